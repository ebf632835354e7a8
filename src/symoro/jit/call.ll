; The body of a built-in function of Python (METH_FASTCALL | METH_KEYWORDS) that runs a model on NumPy arrays.
;
; Handled here: exact ndarrays of native float64, aligned and C-contiguous, one row (n) or many rows (m, n) each; the parameter
; vector p; `out=` for a single state and one output group. Everything else, errors too, goes to the Python function `slow`.
;
; `self` is a bytes object whose content is the context, 8-byte fields:
;    0 the type ndarray    1 the dtype float64   2 PyArray_NewFromDescr   3 PyObject_Vectorcall   4 PyTuple_New   5 PyTuple_SetItem
;    6 Py_IncRef           7 Py_DecRef           8 slow                   9 the string "out"     10 single        11 pre
;   12 place of the address of rows, 0 until it is compiled
;   13 constants of the known parameters, 0 where some are not known
;   14 constants of the parameters given last   15 those parameters
;   16 number of parameters   17 least rows of a batch   18 most rows of a batch   19 arrays   20 groups
;   21 … the length of each array, then for each group its number of axes and four lengths
; Places in a bytes object and in an ndarray: {bytes} the content; 8 type; 16 data; 24 axes; 32 lengths; 56 dtype; 64 flags.

define internal i64 @field(ptr %context, i64 %k) alwaysinline nounwind {
  %place = getelementptr i64, ptr %context, i64 %k
  %value = load i64, ptr %place
  ret i64 %value
}

define internal ptr @pointer(ptr %context, i64 %k) alwaysinline nounwind {
  %place = getelementptr ptr, ptr %context, i64 %k
  %value = load ptr, ptr %place
  ret ptr %value
}

; -2: not an array that is handled here; -1: one row of `size`; otherwise the number of rows
define internal i64 @rows_of(ptr %x, ptr %context, i64 %size) alwaysinline nounwind {
entry:
  %ndarray = call ptr @pointer(ptr %context, i64 0)
  %float64 = call ptr @pointer(ptr %context, i64 1)
  %type = call ptr @pointer(ptr %x, i64 1)
  %right.type = icmp eq ptr %type, %ndarray
  br i1 %right.type, label %array, label %no
array:
  %dtype = call ptr @pointer(ptr %x, i64 7)
  %right.dtype = icmp eq ptr %dtype, %float64
  %flags.place = getelementptr i8, ptr %x, i64 64
  %flags = load i32, ptr %flags.place
  %needed = and i32 %flags, 257 ; C-contiguous, aligned
  %right.flags = icmp eq i32 %needed, 257
  %right = and i1 %right.dtype, %right.flags
  br i1 %right, label %shape, label %no
shape:
  %axes.place = getelementptr i8, ptr %x, i64 24
  %axes = load i32, ptr %axes.place
  %lengths = call ptr @pointer(ptr %x, i64 4)
  switch i32 %axes, label %no [ i32 1, label %one
                                i32 2, label %many ]
one:
  %length = call i64 @field(ptr %lengths, i64 0)
  %right.length = icmp eq i64 %length, %size
  %found = select i1 %right.length, i64 -1, i64 -2
  ret i64 %found
many:
  %rows = call i64 @field(ptr %lengths, i64 0)
  %width = call i64 @field(ptr %lengths, i64 1)
  %right.width = icmp eq i64 %width, %size
  %found.many = select i1 %right.width, i64 %rows, i64 -2
  ret i64 %found.many
no:
  ret i64 -2
}

; whether `out` is a writable array of exactly the group's shape
define internal i1 @fits(ptr %out, ptr %context, ptr %group) alwaysinline nounwind {
entry:
  %ndarray = call ptr @pointer(ptr %context, i64 0)
  %float64 = call ptr @pointer(ptr %context, i64 1)
  %type = call ptr @pointer(ptr %out, i64 1)
  %right.type = icmp eq ptr %type, %ndarray
  br i1 %right.type, label %array, label %no
array:
  %dtype = call ptr @pointer(ptr %out, i64 7)
  %right.dtype = icmp eq ptr %dtype, %float64
  %flags.place = getelementptr i8, ptr %out, i64 64
  %flags = load i32, ptr %flags.place
  %needed = and i32 %flags, 1281 ; C-contiguous, aligned, writable
  %right.flags = icmp eq i32 %needed, 1281
  %axes.place = getelementptr i8, ptr %out, i64 24
  %axes32 = load i32, ptr %axes.place
  %axes = zext i32 %axes32 to i64
  %wanted = call i64 @field(ptr %group, i64 0)
  %right.axes = icmp eq i64 %axes, %wanted
  %right.both = and i1 %right.dtype, %right.flags
  %right = and i1 %right.both, %right.axes
  br i1 %right, label %axis, label %no
axis:
  %k = phi i64 [ 0, %array ], [ %k.next, %length ]
  %more = icmp slt i64 %k, %axes
  br i1 %more, label %length, label %yes
length:
  %k.next = add i64 %k, 1
  %lengths = call ptr @pointer(ptr %out, i64 4)
  %found = call i64 @field(ptr %lengths, i64 %k)
  %expected = call i64 @field(ptr %group, i64 %k.next)
  %same = icmp eq i64 %found, %expected
  br i1 %same, label %axis, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; whether `out`, of the group's shape, shares no memory with the inputs: results are stored while inputs are still read
define internal i1 @apart(ptr %out, ptr %group, ptr %in, ptr %sizes, i64 %arrays) nounwind {
entry:
  %axes = call i64 @field(ptr %group, i64 0)
  %begin = call i64 @field(ptr %out, i64 2)
  br label %axis
axis:
  %k = phi i64 [ 0, %entry ], [ %k.next, %length ]
  %bytes = phi i64 [ 8, %entry ], [ %bytes.next, %length ]
  %more = icmp slt i64 %k, %axes
  br i1 %more, label %length, label %measured
length:
  %k.next = add i64 %k, 1
  %value = call i64 @field(ptr %group, i64 %k.next)
  %bytes.next = mul i64 %bytes, %value
  br label %axis
measured:
  %end = add i64 %begin, %bytes
  br label %input
input:
  %i = phi i64 [ 0, %measured ], [ %i.next, %compare ]
  %i.more = icmp slt i64 %i, %arrays
  br i1 %i.more, label %compare, label %yes
compare:
  %i.next = add i64 %i, 1
  %x = call i64 @field(ptr %in, i64 %i)
  %x.size = call i64 @field(ptr %sizes, i64 %i)
  %x.bytes = mul i64 %x.size, 8
  %x.end = add i64 %x, %x.bytes
  %before = icmp ule i64 %x.end, %begin
  %after = icmp uge i64 %x, %end
  %clear = or i1 %before, %after
  br i1 %clear, label %input, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; the constants of the parameter vector x: those of the last call, or made anew
define internal ptr @constants(ptr %x, ptr %context) alwaysinline nounwind {
entry:
  %n = call i64 @field(ptr %context, i64 16)
  %c = call ptr @pointer(ptr %context, i64 14)
  %last = call ptr @pointer(ptr %context, i64 15)
  br label %compare
compare:
  %k = phi i64 [ 0, %entry ], [ %k.next, %compare ]
  %differ = phi i64 [ 0, %entry ], [ %differ.next, %compare ]
  %new.k = call i64 @field(ptr %x, i64 %k)
  %old.k = call i64 @field(ptr %last, i64 %k)
  %change = xor i64 %new.k, %old.k
  %differ.next = or i64 %differ, %change
  %k.next = add i64 %k, 1
  %more = icmp slt i64 %k.next, %n
  br i1 %more, label %compare, label %decide
decide:
  %same = icmp eq i64 %differ.next, 0
  br i1 %same, label %done, label %copy
copy:
  %j = phi i64 [ 0, %decide ], [ %j.next, %copy ]
  %value = call i64 @field(ptr %x, i64 %j)
  %place = getelementptr i64, ptr %last, i64 %j
  store i64 %value, ptr %place
  %j.next = add i64 %j, 1
  %j.more = icmp slt i64 %j.next, %n
  br i1 %j.more, label %copy, label %make
make:
  %pre = call ptr @pointer(ptr %context, i64 11)
  call void %pre(ptr %last, ptr %c)
  br label %done
done:
  ret ptr %c
}

; a new array for the group, for one state (rows -1) or many
define internal ptr @new_array(ptr %context, ptr %group, i64 %rows) nounwind {
entry:
  %lengths = alloca [6 x i64]
  %axes = call i64 @field(ptr %group, i64 0)
  %batch = icmp sge i64 %rows, 0
  %shift = zext i1 %batch to i64
  store i64 %rows, ptr %lengths
  br label %axis
axis:
  %k = phi i64 [ 0, %entry ], [ %k.next, %length ]
  %more = icmp slt i64 %k, %axes
  br i1 %more, label %length, label %make
length:
  %k.next = add i64 %k, 1
  %value = call i64 @field(ptr %group, i64 %k.next)
  %at = add i64 %k, %shift
  %place = getelementptr i64, ptr %lengths, i64 %at
  store i64 %value, ptr %place
  br label %axis
make:
  %all = add i64 %axes, %shift
  %all32 = trunc i64 %all to i32
  %ndarray = call ptr @pointer(ptr %context, i64 0)
  %float64 = call ptr @pointer(ptr %context, i64 1)
  %incref = call ptr @pointer(ptr %context, i64 6)
  %new = call ptr @pointer(ptr %context, i64 2)
  call void %incref(ptr %float64)
  %array = call ptr %new(ptr %ndarray, ptr %float64, i32 %all32, ptr %lengths, ptr null, ptr null, i32 0, ptr null)
  ret ptr %array
}

define ptr @call(ptr %self, ptr %args, i64 %given, ptr %keywords) nounwind {
entry:
  %in = alloca [16 x ptr]
  %steps = alloca [16 x i64]
  %out = alloca [16 x ptr]
  %context = getelementptr i8, ptr %self, i64 {bytes}
  %parameters = call i64 @field(ptr %context, i64 16)
  %arrays = call i64 @field(ptr %context, i64 19)
  %groups = call i64 @field(ptr %context, i64 20)
  %sizes = getelementptr i64, ptr %context, i64 21
  %table = getelementptr i64, ptr %sizes, i64 %arrays
  %extra = sub i64 %given, %arrays
  switch i64 %extra, label %slow [ i64 0, label %known
                                   i64 1, label %with.p ]
known:
  %default = call ptr @pointer(ptr %context, i64 13)
  %no.default = icmp eq ptr %default, null
  br i1 %no.default, label %slow, label %argument
with.p:
  %none = icmp eq i64 %parameters, 0
  br i1 %none, label %slow, label %argument

argument:
  %k = phi i64 [ 0, %known ], [ 0, %with.p ], [ %k.next, %argument.set ]
  %rows = phi i64 [ -1, %known ], [ -1, %with.p ], [ %rows.next, %argument.set ]
  %k.more = icmp slt i64 %k, %arrays
  br i1 %k.more, label %argument.one, label %arguments.done
argument.one:
  %x = call ptr @pointer(ptr %args, i64 %k)
  %size = call i64 @field(ptr %sizes, i64 %k)
  %found = call i64 @rows_of(ptr %x, ptr %context, i64 %size)
  %bad = icmp eq i64 %found, -2
  br i1 %bad, label %slow, label %argument.rows
argument.rows:
  %one = icmp eq i64 %found, -1
  %first = icmp eq i64 %rows, -1
  %same = icmp eq i64 %rows, %found
  %fine.some = or i1 %one, %first
  %fine = or i1 %fine.some, %same
  br i1 %fine, label %argument.set, label %slow
argument.set:
  %rows.next = select i1 %one, i64 %rows, i64 %found
  %width = mul i64 %size, 8
  %step = select i1 %one, i64 0, i64 %width
  %data = call ptr @pointer(ptr %x, i64 2)
  %in.k = getelementptr ptr, ptr %in, i64 %k
  store ptr %data, ptr %in.k
  %steps.k = getelementptr i64, ptr %steps, i64 %k
  store i64 %step, ptr %steps.k
  %k.next = add i64 %k, 1
  br label %argument

arguments.done:
  %single = icmp eq i64 %rows, -1
  br i1 %single, label %keyword, label %batch
batch:
  %least = call i64 @field(ptr %context, i64 17)
  %most = call i64 @field(ptr %context, i64 18)
  %enough = icmp sge i64 %rows, %least
  %not.many = icmp sle i64 %rows, %most
  %place = call ptr @pointer(ptr %context, i64 12)
  %kernel = load ptr, ptr %place
  %ready = icmp ne ptr %kernel, null
  %no.keyword = icmp eq ptr %keywords, null
  %sized = and i1 %enough, %not.many
  %able = and i1 %ready, %no.keyword
  %here = and i1 %sized, %able
  br i1 %here, label %parameter, label %slow
keyword:
  %plain = icmp eq ptr %keywords, null
  br i1 %plain, label %parameter, label %out.name
out.name:
  %tuple.length = call i64 @field(ptr %keywords, i64 2)
  %one.keyword = icmp eq i64 %tuple.length, 1
  %one.group = icmp eq i64 %groups, 1
  %one.each = and i1 %one.keyword, %one.group
  br i1 %one.each, label %out.which, label %slow
out.which:
  %name = call ptr @pointer(ptr %keywords, i64 {tuple})
  %out.string = call ptr @pointer(ptr %context, i64 9)
  %is.out = icmp eq ptr %name, %out.string
  br i1 %is.out, label %out.array, label %slow
out.array:
  %array.given = call ptr @pointer(ptr %args, i64 %given)
  %array.fits = call i1 @fits(ptr %array.given, ptr %context, ptr %table)
  br i1 %array.fits, label %out.apart, label %slow
out.apart:
  %array.apart = call i1 @apart(ptr %array.given, ptr %table, ptr %in, ptr %sizes, i64 %arrays)
  br i1 %array.apart, label %parameter, label %slow

parameter:
  %target = phi ptr [ null, %batch ], [ null, %keyword ], [ %array.given, %out.apart ]
  %has.p = icmp eq i64 %extra, 1
  br i1 %has.p, label %parameter.read, label %parameter.known
parameter.known:
  %c.known = call ptr @pointer(ptr %context, i64 13)
  br label %results
parameter.read:
  %p = call ptr @pointer(ptr %args, i64 %arrays)
  %p.found = call i64 @rows_of(ptr %p, ptr %context, i64 %parameters)
  %p.one = icmp eq i64 %p.found, -1
  br i1 %p.one, label %parameter.use, label %slow
parameter.use:
  %p.data = call ptr @pointer(ptr %p, i64 2)
  %c.made = call ptr @constants(ptr %p.data, ptr %context)
  br label %results

results:
  %c = phi ptr [ %c.known, %parameter.known ], [ %c.made, %parameter.use ]
  %reuse = icmp ne ptr %target, null
  br i1 %reuse, label %results.reuse, label %results.new
results.reuse:
  %incref = call ptr @pointer(ptr %context, i64 6)
  call void %incref(ptr %target)
  %target.data = call ptr @pointer(ptr %target, i64 2)
  store ptr %target.data, ptr %out
  br label %run
results.new:
  %several = icmp ne i64 %groups, 1
  br i1 %several, label %tuple, label %array
array:
  %array.new = call ptr @new_array(ptr %context, ptr %table, i64 %rows)
  %array.failed = icmp eq ptr %array.new, null
  br i1 %array.failed, label %failed, label %array.set
array.set:
  %array.data = call ptr @pointer(ptr %array.new, i64 2)
  store ptr %array.data, ptr %out
  br label %run
tuple:
  %new.tuple = call ptr @pointer(ptr %context, i64 4)
  %tuple.new = call ptr %new.tuple(i64 %groups)
  %tuple.failed = icmp eq ptr %tuple.new, null
  br i1 %tuple.failed, label %failed, label %item
item:
  %g = phi i64 [ 0, %tuple ], [ %g.next, %item.set ]
  %g.more = icmp slt i64 %g, %groups
  br i1 %g.more, label %item.new, label %run
item.new:
  %g.offset = mul i64 %g, 5
  %group = getelementptr i64, ptr %table, i64 %g.offset
  %item.array = call ptr @new_array(ptr %context, ptr %group, i64 %rows)
  %item.failed = icmp eq ptr %item.array, null
  br i1 %item.failed, label %release, label %item.set
item.set:
  %item.data = call ptr @pointer(ptr %item.array, i64 2)
  %out.g = getelementptr ptr, ptr %out, i64 %g
  store ptr %item.data, ptr %out.g
  %set.item = call ptr @pointer(ptr %context, i64 5)
  %set = call i32 %set.item(ptr %tuple.new, i64 %g, ptr %item.array)
  %g.next = add i64 %g, 1
  br label %item
release:
  %decref = call ptr @pointer(ptr %context, i64 7)
  call void %decref(ptr %tuple.new)
  ret ptr null
failed:
  ret ptr null

run:
  %result = phi ptr [ %target, %results.reuse ], [ %array.new, %array.set ], [ %tuple.new, %item ]
  br i1 %single, label %run.single, label %run.batch
run.single:
  %kernel.single = call ptr @pointer(ptr %context, i64 10)
  call void %kernel.single(ptr %in, ptr %c, ptr %out)
  ret ptr %result
run.batch:
  %rows.place = call ptr @pointer(ptr %context, i64 12)
  %kernel.rows = load ptr, ptr %rows.place
  call void %kernel.rows(i64 %rows, ptr %in, ptr %steps, ptr %c, ptr %out)
  ret ptr %result

slow:
  %vectorcall = call ptr @pointer(ptr %context, i64 3)
  %slow.function = call ptr @pointer(ptr %context, i64 8)
  %slow.result = call ptr %vectorcall(ptr %slow.function, ptr %args, i64 %given, ptr %keywords)
  ret ptr %slow.result
}
