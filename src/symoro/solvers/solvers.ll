; sha256 of inverse.c walk.c linear.c shared.c general.c sliding.c solve.c solvers.c: 963ca6bdb2881e92e375317d8848356e4f78eca7cf12735cb94df2c5deab61e7
%struct.list = type { ptr, ptr, i32, i32, [64 x double] }
%struct.spot = type { [6 x double], [6 x double], [6 x double], double, double, double }
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
  call void @llvm.lifetime.start.p0(i64 536, ptr nonnull %11)
  store ptr %7, ptr %11, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %8, ptr %20, align 8
  %21 = getelementptr inbounds i8, ptr %11, i64 16
  store i32 0, ptr %21, align 8
  %22 = trunc i64 %2 to i32
  %23 = getelementptr inbounds i8, ptr %11, i64 20
  store i32 %22, ptr %23, align 4
  %24 = icmp sgt i64 %2, 0
  br i1 %24, label %40, label %27
25:                                               ; preds = %40
  %26 = icmp ne i32 %47, 0
  br label %27
27:                                               ; preds = %25, %10
  %28 = phi i1 [ false, %10 ], [ %26, %25 ]
  %29 = icmp sgt i64 %2, 0
  br i1 %29, label %30, label %50
30:                                               ; preds = %27
  %31 = fmul reassoc nsz contract double %17, 0x3DA5FD7FE1796496
  %32 = fdiv reassoc nsz contract double %31, %19
  %33 = sext i32 %13 to i64
  %34 = shl nsw i64 %33, 3
  %35 = getelementptr inbounds i8, ptr %0, i64 16
  %36 = getelementptr inbounds i8, ptr %0, i64 112
  %37 = getelementptr inbounds i8, ptr %0, i64 160
  %38 = getelementptr inbounds i8, ptr %0, i64 16
  %39 = sext i32 %13 to i64
  br label %53
40:                                               ; preds = %10, %40
  %41 = phi i32 [ %47, %40 ], [ 0, %10 ]
  %42 = phi i64 [ %48, %40 ], [ 0, %10 ]
  %43 = getelementptr inbounds double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fcmp reassoc nsz contract ogt double %44, 5.000000e-01
  %46 = zext i1 %45 to i32
  %47 = or i32 %41, %46
  %48 = add nuw nsw i64 %42, 1
  %49 = icmp eq i64 %48, %2
  br i1 %49, label %25, label %40
50:                                               ; preds = %200, %27
  %51 = load i32, ptr %21, align 8
  %52 = sext i32 %51 to i64
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %11)
  ret i64 %52
53:                                               ; preds = %30, %200
  %54 = phi i64 [ 0, %30 ], [ %201, %200 ]
  %55 = getelementptr inbounds double, ptr %4, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fcmp reassoc nsz contract ule double %56, 5.000000e-01
  br i1 %57, label %58, label %63
58:                                               ; preds = %53
  %59 = getelementptr inbounds double, ptr %5, i64 %54
  %60 = load double, ptr %59, align 8
  %61 = fcmp reassoc nsz contract ule double %60, 5.000000e-01
  %62 = select i1 %61, i1 true, i1 %28
  br i1 %62, label %200, label %63
63:                                               ; preds = %58, %53
  %64 = getelementptr inbounds double, ptr %6, i64 %54
  %65 = load double, ptr %64, align 8
  %66 = fcmp reassoc nsz contract ueq double %65, 0x7FF0000000000000
  br i1 %66, label %200, label %67
67:                                               ; preds = %63
  %68 = load i32, ptr %21, align 8
  %69 = fcmp reassoc nsz contract ugt double %65, %32
  %70 = select i1 %57, i1 true, i1 %69
  br i1 %70, label %180, label %71
71:                                               ; preds = %67
  %72 = mul nsw i32 %68, %13
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %7, i64 %73
  %75 = mul nsw i64 %54, %33
  %76 = getelementptr inbounds double, ptr %3, i64 %75
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %76, i64 %34, i1 false)
  %77 = load double, ptr %0, align 8
  %78 = fptosi double %77 to i32
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %121
80:                                               ; preds = %71, %115
  %81 = phi i64 [ %116, %115 ], [ 0, %71 ]
  %82 = getelementptr inbounds double, ptr %35, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fcmp reassoc nsz contract une double %83, 0.000000e+00
  br i1 %84, label %85, label %115
85:                                               ; preds = %80
  %86 = getelementptr inbounds double, ptr %36, i64 %81
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds double, ptr %37, i64 %81
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds double, ptr %74, i64 %81
  %91 = load double, ptr %90, align 8
  %92 = fcmp reassoc nsz contract ogt double %91, 0xC00921FB54442D18
  %93 = fcmp reassoc nsz contract ole double %91, 0x400921FB54442D18
  %94 = and i1 %92, %93
  br i1 %94, label %101, label %95
95:                                               ; preds = %85
  %96 = fadd reassoc nsz contract double %91, 0xC00921FB54442D18
  %97 = fdiv reassoc nsz contract double %96, 0x401921FB54442D18
  %98 = tail call reassoc nsz contract double @llvm.ceil.f64(double %97)
  %99 = fmul reassoc nsz contract double %98, 0x401921FB54442D18
  %100 = fsub reassoc nsz contract double %91, %99
  br label %101
101:                                              ; preds = %95, %85
  %102 = phi nsz double [ %91, %85 ], [ %100, %95 ]
  %103 = fcmp reassoc nsz contract uge double %102, %87
  %104 = fadd reassoc nsz contract double %102, 0x401921FB54442D18
  %105 = fcmp reassoc nsz contract ugt double %104, %89
  %106 = select i1 %103, i1 true, i1 %105
  br i1 %106, label %107, label %113
107:                                              ; preds = %101
  %108 = fcmp reassoc nsz contract ogt double %102, %89
  br i1 %108, label %109, label %113
109:                                              ; preds = %107
  %110 = fadd reassoc nsz contract double %102, 0xC01921FB54442D18
  %111 = fcmp reassoc nsz contract ult double %110, %87
  br i1 %111, label %113, label %112
112:                                              ; preds = %109
  br label %113
113:                                              ; preds = %112, %109, %107, %101
  %114 = phi nsz double [ %110, %112 ], [ %102, %109 ], [ %102, %107 ], [ %104, %101 ]
  store double %114, ptr %90, align 8
  br label %115
115:                                              ; preds = %113, %80
  %116 = add nuw nsw i64 %81, 1
  %117 = load double, ptr %0, align 8
  %118 = fptosi double %117 to i32
  %119 = sext i32 %118 to i64
  %120 = icmp slt i64 %116, %119
  br i1 %120, label %80, label %121
121:                                              ; preds = %115, %71
  %122 = sext i32 %68 to i64
  %123 = getelementptr inbounds i8, ptr %8, i64 %122
  store i8 0, ptr %123, align 1
  %124 = load double, ptr %0, align 8
  %125 = fptosi double %124 to i32
  %126 = icmp sgt i32 %125, 0
  %127 = sext i32 %125 to i64
  %128 = zext i32 %125 to i64
  %129 = tail call i32 @llvm.smax.i32(i32 %68, i32 0)
  %130 = zext nneg i32 %129 to i64
  br label %131
131:                                              ; preds = %139, %121
  %132 = phi i64 [ %141, %139 ], [ 0, %121 ]
  %133 = phi i32 [ %143, %139 ], [ undef, %121 ]
  %134 = icmp eq i64 %132, %130
  br i1 %134, label %175, label %135
135:                                              ; preds = %131
  br i1 %126, label %136, label %139
136:                                              ; preds = %135
  %137 = mul nuw nsw i64 %132, %128
  %138 = getelementptr inbounds double, ptr %7, i64 %137
  br label %144
139:                                              ; preds = %169, %135
  %140 = phi i1 [ true, %135 ], [ %171, %169 ]
  %141 = add nuw nsw i64 %132, 1
  %142 = trunc nuw i64 %141 to i32
  %143 = select i1 %140, i32 %142, i32 %133
  br i1 %140, label %175, label %131
144:                                              ; preds = %169, %136
  %145 = phi i64 [ 0, %136 ], [ %172, %169 ]
  %146 = getelementptr inbounds double, ptr %74, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds double, ptr %138, i64 %145
  %149 = load double, ptr %148, align 8
  %150 = fsub reassoc nsz contract double %147, %149
  %151 = tail call reassoc nsz contract double @llvm.fabs.f64(double %150)
  %152 = getelementptr inbounds double, ptr %38, i64 %145
  %153 = load double, ptr %152, align 8
  %154 = fcmp reassoc nsz contract une double %153, 0.000000e+00
  %155 = fcmp reassoc nsz contract ogt double %151, 1.000000e+00
  %156 = select i1 %154, i1 %155, i1 false
  br i1 %156, label %157, label %164
157:                                              ; preds = %144
  %158 = fdiv reassoc nsz contract double %151, 0x401921FB54442D18
  %159 = fadd reassoc nsz contract double %158, 5.000000e-01
  %160 = tail call reassoc nsz contract double @llvm.floor.f64(double %159)
  %161 = fmul reassoc nsz contract double %160, 0x401921FB54442D18
  %162 = fsub reassoc nsz contract double %151, %161
  %163 = tail call reassoc nsz contract double @llvm.fabs.f64(double %162)
  br label %164
164:                                              ; preds = %157, %144
  %165 = phi nsz double [ %163, %157 ], [ %151, %144 ]
  br i1 %154, label %169, label %166
166:                                              ; preds = %164
  %167 = load double, ptr %14, align 8
  %168 = fmul reassoc nsz contract double %167, 0x3EB0C6F7A0B5ED8D
  br label %169
169:                                              ; preds = %166, %164
  %170 = phi reassoc nsz contract double [ %168, %166 ], [ 0x3EB0C6F7A0B5ED8D, %164 ]
  %171 = fcmp reassoc nsz contract olt double %165, %170
  %172 = add nuw nsw i64 %145, 1
  %173 = icmp slt i64 %172, %127
  %174 = select i1 %173, i1 %171, i1 false
  br i1 %174, label %144, label %139
175:                                              ; preds = %131, %139
  %176 = phi i32 [ %143, %139 ], [ 0, %131 ]
  %177 = icmp eq i32 %176, 0
  %178 = zext i1 %177 to i32
  %179 = add nsw i32 %68, %178
  store i32 %179, ptr %21, align 8
  br label %183
180:                                              ; preds = %67
  %181 = mul nsw i64 %54, %39
  %182 = getelementptr inbounds double, ptr %3, i64 %181
  call fastcc void @take(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %182, ptr noundef nonnull %11)
  br label %183
183:                                              ; preds = %180, %175
  %184 = load i32, ptr %21, align 8
  %185 = icmp sgt i32 %184, %68
  br i1 %185, label %186, label %200
186:                                              ; preds = %183
  %187 = sext i32 %68 to i64
  %188 = getelementptr inbounds i64, ptr %9, i64 %187
  store i64 %54, ptr %188, align 8
  %189 = getelementptr inbounds double, ptr %5, i64 %54
  %190 = load double, ptr %189, align 8
  %191 = fcmp reassoc nsz contract ogt double %190, 5.000000e-01
  br i1 %191, label %196, label %192
192:                                              ; preds = %186
  %193 = getelementptr inbounds i8, ptr %8, i64 %187
  %194 = load i8, ptr %193, align 1
  %195 = icmp ne i8 %194, 0
  br label %196
196:                                              ; preds = %192, %186
  %197 = phi i1 [ true, %186 ], [ %195, %192 ]
  %198 = zext i1 %197 to i8
  %199 = getelementptr inbounds i8, ptr %8, i64 %187
  store i8 %198, ptr %199, align 1
  br label %200
200:                                              ; preds = %183, %196, %58, %63
  %201 = add nuw nsw i64 %54, 1
  %202 = icmp eq i64 %201, %2
  br i1 %202, label %50, label %53
}
define void @closed_many(i64 noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef readonly %7, ptr noundef %8, ptr noundef %9, ptr nocapture noundef writeonly %10, ptr nocapture noundef writeonly %11) local_unnamed_addr {
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
define void @general_many(i64 noundef %0, ptr nocapture noundef readonly %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, ptr noundef %6, ptr nocapture noundef writeonly %7) local_unnamed_addr {
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
define internal fastcc i32 @solve_general(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr noundef %5) unnamed_addr {
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
  %38 = alloca double, align 8
  %39 = alloca [9 x double], align 16
  %40 = alloca [576 x double], align 16
  %41 = alloca [24 x double], align 16
  %42 = alloca [24 x double], align 16
  %43 = alloca [24 x double], align 16
  %44 = alloca [4 x i32], align 16
  %45 = alloca [12 x double], align 16
  %46 = alloca [12 x double], align 16
  %47 = alloca [240 x double], align 16
  %48 = alloca %struct.list, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %45)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %47)
  %49 = getelementptr inbounds i8, ptr %0, i64 16
  br label %50
50:                                               ; preds = %50, %6
  %51 = phi i64 [ 0, %6 ], [ %58, %50 ]
  %52 = phi i32 [ 0, %6 ], [ %57, %50 ]
  %53 = getelementptr inbounds double, ptr %49, i64 %51
  %54 = load double, ptr %53, align 8
  %55 = fcmp reassoc nsz contract oeq double %54, 0.000000e+00
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %52, %56
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, 6
  br i1 %59, label %60, label %50
60:                                               ; preds = %50
  %61 = icmp eq i32 %57, 2
  call void @llvm.lifetime.start.p0(i64 536, ptr nonnull %48)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(536) %48, i8 0, i64 536, i1 false)
  store ptr %4, ptr %48, align 8
  %62 = getelementptr inbounds i8, ptr %48, i64 8
  store ptr %5, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %48, i64 20
  store i32 16, ptr %63, align 4
  %64 = call fastcc i32 @rigid(ptr noundef %3, ptr noundef nonnull %45)
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %1004, label %66
66:                                               ; preds = %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %46, ptr noundef nonnull align 16 dereferenceable(96) %45, i64 96, i1 false)
  %67 = getelementptr inbounds i8, ptr %0, i64 8
  %68 = load double, ptr %67, align 8
  br label %83
69:                                               ; preds = %83
  %70 = icmp sgt i32 %2, 0
  br i1 %70, label %71, label %1001
71:                                               ; preds = %69
  %72 = getelementptr inbounds i8, ptr %46, i64 24
  %73 = getelementptr inbounds i8, ptr %46, i64 56
  %74 = getelementptr inbounds i8, ptr %46, i64 88
  %75 = getelementptr inbounds i8, ptr %18, i64 96
  %76 = getelementptr inbounds i8, ptr %8, i64 120
  %77 = getelementptr inbounds i8, ptr %40, i64 1592
  %78 = getelementptr inbounds i8, ptr %37, i64 8
  %79 = getelementptr inbounds i8, ptr %48, i64 16
  %80 = getelementptr inbounds i8, ptr %48, i64 24
  %81 = getelementptr inbounds i8, ptr %48, i64 16
  %82 = getelementptr inbounds i8, ptr %48, i64 16
  br label %90
83:                                               ; preds = %66, %83
  %84 = phi i64 [ 3, %66 ], [ %88, %83 ]
  %85 = getelementptr inbounds [12 x double], ptr %46, i64 0, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fdiv reassoc nsz contract double %86, %68
  store double %87, ptr %85, align 8
  %88 = add nuw nsw i64 %84, 4
  %89 = icmp ult i64 %84, 8
  br i1 %89, label %83, label %69
90:                                               ; preds = %999, %71
  %91 = phi i32 [ 0, %71 ], [ %942, %999 ]
  %92 = phi i32 [ 0, %71 ], [ %1000, %999 ]
  %93 = mul nuw nsw i32 %92, 2700
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = getelementptr inbounds i8, ptr %95, i64 21592
  %97 = load double, ptr %96, align 8
  %98 = fcmp reassoc nsz contract une double %97, 0.000000e+00
  br i1 %61, label %99, label %210
99:                                               ; preds = %90
  %100 = getelementptr inbounds i8, ptr %95, i64 664
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
  %101 = load double, ptr %95, align 8
  %102 = fptosi double %101 to i32
  %103 = call reassoc nsz contract fastcc double @coefficients(ptr noundef nonnull readonly %95, ptr noundef nonnull readonly %45, ptr noundef nonnull %35, ptr noundef nonnull %44, ptr noundef nonnull %39)
  %104 = load double, ptr %39, align 16
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
  store double %114, ptr %39, align 16
  br label %115
115:                                              ; preds = %113, %99
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %40, i8 0, i64 4608, i1 false)
  %116 = load double, ptr %39, align 16
  br label %127
117:                                              ; preds = %127
  store double 0.000000e+00, ptr %77, align 8
  call fastcc void @balance(ptr noundef nonnull %40, i32 noundef 8, ptr noundef nonnull %41)
  %118 = call fastcc i32 @eigenvalues(ptr noundef nonnull %40, i32 noundef 8, ptr noundef nonnull %42, ptr noundef nonnull %43)
  %119 = icmp slt i32 %118, 8
  %120 = select i1 %119, i32 32, i32 0
  %121 = add nuw nsw i32 %120, %108
  %122 = icmp sgt i32 %118, 0
  br i1 %122, label %123, label %206
123:                                              ; preds = %117
  %124 = sub nsw i32 8, %118
  %125 = getelementptr inbounds i8, ptr %95, i64 8
  %126 = sext i32 %124 to i64
  br label %139
127:                                              ; preds = %127, %115
  %128 = phi i64 [ 0, %115 ], [ %129, %127 ]
  %129 = add nuw nsw i64 %128, 1
  %130 = getelementptr inbounds [9 x double], ptr %39, i64 0, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = fneg reassoc nsz contract double %131
  %133 = fdiv reassoc nsz contract double %132, %116
  %134 = getelementptr inbounds [576 x double], ptr %40, i64 0, i64 %128
  store double %133, ptr %134, align 8
  %135 = mul nuw nsw i64 %129, 25
  %136 = add nsw i64 %135, -1
  %137 = getelementptr inbounds [576 x double], ptr %40, i64 0, i64 %136
  store double 1.000000e+00, ptr %137, align 8
  %138 = icmp eq i64 %129, 8
  br i1 %138, label %117, label %127
139:                                              ; preds = %199, %123
  %140 = phi nsz double [ 0x7FF0000000000000, %123 ], [ %200, %199 ]
  %141 = phi i32 [ %121, %123 ], [ %201, %199 ]
  %142 = phi i64 [ %126, %123 ], [ %203, %199 ]
  %143 = phi i32 [ 0, %123 ], [ %202, %199 ]
  %144 = getelementptr inbounds [24 x double], ptr %42, i64 0, i64 %142
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds [24 x double], ptr %43, i64 0, i64 %142
  %147 = load double, ptr %146, align 8
  %148 = tail call reassoc nsz contract double @llvm.fabs.f64(double %145)
  %149 = fadd reassoc nsz contract double %148, 1.000000e+00
  %150 = fdiv reassoc nsz contract double %147, %149
  %151 = fcmp reassoc nsz contract olt double %147, 0.000000e+00
  br i1 %151, label %199, label %152
152:                                              ; preds = %139
  %153 = load double, ptr %96, align 8
  %154 = fcmp reassoc nsz contract oeq double %153, 0.000000e+00
  %155 = select reassoc nsz contract i1 %154, double 3.000000e-02, double 2.400000e-01
  %156 = fcmp reassoc nsz contract ogt double %150, %155
  br i1 %156, label %199, label %157
157:                                              ; preds = %152
  %158 = fcmp reassoc nsz contract oeq double %147, 0.000000e+00
  %159 = zext i1 %158 to i32
  %160 = add nsw i32 %141, %159
  %161 = fcmp reassoc nsz contract ogt double %147, 0.000000e+00
  %162 = fcmp reassoc nsz contract olt double %150, %140
  %163 = select i1 %161, i1 %162, i1 false
  %164 = select reassoc nsz contract i1 %163, double %150, double %140
  %165 = load double, ptr %125, align 8
  %166 = tail call reassoc nsz contract double @llvm.atan.f64(double %145)
  %167 = fmul reassoc nsz contract double %166, 2.000000e+00
  %168 = fadd reassoc nsz contract double %165, %167
  %169 = call reassoc nsz contract fastcc double @angles(ptr noundef nonnull %35, double noundef %168, ptr noundef nonnull %36, ptr noundef nonnull %38)
  %170 = load double, ptr %38, align 8
  call fastcc void @volume(ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %102, ptr noundef nonnull %36, double noundef %170, ptr noundef nonnull %37)
  %171 = fcmp reassoc nsz contract ogt double %170, 0.000000e+00
  %172 = select reassoc nsz contract i1 %171, double 1.000000e+00, double 0.000000e+00
  %173 = load double, ptr %37, align 16
  %174 = load double, ptr %78, align 8
  %175 = fadd reassoc nsz contract double %174, %173
  %176 = tail call reassoc nsz contract double @llvm.fabs.f64(double %175)
  %177 = fsub reassoc nsz contract double %173, %174
  %178 = tail call reassoc nsz contract double @llvm.fabs.f64(double %177)
  %179 = fmul reassoc nsz contract double %178, 1.000000e+03
  %180 = fcmp reassoc nsz contract olt double %176, %179
  %181 = fcmp reassoc nsz contract oeq double %172, 0.000000e+00
  %182 = or i1 %181, %180
  br i1 %182, label %183, label %188
183:                                              ; preds = %157
  %184 = add nsw i32 %143, 1
  %185 = mul nsw i32 %143, 6
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds double, ptr %47, i64 %186
  call fastcc void @slid(ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %102, ptr noundef nonnull %36, double noundef %172, ptr noundef nonnull %187)
  br label %188
188:                                              ; preds = %183, %157
  %189 = phi i32 [ %184, %183 ], [ %143, %157 ]
  %190 = fmul reassoc nsz contract double %176, 1.000000e+03
  %191 = fcmp reassoc nsz contract olt double %178, %190
  %192 = and i1 %171, %191
  br i1 %192, label %193, label %199
193:                                              ; preds = %188
  %194 = fneg reassoc nsz contract double %172
  %195 = add nsw i32 %189, 1
  %196 = mul nsw i32 %189, 6
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds double, ptr %47, i64 %197
  call fastcc void @slid(ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %102, ptr noundef nonnull %36, double noundef %194, ptr noundef nonnull %198)
  br label %199
199:                                              ; preds = %193, %188, %152, %139
  %200 = phi nsz double [ %140, %139 ], [ %140, %152 ], [ %164, %193 ], [ %164, %188 ]
  %201 = phi i32 [ %141, %139 ], [ %141, %152 ], [ %160, %193 ], [ %160, %188 ]
  %202 = phi i32 [ %143, %139 ], [ %143, %152 ], [ %195, %193 ], [ %189, %188 ]
  %203 = add nsw i64 %142, 1
  %204 = and i64 %203, 4294967295
  %205 = icmp eq i64 %204, 8
  br i1 %205, label %206, label %139
206:                                              ; preds = %199, %117
  %207 = phi nsz double [ 0x7FF0000000000000, %117 ], [ %200, %199 ]
  %208 = phi i32 [ %121, %117 ], [ %201, %199 ]
  %209 = phi i32 [ 0, %117 ], [ %202, %199 ]
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
  br label %897
210:                                              ; preds = %90
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
  %211 = getelementptr inbounds i8, ptr %95, i64 24
  %212 = load double, ptr %211, align 8
  %213 = fptosi double %212 to i32
  %214 = load double, ptr %72, align 8
  %215 = load double, ptr %73, align 8
  %216 = load double, ptr %74, align 8
  br label %217
217:                                              ; preds = %222, %210
  %218 = phi i64 [ 0, %210 ], [ %239, %222 ]
  %219 = getelementptr inbounds double, ptr %46, i64 %218
  %220 = shl nsw i64 %218, 5
  %221 = getelementptr inbounds i8, ptr %21, i64 %220
  br label %241
222:                                              ; preds = %241
  %223 = load double, ptr %219, align 8
  %224 = fmul reassoc nsz contract double %223, %214
  %225 = or disjoint i64 %218, 4
  %226 = getelementptr inbounds double, ptr %46, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = fmul reassoc nsz contract double %227, %215
  %229 = fadd reassoc nsz contract double %228, %224
  %230 = or disjoint i64 %218, 8
  %231 = getelementptr inbounds double, ptr %46, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = fmul reassoc nsz contract double %232, %216
  %234 = fadd reassoc nsz contract double %229, %233
  %235 = fneg reassoc nsz contract double %234
  %236 = shl nuw nsw i64 %218, 2
  %237 = or disjoint i64 %236, 3
  %238 = getelementptr inbounds double, ptr %21, i64 %237
  store double %235, ptr %238, align 8
  %239 = add nuw nsw i64 %218, 1
  %240 = icmp eq i64 %239, 3
  br i1 %240, label %249, label %217
241:                                              ; preds = %241, %217
  %242 = phi i64 [ 0, %217 ], [ %247, %241 ]
  %243 = shl nsw i64 %242, 5
  %244 = getelementptr inbounds i8, ptr %219, i64 %243
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds double, ptr %221, i64 %242
  store double %245, ptr %246, align 8
  %247 = add nuw nsw i64 %242, 1
  %248 = icmp eq i64 %247, 3
  br i1 %248, label %222, label %241
249:                                              ; preds = %222
  %250 = getelementptr inbounds i8, ptr %95, i64 240
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %28, ptr noundef nonnull align 8 dereferenceable(576) %250, i64 576, i1 false)
  %251 = getelementptr inbounds i8, ptr %95, i64 816
  %252 = getelementptr inbounds i8, ptr %95, i64 8
  %253 = load double, ptr %252, align 8
  %254 = fcmp reassoc nsz contract une double %253, 0.000000e+00
  %255 = select i1 %254, ptr %21, ptr %46
  br label %256
256:                                              ; preds = %266, %249
  %257 = phi i64 [ 0, %249 ], [ %273, %266 ]
  %258 = getelementptr inbounds double, ptr %251, i64 %257
  %259 = or disjoint i64 %257, 1
  %260 = getelementptr inbounds double, ptr %251, i64 %259
  %261 = or disjoint i64 %257, 2
  %262 = getelementptr inbounds double, ptr %251, i64 %261
  %263 = load double, ptr %258, align 8
  %264 = load double, ptr %260, align 8
  %265 = load double, ptr %262, align 8
  br label %275
266:                                              ; preds = %275
  %267 = or disjoint i64 %257, 3
  %268 = getelementptr inbounds double, ptr %251, i64 %267
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %22, i64 %267
  %271 = load double, ptr %270, align 8
  %272 = fadd reassoc nsz contract double %271, %269
  store double %272, ptr %270, align 8
  %273 = add nuw nsw i64 %257, 4
  %274 = icmp ult i64 %257, 8
  br i1 %274, label %256, label %294
275:                                              ; preds = %275, %256
  %276 = phi i64 [ 0, %256 ], [ %292, %275 ]
  %277 = getelementptr inbounds double, ptr %255, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = fmul reassoc nsz contract double %278, %263
  %280 = or disjoint i64 %276, 4
  %281 = getelementptr inbounds double, ptr %255, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fmul reassoc nsz contract double %282, %264
  %284 = fadd reassoc nsz contract double %283, %279
  %285 = or disjoint i64 %276, 8
  %286 = getelementptr inbounds double, ptr %255, i64 %285
  %287 = load double, ptr %286, align 8
  %288 = fmul reassoc nsz contract double %287, %265
  %289 = fadd reassoc nsz contract double %284, %288
  %290 = or disjoint i64 %276, %257
  %291 = getelementptr inbounds double, ptr %22, i64 %290
  store double %289, ptr %291, align 8
  %292 = add nuw nsw i64 %276, 1
  %293 = icmp eq i64 %292, 4
  br i1 %293, label %266, label %275
294:                                              ; preds = %266
  %295 = getelementptr inbounds i8, ptr %95, i64 912
  %296 = getelementptr inbounds i8, ptr %95, i64 16
  %297 = load double, ptr %296, align 8
  %298 = fptosi double %297 to i32
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds [6 x [12 x double]], ptr %28, i64 0, i64 %299
  br label %301
301:                                              ; preds = %311, %294
  %302 = phi i64 [ 0, %294 ], [ %318, %311 ]
  %303 = getelementptr inbounds double, ptr %22, i64 %302
  %304 = or disjoint i64 %302, 1
  %305 = getelementptr inbounds double, ptr %22, i64 %304
  %306 = or disjoint i64 %302, 2
  %307 = getelementptr inbounds double, ptr %22, i64 %306
  %308 = load double, ptr %303, align 16
  %309 = load double, ptr %305, align 8
  %310 = load double, ptr %307, align 16
  br label %320
311:                                              ; preds = %320
  %312 = or disjoint i64 %302, 3
  %313 = getelementptr inbounds double, ptr %22, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = getelementptr inbounds double, ptr %300, i64 %312
  %316 = load double, ptr %315, align 8
  %317 = fadd reassoc nsz contract double %316, %314
  store double %317, ptr %315, align 8
  %318 = add nuw nsw i64 %302, 4
  %319 = icmp ult i64 %302, 8
  br i1 %319, label %301, label %339
320:                                              ; preds = %320, %301
  %321 = phi i64 [ 0, %301 ], [ %337, %320 ]
  %322 = getelementptr inbounds double, ptr %295, i64 %321
  %323 = load double, ptr %322, align 8
  %324 = fmul reassoc nsz contract double %323, %308
  %325 = or disjoint i64 %321, 4
  %326 = getelementptr inbounds double, ptr %295, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = fmul reassoc nsz contract double %327, %309
  %329 = fadd reassoc nsz contract double %328, %324
  %330 = or disjoint i64 %321, 8
  %331 = getelementptr inbounds double, ptr %295, i64 %330
  %332 = load double, ptr %331, align 8
  %333 = fmul reassoc nsz contract double %332, %310
  %334 = fadd reassoc nsz contract double %329, %333
  %335 = or disjoint i64 %321, %302
  %336 = getelementptr inbounds double, ptr %300, i64 %335
  store double %334, ptr %336, align 8
  %337 = add nuw nsw i64 %321, 1
  %338 = icmp eq i64 %337, 4
  br i1 %338, label %311, label %320
339:                                              ; preds = %311
  %340 = shl i32 %213, 1
  call fastcc void @equations(ptr noundef %95, ptr noundef nonnull readonly %46, ptr noundef nonnull %24, ptr noundef nonnull %23)
  %341 = sub nsw i32 6, %213
  %342 = add i32 %340, 24
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %19)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %20)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(3456) %18, i8 0, i64 3456, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %19, i8 0, i64 1152, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %20, i8 0, i64 1152, i1 false)
  %343 = shl nsw i32 %341, 1
  %344 = shl i32 %213, 2
  %345 = add i32 %344, 48
  %346 = zext i32 %345 to i64
  %347 = zext i32 %342 to i64
  %348 = mul i32 %213, 24
  %349 = add i32 %348, -144
  %350 = zext i32 %349 to i64
  %351 = sext i32 %342 to i64
  %352 = sext i32 %343 to i64
  %353 = sext i32 %341 to i64
  br label %354
354:                                              ; preds = %368, %339
  %355 = phi i64 [ 0, %339 ], [ %372, %368 ]
  %356 = phi ptr [ %24, %339 ], [ %371, %368 ]
  %357 = mul nuw nsw i64 %355, 24
  %358 = add nuw nsw i64 %357, %350
  %359 = mul nuw nsw i64 %355, %346
  %360 = shl nuw nsw i64 %355, 1
  %361 = getelementptr i8, ptr %356, i64 144
  %362 = getelementptr i8, ptr %356, i64 72
  br label %374
363:                                              ; preds = %368
  %364 = add i32 %340, 12
  %365 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %18, i32 noundef 12, i32 noundef %342)
  %366 = sext i32 %364 to i64
  %367 = shl nsw i64 %366, 3
  br label %421
368:                                              ; preds = %411
  %369 = icmp slt i64 %355, %353
  %370 = getelementptr inbounds i8, ptr %356, i64 216
  %371 = select i1 %369, ptr %361, ptr %370
  %372 = add nuw nsw i64 %355, 1
  %373 = icmp eq i64 %372, 6
  br i1 %373, label %363, label %354
374:                                              ; preds = %411, %354
  %375 = phi i64 [ 0, %354 ], [ %412, %411 ]
  %376 = add nuw nsw i64 %375, %360
  %377 = sub nsw i64 %376, %352
  %378 = mul nsw i64 %376, %351
  %379 = getelementptr inbounds double, ptr %18, i64 %378
  %380 = mul nuw nsw i64 %375, 24
  %381 = getelementptr inbounds i8, ptr %379, i64 %380
  %382 = icmp slt i64 %377, 0
  br i1 %382, label %399, label %383
383:                                              ; preds = %374
  %384 = getelementptr i8, ptr %18, i64 %380
  %385 = mul nuw nsw i64 %375, %347
  %386 = add nuw i64 %385, %359
  %387 = shl i64 %386, 32
  %388 = ashr exact i64 %387, 29
  %389 = getelementptr i8, ptr %384, i64 %388
  %390 = mul nuw nsw i64 %375, 15
  %391 = add nuw nsw i64 %358, %390
  %392 = shl i64 %391, 3
  %393 = and i64 %392, 34359738360
  %394 = getelementptr i8, ptr %20, i64 %393
  %395 = getelementptr i8, ptr %19, i64 %393
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %389, ptr noundef nonnull align 8 dereferenceable(72) %361, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %394, ptr noundef nonnull align 8 dereferenceable(72) %362, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %395, ptr noundef nonnull align 8 dereferenceable(72) %356, i64 72, i1 false)
  %396 = add nsw i64 %378, 24
  %397 = add nsw i64 %396, %377
  %398 = getelementptr inbounds [432 x double], ptr %18, i64 0, i64 %397
  store double 1.000000e+00, ptr %398, align 8
  br label %411
399:                                              ; preds = %374, %399
  %400 = phi i64 [ %409, %399 ], [ 0, %374 ]
  %401 = add nuw nsw i64 %400, 9
  %402 = getelementptr inbounds double, ptr %356, i64 %401
  %403 = load double, ptr %402, align 8
  %404 = getelementptr inbounds double, ptr %381, i64 %400
  store double %403, ptr %404, align 8
  %405 = getelementptr inbounds double, ptr %356, i64 %400
  %406 = load double, ptr %405, align 8
  %407 = fneg reassoc nsz contract double %406
  %408 = getelementptr inbounds i8, ptr %404, i64 96
  store double %407, ptr %408, align 8
  %409 = add nuw nsw i64 %400, 1
  %410 = icmp eq i64 %409, 9
  br i1 %410, label %411, label %399
411:                                              ; preds = %399, %383
  %412 = add nuw nsw i64 %375, 1
  %413 = icmp eq i64 %375, 0
  br i1 %413, label %374, label %368
414:                                              ; preds = %421
  %415 = icmp sgt i32 %213, 0
  br i1 %415, label %416, label %473
416:                                              ; preds = %414
  %417 = tail call i32 @llvm.smax.i32(i32 %364, i32 1)
  %418 = tail call i32 @llvm.smax.i32(i32 %340, i32 1)
  %419 = zext nneg i32 %418 to i64
  %420 = zext nneg i32 %417 to i64
  br label %429
421:                                              ; preds = %421, %363
  %422 = phi i64 [ 0, %363 ], [ %427, %421 ]
  %423 = mul nuw nsw i64 %422, 192
  %424 = getelementptr inbounds i8, ptr %25, i64 %423
  %425 = mul nsw i64 %422, %351
  %426 = getelementptr double, ptr %75, i64 %425
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %424, ptr nonnull align 16 %426, i64 %367, i1 false)
  %427 = add nuw nsw i64 %422, 1
  %428 = icmp eq i64 %427, 12
  br i1 %428, label %414, label %421
429:                                              ; preds = %457, %416
  %430 = phi i64 [ 0, %416 ], [ %458, %457 ]
  %431 = mul i64 %430, 103079215104
  %432 = add i64 %431, 1236950581248
  %433 = ashr exact i64 %432, 29
  %434 = getelementptr inbounds i8, ptr %25, i64 %433
  %435 = mul nuw nsw i64 %430, 12
  %436 = and i64 %435, 4294967292
  br label %437
437:                                              ; preds = %445, %429
  %438 = phi i64 [ 0, %429 ], [ %448, %445 ]
  %439 = icmp ult i64 %438, 12
  br i1 %439, label %440, label %445
440:                                              ; preds = %437
  %441 = add nuw nsw i64 %438, %436
  %442 = getelementptr inbounds [144 x double], ptr %19, i64 0, i64 %441
  %443 = load double, ptr %442, align 8
  %444 = fneg reassoc nsz contract double %443
  br label %445
445:                                              ; preds = %440, %437
  %446 = phi reassoc nsz contract double [ %444, %440 ], [ 0.000000e+00, %437 ]
  %447 = getelementptr inbounds double, ptr %434, i64 %438
  store double %446, ptr %447, align 8
  %448 = add nuw nsw i64 %438, 1
  %449 = icmp eq i64 %448, %420
  br i1 %449, label %450, label %437
450:                                              ; preds = %445, %460
  %451 = phi i64 [ %461, %460 ], [ 0, %445 ]
  %452 = add nuw nsw i64 %451, %436
  %453 = getelementptr inbounds [144 x double], ptr %20, i64 0, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = mul nuw nsw i64 %451, 192
  %456 = getelementptr i8, ptr %25, i64 %455
  br label %463
457:                                              ; preds = %460
  %458 = add nuw nsw i64 %430, 1
  %459 = icmp eq i64 %458, %419
  br i1 %459, label %473, label %429
460:                                              ; preds = %463
  %461 = add nuw nsw i64 %451, 1
  %462 = icmp eq i64 %461, 12
  br i1 %462, label %457, label %450
463:                                              ; preds = %463, %450
  %464 = phi i64 [ 0, %450 ], [ %471, %463 ]
  %465 = getelementptr double, ptr %456, i64 %464
  %466 = load double, ptr %465, align 8
  %467 = fmul reassoc nsz contract double %466, %454
  %468 = getelementptr inbounds double, ptr %434, i64 %464
  %469 = load double, ptr %468, align 8
  %470 = fsub reassoc nsz contract double %469, %467
  store double %470, ptr %468, align 8
  %471 = add nuw nsw i64 %464, 1
  %472 = icmp eq i64 %471, %420
  br i1 %472, label %460, label %463
473:                                              ; preds = %457, %414
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %18)
  %474 = fcmp reassoc nsz contract ogt double %365, 0x3EB0C6F7A0B5ED8D
  %475 = select i1 %474, i32 0, i32 32
  call fastcc void @balance(ptr noundef nonnull %25, i32 noundef %364, ptr noundef nonnull %29)
  call fastcc void @hessenberg(ptr noundef nonnull %25, i32 noundef %364, ptr noundef nonnull %27)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %26, ptr noundef nonnull align 16 dereferenceable(4608) %25, i64 4608, i1 false)
  %476 = call fastcc i32 @eigenvalues(ptr noundef nonnull %25, i32 noundef %364, ptr noundef nonnull %30, ptr noundef nonnull %31)
  %477 = icmp slt i32 %476, %364
  %478 = select i1 %477, i32 32, i32 0
  %479 = add nuw nsw i32 %478, %475
  %480 = icmp sgt i32 %476, 0
  br i1 %480, label %481, label %487
481:                                              ; preds = %473
  %482 = sub i32 %364, %476
  %483 = getelementptr inbounds i8, ptr %95, i64 32
  %484 = sext i32 %482 to i64
  %485 = load double, ptr %483, align 8
  %486 = fcmp reassoc nsz contract oeq double %485, 0.000000e+00
  br label %495
487:                                              ; preds = %552, %473
  %488 = phi nsz double [ 0x7FF0000000000000, %473 ], [ %553, %552 ]
  %489 = phi i32 [ %479, %473 ], [ %554, %552 ]
  %490 = phi i32 [ 0, %473 ], [ %555, %552 ]
  %491 = phi i32 [ 0, %473 ], [ %556, %552 ]
  %492 = icmp sgt i32 %490, 0
  br i1 %492, label %493, label %895
493:                                              ; preds = %487
  %494 = zext nneg i32 %490 to i64
  br label %559
495:                                              ; preds = %552, %481
  %496 = phi nsz double [ 0x7FF0000000000000, %481 ], [ %553, %552 ]
  %497 = phi i32 [ %479, %481 ], [ %554, %552 ]
  %498 = phi i64 [ %484, %481 ], [ %557, %552 ]
  %499 = phi i32 [ 0, %481 ], [ %556, %552 ]
  %500 = phi i32 [ 0, %481 ], [ %555, %552 ]
  br i1 %486, label %507, label %501
501:                                              ; preds = %495
  %502 = getelementptr inbounds [24 x double], ptr %30, i64 0, i64 %498
  %503 = load double, ptr %502, align 8
  %504 = fadd reassoc nsz contract double %503, 2.000000e+00
  %505 = tail call reassoc nsz contract double @llvm.fabs.f64(double %504)
  %506 = fcmp reassoc nsz contract ogt double %505, 1.000000e-05
  br i1 %506, label %507, label %552
507:                                              ; preds = %501, %495
  %508 = getelementptr inbounds [24 x double], ptr %30, i64 0, i64 %498
  %509 = load double, ptr %508, align 8
  %510 = getelementptr inbounds [24 x double], ptr %31, i64 0, i64 %498
  %511 = load double, ptr %510, align 8
  %512 = tail call reassoc nsz contract double @llvm.fabs.f64(double %509)
  %513 = fadd reassoc nsz contract double %512, 1.000000e+00
  %514 = fdiv reassoc nsz contract double %511, %513
  %515 = fcmp reassoc nsz contract olt double %511, 0.000000e+00
  br i1 %515, label %552, label %516
516:                                              ; preds = %507
  %517 = load double, ptr %96, align 8
  %518 = fcmp reassoc nsz contract oeq double %517, 0.000000e+00
  %519 = select reassoc nsz contract i1 %518, double 3.000000e-02, double 2.400000e-01
  %520 = fcmp reassoc nsz contract ogt double %514, %519
  br i1 %520, label %552, label %521
521:                                              ; preds = %516
  %522 = fcmp reassoc nsz contract oeq double %511, 0.000000e+00
  %523 = zext i1 %522 to i32
  %524 = add nsw i32 %497, %523
  %525 = fcmp reassoc nsz contract ogt double %511, 0.000000e+00
  %526 = fcmp reassoc nsz contract olt double %514, %496
  %527 = select i1 %525, i1 %526, i1 false
  %528 = select reassoc nsz contract i1 %527, double %514, double %496
  %529 = add nsw i32 %500, 1
  %530 = icmp sgt i32 %500, 0
  br i1 %530, label %531, label %544
531:                                              ; preds = %521
  %532 = zext nneg i32 %500 to i64
  br label %533
533:                                              ; preds = %539, %531
  %534 = phi i64 [ %532, %531 ], [ %535, %539 ]
  %535 = add nsw i64 %534, -1
  %536 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = fcmp reassoc nsz contract ogt double %537, %509
  br i1 %538, label %539, label %542
539:                                              ; preds = %533
  %540 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %534
  store double %537, ptr %540, align 8
  %541 = icmp sgt i64 %534, 1
  br i1 %541, label %533, label %544
542:                                              ; preds = %533
  %543 = trunc nuw nsw i64 %534 to i32
  br label %544
544:                                              ; preds = %539, %542, %521
  %545 = phi i32 [ %500, %521 ], [ %543, %542 ], [ 0, %539 ]
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %546
  store double %509, ptr %547, align 8
  call fastcc void @eigenvector(ptr noundef nonnull %26, i32 noundef %364, ptr noundef nonnull %27, ptr noundef nonnull %29, double noundef %509, ptr noundef nonnull %33)
  %548 = add nsw i32 %499, 1
  %549 = mul nsw i32 %499, 6
  %550 = sext i32 %549 to i64
  %551 = getelementptr inbounds double, ptr %47, i64 %550
  call fastcc void @posture(ptr noundef %95, ptr noundef nonnull %28, ptr noundef nonnull %23, double noundef %509, ptr noundef nonnull %33, ptr noundef nonnull %551)
  br label %552
552:                                              ; preds = %544, %516, %507, %501
  %553 = phi nsz double [ %496, %507 ], [ %496, %516 ], [ %528, %544 ], [ %496, %501 ]
  %554 = phi i32 [ %497, %507 ], [ %497, %516 ], [ %524, %544 ], [ %497, %501 ]
  %555 = phi i32 [ %500, %507 ], [ %500, %516 ], [ %529, %544 ], [ %500, %501 ]
  %556 = phi i32 [ %499, %507 ], [ %499, %516 ], [ %548, %544 ], [ %499, %501 ]
  %557 = add nsw i64 %498, 1
  %558 = icmp slt i64 %557, %366
  br i1 %558, label %495, label %487
559:                                              ; preds = %892, %493
  %560 = phi i32 [ %491, %493 ], [ %893, %892 ]
  %561 = phi i32 [ 0, %493 ], [ %591, %892 ]
  %562 = sext i32 %561 to i64
  %563 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %562
  %564 = load double, ptr %563, align 8
  %565 = add nsw i32 %561, 1
  %566 = icmp slt i32 %565, %490
  br i1 %566, label %567, label %589
567:                                              ; preds = %559
  %568 = add nsw i64 %562, 1
  br label %569
569:                                              ; preds = %582, %567
  %570 = phi i64 [ %562, %567 ], [ %585, %582 ]
  %571 = phi i64 [ %568, %567 ], [ %584, %582 ]
  %572 = phi double [ %564, %567 ], [ %583, %582 ]
  %573 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %571
  %574 = load double, ptr %573, align 8
  %575 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %570
  %576 = load double, ptr %575, align 8
  %577 = fsub reassoc nsz contract double %574, %576
  %578 = tail call reassoc nsz contract double @llvm.fabs.f64(double %574)
  %579 = fmul reassoc nsz contract double %578, 1.000000e-05
  %580 = fadd reassoc nsz contract double %579, 1.000000e-05
  %581 = fcmp reassoc nsz contract olt double %577, %580
  br i1 %581, label %582, label %587
582:                                              ; preds = %569
  %583 = fadd reassoc nsz contract double %574, %572
  %584 = add nsw i64 %571, 1
  %585 = add nsw i64 %570, 1
  %586 = icmp eq i64 %584, %494
  br i1 %586, label %589, label %569
587:                                              ; preds = %569
  %588 = trunc nsw i64 %571 to i32
  br label %589
589:                                              ; preds = %582, %587, %559
  %590 = phi double [ %564, %559 ], [ %572, %587 ], [ %583, %582 ]
  %591 = phi i32 [ %565, %559 ], [ %588, %587 ], [ %490, %582 ]
  %592 = sub nsw i32 %591, %561
  %593 = add i32 %592, -7
  %594 = icmp ult i32 %593, -5
  %595 = add nsw i32 %592, %560
  %596 = icmp sgt i32 %595, 40
  %597 = select i1 %594, i1 true, i1 %596
  br i1 %597, label %892, label %598
598:                                              ; preds = %589
  %599 = sitofp i32 %592 to double
  %600 = fdiv reassoc nsz contract double %590, %599
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
  br label %601
601:                                              ; preds = %608, %598
  %602 = phi i64 [ 0, %598 ], [ %611, %608 ]
  %603 = phi ptr [ %24, %598 ], [ %610, %608 ]
  %604 = icmp slt i64 %602, %353
  %605 = mul nuw nsw i64 %602, 24
  %606 = getelementptr inbounds double, ptr %76, i64 %605
  %607 = getelementptr inbounds double, ptr %8, i64 %605
  br label %613
608:                                              ; preds = %625
  %609 = select i1 %604, i64 144, i64 216
  %610 = getelementptr inbounds i8, ptr %603, i64 %609
  %611 = add nuw nsw i64 %602, 1
  %612 = icmp eq i64 %611, 6
  br i1 %612, label %634, label %601
613:                                              ; preds = %625, %601
  %614 = phi i64 [ 0, %601 ], [ %632, %625 ]
  %615 = getelementptr inbounds double, ptr %603, i64 %614
  %616 = load double, ptr %615, align 8
  %617 = add nuw nsw i64 %614, 9
  %618 = getelementptr inbounds double, ptr %603, i64 %617
  %619 = load double, ptr %618, align 8
  br i1 %604, label %625, label %620
620:                                              ; preds = %613
  %621 = add nuw nsw i64 %614, 18
  %622 = getelementptr inbounds double, ptr %603, i64 %621
  %623 = load double, ptr %622, align 8
  %624 = fmul reassoc nsz contract double %623, %600
  br label %625
625:                                              ; preds = %620, %613
  %626 = phi reassoc nsz contract double [ %624, %620 ], [ 0.000000e+00, %613 ]
  %627 = fadd reassoc nsz contract double %626, %619
  %628 = fmul reassoc nsz contract double %627, %600
  %629 = fadd reassoc nsz contract double %628, %616
  %630 = getelementptr inbounds double, ptr %606, i64 %614
  store double %629, ptr %630, align 8
  %631 = getelementptr inbounds double, ptr %607, i64 %614
  store double %629, ptr %631, align 8
  %632 = add nuw nsw i64 %614, 1
  %633 = icmp eq i64 %632, 9
  br i1 %633, label %608, label %613
634:                                              ; preds = %608
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  br label %641
635:                                              ; preds = %641
  %636 = sub nuw nsw i32 12, %592
  %637 = icmp slt i32 %592, 12
  br i1 %637, label %638, label %651
638:                                              ; preds = %635
  %639 = tail call i32 @llvm.smax.i32(i32 %636, i32 1)
  %640 = zext nneg i32 %639 to i64
  br label %647
641:                                              ; preds = %641, %634
  %642 = phi i64 [ 0, %634 ], [ %645, %641 ]
  %643 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %642
  %644 = trunc nuw nsw i64 %642 to i32
  store i32 %644, ptr %643, align 4
  %645 = add nuw nsw i64 %642, 1
  %646 = icmp eq i64 %645, 12
  br i1 %646, label %635, label %641
647:                                              ; preds = %725, %638
  %648 = phi i64 [ 0, %638 ], [ %726, %725 ]
  %649 = icmp ult i64 %648, 12
  %650 = trunc nuw nsw i64 %648 to i32
  br i1 %649, label %658, label %663
651:                                              ; preds = %725, %635
  %652 = mul nuw nsw i32 %592, 96
  %653 = zext nneg i32 %652 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %9, i8 0, i64 %653, i1 false)
  %654 = icmp sgt i32 %592, 0
  br i1 %654, label %655, label %783
655:                                              ; preds = %651
  %656 = zext nneg i32 %636 to i64
  %657 = zext nneg i32 %592 to i64
  br label %749
658:                                              ; preds = %647, %681
  %659 = phi i32 [ %707, %681 ], [ %650, %647 ]
  %660 = phi i32 [ %706, %681 ], [ %650, %647 ]
  %661 = phi i32 [ %682, %681 ], [ %650, %647 ]
  %662 = mul nuw nsw i32 %661, 12
  br label %684
663:                                              ; preds = %681, %647
  %664 = phi i32 [ %650, %647 ], [ %706, %681 ]
  %665 = phi i32 [ %650, %647 ], [ %707, %681 ]
  %666 = sext i32 %664 to i64
  %667 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %666
  %668 = load i32, ptr %667, align 4
  %669 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %648
  %670 = load i32, ptr %669, align 4
  store i32 %670, ptr %667, align 4
  store i32 %668, ptr %669, align 4
  %671 = mul nsw i32 %665, 12
  %672 = add nsw i32 %668, %671
  %673 = sext i32 %672 to i64
  %674 = getelementptr inbounds double, ptr %8, i64 %673
  %675 = load double, ptr %674, align 8
  %676 = tail call reassoc nsz contract double @llvm.fabs.f64(double %675)
  %677 = fcmp reassoc nsz contract ogt double %676, 1.000000e-300
  %678 = select reassoc nsz contract i1 %677, double %675, double 1.000000e-300
  %679 = sext i32 %671 to i64
  %680 = mul nuw nsw i64 %648, 96
  br label %715
681:                                              ; preds = %684
  %682 = add nuw i32 %661, 1
  %683 = icmp eq i32 %682, 12
  br i1 %683, label %663, label %658
684:                                              ; preds = %684, %658
  %685 = phi i64 [ %648, %658 ], [ %708, %684 ]
  %686 = phi i32 [ %659, %658 ], [ %707, %684 ]
  %687 = phi i32 [ %660, %658 ], [ %706, %684 ]
  %688 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %685
  %689 = load i32, ptr %688, align 4
  %690 = add nsw i32 %689, %662
  %691 = sext i32 %690 to i64
  %692 = getelementptr inbounds double, ptr %8, i64 %691
  %693 = load double, ptr %692, align 8
  %694 = tail call reassoc nsz contract double @llvm.fabs.f64(double %693)
  %695 = mul nsw i32 %686, 12
  %696 = sext i32 %687 to i64
  %697 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %696
  %698 = load i32, ptr %697, align 4
  %699 = add nsw i32 %698, %695
  %700 = sext i32 %699 to i64
  %701 = getelementptr inbounds double, ptr %8, i64 %700
  %702 = load double, ptr %701, align 8
  %703 = tail call reassoc nsz contract double @llvm.fabs.f64(double %702)
  %704 = fcmp reassoc nsz contract ogt double %694, %703
  %705 = trunc nuw nsw i64 %685 to i32
  %706 = select i1 %704, i32 %705, i32 %687
  %707 = select i1 %704, i32 %661, i32 %686
  %708 = add nuw nsw i64 %685, 1
  %709 = icmp eq i64 %708, 12
  br i1 %709, label %681, label %684
710:                                              ; preds = %715
  %711 = mul nuw nsw i64 %648, 12
  %712 = and i64 %711, 4294967292
  %713 = sext i32 %668 to i64
  %714 = getelementptr double, ptr %8, i64 %713
  br label %728
715:                                              ; preds = %715, %663
  %716 = phi i64 [ 0, %663 ], [ %723, %715 ]
  %717 = getelementptr double, ptr %8, i64 %716
  %718 = getelementptr double, ptr %717, i64 %679
  %719 = load double, ptr %718, align 8
  %720 = getelementptr inbounds i8, ptr %717, i64 %680
  %721 = load double, ptr %720, align 8
  store double %721, ptr %718, align 8
  %722 = fdiv reassoc nsz contract double %719, %678
  store double %722, ptr %720, align 8
  %723 = add nuw nsw i64 %716, 1
  %724 = icmp eq i64 %723, 12
  br i1 %724, label %710, label %715
725:                                              ; preds = %734
  %726 = add nuw nsw i64 %648, 1
  %727 = icmp eq i64 %726, %640
  br i1 %727, label %651, label %647
728:                                              ; preds = %734, %710
  %729 = phi i64 [ 0, %710 ], [ %735, %734 ]
  %730 = mul nuw nsw i64 %729, 12
  %731 = getelementptr double, ptr %714, i64 %730
  %732 = load double, ptr %731, align 8
  %733 = icmp ne i64 %729, %648
  br i1 %733, label %737, label %734
734:                                              ; preds = %737, %728
  %735 = add nuw nsw i64 %729, 1
  %736 = icmp eq i64 %735, 12
  br i1 %736, label %725, label %728
737:                                              ; preds = %728, %737
  %738 = phi i64 [ %746, %737 ], [ 0, %728 ]
  %739 = getelementptr inbounds double, ptr %8, i64 %738
  %740 = getelementptr inbounds double, ptr %739, i64 %712
  %741 = load double, ptr %740, align 8
  %742 = fmul reassoc nsz contract double %741, %732
  %743 = getelementptr inbounds double, ptr %739, i64 %730
  %744 = load double, ptr %743, align 8
  %745 = fsub reassoc nsz contract double %744, %742
  store double %745, ptr %743, align 8
  %746 = add nuw nsw i64 %738, 1
  %747 = icmp ult i64 %738, 11
  %748 = and i1 %733, %747
  br i1 %748, label %737, label %734
749:                                              ; preds = %760, %655
  %750 = phi i64 [ 0, %655 ], [ %761, %760 ]
  %751 = add nuw nsw i64 %750, %656
  %752 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %751
  %753 = load i32, ptr %752, align 4
  %754 = sext i32 %753 to i64
  %755 = mul nuw nsw i64 %750, 96
  %756 = getelementptr i8, ptr %9, i64 %755
  %757 = getelementptr double, ptr %756, i64 %754
  store double 1.000000e+00, ptr %757, align 8
  br i1 %637, label %758, label %760
758:                                              ; preds = %749
  %759 = getelementptr double, ptr %8, i64 %754
  br label %763
760:                                              ; preds = %763, %749
  %761 = add nuw nsw i64 %750, 1
  %762 = icmp eq i64 %761, %657
  br i1 %762, label %775, label %749
763:                                              ; preds = %763, %758
  %764 = phi i64 [ 0, %758 ], [ %773, %763 ]
  %765 = mul nuw nsw i64 %764, 96
  %766 = getelementptr i8, ptr %759, i64 %765
  %767 = load double, ptr %766, align 8
  %768 = fneg reassoc nsz contract double %767
  %769 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %764
  %770 = load i32, ptr %769, align 4
  %771 = sext i32 %770 to i64
  %772 = getelementptr double, ptr %756, i64 %771
  store double %768, ptr %772, align 8
  %773 = add nuw nsw i64 %764, 1
  %774 = icmp eq i64 %773, %656
  br i1 %774, label %760, label %763
775:                                              ; preds = %760
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  %776 = shl nuw nsw i32 %592, 1
  %777 = zext nneg i32 %776 to i64
  br label %778
778:                                              ; preds = %796, %775
  %779 = phi i64 [ 0, %775 ], [ %797, %796 ]
  %780 = mul nuw nsw i64 %779, 12
  %781 = mul nuw nsw i64 %779, %777
  %782 = add nuw nsw i64 %781, %657
  br label %792
783:                                              ; preds = %651
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  br label %784
784:                                              ; preds = %796, %783
  %785 = shl nuw nsw i32 %592, 1
  %786 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %10, i32 noundef %592, i32 noundef %785)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %11, i8 0, i64 1152, i1 false)
  br i1 %654, label %787, label %825
787:                                              ; preds = %784
  %788 = zext nneg i32 %592 to i64
  %789 = getelementptr double, ptr %10, i64 %788
  %790 = shl nuw nsw i64 %788, 3
  %791 = zext nneg i32 %785 to i64
  br label %831
792:                                              ; preds = %799, %778
  %793 = phi i64 [ 0, %778 ], [ %804, %799 ]
  %794 = mul nuw nsw i64 %793, 12
  %795 = or disjoint i64 %794, 3
  br label %806
796:                                              ; preds = %799
  %797 = add nuw nsw i64 %779, 1
  %798 = icmp eq i64 %797, %657
  br i1 %798, label %784, label %778
799:                                              ; preds = %806
  %800 = add nuw nsw i64 %793, %781
  %801 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %800
  store double %817, ptr %801, align 8
  %802 = add nuw nsw i64 %782, %793
  %803 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %802
  store double %822, ptr %803, align 8
  %804 = add nuw nsw i64 %793, 1
  %805 = icmp eq i64 %804, %657
  br i1 %805, label %796, label %792
806:                                              ; preds = %806, %792
  %807 = phi i64 [ 0, %792 ], [ %823, %806 ]
  %808 = phi double [ 0.000000e+00, %792 ], [ %822, %806 ]
  %809 = phi double [ 0.000000e+00, %792 ], [ %817, %806 ]
  %810 = add nuw nsw i64 %807, %780
  %811 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %810
  %812 = load double, ptr %811, align 8
  %813 = add nuw nsw i64 %807, %794
  %814 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %813
  %815 = load double, ptr %814, align 8
  %816 = fmul reassoc nsz contract double %815, %812
  %817 = fadd reassoc nsz contract double %816, %809
  %818 = add nuw nsw i64 %795, %807
  %819 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %818
  %820 = load double, ptr %819, align 8
  %821 = fmul reassoc nsz contract double %820, %812
  %822 = fadd reassoc nsz contract double %821, %808
  %823 = add nuw nsw i64 %807, 1
  %824 = icmp eq i64 %823, 9
  br i1 %824, label %799, label %806
825:                                              ; preds = %831, %784
  call fastcc void @balance(ptr noundef nonnull %11, i32 noundef %592, ptr noundef nonnull %14)
  call fastcc void @hessenberg(ptr noundef nonnull %11, i32 noundef %592, ptr noundef nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %13, ptr noundef nonnull align 16 dereferenceable(1152) %11, i64 1152, i1 false)
  %826 = call fastcc i32 @eigenvalues(ptr noundef nonnull %11, i32 noundef %592, ptr noundef nonnull %15, ptr noundef nonnull %16)
  br i1 %654, label %827, label %891
827:                                              ; preds = %825
  %828 = sub nsw i32 %592, %826
  %829 = sext i32 %828 to i64
  %830 = zext nneg i32 %592 to i64
  br label %839
831:                                              ; preds = %831, %787
  %832 = phi i64 [ 0, %787 ], [ %837, %831 ]
  %833 = mul nuw nsw i64 %832, 192
  %834 = getelementptr inbounds i8, ptr %11, i64 %833
  %835 = mul nuw nsw i64 %832, %791
  %836 = getelementptr double, ptr %789, i64 %835
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %834, ptr nonnull align 8 %836, i64 %790, i1 false)
  %837 = add nuw nsw i64 %832, 1
  %838 = icmp eq i64 %837, %788
  br i1 %838, label %825, label %831
839:                                              ; preds = %858, %827
  %840 = phi i64 [ 0, %827 ], [ %859, %858 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %17)
  %841 = mul nuw nsw i64 %840, 96
  %842 = getelementptr inbounds i8, ptr %34, i64 %841
  %843 = icmp slt i64 %840, %829
  br i1 %843, label %847, label %844
844:                                              ; preds = %839
  %845 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %840
  %846 = load double, ptr %845, align 8
  br label %851
847:                                              ; preds = %839
  %848 = trunc nuw nsw i64 %840 to i32
  %849 = uitofp nneg i32 %848 to double
  %850 = fmul reassoc nsz contract double %849, 1.000000e-01
  br label %851
851:                                              ; preds = %847, %844
  %852 = phi reassoc nsz contract double [ %846, %844 ], [ %850, %847 ]
  call fastcc void @eigenvector(ptr noundef nonnull %13, i32 noundef %592, ptr noundef nonnull %12, ptr noundef nonnull %14, double noundef %852, ptr noundef nonnull %17)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %842, i8 0, i64 96, i1 false)
  br label %853
853:                                              ; preds = %861, %851
  %854 = phi i64 [ 0, %851 ], [ %862, %861 ]
  %855 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 %854
  %856 = load double, ptr %855, align 8
  %857 = mul nuw nsw i64 %854, 12
  br label %864
858:                                              ; preds = %861
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %17)
  %859 = add nuw nsw i64 %840, 1
  %860 = icmp eq i64 %859, %830
  br i1 %860, label %875, label %839
861:                                              ; preds = %864
  %862 = add nuw nsw i64 %854, 1
  %863 = icmp eq i64 %862, %830
  br i1 %863, label %858, label %853
864:                                              ; preds = %864, %853
  %865 = phi i64 [ 0, %853 ], [ %873, %864 ]
  %866 = add nuw nsw i64 %865, %857
  %867 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %866
  %868 = load double, ptr %867, align 8
  %869 = fmul reassoc nsz contract double %868, %856
  %870 = getelementptr inbounds double, ptr %842, i64 %865
  %871 = load double, ptr %870, align 8
  %872 = fadd reassoc nsz contract double %871, %869
  store double %872, ptr %870, align 8
  %873 = add nuw nsw i64 %865, 1
  %874 = icmp eq i64 %873, 12
  br i1 %874, label %861, label %864
875:                                              ; preds = %858
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %8)
  br i1 %654, label %876, label %892
876:                                              ; preds = %875
  %877 = sext i32 %560 to i64
  %878 = zext nneg i32 %592 to i64
  br label %879
879:                                              ; preds = %879, %876
  %880 = phi i64 [ %877, %876 ], [ %884, %879 ]
  %881 = phi i64 [ 0, %876 ], [ %887, %879 ]
  %882 = mul nuw nsw i64 %881, 96
  %883 = getelementptr inbounds i8, ptr %34, i64 %882
  %884 = add nsw i64 %880, 1
  %885 = mul i64 %880, 48
  %886 = getelementptr inbounds i8, ptr %47, i64 %885
  call fastcc void @posture(ptr noundef %95, ptr noundef nonnull %28, ptr noundef nonnull %23, double noundef %600, ptr noundef nonnull %883, ptr noundef nonnull %886)
  %887 = add nuw nsw i64 %881, 1
  %888 = icmp eq i64 %887, %878
  br i1 %888, label %889, label %879
889:                                              ; preds = %879
  %890 = trunc nsw i64 %884 to i32
  br label %892
891:                                              ; preds = %825
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %8)
  br label %892
892:                                              ; preds = %891, %889, %875, %589
  %893 = phi i32 [ %560, %589 ], [ %560, %875 ], [ %890, %889 ], [ %560, %891 ]
  %894 = icmp slt i32 %591, %490
  br i1 %894, label %559, label %895
895:                                              ; preds = %892, %487
  %896 = phi i32 [ %491, %487 ], [ %893, %892 ]
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
  br label %897
897:                                              ; preds = %895, %206
  %898 = phi nsz double [ %488, %895 ], [ %207, %206 ]
  %899 = phi i32 [ %489, %895 ], [ %208, %206 ]
  %900 = phi i32 [ %896, %895 ], [ %209, %206 ]
  %901 = icmp sgt i32 %900, 0
  br i1 %901, label %902, label %904
902:                                              ; preds = %897
  %903 = zext nneg i32 %900 to i64
  br label %905
904:                                              ; preds = %905, %897
  br i1 %98, label %911, label %915
905:                                              ; preds = %902, %905
  %906 = phi i64 [ 0, %902 ], [ %909, %905 ]
  %907 = mul i64 %906, 48
  %908 = getelementptr inbounds i8, ptr %47, i64 %907
  call fastcc void @take(ptr noundef %0, ptr noundef nonnull %45, ptr noundef nonnull %908, ptr noundef nonnull %48)
  %909 = add nuw nsw i64 %906, 1
  %910 = icmp eq i64 %909, %903
  br i1 %910, label %904, label %905
911:                                              ; preds = %904
  %912 = icmp eq i32 %92, 0
  %913 = select i1 %912, i32 2, i32 %91
  %914 = srem i32 %899, 32
  br label %940
915:                                              ; preds = %904
  %916 = load i32, ptr %79, align 8
  %917 = icmp sgt i32 %916, 0
  br i1 %917, label %918, label %929
918:                                              ; preds = %915
  %919 = zext nneg i32 %916 to i64
  br label %920
920:                                              ; preds = %920, %918
  %921 = phi i64 [ 0, %918 ], [ %927, %920 ]
  %922 = phi double [ 0.000000e+00, %918 ], [ %926, %920 ]
  %923 = getelementptr inbounds [64 x double], ptr %80, i64 0, i64 %921
  %924 = load double, ptr %923, align 8
  %925 = fcmp reassoc nsz contract ogt double %924, %922
  %926 = select reassoc nsz contract i1 %925, double %924, double %922
  %927 = add nuw nsw i64 %921, 1
  %928 = icmp eq i64 %927, %919
  br i1 %928, label %929, label %920
929:                                              ; preds = %920, %915
  %930 = phi double [ 0.000000e+00, %915 ], [ %926, %920 ]
  %931 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %930)
  %932 = fmul reassoc nsz contract double %931, 3.000000e+00
  %933 = icmp sgt i32 %899, 31
  %934 = fcmp reassoc nsz contract ogt double %932, 3.000000e-02
  %935 = select i1 %933, i1 true, i1 %934
  %936 = select i1 %935, i32 3, i32 0
  %937 = fcmp reassoc nsz contract olt double %898, %932
  %938 = select i1 %937, i32 2, i32 0
  %939 = add nsw i32 %938, %899
  br label %940
940:                                              ; preds = %929, %911
  %941 = phi i32 [ %939, %929 ], [ %914, %911 ]
  %942 = phi i32 [ %936, %929 ], [ %913, %911 ]
  br i1 %98, label %953, label %943
943:                                              ; preds = %940
  %944 = load i32, ptr %81, align 8
  %945 = and i32 %944, 1
  %946 = icmp eq i32 %945, 0
  br i1 %946, label %947, label %953
947:                                              ; preds = %943
  %948 = icmp slt i32 %944, %941
  %949 = fcmp reassoc nsz contract olt double %898, 3.000000e-03
  %950 = select i1 %948, i1 true, i1 %949
  %951 = icmp sgt i32 %900, 0
  %952 = and i1 %950, %951
  br i1 %952, label %955, label %964
953:                                              ; preds = %943, %940
  %954 = icmp sgt i32 %900, 0
  br i1 %954, label %955, label %964
955:                                              ; preds = %953, %947
  %956 = tail call i32 @llvm.smax.i32(i32 %900, i32 1)
  %957 = zext nneg i32 %956 to i64
  br label %958
958:                                              ; preds = %955, %958
  %959 = phi i64 [ 0, %955 ], [ %962, %958 ]
  %960 = mul i64 %959, 48
  %961 = getelementptr inbounds i8, ptr %47, i64 %960
  call fastcc void @walk(ptr noundef %0, ptr noundef nonnull %45, ptr noundef nonnull %961, double noundef 0.000000e+00, ptr noundef nonnull %48)
  %962 = add nuw nsw i64 %959, 1
  %963 = icmp eq i64 %962, %957
  br i1 %963, label %964, label %958
964:                                              ; preds = %958, %953, %947
  %965 = load i32, ptr %82, align 8
  %966 = srem i32 %965, 2
  %967 = icmp ne i32 %966, 0
  %968 = icmp sgt i32 %965, 0
  %969 = and i1 %967, %968
  br i1 %969, label %978, label %970
970:                                              ; preds = %978, %964
  %971 = phi i32 [ %965, %964 ], [ %983, %978 ]
  %972 = phi i32 [ %966, %964 ], [ %984, %978 ]
  %973 = icmp sge i32 %92, %942
  %974 = icmp sge i32 %971, %941
  %975 = select i1 %973, i1 %974, i1 false
  %976 = icmp eq i32 %972, 0
  %977 = and i1 %975, %976
  br i1 %977, label %989, label %996
978:                                              ; preds = %964, %978
  %979 = phi i64 [ %982, %978 ], [ 0, %964 ]
  %980 = mul i64 %979, 48
  %981 = getelementptr inbounds i8, ptr %4, i64 %980
  call fastcc void @walk(ptr noundef %0, ptr noundef nonnull %45, ptr noundef %981, double noundef 0x3F847AE147AE147C, ptr noundef nonnull %48)
  %982 = add nuw nsw i64 %979, 1
  %983 = load i32, ptr %82, align 8
  %984 = srem i32 %983, 2
  %985 = icmp ne i32 %984, 0
  %986 = sext i32 %983 to i64
  %987 = icmp slt i64 %982, %986
  %988 = select i1 %985, i1 %987, i1 false
  br i1 %988, label %978, label %970
989:                                              ; preds = %970
  %990 = icmp eq i32 %971, 0
  %991 = icmp ult i32 %92, 2
  %992 = and i1 %991, %990
  %993 = add nuw nsw i32 %92, 1
  %994 = icmp slt i32 %993, %2
  %995 = select i1 %992, i1 %994, i1 false
  br i1 %995, label %999, label %1001
996:                                              ; preds = %970
  %997 = add nuw nsw i32 %92, 1
  %998 = icmp slt i32 %997, %2
  br i1 %998, label %999, label %1001
999:                                              ; preds = %996, %989
  %1000 = phi i32 [ %997, %996 ], [ %993, %989 ]
  br label %90
1001:                                             ; preds = %996, %989, %69
  %1002 = getelementptr inbounds i8, ptr %48, i64 16
  %1003 = load i32, ptr %1002, align 8
  br label %1004
1004:                                             ; preds = %60, %1001
  %1005 = phi i32 [ %1003, %1001 ], [ -1, %60 ]
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %48)
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %47)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %45)
  ret i32 %1005
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
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
define internal fastcc double @coefficients(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [12 x double], align 16
  %7 = alloca [12 x double], align 16
  %8 = alloca [12 x double], align 16
  %9 = alloca [4 x [12 x double]], align 16
  %10 = alloca [4 x [4 x double]], align 16
  %11 = alloca [2 x double], align 16
  %12 = alloca double, align 8
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
  %146 = add nsw i32 %139, 1
  %147 = getelementptr inbounds i32, ptr %3, i64 %144
  %148 = trunc nuw nsw i64 %138 to i32
  store i32 %148, ptr %147, align 4
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
  %194 = phi i32 [ %146, %143 ], [ %139, %192 ]
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
define internal fastcc void @take(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr {
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
  %21 = sext i32 %18 to i64
  %22 = shl nsw i64 %21, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %16, ptr align 8 %2, i64 %22, i1 false)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %15, ptr align 8 %2, i64 %22, i1 false)
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = icmp sgt i32 %18, 0
  %25 = zext nneg i32 %18 to i64
  %26 = zext nneg i32 %18 to i64
  br label %27
27:                                               ; preds = %84, %4
  %28 = phi nsz double [ 1.000000e+00, %4 ], [ %85, %84 ]
  %29 = phi nsz double [ undef, %4 ], [ %37, %84 ]
  %30 = phi double [ 0x7FF0000000000000, %4 ], [ %40, %84 ]
  %31 = phi double [ 1.000000e-09, %4 ], [ %87, %84 ]
  %32 = phi i32 [ 0, %4 ], [ %88, %84 ]
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %15, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %33 = load double, ptr %23, align 8
  %34 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %10, ptr noundef readonly %1, double noundef %33, ptr noundef nonnull %12)
  %35 = fcmp reassoc nsz contract uge double %34, %30
  %36 = icmp eq i32 %32, 0
  %37 = select reassoc nsz contract i1 %36, double %34, double %29
  br i1 %35, label %39, label %38
38:                                               ; preds = %27
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %16, ptr nonnull align 16 %15, i64 %22, i1 false)
  br label %39
39:                                               ; preds = %38, %27
  %40 = phi nsz double [ %34, %38 ], [ %30, %27 ]
  %41 = fcmp reassoc nsz contract ueq double %34, 0x7FF0000000000000
  %42 = fcmp reassoc nsz contract ole double %34, 1.000000e-13
  %43 = or i1 %41, %42
  %44 = fcmp reassoc nsz contract ole double %40, 1.000000e-10
  %45 = and i1 %35, %44
  %46 = select i1 %43, i1 true, i1 %45
  br i1 %46, label %84, label %47
47:                                               ; preds = %39
  %48 = icmp ugt i32 %32, 3
  %49 = fcmp reassoc nsz contract ogt double %40, 3.000000e-03
  %50 = select i1 %48, i1 %49, i1 false
  br i1 %50, label %84, label %51
51:                                               ; preds = %47
  %52 = fcmp reassoc nsz contract olt double %40, 0x3EB0C6F7A0B5ED8D
  %53 = and i1 %35, %52
  br i1 %53, label %54, label %56
54:                                               ; preds = %51
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %15, ptr nonnull align 16 %16, i64 %22, i1 false)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %15, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %55 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %10, ptr noundef readonly %1, double noundef %33, ptr noundef nonnull %12)
  br label %56
56:                                               ; preds = %54, %51
  %57 = phi nsz double [ 1.000000e-05, %54 ], [ %31, %51 ]
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %13)
  %58 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %13, ptr noundef nonnull %12, i32 noundef %18, double noundef %57, ptr noundef nonnull %14)
  br i1 %24, label %63, label %59
59:                                               ; preds = %63, %56
  %60 = phi double [ 0.000000e+00, %56 ], [ %70, %63 ]
  br i1 %24, label %61, label %84
61:                                               ; preds = %59
  %62 = fcmp reassoc nsz contract ogt double %60, 1.000000e+00
  br label %73
63:                                               ; preds = %56, %63
  %64 = phi i64 [ %71, %63 ], [ 0, %56 ]
  %65 = phi double [ %70, %63 ], [ 0.000000e+00, %56 ]
  %66 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = tail call reassoc nsz contract double @llvm.fabs.f64(double %67)
  %69 = fcmp reassoc nsz contract ogt double %68, %65
  %70 = select reassoc nsz contract i1 %69, double %68, double %65
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %25
  br i1 %72, label %59, label %63
73:                                               ; preds = %73, %61
  %74 = phi i64 [ 0, %61 ], [ %82, %73 ]
  %75 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fdiv reassoc nsz contract double %76, %60
  %78 = select reassoc nsz contract i1 %62, double %77, double %76
  %79 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %74
  %80 = load double, ptr %79, align 8
  %81 = fadd reassoc nsz contract double %80, %78
  store double %81, ptr %79, align 8
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %26
  br i1 %83, label %84, label %73
84:                                               ; preds = %73, %59, %47, %39
  %85 = phi nsz double [ %28, %39 ], [ %28, %47 ], [ %58, %59 ], [ %58, %73 ]
  %86 = phi i1 [ true, %39 ], [ true, %47 ], [ false, %59 ], [ false, %73 ]
  %87 = phi nsz double [ %31, %39 ], [ %31, %47 ], [ %57, %59 ], [ %57, %73 ]
  %88 = add nuw nsw i32 %32, 1
  %89 = icmp eq i32 %88, 13
  %90 = select i1 %86, i1 true, i1 %89
  br i1 %90, label %91, label %27
91:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  %92 = fcmp reassoc nsz contract ogt double %33, 1.000000e+00
  %93 = select reassoc nsz contract i1 %92, double %33, double 1.000000e+00
  %94 = fcmp reassoc nsz contract olt double %93, 1.000000e+01
  %95 = select reassoc nsz contract i1 %94, double %93, double 1.000000e+01
  %96 = fdiv reassoc nsz contract double 1.000000e-10, %95
  %97 = fcmp reassoc nsz contract ugt double %40, %96
  br i1 %97, label %249, label %98
98:                                               ; preds = %91
  br i1 %24, label %99, label %141
99:                                               ; preds = %98
  %100 = getelementptr inbounds i8, ptr %0, i64 16
  %101 = getelementptr inbounds i8, ptr %0, i64 112
  %102 = getelementptr inbounds i8, ptr %0, i64 160
  br label %103
103:                                              ; preds = %138, %99
  %104 = phi i64 [ 0, %99 ], [ %139, %138 ]
  %105 = getelementptr inbounds double, ptr %100, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fcmp reassoc nsz contract une double %106, 0.000000e+00
  br i1 %107, label %108, label %138
108:                                              ; preds = %103
  %109 = getelementptr inbounds double, ptr %101, i64 %104
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds double, ptr %102, i64 %104
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds double, ptr %16, i64 %104
  %114 = load double, ptr %113, align 8
  %115 = fcmp reassoc nsz contract ogt double %114, 0xC00921FB54442D18
  %116 = fcmp reassoc nsz contract ole double %114, 0x400921FB54442D18
  %117 = and i1 %115, %116
  br i1 %117, label %124, label %118
118:                                              ; preds = %108
  %119 = fadd reassoc nsz contract double %114, 0xC00921FB54442D18
  %120 = fdiv reassoc nsz contract double %119, 0x401921FB54442D18
  %121 = tail call reassoc nsz contract double @llvm.ceil.f64(double %120)
  %122 = fmul reassoc nsz contract double %121, 0x401921FB54442D18
  %123 = fsub reassoc nsz contract double %114, %122
  br label %124
124:                                              ; preds = %118, %108
  %125 = phi nsz double [ %114, %108 ], [ %123, %118 ]
  %126 = fcmp reassoc nsz contract uge double %125, %110
  %127 = fadd reassoc nsz contract double %125, 0x401921FB54442D18
  %128 = fcmp reassoc nsz contract ugt double %127, %112
  %129 = select i1 %126, i1 true, i1 %128
  br i1 %129, label %130, label %136
130:                                              ; preds = %124
  %131 = fcmp reassoc nsz contract ogt double %125, %112
  br i1 %131, label %132, label %136
132:                                              ; preds = %130
  %133 = fadd reassoc nsz contract double %125, 0xC01921FB54442D18
  %134 = fcmp reassoc nsz contract ult double %133, %110
  br i1 %134, label %136, label %135
135:                                              ; preds = %132
  br label %136
136:                                              ; preds = %135, %132, %130, %124
  %137 = phi nsz double [ %133, %135 ], [ %125, %132 ], [ %125, %130 ], [ %127, %124 ]
  store double %137, ptr %113, align 8
  br label %138
138:                                              ; preds = %136, %103
  %139 = add nuw nsw i64 %104, 1
  %140 = icmp eq i64 %139, %21
  br i1 %140, label %141, label %103
141:                                              ; preds = %138, %98
  %142 = fcmp reassoc nsz contract olt double %85, 1.000000e-03
  br i1 %142, label %143, label %145
143:                                              ; preds = %141
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %16, ptr noundef nonnull %5, ptr noundef nonnull %6)
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %144 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %7, ptr noundef nonnull %8, i32 noundef %18, double noundef 1.000000e-09, ptr noundef nonnull %9)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  br label %145
145:                                              ; preds = %141, %143
  %146 = phi reassoc nsz contract double [ %144, %143 ], [ %85, %141 ]
  %147 = fcmp reassoc nsz contract olt double %146, 1.000000e-05
  %148 = load ptr, ptr %3, align 8
  %149 = fmul reassoc nsz contract double %146, 8.000000e+00
  %150 = fadd reassoc nsz contract double %149, 0x3EB0C6F7A0B5ED8D
  %151 = select reassoc nsz contract i1 %147, double %150, double 0x3EB0C6F7A0B5ED8D
  %152 = getelementptr inbounds i8, ptr %0, i64 16
  %153 = zext i32 %18 to i64
  %154 = tail call i32 @llvm.smax.i32(i32 %20, i32 0)
  %155 = zext nneg i32 %154 to i64
  %156 = fmul reassoc nsz contract double %151, %33
  br label %157
157:                                              ; preds = %165, %145
  %158 = phi i64 [ %167, %165 ], [ 0, %145 ]
  %159 = phi i32 [ %169, %165 ], [ undef, %145 ]
  %160 = icmp eq i64 %158, %155
  br i1 %160, label %197, label %161
161:                                              ; preds = %157
  br i1 %24, label %162, label %165
162:                                              ; preds = %161
  %163 = mul nuw nsw i64 %158, %153
  %164 = getelementptr inbounds double, ptr %148, i64 %163
  br label %170
165:                                              ; preds = %190, %161
  %166 = phi i1 [ true, %161 ], [ %193, %190 ]
  %167 = add nuw nsw i64 %158, 1
  %168 = trunc nuw i64 %167 to i32
  %169 = select i1 %166, i32 %168, i32 %159
  br i1 %166, label %197, label %157
170:                                              ; preds = %190, %162
  %171 = phi i64 [ 0, %162 ], [ %194, %190 ]
  %172 = getelementptr inbounds double, ptr %16, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds double, ptr %164, i64 %171
  %175 = load double, ptr %174, align 8
  %176 = fsub reassoc nsz contract double %173, %175
  %177 = tail call reassoc nsz contract double @llvm.fabs.f64(double %176)
  %178 = getelementptr inbounds double, ptr %152, i64 %171
  %179 = load double, ptr %178, align 8
  %180 = fcmp reassoc nsz contract une double %179, 0.000000e+00
  %181 = fcmp reassoc nsz contract ogt double %177, 1.000000e+00
  %182 = select i1 %180, i1 %181, i1 false
  br i1 %182, label %183, label %190
183:                                              ; preds = %170
  %184 = fdiv reassoc nsz contract double %177, 0x401921FB54442D18
  %185 = fadd reassoc nsz contract double %184, 5.000000e-01
  %186 = tail call reassoc nsz contract double @llvm.floor.f64(double %185)
  %187 = fmul reassoc nsz contract double %186, 0x401921FB54442D18
  %188 = fsub reassoc nsz contract double %177, %187
  %189 = tail call reassoc nsz contract double @llvm.fabs.f64(double %188)
  br label %190
190:                                              ; preds = %183, %170
  %191 = phi nsz double [ %189, %183 ], [ %177, %170 ]
  %192 = select reassoc nsz contract i1 %180, double %151, double %156
  %193 = fcmp reassoc nsz contract olt double %191, %192
  %194 = add nuw nsw i64 %171, 1
  %195 = icmp slt i64 %194, %21
  %196 = select i1 %195, i1 %193, i1 false
  br i1 %196, label %170, label %165
197:                                              ; preds = %157, %165
  %198 = phi i32 [ %169, %165 ], [ 0, %157 ]
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %210
200:                                              ; preds = %197
  %201 = getelementptr inbounds i8, ptr %3, i64 20
  %202 = load i32, ptr %201, align 4
  %203 = icmp eq i32 %20, %202
  %204 = icmp sgt i32 %202, 0
  %205 = and i1 %203, %204
  br i1 %205, label %206, label %218
206:                                              ; preds = %200
  %207 = getelementptr inbounds i8, ptr %3, i64 8
  %208 = load ptr, ptr %207, align 8
  %209 = zext nneg i32 %202 to i64
  br label %221
210:                                              ; preds = %197
  %211 = getelementptr inbounds i8, ptr %3, i64 24
  %212 = add nsw i32 %198, -1
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [64 x double], ptr %211, i64 0, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = fcmp reassoc nsz contract olt double %37, %215
  %217 = select reassoc nsz contract i1 %216, double %37, double %215
  store double %217, ptr %214, align 8
  br label %249
218:                                              ; preds = %221, %200
  %219 = phi i32 [ %20, %200 ], [ %229, %221 ]
  %220 = phi i1 [ %203, %200 ], [ %231, %221 ]
  br i1 %220, label %249, label %234
221:                                              ; preds = %206, %221
  %222 = phi i64 [ 0, %206 ], [ %230, %221 ]
  %223 = phi i32 [ %20, %206 ], [ %229, %221 ]
  %224 = getelementptr inbounds i8, ptr %208, i64 %222
  %225 = load i8, ptr %224, align 1
  %226 = icmp eq i8 %225, 0
  %227 = or i1 %147, %226
  %228 = trunc nuw nsw i64 %222 to i32
  %229 = select i1 %227, i32 %223, i32 %228
  %230 = add nuw nsw i64 %222, 1
  %231 = icmp eq i32 %229, %202
  %232 = icmp ult i64 %230, %209
  %233 = select i1 %231, i1 %232, i1 false
  br i1 %233, label %221, label %218
234:                                              ; preds = %218
  %235 = mul nsw i32 %219, %18
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds double, ptr %148, i64 %236
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %237, ptr nonnull align 16 %16, i64 %22, i1 false)
  %238 = zext i1 %147 to i8
  %239 = getelementptr inbounds i8, ptr %3, i64 8
  %240 = load ptr, ptr %239, align 8
  %241 = sext i32 %219 to i64
  %242 = getelementptr inbounds i8, ptr %240, i64 %241
  store i8 %238, ptr %242, align 1
  %243 = load i32, ptr %19, align 8
  %244 = icmp eq i32 %219, %243
  %245 = zext i1 %244 to i32
  %246 = add nsw i32 %243, %245
  store i32 %246, ptr %19, align 8
  %247 = getelementptr inbounds i8, ptr %3, i64 24
  %248 = getelementptr inbounds [64 x double], ptr %247, i64 0, i64 %241
  store double %37, ptr %248, align 8
  br label %249
249:                                              ; preds = %210, %234, %218, %91
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  ret void
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
declare double @llvm.cos.f64(double)
declare double @llvm.sin.f64(double)
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
define internal fastcc void @walk(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca %struct.spot, align 8
  %7 = alloca %struct.spot, align 8
  %8 = alloca %struct.spot, align 8
  %9 = alloca %struct.spot, align 8
  %10 = alloca %struct.spot, align 8
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %10)
  %11 = getelementptr inbounds i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %11, i8 0, i64 120, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 8 dereferenceable(48) %2, i64 48, i1 false)
  %12 = call fastcc i32 @settle(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %9)
  %13 = icmp eq i32 %12, 0
  %14 = getelementptr inbounds i8, ptr %9, i64 160
  %15 = load double, ptr %14, align 8
  %16 = fcmp reassoc nsz contract ogt double %15, 5.000000e-02
  %17 = select i1 %13, i1 true, i1 %16
  br i1 %17, label %277, label %18
18:                                               ; preds = %5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %8, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  %19 = getelementptr inbounds i8, ptr %9, i64 48
  br label %20
20:                                               ; preds = %20, %18
  %21 = phi i64 [ 0, %18 ], [ %28, %20 ]
  %22 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fmul reassoc nsz contract double %23, %3
  %25 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %21
  %26 = load double, ptr %25, align 8
  %27 = fadd reassoc nsz contract double %26, %24
  store double %27, ptr %25, align 8
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, 6
  br i1 %29, label %30, label %20
30:                                               ; preds = %20
  %31 = call fastcc range(i32 0, 2) i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %8)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %277, label %33
33:                                               ; preds = %30
  %34 = getelementptr inbounds i8, ptr %8, i64 152
  %35 = load double, ptr %34, align 8
  %36 = fneg reassoc nsz contract double %35
  %37 = getelementptr inbounds i8, ptr %9, i64 152
  %38 = getelementptr inbounds i8, ptr %9, i64 144
  %39 = getelementptr inbounds i8, ptr %10, i64 144
  %40 = getelementptr inbounds i8, ptr %10, i64 152
  %41 = getelementptr inbounds i8, ptr %6, i64 144
  %42 = getelementptr inbounds i8, ptr %7, i64 144
  %43 = getelementptr inbounds i8, ptr %7, i64 144
  %44 = getelementptr inbounds i8, ptr %0, i64 16
  %45 = getelementptr inbounds i8, ptr %0, i64 8
  %46 = getelementptr inbounds i8, ptr %10, i64 160
  %47 = getelementptr inbounds i8, ptr %8, i64 48
  br label %48
48:                                               ; preds = %33, %274
  %49 = phi i32 [ 0, %33 ], [ %275, %274 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, ptr noundef nonnull align 8 dereferenceable(168) %8, i64 168, i1 false)
  %50 = icmp ne i32 %49, 0
  br i1 %50, label %53, label %51
51:                                               ; preds = %53, %48
  %52 = phi double [ %35, %48 ], [ %36, %53 ]
  store double %52, ptr %37, align 8
  br label %62
53:                                               ; preds = %48, %53
  %54 = phi i64 [ %59, %53 ], [ 0, %48 ]
  %55 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fneg reassoc nsz contract double %56
  %58 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %54
  store double %57, ptr %58, align 8
  %59 = add nuw nsw i64 %54, 1
  %60 = icmp ult i64 %54, 5
  %61 = and i1 %50, %60
  br i1 %61, label %53, label %51
62:                                               ; preds = %51, %271
  %63 = phi i32 [ 0, %51 ], [ %272, %271 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %10, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %64
64:                                               ; preds = %64, %62
  %65 = phi i64 [ 0, %62 ], [ %72, %64 ]
  %66 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fmul reassoc nsz contract double %67, 1.000000e-01
  %69 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 %65
  %70 = load double, ptr %69, align 8
  %71 = fadd reassoc nsz contract double %70, %68
  store double %71, ptr %69, align 8
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, 6
  br i1 %73, label %74, label %64
74:                                               ; preds = %64
  %75 = call fastcc range(i32 0, 2) i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %10)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %274, label %77
77:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %6, ptr noundef nonnull readonly align 8 dereferenceable(168) %10, i64 168, i1 false)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %7)
  %78 = load double, ptr %38, align 8
  %79 = load double, ptr %39, align 8
  %80 = fmul reassoc nsz contract double %79, %78
  %81 = fcmp reassoc nsz contract ogt double %80, 0.000000e+00
  br i1 %81, label %82, label %107
82:                                               ; preds = %77
  %83 = load double, ptr %37, align 8
  %84 = fmul reassoc nsz contract double %83, %78
  %85 = fcmp reassoc nsz contract olt double %84, 0.000000e+00
  br i1 %85, label %86, label %107
86:                                               ; preds = %82
  %87 = load double, ptr %40, align 8
  %88 = fmul reassoc nsz contract double %87, %79
  %89 = fcmp reassoc nsz contract ogt double %88, 0.000000e+00
  br i1 %89, label %90, label %107
90:                                               ; preds = %86
  %91 = fmul reassoc nsz contract double %83, 1.000000e-01
  %92 = fsub reassoc nsz contract double %83, %87
  %93 = fdiv reassoc nsz contract double %91, %92
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %6, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %94
94:                                               ; preds = %94, %90
  %95 = phi i64 [ 0, %90 ], [ %102, %94 ]
  %96 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fmul reassoc nsz contract double %97, %93
  %99 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %95
  %100 = load double, ptr %99, align 8
  %101 = fadd reassoc nsz contract double %100, %98
  store double %101, ptr %99, align 8
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, 6
  br i1 %103, label %104, label %94
104:                                              ; preds = %94
  %105 = call fastcc range(i32 0, 2) i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %6)
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %213, label %107
107:                                              ; preds = %104, %86, %82, %77
  %108 = phi nsz double [ %93, %104 ], [ 1.000000e-01, %86 ], [ 1.000000e-01, %82 ], [ 1.000000e-01, %77 ]
  %109 = load double, ptr %41, align 8
  %110 = fmul reassoc nsz contract double %109, %78
  %111 = fcmp reassoc nsz contract ugt double %110, 0.000000e+00
  br i1 %111, label %161, label %115
112:                                              ; preds = %150
  %113 = add nuw nsw i32 %116, 1
  %114 = icmp eq i32 %113, 12
  br i1 %114, label %157, label %115
115:                                              ; preds = %107, %112
  %116 = phi i32 [ %113, %112 ], [ 0, %107 ]
  %117 = phi double [ %154, %112 ], [ 0.000000e+00, %107 ]
  %118 = phi double [ %153, %112 ], [ %109, %107 ]
  %119 = phi double [ %152, %112 ], [ %108, %107 ]
  %120 = phi double [ %151, %112 ], [ %78, %107 ]
  %121 = fmul reassoc nsz contract double %118, %117
  %122 = fmul reassoc nsz contract double %120, %119
  %123 = fsub reassoc nsz contract double %121, %122
  %124 = fsub reassoc nsz contract double %118, %120
  %125 = fdiv reassoc nsz contract double %123, %124
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %7, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %126
126:                                              ; preds = %126, %115
  %127 = phi i64 [ 0, %115 ], [ %134, %126 ]
  %128 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = fmul reassoc nsz contract double %129, %125
  %131 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %127
  %132 = load double, ptr %131, align 8
  %133 = fadd reassoc nsz contract double %132, %130
  store double %133, ptr %131, align 8
  %134 = add nuw nsw i64 %127, 1
  %135 = icmp eq i64 %134, 6
  br i1 %135, label %136, label %126
136:                                              ; preds = %126
  %137 = call fastcc range(i32 0, 2) i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7)
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %150, label %139
139:                                              ; preds = %136
  %140 = load double, ptr %42, align 8
  %141 = tail call reassoc nsz contract double @llvm.fabs.f64(double %140)
  %142 = fcmp reassoc nsz contract olt double %141, 1.000000e-13
  br i1 %142, label %150, label %143
143:                                              ; preds = %139
  %144 = fcmp reassoc nsz contract ogt double %140, 0.000000e+00
  %145 = fcmp ule double %118, 0.000000e+00
  %146 = xor i1 %145, %144
  %147 = fmul reassoc nsz contract double %120, 5.000000e-01
  %148 = select nsz i1 %146, double %147, double %118
  %149 = select nsz i1 %146, double %117, double %119
  br label %150
150:                                              ; preds = %143, %139, %136
  %151 = phi nsz double [ %148, %143 ], [ %120, %136 ], [ %120, %139 ]
  %152 = phi nsz double [ %125, %143 ], [ %119, %136 ], [ %119, %139 ]
  %153 = phi nsz double [ %140, %143 ], [ %118, %136 ], [ %118, %139 ]
  %154 = phi nsz double [ %149, %143 ], [ %117, %136 ], [ %117, %139 ]
  %155 = phi i1 [ true, %143 ], [ false, %136 ], [ false, %139 ]
  %156 = phi i32 [ 0, %143 ], [ 1, %136 ], [ 2, %139 ]
  br i1 %155, label %112, label %157
157:                                              ; preds = %150, %112
  %158 = phi i32 [ %156, %150 ], [ 2, %112 ]
  %159 = icmp eq i32 %158, 2
  br i1 %159, label %160, label %161
160:                                              ; preds = %157
  call fastcc void @take(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7, ptr noundef %4)
  br label %161
161:                                              ; preds = %160, %157, %107
  %162 = fmul reassoc nsz contract double %109, %79
  %163 = fcmp reassoc nsz contract olt double %162, 0.000000e+00
  br i1 %163, label %167, label %213
164:                                              ; preds = %202
  %165 = add nuw nsw i32 %168, 1
  %166 = icmp eq i32 %165, 12
  br i1 %166, label %209, label %167
167:                                              ; preds = %161, %164
  %168 = phi i32 [ %165, %164 ], [ 0, %161 ]
  %169 = phi double [ %206, %164 ], [ %108, %161 ]
  %170 = phi double [ %205, %164 ], [ %79, %161 ]
  %171 = phi double [ %204, %164 ], [ 1.000000e-01, %161 ]
  %172 = phi double [ %203, %164 ], [ %109, %161 ]
  %173 = fmul reassoc nsz contract double %170, %169
  %174 = fmul reassoc nsz contract double %172, %171
  %175 = fsub reassoc nsz contract double %173, %174
  %176 = fsub reassoc nsz contract double %170, %172
  %177 = fdiv reassoc nsz contract double %175, %176
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %7, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %178
178:                                              ; preds = %178, %167
  %179 = phi i64 [ 0, %167 ], [ %186, %178 ]
  %180 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %179
  %181 = load double, ptr %180, align 8
  %182 = fmul reassoc nsz contract double %181, %177
  %183 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %179
  %184 = load double, ptr %183, align 8
  %185 = fadd reassoc nsz contract double %184, %182
  store double %185, ptr %183, align 8
  %186 = add nuw nsw i64 %179, 1
  %187 = icmp eq i64 %186, 6
  br i1 %187, label %188, label %178
188:                                              ; preds = %178
  %189 = call fastcc range(i32 0, 2) i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7)
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %202, label %191
191:                                              ; preds = %188
  %192 = load double, ptr %43, align 8
  %193 = tail call reassoc nsz contract double @llvm.fabs.f64(double %192)
  %194 = fcmp reassoc nsz contract olt double %193, 1.000000e-13
  br i1 %194, label %202, label %195
195:                                              ; preds = %191
  %196 = fcmp reassoc nsz contract ogt double %192, 0.000000e+00
  %197 = fcmp ule double %170, 0.000000e+00
  %198 = xor i1 %197, %196
  %199 = fmul reassoc nsz contract double %172, 5.000000e-01
  %200 = select nsz i1 %198, double %199, double %170
  %201 = select nsz i1 %198, double %169, double %171
  br label %202
202:                                              ; preds = %195, %191, %188
  %203 = phi nsz double [ %200, %195 ], [ %172, %188 ], [ %172, %191 ]
  %204 = phi nsz double [ %177, %195 ], [ %171, %188 ], [ %171, %191 ]
  %205 = phi nsz double [ %192, %195 ], [ %170, %188 ], [ %170, %191 ]
  %206 = phi nsz double [ %201, %195 ], [ %169, %188 ], [ %169, %191 ]
  %207 = phi i1 [ true, %195 ], [ false, %188 ], [ false, %191 ]
  %208 = phi i32 [ 0, %195 ], [ 1, %188 ], [ 2, %191 ]
  br i1 %207, label %164, label %209
209:                                              ; preds = %202, %164
  %210 = phi i32 [ %208, %202 ], [ 2, %164 ]
  %211 = icmp eq i32 %210, 2
  br i1 %211, label %212, label %213
212:                                              ; preds = %209
  call fastcc void @take(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7, ptr noundef %4)
  br label %213
213:                                              ; preds = %104, %161, %209, %212
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %6)
  %214 = icmp ugt i32 %63, 2
  br i1 %214, label %215, label %268
215:                                              ; preds = %213
  %216 = load double, ptr %0, align 8
  %217 = fptosi double %216 to i32
  %218 = icmp sgt i32 %217, 0
  %219 = sext i32 %217 to i64
  %220 = zext i32 %217 to i64
  br label %221
221:                                              ; preds = %229, %215
  %222 = phi i64 [ %231, %229 ], [ 0, %215 ]
  %223 = phi i32 [ %233, %229 ], [ undef, %215 ]
  %224 = icmp eq i64 %222, 1
  br i1 %224, label %265, label %225
225:                                              ; preds = %221
  br i1 %218, label %226, label %229
226:                                              ; preds = %225
  %227 = mul nuw nsw i64 %222, %220
  %228 = getelementptr inbounds double, ptr %8, i64 %227
  br label %234
229:                                              ; preds = %259, %225
  %230 = phi i1 [ true, %225 ], [ %261, %259 ]
  %231 = add nuw nsw i64 %222, 1
  %232 = trunc nuw i64 %231 to i32
  %233 = select i1 %230, i32 %232, i32 %223
  br i1 %230, label %265, label %221
234:                                              ; preds = %259, %226
  %235 = phi i64 [ 0, %226 ], [ %262, %259 ]
  %236 = getelementptr inbounds double, ptr %10, i64 %235
  %237 = load double, ptr %236, align 8
  %238 = getelementptr inbounds double, ptr %228, i64 %235
  %239 = load double, ptr %238, align 8
  %240 = fsub reassoc nsz contract double %237, %239
  %241 = tail call reassoc nsz contract double @llvm.fabs.f64(double %240)
  %242 = getelementptr inbounds double, ptr %44, i64 %235
  %243 = load double, ptr %242, align 8
  %244 = fcmp reassoc nsz contract une double %243, 0.000000e+00
  %245 = fcmp reassoc nsz contract ogt double %241, 1.000000e+00
  %246 = select i1 %244, i1 %245, i1 false
  br i1 %246, label %247, label %254
247:                                              ; preds = %234
  %248 = fdiv reassoc nsz contract double %241, 0x401921FB54442D18
  %249 = fadd reassoc nsz contract double %248, 5.000000e-01
  %250 = tail call reassoc nsz contract double @llvm.floor.f64(double %249)
  %251 = fmul reassoc nsz contract double %250, 0x401921FB54442D18
  %252 = fsub reassoc nsz contract double %241, %251
  %253 = tail call reassoc nsz contract double @llvm.fabs.f64(double %252)
  br label %254
254:                                              ; preds = %247, %234
  %255 = phi nsz double [ %253, %247 ], [ %241, %234 ]
  br i1 %244, label %259, label %256
256:                                              ; preds = %254
  %257 = load double, ptr %45, align 8
  %258 = fmul reassoc nsz contract double %257, 6.000000e-02
  br label %259
259:                                              ; preds = %256, %254
  %260 = phi reassoc nsz contract double [ %258, %256 ], [ 6.000000e-02, %254 ]
  %261 = fcmp reassoc nsz contract olt double %255, %260
  %262 = add nuw nsw i64 %235, 1
  %263 = icmp slt i64 %262, %219
  %264 = select i1 %263, i1 %261, i1 false
  br i1 %264, label %234, label %229
265:                                              ; preds = %221, %229
  %266 = phi i32 [ %233, %229 ], [ 0, %221 ]
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %277
268:                                              ; preds = %265, %213
  %269 = load double, ptr %46, align 8
  %270 = fcmp reassoc nsz contract ogt double %269, 5.000000e-03
  br i1 %270, label %274, label %271
271:                                              ; preds = %268
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, ptr noundef nonnull align 8 dereferenceable(168) %10, i64 168, i1 false)
  %272 = add nuw nsw i32 %63, 1
  %273 = icmp eq i32 %272, 80
  br i1 %273, label %274, label %62
274:                                              ; preds = %268, %74, %271
  %275 = add nuw nsw i32 %49, 1
  %276 = icmp eq i32 %49, 0
  br i1 %276, label %48, label %277
277:                                              ; preds = %274, %265, %5, %30
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
define internal fastcc range(i32 0, 2) i32 @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
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
  call fastcc void @forward(ptr noundef %0, ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %53 = load double, ptr %14, align 8
  %54 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %7, ptr noundef %1, double noundef %53, ptr noundef nonnull %10)
  %55 = fcmp reassoc nsz contract olt double %54, 1.000000e+00
  br i1 %55, label %60, label %343
56:                                               ; preds = %327
  call fastcc void @forward(ptr noundef %0, ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %57 = load double, ptr %14, align 8
  %58 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %7, ptr noundef %1, double noundef %57, ptr noundef nonnull %10)
  %59 = fcmp reassoc nsz contract olt double %58, 1.000000e+00
  br i1 %59, label %60, label %340
60:                                               ; preds = %3, %56
  %61 = phi i32 [ %328, %56 ], [ 0, %3 ]
  %62 = phi i1 [ %329, %56 ], [ false, %3 ]
  call fastcc void @jacobian(ptr noundef %0, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %9)
  call fastcc void @triangle(ptr noundef nonnull %9, i32 noundef 6, ptr noundef nonnull %12, ptr noundef nonnull %11)
  %63 = load double, ptr %15, align 16
  %64 = tail call reassoc nsz contract double @llvm.fabs.f64(double %63)
  %65 = fcmp reassoc nsz contract olt double %64, 1.000000e-04
  %66 = load double, ptr %16, align 8
  %67 = fcmp reassoc nsz contract oeq double %66, 0.000000e+00
  %68 = select i1 %65, i1 true, i1 %67
  br i1 %68, label %340, label %69
69:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  store double 1.000000e+00, ptr %17, align 8
  %70 = load i32, ptr %18, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %71
  store double 1.000000e+00, ptr %72, align 8
  br label %73
73:                                               ; preds = %79, %69
  %74 = phi i64 [ 5, %69 ], [ %75, %79 ]
  %75 = add nsw i64 %74, -1
  %76 = getelementptr inbounds double, ptr %6, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = getelementptr double, ptr %9, i64 %75
  br label %88
79:                                               ; preds = %88
  %80 = getelementptr inbounds double, ptr %11, i64 %75
  %81 = load double, ptr %80, align 8
  %82 = fdiv reassoc nsz contract double %101, %81
  %83 = getelementptr inbounds i32, ptr %12, i64 %75
  %84 = load i32, ptr %83, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %4, i64 %85
  store double %82, ptr %86, align 8
  %87 = icmp ugt i64 %74, 1
  br i1 %87, label %73, label %104
88:                                               ; preds = %88, %73
  %89 = phi i64 [ %102, %88 ], [ %74, %73 ]
  %90 = phi double [ %101, %88 ], [ %77, %73 ]
  %91 = getelementptr inbounds i32, ptr %12, i64 %89
  %92 = load i32, ptr %91, align 4
  %93 = mul nsw i32 %92, 6
  %94 = sext i32 %93 to i64
  %95 = getelementptr double, ptr %78, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = sext i32 %92 to i64
  %98 = getelementptr inbounds double, ptr %4, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fmul reassoc nsz contract double %99, %96
  %101 = fsub reassoc nsz contract double %90, %100
  %102 = add nuw nsw i64 %89, 1
  %103 = icmp eq i64 %102, 6
  br i1 %103, label %79, label %88
104:                                              ; preds = %79, %146
  %105 = phi i64 [ %147, %146 ], [ 5, %79 ]
  %106 = getelementptr inbounds i32, ptr %12, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = mul nsw i32 %107, 6
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %9, i64 %109
  %111 = getelementptr inbounds double, ptr %11, i64 %105
  %112 = load double, ptr %111, align 8
  %113 = fcmp reassoc nsz contract une double %112, 0.000000e+00
  br i1 %113, label %114, label %119
114:                                              ; preds = %104
  %115 = getelementptr inbounds double, ptr %110, i64 %105
  %116 = load double, ptr %115, align 8
  %117 = fmul reassoc nsz contract double %116, %112
  %118 = fdiv reassoc nsz contract double -1.000000e+00, %117
  br label %119
119:                                              ; preds = %114, %104
  %120 = phi reassoc nsz contract double [ %118, %114 ], [ 0.000000e+00, %104 ]
  br label %123
121:                                              ; preds = %123
  %122 = fmul reassoc nsz contract double %131, %120
  br label %135
123:                                              ; preds = %123, %119
  %124 = phi i64 [ %105, %119 ], [ %132, %123 ]
  %125 = phi double [ 0.000000e+00, %119 ], [ %131, %123 ]
  %126 = getelementptr inbounds double, ptr %110, i64 %124
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds double, ptr %5, i64 %124
  %129 = load double, ptr %128, align 8
  %130 = fmul reassoc nsz contract double %129, %127
  %131 = fadd reassoc nsz contract double %130, %125
  %132 = add nuw nsw i64 %124, 1
  %133 = and i64 %132, 4294967295
  %134 = icmp eq i64 %133, 6
  br i1 %134, label %121, label %123
135:                                              ; preds = %135, %121
  %136 = phi i64 [ %105, %121 ], [ %143, %135 ]
  %137 = getelementptr inbounds double, ptr %110, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = fmul reassoc nsz contract double %122, %138
  %140 = getelementptr inbounds double, ptr %5, i64 %136
  %141 = load double, ptr %140, align 8
  %142 = fsub reassoc nsz contract double %141, %139
  store double %142, ptr %140, align 8
  %143 = add nuw nsw i64 %136, 1
  %144 = and i64 %143, 4294967295
  %145 = icmp eq i64 %144, 6
  br i1 %145, label %146, label %135
146:                                              ; preds = %135
  %147 = add nsw i64 %105, -1
  %148 = icmp eq i64 %105, 0
  br i1 %148, label %201, label %104
149:                                              ; preds = %201
  %150 = load double, ptr %4, align 16
  %151 = load double, ptr %19, align 8
  %152 = fmul reassoc nsz contract double %151, %150
  %153 = load double, ptr %20, align 8
  %154 = load double, ptr %21, align 8
  %155 = fmul reassoc nsz contract double %154, %153
  %156 = fadd reassoc nsz contract double %155, %152
  %157 = load double, ptr %22, align 16
  %158 = load double, ptr %23, align 8
  %159 = fmul reassoc nsz contract double %158, %157
  %160 = fadd reassoc nsz contract double %156, %159
  %161 = load double, ptr %24, align 8
  %162 = load double, ptr %25, align 8
  %163 = fmul reassoc nsz contract double %162, %161
  %164 = fadd reassoc nsz contract double %160, %163
  %165 = load double, ptr %26, align 16
  %166 = load double, ptr %27, align 8
  %167 = fmul reassoc nsz contract double %166, %165
  %168 = fadd reassoc nsz contract double %164, %167
  %169 = load double, ptr %28, align 8
  %170 = load double, ptr %29, align 8
  %171 = fmul reassoc nsz contract double %170, %169
  %172 = fadd reassoc nsz contract double %168, %171
  %173 = fcmp reassoc nsz contract olt double %172, 0.000000e+00
  %174 = select i1 %173, double -1.000000e+00, double 1.000000e+00
  %175 = fdiv reassoc nsz contract double %174, %208
  %176 = load double, ptr %5, align 16
  %177 = load double, ptr %30, align 8
  %178 = fmul reassoc nsz contract double %177, %176
  %179 = load double, ptr %31, align 8
  %180 = load double, ptr %32, align 8
  %181 = fmul reassoc nsz contract double %180, %179
  %182 = fadd reassoc nsz contract double %181, %178
  %183 = load double, ptr %33, align 16
  %184 = load double, ptr %34, align 8
  %185 = fmul reassoc nsz contract double %184, %183
  %186 = fadd reassoc nsz contract double %182, %185
  %187 = load double, ptr %35, align 8
  %188 = load double, ptr %36, align 8
  %189 = fmul reassoc nsz contract double %188, %187
  %190 = fadd reassoc nsz contract double %186, %189
  %191 = load double, ptr %37, align 16
  %192 = load double, ptr %38, align 8
  %193 = fmul reassoc nsz contract double %192, %191
  %194 = fadd reassoc nsz contract double %190, %193
  %195 = load double, ptr %17, align 8
  %196 = load double, ptr %39, align 8
  %197 = fmul reassoc nsz contract double %196, %195
  %198 = fadd reassoc nsz contract double %194, %197
  %199 = fcmp reassoc nsz contract olt double %198, 0.000000e+00
  %200 = select reassoc nsz contract i1 %199, double -1.000000e+00, double 1.000000e+00
  br label %211
201:                                              ; preds = %146, %201
  %202 = phi i64 [ %209, %201 ], [ 0, %146 ]
  %203 = phi double [ %208, %201 ], [ 0.000000e+00, %146 ]
  %204 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %202
  %205 = load double, ptr %204, align 8
  %206 = tail call reassoc nsz contract double @llvm.fabs.f64(double %205)
  %207 = fcmp reassoc nsz contract ogt double %206, %203
  %208 = select reassoc nsz contract i1 %207, double %206, double %203
  %209 = add nuw nsw i64 %202, 1
  %210 = icmp eq i64 %209, 6
  br i1 %210, label %149, label %201
211:                                              ; preds = %211, %149
  %212 = phi i64 [ 0, %149 ], [ %221, %211 ]
  %213 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %212
  %214 = load double, ptr %213, align 8
  %215 = fmul reassoc nsz contract double %214, %175
  %216 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %212
  store double %215, ptr %216, align 8
  %217 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %212
  %218 = load double, ptr %217, align 8
  %219 = fmul reassoc nsz contract double %218, %200
  %220 = getelementptr inbounds [6 x double], ptr %30, i64 0, i64 %212
  store double %219, ptr %220, align 8
  %221 = add nuw nsw i64 %212, 1
  %222 = icmp eq i64 %221, 6
  br i1 %222, label %223, label %211
223:                                              ; preds = %211
  %224 = fneg reassoc nsz contract double %66
  %225 = fmul reassoc nsz contract double %175, %224
  %226 = fmul reassoc nsz contract double %225, %200
  store double %226, ptr %40, align 8
  %227 = tail call reassoc nsz contract double @llvm.fabs.f64(double %66)
  store double %227, ptr %41, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4)
  %228 = load double, ptr %30, align 8
  %229 = load double, ptr %10, align 16
  %230 = fmul reassoc nsz contract double %229, %228
  %231 = load double, ptr %42, align 8
  %232 = load double, ptr %43, align 8
  %233 = fmul reassoc nsz contract double %232, %231
  %234 = fadd reassoc nsz contract double %233, %230
  %235 = load double, ptr %44, align 8
  %236 = load double, ptr %45, align 16
  %237 = fmul reassoc nsz contract double %236, %235
  %238 = fadd reassoc nsz contract double %234, %237
  %239 = load double, ptr %46, align 8
  %240 = load double, ptr %47, align 8
  %241 = fmul reassoc nsz contract double %240, %239
  %242 = fadd reassoc nsz contract double %238, %241
  %243 = load double, ptr %48, align 8
  %244 = load double, ptr %49, align 16
  %245 = fmul reassoc nsz contract double %244, %243
  %246 = fadd reassoc nsz contract double %242, %245
  %247 = load double, ptr %50, align 8
  %248 = load double, ptr %51, align 8
  %249 = fmul reassoc nsz contract double %248, %247
  %250 = fadd reassoc nsz contract double %246, %249
  store double %250, ptr %52, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  br label %251
251:                                              ; preds = %293, %223
  %252 = phi i64 [ 0, %223 ], [ %294, %293 ]
  %253 = getelementptr inbounds i32, ptr %12, i64 %252
  %254 = load i32, ptr %253, align 4
  %255 = mul nsw i32 %254, 6
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds double, ptr %9, i64 %256
  %258 = getelementptr inbounds double, ptr %11, i64 %252
  %259 = load double, ptr %258, align 8
  %260 = fcmp reassoc nsz contract une double %259, 0.000000e+00
  br i1 %260, label %261, label %266
261:                                              ; preds = %251
  %262 = getelementptr inbounds double, ptr %257, i64 %252
  %263 = load double, ptr %262, align 8
  %264 = fmul reassoc nsz contract double %263, %259
  %265 = fdiv reassoc nsz contract double -1.000000e+00, %264
  br label %266
266:                                              ; preds = %251, %261
  %267 = phi reassoc nsz contract double [ %265, %261 ], [ 0.000000e+00, %251 ]
  br label %270
268:                                              ; preds = %270
  %269 = fmul reassoc nsz contract double %278, %267
  br label %282
270:                                              ; preds = %266, %270
  %271 = phi i64 [ %279, %270 ], [ %252, %266 ]
  %272 = phi double [ %278, %270 ], [ 0.000000e+00, %266 ]
  %273 = getelementptr inbounds double, ptr %257, i64 %271
  %274 = load double, ptr %273, align 8
  %275 = getelementptr inbounds double, ptr %10, i64 %271
  %276 = load double, ptr %275, align 8
  %277 = fmul reassoc nsz contract double %276, %274
  %278 = fadd reassoc nsz contract double %277, %272
  %279 = add nuw nsw i64 %271, 1
  %280 = and i64 %279, 4294967295
  %281 = icmp eq i64 %280, 6
  br i1 %281, label %268, label %270
282:                                              ; preds = %268, %282
  %283 = phi i64 [ %290, %282 ], [ %252, %268 ]
  %284 = getelementptr inbounds double, ptr %257, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = fmul reassoc nsz contract double %269, %285
  %287 = getelementptr inbounds double, ptr %10, i64 %283
  %288 = load double, ptr %287, align 8
  %289 = fsub reassoc nsz contract double %288, %286
  store double %289, ptr %287, align 8
  %290 = add nuw nsw i64 %283, 1
  %291 = and i64 %290, 4294967295
  %292 = icmp eq i64 %291, 6
  br i1 %292, label %293, label %282
293:                                              ; preds = %282
  %294 = add nuw nsw i64 %252, 1
  %295 = icmp eq i64 %294, 6
  br i1 %295, label %296, label %251
296:                                              ; preds = %293, %302
  %297 = phi i64 [ %298, %302 ], [ 5, %293 ]
  %298 = add nsw i64 %297, -1
  %299 = getelementptr inbounds double, ptr %10, i64 %298
  %300 = load double, ptr %299, align 8
  %301 = getelementptr double, ptr %9, i64 %298
  br label %311
302:                                              ; preds = %311
  %303 = getelementptr inbounds double, ptr %11, i64 %298
  %304 = load double, ptr %303, align 8
  %305 = fdiv reassoc nsz contract double %324, %304
  %306 = getelementptr inbounds i32, ptr %12, i64 %298
  %307 = load i32, ptr %306, align 4
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds double, ptr %13, i64 %308
  store double %305, ptr %309, align 8
  %310 = icmp ugt i64 %297, 1
  br i1 %310, label %296, label %331
311:                                              ; preds = %296, %311
  %312 = phi i64 [ %325, %311 ], [ %297, %296 ]
  %313 = phi double [ %324, %311 ], [ %300, %296 ]
  %314 = getelementptr inbounds i32, ptr %12, i64 %312
  %315 = load i32, ptr %314, align 4
  %316 = mul nsw i32 %315, 6
  %317 = sext i32 %316 to i64
  %318 = getelementptr double, ptr %301, i64 %317
  %319 = load double, ptr %318, align 8
  %320 = sext i32 %315 to i64
  %321 = getelementptr inbounds double, ptr %13, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = fmul reassoc nsz contract double %322, %319
  %324 = fsub reassoc nsz contract double %313, %323
  %325 = add nuw nsw i64 %312, 1
  %326 = icmp eq i64 %325, 6
  br i1 %326, label %302, label %311
327:                                              ; preds = %331
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13)
  %328 = add nuw nsw i32 %61, 1
  %329 = icmp ugt i32 %61, 1
  %330 = icmp eq i32 %328, 3
  br i1 %330, label %340, label %56
331:                                              ; preds = %302, %331
  %332 = phi i64 [ %338, %331 ], [ 0, %302 ]
  %333 = getelementptr inbounds [6 x double], ptr %13, i64 0, i64 %332
  %334 = load double, ptr %333, align 8
  %335 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %332
  %336 = load double, ptr %335, align 8
  %337 = fadd reassoc nsz contract double %336, %334
  store double %337, ptr %335, align 8
  %338 = add nuw nsw i64 %332, 1
  %339 = icmp eq i64 %338, 6
  br i1 %339, label %327, label %331
340:                                              ; preds = %60, %56, %327
  %341 = phi i1 [ %329, %327 ], [ %329, %56 ], [ %62, %60 ]
  %342 = zext i1 %341 to i32
  br label %343
343:                                              ; preds = %340, %3
  %344 = phi i32 [ 0, %3 ], [ %342, %340 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  ret i32 %344
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
