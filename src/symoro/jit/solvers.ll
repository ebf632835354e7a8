; sha256 of inverse.c linear.c shared.c general.c sliding.c solve.c solvers.c: 584604570b4b4f91fe01d565f8b04f3857d484dcdfe0d1dbd6d48625c0cd33cc
@solve_general.shift = internal unnamed_addr constant [4 x double] [double 0.000000e+00, double 2.000000e-03, double -2.000000e-03, double 2.000000e-04], align 16
@__const.displace.w = private unnamed_addr constant [3 x double] [double 4.800000e-01, double -6.000000e-01, double 6.400000e-01], align 16
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
define internal fastcc range(i64 -2147483648, 2147483648) i64 @rows_that_reach(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, ptr nocapture noundef %8, ptr nocapture noundef writeonly %9) unnamed_addr {
  %11 = load double, ptr %0, align 8
  %12 = fptosi double %11 to i32
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %33
15:                                               ; preds = %10
  %16 = load double, ptr %13, align 8
  %17 = fcmp reassoc nsz contract ogt double %16, 1.000000e+00
  %18 = select reassoc nsz contract i1 %17, double %16, double 1.000000e+00
  %19 = fcmp reassoc nsz contract olt double %18, 1.000000e+01
  %20 = select reassoc nsz contract i1 %19, double %18, double 1.000000e+01
  %21 = fmul reassoc nsz contract double %18, 0x3DA5FD7FE1796496
  %22 = fdiv reassoc nsz contract double %21, %20
  %23 = sext i32 %12 to i64
  %24 = shl nsw i64 %23, 3
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = getelementptr inbounds i8, ptr %0, i64 112
  %27 = getelementptr inbounds i8, ptr %0, i64 160
  %28 = getelementptr inbounds i8, ptr %0, i64 16
  %29 = sext i32 %12 to i64
  %30 = trunc i64 %2 to i32
  br label %35
31:                                               ; preds = %175
  %32 = sext i32 %176 to i64
  br label %33
33:                                               ; preds = %31, %10
  %34 = phi i64 [ 0, %10 ], [ %32, %31 ]
  ret i64 %34
35:                                               ; preds = %15, %175
  %36 = phi i32 [ 0, %15 ], [ %176, %175 ]
  %37 = phi i64 [ 0, %15 ], [ %177, %175 ]
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp reassoc nsz contract ogt double %39, 5.000000e-01
  br i1 %40, label %41, label %175
41:                                               ; preds = %35
  %42 = getelementptr inbounds double, ptr %6, i64 %37
  %43 = load double, ptr %42, align 8
  %44 = fcmp reassoc nsz contract ueq double %43, 0x7FF0000000000000
  br i1 %44, label %175, label %45
45:                                               ; preds = %41
  %46 = fcmp reassoc nsz contract ugt double %43, %22
  br i1 %46, label %154, label %47
47:                                               ; preds = %45
  %48 = mul nsw i32 %36, %12
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = mul nsw i64 %37, %23
  %52 = getelementptr inbounds double, ptr %3, i64 %51
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %50, ptr align 8 %52, i64 %24, i1 false)
  %53 = load double, ptr %0, align 8
  %54 = fptosi double %53 to i32
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %97
56:                                               ; preds = %47, %91
  %57 = phi i64 [ %92, %91 ], [ 0, %47 ]
  %58 = getelementptr inbounds double, ptr %25, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fcmp reassoc nsz contract une double %59, 0.000000e+00
  br i1 %60, label %61, label %91
61:                                               ; preds = %56
  %62 = getelementptr inbounds double, ptr %26, i64 %57
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds double, ptr %27, i64 %57
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds double, ptr %50, i64 %57
  %67 = load double, ptr %66, align 8
  %68 = fcmp reassoc nsz contract ogt double %67, 0xC00921FB54442D18
  %69 = fcmp reassoc nsz contract ole double %67, 0x400921FB54442D18
  %70 = and i1 %68, %69
  br i1 %70, label %77, label %71
71:                                               ; preds = %61
  %72 = fadd reassoc nsz contract double %67, 0xC00921FB54442D18
  %73 = fdiv reassoc nsz contract double %72, 0x401921FB54442D18
  %74 = tail call reassoc nsz contract double @llvm.ceil.f64(double %73)
  %75 = fmul reassoc nsz contract double %74, 0x401921FB54442D18
  %76 = fsub reassoc nsz contract double %67, %75
  br label %77
77:                                               ; preds = %71, %61
  %78 = phi nsz double [ %67, %61 ], [ %76, %71 ]
  %79 = fcmp reassoc nsz contract uge double %78, %63
  %80 = fadd reassoc nsz contract double %78, 0x401921FB54442D18
  %81 = fcmp reassoc nsz contract ugt double %80, %65
  %82 = select i1 %79, i1 true, i1 %81
  br i1 %82, label %83, label %89
83:                                               ; preds = %77
  %84 = fcmp reassoc nsz contract ogt double %78, %65
  br i1 %84, label %85, label %89
85:                                               ; preds = %83
  %86 = fadd reassoc nsz contract double %78, 0xC01921FB54442D18
  %87 = fcmp reassoc nsz contract ult double %86, %63
  br i1 %87, label %89, label %88
88:                                               ; preds = %85
  br label %89
89:                                               ; preds = %88, %85, %83, %77
  %90 = phi nsz double [ %86, %88 ], [ %78, %85 ], [ %78, %83 ], [ %80, %77 ]
  store double %90, ptr %66, align 8
  br label %91
91:                                               ; preds = %89, %56
  %92 = add nuw nsw i64 %57, 1
  %93 = load double, ptr %0, align 8
  %94 = fptosi double %93 to i32
  %95 = sext i32 %94 to i64
  %96 = icmp slt i64 %92, %95
  br i1 %96, label %56, label %97
97:                                               ; preds = %91, %47
  %98 = sext i32 %36 to i64
  %99 = getelementptr inbounds i8, ptr %8, i64 %98
  store i8 0, ptr %99, align 1
  %100 = icmp sgt i32 %36, 0
  br i1 %100, label %101, label %149
101:                                              ; preds = %97
  %102 = load double, ptr %0, align 8
  %103 = fptosi double %102 to i32
  %104 = icmp slt i32 %103, 1
  %105 = sext i32 %103 to i64
  %106 = zext nneg i32 %36 to i64
  br i1 %104, label %149, label %112
107:                                              ; preds = %148
  %108 = add nuw nsw i64 %114, 1
  %109 = icmp ult i64 %108, %106
  %110 = icmp eq i64 %108, %106
  %111 = or i1 %110, %104
  br i1 %111, label %149, label %112
112:                                              ; preds = %101, %107
  %113 = phi i1 [ %109, %107 ], [ true, %101 ]
  %114 = phi i64 [ %108, %107 ], [ 0, %101 ]
  %115 = mul nuw nsw i64 %114, %105
  %116 = getelementptr double, ptr %7, i64 %115
  br label %117
117:                                              ; preds = %142, %112
  %118 = phi i64 [ 0, %112 ], [ %145, %142 ]
  %119 = getelementptr inbounds double, ptr %50, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr double, ptr %116, i64 %118
  %122 = load double, ptr %121, align 8
  %123 = fsub reassoc nsz contract double %120, %122
  %124 = tail call reassoc nsz contract double @llvm.fabs.f64(double %123)
  %125 = getelementptr inbounds double, ptr %28, i64 %118
  %126 = load double, ptr %125, align 8
  %127 = fcmp reassoc nsz contract une double %126, 0.000000e+00
  %128 = fcmp reassoc nsz contract ogt double %124, 1.000000e+00
  %129 = select i1 %127, i1 %128, i1 false
  br i1 %129, label %130, label %137
130:                                              ; preds = %117
  %131 = fdiv reassoc nsz contract double %124, 0x401921FB54442D18
  %132 = fadd reassoc nsz contract double %131, 5.000000e-01
  %133 = tail call reassoc nsz contract double @llvm.floor.f64(double %132)
  %134 = fmul reassoc nsz contract double %133, 0x401921FB54442D18
  %135 = fsub reassoc nsz contract double %124, %134
  %136 = tail call reassoc nsz contract double @llvm.fabs.f64(double %135)
  br label %137
137:                                              ; preds = %130, %117
  %138 = phi nsz double [ %136, %130 ], [ %124, %117 ]
  br i1 %127, label %142, label %139
139:                                              ; preds = %137
  %140 = load double, ptr %13, align 8
  %141 = fmul reassoc nsz contract double %140, 0x3EB0C6F7A0B5ED8D
  br label %142
142:                                              ; preds = %139, %137
  %143 = phi reassoc nsz contract double [ %141, %139 ], [ 0x3EB0C6F7A0B5ED8D, %137 ]
  %144 = fcmp reassoc nsz contract olt double %138, %143
  %145 = add nuw nsw i64 %118, 1
  %146 = icmp slt i64 %145, %105
  %147 = select i1 %146, i1 %144, i1 false
  br i1 %147, label %117, label %148
148:                                              ; preds = %142
  br i1 %144, label %149, label %107
149:                                              ; preds = %107, %148, %101, %97
  %150 = phi i1 [ %100, %97 ], [ true, %101 ], [ %109, %107 ], [ %113, %148 ]
  %151 = xor i1 %150, true
  %152 = zext i1 %151 to i32
  %153 = add nsw i32 %36, %152
  br label %158
154:                                              ; preds = %45
  %155 = mul nsw i64 %37, %29
  %156 = getelementptr inbounds double, ptr %3, i64 %155
  %157 = tail call fastcc i32 @take(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %156, ptr noundef %7, ptr noundef %8, i32 noundef %36, i32 noundef %30)
  br label %158
158:                                              ; preds = %154, %149
  %159 = phi i32 [ %153, %149 ], [ %157, %154 ]
  %160 = icmp sgt i32 %159, %36
  br i1 %160, label %161, label %175
161:                                              ; preds = %158
  %162 = sext i32 %36 to i64
  %163 = getelementptr inbounds i64, ptr %9, i64 %162
  store i64 %37, ptr %163, align 8
  %164 = getelementptr inbounds double, ptr %5, i64 %37
  %165 = load double, ptr %164, align 8
  %166 = fcmp reassoc nsz contract ogt double %165, 5.000000e-01
  br i1 %166, label %171, label %167
167:                                              ; preds = %161
  %168 = getelementptr inbounds i8, ptr %8, i64 %162
  %169 = load i8, ptr %168, align 1
  %170 = icmp ne i8 %169, 0
  br label %171
171:                                              ; preds = %167, %161
  %172 = phi i1 [ true, %161 ], [ %170, %167 ]
  %173 = zext i1 %172 to i8
  %174 = getelementptr inbounds i8, ptr %8, i64 %162
  store i8 %173, ptr %174, align 1
  br label %175
175:                                              ; preds = %158, %171, %35, %41
  %176 = phi i32 [ %36, %41 ], [ %36, %35 ], [ %159, %171 ], [ %159, %158 ]
  %177 = add nuw nsw i64 %37, 1
  %178 = icmp eq i64 %177, %2
  br i1 %178, label %31, label %35
}
define void @closed_many(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr nocapture noundef %8, ptr nocapture noundef %9, ptr nocapture noundef writeonly %10, ptr nocapture noundef writeonly %11) local_unnamed_addr {
  %13 = load double, ptr %1, align 8
  %14 = fptosi double %13 to i64
  %15 = mul nsw i64 %14, %2
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %18, label %17
17:                                               ; preds = %18, %12
  ret void
18:                                               ; preds = %12, %18
  %19 = phi i64 [ %33, %18 ], [ 0, %12 ]
  %20 = shl nsw i64 %19, 7
  %21 = getelementptr inbounds i8, ptr %3, i64 %20
  %22 = mul nsw i64 %15, %19
  %23 = getelementptr inbounds double, ptr %4, i64 %22
  %24 = mul nsw i64 %19, %2
  %25 = getelementptr inbounds double, ptr %5, i64 %24
  %26 = getelementptr inbounds double, ptr %6, i64 %24
  %27 = getelementptr inbounds double, ptr %7, i64 %24
  %28 = getelementptr inbounds double, ptr %8, i64 %22
  %29 = getelementptr inbounds i8, ptr %9, i64 %24
  %30 = getelementptr inbounds i64, ptr %10, i64 %24
  %31 = tail call fastcc i64 @rows_that_reach(ptr noundef nonnull %1, ptr noundef %21, i64 noundef %2, ptr noundef %23, ptr noundef %25, ptr noundef %26, ptr noundef %27, ptr noundef %28, ptr noundef %29, ptr noundef %30)
  %32 = getelementptr inbounds i64, ptr %11, i64 %19
  store i64 %31, ptr %32, align 8
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %17, label %18
}
define void @general_many(i64 noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7, ptr nocapture noundef writeonly %8) local_unnamed_addr {
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %14
11:                                               ; preds = %9
  %12 = trunc i64 %3 to i32
  %13 = trunc i64 %4 to i32
  br label %15
14:                                               ; preds = %15, %9
  ret void
15:                                               ; preds = %11, %15
  %16 = phi i64 [ 0, %11 ], [ %25, %15 ]
  %17 = shl nsw i64 %16, 4
  %18 = getelementptr inbounds double, ptr %5, i64 %17
  %19 = mul i64 %16, 768
  %20 = getelementptr inbounds i8, ptr %6, i64 %19
  %21 = getelementptr inbounds i8, ptr %7, i64 %17
  %22 = tail call fastcc i32 @solve_general(ptr noundef %1, ptr noundef %2, i32 noundef %12, i32 noundef %13, ptr noundef %18, ptr noundef %20, ptr noundef %21)
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %8, i64 %16
  store i64 %23, ptr %24, align 8
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %14, label %15
}
define internal fastcc i32 @solve_general(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5, ptr nocapture noundef %6) unnamed_addr {
  %8 = alloca [12 x i32], align 16
  %9 = alloca [144 x double], align 16
  %10 = alloca [72 x double], align 16
  %11 = alloca [72 x double], align 16
  %12 = alloca [144 x double], align 16
  %13 = alloca [576 x double], align 16
  %14 = alloca [144 x double], align 16
  %15 = alloca [6 x double], align 16
  %16 = alloca [6 x double], align 16
  %17 = alloca [6 x double], align 16
  %18 = alloca [24 x double], align 16
  %19 = alloca [432 x double], align 16
  %20 = alloca [144 x double], align 16
  %21 = alloca [144 x double], align 16
  %22 = alloca [12 x double], align 16
  %23 = alloca [12 x double], align 16
  %24 = alloca [60 x double], align 16
  %25 = alloca [162 x double], align 16
  %26 = alloca [576 x double], align 16
  %27 = alloca [576 x double], align 16
  %28 = alloca [576 x double], align 16
  %29 = alloca [6 x [12 x double]], align 16
  %30 = alloca [24 x double], align 16
  %31 = alloca [24 x double], align 16
  %32 = alloca [24 x double], align 16
  %33 = alloca [24 x double], align 16
  %34 = alloca [24 x double], align 16
  %35 = alloca [72 x double], align 16
  %36 = alloca [4 x [12 x double]], align 16
  %37 = alloca [4 x [4 x double]], align 16
  %38 = alloca [2 x double], align 16
  %39 = alloca double, align 8
  %40 = alloca [9 x double], align 16
  %41 = alloca [576 x double], align 16
  %42 = alloca [24 x double], align 16
  %43 = alloca [24 x double], align 16
  %44 = alloca [24 x double], align 16
  %45 = alloca [4 x i32], align 16
  %46 = alloca [12 x double], align 16
  %47 = alloca [12 x double], align 16
  %48 = alloca [12 x double], align 16
  %49 = alloca [240 x double], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %47)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %48)
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %49)
  %50 = call fastcc i32 @rigid(ptr noundef %4, ptr noundef nonnull %46)
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %919, label %52
52:                                               ; preds = %7
  %53 = getelementptr inbounds i8, ptr %0, i64 16
  br label %54
54:                                               ; preds = %54, %52
  %55 = phi i64 [ 0, %52 ], [ %62, %54 ]
  %56 = phi i32 [ 0, %52 ], [ %61, %54 ]
  %57 = getelementptr inbounds double, ptr %53, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = fcmp reassoc nsz contract oeq double %58, 0.000000e+00
  %60 = zext i1 %59 to i32
  %61 = add nuw nsw i32 %56, %60
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, 6
  br i1 %63, label %64, label %54
64:                                               ; preds = %54
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %47, ptr noundef nonnull align 16 dereferenceable(96) %46, i64 96, i1 false)
  %65 = getelementptr inbounds i8, ptr %0, i64 8
  %66 = load double, ptr %65, align 8
  br label %81
67:                                               ; preds = %81
  %68 = icmp eq i32 %61, 2
  %69 = icmp sgt i32 %3, 0
  br i1 %69, label %70, label %919
70:                                               ; preds = %67
  %71 = select i1 %68, ptr %46, ptr %47
  %72 = getelementptr inbounds i8, ptr %48, i64 24
  %73 = getelementptr inbounds i8, ptr %48, i64 56
  %74 = getelementptr inbounds i8, ptr %48, i64 88
  %75 = getelementptr inbounds i8, ptr %19, i64 96
  %76 = getelementptr inbounds i8, ptr %9, i64 120
  %77 = getelementptr inbounds i8, ptr %0, i64 8
  %78 = getelementptr inbounds i8, ptr %41, i64 1592
  %79 = getelementptr inbounds i8, ptr %38, i64 8
  %80 = zext nneg i32 %3 to i64
  br label %88
81:                                               ; preds = %64, %81
  %82 = phi i64 [ 3, %64 ], [ %86, %81 ]
  %83 = getelementptr inbounds [12 x double], ptr %47, i64 0, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fdiv reassoc nsz contract double %84, %66
  store double %85, ptr %83, align 8
  %86 = add nuw nsw i64 %82, 4
  %87 = icmp ult i64 %82, 8
  br i1 %87, label %81, label %67
88:                                               ; preds = %895, %70
  %89 = phi i64 [ 0, %70 ], [ %908, %895 ]
  %90 = phi i32 [ 0, %70 ], [ %896, %895 ]
  %91 = phi i32 [ 0, %70 ], [ %891, %895 ]
  %92 = trunc nuw nsw i64 %89 to i32
  %93 = srem i32 %92, %2
  %94 = mul nuw nsw i32 %93, 2700
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = getelementptr inbounds [4 x double], ptr @solve_general.shift, i64 0, i64 %89
  %98 = load double, ptr %97, align 8
  br i1 %68, label %99, label %203
99:                                               ; preds = %88
  %100 = load double, ptr %77, align 8
  call fastcc void @displace(ptr noundef nonnull %71, double noundef %98, double noundef %100, ptr noundef nonnull %48)
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %36)
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %37)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %38)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %39)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %40)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %41)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %42)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %43)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %44)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %45)
  %101 = load double, ptr %96, align 8
  %102 = fptosi double %101 to i32
  %103 = call reassoc nsz contract fastcc double @coefficients(ptr noundef readonly %0, ptr noundef nonnull readonly %96, ptr noundef nonnull readonly %48, ptr noundef nonnull %36, ptr noundef nonnull %45, ptr noundef nonnull %40)
  %104 = load double, ptr %40, align 16
  %105 = tail call reassoc nsz contract double @llvm.fabs.f64(double %104)
  %106 = fmul reassoc nsz contract double %103, 0x3EB0C6F7A0B5ED8D
  %107 = fcmp reassoc nsz contract ogt double %105, %106
  %108 = select i1 %107, i32 0, i32 32
  %109 = fmul reassoc nsz contract double %103, 0x3D06849B86A12B9B
  %110 = fcmp reassoc nsz contract olt double %105, %109
  %111 = fcmp reassoc nsz contract oeq double %103, 0.000000e+00
  %112 = or i1 %111, %110
  br i1 %112, label %113, label %115
113:                                              ; preds = %99
  %114 = fadd reassoc nsz contract double %109, 1.000000e-300
  store double %114, ptr %40, align 16
  br label %115
115:                                              ; preds = %113, %99
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %41, i8 0, i64 4608, i1 false)
  %116 = load double, ptr %40, align 16
  br label %127
117:                                              ; preds = %127
  store double 0.000000e+00, ptr %78, align 8
  call fastcc void @balance(ptr noundef nonnull %41, i32 noundef 8, ptr noundef nonnull %42)
  %118 = call fastcc i32 @eigenvalues(ptr noundef nonnull %41, i32 noundef 8, ptr noundef nonnull %43, ptr noundef nonnull %44)
  %119 = icmp slt i32 %118, 8
  %120 = select i1 %119, i32 32, i32 0
  %121 = add nuw nsw i32 %120, %108
  %122 = icmp sgt i32 %118, 0
  br i1 %122, label %123, label %200
123:                                              ; preds = %117
  %124 = sub nsw i32 8, %118
  %125 = getelementptr inbounds i8, ptr %96, i64 8
  %126 = sext i32 %124 to i64
  br label %139
127:                                              ; preds = %127, %115
  %128 = phi i64 [ 0, %115 ], [ %129, %127 ]
  %129 = add nuw nsw i64 %128, 1
  %130 = getelementptr inbounds [9 x double], ptr %40, i64 0, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fneg reassoc nsz contract double %131
  %133 = fdiv reassoc nsz contract double %132, %116
  %134 = getelementptr inbounds [576 x double], ptr %41, i64 0, i64 %128
  store double %133, ptr %134, align 8
  %135 = mul nuw nsw i64 %129, 25
  %136 = add nsw i64 %135, -1
  %137 = getelementptr inbounds [576 x double], ptr %41, i64 0, i64 %136
  store double 1.000000e+00, ptr %137, align 8
  %138 = icmp eq i64 %129, 8
  br i1 %138, label %117, label %127
139:                                              ; preds = %194, %123
  %140 = phi i32 [ %121, %123 ], [ %195, %194 ]
  %141 = phi i64 [ %126, %123 ], [ %197, %194 ]
  %142 = phi i32 [ 0, %123 ], [ %196, %194 ]
  %143 = getelementptr inbounds [24 x double], ptr %44, i64 0, i64 %141
  %144 = load double, ptr %143, align 8
  %145 = fcmp reassoc nsz contract ult double %144, 0.000000e+00
  br i1 %145, label %194, label %146
146:                                              ; preds = %139
  %147 = getelementptr inbounds [24 x double], ptr %43, i64 0, i64 %141
  %148 = load double, ptr %147, align 8
  %149 = tail call reassoc nsz contract double @llvm.fabs.f64(double %148)
  %150 = fadd reassoc nsz contract double %149, 1.000000e+00
  %151 = fmul reassoc nsz contract double %150, 3.000000e-02
  %152 = fcmp reassoc nsz contract olt double %144, %151
  br i1 %152, label %153, label %194
153:                                              ; preds = %146
  %154 = fcmp reassoc nsz contract oeq double %144, 0.000000e+00
  %155 = fmul reassoc nsz contract double %150, 3.000000e-03
  %156 = fcmp reassoc nsz contract olt double %144, %155
  %157 = select i1 %156, i32 2, i32 0
  %158 = select i1 %154, i32 1, i32 %157
  %159 = add nsw i32 %158, %140
  %160 = load double, ptr %125, align 8
  %161 = tail call reassoc nsz contract double @llvm.atan.f64(double %148)
  %162 = fmul reassoc nsz contract double %161, 2.000000e+00
  %163 = fadd reassoc nsz contract double %160, %162
  %164 = call reassoc nsz contract fastcc double @angles(ptr noundef nonnull %36, double noundef %163, ptr noundef nonnull %37, ptr noundef nonnull %39)
  %165 = load double, ptr %39, align 8
  call fastcc void @volume(ptr noundef readonly %0, ptr noundef nonnull readonly %48, ptr noundef nonnull %45, i32 noundef %102, ptr noundef nonnull %37, double noundef %165, ptr noundef nonnull %38)
  %166 = fcmp reassoc nsz contract ogt double %165, 0.000000e+00
  %167 = select reassoc nsz contract i1 %166, double 1.000000e+00, double 0.000000e+00
  %168 = load double, ptr %38, align 16
  %169 = load double, ptr %79, align 8
  %170 = fadd reassoc nsz contract double %169, %168
  %171 = tail call reassoc nsz contract double @llvm.fabs.f64(double %170)
  %172 = fsub reassoc nsz contract double %168, %169
  %173 = tail call reassoc nsz contract double @llvm.fabs.f64(double %172)
  %174 = fmul reassoc nsz contract double %173, 1.000000e+03
  %175 = fcmp reassoc nsz contract olt double %171, %174
  %176 = fcmp reassoc nsz contract oeq double %167, 0.000000e+00
  %177 = or i1 %176, %175
  br i1 %177, label %178, label %183
178:                                              ; preds = %153
  %179 = add nsw i32 %142, 1
  %180 = mul nsw i32 %142, 6
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %49, i64 %181
  call fastcc void @slid(ptr noundef readonly %0, ptr noundef nonnull readonly %48, ptr noundef nonnull %45, i32 noundef %102, ptr noundef nonnull %37, double noundef %167, ptr noundef nonnull %182)
  br label %183
183:                                              ; preds = %178, %153
  %184 = phi i32 [ %179, %178 ], [ %142, %153 ]
  %185 = fmul reassoc nsz contract double %171, 1.000000e+03
  %186 = fcmp reassoc nsz contract olt double %173, %185
  %187 = and i1 %166, %186
  br i1 %187, label %188, label %194
188:                                              ; preds = %183
  %189 = fneg reassoc nsz contract double %167
  %190 = add nsw i32 %184, 1
  %191 = mul nsw i32 %184, 6
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds double, ptr %49, i64 %192
  call fastcc void @slid(ptr noundef readonly %0, ptr noundef nonnull readonly %48, ptr noundef nonnull %45, i32 noundef %102, ptr noundef nonnull %37, double noundef %189, ptr noundef nonnull %193)
  br label %194
194:                                              ; preds = %188, %183, %146, %139
  %195 = phi i32 [ %140, %139 ], [ %159, %188 ], [ %159, %183 ], [ %140, %146 ]
  %196 = phi i32 [ %142, %139 ], [ %190, %188 ], [ %184, %183 ], [ %142, %146 ]
  %197 = add nsw i64 %141, 1
  %198 = and i64 %197, 4294967295
  %199 = icmp eq i64 %198, 8
  br i1 %199, label %200, label %139
200:                                              ; preds = %194, %117
  %201 = phi i32 [ %121, %117 ], [ %195, %194 ]
  %202 = phi i32 [ 0, %117 ], [ %196, %194 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %45)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %44)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %43)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %42)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %41)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %40)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %39)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %38)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %37)
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %36)
  br label %882
203:                                              ; preds = %88
  call fastcc void @displace(ptr noundef nonnull %71, double noundef %98, double noundef 1.000000e+00, ptr noundef nonnull %48)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %22)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %23)
  call void @llvm.lifetime.start.p0(i64 480, ptr nonnull %24)
  call void @llvm.lifetime.start.p0(i64 1296, ptr nonnull %25)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %26)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %27)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %28)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %29)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %30)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %31)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %32)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %33)
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %34)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %35)
  %204 = getelementptr inbounds i8, ptr %96, i64 24
  %205 = load double, ptr %204, align 8
  %206 = fptosi double %205 to i32
  %207 = load double, ptr %72, align 8
  %208 = load double, ptr %73, align 8
  %209 = load double, ptr %74, align 8
  br label %210
210:                                              ; preds = %215, %203
  %211 = phi i64 [ 0, %203 ], [ %232, %215 ]
  %212 = getelementptr inbounds double, ptr %48, i64 %211
  %213 = shl nsw i64 %211, 5
  %214 = getelementptr inbounds i8, ptr %22, i64 %213
  br label %234
215:                                              ; preds = %234
  %216 = load double, ptr %212, align 8
  %217 = fmul reassoc nsz contract double %216, %207
  %218 = or disjoint i64 %211, 4
  %219 = getelementptr inbounds double, ptr %48, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fmul reassoc nsz contract double %220, %208
  %222 = fadd reassoc nsz contract double %221, %217
  %223 = or disjoint i64 %211, 8
  %224 = getelementptr inbounds double, ptr %48, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = fmul reassoc nsz contract double %225, %209
  %227 = fadd reassoc nsz contract double %222, %226
  %228 = fneg reassoc nsz contract double %227
  %229 = shl nuw nsw i64 %211, 2
  %230 = or disjoint i64 %229, 3
  %231 = getelementptr inbounds double, ptr %22, i64 %230
  store double %228, ptr %231, align 8
  %232 = add nuw nsw i64 %211, 1
  %233 = icmp eq i64 %232, 3
  br i1 %233, label %242, label %210
234:                                              ; preds = %234, %210
  %235 = phi i64 [ 0, %210 ], [ %240, %234 ]
  %236 = shl nsw i64 %235, 5
  %237 = getelementptr inbounds i8, ptr %212, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds double, ptr %214, i64 %235
  store double %238, ptr %239, align 8
  %240 = add nuw nsw i64 %235, 1
  %241 = icmp eq i64 %240, 3
  br i1 %241, label %215, label %234
242:                                              ; preds = %215
  %243 = getelementptr inbounds i8, ptr %96, i64 240
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %29, ptr noundef nonnull align 8 dereferenceable(576) %243, i64 576, i1 false)
  %244 = getelementptr inbounds i8, ptr %96, i64 816
  %245 = getelementptr inbounds i8, ptr %96, i64 8
  %246 = load double, ptr %245, align 8
  %247 = fcmp reassoc nsz contract une double %246, 0.000000e+00
  %248 = select i1 %247, ptr %22, ptr %48
  br label %249
249:                                              ; preds = %259, %242
  %250 = phi i64 [ 0, %242 ], [ %266, %259 ]
  %251 = getelementptr inbounds double, ptr %244, i64 %250
  %252 = or disjoint i64 %250, 1
  %253 = getelementptr inbounds double, ptr %244, i64 %252
  %254 = or disjoint i64 %250, 2
  %255 = getelementptr inbounds double, ptr %244, i64 %254
  %256 = load double, ptr %251, align 8
  %257 = load double, ptr %253, align 8
  %258 = load double, ptr %255, align 8
  br label %268
259:                                              ; preds = %268
  %260 = or disjoint i64 %250, 3
  %261 = getelementptr inbounds double, ptr %244, i64 %260
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds double, ptr %23, i64 %260
  %264 = load double, ptr %263, align 8
  %265 = fadd reassoc nsz contract double %264, %262
  store double %265, ptr %263, align 8
  %266 = add nuw nsw i64 %250, 4
  %267 = icmp ult i64 %250, 8
  br i1 %267, label %249, label %287
268:                                              ; preds = %268, %249
  %269 = phi i64 [ 0, %249 ], [ %285, %268 ]
  %270 = getelementptr inbounds double, ptr %248, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = fmul reassoc nsz contract double %271, %256
  %273 = or disjoint i64 %269, 4
  %274 = getelementptr inbounds double, ptr %248, i64 %273
  %275 = load double, ptr %274, align 8
  %276 = fmul reassoc nsz contract double %275, %257
  %277 = fadd reassoc nsz contract double %276, %272
  %278 = or disjoint i64 %269, 8
  %279 = getelementptr inbounds double, ptr %248, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = fmul reassoc nsz contract double %280, %258
  %282 = fadd reassoc nsz contract double %277, %281
  %283 = or disjoint i64 %269, %250
  %284 = getelementptr inbounds double, ptr %23, i64 %283
  store double %282, ptr %284, align 8
  %285 = add nuw nsw i64 %269, 1
  %286 = icmp eq i64 %285, 4
  br i1 %286, label %259, label %268
287:                                              ; preds = %259
  %288 = getelementptr inbounds i8, ptr %96, i64 912
  %289 = getelementptr inbounds i8, ptr %96, i64 16
  %290 = load double, ptr %289, align 8
  %291 = fptosi double %290 to i32
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds [6 x [12 x double]], ptr %29, i64 0, i64 %292
  br label %294
294:                                              ; preds = %304, %287
  %295 = phi i64 [ 0, %287 ], [ %311, %304 ]
  %296 = getelementptr inbounds double, ptr %23, i64 %295
  %297 = or disjoint i64 %295, 1
  %298 = getelementptr inbounds double, ptr %23, i64 %297
  %299 = or disjoint i64 %295, 2
  %300 = getelementptr inbounds double, ptr %23, i64 %299
  %301 = load double, ptr %296, align 16
  %302 = load double, ptr %298, align 8
  %303 = load double, ptr %300, align 16
  br label %313
304:                                              ; preds = %313
  %305 = or disjoint i64 %295, 3
  %306 = getelementptr inbounds double, ptr %23, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = getelementptr inbounds double, ptr %293, i64 %305
  %309 = load double, ptr %308, align 8
  %310 = fadd reassoc nsz contract double %309, %307
  store double %310, ptr %308, align 8
  %311 = add nuw nsw i64 %295, 4
  %312 = icmp ult i64 %295, 8
  br i1 %312, label %294, label %332
313:                                              ; preds = %313, %294
  %314 = phi i64 [ 0, %294 ], [ %330, %313 ]
  %315 = getelementptr inbounds double, ptr %288, i64 %314
  %316 = load double, ptr %315, align 8
  %317 = fmul reassoc nsz contract double %316, %301
  %318 = or disjoint i64 %314, 4
  %319 = getelementptr inbounds double, ptr %288, i64 %318
  %320 = load double, ptr %319, align 8
  %321 = fmul reassoc nsz contract double %320, %302
  %322 = fadd reassoc nsz contract double %321, %317
  %323 = or disjoint i64 %314, 8
  %324 = getelementptr inbounds double, ptr %288, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = fmul reassoc nsz contract double %325, %303
  %327 = fadd reassoc nsz contract double %322, %326
  %328 = or disjoint i64 %314, %295
  %329 = getelementptr inbounds double, ptr %293, i64 %328
  store double %327, ptr %329, align 8
  %330 = add nuw nsw i64 %314, 1
  %331 = icmp eq i64 %330, 4
  br i1 %331, label %304, label %313
332:                                              ; preds = %304
  %333 = shl i32 %206, 1
  call fastcc void @equations(ptr noundef %96, ptr noundef nonnull readonly %48, ptr noundef nonnull %25, ptr noundef nonnull %24)
  %334 = sub nsw i32 6, %206
  %335 = add i32 %333, 24
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %19)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %20)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %21)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(3456) %19, i8 0, i64 3456, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %20, i8 0, i64 1152, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %21, i8 0, i64 1152, i1 false)
  %336 = shl nsw i32 %334, 1
  %337 = shl i32 %206, 2
  %338 = add i32 %337, 48
  %339 = zext i32 %338 to i64
  %340 = zext i32 %335 to i64
  %341 = mul i32 %206, 24
  %342 = add i32 %341, -144
  %343 = zext i32 %342 to i64
  %344 = sext i32 %335 to i64
  %345 = sext i32 %336 to i64
  %346 = sext i32 %334 to i64
  br label %347
347:                                              ; preds = %361, %332
  %348 = phi i64 [ 0, %332 ], [ %365, %361 ]
  %349 = phi ptr [ %25, %332 ], [ %364, %361 ]
  %350 = mul nuw nsw i64 %348, 24
  %351 = add nuw nsw i64 %350, %343
  %352 = mul nuw nsw i64 %348, %339
  %353 = shl nuw nsw i64 %348, 1
  %354 = getelementptr i8, ptr %349, i64 144
  %355 = getelementptr i8, ptr %349, i64 72
  br label %367
356:                                              ; preds = %361
  %357 = add i32 %333, 12
  %358 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %19, i32 noundef 12, i32 noundef %335)
  %359 = sext i32 %357 to i64
  %360 = shl nsw i64 %359, 3
  br label %414
361:                                              ; preds = %404
  %362 = icmp slt i64 %348, %346
  %363 = getelementptr inbounds i8, ptr %349, i64 216
  %364 = select i1 %362, ptr %354, ptr %363
  %365 = add nuw nsw i64 %348, 1
  %366 = icmp eq i64 %365, 6
  br i1 %366, label %356, label %347
367:                                              ; preds = %404, %347
  %368 = phi i64 [ 0, %347 ], [ %405, %404 ]
  %369 = add nuw nsw i64 %368, %353
  %370 = sub nsw i64 %369, %345
  %371 = mul nsw i64 %369, %344
  %372 = getelementptr inbounds double, ptr %19, i64 %371
  %373 = mul nuw nsw i64 %368, 24
  %374 = getelementptr inbounds i8, ptr %372, i64 %373
  %375 = icmp slt i64 %370, 0
  br i1 %375, label %392, label %376
376:                                              ; preds = %367
  %377 = getelementptr i8, ptr %19, i64 %373
  %378 = mul nuw nsw i64 %368, %340
  %379 = add nuw i64 %378, %352
  %380 = shl i64 %379, 32
  %381 = ashr exact i64 %380, 29
  %382 = getelementptr i8, ptr %377, i64 %381
  %383 = mul nuw nsw i64 %368, 15
  %384 = add nuw nsw i64 %351, %383
  %385 = shl i64 %384, 3
  %386 = and i64 %385, 34359738360
  %387 = getelementptr i8, ptr %21, i64 %386
  %388 = getelementptr i8, ptr %20, i64 %386
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %382, ptr noundef nonnull align 8 dereferenceable(72) %354, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %387, ptr noundef nonnull align 8 dereferenceable(72) %355, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %388, ptr noundef nonnull align 8 dereferenceable(72) %349, i64 72, i1 false)
  %389 = add nsw i64 %371, 24
  %390 = add nsw i64 %389, %370
  %391 = getelementptr inbounds [432 x double], ptr %19, i64 0, i64 %390
  store double 1.000000e+00, ptr %391, align 8
  br label %404
392:                                              ; preds = %367, %392
  %393 = phi i64 [ %402, %392 ], [ 0, %367 ]
  %394 = add nuw nsw i64 %393, 9
  %395 = getelementptr inbounds double, ptr %349, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds double, ptr %374, i64 %393
  store double %396, ptr %397, align 8
  %398 = getelementptr inbounds double, ptr %349, i64 %393
  %399 = load double, ptr %398, align 8
  %400 = fneg reassoc nsz contract double %399
  %401 = getelementptr inbounds i8, ptr %397, i64 96
  store double %400, ptr %401, align 8
  %402 = add nuw nsw i64 %393, 1
  %403 = icmp eq i64 %402, 9
  br i1 %403, label %404, label %392
404:                                              ; preds = %392, %376
  %405 = add nuw nsw i64 %368, 1
  %406 = icmp eq i64 %368, 0
  br i1 %406, label %367, label %361
407:                                              ; preds = %414
  %408 = icmp sgt i32 %206, 0
  br i1 %408, label %409, label %466
409:                                              ; preds = %407
  %410 = tail call i32 @llvm.smax.i32(i32 %357, i32 1)
  %411 = tail call i32 @llvm.smax.i32(i32 %333, i32 1)
  %412 = zext nneg i32 %411 to i64
  %413 = zext nneg i32 %410 to i64
  br label %422
414:                                              ; preds = %414, %356
  %415 = phi i64 [ 0, %356 ], [ %420, %414 ]
  %416 = mul nuw nsw i64 %415, 192
  %417 = getelementptr inbounds i8, ptr %26, i64 %416
  %418 = mul nsw i64 %415, %344
  %419 = getelementptr double, ptr %75, i64 %418
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %417, ptr nonnull align 16 %419, i64 %360, i1 false)
  %420 = add nuw nsw i64 %415, 1
  %421 = icmp eq i64 %420, 12
  br i1 %421, label %407, label %414
422:                                              ; preds = %450, %409
  %423 = phi i64 [ 0, %409 ], [ %451, %450 ]
  %424 = mul i64 %423, 103079215104
  %425 = add i64 %424, 1236950581248
  %426 = ashr exact i64 %425, 29
  %427 = getelementptr inbounds i8, ptr %26, i64 %426
  %428 = mul nuw nsw i64 %423, 12
  %429 = and i64 %428, 4294967292
  br label %430
430:                                              ; preds = %438, %422
  %431 = phi i64 [ 0, %422 ], [ %441, %438 ]
  %432 = icmp ult i64 %431, 12
  br i1 %432, label %433, label %438
433:                                              ; preds = %430
  %434 = add nuw nsw i64 %431, %429
  %435 = getelementptr inbounds [144 x double], ptr %20, i64 0, i64 %434
  %436 = load double, ptr %435, align 8
  %437 = fneg reassoc nsz contract double %436
  br label %438
438:                                              ; preds = %433, %430
  %439 = phi reassoc nsz contract double [ %437, %433 ], [ 0.000000e+00, %430 ]
  %440 = getelementptr inbounds double, ptr %427, i64 %431
  store double %439, ptr %440, align 8
  %441 = add nuw nsw i64 %431, 1
  %442 = icmp eq i64 %441, %413
  br i1 %442, label %443, label %430
443:                                              ; preds = %438, %453
  %444 = phi i64 [ %454, %453 ], [ 0, %438 ]
  %445 = add nuw nsw i64 %444, %429
  %446 = getelementptr inbounds [144 x double], ptr %21, i64 0, i64 %445
  %447 = load double, ptr %446, align 8
  %448 = mul nuw nsw i64 %444, 192
  %449 = getelementptr i8, ptr %26, i64 %448
  br label %456
450:                                              ; preds = %453
  %451 = add nuw nsw i64 %423, 1
  %452 = icmp eq i64 %451, %412
  br i1 %452, label %466, label %422
453:                                              ; preds = %456
  %454 = add nuw nsw i64 %444, 1
  %455 = icmp eq i64 %454, 12
  br i1 %455, label %450, label %443
456:                                              ; preds = %456, %443
  %457 = phi i64 [ 0, %443 ], [ %464, %456 ]
  %458 = getelementptr double, ptr %449, i64 %457
  %459 = load double, ptr %458, align 8
  %460 = fmul reassoc nsz contract double %459, %447
  %461 = getelementptr inbounds double, ptr %427, i64 %457
  %462 = load double, ptr %461, align 8
  %463 = fsub reassoc nsz contract double %462, %460
  store double %463, ptr %461, align 8
  %464 = add nuw nsw i64 %457, 1
  %465 = icmp eq i64 %464, %413
  br i1 %465, label %453, label %456
466:                                              ; preds = %450, %407
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %19)
  %467 = fcmp reassoc nsz contract ogt double %358, 0x3EB0C6F7A0B5ED8D
  %468 = select i1 %467, i32 0, i32 32
  call fastcc void @balance(ptr noundef nonnull %26, i32 noundef %357, ptr noundef nonnull %30)
  call fastcc void @hessenberg(ptr noundef nonnull %26, i32 noundef %357, ptr noundef nonnull %28)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %27, ptr noundef nonnull align 16 dereferenceable(4608) %26, i64 4608, i1 false)
  %469 = call fastcc i32 @eigenvalues(ptr noundef nonnull %26, i32 noundef %357, ptr noundef nonnull %31, ptr noundef nonnull %32)
  %470 = icmp slt i32 %469, %357
  %471 = select i1 %470, i32 32, i32 0
  %472 = add nuw nsw i32 %471, %468
  %473 = icmp sgt i32 %469, 0
  br i1 %473, label %474, label %478
474:                                              ; preds = %466
  %475 = sub i32 %357, %469
  %476 = getelementptr inbounds i8, ptr %96, i64 32
  %477 = sext i32 %475 to i64
  br label %485
478:                                              ; preds = %538, %466
  %479 = phi i32 [ %472, %466 ], [ %539, %538 ]
  %480 = phi i32 [ 0, %466 ], [ %540, %538 ]
  %481 = phi i32 [ 0, %466 ], [ %541, %538 ]
  %482 = icmp sgt i32 %480, 0
  br i1 %482, label %483, label %880
483:                                              ; preds = %478
  %484 = zext nneg i32 %480 to i64
  br label %544
485:                                              ; preds = %538, %474
  %486 = phi i32 [ %472, %474 ], [ %539, %538 ]
  %487 = phi i64 [ %477, %474 ], [ %542, %538 ]
  %488 = phi i32 [ 0, %474 ], [ %541, %538 ]
  %489 = phi i32 [ 0, %474 ], [ %540, %538 ]
  %490 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %487
  %491 = load double, ptr %490, align 8
  %492 = fcmp reassoc nsz contract ult double %491, 0.000000e+00
  br i1 %492, label %538, label %493
493:                                              ; preds = %485
  %494 = getelementptr inbounds [24 x double], ptr %31, i64 0, i64 %487
  %495 = load double, ptr %494, align 8
  %496 = tail call reassoc nsz contract double @llvm.fabs.f64(double %495)
  %497 = fmul reassoc nsz contract double %496, 3.000000e-02
  %498 = fadd reassoc nsz contract double %497, 3.000000e-02
  %499 = fcmp reassoc nsz contract olt double %491, %498
  br i1 %499, label %500, label %538
500:                                              ; preds = %493
  %501 = load double, ptr %476, align 8
  %502 = fcmp reassoc nsz contract oeq double %501, 0.000000e+00
  br i1 %502, label %507, label %503
503:                                              ; preds = %500
  %504 = fadd reassoc nsz contract double %495, 2.000000e+00
  %505 = tail call reassoc nsz contract double @llvm.fabs.f64(double %504)
  %506 = fcmp reassoc nsz contract ogt double %505, 1.000000e-05
  br i1 %506, label %507, label %538
507:                                              ; preds = %503, %500
  %508 = add nsw i32 %489, 1
  %509 = fcmp reassoc nsz contract oeq double %491, 0.000000e+00
  %510 = fmul reassoc nsz contract double %496, 3.000000e-03
  %511 = fadd reassoc nsz contract double %510, 3.000000e-03
  %512 = fcmp reassoc nsz contract olt double %491, %511
  %513 = select i1 %512, i32 2, i32 0
  %514 = select i1 %509, i32 1, i32 %513
  %515 = add nsw i32 %514, %486
  %516 = icmp sgt i32 %489, 0
  br i1 %516, label %517, label %530
517:                                              ; preds = %507
  %518 = zext nneg i32 %489 to i64
  br label %519
519:                                              ; preds = %525, %517
  %520 = phi i64 [ %518, %517 ], [ %521, %525 ]
  %521 = add nsw i64 %520, -1
  %522 = getelementptr inbounds [24 x double], ptr %33, i64 0, i64 %521
  %523 = load double, ptr %522, align 8
  %524 = fcmp reassoc nsz contract ogt double %523, %495
  br i1 %524, label %525, label %528
525:                                              ; preds = %519
  %526 = getelementptr inbounds [24 x double], ptr %33, i64 0, i64 %520
  store double %523, ptr %526, align 8
  %527 = icmp sgt i64 %520, 1
  br i1 %527, label %519, label %530
528:                                              ; preds = %519
  %529 = trunc nuw nsw i64 %520 to i32
  br label %530
530:                                              ; preds = %525, %528, %507
  %531 = phi i32 [ %489, %507 ], [ %529, %528 ], [ 0, %525 ]
  %532 = sext i32 %531 to i64
  %533 = getelementptr inbounds [24 x double], ptr %33, i64 0, i64 %532
  store double %495, ptr %533, align 8
  call fastcc void @eigenvector(ptr noundef nonnull %27, i32 noundef %357, ptr noundef nonnull %28, ptr noundef nonnull %30, double noundef %495, ptr noundef nonnull %34)
  %534 = add nsw i32 %488, 1
  %535 = mul nsw i32 %488, 6
  %536 = sext i32 %535 to i64
  %537 = getelementptr inbounds double, ptr %49, i64 %536
  call fastcc void @posture(ptr noundef %96, ptr noundef nonnull %29, ptr noundef nonnull %24, double noundef %495, ptr noundef nonnull %34, ptr noundef nonnull %537)
  br label %538
538:                                              ; preds = %530, %503, %493, %485
  %539 = phi i32 [ %486, %485 ], [ %515, %530 ], [ %486, %503 ], [ %486, %493 ]
  %540 = phi i32 [ %489, %485 ], [ %508, %530 ], [ %489, %503 ], [ %489, %493 ]
  %541 = phi i32 [ %488, %485 ], [ %534, %530 ], [ %488, %503 ], [ %488, %493 ]
  %542 = add nsw i64 %487, 1
  %543 = icmp slt i64 %542, %359
  br i1 %543, label %485, label %478
544:                                              ; preds = %877, %483
  %545 = phi i32 [ %481, %483 ], [ %878, %877 ]
  %546 = phi i32 [ 0, %483 ], [ %576, %877 ]
  %547 = sext i32 %546 to i64
  %548 = getelementptr inbounds [24 x double], ptr %33, i64 0, i64 %547
  %549 = load double, ptr %548, align 8
  %550 = add nsw i32 %546, 1
  %551 = icmp slt i32 %550, %480
  br i1 %551, label %552, label %574
552:                                              ; preds = %544
  %553 = add nsw i64 %547, 1
  br label %554
554:                                              ; preds = %567, %552
  %555 = phi i64 [ %547, %552 ], [ %570, %567 ]
  %556 = phi i64 [ %553, %552 ], [ %569, %567 ]
  %557 = phi double [ %549, %552 ], [ %568, %567 ]
  %558 = getelementptr inbounds [24 x double], ptr %33, i64 0, i64 %556
  %559 = load double, ptr %558, align 8
  %560 = getelementptr inbounds [24 x double], ptr %33, i64 0, i64 %555
  %561 = load double, ptr %560, align 8
  %562 = fsub reassoc nsz contract double %559, %561
  %563 = tail call reassoc nsz contract double @llvm.fabs.f64(double %559)
  %564 = fmul reassoc nsz contract double %563, 1.000000e-05
  %565 = fadd reassoc nsz contract double %564, 1.000000e-05
  %566 = fcmp reassoc nsz contract olt double %562, %565
  br i1 %566, label %567, label %572
567:                                              ; preds = %554
  %568 = fadd reassoc nsz contract double %559, %557
  %569 = add nsw i64 %556, 1
  %570 = add nsw i64 %555, 1
  %571 = icmp eq i64 %569, %484
  br i1 %571, label %574, label %554
572:                                              ; preds = %554
  %573 = trunc nsw i64 %556 to i32
  br label %574
574:                                              ; preds = %567, %572, %544
  %575 = phi double [ %549, %544 ], [ %557, %572 ], [ %568, %567 ]
  %576 = phi i32 [ %550, %544 ], [ %573, %572 ], [ %480, %567 ]
  %577 = sub nsw i32 %576, %546
  %578 = add i32 %577, -7
  %579 = icmp ult i32 %578, -5
  %580 = add nsw i32 %577, %545
  %581 = icmp sgt i32 %580, 40
  %582 = select i1 %579, i1 true, i1 %581
  br i1 %582, label %877, label %583
583:                                              ; preds = %574
  %584 = sitofp i32 %577 to double
  %585 = fdiv reassoc nsz contract double %575, %584
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 4608, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %17)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %9, i8 0, i64 1152, i1 false)
  br label %586
586:                                              ; preds = %593, %583
  %587 = phi i64 [ 0, %583 ], [ %596, %593 ]
  %588 = phi ptr [ %25, %583 ], [ %595, %593 ]
  %589 = icmp slt i64 %587, %346
  %590 = mul nuw nsw i64 %587, 24
  %591 = getelementptr inbounds double, ptr %76, i64 %590
  %592 = getelementptr inbounds double, ptr %9, i64 %590
  br label %598
593:                                              ; preds = %610
  %594 = select i1 %589, i64 144, i64 216
  %595 = getelementptr inbounds i8, ptr %588, i64 %594
  %596 = add nuw nsw i64 %587, 1
  %597 = icmp eq i64 %596, 6
  br i1 %597, label %619, label %586
598:                                              ; preds = %610, %586
  %599 = phi i64 [ 0, %586 ], [ %617, %610 ]
  %600 = getelementptr inbounds double, ptr %588, i64 %599
  %601 = load double, ptr %600, align 8
  %602 = add nuw nsw i64 %599, 9
  %603 = getelementptr inbounds double, ptr %588, i64 %602
  %604 = load double, ptr %603, align 8
  br i1 %589, label %610, label %605
605:                                              ; preds = %598
  %606 = add nuw nsw i64 %599, 18
  %607 = getelementptr inbounds double, ptr %588, i64 %606
  %608 = load double, ptr %607, align 8
  %609 = fmul reassoc nsz contract double %608, %585
  br label %610
610:                                              ; preds = %605, %598
  %611 = phi reassoc nsz contract double [ %609, %605 ], [ 0.000000e+00, %598 ]
  %612 = fadd reassoc nsz contract double %611, %604
  %613 = fmul reassoc nsz contract double %612, %585
  %614 = fadd reassoc nsz contract double %613, %601
  %615 = getelementptr inbounds double, ptr %591, i64 %599
  store double %614, ptr %615, align 8
  %616 = getelementptr inbounds double, ptr %592, i64 %599
  store double %614, ptr %616, align 8
  %617 = add nuw nsw i64 %599, 1
  %618 = icmp eq i64 %617, 9
  br i1 %618, label %593, label %598
619:                                              ; preds = %593
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8)
  br label %626
620:                                              ; preds = %626
  %621 = sub nuw nsw i32 12, %577
  %622 = icmp slt i32 %577, 12
  br i1 %622, label %623, label %636
623:                                              ; preds = %620
  %624 = tail call i32 @llvm.smax.i32(i32 %621, i32 1)
  %625 = zext nneg i32 %624 to i64
  br label %632
626:                                              ; preds = %626, %619
  %627 = phi i64 [ 0, %619 ], [ %630, %626 ]
  %628 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %627
  %629 = trunc nuw nsw i64 %627 to i32
  store i32 %629, ptr %628, align 4
  %630 = add nuw nsw i64 %627, 1
  %631 = icmp eq i64 %630, 12
  br i1 %631, label %620, label %626
632:                                              ; preds = %710, %623
  %633 = phi i64 [ 0, %623 ], [ %711, %710 ]
  %634 = icmp ult i64 %633, 12
  %635 = trunc nuw nsw i64 %633 to i32
  br i1 %634, label %643, label %648
636:                                              ; preds = %710, %620
  %637 = mul nuw nsw i32 %577, 96
  %638 = zext nneg i32 %637 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %10, i8 0, i64 %638, i1 false)
  %639 = icmp sgt i32 %577, 0
  br i1 %639, label %640, label %768
640:                                              ; preds = %636
  %641 = zext nneg i32 %621 to i64
  %642 = zext nneg i32 %577 to i64
  br label %734
643:                                              ; preds = %632, %666
  %644 = phi i32 [ %692, %666 ], [ %635, %632 ]
  %645 = phi i32 [ %691, %666 ], [ %635, %632 ]
  %646 = phi i32 [ %667, %666 ], [ %635, %632 ]
  %647 = mul nuw nsw i32 %646, 12
  br label %669
648:                                              ; preds = %666, %632
  %649 = phi i32 [ %635, %632 ], [ %691, %666 ]
  %650 = phi i32 [ %635, %632 ], [ %692, %666 ]
  %651 = sext i32 %649 to i64
  %652 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %651
  %653 = load i32, ptr %652, align 4
  %654 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %633
  %655 = load i32, ptr %654, align 4
  store i32 %655, ptr %652, align 4
  store i32 %653, ptr %654, align 4
  %656 = mul nsw i32 %650, 12
  %657 = add nsw i32 %653, %656
  %658 = sext i32 %657 to i64
  %659 = getelementptr inbounds double, ptr %9, i64 %658
  %660 = load double, ptr %659, align 8
  %661 = tail call reassoc nsz contract double @llvm.fabs.f64(double %660)
  %662 = fcmp reassoc nsz contract ogt double %661, 1.000000e-300
  %663 = select reassoc nsz contract i1 %662, double %660, double 1.000000e-300
  %664 = sext i32 %656 to i64
  %665 = mul nuw nsw i64 %633, 96
  br label %700
666:                                              ; preds = %669
  %667 = add nuw i32 %646, 1
  %668 = icmp eq i32 %667, 12
  br i1 %668, label %648, label %643
669:                                              ; preds = %669, %643
  %670 = phi i64 [ %633, %643 ], [ %693, %669 ]
  %671 = phi i32 [ %644, %643 ], [ %692, %669 ]
  %672 = phi i32 [ %645, %643 ], [ %691, %669 ]
  %673 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %670
  %674 = load i32, ptr %673, align 4
  %675 = add nsw i32 %674, %647
  %676 = sext i32 %675 to i64
  %677 = getelementptr inbounds double, ptr %9, i64 %676
  %678 = load double, ptr %677, align 8
  %679 = tail call reassoc nsz contract double @llvm.fabs.f64(double %678)
  %680 = mul nsw i32 %671, 12
  %681 = sext i32 %672 to i64
  %682 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %681
  %683 = load i32, ptr %682, align 4
  %684 = add nsw i32 %683, %680
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds double, ptr %9, i64 %685
  %687 = load double, ptr %686, align 8
  %688 = tail call reassoc nsz contract double @llvm.fabs.f64(double %687)
  %689 = fcmp reassoc nsz contract ogt double %679, %688
  %690 = trunc nuw nsw i64 %670 to i32
  %691 = select i1 %689, i32 %690, i32 %672
  %692 = select i1 %689, i32 %646, i32 %671
  %693 = add nuw nsw i64 %670, 1
  %694 = icmp eq i64 %693, 12
  br i1 %694, label %666, label %669
695:                                              ; preds = %700
  %696 = mul nuw nsw i64 %633, 12
  %697 = and i64 %696, 4294967292
  %698 = sext i32 %653 to i64
  %699 = getelementptr double, ptr %9, i64 %698
  br label %713
700:                                              ; preds = %700, %648
  %701 = phi i64 [ 0, %648 ], [ %708, %700 ]
  %702 = getelementptr double, ptr %9, i64 %701
  %703 = getelementptr double, ptr %702, i64 %664
  %704 = load double, ptr %703, align 8
  %705 = getelementptr inbounds i8, ptr %702, i64 %665
  %706 = load double, ptr %705, align 8
  store double %706, ptr %703, align 8
  %707 = fdiv reassoc nsz contract double %704, %663
  store double %707, ptr %705, align 8
  %708 = add nuw nsw i64 %701, 1
  %709 = icmp eq i64 %708, 12
  br i1 %709, label %695, label %700
710:                                              ; preds = %719
  %711 = add nuw nsw i64 %633, 1
  %712 = icmp eq i64 %711, %625
  br i1 %712, label %636, label %632
713:                                              ; preds = %719, %695
  %714 = phi i64 [ 0, %695 ], [ %720, %719 ]
  %715 = mul nuw nsw i64 %714, 12
  %716 = getelementptr double, ptr %699, i64 %715
  %717 = load double, ptr %716, align 8
  %718 = icmp ne i64 %714, %633
  br i1 %718, label %722, label %719
719:                                              ; preds = %722, %713
  %720 = add nuw nsw i64 %714, 1
  %721 = icmp eq i64 %720, 12
  br i1 %721, label %710, label %713
722:                                              ; preds = %713, %722
  %723 = phi i64 [ %731, %722 ], [ 0, %713 ]
  %724 = getelementptr inbounds double, ptr %9, i64 %723
  %725 = getelementptr inbounds double, ptr %724, i64 %697
  %726 = load double, ptr %725, align 8
  %727 = fmul reassoc nsz contract double %726, %717
  %728 = getelementptr inbounds double, ptr %724, i64 %715
  %729 = load double, ptr %728, align 8
  %730 = fsub reassoc nsz contract double %729, %727
  store double %730, ptr %728, align 8
  %731 = add nuw nsw i64 %723, 1
  %732 = icmp ult i64 %723, 11
  %733 = and i1 %718, %732
  br i1 %733, label %722, label %719
734:                                              ; preds = %745, %640
  %735 = phi i64 [ 0, %640 ], [ %746, %745 ]
  %736 = add nuw nsw i64 %735, %641
  %737 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %736
  %738 = load i32, ptr %737, align 4
  %739 = sext i32 %738 to i64
  %740 = mul nuw nsw i64 %735, 96
  %741 = getelementptr i8, ptr %10, i64 %740
  %742 = getelementptr double, ptr %741, i64 %739
  store double 1.000000e+00, ptr %742, align 8
  br i1 %622, label %743, label %745
743:                                              ; preds = %734
  %744 = getelementptr double, ptr %9, i64 %739
  br label %748
745:                                              ; preds = %748, %734
  %746 = add nuw nsw i64 %735, 1
  %747 = icmp eq i64 %746, %642
  br i1 %747, label %760, label %734
748:                                              ; preds = %748, %743
  %749 = phi i64 [ 0, %743 ], [ %758, %748 ]
  %750 = mul nuw nsw i64 %749, 96
  %751 = getelementptr i8, ptr %744, i64 %750
  %752 = load double, ptr %751, align 8
  %753 = fneg reassoc nsz contract double %752
  %754 = getelementptr inbounds [12 x i32], ptr %8, i64 0, i64 %749
  %755 = load i32, ptr %754, align 4
  %756 = sext i32 %755 to i64
  %757 = getelementptr double, ptr %741, i64 %756
  store double %753, ptr %757, align 8
  %758 = add nuw nsw i64 %749, 1
  %759 = icmp eq i64 %758, %641
  br i1 %759, label %745, label %748
760:                                              ; preds = %745
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  %761 = shl nuw nsw i32 %577, 1
  %762 = zext nneg i32 %761 to i64
  br label %763
763:                                              ; preds = %781, %760
  %764 = phi i64 [ 0, %760 ], [ %782, %781 ]
  %765 = mul nuw nsw i64 %764, 12
  %766 = mul nuw nsw i64 %764, %762
  %767 = add nuw nsw i64 %766, %642
  br label %777
768:                                              ; preds = %636
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  br label %769
769:                                              ; preds = %781, %768
  %770 = shl nuw nsw i32 %577, 1
  %771 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %11, i32 noundef %577, i32 noundef %770)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %12, i8 0, i64 1152, i1 false)
  br i1 %639, label %772, label %810
772:                                              ; preds = %769
  %773 = zext nneg i32 %577 to i64
  %774 = getelementptr double, ptr %11, i64 %773
  %775 = shl nuw nsw i64 %773, 3
  %776 = zext nneg i32 %770 to i64
  br label %816
777:                                              ; preds = %784, %763
  %778 = phi i64 [ 0, %763 ], [ %789, %784 ]
  %779 = mul nuw nsw i64 %778, 12
  %780 = or disjoint i64 %779, 3
  br label %791
781:                                              ; preds = %784
  %782 = add nuw nsw i64 %764, 1
  %783 = icmp eq i64 %782, %642
  br i1 %783, label %769, label %763
784:                                              ; preds = %791
  %785 = add nuw nsw i64 %778, %766
  %786 = getelementptr inbounds [72 x double], ptr %11, i64 0, i64 %785
  store double %802, ptr %786, align 8
  %787 = add nuw nsw i64 %767, %778
  %788 = getelementptr inbounds [72 x double], ptr %11, i64 0, i64 %787
  store double %807, ptr %788, align 8
  %789 = add nuw nsw i64 %778, 1
  %790 = icmp eq i64 %789, %642
  br i1 %790, label %781, label %777
791:                                              ; preds = %791, %777
  %792 = phi i64 [ 0, %777 ], [ %808, %791 ]
  %793 = phi double [ 0.000000e+00, %777 ], [ %807, %791 ]
  %794 = phi double [ 0.000000e+00, %777 ], [ %802, %791 ]
  %795 = add nuw nsw i64 %792, %765
  %796 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %795
  %797 = load double, ptr %796, align 8
  %798 = add nuw nsw i64 %792, %779
  %799 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %798
  %800 = load double, ptr %799, align 8
  %801 = fmul reassoc nsz contract double %800, %797
  %802 = fadd reassoc nsz contract double %801, %794
  %803 = add nuw nsw i64 %780, %792
  %804 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %803
  %805 = load double, ptr %804, align 8
  %806 = fmul reassoc nsz contract double %805, %797
  %807 = fadd reassoc nsz contract double %806, %793
  %808 = add nuw nsw i64 %792, 1
  %809 = icmp eq i64 %808, 9
  br i1 %809, label %784, label %791
810:                                              ; preds = %816, %769
  call fastcc void @balance(ptr noundef nonnull %12, i32 noundef %577, ptr noundef nonnull %15)
  call fastcc void @hessenberg(ptr noundef nonnull %12, i32 noundef %577, ptr noundef nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %14, ptr noundef nonnull align 16 dereferenceable(1152) %12, i64 1152, i1 false)
  %811 = call fastcc i32 @eigenvalues(ptr noundef nonnull %12, i32 noundef %577, ptr noundef nonnull %16, ptr noundef nonnull %17)
  br i1 %639, label %812, label %876
812:                                              ; preds = %810
  %813 = sub nsw i32 %577, %811
  %814 = sext i32 %813 to i64
  %815 = zext nneg i32 %577 to i64
  br label %824
816:                                              ; preds = %816, %772
  %817 = phi i64 [ 0, %772 ], [ %822, %816 ]
  %818 = mul nuw nsw i64 %817, 192
  %819 = getelementptr inbounds i8, ptr %12, i64 %818
  %820 = mul nuw nsw i64 %817, %776
  %821 = getelementptr double, ptr %774, i64 %820
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %819, ptr nonnull align 8 %821, i64 %775, i1 false)
  %822 = add nuw nsw i64 %817, 1
  %823 = icmp eq i64 %822, %773
  br i1 %823, label %810, label %816
824:                                              ; preds = %843, %812
  %825 = phi i64 [ 0, %812 ], [ %844, %843 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %18)
  %826 = mul nuw nsw i64 %825, 96
  %827 = getelementptr inbounds i8, ptr %35, i64 %826
  %828 = icmp slt i64 %825, %814
  br i1 %828, label %832, label %829
829:                                              ; preds = %824
  %830 = getelementptr inbounds [6 x double], ptr %16, i64 0, i64 %825
  %831 = load double, ptr %830, align 8
  br label %836
832:                                              ; preds = %824
  %833 = trunc nuw nsw i64 %825 to i32
  %834 = uitofp nneg i32 %833 to double
  %835 = fmul reassoc nsz contract double %834, 1.000000e-01
  br label %836
836:                                              ; preds = %832, %829
  %837 = phi reassoc nsz contract double [ %831, %829 ], [ %835, %832 ]
  call fastcc void @eigenvector(ptr noundef nonnull %14, i32 noundef %577, ptr noundef nonnull %13, ptr noundef nonnull %15, double noundef %837, ptr noundef nonnull %18)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %827, i8 0, i64 96, i1 false)
  br label %838
838:                                              ; preds = %846, %836
  %839 = phi i64 [ 0, %836 ], [ %847, %846 ]
  %840 = getelementptr inbounds [24 x double], ptr %18, i64 0, i64 %839
  %841 = load double, ptr %840, align 8
  %842 = mul nuw nsw i64 %839, 12
  br label %849
843:                                              ; preds = %846
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %18)
  %844 = add nuw nsw i64 %825, 1
  %845 = icmp eq i64 %844, %815
  br i1 %845, label %860, label %824
846:                                              ; preds = %849
  %847 = add nuw nsw i64 %839, 1
  %848 = icmp eq i64 %847, %815
  br i1 %848, label %843, label %838
849:                                              ; preds = %849, %838
  %850 = phi i64 [ 0, %838 ], [ %858, %849 ]
  %851 = add nuw nsw i64 %850, %842
  %852 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %851
  %853 = load double, ptr %852, align 8
  %854 = fmul reassoc nsz contract double %853, %841
  %855 = getelementptr inbounds double, ptr %827, i64 %850
  %856 = load double, ptr %855, align 8
  %857 = fadd reassoc nsz contract double %856, %854
  store double %857, ptr %855, align 8
  %858 = add nuw nsw i64 %850, 1
  %859 = icmp eq i64 %858, 12
  br i1 %859, label %846, label %849
860:                                              ; preds = %843
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9)
  br i1 %639, label %861, label %877
861:                                              ; preds = %860
  %862 = sext i32 %545 to i64
  %863 = zext nneg i32 %577 to i64
  br label %864
864:                                              ; preds = %864, %861
  %865 = phi i64 [ %862, %861 ], [ %869, %864 ]
  %866 = phi i64 [ 0, %861 ], [ %872, %864 ]
  %867 = mul nuw nsw i64 %866, 96
  %868 = getelementptr inbounds i8, ptr %35, i64 %867
  %869 = add nsw i64 %865, 1
  %870 = mul i64 %865, 48
  %871 = getelementptr inbounds i8, ptr %49, i64 %870
  call fastcc void @posture(ptr noundef %96, ptr noundef nonnull %29, ptr noundef nonnull %24, double noundef %585, ptr noundef nonnull %868, ptr noundef nonnull %871)
  %872 = add nuw nsw i64 %866, 1
  %873 = icmp eq i64 %872, %863
  br i1 %873, label %874, label %864
874:                                              ; preds = %864
  %875 = trunc nsw i64 %869 to i32
  br label %877
876:                                              ; preds = %810
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %9)
  br label %877
877:                                              ; preds = %876, %874, %860, %574
  %878 = phi i32 [ %545, %574 ], [ %545, %860 ], [ %875, %874 ], [ %545, %876 ]
  %879 = icmp slt i32 %576, %480
  br i1 %879, label %544, label %880
880:                                              ; preds = %877, %478
  %881 = phi i32 [ %481, %478 ], [ %878, %877 ]
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %35)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %34)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %33)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %32)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %31)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %30)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %29)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %28)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %27)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %26)
  call void @llvm.lifetime.end.p0(i64 1296, ptr nonnull %25)
  call void @llvm.lifetime.end.p0(i64 480, ptr nonnull %24)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %23)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %22)
  br label %882
882:                                              ; preds = %880, %200
  %883 = phi i32 [ %479, %880 ], [ %201, %200 ]
  %884 = phi i32 [ %881, %880 ], [ %202, %200 ]
  %885 = icmp sgt i32 %883, 31
  %886 = icmp eq i64 %89, 0
  %887 = add nsw i32 %883, -32
  %888 = select i1 %886, i32 %883, i32 %887
  %889 = select i1 %885, i32 %888, i32 %883
  %890 = and i1 %886, %885
  %891 = select i1 %890, i32 3, i32 %91
  %892 = icmp sgt i32 %884, 0
  br i1 %892, label %893, label %895
893:                                              ; preds = %882
  %894 = zext nneg i32 %884 to i64
  br label %911
895:                                              ; preds = %911, %882
  %896 = phi i32 [ %90, %882 ], [ %916, %911 ]
  %897 = zext nneg i32 %891 to i64
  %898 = icmp uge i64 %89, %897
  %899 = icmp sge i32 %896, %889
  %900 = and i32 %896, 1
  %901 = icmp eq i32 %900, 0
  %902 = and i1 %899, %901
  %903 = trunc nuw nsw i64 %89 to i32
  %904 = or i32 %896, %903
  %905 = icmp ne i32 %904, 0
  %906 = and i1 %905, %902
  %907 = select i1 %898, i1 %906, i1 false
  %908 = add nuw nsw i64 %89, 1
  %909 = icmp eq i64 %908, %80
  %910 = select i1 %907, i1 true, i1 %909
  br i1 %910, label %919, label %88
911:                                              ; preds = %893, %911
  %912 = phi i64 [ 0, %893 ], [ %917, %911 ]
  %913 = phi i32 [ %90, %893 ], [ %916, %911 ]
  %914 = mul i64 %912, 48
  %915 = getelementptr inbounds i8, ptr %49, i64 %914
  %916 = call fastcc i32 @take(ptr noundef %0, ptr noundef nonnull %46, ptr noundef nonnull %915, ptr noundef %5, ptr noundef %6, i32 noundef %913, i32 noundef 16)
  %917 = add nuw nsw i64 %912, 1
  %918 = icmp eq i64 %917, %894
  br i1 %918, label %895, label %911
919:                                              ; preds = %895, %67, %7
  %920 = phi i32 [ -1, %7 ], [ 0, %67 ], [ %896, %895 ]
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %49)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %48)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %47)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %46)
  ret i32 %920
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
  %14 = call fastcc i32 @solve_general(ptr noundef %5, ptr noundef %7, i32 noundef %11, i32 noundef 4, ptr noundef %12, ptr noundef %13, ptr noundef nonnull %4)
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
define i64 @characteristic(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr {
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
  %26 = call reassoc nsz contract fastcc double @coefficients(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef %3)
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
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
define internal fastcc double @coefficients(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr {
  %7 = alloca [12 x double], align 16
  %8 = alloca [12 x double], align 16
  %9 = alloca [12 x double], align 16
  %10 = alloca [4 x [12 x double]], align 16
  %11 = alloca [4 x [4 x double]], align 16
  %12 = alloca [2 x double], align 16
  %13 = alloca double, align 8
  %14 = alloca [9 x double], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %14)
  %15 = load double, ptr %1, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %10)
  %16 = getelementptr inbounds i8, ptr %0, i64 208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %7, ptr noundef nonnull readonly align 8 dereferenceable(96) %16, i64 96, i1 false)
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = getelementptr inbounds i8, ptr %0, i64 304
  br label %137
19:                                               ; preds = %193
  %20 = getelementptr inbounds i8, ptr %2, i64 24
  %21 = getelementptr inbounds i8, ptr %2, i64 56
  %22 = getelementptr inbounds i8, ptr %2, i64 88
  %23 = load double, ptr %20, align 8
  %24 = load double, ptr %21, align 8
  %25 = load double, ptr %22, align 8
  br label %26
26:                                               ; preds = %31, %19
  %27 = phi i64 [ 0, %19 ], [ %48, %31 ]
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = shl nsw i64 %27, 5
  %30 = getelementptr inbounds i8, ptr %9, i64 %29
  br label %50
31:                                               ; preds = %50
  %32 = load double, ptr %28, align 8
  %33 = fmul reassoc nsz contract double %32, %23
  %34 = or disjoint i64 %27, 4
  %35 = getelementptr inbounds double, ptr %2, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul reassoc nsz contract double %36, %24
  %38 = fadd reassoc nsz contract double %37, %33
  %39 = or disjoint i64 %27, 8
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul reassoc nsz contract double %41, %25
  %43 = fadd reassoc nsz contract double %38, %42
  %44 = fneg reassoc nsz contract double %43
  %45 = shl nuw nsw i64 %27, 2
  %46 = or disjoint i64 %45, 3
  %47 = getelementptr inbounds double, ptr %9, i64 %46
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
  %60 = getelementptr inbounds double, ptr %7, i64 %59
  %61 = or disjoint i64 %59, 1
  %62 = getelementptr inbounds double, ptr %7, i64 %61
  %63 = or disjoint i64 %59, 2
  %64 = getelementptr inbounds double, ptr %7, i64 %63
  %65 = load double, ptr %60, align 16
  %66 = load double, ptr %62, align 8
  %67 = load double, ptr %64, align 16
  br label %77
68:                                               ; preds = %77
  %69 = or disjoint i64 %59, 3
  %70 = getelementptr inbounds double, ptr %7, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds double, ptr %8, i64 %69
  %73 = load double, ptr %72, align 8
  %74 = fadd reassoc nsz contract double %73, %71
  store double %74, ptr %72, align 8
  %75 = add nuw nsw i64 %59, 4
  %76 = icmp ult i64 %59, 8
  br i1 %76, label %58, label %96
77:                                               ; preds = %77, %58
  %78 = phi i64 [ 0, %58 ], [ %94, %77 ]
  %79 = getelementptr inbounds double, ptr %9, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul reassoc nsz contract double %80, %65
  %82 = or disjoint i64 %78, 4
  %83 = getelementptr inbounds double, ptr %9, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fmul reassoc nsz contract double %84, %66
  %86 = fadd reassoc nsz contract double %85, %81
  %87 = or disjoint i64 %78, 8
  %88 = getelementptr inbounds double, ptr %9, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %67
  %91 = fadd reassoc nsz contract double %86, %90
  %92 = or disjoint i64 %78, %59
  %93 = getelementptr inbounds double, ptr %8, i64 %92
  store double %91, ptr %93, align 8
  %94 = add nuw nsw i64 %78, 1
  %95 = icmp eq i64 %94, 4
  br i1 %95, label %68, label %77
96:                                               ; preds = %68, %106
  %97 = phi i64 [ %113, %106 ], [ 0, %68 ]
  %98 = getelementptr inbounds double, ptr %8, i64 %97
  %99 = or disjoint i64 %97, 1
  %100 = getelementptr inbounds double, ptr %8, i64 %99
  %101 = or disjoint i64 %97, 2
  %102 = getelementptr inbounds double, ptr %8, i64 %101
  %103 = load double, ptr %98, align 16
  %104 = load double, ptr %100, align 8
  %105 = load double, ptr %102, align 16
  br label %115
106:                                              ; preds = %115
  %107 = or disjoint i64 %97, 3
  %108 = getelementptr inbounds double, ptr %8, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %7, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = fadd reassoc nsz contract double %111, %109
  store double %112, ptr %110, align 8
  %113 = add nuw nsw i64 %97, 4
  %114 = icmp ult i64 %97, 8
  br i1 %114, label %96, label %134
115:                                              ; preds = %115, %96
  %116 = phi i64 [ 0, %96 ], [ %132, %115 ]
  %117 = getelementptr inbounds double, ptr %10, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fmul reassoc nsz contract double %118, %103
  %120 = or disjoint i64 %116, 4
  %121 = getelementptr inbounds double, ptr %10, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul reassoc nsz contract double %122, %104
  %124 = fadd reassoc nsz contract double %123, %119
  %125 = or disjoint i64 %116, 8
  %126 = getelementptr inbounds double, ptr %10, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fmul reassoc nsz contract double %127, %105
  %129 = fadd reassoc nsz contract double %124, %128
  %130 = or disjoint i64 %116, %97
  %131 = getelementptr inbounds double, ptr %7, i64 %130
  store double %129, ptr %131, align 8
  %132 = add nuw nsw i64 %116, 1
  %133 = icmp eq i64 %132, 4
  br i1 %133, label %106, label %115
134:                                              ; preds = %106
  %135 = fptosi double %15 to i32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, ptr noundef nonnull align 16 dereferenceable(96) %7, i64 96, i1 false)
  %136 = add i32 %135, 1
  br label %197
137:                                              ; preds = %193, %6
  %138 = phi i64 [ 0, %6 ], [ %195, %193 ]
  %139 = phi i32 [ 0, %6 ], [ %194, %193 ]
  %140 = getelementptr inbounds double, ptr %17, i64 %138
  %141 = load double, ptr %140, align 8
  %142 = fcmp reassoc nsz contract une double %141, 0.000000e+00
  br i1 %142, label %143, label %151
143:                                              ; preds = %137
  %144 = sext i32 %139 to i64
  %145 = getelementptr inbounds [4 x [12 x double]], ptr %10, i64 0, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %145, ptr noundef nonnull align 16 dereferenceable(96) %7, i64 96, i1 false)
  %146 = add nsw i32 %139, 1
  %147 = getelementptr inbounds i32, ptr %4, i64 %144
  %148 = trunc nuw nsw i64 %138 to i32
  store i32 %148, ptr %147, align 4
  %149 = mul nuw nsw i64 %138, 96
  %150 = getelementptr inbounds i8, ptr %18, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %7, ptr noundef nonnull readonly align 8 dereferenceable(96) %150, i64 96, i1 false)
  br label %193
151:                                              ; preds = %137
  %152 = mul nuw nsw i64 %138, 96
  %153 = getelementptr inbounds i8, ptr %18, i64 %152
  br label %154
154:                                              ; preds = %164, %151
  %155 = phi i64 [ 0, %151 ], [ %171, %164 ]
  %156 = getelementptr inbounds double, ptr %7, i64 %155
  %157 = or disjoint i64 %155, 1
  %158 = getelementptr inbounds double, ptr %7, i64 %157
  %159 = or disjoint i64 %155, 2
  %160 = getelementptr inbounds double, ptr %7, i64 %159
  %161 = load double, ptr %156, align 16
  %162 = load double, ptr %158, align 8
  %163 = load double, ptr %160, align 16
  br label %173
164:                                              ; preds = %173
  %165 = or disjoint i64 %155, 3
  %166 = getelementptr inbounds double, ptr %7, i64 %165
  %167 = load double, ptr %166, align 8
  %168 = getelementptr inbounds double, ptr %8, i64 %165
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
  %189 = getelementptr inbounds double, ptr %8, i64 %188
  store double %187, ptr %189, align 8
  %190 = add nuw nsw i64 %174, 1
  %191 = icmp eq i64 %190, 4
  br i1 %191, label %164, label %173
192:                                              ; preds = %164
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %7, ptr noundef nonnull align 16 dereferenceable(96) %8, i64 96, i1 false)
  br label %193
193:                                              ; preds = %192, %143
  %194 = phi i32 [ %146, %143 ], [ %139, %192 ]
  %195 = add nuw nsw i64 %138, 1
  %196 = icmp eq i64 %195, 6
  br i1 %196, label %19, label %137
197:                                              ; preds = %197, %134
  %198 = phi i64 [ 0, %134 ], [ %205, %197 ]
  %199 = getelementptr inbounds [12 x double], ptr %3, i64 %198
  %200 = trunc nuw nsw i64 %198 to i32
  %201 = add i32 %136, %200
  %202 = srem i32 %201, 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [4 x [12 x double]], ptr %10, i64 0, i64 %203
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %199, ptr noundef nonnull align 16 dereferenceable(96) %204, i64 96, i1 false)
  %205 = add nuw nsw i64 %198, 1
  %206 = icmp eq i64 %205, 4
  br i1 %206, label %207, label %197
207:                                              ; preds = %197
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  %208 = getelementptr inbounds i8, ptr %1, i64 8
  %209 = load double, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %12, i64 8
  br label %211
211:                                              ; preds = %207, %211
  %212 = phi i64 [ 0, %207 ], [ %230, %211 ]
  %213 = trunc nuw nsw i64 %212 to i32
  %214 = uitofp nneg i32 %213 to double
  %215 = fmul reassoc nsz contract double %214, 0x401921FB54442D18
  %216 = fdiv reassoc nsz contract double %215, 9.000000e+00
  %217 = fadd reassoc nsz contract double %209, %216
  %218 = call reassoc nsz contract fastcc double @angles(ptr noundef %3, double noundef %217, ptr noundef nonnull %11, ptr noundef nonnull %13)
  %219 = load double, ptr %1, align 8
  %220 = fptosi double %219 to i32
  %221 = load double, ptr %13, align 8
  call fastcc void @volume(ptr noundef %0, ptr noundef %2, ptr noundef %4, i32 noundef %220, ptr noundef nonnull %11, double noundef %221, ptr noundef nonnull %12)
  %222 = load double, ptr %12, align 16
  %223 = fmul reassoc nsz contract double %222, %222
  %224 = load double, ptr %210, align 8
  %225 = fmul reassoc nsz contract double %224, %224
  %226 = fmul reassoc nsz contract double %225, %221
  %227 = fsub reassoc nsz contract double %223, %226
  %228 = fmul reassoc nsz contract double %227, %218
  %229 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %212
  store double %228, ptr %229, align 8
  %230 = add nuw nsw i64 %212, 1
  %231 = icmp eq i64 %230, 9
  br i1 %231, label %232, label %211
232:                                              ; preds = %211
  %233 = getelementptr i8, ptr %1, i64 16
  br label %235
234:                                              ; preds = %241
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %11)
  ret double %245
235:                                              ; preds = %232, %241
  %236 = phi i64 [ %246, %241 ], [ 0, %232 ]
  %237 = phi double [ %245, %241 ], [ 0.000000e+00, %232 ]
  %238 = getelementptr inbounds double, ptr %5, i64 %236
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
  %253 = getelementptr inbounds [9 x double], ptr %14, i64 0, i64 %249
  %254 = load double, ptr %253, align 8
  %255 = fmul reassoc nsz contract double %254, %252
  %256 = fadd reassoc nsz contract double %250, %255
  store double %256, ptr %238, align 8
  %257 = add nuw nsw i64 %249, 1
  %258 = icmp eq i64 %257, 9
  br i1 %258, label %241, label %248
}
define internal fastcc void @equations(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [84 x double], align 16
  %6 = alloca [288 x double], align 16
  %7 = alloca [72 x double], align 16
  %8 = alloca [126 x double], align 16
  %9 = alloca [700 x double], align 16
  %10 = alloca [12 x double], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 24
  %14 = getelementptr inbounds i8, ptr %1, i64 56
  %15 = getelementptr inbounds i8, ptr %1, i64 88
  %16 = load double, ptr %13, align 8
  %17 = load double, ptr %14, align 8
  %18 = load double, ptr %15, align 8
  br label %19
19:                                               ; preds = %24, %4
  %20 = phi i64 [ 0, %4 ], [ %42, %24 ]
  %21 = getelementptr inbounds double, ptr %1, i64 %20
  %22 = shl nsw i64 %20, 5
  %23 = getelementptr inbounds i8, ptr %10, i64 %22
  br label %44
24:                                               ; preds = %44
  %25 = getelementptr inbounds double, ptr %1, i64 %20
  %26 = load double, ptr %25, align 8
  %27 = fmul reassoc nsz contract double %16, %26
  %28 = or disjoint i64 %20, 4
  %29 = getelementptr inbounds double, ptr %1, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul reassoc nsz contract double %17, %30
  %32 = fadd reassoc nsz contract double %31, %27
  %33 = or disjoint i64 %20, 8
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz contract double %18, %35
  %37 = fadd reassoc nsz contract double %32, %36
  %38 = fneg reassoc nsz contract double %37
  %39 = shl nuw nsw i64 %20, 2
  %40 = or disjoint i64 %39, 3
  %41 = getelementptr inbounds double, ptr %10, i64 %40
  store double %38, ptr %41, align 8
  %42 = add nuw nsw i64 %20, 1
  %43 = icmp eq i64 %42, 3
  br i1 %43, label %52, label %19
44:                                               ; preds = %44, %19
  %45 = phi i64 [ 0, %19 ], [ %50, %44 ]
  %46 = shl nsw i64 %45, 5
  %47 = getelementptr inbounds i8, ptr %21, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds double, ptr %23, i64 %45
  store double %48, ptr %49, align 8
  %50 = add nuw nsw i64 %45, 1
  %51 = icmp eq i64 %50, 3
  br i1 %51, label %24, label %44
52:                                               ; preds = %24
  %53 = fptosi double %12 to i32
  %54 = getelementptr inbounds i8, ptr %0, i64 40
  %55 = load double, ptr %54, align 8
  %56 = fcmp reassoc nsz contract une double %55, 0.000000e+00
  %57 = getelementptr inbounds i8, ptr %0, i64 8
  %58 = load double, ptr %57, align 8
  %59 = fcmp reassoc nsz contract une double %58, 0.000000e+00
  br i1 %56, label %60, label %65
60:                                               ; preds = %52
  %61 = select i1 %59, ptr %10, ptr %1
  %62 = add nsw i32 %53, 12
  %63 = call fastcc ptr @linear_in_pose(ptr noundef %0, ptr noundef %61, i32 noundef %62, ptr noundef %2)
  %64 = getelementptr inbounds i8, ptr %0, i64 1008
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(480) %3, ptr noundef nonnull align 8 dereferenceable(480) %64, i64 480, i1 false)
  br label %388
65:                                               ; preds = %52
  %66 = select i1 %59, ptr %1, ptr %10
  call void @llvm.lifetime.start.p0(i64 1008, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 5600, ptr nonnull %9)
  %67 = call fastcc ptr @linear_in_pose(ptr noundef %0, ptr noundef readonly %66, i32 noundef 14, ptr noundef nonnull %8)
  %68 = getelementptr inbounds i8, ptr %67, i64 3024
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(5600) %9, i8 0, i64 5600, i1 false)
  br label %302
69:                                               ; preds = %328
  call fastcc void @reflect(ptr noundef nonnull %9, i32 noundef 14, i32 noundef 8, i32 noundef 0, i32 noundef 50)
  %70 = getelementptr inbounds i8, ptr %9, i64 3480
  %71 = getelementptr inbounds i8, ptr %0, i64 32
  %72 = load double, ptr %71, align 8
  call void @llvm.lifetime.start.p0(i64 672, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(672) %5, i8 0, i64 672, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2304) %6, i8 0, i64 2304, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %7, i8 0, i64 576, i1 false)
  br label %73
73:                                               ; preds = %88, %69
  %74 = phi i64 [ 0, %69 ], [ %101, %88 ]
  %75 = mul nuw nsw i64 %74, 14
  %76 = mul nuw nsw i64 %74, 24
  %77 = add nuw nsw i64 %76, 144
  %78 = add nuw nsw i64 %76, 148
  %79 = add nuw nsw i64 %75, 4
  %80 = trunc i64 %74 to i32
  %81 = mul i32 %80, 50
  br label %103
82:                                               ; preds = %88
  %83 = fptosi double %72 to i32
  %84 = getelementptr inbounds i8, ptr %9, i64 3264
  %85 = sub i32 6, %53
  %86 = sub i32 %85, %83
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1296) %2, i8 0, i64 1296, i1 false)
  %87 = icmp eq i32 %83, 0
  br i1 %87, label %130, label %128
88:                                               ; preds = %103
  %89 = mul nuw nsw i64 %74, 12
  %90 = add nuw nsw i64 %74, 6
  %91 = add nuw nsw i64 %90, %89
  %92 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %91
  store double 1.000000e+00, ptr %92, align 8
  %93 = add nuw nsw i64 %74, 8
  %94 = add nuw nsw i64 %93, %75
  %95 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %94
  store double 1.000000e+00, ptr %95, align 8
  %96 = mul nuw nsw i64 %74, 25
  %97 = add nuw nsw i64 %96, 162
  %98 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %97
  store double 1.000000e+00, ptr %98, align 8
  %99 = add nuw nsw i64 %96, 12
  %100 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %99
  store double 1.000000e+00, ptr %100, align 8
  %101 = add nuw nsw i64 %74, 1
  %102 = icmp eq i64 %101, 6
  br i1 %102, label %82, label %73
103:                                              ; preds = %103, %73
  %104 = phi i64 [ 0, %73 ], [ %126, %103 ]
  %105 = getelementptr inbounds [4 x i32], ptr @reduce.pair, i64 0, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = add nsw i32 %106, %81
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %70, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr i8, ptr %109, i64 8
  %112 = load double, ptr %111, align 8
  %113 = add nuw nsw i64 %104, %75
  %114 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %113
  store double %110, ptr %114, align 8
  %115 = add nuw nsw i64 %78, %104
  %116 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %115
  store double %110, ptr %116, align 8
  %117 = or disjoint i64 %104, %76
  %118 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %117
  store double %110, ptr %118, align 8
  %119 = fneg reassoc nsz contract double %112
  %120 = or disjoint i64 %117, 4
  %121 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %120
  store double %119, ptr %121, align 8
  %122 = add nuw nsw i64 %79, %104
  %123 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %122
  store double %112, ptr %123, align 8
  %124 = add nuw nsw i64 %77, %104
  %125 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %124
  store double %112, ptr %125, align 8
  %126 = add nuw nsw i64 %104, 1
  %127 = icmp eq i64 %126, 4
  br i1 %127, label %88, label %103
128:                                              ; preds = %82
  %129 = sub nsw i32 6, %83
  call fastcc void @reflect(ptr noundef nonnull %5, i32 noundef 6, i32 noundef %129, i32 noundef 8, i32 noundef 14)
  br label %130
130:                                              ; preds = %128, %82
  %131 = icmp sgt i32 %83, 0
  br i1 %131, label %132, label %144
132:                                              ; preds = %130
  %133 = zext nneg i32 %83 to i64
  %134 = getelementptr inbounds i8, ptr %9, i64 3408
  br label %135
135:                                              ; preds = %153, %132
  %136 = phi i64 [ 0, %132 ], [ %154, %153 ]
  %137 = phi ptr [ %2, %132 ], [ %155, %153 ]
  %138 = trunc i64 %136 to i32
  %139 = sub i32 %138, %83
  %140 = mul i32 %139, 14
  %141 = add i32 %140, 92
  %142 = shl nuw nsw i64 %136, 1
  %143 = sext i32 %141 to i64
  br label %157
144:                                              ; preds = %153, %130
  %145 = phi ptr [ %2, %130 ], [ %155, %153 ]
  %146 = sub nsw i32 12, %86
  %147 = shl nsw i32 %83, 1
  %148 = add nsw i32 %147, 8
  call fastcc void @reflect(ptr noundef nonnull %6, i32 noundef 12, i32 noundef %146, i32 noundef %148, i32 noundef 24)
  %149 = getelementptr inbounds i8, ptr %6, i64 96
  %150 = icmp sgt i32 %86, 0
  br i1 %150, label %151, label %192
151:                                              ; preds = %144
  %152 = zext nneg i32 %86 to i64
  br label %198
153:                                              ; preds = %174
  %154 = add nuw nsw i64 %136, 1
  %155 = getelementptr inbounds i8, ptr %137, i64 144
  %156 = icmp eq i64 %154, %133
  br i1 %156, label %144, label %135
157:                                              ; preds = %174, %135
  %158 = phi i64 [ 0, %135 ], [ %175, %174 ]
  %159 = add nsw i64 %158, %143
  %160 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = mul nuw nsw i64 %158, 12
  %163 = add nuw nsw i64 %162, %136
  %164 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %163
  store double %161, ptr %164, align 8
  %165 = mul nuw nsw i64 %158, 24
  %166 = add nuw nsw i64 %165, %142
  %167 = add nuw nsw i64 %166, 153
  %168 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %167
  store double %161, ptr %168, align 8
  %169 = add nuw nsw i64 %166, 8
  %170 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %169
  store double %161, ptr %170, align 16
  %171 = fmul reassoc nsz contract double %161, 5.000000e-01
  %172 = mul nuw nsw i64 %158, 400
  %173 = getelementptr i8, ptr %134, i64 %172
  br label %177
174:                                              ; preds = %177
  %175 = add nuw nsw i64 %158, 1
  %176 = icmp eq i64 %175, 6
  br i1 %176, label %153, label %157
177:                                              ; preds = %177, %157
  %178 = phi i64 [ 0, %157 ], [ %190, %177 ]
  %179 = getelementptr inbounds double, ptr %173, i64 %178
  %180 = load double, ptr %179, align 8
  %181 = fmul reassoc nsz contract double %180, %161
  %182 = getelementptr inbounds double, ptr %137, i64 %178
  %183 = load double, ptr %182, align 8
  %184 = fadd reassoc nsz contract double %183, %181
  store double %184, ptr %182, align 8
  %185 = fmul reassoc nsz contract double %171, %180
  %186 = add nuw nsw i64 %178, 9
  %187 = getelementptr inbounds double, ptr %137, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fadd reassoc nsz contract double %188, %185
  store double %189, ptr %187, align 8
  %190 = add nuw nsw i64 %178, 1
  %191 = icmp eq i64 %190, 9
  br i1 %191, label %174, label %177
192:                                              ; preds = %207, %144
  %193 = phi ptr [ %145, %144 ], [ %209, %207 ]
  call fastcc void @reflect(ptr noundef nonnull %7, i32 noundef 6, i32 noundef %85, i32 noundef %85, i32 noundef 12)
  %194 = icmp sgt i32 %53, 0
  br i1 %194, label %195, label %301
195:                                              ; preds = %192
  %196 = sext i32 %85 to i64
  %197 = zext nneg i32 %53 to i64
  br label %250
198:                                              ; preds = %207, %151
  %199 = phi i64 [ 0, %151 ], [ %208, %207 ]
  %200 = phi ptr [ %145, %151 ], [ %209, %207 ]
  %201 = trunc nuw nsw i64 %199 to i32
  %202 = add nsw i32 %146, %201
  %203 = mul nsw i32 %202, 24
  %204 = sext i32 %203 to i64
  %205 = getelementptr double, ptr %149, i64 %204
  %206 = add i32 %201, %83
  br label %211
207:                                              ; preds = %225
  %208 = add nuw nsw i64 %199, 1
  %209 = getelementptr inbounds i8, ptr %200, i64 144
  %210 = icmp eq i64 %208, %152
  br i1 %210, label %192, label %198
211:                                              ; preds = %225, %198
  %212 = phi i64 [ 0, %198 ], [ %226, %225 ]
  %213 = mul nuw nsw i64 %212, 400
  %214 = getelementptr inbounds i8, ptr %84, i64 %213
  %215 = getelementptr inbounds i8, ptr %214, i64 72
  %216 = getelementptr inbounds i8, ptr %214, i64 144
  %217 = getelementptr inbounds double, ptr %205, i64 %212
  %218 = load double, ptr %217, align 8
  %219 = trunc i64 %212 to i32
  %220 = mul i32 %219, 12
  %221 = add i32 %206, %220
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %222
  store double %218, ptr %223, align 8
  %224 = getelementptr inbounds i8, ptr %217, i64 48
  br label %228
225:                                              ; preds = %228
  %226 = add nuw nsw i64 %212, 1
  %227 = icmp eq i64 %226, 6
  br i1 %227, label %207, label %211
228:                                              ; preds = %228, %211
  %229 = phi i64 [ 0, %211 ], [ %248, %228 ]
  %230 = getelementptr inbounds double, ptr %215, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds double, ptr %216, i64 %229
  %233 = load double, ptr %232, align 8
  %234 = fadd reassoc nsz contract double %233, %231
  %235 = fmul reassoc nsz contract double %234, %218
  %236 = getelementptr inbounds double, ptr %200, i64 %229
  %237 = load double, ptr %236, align 8
  %238 = fadd reassoc nsz contract double %235, %237
  store double %238, ptr %236, align 8
  %239 = load double, ptr %224, align 8
  %240 = load double, ptr %230, align 8
  %241 = load double, ptr %232, align 8
  %242 = fsub reassoc nsz contract double %240, %241
  %243 = fmul reassoc nsz contract double %242, %239
  %244 = add nuw nsw i64 %229, 9
  %245 = getelementptr inbounds double, ptr %200, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = fadd reassoc nsz contract double %243, %246
  store double %247, ptr %245, align 8
  %248 = add nuw nsw i64 %229, 1
  %249 = icmp eq i64 %248, 9
  br i1 %249, label %225, label %228
250:                                              ; preds = %256, %195
  %251 = phi i64 [ 0, %195 ], [ %257, %256 ]
  %252 = phi ptr [ %193, %195 ], [ %258, %256 ]
  %253 = add nsw i64 %251, %196
  %254 = mul nsw i64 %253, 12
  %255 = add nsw i64 %254, 6
  br label %260
256:                                              ; preds = %270
  %257 = add nuw nsw i64 %251, 1
  %258 = getelementptr inbounds i8, ptr %252, i64 216
  %259 = icmp eq i64 %257, %197
  br i1 %259, label %301, label %250
260:                                              ; preds = %270, %250
  %261 = phi i64 [ 0, %250 ], [ %271, %270 ]
  %262 = mul nuw nsw i64 %261, 400
  %263 = getelementptr inbounds i8, ptr %84, i64 %262
  %264 = getelementptr inbounds i8, ptr %263, i64 72
  %265 = getelementptr inbounds i8, ptr %263, i64 144
  %266 = add nsw i64 %255, %261
  %267 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %266
  %268 = load double, ptr %267, align 8
  %269 = fmul reassoc nsz contract double %268, 2.000000e+00
  br label %273
270:                                              ; preds = %273
  %271 = add nuw nsw i64 %261, 1
  %272 = icmp eq i64 %271, 6
  br i1 %272, label %256, label %260
273:                                              ; preds = %273, %260
  %274 = phi i64 [ 0, %260 ], [ %299, %273 ]
  %275 = getelementptr inbounds double, ptr %264, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = getelementptr inbounds double, ptr %265, i64 %274
  %278 = load double, ptr %277, align 8
  %279 = fadd reassoc nsz contract double %278, %276
  %280 = fmul reassoc nsz contract double %279, %268
  %281 = getelementptr inbounds double, ptr %252, i64 %274
  %282 = load double, ptr %281, align 8
  %283 = fadd reassoc nsz contract double %280, %282
  store double %283, ptr %281, align 8
  %284 = getelementptr inbounds double, ptr %263, i64 %274
  %285 = load double, ptr %284, align 8
  %286 = fmul reassoc nsz contract double %269, %285
  %287 = add nuw nsw i64 %274, 9
  %288 = getelementptr inbounds double, ptr %252, i64 %287
  %289 = load double, ptr %288, align 8
  %290 = fadd reassoc nsz contract double %289, %286
  store double %290, ptr %288, align 8
  %291 = load double, ptr %277, align 8
  %292 = load double, ptr %275, align 8
  %293 = fsub reassoc nsz contract double %291, %292
  %294 = fmul reassoc nsz contract double %293, %268
  %295 = add nuw nsw i64 %274, 18
  %296 = getelementptr inbounds double, ptr %252, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = fadd reassoc nsz contract double %294, %297
  store double %298, ptr %296, align 8
  %299 = add nuw nsw i64 %274, 1
  %300 = icmp eq i64 %299, 9
  br i1 %300, label %270, label %273
301:                                              ; preds = %256, %192
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 672, ptr nonnull %5)
  br label %345
302:                                              ; preds = %328, %65
  %303 = phi i64 [ 0, %65 ], [ %333, %328 ]
  %304 = mul nuw nsw i64 %303, 400
  %305 = getelementptr inbounds i8, ptr %9, i64 %304
  %306 = trunc i64 %303 to i32
  %307 = mul i32 %306, 9
  br label %317
308:                                              ; preds = %317
  %309 = getelementptr inbounds i8, ptr %305, i64 64
  %310 = mul nuw nsw i64 %303, 216
  %311 = getelementptr inbounds i8, ptr %67, i64 %310
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(216) %309, ptr noundef nonnull align 8 dereferenceable(216) %311, i64 216, i1 false)
  %312 = mul nuw nsw i64 %303, 9
  %313 = add nuw nsw i64 %312, 8
  %314 = getelementptr inbounds [126 x double], ptr %8, i64 0, i64 %313
  %315 = load double, ptr %314, align 8
  %316 = getelementptr inbounds i8, ptr %305, i64 208
  br label %335
317:                                              ; preds = %317, %302
  %318 = phi i64 [ 0, %302 ], [ %326, %317 ]
  %319 = getelementptr inbounds [8 x i32], ptr @eliminate.order, i64 0, i64 %318
  %320 = load i32, ptr %319, align 4
  %321 = add nsw i32 %320, %307
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds [126 x double], ptr %8, i64 0, i64 %322
  %324 = load double, ptr %323, align 8
  %325 = getelementptr inbounds double, ptr %305, i64 %318
  store double %324, ptr %325, align 8
  %326 = add nuw nsw i64 %318, 1
  %327 = icmp eq i64 %326, 8
  br i1 %327, label %308, label %317
328:                                              ; preds = %335
  %329 = getelementptr inbounds double, ptr %305, i64 %303
  %330 = getelementptr inbounds i8, ptr %329, i64 280
  store double 1.000000e+00, ptr %330, align 8
  %331 = fneg reassoc nsz contract double %315
  %332 = getelementptr inbounds i8, ptr %305, i64 392
  store double %331, ptr %332, align 8
  %333 = add nuw nsw i64 %303, 1
  %334 = icmp eq i64 %333, 14
  br i1 %334, label %69, label %302
335:                                              ; preds = %335, %308
  %336 = phi i64 [ 0, %308 ], [ %343, %335 ]
  %337 = getelementptr inbounds double, ptr %68, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = fmul reassoc nsz contract double %338, %315
  %340 = getelementptr inbounds double, ptr %316, i64 %336
  %341 = load double, ptr %340, align 8
  %342 = fsub reassoc nsz contract double %341, %339
  store double %342, ptr %340, align 8
  %343 = add nuw nsw i64 %336, 1
  %344 = icmp eq i64 %343, 9
  br i1 %344, label %328, label %335
345:                                              ; preds = %360, %301
  %346 = phi i64 [ 3, %301 ], [ %361, %360 ]
  %347 = add nuw nsw i64 %346, 4
  %348 = mul nuw nsw i64 %347, 400
  %349 = getelementptr inbounds i8, ptr %9, i64 %348
  %350 = getelementptr inbounds double, ptr %349, i64 %347
  %351 = load double, ptr %350, align 8
  %352 = tail call reassoc nsz contract double @llvm.fabs.f64(double %351)
  %353 = fcmp reassoc nsz contract ogt double %352, 1.000000e-300
  %354 = select reassoc nsz contract i1 %353, double %351, double 1.000000e-300
  %355 = getelementptr inbounds i8, ptr %349, i64 280
  %356 = getelementptr inbounds i8, ptr %349, i64 40
  %357 = icmp ult i64 %346, 3
  %358 = mul nuw nsw i64 %346, 120
  %359 = getelementptr i8, ptr %3, i64 %358
  br label %363
360:                                              ; preds = %369
  %361 = add nsw i64 %346, -1
  %362 = icmp eq i64 %346, 0
  br i1 %362, label %387, label %345
363:                                              ; preds = %369, %345
  %364 = phi i64 [ 0, %345 ], [ %373, %369 ]
  %365 = getelementptr inbounds double, ptr %355, i64 %364
  %366 = load double, ptr %365, align 8
  br i1 %357, label %367, label %369
367:                                              ; preds = %363
  %368 = getelementptr double, ptr %3, i64 %364
  br label %375
369:                                              ; preds = %375, %363
  %370 = phi double [ %366, %363 ], [ %385, %375 ]
  %371 = fdiv reassoc nsz contract double %370, %354
  %372 = getelementptr double, ptr %359, i64 %364
  store double %371, ptr %372, align 8
  %373 = add nuw nsw i64 %364, 1
  %374 = icmp eq i64 %373, 15
  br i1 %374, label %360, label %363
375:                                              ; preds = %367, %375
  %376 = phi i64 [ %378, %375 ], [ %346, %367 ]
  %377 = phi double [ %385, %375 ], [ %366, %367 ]
  %378 = add nuw nsw i64 %376, 1
  %379 = getelementptr inbounds double, ptr %356, i64 %376
  %380 = load double, ptr %379, align 8
  %381 = mul i64 %378, 120
  %382 = getelementptr i8, ptr %368, i64 %381
  %383 = load double, ptr %382, align 8
  %384 = fmul reassoc nsz contract double %383, %380
  %385 = fsub reassoc nsz contract double %377, %384
  %386 = icmp eq i64 %378, 3
  br i1 %386, label %369, label %375
387:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(i64 5600, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1008, ptr nonnull %8)
  br label %388
388:                                              ; preds = %387, %60
  %389 = sub nsw i32 6, %53
  br label %390
390:                                              ; preds = %405, %388
  %391 = phi ptr [ %2, %388 ], [ %406, %405 ]
  %392 = phi i32 [ 0, %388 ], [ %407, %405 ]
  %393 = icmp slt i32 %392, %389
  %394 = select i1 %393, i64 18, i64 27
  br label %395
395:                                              ; preds = %395, %390
  %396 = phi i64 [ 0, %390 ], [ %403, %395 ]
  %397 = phi double [ 1.000000e-300, %390 ], [ %402, %395 ]
  %398 = getelementptr inbounds double, ptr %391, i64 %396
  %399 = load double, ptr %398, align 8
  %400 = tail call reassoc nsz contract double @llvm.fabs.f64(double %399)
  %401 = fcmp reassoc nsz contract ogt double %400, %397
  %402 = select reassoc nsz contract i1 %401, double %400, double %397
  %403 = add nuw nsw i64 %396, 1
  %404 = icmp eq i64 %403, %394
  br i1 %404, label %409, label %395
405:                                              ; preds = %409
  %406 = getelementptr inbounds double, ptr %391, i64 %394
  %407 = add nuw nsw i32 %392, 1
  %408 = icmp eq i32 %407, 6
  br i1 %408, label %416, label %390
409:                                              ; preds = %395, %409
  %410 = phi i64 [ %414, %409 ], [ 0, %395 ]
  %411 = getelementptr inbounds double, ptr %391, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = fdiv reassoc nsz contract double %412, %402
  store double %413, ptr %411, align 8
  %414 = add nuw nsw i64 %410, 1
  %415 = icmp eq i64 %414, %394
  br i1 %415, label %405, label %409
416:                                              ; preds = %405
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  ret void
}
define internal fastcc i32 @take(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr {
  %8 = alloca [12 x double], align 16
  %9 = alloca [36 x double], align 16
  %10 = alloca [36 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = alloca [6 x double], align 16
  %13 = alloca [12 x double], align 16
  %14 = alloca [36 x double], align 16
  %15 = alloca [6 x double], align 16
  %16 = alloca [36 x double], align 16
  %17 = alloca [6 x double], align 16
  %18 = alloca [6 x double], align 16
  %19 = alloca [6 x double], align 16
  %20 = load double, ptr %0, align 8
  %21 = fptosi double %20 to i32
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %19)
  %22 = sext i32 %21 to i64
  %23 = shl nsw i64 %22, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %19, ptr align 8 %2, i64 %23, i1 false)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %18)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %18, ptr align 8 %2, i64 %23, i1 false)
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = icmp sgt i32 %21, 0
  %26 = zext nneg i32 %21 to i64
  %27 = zext nneg i32 %21 to i64
  br label %28
28:                                               ; preds = %82, %7
  %29 = phi nsz double [ 1.000000e+00, %7 ], [ %83, %82 ]
  %30 = phi double [ 0x7FF0000000000000, %7 ], [ %38, %82 ]
  %31 = phi double [ 1.000000e-09, %7 ], [ %85, %82 ]
  %32 = phi i32 [ 0, %7 ], [ %86, %82 ]
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %18, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %33 = load double, ptr %24, align 8
  %34 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %13, ptr noundef readonly %1, double noundef %33, ptr noundef nonnull %15)
  %35 = fcmp reassoc nsz contract uge double %34, %30
  br i1 %35, label %37, label %36
36:                                               ; preds = %28
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %19, ptr nonnull align 16 %18, i64 %23, i1 false)
  br label %37
37:                                               ; preds = %36, %28
  %38 = phi nsz double [ %34, %36 ], [ %30, %28 ]
  %39 = fcmp reassoc nsz contract ueq double %34, 0x7FF0000000000000
  %40 = fcmp reassoc nsz contract ole double %34, 1.000000e-13
  %41 = or i1 %39, %40
  %42 = fcmp reassoc nsz contract ole double %38, 1.000000e-10
  %43 = and i1 %35, %42
  %44 = select i1 %41, i1 true, i1 %43
  br i1 %44, label %82, label %45
45:                                               ; preds = %37
  %46 = icmp ugt i32 %32, 3
  %47 = fcmp reassoc nsz contract ogt double %38, 3.000000e-03
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %82, label %49
49:                                               ; preds = %45
  %50 = fcmp reassoc nsz contract olt double %38, 0x3EB0C6F7A0B5ED8D
  %51 = and i1 %35, %50
  br i1 %51, label %52, label %54
52:                                               ; preds = %49
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %18, ptr nonnull align 16 %19, i64 %23, i1 false)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %18, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %53 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %13, ptr noundef readonly %1, double noundef %33, ptr noundef nonnull %15)
  br label %54
54:                                               ; preds = %52, %49
  %55 = phi nsz double [ 1.000000e-05, %52 ], [ %31, %49 ]
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %16)
  %56 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %16, ptr noundef nonnull %15, i32 noundef %21, double noundef %55, ptr noundef nonnull %17)
  br i1 %25, label %61, label %57
57:                                               ; preds = %61, %54
  %58 = phi double [ 0.000000e+00, %54 ], [ %68, %61 ]
  br i1 %25, label %59, label %82
59:                                               ; preds = %57
  %60 = fcmp reassoc nsz contract ogt double %58, 1.000000e+00
  br label %71
61:                                               ; preds = %54, %61
  %62 = phi i64 [ %69, %61 ], [ 0, %54 ]
  %63 = phi double [ %68, %61 ], [ 0.000000e+00, %54 ]
  %64 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %62
  %65 = load double, ptr %64, align 8
  %66 = tail call reassoc nsz contract double @llvm.fabs.f64(double %65)
  %67 = fcmp reassoc nsz contract ogt double %66, %63
  %68 = select reassoc nsz contract i1 %67, double %66, double %63
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %26
  br i1 %70, label %57, label %61
71:                                               ; preds = %71, %59
  %72 = phi i64 [ 0, %59 ], [ %80, %71 ]
  %73 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fdiv reassoc nsz contract double %74, %58
  %76 = select reassoc nsz contract i1 %60, double %75, double %74
  %77 = getelementptr inbounds [6 x double], ptr %18, i64 0, i64 %72
  %78 = load double, ptr %77, align 8
  %79 = fadd reassoc nsz contract double %78, %76
  store double %79, ptr %77, align 8
  %80 = add nuw nsw i64 %72, 1
  %81 = icmp eq i64 %80, %27
  br i1 %81, label %82, label %71
82:                                               ; preds = %71, %57, %45, %37
  %83 = phi nsz double [ %29, %37 ], [ %29, %45 ], [ %56, %57 ], [ %56, %71 ]
  %84 = phi i1 [ true, %37 ], [ true, %45 ], [ false, %57 ], [ false, %71 ]
  %85 = phi nsz double [ %31, %37 ], [ %31, %45 ], [ %55, %57 ], [ %55, %71 ]
  %86 = add nuw nsw i32 %32, 1
  %87 = icmp eq i32 %86, 13
  %88 = select i1 %84, i1 true, i1 %87
  br i1 %88, label %89, label %28
89:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %13)
  %90 = load double, ptr %24, align 8
  %91 = fcmp reassoc nsz contract ogt double %90, 1.000000e+00
  %92 = select reassoc nsz contract i1 %91, double %90, double 1.000000e+00
  %93 = fcmp reassoc nsz contract olt double %92, 1.000000e+01
  %94 = select reassoc nsz contract i1 %93, double %92, double 1.000000e+01
  %95 = fdiv reassoc nsz contract double 1.000000e-10, %94
  %96 = fcmp reassoc nsz contract ugt double %38, %95
  br i1 %96, label %238, label %97
97:                                               ; preds = %89
  %98 = load double, ptr %0, align 8
  %99 = fptosi double %98 to i32
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %144
101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %0, i64 16
  %103 = getelementptr inbounds i8, ptr %0, i64 112
  %104 = getelementptr inbounds i8, ptr %0, i64 160
  %105 = zext nneg i32 %99 to i64
  br label %106
106:                                              ; preds = %141, %101
  %107 = phi i64 [ 0, %101 ], [ %142, %141 ]
  %108 = getelementptr inbounds double, ptr %102, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fcmp reassoc nsz contract une double %109, 0.000000e+00
  br i1 %110, label %111, label %141
111:                                              ; preds = %106
  %112 = getelementptr inbounds double, ptr %103, i64 %107
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds double, ptr %104, i64 %107
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %19, i64 %107
  %117 = load double, ptr %116, align 8
  %118 = fcmp reassoc nsz contract ogt double %117, 0xC00921FB54442D18
  %119 = fcmp reassoc nsz contract ole double %117, 0x400921FB54442D18
  %120 = and i1 %118, %119
  br i1 %120, label %127, label %121
121:                                              ; preds = %111
  %122 = fadd reassoc nsz contract double %117, 0xC00921FB54442D18
  %123 = fdiv reassoc nsz contract double %122, 0x401921FB54442D18
  %124 = tail call reassoc nsz contract double @llvm.ceil.f64(double %123)
  %125 = fmul reassoc nsz contract double %124, 0x401921FB54442D18
  %126 = fsub reassoc nsz contract double %117, %125
  br label %127
127:                                              ; preds = %121, %111
  %128 = phi nsz double [ %117, %111 ], [ %126, %121 ]
  %129 = fcmp reassoc nsz contract uge double %128, %113
  %130 = fadd reassoc nsz contract double %128, 0x401921FB54442D18
  %131 = fcmp reassoc nsz contract ugt double %130, %115
  %132 = select i1 %129, i1 true, i1 %131
  br i1 %132, label %133, label %139
133:                                              ; preds = %127
  %134 = fcmp reassoc nsz contract ogt double %128, %115
  br i1 %134, label %135, label %139
135:                                              ; preds = %133
  %136 = fadd reassoc nsz contract double %128, 0xC01921FB54442D18
  %137 = fcmp reassoc nsz contract ult double %136, %113
  br i1 %137, label %139, label %138
138:                                              ; preds = %135
  br label %139
139:                                              ; preds = %138, %135, %133, %127
  %140 = phi nsz double [ %136, %138 ], [ %128, %135 ], [ %128, %133 ], [ %130, %127 ]
  store double %140, ptr %116, align 8
  br label %141
141:                                              ; preds = %139, %106
  %142 = add nuw nsw i64 %107, 1
  %143 = icmp eq i64 %142, %105
  br i1 %143, label %144, label %106
144:                                              ; preds = %141, %97
  %145 = fcmp reassoc nsz contract olt double %83, 1.000000e-03
  br i1 %145, label %146, label %148
146:                                              ; preds = %144
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %19, ptr noundef nonnull %8, ptr noundef nonnull %9)
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %8, ptr noundef nonnull %9, ptr noundef nonnull %10)
  %147 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %10, ptr noundef nonnull %11, i32 noundef %99, double noundef 1.000000e-09, ptr noundef nonnull %12)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  br label %148
148:                                              ; preds = %144, %146
  %149 = phi reassoc nsz contract double [ %147, %146 ], [ %83, %144 ]
  %150 = fcmp reassoc nsz contract olt double %149, 1.000000e-05
  %151 = fmul reassoc nsz contract double %149, 8.000000e+00
  %152 = fadd reassoc nsz contract double %151, 0x3EB0C6F7A0B5ED8D
  %153 = select reassoc nsz contract i1 %150, double %152, double 0x3EB0C6F7A0B5ED8D
  %154 = icmp sgt i32 %5, 0
  br i1 %154, label %155, label %204
155:                                              ; preds = %148
  %156 = load double, ptr %0, align 8
  %157 = fptosi double %156 to i32
  %158 = icmp slt i32 %157, 1
  %159 = getelementptr inbounds i8, ptr %0, i64 16
  %160 = sext i32 %157 to i64
  %161 = zext nneg i32 %5 to i64
  br i1 %158, label %238, label %167
162:                                              ; preds = %203
  %163 = add nuw nsw i64 %169, 1
  %164 = icmp ult i64 %163, %161
  %165 = icmp eq i64 %163, %161
  %166 = or i1 %165, %158
  br i1 %166, label %204, label %167
167:                                              ; preds = %155, %162
  %168 = phi i1 [ %164, %162 ], [ true, %155 ]
  %169 = phi i64 [ %163, %162 ], [ 0, %155 ]
  %170 = mul nuw nsw i64 %169, %160
  %171 = getelementptr double, ptr %3, i64 %170
  br label %172
172:                                              ; preds = %197, %167
  %173 = phi i64 [ 0, %167 ], [ %200, %197 ]
  %174 = getelementptr inbounds double, ptr %19, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = getelementptr double, ptr %171, i64 %173
  %177 = load double, ptr %176, align 8
  %178 = fsub reassoc nsz contract double %175, %177
  %179 = tail call reassoc nsz contract double @llvm.fabs.f64(double %178)
  %180 = getelementptr inbounds double, ptr %159, i64 %173
  %181 = load double, ptr %180, align 8
  %182 = fcmp reassoc nsz contract une double %181, 0.000000e+00
  %183 = fcmp reassoc nsz contract ogt double %179, 1.000000e+00
  %184 = select i1 %182, i1 %183, i1 false
  br i1 %184, label %185, label %192
185:                                              ; preds = %172
  %186 = fdiv reassoc nsz contract double %179, 0x401921FB54442D18
  %187 = fadd reassoc nsz contract double %186, 5.000000e-01
  %188 = tail call reassoc nsz contract double @llvm.floor.f64(double %187)
  %189 = fmul reassoc nsz contract double %188, 0x401921FB54442D18
  %190 = fsub reassoc nsz contract double %179, %189
  %191 = tail call reassoc nsz contract double @llvm.fabs.f64(double %190)
  br label %192
192:                                              ; preds = %185, %172
  %193 = phi nsz double [ %191, %185 ], [ %179, %172 ]
  br i1 %182, label %197, label %194
194:                                              ; preds = %192
  %195 = load double, ptr %24, align 8
  %196 = fmul reassoc nsz contract double %195, %153
  br label %197
197:                                              ; preds = %194, %192
  %198 = phi reassoc nsz contract double [ %196, %194 ], [ %153, %192 ]
  %199 = fcmp reassoc nsz contract olt double %193, %198
  %200 = add nuw nsw i64 %173, 1
  %201 = icmp slt i64 %200, %160
  %202 = select i1 %201, i1 %199, i1 false
  br i1 %202, label %172, label %203
203:                                              ; preds = %197
  br i1 %199, label %204, label %162
204:                                              ; preds = %203, %162, %148
  %205 = phi i1 [ %154, %148 ], [ %164, %162 ], [ %168, %203 ]
  br i1 %205, label %238, label %206
206:                                              ; preds = %204
  %207 = icmp eq i32 %5, %6
  %208 = icmp sgt i32 %6, 0
  %209 = and i1 %207, %208
  br i1 %209, label %210, label %212
210:                                              ; preds = %206
  %211 = zext nneg i32 %6 to i64
  br label %215
212:                                              ; preds = %215, %206
  %213 = phi i32 [ %5, %206 ], [ %223, %215 ]
  %214 = phi i1 [ %207, %206 ], [ %225, %215 ]
  br i1 %214, label %238, label %228
215:                                              ; preds = %210, %215
  %216 = phi i64 [ 0, %210 ], [ %224, %215 ]
  %217 = phi i32 [ %5, %210 ], [ %223, %215 ]
  %218 = getelementptr inbounds i8, ptr %4, i64 %216
  %219 = load i8, ptr %218, align 1
  %220 = icmp eq i8 %219, 0
  %221 = or i1 %150, %220
  %222 = trunc nuw nsw i64 %216 to i32
  %223 = select i1 %221, i32 %217, i32 %222
  %224 = add nuw nsw i64 %216, 1
  %225 = icmp eq i32 %223, %6
  %226 = icmp ult i64 %224, %211
  %227 = select i1 %225, i1 %226, i1 false
  br i1 %227, label %215, label %212
228:                                              ; preds = %212
  %229 = mul nsw i32 %213, %21
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds double, ptr %3, i64 %230
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %231, ptr nonnull align 16 %19, i64 %23, i1 false)
  %232 = zext i1 %150 to i8
  %233 = sext i32 %213 to i64
  %234 = getelementptr inbounds i8, ptr %4, i64 %233
  store i8 %232, ptr %234, align 1
  %235 = icmp eq i32 %213, %5
  %236 = zext i1 %235 to i32
  %237 = add nsw i32 %236, %5
  br label %238
238:                                              ; preds = %155, %228, %204, %212, %89
  %239 = phi i32 [ %5, %89 ], [ %237, %228 ], [ %5, %204 ], [ %5, %212 ], [ %5, %155 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %19)
  ret i32 %239
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
14:                                               ; preds = %10, %101
  %15 = phi i64 [ 0, %10 ], [ %60, %101 ]
  %16 = mul nuw nsw i64 %15, 6
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = getelementptr inbounds double, ptr %13, i64 %16
  br label %106
19:                                               ; preds = %101, %4
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret void
20:                                               ; preds = %106
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
  %32 = select reassoc nsz contract i1 %23, double 0.000000e+00, double %31
  br label %33
33:                                               ; preds = %51, %20
  %34 = phi i64 [ 0, %20 ], [ %57, %51 ]
  %35 = getelementptr inbounds double, ptr %5, i64 %34
  %36 = load double, ptr %35, align 16
  %37 = or disjoint i64 %34, 1
  %38 = getelementptr inbounds double, ptr %5, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul reassoc nsz contract double %36, %30
  %41 = fmul reassoc nsz contract double %39, %32
  %42 = fadd reassoc nsz contract double %41, %40
  store double %42, ptr %35, align 16
  %43 = fmul reassoc nsz contract double %39, %30
  %44 = fmul reassoc nsz contract double %36, %32
  %45 = fsub reassoc nsz contract double %43, %44
  store double %45, ptr %38, align 8
  br i1 %23, label %46, label %51
46:                                               ; preds = %33
  %47 = or disjoint i64 %34, 2
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = load double, ptr %48, align 16
  %50 = fmul reassoc nsz contract double %49, %28
  br label %51
51:                                               ; preds = %46, %33
  %52 = phi reassoc nsz contract double [ %50, %46 ], [ 0.000000e+00, %33 ]
  %53 = or disjoint i64 %34, 3
  %54 = getelementptr inbounds double, ptr %5, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fadd reassoc nsz contract double %55, %52
  store double %56, ptr %54, align 8
  %57 = add nuw nsw i64 %34, 4
  %58 = icmp ult i64 %34, 8
  br i1 %58, label %33, label %59
59:                                               ; preds = %51
  %60 = add nuw nsw i64 %15, 1
  %61 = mul i64 %60, 96
  %62 = getelementptr inbounds i8, ptr %6, i64 %61
  br label %63
63:                                               ; preds = %73, %59
  %64 = phi i64 [ 0, %59 ], [ %80, %73 ]
  %65 = getelementptr inbounds double, ptr %5, i64 %64
  %66 = or disjoint i64 %64, 1
  %67 = getelementptr inbounds double, ptr %5, i64 %66
  %68 = or disjoint i64 %64, 2
  %69 = getelementptr inbounds double, ptr %5, i64 %68
  %70 = load double, ptr %65, align 16
  %71 = load double, ptr %67, align 8
  %72 = load double, ptr %69, align 16
  br label %82
73:                                               ; preds = %82
  %74 = or disjoint i64 %64, 3
  %75 = getelementptr inbounds double, ptr %5, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds double, ptr %2, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fadd reassoc nsz contract double %78, %76
  store double %79, ptr %77, align 8
  %80 = add nuw nsw i64 %64, 4
  %81 = icmp ult i64 %64, 8
  br i1 %81, label %63, label %101
82:                                               ; preds = %82, %63
  %83 = phi i64 [ 0, %63 ], [ %99, %82 ]
  %84 = getelementptr inbounds double, ptr %62, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, %70
  %87 = or disjoint i64 %83, 4
  %88 = getelementptr inbounds double, ptr %62, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %71
  %91 = fadd reassoc nsz contract double %90, %86
  %92 = or disjoint i64 %83, 8
  %93 = getelementptr inbounds double, ptr %62, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul reassoc nsz contract double %94, %72
  %96 = fadd reassoc nsz contract double %91, %95
  %97 = or disjoint i64 %83, %64
  %98 = getelementptr inbounds double, ptr %2, i64 %97
  store double %96, ptr %98, align 8
  %99 = add nuw nsw i64 %83, 1
  %100 = icmp eq i64 %99, 4
  br i1 %100, label %73, label %82
101:                                              ; preds = %73
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, ptr noundef nonnull align 8 dereferenceable(96) %2, i64 96, i1 false)
  %102 = load double, ptr %0, align 8
  %103 = fptosi double %102 to i32
  %104 = sext i32 %103 to i64
  %105 = icmp slt i64 %60, %104
  br i1 %105, label %14, label %19
106:                                              ; preds = %14, %106
  %107 = phi i64 [ 0, %14 ], [ %117, %106 ]
  %108 = shl nuw nsw i64 %107, 2
  %109 = or disjoint i64 %108, 2
  %110 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %109
  %111 = load double, ptr %110, align 16
  %112 = getelementptr inbounds double, ptr %17, i64 %107
  store double %111, ptr %112, align 8
  %113 = or disjoint i64 %108, 3
  %114 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds double, ptr %18, i64 %107
  store double %115, ptr %116, align 8
  %117 = add nuw nsw i64 %107, 1
  %118 = icmp eq i64 %117, 3
  br i1 %118, label %20, label %106
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
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %11
9:                                                ; preds = %5
  %10 = zext nneg i32 %2 to i64
  br label %18
11:                                               ; preds = %18, %5
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %134
13:                                               ; preds = %11
  %14 = zext nneg i32 %2 to i64
  %15 = zext nneg i32 %2 to i64
  %16 = zext nneg i32 %2 to i64
  %17 = zext nneg i32 %2 to i64
  br label %24
18:                                               ; preds = %9, %18
  %19 = phi i64 [ 0, %9 ], [ %22, %18 ]
  %20 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %19
  %21 = trunc nuw nsw i64 %19 to i32
  store i32 %21, ptr %20, align 4
  %22 = add nuw nsw i64 %19, 1
  %23 = icmp eq i64 %22, %10
  br i1 %23, label %11, label %18
24:                                               ; preds = %130, %13
  %25 = phi i64 [ 0, %13 ], [ %131, %130 ]
  %26 = phi double [ 0.000000e+00, %13 ], [ %58, %130 ]
  %27 = shl nuw nsw i64 %25, 3
  %28 = getelementptr i8, ptr %7, i64 %27
  %29 = trunc i64 %25 to i32
  %30 = xor i32 %29, -1
  %31 = add i32 %30, %2
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 3
  %34 = add nuw nsw i64 %33, 8
  %35 = icmp ult i64 %25, 6
  %36 = trunc nuw nsw i64 %25 to i32
  br label %37
37:                                               ; preds = %24, %70
  %38 = phi i64 [ %25, %24 ], [ %76, %70 ]
  %39 = phi double [ -1.000000e+00, %24 ], [ %75, %70 ]
  %40 = phi i32 [ %36, %24 ], [ %74, %70 ]
  br i1 %35, label %41, label %70
41:                                               ; preds = %37
  %42 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %38
  %43 = load i32, ptr %42, align 4
  %44 = mul nsw i32 %43, 6
  %45 = sext i32 %44 to i64
  %46 = getelementptr double, ptr %0, i64 %45
  br label %78
47:                                               ; preds = %70
  %48 = sext i32 %74 to i64
  %49 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %25
  %52 = load i32, ptr %51, align 4
  store i32 %52, ptr %49, align 4
  store i32 %50, ptr %51, align 4
  %53 = mul nsw i32 %50, 6
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %75)
  %57 = icmp eq i64 %25, 0
  %58 = select reassoc nsz contract i1 %57, double %56, double %26
  %59 = getelementptr inbounds double, ptr %55, i64 %25
  %60 = load double, ptr %59, align 8
  %61 = fcmp reassoc nsz contract ogt double %60, 0.000000e+00
  %62 = fneg reassoc nsz contract double %56
  %63 = select reassoc nsz contract i1 %61, double %62, double %56
  %64 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %25
  store double %63, ptr %64, align 8
  %65 = fmul reassoc nsz contract double %58, %3
  %66 = fcmp reassoc nsz contract ole double %56, %65
  %67 = fcmp reassoc nsz contract oeq double %56, 0.000000e+00
  %68 = or i1 %67, %66
  br i1 %68, label %69, label %87
69:                                               ; preds = %47
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %28, i8 0, i64 %34, i1 false)
  br label %130
70:                                               ; preds = %78, %37
  %71 = phi double [ 0.000000e+00, %37 ], [ %84, %78 ]
  %72 = fcmp reassoc nsz contract ogt double %71, %39
  %73 = trunc nuw nsw i64 %38 to i32
  %74 = select i1 %72, i32 %73, i32 %40
  %75 = select nsz i1 %72, double %71, double %39
  %76 = add nuw nsw i64 %38, 1
  %77 = icmp eq i64 %76, %16
  br i1 %77, label %47, label %37
78:                                               ; preds = %41, %78
  %79 = phi i64 [ %25, %41 ], [ %85, %78 ]
  %80 = phi double [ 0.000000e+00, %41 ], [ %84, %78 ]
  %81 = getelementptr double, ptr %46, i64 %79
  %82 = load double, ptr %81, align 8
  %83 = fmul reassoc nsz contract double %82, %82
  %84 = fadd reassoc nsz contract double %83, %80
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, 6
  br i1 %86, label %70, label %78
87:                                               ; preds = %47
  %88 = fsub reassoc nsz contract double %60, %63
  store double %88, ptr %59, align 8
  %89 = fmul reassoc nsz contract double %88, %63
  %90 = icmp ult i64 %25, 6
  %91 = icmp ult i64 %25, 6
  br label %94
92:                                               ; preds = %119, %106
  %93 = icmp eq i64 %96, %17
  br i1 %93, label %130, label %94
94:                                               ; preds = %87, %92
  %95 = phi i64 [ %25, %87 ], [ %96, %92 ]
  %96 = add nuw nsw i64 %95, 1
  %97 = icmp ult i64 %96, %14
  br i1 %97, label %98, label %104
98:                                               ; preds = %94
  %99 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %96
  %100 = load i32, ptr %99, align 4
  %101 = mul nsw i32 %100, 6
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %0, i64 %102
  br label %104
104:                                              ; preds = %94, %98
  %105 = phi ptr [ %103, %98 ], [ %1, %94 ]
  br i1 %90, label %108, label %106
106:                                              ; preds = %108, %104
  %107 = phi double [ 0.000000e+00, %104 ], [ %116, %108 ]
  br i1 %91, label %119, label %92
108:                                              ; preds = %104, %108
  %109 = phi i64 [ %117, %108 ], [ %25, %104 ]
  %110 = phi double [ %116, %108 ], [ 0.000000e+00, %104 ]
  %111 = getelementptr inbounds double, ptr %55, i64 %109
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %105, i64 %109
  %114 = load double, ptr %113, align 8
  %115 = fmul reassoc nsz contract double %114, %112
  %116 = fadd reassoc nsz contract double %115, %110
  %117 = add nuw nsw i64 %109, 1
  %118 = icmp eq i64 %117, 6
  br i1 %118, label %106, label %108
119:                                              ; preds = %106, %119
  %120 = phi i64 [ %128, %119 ], [ %25, %106 ]
  %121 = getelementptr inbounds double, ptr %55, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul reassoc nsz contract double %122, %107
  %124 = fdiv reassoc nsz contract double %123, %89
  %125 = getelementptr inbounds double, ptr %105, i64 %120
  %126 = load double, ptr %125, align 8
  %127 = fadd reassoc nsz contract double %124, %126
  store double %127, ptr %125, align 8
  %128 = add nuw nsw i64 %120, 1
  %129 = icmp eq i64 %128, 6
  br i1 %129, label %92, label %119
130:                                              ; preds = %92, %69
  %131 = add nuw nsw i64 %25, 1
  %132 = icmp eq i64 %131, %15
  %133 = select i1 %68, i1 true, i1 %132
  br i1 %133, label %134, label %24
134:                                              ; preds = %130, %11
  %135 = add i32 %2, -1
  %136 = icmp sgt i32 %2, 0
  br i1 %136, label %137, label %142
137:                                              ; preds = %134
  %138 = zext nneg i32 %2 to i64
  %139 = zext i32 %135 to i64
  %140 = zext nneg i32 %2 to i64
  %141 = sub nsw i64 %140, 1
  br label %147
142:                                              ; preds = %155, %134
  %143 = sext i32 %135 to i64
  %144 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = tail call reassoc nsz contract double @llvm.fabs.f64(double %145)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret double %146
147:                                              ; preds = %137, %155
  %148 = phi i64 [ %139, %137 ], [ %166, %155 ]
  %149 = phi i64 [ %138, %137 ], [ %168, %155 ]
  %150 = getelementptr inbounds double, ptr %1, i64 %148
  %151 = load double, ptr %150, align 8
  %152 = icmp slt i64 %148, %141
  br i1 %152, label %153, label %155
153:                                              ; preds = %147
  %154 = trunc nuw nsw i64 %148 to i32
  br label %169
155:                                              ; preds = %169, %147
  %156 = phi double [ %151, %147 ], [ %183, %169 ]
  %157 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %148
  %158 = load double, ptr %157, align 8
  %159 = fcmp reassoc nsz contract une double %158, 0.000000e+00
  %160 = fdiv reassoc nsz contract double %156, %158
  %161 = select reassoc nsz contract i1 %159, double %160, double 0.000000e+00
  %162 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %148
  %163 = load i32, ptr %162, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %4, i64 %164
  store double %161, ptr %165, align 8
  %166 = add nsw i64 %148, -1
  %167 = icmp sgt i64 %148, 0
  %168 = add nsw i64 %149, -1
  br i1 %167, label %147, label %142
169:                                              ; preds = %153, %169
  %170 = phi i64 [ %184, %169 ], [ %149, %153 ]
  %171 = phi double [ %183, %169 ], [ %151, %153 ]
  %172 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %170
  %173 = load i32, ptr %172, align 4
  %174 = mul nsw i32 %173, 6
  %175 = add nsw i32 %174, %154
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds double, ptr %0, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = sext i32 %173 to i64
  %180 = getelementptr inbounds double, ptr %4, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = fmul reassoc nsz contract double %181, %178
  %183 = fsub reassoc nsz contract double %171, %182
  %184 = add nuw nsw i64 %170, 1
  %185 = trunc nuw i64 %184 to i32
  %186 = icmp slt i32 %185, %2
  br i1 %186, label %169, label %155
}
declare double @llvm.cos.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @atan2(double noundef, double noundef) local_unnamed_addr
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
define internal fastcc void @displace(ptr nocapture noundef readonly %0, double noundef %1, double noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [12 x double], align 16
  %6 = tail call reassoc nsz contract double @llvm.cos.f64(double %1)
  %7 = tail call reassoc nsz contract double @llvm.sin.f64(double %1)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  %8 = fsub reassoc nsz contract double 1.000000e+00, %6
  br label %9
9:                                                ; preds = %4, %64
  %10 = phi i64 [ 0, %4 ], [ %65, %64 ]
  %11 = getelementptr inbounds [3 x double], ptr @__const.displace.w, i64 0, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = fmul reassoc nsz contract double %12, %8
  %14 = shl nuw nsw i64 %10, 2
  br label %94
15:                                               ; preds = %64
  %16 = fmul reassoc nsz contract double %2, %1
  %17 = fmul reassoc nsz contract double %16, 3.700000e-01
  %18 = getelementptr inbounds i8, ptr %5, i64 24
  store double %17, ptr %18, align 8
  %19 = fmul reassoc nsz contract double %2, %1
  %20 = fmul reassoc nsz contract double %19, 7.100000e-01
  %21 = getelementptr inbounds i8, ptr %5, i64 56
  store double %20, ptr %21, align 8
  %22 = fmul reassoc nsz contract double %2, %1
  %23 = fmul reassoc nsz contract double %22, -5.900000e-01
  %24 = getelementptr inbounds i8, ptr %5, i64 88
  store double %23, ptr %24, align 8
  br label %25
25:                                               ; preds = %32, %15
  %26 = phi i64 [ 0, %15 ], [ %39, %32 ]
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = or disjoint i64 %26, 1
  %29 = getelementptr inbounds double, ptr %0, i64 %28
  %30 = or disjoint i64 %26, 2
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  br label %41
32:                                               ; preds = %41
  %33 = or disjoint i64 %26, 3
  %34 = getelementptr inbounds double, ptr %0, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %3, i64 %33
  %37 = load double, ptr %36, align 8
  %38 = fadd reassoc nsz contract double %37, %35
  store double %38, ptr %36, align 8
  %39 = add nuw nsw i64 %26, 4
  %40 = icmp ult i64 %26, 8
  br i1 %40, label %25, label %63
41:                                               ; preds = %41, %25
  %42 = phi i64 [ 0, %25 ], [ %61, %41 ]
  %43 = load double, ptr %27, align 8
  %44 = getelementptr inbounds double, ptr %5, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = fmul reassoc nsz contract double %45, %43
  %47 = load double, ptr %29, align 8
  %48 = or disjoint i64 %42, 4
  %49 = getelementptr inbounds double, ptr %5, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul reassoc nsz contract double %50, %47
  %52 = fadd reassoc nsz contract double %51, %46
  %53 = load double, ptr %31, align 8
  %54 = or disjoint i64 %42, 8
  %55 = getelementptr inbounds double, ptr %5, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc nsz contract double %56, %53
  %58 = fadd reassoc nsz contract double %52, %57
  %59 = or disjoint i64 %42, %26
  %60 = getelementptr inbounds double, ptr %3, i64 %59
  store double %58, ptr %60, align 8
  %61 = add nuw nsw i64 %42, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %32, label %41
63:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret void
64:                                               ; preds = %94
  %65 = add nuw nsw i64 %10, 1
  %66 = icmp eq i64 %65, 3
  %67 = trunc nuw nsw i64 %65 to i32
  %68 = select i1 %66, i32 0, i32 %67
  %69 = trunc i64 %10 to i32
  %70 = add i32 %69, 2
  %71 = urem i32 %70, 3
  %72 = zext nneg i32 %68 to i64
  %73 = getelementptr inbounds [3 x double], ptr @__const.displace.w, i64 0, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fmul reassoc nsz contract double %74, %7
  %76 = shl nuw nsw i64 %10, 2
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = or disjoint i32 %71, %77
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fadd reassoc nsz contract double %81, %75
  store double %82, ptr %80, align 8
  %83 = zext nneg i32 %71 to i64
  %84 = getelementptr inbounds [3 x double], ptr @__const.displace.w, i64 0, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, %7
  %87 = trunc nuw nsw i64 %76 to i32
  %88 = or disjoint i32 %68, %87
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fsub reassoc nsz contract double %91, %86
  store double %92, ptr %90, align 8
  %93 = icmp eq i64 %65, 3
  br i1 %93, label %15, label %9
94:                                               ; preds = %9, %94
  %95 = phi i64 [ 0, %9 ], [ %105, %94 ]
  %96 = icmp eq i64 %10, %95
  %97 = uitofp i1 %96 to double
  %98 = fmul reassoc nsz contract double %6, %97
  %99 = getelementptr inbounds [3 x double], ptr @__const.displace.w, i64 0, i64 %95
  %100 = load double, ptr %99, align 8
  %101 = fmul reassoc nsz contract double %13, %100
  %102 = fadd reassoc nsz contract double %101, %98
  %103 = add nuw nsw i64 %95, %14
  %104 = getelementptr inbounds [12 x double], ptr %5, i64 0, i64 %103
  store double %102, ptr %104, align 8
  %105 = add nuw nsw i64 %95, 1
  %106 = icmp eq i64 %105, 3
  br i1 %106, label %64, label %94
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
  %16 = phi i64 [ 0, %4 ], [ %28, %15 ]
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
  %28 = add nuw nsw i64 %16, 4
  %29 = icmp ult i64 %16, 8
  br i1 %29, label %15, label %30
30:                                               ; preds = %15, %40
  %31 = phi i64 [ %47, %40 ], [ 0, %15 ]
  %32 = getelementptr inbounds double, ptr %5, i64 %31
  %33 = or disjoint i64 %31, 1
  %34 = getelementptr inbounds double, ptr %5, i64 %33
  %35 = or disjoint i64 %31, 2
  %36 = getelementptr inbounds double, ptr %5, i64 %35
  %37 = load double, ptr %32, align 16
  %38 = load double, ptr %34, align 8
  %39 = load double, ptr %36, align 16
  br label %49
40:                                               ; preds = %49
  %41 = or disjoint i64 %31, 3
  %42 = getelementptr inbounds double, ptr %5, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds double, ptr %6, i64 %41
  %45 = load double, ptr %44, align 8
  %46 = fadd reassoc nsz contract double %45, %43
  store double %46, ptr %44, align 8
  %47 = add nuw nsw i64 %31, 4
  %48 = icmp ult i64 %31, 8
  br i1 %48, label %30, label %68
49:                                               ; preds = %49, %30
  %50 = phi i64 [ 0, %30 ], [ %66, %49 ]
  %51 = getelementptr inbounds double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul reassoc nsz contract double %52, %37
  %54 = or disjoint i64 %50, 4
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc nsz contract double %56, %38
  %58 = fadd reassoc nsz contract double %57, %53
  %59 = or disjoint i64 %50, 8
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul reassoc nsz contract double %61, %39
  %63 = fadd reassoc nsz contract double %58, %62
  %64 = or disjoint i64 %50, %31
  %65 = getelementptr inbounds double, ptr %6, i64 %64
  store double %63, ptr %65, align 8
  %66 = add nuw nsw i64 %50, 1
  %67 = icmp eq i64 %66, 4
  br i1 %67, label %40, label %49
68:                                               ; preds = %40
  %69 = getelementptr inbounds i8, ptr %0, i64 160
  %70 = getelementptr inbounds i8, ptr %0, i64 192
  %71 = getelementptr inbounds i8, ptr %0, i64 208
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %0, i64 240
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %0, i64 168
  %76 = load double, ptr %75, align 8
  %77 = fmul reassoc nsz contract double %76, %72
  %78 = load double, ptr %69, align 8
  %79 = fmul reassoc nsz contract double %78, %74
  %80 = fsub reassoc nsz contract double %77, %79
  %81 = fmul reassoc nsz contract double %78, %72
  %82 = fmul reassoc nsz contract double %76, %74
  %83 = fadd reassoc nsz contract double %81, %82
  %84 = getelementptr inbounds i8, ptr %6, i64 80
  %85 = load double, ptr %84, align 16
  %86 = getelementptr inbounds i8, ptr %0, i64 176
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds i8, ptr %0, i64 272
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %87
  %91 = fsub reassoc nsz contract double %85, %90
  %92 = fmul reassoc nsz contract double %80, %80
  %93 = fmul reassoc nsz contract double %83, %83
  %94 = fadd reassoc nsz contract double %93, 1.000000e-300
  %95 = fadd reassoc nsz contract double %94, %92
  %96 = fmul reassoc nsz contract double %91, %91
  %97 = fsub reassoc nsz contract double %95, %96
  %98 = tail call reassoc nsz contract double @llvm.fabs.f64(double %97)
  %99 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %98)
  %100 = fmul reassoc nsz contract double %85, %85
  %101 = fcmp reassoc nsz contract olt double %97, 0.000000e+00
  %102 = select reassoc nsz contract i1 %101, double -1.000000e+00, double 1.000000e+00
  store double %102, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  %103 = fmul reassoc nsz contract double %91, %83
  %104 = fdiv reassoc nsz contract double %103, %95
  store double %104, ptr %7, align 16
  %105 = getelementptr inbounds i8, ptr %7, i64 8
  %106 = fneg reassoc nsz contract double %80
  %107 = fmul reassoc nsz contract double %99, %106
  %108 = fdiv reassoc nsz contract double %107, %95
  store double %108, ptr %105, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8)
  %109 = fmul reassoc nsz contract double %91, %80
  %110 = fdiv reassoc nsz contract double %109, %95
  store double %110, ptr %8, align 16
  %111 = getelementptr inbounds i8, ptr %8, i64 8
  %112 = fmul reassoc nsz contract double %99, %83
  %113 = fdiv reassoc nsz contract double %112, %95
  store double %113, ptr %111, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9)
  %114 = load double, ptr %71, align 8
  %115 = load double, ptr %73, align 8
  %116 = load double, ptr %88, align 8
  %117 = getelementptr inbounds i8, ptr %10, i64 48
  %118 = getelementptr inbounds i8, ptr %10, i64 56
  %119 = getelementptr inbounds i8, ptr %10, i64 64
  br label %144
120:                                              ; preds = %178
  %121 = fsub reassoc nsz contract double 1.000000e+00, %100
  %122 = tail call reassoc nsz contract double @llvm.fabs.f64(double %121)
  %123 = fcmp reassoc nsz contract ogt double %122, 1.000000e-300
  %124 = fdiv reassoc nsz contract double 1.000000e+00, %121
  %125 = select reassoc nsz contract i1 %123, double %124, double 1.000000e+300
  %126 = getelementptr inbounds i8, ptr %6, i64 64
  %127 = load double, ptr %126, align 16
  %128 = getelementptr inbounds i8, ptr %6, i64 72
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds i8, ptr %6, i64 16
  %131 = load double, ptr %130, align 16
  %132 = getelementptr inbounds i8, ptr %6, i64 48
  %133 = load double, ptr %132, align 16
  %134 = getelementptr inbounds i8, ptr %9, i64 16
  %135 = fmul reassoc nsz contract double %127, %125
  %136 = fmul reassoc nsz contract double %129, %125
  %137 = getelementptr inbounds i8, ptr %2, i64 32
  %138 = getelementptr i8, ptr %2, i64 64
  %139 = getelementptr inbounds i8, ptr %9, i64 32
  %140 = getelementptr inbounds i8, ptr %9, i64 48
  %141 = fmul reassoc nsz contract double %131, %125
  %142 = fmul reassoc nsz contract double %133, %125
  %143 = getelementptr inbounds i8, ptr %2, i64 96
  br label %213
144:                                              ; preds = %68, %178
  %145 = phi i64 [ 0, %68 ], [ %179, %178 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %10)
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = xor i32 %146, 1
  %148 = uitofp nneg i32 %147 to double
  %149 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %145
  %150 = load double, ptr %149, align 8
  %151 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %145
  %152 = load double, ptr %151, align 8
  br label %157
153:                                              ; preds = %157
  %154 = load double, ptr %117, align 16
  %155 = load double, ptr %118, align 8
  %156 = load double, ptr %119, align 16
  br label %181
157:                                              ; preds = %144, %157
  %158 = phi i64 [ 0, %144 ], [ %176, %157 ]
  %159 = shl nsw i64 %158, 5
  %160 = getelementptr inbounds i8, ptr %11, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fmul reassoc nsz contract double %150, %161
  %163 = getelementptr inbounds i8, ptr %160, i64 8
  %164 = load double, ptr %163, align 8
  %165 = fmul reassoc nsz contract double %152, %164
  %166 = fadd reassoc nsz contract double %165, %162
  %167 = getelementptr inbounds [3 x [3 x double]], ptr %10, i64 0, i64 %158
  store double %166, ptr %167, align 8
  %168 = fmul reassoc nsz contract double %164, %150
  %169 = fmul reassoc nsz contract double %152, %161
  %170 = fsub reassoc nsz contract double %168, %169
  %171 = getelementptr inbounds i8, ptr %167, i64 8
  store double %170, ptr %171, align 8
  %172 = getelementptr inbounds i8, ptr %160, i64 16
  %173 = load double, ptr %172, align 8
  %174 = fmul reassoc nsz contract double %173, %148
  %175 = getelementptr inbounds i8, ptr %167, i64 16
  store double %174, ptr %175, align 8
  %176 = add nuw nsw i64 %158, 1
  %177 = icmp eq i64 %176, 3
  br i1 %177, label %153, label %157
178:                                              ; preds = %181
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %10)
  %179 = add nuw nsw i64 %145, 1
  %180 = icmp eq i64 %145, 0
  br i1 %180, label %144, label %120
181:                                              ; preds = %153, %181
  %182 = phi i64 [ 0, %153 ], [ %210, %181 ]
  %183 = getelementptr inbounds [3 x [3 x double]], ptr %10, i64 0, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fmul reassoc nsz contract double %114, %184
  %186 = getelementptr inbounds i8, ptr %183, i64 8
  %187 = load double, ptr %186, align 8
  %188 = fmul reassoc nsz contract double %115, %187
  %189 = fadd reassoc nsz contract double %188, %185
  %190 = getelementptr inbounds i8, ptr %183, i64 16
  %191 = load double, ptr %190, align 8
  %192 = fmul reassoc nsz contract double %116, %191
  %193 = fadd reassoc nsz contract double %189, %192
  %194 = getelementptr inbounds [6 x [2 x double]], ptr %9, i64 0, i64 %182, i64 %145
  store double %193, ptr %194, align 8
  %195 = getelementptr inbounds [12 x double], ptr %70, i64 0, i64 %182
  %196 = load double, ptr %195, align 8
  %197 = fmul reassoc nsz contract double %196, %154
  %198 = or disjoint i64 %182, 4
  %199 = getelementptr inbounds [12 x double], ptr %70, i64 0, i64 %198
  %200 = load double, ptr %199, align 8
  %201 = fmul reassoc nsz contract double %200, %155
  %202 = fadd reassoc nsz contract double %201, %197
  %203 = or disjoint i64 %182, 8
  %204 = getelementptr inbounds [12 x double], ptr %70, i64 0, i64 %203
  %205 = load double, ptr %204, align 8
  %206 = fmul reassoc nsz contract double %205, %156
  %207 = fadd reassoc nsz contract double %202, %206
  %208 = or disjoint i64 %182, 2
  %209 = getelementptr inbounds [6 x [2 x double]], ptr %9, i64 0, i64 %208, i64 %145
  store double %207, ptr %209, align 8
  %210 = add nuw nsw i64 %182, 1
  %211 = icmp eq i64 %182, 0
  br i1 %211, label %181, label %178
212:                                              ; preds = %213
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret double %121
213:                                              ; preds = %120, %213
  %214 = phi i64 [ 0, %120 ], [ %253, %213 ]
  %215 = icmp eq i64 %214, 0
  %216 = select reassoc nsz contract i1 %215, double %13, double 0.000000e+00
  %217 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %214
  store double %216, ptr %217, align 8
  %218 = select reassoc nsz contract i1 %215, double %14, double 0.000000e+00
  %219 = or disjoint i64 %214, 2
  %220 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %219
  store double %218, ptr %220, align 8
  %221 = getelementptr inbounds [2 x double], ptr %9, i64 0, i64 %214
  %222 = load double, ptr %221, align 8
  %223 = fmul reassoc nsz contract double %222, %135
  %224 = getelementptr inbounds [2 x double], ptr %134, i64 0, i64 %214
  %225 = load double, ptr %224, align 8
  %226 = fmul reassoc nsz contract double %225, %136
  %227 = fadd reassoc nsz contract double %226, %223
  %228 = getelementptr inbounds [4 x double], ptr %137, i64 0, i64 %214
  store double %227, ptr %228, align 8
  %229 = fmul reassoc nsz contract double %222, %129
  %230 = fmul reassoc nsz contract double %225, %127
  %231 = fsub reassoc nsz contract double %229, %230
  %232 = fmul reassoc nsz contract double %231, %125
  %233 = getelementptr inbounds [4 x double], ptr %137, i64 0, i64 %219
  store double %232, ptr %233, align 8
  %234 = getelementptr inbounds [2 x double], ptr %7, i64 0, i64 %214
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds [4 x double], ptr %138, i64 0, i64 %214
  store double %235, ptr %236, align 8
  %237 = getelementptr inbounds [2 x double], ptr %8, i64 0, i64 %214
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds [4 x double], ptr %138, i64 0, i64 %219
  store double %238, ptr %239, align 8
  %240 = getelementptr inbounds [2 x double], ptr %139, i64 0, i64 %214
  %241 = load double, ptr %240, align 8
  %242 = fmul reassoc nsz contract double %241, %141
  %243 = getelementptr inbounds [2 x double], ptr %140, i64 0, i64 %214
  %244 = load double, ptr %243, align 8
  %245 = fmul reassoc nsz contract double %244, %142
  %246 = fadd reassoc nsz contract double %245, %242
  %247 = getelementptr inbounds [4 x double], ptr %143, i64 0, i64 %214
  store double %246, ptr %247, align 8
  %248 = fmul reassoc nsz contract double %244, %131
  %249 = fmul reassoc nsz contract double %241, %133
  %250 = fsub reassoc nsz contract double %248, %249
  %251 = fmul reassoc nsz contract double %250, %125
  %252 = getelementptr inbounds [4 x double], ptr %143, i64 0, i64 %219
  store double %251, ptr %252, align 8
  %253 = add nuw nsw i64 %214, 1
  %254 = icmp eq i64 %214, 0
  br i1 %254, label %213, label %212
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
  %23 = add nsw i32 %18, 1
  %24 = sext i32 %18 to i64
  %25 = getelementptr inbounds [2 x i32], ptr %12, i64 0, i64 %24
  %26 = trunc nuw nsw i64 %17 to i32
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds double, ptr %6, i64 %17
  store double 0.000000e+00, ptr %27, align 8
  br label %28
28:                                               ; preds = %16, %22
  %29 = phi i32 [ %23, %22 ], [ %18, %16 ]
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
  br label %60
58:                                               ; preds = %29
  %59 = fdiv reassoc nsz contract double %33, %34
  br label %60
60:                                               ; preds = %55, %58
  %61 = phi reassoc nsz contract double [ %57, %55 ], [ %59, %58 ]
  %62 = getelementptr inbounds i8, ptr %7, i64 24
  store double %61, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %0, i64 224
  %64 = load double, ptr %63, align 8
  br label %65
65:                                               ; preds = %77, %60
  %66 = phi i64 [ 0, %60 ], [ %78, %77 ]
  %67 = phi double [ 0.000000e+00, %60 ], [ %90, %77 ]
  %68 = phi double [ 0.000000e+00, %60 ], [ %92, %77 ]
  %69 = phi double [ 0.000000e+00, %60 ], [ %94, %77 ]
  %70 = mul nuw nsw i64 %66, 24
  %71 = getelementptr i8, ptr %4, i64 %70
  br label %80
72:                                               ; preds = %77
  %73 = fcmp reassoc nsz contract oeq double %64, 0.000000e+00
  %74 = fcmp reassoc nsz contract ogt double %94, %90
  %75 = select reassoc nsz contract i1 %74, double %94, double %92
  %76 = select reassoc nsz contract i1 %74, double %92, double %90
  br i1 %73, label %100, label %97
77:                                               ; preds = %80
  %78 = add nuw nsw i64 %66, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %72, label %65
80:                                               ; preds = %80, %65
  %81 = phi i64 [ 0, %65 ], [ %95, %80 ]
  %82 = phi double [ %67, %65 ], [ %90, %80 ]
  %83 = phi double [ %68, %65 ], [ %92, %80 ]
  %84 = phi double [ %69, %65 ], [ %94, %80 ]
  %85 = getelementptr double, ptr %71, i64 %81
  %86 = load double, ptr %85, align 8
  %87 = getelementptr i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fmul reassoc nsz contract double %86, %86
  %90 = fadd reassoc nsz contract double %89, %82
  %91 = fmul reassoc nsz contract double %88, %86
  %92 = fadd reassoc nsz contract double %91, %83
  %93 = fmul reassoc nsz contract double %88, %88
  %94 = fadd reassoc nsz contract double %93, %84
  %95 = add nuw nsw i64 %81, 1
  %96 = icmp eq i64 %95, 2
  br i1 %96, label %77, label %80
97:                                               ; preds = %72
  %98 = tail call reassoc nsz contract double @atan2(double noundef %75, double noundef %76)
  %99 = fmul reassoc nsz contract double %98, 2.000000e+00
  br label %102
100:                                              ; preds = %72
  %101 = fdiv reassoc nsz contract double %75, %76
  br label %102
102:                                              ; preds = %97, %100
  %103 = phi reassoc nsz contract double [ %99, %97 ], [ %101, %100 ]
  %104 = getelementptr inbounds i8, ptr %7, i64 32
  store double %103, ptr %104, align 16
  br label %107
105:                                              ; preds = %184
  %106 = getelementptr inbounds i8, ptr %8, i64 24
  br label %211
107:                                              ; preds = %102, %184
  %108 = phi i64 [ 2, %102 ], [ %185, %184 ]
  %109 = getelementptr inbounds double, ptr %30, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fcmp reassoc nsz contract oeq double %110, 0.000000e+00
  %112 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %108
  %113 = load double, ptr %112, align 8
  %114 = tail call reassoc nsz contract double @llvm.cos.f64(double %113)
  %115 = select reassoc nsz contract i1 %111, double 1.000000e+00, double %114
  %116 = tail call reassoc nsz contract double @llvm.sin.f64(double %113)
  %117 = select reassoc nsz contract i1 %111, double 0.000000e+00, double %116
  br label %118
118:                                              ; preds = %136, %107
  %119 = phi i64 [ 0, %107 ], [ %142, %136 ]
  %120 = getelementptr inbounds double, ptr %10, i64 %119
  %121 = load double, ptr %120, align 16
  %122 = or disjoint i64 %119, 1
  %123 = getelementptr inbounds double, ptr %10, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fmul reassoc nsz contract double %121, %115
  %126 = fmul reassoc nsz contract double %124, %117
  %127 = fadd reassoc nsz contract double %126, %125
  store double %127, ptr %120, align 16
  %128 = fmul reassoc nsz contract double %124, %115
  %129 = fmul reassoc nsz contract double %121, %117
  %130 = fsub reassoc nsz contract double %128, %129
  store double %130, ptr %123, align 8
  br i1 %111, label %131, label %136
131:                                              ; preds = %118
  %132 = or disjoint i64 %119, 2
  %133 = getelementptr inbounds double, ptr %10, i64 %132
  %134 = load double, ptr %133, align 16
  %135 = fmul reassoc nsz contract double %134, %113
  br label %136
136:                                              ; preds = %131, %118
  %137 = phi reassoc nsz contract double [ %135, %131 ], [ 0.000000e+00, %118 ]
  %138 = or disjoint i64 %119, 3
  %139 = getelementptr inbounds double, ptr %10, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = fadd reassoc nsz contract double %140, %137
  store double %141, ptr %139, align 8
  %142 = add nuw nsw i64 %119, 4
  %143 = icmp ult i64 %119, 8
  br i1 %143, label %118, label %144
144:                                              ; preds = %136
  %145 = getelementptr inbounds [12 x double], ptr %1, i64 %108
  br label %146
146:                                              ; preds = %156, %144
  %147 = phi i64 [ 0, %144 ], [ %163, %156 ]
  %148 = getelementptr inbounds double, ptr %10, i64 %147
  %149 = or disjoint i64 %147, 1
  %150 = getelementptr inbounds double, ptr %10, i64 %149
  %151 = or disjoint i64 %147, 2
  %152 = getelementptr inbounds double, ptr %10, i64 %151
  %153 = load double, ptr %148, align 16
  %154 = load double, ptr %150, align 8
  %155 = load double, ptr %152, align 16
  br label %165
156:                                              ; preds = %165
  %157 = or disjoint i64 %147, 3
  %158 = getelementptr inbounds double, ptr %10, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds double, ptr %12, i64 %157
  %161 = load double, ptr %160, align 8
  %162 = fadd reassoc nsz contract double %161, %159
  store double %162, ptr %160, align 8
  %163 = add nuw nsw i64 %147, 4
  %164 = icmp ult i64 %147, 8
  br i1 %164, label %146, label %184
165:                                              ; preds = %165, %146
  %166 = phi i64 [ 0, %146 ], [ %182, %165 ]
  %167 = getelementptr inbounds double, ptr %145, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = fmul reassoc nsz contract double %168, %153
  %170 = or disjoint i64 %166, 4
  %171 = getelementptr inbounds double, ptr %145, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fmul reassoc nsz contract double %172, %154
  %174 = fadd reassoc nsz contract double %173, %169
  %175 = or disjoint i64 %166, 8
  %176 = getelementptr inbounds double, ptr %145, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = fmul reassoc nsz contract double %177, %155
  %179 = fadd reassoc nsz contract double %174, %178
  %180 = or disjoint i64 %166, %147
  %181 = getelementptr inbounds double, ptr %12, i64 %180
  store double %179, ptr %181, align 8
  %182 = add nuw nsw i64 %166, 1
  %183 = icmp eq i64 %182, 4
  br i1 %183, label %156, label %165
184:                                              ; preds = %156
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, ptr noundef nonnull align 16 dereferenceable(96) %12, i64 96, i1 false)
  %185 = add nuw nsw i64 %108, 1
  %186 = icmp eq i64 %185, 5
  br i1 %186, label %105, label %107
187:                                              ; preds = %211
  %188 = load double, ptr %106, align 8
  %189 = fmul reassoc nsz contract double %188, %188
  %190 = getelementptr inbounds i8, ptr %8, i64 32
  %191 = load double, ptr %190, align 16
  %192 = fmul reassoc nsz contract double %191, %191
  %193 = fadd reassoc nsz contract double %192, %189
  %194 = getelementptr inbounds i8, ptr %8, i64 40
  %195 = load double, ptr %194, align 8
  %196 = fmul reassoc nsz contract double %195, %195
  %197 = fadd reassoc nsz contract double %193, %196
  %198 = getelementptr inbounds i8, ptr %8, i64 48
  store double %197, ptr %198, align 16
  %199 = load double, ptr %8, align 16
  %200 = fmul reassoc nsz contract double %199, %188
  %201 = getelementptr inbounds i8, ptr %8, i64 8
  %202 = load double, ptr %201, align 8
  %203 = fmul reassoc nsz contract double %202, %191
  %204 = fadd reassoc nsz contract double %203, %200
  %205 = getelementptr inbounds i8, ptr %8, i64 16
  %206 = load double, ptr %205, align 16
  %207 = fmul reassoc nsz contract double %206, %195
  %208 = fadd reassoc nsz contract double %204, %207
  %209 = getelementptr inbounds i8, ptr %8, i64 56
  store double %208, ptr %209, align 8
  %210 = fmul reassoc nsz contract double %208, 2.000000e+00
  br label %226
211:                                              ; preds = %105, %211
  %212 = phi i64 [ 0, %105 ], [ %222, %211 ]
  %213 = shl nuw nsw i64 %212, 2
  %214 = or disjoint i64 %213, 2
  %215 = getelementptr inbounds [12 x double], ptr %10, i64 0, i64 %214
  %216 = load double, ptr %215, align 16
  %217 = getelementptr inbounds double, ptr %8, i64 %212
  store double %216, ptr %217, align 8
  %218 = or disjoint i64 %213, 3
  %219 = getelementptr inbounds [12 x double], ptr %10, i64 0, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = getelementptr inbounds double, ptr %106, i64 %212
  store double %220, ptr %221, align 8
  %222 = add nuw nsw i64 %212, 1
  %223 = icmp eq i64 %222, 3
  br i1 %223, label %187, label %211
224:                                              ; preds = %226
  %225 = getelementptr inbounds i8, ptr %8, i64 112
  store double 1.000000e+00, ptr %225, align 16
  br label %259
226:                                              ; preds = %187, %226
  %227 = phi i64 [ 0, %187 ], [ %228, %226 ]
  %228 = add nuw nsw i64 %227, 1
  %229 = icmp eq i64 %228, 3
  %230 = and i64 %228, 4294967295
  %231 = trunc i64 %227 to i32
  %232 = add i32 %231, 2
  %233 = urem i32 %232, 3
  %234 = select i1 %229, i64 0, i64 %230
  %235 = getelementptr inbounds double, ptr %106, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = zext nneg i32 %233 to i64
  %238 = getelementptr inbounds double, ptr %8, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = fmul reassoc nsz contract double %239, %236
  %241 = getelementptr inbounds double, ptr %106, i64 %237
  %242 = load double, ptr %241, align 8
  %243 = getelementptr inbounds double, ptr %8, i64 %234
  %244 = load double, ptr %243, align 8
  %245 = fmul reassoc nsz contract double %244, %242
  %246 = fsub reassoc nsz contract double %240, %245
  %247 = or disjoint i64 %227, 8
  %248 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %247
  store double %246, ptr %248, align 8
  %249 = getelementptr inbounds double, ptr %8, i64 %227
  %250 = load double, ptr %249, align 8
  %251 = fmul reassoc nsz contract double %250, %197
  %252 = getelementptr inbounds double, ptr %106, i64 %227
  %253 = load double, ptr %252, align 8
  %254 = fmul reassoc nsz contract double %210, %253
  %255 = fsub reassoc nsz contract double %251, %254
  %256 = add nuw nsw i64 %227, 11
  %257 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %256
  store double %255, ptr %257, align 8
  %258 = icmp eq i64 %228, 3
  br i1 %258, label %224, label %226
259:                                              ; preds = %224, %264
  %260 = phi i64 [ 0, %224 ], [ %265, %264 ]
  %261 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %260
  store double 0.000000e+00, ptr %261, align 8
  %262 = mul i64 %260, 120
  %263 = getelementptr i8, ptr %2, i64 %262
  br label %267
264:                                              ; preds = %267
  store double %275, ptr %261, align 8
  %265 = add nuw nsw i64 %260, 1
  %266 = icmp eq i64 %265, 4
  br i1 %266, label %362, label %259
267:                                              ; preds = %259, %267
  %268 = phi i64 [ 0, %259 ], [ %276, %267 ]
  %269 = phi double [ 0.000000e+00, %259 ], [ %275, %267 ]
  %270 = getelementptr double, ptr %263, i64 %268
  %271 = load double, ptr %270, align 8
  %272 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %268
  %273 = load double, ptr %272, align 8
  %274 = fmul reassoc nsz contract double %273, %271
  %275 = fadd reassoc nsz contract double %269, %274
  %276 = add nuw nsw i64 %268, 1
  %277 = icmp eq i64 %276, 15
  br i1 %277, label %264, label %267
278:                                              ; preds = %452, %288
  %279 = phi i64 [ %295, %288 ], [ 0, %452 ]
  %280 = getelementptr inbounds double, ptr %11, i64 %279
  %281 = or disjoint i64 %279, 1
  %282 = getelementptr inbounds double, ptr %11, i64 %281
  %283 = or disjoint i64 %279, 2
  %284 = getelementptr inbounds double, ptr %11, i64 %283
  %285 = load double, ptr %280, align 16
  %286 = load double, ptr %282, align 8
  %287 = load double, ptr %284, align 16
  br label %297
288:                                              ; preds = %297
  %289 = or disjoint i64 %279, 3
  %290 = getelementptr inbounds double, ptr %11, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr inbounds double, ptr %12, i64 %289
  %293 = load double, ptr %292, align 8
  %294 = fadd reassoc nsz contract double %293, %291
  store double %294, ptr %292, align 8
  %295 = add nuw nsw i64 %279, 4
  %296 = icmp ult i64 %279, 8
  br i1 %296, label %278, label %316
297:                                              ; preds = %297, %278
  %298 = phi i64 [ 0, %278 ], [ %314, %297 ]
  %299 = getelementptr inbounds double, ptr %10, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = fmul reassoc nsz contract double %300, %285
  %302 = or disjoint i64 %298, 4
  %303 = getelementptr inbounds double, ptr %10, i64 %302
  %304 = load double, ptr %303, align 8
  %305 = fmul reassoc nsz contract double %304, %286
  %306 = fadd reassoc nsz contract double %305, %301
  %307 = or disjoint i64 %298, 8
  %308 = getelementptr inbounds double, ptr %10, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = fmul reassoc nsz contract double %309, %287
  %311 = fadd reassoc nsz contract double %306, %310
  %312 = or disjoint i64 %298, %279
  %313 = getelementptr inbounds double, ptr %12, i64 %312
  store double %311, ptr %313, align 8
  %314 = add nuw nsw i64 %298, 1
  %315 = icmp eq i64 %314, 4
  br i1 %315, label %288, label %297
316:                                              ; preds = %288
  %317 = getelementptr inbounds i8, ptr %1, i64 480
  br label %318
318:                                              ; preds = %328, %316
  %319 = phi i64 [ 0, %316 ], [ %335, %328 ]
  %320 = getelementptr inbounds double, ptr %317, i64 %319
  %321 = or disjoint i64 %319, 1
  %322 = getelementptr inbounds double, ptr %317, i64 %321
  %323 = or disjoint i64 %319, 2
  %324 = getelementptr inbounds double, ptr %317, i64 %323
  %325 = load double, ptr %320, align 8
  %326 = load double, ptr %322, align 8
  %327 = load double, ptr %324, align 8
  br label %337
328:                                              ; preds = %337
  %329 = or disjoint i64 %319, 3
  %330 = getelementptr inbounds double, ptr %317, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = getelementptr inbounds double, ptr %11, i64 %329
  %333 = load double, ptr %332, align 8
  %334 = fadd reassoc nsz contract double %333, %331
  store double %334, ptr %332, align 8
  %335 = add nuw nsw i64 %319, 4
  %336 = icmp ult i64 %319, 8
  br i1 %336, label %318, label %356
337:                                              ; preds = %337, %318
  %338 = phi i64 [ 0, %318 ], [ %354, %337 ]
  %339 = getelementptr inbounds double, ptr %12, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = fmul reassoc nsz contract double %340, %325
  %342 = or disjoint i64 %338, 4
  %343 = getelementptr inbounds double, ptr %12, i64 %342
  %344 = load double, ptr %343, align 8
  %345 = fmul reassoc nsz contract double %344, %326
  %346 = fadd reassoc nsz contract double %345, %341
  %347 = or disjoint i64 %338, 8
  %348 = getelementptr inbounds double, ptr %12, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = fmul reassoc nsz contract double %349, %327
  %351 = fadd reassoc nsz contract double %346, %350
  %352 = or disjoint i64 %338, %319
  %353 = getelementptr inbounds double, ptr %11, i64 %352
  store double %351, ptr %353, align 8
  %354 = add nuw nsw i64 %338, 1
  %355 = icmp eq i64 %354, 4
  br i1 %355, label %328, label %337
356:                                              ; preds = %328
  %357 = getelementptr inbounds i8, ptr %11, i64 8
  %358 = load double, ptr %357, align 8
  %359 = load double, ptr %11, align 16
  %360 = tail call reassoc nsz contract double @atan2(double noundef %358, double noundef %359)
  %361 = getelementptr inbounds i8, ptr %7, i64 40
  store double %360, ptr %361, align 8
  br label %456
362:                                              ; preds = %264, %452
  %363 = phi i64 [ %453, %452 ], [ 0, %264 ]
  %364 = getelementptr inbounds double, ptr %30, i64 %363
  %365 = load double, ptr %364, align 8
  %366 = fcmp reassoc nsz contract oeq double %365, 0.000000e+00
  %367 = shl nuw nsw i64 %363, 1
  br i1 %366, label %375, label %368
368:                                              ; preds = %362
  %369 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %367
  %370 = load double, ptr %369, align 16
  %371 = or disjoint i64 %367, 1
  %372 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %371
  %373 = load double, ptr %372, align 8
  %374 = tail call reassoc nsz contract double @atan2(double noundef %370, double noundef %373)
  br label %379
375:                                              ; preds = %362
  %376 = or disjoint i64 %367, 1
  %377 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %376
  %378 = load double, ptr %377, align 8
  br label %379
379:                                              ; preds = %375, %368
  %380 = phi reassoc nsz contract double [ %374, %368 ], [ %378, %375 ]
  %381 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %363
  store double %380, ptr %381, align 8
  %382 = tail call reassoc nsz contract double @llvm.cos.f64(double %380)
  %383 = select reassoc nsz contract i1 %366, double 1.000000e+00, double %382
  %384 = tail call reassoc nsz contract double @llvm.sin.f64(double %380)
  %385 = select reassoc nsz contract i1 %366, double 0.000000e+00, double %384
  br label %386
386:                                              ; preds = %404, %379
  %387 = phi i64 [ 0, %379 ], [ %410, %404 ]
  %388 = getelementptr inbounds double, ptr %11, i64 %387
  %389 = load double, ptr %388, align 16
  %390 = or disjoint i64 %387, 1
  %391 = getelementptr inbounds double, ptr %11, i64 %390
  %392 = load double, ptr %391, align 8
  %393 = fmul reassoc nsz contract double %389, %383
  %394 = fmul reassoc nsz contract double %392, %385
  %395 = fadd reassoc nsz contract double %394, %393
  store double %395, ptr %388, align 16
  %396 = fmul reassoc nsz contract double %392, %383
  %397 = fmul reassoc nsz contract double %389, %385
  %398 = fsub reassoc nsz contract double %396, %397
  store double %398, ptr %391, align 8
  br i1 %366, label %399, label %404
399:                                              ; preds = %386
  %400 = or disjoint i64 %387, 2
  %401 = getelementptr inbounds double, ptr %11, i64 %400
  %402 = load double, ptr %401, align 16
  %403 = fmul reassoc nsz contract double %402, %380
  br label %404
404:                                              ; preds = %399, %386
  %405 = phi reassoc nsz contract double [ %403, %399 ], [ 0.000000e+00, %386 ]
  %406 = or disjoint i64 %387, 3
  %407 = getelementptr inbounds double, ptr %11, i64 %406
  %408 = load double, ptr %407, align 8
  %409 = fadd reassoc nsz contract double %408, %405
  store double %409, ptr %407, align 8
  %410 = add nuw nsw i64 %387, 4
  %411 = icmp ult i64 %387, 8
  br i1 %411, label %386, label %412
412:                                              ; preds = %404
  %413 = getelementptr inbounds [12 x double], ptr %1, i64 %363
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
  %453 = add nuw nsw i64 %363, 1
  %454 = icmp eq i64 %363, 0
  br i1 %454, label %362, label %278
455:                                              ; preds = %456
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  ret void
456:                                              ; preds = %356, %456
  %457 = phi i64 [ 0, %356 ], [ %472, %456 ]
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
define internal fastcc nonnull ptr @linear_in_pose(ptr noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
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
  br label %203
199:                                              ; preds = %230, %188
  %200 = mul nsw i32 %13, 15
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds double, ptr %17, i64 %201
  call void @llvm.lifetime.end.p0(i64 1296, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %8)
  ret ptr %202
203:                                              ; preds = %190, %230
  %204 = phi i64 [ 0, %190 ], [ %231, %230 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1296) %9, i8 0, i64 1296, i1 false)
  br label %208
205:                                              ; preds = %217
  br i1 %192, label %206, label %230
206:                                              ; preds = %205
  %207 = getelementptr inbounds double, ptr %3, i64 %204
  br label %233
208:                                              ; preds = %203, %217
  %209 = phi i64 [ 0, %203 ], [ %218, %217 ]
  br i1 %191, label %210, label %217
210:                                              ; preds = %208
  %211 = mul nuw nsw i64 %209, %193
  %212 = mul nuw nsw i64 %209, %194
  %213 = add nuw nsw i64 %212, %204
  %214 = getelementptr inbounds [135 x double], ptr %8, i64 0, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds double, ptr %17, i64 %211
  br label %220
217:                                              ; preds = %220, %208
  %218 = add nuw nsw i64 %209, 1
  %219 = icmp eq i64 %218, 15
  br i1 %219, label %205, label %208
220:                                              ; preds = %210, %220
  %221 = phi i64 [ 0, %210 ], [ %228, %220 ]
  %222 = getelementptr inbounds double, ptr %216, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = fmul reassoc nsz contract double %215, %223
  %225 = getelementptr inbounds [162 x double], ptr %9, i64 0, i64 %221
  %226 = load double, ptr %225, align 8
  %227 = fadd reassoc nsz contract double %226, %224
  store double %227, ptr %225, align 8
  %228 = add nuw nsw i64 %221, 1
  %229 = icmp eq i64 %228, %197
  br i1 %229, label %217, label %220
230:                                              ; preds = %233, %205
  %231 = add nuw nsw i64 %204, 1
  %232 = icmp eq i64 %231, %196
  br i1 %232, label %199, label %203
233:                                              ; preds = %206, %233
  %234 = phi i64 [ 0, %206 ], [ %239, %233 ]
  %235 = getelementptr inbounds [162 x double], ptr %9, i64 0, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = mul nuw nsw i64 %234, %195
  %238 = getelementptr inbounds double, ptr %207, i64 %237
  store double %236, ptr %238, align 8
  %239 = add nuw nsw i64 %234, 1
  %240 = icmp eq i64 %239, %198
  br i1 %240, label %230, label %233
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
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
