; sha256 of inverse.c near_singular.c linear.c shared.c general.c sliding.c solve.c solvers.c: f13e4f46bcea4061813c402b49b059b19d9dc36776d64a6d0e18283aedb00724
%struct.list = type { ptr, ptr, i32, i32, [64 x double], [64 x double] }
%struct.curve_point = type { [6 x double], [6 x double], [6 x double], double, double, double }
@eliminate.order = internal unnamed_addr constant [8 x i32] [i32 0, i32 1, i32 3, i32 4, i32 6, i32 7, i32 2, i32 5], align 16
@reduce.pair = internal unnamed_addr constant [4 x i32] [i32 0, i32 3, i32 8, i32 11], align 16
define i64 @rigid_poses(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %8, label %40
5:                                                ; preds = %37
  %6 = add nuw nsw i64 %10, 1
  %7 = icmp eq i64 %6, %0
  br i1 %7, label %40, label %8
8:                                                ; preds = %3, %5
  %9 = phi i64 [ %39, %5 ], [ undef, %3 ]
  %10 = phi i64 [ %6, %5 ], [ 0, %3 ]
  %11 = shl nsw i64 %10, 4
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %2, i64 %11
  %14 = tail call fastcc i32 @rigid(ptr noundef %12, ptr noundef %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %37, label %16
16:                                               ; preds = %8
  %17 = getelementptr inbounds i8, ptr %12, i64 96
  %18 = load double, ptr %17, align 8
  %19 = tail call reassoc nsz contract double @llvm.fabs.f64(double %18)
  %20 = getelementptr inbounds i8, ptr %12, i64 104
  %21 = load double, ptr %20, align 8
  %22 = tail call reassoc nsz contract double @llvm.fabs.f64(double %21)
  %23 = fadd reassoc nsz contract double %22, %19
  %24 = getelementptr inbounds i8, ptr %12, i64 112
  %25 = load double, ptr %24, align 8
  %26 = tail call reassoc nsz contract double @llvm.fabs.f64(double %25)
  %27 = fadd reassoc nsz contract double %23, %26
  %28 = getelementptr inbounds i8, ptr %12, i64 120
  %29 = load double, ptr %28, align 8
  %30 = fadd reassoc nsz contract double %29, -1.000000e+00
  %31 = tail call reassoc nsz contract double @llvm.fabs.f64(double %30)
  %32 = fadd reassoc nsz contract double %27, %31
  %33 = fcmp reassoc nsz contract olt double %32, 0x3EB0C6F7A0B5ED8D
  br i1 %33, label %34, label %37
34:                                               ; preds = %16
  %35 = getelementptr inbounds i8, ptr %13, i64 96
  %36 = getelementptr inbounds i8, ptr %13, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %35, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %36, align 8
  br label %37
37:                                               ; preds = %8, %16, %34
  %38 = phi i1 [ true, %34 ], [ false, %16 ], [ false, %8 ]
  %39 = phi i64 [ %9, %34 ], [ %10, %16 ], [ %10, %8 ]
  br i1 %38, label %5, label %40
40:                                               ; preds = %37, %5, %3
  %41 = phi i64 [ -1, %3 ], [ %39, %37 ], [ -1, %5 ]
  ret i64 %41
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define internal fastcc i32 @rigid(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca [9 x double], align 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %1, ptr noundef nonnull align 8 dereferenceable(96) %0, i64 96, i1 false)
  br label %7
4:                                                ; preds = %93
  %5 = add nuw nsw i32 %8, 1
  %6 = icmp eq i32 %5, 3
  br i1 %6, label %96, label %7
7:                                                ; preds = %2, %4
  %8 = phi i32 [ 0, %2 ], [ %5, %4 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3)
  br label %9
9:                                                ; preds = %7, %23
  %10 = phi i64 [ 0, %7 ], [ %24, %23 ]
  %11 = phi double [ 0.000000e+00, %7 ], [ %51, %23 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %10
  %13 = load double, ptr %12, align 8
  %14 = or disjoint i64 %10, 4
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = or disjoint i64 %10, 8
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = mul nuw nsw i64 %10, 3
  br label %26
21:                                               ; preds = %23
  %22 = fcmp reassoc nsz contract ugt double %51, 0x3EB0C6F7A0B5ED8D
  br i1 %22, label %93, label %54
23:                                               ; preds = %26
  %24 = add nuw nsw i64 %10, 1
  %25 = icmp eq i64 %24, 3
  br i1 %25, label %21, label %9
26:                                               ; preds = %9, %26
  %27 = phi i64 [ 0, %9 ], [ %52, %26 ]
  %28 = phi double [ %11, %9 ], [ %51, %26 ]
  %29 = getelementptr inbounds double, ptr %1, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fmul reassoc nsz contract double %30, %13
  %32 = or disjoint i64 %27, 4
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fmul reassoc nsz contract double %34, %16
  %36 = or disjoint i64 %27, 8
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul reassoc nsz contract double %38, %19
  %40 = icmp eq i64 %10, %27
  %41 = uitofp i1 %40 to double
  %42 = fsub reassoc nsz contract double %31, %41
  %43 = fadd reassoc nsz contract double %42, %35
  %44 = fadd reassoc nsz contract double %43, %39
  %45 = add nuw nsw i64 %27, %20
  %46 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %45
  store double %44, ptr %46, align 8
  %47 = tail call reassoc nsz contract double @llvm.fabs.f64(double %44)
  %48 = fcmp reassoc nsz contract ogt double %47, %28
  %49 = fcmp reassoc nsz contract uno double %44, 0.000000e+00
  %50 = select i1 %48, i1 true, i1 %49
  %51 = select reassoc nsz contract i1 %50, double %47, double %28
  %52 = add nuw nsw i64 %27, 1
  %53 = icmp eq i64 %52, 3
  br i1 %53, label %23, label %26
54:                                               ; preds = %21
  %55 = fcmp reassoc nsz contract ugt double %51, 1.000000e-13
  br i1 %55, label %56, label %93
56:                                               ; preds = %54, %69
  %57 = phi i64 [ %70, %69 ], [ 0, %54 ]
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = or disjoint i64 %57, 1
  %61 = getelementptr inbounds double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = or disjoint i64 %57, 2
  %64 = getelementptr inbounds double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul reassoc nsz contract double %65, 5.000000e-01
  %67 = fmul reassoc nsz contract double %59, 5.000000e-01
  %68 = fmul reassoc nsz contract double %62, 5.000000e-01
  br label %72
69:                                               ; preds = %72
  %70 = add nuw nsw i64 %57, 4
  %71 = icmp ult i64 %57, 8
  br i1 %71, label %56, label %93
72:                                               ; preds = %56, %72
  %73 = phi i64 [ 0, %56 ], [ %91, %72 ]
  %74 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fmul reassoc nsz contract double %75, %67
  %77 = add nuw nsw i64 %73, 3
  %78 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul reassoc nsz contract double %79, %68
  %81 = fadd reassoc nsz contract double %80, %76
  %82 = add nuw nsw i64 %73, 6
  %83 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul reassoc nsz contract double %84, %66
  %86 = fadd reassoc nsz contract double %81, %85
  %87 = or disjoint i64 %73, %57
  %88 = getelementptr inbounds double, ptr %1, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub reassoc nsz contract double %89, %86
  store double %90, ptr %88, align 8
  %91 = add nuw nsw i64 %73, 1
  %92 = icmp eq i64 %91, 3
  br i1 %92, label %69, label %72
93:                                               ; preds = %69, %54, %21
  %94 = phi i1 [ false, %21 ], [ false, %54 ], [ true, %69 ]
  %95 = phi i32 [ 1, %21 ], [ 2, %54 ], [ 0, %69 ]
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3)
  br i1 %94, label %4, label %96
96:                                               ; preds = %4, %93
  %97 = phi i32 [ %95, %93 ], [ 2, %4 ]
  %98 = icmp eq i32 %97, 2
  br i1 %98, label %99, label %146
99:                                               ; preds = %96
  %100 = load double, ptr %1, align 8
  %101 = getelementptr inbounds i8, ptr %1, i64 40
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %1, i64 80
  %104 = load double, ptr %103, align 8
  %105 = fmul reassoc nsz contract double %104, %102
  %106 = getelementptr inbounds i8, ptr %1, i64 48
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %1, i64 72
  %109 = load double, ptr %108, align 8
  %110 = fmul reassoc nsz contract double %109, %107
  %111 = fsub reassoc nsz contract double %105, %110
  %112 = fmul reassoc nsz contract double %111, %100
  %113 = getelementptr inbounds i8, ptr %1, i64 8
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds i8, ptr %1, i64 32
  %116 = load double, ptr %115, align 8
  %117 = fmul reassoc nsz contract double %116, %104
  %118 = getelementptr inbounds i8, ptr %1, i64 64
  %119 = load double, ptr %118, align 8
  %120 = fmul reassoc nsz contract double %119, %107
  %121 = fsub reassoc nsz contract double %120, %117
  %122 = fmul reassoc nsz contract double %121, %114
  %123 = getelementptr inbounds i8, ptr %1, i64 16
  %124 = load double, ptr %123, align 8
  %125 = fmul reassoc nsz contract double %116, %109
  %126 = fmul reassoc nsz contract double %119, %102
  %127 = fsub reassoc nsz contract double %125, %126
  %128 = fmul reassoc nsz contract double %127, %124
  %129 = fadd reassoc nsz contract double %128, %112
  %130 = fadd reassoc nsz contract double %129, %122
  %131 = fcmp reassoc nsz contract ogt double %130, 0.000000e+00
  br i1 %131, label %132, label %146
132:                                              ; preds = %99
  %133 = getelementptr inbounds i8, ptr %1, i64 24
  %134 = load double, ptr %133, align 8
  %135 = tail call reassoc nsz contract double @llvm.fabs.f64(double %134)
  %136 = getelementptr inbounds i8, ptr %1, i64 56
  %137 = load double, ptr %136, align 8
  %138 = tail call reassoc nsz contract double @llvm.fabs.f64(double %137)
  %139 = fadd reassoc nsz contract double %138, %135
  %140 = getelementptr inbounds i8, ptr %1, i64 88
  %141 = load double, ptr %140, align 8
  %142 = tail call reassoc nsz contract double @llvm.fabs.f64(double %141)
  %143 = fadd reassoc nsz contract double %139, %142
  %144 = fcmp reassoc nsz contract olt double %143, 1.000000e+300
  %145 = zext i1 %144 to i32
  br label %146
146:                                              ; preds = %99, %132, %96
  %147 = phi i32 [ 0, %96 ], [ 0, %99 ], [ %145, %132 ]
  ret i32 %147
}
declare double @llvm.fabs.f64(double)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define void @closed_one(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = alloca [64 x i64], align 16
  %5 = alloca [16 x double], align 16
  %6 = alloca [576 x double], align 16
  %7 = alloca [64 x i8], align 16
  %8 = alloca [1 x ptr], align 8
  %9 = alloca [4 x ptr], align 16
  %10 = load ptr, ptr %1, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 24
  %14 = load ptr, ptr %13, align 8
  %15 = ptrtoint ptr %14 to i64
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  %16 = load double, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7)
  %17 = getelementptr inbounds i8, ptr %2, i64 16
  %18 = load ptr, ptr %17, align 8
  store double -1.000000e+00, ptr %18, align 8
  %19 = load ptr, ptr %0, align 8
  %20 = call fastcc i32 @rigid(ptr noundef readonly %19, ptr noundef nonnull %5)
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %74, label %22
22:                                               ; preds = %3
  %23 = getelementptr inbounds i8, ptr %19, i64 96
  %24 = load double, ptr %23, align 8
  %25 = tail call reassoc nsz contract double @llvm.fabs.f64(double %24)
  %26 = getelementptr inbounds i8, ptr %19, i64 104
  %27 = load double, ptr %26, align 8
  %28 = tail call reassoc nsz contract double @llvm.fabs.f64(double %27)
  %29 = fadd reassoc nsz contract double %28, %25
  %30 = getelementptr inbounds i8, ptr %19, i64 112
  %31 = load double, ptr %30, align 8
  %32 = tail call reassoc nsz contract double @llvm.fabs.f64(double %31)
  %33 = fadd reassoc nsz contract double %29, %32
  %34 = getelementptr inbounds i8, ptr %19, i64 120
  %35 = load double, ptr %34, align 8
  %36 = fadd reassoc nsz contract double %35, -1.000000e+00
  %37 = tail call reassoc nsz contract double @llvm.fabs.f64(double %36)
  %38 = fadd reassoc nsz contract double %33, %37
  %39 = fcmp reassoc nsz contract olt double %38, 0x3EB0C6F7A0B5ED8D
  br i1 %39, label %40, label %74
40:                                               ; preds = %22
  %41 = getelementptr inbounds i8, ptr %5, i64 96
  %42 = getelementptr inbounds i8, ptr %5, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %41, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %42, align 8
  %43 = fptosi double %16 to i64
  %44 = mul nsw i64 %43, %15
  %45 = getelementptr inbounds double, ptr %6, i64 %44
  %46 = getelementptr inbounds double, ptr %45, i64 %15
  %47 = getelementptr inbounds double, ptr %46, i64 %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store ptr %5, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9)
  store ptr %6, ptr %9, align 16
  %48 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %45, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %9, i64 16
  store ptr %46, ptr %49, align 16
  %50 = getelementptr inbounds i8, ptr %9, i64 24
  store ptr %47, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %1, i64 8
  %52 = load ptr, ptr %51, align 8
  call void %10(ptr noundef nonnull %8, ptr noundef %52, ptr noundef nonnull %9)
  %53 = load ptr, ptr %2, align 8
  %54 = call fastcc i64 @rows_that_reach(ptr noundef nonnull %12, ptr noundef nonnull %5, i64 noundef %15, ptr noundef nonnull %6, ptr noundef nonnull %45, ptr noundef nonnull %46, ptr noundef nonnull %47, ptr noundef %53, ptr noundef nonnull %7, ptr noundef nonnull %4)
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %59
56:                                               ; preds = %40
  %57 = getelementptr inbounds i8, ptr %2, i64 8
  %58 = load ptr, ptr %57, align 8
  br label %62
59:                                               ; preds = %62, %40
  %60 = sitofp i64 %54 to double
  %61 = load ptr, ptr %17, align 8
  store double %60, ptr %61, align 8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  br label %74
62:                                               ; preds = %56, %62
  %63 = phi i64 [ 0, %56 ], [ %72, %62 ]
  %64 = getelementptr inbounds [64 x i8], ptr %7, i64 0, i64 %63
  %65 = load i8, ptr %64, align 1
  %66 = uitofp i8 %65 to double
  %67 = getelementptr inbounds double, ptr %58, i64 %63
  store double %66, ptr %67, align 8
  %68 = getelementptr inbounds [64 x i64], ptr %4, i64 0, i64 %63
  %69 = load i64, ptr %68, align 8
  %70 = sitofp i64 %69 to double
  %71 = getelementptr double, ptr %67, i64 %15
  store double %70, ptr %71, align 8
  %72 = add nuw nsw i64 %63, 1
  %73 = icmp eq i64 %72, %54
  br i1 %73, label %59, label %62
74:                                               ; preds = %22, %3, %59
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  ret void
}
define internal fastcc range(i64 -2147483648, 2147483648) i64 @rows_that_reach(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef writeonly %9) unnamed_addr {
  %11 = alloca %struct.list, align 8
  %12 = load double, ptr %0, align 8
  %13 = fptosi double %12 to i32
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load double, ptr %14, align 8
  %16 = fcmp reassoc nsz contract ogt double %15, 1.000000e+00
  %17 = select reassoc nsz contract i1 %16, double %15, double 1.000000e+00
  %18 = fcmp reassoc nsz contract olt double %17, 1.000000e+01
  %19 = select reassoc nsz contract i1 %18, double %17, double 1.000000e+01
  call void @llvm.lifetime.start.p0(i64 1048, ptr nonnull %11)
  store ptr %7, ptr %11, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 0, ptr %21, align 8
  %22 = trunc i64 %2 to i32
  %23 = getelementptr inbounds i8, ptr %11, i64 20
  store i32 %22, ptr %23, align 4
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %39, label %27
25:                                               ; preds = %39
  %26 = icmp ne i32 %46, 0
  br label %27
27:                                               ; preds = %25, %10
  %28 = phi i1 [ false, %10 ], [ %26, %25 ]
  %29 = icmp sgt i64 %2, 0
  br i1 %29, label %30, label %49
30:                                               ; preds = %27
  %31 = fmul reassoc nsz contract double %17, 0x3DA5FD7FE1796496
  %32 = fdiv reassoc nsz contract double %31, %19
  %33 = sext i32 %13 to i64
  %34 = shl nsw i64 %33, 3
  %35 = getelementptr inbounds i8, ptr %0, i64 16
  %36 = getelementptr inbounds i8, ptr %11, i64 536
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = sext i32 %13 to i64
  br label %52
39:                                               ; preds = %10, %39
  %40 = phi i32 [ %46, %39 ], [ 0, %10 ]
  %41 = phi i64 [ %47, %39 ], [ 0, %10 ]
  %42 = getelementptr inbounds double, ptr %4, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fcmp reassoc nsz contract ogt double %43, 5.000000e-01
  %45 = zext i1 %44 to i32
  %46 = or i32 %40, %45
  %47 = add nuw nsw i64 %41, 1
  %48 = icmp eq i64 %47, %2
  br i1 %48, label %25, label %39
49:                                               ; preds = %183, %27
  %50 = load i32, ptr %21, align 8
  %51 = sext i32 %50 to i64
  call void @llvm.lifetime.end.p0(i64 1048, ptr nonnull %11)
  ret i64 %51
52:                                               ; preds = %30, %183
  %53 = phi i64 [ 0, %30 ], [ %184, %183 ]
  %54 = getelementptr inbounds double, ptr %4, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fcmp reassoc nsz contract ule double %55, 5.000000e-01
  br i1 %56, label %57, label %62
57:                                               ; preds = %52
  %58 = getelementptr inbounds double, ptr %5, i64 %53
  %59 = load double, ptr %58, align 8
  %60 = fcmp reassoc nsz contract ule double %59, 5.000000e-01
  %61 = select i1 %60, i1 true, i1 %28
  br i1 %61, label %183, label %62
62:                                               ; preds = %57, %52
  %63 = getelementptr inbounds double, ptr %6, i64 %53
  %64 = load double, ptr %63, align 8
  %65 = fcmp reassoc nsz contract ueq double %64, 0x7FF0000000000000
  br i1 %65, label %183, label %66
66:                                               ; preds = %62
  %67 = load i32, ptr %21, align 8
  %68 = fcmp reassoc nsz contract ugt double %64, %32
  %69 = select i1 %56, i1 true, i1 %68
  br i1 %69, label %162, label %70
70:                                               ; preds = %66
  %71 = mul nsw i32 %67, %13
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %7, i64 %72
  %74 = mul nsw i64 %53, %33
  %75 = getelementptr inbounds double, ptr %3, i64 %74
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %75, i64 %34, i1 false)
  %76 = load double, ptr %0, align 8
  %77 = fptosi double %76 to i32
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %79, label %102
79:                                               ; preds = %70, %96
  %80 = phi i64 [ %97, %96 ], [ 0, %70 ]
  %81 = getelementptr inbounds double, ptr %35, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fcmp reassoc nsz contract une double %82, 0.000000e+00
  br i1 %83, label %84, label %96
84:                                               ; preds = %79
  %85 = getelementptr inbounds double, ptr %73, i64 %80
  %86 = load double, ptr %85, align 8
  %87 = fcmp reassoc nsz contract ule double %86, 0xC00921FB54442D18
  %88 = fcmp reassoc nsz contract ugt double %86, 0x400921FB54442D18
  %89 = or i1 %87, %88
  br i1 %89, label %90, label %96
90:                                               ; preds = %84
  %91 = fadd reassoc nsz contract double %86, 0xC00921FB54442D18
  %92 = fdiv reassoc nsz contract double %91, 0x401921FB54442D18
  %93 = tail call reassoc nsz contract double @llvm.ceil.f64(double %92)
  %94 = fmul reassoc nsz contract double %93, 0x401921FB54442D18
  %95 = fsub reassoc nsz contract double %86, %94
  store double %95, ptr %85, align 8
  br label %96
96:                                               ; preds = %90, %84, %79
  %97 = add nuw nsw i64 %80, 1
  %98 = load double, ptr %0, align 8
  %99 = fptosi double %98 to i32
  %100 = sext i32 %99 to i64
  %101 = icmp slt i64 %97, %100
  br i1 %101, label %79, label %102
102:                                              ; preds = %96, %70
  %103 = sext i32 %67 to i64
  %104 = getelementptr inbounds i8, ptr %8, i64 %103
  store i8 0, ptr %104, align 1
  %105 = getelementptr inbounds [64 x double], ptr %36, i64 0, i64 %103
  store double 0.000000e+00, ptr %105, align 8
  %106 = load double, ptr %0, align 8
  %107 = fptosi double %106 to i32
  %108 = icmp sgt i32 %107, 0
  %109 = sext i32 %107 to i64
  %110 = zext i32 %107 to i64
  %111 = tail call i32 @llvm.smax.i32(i32 %67, i32 0)
  %112 = zext nneg i32 %111 to i64
  br label %113
113:                                              ; preds = %121, %102
  %114 = phi i64 [ %123, %121 ], [ 0, %102 ]
  %115 = phi i32 [ %125, %121 ], [ undef, %102 ]
  %116 = icmp eq i64 %114, %112
  br i1 %116, label %157, label %117
117:                                              ; preds = %113
  br i1 %108, label %118, label %121
118:                                              ; preds = %117
  %119 = mul nuw nsw i64 %114, %110
  %120 = getelementptr inbounds double, ptr %7, i64 %119
  br label %126
121:                                              ; preds = %151, %117
  %122 = phi i1 [ true, %117 ], [ %153, %151 ]
  %123 = add nuw nsw i64 %114, 1
  %124 = trunc nuw i64 %123 to i32
  %125 = select i1 %122, i32 %124, i32 %115
  br i1 %122, label %157, label %113
126:                                              ; preds = %151, %118
  %127 = phi i64 [ 0, %118 ], [ %154, %151 ]
  %128 = getelementptr inbounds double, ptr %73, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds double, ptr %120, i64 %127
  %131 = load double, ptr %130, align 8
  %132 = fsub reassoc nsz contract double %129, %131
  %133 = tail call reassoc nsz contract double @llvm.fabs.f64(double %132)
  %134 = getelementptr inbounds double, ptr %37, i64 %127
  %135 = load double, ptr %134, align 8
  %136 = fcmp reassoc nsz contract une double %135, 0.000000e+00
  %137 = fcmp reassoc nsz contract ogt double %133, 1.000000e+00
  %138 = select i1 %136, i1 %137, i1 false
  br i1 %138, label %139, label %146
139:                                              ; preds = %126
  %140 = fdiv reassoc nsz contract double %133, 0x401921FB54442D18
  %141 = fadd reassoc nsz contract double %140, 5.000000e-01
  %142 = tail call reassoc nsz contract double @llvm.floor.f64(double %141)
  %143 = fmul reassoc nsz contract double %142, 0x401921FB54442D18
  %144 = fsub reassoc nsz contract double %133, %143
  %145 = tail call reassoc nsz contract double @llvm.fabs.f64(double %144)
  br label %146
146:                                              ; preds = %139, %126
  %147 = phi nsz double [ %145, %139 ], [ %133, %126 ]
  br i1 %136, label %151, label %148
148:                                              ; preds = %146
  %149 = load double, ptr %14, align 8
  %150 = fmul reassoc nsz contract double %149, 0x3EB0C6F7A0B5ED8D
  br label %151
151:                                              ; preds = %148, %146
  %152 = phi reassoc nsz contract double [ %150, %148 ], [ 0x3EB0C6F7A0B5ED8D, %146 ]
  %153 = fcmp reassoc nsz contract olt double %147, %152
  %154 = add nuw nsw i64 %127, 1
  %155 = icmp slt i64 %154, %109
  %156 = select i1 %155, i1 %153, i1 false
  br i1 %156, label %126, label %121
157:                                              ; preds = %113, %121
  %158 = phi i32 [ %125, %121 ], [ 0, %113 ]
  %159 = icmp eq i32 %158, 0
  %160 = zext i1 %159 to i32
  %161 = add nsw i32 %67, %160
  store i32 %161, ptr %21, align 8
  br label %166
162:                                              ; preds = %66
  %163 = mul nsw i64 %53, %38
  %164 = getelementptr inbounds double, ptr %3, i64 %163
  %165 = call fastcc i32 @take(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %164, ptr noundef nonnull %11)
  br label %166
166:                                              ; preds = %162, %157
  %167 = load i32, ptr %21, align 8
  %168 = icmp sgt i32 %167, %67
  br i1 %168, label %169, label %183
169:                                              ; preds = %166
  %170 = sext i32 %67 to i64
  %171 = getelementptr inbounds i64, ptr %9, i64 %170
  store i64 %53, ptr %171, align 8
  %172 = getelementptr inbounds double, ptr %5, i64 %53
  %173 = load double, ptr %172, align 8
  %174 = fcmp reassoc nsz contract ogt double %173, 5.000000e-01
  br i1 %174, label %179, label %175
175:                                              ; preds = %169
  %176 = getelementptr inbounds i8, ptr %8, i64 %170
  %177 = load i8, ptr %176, align 1
  %178 = icmp ne i8 %177, 0
  br label %179
179:                                              ; preds = %175, %169
  %180 = phi i1 [ true, %169 ], [ %178, %175 ]
  %181 = zext i1 %180 to i8
  %182 = getelementptr inbounds i8, ptr %8, i64 %170
  store i8 %181, ptr %182, align 1
  br label %183
183:                                              ; preds = %166, %179, %57, %62
  %184 = add nuw nsw i64 %53, 1
  %185 = icmp eq i64 %184, %2
  br i1 %185, label %49, label %52
}
define i64 @closed_many(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr {
  %9 = alloca [1 x i64], align 8
  %10 = alloca [1 x ptr], align 8
  %11 = alloca [4 x ptr], align 16
  %12 = getelementptr inbounds i8, ptr %1, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = load double, ptr %13, align 8
  %18 = fptosi double %17 to i64
  %19 = mul nsw i64 %18, %16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 128, ptr %9, align 8
  %20 = tail call i64 @llvm.smin.i64(i64 %0, i64 32)
  %21 = getelementptr inbounds i8, ptr %13, i64 8
  %22 = load double, ptr %21, align 8
  %23 = fcmp reassoc nsz contract ogt double %22, 1.000000e+00
  %24 = select reassoc nsz contract i1 %23, double %22, double 1.000000e+00
  %25 = fcmp reassoc nsz contract olt double %24, 1.000000e+01
  %26 = select reassoc nsz contract i1 %25, double %24, double 1.000000e+01
  %27 = fmul reassoc nsz contract double %24, 0x3DA5FD7FE1796496
  %28 = fdiv reassoc nsz contract double %27, %26
  %29 = getelementptr inbounds i8, ptr %3, i64 4096
  %30 = shl nsw i64 %19, 8
  %31 = getelementptr inbounds i8, ptr %29, i64 %30
  %32 = shl nsw i64 %16, 5
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = getelementptr inbounds double, ptr %33, i64 %32
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10)
  store ptr %3, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11)
  store ptr %29, ptr %11, align 16
  %35 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %31, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %11, i64 16
  store ptr %33, ptr %36, align 16
  %37 = getelementptr inbounds i8, ptr %11, i64 24
  store ptr %34, ptr %37, align 8
  %38 = sub nsw i64 %0, %20
  %39 = icmp sgt i64 %0, 0
  %40 = getelementptr inbounds i8, ptr %1, i64 8
  %41 = icmp sgt i64 %0, 0
  %42 = getelementptr inbounds i8, ptr %1, i64 32
  %43 = icmp sgt ptr %15, null
  %44 = getelementptr inbounds i8, ptr %13, i64 16
  %45 = mul i64 %18, %16
  %46 = shl i64 %45, 3
  %47 = mul i64 %18, %16
  %48 = shl i64 %47, 3
  %49 = shl i64 %18, 3
  %50 = shl i64 %18, 3
  br label %51
51:                                               ; preds = %228, %8
  %52 = phi i64 [ 0, %8 ], [ %60, %228 ]
  %53 = phi i64 [ undef, %8 ], [ %229, %228 ]
  %54 = add i64 %20, %52
  %55 = call i64 @llvm.smin.i64(i64 %0, i64 %54)
  %56 = sub i64 %55, %20
  %57 = mul i64 %46, %56
  %58 = icmp slt i64 %52, %0
  br i1 %58, label %59, label %230
59:                                               ; preds = %51
  %60 = add nsw i64 %52, %20
  %61 = icmp sgt i64 %60, %0
  %62 = select i1 %61, i64 %38, i64 %52
  %63 = shl nsw i64 %62, 7
  %64 = getelementptr inbounds i8, ptr %2, i64 %63
  br i1 %39, label %68, label %100
65:                                               ; preds = %97
  %66 = add nuw nsw i64 %70, 1
  %67 = icmp eq i64 %66, %20
  br i1 %67, label %100, label %68
68:                                               ; preds = %59, %65
  %69 = phi i64 [ %99, %65 ], [ undef, %59 ]
  %70 = phi i64 [ %66, %65 ], [ 0, %59 ]
  %71 = shl nsw i64 %70, 4
  %72 = getelementptr inbounds double, ptr %64, i64 %71
  %73 = getelementptr inbounds double, ptr %3, i64 %71
  %74 = call fastcc i32 @rigid(ptr noundef readonly %72, ptr noundef %73)
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %97, label %76
76:                                               ; preds = %68
  %77 = getelementptr inbounds i8, ptr %72, i64 96
  %78 = load double, ptr %77, align 8
  %79 = call reassoc nsz contract double @llvm.fabs.f64(double %78)
  %80 = getelementptr inbounds i8, ptr %72, i64 104
  %81 = load double, ptr %80, align 8
  %82 = call reassoc nsz contract double @llvm.fabs.f64(double %81)
  %83 = fadd reassoc nsz contract double %82, %79
  %84 = getelementptr inbounds i8, ptr %72, i64 112
  %85 = load double, ptr %84, align 8
  %86 = call reassoc nsz contract double @llvm.fabs.f64(double %85)
  %87 = fadd reassoc nsz contract double %83, %86
  %88 = getelementptr inbounds i8, ptr %72, i64 120
  %89 = load double, ptr %88, align 8
  %90 = fadd reassoc nsz contract double %89, -1.000000e+00
  %91 = call reassoc nsz contract double @llvm.fabs.f64(double %90)
  %92 = fadd reassoc nsz contract double %87, %91
  %93 = fcmp reassoc nsz contract olt double %92, 0x3EB0C6F7A0B5ED8D
  br i1 %93, label %94, label %97
94:                                               ; preds = %76
  %95 = getelementptr inbounds i8, ptr %73, i64 96
  %96 = getelementptr inbounds i8, ptr %73, i64 120
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %95, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %96, align 8
  br label %97
97:                                               ; preds = %94, %76, %68
  %98 = phi i1 [ true, %94 ], [ false, %76 ], [ false, %68 ]
  %99 = phi i64 [ %69, %94 ], [ %70, %76 ], [ %70, %68 ]
  br i1 %98, label %65, label %100
100:                                              ; preds = %65, %97, %59
  %101 = phi i64 [ -1, %59 ], [ %99, %97 ], [ -1, %65 ]
  %102 = icmp slt i64 %101, 0
  br i1 %102, label %105, label %103
103:                                              ; preds = %100
  %104 = add nsw i64 %101, %62
  br label %228
105:                                              ; preds = %100
  %106 = load ptr, ptr %1, align 8
  %107 = load ptr, ptr %40, align 8
  call void %106(i64 noundef %20, ptr noundef nonnull %10, ptr noundef nonnull %9, ptr noundef %107, ptr noundef nonnull %11)
  br i1 %41, label %108, label %228
108:                                              ; preds = %105
  %109 = getelementptr i8, ptr %4, i64 %57
  br label %110
110:                                              ; preds = %108, %218
  %111 = phi i64 [ %220, %218 ], [ 0, %108 ]
  %112 = mul i64 %48, %111
  %113 = getelementptr i8, ptr %109, i64 %112
  %114 = add nsw i64 %111, %62
  %115 = mul nsw i64 %111, %16
  %116 = getelementptr inbounds double, ptr %31, i64 %115
  %117 = getelementptr inbounds double, ptr %33, i64 %115
  %118 = getelementptr inbounds double, ptr %34, i64 %115
  %119 = mul nsw i64 %114, %19
  %120 = getelementptr inbounds double, ptr %4, i64 %119
  %121 = mul nsw i64 %114, %16
  %122 = getelementptr inbounds i8, ptr %5, i64 %121
  %123 = getelementptr inbounds i64, ptr %6, i64 %121
  %124 = load ptr, ptr %42, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %201, label %126
126:                                              ; preds = %110
  br i1 %43, label %134, label %158
127:                                              ; preds = %134
  %128 = icmp eq i32 %155, 0
  %129 = icmp ne i32 %147, 0
  %130 = icmp eq i32 %148, 0
  %131 = select i1 %129, i1 true, i1 %130
  %132 = select i1 %128, i1 %131, i1 false
  %133 = zext i1 %132 to i32
  br label %158
134:                                              ; preds = %126, %134
  %135 = phi i32 [ %147, %134 ], [ 0, %126 ]
  %136 = phi i32 [ %155, %134 ], [ 0, %126 ]
  %137 = phi i64 [ %156, %134 ], [ 0, %126 ]
  %138 = phi i32 [ %148, %134 ], [ 0, %126 ]
  %139 = getelementptr inbounds double, ptr %116, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = fcmp reassoc nsz contract ogt double %140, 5.000000e-01
  %142 = zext i1 %141 to i32
  %143 = getelementptr inbounds double, ptr %117, i64 %137
  %144 = load double, ptr %143, align 8
  %145 = fcmp reassoc nsz contract ogt double %144, 5.000000e-01
  %146 = zext i1 %145 to i32
  %147 = or i32 %135, %142
  %148 = or i32 %138, %146
  %149 = getelementptr inbounds double, ptr %118, i64 %137
  %150 = load double, ptr %149, align 8
  %151 = fcmp reassoc nsz contract ugt double %150, %28
  %152 = or i1 %145, %151
  %153 = and i1 %141, %152
  %154 = zext i1 %153 to i32
  %155 = or i32 %136, %154
  %156 = add nuw nsw i64 %137, 1
  %157 = icmp eq i64 %156, %16
  br i1 %157, label %127, label %134
158:                                              ; preds = %126, %127
  %159 = phi i32 [ 1, %126 ], [ %133, %127 ]
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %201, label %161
161:                                              ; preds = %158
  %162 = mul nsw i64 %111, %19
  %163 = getelementptr inbounds double, ptr %29, i64 %162
  %164 = load double, ptr %13, align 8
  %165 = fptosi double %164 to i64
  br i1 %43, label %166, label %207
166:                                              ; preds = %161
  %167 = icmp sgt i64 %165, 0
  br label %168
168:                                              ; preds = %175, %166
  %169 = phi i64 [ 0, %166 ], [ %182, %175 ]
  %170 = phi i64 [ 0, %166 ], [ %183, %175 ]
  %171 = mul nsw i64 %170, %165
  %172 = getelementptr inbounds double, ptr %163, i64 %171
  %173 = mul nsw i64 %169, %165
  %174 = getelementptr inbounds double, ptr %120, i64 %173
  br i1 %167, label %185, label %175
175:                                              ; preds = %196, %168
  %176 = getelementptr inbounds i8, ptr %122, i64 %169
  store i8 0, ptr %176, align 1
  %177 = getelementptr inbounds i64, ptr %123, i64 %169
  store i64 %170, ptr %177, align 8
  %178 = getelementptr inbounds double, ptr %116, i64 %170
  %179 = load double, ptr %178, align 8
  %180 = fcmp reassoc nsz contract ogt double %179, 5.000000e-01
  %181 = zext i1 %180 to i64
  %182 = add nuw nsw i64 %169, %181
  %183 = add nuw nsw i64 %170, 1
  %184 = icmp eq i64 %183, %16
  br i1 %184, label %207, label %168
185:                                              ; preds = %168, %196
  %186 = phi i64 [ %199, %196 ], [ 0, %168 ]
  %187 = getelementptr inbounds double, ptr %172, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fcmp reassoc nsz contract ugt double %188, 0xC00921FB54442D18
  br i1 %189, label %196, label %190
190:                                              ; preds = %185
  %191 = getelementptr inbounds double, ptr %44, i64 %186
  %192 = load double, ptr %191, align 8
  %193 = fcmp reassoc nsz contract une double %192, 0.000000e+00
  br i1 %193, label %194, label %196
194:                                              ; preds = %190
  %195 = fadd reassoc nsz contract double %188, 0x401921FB54442D18
  br label %196
196:                                              ; preds = %194, %190, %185
  %197 = phi reassoc nsz contract double [ %195, %194 ], [ %188, %190 ], [ %188, %185 ]
  %198 = getelementptr inbounds double, ptr %174, i64 %186
  store double %197, ptr %198, align 8
  %199 = add nuw nsw i64 %186, 1
  %200 = icmp eq i64 %199, %165
  br i1 %200, label %175, label %185
201:                                              ; preds = %158, %110
  %202 = shl nsw i64 %111, 7
  %203 = getelementptr inbounds i8, ptr %3, i64 %202
  %204 = mul nsw i64 %111, %19
  %205 = getelementptr inbounds double, ptr %29, i64 %204
  %206 = call fastcc i64 @rows_that_reach(ptr noundef nonnull %13, ptr noundef %203, i64 noundef %16, ptr noundef nonnull %205, ptr noundef nonnull %116, ptr noundef nonnull %117, ptr noundef nonnull %118, ptr noundef %120, ptr noundef %122, ptr noundef %123)
  br label %207
207:                                              ; preds = %175, %161, %201
  %208 = phi i64 [ %206, %201 ], [ 0, %161 ], [ %182, %175 ]
  %209 = mul nsw i64 %208, %18
  %210 = icmp slt i64 %209, %19
  br i1 %210, label %211, label %216
211:                                              ; preds = %207
  %212 = mul i64 %49, %208
  %213 = getelementptr i8, ptr %113, i64 %212
  %214 = sub i64 %16, %208
  %215 = mul i64 %50, %214
  call void @llvm.memset.p0.i64(ptr align 8 %213, i8 0, i64 %215, i1 false)
  br label %216
216:                                              ; preds = %211, %207
  %217 = icmp slt i64 %208, %16
  br i1 %217, label %222, label %218
218:                                              ; preds = %222, %216
  %219 = getelementptr inbounds i64, ptr %7, i64 %114
  store i64 %208, ptr %219, align 8
  %220 = add nuw nsw i64 %111, 1
  %221 = icmp eq i64 %220, %20
  br i1 %221, label %228, label %110
222:                                              ; preds = %216, %222
  %223 = phi i64 [ %226, %222 ], [ %208, %216 ]
  %224 = getelementptr inbounds i8, ptr %122, i64 %223
  store i8 0, ptr %224, align 1
  %225 = getelementptr inbounds i64, ptr %123, i64 %223
  store i64 0, ptr %225, align 8
  %226 = add nsw i64 %223, 1
  %227 = icmp eq i64 %226, %16
  br i1 %227, label %218, label %222
228:                                              ; preds = %218, %105, %103
  %229 = phi i64 [ %104, %103 ], [ %53, %105 ], [ %53, %218 ]
  br i1 %102, label %51, label %230
230:                                              ; preds = %51, %228
  %231 = phi i64 [ %229, %228 ], [ -1, %51 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  ret i64 %231
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
define i64 @closed_sweep(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr noundef %5, ptr nocapture noundef writeonly %6, ptr noundef %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef writeonly %9) local_unnamed_addr {
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 24
  %14 = load ptr, ptr %13, align 8
  %15 = ptrtoint ptr %14 to i64
  %16 = load double, ptr %12, align 8
  %17 = fptosi double %16 to i64
  %18 = tail call i64 @llvm.smin.i64(i64 %0, i64 32)
  %19 = getelementptr inbounds i8, ptr %5, i64 4096
  %20 = shl i64 %15, 8
  %21 = mul i64 %20, %17
  %22 = getelementptr inbounds i8, ptr %19, i64 %21
  %23 = sub nsw i64 %0, %18
  %24 = icmp sgt i64 %0, 0
  %25 = mul i64 %18, %15
  %26 = icmp sgt i64 %25, 0
  %27 = add nsw i64 %17, 1
  %28 = icmp sgt i64 %4, 0
  %29 = icmp sgt i64 %17, %4
  br label %30
30:                                               ; preds = %114, %10
  %31 = phi i64 [ 0, %10 ], [ %35, %114 ]
  %32 = phi i64 [ undef, %10 ], [ %115, %114 ]
  %33 = icmp slt i64 %31, %0
  br i1 %33, label %34, label %116
34:                                               ; preds = %30
  %35 = add nsw i64 %31, %18
  %36 = icmp sgt i64 %35, %0
  %37 = select i1 %36, i64 %23, i64 %31
  br i1 %24, label %38, label %40
38:                                               ; preds = %34
  %39 = getelementptr double, ptr %3, i64 %37
  br label %50
40:                                               ; preds = %58, %34
  %41 = mul nsw i64 %37, %15
  %42 = getelementptr inbounds i8, ptr %7, i64 %41
  %43 = getelementptr inbounds i64, ptr %8, i64 %41
  %44 = getelementptr inbounds i64, ptr %9, i64 %37
  %45 = tail call i64 @closed_many(i64 noundef %18, ptr noundef %1, ptr noundef %5, ptr noundef nonnull %22, ptr noundef nonnull %19, ptr noundef %42, ptr noundef %43, ptr noundef %44)
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %47, label %83
47:                                               ; preds = %40
  br i1 %26, label %48, label %114
48:                                               ; preds = %47
  %49 = getelementptr double, ptr %3, i64 %37
  br label %85
50:                                               ; preds = %38, %58
  %51 = phi i64 [ 0, %38 ], [ %59, %58 ]
  %52 = getelementptr double, ptr %39, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = tail call reassoc nsz contract double @llvm.cos.f64(double %53)
  %55 = tail call reassoc nsz contract double @llvm.sin.f64(double %53)
  %56 = shl nsw i64 %51, 7
  %57 = getelementptr inbounds i8, ptr %5, i64 %56
  br label %61
58:                                               ; preds = %61
  %59 = add nuw nsw i64 %51, 1
  %60 = icmp eq i64 %59, %18
  br i1 %60, label %40, label %50
61:                                               ; preds = %50, %61
  %62 = phi i64 [ 0, %50 ], [ %81, %61 ]
  %63 = getelementptr inbounds double, ptr %2, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = or disjoint i64 %62, 16
  %66 = getelementptr inbounds double, ptr %2, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fmul reassoc nsz contract double %67, %54
  %69 = fadd reassoc nsz contract double %68, %64
  %70 = or disjoint i64 %62, 32
  %71 = getelementptr inbounds double, ptr %2, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fmul reassoc nsz contract double %72, %55
  %74 = fadd reassoc nsz contract double %69, %73
  %75 = or disjoint i64 %62, 48
  %76 = getelementptr inbounds double, ptr %2, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fmul reassoc nsz contract double %77, %53
  %79 = fadd reassoc nsz contract double %74, %78
  %80 = getelementptr inbounds double, ptr %57, i64 %62
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %62, 1
  %82 = icmp eq i64 %81, 16
  br i1 %82, label %58, label %61
83:                                               ; preds = %40
  %84 = add nsw i64 %45, %37
  br label %114
85:                                               ; preds = %48, %104
  %86 = phi i64 [ 0, %48 ], [ %105, %104 ]
  %87 = add nsw i64 %86, %41
  %88 = mul nsw i64 %87, %27
  %89 = getelementptr inbounds double, ptr %6, i64 %88
  %90 = mul nsw i64 %86, %17
  %91 = getelementptr inbounds double, ptr %19, i64 %90
  br i1 %28, label %97, label %92
92:                                               ; preds = %97, %85
  %93 = sdiv i64 %86, %15
  %94 = getelementptr double, ptr %49, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %89, i64 %4
  store double %95, ptr %96, align 8
  br i1 %29, label %107, label %104
97:                                               ; preds = %85, %97
  %98 = phi i64 [ %102, %97 ], [ 0, %85 ]
  %99 = getelementptr inbounds double, ptr %91, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds double, ptr %89, i64 %98
  store double %100, ptr %101, align 8
  %102 = add nuw nsw i64 %98, 1
  %103 = icmp eq i64 %102, %4
  br i1 %103, label %92, label %97
104:                                              ; preds = %107, %92
  %105 = add nuw nsw i64 %86, 1
  %106 = icmp eq i64 %105, %25
  br i1 %106, label %114, label %85
107:                                              ; preds = %92, %107
  %108 = phi i64 [ %111, %107 ], [ %4, %92 ]
  %109 = getelementptr inbounds double, ptr %91, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = add nsw i64 %108, 1
  %112 = getelementptr inbounds double, ptr %89, i64 %111
  store double %110, ptr %112, align 8
  %113 = icmp eq i64 %111, %17
  br i1 %113, label %104, label %107
114:                                              ; preds = %104, %47, %83
  %115 = phi i64 [ %84, %83 ], [ %32, %47 ], [ %32, %104 ]
  br i1 %46, label %30, label %116
116:                                              ; preds = %30, %114
  %117 = phi i64 [ %115, %114 ], [ -1, %30 ]
  ret i64 %117
}
declare double @llvm.cos.f64(double)
declare double @llvm.sin.f64(double)
define void @general_many(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef writeonly %7) local_unnamed_addr {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12
10:                                               ; preds = %8
  %11 = trunc i64 %3 to i32
  br label %13
12:                                               ; preds = %13, %8
  ret void
13:                                               ; preds = %10, %13
  %14 = phi i64 [ 0, %10 ], [ %23, %13 ]
  %15 = shl nsw i64 %14, 4
  %16 = getelementptr inbounds double, ptr %4, i64 %15
  %17 = mul i64 %14, 768
  %18 = getelementptr inbounds i8, ptr %5, i64 %17
  %19 = getelementptr inbounds i8, ptr %6, i64 %15
  %20 = tail call fastcc i32 @solve_general(ptr noundef %1, ptr noundef %2, i32 noundef %11, ptr noundef %16, ptr noundef %18, ptr noundef %19)
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i64, ptr %7, i64 %14
  store i64 %21, ptr %22, align 8
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %12, label %13
}
define internal fastcc i32 @solve_general(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5) unnamed_addr {
  %7 = alloca [12 x i32], align 16
  %8 = alloca [144 x double], align 16
  %9 = alloca [72 x double], align 16
  %10 = alloca [72 x double], align 16
  %11 = alloca [144 x double], align 16
  %12 = alloca [576 x double], align 16
  %13 = alloca [144 x double], align 16
  %14 = alloca [6 x double], align 16
  %15 = alloca [6 x double], align 16
  %16 = alloca [6 x double], align 16
  %17 = alloca [24 x double], align 16
  %18 = alloca [432 x double], align 16
  %19 = alloca [144 x double], align 16
  %20 = alloca [144 x double], align 16
  %21 = alloca [12 x double], align 16
  %22 = alloca [12 x double], align 16
  %23 = alloca [60 x double], align 16
  %24 = alloca [162 x double], align 16
  %25 = alloca [576 x double], align 16
  %26 = alloca [576 x double], align 16
  %27 = alloca [576 x double], align 16
  %28 = alloca [6 x [12 x double]], align 16
  %29 = alloca [24 x double], align 16
  %30 = alloca [24 x double], align 16
  %31 = alloca [24 x double], align 16
  %32 = alloca [24 x double], align 16
  %33 = alloca [24 x double], align 16
  %34 = alloca [72 x double], align 16
  %35 = alloca [4 x [12 x double]], align 16
  %36 = alloca [4 x [4 x double]], align 16
  %37 = alloca [2 x double], align 16
  %38 = alloca [1 x double], align 8
  %39 = alloca [9 x double], align 16
  %40 = alloca [576 x double], align 16
  %41 = alloca [24 x double], align 16
  %42 = alloca [24 x double], align 16
  %43 = alloca [24 x double], align 16
  %44 = alloca [4 x i32], align 16
  %45 = alloca [12 x double], align 16
  %46 = alloca [12 x double], align 16
  %47 = alloca [240 x double], align 16
  %48 = alloca [40 x i32], align 16
  %49 = alloca [16 x i32], align 16
  %50 = alloca [6 x double], align 16
  %51 = alloca %struct.list, align 8
  call void @llvm.lifetime.start.p0(i64 1048, ptr nonnull %51)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1048) %51, i8 0, i64 1048, i1 false)
  store ptr %4, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %51, i64 8
  store ptr %5, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %51, i64 20
  store i32 16, ptr %53, align 4
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %45)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %47)
  %54 = getelementptr inbounds i8, ptr %0, i64 16
  br label %55
55:                                               ; preds = %55, %6
  %56 = phi i64 [ 0, %6 ], [ %63, %55 ]
  %57 = phi i32 [ 0, %6 ], [ %62, %55 ]
  %58 = getelementptr inbounds double, ptr %54, i64 %56
  %59 = load double, ptr %58, align 8
  %60 = fcmp reassoc nsz contract oeq double %59, 0.000000e+00
  %61 = zext i1 %60 to i32
  %62 = add nuw nsw i32 %57, %61
  %63 = add nuw nsw i64 %56, 1
  %64 = icmp eq i64 %63, 6
  br i1 %64, label %65, label %55
65:                                               ; preds = %55
  %66 = icmp eq i32 %62, 2
  %67 = call fastcc i32 @rigid(ptr noundef readonly %3, ptr noundef nonnull %45)
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %1061, label %69
69:                                               ; preds = %65
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %46, ptr noundef nonnull align 16 dereferenceable(96) %45, i64 96, i1 false)
  %70 = getelementptr inbounds i8, ptr %0, i64 8
  %71 = load double, ptr %70, align 8
  br label %87
72:                                               ; preds = %87
  %73 = icmp sgt i32 %2, 0
  br i1 %73, label %74, label %1061
74:                                               ; preds = %72
  %75 = icmp ne i32 %2, 1
  %76 = getelementptr inbounds i8, ptr %46, i64 24
  %77 = getelementptr inbounds i8, ptr %46, i64 56
  %78 = getelementptr inbounds i8, ptr %46, i64 88
  %79 = getelementptr inbounds i8, ptr %18, i64 96
  %80 = getelementptr inbounds i8, ptr %8, i64 120
  %81 = getelementptr inbounds i8, ptr %40, i64 1592
  %82 = getelementptr inbounds i8, ptr %37, i64 8
  %83 = getelementptr inbounds i8, ptr %51, i64 536
  %84 = getelementptr inbounds i8, ptr %51, i64 16
  %85 = getelementptr inbounds i8, ptr %51, i64 24
  %86 = zext nneg i32 %2 to i64
  br label %94
87:                                               ; preds = %87, %69
  %88 = phi i64 [ 3, %69 ], [ %92, %87 ]
  %89 = getelementptr inbounds [12 x double], ptr %46, i64 0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fdiv reassoc nsz contract double %90, %71
  store double %91, ptr %89, align 8
  %92 = add nuw nsw i64 %88, 4
  %93 = icmp ult i64 %88, 8
  br i1 %93, label %87, label %72
94:                                               ; preds = %1055, %74
  %95 = phi i64 [ 0, %74 ], [ %1058, %1055 ]
  %96 = phi i32 [ 0, %74 ], [ %975, %1055 ]
  %97 = phi i32 [ 0, %74 ], [ %1057, %1055 ]
  %98 = mul nuw nsw i64 %95, 21600
  %99 = getelementptr inbounds i8, ptr %1, i64 %98
  %100 = getelementptr inbounds i8, ptr %99, i64 21592
  %101 = load double, ptr %100, align 8
  %102 = fcmp reassoc nsz contract oeq double %101, 0.000000e+00
  call void @llvm.lifetime.start.p0(i64 160, ptr nonnull %48)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %49)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %49, i8 0, i64 64, i1 false)
  br i1 %66, label %103, label %214
103:                                              ; preds = %94
  %104 = getelementptr inbounds i8, ptr %99, i64 664
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %35)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %36)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %37)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %38)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %39)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %40)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %41)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %42)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %43)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %44)
  %105 = load double, ptr %99, align 8
  %106 = fptosi double %105 to i32
  %107 = call reassoc nsz contract fastcc double @coefficients(ptr noundef nonnull readonly %99, ptr noundef nonnull readonly %45, ptr noundef nonnull %35, ptr noundef nonnull %44, ptr noundef nonnull %39)
  %108 = load double, ptr %39, align 16
  %109 = tail call reassoc nsz contract double @llvm.fabs.f64(double %108)
  %110 = fmul reassoc nsz contract double %107, 0x3EB0C6F7A0B5ED8D
  %111 = fcmp reassoc nsz contract ogt double %109, %110
  %112 = select i1 %111, i32 0, i32 32
  %113 = fmul reassoc nsz contract double %107, 0x3D06849B86A12B9B
  %114 = fcmp reassoc nsz contract olt double %109, %113
  %115 = fcmp reassoc nsz contract oeq double %107, 0.000000e+00
  %116 = or i1 %115, %114
  br i1 %116, label %117, label %119
117:                                              ; preds = %103
  %118 = fadd reassoc nsz contract double %113, 1.000000e-300
  store double %118, ptr %39, align 16
  br label %119
119:                                              ; preds = %117, %103
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %40, i8 0, i64 4608, i1 false)
  %120 = load double, ptr %39, align 16
  br label %131
121:                                              ; preds = %131
  store double 0.000000e+00, ptr %81, align 8
  call fastcc void @balance(ptr noundef nonnull %40, i32 noundef 8, ptr noundef nonnull %41)
  %122 = call fastcc i32 @eigenvalues(ptr noundef nonnull %40, i32 noundef 8, ptr noundef nonnull %42, ptr noundef nonnull %43)
  %123 = icmp slt i32 %122, 8
  %124 = select i1 %123, i32 32, i32 0
  %125 = add nuw nsw i32 %124, %112
  %126 = icmp sgt i32 %122, 0
  br i1 %126, label %127, label %210
127:                                              ; preds = %121
  %128 = sub nsw i32 8, %122
  %129 = getelementptr inbounds i8, ptr %99, i64 8
  %130 = sext i32 %128 to i64
  br label %143
131:                                              ; preds = %131, %119
  %132 = phi i64 [ 0, %119 ], [ %133, %131 ]
  %133 = add nuw nsw i64 %132, 1
  %134 = getelementptr inbounds [9 x double], ptr %39, i64 0, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fneg reassoc nsz contract double %135
  %137 = fdiv reassoc nsz contract double %136, %120
  %138 = getelementptr inbounds [576 x double], ptr %40, i64 0, i64 %132
  store double %137, ptr %138, align 8
  %139 = mul nuw nsw i64 %133, 25
  %140 = add nsw i64 %139, -1
  %141 = getelementptr inbounds [576 x double], ptr %40, i64 0, i64 %140
  store double 1.000000e+00, ptr %141, align 8
  %142 = icmp eq i64 %133, 8
  br i1 %142, label %121, label %131
143:                                              ; preds = %203, %127
  %144 = phi nsz double [ 0x7FF0000000000000, %127 ], [ %204, %203 ]
  %145 = phi i32 [ %125, %127 ], [ %205, %203 ]
  %146 = phi i64 [ %130, %127 ], [ %207, %203 ]
  %147 = phi i32 [ 0, %127 ], [ %206, %203 ]
  %148 = getelementptr inbounds [24 x double], ptr %42, i64 0, i64 %146
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds [24 x double], ptr %43, i64 0, i64 %146
  %151 = load double, ptr %150, align 8
  %152 = tail call reassoc nsz contract double @llvm.fabs.f64(double %149)
  %153 = fadd reassoc nsz contract double %152, 1.000000e+00
  %154 = fdiv reassoc nsz contract double %151, %153
  %155 = fcmp reassoc nsz contract olt double %151, 0.000000e+00
  br i1 %155, label %203, label %156
156:                                              ; preds = %143
  %157 = load double, ptr %100, align 8
  %158 = fcmp reassoc nsz contract oeq double %157, 0.000000e+00
  %159 = select reassoc nsz contract i1 %158, double 3.000000e-02, double 2.400000e-01
  %160 = fcmp reassoc nsz contract ogt double %154, %159
  br i1 %160, label %203, label %161
161:                                              ; preds = %156
  %162 = fcmp reassoc nsz contract oeq double %151, 0.000000e+00
  %163 = zext i1 %162 to i32
  %164 = add nsw i32 %145, %163
  %165 = fcmp reassoc nsz contract ogt double %151, 0.000000e+00
  %166 = fcmp reassoc nsz contract olt double %154, %144
  %167 = select i1 %165, i1 %166, i1 false
  %168 = select reassoc nsz contract i1 %167, double %154, double %144
  %169 = load double, ptr %129, align 8
  %170 = tail call reassoc nsz contract double @llvm.atan.f64(double %149)
  %171 = fmul reassoc nsz contract double %170, 2.000000e+00
  %172 = fadd reassoc nsz contract double %169, %171
  %173 = call reassoc nsz contract fastcc double @angles(ptr noundef nonnull %35, double noundef %172, ptr noundef nonnull %36, ptr noundef nonnull %38)
  %174 = load double, ptr %38, align 8
  call fastcc void @volume(ptr noundef nonnull readonly %104, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %106, ptr noundef nonnull %36, double noundef %174, ptr noundef nonnull %37)
  %175 = fcmp reassoc nsz contract ogt double %174, 0.000000e+00
  %176 = select reassoc nsz contract i1 %175, double 1.000000e+00, double 0.000000e+00
  %177 = load double, ptr %37, align 16
  %178 = load double, ptr %82, align 8
  %179 = fadd reassoc nsz contract double %178, %177
  %180 = tail call reassoc nsz contract double @llvm.fabs.f64(double %179)
  %181 = fsub reassoc nsz contract double %177, %178
  %182 = tail call reassoc nsz contract double @llvm.fabs.f64(double %181)
  %183 = fmul reassoc nsz contract double %182, 1.000000e+03
  %184 = fcmp reassoc nsz contract olt double %180, %183
  %185 = fcmp reassoc nsz contract oeq double %176, 0.000000e+00
  %186 = or i1 %185, %184
  br i1 %186, label %187, label %192
187:                                              ; preds = %161
  %188 = mul nsw i32 %147, 6
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds double, ptr %47, i64 %189
  call fastcc void @slid(ptr noundef nonnull readonly %104, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %106, ptr noundef nonnull %36, double noundef %176, ptr noundef nonnull %190)
  %191 = add nsw i32 %147, 1
  br label %192
192:                                              ; preds = %187, %161
  %193 = phi i32 [ %191, %187 ], [ %147, %161 ]
  %194 = fmul reassoc nsz contract double %180, 1.000000e+03
  %195 = fcmp reassoc nsz contract olt double %182, %194
  %196 = and i1 %175, %195
  br i1 %196, label %197, label %203
197:                                              ; preds = %192
  %198 = fneg reassoc nsz contract double %176
  %199 = mul nsw i32 %193, 6
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds double, ptr %47, i64 %200
  call fastcc void @slid(ptr noundef nonnull readonly %104, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %106, ptr noundef nonnull %36, double noundef %198, ptr noundef nonnull %201)
  %202 = add nsw i32 %193, 1
  br label %203
203:                                              ; preds = %197, %192, %156, %143
  %204 = phi nsz double [ %144, %143 ], [ %144, %156 ], [ %168, %197 ], [ %168, %192 ]
  %205 = phi i32 [ %145, %143 ], [ %145, %156 ], [ %164, %197 ], [ %164, %192 ]
  %206 = phi i32 [ %147, %143 ], [ %147, %156 ], [ %202, %197 ], [ %193, %192 ]
  %207 = add nsw i64 %146, 1
  %208 = and i64 %207, 4294967295
  %209 = icmp eq i64 %208, 8
  br i1 %209, label %210, label %143
210:                                              ; preds = %203, %121
  %211 = phi nsz double [ 0x7FF0000000000000, %121 ], [ %204, %203 ]
  %212 = phi i32 [ %125, %121 ], [ %205, %203 ]
  %213 = phi i32 [ 0, %121 ], [ %206, %203 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %44)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %43)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %42)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %41)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %40)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %39)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %38)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %37)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %36)
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %35)
  br label %905
214:                                              ; preds = %94
  %215 = select i1 %75, i1 %102, i1 false
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %21)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %22)
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %23)
  call void @llvm.lifetime.start.p0(i64 1296, ptr nonnull %24)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %25)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %26)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %27)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %28)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %29)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %30)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %31)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %32)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %33)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %34)
  %216 = getelementptr inbounds i8, ptr %99, i64 24
  %217 = load double, ptr %216, align 8
  %218 = fptosi double %217 to i32
  %219 = shl i32 %218, 1
  %220 = add i32 %219, 12
  %221 = getelementptr inbounds i8, ptr %99, i64 8
  %222 = load double, ptr %221, align 8
  %223 = fcmp reassoc nsz contract une double %222, 0.000000e+00
  br i1 %223, label %224, label %260
224:                                              ; preds = %214
  %225 = load double, ptr %76, align 8
  %226 = load double, ptr %77, align 8
  %227 = load double, ptr %78, align 8
  br label %228
228:                                              ; preds = %233, %224
  %229 = phi i64 [ 0, %224 ], [ %250, %233 ]
  %230 = getelementptr inbounds double, ptr %46, i64 %229
  %231 = shl nsw i64 %229, 5
  %232 = getelementptr inbounds i8, ptr %21, i64 %231
  br label %252
233:                                              ; preds = %252
  %234 = load double, ptr %230, align 8
  %235 = fmul reassoc nsz contract double %234, %225
  %236 = or disjoint i64 %229, 4
  %237 = getelementptr inbounds double, ptr %46, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = fmul reassoc nsz contract double %238, %226
  %240 = fadd reassoc nsz contract double %239, %235
  %241 = or disjoint i64 %229, 8
  %242 = getelementptr inbounds double, ptr %46, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = fmul reassoc nsz contract double %243, %227
  %245 = fadd reassoc nsz contract double %240, %244
  %246 = fneg reassoc nsz contract double %245
  %247 = shl nuw nsw i64 %229, 2
  %248 = or disjoint i64 %247, 3
  %249 = getelementptr inbounds double, ptr %21, i64 %248
  store double %246, ptr %249, align 8
  %250 = add nuw nsw i64 %229, 1
  %251 = icmp eq i64 %250, 3
  br i1 %251, label %261, label %228
252:                                              ; preds = %252, %228
  %253 = phi i64 [ 0, %228 ], [ %258, %252 ]
  %254 = shl nsw i64 %253, 5
  %255 = getelementptr inbounds i8, ptr %230, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = getelementptr inbounds double, ptr %232, i64 %253
  store double %256, ptr %257, align 8
  %258 = add nuw nsw i64 %253, 1
  %259 = icmp eq i64 %258, 3
  br i1 %259, label %233, label %252
260:                                              ; preds = %214
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %21, ptr noundef nonnull readonly align 16 dereferenceable(96) %46, i64 96, i1 false)
  br label %261
261:                                              ; preds = %233, %260
  %262 = getelementptr inbounds i8, ptr %99, i64 240
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %28, ptr noundef nonnull readonly align 8 dereferenceable(576) %262, i64 576, i1 false)
  %263 = getelementptr inbounds i8, ptr %99, i64 816
  br label %264
264:                                              ; preds = %274, %261
  %265 = phi i64 [ 0, %261 ], [ %281, %274 ]
  %266 = getelementptr inbounds double, ptr %263, i64 %265
  %267 = or disjoint i64 %265, 1
  %268 = getelementptr inbounds double, ptr %263, i64 %267
  %269 = or disjoint i64 %265, 2
  %270 = getelementptr inbounds double, ptr %263, i64 %269
  %271 = load double, ptr %266, align 8
  %272 = load double, ptr %268, align 8
  %273 = load double, ptr %270, align 8
  br label %283
274:                                              ; preds = %283
  %275 = or disjoint i64 %265, 3
  %276 = getelementptr inbounds double, ptr %263, i64 %275
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds double, ptr %22, i64 %275
  %279 = load double, ptr %278, align 8
  %280 = fadd reassoc nsz contract double %279, %277
  store double %280, ptr %278, align 8
  %281 = add nuw nsw i64 %265, 4
  %282 = icmp ult i64 %265, 8
  br i1 %282, label %264, label %302
283:                                              ; preds = %283, %264
  %284 = phi i64 [ 0, %264 ], [ %300, %283 ]
  %285 = getelementptr inbounds double, ptr %21, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = fmul reassoc nsz contract double %286, %271
  %288 = or disjoint i64 %284, 4
  %289 = getelementptr inbounds double, ptr %21, i64 %288
  %290 = load double, ptr %289, align 8
  %291 = fmul reassoc nsz contract double %290, %272
  %292 = fadd reassoc nsz contract double %291, %287
  %293 = or disjoint i64 %284, 8
  %294 = getelementptr inbounds double, ptr %21, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = fmul reassoc nsz contract double %295, %273
  %297 = fadd reassoc nsz contract double %292, %296
  %298 = or disjoint i64 %284, %265
  %299 = getelementptr inbounds double, ptr %22, i64 %298
  store double %297, ptr %299, align 8
  %300 = add nuw nsw i64 %284, 1
  %301 = icmp eq i64 %300, 4
  br i1 %301, label %274, label %283
302:                                              ; preds = %274
  %303 = getelementptr inbounds i8, ptr %99, i64 912
  %304 = getelementptr inbounds i8, ptr %99, i64 16
  %305 = load double, ptr %304, align 8
  %306 = fptosi double %305 to i32
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds [6 x [12 x double]], ptr %28, i64 0, i64 %307
  br label %309
309:                                              ; preds = %319, %302
  %310 = phi i64 [ 0, %302 ], [ %326, %319 ]
  %311 = getelementptr inbounds double, ptr %22, i64 %310
  %312 = or disjoint i64 %310, 1
  %313 = getelementptr inbounds double, ptr %22, i64 %312
  %314 = or disjoint i64 %310, 2
  %315 = getelementptr inbounds double, ptr %22, i64 %314
  %316 = load double, ptr %311, align 16
  %317 = load double, ptr %313, align 8
  %318 = load double, ptr %315, align 16
  br label %328
319:                                              ; preds = %328
  %320 = or disjoint i64 %310, 3
  %321 = getelementptr inbounds double, ptr %22, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds double, ptr %308, i64 %320
  %324 = load double, ptr %323, align 8
  %325 = fadd reassoc nsz contract double %324, %322
  store double %325, ptr %323, align 8
  %326 = add nuw nsw i64 %310, 4
  %327 = icmp ult i64 %310, 8
  br i1 %327, label %309, label %347
328:                                              ; preds = %328, %309
  %329 = phi i64 [ 0, %309 ], [ %345, %328 ]
  %330 = getelementptr inbounds double, ptr %303, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = fmul reassoc nsz contract double %331, %316
  %333 = or disjoint i64 %329, 4
  %334 = getelementptr inbounds double, ptr %303, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = fmul reassoc nsz contract double %335, %317
  %337 = fadd reassoc nsz contract double %336, %332
  %338 = or disjoint i64 %329, 8
  %339 = getelementptr inbounds double, ptr %303, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = fmul reassoc nsz contract double %340, %318
  %342 = fadd reassoc nsz contract double %337, %341
  %343 = or disjoint i64 %329, %310
  %344 = getelementptr inbounds double, ptr %308, i64 %343
  store double %342, ptr %344, align 8
  %345 = add nuw nsw i64 %329, 1
  %346 = icmp eq i64 %345, 4
  br i1 %346, label %319, label %328
347:                                              ; preds = %319
  call fastcc void @equations(ptr noundef readonly %99, ptr noundef nonnull readonly %46, ptr noundef nonnull %24, ptr noundef nonnull %23)
  %348 = sub nsw i32 6, %218
  %349 = add i32 %219, 24
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %19)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %20)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(3456) %18, i8 0, i64 3456, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %19, i8 0, i64 1152, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %20, i8 0, i64 1152, i1 false)
  %350 = shl nsw i32 %348, 1
  %351 = shl i32 %218, 2
  %352 = add i32 %351, 48
  %353 = zext i32 %352 to i64
  %354 = zext i32 %349 to i64
  %355 = mul i32 %218, 24
  %356 = add i32 %355, -144
  %357 = zext i32 %356 to i64
  %358 = sext i32 %349 to i64
  %359 = sext i32 %350 to i64
  %360 = sext i32 %348 to i64
  br label %361
361:                                              ; preds = %374, %347
  %362 = phi i64 [ 0, %347 ], [ %378, %374 ]
  %363 = phi ptr [ %24, %347 ], [ %377, %374 ]
  %364 = mul nuw nsw i64 %362, 24
  %365 = add nuw nsw i64 %364, %357
  %366 = mul nuw nsw i64 %362, %353
  %367 = shl nuw nsw i64 %362, 1
  %368 = getelementptr i8, ptr %363, i64 144
  %369 = getelementptr i8, ptr %363, i64 72
  br label %380
370:                                              ; preds = %374
  %371 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %18, i32 noundef 12, i32 noundef %349)
  %372 = sext i32 %220 to i64
  %373 = shl nsw i64 %372, 3
  br label %427
374:                                              ; preds = %417
  %375 = icmp slt i64 %362, %360
  %376 = getelementptr inbounds i8, ptr %363, i64 216
  %377 = select i1 %375, ptr %368, ptr %376
  %378 = add nuw nsw i64 %362, 1
  %379 = icmp eq i64 %378, 6
  br i1 %379, label %370, label %361
380:                                              ; preds = %417, %361
  %381 = phi i64 [ 0, %361 ], [ %418, %417 ]
  %382 = add nuw nsw i64 %381, %367
  %383 = sub nsw i64 %382, %359
  %384 = mul nsw i64 %382, %358
  %385 = getelementptr inbounds double, ptr %18, i64 %384
  %386 = mul nuw nsw i64 %381, 24
  %387 = getelementptr inbounds i8, ptr %385, i64 %386
  %388 = icmp slt i64 %383, 0
  br i1 %388, label %405, label %389
389:                                              ; preds = %380
  %390 = getelementptr i8, ptr %18, i64 %386
  %391 = mul nuw nsw i64 %381, %354
  %392 = add nuw i64 %391, %366
  %393 = shl i64 %392, 32
  %394 = ashr exact i64 %393, 29
  %395 = getelementptr i8, ptr %390, i64 %394
  %396 = mul nuw nsw i64 %381, 15
  %397 = add nuw nsw i64 %365, %396
  %398 = shl i64 %397, 3
  %399 = and i64 %398, 34359738360
  %400 = getelementptr i8, ptr %20, i64 %399
  %401 = getelementptr i8, ptr %19, i64 %399
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %395, ptr noundef nonnull align 8 dereferenceable(72) %368, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %400, ptr noundef nonnull align 8 dereferenceable(72) %369, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %401, ptr noundef nonnull align 8 dereferenceable(72) %363, i64 72, i1 false)
  %402 = add nsw i64 %384, 24
  %403 = add nsw i64 %402, %383
  %404 = getelementptr inbounds [432 x double], ptr %18, i64 0, i64 %403
  store double 1.000000e+00, ptr %404, align 8
  br label %417
405:                                              ; preds = %380, %405
  %406 = phi i64 [ %415, %405 ], [ 0, %380 ]
  %407 = add nuw nsw i64 %406, 9
  %408 = getelementptr inbounds double, ptr %363, i64 %407
  %409 = load double, ptr %408, align 8
  %410 = getelementptr inbounds double, ptr %387, i64 %406
  store double %409, ptr %410, align 8
  %411 = getelementptr inbounds double, ptr %363, i64 %406
  %412 = load double, ptr %411, align 8
  %413 = fneg reassoc nsz contract double %412
  %414 = getelementptr inbounds i8, ptr %410, i64 96
  store double %413, ptr %414, align 8
  %415 = add nuw nsw i64 %406, 1
  %416 = icmp eq i64 %415, 9
  br i1 %416, label %417, label %405
417:                                              ; preds = %405, %389
  %418 = add nuw nsw i64 %381, 1
  %419 = icmp eq i64 %381, 0
  br i1 %419, label %380, label %374
420:                                              ; preds = %427
  %421 = icmp sgt i32 %218, 0
  br i1 %421, label %422, label %479
422:                                              ; preds = %420
  %423 = tail call i32 @llvm.smax.i32(i32 %220, i32 1)
  %424 = tail call i32 @llvm.smax.i32(i32 %219, i32 1)
  %425 = zext nneg i32 %424 to i64
  %426 = zext nneg i32 %423 to i64
  br label %435
427:                                              ; preds = %427, %370
  %428 = phi i64 [ 0, %370 ], [ %433, %427 ]
  %429 = mul nuw nsw i64 %428, 192
  %430 = getelementptr inbounds i8, ptr %25, i64 %429
  %431 = mul nsw i64 %428, %358
  %432 = getelementptr double, ptr %79, i64 %431
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %430, ptr nonnull align 16 %432, i64 %373, i1 false)
  %433 = add nuw nsw i64 %428, 1
  %434 = icmp eq i64 %433, 12
  br i1 %434, label %420, label %427
435:                                              ; preds = %463, %422
  %436 = phi i64 [ 0, %422 ], [ %464, %463 ]
  %437 = mul i64 %436, 103079215104
  %438 = add i64 %437, 1236950581248
  %439 = ashr exact i64 %438, 29
  %440 = getelementptr inbounds i8, ptr %25, i64 %439
  %441 = mul nuw nsw i64 %436, 12
  %442 = and i64 %441, 4294967292
  br label %443
443:                                              ; preds = %451, %435
  %444 = phi i64 [ 0, %435 ], [ %454, %451 ]
  %445 = icmp ult i64 %444, 12
  br i1 %445, label %446, label %451
446:                                              ; preds = %443
  %447 = add nuw nsw i64 %444, %442
  %448 = getelementptr inbounds [144 x double], ptr %19, i64 0, i64 %447
  %449 = load double, ptr %448, align 8
  %450 = fneg reassoc nsz contract double %449
  br label %451
451:                                              ; preds = %446, %443
  %452 = phi reassoc nsz contract double [ %450, %446 ], [ 0.000000e+00, %443 ]
  %453 = getelementptr inbounds double, ptr %440, i64 %444
  store double %452, ptr %453, align 8
  %454 = add nuw nsw i64 %444, 1
  %455 = icmp eq i64 %454, %426
  br i1 %455, label %456, label %443
456:                                              ; preds = %451, %466
  %457 = phi i64 [ %467, %466 ], [ 0, %451 ]
  %458 = add nuw nsw i64 %457, %442
  %459 = getelementptr inbounds [144 x double], ptr %20, i64 0, i64 %458
  %460 = load double, ptr %459, align 8
  %461 = mul nuw nsw i64 %457, 192
  %462 = getelementptr i8, ptr %25, i64 %461
  br label %469
463:                                              ; preds = %466
  %464 = add nuw nsw i64 %436, 1
  %465 = icmp eq i64 %464, %425
  br i1 %465, label %479, label %435
466:                                              ; preds = %469
  %467 = add nuw nsw i64 %457, 1
  %468 = icmp eq i64 %467, 12
  br i1 %468, label %463, label %456
469:                                              ; preds = %469, %456
  %470 = phi i64 [ 0, %456 ], [ %477, %469 ]
  %471 = getelementptr double, ptr %462, i64 %470
  %472 = load double, ptr %471, align 8
  %473 = fmul reassoc nsz contract double %472, %460
  %474 = getelementptr inbounds double, ptr %440, i64 %470
  %475 = load double, ptr %474, align 8
  %476 = fsub reassoc nsz contract double %475, %473
  store double %476, ptr %474, align 8
  %477 = add nuw nsw i64 %470, 1
  %478 = icmp eq i64 %477, %426
  br i1 %478, label %466, label %469
479:                                              ; preds = %463, %420
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %18)
  %480 = fcmp reassoc nsz contract ule double %371, 0x3EB0C6F7A0B5ED8D
  %481 = select i1 %480, i32 32, i32 0
  %482 = select i1 %215, i1 %480, i1 false
  br i1 %482, label %901, label %483
483:                                              ; preds = %479
  call fastcc void @balance(ptr noundef nonnull %25, i32 noundef %220, ptr noundef nonnull %29)
  call fastcc void @hessenberg(ptr noundef nonnull %25, i32 noundef %220, ptr noundef nonnull %27)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %26, ptr noundef nonnull align 16 dereferenceable(4608) %25, i64 4608, i1 false)
  %484 = call fastcc i32 @eigenvalues(ptr noundef nonnull %25, i32 noundef %220, ptr noundef nonnull %30, ptr noundef nonnull %31)
  %485 = icmp slt i32 %484, %220
  %486 = select i1 %485, i32 32, i32 0
  %487 = add nuw nsw i32 %486, %481
  %488 = icmp sgt i32 %484, 0
  br i1 %488, label %489, label %495
489:                                              ; preds = %483
  %490 = sub i32 %220, %484
  %491 = getelementptr inbounds i8, ptr %99, i64 32
  %492 = sext i32 %490 to i64
  %493 = load double, ptr %491, align 8
  %494 = fcmp reassoc nsz contract une double %493, 0.000000e+00
  br label %503
495:                                              ; preds = %560, %483
  %496 = phi nsz double [ 0x7FF0000000000000, %483 ], [ %561, %560 ]
  %497 = phi i32 [ %487, %483 ], [ %562, %560 ]
  %498 = phi i32 [ 0, %483 ], [ %563, %560 ]
  %499 = phi i32 [ 0, %483 ], [ %564, %560 ]
  %500 = icmp sgt i32 %498, 0
  br i1 %500, label %501, label %901
501:                                              ; preds = %495
  %502 = zext nneg i32 %498 to i64
  br label %567
503:                                              ; preds = %560, %489
  %504 = phi nsz double [ 0x7FF0000000000000, %489 ], [ %561, %560 ]
  %505 = phi i32 [ %487, %489 ], [ %562, %560 ]
  %506 = phi i64 [ %492, %489 ], [ %565, %560 ]
  %507 = phi i32 [ 0, %489 ], [ %564, %560 ]
  %508 = phi i32 [ 0, %489 ], [ %563, %560 ]
  br i1 %494, label %509, label %515
509:                                              ; preds = %503
  %510 = getelementptr inbounds [24 x double], ptr %30, i64 0, i64 %506
  %511 = load double, ptr %510, align 8
  %512 = fadd reassoc nsz contract double %511, 2.000000e+00
  %513 = tail call reassoc nsz contract double @llvm.fabs.f64(double %512)
  %514 = fcmp reassoc nsz contract ugt double %513, 1.000000e-05
  br i1 %514, label %515, label %560
515:                                              ; preds = %509, %503
  %516 = getelementptr inbounds [24 x double], ptr %30, i64 0, i64 %506
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds [24 x double], ptr %31, i64 0, i64 %506
  %519 = load double, ptr %518, align 8
  %520 = tail call reassoc nsz contract double @llvm.fabs.f64(double %517)
  %521 = fadd reassoc nsz contract double %520, 1.000000e+00
  %522 = fdiv reassoc nsz contract double %519, %521
  %523 = fcmp reassoc nsz contract olt double %519, 0.000000e+00
  br i1 %523, label %560, label %524
524:                                              ; preds = %515
  %525 = load double, ptr %100, align 8
  %526 = fcmp reassoc nsz contract oeq double %525, 0.000000e+00
  %527 = select reassoc nsz contract i1 %526, double 3.000000e-02, double 2.400000e-01
  %528 = fcmp reassoc nsz contract ogt double %522, %527
  br i1 %528, label %560, label %529
529:                                              ; preds = %524
  %530 = fcmp reassoc nsz contract oeq double %519, 0.000000e+00
  %531 = zext i1 %530 to i32
  %532 = add nsw i32 %505, %531
  %533 = fcmp reassoc nsz contract ogt double %519, 0.000000e+00
  %534 = fcmp reassoc nsz contract olt double %522, %504
  %535 = select i1 %533, i1 %534, i1 false
  %536 = select reassoc nsz contract i1 %535, double %522, double %504
  %537 = icmp sgt i32 %508, 0
  br i1 %537, label %538, label %551
538:                                              ; preds = %529
  %539 = zext nneg i32 %508 to i64
  br label %540
540:                                              ; preds = %546, %538
  %541 = phi i64 [ %539, %538 ], [ %542, %546 ]
  %542 = add nsw i64 %541, -1
  %543 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %542
  %544 = load double, ptr %543, align 8
  %545 = fcmp reassoc nsz contract ugt double %544, %517
  br i1 %545, label %546, label %549
546:                                              ; preds = %540
  %547 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %541
  store double %544, ptr %547, align 8
  %548 = icmp sgt i64 %541, 1
  br i1 %548, label %540, label %551
549:                                              ; preds = %540
  %550 = trunc nuw nsw i64 %541 to i32
  br label %551
551:                                              ; preds = %546, %549, %529
  %552 = phi i32 [ %508, %529 ], [ %550, %549 ], [ 0, %546 ]
  %553 = sext i32 %552 to i64
  %554 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %553
  store double %517, ptr %554, align 8
  %555 = add nsw i32 %508, 1
  call fastcc void @eigenvector(ptr noundef nonnull %26, i32 noundef %220, ptr noundef nonnull %27, ptr noundef nonnull %29, double noundef %517, ptr noundef nonnull %33)
  %556 = mul nsw i32 %507, 6
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds double, ptr %47, i64 %557
  call fastcc void @posture(ptr noundef readonly %99, ptr noundef nonnull %28, ptr noundef nonnull %23, double noundef %517, ptr noundef nonnull %33, ptr noundef nonnull %558)
  %559 = add nsw i32 %507, 1
  br label %560
560:                                              ; preds = %551, %524, %515, %509
  %561 = phi nsz double [ %504, %515 ], [ %504, %524 ], [ %536, %551 ], [ %504, %509 ]
  %562 = phi i32 [ %505, %515 ], [ %505, %524 ], [ %532, %551 ], [ %505, %509 ]
  %563 = phi i32 [ %508, %515 ], [ %508, %524 ], [ %555, %551 ], [ %508, %509 ]
  %564 = phi i32 [ %507, %515 ], [ %507, %524 ], [ %559, %551 ], [ %507, %509 ]
  %565 = add nsw i64 %506, 1
  %566 = icmp slt i64 %565, %372
  br i1 %566, label %503, label %495
567:                                              ; preds = %898, %501
  %568 = phi i32 [ %499, %501 ], [ %899, %898 ]
  %569 = phi i32 [ 0, %501 ], [ %599, %898 ]
  %570 = sext i32 %569 to i64
  %571 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = add nsw i32 %569, 1
  %574 = icmp slt i32 %573, %498
  br i1 %574, label %575, label %597
575:                                              ; preds = %567
  %576 = add nsw i64 %570, 1
  br label %577
577:                                              ; preds = %590, %575
  %578 = phi i64 [ %570, %575 ], [ %593, %590 ]
  %579 = phi i64 [ %576, %575 ], [ %592, %590 ]
  %580 = phi double [ %572, %575 ], [ %591, %590 ]
  %581 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %579
  %582 = load double, ptr %581, align 8
  %583 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %578
  %584 = load double, ptr %583, align 8
  %585 = fsub reassoc nsz contract double %582, %584
  %586 = tail call reassoc nsz contract double @llvm.fabs.f64(double %582)
  %587 = fmul reassoc nsz contract double %586, 1.000000e-05
  %588 = fadd reassoc nsz contract double %587, 1.000000e-05
  %589 = fcmp reassoc nsz contract olt double %585, %588
  br i1 %589, label %590, label %595
590:                                              ; preds = %577
  %591 = fadd reassoc nsz contract double %582, %580
  %592 = add nsw i64 %579, 1
  %593 = add nsw i64 %578, 1
  %594 = icmp eq i64 %592, %502
  br i1 %594, label %597, label %577
595:                                              ; preds = %577
  %596 = trunc nsw i64 %579 to i32
  br label %597
597:                                              ; preds = %590, %595, %567
  %598 = phi double [ %572, %567 ], [ %580, %595 ], [ %591, %590 ]
  %599 = phi i32 [ %573, %567 ], [ %596, %595 ], [ %498, %590 ]
  %600 = sub nsw i32 %599, %569
  %601 = sitofp i32 %600 to double
  %602 = fdiv reassoc nsz contract double %598, %601
  %603 = add i32 %600, -7
  %604 = icmp ult i32 %603, -5
  %605 = add nsw i32 %600, %568
  %606 = icmp sgt i32 %605, 40
  %607 = select i1 %604, i1 true, i1 %606
  br i1 %607, label %898, label %608
608:                                              ; preds = %597
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %8, i8 0, i64 1152, i1 false)
  br label %609
609:                                              ; preds = %616, %608
  %610 = phi i64 [ 0, %608 ], [ %619, %616 ]
  %611 = phi ptr [ %24, %608 ], [ %618, %616 ]
  %612 = icmp slt i64 %610, %360
  %613 = mul nuw nsw i64 %610, 24
  %614 = getelementptr inbounds double, ptr %80, i64 %613
  %615 = getelementptr inbounds double, ptr %8, i64 %613
  br label %621
616:                                              ; preds = %633
  %617 = select i1 %612, i64 144, i64 216
  %618 = getelementptr inbounds i8, ptr %611, i64 %617
  %619 = add nuw nsw i64 %610, 1
  %620 = icmp eq i64 %619, 6
  br i1 %620, label %642, label %609
621:                                              ; preds = %633, %609
  %622 = phi i64 [ 0, %609 ], [ %640, %633 ]
  %623 = getelementptr inbounds double, ptr %611, i64 %622
  %624 = load double, ptr %623, align 8
  %625 = add nuw nsw i64 %622, 9
  %626 = getelementptr inbounds double, ptr %611, i64 %625
  %627 = load double, ptr %626, align 8
  br i1 %612, label %633, label %628
628:                                              ; preds = %621
  %629 = add nuw nsw i64 %622, 18
  %630 = getelementptr inbounds double, ptr %611, i64 %629
  %631 = load double, ptr %630, align 8
  %632 = fmul reassoc nsz contract double %631, %602
  br label %633
633:                                              ; preds = %628, %621
  %634 = phi reassoc nsz contract double [ %632, %628 ], [ 0.000000e+00, %621 ]
  %635 = fadd reassoc nsz contract double %634, %627
  %636 = fmul reassoc nsz contract double %635, %602
  %637 = fadd reassoc nsz contract double %636, %624
  %638 = getelementptr inbounds double, ptr %614, i64 %622
  store double %637, ptr %638, align 8
  %639 = getelementptr inbounds double, ptr %615, i64 %622
  store double %637, ptr %639, align 8
  %640 = add nuw nsw i64 %622, 1
  %641 = icmp eq i64 %640, 9
  br i1 %641, label %616, label %621
642:                                              ; preds = %616
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  br label %649
643:                                              ; preds = %649
  %644 = sub nuw nsw i32 12, %600
  %645 = icmp slt i32 %600, 12
  br i1 %645, label %646, label %659
646:                                              ; preds = %643
  %647 = tail call i32 @llvm.smax.i32(i32 %644, i32 1)
  %648 = zext nneg i32 %647 to i64
  br label %655
649:                                              ; preds = %649, %642
  %650 = phi i64 [ 0, %642 ], [ %653, %649 ]
  %651 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %650
  %652 = trunc nuw nsw i64 %650 to i32
  store i32 %652, ptr %651, align 4
  %653 = add nuw nsw i64 %650, 1
  %654 = icmp eq i64 %653, 12
  br i1 %654, label %643, label %649
655:                                              ; preds = %733, %646
  %656 = phi i64 [ 0, %646 ], [ %734, %733 ]
  %657 = icmp ult i64 %656, 12
  %658 = trunc nuw nsw i64 %656 to i32
  br i1 %657, label %666, label %671
659:                                              ; preds = %733, %643
  %660 = mul nuw nsw i32 %600, 96
  %661 = zext nneg i32 %660 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %9, i8 0, i64 %661, i1 false)
  %662 = icmp sgt i32 %600, 0
  br i1 %662, label %663, label %791
663:                                              ; preds = %659
  %664 = zext nneg i32 %644 to i64
  %665 = zext nneg i32 %600 to i64
  br label %757
666:                                              ; preds = %655, %689
  %667 = phi i32 [ %715, %689 ], [ %658, %655 ]
  %668 = phi i32 [ %714, %689 ], [ %658, %655 ]
  %669 = phi i32 [ %690, %689 ], [ %658, %655 ]
  %670 = mul nuw nsw i32 %669, 12
  br label %692
671:                                              ; preds = %689, %655
  %672 = phi i32 [ %658, %655 ], [ %714, %689 ]
  %673 = phi i32 [ %658, %655 ], [ %715, %689 ]
  %674 = sext i32 %672 to i64
  %675 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %674
  %676 = load i32, ptr %675, align 4
  %677 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %656
  %678 = load i32, ptr %677, align 4
  store i32 %678, ptr %675, align 4
  store i32 %676, ptr %677, align 4
  %679 = mul nsw i32 %673, 12
  %680 = add nsw i32 %676, %679
  %681 = sext i32 %680 to i64
  %682 = getelementptr inbounds double, ptr %8, i64 %681
  %683 = load double, ptr %682, align 8
  %684 = tail call reassoc nsz contract double @llvm.fabs.f64(double %683)
  %685 = fcmp reassoc nsz contract ogt double %684, 1.000000e-300
  %686 = select reassoc nsz contract i1 %685, double %683, double 1.000000e-300
  %687 = sext i32 %679 to i64
  %688 = mul nuw nsw i64 %656, 96
  br label %723
689:                                              ; preds = %692
  %690 = add nuw i32 %669, 1
  %691 = icmp eq i32 %690, 12
  br i1 %691, label %671, label %666
692:                                              ; preds = %692, %666
  %693 = phi i64 [ %656, %666 ], [ %716, %692 ]
  %694 = phi i32 [ %667, %666 ], [ %715, %692 ]
  %695 = phi i32 [ %668, %666 ], [ %714, %692 ]
  %696 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %693
  %697 = load i32, ptr %696, align 4
  %698 = add nsw i32 %697, %670
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds double, ptr %8, i64 %699
  %701 = load double, ptr %700, align 8
  %702 = tail call reassoc nsz contract double @llvm.fabs.f64(double %701)
  %703 = mul nsw i32 %694, 12
  %704 = sext i32 %695 to i64
  %705 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %704
  %706 = load i32, ptr %705, align 4
  %707 = add nsw i32 %706, %703
  %708 = sext i32 %707 to i64
  %709 = getelementptr inbounds double, ptr %8, i64 %708
  %710 = load double, ptr %709, align 8
  %711 = tail call reassoc nsz contract double @llvm.fabs.f64(double %710)
  %712 = fcmp reassoc nsz contract ogt double %702, %711
  %713 = trunc nuw nsw i64 %693 to i32
  %714 = select i1 %712, i32 %713, i32 %695
  %715 = select i1 %712, i32 %669, i32 %694
  %716 = add nuw nsw i64 %693, 1
  %717 = icmp eq i64 %716, 12
  br i1 %717, label %689, label %692
718:                                              ; preds = %723
  %719 = mul nuw nsw i64 %656, 12
  %720 = and i64 %719, 4294967292
  %721 = sext i32 %676 to i64
  %722 = getelementptr double, ptr %8, i64 %721
  br label %736
723:                                              ; preds = %723, %671
  %724 = phi i64 [ 0, %671 ], [ %731, %723 ]
  %725 = getelementptr double, ptr %8, i64 %724
  %726 = getelementptr double, ptr %725, i64 %687
  %727 = load double, ptr %726, align 8
  %728 = getelementptr inbounds i8, ptr %725, i64 %688
  %729 = load double, ptr %728, align 8
  store double %729, ptr %726, align 8
  %730 = fdiv reassoc nsz contract double %727, %686
  store double %730, ptr %728, align 8
  %731 = add nuw nsw i64 %724, 1
  %732 = icmp eq i64 %731, 12
  br i1 %732, label %718, label %723
733:                                              ; preds = %742
  %734 = add nuw nsw i64 %656, 1
  %735 = icmp eq i64 %734, %648
  br i1 %735, label %659, label %655
736:                                              ; preds = %742, %718
  %737 = phi i64 [ 0, %718 ], [ %743, %742 ]
  %738 = mul nuw nsw i64 %737, 12
  %739 = getelementptr double, ptr %722, i64 %738
  %740 = load double, ptr %739, align 8
  %741 = icmp ne i64 %737, %656
  br i1 %741, label %745, label %742
742:                                              ; preds = %745, %736
  %743 = add nuw nsw i64 %737, 1
  %744 = icmp eq i64 %743, 12
  br i1 %744, label %733, label %736
745:                                              ; preds = %736, %745
  %746 = phi i64 [ %754, %745 ], [ 0, %736 ]
  %747 = getelementptr inbounds double, ptr %8, i64 %746
  %748 = getelementptr inbounds double, ptr %747, i64 %720
  %749 = load double, ptr %748, align 8
  %750 = fmul reassoc nsz contract double %749, %740
  %751 = getelementptr inbounds double, ptr %747, i64 %738
  %752 = load double, ptr %751, align 8
  %753 = fsub reassoc nsz contract double %752, %750
  store double %753, ptr %751, align 8
  %754 = add nuw nsw i64 %746, 1
  %755 = icmp ult i64 %746, 11
  %756 = and i1 %741, %755
  br i1 %756, label %745, label %742
757:                                              ; preds = %768, %663
  %758 = phi i64 [ 0, %663 ], [ %769, %768 ]
  %759 = add nuw nsw i64 %758, %664
  %760 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %759
  %761 = load i32, ptr %760, align 4
  %762 = sext i32 %761 to i64
  %763 = mul nuw nsw i64 %758, 96
  %764 = getelementptr i8, ptr %9, i64 %763
  %765 = getelementptr double, ptr %764, i64 %762
  store double 1.000000e+00, ptr %765, align 8
  br i1 %645, label %766, label %768
766:                                              ; preds = %757
  %767 = getelementptr double, ptr %8, i64 %762
  br label %771
768:                                              ; preds = %771, %757
  %769 = add nuw nsw i64 %758, 1
  %770 = icmp eq i64 %769, %665
  br i1 %770, label %783, label %757
771:                                              ; preds = %771, %766
  %772 = phi i64 [ 0, %766 ], [ %781, %771 ]
  %773 = mul nuw nsw i64 %772, 96
  %774 = getelementptr i8, ptr %767, i64 %773
  %775 = load double, ptr %774, align 8
  %776 = fneg reassoc nsz contract double %775
  %777 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %772
  %778 = load i32, ptr %777, align 4
  %779 = sext i32 %778 to i64
  %780 = getelementptr double, ptr %764, i64 %779
  store double %776, ptr %780, align 8
  %781 = add nuw nsw i64 %772, 1
  %782 = icmp eq i64 %781, %664
  br i1 %782, label %768, label %771
783:                                              ; preds = %768
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  %784 = shl nuw nsw i32 %600, 1
  %785 = zext nneg i32 %784 to i64
  br label %786
786:                                              ; preds = %804, %783
  %787 = phi i64 [ 0, %783 ], [ %805, %804 ]
  %788 = mul nuw nsw i64 %787, 12
  %789 = mul nuw nsw i64 %787, %785
  %790 = add nuw nsw i64 %789, %665
  br label %800
791:                                              ; preds = %659
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  br label %792
792:                                              ; preds = %804, %791
  %793 = shl nuw nsw i32 %600, 1
  %794 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %10, i32 noundef %600, i32 noundef %793)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %11, i8 0, i64 1152, i1 false)
  br i1 %662, label %795, label %833
795:                                              ; preds = %792
  %796 = zext nneg i32 %600 to i64
  %797 = getelementptr double, ptr %10, i64 %796
  %798 = shl nuw nsw i64 %796, 3
  %799 = zext nneg i32 %793 to i64
  br label %839
800:                                              ; preds = %807, %786
  %801 = phi i64 [ 0, %786 ], [ %812, %807 ]
  %802 = mul nuw nsw i64 %801, 12
  %803 = or disjoint i64 %802, 3
  br label %814
804:                                              ; preds = %807
  %805 = add nuw nsw i64 %787, 1
  %806 = icmp eq i64 %805, %665
  br i1 %806, label %792, label %786
807:                                              ; preds = %814
  %808 = add nuw nsw i64 %801, %789
  %809 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %808
  store double %825, ptr %809, align 8
  %810 = add nuw nsw i64 %790, %801
  %811 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %810
  store double %830, ptr %811, align 8
  %812 = add nuw nsw i64 %801, 1
  %813 = icmp eq i64 %812, %665
  br i1 %813, label %804, label %800
814:                                              ; preds = %814, %800
  %815 = phi i64 [ 0, %800 ], [ %831, %814 ]
  %816 = phi double [ 0.000000e+00, %800 ], [ %830, %814 ]
  %817 = phi double [ 0.000000e+00, %800 ], [ %825, %814 ]
  %818 = add nuw nsw i64 %815, %788
  %819 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %818
  %820 = load double, ptr %819, align 8
  %821 = add nuw nsw i64 %815, %802
  %822 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %821
  %823 = load double, ptr %822, align 8
  %824 = fmul reassoc nsz contract double %823, %820
  %825 = fadd reassoc nsz contract double %824, %817
  %826 = add nuw nsw i64 %803, %815
  %827 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %826
  %828 = load double, ptr %827, align 8
  %829 = fmul reassoc nsz contract double %828, %820
  %830 = fadd reassoc nsz contract double %829, %816
  %831 = add nuw nsw i64 %815, 1
  %832 = icmp eq i64 %831, 9
  br i1 %832, label %807, label %814
833:                                              ; preds = %839, %792
  call fastcc void @balance(ptr noundef nonnull %11, i32 noundef %600, ptr noundef nonnull %14)
  call fastcc void @hessenberg(ptr noundef nonnull %11, i32 noundef %600, ptr noundef nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %13, ptr noundef nonnull align 16 dereferenceable(1152) %11, i64 1152, i1 false)
  %834 = call fastcc i32 @eigenvalues(ptr noundef nonnull %11, i32 noundef %600, ptr noundef nonnull %15, ptr noundef nonnull %16)
  br i1 %662, label %835, label %897
835:                                              ; preds = %833
  %836 = sub nsw i32 %600, %834
  %837 = sext i32 %836 to i64
  %838 = zext nneg i32 %600 to i64
  br label %847
839:                                              ; preds = %839, %795
  %840 = phi i64 [ 0, %795 ], [ %845, %839 ]
  %841 = mul nuw nsw i64 %840, 192
  %842 = getelementptr inbounds i8, ptr %11, i64 %841
  %843 = mul nuw nsw i64 %840, %799
  %844 = getelementptr double, ptr %797, i64 %843
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %842, ptr nonnull align 8 %844, i64 %798, i1 false)
  %845 = add nuw nsw i64 %840, 1
  %846 = icmp eq i64 %845, %796
  br i1 %846, label %833, label %839
847:                                              ; preds = %866, %835
  %848 = phi i64 [ 0, %835 ], [ %867, %866 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %17)
  %849 = mul nuw nsw i64 %848, 96
  %850 = getelementptr inbounds i8, ptr %34, i64 %849
  %851 = icmp slt i64 %848, %837
  br i1 %851, label %855, label %852
852:                                              ; preds = %847
  %853 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %848
  %854 = load double, ptr %853, align 8
  br label %859
855:                                              ; preds = %847
  %856 = trunc nuw nsw i64 %848 to i32
  %857 = uitofp nneg i32 %856 to double
  %858 = fmul reassoc nsz contract double %857, 1.000000e-01
  br label %859
859:                                              ; preds = %855, %852
  %860 = phi reassoc nsz contract double [ %854, %852 ], [ %858, %855 ]
  call fastcc void @eigenvector(ptr noundef nonnull %13, i32 noundef %600, ptr noundef nonnull %12, ptr noundef nonnull %14, double noundef %860, ptr noundef nonnull %17)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %850, i8 0, i64 96, i1 false)
  br label %861
861:                                              ; preds = %869, %859
  %862 = phi i64 [ 0, %859 ], [ %870, %869 ]
  %863 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 %862
  %864 = load double, ptr %863, align 8
  %865 = mul nuw nsw i64 %862, 12
  br label %872
866:                                              ; preds = %869
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %17)
  %867 = add nuw nsw i64 %848, 1
  %868 = icmp eq i64 %867, %838
  br i1 %868, label %883, label %847
869:                                              ; preds = %872
  %870 = add nuw nsw i64 %862, 1
  %871 = icmp eq i64 %870, %838
  br i1 %871, label %866, label %861
872:                                              ; preds = %872, %861
  %873 = phi i64 [ 0, %861 ], [ %881, %872 ]
  %874 = add nuw nsw i64 %873, %865
  %875 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %874
  %876 = load double, ptr %875, align 8
  %877 = fmul reassoc nsz contract double %876, %864
  %878 = getelementptr inbounds double, ptr %850, i64 %873
  %879 = load double, ptr %878, align 8
  %880 = fadd reassoc nsz contract double %879, %877
  store double %880, ptr %878, align 8
  %881 = add nuw nsw i64 %873, 1
  %882 = icmp eq i64 %881, 12
  br i1 %882, label %869, label %872
883:                                              ; preds = %866
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %8)
  %884 = sext i32 %568 to i64
  br label %885
885:                                              ; preds = %885, %883
  %886 = phi i64 [ %884, %883 ], [ %892, %885 ]
  %887 = phi i64 [ 0, %883 ], [ %893, %885 ]
  %888 = mul nuw nsw i64 %887, 96
  %889 = getelementptr inbounds i8, ptr %34, i64 %888
  %890 = mul i64 %886, 48
  %891 = getelementptr inbounds i8, ptr %47, i64 %890
  call fastcc void @posture(ptr noundef readonly %99, ptr noundef nonnull %28, ptr noundef nonnull %23, double noundef %602, ptr noundef nonnull %889, ptr noundef nonnull %891)
  %892 = add nsw i64 %886, 1
  %893 = add nuw nsw i64 %887, 1
  %894 = icmp eq i64 %893, %838
  br i1 %894, label %895, label %885
895:                                              ; preds = %885
  %896 = trunc nsw i64 %892 to i32
  br label %898
897:                                              ; preds = %833
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %8)
  br label %898
898:                                              ; preds = %897, %895, %597
  %899 = phi i32 [ %568, %597 ], [ %896, %895 ], [ %568, %897 ]
  %900 = icmp slt i32 %599, %498
  br i1 %900, label %567, label %901
901:                                              ; preds = %898, %495, %479
  %902 = phi nsz double [ %496, %495 ], [ 0x7FF0000000000000, %479 ], [ %496, %898 ]
  %903 = phi i32 [ %497, %495 ], [ %481, %479 ], [ %497, %898 ]
  %904 = phi i32 [ %499, %495 ], [ 0, %479 ], [ %899, %898 ]
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %34)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %33)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %32)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %31)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %30)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %29)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %28)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %27)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %26)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %25)
  call void @llvm.lifetime.end.p0(i64 1296, ptr nonnull %24)
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %23)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %22)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %21)
  br label %905
905:                                              ; preds = %901, %210
  %906 = phi nsz double [ %902, %901 ], [ %211, %210 ]
  %907 = phi i32 [ %903, %901 ], [ %212, %210 ]
  %908 = phi i32 [ %904, %901 ], [ %213, %210 ]
  %909 = icmp sgt i32 %908, 0
  br i1 %909, label %910, label %912
910:                                              ; preds = %905
  %911 = zext nneg i32 %908 to i64
  br label %914
912:                                              ; preds = %938, %905
  %913 = phi i32 [ 0, %905 ], [ %939, %938 ]
  br i1 %102, label %947, label %942
914:                                              ; preds = %938, %910
  %915 = phi i64 [ 0, %910 ], [ %940, %938 ]
  %916 = phi i32 [ 0, %910 ], [ %939, %938 ]
  %917 = mul nuw nsw i64 %915, 48
  %918 = getelementptr inbounds i8, ptr %47, i64 %917
  %919 = call fastcc i32 @take(ptr noundef readonly %0, ptr noundef nonnull %45, ptr noundef nonnull %918, ptr noundef nonnull %51)
  %920 = getelementptr inbounds [40 x i32], ptr %48, i64 0, i64 %915
  store i32 1, ptr %920, align 4
  %921 = icmp eq i32 %919, 0
  br i1 %921, label %938, label %922
922:                                              ; preds = %914
  %923 = add nsw i32 %919, -1
  %924 = sext i32 %923 to i64
  %925 = getelementptr inbounds [16 x i32], ptr %49, i64 0, i64 %924
  %926 = load i32, ptr %925, align 4
  %927 = icmp eq i32 %926, 0
  br i1 %927, label %928, label %932
928:                                              ; preds = %922
  %929 = getelementptr inbounds [64 x double], ptr %83, i64 0, i64 %924
  %930 = load double, ptr %929, align 8
  %931 = fcmp reassoc nsz contract olt double %930, 1.000000e-02
  br label %932
932:                                              ; preds = %928, %922
  %933 = phi i1 [ true, %922 ], [ %931, %928 ]
  %934 = zext i1 %933 to i32
  store i32 %934, ptr %920, align 4
  %935 = xor i1 %933, true
  %936 = zext i1 %935 to i32
  %937 = add nsw i32 %916, %936
  store i32 1, ptr %925, align 4
  br label %938
938:                                              ; preds = %932, %914
  %939 = phi i32 [ %937, %932 ], [ %916, %914 ]
  %940 = add nuw nsw i64 %915, 1
  %941 = icmp eq i64 %940, %911
  br i1 %941, label %912, label %914
942:                                              ; preds = %912
  %943 = icmp slt i32 %907, 32
  %944 = icmp eq i64 %95, 0
  %945 = select i1 %944, i32 2, i32 %96
  %946 = srem i32 %907, 32
  br label %972
947:                                              ; preds = %912
  %948 = load i32, ptr %84, align 8
  %949 = icmp sgt i32 %948, 0
  br i1 %949, label %950, label %961
950:                                              ; preds = %947
  %951 = zext nneg i32 %948 to i64
  br label %952
952:                                              ; preds = %952, %950
  %953 = phi i64 [ 0, %950 ], [ %959, %952 ]
  %954 = phi double [ 0.000000e+00, %950 ], [ %958, %952 ]
  %955 = getelementptr inbounds [64 x double], ptr %85, i64 0, i64 %953
  %956 = load double, ptr %955, align 8
  %957 = fcmp reassoc nsz contract ogt double %956, %954
  %958 = select reassoc nsz contract i1 %957, double %956, double %954
  %959 = add nuw nsw i64 %953, 1
  %960 = icmp eq i64 %959, %951
  br i1 %960, label %961, label %952
961:                                              ; preds = %952, %947
  %962 = phi double [ 0.000000e+00, %947 ], [ %958, %952 ]
  %963 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %962)
  %964 = fmul reassoc nsz contract double %963, 3.000000e+00
  %965 = icmp sgt i32 %907, 31
  %966 = fcmp reassoc nsz contract ogt double %964, 3.000000e-02
  %967 = select i1 %965, i1 true, i1 %966
  %968 = select i1 %967, i32 3, i32 0
  %969 = fcmp reassoc nsz contract olt double %906, %964
  %970 = select i1 %969, i32 2, i32 0
  %971 = add nsw i32 %970, %907
  br label %972
972:                                              ; preds = %961, %942
  %973 = phi i1 [ false, %961 ], [ %943, %942 ]
  %974 = phi i32 [ %971, %961 ], [ %946, %942 ]
  %975 = phi i32 [ %968, %961 ], [ %945, %942 ]
  %976 = icmp sgt i32 %913, 0
  %977 = select i1 %973, i1 %976, i1 false
  %978 = icmp eq i32 %913, %974
  %979 = select i1 %977, i1 %978, i1 false
  %980 = load i32, ptr %84, align 8
  %981 = icmp eq i32 %913, %980
  %982 = select i1 %979, i1 %981, i1 false
  br i1 %982, label %983, label %986
983:                                              ; preds = %972
  %984 = and i32 %913, 1
  %985 = icmp eq i32 %984, 0
  br label %986
986:                                              ; preds = %983, %972
  %987 = phi i1 [ false, %972 ], [ %985, %983 ]
  %988 = zext i1 %987 to i32
  br i1 %987, label %989, label %995
989:                                              ; preds = %986
  %990 = fcmp reassoc nsz contract ogt double %906, 2.000000e-01
  br i1 %990, label %1055, label %991
991:                                              ; preds = %989
  %992 = icmp ne i32 %97, 0
  %993 = fcmp reassoc nsz contract ogt double %906, 2.000000e-02
  %994 = and i1 %992, %993
  br i1 %994, label %1055, label %995
995:                                              ; preds = %991, %986
  %996 = fcmp reassoc nsz contract ogt double %906, 2.000000e-02
  %997 = select i1 %987, i1 %996, i1 false
  %998 = select i1 %102, i1 true, i1 %997
  br i1 %998, label %999, label %1008
999:                                              ; preds = %995
  %1000 = load i32, ptr %84, align 8
  %1001 = and i32 %1000, 1
  %1002 = icmp eq i32 %1001, 0
  br i1 %1002, label %1003, label %1008
1003:                                             ; preds = %999
  %1004 = icmp slt i32 %1000, %974
  %1005 = fcmp reassoc nsz contract olt double %906, 3.000000e-03
  %1006 = select i1 %1004, i1 true, i1 %1005
  %1007 = and i1 %909, %1006
  br i1 %1007, label %1009, label %1023
1008:                                             ; preds = %999, %995
  br i1 %909, label %1009, label %1023
1009:                                             ; preds = %1008, %1003
  %1010 = tail call i32 @llvm.smax.i32(i32 %908, i32 1)
  %1011 = zext nneg i32 %1010 to i64
  br label %1012
1012:                                             ; preds = %1020, %1009
  %1013 = phi i64 [ 0, %1009 ], [ %1021, %1020 ]
  %1014 = getelementptr inbounds [40 x i32], ptr %48, i64 0, i64 %1013
  %1015 = load i32, ptr %1014, align 4
  %1016 = icmp eq i32 %1015, 0
  br i1 %1016, label %1020, label %1017
1017:                                             ; preds = %1012
  %1018 = mul nuw nsw i64 %1013, 48
  %1019 = getelementptr inbounds i8, ptr %47, i64 %1018
  call fastcc void @solve_near_singular(ptr noundef readonly %0, ptr noundef nonnull %45, ptr noundef nonnull %1019, double noundef 0.000000e+00, ptr noundef nonnull %51)
  br label %1020
1020:                                             ; preds = %1017, %1012
  %1021 = add nuw nsw i64 %1013, 1
  %1022 = icmp eq i64 %1021, %1011
  br i1 %1022, label %1023, label %1012
1023:                                             ; preds = %1020, %1008, %1003
  %1024 = load i32, ptr %84, align 8
  %1025 = and i32 %1024, 1
  %1026 = icmp ne i32 %1025, 0
  %1027 = icmp sgt i32 %1024, 0
  %1028 = and i1 %1027, %1026
  br i1 %1028, label %1029, label %1041
1029:                                             ; preds = %1023, %1029
  %1030 = phi i64 [ %1034, %1029 ], [ 0, %1023 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %50)
  %1031 = load ptr, ptr %51, align 8
  %1032 = mul nuw nsw i64 %1030, 48
  %1033 = getelementptr inbounds i8, ptr %1031, i64 %1032
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %50, ptr noundef nonnull align 8 dereferenceable(48) %1033, i64 48, i1 false)
  call fastcc void @solve_near_singular(ptr noundef readonly %0, ptr noundef nonnull %45, ptr noundef nonnull %50, double noundef 0x3F847AE147AE147C, ptr noundef nonnull %51)
  %1034 = add nuw nsw i64 %1030, 1
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %50)
  %1035 = load i32, ptr %84, align 8
  %1036 = and i32 %1035, 1
  %1037 = icmp ne i32 %1036, 0
  %1038 = sext i32 %1035 to i64
  %1039 = icmp slt i64 %1034, %1038
  %1040 = select i1 %1037, i1 %1039, i1 false
  br i1 %1040, label %1029, label %1041
1041:                                             ; preds = %1029, %1023
  %1042 = phi i32 [ %1024, %1023 ], [ %1035, %1029 ]
  %1043 = phi i32 [ %1025, %1023 ], [ %1036, %1029 ]
  %1044 = zext nneg i32 %975 to i64
  %1045 = icmp ult i64 %95, %1044
  br i1 %1045, label %1054, label %1046
1046:                                             ; preds = %1041
  %1047 = icmp sge i32 %1042, %974
  %1048 = icmp eq i32 %1043, 0
  %1049 = and i1 %1047, %1048
  br i1 %1049, label %1050, label %1054
1050:                                             ; preds = %1046
  %1051 = icmp ne i32 %1042, 0
  %1052 = icmp ugt i64 %95, 1
  %1053 = or i1 %1052, %1051
  br i1 %1053, label %1055, label %1054
1054:                                             ; preds = %1050, %1046, %1041
  br label %1055
1055:                                             ; preds = %1054, %1050, %991, %989
  %1056 = phi i1 [ true, %991 ], [ true, %989 ], [ false, %1054 ], [ true, %1050 ]
  %1057 = phi i32 [ %97, %991 ], [ %97, %989 ], [ %988, %1054 ], [ %988, %1050 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %49)
  call void @llvm.lifetime.end.p0(i64 160, ptr nonnull %48)
  %1058 = add nuw nsw i64 %95, 1
  %1059 = icmp eq i64 %1058, %86
  %1060 = select i1 %1056, i1 true, i1 %1059
  br i1 %1060, label %1061, label %94
1061:                                             ; preds = %1055, %65, %72
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %47)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %45)
  %1062 = getelementptr inbounds i8, ptr %51, i64 16
  %1063 = load i32, ptr %1062, align 8
  %1064 = select i1 %68, i32 -1, i32 %1063
  call void @llvm.lifetime.end.p0(i64 1048, ptr nonnull %51)
  ret i32 %1064
}
define void @general_one(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr {
  %4 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4)
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %9 to i64
  %11 = trunc i64 %10 to i32
  %12 = load ptr, ptr %0, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = call fastcc i32 @solve_general(ptr noundef %5, ptr noundef %7, i32 noundef %11, ptr noundef %12, ptr noundef %13, ptr noundef nonnull %4)
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %20
16:                                               ; preds = %3
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = zext nneg i32 %14 to i64
  br label %24
20:                                               ; preds = %24, %3
  %21 = sitofp i32 %14 to double
  %22 = getelementptr inbounds i8, ptr %2, i64 16
  %23 = load ptr, ptr %22, align 8
  store double %21, ptr %23, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4)
  ret void
24:                                               ; preds = %16, %24
  %25 = phi i64 [ 0, %16 ], [ %33, %24 ]
  %26 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 %25
  %27 = load i8, ptr %26, align 1
  %28 = uitofp i8 %27 to double
  %29 = getelementptr inbounds double, ptr %18, i64 %25
  store double %28, ptr %29, align 8
  %30 = trunc nuw nsw i64 %25 to i32
  %31 = uitofp nneg i32 %30 to double
  %32 = getelementptr inbounds i8, ptr %29, i64 128
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %19
  br i1 %34, label %20, label %24
}
define i64 @characteristic(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr {
  %5 = alloca [12 x double], align 16
  %6 = alloca [4 x [12 x double]], align 16
  %7 = alloca [60 x double], align 16
  %8 = alloca [4 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, ptr noundef nonnull align 8 dereferenceable(96) %2, i64 96, i1 false)
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  br label %10
10:                                               ; preds = %10, %4
  %11 = phi i64 [ 0, %4 ], [ %18, %10 ]
  %12 = phi i32 [ 0, %4 ], [ %17, %10 ]
  %13 = getelementptr inbounds double, ptr %9, i64 %11
  %14 = load double, ptr %13, align 8
  %15 = fcmp reassoc nsz contract oeq double %14, 0.000000e+00
  %16 = zext i1 %15 to i32
  %17 = add nuw nsw i32 %12, %16
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 6
  br i1 %19, label %20, label %10
20:                                               ; preds = %10
  %21 = icmp eq i32 %17, 2
  br i1 %21, label %25, label %22
22:                                               ; preds = %20
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load double, ptr %23, align 8
  br label %33
25:                                               ; preds = %20
  %26 = call reassoc nsz contract fastcc double @coefficients(ptr noundef %1, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef %3)
  br label %40
27:                                               ; preds = %33
  call fastcc void @equations(ptr noundef %1, ptr noundef nonnull %5, ptr noundef %3, ptr noundef nonnull %7)
  %28 = getelementptr inbounds i8, ptr %1, i64 24
  %29 = load double, ptr %28, align 8
  %30 = fptosi double %29 to i64
  %31 = mul i64 %30, 9
  %32 = add i64 %31, 108
  br label %40
33:                                               ; preds = %22, %33
  %34 = phi i64 [ 3, %22 ], [ %38, %33 ]
  %35 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fdiv reassoc nsz contract double %36, %24
  store double %37, ptr %35, align 8
  %38 = add nuw nsw i64 %34, 4
  %39 = icmp ult i64 %34, 8
  br i1 %39, label %33, label %27
40:                                               ; preds = %27, %25
  %41 = phi i64 [ 9, %25 ], [ %32, %27 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret i64 %41
}
define internal fastcc double @coefficients(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [12 x double], align 16
  %7 = alloca [12 x double], align 16
  %8 = alloca [12 x double], align 16
  %9 = alloca [4 x [12 x double]], align 16
  %10 = alloca [4 x [4 x double]], align 16
  %11 = alloca [2 x double], align 16
  %12 = alloca [1 x double], align 8
  %13 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %13)
  %14 = load double, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %9)
  %15 = getelementptr inbounds i8, ptr %0, i64 872
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, ptr noundef nonnull readonly align 8 dereferenceable(96) %15, i64 96, i1 false)
  %16 = getelementptr inbounds i8, ptr %0, i64 680
  %17 = getelementptr inbounds i8, ptr %0, i64 968
  br label %137
18:                                               ; preds = %193
  %19 = getelementptr inbounds i8, ptr %0, i64 664
  %20 = getelementptr inbounds i8, ptr %1, i64 24
  %21 = getelementptr inbounds i8, ptr %1, i64 56
  %22 = getelementptr inbounds i8, ptr %1, i64 88
  %23 = load double, ptr %20, align 8
  %24 = load double, ptr %21, align 8
  %25 = load double, ptr %22, align 8
  br label %26
26:                                               ; preds = %31, %18
  %27 = phi i64 [ 0, %18 ], [ %48, %31 ]
  %28 = getelementptr inbounds double, ptr %1, i64 %27
  %29 = shl nsw i64 %27, 5
  %30 = getelementptr inbounds i8, ptr %8, i64 %29
  br label %50
31:                                               ; preds = %50
  %32 = load double, ptr %28, align 8
  %33 = fmul reassoc nsz contract double %32, %23
  %34 = or disjoint i64 %27, 4
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul reassoc nsz contract double %36, %24
  %38 = fadd reassoc nsz contract double %37, %33
  %39 = or disjoint i64 %27, 8
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul reassoc nsz contract double %41, %25
  %43 = fadd reassoc nsz contract double %38, %42
  %44 = fneg reassoc nsz contract double %43
  %45 = shl nuw nsw i64 %27, 2
  %46 = or disjoint i64 %45, 3
  %47 = getelementptr inbounds double, ptr %8, i64 %46
  store double %44, ptr %47, align 8
  %48 = add nuw nsw i64 %27, 1
  %49 = icmp eq i64 %48, 3
  br i1 %49, label %58, label %26
50:                                               ; preds = %50, %26
  %51 = phi i64 [ 0, %26 ], [ %56, %50 ]
  %52 = shl nsw i64 %51, 5
  %53 = getelementptr inbounds i8, ptr %28, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds double, ptr %30, i64 %51
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %51, 1
  %57 = icmp eq i64 %56, 3
  br i1 %57, label %31, label %50
58:                                               ; preds = %31, %68
  %59 = phi i64 [ %75, %68 ], [ 0, %31 ]
  %60 = getelementptr inbounds double, ptr %6, i64 %59
  %61 = or disjoint i64 %59, 1
  %62 = getelementptr inbounds double, ptr %6, i64 %61
  %63 = or disjoint i64 %59, 2
  %64 = getelementptr inbounds double, ptr %6, i64 %63
  %65 = load double, ptr %60, align 16
  %66 = load double, ptr %62, align 8
  %67 = load double, ptr %64, align 16
  br label %77
68:                                               ; preds = %77
  %69 = or disjoint i64 %59, 3
  %70 = getelementptr inbounds double, ptr %6, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %7, i64 %69
  %73 = load double, ptr %72, align 8
  %74 = fadd reassoc nsz contract double %73, %71
  store double %74, ptr %72, align 8
  %75 = add nuw nsw i64 %59, 4
  %76 = icmp ult i64 %59, 8
  br i1 %76, label %58, label %96
77:                                               ; preds = %77, %58
  %78 = phi i64 [ 0, %58 ], [ %94, %77 ]
  %79 = getelementptr inbounds double, ptr %8, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul reassoc nsz contract double %80, %65
  %82 = or disjoint i64 %78, 4
  %83 = getelementptr inbounds double, ptr %8, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul reassoc nsz contract double %84, %66
  %86 = fadd reassoc nsz contract double %85, %81
  %87 = or disjoint i64 %78, 8
  %88 = getelementptr inbounds double, ptr %8, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %67
  %91 = fadd reassoc nsz contract double %86, %90
  %92 = or disjoint i64 %78, %59
  %93 = getelementptr inbounds double, ptr %7, i64 %92
  store double %91, ptr %93, align 8
  %94 = add nuw nsw i64 %78, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %68, label %77
96:                                               ; preds = %68, %106
  %97 = phi i64 [ %113, %106 ], [ 0, %68 ]
  %98 = getelementptr inbounds double, ptr %7, i64 %97
  %99 = or disjoint i64 %97, 1
  %100 = getelementptr inbounds double, ptr %7, i64 %99
  %101 = or disjoint i64 %97, 2
  %102 = getelementptr inbounds double, ptr %7, i64 %101
  %103 = load double, ptr %98, align 16
  %104 = load double, ptr %100, align 8
  %105 = load double, ptr %102, align 16
  br label %115
106:                                              ; preds = %115
  %107 = or disjoint i64 %97, 3
  %108 = getelementptr inbounds double, ptr %7, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %6, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = fadd reassoc nsz contract double %111, %109
  store double %112, ptr %110, align 8
  %113 = add nuw nsw i64 %97, 4
  %114 = icmp ult i64 %97, 8
  br i1 %114, label %96, label %134
115:                                              ; preds = %115, %96
  %116 = phi i64 [ 0, %96 ], [ %132, %115 ]
  %117 = getelementptr inbounds double, ptr %9, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fmul reassoc nsz contract double %118, %103
  %120 = or disjoint i64 %116, 4
  %121 = getelementptr inbounds double, ptr %9, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul reassoc nsz contract double %122, %104
  %124 = fadd reassoc nsz contract double %123, %119
  %125 = or disjoint i64 %116, 8
  %126 = getelementptr inbounds double, ptr %9, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fmul reassoc nsz contract double %127, %105
  %129 = fadd reassoc nsz contract double %124, %128
  %130 = or disjoint i64 %116, %97
  %131 = getelementptr inbounds double, ptr %6, i64 %130
  store double %129, ptr %131, align 8
  %132 = add nuw nsw i64 %116, 1
  %133 = icmp eq i64 %132, 4
  br i1 %133, label %106, label %115
134:                                              ; preds = %106
  %135 = fptosi double %14 to i32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %9, ptr noundef nonnull align 16 dereferenceable(96) %6, i64 96, i1 false)
  %136 = add i32 %135, 1
  br label %197
137:                                              ; preds = %193, %5
  %138 = phi i64 [ 0, %5 ], [ %195, %193 ]
  %139 = phi i32 [ 0, %5 ], [ %194, %193 ]
  %140 = getelementptr inbounds double, ptr %16, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = fcmp reassoc nsz contract une double %141, 0.000000e+00
  br i1 %142, label %143, label %151
143:                                              ; preds = %137
  %144 = sext i32 %139 to i64
  %145 = getelementptr inbounds [4 x [12 x double]], ptr %9, i64 0, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %145, ptr noundef nonnull align 16 dereferenceable(96) %6, i64 96, i1 false)
  %146 = getelementptr inbounds i32, ptr %3, i64 %144
  %147 = trunc nuw nsw i64 %138 to i32
  store i32 %147, ptr %146, align 4
  %148 = add nsw i32 %139, 1
  %149 = mul nuw nsw i64 %138, 96
  %150 = getelementptr inbounds i8, ptr %17, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, ptr noundef nonnull readonly align 8 dereferenceable(96) %150, i64 96, i1 false)
  br label %193
151:                                              ; preds = %137
  %152 = mul nuw nsw i64 %138, 96
  %153 = getelementptr inbounds i8, ptr %17, i64 %152
  br label %154
154:                                              ; preds = %164, %151
  %155 = phi i64 [ 0, %151 ], [ %171, %164 ]
  %156 = getelementptr inbounds double, ptr %6, i64 %155
  %157 = or disjoint i64 %155, 1
  %158 = getelementptr inbounds double, ptr %6, i64 %157
  %159 = or disjoint i64 %155, 2
  %160 = getelementptr inbounds double, ptr %6, i64 %159
  %161 = load double, ptr %156, align 16
  %162 = load double, ptr %158, align 8
  %163 = load double, ptr %160, align 16
  br label %173
164:                                              ; preds = %173
  %165 = or disjoint i64 %155, 3
  %166 = getelementptr inbounds double, ptr %6, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %7, i64 %165
  %169 = load double, ptr %168, align 8
  %170 = fadd reassoc nsz contract double %169, %167
  store double %170, ptr %168, align 8
  %171 = add nuw nsw i64 %155, 4
  %172 = icmp ult i64 %155, 8
  br i1 %172, label %154, label %192
173:                                              ; preds = %173, %154
  %174 = phi i64 [ 0, %154 ], [ %190, %173 ]
  %175 = getelementptr inbounds double, ptr %153, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = fmul reassoc nsz contract double %176, %161
  %178 = or disjoint i64 %174, 4
  %179 = getelementptr inbounds double, ptr %153, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fmul reassoc nsz contract double %180, %162
  %182 = fadd reassoc nsz contract double %181, %177
  %183 = or disjoint i64 %174, 8
  %184 = getelementptr inbounds double, ptr %153, i64 %183
  %185 = load double, ptr %184, align 8
  %186 = fmul reassoc nsz contract double %185, %163
  %187 = fadd reassoc nsz contract double %182, %186
  %188 = or disjoint i64 %174, %155
  %189 = getelementptr inbounds double, ptr %7, i64 %188
  store double %187, ptr %189, align 8
  %190 = add nuw nsw i64 %174, 1
  %191 = icmp eq i64 %190, 4
  br i1 %191, label %164, label %173
192:                                              ; preds = %164
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, ptr noundef nonnull align 16 dereferenceable(96) %7, i64 96, i1 false)
  br label %193
193:                                              ; preds = %192, %143
  %194 = phi i32 [ %148, %143 ], [ %139, %192 ]
  %195 = add nuw nsw i64 %138, 1
  %196 = icmp eq i64 %195, 6
  br i1 %196, label %18, label %137
197:                                              ; preds = %197, %134
  %198 = phi i64 [ 0, %134 ], [ %205, %197 ]
  %199 = getelementptr inbounds [12 x double], ptr %2, i64 %198
  %200 = trunc nuw nsw i64 %198 to i32
  %201 = add i32 %136, %200
  %202 = srem i32 %201, 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [4 x [12 x double]], ptr %9, i64 0, i64 %203
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %199, ptr noundef nonnull align 16 dereferenceable(96) %204, i64 96, i1 false)
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, 4
  br i1 %206, label %207, label %197
207:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  %208 = getelementptr inbounds i8, ptr %0, i64 8
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %11, i64 8
  br label %211
211:                                              ; preds = %207, %211
  %212 = phi i64 [ 0, %207 ], [ %230, %211 ]
  %213 = trunc nuw nsw i64 %212 to i32
  %214 = uitofp nneg i32 %213 to double
  %215 = fmul reassoc nsz contract double %214, 0x401921FB54442D18
  %216 = fdiv reassoc nsz contract double %215, 9.000000e+00
  %217 = fadd reassoc nsz contract double %209, %216
  %218 = call reassoc nsz contract fastcc double @angles(ptr noundef %2, double noundef %217, ptr noundef nonnull %10, ptr noundef nonnull %12)
  %219 = load double, ptr %0, align 8
  %220 = fptosi double %219 to i32
  %221 = load double, ptr %12, align 8
  call fastcc void @volume(ptr noundef nonnull %19, ptr noundef %1, ptr noundef %3, i32 noundef %220, ptr noundef nonnull %10, double noundef %221, ptr noundef nonnull %11)
  %222 = load double, ptr %11, align 16
  %223 = fmul reassoc nsz contract double %222, %222
  %224 = load double, ptr %210, align 8
  %225 = fmul reassoc nsz contract double %224, %224
  %226 = fmul reassoc nsz contract double %225, %221
  %227 = fsub reassoc nsz contract double %223, %226
  %228 = fmul reassoc nsz contract double %227, %218
  %229 = getelementptr inbounds [9 x double], ptr %13, i64 0, i64 %212
  store double %228, ptr %229, align 8
  %230 = add nuw nsw i64 %212, 1
  %231 = icmp eq i64 %230, 9
  br i1 %231, label %232, label %211
232:                                              ; preds = %211
  %233 = getelementptr i8, ptr %0, i64 16
  br label %235
234:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  ret double %245
235:                                              ; preds = %232, %241
  %236 = phi i64 [ %246, %241 ], [ 0, %232 ]
  %237 = phi double [ %245, %241 ], [ 0.000000e+00, %232 ]
  %238 = getelementptr inbounds double, ptr %4, i64 %236
  store double 0.000000e+00, ptr %238, align 8
  %239 = mul i64 %236, 72
  %240 = getelementptr i8, ptr %233, i64 %239
  br label %248
241:                                              ; preds = %248
  %242 = load double, ptr %238, align 8
  %243 = tail call reassoc nsz contract double @llvm.fabs.f64(double %242)
  %244 = fcmp reassoc nsz contract ogt double %243, %237
  %245 = select reassoc nsz contract i1 %244, double %243, double %237
  %246 = add nuw nsw i64 %236, 1
  %247 = icmp eq i64 %246, 9
  br i1 %247, label %234, label %235
248:                                              ; preds = %235, %248
  %249 = phi i64 [ 0, %235 ], [ %257, %248 ]
  %250 = phi double [ 0.000000e+00, %235 ], [ %256, %248 ]
  %251 = getelementptr inbounds double, ptr %240, i64 %249
  %252 = load double, ptr %251, align 8
  %253 = getelementptr inbounds [9 x double], ptr %13, i64 0, i64 %249
  %254 = load double, ptr %253, align 8
  %255 = fmul reassoc nsz contract double %254, %252
  %256 = fadd reassoc nsz contract double %250, %255
  store double %256, ptr %238, align 8
  %257 = add nuw nsw i64 %249, 1
  %258 = icmp eq i64 %257, 9
  br i1 %258, label %241, label %248
}
define internal fastcc void @equations(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [84 x double], align 16
  %6 = alloca [288 x double], align 16
  %7 = alloca [72 x double], align 16
  %8 = alloca [126 x double], align 16
  %9 = alloca [700 x double], align 16
  %10 = alloca [12 x double], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load double, ptr %11, align 8
  %13 = fptosi double %12 to i32
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load double, ptr %14, align 8
  %16 = fcmp reassoc nsz contract une double %15, 0.000000e+00
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  %18 = load double, ptr %17, align 8
  %19 = fcmp oeq double %18, 0.000000e+00
  %20 = xor i1 %16, %19
  br i1 %20, label %21, label %61
21:                                               ; preds = %4
  %22 = getelementptr inbounds i8, ptr %1, i64 24
  %23 = getelementptr inbounds i8, ptr %1, i64 56
  %24 = getelementptr inbounds i8, ptr %1, i64 88
  %25 = load double, ptr %22, align 8
  %26 = load double, ptr %23, align 8
  %27 = load double, ptr %24, align 8
  br label %28
28:                                               ; preds = %33, %21
  %29 = phi i64 [ 0, %21 ], [ %51, %33 ]
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = shl nsw i64 %29, 5
  %32 = getelementptr inbounds i8, ptr %10, i64 %31
  br label %53
33:                                               ; preds = %53
  %34 = getelementptr inbounds double, ptr %1, i64 %29
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz contract double %25, %35
  %37 = or disjoint i64 %29, 4
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul reassoc nsz contract double %26, %39
  %41 = fadd reassoc nsz contract double %40, %36
  %42 = or disjoint i64 %29, 8
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul reassoc nsz contract double %27, %44
  %46 = fadd reassoc nsz contract double %41, %45
  %47 = fneg reassoc nsz contract double %46
  %48 = shl nuw nsw i64 %29, 2
  %49 = or disjoint i64 %48, 3
  %50 = getelementptr inbounds double, ptr %10, i64 %49
  store double %47, ptr %50, align 8
  %51 = add nuw nsw i64 %29, 1
  %52 = icmp eq i64 %51, 3
  br i1 %52, label %62, label %28
53:                                               ; preds = %53, %28
  %54 = phi i64 [ 0, %28 ], [ %59, %53 ]
  %55 = shl nsw i64 %54, 5
  %56 = getelementptr inbounds i8, ptr %30, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds double, ptr %32, i64 %54
  store double %57, ptr %58, align 8
  %59 = add nuw nsw i64 %54, 1
  %60 = icmp eq i64 %59, 3
  br i1 %60, label %33, label %53
61:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, ptr noundef nonnull align 8 dereferenceable(96) %1, i64 96, i1 false)
  br label %62
62:                                               ; preds = %33, %61
  %63 = fcmp reassoc nsz contract une double %18, 0.000000e+00
  br i1 %63, label %64, label %67
64:                                               ; preds = %62
  %65 = add nsw i32 %13, 12
  call fastcc void @linear_in_pose(ptr noundef %0, ptr noundef nonnull %10, i32 noundef %65, ptr noundef %2)
  %66 = getelementptr inbounds i8, ptr %0, i64 1008
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(480) %3, ptr noundef nonnull align 8 dereferenceable(480) %66, i64 480, i1 false)
  br label %398
67:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(i64 1008, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 5600, ptr nonnull %9)
  %68 = load double, ptr %0, align 8
  %69 = fptosi double %68 to i32
  %70 = getelementptr inbounds i8, ptr %0, i64 1488
  %71 = mul nsw i32 %69, 15
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = sdiv i32 126, %69
  %75 = mul nsw i32 %74, 15
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %73, i64 %76
  %78 = getelementptr inbounds i8, ptr %77, i64 3024
  call fastcc void @linear_in_pose(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %10, i32 noundef 14, ptr noundef nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(5600) %9, i8 0, i64 5600, i1 false)
  br label %312
79:                                               ; preds = %338
  call fastcc void @reflect(ptr noundef nonnull %9, i32 noundef 14, i32 noundef 8, i32 noundef 0, i32 noundef 50)
  %80 = getelementptr inbounds i8, ptr %9, i64 3480
  %81 = getelementptr inbounds i8, ptr %0, i64 32
  %82 = load double, ptr %81, align 8
  call void @llvm.lifetime.start.p0(i64 672, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(672) %5, i8 0, i64 672, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2304) %6, i8 0, i64 2304, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %7, i8 0, i64 576, i1 false)
  br label %83
83:                                               ; preds = %98, %79
  %84 = phi i64 [ 0, %79 ], [ %111, %98 ]
  %85 = mul nuw nsw i64 %84, 14
  %86 = mul nuw nsw i64 %84, 24
  %87 = add nuw nsw i64 %86, 144
  %88 = add nuw nsw i64 %86, 148
  %89 = add nuw nsw i64 %85, 4
  %90 = trunc i64 %84 to i32
  %91 = mul i32 %90, 50
  br label %113
92:                                               ; preds = %98
  %93 = fptosi double %82 to i32
  %94 = getelementptr inbounds i8, ptr %9, i64 3264
  %95 = sub i32 6, %13
  %96 = sub i32 %95, %93
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1296) %2, i8 0, i64 1296, i1 false)
  %97 = icmp eq i32 %93, 0
  br i1 %97, label %140, label %138
98:                                               ; preds = %113
  %99 = mul nuw nsw i64 %84, 12
  %100 = add nuw nsw i64 %84, 6
  %101 = add nuw nsw i64 %100, %99
  %102 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %101
  store double 1.000000e+00, ptr %102, align 8
  %103 = add nuw nsw i64 %84, 8
  %104 = add nuw nsw i64 %103, %85
  %105 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %104
  store double 1.000000e+00, ptr %105, align 8
  %106 = mul nuw nsw i64 %84, 25
  %107 = add nuw nsw i64 %106, 162
  %108 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %107
  store double 1.000000e+00, ptr %108, align 8
  %109 = add nuw nsw i64 %106, 12
  %110 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %109
  store double 1.000000e+00, ptr %110, align 8
  %111 = add nuw nsw i64 %84, 1
  %112 = icmp eq i64 %111, 6
  br i1 %112, label %92, label %83
113:                                              ; preds = %113, %83
  %114 = phi i64 [ 0, %83 ], [ %136, %113 ]
  %115 = getelementptr inbounds [4 x i32], ptr @reduce.pair, i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  %117 = add nsw i32 %116, %91
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr %80, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr i8, ptr %119, i64 8
  %122 = load double, ptr %121, align 8
  %123 = add nuw nsw i64 %114, %85
  %124 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %123
  store double %120, ptr %124, align 8
  %125 = add nuw nsw i64 %88, %114
  %126 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %125
  store double %120, ptr %126, align 8
  %127 = or disjoint i64 %114, %86
  %128 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %127
  store double %120, ptr %128, align 8
  %129 = fneg reassoc nsz contract double %122
  %130 = or disjoint i64 %127, 4
  %131 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %130
  store double %129, ptr %131, align 8
  %132 = add nuw nsw i64 %89, %114
  %133 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %132
  store double %122, ptr %133, align 8
  %134 = add nuw nsw i64 %87, %114
  %135 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %134
  store double %122, ptr %135, align 8
  %136 = add nuw nsw i64 %114, 1
  %137 = icmp eq i64 %136, 4
  br i1 %137, label %98, label %113
138:                                              ; preds = %92
  %139 = sub nsw i32 6, %93
  call fastcc void @reflect(ptr noundef nonnull %5, i32 noundef 6, i32 noundef %139, i32 noundef 8, i32 noundef 14)
  br label %140
140:                                              ; preds = %138, %92
  %141 = icmp sgt i32 %93, 0
  br i1 %141, label %142, label %154
142:                                              ; preds = %140
  %143 = zext nneg i32 %93 to i64
  %144 = getelementptr inbounds i8, ptr %9, i64 3408
  br label %145
145:                                              ; preds = %163, %142
  %146 = phi i64 [ 0, %142 ], [ %164, %163 ]
  %147 = phi ptr [ %2, %142 ], [ %165, %163 ]
  %148 = trunc i64 %146 to i32
  %149 = sub i32 %148, %93
  %150 = mul i32 %149, 14
  %151 = add i32 %150, 92
  %152 = shl nuw nsw i64 %146, 1
  %153 = sext i32 %151 to i64
  br label %167
154:                                              ; preds = %163, %140
  %155 = phi ptr [ %2, %140 ], [ %165, %163 ]
  %156 = sub nsw i32 12, %96
  %157 = shl nsw i32 %93, 1
  %158 = add nsw i32 %157, 8
  call fastcc void @reflect(ptr noundef nonnull %6, i32 noundef 12, i32 noundef %156, i32 noundef %158, i32 noundef 24)
  %159 = getelementptr inbounds i8, ptr %6, i64 96
  %160 = icmp sgt i32 %96, 0
  br i1 %160, label %161, label %202
161:                                              ; preds = %154
  %162 = zext nneg i32 %96 to i64
  br label %208
163:                                              ; preds = %184
  %164 = add nuw nsw i64 %146, 1
  %165 = getelementptr inbounds i8, ptr %147, i64 144
  %166 = icmp eq i64 %164, %143
  br i1 %166, label %154, label %145
167:                                              ; preds = %184, %145
  %168 = phi i64 [ 0, %145 ], [ %185, %184 ]
  %169 = add nsw i64 %168, %153
  %170 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %169
  %171 = load double, ptr %170, align 8
  %172 = mul nuw nsw i64 %168, 12
  %173 = add nuw nsw i64 %172, %146
  %174 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %173
  store double %171, ptr %174, align 8
  %175 = mul nuw nsw i64 %168, 24
  %176 = add nuw nsw i64 %175, %152
  %177 = add nuw nsw i64 %176, 153
  %178 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %177
  store double %171, ptr %178, align 8
  %179 = add nuw nsw i64 %176, 8
  %180 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %179
  store double %171, ptr %180, align 16
  %181 = fmul reassoc nsz contract double %171, 5.000000e-01
  %182 = mul nuw nsw i64 %168, 400
  %183 = getelementptr i8, ptr %144, i64 %182
  br label %187
184:                                              ; preds = %187
  %185 = add nuw nsw i64 %168, 1
  %186 = icmp eq i64 %185, 6
  br i1 %186, label %163, label %167
187:                                              ; preds = %187, %167
  %188 = phi i64 [ 0, %167 ], [ %200, %187 ]
  %189 = getelementptr inbounds double, ptr %183, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = fmul reassoc nsz contract double %190, %171
  %192 = getelementptr inbounds double, ptr %147, i64 %188
  %193 = load double, ptr %192, align 8
  %194 = fadd reassoc nsz contract double %193, %191
  store double %194, ptr %192, align 8
  %195 = fmul reassoc nsz contract double %181, %190
  %196 = add nuw nsw i64 %188, 9
  %197 = getelementptr inbounds double, ptr %147, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = fadd reassoc nsz contract double %198, %195
  store double %199, ptr %197, align 8
  %200 = add nuw nsw i64 %188, 1
  %201 = icmp eq i64 %200, 9
  br i1 %201, label %184, label %187
202:                                              ; preds = %217, %154
  %203 = phi ptr [ %155, %154 ], [ %219, %217 ]
  call fastcc void @reflect(ptr noundef nonnull %7, i32 noundef 6, i32 noundef %95, i32 noundef %95, i32 noundef 12)
  %204 = icmp sgt i32 %13, 0
  br i1 %204, label %205, label %311
205:                                              ; preds = %202
  %206 = sext i32 %95 to i64
  %207 = zext nneg i32 %13 to i64
  br label %260
208:                                              ; preds = %217, %161
  %209 = phi i64 [ 0, %161 ], [ %218, %217 ]
  %210 = phi ptr [ %155, %161 ], [ %219, %217 ]
  %211 = trunc nuw nsw i64 %209 to i32
  %212 = add nsw i32 %156, %211
  %213 = mul nsw i32 %212, 24
  %214 = sext i32 %213 to i64
  %215 = getelementptr double, ptr %159, i64 %214
  %216 = add i32 %211, %93
  br label %221
217:                                              ; preds = %235
  %218 = add nuw nsw i64 %209, 1
  %219 = getelementptr inbounds i8, ptr %210, i64 144
  %220 = icmp eq i64 %218, %162
  br i1 %220, label %202, label %208
221:                                              ; preds = %235, %208
  %222 = phi i64 [ 0, %208 ], [ %236, %235 ]
  %223 = mul nuw nsw i64 %222, 400
  %224 = getelementptr inbounds i8, ptr %94, i64 %223
  %225 = getelementptr inbounds i8, ptr %224, i64 72
  %226 = getelementptr inbounds i8, ptr %224, i64 144
  %227 = getelementptr inbounds double, ptr %215, i64 %222
  %228 = load double, ptr %227, align 8
  %229 = trunc i64 %222 to i32
  %230 = mul i32 %229, 12
  %231 = add i32 %216, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %232
  store double %228, ptr %233, align 8
  %234 = getelementptr inbounds i8, ptr %227, i64 48
  br label %238
235:                                              ; preds = %238
  %236 = add nuw nsw i64 %222, 1
  %237 = icmp eq i64 %236, 6
  br i1 %237, label %217, label %221
238:                                              ; preds = %238, %221
  %239 = phi i64 [ 0, %221 ], [ %258, %238 ]
  %240 = getelementptr inbounds double, ptr %225, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = getelementptr inbounds double, ptr %226, i64 %239
  %243 = load double, ptr %242, align 8
  %244 = fadd reassoc nsz contract double %243, %241
  %245 = fmul reassoc nsz contract double %244, %228
  %246 = getelementptr inbounds double, ptr %210, i64 %239
  %247 = load double, ptr %246, align 8
  %248 = fadd reassoc nsz contract double %245, %247
  store double %248, ptr %246, align 8
  %249 = load double, ptr %234, align 8
  %250 = load double, ptr %240, align 8
  %251 = load double, ptr %242, align 8
  %252 = fsub reassoc nsz contract double %250, %251
  %253 = fmul reassoc nsz contract double %252, %249
  %254 = add nuw nsw i64 %239, 9
  %255 = getelementptr inbounds double, ptr %210, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = fadd reassoc nsz contract double %253, %256
  store double %257, ptr %255, align 8
  %258 = add nuw nsw i64 %239, 1
  %259 = icmp eq i64 %258, 9
  br i1 %259, label %235, label %238
260:                                              ; preds = %266, %205
  %261 = phi i64 [ 0, %205 ], [ %267, %266 ]
  %262 = phi ptr [ %203, %205 ], [ %268, %266 ]
  %263 = add nsw i64 %261, %206
  %264 = mul nsw i64 %263, 12
  %265 = add nsw i64 %264, 6
  br label %270
266:                                              ; preds = %280
  %267 = add nuw nsw i64 %261, 1
  %268 = getelementptr inbounds i8, ptr %262, i64 216
  %269 = icmp eq i64 %267, %207
  br i1 %269, label %311, label %260
270:                                              ; preds = %280, %260
  %271 = phi i64 [ 0, %260 ], [ %281, %280 ]
  %272 = mul nuw nsw i64 %271, 400
  %273 = getelementptr inbounds i8, ptr %94, i64 %272
  %274 = getelementptr inbounds i8, ptr %273, i64 72
  %275 = getelementptr inbounds i8, ptr %273, i64 144
  %276 = add nsw i64 %265, %271
  %277 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = fmul reassoc nsz contract double %278, 2.000000e+00
  br label %283
280:                                              ; preds = %283
  %281 = add nuw nsw i64 %271, 1
  %282 = icmp eq i64 %281, 6
  br i1 %282, label %266, label %270
283:                                              ; preds = %283, %270
  %284 = phi i64 [ 0, %270 ], [ %309, %283 ]
  %285 = getelementptr inbounds double, ptr %274, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = getelementptr inbounds double, ptr %275, i64 %284
  %288 = load double, ptr %287, align 8
  %289 = fadd reassoc nsz contract double %288, %286
  %290 = fmul reassoc nsz contract double %289, %278
  %291 = getelementptr inbounds double, ptr %262, i64 %284
  %292 = load double, ptr %291, align 8
  %293 = fadd reassoc nsz contract double %290, %292
  store double %293, ptr %291, align 8
  %294 = getelementptr inbounds double, ptr %273, i64 %284
  %295 = load double, ptr %294, align 8
  %296 = fmul reassoc nsz contract double %279, %295
  %297 = add nuw nsw i64 %284, 9
  %298 = getelementptr inbounds double, ptr %262, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = fadd reassoc nsz contract double %299, %296
  store double %300, ptr %298, align 8
  %301 = load double, ptr %287, align 8
  %302 = load double, ptr %285, align 8
  %303 = fsub reassoc nsz contract double %301, %302
  %304 = fmul reassoc nsz contract double %303, %278
  %305 = add nuw nsw i64 %284, 18
  %306 = getelementptr inbounds double, ptr %262, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = fadd reassoc nsz contract double %304, %307
  store double %308, ptr %306, align 8
  %309 = add nuw nsw i64 %284, 1
  %310 = icmp eq i64 %309, 9
  br i1 %310, label %280, label %283
311:                                              ; preds = %266, %202
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 672, ptr nonnull %5)
  br label %355
312:                                              ; preds = %338, %67
  %313 = phi i64 [ 0, %67 ], [ %343, %338 ]
  %314 = mul nuw nsw i64 %313, 400
  %315 = getelementptr inbounds i8, ptr %9, i64 %314
  %316 = trunc i64 %313 to i32
  %317 = mul i32 %316, 9
  br label %327
318:                                              ; preds = %327
  %319 = getelementptr inbounds i8, ptr %315, i64 64
  %320 = mul nuw nsw i64 %313, 216
  %321 = getelementptr inbounds i8, ptr %77, i64 %320
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(216) %319, ptr noundef nonnull readonly align 8 dereferenceable(216) %321, i64 216, i1 false)
  %322 = mul nuw nsw i64 %313, 9
  %323 = add nuw nsw i64 %322, 8
  %324 = getelementptr inbounds [126 x double], ptr %8, i64 0, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = getelementptr inbounds i8, ptr %315, i64 208
  br label %345
327:                                              ; preds = %327, %312
  %328 = phi i64 [ 0, %312 ], [ %336, %327 ]
  %329 = getelementptr inbounds [8 x i32], ptr @eliminate.order, i64 0, i64 %328
  %330 = load i32, ptr %329, align 4
  %331 = add nsw i32 %330, %317
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds [126 x double], ptr %8, i64 0, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds double, ptr %315, i64 %328
  store double %334, ptr %335, align 8
  %336 = add nuw nsw i64 %328, 1
  %337 = icmp eq i64 %336, 8
  br i1 %337, label %318, label %327
338:                                              ; preds = %345
  %339 = getelementptr inbounds double, ptr %315, i64 %313
  %340 = getelementptr inbounds i8, ptr %339, i64 280
  store double 1.000000e+00, ptr %340, align 8
  %341 = fneg reassoc nsz contract double %325
  %342 = getelementptr inbounds i8, ptr %315, i64 392
  store double %341, ptr %342, align 8
  %343 = add nuw nsw i64 %313, 1
  %344 = icmp eq i64 %343, 14
  br i1 %344, label %79, label %312
345:                                              ; preds = %345, %318
  %346 = phi i64 [ 0, %318 ], [ %353, %345 ]
  %347 = getelementptr inbounds double, ptr %78, i64 %346
  %348 = load double, ptr %347, align 8
  %349 = fmul reassoc nsz contract double %348, %325
  %350 = getelementptr inbounds double, ptr %326, i64 %346
  %351 = load double, ptr %350, align 8
  %352 = fsub reassoc nsz contract double %351, %349
  store double %352, ptr %350, align 8
  %353 = add nuw nsw i64 %346, 1
  %354 = icmp eq i64 %353, 9
  br i1 %354, label %338, label %345
355:                                              ; preds = %370, %311
  %356 = phi i64 [ 3, %311 ], [ %371, %370 ]
  %357 = add nuw nsw i64 %356, 4
  %358 = mul nuw nsw i64 %357, 400
  %359 = getelementptr inbounds i8, ptr %9, i64 %358
  %360 = getelementptr inbounds double, ptr %359, i64 %357
  %361 = load double, ptr %360, align 8
  %362 = tail call reassoc nsz contract double @llvm.fabs.f64(double %361)
  %363 = fcmp reassoc nsz contract ogt double %362, 1.000000e-300
  %364 = select reassoc nsz contract i1 %363, double %361, double 1.000000e-300
  %365 = getelementptr inbounds i8, ptr %359, i64 280
  %366 = getelementptr inbounds i8, ptr %359, i64 40
  %367 = icmp ult i64 %356, 3
  %368 = mul nuw nsw i64 %356, 120
  %369 = getelementptr i8, ptr %3, i64 %368
  br label %373
370:                                              ; preds = %379
  %371 = add nsw i64 %356, -1
  %372 = icmp eq i64 %356, 0
  br i1 %372, label %397, label %355
373:                                              ; preds = %379, %355
  %374 = phi i64 [ 0, %355 ], [ %383, %379 ]
  %375 = getelementptr inbounds double, ptr %365, i64 %374
  %376 = load double, ptr %375, align 8
  br i1 %367, label %377, label %379
377:                                              ; preds = %373
  %378 = getelementptr double, ptr %3, i64 %374
  br label %385
379:                                              ; preds = %385, %373
  %380 = phi double [ %376, %373 ], [ %395, %385 ]
  %381 = fdiv reassoc nsz contract double %380, %364
  %382 = getelementptr double, ptr %369, i64 %374
  store double %381, ptr %382, align 8
  %383 = add nuw nsw i64 %374, 1
  %384 = icmp eq i64 %383, 15
  br i1 %384, label %370, label %373
385:                                              ; preds = %377, %385
  %386 = phi i64 [ %388, %385 ], [ %356, %377 ]
  %387 = phi double [ %395, %385 ], [ %376, %377 ]
  %388 = add nuw nsw i64 %386, 1
  %389 = getelementptr inbounds double, ptr %366, i64 %386
  %390 = load double, ptr %389, align 8
  %391 = mul i64 %388, 120
  %392 = getelementptr i8, ptr %378, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = fmul reassoc nsz contract double %393, %390
  %395 = fsub reassoc nsz contract double %387, %394
  %396 = icmp eq i64 %388, 3
  br i1 %396, label %379, label %385
397:                                              ; preds = %370
  call void @llvm.lifetime.end.p0(i64 5600, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1008, ptr nonnull %8)
  br label %398
398:                                              ; preds = %397, %64
  %399 = sub nsw i32 6, %13
  br label %400
400:                                              ; preds = %415, %398
  %401 = phi ptr [ %2, %398 ], [ %416, %415 ]
  %402 = phi i32 [ 0, %398 ], [ %417, %415 ]
  %403 = icmp slt i32 %402, %399
  %404 = select i1 %403, i64 18, i64 27
  br label %405
405:                                              ; preds = %405, %400
  %406 = phi i64 [ 0, %400 ], [ %413, %405 ]
  %407 = phi double [ 1.000000e-300, %400 ], [ %412, %405 ]
  %408 = getelementptr inbounds double, ptr %401, i64 %406
  %409 = load double, ptr %408, align 8
  %410 = tail call reassoc nsz contract double @llvm.fabs.f64(double %409)
  %411 = fcmp reassoc nsz contract ogt double %410, %407
  %412 = select reassoc nsz contract i1 %411, double %410, double %407
  %413 = add nuw nsw i64 %406, 1
  %414 = icmp eq i64 %413, %404
  br i1 %414, label %419, label %405
415:                                              ; preds = %419
  %416 = getelementptr inbounds double, ptr %401, i64 %404
  %417 = add nuw nsw i32 %402, 1
  %418 = icmp eq i32 %417, 6
  br i1 %418, label %426, label %400
419:                                              ; preds = %405, %419
  %420 = phi i64 [ %424, %419 ], [ 0, %405 ]
  %421 = getelementptr inbounds double, ptr %401, i64 %420
  %422 = load double, ptr %421, align 8
  %423 = fdiv reassoc nsz contract double %422, %412
  store double %423, ptr %421, align 8
  %424 = add nuw nsw i64 %420, 1
  %425 = icmp eq i64 %424, %404
  br i1 %425, label %415, label %419
426:                                              ; preds = %415
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  ret void
}
define internal fastcc i32 @take(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [12 x double], align 16
  %6 = alloca [36 x double], align 16
  %7 = alloca [36 x double], align 16
  %8 = alloca [6 x double], align 16
  %9 = alloca [6 x double], align 16
  %10 = alloca [12 x double], align 16
  %11 = alloca [36 x double], align 16
  %12 = alloca [6 x double], align 16
  %13 = alloca [36 x double], align 16
  %14 = alloca [6 x double], align 16
  %15 = alloca [6 x double], align 16
  %16 = alloca [6 x double], align 16
  %17 = load double, ptr %0, align 8
  %18 = fptosi double %17 to i32
  %19 = getelementptr inbounds i8, ptr %3, i64 16
  %20 = load i32, ptr %19, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16)
  %21 = icmp slt i32 %18, 1
  br i1 %21, label %38, label %22
22:                                               ; preds = %4
  %23 = zext nneg i32 %18 to i64
  %24 = load double, ptr %2, align 8
  %25 = tail call reassoc nsz contract double @llvm.fabs.f64(double %24)
  %26 = fcmp reassoc nsz contract olt double %25, 1.000000e+06
  br i1 %26, label %27, label %303
27:                                               ; preds = %22, %31
  %28 = phi i64 [ %29, %31 ], [ 0, %22 ]
  %29 = add nuw nsw i64 %28, 1
  %30 = icmp eq i64 %29, %23
  br i1 %30, label %36, label %31
31:                                               ; preds = %27
  %32 = getelementptr inbounds double, ptr %2, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = tail call reassoc nsz contract double @llvm.fabs.f64(double %33)
  %35 = fcmp reassoc nsz contract olt double %34, 1.000000e+06
  br i1 %35, label %27, label %36
36:                                               ; preds = %27, %31
  %37 = icmp uge i64 %29, %23
  br label %38
38:                                               ; preds = %36, %4
  %39 = phi i1 [ %21, %4 ], [ %37, %36 ]
  br i1 %39, label %40, label %303
40:                                               ; preds = %38
  %41 = sext i32 %18 to i64
  %42 = shl nsw i64 %41, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %16, ptr align 8 %2, i64 %42, i1 false)
  %43 = load ptr, ptr %3, align 8
  %44 = icmp sgt i32 %18, 0
  %45 = getelementptr inbounds i8, ptr %0, i64 16
  %46 = getelementptr inbounds i8, ptr %0, i64 8
  %47 = zext i32 %18 to i64
  %48 = tail call i32 @llvm.smax.i32(i32 %20, i32 0)
  %49 = zext nneg i32 %48 to i64
  br label %50
50:                                               ; preds = %58, %40
  %51 = phi i64 [ %60, %58 ], [ 0, %40 ]
  %52 = phi i32 [ %62, %58 ], [ undef, %40 ]
  %53 = icmp eq i64 %51, %49
  br i1 %53, label %94, label %54
54:                                               ; preds = %50
  br i1 %44, label %55, label %58
55:                                               ; preds = %54
  %56 = mul nuw nsw i64 %51, %47
  %57 = getelementptr inbounds double, ptr %43, i64 %56
  br label %63
58:                                               ; preds = %88, %54
  %59 = phi i1 [ true, %54 ], [ %90, %88 ]
  %60 = add nuw nsw i64 %51, 1
  %61 = trunc nuw i64 %60 to i32
  %62 = select i1 %59, i32 %61, i32 %52
  br i1 %59, label %94, label %50
63:                                               ; preds = %88, %55
  %64 = phi i64 [ 0, %55 ], [ %91, %88 ]
  %65 = getelementptr inbounds double, ptr %16, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %57, i64 %64
  %68 = load double, ptr %67, align 8
  %69 = fsub reassoc nsz contract double %66, %68
  %70 = tail call reassoc nsz contract double @llvm.fabs.f64(double %69)
  %71 = getelementptr inbounds double, ptr %45, i64 %64
  %72 = load double, ptr %71, align 8
  %73 = fcmp reassoc nsz contract une double %72, 0.000000e+00
  %74 = fcmp reassoc nsz contract ogt double %70, 1.000000e+00
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %83
76:                                               ; preds = %63
  %77 = fdiv reassoc nsz contract double %70, 0x401921FB54442D18
  %78 = fadd reassoc nsz contract double %77, 5.000000e-01
  %79 = tail call reassoc nsz contract double @llvm.floor.f64(double %78)
  %80 = fmul reassoc nsz contract double %79, 0x401921FB54442D18
  %81 = fsub reassoc nsz contract double %70, %80
  %82 = tail call reassoc nsz contract double @llvm.fabs.f64(double %81)
  br label %83
83:                                               ; preds = %76, %63
  %84 = phi nsz double [ %82, %76 ], [ %70, %63 ]
  br i1 %73, label %88, label %85
85:                                               ; preds = %83
  %86 = load double, ptr %46, align 8
  %87 = fmul reassoc nsz contract double %86, 5.000000e-03
  br label %88
88:                                               ; preds = %85, %83
  %89 = phi reassoc nsz contract double [ %87, %85 ], [ 5.000000e-03, %83 ]
  %90 = fcmp reassoc nsz contract olt double %84, %89
  %91 = add nuw nsw i64 %64, 1
  %92 = icmp slt i64 %91, %41
  %93 = select i1 %92, i1 %90, i1 false
  br i1 %93, label %63, label %58
94:                                               ; preds = %50, %58
  %95 = phi i32 [ %62, %58 ], [ 0, %50 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %104, label %97
97:                                               ; preds = %94
  %98 = getelementptr inbounds i8, ptr %3, i64 536
  %99 = add nsw i32 %95, -1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [64 x double], ptr %98, i64 0, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fcmp reassoc nsz contract ogt double %102, 1.000000e-01
  br i1 %103, label %303, label %104
104:                                              ; preds = %97, %94
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %15, ptr align 8 %2, i64 %42, i1 false)
  br label %105
105:                                              ; preds = %162, %104
  %106 = phi nsz double [ 0.000000e+00, %104 ], [ %163, %162 ]
  %107 = phi nsz double [ undef, %104 ], [ %115, %162 ]
  %108 = phi double [ 0x7FF0000000000000, %104 ], [ %118, %162 ]
  %109 = phi double [ 1.000000e-09, %104 ], [ %165, %162 ]
  %110 = phi i32 [ 0, %104 ], [ %166, %162 ]
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %15, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %111 = load double, ptr %46, align 8
  %112 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %10, ptr noundef readonly %1, double noundef %111, ptr noundef nonnull %12)
  %113 = fcmp reassoc nsz contract uge double %112, %108
  %114 = icmp eq i32 %110, 0
  %115 = select reassoc nsz contract i1 %114, double %112, double %107
  br i1 %113, label %117, label %116
116:                                              ; preds = %105
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %16, ptr nonnull align 16 %15, i64 %42, i1 false)
  br label %117
117:                                              ; preds = %116, %105
  %118 = phi nsz double [ %112, %116 ], [ %108, %105 ]
  %119 = fcmp reassoc nsz contract ueq double %112, 0x7FF0000000000000
  %120 = fcmp reassoc nsz contract ole double %112, 1.000000e-13
  %121 = or i1 %119, %120
  %122 = fcmp reassoc nsz contract ole double %118, 1.000000e-10
  %123 = and i1 %113, %122
  %124 = select i1 %121, i1 true, i1 %123
  br i1 %124, label %162, label %125
125:                                              ; preds = %117
  %126 = icmp ugt i32 %110, 3
  %127 = fcmp reassoc nsz contract ogt double %118, 3.000000e-03
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %162, label %129
129:                                              ; preds = %125
  %130 = fcmp reassoc nsz contract olt double %118, 0x3EB0C6F7A0B5ED8D
  %131 = and i1 %113, %130
  br i1 %131, label %132, label %134
132:                                              ; preds = %129
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %15, ptr nonnull align 16 %16, i64 %42, i1 false)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %15, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %133 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %10, ptr noundef readonly %1, double noundef %111, ptr noundef nonnull %12)
  br label %134
134:                                              ; preds = %132, %129
  %135 = phi nsz double [ 1.000000e-05, %132 ], [ %109, %129 ]
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %13)
  %136 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %13, ptr noundef nonnull %12, i32 noundef %18, double noundef %135, ptr noundef nonnull %14)
  br i1 %44, label %141, label %137
137:                                              ; preds = %141, %134
  %138 = phi double [ 0.000000e+00, %134 ], [ %148, %141 ]
  br i1 %44, label %139, label %162
139:                                              ; preds = %137
  %140 = fcmp reassoc nsz contract ogt double %138, 1.000000e+00
  br label %151
141:                                              ; preds = %134, %141
  %142 = phi i64 [ %149, %141 ], [ 0, %134 ]
  %143 = phi double [ %148, %141 ], [ 0.000000e+00, %134 ]
  %144 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %142
  %145 = load double, ptr %144, align 8
  %146 = tail call reassoc nsz contract double @llvm.fabs.f64(double %145)
  %147 = fcmp reassoc nsz contract ogt double %146, %143
  %148 = select reassoc nsz contract i1 %147, double %146, double %143
  %149 = add nuw nsw i64 %142, 1
  %150 = icmp eq i64 %149, %47
  br i1 %150, label %137, label %141
151:                                              ; preds = %151, %139
  %152 = phi i64 [ 0, %139 ], [ %160, %151 ]
  %153 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = fdiv reassoc nsz contract double %154, %138
  %156 = select reassoc nsz contract i1 %140, double %155, double %154
  %157 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %152
  %158 = load double, ptr %157, align 8
  %159 = fadd reassoc nsz contract double %158, %156
  store double %159, ptr %157, align 8
  %160 = add nuw nsw i64 %152, 1
  %161 = icmp eq i64 %160, %47
  br i1 %161, label %162, label %151
162:                                              ; preds = %151, %137, %125, %117
  %163 = phi nsz double [ %106, %117 ], [ %106, %125 ], [ %136, %137 ], [ %136, %151 ]
  %164 = phi i1 [ true, %117 ], [ true, %125 ], [ false, %137 ], [ false, %151 ]
  %165 = phi nsz double [ %109, %117 ], [ %109, %125 ], [ %135, %137 ], [ %135, %151 ]
  %166 = add nuw nsw i32 %110, 1
  %167 = icmp eq i32 %166, 13
  %168 = select i1 %164, i1 true, i1 %167
  br i1 %168, label %169, label %105
169:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  %170 = fcmp reassoc nsz contract ogt double %111, 1.000000e+00
  %171 = select reassoc nsz contract i1 %170, double %111, double 1.000000e+00
  %172 = fcmp reassoc nsz contract olt double %171, 1.000000e+01
  %173 = select reassoc nsz contract i1 %172, double %171, double 1.000000e+01
  %174 = fdiv reassoc nsz contract double 1.000000e-10, %173
  %175 = fcmp reassoc nsz contract ugt double %118, %174
  br i1 %175, label %303, label %176
176:                                              ; preds = %169
  br i1 %44, label %177, label %197
177:                                              ; preds = %176, %194
  %178 = phi i64 [ %195, %194 ], [ 0, %176 ]
  %179 = getelementptr inbounds double, ptr %45, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fcmp reassoc nsz contract une double %180, 0.000000e+00
  br i1 %181, label %182, label %194
182:                                              ; preds = %177
  %183 = getelementptr inbounds double, ptr %16, i64 %178
  %184 = load double, ptr %183, align 8
  %185 = fcmp reassoc nsz contract ule double %184, 0xC00921FB54442D18
  %186 = fcmp reassoc nsz contract ugt double %184, 0x400921FB54442D18
  %187 = or i1 %185, %186
  br i1 %187, label %188, label %194
188:                                              ; preds = %182
  %189 = fadd reassoc nsz contract double %184, 0xC00921FB54442D18
  %190 = fdiv reassoc nsz contract double %189, 0x401921FB54442D18
  %191 = tail call reassoc nsz contract double @llvm.ceil.f64(double %190)
  %192 = fmul reassoc nsz contract double %191, 0x401921FB54442D18
  %193 = fsub reassoc nsz contract double %184, %192
  store double %193, ptr %183, align 8
  br label %194
194:                                              ; preds = %188, %182, %177
  %195 = add nuw nsw i64 %178, 1
  %196 = icmp eq i64 %195, %41
  br i1 %196, label %197, label %177
197:                                              ; preds = %194, %176
  %198 = fcmp reassoc nsz contract olt double %163, 5.000000e-02
  br i1 %198, label %199, label %201
199:                                              ; preds = %197
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %16, ptr noundef nonnull %5, ptr noundef nonnull %6)
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %200 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %7, ptr noundef nonnull %8, i32 noundef %18, double noundef 1.000000e-09, ptr noundef nonnull %9)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  br label %201
201:                                              ; preds = %197, %199
  %202 = phi reassoc nsz contract double [ %200, %199 ], [ %163, %197 ]
  %203 = fcmp reassoc nsz contract olt double %202, 1.000000e-05
  %204 = fmul reassoc nsz contract double %202, 8.000000e+00
  %205 = fadd reassoc nsz contract double %204, 0x3EB0C6F7A0B5ED8D
  %206 = select reassoc nsz contract i1 %203, double %205, double 0x3EB0C6F7A0B5ED8D
  %207 = fmul reassoc nsz contract double %206, %111
  br label %208
208:                                              ; preds = %216, %201
  %209 = phi i64 [ %218, %216 ], [ 0, %201 ]
  %210 = phi i32 [ %220, %216 ], [ undef, %201 ]
  %211 = icmp eq i64 %209, %49
  br i1 %211, label %248, label %212
212:                                              ; preds = %208
  br i1 %44, label %213, label %216
213:                                              ; preds = %212
  %214 = mul nuw nsw i64 %209, %47
  %215 = getelementptr inbounds double, ptr %43, i64 %214
  br label %221
216:                                              ; preds = %241, %212
  %217 = phi i1 [ true, %212 ], [ %244, %241 ]
  %218 = add nuw nsw i64 %209, 1
  %219 = trunc nuw i64 %218 to i32
  %220 = select i1 %217, i32 %219, i32 %210
  br i1 %217, label %248, label %208
221:                                              ; preds = %241, %213
  %222 = phi i64 [ 0, %213 ], [ %245, %241 ]
  %223 = getelementptr inbounds double, ptr %16, i64 %222
  %224 = load double, ptr %223, align 8
  %225 = getelementptr inbounds double, ptr %215, i64 %222
  %226 = load double, ptr %225, align 8
  %227 = fsub reassoc nsz contract double %224, %226
  %228 = tail call reassoc nsz contract double @llvm.fabs.f64(double %227)
  %229 = getelementptr inbounds double, ptr %45, i64 %222
  %230 = load double, ptr %229, align 8
  %231 = fcmp reassoc nsz contract une double %230, 0.000000e+00
  %232 = fcmp reassoc nsz contract ogt double %228, 1.000000e+00
  %233 = select i1 %231, i1 %232, i1 false
  br i1 %233, label %234, label %241
234:                                              ; preds = %221
  %235 = fdiv reassoc nsz contract double %228, 0x401921FB54442D18
  %236 = fadd reassoc nsz contract double %235, 5.000000e-01
  %237 = tail call reassoc nsz contract double @llvm.floor.f64(double %236)
  %238 = fmul reassoc nsz contract double %237, 0x401921FB54442D18
  %239 = fsub reassoc nsz contract double %228, %238
  %240 = tail call reassoc nsz contract double @llvm.fabs.f64(double %239)
  br label %241
241:                                              ; preds = %234, %221
  %242 = phi nsz double [ %240, %234 ], [ %228, %221 ]
  %243 = select reassoc nsz contract i1 %231, double %206, double %207
  %244 = fcmp reassoc nsz contract olt double %242, %243
  %245 = add nuw nsw i64 %222, 1
  %246 = icmp slt i64 %245, %41
  %247 = select i1 %246, i1 %244, i1 false
  br i1 %247, label %221, label %216
248:                                              ; preds = %208, %216
  %249 = phi i32 [ %220, %216 ], [ 0, %208 ]
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %261
251:                                              ; preds = %248
  %252 = getelementptr inbounds i8, ptr %3, i64 20
  %253 = load i32, ptr %252, align 4
  %254 = icmp eq i32 %20, %253
  %255 = icmp sgt i32 %253, 0
  %256 = and i1 %254, %255
  br i1 %256, label %257, label %269
257:                                              ; preds = %251
  %258 = getelementptr inbounds i8, ptr %3, i64 8
  %259 = load ptr, ptr %258, align 8
  %260 = zext nneg i32 %253 to i64
  br label %272
261:                                              ; preds = %248
  %262 = getelementptr inbounds i8, ptr %3, i64 24
  %263 = add nsw i32 %249, -1
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds [64 x double], ptr %262, i64 0, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = fcmp reassoc nsz contract olt double %115, %266
  %268 = select reassoc nsz contract i1 %267, double %115, double %266
  store double %268, ptr %265, align 8
  br label %303
269:                                              ; preds = %272, %251
  %270 = phi i32 [ %20, %251 ], [ %280, %272 ]
  %271 = phi i1 [ %254, %251 ], [ %282, %272 ]
  br i1 %271, label %303, label %285
272:                                              ; preds = %257, %272
  %273 = phi i64 [ 0, %257 ], [ %281, %272 ]
  %274 = phi i32 [ %20, %257 ], [ %280, %272 ]
  %275 = getelementptr inbounds i8, ptr %259, i64 %273
  %276 = load i8, ptr %275, align 1
  %277 = icmp eq i8 %276, 0
  %278 = or i1 %203, %277
  %279 = trunc nuw nsw i64 %273 to i32
  %280 = select i1 %278, i32 %274, i32 %279
  %281 = add nuw nsw i64 %273, 1
  %282 = icmp eq i32 %280, %253
  %283 = icmp ult i64 %281, %260
  %284 = select i1 %282, i1 %283, i1 false
  br i1 %284, label %272, label %269
285:                                              ; preds = %269
  %286 = mul nsw i32 %270, %18
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds double, ptr %43, i64 %287
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %288, ptr nonnull align 16 %16, i64 %42, i1 false)
  %289 = zext i1 %203 to i8
  %290 = getelementptr inbounds i8, ptr %3, i64 8
  %291 = load ptr, ptr %290, align 8
  %292 = sext i32 %270 to i64
  %293 = getelementptr inbounds i8, ptr %291, i64 %292
  store i8 %289, ptr %293, align 1
  %294 = load i32, ptr %19, align 8
  %295 = icmp eq i32 %270, %294
  %296 = zext i1 %295 to i32
  %297 = add nsw i32 %294, %296
  store i32 %297, ptr %19, align 8
  %298 = getelementptr inbounds i8, ptr %3, i64 24
  %299 = getelementptr inbounds [64 x double], ptr %298, i64 0, i64 %292
  store double %115, ptr %299, align 8
  %300 = getelementptr inbounds i8, ptr %3, i64 536
  %301 = getelementptr inbounds [64 x double], ptr %300, i64 0, i64 %292
  store double %202, ptr %301, align 8
  %302 = add nsw i32 %270, 1
  br label %303
303:                                              ; preds = %22, %97, %261, %285, %269, %169, %38
  %304 = phi i32 [ 0, %38 ], [ %95, %97 ], [ 0, %169 ], [ %249, %261 ], [ %302, %285 ], [ 0, %269 ], [ 0, %22 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  ret i32 %304
}
declare double @llvm.ceil.f64(double)
declare double @llvm.floor.f64(double)
define internal fastcc void @forward(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [12 x double], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  %6 = getelementptr inbounds i8, ptr %0, i64 208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, ptr noundef nonnull align 8 dereferenceable(96) %6, i64 96, i1 false)
  %7 = load double, ptr %0, align 8
  %8 = fptosi double %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %19
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = getelementptr inbounds i8, ptr %0, i64 64
  %13 = getelementptr inbounds i8, ptr %3, i64 24
  br label %14
14:                                               ; preds = %10, %99
  %15 = phi i64 [ 0, %10 ], [ %58, %99 ]
  %16 = mul nuw nsw i64 %15, 6
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = getelementptr inbounds double, ptr %13, i64 %16
  br label %104
19:                                               ; preds = %99, %4
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret void
20:                                               ; preds = %104
  %21 = getelementptr inbounds double, ptr %11, i64 %15
  %22 = load double, ptr %21, align 8
  %23 = fcmp reassoc nsz contract oeq double %22, 0.000000e+00
  %24 = getelementptr inbounds double, ptr %1, i64 %15
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %12, i64 %15
  %27 = load double, ptr %26, align 8
  %28 = fmul reassoc nsz contract double %27, %25
  %29 = tail call reassoc nsz contract double @llvm.cos.f64(double %28)
  %30 = select reassoc nsz contract i1 %23, double 1.000000e+00, double %29
  %31 = tail call reassoc nsz contract double @llvm.sin.f64(double %28)
  %32 = select i1 %23, double %28, double 0.000000e+00
  %33 = select reassoc nsz contract i1 %23, double 0.000000e+00, double %31
  br label %34
34:                                               ; preds = %34, %20
  %35 = phi i64 [ 0, %20 ], [ %55, %34 ]
  %36 = getelementptr inbounds double, ptr %5, i64 %35
  %37 = load double, ptr %36, align 16
  %38 = or disjoint i64 %35, 1
  %39 = getelementptr inbounds double, ptr %5, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul reassoc nsz contract double %37, %30
  %42 = fmul reassoc nsz contract double %40, %33
  %43 = fadd reassoc nsz contract double %42, %41
  store double %43, ptr %36, align 16
  %44 = fmul reassoc nsz contract double %40, %30
  %45 = fmul reassoc nsz contract double %37, %33
  %46 = fsub reassoc nsz contract double %44, %45
  store double %46, ptr %39, align 8
  %47 = or disjoint i64 %35, 2
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = load double, ptr %48, align 16
  %50 = fmul reassoc nsz contract double %49, %32
  %51 = or disjoint i64 %35, 3
  %52 = getelementptr inbounds double, ptr %5, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fadd reassoc nsz contract double %53, %50
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i64 %35, 4
  %56 = icmp ult i64 %35, 8
  br i1 %56, label %34, label %57
57:                                               ; preds = %34
  %58 = add nuw nsw i64 %15, 1
  %59 = mul i64 %58, 96
  %60 = getelementptr inbounds i8, ptr %6, i64 %59
  br label %61
61:                                               ; preds = %71, %57
  %62 = phi i64 [ 0, %57 ], [ %78, %71 ]
  %63 = getelementptr inbounds double, ptr %5, i64 %62
  %64 = or disjoint i64 %62, 1
  %65 = getelementptr inbounds double, ptr %5, i64 %64
  %66 = or disjoint i64 %62, 2
  %67 = getelementptr inbounds double, ptr %5, i64 %66
  %68 = load double, ptr %63, align 16
  %69 = load double, ptr %65, align 8
  %70 = load double, ptr %67, align 16
  br label %80
71:                                               ; preds = %80
  %72 = or disjoint i64 %62, 3
  %73 = getelementptr inbounds double, ptr %5, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds double, ptr %2, i64 %72
  %76 = load double, ptr %75, align 8
  %77 = fadd reassoc nsz contract double %76, %74
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i64 %62, 4
  %79 = icmp ult i64 %62, 8
  br i1 %79, label %61, label %99
80:                                               ; preds = %80, %61
  %81 = phi i64 [ 0, %61 ], [ %97, %80 ]
  %82 = getelementptr inbounds double, ptr %60, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul reassoc nsz contract double %83, %68
  %85 = or disjoint i64 %81, 4
  %86 = getelementptr inbounds double, ptr %60, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fmul reassoc nsz contract double %87, %69
  %89 = fadd reassoc nsz contract double %88, %84
  %90 = or disjoint i64 %81, 8
  %91 = getelementptr inbounds double, ptr %60, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fmul reassoc nsz contract double %92, %70
  %94 = fadd reassoc nsz contract double %89, %93
  %95 = or disjoint i64 %81, %62
  %96 = getelementptr inbounds double, ptr %2, i64 %95
  store double %94, ptr %96, align 8
  %97 = add nuw nsw i64 %81, 1
  %98 = icmp eq i64 %97, 4
  br i1 %98, label %71, label %80
99:                                               ; preds = %71
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, ptr noundef nonnull align 8 dereferenceable(96) %2, i64 96, i1 false)
  %100 = load double, ptr %0, align 8
  %101 = fptosi double %100 to i32
  %102 = sext i32 %101 to i64
  %103 = icmp slt i64 %58, %102
  br i1 %103, label %14, label %19
104:                                              ; preds = %14, %104
  %105 = phi i64 [ 0, %14 ], [ %115, %104 ]
  %106 = shl nuw nsw i64 %105, 2
  %107 = or disjoint i64 %106, 2
  %108 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %107
  %109 = load double, ptr %108, align 16
  %110 = getelementptr inbounds double, ptr %17, i64 %105
  store double %109, ptr %110, align 8
  %111 = or disjoint i64 %106, 3
  %112 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %18, i64 %105
  store double %113, ptr %114, align 8
  %115 = add nuw nsw i64 %105, 1
  %116 = icmp eq i64 %115, 3
  br i1 %116, label %20, label %104
}
define internal fastcc double @misfit(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, double noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [9 x double], align 16
  %6 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  br label %44
7:                                                ; preds = %64
  %8 = getelementptr inbounds i8, ptr %5, i64 56
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %5, i64 40
  %11 = load double, ptr %10, align 8
  %12 = fsub reassoc nsz contract double %9, %11
  %13 = fmul reassoc nsz contract double %12, 5.000000e-01
  store double %13, ptr %6, align 16
  %14 = getelementptr inbounds i8, ptr %5, i64 16
  %15 = load double, ptr %14, align 16
  %16 = getelementptr inbounds i8, ptr %5, i64 48
  %17 = load double, ptr %16, align 16
  %18 = fsub reassoc nsz contract double %15, %17
  %19 = fmul reassoc nsz contract double %18, 5.000000e-01
  %20 = getelementptr inbounds i8, ptr %6, i64 8
  store double %19, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %5, i64 24
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %5, i64 8
  %24 = load double, ptr %23, align 8
  %25 = fsub reassoc nsz contract double %22, %24
  %26 = fmul reassoc nsz contract double %25, 5.000000e-01
  %27 = getelementptr inbounds i8, ptr %6, i64 16
  store double %26, ptr %27, align 16
  %28 = fmul reassoc nsz contract double %13, %13
  %29 = fmul reassoc nsz contract double %19, %19
  %30 = fadd reassoc nsz contract double %29, %28
  %31 = fmul reassoc nsz contract double %26, %26
  %32 = fadd reassoc nsz contract double %30, %31
  %33 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %32)
  %34 = load double, ptr %5, align 16
  %35 = getelementptr inbounds i8, ptr %5, i64 32
  %36 = load double, ptr %35, align 16
  %37 = fadd reassoc nsz contract double %36, %34
  %38 = getelementptr inbounds i8, ptr %5, i64 64
  %39 = load double, ptr %38, align 16
  %40 = fadd reassoc nsz contract double %37, %39
  %41 = fmul reassoc nsz contract double %40, 5.000000e-01
  %42 = fadd reassoc nsz contract double %41, -5.000000e-01
  %43 = fcmp reassoc nsz contract ogt double %33, 1.000000e-09
  br i1 %43, label %87, label %90
44:                                               ; preds = %4, %64
  %45 = phi i64 [ 0, %4 ], [ %65, %64 ]
  %46 = shl nuw nsw i64 %45, 2
  %47 = or disjoint i64 %46, 3
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds double, ptr %0, i64 %47
  %51 = load double, ptr %50, align 8
  %52 = fsub reassoc nsz contract double %49, %51
  %53 = fdiv reassoc nsz contract double %52, %2
  %54 = getelementptr inbounds double, ptr %3, i64 %45
  store double %53, ptr %54, align 8
  %55 = getelementptr inbounds double, ptr %1, i64 %46
  %56 = load double, ptr %55, align 8
  %57 = or disjoint i64 %46, 1
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = or disjoint i64 %46, 2
  %61 = getelementptr inbounds double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = mul nuw nsw i64 %45, 3
  br label %67
64:                                               ; preds = %67
  %65 = add nuw nsw i64 %45, 1
  %66 = icmp eq i64 %65, 3
  br i1 %66, label %7, label %44
67:                                               ; preds = %44, %67
  %68 = phi i64 [ 0, %44 ], [ %85, %67 ]
  %69 = shl nuw nsw i64 %68, 2
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul reassoc nsz contract double %71, %56
  %73 = or disjoint i64 %69, 1
  %74 = getelementptr inbounds double, ptr %0, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fmul reassoc nsz contract double %75, %59
  %77 = fadd reassoc nsz contract double %76, %72
  %78 = or disjoint i64 %69, 2
  %79 = getelementptr inbounds double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul reassoc nsz contract double %80, %62
  %82 = fadd reassoc nsz contract double %77, %81
  %83 = add nuw nsw i64 %68, %63
  %84 = getelementptr inbounds [9 x double], ptr %5, i64 0, i64 %83
  store double %82, ptr %84, align 8
  %85 = add nuw nsw i64 %68, 1
  %86 = icmp eq i64 %85, 3
  br i1 %86, label %64, label %67
87:                                               ; preds = %7
  %88 = tail call reassoc nsz contract double @atan2(double noundef %33, double noundef %42)
  %89 = fdiv reassoc nsz contract double %88, %33
  br label %90
90:                                               ; preds = %7, %87
  %91 = phi reassoc nsz contract double [ %89, %87 ], [ 1.000000e+00, %7 ]
  %92 = getelementptr inbounds i8, ptr %3, i64 24
  br label %101
93:                                               ; preds = %101
  %94 = fcmp reassoc nsz contract ole double %33, 1.000000e-09
  %95 = fcmp reassoc nsz contract olt double %42, 0.000000e+00
  %96 = select i1 %94, i1 %95, i1 false
  %97 = select reassoc nsz contract i1 %96, double 0x400921FB54442D18, double 0.000000e+00
  %98 = getelementptr inbounds i8, ptr %3, i64 24
  %99 = load double, ptr %98, align 8
  %100 = fadd reassoc nsz contract double %99, %97
  store double %100, ptr %98, align 8
  br label %126
101:                                              ; preds = %90, %101
  %102 = phi i64 [ 0, %90 ], [ %107, %101 ]
  %103 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fmul reassoc nsz contract double %104, %91
  %106 = getelementptr inbounds double, ptr %92, i64 %102
  store double %105, ptr %106, align 8
  %107 = add nuw nsw i64 %102, 1
  %108 = icmp eq i64 %107, 3
  br i1 %108, label %93, label %101
109:                                              ; preds = %126
  %110 = load double, ptr %3, align 8
  %111 = getelementptr inbounds i8, ptr %3, i64 8
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds i8, ptr %3, i64 16
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds i8, ptr %3, i64 32
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds i8, ptr %3, i64 40
  %118 = load double, ptr %117, align 8
  %119 = fadd reassoc nsz contract double %110, %100
  %120 = fadd reassoc nsz contract double %119, %112
  %121 = fadd reassoc nsz contract double %120, %114
  %122 = fadd reassoc nsz contract double %121, %116
  %123 = fadd reassoc nsz contract double %122, %118
  %124 = fcmp reassoc nsz contract ord double %123, 0.000000e+00
  %125 = select reassoc nsz contract i1 %124, double %133, double 0x7FF0000000000000
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5)
  ret double %125
126:                                              ; preds = %93, %126
  %127 = phi i64 [ 0, %93 ], [ %134, %126 ]
  %128 = phi double [ 0.000000e+00, %93 ], [ %133, %126 ]
  %129 = getelementptr inbounds double, ptr %3, i64 %127
  %130 = load double, ptr %129, align 8
  %131 = tail call reassoc nsz contract double @llvm.fabs.f64(double %130)
  %132 = fcmp reassoc nsz contract ogt double %131, %128
  %133 = select reassoc nsz contract i1 %132, double %131, double %128
  %134 = add nuw nsw i64 %127, 1
  %135 = icmp eq i64 %134, 6
  br i1 %135, label %109, label %126
}
define internal fastcc void @jacobian(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8
  %7 = load double, ptr %0, align 8
  %8 = fptosi double %7 to i32
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %16
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 64
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = getelementptr inbounds i8, ptr %1, i64 88
  %14 = getelementptr inbounds i8, ptr %1, i64 56
  %15 = getelementptr inbounds i8, ptr %1, i64 24
  br label %17
16:                                               ; preds = %84, %4
  ret void
17:                                               ; preds = %10, %84
  %18 = phi i64 [ 0, %10 ], [ %85, %84 ]
  %19 = mul nuw nsw i64 %18, 6
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = getelementptr inbounds double, ptr %11, i64 %18
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds double, ptr %3, i64 %19
  %24 = getelementptr inbounds double, ptr %12, i64 %18
  %25 = load double, ptr %24, align 8
  %26 = fcmp reassoc nsz contract une double %25, 0.000000e+00
  br i1 %26, label %27, label %74
27:                                               ; preds = %17
  %28 = getelementptr inbounds i8, ptr %20, i64 40
  %29 = load double, ptr %28, align 8
  %30 = load double, ptr %13, align 8
  %31 = getelementptr inbounds i8, ptr %20, i64 32
  %32 = load double, ptr %31, align 8
  %33 = load double, ptr %14, align 8
  %34 = getelementptr inbounds i8, ptr %20, i64 24
  %35 = load double, ptr %34, align 8
  %36 = load double, ptr %15, align 8
  %37 = fsub reassoc nsz contract double %30, %29
  %38 = fsub reassoc nsz contract double %33, %32
  %39 = fsub reassoc nsz contract double %36, %35
  %40 = getelementptr inbounds i8, ptr %20, i64 8
  %41 = load double, ptr %40, align 8
  %42 = fmul reassoc nsz contract double %41, %37
  %43 = getelementptr inbounds i8, ptr %20, i64 16
  %44 = load double, ptr %43, align 8
  %45 = fmul reassoc nsz contract double %44, %38
  %46 = fsub reassoc nsz contract double %42, %45
  %47 = fmul reassoc nsz contract double %46, %22
  %48 = fdiv reassoc nsz contract double %47, %6
  store double %48, ptr %23, align 8
  %49 = load double, ptr %43, align 8
  %50 = fmul reassoc nsz contract double %49, %39
  %51 = load double, ptr %20, align 8
  %52 = fmul reassoc nsz contract double %51, %37
  %53 = fsub reassoc nsz contract double %50, %52
  %54 = fmul reassoc nsz contract double %53, %22
  %55 = fdiv reassoc nsz contract double %54, %6
  %56 = getelementptr inbounds i8, ptr %23, i64 8
  store double %55, ptr %56, align 8
  %57 = load double, ptr %20, align 8
  %58 = fmul reassoc nsz contract double %57, %38
  %59 = load double, ptr %40, align 8
  %60 = fmul reassoc nsz contract double %59, %39
  %61 = fsub reassoc nsz contract double %58, %60
  %62 = fmul reassoc nsz contract double %61, %22
  %63 = fdiv reassoc nsz contract double %62, %6
  %64 = getelementptr inbounds i8, ptr %23, i64 16
  store double %63, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %23, i64 24
  br label %66
66:                                               ; preds = %27, %66
  %67 = phi i64 [ 0, %27 ], [ %72, %66 ]
  %68 = getelementptr inbounds double, ptr %20, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc nsz contract double %69, %22
  %71 = getelementptr inbounds double, ptr %65, i64 %67
  store double %70, ptr %71, align 8
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, 3
  br i1 %73, label %84, label %66
74:                                               ; preds = %17, %74
  %75 = phi i64 [ %82, %74 ], [ 0, %17 ]
  %76 = getelementptr inbounds double, ptr %20, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fmul reassoc nsz contract double %77, %22
  %79 = fdiv reassoc nsz contract double %78, %6
  %80 = getelementptr inbounds double, ptr %23, i64 %75
  store double %79, ptr %80, align 8
  %81 = getelementptr inbounds i8, ptr %80, i64 24
  store double 0.000000e+00, ptr %81, align 8
  %82 = add nuw nsw i64 %75, 1
  %83 = icmp eq i64 %82, 3
  br i1 %83, label %84, label %74
84:                                               ; preds = %74, %66
  %85 = add nuw nsw i64 %18, 1
  %86 = load double, ptr %0, align 8
  %87 = fptosi double %86 to i32
  %88 = sext i32 %87 to i64
  %89 = icmp slt i64 %85, %88
  br i1 %89, label %17, label %16
}
define internal fastcc double @least_squares(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, double noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [6 x i32], align 16
  %7 = alloca [6 x double], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  call fastcc void @triangle(ptr noundef %0, i32 noundef %2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %58
9:                                                ; preds = %5
  %10 = zext nneg i32 %2 to i64
  br label %11
11:                                               ; preds = %55, %9
  %12 = phi i64 [ 0, %9 ], [ %56, %55 ]
  %13 = getelementptr inbounds i32, ptr %6, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = mul nsw i32 %14, 6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = getelementptr inbounds double, ptr %7, i64 %12
  %19 = load double, ptr %18, align 8
  %20 = fcmp reassoc nsz contract une double %19, 0.000000e+00
  br i1 %20, label %21, label %26
21:                                               ; preds = %11
  %22 = getelementptr inbounds double, ptr %17, i64 %12
  %23 = load double, ptr %22, align 8
  %24 = fmul reassoc nsz contract double %23, %19
  %25 = fdiv reassoc nsz contract double -1.000000e+00, %24
  br label %26
26:                                               ; preds = %21, %11
  %27 = phi reassoc nsz contract double [ %25, %21 ], [ 0.000000e+00, %11 ]
  %28 = icmp ult i64 %12, 6
  br i1 %28, label %32, label %29
29:                                               ; preds = %32, %26
  %30 = phi double [ 0.000000e+00, %26 ], [ %40, %32 ]
  %31 = fmul reassoc nsz contract double %30, %27
  br i1 %28, label %44, label %55
32:                                               ; preds = %26, %32
  %33 = phi i64 [ %41, %32 ], [ %12, %26 ]
  %34 = phi double [ %40, %32 ], [ 0.000000e+00, %26 ]
  %35 = getelementptr inbounds double, ptr %17, i64 %33
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %1, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = fmul reassoc nsz contract double %38, %36
  %40 = fadd reassoc nsz contract double %39, %34
  %41 = add nuw nsw i64 %33, 1
  %42 = and i64 %41, 4294967295
  %43 = icmp eq i64 %42, 6
  br i1 %43, label %29, label %32
44:                                               ; preds = %29, %44
  %45 = phi i64 [ %52, %44 ], [ %12, %29 ]
  %46 = getelementptr inbounds double, ptr %17, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul reassoc nsz contract double %31, %47
  %49 = getelementptr inbounds double, ptr %1, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = fsub reassoc nsz contract double %50, %48
  store double %51, ptr %49, align 8
  %52 = add nuw nsw i64 %45, 1
  %53 = and i64 %52, 4294967295
  %54 = icmp eq i64 %53, 6
  br i1 %54, label %55, label %44
55:                                               ; preds = %44, %29
  %56 = add nuw nsw i64 %12, 1
  %57 = icmp eq i64 %56, %10
  br i1 %57, label %58, label %11
58:                                               ; preds = %55, %5
  %59 = icmp sgt i32 %2, 0
  br i1 %59, label %60, label %114
60:                                               ; preds = %58
  %61 = load double, ptr %7, align 16
  %62 = tail call reassoc nsz contract double @llvm.fabs.f64(double %61)
  %63 = fmul reassoc nsz contract double %62, %3
  %64 = zext nneg i32 %2 to i64
  br label %65
65:                                               ; preds = %60, %71
  %66 = phi i64 [ 0, %60 ], [ %72, %71 ]
  %67 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = tail call reassoc nsz contract double @llvm.fabs.f64(double %68)
  %70 = fcmp reassoc nsz contract ogt double %69, %63
  br i1 %70, label %71, label %74
71:                                               ; preds = %65
  %72 = add nuw nsw i64 %66, 1
  %73 = icmp eq i64 %72, %64
  br i1 %73, label %114, label %65
74:                                               ; preds = %65
  %75 = zext nneg i32 %2 to i64
  %76 = shl nuw nsw i64 %75, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %76, i1 false)
  %77 = icmp eq i64 %66, 0
  br i1 %77, label %162, label %78
78:                                               ; preds = %74
  %79 = zext nneg i32 %2 to i64
  br label %80
80:                                               ; preds = %78, %88
  %81 = phi i64 [ %82, %88 ], [ %66, %78 ]
  %82 = add nsw i64 %81, -1
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = icmp slt i64 %81, %75
  br i1 %85, label %86, label %88
86:                                               ; preds = %80
  %87 = getelementptr double, ptr %0, i64 %82
  br label %98
88:                                               ; preds = %98, %80
  %89 = phi double [ %84, %80 ], [ %111, %98 ]
  %90 = getelementptr inbounds double, ptr %7, i64 %82
  %91 = load double, ptr %90, align 8
  %92 = fdiv reassoc nsz contract double %89, %91
  %93 = getelementptr inbounds i32, ptr %6, i64 %82
  %94 = load i32, ptr %93, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %4, i64 %95
  store double %92, ptr %96, align 8
  %97 = icmp sgt i64 %81, 1
  br i1 %97, label %80, label %162
98:                                               ; preds = %86, %98
  %99 = phi i64 [ %112, %98 ], [ %81, %86 ]
  %100 = phi double [ %111, %98 ], [ %84, %86 ]
  %101 = getelementptr inbounds i32, ptr %6, i64 %99
  %102 = load i32, ptr %101, align 4
  %103 = mul nsw i32 %102, 6
  %104 = sext i32 %103 to i64
  %105 = getelementptr double, ptr %87, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = sext i32 %102 to i64
  %108 = getelementptr inbounds double, ptr %4, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fmul reassoc nsz contract double %109, %106
  %111 = fsub reassoc nsz contract double %100, %110
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp slt i64 %112, %79
  br i1 %113, label %98, label %88
114:                                              ; preds = %71, %58
  %115 = phi i32 [ 0, %58 ], [ %2, %71 ]
  %116 = sext i32 %2 to i64
  %117 = shl nsw i64 %116, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %117, i1 false)
  %118 = icmp eq i32 %115, 0
  br i1 %118, label %156, label %119
119:                                              ; preds = %114
  %120 = zext nneg i32 %115 to i64
  br label %121
121:                                              ; preds = %129, %119
  %122 = phi i64 [ %120, %119 ], [ %123, %129 ]
  %123 = add nsw i64 %122, -1
  %124 = getelementptr inbounds double, ptr %1, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = icmp slt i64 %122, %116
  br i1 %126, label %127, label %129
127:                                              ; preds = %121
  %128 = getelementptr double, ptr %0, i64 %123
  br label %139
129:                                              ; preds = %139, %121
  %130 = phi double [ %125, %121 ], [ %152, %139 ]
  %131 = getelementptr inbounds double, ptr %7, i64 %123
  %132 = load double, ptr %131, align 8
  %133 = fdiv reassoc nsz contract double %130, %132
  %134 = getelementptr inbounds i32, ptr %6, i64 %123
  %135 = load i32, ptr %134, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %4, i64 %136
  store double %133, ptr %137, align 8
  %138 = icmp sgt i64 %122, 1
  br i1 %138, label %121, label %156
139:                                              ; preds = %127, %139
  %140 = phi i64 [ %153, %139 ], [ %122, %127 ]
  %141 = phi double [ %152, %139 ], [ %125, %127 ]
  %142 = getelementptr inbounds i32, ptr %6, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = mul nsw i32 %143, 6
  %145 = sext i32 %144 to i64
  %146 = getelementptr double, ptr %128, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = sext i32 %143 to i64
  %149 = getelementptr inbounds double, ptr %4, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fmul reassoc nsz contract double %150, %147
  %152 = fsub reassoc nsz contract double %141, %151
  %153 = add nuw nsw i64 %140, 1
  %154 = trunc nuw i64 %153 to i32
  %155 = icmp slt i32 %154, %2
  br i1 %155, label %139, label %129
156:                                              ; preds = %129, %114
  %157 = add nsw i32 %2, -1
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %158
  %160 = load double, ptr %159, align 8
  %161 = tail call reassoc nsz contract double @llvm.fabs.f64(double %160)
  br label %162
162:                                              ; preds = %88, %74, %156
  %163 = phi reassoc nsz contract double [ %161, %156 ], [ 0.000000e+00, %74 ], [ 0.000000e+00, %88 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret double %163
}
declare double @llvm.sqrt.f64(double)
declare double @atan2(double noundef, double noundef) local_unnamed_addr
define internal fastcc void @triangle(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %8
6:                                                ; preds = %4
  %7 = zext nneg i32 %1 to i64
  br label %15
8:                                                ; preds = %15, %4
  %9 = icmp sgt i32 %1, 0
  br i1 %9, label %10, label %29
10:                                               ; preds = %8
  %11 = zext nneg i32 %1 to i64
  %12 = zext nneg i32 %1 to i64
  %13 = zext nneg i32 %1 to i64
  %14 = zext nneg i32 %1 to i64
  br label %24
15:                                               ; preds = %6, %15
  %16 = phi i64 [ 0, %6 ], [ %19, %15 ]
  %17 = getelementptr inbounds i32, ptr %2, i64 %16
  %18 = trunc nuw nsw i64 %16 to i32
  store i32 %18, ptr %17, align 4
  %19 = add nuw nsw i64 %16, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %8, label %15
21:                                               ; preds = %121, %65
  %22 = add nuw nsw i64 %25, 1
  %23 = icmp eq i64 %67, %12
  br i1 %23, label %29, label %24
24:                                               ; preds = %10, %21
  %25 = phi i64 [ 1, %10 ], [ %22, %21 ]
  %26 = phi i64 [ 0, %10 ], [ %67, %21 ]
  %27 = icmp ult i64 %26, 6
  %28 = trunc nuw nsw i64 %26 to i32
  br label %30
29:                                               ; preds = %21, %8
  ret void
30:                                               ; preds = %24, %71
  %31 = phi i64 [ %26, %24 ], [ %77, %71 ]
  %32 = phi double [ -1.000000e+00, %24 ], [ %76, %71 ]
  %33 = phi i32 [ %28, %24 ], [ %75, %71 ]
  br i1 %27, label %34, label %71
34:                                               ; preds = %30
  %35 = getelementptr inbounds i32, ptr %2, i64 %31
  %36 = load i32, ptr %35, align 4
  %37 = mul nsw i32 %36, 6
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr %0, i64 %38
  br label %79
40:                                               ; preds = %71
  %41 = sext i32 %75 to i64
  %42 = getelementptr inbounds i32, ptr %2, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds i32, ptr %2, i64 %26
  %45 = load i32, ptr %44, align 4
  store i32 %45, ptr %42, align 4
  store i32 %43, ptr %44, align 4
  %46 = mul nsw i32 %43, 6
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %76)
  %50 = getelementptr inbounds double, ptr %48, i64 %26
  %51 = load double, ptr %50, align 8
  %52 = fcmp reassoc nsz contract ogt double %51, 0.000000e+00
  %53 = fneg reassoc nsz contract double %49
  %54 = select reassoc nsz contract i1 %52, double %53, double %49
  %55 = getelementptr inbounds double, ptr %3, i64 %26
  store double %54, ptr %55, align 8
  %56 = load double, ptr %50, align 8
  %57 = fsub reassoc nsz contract double %56, %54
  store double %57, ptr %50, align 8
  %58 = load double, ptr %55, align 8
  %59 = fcmp reassoc nsz contract une double %58, 0.000000e+00
  br i1 %59, label %60, label %65
60:                                               ; preds = %40
  %61 = getelementptr inbounds double, ptr %48, i64 %26
  %62 = load double, ptr %61, align 8
  %63 = fmul reassoc nsz contract double %62, %58
  %64 = fdiv reassoc nsz contract double -1.000000e+00, %63
  br label %65
65:                                               ; preds = %40, %60
  %66 = phi reassoc nsz contract double [ %64, %60 ], [ 0.000000e+00, %40 ]
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp ult i64 %67, %11
  br i1 %68, label %69, label %21
69:                                               ; preds = %65
  %70 = icmp ult i64 %26, 6
  br label %88
71:                                               ; preds = %79, %30
  %72 = phi double [ 0.000000e+00, %30 ], [ %85, %79 ]
  %73 = fcmp reassoc nsz contract ogt double %72, %32
  %74 = trunc nuw nsw i64 %31 to i32
  %75 = select i1 %73, i32 %74, i32 %33
  %76 = select nsz i1 %73, double %72, double %32
  %77 = add nuw nsw i64 %31, 1
  %78 = icmp eq i64 %77, %13
  br i1 %78, label %40, label %30
79:                                               ; preds = %34, %79
  %80 = phi i64 [ %26, %34 ], [ %86, %79 ]
  %81 = phi double [ 0.000000e+00, %34 ], [ %85, %79 ]
  %82 = getelementptr double, ptr %39, i64 %80
  %83 = load double, ptr %82, align 8
  %84 = fmul reassoc nsz contract double %83, %83
  %85 = fadd reassoc nsz contract double %84, %81
  %86 = add nuw nsw i64 %80, 1
  %87 = icmp eq i64 %86, 6
  br i1 %87, label %71, label %79
88:                                               ; preds = %69, %121
  %89 = phi i64 [ %25, %69 ], [ %122, %121 ]
  %90 = getelementptr inbounds i32, ptr %2, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = mul nsw i32 %91, 6
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %0, i64 %93
  br i1 %70, label %98, label %95
95:                                               ; preds = %98, %88
  %96 = phi double [ 0.000000e+00, %88 ], [ %106, %98 ]
  %97 = fmul reassoc nsz contract double %96, %66
  br i1 %70, label %110, label %121
98:                                               ; preds = %88, %98
  %99 = phi i64 [ %107, %98 ], [ %26, %88 ]
  %100 = phi double [ %106, %98 ], [ 0.000000e+00, %88 ]
  %101 = getelementptr inbounds double, ptr %48, i64 %99
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %94, i64 %99
  %104 = load double, ptr %103, align 8
  %105 = fmul reassoc nsz contract double %104, %102
  %106 = fadd reassoc nsz contract double %105, %100
  %107 = add nuw nsw i64 %99, 1
  %108 = and i64 %107, 4294967295
  %109 = icmp eq i64 %108, 6
  br i1 %109, label %95, label %98
110:                                              ; preds = %95, %110
  %111 = phi i64 [ %118, %110 ], [ %26, %95 ]
  %112 = getelementptr inbounds double, ptr %48, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fmul reassoc nsz contract double %97, %113
  %115 = getelementptr inbounds double, ptr %94, i64 %111
  %116 = load double, ptr %115, align 8
  %117 = fsub reassoc nsz contract double %116, %114
  store double %117, ptr %115, align 8
  %118 = add nuw nsw i64 %111, 1
  %119 = and i64 %118, 4294967295
  %120 = icmp eq i64 %119, 6
  br i1 %120, label %121, label %110
121:                                              ; preds = %110, %95
  %122 = add nuw nsw i64 %89, 1
  %123 = icmp eq i64 %122, %14
  br i1 %123, label %21, label %88
}
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
define internal fastcc void @solve_near_singular(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca %struct.curve_point, align 8
  %7 = alloca %struct.curve_point, align 8
  %8 = alloca %struct.curve_point, align 8
  %9 = alloca %struct.curve_point, align 8
  %10 = alloca %struct.curve_point, align 8
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, i8 0, i64 168, i1 false)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %10)
  %11 = load double, ptr %2, align 8
  %12 = tail call reassoc nsz contract double @llvm.fabs.f64(double %11)
  %13 = fcmp reassoc nsz contract olt double %12, 1.000000e+06
  br i1 %13, label %14, label %297
14:                                               ; preds = %5, %18
  %15 = phi i64 [ %16, %18 ], [ 0, %5 ]
  %16 = add nuw nsw i64 %15, 1
  %17 = icmp eq i64 %16, 6
  br i1 %17, label %23, label %18
18:                                               ; preds = %14
  %19 = getelementptr inbounds double, ptr %2, i64 %16
  %20 = load double, ptr %19, align 8
  %21 = tail call reassoc nsz contract double @llvm.fabs.f64(double %20)
  %22 = fcmp reassoc nsz contract olt double %21, 1.000000e+06
  br i1 %22, label %14, label %23
23:                                               ; preds = %18, %14
  %24 = icmp ugt i64 %15, 4
  br i1 %24, label %25, label %297
25:                                               ; preds = %23
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 8 dereferenceable(48) %2, i64 48, i1 false)
  %26 = call fastcc i32 @settle(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %9)
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds i8, ptr %9, i64 160
  %29 = load double, ptr %28, align 8
  %30 = fcmp reassoc nsz contract ogt double %29, 5.000000e-02
  %31 = select i1 %27, i1 true, i1 %30
  br i1 %31, label %297, label %32
32:                                               ; preds = %25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %8, ptr noundef nonnull align 8 dereferenceable(168) %9, i64 168, i1 false)
  %33 = fcmp reassoc nsz contract ogt double %3, 0.000000e+00
  br i1 %33, label %34, label %49
34:                                               ; preds = %32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %8, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  %35 = getelementptr inbounds i8, ptr %9, i64 48
  br label %36
36:                                               ; preds = %36, %34
  %37 = phi i64 [ 0, %34 ], [ %44, %36 ]
  %38 = getelementptr inbounds [6 x double], ptr %35, i64 0, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul reassoc nsz contract double %39, %3
  %41 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %37
  %42 = load double, ptr %41, align 8
  %43 = fadd reassoc nsz contract double %42, %40
  store double %43, ptr %41, align 8
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, 6
  br i1 %45, label %46, label %36
46:                                               ; preds = %36
  %47 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %8)
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %297, label %49
49:                                               ; preds = %46, %32
  %50 = getelementptr inbounds i8, ptr %8, i64 152
  %51 = load double, ptr %50, align 8
  %52 = fneg reassoc nsz contract double %51
  %53 = getelementptr inbounds i8, ptr %9, i64 152
  %54 = getelementptr inbounds i8, ptr %9, i64 48
  %55 = getelementptr inbounds i8, ptr %9, i64 144
  %56 = getelementptr inbounds i8, ptr %10, i64 144
  %57 = getelementptr inbounds i8, ptr %10, i64 152
  %58 = getelementptr inbounds i8, ptr %6, i64 144
  %59 = getelementptr inbounds i8, ptr %7, i64 144
  %60 = getelementptr inbounds i8, ptr %7, i64 144
  %61 = getelementptr inbounds i8, ptr %0, i64 16
  %62 = getelementptr inbounds i8, ptr %0, i64 8
  %63 = getelementptr inbounds i8, ptr %10, i64 160
  %64 = getelementptr inbounds i8, ptr %8, i64 48
  %65 = getelementptr inbounds i8, ptr %9, i64 48
  br label %66
66:                                               ; preds = %49, %294
  %67 = phi i32 [ 0, %49 ], [ %295, %294 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, ptr noundef nonnull align 8 dereferenceable(168) %8, i64 168, i1 false)
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %71, label %69
69:                                               ; preds = %71, %66
  %70 = phi double [ %51, %66 ], [ %52, %71 ]
  store double %70, ptr %53, align 8
  br label %80
71:                                               ; preds = %66, %71
  %72 = phi i64 [ %77, %71 ], [ 0, %66 ]
  %73 = getelementptr inbounds [6 x double], ptr %64, i64 0, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fneg reassoc nsz contract double %74
  %76 = getelementptr inbounds [6 x double], ptr %65, i64 0, i64 %72
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %72, 1
  %78 = icmp ult i64 %72, 5
  %79 = and i1 %68, %78
  br i1 %79, label %71, label %69
80:                                               ; preds = %69, %291
  %81 = phi i32 [ 0, %69 ], [ %292, %291 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %10, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %82
82:                                               ; preds = %82, %80
  %83 = phi i64 [ 0, %80 ], [ %90, %82 ]
  %84 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, 1.000000e-01
  %87 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 %83
  %88 = load double, ptr %87, align 8
  %89 = fadd reassoc nsz contract double %88, %86
  store double %89, ptr %87, align 8
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, 6
  br i1 %91, label %92, label %82
92:                                               ; preds = %82
  %93 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %10)
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %294, label %95
95:                                               ; preds = %92
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %6, ptr noundef nonnull readonly align 8 dereferenceable(168) %10, i64 168, i1 false)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %7)
  %96 = load double, ptr %55, align 8
  %97 = load double, ptr %56, align 8
  %98 = fmul reassoc nsz contract double %97, %96
  %99 = fcmp reassoc nsz contract ogt double %98, 0.000000e+00
  br i1 %99, label %100, label %125
100:                                              ; preds = %95
  %101 = load double, ptr %53, align 8
  %102 = fmul reassoc nsz contract double %101, %96
  %103 = fcmp reassoc nsz contract olt double %102, 0.000000e+00
  br i1 %103, label %104, label %125
104:                                              ; preds = %100
  %105 = load double, ptr %57, align 8
  %106 = fmul reassoc nsz contract double %105, %97
  %107 = fcmp reassoc nsz contract ogt double %106, 0.000000e+00
  br i1 %107, label %108, label %125
108:                                              ; preds = %104
  %109 = fmul reassoc nsz contract double %101, 1.000000e-01
  %110 = fsub reassoc nsz contract double %101, %105
  %111 = fdiv reassoc nsz contract double %109, %110
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %6, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %112
112:                                              ; preds = %112, %108
  %113 = phi i64 [ 0, %108 ], [ %120, %112 ]
  %114 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul reassoc nsz contract double %115, %111
  %117 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %113
  %118 = load double, ptr %117, align 8
  %119 = fadd reassoc nsz contract double %118, %116
  store double %119, ptr %117, align 8
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, 6
  br i1 %121, label %122, label %112
122:                                              ; preds = %112
  %123 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %6)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %233, label %125
125:                                              ; preds = %122, %104, %100, %95
  %126 = phi nsz double [ %111, %122 ], [ 1.000000e-01, %104 ], [ 1.000000e-01, %100 ], [ 1.000000e-01, %95 ]
  %127 = load double, ptr %58, align 8
  %128 = fmul reassoc nsz contract double %127, %96
  %129 = fcmp reassoc nsz contract ugt double %128, 0.000000e+00
  br i1 %129, label %180, label %133
130:                                              ; preds = %168
  %131 = add nuw nsw i32 %134, 1
  %132 = icmp eq i32 %131, 12
  br i1 %132, label %175, label %133
133:                                              ; preds = %125, %130
  %134 = phi i32 [ %131, %130 ], [ 0, %125 ]
  %135 = phi double [ %172, %130 ], [ 0.000000e+00, %125 ]
  %136 = phi double [ %171, %130 ], [ %127, %125 ]
  %137 = phi double [ %170, %130 ], [ %126, %125 ]
  %138 = phi double [ %169, %130 ], [ %96, %125 ]
  %139 = fmul reassoc nsz contract double %136, %135
  %140 = fmul reassoc nsz contract double %138, %137
  %141 = fsub reassoc nsz contract double %139, %140
  %142 = fsub reassoc nsz contract double %136, %138
  %143 = fdiv reassoc nsz contract double %141, %142
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %7, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %144
144:                                              ; preds = %144, %133
  %145 = phi i64 [ 0, %133 ], [ %152, %144 ]
  %146 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fmul reassoc nsz contract double %147, %143
  %149 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %145
  %150 = load double, ptr %149, align 8
  %151 = fadd reassoc nsz contract double %150, %148
  store double %151, ptr %149, align 8
  %152 = add nuw nsw i64 %145, 1
  %153 = icmp eq i64 %152, 6
  br i1 %153, label %154, label %144
154:                                              ; preds = %144
  %155 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7)
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %168, label %157
157:                                              ; preds = %154
  %158 = load double, ptr %59, align 8
  %159 = tail call reassoc nsz contract double @llvm.fabs.f64(double %158)
  %160 = fcmp reassoc nsz contract olt double %159, 1.000000e-13
  br i1 %160, label %168, label %161
161:                                              ; preds = %157
  %162 = fcmp reassoc nsz contract ogt double %158, 0.000000e+00
  %163 = fcmp ule double %136, 0.000000e+00
  %164 = xor i1 %163, %162
  %165 = fmul reassoc nsz contract double %138, 5.000000e-01
  %166 = select nsz i1 %164, double %165, double %136
  %167 = select nsz i1 %164, double %135, double %137
  br label %168
168:                                              ; preds = %161, %157, %154
  %169 = phi nsz double [ %166, %161 ], [ %138, %154 ], [ %138, %157 ]
  %170 = phi nsz double [ %143, %161 ], [ %137, %154 ], [ %137, %157 ]
  %171 = phi nsz double [ %158, %161 ], [ %136, %154 ], [ %136, %157 ]
  %172 = phi nsz double [ %167, %161 ], [ %135, %154 ], [ %135, %157 ]
  %173 = phi i1 [ true, %161 ], [ false, %154 ], [ false, %157 ]
  %174 = phi i32 [ 0, %161 ], [ 1, %154 ], [ 2, %157 ]
  br i1 %173, label %130, label %175
175:                                              ; preds = %168, %130
  %176 = phi i32 [ %174, %168 ], [ 2, %130 ]
  %177 = icmp eq i32 %176, 2
  br i1 %177, label %178, label %180
178:                                              ; preds = %175
  %179 = call fastcc i32 @take(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7, ptr noundef %4)
  br label %180
180:                                              ; preds = %178, %175, %125
  %181 = fmul reassoc nsz contract double %127, %97
  %182 = fcmp reassoc nsz contract olt double %181, 0.000000e+00
  br i1 %182, label %186, label %233
183:                                              ; preds = %221
  %184 = add nuw nsw i32 %187, 1
  %185 = icmp eq i32 %184, 12
  br i1 %185, label %228, label %186
186:                                              ; preds = %180, %183
  %187 = phi i32 [ %184, %183 ], [ 0, %180 ]
  %188 = phi double [ %225, %183 ], [ %126, %180 ]
  %189 = phi double [ %224, %183 ], [ %97, %180 ]
  %190 = phi double [ %223, %183 ], [ 1.000000e-01, %180 ]
  %191 = phi double [ %222, %183 ], [ %127, %180 ]
  %192 = fmul reassoc nsz contract double %189, %188
  %193 = fmul reassoc nsz contract double %191, %190
  %194 = fsub reassoc nsz contract double %192, %193
  %195 = fsub reassoc nsz contract double %189, %191
  %196 = fdiv reassoc nsz contract double %194, %195
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %7, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %197
197:                                              ; preds = %197, %186
  %198 = phi i64 [ 0, %186 ], [ %205, %197 ]
  %199 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = fmul reassoc nsz contract double %200, %196
  %202 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %198
  %203 = load double, ptr %202, align 8
  %204 = fadd reassoc nsz contract double %203, %201
  store double %204, ptr %202, align 8
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, 6
  br i1 %206, label %207, label %197
207:                                              ; preds = %197
  %208 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7)
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %221, label %210
210:                                              ; preds = %207
  %211 = load double, ptr %60, align 8
  %212 = tail call reassoc nsz contract double @llvm.fabs.f64(double %211)
  %213 = fcmp reassoc nsz contract olt double %212, 1.000000e-13
  br i1 %213, label %221, label %214
214:                                              ; preds = %210
  %215 = fcmp reassoc nsz contract ogt double %211, 0.000000e+00
  %216 = fcmp ule double %189, 0.000000e+00
  %217 = xor i1 %216, %215
  %218 = fmul reassoc nsz contract double %191, 5.000000e-01
  %219 = select nsz i1 %217, double %218, double %189
  %220 = select nsz i1 %217, double %188, double %190
  br label %221
221:                                              ; preds = %214, %210, %207
  %222 = phi nsz double [ %219, %214 ], [ %191, %207 ], [ %191, %210 ]
  %223 = phi nsz double [ %196, %214 ], [ %190, %207 ], [ %190, %210 ]
  %224 = phi nsz double [ %211, %214 ], [ %189, %207 ], [ %189, %210 ]
  %225 = phi nsz double [ %220, %214 ], [ %188, %207 ], [ %188, %210 ]
  %226 = phi i1 [ true, %214 ], [ false, %207 ], [ false, %210 ]
  %227 = phi i32 [ 0, %214 ], [ 1, %207 ], [ 2, %210 ]
  br i1 %226, label %183, label %228
228:                                              ; preds = %221, %183
  %229 = phi i32 [ %227, %221 ], [ 2, %183 ]
  %230 = icmp eq i32 %229, 2
  br i1 %230, label %231, label %233
231:                                              ; preds = %228
  %232 = call fastcc i32 @take(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7, ptr noundef %4)
  br label %233
233:                                              ; preds = %122, %180, %228, %231
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %6)
  %234 = icmp ugt i32 %81, 2
  br i1 %234, label %235, label %288
235:                                              ; preds = %233
  %236 = load double, ptr %0, align 8
  %237 = fptosi double %236 to i32
  %238 = icmp sgt i32 %237, 0
  %239 = sext i32 %237 to i64
  %240 = zext i32 %237 to i64
  br label %241
241:                                              ; preds = %249, %235
  %242 = phi i64 [ %251, %249 ], [ 0, %235 ]
  %243 = phi i32 [ %253, %249 ], [ undef, %235 ]
  %244 = icmp eq i64 %242, 1
  br i1 %244, label %285, label %245
245:                                              ; preds = %241
  br i1 %238, label %246, label %249
246:                                              ; preds = %245
  %247 = mul nuw nsw i64 %242, %240
  %248 = getelementptr inbounds double, ptr %8, i64 %247
  br label %254
249:                                              ; preds = %279, %245
  %250 = phi i1 [ true, %245 ], [ %281, %279 ]
  %251 = add nuw nsw i64 %242, 1
  %252 = trunc nuw i64 %251 to i32
  %253 = select i1 %250, i32 %252, i32 %243
  br i1 %250, label %285, label %241
254:                                              ; preds = %279, %246
  %255 = phi i64 [ 0, %246 ], [ %282, %279 ]
  %256 = getelementptr inbounds double, ptr %10, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds double, ptr %248, i64 %255
  %259 = load double, ptr %258, align 8
  %260 = fsub reassoc nsz contract double %257, %259
  %261 = tail call reassoc nsz contract double @llvm.fabs.f64(double %260)
  %262 = getelementptr inbounds double, ptr %61, i64 %255
  %263 = load double, ptr %262, align 8
  %264 = fcmp reassoc nsz contract une double %263, 0.000000e+00
  %265 = fcmp reassoc nsz contract ogt double %261, 1.000000e+00
  %266 = select i1 %264, i1 %265, i1 false
  br i1 %266, label %267, label %274
267:                                              ; preds = %254
  %268 = fdiv reassoc nsz contract double %261, 0x401921FB54442D18
  %269 = fadd reassoc nsz contract double %268, 5.000000e-01
  %270 = tail call reassoc nsz contract double @llvm.floor.f64(double %269)
  %271 = fmul reassoc nsz contract double %270, 0x401921FB54442D18
  %272 = fsub reassoc nsz contract double %261, %271
  %273 = tail call reassoc nsz contract double @llvm.fabs.f64(double %272)
  br label %274
274:                                              ; preds = %267, %254
  %275 = phi nsz double [ %273, %267 ], [ %261, %254 ]
  br i1 %264, label %279, label %276
276:                                              ; preds = %274
  %277 = load double, ptr %62, align 8
  %278 = fmul reassoc nsz contract double %277, 6.000000e-02
  br label %279
279:                                              ; preds = %276, %274
  %280 = phi reassoc nsz contract double [ %278, %276 ], [ 6.000000e-02, %274 ]
  %281 = fcmp reassoc nsz contract olt double %275, %280
  %282 = add nuw nsw i64 %255, 1
  %283 = icmp slt i64 %282, %239
  %284 = select i1 %283, i1 %281, i1 false
  br i1 %284, label %254, label %249
285:                                              ; preds = %241, %249
  %286 = phi i32 [ %253, %249 ], [ 0, %241 ]
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %297
288:                                              ; preds = %285, %233
  %289 = load double, ptr %63, align 8
  %290 = fcmp reassoc nsz contract ogt double %289, 5.000000e-03
  br i1 %290, label %294, label %291
291:                                              ; preds = %288
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, ptr noundef nonnull align 8 dereferenceable(168) %10, i64 168, i1 false)
  %292 = add nuw nsw i32 %81, 1
  %293 = icmp eq i32 %292, 80
  br i1 %293, label %294, label %80
294:                                              ; preds = %288, %92, %291
  %295 = add nuw nsw i32 %67, 1
  %296 = icmp eq i32 %67, 0
  br i1 %296, label %66, label %297
297:                                              ; preds = %294, %285, %5, %46, %25, %23
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %8)
  ret void
}
define internal fastcc void @balance(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %7
5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  br label %13
7:                                                ; preds = %13, %3
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  %11 = zext nneg i32 %1 to i64
  %12 = zext nneg i32 %1 to i64
  br label %18
13:                                               ; preds = %5, %13
  %14 = phi i64 [ 0, %5 ], [ %16, %13 ]
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  store double 1.000000e+00, ptr %15, align 8
  %16 = add nuw nsw i64 %14, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %7, label %13
18:                                               ; preds = %7, %27
  %19 = phi i32 [ 0, %7 ], [ %29, %27 ]
  br i1 %8, label %21, label %27
20:                                               ; preds = %27
  ret void
21:                                               ; preds = %18, %110
  %22 = phi i64 [ %112, %110 ], [ 0, %18 ]
  %23 = phi i32 [ %111, %110 ], [ 0, %18 ]
  %24 = mul i64 %22, 192
  %25 = getelementptr i8, ptr %0, i64 %24
  %26 = getelementptr double, ptr %0, i64 %22
  br label %37
27:                                               ; preds = %110, %18
  %28 = phi i32 [ 0, %18 ], [ %111, %110 ]
  %29 = add nuw nsw i32 %19, 1
  %30 = icmp ne i32 %28, 0
  %31 = icmp ult i32 %19, 5
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %18, label %20
33:                                               ; preds = %52
  %34 = fcmp reassoc nsz contract ogt double %53, 0.000000e+00
  %35 = fcmp reassoc nsz contract ogt double %54, 0.000000e+00
  %36 = select i1 %34, i1 %35, i1 false
  br i1 %36, label %57, label %110
37:                                               ; preds = %21, %52
  %38 = phi i64 [ 0, %21 ], [ %55, %52 ]
  %39 = phi double [ 0.000000e+00, %21 ], [ %54, %52 ]
  %40 = phi double [ 0.000000e+00, %21 ], [ %53, %52 ]
  %41 = icmp eq i64 %38, %22
  br i1 %41, label %52, label %42
42:                                               ; preds = %37
  %43 = getelementptr double, ptr %25, i64 %38
  %44 = load double, ptr %43, align 8
  %45 = tail call reassoc nsz contract double @llvm.fabs.f64(double %44)
  %46 = fadd reassoc nsz contract double %45, %40
  %47 = mul i64 %38, 192
  %48 = getelementptr i8, ptr %26, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = tail call reassoc nsz contract double @llvm.fabs.f64(double %49)
  %51 = fadd reassoc nsz contract double %50, %39
  br label %52
52:                                               ; preds = %37, %42
  %53 = phi nsz double [ %46, %42 ], [ %40, %37 ]
  %54 = phi nsz double [ %51, %42 ], [ %39, %37 ]
  %55 = add nuw nsw i64 %38, 1
  %56 = icmp eq i64 %55, %10
  br i1 %56, label %33, label %37
57:                                               ; preds = %33
  %58 = fadd reassoc nsz contract double %54, %53
  %59 = fcmp reassoc nsz contract ogt double %58, 0x6974E718D7D7625A
  br i1 %59, label %110, label %60
60:                                               ; preds = %57
  %61 = fmul reassoc nsz contract double %53, 5.000000e-01
  %62 = fcmp reassoc nsz contract olt double %54, %61
  br i1 %62, label %68, label %63
63:                                               ; preds = %68, %60
  %64 = phi double [ %54, %60 ], [ %72, %68 ]
  %65 = phi double [ 1.000000e+00, %60 ], [ %71, %68 ]
  %66 = fmul reassoc nsz contract double %53, 2.000000e+00
  %67 = fcmp reassoc nsz contract ult double %64, %66
  br i1 %67, label %80, label %74
68:                                               ; preds = %60, %68
  %69 = phi double [ %71, %68 ], [ 1.000000e+00, %60 ]
  %70 = phi double [ %72, %68 ], [ %54, %60 ]
  %71 = fmul reassoc nsz contract double %69, 2.000000e+00
  %72 = fmul reassoc nsz contract double %70, 4.000000e+00
  %73 = fcmp reassoc nsz contract olt double %72, %61
  br i1 %73, label %68, label %63
74:                                               ; preds = %63, %74
  %75 = phi double [ %77, %74 ], [ %65, %63 ]
  %76 = phi double [ %78, %74 ], [ %64, %63 ]
  %77 = fmul reassoc nsz contract double %75, 5.000000e-01
  %78 = fmul reassoc nsz contract double %76, 2.500000e-01
  %79 = fcmp reassoc nsz contract ult double %78, %66
  br i1 %79, label %80, label %74
80:                                               ; preds = %74, %63
  %81 = phi double [ %64, %63 ], [ %78, %74 ]
  %82 = phi double [ %65, %63 ], [ %77, %74 ]
  %83 = fadd reassoc nsz contract double %81, %53
  %84 = fdiv reassoc nsz contract double %83, %82
  %85 = fmul reassoc nsz contract double %58, 0x3FEE666666666666
  %86 = fcmp reassoc nsz contract ult double %84, %85
  br i1 %86, label %87, label %110
87:                                               ; preds = %80
  %88 = getelementptr inbounds double, ptr %2, i64 %22
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %82
  store double %90, ptr %88, align 8
  %91 = mul i64 %22, 192
  %92 = getelementptr i8, ptr %0, i64 %91
  br label %93
93:                                               ; preds = %87, %93
  %94 = phi i64 [ 0, %87 ], [ %98, %93 ]
  %95 = getelementptr double, ptr %92, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fdiv reassoc nsz contract double %96, %82
  store double %97, ptr %95, align 8
  %98 = add nuw nsw i64 %94, 1
  %99 = icmp eq i64 %98, %11
  br i1 %99, label %100, label %93
100:                                              ; preds = %93
  %101 = getelementptr double, ptr %0, i64 %22
  br label %102
102:                                              ; preds = %100, %102
  %103 = phi i64 [ 0, %100 ], [ %108, %102 ]
  %104 = mul i64 %103, 192
  %105 = getelementptr i8, ptr %101, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fmul reassoc nsz contract double %106, %82
  store double %107, ptr %105, align 8
  %108 = add nuw nsw i64 %103, 1
  %109 = icmp eq i64 %108, %12
  br i1 %109, label %110, label %102
110:                                              ; preds = %102, %80, %33, %57
  %111 = phi i32 [ %23, %57 ], [ %23, %33 ], [ %23, %80 ], [ 1, %102 ]
  %112 = add nuw nsw i64 %22, 1
  %113 = icmp eq i64 %112, %9
  br i1 %113, label %27, label %21
}
define internal fastcc i32 @eigenvalues(ptr noalias nocapture noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [3 x double], align 16
  %6 = add nsw i32 %1, -1
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %11
8:                                                ; preds = %4
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  br label %18
11:                                               ; preds = %31, %4
  %12 = phi double [ 0.000000e+00, %4 ], [ %32, %31 ]
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %454
14:                                               ; preds = %11
  %15 = getelementptr inbounds i8, ptr %5, i64 8
  %16 = getelementptr inbounds i8, ptr %5, i64 16
  %17 = getelementptr i8, ptr %0, i64 -8
  br label %44
18:                                               ; preds = %8, %31
  %19 = phi i64 [ 0, %8 ], [ %33, %31 ]
  %20 = phi double [ 0.000000e+00, %8 ], [ %32, %31 ]
  %21 = trunc nuw nsw i64 %19 to i32
  %22 = tail call i32 @llvm.usub.sat.i32(i32 %21, i32 1)
  %23 = icmp slt i32 %22, %1
  br i1 %23, label %24, label %31
24:                                               ; preds = %18
  %25 = icmp ne i64 %19, 0
  %26 = sext i1 %25 to i64
  %27 = add i64 %19, %26
  %28 = and i64 %27, 4294967295
  %29 = mul i64 %19, 192
  %30 = getelementptr i8, ptr %0, i64 %29
  br label %35
31:                                               ; preds = %35, %18
  %32 = phi double [ %20, %18 ], [ %41, %35 ]
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp eq i64 %33, %10
  br i1 %34, label %11, label %18
35:                                               ; preds = %24, %35
  %36 = phi i64 [ %28, %24 ], [ %42, %35 ]
  %37 = phi double [ %20, %24 ], [ %41, %35 ]
  %38 = getelementptr double, ptr %30, i64 %36
  %39 = load double, ptr %38, align 8
  %40 = tail call reassoc nsz contract double @llvm.fabs.f64(double %39)
  %41 = fadd reassoc nsz contract double %40, %37
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp ult i64 %42, %9
  br i1 %43, label %35, label %31
44:                                               ; preds = %14, %452
  %45 = phi i32 [ undef, %14 ], [ %451, %452 ]
  %46 = phi i32 [ %6, %14 ], [ %450, %452 ]
  %47 = phi double [ 0.000000e+00, %14 ], [ %448, %452 ]
  %48 = phi i32 [ 0, %14 ], [ %447, %452 ]
  %49 = zext i32 %46 to i64
  %50 = tail call i32 @llvm.smin.i32(i32 %46, i32 0)
  br label %51
51:                                               ; preds = %44, %55
  %52 = phi i64 [ %49, %44 ], [ %56, %55 ]
  %53 = trunc nuw i64 %52 to i32
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %55, label %79
55:                                               ; preds = %51
  %56 = add nsw i64 %52, -1
  %57 = mul i64 %56, 25
  %58 = and i64 %57, 4294967295
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call reassoc nsz contract double @llvm.fabs.f64(double %60)
  %62 = mul i64 %52, 200
  %63 = getelementptr inbounds i8, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = tail call reassoc nsz contract double @llvm.fabs.f64(double %64)
  %66 = fadd reassoc nsz contract double %65, %61
  %67 = and i64 %56, 4294967295
  %68 = mul i64 %52, 192
  %69 = getelementptr i8, ptr %0, i64 %68
  %70 = getelementptr double, ptr %69, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = tail call reassoc nsz contract double @llvm.fabs.f64(double %71)
  %73 = fcmp reassoc nsz contract ogt double %66, 0.000000e+00
  %74 = select reassoc nsz contract i1 %73, double %66, double %12
  %75 = fmul reassoc nsz contract double %74, 2.000000e-16
  %76 = fcmp reassoc nsz contract ugt double %72, %75
  br i1 %76, label %51, label %77
77:                                               ; preds = %55
  %78 = trunc nuw i64 %52 to i32
  br label %79
79:                                               ; preds = %51, %77
  %80 = phi i32 [ %78, %77 ], [ %50, %51 ]
  %81 = add nsw i32 %46, -1
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %143, label %83
83:                                               ; preds = %79
  %84 = icmp slt i32 %80, %46
  br i1 %84, label %85, label %130
85:                                               ; preds = %83
  %86 = mul nuw nsw i32 %46, 24
  %87 = mul nuw nsw i32 %46, 25
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = mul nsw i32 %81, 24
  %92 = mul nsw i32 %81, 25
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = fsub reassoc nsz contract double %95, %90
  %97 = fmul reassoc nsz contract double %96, 5.000000e-01
  %98 = add nuw nsw i32 %86, %81
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %0, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = add nuw nsw i32 %91, %46
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %0, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul reassoc nsz contract double %105, %101
  %107 = fmul reassoc nsz contract double %97, %97
  %108 = fadd reassoc nsz contract double %107, %106
  %109 = tail call reassoc nsz contract double @llvm.fabs.f64(double %108)
  %110 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %109)
  %111 = fadd reassoc nsz contract double %90, %47
  %112 = fadd reassoc nsz contract double %97, %111
  %113 = zext nneg i32 %46 to i64
  %114 = getelementptr inbounds double, ptr %2, i64 %113
  store double %112, ptr %114, align 8
  %115 = zext nneg i32 %81 to i64
  %116 = getelementptr inbounds double, ptr %2, i64 %115
  store double %112, ptr %116, align 8
  %117 = getelementptr inbounds double, ptr %3, i64 %115
  store double %110, ptr %117, align 8
  %118 = fneg reassoc nsz contract double %110
  %119 = getelementptr inbounds double, ptr %3, i64 %113
  store double %118, ptr %119, align 8
  %120 = fcmp reassoc nsz contract ult double %108, 0.000000e+00
  br i1 %120, label %141, label %121
121:                                              ; preds = %85
  %122 = fcmp reassoc nsz contract oge double %97, 0.000000e+00
  %123 = select reassoc nsz contract i1 %122, double %110, double %118
  %124 = fadd reassoc nsz contract double %123, %97
  %125 = fadd reassoc nsz contract double %124, %111
  store double %125, ptr %116, align 8
  %126 = fcmp reassoc nsz contract une double %124, 0.000000e+00
  %127 = fdiv reassoc nsz contract double %106, %124
  %128 = fsub reassoc nsz contract double %111, %127
  %129 = select reassoc nsz contract i1 %126, double %128, double %111
  store double %129, ptr %114, align 8
  store double 0.000000e+00, ptr %119, align 8
  br label %139
130:                                              ; preds = %83
  %131 = mul nuw nsw i32 %46, 25
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %0, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = fadd reassoc nsz contract double %134, %47
  %136 = zext nneg i32 %46 to i64
  %137 = getelementptr inbounds double, ptr %2, i64 %136
  store double %135, ptr %137, align 8
  %138 = getelementptr inbounds double, ptr %3, i64 %136
  br label %139
139:                                              ; preds = %130, %121
  %140 = phi ptr [ %117, %121 ], [ %138, %130 ]
  store double 0.000000e+00, ptr %140, align 8
  br label %141
141:                                              ; preds = %139, %85
  %142 = add nsw i32 %80, -1
  br label %446
143:                                              ; preds = %79
  %144 = mul nuw nsw i32 %46, 24
  %145 = mul nuw nsw i32 %46, 25
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %0, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = mul nsw i32 %81, 24
  %150 = add nuw nsw i32 %144, %81
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds double, ptr %0, i64 %151
  %153 = icmp eq i32 %48, 30
  %154 = tail call reassoc nsz contract double @llvm.fabs.f64(double %148)
  %155 = fcmp reassoc nsz contract ueq double %154, 0x7FF0000000000000
  %156 = select i1 %153, i1 true, i1 %155
  br i1 %156, label %157, label %159
157:                                              ; preds = %143
  %158 = sub nsw i32 %6, %46
  br label %446
159:                                              ; preds = %143
  %160 = load double, ptr %152, align 8
  %161 = add nuw nsw i32 %149, %46
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %0, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fmul reassoc nsz contract double %164, %160
  %166 = mul nsw i32 %81, 25
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds double, ptr %0, i64 %167
  %169 = load double, ptr %168, align 8
  switch i32 %48, label %197 [
    i32 20, label %170
    i32 10, label %170
  ]
170:                                              ; preds = %159, %159
  %171 = fadd reassoc nsz contract double %148, %47
  %172 = icmp slt i32 %46, 0
  br i1 %172, label %176, label %173
173:                                              ; preds = %170
  %174 = add nuw nsw i32 %46, 1
  %175 = zext nneg i32 %174 to i64
  br label %189
176:                                              ; preds = %189, %170
  %177 = load double, ptr %152, align 8
  %178 = tail call reassoc nsz contract double @llvm.fabs.f64(double %177)
  %179 = add nsw i32 %46, -2
  %180 = add nsw i32 %179, %149
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %0, i64 %181
  %183 = load double, ptr %182, align 8
  %184 = tail call reassoc nsz contract double @llvm.fabs.f64(double %183)
  %185 = fadd reassoc nsz contract double %184, %178
  %186 = fmul reassoc nsz contract double %185, 7.500000e-01
  %187 = fmul reassoc nsz contract double %185, %185
  %188 = fmul reassoc nsz contract double %187, -4.375000e-01
  br label %197
189:                                              ; preds = %173, %189
  %190 = phi i64 [ 0, %173 ], [ %195, %189 ]
  %191 = mul i64 %190, 200
  %192 = getelementptr inbounds i8, ptr %0, i64 %191
  %193 = load double, ptr %192, align 8
  %194 = fsub reassoc nsz contract double %193, %148
  store double %194, ptr %192, align 8
  %195 = add nuw nsw i64 %190, 1
  %196 = icmp eq i64 %195, %175
  br i1 %196, label %176, label %189
197:                                              ; preds = %159, %176
  %198 = phi nsz double [ %171, %176 ], [ %47, %159 ]
  %199 = phi nsz double [ %186, %176 ], [ %148, %159 ]
  %200 = phi nsz double [ %186, %176 ], [ %169, %159 ]
  %201 = phi nsz double [ %188, %176 ], [ %165, %159 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %202 = add nsw i32 %46, -2
  %203 = sext i32 %202 to i64
  %204 = sext i32 %80 to i64
  br label %205
205:                                              ; preds = %279, %197
  %206 = phi i64 [ %282, %279 ], [ %203, %197 ]
  %207 = phi i32 [ %280, %279 ], [ undef, %197 ]
  %208 = trunc i64 %206 to i32
  %209 = mul nsw i64 %206, 24
  %210 = mul i64 %206, 200
  %211 = getelementptr inbounds i8, ptr %0, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = fsub reassoc nsz contract double %199, %212
  %214 = fsub reassoc nsz contract double %200, %212
  %215 = fmul reassoc nsz contract double %213, %214
  %216 = fsub reassoc nsz contract double %215, %201
  %217 = add nsw i64 %206, 1
  %218 = add nsw i32 %208, 1
  %219 = mul nsw i32 %218, 24
  %220 = sext i32 %219 to i64
  %221 = getelementptr double, ptr %0, i64 %206
  %222 = getelementptr double, ptr %221, i64 %220
  %223 = load double, ptr %222, align 8
  %224 = fdiv reassoc nsz contract double %216, %223
  %225 = getelementptr double, ptr %0, i64 %209
  %226 = getelementptr double, ptr %225, i64 %217
  %227 = load double, ptr %226, align 8
  %228 = fadd reassoc nsz contract double %224, %227
  store double %228, ptr %5, align 16
  %229 = mul i64 %217, 200
  %230 = getelementptr inbounds i8, ptr %0, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = fadd reassoc nsz contract double %199, %214
  %233 = fsub reassoc nsz contract double %231, %232
  store double %233, ptr %15, align 8
  %234 = trunc nsw i64 %209 to i32
  %235 = add i32 %234, 48
  %236 = add i32 %235, %218
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds double, ptr %0, i64 %237
  %239 = load double, ptr %238, align 8
  store double %239, ptr %16, align 16
  %240 = tail call reassoc nsz contract double @llvm.fabs.f64(double %228)
  %241 = tail call reassoc nsz contract double @llvm.fabs.f64(double %233)
  %242 = fadd reassoc nsz contract double %240, %241
  %243 = tail call reassoc nsz contract double @llvm.fabs.f64(double %239)
  %244 = fadd reassoc nsz contract double %242, %243
  br label %247
245:                                              ; preds = %247
  %246 = icmp eq i64 %206, %204
  br i1 %246, label %279, label %254
247:                                              ; preds = %247, %205
  %248 = phi i64 [ 0, %205 ], [ %252, %247 ]
  %249 = getelementptr inbounds double, ptr %5, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fdiv reassoc nsz contract double %250, %244
  store double %251, ptr %249, align 8
  %252 = add nuw nsw i64 %248, 1
  %253 = icmp eq i64 %252, 3
  br i1 %253, label %245, label %247
254:                                              ; preds = %245
  %255 = add nsw i64 %206, -1
  %256 = getelementptr double, ptr %225, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = tail call reassoc nsz contract double @llvm.fabs.f64(double %257)
  %259 = load double, ptr %15, align 8
  %260 = tail call reassoc nsz contract double @llvm.fabs.f64(double %259)
  %261 = load double, ptr %16, align 16
  %262 = tail call reassoc nsz contract double @llvm.fabs.f64(double %261)
  %263 = fadd reassoc nsz contract double %262, %260
  %264 = fmul reassoc nsz contract double %263, %258
  %265 = load double, ptr %5, align 16
  %266 = tail call reassoc nsz contract double @llvm.fabs.f64(double %265)
  %267 = fmul reassoc nsz contract double %266, 2.000000e-16
  %268 = mul i64 %255, 200
  %269 = getelementptr inbounds i8, ptr %0, i64 %268
  %270 = load double, ptr %269, align 8
  %271 = tail call reassoc nsz contract double @llvm.fabs.f64(double %270)
  %272 = tail call reassoc nsz contract double @llvm.fabs.f64(double %212)
  %273 = tail call reassoc nsz contract double @llvm.fabs.f64(double %231)
  %274 = fadd reassoc nsz contract double %273, %272
  %275 = fadd reassoc nsz contract double %274, %271
  %276 = fmul reassoc nsz contract double %267, %275
  %277 = fcmp reassoc nsz contract ugt double %264, %276
  br i1 %277, label %278, label %279
278:                                              ; preds = %254
  br label %279
279:                                              ; preds = %278, %254, %245
  %280 = phi i32 [ %207, %278 ], [ %208, %254 ], [ %208, %245 ]
  %281 = phi i1 [ true, %278 ], [ false, %254 ], [ false, %245 ]
  %282 = add nsw i64 %206, -1
  br i1 %281, label %205, label %283
283:                                              ; preds = %279
  %284 = add nsw i32 %48, 1
  %285 = icmp slt i32 %280, %46
  br i1 %285, label %286, label %445
286:                                              ; preds = %283
  %287 = icmp sgt i32 %280, %80
  %288 = add nuw nsw i32 %46, 1
  %289 = sext i32 %280 to i64
  %290 = sext i32 %81 to i64
  %291 = zext nneg i32 %46 to i64
  br label %292
292:                                              ; preds = %442, %286
  %293 = phi i64 [ %289, %286 ], [ %443, %442 ]
  %294 = trunc i64 %293 to i32
  %295 = icmp slt i64 %293, %290
  %296 = icmp sgt i64 %293, %289
  br i1 %296, label %297, label %330
297:                                              ; preds = %292
  %298 = mul nsw i32 %294, 24
  %299 = add nsw i64 %293, -1
  %300 = mul i64 %293, 192
  %301 = getelementptr i8, ptr %0, i64 %300
  %302 = getelementptr double, ptr %301, i64 %299
  %303 = load double, ptr %302, align 8
  store double %303, ptr %5, align 16
  %304 = trunc nsw i64 %299 to i32
  %305 = add i32 %298, %304
  %306 = add i32 %305, 24
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds double, ptr %0, i64 %307
  %309 = load double, ptr %308, align 8
  store double %309, ptr %15, align 8
  br i1 %295, label %310, label %315
310:                                              ; preds = %297
  %311 = add i32 %305, 48
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds double, ptr %0, i64 %312
  %314 = load double, ptr %313, align 8
  br label %315
315:                                              ; preds = %310, %297
  %316 = phi reassoc nsz contract double [ %314, %310 ], [ 0.000000e+00, %297 ]
  store double %316, ptr %16, align 16
  %317 = tail call reassoc nsz contract double @llvm.fabs.f64(double %303)
  %318 = tail call reassoc nsz contract double @llvm.fabs.f64(double %309)
  %319 = fadd reassoc nsz contract double %318, %317
  %320 = tail call reassoc nsz contract double @llvm.fabs.f64(double %316)
  %321 = fadd reassoc nsz contract double %319, %320
  %322 = fcmp reassoc nsz contract oeq double %321, 0.000000e+00
  br i1 %322, label %442, label %323
323:                                              ; preds = %315, %323
  %324 = phi i64 [ %328, %323 ], [ 0, %315 ]
  %325 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %324
  %326 = load double, ptr %325, align 8
  %327 = fdiv reassoc nsz contract double %326, %321
  store double %327, ptr %325, align 8
  %328 = add nuw nsw i64 %324, 1
  %329 = icmp eq i64 %328, 3
  br i1 %329, label %330, label %323
330:                                              ; preds = %323, %292
  %331 = phi nsz double [ 1.000000e+00, %292 ], [ %321, %323 ]
  %332 = load double, ptr %5, align 16
  %333 = fmul reassoc nsz contract double %332, %332
  %334 = load double, ptr %15, align 8
  %335 = fmul reassoc nsz contract double %334, %334
  %336 = fadd reassoc nsz contract double %335, %333
  %337 = load double, ptr %16, align 16
  %338 = fmul reassoc nsz contract double %337, %337
  %339 = select reassoc nsz contract i1 %295, double %338, double 0.000000e+00
  %340 = fadd reassoc nsz contract double %336, %339
  %341 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %340)
  %342 = fcmp reassoc nsz contract olt double %332, 0.000000e+00
  %343 = fneg reassoc nsz contract double %341
  %344 = select reassoc nsz contract i1 %342, double %343, double %341
  br i1 %296, label %345, label %362
345:                                              ; preds = %330
  %346 = fneg reassoc nsz contract double %331
  %347 = fmul reassoc nsz contract double %344, %346
  %348 = mul nsw i32 %294, 24
  %349 = add nsw i64 %293, -1
  %350 = mul i64 %293, 192
  %351 = getelementptr i8, ptr %0, i64 %350
  %352 = getelementptr double, ptr %351, i64 %349
  store double %347, ptr %352, align 8
  %353 = trunc nsw i64 %349 to i32
  %354 = add i32 %348, %353
  %355 = add i32 %354, 24
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds double, ptr %0, i64 %356
  store double 0.000000e+00, ptr %357, align 8
  br i1 %295, label %358, label %369
358:                                              ; preds = %345
  %359 = add i32 %354, 48
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds double, ptr %0, i64 %360
  store double 0.000000e+00, ptr %361, align 8
  br label %369
362:                                              ; preds = %330
  br i1 %287, label %363, label %369
363:                                              ; preds = %362
  %364 = getelementptr double, ptr %17, i64 %293
  %365 = mul i64 %293, 192
  %366 = getelementptr i8, ptr %364, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = fneg reassoc nsz contract double %367
  store double %368, ptr %366, align 8
  br label %369
369:                                              ; preds = %363, %362, %358, %345
  %370 = add i32 %294, 3
  %371 = fadd reassoc nsz contract double %344, %332
  %372 = fdiv reassoc nsz contract double %371, %344
  %373 = fdiv reassoc nsz contract double %334, %344
  %374 = fdiv reassoc nsz contract double %337, %344
  %375 = select reassoc nsz contract i1 %295, double %374, double 0.000000e+00
  %376 = fdiv reassoc nsz contract double %334, %371
  %377 = fdiv reassoc nsz contract double %337, %371
  %378 = select reassoc nsz contract i1 %295, double %377, double 0.000000e+00
  %379 = mul i64 %293, 192
  %380 = getelementptr inbounds i8, ptr %0, i64 %379
  %381 = getelementptr inbounds i8, ptr %380, i64 192
  %382 = getelementptr inbounds i8, ptr %380, i64 384
  %383 = select i1 %295, ptr %382, ptr %381
  br label %390
384:                                              ; preds = %409
  %385 = tail call i32 @llvm.smin.i32(i32 %370, i32 %46)
  %386 = icmp slt i32 %385, %80
  br i1 %386, label %442, label %387
387:                                              ; preds = %384
  %388 = getelementptr double, ptr %0, i64 %293
  %389 = add nsw i32 %385, 1
  br label %413
390:                                              ; preds = %409, %369
  %391 = phi i64 [ %293, %369 ], [ %410, %409 ]
  %392 = getelementptr inbounds double, ptr %380, i64 %391
  %393 = load double, ptr %392, align 8
  %394 = getelementptr inbounds double, ptr %381, i64 %391
  %395 = load double, ptr %394, align 8
  %396 = fmul reassoc nsz contract double %395, %376
  %397 = fadd reassoc nsz contract double %396, %393
  %398 = getelementptr inbounds double, ptr %383, i64 %391
  %399 = load double, ptr %398, align 8
  %400 = fmul reassoc nsz contract double %399, %378
  %401 = fadd reassoc nsz contract double %397, %400
  %402 = fmul reassoc nsz contract double %401, %373
  %403 = fsub reassoc nsz contract double %395, %402
  %404 = fmul reassoc nsz contract double %401, %372
  %405 = fsub reassoc nsz contract double %393, %404
  store double %405, ptr %392, align 8
  store double %403, ptr %394, align 8
  br i1 %295, label %406, label %409
406:                                              ; preds = %390
  %407 = fmul reassoc nsz contract double %401, %375
  %408 = fsub reassoc nsz contract double %399, %407
  store double %408, ptr %398, align 8
  br label %409
409:                                              ; preds = %406, %390
  %410 = add nsw i64 %391, 1
  %411 = trunc i64 %410 to i32
  %412 = icmp eq i32 %288, %411
  br i1 %412, label %384, label %390
413:                                              ; preds = %438, %387
  %414 = phi i64 [ %204, %387 ], [ %439, %438 ]
  %415 = mul i64 %414, 192
  %416 = getelementptr i8, ptr %388, i64 %415
  br i1 %295, label %417, label %420
417:                                              ; preds = %413
  %418 = getelementptr inbounds i8, ptr %416, i64 16
  %419 = load double, ptr %418, align 8
  br label %420
420:                                              ; preds = %417, %413
  %421 = phi reassoc nsz contract double [ %419, %417 ], [ 0.000000e+00, %413 ]
  %422 = load double, ptr %416, align 8
  %423 = fmul reassoc nsz contract double %422, %372
  %424 = getelementptr inbounds i8, ptr %416, i64 8
  %425 = load double, ptr %424, align 8
  %426 = fmul reassoc nsz contract double %425, %373
  %427 = fmul reassoc nsz contract double %421, %375
  %428 = fadd reassoc nsz contract double %423, %427
  %429 = fadd reassoc nsz contract double %428, %426
  %430 = fsub reassoc nsz contract double %422, %429
  store double %430, ptr %416, align 8
  %431 = fmul reassoc nsz contract double %429, %376
  %432 = fsub reassoc nsz contract double %425, %431
  store double %432, ptr %424, align 8
  br i1 %295, label %433, label %438
433:                                              ; preds = %420
  %434 = fmul reassoc nsz contract double %429, %378
  %435 = getelementptr inbounds i8, ptr %416, i64 16
  %436 = load double, ptr %435, align 8
  %437 = fsub reassoc nsz contract double %436, %434
  store double %437, ptr %435, align 8
  br label %438
438:                                              ; preds = %433, %420
  %439 = add nsw i64 %414, 1
  %440 = trunc i64 %439 to i32
  %441 = icmp eq i32 %389, %440
  br i1 %441, label %442, label %413
442:                                              ; preds = %438, %384, %315
  %443 = add nsw i64 %293, 1
  %444 = icmp eq i64 %443, %291
  br i1 %444, label %445, label %292
445:                                              ; preds = %442, %283
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %446
446:                                              ; preds = %157, %445, %141
  %447 = phi i32 [ 0, %141 ], [ %48, %157 ], [ %284, %445 ]
  %448 = phi nsz double [ %47, %141 ], [ %47, %157 ], [ %198, %445 ]
  %449 = phi i32 [ 8, %141 ], [ 1, %157 ], [ 0, %445 ]
  %450 = phi i32 [ %142, %141 ], [ %46, %157 ], [ %46, %445 ]
  %451 = phi i32 [ %45, %141 ], [ %158, %157 ], [ %45, %445 ]
  switch i32 %449, label %454 [
    i32 0, label %452
    i32 8, label %452
  ]
452:                                              ; preds = %446, %446
  %453 = icmp sgt i32 %450, -1
  br i1 %453, label %44, label %454
454:                                              ; preds = %446, %452, %11
  %455 = phi i32 [ %1, %11 ], [ %451, %446 ], [ %1, %452 ]
  ret i32 %455
}
define internal fastcc double @angles(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [12 x double], align 16
  %6 = alloca [12 x double], align 16
  %7 = alloca [2 x double], align 16
  %8 = alloca [2 x double], align 16
  %9 = alloca [6 x [2 x double]], align 16
  %10 = alloca [3 x [3 x double]], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %11 = getelementptr inbounds i8, ptr %0, i64 96
  %12 = getelementptr inbounds i8, ptr %0, i64 288
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, ptr noundef nonnull align 8 dereferenceable(96) %12, i64 96, i1 false)
  %13 = tail call reassoc nsz contract double @llvm.cos.f64(double %1)
  %14 = tail call reassoc nsz contract double @llvm.sin.f64(double %1)
  br label %15
15:                                               ; preds = %15, %4
  %16 = phi i64 [ 0, %4 ], [ %36, %15 ]
  %17 = getelementptr inbounds double, ptr %5, i64 %16
  %18 = load double, ptr %17, align 16
  %19 = or disjoint i64 %16, 1
  %20 = getelementptr inbounds double, ptr %5, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = fmul reassoc nsz contract double %18, %13
  %23 = fmul reassoc nsz contract double %21, %14
  %24 = fadd reassoc nsz contract double %23, %22
  store double %24, ptr %17, align 16
  %25 = fmul reassoc nsz contract double %21, %13
  %26 = fmul reassoc nsz contract double %18, %14
  %27 = fsub reassoc nsz contract double %25, %26
  store double %27, ptr %20, align 8
  %28 = or disjoint i64 %16, 2
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  %30 = load double, ptr %29, align 16
  %31 = fmul reassoc nsz contract double %30, 0.000000e+00
  %32 = or disjoint i64 %16, 3
  %33 = getelementptr inbounds double, ptr %5, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fadd reassoc nsz contract double %34, %31
  store double %35, ptr %33, align 8
  %36 = add nuw nsw i64 %16, 4
  %37 = icmp ult i64 %16, 8
  br i1 %37, label %15, label %38
38:                                               ; preds = %15, %48
  %39 = phi i64 [ %55, %48 ], [ 0, %15 ]
  %40 = getelementptr inbounds double, ptr %5, i64 %39
  %41 = or disjoint i64 %39, 1
  %42 = getelementptr inbounds double, ptr %5, i64 %41
  %43 = or disjoint i64 %39, 2
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = load double, ptr %40, align 16
  %46 = load double, ptr %42, align 8
  %47 = load double, ptr %44, align 16
  br label %57
48:                                               ; preds = %57
  %49 = or disjoint i64 %39, 3
  %50 = getelementptr inbounds double, ptr %5, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %6, i64 %49
  %53 = load double, ptr %52, align 8
  %54 = fadd reassoc nsz contract double %53, %51
  store double %54, ptr %52, align 8
  %55 = add nuw nsw i64 %39, 4
  %56 = icmp ult i64 %39, 8
  br i1 %56, label %38, label %76
57:                                               ; preds = %57, %38
  %58 = phi i64 [ 0, %38 ], [ %74, %57 ]
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul reassoc nsz contract double %60, %45
  %62 = or disjoint i64 %58, 4
  %63 = getelementptr inbounds double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul reassoc nsz contract double %64, %46
  %66 = fadd reassoc nsz contract double %65, %61
  %67 = or disjoint i64 %58, 8
  %68 = getelementptr inbounds double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc nsz contract double %69, %47
  %71 = fadd reassoc nsz contract double %66, %70
  %72 = or disjoint i64 %58, %39
  %73 = getelementptr inbounds double, ptr %6, i64 %72
  store double %71, ptr %73, align 8
  %74 = add nuw nsw i64 %58, 1
  %75 = icmp eq i64 %74, 4
  br i1 %75, label %48, label %57
76:                                               ; preds = %48
  %77 = getelementptr inbounds i8, ptr %0, i64 160
  %78 = getelementptr inbounds i8, ptr %0, i64 192
  %79 = getelementptr inbounds i8, ptr %0, i64 208
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %0, i64 240
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds i8, ptr %0, i64 168
  %84 = load double, ptr %83, align 8
  %85 = fmul reassoc nsz contract double %84, %80
  %86 = load double, ptr %77, align 8
  %87 = fmul reassoc nsz contract double %86, %82
  %88 = fsub reassoc nsz contract double %85, %87
  %89 = fmul reassoc nsz contract double %86, %80
  %90 = fmul reassoc nsz contract double %84, %82
  %91 = fadd reassoc nsz contract double %89, %90
  %92 = getelementptr inbounds i8, ptr %6, i64 80
  %93 = load double, ptr %92, align 16
  %94 = getelementptr inbounds i8, ptr %0, i64 176
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 272
  %97 = load double, ptr %96, align 8
  %98 = fmul reassoc nsz contract double %97, %95
  %99 = fsub reassoc nsz contract double %93, %98
  %100 = fmul reassoc nsz contract double %88, %88
  %101 = fmul reassoc nsz contract double %91, %91
  %102 = fadd reassoc nsz contract double %101, 1.000000e-300
  %103 = fadd reassoc nsz contract double %102, %100
  %104 = fmul reassoc nsz contract double %99, %99
  %105 = fsub reassoc nsz contract double %103, %104
  %106 = tail call reassoc nsz contract double @llvm.fabs.f64(double %105)
  %107 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %106)
  %108 = fmul reassoc nsz contract double %93, %93
  %109 = fcmp reassoc nsz contract olt double %105, 0.000000e+00
  %110 = select reassoc nsz contract i1 %109, double -1.000000e+00, double 1.000000e+00
  store double %110, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  %111 = fmul reassoc nsz contract double %99, %91
  %112 = fdiv reassoc nsz contract double %111, %103
  store double %112, ptr %7, align 16
  %113 = getelementptr inbounds i8, ptr %7, i64 8
  %114 = fneg reassoc nsz contract double %88
  %115 = fmul reassoc nsz contract double %107, %114
  %116 = fdiv reassoc nsz contract double %115, %103
  store double %116, ptr %113, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8)
  %117 = fmul reassoc nsz contract double %99, %88
  %118 = fdiv reassoc nsz contract double %117, %103
  store double %118, ptr %8, align 16
  %119 = getelementptr inbounds i8, ptr %8, i64 8
  %120 = fmul reassoc nsz contract double %107, %91
  %121 = fdiv reassoc nsz contract double %120, %103
  store double %121, ptr %119, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  %122 = load double, ptr %79, align 8
  %123 = load double, ptr %81, align 8
  %124 = load double, ptr %96, align 8
  %125 = getelementptr inbounds i8, ptr %10, i64 48
  %126 = getelementptr inbounds i8, ptr %10, i64 56
  %127 = getelementptr inbounds i8, ptr %10, i64 64
  br label %152
128:                                              ; preds = %186
  %129 = fsub reassoc nsz contract double 1.000000e+00, %108
  %130 = tail call reassoc nsz contract double @llvm.fabs.f64(double %129)
  %131 = fcmp reassoc nsz contract ogt double %130, 1.000000e-300
  %132 = fdiv reassoc nsz contract double 1.000000e+00, %129
  %133 = select reassoc nsz contract i1 %131, double %132, double 1.000000e+300
  %134 = getelementptr inbounds i8, ptr %6, i64 64
  %135 = load double, ptr %134, align 16
  %136 = getelementptr inbounds i8, ptr %6, i64 72
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds i8, ptr %6, i64 16
  %139 = load double, ptr %138, align 16
  %140 = getelementptr inbounds i8, ptr %6, i64 48
  %141 = load double, ptr %140, align 16
  %142 = getelementptr inbounds i8, ptr %9, i64 16
  %143 = fmul reassoc nsz contract double %135, %133
  %144 = fmul reassoc nsz contract double %137, %133
  %145 = getelementptr inbounds i8, ptr %2, i64 32
  %146 = getelementptr i8, ptr %2, i64 64
  %147 = getelementptr inbounds i8, ptr %9, i64 32
  %148 = getelementptr inbounds i8, ptr %9, i64 48
  %149 = fmul reassoc nsz contract double %139, %133
  %150 = fmul reassoc nsz contract double %141, %133
  %151 = getelementptr inbounds i8, ptr %2, i64 96
  br label %221
152:                                              ; preds = %76, %186
  %153 = phi i64 [ 0, %76 ], [ %187, %186 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %10)
  %154 = trunc nuw nsw i64 %153 to i32
  %155 = xor i32 %154, 1
  %156 = uitofp nneg i32 %155 to double
  %157 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %153
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %153
  %160 = load double, ptr %159, align 8
  br label %165
161:                                              ; preds = %165
  %162 = load double, ptr %125, align 16
  %163 = load double, ptr %126, align 8
  %164 = load double, ptr %127, align 16
  br label %189
165:                                              ; preds = %152, %165
  %166 = phi i64 [ 0, %152 ], [ %184, %165 ]
  %167 = shl nsw i64 %166, 5
  %168 = getelementptr inbounds i8, ptr %11, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = fmul reassoc nsz contract double %158, %169
  %171 = getelementptr inbounds i8, ptr %168, i64 8
  %172 = load double, ptr %171, align 8
  %173 = fmul reassoc nsz contract double %160, %172
  %174 = fadd reassoc nsz contract double %173, %170
  %175 = getelementptr inbounds [3 x [3 x double]], ptr %10, i64 0, i64 %166
  store double %174, ptr %175, align 8
  %176 = fmul reassoc nsz contract double %172, %158
  %177 = fmul reassoc nsz contract double %160, %169
  %178 = fsub reassoc nsz contract double %176, %177
  %179 = getelementptr inbounds i8, ptr %175, i64 8
  store double %178, ptr %179, align 8
  %180 = getelementptr inbounds i8, ptr %168, i64 16
  %181 = load double, ptr %180, align 8
  %182 = fmul reassoc nsz contract double %181, %156
  %183 = getelementptr inbounds i8, ptr %175, i64 16
  store double %182, ptr %183, align 8
  %184 = add nuw nsw i64 %166, 1
  %185 = icmp eq i64 %184, 3
  br i1 %185, label %161, label %165
186:                                              ; preds = %189
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %10)
  %187 = add nuw nsw i64 %153, 1
  %188 = icmp eq i64 %153, 0
  br i1 %188, label %152, label %128
189:                                              ; preds = %161, %189
  %190 = phi i64 [ 0, %161 ], [ %218, %189 ]
  %191 = getelementptr inbounds [3 x [3 x double]], ptr %10, i64 0, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = fmul reassoc nsz contract double %122, %192
  %194 = getelementptr inbounds i8, ptr %191, i64 8
  %195 = load double, ptr %194, align 8
  %196 = fmul reassoc nsz contract double %123, %195
  %197 = fadd reassoc nsz contract double %196, %193
  %198 = getelementptr inbounds i8, ptr %191, i64 16
  %199 = load double, ptr %198, align 8
  %200 = fmul reassoc nsz contract double %124, %199
  %201 = fadd reassoc nsz contract double %197, %200
  %202 = getelementptr inbounds [6 x [2 x double]], ptr %9, i64 0, i64 %190, i64 %153
  store double %201, ptr %202, align 8
  %203 = getelementptr inbounds [12 x double], ptr %78, i64 0, i64 %190
  %204 = load double, ptr %203, align 8
  %205 = fmul reassoc nsz contract double %204, %162
  %206 = or disjoint i64 %190, 4
  %207 = getelementptr inbounds [12 x double], ptr %78, i64 0, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = fmul reassoc nsz contract double %208, %163
  %210 = fadd reassoc nsz contract double %209, %205
  %211 = or disjoint i64 %190, 8
  %212 = getelementptr inbounds [12 x double], ptr %78, i64 0, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fmul reassoc nsz contract double %213, %164
  %215 = fadd reassoc nsz contract double %210, %214
  %216 = or disjoint i64 %190, 2
  %217 = getelementptr inbounds [6 x [2 x double]], ptr %9, i64 0, i64 %216, i64 %153
  store double %215, ptr %217, align 8
  %218 = add nuw nsw i64 %190, 1
  %219 = icmp eq i64 %190, 0
  br i1 %219, label %189, label %186
220:                                              ; preds = %221
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret double %129
221:                                              ; preds = %128, %221
  %222 = phi i64 [ 0, %128 ], [ %261, %221 ]
  %223 = icmp eq i64 %222, 0
  %224 = select reassoc nsz contract i1 %223, double %13, double 0.000000e+00
  %225 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %222
  store double %224, ptr %225, align 8
  %226 = select reassoc nsz contract i1 %223, double %14, double 0.000000e+00
  %227 = or disjoint i64 %222, 2
  %228 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %227
  store double %226, ptr %228, align 8
  %229 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %222
  %230 = load double, ptr %229, align 8
  %231 = fmul reassoc nsz contract double %230, %143
  %232 = getelementptr inbounds [2 x double], ptr %142, i64 0, i64 %222
  %233 = load double, ptr %232, align 8
  %234 = fmul reassoc nsz contract double %233, %144
  %235 = fadd reassoc nsz contract double %234, %231
  %236 = getelementptr inbounds [4 x double], ptr %145, i64 0, i64 %222
  store double %235, ptr %236, align 8
  %237 = fmul reassoc nsz contract double %230, %137
  %238 = fmul reassoc nsz contract double %233, %135
  %239 = fsub reassoc nsz contract double %237, %238
  %240 = fmul reassoc nsz contract double %239, %133
  %241 = getelementptr inbounds [4 x double], ptr %145, i64 0, i64 %227
  store double %240, ptr %241, align 8
  %242 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %222
  %243 = load double, ptr %242, align 8
  %244 = getelementptr inbounds [4 x double], ptr %146, i64 0, i64 %222
  store double %243, ptr %244, align 8
  %245 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %222
  %246 = load double, ptr %245, align 8
  %247 = getelementptr inbounds [4 x double], ptr %146, i64 0, i64 %227
  store double %246, ptr %247, align 8
  %248 = getelementptr inbounds [2 x double], ptr %147, i64 0, i64 %222
  %249 = load double, ptr %248, align 8
  %250 = fmul reassoc nsz contract double %249, %149
  %251 = getelementptr inbounds [2 x double], ptr %148, i64 0, i64 %222
  %252 = load double, ptr %251, align 8
  %253 = fmul reassoc nsz contract double %252, %150
  %254 = fadd reassoc nsz contract double %253, %250
  %255 = getelementptr inbounds [4 x double], ptr %151, i64 0, i64 %222
  store double %254, ptr %255, align 8
  %256 = fmul reassoc nsz contract double %252, %139
  %257 = fmul reassoc nsz contract double %249, %141
  %258 = fsub reassoc nsz contract double %256, %257
  %259 = fmul reassoc nsz contract double %258, %133
  %260 = getelementptr inbounds [4 x double], ptr %151, i64 0, i64 %227
  store double %259, ptr %260, align 8
  %261 = add nuw nsw i64 %222, 1
  %262 = icmp eq i64 %222, 0
  br i1 %262, label %221, label %220
}
declare double @llvm.atan.f64(double)
define internal fastcc void @volume(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef readonly %4, double noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr {
  %8 = alloca [2 x [12 x double]], align 16
  %9 = alloca [12 x double], align 16
  %10 = alloca [2 x [3 x [2 x double]]], align 16
  %11 = alloca [3 x [2 x double]], align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11)
  %12 = getelementptr inbounds i8, ptr %0, i64 208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %8, ptr noundef nonnull align 8 dereferenceable(96) %12, i64 96, i1 false)
  %13 = getelementptr inbounds i8, ptr %8, i64 96
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %13, i8 0, i64 96, i1 false)
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = getelementptr inbounds i8, ptr %0, i64 304
  br label %16
16:                                               ; preds = %7, %107
  %17 = phi i64 [ 0, %7 ], [ %108, %107 ]
  %18 = phi i32 [ 0, %7 ], [ %104, %107 ]
  %19 = getelementptr inbounds double, ptr %14, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = fcmp reassoc nsz contract une double %20, 0.000000e+00
  br i1 %21, label %24, label %22
22:                                               ; preds = %16
  %23 = sext i32 %18 to i64
  br label %91
24:                                               ; preds = %16, %24
  %25 = phi i32 [ %33, %24 ], [ 0, %16 ]
  %26 = add nsw i32 %25, %3
  %27 = srem i32 %26, 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %2, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = icmp eq i64 %17, %31
  %33 = add nuw nsw i32 %25, 1
  br i1 %32, label %34, label %24
34:                                               ; preds = %24
  %35 = zext nneg i32 %25 to i64
  %36 = getelementptr inbounds [4 x double], ptr %4, i64 %35
  %37 = getelementptr inbounds i8, ptr %36, i64 16
  %38 = load double, ptr %36, align 8
  %39 = getelementptr inbounds i8, ptr %36, i64 8
  %40 = load double, ptr %39, align 8
  %41 = load double, ptr %37, align 8
  %42 = getelementptr inbounds i8, ptr %36, i64 24
  %43 = load double, ptr %42, align 8
  %44 = fneg reassoc nsz contract double %41
  %45 = fneg reassoc nsz contract double %41
  br label %46
46:                                               ; preds = %34, %46
  %47 = phi i64 [ 0, %34 ], [ %87, %46 ]
  %48 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %47
  %49 = load double, ptr %48, align 16
  %50 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %47
  %51 = load double, ptr %50, align 16
  %52 = or disjoint i64 %47, 1
  %53 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc nsz contract double %38, %49
  %58 = fmul reassoc nsz contract double %51, %5
  %59 = fmul reassoc nsz contract double %40, %58
  %60 = fmul reassoc nsz contract double %40, %49
  %61 = fmul reassoc nsz contract double %38, %51
  %62 = fmul reassoc nsz contract double %41, %54
  %63 = fmul reassoc nsz contract double %56, %5
  %64 = fmul reassoc nsz contract double %43, %63
  %65 = fmul reassoc nsz contract double %43, %54
  %66 = fmul reassoc nsz contract double %41, %56
  %67 = fadd reassoc nsz contract double %59, %57
  %68 = fadd reassoc nsz contract double %67, %62
  %69 = fadd reassoc nsz contract double %68, %64
  store double %69, ptr %48, align 16
  %70 = fadd reassoc nsz contract double %60, %61
  %71 = fadd reassoc nsz contract double %70, %66
  %72 = fadd reassoc nsz contract double %71, %65
  store double %72, ptr %50, align 16
  %73 = fmul reassoc nsz contract double %38, %54
  %74 = fmul reassoc nsz contract double %40, %63
  %75 = fmul reassoc nsz contract double %40, %54
  %76 = fmul reassoc nsz contract double %38, %56
  %77 = fmul reassoc nsz contract double %49, %44
  %78 = fmul reassoc nsz contract double %43, %58
  %79 = fsub reassoc nsz contract double %77, %78
  %80 = fadd reassoc nsz contract double %74, %73
  %81 = fadd reassoc nsz contract double %80, %79
  store double %81, ptr %53, align 8
  %82 = fmul reassoc nsz contract double %51, %45
  %83 = fmul reassoc nsz contract double %43, %49
  %84 = fsub reassoc nsz contract double %82, %83
  %85 = fadd reassoc nsz contract double %75, %76
  %86 = fadd reassoc nsz contract double %85, %84
  store double %86, ptr %55, align 8
  %87 = add nuw nsw i64 %47, 4
  %88 = icmp ult i64 %47, 8
  br i1 %88, label %46, label %103
89:                                               ; preds = %91
  %90 = add nsw i32 %18, 1
  br label %103
91:                                               ; preds = %22, %91
  %92 = phi i64 [ 0, %22 ], [ %101, %91 ]
  %93 = shl nuw nsw i64 %92, 2
  %94 = or disjoint i64 %93, 2
  %95 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %94
  %96 = load double, ptr %95, align 16
  %97 = getelementptr inbounds [2 x [3 x [2 x double]]], ptr %10, i64 0, i64 %23, i64 %92
  store double %96, ptr %97, align 16
  %98 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %94
  %99 = load double, ptr %98, align 16
  %100 = getelementptr inbounds i8, ptr %97, i64 8
  store double %99, ptr %100, align 8
  %101 = add nuw nsw i64 %92, 1
  %102 = icmp eq i64 %101, 3
  br i1 %102, label %89, label %91
103:                                              ; preds = %46, %89
  %104 = phi i32 [ %90, %89 ], [ %18, %46 ]
  %105 = mul i64 %17, 96
  %106 = getelementptr inbounds i8, ptr %15, i64 %105
  br label %110
107:                                              ; preds = %151
  %108 = add nuw nsw i64 %17, 1
  %109 = icmp eq i64 %108, 6
  br i1 %109, label %156, label %16
110:                                              ; preds = %103, %151
  %111 = phi i64 [ 0, %103 ], [ %152, %151 ]
  %112 = getelementptr inbounds [2 x [12 x double]], ptr %8, i64 0, i64 %111
  br label %113
113:                                              ; preds = %123, %110
  %114 = phi i64 [ 0, %110 ], [ %130, %123 ]
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = or disjoint i64 %114, 1
  %117 = getelementptr inbounds double, ptr %112, i64 %116
  %118 = or disjoint i64 %114, 2
  %119 = getelementptr inbounds double, ptr %112, i64 %118
  %120 = load double, ptr %115, align 16
  %121 = load double, ptr %117, align 8
  %122 = load double, ptr %119, align 16
  br label %132
123:                                              ; preds = %132
  %124 = or disjoint i64 %114, 3
  %125 = getelementptr inbounds double, ptr %112, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %9, i64 %124
  %128 = load double, ptr %127, align 8
  %129 = fadd reassoc nsz contract double %128, %126
  store double %129, ptr %127, align 8
  %130 = add nuw nsw i64 %114, 4
  %131 = icmp ult i64 %114, 8
  br i1 %131, label %113, label %151
132:                                              ; preds = %132, %113
  %133 = phi i64 [ 0, %113 ], [ %149, %132 ]
  %134 = getelementptr inbounds double, ptr %106, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = fmul reassoc nsz contract double %135, %120
  %137 = or disjoint i64 %133, 4
  %138 = getelementptr inbounds double, ptr %106, i64 %137
  %139 = load double, ptr %138, align 8
  %140 = fmul reassoc nsz contract double %139, %121
  %141 = fadd reassoc nsz contract double %140, %136
  %142 = or disjoint i64 %133, 8
  %143 = getelementptr inbounds double, ptr %106, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = fmul reassoc nsz contract double %144, %122
  %146 = fadd reassoc nsz contract double %141, %145
  %147 = or disjoint i64 %133, %114
  %148 = getelementptr inbounds double, ptr %9, i64 %147
  store double %146, ptr %148, align 8
  %149 = add nuw nsw i64 %133, 1
  %150 = icmp eq i64 %149, 4
  br i1 %150, label %123, label %132
151:                                              ; preds = %123
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %112, ptr noundef nonnull align 16 dereferenceable(96) %9, i64 96, i1 false)
  %152 = add nuw nsw i64 %111, 1
  %153 = icmp eq i64 %111, 0
  br i1 %153, label %110, label %107
154:                                              ; preds = %156
  %155 = getelementptr inbounds i8, ptr %10, i64 48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, i8 0, i64 16, i1 false)
  br label %174
156:                                              ; preds = %107, %156
  %157 = phi i64 [ %170, %156 ], [ 0, %107 ]
  %158 = shl nuw nsw i64 %157, 2
  %159 = or disjoint i64 %158, 3
  %160 = getelementptr inbounds double, ptr %1, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %159
  %163 = load double, ptr %162, align 8
  %164 = fsub reassoc nsz contract double %161, %163
  %165 = getelementptr inbounds [3 x [2 x double]], ptr %11, i64 0, i64 %157
  store double %164, ptr %165, align 16
  %166 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %159
  %167 = load double, ptr %166, align 8
  %168 = fneg reassoc nsz contract double %167
  %169 = getelementptr inbounds i8, ptr %165, i64 8
  store double %168, ptr %169, align 8
  %170 = add nuw nsw i64 %157, 1
  %171 = icmp eq i64 %170, 3
  br i1 %171, label %154, label %156
172:                                              ; preds = %174
  %173 = getelementptr inbounds i8, ptr %6, i64 8
  store double %229, ptr %6, align 8
  store double %230, ptr %173, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  ret void
174:                                              ; preds = %154, %174
  %175 = phi i64 [ 0, %154 ], [ %178, %174 ]
  %176 = phi double [ 0.000000e+00, %154 ], [ %229, %174 ]
  %177 = phi double [ 0.000000e+00, %154 ], [ %230, %174 ]
  %178 = add nuw nsw i64 %175, 1
  %179 = icmp eq i64 %178, 3
  %180 = and i64 %178, 4294967295
  %181 = select i1 %179, i64 0, i64 %180
  %182 = getelementptr inbounds [3 x [2 x double]], ptr %10, i64 0, i64 %181
  %183 = trunc i64 %175 to i32
  %184 = add i32 %183, 2
  %185 = urem i32 %184, 3
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds [3 x [2 x double]], ptr %155, i64 0, i64 %186
  %188 = load double, ptr %182, align 16
  %189 = load double, ptr %187, align 16
  %190 = fmul reassoc nsz contract double %189, %188
  %191 = getelementptr inbounds i8, ptr %182, i64 8
  %192 = load double, ptr %191, align 8
  %193 = fmul reassoc nsz contract double %192, %5
  %194 = getelementptr inbounds i8, ptr %187, i64 8
  %195 = load double, ptr %194, align 8
  %196 = fmul reassoc nsz contract double %193, %195
  %197 = fmul reassoc nsz contract double %195, %188
  %198 = fmul reassoc nsz contract double %192, %189
  %199 = getelementptr inbounds [3 x [2 x double]], ptr %10, i64 0, i64 %186
  %200 = getelementptr inbounds [3 x [2 x double]], ptr %155, i64 0, i64 %181
  %201 = load double, ptr %199, align 16
  %202 = load double, ptr %200, align 16
  %203 = getelementptr inbounds i8, ptr %199, i64 8
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds i8, ptr %200, i64 8
  %206 = load double, ptr %205, align 8
  %207 = fmul reassoc nsz contract double %202, %201
  %208 = fmul reassoc nsz contract double %204, %5
  %209 = fmul reassoc nsz contract double %208, %206
  %210 = fadd reassoc nsz contract double %209, %207
  %211 = fadd reassoc nsz contract double %196, %190
  %212 = fsub reassoc nsz contract double %211, %210
  %213 = fmul reassoc nsz contract double %204, %202
  %214 = fmul reassoc nsz contract double %206, %201
  %215 = fadd reassoc nsz contract double %214, %213
  %216 = fadd reassoc nsz contract double %197, %198
  %217 = fsub reassoc nsz contract double %216, %215
  %218 = getelementptr inbounds [3 x [2 x double]], ptr %11, i64 0, i64 %175
  %219 = load double, ptr %218, align 16
  %220 = fmul reassoc nsz contract double %212, %219
  %221 = fmul reassoc nsz contract double %217, %5
  %222 = getelementptr inbounds i8, ptr %218, i64 8
  %223 = load double, ptr %222, align 8
  %224 = fmul reassoc nsz contract double %221, %223
  %225 = fmul reassoc nsz contract double %223, %212
  %226 = fmul reassoc nsz contract double %217, %219
  %227 = fadd reassoc nsz contract double %225, %226
  %228 = fadd reassoc nsz contract double %176, %220
  %229 = fadd reassoc nsz contract double %228, %224
  %230 = fadd reassoc nsz contract double %227, %177
  %231 = icmp eq i64 %178, 3
  br i1 %231, label %172, label %174
}
define internal fastcc void @slid(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef readonly %4, double noundef %5, ptr nocapture noundef %6) unnamed_addr {
  %8 = alloca [12 x double], align 16
  %9 = alloca [36 x double], align 16
  %10 = alloca [2 x [3 x double]], align 16
  %11 = alloca [3 x double], align 16
  %12 = alloca [2 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12)
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  br label %16
14:                                               ; preds = %28
  %15 = getelementptr inbounds i8, ptr %0, i64 64
  br label %33
16:                                               ; preds = %7, %28
  %17 = phi i64 [ 0, %7 ], [ %30, %28 ]
  %18 = phi i32 [ 0, %7 ], [ %29, %28 ]
  %19 = getelementptr inbounds double, ptr %13, i64 %17
  %20 = load double, ptr %19, align 8
  %21 = fcmp reassoc nsz contract oeq double %20, 0.000000e+00
  br i1 %21, label %22, label %28
22:                                               ; preds = %16
  %23 = sext i32 %18 to i64
  %24 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 %23
  %25 = trunc nuw nsw i64 %17 to i32
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds double, ptr %6, i64 %17
  store double 0.000000e+00, ptr %26, align 8
  %27 = add nsw i32 %18, 1
  br label %28
28:                                               ; preds = %16, %22
  %29 = phi i32 [ %27, %22 ], [ %18, %16 ]
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, 6
  br i1 %31, label %14, label %16
32:                                               ; preds = %33
  call fastcc void @forward(ptr noundef %0, ptr noundef %6, ptr noundef nonnull %8, ptr noundef nonnull %9)
  br label %115
33:                                               ; preds = %14, %33
  %34 = phi i64 [ 0, %14 ], [ %59, %33 ]
  %35 = trunc i64 %34 to i32
  %36 = add i32 %35, %3
  %37 = srem i32 %36, 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %2, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds [4 x double], ptr %4, i64 %34
  %42 = getelementptr inbounds i8, ptr %41, i64 16
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %41, i64 24
  %45 = load double, ptr %44, align 8
  %46 = fmul reassoc nsz contract double %45, %5
  %47 = fadd reassoc nsz contract double %46, %43
  %48 = load double, ptr %41, align 8
  %49 = getelementptr inbounds i8, ptr %41, i64 8
  %50 = load double, ptr %49, align 8
  %51 = fmul reassoc nsz contract double %50, %5
  %52 = fadd reassoc nsz contract double %51, %48
  %53 = tail call reassoc nsz contract double @atan2(double noundef %47, double noundef %52)
  %54 = sext i32 %40 to i64
  %55 = getelementptr inbounds double, ptr %15, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fdiv reassoc nsz contract double %53, %56
  %58 = getelementptr inbounds double, ptr %6, i64 %54
  store double %57, ptr %58, align 8
  %59 = add nuw nsw i64 %34, 1
  %60 = icmp eq i64 %59, 4
  br i1 %60, label %32, label %33
61:                                               ; preds = %126
  %62 = load double, ptr %10, align 16
  %63 = getelementptr inbounds i8, ptr %10, i64 24
  %64 = load double, ptr %63, align 8
  %65 = fmul reassoc nsz contract double %64, %62
  %66 = getelementptr inbounds i8, ptr %10, i64 8
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds i8, ptr %10, i64 32
  %69 = load double, ptr %68, align 16
  %70 = fmul reassoc nsz contract double %69, %67
  %71 = fadd reassoc nsz contract double %70, %65
  %72 = getelementptr inbounds i8, ptr %10, i64 16
  %73 = load double, ptr %72, align 16
  %74 = getelementptr inbounds i8, ptr %10, i64 40
  %75 = load double, ptr %74, align 8
  %76 = fmul reassoc nsz contract double %75, %73
  %77 = fadd reassoc nsz contract double %71, %76
  %78 = fmul reassoc nsz contract double %77, %77
  %79 = fsub reassoc nsz contract double 1.000000e+00, %78
  %80 = load double, ptr %11, align 16
  %81 = fmul reassoc nsz contract double %80, %62
  %82 = getelementptr inbounds i8, ptr %11, i64 8
  %83 = load double, ptr %82, align 8
  %84 = fmul reassoc nsz contract double %83, %67
  %85 = fadd reassoc nsz contract double %84, %81
  %86 = getelementptr inbounds i8, ptr %11, i64 16
  %87 = load double, ptr %86, align 16
  %88 = fmul reassoc nsz contract double %87, %73
  %89 = fadd reassoc nsz contract double %85, %88
  %90 = fmul reassoc nsz contract double %80, %64
  %91 = fmul reassoc nsz contract double %83, %69
  %92 = fadd reassoc nsz contract double %91, %90
  %93 = fmul reassoc nsz contract double %87, %75
  %94 = fadd reassoc nsz contract double %92, %93
  %95 = fmul reassoc nsz contract double %94, %77
  %96 = fsub reassoc nsz contract double %89, %95
  %97 = fdiv reassoc nsz contract double %96, %79
  %98 = getelementptr inbounds i8, ptr %0, i64 64
  %99 = load i32, ptr %12, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %98, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fdiv reassoc nsz contract double %97, %102
  %104 = getelementptr inbounds double, ptr %6, i64 %100
  store double %103, ptr %104, align 8
  %105 = fmul reassoc nsz contract double %89, %77
  %106 = fsub reassoc nsz contract double %94, %105
  %107 = fdiv reassoc nsz contract double %106, %79
  %108 = getelementptr inbounds i8, ptr %12, i64 4
  %109 = load i32, ptr %108, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %98, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fdiv reassoc nsz contract double %107, %112
  %114 = getelementptr inbounds double, ptr %6, i64 %110
  store double %113, ptr %114, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  ret void
115:                                              ; preds = %32, %126
  %116 = phi i64 [ 0, %32 ], [ %127, %126 ]
  %117 = shl nuw nsw i64 %116, 2
  %118 = or disjoint i64 %117, 3
  %119 = getelementptr inbounds double, ptr %1, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %118
  %122 = load double, ptr %121, align 8
  %123 = fsub reassoc nsz contract double %120, %122
  %124 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 %116
  store double %123, ptr %124, align 8
  %125 = trunc nuw nsw i64 %116 to i32
  br label %129
126:                                              ; preds = %129
  %127 = add nuw nsw i64 %116, 1
  %128 = icmp eq i64 %127, 3
  br i1 %128, label %61, label %115
129:                                              ; preds = %115, %129
  %130 = phi i64 [ 0, %115 ], [ %139, %129 ]
  %131 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = mul nsw i32 %132, 6
  %134 = add nsw i32 %133, %125
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [36 x double], ptr %9, i64 0, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds [2 x [3 x double]], ptr %10, i64 0, i64 %130, i64 %116
  store double %137, ptr %138, align 8
  %139 = add nuw nsw i64 %130, 1
  %140 = icmp eq i64 %130, 0
  br i1 %140, label %129, label %126
}
define internal fastcc void @hessenberg(ptr noalias nocapture noundef %0, i32 noundef %1, ptr noalias nocapture noundef %2) unnamed_addr {
  %4 = alloca [24 x double], align 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(4608) %2, i8 0, i64 4608, i1 false)
  %5 = icmp sgt i32 %1, 2
  br i1 %5, label %6, label %19
6:                                                ; preds = %3
  %7 = add nsw i32 %1, -2
  %8 = zext i32 %7 to i64
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  %11 = zext nneg i32 %1 to i64
  %12 = zext nneg i32 %1 to i64
  %13 = zext nneg i32 %1 to i64
  %14 = zext nneg i32 %1 to i64
  %15 = zext nneg i32 %1 to i64
  %16 = zext nneg i32 %1 to i64
  %17 = zext nneg i32 %1 to i64
  %18 = zext nneg i32 %1 to i64
  br label %20
19:                                               ; preds = %145, %3
  ret void
20:                                               ; preds = %6, %145
  %21 = phi i64 [ 0, %6 ], [ %28, %145 ]
  %22 = phi i64 [ 2, %6 ], [ %147, %145 ]
  %23 = phi i64 [ 1, %6 ], [ %146, %145 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %4)
  %24 = getelementptr double, ptr %0, i64 %21
  br label %31
25:                                               ; preds = %31
  %26 = mul i64 %21, 192
  %27 = getelementptr inbounds i8, ptr %2, i64 %26
  %28 = add nuw nsw i64 %21, 1
  %29 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %38)
  %30 = fcmp reassoc nsz contract oeq double %29, 0.000000e+00
  br i1 %30, label %145, label %41
31:                                               ; preds = %20, %31
  %32 = phi i64 [ %23, %20 ], [ %39, %31 ]
  %33 = phi double [ 0.000000e+00, %20 ], [ %38, %31 ]
  %34 = mul i64 %32, 192
  %35 = getelementptr i8, ptr %24, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul reassoc nsz contract double %36, %36
  %38 = fadd reassoc nsz contract double %37, %33
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %9
  br i1 %40, label %25, label %31
41:                                               ; preds = %25
  %42 = mul i64 %28, 192
  %43 = getelementptr inbounds i8, ptr %0, i64 %42
  %44 = getelementptr inbounds double, ptr %43, i64 %21
  %45 = load double, ptr %44, align 8
  %46 = fcmp reassoc nsz contract ogt double %45, 0.000000e+00
  %47 = fneg reassoc nsz contract double %29
  %48 = select reassoc nsz contract i1 %46, double %47, double %29
  %49 = tail call reassoc nsz contract double @llvm.fabs.f64(double %45)
  %50 = fadd reassoc nsz contract double %49, %29
  %51 = fmul reassoc nsz contract double %50, %29
  %52 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %51)
  %53 = fdiv reassoc nsz contract double 1.000000e+00, %52
  %54 = getelementptr double, ptr %0, i64 %21
  br label %59
55:                                               ; preds = %59
  %56 = fsub reassoc nsz contract double %45, %48
  %57 = fmul reassoc nsz contract double %53, %56
  %58 = getelementptr inbounds double, ptr %27, i64 %28
  store double %57, ptr %58, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(192) %4, i8 0, i64 192, i1 false)
  br label %68
59:                                               ; preds = %41, %59
  %60 = phi i64 [ %23, %41 ], [ %66, %59 ]
  %61 = mul i64 %60, 192
  %62 = getelementptr i8, ptr %54, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul reassoc nsz contract double %63, %53
  %65 = getelementptr inbounds double, ptr %27, i64 %60
  store double %64, ptr %65, align 8
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, %10
  br i1 %67, label %55, label %59
68:                                               ; preds = %55, %74
  %69 = phi i64 [ %23, %55 ], [ %75, %74 ]
  %70 = getelementptr inbounds double, ptr %27, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = mul i64 %69, 192
  %73 = getelementptr i8, ptr %0, i64 %72
  br label %77
74:                                               ; preds = %77
  %75 = add nuw nsw i64 %69, 1
  %76 = icmp eq i64 %75, %11
  br i1 %76, label %87, label %68
77:                                               ; preds = %68, %77
  %78 = phi i64 [ 0, %68 ], [ %85, %77 ]
  %79 = getelementptr double, ptr %73, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul reassoc nsz contract double %80, %71
  %82 = getelementptr inbounds [24 x double], ptr %4, i64 0, i64 %78
  %83 = load double, ptr %82, align 8
  %84 = fadd reassoc nsz contract double %83, %81
  store double %84, ptr %82, align 8
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %12
  br i1 %86, label %74, label %77
87:                                               ; preds = %74, %93
  %88 = phi i64 [ %94, %93 ], [ %23, %74 ]
  %89 = getelementptr inbounds double, ptr %27, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = mul i64 %88, 192
  %92 = getelementptr i8, ptr %0, i64 %91
  br label %96
93:                                               ; preds = %96
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %13
  br i1 %95, label %106, label %87
96:                                               ; preds = %87, %96
  %97 = phi i64 [ 0, %87 ], [ %104, %96 ]
  %98 = getelementptr inbounds [24 x double], ptr %4, i64 0, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fmul reassoc nsz contract double %99, %90
  %101 = getelementptr double, ptr %92, i64 %97
  %102 = load double, ptr %101, align 8
  %103 = fsub reassoc nsz contract double %102, %100
  store double %103, ptr %101, align 8
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, %14
  br i1 %105, label %93, label %96
106:                                              ; preds = %93, %126
  %107 = phi i64 [ %127, %126 ], [ 0, %93 ]
  %108 = mul i64 %107, 192
  %109 = getelementptr i8, ptr %0, i64 %108
  br label %115
110:                                              ; preds = %126
  store double %48, ptr %44, align 8
  %111 = getelementptr double, ptr %0, i64 %21
  br label %139
112:                                              ; preds = %115
  %113 = mul i64 %107, 192
  %114 = getelementptr i8, ptr %0, i64 %113
  br label %129
115:                                              ; preds = %106, %115
  %116 = phi i64 [ 0, %106 ], [ %124, %115 ]
  %117 = phi double [ 0.000000e+00, %106 ], [ %123, %115 ]
  %118 = getelementptr double, ptr %109, i64 %116
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds double, ptr %27, i64 %116
  %121 = load double, ptr %120, align 8
  %122 = fmul reassoc nsz contract double %121, %119
  %123 = fadd reassoc nsz contract double %122, %117
  %124 = add nuw nsw i64 %116, 1
  %125 = icmp eq i64 %124, %16
  br i1 %125, label %112, label %115
126:                                              ; preds = %129
  %127 = add nuw nsw i64 %107, 1
  %128 = icmp eq i64 %127, %15
  br i1 %128, label %110, label %106
129:                                              ; preds = %112, %129
  %130 = phi i64 [ 0, %112 ], [ %137, %129 ]
  %131 = getelementptr inbounds double, ptr %27, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fmul reassoc nsz contract double %132, %123
  %134 = getelementptr double, ptr %114, i64 %130
  %135 = load double, ptr %134, align 8
  %136 = fsub reassoc nsz contract double %135, %133
  store double %136, ptr %134, align 8
  %137 = add nuw nsw i64 %130, 1
  %138 = icmp eq i64 %137, %17
  br i1 %138, label %126, label %129
139:                                              ; preds = %110, %139
  %140 = phi i64 [ %22, %110 ], [ %143, %139 ]
  %141 = mul i64 %140, 192
  %142 = getelementptr i8, ptr %111, i64 %141
  store double 0.000000e+00, ptr %142, align 8
  %143 = add nuw nsw i64 %140, 1
  %144 = icmp eq i64 %143, %18
  br i1 %144, label %145, label %139
145:                                              ; preds = %139, %25
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %4)
  %146 = add nuw nsw i64 %23, 1
  %147 = add nuw nsw i64 %22, 1
  %148 = icmp eq i64 %28, %8
  br i1 %148, label %19, label %20
}
define internal fastcc void @eigenvector(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, double noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [576 x double], align 16
  %8 = alloca [24 x double], align 16
  %9 = alloca [24 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %8)
  %10 = tail call reassoc nsz contract double @llvm.fabs.f64(double %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  %11 = mul nsw i32 %1, 24
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr align 8 %0, i64 %13, i1 false)
  %14 = icmp sgt i32 %1, 0
  br i1 %14, label %15, label %17
15:                                               ; preds = %6
  %16 = zext nneg i32 %1 to i64
  br label %27
17:                                               ; preds = %27, %6
  %18 = phi double [ %10, %6 ], [ %34, %27 ]
  %19 = fmul reassoc nsz contract double %18, 0x3C9CD2B297D889BC
  %20 = fadd reassoc nsz contract double %19, 1.000000e-300
  %21 = icmp sgt i32 %1, 1
  br i1 %21, label %22, label %41
22:                                               ; preds = %17
  %23 = add nsw i32 %1, -1
  %24 = zext i32 %23 to i64
  %25 = zext nneg i32 %1 to i64
  %26 = zext nneg i32 %1 to i64
  br label %49
27:                                               ; preds = %15, %27
  %28 = phi i64 [ 0, %15 ], [ %36, %27 ]
  %29 = phi double [ %10, %15 ], [ %34, %27 ]
  %30 = mul nuw nsw i64 %28, 25
  %31 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = tail call reassoc nsz contract double @llvm.fabs.f64(double %32)
  %34 = fadd reassoc nsz contract double %33, %29
  %35 = fsub reassoc nsz contract double %32, %4
  store double %35, ptr %31, align 8
  %36 = add nuw nsw i64 %28, 1
  %37 = icmp eq i64 %36, %16
  br i1 %37, label %17, label %27
38:                                               ; preds = %79
  %39 = add nuw nsw i64 %50, 1
  %40 = icmp eq i64 %39, %24
  br i1 %40, label %41, label %49
41:                                               ; preds = %38, %17
  %42 = add nsw i32 %1, -1
  %43 = mul nsw i32 %42, 25
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = tail call reassoc nsz contract double @llvm.fabs.f64(double %46)
  %48 = fcmp reassoc nsz contract olt double %47, %20
  br i1 %48, label %89, label %90
49:                                               ; preds = %22, %38
  %50 = phi i64 [ 0, %22 ], [ %39, %38 ]
  %51 = mul i64 %50, 192
  %52 = getelementptr inbounds i8, ptr %7, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 192
  %54 = getelementptr inbounds double, ptr %53, i64 %50
  %55 = load double, ptr %54, align 8
  %56 = tail call reassoc nsz contract double @llvm.fabs.f64(double %55)
  %57 = getelementptr inbounds double, ptr %52, i64 %50
  %58 = load double, ptr %57, align 8
  %59 = tail call reassoc nsz contract double @llvm.fabs.f64(double %58)
  %60 = fcmp reassoc nsz contract ogt double %56, %59
  %61 = zext i1 %60 to i32
  %62 = getelementptr inbounds [24 x i32], ptr %9, i64 0, i64 %50
  store i32 %61, ptr %62, align 4
  br i1 %60, label %63, label %71
63:                                               ; preds = %49, %63
  %64 = phi i64 [ %69, %63 ], [ %50, %49 ]
  %65 = getelementptr inbounds double, ptr %52, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = getelementptr inbounds double, ptr %53, i64 %64
  %68 = load double, ptr %67, align 8
  store double %68, ptr %65, align 8
  store double %66, ptr %67, align 8
  %69 = add nuw nsw i64 %64, 1
  %70 = icmp eq i64 %69, %25
  br i1 %70, label %71, label %63
71:                                               ; preds = %63, %49
  %72 = load double, ptr %57, align 8
  %73 = tail call reassoc nsz contract double @llvm.fabs.f64(double %72)
  %74 = fcmp reassoc nsz contract olt double %73, %20
  %75 = select reassoc nsz contract i1 %74, double %20, double %72
  store double %75, ptr %57, align 8
  %76 = load double, ptr %54, align 8
  %77 = fdiv reassoc nsz contract double %76, %75
  %78 = getelementptr inbounds [24 x double], ptr %8, i64 0, i64 %50
  store double %77, ptr %78, align 8
  br label %79
79:                                               ; preds = %71, %79
  %80 = phi i64 [ %50, %71 ], [ %87, %79 ]
  %81 = getelementptr inbounds double, ptr %52, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fmul reassoc nsz contract double %82, %77
  %84 = getelementptr inbounds double, ptr %53, i64 %80
  %85 = load double, ptr %84, align 8
  %86 = fsub reassoc nsz contract double %85, %83
  store double %86, ptr %84, align 8
  %87 = add nuw nsw i64 %80, 1
  %88 = icmp eq i64 %87, %26
  br i1 %88, label %38, label %79
89:                                               ; preds = %41
  store double %20, ptr %45, align 8
  br label %90
90:                                               ; preds = %89, %41
  %91 = icmp sgt i32 %1, 0
  br i1 %91, label %92, label %94
92:                                               ; preds = %90
  %93 = zext nneg i32 %1 to i64
  br label %106
94:                                               ; preds = %106, %90
  %95 = icmp sgt i32 %1, 1
  %96 = icmp sgt i32 %1, 0
  %97 = icmp sgt i32 %1, 0
  %98 = icmp sgt i32 %1, 0
  %99 = sext i32 %1 to i64
  %100 = zext i32 %1 to i64
  %101 = zext i32 %42 to i64
  %102 = sext i32 %1 to i64
  %103 = sub nsw i64 %102, 1
  %104 = zext nneg i32 %1 to i64
  %105 = zext nneg i32 %1 to i64
  br label %115
106:                                              ; preds = %92, %106
  %107 = phi i64 [ 0, %92 ], [ %113, %106 ]
  %108 = trunc nuw nsw i64 %107 to i32
  %109 = uitofp nneg i32 %108 to double
  %110 = fmul reassoc nsz contract double %109, 1.000000e-01
  %111 = fadd reassoc nsz contract double %110, 1.000000e+00
  %112 = getelementptr inbounds double, ptr %5, i64 %107
  store double %111, ptr %112, align 8
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %93
  br i1 %114, label %94, label %106
115:                                              ; preds = %94, %195
  %116 = phi i32 [ 0, %94 ], [ %196, %195 ]
  %117 = icmp ne i32 %116, 0
  %118 = and i1 %117, %95
  br i1 %118, label %129, label %128
119:                                              ; preds = %195
  %120 = icmp sgt i32 %1, 2
  br i1 %120, label %121, label %205
121:                                              ; preds = %119
  %122 = add nsw i32 %1, -3
  %123 = add nsw i32 %1, -2
  %124 = zext i32 %123 to i64
  %125 = zext i32 %122 to i64
  %126 = zext nneg i32 %1 to i64
  %127 = zext nneg i32 %1 to i64
  br label %209
128:                                              ; preds = %129, %115
  br i1 %96, label %152, label %151
129:                                              ; preds = %115, %129
  %130 = phi i64 [ %150, %129 ], [ 0, %115 ]
  %131 = phi i64 [ %147, %129 ], [ 1, %115 ]
  %132 = getelementptr inbounds [24 x i32], ptr %9, i64 0, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = icmp eq i32 %133, 0
  %135 = select i1 %134, i64 %130, i64 %131
  %136 = getelementptr inbounds double, ptr %5, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = select i1 %134, i64 %131, i64 %130
  %139 = getelementptr inbounds double, ptr %5, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = getelementptr inbounds double, ptr %5, i64 %130
  store double %137, ptr %141, align 8
  %142 = getelementptr inbounds [24 x double], ptr %8, i64 0, i64 %130
  %143 = load double, ptr %142, align 8
  %144 = fmul reassoc nsz contract double %143, %137
  %145 = fsub reassoc nsz contract double %140, %144
  %146 = getelementptr inbounds double, ptr %5, i64 %131
  store double %145, ptr %146, align 8
  %147 = add nuw nsw i64 %131, 1
  %148 = icmp slt i64 %147, %99
  %149 = select i1 %117, i1 %148, i1 false
  %150 = add nuw nsw i64 %130, 1
  br i1 %149, label %129, label %128
151:                                              ; preds = %158, %128
  br i1 %97, label %185, label %183
152:                                              ; preds = %128, %158
  %153 = phi i64 [ %167, %158 ], [ %101, %128 ]
  %154 = phi i64 [ %169, %158 ], [ %100, %128 ]
  %155 = icmp slt i64 %153, %103
  br i1 %155, label %156, label %158
156:                                              ; preds = %152
  %157 = mul nuw nsw i64 %153, 24
  br label %170
158:                                              ; preds = %170, %152
  %159 = phi double [ 0.000000e+00, %152 ], [ %179, %170 ]
  %160 = getelementptr inbounds double, ptr %5, i64 %153
  %161 = load double, ptr %160, align 8
  %162 = fsub reassoc nsz contract double %161, %159
  %163 = mul nuw nsw i64 %153, 25
  %164 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %163
  %165 = load double, ptr %164, align 8
  %166 = fdiv reassoc nsz contract double %162, %165
  store double %166, ptr %160, align 8
  %167 = add nsw i64 %153, -1
  %168 = icmp sgt i64 %153, 0
  %169 = add nsw i64 %154, -1
  br i1 %168, label %152, label %151
170:                                              ; preds = %156, %170
  %171 = phi i64 [ %154, %156 ], [ %180, %170 ]
  %172 = phi double [ 0.000000e+00, %156 ], [ %179, %170 ]
  %173 = add nuw nsw i64 %171, %157
  %174 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds double, ptr %5, i64 %171
  %177 = load double, ptr %176, align 8
  %178 = fmul reassoc nsz contract double %177, %175
  %179 = fadd reassoc nsz contract double %178, %172
  %180 = add nuw nsw i64 %171, 1
  %181 = trunc nuw i64 %180 to i32
  %182 = icmp slt i32 %181, %1
  br i1 %182, label %170, label %158
183:                                              ; preds = %185, %151
  %184 = phi double [ 0.000000e+00, %151 ], [ %192, %185 ]
  br i1 %98, label %198, label %195
185:                                              ; preds = %151, %185
  %186 = phi i64 [ %193, %185 ], [ 0, %151 ]
  %187 = phi double [ %192, %185 ], [ 0.000000e+00, %151 ]
  %188 = getelementptr inbounds double, ptr %5, i64 %186
  %189 = load double, ptr %188, align 8
  %190 = tail call reassoc nsz contract double @llvm.fabs.f64(double %189)
  %191 = fcmp reassoc nsz contract ogt double %190, %187
  %192 = select reassoc nsz contract i1 %191, double %190, double %187
  %193 = add nuw nsw i64 %186, 1
  %194 = icmp eq i64 %193, %104
  br i1 %194, label %183, label %185
195:                                              ; preds = %198, %183
  %196 = add nuw nsw i32 %116, 1
  %197 = icmp eq i32 %116, 0
  br i1 %197, label %115, label %119
198:                                              ; preds = %183, %198
  %199 = phi i64 [ %203, %198 ], [ 0, %183 ]
  %200 = getelementptr inbounds double, ptr %5, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = fdiv reassoc nsz contract double %201, %184
  store double %202, ptr %200, align 8
  %203 = add nuw nsw i64 %199, 1
  %204 = icmp eq i64 %203, %105
  br i1 %204, label %195, label %198
205:                                              ; preds = %235, %119
  %206 = icmp sgt i32 %1, 0
  br i1 %206, label %207, label %250
207:                                              ; preds = %205
  %208 = zext nneg i32 %1 to i64
  br label %251
209:                                              ; preds = %121, %235
  %210 = phi i64 [ %125, %121 ], [ %236, %235 ]
  %211 = phi i64 [ %124, %121 ], [ %238, %235 ]
  %212 = add nuw nsw i64 %210, 1
  %213 = icmp slt i64 %212, %126
  br i1 %213, label %214, label %217
214:                                              ; preds = %209
  %215 = mul i64 %210, 192
  %216 = getelementptr i8, ptr %2, i64 %215
  br label %223
217:                                              ; preds = %223, %209
  %218 = phi double [ 0.000000e+00, %209 ], [ %231, %223 ]
  %219 = icmp slt i64 %212, %127
  br i1 %219, label %220, label %235
220:                                              ; preds = %217
  %221 = mul i64 %210, 192
  %222 = getelementptr i8, ptr %2, i64 %221
  br label %239
223:                                              ; preds = %214, %223
  %224 = phi i64 [ %232, %223 ], [ %211, %214 ]
  %225 = phi double [ %231, %223 ], [ 0.000000e+00, %214 ]
  %226 = getelementptr double, ptr %216, i64 %224
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds double, ptr %5, i64 %224
  %229 = load double, ptr %228, align 8
  %230 = fmul reassoc nsz contract double %229, %227
  %231 = fadd reassoc nsz contract double %230, %225
  %232 = add nuw nsw i64 %224, 1
  %233 = trunc nuw i64 %232 to i32
  %234 = icmp slt i32 %233, %1
  br i1 %234, label %223, label %217
235:                                              ; preds = %239, %217
  %236 = add nsw i64 %210, -1
  %237 = icmp sgt i64 %210, 0
  %238 = add nsw i64 %211, -1
  br i1 %237, label %209, label %205
239:                                              ; preds = %220, %239
  %240 = phi i64 [ %247, %239 ], [ %211, %220 ]
  %241 = getelementptr double, ptr %222, i64 %240
  %242 = load double, ptr %241, align 8
  %243 = fmul reassoc nsz contract double %242, %218
  %244 = getelementptr inbounds double, ptr %5, i64 %240
  %245 = load double, ptr %244, align 8
  %246 = fsub reassoc nsz contract double %245, %243
  store double %246, ptr %244, align 8
  %247 = add nuw nsw i64 %240, 1
  %248 = trunc nuw i64 %247 to i32
  %249 = icmp slt i32 %248, %1
  br i1 %249, label %239, label %235
250:                                              ; preds = %251, %205
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %7)
  ret void
251:                                              ; preds = %207, %251
  %252 = phi i64 [ 0, %207 ], [ %258, %251 ]
  %253 = getelementptr inbounds double, ptr %3, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = getelementptr inbounds double, ptr %5, i64 %252
  %256 = load double, ptr %255, align 8
  %257 = fmul reassoc nsz contract double %256, %254
  store double %257, ptr %255, align 8
  %258 = add nuw nsw i64 %252, 1
  %259 = icmp eq i64 %258, %208
  br i1 %259, label %250, label %251
}
define internal fastcc void @posture(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) unnamed_addr {
  %7 = alloca [6 x double], align 16
  %8 = alloca [15 x double], align 16
  %9 = alloca [4 x double], align 16
  %10 = alloca [12 x double], align 16
  %11 = alloca [12 x double], align 16
  %12 = alloca [12 x double], align 16
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, i8 0, i64 96, i1 false)
  store double 1.000000e+00, ptr %10, align 16
  %13 = getelementptr inbounds i8, ptr %10, i64 40
  store double 1.000000e+00, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %10, i64 80
  store double 1.000000e+00, ptr %14, align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %11)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %11, i8 0, i64 96, i1 false)
  store double 1.000000e+00, ptr %11, align 16
  %15 = getelementptr inbounds i8, ptr %11, i64 40
  store double 1.000000e+00, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 80
  store double 1.000000e+00, ptr %16, align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %12)
  %17 = tail call reassoc nsz contract double @llvm.atan.f64(double %3)
  %18 = fmul reassoc nsz contract double %17, 2.000000e+00
  %19 = getelementptr inbounds i8, ptr %7, i64 16
  store double %18, ptr %19, align 16
  %20 = getelementptr inbounds i8, ptr %0, i64 216
  %21 = load double, ptr %20, align 8
  br label %22
22:                                               ; preds = %35, %6
  %23 = phi i64 [ 0, %6 ], [ %36, %35 ]
  %24 = phi double [ 0.000000e+00, %6 ], [ %48, %35 ]
  %25 = phi double [ 0.000000e+00, %6 ], [ %50, %35 ]
  %26 = phi double [ 0.000000e+00, %6 ], [ %52, %35 ]
  %27 = mul nuw nsw i64 %23, 24
  %28 = getelementptr i8, ptr %4, i64 %27
  br label %38
29:                                               ; preds = %35
  %30 = getelementptr inbounds i8, ptr %0, i64 192
  %31 = fcmp reassoc nsz contract oeq double %21, 0.000000e+00
  %32 = fcmp reassoc nsz contract ogt double %52, %48
  %33 = select reassoc nsz contract i1 %32, double %52, double %50
  %34 = select reassoc nsz contract i1 %32, double %50, double %48
  br i1 %31, label %58, label %55
35:                                               ; preds = %38
  %36 = add nuw nsw i64 %23, 1
  %37 = icmp eq i64 %36, 3
  br i1 %37, label %29, label %22
38:                                               ; preds = %38, %22
  %39 = phi i64 [ 0, %22 ], [ %53, %38 ]
  %40 = phi double [ %24, %22 ], [ %48, %38 ]
  %41 = phi double [ %25, %22 ], [ %50, %38 ]
  %42 = phi double [ %26, %22 ], [ %52, %38 ]
  %43 = getelementptr double, ptr %28, i64 %39
  %44 = load double, ptr %43, align 8
  %45 = getelementptr i8, ptr %43, i64 24
  %46 = load double, ptr %45, align 8
  %47 = fmul reassoc nsz contract double %44, %44
  %48 = fadd reassoc nsz contract double %47, %40
  %49 = fmul reassoc nsz contract double %46, %44
  %50 = fadd reassoc nsz contract double %49, %41
  %51 = fmul reassoc nsz contract double %46, %46
  %52 = fadd reassoc nsz contract double %51, %42
  %53 = add nuw nsw i64 %39, 1
  %54 = icmp eq i64 %53, 3
  br i1 %54, label %35, label %38
55:                                               ; preds = %29
  %56 = tail call reassoc nsz contract double @atan2(double noundef %33, double noundef %34)
  %57 = fmul reassoc nsz contract double %56, 2.000000e+00
  br label %62
58:                                               ; preds = %29
  %59 = fcmp reassoc nsz contract une double %34, 0.000000e+00
  %60 = fdiv reassoc nsz contract double %33, %34
  %61 = select reassoc nsz contract i1 %59, double %60, double 0x7FF0000000000000
  br label %62
62:                                               ; preds = %55, %58
  %63 = phi reassoc nsz contract double [ %57, %55 ], [ %61, %58 ]
  %64 = getelementptr inbounds i8, ptr %7, i64 24
  store double %63, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %0, i64 224
  %66 = load double, ptr %65, align 8
  br label %67
67:                                               ; preds = %79, %62
  %68 = phi i64 [ 0, %62 ], [ %80, %79 ]
  %69 = phi double [ 0.000000e+00, %62 ], [ %92, %79 ]
  %70 = phi double [ 0.000000e+00, %62 ], [ %94, %79 ]
  %71 = phi double [ 0.000000e+00, %62 ], [ %96, %79 ]
  %72 = mul nuw nsw i64 %68, 24
  %73 = getelementptr i8, ptr %4, i64 %72
  br label %82
74:                                               ; preds = %79
  %75 = fcmp reassoc nsz contract oeq double %66, 0.000000e+00
  %76 = fcmp reassoc nsz contract ogt double %96, %92
  %77 = select reassoc nsz contract i1 %76, double %96, double %94
  %78 = select reassoc nsz contract i1 %76, double %94, double %92
  br i1 %75, label %102, label %99
79:                                               ; preds = %82
  %80 = add nuw nsw i64 %68, 1
  %81 = icmp eq i64 %80, 4
  br i1 %81, label %74, label %67
82:                                               ; preds = %82, %67
  %83 = phi i64 [ 0, %67 ], [ %97, %82 ]
  %84 = phi double [ %69, %67 ], [ %92, %82 ]
  %85 = phi double [ %70, %67 ], [ %94, %82 ]
  %86 = phi double [ %71, %67 ], [ %96, %82 ]
  %87 = getelementptr double, ptr %73, i64 %83
  %88 = load double, ptr %87, align 8
  %89 = getelementptr i8, ptr %87, i64 8
  %90 = load double, ptr %89, align 8
  %91 = fmul reassoc nsz contract double %88, %88
  %92 = fadd reassoc nsz contract double %91, %84
  %93 = fmul reassoc nsz contract double %90, %88
  %94 = fadd reassoc nsz contract double %93, %85
  %95 = fmul reassoc nsz contract double %90, %90
  %96 = fadd reassoc nsz contract double %95, %86
  %97 = add nuw nsw i64 %83, 1
  %98 = icmp eq i64 %97, 2
  br i1 %98, label %79, label %82
99:                                               ; preds = %74
  %100 = tail call reassoc nsz contract double @atan2(double noundef %77, double noundef %78)
  %101 = fmul reassoc nsz contract double %100, 2.000000e+00
  br label %106
102:                                              ; preds = %74
  %103 = fcmp reassoc nsz contract une double %78, 0.000000e+00
  %104 = fdiv reassoc nsz contract double %77, %78
  %105 = select reassoc nsz contract i1 %103, double %104, double 0x7FF0000000000000
  br label %106
106:                                              ; preds = %99, %102
  %107 = phi reassoc nsz contract double [ %101, %99 ], [ %105, %102 ]
  %108 = getelementptr inbounds i8, ptr %7, i64 32
  store double %107, ptr %108, align 16
  br label %111
109:                                              ; preds = %186
  %110 = getelementptr inbounds i8, ptr %8, i64 24
  br label %213
111:                                              ; preds = %106, %186
  %112 = phi i64 [ 2, %106 ], [ %187, %186 ]
  %113 = getelementptr inbounds double, ptr %30, i64 %112
  %114 = load double, ptr %113, align 8
  %115 = fcmp reassoc nsz contract oeq double %114, 0.000000e+00
  %116 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %112
  %117 = load double, ptr %116, align 8
  %118 = tail call reassoc nsz contract double @llvm.cos.f64(double %117)
  %119 = select reassoc nsz contract i1 %115, double 1.000000e+00, double %118
  %120 = tail call reassoc nsz contract double @llvm.sin.f64(double %117)
  %121 = select i1 %115, double %117, double 0.000000e+00
  %122 = select reassoc nsz contract i1 %115, double 0.000000e+00, double %120
  br label %123
123:                                              ; preds = %123, %111
  %124 = phi i64 [ 0, %111 ], [ %144, %123 ]
  %125 = getelementptr inbounds double, ptr %10, i64 %124
  %126 = load double, ptr %125, align 16
  %127 = or disjoint i64 %124, 1
  %128 = getelementptr inbounds double, ptr %10, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fmul reassoc nsz contract double %126, %119
  %131 = fmul reassoc nsz contract double %129, %122
  %132 = fadd reassoc nsz contract double %131, %130
  store double %132, ptr %125, align 16
  %133 = fmul reassoc nsz contract double %129, %119
  %134 = fmul reassoc nsz contract double %126, %122
  %135 = fsub reassoc nsz contract double %133, %134
  store double %135, ptr %128, align 8
  %136 = or disjoint i64 %124, 2
  %137 = getelementptr inbounds double, ptr %10, i64 %136
  %138 = load double, ptr %137, align 16
  %139 = fmul reassoc nsz contract double %138, %121
  %140 = or disjoint i64 %124, 3
  %141 = getelementptr inbounds double, ptr %10, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = fadd reassoc nsz contract double %142, %139
  store double %143, ptr %141, align 8
  %144 = add nuw nsw i64 %124, 4
  %145 = icmp ult i64 %124, 8
  br i1 %145, label %123, label %146
146:                                              ; preds = %123
  %147 = getelementptr inbounds [12 x double], ptr %1, i64 %112
  br label %148
148:                                              ; preds = %158, %146
  %149 = phi i64 [ 0, %146 ], [ %165, %158 ]
  %150 = getelementptr inbounds double, ptr %10, i64 %149
  %151 = or disjoint i64 %149, 1
  %152 = getelementptr inbounds double, ptr %10, i64 %151
  %153 = or disjoint i64 %149, 2
  %154 = getelementptr inbounds double, ptr %10, i64 %153
  %155 = load double, ptr %150, align 16
  %156 = load double, ptr %152, align 8
  %157 = load double, ptr %154, align 16
  br label %167
158:                                              ; preds = %167
  %159 = or disjoint i64 %149, 3
  %160 = getelementptr inbounds double, ptr %10, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds double, ptr %12, i64 %159
  %163 = load double, ptr %162, align 8
  %164 = fadd reassoc nsz contract double %163, %161
  store double %164, ptr %162, align 8
  %165 = add nuw nsw i64 %149, 4
  %166 = icmp ult i64 %149, 8
  br i1 %166, label %148, label %186
167:                                              ; preds = %167, %148
  %168 = phi i64 [ 0, %148 ], [ %184, %167 ]
  %169 = getelementptr inbounds double, ptr %147, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = fmul reassoc nsz contract double %170, %155
  %172 = or disjoint i64 %168, 4
  %173 = getelementptr inbounds double, ptr %147, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = fmul reassoc nsz contract double %174, %156
  %176 = fadd reassoc nsz contract double %175, %171
  %177 = or disjoint i64 %168, 8
  %178 = getelementptr inbounds double, ptr %147, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fmul reassoc nsz contract double %179, %157
  %181 = fadd reassoc nsz contract double %176, %180
  %182 = or disjoint i64 %168, %149
  %183 = getelementptr inbounds double, ptr %12, i64 %182
  store double %181, ptr %183, align 8
  %184 = add nuw nsw i64 %168, 1
  %185 = icmp eq i64 %184, 4
  br i1 %185, label %158, label %167
186:                                              ; preds = %158
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, ptr noundef nonnull align 16 dereferenceable(96) %12, i64 96, i1 false)
  %187 = add nuw nsw i64 %112, 1
  %188 = icmp eq i64 %187, 5
  br i1 %188, label %109, label %111
189:                                              ; preds = %213
  %190 = load double, ptr %110, align 8
  %191 = fmul reassoc nsz contract double %190, %190
  %192 = getelementptr inbounds i8, ptr %8, i64 32
  %193 = load double, ptr %192, align 16
  %194 = fmul reassoc nsz contract double %193, %193
  %195 = fadd reassoc nsz contract double %194, %191
  %196 = getelementptr inbounds i8, ptr %8, i64 40
  %197 = load double, ptr %196, align 8
  %198 = fmul reassoc nsz contract double %197, %197
  %199 = fadd reassoc nsz contract double %195, %198
  %200 = getelementptr inbounds i8, ptr %8, i64 48
  store double %199, ptr %200, align 16
  %201 = load double, ptr %8, align 16
  %202 = fmul reassoc nsz contract double %201, %190
  %203 = getelementptr inbounds i8, ptr %8, i64 8
  %204 = load double, ptr %203, align 8
  %205 = fmul reassoc nsz contract double %204, %193
  %206 = fadd reassoc nsz contract double %205, %202
  %207 = getelementptr inbounds i8, ptr %8, i64 16
  %208 = load double, ptr %207, align 16
  %209 = fmul reassoc nsz contract double %208, %197
  %210 = fadd reassoc nsz contract double %206, %209
  %211 = getelementptr inbounds i8, ptr %8, i64 56
  store double %210, ptr %211, align 8
  %212 = fmul reassoc nsz contract double %210, 2.000000e+00
  br label %228
213:                                              ; preds = %109, %213
  %214 = phi i64 [ 0, %109 ], [ %224, %213 ]
  %215 = shl nuw nsw i64 %214, 2
  %216 = or disjoint i64 %215, 2
  %217 = getelementptr inbounds [12 x double], ptr %10, i64 0, i64 %216
  %218 = load double, ptr %217, align 16
  %219 = getelementptr inbounds double, ptr %8, i64 %214
  store double %218, ptr %219, align 8
  %220 = or disjoint i64 %215, 3
  %221 = getelementptr inbounds [12 x double], ptr %10, i64 0, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = getelementptr inbounds double, ptr %110, i64 %214
  store double %222, ptr %223, align 8
  %224 = add nuw nsw i64 %214, 1
  %225 = icmp eq i64 %224, 3
  br i1 %225, label %189, label %213
226:                                              ; preds = %228
  %227 = getelementptr inbounds i8, ptr %8, i64 112
  store double 1.000000e+00, ptr %227, align 16
  br label %261
228:                                              ; preds = %189, %228
  %229 = phi i64 [ 0, %189 ], [ %230, %228 ]
  %230 = add nuw nsw i64 %229, 1
  %231 = icmp eq i64 %230, 3
  %232 = and i64 %230, 4294967295
  %233 = trunc i64 %229 to i32
  %234 = add i32 %233, 2
  %235 = urem i32 %234, 3
  %236 = select i1 %231, i64 0, i64 %232
  %237 = getelementptr inbounds double, ptr %110, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = zext nneg i32 %235 to i64
  %240 = getelementptr inbounds double, ptr %8, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = fmul reassoc nsz contract double %241, %238
  %243 = getelementptr inbounds double, ptr %110, i64 %239
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds double, ptr %8, i64 %236
  %246 = load double, ptr %245, align 8
  %247 = fmul reassoc nsz contract double %246, %244
  %248 = fsub reassoc nsz contract double %242, %247
  %249 = or disjoint i64 %229, 8
  %250 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %249
  store double %248, ptr %250, align 8
  %251 = getelementptr inbounds double, ptr %8, i64 %229
  %252 = load double, ptr %251, align 8
  %253 = fmul reassoc nsz contract double %252, %199
  %254 = getelementptr inbounds double, ptr %110, i64 %229
  %255 = load double, ptr %254, align 8
  %256 = fmul reassoc nsz contract double %212, %255
  %257 = fsub reassoc nsz contract double %253, %256
  %258 = add nuw nsw i64 %229, 11
  %259 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %258
  store double %257, ptr %259, align 8
  %260 = icmp eq i64 %230, 3
  br i1 %260, label %226, label %228
261:                                              ; preds = %226, %266
  %262 = phi i64 [ 0, %226 ], [ %267, %266 ]
  %263 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %262
  store double 0.000000e+00, ptr %263, align 8
  %264 = mul i64 %262, 120
  %265 = getelementptr i8, ptr %2, i64 %264
  br label %269
266:                                              ; preds = %269
  store double %277, ptr %263, align 8
  %267 = add nuw nsw i64 %262, 1
  %268 = icmp eq i64 %267, 4
  br i1 %268, label %364, label %261
269:                                              ; preds = %261, %269
  %270 = phi i64 [ 0, %261 ], [ %278, %269 ]
  %271 = phi double [ 0.000000e+00, %261 ], [ %277, %269 ]
  %272 = getelementptr double, ptr %265, i64 %270
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %270
  %275 = load double, ptr %274, align 8
  %276 = fmul reassoc nsz contract double %275, %273
  %277 = fadd reassoc nsz contract double %271, %276
  %278 = add nuw nsw i64 %270, 1
  %279 = icmp eq i64 %278, 15
  br i1 %279, label %266, label %269
280:                                              ; preds = %452, %290
  %281 = phi i64 [ %297, %290 ], [ 0, %452 ]
  %282 = getelementptr inbounds double, ptr %11, i64 %281
  %283 = or disjoint i64 %281, 1
  %284 = getelementptr inbounds double, ptr %11, i64 %283
  %285 = or disjoint i64 %281, 2
  %286 = getelementptr inbounds double, ptr %11, i64 %285
  %287 = load double, ptr %282, align 16
  %288 = load double, ptr %284, align 8
  %289 = load double, ptr %286, align 16
  br label %299
290:                                              ; preds = %299
  %291 = or disjoint i64 %281, 3
  %292 = getelementptr inbounds double, ptr %11, i64 %291
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds double, ptr %12, i64 %291
  %295 = load double, ptr %294, align 8
  %296 = fadd reassoc nsz contract double %295, %293
  store double %296, ptr %294, align 8
  %297 = add nuw nsw i64 %281, 4
  %298 = icmp ult i64 %281, 8
  br i1 %298, label %280, label %318
299:                                              ; preds = %299, %280
  %300 = phi i64 [ 0, %280 ], [ %316, %299 ]
  %301 = getelementptr inbounds double, ptr %10, i64 %300
  %302 = load double, ptr %301, align 8
  %303 = fmul reassoc nsz contract double %302, %287
  %304 = or disjoint i64 %300, 4
  %305 = getelementptr inbounds double, ptr %10, i64 %304
  %306 = load double, ptr %305, align 8
  %307 = fmul reassoc nsz contract double %306, %288
  %308 = fadd reassoc nsz contract double %307, %303
  %309 = or disjoint i64 %300, 8
  %310 = getelementptr inbounds double, ptr %10, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = fmul reassoc nsz contract double %311, %289
  %313 = fadd reassoc nsz contract double %308, %312
  %314 = or disjoint i64 %300, %281
  %315 = getelementptr inbounds double, ptr %12, i64 %314
  store double %313, ptr %315, align 8
  %316 = add nuw nsw i64 %300, 1
  %317 = icmp eq i64 %316, 4
  br i1 %317, label %290, label %299
318:                                              ; preds = %290
  %319 = getelementptr inbounds i8, ptr %1, i64 480
  br label %320
320:                                              ; preds = %330, %318
  %321 = phi i64 [ 0, %318 ], [ %337, %330 ]
  %322 = getelementptr inbounds double, ptr %319, i64 %321
  %323 = or disjoint i64 %321, 1
  %324 = getelementptr inbounds double, ptr %319, i64 %323
  %325 = or disjoint i64 %321, 2
  %326 = getelementptr inbounds double, ptr %319, i64 %325
  %327 = load double, ptr %322, align 8
  %328 = load double, ptr %324, align 8
  %329 = load double, ptr %326, align 8
  br label %339
330:                                              ; preds = %339
  %331 = or disjoint i64 %321, 3
  %332 = getelementptr inbounds double, ptr %319, i64 %331
  %333 = load double, ptr %332, align 8
  %334 = getelementptr inbounds double, ptr %11, i64 %331
  %335 = load double, ptr %334, align 8
  %336 = fadd reassoc nsz contract double %335, %333
  store double %336, ptr %334, align 8
  %337 = add nuw nsw i64 %321, 4
  %338 = icmp ult i64 %321, 8
  br i1 %338, label %320, label %358
339:                                              ; preds = %339, %320
  %340 = phi i64 [ 0, %320 ], [ %356, %339 ]
  %341 = getelementptr inbounds double, ptr %12, i64 %340
  %342 = load double, ptr %341, align 8
  %343 = fmul reassoc nsz contract double %342, %327
  %344 = or disjoint i64 %340, 4
  %345 = getelementptr inbounds double, ptr %12, i64 %344
  %346 = load double, ptr %345, align 8
  %347 = fmul reassoc nsz contract double %346, %328
  %348 = fadd reassoc nsz contract double %347, %343
  %349 = or disjoint i64 %340, 8
  %350 = getelementptr inbounds double, ptr %12, i64 %349
  %351 = load double, ptr %350, align 8
  %352 = fmul reassoc nsz contract double %351, %329
  %353 = fadd reassoc nsz contract double %348, %352
  %354 = or disjoint i64 %340, %321
  %355 = getelementptr inbounds double, ptr %11, i64 %354
  store double %353, ptr %355, align 8
  %356 = add nuw nsw i64 %340, 1
  %357 = icmp eq i64 %356, 4
  br i1 %357, label %330, label %339
358:                                              ; preds = %330
  %359 = getelementptr inbounds i8, ptr %11, i64 8
  %360 = load double, ptr %359, align 8
  %361 = load double, ptr %11, align 16
  %362 = tail call reassoc nsz contract double @atan2(double noundef %360, double noundef %361)
  %363 = getelementptr inbounds i8, ptr %7, i64 40
  store double %362, ptr %363, align 8
  br label %456
364:                                              ; preds = %266, %452
  %365 = phi i64 [ %453, %452 ], [ 0, %266 ]
  %366 = getelementptr inbounds double, ptr %30, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = fcmp reassoc nsz contract oeq double %367, 0.000000e+00
  %369 = shl nuw nsw i64 %365, 1
  br i1 %368, label %377, label %370
370:                                              ; preds = %364
  %371 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %369
  %372 = load double, ptr %371, align 16
  %373 = or disjoint i64 %369, 1
  %374 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %373
  %375 = load double, ptr %374, align 8
  %376 = tail call reassoc nsz contract double @atan2(double noundef %372, double noundef %375)
  br label %381
377:                                              ; preds = %364
  %378 = or disjoint i64 %369, 1
  %379 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %378
  %380 = load double, ptr %379, align 8
  br label %381
381:                                              ; preds = %377, %370
  %382 = phi double [ 0.000000e+00, %370 ], [ %380, %377 ]
  %383 = phi reassoc nsz contract double [ %376, %370 ], [ %380, %377 ]
  %384 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %365
  store double %383, ptr %384, align 8
  %385 = tail call reassoc nsz contract double @llvm.cos.f64(double %383)
  %386 = select reassoc nsz contract i1 %368, double 1.000000e+00, double %385
  %387 = tail call reassoc nsz contract double @llvm.sin.f64(double %383)
  %388 = select reassoc nsz contract i1 %368, double 0.000000e+00, double %387
  br label %389
389:                                              ; preds = %389, %381
  %390 = phi i64 [ 0, %381 ], [ %410, %389 ]
  %391 = getelementptr inbounds double, ptr %11, i64 %390
  %392 = load double, ptr %391, align 16
  %393 = or disjoint i64 %390, 1
  %394 = getelementptr inbounds double, ptr %11, i64 %393
  %395 = load double, ptr %394, align 8
  %396 = fmul reassoc nsz contract double %392, %386
  %397 = fmul reassoc nsz contract double %395, %388
  %398 = fadd reassoc nsz contract double %397, %396
  store double %398, ptr %391, align 16
  %399 = fmul reassoc nsz contract double %395, %386
  %400 = fmul reassoc nsz contract double %392, %388
  %401 = fsub reassoc nsz contract double %399, %400
  store double %401, ptr %394, align 8
  %402 = or disjoint i64 %390, 2
  %403 = getelementptr inbounds double, ptr %11, i64 %402
  %404 = load double, ptr %403, align 16
  %405 = fmul reassoc nsz contract double %404, %382
  %406 = or disjoint i64 %390, 3
  %407 = getelementptr inbounds double, ptr %11, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = fadd reassoc nsz contract double %408, %405
  store double %409, ptr %407, align 8
  %410 = add nuw nsw i64 %390, 4
  %411 = icmp ult i64 %390, 8
  br i1 %411, label %389, label %412
412:                                              ; preds = %389
  %413 = getelementptr inbounds [12 x double], ptr %1, i64 %365
  br label %414
414:                                              ; preds = %424, %412
  %415 = phi i64 [ 0, %412 ], [ %431, %424 ]
  %416 = getelementptr inbounds double, ptr %11, i64 %415
  %417 = or disjoint i64 %415, 1
  %418 = getelementptr inbounds double, ptr %11, i64 %417
  %419 = or disjoint i64 %415, 2
  %420 = getelementptr inbounds double, ptr %11, i64 %419
  %421 = load double, ptr %416, align 16
  %422 = load double, ptr %418, align 8
  %423 = load double, ptr %420, align 16
  br label %433
424:                                              ; preds = %433
  %425 = or disjoint i64 %415, 3
  %426 = getelementptr inbounds double, ptr %11, i64 %425
  %427 = load double, ptr %426, align 8
  %428 = getelementptr inbounds double, ptr %12, i64 %425
  %429 = load double, ptr %428, align 8
  %430 = fadd reassoc nsz contract double %429, %427
  store double %430, ptr %428, align 8
  %431 = add nuw nsw i64 %415, 4
  %432 = icmp ult i64 %415, 8
  br i1 %432, label %414, label %452
433:                                              ; preds = %433, %414
  %434 = phi i64 [ 0, %414 ], [ %450, %433 ]
  %435 = getelementptr inbounds double, ptr %413, i64 %434
  %436 = load double, ptr %435, align 8
  %437 = fmul reassoc nsz contract double %436, %421
  %438 = or disjoint i64 %434, 4
  %439 = getelementptr inbounds double, ptr %413, i64 %438
  %440 = load double, ptr %439, align 8
  %441 = fmul reassoc nsz contract double %440, %422
  %442 = fadd reassoc nsz contract double %441, %437
  %443 = or disjoint i64 %434, 8
  %444 = getelementptr inbounds double, ptr %413, i64 %443
  %445 = load double, ptr %444, align 8
  %446 = fmul reassoc nsz contract double %445, %423
  %447 = fadd reassoc nsz contract double %442, %446
  %448 = or disjoint i64 %434, %415
  %449 = getelementptr inbounds double, ptr %12, i64 %448
  store double %447, ptr %449, align 8
  %450 = add nuw nsw i64 %434, 1
  %451 = icmp eq i64 %450, 4
  br i1 %451, label %424, label %433
452:                                              ; preds = %424
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %11, ptr noundef nonnull align 16 dereferenceable(96) %12, i64 96, i1 false)
  %453 = add nuw nsw i64 %365, 1
  %454 = icmp eq i64 %365, 0
  br i1 %454, label %364, label %280
455:                                              ; preds = %456
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  ret void
456:                                              ; preds = %358, %456
  %457 = phi i64 [ 0, %358 ], [ %472, %456 ]
  %458 = getelementptr inbounds double, ptr %0, i64 %457
  %459 = getelementptr inbounds i8, ptr %458, i64 96
  %460 = load double, ptr %459, align 8
  %461 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %457
  %462 = load double, ptr %461, align 8
  %463 = getelementptr inbounds i8, ptr %458, i64 144
  %464 = load double, ptr %463, align 8
  %465 = fadd reassoc nsz contract double %464, %462
  %466 = fmul reassoc nsz contract double %465, %460
  %467 = getelementptr inbounds i8, ptr %458, i64 48
  %468 = load double, ptr %467, align 8
  %469 = fptosi double %468 to i32
  %470 = sext i32 %469 to i64
  %471 = getelementptr inbounds double, ptr %5, i64 %470
  store double %466, ptr %471, align 8
  %472 = add nuw nsw i64 %457, 1
  %473 = icmp eq i64 %472, 6
  br i1 %473, label %455, label %456
}
define internal fastcc double @solve_rows(ptr noalias nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %23
5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %2 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %2 to i64
  %11 = zext nneg i32 %1 to i64
  %12 = sext i32 %2 to i64
  %13 = zext nneg i32 %1 to i64
  %14 = zext nneg i32 %1 to i64
  %15 = zext i32 %2 to i64
  %16 = zext nneg i32 %1 to i64
  %17 = zext i32 %2 to i64
  br label %25
18:                                               ; preds = %109
  %19 = add nuw nsw i64 %27, 1
  %20 = icmp eq i64 %30, %13
  br i1 %20, label %21, label %25
21:                                               ; preds = %18
  %22 = fdiv reassoc nsz contract double %46, %48
  br label %23
23:                                               ; preds = %21, %3
  %24 = phi double [ 0x7FF0000000000000, %3 ], [ %22, %21 ]
  ret double %24
25:                                               ; preds = %5, %18
  %26 = phi i64 [ 0, %5 ], [ %30, %18 ]
  %27 = phi i64 [ 1, %5 ], [ %19, %18 ]
  %28 = phi double [ 0x7FF0000000000000, %5 ], [ %46, %18 ]
  %29 = phi double [ 0.000000e+00, %5 ], [ %48, %18 ]
  %30 = add nuw nsw i64 %26, 1
  %31 = icmp ult i64 %30, %11
  %32 = trunc nuw nsw i64 %26 to i32
  br i1 %31, label %33, label %37
33:                                               ; preds = %25
  %34 = trunc nuw nsw i64 %26 to i32
  %35 = getelementptr double, ptr %0, i64 %26
  %36 = getelementptr double, ptr %0, i64 %26
  br label %57
37:                                               ; preds = %57, %25
  %38 = phi i32 [ %32, %25 ], [ %71, %57 ]
  %39 = mul nsw i32 %38, %2
  %40 = sext i32 %39 to i64
  %41 = getelementptr double, ptr %0, i64 %26
  %42 = getelementptr double, ptr %41, i64 %40
  %43 = load double, ptr %42, align 8
  %44 = tail call reassoc nsz contract double @llvm.fabs.f64(double %43)
  %45 = fcmp reassoc nsz contract olt double %44, %28
  %46 = select reassoc nsz contract i1 %45, double %44, double %28
  %47 = fcmp reassoc nsz contract ogt double %44, %29
  %48 = select reassoc nsz contract i1 %47, double %44, double %29
  %49 = fcmp reassoc nsz contract ogt double %44, 1.000000e-300
  %50 = select reassoc nsz contract i1 %49, double %43, double 1.000000e-300
  %51 = icmp slt i64 %26, %9
  br i1 %51, label %52, label %74
52:                                               ; preds = %37
  %53 = mul nsw i64 %26, %12
  %54 = sext i32 %39 to i64
  %55 = getelementptr double, ptr %0, i64 %54
  %56 = getelementptr double, ptr %0, i64 %53
  br label %79
57:                                               ; preds = %33, %57
  %58 = phi i64 [ %27, %33 ], [ %72, %57 ]
  %59 = phi i32 [ %34, %33 ], [ %71, %57 ]
  %60 = mul nsw i64 %58, %6
  %61 = getelementptr double, ptr %35, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = tail call reassoc nsz contract double @llvm.fabs.f64(double %62)
  %64 = mul nsw i32 %59, %2
  %65 = sext i32 %64 to i64
  %66 = getelementptr double, ptr %36, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = tail call reassoc nsz contract double @llvm.fabs.f64(double %67)
  %69 = fcmp reassoc nsz contract ogt double %63, %68
  %70 = trunc nuw nsw i64 %58 to i32
  %71 = select i1 %69, i32 %70, i32 %59
  %72 = add nuw nsw i64 %58, 1
  %73 = icmp eq i64 %72, %14
  br i1 %73, label %37, label %57
74:                                               ; preds = %79, %37
  %75 = icmp sge i64 %26, %8
  %76 = mul nsw i64 %26, %10
  %77 = getelementptr double, ptr %0, i64 %26
  %78 = getelementptr double, ptr %0, i64 %76
  br label %88
79:                                               ; preds = %52, %79
  %80 = phi i64 [ %26, %52 ], [ %86, %79 ]
  %81 = getelementptr double, ptr %55, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = getelementptr double, ptr %56, i64 %80
  %84 = load double, ptr %83, align 8
  store double %84, ptr %81, align 8
  %85 = fdiv reassoc nsz contract double %82, %50
  store double %85, ptr %83, align 8
  %86 = add nuw nsw i64 %80, 1
  %87 = icmp eq i64 %86, %15
  br i1 %87, label %74, label %79
88:                                               ; preds = %74, %109
  %89 = phi i64 [ 0, %74 ], [ %110, %109 ]
  %90 = mul nsw i64 %89, %7
  %91 = getelementptr double, ptr %77, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = icmp eq i64 %89, %26
  %94 = fcmp reassoc nsz contract oeq double %92, 0.000000e+00
  %95 = select i1 %93, i1 true, i1 %94
  %96 = or i1 %95, %75
  br i1 %96, label %109, label %97
97:                                               ; preds = %88
  %98 = getelementptr double, ptr %0, i64 %90
  br label %99
99:                                               ; preds = %97, %99
  %100 = phi i64 [ %26, %97 ], [ %107, %99 ]
  %101 = getelementptr double, ptr %78, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = fmul reassoc nsz contract double %102, %92
  %104 = getelementptr double, ptr %98, i64 %100
  %105 = load double, ptr %104, align 8
  %106 = fsub reassoc nsz contract double %105, %103
  store double %106, ptr %104, align 8
  %107 = add nuw nsw i64 %100, 1
  %108 = icmp eq i64 %107, %17
  br i1 %108, label %109, label %99
109:                                              ; preds = %99, %88
  %110 = add nuw nsw i64 %89, 1
  %111 = icmp eq i64 %110, %16
  br i1 %111, label %18, label %88
}
define internal fastcc i32 @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [6 x double], align 16
  %5 = alloca [6 x double], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca [12 x double], align 16
  %8 = alloca [36 x double], align 16
  %9 = alloca [36 x double], align 16
  %10 = alloca [6 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = alloca [6 x i32], align 16
  %13 = alloca [6 x double], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = getelementptr inbounds i8, ptr %11, i64 32
  %16 = getelementptr inbounds i8, ptr %11, i64 40
  %17 = getelementptr inbounds i8, ptr %5, i64 40
  %18 = getelementptr inbounds i8, ptr %12, i64 20
  %19 = getelementptr inbounds i8, ptr %2, i64 48
  %20 = getelementptr inbounds i8, ptr %4, i64 8
  %21 = getelementptr inbounds i8, ptr %2, i64 56
  %22 = getelementptr inbounds i8, ptr %4, i64 16
  %23 = getelementptr inbounds i8, ptr %2, i64 64
  %24 = getelementptr inbounds i8, ptr %4, i64 24
  %25 = getelementptr inbounds i8, ptr %2, i64 72
  %26 = getelementptr inbounds i8, ptr %4, i64 32
  %27 = getelementptr inbounds i8, ptr %2, i64 80
  %28 = getelementptr inbounds i8, ptr %4, i64 40
  %29 = getelementptr inbounds i8, ptr %2, i64 88
  %30 = getelementptr inbounds i8, ptr %2, i64 96
  %31 = getelementptr inbounds i8, ptr %5, i64 8
  %32 = getelementptr inbounds i8, ptr %2, i64 104
  %33 = getelementptr inbounds i8, ptr %5, i64 16
  %34 = getelementptr inbounds i8, ptr %2, i64 112
  %35 = getelementptr inbounds i8, ptr %5, i64 24
  %36 = getelementptr inbounds i8, ptr %2, i64 120
  %37 = getelementptr inbounds i8, ptr %5, i64 32
  %38 = getelementptr inbounds i8, ptr %2, i64 128
  %39 = getelementptr inbounds i8, ptr %2, i64 136
  %40 = getelementptr inbounds i8, ptr %2, i64 152
  %41 = getelementptr inbounds i8, ptr %2, i64 160
  %42 = getelementptr inbounds i8, ptr %2, i64 104
  %43 = getelementptr inbounds i8, ptr %10, i64 8
  %44 = getelementptr inbounds i8, ptr %2, i64 112
  %45 = getelementptr inbounds i8, ptr %10, i64 16
  %46 = getelementptr inbounds i8, ptr %2, i64 120
  %47 = getelementptr inbounds i8, ptr %10, i64 24
  %48 = getelementptr inbounds i8, ptr %2, i64 128
  %49 = getelementptr inbounds i8, ptr %10, i64 32
  %50 = getelementptr inbounds i8, ptr %2, i64 136
  %51 = getelementptr inbounds i8, ptr %10, i64 40
  %52 = getelementptr inbounds i8, ptr %2, i64 144
  br label %56
53:                                               ; preds = %346
  %54 = add nuw nsw i32 %57, 1
  %55 = icmp eq i32 %54, 3
  br i1 %55, label %349, label %56
56:                                               ; preds = %3, %53
  %57 = phi i32 [ 0, %3 ], [ %54, %53 ]
  call fastcc void @forward(ptr noundef %0, ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %58 = load double, ptr %14, align 8
  %59 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %7, ptr noundef %1, double noundef %58, ptr noundef nonnull %10)
  %60 = fcmp reassoc nsz contract olt double %59, 1.000000e+00
  br i1 %60, label %61, label %346
61:                                               ; preds = %56
  call fastcc void @jacobian(ptr noundef %0, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %9)
  call fastcc void @triangle(ptr noundef nonnull %9, i32 noundef 6, ptr noundef nonnull %12, ptr noundef nonnull %11)
  %62 = load double, ptr %15, align 16
  %63 = tail call reassoc nsz contract double @llvm.fabs.f64(double %62)
  %64 = fcmp reassoc nsz contract olt double %63, 1.000000e-04
  %65 = load double, ptr %16, align 8
  %66 = fcmp reassoc nsz contract oeq double %65, 0.000000e+00
  %67 = select i1 %64, i1 true, i1 %66
  br i1 %67, label %346, label %68
68:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  store double 1.000000e+00, ptr %17, align 8
  %69 = load i32, ptr %18, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %70
  store double 1.000000e+00, ptr %71, align 8
  br label %72
72:                                               ; preds = %78, %68
  %73 = phi i64 [ 5, %68 ], [ %74, %78 ]
  %74 = add nsw i64 %73, -1
  %75 = getelementptr inbounds double, ptr %6, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr double, ptr %9, i64 %74
  br label %87
78:                                               ; preds = %87
  %79 = getelementptr inbounds double, ptr %11, i64 %74
  %80 = load double, ptr %79, align 8
  %81 = fdiv reassoc nsz contract double %100, %80
  %82 = getelementptr inbounds i32, ptr %12, i64 %74
  %83 = load i32, ptr %82, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %4, i64 %84
  store double %81, ptr %85, align 8
  %86 = icmp ugt i64 %73, 1
  br i1 %86, label %72, label %103
87:                                               ; preds = %87, %72
  %88 = phi i64 [ %101, %87 ], [ %73, %72 ]
  %89 = phi double [ %100, %87 ], [ %76, %72 ]
  %90 = getelementptr inbounds i32, ptr %12, i64 %88
  %91 = load i32, ptr %90, align 4
  %92 = mul nsw i32 %91, 6
  %93 = sext i32 %92 to i64
  %94 = getelementptr double, ptr %77, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = sext i32 %91 to i64
  %97 = getelementptr inbounds double, ptr %4, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fmul reassoc nsz contract double %98, %95
  %100 = fsub reassoc nsz contract double %89, %99
  %101 = add nuw nsw i64 %88, 1
  %102 = icmp eq i64 %101, 6
  br i1 %102, label %78, label %87
103:                                              ; preds = %78, %145
  %104 = phi i64 [ %146, %145 ], [ 5, %78 ]
  %105 = getelementptr inbounds i32, ptr %12, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = mul nsw i32 %106, 6
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %9, i64 %108
  %110 = getelementptr inbounds double, ptr %11, i64 %104
  %111 = load double, ptr %110, align 8
  %112 = fcmp reassoc nsz contract une double %111, 0.000000e+00
  br i1 %112, label %113, label %118
113:                                              ; preds = %103
  %114 = getelementptr inbounds double, ptr %109, i64 %104
  %115 = load double, ptr %114, align 8
  %116 = fmul reassoc nsz contract double %115, %111
  %117 = fdiv reassoc nsz contract double -1.000000e+00, %116
  br label %118
118:                                              ; preds = %113, %103
  %119 = phi reassoc nsz contract double [ %117, %113 ], [ 0.000000e+00, %103 ]
  br label %122
120:                                              ; preds = %122
  %121 = fmul reassoc nsz contract double %130, %119
  br label %134
122:                                              ; preds = %122, %118
  %123 = phi i64 [ %104, %118 ], [ %131, %122 ]
  %124 = phi double [ 0.000000e+00, %118 ], [ %130, %122 ]
  %125 = getelementptr inbounds double, ptr %109, i64 %123
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds double, ptr %5, i64 %123
  %128 = load double, ptr %127, align 8
  %129 = fmul reassoc nsz contract double %128, %126
  %130 = fadd reassoc nsz contract double %129, %124
  %131 = add nuw nsw i64 %123, 1
  %132 = and i64 %131, 4294967295
  %133 = icmp eq i64 %132, 6
  br i1 %133, label %120, label %122
134:                                              ; preds = %134, %120
  %135 = phi i64 [ %104, %120 ], [ %142, %134 ]
  %136 = getelementptr inbounds double, ptr %109, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fmul reassoc nsz contract double %121, %137
  %139 = getelementptr inbounds double, ptr %5, i64 %135
  %140 = load double, ptr %139, align 8
  %141 = fsub reassoc nsz contract double %140, %138
  store double %141, ptr %139, align 8
  %142 = add nuw nsw i64 %135, 1
  %143 = and i64 %142, 4294967295
  %144 = icmp eq i64 %143, 6
  br i1 %144, label %145, label %134
145:                                              ; preds = %134
  %146 = add nsw i64 %104, -1
  %147 = icmp eq i64 %104, 0
  br i1 %147, label %200, label %103
148:                                              ; preds = %200
  %149 = load double, ptr %4, align 16
  %150 = load double, ptr %19, align 8
  %151 = fmul reassoc nsz contract double %150, %149
  %152 = load double, ptr %20, align 8
  %153 = load double, ptr %21, align 8
  %154 = fmul reassoc nsz contract double %153, %152
  %155 = fadd reassoc nsz contract double %154, %151
  %156 = load double, ptr %22, align 16
  %157 = load double, ptr %23, align 8
  %158 = fmul reassoc nsz contract double %157, %156
  %159 = fadd reassoc nsz contract double %155, %158
  %160 = load double, ptr %24, align 8
  %161 = load double, ptr %25, align 8
  %162 = fmul reassoc nsz contract double %161, %160
  %163 = fadd reassoc nsz contract double %159, %162
  %164 = load double, ptr %26, align 16
  %165 = load double, ptr %27, align 8
  %166 = fmul reassoc nsz contract double %165, %164
  %167 = fadd reassoc nsz contract double %163, %166
  %168 = load double, ptr %28, align 8
  %169 = load double, ptr %29, align 8
  %170 = fmul reassoc nsz contract double %169, %168
  %171 = fadd reassoc nsz contract double %167, %170
  %172 = fcmp reassoc nsz contract olt double %171, 0.000000e+00
  %173 = select i1 %172, double -1.000000e+00, double 1.000000e+00
  %174 = fdiv reassoc nsz contract double %173, %207
  %175 = load double, ptr %5, align 16
  %176 = load double, ptr %30, align 8
  %177 = fmul reassoc nsz contract double %176, %175
  %178 = load double, ptr %31, align 8
  %179 = load double, ptr %32, align 8
  %180 = fmul reassoc nsz contract double %179, %178
  %181 = fadd reassoc nsz contract double %180, %177
  %182 = load double, ptr %33, align 16
  %183 = load double, ptr %34, align 8
  %184 = fmul reassoc nsz contract double %183, %182
  %185 = fadd reassoc nsz contract double %181, %184
  %186 = load double, ptr %35, align 8
  %187 = load double, ptr %36, align 8
  %188 = fmul reassoc nsz contract double %187, %186
  %189 = fadd reassoc nsz contract double %185, %188
  %190 = load double, ptr %37, align 16
  %191 = load double, ptr %38, align 8
  %192 = fmul reassoc nsz contract double %191, %190
  %193 = fadd reassoc nsz contract double %189, %192
  %194 = load double, ptr %17, align 8
  %195 = load double, ptr %39, align 8
  %196 = fmul reassoc nsz contract double %195, %194
  %197 = fadd reassoc nsz contract double %193, %196
  %198 = fcmp reassoc nsz contract olt double %197, 0.000000e+00
  %199 = select reassoc nsz contract i1 %198, double -1.000000e+00, double 1.000000e+00
  br label %210
200:                                              ; preds = %145, %200
  %201 = phi i64 [ %208, %200 ], [ 0, %145 ]
  %202 = phi double [ %207, %200 ], [ 0.000000e+00, %145 ]
  %203 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %201
  %204 = load double, ptr %203, align 8
  %205 = tail call reassoc nsz contract double @llvm.fabs.f64(double %204)
  %206 = fcmp reassoc nsz contract ogt double %205, %202
  %207 = select reassoc nsz contract i1 %206, double %205, double %202
  %208 = add nuw nsw i64 %201, 1
  %209 = icmp eq i64 %208, 6
  br i1 %209, label %148, label %200
210:                                              ; preds = %210, %148
  %211 = phi i64 [ 0, %148 ], [ %220, %210 ]
  %212 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = fmul reassoc nsz contract double %213, %174
  %215 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %211
  store double %214, ptr %215, align 8
  %216 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %211
  %217 = load double, ptr %216, align 8
  %218 = fmul reassoc nsz contract double %217, %199
  %219 = getelementptr inbounds [6 x double], ptr %30, i64 0, i64 %211
  store double %218, ptr %219, align 8
  %220 = add nuw nsw i64 %211, 1
  %221 = icmp eq i64 %220, 6
  br i1 %221, label %222, label %210
222:                                              ; preds = %210
  %223 = fneg reassoc nsz contract double %65
  %224 = fmul reassoc nsz contract double %174, %223
  %225 = fmul reassoc nsz contract double %224, %199
  store double %225, ptr %40, align 8
  %226 = tail call reassoc nsz contract double @llvm.fabs.f64(double %65)
  store double %226, ptr %41, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4)
  %227 = load double, ptr %30, align 8
  %228 = load double, ptr %10, align 16
  %229 = fmul reassoc nsz contract double %228, %227
  %230 = load double, ptr %42, align 8
  %231 = load double, ptr %43, align 8
  %232 = fmul reassoc nsz contract double %231, %230
  %233 = fadd reassoc nsz contract double %232, %229
  %234 = load double, ptr %44, align 8
  %235 = load double, ptr %45, align 16
  %236 = fmul reassoc nsz contract double %235, %234
  %237 = fadd reassoc nsz contract double %233, %236
  %238 = load double, ptr %46, align 8
  %239 = load double, ptr %47, align 8
  %240 = fmul reassoc nsz contract double %239, %238
  %241 = fadd reassoc nsz contract double %237, %240
  %242 = load double, ptr %48, align 8
  %243 = load double, ptr %49, align 16
  %244 = fmul reassoc nsz contract double %243, %242
  %245 = fadd reassoc nsz contract double %241, %244
  %246 = load double, ptr %50, align 8
  %247 = load double, ptr %51, align 8
  %248 = fmul reassoc nsz contract double %247, %246
  %249 = fadd reassoc nsz contract double %245, %248
  store double %249, ptr %52, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  br label %250
250:                                              ; preds = %292, %222
  %251 = phi i64 [ 0, %222 ], [ %293, %292 ]
  %252 = getelementptr inbounds i32, ptr %12, i64 %251
  %253 = load i32, ptr %252, align 4
  %254 = mul nsw i32 %253, 6
  %255 = sext i32 %254 to i64
  %256 = getelementptr inbounds double, ptr %9, i64 %255
  %257 = getelementptr inbounds double, ptr %11, i64 %251
  %258 = load double, ptr %257, align 8
  %259 = fcmp reassoc nsz contract une double %258, 0.000000e+00
  br i1 %259, label %260, label %265
260:                                              ; preds = %250
  %261 = getelementptr inbounds double, ptr %256, i64 %251
  %262 = load double, ptr %261, align 8
  %263 = fmul reassoc nsz contract double %262, %258
  %264 = fdiv reassoc nsz contract double -1.000000e+00, %263
  br label %265
265:                                              ; preds = %250, %260
  %266 = phi reassoc nsz contract double [ %264, %260 ], [ 0.000000e+00, %250 ]
  br label %269
267:                                              ; preds = %269
  %268 = fmul reassoc nsz contract double %277, %266
  br label %281
269:                                              ; preds = %265, %269
  %270 = phi i64 [ %278, %269 ], [ %251, %265 ]
  %271 = phi double [ %277, %269 ], [ 0.000000e+00, %265 ]
  %272 = getelementptr inbounds double, ptr %256, i64 %270
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds double, ptr %10, i64 %270
  %275 = load double, ptr %274, align 8
  %276 = fmul reassoc nsz contract double %275, %273
  %277 = fadd reassoc nsz contract double %276, %271
  %278 = add nuw nsw i64 %270, 1
  %279 = and i64 %278, 4294967295
  %280 = icmp eq i64 %279, 6
  br i1 %280, label %267, label %269
281:                                              ; preds = %267, %281
  %282 = phi i64 [ %289, %281 ], [ %251, %267 ]
  %283 = getelementptr inbounds double, ptr %256, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = fmul reassoc nsz contract double %268, %284
  %286 = getelementptr inbounds double, ptr %10, i64 %282
  %287 = load double, ptr %286, align 8
  %288 = fsub reassoc nsz contract double %287, %285
  store double %288, ptr %286, align 8
  %289 = add nuw nsw i64 %282, 1
  %290 = and i64 %289, 4294967295
  %291 = icmp eq i64 %290, 6
  br i1 %291, label %292, label %281
292:                                              ; preds = %281
  %293 = add nuw nsw i64 %251, 1
  %294 = icmp eq i64 %293, 6
  br i1 %294, label %295, label %250
295:                                              ; preds = %292, %301
  %296 = phi i64 [ %297, %301 ], [ 5, %292 ]
  %297 = add nsw i64 %296, -1
  %298 = getelementptr inbounds double, ptr %10, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = getelementptr double, ptr %9, i64 %297
  br label %310
301:                                              ; preds = %310
  %302 = getelementptr inbounds double, ptr %11, i64 %297
  %303 = load double, ptr %302, align 8
  %304 = fdiv reassoc nsz contract double %323, %303
  %305 = getelementptr inbounds i32, ptr %12, i64 %297
  %306 = load i32, ptr %305, align 4
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds double, ptr %13, i64 %307
  store double %304, ptr %308, align 8
  %309 = icmp ugt i64 %296, 1
  br i1 %309, label %295, label %333
310:                                              ; preds = %295, %310
  %311 = phi i64 [ %324, %310 ], [ %296, %295 ]
  %312 = phi double [ %323, %310 ], [ %299, %295 ]
  %313 = getelementptr inbounds i32, ptr %12, i64 %311
  %314 = load i32, ptr %313, align 4
  %315 = mul nsw i32 %314, 6
  %316 = sext i32 %315 to i64
  %317 = getelementptr double, ptr %300, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = sext i32 %314 to i64
  %320 = getelementptr inbounds double, ptr %13, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = fmul reassoc nsz contract double %321, %318
  %323 = fsub reassoc nsz contract double %312, %322
  %324 = add nuw nsw i64 %311, 1
  %325 = icmp eq i64 %324, 6
  br i1 %325, label %301, label %310
326:                                              ; preds = %333
  %327 = fmul reassoc nsz contract double %343, %343
  %328 = fmul reassoc nsz contract double %327, 1.000000e+03
  %329 = load double, ptr %52, align 8
  %330 = tail call reassoc nsz contract double @llvm.fabs.f64(double %329)
  %331 = fcmp reassoc nsz contract olt double %328, %330
  %332 = select i1 %331, i32 2, i32 0
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13)
  br label %346
333:                                              ; preds = %301, %333
  %334 = phi i64 [ %344, %333 ], [ 0, %301 ]
  %335 = phi double [ %343, %333 ], [ 0.000000e+00, %301 ]
  %336 = getelementptr inbounds [6 x double], ptr %13, i64 0, i64 %334
  %337 = load double, ptr %336, align 8
  %338 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %334
  %339 = load double, ptr %338, align 8
  %340 = fadd reassoc nsz contract double %339, %337
  store double %340, ptr %338, align 8
  %341 = tail call reassoc nsz contract double @llvm.fabs.f64(double %337)
  %342 = fcmp reassoc nsz contract ogt double %341, %335
  %343 = select reassoc nsz contract i1 %342, double %341, double %335
  %344 = add nuw nsw i64 %334, 1
  %345 = icmp eq i64 %344, 6
  br i1 %345, label %326, label %333
346:                                              ; preds = %61, %56, %326
  %347 = phi i32 [ %332, %326 ], [ 1, %56 ], [ 1, %61 ]
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %53, label %349
349:                                              ; preds = %53, %346
  %350 = phi i32 [ %347, %346 ], [ 2, %53 ]
  %351 = icmp eq i32 %350, 2
  %352 = zext i1 %351 to i32
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  ret i32 %352
}
define internal fastcc void @linear_in_pose(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [3 x double], align 16
  %6 = alloca [12 x double], align 16
  %7 = alloca [15 x double], align 16
  %8 = alloca [135 x double], align 16
  %9 = alloca [162 x double], align 16
  %10 = load double, ptr %0, align 8
  %11 = fptosi double %10 to i32
  %12 = mul nsw i32 %2, 9
  %13 = sdiv i32 %12, %11
  %14 = getelementptr inbounds i8, ptr %0, i64 1488
  %15 = mul nsw i32 %11, 15
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 1296, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %18 = getelementptr inbounds i8, ptr %1, i64 24
  %19 = load double, ptr %18, align 8
  store double %19, ptr %5, align 16
  %20 = getelementptr inbounds i8, ptr %5, i64 8
  %21 = getelementptr inbounds i8, ptr %1, i64 56
  %22 = load double, ptr %21, align 8
  store double %22, ptr %20, align 8
  %23 = getelementptr inbounds i8, ptr %5, i64 16
  %24 = getelementptr inbounds i8, ptr %1, i64 88
  %25 = load double, ptr %24, align 8
  store double %25, ptr %23, align 16
  %26 = fmul reassoc nsz contract double %19, %19
  %27 = fmul reassoc nsz contract double %22, %22
  %28 = fadd reassoc nsz contract double %27, %26
  %29 = fmul reassoc nsz contract double %25, %25
  %30 = fadd reassoc nsz contract double %28, %29
  %31 = icmp sgt i32 %11, 0
  br i1 %31, label %32, label %188
32:                                               ; preds = %4
  %33 = getelementptr inbounds i8, ptr %6, i64 24
  %34 = getelementptr inbounds i8, ptr %6, i64 48
  %35 = getelementptr inbounds i8, ptr %6, i64 72
  %36 = getelementptr inbounds i8, ptr %6, i64 8
  %37 = getelementptr inbounds i8, ptr %6, i64 16
  %38 = getelementptr inbounds i8, ptr %6, i64 32
  %39 = getelementptr inbounds i8, ptr %6, i64 40
  %40 = getelementptr inbounds i8, ptr %7, i64 112
  %41 = getelementptr inbounds i8, ptr %7, i64 56
  %42 = getelementptr inbounds i8, ptr %7, i64 48
  %43 = mul nuw nsw i32 %11, 6
  %44 = zext nneg i32 %43 to i64
  %45 = mul nuw nsw i32 %11, 7
  %46 = zext nneg i32 %45 to i64
  %47 = mul nuw nsw i32 %11, 14
  %48 = zext nneg i32 %47 to i64
  %49 = zext nneg i32 %11 to i64
  %50 = fmul reassoc nsz contract double %25, 2.000000e+00
  %51 = fmul reassoc nsz contract double %19, 2.000000e+00
  %52 = fmul reassoc nsz contract double %22, 2.000000e+00
  br label %53
53:                                               ; preds = %116, %32
  %54 = phi i64 [ 0, %32 ], [ %129, %116 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %7)
  %55 = getelementptr inbounds double, ptr %14, i64 %54
  br label %56
56:                                               ; preds = %56, %53
  %57 = phi i64 [ 0, %53 ], [ %62, %56 ]
  %58 = mul nuw nsw i64 %57, %49
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds [15 x double], ptr %7, i64 0, i64 %57
  store double %60, ptr %61, align 8
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, 15
  br i1 %63, label %80, label %56
64:                                               ; preds = %93
  %65 = getelementptr inbounds double, ptr %8, i64 %54
  %66 = load double, ptr %6, align 16
  %67 = fmul reassoc nsz contract double %66, %19
  %68 = load double, ptr %36, align 8
  %69 = fmul reassoc nsz contract double %68, %22
  %70 = fadd reassoc nsz contract double %69, %67
  %71 = load double, ptr %37, align 16
  %72 = fmul reassoc nsz contract double %71, %25
  %73 = fadd reassoc nsz contract double %70, %72
  %74 = load double, ptr %33, align 8
  %75 = load double, ptr %38, align 16
  %76 = load double, ptr %39, align 8
  %77 = load double, ptr %40, align 16
  %78 = load double, ptr %41, align 8
  %79 = fadd reassoc nsz contract double %73, %78
  br label %131
80:                                               ; preds = %56, %93
  %81 = phi i64 [ %94, %93 ], [ 0, %56 ]
  %82 = icmp ult i64 %81, 2
  %83 = mul nuw nsw i64 %81, 3
  %84 = add nuw nsw i64 %83, 2
  %85 = select i1 %82, i64 %83, i64 %84
  %86 = and i64 %85, 4294967295
  %87 = getelementptr inbounds double, ptr %7, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %87, i64 8
  %90 = load double, ptr %89, align 8
  %91 = getelementptr inbounds i8, ptr %87, i64 16
  %92 = load double, ptr %91, align 8
  br label %96
93:                                               ; preds = %96
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %64, label %80
96:                                               ; preds = %96, %80
  %97 = phi i64 [ 0, %80 ], [ %114, %96 ]
  %98 = shl nuw nsw i64 %97, 2
  %99 = getelementptr inbounds double, ptr %1, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fmul reassoc nsz contract double %100, %88
  %102 = or disjoint i64 %98, 1
  %103 = getelementptr inbounds double, ptr %1, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = fmul reassoc nsz contract double %104, %90
  %106 = fadd reassoc nsz contract double %105, %101
  %107 = or disjoint i64 %98, 2
  %108 = getelementptr inbounds double, ptr %1, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fmul reassoc nsz contract double %109, %92
  %111 = fadd reassoc nsz contract double %106, %110
  %112 = add nuw nsw i64 %97, %83
  %113 = getelementptr inbounds [12 x double], ptr %6, i64 0, i64 %112
  store double %111, ptr %113, align 8
  %114 = add nuw nsw i64 %97, 1
  %115 = icmp eq i64 %114, 3
  br i1 %115, label %93, label %96
116:                                              ; preds = %131
  %117 = fmul reassoc nsz contract double %75, %52
  %118 = fmul reassoc nsz contract double %76, %50
  %119 = fmul reassoc nsz contract double %74, %51
  %120 = load double, ptr %42, align 16
  %121 = fmul reassoc nsz contract double %77, %30
  %122 = fadd reassoc nsz contract double %117, %119
  %123 = fadd reassoc nsz contract double %122, %118
  %124 = fadd reassoc nsz contract double %123, %121
  %125 = fadd reassoc nsz contract double %124, %120
  %126 = getelementptr inbounds double, ptr %65, i64 %44
  store double %125, ptr %126, align 8
  %127 = getelementptr inbounds double, ptr %65, i64 %46
  store double %79, ptr %127, align 8
  %128 = getelementptr inbounds double, ptr %65, i64 %48
  store double %77, ptr %128, align 8
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  %129 = add nuw nsw i64 %54, 1
  %130 = icmp eq i64 %129, %49
  br i1 %130, label %188, label %53
131:                                              ; preds = %131, %64
  %132 = phi i64 [ 0, %64 ], [ %133, %131 ]
  %133 = add nuw nsw i64 %132, 1
  %134 = icmp eq i64 %133, 3
  %135 = trunc i64 %132 to i32
  %136 = add i32 %135, 2
  %137 = urem i32 %136, 3
  %138 = getelementptr inbounds double, ptr %6, i64 %132
  %139 = load double, ptr %138, align 8
  %140 = mul nuw nsw i64 %132, %49
  %141 = getelementptr inbounds double, ptr %65, i64 %140
  store double %139, ptr %141, align 8
  %142 = getelementptr inbounds double, ptr %33, i64 %132
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %132
  %145 = load double, ptr %144, align 8
  %146 = fmul reassoc nsz contract double %145, %77
  %147 = fadd reassoc nsz contract double %146, %143
  %148 = add nuw nsw i64 %132, 3
  %149 = mul nuw nsw i64 %148, %49
  %150 = getelementptr inbounds double, ptr %65, i64 %149
  store double %147, ptr %150, align 8
  %151 = getelementptr inbounds double, ptr %34, i64 %132
  %152 = load double, ptr %151, align 8
  %153 = select i1 %134, i64 0, i64 %133
  %154 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = zext nneg i32 %137 to i64
  %157 = getelementptr inbounds double, ptr %6, i64 %156
  %158 = load double, ptr %157, align 8
  %159 = fmul reassoc nsz contract double %158, %155
  %160 = fadd reassoc nsz contract double %159, %152
  %161 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %156
  %162 = load double, ptr %161, align 8
  %163 = getelementptr inbounds double, ptr %6, i64 %153
  %164 = load double, ptr %163, align 8
  %165 = fmul reassoc nsz contract double %164, %162
  %166 = fsub reassoc nsz contract double %160, %165
  %167 = add nuw nsw i64 %132, 8
  %168 = mul nuw nsw i64 %167, %49
  %169 = getelementptr inbounds double, ptr %65, i64 %168
  store double %166, ptr %169, align 8
  %170 = getelementptr inbounds double, ptr %35, i64 %132
  %171 = load double, ptr %170, align 8
  %172 = getelementptr inbounds double, ptr %34, i64 %156
  %173 = load double, ptr %172, align 8
  %174 = fmul reassoc nsz contract double %173, %155
  %175 = getelementptr inbounds double, ptr %34, i64 %153
  %176 = load double, ptr %175, align 8
  %177 = fmul reassoc nsz contract double %139, %30
  %178 = fmul reassoc nsz contract double %145, %79
  %179 = fadd reassoc nsz contract double %174, %178
  %180 = fmul reassoc nsz contract double %176, %162
  %181 = fsub reassoc nsz contract double %179, %180
  %182 = fmul reassoc nsz contract double %181, -2.000000e+00
  %183 = fadd reassoc nsz contract double %171, %177
  %184 = fadd reassoc nsz contract double %183, %182
  %185 = add nuw nsw i64 %132, 11
  %186 = mul nuw nsw i64 %185, %49
  %187 = getelementptr inbounds double, ptr %65, i64 %186
  store double %184, ptr %187, align 8
  br i1 %134, label %116, label %131
188:                                              ; preds = %116, %4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  %189 = icmp sgt i32 %11, 0
  br i1 %189, label %190, label %199
190:                                              ; preds = %188
  %191 = icmp sgt i32 %13, 0
  %192 = icmp sgt i32 %13, 0
  %193 = zext i32 %13 to i64
  %194 = zext nneg i32 %11 to i64
  %195 = zext nneg i32 %11 to i64
  %196 = zext nneg i32 %11 to i64
  %197 = zext nneg i32 %13 to i64
  %198 = zext nneg i32 %13 to i64
  br label %200
199:                                              ; preds = %227, %188
  call void @llvm.lifetime.end.p0(i64 1296, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %8)
  ret void
200:                                              ; preds = %190, %227
  %201 = phi i64 [ 0, %190 ], [ %228, %227 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1296) %9, i8 0, i64 1296, i1 false)
  br label %205
202:                                              ; preds = %214
  br i1 %192, label %203, label %227
203:                                              ; preds = %202
  %204 = getelementptr inbounds double, ptr %3, i64 %201
  br label %230
205:                                              ; preds = %200, %214
  %206 = phi i64 [ 0, %200 ], [ %215, %214 ]
  br i1 %191, label %207, label %214
207:                                              ; preds = %205
  %208 = mul nuw nsw i64 %206, %193
  %209 = mul nuw nsw i64 %206, %194
  %210 = add nuw nsw i64 %209, %201
  %211 = getelementptr inbounds [135 x double], ptr %8, i64 0, i64 %210
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds double, ptr %17, i64 %208
  br label %217
214:                                              ; preds = %217, %205
  %215 = add nuw nsw i64 %206, 1
  %216 = icmp eq i64 %215, 15
  br i1 %216, label %202, label %205
217:                                              ; preds = %207, %217
  %218 = phi i64 [ 0, %207 ], [ %225, %217 ]
  %219 = getelementptr inbounds double, ptr %213, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fmul reassoc nsz contract double %212, %220
  %222 = getelementptr inbounds [162 x double], ptr %9, i64 0, i64 %218
  %223 = load double, ptr %222, align 8
  %224 = fadd reassoc nsz contract double %223, %221
  store double %224, ptr %222, align 8
  %225 = add nuw nsw i64 %218, 1
  %226 = icmp eq i64 %225, %197
  br i1 %226, label %214, label %217
227:                                              ; preds = %230, %202
  %228 = add nuw nsw i64 %201, 1
  %229 = icmp eq i64 %228, %196
  br i1 %229, label %199, label %200
230:                                              ; preds = %203, %230
  %231 = phi i64 [ 0, %203 ], [ %236, %230 ]
  %232 = getelementptr inbounds [162 x double], ptr %9, i64 0, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = mul nuw nsw i64 %231, %195
  %235 = getelementptr inbounds double, ptr %204, i64 %234
  store double %233, ptr %235, align 8
  %236 = add nuw nsw i64 %231, 1
  %237 = icmp eq i64 %236, %198
  br i1 %237, label %227, label %230
}
define internal fastcc void @reflect(ptr noalias nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [14 x double], align 16
  %7 = alloca [50 x double], align 16
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %7)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %37
9:                                                ; preds = %5
  %10 = icmp sgt i32 %1, 0
  %11 = sext i32 %4 to i64
  %12 = sext i32 %4 to i64
  %13 = sext i32 %4 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %1 to i64
  %16 = sext i32 %4 to i64
  %17 = sext i32 %1 to i64
  %18 = sext i32 %4 to i64
  %19 = sext i32 %1 to i64
  %20 = sext i32 %3 to i64
  %21 = zext nneg i32 %2 to i64
  %22 = zext i32 %1 to i64
  %23 = zext nneg i32 %1 to i64
  %24 = zext i32 %1 to i64
  %25 = zext i32 %4 to i64
  %26 = zext i32 %1 to i64
  %27 = zext i32 %4 to i64
  br label %28
28:                                               ; preds = %9, %139
  %29 = phi i64 [ 0, %9 ], [ %31, %139 ]
  %30 = icmp slt i64 %29, %20
  %31 = add nuw nsw i64 %29, 1
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = select i1 %30, i32 %3, i32 %32
  %34 = icmp slt i64 %29, %19
  %35 = sext i32 %33 to i64
  %36 = trunc nuw nsw i64 %29 to i32
  br label %43
37:                                               ; preds = %139, %5
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %6)
  ret void
38:                                               ; preds = %49
  br i1 %10, label %39, label %67
39:                                               ; preds = %38
  %40 = sext i32 %54 to i64
  %41 = getelementptr double, ptr %0, i64 %40
  %42 = getelementptr double, ptr %0, i64 %29
  br label %70
43:                                               ; preds = %28, %49
  %44 = phi i64 [ %29, %28 ], [ %55, %49 ]
  %45 = phi i32 [ %36, %28 ], [ %54, %49 ]
  %46 = phi double [ -1.000000e+00, %28 ], [ %52, %49 ]
  br i1 %34, label %47, label %49
47:                                               ; preds = %43
  %48 = getelementptr double, ptr %0, i64 %44
  br label %57
49:                                               ; preds = %57, %43
  %50 = phi double [ 0.000000e+00, %43 ], [ %64, %57 ]
  %51 = fcmp reassoc nsz contract ogt double %50, %46
  %52 = select nsz i1 %51, double %50, double %46
  %53 = trunc nuw nsw i64 %44 to i32
  %54 = select i1 %51, i32 %53, i32 %45
  %55 = add nuw nsw i64 %44, 1
  %56 = icmp slt i64 %55, %35
  br i1 %56, label %43, label %38
57:                                               ; preds = %47, %57
  %58 = phi i64 [ %29, %47 ], [ %65, %57 ]
  %59 = phi double [ 0.000000e+00, %47 ], [ %64, %57 ]
  %60 = mul nsw i64 %58, %11
  %61 = getelementptr double, ptr %48, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul reassoc nsz contract double %62, %62
  %64 = fadd reassoc nsz contract double %63, %59
  %65 = add nuw nsw i64 %58, 1
  %66 = icmp eq i64 %65, %22
  br i1 %66, label %49, label %57
67:                                               ; preds = %70, %38
  %68 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %52)
  %69 = fcmp reassoc nsz contract oeq double %68, 0.000000e+00
  br i1 %69, label %139, label %80
70:                                               ; preds = %39, %70
  %71 = phi i64 [ 0, %39 ], [ %78, %70 ]
  %72 = mul nsw i64 %71, %12
  %73 = getelementptr double, ptr %41, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = getelementptr double, ptr %42, i64 %72
  %76 = load double, ptr %75, align 8
  store double %76, ptr %73, align 8
  %77 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %71
  store double %74, ptr %77, align 8
  store double %74, ptr %75, align 8
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %23
  br i1 %79, label %67, label %70
80:                                               ; preds = %67
  %81 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %29
  %82 = load double, ptr %81, align 8
  %83 = tail call reassoc nsz contract double @llvm.fabs.f64(double %82)
  %84 = fadd reassoc nsz contract double %83, %68
  %85 = fmul reassoc nsz contract double %84, %68
  %86 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %85)
  %87 = fcmp reassoc nsz contract ogt double %82, 0.000000e+00
  %88 = fneg reassoc nsz contract double %68
  %89 = select reassoc nsz contract i1 %87, double %68, double %88
  %90 = fadd reassoc nsz contract double %89, %82
  store double %90, ptr %81, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(400) %7, i8 0, i64 400, i1 false)
  %91 = icmp slt i64 %29, %17
  br i1 %91, label %92, label %94
92:                                               ; preds = %80
  %93 = icmp slt i64 %29, %18
  br label %98
94:                                               ; preds = %106, %80
  %95 = icmp slt i64 %29, %15
  br i1 %95, label %96, label %139
96:                                               ; preds = %94
  %97 = icmp slt i64 %29, %16
  br label %119
98:                                               ; preds = %92, %106
  %99 = phi i64 [ %29, %92 ], [ %107, %106 ]
  %100 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fdiv reassoc nsz contract double %101, %86
  store double %102, ptr %100, align 8
  br i1 %93, label %103, label %106
103:                                              ; preds = %98
  %104 = mul nsw i64 %99, %13
  %105 = getelementptr double, ptr %0, i64 %104
  br label %109
106:                                              ; preds = %109, %98
  %107 = add nuw nsw i64 %99, 1
  %108 = icmp eq i64 %107, %24
  br i1 %108, label %94, label %98
109:                                              ; preds = %103, %109
  %110 = phi i64 [ %29, %103 ], [ %117, %109 ]
  %111 = getelementptr double, ptr %105, i64 %110
  %112 = load double, ptr %111, align 8
  %113 = fmul reassoc nsz contract double %112, %102
  %114 = getelementptr inbounds [50 x double], ptr %7, i64 0, i64 %110
  %115 = load double, ptr %114, align 8
  %116 = fadd reassoc nsz contract double %115, %113
  store double %116, ptr %114, align 8
  %117 = add nuw nsw i64 %110, 1
  %118 = icmp eq i64 %117, %25
  br i1 %118, label %106, label %109
119:                                              ; preds = %96, %126
  %120 = phi i64 [ %29, %96 ], [ %127, %126 ]
  br i1 %97, label %121, label %126
121:                                              ; preds = %119
  %122 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %120
  %123 = load double, ptr %122, align 8
  %124 = mul nsw i64 %120, %14
  %125 = getelementptr double, ptr %0, i64 %124
  br label %129
126:                                              ; preds = %129, %119
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, %26
  br i1 %128, label %139, label %119
129:                                              ; preds = %121, %129
  %130 = phi i64 [ %29, %121 ], [ %137, %129 ]
  %131 = getelementptr inbounds [50 x double], ptr %7, i64 0, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fmul reassoc nsz contract double %132, %123
  %134 = getelementptr double, ptr %125, i64 %130
  %135 = load double, ptr %134, align 8
  %136 = fsub reassoc nsz contract double %135, %133
  store double %136, ptr %134, align 8
  %137 = add nuw nsw i64 %130, 1
  %138 = icmp eq i64 %137, %27
  br i1 %138, label %126, label %129
139:                                              ; preds = %126, %94, %67
  %140 = icmp eq i64 %31, %21
  br i1 %140, label %37, label %28
}
declare i64 @llvm.smin.i64(i64, i64)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
