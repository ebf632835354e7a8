; The body of a built-in function of Python (METH_O) that runs a model on one state given by a dictionary of numbers.
;
; Handled here: an exact dict whose items are all inputs of the model, with values that are float, np.float64 or int: all variables
; and either no parameter (where all are known) or all of them. For everything else the result is None, and Python code answers.
;
; `self` is a bytes object whose content is the context, 8-byte fields:
;    0 the content of the context of `rows` (call.ll)   1 the type dict   2 float   3 np.float64   4 int   5 None
;    6 PyDict_GetItem   7 PyDict_Size   8 PyDict_New   9 PyDict_SetItem   10 PyLong_AsDouble   11 PyErr_Occurred   12 PyErr_Clear
;   13 PyDict_Next   14 PyList_SetItem   15 the layout (below)   16 the list of its keys   17 the dict of elements: name → number
;   18 elements of all arrays   19 … for each element its name (0: none) and whether the model reads it, the same for each
;      parameter, then the name of each group
; Places: in an object 8 type; in a float and a np.float64 16 value; in an ndarray 16 data; in a list 24 the address of its items.
;
; The layout of the last dictionary is remembered: its keys, in their order, and the element of each. A dictionary with the same key
; objects in the same order is then read without any look-up. 8-byte fields: 0 number of keys, 1 whether parameters are among
; them, 2 how many more layouts are learnt, 3 … the element of each key.

; stores the number that an object is; false if it is none
define internal i1 @store_number(ptr %context, ptr %item, ptr %place) alwaysinline nounwind {
entry:
  %kind = call ptr @pointer(ptr %item, i64 1)
  %float = call ptr @pointer(ptr %context, i64 2)
  %is.float = icmp eq ptr %kind, %float
  br i1 %is.float, label %double.value, label %maybe.float64
maybe.float64:
  %float64 = call ptr @pointer(ptr %context, i64 3)
  %is.float64 = icmp eq ptr %kind, %float64
  br i1 %is.float64, label %double.value, label %maybe.int
double.value:
  %item.place = getelementptr i8, ptr %item, i64 16
  %value = load double, ptr %item.place
  store double %value, ptr %place
  ret i1 true
maybe.int:
  %int = call ptr @pointer(ptr %context, i64 4)
  %is.int = icmp eq ptr %kind, %int
  br i1 %is.int, label %int.value, label %no
int.value:
  %as.double = call ptr @pointer(ptr %context, i64 10)
  %converted = call double %as.double(ptr %item)
  store double %converted, ptr %place
  %doubtful = fcmp oeq double %converted, -1.0
  br i1 %doubtful, label %int.check, label %yes
int.check:
  %occurred = call ptr @pointer(ptr %context, i64 11)
  %error = call ptr %occurred()
  %fine = icmp eq ptr %error, null
  br i1 %fine, label %yes, label %too.large
too.large:
  %clear = call ptr @pointer(ptr %context, i64 12)
  call void %clear()
  br label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; reads a dictionary of the remembered layout; false if it has another one or a value is no number
define internal i1 @read_layout(ptr %context, ptr %values, ptr %numbers) nounwind {
entry:
  %position = alloca i64
  %key = alloca ptr
  %item = alloca ptr
  store i64 0, ptr %position
  %layout = call ptr @pointer(ptr %context, i64 15)
  %count = call i64 @field(ptr %layout, i64 0)
  %list = call ptr @pointer(ptr %context, i64 16)
  %keys = call ptr @pointer(ptr %list, i64 3)
  %next = call ptr @pointer(ptr %context, i64 13)
  %size.function = call ptr @pointer(ptr %context, i64 7)
  %size = call i64 %size.function(ptr %values)
  %same.size = icmp eq i64 %size, %count
  %some = icmp sgt i64 %count, 0
  %possible = and i1 %same.size, %some
  br i1 %possible, label %step, label %no
step:
  %i = phi i64 [ 0, %entry ], [ %i.next, %stored ]
  %more = call i32 %next(ptr %values, ptr %position, ptr %key, ptr %item)
  %ended = icmp eq i32 %more, 0
  br i1 %ended, label %end, label %compare
end:
  %whole = icmp eq i64 %i, %count
  ret i1 %whole
compare:
  %key.now = load ptr, ptr %key
  %key.then = call ptr @pointer(ptr %keys, i64 %i)
  %same = icmp eq ptr %key.now, %key.then
  br i1 %same, label %store, label %no
store:
  %i.next = add i64 %i, 1
  %at = add i64 %i, 3
  %element = call i64 @field(ptr %layout, i64 %at)
  %place = getelementptr double, ptr %numbers, i64 %element
  %item.now = load ptr, ptr %item
  %right = call i1 @store_number(ptr %context, ptr %item.now, ptr %place)
  br i1 %right, label %stored, label %no
stored:
  %inside = icmp slt i64 %i.next, %count
  br i1 %inside, label %step, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

; remembers the layout of a dictionary whose keys are all names of elements
define internal void @learn(ptr %context, ptr %values, i64 %with.parameters) nounwind {
entry:
  %position = alloca i64
  %key = alloca ptr
  %item = alloca ptr
  store i64 0, ptr %position
  %layout = call ptr @pointer(ptr %context, i64 15)
  %budget = call i64 @field(ptr %layout, i64 2)
  %worth = icmp sgt i64 %budget, 0
  br i1 %worth, label %begin, label %done
begin:
  %left = sub i64 %budget, 1
  %budget.place = getelementptr i64, ptr %layout, i64 2
  store i64 %left, ptr %budget.place
  store i64 0, ptr %layout
  %list = call ptr @pointer(ptr %context, i64 16)
  %set.item = call ptr @pointer(ptr %context, i64 14)
  %slots = call ptr @pointer(ptr %context, i64 17)
  %rows = call ptr @pointer(ptr %context, i64 0)
  %incref = call ptr @pointer(ptr %rows, i64 6)
  %next = call ptr @pointer(ptr %context, i64 13)
  %get = call ptr @pointer(ptr %context, i64 6)
  %as.double = call ptr @pointer(ptr %context, i64 10)
  br label %step
step:
  %i = phi i64 [ 0, %begin ], [ %i.next, %kept ]
  %more = call i32 %next(ptr %values, ptr %position, ptr %key, ptr %item)
  %ended = icmp eq i32 %more, 0
  br i1 %ended, label %end, label %look
look:
  %key.now = load ptr, ptr %key
  %number = call ptr %get(ptr %slots, ptr %key.now)
  %unknown = icmp eq ptr %number, null
  br i1 %unknown, label %done, label %keep
keep:
  %element.double = call double %as.double(ptr %number)
  %element = fptosi double %element.double to i64
  %at = add i64 %i, 3
  %place = getelementptr i64, ptr %layout, i64 %at
  store i64 %element, ptr %place
  call void %incref(ptr %key.now)
  %status = call i32 %set.item(ptr %list, i64 %i, ptr %key.now)
  %set = icmp eq i32 %status, 0
  br i1 %set, label %kept, label %done
kept:
  %i.next = add i64 %i, 1
  br label %step
end:
  store i64 %i, ptr %layout
  %flag.place = getelementptr i64, ptr %layout, i64 1
  store i64 %with.parameters, ptr %flag.place
  br label %done
done:
  ret void
}

; looks up element k; stores its number; adds to the items found. False if the value is missing or no number
define internal i1 @read_number(ptr %context, ptr %values, i64 %k, ptr %numbers, ptr %found) nounwind {
entry:
  %double = mul i64 %k, 2
  %at = add i64 %double, 19
  %name = call ptr @pointer(ptr %context, i64 %at)
  %at.flag = add i64 %at, 1
  %read = call i64 @field(ptr %context, i64 %at.flag)
  %place = getelementptr double, ptr %numbers, i64 %k
  store double 0.0, ptr %place
  %nameless = icmp eq ptr %name, null
  br i1 %nameless, label %yes, label %look
look:
  %get = call ptr @pointer(ptr %context, i64 6)
  %item = call ptr %get(ptr %values, ptr %name)
  %missing = icmp eq ptr %item, null
  br i1 %missing, label %absent, label %type
absent:
  %optional = icmp eq i64 %read, 0
  ret i1 %optional
type:
  %right = call i1 @store_number(ptr %context, ptr %item, ptr %place)
  br i1 %right, label %set, label %no
set:
  %before = load i64, ptr %found
  %after = add i64 %before, 1
  store i64 %after, ptr %found
  br label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

define ptr @named(ptr %self, ptr %values) nounwind {
entry:
  %in = alloca [16 x ptr]
  %out = alloca [16 x ptr]
  %found = alloca i64
  store i64 0, ptr %found
  %context = getelementptr i8, ptr %self, i64 {bytes}
  %rows = call ptr @pointer(ptr %context, i64 0)
  %elements = call i64 @field(ptr %context, i64 18)
  %parameters = call i64 @field(ptr %rows, i64 16)
  %arrays = call i64 @field(ptr %rows, i64 19)
  %groups = call i64 @field(ptr %rows, i64 20)
  %sizes = getelementptr i64, ptr %rows, i64 21
  %table = getelementptr i64, ptr %sizes, i64 %arrays
  %all = add i64 %elements, %parameters
  %room = add i64 %all, 1
  %numbers = alloca double, i64 %room
  %dict = call ptr @pointer(ptr %context, i64 1)
  %kind = call ptr @pointer(ptr %values, i64 1)
  %is.dict = icmp eq ptr %kind, %dict
  %known = call ptr @pointer(ptr %rows, i64 13)
  %has.known = icmp ne ptr %known, null
  br i1 %is.dict, label %remembered, label %none

remembered:
  %by.layout = call i1 @read_layout(ptr %context, ptr %values, ptr %numbers)
  br i1 %by.layout, label %which, label %search
which:
  %layout = call ptr @pointer(ptr %context, i64 15)
  %with.p = call i64 @field(ptr %layout, i64 1)
  %without.p = icmp eq i64 %with.p, 0
  br i1 %without.p, label %inputs, label %constants

search:
  br label %variable
variable:
  %k = phi i64 [ 0, %search ], [ %k.next, %variable.read ]
  %k.more = icmp slt i64 %k, %elements
  br i1 %k.more, label %variable.read, label %variables.done
variable.read:
  %k.next = add i64 %k, 1
  %k.right = call i1 @read_number(ptr %context, ptr %values, i64 %k, ptr %numbers, ptr %found)
  br i1 %k.right, label %variable, label %none

variables.done:
  %size.function = call ptr @pointer(ptr %context, i64 7)
  %size = call i64 %size.function(ptr %values)
  %count = load i64, ptr %found
  %complete = icmp eq i64 %size, %count
  %plain = and i1 %complete, %has.known
  br i1 %plain, label %learn.known, label %parameter.any
learn.known:
  call void @learn(ptr %context, ptr %values, i64 0)
  br label %inputs
parameter.any:
  %has.parameters = icmp sgt i64 %parameters, 0
  br i1 %has.parameters, label %parameter, label %none
parameter:
  %p = phi i64 [ %elements, %parameter.any ], [ %p.next, %parameter.read ]
  %p.more = icmp slt i64 %p, %all
  br i1 %p.more, label %parameter.read, label %parameters.done
parameter.read:
  %p.next = add i64 %p, 1
  %p.right = call i1 @read_number(ptr %context, ptr %values, i64 %p, ptr %numbers, ptr %found)
  br i1 %p.right, label %parameter, label %none
parameters.done:
  %count.all = load i64, ptr %found
  %complete.all = icmp eq i64 %size, %count.all
  br i1 %complete.all, label %learn.all, label %none
learn.all:
  call void @learn(ptr %context, ptr %values, i64 1)
  br label %constants
constants:
  %p.data = getelementptr double, ptr %numbers, i64 %elements
  %c.made = call ptr @constants(ptr %p.data, ptr %rows)
  br label %inputs

inputs:
  %c = phi ptr [ %known, %which ], [ %known, %learn.known ], [ %c.made, %constants ]
  br label %input
input:
  %i = phi i64 [ 0, %inputs ], [ %i.next, %input.set ]
  %offset = phi i64 [ 0, %inputs ], [ %offset.next, %input.set ]
  %i.more = icmp slt i64 %i, %arrays
  br i1 %i.more, label %input.set, label %results
input.set:
  %data = getelementptr double, ptr %numbers, i64 %offset
  %in.i = getelementptr ptr, ptr %in, i64 %i
  store ptr %data, ptr %in.i
  %length = call i64 @field(ptr %sizes, i64 %i)
  %offset.next = add i64 %offset, %length
  %i.next = add i64 %i, 1
  br label %input

results:
  %new.dict = call ptr @pointer(ptr %context, i64 8)
  %result = call ptr %new.dict()
  %failed = icmp eq ptr %result, null
  br i1 %failed, label %nothing, label %group
group:
  %g = phi i64 [ 0, %results ], [ %g.next, %group.kept ]
  %g.more = icmp slt i64 %g, %groups
  br i1 %g.more, label %group.new, label %run
group.new:
  %g.offset = mul i64 %g, 5
  %shape = getelementptr i64, ptr %table, i64 %g.offset
  %array = call ptr @new_array(ptr %rows, ptr %shape, i64 -1)
  %no.array = icmp eq ptr %array, null
  br i1 %no.array, label %release, label %group.set
group.set:
  %array.data = call ptr @pointer(ptr %array, i64 2)
  %out.g = getelementptr ptr, ptr %out, i64 %g
  store ptr %array.data, ptr %out.g
  %names.end = mul i64 %all, 2
  %g.first = add i64 %names.end, 19
  %g.at = add i64 %g.first, %g
  %g.name = call ptr @pointer(ptr %context, i64 %g.at)
  %set.item = call ptr @pointer(ptr %context, i64 9)
  %status = call i32 %set.item(ptr %result, ptr %g.name, ptr %array)
  %decref = call ptr @pointer(ptr %rows, i64 7)
  call void %decref(ptr %array)
  %not.set = icmp ne i32 %status, 0
  br i1 %not.set, label %release, label %group.kept
group.kept:
  %g.next = add i64 %g, 1
  br label %group
release:
  %decref.dict = call ptr @pointer(ptr %rows, i64 7)
  call void %decref.dict(ptr %result)
  br label %nothing
nothing:
  ret ptr null

run:
  %single = call ptr @pointer(ptr %rows, i64 10)
  call void %single(ptr %in, ptr %c, ptr %out)
  ret ptr %result

none:
  %no.result = call ptr @pointer(ptr %context, i64 5)
  %incref = call ptr @pointer(ptr %rows, i64 6)
  call void %incref(ptr %no.result)
  ret ptr %no.result
}
