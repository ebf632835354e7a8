; A batch whose inputs and outputs lie in memory in any way: columns that are not contiguous go through a buffer that stays in
; the first-level cache, 64 states at a time; contiguous ones are read and written where they are.
;
;   n                  states
;   in, steps, inputs  a pointer and the bytes from state to state for each of `inputs` columns (0: one value for all)
;   out, outsteps, outputs   the same for the results
;   c                  constants of the run-once part
;   kernel             void (n, in, c, out) on contiguous columns, n >= 8
;   buffer             64 doubles per column, inputs first
;   places             a pointer per column, inputs first

define internal void @copy(i64 %n, ptr %from, i64 %fromstep, ptr %to, i64 %tostep) nounwind {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %source = phi ptr [ %from, %entry ], [ %source.next, %loop ]
  %goal = phi ptr [ %to, %entry ], [ %goal.next, %loop ]
  %x = load double, ptr %source
  store double %x, ptr %goal
  %source.next = getelementptr i8, ptr %source, i64 %fromstep
  %goal.next = getelementptr i8, ptr %goal, i64 %tostep
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}

define void @strided(i64 %n, ptr %in, ptr %steps, i64 %inputs, ptr %out, ptr %outsteps, i64 %outputs, ptr %c, ptr %kernel, ptr %buffer, ptr %places) nounwind {
entry:
  %outplaces = getelementptr ptr, ptr %places, i64 %inputs
  %half = mul i64 %inputs, 512
  %outbuffer = getelementptr i8, ptr %buffer, i64 %half
  br label %chunk

chunk:
  %first = phi i64 [ 0, %entry ], [ %first.next, %written ]
  %left = sub i64 %n, %first
  %m = call i64 @llvm.smin.i64(i64 %left, i64 64)
  %whole = call i64 @llvm.smax.i64(i64 %m, i64 8)
  %enough = icmp sge i64 %m, 8
  br label %input

input:
  %j = phi i64 [ 0, %chunk ], [ %j.next, %input.next ]
  %j.more = icmp slt i64 %j, %inputs
  br i1 %j.more, label %input.one, label %prepare
input.one:
  %in.j = getelementptr ptr, ptr %in, i64 %j
  %steps.j = getelementptr i64, ptr %steps, i64 %j
  %base = load ptr, ptr %in.j
  %step = load i64, ptr %steps.j
  %away = mul i64 %first, %step
  %from = getelementptr i8, ptr %base, i64 %away
  %places.j = getelementptr ptr, ptr %places, i64 %j
  %contiguous = icmp eq i64 %step, 8
  %direct = and i1 %contiguous, %enough
  br i1 %direct, label %input.direct, label %input.copy
input.direct:
  store ptr %from, ptr %places.j
  br label %input.next
input.copy:
  %offset = mul i64 %j, 512
  %to = getelementptr i8, ptr %buffer, i64 %offset
  store ptr %to, ptr %places.j
  call void @copy(i64 %m, ptr %from, i64 %step, ptr %to, i64 8)
  br label %input.next
input.next:
  %j.next = add i64 %j, 1
  br label %input

prepare:
  %k = phi i64 [ 0, %input ], [ %k.next, %prepare.next ]
  %k.more = icmp slt i64 %k, %outputs
  br i1 %k.more, label %prepare.one, label %run
prepare.one:
  %out.k = getelementptr ptr, ptr %out, i64 %k
  %outsteps.k = getelementptr i64, ptr %outsteps, i64 %k
  %outbase = load ptr, ptr %out.k
  %outstep = load i64, ptr %outsteps.k
  %outaway = mul i64 %first, %outstep
  %goal = getelementptr i8, ptr %outbase, i64 %outaway
  %k.offset = mul i64 %k, 512
  %spare = getelementptr i8, ptr %outbuffer, i64 %k.offset
  %outcontiguous = icmp eq i64 %outstep, 8
  %outdirect = and i1 %outcontiguous, %enough
  %place = select i1 %outdirect, ptr %goal, ptr %spare
  %outplaces.k = getelementptr ptr, ptr %outplaces, i64 %k
  store ptr %place, ptr %outplaces.k
  br label %prepare.next
prepare.next:
  %k.next = add i64 %k, 1
  br label %prepare

run:
  call void %kernel(i64 %whole, ptr %places, ptr %c, ptr %outplaces)
  br label %output

output:
  %l = phi i64 [ 0, %run ], [ %l.next, %output.next ]
  %l.more = icmp slt i64 %l, %outputs
  br i1 %l.more, label %output.one, label %written
output.one:
  %out.l = getelementptr ptr, ptr %out, i64 %l
  %outsteps.l = getelementptr i64, ptr %outsteps, i64 %l
  %l.base = load ptr, ptr %out.l
  %l.step = load i64, ptr %outsteps.l
  %l.away = mul i64 %first, %l.step
  %l.goal = getelementptr i8, ptr %l.base, i64 %l.away
  %outplaces.l = getelementptr ptr, ptr %outplaces, i64 %l
  %l.place = load ptr, ptr %outplaces.l
  %there = icmp eq ptr %l.place, %l.goal
  br i1 %there, label %output.next, label %output.copy
output.copy:
  call void @copy(i64 %m, ptr %l.place, i64 8, ptr %l.goal, i64 %l.step)
  br label %output.next
output.next:
  %l.next = add i64 %l, 1
  br label %output

written:
  %first.next = add i64 %first, %m
  %more = icmp slt i64 %first.next, %n
  br i1 %more, label %chunk, label %done
done:
  ret void
}

declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
