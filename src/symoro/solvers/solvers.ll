; sha256 of inverse.c walk.c linear.c shared.c general.c sliding.c solve.c solvers.c: bb46d358fe4acb80f14935ccf2349899f8ace5aa04159756a21f302aa8ff3161
%struct.list = type { ptr, ptr, i32, i32, [64 x double] }
%struct.spot = type { [6 x double], [6 x double], [6 x double], double, double, double }
@eliminate.order = internal unnamed_addr constant [8 x i32] [i32 0, i32 1, i32 3, i32 4, i32 6, i32 7, i32 2, i32 5], align 16
@reduce.pair = internal unnamed_addr constant [4 x i32] [i32 0, i32 3, i32 8, i32 11], align 16
define i64 @rigid_poses(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) local_unnamed_addr {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %35
5:                                                ; preds = %3, %30
  %6 = phi i64 [ %33, %30 ], [ 0, %3 ]
  %7 = shl nsw i64 %6, 4
  %8 = getelementptr inbounds double, ptr %1, i64 %7
  %9 = getelementptr inbounds double, ptr %2, i64 %7
  %10 = tail call fastcc i32 @rigid(ptr noundef %8, ptr noundef %9)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %35, label %12
12:                                               ; preds = %5
  %13 = getelementptr inbounds i8, ptr %8, i64 96
  %14 = load double, ptr %13, align 8
  %15 = tail call reassoc nsz contract double @llvm.fabs.f64(double %14)
  %16 = getelementptr inbounds i8, ptr %8, i64 104
  %17 = load double, ptr %16, align 8
  %18 = tail call reassoc nsz contract double @llvm.fabs.f64(double %17)
  %19 = fadd reassoc nsz contract double %18, %15
  %20 = getelementptr inbounds i8, ptr %8, i64 112
  %21 = load double, ptr %20, align 8
  %22 = tail call reassoc nsz contract double @llvm.fabs.f64(double %21)
  %23 = fadd reassoc nsz contract double %19, %22
  %24 = getelementptr inbounds i8, ptr %8, i64 120
  %25 = load double, ptr %24, align 8
  %26 = fadd reassoc nsz contract double %25, -1.000000e+00
  %27 = tail call reassoc nsz contract double @llvm.fabs.f64(double %26)
  %28 = fadd reassoc nsz contract double %23, %27
  %29 = fcmp reassoc nsz contract olt double %28, 0x3EB0C6F7A0B5ED8D
  br i1 %29, label %30, label %35
30:                                               ; preds = %12
  %31 = getelementptr inbounds i8, ptr %9, i64 96
  %32 = getelementptr inbounds i8, ptr %9, i64 120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %31, i8 0, i64 24, i1 false)
  store double 1.000000e+00, ptr %32, align 8
  %33 = add nuw nsw i64 %6, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %35, label %5
35:                                               ; preds = %30, %12, %5, %3
  %36 = phi i64 [ -1, %3 ], [ %6, %5 ], [ %6, %12 ], [ -1, %30 ]
  ret i64 %36
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
define internal fastcc i32 @rigid(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca [9 x double], align 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %1, ptr noundef nonnull align 8 dereferenceable(96) %0, i64 96, i1 false)
  br label %4
4:                                                ; preds = %2, %91
  %5 = phi i32 [ 0, %2 ], [ %92, %91 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3)
  br label %6
6:                                                ; preds = %4, %20
  %7 = phi i64 [ 0, %4 ], [ %21, %20 ]
  %8 = phi double [ 0.000000e+00, %4 ], [ %48, %20 ]
  %9 = getelementptr inbounds double, ptr %1, i64 %7
  %10 = load double, ptr %9, align 8
  %11 = or disjoint i64 %7, 4
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8
  %14 = or disjoint i64 %7, 8
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = mul nuw nsw i64 %7, 3
  br label %23
18:                                               ; preds = %20
  %19 = fcmp reassoc nsz contract ugt double %48, 0x3EB0C6F7A0B5ED8D
  br i1 %19, label %94, label %51
20:                                               ; preds = %23
  %21 = add nuw nsw i64 %7, 1
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %18, label %6
23:                                               ; preds = %6, %23
  %24 = phi i64 [ 0, %6 ], [ %49, %23 ]
  %25 = phi double [ %8, %6 ], [ %48, %23 ]
  %26 = getelementptr inbounds double, ptr %1, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = fmul reassoc nsz contract double %27, %10
  %29 = or disjoint i64 %24, 4
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fmul reassoc nsz contract double %31, %13
  %33 = or disjoint i64 %24, 8
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz contract double %35, %16
  %37 = icmp eq i64 %7, %24
  %38 = uitofp i1 %37 to double
  %39 = fsub reassoc nsz contract double %28, %38
  %40 = fadd reassoc nsz contract double %39, %32
  %41 = fadd reassoc nsz contract double %40, %36
  %42 = add nuw nsw i64 %24, %17
  %43 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %42
  store double %41, ptr %43, align 8
  %44 = tail call reassoc nsz contract double @llvm.fabs.f64(double %41)
  %45 = fcmp reassoc nsz contract ogt double %44, %25
  %46 = fcmp reassoc nsz contract uno double %41, 0.000000e+00
  %47 = select i1 %45, i1 true, i1 %46
  %48 = select reassoc nsz contract i1 %47, double %44, double %25
  %49 = add nuw nsw i64 %24, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %20, label %23
51:                                               ; preds = %18
  %52 = fcmp reassoc nsz contract ugt double %48, 1.000000e-13
  br i1 %52, label %54, label %53
53:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3)
  br label %95
54:                                               ; preds = %51, %67
  %55 = phi i64 [ %68, %67 ], [ 0, %51 ]
  %56 = getelementptr inbounds double, ptr %1, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = or disjoint i64 %55, 1
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = or disjoint i64 %55, 2
  %62 = getelementptr inbounds double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul reassoc nsz contract double %63, 5.000000e-01
  %65 = fmul reassoc nsz contract double %57, 5.000000e-01
  %66 = fmul reassoc nsz contract double %60, 5.000000e-01
  br label %70
67:                                               ; preds = %70
  %68 = add nuw nsw i64 %55, 4
  %69 = icmp ult i64 %55, 8
  br i1 %69, label %54, label %91
70:                                               ; preds = %54, %70
  %71 = phi i64 [ 0, %54 ], [ %89, %70 ]
  %72 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul reassoc nsz contract double %73, %65
  %75 = add nuw nsw i64 %71, 3
  %76 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fmul reassoc nsz contract double %77, %66
  %79 = fadd reassoc nsz contract double %78, %74
  %80 = add nuw nsw i64 %71, 6
  %81 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fmul reassoc nsz contract double %82, %64
  %84 = fadd reassoc nsz contract double %79, %83
  %85 = or disjoint i64 %71, %55
  %86 = getelementptr inbounds double, ptr %1, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = fsub reassoc nsz contract double %87, %84
  store double %88, ptr %86, align 8
  %89 = add nuw nsw i64 %71, 1
  %90 = icmp eq i64 %89, 3
  br i1 %90, label %67, label %70
91:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3)
  %92 = add nuw nsw i32 %5, 1
  %93 = icmp eq i32 %92, 3
  br i1 %93, label %95, label %4
94:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3)
  br label %142
95:                                               ; preds = %91, %53
  %96 = load double, ptr %1, align 8
  %97 = getelementptr inbounds i8, ptr %1, i64 40
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %1, i64 80
  %100 = load double, ptr %99, align 8
  %101 = fmul reassoc nsz contract double %100, %98
  %102 = getelementptr inbounds i8, ptr %1, i64 48
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %1, i64 72
  %105 = load double, ptr %104, align 8
  %106 = fmul reassoc nsz contract double %105, %103
  %107 = fsub reassoc nsz contract double %101, %106
  %108 = fmul reassoc nsz contract double %107, %96
  %109 = getelementptr inbounds i8, ptr %1, i64 8
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %1, i64 32
  %112 = load double, ptr %111, align 8
  %113 = fmul reassoc nsz contract double %112, %100
  %114 = getelementptr inbounds i8, ptr %1, i64 64
  %115 = load double, ptr %114, align 8
  %116 = fmul reassoc nsz contract double %115, %103
  %117 = fsub reassoc nsz contract double %116, %113
  %118 = fmul reassoc nsz contract double %117, %110
  %119 = getelementptr inbounds i8, ptr %1, i64 16
  %120 = load double, ptr %119, align 8
  %121 = fmul reassoc nsz contract double %112, %105
  %122 = fmul reassoc nsz contract double %115, %98
  %123 = fsub reassoc nsz contract double %121, %122
  %124 = fmul reassoc nsz contract double %123, %120
  %125 = fadd reassoc nsz contract double %124, %108
  %126 = fadd reassoc nsz contract double %125, %118
  %127 = fcmp reassoc nsz contract ogt double %126, 0.000000e+00
  br i1 %127, label %128, label %142
128:                                              ; preds = %95
  %129 = getelementptr inbounds i8, ptr %1, i64 24
  %130 = load double, ptr %129, align 8
  %131 = tail call reassoc nsz contract double @llvm.fabs.f64(double %130)
  %132 = getelementptr inbounds i8, ptr %1, i64 56
  %133 = load double, ptr %132, align 8
  %134 = tail call reassoc nsz contract double @llvm.fabs.f64(double %133)
  %135 = fadd reassoc nsz contract double %134, %131
  %136 = getelementptr inbounds i8, ptr %1, i64 88
  %137 = load double, ptr %136, align 8
  %138 = tail call reassoc nsz contract double @llvm.fabs.f64(double %137)
  %139 = fadd reassoc nsz contract double %135, %138
  %140 = fcmp reassoc nsz contract olt double %139, 1.000000e+300
  %141 = zext i1 %140 to i32
  br label %142
142:                                              ; preds = %94, %95, %128
  %143 = phi i32 [ 0, %94 ], [ 0, %95 ], [ %141, %128 ]
  ret i32 %143
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
  br i1 %24, label %35, label %47
25:                                               ; preds = %35
  %26 = icmp ne i32 %42, 0
  br i1 %24, label %27, label %47
27:                                               ; preds = %25
  %28 = fmul reassoc nsz contract double %17, 0x3DA5FD7FE1796496
  %29 = fdiv reassoc nsz contract double %28, %19
  %30 = sext i32 %13 to i64
  %31 = shl nsw i64 %30, 3
  %32 = getelementptr inbounds i8, ptr %0, i64 16
  %33 = getelementptr inbounds i8, ptr %0, i64 112
  %34 = getelementptr inbounds i8, ptr %0, i64 160
  br label %49
35:                                               ; preds = %10, %35
  %36 = phi i32 [ %42, %35 ], [ 0, %10 ]
  %37 = phi i64 [ %43, %35 ], [ 0, %10 ]
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fcmp reassoc nsz contract ogt double %39, 5.000000e-01
  %41 = zext i1 %40 to i32
  %42 = or i32 %36, %41
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, %2
  br i1 %44, label %25, label %35
45:                                               ; preds = %194
  %46 = sext i32 %195 to i64
  br label %47
47:                                               ; preds = %10, %45, %25
  %48 = phi i64 [ %46, %45 ], [ 0, %25 ], [ 0, %10 ]
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %11)
  ret i64 %48
49:                                               ; preds = %27, %194
  %50 = phi i32 [ 0, %27 ], [ %195, %194 ]
  %51 = phi i64 [ 0, %27 ], [ %196, %194 ]
  %52 = getelementptr inbounds double, ptr %4, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fcmp reassoc nsz contract ule double %53, 5.000000e-01
  br i1 %54, label %55, label %60
55:                                               ; preds = %49
  %56 = getelementptr inbounds double, ptr %5, i64 %51
  %57 = load double, ptr %56, align 8
  %58 = fcmp reassoc nsz contract ule double %57, 5.000000e-01
  %59 = select i1 %58, i1 true, i1 %26
  br i1 %59, label %194, label %60
60:                                               ; preds = %55, %49
  %61 = getelementptr inbounds double, ptr %6, i64 %51
  %62 = load double, ptr %61, align 8
  %63 = fcmp reassoc nsz contract ueq double %62, 0x7FF0000000000000
  br i1 %63, label %194, label %64
64:                                               ; preds = %60
  %65 = fcmp reassoc nsz contract ugt double %62, %29
  %66 = select i1 %54, i1 true, i1 %65
  br i1 %66, label %173, label %67
67:                                               ; preds = %64
  %68 = mul nsw i32 %50, %13
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %7, i64 %69
  %71 = mul nsw i64 %51, %30
  %72 = getelementptr inbounds double, ptr %3, i64 %71
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %72, i64 %31, i1 false)
  %73 = load double, ptr %0, align 8
  %74 = fptosi double %73 to i32
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %76, label %119
76:                                               ; preds = %67, %113
  %77 = phi double [ %114, %113 ], [ %73, %67 ]
  %78 = phi i64 [ %115, %113 ], [ 0, %67 ]
  %79 = getelementptr inbounds double, ptr %32, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fcmp reassoc nsz contract une double %80, 0.000000e+00
  br i1 %81, label %82, label %113
82:                                               ; preds = %76
  %83 = getelementptr inbounds double, ptr %33, i64 %78
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds double, ptr %34, i64 %78
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds double, ptr %70, i64 %78
  %88 = load double, ptr %87, align 8
  %89 = fcmp reassoc nsz contract ogt double %88, 0xC00921FB54442D18
  %90 = fcmp reassoc nsz contract ole double %88, 0x400921FB54442D18
  %91 = and i1 %89, %90
  br i1 %91, label %98, label %92
92:                                               ; preds = %82
  %93 = fadd reassoc nsz contract double %88, 0xC00921FB54442D18
  %94 = fdiv reassoc nsz contract double %93, 0x401921FB54442D18
  %95 = tail call reassoc nsz contract double @llvm.ceil.f64(double %94)
  %96 = fmul reassoc nsz contract double %95, 0x401921FB54442D18
  %97 = fsub reassoc nsz contract double %88, %96
  br label %98
98:                                               ; preds = %92, %82
  %99 = phi nsz double [ %88, %82 ], [ %97, %92 ]
  %100 = fcmp reassoc nsz contract uge double %99, %84
  %101 = fadd reassoc nsz contract double %99, 0x401921FB54442D18
  %102 = fcmp reassoc nsz contract ugt double %101, %86
  %103 = select i1 %100, i1 true, i1 %102
  br i1 %103, label %104, label %110
104:                                              ; preds = %98
  %105 = fcmp reassoc nsz contract ogt double %99, %86
  br i1 %105, label %106, label %110
106:                                              ; preds = %104
  %107 = fadd reassoc nsz contract double %99, 0xC01921FB54442D18
  %108 = fcmp reassoc nsz contract ult double %107, %84
  br i1 %108, label %110, label %109
109:                                              ; preds = %106
  br label %110
110:                                              ; preds = %109, %106, %104, %98
  %111 = phi nsz double [ %107, %109 ], [ %99, %106 ], [ %99, %104 ], [ %101, %98 ]
  store double %111, ptr %87, align 8
  %112 = load double, ptr %0, align 8
  br label %113
113:                                              ; preds = %110, %76
  %114 = phi double [ %77, %76 ], [ %112, %110 ]
  %115 = add nuw nsw i64 %78, 1
  %116 = fptosi double %114 to i32
  %117 = sext i32 %116 to i64
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %76, label %119
119:                                              ; preds = %113, %67
  %120 = sext i32 %50 to i64
  %121 = getelementptr inbounds i8, ptr %8, i64 %120
  store i8 0, ptr %121, align 1
  %122 = load double, ptr %0, align 8
  %123 = fptosi double %122 to i32
  %124 = icmp slt i32 %123, 1
  %125 = sext i32 %123 to i64
  %126 = zext i32 %123 to i64
  %127 = tail call i32 @llvm.smax.i32(i32 %50, i32 0)
  %128 = zext nneg i32 %127 to i64
  br label %129
129:                                              ; preds = %136, %119
  %130 = phi i64 [ %137, %136 ], [ 0, %119 ]
  %131 = icmp eq i64 %130, %128
  %132 = select i1 %131, i1 true, i1 %124
  br i1 %132, label %169, label %133
133:                                              ; preds = %129
  %134 = mul nuw nsw i64 %130, %126
  %135 = getelementptr inbounds double, ptr %7, i64 %134
  br label %138
136:                                              ; preds = %163
  %137 = add nuw nsw i64 %130, 1
  br i1 %165, label %169, label %129
138:                                              ; preds = %163, %133
  %139 = phi i64 [ 0, %133 ], [ %166, %163 ]
  %140 = getelementptr inbounds double, ptr %70, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds double, ptr %135, i64 %139
  %143 = load double, ptr %142, align 8
  %144 = fsub reassoc nsz contract double %141, %143
  %145 = tail call reassoc nsz contract double @llvm.fabs.f64(double %144)
  %146 = getelementptr inbounds double, ptr %32, i64 %139
  %147 = load double, ptr %146, align 8
  %148 = fcmp reassoc nsz contract une double %147, 0.000000e+00
  %149 = fcmp reassoc nsz contract ogt double %145, 1.000000e+00
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %151, label %158
151:                                              ; preds = %138
  %152 = fdiv reassoc nsz contract double %145, 0x401921FB54442D18
  %153 = fadd reassoc nsz contract double %152, 5.000000e-01
  %154 = tail call reassoc nsz contract double @llvm.floor.f64(double %153)
  %155 = fmul reassoc nsz contract double %154, 0x401921FB54442D18
  %156 = fsub reassoc nsz contract double %145, %155
  %157 = tail call reassoc nsz contract double @llvm.fabs.f64(double %156)
  br label %158
158:                                              ; preds = %151, %138
  %159 = phi nsz double [ %157, %151 ], [ %145, %138 ]
  br i1 %148, label %163, label %160
160:                                              ; preds = %158
  %161 = load double, ptr %14, align 8
  %162 = fmul reassoc nsz contract double %161, 0x3EB0C6F7A0B5ED8D
  br label %163
163:                                              ; preds = %160, %158
  %164 = phi reassoc nsz contract double [ %162, %160 ], [ 0x3EB0C6F7A0B5ED8D, %158 ]
  %165 = fcmp reassoc nsz contract olt double %159, %164
  %166 = add nuw nsw i64 %139, 1
  %167 = icmp slt i64 %166, %125
  %168 = select i1 %167, i1 %165, i1 false
  br i1 %168, label %138, label %136
169:                                              ; preds = %129, %136
  %170 = phi i1 [ %131, %129 ], [ false, %136 ]
  %171 = zext i1 %170 to i32
  %172 = add nsw i32 %50, %171
  store i32 %172, ptr %21, align 8
  br label %177
173:                                              ; preds = %64
  %174 = mul nsw i64 %51, %30
  %175 = getelementptr inbounds double, ptr %3, i64 %174
  call fastcc void @take(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %175, ptr noundef nonnull %11)
  %176 = load i32, ptr %21, align 8
  br label %177
177:                                              ; preds = %173, %169
  %178 = phi i32 [ %176, %173 ], [ %172, %169 ]
  %179 = icmp sgt i32 %178, %50
  br i1 %179, label %180, label %194
180:                                              ; preds = %177
  %181 = sext i32 %50 to i64
  %182 = getelementptr inbounds i64, ptr %9, i64 %181
  store i64 %51, ptr %182, align 8
  %183 = getelementptr inbounds double, ptr %5, i64 %51
  %184 = load double, ptr %183, align 8
  %185 = fcmp reassoc nsz contract ogt double %184, 5.000000e-01
  br i1 %185, label %190, label %186
186:                                              ; preds = %180
  %187 = getelementptr inbounds i8, ptr %8, i64 %181
  %188 = load i8, ptr %187, align 1
  %189 = icmp ne i8 %188, 0
  br label %190
190:                                              ; preds = %186, %180
  %191 = phi i1 [ true, %180 ], [ %189, %186 ]
  %192 = zext i1 %191 to i8
  %193 = getelementptr inbounds i8, ptr %8, i64 %181
  store i8 %192, ptr %193, align 1
  br label %194
194:                                              ; preds = %177, %190, %55, %60
  %195 = phi i32 [ %178, %177 ], [ %178, %190 ], [ %50, %55 ], [ %50, %60 ]
  %196 = add nuw nsw i64 %51, 1
  %197 = icmp eq i64 %196, %2
  br i1 %197, label %45, label %49
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
  %48 = alloca [6 x double], align 16
  %49 = alloca %struct.list, align 8
  call void @llvm.lifetime.start.p0(i64 536, ptr nonnull %49)
  %50 = getelementptr inbounds i8, ptr %49, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(536) %50, i8 0, i64 520, i1 false)
  store ptr %4, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %49, i64 8
  store ptr %5, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %49, i64 20
  store i32 16, ptr %52, align 4
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %45)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.start.p0(i64 1920, ptr nonnull %47)
  %53 = getelementptr inbounds i8, ptr %0, i64 16
  br label %54
54:                                               ; preds = %54, %6
  %55 = phi i64 [ 0, %6 ], [ %62, %54 ]
  %56 = phi i32 [ 0, %6 ], [ %61, %54 ]
  %57 = getelementptr inbounds double, ptr %53, i64 %55
  %58 = load double, ptr %57, align 8
  %59 = fcmp reassoc nsz contract oeq double %58, 0.000000e+00
  %60 = zext i1 %59 to i32
  %61 = add nuw nsw i32 %56, %60
  %62 = add nuw nsw i64 %55, 1
  %63 = icmp eq i64 %62, 6
  br i1 %63, label %64, label %54
64:                                               ; preds = %54
  %65 = icmp eq i32 %61, 2
  %66 = call fastcc i32 @rigid(ptr noundef readonly %3, ptr noundef nonnull %45)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %1004, label %68
68:                                               ; preds = %64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %46, ptr noundef nonnull align 16 dereferenceable(96) %45, i64 96, i1 false)
  %69 = getelementptr inbounds i8, ptr %0, i64 8
  %70 = load double, ptr %69, align 8
  br label %83
71:                                               ; preds = %83
  %72 = icmp sgt i32 %2, 0
  br i1 %72, label %73, label %1002
73:                                               ; preds = %71
  %74 = getelementptr inbounds i8, ptr %46, i64 24
  %75 = getelementptr inbounds i8, ptr %46, i64 56
  %76 = getelementptr inbounds i8, ptr %46, i64 88
  %77 = getelementptr inbounds i8, ptr %18, i64 96
  %78 = getelementptr inbounds i8, ptr %8, i64 120
  %79 = getelementptr inbounds i8, ptr %40, i64 1592
  %80 = getelementptr inbounds i8, ptr %37, i64 8
  %81 = getelementptr inbounds i8, ptr %49, i64 16
  %82 = getelementptr inbounds i8, ptr %49, i64 24
  br label %90
83:                                               ; preds = %83, %68
  %84 = phi i64 [ 3, %68 ], [ %88, %83 ]
  %85 = getelementptr inbounds [12 x double], ptr %46, i64 0, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fdiv reassoc nsz contract double %86, %70
  store double %87, ptr %85, align 8
  %88 = add nuw nsw i64 %84, 4
  %89 = icmp ult i64 %84, 8
  br i1 %89, label %83, label %71
90:                                               ; preds = %1000, %73
  %91 = phi i32 [ 0, %73 ], [ %963, %1000 ]
  %92 = phi i32 [ 0, %73 ], [ %1001, %1000 ]
  %93 = mul nuw nsw i32 %92, 2700
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = getelementptr inbounds i8, ptr %95, i64 21592
  %97 = load double, ptr %96, align 8
  %98 = fcmp reassoc nsz contract une double %97, 0.000000e+00
  br i1 %65, label %99, label %212
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
  %116 = phi double [ %104, %99 ], [ %114, %113 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %40, i8 0, i64 4608, i1 false)
  br label %127
117:                                              ; preds = %127
  store double 0.000000e+00, ptr %79, align 8
  call fastcc void @balance(ptr noundef nonnull %40, i32 noundef 8, ptr noundef nonnull %41)
  %118 = call fastcc i32 @eigenvalues(ptr noundef nonnull %40, i32 noundef 8, ptr noundef nonnull %42, ptr noundef nonnull %43)
  %119 = icmp slt i32 %118, 8
  %120 = select i1 %119, i32 32, i32 0
  %121 = add nuw nsw i32 %120, %108
  %122 = icmp sgt i32 %118, 0
  br i1 %122, label %123, label %208
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
139:                                              ; preds = %201, %123
  %140 = phi nsz double [ 0x7FF0000000000000, %123 ], [ %202, %201 ]
  %141 = phi i32 [ %121, %123 ], [ %203, %201 ]
  %142 = phi i64 [ %126, %123 ], [ %205, %201 ]
  %143 = phi i32 [ 0, %123 ], [ %204, %201 ]
  %144 = getelementptr inbounds [24 x double], ptr %42, i64 0, i64 %142
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds [24 x double], ptr %43, i64 0, i64 %142
  %147 = load double, ptr %146, align 8
  %148 = tail call reassoc nsz contract double @llvm.fabs.f64(double %145)
  %149 = fadd reassoc nsz contract double %148, 1.000000e+00
  %150 = fdiv reassoc nsz contract double %147, %149
  %151 = fcmp reassoc nsz contract olt double %147, 0.000000e+00
  br i1 %151, label %201, label %152
152:                                              ; preds = %139
  %153 = load double, ptr %96, align 8
  %154 = fcmp reassoc nsz contract oeq double %153, 0.000000e+00
  %155 = select reassoc nsz contract i1 %154, double 3.000000e-02, double 2.400000e-01
  %156 = fcmp reassoc nsz contract ogt double %150, %155
  br i1 %156, label %201, label %157
157:                                              ; preds = %152
  %158 = fcmp reassoc nsz contract oeq double %147, 0.000000e+00
  %159 = zext i1 %158 to i32
  %160 = add nsw i32 %141, %159
  %161 = fcmp reassoc nsz contract ogt double %147, 0.000000e+00
  br i1 %161, label %162, label %165
162:                                              ; preds = %157
  %163 = fcmp reassoc nsz contract olt double %150, %140
  br i1 %163, label %165, label %164
164:                                              ; preds = %162
  br label %165
165:                                              ; preds = %164, %162, %157
  %166 = phi reassoc nsz contract double [ %150, %162 ], [ %140, %164 ], [ %140, %157 ]
  %167 = load double, ptr %125, align 8
  %168 = tail call reassoc nsz contract double @llvm.atan.f64(double %145)
  %169 = fmul reassoc nsz contract double %168, 2.000000e+00
  %170 = fadd reassoc nsz contract double %167, %169
  %171 = call reassoc nsz contract fastcc double @angles(ptr noundef nonnull %35, double noundef %170, ptr noundef nonnull %36, ptr noundef nonnull %38)
  %172 = load double, ptr %38, align 8
  call fastcc void @volume(ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %102, ptr noundef nonnull %36, double noundef %172, ptr noundef nonnull %37)
  %173 = fcmp reassoc nsz contract ogt double %172, 0.000000e+00
  %174 = select reassoc nsz contract i1 %173, double 1.000000e+00, double 0.000000e+00
  %175 = load double, ptr %37, align 16
  %176 = load double, ptr %80, align 8
  %177 = fadd reassoc nsz contract double %176, %175
  %178 = tail call reassoc nsz contract double @llvm.fabs.f64(double %177)
  %179 = fsub reassoc nsz contract double %175, %176
  %180 = tail call reassoc nsz contract double @llvm.fabs.f64(double %179)
  %181 = fmul reassoc nsz contract double %180, 1.000000e+03
  %182 = fcmp reassoc nsz contract olt double %178, %181
  %183 = fcmp reassoc nsz contract oeq double %174, 0.000000e+00
  %184 = or i1 %183, %182
  br i1 %184, label %185, label %190
185:                                              ; preds = %165
  %186 = mul nsw i32 %143, 6
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds double, ptr %47, i64 %187
  call fastcc void @slid(ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %102, ptr noundef nonnull %36, double noundef %174, ptr noundef nonnull %188)
  %189 = add nsw i32 %143, 1
  br label %190
190:                                              ; preds = %185, %165
  %191 = phi i32 [ %189, %185 ], [ %143, %165 ]
  %192 = fmul reassoc nsz contract double %178, 1.000000e+03
  %193 = fcmp reassoc nsz contract olt double %180, %192
  %194 = and i1 %173, %193
  br i1 %194, label %195, label %201
195:                                              ; preds = %190
  %196 = fneg reassoc nsz contract double %174
  %197 = mul nsw i32 %191, 6
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds double, ptr %47, i64 %198
  call fastcc void @slid(ptr noundef nonnull readonly %100, ptr noundef nonnull readonly %45, ptr noundef nonnull %44, i32 noundef %102, ptr noundef nonnull %36, double noundef %196, ptr noundef nonnull %199)
  %200 = add nsw i32 %191, 1
  br label %201
201:                                              ; preds = %195, %190, %152, %139
  %202 = phi nsz double [ %140, %139 ], [ %140, %152 ], [ %166, %195 ], [ %166, %190 ]
  %203 = phi i32 [ %141, %139 ], [ %141, %152 ], [ %160, %195 ], [ %160, %190 ]
  %204 = phi i32 [ %143, %139 ], [ %143, %152 ], [ %200, %195 ], [ %191, %190 ]
  %205 = add nsw i64 %142, 1
  %206 = and i64 %205, 4294967295
  %207 = icmp eq i64 %206, 8
  br i1 %207, label %208, label %139
208:                                              ; preds = %201, %117
  %209 = phi nsz double [ 0x7FF0000000000000, %117 ], [ %202, %201 ]
  %210 = phi i32 [ %121, %117 ], [ %203, %201 ]
  %211 = phi i32 [ 0, %117 ], [ %204, %201 ]
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
  br label %902
212:                                              ; preds = %90
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
  %213 = getelementptr inbounds i8, ptr %95, i64 24
  %214 = load double, ptr %213, align 8
  %215 = fptosi double %214 to i32
  %216 = shl i32 %215, 1
  %217 = add i32 %216, 12
  %218 = getelementptr inbounds i8, ptr %95, i64 8
  %219 = load double, ptr %218, align 8
  %220 = fcmp reassoc nsz contract une double %219, 0.000000e+00
  br i1 %220, label %221, label %256
221:                                              ; preds = %212
  %222 = load double, ptr %74, align 8
  %223 = load double, ptr %75, align 8
  %224 = load double, ptr %76, align 8
  br label %225
225:                                              ; preds = %230, %221
  %226 = phi i64 [ 0, %221 ], [ %246, %230 ]
  %227 = shl nuw nsw i64 %226, 2
  %228 = getelementptr inbounds double, ptr %46, i64 %226
  %229 = getelementptr inbounds double, ptr %21, i64 %227
  br label %248
230:                                              ; preds = %248
  %231 = load double, ptr %228, align 8
  %232 = fmul reassoc nsz contract double %231, %222
  %233 = or disjoint i64 %226, 4
  %234 = getelementptr inbounds double, ptr %46, i64 %233
  %235 = load double, ptr %234, align 8
  %236 = fmul reassoc nsz contract double %235, %223
  %237 = fadd reassoc nsz contract double %236, %232
  %238 = or disjoint i64 %226, 8
  %239 = getelementptr inbounds double, ptr %46, i64 %238
  %240 = load double, ptr %239, align 8
  %241 = fmul reassoc nsz contract double %240, %224
  %242 = fadd reassoc nsz contract double %237, %241
  %243 = fneg reassoc nsz contract double %242
  %244 = or disjoint i64 %227, 3
  %245 = getelementptr inbounds double, ptr %21, i64 %244
  store double %243, ptr %245, align 8
  %246 = add nuw nsw i64 %226, 1
  %247 = icmp eq i64 %246, 3
  br i1 %247, label %257, label %225
248:                                              ; preds = %248, %225
  %249 = phi i64 [ 0, %225 ], [ %254, %248 ]
  %250 = shl nsw i64 %249, 5
  %251 = getelementptr inbounds i8, ptr %228, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = getelementptr inbounds double, ptr %229, i64 %249
  store double %252, ptr %253, align 8
  %254 = add nuw nsw i64 %249, 1
  %255 = icmp eq i64 %254, 3
  br i1 %255, label %230, label %248
256:                                              ; preds = %212
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %21, ptr noundef nonnull readonly align 16 dereferenceable(96) %46, i64 96, i1 false)
  br label %257
257:                                              ; preds = %230, %256
  %258 = getelementptr inbounds i8, ptr %95, i64 240
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %28, ptr noundef nonnull readonly align 8 dereferenceable(576) %258, i64 576, i1 false)
  %259 = getelementptr inbounds i8, ptr %95, i64 816
  br label %260
260:                                              ; preds = %270, %257
  %261 = phi i64 [ 0, %257 ], [ %277, %270 ]
  %262 = getelementptr inbounds double, ptr %259, i64 %261
  %263 = or disjoint i64 %261, 1
  %264 = getelementptr inbounds double, ptr %259, i64 %263
  %265 = or disjoint i64 %261, 2
  %266 = getelementptr inbounds double, ptr %259, i64 %265
  %267 = load double, ptr %262, align 8
  %268 = load double, ptr %264, align 8
  %269 = load double, ptr %266, align 8
  br label %279
270:                                              ; preds = %279
  %271 = or disjoint i64 %261, 3
  %272 = getelementptr inbounds double, ptr %259, i64 %271
  %273 = load double, ptr %272, align 8
  %274 = getelementptr inbounds double, ptr %22, i64 %271
  %275 = load double, ptr %274, align 8
  %276 = fadd reassoc nsz contract double %275, %273
  store double %276, ptr %274, align 8
  %277 = add nuw nsw i64 %261, 4
  %278 = icmp ult i64 %261, 8
  br i1 %278, label %260, label %298
279:                                              ; preds = %279, %260
  %280 = phi i64 [ 0, %260 ], [ %296, %279 ]
  %281 = getelementptr inbounds double, ptr %21, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = fmul reassoc nsz contract double %282, %267
  %284 = or disjoint i64 %280, 4
  %285 = getelementptr inbounds double, ptr %21, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = fmul reassoc nsz contract double %286, %268
  %288 = fadd reassoc nsz contract double %287, %283
  %289 = or disjoint i64 %280, 8
  %290 = getelementptr inbounds double, ptr %21, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = fmul reassoc nsz contract double %291, %269
  %293 = fadd reassoc nsz contract double %288, %292
  %294 = or disjoint i64 %280, %261
  %295 = getelementptr inbounds double, ptr %22, i64 %294
  store double %293, ptr %295, align 8
  %296 = add nuw nsw i64 %280, 1
  %297 = icmp eq i64 %296, 4
  br i1 %297, label %270, label %279
298:                                              ; preds = %270
  %299 = getelementptr inbounds i8, ptr %95, i64 912
  %300 = getelementptr inbounds i8, ptr %95, i64 16
  %301 = load double, ptr %300, align 8
  %302 = fptosi double %301 to i32
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [6 x [12 x double]], ptr %28, i64 0, i64 %303
  br label %305
305:                                              ; preds = %315, %298
  %306 = phi i64 [ 0, %298 ], [ %322, %315 ]
  %307 = getelementptr inbounds double, ptr %22, i64 %306
  %308 = or disjoint i64 %306, 1
  %309 = getelementptr inbounds double, ptr %22, i64 %308
  %310 = or disjoint i64 %306, 2
  %311 = getelementptr inbounds double, ptr %22, i64 %310
  %312 = load double, ptr %307, align 16
  %313 = load double, ptr %309, align 8
  %314 = load double, ptr %311, align 16
  br label %324
315:                                              ; preds = %324
  %316 = or disjoint i64 %306, 3
  %317 = getelementptr inbounds double, ptr %22, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = getelementptr inbounds double, ptr %304, i64 %316
  %320 = load double, ptr %319, align 8
  %321 = fadd reassoc nsz contract double %320, %318
  store double %321, ptr %319, align 8
  %322 = add nuw nsw i64 %306, 4
  %323 = icmp ult i64 %306, 8
  br i1 %323, label %305, label %343
324:                                              ; preds = %324, %305
  %325 = phi i64 [ 0, %305 ], [ %341, %324 ]
  %326 = getelementptr inbounds double, ptr %299, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = fmul reassoc nsz contract double %327, %312
  %329 = or disjoint i64 %325, 4
  %330 = getelementptr inbounds double, ptr %299, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = fmul reassoc nsz contract double %331, %313
  %333 = fadd reassoc nsz contract double %332, %328
  %334 = or disjoint i64 %325, 8
  %335 = getelementptr inbounds double, ptr %299, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = fmul reassoc nsz contract double %336, %314
  %338 = fadd reassoc nsz contract double %333, %337
  %339 = or disjoint i64 %325, %306
  %340 = getelementptr inbounds double, ptr %304, i64 %339
  store double %338, ptr %340, align 8
  %341 = add nuw nsw i64 %325, 1
  %342 = icmp eq i64 %341, 4
  br i1 %342, label %315, label %324
343:                                              ; preds = %315
  call fastcc void @equations(ptr noundef nonnull readonly %95, ptr noundef nonnull readonly %46, ptr noundef nonnull %24, ptr noundef nonnull %23)
  %344 = sub nsw i32 6, %215
  %345 = add i32 %216, 24
  call void @llvm.lifetime.start.p0(i64 3456, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %19)
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %20)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(3456) %18, i8 0, i64 3456, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %19, i8 0, i64 1152, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %20, i8 0, i64 1152, i1 false)
  %346 = shl nsw i32 %344, 1
  %347 = shl i32 %215, 2
  %348 = add i32 %347, 48
  %349 = zext i32 %348 to i64
  %350 = zext i32 %345 to i64
  %351 = mul i32 %215, 24
  %352 = add i32 %351, -144
  %353 = zext i32 %352 to i64
  %354 = sext i32 %345 to i64
  %355 = sext i32 %346 to i64
  %356 = sext i32 %344 to i64
  br label %357
357:                                              ; preds = %370, %343
  %358 = phi i64 [ 0, %343 ], [ %374, %370 ]
  %359 = phi ptr [ %24, %343 ], [ %373, %370 ]
  %360 = mul nuw nsw i64 %358, 24
  %361 = add nuw nsw i64 %360, %353
  %362 = mul nuw nsw i64 %358, %349
  %363 = shl nuw nsw i64 %358, 1
  %364 = getelementptr i8, ptr %359, i64 144
  %365 = getelementptr i8, ptr %359, i64 72
  br label %376
366:                                              ; preds = %370
  %367 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %18, i32 noundef 12, i32 noundef %345)
  %368 = sext i32 %217 to i64
  %369 = shl nsw i64 %368, 3
  br label %422
370:                                              ; preds = %414
  %371 = icmp slt i64 %358, %356
  %372 = getelementptr inbounds i8, ptr %359, i64 216
  %373 = select i1 %371, ptr %364, ptr %372
  %374 = add nuw nsw i64 %358, 1
  %375 = icmp eq i64 %374, 6
  br i1 %375, label %366, label %357
376:                                              ; preds = %414, %357
  %377 = phi i1 [ true, %357 ], [ false, %414 ]
  %378 = phi i64 [ 0, %357 ], [ 1, %414 ]
  %379 = or disjoint i64 %378, %363
  %380 = sub nsw i64 %379, %355
  %381 = mul nsw i64 %379, %354
  %382 = getelementptr double, ptr %18, i64 %381
  %383 = mul nuw nsw i64 %378, 24
  %384 = getelementptr i8, ptr %382, i64 %383
  %385 = icmp slt i64 %380, 0
  br i1 %385, label %402, label %386
386:                                              ; preds = %376
  %387 = getelementptr i8, ptr %18, i64 %383
  %388 = mul nuw nsw i64 %378, %350
  %389 = add nuw i64 %388, %362
  %390 = shl i64 %389, 32
  %391 = ashr exact i64 %390, 29
  %392 = getelementptr i8, ptr %387, i64 %391
  %393 = mul nuw nsw i64 %378, 15
  %394 = add nuw nsw i64 %361, %393
  %395 = shl i64 %394, 3
  %396 = and i64 %395, 34359738360
  %397 = getelementptr i8, ptr %20, i64 %396
  %398 = getelementptr i8, ptr %19, i64 %396
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %392, ptr noundef nonnull align 8 dereferenceable(72) %364, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %397, ptr noundef nonnull align 8 dereferenceable(72) %365, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %398, ptr noundef nonnull align 8 dereferenceable(72) %359, i64 72, i1 false)
  %399 = add nsw i64 %381, 24
  %400 = add nsw i64 %399, %380
  %401 = getelementptr inbounds [432 x double], ptr %18, i64 0, i64 %400
  store double 1.000000e+00, ptr %401, align 8
  br label %414
402:                                              ; preds = %376, %402
  %403 = phi i64 [ %412, %402 ], [ 0, %376 ]
  %404 = add nuw nsw i64 %403, 9
  %405 = getelementptr inbounds double, ptr %359, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds double, ptr %384, i64 %403
  store double %406, ptr %407, align 8
  %408 = getelementptr inbounds double, ptr %359, i64 %403
  %409 = load double, ptr %408, align 8
  %410 = fneg reassoc nsz contract double %409
  %411 = getelementptr inbounds i8, ptr %407, i64 96
  store double %410, ptr %411, align 8
  %412 = add nuw nsw i64 %403, 1
  %413 = icmp eq i64 %412, 9
  br i1 %413, label %414, label %402
414:                                              ; preds = %402, %386
  br i1 %377, label %376, label %370
415:                                              ; preds = %422
  %416 = icmp sgt i32 %215, 0
  br i1 %416, label %417, label %474
417:                                              ; preds = %415
  %418 = tail call i32 @llvm.smax.i32(i32 %217, i32 1)
  %419 = tail call i32 @llvm.smax.i32(i32 %216, i32 1)
  %420 = zext nneg i32 %419 to i64
  %421 = zext nneg i32 %418 to i64
  br label %430
422:                                              ; preds = %422, %366
  %423 = phi i64 [ 0, %366 ], [ %428, %422 ]
  %424 = mul nuw nsw i64 %423, 192
  %425 = getelementptr inbounds i8, ptr %25, i64 %424
  %426 = mul nsw i64 %423, %354
  %427 = getelementptr double, ptr %77, i64 %426
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %425, ptr nonnull align 16 %427, i64 %369, i1 false)
  %428 = add nuw nsw i64 %423, 1
  %429 = icmp eq i64 %428, 12
  br i1 %429, label %415, label %422
430:                                              ; preds = %458, %417
  %431 = phi i64 [ 0, %417 ], [ %459, %458 ]
  %432 = mul i64 %431, 103079215104
  %433 = add i64 %432, 1236950581248
  %434 = ashr exact i64 %433, 29
  %435 = getelementptr inbounds i8, ptr %25, i64 %434
  %436 = mul nuw nsw i64 %431, 12
  %437 = and i64 %436, 4294967292
  br label %438
438:                                              ; preds = %446, %430
  %439 = phi i64 [ 0, %430 ], [ %449, %446 ]
  %440 = icmp ult i64 %439, 12
  br i1 %440, label %441, label %446
441:                                              ; preds = %438
  %442 = add nuw nsw i64 %439, %437
  %443 = getelementptr inbounds [144 x double], ptr %19, i64 0, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = fneg reassoc nsz contract double %444
  br label %446
446:                                              ; preds = %441, %438
  %447 = phi reassoc nsz contract double [ %445, %441 ], [ 0.000000e+00, %438 ]
  %448 = getelementptr inbounds double, ptr %435, i64 %439
  store double %447, ptr %448, align 8
  %449 = add nuw nsw i64 %439, 1
  %450 = icmp eq i64 %449, %421
  br i1 %450, label %451, label %438
451:                                              ; preds = %446, %461
  %452 = phi i64 [ %462, %461 ], [ 0, %446 ]
  %453 = add nuw nsw i64 %452, %437
  %454 = getelementptr inbounds [144 x double], ptr %20, i64 0, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = mul nuw nsw i64 %452, 192
  %457 = getelementptr i8, ptr %25, i64 %456
  br label %464
458:                                              ; preds = %461
  %459 = add nuw nsw i64 %431, 1
  %460 = icmp eq i64 %459, %420
  br i1 %460, label %474, label %430
461:                                              ; preds = %464
  %462 = add nuw nsw i64 %452, 1
  %463 = icmp eq i64 %462, 12
  br i1 %463, label %458, label %451
464:                                              ; preds = %464, %451
  %465 = phi i64 [ 0, %451 ], [ %472, %464 ]
  %466 = getelementptr double, ptr %457, i64 %465
  %467 = load double, ptr %466, align 8
  %468 = fmul reassoc nsz contract double %467, %455
  %469 = getelementptr inbounds double, ptr %435, i64 %465
  %470 = load double, ptr %469, align 8
  %471 = fsub reassoc nsz contract double %470, %468
  store double %471, ptr %469, align 8
  %472 = add nuw nsw i64 %465, 1
  %473 = icmp eq i64 %472, %421
  br i1 %473, label %461, label %464
474:                                              ; preds = %458, %415
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 3456, ptr nonnull %18)
  %475 = fcmp reassoc nsz contract ogt double %367, 0x3EB0C6F7A0B5ED8D
  %476 = select i1 %475, i32 0, i32 32
  call fastcc void @balance(ptr noundef nonnull %25, i32 noundef %217, ptr noundef nonnull %29)
  call fastcc void @hessenberg(ptr noundef nonnull %25, i32 noundef %217, ptr noundef nonnull %27)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(4608) %26, ptr noundef nonnull align 16 dereferenceable(4608) %25, i64 4608, i1 false)
  %477 = call fastcc i32 @eigenvalues(ptr noundef nonnull %25, i32 noundef %217, ptr noundef nonnull %30, ptr noundef nonnull %31)
  %478 = icmp slt i32 %477, %217
  %479 = select i1 %478, i32 32, i32 0
  %480 = add nuw nsw i32 %479, %476
  %481 = icmp sgt i32 %477, 0
  br i1 %481, label %482, label %898
482:                                              ; preds = %474
  %483 = sub i32 %217, %477
  %484 = getelementptr inbounds i8, ptr %95, i64 32
  %485 = sext i32 %483 to i64
  %486 = load double, ptr %484, align 8
  %487 = fcmp reassoc nsz contract une double %486, 0.000000e+00
  br label %492
488:                                              ; preds = %549
  %489 = icmp sgt i32 %552, 0
  br i1 %489, label %490, label %898
490:                                              ; preds = %488
  %491 = zext nneg i32 %552 to i64
  br label %556
492:                                              ; preds = %549, %482
  %493 = phi nsz double [ 0x7FF0000000000000, %482 ], [ %550, %549 ]
  %494 = phi i32 [ %480, %482 ], [ %551, %549 ]
  %495 = phi i64 [ %485, %482 ], [ %554, %549 ]
  %496 = phi i32 [ 0, %482 ], [ %553, %549 ]
  %497 = phi i32 [ 0, %482 ], [ %552, %549 ]
  %498 = getelementptr inbounds [24 x double], ptr %30, i64 0, i64 %495
  %499 = load double, ptr %498, align 8
  br i1 %487, label %500, label %504
500:                                              ; preds = %492
  %501 = fadd reassoc nsz contract double %499, 2.000000e+00
  %502 = tail call reassoc nsz contract double @llvm.fabs.f64(double %501)
  %503 = fcmp reassoc nsz contract ugt double %502, 1.000000e-05
  br i1 %503, label %504, label %549
504:                                              ; preds = %500, %492
  %505 = getelementptr inbounds [24 x double], ptr %31, i64 0, i64 %495
  %506 = load double, ptr %505, align 8
  %507 = tail call reassoc nsz contract double @llvm.fabs.f64(double %499)
  %508 = fadd reassoc nsz contract double %507, 1.000000e+00
  %509 = fdiv reassoc nsz contract double %506, %508
  %510 = fcmp reassoc nsz contract olt double %506, 0.000000e+00
  br i1 %510, label %549, label %511
511:                                              ; preds = %504
  %512 = load double, ptr %96, align 8
  %513 = fcmp reassoc nsz contract oeq double %512, 0.000000e+00
  %514 = select reassoc nsz contract i1 %513, double 3.000000e-02, double 2.400000e-01
  %515 = fcmp reassoc nsz contract ogt double %509, %514
  br i1 %515, label %549, label %516
516:                                              ; preds = %511
  %517 = fcmp reassoc nsz contract oeq double %506, 0.000000e+00
  %518 = zext i1 %517 to i32
  %519 = add nsw i32 %494, %518
  %520 = fcmp reassoc nsz contract ogt double %506, 0.000000e+00
  br i1 %520, label %521, label %524
521:                                              ; preds = %516
  %522 = fcmp reassoc nsz contract olt double %509, %493
  br i1 %522, label %524, label %523
523:                                              ; preds = %521
  br label %524
524:                                              ; preds = %523, %521, %516
  %525 = phi reassoc nsz contract double [ %509, %521 ], [ %493, %523 ], [ %493, %516 ]
  %526 = icmp sgt i32 %497, 0
  br i1 %526, label %527, label %540
527:                                              ; preds = %524
  %528 = zext nneg i32 %497 to i64
  br label %529
529:                                              ; preds = %535, %527
  %530 = phi i64 [ %528, %527 ], [ %531, %535 ]
  %531 = add nsw i64 %530, -1
  %532 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %531
  %533 = load double, ptr %532, align 8
  %534 = fcmp reassoc nsz contract ugt double %533, %499
  br i1 %534, label %535, label %538
535:                                              ; preds = %529
  %536 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %530
  store double %533, ptr %536, align 8
  %537 = icmp ugt i64 %530, 1
  br i1 %537, label %529, label %540
538:                                              ; preds = %529
  %539 = trunc nuw nsw i64 %530 to i32
  br label %540
540:                                              ; preds = %535, %538, %524
  %541 = phi i32 [ %497, %524 ], [ %539, %538 ], [ 0, %535 ]
  %542 = sext i32 %541 to i64
  %543 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %542
  store double %499, ptr %543, align 8
  %544 = add nsw i32 %497, 1
  call fastcc void @eigenvector(ptr noundef nonnull %26, i32 noundef %217, ptr noundef nonnull %27, ptr noundef nonnull %29, double noundef %499, ptr noundef nonnull %33)
  %545 = mul nsw i32 %496, 6
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds double, ptr %47, i64 %546
  call fastcc void @posture(ptr noundef readonly %95, ptr noundef nonnull %28, ptr noundef nonnull %23, double noundef %499, ptr noundef nonnull %33, ptr noundef nonnull %547)
  %548 = add nsw i32 %496, 1
  br label %549
549:                                              ; preds = %540, %511, %504, %500
  %550 = phi nsz double [ %493, %504 ], [ %493, %511 ], [ %525, %540 ], [ %493, %500 ]
  %551 = phi i32 [ %494, %504 ], [ %494, %511 ], [ %519, %540 ], [ %494, %500 ]
  %552 = phi i32 [ %497, %504 ], [ %497, %511 ], [ %544, %540 ], [ %497, %500 ]
  %553 = phi i32 [ %496, %504 ], [ %496, %511 ], [ %548, %540 ], [ %496, %500 ]
  %554 = add nsw i64 %495, 1
  %555 = icmp slt i64 %554, %368
  br i1 %555, label %492, label %488
556:                                              ; preds = %895, %490
  %557 = phi i32 [ %553, %490 ], [ %896, %895 ]
  %558 = phi i32 [ 0, %490 ], [ %588, %895 ]
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %559
  %561 = load double, ptr %560, align 8
  %562 = add nsw i32 %558, 1
  %563 = icmp slt i32 %562, %552
  br i1 %563, label %564, label %586
564:                                              ; preds = %556
  %565 = add nsw i64 %559, 1
  br label %566
566:                                              ; preds = %579, %564
  %567 = phi i64 [ %559, %564 ], [ %582, %579 ]
  %568 = phi i64 [ %565, %564 ], [ %581, %579 ]
  %569 = phi double [ %561, %564 ], [ %580, %579 ]
  %570 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %568
  %571 = load double, ptr %570, align 8
  %572 = getelementptr inbounds [24 x double], ptr %32, i64 0, i64 %567
  %573 = load double, ptr %572, align 8
  %574 = fsub reassoc nsz contract double %571, %573
  %575 = tail call reassoc nsz contract double @llvm.fabs.f64(double %571)
  %576 = fmul reassoc nsz contract double %575, 1.000000e-05
  %577 = fadd reassoc nsz contract double %576, 1.000000e-05
  %578 = fcmp reassoc nsz contract olt double %574, %577
  br i1 %578, label %579, label %584
579:                                              ; preds = %566
  %580 = fadd reassoc nsz contract double %571, %569
  %581 = add nsw i64 %568, 1
  %582 = add nsw i64 %567, 1
  %583 = icmp eq i64 %581, %491
  br i1 %583, label %586, label %566
584:                                              ; preds = %566
  %585 = trunc nsw i64 %568 to i32
  br label %586
586:                                              ; preds = %579, %584, %556
  %587 = phi double [ %561, %556 ], [ %569, %584 ], [ %580, %579 ]
  %588 = phi i32 [ %562, %556 ], [ %585, %584 ], [ %552, %579 ]
  %589 = sub nsw i32 %588, %558
  %590 = sitofp i32 %589 to double
  %591 = fdiv reassoc nsz contract double %587, %590
  %592 = add i32 %589, -7
  %593 = icmp ult i32 %592, -5
  %594 = add nsw i32 %589, %557
  %595 = icmp sgt i32 %594, 40
  %596 = select i1 %593, i1 true, i1 %595
  br i1 %596, label %895, label %597
597:                                              ; preds = %586
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
  br label %598
598:                                              ; preds = %605, %597
  %599 = phi i64 [ 0, %597 ], [ %608, %605 ]
  %600 = phi ptr [ %24, %597 ], [ %607, %605 ]
  %601 = icmp slt i64 %599, %356
  %602 = mul nuw nsw i64 %599, 24
  %603 = getelementptr inbounds double, ptr %78, i64 %602
  %604 = getelementptr inbounds double, ptr %8, i64 %602
  br label %610
605:                                              ; preds = %622
  %606 = select i1 %601, i64 144, i64 216
  %607 = getelementptr inbounds i8, ptr %600, i64 %606
  %608 = add nuw nsw i64 %599, 1
  %609 = icmp eq i64 %608, 6
  br i1 %609, label %631, label %598
610:                                              ; preds = %622, %598
  %611 = phi i64 [ 0, %598 ], [ %629, %622 ]
  %612 = getelementptr inbounds double, ptr %600, i64 %611
  %613 = load double, ptr %612, align 8
  %614 = add nuw nsw i64 %611, 9
  %615 = getelementptr inbounds double, ptr %600, i64 %614
  %616 = load double, ptr %615, align 8
  br i1 %601, label %622, label %617
617:                                              ; preds = %610
  %618 = add nuw nsw i64 %611, 18
  %619 = getelementptr inbounds double, ptr %600, i64 %618
  %620 = load double, ptr %619, align 8
  %621 = fmul reassoc nsz contract double %620, %591
  br label %622
622:                                              ; preds = %617, %610
  %623 = phi reassoc nsz contract double [ %621, %617 ], [ 0.000000e+00, %610 ]
  %624 = fadd reassoc nsz contract double %623, %616
  %625 = fmul reassoc nsz contract double %624, %591
  %626 = fadd reassoc nsz contract double %625, %613
  %627 = getelementptr inbounds double, ptr %603, i64 %611
  store double %626, ptr %627, align 8
  %628 = getelementptr inbounds double, ptr %604, i64 %611
  store double %626, ptr %628, align 8
  %629 = add nuw nsw i64 %611, 1
  %630 = icmp eq i64 %629, 9
  br i1 %630, label %605, label %610
631:                                              ; preds = %605
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  br label %641
632:                                              ; preds = %641
  %633 = sub nuw nsw i32 12, %589
  %634 = icmp slt i32 %589, 12
  br i1 %634, label %638, label %635
635:                                              ; preds = %632
  %636 = mul nuw nsw i32 %589, 96
  %637 = zext nneg i32 %636 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %9, i8 0, i64 %637, i1 false)
  br label %656
638:                                              ; preds = %632
  %639 = tail call i32 @llvm.umax.i32(i32 %633, i32 1)
  %640 = zext nneg i32 %639 to i64
  br label %647
641:                                              ; preds = %641, %631
  %642 = phi i64 [ 0, %631 ], [ %645, %641 ]
  %643 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %642
  %644 = trunc nuw nsw i64 %642 to i32
  store i32 %644, ptr %643, align 4
  %645 = add nuw nsw i64 %642, 1
  %646 = icmp eq i64 %645, 12
  br i1 %646, label %632, label %641
647:                                              ; preds = %727, %638
  %648 = phi i64 [ 0, %638 ], [ %728, %727 ]
  %649 = icmp ult i64 %648, 12
  %650 = trunc nuw nsw i64 %648 to i32
  br i1 %649, label %659, label %664
651:                                              ; preds = %727
  %652 = mul nuw nsw i32 %589, 96
  %653 = zext nneg i32 %652 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %9, i8 0, i64 %653, i1 false)
  %654 = icmp sgt i32 %589, 0
  br i1 %654, label %656, label %655
655:                                              ; preds = %651
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  br label %779
656:                                              ; preds = %651, %635
  %657 = zext nneg i32 %633 to i64
  %658 = zext nneg i32 %589 to i64
  br label %751
659:                                              ; preds = %647, %684
  %660 = phi i32 [ %710, %684 ], [ %650, %647 ]
  %661 = phi i32 [ %709, %684 ], [ %650, %647 ]
  %662 = phi i32 [ %685, %684 ], [ %650, %647 ]
  %663 = mul nuw nsw i32 %662, 12
  br label %687
664:                                              ; preds = %684, %647
  %665 = phi i32 [ %650, %647 ], [ %709, %684 ]
  %666 = phi i32 [ %650, %647 ], [ %710, %684 ]
  %667 = sext i32 %665 to i64
  %668 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %667
  %669 = load i32, ptr %668, align 4
  %670 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %648
  %671 = load i32, ptr %670, align 4
  store i32 %671, ptr %668, align 4
  store i32 %669, ptr %670, align 4
  %672 = mul nsw i32 %666, 12
  %673 = add nsw i32 %669, %672
  %674 = sext i32 %673 to i64
  %675 = getelementptr inbounds double, ptr %8, i64 %674
  %676 = load double, ptr %675, align 8
  %677 = tail call reassoc nsz contract double @llvm.fabs.f64(double %676)
  %678 = fcmp reassoc nsz contract ogt double %677, 1.000000e-300
  %679 = select reassoc nsz contract i1 %678, double %676, double 1.000000e-300
  %680 = mul nuw nsw i64 %648, 12
  %681 = sext i32 %672 to i64
  %682 = getelementptr double, ptr %8, i64 %681
  %683 = getelementptr inbounds double, ptr %8, i64 %680
  br label %718
684:                                              ; preds = %687
  %685 = add nuw i32 %662, 1
  %686 = icmp eq i32 %685, 12
  br i1 %686, label %664, label %659
687:                                              ; preds = %687, %659
  %688 = phi i64 [ %648, %659 ], [ %711, %687 ]
  %689 = phi i32 [ %660, %659 ], [ %710, %687 ]
  %690 = phi i32 [ %661, %659 ], [ %709, %687 ]
  %691 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %688
  %692 = load i32, ptr %691, align 4
  %693 = add nsw i32 %692, %663
  %694 = sext i32 %693 to i64
  %695 = getelementptr inbounds double, ptr %8, i64 %694
  %696 = load double, ptr %695, align 8
  %697 = tail call reassoc nsz contract double @llvm.fabs.f64(double %696)
  %698 = mul nsw i32 %689, 12
  %699 = sext i32 %690 to i64
  %700 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %699
  %701 = load i32, ptr %700, align 4
  %702 = add nsw i32 %701, %698
  %703 = sext i32 %702 to i64
  %704 = getelementptr inbounds double, ptr %8, i64 %703
  %705 = load double, ptr %704, align 8
  %706 = tail call reassoc nsz contract double @llvm.fabs.f64(double %705)
  %707 = fcmp reassoc nsz contract ogt double %697, %706
  %708 = trunc nuw nsw i64 %688 to i32
  %709 = select i1 %707, i32 %708, i32 %690
  %710 = select i1 %707, i32 %662, i32 %689
  %711 = add nuw nsw i64 %688, 1
  %712 = icmp eq i64 %711, 12
  br i1 %712, label %684, label %687
713:                                              ; preds = %718
  %714 = and i64 %680, 4294967292
  %715 = sext i32 %669 to i64
  %716 = getelementptr double, ptr %8, i64 %715
  %717 = getelementptr inbounds double, ptr %8, i64 %714
  br label %730
718:                                              ; preds = %718, %664
  %719 = phi i64 [ 0, %664 ], [ %725, %718 ]
  %720 = getelementptr double, ptr %682, i64 %719
  %721 = load double, ptr %720, align 8
  %722 = getelementptr inbounds double, ptr %683, i64 %719
  %723 = load double, ptr %722, align 8
  store double %723, ptr %720, align 8
  %724 = fdiv reassoc nsz contract double %721, %679
  store double %724, ptr %722, align 8
  %725 = add nuw nsw i64 %719, 1
  %726 = icmp eq i64 %725, 12
  br i1 %726, label %713, label %718
727:                                              ; preds = %738
  %728 = add nuw nsw i64 %648, 1
  %729 = icmp eq i64 %728, %640
  br i1 %729, label %651, label %647
730:                                              ; preds = %738, %713
  %731 = phi i64 [ 0, %713 ], [ %739, %738 ]
  %732 = mul nuw nsw i64 %731, 12
  %733 = getelementptr double, ptr %716, i64 %732
  %734 = load double, ptr %733, align 8
  %735 = icmp eq i64 %731, %648
  br i1 %735, label %738, label %736
736:                                              ; preds = %730
  %737 = getelementptr inbounds double, ptr %8, i64 %732
  br label %741
738:                                              ; preds = %741, %730
  %739 = add nuw nsw i64 %731, 1
  %740 = icmp eq i64 %739, 12
  br i1 %740, label %727, label %730
741:                                              ; preds = %741, %736
  %742 = phi i64 [ 0, %736 ], [ %749, %741 ]
  %743 = getelementptr inbounds double, ptr %717, i64 %742
  %744 = load double, ptr %743, align 8
  %745 = fmul reassoc nsz contract double %744, %734
  %746 = getelementptr inbounds double, ptr %737, i64 %742
  %747 = load double, ptr %746, align 8
  %748 = fsub reassoc nsz contract double %747, %745
  store double %748, ptr %746, align 8
  %749 = add nuw nsw i64 %742, 1
  %750 = icmp eq i64 %749, 12
  br i1 %750, label %738, label %741
751:                                              ; preds = %762, %656
  %752 = phi i64 [ 0, %656 ], [ %763, %762 ]
  %753 = add nuw nsw i64 %752, %657
  %754 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %753
  %755 = load i32, ptr %754, align 4
  %756 = sext i32 %755 to i64
  %757 = mul i64 %752, 96
  %758 = getelementptr i8, ptr %9, i64 %757
  %759 = getelementptr double, ptr %758, i64 %756
  store double 1.000000e+00, ptr %759, align 8
  br i1 %634, label %760, label %762
760:                                              ; preds = %751
  %761 = getelementptr double, ptr %8, i64 %756
  br label %765
762:                                              ; preds = %765, %751
  %763 = add nuw nsw i64 %752, 1
  %764 = icmp eq i64 %763, %658
  br i1 %764, label %777, label %751
765:                                              ; preds = %765, %760
  %766 = phi i64 [ 0, %760 ], [ %775, %765 ]
  %767 = mul nuw nsw i64 %766, 96
  %768 = getelementptr i8, ptr %761, i64 %767
  %769 = load double, ptr %768, align 8
  %770 = fneg reassoc nsz contract double %769
  %771 = getelementptr inbounds [12 x i32], ptr %7, i64 0, i64 %766
  %772 = load i32, ptr %771, align 4
  %773 = sext i32 %772 to i64
  %774 = getelementptr double, ptr %758, i64 %773
  store double %770, ptr %774, align 8
  %775 = add nuw nsw i64 %766, 1
  %776 = icmp eq i64 %775, %657
  br i1 %776, label %762, label %765
777:                                              ; preds = %762
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  %778 = icmp sgt i32 %589, 0
  br i1 %778, label %782, label %779
779:                                              ; preds = %777, %655
  %780 = shl nuw nsw i32 %589, 1
  %781 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %10, i32 noundef %589, i32 noundef %780)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %11, i8 0, i64 1152, i1 false)
  br label %827
782:                                              ; preds = %777
  %783 = shl nuw nsw i32 %589, 1
  %784 = zext nneg i32 %783 to i64
  br label %785
785:                                              ; preds = %798, %782
  %786 = phi i64 [ 0, %782 ], [ %799, %798 ]
  %787 = mul nuw nsw i64 %786, 12
  %788 = mul nuw nsw i64 %786, %784
  %789 = add nuw nsw i64 %788, %658
  br label %794
790:                                              ; preds = %798
  %791 = call reassoc nsz contract fastcc double @solve_rows(ptr noundef nonnull %10, i32 noundef %589, i32 noundef %783)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %11, i8 0, i64 1152, i1 false)
  %792 = getelementptr double, ptr %10, i64 %658
  %793 = shl nuw nsw i64 %658, 3
  br label %834
794:                                              ; preds = %801, %785
  %795 = phi i64 [ 0, %785 ], [ %806, %801 ]
  %796 = mul nuw nsw i64 %795, 12
  %797 = or disjoint i64 %796, 3
  br label %808
798:                                              ; preds = %801
  %799 = add nuw nsw i64 %786, 1
  %800 = icmp eq i64 %799, %658
  br i1 %800, label %790, label %785
801:                                              ; preds = %808
  %802 = add nuw nsw i64 %795, %788
  %803 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %802
  store double %819, ptr %803, align 8
  %804 = add nuw nsw i64 %789, %795
  %805 = getelementptr inbounds [72 x double], ptr %10, i64 0, i64 %804
  store double %824, ptr %805, align 8
  %806 = add nuw nsw i64 %795, 1
  %807 = icmp eq i64 %806, %658
  br i1 %807, label %798, label %794
808:                                              ; preds = %808, %794
  %809 = phi i64 [ 0, %794 ], [ %825, %808 ]
  %810 = phi double [ 0.000000e+00, %794 ], [ %824, %808 ]
  %811 = phi double [ 0.000000e+00, %794 ], [ %819, %808 ]
  %812 = add nuw nsw i64 %809, %787
  %813 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %812
  %814 = load double, ptr %813, align 8
  %815 = add nuw nsw i64 %809, %796
  %816 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %815
  %817 = load double, ptr %816, align 8
  %818 = fmul reassoc nsz contract double %817, %814
  %819 = fadd reassoc nsz contract double %818, %811
  %820 = add nuw nsw i64 %797, %809
  %821 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %820
  %822 = load double, ptr %821, align 8
  %823 = fmul reassoc nsz contract double %822, %814
  %824 = fadd reassoc nsz contract double %823, %810
  %825 = add nuw nsw i64 %809, 1
  %826 = icmp eq i64 %825, 9
  br i1 %826, label %801, label %808
827:                                              ; preds = %834, %779
  %828 = phi i1 [ false, %779 ], [ true, %834 ]
  call fastcc void @balance(ptr noundef nonnull %11, i32 noundef %589, ptr noundef nonnull %14)
  call fastcc void @hessenberg(ptr noundef nonnull %11, i32 noundef %589, ptr noundef nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(1152) %13, ptr noundef nonnull align 16 dereferenceable(1152) %11, i64 1152, i1 false)
  %829 = call fastcc i32 @eigenvalues(ptr noundef nonnull %11, i32 noundef %589, ptr noundef nonnull %15, ptr noundef nonnull %16)
  br i1 %828, label %830, label %878
830:                                              ; preds = %827
  %831 = sub nsw i32 %589, %829
  %832 = sext i32 %831 to i64
  %833 = zext nneg i32 %589 to i64
  br label %842
834:                                              ; preds = %834, %790
  %835 = phi i64 [ 0, %790 ], [ %840, %834 ]
  %836 = mul nuw nsw i64 %835, 192
  %837 = getelementptr inbounds i8, ptr %11, i64 %836
  %838 = mul nuw nsw i64 %835, %784
  %839 = getelementptr double, ptr %792, i64 %838
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %837, ptr nonnull align 8 %839, i64 %793, i1 false)
  %840 = add nuw nsw i64 %835, 1
  %841 = icmp eq i64 %840, %658
  br i1 %841, label %827, label %834
842:                                              ; preds = %861, %830
  %843 = phi i64 [ 0, %830 ], [ %862, %861 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %17)
  %844 = mul i64 %843, 96
  %845 = getelementptr inbounds i8, ptr %34, i64 %844
  %846 = icmp slt i64 %843, %832
  br i1 %846, label %850, label %847
847:                                              ; preds = %842
  %848 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %843
  %849 = load double, ptr %848, align 8
  br label %854
850:                                              ; preds = %842
  %851 = trunc nuw nsw i64 %843 to i32
  %852 = uitofp nneg i32 %851 to double
  %853 = fmul reassoc nsz contract double %852, 1.000000e-01
  br label %854
854:                                              ; preds = %850, %847
  %855 = phi reassoc nsz contract double [ %849, %847 ], [ %853, %850 ]
  call fastcc void @eigenvector(ptr noundef nonnull %13, i32 noundef %589, ptr noundef nonnull %12, ptr noundef nonnull %14, double noundef %855, ptr noundef nonnull %17)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %845, i8 0, i64 96, i1 false)
  br label %856
856:                                              ; preds = %864, %854
  %857 = phi i64 [ 0, %854 ], [ %865, %864 ]
  %858 = getelementptr inbounds [24 x double], ptr %17, i64 0, i64 %857
  %859 = load double, ptr %858, align 8
  %860 = mul nuw nsw i64 %857, 12
  br label %867
861:                                              ; preds = %864
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %17)
  %862 = add nuw nsw i64 %843, 1
  %863 = icmp eq i64 %862, %833
  br i1 %863, label %878, label %842
864:                                              ; preds = %867
  %865 = add nuw nsw i64 %857, 1
  %866 = icmp eq i64 %865, %833
  br i1 %866, label %861, label %856
867:                                              ; preds = %867, %856
  %868 = phi i64 [ 0, %856 ], [ %876, %867 ]
  %869 = add nuw nsw i64 %868, %860
  %870 = getelementptr inbounds [72 x double], ptr %9, i64 0, i64 %869
  %871 = load double, ptr %870, align 8
  %872 = fmul reassoc nsz contract double %871, %859
  %873 = getelementptr inbounds double, ptr %845, i64 %868
  %874 = load double, ptr %873, align 8
  %875 = fadd reassoc nsz contract double %874, %872
  store double %875, ptr %873, align 8
  %876 = add nuw nsw i64 %868, 1
  %877 = icmp eq i64 %876, 12
  br i1 %877, label %864, label %867
878:                                              ; preds = %861, %827
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %8)
  %879 = icmp sgt i32 %589, 0
  br i1 %879, label %880, label %895
880:                                              ; preds = %878
  %881 = sext i32 %557 to i64
  %882 = zext nneg i32 %589 to i64
  br label %883
883:                                              ; preds = %883, %880
  %884 = phi i64 [ %881, %880 ], [ %890, %883 ]
  %885 = phi i64 [ 0, %880 ], [ %891, %883 ]
  %886 = mul nuw nsw i64 %885, 96
  %887 = getelementptr inbounds i8, ptr %34, i64 %886
  %888 = mul i64 %884, 48
  %889 = getelementptr inbounds i8, ptr %47, i64 %888
  call fastcc void @posture(ptr noundef readonly %95, ptr noundef nonnull %28, ptr noundef nonnull %23, double noundef %591, ptr noundef nonnull %887, ptr noundef nonnull %889)
  %890 = add nsw i64 %884, 1
  %891 = add nuw nsw i64 %885, 1
  %892 = icmp eq i64 %891, %882
  br i1 %892, label %893, label %883
893:                                              ; preds = %883
  %894 = trunc nsw i64 %890 to i32
  br label %895
895:                                              ; preds = %893, %878, %586
  %896 = phi i32 [ %557, %586 ], [ %557, %878 ], [ %894, %893 ]
  %897 = icmp slt i32 %588, %552
  br i1 %897, label %556, label %898
898:                                              ; preds = %895, %488, %474
  %899 = phi nsz double [ %550, %488 ], [ 0x7FF0000000000000, %474 ], [ %550, %895 ]
  %900 = phi i32 [ %551, %488 ], [ %480, %474 ], [ %551, %895 ]
  %901 = phi i32 [ %553, %488 ], [ 0, %474 ], [ %896, %895 ]
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
  br label %902
902:                                              ; preds = %898, %208
  %903 = phi nsz double [ %899, %898 ], [ %209, %208 ]
  %904 = phi i32 [ %900, %898 ], [ %210, %208 ]
  %905 = phi i32 [ %901, %898 ], [ %211, %208 ]
  %906 = icmp sgt i32 %905, 0
  br i1 %906, label %907, label %909
907:                                              ; preds = %902
  %908 = zext nneg i32 %905 to i64
  br label %910
909:                                              ; preds = %910, %902
  br i1 %98, label %916, label %920
910:                                              ; preds = %910, %907
  %911 = phi i64 [ 0, %907 ], [ %914, %910 ]
  %912 = mul nuw nsw i64 %911, 48
  %913 = getelementptr inbounds i8, ptr %47, i64 %912
  call fastcc void @take(ptr noundef readonly %0, ptr noundef nonnull %45, ptr noundef nonnull %913, ptr noundef nonnull %49)
  %914 = add nuw nsw i64 %911, 1
  %915 = icmp eq i64 %914, %908
  br i1 %915, label %909, label %910
916:                                              ; preds = %909
  %917 = icmp eq i32 %92, 0
  %918 = select i1 %917, i32 2, i32 %91
  %919 = srem i32 %904, 32
  br label %951
920:                                              ; preds = %909
  %921 = load i32, ptr %81, align 8
  %922 = icmp sgt i32 %921, 0
  br i1 %922, label %923, label %934
923:                                              ; preds = %920
  %924 = zext nneg i32 %921 to i64
  br label %925
925:                                              ; preds = %925, %923
  %926 = phi i64 [ 0, %923 ], [ %932, %925 ]
  %927 = phi double [ 0.000000e+00, %923 ], [ %931, %925 ]
  %928 = getelementptr inbounds [64 x double], ptr %82, i64 0, i64 %926
  %929 = load double, ptr %928, align 8
  %930 = fcmp reassoc nsz contract ogt double %929, %927
  %931 = select reassoc nsz contract i1 %930, double %929, double %927
  %932 = add nuw nsw i64 %926, 1
  %933 = icmp eq i64 %932, %924
  br i1 %933, label %934, label %925
934:                                              ; preds = %925, %920
  %935 = phi double [ 0.000000e+00, %920 ], [ %931, %925 ]
  %936 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %935)
  %937 = fmul reassoc nsz contract double %936, 3.000000e+00
  %938 = icmp sgt i32 %904, 31
  %939 = fcmp reassoc nsz contract ogt double %937, 3.000000e-02
  %940 = select i1 %938, i1 true, i1 %939
  %941 = select i1 %940, i32 3, i32 0
  %942 = fcmp reassoc nsz contract olt double %903, %937
  %943 = select i1 %942, i32 2, i32 0
  %944 = add nsw i32 %943, %904
  %945 = and i32 %921, 1
  %946 = icmp eq i32 %945, 0
  br i1 %946, label %947, label %951
947:                                              ; preds = %934
  %948 = icmp slt i32 %921, %944
  %949 = fcmp reassoc nsz contract olt double %903, 3.000000e-03
  %950 = select i1 %948, i1 true, i1 %949
  br i1 %950, label %951, label %962
951:                                              ; preds = %947, %934, %916
  %952 = phi i32 [ %918, %916 ], [ %941, %947 ], [ %941, %934 ]
  %953 = phi i32 [ %919, %916 ], [ %944, %947 ], [ %944, %934 ]
  br i1 %906, label %954, label %962
954:                                              ; preds = %951
  %955 = zext nneg i32 %905 to i64
  br label %956
956:                                              ; preds = %956, %954
  %957 = phi i64 [ 0, %954 ], [ %960, %956 ]
  %958 = mul nuw nsw i64 %957, 48
  %959 = getelementptr inbounds i8, ptr %47, i64 %958
  call fastcc void @walk(ptr noundef readonly %0, ptr noundef nonnull %45, ptr noundef nonnull %959, double noundef 0.000000e+00, ptr noundef nonnull %49)
  %960 = add nuw nsw i64 %957, 1
  %961 = icmp eq i64 %960, %955
  br i1 %961, label %962, label %956
962:                                              ; preds = %956, %951, %947
  %963 = phi i32 [ %941, %947 ], [ %952, %951 ], [ %952, %956 ]
  %964 = phi i32 [ %944, %947 ], [ %953, %951 ], [ %953, %956 ]
  %965 = load i32, ptr %81, align 8
  %966 = and i32 %965, 1
  %967 = icmp ne i32 %966, 0
  %968 = icmp sgt i32 %965, 0
  %969 = and i1 %968, %967
  br i1 %969, label %970, label %982
970:                                              ; preds = %962, %970
  %971 = phi i64 [ %975, %970 ], [ 0, %962 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %48)
  %972 = load ptr, ptr %49, align 8
  %973 = mul nuw nsw i64 %971, 48
  %974 = getelementptr inbounds i8, ptr %972, i64 %973
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %48, ptr noundef nonnull align 8 dereferenceable(48) %974, i64 48, i1 false)
  call fastcc void @walk(ptr noundef readonly %0, ptr noundef nonnull %45, ptr noundef nonnull %48, double noundef 0x3F847AE147AE147C, ptr noundef nonnull %49)
  %975 = add nuw nsw i64 %971, 1
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %48)
  %976 = load i32, ptr %81, align 8
  %977 = and i32 %976, 1
  %978 = icmp ne i32 %977, 0
  %979 = sext i32 %976 to i64
  %980 = icmp slt i64 %975, %979
  %981 = select i1 %978, i1 %980, i1 false
  br i1 %981, label %970, label %982
982:                                              ; preds = %970, %962
  %983 = phi i32 [ %965, %962 ], [ %976, %970 ]
  %984 = phi i32 [ %966, %962 ], [ %977, %970 ]
  %985 = icmp slt i32 %92, %963
  br i1 %985, label %997, label %986
986:                                              ; preds = %982
  %987 = icmp sge i32 %983, %964
  %988 = icmp eq i32 %984, 0
  %989 = and i1 %987, %988
  br i1 %989, label %990, label %997
990:                                              ; preds = %986
  %991 = icmp eq i32 %983, 0
  %992 = icmp ult i32 %92, 2
  %993 = and i1 %992, %991
  %994 = add nuw nsw i32 %92, 1
  %995 = icmp slt i32 %994, %2
  %996 = select i1 %993, i1 %995, i1 false
  br i1 %996, label %1000, label %1002
997:                                              ; preds = %986, %982
  %998 = add nuw nsw i32 %92, 1
  %999 = icmp slt i32 %998, %2
  br i1 %999, label %1000, label %1002
1000:                                             ; preds = %997, %990
  %1001 = phi i32 [ %998, %997 ], [ %994, %990 ]
  br label %90
1002:                                             ; preds = %997, %990, %71
  %1003 = phi i32 [ 0, %71 ], [ %983, %990 ], [ %983, %997 ]
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %47)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %45)
  br label %1005
1004:                                             ; preds = %64
  call void @llvm.lifetime.end.p0(i64 1920, ptr nonnull %47)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %46)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %45)
  br label %1005
1005:                                             ; preds = %1002, %1004
  %1006 = phi i32 [ -1, %1004 ], [ %1003, %1002 ]
  call void @llvm.lifetime.end.p0(i64 536, ptr nonnull %49)
  ret i32 %1006
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
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
define internal fastcc double @coefficients(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr {
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
  br label %136
18:                                               ; preds = %192
  %19 = getelementptr inbounds i8, ptr %0, i64 664
  %20 = getelementptr inbounds i8, ptr %1, i64 24
  %21 = getelementptr inbounds i8, ptr %1, i64 56
  %22 = getelementptr inbounds i8, ptr %1, i64 88
  %23 = load double, ptr %20, align 8
  %24 = load double, ptr %21, align 8
  %25 = load double, ptr %22, align 8
  br label %26
26:                                               ; preds = %31, %18
  %27 = phi i64 [ 0, %18 ], [ %47, %31 ]
  %28 = shl nuw nsw i64 %27, 2
  %29 = getelementptr inbounds double, ptr %1, i64 %27
  %30 = getelementptr inbounds double, ptr %8, i64 %28
  br label %49
31:                                               ; preds = %49
  %32 = load double, ptr %29, align 8
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
  %45 = or disjoint i64 %28, 3
  %46 = getelementptr inbounds double, ptr %8, i64 %45
  store double %44, ptr %46, align 8
  %47 = add nuw nsw i64 %27, 1
  %48 = icmp eq i64 %47, 3
  br i1 %48, label %57, label %26
49:                                               ; preds = %49, %26
  %50 = phi i64 [ 0, %26 ], [ %55, %49 ]
  %51 = shl nsw i64 %50, 5
  %52 = getelementptr inbounds i8, ptr %29, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %30, i64 %50
  store double %53, ptr %54, align 8
  %55 = add nuw nsw i64 %50, 1
  %56 = icmp eq i64 %55, 3
  br i1 %56, label %31, label %49
57:                                               ; preds = %31, %67
  %58 = phi i64 [ %74, %67 ], [ 0, %31 ]
  %59 = getelementptr inbounds double, ptr %6, i64 %58
  %60 = or disjoint i64 %58, 1
  %61 = getelementptr inbounds double, ptr %6, i64 %60
  %62 = or disjoint i64 %58, 2
  %63 = getelementptr inbounds double, ptr %6, i64 %62
  %64 = load double, ptr %59, align 16
  %65 = load double, ptr %61, align 8
  %66 = load double, ptr %63, align 16
  br label %76
67:                                               ; preds = %76
  %68 = or disjoint i64 %58, 3
  %69 = getelementptr inbounds double, ptr %6, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds double, ptr %7, i64 %68
  %72 = load double, ptr %71, align 8
  %73 = fadd reassoc nsz contract double %72, %70
  store double %73, ptr %71, align 8
  %74 = add nuw nsw i64 %58, 4
  %75 = icmp ult i64 %58, 8
  br i1 %75, label %57, label %95
76:                                               ; preds = %76, %57
  %77 = phi i64 [ 0, %57 ], [ %93, %76 ]
  %78 = getelementptr inbounds double, ptr %8, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul reassoc nsz contract double %79, %64
  %81 = or disjoint i64 %77, 4
  %82 = getelementptr inbounds double, ptr %8, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fmul reassoc nsz contract double %83, %65
  %85 = fadd reassoc nsz contract double %84, %80
  %86 = or disjoint i64 %77, 8
  %87 = getelementptr inbounds double, ptr %8, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fmul reassoc nsz contract double %88, %66
  %90 = fadd reassoc nsz contract double %85, %89
  %91 = or disjoint i64 %77, %58
  %92 = getelementptr inbounds double, ptr %7, i64 %91
  store double %90, ptr %92, align 8
  %93 = add nuw nsw i64 %77, 1
  %94 = icmp eq i64 %93, 4
  br i1 %94, label %67, label %76
95:                                               ; preds = %67, %105
  %96 = phi i64 [ %112, %105 ], [ 0, %67 ]
  %97 = getelementptr inbounds double, ptr %7, i64 %96
  %98 = or disjoint i64 %96, 1
  %99 = getelementptr inbounds double, ptr %7, i64 %98
  %100 = or disjoint i64 %96, 2
  %101 = getelementptr inbounds double, ptr %7, i64 %100
  %102 = load double, ptr %97, align 16
  %103 = load double, ptr %99, align 8
  %104 = load double, ptr %101, align 16
  br label %114
105:                                              ; preds = %114
  %106 = or disjoint i64 %96, 3
  %107 = getelementptr inbounds double, ptr %7, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds double, ptr %6, i64 %106
  %110 = load double, ptr %109, align 8
  %111 = fadd reassoc nsz contract double %110, %108
  store double %111, ptr %109, align 8
  %112 = add nuw nsw i64 %96, 4
  %113 = icmp ult i64 %96, 8
  br i1 %113, label %95, label %133
114:                                              ; preds = %114, %95
  %115 = phi i64 [ 0, %95 ], [ %131, %114 ]
  %116 = getelementptr inbounds double, ptr %9, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fmul reassoc nsz contract double %117, %102
  %119 = or disjoint i64 %115, 4
  %120 = getelementptr inbounds double, ptr %9, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fmul reassoc nsz contract double %121, %103
  %123 = fadd reassoc nsz contract double %122, %118
  %124 = or disjoint i64 %115, 8
  %125 = getelementptr inbounds double, ptr %9, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = fmul reassoc nsz contract double %126, %104
  %128 = fadd reassoc nsz contract double %123, %127
  %129 = or disjoint i64 %115, %96
  %130 = getelementptr inbounds double, ptr %6, i64 %129
  store double %128, ptr %130, align 8
  %131 = add nuw nsw i64 %115, 1
  %132 = icmp eq i64 %131, 4
  br i1 %132, label %105, label %114
133:                                              ; preds = %105
  %134 = fptosi double %14 to i32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %9, ptr noundef nonnull align 16 dereferenceable(96) %6, i64 96, i1 false)
  %135 = add i32 %134, 1
  br label %196
136:                                              ; preds = %192, %5
  %137 = phi i64 [ 0, %5 ], [ %194, %192 ]
  %138 = phi i32 [ 0, %5 ], [ %193, %192 ]
  %139 = getelementptr inbounds double, ptr %16, i64 %137
  %140 = load double, ptr %139, align 8
  %141 = fcmp reassoc nsz contract une double %140, 0.000000e+00
  br i1 %141, label %142, label %150
142:                                              ; preds = %136
  %143 = sext i32 %138 to i64
  %144 = getelementptr inbounds [4 x [12 x double]], ptr %9, i64 0, i64 %143
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %144, ptr noundef nonnull align 16 dereferenceable(96) %6, i64 96, i1 false)
  %145 = getelementptr inbounds i32, ptr %3, i64 %143
  %146 = trunc nuw nsw i64 %137 to i32
  store i32 %146, ptr %145, align 4
  %147 = add nsw i32 %138, 1
  %148 = mul nuw nsw i64 %137, 96
  %149 = getelementptr inbounds i8, ptr %17, i64 %148
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, ptr noundef nonnull readonly align 8 dereferenceable(96) %149, i64 96, i1 false)
  br label %192
150:                                              ; preds = %136
  %151 = mul nuw nsw i64 %137, 96
  %152 = getelementptr inbounds i8, ptr %17, i64 %151
  br label %153
153:                                              ; preds = %163, %150
  %154 = phi i64 [ 0, %150 ], [ %170, %163 ]
  %155 = getelementptr inbounds double, ptr %6, i64 %154
  %156 = or disjoint i64 %154, 1
  %157 = getelementptr inbounds double, ptr %6, i64 %156
  %158 = or disjoint i64 %154, 2
  %159 = getelementptr inbounds double, ptr %6, i64 %158
  %160 = load double, ptr %155, align 16
  %161 = load double, ptr %157, align 8
  %162 = load double, ptr %159, align 16
  br label %172
163:                                              ; preds = %172
  %164 = or disjoint i64 %154, 3
  %165 = getelementptr inbounds double, ptr %6, i64 %164
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds double, ptr %7, i64 %164
  %168 = load double, ptr %167, align 8
  %169 = fadd reassoc nsz contract double %168, %166
  store double %169, ptr %167, align 8
  %170 = add nuw nsw i64 %154, 4
  %171 = icmp ult i64 %154, 8
  br i1 %171, label %153, label %191
172:                                              ; preds = %172, %153
  %173 = phi i64 [ 0, %153 ], [ %189, %172 ]
  %174 = getelementptr inbounds double, ptr %152, i64 %173
  %175 = load double, ptr %174, align 8
  %176 = fmul reassoc nsz contract double %175, %160
  %177 = or disjoint i64 %173, 4
  %178 = getelementptr inbounds double, ptr %152, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fmul reassoc nsz contract double %179, %161
  %181 = fadd reassoc nsz contract double %180, %176
  %182 = or disjoint i64 %173, 8
  %183 = getelementptr inbounds double, ptr %152, i64 %182
  %184 = load double, ptr %183, align 8
  %185 = fmul reassoc nsz contract double %184, %162
  %186 = fadd reassoc nsz contract double %181, %185
  %187 = or disjoint i64 %173, %154
  %188 = getelementptr inbounds double, ptr %7, i64 %187
  store double %186, ptr %188, align 8
  %189 = add nuw nsw i64 %173, 1
  %190 = icmp eq i64 %189, 4
  br i1 %190, label %163, label %172
191:                                              ; preds = %163
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, ptr noundef nonnull align 16 dereferenceable(96) %7, i64 96, i1 false)
  br label %192
192:                                              ; preds = %191, %142
  %193 = phi i32 [ %147, %142 ], [ %138, %191 ]
  %194 = add nuw nsw i64 %137, 1
  %195 = icmp eq i64 %194, 6
  br i1 %195, label %18, label %136
196:                                              ; preds = %196, %133
  %197 = phi i64 [ 0, %133 ], [ %204, %196 ]
  %198 = getelementptr inbounds [12 x double], ptr %2, i64 %197
  %199 = trunc nuw nsw i64 %197 to i32
  %200 = add i32 %135, %199
  %201 = srem i32 %200, 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds [4 x [12 x double]], ptr %9, i64 0, i64 %202
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %198, ptr noundef nonnull align 16 dereferenceable(96) %203, i64 96, i1 false)
  %204 = add nuw nsw i64 %197, 1
  %205 = icmp eq i64 %204, 4
  br i1 %205, label %206, label %196
206:                                              ; preds = %196
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  %207 = getelementptr inbounds i8, ptr %0, i64 8
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds i8, ptr %11, i64 8
  br label %210
210:                                              ; preds = %206, %210
  %211 = phi i64 [ 0, %206 ], [ %229, %210 ]
  %212 = trunc nuw nsw i64 %211 to i32
  %213 = uitofp nneg i32 %212 to double
  %214 = fmul reassoc nsz contract double %213, 0x401921FB54442D18
  %215 = fdiv reassoc nsz contract double %214, 9.000000e+00
  %216 = fadd reassoc nsz contract double %208, %215
  %217 = call reassoc nsz contract fastcc double @angles(ptr noundef %2, double noundef %216, ptr noundef nonnull %10, ptr noundef nonnull %12)
  %218 = load double, ptr %0, align 8
  %219 = fptosi double %218 to i32
  %220 = load double, ptr %12, align 8
  call fastcc void @volume(ptr noundef nonnull %19, ptr noundef %1, ptr noundef %3, i32 noundef %219, ptr noundef nonnull %10, double noundef %220, ptr noundef nonnull %11)
  %221 = load double, ptr %11, align 16
  %222 = fmul reassoc nsz contract double %221, %221
  %223 = load double, ptr %209, align 8
  %224 = fmul reassoc nsz contract double %223, %223
  %225 = fmul reassoc nsz contract double %224, %220
  %226 = fsub reassoc nsz contract double %222, %225
  %227 = fmul reassoc nsz contract double %226, %217
  %228 = getelementptr inbounds [9 x double], ptr %13, i64 0, i64 %211
  store double %227, ptr %228, align 8
  %229 = add nuw nsw i64 %211, 1
  %230 = icmp eq i64 %229, 9
  br i1 %230, label %231, label %210
231:                                              ; preds = %210
  %232 = getelementptr i8, ptr %0, i64 16
  br label %234
233:                                              ; preds = %240
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10)
  ret double %243
234:                                              ; preds = %231, %240
  %235 = phi i64 [ 0, %231 ], [ %244, %240 ]
  %236 = phi double [ 0.000000e+00, %231 ], [ %243, %240 ]
  %237 = getelementptr inbounds double, ptr %4, i64 %235
  store double 0.000000e+00, ptr %237, align 8
  %238 = mul i64 %235, 72
  %239 = getelementptr i8, ptr %232, i64 %238
  br label %246
240:                                              ; preds = %246
  %241 = tail call reassoc nsz contract double @llvm.fabs.f64(double %254)
  %242 = fcmp reassoc nsz contract ogt double %241, %236
  %243 = select reassoc nsz contract i1 %242, double %241, double %236
  %244 = add nuw nsw i64 %235, 1
  %245 = icmp eq i64 %244, 9
  br i1 %245, label %233, label %234
246:                                              ; preds = %234, %246
  %247 = phi i64 [ 0, %234 ], [ %255, %246 ]
  %248 = phi double [ 0.000000e+00, %234 ], [ %254, %246 ]
  %249 = getelementptr inbounds double, ptr %239, i64 %247
  %250 = load double, ptr %249, align 8
  %251 = getelementptr inbounds [9 x double], ptr %13, i64 0, i64 %247
  %252 = load double, ptr %251, align 8
  %253 = fmul reassoc nsz contract double %252, %250
  %254 = fadd reassoc nsz contract double %248, %253
  store double %254, ptr %237, align 8
  %255 = add nuw nsw i64 %247, 1
  %256 = icmp eq i64 %255, 9
  br i1 %256, label %240, label %246
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
  br i1 %20, label %21, label %59
21:                                               ; preds = %4
  %22 = getelementptr inbounds i8, ptr %1, i64 24
  %23 = getelementptr inbounds i8, ptr %1, i64 56
  %24 = getelementptr inbounds i8, ptr %1, i64 88
  %25 = load double, ptr %22, align 8
  %26 = load double, ptr %23, align 8
  %27 = load double, ptr %24, align 8
  br label %28
28:                                               ; preds = %33, %21
  %29 = phi i64 [ 0, %21 ], [ %49, %33 ]
  %30 = shl nuw nsw i64 %29, 2
  %31 = getelementptr inbounds double, ptr %1, i64 %29
  %32 = getelementptr inbounds double, ptr %10, i64 %30
  br label %51
33:                                               ; preds = %51
  %34 = load double, ptr %31, align 8
  %35 = fmul reassoc nsz contract double %25, %34
  %36 = or disjoint i64 %29, 4
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul reassoc nsz contract double %26, %38
  %40 = fadd reassoc nsz contract double %39, %35
  %41 = or disjoint i64 %29, 8
  %42 = getelementptr inbounds double, ptr %1, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul reassoc nsz contract double %27, %43
  %45 = fadd reassoc nsz contract double %40, %44
  %46 = fneg reassoc nsz contract double %45
  %47 = or disjoint i64 %30, 3
  %48 = getelementptr inbounds double, ptr %10, i64 %47
  store double %46, ptr %48, align 8
  %49 = add nuw nsw i64 %29, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %60, label %28
51:                                               ; preds = %51, %28
  %52 = phi i64 [ 0, %28 ], [ %57, %51 ]
  %53 = shl nsw i64 %52, 5
  %54 = getelementptr inbounds i8, ptr %31, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %32, i64 %52
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp eq i64 %57, 3
  br i1 %58, label %33, label %51
59:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, ptr noundef nonnull align 8 dereferenceable(96) %1, i64 96, i1 false)
  br label %60
60:                                               ; preds = %33, %59
  %61 = fcmp reassoc nsz contract une double %18, 0.000000e+00
  br i1 %61, label %62, label %66
62:                                               ; preds = %60
  %63 = add nsw i32 %13, 12
  call fastcc void @linear_in_pose(ptr noundef %0, ptr noundef nonnull %10, i32 noundef %63, ptr noundef %2)
  %64 = getelementptr inbounds i8, ptr %0, i64 1008
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(480) %3, ptr noundef nonnull align 8 dereferenceable(480) %64, i64 480, i1 false)
  %65 = sub nsw i32 6, %13
  br label %395
66:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 1008, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 5600, ptr nonnull %9)
  %67 = load double, ptr %0, align 8
  %68 = fptosi double %67 to i32
  %69 = getelementptr inbounds i8, ptr %0, i64 1488
  %70 = mul nsw i32 %68, 15
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = sdiv i32 126, %68
  %74 = mul nsw i32 %73, 15
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %72, i64 %75
  %77 = getelementptr inbounds i8, ptr %76, i64 3024
  call fastcc void @linear_in_pose(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %10, i32 noundef 14, ptr noundef nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(5600) %9, i8 0, i64 5600, i1 false)
  br label %310
78:                                               ; preds = %335
  call fastcc void @reflect(ptr noundef nonnull %9, i32 noundef 14, i32 noundef 8, i32 noundef 0, i32 noundef 50)
  %79 = getelementptr inbounds i8, ptr %9, i64 3480
  %80 = getelementptr inbounds i8, ptr %0, i64 32
  %81 = load double, ptr %80, align 8
  call void @llvm.lifetime.start.p0(i64 672, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 576, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(672) %5, i8 0, i64 672, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(2304) %6, i8 0, i64 2304, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(576) %7, i8 0, i64 576, i1 false)
  br label %82
82:                                               ; preds = %97, %78
  %83 = phi i64 [ 0, %78 ], [ %110, %97 ]
  %84 = mul nuw nsw i64 %83, 14
  %85 = mul nuw nsw i64 %83, 24
  %86 = add nuw nsw i64 %85, 144
  %87 = add nuw nsw i64 %85, 148
  %88 = add nuw nsw i64 %84, 4
  %89 = trunc i64 %83 to i32
  %90 = mul i32 %89, 50
  br label %112
91:                                               ; preds = %97
  %92 = fptosi double %81 to i32
  %93 = getelementptr inbounds i8, ptr %9, i64 3264
  %94 = sub i32 6, %13
  %95 = sub i32 %94, %92
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1296) %2, i8 0, i64 1296, i1 false)
  %96 = icmp eq i32 %92, 0
  br i1 %96, label %152, label %137
97:                                               ; preds = %112
  %98 = mul nuw nsw i64 %83, 12
  %99 = add nuw nsw i64 %83, 6
  %100 = add nuw nsw i64 %99, %98
  %101 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %100
  store double 1.000000e+00, ptr %101, align 8
  %102 = add nuw nsw i64 %83, 8
  %103 = add nuw nsw i64 %102, %84
  %104 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %103
  store double 1.000000e+00, ptr %104, align 8
  %105 = mul nuw nsw i64 %83, 25
  %106 = add nuw nsw i64 %105, 162
  %107 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %106
  store double 1.000000e+00, ptr %107, align 8
  %108 = add nuw nsw i64 %105, 12
  %109 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %108
  store double 1.000000e+00, ptr %109, align 8
  %110 = add nuw nsw i64 %83, 1
  %111 = icmp eq i64 %110, 6
  br i1 %111, label %91, label %82
112:                                              ; preds = %112, %82
  %113 = phi i64 [ 0, %82 ], [ %135, %112 ]
  %114 = getelementptr inbounds [4 x i32], ptr @reduce.pair, i64 0, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = add nsw i32 %115, %90
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %79, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = getelementptr i8, ptr %118, i64 8
  %121 = load double, ptr %120, align 8
  %122 = add nuw nsw i64 %113, %84
  %123 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %122
  store double %119, ptr %123, align 8
  %124 = add nuw nsw i64 %87, %113
  %125 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %124
  store double %119, ptr %125, align 8
  %126 = or disjoint i64 %113, %85
  %127 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %126
  store double %119, ptr %127, align 8
  %128 = fneg reassoc nsz contract double %121
  %129 = or disjoint i64 %126, 4
  %130 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %129
  store double %128, ptr %130, align 8
  %131 = add nuw nsw i64 %88, %113
  %132 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %131
  store double %121, ptr %132, align 8
  %133 = add nuw nsw i64 %86, %113
  %134 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %133
  store double %121, ptr %134, align 8
  %135 = add nuw nsw i64 %113, 1
  %136 = icmp eq i64 %135, 4
  br i1 %136, label %97, label %112
137:                                              ; preds = %91
  %138 = sub nsw i32 6, %92
  call fastcc void @reflect(ptr noundef nonnull %5, i32 noundef 6, i32 noundef %138, i32 noundef 8, i32 noundef 14)
  %139 = icmp sgt i32 %92, 0
  br i1 %139, label %140, label %152
140:                                              ; preds = %137
  %141 = zext nneg i32 %92 to i64
  %142 = getelementptr inbounds i8, ptr %9, i64 3408
  br label %143
143:                                              ; preds = %161, %140
  %144 = phi i64 [ 0, %140 ], [ %162, %161 ]
  %145 = phi ptr [ %2, %140 ], [ %163, %161 ]
  %146 = trunc i64 %144 to i32
  %147 = sub i32 %146, %92
  %148 = mul i32 %147, 14
  %149 = add i32 %148, 92
  %150 = shl nuw nsw i64 %144, 1
  %151 = sext i32 %149 to i64
  br label %165
152:                                              ; preds = %161, %137, %91
  %153 = phi ptr [ %2, %137 ], [ %2, %91 ], [ %163, %161 ]
  %154 = sub nsw i32 12, %95
  %155 = shl nsw i32 %92, 1
  %156 = add nsw i32 %155, 8
  call fastcc void @reflect(ptr noundef nonnull %6, i32 noundef 12, i32 noundef %154, i32 noundef %156, i32 noundef 24)
  %157 = getelementptr inbounds i8, ptr %6, i64 96
  %158 = icmp sgt i32 %95, 0
  br i1 %158, label %159, label %200
159:                                              ; preds = %152
  %160 = zext nneg i32 %95 to i64
  br label %206
161:                                              ; preds = %182
  %162 = add nuw nsw i64 %144, 1
  %163 = getelementptr inbounds i8, ptr %145, i64 144
  %164 = icmp eq i64 %162, %141
  br i1 %164, label %152, label %143
165:                                              ; preds = %182, %143
  %166 = phi i64 [ 0, %143 ], [ %183, %182 ]
  %167 = add nsw i64 %166, %151
  %168 = getelementptr inbounds [84 x double], ptr %5, i64 0, i64 %167
  %169 = load double, ptr %168, align 8
  %170 = mul nuw nsw i64 %166, 12
  %171 = add nuw nsw i64 %170, %144
  %172 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %171
  store double %169, ptr %172, align 8
  %173 = mul nuw nsw i64 %166, 24
  %174 = add nuw nsw i64 %173, %150
  %175 = add nuw nsw i64 %174, 153
  %176 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %175
  store double %169, ptr %176, align 8
  %177 = add nuw nsw i64 %174, 8
  %178 = getelementptr inbounds [288 x double], ptr %6, i64 0, i64 %177
  store double %169, ptr %178, align 16
  %179 = fmul reassoc nsz contract double %169, 5.000000e-01
  %180 = mul nuw nsw i64 %166, 400
  %181 = getelementptr i8, ptr %142, i64 %180
  br label %185
182:                                              ; preds = %185
  %183 = add nuw nsw i64 %166, 1
  %184 = icmp eq i64 %183, 6
  br i1 %184, label %161, label %165
185:                                              ; preds = %185, %165
  %186 = phi i64 [ 0, %165 ], [ %198, %185 ]
  %187 = getelementptr inbounds double, ptr %181, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fmul reassoc nsz contract double %188, %169
  %190 = getelementptr inbounds double, ptr %145, i64 %186
  %191 = load double, ptr %190, align 8
  %192 = fadd reassoc nsz contract double %191, %189
  store double %192, ptr %190, align 8
  %193 = fmul reassoc nsz contract double %179, %188
  %194 = add nuw nsw i64 %186, 9
  %195 = getelementptr inbounds double, ptr %145, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = fadd reassoc nsz contract double %196, %193
  store double %197, ptr %195, align 8
  %198 = add nuw nsw i64 %186, 1
  %199 = icmp eq i64 %198, 9
  br i1 %199, label %182, label %185
200:                                              ; preds = %215, %152
  %201 = phi ptr [ %153, %152 ], [ %217, %215 ]
  call fastcc void @reflect(ptr noundef nonnull %7, i32 noundef 6, i32 noundef %94, i32 noundef %94, i32 noundef 12)
  %202 = icmp sgt i32 %13, 0
  br i1 %202, label %203, label %309
203:                                              ; preds = %200
  %204 = sext i32 %94 to i64
  %205 = zext nneg i32 %13 to i64
  br label %258
206:                                              ; preds = %215, %159
  %207 = phi i64 [ 0, %159 ], [ %216, %215 ]
  %208 = phi ptr [ %153, %159 ], [ %217, %215 ]
  %209 = trunc nuw nsw i64 %207 to i32
  %210 = add nsw i32 %154, %209
  %211 = mul nsw i32 %210, 24
  %212 = sext i32 %211 to i64
  %213 = getelementptr double, ptr %157, i64 %212
  %214 = add i32 %209, %92
  br label %219
215:                                              ; preds = %233
  %216 = add nuw nsw i64 %207, 1
  %217 = getelementptr inbounds i8, ptr %208, i64 144
  %218 = icmp eq i64 %216, %160
  br i1 %218, label %200, label %206
219:                                              ; preds = %233, %206
  %220 = phi i64 [ 0, %206 ], [ %234, %233 ]
  %221 = mul nuw nsw i64 %220, 400
  %222 = getelementptr inbounds i8, ptr %93, i64 %221
  %223 = getelementptr inbounds i8, ptr %222, i64 72
  %224 = getelementptr inbounds i8, ptr %222, i64 144
  %225 = getelementptr inbounds double, ptr %213, i64 %220
  %226 = load double, ptr %225, align 8
  %227 = trunc i64 %220 to i32
  %228 = mul i32 %227, 12
  %229 = add i32 %214, %228
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %230
  store double %226, ptr %231, align 8
  %232 = getelementptr inbounds i8, ptr %225, i64 48
  br label %236
233:                                              ; preds = %236
  %234 = add nuw nsw i64 %220, 1
  %235 = icmp eq i64 %234, 6
  br i1 %235, label %215, label %219
236:                                              ; preds = %236, %219
  %237 = phi i64 [ 0, %219 ], [ %256, %236 ]
  %238 = getelementptr inbounds double, ptr %223, i64 %237
  %239 = load double, ptr %238, align 8
  %240 = getelementptr inbounds double, ptr %224, i64 %237
  %241 = load double, ptr %240, align 8
  %242 = fadd reassoc nsz contract double %241, %239
  %243 = fmul reassoc nsz contract double %242, %226
  %244 = getelementptr inbounds double, ptr %208, i64 %237
  %245 = load double, ptr %244, align 8
  %246 = fadd reassoc nsz contract double %243, %245
  store double %246, ptr %244, align 8
  %247 = load double, ptr %232, align 8
  %248 = load double, ptr %238, align 8
  %249 = load double, ptr %240, align 8
  %250 = fsub reassoc nsz contract double %248, %249
  %251 = fmul reassoc nsz contract double %250, %247
  %252 = add nuw nsw i64 %237, 9
  %253 = getelementptr inbounds double, ptr %208, i64 %252
  %254 = load double, ptr %253, align 8
  %255 = fadd reassoc nsz contract double %251, %254
  store double %255, ptr %253, align 8
  %256 = add nuw nsw i64 %237, 1
  %257 = icmp eq i64 %256, 9
  br i1 %257, label %233, label %236
258:                                              ; preds = %264, %203
  %259 = phi i64 [ 0, %203 ], [ %265, %264 ]
  %260 = phi ptr [ %201, %203 ], [ %266, %264 ]
  %261 = add nsw i64 %259, %204
  %262 = mul nsw i64 %261, 12
  %263 = add nsw i64 %262, 6
  br label %268
264:                                              ; preds = %278
  %265 = add nuw nsw i64 %259, 1
  %266 = getelementptr inbounds i8, ptr %260, i64 216
  %267 = icmp eq i64 %265, %205
  br i1 %267, label %309, label %258
268:                                              ; preds = %278, %258
  %269 = phi i64 [ 0, %258 ], [ %279, %278 ]
  %270 = mul nuw nsw i64 %269, 400
  %271 = getelementptr inbounds i8, ptr %93, i64 %270
  %272 = getelementptr inbounds i8, ptr %271, i64 72
  %273 = getelementptr inbounds i8, ptr %271, i64 144
  %274 = add nsw i64 %263, %269
  %275 = getelementptr inbounds [72 x double], ptr %7, i64 0, i64 %274
  %276 = load double, ptr %275, align 8
  %277 = fmul reassoc nsz contract double %276, 2.000000e+00
  br label %281
278:                                              ; preds = %281
  %279 = add nuw nsw i64 %269, 1
  %280 = icmp eq i64 %279, 6
  br i1 %280, label %264, label %268
281:                                              ; preds = %281, %268
  %282 = phi i64 [ 0, %268 ], [ %307, %281 ]
  %283 = getelementptr inbounds double, ptr %272, i64 %282
  %284 = load double, ptr %283, align 8
  %285 = getelementptr inbounds double, ptr %273, i64 %282
  %286 = load double, ptr %285, align 8
  %287 = fadd reassoc nsz contract double %286, %284
  %288 = fmul reassoc nsz contract double %287, %276
  %289 = getelementptr inbounds double, ptr %260, i64 %282
  %290 = load double, ptr %289, align 8
  %291 = fadd reassoc nsz contract double %288, %290
  store double %291, ptr %289, align 8
  %292 = getelementptr inbounds double, ptr %271, i64 %282
  %293 = load double, ptr %292, align 8
  %294 = fmul reassoc nsz contract double %277, %293
  %295 = add nuw nsw i64 %282, 9
  %296 = getelementptr inbounds double, ptr %260, i64 %295
  %297 = load double, ptr %296, align 8
  %298 = fadd reassoc nsz contract double %297, %294
  store double %298, ptr %296, align 8
  %299 = load double, ptr %285, align 8
  %300 = load double, ptr %283, align 8
  %301 = fsub reassoc nsz contract double %299, %300
  %302 = fmul reassoc nsz contract double %301, %276
  %303 = add nuw nsw i64 %282, 18
  %304 = getelementptr inbounds double, ptr %260, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = fadd reassoc nsz contract double %302, %305
  store double %306, ptr %304, align 8
  %307 = add nuw nsw i64 %282, 1
  %308 = icmp eq i64 %307, 9
  br i1 %308, label %278, label %281
309:                                              ; preds = %264, %200
  call void @llvm.lifetime.end.p0(i64 576, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 672, ptr nonnull %5)
  br label %352
310:                                              ; preds = %335, %66
  %311 = phi i64 [ 0, %66 ], [ %340, %335 ]
  %312 = mul nuw nsw i64 %311, 400
  %313 = getelementptr inbounds i8, ptr %9, i64 %312
  %314 = mul nuw nsw i64 %311, 9
  %315 = trunc nuw nsw i64 %314 to i32
  br label %324
316:                                              ; preds = %324
  %317 = getelementptr inbounds i8, ptr %313, i64 64
  %318 = mul nuw nsw i64 %311, 216
  %319 = getelementptr inbounds i8, ptr %76, i64 %318
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(216) %317, ptr noundef nonnull readonly align 8 dereferenceable(216) %319, i64 216, i1 false)
  %320 = add nuw nsw i64 %314, 8
  %321 = getelementptr inbounds [126 x double], ptr %8, i64 0, i64 %320
  %322 = load double, ptr %321, align 8
  %323 = getelementptr inbounds i8, ptr %313, i64 208
  br label %342
324:                                              ; preds = %324, %310
  %325 = phi i64 [ 0, %310 ], [ %333, %324 ]
  %326 = getelementptr inbounds [8 x i32], ptr @eliminate.order, i64 0, i64 %325
  %327 = load i32, ptr %326, align 4
  %328 = add nsw i32 %327, %315
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds [126 x double], ptr %8, i64 0, i64 %329
  %331 = load double, ptr %330, align 8
  %332 = getelementptr inbounds double, ptr %313, i64 %325
  store double %331, ptr %332, align 8
  %333 = add nuw nsw i64 %325, 1
  %334 = icmp eq i64 %333, 8
  br i1 %334, label %316, label %324
335:                                              ; preds = %342
  %336 = getelementptr inbounds double, ptr %313, i64 %311
  %337 = getelementptr inbounds i8, ptr %336, i64 280
  store double 1.000000e+00, ptr %337, align 8
  %338 = fneg reassoc nsz contract double %322
  %339 = getelementptr inbounds i8, ptr %313, i64 392
  store double %338, ptr %339, align 8
  %340 = add nuw nsw i64 %311, 1
  %341 = icmp eq i64 %340, 14
  br i1 %341, label %78, label %310
342:                                              ; preds = %342, %316
  %343 = phi i64 [ 0, %316 ], [ %350, %342 ]
  %344 = getelementptr inbounds double, ptr %77, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fmul reassoc nsz contract double %345, %322
  %347 = getelementptr inbounds double, ptr %323, i64 %343
  %348 = load double, ptr %347, align 8
  %349 = fsub reassoc nsz contract double %348, %346
  store double %349, ptr %347, align 8
  %350 = add nuw nsw i64 %343, 1
  %351 = icmp eq i64 %350, 9
  br i1 %351, label %335, label %342
352:                                              ; preds = %367, %309
  %353 = phi i64 [ 3, %309 ], [ %368, %367 ]
  %354 = add nuw nsw i64 %353, 4
  %355 = mul nuw nsw i64 %354, 400
  %356 = getelementptr inbounds i8, ptr %9, i64 %355
  %357 = getelementptr inbounds double, ptr %356, i64 %354
  %358 = load double, ptr %357, align 8
  %359 = tail call reassoc nsz contract double @llvm.fabs.f64(double %358)
  %360 = fcmp reassoc nsz contract ogt double %359, 1.000000e-300
  %361 = select reassoc nsz contract i1 %360, double %358, double 1.000000e-300
  %362 = getelementptr inbounds i8, ptr %356, i64 280
  %363 = getelementptr inbounds i8, ptr %356, i64 40
  %364 = icmp ult i64 %353, 3
  %365 = mul nuw nsw i64 %353, 120
  %366 = getelementptr i8, ptr %3, i64 %365
  br label %370
367:                                              ; preds = %376
  %368 = add nsw i64 %353, -1
  %369 = icmp eq i64 %353, 0
  br i1 %369, label %394, label %352
370:                                              ; preds = %376, %352
  %371 = phi i64 [ 0, %352 ], [ %380, %376 ]
  %372 = getelementptr inbounds double, ptr %362, i64 %371
  %373 = load double, ptr %372, align 8
  br i1 %364, label %374, label %376
374:                                              ; preds = %370
  %375 = getelementptr double, ptr %3, i64 %371
  br label %382
376:                                              ; preds = %382, %370
  %377 = phi double [ %373, %370 ], [ %392, %382 ]
  %378 = fdiv reassoc nsz contract double %377, %361
  %379 = getelementptr double, ptr %366, i64 %371
  store double %378, ptr %379, align 8
  %380 = add nuw nsw i64 %371, 1
  %381 = icmp eq i64 %380, 15
  br i1 %381, label %367, label %370
382:                                              ; preds = %382, %374
  %383 = phi i64 [ %353, %374 ], [ %385, %382 ]
  %384 = phi double [ %373, %374 ], [ %392, %382 ]
  %385 = add nuw nsw i64 %383, 1
  %386 = getelementptr inbounds double, ptr %363, i64 %383
  %387 = load double, ptr %386, align 8
  %388 = mul i64 %385, 120
  %389 = getelementptr i8, ptr %375, i64 %388
  %390 = load double, ptr %389, align 8
  %391 = fmul reassoc nsz contract double %390, %387
  %392 = fsub reassoc nsz contract double %384, %391
  %393 = icmp eq i64 %385, 3
  br i1 %393, label %376, label %382
394:                                              ; preds = %367
  call void @llvm.lifetime.end.p0(i64 5600, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1008, ptr nonnull %8)
  br label %395
395:                                              ; preds = %394, %62
  %396 = phi i32 [ %94, %394 ], [ %65, %62 ]
  br label %397
397:                                              ; preds = %412, %395
  %398 = phi ptr [ %2, %395 ], [ %413, %412 ]
  %399 = phi i32 [ 0, %395 ], [ %414, %412 ]
  %400 = icmp slt i32 %399, %396
  %401 = select i1 %400, i64 18, i64 27
  br label %402
402:                                              ; preds = %402, %397
  %403 = phi i64 [ 0, %397 ], [ %410, %402 ]
  %404 = phi double [ 1.000000e-300, %397 ], [ %409, %402 ]
  %405 = getelementptr inbounds double, ptr %398, i64 %403
  %406 = load double, ptr %405, align 8
  %407 = tail call reassoc nsz contract double @llvm.fabs.f64(double %406)
  %408 = fcmp reassoc nsz contract ogt double %407, %404
  %409 = select reassoc nsz contract i1 %408, double %407, double %404
  %410 = add nuw nsw i64 %403, 1
  %411 = icmp eq i64 %410, %401
  br i1 %411, label %416, label %402
412:                                              ; preds = %416
  %413 = getelementptr inbounds double, ptr %398, i64 %401
  %414 = add nuw nsw i32 %399, 1
  %415 = icmp eq i32 %414, 6
  br i1 %415, label %423, label %397
416:                                              ; preds = %402, %416
  %417 = phi i64 [ %421, %416 ], [ 0, %402 ]
  %418 = getelementptr inbounds double, ptr %398, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = fdiv reassoc nsz contract double %419, %409
  store double %420, ptr %418, align 8
  %421 = add nuw nsw i64 %417, 1
  %422 = icmp eq i64 %421, %401
  br i1 %422, label %412, label %416
423:                                              ; preds = %412
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
  %21 = icmp slt i32 %18, 1
  %22 = zext i32 %18 to i64
  br i1 %21, label %38, label %23
23:                                               ; preds = %4
  %24 = load double, ptr %2, align 8
  %25 = tail call reassoc nsz contract double @llvm.fabs.f64(double %24)
  %26 = fcmp reassoc nsz contract olt double %25, 1.000000e+06
  br i1 %26, label %27, label %253
27:                                               ; preds = %23, %31
  %28 = phi i64 [ %29, %31 ], [ 0, %23 ]
  %29 = add nuw nsw i64 %28, 1
  %30 = icmp eq i64 %29, %22
  br i1 %30, label %36, label %31
31:                                               ; preds = %27
  %32 = getelementptr inbounds double, ptr %2, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = tail call reassoc nsz contract double @llvm.fabs.f64(double %33)
  %35 = fcmp reassoc nsz contract olt double %34, 1.000000e+06
  br i1 %35, label %27, label %36
36:                                               ; preds = %31, %27
  %37 = icmp ult i64 %29, %22
  br i1 %37, label %253, label %38
38:                                               ; preds = %4, %36
  %39 = sext i32 %18 to i64
  %40 = shl nsw i64 %39, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %16, ptr align 8 %2, i64 %40, i1 false)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %15, ptr align 8 %2, i64 %40, i1 false)
  %41 = getelementptr inbounds i8, ptr %0, i64 8
  %42 = icmp sgt i32 %18, 0
  br label %43
43:                                               ; preds = %98, %38
  %44 = phi nsz double [ 0.000000e+00, %38 ], [ %74, %98 ]
  %45 = phi nsz double [ undef, %38 ], [ %53, %98 ]
  %46 = phi double [ 0x7FF0000000000000, %38 ], [ %56, %98 ]
  %47 = phi double [ 1.000000e-09, %38 ], [ %73, %98 ]
  %48 = phi i32 [ 0, %38 ], [ %99, %98 ]
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %15, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %49 = load double, ptr %41, align 8
  %50 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %10, ptr noundef readonly %1, double noundef %49, ptr noundef nonnull %12)
  %51 = fcmp reassoc nsz contract uge double %50, %46
  %52 = icmp eq i32 %48, 0
  %53 = select reassoc nsz contract i1 %52, double %50, double %45
  br i1 %51, label %55, label %54
54:                                               ; preds = %43
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %16, ptr nonnull align 16 %15, i64 %40, i1 false)
  br label %55
55:                                               ; preds = %54, %43
  %56 = phi nsz double [ %50, %54 ], [ %46, %43 ]
  %57 = fcmp reassoc nsz contract ueq double %50, 0x7FF0000000000000
  %58 = fcmp reassoc nsz contract ole double %50, 1.000000e-13
  %59 = or i1 %57, %58
  %60 = fcmp reassoc nsz contract ole double %56, 1.000000e-10
  %61 = and i1 %51, %60
  %62 = select i1 %59, i1 true, i1 %61
  br i1 %62, label %101, label %63
63:                                               ; preds = %55
  %64 = icmp ugt i32 %48, 3
  %65 = fcmp reassoc nsz contract ogt double %56, 3.000000e-03
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %101, label %67
67:                                               ; preds = %63
  %68 = fcmp reassoc nsz contract olt double %56, 0x3EB0C6F7A0B5ED8D
  %69 = and i1 %51, %68
  br i1 %69, label %70, label %72
70:                                               ; preds = %67
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %15, ptr nonnull align 16 %16, i64 %40, i1 false)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull %15, ptr noundef nonnull %10, ptr noundef nonnull %11)
  %71 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %10, ptr noundef readonly %1, double noundef %49, ptr noundef nonnull %12)
  br label %72
72:                                               ; preds = %70, %67
  %73 = phi nsz double [ 1.000000e-05, %70 ], [ %47, %67 ]
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %10, ptr noundef nonnull %11, ptr noundef nonnull %13)
  %74 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %13, ptr noundef nonnull %12, i32 noundef %18, double noundef %73, ptr noundef nonnull %14)
  br i1 %42, label %77, label %98
75:                                               ; preds = %77
  %76 = fcmp reassoc nsz contract ogt double %84, 1.000000e+00
  br label %87
77:                                               ; preds = %72, %77
  %78 = phi i64 [ %85, %77 ], [ 0, %72 ]
  %79 = phi double [ %84, %77 ], [ 0.000000e+00, %72 ]
  %80 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %78
  %81 = load double, ptr %80, align 8
  %82 = tail call reassoc nsz contract double @llvm.fabs.f64(double %81)
  %83 = fcmp reassoc nsz contract ogt double %82, %79
  %84 = select reassoc nsz contract i1 %83, double %82, double %79
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %22
  br i1 %86, label %75, label %77
87:                                               ; preds = %87, %75
  %88 = phi i64 [ 0, %75 ], [ %96, %87 ]
  %89 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fdiv reassoc nsz contract double %90, %84
  %92 = select reassoc nsz contract i1 %76, double %91, double %90
  %93 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %88
  %94 = load double, ptr %93, align 8
  %95 = fadd reassoc nsz contract double %92, %94
  store double %95, ptr %93, align 8
  %96 = add nuw nsw i64 %88, 1
  %97 = icmp eq i64 %96, %22
  br i1 %97, label %98, label %87
98:                                               ; preds = %87, %72
  %99 = add nuw nsw i32 %48, 1
  %100 = icmp eq i32 %99, 13
  br i1 %100, label %101, label %43
101:                                              ; preds = %55, %63, %98
  %102 = phi nsz double [ %44, %55 ], [ %44, %63 ], [ %74, %98 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  %103 = fcmp reassoc nsz contract ogt double %49, 1.000000e+00
  %104 = select reassoc nsz contract i1 %103, double %49, double 1.000000e+00
  %105 = fcmp reassoc nsz contract olt double %104, 1.000000e+01
  %106 = select reassoc nsz contract i1 %105, double %104, double 1.000000e+01
  %107 = fdiv reassoc nsz contract double 1.000000e-10, %106
  %108 = fcmp reassoc nsz contract ugt double %56, %107
  br i1 %108, label %253, label %109
109:                                              ; preds = %101
  br i1 %42, label %110, label %152
110:                                              ; preds = %109
  %111 = getelementptr inbounds i8, ptr %0, i64 16
  %112 = getelementptr inbounds i8, ptr %0, i64 112
  %113 = getelementptr inbounds i8, ptr %0, i64 160
  br label %114
114:                                              ; preds = %149, %110
  %115 = phi i64 [ 0, %110 ], [ %150, %149 ]
  %116 = getelementptr inbounds double, ptr %111, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fcmp reassoc nsz contract une double %117, 0.000000e+00
  br i1 %118, label %119, label %149
119:                                              ; preds = %114
  %120 = getelementptr inbounds double, ptr %112, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds double, ptr %113, i64 %115
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds double, ptr %16, i64 %115
  %125 = load double, ptr %124, align 8
  %126 = fcmp reassoc nsz contract ogt double %125, 0xC00921FB54442D18
  %127 = fcmp reassoc nsz contract ole double %125, 0x400921FB54442D18
  %128 = and i1 %126, %127
  br i1 %128, label %135, label %129
129:                                              ; preds = %119
  %130 = fadd reassoc nsz contract double %125, 0xC00921FB54442D18
  %131 = fdiv reassoc nsz contract double %130, 0x401921FB54442D18
  %132 = tail call reassoc nsz contract double @llvm.ceil.f64(double %131)
  %133 = fmul reassoc nsz contract double %132, 0x401921FB54442D18
  %134 = fsub reassoc nsz contract double %125, %133
  br label %135
135:                                              ; preds = %129, %119
  %136 = phi nsz double [ %125, %119 ], [ %134, %129 ]
  %137 = fcmp reassoc nsz contract uge double %136, %121
  %138 = fadd reassoc nsz contract double %136, 0x401921FB54442D18
  %139 = fcmp reassoc nsz contract ugt double %138, %123
  %140 = select i1 %137, i1 true, i1 %139
  br i1 %140, label %141, label %147
141:                                              ; preds = %135
  %142 = fcmp reassoc nsz contract ogt double %136, %123
  br i1 %142, label %143, label %147
143:                                              ; preds = %141
  %144 = fadd reassoc nsz contract double %136, 0xC01921FB54442D18
  %145 = fcmp reassoc nsz contract ult double %144, %121
  br i1 %145, label %147, label %146
146:                                              ; preds = %143
  br label %147
147:                                              ; preds = %146, %143, %141, %135
  %148 = phi nsz double [ %144, %146 ], [ %136, %143 ], [ %136, %141 ], [ %138, %135 ]
  store double %148, ptr %124, align 8
  br label %149
149:                                              ; preds = %147, %114
  %150 = add nuw nsw i64 %115, 1
  %151 = icmp eq i64 %150, %39
  br i1 %151, label %152, label %114
152:                                              ; preds = %149, %109
  %153 = fcmp reassoc nsz contract olt double %102, 5.000000e-02
  br i1 %153, label %154, label %156
154:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9)
  call fastcc void @forward(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %16, ptr noundef nonnull %5, ptr noundef nonnull %6)
  call fastcc void @jacobian(ptr noundef nonnull readonly %0, ptr noundef nonnull %5, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %155 = call reassoc nsz contract fastcc double @least_squares(ptr noundef nonnull %7, ptr noundef nonnull %8, i32 noundef %18, double noundef 1.000000e-09, ptr noundef nonnull %9)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  br label %156
156:                                              ; preds = %152, %154
  %157 = phi reassoc nsz contract double [ %155, %154 ], [ %102, %152 ]
  %158 = fcmp reassoc nsz contract olt double %157, 1.000000e-05
  %159 = load ptr, ptr %3, align 8
  %160 = fmul reassoc nsz contract double %157, 8.000000e+00
  %161 = fadd reassoc nsz contract double %160, 0x3EB0C6F7A0B5ED8D
  %162 = select reassoc nsz contract i1 %158, double %161, double 0x3EB0C6F7A0B5ED8D
  %163 = getelementptr inbounds i8, ptr %0, i64 16
  %164 = tail call i32 @llvm.smax.i32(i32 %20, i32 0)
  %165 = zext nneg i32 %164 to i64
  %166 = fmul reassoc nsz contract double %162, %49
  br label %167
167:                                              ; preds = %174, %156
  %168 = phi i64 [ %175, %174 ], [ 0, %156 ]
  %169 = icmp eq i64 %168, %165
  br i1 %169, label %203, label %170
170:                                              ; preds = %167
  br i1 %42, label %171, label %213
171:                                              ; preds = %170
  %172 = mul nuw nsw i64 %168, %22
  %173 = getelementptr inbounds double, ptr %159, i64 %172
  br label %176
174:                                              ; preds = %196
  %175 = add nuw nsw i64 %168, 1
  br i1 %199, label %213, label %167
176:                                              ; preds = %196, %171
  %177 = phi i64 [ 0, %171 ], [ %200, %196 ]
  %178 = getelementptr inbounds double, ptr %16, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds double, ptr %173, i64 %177
  %181 = load double, ptr %180, align 8
  %182 = fsub reassoc nsz contract double %179, %181
  %183 = tail call reassoc nsz contract double @llvm.fabs.f64(double %182)
  %184 = getelementptr inbounds double, ptr %163, i64 %177
  %185 = load double, ptr %184, align 8
  %186 = fcmp reassoc nsz contract une double %185, 0.000000e+00
  %187 = fcmp reassoc nsz contract ogt double %183, 1.000000e+00
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %189, label %196
189:                                              ; preds = %176
  %190 = fdiv reassoc nsz contract double %183, 0x401921FB54442D18
  %191 = fadd reassoc nsz contract double %190, 5.000000e-01
  %192 = tail call reassoc nsz contract double @llvm.floor.f64(double %191)
  %193 = fmul reassoc nsz contract double %192, 0x401921FB54442D18
  %194 = fsub reassoc nsz contract double %183, %193
  %195 = tail call reassoc nsz contract double @llvm.fabs.f64(double %194)
  br label %196
196:                                              ; preds = %189, %176
  %197 = phi nsz double [ %195, %189 ], [ %183, %176 ]
  %198 = select reassoc nsz contract i1 %186, double %162, double %166
  %199 = fcmp reassoc nsz contract olt double %197, %198
  %200 = add nuw nsw i64 %177, 1
  %201 = icmp slt i64 %200, %39
  %202 = select i1 %201, i1 %199, i1 false
  br i1 %202, label %176, label %174
203:                                              ; preds = %167
  %204 = getelementptr inbounds i8, ptr %3, i64 20
  %205 = load i32, ptr %204, align 4
  %206 = icmp eq i32 %20, %205
  %207 = icmp sgt i32 %205, 0
  %208 = and i1 %206, %207
  br i1 %208, label %209, label %223
209:                                              ; preds = %203
  %210 = getelementptr inbounds i8, ptr %3, i64 8
  %211 = load ptr, ptr %210, align 8
  %212 = sext i32 %20 to i64
  br label %226
213:                                              ; preds = %170, %174
  %214 = phi i64 [ %175, %174 ], [ 1, %170 ]
  %215 = getelementptr inbounds i8, ptr %3, i64 24
  %216 = shl i64 %214, 32
  %217 = add i64 %216, -4294967296
  %218 = ashr exact i64 %217, 32
  %219 = getelementptr inbounds [64 x double], ptr %215, i64 0, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fcmp reassoc nsz contract olt double %53, %220
  %222 = select reassoc nsz contract i1 %221, double %53, double %220
  store double %222, ptr %219, align 8
  br label %253
223:                                              ; preds = %226, %203
  %224 = phi i32 [ %20, %203 ], [ %233, %226 ]
  %225 = phi i1 [ %206, %203 ], [ %235, %226 ]
  br i1 %225, label %253, label %238
226:                                              ; preds = %209, %226
  %227 = phi i64 [ 0, %209 ], [ %234, %226 ]
  %228 = getelementptr inbounds i8, ptr %211, i64 %227
  %229 = load i8, ptr %228, align 1
  %230 = icmp eq i8 %229, 0
  %231 = or i1 %158, %230
  %232 = trunc nuw nsw i64 %227 to i32
  %233 = select i1 %231, i32 %20, i32 %232
  %234 = add nuw nsw i64 %227, 1
  %235 = icmp eq i32 %233, %20
  %236 = icmp slt i64 %234, %212
  %237 = select i1 %235, i1 %236, i1 false
  br i1 %237, label %226, label %223
238:                                              ; preds = %223
  %239 = mul nsw i32 %224, %18
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds double, ptr %159, i64 %240
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %241, ptr nonnull align 16 %16, i64 %40, i1 false)
  %242 = zext i1 %158 to i8
  %243 = getelementptr inbounds i8, ptr %3, i64 8
  %244 = load ptr, ptr %243, align 8
  %245 = sext i32 %224 to i64
  %246 = getelementptr inbounds i8, ptr %244, i64 %245
  store i8 %242, ptr %246, align 1
  %247 = load i32, ptr %19, align 8
  %248 = icmp eq i32 %224, %247
  %249 = zext i1 %248 to i32
  %250 = add nsw i32 %247, %249
  store i32 %250, ptr %19, align 8
  %251 = getelementptr inbounds i8, ptr %3, i64 24
  %252 = getelementptr inbounds [64 x double], ptr %251, i64 0, i64 %245
  store double %53, ptr %252, align 8
  br label %253
253:                                              ; preds = %23, %101, %223, %238, %213, %36
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
  br label %100
93:                                               ; preds = %100
  %94 = fcmp reassoc nsz contract ole double %33, 1.000000e-09
  %95 = fcmp reassoc nsz contract olt double %42, 0.000000e+00
  %96 = select i1 %94, i1 %95, i1 false
  %97 = select reassoc nsz contract i1 %96, double 0x400921FB54442D18, double 0.000000e+00
  %98 = load double, ptr %92, align 8
  %99 = fadd reassoc nsz contract double %98, %97
  store double %99, ptr %92, align 8
  br label %125
100:                                              ; preds = %90, %100
  %101 = phi i64 [ 0, %90 ], [ %106, %100 ]
  %102 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fmul reassoc nsz contract double %103, %91
  %105 = getelementptr inbounds double, ptr %92, i64 %101
  store double %104, ptr %105, align 8
  %106 = add nuw nsw i64 %101, 1
  %107 = icmp eq i64 %106, 3
  br i1 %107, label %93, label %100
108:                                              ; preds = %125
  %109 = load double, ptr %3, align 8
  %110 = getelementptr inbounds i8, ptr %3, i64 8
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds i8, ptr %3, i64 16
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds i8, ptr %3, i64 32
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds i8, ptr %3, i64 40
  %117 = load double, ptr %116, align 8
  %118 = fadd reassoc nsz contract double %109, %99
  %119 = fadd reassoc nsz contract double %118, %111
  %120 = fadd reassoc nsz contract double %119, %113
  %121 = fadd reassoc nsz contract double %120, %115
  %122 = fadd reassoc nsz contract double %121, %117
  %123 = fcmp reassoc nsz contract ord double %122, 0.000000e+00
  %124 = select reassoc nsz contract i1 %123, double %132, double 0x7FF0000000000000
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5)
  ret double %124
125:                                              ; preds = %93, %125
  %126 = phi i64 [ 0, %93 ], [ %133, %125 ]
  %127 = phi double [ 0.000000e+00, %93 ], [ %132, %125 ]
  %128 = getelementptr inbounds double, ptr %3, i64 %126
  %129 = load double, ptr %128, align 8
  %130 = tail call reassoc nsz contract double @llvm.fabs.f64(double %129)
  %131 = fcmp reassoc nsz contract ogt double %130, %127
  %132 = select reassoc nsz contract i1 %131, double %130, double %127
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, 6
  br i1 %134, label %108, label %125
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
  br i1 %8, label %9, label %111
9:                                                ; preds = %5
  %10 = zext nneg i32 %2 to i64
  br label %11
11:                                               ; preds = %54, %9
  %12 = phi i64 [ 0, %9 ], [ %55, %54 ]
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
  br i1 %28, label %31, label %54
29:                                               ; preds = %31
  %30 = fmul reassoc nsz contract double %39, %27
  br label %43
31:                                               ; preds = %26, %31
  %32 = phi i64 [ %40, %31 ], [ %12, %26 ]
  %33 = phi double [ %39, %31 ], [ 0.000000e+00, %26 ]
  %34 = getelementptr inbounds double, ptr %17, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %1, i64 %32
  %37 = load double, ptr %36, align 8
  %38 = fmul reassoc nsz contract double %37, %35
  %39 = fadd reassoc nsz contract double %38, %33
  %40 = add nuw nsw i64 %32, 1
  %41 = and i64 %40, 4294967295
  %42 = icmp eq i64 %41, 6
  br i1 %42, label %29, label %31
43:                                               ; preds = %43, %29
  %44 = phi i64 [ %12, %29 ], [ %51, %43 ]
  %45 = getelementptr inbounds double, ptr %17, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul reassoc nsz contract double %30, %46
  %48 = getelementptr inbounds double, ptr %1, i64 %44
  %49 = load double, ptr %48, align 8
  %50 = fsub reassoc nsz contract double %49, %47
  store double %50, ptr %48, align 8
  %51 = add nuw nsw i64 %44, 1
  %52 = and i64 %51, 4294967295
  %53 = icmp eq i64 %52, 6
  br i1 %53, label %54, label %43
54:                                               ; preds = %43, %26
  %55 = add nuw nsw i64 %12, 1
  %56 = icmp eq i64 %55, %10
  br i1 %56, label %57, label %11
57:                                               ; preds = %54
  br i1 %8, label %58, label %111
58:                                               ; preds = %57
  %59 = load double, ptr %7, align 16
  %60 = tail call reassoc nsz contract double @llvm.fabs.f64(double %59)
  %61 = fmul reassoc nsz contract double %60, %3
  %62 = zext nneg i32 %2 to i64
  br label %63
63:                                               ; preds = %58, %69
  %64 = phi i64 [ 0, %58 ], [ %70, %69 ]
  %65 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = tail call reassoc nsz contract double @llvm.fabs.f64(double %66)
  %68 = fcmp reassoc nsz contract ogt double %67, %61
  br i1 %68, label %69, label %72
69:                                               ; preds = %63
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %62
  br i1 %71, label %114, label %63
72:                                               ; preds = %63
  %73 = shl nuw nsw i64 %62, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %73, i1 false)
  %74 = icmp eq i64 %64, 0
  br i1 %74, label %159, label %75
75:                                               ; preds = %72
  %76 = zext nneg i32 %2 to i64
  br label %77
77:                                               ; preds = %75, %85
  %78 = phi i64 [ %79, %85 ], [ %64, %75 ]
  %79 = add nsw i64 %78, -1
  %80 = getelementptr inbounds double, ptr %1, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = icmp slt i64 %78, %62
  br i1 %82, label %83, label %85
83:                                               ; preds = %77
  %84 = getelementptr double, ptr %0, i64 %79
  br label %95
85:                                               ; preds = %95, %77
  %86 = phi double [ %81, %77 ], [ %108, %95 ]
  %87 = getelementptr inbounds double, ptr %7, i64 %79
  %88 = load double, ptr %87, align 8
  %89 = fdiv reassoc nsz contract double %86, %88
  %90 = getelementptr inbounds i32, ptr %6, i64 %79
  %91 = load i32, ptr %90, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %4, i64 %92
  store double %89, ptr %93, align 8
  %94 = icmp sgt i64 %78, 1
  br i1 %94, label %77, label %159
95:                                               ; preds = %95, %83
  %96 = phi i64 [ %78, %83 ], [ %109, %95 ]
  %97 = phi double [ %81, %83 ], [ %108, %95 ]
  %98 = getelementptr inbounds i32, ptr %6, i64 %96
  %99 = load i32, ptr %98, align 4
  %100 = mul nsw i32 %99, 6
  %101 = sext i32 %100 to i64
  %102 = getelementptr double, ptr %84, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = sext i32 %99 to i64
  %105 = getelementptr inbounds double, ptr %4, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fmul reassoc nsz contract double %106, %103
  %108 = fsub reassoc nsz contract double %97, %107
  %109 = add nuw nsw i64 %96, 1
  %110 = icmp slt i64 %109, %76
  br i1 %110, label %95, label %85
111:                                              ; preds = %57, %5
  %112 = sext i32 %2 to i64
  %113 = shl nsw i64 %112, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %113, i1 false)
  br label %153
114:                                              ; preds = %69
  %115 = zext nneg i32 %2 to i64
  %116 = shl nuw nsw i64 %115, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %116, i1 false)
  %117 = zext nneg i32 %2 to i64
  br label %118
118:                                              ; preds = %126, %114
  %119 = phi i64 [ %117, %114 ], [ %120, %126 ]
  %120 = add nsw i64 %119, -1
  %121 = getelementptr inbounds double, ptr %1, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = icmp slt i64 %119, %115
  br i1 %123, label %124, label %126
124:                                              ; preds = %118
  %125 = getelementptr double, ptr %0, i64 %120
  br label %136
126:                                              ; preds = %136, %118
  %127 = phi double [ %122, %118 ], [ %149, %136 ]
  %128 = getelementptr inbounds double, ptr %7, i64 %120
  %129 = load double, ptr %128, align 8
  %130 = fdiv reassoc nsz contract double %127, %129
  %131 = getelementptr inbounds i32, ptr %6, i64 %120
  %132 = load i32, ptr %131, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %4, i64 %133
  store double %130, ptr %134, align 8
  %135 = icmp sgt i64 %119, 1
  br i1 %135, label %118, label %153
136:                                              ; preds = %136, %124
  %137 = phi i64 [ %119, %124 ], [ %150, %136 ]
  %138 = phi double [ %122, %124 ], [ %149, %136 ]
  %139 = getelementptr inbounds i32, ptr %6, i64 %137
  %140 = load i32, ptr %139, align 4
  %141 = mul nsw i32 %140, 6
  %142 = sext i32 %141 to i64
  %143 = getelementptr double, ptr %125, i64 %142
  %144 = load double, ptr %143, align 8
  %145 = sext i32 %140 to i64
  %146 = getelementptr inbounds double, ptr %4, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fmul reassoc nsz contract double %147, %144
  %149 = fsub reassoc nsz contract double %138, %148
  %150 = add nuw nsw i64 %137, 1
  %151 = trunc nuw i64 %150 to i32
  %152 = icmp slt i32 %151, %2
  br i1 %152, label %136, label %126
153:                                              ; preds = %126, %111
  %154 = add nsw i32 %2, -1
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = tail call reassoc nsz contract double @llvm.fabs.f64(double %157)
  br label %159
159:                                              ; preds = %85, %72, %153
  %160 = phi reassoc nsz contract double [ %158, %153 ], [ 0.000000e+00, %72 ], [ 0.000000e+00, %85 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret double %160
}
declare double @llvm.cos.f64(double)
declare double @llvm.sin.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @atan2(double noundef, double noundef) local_unnamed_addr
define internal fastcc void @triangle(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %26
6:                                                ; preds = %4
  %7 = zext nneg i32 %1 to i64
  br label %12
8:                                                ; preds = %12
  br i1 %5, label %9, label %26
9:                                                ; preds = %8
  %10 = zext nneg i32 %1 to i64
  %11 = zext nneg i32 %1 to i64
  br label %21
12:                                               ; preds = %6, %12
  %13 = phi i64 [ 0, %6 ], [ %16, %12 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = trunc nuw nsw i64 %13 to i32
  store i32 %15, ptr %14, align 4
  %16 = add nuw nsw i64 %13, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %8, label %12
18:                                               ; preds = %111, %37
  %19 = add nuw nsw i64 %22, 1
  %20 = icmp eq i64 %60, %11
  br i1 %20, label %26, label %21
21:                                               ; preds = %9, %18
  %22 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %23 = phi i64 [ 0, %9 ], [ %60, %18 ]
  %24 = icmp ult i64 %23, 6
  %25 = trunc nuw nsw i64 %23 to i32
  br label %27
26:                                               ; preds = %18, %4, %8
  ret void
27:                                               ; preds = %21, %62
  %28 = phi i64 [ %23, %21 ], [ %68, %62 ]
  %29 = phi double [ -1.000000e+00, %21 ], [ %67, %62 ]
  %30 = phi i32 [ %25, %21 ], [ %66, %62 ]
  br i1 %24, label %31, label %62
31:                                               ; preds = %27
  %32 = getelementptr inbounds i32, ptr %2, i64 %28
  %33 = load i32, ptr %32, align 4
  %34 = mul nsw i32 %33, 6
  %35 = sext i32 %34 to i64
  %36 = getelementptr double, ptr %0, i64 %35
  br label %70
37:                                               ; preds = %62
  %38 = sext i32 %66 to i64
  %39 = getelementptr inbounds i32, ptr %2, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds i32, ptr %2, i64 %23
  %42 = load i32, ptr %41, align 4
  store i32 %42, ptr %39, align 4
  store i32 %40, ptr %41, align 4
  %43 = mul nsw i32 %40, 6
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %67)
  %47 = getelementptr inbounds double, ptr %45, i64 %23
  %48 = load double, ptr %47, align 8
  %49 = fcmp reassoc nsz contract ogt double %48, 0.000000e+00
  %50 = fneg reassoc nsz contract double %46
  %51 = select reassoc nsz contract i1 %49, double %50, double %46
  %52 = getelementptr inbounds double, ptr %3, i64 %23
  store double %51, ptr %52, align 8
  %53 = load double, ptr %47, align 8
  %54 = fsub reassoc nsz contract double %53, %51
  store double %54, ptr %47, align 8
  %55 = load double, ptr %52, align 8
  %56 = fcmp reassoc nsz contract une double %55, 0.000000e+00
  %57 = fmul reassoc nsz contract double %54, %55
  %58 = fdiv reassoc nsz contract double -1.000000e+00, %57
  %59 = select reassoc nsz contract i1 %56, double %58, double 0.000000e+00
  %60 = add nuw nsw i64 %23, 1
  %61 = icmp ult i64 %60, %10
  br i1 %61, label %79, label %18
62:                                               ; preds = %70, %27
  %63 = phi double [ 0.000000e+00, %27 ], [ %76, %70 ]
  %64 = fcmp reassoc nsz contract ogt double %63, %29
  %65 = trunc nuw nsw i64 %28 to i32
  %66 = select i1 %64, i32 %65, i32 %30
  %67 = select nsz i1 %64, double %63, double %29
  %68 = add nuw nsw i64 %28, 1
  %69 = icmp eq i64 %68, %11
  br i1 %69, label %37, label %27
70:                                               ; preds = %31, %70
  %71 = phi i64 [ %23, %31 ], [ %77, %70 ]
  %72 = phi double [ 0.000000e+00, %31 ], [ %76, %70 ]
  %73 = getelementptr double, ptr %36, i64 %71
  %74 = load double, ptr %73, align 8
  %75 = fmul reassoc nsz contract double %74, %74
  %76 = fadd reassoc nsz contract double %75, %72
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, 6
  br i1 %78, label %62, label %70
79:                                               ; preds = %37, %111
  %80 = phi i64 [ %112, %111 ], [ %22, %37 ]
  %81 = getelementptr inbounds i32, ptr %2, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = mul nsw i32 %82, 6
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %0, i64 %84
  br i1 %24, label %88, label %111
86:                                               ; preds = %88
  %87 = fmul reassoc nsz contract double %96, %59
  br label %100
88:                                               ; preds = %79, %88
  %89 = phi i64 [ %97, %88 ], [ %23, %79 ]
  %90 = phi double [ %96, %88 ], [ 0.000000e+00, %79 ]
  %91 = getelementptr inbounds double, ptr %45, i64 %89
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds double, ptr %85, i64 %89
  %94 = load double, ptr %93, align 8
  %95 = fmul reassoc nsz contract double %94, %92
  %96 = fadd reassoc nsz contract double %95, %90
  %97 = add nuw nsw i64 %89, 1
  %98 = and i64 %97, 4294967295
  %99 = icmp eq i64 %98, 6
  br i1 %99, label %86, label %88
100:                                              ; preds = %100, %86
  %101 = phi i64 [ %23, %86 ], [ %108, %100 ]
  %102 = getelementptr inbounds double, ptr %45, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fmul reassoc nsz contract double %87, %103
  %105 = getelementptr inbounds double, ptr %85, i64 %101
  %106 = load double, ptr %105, align 8
  %107 = fsub reassoc nsz contract double %106, %104
  store double %107, ptr %105, align 8
  %108 = add nuw nsw i64 %101, 1
  %109 = and i64 %108, 4294967295
  %110 = icmp eq i64 %109, 6
  br i1 %110, label %111, label %100
111:                                              ; preds = %100, %79
  %112 = add nuw nsw i64 %80, 1
  %113 = icmp eq i64 %112, %11
  br i1 %113, label %18, label %79
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
  %11 = getelementptr inbounds i8, ptr %9, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %11, i8 0, i64 120, i1 false)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %10)
  %12 = load double, ptr %2, align 8
  %13 = tail call reassoc nsz contract double @llvm.fabs.f64(double %12)
  %14 = fcmp reassoc nsz contract olt double %13, 1.000000e+06
  br i1 %14, label %15, label %259
15:                                               ; preds = %5, %19
  %16 = phi i64 [ %17, %19 ], [ 0, %5 ]
  %17 = add nuw nsw i64 %16, 1
  %18 = icmp eq i64 %17, 6
  br i1 %18, label %26, label %19
19:                                               ; preds = %15
  %20 = getelementptr inbounds double, ptr %2, i64 %17
  %21 = load double, ptr %20, align 8
  %22 = tail call reassoc nsz contract double @llvm.fabs.f64(double %21)
  %23 = fcmp reassoc nsz contract olt double %22, 1.000000e+06
  br i1 %23, label %15, label %24
24:                                               ; preds = %19
  %25 = icmp ugt i64 %16, 4
  br i1 %25, label %26, label %259
26:                                               ; preds = %15, %24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 8 dereferenceable(48) %2, i64 48, i1 false)
  %27 = call fastcc i32 @settle(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %9)
  %28 = icmp eq i32 %27, 0
  %29 = getelementptr inbounds i8, ptr %9, i64 160
  %30 = load double, ptr %29, align 8
  %31 = fcmp reassoc nsz contract ogt double %30, 5.000000e-02
  %32 = select i1 %28, i1 true, i1 %31
  br i1 %32, label %259, label %33
33:                                               ; preds = %26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %8, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  %34 = getelementptr inbounds i8, ptr %9, i64 48
  br label %35
35:                                               ; preds = %35, %33
  %36 = phi i64 [ 0, %33 ], [ %43, %35 ]
  %37 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fmul reassoc nsz contract double %38, %3
  %40 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %36
  %41 = load double, ptr %40, align 8
  %42 = fadd reassoc nsz contract double %41, %39
  store double %42, ptr %40, align 8
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, 6
  br i1 %44, label %45, label %35
45:                                               ; preds = %35
  %46 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %8)
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %259, label %48
48:                                               ; preds = %45
  %49 = getelementptr inbounds i8, ptr %8, i64 152
  %50 = load double, ptr %49, align 8
  %51 = fneg reassoc nsz contract double %50
  %52 = getelementptr inbounds i8, ptr %9, i64 152
  %53 = getelementptr inbounds i8, ptr %9, i64 144
  %54 = getelementptr inbounds i8, ptr %10, i64 144
  %55 = getelementptr inbounds i8, ptr %10, i64 152
  %56 = getelementptr inbounds i8, ptr %6, i64 144
  %57 = getelementptr inbounds i8, ptr %7, i64 144
  %58 = getelementptr inbounds i8, ptr %0, i64 16
  %59 = getelementptr inbounds i8, ptr %0, i64 8
  %60 = getelementptr inbounds i8, ptr %10, i64 160
  %61 = getelementptr inbounds i8, ptr %8, i64 48
  br label %62
62:                                               ; preds = %48, %258
  %63 = phi i1 [ true, %48 ], [ false, %258 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, ptr noundef nonnull align 8 dereferenceable(168) %8, i64 168, i1 false)
  br i1 %63, label %64, label %66
64:                                               ; preds = %66, %62
  %65 = phi double [ %50, %62 ], [ %51, %66 ]
  store double %65, ptr %52, align 8
  br label %74
66:                                               ; preds = %62, %66
  %67 = phi i64 [ %72, %66 ], [ 0, %62 ]
  %68 = getelementptr inbounds [6 x double], ptr %61, i64 0, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fneg reassoc nsz contract double %69
  %71 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %67
  store double %70, ptr %71, align 8
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp ult i64 %67, 5
  br i1 %73, label %66, label %64
74:                                               ; preds = %64, %255
  %75 = phi i32 [ 0, %64 ], [ %256, %255 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %10, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %76
76:                                               ; preds = %76, %74
  %77 = phi i64 [ 0, %74 ], [ %84, %76 ]
  %78 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fmul reassoc nsz contract double %79, 1.000000e-01
  %81 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 %77
  %82 = load double, ptr %81, align 8
  %83 = fadd reassoc nsz contract double %82, %80
  store double %83, ptr %81, align 8
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, 6
  br i1 %85, label %86, label %76
86:                                               ; preds = %76
  %87 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %10)
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %258, label %89
89:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %6, ptr noundef nonnull readonly align 8 dereferenceable(168) %10, i64 168, i1 false)
  call void @llvm.lifetime.start.p0(i64 168, ptr nonnull %7)
  %90 = load double, ptr %53, align 8
  %91 = load double, ptr %54, align 8
  %92 = fmul reassoc nsz contract double %91, %90
  %93 = fcmp reassoc nsz contract ogt double %92, 0.000000e+00
  br i1 %93, label %94, label %119
94:                                               ; preds = %89
  %95 = load double, ptr %52, align 8
  %96 = fmul reassoc nsz contract double %95, %90
  %97 = fcmp reassoc nsz contract olt double %96, 0.000000e+00
  br i1 %97, label %98, label %119
98:                                               ; preds = %94
  %99 = load double, ptr %55, align 8
  %100 = fmul reassoc nsz contract double %99, %91
  %101 = fcmp reassoc nsz contract ogt double %100, 0.000000e+00
  br i1 %101, label %102, label %119
102:                                              ; preds = %98
  %103 = fmul reassoc nsz contract double %95, 1.000000e-01
  %104 = fsub reassoc nsz contract double %95, %99
  %105 = fdiv reassoc nsz contract double %103, %104
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %6, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %106
106:                                              ; preds = %106, %102
  %107 = phi i64 [ 0, %102 ], [ %114, %106 ]
  %108 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fmul reassoc nsz contract double %109, %105
  %111 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %107
  %112 = load double, ptr %111, align 8
  %113 = fadd reassoc nsz contract double %112, %110
  store double %113, ptr %111, align 8
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, 6
  br i1 %115, label %116, label %106
116:                                              ; preds = %106
  %117 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %6)
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %203, label %119
119:                                              ; preds = %116, %98, %94, %89
  %120 = phi nsz double [ %105, %116 ], [ 1.000000e-01, %98 ], [ 1.000000e-01, %94 ], [ 1.000000e-01, %89 ]
  %121 = load double, ptr %56, align 8
  %122 = fmul reassoc nsz contract double %121, %90
  %123 = fcmp reassoc nsz contract ugt double %122, 0.000000e+00
  br i1 %123, label %162, label %124
124:                                              ; preds = %119, %152
  %125 = phi i32 [ %159, %152 ], [ 0, %119 ]
  %126 = phi double [ %158, %152 ], [ 0.000000e+00, %119 ]
  %127 = phi double [ %149, %152 ], [ %121, %119 ]
  %128 = phi double [ %134, %152 ], [ %120, %119 ]
  %129 = phi double [ %157, %152 ], [ %90, %119 ]
  %130 = fmul reassoc nsz contract double %127, %126
  %131 = fmul reassoc nsz contract double %129, %128
  %132 = fsub reassoc nsz contract double %130, %131
  %133 = fsub reassoc nsz contract double %127, %129
  %134 = fdiv reassoc nsz contract double %132, %133
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %7, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %135
135:                                              ; preds = %135, %124
  %136 = phi i64 [ 0, %124 ], [ %143, %135 ]
  %137 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = fmul reassoc nsz contract double %138, %134
  %140 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %136
  %141 = load double, ptr %140, align 8
  %142 = fadd reassoc nsz contract double %141, %139
  store double %142, ptr %140, align 8
  %143 = add nuw nsw i64 %136, 1
  %144 = icmp eq i64 %143, 6
  br i1 %144, label %145, label %135
145:                                              ; preds = %135
  %146 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7)
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %162, label %148
148:                                              ; preds = %145
  %149 = load double, ptr %57, align 8
  %150 = tail call reassoc nsz contract double @llvm.fabs.f64(double %149)
  %151 = fcmp reassoc nsz contract olt double %150, 1.000000e-13
  br i1 %151, label %161, label %152
152:                                              ; preds = %148
  %153 = fcmp reassoc nsz contract ogt double %149, 0.000000e+00
  %154 = fcmp ule double %127, 0.000000e+00
  %155 = xor i1 %154, %153
  %156 = fmul reassoc nsz contract double %129, 5.000000e-01
  %157 = select nsz i1 %155, double %156, double %127
  %158 = select nsz i1 %155, double %126, double %128
  %159 = add nuw nsw i32 %125, 1
  %160 = icmp eq i32 %159, 12
  br i1 %160, label %161, label %124
161:                                              ; preds = %152, %148
  call fastcc void @take(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7, ptr noundef %4)
  br label %162
162:                                              ; preds = %145, %161, %119
  %163 = fmul reassoc nsz contract double %121, %91
  %164 = fcmp reassoc nsz contract olt double %163, 0.000000e+00
  br i1 %164, label %165, label %203
165:                                              ; preds = %162, %193
  %166 = phi i32 [ %200, %193 ], [ 0, %162 ]
  %167 = phi double [ %199, %193 ], [ %120, %162 ]
  %168 = phi double [ %190, %193 ], [ %91, %162 ]
  %169 = phi double [ %175, %193 ], [ 1.000000e-01, %162 ]
  %170 = phi double [ %198, %193 ], [ %121, %162 ]
  %171 = fmul reassoc nsz contract double %168, %167
  %172 = fmul reassoc nsz contract double %170, %169
  %173 = fsub reassoc nsz contract double %171, %172
  %174 = fsub reassoc nsz contract double %168, %170
  %175 = fdiv reassoc nsz contract double %173, %174
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %7, ptr noundef nonnull readonly align 8 dereferenceable(168) %9, i64 168, i1 false)
  br label %176
176:                                              ; preds = %176, %165
  %177 = phi i64 [ 0, %165 ], [ %184, %176 ]
  %178 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fmul reassoc nsz contract double %179, %175
  %181 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %177
  %182 = load double, ptr %181, align 8
  %183 = fadd reassoc nsz contract double %182, %180
  store double %183, ptr %181, align 8
  %184 = add nuw nsw i64 %177, 1
  %185 = icmp eq i64 %184, 6
  br i1 %185, label %186, label %176
186:                                              ; preds = %176
  %187 = call fastcc i32 @settle(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7)
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %203, label %189
189:                                              ; preds = %186
  %190 = load double, ptr %57, align 8
  %191 = tail call reassoc nsz contract double @llvm.fabs.f64(double %190)
  %192 = fcmp reassoc nsz contract olt double %191, 1.000000e-13
  br i1 %192, label %202, label %193
193:                                              ; preds = %189
  %194 = fcmp reassoc nsz contract ogt double %190, 0.000000e+00
  %195 = fcmp ule double %168, 0.000000e+00
  %196 = xor i1 %195, %194
  %197 = fmul reassoc nsz contract double %170, 5.000000e-01
  %198 = select nsz i1 %196, double %197, double %168
  %199 = select nsz i1 %196, double %167, double %169
  %200 = add nuw nsw i32 %166, 1
  %201 = icmp eq i32 %200, 12
  br i1 %201, label %202, label %165
202:                                              ; preds = %193, %189
  call fastcc void @take(ptr noundef readonly %0, ptr noundef readonly %1, ptr noundef nonnull %7, ptr noundef %4)
  br label %203
203:                                              ; preds = %186, %116, %162, %202
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 168, ptr nonnull %6)
  %204 = icmp ugt i32 %75, 2
  br i1 %204, label %205, label %252
205:                                              ; preds = %203
  %206 = load double, ptr %0, align 8
  %207 = fptosi double %206 to i32
  %208 = icmp slt i32 %207, 1
  %209 = sext i32 %207 to i64
  %210 = zext i32 %207 to i64
  br label %211
211:                                              ; preds = %218, %205
  %212 = phi i64 [ %219, %218 ], [ 0, %205 ]
  %213 = icmp eq i64 %212, 1
  %214 = select i1 %213, i1 true, i1 %208
  br i1 %214, label %251, label %215
215:                                              ; preds = %211
  %216 = mul nuw nsw i64 %212, %210
  %217 = getelementptr inbounds double, ptr %8, i64 %216
  br label %220
218:                                              ; preds = %245
  %219 = add nuw nsw i64 %212, 1
  br i1 %247, label %259, label %211
220:                                              ; preds = %245, %215
  %221 = phi i64 [ 0, %215 ], [ %248, %245 ]
  %222 = getelementptr inbounds double, ptr %10, i64 %221
  %223 = load double, ptr %222, align 8
  %224 = getelementptr inbounds double, ptr %217, i64 %221
  %225 = load double, ptr %224, align 8
  %226 = fsub reassoc nsz contract double %223, %225
  %227 = tail call reassoc nsz contract double @llvm.fabs.f64(double %226)
  %228 = getelementptr inbounds double, ptr %58, i64 %221
  %229 = load double, ptr %228, align 8
  %230 = fcmp reassoc nsz contract une double %229, 0.000000e+00
  %231 = fcmp reassoc nsz contract ogt double %227, 1.000000e+00
  %232 = select i1 %230, i1 %231, i1 false
  br i1 %232, label %233, label %240
233:                                              ; preds = %220
  %234 = fdiv reassoc nsz contract double %227, 0x401921FB54442D18
  %235 = fadd reassoc nsz contract double %234, 5.000000e-01
  %236 = tail call reassoc nsz contract double @llvm.floor.f64(double %235)
  %237 = fmul reassoc nsz contract double %236, 0x401921FB54442D18
  %238 = fsub reassoc nsz contract double %227, %237
  %239 = tail call reassoc nsz contract double @llvm.fabs.f64(double %238)
  br label %240
240:                                              ; preds = %233, %220
  %241 = phi nsz double [ %239, %233 ], [ %227, %220 ]
  br i1 %230, label %245, label %242
242:                                              ; preds = %240
  %243 = load double, ptr %59, align 8
  %244 = fmul reassoc nsz contract double %243, 6.000000e-02
  br label %245
245:                                              ; preds = %242, %240
  %246 = phi reassoc nsz contract double [ %244, %242 ], [ 6.000000e-02, %240 ]
  %247 = fcmp reassoc nsz contract olt double %241, %246
  %248 = add nuw nsw i64 %221, 1
  %249 = icmp slt i64 %248, %209
  %250 = select i1 %249, i1 %247, i1 false
  br i1 %250, label %220, label %218
251:                                              ; preds = %211
  br i1 %213, label %252, label %259
252:                                              ; preds = %251, %203
  %253 = load double, ptr %60, align 8
  %254 = fcmp reassoc nsz contract ogt double %253, 5.000000e-03
  br i1 %254, label %258, label %255
255:                                              ; preds = %252
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %9, ptr noundef nonnull align 8 dereferenceable(168) %10, i64 168, i1 false)
  %256 = add nuw nsw i32 %75, 1
  %257 = icmp eq i32 %256, 80
  br i1 %257, label %258, label %74
258:                                              ; preds = %252, %86, %255
  br i1 %63, label %62, label %259
259:                                              ; preds = %258, %251, %218, %5, %45, %26, %24
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
  br label %9
7:                                                ; preds = %9, %3
  %8 = zext nneg i32 %1 to i64
  br label %14
9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %12, %9 ]
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  store double 1.000000e+00, ptr %11, align 8
  %12 = add nuw nsw i64 %10, 1
  %13 = icmp eq i64 %12, %6
  br i1 %13, label %7, label %9
14:                                               ; preds = %7, %23
  %15 = phi i32 [ 0, %7 ], [ %24, %23 ]
  br i1 %4, label %17, label %16
16:                                               ; preds = %14, %23
  ret void
17:                                               ; preds = %14, %104
  %18 = phi i64 [ %106, %104 ], [ 0, %14 ]
  %19 = phi i32 [ %105, %104 ], [ 0, %14 ]
  %20 = mul nuw nsw i64 %18, 24
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  %22 = getelementptr double, ptr %0, i64 %18
  br label %32
23:                                               ; preds = %104
  %24 = add nuw nsw i32 %15, 1
  %25 = icmp ne i32 %105, 0
  %26 = icmp ult i32 %15, 5
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %14, label %16
28:                                               ; preds = %47
  %29 = fcmp reassoc nsz contract ogt double %48, 0.000000e+00
  %30 = fcmp reassoc nsz contract ogt double %49, 0.000000e+00
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %52, label %104
32:                                               ; preds = %17, %47
  %33 = phi i64 [ 0, %17 ], [ %50, %47 ]
  %34 = phi double [ 0.000000e+00, %17 ], [ %49, %47 ]
  %35 = phi double [ 0.000000e+00, %17 ], [ %48, %47 ]
  %36 = icmp eq i64 %33, %18
  br i1 %36, label %47, label %37
37:                                               ; preds = %32
  %38 = getelementptr inbounds double, ptr %21, i64 %33
  %39 = load double, ptr %38, align 8
  %40 = tail call reassoc nsz contract double @llvm.fabs.f64(double %39)
  %41 = fadd reassoc nsz contract double %40, %35
  %42 = mul i64 %33, 192
  %43 = getelementptr i8, ptr %22, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = tail call reassoc nsz contract double @llvm.fabs.f64(double %44)
  %46 = fadd reassoc nsz contract double %45, %34
  br label %47
47:                                               ; preds = %32, %37
  %48 = phi nsz double [ %41, %37 ], [ %35, %32 ]
  %49 = phi nsz double [ %46, %37 ], [ %34, %32 ]
  %50 = add nuw nsw i64 %33, 1
  %51 = icmp eq i64 %50, %8
  br i1 %51, label %28, label %32
52:                                               ; preds = %28
  %53 = fadd reassoc nsz contract double %49, %48
  %54 = fcmp reassoc nsz contract ogt double %53, 0x6974E718D7D7625A
  br i1 %54, label %104, label %55
55:                                               ; preds = %52
  %56 = fmul reassoc nsz contract double %48, 5.000000e-01
  %57 = fcmp reassoc nsz contract olt double %49, %56
  br i1 %57, label %63, label %58
58:                                               ; preds = %63, %55
  %59 = phi double [ %49, %55 ], [ %67, %63 ]
  %60 = phi double [ 1.000000e+00, %55 ], [ %66, %63 ]
  %61 = fmul reassoc nsz contract double %48, 2.000000e+00
  %62 = fcmp reassoc nsz contract ult double %59, %61
  br i1 %62, label %75, label %69
63:                                               ; preds = %55, %63
  %64 = phi double [ %66, %63 ], [ 1.000000e+00, %55 ]
  %65 = phi double [ %67, %63 ], [ %49, %55 ]
  %66 = fmul reassoc nsz contract double %64, 2.000000e+00
  %67 = fmul reassoc nsz contract double %65, 4.000000e+00
  %68 = fcmp reassoc nsz contract olt double %67, %56
  br i1 %68, label %63, label %58
69:                                               ; preds = %58, %69
  %70 = phi double [ %72, %69 ], [ %60, %58 ]
  %71 = phi double [ %73, %69 ], [ %59, %58 ]
  %72 = fmul reassoc nsz contract double %70, 5.000000e-01
  %73 = fmul reassoc nsz contract double %71, 2.500000e-01
  %74 = fcmp reassoc nsz contract ult double %73, %61
  br i1 %74, label %75, label %69
75:                                               ; preds = %69, %58
  %76 = phi double [ %59, %58 ], [ %73, %69 ]
  %77 = phi double [ %60, %58 ], [ %72, %69 ]
  %78 = fadd reassoc nsz contract double %76, %48
  %79 = fdiv reassoc nsz contract double %78, %77
  %80 = fmul reassoc nsz contract double %53, 0x3FEE666666666666
  %81 = fcmp reassoc nsz contract ult double %79, %80
  br i1 %81, label %82, label %104
82:                                               ; preds = %75
  %83 = getelementptr inbounds double, ptr %2, i64 %18
  %84 = load double, ptr %83, align 8
  %85 = fmul reassoc nsz contract double %84, %77
  store double %85, ptr %83, align 8
  %86 = getelementptr inbounds double, ptr %0, i64 %20
  br label %87
87:                                               ; preds = %82, %87
  %88 = phi i64 [ 0, %82 ], [ %92, %87 ]
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fdiv reassoc nsz contract double %90, %77
  store double %91, ptr %89, align 8
  %92 = add nuw nsw i64 %88, 1
  %93 = icmp eq i64 %92, %8
  br i1 %93, label %94, label %87
94:                                               ; preds = %87
  %95 = getelementptr double, ptr %0, i64 %18
  br label %96
96:                                               ; preds = %94, %96
  %97 = phi i64 [ 0, %94 ], [ %102, %96 ]
  %98 = mul i64 %97, 192
  %99 = getelementptr i8, ptr %95, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = fmul reassoc nsz contract double %100, %77
  store double %101, ptr %99, align 8
  %102 = add nuw nsw i64 %97, 1
  %103 = icmp eq i64 %102, %8
  br i1 %103, label %104, label %96
104:                                              ; preds = %96, %75, %28, %52
  %105 = phi i32 [ %19, %52 ], [ %19, %28 ], [ %19, %75 ], [ 1, %96 ]
  %106 = add nuw nsw i64 %18, 1
  %107 = icmp eq i64 %106, %8
  br i1 %107, label %23, label %17
}
define internal fastcc i32 @eigenvalues(ptr noalias nocapture noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [3 x double], align 16
  %6 = add nsw i32 %1, -1
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %462
8:                                                ; preds = %4
  %9 = zext nneg i32 %1 to i64
  %10 = zext nneg i32 %1 to i64
  br label %16
11:                                               ; preds = %29
  br i1 %7, label %12, label %462
12:                                               ; preds = %11
  %13 = getelementptr inbounds i8, ptr %5, i64 8
  %14 = getelementptr inbounds i8, ptr %5, i64 16
  %15 = getelementptr i8, ptr %0, i64 -8
  br label %42
16:                                               ; preds = %8, %29
  %17 = phi i64 [ 0, %8 ], [ %31, %29 ]
  %18 = phi double [ 0.000000e+00, %8 ], [ %30, %29 ]
  %19 = trunc nuw nsw i64 %17 to i32
  %20 = tail call i32 @llvm.usub.sat.i32(i32 %19, i32 1)
  %21 = icmp slt i32 %20, %1
  br i1 %21, label %22, label %29
22:                                               ; preds = %16
  %23 = icmp ne i64 %17, 0
  %24 = sext i1 %23 to i64
  %25 = add i64 %17, %24
  %26 = and i64 %25, 4294967295
  %27 = mul i64 %17, 192
  %28 = getelementptr i8, ptr %0, i64 %27
  br label %33
29:                                               ; preds = %33, %16
  %30 = phi double [ %18, %16 ], [ %39, %33 ]
  %31 = add nuw nsw i64 %17, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %11, label %16
33:                                               ; preds = %22, %33
  %34 = phi i64 [ %26, %22 ], [ %40, %33 ]
  %35 = phi double [ %18, %22 ], [ %39, %33 ]
  %36 = getelementptr double, ptr %28, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = tail call reassoc nsz contract double @llvm.fabs.f64(double %37)
  %39 = fadd reassoc nsz contract double %38, %35
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp ult i64 %40, %9
  br i1 %41, label %33, label %29
42:                                               ; preds = %12, %457
  %43 = phi i32 [ %6, %12 ], [ %460, %457 ]
  %44 = phi double [ 0.000000e+00, %12 ], [ %459, %457 ]
  %45 = phi i32 [ 0, %12 ], [ %458, %457 ]
  %46 = zext nneg i32 %43 to i64
  br label %47
47:                                               ; preds = %42, %51
  %48 = phi i64 [ %46, %42 ], [ %52, %51 ]
  %49 = trunc nuw i64 %48 to i32
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %73
51:                                               ; preds = %47
  %52 = add nsw i64 %48, -1
  %53 = mul i64 %52, 25
  %54 = and i64 %53, 4294967295
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = tail call reassoc nsz contract double @llvm.fabs.f64(double %56)
  %58 = mul i64 %48, 200
  %59 = getelementptr inbounds i8, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = tail call reassoc nsz contract double @llvm.fabs.f64(double %60)
  %62 = fadd reassoc nsz contract double %61, %57
  %63 = and i64 %52, 4294967295
  %64 = mul i64 %48, 192
  %65 = getelementptr i8, ptr %0, i64 %64
  %66 = getelementptr double, ptr %65, i64 %63
  %67 = load double, ptr %66, align 8
  %68 = tail call reassoc nsz contract double @llvm.fabs.f64(double %67)
  %69 = fcmp reassoc nsz contract ogt double %62, 0.000000e+00
  %70 = select reassoc nsz contract i1 %69, double %62, double %30
  %71 = fmul reassoc nsz contract double %70, 2.000000e-16
  %72 = fcmp reassoc nsz contract ugt double %68, %71
  br i1 %72, label %47, label %73
73:                                               ; preds = %51, %47
  %74 = phi i32 [ %49, %51 ], [ 0, %47 ]
  %75 = add nsw i32 %43, -1
  %76 = icmp slt i32 %74, %75
  br i1 %76, label %135, label %77
77:                                               ; preds = %73
  %78 = icmp slt i32 %74, %43
  br i1 %78, label %79, label %123
79:                                               ; preds = %77
  %80 = mul nuw nsw i32 %43, 24
  %81 = mul nuw nsw i32 %43, 25
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = mul nsw i32 %75, 24
  %86 = mul nsw i32 %75, 25
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fsub reassoc nsz contract double %89, %84
  %91 = fmul reassoc nsz contract double %90, 5.000000e-01
  %92 = add nuw nsw i32 %80, %75
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %0, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = add nuw nsw i32 %85, %43
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %0, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fmul reassoc nsz contract double %99, %95
  %101 = fmul reassoc nsz contract double %91, %91
  %102 = fadd reassoc nsz contract double %101, %100
  %103 = tail call reassoc nsz contract double @llvm.fabs.f64(double %102)
  %104 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %103)
  %105 = fadd reassoc nsz contract double %84, %44
  %106 = fadd reassoc nsz contract double %91, %105
  %107 = getelementptr inbounds double, ptr %2, i64 %46
  store double %106, ptr %107, align 8
  %108 = zext nneg i32 %75 to i64
  %109 = getelementptr inbounds double, ptr %2, i64 %108
  store double %106, ptr %109, align 8
  %110 = getelementptr inbounds double, ptr %3, i64 %108
  store double %104, ptr %110, align 8
  %111 = fneg reassoc nsz contract double %104
  %112 = getelementptr inbounds double, ptr %3, i64 %46
  store double %111, ptr %112, align 8
  %113 = fcmp reassoc nsz contract ult double %102, 0.000000e+00
  br i1 %113, label %133, label %114
114:                                              ; preds = %79
  %115 = fcmp reassoc nsz contract oge double %91, 0.000000e+00
  %116 = select reassoc nsz contract i1 %115, double %104, double %111
  %117 = fadd reassoc nsz contract double %116, %91
  %118 = fadd reassoc nsz contract double %117, %105
  store double %118, ptr %109, align 8
  %119 = fcmp reassoc nsz contract une double %117, 0.000000e+00
  %120 = fdiv reassoc nsz contract double %100, %117
  %121 = fsub reassoc nsz contract double %105, %120
  %122 = select reassoc nsz contract i1 %119, double %121, double %105
  store double %122, ptr %107, align 8
  store double 0.000000e+00, ptr %112, align 8
  br label %131
123:                                              ; preds = %77
  %124 = mul nuw nsw i32 %43, 25
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %0, i64 %125
  %127 = load double, ptr %126, align 8
  %128 = fadd reassoc nsz contract double %127, %44
  %129 = getelementptr inbounds double, ptr %2, i64 %46
  store double %128, ptr %129, align 8
  %130 = getelementptr inbounds double, ptr %3, i64 %46
  br label %131
131:                                              ; preds = %123, %114
  %132 = phi ptr [ %110, %114 ], [ %130, %123 ]
  store double 0.000000e+00, ptr %132, align 8
  br label %133
133:                                              ; preds = %131, %79
  %134 = add nsw i32 %74, -1
  br label %457
135:                                              ; preds = %73
  %136 = mul nuw nsw i32 %43, 24
  %137 = mul nuw nsw i32 %43, 25
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %0, i64 %138
  %140 = load double, ptr %139, align 8
  %141 = mul nsw i32 %75, 24
  %142 = add nuw nsw i32 %136, %75
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %0, i64 %143
  %145 = icmp eq i32 %45, 30
  %146 = tail call reassoc nsz contract double @llvm.fabs.f64(double %140)
  %147 = fcmp reassoc nsz contract ueq double %146, 0x7FF0000000000000
  %148 = select i1 %145, i1 true, i1 %147
  br i1 %148, label %149, label %151
149:                                              ; preds = %135
  %150 = sub nsw i32 %6, %43
  br label %462
151:                                              ; preds = %135
  %152 = load double, ptr %144, align 8
  switch i32 %45, label %153 [
    i32 20, label %164
    i32 10, label %164
  ]
153:                                              ; preds = %151
  %154 = mul nsw i32 %75, 25
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %0, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = add nuw nsw i32 %141, %43
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds double, ptr %0, i64 %159
  %161 = load double, ptr %160, align 8
  %162 = fmul reassoc nsz contract double %161, %152
  %163 = add nsw i32 %43, -2
  br label %193
164:                                              ; preds = %151, %151
  %165 = fadd reassoc nsz contract double %140, %44
  %166 = icmp slt i32 %43, 0
  br i1 %166, label %172, label %167
167:                                              ; preds = %164
  %168 = add nuw nsw i32 %43, 1
  %169 = zext nneg i32 %168 to i64
  br label %185
170:                                              ; preds = %185
  %171 = load double, ptr %144, align 8
  br label %172
172:                                              ; preds = %170, %164
  %173 = phi double [ %171, %170 ], [ %152, %164 ]
  %174 = tail call reassoc nsz contract double @llvm.fabs.f64(double %173)
  %175 = add nsw i32 %43, -2
  %176 = add nsw i32 %175, %141
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds double, ptr %0, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = tail call reassoc nsz contract double @llvm.fabs.f64(double %179)
  %181 = fadd reassoc nsz contract double %180, %174
  %182 = fmul reassoc nsz contract double %181, 7.500000e-01
  %183 = fmul reassoc nsz contract double %181, %181
  %184 = fmul reassoc nsz contract double %183, -4.375000e-01
  br label %193
185:                                              ; preds = %167, %185
  %186 = phi i64 [ 0, %167 ], [ %191, %185 ]
  %187 = mul i64 %186, 200
  %188 = getelementptr inbounds i8, ptr %0, i64 %187
  %189 = load double, ptr %188, align 8
  %190 = fsub reassoc nsz contract double %189, %140
  store double %190, ptr %188, align 8
  %191 = add nuw nsw i64 %186, 1
  %192 = icmp eq i64 %191, %169
  br i1 %192, label %170, label %185
193:                                              ; preds = %153, %172
  %194 = phi i32 [ %163, %153 ], [ %175, %172 ]
  %195 = phi nsz double [ %44, %153 ], [ %165, %172 ]
  %196 = phi nsz double [ %140, %153 ], [ %182, %172 ]
  %197 = phi nsz double [ %157, %153 ], [ %182, %172 ]
  %198 = phi nsz double [ %162, %153 ], [ %184, %172 ]
  %199 = add nsw i32 %45, 1
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %200 = sext i32 %194 to i64
  %201 = zext nneg i32 %74 to i64
  br label %202
202:                                              ; preds = %250, %193
  %203 = phi i64 [ %200, %193 ], [ %251, %250 ]
  %204 = trunc i64 %203 to i32
  %205 = mul nsw i64 %203, 24
  %206 = mul i64 %203, 200
  %207 = getelementptr inbounds i8, ptr %0, i64 %206
  %208 = load double, ptr %207, align 8
  %209 = fsub reassoc nsz contract double %196, %208
  %210 = fsub reassoc nsz contract double %197, %208
  %211 = fmul reassoc nsz contract double %209, %210
  %212 = fsub reassoc nsz contract double %211, %198
  %213 = add nsw i64 %203, 1
  %214 = add nsw i32 %204, 1
  %215 = mul nsw i32 %214, 24
  %216 = sext i32 %215 to i64
  %217 = getelementptr double, ptr %0, i64 %203
  %218 = getelementptr double, ptr %217, i64 %216
  %219 = load double, ptr %218, align 8
  %220 = fdiv reassoc nsz contract double %212, %219
  %221 = getelementptr double, ptr %0, i64 %205
  %222 = getelementptr double, ptr %221, i64 %213
  %223 = load double, ptr %222, align 8
  %224 = fadd reassoc nsz contract double %220, %223
  store double %224, ptr %5, align 16
  %225 = mul i64 %213, 200
  %226 = getelementptr inbounds i8, ptr %0, i64 %225
  %227 = load double, ptr %226, align 8
  %228 = fadd reassoc nsz contract double %196, %210
  %229 = fsub reassoc nsz contract double %227, %228
  store double %229, ptr %13, align 8
  %230 = trunc nsw i64 %205 to i32
  %231 = add i32 %230, 48
  %232 = add i32 %231, %214
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds double, ptr %0, i64 %233
  %235 = load double, ptr %234, align 8
  store double %235, ptr %14, align 16
  %236 = tail call reassoc nsz contract double @llvm.fabs.f64(double %224)
  %237 = tail call reassoc nsz contract double @llvm.fabs.f64(double %229)
  %238 = fadd reassoc nsz contract double %236, %237
  %239 = tail call reassoc nsz contract double @llvm.fabs.f64(double %235)
  %240 = fadd reassoc nsz contract double %238, %239
  br label %243
241:                                              ; preds = %243
  %242 = icmp eq i64 %203, %201
  br i1 %242, label %274, label %250
243:                                              ; preds = %243, %202
  %244 = phi i64 [ 0, %202 ], [ %248, %243 ]
  %245 = getelementptr inbounds double, ptr %5, i64 %244
  %246 = load double, ptr %245, align 8
  %247 = fdiv reassoc nsz contract double %246, %240
  store double %247, ptr %245, align 8
  %248 = add nuw nsw i64 %244, 1
  %249 = icmp eq i64 %248, 3
  br i1 %249, label %241, label %243
250:                                              ; preds = %241
  %251 = add nsw i64 %203, -1
  %252 = getelementptr double, ptr %221, i64 %251
  %253 = load double, ptr %252, align 8
  %254 = tail call reassoc nsz contract double @llvm.fabs.f64(double %253)
  %255 = load double, ptr %13, align 8
  %256 = tail call reassoc nsz contract double @llvm.fabs.f64(double %255)
  %257 = load double, ptr %14, align 16
  %258 = tail call reassoc nsz contract double @llvm.fabs.f64(double %257)
  %259 = fadd reassoc nsz contract double %258, %256
  %260 = fmul reassoc nsz contract double %259, %254
  %261 = load double, ptr %5, align 16
  %262 = tail call reassoc nsz contract double @llvm.fabs.f64(double %261)
  %263 = fmul reassoc nsz contract double %262, 2.000000e-16
  %264 = mul i64 %251, 200
  %265 = getelementptr inbounds i8, ptr %0, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = tail call reassoc nsz contract double @llvm.fabs.f64(double %266)
  %268 = tail call reassoc nsz contract double @llvm.fabs.f64(double %208)
  %269 = tail call reassoc nsz contract double @llvm.fabs.f64(double %227)
  %270 = fadd reassoc nsz contract double %269, %268
  %271 = fadd reassoc nsz contract double %270, %267
  %272 = fmul reassoc nsz contract double %263, %271
  %273 = fcmp reassoc nsz contract ugt double %260, %272
  br i1 %273, label %202, label %274
274:                                              ; preds = %250, %241
  %275 = phi i32 [ %204, %250 ], [ %74, %241 ]
  %276 = icmp slt i32 %275, %43
  br i1 %276, label %277, label %456
277:                                              ; preds = %274
  %278 = icmp sgt i32 %275, %74
  %279 = add nuw nsw i32 %43, 1
  %280 = sext i32 %275 to i64
  %281 = sext i32 %75 to i64
  br label %282
282:                                              ; preds = %453, %277
  %283 = phi i64 [ %280, %277 ], [ %454, %453 ]
  %284 = trunc i64 %283 to i32
  %285 = icmp slt i64 %283, %281
  %286 = icmp sgt i64 %283, %280
  br i1 %286, label %287, label %320
287:                                              ; preds = %282
  %288 = mul nsw i32 %284, 24
  %289 = add nsw i64 %283, -1
  %290 = mul i64 %283, 192
  %291 = getelementptr i8, ptr %0, i64 %290
  %292 = getelementptr double, ptr %291, i64 %289
  %293 = load double, ptr %292, align 8
  store double %293, ptr %5, align 16
  %294 = trunc nsw i64 %289 to i32
  %295 = add i32 %288, %294
  %296 = add i32 %295, 24
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds double, ptr %0, i64 %297
  %299 = load double, ptr %298, align 8
  store double %299, ptr %13, align 8
  br i1 %285, label %300, label %305
300:                                              ; preds = %287
  %301 = add i32 %295, 48
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds double, ptr %0, i64 %302
  %304 = load double, ptr %303, align 8
  br label %305
305:                                              ; preds = %300, %287
  %306 = phi reassoc nsz contract double [ %304, %300 ], [ 0.000000e+00, %287 ]
  store double %306, ptr %14, align 16
  %307 = tail call reassoc nsz contract double @llvm.fabs.f64(double %293)
  %308 = tail call reassoc nsz contract double @llvm.fabs.f64(double %299)
  %309 = fadd reassoc nsz contract double %308, %307
  %310 = tail call reassoc nsz contract double @llvm.fabs.f64(double %306)
  %311 = fadd reassoc nsz contract double %309, %310
  %312 = fcmp reassoc nsz contract oeq double %311, 0.000000e+00
  br i1 %312, label %453, label %313
313:                                              ; preds = %305, %313
  %314 = phi i64 [ %318, %313 ], [ 0, %305 ]
  %315 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %314
  %316 = load double, ptr %315, align 8
  %317 = fdiv reassoc nsz contract double %316, %311
  store double %317, ptr %315, align 8
  %318 = add nuw nsw i64 %314, 1
  %319 = icmp eq i64 %318, 3
  br i1 %319, label %320, label %313
320:                                              ; preds = %313, %282
  %321 = phi nsz double [ 1.000000e+00, %282 ], [ %311, %313 ]
  %322 = load double, ptr %5, align 16
  %323 = fmul reassoc nsz contract double %322, %322
  %324 = load double, ptr %13, align 8
  %325 = fmul reassoc nsz contract double %324, %324
  %326 = fadd reassoc nsz contract double %325, %323
  %327 = load double, ptr %14, align 16
  %328 = fmul reassoc nsz contract double %327, %327
  %329 = select reassoc nsz contract i1 %285, double %328, double 0.000000e+00
  %330 = fadd reassoc nsz contract double %326, %329
  %331 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %330)
  %332 = fcmp reassoc nsz contract olt double %322, 0.000000e+00
  %333 = fneg reassoc nsz contract double %331
  %334 = select reassoc nsz contract i1 %332, double %333, double %331
  br i1 %286, label %335, label %363
335:                                              ; preds = %320
  %336 = fneg reassoc nsz contract double %321
  %337 = fmul reassoc nsz contract double %334, %336
  %338 = mul nsw i32 %284, 24
  %339 = add nsw i64 %283, -1
  %340 = mul i64 %283, 192
  %341 = getelementptr i8, ptr %0, i64 %340
  %342 = getelementptr double, ptr %341, i64 %339
  store double %337, ptr %342, align 8
  %343 = trunc nsw i64 %339 to i32
  %344 = add i32 %338, %343
  %345 = add i32 %344, 24
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds double, ptr %0, i64 %346
  store double 0.000000e+00, ptr %347, align 8
  br i1 %285, label %354, label %348
348:                                              ; preds = %335
  %349 = add i32 %284, 3
  %350 = tail call i32 @llvm.smin.i32(i32 %349, i32 %43)
  %351 = fadd reassoc nsz contract double %334, %322
  %352 = fdiv reassoc nsz contract double %351, %334
  %353 = fdiv reassoc nsz contract double %324, %334
  br label %383
354:                                              ; preds = %335
  %355 = add i32 %344, 48
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds double, ptr %0, i64 %356
  store double 0.000000e+00, ptr %357, align 8
  %358 = add i32 %284, 3
  %359 = tail call i32 @llvm.smin.i32(i32 %358, i32 %43)
  %360 = fadd reassoc nsz contract double %334, %322
  %361 = fdiv reassoc nsz contract double %360, %334
  %362 = fdiv reassoc nsz contract double %324, %334
  br label %376
363:                                              ; preds = %320
  br i1 %278, label %364, label %370
364:                                              ; preds = %363
  %365 = getelementptr double, ptr %15, i64 %283
  %366 = mul i64 %283, 192
  %367 = getelementptr i8, ptr %365, i64 %366
  %368 = load double, ptr %367, align 8
  %369 = fneg reassoc nsz contract double %368
  store double %369, ptr %367, align 8
  br label %370
370:                                              ; preds = %364, %363
  %371 = add i32 %284, 3
  %372 = tail call i32 @llvm.smin.i32(i32 %371, i32 %43)
  %373 = fadd reassoc nsz contract double %334, %322
  %374 = fdiv reassoc nsz contract double %373, %334
  %375 = fdiv reassoc nsz contract double %324, %334
  br i1 %285, label %376, label %383
376:                                              ; preds = %370, %354
  %377 = phi double [ %362, %354 ], [ %375, %370 ]
  %378 = phi double [ %361, %354 ], [ %374, %370 ]
  %379 = phi double [ %360, %354 ], [ %373, %370 ]
  %380 = phi i32 [ %359, %354 ], [ %372, %370 ]
  %381 = fdiv reassoc nsz contract double %327, %334
  %382 = fdiv reassoc nsz contract double %327, %379
  br label %383
383:                                              ; preds = %376, %370, %348
  %384 = phi double [ %377, %376 ], [ %375, %370 ], [ %353, %348 ]
  %385 = phi double [ %378, %376 ], [ %374, %370 ], [ %352, %348 ]
  %386 = phi double [ %379, %376 ], [ %373, %370 ], [ %351, %348 ]
  %387 = phi i32 [ %380, %376 ], [ %372, %370 ], [ %350, %348 ]
  %388 = phi double [ %381, %376 ], [ 0.000000e+00, %370 ], [ 0.000000e+00, %348 ]
  %389 = phi reassoc nsz contract double [ %382, %376 ], [ 0.000000e+00, %370 ], [ 0.000000e+00, %348 ]
  %390 = fdiv reassoc nsz contract double %324, %386
  %391 = mul i64 %283, 192
  %392 = getelementptr inbounds i8, ptr %0, i64 %391
  %393 = getelementptr inbounds i8, ptr %392, i64 192
  %394 = getelementptr inbounds i8, ptr %392, i64 384
  %395 = select i1 %285, ptr %394, ptr %393
  br label %401
396:                                              ; preds = %420
  %397 = icmp slt i32 %387, %74
  br i1 %397, label %453, label %398
398:                                              ; preds = %396
  %399 = getelementptr double, ptr %0, i64 %283
  %400 = add nsw i32 %387, 1
  br label %424
401:                                              ; preds = %420, %383
  %402 = phi i64 [ %283, %383 ], [ %421, %420 ]
  %403 = getelementptr inbounds double, ptr %392, i64 %402
  %404 = load double, ptr %403, align 8
  %405 = getelementptr inbounds double, ptr %393, i64 %402
  %406 = load double, ptr %405, align 8
  %407 = fmul reassoc nsz contract double %406, %390
  %408 = fadd reassoc nsz contract double %407, %404
  %409 = getelementptr inbounds double, ptr %395, i64 %402
  %410 = load double, ptr %409, align 8
  %411 = fmul reassoc nsz contract double %410, %389
  %412 = fadd reassoc nsz contract double %408, %411
  %413 = fmul reassoc nsz contract double %412, %384
  %414 = fsub reassoc nsz contract double %406, %413
  %415 = fmul reassoc nsz contract double %412, %385
  %416 = fsub reassoc nsz contract double %404, %415
  store double %416, ptr %403, align 8
  store double %414, ptr %405, align 8
  br i1 %285, label %417, label %420
417:                                              ; preds = %401
  %418 = fmul reassoc nsz contract double %412, %388
  %419 = fsub reassoc nsz contract double %410, %418
  store double %419, ptr %409, align 8
  br label %420
420:                                              ; preds = %417, %401
  %421 = add nsw i64 %402, 1
  %422 = trunc i64 %421 to i32
  %423 = icmp eq i32 %279, %422
  br i1 %423, label %396, label %401
424:                                              ; preds = %449, %398
  %425 = phi i64 [ %201, %398 ], [ %450, %449 ]
  %426 = mul i64 %425, 192
  %427 = getelementptr i8, ptr %399, i64 %426
  br i1 %285, label %428, label %431
428:                                              ; preds = %424
  %429 = getelementptr inbounds i8, ptr %427, i64 16
  %430 = load double, ptr %429, align 8
  br label %431
431:                                              ; preds = %428, %424
  %432 = phi reassoc nsz contract double [ %430, %428 ], [ 0.000000e+00, %424 ]
  %433 = load double, ptr %427, align 8
  %434 = fmul reassoc nsz contract double %433, %385
  %435 = getelementptr inbounds i8, ptr %427, i64 8
  %436 = load double, ptr %435, align 8
  %437 = fmul reassoc nsz contract double %436, %384
  %438 = fmul reassoc nsz contract double %432, %388
  %439 = fadd reassoc nsz contract double %434, %438
  %440 = fadd reassoc nsz contract double %439, %437
  %441 = fsub reassoc nsz contract double %433, %440
  store double %441, ptr %427, align 8
  %442 = fmul reassoc nsz contract double %440, %390
  %443 = fsub reassoc nsz contract double %436, %442
  store double %443, ptr %435, align 8
  br i1 %285, label %444, label %449
444:                                              ; preds = %431
  %445 = fmul reassoc nsz contract double %440, %389
  %446 = getelementptr inbounds i8, ptr %427, i64 16
  %447 = load double, ptr %446, align 8
  %448 = fsub reassoc nsz contract double %447, %445
  store double %448, ptr %446, align 8
  br label %449
449:                                              ; preds = %444, %431
  %450 = add nuw nsw i64 %425, 1
  %451 = trunc i64 %450 to i32
  %452 = icmp eq i32 %400, %451
  br i1 %452, label %453, label %424
453:                                              ; preds = %449, %396, %305
  %454 = add nsw i64 %283, 1
  %455 = icmp eq i64 %454, %46
  br i1 %455, label %456, label %282
456:                                              ; preds = %453, %274
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %457
457:                                              ; preds = %456, %133
  %458 = phi i32 [ 0, %133 ], [ %199, %456 ]
  %459 = phi nsz double [ %44, %133 ], [ %195, %456 ]
  %460 = phi i32 [ %134, %133 ], [ %43, %456 ]
  %461 = icmp sgt i32 %460, -1
  br i1 %461, label %42, label %462
462:                                              ; preds = %457, %4, %11, %149
  %463 = phi i32 [ %150, %149 ], [ %1, %11 ], [ %1, %4 ], [ %1, %457 ]
  ret i32 %463
}
define internal fastcc double @angles(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [12 x double], align 16
  %6 = alloca [12 x double], align 16
  %7 = alloca double, align 16
  %8 = alloca double, align 8
  %9 = alloca double, align 16
  %10 = alloca double, align 8
  %11 = alloca [6 x [2 x double]], align 16
  %12 = alloca [3 x [3 x double]], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  %13 = getelementptr inbounds i8, ptr %0, i64 96
  %14 = getelementptr inbounds i8, ptr %0, i64 288
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, ptr noundef nonnull align 8 dereferenceable(96) %14, i64 96, i1 false)
  %15 = tail call reassoc nsz contract double @llvm.cos.f64(double %1)
  %16 = tail call reassoc nsz contract double @llvm.sin.f64(double %1)
  %17 = getelementptr inbounds i8, ptr %12, i64 24
  %18 = getelementptr inbounds i8, ptr %11, i64 8
  br label %19
19:                                               ; preds = %19, %4
  %20 = phi i64 [ 0, %4 ], [ %40, %19 ]
  %21 = getelementptr inbounds double, ptr %5, i64 %20
  %22 = load double, ptr %21, align 16
  %23 = or disjoint i64 %20, 1
  %24 = getelementptr inbounds double, ptr %5, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul reassoc nsz contract double %22, %15
  %27 = fmul reassoc nsz contract double %25, %16
  %28 = fadd reassoc nsz contract double %27, %26
  store double %28, ptr %21, align 16
  %29 = fmul reassoc nsz contract double %25, %15
  %30 = fmul reassoc nsz contract double %22, %16
  %31 = fsub reassoc nsz contract double %29, %30
  store double %31, ptr %24, align 8
  %32 = or disjoint i64 %20, 2
  %33 = getelementptr inbounds double, ptr %5, i64 %32
  %34 = load double, ptr %33, align 16
  %35 = fmul reassoc nsz contract double %34, 0.000000e+00
  %36 = or disjoint i64 %20, 3
  %37 = getelementptr inbounds double, ptr %5, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd reassoc nsz contract double %38, %35
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %20, 4
  %41 = icmp ult i64 %20, 8
  br i1 %41, label %19, label %42
42:                                               ; preds = %19, %52
  %43 = phi i64 [ %59, %52 ], [ 0, %19 ]
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = or disjoint i64 %43, 1
  %46 = getelementptr inbounds double, ptr %5, i64 %45
  %47 = or disjoint i64 %43, 2
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = load double, ptr %44, align 16
  %50 = load double, ptr %46, align 8
  %51 = load double, ptr %48, align 16
  br label %61
52:                                               ; preds = %61
  %53 = or disjoint i64 %43, 3
  %54 = getelementptr inbounds double, ptr %5, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds double, ptr %6, i64 %53
  %57 = load double, ptr %56, align 8
  %58 = fadd reassoc nsz contract double %57, %55
  store double %58, ptr %56, align 8
  %59 = add nuw nsw i64 %43, 4
  %60 = icmp ult i64 %43, 8
  br i1 %60, label %42, label %80
61:                                               ; preds = %61, %42
  %62 = phi i64 [ 0, %42 ], [ %78, %61 ]
  %63 = getelementptr inbounds double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul reassoc nsz contract double %64, %49
  %66 = or disjoint i64 %62, 4
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul reassoc nsz contract double %68, %50
  %70 = fadd reassoc nsz contract double %69, %65
  %71 = or disjoint i64 %62, 8
  %72 = getelementptr inbounds double, ptr %0, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul reassoc nsz contract double %73, %51
  %75 = fadd reassoc nsz contract double %70, %74
  %76 = or disjoint i64 %62, %43
  %77 = getelementptr inbounds double, ptr %6, i64 %76
  store double %75, ptr %77, align 8
  %78 = add nuw nsw i64 %62, 1
  %79 = icmp eq i64 %78, 4
  br i1 %79, label %52, label %61
80:                                               ; preds = %52
  %81 = getelementptr inbounds i8, ptr %0, i64 160
  %82 = getelementptr inbounds i8, ptr %0, i64 192
  %83 = getelementptr inbounds i8, ptr %0, i64 208
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds i8, ptr %0, i64 240
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds i8, ptr %0, i64 168
  %88 = load double, ptr %87, align 8
  %89 = fmul reassoc nsz contract double %88, %84
  %90 = load double, ptr %81, align 8
  %91 = fmul reassoc nsz contract double %90, %86
  %92 = fsub reassoc nsz contract double %89, %91
  %93 = fmul reassoc nsz contract double %90, %84
  %94 = fmul reassoc nsz contract double %88, %86
  %95 = fadd reassoc nsz contract double %93, %94
  %96 = getelementptr inbounds i8, ptr %6, i64 80
  %97 = load double, ptr %96, align 16
  %98 = getelementptr inbounds i8, ptr %0, i64 176
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %0, i64 272
  %101 = load double, ptr %100, align 8
  %102 = fmul reassoc nsz contract double %101, %99
  %103 = fsub reassoc nsz contract double %97, %102
  %104 = fmul reassoc nsz contract double %92, %92
  %105 = fmul reassoc nsz contract double %95, %95
  %106 = fadd reassoc nsz contract double %105, 1.000000e-300
  %107 = fadd reassoc nsz contract double %106, %104
  %108 = fmul reassoc nsz contract double %103, %103
  %109 = fsub reassoc nsz contract double %107, %108
  %110 = tail call reassoc nsz contract double @llvm.fabs.f64(double %109)
  %111 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %110)
  %112 = fmul reassoc nsz contract double %97, %97
  %113 = fcmp reassoc nsz contract olt double %109, 0.000000e+00
  %114 = select reassoc nsz contract i1 %113, double -1.000000e+00, double 1.000000e+00
  store double %114, ptr %3, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %115 = fmul reassoc nsz contract double %103, %95
  %116 = fdiv reassoc nsz contract double %115, %107
  store double %116, ptr %7, align 16
  %117 = fneg reassoc nsz contract double %92
  %118 = fmul reassoc nsz contract double %111, %117
  %119 = fdiv reassoc nsz contract double %118, %107
  store double %119, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10)
  %120 = fmul reassoc nsz contract double %103, %92
  %121 = fdiv reassoc nsz contract double %120, %107
  store double %121, ptr %9, align 16
  %122 = fmul reassoc nsz contract double %111, %95
  %123 = fdiv reassoc nsz contract double %122, %107
  store double %123, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %11)
  %124 = load double, ptr %83, align 8
  %125 = load double, ptr %85, align 8
  %126 = load double, ptr %100, align 8
  %127 = getelementptr inbounds i8, ptr %12, i64 48
  %128 = getelementptr inbounds i8, ptr %12, i64 56
  %129 = getelementptr inbounds i8, ptr %12, i64 64
  br label %154
130:                                              ; preds = %189
  %131 = fsub reassoc nsz contract double 1.000000e+00, %112
  %132 = tail call reassoc nsz contract double @llvm.fabs.f64(double %131)
  %133 = fcmp reassoc nsz contract ogt double %132, 1.000000e-300
  %134 = fdiv reassoc nsz contract double 1.000000e+00, %131
  %135 = select reassoc nsz contract i1 %133, double %134, double 1.000000e+300
  %136 = getelementptr inbounds i8, ptr %6, i64 64
  %137 = load double, ptr %136, align 16
  %138 = getelementptr inbounds i8, ptr %6, i64 72
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds i8, ptr %6, i64 16
  %141 = load double, ptr %140, align 16
  %142 = getelementptr inbounds i8, ptr %6, i64 48
  %143 = load double, ptr %142, align 16
  %144 = getelementptr inbounds i8, ptr %11, i64 16
  %145 = fmul reassoc nsz contract double %137, %135
  %146 = fmul reassoc nsz contract double %139, %135
  %147 = getelementptr inbounds i8, ptr %2, i64 32
  %148 = getelementptr i8, ptr %2, i64 64
  %149 = getelementptr inbounds i8, ptr %11, i64 32
  %150 = getelementptr inbounds i8, ptr %11, i64 48
  %151 = fmul reassoc nsz contract double %141, %135
  %152 = fmul reassoc nsz contract double %143, %135
  %153 = getelementptr inbounds i8, ptr %2, i64 96
  br label %221
154:                                              ; preds = %80, %189
  %155 = phi i1 [ true, %80 ], [ false, %189 ]
  %156 = phi ptr [ %9, %80 ], [ %10, %189 ]
  %157 = phi ptr [ %7, %80 ], [ %8, %189 ]
  %158 = phi i64 [ 0, %80 ], [ 1, %189 ]
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %12)
  %159 = trunc nuw nsw i64 %158 to i32
  %160 = xor i32 %159, 1
  %161 = uitofp nneg i32 %160 to double
  %162 = load double, ptr %157, align 8
  %163 = load double, ptr %156, align 8
  br label %168
164:                                              ; preds = %168
  %165 = load double, ptr %127, align 16
  %166 = load double, ptr %128, align 8
  %167 = load double, ptr %129, align 16
  br label %190
168:                                              ; preds = %154, %168
  %169 = phi i64 [ 0, %154 ], [ %187, %168 ]
  %170 = shl nsw i64 %169, 5
  %171 = getelementptr inbounds i8, ptr %13, i64 %170
  %172 = load double, ptr %171, align 8
  %173 = fmul reassoc nsz contract double %162, %172
  %174 = getelementptr inbounds i8, ptr %171, i64 8
  %175 = load double, ptr %174, align 8
  %176 = fmul reassoc nsz contract double %163, %175
  %177 = fadd reassoc nsz contract double %176, %173
  %178 = getelementptr inbounds [3 x [3 x double]], ptr %12, i64 0, i64 %169
  store double %177, ptr %178, align 8
  %179 = fmul reassoc nsz contract double %175, %162
  %180 = fmul reassoc nsz contract double %163, %172
  %181 = fsub reassoc nsz contract double %179, %180
  %182 = getelementptr inbounds i8, ptr %178, i64 8
  store double %181, ptr %182, align 8
  %183 = getelementptr inbounds i8, ptr %171, i64 16
  %184 = load double, ptr %183, align 8
  %185 = fmul reassoc nsz contract double %184, %161
  %186 = getelementptr inbounds i8, ptr %178, i64 16
  store double %185, ptr %186, align 8
  %187 = add nuw nsw i64 %169, 1
  %188 = icmp eq i64 %187, 3
  br i1 %188, label %164, label %168
189:                                              ; preds = %190
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %12)
  br i1 %155, label %154, label %130
190:                                              ; preds = %164, %190
  %191 = phi i1 [ true, %164 ], [ false, %190 ]
  %192 = phi ptr [ %12, %164 ], [ %17, %190 ]
  %193 = phi i64 [ 0, %164 ], [ 1, %190 ]
  %194 = load double, ptr %192, align 8
  %195 = fmul reassoc nsz contract double %124, %194
  %196 = getelementptr inbounds i8, ptr %192, i64 8
  %197 = load double, ptr %196, align 8
  %198 = fmul reassoc nsz contract double %125, %197
  %199 = fadd reassoc nsz contract double %198, %195
  %200 = getelementptr inbounds i8, ptr %192, i64 16
  %201 = load double, ptr %200, align 8
  %202 = fmul reassoc nsz contract double %126, %201
  %203 = fadd reassoc nsz contract double %199, %202
  %204 = getelementptr inbounds [6 x [2 x double]], ptr %11, i64 0, i64 %193, i64 %158
  store double %203, ptr %204, align 8
  %205 = getelementptr inbounds [12 x double], ptr %82, i64 0, i64 %193
  %206 = load double, ptr %205, align 8
  %207 = fmul reassoc nsz contract double %206, %165
  %208 = or disjoint i64 %193, 4
  %209 = getelementptr inbounds [12 x double], ptr %82, i64 0, i64 %208
  %210 = load double, ptr %209, align 8
  %211 = fmul reassoc nsz contract double %210, %166
  %212 = fadd reassoc nsz contract double %211, %207
  %213 = or disjoint i64 %193, 8
  %214 = getelementptr inbounds [12 x double], ptr %82, i64 0, i64 %213
  %215 = load double, ptr %214, align 8
  %216 = fmul reassoc nsz contract double %215, %167
  %217 = fadd reassoc nsz contract double %212, %216
  %218 = or disjoint i64 %193, 2
  %219 = getelementptr inbounds [6 x [2 x double]], ptr %11, i64 0, i64 %218, i64 %158
  store double %217, ptr %219, align 8
  br i1 %191, label %190, label %189
220:                                              ; preds = %221
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  ret double %131
221:                                              ; preds = %130, %221
  %222 = phi i1 [ true, %130 ], [ false, %221 ]
  %223 = phi ptr [ %11, %130 ], [ %18, %221 ]
  %224 = phi ptr [ %9, %130 ], [ %10, %221 ]
  %225 = phi ptr [ %7, %130 ], [ %8, %221 ]
  %226 = phi i64 [ 0, %130 ], [ 1, %221 ]
  %227 = select reassoc nsz contract i1 %222, double %15, double 0.000000e+00
  %228 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %226
  store double %227, ptr %228, align 8
  %229 = select reassoc nsz contract i1 %222, double %16, double 0.000000e+00
  %230 = or disjoint i64 %226, 2
  %231 = getelementptr inbounds [4 x double], ptr %2, i64 0, i64 %230
  store double %229, ptr %231, align 8
  %232 = load double, ptr %223, align 8
  %233 = fmul reassoc nsz contract double %232, %145
  %234 = getelementptr inbounds [2 x double], ptr %144, i64 0, i64 %226
  %235 = load double, ptr %234, align 8
  %236 = fmul reassoc nsz contract double %235, %146
  %237 = fadd reassoc nsz contract double %236, %233
  %238 = getelementptr inbounds [4 x double], ptr %147, i64 0, i64 %226
  store double %237, ptr %238, align 8
  %239 = fmul reassoc nsz contract double %232, %139
  %240 = fmul reassoc nsz contract double %235, %137
  %241 = fsub reassoc nsz contract double %239, %240
  %242 = fmul reassoc nsz contract double %241, %135
  %243 = getelementptr inbounds [4 x double], ptr %147, i64 0, i64 %230
  store double %242, ptr %243, align 8
  %244 = load double, ptr %225, align 8
  %245 = getelementptr inbounds [4 x double], ptr %148, i64 0, i64 %226
  store double %244, ptr %245, align 8
  %246 = load double, ptr %224, align 8
  %247 = getelementptr inbounds [4 x double], ptr %148, i64 0, i64 %230
  store double %246, ptr %247, align 8
  %248 = getelementptr inbounds [2 x double], ptr %149, i64 0, i64 %226
  %249 = load double, ptr %248, align 8
  %250 = fmul reassoc nsz contract double %249, %151
  %251 = getelementptr inbounds [2 x double], ptr %150, i64 0, i64 %226
  %252 = load double, ptr %251, align 8
  %253 = fmul reassoc nsz contract double %252, %152
  %254 = fadd reassoc nsz contract double %253, %250
  %255 = getelementptr inbounds [4 x double], ptr %153, i64 0, i64 %226
  store double %254, ptr %255, align 8
  %256 = fmul reassoc nsz contract double %252, %141
  %257 = fmul reassoc nsz contract double %249, %143
  %258 = fsub reassoc nsz contract double %256, %257
  %259 = fmul reassoc nsz contract double %258, %135
  %260 = getelementptr inbounds [4 x double], ptr %153, i64 0, i64 %230
  store double %259, ptr %260, align 8
  br i1 %222, label %221, label %220
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
  %16 = getelementptr inbounds i8, ptr %8, i64 96
  br label %17
17:                                               ; preds = %7, %107
  %18 = phi i64 [ 0, %7 ], [ %108, %107 ]
  %19 = phi i32 [ 0, %7 ], [ %104, %107 ]
  %20 = getelementptr inbounds double, ptr %14, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = fcmp reassoc nsz contract une double %21, 0.000000e+00
  br i1 %22, label %25, label %23
23:                                               ; preds = %17
  %24 = sext i32 %19 to i64
  br label %91
25:                                               ; preds = %17, %25
  %26 = phi i32 [ %34, %25 ], [ 0, %17 ]
  %27 = add nsw i32 %26, %3
  %28 = srem i32 %27, 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %2, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = icmp eq i64 %18, %32
  %34 = add nuw nsw i32 %26, 1
  br i1 %33, label %35, label %25
35:                                               ; preds = %25
  %36 = zext nneg i32 %26 to i64
  %37 = getelementptr inbounds [4 x double], ptr %4, i64 %36
  %38 = getelementptr inbounds i8, ptr %37, i64 16
  %39 = load double, ptr %37, align 8
  %40 = getelementptr inbounds i8, ptr %37, i64 8
  %41 = load double, ptr %40, align 8
  %42 = load double, ptr %38, align 8
  %43 = getelementptr inbounds i8, ptr %37, i64 24
  %44 = load double, ptr %43, align 8
  %45 = fneg reassoc nsz contract double %42
  br label %46
46:                                               ; preds = %35, %46
  %47 = phi i64 [ 0, %35 ], [ %87, %46 ]
  %48 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %47
  %49 = load double, ptr %48, align 16
  %50 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %47
  %51 = load double, ptr %50, align 16
  %52 = or disjoint i64 %47, 1
  %53 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %52
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc nsz contract double %39, %49
  %58 = fmul reassoc nsz contract double %51, %5
  %59 = fmul reassoc nsz contract double %41, %58
  %60 = fmul reassoc nsz contract double %41, %49
  %61 = fmul reassoc nsz contract double %39, %51
  %62 = fmul reassoc nsz contract double %42, %54
  %63 = fmul reassoc nsz contract double %56, %5
  %64 = fmul reassoc nsz contract double %44, %63
  %65 = fmul reassoc nsz contract double %44, %54
  %66 = fmul reassoc nsz contract double %42, %56
  %67 = fadd reassoc nsz contract double %59, %57
  %68 = fadd reassoc nsz contract double %67, %62
  %69 = fadd reassoc nsz contract double %68, %64
  store double %69, ptr %48, align 16
  %70 = fadd reassoc nsz contract double %60, %61
  %71 = fadd reassoc nsz contract double %70, %66
  %72 = fadd reassoc nsz contract double %71, %65
  store double %72, ptr %50, align 16
  %73 = fmul reassoc nsz contract double %39, %54
  %74 = fmul reassoc nsz contract double %41, %63
  %75 = fmul reassoc nsz contract double %41, %54
  %76 = fmul reassoc nsz contract double %39, %56
  %77 = fmul reassoc nsz contract double %49, %45
  %78 = fmul reassoc nsz contract double %44, %58
  %79 = fsub reassoc nsz contract double %77, %78
  %80 = fadd reassoc nsz contract double %74, %73
  %81 = fadd reassoc nsz contract double %80, %79
  store double %81, ptr %53, align 8
  %82 = fmul reassoc nsz contract double %51, %45
  %83 = fmul reassoc nsz contract double %44, %49
  %84 = fsub reassoc nsz contract double %82, %83
  %85 = fadd reassoc nsz contract double %75, %76
  %86 = fadd reassoc nsz contract double %85, %84
  store double %86, ptr %55, align 8
  %87 = add nuw nsw i64 %47, 4
  %88 = icmp ult i64 %47, 8
  br i1 %88, label %46, label %103
89:                                               ; preds = %91
  %90 = add nsw i32 %19, 1
  br label %103
91:                                               ; preds = %23, %91
  %92 = phi i64 [ 0, %23 ], [ %101, %91 ]
  %93 = shl nuw nsw i64 %92, 2
  %94 = or disjoint i64 %93, 2
  %95 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %94
  %96 = load double, ptr %95, align 16
  %97 = getelementptr inbounds [2 x [3 x [2 x double]]], ptr %10, i64 0, i64 %24, i64 %92
  store double %96, ptr %97, align 16
  %98 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %94
  %99 = load double, ptr %98, align 16
  %100 = getelementptr inbounds i8, ptr %97, i64 8
  store double %99, ptr %100, align 8
  %101 = add nuw nsw i64 %92, 1
  %102 = icmp eq i64 %101, 3
  br i1 %102, label %89, label %91
103:                                              ; preds = %46, %89
  %104 = phi i32 [ %90, %89 ], [ %19, %46 ]
  %105 = mul i64 %18, 96
  %106 = getelementptr inbounds i8, ptr %15, i64 %105
  br label %110
107:                                              ; preds = %151
  %108 = add nuw nsw i64 %18, 1
  %109 = icmp eq i64 %108, 6
  br i1 %109, label %154, label %17
110:                                              ; preds = %103, %151
  %111 = phi i1 [ true, %103 ], [ false, %151 ]
  %112 = phi ptr [ %8, %103 ], [ %16, %151 ]
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
  br i1 %111, label %110, label %107
152:                                              ; preds = %154
  %153 = getelementptr inbounds i8, ptr %10, i64 48
  br label %172
154:                                              ; preds = %107, %154
  %155 = phi i64 [ %168, %154 ], [ 0, %107 ]
  %156 = shl nuw nsw i64 %155, 2
  %157 = or disjoint i64 %156, 3
  %158 = getelementptr inbounds double, ptr %1, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %157
  %161 = load double, ptr %160, align 8
  %162 = fsub reassoc nsz contract double %159, %161
  %163 = getelementptr inbounds [3 x [2 x double]], ptr %11, i64 0, i64 %155
  store double %162, ptr %163, align 16
  %164 = getelementptr inbounds [12 x double], ptr %13, i64 0, i64 %157
  %165 = load double, ptr %164, align 8
  %166 = fneg reassoc nsz contract double %165
  %167 = getelementptr inbounds i8, ptr %163, i64 8
  store double %166, ptr %167, align 8
  %168 = add nuw nsw i64 %155, 1
  %169 = icmp eq i64 %168, 3
  br i1 %169, label %152, label %154
170:                                              ; preds = %172
  %171 = getelementptr inbounds i8, ptr %6, i64 8
  store double %227, ptr %6, align 8
  store double %228, ptr %171, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  ret void
172:                                              ; preds = %152, %172
  %173 = phi i64 [ 0, %152 ], [ %176, %172 ]
  %174 = phi double [ 0.000000e+00, %152 ], [ %227, %172 ]
  %175 = phi double [ 0.000000e+00, %152 ], [ %228, %172 ]
  %176 = add nuw nsw i64 %173, 1
  %177 = icmp eq i64 %176, 3
  %178 = and i64 %176, 4294967295
  %179 = select i1 %177, i64 0, i64 %178
  %180 = getelementptr inbounds [3 x [2 x double]], ptr %10, i64 0, i64 %179
  %181 = icmp eq i64 %173, 0
  %182 = add nuw i64 %173, 4294967295
  %183 = and i64 %182, 4294967295
  %184 = select i1 %181, i64 2, i64 %183
  %185 = getelementptr inbounds [3 x [2 x double]], ptr %153, i64 0, i64 %184
  %186 = load double, ptr %180, align 16
  %187 = load double, ptr %185, align 16
  %188 = fmul reassoc nsz contract double %187, %186
  %189 = getelementptr inbounds i8, ptr %180, i64 8
  %190 = load double, ptr %189, align 8
  %191 = fmul reassoc nsz contract double %190, %5
  %192 = getelementptr inbounds i8, ptr %185, i64 8
  %193 = load double, ptr %192, align 8
  %194 = fmul reassoc nsz contract double %191, %193
  %195 = fmul reassoc nsz contract double %193, %186
  %196 = fmul reassoc nsz contract double %190, %187
  %197 = getelementptr inbounds [3 x [2 x double]], ptr %10, i64 0, i64 %184
  %198 = getelementptr inbounds [3 x [2 x double]], ptr %153, i64 0, i64 %179
  %199 = load double, ptr %197, align 16
  %200 = load double, ptr %198, align 16
  %201 = getelementptr inbounds i8, ptr %197, i64 8
  %202 = load double, ptr %201, align 8
  %203 = getelementptr inbounds i8, ptr %198, i64 8
  %204 = load double, ptr %203, align 8
  %205 = fmul reassoc nsz contract double %200, %199
  %206 = fmul reassoc nsz contract double %202, %5
  %207 = fmul reassoc nsz contract double %206, %204
  %208 = fadd reassoc nsz contract double %207, %205
  %209 = fadd reassoc nsz contract double %194, %188
  %210 = fsub reassoc nsz contract double %209, %208
  %211 = fmul reassoc nsz contract double %202, %200
  %212 = fmul reassoc nsz contract double %204, %199
  %213 = fadd reassoc nsz contract double %212, %211
  %214 = fadd reassoc nsz contract double %195, %196
  %215 = fsub reassoc nsz contract double %214, %213
  %216 = getelementptr inbounds [3 x [2 x double]], ptr %11, i64 0, i64 %173
  %217 = load double, ptr %216, align 16
  %218 = fmul reassoc nsz contract double %210, %217
  %219 = fmul reassoc nsz contract double %215, %5
  %220 = getelementptr inbounds i8, ptr %216, i64 8
  %221 = load double, ptr %220, align 8
  %222 = fmul reassoc nsz contract double %219, %221
  %223 = fmul reassoc nsz contract double %221, %210
  %224 = fmul reassoc nsz contract double %215, %217
  %225 = fadd reassoc nsz contract double %223, %224
  %226 = fadd reassoc nsz contract double %174, %218
  %227 = fadd reassoc nsz contract double %226, %222
  %228 = fadd reassoc nsz contract double %225, %175
  %229 = icmp eq i64 %176, 3
  br i1 %229, label %170, label %172
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
  br label %38
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
32:                                               ; preds = %38
  call fastcc void @forward(ptr noundef nonnull %0, ptr noundef nonnull %6, ptr noundef nonnull %8, ptr noundef nonnull %9)
  %33 = load i32, ptr %12, align 4
  %34 = mul nsw i32 %33, 6
  %35 = getelementptr inbounds i8, ptr %12, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = mul nsw i32 %36, 6
  br label %119
38:                                               ; preds = %14, %38
  %39 = phi i64 [ 0, %14 ], [ %64, %38 ]
  %40 = trunc i64 %39 to i32
  %41 = add i32 %40, %3
  %42 = srem i32 %41, 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %2, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds [4 x double], ptr %4, i64 %39
  %47 = getelementptr inbounds i8, ptr %46, i64 16
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %46, i64 24
  %50 = load double, ptr %49, align 8
  %51 = fmul reassoc nsz contract double %50, %5
  %52 = fadd reassoc nsz contract double %51, %48
  %53 = load double, ptr %46, align 8
  %54 = getelementptr inbounds i8, ptr %46, i64 8
  %55 = load double, ptr %54, align 8
  %56 = fmul reassoc nsz contract double %55, %5
  %57 = fadd reassoc nsz contract double %56, %53
  %58 = tail call reassoc nsz contract double @atan2(double noundef %52, double noundef %57)
  %59 = sext i32 %45 to i64
  %60 = getelementptr inbounds double, ptr %15, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fdiv reassoc nsz contract double %58, %61
  %63 = getelementptr inbounds double, ptr %6, i64 %59
  store double %62, ptr %63, align 8
  %64 = add nuw nsw i64 %39, 1
  %65 = icmp eq i64 %64, 4
  br i1 %65, label %32, label %38
66:                                               ; preds = %119
  %67 = load double, ptr %10, align 16
  %68 = getelementptr inbounds i8, ptr %10, i64 24
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc nsz contract double %69, %67
  %71 = getelementptr inbounds i8, ptr %10, i64 8
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %10, i64 32
  %74 = load double, ptr %73, align 16
  %75 = fmul reassoc nsz contract double %74, %72
  %76 = fadd reassoc nsz contract double %75, %70
  %77 = getelementptr inbounds i8, ptr %10, i64 16
  %78 = load double, ptr %77, align 16
  %79 = getelementptr inbounds i8, ptr %10, i64 40
  %80 = load double, ptr %79, align 8
  %81 = fmul reassoc nsz contract double %80, %78
  %82 = fadd reassoc nsz contract double %76, %81
  %83 = fmul reassoc nsz contract double %82, %82
  %84 = fsub reassoc nsz contract double 1.000000e+00, %83
  %85 = load double, ptr %11, align 16
  %86 = fmul reassoc nsz contract double %85, %67
  %87 = getelementptr inbounds i8, ptr %11, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fmul reassoc nsz contract double %88, %72
  %90 = fadd reassoc nsz contract double %89, %86
  %91 = getelementptr inbounds i8, ptr %11, i64 16
  %92 = load double, ptr %91, align 16
  %93 = fmul reassoc nsz contract double %92, %78
  %94 = fadd reassoc nsz contract double %90, %93
  %95 = fmul reassoc nsz contract double %85, %69
  %96 = fmul reassoc nsz contract double %88, %74
  %97 = fadd reassoc nsz contract double %96, %95
  %98 = fmul reassoc nsz contract double %92, %80
  %99 = fadd reassoc nsz contract double %97, %98
  %100 = fmul reassoc nsz contract double %99, %82
  %101 = fsub reassoc nsz contract double %94, %100
  %102 = fdiv reassoc nsz contract double %101, %84
  %103 = load i32, ptr %12, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %15, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fdiv reassoc nsz contract double %102, %106
  %108 = getelementptr inbounds double, ptr %6, i64 %104
  store double %107, ptr %108, align 8
  %109 = fmul reassoc nsz contract double %94, %82
  %110 = fsub reassoc nsz contract double %99, %109
  %111 = fdiv reassoc nsz contract double %110, %84
  %112 = getelementptr inbounds i8, ptr %12, i64 4
  %113 = load i32, ptr %112, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %15, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = fdiv reassoc nsz contract double %111, %116
  %118 = getelementptr inbounds double, ptr %6, i64 %114
  store double %117, ptr %118, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8)
  ret void
119:                                              ; preds = %32, %119
  %120 = phi i64 [ 0, %32 ], [ %140, %119 ]
  %121 = shl nuw nsw i64 %120, 2
  %122 = or disjoint i64 %121, 3
  %123 = getelementptr inbounds double, ptr %1, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds [12 x double], ptr %8, i64 0, i64 %122
  %126 = load double, ptr %125, align 8
  %127 = fsub reassoc nsz contract double %124, %126
  %128 = getelementptr inbounds [3 x double], ptr %11, i64 0, i64 %120
  store double %127, ptr %128, align 8
  %129 = trunc nuw nsw i64 %120 to i32
  %130 = add nsw i32 %34, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [36 x double], ptr %9, i64 0, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds [2 x [3 x double]], ptr %10, i64 0, i64 0, i64 %120
  store double %133, ptr %134, align 8
  %135 = add nsw i32 %37, %129
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [36 x double], ptr %9, i64 0, i64 %136
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds [2 x [3 x double]], ptr %10, i64 0, i64 1, i64 %120
  store double %138, ptr %139, align 8
  %140 = add nuw nsw i64 %120, 1
  %141 = icmp eq i64 %140, 3
  br i1 %141, label %66, label %119
}
define internal fastcc void @hessenberg(ptr noalias nocapture noundef %0, i32 noundef %1, ptr noalias nocapture noundef %2) unnamed_addr {
  %4 = alloca [24 x double], align 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(4608) %2, i8 0, i64 4608, i1 false)
  %5 = icmp sgt i32 %1, 2
  br i1 %5, label %6, label %10
6:                                                ; preds = %3
  %7 = add nsw i32 %1, -2
  %8 = zext nneg i32 %7 to i64
  %9 = zext nneg i32 %1 to i64
  br label %11
10:                                               ; preds = %135, %3
  ret void
11:                                               ; preds = %6, %135
  %12 = phi i64 [ 0, %6 ], [ %19, %135 ]
  %13 = phi i64 [ 2, %6 ], [ %137, %135 ]
  %14 = phi i64 [ 1, %6 ], [ %136, %135 ]
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %4)
  %15 = getelementptr double, ptr %0, i64 %12
  br label %22
16:                                               ; preds = %22
  %17 = mul i64 %12, 192
  %18 = getelementptr inbounds i8, ptr %2, i64 %17
  %19 = add nuw nsw i64 %12, 1
  %20 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %29)
  %21 = fcmp reassoc nsz contract oeq double %20, 0.000000e+00
  br i1 %21, label %135, label %32
22:                                               ; preds = %11, %22
  %23 = phi i64 [ %14, %11 ], [ %30, %22 ]
  %24 = phi double [ 0.000000e+00, %11 ], [ %29, %22 ]
  %25 = mul i64 %23, 192
  %26 = getelementptr i8, ptr %15, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul reassoc nsz contract double %27, %27
  %29 = fadd reassoc nsz contract double %28, %24
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %16, label %22
32:                                               ; preds = %16
  %33 = mul i64 %19, 192
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = getelementptr inbounds double, ptr %34, i64 %12
  %36 = load double, ptr %35, align 8
  %37 = fcmp reassoc nsz contract ogt double %36, 0.000000e+00
  %38 = fneg reassoc nsz contract double %20
  %39 = select reassoc nsz contract i1 %37, double %38, double %20
  %40 = tail call reassoc nsz contract double @llvm.fabs.f64(double %36)
  %41 = fadd reassoc nsz contract double %40, %20
  %42 = fmul reassoc nsz contract double %41, %20
  %43 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %42)
  %44 = fdiv reassoc nsz contract double 1.000000e+00, %43
  %45 = getelementptr double, ptr %0, i64 %12
  br label %50
46:                                               ; preds = %50
  %47 = fsub reassoc nsz contract double %36, %39
  %48 = fmul reassoc nsz contract double %44, %47
  %49 = getelementptr inbounds double, ptr %18, i64 %19
  store double %48, ptr %49, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(192) %4, i8 0, i64 192, i1 false)
  br label %59
50:                                               ; preds = %32, %50
  %51 = phi i64 [ %14, %32 ], [ %57, %50 ]
  %52 = mul i64 %51, 192
  %53 = getelementptr i8, ptr %45, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fmul reassoc nsz contract double %54, %44
  %56 = getelementptr inbounds double, ptr %18, i64 %51
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %9
  br i1 %58, label %46, label %50
59:                                               ; preds = %65, %46
  %60 = phi i64 [ %14, %46 ], [ %66, %65 ]
  %61 = getelementptr inbounds double, ptr %18, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = mul i64 %60, 192
  %64 = getelementptr i8, ptr %0, i64 %63
  br label %68
65:                                               ; preds = %68
  %66 = add nuw nsw i64 %60, 1
  %67 = icmp eq i64 %66, %9
  br i1 %67, label %78, label %59
68:                                               ; preds = %59, %68
  %69 = phi i64 [ 0, %59 ], [ %76, %68 ]
  %70 = getelementptr double, ptr %64, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul reassoc nsz contract double %71, %62
  %73 = getelementptr inbounds [24 x double], ptr %4, i64 0, i64 %69
  %74 = load double, ptr %73, align 8
  %75 = fadd reassoc nsz contract double %74, %72
  store double %75, ptr %73, align 8
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %9
  br i1 %77, label %65, label %68
78:                                               ; preds = %65, %84
  %79 = phi i64 [ %85, %84 ], [ %14, %65 ]
  %80 = getelementptr inbounds double, ptr %18, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = mul i64 %79, 192
  %83 = getelementptr i8, ptr %0, i64 %82
  br label %87
84:                                               ; preds = %87
  %85 = add nuw nsw i64 %79, 1
  %86 = icmp eq i64 %85, %9
  br i1 %86, label %97, label %78
87:                                               ; preds = %78, %87
  %88 = phi i64 [ 0, %78 ], [ %95, %87 ]
  %89 = getelementptr inbounds [24 x double], ptr %4, i64 0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = fmul reassoc nsz contract double %90, %81
  %92 = getelementptr double, ptr %83, i64 %88
  %93 = load double, ptr %92, align 8
  %94 = fsub reassoc nsz contract double %93, %91
  store double %94, ptr %92, align 8
  %95 = add nuw nsw i64 %88, 1
  %96 = icmp eq i64 %95, %9
  br i1 %96, label %84, label %87
97:                                               ; preds = %84, %116
  %98 = phi i64 [ %117, %116 ], [ 0, %84 ]
  %99 = mul nuw nsw i64 %98, 24
  %100 = getelementptr inbounds double, ptr %0, i64 %99
  br label %105
101:                                              ; preds = %116
  store double %39, ptr %35, align 8
  %102 = getelementptr double, ptr %0, i64 %12
  br label %129
103:                                              ; preds = %105
  %104 = getelementptr inbounds double, ptr %0, i64 %99
  br label %119
105:                                              ; preds = %97, %105
  %106 = phi i64 [ 0, %97 ], [ %114, %105 ]
  %107 = phi double [ 0.000000e+00, %97 ], [ %113, %105 ]
  %108 = getelementptr inbounds double, ptr %100, i64 %106
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds double, ptr %18, i64 %106
  %111 = load double, ptr %110, align 8
  %112 = fmul reassoc nsz contract double %111, %109
  %113 = fadd reassoc nsz contract double %112, %107
  %114 = add nuw nsw i64 %106, 1
  %115 = icmp eq i64 %114, %9
  br i1 %115, label %103, label %105
116:                                              ; preds = %119
  %117 = add nuw nsw i64 %98, 1
  %118 = icmp eq i64 %117, %9
  br i1 %118, label %101, label %97
119:                                              ; preds = %103, %119
  %120 = phi i64 [ 0, %103 ], [ %127, %119 ]
  %121 = getelementptr inbounds double, ptr %18, i64 %120
  %122 = load double, ptr %121, align 8
  %123 = fmul reassoc nsz contract double %122, %113
  %124 = getelementptr inbounds double, ptr %104, i64 %120
  %125 = load double, ptr %124, align 8
  %126 = fsub reassoc nsz contract double %125, %123
  store double %126, ptr %124, align 8
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, %9
  br i1 %128, label %116, label %119
129:                                              ; preds = %101, %129
  %130 = phi i64 [ %13, %101 ], [ %133, %129 ]
  %131 = mul i64 %130, 192
  %132 = getelementptr i8, ptr %102, i64 %131
  store double 0.000000e+00, ptr %132, align 8
  %133 = add nuw nsw i64 %130, 1
  %134 = icmp eq i64 %133, %9
  br i1 %134, label %135, label %129
135:                                              ; preds = %129, %16
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %4)
  %136 = add nuw nsw i64 %14, 1
  %137 = add nuw nsw i64 %13, 1
  %138 = icmp eq i64 %19, %8
  br i1 %138, label %10, label %11
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
  br i1 %14, label %18, label %15
15:                                               ; preds = %6
  %16 = fmul reassoc nsz contract double %10, 0x3C9CD2B297D889BC
  %17 = fadd reassoc nsz contract double %16, 1.000000e-300
  br label %24
18:                                               ; preds = %6
  %19 = zext nneg i32 %1 to i64
  br label %32
20:                                               ; preds = %32
  %21 = fmul reassoc nsz contract double %39, 0x3C9CD2B297D889BC
  %22 = fadd reassoc nsz contract double %21, 1.000000e-300
  %23 = icmp ne i32 %1, 1
  br i1 %23, label %27, label %24
24:                                               ; preds = %15, %20
  %25 = phi double [ %17, %15 ], [ %22, %20 ]
  %26 = add nsw i32 %1, -1
  br label %46
27:                                               ; preds = %20
  %28 = add nsw i32 %1, -1
  %29 = zext nneg i32 %28 to i64
  %30 = zext nneg i32 %1 to i64
  %31 = zext nneg i32 %1 to i64
  br label %56
32:                                               ; preds = %18, %32
  %33 = phi i64 [ 0, %18 ], [ %41, %32 ]
  %34 = phi double [ %10, %18 ], [ %39, %32 ]
  %35 = mul nuw nsw i64 %33, 25
  %36 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = tail call reassoc nsz contract double @llvm.fabs.f64(double %37)
  %39 = fadd reassoc nsz contract double %38, %34
  %40 = fsub reassoc nsz contract double %37, %4
  store double %40, ptr %36, align 8
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, %19
  br i1 %42, label %20, label %32
43:                                               ; preds = %90
  %44 = add nuw nsw i64 %57, 1
  %45 = icmp eq i64 %44, %29
  br i1 %45, label %46, label %56
46:                                               ; preds = %43, %24
  %47 = phi i1 [ false, %24 ], [ %23, %43 ]
  %48 = phi double [ %25, %24 ], [ %22, %43 ]
  %49 = phi i32 [ %26, %24 ], [ %28, %43 ]
  %50 = mul nsw i32 %49, 25
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = tail call reassoc nsz contract double @llvm.fabs.f64(double %53)
  %55 = fcmp reassoc nsz contract olt double %54, %48
  br i1 %55, label %100, label %101
56:                                               ; preds = %27, %43
  %57 = phi i64 [ 0, %27 ], [ %44, %43 ]
  %58 = mul i64 %57, 192
  %59 = getelementptr inbounds i8, ptr %7, i64 %58
  %60 = getelementptr inbounds i8, ptr %59, i64 192
  %61 = getelementptr inbounds double, ptr %60, i64 %57
  %62 = load double, ptr %61, align 8
  %63 = tail call reassoc nsz contract double @llvm.fabs.f64(double %62)
  %64 = getelementptr inbounds double, ptr %59, i64 %57
  %65 = load double, ptr %64, align 8
  %66 = tail call reassoc nsz contract double @llvm.fabs.f64(double %65)
  %67 = fcmp reassoc nsz contract ogt double %63, %66
  %68 = zext i1 %67 to i32
  %69 = getelementptr inbounds [24 x i32], ptr %9, i64 0, i64 %57
  store i32 %68, ptr %69, align 4
  br i1 %67, label %70, label %82
70:                                               ; preds = %56, %70
  %71 = phi i64 [ %76, %70 ], [ %57, %56 ]
  %72 = getelementptr inbounds double, ptr %59, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds double, ptr %60, i64 %71
  %75 = load double, ptr %74, align 8
  store double %75, ptr %72, align 8
  store double %73, ptr %74, align 8
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %30
  br i1 %77, label %78, label %70
78:                                               ; preds = %70
  %79 = load double, ptr %64, align 8
  %80 = load double, ptr %61, align 8
  %81 = tail call reassoc nsz contract double @llvm.fabs.f64(double %79)
  br label %82
82:                                               ; preds = %56, %78
  %83 = phi double [ %81, %78 ], [ %66, %56 ]
  %84 = phi double [ %80, %78 ], [ %62, %56 ]
  %85 = phi double [ %79, %78 ], [ %65, %56 ]
  %86 = fcmp reassoc nsz contract olt double %83, %22
  %87 = select reassoc nsz contract i1 %86, double %22, double %85
  store double %87, ptr %64, align 8
  %88 = fdiv reassoc nsz contract double %84, %87
  %89 = getelementptr inbounds [24 x double], ptr %8, i64 0, i64 %57
  store double %88, ptr %89, align 8
  br label %90
90:                                               ; preds = %82, %90
  %91 = phi i64 [ %57, %82 ], [ %98, %90 ]
  %92 = getelementptr inbounds double, ptr %59, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fmul reassoc nsz contract double %93, %88
  %95 = getelementptr inbounds double, ptr %60, i64 %91
  %96 = load double, ptr %95, align 8
  %97 = fsub reassoc nsz contract double %96, %94
  store double %97, ptr %95, align 8
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %98, %31
  br i1 %99, label %43, label %90
100:                                              ; preds = %46
  store double %48, ptr %52, align 8
  br label %101
101:                                              ; preds = %100, %46
  %102 = zext i32 %1 to i64
  br i1 %14, label %107, label %103
103:                                              ; preds = %107, %101
  %104 = sext i32 %1 to i64
  %105 = zext i32 %49 to i64
  %106 = add nsw i64 %104, -1
  br label %116
107:                                              ; preds = %101, %107
  %108 = phi i64 [ %114, %107 ], [ 0, %101 ]
  %109 = trunc nuw nsw i64 %108 to i32
  %110 = uitofp nneg i32 %109 to double
  %111 = fmul reassoc nsz contract double %110, 1.000000e-01
  %112 = fadd reassoc nsz contract double %111, 1.000000e+00
  %113 = getelementptr inbounds double, ptr %5, i64 %108
  store double %112, ptr %113, align 8
  %114 = add nuw nsw i64 %108, 1
  %115 = icmp eq i64 %114, %102
  br i1 %115, label %103, label %107
116:                                              ; preds = %103, %193
  %117 = phi i1 [ false, %103 ], [ true, %193 ]
  %118 = phi i1 [ true, %103 ], [ false, %193 ]
  %119 = and i1 %117, %47
  br i1 %119, label %129, label %128
120:                                              ; preds = %193
  %121 = icmp sgt i32 %1, 2
  br i1 %121, label %122, label %201
122:                                              ; preds = %120
  %123 = add nsw i32 %1, -3
  %124 = add nsw i32 %1, -2
  %125 = zext nneg i32 %124 to i64
  %126 = zext nneg i32 %123 to i64
  %127 = add nsw i64 %104, -1
  br label %202
128:                                              ; preds = %129, %116
  br i1 %14, label %151, label %193
129:                                              ; preds = %116, %129
  %130 = phi i64 [ %149, %129 ], [ 0, %116 ]
  %131 = phi i64 [ %147, %129 ], [ 1, %116 ]
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
  %148 = icmp slt i64 %147, %104
  %149 = add nuw nsw i64 %130, 1
  br i1 %148, label %129, label %128
150:                                              ; preds = %157
  br i1 %14, label %183, label %193
151:                                              ; preds = %128, %157
  %152 = phi i64 [ %166, %157 ], [ %105, %128 ]
  %153 = phi i64 [ %168, %157 ], [ %102, %128 ]
  %154 = icmp slt i64 %152, %106
  br i1 %154, label %155, label %157
155:                                              ; preds = %151
  %156 = mul nuw nsw i64 %152, 24
  br label %169
157:                                              ; preds = %169, %151
  %158 = phi double [ 0.000000e+00, %151 ], [ %178, %169 ]
  %159 = getelementptr inbounds double, ptr %5, i64 %152
  %160 = load double, ptr %159, align 8
  %161 = fsub reassoc nsz contract double %160, %158
  %162 = mul nuw nsw i64 %152, 25
  %163 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fdiv reassoc nsz contract double %161, %164
  store double %165, ptr %159, align 8
  %166 = add nsw i64 %152, -1
  %167 = icmp sgt i64 %152, 0
  %168 = add nsw i64 %153, -1
  br i1 %167, label %151, label %150
169:                                              ; preds = %155, %169
  %170 = phi i64 [ %153, %155 ], [ %179, %169 ]
  %171 = phi double [ 0.000000e+00, %155 ], [ %178, %169 ]
  %172 = add nuw nsw i64 %170, %156
  %173 = getelementptr inbounds [576 x double], ptr %7, i64 0, i64 %172
  %174 = load double, ptr %173, align 8
  %175 = getelementptr inbounds double, ptr %5, i64 %170
  %176 = load double, ptr %175, align 8
  %177 = fmul reassoc nsz contract double %176, %174
  %178 = fadd reassoc nsz contract double %177, %171
  %179 = add nuw nsw i64 %170, 1
  %180 = trunc nuw i64 %179 to i32
  %181 = icmp slt i32 %180, %1
  br i1 %181, label %169, label %157
182:                                              ; preds = %183
  br i1 %14, label %194, label %193
183:                                              ; preds = %150, %183
  %184 = phi i64 [ %191, %183 ], [ 0, %150 ]
  %185 = phi double [ %190, %183 ], [ 0.000000e+00, %150 ]
  %186 = getelementptr inbounds double, ptr %5, i64 %184
  %187 = load double, ptr %186, align 8
  %188 = tail call reassoc nsz contract double @llvm.fabs.f64(double %187)
  %189 = fcmp reassoc nsz contract ogt double %188, %185
  %190 = select reassoc nsz contract i1 %189, double %188, double %185
  %191 = add nuw nsw i64 %184, 1
  %192 = icmp eq i64 %191, %102
  br i1 %192, label %182, label %183
193:                                              ; preds = %194, %128, %150, %182
  br i1 %118, label %116, label %120
194:                                              ; preds = %182, %194
  %195 = phi i64 [ %199, %194 ], [ 0, %182 ]
  %196 = getelementptr inbounds double, ptr %5, i64 %195
  %197 = load double, ptr %196, align 8
  %198 = fdiv reassoc nsz contract double %197, %190
  store double %198, ptr %196, align 8
  %199 = add nuw nsw i64 %195, 1
  %200 = icmp eq i64 %199, %102
  br i1 %200, label %193, label %194
201:                                              ; preds = %225, %120
  br i1 %14, label %241, label %240
202:                                              ; preds = %122, %225
  %203 = phi i64 [ %126, %122 ], [ %226, %225 ]
  %204 = phi i64 [ %125, %122 ], [ %228, %225 ]
  %205 = icmp slt i64 %203, %127
  br i1 %205, label %206, label %225
206:                                              ; preds = %202
  %207 = mul i64 %203, 192
  %208 = getelementptr i8, ptr %2, i64 %207
  br label %213
209:                                              ; preds = %213
  br i1 %205, label %210, label %225
210:                                              ; preds = %209
  %211 = mul i64 %203, 192
  %212 = getelementptr i8, ptr %2, i64 %211
  br label %229
213:                                              ; preds = %206, %213
  %214 = phi i64 [ %204, %206 ], [ %222, %213 ]
  %215 = phi double [ 0.000000e+00, %206 ], [ %221, %213 ]
  %216 = getelementptr double, ptr %208, i64 %214
  %217 = load double, ptr %216, align 8
  %218 = getelementptr inbounds double, ptr %5, i64 %214
  %219 = load double, ptr %218, align 8
  %220 = fmul reassoc nsz contract double %219, %217
  %221 = fadd reassoc nsz contract double %220, %215
  %222 = add nuw nsw i64 %214, 1
  %223 = trunc nuw i64 %222 to i32
  %224 = icmp slt i32 %223, %1
  br i1 %224, label %213, label %209
225:                                              ; preds = %229, %202, %209
  %226 = add nsw i64 %203, -1
  %227 = icmp sgt i64 %203, 0
  %228 = add nsw i64 %204, -1
  br i1 %227, label %202, label %201
229:                                              ; preds = %210, %229
  %230 = phi i64 [ %204, %210 ], [ %237, %229 ]
  %231 = getelementptr double, ptr %212, i64 %230
  %232 = load double, ptr %231, align 8
  %233 = fmul reassoc nsz contract double %232, %221
  %234 = getelementptr inbounds double, ptr %5, i64 %230
  %235 = load double, ptr %234, align 8
  %236 = fsub reassoc nsz contract double %235, %233
  store double %236, ptr %234, align 8
  %237 = add nuw nsw i64 %230, 1
  %238 = trunc nuw i64 %237 to i32
  %239 = icmp slt i32 %238, %1
  br i1 %239, label %229, label %225
240:                                              ; preds = %241, %201
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 4608, ptr nonnull %7)
  ret void
241:                                              ; preds = %201, %241
  %242 = phi i64 [ %248, %241 ], [ 0, %201 ]
  %243 = getelementptr inbounds double, ptr %3, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds double, ptr %5, i64 %242
  %246 = load double, ptr %245, align 8
  %247 = fmul reassoc nsz contract double %246, %244
  store double %247, ptr %245, align 8
  %248 = add nuw nsw i64 %242, 1
  %249 = icmp eq i64 %248, %102
  br i1 %249, label %240, label %241
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
  %22 = getelementptr i8, ptr %4, i64 24
  %23 = getelementptr inbounds i8, ptr %7, i64 8
  br label %24
24:                                               ; preds = %36, %6
  %25 = phi i64 [ 0, %6 ], [ %37, %36 ]
  %26 = phi double [ 0.000000e+00, %6 ], [ %50, %36 ]
  %27 = phi double [ 0.000000e+00, %6 ], [ %52, %36 ]
  %28 = phi double [ 0.000000e+00, %6 ], [ %54, %36 ]
  %29 = mul nuw nsw i64 %25, 3
  br label %39
30:                                               ; preds = %36
  %31 = getelementptr inbounds i8, ptr %0, i64 192
  %32 = fcmp reassoc nsz contract oeq double %21, 0.000000e+00
  %33 = fcmp reassoc nsz contract ogt double %54, %50
  %34 = select reassoc nsz contract i1 %33, double %54, double %52
  %35 = select reassoc nsz contract i1 %33, double %52, double %50
  br i1 %32, label %60, label %57
36:                                               ; preds = %39
  %37 = add nuw nsw i64 %25, 1
  %38 = icmp eq i64 %37, 3
  br i1 %38, label %30, label %24
39:                                               ; preds = %39, %24
  %40 = phi i64 [ 0, %24 ], [ %55, %39 ]
  %41 = phi double [ %26, %24 ], [ %50, %39 ]
  %42 = phi double [ %27, %24 ], [ %52, %39 ]
  %43 = phi double [ %28, %24 ], [ %54, %39 ]
  %44 = add nuw nsw i64 %40, %29
  %45 = getelementptr inbounds double, ptr %4, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr double, ptr %22, i64 %44
  %48 = load double, ptr %47, align 8
  %49 = fmul reassoc nsz contract double %46, %46
  %50 = fadd reassoc nsz contract double %49, %41
  %51 = fmul reassoc nsz contract double %48, %46
  %52 = fadd reassoc nsz contract double %51, %42
  %53 = fmul reassoc nsz contract double %48, %48
  %54 = fadd reassoc nsz contract double %53, %43
  %55 = add nuw nsw i64 %40, 1
  %56 = icmp eq i64 %55, 3
  br i1 %56, label %36, label %39
57:                                               ; preds = %30
  %58 = tail call reassoc nsz contract double @atan2(double noundef %34, double noundef %35)
  %59 = fmul reassoc nsz contract double %58, 2.000000e+00
  br label %64
60:                                               ; preds = %30
  %61 = fcmp reassoc nsz contract une double %35, 0.000000e+00
  %62 = fdiv reassoc nsz contract double %34, %35
  %63 = select reassoc nsz contract i1 %61, double %62, double 0x7FF0000000000000
  br label %64
64:                                               ; preds = %57, %60
  %65 = phi reassoc nsz contract double [ %59, %57 ], [ %63, %60 ]
  %66 = getelementptr inbounds i8, ptr %7, i64 24
  store double %65, ptr %66, align 8
  %67 = getelementptr inbounds i8, ptr %0, i64 224
  %68 = load double, ptr %67, align 8
  %69 = getelementptr i8, ptr %4, i64 8
  br label %70
70:                                               ; preds = %81, %64
  %71 = phi i64 [ 0, %64 ], [ %82, %81 ]
  %72 = phi double [ 0.000000e+00, %64 ], [ %95, %81 ]
  %73 = phi double [ 0.000000e+00, %64 ], [ %97, %81 ]
  %74 = phi double [ 0.000000e+00, %64 ], [ %99, %81 ]
  %75 = mul nuw nsw i64 %71, 3
  br label %84
76:                                               ; preds = %81
  %77 = fcmp reassoc nsz contract oeq double %68, 0.000000e+00
  %78 = fcmp reassoc nsz contract ogt double %99, %95
  %79 = select reassoc nsz contract i1 %78, double %99, double %97
  %80 = select reassoc nsz contract i1 %78, double %97, double %95
  br i1 %77, label %105, label %102
81:                                               ; preds = %84
  %82 = add nuw nsw i64 %71, 1
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %76, label %70
84:                                               ; preds = %84, %70
  %85 = phi i64 [ 0, %70 ], [ %100, %84 ]
  %86 = phi double [ %72, %70 ], [ %95, %84 ]
  %87 = phi double [ %73, %70 ], [ %97, %84 ]
  %88 = phi double [ %74, %70 ], [ %99, %84 ]
  %89 = add nuw nsw i64 %85, %75
  %90 = getelementptr inbounds double, ptr %4, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = getelementptr double, ptr %69, i64 %89
  %93 = load double, ptr %92, align 8
  %94 = fmul reassoc nsz contract double %91, %91
  %95 = fadd reassoc nsz contract double %94, %86
  %96 = fmul reassoc nsz contract double %93, %91
  %97 = fadd reassoc nsz contract double %96, %87
  %98 = fmul reassoc nsz contract double %93, %93
  %99 = fadd reassoc nsz contract double %98, %88
  %100 = add nuw nsw i64 %85, 1
  %101 = icmp eq i64 %100, 2
  br i1 %101, label %81, label %84
102:                                              ; preds = %76
  %103 = tail call reassoc nsz contract double @atan2(double noundef %79, double noundef %80)
  %104 = fmul reassoc nsz contract double %103, 2.000000e+00
  br label %109
105:                                              ; preds = %76
  %106 = fcmp reassoc nsz contract une double %80, 0.000000e+00
  %107 = fdiv reassoc nsz contract double %79, %80
  %108 = select reassoc nsz contract i1 %106, double %107, double 0x7FF0000000000000
  br label %109
109:                                              ; preds = %102, %105
  %110 = phi reassoc nsz contract double [ %104, %102 ], [ %108, %105 ]
  %111 = getelementptr inbounds i8, ptr %7, i64 32
  store double %110, ptr %111, align 16
  br label %114
112:                                              ; preds = %189
  %113 = getelementptr inbounds i8, ptr %8, i64 24
  br label %216
114:                                              ; preds = %109, %189
  %115 = phi i64 [ 2, %109 ], [ %190, %189 ]
  %116 = getelementptr inbounds double, ptr %31, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = fcmp reassoc nsz contract oeq double %117, 0.000000e+00
  %119 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %115
  %120 = load double, ptr %119, align 8
  %121 = tail call reassoc nsz contract double @llvm.cos.f64(double %120)
  %122 = select reassoc nsz contract i1 %118, double 1.000000e+00, double %121
  %123 = tail call reassoc nsz contract double @llvm.sin.f64(double %120)
  %124 = select i1 %118, double %120, double 0.000000e+00
  %125 = select reassoc nsz contract i1 %118, double 0.000000e+00, double %123
  br label %126
126:                                              ; preds = %126, %114
  %127 = phi i64 [ 0, %114 ], [ %147, %126 ]
  %128 = getelementptr inbounds double, ptr %10, i64 %127
  %129 = load double, ptr %128, align 16
  %130 = or disjoint i64 %127, 1
  %131 = getelementptr inbounds double, ptr %10, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fmul reassoc nsz contract double %129, %122
  %134 = fmul reassoc nsz contract double %132, %125
  %135 = fadd reassoc nsz contract double %134, %133
  store double %135, ptr %128, align 16
  %136 = fmul reassoc nsz contract double %132, %122
  %137 = fmul reassoc nsz contract double %129, %125
  %138 = fsub reassoc nsz contract double %136, %137
  store double %138, ptr %131, align 8
  %139 = or disjoint i64 %127, 2
  %140 = getelementptr inbounds double, ptr %10, i64 %139
  %141 = load double, ptr %140, align 16
  %142 = fmul reassoc nsz contract double %141, %124
  %143 = or disjoint i64 %127, 3
  %144 = getelementptr inbounds double, ptr %10, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fadd reassoc nsz contract double %145, %142
  store double %146, ptr %144, align 8
  %147 = add nuw nsw i64 %127, 4
  %148 = icmp ult i64 %127, 8
  br i1 %148, label %126, label %149
149:                                              ; preds = %126
  %150 = getelementptr inbounds [12 x double], ptr %1, i64 %115
  br label %151
151:                                              ; preds = %161, %149
  %152 = phi i64 [ 0, %149 ], [ %168, %161 ]
  %153 = getelementptr inbounds double, ptr %10, i64 %152
  %154 = or disjoint i64 %152, 1
  %155 = getelementptr inbounds double, ptr %10, i64 %154
  %156 = or disjoint i64 %152, 2
  %157 = getelementptr inbounds double, ptr %10, i64 %156
  %158 = load double, ptr %153, align 16
  %159 = load double, ptr %155, align 8
  %160 = load double, ptr %157, align 16
  br label %170
161:                                              ; preds = %170
  %162 = or disjoint i64 %152, 3
  %163 = getelementptr inbounds double, ptr %10, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds double, ptr %12, i64 %162
  %166 = load double, ptr %165, align 8
  %167 = fadd reassoc nsz contract double %166, %164
  store double %167, ptr %165, align 8
  %168 = add nuw nsw i64 %152, 4
  %169 = icmp ult i64 %152, 8
  br i1 %169, label %151, label %189
170:                                              ; preds = %170, %151
  %171 = phi i64 [ 0, %151 ], [ %187, %170 ]
  %172 = getelementptr inbounds double, ptr %150, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = fmul reassoc nsz contract double %173, %158
  %175 = or disjoint i64 %171, 4
  %176 = getelementptr inbounds double, ptr %150, i64 %175
  %177 = load double, ptr %176, align 8
  %178 = fmul reassoc nsz contract double %177, %159
  %179 = fadd reassoc nsz contract double %178, %174
  %180 = or disjoint i64 %171, 8
  %181 = getelementptr inbounds double, ptr %150, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = fmul reassoc nsz contract double %182, %160
  %184 = fadd reassoc nsz contract double %179, %183
  %185 = or disjoint i64 %171, %152
  %186 = getelementptr inbounds double, ptr %12, i64 %185
  store double %184, ptr %186, align 8
  %187 = add nuw nsw i64 %171, 1
  %188 = icmp eq i64 %187, 4
  br i1 %188, label %161, label %170
189:                                              ; preds = %161
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %10, ptr noundef nonnull align 16 dereferenceable(96) %12, i64 96, i1 false)
  %190 = add nuw nsw i64 %115, 1
  %191 = icmp eq i64 %190, 5
  br i1 %191, label %112, label %114
192:                                              ; preds = %216
  %193 = load double, ptr %113, align 8
  %194 = fmul reassoc nsz contract double %193, %193
  %195 = getelementptr inbounds i8, ptr %8, i64 32
  %196 = load double, ptr %195, align 16
  %197 = fmul reassoc nsz contract double %196, %196
  %198 = fadd reassoc nsz contract double %197, %194
  %199 = getelementptr inbounds i8, ptr %8, i64 40
  %200 = load double, ptr %199, align 8
  %201 = fmul reassoc nsz contract double %200, %200
  %202 = fadd reassoc nsz contract double %198, %201
  %203 = getelementptr inbounds i8, ptr %8, i64 48
  store double %202, ptr %203, align 16
  %204 = load double, ptr %8, align 16
  %205 = fmul reassoc nsz contract double %204, %193
  %206 = getelementptr inbounds i8, ptr %8, i64 8
  %207 = load double, ptr %206, align 8
  %208 = fmul reassoc nsz contract double %207, %196
  %209 = fadd reassoc nsz contract double %208, %205
  %210 = getelementptr inbounds i8, ptr %8, i64 16
  %211 = load double, ptr %210, align 16
  %212 = fmul reassoc nsz contract double %211, %200
  %213 = fadd reassoc nsz contract double %209, %212
  %214 = getelementptr inbounds i8, ptr %8, i64 56
  store double %213, ptr %214, align 8
  %215 = fmul reassoc nsz contract double %213, 2.000000e+00
  br label %231
216:                                              ; preds = %112, %216
  %217 = phi i64 [ 0, %112 ], [ %227, %216 ]
  %218 = shl nuw nsw i64 %217, 2
  %219 = or disjoint i64 %218, 2
  %220 = getelementptr inbounds [12 x double], ptr %10, i64 0, i64 %219
  %221 = load double, ptr %220, align 16
  %222 = getelementptr inbounds double, ptr %8, i64 %217
  store double %221, ptr %222, align 8
  %223 = or disjoint i64 %218, 3
  %224 = getelementptr inbounds [12 x double], ptr %10, i64 0, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds double, ptr %113, i64 %217
  store double %225, ptr %226, align 8
  %227 = add nuw nsw i64 %217, 1
  %228 = icmp eq i64 %227, 3
  br i1 %228, label %192, label %216
229:                                              ; preds = %231
  %230 = getelementptr inbounds i8, ptr %8, i64 112
  store double 1.000000e+00, ptr %230, align 16
  br label %264
231:                                              ; preds = %192, %231
  %232 = phi i64 [ 0, %192 ], [ %233, %231 ]
  %233 = add nuw nsw i64 %232, 1
  %234 = icmp eq i64 %233, 3
  %235 = and i64 %233, 4294967295
  %236 = icmp eq i64 %232, 0
  %237 = add nuw i64 %232, 4294967295
  %238 = and i64 %237, 4294967295
  %239 = select i1 %234, i64 0, i64 %235
  %240 = getelementptr inbounds double, ptr %113, i64 %239
  %241 = load double, ptr %240, align 8
  %242 = select i1 %236, i64 2, i64 %238
  %243 = getelementptr inbounds double, ptr %8, i64 %242
  %244 = load double, ptr %243, align 8
  %245 = fmul reassoc nsz contract double %244, %241
  %246 = getelementptr inbounds double, ptr %113, i64 %242
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds double, ptr %8, i64 %239
  %249 = load double, ptr %248, align 8
  %250 = fmul reassoc nsz contract double %249, %247
  %251 = fsub reassoc nsz contract double %245, %250
  %252 = or disjoint i64 %232, 8
  %253 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %252
  store double %251, ptr %253, align 8
  %254 = getelementptr inbounds double, ptr %8, i64 %232
  %255 = load double, ptr %254, align 8
  %256 = fmul reassoc nsz contract double %255, %202
  %257 = getelementptr inbounds double, ptr %113, i64 %232
  %258 = load double, ptr %257, align 8
  %259 = fmul reassoc nsz contract double %215, %258
  %260 = fsub reassoc nsz contract double %256, %259
  %261 = add nuw nsw i64 %232, 11
  %262 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %261
  store double %260, ptr %262, align 8
  %263 = icmp eq i64 %233, 3
  br i1 %263, label %229, label %231
264:                                              ; preds = %229, %269
  %265 = phi i64 [ 0, %229 ], [ %270, %269 ]
  %266 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %265
  %267 = mul i64 %265, 120
  %268 = getelementptr i8, ptr %2, i64 %267
  br label %272
269:                                              ; preds = %272
  store double %280, ptr %266, align 8
  %270 = add nuw nsw i64 %265, 1
  %271 = icmp eq i64 %270, 4
  br i1 %271, label %367, label %264
272:                                              ; preds = %264, %272
  %273 = phi i64 [ 0, %264 ], [ %281, %272 ]
  %274 = phi double [ 0.000000e+00, %264 ], [ %280, %272 ]
  %275 = getelementptr double, ptr %268, i64 %273
  %276 = load double, ptr %275, align 8
  %277 = getelementptr inbounds [15 x double], ptr %8, i64 0, i64 %273
  %278 = load double, ptr %277, align 8
  %279 = fmul reassoc nsz contract double %278, %276
  %280 = fadd reassoc nsz contract double %274, %279
  %281 = add nuw nsw i64 %273, 1
  %282 = icmp eq i64 %281, 15
  br i1 %282, label %269, label %272
283:                                              ; preds = %456, %293
  %284 = phi i64 [ %300, %293 ], [ 0, %456 ]
  %285 = getelementptr inbounds double, ptr %11, i64 %284
  %286 = or disjoint i64 %284, 1
  %287 = getelementptr inbounds double, ptr %11, i64 %286
  %288 = or disjoint i64 %284, 2
  %289 = getelementptr inbounds double, ptr %11, i64 %288
  %290 = load double, ptr %285, align 16
  %291 = load double, ptr %287, align 8
  %292 = load double, ptr %289, align 16
  br label %302
293:                                              ; preds = %302
  %294 = or disjoint i64 %284, 3
  %295 = getelementptr inbounds double, ptr %11, i64 %294
  %296 = load double, ptr %295, align 8
  %297 = getelementptr inbounds double, ptr %12, i64 %294
  %298 = load double, ptr %297, align 8
  %299 = fadd reassoc nsz contract double %298, %296
  store double %299, ptr %297, align 8
  %300 = add nuw nsw i64 %284, 4
  %301 = icmp ult i64 %284, 8
  br i1 %301, label %283, label %321
302:                                              ; preds = %302, %283
  %303 = phi i64 [ 0, %283 ], [ %319, %302 ]
  %304 = getelementptr inbounds double, ptr %10, i64 %303
  %305 = load double, ptr %304, align 8
  %306 = fmul reassoc nsz contract double %305, %290
  %307 = or disjoint i64 %303, 4
  %308 = getelementptr inbounds double, ptr %10, i64 %307
  %309 = load double, ptr %308, align 8
  %310 = fmul reassoc nsz contract double %309, %291
  %311 = fadd reassoc nsz contract double %310, %306
  %312 = or disjoint i64 %303, 8
  %313 = getelementptr inbounds double, ptr %10, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = fmul reassoc nsz contract double %314, %292
  %316 = fadd reassoc nsz contract double %311, %315
  %317 = or disjoint i64 %303, %284
  %318 = getelementptr inbounds double, ptr %12, i64 %317
  store double %316, ptr %318, align 8
  %319 = add nuw nsw i64 %303, 1
  %320 = icmp eq i64 %319, 4
  br i1 %320, label %293, label %302
321:                                              ; preds = %293
  %322 = getelementptr inbounds i8, ptr %1, i64 480
  br label %323
323:                                              ; preds = %333, %321
  %324 = phi i64 [ 0, %321 ], [ %340, %333 ]
  %325 = getelementptr inbounds double, ptr %322, i64 %324
  %326 = or disjoint i64 %324, 1
  %327 = getelementptr inbounds double, ptr %322, i64 %326
  %328 = or disjoint i64 %324, 2
  %329 = getelementptr inbounds double, ptr %322, i64 %328
  %330 = load double, ptr %325, align 8
  %331 = load double, ptr %327, align 8
  %332 = load double, ptr %329, align 8
  br label %342
333:                                              ; preds = %342
  %334 = or disjoint i64 %324, 3
  %335 = getelementptr inbounds double, ptr %322, i64 %334
  %336 = load double, ptr %335, align 8
  %337 = getelementptr inbounds double, ptr %11, i64 %334
  %338 = load double, ptr %337, align 8
  %339 = fadd reassoc nsz contract double %338, %336
  store double %339, ptr %337, align 8
  %340 = add nuw nsw i64 %324, 4
  %341 = icmp ult i64 %324, 8
  br i1 %341, label %323, label %361
342:                                              ; preds = %342, %323
  %343 = phi i64 [ 0, %323 ], [ %359, %342 ]
  %344 = getelementptr inbounds double, ptr %12, i64 %343
  %345 = load double, ptr %344, align 8
  %346 = fmul reassoc nsz contract double %345, %330
  %347 = or disjoint i64 %343, 4
  %348 = getelementptr inbounds double, ptr %12, i64 %347
  %349 = load double, ptr %348, align 8
  %350 = fmul reassoc nsz contract double %349, %331
  %351 = fadd reassoc nsz contract double %350, %346
  %352 = or disjoint i64 %343, 8
  %353 = getelementptr inbounds double, ptr %12, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = fmul reassoc nsz contract double %354, %332
  %356 = fadd reassoc nsz contract double %351, %355
  %357 = or disjoint i64 %343, %324
  %358 = getelementptr inbounds double, ptr %11, i64 %357
  store double %356, ptr %358, align 8
  %359 = add nuw nsw i64 %343, 1
  %360 = icmp eq i64 %359, 4
  br i1 %360, label %333, label %342
361:                                              ; preds = %333
  %362 = getelementptr inbounds i8, ptr %11, i64 8
  %363 = load double, ptr %362, align 8
  %364 = load double, ptr %11, align 16
  %365 = tail call reassoc nsz contract double @atan2(double noundef %363, double noundef %364)
  %366 = getelementptr inbounds i8, ptr %7, i64 40
  store double %365, ptr %366, align 8
  br label %458
367:                                              ; preds = %269, %456
  %368 = phi i1 [ false, %456 ], [ true, %269 ]
  %369 = phi ptr [ %23, %456 ], [ %7, %269 ]
  %370 = phi i64 [ 1, %456 ], [ 0, %269 ]
  %371 = getelementptr inbounds double, ptr %31, i64 %370
  %372 = load double, ptr %371, align 8
  %373 = fcmp reassoc nsz contract oeq double %372, 0.000000e+00
  %374 = shl nuw nsw i64 %370, 1
  br i1 %373, label %382, label %375
375:                                              ; preds = %367
  %376 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %374
  %377 = load double, ptr %376, align 16
  %378 = or disjoint i64 %374, 1
  %379 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %378
  %380 = load double, ptr %379, align 8
  %381 = tail call reassoc nsz contract double @atan2(double noundef %377, double noundef %380)
  br label %386
382:                                              ; preds = %367
  %383 = or disjoint i64 %374, 1
  %384 = getelementptr inbounds [4 x double], ptr %9, i64 0, i64 %383
  %385 = load double, ptr %384, align 8
  br label %386
386:                                              ; preds = %382, %375
  %387 = phi double [ 0.000000e+00, %375 ], [ %385, %382 ]
  %388 = phi reassoc nsz contract double [ %381, %375 ], [ %385, %382 ]
  store double %388, ptr %369, align 8
  %389 = tail call reassoc nsz contract double @llvm.cos.f64(double %388)
  %390 = select reassoc nsz contract i1 %373, double 1.000000e+00, double %389
  %391 = tail call reassoc nsz contract double @llvm.sin.f64(double %388)
  %392 = select reassoc nsz contract i1 %373, double 0.000000e+00, double %391
  br label %393
393:                                              ; preds = %393, %386
  %394 = phi i64 [ 0, %386 ], [ %414, %393 ]
  %395 = getelementptr inbounds double, ptr %11, i64 %394
  %396 = load double, ptr %395, align 16
  %397 = or disjoint i64 %394, 1
  %398 = getelementptr inbounds double, ptr %11, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = fmul reassoc nsz contract double %396, %390
  %401 = fmul reassoc nsz contract double %399, %392
  %402 = fadd reassoc nsz contract double %401, %400
  store double %402, ptr %395, align 16
  %403 = fmul reassoc nsz contract double %399, %390
  %404 = fmul reassoc nsz contract double %396, %392
  %405 = fsub reassoc nsz contract double %403, %404
  store double %405, ptr %398, align 8
  %406 = or disjoint i64 %394, 2
  %407 = getelementptr inbounds double, ptr %11, i64 %406
  %408 = load double, ptr %407, align 16
  %409 = fmul reassoc nsz contract double %408, %387
  %410 = or disjoint i64 %394, 3
  %411 = getelementptr inbounds double, ptr %11, i64 %410
  %412 = load double, ptr %411, align 8
  %413 = fadd reassoc nsz contract double %412, %409
  store double %413, ptr %411, align 8
  %414 = add nuw nsw i64 %394, 4
  %415 = icmp ult i64 %394, 8
  br i1 %415, label %393, label %416
416:                                              ; preds = %393
  %417 = getelementptr inbounds [12 x double], ptr %1, i64 %370
  br label %418
418:                                              ; preds = %428, %416
  %419 = phi i64 [ 0, %416 ], [ %435, %428 ]
  %420 = getelementptr inbounds double, ptr %11, i64 %419
  %421 = or disjoint i64 %419, 1
  %422 = getelementptr inbounds double, ptr %11, i64 %421
  %423 = or disjoint i64 %419, 2
  %424 = getelementptr inbounds double, ptr %11, i64 %423
  %425 = load double, ptr %420, align 16
  %426 = load double, ptr %422, align 8
  %427 = load double, ptr %424, align 16
  br label %437
428:                                              ; preds = %437
  %429 = or disjoint i64 %419, 3
  %430 = getelementptr inbounds double, ptr %11, i64 %429
  %431 = load double, ptr %430, align 8
  %432 = getelementptr inbounds double, ptr %12, i64 %429
  %433 = load double, ptr %432, align 8
  %434 = fadd reassoc nsz contract double %433, %431
  store double %434, ptr %432, align 8
  %435 = add nuw nsw i64 %419, 4
  %436 = icmp ult i64 %419, 8
  br i1 %436, label %418, label %456
437:                                              ; preds = %437, %418
  %438 = phi i64 [ 0, %418 ], [ %454, %437 ]
  %439 = getelementptr inbounds double, ptr %417, i64 %438
  %440 = load double, ptr %439, align 8
  %441 = fmul reassoc nsz contract double %440, %425
  %442 = or disjoint i64 %438, 4
  %443 = getelementptr inbounds double, ptr %417, i64 %442
  %444 = load double, ptr %443, align 8
  %445 = fmul reassoc nsz contract double %444, %426
  %446 = fadd reassoc nsz contract double %445, %441
  %447 = or disjoint i64 %438, 8
  %448 = getelementptr inbounds double, ptr %417, i64 %447
  %449 = load double, ptr %448, align 8
  %450 = fmul reassoc nsz contract double %449, %427
  %451 = fadd reassoc nsz contract double %446, %450
  %452 = or disjoint i64 %438, %419
  %453 = getelementptr inbounds double, ptr %12, i64 %452
  store double %451, ptr %453, align 8
  %454 = add nuw nsw i64 %438, 1
  %455 = icmp eq i64 %454, 4
  br i1 %455, label %428, label %437
456:                                              ; preds = %428
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %11, ptr noundef nonnull align 16 dereferenceable(96) %12, i64 96, i1 false)
  br i1 %368, label %367, label %283
457:                                              ; preds = %458
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  ret void
458:                                              ; preds = %361, %458
  %459 = phi i64 [ 0, %361 ], [ %474, %458 ]
  %460 = getelementptr inbounds double, ptr %0, i64 %459
  %461 = getelementptr inbounds i8, ptr %460, i64 96
  %462 = load double, ptr %461, align 8
  %463 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %459
  %464 = load double, ptr %463, align 8
  %465 = getelementptr inbounds i8, ptr %460, i64 144
  %466 = load double, ptr %465, align 8
  %467 = fadd reassoc nsz contract double %466, %464
  %468 = fmul reassoc nsz contract double %467, %462
  %469 = getelementptr inbounds i8, ptr %460, i64 48
  %470 = load double, ptr %469, align 8
  %471 = fptosi double %470 to i32
  %472 = sext i32 %471 to i64
  %473 = getelementptr inbounds double, ptr %5, i64 %472
  store double %468, ptr %473, align 8
  %474 = add nuw nsw i64 %459, 1
  %475 = icmp eq i64 %474, 6
  br i1 %475, label %457, label %458
}
define internal fastcc double @solve_rows(ptr noalias nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %16
5:                                                ; preds = %3
  %6 = sext i32 %2 to i64
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext i32 %2 to i64
  %10 = zext i32 %2 to i64
  br label %18
11:                                               ; preds = %100
  %12 = add nuw nsw i64 %20, 1
  %13 = icmp eq i64 %23, %8
  br i1 %13, label %14, label %18
14:                                               ; preds = %11
  %15 = fdiv reassoc nsz contract double %38, %40
  br label %16
16:                                               ; preds = %14, %3
  %17 = phi double [ 0x7FF0000000000000, %3 ], [ %15, %14 ]
  ret double %17
18:                                               ; preds = %5, %11
  %19 = phi i64 [ 0, %5 ], [ %23, %11 ]
  %20 = phi i64 [ 1, %5 ], [ %12, %11 ]
  %21 = phi double [ 0x7FF0000000000000, %5 ], [ %38, %11 ]
  %22 = phi double [ 0.000000e+00, %5 ], [ %40, %11 ]
  %23 = add nuw nsw i64 %19, 1
  %24 = icmp ult i64 %23, %7
  %25 = trunc nuw nsw i64 %19 to i32
  br i1 %24, label %26, label %29
26:                                               ; preds = %18
  %27 = getelementptr double, ptr %0, i64 %19
  %28 = getelementptr double, ptr %0, i64 %19
  br label %48
29:                                               ; preds = %48, %18
  %30 = phi i32 [ %25, %18 ], [ %62, %48 ]
  %31 = mul nsw i32 %30, %2
  %32 = sext i32 %31 to i64
  %33 = getelementptr double, ptr %0, i64 %19
  %34 = getelementptr double, ptr %33, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = tail call reassoc nsz contract double @llvm.fabs.f64(double %35)
  %37 = fcmp reassoc nsz contract olt double %36, %21
  %38 = select reassoc nsz contract i1 %37, double %36, double %21
  %39 = fcmp reassoc nsz contract ogt double %36, %22
  %40 = select reassoc nsz contract i1 %39, double %36, double %22
  %41 = fcmp reassoc nsz contract ogt double %36, 1.000000e-300
  %42 = select reassoc nsz contract i1 %41, double %35, double 1.000000e-300
  %43 = icmp slt i64 %19, %6
  br i1 %43, label %44, label %65
44:                                               ; preds = %29
  %45 = mul nsw i64 %19, %6
  %46 = getelementptr double, ptr %0, i64 %32
  %47 = getelementptr double, ptr %0, i64 %45
  br label %70
48:                                               ; preds = %26, %48
  %49 = phi i64 [ %20, %26 ], [ %63, %48 ]
  %50 = phi i32 [ %25, %26 ], [ %62, %48 ]
  %51 = mul nsw i64 %49, %6
  %52 = getelementptr double, ptr %27, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = tail call reassoc nsz contract double @llvm.fabs.f64(double %53)
  %55 = mul nsw i32 %50, %2
  %56 = sext i32 %55 to i64
  %57 = getelementptr double, ptr %28, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = tail call reassoc nsz contract double @llvm.fabs.f64(double %58)
  %60 = fcmp reassoc nsz contract ogt double %54, %59
  %61 = trunc nuw nsw i64 %49 to i32
  %62 = select i1 %60, i32 %61, i32 %50
  %63 = add nuw nsw i64 %49, 1
  %64 = icmp eq i64 %63, %8
  br i1 %64, label %29, label %48
65:                                               ; preds = %70, %29
  %66 = icmp sge i64 %19, %6
  %67 = mul nsw i64 %19, %6
  %68 = getelementptr double, ptr %0, i64 %19
  %69 = getelementptr double, ptr %0, i64 %67
  br label %79
70:                                               ; preds = %44, %70
  %71 = phi i64 [ %19, %44 ], [ %77, %70 ]
  %72 = getelementptr double, ptr %46, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = getelementptr double, ptr %47, i64 %71
  %75 = load double, ptr %74, align 8
  store double %75, ptr %72, align 8
  %76 = fdiv reassoc nsz contract double %73, %42
  store double %76, ptr %74, align 8
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %9
  br i1 %78, label %65, label %70
79:                                               ; preds = %65, %100
  %80 = phi i64 [ 0, %65 ], [ %101, %100 ]
  %81 = mul nsw i64 %80, %6
  %82 = getelementptr double, ptr %68, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = icmp eq i64 %80, %19
  %85 = fcmp reassoc nsz contract oeq double %83, 0.000000e+00
  %86 = select i1 %84, i1 true, i1 %85
  %87 = or i1 %86, %66
  br i1 %87, label %100, label %88
88:                                               ; preds = %79
  %89 = getelementptr double, ptr %0, i64 %81
  br label %90
90:                                               ; preds = %88, %90
  %91 = phi i64 [ %19, %88 ], [ %98, %90 ]
  %92 = getelementptr double, ptr %69, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = fmul reassoc nsz contract double %93, %83
  %95 = getelementptr double, ptr %89, i64 %91
  %96 = load double, ptr %95, align 8
  %97 = fsub reassoc nsz contract double %96, %94
  store double %97, ptr %95, align 8
  %98 = add nuw nsw i64 %91, 1
  %99 = icmp eq i64 %98, %10
  br i1 %99, label %100, label %90
100:                                              ; preds = %90, %79
  %101 = add nuw nsw i64 %80, 1
  %102 = icmp eq i64 %101, %8
  br i1 %102, label %11, label %79
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
  %42 = getelementptr inbounds i8, ptr %10, i64 8
  %43 = getelementptr inbounds i8, ptr %10, i64 16
  %44 = getelementptr inbounds i8, ptr %10, i64 24
  %45 = getelementptr inbounds i8, ptr %10, i64 32
  %46 = getelementptr inbounds i8, ptr %10, i64 40
  %47 = getelementptr inbounds i8, ptr %2, i64 144
  call fastcc void @forward(ptr noundef %0, ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %48 = load double, ptr %14, align 8
  %49 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %7, ptr noundef %1, double noundef %48, ptr noundef nonnull %10)
  %50 = fcmp reassoc nsz contract olt double %49, 1.000000e+00
  br i1 %50, label %55, label %338
51:                                               ; preds = %322
  call fastcc void @forward(ptr noundef %0, ptr noundef %2, ptr noundef nonnull %7, ptr noundef nonnull %8)
  %52 = load double, ptr %14, align 8
  %53 = call reassoc nsz contract fastcc double @misfit(ptr noundef nonnull %7, ptr noundef %1, double noundef %52, ptr noundef nonnull %10)
  %54 = fcmp reassoc nsz contract olt double %53, 1.000000e+00
  br i1 %54, label %55, label %335
55:                                               ; preds = %3, %51
  %56 = phi i32 [ %323, %51 ], [ 0, %3 ]
  %57 = phi i1 [ %324, %51 ], [ false, %3 ]
  call fastcc void @jacobian(ptr noundef nonnull %0, ptr noundef nonnull %7, ptr noundef nonnull %8, ptr noundef nonnull %9)
  call fastcc void @triangle(ptr noundef nonnull %9, i32 noundef 6, ptr noundef nonnull %12, ptr noundef nonnull %11)
  %58 = load double, ptr %15, align 16
  %59 = tail call reassoc nsz contract double @llvm.fabs.f64(double %58)
  %60 = fcmp reassoc nsz contract olt double %59, 1.000000e-04
  %61 = load double, ptr %16, align 8
  %62 = fcmp reassoc nsz contract oeq double %61, 0.000000e+00
  %63 = select i1 %60, i1 true, i1 %62
  br i1 %63, label %335, label %64
64:                                               ; preds = %55
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %5, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  store double 1.000000e+00, ptr %17, align 8
  %65 = load i32, ptr %18, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %66
  store double 1.000000e+00, ptr %67, align 8
  br label %68
68:                                               ; preds = %74, %64
  %69 = phi i64 [ 5, %64 ], [ %70, %74 ]
  %70 = add nsw i64 %69, -1
  %71 = getelementptr inbounds double, ptr %6, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr double, ptr %9, i64 %70
  br label %83
74:                                               ; preds = %83
  %75 = getelementptr inbounds double, ptr %11, i64 %70
  %76 = load double, ptr %75, align 8
  %77 = fdiv reassoc nsz contract double %96, %76
  %78 = getelementptr inbounds i32, ptr %12, i64 %70
  %79 = load i32, ptr %78, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %4, i64 %80
  store double %77, ptr %81, align 8
  %82 = icmp ugt i64 %69, 1
  br i1 %82, label %68, label %99
83:                                               ; preds = %83, %68
  %84 = phi i64 [ %69, %68 ], [ %97, %83 ]
  %85 = phi double [ %72, %68 ], [ %96, %83 ]
  %86 = getelementptr inbounds i32, ptr %12, i64 %84
  %87 = load i32, ptr %86, align 4
  %88 = mul nsw i32 %87, 6
  %89 = sext i32 %88 to i64
  %90 = getelementptr double, ptr %73, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = sext i32 %87 to i64
  %93 = getelementptr inbounds double, ptr %4, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fmul reassoc nsz contract double %94, %91
  %96 = fsub reassoc nsz contract double %85, %95
  %97 = add nuw nsw i64 %84, 1
  %98 = icmp eq i64 %97, 6
  br i1 %98, label %74, label %83
99:                                               ; preds = %74, %141
  %100 = phi i64 [ %142, %141 ], [ 5, %74 ]
  %101 = getelementptr inbounds i32, ptr %12, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = mul nsw i32 %102, 6
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %9, i64 %104
  %106 = getelementptr inbounds double, ptr %11, i64 %100
  %107 = load double, ptr %106, align 8
  %108 = fcmp reassoc nsz contract une double %107, 0.000000e+00
  br i1 %108, label %109, label %114
109:                                              ; preds = %99
  %110 = getelementptr inbounds double, ptr %105, i64 %100
  %111 = load double, ptr %110, align 8
  %112 = fmul reassoc nsz contract double %111, %107
  %113 = fdiv reassoc nsz contract double -1.000000e+00, %112
  br label %114
114:                                              ; preds = %109, %99
  %115 = phi reassoc nsz contract double [ %113, %109 ], [ 0.000000e+00, %99 ]
  br label %118
116:                                              ; preds = %118
  %117 = fmul reassoc nsz contract double %126, %115
  br label %130
118:                                              ; preds = %118, %114
  %119 = phi i64 [ %100, %114 ], [ %127, %118 ]
  %120 = phi double [ 0.000000e+00, %114 ], [ %126, %118 ]
  %121 = getelementptr inbounds double, ptr %105, i64 %119
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds double, ptr %5, i64 %119
  %124 = load double, ptr %123, align 8
  %125 = fmul reassoc nsz contract double %124, %122
  %126 = fadd reassoc nsz contract double %125, %120
  %127 = add nuw nsw i64 %119, 1
  %128 = and i64 %127, 4294967295
  %129 = icmp eq i64 %128, 6
  br i1 %129, label %116, label %118
130:                                              ; preds = %130, %116
  %131 = phi i64 [ %100, %116 ], [ %138, %130 ]
  %132 = getelementptr inbounds double, ptr %105, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fmul reassoc nsz contract double %117, %133
  %135 = getelementptr inbounds double, ptr %5, i64 %131
  %136 = load double, ptr %135, align 8
  %137 = fsub reassoc nsz contract double %136, %134
  store double %137, ptr %135, align 8
  %138 = add nuw nsw i64 %131, 1
  %139 = and i64 %138, 4294967295
  %140 = icmp eq i64 %139, 6
  br i1 %140, label %141, label %130
141:                                              ; preds = %130
  %142 = add nsw i64 %100, -1
  %143 = icmp eq i64 %100, 0
  br i1 %143, label %196, label %99
144:                                              ; preds = %196
  %145 = load double, ptr %4, align 16
  %146 = load double, ptr %19, align 8
  %147 = fmul reassoc nsz contract double %146, %145
  %148 = load double, ptr %20, align 8
  %149 = load double, ptr %21, align 8
  %150 = fmul reassoc nsz contract double %149, %148
  %151 = fadd reassoc nsz contract double %150, %147
  %152 = load double, ptr %22, align 16
  %153 = load double, ptr %23, align 8
  %154 = fmul reassoc nsz contract double %153, %152
  %155 = fadd reassoc nsz contract double %151, %154
  %156 = load double, ptr %24, align 8
  %157 = load double, ptr %25, align 8
  %158 = fmul reassoc nsz contract double %157, %156
  %159 = fadd reassoc nsz contract double %155, %158
  %160 = load double, ptr %26, align 16
  %161 = load double, ptr %27, align 8
  %162 = fmul reassoc nsz contract double %161, %160
  %163 = fadd reassoc nsz contract double %159, %162
  %164 = load double, ptr %28, align 8
  %165 = load double, ptr %29, align 8
  %166 = fmul reassoc nsz contract double %165, %164
  %167 = fadd reassoc nsz contract double %163, %166
  %168 = fcmp reassoc nsz contract olt double %167, 0.000000e+00
  %169 = select i1 %168, double -1.000000e+00, double 1.000000e+00
  %170 = fdiv reassoc nsz contract double %169, %203
  %171 = load double, ptr %5, align 16
  %172 = load double, ptr %30, align 8
  %173 = fmul reassoc nsz contract double %172, %171
  %174 = load double, ptr %31, align 8
  %175 = load double, ptr %32, align 8
  %176 = fmul reassoc nsz contract double %175, %174
  %177 = fadd reassoc nsz contract double %176, %173
  %178 = load double, ptr %33, align 16
  %179 = load double, ptr %34, align 8
  %180 = fmul reassoc nsz contract double %179, %178
  %181 = fadd reassoc nsz contract double %177, %180
  %182 = load double, ptr %35, align 8
  %183 = load double, ptr %36, align 8
  %184 = fmul reassoc nsz contract double %183, %182
  %185 = fadd reassoc nsz contract double %181, %184
  %186 = load double, ptr %37, align 16
  %187 = load double, ptr %38, align 8
  %188 = fmul reassoc nsz contract double %187, %186
  %189 = fadd reassoc nsz contract double %185, %188
  %190 = load double, ptr %17, align 8
  %191 = load double, ptr %39, align 8
  %192 = fmul reassoc nsz contract double %191, %190
  %193 = fadd reassoc nsz contract double %189, %192
  %194 = fcmp reassoc nsz contract olt double %193, 0.000000e+00
  %195 = select reassoc nsz contract i1 %194, double -1.000000e+00, double 1.000000e+00
  br label %206
196:                                              ; preds = %141, %196
  %197 = phi i64 [ %204, %196 ], [ 0, %141 ]
  %198 = phi double [ %203, %196 ], [ 0.000000e+00, %141 ]
  %199 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %197
  %200 = load double, ptr %199, align 8
  %201 = tail call reassoc nsz contract double @llvm.fabs.f64(double %200)
  %202 = fcmp reassoc nsz contract ogt double %201, %198
  %203 = select reassoc nsz contract i1 %202, double %201, double %198
  %204 = add nuw nsw i64 %197, 1
  %205 = icmp eq i64 %204, 6
  br i1 %205, label %144, label %196
206:                                              ; preds = %206, %144
  %207 = phi i64 [ 0, %144 ], [ %216, %206 ]
  %208 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %207
  %209 = load double, ptr %208, align 8
  %210 = fmul reassoc nsz contract double %209, %170
  %211 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %207
  store double %210, ptr %211, align 8
  %212 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %207
  %213 = load double, ptr %212, align 8
  %214 = fmul reassoc nsz contract double %213, %195
  %215 = getelementptr inbounds [6 x double], ptr %30, i64 0, i64 %207
  store double %214, ptr %215, align 8
  %216 = add nuw nsw i64 %207, 1
  %217 = icmp eq i64 %216, 6
  br i1 %217, label %218, label %206
218:                                              ; preds = %206
  %219 = fneg reassoc nsz contract double %61
  %220 = fmul reassoc nsz contract double %170, %219
  %221 = fmul reassoc nsz contract double %220, %195
  store double %221, ptr %40, align 8
  %222 = tail call reassoc nsz contract double @llvm.fabs.f64(double %61)
  store double %222, ptr %41, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4)
  %223 = load double, ptr %30, align 8
  %224 = load double, ptr %10, align 16
  %225 = fmul reassoc nsz contract double %224, %223
  %226 = load double, ptr %32, align 8
  %227 = load double, ptr %42, align 8
  %228 = fmul reassoc nsz contract double %227, %226
  %229 = fadd reassoc nsz contract double %228, %225
  %230 = load double, ptr %34, align 8
  %231 = load double, ptr %43, align 16
  %232 = fmul reassoc nsz contract double %231, %230
  %233 = fadd reassoc nsz contract double %229, %232
  %234 = load double, ptr %36, align 8
  %235 = load double, ptr %44, align 8
  %236 = fmul reassoc nsz contract double %235, %234
  %237 = fadd reassoc nsz contract double %233, %236
  %238 = load double, ptr %38, align 8
  %239 = load double, ptr %45, align 16
  %240 = fmul reassoc nsz contract double %239, %238
  %241 = fadd reassoc nsz contract double %237, %240
  %242 = load double, ptr %39, align 8
  %243 = load double, ptr %46, align 8
  %244 = fmul reassoc nsz contract double %243, %242
  %245 = fadd reassoc nsz contract double %241, %244
  store double %245, ptr %47, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %13, i8 0, i64 48, i1 false)
  br label %246
246:                                              ; preds = %288, %218
  %247 = phi i64 [ 0, %218 ], [ %289, %288 ]
  %248 = getelementptr inbounds i32, ptr %12, i64 %247
  %249 = load i32, ptr %248, align 4
  %250 = mul nsw i32 %249, 6
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds double, ptr %9, i64 %251
  %253 = getelementptr inbounds double, ptr %11, i64 %247
  %254 = load double, ptr %253, align 8
  %255 = fcmp reassoc nsz contract une double %254, 0.000000e+00
  br i1 %255, label %256, label %261
256:                                              ; preds = %246
  %257 = getelementptr inbounds double, ptr %252, i64 %247
  %258 = load double, ptr %257, align 8
  %259 = fmul reassoc nsz contract double %258, %254
  %260 = fdiv reassoc nsz contract double -1.000000e+00, %259
  br label %261
261:                                              ; preds = %246, %256
  %262 = phi reassoc nsz contract double [ %260, %256 ], [ 0.000000e+00, %246 ]
  br label %265
263:                                              ; preds = %265
  %264 = fmul reassoc nsz contract double %273, %262
  br label %277
265:                                              ; preds = %261, %265
  %266 = phi i64 [ %274, %265 ], [ %247, %261 ]
  %267 = phi double [ %273, %265 ], [ 0.000000e+00, %261 ]
  %268 = getelementptr inbounds double, ptr %252, i64 %266
  %269 = load double, ptr %268, align 8
  %270 = getelementptr inbounds double, ptr %10, i64 %266
  %271 = load double, ptr %270, align 8
  %272 = fmul reassoc nsz contract double %271, %269
  %273 = fadd reassoc nsz contract double %272, %267
  %274 = add nuw nsw i64 %266, 1
  %275 = and i64 %274, 4294967295
  %276 = icmp eq i64 %275, 6
  br i1 %276, label %263, label %265
277:                                              ; preds = %277, %263
  %278 = phi i64 [ %247, %263 ], [ %285, %277 ]
  %279 = getelementptr inbounds double, ptr %252, i64 %278
  %280 = load double, ptr %279, align 8
  %281 = fmul reassoc nsz contract double %264, %280
  %282 = getelementptr inbounds double, ptr %10, i64 %278
  %283 = load double, ptr %282, align 8
  %284 = fsub reassoc nsz contract double %283, %281
  store double %284, ptr %282, align 8
  %285 = add nuw nsw i64 %278, 1
  %286 = and i64 %285, 4294967295
  %287 = icmp eq i64 %286, 6
  br i1 %287, label %288, label %277
288:                                              ; preds = %277
  %289 = add nuw nsw i64 %247, 1
  %290 = icmp eq i64 %289, 6
  br i1 %290, label %291, label %246
291:                                              ; preds = %288, %297
  %292 = phi i64 [ %293, %297 ], [ 5, %288 ]
  %293 = add nsw i64 %292, -1
  %294 = getelementptr inbounds double, ptr %10, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = getelementptr double, ptr %9, i64 %293
  br label %306
297:                                              ; preds = %306
  %298 = getelementptr inbounds double, ptr %11, i64 %293
  %299 = load double, ptr %298, align 8
  %300 = fdiv reassoc nsz contract double %319, %299
  %301 = getelementptr inbounds i32, ptr %12, i64 %293
  %302 = load i32, ptr %301, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds double, ptr %13, i64 %303
  store double %300, ptr %304, align 8
  %305 = icmp ugt i64 %292, 1
  br i1 %305, label %291, label %326
306:                                              ; preds = %306, %291
  %307 = phi i64 [ %292, %291 ], [ %320, %306 ]
  %308 = phi double [ %295, %291 ], [ %319, %306 ]
  %309 = getelementptr inbounds i32, ptr %12, i64 %307
  %310 = load i32, ptr %309, align 4
  %311 = mul nsw i32 %310, 6
  %312 = sext i32 %311 to i64
  %313 = getelementptr double, ptr %296, i64 %312
  %314 = load double, ptr %313, align 8
  %315 = sext i32 %310 to i64
  %316 = getelementptr inbounds double, ptr %13, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = fmul reassoc nsz contract double %317, %314
  %319 = fsub reassoc nsz contract double %308, %318
  %320 = add nuw nsw i64 %307, 1
  %321 = icmp eq i64 %320, 6
  br i1 %321, label %297, label %306
322:                                              ; preds = %326
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13)
  %323 = add nuw nsw i32 %56, 1
  %324 = icmp ugt i32 %56, 1
  %325 = icmp eq i32 %323, 3
  br i1 %325, label %335, label %51
326:                                              ; preds = %297, %326
  %327 = phi i64 [ %333, %326 ], [ 0, %297 ]
  %328 = getelementptr inbounds [6 x double], ptr %13, i64 0, i64 %327
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %327
  %331 = load double, ptr %330, align 8
  %332 = fadd reassoc nsz contract double %331, %329
  store double %332, ptr %330, align 8
  %333 = add nuw nsw i64 %327, 1
  %334 = icmp eq i64 %333, 6
  br i1 %334, label %322, label %326
335:                                              ; preds = %51, %55, %322
  %336 = phi i1 [ %324, %322 ], [ %57, %55 ], [ %324, %51 ]
  %337 = zext i1 %336 to i32
  br label %338
338:                                              ; preds = %335, %3
  %339 = phi i32 [ 0, %3 ], [ %337, %335 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %7)
  ret i32 %339
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
  br i1 %31, label %33, label %32
32:                                               ; preds = %4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br label %194
33:                                               ; preds = %4
  %34 = getelementptr inbounds i8, ptr %6, i64 24
  %35 = getelementptr inbounds i8, ptr %6, i64 48
  %36 = getelementptr inbounds i8, ptr %6, i64 72
  %37 = getelementptr inbounds i8, ptr %6, i64 8
  %38 = getelementptr inbounds i8, ptr %6, i64 16
  %39 = getelementptr inbounds i8, ptr %6, i64 32
  %40 = getelementptr inbounds i8, ptr %6, i64 40
  %41 = getelementptr inbounds i8, ptr %7, i64 112
  %42 = getelementptr inbounds i8, ptr %7, i64 56
  %43 = getelementptr inbounds i8, ptr %7, i64 48
  %44 = mul nuw nsw i32 %11, 6
  %45 = zext nneg i32 %44 to i64
  %46 = mul nuw nsw i32 %11, 7
  %47 = zext nneg i32 %46 to i64
  %48 = mul nuw nsw i32 %11, 14
  %49 = zext nneg i32 %48 to i64
  %50 = zext nneg i32 %11 to i64
  %51 = fmul reassoc nsz contract double %25, 2.000000e+00
  %52 = fmul reassoc nsz contract double %19, 2.000000e+00
  %53 = fmul reassoc nsz contract double %22, 2.000000e+00
  br label %54
54:                                               ; preds = %117, %33
  %55 = phi i64 [ 0, %33 ], [ %130, %117 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %7)
  %56 = getelementptr inbounds double, ptr %14, i64 %55
  br label %57
57:                                               ; preds = %57, %54
  %58 = phi i64 [ 0, %54 ], [ %63, %57 ]
  %59 = mul nuw nsw i64 %58, %50
  %60 = getelementptr inbounds double, ptr %56, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds [15 x double], ptr %7, i64 0, i64 %58
  store double %61, ptr %62, align 8
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, 15
  br i1 %64, label %81, label %57
65:                                               ; preds = %94
  %66 = getelementptr inbounds double, ptr %8, i64 %55
  %67 = load double, ptr %6, align 16
  %68 = fmul reassoc nsz contract double %67, %19
  %69 = load double, ptr %37, align 8
  %70 = fmul reassoc nsz contract double %69, %22
  %71 = fadd reassoc nsz contract double %70, %68
  %72 = load double, ptr %38, align 16
  %73 = fmul reassoc nsz contract double %72, %25
  %74 = fadd reassoc nsz contract double %71, %73
  %75 = load double, ptr %34, align 8
  %76 = load double, ptr %39, align 16
  %77 = load double, ptr %40, align 8
  %78 = load double, ptr %41, align 16
  %79 = load double, ptr %42, align 8
  %80 = fadd reassoc nsz contract double %74, %79
  br label %132
81:                                               ; preds = %57, %94
  %82 = phi i64 [ %95, %94 ], [ 0, %57 ]
  %83 = icmp ult i64 %82, 2
  %84 = mul nuw nsw i64 %82, 3
  %85 = add nuw nsw i64 %84, 2
  %86 = select i1 %83, i64 %84, i64 %85
  %87 = and i64 %86, 4294967295
  %88 = getelementptr inbounds double, ptr %7, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %88, i64 8
  %91 = load double, ptr %90, align 8
  %92 = getelementptr inbounds i8, ptr %88, i64 16
  %93 = load double, ptr %92, align 8
  br label %97
94:                                               ; preds = %97
  %95 = add nuw nsw i64 %82, 1
  %96 = icmp eq i64 %95, 4
  br i1 %96, label %65, label %81
97:                                               ; preds = %97, %81
  %98 = phi i64 [ 0, %81 ], [ %115, %97 ]
  %99 = shl nuw nsw i64 %98, 2
  %100 = getelementptr inbounds double, ptr %1, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fmul reassoc nsz contract double %101, %89
  %103 = or disjoint i64 %99, 1
  %104 = getelementptr inbounds double, ptr %1, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = fmul reassoc nsz contract double %105, %91
  %107 = fadd reassoc nsz contract double %106, %102
  %108 = or disjoint i64 %99, 2
  %109 = getelementptr inbounds double, ptr %1, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = fmul reassoc nsz contract double %110, %93
  %112 = fadd reassoc nsz contract double %107, %111
  %113 = add nuw nsw i64 %98, %84
  %114 = getelementptr inbounds [12 x double], ptr %6, i64 0, i64 %113
  store double %112, ptr %114, align 8
  %115 = add nuw nsw i64 %98, 1
  %116 = icmp eq i64 %115, 3
  br i1 %116, label %94, label %97
117:                                              ; preds = %132
  %118 = fmul reassoc nsz contract double %76, %53
  %119 = fmul reassoc nsz contract double %77, %51
  %120 = fmul reassoc nsz contract double %75, %52
  %121 = load double, ptr %43, align 16
  %122 = fmul reassoc nsz contract double %78, %30
  %123 = fadd reassoc nsz contract double %118, %120
  %124 = fadd reassoc nsz contract double %123, %119
  %125 = fadd reassoc nsz contract double %124, %122
  %126 = fadd reassoc nsz contract double %125, %121
  %127 = getelementptr inbounds double, ptr %66, i64 %45
  store double %126, ptr %127, align 8
  %128 = getelementptr inbounds double, ptr %66, i64 %47
  store double %80, ptr %128, align 8
  %129 = getelementptr inbounds double, ptr %66, i64 %49
  store double %78, ptr %129, align 8
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  %130 = add nuw nsw i64 %55, 1
  %131 = icmp eq i64 %130, %50
  br i1 %131, label %189, label %54
132:                                              ; preds = %132, %65
  %133 = phi i64 [ 0, %65 ], [ %134, %132 ]
  %134 = add nuw nsw i64 %133, 1
  %135 = icmp eq i64 %134, 3
  %136 = icmp eq i64 %133, 0
  %137 = add nuw nsw i64 %133, 4294967295
  %138 = and i64 %137, 4294967295
  %139 = getelementptr inbounds double, ptr %6, i64 %133
  %140 = load double, ptr %139, align 8
  %141 = mul nuw nsw i64 %133, %50
  %142 = getelementptr inbounds double, ptr %66, i64 %141
  store double %140, ptr %142, align 8
  %143 = getelementptr inbounds double, ptr %34, i64 %133
  %144 = load double, ptr %143, align 8
  %145 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %133
  %146 = load double, ptr %145, align 8
  %147 = fmul reassoc nsz contract double %146, %78
  %148 = fadd reassoc nsz contract double %147, %144
  %149 = add nuw nsw i64 %133, 3
  %150 = mul nuw nsw i64 %149, %50
  %151 = getelementptr inbounds double, ptr %66, i64 %150
  store double %148, ptr %151, align 8
  %152 = getelementptr inbounds double, ptr %35, i64 %133
  %153 = load double, ptr %152, align 8
  %154 = select i1 %135, i64 0, i64 %134
  %155 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = select i1 %136, i64 2, i64 %138
  %158 = getelementptr inbounds double, ptr %6, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = fmul reassoc nsz contract double %159, %156
  %161 = fadd reassoc nsz contract double %160, %153
  %162 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %157
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds double, ptr %6, i64 %154
  %165 = load double, ptr %164, align 8
  %166 = fmul reassoc nsz contract double %165, %163
  %167 = fsub reassoc nsz contract double %161, %166
  %168 = add nuw nsw i64 %133, 8
  %169 = mul nuw nsw i64 %168, %50
  %170 = getelementptr inbounds double, ptr %66, i64 %169
  store double %167, ptr %170, align 8
  %171 = getelementptr inbounds double, ptr %36, i64 %133
  %172 = load double, ptr %171, align 8
  %173 = getelementptr inbounds double, ptr %35, i64 %157
  %174 = load double, ptr %173, align 8
  %175 = fmul reassoc nsz contract double %174, %156
  %176 = getelementptr inbounds double, ptr %35, i64 %154
  %177 = load double, ptr %176, align 8
  %178 = fmul reassoc nsz contract double %140, %30
  %179 = fmul reassoc nsz contract double %146, %80
  %180 = fadd reassoc nsz contract double %175, %179
  %181 = fmul reassoc nsz contract double %177, %163
  %182 = fsub reassoc nsz contract double %180, %181
  %183 = fmul reassoc nsz contract double %182, -2.000000e+00
  %184 = fadd reassoc nsz contract double %172, %178
  %185 = fadd reassoc nsz contract double %184, %183
  %186 = add nuw nsw i64 %133, 11
  %187 = mul nuw nsw i64 %186, %50
  %188 = getelementptr inbounds double, ptr %66, i64 %187
  store double %185, ptr %188, align 8
  br i1 %135, label %117, label %132
189:                                              ; preds = %117
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  br i1 %31, label %190, label %194
190:                                              ; preds = %189
  %191 = icmp sgt i32 %13, 0
  %192 = zext i32 %13 to i64
  %193 = zext nneg i32 %11 to i64
  br label %195
194:                                              ; preds = %227, %32, %189
  call void @llvm.lifetime.end.p0(i64 1296, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %8)
  ret void
195:                                              ; preds = %190, %227
  %196 = phi i64 [ 0, %190 ], [ %228, %227 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1296) %9, i8 0, i64 1296, i1 false)
  br label %200
197:                                              ; preds = %209
  br i1 %191, label %198, label %227
198:                                              ; preds = %197
  %199 = getelementptr inbounds double, ptr %3, i64 %196
  br label %230
200:                                              ; preds = %212, %195
  %201 = phi i64 [ 0, %195 ], [ %213, %212 ]
  br i1 %191, label %202, label %214
202:                                              ; preds = %200
  %203 = mul nuw nsw i64 %201, %192
  %204 = mul nuw nsw i64 %201, %193
  %205 = add nuw nsw i64 %204, %196
  %206 = getelementptr inbounds [135 x double], ptr %8, i64 0, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr double, ptr %17, i64 %203
  br label %217
209:                                              ; preds = %217
  %210 = add nuw nsw i64 %201, 1
  %211 = icmp eq i64 %210, 15
  br i1 %211, label %197, label %212
212:                                              ; preds = %209, %214
  %213 = phi i64 [ %210, %209 ], [ %215, %214 ]
  br label %200
214:                                              ; preds = %200
  %215 = add nuw nsw i64 %201, 1
  %216 = icmp eq i64 %215, 15
  br i1 %216, label %227, label %212
217:                                              ; preds = %202, %217
  %218 = phi i64 [ 0, %202 ], [ %225, %217 ]
  %219 = getelementptr double, ptr %208, i64 %218
  %220 = load double, ptr %219, align 8
  %221 = fmul reassoc nsz contract double %207, %220
  %222 = getelementptr inbounds [162 x double], ptr %9, i64 0, i64 %218
  %223 = load double, ptr %222, align 8
  %224 = fadd reassoc nsz contract double %223, %221
  store double %224, ptr %222, align 8
  %225 = add nuw nsw i64 %218, 1
  %226 = icmp eq i64 %225, %192
  br i1 %226, label %209, label %217
227:                                              ; preds = %214, %230, %197
  %228 = add nuw nsw i64 %196, 1
  %229 = icmp eq i64 %228, %193
  br i1 %229, label %194, label %195
230:                                              ; preds = %198, %230
  %231 = phi i64 [ 0, %198 ], [ %236, %230 ]
  %232 = getelementptr inbounds [162 x double], ptr %9, i64 0, i64 %231
  %233 = load double, ptr %232, align 8
  %234 = mul nuw nsw i64 %231, %193
  %235 = getelementptr inbounds double, ptr %199, i64 %234
  store double %233, ptr %235, align 8
  %236 = add nuw nsw i64 %231, 1
  %237 = icmp eq i64 %236, %192
  br i1 %237, label %227, label %230
}
define internal fastcc void @reflect(ptr noalias nocapture noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [14 x double], align 16
  %7 = alloca [50 x double], align 16
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 400, ptr nonnull %7)
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %30
9:                                                ; preds = %5
  %10 = icmp sgt i32 %1, 0
  %11 = sext i32 %4 to i64
  %12 = sext i32 %1 to i64
  %13 = sext i32 %3 to i64
  %14 = zext nneg i32 %2 to i64
  %15 = zext i32 %1 to i64
  %16 = zext nneg i32 %1 to i64
  %17 = zext i32 %1 to i64
  %18 = zext i32 %4 to i64
  %19 = zext i32 %1 to i64
  %20 = zext i32 %4 to i64
  br label %21
21:                                               ; preds = %9, %130
  %22 = phi i64 [ 0, %9 ], [ %24, %130 ]
  %23 = icmp slt i64 %22, %13
  %24 = add nuw nsw i64 %22, 1
  %25 = trunc nuw nsw i64 %24 to i32
  %26 = select i1 %23, i32 %3, i32 %25
  %27 = icmp slt i64 %22, %12
  %28 = sext i32 %26 to i64
  %29 = trunc nuw nsw i64 %22 to i32
  br label %36
30:                                               ; preds = %130, %5
  call void @llvm.lifetime.end.p0(i64 400, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %6)
  ret void
31:                                               ; preds = %42
  br i1 %10, label %32, label %60
32:                                               ; preds = %31
  %33 = sext i32 %47 to i64
  %34 = getelementptr double, ptr %0, i64 %33
  %35 = getelementptr double, ptr %0, i64 %22
  br label %63
36:                                               ; preds = %21, %42
  %37 = phi i64 [ %22, %21 ], [ %48, %42 ]
  %38 = phi i32 [ %29, %21 ], [ %47, %42 ]
  %39 = phi double [ -1.000000e+00, %21 ], [ %45, %42 ]
  br i1 %27, label %40, label %42
40:                                               ; preds = %36
  %41 = getelementptr double, ptr %0, i64 %37
  br label %50
42:                                               ; preds = %50, %36
  %43 = phi double [ 0.000000e+00, %36 ], [ %57, %50 ]
  %44 = fcmp reassoc nsz contract ogt double %43, %39
  %45 = select nsz i1 %44, double %43, double %39
  %46 = trunc nuw nsw i64 %37 to i32
  %47 = select i1 %44, i32 %46, i32 %38
  %48 = add nuw nsw i64 %37, 1
  %49 = icmp slt i64 %48, %28
  br i1 %49, label %36, label %31
50:                                               ; preds = %40, %50
  %51 = phi i64 [ %22, %40 ], [ %58, %50 ]
  %52 = phi double [ 0.000000e+00, %40 ], [ %57, %50 ]
  %53 = mul nsw i64 %51, %11
  %54 = getelementptr double, ptr %41, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul reassoc nsz contract double %55, %55
  %57 = fadd reassoc nsz contract double %56, %52
  %58 = add nuw nsw i64 %51, 1
  %59 = icmp eq i64 %58, %15
  br i1 %59, label %42, label %50
60:                                               ; preds = %63, %31
  %61 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %45)
  %62 = fcmp reassoc nsz contract oeq double %61, 0.000000e+00
  br i1 %62, label %130, label %73
63:                                               ; preds = %32, %63
  %64 = phi i64 [ 0, %32 ], [ %71, %63 ]
  %65 = mul nsw i64 %64, %11
  %66 = getelementptr double, ptr %34, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr double, ptr %35, i64 %65
  %69 = load double, ptr %68, align 8
  store double %69, ptr %66, align 8
  %70 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %64
  store double %67, ptr %70, align 8
  store double %67, ptr %68, align 8
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %16
  br i1 %72, label %60, label %63
73:                                               ; preds = %60
  %74 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %22
  %75 = load double, ptr %74, align 8
  %76 = tail call reassoc nsz contract double @llvm.fabs.f64(double %75)
  %77 = fadd reassoc nsz contract double %76, %61
  %78 = fmul reassoc nsz contract double %77, %61
  %79 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %78)
  %80 = fcmp reassoc nsz contract ogt double %75, 0.000000e+00
  %81 = fneg reassoc nsz contract double %61
  %82 = select reassoc nsz contract i1 %80, double %61, double %81
  %83 = fadd reassoc nsz contract double %82, %75
  store double %83, ptr %74, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(400) %7, i8 0, i64 400, i1 false)
  br i1 %27, label %84, label %130
84:                                               ; preds = %73
  %85 = icmp slt i64 %22, %11
  br label %89
86:                                               ; preds = %97
  br i1 %27, label %87, label %130
87:                                               ; preds = %86
  %88 = icmp slt i64 %22, %11
  br label %110
89:                                               ; preds = %84, %97
  %90 = phi i64 [ %22, %84 ], [ %98, %97 ]
  %91 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fdiv reassoc nsz contract double %92, %79
  store double %93, ptr %91, align 8
  br i1 %85, label %94, label %97
94:                                               ; preds = %89
  %95 = mul nsw i64 %90, %11
  %96 = getelementptr double, ptr %0, i64 %95
  br label %100
97:                                               ; preds = %100, %89
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %17
  br i1 %99, label %86, label %89
100:                                              ; preds = %94, %100
  %101 = phi i64 [ %22, %94 ], [ %108, %100 ]
  %102 = getelementptr double, ptr %96, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = fmul reassoc nsz contract double %103, %93
  %105 = getelementptr inbounds [50 x double], ptr %7, i64 0, i64 %101
  %106 = load double, ptr %105, align 8
  %107 = fadd reassoc nsz contract double %106, %104
  store double %107, ptr %105, align 8
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, %18
  br i1 %109, label %97, label %100
110:                                              ; preds = %87, %117
  %111 = phi i64 [ %22, %87 ], [ %118, %117 ]
  br i1 %88, label %112, label %117
112:                                              ; preds = %110
  %113 = getelementptr inbounds [14 x double], ptr %6, i64 0, i64 %111
  %114 = load double, ptr %113, align 8
  %115 = mul nsw i64 %111, %11
  %116 = getelementptr double, ptr %0, i64 %115
  br label %120
117:                                              ; preds = %120, %110
  %118 = add nuw nsw i64 %111, 1
  %119 = icmp eq i64 %118, %19
  br i1 %119, label %130, label %110
120:                                              ; preds = %112, %120
  %121 = phi i64 [ %22, %112 ], [ %128, %120 ]
  %122 = getelementptr inbounds [50 x double], ptr %7, i64 0, i64 %121
  %123 = load double, ptr %122, align 8
  %124 = fmul reassoc nsz contract double %123, %114
  %125 = getelementptr double, ptr %116, i64 %121
  %126 = load double, ptr %125, align 8
  %127 = fsub reassoc nsz contract double %126, %124
  store double %127, ptr %125, align 8
  %128 = add nuw nsw i64 %121, 1
  %129 = icmp eq i64 %128, %20
  br i1 %129, label %117, label %120
130:                                              ; preds = %117, %73, %86, %60
  %131 = icmp eq i64 %24, %14
  br i1 %131, label %30, label %21
}
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
