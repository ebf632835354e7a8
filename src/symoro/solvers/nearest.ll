; sha256 of nearest.c nearest_entry.c: 8d5547f2d236fd7496f3afe312c0dee6077a04d974bf2532a6631610d1dbd11f
%struct.view = type { [12 x double], [6 x [3 x double]], [6 x [3 x double]], [3 x double], [9 x double], [3 x double], double }
%struct.grid = type { ptr, [6 x i32], [6 x i32], [6 x i32], i32, i32, [6 x [64 x double]], [6 x [64 x double]], [6 x [64 x double]], [12 x double], [6 x double], [2 x double], i32, ptr, ptr }
%struct.task = type { i32, [6 x i32], [6 x i32], [6 x double], [6 x double], [6 x double], [7 x [12 x double]], [12 x double], double, double, [6 x double], [6 x double] }
%struct.found = type { i32, [64 x [6 x double]], [64 x double], [64 x double], [64 x i8] }
%struct.shoulder = type { [2 x double], [2 x double], double, double, double, double, double, [3 x double], i32 }
%struct.further = type { [3 x i32], i32, i32, [3 x i32], [3 x i32], [3 x double], [3 x double], double, [3 x [64 x double]], [3 x [64 x double]] }
%struct.orders = type { %struct.task, %struct.task, %struct.task, [6 x i32], i32, double }
%struct.columns = type { [3 x double], [3 x [3 x double]], [6 x [3 x double]], i32, [6 x i32] }
@POINTS = internal constant [7 x i32] [i32 1, i32 40, i32 24, i32 16, i32 12, i32 8, i32 6], align 16
@spread_angles.COSINE = internal unnamed_addr constant [3 x double] [double 1.000000e+00, double -1.000000e+00, double 0.000000e+00], align 16
@spread_angles.SINE = internal unnamed_addr constant [3 x double] [double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], align 16
@VALUES = internal unnamed_addr constant [4 x i32] [i32 1, i32 64, i32 26, i32 10], align 16
@solve_elbows.STARTS = internal unnamed_addr constant [8 x double] [double 9.000000e-01, double 0xBFE6666666666666, double 1.000000e-01, double -2.000000e-01, double 3.000000e-01, double 6.000000e-01, double -1.100000e+00, double -8.000000e-01], align 16
@elbow_wave.C5 = internal unnamed_addr constant [5 x double] [double 1.000000e+00, double 0x3FD3C6EF372FE94F, double 0xBFE9E3779B97F4A8, double 0xBFE9E3779B97F4A8, double 0x3FD3C6EF372FE94F], align 16
@elbow_wave.S5 = internal unnamed_addr constant [5 x double] [double 0.000000e+00, double 0x3FEE6F0E134454FF, double 0x3FE2CF2304755A5E, double 0xBFE2CF2304755A5E, double 0xBFEE6F0E134454FF], align 16
@COARSE = internal constant [7 x i32] [i32 1, i32 24, i32 14, i32 8, i32 6, i32 5, i32 4], align 16
define noundef i64 @nearest_memory() local_unnamed_addr {
  ret i64 1692736
}
define void @nearest_many(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9) local_unnamed_addr {
  %11 = alloca %struct.view, align 8
  %12 = alloca %struct.grid, align 8
  %13 = alloca %struct.task, align 8
  %14 = alloca [6 x i32], align 16
  %15 = alloca [6 x double], align 16
  %16 = alloca [6 x double], align 16
  %17 = alloca double, align 8
  %18 = alloca %struct.view, align 8
  %19 = alloca %struct.found, align 8
  %20 = alloca %struct.task, align 8
  %21 = alloca [6 x double], align 16
  %22 = alloca [6 x i32], align 16
  %23 = alloca [6 x double], align 16
  %24 = alloca %struct.view, align 8
  %25 = alloca [9 x double], align 16
  %26 = alloca [9 x double], align 16
  %27 = alloca [3 x double], align 16
  %28 = alloca [4 x [2 x double]], align 16
  %29 = alloca [4 x double], align 16
  %30 = alloca [3 x double], align 16
  %31 = alloca [2 x double], align 16
  %32 = alloca [2 x [2 x double]], align 16
  %33 = alloca [6 x double], align 16
  %34 = alloca [8 x [3 x [2 x double]]], align 16
  %35 = alloca [9 x double], align 16
  %36 = alloca [3 x double], align 16
  %37 = alloca [8 x i32], align 16
  %38 = alloca [6 x i32], align 16
  %39 = alloca %struct.view, align 8
  %40 = alloca [6 x double], align 16
  %41 = alloca [8 x double], align 16
  %42 = alloca [8 x double], align 16
  %43 = alloca [8 x double], align 16
  %44 = alloca [3 x double], align 16
  %45 = alloca [2 x double], align 16
  %46 = alloca [5 x double], align 16
  %47 = alloca %struct.shoulder, align 8
  %48 = alloca %struct.further, align 8
  %49 = alloca [6 x i32], align 16
  %50 = alloca %struct.view, align 8
  %51 = alloca [6 x double], align 16
  %52 = alloca %struct.grid, align 8
  %53 = alloca [6 x double], align 16
  %54 = alloca double, align 8
  %55 = alloca [6 x i32], align 16
  %56 = alloca %struct.view, align 8
  %57 = alloca %struct.found, align 8
  %58 = alloca [6 x double], align 16
  %59 = alloca %struct.view, align 8
  %60 = alloca [6 x double], align 16
  %61 = alloca [6 x double], align 16
  %62 = alloca [3 x double], align 16
  %63 = alloca %struct.found, align 8
  %64 = alloca %struct.orders, align 8
  %65 = alloca %struct.task, align 8
  %66 = alloca %struct.grid, align 8
  %67 = alloca [6 x double], align 16
  %68 = alloca double, align 8
  %69 = icmp sgt i64 %0, 0
  br i1 %69, label %70, label %247
70:                                               ; preds = %10
  %71 = load double, ptr %1, align 8
  %72 = fptosi double %71 to i64
  %73 = shl nsw i64 %72, 6
  %74 = getelementptr inbounds i8, ptr %65, i64 28
  %75 = getelementptr inbounds i8, ptr %1, i64 8
  %76 = getelementptr inbounds i8, ptr %65, i64 4
  %77 = getelementptr inbounds i8, ptr %65, i64 56
  %78 = and i64 %4, 4294967295
  %79 = icmp eq i64 %78, 0
  %80 = getelementptr inbounds i8, ptr %65, i64 984
  %81 = getelementptr inbounds i8, ptr %65, i64 1032
  %82 = getelementptr inbounds i8, ptr %65, i64 104
  %83 = getelementptr inbounds i8, ptr %65, i64 152
  %84 = getelementptr inbounds i8, ptr %65, i64 200
  %85 = getelementptr inbounds i8, ptr %1, i64 8
  %86 = getelementptr i8, ptr %1, i64 208
  %87 = getelementptr inbounds i8, ptr %65, i64 872
  %88 = getelementptr inbounds i8, ptr %1, i64 8
  %89 = getelementptr inbounds i8, ptr %3, i64 8
  %90 = getelementptr inbounds i8, ptr %65, i64 56
  %91 = getelementptr inbounds i8, ptr %65, i64 4
  %92 = getelementptr inbounds i8, ptr %65, i64 104
  %93 = getelementptr inbounds i8, ptr %65, i64 152
  %94 = getelementptr inbounds i8, ptr %59, i64 240
  %95 = getelementptr inbounds i8, ptr %65, i64 200
  %96 = getelementptr inbounds i8, ptr %65, i64 216
  %97 = getelementptr inbounds i8, ptr %65, i64 248
  %98 = getelementptr inbounds i8, ptr %65, i64 280
  %99 = getelementptr inbounds i8, ptr %62, i64 16
  %100 = getelementptr inbounds i8, ptr %62, i64 8
  %101 = getelementptr inbounds i8, ptr %64, i64 1080
  %102 = getelementptr inbounds i8, ptr %64, i64 2160
  %103 = getelementptr inbounds i8, ptr %64, i64 968
  %104 = getelementptr inbounds i8, ptr %64, i64 976
  %105 = getelementptr inbounds i8, ptr %64, i64 2048
  %106 = getelementptr inbounds i8, ptr %64, i64 2056
  %107 = getelementptr inbounds i8, ptr %64, i64 3128
  %108 = getelementptr inbounds i8, ptr %64, i64 3136
  %109 = getelementptr inbounds i8, ptr %64, i64 3264
  %110 = getelementptr inbounds i8, ptr %64, i64 3240
  %111 = getelementptr inbounds i8, ptr %9, i64 1320000
  %112 = getelementptr inbounds i8, ptr %64, i64 200
  %113 = getelementptr inbounds i8, ptr %64, i64 296
  %114 = getelementptr inbounds i8, ptr %64, i64 4
  %115 = getelementptr inbounds i8, ptr %64, i64 28
  %116 = getelementptr inbounds i8, ptr %47, i64 72
  %117 = getelementptr inbounds i8, ptr %64, i64 872
  %118 = getelementptr inbounds i8, ptr %64, i64 320
  %119 = getelementptr inbounds i8, ptr %64, i64 352
  %120 = getelementptr inbounds i8, ptr %64, i64 384
  %121 = getelementptr inbounds i8, ptr %64, i64 360
  %122 = getelementptr inbounds i8, ptr %64, i64 368
  %123 = getelementptr inbounds i8, ptr %47, i64 8
  %124 = getelementptr inbounds i8, ptr %64, i64 376
  %125 = getelementptr inbounds i8, ptr %47, i64 40
  %126 = getelementptr inbounds i8, ptr %47, i64 48
  %127 = getelementptr inbounds i8, ptr %47, i64 64
  %128 = getelementptr inbounds i8, ptr %47, i64 16
  %129 = getelementptr inbounds i8, ptr %64, i64 312
  %130 = getelementptr inbounds i8, ptr %64, i64 344
  %131 = getelementptr inbounds i8, ptr %47, i64 56
  %132 = getelementptr inbounds i8, ptr %47, i64 24
  %133 = getelementptr inbounds i8, ptr %47, i64 32
  %134 = getelementptr inbounds i8, ptr %47, i64 96
  %135 = getelementptr inbounds i8, ptr %48, i64 12
  %136 = getelementptr inbounds i8, ptr %48, i64 16
  %137 = getelementptr inbounds i8, ptr %48, i64 96
  %138 = getelementptr inbounds i8, ptr %64, i64 56
  %139 = getelementptr inbounds i8, ptr %64, i64 152
  %140 = getelementptr inbounds i8, ptr %64, i64 104
  %141 = getelementptr inbounds i8, ptr %48, i64 32
  %142 = getelementptr inbounds i8, ptr %48, i64 48
  %143 = getelementptr inbounds i8, ptr %48, i64 72
  %144 = getelementptr inbounds i8, ptr %48, i64 20
  %145 = getelementptr inbounds i8, ptr %48, i64 104
  %146 = getelementptr inbounds i8, ptr %48, i64 1640
  %147 = getelementptr inbounds i8, ptr %64, i64 3272
  %148 = getelementptr inbounds i8, ptr %9, i64 1553472
  %149 = getelementptr inbounds i8, ptr %9, i64 1578048
  %150 = getelementptr inbounds i8, ptr %9, i64 1619008
  %151 = getelementptr inbounds i8, ptr %64, i64 3240
  %152 = getelementptr inbounds i8, ptr %64, i64 104
  %153 = getelementptr inbounds i8, ptr %47, i64 80
  %154 = getelementptr inbounds i8, ptr %28, i64 8
  %155 = getelementptr inbounds i8, ptr %28, i64 16
  %156 = getelementptr inbounds i8, ptr %28, i64 24
  %157 = getelementptr inbounds i8, ptr %29, i64 8
  %158 = getelementptr inbounds i8, ptr %30, i64 8
  %159 = getelementptr inbounds i8, ptr %31, i64 8
  %160 = getelementptr inbounds i8, ptr %32, i64 8
  %161 = getelementptr inbounds i8, ptr %32, i64 16
  %162 = getelementptr inbounds i8, ptr %32, i64 24
  %163 = getelementptr inbounds i8, ptr %30, i64 16
  %164 = getelementptr inbounds i8, ptr %64, i64 304
  %165 = getelementptr inbounds i8, ptr %64, i64 328
  %166 = getelementptr inbounds i8, ptr %64, i64 336
  %167 = getelementptr inbounds i8, ptr %64, i64 56
  %168 = getelementptr inbounds i8, ptr %64, i64 152
  %169 = getelementptr inbounds i8, ptr %48, i64 48
  %170 = getelementptr inbounds i8, ptr %48, i64 20
  %171 = getelementptr inbounds i8, ptr %48, i64 72
  %172 = getelementptr inbounds i8, ptr %39, i64 504
  %173 = getelementptr inbounds i8, ptr %39, i64 488
  %174 = getelementptr inbounds i8, ptr %39, i64 480
  %175 = getelementptr inbounds i8, ptr %39, i64 496
  %176 = getelementptr inbounds i8, ptr %39, i64 384
  %177 = getelementptr inbounds i8, ptr %39, i64 240
  %178 = getelementptr inbounds i8, ptr %39, i64 392
  %179 = getelementptr inbounds i8, ptr %39, i64 400
  %180 = getelementptr inbounds i8, ptr %39, i64 96
  %181 = getelementptr inbounds i8, ptr %64, i64 1136
  %182 = getelementptr inbounds i8, ptr %9, i64 1520704
  %183 = getelementptr inbounds i8, ptr %64, i64 392
  %184 = getelementptr inbounds i8, ptr %25, i64 48
  %185 = getelementptr inbounds i8, ptr %26, i64 48
  %186 = getelementptr inbounds i8, ptr %9, i64 1324096
  %187 = getelementptr inbounds i8, ptr %48, i64 20
  %188 = getelementptr inbounds i8, ptr %48, i64 32
  %189 = getelementptr inbounds i8, ptr %9, i64 1520704
  %190 = getelementptr inbounds i8, ptr %48, i64 72
  %191 = getelementptr inbounds i8, ptr %64, i64 56
  %192 = getelementptr inbounds i8, ptr %9, i64 1324096
  %193 = getelementptr inbounds i8, ptr %64, i64 3272
  %194 = getelementptr inbounds i8, ptr %52, i64 80
  %195 = getelementptr inbounds i8, ptr %56, i64 384
  %196 = getelementptr inbounds i8, ptr %56, i64 392
  %197 = getelementptr inbounds i8, ptr %56, i64 400
  %198 = getelementptr inbounds i8, ptr %57, i64 8
  %199 = getelementptr inbounds i8, ptr %9, i64 132000
  %200 = getelementptr inbounds i8, ptr %52, i64 9400
  %201 = getelementptr inbounds i8, ptr %52, i64 9472
  %202 = getelementptr inbounds i8, ptr %24, i64 384
  %203 = getelementptr inbounds i8, ptr %24, i64 392
  %204 = getelementptr inbounds i8, ptr %24, i64 400
  %205 = getelementptr inbounds i8, ptr %52, i64 8
  %206 = getelementptr inbounds i8, ptr %52, i64 9400
  %207 = getelementptr inbounds i8, ptr %24, i64 240
  %208 = getelementptr inbounds i8, ptr %24, i64 504
  %209 = getelementptr inbounds i8, ptr %24, i64 488
  %210 = getelementptr inbounds i8, ptr %24, i64 480
  %211 = getelementptr inbounds i8, ptr %24, i64 496
  %212 = getelementptr inbounds i8, ptr %52, i64 56
  %213 = getelementptr inbounds i8, ptr %52, i64 32
  %214 = getelementptr inbounds i8, ptr %20, i64 976
  %215 = getelementptr inbounds i8, ptr %20, i64 968
  %216 = getelementptr inbounds i8, ptr %19, i64 8
  %217 = getelementptr inbounds i8, ptr %19, i64 3080
  %218 = getelementptr inbounds i8, ptr %19, i64 3592
  %219 = getelementptr inbounds i8, ptr %19, i64 4104
  %220 = getelementptr inbounds i8, ptr %63, i64 3080
  %221 = getelementptr inbounds i8, ptr %63, i64 3592
  %222 = getelementptr inbounds i8, ptr %13, i64 976
  %223 = getelementptr inbounds i8, ptr %13, i64 968
  %224 = getelementptr inbounds i8, ptr %12, i64 80
  %225 = getelementptr inbounds i8, ptr %12, i64 9472
  %226 = getelementptr inbounds i8, ptr %18, i64 480
  %227 = getelementptr inbounds i8, ptr %18, i64 488
  %228 = getelementptr inbounds i8, ptr %18, i64 496
  %229 = getelementptr inbounds i8, ptr %18, i64 504
  %230 = getelementptr inbounds i8, ptr %65, i64 968
  %231 = getelementptr inbounds i8, ptr %65, i64 976
  %232 = getelementptr inbounds i8, ptr %66, i64 80
  %233 = getelementptr inbounds i8, ptr %63, i64 8
  %234 = getelementptr inbounds i8, ptr %11, i64 384
  %235 = getelementptr inbounds i8, ptr %11, i64 392
  %236 = getelementptr inbounds i8, ptr %11, i64 400
  %237 = getelementptr inbounds i8, ptr %11, i64 480
  %238 = getelementptr inbounds i8, ptr %11, i64 488
  %239 = getelementptr inbounds i8, ptr %11, i64 496
  %240 = getelementptr inbounds i8, ptr %11, i64 504
  %241 = getelementptr inbounds i8, ptr %65, i64 56
  %242 = getelementptr inbounds i8, ptr %65, i64 4
  %243 = getelementptr inbounds i8, ptr %65, i64 104
  %244 = getelementptr inbounds i8, ptr %65, i64 984
  %245 = getelementptr inbounds i8, ptr %65, i64 1032
  %246 = getelementptr inbounds i8, ptr %63, i64 4104
  br label %248
247:                                              ; preds = %2387, %10
  ret void
248:                                              ; preds = %70, %2387
  %249 = phi i64 [ 0, %70 ], [ %2390, %2387 ]
  %250 = shl nsw i64 %249, 7
  %251 = getelementptr inbounds i8, ptr %2, i64 %250
  %252 = mul nsw i64 %73, %249
  %253 = getelementptr inbounds double, ptr %5, i64 %252
  %254 = shl nsw i64 %249, 10
  %255 = getelementptr inbounds i8, ptr %6, i64 %254
  %256 = shl nsw i64 %249, 6
  %257 = getelementptr inbounds i8, ptr %7, i64 %256
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %63)
  call void @llvm.lifetime.start.p0(i64 3280, ptr nonnull %64)
  store i32 0, ptr %63, align 8
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %65)
  %258 = load double, ptr %1, align 8
  %259 = fptosi double %258 to i32
  store i32 %259, ptr %65, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %74, i8 0, i64 24, i1 false)
  %260 = icmp sgt i32 %259, 0
  br i1 %260, label %261, label %263
261:                                              ; preds = %248
  %262 = zext nneg i32 %259 to i64
  br label %269
263:                                              ; preds = %304, %248
  %264 = icmp slt i32 %259, 0
  br i1 %264, label %265, label %266
265:                                              ; preds = %315, %263
  br label %332
266:                                              ; preds = %263
  %267 = add nuw i32 %259, 1
  %268 = zext i32 %267 to i64
  br label %311
269:                                              ; preds = %304, %261
  %270 = phi i64 [ 0, %261 ], [ %309, %304 ]
  %271 = getelementptr inbounds double, ptr %1, i64 %270
  %272 = getelementptr inbounds i8, ptr %271, i64 16
  %273 = load double, ptr %272, align 8
  %274 = fcmp reassoc nsz contract une double %273, 0.000000e+00
  br i1 %274, label %277, label %275
275:                                              ; preds = %269
  %276 = load double, ptr %75, align 8
  br label %277
277:                                              ; preds = %275, %269
  %278 = phi reassoc nsz contract double [ %276, %275 ], [ 1.000000e+00, %269 ]
  %279 = zext i1 %274 to i32
  %280 = getelementptr inbounds [6 x i32], ptr %76, i64 0, i64 %270
  store i32 %279, ptr %280, align 4
  %281 = getelementptr inbounds i8, ptr %271, i64 64
  %282 = load double, ptr %281, align 8
  %283 = getelementptr inbounds [6 x double], ptr %77, i64 0, i64 %270
  store double %282, ptr %283, align 8
  br i1 %79, label %288, label %284
284:                                              ; preds = %277
  %285 = getelementptr inbounds i8, ptr %271, i64 112
  %286 = load double, ptr %285, align 8
  %287 = fdiv reassoc nsz contract double %286, %278
  br label %288
288:                                              ; preds = %284, %277
  %289 = phi reassoc nsz contract double [ %287, %284 ], [ -1.000000e+300, %277 ]
  %290 = getelementptr inbounds [6 x double], ptr %80, i64 0, i64 %270
  store double %289, ptr %290, align 8
  br i1 %79, label %295, label %291
291:                                              ; preds = %288
  %292 = getelementptr inbounds i8, ptr %271, i64 160
  %293 = load double, ptr %292, align 8
  %294 = fdiv reassoc nsz contract double %293, %278
  br label %295
295:                                              ; preds = %291, %288
  %296 = phi reassoc nsz contract double [ %294, %291 ], [ 1.000000e+300, %288 ]
  %297 = getelementptr inbounds [6 x double], ptr %81, i64 0, i64 %270
  store double %296, ptr %297, align 8
  br i1 %274, label %298, label %304
298:                                              ; preds = %295
  %299 = fsub reassoc nsz contract double %296, %289
  %300 = call reassoc nsz contract double @llvm.fabs.f64(double %282)
  %301 = fdiv reassoc nsz contract double 0x401921FB54442D18, %300
  %302 = fcmp reassoc nsz contract uge double %299, %301
  br i1 %302, label %303, label %304
303:                                              ; preds = %298
  br label %304
304:                                              ; preds = %295, %298, %303
  %305 = phi double [ -1.000000e+300, %303 ], [ %289, %298 ], [ %289, %295 ]
  %306 = phi reassoc nsz contract double [ 1.000000e+300, %303 ], [ %296, %298 ], [ %296, %295 ]
  %307 = getelementptr inbounds [6 x double], ptr %82, i64 0, i64 %270
  store double %305, ptr %307, align 8
  %308 = getelementptr inbounds [6 x double], ptr %83, i64 0, i64 %270
  store double %306, ptr %308, align 8
  %309 = add nuw nsw i64 %270, 1
  %310 = icmp eq i64 %309, %262
  br i1 %310, label %263, label %269
311:                                              ; preds = %315, %266
  %312 = phi i64 [ 0, %266 ], [ %316, %315 ]
  %313 = mul nuw nsw i64 %312, 96
  %314 = getelementptr i8, ptr %86, i64 %313
  br label %318
315:                                              ; preds = %326
  %316 = add nuw nsw i64 %312, 1
  %317 = icmp eq i64 %316, %268
  br i1 %317, label %265, label %311
318:                                              ; preds = %326, %311
  %319 = phi i64 [ 0, %311 ], [ %330, %326 ]
  %320 = getelementptr inbounds double, ptr %314, i64 %319
  %321 = load double, ptr %320, align 8
  %322 = and i64 %319, 3
  %323 = icmp eq i64 %322, 3
  br i1 %323, label %324, label %326
324:                                              ; preds = %318
  %325 = load double, ptr %85, align 8
  br label %326
326:                                              ; preds = %324, %318
  %327 = phi reassoc nsz contract double [ %325, %324 ], [ 1.000000e+00, %318 ]
  %328 = fdiv reassoc nsz contract double %321, %327
  %329 = getelementptr inbounds [7 x [12 x double]], ptr %84, i64 0, i64 %312, i64 %319
  store double %328, ptr %329, align 8
  %330 = add nuw nsw i64 %319, 1
  %331 = icmp eq i64 %330, 12
  br i1 %331, label %315, label %318
332:                                              ; preds = %265, %340
  %333 = phi i64 [ %344, %340 ], [ 0, %265 ]
  %334 = getelementptr inbounds double, ptr %251, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = and i64 %333, 3
  %337 = icmp eq i64 %336, 3
  br i1 %337, label %338, label %340
338:                                              ; preds = %332
  %339 = load double, ptr %88, align 8
  br label %340
340:                                              ; preds = %338, %332
  %341 = phi reassoc nsz contract double [ %339, %338 ], [ 1.000000e+00, %332 ]
  %342 = fdiv reassoc nsz contract double %335, %341
  %343 = getelementptr inbounds [12 x double], ptr %87, i64 0, i64 %333
  store double %342, ptr %343, align 8
  %344 = add nuw nsw i64 %333, 1
  %345 = icmp eq i64 %344, 12
  br i1 %345, label %346, label %332
346:                                              ; preds = %340
  %347 = load double, ptr %3, align 8
  %348 = load double, ptr %89, align 8
  %349 = fadd reassoc nsz contract double %348, %347
  %350 = fcmp reassoc nsz contract ogt double %349, 0.000000e+00
  br i1 %350, label %351, label %374
351:                                              ; preds = %346
  call void @llvm.lifetime.start.p0(i64 9488, ptr nonnull %66)
  %352 = load double, ptr %88, align 8
  %353 = fmul reassoc nsz contract double %352, %352
  %354 = fmul reassoc nsz contract double %353, %347
  %355 = fcmp reassoc nsz contract ogt double %354, %348
  %356 = select reassoc nsz contract i1 %355, double %354, double %348
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %67)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %68)
  %357 = fdiv reassoc nsz contract double %354, %356
  store double %357, ptr %230, align 8
  %358 = fdiv reassoc nsz contract double %348, %356
  store double %358, ptr %231, align 8
  call fastcc void @make_grid(ptr noundef nonnull %66, ptr noundef nonnull %65, ptr noundef nonnull %74, ptr noundef nonnull @POINTS, ptr noundef %9)
  %359 = load i32, ptr %232, align 8
  %360 = icmp sgt i32 %359, 0
  br i1 %360, label %362, label %361
361:                                              ; preds = %371, %351
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %68)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %67)
  call void @llvm.lifetime.end.p0(i64 9488, ptr nonnull %66)
  br label %2259
362:                                              ; preds = %351, %371
  %363 = phi i32 [ %372, %371 ], [ 0, %351 ]
  %364 = call fastcc i32 @lowest(ptr noundef nonnull %66, i32 noundef %363)
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %371, label %366
366:                                              ; preds = %362
  call fastcc void @posture(ptr noundef nonnull %66, i32 noundef %363, ptr noundef nonnull %67)
  %367 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %65, ptr noundef nonnull %67, i32 noundef 0, ptr noundef nonnull %68)
  %368 = load double, ptr %68, align 8
  %369 = fcmp reassoc nsz contract olt double %368, 0x3E7AD7F29ABCAF48
  %370 = zext i1 %369 to i32
  call fastcc void @add(ptr noundef nonnull %65, ptr noundef nonnull %63, ptr noundef nonnull %67, double noundef 0.000000e+00, double noundef %367, i32 noundef %370)
  br label %371
371:                                              ; preds = %366, %362
  %372 = add nuw nsw i32 %363, 1
  %373 = icmp eq i32 %372, %359
  br i1 %373, label %361, label %362
374:                                              ; preds = %346
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %59)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %60)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %61)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %61, i8 0, i64 48, i1 false)
  %375 = zext nneg i32 %259 to i64
  br label %376
376:                                              ; preds = %442, %374
  %377 = phi i32 [ 0, %374 ], [ %443, %442 ]
  br i1 %260, label %378, label %441
378:                                              ; preds = %376
  %379 = uitofp nneg i32 %377 to double
  %380 = fmul reassoc nsz contract double %379, 1.300000e+00
  %381 = fadd reassoc nsz contract double %380, 0x3FE6666666666666
  br label %384
382:                                              ; preds = %442
  br i1 %260, label %468, label %465
383:                                              ; preds = %436
  call fastcc void @look(ptr noundef nonnull %65, ptr noundef nonnull %60, ptr noundef nonnull %59)
  br label %445
384:                                              ; preds = %436, %378
  %385 = phi i64 [ 0, %378 ], [ %439, %436 ]
  %386 = trunc nuw nsw i64 %385 to i32
  %387 = uitofp nneg i32 %386 to double
  %388 = fmul reassoc nsz contract double %387, 9.000000e-01
  %389 = fadd reassoc nsz contract double %381, %388
  %390 = getelementptr inbounds [6 x double], ptr %90, i64 0, i64 %385
  %391 = load double, ptr %390, align 8
  %392 = call reassoc nsz contract double @llvm.fabs.f64(double %391)
  %393 = fdiv reassoc nsz contract double 0x401921FB54442D18, %392
  %394 = getelementptr inbounds [6 x i32], ptr %91, i64 0, i64 %385
  %395 = load i32, ptr %394, align 4
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %407, label %397
397:                                              ; preds = %384
  %398 = getelementptr inbounds [6 x double], ptr %92, i64 0, i64 %385
  %399 = load double, ptr %398, align 8
  %400 = fcmp reassoc nsz contract ogt double %399, %389
  br i1 %400, label %401, label %407
401:                                              ; preds = %397
  %402 = fsub reassoc nsz contract double %399, %389
  %403 = fdiv reassoc nsz contract double %402, %393
  %404 = call reassoc nsz contract double @llvm.ceil.f64(double %403)
  %405 = fmul reassoc nsz contract double %404, %393
  %406 = fadd reassoc nsz contract double %405, %389
  br label %407
407:                                              ; preds = %401, %397, %384
  %408 = phi nsz double [ %406, %401 ], [ %389, %397 ], [ %389, %384 ]
  br i1 %396, label %426, label %409
409:                                              ; preds = %407
  %410 = getelementptr inbounds [6 x double], ptr %93, i64 0, i64 %385
  %411 = load double, ptr %410, align 8
  %412 = fcmp reassoc nsz contract ogt double %408, %411
  br i1 %412, label %413, label %426
413:                                              ; preds = %409
  %414 = fsub reassoc nsz contract double %408, %411
  %415 = fdiv reassoc nsz contract double %414, %393
  %416 = call reassoc nsz contract double @llvm.ceil.f64(double %415)
  %417 = fmul reassoc nsz contract double %416, %393
  %418 = fsub reassoc nsz contract double %408, %417
  %419 = getelementptr inbounds [6 x double], ptr %92, i64 0, i64 %385
  %420 = load double, ptr %419, align 8
  %421 = fcmp reassoc nsz contract ult double %418, %420
  br i1 %421, label %422, label %426
422:                                              ; preds = %413
  %423 = fsub reassoc nsz contract double %420, %418
  %424 = fcmp reassoc nsz contract olt double %414, %423
  %425 = select reassoc nsz contract i1 %424, double %411, double %420
  br label %426
426:                                              ; preds = %422, %413, %409, %407
  %427 = phi nsz double [ %408, %409 ], [ %408, %407 ], [ %425, %422 ], [ %418, %413 ]
  %428 = getelementptr inbounds [6 x double], ptr %92, i64 0, i64 %385
  %429 = load double, ptr %428, align 8
  %430 = fcmp reassoc nsz contract olt double %427, %429
  br i1 %430, label %436, label %431
431:                                              ; preds = %426
  %432 = getelementptr inbounds [6 x double], ptr %93, i64 0, i64 %385
  %433 = load double, ptr %432, align 8
  %434 = fcmp reassoc nsz contract ogt double %427, %433
  %435 = select reassoc nsz contract i1 %434, double %433, double %427
  br label %436
436:                                              ; preds = %431, %426
  %437 = phi reassoc nsz contract double [ %429, %426 ], [ %435, %431 ]
  %438 = getelementptr inbounds [6 x double], ptr %60, i64 0, i64 %385
  store double %437, ptr %438, align 8
  %439 = add nuw nsw i64 %385, 1
  %440 = icmp eq i64 %439, %375
  br i1 %440, label %383, label %384
441:                                              ; preds = %376
  call fastcc void @look(ptr noundef nonnull %65, ptr noundef nonnull %60, ptr noundef nonnull %59)
  br label %442
442:                                              ; preds = %445, %441
  %443 = add nuw nsw i32 %377, 1
  %444 = icmp eq i32 %443, 3
  br i1 %444, label %382, label %376
445:                                              ; preds = %383, %445
  %446 = phi i64 [ %463, %445 ], [ 0, %383 ]
  %447 = getelementptr inbounds [6 x [3 x double]], ptr %94, i64 0, i64 %446
  %448 = load double, ptr %447, align 8
  %449 = fmul reassoc nsz contract double %448, %448
  %450 = getelementptr inbounds i8, ptr %447, i64 8
  %451 = load double, ptr %450, align 8
  %452 = fmul reassoc nsz contract double %451, %451
  %453 = fadd reassoc nsz contract double %452, %449
  %454 = getelementptr inbounds i8, ptr %447, i64 16
  %455 = load double, ptr %454, align 8
  %456 = fmul reassoc nsz contract double %455, %455
  %457 = fadd reassoc nsz contract double %453, %456
  %458 = call reassoc nsz contract double @llvm.sqrt.f64(double %457)
  %459 = getelementptr inbounds [6 x double], ptr %61, i64 0, i64 %446
  %460 = load double, ptr %459, align 8
  %461 = fcmp reassoc nsz contract ogt double %458, %460
  %462 = select reassoc nsz contract i1 %461, double %458, double %460
  store double %462, ptr %459, align 8
  %463 = add nuw nsw i64 %446, 1
  %464 = icmp eq i64 %463, %375
  br i1 %464, label %442, label %445
465:                                              ; preds = %477, %382
  %466 = load i32, ptr %91, align 4
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %522, label %483
468:                                              ; preds = %382, %477
  %469 = phi i64 [ %481, %477 ], [ 0, %382 ]
  %470 = getelementptr inbounds [6 x i32], ptr %91, i64 0, i64 %469
  %471 = load i32, ptr %470, align 4
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %477, label %473
473:                                              ; preds = %468
  %474 = getelementptr inbounds [6 x double], ptr %61, i64 0, i64 %469
  %475 = load double, ptr %474, align 8
  %476 = fcmp reassoc nsz contract olt double %475, 1.000000e-09
  br label %477
477:                                              ; preds = %473, %468
  %478 = phi i1 [ false, %468 ], [ %476, %473 ]
  %479 = zext i1 %478 to i32
  %480 = getelementptr inbounds [6 x i32], ptr %74, i64 0, i64 %469
  store i32 %479, ptr %480, align 4
  %481 = add nuw nsw i64 %469, 1
  %482 = icmp eq i64 %481, %375
  br i1 %482, label %465, label %468
483:                                              ; preds = %465
  %484 = load double, ptr %96, align 8
  %485 = load double, ptr %97, align 8
  %486 = load double, ptr %98, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %62)
  br label %510
487:                                              ; preds = %510
  %488 = load double, ptr %99, align 16
  %489 = fmul reassoc nsz contract double %488, %485
  %490 = load double, ptr %100, align 8
  %491 = fmul reassoc nsz contract double %490, %486
  %492 = fsub reassoc nsz contract double %489, %491
  %493 = load double, ptr %62, align 16
  %494 = fmul reassoc nsz contract double %493, %486
  %495 = fmul reassoc nsz contract double %488, %484
  %496 = fsub reassoc nsz contract double %494, %495
  %497 = fmul reassoc nsz contract double %490, %484
  %498 = fmul reassoc nsz contract double %493, %485
  %499 = fsub reassoc nsz contract double %497, %498
  %500 = fmul reassoc nsz contract double %492, %492
  %501 = fmul reassoc nsz contract double %496, %496
  %502 = fadd reassoc nsz contract double %501, %500
  %503 = fmul reassoc nsz contract double %499, %499
  %504 = fadd reassoc nsz contract double %502, %503
  %505 = call reassoc nsz contract double @llvm.sqrt.f64(double %504)
  %506 = fcmp reassoc nsz contract olt double %505, 1.000000e-09
  %507 = zext i1 %506 to i32
  %508 = load i32, ptr %74, align 4
  %509 = or i32 %508, %507
  store i32 %509, ptr %74, align 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %62)
  br label %522
510:                                              ; preds = %510, %483
  %511 = phi i64 [ 0, %483 ], [ %520, %510 ]
  %512 = shl nuw nsw i64 %511, 2
  %513 = or disjoint i64 %512, 3
  %514 = getelementptr inbounds [12 x double], ptr %87, i64 0, i64 %513
  %515 = load double, ptr %514, align 8
  %516 = getelementptr inbounds [12 x double], ptr %95, i64 0, i64 %513
  %517 = load double, ptr %516, align 8
  %518 = fsub reassoc nsz contract double %515, %517
  %519 = getelementptr inbounds [3 x double], ptr %62, i64 0, i64 %511
  store double %518, ptr %519, align 8
  %520 = add nuw nsw i64 %511, 1
  %521 = icmp eq i64 %520, 3
  br i1 %521, label %487, label %510
522:                                              ; preds = %487, %465
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %61)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %60)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %59)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %102, ptr noundef nonnull align 8 dereferenceable(1080) %65, i64 1080, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %101, ptr noundef nonnull align 8 dereferenceable(1080) %65, i64 1080, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %64, ptr noundef nonnull align 8 dereferenceable(1080) %65, i64 1080, i1 false)
  store double 1.000000e+00, ptr %103, align 8
  store double 0.000000e+00, ptr %104, align 8
  store double 0.000000e+00, ptr %105, align 8
  store double 1.000000e+00, ptr %106, align 8
  store double 1.000000e+00, ptr %107, align 8
  store double 0x3E7AD7F29ABCAF48, ptr %108, align 8
  store i32 0, ptr %109, align 8
  br i1 %260, label %2194, label %523
523:                                              ; preds = %2207, %522
  call void @llvm.lifetime.start.p0(i64 9488, ptr nonnull %52)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %53)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %54)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %55)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %55, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %56)
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %57)
  store i32 0, ptr %57, align 8
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %47)
  call void @llvm.lifetime.start.p0(i64 3176, ptr nonnull %48)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %49)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %49, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %50)
  %524 = load i32, ptr %64, align 8
  %525 = call i32 @llvm.smax.i32(i32 %524, i32 0)
  %526 = zext nneg i32 %525 to i64
  br label %530
527:                                              ; preds = %537
  %528 = add nuw nsw i64 %531, 1
  %529 = icmp eq i64 %528, 3
  br i1 %529, label %553, label %530
530:                                              ; preds = %527, %523
  %531 = phi i64 [ 0, %523 ], [ %528, %527 ]
  %532 = icmp eq i64 %531, %526
  br i1 %532, label %1927, label %533
533:                                              ; preds = %530
  %534 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %531
  %535 = load i32, ptr %534, align 4
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %1927, label %537
537:                                              ; preds = %533
  %538 = getelementptr inbounds [6 x i32], ptr %115, i64 0, i64 %531
  %539 = load i32, ptr %538, align 4
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %527, label %1927
541:                                              ; preds = %556
  %542 = load double, ptr %118, align 8
  %543 = load double, ptr %119, align 8
  %544 = load double, ptr %120, align 8
  %545 = load double, ptr %121, align 8
  store double %545, ptr %47, align 8
  %546 = load double, ptr %122, align 8
  store double %546, ptr %123, align 8
  %547 = load double, ptr %124, align 8
  store double %547, ptr %125, align 8
  store double %544, ptr %126, align 8
  %548 = fmul reassoc nsz contract double %542, %542
  %549 = fmul reassoc nsz contract double %543, %543
  %550 = fadd reassoc nsz contract double %549, %548
  %551 = fmul reassoc nsz contract double %544, %544
  %552 = fadd reassoc nsz contract double %550, %551
  store double %552, ptr %127, align 8
  br label %602
553:                                              ; preds = %527, %556
  %554 = phi i64 [ %557, %556 ], [ 0, %527 ]
  %555 = getelementptr inbounds [3 x double], ptr %116, i64 0, i64 %554
  store double 0.000000e+00, ptr %555, align 8
  br label %559
556:                                              ; preds = %559
  store double %573, ptr %555, align 8
  %557 = add nuw nsw i64 %554, 1
  %558 = icmp eq i64 %557, 3
  br i1 %558, label %541, label %553
559:                                              ; preds = %559, %553
  %560 = phi i64 [ 0, %553 ], [ %574, %559 ]
  %561 = phi double [ 0.000000e+00, %553 ], [ %573, %559 ]
  %562 = shl nuw nsw i64 %560, 2
  %563 = or disjoint i64 %562, %554
  %564 = getelementptr inbounds [12 x double], ptr %112, i64 0, i64 %563
  %565 = load double, ptr %564, align 8
  %566 = or disjoint i64 %562, 3
  %567 = getelementptr inbounds [12 x double], ptr %117, i64 0, i64 %566
  %568 = load double, ptr %567, align 8
  %569 = getelementptr inbounds [12 x double], ptr %112, i64 0, i64 %566
  %570 = load double, ptr %569, align 8
  %571 = fsub reassoc nsz contract double %568, %570
  %572 = fmul reassoc nsz contract double %571, %565
  %573 = fadd reassoc nsz contract double %572, %561
  %574 = add nuw nsw i64 %560, 1
  %575 = icmp eq i64 %574, 3
  br i1 %575, label %556, label %559
576:                                              ; preds = %602
  %577 = load double, ptr %129, align 8
  %578 = fmul reassoc nsz contract double %577, %542
  %579 = load double, ptr %130, align 8
  %580 = fmul reassoc nsz contract double %579, %543
  %581 = fmul reassoc nsz contract double %547, %544
  %582 = fadd reassoc nsz contract double %578, %581
  %583 = fadd reassoc nsz contract double %582, %580
  store double %583, ptr %131, align 8
  %584 = load double, ptr %132, align 8
  %585 = fmul reassoc nsz contract double %584, %545
  %586 = load double, ptr %128, align 8
  %587 = fmul reassoc nsz contract double %586, %546
  %588 = fsub reassoc nsz contract double %585, %587
  store double %588, ptr %133, align 8
  %589 = call reassoc nsz contract double @llvm.fabs.f64(double %588)
  %590 = fcmp reassoc nsz contract olt double %589, 0x3E7AD7F29ABCAF48
  %591 = zext i1 %590 to i32
  store i32 %591, ptr %134, align 8
  %592 = fmul reassoc nsz contract double %545, %545
  %593 = fmul reassoc nsz contract double %546, %546
  %594 = fadd reassoc nsz contract double %593, %592
  %595 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %594)
  %596 = fmul reassoc nsz contract double %586, %586
  %597 = fmul reassoc nsz contract double %584, %584
  %598 = fadd reassoc nsz contract double %596, %597
  %599 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %598)
  %600 = fadd reassoc nsz contract double %599, %595
  %601 = fcmp reassoc nsz contract ule double %600, 0x3EB0C6F7A0B5ED8D
  br i1 %601, label %1927, label %620
602:                                              ; preds = %602, %541
  %603 = phi i64 [ 0, %541 ], [ %618, %602 ]
  %604 = getelementptr inbounds double, ptr %113, i64 %603
  %605 = load double, ptr %604, align 8
  %606 = fmul reassoc nsz contract double %605, %542
  %607 = or disjoint i64 %603, 4
  %608 = getelementptr inbounds double, ptr %113, i64 %607
  %609 = load double, ptr %608, align 8
  %610 = fmul reassoc nsz contract double %609, %543
  %611 = fadd reassoc nsz contract double %610, %606
  %612 = or disjoint i64 %603, 8
  %613 = getelementptr inbounds double, ptr %113, i64 %612
  %614 = load double, ptr %613, align 8
  %615 = fmul reassoc nsz contract double %614, %544
  %616 = fadd reassoc nsz contract double %611, %615
  %617 = getelementptr inbounds [2 x double], ptr %128, i64 0, i64 %603
  store double %616, ptr %617, align 8
  %618 = add nuw nsw i64 %603, 1
  %619 = icmp eq i64 %603, 0
  br i1 %619, label %602, label %576
620:                                              ; preds = %576
  store i32 0, ptr %135, align 4
  store i32 1, ptr %136, align 8
  store double 5.000000e-01, ptr %137, align 8
  %621 = icmp sgt i32 %524, 3
  br i1 %621, label %622, label %645
622:                                              ; preds = %620
  %623 = zext nneg i32 %524 to i64
  br label %624
624:                                              ; preds = %640, %622
  %625 = phi i64 [ %641, %640 ], [ 3, %622 ]
  %626 = phi i1 [ %642, %640 ], [ true, %622 ]
  %627 = getelementptr inbounds [6 x i32], ptr %115, i64 0, i64 %625
  %628 = load i32, ptr %627, align 4
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %630, label %640
630:                                              ; preds = %624
  %631 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %625
  %632 = load i32, ptr %631, align 4
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %644, label %634
634:                                              ; preds = %630
  %635 = load i32, ptr %135, align 4
  %636 = add nsw i32 %635, 1
  store i32 %636, ptr %135, align 4
  %637 = sext i32 %635 to i64
  %638 = getelementptr inbounds [3 x i32], ptr %48, i64 0, i64 %637
  %639 = trunc nuw nsw i64 %625 to i32
  store i32 %639, ptr %638, align 4
  br label %640
640:                                              ; preds = %634, %624
  %641 = add nuw nsw i64 %625, 1
  %642 = icmp ult i64 %641, %623
  %643 = icmp eq i64 %641, %623
  br i1 %643, label %645, label %624
644:                                              ; preds = %630
  br i1 %626, label %1927, label %645
645:                                              ; preds = %640, %644, %620
  %646 = load i32, ptr %135, align 4
  %647 = icmp sgt i32 %646, 0
  br i1 %647, label %648, label %706
648:                                              ; preds = %645
  %649 = zext nneg i32 %646 to i64
  %650 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %649
  %651 = load i32, ptr %650, align 4
  %652 = sitofp i32 %651 to double
  %653 = load i32, ptr %136, align 8
  %654 = call i32 @llvm.smax.i32(i32 %651, i32 1)
  %655 = zext nneg i32 %654 to i64
  br label %656
656:                                              ; preds = %687, %648
  %657 = phi i64 [ 0, %648 ], [ %688, %687 ]
  %658 = phi i32 [ %653, %648 ], [ %686, %687 ]
  %659 = getelementptr inbounds [3 x i32], ptr %48, i64 0, i64 %657
  %660 = load i32, ptr %659, align 4
  %661 = sext i32 %660 to i64
  %662 = getelementptr inbounds [6 x double], ptr %138, i64 0, i64 %661
  %663 = load double, ptr %662, align 8
  %664 = call reassoc nsz contract double @llvm.fabs.f64(double %663)
  %665 = fdiv reassoc nsz contract double 0x401921FB54442D18, %664
  %666 = getelementptr inbounds [6 x double], ptr %139, i64 0, i64 %661
  %667 = load double, ptr %666, align 8
  %668 = getelementptr inbounds [6 x double], ptr %140, i64 0, i64 %661
  %669 = load double, ptr %668, align 8
  %670 = fsub reassoc nsz contract double %667, %669
  %671 = fcmp reassoc nsz contract uge double %670, %665
  %672 = zext i1 %671 to i32
  %673 = getelementptr inbounds [3 x i32], ptr %141, i64 0, i64 %657
  store i32 %672, ptr %673, align 4
  %674 = fcmp reassoc nsz contract ule double %669, -1.000000e+09
  %675 = and i1 %674, %671
  %676 = fmul reassoc nsz contract double %665, -5.000000e-01
  %677 = select reassoc nsz contract i1 %675, double %676, double %669
  %678 = getelementptr inbounds [3 x double], ptr %142, i64 0, i64 %657
  store double %677, ptr %678, align 8
  %679 = select reassoc nsz contract i1 %671, double %665, double %670
  %680 = fdiv reassoc nsz contract double %679, %652
  %681 = getelementptr inbounds [3 x double], ptr %143, i64 0, i64 %657
  store double %680, ptr %681, align 8
  %682 = load double, ptr %137, align 8
  %683 = fcmp reassoc nsz contract olt double %680, %682
  %684 = select reassoc nsz contract i1 %683, double %680, double %682
  store double %684, ptr %137, align 8
  %685 = getelementptr inbounds [3 x i32], ptr %144, i64 0, i64 %657
  store i32 %658, ptr %685, align 4
  %686 = mul nsw i32 %658, %651
  store i32 %686, ptr %136, align 8
  br label %690
687:                                              ; preds = %690
  %688 = add nuw nsw i64 %657, 1
  %689 = icmp eq i64 %688, %649
  br i1 %689, label %706, label %656
690:                                              ; preds = %690, %656
  %691 = phi i64 [ 0, %656 ], [ %704, %690 ]
  %692 = load double, ptr %678, align 8
  %693 = trunc nuw nsw i64 %691 to i32
  %694 = uitofp nneg i32 %693 to double
  %695 = fadd reassoc nsz contract double %694, 3.700000e-01
  %696 = load double, ptr %681, align 8
  %697 = fmul reassoc nsz contract double %695, %696
  %698 = fadd reassoc nsz contract double %697, %692
  %699 = fmul reassoc nsz contract double %698, %663
  %700 = call reassoc nsz contract double @llvm.cos.f64(double %699)
  %701 = getelementptr inbounds [3 x [64 x double]], ptr %145, i64 0, i64 %657, i64 %691
  store double %700, ptr %701, align 8
  %702 = call reassoc nsz contract double @llvm.sin.f64(double %699)
  %703 = getelementptr inbounds [3 x [64 x double]], ptr %146, i64 0, i64 %657, i64 %691
  store double %702, ptr %703, align 8
  %704 = add nuw nsw i64 %691, 1
  %705 = icmp eq i64 %704, %655
  br i1 %705, label %687, label %690
706:                                              ; preds = %687, %645
  %707 = load double, ptr %137, align 8
  %708 = fmul reassoc nsz contract double %707, 1.500000e+00
  store double %708, ptr %147, align 8
  %709 = load i32, ptr %136, align 8
  %710 = add nsw i32 %709, 7
  %711 = sdiv i32 %710, 8
  %712 = icmp sgt i32 %709, 0
  br i1 %712, label %713, label %1015
713:                                              ; preds = %706
  %714 = shl nuw nsw i32 %711, 3
  %715 = call i32 @llvm.smax.i32(i32 %714, i32 1)
  %716 = add nsw i32 %709, -1
  br label %722
717:                                              ; preds = %768
  br i1 %590, label %718, label %719
718:                                              ; preds = %999, %717
  br label %1028
719:                                              ; preds = %717
  %720 = call i32 @llvm.smax.i32(i32 %711, i32 1)
  %721 = zext nneg i32 %720 to i64
  br label %778
722:                                              ; preds = %768, %713
  %723 = phi i32 [ 0, %713 ], [ %769, %768 ]
  %724 = icmp slt i32 %723, %709
  %725 = select i1 %724, i32 %723, i32 %716
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %46)
  %726 = sext i32 %725 to i64
  %727 = getelementptr inbounds [1024 x [3 x double]], ptr %148, i64 0, i64 %726
  call fastcc void @behind_third(ptr noundef nonnull readonly %64, ptr noundef nonnull readonly %48, i32 noundef %725, ptr noundef nonnull %727, ptr noundef null)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %44)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %45)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(40) %46, i8 0, i64 40, i1 false)
  br label %728
728:                                              ; preds = %739, %722
  %729 = phi i64 [ 0, %722 ], [ %740, %739 ]
  %730 = getelementptr inbounds [5 x double], ptr @elbow_wave.C5, i64 0, i64 %729
  %731 = load double, ptr %730, align 8
  %732 = getelementptr inbounds [5 x double], ptr @elbow_wave.S5, i64 0, i64 %729
  %733 = load double, ptr %732, align 8
  %734 = call reassoc nsz contract fastcc double @shoulder_miss(ptr noundef nonnull readonly %64, ptr noundef nonnull readonly %47, ptr noundef nonnull readonly %727, double noundef %731, double noundef %733, ptr noundef nonnull %44, ptr noundef nonnull %45)
  %735 = fmul reassoc nsz contract double %734, 2.000000e-01
  %736 = load double, ptr %46, align 16
  %737 = fadd reassoc nsz contract double %736, %735
  store double %737, ptr %46, align 16
  %738 = fmul reassoc nsz contract double %734, 4.000000e-01
  br label %742
739:                                              ; preds = %742
  %740 = add nuw nsw i64 %729, 1
  %741 = icmp eq i64 %740, 5
  br i1 %741, label %763, label %728
742:                                              ; preds = %742, %728
  %743 = phi i64 [ 1, %728 ], [ %761, %742 ]
  %744 = mul nuw nsw i64 %743, %729
  %745 = trunc nuw nsw i64 %744 to i32
  %746 = urem i32 %745, 5
  %747 = zext nneg i32 %746 to i64
  %748 = getelementptr inbounds [5 x double], ptr @elbow_wave.C5, i64 0, i64 %747
  %749 = load double, ptr %748, align 8
  %750 = fmul reassoc nsz contract double %749, %738
  %751 = shl i64 %743, 4
  %752 = getelementptr i8, ptr %46, i64 %751
  %753 = getelementptr i8, ptr %752, i64 -8
  %754 = load double, ptr %753, align 8
  %755 = fadd reassoc nsz contract double %754, %750
  store double %755, ptr %753, align 8
  %756 = getelementptr inbounds [5 x double], ptr @elbow_wave.S5, i64 0, i64 %747
  %757 = load double, ptr %756, align 8
  %758 = fmul reassoc nsz contract double %757, %738
  %759 = load double, ptr %752, align 16
  %760 = fadd reassoc nsz contract double %759, %758
  store double %760, ptr %752, align 16
  %761 = add nuw nsw i64 %743, 1
  %762 = icmp eq i64 %761, 3
  br i1 %762, label %739, label %742
763:                                              ; preds = %739
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %45)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %44)
  %764 = urem i32 %723, %711
  %765 = zext nneg i32 %764 to i64
  %766 = udiv i32 %723, %711
  %767 = zext nneg i32 %766 to i64
  br label %771
768:                                              ; preds = %771
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %46)
  %769 = add nuw nsw i32 %723, 1
  %770 = icmp eq i32 %769, %715
  br i1 %770, label %717, label %722
771:                                              ; preds = %771, %763
  %772 = phi i64 [ 0, %763 ], [ %776, %771 ]
  %773 = getelementptr inbounds [5 x double], ptr %46, i64 0, i64 %772
  %774 = load double, ptr %773, align 8
  %775 = getelementptr inbounds [128 x [5 x [8 x double]]], ptr %149, i64 0, i64 %765, i64 %772, i64 %767
  store double %774, ptr %775, align 8
  %776 = add nuw nsw i64 %772, 1
  %777 = icmp eq i64 %776, 5
  br i1 %777, label %768, label %771
778:                                              ; preds = %999, %719
  %779 = phi i64 [ 0, %719 ], [ %1000, %999 ]
  %780 = icmp eq i64 %779, 0
  %781 = add nsw i64 %779, -1
  br label %782
782:                                              ; preds = %1002, %778
  %783 = phi i64 [ 0, %778 ], [ %1003, %1002 ]
  %784 = getelementptr inbounds [8 x double], ptr @solve_elbows.STARTS, i64 0, i64 %783
  br label %1005
785:                                              ; preds = %1002
  %786 = getelementptr inbounds [128 x [5 x [8 x double]]], ptr %149, i64 0, i64 %779
  %787 = getelementptr inbounds [128 x [9 x [8 x double]]], ptr %150, i64 0, i64 %779
  %788 = getelementptr inbounds i8, ptr %787, i64 512
  %789 = getelementptr inbounds i8, ptr %786, i64 192
  %790 = getelementptr inbounds i8, ptr %786, i64 256
  %791 = getelementptr inbounds i8, ptr %786, i64 64
  %792 = getelementptr inbounds i8, ptr %786, i64 128
  br label %793
793:                                              ; preds = %985, %785
  %794 = phi i32 [ 0, %785 ], [ %987, %985 ]
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %788, i8 0, i64 64, i1 false)
  br label %795
795:                                              ; preds = %963, %793
  %796 = phi i64 [ 0, %793 ], [ %797, %963 ]
  %797 = add nuw nsw i64 %796, 1
  %798 = and i64 %797, 3
  %799 = getelementptr inbounds [8 x double], ptr %787, i64 %798
  %800 = trunc nuw nsw i64 %796 to i32
  %801 = xor i32 %800, 2
  %802 = zext nneg i32 %801 to i64
  %803 = getelementptr inbounds [8 x double], ptr %787, i64 %802
  %804 = add nuw nsw i64 %796, 3
  %805 = and i64 %804, 3
  %806 = getelementptr inbounds [8 x double], ptr %787, i64 %805
  %807 = and i64 %797, 4294967291
  %808 = or disjoint i64 %807, 4
  %809 = getelementptr inbounds [8 x double], ptr %787, i64 %808
  %810 = or disjoint i32 %801, 4
  %811 = zext nneg i32 %810 to i64
  %812 = getelementptr inbounds [8 x double], ptr %787, i64 %811
  %813 = and i64 %804, 4294967291
  %814 = or disjoint i64 %813, 4
  %815 = getelementptr inbounds [8 x double], ptr %787, i64 %814
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %41)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %42)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %43)
  %816 = or disjoint i64 %796, 4
  br label %817
817:                                              ; preds = %817, %795
  %818 = phi i64 [ 0, %795 ], [ %961, %817 ]
  %819 = getelementptr inbounds [8 x double], ptr %787, i64 %796, i64 %818
  %820 = load double, ptr %819, align 8
  %821 = getelementptr inbounds [8 x double], ptr %787, i64 %816, i64 %818
  %822 = load double, ptr %821, align 8
  %823 = getelementptr inbounds [8 x double], ptr %789, i64 0, i64 %818
  %824 = load double, ptr %823, align 8
  %825 = fmul reassoc nsz contract double %824, 5.000000e-01
  %826 = getelementptr inbounds [8 x double], ptr %790, i64 0, i64 %818
  %827 = load double, ptr %826, align 8
  %828 = fmul reassoc nsz contract double %827, 5.000000e-01
  %829 = getelementptr inbounds [8 x double], ptr %791, i64 0, i64 %818
  %830 = load double, ptr %829, align 8
  %831 = fmul reassoc nsz contract double %830, 5.000000e-01
  %832 = getelementptr inbounds [8 x double], ptr %792, i64 0, i64 %818
  %833 = load double, ptr %832, align 8
  %834 = fmul reassoc nsz contract double %833, 5.000000e-01
  %835 = fmul reassoc nsz contract double %825, %820
  %836 = fmul reassoc nsz contract double %828, %822
  %837 = fadd reassoc nsz contract double %836, %835
  %838 = fadd reassoc nsz contract double %837, %831
  %839 = fmul reassoc nsz contract double %825, %822
  %840 = fmul reassoc nsz contract double %828, %820
  %841 = fsub reassoc nsz contract double %839, %840
  %842 = fsub reassoc nsz contract double %841, %834
  %843 = fadd reassoc nsz contract double %838, %837
  %844 = fadd reassoc nsz contract double %842, %841
  %845 = fmul reassoc nsz contract double %838, %820
  %846 = fmul reassoc nsz contract double %842, %822
  %847 = fsub reassoc nsz contract double %845, %846
  %848 = getelementptr inbounds [8 x double], ptr %786, i64 0, i64 %818
  %849 = load double, ptr %848, align 8
  %850 = fadd reassoc nsz contract double %847, %849
  %851 = fmul reassoc nsz contract double %838, %822
  %852 = fmul reassoc nsz contract double %842, %820
  %853 = fadd reassoc nsz contract double %851, %852
  %854 = fmul reassoc nsz contract double %843, %820
  %855 = fmul reassoc nsz contract double %844, %822
  %856 = fsub reassoc nsz contract double %854, %855
  %857 = fadd reassoc nsz contract double %856, %850
  %858 = fmul reassoc nsz contract double %843, %822
  %859 = fmul reassoc nsz contract double %844, %820
  %860 = fadd reassoc nsz contract double %858, %859
  %861 = fadd reassoc nsz contract double %860, %853
  %862 = fmul reassoc nsz contract double %850, %820
  %863 = fmul reassoc nsz contract double %853, %822
  %864 = fsub reassoc nsz contract double %862, %863
  %865 = fadd reassoc nsz contract double %864, %831
  %866 = fmul reassoc nsz contract double %850, %822
  %867 = fmul reassoc nsz contract double %853, %820
  %868 = fadd reassoc nsz contract double %867, %834
  %869 = fadd reassoc nsz contract double %868, %866
  %870 = fmul reassoc nsz contract double %857, %820
  %871 = fmul reassoc nsz contract double %857, %822
  %872 = fmul reassoc nsz contract double %861, %820
  %873 = fadd reassoc nsz contract double %871, %872
  %874 = fadd reassoc nsz contract double %873, %869
  %875 = fmul reassoc nsz contract double %865, %820
  %876 = fmul reassoc nsz contract double %869, %822
  %877 = fsub reassoc nsz contract double %875, %876
  %878 = fadd reassoc nsz contract double %877, %825
  %879 = fmul reassoc nsz contract double %865, %822
  %880 = fmul reassoc nsz contract double %869, %820
  %881 = fadd reassoc nsz contract double %880, %828
  %882 = fadd reassoc nsz contract double %881, %879
  %883 = getelementptr inbounds double, ptr %799, i64 %818
  %884 = load double, ptr %883, align 8
  %885 = fsub reassoc nsz contract double %820, %884
  %886 = getelementptr inbounds double, ptr %809, i64 %818
  %887 = load double, ptr %886, align 8
  %888 = fsub reassoc nsz contract double %822, %887
  %889 = getelementptr inbounds double, ptr %803, i64 %818
  %890 = load double, ptr %889, align 8
  %891 = fsub reassoc nsz contract double %820, %890
  %892 = getelementptr inbounds double, ptr %812, i64 %818
  %893 = load double, ptr %892, align 8
  %894 = fsub reassoc nsz contract double %822, %893
  %895 = getelementptr inbounds double, ptr %806, i64 %818
  %896 = load double, ptr %895, align 8
  %897 = fsub reassoc nsz contract double %820, %896
  %898 = getelementptr inbounds double, ptr %815, i64 %818
  %899 = load double, ptr %898, align 8
  %900 = fsub reassoc nsz contract double %822, %899
  %901 = fmul reassoc nsz contract double %885, %885
  %902 = fmul reassoc nsz contract double %888, %888
  %903 = fadd reassoc nsz contract double %901, 1.000000e-300
  %904 = fadd reassoc nsz contract double %903, %902
  %905 = fdiv reassoc nsz contract double 1.000000e+00, %904
  %906 = fmul reassoc nsz contract double %891, %891
  %907 = fmul reassoc nsz contract double %894, %894
  %908 = fadd reassoc nsz contract double %906, 1.000000e-300
  %909 = fadd reassoc nsz contract double %908, %907
  %910 = fdiv reassoc nsz contract double 1.000000e+00, %909
  %911 = fmul reassoc nsz contract double %897, %897
  %912 = fmul reassoc nsz contract double %900, %900
  %913 = fadd reassoc nsz contract double %911, 1.000000e-300
  %914 = fadd reassoc nsz contract double %913, %912
  %915 = fdiv reassoc nsz contract double 1.000000e+00, %914
  %916 = fmul reassoc nsz contract double %905, %885
  %917 = fmul reassoc nsz contract double %910, %891
  %918 = fadd reassoc nsz contract double %917, %916
  %919 = fmul reassoc nsz contract double %915, %897
  %920 = fadd reassoc nsz contract double %918, %919
  %921 = fmul reassoc nsz contract double %905, %888
  %922 = fmul reassoc nsz contract double %910, %894
  %923 = fadd reassoc nsz contract double %922, %921
  %924 = fmul reassoc nsz contract double %915, %900
  %925 = fadd reassoc nsz contract double %923, %924
  %926 = fmul reassoc nsz contract double %920, %878
  %927 = fmul reassoc nsz contract double %861, %822
  %928 = fmul reassoc nsz contract double %925, %882
  %929 = fadd reassoc nsz contract double %928, %927
  %930 = fadd reassoc nsz contract double %929, %926
  %931 = fadd reassoc nsz contract double %865, %870
  %932 = fsub reassoc nsz contract double %931, %930
  %933 = fmul reassoc nsz contract double %920, %882
  %934 = fmul reassoc nsz contract double %925, %878
  %935 = fsub reassoc nsz contract double %934, %933
  %936 = fadd reassoc nsz contract double %874, %935
  %937 = fmul reassoc nsz contract double %932, %932
  %938 = fmul reassoc nsz contract double %936, %936
  %939 = fadd reassoc nsz contract double %938, 1.000000e-300
  %940 = fadd reassoc nsz contract double %939, %937
  %941 = fdiv reassoc nsz contract double 1.000000e+00, %940
  %942 = fmul reassoc nsz contract double %932, %878
  %943 = fmul reassoc nsz contract double %936, %882
  %944 = fadd reassoc nsz contract double %942, %943
  %945 = fmul reassoc nsz contract double %941, %944
  %946 = fmul reassoc nsz contract double %932, %882
  %947 = fmul reassoc nsz contract double %936, %878
  %948 = fsub reassoc nsz contract double %946, %947
  %949 = fmul reassoc nsz contract double %941, %948
  %950 = call reassoc nsz contract double @llvm.fabs.f64(double %945)
  %951 = call reassoc nsz contract double @llvm.fabs.f64(double %949)
  %952 = fadd reassoc nsz contract double %950, %951
  %953 = fcmp reassoc nsz contract ogt double %952, 1.000000e+00
  %954 = select reassoc nsz contract i1 %953, double %952, double 1.000000e+00
  %955 = fdiv reassoc nsz contract double 1.000000e+00, %954
  %956 = fmul reassoc nsz contract double %955, %945
  %957 = getelementptr inbounds [8 x double], ptr %41, i64 0, i64 %818
  store double %956, ptr %957, align 8
  %958 = fmul reassoc nsz contract double %955, %949
  %959 = getelementptr inbounds [8 x double], ptr %42, i64 0, i64 %818
  store double %958, ptr %959, align 8
  %960 = getelementptr inbounds [8 x double], ptr %43, i64 0, i64 %818
  store double %952, ptr %960, align 8
  %961 = add nuw nsw i64 %818, 1
  %962 = icmp eq i64 %961, 8
  br i1 %962, label %965, label %817
963:                                              ; preds = %965
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %43)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %42)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %41)
  %964 = icmp eq i64 %797, 4
  br i1 %964, label %990, label %795
965:                                              ; preds = %817, %965
  %966 = phi i64 [ %983, %965 ], [ 0, %817 ]
  %967 = getelementptr inbounds [8 x double], ptr %41, i64 0, i64 %966
  %968 = load double, ptr %967, align 8
  %969 = getelementptr inbounds [8 x double], ptr %787, i64 %796, i64 %966
  %970 = load double, ptr %969, align 8
  %971 = fsub reassoc nsz contract double %970, %968
  store double %971, ptr %969, align 8
  %972 = getelementptr inbounds [8 x double], ptr %42, i64 0, i64 %966
  %973 = load double, ptr %972, align 8
  %974 = getelementptr inbounds [8 x double], ptr %787, i64 %816, i64 %966
  %975 = load double, ptr %974, align 8
  %976 = fsub reassoc nsz contract double %975, %973
  store double %976, ptr %974, align 8
  %977 = getelementptr inbounds [8 x double], ptr %43, i64 0, i64 %966
  %978 = load double, ptr %977, align 8
  %979 = getelementptr inbounds [8 x double], ptr %788, i64 0, i64 %966
  %980 = load double, ptr %979, align 8
  %981 = fcmp reassoc nsz contract ogt double %978, %980
  %982 = select reassoc nsz contract i1 %981, double %978, double %980
  store double %982, ptr %979, align 8
  %983 = add nuw nsw i64 %966, 1
  %984 = icmp eq i64 %983, 8
  br i1 %984, label %963, label %965
985:                                              ; preds = %990
  %986 = fcmp reassoc nsz contract olt double %996, 1.000000e-13
  %987 = add nuw nsw i32 %794, 1
  %988 = icmp eq i32 %987, 16
  %989 = select i1 %986, i1 true, i1 %988
  br i1 %989, label %999, label %793
990:                                              ; preds = %963, %990
  %991 = phi i64 [ %997, %990 ], [ 0, %963 ]
  %992 = phi double [ %996, %990 ], [ 0.000000e+00, %963 ]
  %993 = getelementptr inbounds [8 x double], ptr %788, i64 0, i64 %991
  %994 = load double, ptr %993, align 8
  %995 = fcmp reassoc nsz contract ogt double %994, %992
  %996 = select reassoc nsz contract i1 %995, double %994, double %992
  %997 = add nuw nsw i64 %991, 1
  %998 = icmp eq i64 %997, 8
  br i1 %998, label %985, label %990
999:                                              ; preds = %985
  %1000 = add nuw nsw i64 %779, 1
  %1001 = icmp eq i64 %1000, %721
  br i1 %1001, label %718, label %778
1002:                                             ; preds = %1005
  %1003 = add nuw nsw i64 %783, 1
  %1004 = icmp eq i64 %1003, 8
  br i1 %1004, label %785, label %782
1005:                                             ; preds = %1005, %782
  %1006 = phi i64 [ 0, %782 ], [ %1011, %1005 ]
  %1007 = getelementptr inbounds [128 x [9 x [8 x double]]], ptr %150, i64 0, i64 %781, i64 %783, i64 %1006
  %1008 = select i1 %780, ptr %784, ptr %1007
  %1009 = load double, ptr %1008, align 8
  %1010 = getelementptr inbounds [128 x [9 x [8 x double]]], ptr %150, i64 0, i64 %779, i64 %783, i64 %1006
  store double %1009, ptr %1010, align 8
  %1011 = add nuw nsw i64 %1006, 1
  %1012 = icmp eq i64 %1011, 8
  br i1 %1012, label %1002, label %1005
1013:                                             ; preds = %1791
  %1014 = icmp eq i32 %1795, 0
  br label %1015
1015:                                             ; preds = %1013, %706
  %1016 = phi i1 [ %1014, %1013 ], [ true, %706 ]
  %1017 = phi i32 [ %1797, %1013 ], [ %709, %706 ]
  %1018 = icmp sgt i32 %1017, 0
  br i1 %1018, label %1019, label %1808
1019:                                             ; preds = %1015
  %1020 = load i32, ptr %135, align 4
  %1021 = icmp sgt i32 %1020, 0
  %1022 = sext i32 %1020 to i64
  %1023 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %1022
  %1024 = zext nneg i32 %1017 to i64
  %1025 = load i32, ptr %64, align 8
  %1026 = icmp sgt i32 %1025, 0
  %1027 = zext nneg i32 %1025 to i64
  br label %1800
1028:                                             ; preds = %718, %1791
  %1029 = phi i64 [ %1796, %1791 ], [ 0, %718 ]
  %1030 = phi i32 [ %1795, %1791 ], [ 0, %718 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %33)
  call void @llvm.lifetime.start.p0(i64 384, ptr nonnull %34)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %35)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %36)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %37)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %38)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %38, i8 0, i64 24, i1 false)
  %1031 = load i32, ptr %109, align 8
  %1032 = icmp eq i32 %1031, 1
  %1033 = load i32, ptr %151, align 8
  %1034 = select i1 %1032, i32 %1033, i32 -1
  %1035 = icmp sgt i32 %1034, -1
  br i1 %1035, label %1036, label %1041
1036:                                             ; preds = %1028
  %1037 = zext nneg i32 %1034 to i64
  %1038 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1037
  %1039 = load double, ptr %1038, align 8
  %1040 = fcmp reassoc nsz contract ule double %1039, -1.000000e+299
  br label %1041
1041:                                             ; preds = %1036, %1028
  %1042 = phi i1 [ false, %1028 ], [ %1040, %1036 ]
  %1043 = trunc nuw nsw i64 %1029 to i32
  %1044 = srem i32 %1043, %711
  %1045 = sdiv i32 %1043, %711
  %1046 = getelementptr inbounds [1024 x [3 x double]], ptr %148, i64 0, i64 %1029
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %29)
  %1047 = load double, ptr %116, align 8
  %1048 = load double, ptr %153, align 8
  %1049 = fmul reassoc nsz contract double %1047, %1047
  %1050 = fmul reassoc nsz contract double %1048, %1048
  %1051 = fadd reassoc nsz contract double %1050, %1049
  %1052 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1051)
  %1053 = zext nneg i32 %1044 to i64
  %1054 = getelementptr inbounds [128 x [9 x [8 x double]]], ptr %150, i64 0, i64 %1053
  %1055 = load i32, ptr %134, align 8
  %1056 = icmp eq i32 %1055, 0
  br i1 %1056, label %1057, label %1061
1057:                                             ; preds = %1041
  %1058 = sext i32 %1045 to i64
  %1059 = getelementptr inbounds i8, ptr %1054, i64 512
  %1060 = getelementptr inbounds [8 x double], ptr %1059, i64 0, i64 %1058
  br label %1108
1061:                                             ; preds = %1041
  %1062 = getelementptr inbounds [128 x [5 x [8 x double]]], ptr %149, i64 0, i64 %1053
  %1063 = getelementptr inbounds i8, ptr %1062, i64 64
  %1064 = sext i32 %1045 to i64
  %1065 = getelementptr inbounds [8 x double], ptr %1063, i64 0, i64 %1064
  %1066 = load double, ptr %1065, align 8
  %1067 = getelementptr inbounds i8, ptr %1062, i64 128
  %1068 = getelementptr inbounds [8 x double], ptr %1067, i64 0, i64 %1064
  %1069 = load double, ptr %1068, align 8
  %1070 = getelementptr inbounds [8 x double], ptr %1062, i64 0, i64 %1064
  %1071 = load double, ptr %1070, align 8
  %1072 = fneg reassoc nsz contract double %1071
  %1073 = fmul reassoc nsz contract double %1066, %1066
  %1074 = fmul reassoc nsz contract double %1069, %1069
  %1075 = fadd reassoc nsz contract double %1074, %1073
  %1076 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1075)
  %1077 = fcmp reassoc nsz contract ogt double %1076, 0x3D06849B86A12B9B
  %1078 = fdiv reassoc nsz contract double %1072, %1076
  %1079 = call double @llvm.fabs.f64(double %1078)
  %1080 = select reassoc nsz contract i1 %1077, double %1079, double 2.000000e+00
  %1081 = fcmp reassoc nsz contract olt double %1080, 1.000000e+00
  %1082 = fadd reassoc nsz contract double %1080, -1.000000e+00
  %1083 = select reassoc nsz contract i1 %1081, double 0.000000e+00, double %1082
  store double %1083, ptr %29, align 16
  %1084 = fcmp reassoc nsz contract olt double %1080, 1.500000e+00
  br i1 %1084, label %1085, label %1106
1085:                                             ; preds = %1061
  %1086 = select reassoc nsz contract i1 %1077, double %1078, double 2.000000e+00
  %1087 = fcmp reassoc nsz contract ogt double %1086, 1.000000e+00
  %1088 = fcmp reassoc nsz contract olt double %1086, -1.000000e+00
  %1089 = select reassoc nsz contract i1 %1088, double -1.000000e+00, double %1086
  %1090 = select reassoc nsz contract i1 %1087, double 1.000000e+00, double %1089
  %1091 = fmul reassoc nsz contract double %1090, %1090
  %1092 = fsub reassoc nsz contract double 1.000000e+00, %1091
  %1093 = call reassoc nsz contract double @llvm.sqrt.f64(double %1092)
  %1094 = fdiv reassoc nsz contract double %1066, %1076
  %1095 = fdiv reassoc nsz contract double %1069, %1076
  %1096 = fmul reassoc nsz contract double %1090, %1094
  %1097 = fmul reassoc nsz contract double %1093, %1095
  %1098 = fsub reassoc nsz contract double %1096, %1097
  store double %1098, ptr %28, align 16
  %1099 = fmul reassoc nsz contract double %1090, %1095
  %1100 = fmul reassoc nsz contract double %1093, %1094
  %1101 = fadd reassoc nsz contract double %1100, %1099
  store double %1101, ptr %154, align 8
  %1102 = fadd reassoc nsz contract double %1097, %1096
  store double %1102, ptr %155, align 16
  %1103 = fsub reassoc nsz contract double %1099, %1100
  store double %1103, ptr %156, align 8
  %1104 = fcmp reassoc nsz contract ogt double %1083, 0.000000e+00
  %1105 = select i1 %1104, i32 1, i32 2
  br label %1106
1106:                                             ; preds = %1085, %1061
  %1107 = phi i32 [ %1105, %1085 ], [ 0, %1061 ]
  store double %1083, ptr %157, align 8
  br label %1149
1108:                                             ; preds = %1145, %1057
  %1109 = phi i64 [ 0, %1057 ], [ %1147, %1145 ]
  %1110 = phi i32 [ 0, %1057 ], [ %1146, %1145 ]
  %1111 = getelementptr inbounds [8 x double], ptr %1054, i64 %1109, i64 %1058
  %1112 = load double, ptr %1111, align 8
  %1113 = or disjoint i64 %1109, 4
  %1114 = getelementptr inbounds [8 x double], ptr %1054, i64 %1113, i64 %1058
  %1115 = load double, ptr %1114, align 8
  %1116 = fmul reassoc nsz contract double %1112, %1112
  %1117 = fmul reassoc nsz contract double %1115, %1115
  %1118 = fadd reassoc nsz contract double %1117, %1116
  %1119 = fcmp reassoc nsz contract ogt double %1118, 5.500000e-01
  %1120 = fcmp reassoc nsz contract olt double %1118, 1.830000e+00
  %1121 = and i1 %1119, %1120
  br i1 %1121, label %1122, label %1145
1122:                                             ; preds = %1108
  %1123 = fadd reassoc nsz contract double %1118, -1.000000e+00
  %1124 = call reassoc nsz contract double @llvm.fabs.f64(double %1123)
  %1125 = fcmp reassoc nsz contract ogt double %1124, 2.000000e-06
  %1126 = fcmp reassoc nsz contract olt double %1123, 0.000000e+00
  %1127 = and i1 %1126, %1125
  br i1 %1127, label %1145, label %1128
1128:                                             ; preds = %1122
  %1129 = call reassoc nsz contract double @llvm.sqrt.f64(double %1118)
  %1130 = fdiv reassoc nsz contract double 1.000000e+00, %1129
  %1131 = fmul reassoc nsz contract double %1130, %1112
  %1132 = sext i32 %1110 to i64
  %1133 = getelementptr inbounds [2 x double], ptr %28, i64 %1132
  store double %1131, ptr %1133, align 16
  %1134 = fmul reassoc nsz contract double %1130, %1115
  %1135 = getelementptr inbounds i8, ptr %1133, i64 8
  store double %1134, ptr %1135, align 8
  %1136 = fcmp reassoc nsz contract ogt double %1124, 2.000000e-09
  br i1 %1136, label %1140, label %1137
1137:                                             ; preds = %1128
  %1138 = load double, ptr %1060, align 8
  %1139 = fcmp reassoc nsz contract ogt double %1138, 1.000000e-09
  br label %1140
1140:                                             ; preds = %1137, %1128
  %1141 = phi i1 [ true, %1128 ], [ %1139, %1137 ]
  %1142 = select reassoc nsz contract i1 %1141, double 1.000000e+00, double 0.000000e+00
  %1143 = add nsw i32 %1110, 1
  %1144 = getelementptr inbounds double, ptr %29, i64 %1132
  store double %1142, ptr %1144, align 8
  br label %1145
1145:                                             ; preds = %1140, %1122, %1108
  %1146 = phi i32 [ %1143, %1140 ], [ %1110, %1122 ], [ %1110, %1108 ]
  %1147 = add nuw nsw i64 %1109, 1
  %1148 = icmp eq i64 %1147, 4
  br i1 %1148, label %1149, label %1108
1149:                                             ; preds = %1145, %1106
  %1150 = phi i32 [ %1107, %1106 ], [ %1146, %1145 ]
  %1151 = icmp sgt i32 %1150, 0
  br i1 %1151, label %1152, label %1365
1152:                                             ; preds = %1149
  %1153 = zext nneg i32 %1150 to i64
  %1154 = load double, ptr %47, align 8
  %1155 = load double, ptr %123, align 8
  %1156 = load double, ptr %128, align 8
  %1157 = load double, ptr %132, align 8
  %1158 = fmul reassoc nsz contract double %1154, %1154
  %1159 = fmul reassoc nsz contract double %1155, %1155
  %1160 = fadd reassoc nsz contract double %1159, %1158
  %1161 = call reassoc nsz contract double @llvm.sqrt.f64(double %1160)
  %1162 = fmul reassoc nsz contract double %1156, %1156
  %1163 = fmul reassoc nsz contract double %1157, %1157
  %1164 = fadd reassoc nsz contract double %1163, %1162
  %1165 = call reassoc nsz contract double @llvm.sqrt.f64(double %1164)
  %1166 = fcmp reassoc nsz contract ogt double %1161, %1165
  %1167 = load double, ptr %113, align 8
  %1168 = load double, ptr %164, align 8
  %1169 = load double, ptr %129, align 8
  %1170 = load double, ptr %118, align 8
  %1171 = load double, ptr %165, align 8
  %1172 = load double, ptr %166, align 8
  %1173 = load double, ptr %130, align 8
  %1174 = load double, ptr %119, align 8
  br label %1175
1175:                                             ; preds = %1314, %1152
  %1176 = phi i64 [ 0, %1152 ], [ %1316, %1314 ]
  %1177 = phi i32 [ 0, %1152 ], [ %1315, %1314 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %30)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %31)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %32)
  %1178 = getelementptr inbounds [4 x [2 x double]], ptr %28, i64 0, i64 %1176
  %1179 = load double, ptr %1178, align 16
  %1180 = getelementptr inbounds i8, ptr %1178, i64 8
  %1181 = load double, ptr %1180, align 8
  %1182 = call reassoc nsz contract fastcc double @shoulder_miss(ptr noundef nonnull readonly %64, ptr noundef nonnull readonly %47, ptr noundef nonnull readonly %1046, double noundef %1179, double noundef %1181, ptr noundef nonnull %30, ptr noundef nonnull %31)
  %1183 = load double, ptr %30, align 16
  %1184 = fmul reassoc nsz contract double %1183, %1154
  %1185 = load double, ptr %158, align 8
  %1186 = fmul reassoc nsz contract double %1185, %1155
  %1187 = fadd reassoc nsz contract double %1186, %1184
  %1188 = fmul reassoc nsz contract double %1183, %1155
  %1189 = fmul reassoc nsz contract double %1185, %1154
  %1190 = fsub reassoc nsz contract double %1188, %1189
  %1191 = fmul reassoc nsz contract double %1183, %1156
  %1192 = fmul reassoc nsz contract double %1185, %1157
  %1193 = fadd reassoc nsz contract double %1192, %1191
  %1194 = fmul reassoc nsz contract double %1183, %1157
  %1195 = fmul reassoc nsz contract double %1185, %1156
  %1196 = fsub reassoc nsz contract double %1194, %1195
  br i1 %1056, label %1268, label %1197
1197:                                             ; preds = %1175
  br i1 %1166, label %1198, label %1233
1198:                                             ; preds = %1197
  %1199 = load double, ptr %31, align 16
  %1200 = fmul reassoc nsz contract double %1187, %1187
  %1201 = fmul reassoc nsz contract double %1190, %1190
  %1202 = fadd reassoc nsz contract double %1201, %1200
  %1203 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1202)
  %1204 = fcmp reassoc nsz contract ogt double %1203, 0x3D06849B86A12B9B
  %1205 = fdiv reassoc nsz contract double %1199, %1203
  %1206 = call double @llvm.fabs.f64(double %1205)
  %1207 = select reassoc nsz contract i1 %1204, double %1206, double 2.000000e+00
  %1208 = fcmp reassoc nsz contract olt double %1207, 1.000000e+00
  %1209 = fadd reassoc nsz contract double %1207, -1.000000e+00
  %1210 = select reassoc nsz contract i1 %1208, double 0.000000e+00, double %1209
  %1211 = fcmp reassoc nsz contract olt double %1207, 1.300000e+00
  br i1 %1211, label %1212, label %1292
1212:                                             ; preds = %1198
  %1213 = select reassoc nsz contract i1 %1204, double %1205, double 2.000000e+00
  %1214 = fcmp reassoc nsz contract ogt double %1213, 1.000000e+00
  %1215 = fcmp reassoc nsz contract olt double %1213, -1.000000e+00
  %1216 = select reassoc nsz contract i1 %1215, double -1.000000e+00, double %1213
  %1217 = select reassoc nsz contract i1 %1214, double 1.000000e+00, double %1216
  %1218 = fmul reassoc nsz contract double %1217, %1217
  %1219 = fsub reassoc nsz contract double 1.000000e+00, %1218
  %1220 = call reassoc nsz contract double @llvm.sqrt.f64(double %1219)
  %1221 = fdiv reassoc nsz contract double %1187, %1203
  %1222 = fdiv reassoc nsz contract double %1190, %1203
  %1223 = fmul reassoc nsz contract double %1217, %1221
  %1224 = fmul reassoc nsz contract double %1220, %1222
  %1225 = fsub reassoc nsz contract double %1223, %1224
  store double %1225, ptr %32, align 16
  %1226 = fmul reassoc nsz contract double %1217, %1222
  %1227 = fmul reassoc nsz contract double %1220, %1221
  %1228 = fadd reassoc nsz contract double %1227, %1226
  store double %1228, ptr %160, align 8
  %1229 = fadd reassoc nsz contract double %1224, %1223
  store double %1229, ptr %161, align 16
  %1230 = fsub reassoc nsz contract double %1226, %1227
  store double %1230, ptr %162, align 8
  %1231 = fcmp reassoc nsz contract ogt double %1210, 0.000000e+00
  %1232 = select i1 %1231, i32 1, i32 2
  br label %1292
1233:                                             ; preds = %1197
  %1234 = load double, ptr %159, align 8
  %1235 = fmul reassoc nsz contract double %1193, %1193
  %1236 = fmul reassoc nsz contract double %1196, %1196
  %1237 = fadd reassoc nsz contract double %1236, %1235
  %1238 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1237)
  %1239 = fcmp reassoc nsz contract ogt double %1238, 0x3D06849B86A12B9B
  %1240 = fdiv reassoc nsz contract double %1234, %1238
  %1241 = call double @llvm.fabs.f64(double %1240)
  %1242 = select reassoc nsz contract i1 %1239, double %1241, double 2.000000e+00
  %1243 = fcmp reassoc nsz contract olt double %1242, 1.000000e+00
  %1244 = fadd reassoc nsz contract double %1242, -1.000000e+00
  %1245 = select reassoc nsz contract i1 %1243, double 0.000000e+00, double %1244
  %1246 = fcmp reassoc nsz contract olt double %1242, 1.300000e+00
  br i1 %1246, label %1247, label %1292
1247:                                             ; preds = %1233
  %1248 = select reassoc nsz contract i1 %1239, double %1240, double 2.000000e+00
  %1249 = fcmp reassoc nsz contract ogt double %1248, 1.000000e+00
  %1250 = fcmp reassoc nsz contract olt double %1248, -1.000000e+00
  %1251 = select reassoc nsz contract i1 %1250, double -1.000000e+00, double %1248
  %1252 = select reassoc nsz contract i1 %1249, double 1.000000e+00, double %1251
  %1253 = fmul reassoc nsz contract double %1252, %1252
  %1254 = fsub reassoc nsz contract double 1.000000e+00, %1253
  %1255 = call reassoc nsz contract double @llvm.sqrt.f64(double %1254)
  %1256 = fdiv reassoc nsz contract double %1193, %1238
  %1257 = fdiv reassoc nsz contract double %1196, %1238
  %1258 = fmul reassoc nsz contract double %1252, %1256
  %1259 = fmul reassoc nsz contract double %1255, %1257
  %1260 = fsub reassoc nsz contract double %1258, %1259
  store double %1260, ptr %32, align 16
  %1261 = fmul reassoc nsz contract double %1252, %1257
  %1262 = fmul reassoc nsz contract double %1255, %1256
  %1263 = fadd reassoc nsz contract double %1262, %1261
  store double %1263, ptr %160, align 8
  %1264 = fadd reassoc nsz contract double %1259, %1258
  store double %1264, ptr %161, align 16
  %1265 = fsub reassoc nsz contract double %1261, %1262
  store double %1265, ptr %162, align 8
  %1266 = fcmp reassoc nsz contract ogt double %1245, 0.000000e+00
  %1267 = select i1 %1266, i32 1, i32 2
  br label %1292
1268:                                             ; preds = %1175
  %1269 = fmul reassoc nsz contract double %1196, %1187
  %1270 = fmul reassoc nsz contract double %1193, %1190
  %1271 = fcmp reassoc nsz contract olt double %1269, %1270
  %1272 = select reassoc nsz contract i1 %1271, double -1.000000e+00, double 1.000000e+00
  %1273 = load double, ptr %31, align 16
  %1274 = fmul reassoc nsz contract double %1273, %1196
  %1275 = load double, ptr %159, align 8
  %1276 = fmul reassoc nsz contract double %1275, %1190
  %1277 = fsub reassoc nsz contract double %1274, %1276
  %1278 = fmul reassoc nsz contract double %1277, %1272
  %1279 = fmul reassoc nsz contract double %1275, %1187
  %1280 = fmul reassoc nsz contract double %1273, %1193
  %1281 = fsub reassoc nsz contract double %1279, %1280
  %1282 = fmul reassoc nsz contract double %1281, %1272
  %1283 = fmul reassoc nsz contract double %1278, %1278
  %1284 = fmul reassoc nsz contract double %1282, %1282
  %1285 = fadd reassoc nsz contract double %1284, %1283
  %1286 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1285)
  %1287 = fcmp reassoc nsz contract ogt double %1286, 0.000000e+00
  %1288 = fdiv reassoc nsz contract double %1278, %1286
  %1289 = select reassoc nsz contract i1 %1287, double %1288, double 1.000000e+00
  store double %1289, ptr %32, align 16
  %1290 = fdiv reassoc nsz contract double %1282, %1286
  %1291 = select reassoc nsz contract i1 %1287, double %1290, double 0.000000e+00
  store double %1291, ptr %160, align 8
  br label %1292
1292:                                             ; preds = %1268, %1247, %1233, %1212, %1198
  %1293 = phi nsz double [ 0.000000e+00, %1268 ], [ %1210, %1198 ], [ %1210, %1212 ], [ %1245, %1233 ], [ %1245, %1247 ]
  %1294 = phi i32 [ 1, %1268 ], [ 0, %1198 ], [ %1232, %1212 ], [ 0, %1233 ], [ %1267, %1247 ]
  %1295 = icmp ne i32 %1294, 0
  %1296 = icmp slt i32 %1177, 8
  %1297 = select i1 %1295, i1 %1296, i1 false
  br i1 %1297, label %1298, label %1314
1298:                                             ; preds = %1292
  %1299 = load double, ptr %163, align 16
  %1300 = getelementptr inbounds [4 x double], ptr %29, i64 0, i64 %1176
  %1301 = load double, ptr %1300, align 8
  %1302 = fcmp reassoc nsz contract une double %1301, 0.000000e+00
  %1303 = fcmp reassoc nsz contract ogt double %1293, 0.000000e+00
  %1304 = or i1 %1303, %1302
  %1305 = zext i1 %1304 to i32
  %1306 = sext i32 %1177 to i64
  %1307 = zext nneg i32 %1294 to i64
  %1308 = fmul reassoc nsz contract double %1299, %1169
  %1309 = fmul reassoc nsz contract double %1299, %1173
  %1310 = fadd reassoc nsz contract double %1308, %1170
  %1311 = fadd reassoc nsz contract double %1309, %1174
  br label %1318
1312:                                             ; preds = %1318
  %1313 = trunc nsw i64 %1359 to i32
  br label %1314
1314:                                             ; preds = %1312, %1292
  %1315 = phi i32 [ %1177, %1292 ], [ %1313, %1312 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %32)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %31)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30)
  %1316 = add nuw nsw i64 %1176, 1
  %1317 = icmp eq i64 %1316, %1153
  br i1 %1317, label %1365, label %1175
1318:                                             ; preds = %1318, %1298
  %1319 = phi i64 [ 0, %1298 ], [ %1361, %1318 ]
  %1320 = phi i64 [ %1306, %1298 ], [ %1359, %1318 ]
  %1321 = getelementptr inbounds [2 x [2 x double]], ptr %32, i64 0, i64 %1319
  %1322 = load double, ptr %1321, align 16
  %1323 = getelementptr inbounds i8, ptr %1321, i64 8
  %1324 = load double, ptr %1323, align 8
  %1325 = fmul reassoc nsz contract double %1322, %1183
  %1326 = fmul reassoc nsz contract double %1324, %1185
  %1327 = fsub reassoc nsz contract double %1325, %1326
  %1328 = fmul reassoc nsz contract double %1324, %1183
  %1329 = fmul reassoc nsz contract double %1322, %1185
  %1330 = fadd reassoc nsz contract double %1328, %1329
  %1331 = fmul reassoc nsz contract double %1327, %1167
  %1332 = fmul reassoc nsz contract double %1330, %1168
  %1333 = fadd reassoc nsz contract double %1310, %1331
  %1334 = fadd reassoc nsz contract double %1333, %1332
  %1335 = fmul reassoc nsz contract double %1327, %1171
  %1336 = fmul reassoc nsz contract double %1330, %1172
  %1337 = fadd reassoc nsz contract double %1311, %1335
  %1338 = fadd reassoc nsz contract double %1337, %1336
  %1339 = fmul reassoc nsz contract double %1334, %1334
  %1340 = fmul reassoc nsz contract double %1338, %1338
  %1341 = fadd reassoc nsz contract double %1340, %1339
  %1342 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1341)
  %1343 = fmul reassoc nsz contract double %1342, %1052
  %1344 = fcmp reassoc nsz contract ogt double %1343, 0.000000e+00
  %1345 = fmul reassoc nsz contract double %1334, %1047
  %1346 = fmul reassoc nsz contract double %1338, %1048
  %1347 = fadd reassoc nsz contract double %1346, %1345
  %1348 = fdiv reassoc nsz contract double %1347, %1343
  %1349 = select reassoc nsz contract i1 %1344, double %1348, double 1.000000e+00
  %1350 = getelementptr inbounds [3 x [2 x double]], ptr %34, i64 %1320
  store double %1349, ptr %1350, align 16
  %1351 = fmul reassoc nsz contract double %1334, %1048
  %1352 = fmul reassoc nsz contract double %1338, %1047
  %1353 = fsub reassoc nsz contract double %1351, %1352
  %1354 = fdiv reassoc nsz contract double %1353, %1343
  %1355 = select reassoc nsz contract i1 %1344, double %1354, double 0.000000e+00
  %1356 = getelementptr inbounds i8, ptr %1350, i64 8
  store double %1355, ptr %1356, align 8
  %1357 = getelementptr inbounds i8, ptr %1350, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1357, ptr noundef nonnull align 16 dereferenceable(16) %1321, i64 16, i1 false)
  %1358 = getelementptr inbounds i8, ptr %1350, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %1358, ptr noundef nonnull align 16 dereferenceable(16) %1178, i64 16, i1 false)
  %1359 = add nsw i64 %1320, 1
  %1360 = getelementptr inbounds i32, ptr %37, i64 %1320
  store i32 %1305, ptr %1360, align 4
  %1361 = add nuw nsw i64 %1319, 1
  %1362 = icmp ult i64 %1361, %1307
  %1363 = icmp slt i64 %1320, 7
  %1364 = and i1 %1362, %1363
  br i1 %1364, label %1318, label %1312
1365:                                             ; preds = %1314, %1149
  %1366 = phi i32 [ 0, %1149 ], [ %1315, %1314 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %29)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %39)
  %1367 = getelementptr inbounds [1024 x i32], ptr %111, i64 0, i64 %1029
  store i32 0, ptr %1367, align 4
  %1368 = icmp eq i32 %1366, 0
  br i1 %1368, label %1791, label %1369
1369:                                             ; preds = %1365
  %1370 = load i32, ptr %64, align 8
  %1371 = icmp sgt i32 %1370, 0
  br i1 %1371, label %1372, label %1374
1372:                                             ; preds = %1369
  %1373 = zext nneg i32 %1370 to i64
  br label %1381
1374:                                             ; preds = %1427, %1369
  %1375 = load i32, ptr %135, align 4
  %1376 = icmp sgt i32 %1375, 0
  br i1 %1376, label %1377, label %1432
1377:                                             ; preds = %1374
  %1378 = zext nneg i32 %1375 to i64
  %1379 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %1378
  %1380 = load i32, ptr %1379, align 4
  br label %1434
1381:                                             ; preds = %1427, %1372
  %1382 = phi i64 [ 0, %1372 ], [ %1430, %1427 ]
  %1383 = getelementptr inbounds [6 x double], ptr %167, i64 0, i64 %1382
  %1384 = load double, ptr %1383, align 8
  %1385 = call reassoc nsz contract double @llvm.fabs.f64(double %1384)
  %1386 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1385
  %1387 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %1382
  %1388 = load i32, ptr %1387, align 4
  %1389 = icmp eq i32 %1388, 0
  br i1 %1389, label %1398, label %1390
1390:                                             ; preds = %1381
  %1391 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1382
  %1392 = load double, ptr %1391, align 8
  %1393 = fcmp reassoc nsz contract ogt double %1392, 0.000000e+00
  br i1 %1393, label %1394, label %1398
1394:                                             ; preds = %1390
  %1395 = fdiv reassoc nsz contract double %1392, %1386
  %1396 = call reassoc nsz contract double @llvm.ceil.f64(double %1395)
  %1397 = fmul reassoc nsz contract double %1396, %1386
  br label %1398
1398:                                             ; preds = %1394, %1390, %1381
  %1399 = phi nsz double [ %1397, %1394 ], [ 0.000000e+00, %1390 ], [ 0.000000e+00, %1381 ]
  br i1 %1389, label %1417, label %1400
1400:                                             ; preds = %1398
  %1401 = getelementptr inbounds [6 x double], ptr %168, i64 0, i64 %1382
  %1402 = load double, ptr %1401, align 8
  %1403 = fcmp reassoc nsz contract ogt double %1399, %1402
  br i1 %1403, label %1404, label %1417
1404:                                             ; preds = %1400
  %1405 = fsub reassoc nsz contract double %1399, %1402
  %1406 = fdiv reassoc nsz contract double %1405, %1386
  %1407 = call reassoc nsz contract double @llvm.ceil.f64(double %1406)
  %1408 = fmul reassoc nsz contract double %1407, %1386
  %1409 = fsub reassoc nsz contract double %1399, %1408
  %1410 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1382
  %1411 = load double, ptr %1410, align 8
  %1412 = fcmp reassoc nsz contract ult double %1409, %1411
  br i1 %1412, label %1413, label %1417
1413:                                             ; preds = %1404
  %1414 = fsub reassoc nsz contract double %1411, %1409
  %1415 = fcmp reassoc nsz contract olt double %1405, %1414
  %1416 = select reassoc nsz contract i1 %1415, double %1402, double %1411
  br label %1417
1417:                                             ; preds = %1413, %1404, %1400, %1398
  %1418 = phi nsz double [ %1399, %1400 ], [ %1399, %1398 ], [ %1416, %1413 ], [ %1409, %1404 ]
  %1419 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1382
  %1420 = load double, ptr %1419, align 8
  %1421 = fcmp reassoc nsz contract olt double %1418, %1420
  br i1 %1421, label %1427, label %1422
1422:                                             ; preds = %1417
  %1423 = getelementptr inbounds [6 x double], ptr %168, i64 0, i64 %1382
  %1424 = load double, ptr %1423, align 8
  %1425 = fcmp reassoc nsz contract ogt double %1418, %1424
  %1426 = select reassoc nsz contract i1 %1425, double %1424, double %1418
  br label %1427
1427:                                             ; preds = %1422, %1417
  %1428 = phi reassoc nsz contract double [ %1420, %1417 ], [ %1426, %1422 ]
  %1429 = getelementptr inbounds [6 x double], ptr %33, i64 0, i64 %1382
  store double %1428, ptr %1429, align 8
  %1430 = add nuw nsw i64 %1382, 1
  %1431 = icmp eq i64 %1430, %1373
  br i1 %1431, label %1374, label %1381
1432:                                             ; preds = %1434, %1374
  %1433 = icmp eq i32 %1031, 0
  br i1 %1433, label %1454, label %1455
1434:                                             ; preds = %1434, %1377
  %1435 = phi i64 [ 0, %1377 ], [ %1452, %1434 ]
  %1436 = getelementptr inbounds [3 x double], ptr %169, i64 0, i64 %1435
  %1437 = load double, ptr %1436, align 8
  %1438 = getelementptr inbounds [3 x i32], ptr %170, i64 0, i64 %1435
  %1439 = load i32, ptr %1438, align 4
  %1440 = sdiv i32 %1043, %1439
  %1441 = srem i32 %1440, %1380
  %1442 = sitofp i32 %1441 to double
  %1443 = fadd reassoc nsz contract double %1442, 3.700000e-01
  %1444 = getelementptr inbounds [3 x double], ptr %171, i64 0, i64 %1435
  %1445 = load double, ptr %1444, align 8
  %1446 = fmul reassoc nsz contract double %1443, %1445
  %1447 = fadd reassoc nsz contract double %1446, %1437
  %1448 = getelementptr inbounds [3 x i32], ptr %48, i64 0, i64 %1435
  %1449 = load i32, ptr %1448, align 4
  %1450 = sext i32 %1449 to i64
  %1451 = getelementptr inbounds [6 x double], ptr %33, i64 0, i64 %1450
  store double %1447, ptr %1451, align 8
  %1452 = add nuw nsw i64 %1435, 1
  %1453 = icmp eq i64 %1452, %1378
  br i1 %1453, label %1432, label %1434
1454:                                             ; preds = %1432
  call fastcc void @behind_third(ptr noundef nonnull readonly %64, ptr noundef nonnull readonly %48, i32 noundef %1043, ptr noundef nonnull %36, ptr noundef nonnull %35)
  br label %1455
1455:                                             ; preds = %1454, %1432
  %1456 = icmp sgt i32 %1366, 0
  br i1 %1456, label %1457, label %1471
1457:                                             ; preds = %1455
  %1458 = sext i32 %1034 to i64
  %1459 = getelementptr inbounds [6 x [3 x double]], ptr %177, i64 0, i64 %1458
  %1460 = getelementptr inbounds i8, ptr %1459, i64 8
  %1461 = getelementptr inbounds i8, ptr %1459, i64 16
  %1462 = getelementptr inbounds [6 x [3 x double]], ptr %180, i64 0, i64 %1458
  %1463 = getelementptr inbounds i8, ptr %1462, i64 8
  %1464 = getelementptr inbounds i8, ptr %1462, i64 16
  %1465 = getelementptr inbounds [6 x double], ptr %181, i64 0, i64 %1458
  %1466 = zext nneg i32 %1366 to i64
  %1467 = load double, ptr %105, align 8
  %1468 = load double, ptr %106, align 8
  %1469 = fmul reassoc nsz contract double %1467, 2.000000e+00
  %1470 = zext nneg i32 %1370 to i64
  br label %1473
1471:                                             ; preds = %1788, %1455
  %1472 = load i32, ptr %1367, align 4
  br label %1791
1473:                                             ; preds = %1788, %1457
  %1474 = phi i64 [ 0, %1457 ], [ %1789, %1788 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %40)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %40, ptr noundef nonnull align 16 dereferenceable(48) %33, i64 48, i1 false)
  %1475 = getelementptr inbounds [8 x i32], ptr %37, i64 0, i64 %1474
  %1476 = load i32, ptr %1475, align 4
  br label %1479
1477:                                             ; preds = %1548
  %1478 = icmp eq i32 %1551, 0
  br i1 %1478, label %1557, label %1554
1479:                                             ; preds = %1548, %1473
  %1480 = phi i64 [ 0, %1473 ], [ %1552, %1548 ]
  %1481 = phi i32 [ %1476, %1473 ], [ %1551, %1548 ]
  %1482 = getelementptr inbounds [8 x [3 x [2 x double]]], ptr %34, i64 0, i64 %1474, i64 %1480
  %1483 = getelementptr inbounds i8, ptr %1482, i64 8
  %1484 = load double, ptr %1483, align 8
  %1485 = load double, ptr %1482, align 16
  %1486 = call reassoc nsz contract double @atan2(double noundef %1484, double noundef %1485)
  %1487 = getelementptr inbounds [6 x double], ptr %167, i64 0, i64 %1480
  %1488 = load double, ptr %1487, align 8
  %1489 = fdiv reassoc nsz contract double %1486, %1488
  %1490 = call reassoc nsz contract double @llvm.fabs.f64(double %1488)
  %1491 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1490
  %1492 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %1480
  %1493 = load i32, ptr %1492, align 4
  %1494 = icmp eq i32 %1493, 0
  br i1 %1494, label %1505, label %1495
1495:                                             ; preds = %1479
  %1496 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1480
  %1497 = load double, ptr %1496, align 8
  %1498 = fcmp reassoc nsz contract ogt double %1497, %1489
  br i1 %1498, label %1499, label %1505
1499:                                             ; preds = %1495
  %1500 = fsub reassoc nsz contract double %1497, %1489
  %1501 = fdiv reassoc nsz contract double %1500, %1491
  %1502 = call reassoc nsz contract double @llvm.ceil.f64(double %1501)
  %1503 = fmul reassoc nsz contract double %1502, %1491
  %1504 = fadd reassoc nsz contract double %1503, %1489
  br label %1505
1505:                                             ; preds = %1499, %1495, %1479
  %1506 = phi nsz double [ %1504, %1499 ], [ %1489, %1495 ], [ %1489, %1479 ]
  br i1 %1494, label %1524, label %1507
1507:                                             ; preds = %1505
  %1508 = getelementptr inbounds [6 x double], ptr %168, i64 0, i64 %1480
  %1509 = load double, ptr %1508, align 8
  %1510 = fcmp reassoc nsz contract ogt double %1506, %1509
  br i1 %1510, label %1511, label %1524
1511:                                             ; preds = %1507
  %1512 = fsub reassoc nsz contract double %1506, %1509
  %1513 = fdiv reassoc nsz contract double %1512, %1491
  %1514 = call reassoc nsz contract double @llvm.ceil.f64(double %1513)
  %1515 = fmul reassoc nsz contract double %1514, %1491
  %1516 = fsub reassoc nsz contract double %1506, %1515
  %1517 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1480
  %1518 = load double, ptr %1517, align 8
  %1519 = fcmp reassoc nsz contract ult double %1516, %1518
  br i1 %1519, label %1520, label %1524
1520:                                             ; preds = %1511
  %1521 = fsub reassoc nsz contract double %1518, %1516
  %1522 = fcmp reassoc nsz contract olt double %1512, %1521
  %1523 = select reassoc nsz contract i1 %1522, double %1509, double %1518
  br label %1524
1524:                                             ; preds = %1520, %1511, %1507, %1505
  %1525 = phi nsz double [ %1506, %1507 ], [ %1506, %1505 ], [ %1523, %1520 ], [ %1516, %1511 ]
  %1526 = getelementptr inbounds [6 x double], ptr %152, i64 0, i64 %1480
  %1527 = load double, ptr %1526, align 8
  %1528 = fcmp reassoc nsz contract olt double %1525, %1527
  br i1 %1528, label %1534, label %1529
1529:                                             ; preds = %1524
  %1530 = getelementptr inbounds [6 x double], ptr %168, i64 0, i64 %1480
  %1531 = load double, ptr %1530, align 8
  %1532 = fcmp reassoc nsz contract ogt double %1525, %1531
  %1533 = select reassoc nsz contract i1 %1532, double %1531, double %1525
  br label %1534
1534:                                             ; preds = %1529, %1524
  %1535 = phi reassoc nsz contract double [ %1527, %1524 ], [ %1533, %1529 ]
  %1536 = getelementptr inbounds [6 x double], ptr %40, i64 0, i64 %1480
  store double %1535, ptr %1536, align 8
  %1537 = fsub reassoc nsz contract double %1535, %1489
  %1538 = fcmp reassoc nsz contract ueq double %1537, 0.000000e+00
  br i1 %1538, label %1548, label %1539
1539:                                             ; preds = %1534
  %1540 = call reassoc nsz contract double @llvm.fabs.f64(double %1537)
  %1541 = fdiv reassoc nsz contract double %1540, %1491
  %1542 = fadd reassoc nsz contract double %1541, 5.000000e-01
  %1543 = call reassoc nsz contract double @llvm.floor.f64(double %1542)
  %1544 = fmul reassoc nsz contract double %1543, %1491
  %1545 = fsub reassoc nsz contract double %1540, %1544
  %1546 = call reassoc nsz contract double @llvm.fabs.f64(double %1545)
  %1547 = fcmp reassoc nsz contract ogt double %1546, 1.000000e-09
  br label %1548
1548:                                             ; preds = %1539, %1534
  %1549 = phi i1 [ false, %1534 ], [ %1547, %1539 ]
  %1550 = zext i1 %1549 to i32
  %1551 = or i32 %1481, %1550
  %1552 = add nuw nsw i64 %1480, 1
  %1553 = icmp eq i64 %1552, 3
  br i1 %1553, label %1477, label %1479
1554:                                             ; preds = %1477
  %1555 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %40, ptr noundef nonnull %38, ptr noundef nonnull %39)
  %1556 = fcmp reassoc nsz contract olt double %1555, 1.000000e-09
  br i1 %1556, label %1557, label %1788
1557:                                             ; preds = %1554, %1477
  %1558 = load i32, ptr %1367, align 4
  %1559 = add nsw i32 %1558, 1
  store i32 %1559, ptr %1367, align 4
  %1560 = or i32 %1551, %1031
  %1561 = icmp eq i32 %1560, 0
  br i1 %1561, label %1648, label %1562
1562:                                             ; preds = %1557
  br i1 %1042, label %1568, label %1563
1563:                                             ; preds = %1562
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %40, i32 noundef 1, ptr noundef null)
  call fastcc void @look(ptr noundef nonnull readonly %101, ptr noundef nonnull %40, ptr noundef nonnull %39)
  %1564 = load double, ptr %172, align 8
  %1565 = fmul reassoc nsz contract double %1564, 5.000000e-01
  %1566 = fadd reassoc nsz contract double %1565, -5.000000e-01
  %1567 = fcmp reassoc nsz contract ogt double %1566, 0.000000e+00
  br i1 %1567, label %1633, label %1645
1568:                                             ; preds = %1562
  call fastcc void @look(ptr noundef nonnull readonly %101, ptr noundef nonnull %40, ptr noundef nonnull %39)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %27)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %27, i8 0, i64 24, i1 false)
  %1569 = load double, ptr %176, align 8
  %1570 = load double, ptr %1459, align 8
  %1571 = load double, ptr %178, align 8
  %1572 = load double, ptr %1460, align 8
  %1573 = load double, ptr %179, align 8
  %1574 = load double, ptr %1461, align 8
  %1575 = load double, ptr %1462, align 8
  %1576 = load double, ptr %174, align 8
  %1577 = load double, ptr %1463, align 8
  %1578 = load double, ptr %173, align 8
  %1579 = load double, ptr %1464, align 8
  %1580 = load double, ptr %175, align 8
  %1581 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %39, i32 noundef %1034, i32 noundef %1034, ptr noundef nonnull %27)
  %1582 = load double, ptr %1465, align 8
  %1583 = load double, ptr %172, align 8
  %1584 = fmul reassoc nsz contract double %1583, 5.000000e-01
  %1585 = fadd reassoc nsz contract double %1584, -5.000000e-01
  %1586 = fcmp reassoc nsz contract ogt double %1585, 0.000000e+00
  br i1 %1586, label %1587, label %1596
1587:                                             ; preds = %1568
  %1588 = fmul reassoc nsz contract double %1578, %1578
  %1589 = fmul reassoc nsz contract double %1576, %1576
  %1590 = fadd reassoc nsz contract double %1588, %1589
  %1591 = fmul reassoc nsz contract double %1580, %1580
  %1592 = fadd reassoc nsz contract double %1590, %1591
  %1593 = fmul reassoc nsz contract double %1592, 5.000000e-01
  %1594 = fadd reassoc nsz contract double %1584, 5.000000e-01
  %1595 = fdiv reassoc nsz contract double %1593, %1594
  br label %1599
1596:                                             ; preds = %1568
  %1597 = fmul reassoc nsz contract double %1585, 2.000000e+00
  %1598 = fsub reassoc nsz contract double 2.000000e+00, %1597
  br label %1599
1599:                                             ; preds = %1596, %1587
  %1600 = phi reassoc nsz contract double [ %1595, %1587 ], [ %1598, %1596 ]
  %1601 = fmul reassoc nsz contract double %1572, %1571
  %1602 = fmul reassoc nsz contract double %1570, %1569
  %1603 = fadd reassoc nsz contract double %1601, %1602
  %1604 = fmul reassoc nsz contract double %1574, %1573
  %1605 = fadd reassoc nsz contract double %1603, %1604
  %1606 = fmul reassoc nsz contract double %1469, %1605
  %1607 = fmul reassoc nsz contract double %1578, %1577
  %1608 = fmul reassoc nsz contract double %1576, %1575
  %1609 = fadd reassoc nsz contract double %1607, %1608
  %1610 = fmul reassoc nsz contract double %1580, %1579
  %1611 = fadd reassoc nsz contract double %1609, %1610
  %1612 = fmul reassoc nsz contract double %1611, %1468
  %1613 = fsub reassoc nsz contract double %1606, %1612
  %1614 = fmul reassoc nsz contract double %1571, %1571
  %1615 = fmul reassoc nsz contract double %1569, %1569
  %1616 = fadd reassoc nsz contract double %1614, %1615
  %1617 = fmul reassoc nsz contract double %1573, %1573
  %1618 = fadd reassoc nsz contract double %1616, %1617
  %1619 = fmul reassoc nsz contract double %1618, %1467
  %1620 = fmul reassoc nsz contract double %1600, %1468
  %1621 = fmul reassoc nsz contract double %1582, %1582
  %1622 = fdiv reassoc nsz contract double %1581, %1621
  %1623 = fmul reassoc nsz contract double %1613, %1613
  %1624 = fdiv reassoc nsz contract double %1623, %1621
  %1625 = fmul reassoc nsz contract double %1581, %1581
  %1626 = fmul reassoc nsz contract double %1621, %1621
  %1627 = fdiv reassoc nsz contract double %1625, %1626
  %1628 = fadd reassoc nsz contract double %1624, %1627
  %1629 = call reassoc nsz contract double @llvm.sqrt.f64(double %1628)
  %1630 = fadd reassoc nsz contract double %1622, %1619
  %1631 = fsub reassoc nsz contract double %1630, %1629
  %1632 = fadd reassoc nsz contract double %1631, %1620
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %27)
  br label %1773
1633:                                             ; preds = %1563
  %1634 = load double, ptr %173, align 8
  %1635 = fmul reassoc nsz contract double %1634, %1634
  %1636 = load double, ptr %174, align 8
  %1637 = fmul reassoc nsz contract double %1636, %1636
  %1638 = fadd reassoc nsz contract double %1637, %1635
  %1639 = load double, ptr %175, align 8
  %1640 = fmul reassoc nsz contract double %1639, %1639
  %1641 = fadd reassoc nsz contract double %1638, %1640
  %1642 = fmul reassoc nsz contract double %1641, 5.000000e-01
  %1643 = fadd reassoc nsz contract double %1565, 5.000000e-01
  %1644 = fdiv reassoc nsz contract double %1642, %1643
  br label %1773
1645:                                             ; preds = %1563
  %1646 = fmul reassoc nsz contract double %1566, 2.000000e+00
  %1647 = fsub reassoc nsz contract double 2.000000e+00, %1646
  br label %1773
1648:                                             ; preds = %1557
  %1649 = getelementptr inbounds [8 x [3 x [2 x double]]], ptr %34, i64 0, i64 %1474
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %25)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %26)
  %1650 = getelementptr inbounds i8, ptr %1649, i64 32
  %1651 = load double, ptr %1650, align 16
  %1652 = getelementptr inbounds i8, ptr %1649, i64 40
  %1653 = load double, ptr %1652, align 8
  br label %1654
1654:                                             ; preds = %1654, %1648
  %1655 = phi i64 [ 0, %1648 ], [ %1673, %1654 ]
  %1656 = getelementptr inbounds double, ptr %35, i64 %1655
  %1657 = load double, ptr %1656, align 8
  %1658 = fmul reassoc nsz contract double %1657, %1651
  %1659 = add nuw nsw i64 %1655, 3
  %1660 = getelementptr inbounds double, ptr %35, i64 %1659
  %1661 = load double, ptr %1660, align 8
  %1662 = fmul reassoc nsz contract double %1661, %1653
  %1663 = fsub reassoc nsz contract double %1658, %1662
  %1664 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1655
  store double %1663, ptr %1664, align 8
  %1665 = fmul reassoc nsz contract double %1657, %1653
  %1666 = fmul reassoc nsz contract double %1661, %1651
  %1667 = fadd reassoc nsz contract double %1666, %1665
  %1668 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1659
  store double %1667, ptr %1668, align 8
  %1669 = add nuw nsw i64 %1655, 6
  %1670 = getelementptr inbounds double, ptr %35, i64 %1669
  %1671 = load double, ptr %1670, align 8
  %1672 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1669
  store double %1671, ptr %1672, align 8
  %1673 = add nuw nsw i64 %1655, 1
  %1674 = icmp eq i64 %1673, 3
  br i1 %1674, label %1675, label %1654
1675:                                             ; preds = %1654, %1692
  %1676 = phi i64 [ %1693, %1692 ], [ 0, %1654 ]
  %1677 = shl nuw nsw i64 %1676, 2
  %1678 = getelementptr inbounds [12 x double], ptr %183, i64 0, i64 %1677
  %1679 = load double, ptr %1678, align 8
  %1680 = or disjoint i64 %1677, 1
  %1681 = getelementptr inbounds [12 x double], ptr %183, i64 0, i64 %1680
  %1682 = load double, ptr %1681, align 8
  %1683 = or disjoint i64 %1677, 2
  %1684 = getelementptr inbounds [12 x double], ptr %183, i64 0, i64 %1683
  %1685 = load double, ptr %1684, align 8
  %1686 = mul nuw nsw i64 %1676, 3
  br label %1695
1687:                                             ; preds = %1692
  %1688 = getelementptr inbounds i8, ptr %1649, i64 16
  %1689 = load double, ptr %1688, align 16
  %1690 = getelementptr inbounds i8, ptr %1649, i64 24
  %1691 = load double, ptr %1690, align 8
  br label %1715
1692:                                             ; preds = %1695
  %1693 = add nuw nsw i64 %1676, 1
  %1694 = icmp eq i64 %1693, 3
  br i1 %1694, label %1687, label %1675
1695:                                             ; preds = %1695, %1675
  %1696 = phi i64 [ 0, %1675 ], [ %1712, %1695 ]
  %1697 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1696
  %1698 = load double, ptr %1697, align 8
  %1699 = fmul reassoc nsz contract double %1698, %1679
  %1700 = add nuw nsw i64 %1696, 3
  %1701 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1700
  %1702 = load double, ptr %1701, align 8
  %1703 = fmul reassoc nsz contract double %1702, %1682
  %1704 = fadd reassoc nsz contract double %1703, %1699
  %1705 = add nuw nsw i64 %1696, 6
  %1706 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1705
  %1707 = load double, ptr %1706, align 8
  %1708 = fmul reassoc nsz contract double %1707, %1685
  %1709 = fadd reassoc nsz contract double %1704, %1708
  %1710 = add nuw nsw i64 %1696, %1686
  %1711 = getelementptr inbounds [9 x double], ptr %26, i64 0, i64 %1710
  store double %1709, ptr %1711, align 8
  %1712 = add nuw nsw i64 %1696, 1
  %1713 = icmp eq i64 %1712, 3
  br i1 %1713, label %1692, label %1695
1714:                                             ; preds = %1715
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %184, ptr noundef nonnull align 16 dereferenceable(24) %185, i64 24, i1 false)
  br label %1732
1715:                                             ; preds = %1715, %1687
  %1716 = phi i64 [ 0, %1687 ], [ %1730, %1715 ]
  %1717 = getelementptr inbounds [9 x double], ptr %26, i64 0, i64 %1716
  %1718 = load double, ptr %1717, align 8
  %1719 = fmul reassoc nsz contract double %1718, %1689
  %1720 = add nuw nsw i64 %1716, 3
  %1721 = getelementptr inbounds [9 x double], ptr %26, i64 0, i64 %1720
  %1722 = load double, ptr %1721, align 8
  %1723 = fmul reassoc nsz contract double %1722, %1691
  %1724 = fsub reassoc nsz contract double %1719, %1723
  %1725 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1716
  store double %1724, ptr %1725, align 8
  %1726 = fmul reassoc nsz contract double %1718, %1691
  %1727 = fmul reassoc nsz contract double %1722, %1689
  %1728 = fadd reassoc nsz contract double %1727, %1726
  %1729 = getelementptr inbounds [9 x double], ptr %25, i64 0, i64 %1720
  store double %1728, ptr %1729, align 8
  %1730 = add nuw nsw i64 %1716, 1
  %1731 = icmp eq i64 %1730, 3
  br i1 %1731, label %1714, label %1715
1732:                                             ; preds = %1732, %1714
  %1733 = phi i64 [ 0, %1714 ], [ %1760, %1732 ]
  %1734 = phi double [ 0.000000e+00, %1714 ], [ %1749, %1732 ]
  %1735 = phi double [ 0.000000e+00, %1714 ], [ %1753, %1732 ]
  %1736 = phi double [ 0.000000e+00, %1714 ], [ %1759, %1732 ]
  %1737 = getelementptr inbounds double, ptr %113, i64 %1733
  %1738 = mul nuw nsw i64 %1733, 24
  %1739 = getelementptr inbounds i8, ptr %25, i64 %1738
  %1740 = load double, ptr %1737, align 8
  %1741 = load double, ptr %1739, align 8
  %1742 = fmul reassoc nsz contract double %1741, %1740
  %1743 = getelementptr inbounds i8, ptr %1737, i64 32
  %1744 = load double, ptr %1743, align 8
  %1745 = getelementptr inbounds i8, ptr %1739, i64 8
  %1746 = load double, ptr %1745, align 8
  %1747 = fmul reassoc nsz contract double %1746, %1744
  %1748 = fadd reassoc nsz contract double %1742, %1734
  %1749 = fadd reassoc nsz contract double %1748, %1747
  %1750 = fmul reassoc nsz contract double %1746, %1740
  %1751 = fmul reassoc nsz contract double %1744, %1741
  %1752 = fsub reassoc nsz contract double %1735, %1751
  %1753 = fadd reassoc nsz contract double %1752, %1750
  %1754 = getelementptr inbounds i8, ptr %1737, i64 64
  %1755 = load double, ptr %1754, align 8
  %1756 = getelementptr inbounds i8, ptr %1739, i64 16
  %1757 = load double, ptr %1756, align 8
  %1758 = fmul reassoc nsz contract double %1757, %1755
  %1759 = fadd reassoc nsz contract double %1758, %1736
  %1760 = add nuw nsw i64 %1733, 1
  %1761 = icmp eq i64 %1760, 3
  br i1 %1761, label %1762, label %1732
1762:                                             ; preds = %1732
  %1763 = load double, ptr %1649, align 16
  %1764 = getelementptr inbounds i8, ptr %1649, i64 8
  %1765 = load double, ptr %1764, align 8
  %1766 = fmul reassoc nsz contract double %1763, %1749
  %1767 = fmul reassoc nsz contract double %1765, %1753
  %1768 = fadd reassoc nsz contract double %1767, %1766
  %1769 = fadd reassoc nsz contract double %1759, %1768
  %1770 = fsub reassoc nsz contract double 3.000000e+00, %1769
  %1771 = fcmp reassoc nsz contract ogt double %1770, 0.000000e+00
  %1772 = select reassoc nsz contract i1 %1771, double %1770, double 0.000000e+00
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %26)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %25)
  br label %1773
1773:                                             ; preds = %1599, %1633, %1645, %1762
  %1774 = phi double [ %1772, %1762 ], [ %1632, %1599 ], [ %1644, %1633 ], [ %1647, %1645 ]
  %1775 = fptrunc double %1774 to float
  %1776 = sext i32 %1558 to i64
  %1777 = getelementptr inbounds [1024 x [8 x float]], ptr %182, i64 0, i64 %1029, i64 %1776
  store float %1775, ptr %1777, align 4
  br i1 %1371, label %1778, label %1788
1778:                                             ; preds = %1773
  %1779 = sext i32 %1558 to i64
  br label %1780
1780:                                             ; preds = %1780, %1778
  %1781 = phi i64 [ 0, %1778 ], [ %1786, %1780 ]
  %1782 = getelementptr inbounds [6 x double], ptr %40, i64 0, i64 %1781
  %1783 = load double, ptr %1782, align 8
  %1784 = fptrunc double %1783 to float
  %1785 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %186, i64 0, i64 %1029, i64 %1779, i64 %1781
  store float %1784, ptr %1785, align 4
  %1786 = add nuw nsw i64 %1781, 1
  %1787 = icmp eq i64 %1786, %1470
  br i1 %1787, label %1788, label %1780
1788:                                             ; preds = %1780, %1773, %1554
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %40)
  %1789 = add nuw nsw i64 %1474, 1
  %1790 = icmp eq i64 %1789, %1466
  br i1 %1790, label %1471, label %1473
1791:                                             ; preds = %1471, %1365
  %1792 = phi i32 [ %1472, %1471 ], [ 0, %1365 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %39)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %38)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %37)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %36)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %35)
  call void @llvm.lifetime.end.p0(i64 384, ptr nonnull %34)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %33)
  %1793 = icmp sgt i32 %1792, 0
  %1794 = zext i1 %1793 to i32
  %1795 = or i32 %1030, %1794
  %1796 = add nuw nsw i64 %1029, 1
  %1797 = load i32, ptr %136, align 8
  %1798 = sext i32 %1797 to i64
  %1799 = icmp slt i64 %1796, %1798
  br i1 %1799, label %1028, label %1013
1800:                                             ; preds = %1814, %1019
  %1801 = phi i64 [ 0, %1019 ], [ %1815, %1814 ]
  %1802 = getelementptr inbounds [1024 x i32], ptr %111, i64 0, i64 %1801
  %1803 = load i32, ptr %1802, align 4
  %1804 = icmp sgt i32 %1803, 0
  br i1 %1804, label %1805, label %1814
1805:                                             ; preds = %1800
  %1806 = trunc nuw nsw i64 %1801 to i32
  %1807 = zext nneg i32 %1803 to i64
  br label %1809
1808:                                             ; preds = %1814, %1015
  br i1 %1016, label %1927, label %1924
1809:                                             ; preds = %1921, %1805
  %1810 = phi i64 [ %1922, %1921 ], [ 0, %1805 ]
  br i1 %1021, label %1811, label %1907
1811:                                             ; preds = %1809
  %1812 = load i32, ptr %1023, align 4
  %1813 = getelementptr inbounds [1024 x [8 x float]], ptr %189, i64 0, i64 %1801, i64 %1810
  br label %1817
1814:                                             ; preds = %1921, %1800
  %1815 = add nuw nsw i64 %1801, 1
  %1816 = icmp eq i64 %1815, %1024
  br i1 %1816, label %1808, label %1800
1817:                                             ; preds = %1828, %1811
  %1818 = phi i64 [ 0, %1811 ], [ %1829, %1828 ]
  %1819 = getelementptr inbounds [3 x i32], ptr %187, i64 0, i64 %1818
  %1820 = load i32, ptr %1819, align 4
  %1821 = sdiv i32 %1806, %1820
  %1822 = srem i32 %1821, %1812
  %1823 = getelementptr inbounds [3 x i32], ptr %188, i64 0, i64 %1818
  %1824 = load i32, ptr %1823, align 4
  %1825 = icmp eq i32 %1824, 0
  %1826 = getelementptr inbounds [3 x double], ptr %190, i64 0, i64 %1818
  br label %1833
1827:                                             ; preds = %1828
  br i1 %1831, label %1907, label %1921
1828:                                             ; preds = %1903
  %1829 = add nuw nsw i64 %1818, 1
  %1830 = icmp slt i64 %1829, %1022
  %1831 = icmp ne i32 %1904, 0
  %1832 = select i1 %1830, i1 %1831, i1 false
  br i1 %1832, label %1817, label %1827
1833:                                             ; preds = %1903, %1817
  %1834 = phi i32 [ -1, %1817 ], [ %1905, %1903 ]
  %1835 = phi i32 [ 1, %1817 ], [ %1904, %1903 ]
  %1836 = add nsw i32 %1834, %1822
  br i1 %1825, label %1837, label %1841
1837:                                             ; preds = %1833
  %1838 = icmp sgt i32 %1836, -1
  %1839 = icmp slt i32 %1836, %1812
  %1840 = and i1 %1838, %1839
  br i1 %1840, label %1841, label %1903
1841:                                             ; preds = %1837, %1833
  %1842 = add nsw i32 %1836, %1812
  %1843 = srem i32 %1842, %1812
  %1844 = sub nsw i32 %1843, %1822
  %1845 = mul nsw i32 %1844, %1820
  %1846 = add nsw i32 %1845, %1806
  %1847 = load float, ptr %1813, align 4
  %1848 = sext i32 %1846 to i64
  %1849 = getelementptr inbounds [1024 x i32], ptr %111, i64 0, i64 %1848
  %1850 = load i32, ptr %1849, align 4
  %1851 = icmp sgt i32 %1850, 0
  br i1 %1851, label %1852, label %1894
1852:                                             ; preds = %1841
  %1853 = load double, ptr %1826, align 8
  %1854 = fmul reassoc nsz contract double %1853, 6.000000e+00
  %1855 = zext nneg i32 %1850 to i64
  br label %1856
1856:                                             ; preds = %1889, %1852
  %1857 = phi i64 [ 0, %1852 ], [ %1892, %1889 ]
  %1858 = phi double [ %1854, %1852 ], [ %1891, %1889 ]
  %1859 = phi float [ 0x7FF0000000000000, %1852 ], [ %1890, %1889 ]
  br label %1862
1860:                                             ; preds = %1862
  %1861 = fcmp reassoc nsz contract olt double %1883, %1858
  br i1 %1861, label %1886, label %1889
1862:                                             ; preds = %1862, %1856
  %1863 = phi i64 [ 0, %1856 ], [ %1884, %1862 ]
  %1864 = phi double [ 0.000000e+00, %1856 ], [ %1883, %1862 ]
  %1865 = getelementptr inbounds [6 x double], ptr %191, i64 0, i64 %1863
  %1866 = load double, ptr %1865, align 8
  %1867 = call reassoc nsz contract double @llvm.fabs.f64(double %1866)
  %1868 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1867
  %1869 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %192, i64 0, i64 %1801, i64 %1810, i64 %1863
  %1870 = load float, ptr %1869, align 4
  %1871 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %192, i64 0, i64 %1848, i64 %1857, i64 %1863
  %1872 = load float, ptr %1871, align 4
  %1873 = fsub reassoc nsz contract float %1870, %1872
  %1874 = call reassoc nsz contract float @llvm.fabs.f32(float %1873)
  %1875 = fpext float %1874 to double
  %1876 = fdiv reassoc nsz contract double %1875, %1868
  %1877 = fadd reassoc nsz contract double %1876, 5.000000e-01
  %1878 = call reassoc nsz contract double @llvm.floor.f64(double %1877)
  %1879 = fmul reassoc nsz contract double %1878, %1868
  %1880 = fsub reassoc nsz contract double %1875, %1879
  %1881 = call reassoc nsz contract double @llvm.fabs.f64(double %1880)
  %1882 = fcmp reassoc nsz contract ogt double %1881, %1864
  %1883 = select reassoc nsz contract i1 %1882, double %1881, double %1864
  %1884 = add nuw nsw i64 %1863, 1
  %1885 = icmp eq i64 %1884, 3
  br i1 %1885, label %1860, label %1862
1886:                                             ; preds = %1860
  %1887 = getelementptr inbounds [1024 x [8 x float]], ptr %189, i64 0, i64 %1848, i64 %1857
  %1888 = load float, ptr %1887, align 4
  br label %1889
1889:                                             ; preds = %1886, %1860
  %1890 = phi nsz float [ %1888, %1886 ], [ %1859, %1860 ]
  %1891 = phi nsz double [ %1883, %1886 ], [ %1858, %1860 ]
  %1892 = add nuw nsw i64 %1857, 1
  %1893 = icmp eq i64 %1892, %1855
  br i1 %1893, label %1894, label %1856
1894:                                             ; preds = %1889, %1841
  %1895 = phi float [ 0x7FF0000000000000, %1841 ], [ %1890, %1889 ]
  %1896 = fcmp reassoc nsz contract olt float %1847, %1895
  %1897 = fcmp reassoc nsz contract oeq float %1847, %1895
  %1898 = icmp sgt i32 %1845, 0
  %1899 = and i1 %1898, %1897
  %1900 = or i1 %1896, %1899
  %1901 = and i32 %1835, 1
  %1902 = select i1 %1900, i32 %1901, i32 0
  br label %1903
1903:                                             ; preds = %1894, %1837
  %1904 = phi i32 [ %1902, %1894 ], [ %1835, %1837 ]
  %1905 = add nsw i32 %1834, 2
  %1906 = icmp slt i32 %1834, 0
  br i1 %1906, label %1833, label %1828
1907:                                             ; preds = %1827, %1809
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %51)
  br i1 %1026, label %1911, label %1908
1908:                                             ; preds = %1911, %1907
  %1909 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %64, ptr noundef nonnull %51, ptr noundef nonnull %49, ptr noundef nonnull %50)
  %1910 = fcmp reassoc nsz contract olt double %1909, 1.000000e-09
  br i1 %1910, label %1919, label %1920
1911:                                             ; preds = %1907, %1911
  %1912 = phi i64 [ %1917, %1911 ], [ 0, %1907 ]
  %1913 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %192, i64 0, i64 %1801, i64 %1810, i64 %1912
  %1914 = load float, ptr %1913, align 4
  %1915 = fpext float %1914 to double
  %1916 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %1912
  store double %1915, ptr %1916, align 8
  %1917 = add nuw nsw i64 %1912, 1
  %1918 = icmp eq i64 %1917, %1027
  br i1 %1918, label %1908, label %1911
1919:                                             ; preds = %1908
  call fastcc void @settle(ptr noundef nonnull %64, ptr noundef nonnull %51, i32 noundef 1, ptr noundef nonnull %63)
  br label %1920
1920:                                             ; preds = %1919, %1908
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %51)
  br label %1921
1921:                                             ; preds = %1920, %1827
  %1922 = add nuw nsw i64 %1810, 1
  %1923 = icmp eq i64 %1922, %1807
  br i1 %1923, label %1814, label %1809
1924:                                             ; preds = %1808
  %1925 = load i32, ptr %63, align 8
  %1926 = icmp eq i32 %1925, 0
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %50)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %49)
  call void @llvm.lifetime.end.p0(i64 3176, ptr nonnull %48)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %47)
  br i1 %1926, label %1928, label %2156
1927:                                             ; preds = %537, %533, %530, %1808, %644, %576
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %50)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %49)
  call void @llvm.lifetime.end.p0(i64 3176, ptr nonnull %48)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %47)
  br label %1928
1928:                                             ; preds = %1927, %1924
  store double 0.000000e+00, ptr %193, align 8
  call fastcc void @make_grid(ptr noundef nonnull %52, ptr noundef nonnull %64, ptr noundef nonnull %115, ptr noundef nonnull @POINTS, ptr noundef %9)
  %1929 = load i32, ptr %194, align 8
  %1930 = icmp sgt i32 %1929, 0
  br i1 %1930, label %1931, label %1965
1931:                                             ; preds = %1928, %1960
  %1932 = phi i32 [ %1962, %1960 ], [ 0, %1928 ]
  %1933 = phi double [ %1961, %1960 ], [ 0x7FF0000000000000, %1928 ]
  %1934 = call fastcc i32 @lowest(ptr noundef nonnull %52, i32 noundef %1932)
  %1935 = icmp eq i32 %1934, 0
  br i1 %1935, label %1960, label %1936
1936:                                             ; preds = %1931
  call fastcc void @posture(ptr noundef nonnull %52, i32 noundef %1932, ptr noundef nonnull %53)
  %1937 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %64, ptr noundef nonnull %53, i32 noundef 0, ptr noundef nonnull %54)
  call fastcc void @look(ptr noundef nonnull %64, ptr noundef nonnull %53, ptr noundef nonnull %56)
  %1938 = load double, ptr %195, align 8
  %1939 = fmul reassoc nsz contract double %1938, %1938
  %1940 = load double, ptr %196, align 8
  %1941 = fmul reassoc nsz contract double %1940, %1940
  %1942 = fadd reassoc nsz contract double %1941, %1939
  %1943 = load double, ptr %197, align 8
  %1944 = fmul reassoc nsz contract double %1943, %1943
  %1945 = fadd reassoc nsz contract double %1942, %1944
  %1946 = call reassoc nsz contract double @llvm.sqrt.f64(double %1945)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %58)
  %1947 = fcmp reassoc nsz contract oge double %1946, 1.000000e-09
  %1948 = fcmp reassoc nsz contract olt double %1946, 1.000000e-04
  %1949 = and i1 %1947, %1948
  br i1 %1949, label %1950, label %1954
1950:                                             ; preds = %1936
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %58, ptr noundef nonnull align 16 dereferenceable(48) %53, i64 48, i1 false)
  %1951 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %64, ptr noundef nonnull %58, ptr noundef nonnull %55, ptr noundef nonnull %56)
  %1952 = fcmp reassoc nsz contract olt double %1951, 1.000000e-09
  %1953 = select reassoc nsz contract i1 %1952, double 0.000000e+00, double %1946
  br label %1954
1954:                                             ; preds = %1950, %1936
  %1955 = phi nsz double [ %1953, %1950 ], [ %1946, %1936 ]
  %1956 = fcmp reassoc nsz contract olt double %1955, %1933
  %1957 = select reassoc nsz contract i1 %1956, double %1955, double %1933
  %1958 = fcmp reassoc nsz contract uge double %1957, 1.000000e-09
  br i1 %1958, label %1959, label %1964
1959:                                             ; preds = %1954
  call fastcc void @add(ptr noundef nonnull %64, ptr noundef nonnull %57, ptr noundef nonnull %53, double noundef %1955, double noundef 0.000000e+00, i32 noundef 0)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %58)
  br label %1960
1960:                                             ; preds = %1959, %1931
  %1961 = phi nsz double [ %1957, %1959 ], [ %1933, %1931 ]
  %1962 = add nuw nsw i32 %1932, 1
  %1963 = icmp eq i32 %1962, %1929
  br i1 %1963, label %1965, label %1931
1964:                                             ; preds = %1954
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %58)
  br label %1965
1965:                                             ; preds = %1960, %1964, %1928
  %1966 = phi nsz double [ %1957, %1964 ], [ 0x7FF0000000000000, %1928 ], [ %1961, %1960 ]
  %1967 = fcmp reassoc nsz contract olt double %1966, 1.000000e-09
  br i1 %1967, label %1971, label %1968
1968:                                             ; preds = %1965
  %1969 = load i32, ptr %57, align 8
  %1970 = icmp sgt i32 %1969, 0
  br i1 %1970, label %2149, label %2156
1971:                                             ; preds = %1965
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %23)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %24)
  %1972 = load i32, ptr %64, align 8
  %1973 = icmp sgt i32 %1972, 0
  br i1 %1973, label %1974, label %1976
1974:                                             ; preds = %1971
  %1975 = zext nneg i32 %1972 to i64
  br label %1983
1976:                                             ; preds = %1983, %1971
  %1977 = phi double [ 0.000000e+00, %1971 ], [ %1989, %1983 ]
  br i1 %1930, label %1978, label %2148
1978:                                             ; preds = %1976
  %1979 = fmul reassoc nsz contract double %1977, %1977
  %1980 = load ptr, ptr %201, align 8
  %1981 = load ptr, ptr %52, align 8
  %1982 = zext nneg i32 %1929 to i64
  br label %1992
1983:                                             ; preds = %1983, %1974
  %1984 = phi i64 [ 0, %1974 ], [ %1990, %1983 ]
  %1985 = phi double [ 0.000000e+00, %1974 ], [ %1989, %1983 ]
  %1986 = getelementptr inbounds [6 x double], ptr %200, i64 0, i64 %1984
  %1987 = load double, ptr %1986, align 8
  %1988 = fmul reassoc nsz contract double %1987, 5.000000e-01
  %1989 = fadd reassoc nsz contract double %1988, %1985
  %1990 = add nuw nsw i64 %1984, 1
  %1991 = icmp eq i64 %1990, %1975
  br i1 %1991, label %1976, label %1983
1992:                                             ; preds = %2077, %1978
  %1993 = phi i64 [ 0, %1978 ], [ %2078, %2077 ]
  %1994 = getelementptr inbounds float, ptr %199, i64 %1993
  store float 0x46293E5940000000, ptr %1994, align 4
  %1995 = trunc nuw nsw i64 %1993 to i32
  %1996 = call fastcc i32 @lowest(ptr noundef nonnull readonly %52, i32 noundef %1995)
  %1997 = icmp eq i32 %1996, 0
  br i1 %1997, label %1998, label %2050
1998:                                             ; preds = %1992
  %1999 = getelementptr inbounds float, ptr %1980, i64 %1993
  %2000 = load float, ptr %1999, align 4
  %2001 = fpext float %2000 to double
  %2002 = fcmp reassoc nsz contract olt double %1979, %2001
  br i1 %2002, label %2077, label %2003
2003:                                             ; preds = %1998
  call fastcc void @posture(ptr noundef nonnull readonly %52, i32 noundef %1995, ptr noundef nonnull %23)
  call fastcc void @look(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %24)
  %2004 = load double, ptr %202, align 8
  %2005 = fmul reassoc nsz contract double %2004, %2004
  %2006 = load double, ptr %203, align 8
  %2007 = fmul reassoc nsz contract double %2006, %2006
  %2008 = fadd reassoc nsz contract double %2007, %2005
  %2009 = load double, ptr %204, align 8
  %2010 = fmul reassoc nsz contract double %2009, %2009
  %2011 = fadd reassoc nsz contract double %2008, %2010
  %2012 = call reassoc nsz contract double @llvm.sqrt.f64(double %2011)
  %2013 = load i32, ptr %1981, align 8
  %2014 = icmp sgt i32 %2013, 0
  br i1 %2014, label %2015, label %2045
2015:                                             ; preds = %2003
  %2016 = zext nneg i32 %2013 to i64
  br label %2017
2017:                                             ; preds = %2040, %2015
  %2018 = phi i64 [ 0, %2015 ], [ %2043, %2040 ]
  %2019 = phi double [ 0.000000e+00, %2015 ], [ %2042, %2040 ]
  %2020 = getelementptr inbounds [6 x i32], ptr %205, i64 0, i64 %2018
  %2021 = load i32, ptr %2020, align 4
  %2022 = icmp sgt i32 %2021, 1
  br i1 %2022, label %2023, label %2040
2023:                                             ; preds = %2017
  %2024 = getelementptr inbounds [6 x double], ptr %206, i64 0, i64 %2018
  %2025 = load double, ptr %2024, align 8
  %2026 = fmul reassoc nsz contract double %2025, 5.000000e-01
  %2027 = getelementptr inbounds [6 x [3 x double]], ptr %207, i64 0, i64 %2018
  %2028 = load double, ptr %2027, align 8
  %2029 = fmul reassoc nsz contract double %2028, %2028
  %2030 = getelementptr inbounds i8, ptr %2027, i64 8
  %2031 = load double, ptr %2030, align 8
  %2032 = fmul reassoc nsz contract double %2031, %2031
  %2033 = fadd reassoc nsz contract double %2032, %2029
  %2034 = getelementptr inbounds i8, ptr %2027, i64 16
  %2035 = load double, ptr %2034, align 8
  %2036 = fmul reassoc nsz contract double %2035, %2035
  %2037 = fadd reassoc nsz contract double %2033, %2036
  %2038 = call reassoc nsz contract double @llvm.sqrt.f64(double %2037)
  %2039 = fmul reassoc nsz contract double %2026, %2038
  br label %2040
2040:                                             ; preds = %2023, %2017
  %2041 = phi reassoc nsz contract double [ %2039, %2023 ], [ 0.000000e+00, %2017 ]
  %2042 = fadd reassoc nsz contract double %2041, %2019
  %2043 = add nuw nsw i64 %2018, 1
  %2044 = icmp eq i64 %2043, %2016
  br i1 %2044, label %2045, label %2017
2045:                                             ; preds = %2040, %2003
  %2046 = phi double [ 0.000000e+00, %2003 ], [ %2042, %2040 ]
  %2047 = fmul reassoc nsz contract double %2046, 8.000000e-01
  %2048 = fadd reassoc nsz contract double %2047, 1.000000e-03
  %2049 = fcmp reassoc nsz contract ogt double %2012, %2048
  br i1 %2049, label %2077, label %2051
2050:                                             ; preds = %1992
  call fastcc void @posture(ptr noundef nonnull readonly %52, i32 noundef %1995, ptr noundef nonnull %23)
  call fastcc void @look(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %24)
  br label %2051
2051:                                             ; preds = %2050, %2045
  %2052 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %22, ptr noundef nonnull %24)
  %2053 = fcmp reassoc nsz contract olt double %2052, 1.000000e-09
  br i1 %2053, label %2054, label %2077
2054:                                             ; preds = %2051
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, i32 noundef 1, ptr noundef null)
  call fastcc void @look(ptr noundef nonnull readonly %101, ptr noundef nonnull %23, ptr noundef nonnull %24)
  %2055 = load double, ptr %208, align 8
  %2056 = fmul reassoc nsz contract double %2055, 5.000000e-01
  %2057 = fadd reassoc nsz contract double %2056, -5.000000e-01
  %2058 = fcmp reassoc nsz contract ogt double %2057, 0.000000e+00
  br i1 %2058, label %2059, label %2071
2059:                                             ; preds = %2054
  %2060 = load double, ptr %209, align 8
  %2061 = fmul reassoc nsz contract double %2060, %2060
  %2062 = load double, ptr %210, align 8
  %2063 = fmul reassoc nsz contract double %2062, %2062
  %2064 = fadd reassoc nsz contract double %2063, %2061
  %2065 = load double, ptr %211, align 8
  %2066 = fmul reassoc nsz contract double %2065, %2065
  %2067 = fadd reassoc nsz contract double %2064, %2066
  %2068 = fmul reassoc nsz contract double %2067, 5.000000e-01
  %2069 = fadd reassoc nsz contract double %2056, 5.000000e-01
  %2070 = fdiv reassoc nsz contract double %2068, %2069
  br label %2074
2071:                                             ; preds = %2054
  %2072 = fmul reassoc nsz contract double %2057, 2.000000e+00
  %2073 = fsub reassoc nsz contract double 2.000000e+00, %2072
  br label %2074
2074:                                             ; preds = %2071, %2059
  %2075 = phi reassoc nsz contract double [ %2070, %2059 ], [ %2073, %2071 ]
  %2076 = fptrunc double %2075 to float
  store float %2076, ptr %1994, align 4
  br label %2077
2077:                                             ; preds = %2074, %2051, %2045, %1998
  %2078 = add nuw nsw i64 %1993, 1
  %2079 = icmp eq i64 %2078, %1982
  br i1 %2079, label %2080, label %1992
2080:                                             ; preds = %2077, %2145
  %2081 = phi i64 [ %2146, %2145 ], [ 0, %2077 ]
  %2082 = getelementptr inbounds float, ptr %199, i64 %2081
  %2083 = load float, ptr %2082, align 4
  %2084 = fcmp reassoc nsz contract olt float %2083, 0x46293E5940000000
  %2085 = load i32, ptr %64, align 8
  %2086 = icmp sgt i32 %2085, 0
  %2087 = select i1 %2086, i1 %2084, i1 false
  br i1 %2087, label %2088, label %2091
2088:                                             ; preds = %2080
  %2089 = zext nneg i32 %2085 to i64
  %2090 = trunc nuw nsw i64 %2081 to i32
  br label %2093
2091:                                             ; preds = %2134, %2080
  %2092 = phi i1 [ %2084, %2080 ], [ %2138, %2134 ]
  br i1 %2092, label %2140, label %2145
2093:                                             ; preds = %2134, %2088
  %2094 = phi i64 [ 0, %2088 ], [ %2136, %2134 ]
  %2095 = getelementptr inbounds [6 x i32], ptr %205, i64 0, i64 %2094
  %2096 = load i32, ptr %2095, align 4
  %2097 = getelementptr inbounds [6 x i32], ptr %212, i64 0, i64 %2094
  %2098 = load i32, ptr %2097, align 4
  %2099 = sdiv i32 %2090, %2098
  %2100 = srem i32 %2099, %2096
  %2101 = icmp slt i32 %2096, 2
  br i1 %2101, label %2134, label %2102
2102:                                             ; preds = %2093
  %2103 = getelementptr inbounds [6 x i32], ptr %213, i64 0, i64 %2094
  br label %2104
2104:                                             ; preds = %2130, %2102
  %2105 = phi i32 [ -1, %2102 ], [ %2132, %2130 ]
  %2106 = phi i32 [ 1, %2102 ], [ %2131, %2130 ]
  %2107 = add nsw i32 %2105, %2100
  %2108 = icmp ult i32 %2107, %2096
  br i1 %2108, label %2115, label %2109
2109:                                             ; preds = %2104
  %2110 = load i32, ptr %2103, align 4
  %2111 = icmp eq i32 %2110, 0
  br i1 %2111, label %2130, label %2112
2112:                                             ; preds = %2109
  %2113 = add nsw i32 %2107, %2096
  %2114 = srem i32 %2113, %2096
  br label %2115
2115:                                             ; preds = %2112, %2104
  %2116 = phi i32 [ %2114, %2112 ], [ %2107, %2104 ]
  %2117 = sub nsw i32 %2116, %2100
  %2118 = mul nsw i32 %2117, %2098
  %2119 = add nsw i32 %2118, %2090
  %2120 = sext i32 %2119 to i64
  %2121 = getelementptr inbounds float, ptr %199, i64 %2120
  %2122 = load float, ptr %2121, align 4
  %2123 = fcmp reassoc nsz contract olt float %2083, %2122
  %2124 = fcmp reassoc nsz contract oeq float %2083, %2122
  %2125 = icmp sgt i32 %2118, 0
  %2126 = and i1 %2124, %2125
  %2127 = or i1 %2123, %2126
  %2128 = and i32 %2106, 1
  %2129 = select i1 %2127, i32 %2128, i32 0
  br label %2130
2130:                                             ; preds = %2115, %2109
  %2131 = phi i32 [ %2129, %2115 ], [ %2106, %2109 ]
  %2132 = add nsw i32 %2105, 2
  %2133 = icmp slt i32 %2105, 0
  br i1 %2133, label %2104, label %2134
2134:                                             ; preds = %2130, %2093
  %2135 = phi i32 [ 1, %2093 ], [ %2131, %2130 ]
  %2136 = add nuw nsw i64 %2094, 1
  %2137 = icmp ult i64 %2136, %2089
  %2138 = icmp ne i32 %2135, 0
  %2139 = select i1 %2137, i1 %2138, i1 false
  br i1 %2139, label %2093, label %2091
2140:                                             ; preds = %2091
  %2141 = trunc nuw nsw i64 %2081 to i32
  call fastcc void @posture(ptr noundef nonnull readonly %52, i32 noundef %2141, ptr noundef nonnull %23)
  %2142 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %22, ptr noundef nonnull %24)
  %2143 = fcmp reassoc nsz contract olt double %2142, 1.000000e-09
  br i1 %2143, label %2144, label %2145
2144:                                             ; preds = %2140
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, i32 noundef 1, ptr noundef nonnull %63)
  br label %2145
2145:                                             ; preds = %2144, %2140, %2091
  %2146 = add nuw nsw i64 %2081, 1
  %2147 = icmp eq i64 %2146, %1982
  br i1 %2147, label %2148, label %2080
2148:                                             ; preds = %2145, %1976
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %24)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %23)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22)
  br label %2156
2149:                                             ; preds = %1968, %2149
  %2150 = phi i64 [ %2152, %2149 ], [ 0, %1968 ]
  %2151 = getelementptr inbounds [64 x [6 x double]], ptr %198, i64 0, i64 %2150
  call fastcc void @settle(ptr noundef nonnull %64, ptr noundef nonnull %2151, i32 noundef 0, ptr noundef nonnull %63)
  %2152 = add nuw nsw i64 %2150, 1
  %2153 = load i32, ptr %57, align 8
  %2154 = sext i32 %2153 to i64
  %2155 = icmp slt i64 %2152, %2154
  br i1 %2155, label %2149, label %2156
2156:                                             ; preds = %2149, %2148, %1968, %1924
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %57)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %56)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %55)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %54)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %53)
  call void @llvm.lifetime.end.p0(i64 9488, ptr nonnull %52)
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %19)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4168) %19, ptr noundef nonnull align 8 dereferenceable(4168) %63, i64 4168, i1 false)
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %20)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %20, ptr noundef nonnull readonly align 8 dereferenceable(1080) %101, i64 1080, i1 false)
  store double 1.000000e+00, ptr %214, align 8
  store double 1.000000e+00, ptr %215, align 8
  store i32 0, ptr %63, align 8
  %2157 = load i32, ptr %19, align 8
  %2158 = icmp sgt i32 %2157, 0
  br i1 %2158, label %2159, label %2191
2159:                                             ; preds = %2156
  %2160 = zext nneg i32 %2157 to i64
  br label %2161
2161:                                             ; preds = %2188, %2159
  %2162 = phi i64 [ 0, %2159 ], [ %2189, %2188 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %21)
  %2163 = getelementptr inbounds [64 x [6 x double]], ptr %216, i64 0, i64 %2162
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %21, ptr noundef nonnull align 8 dereferenceable(48) %2163, i64 48, i1 false)
  %2164 = getelementptr inbounds [64 x double], ptr %217, i64 0, i64 %2162
  %2165 = load double, ptr %2164, align 8
  %2166 = fcmp reassoc nsz contract olt double %2165, 1.000000e-04
  br i1 %2166, label %2167, label %2182
2167:                                             ; preds = %2161
  %2168 = getelementptr inbounds [64 x double], ptr %218, i64 0, i64 %2162
  %2169 = load double, ptr %2168, align 8
  %2170 = fcmp reassoc nsz contract olt double %2169, 1.000000e-01
  br i1 %2170, label %2171, label %2182
2171:                                             ; preds = %2167
  %2172 = fcmp reassoc nsz contract ogt double %2165, 0.000000e+00
  %2173 = fcmp reassoc nsz contract ogt double %2169, 5.000000e-11
  %2174 = or i1 %2172, %2173
  br i1 %2174, label %2175, label %2182
2175:                                             ; preds = %2171
  %2176 = call reassoc nsz contract fastcc double @meet(ptr noundef nonnull %20, ptr noundef nonnull %21)
  %2177 = fcmp reassoc nsz contract olt double %2176, 0x3BC79CA10C924223
  br i1 %2177, label %2178, label %2182
2178:                                             ; preds = %2175
  %2179 = getelementptr inbounds [64 x i8], ptr %219, i64 0, i64 %2162
  %2180 = load i8, ptr %2179, align 1
  %2181 = zext i8 %2180 to i32
  call fastcc void @add(ptr noundef nonnull %20, ptr noundef nonnull %63, ptr noundef nonnull %21, double noundef 0.000000e+00, double noundef 0.000000e+00, i32 noundef %2181)
  br label %2188
2182:                                             ; preds = %2175, %2171, %2167, %2161
  %2183 = getelementptr inbounds [64 x double], ptr %218, i64 0, i64 %2162
  %2184 = load double, ptr %2183, align 8
  %2185 = getelementptr inbounds [64 x i8], ptr %219, i64 0, i64 %2162
  %2186 = load i8, ptr %2185, align 1
  %2187 = zext i8 %2186 to i32
  call fastcc void @add(ptr noundef nonnull %20, ptr noundef nonnull %63, ptr noundef nonnull %2163, double noundef %2165, double noundef %2184, i32 noundef %2187)
  br label %2188
2188:                                             ; preds = %2182, %2178
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %21)
  %2189 = add nuw nsw i64 %2162, 1
  %2190 = icmp eq i64 %2189, %2160
  br i1 %2190, label %2191, label %2161
2191:                                             ; preds = %2188, %2156
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %19)
  %2192 = load i32, ptr %63, align 8
  %2193 = icmp eq i32 %2192, 0
  br i1 %2193, label %2218, label %2210
2194:                                             ; preds = %522, %2207
  %2195 = phi i64 [ %2208, %2207 ], [ 0, %522 ]
  %2196 = getelementptr inbounds [6 x i32], ptr %74, i64 0, i64 %2195
  %2197 = load i32, ptr %2196, align 4
  %2198 = icmp ne i32 %2197, 0
  %2199 = load i32, ptr %109, align 8
  %2200 = icmp slt i32 %2199, 6
  %2201 = select i1 %2198, i1 %2200, i1 false
  br i1 %2201, label %2202, label %2207
2202:                                             ; preds = %2194
  %2203 = add nsw i32 %2199, 1
  store i32 %2203, ptr %109, align 8
  %2204 = sext i32 %2199 to i64
  %2205 = getelementptr inbounds [6 x i32], ptr %110, i64 0, i64 %2204
  %2206 = trunc nuw nsw i64 %2195 to i32
  store i32 %2206, ptr %2205, align 4
  br label %2207
2207:                                             ; preds = %2202, %2194
  %2208 = add nuw nsw i64 %2195, 1
  %2209 = icmp eq i64 %2208, %375
  br i1 %2209, label %523, label %2194
2210:                                             ; preds = %2191
  %2211 = load double, ptr %220, align 8
  %2212 = fcmp reassoc nsz contract olt double %2211, 1.000000e-02
  br i1 %2212, label %2213, label %2259
2213:                                             ; preds = %2210
  %2214 = fcmp reassoc nsz contract oge double %2211, 1.000000e-09
  %2215 = load double, ptr %221, align 8
  %2216 = fcmp reassoc nsz contract ogt double %2215, 5.000000e-11
  %2217 = select i1 %2214, i1 true, i1 %2216
  br i1 %2217, label %2218, label %2259
2218:                                             ; preds = %2213, %2191
  call void @llvm.lifetime.start.p0(i64 9488, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %13, ptr noundef nonnull readonly align 8 dereferenceable(1080) %101, i64 1080, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %18)
  store double 1.000000e+00, ptr %222, align 8
  store double 1.000000e+00, ptr %223, align 8
  call fastcc void @make_grid(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull @COARSE, ptr noundef %9)
  %2219 = load i32, ptr %224, align 8
  %2220 = icmp sgt i32 %2219, 0
  br i1 %2220, label %2221, label %2258
2221:                                             ; preds = %2218
  %2222 = load ptr, ptr %225, align 8
  %2223 = zext nneg i32 %2219 to i64
  br label %2224
2224:                                             ; preds = %2255, %2221
  %2225 = phi i64 [ 0, %2221 ], [ %2256, %2255 ]
  %2226 = getelementptr inbounds float, ptr %2222, i64 %2225
  %2227 = load float, ptr %2226, align 4
  %2228 = fcmp reassoc nsz contract olt float %2227, 2.000000e+00
  %2229 = or i1 %2193, %2228
  br i1 %2229, label %2230, label %2255
2230:                                             ; preds = %2224
  %2231 = trunc nuw nsw i64 %2225 to i32
  %2232 = call fastcc i32 @lowest(ptr noundef nonnull %12, i32 noundef %2231)
  %2233 = icmp eq i32 %2232, 0
  br i1 %2233, label %2255, label %2234
2234:                                             ; preds = %2230
  call fastcc void @posture(ptr noundef nonnull %12, i32 noundef %2231, ptr noundef nonnull %15)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %16, ptr noundef nonnull align 16 dereferenceable(48) %15, i64 48, i1 false)
  %2235 = call reassoc nsz contract fastcc double @meet(ptr noundef nonnull %13, ptr noundef nonnull %16)
  %2236 = fcmp reassoc nsz contract olt double %2235, 0x3BC79CA10C924223
  br i1 %2236, label %2237, label %2252
2237:                                             ; preds = %2234
  call fastcc void @look(ptr noundef nonnull %13, ptr noundef nonnull %16, ptr noundef nonnull %18)
  %2238 = load double, ptr %226, align 8
  %2239 = fmul reassoc nsz contract double %2238, %2238
  %2240 = load double, ptr %227, align 8
  %2241 = fmul reassoc nsz contract double %2240, %2240
  %2242 = fadd reassoc nsz contract double %2241, %2239
  %2243 = load double, ptr %228, align 8
  %2244 = fmul reassoc nsz contract double %2243, %2243
  %2245 = fadd reassoc nsz contract double %2242, %2244
  %2246 = call reassoc nsz contract double @llvm.sqrt.f64(double %2245)
  %2247 = fmul reassoc nsz contract double %2246, 5.000000e-01
  %2248 = load double, ptr %229, align 8
  %2249 = fmul reassoc nsz contract double %2248, 5.000000e-01
  %2250 = fadd reassoc nsz contract double %2249, -5.000000e-01
  %2251 = call reassoc nsz contract double @atan2(double noundef %2247, double noundef %2250)
  call fastcc void @add(ptr noundef nonnull %13, ptr noundef nonnull %63, ptr noundef nonnull %16, double noundef 0.000000e+00, double noundef %2251, i32 noundef 0)
  br label %2255
2252:                                             ; preds = %2234
  br i1 %2193, label %2253, label %2255
2253:                                             ; preds = %2252
  %2254 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %13, ptr noundef nonnull %15, i32 noundef 0, ptr noundef nonnull %17)
  call fastcc void @lead(ptr noundef nonnull readonly %64, ptr noundef nonnull %15, i32 noundef 0, ptr noundef nonnull %63)
  br label %2255
2255:                                             ; preds = %2253, %2252, %2237, %2230, %2224
  %2256 = add nuw nsw i64 %2225, 1
  %2257 = icmp eq i64 %2256, %2223
  br i1 %2257, label %2258, label %2224
2258:                                             ; preds = %2255, %2218
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 9488, ptr nonnull %12)
  br label %2259
2259:                                             ; preds = %2258, %2213, %2210, %361
  %2260 = load i32, ptr %63, align 8
  %2261 = icmp sgt i32 %2260, 0
  br i1 %2261, label %2262, label %2387
2262:                                             ; preds = %2259
  %2263 = load i32, ptr %65, align 8
  %2264 = icmp sgt i32 %2263, 0
  %2265 = zext nneg i32 %2263 to i64
  %2266 = sext i32 %2263 to i64
  %2267 = zext nneg i32 %2260 to i64
  br label %2268
2268:                                             ; preds = %2381, %2262
  %2269 = phi i64 [ 0, %2262 ], [ %2385, %2381 ]
  %2270 = getelementptr inbounds [64 x [6 x double]], ptr %233, i64 0, i64 %2269
  %2271 = mul nsw i64 %2269, %2266
  %2272 = getelementptr inbounds double, ptr %253, i64 %2271
  %2273 = shl nsw i64 %2269, 4
  %2274 = getelementptr inbounds i8, ptr %255, i64 %2273
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11)
  call fastcc void @look(ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %2270, ptr noundef nonnull %11)
  %2275 = load double, ptr %234, align 8
  %2276 = fmul reassoc nsz contract double %2275, %2275
  %2277 = load double, ptr %235, align 8
  %2278 = fmul reassoc nsz contract double %2277, %2277
  %2279 = fadd reassoc nsz contract double %2278, %2276
  %2280 = load double, ptr %236, align 8
  %2281 = fmul reassoc nsz contract double %2280, %2280
  %2282 = fadd reassoc nsz contract double %2279, %2281
  %2283 = call reassoc nsz contract double @llvm.sqrt.f64(double %2282)
  %2284 = load double, ptr %88, align 8
  %2285 = fmul reassoc nsz contract double %2283, %2284
  store double %2285, ptr %2274, align 8
  %2286 = load double, ptr %237, align 8
  %2287 = fmul reassoc nsz contract double %2286, %2286
  %2288 = load double, ptr %238, align 8
  %2289 = fmul reassoc nsz contract double %2288, %2288
  %2290 = fadd reassoc nsz contract double %2289, %2287
  %2291 = load double, ptr %239, align 8
  %2292 = fmul reassoc nsz contract double %2291, %2291
  %2293 = fadd reassoc nsz contract double %2290, %2292
  %2294 = call reassoc nsz contract double @llvm.sqrt.f64(double %2293)
  %2295 = fmul reassoc nsz contract double %2294, 5.000000e-01
  %2296 = load double, ptr %240, align 8
  %2297 = fmul reassoc nsz contract double %2296, 5.000000e-01
  %2298 = fadd reassoc nsz contract double %2297, -5.000000e-01
  %2299 = call reassoc nsz contract double @atan2(double noundef %2295, double noundef %2298)
  %2300 = getelementptr inbounds i8, ptr %2274, i64 8
  store double %2299, ptr %2300, align 8
  br i1 %2264, label %2301, label %2381
2301:                                             ; preds = %2268, %2376
  %2302 = phi i64 [ %2379, %2376 ], [ 0, %2268 ]
  %2303 = getelementptr inbounds double, ptr %2270, i64 %2302
  %2304 = load double, ptr %2303, align 8
  %2305 = getelementptr inbounds [6 x double], ptr %241, i64 0, i64 %2302
  %2306 = load double, ptr %2305, align 8
  %2307 = call reassoc nsz contract double @llvm.fabs.f64(double %2306)
  %2308 = fdiv reassoc nsz contract double 0x401921FB54442D18, %2307
  %2309 = getelementptr inbounds [6 x i32], ptr %242, i64 0, i64 %2302
  %2310 = load i32, ptr %2309, align 4
  %2311 = icmp eq i32 %2310, 0
  br i1 %2311, label %2371, label %2312
2312:                                             ; preds = %2301
  %2313 = getelementptr inbounds [6 x double], ptr %243, i64 0, i64 %2302
  %2314 = load double, ptr %2313, align 8
  %2315 = fcmp reassoc nsz contract olt double %2314, -1.000000e+290
  br i1 %2315, label %2316, label %2355
2316:                                             ; preds = %2312
  %2317 = getelementptr inbounds [6 x double], ptr %244, i64 0, i64 %2302
  %2318 = load double, ptr %2317, align 8
  %2319 = fcmp reassoc nsz contract ogt double %2318, -1.000000e+290
  br i1 %2319, label %2324, label %2320
2320:                                             ; preds = %2316
  %2321 = getelementptr inbounds [6 x double], ptr %245, i64 0, i64 %2302
  %2322 = load double, ptr %2321, align 8
  %2323 = fcmp reassoc nsz contract olt double %2322, 1.000000e+290
  br i1 %2323, label %2324, label %2355
2324:                                             ; preds = %2320, %2316
  %2325 = getelementptr inbounds [6 x double], ptr %245, i64 0, i64 %2302
  %2326 = load double, ptr %2325, align 8
  %2327 = fcmp reassoc nsz contract olt double %2326, 1.000000e+290
  %2328 = and i1 %2319, %2327
  br i1 %2328, label %2329, label %2338
2329:                                             ; preds = %2324
  %2330 = fadd reassoc nsz contract double %2326, %2318
  %2331 = fmul reassoc nsz contract double %2330, 5.000000e-01
  %2332 = fsub reassoc nsz contract double %2304, %2331
  %2333 = fdiv reassoc nsz contract double %2332, %2308
  %2334 = fadd reassoc nsz contract double %2333, -5.000000e-01
  %2335 = call reassoc nsz contract double @llvm.ceil.f64(double %2334)
  %2336 = fmul reassoc nsz contract double %2335, %2308
  %2337 = fsub reassoc nsz contract double %2304, %2336
  br label %2371
2338:                                             ; preds = %2324
  br i1 %2319, label %2339, label %2347
2339:                                             ; preds = %2338
  %2340 = fcmp reassoc nsz contract olt double %2304, %2318
  br i1 %2340, label %2341, label %2371
2341:                                             ; preds = %2339
  %2342 = fsub reassoc nsz contract double %2318, %2304
  %2343 = fdiv reassoc nsz contract double %2342, %2308
  %2344 = call reassoc nsz contract double @llvm.ceil.f64(double %2343)
  %2345 = fmul reassoc nsz contract double %2344, %2308
  %2346 = fadd reassoc nsz contract double %2345, %2304
  br label %2371
2347:                                             ; preds = %2338
  %2348 = fcmp reassoc nsz contract ogt double %2304, %2326
  br i1 %2348, label %2349, label %2371
2349:                                             ; preds = %2347
  %2350 = fsub reassoc nsz contract double %2304, %2326
  %2351 = fdiv reassoc nsz contract double %2350, %2308
  %2352 = call reassoc nsz contract double @llvm.ceil.f64(double %2351)
  %2353 = fmul reassoc nsz contract double %2352, %2308
  %2354 = fsub reassoc nsz contract double %2304, %2353
  br label %2371
2355:                                             ; preds = %2320, %2312
  %2356 = fcmp reassoc nsz contract olt double %2314, -1.000000e+299
  br i1 %2356, label %2357, label %2371
2357:                                             ; preds = %2355
  %2358 = fcmp reassoc nsz contract ogt double %2304, 0xC00921FB54442D18
  %2359 = fcmp reassoc nsz contract ole double %2304, 0x400921FB54442D18
  %2360 = and i1 %2358, %2359
  br i1 %2360, label %2371, label %2361
2361:                                             ; preds = %2357
  %2362 = fadd reassoc nsz contract double %2307, -1.000000e+00
  %2363 = call reassoc nsz contract double @llvm.fabs.f64(double %2362)
  %2364 = fcmp reassoc nsz contract olt double %2363, 0x3D719799812DEA11
  br i1 %2364, label %2365, label %2371
2365:                                             ; preds = %2361
  %2366 = fadd reassoc nsz contract double %2304, 0xC00921FB54442D18
  %2367 = fdiv reassoc nsz contract double %2366, %2308
  %2368 = call reassoc nsz contract double @llvm.ceil.f64(double %2367)
  %2369 = fmul reassoc nsz contract double %2368, %2308
  %2370 = fsub reassoc nsz contract double %2304, %2369
  br label %2371
2371:                                             ; preds = %2365, %2361, %2357, %2355, %2349, %2347, %2341, %2339, %2329, %2301
  %2372 = phi nsz double [ %2304, %2357 ], [ %2370, %2365 ], [ %2304, %2361 ], [ %2304, %2355 ], [ %2337, %2329 ], [ %2346, %2341 ], [ %2304, %2339 ], [ %2354, %2349 ], [ %2304, %2347 ], [ %2304, %2301 ]
  br i1 %2311, label %2373, label %2376
2373:                                             ; preds = %2371
  %2374 = load double, ptr %88, align 8
  %2375 = fmul reassoc nsz contract double %2374, %2372
  br label %2376
2376:                                             ; preds = %2373, %2371
  %2377 = phi reassoc nsz contract double [ %2375, %2373 ], [ %2372, %2371 ]
  %2378 = getelementptr inbounds double, ptr %2272, i64 %2302
  store double %2377, ptr %2378, align 8
  %2379 = add nuw nsw i64 %2302, 1
  %2380 = icmp eq i64 %2379, %2265
  br i1 %2380, label %2381, label %2301
2381:                                             ; preds = %2376, %2268
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11)
  %2382 = getelementptr inbounds [64 x i8], ptr %246, i64 0, i64 %2269
  %2383 = load i8, ptr %2382, align 1
  %2384 = getelementptr inbounds i8, ptr %257, i64 %2269
  store i8 %2383, ptr %2384, align 1
  %2385 = add nuw nsw i64 %2269, 1
  %2386 = icmp eq i64 %2385, %2267
  br i1 %2386, label %2387, label %2268
2387:                                             ; preds = %2381, %2259
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %65)
  call void @llvm.lifetime.end.p0(i64 3280, ptr nonnull %64)
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %63)
  %2388 = sext i32 %2260 to i64
  %2389 = getelementptr inbounds i64, ptr %8, i64 %249
  store i64 %2388, ptr %2389, align 8
  %2390 = add nuw nsw i64 %249, 1
  %2391 = icmp eq i64 %2390, %0
  br i1 %2391, label %247, label %248
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define internal fastcc void @make_grid(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4) unnamed_addr {
  %6 = alloca [4 x ptr], align 16
  %7 = alloca %struct.columns, align 8
  store ptr %1, ptr %0, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 9472
  store ptr %4, ptr %8, align 8
  %9 = load i32, ptr %1, align 8
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %16
11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %1, i64 4
  %13 = zext nneg i32 %9 to i64
  br label %18
14:                                               ; preds = %18
  %15 = icmp eq i32 %25, 0
  br label %16
16:                                               ; preds = %14, %5
  %17 = phi i1 [ true, %5 ], [ %15, %14 ]
  br i1 %17, label %28, label %32
18:                                               ; preds = %11, %18
  %19 = phi i64 [ 0, %11 ], [ %26, %18 ]
  %20 = phi i32 [ 0, %11 ], [ %25, %18 ]
  %21 = getelementptr inbounds [6 x i32], ptr %12, i64 0, i64 %19
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  %24 = zext i1 %23 to i32
  %25 = add nuw nsw i32 %20, %24
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %13
  br i1 %27, label %14, label %18
28:                                               ; preds = %16
  %29 = load i32, ptr %2, align 4
  %30 = icmp eq i32 %29, 0
  %31 = zext i1 %30 to i32
  br label %32
32:                                               ; preds = %28, %16
  %33 = phi i32 [ 0, %16 ], [ %31, %28 ]
  %34 = getelementptr inbounds i8, ptr %0, i64 84
  store i32 %33, ptr %34, align 4
  %35 = icmp sgt i32 %9, 0
  br i1 %35, label %36, label %42
36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %1, i64 4
  %38 = icmp eq i32 %33, 0
  %39 = zext nneg i32 %9 to i64
  br label %59
40:                                               ; preds = %72
  %41 = zext nneg i32 %75 to i64
  br label %42
42:                                               ; preds = %40, %32
  %43 = phi i64 [ 0, %32 ], [ %41, %40 ]
  %44 = load i32, ptr %1, align 8
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %78
46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, ptr %1, i64 4
  %48 = getelementptr inbounds i32, ptr %3, i64 %43
  %49 = getelementptr inbounds i8, ptr %1, i64 56
  %50 = getelementptr inbounds i8, ptr %1, i64 104
  %51 = getelementptr inbounds i8, ptr %1, i64 152
  %52 = getelementptr inbounds i8, ptr %0, i64 32
  %53 = getelementptr inbounds i8, ptr %0, i64 8
  %54 = getelementptr inbounds i8, ptr %0, i64 56
  %55 = getelementptr inbounds i8, ptr %0, i64 9400
  %56 = getelementptr inbounds i8, ptr %0, i64 88
  %57 = getelementptr inbounds i8, ptr %0, i64 3160
  %58 = getelementptr inbounds i8, ptr %0, i64 6232
  br label %102
59:                                               ; preds = %36, %72
  %60 = phi i64 [ 0, %36 ], [ %76, %72 ]
  %61 = phi i32 [ 0, %36 ], [ %75, %72 ]
  %62 = getelementptr inbounds [6 x i32], ptr %37, i64 0, i64 %60
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %72, label %65
65:                                               ; preds = %59
  %66 = getelementptr inbounds i32, ptr %2, i64 %60
  %67 = load i32, ptr %66, align 4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %72
69:                                               ; preds = %65
  %70 = icmp ne i64 %60, 0
  %71 = select i1 %70, i1 true, i1 %38
  br label %72
72:                                               ; preds = %69, %65, %59
  %73 = phi i1 [ false, %65 ], [ false, %59 ], [ %71, %69 ]
  %74 = zext i1 %73 to i32
  %75 = add nuw nsw i32 %61, %74
  %76 = add nuw nsw i64 %60, 1
  %77 = icmp eq i64 %76, %39
  br i1 %77, label %40, label %59
78:                                               ; preds = %166, %42
  %79 = phi i32 [ 1, %42 ], [ %155, %166 ]
  %80 = phi i32 [ 1, %42 ], [ %152, %166 ]
  %81 = phi i32 [ %44, %42 ], [ %168, %166 ]
  %82 = getelementptr inbounds i8, ptr %0, i64 80
  store i32 %80, ptr %82, align 8
  %83 = getelementptr inbounds i8, ptr %1, i64 104
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds i8, ptr %1, i64 56
  %86 = load double, ptr %85, align 8
  %87 = fmul reassoc nsz contract double %86, %84
  %88 = getelementptr inbounds i8, ptr %1, i64 152
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %86
  %91 = fcmp reassoc nsz contract olt double %87, %90
  %92 = select reassoc nsz contract i1 %91, double %87, double %90
  %93 = getelementptr inbounds i8, ptr %0, i64 9448
  store double %92, ptr %93, align 8
  %94 = select reassoc nsz contract i1 %91, double %90, double %87
  %95 = getelementptr inbounds i8, ptr %0, i64 9456
  store double %94, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 9464
  store i32 0, ptr %96, align 8
  %97 = icmp sgt i32 %81, 0
  br i1 %97, label %98, label %231
98:                                               ; preds = %78
  %99 = getelementptr inbounds i8, ptr %1, i64 4
  %100 = load i32, ptr %96, align 8
  %101 = zext nneg i32 %81 to i64
  br label %238
102:                                              ; preds = %46, %166
  %103 = phi i64 [ 0, %46 ], [ %167, %166 ]
  %104 = phi i32 [ 1, %46 ], [ %152, %166 ]
  %105 = phi i32 [ 1, %46 ], [ %155, %166 ]
  %106 = getelementptr inbounds [6 x i32], ptr %47, i64 0, i64 %103
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %121, label %109
109:                                              ; preds = %102
  %110 = getelementptr inbounds i32, ptr %2, i64 %103
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %121
113:                                              ; preds = %109
  %114 = icmp eq i64 %103, 0
  br i1 %114, label %115, label %118
115:                                              ; preds = %113
  %116 = load i32, ptr %34, align 4
  %117 = icmp ne i32 %116, 0
  br label %118
118:                                              ; preds = %115, %113
  %119 = phi i1 [ false, %113 ], [ %117, %115 ]
  %120 = xor i1 %119, true
  br label %121
121:                                              ; preds = %118, %109, %102
  %122 = phi i1 [ false, %109 ], [ false, %102 ], [ %120, %118 ]
  br i1 %122, label %123, label %125
123:                                              ; preds = %121
  %124 = load i32, ptr %48, align 4
  br label %125
125:                                              ; preds = %121, %123
  %126 = phi i32 [ %124, %123 ], [ 1, %121 ]
  %127 = getelementptr inbounds [6 x double], ptr %49, i64 0, i64 %103
  %128 = load double, ptr %127, align 8
  %129 = tail call reassoc nsz contract double @llvm.fabs.f64(double %128)
  %130 = fdiv reassoc nsz contract double 0x401921FB54442D18, %129
  %131 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %103
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %103
  %134 = load double, ptr %133, align 8
  %135 = fsub reassoc nsz contract double %134, %132
  %136 = fcmp reassoc nsz contract uge double %135, %130
  %137 = zext i1 %136 to i32
  %138 = getelementptr inbounds [6 x i32], ptr %52, i64 0, i64 %103
  store i32 %137, ptr %138, align 4
  br i1 %136, label %139, label %143
139:                                              ; preds = %125
  %140 = fcmp reassoc nsz contract ogt double %132, -1.000000e+09
  %141 = fmul reassoc nsz contract double %130, -5.000000e-01
  %142 = select reassoc nsz contract i1 %140, double %132, double %141
  br label %143
143:                                              ; preds = %139, %125
  %144 = phi nsz double [ %142, %139 ], [ %132, %125 ]
  %145 = phi nsz double [ %130, %139 ], [ %135, %125 ]
  %146 = getelementptr inbounds [6 x i32], ptr %53, i64 0, i64 %103
  store i32 %126, ptr %146, align 4
  %147 = getelementptr inbounds [6 x i32], ptr %54, i64 0, i64 %103
  store i32 %104, ptr %147, align 4
  %148 = sitofp i32 %126 to double
  %149 = fdiv reassoc nsz contract double %145, %148
  %150 = select reassoc nsz contract i1 %122, double %149, double 0.000000e+00
  %151 = getelementptr inbounds [6 x double], ptr %55, i64 0, i64 %103
  store double %150, ptr %151, align 8
  %152 = mul nsw i32 %126, %104
  %153 = icmp sgt i32 %126, 1
  %154 = select i1 %153, i32 3, i32 1
  %155 = mul nuw nsw i32 %154, %105
  %156 = icmp sgt i32 %126, 0
  br i1 %156, label %157, label %166
157:                                              ; preds = %143
  %158 = getelementptr inbounds [6 x double], ptr %49, i64 0, i64 %103
  %159 = getelementptr inbounds [6 x i32], ptr %47, i64 0, i64 %103
  %160 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %103
  %161 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %103
  %162 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %103
  %163 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %103
  %164 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %103
  %165 = zext nneg i32 %126 to i64
  br label %171
166:                                              ; preds = %218, %143
  %167 = add nuw nsw i64 %103, 1
  %168 = load i32, ptr %1, align 8
  %169 = sext i32 %168 to i64
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %102, label %78
171:                                              ; preds = %157, %218
  %172 = phi i64 [ 0, %157 ], [ %229, %218 ]
  br i1 %122, label %173, label %180
173:                                              ; preds = %171
  %174 = trunc nuw nsw i64 %172 to i32
  %175 = uitofp nneg i32 %174 to double
  %176 = fadd reassoc nsz contract double %175, 3.700000e-01
  %177 = load double, ptr %151, align 8
  %178 = fmul reassoc nsz contract double %177, %176
  %179 = fadd reassoc nsz contract double %178, %144
  br label %218
180:                                              ; preds = %171
  %181 = load double, ptr %158, align 8
  %182 = tail call reassoc nsz contract double @llvm.fabs.f64(double %181)
  %183 = fdiv reassoc nsz contract double 0x401921FB54442D18, %182
  %184 = load i32, ptr %159, align 4
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %193, label %186
186:                                              ; preds = %180
  %187 = load double, ptr %160, align 8
  %188 = fcmp reassoc nsz contract ogt double %187, 0.000000e+00
  br i1 %188, label %189, label %193
189:                                              ; preds = %186
  %190 = fdiv reassoc nsz contract double %187, %183
  %191 = tail call reassoc nsz contract double @llvm.ceil.f64(double %190)
  %192 = fmul reassoc nsz contract double %191, %183
  br label %193
193:                                              ; preds = %189, %186, %180
  %194 = phi nsz double [ %192, %189 ], [ 0.000000e+00, %186 ], [ 0.000000e+00, %180 ]
  br i1 %185, label %210, label %195
195:                                              ; preds = %193
  %196 = load double, ptr %161, align 8
  %197 = fcmp reassoc nsz contract ogt double %194, %196
  br i1 %197, label %198, label %210
198:                                              ; preds = %195
  %199 = fsub reassoc nsz contract double %194, %196
  %200 = fdiv reassoc nsz contract double %199, %183
  %201 = tail call reassoc nsz contract double @llvm.ceil.f64(double %200)
  %202 = fmul reassoc nsz contract double %201, %183
  %203 = fsub reassoc nsz contract double %194, %202
  %204 = load double, ptr %162, align 8
  %205 = fcmp reassoc nsz contract ult double %203, %204
  br i1 %205, label %206, label %210
206:                                              ; preds = %198
  %207 = fsub reassoc nsz contract double %204, %203
  %208 = fcmp reassoc nsz contract olt double %199, %207
  %209 = select reassoc nsz contract i1 %208, double %196, double %204
  br label %210
210:                                              ; preds = %206, %198, %195, %193
  %211 = phi nsz double [ %194, %195 ], [ %194, %193 ], [ %209, %206 ], [ %203, %198 ]
  %212 = load double, ptr %163, align 8
  %213 = fcmp reassoc nsz contract olt double %211, %212
  br i1 %213, label %218, label %214
214:                                              ; preds = %210
  %215 = load double, ptr %164, align 8
  %216 = fcmp reassoc nsz contract ogt double %211, %215
  %217 = select reassoc nsz contract i1 %216, double %215, double %211
  br label %218
218:                                              ; preds = %214, %210, %173
  %219 = phi reassoc nsz contract double [ %179, %173 ], [ %212, %210 ], [ %217, %214 ]
  %220 = getelementptr inbounds [6 x [64 x double]], ptr %56, i64 0, i64 %103, i64 %172
  store double %219, ptr %220, align 8
  %221 = load double, ptr %127, align 8
  %222 = fmul reassoc nsz contract double %221, %219
  %223 = tail call reassoc nsz contract double @llvm.cos.f64(double %222)
  %224 = getelementptr inbounds [6 x [64 x double]], ptr %57, i64 0, i64 %103, i64 %172
  store double %223, ptr %224, align 8
  %225 = load double, ptr %127, align 8
  %226 = fmul reassoc nsz contract double %225, %219
  %227 = tail call reassoc nsz contract double @llvm.sin.f64(double %226)
  %228 = getelementptr inbounds [6 x [64 x double]], ptr %58, i64 0, i64 %103, i64 %172
  store double %227, ptr %228, align 8
  %229 = add nuw nsw i64 %172, 1
  %230 = icmp eq i64 %229, %165
  br i1 %230, label %166, label %171
231:                                              ; preds = %252, %78
  %232 = getelementptr inbounds i8, ptr %0, i64 9304
  %233 = getelementptr inbounds i8, ptr %1, i64 872
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %232, ptr noundef nonnull align 8 dereferenceable(96) %233, i64 96, i1 false)
  %234 = load i32, ptr %34, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %293, label %236
236:                                              ; preds = %231
  %237 = getelementptr inbounds i8, ptr %1, i64 200
  br label %258
238:                                              ; preds = %98, %252
  %239 = phi i64 [ 0, %98 ], [ %256, %252 ]
  %240 = phi i32 [ %100, %98 ], [ %255, %252 ]
  %241 = getelementptr inbounds [6 x i32], ptr %99, i64 0, i64 %239
  %242 = load i32, ptr %241, align 4
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %252
244:                                              ; preds = %238
  %245 = getelementptr inbounds [6 x double], ptr %83, i64 0, i64 %239
  %246 = load double, ptr %245, align 8
  %247 = fcmp reassoc nsz contract ogt double %246, -1.000000e+290
  br i1 %247, label %252, label %248
248:                                              ; preds = %244
  %249 = getelementptr inbounds [6 x double], ptr %88, i64 0, i64 %239
  %250 = load double, ptr %249, align 8
  %251 = fcmp reassoc nsz contract olt double %250, 1.000000e+290
  br label %252
252:                                              ; preds = %244, %248, %238
  %253 = phi i1 [ false, %238 ], [ true, %244 ], [ %251, %248 ]
  %254 = zext i1 %253 to i32
  %255 = or i32 %240, %254
  store i32 %255, ptr %96, align 8
  %256 = add nuw nsw i64 %239, 1
  %257 = icmp eq i64 %256, %101
  br i1 %257, label %231, label %238
258:                                              ; preds = %236, %261
  %259 = phi i64 [ 0, %236 ], [ %262, %261 ]
  %260 = shl nuw nsw i64 %259, 2
  br label %264
261:                                              ; preds = %269
  %262 = add nuw nsw i64 %259, 1
  %263 = icmp eq i64 %262, 3
  br i1 %263, label %293, label %258
264:                                              ; preds = %258, %269
  %265 = phi i64 [ 0, %258 ], [ %270, %269 ]
  %266 = add nuw nsw i64 %265, %260
  %267 = getelementptr inbounds [12 x double], ptr %232, i64 0, i64 %266
  store double 0.000000e+00, ptr %267, align 8
  %268 = icmp eq i64 %265, 3
  br label %272
269:                                              ; preds = %286
  %270 = add nuw nsw i64 %265, 1
  %271 = icmp eq i64 %270, 4
  br i1 %271, label %261, label %264
272:                                              ; preds = %264, %286
  %273 = phi i64 [ 0, %264 ], [ %291, %286 ]
  %274 = phi double [ 0.000000e+00, %264 ], [ %290, %286 ]
  %275 = shl nuw nsw i64 %273, 2
  %276 = or disjoint i64 %275, %259
  %277 = getelementptr inbounds [12 x double], ptr %237, i64 0, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = or disjoint i64 %275, %265
  %280 = getelementptr inbounds [12 x double], ptr %233, i64 0, i64 %279
  %281 = load double, ptr %280, align 8
  br i1 %268, label %282, label %286
282:                                              ; preds = %272
  %283 = or disjoint i64 %275, 3
  %284 = getelementptr inbounds [12 x double], ptr %237, i64 0, i64 %283
  %285 = load double, ptr %284, align 8
  br label %286
286:                                              ; preds = %272, %282
  %287 = phi reassoc nsz contract double [ %285, %282 ], [ 0.000000e+00, %272 ]
  %288 = fsub reassoc nsz contract double %281, %287
  %289 = fmul reassoc nsz contract double %288, %278
  %290 = fadd reassoc nsz contract double %289, %274
  store double %290, ptr %267, align 8
  %291 = add nuw nsw i64 %273, 1
  %292 = icmp eq i64 %291, 3
  br i1 %292, label %269, label %272
293:                                              ; preds = %261, %231
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %7)
  %294 = getelementptr inbounds i8, ptr %1, i64 200
  %295 = load i32, ptr %1, align 8
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [7 x [12 x double]], ptr %294, i64 0, i64 %296
  %298 = getelementptr inbounds i8, ptr %7, i64 24
  br label %303
299:                                              ; preds = %310
  %300 = getelementptr inbounds i8, ptr %7, i64 240
  store i32 0, ptr %300, align 8
  %301 = getelementptr inbounds i8, ptr %0, i64 9480
  store ptr %4, ptr %301, align 8
  %302 = add nsw i32 %295, -1
  br i1 %17, label %322, label %321
303:                                              ; preds = %293, %310
  %304 = phi i64 [ 0, %293 ], [ %311, %310 ]
  %305 = shl nuw nsw i64 %304, 2
  %306 = or disjoint i64 %305, 3
  %307 = getelementptr inbounds double, ptr %297, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %304
  store double %308, ptr %309, align 8
  br label %313
310:                                              ; preds = %313
  %311 = add nuw nsw i64 %304, 1
  %312 = icmp eq i64 %311, 3
  br i1 %312, label %299, label %303
313:                                              ; preds = %303, %313
  %314 = phi i64 [ 0, %303 ], [ %319, %313 ]
  %315 = or disjoint i64 %314, %305
  %316 = getelementptr inbounds double, ptr %297, i64 %315
  %317 = load double, ptr %316, align 8
  %318 = getelementptr inbounds [3 x [3 x double]], ptr %298, i64 0, i64 %314, i64 %304
  store double %317, ptr %318, align 8
  %319 = add nuw nsw i64 %314, 1
  %320 = icmp eq i64 %319, 3
  br i1 %320, label %310, label %313
321:                                              ; preds = %299
  call fastcc void @spread(ptr noundef nonnull %0, i32 noundef %302, ptr noundef nonnull %7, i32 noundef 0)
  br label %514
322:                                              ; preds = %299
  call fastcc void @spread_angles(ptr noundef nonnull %0, i32 noundef %302, ptr noundef nonnull %7, i32 noundef 0, i32 noundef %79)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6)
  %323 = load ptr, ptr %301, align 8
  %324 = getelementptr inbounds i8, ptr %323, i64 264000
  store ptr %324, ptr %6, align 16
  %325 = getelementptr inbounds i8, ptr %6, i64 8
  %326 = getelementptr inbounds i8, ptr %323, i64 528000
  store ptr %326, ptr %325, align 8
  %327 = getelementptr inbounds i8, ptr %6, i64 16
  %328 = getelementptr inbounds i8, ptr %323, i64 792000
  store ptr %328, ptr %327, align 16
  %329 = getelementptr inbounds i8, ptr %6, i64 24
  %330 = getelementptr inbounds i8, ptr %323, i64 1056000
  store ptr %330, ptr %329, align 8
  %331 = load i32, ptr %34, align 4
  %332 = icmp eq i32 %331, 0
  %333 = load ptr, ptr %0, align 8
  %334 = load i32, ptr %333, align 8
  %335 = icmp sgt i32 %334, 0
  %336 = getelementptr inbounds i8, ptr %0, i64 8
  %337 = zext nneg i32 %334 to i64
  %338 = getelementptr inbounds i8, ptr %0, i64 3160
  %339 = getelementptr inbounds i8, ptr %0, i64 6232
  br label %350
340:                                              ; preds = %453
  %341 = load i32, ptr %82, align 8
  %342 = icmp sgt i32 %341, 0
  br i1 %342, label %343, label %513
343:                                              ; preds = %340
  %344 = load ptr, ptr %6, align 16
  %345 = getelementptr inbounds i8, ptr %0, i64 32
  %346 = load ptr, ptr %325, align 8
  %347 = load ptr, ptr %327, align 16
  %348 = zext nneg i32 %341 to i64
  %349 = load ptr, ptr %8, align 8
  br label %457
350:                                              ; preds = %453, %322
  %351 = phi i64 [ 0, %322 ], [ %454, %453 ]
  %352 = getelementptr inbounds [4 x ptr], ptr %6, i64 0, i64 %351
  %353 = load ptr, ptr %352, align 8
  %354 = load ptr, ptr %329, align 8
  br i1 %335, label %357, label %355
355:                                              ; preds = %357, %350
  %356 = phi i32 [ 1, %350 ], [ %364, %357 ]
  br i1 %335, label %367, label %449
357:                                              ; preds = %350, %357
  %358 = phi i64 [ %365, %357 ], [ 0, %350 ]
  %359 = phi i32 [ %364, %357 ], [ 1, %350 ]
  %360 = getelementptr inbounds [6 x i32], ptr %336, i64 0, i64 %358
  %361 = load i32, ptr %360, align 4
  %362 = icmp sgt i32 %361, 1
  %363 = select i1 %362, i32 3, i32 1
  %364 = mul nuw nsw i32 %363, %359
  %365 = add nuw nsw i64 %358, 1
  %366 = icmp eq i64 %365, %337
  br i1 %366, label %355, label %357
367:                                              ; preds = %355, %442
  %368 = phi i64 [ %447, %442 ], [ 0, %355 ]
  %369 = phi ptr [ %446, %442 ], [ %353, %355 ]
  %370 = phi ptr [ %445, %442 ], [ %354, %355 ]
  %371 = phi i32 [ %444, %442 ], [ %356, %355 ]
  %372 = phi i32 [ %443, %442 ], [ 1, %355 ]
  %373 = getelementptr inbounds [6 x i32], ptr %336, i64 0, i64 %368
  %374 = load i32, ptr %373, align 4
  %375 = icmp slt i32 %374, 2
  br i1 %375, label %442, label %376
376:                                              ; preds = %367
  %377 = sdiv i32 %371, 3
  %378 = icmp sgt i32 %371, 2
  br i1 %378, label %379, label %386
379:                                              ; preds = %376
  %380 = mul i32 %372, 3
  %381 = sext i32 %372 to i64
  %382 = icmp sgt i32 %372, 0
  %383 = zext nneg i32 %374 to i64
  %384 = zext nneg i32 %377 to i64
  %385 = zext nneg i32 %372 to i64
  br label %388
386:                                              ; preds = %412, %376
  %387 = mul nsw i32 %374, %372
  br label %442
388:                                              ; preds = %412, %379
  %389 = phi i64 [ 0, %379 ], [ %413, %412 ]
  %390 = trunc nuw nsw i64 %389 to i32
  %391 = mul i32 %380, %390
  %392 = sext i32 %391 to i64
  %393 = getelementptr inbounds double, ptr %369, i64 %392
  %394 = getelementptr inbounds double, ptr %393, i64 %381
  %395 = getelementptr inbounds double, ptr %394, i64 %381
  br i1 %382, label %398, label %396
396:                                              ; preds = %398, %388
  %397 = mul nuw nsw i64 %389, %383
  br label %415
398:                                              ; preds = %388, %398
  %399 = phi i64 [ %410, %398 ], [ 0, %388 ]
  %400 = getelementptr inbounds double, ptr %393, i64 %399
  %401 = load double, ptr %400, align 8
  %402 = getelementptr inbounds double, ptr %394, i64 %399
  %403 = load double, ptr %402, align 8
  %404 = fadd reassoc nsz contract double %403, %401
  %405 = fmul reassoc nsz contract double %404, 5.000000e-01
  %406 = fsub reassoc nsz contract double %401, %405
  store double %406, ptr %402, align 8
  store double %405, ptr %400, align 8
  %407 = getelementptr inbounds double, ptr %395, i64 %399
  %408 = load double, ptr %407, align 8
  %409 = fsub reassoc nsz contract double %408, %405
  store double %409, ptr %407, align 8
  %410 = add nuw nsw i64 %399, 1
  %411 = icmp eq i64 %410, %385
  br i1 %411, label %396, label %398
412:                                              ; preds = %424
  %413 = add nuw nsw i64 %389, 1
  %414 = icmp eq i64 %413, %384
  br i1 %414, label %386, label %388
415:                                              ; preds = %424, %396
  %416 = phi i64 [ 0, %396 ], [ %425, %424 ]
  %417 = getelementptr inbounds [6 x [64 x double]], ptr %338, i64 0, i64 %368, i64 %416
  %418 = load double, ptr %417, align 8
  %419 = getelementptr inbounds [6 x [64 x double]], ptr %339, i64 0, i64 %368, i64 %416
  %420 = load double, ptr %419, align 8
  %421 = add nuw nsw i64 %416, %397
  %422 = mul nsw i64 %421, %381
  %423 = getelementptr inbounds double, ptr %370, i64 %422
  br i1 %382, label %427, label %424
424:                                              ; preds = %427, %415
  %425 = add nuw nsw i64 %416, 1
  %426 = icmp eq i64 %425, %383
  br i1 %426, label %412, label %415
427:                                              ; preds = %415, %427
  %428 = phi i64 [ %440, %427 ], [ 0, %415 ]
  %429 = getelementptr inbounds double, ptr %393, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = getelementptr inbounds double, ptr %394, i64 %428
  %432 = load double, ptr %431, align 8
  %433 = fmul reassoc nsz contract double %432, %418
  %434 = fadd reassoc nsz contract double %433, %430
  %435 = getelementptr inbounds double, ptr %395, i64 %428
  %436 = load double, ptr %435, align 8
  %437 = fmul reassoc nsz contract double %436, %420
  %438 = fadd reassoc nsz contract double %434, %437
  %439 = getelementptr inbounds double, ptr %423, i64 %428
  store double %438, ptr %439, align 8
  %440 = add nuw nsw i64 %428, 1
  %441 = icmp eq i64 %440, %385
  br i1 %441, label %424, label %427
442:                                              ; preds = %386, %367
  %443 = phi i32 [ %372, %367 ], [ %387, %386 ]
  %444 = phi i32 [ %371, %367 ], [ %377, %386 ]
  %445 = phi ptr [ %370, %367 ], [ %369, %386 ]
  %446 = phi ptr [ %369, %367 ], [ %370, %386 ]
  %447 = add nuw nsw i64 %368, 1
  %448 = icmp eq i64 %447, %337
  br i1 %448, label %449, label %367
449:                                              ; preds = %442, %355
  %450 = phi ptr [ %353, %355 ], [ %446, %442 ]
  %451 = icmp eq ptr %450, %354
  br i1 %451, label %452, label %453
452:                                              ; preds = %449
  store ptr %353, ptr %329, align 8
  store ptr %450, ptr %352, align 8
  br label %453
453:                                              ; preds = %452, %449
  %454 = add nuw nsw i64 %351, 1
  %455 = icmp ugt i64 %351, 1
  %456 = or i1 %332, %455
  br i1 %456, label %340, label %350
457:                                              ; preds = %507, %343
  %458 = phi i64 [ 0, %343 ], [ %511, %507 ]
  %459 = getelementptr inbounds double, ptr %344, i64 %458
  %460 = load double, ptr %459, align 8
  br i1 %332, label %507, label %461
461:                                              ; preds = %457
  %462 = load i32, ptr %345, align 8
  %463 = icmp eq i32 %462, 0
  %464 = getelementptr inbounds double, ptr %346, i64 %458
  %465 = load double, ptr %464, align 8
  br i1 %463, label %473, label %466
466:                                              ; preds = %461
  %467 = fmul reassoc nsz contract double %465, %465
  %468 = getelementptr inbounds double, ptr %347, i64 %458
  %469 = load double, ptr %468, align 8
  %470 = fmul reassoc nsz contract double %469, %469
  %471 = fadd reassoc nsz contract double %470, %467
  %472 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %471)
  br label %504
473:                                              ; preds = %461
  %474 = getelementptr inbounds double, ptr %347, i64 %458
  %475 = load double, ptr %474, align 8
  %476 = tail call reassoc nsz contract double @atan2(double noundef %475, double noundef %465)
  %477 = load double, ptr %93, align 8
  %478 = fsub reassoc nsz contract double %476, %477
  %479 = fdiv reassoc nsz contract double %478, 0x401921FB54442D18
  %480 = tail call reassoc nsz contract double @llvm.floor.f64(double %479)
  %481 = fmul reassoc nsz contract double %480, 0x401921FB54442D18
  %482 = fsub reassoc nsz contract double %478, %481
  %483 = load double, ptr %95, align 8
  %484 = fsub reassoc nsz contract double %483, %477
  %485 = fcmp reassoc nsz contract ugt double %482, %484
  br i1 %485, label %491, label %486
486:                                              ; preds = %473
  %487 = fmul reassoc nsz contract double %465, %465
  %488 = fmul reassoc nsz contract double %475, %475
  %489 = fadd reassoc nsz contract double %488, %487
  %490 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %489)
  br label %504
491:                                              ; preds = %473
  %492 = tail call reassoc nsz contract double @llvm.cos.f64(double %477)
  %493 = fmul reassoc nsz contract double %492, %465
  %494 = tail call reassoc nsz contract double @llvm.sin.f64(double %477)
  %495 = fmul reassoc nsz contract double %494, %475
  %496 = fadd reassoc nsz contract double %493, %495
  %497 = tail call reassoc nsz contract double @llvm.cos.f64(double %483)
  %498 = fmul reassoc nsz contract double %497, %465
  %499 = tail call reassoc nsz contract double @llvm.sin.f64(double %483)
  %500 = fmul reassoc nsz contract double %499, %475
  %501 = fadd reassoc nsz contract double %498, %500
  %502 = fcmp reassoc nsz contract ogt double %496, %501
  %503 = select reassoc nsz contract i1 %502, double %496, double %501
  br label %504
504:                                              ; preds = %491, %486, %466
  %505 = phi reassoc nsz contract double [ %472, %466 ], [ %490, %486 ], [ %503, %491 ]
  %506 = fsub reassoc nsz contract double %460, %505
  br label %507
507:                                              ; preds = %457, %504
  %508 = phi double [ %506, %504 ], [ %460, %457 ]
  %509 = fptrunc double %508 to float
  %510 = getelementptr inbounds float, ptr %349, i64 %458
  store float %509, ptr %510, align 4
  %511 = add nuw nsw i64 %458, 1
  %512 = icmp eq i64 %511, %348
  br i1 %512, label %513, label %457
513:                                              ; preds = %507, %340
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6)
  br label %514
514:                                              ; preds = %513, %321
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %7)
  ret void
}
define internal fastcc i32 @lowest(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr {
  %3 = load ptr, ptr %0, align 8
  %4 = load i32, ptr %3, align 8
  %5 = icmp slt i32 %4, 1
  br i1 %5, label %78, label %6
6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = getelementptr inbounds i8, ptr %0, i64 9472
  %11 = sext i32 %1 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = getelementptr inbounds i8, ptr %0, i64 9472
  %14 = sext i32 %1 to i64
  %15 = zext nneg i32 %4 to i64
  %16 = zext nneg i32 %4 to i64
  br label %17
17:                                               ; preds = %6, %74
  %18 = phi i64 [ 0, %6 ], [ %75, %74 ]
  %19 = phi i1 [ %5, %6 ], [ %76, %74 ]
  %20 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %21, 2
  br i1 %22, label %72, label %23
23:                                               ; preds = %17
  %24 = getelementptr inbounds [6 x i32], ptr %8, i64 0, i64 %18
  %25 = load i32, ptr %24, align 4
  %26 = sdiv i32 %1, %25
  %27 = srem i32 %26, %21
  %28 = icmp sgt i32 %27, 0
  %29 = add nsw i32 %21, -1
  %30 = select i1 %28, i32 -1, i32 %29
  %31 = mul nsw i32 %30, %25
  %32 = add nsw i32 %31, %1
  %33 = icmp slt i32 %27, %29
  %34 = sub nsw i32 1, %21
  %35 = select i1 %33, i32 1, i32 %34
  %36 = mul nsw i32 %35, %25
  %37 = add nsw i32 %36, %1
  br i1 %28, label %42, label %38
38:                                               ; preds = %23
  %39 = getelementptr inbounds [6 x i32], ptr %9, i64 0, i64 %18
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %54, label %42
42:                                               ; preds = %38, %23
  %43 = load ptr, ptr %10, align 8
  %44 = getelementptr inbounds float, ptr %43, i64 %11
  %45 = load float, ptr %44, align 4
  %46 = sext i32 %32 to i64
  %47 = getelementptr inbounds float, ptr %43, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fcmp reassoc nsz contract uge float %45, %48
  %50 = fcmp reassoc nsz contract une float %45, %48
  %51 = icmp slt i32 %31, 1
  %52 = or i1 %51, %50
  %53 = and i1 %49, %52
  br i1 %53, label %72, label %54
54:                                               ; preds = %42, %38
  br i1 %33, label %59, label %55
55:                                               ; preds = %54
  %56 = getelementptr inbounds [6 x i32], ptr %12, i64 0, i64 %18
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %71, label %59
59:                                               ; preds = %55, %54
  %60 = load ptr, ptr %13, align 8
  %61 = getelementptr inbounds float, ptr %60, i64 %14
  %62 = load float, ptr %61, align 4
  %63 = sext i32 %37 to i64
  %64 = getelementptr inbounds float, ptr %60, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fcmp reassoc nsz contract uge float %62, %65
  %67 = fcmp reassoc nsz contract une float %62, %65
  %68 = icmp slt i32 %36, 1
  %69 = or i1 %68, %67
  %70 = and i1 %66, %69
  br i1 %70, label %72, label %71
71:                                               ; preds = %59, %55
  br label %72
72:                                               ; preds = %71, %42, %59, %17
  %73 = phi i32 [ 4, %17 ], [ 0, %71 ], [ 1, %42 ], [ 1, %59 ]
  switch i32 %73, label %78 [
    i32 0, label %74
    i32 4, label %74
  ]
74:                                               ; preds = %72, %72
  %75 = add nuw nsw i64 %18, 1
  %76 = icmp uge i64 %75, %15
  %77 = icmp eq i64 %75, %16
  br i1 %77, label %78, label %17
78:                                               ; preds = %72, %74, %2
  %79 = phi i1 [ %5, %2 ], [ %19, %72 ], [ %76, %74 ]
  %80 = zext i1 %79 to i32
  ret i32 %80
}
define internal fastcc void @posture(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [6 x [6 x double]], align 16
  %5 = alloca [6 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [6 x i32], align 16
  %8 = alloca %struct.view, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %17
12:                                               ; preds = %3
  %13 = getelementptr inbounds i8, ptr %0, i64 88
  %14 = getelementptr inbounds i8, ptr %0, i64 56
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = zext nneg i32 %10 to i64
  br label %21
17:                                               ; preds = %21, %3
  %18 = getelementptr inbounds i8, ptr %0, i64 84
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %36, label %35
21:                                               ; preds = %12, %21
  %22 = phi i64 [ 0, %12 ], [ %33, %21 ]
  %23 = getelementptr inbounds [6 x i32], ptr %14, i64 0, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sdiv i32 %1, %24
  %26 = getelementptr inbounds [6 x i32], ptr %15, i64 0, i64 %22
  %27 = load i32, ptr %26, align 4
  %28 = srem i32 %25, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [6 x [64 x double]], ptr %13, i64 0, i64 %22, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %2, i64 %22
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %16
  br i1 %34, label %17, label %21
35:                                               ; preds = %17
  tail call fastcc void @best_joint(ptr noundef nonnull %9, ptr noundef %2, i32 noundef 0)
  br label %36
36:                                               ; preds = %35, %17
  %37 = load ptr, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  %38 = load i32, ptr %37, align 8
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %43
40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %37, i64 4
  %42 = zext nneg i32 %38 to i64
  br label %46
43:                                               ; preds = %57, %36
  %44 = phi i32 [ 0, %36 ], [ %58, %57 ]
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %209, label %61
46:                                               ; preds = %57, %40
  %47 = phi i64 [ 0, %40 ], [ %59, %57 ]
  %48 = phi i32 [ 0, %40 ], [ %58, %57 ]
  %49 = getelementptr inbounds [6 x i32], ptr %41, i64 0, i64 %47
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %57
52:                                               ; preds = %46
  %53 = add nsw i32 %48, 1
  %54 = sext i32 %48 to i64
  %55 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %54
  %56 = trunc nuw nsw i64 %47 to i32
  store i32 %56, ptr %55, align 4
  br label %57
57:                                               ; preds = %52, %46
  %58 = phi i32 [ %48, %46 ], [ %53, %52 ]
  %59 = add nuw nsw i64 %47, 1
  %60 = icmp eq i64 %59, %42
  br i1 %60, label %43, label %46
61:                                               ; preds = %43
  call fastcc void @look(ptr noundef nonnull readonly %37, ptr noundef %2, ptr noundef nonnull %8)
  %62 = icmp sgt i32 %44, 0
  br i1 %62, label %63, label %93
63:                                               ; preds = %61
  %64 = getelementptr inbounds i8, ptr %37, i64 968
  %65 = load double, ptr %64, align 8
  %66 = fmul reassoc nsz contract double %65, 2.000000e+00
  %67 = getelementptr inbounds i8, ptr %8, i64 384
  %68 = getelementptr inbounds i8, ptr %8, i64 240
  %69 = load double, ptr %67, align 8
  %70 = getelementptr inbounds i8, ptr %8, i64 392
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds i8, ptr %8, i64 400
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds i8, ptr %37, i64 976
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds i8, ptr %8, i64 96
  %77 = getelementptr inbounds i8, ptr %8, i64 480
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %8, i64 488
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %8, i64 496
  %82 = load double, ptr %81, align 8
  %83 = zext nneg i32 %44 to i64
  %84 = fmul reassoc nsz contract double %82, %75
  %85 = fmul reassoc nsz contract double %78, %75
  %86 = fmul reassoc nsz contract double %80, %75
  %87 = fneg reassoc nsz contract double %73
  %88 = fmul reassoc nsz contract double %66, %87
  %89 = fneg reassoc nsz contract double %69
  %90 = fmul reassoc nsz contract double %66, %89
  %91 = fneg reassoc nsz contract double %71
  %92 = fmul reassoc nsz contract double %66, %91
  br label %103
93:                                               ; preds = %133, %61
  %94 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %4, i32 noundef %44, ptr noundef nonnull %5)
  %95 = fcmp reassoc nsz contract une double %94, 0.000000e+00
  %96 = and i1 %62, %95
  br i1 %96, label %97, label %209
97:                                               ; preds = %93
  %98 = getelementptr inbounds i8, ptr %37, i64 56
  %99 = getelementptr inbounds i8, ptr %37, i64 4
  %100 = getelementptr inbounds i8, ptr %37, i64 104
  %101 = getelementptr inbounds i8, ptr %37, i64 152
  %102 = zext nneg i32 %44 to i64
  br label %149
103:                                              ; preds = %133, %63
  %104 = phi i64 [ 0, %63 ], [ %134, %133 ]
  %105 = phi i64 [ 1, %63 ], [ %135, %133 ]
  %106 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %104
  %107 = load i32, ptr %106, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [6 x [3 x double]], ptr %68, i64 0, i64 %108
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds i8, ptr %109, i64 8
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds i8, ptr %109, i64 16
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds [6 x [3 x double]], ptr %76, i64 0, i64 %108
  %116 = load double, ptr %115, align 8
  %117 = fmul reassoc nsz contract double %116, %85
  %118 = getelementptr inbounds i8, ptr %115, i64 8
  %119 = load double, ptr %118, align 8
  %120 = fmul reassoc nsz contract double %119, %86
  %121 = getelementptr inbounds i8, ptr %115, i64 16
  %122 = load double, ptr %121, align 8
  %123 = fmul reassoc nsz contract double %122, %84
  %124 = fmul reassoc nsz contract double %90, %110
  %125 = fmul reassoc nsz contract double %92, %112
  %126 = fmul reassoc nsz contract double %88, %114
  %127 = fadd reassoc nsz contract double %120, %117
  %128 = fadd reassoc nsz contract double %127, %123
  %129 = fadd reassoc nsz contract double %125, %124
  %130 = fadd reassoc nsz contract double %129, %126
  %131 = fadd reassoc nsz contract double %130, %128
  %132 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %104
  store double %131, ptr %132, align 8
  br label %137
133:                                              ; preds = %137
  %134 = add nuw nsw i64 %104, 1
  %135 = add nuw nsw i64 %105, 1
  %136 = icmp eq i64 %134, %83
  br i1 %136, label %93, label %103
137:                                              ; preds = %137, %103
  %138 = phi i64 [ 0, %103 ], [ %147, %137 ]
  %139 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %138
  %140 = load i32, ptr %139, align 4
  %141 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull readonly %37, ptr noundef nonnull %8, i32 noundef %140, i32 noundef %107, ptr noundef nonnull %6)
  %142 = icmp eq i64 %104, %138
  %143 = select reassoc nsz contract i1 %142, double 1.000000e-09, double 0.000000e+00
  %144 = fadd reassoc nsz contract double %141, %143
  %145 = getelementptr inbounds [6 x [6 x double]], ptr %4, i64 0, i64 %138, i64 %104
  store double %144, ptr %145, align 8
  %146 = getelementptr inbounds [6 x [6 x double]], ptr %4, i64 0, i64 %104, i64 %138
  store double %144, ptr %146, align 8
  %147 = add nuw nsw i64 %138, 1
  %148 = icmp eq i64 %147, %105
  br i1 %148, label %133, label %137
149:                                              ; preds = %205, %97
  %150 = phi i64 [ 0, %97 ], [ %207, %205 ]
  %151 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %2, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %150
  %157 = load double, ptr %156, align 8
  %158 = fadd reassoc nsz contract double %157, %155
  %159 = getelementptr inbounds [6 x double], ptr %98, i64 0, i64 %153
  %160 = load double, ptr %159, align 8
  %161 = tail call reassoc nsz contract double @llvm.fabs.f64(double %160)
  %162 = fdiv reassoc nsz contract double 0x401921FB54442D18, %161
  %163 = getelementptr inbounds [6 x i32], ptr %99, i64 0, i64 %153
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %176, label %166
166:                                              ; preds = %149
  %167 = getelementptr inbounds [6 x double], ptr %100, i64 0, i64 %153
  %168 = load double, ptr %167, align 8
  %169 = fcmp reassoc nsz contract ogt double %168, %158
  br i1 %169, label %170, label %176
170:                                              ; preds = %166
  %171 = fsub reassoc nsz contract double %168, %158
  %172 = fdiv reassoc nsz contract double %171, %162
  %173 = tail call reassoc nsz contract double @llvm.ceil.f64(double %172)
  %174 = fmul reassoc nsz contract double %173, %162
  %175 = fadd reassoc nsz contract double %174, %158
  br label %176
176:                                              ; preds = %170, %166, %149
  %177 = phi nsz double [ %175, %170 ], [ %158, %166 ], [ %158, %149 ]
  br i1 %165, label %195, label %178
178:                                              ; preds = %176
  %179 = getelementptr inbounds [6 x double], ptr %101, i64 0, i64 %153
  %180 = load double, ptr %179, align 8
  %181 = fcmp reassoc nsz contract ogt double %177, %180
  br i1 %181, label %182, label %195
182:                                              ; preds = %178
  %183 = fsub reassoc nsz contract double %177, %180
  %184 = fdiv reassoc nsz contract double %183, %162
  %185 = tail call reassoc nsz contract double @llvm.ceil.f64(double %184)
  %186 = fmul reassoc nsz contract double %185, %162
  %187 = fsub reassoc nsz contract double %177, %186
  %188 = getelementptr inbounds [6 x double], ptr %100, i64 0, i64 %153
  %189 = load double, ptr %188, align 8
  %190 = fcmp reassoc nsz contract ult double %187, %189
  br i1 %190, label %191, label %195
191:                                              ; preds = %182
  %192 = fsub reassoc nsz contract double %189, %187
  %193 = fcmp reassoc nsz contract olt double %183, %192
  %194 = select reassoc nsz contract i1 %193, double %180, double %189
  br label %195
195:                                              ; preds = %191, %182, %178, %176
  %196 = phi nsz double [ %177, %178 ], [ %177, %176 ], [ %194, %191 ], [ %187, %182 ]
  %197 = getelementptr inbounds [6 x double], ptr %100, i64 0, i64 %153
  %198 = load double, ptr %197, align 8
  %199 = fcmp reassoc nsz contract olt double %196, %198
  br i1 %199, label %205, label %200
200:                                              ; preds = %195
  %201 = getelementptr inbounds [6 x double], ptr %101, i64 0, i64 %153
  %202 = load double, ptr %201, align 8
  %203 = fcmp reassoc nsz contract ogt double %196, %202
  %204 = select reassoc nsz contract i1 %203, double %202, double %196
  br label %205
205:                                              ; preds = %200, %195
  %206 = phi reassoc nsz contract double [ %198, %195 ], [ %204, %200 ]
  store double %206, ptr %154, align 8
  %207 = add nuw nsw i64 %150, 1
  %208 = icmp eq i64 %207, %102
  br i1 %208, label %209, label %149
209:                                              ; preds = %205, %43, %93
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4)
  ret void
}
define internal fastcc double @descend(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [6 x [6 x double]], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca [6 x i32], align 16
  %8 = alloca %struct.view, align 8
  %9 = alloca %struct.view, align 8
  %10 = alloca [6 x i32], align 16
  %11 = alloca [6 x i32], align 16
  %12 = alloca [6 x [6 x double]], align 16
  %13 = alloca [6 x double], align 16
  %14 = alloca [3 x double], align 16
  %15 = alloca [6 x [6 x double]], align 16
  %16 = alloca [6 x [6 x double]], align 16
  %17 = alloca [6 x double], align 16
  %18 = alloca [6 x double], align 16
  %19 = alloca [6 x double], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11)
  %20 = load i32, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14)
  store double 1.000000e+00, ptr %3, align 8
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %25, label %22
22:                                               ; preds = %4
  %23 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %10, ptr noundef nonnull %8)
  %24 = fcmp reassoc nsz contract olt double %23, 1.000000e-09
  br i1 %24, label %25, label %640
25:                                               ; preds = %22, %4
  call fastcc void @look(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %8)
  %26 = getelementptr inbounds i8, ptr %0, i64 968
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %8, i64 384
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %8, i64 392
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %8, i64 400
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 976
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %8, i64 504
  %37 = load double, ptr %36, align 8
  %38 = fmul reassoc nsz contract double %37, 5.000000e-01
  %39 = fadd reassoc nsz contract double %38, -5.000000e-01
  %40 = fcmp reassoc nsz contract ogt double %39, 0.000000e+00
  br i1 %40, label %41, label %56
41:                                               ; preds = %25
  %42 = getelementptr inbounds i8, ptr %8, i64 488
  %43 = load double, ptr %42, align 8
  %44 = fmul reassoc nsz contract double %43, %43
  %45 = getelementptr inbounds i8, ptr %8, i64 480
  %46 = load double, ptr %45, align 8
  %47 = fmul reassoc nsz contract double %46, %46
  %48 = fadd reassoc nsz contract double %47, %44
  %49 = getelementptr inbounds i8, ptr %8, i64 496
  %50 = load double, ptr %49, align 8
  %51 = fmul reassoc nsz contract double %50, %50
  %52 = fadd reassoc nsz contract double %48, %51
  %53 = fmul reassoc nsz contract double %52, 5.000000e-01
  %54 = fadd reassoc nsz contract double %38, 5.000000e-01
  %55 = fdiv reassoc nsz contract double %53, %54
  br label %59
56:                                               ; preds = %25
  %57 = fmul reassoc nsz contract double %39, 2.000000e+00
  %58 = fsub reassoc nsz contract double 2.000000e+00, %57
  br label %59
59:                                               ; preds = %41, %56
  %60 = phi reassoc nsz contract double [ %55, %41 ], [ %58, %56 ]
  %61 = fmul reassoc nsz contract double %31, %31
  %62 = fmul reassoc nsz contract double %29, %29
  %63 = fadd reassoc nsz contract double %61, %62
  %64 = fmul reassoc nsz contract double %33, %33
  %65 = fadd reassoc nsz contract double %63, %64
  %66 = fmul reassoc nsz contract double %65, %27
  %67 = fmul reassoc nsz contract double %60, %35
  %68 = fadd reassoc nsz contract double %67, %66
  %69 = getelementptr inbounds i8, ptr %8, i64 240
  %70 = getelementptr inbounds i8, ptr %8, i64 96
  %71 = getelementptr inbounds i8, ptr %8, i64 480
  %72 = getelementptr inbounds i8, ptr %8, i64 488
  %73 = getelementptr inbounds i8, ptr %8, i64 496
  %74 = getelementptr inbounds i8, ptr %8, i64 240
  %75 = getelementptr inbounds i8, ptr %14, i64 8
  %76 = getelementptr inbounds i8, ptr %14, i64 16
  %77 = getelementptr inbounds i8, ptr %0, i64 104
  %78 = getelementptr inbounds i8, ptr %0, i64 152
  %79 = icmp sgt i32 %20, 0
  %80 = icmp sgt i32 %20, 0
  %81 = icmp sgt i32 %20, 0
  %82 = zext nneg i32 %20 to i64
  %83 = zext nneg i32 %20 to i64
  %84 = icmp sgt i32 %20, 0
  %85 = zext nneg i32 %20 to i64
  %86 = zext nneg i32 %20 to i64
  %87 = icmp sgt i32 %20, 0
  %88 = icmp sgt i32 %20, 0
  %89 = icmp sgt i32 %20, 0
  %90 = getelementptr inbounds i8, ptr %9, i64 384
  %91 = getelementptr inbounds i8, ptr %9, i64 392
  %92 = getelementptr inbounds i8, ptr %9, i64 400
  %93 = getelementptr inbounds i8, ptr %9, i64 504
  %94 = getelementptr inbounds i8, ptr %9, i64 488
  %95 = getelementptr inbounds i8, ptr %9, i64 480
  %96 = getelementptr inbounds i8, ptr %9, i64 496
  %97 = sext i32 %20 to i64
  %98 = shl nsw i64 %97, 3
  %99 = zext nneg i32 %20 to i64
  %100 = zext nneg i32 %20 to i64
  %101 = zext nneg i32 %20 to i64
  %102 = zext nneg i32 %20 to i64
  %103 = zext nneg i32 %20 to i64
  %104 = zext nneg i32 %20 to i64
  %105 = zext nneg i32 %20 to i64
  %106 = zext nneg i32 %20 to i64
  %107 = zext nneg i32 %20 to i64
  %108 = zext nneg i32 %20 to i64
  %109 = zext nneg i32 %20 to i64
  br label %113
110:                                              ; preds = %631
  %111 = add nuw nsw i32 %117, 1
  %112 = icmp eq i32 %111, 80
  br i1 %112, label %636, label %113
113:                                              ; preds = %59, %110
  %114 = phi double [ undef, %59 ], [ %515, %110 ]
  %115 = phi double [ 0x3D719799812DEA11, %59 ], [ %634, %110 ]
  %116 = phi double [ %68, %59 ], [ %632, %110 ]
  %117 = phi i32 [ 0, %59 ], [ %111, %110 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, i8 0, i64 24, i1 false)
  %118 = load i32, ptr %0, align 8
  %119 = icmp sgt i32 %118, 0
  br i1 %119, label %120, label %140
120:                                              ; preds = %113
  %121 = load double, ptr %26, align 8
  %122 = fmul reassoc nsz contract double %121, 2.000000e+00
  %123 = load double, ptr %28, align 8
  %124 = load double, ptr %30, align 8
  %125 = load double, ptr %32, align 8
  %126 = load double, ptr %34, align 8
  %127 = load double, ptr %71, align 8
  %128 = load double, ptr %72, align 8
  %129 = load double, ptr %73, align 8
  %130 = zext nneg i32 %118 to i64
  %131 = fmul reassoc nsz contract double %125, %122
  %132 = fmul reassoc nsz contract double %123, %122
  %133 = fmul reassoc nsz contract double %124, %122
  %134 = fneg reassoc nsz contract double %129
  %135 = fmul reassoc nsz contract double %126, %134
  %136 = fneg reassoc nsz contract double %127
  %137 = fmul reassoc nsz contract double %126, %136
  %138 = fneg reassoc nsz contract double %128
  %139 = fmul reassoc nsz contract double %126, %138
  br label %144
140:                                              ; preds = %144, %113
  %141 = zext i32 %118 to i64
  %142 = zext nneg i32 %118 to i64
  %143 = zext nneg i32 %118 to i64
  br label %172
144:                                              ; preds = %144, %120
  %145 = phi i64 [ 0, %120 ], [ %170, %144 ]
  %146 = getelementptr inbounds [6 x [3 x double]], ptr %69, i64 0, i64 %145
  %147 = load double, ptr %146, align 8
  %148 = fmul reassoc nsz contract double %147, %132
  %149 = getelementptr inbounds i8, ptr %146, i64 8
  %150 = load double, ptr %149, align 8
  %151 = fmul reassoc nsz contract double %150, %133
  %152 = getelementptr inbounds i8, ptr %146, i64 16
  %153 = load double, ptr %152, align 8
  %154 = fmul reassoc nsz contract double %153, %131
  %155 = getelementptr inbounds [6 x [3 x double]], ptr %70, i64 0, i64 %145
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds i8, ptr %155, i64 8
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds i8, ptr %155, i64 16
  %160 = load double, ptr %159, align 8
  %161 = fmul reassoc nsz contract double %137, %156
  %162 = fmul reassoc nsz contract double %139, %158
  %163 = fmul reassoc nsz contract double %135, %160
  %164 = fadd reassoc nsz contract double %151, %148
  %165 = fadd reassoc nsz contract double %164, %154
  %166 = fadd reassoc nsz contract double %162, %161
  %167 = fadd reassoc nsz contract double %166, %163
  %168 = fadd reassoc nsz contract double %167, %165
  %169 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %145
  store double %168, ptr %169, align 8
  %170 = add nuw nsw i64 %145, 1
  %171 = icmp eq i64 %170, %130
  br i1 %171, label %140, label %144
172:                                              ; preds = %286, %140
  %173 = phi i32 [ 0, %140 ], [ %289, %286 ]
  %174 = call fastcc i32 @constraints(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %8, i32 noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %12)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %13, ptr noundef nonnull align 16 dereferenceable(48) %6, i64 48, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  br i1 %21, label %258, label %175
175:                                              ; preds = %172
  br i1 %119, label %176, label %184
176:                                              ; preds = %175, %237
  %177 = phi i64 [ %238, %237 ], [ 0, %175 ]
  %178 = getelementptr inbounds i32, ptr %11, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %237
181:                                              ; preds = %176
  %182 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %177
  %183 = load double, ptr %182, align 8
  br label %227
184:                                              ; preds = %237, %175
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %5, i8 0, i64 288, i1 false)
  br label %185
185:                                              ; preds = %191, %184
  %186 = phi i64 [ 0, %184 ], [ %192, %191 ]
  %187 = phi i64 [ 1, %184 ], [ %193, %191 ]
  br label %195
188:                                              ; preds = %191
  %189 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %5, i32 noundef 3, ptr noundef nonnull %14)
  %190 = fcmp reassoc nsz contract oeq double %189, 0.000000e+00
  br i1 %190, label %221, label %222
191:                                              ; preds = %201
  %192 = add nuw nsw i64 %186, 1
  %193 = add nuw nsw i64 %187, 1
  %194 = icmp eq i64 %192, 3
  br i1 %194, label %188, label %185
195:                                              ; preds = %201, %185
  %196 = phi i64 [ 0, %185 ], [ %202, %201 ]
  %197 = icmp eq i64 %186, %196
  %198 = select reassoc nsz contract i1 %197, double 0x3D719799812DEA11, double 0.000000e+00
  %199 = getelementptr inbounds [6 x [6 x double]], ptr %5, i64 0, i64 %186, i64 %196
  store double %198, ptr %199, align 8
  br i1 %119, label %204, label %201
200:                                              ; preds = %216
  store double %218, ptr %199, align 8
  br label %201
201:                                              ; preds = %200, %195
  %202 = add nuw nsw i64 %196, 1
  %203 = icmp eq i64 %202, %187
  br i1 %203, label %191, label %195
204:                                              ; preds = %195, %216
  %205 = phi i64 [ %219, %216 ], [ 0, %195 ]
  %206 = phi double [ %218, %216 ], [ %198, %195 ]
  %207 = getelementptr inbounds i32, ptr %11, i64 %205
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %216
210:                                              ; preds = %204
  %211 = getelementptr inbounds [6 x [3 x double]], ptr %74, i64 0, i64 %205, i64 %186
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds [6 x [3 x double]], ptr %74, i64 0, i64 %205, i64 %196
  %214 = load double, ptr %213, align 8
  %215 = fmul reassoc nsz contract double %214, %212
  br label %216
216:                                              ; preds = %210, %204
  %217 = phi reassoc nsz contract double [ %215, %210 ], [ 0.000000e+00, %204 ]
  %218 = fadd reassoc nsz contract double %217, %206
  %219 = add nuw nsw i64 %205, 1
  %220 = icmp eq i64 %219, %142
  br i1 %220, label %200, label %204
221:                                              ; preds = %188
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  br label %222
222:                                              ; preds = %221, %188
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5)
  br i1 %119, label %223, label %284
223:                                              ; preds = %222
  %224 = load double, ptr %14, align 16
  %225 = load double, ptr %75, align 8
  %226 = load double, ptr %76, align 16
  br label %240
227:                                              ; preds = %227, %181
  %228 = phi i64 [ 0, %181 ], [ %235, %227 ]
  %229 = getelementptr inbounds [6 x [3 x double]], ptr %74, i64 0, i64 %177, i64 %228
  %230 = load double, ptr %229, align 8
  %231 = fmul reassoc nsz contract double %230, %183
  %232 = getelementptr inbounds double, ptr %14, i64 %228
  %233 = load double, ptr %232, align 8
  %234 = fsub reassoc nsz contract double %233, %231
  store double %234, ptr %232, align 8
  %235 = add nuw nsw i64 %228, 1
  %236 = icmp eq i64 %235, 3
  br i1 %236, label %237, label %227
237:                                              ; preds = %227, %176
  %238 = add nuw nsw i64 %177, 1
  %239 = icmp eq i64 %238, %141
  br i1 %239, label %184, label %176
240:                                              ; preds = %223, %240
  %241 = phi i64 [ %256, %240 ], [ 0, %223 ]
  %242 = getelementptr inbounds [6 x [3 x double]], ptr %74, i64 0, i64 %241
  %243 = load double, ptr %242, align 8
  %244 = fmul reassoc nsz contract double %243, %224
  %245 = getelementptr inbounds i8, ptr %242, i64 8
  %246 = load double, ptr %245, align 8
  %247 = fmul reassoc nsz contract double %246, %225
  %248 = fadd reassoc nsz contract double %247, %244
  %249 = getelementptr inbounds i8, ptr %242, i64 16
  %250 = load double, ptr %249, align 8
  %251 = fmul reassoc nsz contract double %250, %226
  %252 = fadd reassoc nsz contract double %248, %251
  %253 = getelementptr inbounds double, ptr %13, i64 %241
  %254 = load double, ptr %253, align 8
  %255 = fadd reassoc nsz contract double %252, %254
  store double %255, ptr %253, align 8
  %256 = add nuw nsw i64 %241, 1
  %257 = icmp eq i64 %256, %142
  br i1 %257, label %258, label %240
258:                                              ; preds = %240, %172
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  br i1 %119, label %259, label %286
259:                                              ; preds = %258, %278
  %260 = phi i64 [ %282, %278 ], [ 0, %258 ]
  %261 = getelementptr inbounds double, ptr %1, i64 %260
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds [6 x double], ptr %77, i64 0, i64 %260
  %264 = load double, ptr %263, align 8
  %265 = fcmp reassoc nsz contract ugt double %262, %264
  br i1 %265, label %270, label %266
266:                                              ; preds = %259
  %267 = getelementptr inbounds double, ptr %13, i64 %260
  %268 = load double, ptr %267, align 8
  %269 = fcmp reassoc nsz contract ogt double %268, 0.000000e+00
  br i1 %269, label %278, label %270
270:                                              ; preds = %266, %259
  %271 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %260
  %272 = load double, ptr %271, align 8
  %273 = fcmp reassoc nsz contract ult double %262, %272
  br i1 %273, label %278, label %274
274:                                              ; preds = %270
  %275 = getelementptr inbounds double, ptr %13, i64 %260
  %276 = load double, ptr %275, align 8
  %277 = fcmp reassoc nsz contract olt double %276, 0.000000e+00
  br label %278
278:                                              ; preds = %274, %270, %266
  %279 = phi i1 [ true, %266 ], [ false, %270 ], [ %277, %274 ]
  %280 = zext i1 %279 to i32
  %281 = getelementptr inbounds i32, ptr %7, i64 %260
  store i32 %280, ptr %281, align 4
  %282 = add nuw nsw i64 %260, 1
  %283 = icmp eq i64 %282, %143
  br i1 %283, label %285, label %259
284:                                              ; preds = %222
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  br label %285
285:                                              ; preds = %278, %284
  br i1 %119, label %292, label %286
286:                                              ; preds = %302, %258, %285
  %287 = phi i32 [ 0, %285 ], [ 0, %258 ], [ %305, %302 ]
  %288 = icmp eq i32 %287, 0
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  %289 = add nuw nsw i32 %173, 1
  %290 = icmp eq i32 %289, 3
  %291 = select i1 %288, i1 true, i1 %290
  br i1 %291, label %311, label %172
292:                                              ; preds = %285, %302
  %293 = phi i64 [ %309, %302 ], [ 0, %285 ]
  %294 = phi i32 [ %305, %302 ], [ 0, %285 ]
  %295 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %293
  %296 = load i32, ptr %295, align 4
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %302, label %298
298:                                              ; preds = %292
  %299 = getelementptr inbounds i32, ptr %11, i64 %293
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq i32 %300, 0
  br label %302
302:                                              ; preds = %298, %292
  %303 = phi i1 [ false, %292 ], [ %301, %298 ]
  %304 = zext i1 %303 to i32
  %305 = or i32 %294, %304
  %306 = getelementptr inbounds i32, ptr %11, i64 %293
  %307 = load i32, ptr %306, align 4
  %308 = or i32 %307, %296
  store i32 %308, ptr %306, align 4
  %309 = add nuw nsw i64 %293, 1
  %310 = icmp eq i64 %309, %141
  br i1 %310, label %286, label %292
311:                                              ; preds = %286
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %13, ptr noundef nonnull align 16 dereferenceable(48) %6, i64 48, i1 false)
  %312 = icmp sgt i32 %174, 0
  br i1 %312, label %313, label %344
313:                                              ; preds = %311
  %314 = zext nneg i32 %174 to i64
  %315 = zext nneg i32 %118 to i64
  br label %316
316:                                              ; preds = %331, %313
  %317 = phi i64 [ 0, %313 ], [ %332, %331 ]
  br i1 %119, label %320, label %318
318:                                              ; preds = %320, %316
  %319 = phi double [ 0.000000e+00, %316 ], [ %328, %320 ]
  br i1 %119, label %334, label %331
320:                                              ; preds = %316, %320
  %321 = phi i64 [ %329, %320 ], [ 0, %316 ]
  %322 = phi double [ %328, %320 ], [ 0.000000e+00, %316 ]
  %323 = getelementptr inbounds [6 x double], ptr %12, i64 %317, i64 %321
  %324 = load double, ptr %323, align 8
  %325 = getelementptr inbounds double, ptr %13, i64 %321
  %326 = load double, ptr %325, align 8
  %327 = fmul reassoc nsz contract double %326, %324
  %328 = fadd reassoc nsz contract double %327, %322
  %329 = add nuw nsw i64 %321, 1
  %330 = icmp eq i64 %329, %315
  br i1 %330, label %318, label %320
331:                                              ; preds = %334, %318
  %332 = add nuw nsw i64 %317, 1
  %333 = icmp eq i64 %332, %314
  br i1 %333, label %344, label %316
334:                                              ; preds = %318, %334
  %335 = phi i64 [ %342, %334 ], [ 0, %318 ]
  %336 = getelementptr inbounds [6 x double], ptr %12, i64 %317, i64 %335
  %337 = load double, ptr %336, align 8
  %338 = fmul reassoc nsz contract double %337, %319
  %339 = getelementptr inbounds double, ptr %13, i64 %335
  %340 = load double, ptr %339, align 8
  %341 = fsub reassoc nsz contract double %340, %338
  store double %341, ptr %339, align 8
  %342 = add nuw nsw i64 %335, 1
  %343 = icmp eq i64 %342, %315
  br i1 %343, label %331, label %334
344:                                              ; preds = %331, %311
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %17)
  br i1 %79, label %347, label %345
345:                                              ; preds = %347, %344
  %346 = phi double [ 0.000000e+00, %344 ], [ %354, %347 ]
  br i1 %80, label %360, label %357
347:                                              ; preds = %344, %347
  %348 = phi i64 [ %355, %347 ], [ 0, %344 ]
  %349 = phi double [ %354, %347 ], [ 0.000000e+00, %344 ]
  %350 = getelementptr inbounds [6 x double], ptr %13, i64 0, i64 %348
  %351 = load double, ptr %350, align 8
  %352 = tail call reassoc nsz contract double @llvm.fabs.f64(double %351)
  %353 = fcmp reassoc nsz contract ogt double %352, %349
  %354 = select reassoc nsz contract i1 %353, double %352, double %349
  %355 = add nuw nsw i64 %348, 1
  %356 = icmp eq i64 %355, %99
  br i1 %356, label %345, label %347
357:                                              ; preds = %363, %345
  br i1 %81, label %358, label %374
358:                                              ; preds = %357
  %359 = zext nneg i32 %174 to i64
  br label %377
360:                                              ; preds = %345, %363
  %361 = phi i64 [ %364, %363 ], [ 0, %345 ]
  %362 = trunc nuw nsw i64 %361 to i32
  br label %366
363:                                              ; preds = %366
  %364 = add nuw nsw i64 %361, 1
  %365 = icmp eq i64 %364, %100
  br i1 %365, label %357, label %360
366:                                              ; preds = %360, %366
  %367 = phi i64 [ %361, %360 ], [ %372, %366 ]
  %368 = trunc nuw nsw i64 %367 to i32
  %369 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull %0, ptr noundef nonnull %8, i32 noundef %362, i32 noundef %368, ptr noundef nonnull %14)
  %370 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %367, i64 %361
  store double %369, ptr %370, align 8
  %371 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %361, i64 %367
  store double %369, ptr %371, align 8
  %372 = add nuw nsw i64 %367, 1
  %373 = icmp eq i64 %372, %101
  br i1 %373, label %363, label %366
374:                                              ; preds = %406, %357
  br i1 %84, label %375, label %409
375:                                              ; preds = %374
  %376 = zext nneg i32 %174 to i64
  br label %412
377:                                              ; preds = %358, %406
  %378 = phi i64 [ 0, %358 ], [ %407, %406 ]
  %379 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %378
  br i1 %312, label %380, label %406
380:                                              ; preds = %377, %393
  %381 = phi i64 [ %394, %393 ], [ 0, %377 ]
  br label %382
382:                                              ; preds = %382, %380
  %383 = phi i64 [ 0, %380 ], [ %391, %382 ]
  %384 = phi double [ 0.000000e+00, %380 ], [ %390, %382 ]
  %385 = getelementptr inbounds [6 x double], ptr %12, i64 %381, i64 %383
  %386 = load double, ptr %385, align 8
  %387 = getelementptr inbounds double, ptr %379, i64 %383
  %388 = load double, ptr %387, align 8
  %389 = fmul reassoc nsz contract double %388, %386
  %390 = fadd reassoc nsz contract double %389, %384
  %391 = add nuw nsw i64 %383, 1
  %392 = icmp eq i64 %391, %82
  br i1 %392, label %396, label %382
393:                                              ; preds = %396
  %394 = add nuw nsw i64 %381, 1
  %395 = icmp eq i64 %394, %359
  br i1 %395, label %406, label %380
396:                                              ; preds = %382, %396
  %397 = phi i64 [ %404, %396 ], [ 0, %382 ]
  %398 = getelementptr inbounds [6 x double], ptr %12, i64 %381, i64 %397
  %399 = load double, ptr %398, align 8
  %400 = fmul reassoc nsz contract double %399, %390
  %401 = getelementptr inbounds double, ptr %379, i64 %397
  %402 = load double, ptr %401, align 8
  %403 = fsub reassoc nsz contract double %402, %400
  store double %403, ptr %401, align 8
  %404 = add nuw nsw i64 %397, 1
  %405 = icmp eq i64 %404, %83
  br i1 %405, label %393, label %396
406:                                              ; preds = %393, %377
  %407 = add nuw nsw i64 %378, 1
  %408 = icmp eq i64 %407, %102
  br i1 %408, label %374, label %377
409:                                              ; preds = %449, %374
  %410 = icmp sgt i32 %174, 0
  %411 = zext nneg i32 %174 to i64
  br label %459
412:                                              ; preds = %375, %449
  %413 = phi i64 [ 0, %375 ], [ %450, %449 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %18)
  br label %442
414:                                              ; preds = %442
  br i1 %312, label %415, label %441
415:                                              ; preds = %414, %428
  %416 = phi i64 [ %429, %428 ], [ 0, %414 ]
  br label %417
417:                                              ; preds = %417, %415
  %418 = phi i64 [ 0, %415 ], [ %426, %417 ]
  %419 = phi double [ 0.000000e+00, %415 ], [ %425, %417 ]
  %420 = getelementptr inbounds [6 x double], ptr %12, i64 %416, i64 %418
  %421 = load double, ptr %420, align 8
  %422 = getelementptr inbounds double, ptr %18, i64 %418
  %423 = load double, ptr %422, align 8
  %424 = fmul reassoc nsz contract double %423, %421
  %425 = fadd reassoc nsz contract double %424, %419
  %426 = add nuw nsw i64 %418, 1
  %427 = icmp eq i64 %426, %85
  br i1 %427, label %431, label %417
428:                                              ; preds = %431
  %429 = add nuw nsw i64 %416, 1
  %430 = icmp eq i64 %429, %376
  br i1 %430, label %441, label %415
431:                                              ; preds = %417, %431
  %432 = phi i64 [ %439, %431 ], [ 0, %417 ]
  %433 = getelementptr inbounds [6 x double], ptr %12, i64 %416, i64 %432
  %434 = load double, ptr %433, align 8
  %435 = fmul reassoc nsz contract double %434, %425
  %436 = getelementptr inbounds double, ptr %18, i64 %432
  %437 = load double, ptr %436, align 8
  %438 = fsub reassoc nsz contract double %437, %435
  store double %438, ptr %436, align 8
  %439 = add nuw nsw i64 %432, 1
  %440 = icmp eq i64 %439, %86
  br i1 %440, label %428, label %431
441:                                              ; preds = %428, %414
  br label %452
442:                                              ; preds = %412, %442
  %443 = phi i64 [ 0, %412 ], [ %447, %442 ]
  %444 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %443, i64 %413
  %445 = load double, ptr %444, align 8
  %446 = getelementptr inbounds [6 x double], ptr %18, i64 0, i64 %443
  store double %445, ptr %446, align 8
  %447 = add nuw nsw i64 %443, 1
  %448 = icmp eq i64 %447, %104
  br i1 %448, label %414, label %442
449:                                              ; preds = %452
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %18)
  %450 = add nuw nsw i64 %413, 1
  %451 = icmp eq i64 %450, %103
  br i1 %451, label %409, label %412
452:                                              ; preds = %441, %452
  %453 = phi i64 [ 0, %441 ], [ %457, %452 ]
  %454 = getelementptr inbounds [6 x double], ptr %18, i64 0, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %453, i64 %413
  store double %455, ptr %456, align 8
  %457 = add nuw nsw i64 %453, 1
  %458 = icmp eq i64 %457, %105
  br i1 %458, label %449, label %452
459:                                              ; preds = %409, %512
  %460 = phi nsz double [ %514, %512 ], [ %115, %409 ]
  %461 = phi nsz double [ %515, %512 ], [ %114, %409 ]
  br i1 %87, label %462, label %464
462:                                              ; preds = %459, %467
  %463 = phi i64 [ %472, %467 ], [ 0, %459 ]
  br label %474
464:                                              ; preds = %467, %459
  %465 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %16, i32 noundef %20, ptr noundef nonnull %17)
  %466 = fcmp reassoc nsz contract ogt double %465, 0.000000e+00
  br i1 %466, label %503, label %505
467:                                              ; preds = %489
  %468 = getelementptr inbounds [6 x double], ptr %13, i64 0, i64 %463
  %469 = load double, ptr %468, align 8
  %470 = fneg reassoc nsz contract double %469
  %471 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %463
  store double %470, ptr %471, align 8
  %472 = add nuw nsw i64 %463, 1
  %473 = icmp eq i64 %472, %106
  br i1 %473, label %464, label %462
474:                                              ; preds = %462, %489
  %475 = phi i64 [ 0, %462 ], [ %490, %489 ]
  %476 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %463, i64 %475
  %477 = load double, ptr %476, align 8
  %478 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %475, i64 %463
  %479 = load double, ptr %478, align 8
  %480 = fadd reassoc nsz contract double %479, %477
  %481 = fmul reassoc nsz contract double %480, 5.000000e-01
  %482 = icmp eq i64 %463, %475
  %483 = select reassoc nsz contract i1 %482, double %460, double 0.000000e+00
  %484 = fadd reassoc nsz contract double %481, %483
  %485 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %463, i64 %475
  store double %484, ptr %485, align 8
  br i1 %410, label %486, label %489
486:                                              ; preds = %474
  %487 = load double, ptr %485, align 8
  br label %492
488:                                              ; preds = %492
  store double %500, ptr %485, align 8
  br label %489
489:                                              ; preds = %488, %474
  %490 = add nuw nsw i64 %475, 1
  %491 = icmp eq i64 %490, %107
  br i1 %491, label %467, label %474
492:                                              ; preds = %486, %492
  %493 = phi i64 [ 0, %486 ], [ %501, %492 ]
  %494 = phi double [ %487, %486 ], [ %500, %492 ]
  %495 = getelementptr inbounds [6 x [6 x double]], ptr %12, i64 0, i64 %493, i64 %463
  %496 = load double, ptr %495, align 8
  %497 = getelementptr inbounds [6 x [6 x double]], ptr %12, i64 0, i64 %493, i64 %475
  %498 = load double, ptr %497, align 8
  %499 = fmul reassoc nsz contract double %498, %496
  %500 = fadd reassoc nsz contract double %494, %499
  %501 = add nuw nsw i64 %493, 1
  %502 = icmp eq i64 %501, %411
  br i1 %502, label %488, label %492
503:                                              ; preds = %464
  %504 = fsub reassoc nsz contract double %465, %460
  store double %504, ptr %3, align 8
  br label %512
505:                                              ; preds = %464
  store double 0.000000e+00, ptr %3, align 8
  %506 = fcmp reassoc nsz contract olt double %460, 0x3EB0C6F7A0B5ED8D
  %507 = fmul reassoc nsz contract double %460, 4.000000e+00
  %508 = select reassoc nsz contract i1 %506, double 1.000000e-04, double %507
  %509 = fcmp reassoc nsz contract ogt double %508, 1.000000e+09
  %510 = zext i1 %509 to i32
  %511 = select nsz i1 %509, double %116, double %461
  br label %512
512:                                              ; preds = %505, %503
  %513 = phi i32 [ 26, %503 ], [ %510, %505 ]
  %514 = phi nsz double [ %460, %503 ], [ %508, %505 ]
  %515 = phi nsz double [ %461, %503 ], [ %511, %505 ]
  switch i32 %513, label %631 [
    i32 0, label %459
    i32 26, label %516
  ]
516:                                              ; preds = %512
  br i1 %88, label %522, label %517
517:                                              ; preds = %522, %516
  %518 = phi double [ 0.000000e+00, %516 ], [ %529, %522 ]
  %519 = fcmp reassoc nsz contract ogt double %518, 6.000000e-01
  %520 = fdiv reassoc nsz contract double 6.000000e-01, %518
  %521 = select reassoc nsz contract i1 %519, double %520, double 1.000000e+00
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %19)
  br i1 %89, label %534, label %532
522:                                              ; preds = %516, %522
  %523 = phi i64 [ %530, %522 ], [ 0, %516 ]
  %524 = phi double [ %529, %522 ], [ 0.000000e+00, %516 ]
  %525 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %523
  %526 = load double, ptr %525, align 8
  %527 = tail call reassoc nsz contract double @llvm.fabs.f64(double %526)
  %528 = fcmp reassoc nsz contract ogt double %527, %524
  %529 = select reassoc nsz contract i1 %528, double %527, double %524
  %530 = add nuw nsw i64 %523, 1
  %531 = icmp eq i64 %530, %108
  br i1 %531, label %517, label %522
532:                                              ; preds = %552, %517
  %533 = phi double [ 0.000000e+00, %517 ], [ %557, %552 ]
  br i1 %21, label %562, label %560
534:                                              ; preds = %517, %552
  %535 = phi i64 [ %558, %552 ], [ 0, %517 ]
  %536 = phi double [ %557, %552 ], [ 0.000000e+00, %517 ]
  %537 = getelementptr inbounds double, ptr %1, i64 %535
  %538 = load double, ptr %537, align 8
  %539 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %535
  %540 = load double, ptr %539, align 8
  %541 = fmul reassoc nsz contract double %540, %521
  %542 = fadd reassoc nsz contract double %541, %538
  %543 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %535
  store double %542, ptr %543, align 8
  %544 = getelementptr inbounds [6 x double], ptr %77, i64 0, i64 %535
  %545 = load double, ptr %544, align 8
  %546 = fcmp reassoc nsz contract olt double %542, %545
  br i1 %546, label %552, label %547
547:                                              ; preds = %534
  %548 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %535
  %549 = load double, ptr %548, align 8
  %550 = fcmp reassoc nsz contract ogt double %542, %549
  %551 = select reassoc nsz contract i1 %550, double %549, double %542
  br label %552
552:                                              ; preds = %547, %534
  %553 = phi reassoc nsz contract double [ %545, %534 ], [ %551, %547 ]
  store double %553, ptr %543, align 8
  %554 = fsub reassoc nsz contract double %553, %538
  %555 = tail call reassoc nsz contract double @llvm.fabs.f64(double %554)
  %556 = fcmp reassoc nsz contract ogt double %555, %536
  %557 = select reassoc nsz contract i1 %556, double %555, double %536
  %558 = add nuw nsw i64 %535, 1
  %559 = icmp eq i64 %558, %109
  br i1 %559, label %532, label %534
560:                                              ; preds = %532
  %561 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %0, ptr noundef nonnull %19, ptr noundef nonnull %11, ptr noundef nonnull %9)
  br label %562
562:                                              ; preds = %532, %560
  %563 = phi reassoc nsz contract double [ %561, %560 ], [ 0.000000e+00, %532 ]
  br i1 %21, label %564, label %565
564:                                              ; preds = %562
  call fastcc void @look(ptr noundef nonnull %0, ptr noundef nonnull %19, ptr noundef nonnull %9)
  br label %565
565:                                              ; preds = %564, %562
  %566 = fcmp reassoc nsz contract olt double %563, 1.000000e-09
  br i1 %566, label %567, label %602
567:                                              ; preds = %565
  %568 = load double, ptr %26, align 8
  %569 = load double, ptr %90, align 8
  %570 = load double, ptr %91, align 8
  %571 = load double, ptr %92, align 8
  %572 = load double, ptr %34, align 8
  %573 = load double, ptr %93, align 8
  %574 = fmul reassoc nsz contract double %573, 5.000000e-01
  %575 = fadd reassoc nsz contract double %574, -5.000000e-01
  %576 = fcmp reassoc nsz contract ogt double %575, 0.000000e+00
  br i1 %576, label %577, label %589
577:                                              ; preds = %567
  %578 = load double, ptr %94, align 8
  %579 = fmul reassoc nsz contract double %578, %578
  %580 = load double, ptr %95, align 8
  %581 = fmul reassoc nsz contract double %580, %580
  %582 = fadd reassoc nsz contract double %581, %579
  %583 = load double, ptr %96, align 8
  %584 = fmul reassoc nsz contract double %583, %583
  %585 = fadd reassoc nsz contract double %582, %584
  %586 = fmul reassoc nsz contract double %585, 5.000000e-01
  %587 = fadd reassoc nsz contract double %574, 5.000000e-01
  %588 = fdiv reassoc nsz contract double %586, %587
  br label %592
589:                                              ; preds = %567
  %590 = fmul reassoc nsz contract double %575, 2.000000e+00
  %591 = fsub reassoc nsz contract double 2.000000e+00, %590
  br label %592
592:                                              ; preds = %577, %589
  %593 = phi reassoc nsz contract double [ %588, %577 ], [ %591, %589 ]
  %594 = fmul reassoc nsz contract double %570, %570
  %595 = fmul reassoc nsz contract double %569, %569
  %596 = fadd reassoc nsz contract double %594, %595
  %597 = fmul reassoc nsz contract double %571, %571
  %598 = fadd reassoc nsz contract double %596, %597
  %599 = fmul reassoc nsz contract double %598, %568
  %600 = fmul reassoc nsz contract double %593, %572
  %601 = fadd reassoc nsz contract double %600, %599
  br label %602
602:                                              ; preds = %565, %592
  %603 = phi reassoc nsz contract double [ %601, %592 ], [ 0x7FF0000000000000, %565 ]
  %604 = fcmp reassoc nsz contract olt double %603, %116
  br i1 %604, label %610, label %605
605:                                              ; preds = %602
  %606 = fadd reassoc nsz contract double %116, 1.000000e-15
  %607 = fcmp reassoc nsz contract ole double %603, %606
  %608 = fcmp reassoc nsz contract olt double %533, 0x3EB0C6F7A0B5ED8D
  %609 = select i1 %607, i1 %608, i1 false
  br i1 %609, label %610, label %617
610:                                              ; preds = %605, %602
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %19, i64 %98, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %8, ptr noundef nonnull align 8 dereferenceable(512) %9, i64 512, i1 false)
  %611 = fcmp reassoc nsz contract olt double %514, 0x3DA5FD7FE1796495
  %612 = fmul reassoc nsz contract double %514, 1.000000e-01
  %613 = select reassoc nsz contract i1 %611, double 0x3D719799812DEA11, double %612
  %614 = fcmp reassoc nsz contract olt double %533, 0x3D719799812DEA11
  %615 = fcmp reassoc nsz contract olt double %346, 0x3C9CD2B297D889BC
  %616 = select i1 %614, i1 true, i1 %615
  br i1 %616, label %627, label %624
617:                                              ; preds = %605
  %618 = fcmp reassoc nsz contract olt double %533, 1.000000e-09
  br i1 %618, label %627, label %619
619:                                              ; preds = %617
  %620 = fcmp reassoc nsz contract olt double %514, 0x3EB0C6F7A0B5ED8D
  %621 = fmul reassoc nsz contract double %514, 8.000000e+00
  %622 = select reassoc nsz contract i1 %620, double 1.000000e-04, double %621
  %623 = fcmp reassoc nsz contract ogt double %622, 1.000000e+09
  br i1 %623, label %627, label %624
624:                                              ; preds = %619, %610
  %625 = phi nsz double [ %603, %610 ], [ %116, %619 ]
  %626 = phi nsz double [ %613, %610 ], [ %622, %619 ]
  br label %627
627:                                              ; preds = %619, %617, %610, %624
  %628 = phi nsz double [ %625, %624 ], [ %603, %610 ], [ %116, %617 ], [ %116, %619 ]
  %629 = phi i32 [ 0, %624 ], [ 2, %610 ], [ 2, %617 ], [ 2, %619 ]
  %630 = phi nsz double [ %626, %624 ], [ %613, %610 ], [ %514, %617 ], [ %622, %619 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %19)
  br label %631
631:                                              ; preds = %512, %627
  %632 = phi nsz double [ %628, %627 ], [ %116, %512 ]
  %633 = phi i32 [ %629, %627 ], [ %513, %512 ]
  %634 = phi nsz double [ %630, %627 ], [ %514, %512 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %15)
  %635 = icmp eq i32 %633, 0
  br i1 %635, label %110, label %636
636:                                              ; preds = %110, %631
  %637 = phi i32 [ %633, %631 ], [ 2, %110 ]
  %638 = icmp eq i32 %637, 2
  %639 = select nsz i1 %638, double %632, double %515
  br label %640
640:                                              ; preds = %22, %636
  %641 = phi nsz double [ %639, %636 ], [ 0x7FF0000000000000, %22 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  ret double %641
}
define internal fastcc void @add(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, double noundef %3, double noundef %4, i32 noundef %5) unnamed_addr {
  %7 = load i32, ptr %1, align 8
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %21
9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %1, i64 3080
  %11 = getelementptr inbounds i8, ptr %1, i64 3592
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i32, ptr %0, align 8
  %14 = icmp slt i32 %13, 1
  %15 = getelementptr inbounds i8, ptr %0, i64 4
  %16 = getelementptr inbounds i8, ptr %0, i64 56
  %17 = zext nneg i32 %13 to i64
  %18 = icmp eq i32 %5, 0
  %19 = getelementptr inbounds i8, ptr %1, i64 4104
  %20 = zext nneg i32 %7 to i64
  br label %27
21:                                               ; preds = %81, %6
  %22 = getelementptr inbounds i8, ptr %1, i64 3592
  %23 = icmp sgt i32 %7, 0
  br i1 %23, label %24, label %104
24:                                               ; preds = %21
  %25 = getelementptr inbounds i8, ptr %1, i64 3080
  %26 = zext nneg i32 %7 to i64
  br label %84
27:                                               ; preds = %9, %81
  %28 = phi i64 [ 0, %9 ], [ %82, %81 ]
  %29 = getelementptr inbounds [64 x double], ptr %10, i64 0, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fsub reassoc nsz contract double %3, %30
  %32 = tail call reassoc nsz contract double @llvm.fabs.f64(double %31)
  %33 = fcmp reassoc nsz contract olt double %32, 1.000000e-08
  br i1 %33, label %34, label %40
34:                                               ; preds = %27
  %35 = getelementptr inbounds [64 x double], ptr %11, i64 0, i64 %28
  %36 = load double, ptr %35, align 8
  %37 = fsub reassoc nsz contract double %4, %36
  %38 = tail call reassoc nsz contract double @llvm.fabs.f64(double %37)
  %39 = fcmp reassoc nsz contract olt double %38, 0x3E7AD7F29ABCAF48
  br label %40
40:                                               ; preds = %34, %27
  %41 = phi i1 [ false, %27 ], [ %39, %34 ]
  %42 = getelementptr inbounds [64 x [6 x double]], ptr %12, i64 0, i64 %28
  br i1 %14, label %73, label %47
43:                                               ; preds = %70
  %44 = add nuw nsw i64 %48, 1
  %45 = icmp uge i64 %44, %17
  %46 = icmp eq i64 %44, %17
  br i1 %46, label %73, label %47
47:                                               ; preds = %40, %43
  %48 = phi i64 [ %44, %43 ], [ 0, %40 ]
  %49 = phi i1 [ %45, %43 ], [ false, %40 ]
  %50 = getelementptr inbounds double, ptr %2, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %42, i64 %48
  %53 = load double, ptr %52, align 8
  %54 = fsub reassoc nsz contract double %51, %53
  %55 = tail call reassoc nsz contract double @llvm.fabs.f64(double %54)
  %56 = getelementptr inbounds [6 x i32], ptr %15, i64 0, i64 %48
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %70, label %59
59:                                               ; preds = %47
  %60 = getelementptr inbounds [6 x double], ptr %16, i64 0, i64 %48
  %61 = load double, ptr %60, align 8
  %62 = tail call reassoc nsz contract double @llvm.fabs.f64(double %61)
  %63 = fdiv reassoc nsz contract double 0x401921FB54442D18, %62
  %64 = fdiv reassoc nsz contract double %55, %63
  %65 = fadd reassoc nsz contract double %64, 5.000000e-01
  %66 = tail call reassoc nsz contract double @llvm.floor.f64(double %65)
  %67 = fmul reassoc nsz contract double %66, %63
  %68 = fsub reassoc nsz contract double %55, %67
  %69 = tail call reassoc nsz contract double @llvm.fabs.f64(double %68)
  br label %70
70:                                               ; preds = %59, %47
  %71 = phi nsz double [ %69, %59 ], [ %55, %47 ]
  %72 = fcmp reassoc nsz contract ule double %71, 1.000000e-05
  br i1 %72, label %43, label %73
73:                                               ; preds = %43, %70, %40
  %74 = phi i1 [ %14, %40 ], [ %49, %70 ], [ %45, %43 ]
  br i1 %74, label %145, label %75
75:                                               ; preds = %73
  br i1 %18, label %81, label %76
76:                                               ; preds = %75
  %77 = getelementptr inbounds [64 x i8], ptr %19, i64 0, i64 %28
  %78 = load i8, ptr %77, align 1
  %79 = icmp ne i8 %78, 0
  %80 = select i1 %79, i1 %41, i1 false
  br i1 %80, label %145, label %81
81:                                               ; preds = %76, %75
  %82 = add nuw nsw i64 %28, 1
  %83 = icmp eq i64 %82, %20
  br i1 %83, label %21, label %27
84:                                               ; preds = %24, %98
  %85 = phi i64 [ %26, %24 ], [ %86, %98 ]
  %86 = add nsw i64 %85, -1
  %87 = getelementptr inbounds [64 x double], ptr %25, i64 0, i64 %86
  %88 = load double, ptr %87, align 8
  %89 = fadd reassoc nsz contract double %88, -1.000000e-09
  %90 = fcmp reassoc nsz contract ogt double %89, %3
  br i1 %90, label %98, label %91
91:                                               ; preds = %84
  %92 = fadd reassoc nsz contract double %88, 1.000000e-09
  %93 = fcmp reassoc nsz contract ogt double %92, %3
  br i1 %93, label %94, label %100
94:                                               ; preds = %91
  %95 = getelementptr inbounds [64 x double], ptr %22, i64 0, i64 %86
  %96 = load double, ptr %95, align 8
  %97 = fcmp reassoc nsz contract ogt double %96, %4
  br i1 %97, label %98, label %102
98:                                               ; preds = %84, %94
  %99 = icmp sgt i64 %85, 1
  br i1 %99, label %84, label %104
100:                                              ; preds = %91
  %101 = trunc nuw nsw i64 %85 to i32
  br label %104
102:                                              ; preds = %94
  %103 = trunc nuw nsw i64 %85 to i32
  br label %104
104:                                              ; preds = %100, %102, %98, %21
  %105 = phi i32 [ %7, %21 ], [ %101, %100 ], [ %103, %102 ], [ 0, %98 ]
  %106 = icmp sgt i32 %105, 63
  br i1 %106, label %145, label %107
107:                                              ; preds = %104
  %108 = tail call i32 @llvm.smin.i32(i32 %7, i32 63)
  %109 = icmp sgt i32 %108, %105
  br i1 %109, label %110, label %118
110:                                              ; preds = %107
  %111 = getelementptr inbounds i8, ptr %1, i64 8
  %112 = getelementptr inbounds i8, ptr %1, i64 3080
  %113 = getelementptr inbounds i8, ptr %1, i64 3592
  %114 = getelementptr inbounds i8, ptr %1, i64 4104
  %115 = tail call i32 @llvm.smin.i32(i32 %7, i32 63)
  %116 = sext i32 %115 to i64
  %117 = sext i32 %105 to i64
  br label %130
118:                                              ; preds = %130, %107
  %119 = getelementptr inbounds i8, ptr %1, i64 8
  %120 = sext i32 %105 to i64
  %121 = getelementptr inbounds [64 x [6 x double]], ptr %119, i64 0, i64 %120
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %121, ptr noundef nonnull align 8 dereferenceable(48) %2, i64 48, i1 false)
  %122 = getelementptr inbounds i8, ptr %1, i64 3080
  %123 = getelementptr inbounds [64 x double], ptr %122, i64 0, i64 %120
  store double %3, ptr %123, align 8
  %124 = getelementptr inbounds i8, ptr %1, i64 3592
  %125 = getelementptr inbounds [64 x double], ptr %124, i64 0, i64 %120
  store double %4, ptr %125, align 8
  %126 = trunc nuw i32 %5 to i8
  %127 = getelementptr inbounds i8, ptr %1, i64 4104
  %128 = getelementptr inbounds [64 x i8], ptr %127, i64 0, i64 %120
  store i8 %126, ptr %128, align 1
  %129 = add nsw i32 %108, 1
  store i32 %129, ptr %1, align 8
  br label %145
130:                                              ; preds = %110, %130
  %131 = phi i64 [ %116, %110 ], [ %133, %130 ]
  %132 = getelementptr inbounds [64 x [6 x double]], ptr %111, i64 0, i64 %131
  %133 = add nsw i64 %131, -1
  %134 = getelementptr inbounds [64 x [6 x double]], ptr %111, i64 0, i64 %133
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %132, ptr noundef nonnull align 8 dereferenceable(48) %134, i64 48, i1 false)
  %135 = getelementptr inbounds [64 x double], ptr %112, i64 0, i64 %133
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds [64 x double], ptr %112, i64 0, i64 %131
  store double %136, ptr %137, align 8
  %138 = getelementptr inbounds [64 x double], ptr %113, i64 0, i64 %133
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds [64 x double], ptr %113, i64 0, i64 %131
  store double %139, ptr %140, align 8
  %141 = getelementptr inbounds [64 x i8], ptr %114, i64 0, i64 %133
  %142 = load i8, ptr %141, align 1
  %143 = getelementptr inbounds [64 x i8], ptr %114, i64 0, i64 %131
  store i8 %142, ptr %143, align 1
  %144 = icmp sgt i64 %133, %117
  br i1 %144, label %130, label %118
145:                                              ; preds = %73, %76, %104, %118
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)
declare double @llvm.fabs.f64(double)
declare double @llvm.cos.f64(double)
declare double @llvm.sin.f64(double)
define internal fastcc void @spread(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr {
  %5 = alloca [6 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca %struct.columns, align 8
  %8 = alloca %struct.columns, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 976
  %11 = load double, ptr %10, align 8
  %12 = fcmp reassoc nsz contract oeq double %11, 0.000000e+00
  %13 = icmp slt i32 %1, 0
  br i1 %13, label %37, label %14
14:                                               ; preds = %4
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = zext nneg i32 %1 to i64
  %17 = getelementptr inbounds [6 x i32], ptr %15, i64 0, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = icmp sgt i32 %18, 0
  br i1 %19, label %20, label %389
20:                                               ; preds = %14
  %21 = getelementptr inbounds i8, ptr %0, i64 3160
  %22 = getelementptr inbounds i8, ptr %0, i64 6232
  %23 = getelementptr inbounds i8, ptr %8, i64 240
  %24 = select i1 %12, i32 0, i32 3
  %25 = getelementptr inbounds i8, ptr %8, i64 24
  %26 = getelementptr inbounds i8, ptr %8, i64 96
  %27 = getelementptr inbounds i8, ptr %8, i64 96
  %28 = getelementptr inbounds i8, ptr %8, i64 240
  %29 = getelementptr inbounds i8, ptr %8, i64 244
  %30 = getelementptr inbounds i8, ptr %8, i64 240
  %31 = select i1 %12, i32 0, i32 3
  %32 = getelementptr inbounds i8, ptr %8, i64 24
  %33 = getelementptr inbounds i8, ptr %8, i64 96
  %34 = add nsw i32 %1, -1
  %35 = getelementptr inbounds i8, ptr %0, i64 56
  %36 = getelementptr inbounds [6 x i32], ptr %35, i64 0, i64 %16
  br label %272
37:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %7, ptr noundef nonnull align 8 dereferenceable(272) %2, i64 272, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  %38 = getelementptr inbounds i8, ptr %0, i64 9304
  br label %43
39:                                               ; preds = %43
  %40 = getelementptr inbounds i8, ptr %0, i64 9464
  %41 = load i32, ptr %40, align 8
  %42 = icmp ne i32 %41, 0
  br i1 %42, label %55, label %134
43:                                               ; preds = %43, %37
  %44 = phi i64 [ 0, %37 ], [ %53, %43 ]
  %45 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = shl nuw nsw i64 %44, 2
  %48 = or disjoint i64 %47, 3
  %49 = getelementptr inbounds [12 x double], ptr %38, i64 0, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fsub reassoc nsz contract double %46, %50
  %52 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %44
  store double %51, ptr %52, align 8
  %53 = add nuw nsw i64 %44, 1
  %54 = icmp eq i64 %53, 3
  br i1 %54, label %39, label %43
55:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  %56 = getelementptr inbounds i8, ptr %7, i64 240
  %57 = load i32, ptr %56, align 8
  %58 = icmp sgt i32 %57, 0
  %59 = getelementptr inbounds i8, ptr %7, i64 96
  %60 = getelementptr inbounds i8, ptr %7, i64 244
  %61 = getelementptr inbounds i8, ptr %6, i64 8
  %62 = getelementptr inbounds i8, ptr %6, i64 16
  %63 = getelementptr inbounds i8, ptr %9, i64 104
  %64 = getelementptr inbounds i8, ptr %9, i64 152
  %65 = zext nneg i32 %57 to i64
  br label %66
66:                                               ; preds = %70, %55
  %67 = phi i32 [ 0, %55 ], [ %71, %70 ]
  br i1 %58, label %68, label %70
68:                                               ; preds = %66
  %69 = icmp eq i32 %67, 0
  br label %73
70:                                               ; preds = %119, %66
  %71 = add nuw nsw i32 %67, 1
  %72 = icmp eq i32 %71, 6
  br i1 %72, label %133, label %66
73:                                               ; preds = %119, %68
  %74 = phi i64 [ 0, %68 ], [ %121, %119 ]
  %75 = getelementptr inbounds [6 x [3 x double]], ptr %59, i64 0, i64 %74
  %76 = getelementptr inbounds [6 x i32], ptr %60, i64 0, i64 %74
  %77 = load i32, ptr %76, align 4
  br i1 %69, label %81, label %78
78:                                               ; preds = %73
  %79 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %74
  %80 = load double, ptr %79, align 8
  br label %81
81:                                               ; preds = %78, %73
  %82 = phi reassoc nsz contract double [ %80, %78 ], [ 0.000000e+00, %73 ]
  %83 = load double, ptr %75, align 8
  %84 = fmul reassoc nsz contract double %83, %83
  %85 = getelementptr inbounds i8, ptr %75, i64 8
  %86 = load double, ptr %85, align 8
  %87 = fmul reassoc nsz contract double %86, %86
  %88 = fadd reassoc nsz contract double %87, %84
  %89 = getelementptr inbounds i8, ptr %75, i64 16
  %90 = load double, ptr %89, align 8
  %91 = fmul reassoc nsz contract double %90, %90
  %92 = fadd reassoc nsz contract double %88, %91
  %93 = fcmp reassoc nsz contract ogt double %92, 0x3D719799812DEA11
  br i1 %93, label %94, label %105
94:                                               ; preds = %81
  %95 = load double, ptr %6, align 16
  %96 = fmul reassoc nsz contract double %95, %83
  %97 = load double, ptr %61, align 8
  %98 = fmul reassoc nsz contract double %97, %86
  %99 = fadd reassoc nsz contract double %98, %96
  %100 = load double, ptr %62, align 16
  %101 = fmul reassoc nsz contract double %100, %90
  %102 = fadd reassoc nsz contract double %99, %101
  %103 = fdiv reassoc nsz contract double %102, %92
  %104 = fsub reassoc nsz contract double %82, %103
  br label %105
105:                                              ; preds = %94, %81
  %106 = phi reassoc nsz contract double [ %104, %94 ], [ %82, %81 ]
  %107 = sext i32 %77 to i64
  %108 = getelementptr inbounds [6 x double], ptr %63, i64 0, i64 %107
  %109 = load double, ptr %108, align 8
  %110 = fcmp reassoc nsz contract olt double %106, %109
  br i1 %110, label %116, label %111
111:                                              ; preds = %105
  %112 = getelementptr inbounds [6 x double], ptr %64, i64 0, i64 %107
  %113 = load double, ptr %112, align 8
  %114 = fcmp reassoc nsz contract ogt double %106, %113
  %115 = select reassoc nsz contract i1 %114, double %113, double %106
  br label %116
116:                                              ; preds = %111, %105
  %117 = phi reassoc nsz contract double [ %109, %105 ], [ %115, %111 ]
  %118 = fsub reassoc nsz contract double %117, %82
  br label %123
119:                                              ; preds = %123
  %120 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %74
  store double %117, ptr %120, align 8
  %121 = add nuw nsw i64 %74, 1
  %122 = icmp eq i64 %121, %65
  br i1 %122, label %70, label %73
123:                                              ; preds = %123, %116
  %124 = phi i64 [ 0, %116 ], [ %131, %123 ]
  %125 = getelementptr inbounds double, ptr %75, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = fmul reassoc nsz contract double %126, %118
  %128 = getelementptr inbounds double, ptr %6, i64 %124
  %129 = load double, ptr %128, align 8
  %130 = fadd reassoc nsz contract double %129, %127
  store double %130, ptr %128, align 8
  %131 = add nuw nsw i64 %124, 1
  %132 = icmp eq i64 %131, 3
  br i1 %132, label %119, label %123
133:                                              ; preds = %70
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  br label %134
134:                                              ; preds = %133, %39
  %135 = getelementptr inbounds i8, ptr %7, i64 240
  %136 = load i32, ptr %135, align 8
  %137 = icmp slt i32 %136, 1
  %138 = or i1 %42, %137
  br i1 %138, label %144, label %139
139:                                              ; preds = %134
  %140 = getelementptr inbounds i8, ptr %7, i64 96
  %141 = getelementptr inbounds i8, ptr %6, i64 8
  %142 = getelementptr inbounds i8, ptr %6, i64 16
  %143 = zext nneg i32 %136 to i64
  br label %162
144:                                              ; preds = %232, %134
  %145 = getelementptr inbounds i8, ptr %9, i64 968
  %146 = load double, ptr %145, align 8
  %147 = load double, ptr %6, align 16
  %148 = fmul reassoc nsz contract double %147, %147
  %149 = getelementptr inbounds i8, ptr %6, i64 8
  %150 = load double, ptr %149, align 8
  %151 = fmul reassoc nsz contract double %150, %150
  %152 = fadd reassoc nsz contract double %151, %148
  %153 = getelementptr inbounds i8, ptr %6, i64 16
  %154 = load double, ptr %153, align 16
  %155 = fmul reassoc nsz contract double %154, %154
  %156 = fadd reassoc nsz contract double %152, %155
  %157 = fmul reassoc nsz contract double %156, %146
  %158 = fmul reassoc nsz contract double %11, 3.000000e+00
  %159 = fadd reassoc nsz contract double %157, %158
  br i1 %12, label %265, label %160
160:                                              ; preds = %144
  %161 = getelementptr inbounds i8, ptr %7, i64 24
  br label %245
162:                                              ; preds = %232, %139
  %163 = phi i64 [ 0, %139 ], [ %233, %232 ]
  %164 = getelementptr inbounds [6 x [3 x double]], ptr %140, i64 0, i64 %163
  %165 = icmp eq i64 %163, 0
  br i1 %165, label %169, label %166
166:                                              ; preds = %162
  %167 = getelementptr inbounds i8, ptr %164, i64 8
  %168 = getelementptr inbounds i8, ptr %164, i64 16
  br label %184
169:                                              ; preds = %200, %162
  %170 = load double, ptr %164, align 8
  %171 = fmul reassoc nsz contract double %170, %170
  %172 = getelementptr inbounds i8, ptr %164, i64 8
  %173 = load double, ptr %172, align 8
  %174 = fmul reassoc nsz contract double %173, %173
  %175 = fadd reassoc nsz contract double %174, %171
  %176 = getelementptr inbounds i8, ptr %164, i64 16
  %177 = load double, ptr %176, align 8
  %178 = fmul reassoc nsz contract double %177, %177
  %179 = fadd reassoc nsz contract double %175, %178
  %180 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %179)
  %181 = fcmp reassoc nsz contract ogt double %180, 1.000000e-04
  %182 = fdiv reassoc nsz contract double 1.000000e+00, %180
  %183 = select reassoc nsz contract i1 %181, double %182, double 0.000000e+00
  br label %225
184:                                              ; preds = %200, %166
  %185 = phi i64 [ 0, %166 ], [ %201, %200 ]
  %186 = getelementptr inbounds [6 x [3 x double]], ptr %140, i64 0, i64 %185
  %187 = load double, ptr %164, align 8
  %188 = load double, ptr %186, align 8
  %189 = fmul reassoc nsz contract double %188, %187
  %190 = load double, ptr %167, align 8
  %191 = getelementptr inbounds i8, ptr %186, i64 8
  %192 = load double, ptr %191, align 8
  %193 = fmul reassoc nsz contract double %192, %190
  %194 = fadd reassoc nsz contract double %193, %189
  %195 = load double, ptr %168, align 8
  %196 = getelementptr inbounds i8, ptr %186, i64 16
  %197 = load double, ptr %196, align 8
  %198 = fmul reassoc nsz contract double %197, %195
  %199 = fadd reassoc nsz contract double %194, %198
  br label %203
200:                                              ; preds = %203
  %201 = add nuw nsw i64 %185, 1
  %202 = icmp eq i64 %201, %163
  br i1 %202, label %169, label %184
203:                                              ; preds = %203, %184
  %204 = phi i64 [ 0, %184 ], [ %211, %203 ]
  %205 = getelementptr inbounds [6 x [3 x double]], ptr %140, i64 0, i64 %185, i64 %204
  %206 = load double, ptr %205, align 8
  %207 = fmul reassoc nsz contract double %206, %199
  %208 = getelementptr inbounds double, ptr %164, i64 %204
  %209 = load double, ptr %208, align 8
  %210 = fsub reassoc nsz contract double %209, %207
  store double %210, ptr %208, align 8
  %211 = add nuw nsw i64 %204, 1
  %212 = icmp eq i64 %211, 3
  br i1 %212, label %200, label %203
213:                                              ; preds = %225
  %214 = load double, ptr %164, align 8
  %215 = load double, ptr %6, align 16
  %216 = fmul reassoc nsz contract double %215, %214
  %217 = load double, ptr %172, align 8
  %218 = load double, ptr %141, align 8
  %219 = fmul reassoc nsz contract double %218, %217
  %220 = fadd reassoc nsz contract double %219, %216
  %221 = load double, ptr %176, align 8
  %222 = load double, ptr %142, align 16
  %223 = fmul reassoc nsz contract double %222, %221
  %224 = fadd reassoc nsz contract double %220, %223
  br label %235
225:                                              ; preds = %225, %169
  %226 = phi i64 [ 0, %169 ], [ %230, %225 ]
  %227 = getelementptr inbounds double, ptr %164, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = fmul reassoc nsz contract double %228, %183
  store double %229, ptr %227, align 8
  %230 = add nuw nsw i64 %226, 1
  %231 = icmp eq i64 %230, 3
  br i1 %231, label %213, label %225
232:                                              ; preds = %235
  %233 = add nuw nsw i64 %163, 1
  %234 = icmp eq i64 %233, %143
  br i1 %234, label %144, label %162
235:                                              ; preds = %235, %213
  %236 = phi i64 [ 0, %213 ], [ %243, %235 ]
  %237 = getelementptr inbounds double, ptr %164, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = fmul reassoc nsz contract double %238, %224
  %240 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %236
  %241 = load double, ptr %240, align 8
  %242 = fsub reassoc nsz contract double %241, %239
  store double %242, ptr %240, align 8
  %243 = add nuw nsw i64 %236, 1
  %244 = icmp eq i64 %243, 3
  br i1 %244, label %232, label %235
245:                                              ; preds = %248, %160
  %246 = phi i64 [ 0, %160 ], [ %249, %248 ]
  %247 = phi double [ %159, %160 ], [ %262, %248 ]
  br label %251
248:                                              ; preds = %251
  %249 = add nuw nsw i64 %246, 1
  %250 = icmp eq i64 %249, 3
  br i1 %250, label %265, label %245
251:                                              ; preds = %251, %245
  %252 = phi i64 [ 0, %245 ], [ %263, %251 ]
  %253 = phi double [ %247, %245 ], [ %262, %251 ]
  %254 = getelementptr inbounds [3 x [3 x double]], ptr %161, i64 0, i64 %246, i64 %252
  %255 = load double, ptr %254, align 8
  %256 = fmul reassoc nsz contract double %255, %11
  %257 = shl nuw nsw i64 %252, 2
  %258 = add nuw nsw i64 %257, %246
  %259 = getelementptr inbounds [12 x double], ptr %38, i64 0, i64 %258
  %260 = load double, ptr %259, align 8
  %261 = fmul reassoc nsz contract double %256, %260
  %262 = fsub reassoc nsz contract double %253, %261
  %263 = add nuw nsw i64 %252, 1
  %264 = icmp eq i64 %263, 3
  br i1 %264, label %248, label %251
265:                                              ; preds = %248, %144
  %266 = phi double [ %159, %144 ], [ %262, %248 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  %267 = fptrunc double %266 to float
  %268 = getelementptr inbounds i8, ptr %0, i64 9472
  %269 = load ptr, ptr %268, align 8
  %270 = sext i32 %3 to i64
  %271 = getelementptr inbounds float, ptr %269, i64 %270
  store float %267, ptr %271, align 4
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %7)
  br label %389
272:                                              ; preds = %20, %380
  %273 = phi i64 [ 0, %20 ], [ %385, %380 ]
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %8, ptr noundef nonnull align 8 dereferenceable(272) %2, i64 272, i1 false)
  %274 = load ptr, ptr %0, align 8
  %275 = getelementptr inbounds i8, ptr %274, i64 4
  %276 = getelementptr inbounds [6 x i32], ptr %275, i64 0, i64 %16
  %277 = load i32, ptr %276, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %313, label %279
279:                                              ; preds = %272
  %280 = getelementptr inbounds [6 x [64 x double]], ptr %21, i64 0, i64 %16, i64 %273
  %281 = load double, ptr %280, align 8
  %282 = getelementptr inbounds [6 x [64 x double]], ptr %22, i64 0, i64 %16, i64 %273
  %283 = load double, ptr %282, align 8
  %284 = load i32, ptr %23, align 8
  %285 = add nsw i32 %284, %24
  %286 = icmp sgt i32 %285, -1
  br i1 %286, label %287, label %325
287:                                              ; preds = %279
  %288 = sext i32 %284 to i64
  %289 = zext nneg i32 %285 to i64
  br label %290
290:                                              ; preds = %300, %287
  %291 = phi i64 [ -1, %287 ], [ %311, %300 ]
  %292 = icmp slt i64 %291, 0
  br i1 %292, label %300, label %293
293:                                              ; preds = %290
  %294 = icmp slt i64 %291, %288
  br i1 %294, label %295, label %297
295:                                              ; preds = %293
  %296 = getelementptr inbounds [6 x [3 x double]], ptr %26, i64 0, i64 %291
  br label %300
297:                                              ; preds = %293
  %298 = sub nsw i64 %291, %288
  %299 = getelementptr inbounds [3 x [3 x double]], ptr %25, i64 0, i64 %298
  br label %300
300:                                              ; preds = %297, %295, %290
  %301 = phi ptr [ %296, %295 ], [ %299, %297 ], [ %8, %290 ]
  %302 = load double, ptr %301, align 8
  %303 = fmul reassoc nsz contract double %302, %281
  %304 = getelementptr inbounds i8, ptr %301, i64 8
  %305 = load double, ptr %304, align 8
  %306 = fmul reassoc nsz contract double %305, %283
  %307 = fsub reassoc nsz contract double %303, %306
  store double %307, ptr %301, align 8
  %308 = fmul reassoc nsz contract double %302, %283
  %309 = fmul reassoc nsz contract double %305, %281
  %310 = fadd reassoc nsz contract double %309, %308
  store double %310, ptr %304, align 8
  %311 = add nsw i64 %291, 1
  %312 = icmp eq i64 %311, %289
  br i1 %312, label %325, label %290
313:                                              ; preds = %272
  %314 = getelementptr inbounds i8, ptr %274, i64 56
  %315 = getelementptr inbounds [6 x double], ptr %314, i64 0, i64 %16
  %316 = load double, ptr %315, align 8
  %317 = load i32, ptr %28, align 8
  %318 = sext i32 %317 to i64
  %319 = getelementptr inbounds [6 x [3 x double]], ptr %27, i64 0, i64 %318
  %320 = getelementptr inbounds i8, ptr %319, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %319, i8 0, i64 16, i1 false)
  store double %316, ptr %320, align 8
  %321 = load i32, ptr %28, align 8
  %322 = add nsw i32 %321, 1
  store i32 %322, ptr %28, align 8
  %323 = sext i32 %321 to i64
  %324 = getelementptr inbounds [6 x i32], ptr %29, i64 0, i64 %323
  store i32 %1, ptr %324, align 4
  br label %325
325:                                              ; preds = %300, %279, %313
  %326 = getelementptr inbounds i8, ptr %274, i64 200
  %327 = getelementptr inbounds [7 x [12 x double]], ptr %326, i64 0, i64 %16
  %328 = load i32, ptr %30, align 8
  %329 = add nsw i32 %328, %31
  %330 = icmp sgt i32 %329, -1
  br i1 %330, label %331, label %380
331:                                              ; preds = %325
  %332 = sext i32 %328 to i64
  %333 = zext nneg i32 %329 to i64
  br label %334
334:                                              ; preds = %351, %331
  %335 = phi i64 [ -1, %331 ], [ %352, %351 ]
  %336 = icmp slt i64 %335, 0
  br i1 %336, label %344, label %337
337:                                              ; preds = %334
  %338 = icmp slt i64 %335, %332
  br i1 %338, label %339, label %341
339:                                              ; preds = %337
  %340 = getelementptr inbounds [6 x [3 x double]], ptr %33, i64 0, i64 %335
  br label %344
341:                                              ; preds = %337
  %342 = sub nsw i64 %335, %332
  %343 = getelementptr inbounds [3 x [3 x double]], ptr %32, i64 0, i64 %342
  br label %344
344:                                              ; preds = %341, %339, %334
  %345 = phi ptr [ %340, %339 ], [ %343, %341 ], [ %8, %334 ]
  %346 = load double, ptr %345, align 8
  %347 = getelementptr inbounds i8, ptr %345, i64 8
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds i8, ptr %345, i64 16
  %350 = load double, ptr %349, align 8
  br label %354
351:                                              ; preds = %374
  %352 = add nsw i64 %335, 1
  %353 = icmp eq i64 %352, %333
  br i1 %353, label %380, label %334
354:                                              ; preds = %374, %344
  %355 = phi i64 [ 0, %344 ], [ %378, %374 ]
  %356 = shl nuw nsw i64 %355, 2
  %357 = getelementptr inbounds double, ptr %327, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = fmul reassoc nsz contract double %358, %346
  %360 = or disjoint i64 %356, 1
  %361 = getelementptr inbounds double, ptr %327, i64 %360
  %362 = load double, ptr %361, align 8
  %363 = fmul reassoc nsz contract double %362, %348
  %364 = fadd reassoc nsz contract double %363, %359
  %365 = or disjoint i64 %356, 2
  %366 = getelementptr inbounds double, ptr %327, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = fmul reassoc nsz contract double %367, %350
  %369 = fadd reassoc nsz contract double %364, %368
  br i1 %336, label %370, label %374
370:                                              ; preds = %354
  %371 = or disjoint i64 %356, 3
  %372 = getelementptr inbounds double, ptr %327, i64 %371
  %373 = load double, ptr %372, align 8
  br label %374
374:                                              ; preds = %370, %354
  %375 = phi reassoc nsz contract double [ %373, %370 ], [ 0.000000e+00, %354 ]
  %376 = fadd reassoc nsz contract double %369, %375
  %377 = getelementptr inbounds double, ptr %345, i64 %355
  store double %376, ptr %377, align 8
  %378 = add nuw nsw i64 %355, 1
  %379 = icmp eq i64 %378, 3
  br i1 %379, label %351, label %354
380:                                              ; preds = %351, %325
  %381 = load i32, ptr %36, align 4
  %382 = trunc nuw nsw i64 %273 to i32
  %383 = mul nsw i32 %381, %382
  %384 = add nsw i32 %383, %3
  call fastcc void @spread(ptr noundef nonnull %0, i32 noundef %34, ptr noundef nonnull %8, i32 noundef %384)
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %8)
  %385 = add nuw nsw i64 %273, 1
  %386 = load i32, ptr %17, align 4
  %387 = sext i32 %386 to i64
  %388 = icmp slt i64 %385, %387
  br i1 %388, label %272, label %389
389:                                              ; preds = %380, %14, %265
  ret void
}
define internal fastcc void @spread_angles(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr {
  %6 = alloca [3 x double], align 16
  %7 = alloca %struct.columns, align 8
  %8 = icmp slt i32 %1, 0
  br i1 %8, label %15, label %9
9:                                                ; preds = %5
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %11, label %156
11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %0, i64 84
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %156, label %15
15:                                               ; preds = %11, %5
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  %16 = load ptr, ptr %0, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 9304
  %18 = getelementptr inbounds i8, ptr %0, i64 9328
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %0, i64 9360
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 9392
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %16, i64 976
  %25 = load double, ptr %24, align 8
  %26 = fmul reassoc nsz contract double %25, 3.000000e+00
  %27 = getelementptr inbounds i8, ptr %0, i64 84
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  %30 = getelementptr inbounds i8, ptr %16, i64 968
  %31 = load double, ptr %30, align 8
  br i1 %29, label %60, label %32
32:                                               ; preds = %15
  %33 = fmul reassoc nsz contract double %31, 2.000000e+00
  %34 = load double, ptr %2, align 8
  %35 = fmul reassoc nsz contract double %34, %19
  %36 = getelementptr inbounds i8, ptr %2, i64 8
  %37 = load double, ptr %36, align 8
  %38 = fmul reassoc nsz contract double %37, %21
  %39 = fadd reassoc nsz contract double %38, %35
  %40 = fmul reassoc nsz contract double %39, %33
  %41 = fmul reassoc nsz contract double %34, %21
  %42 = fmul reassoc nsz contract double %37, %19
  %43 = fsub reassoc nsz contract double %41, %42
  %44 = fmul reassoc nsz contract double %43, %33
  %45 = fmul reassoc nsz contract double %34, %34
  %46 = fmul reassoc nsz contract double %37, %37
  %47 = getelementptr inbounds i8, ptr %2, i64 16
  %48 = load double, ptr %47, align 8
  %49 = fmul reassoc nsz contract double %19, %19
  %50 = fmul reassoc nsz contract double %21, %21
  %51 = fmul reassoc nsz contract double %23, %23
  %52 = fmul reassoc nsz contract double %23, 2.000000e+00
  %53 = fsub reassoc nsz contract double %48, %52
  %54 = fmul reassoc nsz contract double %53, %48
  %55 = fadd reassoc nsz contract double %50, %49
  %56 = fadd reassoc nsz contract double %55, %51
  %57 = fadd reassoc nsz contract double %56, %45
  %58 = fadd reassoc nsz contract double %57, %46
  %59 = fadd reassoc nsz contract double %58, %54
  br label %84
60:                                               ; preds = %15
  %61 = load double, ptr %2, align 8
  %62 = fmul reassoc nsz contract double %61, %61
  %63 = getelementptr inbounds i8, ptr %2, i64 8
  %64 = load double, ptr %63, align 8
  %65 = fmul reassoc nsz contract double %64, %64
  %66 = getelementptr inbounds i8, ptr %2, i64 16
  %67 = load double, ptr %66, align 8
  %68 = fmul reassoc nsz contract double %67, %67
  %69 = fmul reassoc nsz contract double %19, %19
  %70 = fmul reassoc nsz contract double %21, %21
  %71 = fmul reassoc nsz contract double %23, %23
  %72 = fmul reassoc nsz contract double %61, %19
  %73 = fmul reassoc nsz contract double %64, %21
  %74 = fadd reassoc nsz contract double %73, %72
  %75 = fmul reassoc nsz contract double %67, %23
  %76 = fadd reassoc nsz contract double %74, %75
  %77 = fmul reassoc nsz contract double %76, -2.000000e+00
  %78 = fadd reassoc nsz contract double %70, %69
  %79 = fadd reassoc nsz contract double %78, %71
  %80 = fadd reassoc nsz contract double %79, %62
  %81 = fadd reassoc nsz contract double %80, %65
  %82 = fadd reassoc nsz contract double %81, %68
  %83 = fadd reassoc nsz contract double %82, %77
  br label %84
84:                                               ; preds = %60, %32
  %85 = phi double [ %83, %60 ], [ %59, %32 ]
  %86 = phi nsz double [ 0.000000e+00, %60 ], [ %44, %32 ]
  %87 = phi nsz double [ 0.000000e+00, %60 ], [ %40, %32 ]
  %88 = fmul reassoc nsz contract double %85, %31
  %89 = fadd reassoc nsz contract double %88, %26
  %90 = fcmp reassoc nsz contract une double %25, 0.000000e+00
  br i1 %90, label %91, label %138
91:                                               ; preds = %84
  %92 = getelementptr inbounds i8, ptr %2, i64 24
  br label %93
93:                                               ; preds = %131, %91
  %94 = phi i64 [ 0, %91 ], [ %136, %131 ]
  %95 = phi double [ %87, %91 ], [ %134, %131 ]
  %96 = phi double [ %86, %91 ], [ %133, %131 ]
  %97 = phi double [ %89, %91 ], [ %135, %131 ]
  %98 = getelementptr inbounds [3 x [3 x double]], ptr %92, i64 0, i64 %94
  %99 = getelementptr inbounds [12 x double], ptr %17, i64 0, i64 %94
  %100 = load double, ptr %99, align 8
  %101 = or disjoint i64 %94, 4
  %102 = getelementptr inbounds [12 x double], ptr %17, i64 0, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = or disjoint i64 %94, 8
  %105 = getelementptr inbounds [12 x double], ptr %17, i64 0, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = load double, ptr %98, align 8
  %108 = fmul reassoc nsz contract double %107, %100
  %109 = getelementptr inbounds i8, ptr %98, i64 8
  %110 = load double, ptr %109, align 8
  %111 = fmul reassoc nsz contract double %110, %103
  %112 = fadd reassoc nsz contract double %111, %108
  br i1 %29, label %125, label %113
113:                                              ; preds = %93
  %114 = fmul reassoc nsz contract double %112, %25
  %115 = fadd reassoc nsz contract double %114, %95
  %116 = fmul reassoc nsz contract double %107, %103
  %117 = fmul reassoc nsz contract double %110, %100
  %118 = fsub reassoc nsz contract double %116, %117
  %119 = fmul reassoc nsz contract double %118, %25
  %120 = fadd reassoc nsz contract double %119, %96
  %121 = fmul reassoc nsz contract double %106, %25
  %122 = getelementptr inbounds i8, ptr %98, i64 16
  %123 = load double, ptr %122, align 8
  %124 = fmul reassoc nsz contract double %121, %123
  br label %131
125:                                              ; preds = %93
  %126 = getelementptr inbounds i8, ptr %98, i64 16
  %127 = load double, ptr %126, align 8
  %128 = fmul reassoc nsz contract double %127, %106
  %129 = fadd reassoc nsz contract double %112, %128
  %130 = fmul reassoc nsz contract double %129, %25
  br label %131
131:                                              ; preds = %125, %113
  %132 = phi double [ %124, %113 ], [ %130, %125 ]
  %133 = phi nsz double [ %120, %113 ], [ %96, %125 ]
  %134 = phi nsz double [ %115, %113 ], [ %95, %125 ]
  %135 = fsub reassoc nsz contract double %97, %132
  %136 = add nuw nsw i64 %94, 1
  %137 = icmp eq i64 %136, 3
  br i1 %137, label %138, label %93
138:                                              ; preds = %131, %84
  %139 = phi double [ %89, %84 ], [ %135, %131 ]
  %140 = phi double [ %86, %84 ], [ %133, %131 ]
  %141 = phi double [ %87, %84 ], [ %134, %131 ]
  store double %139, ptr %6, align 16
  %142 = getelementptr inbounds i8, ptr %6, i64 8
  store double %141, ptr %142, align 8
  %143 = getelementptr inbounds i8, ptr %6, i64 16
  store double %140, ptr %143, align 16
  %144 = getelementptr inbounds i8, ptr %0, i64 9480
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 264000
  %147 = sext i32 %3 to i64
  br label %149
148:                                              ; preds = %149
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  br label %276
149:                                              ; preds = %138, %149
  %150 = phi i64 [ 0, %138 ], [ %154, %149 ]
  %151 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %150
  %152 = load double, ptr %151, align 8
  %153 = getelementptr inbounds [4 x [33000 x double]], ptr %146, i64 0, i64 %150, i64 %147
  store double %152, ptr %153, align 8
  %154 = add nuw nsw i64 %150, 1
  %155 = icmp eq i64 %154, 3
  br i1 %155, label %148, label %149
156:                                              ; preds = %11, %9
  %157 = getelementptr inbounds i8, ptr %0, i64 8
  %158 = zext nneg i32 %1 to i64
  %159 = getelementptr inbounds [6 x i32], ptr %157, i64 0, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = icmp sgt i32 %160, 1
  %162 = load ptr, ptr %0, align 8
  %163 = getelementptr inbounds i8, ptr %162, i64 976
  %164 = load double, ptr %163, align 8
  %165 = fcmp reassoc nsz contract oeq double %164, 0.000000e+00
  %166 = select i1 %161, i32 3, i32 1
  %167 = sdiv i32 %4, %166
  %168 = getelementptr inbounds i8, ptr %0, i64 3160
  %169 = getelementptr inbounds [6 x [64 x double]], ptr %168, i64 0, i64 %158
  %170 = getelementptr inbounds i8, ptr %0, i64 6232
  %171 = getelementptr inbounds [6 x [64 x double]], ptr %170, i64 0, i64 %158
  %172 = getelementptr inbounds i8, ptr %7, i64 240
  %173 = select i1 %165, i32 0, i32 3
  %174 = add nsw i32 %1, -1
  %175 = getelementptr inbounds i8, ptr %7, i64 24
  %176 = getelementptr inbounds i8, ptr %7, i64 96
  %177 = getelementptr inbounds i8, ptr %7, i64 24
  %178 = getelementptr inbounds i8, ptr %7, i64 96
  %179 = zext nneg i32 %166 to i64
  br label %180
180:                                              ; preds = %156, %270
  %181 = phi i64 [ 0, %156 ], [ %274, %270 ]
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %7, ptr noundef nonnull align 8 dereferenceable(272) %2, i64 272, i1 false)
  %182 = getelementptr inbounds [3 x double], ptr @spread_angles.COSINE, i64 0, i64 %181
  %183 = select i1 %161, ptr %182, ptr %169
  %184 = load double, ptr %183, align 8
  %185 = getelementptr inbounds [3 x double], ptr @spread_angles.SINE, i64 0, i64 %181
  %186 = select i1 %161, ptr %185, ptr %171
  %187 = load double, ptr %186, align 8
  %188 = load i32, ptr %172, align 8
  %189 = add nsw i32 %188, %173
  %190 = icmp sgt i32 %189, -1
  br i1 %190, label %191, label %217
191:                                              ; preds = %180
  %192 = sext i32 %188 to i64
  %193 = zext nneg i32 %189 to i64
  br label %194
194:                                              ; preds = %204, %191
  %195 = phi i64 [ -1, %191 ], [ %215, %204 ]
  %196 = icmp slt i64 %195, 0
  br i1 %196, label %204, label %197
197:                                              ; preds = %194
  %198 = icmp slt i64 %195, %192
  br i1 %198, label %199, label %201
199:                                              ; preds = %197
  %200 = getelementptr inbounds [6 x [3 x double]], ptr %176, i64 0, i64 %195
  br label %204
201:                                              ; preds = %197
  %202 = sub nsw i64 %195, %192
  %203 = getelementptr inbounds [3 x [3 x double]], ptr %175, i64 0, i64 %202
  br label %204
204:                                              ; preds = %201, %199, %194
  %205 = phi ptr [ %200, %199 ], [ %203, %201 ], [ %7, %194 ]
  %206 = load double, ptr %205, align 8
  %207 = fmul reassoc nsz contract double %206, %184
  %208 = getelementptr inbounds i8, ptr %205, i64 8
  %209 = load double, ptr %208, align 8
  %210 = fmul reassoc nsz contract double %209, %187
  %211 = fsub reassoc nsz contract double %207, %210
  store double %211, ptr %205, align 8
  %212 = fmul reassoc nsz contract double %206, %187
  %213 = fmul reassoc nsz contract double %209, %184
  %214 = fadd reassoc nsz contract double %213, %212
  store double %214, ptr %208, align 8
  %215 = add nsw i64 %195, 1
  %216 = icmp eq i64 %215, %193
  br i1 %216, label %217, label %194
217:                                              ; preds = %204, %180
  %218 = load ptr, ptr %0, align 8
  %219 = getelementptr inbounds i8, ptr %218, i64 200
  %220 = getelementptr inbounds [7 x [12 x double]], ptr %219, i64 0, i64 %158
  br i1 %190, label %221, label %270
221:                                              ; preds = %217
  %222 = sext i32 %188 to i64
  %223 = zext nneg i32 %189 to i64
  br label %224
224:                                              ; preds = %241, %221
  %225 = phi i64 [ -1, %221 ], [ %242, %241 ]
  %226 = icmp slt i64 %225, 0
  br i1 %226, label %234, label %227
227:                                              ; preds = %224
  %228 = icmp slt i64 %225, %222
  br i1 %228, label %229, label %231
229:                                              ; preds = %227
  %230 = getelementptr inbounds [6 x [3 x double]], ptr %178, i64 0, i64 %225
  br label %234
231:                                              ; preds = %227
  %232 = sub nsw i64 %225, %222
  %233 = getelementptr inbounds [3 x [3 x double]], ptr %177, i64 0, i64 %232
  br label %234
234:                                              ; preds = %231, %229, %224
  %235 = phi ptr [ %230, %229 ], [ %233, %231 ], [ %7, %224 ]
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds i8, ptr %235, i64 8
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds i8, ptr %235, i64 16
  %240 = load double, ptr %239, align 8
  br label %244
241:                                              ; preds = %264
  %242 = add nsw i64 %225, 1
  %243 = icmp eq i64 %242, %223
  br i1 %243, label %270, label %224
244:                                              ; preds = %264, %234
  %245 = phi i64 [ 0, %234 ], [ %268, %264 ]
  %246 = shl nuw nsw i64 %245, 2
  %247 = getelementptr inbounds double, ptr %220, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = fmul reassoc nsz contract double %248, %236
  %250 = or disjoint i64 %246, 1
  %251 = getelementptr inbounds double, ptr %220, i64 %250
  %252 = load double, ptr %251, align 8
  %253 = fmul reassoc nsz contract double %252, %238
  %254 = fadd reassoc nsz contract double %253, %249
  %255 = or disjoint i64 %246, 2
  %256 = getelementptr inbounds double, ptr %220, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = fmul reassoc nsz contract double %257, %240
  %259 = fadd reassoc nsz contract double %254, %258
  br i1 %226, label %260, label %264
260:                                              ; preds = %244
  %261 = or disjoint i64 %246, 3
  %262 = getelementptr inbounds double, ptr %220, i64 %261
  %263 = load double, ptr %262, align 8
  br label %264
264:                                              ; preds = %260, %244
  %265 = phi reassoc nsz contract double [ %263, %260 ], [ 0.000000e+00, %244 ]
  %266 = fadd reassoc nsz contract double %259, %265
  %267 = getelementptr inbounds double, ptr %235, i64 %245
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %245, 1
  %269 = icmp eq i64 %268, 3
  br i1 %269, label %241, label %244
270:                                              ; preds = %241, %217
  %271 = trunc i64 %181 to i32
  %272 = mul i32 %167, %271
  %273 = add i32 %272, %3
  call fastcc void @spread_angles(ptr noundef nonnull %0, i32 noundef %174, ptr noundef nonnull %7, i32 noundef %273, i32 noundef %167)
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %7)
  %274 = add nuw nsw i64 %181, 1
  %275 = icmp eq i64 %274, %179
  br i1 %275, label %276, label %180
276:                                              ; preds = %270, %148
  ret void
}
declare double @llvm.ceil.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @atan2(double noundef, double noundef) local_unnamed_addr
declare double @llvm.floor.f64(double)
define internal fastcc void @best_joint(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr {
  %4 = alloca %struct.view, align 8
  %5 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %4)
  %6 = getelementptr inbounds i8, ptr %0, i64 968
  %7 = load double, ptr %6, align 8
  %8 = fmul reassoc nsz contract double %7, 2.000000e+00
  %9 = getelementptr inbounds i8, ptr %4, i64 384
  %10 = getelementptr inbounds i8, ptr %4, i64 240
  %11 = sext i32 %2 to i64
  %12 = getelementptr inbounds [6 x [3 x double]], ptr %10, i64 0, i64 %11
  %13 = load double, ptr %9, align 8
  %14 = load double, ptr %12, align 8
  %15 = fmul reassoc nsz contract double %14, %13
  %16 = getelementptr inbounds i8, ptr %4, i64 392
  %17 = load double, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %12, i64 8
  %19 = load double, ptr %18, align 8
  %20 = fmul reassoc nsz contract double %19, %17
  %21 = fadd reassoc nsz contract double %20, %15
  %22 = getelementptr inbounds i8, ptr %4, i64 400
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %12, i64 16
  %25 = load double, ptr %24, align 8
  %26 = fmul reassoc nsz contract double %25, %23
  %27 = fadd reassoc nsz contract double %21, %26
  %28 = fmul reassoc nsz contract double %8, %27
  %29 = getelementptr inbounds i8, ptr %0, i64 976
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %4, i64 96
  %32 = getelementptr inbounds [6 x [3 x double]], ptr %31, i64 0, i64 %11
  %33 = getelementptr inbounds i8, ptr %4, i64 480
  %34 = load double, ptr %32, align 8
  %35 = load double, ptr %33, align 8
  %36 = fmul reassoc nsz contract double %35, %34
  %37 = getelementptr inbounds i8, ptr %32, i64 8
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %4, i64 488
  %40 = load double, ptr %39, align 8
  %41 = fmul reassoc nsz contract double %40, %38
  %42 = fadd reassoc nsz contract double %41, %36
  %43 = getelementptr inbounds i8, ptr %32, i64 16
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %4, i64 496
  %46 = load double, ptr %45, align 8
  %47 = fmul reassoc nsz contract double %46, %44
  %48 = fadd reassoc nsz contract double %42, %47
  %49 = fmul reassoc nsz contract double %48, %30
  %50 = fsub reassoc nsz contract double %28, %49
  %51 = call reassoc nsz contract fastcc double @bend(ptr noundef %0, ptr noundef nonnull %4, i32 noundef %2, i32 noundef %2, ptr noundef nonnull %5)
  %52 = getelementptr inbounds i8, ptr %0, i64 56
  %53 = getelementptr inbounds [6 x double], ptr %52, i64 0, i64 %11
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %0, i64 4
  %56 = getelementptr inbounds [6 x i32], ptr %55, i64 0, i64 %11
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %122, label %59
59:                                               ; preds = %3
  %60 = getelementptr inbounds double, ptr %1, i64 %11
  %61 = load double, ptr %60, align 8
  %62 = tail call reassoc nsz contract double @llvm.fabs.f64(double %50)
  %63 = tail call reassoc nsz contract double @llvm.fabs.f64(double %51)
  %64 = fadd reassoc nsz contract double %62, %63
  %65 = fcmp reassoc nsz contract ogt double %64, 0x3D06849B86A12B9B
  br i1 %65, label %66, label %73
66:                                               ; preds = %59
  %67 = fneg reassoc nsz contract double %50
  %68 = fdiv reassoc nsz contract double %67, %54
  %69 = fmul reassoc nsz contract double %54, %54
  %70 = fdiv reassoc nsz contract double %51, %69
  %71 = tail call reassoc nsz contract double @atan2(double noundef %68, double noundef %70)
  %72 = fdiv reassoc nsz contract double %71, %54
  br label %73
73:                                               ; preds = %59, %66
  %74 = phi reassoc nsz contract double [ %72, %66 ], [ 0.000000e+00, %59 ]
  %75 = fadd reassoc nsz contract double %74, %61
  %76 = tail call reassoc nsz contract double @llvm.fabs.f64(double %54)
  %77 = fdiv reassoc nsz contract double 0x401921FB54442D18, %76
  %78 = getelementptr inbounds i8, ptr %0, i64 104
  %79 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %11
  %80 = load double, ptr %79, align 8
  %81 = fcmp reassoc nsz contract ogt double %80, %75
  br i1 %81, label %82, label %88
82:                                               ; preds = %73
  %83 = fsub reassoc nsz contract double %80, %75
  %84 = fdiv reassoc nsz contract double %83, %77
  %85 = tail call reassoc nsz contract double @llvm.ceil.f64(double %84)
  %86 = fmul reassoc nsz contract double %85, %77
  %87 = fadd reassoc nsz contract double %86, %75
  br label %88
88:                                               ; preds = %73, %82
  %89 = phi nsz double [ %87, %82 ], [ %75, %73 ]
  %90 = getelementptr inbounds i8, ptr %0, i64 152
  %91 = getelementptr inbounds [6 x double], ptr %90, i64 0, i64 %11
  %92 = load double, ptr %91, align 8
  %93 = fcmp reassoc nsz contract ogt double %89, %92
  br i1 %93, label %94, label %108
94:                                               ; preds = %88
  %95 = fsub reassoc nsz contract double %89, %92
  %96 = fdiv reassoc nsz contract double %95, %77
  %97 = tail call reassoc nsz contract double @llvm.ceil.f64(double %96)
  %98 = fmul reassoc nsz contract double %97, %77
  %99 = fsub reassoc nsz contract double %89, %98
  %100 = getelementptr inbounds i8, ptr %0, i64 104
  %101 = getelementptr inbounds [6 x double], ptr %100, i64 0, i64 %11
  %102 = load double, ptr %101, align 8
  %103 = fcmp reassoc nsz contract ult double %99, %102
  br i1 %103, label %104, label %108
104:                                              ; preds = %94
  %105 = fsub reassoc nsz contract double %102, %99
  %106 = fcmp reassoc nsz contract olt double %95, %105
  %107 = select reassoc nsz contract i1 %106, double %92, double %102
  br label %108
108:                                              ; preds = %104, %94, %88
  %109 = phi nsz double [ %89, %88 ], [ %107, %104 ], [ %99, %94 ]
  %110 = getelementptr inbounds i8, ptr %0, i64 104
  %111 = getelementptr inbounds [6 x double], ptr %110, i64 0, i64 %11
  %112 = load double, ptr %111, align 8
  %113 = fcmp reassoc nsz contract olt double %109, %112
  br i1 %113, label %120, label %114
114:                                              ; preds = %108
  %115 = getelementptr inbounds i8, ptr %0, i64 152
  %116 = getelementptr inbounds [6 x double], ptr %115, i64 0, i64 %11
  %117 = load double, ptr %116, align 8
  %118 = fcmp reassoc nsz contract ogt double %109, %117
  %119 = select reassoc nsz contract i1 %118, double %117, double %109
  br label %120
120:                                              ; preds = %108, %114
  %121 = phi reassoc nsz contract double [ %112, %108 ], [ %119, %114 ]
  store double %121, ptr %60, align 8
  br label %141
122:                                              ; preds = %3
  %123 = fcmp reassoc nsz contract ogt double %51, 0x3D719799812DEA11
  br i1 %123, label %124, label %141
124:                                              ; preds = %122
  %125 = getelementptr inbounds double, ptr %1, i64 %11
  %126 = load double, ptr %125, align 8
  %127 = fdiv reassoc nsz contract double %50, %51
  %128 = fsub reassoc nsz contract double %126, %127
  %129 = getelementptr inbounds i8, ptr %0, i64 104
  %130 = getelementptr inbounds [6 x double], ptr %129, i64 0, i64 %11
  %131 = load double, ptr %130, align 8
  %132 = fcmp reassoc nsz contract olt double %128, %131
  br i1 %132, label %139, label %133
133:                                              ; preds = %124
  %134 = getelementptr inbounds i8, ptr %0, i64 152
  %135 = getelementptr inbounds [6 x double], ptr %134, i64 0, i64 %11
  %136 = load double, ptr %135, align 8
  %137 = fcmp reassoc nsz contract ogt double %128, %136
  %138 = select reassoc nsz contract i1 %137, double %136, double %128
  br label %139
139:                                              ; preds = %124, %133
  %140 = phi reassoc nsz contract double [ %131, %124 ], [ %138, %133 ]
  store double %140, ptr %125, align 8
  br label %141
141:                                              ; preds = %122, %139, %120
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4)
  ret void
}
define internal fastcc void @look(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = alloca [12 x double], align 16
  %5 = alloca [12 x double], align 16
  %6 = alloca [6 x [3 x double]], align 16
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %6)
  %7 = getelementptr inbounds i8, ptr %0, i64 200
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %4, ptr noundef nonnull align 8 dereferenceable(96) %7, i64 96, i1 false)
  %8 = load i32, ptr %0, align 8
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %15
10:                                               ; preds = %3
  %11 = getelementptr inbounds i8, ptr %0, i64 56
  %12 = getelementptr inbounds i8, ptr %2, i64 96
  %13 = getelementptr inbounds i8, ptr %0, i64 4
  %14 = zext nneg i32 %8 to i64
  br label %30
15:                                               ; preds = %127, %3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %2, ptr noundef nonnull align 16 dereferenceable(96) %4, i64 96, i1 false)
  %16 = load i32, ptr %0, align 8
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %129
18:                                               ; preds = %15
  %19 = getelementptr inbounds i8, ptr %0, i64 4
  %20 = getelementptr inbounds i8, ptr %4, i64 88
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %4, i64 56
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %4, i64 24
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %2, i64 96
  %27 = getelementptr inbounds i8, ptr %2, i64 240
  %28 = getelementptr inbounds i8, ptr %2, i64 240
  %29 = getelementptr inbounds i8, ptr %2, i64 96
  br label %133
30:                                               ; preds = %10, %127
  %31 = phi i64 [ 0, %10 ], [ %87, %127 ]
  %32 = getelementptr inbounds double, ptr %1, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds [6 x double], ptr %11, i64 0, i64 %31
  %35 = load double, ptr %34, align 8
  br label %41
36:                                               ; preds = %41
  %37 = fmul reassoc nsz contract double %35, %33
  %38 = getelementptr inbounds [6 x i32], ptr %13, i64 0, i64 %31
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %74, label %56
41:                                               ; preds = %30, %41
  %42 = phi i64 [ 0, %30 ], [ %54, %41 ]
  %43 = shl nuw nsw i64 %42, 2
  %44 = or disjoint i64 %43, 2
  %45 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %44
  %46 = load double, ptr %45, align 16
  %47 = load double, ptr %34, align 8
  %48 = fmul reassoc nsz contract double %47, %46
  %49 = getelementptr inbounds [6 x [3 x double]], ptr %12, i64 0, i64 %31, i64 %42
  store double %48, ptr %49, align 8
  %50 = or disjoint i64 %43, 3
  %51 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds [6 x [3 x double]], ptr %6, i64 0, i64 %31, i64 %42
  store double %52, ptr %53, align 8
  %54 = add nuw nsw i64 %42, 1
  %55 = icmp eq i64 %54, 3
  br i1 %55, label %36, label %41
56:                                               ; preds = %36
  %57 = tail call reassoc nsz contract double @llvm.cos.f64(double %37)
  %58 = tail call reassoc nsz contract double @llvm.sin.f64(double %37)
  br label %59
59:                                               ; preds = %56, %59
  %60 = phi i64 [ 0, %56 ], [ %72, %59 ]
  %61 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %60
  %62 = load double, ptr %61, align 16
  %63 = or disjoint i64 %60, 1
  %64 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul reassoc nsz contract double %62, %57
  %67 = fmul reassoc nsz contract double %65, %58
  %68 = fadd reassoc nsz contract double %67, %66
  store double %68, ptr %61, align 16
  %69 = fmul reassoc nsz contract double %65, %57
  %70 = fmul reassoc nsz contract double %62, %58
  %71 = fsub reassoc nsz contract double %69, %70
  store double %71, ptr %64, align 8
  %72 = add nuw nsw i64 %60, 4
  %73 = icmp ult i64 %60, 8
  br i1 %73, label %59, label %86
74:                                               ; preds = %36, %74
  %75 = phi i64 [ %84, %74 ], [ 0, %36 ]
  %76 = or disjoint i64 %75, 2
  %77 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %76
  %78 = load double, ptr %77, align 16
  %79 = fmul reassoc nsz contract double %78, %37
  %80 = or disjoint i64 %75, 3
  %81 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fadd reassoc nsz contract double %82, %79
  store double %83, ptr %81, align 8
  %84 = add nuw nsw i64 %75, 4
  %85 = icmp ult i64 %75, 8
  br i1 %85, label %74, label %86
86:                                               ; preds = %59, %74
  %87 = add nuw nsw i64 %31, 1
  %88 = getelementptr inbounds [7 x [12 x double]], ptr %7, i64 0, i64 %87
  br label %89
89:                                               ; preds = %99, %86
  %90 = phi i64 [ 0, %86 ], [ %106, %99 ]
  %91 = getelementptr inbounds double, ptr %4, i64 %90
  %92 = or disjoint i64 %90, 1
  %93 = getelementptr inbounds double, ptr %4, i64 %92
  %94 = or disjoint i64 %90, 2
  %95 = getelementptr inbounds double, ptr %4, i64 %94
  %96 = load double, ptr %91, align 16
  %97 = load double, ptr %93, align 8
  %98 = load double, ptr %95, align 16
  br label %108
99:                                               ; preds = %108
  %100 = or disjoint i64 %90, 3
  %101 = getelementptr inbounds double, ptr %4, i64 %100
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds double, ptr %5, i64 %100
  %104 = load double, ptr %103, align 8
  %105 = fadd reassoc nsz contract double %104, %102
  store double %105, ptr %103, align 8
  %106 = add nuw nsw i64 %90, 4
  %107 = icmp ult i64 %90, 8
  br i1 %107, label %89, label %127
108:                                              ; preds = %108, %89
  %109 = phi i64 [ 0, %89 ], [ %125, %108 ]
  %110 = getelementptr inbounds double, ptr %88, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fmul reassoc nsz contract double %111, %96
  %113 = or disjoint i64 %109, 4
  %114 = getelementptr inbounds double, ptr %88, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = fmul reassoc nsz contract double %115, %97
  %117 = fadd reassoc nsz contract double %116, %112
  %118 = or disjoint i64 %109, 8
  %119 = getelementptr inbounds double, ptr %88, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = fmul reassoc nsz contract double %120, %98
  %122 = fadd reassoc nsz contract double %117, %121
  %123 = or disjoint i64 %109, %90
  %124 = getelementptr inbounds double, ptr %5, i64 %123
  store double %122, ptr %124, align 8
  %125 = add nuw nsw i64 %109, 1
  %126 = icmp eq i64 %125, 4
  br i1 %126, label %99, label %108
127:                                              ; preds = %99
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %4, ptr noundef nonnull align 16 dereferenceable(96) %5, i64 96, i1 false)
  %128 = icmp eq i64 %87, %14
  br i1 %128, label %15, label %30
129:                                              ; preds = %169, %15
  %130 = getelementptr inbounds i8, ptr %0, i64 872
  %131 = getelementptr inbounds i8, ptr %2, i64 384
  %132 = getelementptr inbounds i8, ptr %2, i64 408
  br label %202
133:                                              ; preds = %18, %169
  %134 = phi i64 [ 0, %18 ], [ %170, %169 ]
  %135 = getelementptr inbounds [6 x i32], ptr %19, i64 0, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %166, label %138
138:                                              ; preds = %133
  %139 = getelementptr inbounds [6 x [3 x double]], ptr %6, i64 0, i64 %134
  %140 = getelementptr inbounds i8, ptr %139, i64 16
  %141 = load double, ptr %140, align 8
  %142 = fsub reassoc nsz contract double %21, %141
  %143 = getelementptr inbounds i8, ptr %139, i64 8
  %144 = load double, ptr %143, align 8
  %145 = fsub reassoc nsz contract double %23, %144
  %146 = load double, ptr %139, align 8
  %147 = fsub reassoc nsz contract double %25, %146
  %148 = getelementptr inbounds [6 x [3 x double]], ptr %26, i64 0, i64 %134
  %149 = getelementptr inbounds [6 x [3 x double]], ptr %27, i64 0, i64 %134
  %150 = getelementptr inbounds i8, ptr %148, i64 8
  %151 = load double, ptr %150, align 8
  %152 = fmul reassoc nsz contract double %151, %142
  %153 = getelementptr inbounds i8, ptr %148, i64 16
  %154 = load double, ptr %153, align 8
  %155 = fmul reassoc nsz contract double %154, %145
  %156 = fsub reassoc nsz contract double %152, %155
  store double %156, ptr %149, align 8
  %157 = fmul reassoc nsz contract double %154, %147
  %158 = load double, ptr %148, align 8
  %159 = fmul reassoc nsz contract double %158, %142
  %160 = fsub reassoc nsz contract double %157, %159
  %161 = getelementptr inbounds i8, ptr %149, i64 8
  store double %160, ptr %161, align 8
  %162 = fmul reassoc nsz contract double %158, %145
  %163 = fmul reassoc nsz contract double %147, %151
  %164 = fsub reassoc nsz contract double %162, %163
  %165 = getelementptr inbounds i8, ptr %149, i64 16
  store double %164, ptr %165, align 8
  br label %169
166:                                              ; preds = %133
  %167 = getelementptr inbounds [6 x [3 x double]], ptr %28, i64 0, i64 %134
  %168 = getelementptr inbounds [6 x [3 x double]], ptr %29, i64 0, i64 %134
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %167, ptr noundef nonnull align 8 dereferenceable(24) %168, i64 24, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %168, i8 0, i64 24, i1 false)
  br label %169
169:                                              ; preds = %166, %138
  %170 = add nuw nsw i64 %134, 1
  %171 = load i32, ptr %0, align 8
  %172 = sext i32 %171 to i64
  %173 = icmp slt i64 %170, %172
  br i1 %173, label %133, label %129
174:                                              ; preds = %219
  %175 = getelementptr inbounds i8, ptr %2, i64 408
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds i8, ptr %2, i64 440
  %178 = load double, ptr %177, align 8
  %179 = fadd reassoc nsz contract double %178, %176
  %180 = getelementptr inbounds i8, ptr %2, i64 472
  %181 = load double, ptr %180, align 8
  %182 = fadd reassoc nsz contract double %179, %181
  %183 = getelementptr inbounds i8, ptr %2, i64 504
  store double %182, ptr %183, align 8
  %184 = getelementptr inbounds i8, ptr %2, i64 448
  %185 = load double, ptr %184, align 8
  %186 = getelementptr inbounds i8, ptr %2, i64 464
  %187 = load double, ptr %186, align 8
  %188 = fsub reassoc nsz contract double %185, %187
  %189 = getelementptr inbounds i8, ptr %2, i64 480
  store double %188, ptr %189, align 8
  %190 = getelementptr inbounds i8, ptr %2, i64 456
  %191 = load double, ptr %190, align 8
  %192 = getelementptr inbounds i8, ptr %2, i64 424
  %193 = load double, ptr %192, align 8
  %194 = fsub reassoc nsz contract double %191, %193
  %195 = getelementptr inbounds i8, ptr %2, i64 488
  store double %194, ptr %195, align 8
  %196 = getelementptr inbounds i8, ptr %2, i64 416
  %197 = load double, ptr %196, align 8
  %198 = getelementptr inbounds i8, ptr %2, i64 432
  %199 = load double, ptr %198, align 8
  %200 = fsub reassoc nsz contract double %197, %199
  %201 = getelementptr inbounds i8, ptr %2, i64 496
  store double %200, ptr %201, align 8
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4)
  ret void
202:                                              ; preds = %129, %219
  %203 = phi i64 [ 0, %129 ], [ %220, %219 ]
  %204 = shl nuw nsw i64 %203, 2
  %205 = or disjoint i64 %204, 3
  %206 = getelementptr inbounds [12 x double], ptr %4, i64 0, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds [12 x double], ptr %130, i64 0, i64 %205
  %209 = load double, ptr %208, align 8
  %210 = fsub reassoc nsz contract double %207, %209
  %211 = getelementptr inbounds [3 x double], ptr %131, i64 0, i64 %203
  store double %210, ptr %211, align 8
  %212 = getelementptr inbounds double, ptr %4, i64 %204
  %213 = load double, ptr %212, align 16
  %214 = getelementptr inbounds i8, ptr %212, i64 8
  %215 = load double, ptr %214, align 8
  %216 = getelementptr inbounds i8, ptr %212, i64 16
  %217 = load double, ptr %216, align 16
  %218 = mul nuw nsw i64 %203, 3
  br label %222
219:                                              ; preds = %222
  %220 = add nuw nsw i64 %203, 1
  %221 = icmp eq i64 %220, 3
  br i1 %221, label %174, label %202
222:                                              ; preds = %202, %222
  %223 = phi i64 [ 0, %202 ], [ %238, %222 ]
  %224 = shl nsw i64 %223, 5
  %225 = getelementptr inbounds i8, ptr %130, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = fmul reassoc nsz contract double %226, %213
  %228 = getelementptr inbounds i8, ptr %225, i64 8
  %229 = load double, ptr %228, align 8
  %230 = fmul reassoc nsz contract double %229, %215
  %231 = fadd reassoc nsz contract double %230, %227
  %232 = getelementptr inbounds i8, ptr %225, i64 16
  %233 = load double, ptr %232, align 8
  %234 = fmul reassoc nsz contract double %233, %217
  %235 = fadd reassoc nsz contract double %231, %234
  %236 = add nuw nsw i64 %223, %218
  %237 = getelementptr inbounds [9 x double], ptr %132, i64 0, i64 %236
  store double %235, ptr %237, align 8
  %238 = add nuw nsw i64 %223, 1
  %239 = icmp eq i64 %238, 3
  br i1 %239, label %219, label %222
}
define internal fastcc double @bend(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr {
  %6 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  %7 = getelementptr inbounds i8, ptr %1, i64 96
  %8 = sext i32 %2 to i64
  %9 = getelementptr inbounds [6 x [3 x double]], ptr %7, i64 0, i64 %8
  %10 = getelementptr inbounds i8, ptr %1, i64 240
  %11 = sext i32 %3 to i64
  %12 = getelementptr inbounds [6 x [3 x double]], ptr %10, i64 0, i64 %11
  %13 = getelementptr inbounds i8, ptr %9, i64 8
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %12, i64 16
  %16 = load double, ptr %15, align 8
  %17 = fmul reassoc nsz contract double %16, %14
  %18 = getelementptr inbounds i8, ptr %9, i64 16
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %12, i64 8
  %21 = load double, ptr %20, align 8
  %22 = fmul reassoc nsz contract double %21, %19
  %23 = fsub reassoc nsz contract double %17, %22
  %24 = load double, ptr %12, align 8
  %25 = fmul reassoc nsz contract double %24, %19
  %26 = load double, ptr %9, align 8
  %27 = fmul reassoc nsz contract double %26, %16
  %28 = fsub reassoc nsz contract double %25, %27
  %29 = fmul reassoc nsz contract double %26, %21
  %30 = fmul reassoc nsz contract double %24, %14
  %31 = fsub reassoc nsz contract double %29, %30
  %32 = getelementptr inbounds i8, ptr %0, i64 968
  %33 = load double, ptr %32, align 8
  %34 = fmul reassoc nsz contract double %33, 2.000000e+00
  %35 = getelementptr inbounds [6 x [3 x double]], ptr %10, i64 0, i64 %8
  %36 = load double, ptr %35, align 8
  %37 = fmul reassoc nsz contract double %36, %24
  %38 = getelementptr inbounds i8, ptr %35, i64 8
  %39 = load double, ptr %38, align 8
  %40 = fmul reassoc nsz contract double %39, %21
  %41 = getelementptr inbounds i8, ptr %35, i64 16
  %42 = load double, ptr %41, align 8
  %43 = fmul reassoc nsz contract double %42, %16
  %44 = getelementptr inbounds i8, ptr %1, i64 384
  %45 = load double, ptr %44, align 8
  %46 = fmul reassoc nsz contract double %45, %23
  %47 = getelementptr inbounds i8, ptr %1, i64 392
  %48 = load double, ptr %47, align 8
  %49 = fmul reassoc nsz contract double %48, %28
  %50 = getelementptr inbounds i8, ptr %1, i64 400
  %51 = load double, ptr %50, align 8
  %52 = fmul reassoc nsz contract double %51, %31
  %53 = fadd reassoc nsz contract double %40, %37
  %54 = fadd reassoc nsz contract double %53, %43
  %55 = fadd reassoc nsz contract double %54, %46
  %56 = fadd reassoc nsz contract double %55, %49
  %57 = fadd reassoc nsz contract double %56, %52
  %58 = fmul reassoc nsz contract double %34, %57
  %59 = load double, ptr %4, align 8
  %60 = fmul reassoc nsz contract double %59, %23
  %61 = getelementptr inbounds i8, ptr %4, i64 8
  %62 = load double, ptr %61, align 8
  %63 = fmul reassoc nsz contract double %62, %28
  %64 = fadd reassoc nsz contract double %63, %60
  %65 = getelementptr inbounds i8, ptr %4, i64 16
  %66 = load double, ptr %65, align 8
  %67 = fmul reassoc nsz contract double %66, %31
  %68 = fadd reassoc nsz contract double %64, %58
  %69 = fadd reassoc nsz contract double %68, %67
  %70 = getelementptr inbounds i8, ptr %0, i64 976
  %71 = load double, ptr %70, align 8
  %72 = fcmp reassoc nsz contract une double %71, 0.000000e+00
  br i1 %72, label %73, label %126
73:                                               ; preds = %5
  %74 = getelementptr inbounds i8, ptr %1, i64 408
  %75 = getelementptr inbounds [6 x [3 x double]], ptr %7, i64 0, i64 %11
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %75, i64 8
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %75, i64 16
  %80 = load double, ptr %79, align 8
  br label %109
81:                                               ; preds = %109
  %82 = load double, ptr %6, align 16
  %83 = fmul reassoc nsz contract double %82, %26
  %84 = getelementptr inbounds i8, ptr %6, i64 8
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, %14
  %87 = fadd reassoc nsz contract double %86, %83
  %88 = getelementptr inbounds i8, ptr %6, i64 16
  %89 = load double, ptr %88, align 16
  %90 = fmul reassoc nsz contract double %89, %19
  %91 = fadd reassoc nsz contract double %87, %90
  %92 = getelementptr inbounds [6 x [3 x double]], ptr %7, i64 0, i64 %11
  %93 = load double, ptr %92, align 8
  %94 = fmul reassoc nsz contract double %93, %26
  %95 = getelementptr inbounds i8, ptr %92, i64 8
  %96 = load double, ptr %95, align 8
  %97 = fmul reassoc nsz contract double %96, %14
  %98 = fadd reassoc nsz contract double %97, %94
  %99 = getelementptr inbounds i8, ptr %92, i64 16
  %100 = load double, ptr %99, align 8
  %101 = fmul reassoc nsz contract double %100, %19
  %102 = fadd reassoc nsz contract double %98, %101
  %103 = getelementptr inbounds i8, ptr %1, i64 504
  %104 = load double, ptr %103, align 8
  %105 = fmul reassoc nsz contract double %102, %104
  %106 = fsub reassoc nsz contract double %91, %105
  %107 = fmul reassoc nsz contract double %106, %71
  %108 = fsub reassoc nsz contract double %69, %107
  br label %126
109:                                              ; preds = %73, %109
  %110 = phi i64 [ 0, %73 ], [ %124, %109 ]
  %111 = mul i64 %110, 24
  %112 = getelementptr inbounds i8, ptr %74, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = fmul reassoc nsz contract double %76, %113
  %115 = getelementptr inbounds i8, ptr %112, i64 8
  %116 = load double, ptr %115, align 8
  %117 = fmul reassoc nsz contract double %78, %116
  %118 = fadd reassoc nsz contract double %117, %114
  %119 = getelementptr inbounds i8, ptr %112, i64 16
  %120 = load double, ptr %119, align 8
  %121 = fmul reassoc nsz contract double %80, %120
  %122 = fadd reassoc nsz contract double %118, %121
  %123 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %110
  store double %122, ptr %123, align 8
  %124 = add nuw nsw i64 %110, 1
  %125 = icmp eq i64 %124, 3
  br i1 %125, label %81, label %109
126:                                              ; preds = %81, %5
  %127 = phi nsz double [ %108, %81 ], [ %69, %5 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret double %127
}
define internal fastcc double @cholesky(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef %2) unnamed_addr {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %65
5:                                                ; preds = %3
  %6 = zext nneg i32 %1 to i64
  %7 = zext nneg i32 %1 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext nneg i32 %1 to i64
  br label %15
10:                                               ; preds = %63
  %11 = add nuw nsw i64 %16, 1
  %12 = icmp ult i64 %11, %7
  %13 = add nuw nsw i64 %17, 1
  %14 = icmp eq i64 %11, %8
  br i1 %14, label %65, label %15
15:                                               ; preds = %5, %10
  %16 = phi i64 [ 0, %5 ], [ %11, %10 ]
  %17 = phi i64 [ 1, %5 ], [ %13, %10 ]
  %18 = phi i1 [ %4, %5 ], [ %12, %10 ]
  %19 = phi double [ 0x7FF0000000000000, %5 ], [ %64, %10 ]
  %20 = getelementptr inbounds [6 x double], ptr %0, i64 %16, i64 %16
  %21 = load double, ptr %20, align 8
  %22 = icmp eq i64 %16, 0
  br i1 %22, label %23, label %26
23:                                               ; preds = %26, %15
  %24 = phi double [ %21, %15 ], [ %32, %26 ]
  %25 = fcmp reassoc nsz contract ogt double %24, 0x3D06849B86A12B9B
  br i1 %25, label %35, label %63
26:                                               ; preds = %15, %26
  %27 = phi i64 [ %33, %26 ], [ 0, %15 ]
  %28 = phi double [ %32, %26 ], [ %21, %15 ]
  %29 = getelementptr inbounds [6 x double], ptr %0, i64 %16, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fmul reassoc nsz contract double %30, %30
  %32 = fsub reassoc nsz contract double %28, %31
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %16
  br i1 %34, label %23, label %26
35:                                               ; preds = %23
  %36 = fcmp reassoc nsz contract olt double %24, %19
  %37 = select reassoc nsz contract i1 %36, double %24, double %19
  %38 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %24)
  store double %38, ptr %20, align 8
  %39 = add nuw nsw i64 %16, 1
  %40 = icmp ult i64 %39, %6
  br i1 %40, label %41, label %63
41:                                               ; preds = %35
  %42 = icmp eq i64 %16, 0
  br label %43
43:                                               ; preds = %41, %47
  %44 = phi i64 [ %17, %41 ], [ %50, %47 ]
  %45 = getelementptr inbounds [6 x double], ptr %0, i64 %44, i64 %16
  %46 = load double, ptr %45, align 8
  br i1 %42, label %47, label %52
47:                                               ; preds = %52, %43
  %48 = phi double [ %46, %43 ], [ %60, %52 ]
  %49 = fdiv reassoc nsz contract double %48, %38
  store double %49, ptr %45, align 8
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, %9
  br i1 %51, label %63, label %43
52:                                               ; preds = %43, %52
  %53 = phi i64 [ %61, %52 ], [ 0, %43 ]
  %54 = phi double [ %60, %52 ], [ %46, %43 ]
  %55 = getelementptr inbounds [6 x double], ptr %0, i64 %44, i64 %53
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds [6 x double], ptr %0, i64 %16, i64 %53
  %58 = load double, ptr %57, align 8
  %59 = fmul reassoc nsz contract double %58, %56
  %60 = fsub reassoc nsz contract double %54, %59
  %61 = add nuw nsw i64 %53, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %47, label %52
63:                                               ; preds = %47, %35, %23
  %64 = phi nsz double [ %19, %23 ], [ %37, %35 ], [ %37, %47 ]
  br i1 %25, label %10, label %65
65:                                               ; preds = %63, %10, %3
  %66 = phi i1 [ %4, %3 ], [ %18, %63 ], [ %12, %10 ]
  %67 = phi nsz double [ 0x7FF0000000000000, %3 ], [ %64, %10 ], [ %64, %63 ]
  br i1 %66, label %128, label %68
68:                                               ; preds = %65
  %69 = icmp sgt i32 %1, 0
  br i1 %69, label %70, label %78
70:                                               ; preds = %68
  %71 = zext nneg i32 %1 to i64
  br label %72
72:                                               ; preds = %70, %83
  %73 = phi i64 [ 0, %70 ], [ %89, %83 ]
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %83, label %75
75:                                               ; preds = %72
  %76 = getelementptr inbounds double, ptr %2, i64 %73
  %77 = load double, ptr %76, align 8
  br label %91
78:                                               ; preds = %83, %68
  %79 = icmp sgt i32 %1, 0
  br i1 %79, label %80, label %128
80:                                               ; preds = %78
  %81 = zext nneg i32 %1 to i64
  %82 = zext nneg i32 %1 to i64
  br label %102
83:                                               ; preds = %91, %72
  %84 = getelementptr inbounds [6 x double], ptr %0, i64 %73, i64 %73
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds double, ptr %2, i64 %73
  %87 = load double, ptr %86, align 8
  %88 = fdiv reassoc nsz contract double %87, %85
  store double %88, ptr %86, align 8
  %89 = add nuw nsw i64 %73, 1
  %90 = icmp eq i64 %89, %71
  br i1 %90, label %78, label %72
91:                                               ; preds = %75, %91
  %92 = phi i64 [ 0, %75 ], [ %100, %91 ]
  %93 = phi double [ %77, %75 ], [ %99, %91 ]
  %94 = getelementptr inbounds [6 x double], ptr %0, i64 %73, i64 %92
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds double, ptr %2, i64 %92
  %97 = load double, ptr %96, align 8
  %98 = fmul reassoc nsz contract double %97, %95
  %99 = fsub reassoc nsz contract double %93, %98
  store double %99, ptr %76, align 8
  %100 = add nuw nsw i64 %92, 1
  %101 = icmp eq i64 %100, %73
  br i1 %101, label %83, label %91
102:                                              ; preds = %80, %109
  %103 = phi i64 [ %81, %80 ], [ %104, %109 ]
  %104 = add nsw i64 %103, -1
  %105 = icmp slt i64 %103, %82
  br i1 %105, label %106, label %109
106:                                              ; preds = %102
  %107 = getelementptr inbounds double, ptr %2, i64 %104
  %108 = load double, ptr %107, align 8
  br label %116
109:                                              ; preds = %116, %102
  %110 = getelementptr inbounds [6 x double], ptr %0, i64 %104, i64 %104
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds double, ptr %2, i64 %104
  %113 = load double, ptr %112, align 8
  %114 = fdiv reassoc nsz contract double %113, %111
  store double %114, ptr %112, align 8
  %115 = icmp sgt i64 %103, 1
  br i1 %115, label %102, label %128
116:                                              ; preds = %106, %116
  %117 = phi i64 [ %103, %106 ], [ %125, %116 ]
  %118 = phi double [ %108, %106 ], [ %124, %116 ]
  %119 = getelementptr inbounds [6 x double], ptr %0, i64 %117, i64 %104
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds double, ptr %2, i64 %117
  %122 = load double, ptr %121, align 8
  %123 = fmul reassoc nsz contract double %122, %120
  %124 = fsub reassoc nsz contract double %118, %123
  store double %124, ptr %107, align 8
  %125 = add nuw nsw i64 %117, 1
  %126 = trunc nuw i64 %125 to i32
  %127 = icmp slt i32 %126, %1
  br i1 %127, label %116, label %109
128:                                              ; preds = %109, %78, %65
  %129 = phi nsz double [ 0.000000e+00, %65 ], [ %67, %78 ], [ %67, %109 ]
  ret double %129
}
define internal fastcc double @reach(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [6 x [6 x double]], align 16
  %6 = alloca [6 x i32], align 16
  %7 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, ptr noundef nonnull align 4 dereferenceable(24) %2, i64 24, i1 false)
  %8 = getelementptr inbounds i8, ptr %3, i64 384
  %9 = getelementptr inbounds i8, ptr %3, i64 392
  %10 = getelementptr inbounds i8, ptr %3, i64 400
  %11 = getelementptr inbounds i8, ptr %7, i64 8
  %12 = getelementptr inbounds i8, ptr %7, i64 16
  %13 = getelementptr inbounds i8, ptr %3, i64 240
  %14 = getelementptr inbounds i8, ptr %0, i64 104
  %15 = getelementptr inbounds i8, ptr %0, i64 152
  %16 = getelementptr inbounds i8, ptr %0, i64 152
  br label %21
17:                                               ; preds = %137
  %18 = add nuw nsw i32 %25, 1
  %19 = icmp ugt i32 %25, 10
  %20 = icmp eq i32 %18, 12
  br i1 %20, label %141, label %21
21:                                               ; preds = %4, %17
  %22 = phi i1 [ false, %4 ], [ %19, %17 ]
  %23 = phi double [ undef, %4 ], [ %140, %17 ]
  %24 = phi double [ 0x7FF0000000000000, %4 ], [ %139, %17 ]
  %25 = phi i32 [ 0, %4 ], [ %18, %17 ]
  tail call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef %3)
  %26 = load double, ptr %8, align 8
  %27 = fmul reassoc nsz contract double %26, %26
  %28 = load double, ptr %9, align 8
  %29 = fmul reassoc nsz contract double %28, %28
  %30 = fadd reassoc nsz contract double %29, %27
  %31 = load double, ptr %10, align 8
  %32 = fmul reassoc nsz contract double %31, %31
  %33 = fadd reassoc nsz contract double %30, %32
  %34 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %33)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  %35 = fneg reassoc nsz contract double %26
  store double %35, ptr %7, align 16
  %36 = fneg reassoc nsz contract double %28
  store double %36, ptr %11, align 8
  %37 = fneg reassoc nsz contract double %31
  store double %37, ptr %12, align 16
  %38 = fcmp reassoc nsz contract olt double %34, 1.000000e-15
  br i1 %38, label %137, label %39
39:                                               ; preds = %21
  %40 = icmp ugt i32 %25, 3
  %41 = fmul reassoc nsz contract double %24, 9.000000e-01
  %42 = fcmp reassoc nsz contract ogt double %34, %41
  %43 = select i1 %40, i1 %42, i1 false
  br i1 %43, label %137, label %44
44:                                               ; preds = %39
  %45 = fcmp reassoc nsz contract olt double %34, 1.000000e-03
  %46 = fmul reassoc nsz contract double %34, 1.000000e-04
  %47 = select reassoc nsz contract i1 %45, double 0x3D719799812DEA11, double %46
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %5, i8 0, i64 288, i1 false)
  %48 = load i32, ptr %0, align 8
  %49 = icmp sgt i32 %48, 0
  %50 = zext nneg i32 %48 to i64
  br label %51
51:                                               ; preds = %57, %44
  %52 = phi i64 [ 0, %44 ], [ %58, %57 ]
  %53 = phi i64 [ 1, %44 ], [ %59, %57 ]
  br label %61
54:                                               ; preds = %57
  %55 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %5, i32 noundef 3, ptr noundef nonnull %7)
  %56 = fcmp reassoc nsz contract oeq double %55, 0.000000e+00
  br i1 %56, label %87, label %88
57:                                               ; preds = %67
  %58 = add nuw nsw i64 %52, 1
  %59 = add nuw nsw i64 %53, 1
  %60 = icmp eq i64 %58, 3
  br i1 %60, label %54, label %51
61:                                               ; preds = %67, %51
  %62 = phi i64 [ 0, %51 ], [ %68, %67 ]
  %63 = icmp eq i64 %52, %62
  %64 = select reassoc nsz contract i1 %63, double %47, double 0.000000e+00
  %65 = getelementptr inbounds [6 x [6 x double]], ptr %5, i64 0, i64 %52, i64 %62
  store double %64, ptr %65, align 8
  br i1 %49, label %70, label %67
66:                                               ; preds = %82
  store double %84, ptr %65, align 8
  br label %67
67:                                               ; preds = %66, %61
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp eq i64 %68, %53
  br i1 %69, label %57, label %61
70:                                               ; preds = %61, %82
  %71 = phi i64 [ %85, %82 ], [ 0, %61 ]
  %72 = phi double [ %84, %82 ], [ %64, %61 ]
  %73 = getelementptr inbounds i32, ptr %6, i64 %71
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %82
76:                                               ; preds = %70
  %77 = getelementptr inbounds [6 x [3 x double]], ptr %13, i64 0, i64 %71, i64 %52
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds [6 x [3 x double]], ptr %13, i64 0, i64 %71, i64 %62
  %80 = load double, ptr %79, align 8
  %81 = fmul reassoc nsz contract double %80, %78
  br label %82
82:                                               ; preds = %76, %70
  %83 = phi reassoc nsz contract double [ %81, %76 ], [ 0.000000e+00, %70 ]
  %84 = fadd reassoc nsz contract double %83, %72
  %85 = add nuw nsw i64 %71, 1
  %86 = icmp eq i64 %85, %50
  br i1 %86, label %66, label %70
87:                                               ; preds = %54
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %7, i8 0, i64 24, i1 false)
  br label %88
88:                                               ; preds = %54, %87
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5)
  %89 = icmp sgt i32 %48, 0
  br i1 %89, label %90, label %137
90:                                               ; preds = %88
  %91 = load double, ptr %7, align 16
  %92 = load double, ptr %11, align 8
  %93 = load double, ptr %12, align 16
  %94 = zext nneg i32 %48 to i64
  br label %95
95:                                               ; preds = %90, %134
  %96 = phi i64 [ 0, %90 ], [ %135, %134 ]
  %97 = getelementptr inbounds [6 x i32], ptr %6, i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %112
100:                                              ; preds = %95
  %101 = getelementptr inbounds [6 x [3 x double]], ptr %13, i64 0, i64 %96
  %102 = load double, ptr %101, align 8
  %103 = fmul reassoc nsz contract double %91, %102
  %104 = getelementptr inbounds i8, ptr %101, i64 8
  %105 = load double, ptr %104, align 8
  %106 = fmul reassoc nsz contract double %92, %105
  %107 = fadd reassoc nsz contract double %106, %103
  %108 = getelementptr inbounds i8, ptr %101, i64 16
  %109 = load double, ptr %108, align 8
  %110 = fmul reassoc nsz contract double %93, %109
  %111 = fadd reassoc nsz contract double %107, %110
  br label %112
112:                                              ; preds = %95, %100
  %113 = phi reassoc nsz contract double [ %111, %100 ], [ 0.000000e+00, %95 ]
  %114 = fcmp reassoc nsz contract ogt double %113, 5.000000e-01
  %115 = fcmp reassoc nsz contract olt double %113, -5.000000e-01
  %116 = select reassoc nsz contract i1 %115, double -5.000000e-01, double %113
  %117 = select reassoc nsz contract i1 %114, double 5.000000e-01, double %116
  %118 = getelementptr inbounds double, ptr %1, i64 %96
  %119 = load double, ptr %118, align 8
  %120 = fadd reassoc nsz contract double %117, %119
  store double %120, ptr %118, align 8
  %121 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %96
  %122 = load double, ptr %121, align 8
  %123 = fcmp reassoc nsz contract olt double %120, %122
  br i1 %123, label %132, label %124
124:                                              ; preds = %112
  %125 = getelementptr inbounds [6 x double], ptr %15, i64 0, i64 %96
  %126 = load double, ptr %125, align 8
  %127 = fcmp reassoc nsz contract ogt double %120, %126
  br i1 %127, label %128, label %134
128:                                              ; preds = %124
  br i1 %123, label %132, label %129
129:                                              ; preds = %128
  %130 = getelementptr inbounds [6 x double], ptr %16, i64 0, i64 %96
  %131 = load double, ptr %130, align 8
  br label %132
132:                                              ; preds = %112, %128, %129
  %133 = phi reassoc nsz contract double [ %131, %129 ], [ %122, %128 ], [ %122, %112 ]
  store double %133, ptr %118, align 8
  store i32 1, ptr %97, align 4
  br label %134
134:                                              ; preds = %132, %124
  %135 = add nuw nsw i64 %96, 1
  %136 = icmp eq i64 %135, %94
  br i1 %136, label %137, label %95
137:                                              ; preds = %134, %88, %21, %39
  %138 = phi i1 [ false, %39 ], [ false, %21 ], [ true, %88 ], [ true, %134 ]
  %139 = phi nsz double [ %24, %39 ], [ %24, %21 ], [ %34, %88 ], [ %34, %134 ]
  %140 = phi nsz double [ %34, %39 ], [ %34, %21 ], [ %23, %88 ], [ %23, %134 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  br i1 %138, label %17, label %141
141:                                              ; preds = %17, %137
  %142 = phi i1 [ %19, %17 ], [ %22, %137 ]
  br i1 %142, label %143, label %156
143:                                              ; preds = %141
  tail call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef %3)
  %144 = getelementptr inbounds i8, ptr %3, i64 384
  %145 = load double, ptr %144, align 8
  %146 = fmul reassoc nsz contract double %145, %145
  %147 = getelementptr inbounds i8, ptr %3, i64 392
  %148 = load double, ptr %147, align 8
  %149 = fmul reassoc nsz contract double %148, %148
  %150 = fadd reassoc nsz contract double %149, %146
  %151 = getelementptr inbounds i8, ptr %3, i64 400
  %152 = load double, ptr %151, align 8
  %153 = fmul reassoc nsz contract double %152, %152
  %154 = fadd reassoc nsz contract double %150, %153
  %155 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %154)
  br label %156
156:                                              ; preds = %141, %143
  %157 = phi nsz double [ %155, %143 ], [ %140, %141 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  ret double %157
}
define internal fastcc i32 @constraints(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr {
  %6 = alloca [3 x [6 x double]], align 16
  %7 = load i32, ptr %0, align 8
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %17, label %9
9:                                                ; preds = %28, %5
  %10 = phi i32 [ 0, %5 ], [ %29, %28 ]
  %11 = phi i32 [ %7, %5 ], [ %31, %28 ]
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %6)
  %12 = icmp ne i32 %2, 0
  br i1 %12, label %13, label %143
13:                                               ; preds = %9
  %14 = icmp sgt i32 %11, 0
  %15 = getelementptr inbounds i8, ptr %1, i64 240
  %16 = zext nneg i32 %11 to i64
  br label %34
17:                                               ; preds = %5, %28
  %18 = phi i64 [ %30, %28 ], [ 0, %5 ]
  %19 = phi i32 [ %29, %28 ], [ 0, %5 ]
  %20 = getelementptr inbounds i32, ptr %3, i64 %18
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23
23:                                               ; preds = %17
  %24 = sext i32 %19 to i64
  %25 = getelementptr inbounds [6 x double], ptr %4, i64 %24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %25, i8 0, i64 48, i1 false)
  %26 = add nsw i32 %19, 1
  %27 = getelementptr inbounds [6 x double], ptr %4, i64 %24, i64 %18
  store double 1.000000e+00, ptr %27, align 8
  br label %28
28:                                               ; preds = %17, %23
  %29 = phi i32 [ %26, %23 ], [ %19, %17 ]
  %30 = add nuw nsw i64 %18, 1
  %31 = load i32, ptr %0, align 8
  %32 = sext i32 %31 to i64
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %17, label %9
34:                                               ; preds = %13, %46
  %35 = phi i64 [ 0, %13 ], [ %47, %46 ]
  br i1 %14, label %50, label %46
36:                                               ; preds = %46
  br i1 %12, label %37, label %143
37:                                               ; preds = %36
  %38 = icmp sgt i32 %11, 0
  %39 = icmp sgt i32 %11, 0
  %40 = icmp sgt i32 %11, 0
  %41 = icmp sgt i32 %11, 0
  %42 = zext nneg i32 %11 to i64
  %43 = zext nneg i32 %11 to i64
  %44 = zext nneg i32 %11 to i64
  %45 = zext nneg i32 %11 to i64
  br label %67
46:                                               ; preds = %58, %34
  %47 = add nuw nsw i64 %35, 1
  %48 = icmp ult i64 %35, 2
  %49 = and i1 %12, %48
  br i1 %49, label %34, label %36
50:                                               ; preds = %34, %58
  %51 = phi i64 [ %61, %58 ], [ 0, %34 ]
  %52 = getelementptr inbounds i32, ptr %3, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %58
55:                                               ; preds = %50
  %56 = getelementptr inbounds [6 x [3 x double]], ptr %15, i64 0, i64 %51, i64 %35
  %57 = load double, ptr %56, align 8
  br label %58
58:                                               ; preds = %50, %55
  %59 = phi reassoc nsz contract double [ %57, %55 ], [ 0.000000e+00, %50 ]
  %60 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %35, i64 %51
  store double %59, ptr %60, align 8
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, %16
  br i1 %62, label %46, label %50
63:                                               ; preds = %141
  %64 = add nuw nsw i32 %69, 1
  %65 = icmp ult i32 %69, 2
  %66 = and i1 %12, %65
  br i1 %66, label %67, label %143
67:                                               ; preds = %37, %63
  %68 = phi i32 [ %10, %37 ], [ %142, %63 ]
  %69 = phi i32 [ 0, %37 ], [ %64, %63 ]
  br label %70
70:                                               ; preds = %67, %78
  %71 = phi i64 [ 0, %67 ], [ %84, %78 ]
  %72 = phi double [ 0x3D719799812DEA11, %67 ], [ %83, %78 ]
  %73 = phi i32 [ -1, %67 ], [ %82, %78 ]
  br i1 %38, label %86, label %78
74:                                               ; preds = %78
  %75 = icmp sgt i32 %82, -1
  %76 = icmp slt i32 %68, %11
  %77 = select i1 %75, i1 %76, i1 false
  br i1 %77, label %95, label %141
78:                                               ; preds = %86, %70
  %79 = phi double [ 0.000000e+00, %70 ], [ %92, %86 ]
  %80 = fcmp reassoc nsz contract ogt double %79, %72
  %81 = trunc nuw nsw i64 %71 to i32
  %82 = select i1 %80, i32 %81, i32 %73
  %83 = select nsz i1 %80, double %79, double %72
  %84 = add nuw nsw i64 %71, 1
  %85 = icmp eq i64 %84, 3
  br i1 %85, label %74, label %70
86:                                               ; preds = %70, %86
  %87 = phi i64 [ %93, %86 ], [ 0, %70 ]
  %88 = phi double [ %92, %86 ], [ 0.000000e+00, %70 ]
  %89 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %71, i64 %87
  %90 = load double, ptr %89, align 8
  %91 = fmul reassoc nsz contract double %90, %90
  %92 = fadd reassoc nsz contract double %91, %88
  %93 = add nuw nsw i64 %87, 1
  %94 = icmp eq i64 %93, %42
  br i1 %94, label %78, label %86
95:                                               ; preds = %74
  %96 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %83)
  br i1 %39, label %97, label %100
97:                                               ; preds = %95
  %98 = zext nneg i32 %82 to i64
  %99 = sext i32 %68 to i64
  br label %103
100:                                              ; preds = %103, %95
  %101 = sext i32 %68 to i64
  %102 = sext i32 %68 to i64
  br label %111
103:                                              ; preds = %97, %103
  %104 = phi i64 [ 0, %97 ], [ %109, %103 ]
  %105 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %98, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fdiv reassoc nsz contract double %106, %96
  %108 = getelementptr inbounds [6 x double], ptr %4, i64 %99, i64 %104
  store double %107, ptr %108, align 8
  %109 = add nuw nsw i64 %104, 1
  %110 = icmp eq i64 %109, %43
  br i1 %110, label %100, label %103
111:                                              ; preds = %100, %128
  %112 = phi i64 [ 0, %100 ], [ %129, %128 ]
  br i1 %40, label %117, label %115
113:                                              ; preds = %128
  %114 = add nsw i32 %68, 1
  br label %141
115:                                              ; preds = %117, %111
  %116 = phi double [ 0.000000e+00, %111 ], [ %125, %117 ]
  br i1 %41, label %131, label %128
117:                                              ; preds = %111, %117
  %118 = phi i64 [ %126, %117 ], [ 0, %111 ]
  %119 = phi double [ %125, %117 ], [ 0.000000e+00, %111 ]
  %120 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %112, i64 %118
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds [6 x double], ptr %4, i64 %101, i64 %118
  %123 = load double, ptr %122, align 8
  %124 = fmul reassoc nsz contract double %123, %121
  %125 = fadd reassoc nsz contract double %124, %119
  %126 = add nuw nsw i64 %118, 1
  %127 = icmp eq i64 %126, %44
  br i1 %127, label %115, label %117
128:                                              ; preds = %131, %115
  %129 = add nuw nsw i64 %112, 1
  %130 = icmp eq i64 %129, 3
  br i1 %130, label %113, label %111
131:                                              ; preds = %115, %131
  %132 = phi i64 [ %139, %131 ], [ 0, %115 ]
  %133 = getelementptr inbounds [6 x double], ptr %4, i64 %102, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = fmul reassoc nsz contract double %134, %116
  %136 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %112, i64 %132
  %137 = load double, ptr %136, align 8
  %138 = fsub reassoc nsz contract double %137, %135
  store double %138, ptr %136, align 8
  %139 = add nuw nsw i64 %132, 1
  %140 = icmp eq i64 %139, %45
  br i1 %140, label %128, label %131
141:                                              ; preds = %74, %113
  %142 = phi i32 [ %114, %113 ], [ %68, %74 ]
  br i1 %77, label %63, label %143
143:                                              ; preds = %141, %63, %9, %36
  %144 = phi i32 [ %10, %36 ], [ %10, %9 ], [ %142, %63 ], [ %142, %141 ]
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %6)
  ret i32 %144
}
define internal fastcc void @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr {
  %5 = alloca [576 x float], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca %struct.view, align 8
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 3264
  %9 = load i32, ptr %8, align 8
  %10 = icmp sgt i32 %9, 2
  %11 = select i1 %10, i32 12, i32 24
  %12 = icmp sgt i32 %9, 1
  %13 = select i1 %12, i32 %11, i32 1
  %14 = select i1 %10, i32 12, i32 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  %15 = icmp eq i32 %9, 0
  br i1 %15, label %16, label %19
16:                                               ; preds = %4
  %17 = icmp eq ptr %3, null
  br i1 %17, label %404, label %18
18:                                               ; preds = %16
  tail call fastcc void @lead(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef nonnull %3)
  br label %404
19:                                               ; preds = %4
  %20 = getelementptr inbounds i8, ptr %0, i64 3240
  %21 = add nsw i32 %9, -1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [6 x i32], ptr %20, i64 0, i64 %22
  %24 = load i32, ptr %23, align 4
  br i1 %12, label %25, label %31
25:                                               ; preds = %19
  %26 = add nsw i32 %9, -2
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds [6 x i32], ptr %20, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  br label %31
31:                                               ; preds = %19, %25
  %32 = phi i64 [ %30, %25 ], [ 0, %19 ]
  br i1 %10, label %33, label %39
33:                                               ; preds = %31
  %34 = add nsw i32 %9, -3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds [6 x i32], ptr %20, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  br label %39
39:                                               ; preds = %31, %33
  %40 = phi i64 [ %38, %33 ], [ 0, %31 ]
  %41 = mul nuw nsw i32 %13, %14
  %42 = getelementptr inbounds i8, ptr %0, i64 1080
  %43 = uitofp nneg i32 %13 to double
  %44 = getelementptr inbounds i8, ptr %0, i64 1136
  %45 = getelementptr inbounds [6 x double], ptr %44, i64 0, i64 %32
  %46 = getelementptr inbounds i8, ptr %0, i64 1084
  %47 = getelementptr inbounds [6 x i32], ptr %46, i64 0, i64 %32
  %48 = getelementptr inbounds i8, ptr %0, i64 1184
  %49 = getelementptr inbounds [6 x double], ptr %48, i64 0, i64 %32
  %50 = getelementptr inbounds i8, ptr %0, i64 1232
  %51 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %32
  %52 = getelementptr inbounds i8, ptr %0, i64 1184
  %53 = getelementptr inbounds [6 x double], ptr %52, i64 0, i64 %32
  %54 = getelementptr inbounds i8, ptr %0, i64 1184
  %55 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %32
  %56 = getelementptr inbounds i8, ptr %0, i64 1232
  %57 = getelementptr inbounds [6 x double], ptr %56, i64 0, i64 %32
  %58 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %32
  %59 = uitofp nneg i32 %14 to double
  %60 = getelementptr inbounds i8, ptr %0, i64 1136
  %61 = getelementptr inbounds [6 x double], ptr %60, i64 0, i64 %40
  %62 = getelementptr inbounds i8, ptr %0, i64 1084
  %63 = getelementptr inbounds [6 x i32], ptr %62, i64 0, i64 %40
  %64 = getelementptr inbounds i8, ptr %0, i64 1184
  %65 = getelementptr inbounds [6 x double], ptr %64, i64 0, i64 %40
  %66 = getelementptr inbounds i8, ptr %0, i64 1232
  %67 = getelementptr inbounds [6 x double], ptr %66, i64 0, i64 %40
  %68 = getelementptr inbounds i8, ptr %0, i64 1184
  %69 = getelementptr inbounds [6 x double], ptr %68, i64 0, i64 %40
  %70 = getelementptr inbounds i8, ptr %0, i64 1184
  %71 = getelementptr inbounds [6 x double], ptr %70, i64 0, i64 %40
  %72 = getelementptr inbounds i8, ptr %0, i64 1232
  %73 = getelementptr inbounds [6 x double], ptr %72, i64 0, i64 %40
  %74 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %40
  %75 = getelementptr inbounds i8, ptr %7, i64 504
  %76 = getelementptr inbounds i8, ptr %7, i64 488
  %77 = getelementptr inbounds i8, ptr %7, i64 480
  %78 = getelementptr inbounds i8, ptr %7, i64 496
  %79 = tail call i32 @llvm.umax.i32(i32 %41, i32 1)
  %80 = zext nneg i32 %79 to i64
  br label %121
81:                                               ; preds = %241
  %82 = icmp ne ptr %3, null
  %83 = and i1 %82, %12
  %84 = add nsw i32 %13, -1
  %85 = add nsw i32 %14, -1
  %86 = uitofp nneg i32 %13 to double
  %87 = getelementptr inbounds i8, ptr %0, i64 1136
  %88 = getelementptr inbounds [6 x double], ptr %87, i64 0, i64 %32
  %89 = getelementptr inbounds i8, ptr %0, i64 1084
  %90 = getelementptr inbounds [6 x i32], ptr %89, i64 0, i64 %32
  %91 = getelementptr inbounds i8, ptr %0, i64 1184
  %92 = getelementptr inbounds [6 x double], ptr %91, i64 0, i64 %32
  %93 = getelementptr inbounds i8, ptr %0, i64 1232
  %94 = getelementptr inbounds [6 x double], ptr %93, i64 0, i64 %32
  %95 = getelementptr inbounds i8, ptr %0, i64 1184
  %96 = getelementptr inbounds [6 x double], ptr %95, i64 0, i64 %32
  %97 = getelementptr inbounds i8, ptr %0, i64 1184
  %98 = getelementptr inbounds [6 x double], ptr %97, i64 0, i64 %32
  %99 = getelementptr inbounds i8, ptr %0, i64 1232
  %100 = getelementptr inbounds [6 x double], ptr %99, i64 0, i64 %32
  %101 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %32
  %102 = uitofp nneg i32 %14 to double
  %103 = getelementptr inbounds i8, ptr %0, i64 1136
  %104 = getelementptr inbounds [6 x double], ptr %103, i64 0, i64 %40
  %105 = getelementptr inbounds i8, ptr %0, i64 1084
  %106 = getelementptr inbounds [6 x i32], ptr %105, i64 0, i64 %40
  %107 = getelementptr inbounds i8, ptr %0, i64 1184
  %108 = getelementptr inbounds [6 x double], ptr %107, i64 0, i64 %40
  %109 = getelementptr inbounds i8, ptr %0, i64 1232
  %110 = getelementptr inbounds [6 x double], ptr %109, i64 0, i64 %40
  %111 = getelementptr inbounds i8, ptr %0, i64 1184
  %112 = getelementptr inbounds [6 x double], ptr %111, i64 0, i64 %40
  %113 = getelementptr inbounds i8, ptr %0, i64 1184
  %114 = getelementptr inbounds [6 x double], ptr %113, i64 0, i64 %40
  %115 = getelementptr inbounds i8, ptr %0, i64 1232
  %116 = getelementptr inbounds [6 x double], ptr %115, i64 0, i64 %40
  %117 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %40
  %118 = getelementptr inbounds i8, ptr %0, i64 1080
  %119 = zext i32 %250 to i64
  %120 = zext nneg i32 %79 to i64
  br label %253
121:                                              ; preds = %39, %241
  %122 = phi i64 [ 0, %39 ], [ %251, %241 ]
  %123 = phi i32 [ 0, %39 ], [ %250, %241 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false)
  br i1 %12, label %124, label %172
124:                                              ; preds = %121
  %125 = trunc nuw nsw i64 %122 to i32
  %126 = urem i32 %125, %13
  %127 = uitofp nneg i32 %126 to double
  %128 = fmul reassoc nsz contract double %127, 0x401921FB54442D18
  %129 = fadd reassoc nsz contract double %128, 0x4002992580EAC536
  %130 = fdiv reassoc nsz contract double %129, %43
  %131 = load double, ptr %45, align 8
  %132 = tail call reassoc nsz contract double @llvm.fabs.f64(double %131)
  %133 = fdiv reassoc nsz contract double 0x401921FB54442D18, %132
  %134 = load i32, ptr %47, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %145, label %136
136:                                              ; preds = %124
  %137 = load double, ptr %49, align 8
  %138 = fcmp reassoc nsz contract ogt double %137, %130
  br i1 %138, label %139, label %145
139:                                              ; preds = %136
  %140 = fsub reassoc nsz contract double %137, %130
  %141 = fdiv reassoc nsz contract double %140, %133
  %142 = tail call reassoc nsz contract double @llvm.ceil.f64(double %141)
  %143 = fmul reassoc nsz contract double %142, %133
  %144 = fadd reassoc nsz contract double %143, %130
  br label %145
145:                                              ; preds = %139, %136, %124
  %146 = phi nsz double [ %144, %139 ], [ %130, %136 ], [ %130, %124 ]
  br i1 %135, label %162, label %147
147:                                              ; preds = %145
  %148 = load double, ptr %51, align 8
  %149 = fcmp reassoc nsz contract ogt double %146, %148
  br i1 %149, label %150, label %162
150:                                              ; preds = %147
  %151 = fsub reassoc nsz contract double %146, %148
  %152 = fdiv reassoc nsz contract double %151, %133
  %153 = tail call reassoc nsz contract double @llvm.ceil.f64(double %152)
  %154 = fmul reassoc nsz contract double %153, %133
  %155 = fsub reassoc nsz contract double %146, %154
  %156 = load double, ptr %53, align 8
  %157 = fcmp reassoc nsz contract ult double %155, %156
  br i1 %157, label %158, label %162
158:                                              ; preds = %150
  %159 = fsub reassoc nsz contract double %156, %155
  %160 = fcmp reassoc nsz contract olt double %151, %159
  %161 = select reassoc nsz contract i1 %160, double %148, double %156
  br label %162
162:                                              ; preds = %158, %150, %147, %145
  %163 = phi nsz double [ %146, %147 ], [ %146, %145 ], [ %161, %158 ], [ %155, %150 ]
  %164 = load double, ptr %55, align 8
  %165 = fcmp reassoc nsz contract olt double %163, %164
  br i1 %165, label %170, label %166
166:                                              ; preds = %162
  %167 = load double, ptr %57, align 8
  %168 = fcmp reassoc nsz contract ogt double %163, %167
  %169 = select reassoc nsz contract i1 %168, double %167, double %163
  br label %170
170:                                              ; preds = %162, %166
  %171 = phi reassoc nsz contract double [ %164, %162 ], [ %169, %166 ]
  store double %171, ptr %58, align 8
  br label %172
172:                                              ; preds = %170, %121
  br i1 %10, label %173, label %221
173:                                              ; preds = %172
  %174 = trunc nuw nsw i64 %122 to i32
  %175 = udiv i32 %174, %13
  %176 = uitofp nneg i32 %175 to double
  %177 = fmul reassoc nsz contract double %176, 0x401921FB54442D18
  %178 = fadd reassoc nsz contract double %177, 0x4002992580EAC536
  %179 = fdiv reassoc nsz contract double %178, %59
  %180 = load double, ptr %61, align 8
  %181 = tail call reassoc nsz contract double @llvm.fabs.f64(double %180)
  %182 = fdiv reassoc nsz contract double 0x401921FB54442D18, %181
  %183 = load i32, ptr %63, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %194, label %185
185:                                              ; preds = %173
  %186 = load double, ptr %65, align 8
  %187 = fcmp reassoc nsz contract ogt double %186, %179
  br i1 %187, label %188, label %194
188:                                              ; preds = %185
  %189 = fsub reassoc nsz contract double %186, %179
  %190 = fdiv reassoc nsz contract double %189, %182
  %191 = tail call reassoc nsz contract double @llvm.ceil.f64(double %190)
  %192 = fmul reassoc nsz contract double %191, %182
  %193 = fadd reassoc nsz contract double %192, %179
  br label %194
194:                                              ; preds = %188, %185, %173
  %195 = phi nsz double [ %193, %188 ], [ %179, %185 ], [ %179, %173 ]
  br i1 %184, label %211, label %196
196:                                              ; preds = %194
  %197 = load double, ptr %67, align 8
  %198 = fcmp reassoc nsz contract ogt double %195, %197
  br i1 %198, label %199, label %211
199:                                              ; preds = %196
  %200 = fsub reassoc nsz contract double %195, %197
  %201 = fdiv reassoc nsz contract double %200, %182
  %202 = tail call reassoc nsz contract double @llvm.ceil.f64(double %201)
  %203 = fmul reassoc nsz contract double %202, %182
  %204 = fsub reassoc nsz contract double %195, %203
  %205 = load double, ptr %69, align 8
  %206 = fcmp reassoc nsz contract ult double %204, %205
  br i1 %206, label %207, label %211
207:                                              ; preds = %199
  %208 = fsub reassoc nsz contract double %205, %204
  %209 = fcmp reassoc nsz contract olt double %200, %208
  %210 = select reassoc nsz contract i1 %209, double %197, double %205
  br label %211
211:                                              ; preds = %207, %199, %196, %194
  %212 = phi nsz double [ %195, %196 ], [ %195, %194 ], [ %210, %207 ], [ %204, %199 ]
  %213 = load double, ptr %71, align 8
  %214 = fcmp reassoc nsz contract olt double %212, %213
  br i1 %214, label %219, label %215
215:                                              ; preds = %211
  %216 = load double, ptr %73, align 8
  %217 = fcmp reassoc nsz contract ogt double %212, %216
  %218 = select reassoc nsz contract i1 %217, double %216, double %212
  br label %219
219:                                              ; preds = %211, %215
  %220 = phi reassoc nsz contract double [ %213, %211 ], [ %218, %215 ]
  store double %220, ptr %74, align 8
  br label %221
221:                                              ; preds = %219, %172
  call fastcc void @best_joint(ptr noundef nonnull %42, ptr noundef nonnull %6, i32 noundef %24)
  call fastcc void @look(ptr noundef nonnull %42, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %222 = load double, ptr %75, align 8
  %223 = fmul reassoc nsz contract double %222, 5.000000e-01
  %224 = fadd reassoc nsz contract double %223, -5.000000e-01
  %225 = fcmp reassoc nsz contract ogt double %224, 0.000000e+00
  br i1 %225, label %226, label %238
226:                                              ; preds = %221
  %227 = load double, ptr %76, align 8
  %228 = fmul reassoc nsz contract double %227, %227
  %229 = load double, ptr %77, align 8
  %230 = fmul reassoc nsz contract double %229, %229
  %231 = fadd reassoc nsz contract double %230, %228
  %232 = load double, ptr %78, align 8
  %233 = fmul reassoc nsz contract double %232, %232
  %234 = fadd reassoc nsz contract double %231, %233
  %235 = fmul reassoc nsz contract double %234, 5.000000e-01
  %236 = fadd reassoc nsz contract double %223, 5.000000e-01
  %237 = fdiv reassoc nsz contract double %235, %236
  br label %241
238:                                              ; preds = %221
  %239 = fmul reassoc nsz contract double %224, 2.000000e+00
  %240 = fsub reassoc nsz contract double 2.000000e+00, %239
  br label %241
241:                                              ; preds = %226, %238
  %242 = phi reassoc nsz contract double [ %237, %226 ], [ %240, %238 ]
  %243 = fptrunc double %242 to float
  %244 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %122
  store float %243, ptr %244, align 4
  %245 = sext i32 %123 to i64
  %246 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %245
  %247 = load float, ptr %246, align 4
  %248 = fcmp reassoc nsz contract ogt float %247, %243
  %249 = trunc nuw nsw i64 %122 to i32
  %250 = select i1 %248, i32 %249, i32 %123
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  %251 = add nuw nsw i64 %122, 1
  %252 = icmp eq i64 %251, %80
  br i1 %252, label %81, label %121
253:                                              ; preds = %81, %401
  %254 = phi i64 [ 0, %81 ], [ %402, %401 ]
  %255 = trunc nuw nsw i64 %254 to i32
  %256 = udiv i32 %255, %13
  %257 = trunc nuw nsw i64 %254 to i32
  %258 = urem i32 %257, %13
  %259 = freeze i32 %258
  %260 = icmp eq i64 %254, %119
  br i1 %83, label %261, label %302
261:                                              ; preds = %253
  %262 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %254
  %263 = load float, ptr %262, align 4
  %264 = mul nuw nsw i32 %256, %13
  %265 = add nuw nsw i32 %259, 1
  %266 = icmp eq i32 %265, %13
  %267 = select i1 %266, i32 0, i32 %265
  %268 = add nsw i32 %267, %264
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %269
  %271 = load float, ptr %270, align 4
  %272 = fcmp reassoc nsz contract ugt float %263, %271
  br i1 %272, label %299, label %273
273:                                              ; preds = %261
  %274 = add nsw i32 %84, %259
  %275 = srem i32 %274, %13
  %276 = add nsw i32 %275, %264
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %277
  %279 = load float, ptr %278, align 4
  %280 = fcmp reassoc nsz contract ugt float %263, %279
  br i1 %280, label %299, label %281
281:                                              ; preds = %273
  %282 = add nuw nsw i32 %256, 1
  %283 = urem i32 %282, %14
  %284 = mul nuw nsw i32 %283, %13
  %285 = add nuw nsw i32 %284, %259
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %286
  %288 = load float, ptr %287, align 4
  %289 = fcmp reassoc nsz contract ugt float %263, %288
  br i1 %289, label %299, label %290
290:                                              ; preds = %281
  %291 = add i32 %85, %256
  %292 = srem i32 %291, %14
  %293 = mul nsw i32 %292, %13
  %294 = add nsw i32 %293, %259
  %295 = sext i32 %294 to i64
  %296 = getelementptr inbounds [576 x float], ptr %5, i64 0, i64 %295
  %297 = load float, ptr %296, align 4
  %298 = fcmp reassoc nsz contract ole float %263, %297
  br label %299
299:                                              ; preds = %290, %281, %273, %261
  %300 = phi i1 [ false, %281 ], [ false, %273 ], [ false, %261 ], [ %298, %290 ]
  %301 = or i1 %260, %300
  br label %302
302:                                              ; preds = %299, %253
  %303 = phi i1 [ %301, %299 ], [ %260, %253 ]
  br i1 %303, label %304, label %401
304:                                              ; preds = %302
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false)
  br i1 %12, label %305, label %351
305:                                              ; preds = %304
  %306 = uitofp nneg i32 %259 to double
  %307 = fmul reassoc nsz contract double %306, 0x401921FB54442D18
  %308 = fadd reassoc nsz contract double %307, 0x4002992580EAC536
  %309 = fdiv reassoc nsz contract double %308, %86
  %310 = load double, ptr %88, align 8
  %311 = tail call reassoc nsz contract double @llvm.fabs.f64(double %310)
  %312 = fdiv reassoc nsz contract double 0x401921FB54442D18, %311
  %313 = load i32, ptr %90, align 4
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %324, label %315
315:                                              ; preds = %305
  %316 = load double, ptr %92, align 8
  %317 = fcmp reassoc nsz contract ogt double %316, %309
  br i1 %317, label %318, label %324
318:                                              ; preds = %315
  %319 = fsub reassoc nsz contract double %316, %309
  %320 = fdiv reassoc nsz contract double %319, %312
  %321 = tail call reassoc nsz contract double @llvm.ceil.f64(double %320)
  %322 = fmul reassoc nsz contract double %321, %312
  %323 = fadd reassoc nsz contract double %322, %309
  br label %324
324:                                              ; preds = %318, %315, %305
  %325 = phi nsz double [ %323, %318 ], [ %309, %315 ], [ %309, %305 ]
  br i1 %314, label %341, label %326
326:                                              ; preds = %324
  %327 = load double, ptr %94, align 8
  %328 = fcmp reassoc nsz contract ogt double %325, %327
  br i1 %328, label %329, label %341
329:                                              ; preds = %326
  %330 = fsub reassoc nsz contract double %325, %327
  %331 = fdiv reassoc nsz contract double %330, %312
  %332 = tail call reassoc nsz contract double @llvm.ceil.f64(double %331)
  %333 = fmul reassoc nsz contract double %332, %312
  %334 = fsub reassoc nsz contract double %325, %333
  %335 = load double, ptr %96, align 8
  %336 = fcmp reassoc nsz contract ult double %334, %335
  br i1 %336, label %337, label %341
337:                                              ; preds = %329
  %338 = fsub reassoc nsz contract double %335, %334
  %339 = fcmp reassoc nsz contract olt double %330, %338
  %340 = select reassoc nsz contract i1 %339, double %327, double %335
  br label %341
341:                                              ; preds = %337, %329, %326, %324
  %342 = phi nsz double [ %325, %326 ], [ %325, %324 ], [ %340, %337 ], [ %334, %329 ]
  %343 = load double, ptr %98, align 8
  %344 = fcmp reassoc nsz contract olt double %342, %343
  br i1 %344, label %349, label %345
345:                                              ; preds = %341
  %346 = load double, ptr %100, align 8
  %347 = fcmp reassoc nsz contract ogt double %342, %346
  %348 = select reassoc nsz contract i1 %347, double %346, double %342
  br label %349
349:                                              ; preds = %341, %345
  %350 = phi reassoc nsz contract double [ %343, %341 ], [ %348, %345 ]
  store double %350, ptr %101, align 8
  br label %351
351:                                              ; preds = %349, %304
  br i1 %10, label %352, label %398
352:                                              ; preds = %351
  %353 = uitofp nneg i32 %256 to double
  %354 = fmul reassoc nsz contract double %353, 0x401921FB54442D18
  %355 = fadd reassoc nsz contract double %354, 0x4002992580EAC536
  %356 = fdiv reassoc nsz contract double %355, %102
  %357 = load double, ptr %104, align 8
  %358 = tail call reassoc nsz contract double @llvm.fabs.f64(double %357)
  %359 = fdiv reassoc nsz contract double 0x401921FB54442D18, %358
  %360 = load i32, ptr %106, align 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %371, label %362
362:                                              ; preds = %352
  %363 = load double, ptr %108, align 8
  %364 = fcmp reassoc nsz contract ogt double %363, %356
  br i1 %364, label %365, label %371
365:                                              ; preds = %362
  %366 = fsub reassoc nsz contract double %363, %356
  %367 = fdiv reassoc nsz contract double %366, %359
  %368 = tail call reassoc nsz contract double @llvm.ceil.f64(double %367)
  %369 = fmul reassoc nsz contract double %368, %359
  %370 = fadd reassoc nsz contract double %369, %356
  br label %371
371:                                              ; preds = %365, %362, %352
  %372 = phi nsz double [ %370, %365 ], [ %356, %362 ], [ %356, %352 ]
  br i1 %361, label %388, label %373
373:                                              ; preds = %371
  %374 = load double, ptr %110, align 8
  %375 = fcmp reassoc nsz contract ogt double %372, %374
  br i1 %375, label %376, label %388
376:                                              ; preds = %373
  %377 = fsub reassoc nsz contract double %372, %374
  %378 = fdiv reassoc nsz contract double %377, %359
  %379 = tail call reassoc nsz contract double @llvm.ceil.f64(double %378)
  %380 = fmul reassoc nsz contract double %379, %359
  %381 = fsub reassoc nsz contract double %372, %380
  %382 = load double, ptr %112, align 8
  %383 = fcmp reassoc nsz contract ult double %381, %382
  br i1 %383, label %384, label %388
384:                                              ; preds = %376
  %385 = fsub reassoc nsz contract double %382, %381
  %386 = fcmp reassoc nsz contract olt double %377, %385
  %387 = select reassoc nsz contract i1 %386, double %374, double %382
  br label %388
388:                                              ; preds = %384, %376, %373, %371
  %389 = phi nsz double [ %372, %373 ], [ %372, %371 ], [ %387, %384 ], [ %381, %376 ]
  %390 = load double, ptr %114, align 8
  %391 = fcmp reassoc nsz contract olt double %389, %390
  br i1 %391, label %396, label %392
392:                                              ; preds = %388
  %393 = load double, ptr %116, align 8
  %394 = fcmp reassoc nsz contract ogt double %389, %393
  %395 = select reassoc nsz contract i1 %394, double %393, double %389
  br label %396
396:                                              ; preds = %388, %392
  %397 = phi reassoc nsz contract double [ %390, %388 ], [ %395, %392 ]
  store double %397, ptr %117, align 8
  br label %398
398:                                              ; preds = %396, %351
  call fastcc void @best_joint(ptr noundef nonnull %118, ptr noundef nonnull %6, i32 noundef %24)
  br i1 %82, label %399, label %400
399:                                              ; preds = %398
  call fastcc void @lead(ptr noundef %0, ptr noundef nonnull %6, i32 noundef %2, ptr noundef nonnull %3)
  br label %401
400:                                              ; preds = %398
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %1, ptr noundef nonnull align 16 dereferenceable(48) %6, i64 48, i1 false)
  br label %401
401:                                              ; preds = %399, %400, %302
  %402 = add nuw nsw i64 %254, 1
  %403 = icmp eq i64 %402, %120
  br i1 %403, label %404, label %253
404:                                              ; preds = %401, %16, %18
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5)
  ret void
}
define internal fastcc void @behind_third(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr noundef writeonly %4) unnamed_addr {
  %6 = alloca [4 x [3 x double]], align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 200
  %8 = load i32, ptr %0, align 8
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [7 x [12 x double]], ptr %7, i64 0, i64 %9
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %6, i8 0, i64 96, i1 false)
  %11 = getelementptr inbounds i8, ptr %10, i64 24
  %12 = load double, ptr %11, align 8
  store double %12, ptr %6, align 16
  %13 = getelementptr inbounds i8, ptr %6, i64 8
  %14 = getelementptr inbounds i8, ptr %10, i64 56
  %15 = load double, ptr %14, align 8
  store double %15, ptr %13, align 8
  %16 = getelementptr inbounds i8, ptr %6, i64 16
  %17 = getelementptr inbounds i8, ptr %10, i64 88
  %18 = load double, ptr %17, align 8
  store double %18, ptr %16, align 16
  %19 = icmp ne ptr %4, null
  %20 = getelementptr inbounds i8, ptr %1, i64 12
  %21 = load i32, ptr %20, align 4
  br i1 %19, label %22, label %28
22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %0, i64 872
  br label %24
24:                                               ; preds = %22, %46
  %25 = phi i64 [ 0, %22 ], [ %47, %46 ]
  %26 = shl nsw i64 %25, 5
  %27 = getelementptr inbounds i8, ptr %10, i64 %26
  br label %50
28:                                               ; preds = %46, %5
  %29 = icmp sgt i32 %8, 3
  br i1 %29, label %30, label %87
30:                                               ; preds = %28
  %31 = getelementptr inbounds i8, ptr %0, i64 56
  %32 = getelementptr inbounds i8, ptr %0, i64 4
  %33 = getelementptr inbounds i8, ptr %0, i64 104
  %34 = getelementptr inbounds i8, ptr %0, i64 152
  %35 = getelementptr inbounds i8, ptr %0, i64 104
  %36 = getelementptr inbounds i8, ptr %0, i64 104
  %37 = getelementptr inbounds i8, ptr %0, i64 152
  %38 = getelementptr inbounds i8, ptr %0, i64 28
  %39 = getelementptr inbounds i8, ptr %1, i64 20
  %40 = sext i32 %21 to i64
  %41 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %40
  %42 = getelementptr inbounds i8, ptr %1, i64 104
  %43 = getelementptr inbounds i8, ptr %1, i64 1640
  br label %88
44:                                               ; preds = %63
  store double %82, ptr %53, align 8
  %45 = icmp eq i64 %52, 3
  br i1 %45, label %46, label %50
46:                                               ; preds = %44
  %47 = add nuw nsw i64 %25, 1
  %48 = icmp ult i64 %25, 2
  %49 = and i1 %19, %48
  br i1 %49, label %24, label %28
50:                                               ; preds = %24, %44
  %51 = phi i64 [ 0, %24 ], [ %52, %44 ]
  %52 = add nuw nsw i64 %51, 1
  %53 = getelementptr inbounds [4 x [3 x double]], ptr %6, i64 0, i64 %52, i64 %25
  store double 0.000000e+00, ptr %53, align 8
  %54 = getelementptr inbounds [12 x double], ptr %7, i64 0, i64 %51
  %55 = load double, ptr %54, align 8
  %56 = or disjoint i64 %51, 4
  %57 = getelementptr inbounds [12 x double], ptr %7, i64 0, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = or disjoint i64 %51, 8
  %60 = getelementptr inbounds [12 x double], ptr %7, i64 0, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = load double, ptr %53, align 8
  br label %63
63:                                               ; preds = %50, %63
  %64 = phi i64 [ 0, %50 ], [ %83, %63 ]
  %65 = phi double [ %62, %50 ], [ %82, %63 ]
  %66 = getelementptr inbounds double, ptr %27, i64 %64
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds [12 x double], ptr %23, i64 0, i64 %64
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc nsz contract double %55, %69
  %71 = or disjoint i64 %64, 4
  %72 = getelementptr inbounds [12 x double], ptr %23, i64 0, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fmul reassoc nsz contract double %58, %73
  %75 = fadd reassoc nsz contract double %74, %70
  %76 = or disjoint i64 %64, 8
  %77 = getelementptr inbounds [12 x double], ptr %23, i64 0, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = fmul reassoc nsz contract double %61, %78
  %80 = fadd reassoc nsz contract double %75, %79
  %81 = fmul reassoc nsz contract double %80, %67
  %82 = fadd reassoc nsz contract double %81, %65
  %83 = add nuw nsw i64 %64, 1
  %84 = icmp eq i64 %83, 3
  br i1 %84, label %44, label %63
85:                                               ; preds = %182
  %86 = icmp sgt i64 %89, 4
  br i1 %86, label %88, label %87
87:                                               ; preds = %85, %28
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull align 16 dereferenceable(24) %6, i64 24, i1 false)
  br i1 %19, label %212, label %216
88:                                               ; preds = %30, %85
  %89 = phi i64 [ %9, %30 ], [ %91, %85 ]
  %90 = phi i32 [ %21, %30 ], [ %165, %85 ]
  %91 = add nsw i64 %89, -1
  %92 = getelementptr inbounds [6 x double], ptr %31, i64 0, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = tail call reassoc nsz contract double @llvm.fabs.f64(double %93)
  %95 = fdiv reassoc nsz contract double 0x401921FB54442D18, %94
  %96 = getelementptr inbounds [6 x i32], ptr %32, i64 0, i64 %91
  %97 = load i32, ptr %96, align 4
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %107, label %99
99:                                               ; preds = %88
  %100 = getelementptr inbounds [6 x double], ptr %33, i64 0, i64 %91
  %101 = load double, ptr %100, align 8
  %102 = fcmp reassoc nsz contract ogt double %101, 0.000000e+00
  br i1 %102, label %103, label %107
103:                                              ; preds = %99
  %104 = fdiv reassoc nsz contract double %101, %95
  %105 = tail call reassoc nsz contract double @llvm.ceil.f64(double %104)
  %106 = fmul reassoc nsz contract double %105, %95
  br label %107
107:                                              ; preds = %103, %99, %88
  %108 = phi nsz double [ %106, %103 ], [ 0.000000e+00, %99 ], [ 0.000000e+00, %88 ]
  br i1 %98, label %126, label %109
109:                                              ; preds = %107
  %110 = getelementptr inbounds [6 x double], ptr %34, i64 0, i64 %91
  %111 = load double, ptr %110, align 8
  %112 = fcmp reassoc nsz contract ogt double %108, %111
  br i1 %112, label %113, label %126
113:                                              ; preds = %109
  %114 = fsub reassoc nsz contract double %108, %111
  %115 = fdiv reassoc nsz contract double %114, %95
  %116 = tail call reassoc nsz contract double @llvm.ceil.f64(double %115)
  %117 = fmul reassoc nsz contract double %116, %95
  %118 = fsub reassoc nsz contract double %108, %117
  %119 = getelementptr inbounds [6 x double], ptr %35, i64 0, i64 %91
  %120 = load double, ptr %119, align 8
  %121 = fcmp reassoc nsz contract ult double %118, %120
  br i1 %121, label %122, label %126
122:                                              ; preds = %113
  %123 = fsub reassoc nsz contract double %120, %118
  %124 = fcmp reassoc nsz contract olt double %114, %123
  %125 = select reassoc nsz contract i1 %124, double %111, double %120
  br label %126
126:                                              ; preds = %122, %113, %109, %107
  %127 = phi nsz double [ %108, %109 ], [ %108, %107 ], [ %125, %122 ], [ %118, %113 ]
  %128 = getelementptr inbounds [6 x double], ptr %36, i64 0, i64 %91
  %129 = load double, ptr %128, align 8
  %130 = fcmp reassoc nsz contract olt double %127, %129
  br i1 %130, label %136, label %131
131:                                              ; preds = %126
  %132 = getelementptr inbounds [6 x double], ptr %37, i64 0, i64 %91
  %133 = load double, ptr %132, align 8
  %134 = fcmp reassoc nsz contract ogt double %127, %133
  %135 = select reassoc nsz contract i1 %134, double %133, double %127
  br label %136
136:                                              ; preds = %126, %131
  %137 = phi reassoc nsz contract double [ %129, %126 ], [ %135, %131 ]
  %138 = getelementptr inbounds [6 x double], ptr %31, i64 0, i64 %91
  %139 = load double, ptr %138, align 8
  %140 = fmul reassoc nsz contract double %139, %137
  %141 = getelementptr inbounds [6 x i32], ptr %38, i64 0, i64 %91
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %157
144:                                              ; preds = %136
  %145 = add nsw i32 %90, -1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [3 x i32], ptr %39, i64 0, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = sdiv i32 %2, %148
  %150 = load i32, ptr %41, align 4
  %151 = srem i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [3 x [64 x double]], ptr %42, i64 0, i64 %146, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds [3 x [64 x double]], ptr %43, i64 0, i64 %146, i64 %152
  %156 = load double, ptr %155, align 8
  br label %162
157:                                              ; preds = %136
  %158 = fcmp reassoc nsz contract une double %140, 0.000000e+00
  br i1 %158, label %159, label %162
159:                                              ; preds = %157
  %160 = tail call reassoc nsz contract double @llvm.cos.f64(double %140)
  %161 = tail call reassoc nsz contract double @llvm.sin.f64(double %140)
  br label %162
162:                                              ; preds = %157, %159, %144
  %163 = phi nsz double [ %160, %159 ], [ 1.000000e+00, %157 ], [ %154, %144 ]
  %164 = phi nsz double [ %161, %159 ], [ 0.000000e+00, %157 ], [ %156, %144 ]
  %165 = phi i32 [ %90, %159 ], [ %90, %157 ], [ %145, %144 ]
  %166 = getelementptr inbounds [7 x [12 x double]], ptr %7, i64 0, i64 %91
  br label %167
167:                                              ; preds = %162, %182
  %168 = phi i64 [ 0, %162 ], [ %183, %182 ]
  %169 = getelementptr inbounds [4 x [3 x double]], ptr %6, i64 0, i64 %168
  %170 = load double, ptr %169, align 8
  %171 = fmul reassoc nsz contract double %170, %163
  %172 = getelementptr inbounds i8, ptr %169, i64 8
  %173 = load double, ptr %172, align 8
  %174 = fmul reassoc nsz contract double %173, %164
  %175 = fsub reassoc nsz contract double %171, %174
  %176 = fmul reassoc nsz contract double %170, %164
  %177 = fmul reassoc nsz contract double %173, %163
  %178 = fadd reassoc nsz contract double %177, %176
  %179 = getelementptr inbounds i8, ptr %169, i64 16
  %180 = load double, ptr %179, align 8
  %181 = icmp eq i64 %168, 0
  br label %186
182:                                              ; preds = %206
  %183 = add nuw nsw i64 %168, 1
  %184 = icmp ult i64 %168, 3
  %185 = and i1 %19, %184
  br i1 %185, label %167, label %85
186:                                              ; preds = %167, %206
  %187 = phi i64 [ 0, %167 ], [ %210, %206 ]
  %188 = shl nuw nsw i64 %187, 2
  %189 = getelementptr inbounds double, ptr %166, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = fmul reassoc nsz contract double %190, %175
  %192 = or disjoint i64 %188, 1
  %193 = getelementptr inbounds double, ptr %166, i64 %192
  %194 = load double, ptr %193, align 8
  %195 = fmul reassoc nsz contract double %194, %178
  %196 = fadd reassoc nsz contract double %195, %191
  %197 = or disjoint i64 %188, 2
  %198 = getelementptr inbounds double, ptr %166, i64 %197
  %199 = load double, ptr %198, align 8
  %200 = fmul reassoc nsz contract double %199, %180
  %201 = fadd reassoc nsz contract double %196, %200
  br i1 %181, label %202, label %206
202:                                              ; preds = %186
  %203 = or disjoint i64 %188, 3
  %204 = getelementptr inbounds double, ptr %166, i64 %203
  %205 = load double, ptr %204, align 8
  br label %206
206:                                              ; preds = %186, %202
  %207 = phi reassoc nsz contract double [ %205, %202 ], [ 0.000000e+00, %186 ]
  %208 = fadd reassoc nsz contract double %201, %207
  %209 = getelementptr inbounds [4 x [3 x double]], ptr %6, i64 0, i64 %168, i64 %187
  store double %208, ptr %209, align 8
  %210 = add nuw nsw i64 %187, 1
  %211 = icmp eq i64 %210, 3
  br i1 %211, label %182, label %186
212:                                              ; preds = %87, %217
  %213 = phi i64 [ %218, %217 ], [ 0, %87 ]
  %214 = mul i64 %213, 24
  %215 = getelementptr i8, ptr %4, i64 %214
  br label %221
216:                                              ; preds = %217, %87
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6)
  ret void
217:                                              ; preds = %221
  %218 = add nuw nsw i64 %213, 1
  %219 = icmp ult i64 %213, 2
  %220 = and i1 %19, %219
  br i1 %220, label %212, label %216
221:                                              ; preds = %212, %221
  %222 = phi i64 [ 0, %212 ], [ %223, %221 ]
  %223 = add nuw nsw i64 %222, 1
  %224 = getelementptr inbounds [4 x [3 x double]], ptr %6, i64 0, i64 %223, i64 %213
  %225 = load double, ptr %224, align 8
  %226 = getelementptr double, ptr %215, i64 %222
  store double %225, ptr %226, align 8
  %227 = icmp eq i64 %223, 3
  br i1 %227, label %217, label %221
}
define internal fastcc double @shoulder_miss(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, double noundef %4, ptr nocapture noundef %5, ptr nocapture noundef writeonly %6) unnamed_addr {
  %8 = getelementptr inbounds i8, ptr %0, i64 392
  %9 = load double, ptr %2, align 8
  %10 = fmul reassoc nsz contract double %9, %3
  %11 = getelementptr inbounds i8, ptr %2, i64 8
  %12 = load double, ptr %11, align 8
  %13 = fmul reassoc nsz contract double %12, %4
  %14 = fsub reassoc nsz contract double %10, %13
  %15 = fmul reassoc nsz contract double %9, %4
  %16 = fmul reassoc nsz contract double %12, %3
  %17 = fadd reassoc nsz contract double %16, %15
  %18 = getelementptr inbounds i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8
  br label %78
20:                                               ; preds = %78
  %21 = getelementptr inbounds i8, ptr %1, i64 72
  %22 = getelementptr inbounds i8, ptr %1, i64 88
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %1, i64 40
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %5, i64 16
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %1, i64 48
  %29 = load double, ptr %28, align 8
  %30 = fmul reassoc nsz contract double %27, %25
  %31 = fadd reassoc nsz contract double %29, %30
  %32 = fsub reassoc nsz contract double %23, %31
  store double %32, ptr %6, align 8
  %33 = load double, ptr %21, align 8
  %34 = fmul reassoc nsz contract double %33, %33
  %35 = getelementptr inbounds i8, ptr %1, i64 80
  %36 = load double, ptr %35, align 8
  %37 = fmul reassoc nsz contract double %36, %36
  %38 = getelementptr inbounds i8, ptr %1, i64 88
  %39 = load double, ptr %38, align 8
  %40 = fmul reassoc nsz contract double %39, %39
  %41 = load double, ptr %5, align 8
  %42 = getelementptr inbounds i8, ptr %5, i64 8
  %43 = load double, ptr %42, align 8
  %44 = load double, ptr %26, align 8
  %45 = getelementptr inbounds i8, ptr %1, i64 64
  %46 = load double, ptr %45, align 8
  %47 = fmul reassoc nsz contract double %41, %41
  %48 = fmul reassoc nsz contract double %43, %43
  %49 = fmul reassoc nsz contract double %44, %44
  %50 = fadd reassoc nsz contract double %48, %47
  %51 = fadd reassoc nsz contract double %50, %49
  %52 = fadd reassoc nsz contract double %37, %34
  %53 = fadd reassoc nsz contract double %52, %40
  %54 = fadd reassoc nsz contract double %46, %51
  %55 = fsub reassoc nsz contract double %53, %54
  %56 = fmul reassoc nsz contract double %55, 5.000000e-01
  %57 = getelementptr inbounds i8, ptr %1, i64 56
  %58 = load double, ptr %57, align 8
  %59 = fmul reassoc nsz contract double %58, %44
  %60 = fsub reassoc nsz contract double %56, %59
  %61 = getelementptr inbounds i8, ptr %6, i64 8
  store double %60, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %1, i64 16
  %63 = load double, ptr %62, align 8
  %64 = fmul reassoc nsz contract double %63, %32
  %65 = load double, ptr %1, align 8
  %66 = fmul reassoc nsz contract double %60, %65
  %67 = fsub reassoc nsz contract double %64, %66
  %68 = getelementptr inbounds i8, ptr %1, i64 24
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc nsz contract double %69, %32
  %71 = getelementptr inbounds i8, ptr %1, i64 8
  %72 = load double, ptr %71, align 8
  %73 = fmul reassoc nsz contract double %72, %60
  %74 = fsub reassoc nsz contract double %70, %73
  %75 = getelementptr inbounds i8, ptr %1, i64 96
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %108, label %99
78:                                               ; preds = %7, %78
  %79 = phi i64 [ 0, %7 ], [ %97, %78 ]
  %80 = shl nuw nsw i64 %79, 2
  %81 = getelementptr inbounds double, ptr %8, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fmul reassoc nsz contract double %82, %14
  %84 = getelementptr inbounds i8, ptr %81, i64 8
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, %17
  %87 = fadd reassoc nsz contract double %86, %83
  %88 = getelementptr inbounds i8, ptr %81, i64 16
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %19
  %91 = fadd reassoc nsz contract double %87, %90
  %92 = or disjoint i64 %80, 3
  %93 = getelementptr inbounds double, ptr %8, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fadd reassoc nsz contract double %91, %94
  %96 = getelementptr inbounds double, ptr %5, i64 %79
  store double %95, ptr %96, align 8
  %97 = add nuw nsw i64 %79, 1
  %98 = icmp eq i64 %97, 3
  br i1 %98, label %20, label %78
99:                                               ; preds = %20
  %100 = tail call reassoc nsz contract double @llvm.fabs.f64(double %63)
  %101 = tail call reassoc nsz contract double @llvm.fabs.f64(double %65)
  %102 = fadd reassoc nsz contract double %101, %100
  %103 = tail call reassoc nsz contract double @llvm.fabs.f64(double %69)
  %104 = tail call reassoc nsz contract double @llvm.fabs.f64(double %72)
  %105 = fadd reassoc nsz contract double %104, %103
  %106 = fcmp reassoc nsz contract ogt double %102, %105
  %107 = select reassoc nsz contract i1 %106, double %67, double %74
  br label %123
108:                                              ; preds = %20
  %109 = fmul reassoc nsz contract double %67, %67
  %110 = fmul reassoc nsz contract double %74, %74
  %111 = fadd reassoc nsz contract double %110, %109
  %112 = getelementptr inbounds i8, ptr %1, i64 32
  %113 = load double, ptr %112, align 8
  %114 = load double, ptr %5, align 8
  %115 = fmul reassoc nsz contract double %114, %114
  %116 = load double, ptr %42, align 8
  %117 = fmul reassoc nsz contract double %116, %116
  %118 = fadd reassoc nsz contract double %117, %115
  %119 = fneg reassoc nsz contract double %113
  %120 = fmul reassoc nsz contract double %113, %119
  %121 = fmul reassoc nsz contract double %120, %118
  %122 = fadd reassoc nsz contract double %111, %121
  br label %123
123:                                              ; preds = %108, %99
  %124 = phi nsz double [ %107, %99 ], [ %122, %108 ]
  ret double %124
}
define internal fastcc void @lead(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca [6 x [6 x double]], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca [6 x double], align 16
  %8 = alloca [6 x [6 x double]], align 16
  %9 = alloca [6 x [6 x double]], align 16
  %10 = alloca %struct.view, align 8
  %11 = alloca [6 x i32], align 16
  %12 = alloca [6 x double], align 16
  %13 = alloca [6 x [6 x double]], align 16
  %14 = alloca [6 x [6 x double]], align 16
  %15 = alloca [6 x [6 x double]], align 16
  %16 = alloca [6 x [6 x double]], align 16
  %17 = alloca [6 x double], align 16
  %18 = alloca [3 x double], align 16
  %19 = alloca [6 x double], align 16
  %20 = alloca [6 x double], align 16
  %21 = alloca [6 x double], align 16
  %22 = alloca [3 x double], align 16
  %23 = alloca [6 x double], align 16
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca %struct.view, align 8
  %27 = alloca [6 x double], align 16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %24)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %25)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %26)
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %741, label %29
29:                                               ; preds = %4
  %30 = getelementptr inbounds i8, ptr %0, i64 3272
  %31 = load double, ptr %30, align 8
  %32 = fcmp reassoc nsz contract ogt double %31, 0.000000e+00
  br i1 %32, label %33, label %709
33:                                               ; preds = %29
  %34 = getelementptr inbounds i8, ptr %0, i64 1080
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, i8 0, i64 24, i1 false)
  %35 = load i32, ptr %34, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  %36 = sext i32 %35 to i64
  %37 = shl nsw i64 %36, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %12, ptr align 8 %1, i64 %37, i1 false)
  %38 = getelementptr inbounds i8, ptr %10, i64 384
  %39 = getelementptr inbounds i8, ptr %22, i64 8
  %40 = getelementptr inbounds i8, ptr %10, i64 392
  %41 = getelementptr inbounds i8, ptr %22, i64 16
  %42 = getelementptr inbounds i8, ptr %10, i64 400
  %43 = getelementptr inbounds i8, ptr %0, i64 2048
  %44 = getelementptr inbounds i8, ptr %0, i64 2056
  %45 = getelementptr inbounds i8, ptr %10, i64 504
  %46 = getelementptr inbounds i8, ptr %10, i64 488
  %47 = getelementptr inbounds i8, ptr %10, i64 480
  %48 = getelementptr inbounds i8, ptr %10, i64 496
  %49 = getelementptr inbounds i8, ptr %0, i64 1232
  %50 = icmp sgt i32 %35, 0
  %51 = getelementptr inbounds i8, ptr %0, i64 1184
  %52 = getelementptr inbounds i8, ptr %10, i64 240
  %53 = getelementptr inbounds i8, ptr %10, i64 96
  %54 = getelementptr inbounds i8, ptr %13, i64 48
  %55 = getelementptr inbounds i8, ptr %13, i64 96
  %56 = zext nneg i32 %35 to i64
  %57 = icmp sgt i32 %35, 3
  %58 = add i32 %35, -3
  %59 = zext i32 %58 to i64
  %60 = icmp eq i32 %58, 2
  %61 = icmp eq i32 %58, 1
  %62 = getelementptr inbounds i8, ptr %16, i64 56
  %63 = getelementptr inbounds i8, ptr %16, i64 8
  %64 = getelementptr inbounds i8, ptr %20, i64 8
  %65 = getelementptr inbounds i8, ptr %6, i64 8
  %66 = sext i32 %58 to i64
  %67 = shl nsw i64 %66, 3
  %68 = getelementptr inbounds i8, ptr %3, i64 4104
  %69 = getelementptr inbounds i8, ptr %3, i64 8
  %70 = getelementptr inbounds i8, ptr %0, i64 1084
  %71 = getelementptr inbounds i8, ptr %0, i64 1136
  %72 = load double, ptr %24, align 8
  br label %76
73:                                               ; preds = %703
  %74 = add nuw nsw i32 %79, 1
  %75 = icmp eq i32 %74, 24
  br i1 %75, label %707, label %76
76:                                               ; preds = %73, %33
  %77 = phi double [ %72, %33 ], [ %704, %73 ]
  %78 = phi double [ undef, %33 ], [ %706, %73 ]
  %79 = phi i32 [ 0, %33 ], [ %74, %73 ]
  %80 = phi double [ 0x7FF0000000000000, %33 ], [ %119, %73 ]
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %16)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %16, i8 0, i64 288, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %19)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %20)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %21)
  call fastcc void @look(ptr noundef nonnull readonly %34, ptr noundef nonnull %12, ptr noundef nonnull %10)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22)
  %81 = load double, ptr %38, align 8
  %82 = fneg reassoc nsz contract double %81
  store double %82, ptr %22, align 16
  %83 = load double, ptr %40, align 8
  %84 = fneg reassoc nsz contract double %83
  store double %84, ptr %39, align 8
  %85 = load double, ptr %42, align 8
  %86 = fneg reassoc nsz contract double %85
  store double %86, ptr %41, align 16
  %87 = load double, ptr %43, align 8
  %88 = load double, ptr %44, align 8
  %89 = load double, ptr %45, align 8
  %90 = fmul reassoc nsz contract double %89, 5.000000e-01
  %91 = fadd reassoc nsz contract double %90, -5.000000e-01
  %92 = fcmp reassoc nsz contract ogt double %91, 0.000000e+00
  br i1 %92, label %93, label %105
93:                                               ; preds = %76
  %94 = load double, ptr %46, align 8
  %95 = fmul reassoc nsz contract double %94, %94
  %96 = load double, ptr %47, align 8
  %97 = fmul reassoc nsz contract double %96, %96
  %98 = fadd reassoc nsz contract double %97, %95
  %99 = load double, ptr %48, align 8
  %100 = fmul reassoc nsz contract double %99, %99
  %101 = fadd reassoc nsz contract double %98, %100
  %102 = fmul reassoc nsz contract double %101, 5.000000e-01
  %103 = fadd reassoc nsz contract double %90, 5.000000e-01
  %104 = fdiv reassoc nsz contract double %102, %103
  br label %108
105:                                              ; preds = %76
  %106 = fmul reassoc nsz contract double %91, 2.000000e+00
  %107 = fsub reassoc nsz contract double 2.000000e+00, %106
  br label %108
108:                                              ; preds = %105, %93
  %109 = phi reassoc nsz contract double [ %104, %93 ], [ %107, %105 ]
  %110 = fmul reassoc nsz contract double %83, %83
  %111 = fmul reassoc nsz contract double %81, %81
  %112 = fadd reassoc nsz contract double %110, %111
  %113 = fmul reassoc nsz contract double %85, %85
  %114 = fadd reassoc nsz contract double %112, %113
  %115 = fmul reassoc nsz contract double %114, %87
  %116 = fmul reassoc nsz contract double %109, %88
  %117 = fadd reassoc nsz contract double %116, %115
  %118 = icmp eq i32 %79, 0
  %119 = select reassoc nsz contract i1 %118, double %117, double %80
  %120 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %114)
  %121 = fcmp reassoc nsz contract olt double %120, 5.000000e-01
  br i1 %121, label %122, label %703
122:                                              ; preds = %108
  %123 = call fastcc i32 @constraints(ptr noundef nonnull readonly %34, ptr noundef nonnull %10, i32 noundef 1, ptr noundef nonnull %11, ptr noundef nonnull %13)
  %124 = icmp slt i32 %123, 3
  br i1 %124, label %703, label %125
125:                                              ; preds = %122
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  br i1 %50, label %126, label %198
126:                                              ; preds = %125
  %127 = fmul reassoc nsz contract double %87, 2.000000e+00
  %128 = fmul reassoc nsz contract double %85, %127
  %129 = fmul reassoc nsz contract double %81, %127
  %130 = fmul reassoc nsz contract double %83, %127
  %131 = load double, ptr %12, align 16
  %132 = load double, ptr %51, align 8
  %133 = fcmp reassoc nsz contract ugt double %131, %132
  br i1 %133, label %134, label %198
134:                                              ; preds = %126
  %135 = load double, ptr %48, align 8
  %136 = load double, ptr %46, align 8
  %137 = load double, ptr %47, align 8
  %138 = fneg reassoc nsz contract double %135
  %139 = fmul reassoc nsz contract double %88, %138
  %140 = fneg reassoc nsz contract double %137
  %141 = fmul reassoc nsz contract double %88, %140
  %142 = fneg reassoc nsz contract double %136
  %143 = fmul reassoc nsz contract double %88, %142
  %144 = load double, ptr %49, align 8
  %145 = fcmp reassoc nsz contract ult double %131, %144
  br i1 %145, label %156, label %198
146:                                              ; preds = %182
  %147 = getelementptr inbounds [6 x double], ptr %12, i64 0, i64 %183
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %183
  %150 = load double, ptr %149, align 8
  %151 = fcmp reassoc nsz contract ugt double %148, %150
  br i1 %151, label %152, label %195
152:                                              ; preds = %146
  %153 = getelementptr inbounds [6 x double], ptr %49, i64 0, i64 %183
  %154 = load double, ptr %153, align 8
  %155 = fcmp reassoc nsz contract ult double %148, %154
  br i1 %155, label %156, label %195
156:                                              ; preds = %134, %152
  %157 = phi i64 [ %183, %152 ], [ 0, %134 ]
  %158 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %157
  %159 = load double, ptr %158, align 8
  %160 = fmul reassoc nsz contract double %159, %129
  %161 = getelementptr inbounds i8, ptr %158, i64 8
  %162 = load double, ptr %161, align 8
  %163 = fmul reassoc nsz contract double %162, %130
  %164 = getelementptr inbounds i8, ptr %158, i64 16
  %165 = load double, ptr %164, align 8
  %166 = fmul reassoc nsz contract double %165, %128
  %167 = getelementptr inbounds [6 x [3 x double]], ptr %53, i64 0, i64 %157
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds i8, ptr %167, i64 8
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds i8, ptr %167, i64 16
  %172 = load double, ptr %171, align 8
  %173 = fmul reassoc nsz contract double %141, %168
  %174 = fmul reassoc nsz contract double %143, %170
  %175 = fmul reassoc nsz contract double %139, %172
  %176 = fadd reassoc nsz contract double %163, %160
  %177 = fadd reassoc nsz contract double %176, %166
  %178 = fadd reassoc nsz contract double %174, %173
  %179 = fadd reassoc nsz contract double %178, %175
  %180 = fadd reassoc nsz contract double %179, %177
  %181 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %157
  store double %180, ptr %181, align 8
  br label %185
182:                                              ; preds = %185
  %183 = add nuw nsw i64 %157, 1
  %184 = icmp eq i64 %183, %56
  br i1 %184, label %195, label %146
185:                                              ; preds = %185, %156
  %186 = phi i64 [ 0, %156 ], [ %193, %185 ]
  %187 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %157, i64 %186
  %188 = load double, ptr %187, align 8
  %189 = fmul reassoc nsz contract double %188, %180
  %190 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %186
  %191 = load double, ptr %190, align 8
  %192 = fsub reassoc nsz contract double %191, %189
  store double %192, ptr %190, align 8
  %193 = add nuw nsw i64 %186, 1
  %194 = icmp eq i64 %193, 3
  br i1 %194, label %182, label %185
195:                                              ; preds = %146, %152, %182
  %196 = phi double [ 0x7FF0000000000000, %146 ], [ 0x7FF0000000000000, %152 ], [ %78, %182 ]
  %197 = icmp slt i64 %183, %36
  br label %198
198:                                              ; preds = %195, %134, %126, %125
  %199 = phi i1 [ %50, %125 ], [ true, %126 ], [ true, %134 ], [ %197, %195 ]
  %200 = phi nsz double [ %78, %125 ], [ 0x7FF0000000000000, %126 ], [ 0x7FF0000000000000, %134 ], [ %196, %195 ]
  br i1 %199, label %703, label %201
201:                                              ; preds = %198
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %9, i8 0, i64 288, i1 false)
  %202 = load i32, ptr %34, align 8
  %203 = icmp sgt i32 %202, 0
  %204 = zext nneg i32 %202 to i64
  br label %205
205:                                              ; preds = %211, %201
  %206 = phi i64 [ 0, %201 ], [ %212, %211 ]
  %207 = phi i64 [ 1, %201 ], [ %213, %211 ]
  br label %215
208:                                              ; preds = %211
  %209 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %9, i32 noundef 3, ptr noundef nonnull %18)
  %210 = fcmp reassoc nsz contract oeq double %209, 0.000000e+00
  br i1 %210, label %241, label %242
211:                                              ; preds = %221
  %212 = add nuw nsw i64 %206, 1
  %213 = add nuw nsw i64 %207, 1
  %214 = icmp eq i64 %212, 3
  br i1 %214, label %208, label %205
215:                                              ; preds = %221, %205
  %216 = phi i64 [ 0, %205 ], [ %222, %221 ]
  %217 = icmp eq i64 %206, %216
  %218 = select reassoc nsz contract i1 %217, double 0x3D719799812DEA11, double 0.000000e+00
  %219 = getelementptr inbounds [6 x [6 x double]], ptr %9, i64 0, i64 %206, i64 %216
  store double %218, ptr %219, align 8
  br i1 %203, label %224, label %221
220:                                              ; preds = %236
  store double %238, ptr %219, align 8
  br label %221
221:                                              ; preds = %220, %215
  %222 = add nuw nsw i64 %216, 1
  %223 = icmp eq i64 %222, %207
  br i1 %223, label %211, label %215
224:                                              ; preds = %215, %236
  %225 = phi i64 [ %239, %236 ], [ 0, %215 ]
  %226 = phi double [ %238, %236 ], [ %218, %215 ]
  %227 = getelementptr inbounds i32, ptr %11, i64 %225
  %228 = load i32, ptr %227, align 4
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %236
230:                                              ; preds = %224
  %231 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %225, i64 %206
  %232 = load double, ptr %231, align 8
  %233 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %225, i64 %216
  %234 = load double, ptr %233, align 8
  %235 = fmul reassoc nsz contract double %234, %232
  br label %236
236:                                              ; preds = %230, %224
  %237 = phi reassoc nsz contract double [ %235, %230 ], [ 0.000000e+00, %224 ]
  %238 = fadd reassoc nsz contract double %237, %226
  %239 = add nuw nsw i64 %225, 1
  %240 = icmp eq i64 %239, %204
  br i1 %240, label %220, label %224
241:                                              ; preds = %208
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  br label %242
242:                                              ; preds = %241, %208
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %8, i8 0, i64 288, i1 false)
  br label %243
243:                                              ; preds = %249, %242
  %244 = phi i64 [ 0, %242 ], [ %250, %249 ]
  %245 = phi i64 [ 1, %242 ], [ %251, %249 ]
  br label %253
246:                                              ; preds = %249
  %247 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %8, i32 noundef 3, ptr noundef nonnull %22)
  %248 = fcmp reassoc nsz contract oeq double %247, 0.000000e+00
  br i1 %248, label %279, label %280
249:                                              ; preds = %259
  %250 = add nuw nsw i64 %244, 1
  %251 = add nuw nsw i64 %245, 1
  %252 = icmp eq i64 %250, 3
  br i1 %252, label %246, label %243
253:                                              ; preds = %259, %243
  %254 = phi i64 [ 0, %243 ], [ %260, %259 ]
  %255 = icmp eq i64 %244, %254
  %256 = select reassoc nsz contract i1 %255, double 0x3D06849B86A12B9B, double 0.000000e+00
  %257 = getelementptr inbounds [6 x [6 x double]], ptr %8, i64 0, i64 %244, i64 %254
  store double %256, ptr %257, align 8
  br i1 %203, label %262, label %259
258:                                              ; preds = %274
  store double %276, ptr %257, align 8
  br label %259
259:                                              ; preds = %258, %253
  %260 = add nuw nsw i64 %254, 1
  %261 = icmp eq i64 %260, %245
  br i1 %261, label %249, label %253
262:                                              ; preds = %253, %274
  %263 = phi i64 [ %277, %274 ], [ 0, %253 ]
  %264 = phi double [ %276, %274 ], [ %256, %253 ]
  %265 = getelementptr inbounds i32, ptr %11, i64 %263
  %266 = load i32, ptr %265, align 4
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %274
268:                                              ; preds = %262
  %269 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %263, i64 %244
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %263, i64 %254
  %272 = load double, ptr %271, align 8
  %273 = fmul reassoc nsz contract double %272, %270
  br label %274
274:                                              ; preds = %268, %262
  %275 = phi reassoc nsz contract double [ %273, %268 ], [ 0.000000e+00, %262 ]
  %276 = fadd reassoc nsz contract double %275, %264
  %277 = add nuw nsw i64 %263, 1
  %278 = icmp eq i64 %277, %204
  br i1 %278, label %258, label %262
279:                                              ; preds = %246
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  br label %280
280:                                              ; preds = %279, %246
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %8)
  br i1 %50, label %281, label %286
281:                                              ; preds = %280
  %282 = load double, ptr %22, align 16
  %283 = load double, ptr %39, align 8
  %284 = load double, ptr %41, align 16
  br label %376
285:                                              ; preds = %391
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  br i1 %50, label %288, label %287
286:                                              ; preds = %280
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  br label %287
287:                                              ; preds = %288, %286, %285
  br i1 %57, label %305, label %375
288:                                              ; preds = %285, %288
  %289 = phi i64 [ %303, %288 ], [ 0, %285 ]
  %290 = getelementptr inbounds [6 x double], ptr %13, i64 0, i64 %289
  %291 = load double, ptr %290, align 8
  %292 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %289
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds [6 x double], ptr %55, i64 0, i64 %289
  %295 = load double, ptr %294, align 8
  %296 = fmul reassoc nsz contract double %291, %291
  %297 = fmul reassoc nsz contract double %293, %293
  %298 = fmul reassoc nsz contract double %295, %295
  %299 = fadd reassoc nsz contract double %297, %296
  %300 = fadd reassoc nsz contract double %299, %298
  %301 = fsub reassoc nsz contract double 1.000000e+00, %300
  %302 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %289
  store double %301, ptr %302, align 8
  %303 = add nuw nsw i64 %289, 1
  %304 = icmp eq i64 %303, %56
  br i1 %304, label %287, label %288
305:                                              ; preds = %287, %361
  %306 = phi i64 [ %362, %361 ], [ 0, %287 ]
  br label %311
307:                                              ; preds = %311
  %308 = sext i32 %321 to i64
  %309 = icmp eq i64 %306, 0
  %310 = zext i32 %321 to i64
  br label %326
311:                                              ; preds = %311, %305
  %312 = phi i64 [ 1, %305 ], [ %322, %311 ]
  %313 = phi i32 [ 0, %305 ], [ %321, %311 ]
  %314 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %312
  %315 = load double, ptr %314, align 8
  %316 = sext i32 %313 to i64
  %317 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %316
  %318 = load double, ptr %317, align 8
  %319 = fcmp reassoc nsz contract ogt double %315, %318
  %320 = trunc nuw nsw i64 %312 to i32
  %321 = select i1 %319, i32 %320, i32 %313
  %322 = add nuw nsw i64 %312, 1
  %323 = icmp eq i64 %322, %56
  br i1 %323, label %307, label %311
324:                                              ; preds = %343
  %325 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %347)
  br label %364
326:                                              ; preds = %343, %307
  %327 = phi i64 [ 0, %307 ], [ %348, %343 ]
  %328 = phi double [ 0.000000e+00, %307 ], [ %347, %343 ]
  %329 = icmp eq i64 %327, %310
  %330 = select reassoc nsz contract i1 %329, double 1.000000e+00, double 0.000000e+00
  br label %332
331:                                              ; preds = %332
  br i1 %309, label %343, label %350
332:                                              ; preds = %332, %326
  %333 = phi i64 [ 0, %326 ], [ %341, %332 ]
  %334 = phi double [ %330, %326 ], [ %340, %332 ]
  %335 = getelementptr inbounds [6 x double], ptr %13, i64 %333, i64 %327
  %336 = load double, ptr %335, align 8
  %337 = getelementptr inbounds [6 x double], ptr %13, i64 %333, i64 %308
  %338 = load double, ptr %337, align 8
  %339 = fmul reassoc nsz contract double %338, %336
  %340 = fsub reassoc nsz contract double %334, %339
  %341 = add nuw nsw i64 %333, 1
  %342 = icmp eq i64 %341, 3
  br i1 %342, label %331, label %332
343:                                              ; preds = %350, %331
  %344 = phi double [ %340, %331 ], [ %358, %350 ]
  %345 = getelementptr inbounds [6 x double], ptr %14, i64 %306, i64 %327
  store double %344, ptr %345, align 8
  %346 = fmul reassoc nsz contract double %344, %344
  %347 = fadd reassoc nsz contract double %346, %328
  %348 = add nuw nsw i64 %327, 1
  %349 = icmp eq i64 %348, %56
  br i1 %349, label %324, label %326
350:                                              ; preds = %331, %350
  %351 = phi i64 [ %359, %350 ], [ 0, %331 ]
  %352 = phi double [ %358, %350 ], [ %340, %331 ]
  %353 = getelementptr inbounds [6 x double], ptr %14, i64 %351, i64 %327
  %354 = load double, ptr %353, align 8
  %355 = getelementptr inbounds [6 x double], ptr %14, i64 %351, i64 %308
  %356 = load double, ptr %355, align 8
  %357 = fmul reassoc nsz contract double %356, %354
  %358 = fsub reassoc nsz contract double %352, %357
  %359 = add nuw nsw i64 %351, 1
  %360 = icmp eq i64 %359, %306
  br i1 %360, label %343, label %350
361:                                              ; preds = %364
  %362 = add nuw nsw i64 %306, 1
  %363 = icmp eq i64 %362, %59
  br i1 %363, label %375, label %305
364:                                              ; preds = %364, %324
  %365 = phi i64 [ 0, %324 ], [ %373, %364 ]
  %366 = getelementptr inbounds [6 x double], ptr %14, i64 %306, i64 %365
  %367 = load double, ptr %366, align 8
  %368 = fdiv reassoc nsz contract double %367, %325
  store double %368, ptr %366, align 8
  %369 = fmul reassoc nsz contract double %368, %368
  %370 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %365
  %371 = load double, ptr %370, align 8
  %372 = fsub reassoc nsz contract double %371, %369
  store double %372, ptr %370, align 8
  %373 = add nuw nsw i64 %365, 1
  %374 = icmp eq i64 %373, %56
  br i1 %374, label %361, label %364
375:                                              ; preds = %361, %287
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  br i1 %50, label %403, label %402
376:                                              ; preds = %391, %281
  %377 = phi i64 [ 0, %281 ], [ %392, %391 ]
  %378 = getelementptr inbounds [6 x [3 x double]], ptr %52, i64 0, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = fmul reassoc nsz contract double %379, %282
  %381 = getelementptr inbounds i8, ptr %378, i64 8
  %382 = load double, ptr %381, align 8
  %383 = fmul reassoc nsz contract double %382, %283
  %384 = fadd reassoc nsz contract double %383, %380
  %385 = getelementptr inbounds i8, ptr %378, i64 16
  %386 = load double, ptr %385, align 8
  %387 = fmul reassoc nsz contract double %386, %284
  %388 = fadd reassoc nsz contract double %384, %387
  %389 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %377
  store double %388, ptr %389, align 8
  %390 = trunc nuw nsw i64 %377 to i32
  br label %394
391:                                              ; preds = %394
  %392 = add nuw nsw i64 %377, 1
  %393 = icmp eq i64 %392, %56
  br i1 %393, label %285, label %376
394:                                              ; preds = %394, %376
  %395 = phi i64 [ %377, %376 ], [ %400, %394 ]
  %396 = trunc nuw nsw i64 %395 to i32
  %397 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull readonly %34, ptr noundef nonnull %10, i32 noundef %390, i32 noundef %396, ptr noundef nonnull %18)
  %398 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %395, i64 %377
  store double %397, ptr %398, align 8
  %399 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %377, i64 %395
  store double %397, ptr %399, align 8
  %400 = add nuw nsw i64 %395, 1
  %401 = icmp eq i64 %400, %56
  br i1 %401, label %391, label %394
402:                                              ; preds = %408, %375
  br i1 %57, label %517, label %423
403:                                              ; preds = %375, %408
  %404 = phi i64 [ %409, %408 ], [ 0, %375 ]
  %405 = getelementptr inbounds [6 x double], ptr %17, i64 0, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds [6 x double], ptr %21, i64 0, i64 %404
  store double %406, ptr %407, align 8
  br label %411
408:                                              ; preds = %411
  store double %419, ptr %407, align 8
  %409 = add nuw nsw i64 %404, 1
  %410 = icmp eq i64 %409, %56
  br i1 %410, label %402, label %403
411:                                              ; preds = %411, %403
  %412 = phi i64 [ 0, %403 ], [ %420, %411 ]
  %413 = phi double [ %406, %403 ], [ %419, %411 ]
  %414 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %404, i64 %412
  %415 = load double, ptr %414, align 8
  %416 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %412
  %417 = load double, ptr %416, align 8
  %418 = fmul reassoc nsz contract double %417, %415
  %419 = fadd reassoc nsz contract double %418, %413
  %420 = add nuw nsw i64 %412, 1
  %421 = icmp eq i64 %420, %56
  br i1 %421, label %408, label %411
422:                                              ; preds = %547
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  br i1 %57, label %428, label %424
423:                                              ; preds = %402
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6)
  br label %424
424:                                              ; preds = %428, %423, %422
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %5, ptr noundef nonnull readonly align 16 dereferenceable(288) %16, i64 288, i1 false)
  %425 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %5, i32 noundef %58, ptr noundef nonnull %6)
  %426 = fcmp reassoc nsz contract olt double %425, 1.000000e-03
  %427 = and i1 %60, %426
  br i1 %427, label %436, label %475
428:                                              ; preds = %422, %428
  %429 = phi i64 [ %434, %428 ], [ 0, %422 ]
  %430 = getelementptr inbounds double, ptr %20, i64 %429
  %431 = load double, ptr %430, align 8
  %432 = fneg reassoc nsz contract double %431
  %433 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %429
  store double %432, ptr %433, align 8
  %434 = add nuw nsw i64 %429, 1
  %435 = icmp eq i64 %434, %59
  br i1 %435, label %424, label %428
436:                                              ; preds = %424
  %437 = load double, ptr %16, align 16
  %438 = load double, ptr %62, align 8
  %439 = fadd reassoc nsz contract double %438, %437
  %440 = fmul reassoc nsz contract double %439, 5.000000e-01
  %441 = fsub reassoc nsz contract double %437, %438
  %442 = fmul reassoc nsz contract double %441, 5.000000e-01
  %443 = load double, ptr %63, align 8
  %444 = tail call reassoc nsz contract double @atan2(double noundef %443, double noundef %442)
  %445 = fmul reassoc nsz contract double %444, 5.000000e-01
  %446 = fmul reassoc nsz contract double %442, %442
  %447 = fmul reassoc nsz contract double %443, %443
  %448 = fadd reassoc nsz contract double %446, %447
  %449 = tail call reassoc nsz contract noundef double @llvm.sqrt.f64(double %448)
  %450 = tail call reassoc nsz contract double @llvm.cos.f64(double %445)
  %451 = tail call reassoc nsz contract double @llvm.sin.f64(double %445)
  %452 = load double, ptr %20, align 16
  %453 = fmul reassoc nsz contract double %450, %452
  %454 = load double, ptr %64, align 8
  %455 = fmul reassoc nsz contract double %451, %454
  %456 = fadd reassoc nsz contract double %453, %455
  %457 = fneg reassoc nsz contract double %456
  %458 = fadd reassoc nsz contract double %449, %440
  %459 = tail call reassoc nsz contract double @llvm.fabs.f64(double %458)
  %460 = fadd reassoc nsz contract double %459, 1.000000e-03
  %461 = fdiv reassoc nsz contract double %457, %460
  %462 = fmul reassoc nsz contract double %450, %454
  %463 = fmul reassoc nsz contract double %451, %452
  %464 = fsub reassoc nsz contract double %463, %462
  %465 = fsub reassoc nsz contract double %440, %449
  %466 = tail call reassoc nsz contract double @llvm.fabs.f64(double %465)
  %467 = fadd reassoc nsz contract double %466, 1.000000e-03
  %468 = fdiv reassoc nsz contract double %464, %467
  %469 = fmul reassoc nsz contract double %461, %450
  %470 = fmul reassoc nsz contract double %468, %451
  %471 = fsub reassoc nsz contract double %469, %470
  store double %471, ptr %6, align 16
  %472 = fmul reassoc nsz contract double %461, %451
  %473 = fmul reassoc nsz contract double %468, %450
  %474 = fadd reassoc nsz contract double %472, %473
  store double %474, ptr %65, align 8
  br label %511
475:                                              ; preds = %424
  %476 = and i1 %61, %426
  br i1 %476, label %478, label %477
477:                                              ; preds = %475
  br i1 %426, label %485, label %511
478:                                              ; preds = %475
  %479 = load double, ptr %20, align 16
  %480 = fneg reassoc nsz contract double %479
  %481 = load double, ptr %16, align 16
  %482 = tail call reassoc nsz contract double @llvm.fabs.f64(double %481)
  %483 = fadd reassoc nsz contract double %482, 1.000000e-03
  %484 = fdiv reassoc nsz contract double %480, %483
  store double %484, ptr %6, align 16
  br label %511
485:                                              ; preds = %477, %499
  %486 = phi double [ %490, %499 ], [ 0.000000e+00, %477 ]
  br i1 %57, label %491, label %487
487:                                              ; preds = %491, %485
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %5, ptr noundef nonnull readonly align 16 dereferenceable(288) %16, i64 288, i1 false)
  %488 = fcmp reassoc nsz contract ogt double %486, 0.000000e+00
  %489 = fmul reassoc nsz contract double %486, 4.000000e+00
  %490 = select reassoc nsz contract i1 %488, double %489, double 1.000000e-01
  br i1 %57, label %502, label %499
491:                                              ; preds = %485, %491
  %492 = phi i64 [ %497, %491 ], [ 0, %485 ]
  %493 = getelementptr inbounds double, ptr %20, i64 %492
  %494 = load double, ptr %493, align 8
  %495 = fneg reassoc nsz contract double %494
  %496 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %492
  store double %495, ptr %496, align 8
  %497 = add nuw nsw i64 %492, 1
  %498 = icmp eq i64 %497, %59
  br i1 %498, label %487, label %491
499:                                              ; preds = %502, %487
  %500 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %5, i32 noundef %58, ptr noundef nonnull %6)
  %501 = fcmp reassoc nsz contract olt double %500, 1.000000e-03
  br i1 %501, label %485, label %509
502:                                              ; preds = %487, %502
  %503 = phi i64 [ %507, %502 ], [ 0, %487 ]
  %504 = getelementptr inbounds [6 x [6 x double]], ptr %5, i64 0, i64 %503, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = fadd reassoc nsz contract double %505, %490
  store double %506, ptr %504, align 8
  %507 = add nuw nsw i64 %503, 1
  %508 = icmp eq i64 %507, %59
  br i1 %508, label %499, label %502
509:                                              ; preds = %499
  %510 = fcmp reassoc nsz contract ogt double %490, 0.000000e+00
  br label %511
511:                                              ; preds = %509, %478, %477, %436
  %512 = phi i1 [ false, %436 ], [ false, %478 ], [ false, %477 ], [ %510, %509 ]
  %513 = phi nsz double [ %425, %436 ], [ %425, %478 ], [ %425, %477 ], [ %500, %509 ]
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %20, ptr nonnull align 16 %6, i64 %67, i1 false)
  %514 = fcmp reassoc nsz contract olt double %513, 1.000000e-03
  %515 = select i1 %514, i1 true, i1 %512
  %516 = select reassoc nsz contract i1 %515, double 0.000000e+00, double %513
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5)
  br i1 %50, label %586, label %571
517:                                              ; preds = %402, %547
  %518 = phi i64 [ %548, %547 ], [ 0, %402 ]
  %519 = phi i64 [ %549, %547 ], [ 1, %402 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %23)
  %520 = getelementptr inbounds [6 x double], ptr %20, i64 0, i64 %518
  store double 0.000000e+00, ptr %520, align 8
  br i1 %50, label %523, label %521
521:                                              ; preds = %522, %517
  br label %551
522:                                              ; preds = %527
  store double %533, ptr %520, align 8
  br label %521
523:                                              ; preds = %517, %527
  %524 = phi i64 [ %534, %527 ], [ 0, %517 ]
  %525 = phi double [ %533, %527 ], [ 0.000000e+00, %517 ]
  %526 = getelementptr inbounds [6 x double], ptr %23, i64 0, i64 %524
  store double 0.000000e+00, ptr %526, align 8
  br label %536
527:                                              ; preds = %536
  store double %544, ptr %526, align 8
  %528 = getelementptr inbounds [6 x [6 x double]], ptr %14, i64 0, i64 %518, i64 %524
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds [6 x double], ptr %21, i64 0, i64 %524
  %531 = load double, ptr %530, align 8
  %532 = fmul reassoc nsz contract double %531, %529
  %533 = fadd reassoc nsz contract double %532, %525
  %534 = add nuw nsw i64 %524, 1
  %535 = icmp eq i64 %534, %56
  br i1 %535, label %522, label %523
536:                                              ; preds = %536, %523
  %537 = phi i64 [ 0, %523 ], [ %545, %536 ]
  %538 = phi double [ 0.000000e+00, %523 ], [ %544, %536 ]
  %539 = getelementptr inbounds [6 x [6 x double]], ptr %15, i64 0, i64 %524, i64 %537
  %540 = load double, ptr %539, align 8
  %541 = getelementptr inbounds [6 x [6 x double]], ptr %14, i64 0, i64 %518, i64 %537
  %542 = load double, ptr %541, align 8
  %543 = fmul reassoc nsz contract double %542, %540
  %544 = fadd reassoc nsz contract double %543, %538
  %545 = add nuw nsw i64 %537, 1
  %546 = icmp eq i64 %545, %56
  br i1 %546, label %527, label %536
547:                                              ; preds = %555
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %23)
  %548 = add nuw nsw i64 %518, 1
  %549 = add nuw nsw i64 %519, 1
  %550 = icmp eq i64 %548, %59
  br i1 %550, label %422, label %517
551:                                              ; preds = %521, %555
  %552 = phi i64 [ %558, %555 ], [ 0, %521 ]
  %553 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %518, i64 %552
  store double 0.000000e+00, ptr %553, align 8
  br i1 %50, label %560, label %555
554:                                              ; preds = %560
  store double %568, ptr %553, align 8
  br label %555
555:                                              ; preds = %554, %551
  %556 = load double, ptr %553, align 8
  %557 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %552, i64 %518
  store double %556, ptr %557, align 8
  %558 = add nuw nsw i64 %552, 1
  %559 = icmp eq i64 %558, %519
  br i1 %559, label %547, label %551
560:                                              ; preds = %551, %560
  %561 = phi i64 [ %569, %560 ], [ 0, %551 ]
  %562 = phi double [ %568, %560 ], [ 0.000000e+00, %551 ]
  %563 = getelementptr inbounds [6 x double], ptr %23, i64 0, i64 %561
  %564 = load double, ptr %563, align 8
  %565 = getelementptr inbounds [6 x [6 x double]], ptr %14, i64 0, i64 %552, i64 %561
  %566 = load double, ptr %565, align 8
  %567 = fmul reassoc nsz contract double %566, %564
  %568 = fadd reassoc nsz contract double %567, %562
  %569 = add nuw nsw i64 %561, 1
  %570 = icmp eq i64 %569, %56
  br i1 %570, label %554, label %560
571:                                              ; preds = %593, %511
  %572 = phi double [ 0.000000e+00, %511 ], [ %598, %593 ]
  %573 = fcmp reassoc nsz contract ogt double %572, %31
  %574 = fdiv reassoc nsz contract double %31, %572
  %575 = select reassoc nsz contract i1 %573, double %574, double 1.000000e+00
  br i1 %50, label %576, label %633
576:                                              ; preds = %571
  %577 = load double, ptr %19, align 16
  %578 = fmul reassoc nsz contract double %577, %575
  %579 = load double, ptr %12, align 16
  %580 = fadd reassoc nsz contract double %579, %578
  store double %580, ptr %12, align 16
  %581 = load double, ptr %51, align 8
  %582 = fcmp reassoc nsz contract olt double %580, %581
  br i1 %582, label %633, label %583
583:                                              ; preds = %576
  %584 = load double, ptr %49, align 8
  %585 = fcmp reassoc nsz contract ogt double %580, %584
  br i1 %585, label %633, label %612
586:                                              ; preds = %511, %593
  %587 = phi i64 [ %599, %593 ], [ 0, %511 ]
  %588 = phi double [ %598, %593 ], [ 0.000000e+00, %511 ]
  br i1 %57, label %589, label %593
589:                                              ; preds = %586
  %590 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %587
  %591 = load double, ptr %590, align 8
  br label %601
592:                                              ; preds = %601
  store double %609, ptr %590, align 8
  br label %593
593:                                              ; preds = %592, %586
  %594 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %587
  %595 = load double, ptr %594, align 8
  %596 = tail call reassoc nsz contract double @llvm.fabs.f64(double %595)
  %597 = fcmp reassoc nsz contract ogt double %596, %588
  %598 = select reassoc nsz contract i1 %597, double %596, double %588
  %599 = add nuw nsw i64 %587, 1
  %600 = icmp eq i64 %599, %56
  br i1 %600, label %571, label %586
601:                                              ; preds = %601, %589
  %602 = phi i64 [ 0, %589 ], [ %610, %601 ]
  %603 = phi double [ %591, %589 ], [ %609, %601 ]
  %604 = getelementptr inbounds [6 x double], ptr %20, i64 0, i64 %602
  %605 = load double, ptr %604, align 8
  %606 = getelementptr inbounds [6 x [6 x double]], ptr %14, i64 0, i64 %602, i64 %587
  %607 = load double, ptr %606, align 8
  %608 = fmul reassoc nsz contract double %607, %605
  %609 = fadd reassoc nsz contract double %608, %603
  %610 = add nuw nsw i64 %602, 1
  %611 = icmp eq i64 %610, %59
  br i1 %611, label %592, label %601
612:                                              ; preds = %583, %626
  %613 = phi i64 [ %614, %626 ], [ 0, %583 ]
  %614 = add nuw nsw i64 %613, 1
  %615 = icmp eq i64 %614, %56
  br i1 %615, label %630, label %616
616:                                              ; preds = %612
  %617 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %614
  %618 = load double, ptr %617, align 8
  %619 = fmul reassoc nsz contract double %618, %575
  %620 = getelementptr inbounds [6 x double], ptr %12, i64 0, i64 %614
  %621 = load double, ptr %620, align 8
  %622 = fadd reassoc nsz contract double %621, %619
  store double %622, ptr %620, align 8
  %623 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %614
  %624 = load double, ptr %623, align 8
  %625 = fcmp reassoc nsz contract olt double %622, %624
  br i1 %625, label %630, label %626
626:                                              ; preds = %616
  %627 = getelementptr inbounds [6 x double], ptr %49, i64 0, i64 %614
  %628 = load double, ptr %627, align 8
  %629 = fcmp reassoc nsz contract ogt double %622, %628
  br i1 %629, label %630, label %612
630:                                              ; preds = %612, %616, %626
  %631 = phi double [ %200, %612 ], [ 0x7FF0000000000000, %616 ], [ 0x7FF0000000000000, %626 ]
  %632 = icmp slt i64 %614, %36
  br label %633
633:                                              ; preds = %630, %583, %576, %571
  %634 = phi i1 [ %50, %571 ], [ true, %576 ], [ true, %583 ], [ %632, %630 ]
  %635 = phi nsz double [ %200, %571 ], [ 0x7FF0000000000000, %576 ], [ 0x7FF0000000000000, %583 ], [ %631, %630 ]
  br i1 %634, label %703, label %636
636:                                              ; preds = %633
  %637 = fcmp reassoc nsz contract oeq double %516, 0.000000e+00
  %638 = fcmp reassoc nsz contract olt double %572, 1.000000e-03
  %639 = select i1 %637, i1 %638, i1 false
  br i1 %639, label %703, label %640
640:                                              ; preds = %636
  %641 = fcmp reassoc nsz contract ogt double %516, 1.000000e-02
  %642 = fcmp reassoc nsz contract olt double %572, 5.000000e-02
  %643 = select i1 %641, i1 %642, i1 false
  br i1 %643, label %644, label %695
644:                                              ; preds = %640
  %645 = fmul reassoc nsz contract double %572, %572
  %646 = fdiv reassoc nsz contract double %645, %516
  %647 = load i32, ptr %3, align 8
  %648 = icmp sgt i32 %647, 0
  br i1 %648, label %649, label %693
649:                                              ; preds = %644
  %650 = sext i32 %202 to i64
  %651 = zext nneg i32 %647 to i64
  br label %656
652:                                              ; preds = %691
  %653 = add nuw nsw i64 %657, 1
  %654 = icmp ult i64 %653, %651
  %655 = icmp eq i64 %653, %651
  br i1 %655, label %693, label %656
656:                                              ; preds = %652, %649
  %657 = phi i64 [ 0, %649 ], [ %653, %652 ]
  %658 = phi i1 [ true, %649 ], [ %654, %652 ]
  %659 = getelementptr inbounds [64 x i8], ptr %68, i64 0, i64 %657
  %660 = load i8, ptr %659, align 1
  %661 = icmp eq i8 %660, 0
  %662 = select i1 %203, i1 %661, i1 false
  br i1 %662, label %663, label %691
663:                                              ; preds = %656, %685
  %664 = phi i64 [ %688, %685 ], [ 0, %656 ]
  %665 = getelementptr inbounds double, ptr %12, i64 %664
  %666 = load double, ptr %665, align 8
  %667 = getelementptr inbounds [64 x [6 x double]], ptr %69, i64 0, i64 %657, i64 %664
  %668 = load double, ptr %667, align 8
  %669 = fsub reassoc nsz contract double %666, %668
  %670 = tail call reassoc nsz contract double @llvm.fabs.f64(double %669)
  %671 = getelementptr inbounds [6 x i32], ptr %70, i64 0, i64 %664
  %672 = load i32, ptr %671, align 4
  %673 = icmp eq i32 %672, 0
  br i1 %673, label %685, label %674
674:                                              ; preds = %663
  %675 = getelementptr inbounds [6 x double], ptr %71, i64 0, i64 %664
  %676 = load double, ptr %675, align 8
  %677 = tail call reassoc nsz contract double @llvm.fabs.f64(double %676)
  %678 = fdiv reassoc nsz contract double 0x401921FB54442D18, %677
  %679 = fdiv reassoc nsz contract double %670, %678
  %680 = fadd reassoc nsz contract double %679, 5.000000e-01
  %681 = tail call reassoc nsz contract double @llvm.floor.f64(double %680)
  %682 = fmul reassoc nsz contract double %681, %678
  %683 = fsub reassoc nsz contract double %670, %682
  %684 = tail call reassoc nsz contract double @llvm.fabs.f64(double %683)
  br label %685
685:                                              ; preds = %674, %663
  %686 = phi nsz double [ %684, %674 ], [ %670, %663 ]
  %687 = fcmp reassoc nsz contract olt double %686, %646
  %688 = add nuw nsw i64 %664, 1
  %689 = icmp slt i64 %688, %650
  %690 = select i1 %689, i1 %687, i1 false
  br i1 %690, label %663, label %691
691:                                              ; preds = %685, %656
  %692 = phi i1 [ %661, %656 ], [ %687, %685 ]
  br i1 %692, label %693, label %652
693:                                              ; preds = %691, %652, %644
  %694 = phi i1 [ %648, %644 ], [ %658, %691 ], [ %654, %652 ]
  br i1 %694, label %703, label %695
695:                                              ; preds = %693, %640
  %696 = fcmp reassoc nsz contract ogt double %516, 0.000000e+00
  %697 = fcmp reassoc nsz contract olt double %572, 1.000000e-09
  %698 = select i1 %696, i1 %697, i1 false
  br i1 %698, label %699, label %703
699:                                              ; preds = %695
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %12, i64 %37, i1 false)
  %700 = fadd reassoc nsz contract double %119, 1.000000e-09
  %701 = fcmp reassoc nsz contract olt double %117, %700
  %702 = select reassoc nsz contract i1 %701, double %117, double 0x7FF0000000000000
  br label %703
703:                                              ; preds = %699, %695, %693, %636, %633, %198, %122, %108
  %704 = phi double [ %516, %699 ], [ %516, %633 ], [ %77, %198 ], [ %77, %122 ], [ %77, %108 ], [ %516, %636 ], [ %516, %693 ], [ %516, %695 ]
  %705 = phi i1 [ false, %699 ], [ false, %633 ], [ false, %198 ], [ false, %122 ], [ false, %108 ], [ false, %636 ], [ false, %693 ], [ true, %695 ]
  %706 = phi nsz double [ %702, %699 ], [ %635, %633 ], [ %200, %198 ], [ 0x7FF0000000000000, %122 ], [ 0x7FF0000000000000, %108 ], [ 0x7FF0000000000000, %636 ], [ 0xFFF0000000000000, %693 ], [ %635, %695 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %13)
  br i1 %705, label %73, label %707
707:                                              ; preds = %73, %703
  %708 = phi double [ %706, %703 ], [ 0x7FF0000000000000, %73 ]
  store double %704, ptr %24, align 8
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10)
  br label %709
709:                                              ; preds = %29, %707
  %710 = phi reassoc nsz contract double [ %708, %707 ], [ 0x7FF0000000000000, %29 ]
  %711 = fcmp reassoc nsz contract oeq double %710, 0xFFF0000000000000
  br i1 %711, label %802, label %712
712:                                              ; preds = %709
  %713 = fcmp reassoc nsz contract ueq double %710, 0x7FF0000000000000
  br i1 %713, label %714, label %718
714:                                              ; preds = %712
  %715 = getelementptr inbounds i8, ptr %0, i64 1080
  %716 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %715, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %24)
  %717 = fcmp reassoc nsz contract ueq double %716, 0x7FF0000000000000
  br i1 %717, label %802, label %718
718:                                              ; preds = %714, %712
  %719 = getelementptr inbounds i8, ptr %0, i64 1080
  call fastcc void @look(ptr noundef nonnull %719, ptr noundef %1, ptr noundef nonnull %26)
  %720 = getelementptr inbounds i8, ptr %26, i64 480
  %721 = load double, ptr %720, align 8
  %722 = fmul reassoc nsz contract double %721, %721
  %723 = getelementptr inbounds i8, ptr %26, i64 488
  %724 = load double, ptr %723, align 8
  %725 = fmul reassoc nsz contract double %724, %724
  %726 = fadd reassoc nsz contract double %725, %722
  %727 = getelementptr inbounds i8, ptr %26, i64 496
  %728 = load double, ptr %727, align 8
  %729 = fmul reassoc nsz contract double %728, %728
  %730 = fadd reassoc nsz contract double %726, %729
  %731 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %730)
  %732 = fmul reassoc nsz contract double %731, 5.000000e-01
  %733 = getelementptr inbounds i8, ptr %26, i64 504
  %734 = load double, ptr %733, align 8
  %735 = fmul reassoc nsz contract double %734, 5.000000e-01
  %736 = fadd reassoc nsz contract double %735, -5.000000e-01
  %737 = tail call reassoc nsz contract double @atan2(double noundef %732, double noundef %736)
  %738 = load double, ptr %24, align 8
  %739 = fcmp reassoc nsz contract olt double %738, 0x3E7AD7F29ABCAF48
  %740 = zext i1 %739 to i32
  tail call fastcc void @add(ptr noundef nonnull %719, ptr noundef %3, ptr noundef %1, double noundef 0.000000e+00, double noundef %737, i32 noundef %740)
  br label %802
741:                                              ; preds = %4
  %742 = getelementptr inbounds i8, ptr %0, i64 2160
  %743 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %742, ptr noundef %1, i32 noundef 0, ptr noundef nonnull %24)
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %26)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %27)
  %744 = getelementptr inbounds i8, ptr %26, i64 384
  %745 = load double, ptr %744, align 8
  %746 = getelementptr inbounds i8, ptr %26, i64 392
  %747 = load double, ptr %746, align 8
  %748 = getelementptr inbounds i8, ptr %26, i64 400
  %749 = load double, ptr %748, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %27, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false)
  %750 = call reassoc nsz contract fastcc double @descend(ptr noundef %0, ptr noundef nonnull %27, i32 noundef 0, ptr noundef nonnull %25)
  call fastcc void @look(ptr noundef %0, ptr noundef nonnull %27, ptr noundef nonnull %26)
  %751 = load double, ptr %24, align 8
  %752 = fcmp reassoc nsz contract ogt double %751, 1.000000e-03
  br i1 %752, label %771, label %753
753:                                              ; preds = %741
  %754 = fmul reassoc nsz contract double %747, %747
  %755 = fmul reassoc nsz contract double %745, %745
  %756 = fadd reassoc nsz contract double %754, %755
  %757 = fmul reassoc nsz contract double %749, %749
  %758 = fadd reassoc nsz contract double %756, %757
  %759 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %758)
  %760 = load double, ptr %744, align 8
  %761 = fmul reassoc nsz contract double %760, %760
  %762 = load double, ptr %746, align 8
  %763 = fmul reassoc nsz contract double %762, %762
  %764 = fadd reassoc nsz contract double %763, %761
  %765 = load double, ptr %748, align 8
  %766 = fmul reassoc nsz contract double %765, %765
  %767 = fadd reassoc nsz contract double %764, %766
  %768 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %767)
  %769 = fadd reassoc nsz contract double %759, -1.000000e-09
  %770 = fcmp reassoc nsz contract olt double %768, %769
  br i1 %770, label %771, label %772
771:                                              ; preds = %753, %741
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %1, ptr noundef nonnull align 16 dereferenceable(48) %27, i64 48, i1 false)
  br label %772
772:                                              ; preds = %771, %753
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %26)
  %773 = load double, ptr %744, align 8
  %774 = fmul reassoc nsz contract double %773, %773
  %775 = load double, ptr %746, align 8
  %776 = fmul reassoc nsz contract double %775, %775
  %777 = fadd reassoc nsz contract double %776, %774
  %778 = load double, ptr %748, align 8
  %779 = fmul reassoc nsz contract double %778, %778
  %780 = fadd reassoc nsz contract double %777, %779
  %781 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %780)
  %782 = getelementptr inbounds i8, ptr %26, i64 480
  %783 = load double, ptr %782, align 8
  %784 = fmul reassoc nsz contract double %783, %783
  %785 = getelementptr inbounds i8, ptr %26, i64 488
  %786 = load double, ptr %785, align 8
  %787 = fmul reassoc nsz contract double %786, %786
  %788 = fadd reassoc nsz contract double %787, %784
  %789 = getelementptr inbounds i8, ptr %26, i64 496
  %790 = load double, ptr %789, align 8
  %791 = fmul reassoc nsz contract double %790, %790
  %792 = fadd reassoc nsz contract double %788, %791
  %793 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %792)
  %794 = fmul reassoc nsz contract double %793, 5.000000e-01
  %795 = getelementptr inbounds i8, ptr %26, i64 504
  %796 = load double, ptr %795, align 8
  %797 = fmul reassoc nsz contract double %796, 5.000000e-01
  %798 = fadd reassoc nsz contract double %797, -5.000000e-01
  %799 = tail call reassoc nsz contract double @atan2(double noundef %794, double noundef %798)
  %800 = fcmp reassoc nsz contract olt double %751, 0x3CD203AF9EE75615
  %801 = zext i1 %800 to i32
  tail call fastcc void @add(ptr noundef %0, ptr noundef %3, ptr noundef %1, double noundef %781, double noundef %799, i32 noundef %801)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %27)
  br label %802
802:                                              ; preds = %709, %718, %714, %772
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %26)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %25)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %24)
  ret void
}
define internal fastcc double @meet(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr {
  %3 = alloca [6 x [6 x double]], align 16
  %4 = alloca [6 x double], align 16
  %5 = alloca %struct.view, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5)
  %6 = getelementptr inbounds i8, ptr %0, i64 968
  %7 = getelementptr inbounds i8, ptr %5, i64 384
  %8 = getelementptr inbounds i8, ptr %5, i64 392
  %9 = getelementptr inbounds i8, ptr %5, i64 400
  %10 = getelementptr inbounds i8, ptr %0, i64 976
  %11 = getelementptr inbounds i8, ptr %5, i64 504
  %12 = getelementptr inbounds i8, ptr %5, i64 488
  %13 = getelementptr inbounds i8, ptr %5, i64 480
  %14 = getelementptr inbounds i8, ptr %5, i64 496
  %15 = getelementptr inbounds i8, ptr %5, i64 240
  %16 = getelementptr inbounds i8, ptr %5, i64 96
  %17 = getelementptr inbounds i8, ptr %5, i64 480
  %18 = getelementptr inbounds i8, ptr %5, i64 488
  %19 = getelementptr inbounds i8, ptr %5, i64 496
  %20 = getelementptr inbounds i8, ptr %0, i64 104
  %21 = getelementptr inbounds i8, ptr %0, i64 152
  br label %26
22:                                               ; preds = %217
  %23 = add nuw nsw i32 %30, 1
  %24 = icmp ugt i32 %30, 10
  %25 = icmp eq i32 %23, 12
  br i1 %25, label %221, label %26
26:                                               ; preds = %2, %22
  %27 = phi i1 [ false, %2 ], [ %24, %22 ]
  %28 = phi double [ undef, %2 ], [ %220, %22 ]
  %29 = phi double [ 0x7FF0000000000000, %2 ], [ %219, %22 ]
  %30 = phi i32 [ 0, %2 ], [ %23, %22 ]
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %5)
  %31 = load double, ptr %6, align 8
  %32 = load double, ptr %7, align 8
  %33 = load double, ptr %8, align 8
  %34 = load double, ptr %9, align 8
  %35 = load double, ptr %10, align 8
  %36 = load double, ptr %11, align 8
  %37 = fmul reassoc nsz contract double %36, 5.000000e-01
  %38 = fadd reassoc nsz contract double %37, -5.000000e-01
  %39 = fcmp reassoc nsz contract ogt double %38, 0.000000e+00
  br i1 %39, label %40, label %52
40:                                               ; preds = %26
  %41 = load double, ptr %12, align 8
  %42 = fmul reassoc nsz contract double %41, %41
  %43 = load double, ptr %13, align 8
  %44 = fmul reassoc nsz contract double %43, %43
  %45 = fadd reassoc nsz contract double %44, %42
  %46 = load double, ptr %14, align 8
  %47 = fmul reassoc nsz contract double %46, %46
  %48 = fadd reassoc nsz contract double %45, %47
  %49 = fmul reassoc nsz contract double %48, 5.000000e-01
  %50 = fadd reassoc nsz contract double %37, 5.000000e-01
  %51 = fdiv reassoc nsz contract double %49, %50
  br label %55
52:                                               ; preds = %26
  %53 = fmul reassoc nsz contract double %38, 2.000000e+00
  %54 = fsub reassoc nsz contract double 2.000000e+00, %53
  br label %55
55:                                               ; preds = %40, %52
  %56 = phi reassoc nsz contract double [ %51, %40 ], [ %54, %52 ]
  %57 = fmul reassoc nsz contract double %33, %33
  %58 = fmul reassoc nsz contract double %32, %32
  %59 = fadd reassoc nsz contract double %57, %58
  %60 = fmul reassoc nsz contract double %34, %34
  %61 = fadd reassoc nsz contract double %59, %60
  %62 = fmul reassoc nsz contract double %61, %31
  %63 = fmul reassoc nsz contract double %56, %35
  %64 = fadd reassoc nsz contract double %63, %62
  %65 = fcmp reassoc nsz contract olt double %64, 1.000000e-30
  br i1 %65, label %217, label %66
66:                                               ; preds = %55
  %67 = icmp ugt i32 %30, 3
  %68 = fmul reassoc nsz contract double %29, 8.000000e-01
  %69 = fcmp reassoc nsz contract ogt double %64, %68
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %217, label %71
71:                                               ; preds = %66
  %72 = load i32, ptr %0, align 8
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %74, label %87
74:                                               ; preds = %71
  %75 = fmul reassoc nsz contract double %31, 2.000000e+00
  %76 = fmul reassoc nsz contract double %34, %75
  %77 = fmul reassoc nsz contract double %32, %75
  %78 = fmul reassoc nsz contract double %33, %75
  %79 = load double, ptr %17, align 8
  %80 = load double, ptr %18, align 8
  %81 = load double, ptr %19, align 8
  %82 = fmul reassoc nsz contract double %81, %35
  %83 = fmul reassoc nsz contract double %79, %35
  %84 = fmul reassoc nsz contract double %80, %35
  %85 = zext nneg i32 %72 to i64
  %86 = zext nneg i32 %72 to i64
  br label %94
87:                                               ; preds = %139, %71
  %88 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %3, i32 noundef %72, ptr noundef nonnull %4)
  %89 = fcmp reassoc nsz contract oeq double %88, 0.000000e+00
  br i1 %89, label %217, label %90
90:                                               ; preds = %87
  %91 = icmp sgt i32 %72, 0
  br i1 %91, label %92, label %173
92:                                               ; preds = %90
  %93 = zext nneg i32 %72 to i64
  br label %182
94:                                               ; preds = %74, %139
  %95 = phi i64 [ 0, %74 ], [ %140, %139 ]
  %96 = getelementptr inbounds [6 x [3 x double]], ptr %15, i64 0, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = fmul reassoc nsz contract double %97, %77
  %99 = getelementptr inbounds i8, ptr %96, i64 8
  %100 = load double, ptr %99, align 8
  %101 = fmul reassoc nsz contract double %100, %78
  %102 = fadd reassoc nsz contract double %101, %98
  %103 = getelementptr inbounds i8, ptr %96, i64 16
  %104 = load double, ptr %103, align 8
  %105 = fmul reassoc nsz contract double %104, %76
  %106 = fadd reassoc nsz contract double %102, %105
  %107 = getelementptr inbounds [6 x [3 x double]], ptr %16, i64 0, i64 %95
  %108 = load double, ptr %107, align 8
  %109 = fmul reassoc nsz contract double %83, %108
  %110 = getelementptr inbounds i8, ptr %107, i64 8
  %111 = load double, ptr %110, align 8
  %112 = fmul reassoc nsz contract double %84, %111
  %113 = fadd reassoc nsz contract double %112, %109
  %114 = getelementptr inbounds i8, ptr %107, i64 16
  %115 = load double, ptr %114, align 8
  %116 = fmul reassoc nsz contract double %82, %115
  %117 = fadd reassoc nsz contract double %113, %116
  %118 = fsub reassoc nsz contract double %106, %117
  %119 = fmul reassoc nsz contract double %118, -5.000000e-01
  %120 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %95
  store double %119, ptr %120, align 8
  %121 = getelementptr inbounds [6 x [3 x double]], ptr %15, i64 0, i64 %95
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds i8, ptr %121, i64 8
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds i8, ptr %121, i64 16
  %126 = load double, ptr %125, align 8
  %127 = fmul reassoc nsz contract double %126, %31
  %128 = fmul reassoc nsz contract double %122, %31
  %129 = fmul reassoc nsz contract double %124, %31
  %130 = getelementptr inbounds [6 x [3 x double]], ptr %16, i64 0, i64 %95
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds i8, ptr %130, i64 8
  %133 = load double, ptr %132, align 8
  %134 = getelementptr inbounds i8, ptr %130, i64 16
  %135 = load double, ptr %134, align 8
  %136 = fmul reassoc nsz contract double %135, %35
  %137 = fmul reassoc nsz contract double %131, %35
  %138 = fmul reassoc nsz contract double %133, %35
  br label %142
139:                                              ; preds = %142
  %140 = add nuw nsw i64 %95, 1
  %141 = icmp eq i64 %140, %85
  br i1 %141, label %87, label %94
142:                                              ; preds = %94, %142
  %143 = phi i64 [ 0, %94 ], [ %171, %142 ]
  %144 = getelementptr inbounds [6 x [3 x double]], ptr %15, i64 0, i64 %143
  %145 = load double, ptr %144, align 8
  %146 = fmul reassoc nsz contract double %145, %128
  %147 = getelementptr inbounds i8, ptr %144, i64 8
  %148 = load double, ptr %147, align 8
  %149 = fmul reassoc nsz contract double %148, %129
  %150 = fadd reassoc nsz contract double %149, %146
  %151 = getelementptr inbounds i8, ptr %144, i64 16
  %152 = load double, ptr %151, align 8
  %153 = fmul reassoc nsz contract double %152, %127
  %154 = fadd reassoc nsz contract double %150, %153
  %155 = getelementptr inbounds [6 x [3 x double]], ptr %16, i64 0, i64 %143
  %156 = load double, ptr %155, align 8
  %157 = fmul reassoc nsz contract double %156, %137
  %158 = getelementptr inbounds i8, ptr %155, i64 8
  %159 = load double, ptr %158, align 8
  %160 = fmul reassoc nsz contract double %159, %138
  %161 = fadd reassoc nsz contract double %160, %157
  %162 = getelementptr inbounds i8, ptr %155, i64 16
  %163 = load double, ptr %162, align 8
  %164 = fmul reassoc nsz contract double %163, %136
  %165 = fadd reassoc nsz contract double %161, %164
  %166 = icmp eq i64 %95, %143
  %167 = select reassoc nsz contract i1 %166, double 0x3D719799812DEA11, double 0.000000e+00
  %168 = fadd reassoc nsz contract double %154, %167
  %169 = fadd reassoc nsz contract double %168, %165
  %170 = getelementptr inbounds [6 x [6 x double]], ptr %3, i64 0, i64 %95, i64 %143
  store double %169, ptr %170, align 8
  %171 = add nuw nsw i64 %143, 1
  %172 = icmp eq i64 %171, %86
  br i1 %172, label %139, label %142
173:                                              ; preds = %182, %90
  %174 = phi double [ 0.000000e+00, %90 ], [ %189, %182 ]
  %175 = fcmp reassoc nsz contract ogt double %64, 1.000000e-02
  %176 = fcmp reassoc nsz contract olt double %174, 1.000000e-02
  %177 = select i1 %175, i1 %176, i1 false
  br i1 %177, label %217, label %178
178:                                              ; preds = %173
  %179 = icmp sgt i32 %72, 0
  br i1 %179, label %180, label %217
180:                                              ; preds = %178
  %181 = zext nneg i32 %72 to i64
  br label %192
182:                                              ; preds = %92, %182
  %183 = phi i64 [ 0, %92 ], [ %190, %182 ]
  %184 = phi double [ 0.000000e+00, %92 ], [ %189, %182 ]
  %185 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %183
  %186 = load double, ptr %185, align 8
  %187 = tail call reassoc nsz contract double @llvm.fabs.f64(double %186)
  %188 = fcmp reassoc nsz contract ogt double %187, %184
  %189 = select reassoc nsz contract i1 %188, double %187, double %184
  %190 = add nuw nsw i64 %183, 1
  %191 = icmp eq i64 %190, %93
  br i1 %191, label %173, label %182
192:                                              ; preds = %180, %213
  %193 = phi i64 [ 0, %180 ], [ %215, %213 ]
  %194 = getelementptr inbounds double, ptr %1, i64 %193
  %195 = load double, ptr %194, align 8
  %196 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %193
  %197 = load double, ptr %196, align 8
  %198 = fcmp reassoc nsz contract ogt double %197, 5.000000e-01
  br i1 %198, label %202, label %199
199:                                              ; preds = %192
  %200 = fcmp reassoc nsz contract olt double %197, -5.000000e-01
  br i1 %200, label %202, label %201
201:                                              ; preds = %199
  br label %202
202:                                              ; preds = %201, %199, %192
  %203 = phi reassoc nsz contract double [ 5.000000e-01, %192 ], [ %197, %201 ], [ -5.000000e-01, %199 ]
  %204 = fadd reassoc nsz contract double %203, %195
  %205 = getelementptr inbounds [6 x double], ptr %20, i64 0, i64 %193
  %206 = load double, ptr %205, align 8
  %207 = fcmp reassoc nsz contract olt double %204, %206
  br i1 %207, label %213, label %208
208:                                              ; preds = %202
  %209 = getelementptr inbounds [6 x double], ptr %21, i64 0, i64 %193
  %210 = load double, ptr %209, align 8
  %211 = fcmp reassoc nsz contract ogt double %204, %210
  %212 = select reassoc nsz contract i1 %211, double %210, double %204
  br label %213
213:                                              ; preds = %208, %202
  %214 = phi reassoc nsz contract double [ %206, %202 ], [ %212, %208 ]
  store double %214, ptr %194, align 8
  %215 = add nuw nsw i64 %193, 1
  %216 = icmp eq i64 %215, %181
  br i1 %216, label %217, label %192
217:                                              ; preds = %213, %178, %173, %87, %55, %66
  %218 = phi i1 [ false, %66 ], [ false, %55 ], [ false, %87 ], [ false, %173 ], [ true, %178 ], [ true, %213 ]
  %219 = phi nsz double [ %29, %66 ], [ %29, %55 ], [ %64, %87 ], [ %64, %173 ], [ %64, %178 ], [ %64, %213 ]
  %220 = phi nsz double [ %64, %66 ], [ %64, %55 ], [ %64, %87 ], [ %64, %173 ], [ %28, %178 ], [ %28, %213 ]
  br i1 %218, label %22, label %221
221:                                              ; preds = %22, %217
  %222 = phi i1 [ %24, %22 ], [ %27, %217 ]
  br i1 %222, label %223, label %267
223:                                              ; preds = %221
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %5)
  %224 = getelementptr inbounds i8, ptr %0, i64 968
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds i8, ptr %5, i64 384
  %227 = load double, ptr %226, align 8
  %228 = getelementptr inbounds i8, ptr %5, i64 392
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds i8, ptr %5, i64 400
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds i8, ptr %0, i64 976
  %233 = load double, ptr %232, align 8
  %234 = getelementptr inbounds i8, ptr %5, i64 504
  %235 = load double, ptr %234, align 8
  %236 = fmul reassoc nsz contract double %235, 5.000000e-01
  %237 = fadd reassoc nsz contract double %236, -5.000000e-01
  %238 = fcmp reassoc nsz contract ogt double %237, 0.000000e+00
  br i1 %238, label %239, label %254
239:                                              ; preds = %223
  %240 = getelementptr inbounds i8, ptr %5, i64 488
  %241 = load double, ptr %240, align 8
  %242 = fmul reassoc nsz contract double %241, %241
  %243 = getelementptr inbounds i8, ptr %5, i64 480
  %244 = load double, ptr %243, align 8
  %245 = fmul reassoc nsz contract double %244, %244
  %246 = fadd reassoc nsz contract double %245, %242
  %247 = getelementptr inbounds i8, ptr %5, i64 496
  %248 = load double, ptr %247, align 8
  %249 = fmul reassoc nsz contract double %248, %248
  %250 = fadd reassoc nsz contract double %246, %249
  %251 = fmul reassoc nsz contract double %250, 5.000000e-01
  %252 = fadd reassoc nsz contract double %236, 5.000000e-01
  %253 = fdiv reassoc nsz contract double %251, %252
  br label %257
254:                                              ; preds = %223
  %255 = fmul reassoc nsz contract double %237, 2.000000e+00
  %256 = fsub reassoc nsz contract double 2.000000e+00, %255
  br label %257
257:                                              ; preds = %239, %254
  %258 = phi reassoc nsz contract double [ %253, %239 ], [ %256, %254 ]
  %259 = fmul reassoc nsz contract double %229, %229
  %260 = fmul reassoc nsz contract double %227, %227
  %261 = fadd reassoc nsz contract double %259, %260
  %262 = fmul reassoc nsz contract double %231, %231
  %263 = fadd reassoc nsz contract double %261, %262
  %264 = fmul reassoc nsz contract double %263, %225
  %265 = fmul reassoc nsz contract double %258, %233
  %266 = fadd reassoc nsz contract double %265, %264
  br label %267
267:                                              ; preds = %221, %257
  %268 = phi nsz double [ %266, %257 ], [ %220, %221 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %3)
  ret double %268
}
declare float @llvm.fabs.f32(float)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
