; sha256 of nearest.c nearest_entry.c: 04573fd8d7eb74b2c1003cb016354891c57f5ce0386eb78510cbc2e7f316fd39
%struct.view = type { [12 x double], [6 x [3 x double]], [6 x [3 x double]], [3 x double], [9 x double], [3 x double], double }
%struct.grid = type { ptr, [6 x i32], [6 x i32], [6 x i32], i32, i32, [6 x [64 x double]], [6 x [64 x double]], [6 x [64 x double]], [12 x double], [6 x double], [2 x double], i32, ptr }
%struct.task = type { i32, [6 x i32], [6 x i32], [6 x double], [6 x double], [6 x double], [7 x [12 x double]], [12 x double], double, double, [6 x double], [6 x double] }
%struct.found = type { i32, [64 x [6 x double]], [64 x double], [64 x double], [64 x i8] }
%struct.shoulder = type { [2 x double], [2 x double], double, double, double, double, double, [3 x double], i32 }
%struct.orders = type { %struct.task, %struct.task, %struct.task, [6 x i32], i32 }
%struct.columns = type { [3 x double], [3 x [3 x double]], [6 x [3 x double]], i32, [6 x i32] }
@POINTS = internal constant [7 x i32] [i32 1, i32 40, i32 24, i32 16, i32 12, i32 8, i32 6], align 16
@__const.along_values.starts = private unnamed_addr constant [8 x double] [double 9.000000e-01, double 0xBFE6666666666666, double 1.000000e-01, double -2.000000e-01, double 3.000000e-01, double 6.000000e-01, double -1.100000e+00, double -8.000000e-01], align 16
@VALUES = internal unnamed_addr constant [4 x i32] [i32 1, i32 64, i32 26, i32 10], align 16
@elbow_angles.C5 = internal unnamed_addr constant [5 x double] [double 1.000000e+00, double 0x3FD3C6EF372FE94F, double 0xBFE9E3779B97F4A8, double 0xBFE9E3779B97F4A8, double 0x3FD3C6EF372FE94F], align 16
@elbow_angles.S5 = internal unnamed_addr constant [5 x double] [double 0.000000e+00, double 0x3FEE6F0E134454FF, double 0x3FE2CF2304755A5E, double 0xBFE2CF2304755A5E, double 0xBFEE6F0E134454FF], align 16
@COARSE = internal constant [7 x i32] [i32 1, i32 24, i32 14, i32 8, i32 6, i32 5, i32 4], align 16
define noundef i64 @nearest_memory() local_unnamed_addr {
  ret i64 497472
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
  %25 = alloca [3 x double], align 16
  %26 = alloca [3 x double], align 16
  %27 = alloca [2 x double], align 16
  %28 = alloca [3 x double], align 16
  %29 = alloca [3 x double], align 16
  %30 = alloca [5 x double], align 16
  %31 = alloca [5 x double], align 16
  %32 = alloca [4 x double], align 16
  %33 = alloca [4 x double], align 16
  %34 = alloca [3 x double], align 16
  %35 = alloca [2 x double], align 16
  %36 = alloca [2 x double], align 16
  %37 = alloca %struct.shoulder, align 8
  %38 = alloca [3 x i32], align 4
  %39 = alloca [3 x i32], align 4
  %40 = alloca [3 x i32], align 4
  %41 = alloca [6 x i32], align 16
  %42 = alloca [3 x double], align 16
  %43 = alloca [3 x double], align 16
  %44 = alloca [8 x double], align 16
  %45 = alloca %struct.view, align 8
  %46 = alloca [6 x double], align 16
  %47 = alloca [3 x double], align 16
  %48 = alloca [8 x [3 x double]], align 16
  %49 = alloca [8 x i32], align 16
  %50 = alloca [6 x double], align 16
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
  br i1 %69, label %70, label %237
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
  %111 = getelementptr inbounds i8, ptr %9, i64 264000
  %112 = getelementptr inbounds i8, ptr %64, i64 200
  %113 = getelementptr inbounds i8, ptr %64, i64 296
  %114 = getelementptr inbounds i8, ptr %64, i64 4
  %115 = getelementptr inbounds i8, ptr %64, i64 28
  %116 = getelementptr inbounds i8, ptr %37, i64 72
  %117 = getelementptr inbounds i8, ptr %64, i64 872
  %118 = getelementptr inbounds i8, ptr %64, i64 320
  %119 = getelementptr inbounds i8, ptr %64, i64 352
  %120 = getelementptr inbounds i8, ptr %64, i64 384
  %121 = getelementptr inbounds i8, ptr %64, i64 360
  %122 = getelementptr inbounds i8, ptr %64, i64 368
  %123 = getelementptr inbounds i8, ptr %37, i64 8
  %124 = getelementptr inbounds i8, ptr %64, i64 376
  %125 = getelementptr inbounds i8, ptr %37, i64 40
  %126 = getelementptr inbounds i8, ptr %37, i64 48
  %127 = getelementptr inbounds i8, ptr %37, i64 64
  %128 = getelementptr inbounds i8, ptr %37, i64 16
  %129 = getelementptr inbounds i8, ptr %64, i64 312
  %130 = getelementptr inbounds i8, ptr %64, i64 344
  %131 = getelementptr inbounds i8, ptr %37, i64 56
  %132 = getelementptr inbounds i8, ptr %37, i64 24
  %133 = getelementptr inbounds i8, ptr %37, i64 32
  %134 = getelementptr inbounds i8, ptr %37, i64 96
  %135 = getelementptr inbounds i8, ptr %64, i64 56
  %136 = getelementptr inbounds i8, ptr %64, i64 152
  %137 = getelementptr inbounds i8, ptr %64, i64 104
  %138 = getelementptr inbounds i8, ptr %47, i64 8
  %139 = getelementptr inbounds i8, ptr %47, i64 16
  %140 = getelementptr inbounds i8, ptr %64, i64 56
  %141 = getelementptr inbounds i8, ptr %64, i64 104
  %142 = getelementptr inbounds i8, ptr %64, i64 152
  %143 = getelementptr inbounds i8, ptr %28, i64 8
  %144 = getelementptr inbounds i8, ptr %29, i64 8
  %145 = getelementptr inbounds i8, ptr %32, i64 8
  %146 = getelementptr inbounds i8, ptr %33, i64 8
  %147 = getelementptr inbounds i8, ptr %28, i64 16
  %148 = getelementptr inbounds i8, ptr %30, i64 8
  %149 = getelementptr inbounds i8, ptr %30, i64 16
  %150 = getelementptr inbounds i8, ptr %30, i64 24
  %151 = getelementptr inbounds i8, ptr %30, i64 32
  %152 = getelementptr inbounds i8, ptr %29, i64 16
  %153 = getelementptr inbounds i8, ptr %31, i64 8
  %154 = getelementptr inbounds i8, ptr %31, i64 16
  %155 = getelementptr inbounds i8, ptr %31, i64 24
  %156 = getelementptr inbounds i8, ptr %31, i64 32
  %157 = getelementptr inbounds i8, ptr %44, i64 32
  %158 = getelementptr inbounds i8, ptr %34, i64 8
  %159 = getelementptr inbounds i8, ptr %35, i64 8
  %160 = getelementptr inbounds i8, ptr %36, i64 8
  %161 = getelementptr inbounds i8, ptr %34, i64 16
  %162 = getelementptr inbounds i8, ptr %64, i64 304
  %163 = getelementptr inbounds i8, ptr %64, i64 328
  %164 = getelementptr inbounds i8, ptr %64, i64 336
  %165 = getelementptr inbounds i8, ptr %37, i64 80
  %166 = getelementptr inbounds i8, ptr %64, i64 64
  %167 = getelementptr inbounds i8, ptr %64, i64 72
  %168 = getelementptr inbounds i8, ptr %64, i64 3240
  %169 = getelementptr inbounds i8, ptr %45, i64 384
  %170 = getelementptr inbounds i8, ptr %45, i64 240
  %171 = getelementptr inbounds i8, ptr %45, i64 392
  %172 = getelementptr inbounds i8, ptr %45, i64 400
  %173 = getelementptr inbounds i8, ptr %45, i64 96
  %174 = getelementptr inbounds i8, ptr %45, i64 480
  %175 = getelementptr inbounds i8, ptr %45, i64 488
  %176 = getelementptr inbounds i8, ptr %45, i64 496
  %177 = getelementptr inbounds i8, ptr %64, i64 1136
  %178 = getelementptr inbounds i8, ptr %45, i64 504
  %179 = getelementptr inbounds i8, ptr %9, i64 464704
  %180 = getelementptr inbounds i8, ptr %9, i64 268096
  %181 = getelementptr inbounds i8, ptr %9, i64 464704
  %182 = getelementptr inbounds i8, ptr %64, i64 56
  %183 = getelementptr inbounds i8, ptr %9, i64 268096
  %184 = getelementptr inbounds i8, ptr %52, i64 80
  %185 = getelementptr inbounds i8, ptr %56, i64 384
  %186 = getelementptr inbounds i8, ptr %56, i64 392
  %187 = getelementptr inbounds i8, ptr %56, i64 400
  %188 = getelementptr inbounds i8, ptr %57, i64 8
  %189 = getelementptr inbounds i8, ptr %9, i64 132000
  %190 = getelementptr inbounds i8, ptr %52, i64 9400
  %191 = getelementptr inbounds i8, ptr %52, i64 9472
  %192 = getelementptr inbounds i8, ptr %24, i64 384
  %193 = getelementptr inbounds i8, ptr %24, i64 392
  %194 = getelementptr inbounds i8, ptr %24, i64 400
  %195 = getelementptr inbounds i8, ptr %52, i64 8
  %196 = getelementptr inbounds i8, ptr %52, i64 9400
  %197 = getelementptr inbounds i8, ptr %24, i64 240
  %198 = getelementptr inbounds i8, ptr %24, i64 504
  %199 = getelementptr inbounds i8, ptr %24, i64 488
  %200 = getelementptr inbounds i8, ptr %24, i64 480
  %201 = getelementptr inbounds i8, ptr %24, i64 496
  %202 = getelementptr inbounds i8, ptr %52, i64 56
  %203 = getelementptr inbounds i8, ptr %52, i64 32
  %204 = getelementptr inbounds i8, ptr %20, i64 976
  %205 = getelementptr inbounds i8, ptr %20, i64 968
  %206 = getelementptr inbounds i8, ptr %19, i64 8
  %207 = getelementptr inbounds i8, ptr %19, i64 3080
  %208 = getelementptr inbounds i8, ptr %19, i64 3592
  %209 = getelementptr inbounds i8, ptr %19, i64 4104
  %210 = getelementptr inbounds i8, ptr %63, i64 3080
  %211 = getelementptr inbounds i8, ptr %63, i64 3592
  %212 = getelementptr inbounds i8, ptr %13, i64 976
  %213 = getelementptr inbounds i8, ptr %13, i64 968
  %214 = getelementptr inbounds i8, ptr %12, i64 80
  %215 = getelementptr inbounds i8, ptr %12, i64 9472
  %216 = getelementptr inbounds i8, ptr %18, i64 480
  %217 = getelementptr inbounds i8, ptr %18, i64 488
  %218 = getelementptr inbounds i8, ptr %18, i64 496
  %219 = getelementptr inbounds i8, ptr %18, i64 504
  %220 = getelementptr inbounds i8, ptr %65, i64 968
  %221 = getelementptr inbounds i8, ptr %65, i64 976
  %222 = getelementptr inbounds i8, ptr %66, i64 80
  %223 = getelementptr inbounds i8, ptr %63, i64 8
  %224 = getelementptr inbounds i8, ptr %11, i64 384
  %225 = getelementptr inbounds i8, ptr %11, i64 392
  %226 = getelementptr inbounds i8, ptr %11, i64 400
  %227 = getelementptr inbounds i8, ptr %11, i64 480
  %228 = getelementptr inbounds i8, ptr %11, i64 488
  %229 = getelementptr inbounds i8, ptr %11, i64 496
  %230 = getelementptr inbounds i8, ptr %11, i64 504
  %231 = getelementptr inbounds i8, ptr %65, i64 56
  %232 = getelementptr inbounds i8, ptr %65, i64 4
  %233 = getelementptr inbounds i8, ptr %65, i64 104
  %234 = getelementptr inbounds i8, ptr %65, i64 984
  %235 = getelementptr inbounds i8, ptr %65, i64 1032
  %236 = getelementptr inbounds i8, ptr %63, i64 4104
  br label %238
237:                                              ; preds = %2004, %10
  ret void
238:                                              ; preds = %70, %2004
  %239 = phi i64 [ 0, %70 ], [ %2007, %2004 ]
  %240 = shl nsw i64 %239, 7
  %241 = getelementptr inbounds i8, ptr %2, i64 %240
  %242 = mul nsw i64 %73, %239
  %243 = getelementptr inbounds double, ptr %5, i64 %242
  %244 = shl nsw i64 %239, 10
  %245 = getelementptr inbounds i8, ptr %6, i64 %244
  %246 = shl nsw i64 %239, 6
  %247 = getelementptr inbounds i8, ptr %7, i64 %246
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %63)
  call void @llvm.lifetime.start.p0(i64 3272, ptr nonnull %64)
  store i32 0, ptr %63, align 8
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %65)
  %248 = load double, ptr %1, align 8
  %249 = fptosi double %248 to i32
  store i32 %249, ptr %65, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %74, i8 0, i64 24, i1 false)
  %250 = icmp sgt i32 %249, 0
  br i1 %250, label %251, label %253
251:                                              ; preds = %238
  %252 = zext nneg i32 %249 to i64
  br label %259
253:                                              ; preds = %294, %238
  %254 = icmp slt i32 %249, 0
  br i1 %254, label %255, label %256
255:                                              ; preds = %305, %253
  br label %322
256:                                              ; preds = %253
  %257 = add nuw i32 %249, 1
  %258 = zext i32 %257 to i64
  br label %301
259:                                              ; preds = %294, %251
  %260 = phi i64 [ 0, %251 ], [ %299, %294 ]
  %261 = getelementptr inbounds double, ptr %1, i64 %260
  %262 = getelementptr inbounds i8, ptr %261, i64 16
  %263 = load double, ptr %262, align 8
  %264 = fcmp reassoc nsz contract une double %263, 0.000000e+00
  br i1 %264, label %267, label %265
265:                                              ; preds = %259
  %266 = load double, ptr %75, align 8
  br label %267
267:                                              ; preds = %265, %259
  %268 = phi reassoc nsz contract double [ %266, %265 ], [ 1.000000e+00, %259 ]
  %269 = zext i1 %264 to i32
  %270 = getelementptr inbounds [6 x i32], ptr %76, i64 0, i64 %260
  store i32 %269, ptr %270, align 4
  %271 = getelementptr inbounds i8, ptr %261, i64 64
  %272 = load double, ptr %271, align 8
  %273 = getelementptr inbounds [6 x double], ptr %77, i64 0, i64 %260
  store double %272, ptr %273, align 8
  br i1 %79, label %278, label %274
274:                                              ; preds = %267
  %275 = getelementptr inbounds i8, ptr %261, i64 112
  %276 = load double, ptr %275, align 8
  %277 = fdiv reassoc nsz contract double %276, %268
  br label %278
278:                                              ; preds = %274, %267
  %279 = phi reassoc nsz contract double [ %277, %274 ], [ -1.000000e+300, %267 ]
  %280 = getelementptr inbounds [6 x double], ptr %80, i64 0, i64 %260
  store double %279, ptr %280, align 8
  br i1 %79, label %285, label %281
281:                                              ; preds = %278
  %282 = getelementptr inbounds i8, ptr %261, i64 160
  %283 = load double, ptr %282, align 8
  %284 = fdiv reassoc nsz contract double %283, %268
  br label %285
285:                                              ; preds = %281, %278
  %286 = phi reassoc nsz contract double [ %284, %281 ], [ 1.000000e+300, %278 ]
  %287 = getelementptr inbounds [6 x double], ptr %81, i64 0, i64 %260
  store double %286, ptr %287, align 8
  br i1 %264, label %288, label %294
288:                                              ; preds = %285
  %289 = fsub reassoc nsz contract double %286, %279
  %290 = call reassoc nsz contract double @llvm.fabs.f64(double %272)
  %291 = fdiv reassoc nsz contract double 0x401921FB54442D18, %290
  %292 = fcmp reassoc nsz contract uge double %289, %291
  br i1 %292, label %293, label %294
293:                                              ; preds = %288
  br label %294
294:                                              ; preds = %285, %288, %293
  %295 = phi double [ -1.000000e+300, %293 ], [ %279, %288 ], [ %279, %285 ]
  %296 = phi reassoc nsz contract double [ 1.000000e+300, %293 ], [ %286, %288 ], [ %286, %285 ]
  %297 = getelementptr inbounds [6 x double], ptr %82, i64 0, i64 %260
  store double %295, ptr %297, align 8
  %298 = getelementptr inbounds [6 x double], ptr %83, i64 0, i64 %260
  store double %296, ptr %298, align 8
  %299 = add nuw nsw i64 %260, 1
  %300 = icmp eq i64 %299, %252
  br i1 %300, label %253, label %259
301:                                              ; preds = %305, %256
  %302 = phi i64 [ 0, %256 ], [ %306, %305 ]
  %303 = mul nuw nsw i64 %302, 96
  %304 = getelementptr i8, ptr %86, i64 %303
  br label %308
305:                                              ; preds = %316
  %306 = add nuw nsw i64 %302, 1
  %307 = icmp eq i64 %306, %258
  br i1 %307, label %255, label %301
308:                                              ; preds = %316, %301
  %309 = phi i64 [ 0, %301 ], [ %320, %316 ]
  %310 = getelementptr inbounds double, ptr %304, i64 %309
  %311 = load double, ptr %310, align 8
  %312 = and i64 %309, 3
  %313 = icmp eq i64 %312, 3
  br i1 %313, label %314, label %316
314:                                              ; preds = %308
  %315 = load double, ptr %85, align 8
  br label %316
316:                                              ; preds = %314, %308
  %317 = phi reassoc nsz contract double [ %315, %314 ], [ 1.000000e+00, %308 ]
  %318 = fdiv reassoc nsz contract double %311, %317
  %319 = getelementptr inbounds [7 x [12 x double]], ptr %84, i64 0, i64 %302, i64 %309
  store double %318, ptr %319, align 8
  %320 = add nuw nsw i64 %309, 1
  %321 = icmp eq i64 %320, 12
  br i1 %321, label %305, label %308
322:                                              ; preds = %255, %330
  %323 = phi i64 [ %334, %330 ], [ 0, %255 ]
  %324 = getelementptr inbounds double, ptr %241, i64 %323
  %325 = load double, ptr %324, align 8
  %326 = and i64 %323, 3
  %327 = icmp eq i64 %326, 3
  br i1 %327, label %328, label %330
328:                                              ; preds = %322
  %329 = load double, ptr %88, align 8
  br label %330
330:                                              ; preds = %328, %322
  %331 = phi reassoc nsz contract double [ %329, %328 ], [ 1.000000e+00, %322 ]
  %332 = fdiv reassoc nsz contract double %325, %331
  %333 = getelementptr inbounds [12 x double], ptr %87, i64 0, i64 %323
  store double %332, ptr %333, align 8
  %334 = add nuw nsw i64 %323, 1
  %335 = icmp eq i64 %334, 12
  br i1 %335, label %336, label %322
336:                                              ; preds = %330
  %337 = load double, ptr %3, align 8
  %338 = load double, ptr %89, align 8
  %339 = fadd reassoc nsz contract double %338, %337
  %340 = fcmp reassoc nsz contract ogt double %339, 0.000000e+00
  br i1 %340, label %341, label %364
341:                                              ; preds = %336
  call void @llvm.lifetime.start.p0(i64 9480, ptr nonnull %66)
  %342 = load double, ptr %88, align 8
  %343 = fmul reassoc nsz contract double %342, %342
  %344 = fmul reassoc nsz contract double %343, %337
  %345 = fcmp reassoc nsz contract ogt double %344, %338
  %346 = select reassoc nsz contract i1 %345, double %344, double %338
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %67)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %68)
  %347 = fdiv reassoc nsz contract double %344, %346
  store double %347, ptr %220, align 8
  %348 = fdiv reassoc nsz contract double %338, %346
  store double %348, ptr %221, align 8
  call fastcc void @make_grid(ptr noundef nonnull %66, ptr noundef nonnull %65, ptr noundef nonnull %74, ptr noundef nonnull @POINTS, ptr noundef %9)
  %349 = load i32, ptr %222, align 8
  %350 = icmp sgt i32 %349, 0
  br i1 %350, label %352, label %351
351:                                              ; preds = %361, %341
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %68)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %67)
  call void @llvm.lifetime.end.p0(i64 9480, ptr nonnull %66)
  br label %1876
352:                                              ; preds = %341, %361
  %353 = phi i32 [ %362, %361 ], [ 0, %341 ]
  %354 = call fastcc i32 @lowest(ptr noundef nonnull %66, i32 noundef %353)
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %361, label %356
356:                                              ; preds = %352
  call fastcc void @posture(ptr noundef nonnull %66, i32 noundef %353, ptr noundef nonnull %67)
  %357 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %65, ptr noundef nonnull %67, i32 noundef 0, ptr noundef nonnull %68)
  %358 = load double, ptr %68, align 8
  %359 = fcmp reassoc nsz contract olt double %358, 0x3E7AD7F29ABCAF48
  %360 = zext i1 %359 to i32
  call fastcc void @add(ptr noundef nonnull %65, ptr noundef nonnull %63, ptr noundef nonnull %67, double noundef 0.000000e+00, double noundef %357, i32 noundef %360)
  br label %361
361:                                              ; preds = %356, %352
  %362 = add nuw nsw i32 %353, 1
  %363 = icmp eq i32 %362, %349
  br i1 %363, label %351, label %352
364:                                              ; preds = %336
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %59)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %60)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %61)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %61, i8 0, i64 48, i1 false)
  %365 = zext nneg i32 %249 to i64
  br label %366
366:                                              ; preds = %432, %364
  %367 = phi i32 [ 0, %364 ], [ %433, %432 ]
  br i1 %250, label %368, label %431
368:                                              ; preds = %366
  %369 = uitofp nneg i32 %367 to double
  %370 = fmul reassoc nsz contract double %369, 1.300000e+00
  %371 = fadd reassoc nsz contract double %370, 0x3FE6666666666666
  br label %374
372:                                              ; preds = %432
  br i1 %250, label %458, label %455
373:                                              ; preds = %426
  call fastcc void @look(ptr noundef nonnull %65, ptr noundef nonnull %60, ptr noundef nonnull %59)
  br label %435
374:                                              ; preds = %426, %368
  %375 = phi i64 [ 0, %368 ], [ %429, %426 ]
  %376 = trunc nuw nsw i64 %375 to i32
  %377 = uitofp nneg i32 %376 to double
  %378 = fmul reassoc nsz contract double %377, 9.000000e-01
  %379 = fadd reassoc nsz contract double %371, %378
  %380 = getelementptr inbounds [6 x double], ptr %90, i64 0, i64 %375
  %381 = load double, ptr %380, align 8
  %382 = call reassoc nsz contract double @llvm.fabs.f64(double %381)
  %383 = fdiv reassoc nsz contract double 0x401921FB54442D18, %382
  %384 = getelementptr inbounds [6 x i32], ptr %91, i64 0, i64 %375
  %385 = load i32, ptr %384, align 4
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %397, label %387
387:                                              ; preds = %374
  %388 = getelementptr inbounds [6 x double], ptr %92, i64 0, i64 %375
  %389 = load double, ptr %388, align 8
  %390 = fcmp reassoc nsz contract ogt double %389, %379
  br i1 %390, label %391, label %397
391:                                              ; preds = %387
  %392 = fsub reassoc nsz contract double %389, %379
  %393 = fdiv reassoc nsz contract double %392, %383
  %394 = call reassoc nsz contract double @llvm.ceil.f64(double %393)
  %395 = fmul reassoc nsz contract double %394, %383
  %396 = fadd reassoc nsz contract double %395, %379
  br label %397
397:                                              ; preds = %391, %387, %374
  %398 = phi nsz double [ %396, %391 ], [ %379, %387 ], [ %379, %374 ]
  br i1 %386, label %416, label %399
399:                                              ; preds = %397
  %400 = getelementptr inbounds [6 x double], ptr %93, i64 0, i64 %375
  %401 = load double, ptr %400, align 8
  %402 = fcmp reassoc nsz contract ogt double %398, %401
  br i1 %402, label %403, label %416
403:                                              ; preds = %399
  %404 = fsub reassoc nsz contract double %398, %401
  %405 = fdiv reassoc nsz contract double %404, %383
  %406 = call reassoc nsz contract double @llvm.ceil.f64(double %405)
  %407 = fmul reassoc nsz contract double %406, %383
  %408 = fsub reassoc nsz contract double %398, %407
  %409 = getelementptr inbounds [6 x double], ptr %92, i64 0, i64 %375
  %410 = load double, ptr %409, align 8
  %411 = fcmp reassoc nsz contract ult double %408, %410
  br i1 %411, label %412, label %416
412:                                              ; preds = %403
  %413 = fsub reassoc nsz contract double %410, %408
  %414 = fcmp reassoc nsz contract olt double %404, %413
  %415 = select reassoc nsz contract i1 %414, double %401, double %410
  br label %416
416:                                              ; preds = %412, %403, %399, %397
  %417 = phi nsz double [ %398, %399 ], [ %398, %397 ], [ %415, %412 ], [ %408, %403 ]
  %418 = getelementptr inbounds [6 x double], ptr %92, i64 0, i64 %375
  %419 = load double, ptr %418, align 8
  %420 = fcmp reassoc nsz contract olt double %417, %419
  br i1 %420, label %426, label %421
421:                                              ; preds = %416
  %422 = getelementptr inbounds [6 x double], ptr %93, i64 0, i64 %375
  %423 = load double, ptr %422, align 8
  %424 = fcmp reassoc nsz contract ogt double %417, %423
  %425 = select reassoc nsz contract i1 %424, double %423, double %417
  br label %426
426:                                              ; preds = %421, %416
  %427 = phi reassoc nsz contract double [ %419, %416 ], [ %425, %421 ]
  %428 = getelementptr inbounds [6 x double], ptr %60, i64 0, i64 %375
  store double %427, ptr %428, align 8
  %429 = add nuw nsw i64 %375, 1
  %430 = icmp eq i64 %429, %365
  br i1 %430, label %373, label %374
431:                                              ; preds = %366
  call fastcc void @look(ptr noundef nonnull %65, ptr noundef nonnull %60, ptr noundef nonnull %59)
  br label %432
432:                                              ; preds = %435, %431
  %433 = add nuw nsw i32 %367, 1
  %434 = icmp eq i32 %433, 3
  br i1 %434, label %372, label %366
435:                                              ; preds = %373, %435
  %436 = phi i64 [ %453, %435 ], [ 0, %373 ]
  %437 = getelementptr inbounds [6 x [3 x double]], ptr %94, i64 0, i64 %436
  %438 = load double, ptr %437, align 8
  %439 = fmul reassoc nsz contract double %438, %438
  %440 = getelementptr inbounds i8, ptr %437, i64 8
  %441 = load double, ptr %440, align 8
  %442 = fmul reassoc nsz contract double %441, %441
  %443 = fadd reassoc nsz contract double %442, %439
  %444 = getelementptr inbounds i8, ptr %437, i64 16
  %445 = load double, ptr %444, align 8
  %446 = fmul reassoc nsz contract double %445, %445
  %447 = fadd reassoc nsz contract double %443, %446
  %448 = call reassoc nsz contract double @llvm.sqrt.f64(double %447)
  %449 = getelementptr inbounds [6 x double], ptr %61, i64 0, i64 %436
  %450 = load double, ptr %449, align 8
  %451 = fcmp reassoc nsz contract ogt double %448, %450
  %452 = select reassoc nsz contract i1 %451, double %448, double %450
  store double %452, ptr %449, align 8
  %453 = add nuw nsw i64 %436, 1
  %454 = icmp eq i64 %453, %365
  br i1 %454, label %432, label %435
455:                                              ; preds = %467, %372
  %456 = load i32, ptr %91, align 4
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %512, label %473
458:                                              ; preds = %372, %467
  %459 = phi i64 [ %471, %467 ], [ 0, %372 ]
  %460 = getelementptr inbounds [6 x i32], ptr %91, i64 0, i64 %459
  %461 = load i32, ptr %460, align 4
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %467, label %463
463:                                              ; preds = %458
  %464 = getelementptr inbounds [6 x double], ptr %61, i64 0, i64 %459
  %465 = load double, ptr %464, align 8
  %466 = fcmp reassoc nsz contract olt double %465, 1.000000e-09
  br label %467
467:                                              ; preds = %463, %458
  %468 = phi i1 [ false, %458 ], [ %466, %463 ]
  %469 = zext i1 %468 to i32
  %470 = getelementptr inbounds [6 x i32], ptr %74, i64 0, i64 %459
  store i32 %469, ptr %470, align 4
  %471 = add nuw nsw i64 %459, 1
  %472 = icmp eq i64 %471, %365
  br i1 %472, label %455, label %458
473:                                              ; preds = %455
  %474 = load double, ptr %96, align 8
  %475 = load double, ptr %97, align 8
  %476 = load double, ptr %98, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %62)
  br label %500
477:                                              ; preds = %500
  %478 = load double, ptr %99, align 16
  %479 = fmul reassoc nsz contract double %478, %475
  %480 = load double, ptr %100, align 8
  %481 = fmul reassoc nsz contract double %480, %476
  %482 = fsub reassoc nsz contract double %479, %481
  %483 = load double, ptr %62, align 16
  %484 = fmul reassoc nsz contract double %483, %476
  %485 = fmul reassoc nsz contract double %478, %474
  %486 = fsub reassoc nsz contract double %484, %485
  %487 = fmul reassoc nsz contract double %480, %474
  %488 = fmul reassoc nsz contract double %483, %475
  %489 = fsub reassoc nsz contract double %487, %488
  %490 = fmul reassoc nsz contract double %482, %482
  %491 = fmul reassoc nsz contract double %486, %486
  %492 = fadd reassoc nsz contract double %491, %490
  %493 = fmul reassoc nsz contract double %489, %489
  %494 = fadd reassoc nsz contract double %492, %493
  %495 = call reassoc nsz contract double @llvm.sqrt.f64(double %494)
  %496 = fcmp reassoc nsz contract olt double %495, 1.000000e-09
  %497 = zext i1 %496 to i32
  %498 = load i32, ptr %74, align 4
  %499 = or i32 %498, %497
  store i32 %499, ptr %74, align 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %62)
  br label %512
500:                                              ; preds = %500, %473
  %501 = phi i64 [ 0, %473 ], [ %510, %500 ]
  %502 = shl nuw nsw i64 %501, 2
  %503 = or disjoint i64 %502, 3
  %504 = getelementptr inbounds [12 x double], ptr %87, i64 0, i64 %503
  %505 = load double, ptr %504, align 8
  %506 = getelementptr inbounds [12 x double], ptr %95, i64 0, i64 %503
  %507 = load double, ptr %506, align 8
  %508 = fsub reassoc nsz contract double %505, %507
  %509 = getelementptr inbounds [3 x double], ptr %62, i64 0, i64 %501
  store double %508, ptr %509, align 8
  %510 = add nuw nsw i64 %501, 1
  %511 = icmp eq i64 %510, 3
  br i1 %511, label %477, label %500
512:                                              ; preds = %477, %455
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
  br i1 %250, label %1811, label %513
513:                                              ; preds = %1824, %512
  call void @llvm.lifetime.start.p0(i64 9480, ptr nonnull %52)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %53)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %54)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %55)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %55, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %56)
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %57)
  store i32 0, ptr %57, align 8
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %37)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %38)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %39)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %40)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %41)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %41, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %42)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %43)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %44)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %44, ptr noundef nonnull align 16 dereferenceable(64) @__const.along_values.starts, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %45)
  %514 = load i32, ptr %64, align 8
  %515 = call i32 @llvm.smax.i32(i32 %514, i32 0)
  %516 = zext nneg i32 %515 to i64
  br label %520
517:                                              ; preds = %527
  %518 = add nuw nsw i64 %521, 1
  %519 = icmp eq i64 %518, 3
  br i1 %519, label %543, label %520
520:                                              ; preds = %517, %513
  %521 = phi i64 [ 0, %513 ], [ %518, %517 ]
  %522 = icmp eq i64 %521, %516
  br i1 %522, label %1544, label %523
523:                                              ; preds = %520
  %524 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %521
  %525 = load i32, ptr %524, align 4
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %1544, label %527
527:                                              ; preds = %523
  %528 = getelementptr inbounds [6 x i32], ptr %115, i64 0, i64 %521
  %529 = load i32, ptr %528, align 4
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %517, label %1544
531:                                              ; preds = %546
  %532 = load double, ptr %118, align 8
  %533 = load double, ptr %119, align 8
  %534 = load double, ptr %120, align 8
  %535 = load double, ptr %121, align 8
  store double %535, ptr %37, align 8
  %536 = load double, ptr %122, align 8
  store double %536, ptr %123, align 8
  %537 = load double, ptr %124, align 8
  store double %537, ptr %125, align 8
  store double %534, ptr %126, align 8
  %538 = fmul reassoc nsz contract double %532, %532
  %539 = fmul reassoc nsz contract double %533, %533
  %540 = fadd reassoc nsz contract double %539, %538
  %541 = fmul reassoc nsz contract double %534, %534
  %542 = fadd reassoc nsz contract double %540, %541
  store double %542, ptr %127, align 8
  br label %592
543:                                              ; preds = %517, %546
  %544 = phi i64 [ %547, %546 ], [ 0, %517 ]
  %545 = getelementptr inbounds [3 x double], ptr %116, i64 0, i64 %544
  store double 0.000000e+00, ptr %545, align 8
  br label %549
546:                                              ; preds = %549
  store double %563, ptr %545, align 8
  %547 = add nuw nsw i64 %544, 1
  %548 = icmp eq i64 %547, 3
  br i1 %548, label %531, label %543
549:                                              ; preds = %549, %543
  %550 = phi i64 [ 0, %543 ], [ %564, %549 ]
  %551 = phi double [ 0.000000e+00, %543 ], [ %563, %549 ]
  %552 = shl nuw nsw i64 %550, 2
  %553 = or disjoint i64 %552, %544
  %554 = getelementptr inbounds [12 x double], ptr %112, i64 0, i64 %553
  %555 = load double, ptr %554, align 8
  %556 = or disjoint i64 %552, 3
  %557 = getelementptr inbounds [12 x double], ptr %117, i64 0, i64 %556
  %558 = load double, ptr %557, align 8
  %559 = getelementptr inbounds [12 x double], ptr %112, i64 0, i64 %556
  %560 = load double, ptr %559, align 8
  %561 = fsub reassoc nsz contract double %558, %560
  %562 = fmul reassoc nsz contract double %561, %555
  %563 = fadd reassoc nsz contract double %562, %551
  %564 = add nuw nsw i64 %550, 1
  %565 = icmp eq i64 %564, 3
  br i1 %565, label %546, label %549
566:                                              ; preds = %592
  %567 = load double, ptr %129, align 8
  %568 = fmul reassoc nsz contract double %567, %532
  %569 = load double, ptr %130, align 8
  %570 = fmul reassoc nsz contract double %569, %533
  %571 = fmul reassoc nsz contract double %537, %534
  %572 = fadd reassoc nsz contract double %568, %571
  %573 = fadd reassoc nsz contract double %572, %570
  store double %573, ptr %131, align 8
  %574 = load double, ptr %132, align 8
  %575 = fmul reassoc nsz contract double %574, %535
  %576 = load double, ptr %128, align 8
  %577 = fmul reassoc nsz contract double %576, %536
  %578 = fsub reassoc nsz contract double %575, %577
  store double %578, ptr %133, align 8
  %579 = call reassoc nsz contract double @llvm.fabs.f64(double %578)
  %580 = fcmp reassoc nsz contract olt double %579, 0x3E7AD7F29ABCAF48
  %581 = zext i1 %580 to i32
  store i32 %581, ptr %134, align 8
  %582 = fmul reassoc nsz contract double %535, %535
  %583 = fmul reassoc nsz contract double %536, %536
  %584 = fadd reassoc nsz contract double %583, %582
  %585 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %584)
  %586 = fmul reassoc nsz contract double %576, %576
  %587 = fmul reassoc nsz contract double %574, %574
  %588 = fadd reassoc nsz contract double %586, %587
  %589 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %588)
  %590 = fadd reassoc nsz contract double %589, %585
  %591 = fcmp reassoc nsz contract ule double %590, 0x3EB0C6F7A0B5ED8D
  br i1 %591, label %1544, label %610
592:                                              ; preds = %592, %531
  %593 = phi i64 [ 0, %531 ], [ %608, %592 ]
  %594 = getelementptr inbounds double, ptr %113, i64 %593
  %595 = load double, ptr %594, align 8
  %596 = fmul reassoc nsz contract double %595, %532
  %597 = or disjoint i64 %593, 4
  %598 = getelementptr inbounds double, ptr %113, i64 %597
  %599 = load double, ptr %598, align 8
  %600 = fmul reassoc nsz contract double %599, %533
  %601 = fadd reassoc nsz contract double %600, %596
  %602 = or disjoint i64 %593, 8
  %603 = getelementptr inbounds double, ptr %113, i64 %602
  %604 = load double, ptr %603, align 8
  %605 = fmul reassoc nsz contract double %604, %534
  %606 = fadd reassoc nsz contract double %601, %605
  %607 = getelementptr inbounds [2 x double], ptr %128, i64 0, i64 %593
  store double %606, ptr %607, align 8
  %608 = add nuw nsw i64 %593, 1
  %609 = icmp eq i64 %593, 0
  br i1 %609, label %592, label %566
610:                                              ; preds = %566
  %611 = icmp sgt i32 %514, 3
  br i1 %611, label %612, label %614
612:                                              ; preds = %610
  %613 = zext nneg i32 %514 to i64
  br label %622
614:                                              ; preds = %637, %610
  %615 = phi i32 [ 0, %610 ], [ %638, %637 ]
  %616 = icmp sgt i32 %615, 0
  br i1 %616, label %617, label %641
617:                                              ; preds = %614
  %618 = zext nneg i32 %615 to i64
  %619 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %618
  %620 = load i32, ptr %619, align 4
  %621 = sitofp i32 %620 to double
  br label %674
622:                                              ; preds = %637, %612
  %623 = phi i64 [ 3, %612 ], [ %639, %637 ]
  %624 = phi i32 [ 0, %612 ], [ %638, %637 ]
  %625 = getelementptr inbounds [6 x i32], ptr %115, i64 0, i64 %623
  %626 = load i32, ptr %625, align 4
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %628, label %637
628:                                              ; preds = %622
  %629 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %623
  %630 = load i32, ptr %629, align 4
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %1544, label %632
632:                                              ; preds = %628
  %633 = add nsw i32 %624, 1
  %634 = sext i32 %624 to i64
  %635 = getelementptr inbounds [3 x i32], ptr %38, i64 0, i64 %634
  %636 = trunc nuw nsw i64 %623 to i32
  store i32 %636, ptr %635, align 4
  br label %637
637:                                              ; preds = %632, %622
  %638 = phi i32 [ %624, %622 ], [ %633, %632 ]
  %639 = add nuw nsw i64 %623, 1
  %640 = icmp eq i64 %639, %613
  br i1 %640, label %614, label %622
641:                                              ; preds = %674, %614
  %642 = phi i32 [ 1, %614 ], [ %701, %674 ]
  %643 = icmp sgt i32 %642, 0
  br i1 %643, label %644, label %706
644:                                              ; preds = %641
  %645 = sext i32 %615 to i64
  %646 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %645
  %647 = zext nneg i32 %642 to i64
  %648 = zext nneg i32 %615 to i64
  %649 = sext i32 %514 to i64
  %650 = getelementptr inbounds [7 x [12 x double]], ptr %112, i64 0, i64 %649, i64 3
  %651 = load double, ptr %650, align 8
  %652 = getelementptr inbounds [7 x [12 x double]], ptr %112, i64 0, i64 %649, i64 7
  %653 = load double, ptr %652, align 8
  %654 = getelementptr inbounds [7 x [12 x double]], ptr %112, i64 0, i64 %649, i64 11
  %655 = icmp sgt i32 %514, 0
  %656 = zext nneg i32 %514 to i64
  %657 = load i32, ptr %109, align 8
  %658 = icmp eq i32 %657, 1
  %659 = load i32, ptr %168, align 8
  %660 = select i1 %658, i32 %659, i32 -1
  %661 = icmp slt i32 %660, 0
  %662 = zext nneg i32 %660 to i64
  %663 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %662
  %664 = load double, ptr %105, align 8
  %665 = getelementptr inbounds [6 x [3 x double]], ptr %170, i64 0, i64 %662
  %666 = getelementptr inbounds i8, ptr %665, i64 8
  %667 = getelementptr inbounds i8, ptr %665, i64 16
  %668 = load double, ptr %106, align 8
  %669 = getelementptr inbounds [6 x [3 x double]], ptr %173, i64 0, i64 %662
  %670 = getelementptr inbounds i8, ptr %669, i64 8
  %671 = getelementptr inbounds i8, ptr %669, i64 16
  %672 = getelementptr inbounds [6 x double], ptr %177, i64 0, i64 %662
  %673 = fmul reassoc nsz contract double %664, 2.000000e+00
  br label %715
674:                                              ; preds = %674, %617
  %675 = phi i64 [ 0, %617 ], [ %702, %674 ]
  %676 = phi i32 [ 1, %617 ], [ %701, %674 ]
  %677 = getelementptr inbounds [3 x i32], ptr %38, i64 0, i64 %675
  %678 = load i32, ptr %677, align 4
  %679 = sext i32 %678 to i64
  %680 = getelementptr inbounds [6 x double], ptr %135, i64 0, i64 %679
  %681 = load double, ptr %680, align 8
  %682 = call reassoc nsz contract double @llvm.fabs.f64(double %681)
  %683 = fdiv reassoc nsz contract double 0x401921FB54442D18, %682
  %684 = getelementptr inbounds [6 x double], ptr %136, i64 0, i64 %679
  %685 = load double, ptr %684, align 8
  %686 = getelementptr inbounds [6 x double], ptr %137, i64 0, i64 %679
  %687 = load double, ptr %686, align 8
  %688 = fsub reassoc nsz contract double %685, %687
  %689 = fcmp reassoc nsz contract uge double %688, %683
  %690 = zext i1 %689 to i32
  %691 = getelementptr inbounds [3 x i32], ptr %40, i64 0, i64 %675
  store i32 %690, ptr %691, align 4
  %692 = fcmp reassoc nsz contract ule double %687, -1.000000e+09
  %693 = and i1 %692, %689
  %694 = fmul reassoc nsz contract double %683, -5.000000e-01
  %695 = select reassoc nsz contract i1 %693, double %694, double %687
  %696 = getelementptr inbounds [3 x double], ptr %42, i64 0, i64 %675
  store double %695, ptr %696, align 8
  %697 = select reassoc nsz contract i1 %689, double %683, double %688
  %698 = fdiv reassoc nsz contract double %697, %621
  %699 = getelementptr inbounds [3 x double], ptr %43, i64 0, i64 %675
  store double %698, ptr %699, align 8
  %700 = getelementptr inbounds [3 x i32], ptr %39, i64 0, i64 %675
  store i32 %676, ptr %700, align 4
  %701 = mul nsw i32 %676, %620
  %702 = add nuw nsw i64 %675, 1
  %703 = icmp eq i64 %702, %618
  br i1 %703, label %641, label %674
704:                                              ; preds = %1223
  %705 = icmp eq i32 %1224, 0
  br label %706
706:                                              ; preds = %704, %641
  %707 = phi i1 [ true, %641 ], [ %705, %704 ]
  br i1 %643, label %708, label %1425
708:                                              ; preds = %706
  %709 = sext i32 %615 to i64
  %710 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %709
  %711 = zext nneg i32 %642 to i64
  %712 = load i32, ptr %64, align 8
  %713 = icmp sgt i32 %712, 0
  %714 = zext nneg i32 %712 to i64
  br label %1417
715:                                              ; preds = %1223, %644
  %716 = phi i64 [ 0, %644 ], [ %1225, %1223 ]
  %717 = phi i32 [ 0, %644 ], [ %1224, %1223 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %46)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %47)
  store double %651, ptr %47, align 16
  store double %653, ptr %138, align 8
  %718 = load double, ptr %654, align 8
  store double %718, ptr %139, align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %48)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %49)
  br i1 %655, label %723, label %719
719:                                              ; preds = %769, %715
  br i1 %616, label %720, label %774
720:                                              ; preds = %719
  %721 = load i32, ptr %646, align 4
  %722 = trunc nuw nsw i64 %716 to i32
  br label %775
723:                                              ; preds = %715, %769
  %724 = phi i64 [ %772, %769 ], [ 0, %715 ]
  %725 = getelementptr inbounds [6 x double], ptr %140, i64 0, i64 %724
  %726 = load double, ptr %725, align 8
  %727 = call reassoc nsz contract double @llvm.fabs.f64(double %726)
  %728 = fdiv reassoc nsz contract double 0x401921FB54442D18, %727
  %729 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %724
  %730 = load i32, ptr %729, align 4
  %731 = icmp eq i32 %730, 0
  br i1 %731, label %740, label %732
732:                                              ; preds = %723
  %733 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %724
  %734 = load double, ptr %733, align 8
  %735 = fcmp reassoc nsz contract ogt double %734, 0.000000e+00
  br i1 %735, label %736, label %740
736:                                              ; preds = %732
  %737 = fdiv reassoc nsz contract double %734, %728
  %738 = call reassoc nsz contract double @llvm.ceil.f64(double %737)
  %739 = fmul reassoc nsz contract double %738, %728
  br label %740
740:                                              ; preds = %736, %732, %723
  %741 = phi nsz double [ %739, %736 ], [ 0.000000e+00, %732 ], [ 0.000000e+00, %723 ]
  br i1 %731, label %759, label %742
742:                                              ; preds = %740
  %743 = getelementptr inbounds [6 x double], ptr %142, i64 0, i64 %724
  %744 = load double, ptr %743, align 8
  %745 = fcmp reassoc nsz contract ogt double %741, %744
  br i1 %745, label %746, label %759
746:                                              ; preds = %742
  %747 = fsub reassoc nsz contract double %741, %744
  %748 = fdiv reassoc nsz contract double %747, %728
  %749 = call reassoc nsz contract double @llvm.ceil.f64(double %748)
  %750 = fmul reassoc nsz contract double %749, %728
  %751 = fsub reassoc nsz contract double %741, %750
  %752 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %724
  %753 = load double, ptr %752, align 8
  %754 = fcmp reassoc nsz contract ult double %751, %753
  br i1 %754, label %755, label %759
755:                                              ; preds = %746
  %756 = fsub reassoc nsz contract double %753, %751
  %757 = fcmp reassoc nsz contract olt double %747, %756
  %758 = select reassoc nsz contract i1 %757, double %744, double %753
  br label %759
759:                                              ; preds = %755, %746, %742, %740
  %760 = phi nsz double [ %741, %742 ], [ %741, %740 ], [ %758, %755 ], [ %751, %746 ]
  %761 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %724
  %762 = load double, ptr %761, align 8
  %763 = fcmp reassoc nsz contract olt double %760, %762
  br i1 %763, label %769, label %764
764:                                              ; preds = %759
  %765 = getelementptr inbounds [6 x double], ptr %142, i64 0, i64 %724
  %766 = load double, ptr %765, align 8
  %767 = fcmp reassoc nsz contract ogt double %760, %766
  %768 = select reassoc nsz contract i1 %767, double %766, double %760
  br label %769
769:                                              ; preds = %764, %759
  %770 = phi reassoc nsz contract double [ %762, %759 ], [ %768, %764 ]
  %771 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %724
  store double %770, ptr %771, align 8
  %772 = add nuw nsw i64 %724, 1
  %773 = icmp eq i64 %772, %656
  br i1 %773, label %719, label %723
774:                                              ; preds = %775, %719
  br i1 %611, label %1176, label %797
775:                                              ; preds = %775, %720
  %776 = phi i64 [ 0, %720 ], [ %793, %775 ]
  %777 = getelementptr inbounds [3 x double], ptr %42, i64 0, i64 %776
  %778 = load double, ptr %777, align 8
  %779 = getelementptr inbounds [3 x i32], ptr %39, i64 0, i64 %776
  %780 = load i32, ptr %779, align 4
  %781 = sdiv i32 %722, %780
  %782 = srem i32 %781, %721
  %783 = sitofp i32 %782 to double
  %784 = fadd reassoc nsz contract double %783, 3.700000e-01
  %785 = getelementptr inbounds [3 x double], ptr %43, i64 0, i64 %776
  %786 = load double, ptr %785, align 8
  %787 = fmul reassoc nsz contract double %784, %786
  %788 = fadd reassoc nsz contract double %787, %778
  %789 = getelementptr inbounds [3 x i32], ptr %38, i64 0, i64 %776
  %790 = load i32, ptr %789, align 4
  %791 = sext i32 %790 to i64
  %792 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %791
  store double %788, ptr %792, align 8
  %793 = add nuw nsw i64 %776, 1
  %794 = icmp eq i64 %793, %648
  br i1 %794, label %774, label %775
795:                                              ; preds = %1202
  %796 = icmp sgt i64 %1177, 4
  br i1 %796, label %1176, label %797
797:                                              ; preds = %795, %774
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %32)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %33)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %26)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %27)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %28)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %28, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %29)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %29, i8 0, i64 24, i1 false)
  br label %799
798:                                              ; preds = %808
  br i1 %580, label %833, label %862
799:                                              ; preds = %808, %797
  %800 = phi i64 [ 0, %797 ], [ %811, %808 ]
  %801 = phi double [ 0.000000e+00, %797 ], [ %810, %808 ]
  %802 = getelementptr inbounds [5 x double], ptr @elbow_angles.C5, i64 0, i64 %800
  %803 = load double, ptr %802, align 8
  %804 = getelementptr inbounds [5 x double], ptr @elbow_angles.S5, i64 0, i64 %800
  %805 = load double, ptr %804, align 8
  %806 = call reassoc nsz contract fastcc double @shoulder_miss(ptr noundef nonnull readonly %64, ptr noundef nonnull readonly %37, ptr noundef nonnull readonly %47, double noundef %803, double noundef %805, ptr noundef nonnull %26, ptr noundef nonnull %27)
  %807 = fmul reassoc nsz contract double %806, 4.000000e-01
  br label %813
808:                                              ; preds = %813
  %809 = fmul reassoc nsz contract double %806, 2.000000e-01
  %810 = fadd reassoc nsz contract double %809, %801
  %811 = add nuw nsw i64 %800, 1
  %812 = icmp eq i64 %811, 5
  br i1 %812, label %798, label %799
813:                                              ; preds = %813, %799
  %814 = phi i64 [ 1, %799 ], [ %831, %813 ]
  %815 = mul nuw nsw i64 %814, %800
  %816 = trunc nuw nsw i64 %815 to i32
  %817 = urem i32 %816, 5
  %818 = zext nneg i32 %817 to i64
  %819 = getelementptr inbounds [5 x double], ptr @elbow_angles.C5, i64 0, i64 %818
  %820 = load double, ptr %819, align 8
  %821 = fmul reassoc nsz contract double %820, %807
  %822 = getelementptr inbounds [3 x double], ptr %28, i64 0, i64 %814
  %823 = load double, ptr %822, align 8
  %824 = fadd reassoc nsz contract double %823, %821
  store double %824, ptr %822, align 8
  %825 = getelementptr inbounds [5 x double], ptr @elbow_angles.S5, i64 0, i64 %818
  %826 = load double, ptr %825, align 8
  %827 = fmul reassoc nsz contract double %826, %807
  %828 = getelementptr inbounds [3 x double], ptr %29, i64 0, i64 %814
  %829 = load double, ptr %828, align 8
  %830 = fadd reassoc nsz contract double %829, %827
  store double %830, ptr %828, align 8
  %831 = add nuw nsw i64 %814, 1
  %832 = icmp eq i64 %831, 3
  br i1 %832, label %808, label %813
833:                                              ; preds = %798
  %834 = load double, ptr %143, align 8
  %835 = load double, ptr %144, align 8
  %836 = fmul reassoc nsz contract double %834, %834
  %837 = fmul reassoc nsz contract double %835, %835
  %838 = fadd reassoc nsz contract double %837, %836
  %839 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %838)
  %840 = call reassoc nsz contract double @atan2(double noundef %835, double noundef %834)
  %841 = fcmp reassoc nsz contract ogt double %839, 0x3D06849B86A12B9B
  %842 = fneg reassoc nsz contract double %810
  %843 = fdiv reassoc nsz contract double %842, %839
  %844 = select reassoc nsz contract i1 %841, double %843, double 2.000000e+00
  %845 = call double @llvm.fabs.f64(double %843)
  %846 = select reassoc nsz contract i1 %841, double %845, double 2.000000e+00
  %847 = fcmp reassoc nsz contract olt double %846, 1.500000e+00
  br i1 %847, label %848, label %1008
848:                                              ; preds = %833
  %849 = fcmp reassoc nsz contract olt double %846, 1.000000e+00
  br i1 %849, label %850, label %852
850:                                              ; preds = %848
  %851 = call reassoc nsz contract double @llvm.acos.f64(double %844)
  br label %855
852:                                              ; preds = %848
  %853 = fcmp reassoc nsz contract ogt double %844, 0.000000e+00
  %854 = select reassoc nsz contract i1 %853, double 0.000000e+00, double 0x400921FB54442D18
  br label %855
855:                                              ; preds = %852, %850
  %856 = phi i32 [ 2, %850 ], [ 1, %852 ]
  %857 = phi reassoc nsz contract double [ %851, %850 ], [ %854, %852 ]
  %858 = fadd reassoc nsz contract double %857, %840
  store double %858, ptr %32, align 16
  %859 = fsub reassoc nsz contract double %840, %857
  store double %859, ptr %145, align 8
  %860 = fadd reassoc nsz contract double %846, -1.000000e+00
  %861 = select reassoc nsz contract i1 %849, double 0.000000e+00, double %860
  store double %861, ptr %146, align 8
  store double %861, ptr %33, align 16
  br label %1008
862:                                              ; preds = %798
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %30)
  %863 = load double, ptr %147, align 16
  %864 = fmul reassoc nsz contract double %863, 5.000000e-01
  store double %864, ptr %30, align 16
  %865 = load double, ptr %143, align 8
  %866 = fmul reassoc nsz contract double %865, 5.000000e-01
  store double %866, ptr %148, align 8
  store double %810, ptr %149, align 16
  store double %866, ptr %150, align 8
  store double %864, ptr %151, align 16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %31)
  %867 = load double, ptr %152, align 16
  %868 = fmul reassoc nsz contract double %867, 5.000000e-01
  store double %868, ptr %31, align 16
  %869 = load double, ptr %144, align 8
  %870 = fmul reassoc nsz contract double %869, 5.000000e-01
  store double %870, ptr %153, align 8
  store double 0.000000e+00, ptr %154, align 16
  %871 = fmul reassoc nsz contract double %869, -5.000000e-01
  store double %871, ptr %155, align 8
  %872 = fmul reassoc nsz contract double %867, -5.000000e-01
  store double %872, ptr %156, align 16
  br label %873
873:                                              ; preds = %875, %862
  %874 = phi i32 [ 0, %862 ], [ %877, %875 ]
  br label %880
875:                                              ; preds = %915
  %876 = fcmp reassoc nsz contract olt double %947, 1.000000e-13
  %877 = add nuw nsw i32 %874, 1
  %878 = icmp eq i32 %877, 40
  %879 = select i1 %876, i1 true, i1 %878
  br i1 %879, label %976, label %873
880:                                              ; preds = %915, %873
  %881 = phi i64 [ 0, %873 ], [ %948, %915 ]
  %882 = phi double [ 0.000000e+00, %873 ], [ %947, %915 ]
  %883 = getelementptr inbounds double, ptr %44, i64 %881
  %884 = load double, ptr %883, align 8
  %885 = getelementptr inbounds double, ptr %157, i64 %881
  %886 = load double, ptr %885, align 8
  br label %887
887:                                              ; preds = %887, %880
  %888 = phi i64 [ 3, %880 ], [ %913, %887 ]
  %889 = phi double [ %864, %880 ], [ %906, %887 ]
  %890 = phi double [ %872, %880 ], [ %912, %887 ]
  %891 = phi double [ 0.000000e+00, %880 ], [ %896, %887 ]
  %892 = phi double [ 0.000000e+00, %880 ], [ %900, %887 ]
  %893 = fmul reassoc nsz contract double %891, %884
  %894 = fmul reassoc nsz contract double %892, %886
  %895 = fsub reassoc nsz contract double %893, %894
  %896 = fadd reassoc nsz contract double %895, %889
  %897 = fmul reassoc nsz contract double %891, %886
  %898 = fmul reassoc nsz contract double %892, %884
  %899 = fadd reassoc nsz contract double %897, %890
  %900 = fadd reassoc nsz contract double %899, %898
  %901 = fmul reassoc nsz contract double %889, %884
  %902 = fmul reassoc nsz contract double %890, %886
  %903 = fsub reassoc nsz contract double %901, %902
  %904 = getelementptr inbounds double, ptr %30, i64 %888
  %905 = load double, ptr %904, align 8
  %906 = fadd reassoc nsz contract double %905, %903
  %907 = fmul reassoc nsz contract double %889, %886
  %908 = fmul reassoc nsz contract double %890, %884
  %909 = fadd reassoc nsz contract double %908, %907
  %910 = getelementptr inbounds double, ptr %31, i64 %888
  %911 = load double, ptr %910, align 8
  %912 = fadd reassoc nsz contract double %909, %911
  %913 = add nsw i64 %888, -1
  %914 = icmp eq i64 %888, 0
  br i1 %914, label %950, label %887
915:                                              ; preds = %970
  %916 = fmul reassoc nsz contract double %971, %906
  %917 = fmul reassoc nsz contract double %972, %912
  %918 = fsub reassoc nsz contract double %917, %916
  %919 = fadd reassoc nsz contract double %918, %896
  %920 = fmul reassoc nsz contract double %971, %912
  %921 = fmul reassoc nsz contract double %972, %906
  %922 = fadd reassoc nsz contract double %920, %921
  %923 = fsub reassoc nsz contract double %900, %922
  %924 = fmul reassoc nsz contract double %919, %919
  %925 = fmul reassoc nsz contract double %923, %923
  %926 = fadd reassoc nsz contract double %925, 1.000000e-300
  %927 = fadd reassoc nsz contract double %926, %924
  %928 = fmul reassoc nsz contract double %919, %906
  %929 = fmul reassoc nsz contract double %923, %912
  %930 = fadd reassoc nsz contract double %928, %929
  %931 = fdiv reassoc nsz contract double %930, %927
  %932 = fmul reassoc nsz contract double %919, %912
  %933 = fmul reassoc nsz contract double %923, %906
  %934 = fsub reassoc nsz contract double %932, %933
  %935 = fdiv reassoc nsz contract double %934, %927
  %936 = call reassoc nsz contract double @llvm.fabs.f64(double %931)
  %937 = call reassoc nsz contract double @llvm.fabs.f64(double %935)
  %938 = fadd reassoc nsz contract double %936, %937
  %939 = fcmp reassoc nsz contract ogt double %938, 1.000000e+00
  %940 = fdiv reassoc nsz contract double %931, %938
  %941 = fdiv reassoc nsz contract double %935, %938
  %942 = select nsz i1 %939, double %940, double %931
  %943 = select nsz i1 %939, double %941, double %935
  %944 = fsub reassoc nsz contract double %884, %942
  store double %944, ptr %883, align 8
  %945 = fsub reassoc nsz contract double %886, %943
  store double %945, ptr %885, align 8
  %946 = fcmp reassoc nsz contract ogt double %938, %882
  %947 = select reassoc nsz contract i1 %946, double %938, double %882
  %948 = add nuw nsw i64 %881, 1
  %949 = icmp eq i64 %948, 4
  br i1 %949, label %875, label %880
950:                                              ; preds = %887, %970
  %951 = phi i64 [ %973, %970 ], [ 0, %887 ]
  %952 = phi double [ %972, %970 ], [ 0.000000e+00, %887 ]
  %953 = phi double [ %971, %970 ], [ 0.000000e+00, %887 ]
  %954 = icmp eq i64 %951, %881
  br i1 %954, label %970, label %955
955:                                              ; preds = %950
  %956 = getelementptr inbounds double, ptr %44, i64 %951
  %957 = load double, ptr %956, align 8
  %958 = fsub reassoc nsz contract double %884, %957
  %959 = getelementptr inbounds double, ptr %157, i64 %951
  %960 = load double, ptr %959, align 8
  %961 = fsub reassoc nsz contract double %886, %960
  %962 = fmul reassoc nsz contract double %958, %958
  %963 = fmul reassoc nsz contract double %961, %961
  %964 = fadd reassoc nsz contract double %962, 1.000000e-300
  %965 = fadd reassoc nsz contract double %964, %963
  %966 = fdiv reassoc nsz contract double %958, %965
  %967 = fadd reassoc nsz contract double %966, %953
  %968 = fdiv reassoc nsz contract double %961, %965
  %969 = fsub reassoc nsz contract double %952, %968
  br label %970
970:                                              ; preds = %955, %950
  %971 = phi nsz double [ %967, %955 ], [ %953, %950 ]
  %972 = phi nsz double [ %969, %955 ], [ %952, %950 ]
  %973 = add nuw nsw i64 %951, 1
  %974 = icmp eq i64 %973, 4
  br i1 %974, label %915, label %950
975:                                              ; preds = %1004
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %31)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %30)
  br label %1008
976:                                              ; preds = %875, %1004
  %977 = phi i64 [ %1006, %1004 ], [ 0, %875 ]
  %978 = phi i32 [ %1005, %1004 ], [ 0, %875 ]
  %979 = getelementptr inbounds double, ptr %44, i64 %977
  %980 = load double, ptr %979, align 8
  %981 = fmul reassoc nsz contract double %980, %980
  %982 = or disjoint i64 %977, 4
  %983 = getelementptr inbounds double, ptr %44, i64 %982
  %984 = load double, ptr %983, align 8
  %985 = fmul reassoc nsz contract double %984, %984
  %986 = fadd reassoc nsz contract double %981, 1.000000e-300
  %987 = fadd reassoc nsz contract double %986, %985
  %988 = call reassoc nsz contract double @llvm.log.f64(double %987)
  %989 = fmul reassoc nsz contract double %988, 5.000000e-01
  %990 = call reassoc nsz contract double @llvm.fabs.f64(double %989)
  %991 = fcmp reassoc nsz contract olt double %990, 3.000000e-01
  br i1 %991, label %992, label %1004
992:                                              ; preds = %976
  %993 = fcmp reassoc nsz contract ogt double %990, 0x3EB0C6F7A0B5ED8D
  %994 = fcmp reassoc nsz contract olt double %989, 0.000000e+00
  %995 = select i1 %993, i1 %994, i1 false
  br i1 %995, label %1004, label %996
996:                                              ; preds = %992
  %997 = call reassoc nsz contract double @atan2(double noundef %984, double noundef %980)
  %998 = sext i32 %978 to i64
  %999 = getelementptr inbounds double, ptr %32, i64 %998
  store double %997, ptr %999, align 8
  %1000 = fcmp reassoc nsz contract ogt double %990, 1.000000e-09
  %1001 = select reassoc nsz contract i1 %1000, double %989, double 0.000000e+00
  %1002 = add nsw i32 %978, 1
  %1003 = getelementptr inbounds double, ptr %33, i64 %998
  store double %1001, ptr %1003, align 8
  br label %1004
1004:                                             ; preds = %996, %992, %976
  %1005 = phi i32 [ %1002, %996 ], [ %978, %992 ], [ %978, %976 ]
  %1006 = add nuw nsw i64 %977, 1
  %1007 = icmp eq i64 %1006, 4
  br i1 %1007, label %975, label %976
1008:                                             ; preds = %975, %855, %833
  %1009 = phi i32 [ %1005, %975 ], [ %856, %855 ], [ 0, %833 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %29)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %28)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %27)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %26)
  %1010 = icmp sgt i32 %1009, 0
  br i1 %1010, label %1011, label %1170
1011:                                             ; preds = %1008
  %1012 = zext nneg i32 %1009 to i64
  %1013 = load double, ptr %37, align 8
  %1014 = load double, ptr %123, align 8
  %1015 = load double, ptr %128, align 8
  %1016 = load double, ptr %132, align 8
  %1017 = fmul reassoc nsz contract double %1013, %1013
  %1018 = fmul reassoc nsz contract double %1014, %1014
  %1019 = fadd reassoc nsz contract double %1018, %1017
  %1020 = call reassoc nsz contract double @llvm.sqrt.f64(double %1019)
  %1021 = fmul reassoc nsz contract double %1015, %1015
  %1022 = fmul reassoc nsz contract double %1016, %1016
  %1023 = fadd reassoc nsz contract double %1022, %1021
  %1024 = call reassoc nsz contract double @llvm.sqrt.f64(double %1023)
  %1025 = fcmp reassoc nsz contract ogt double %1020, %1024
  %1026 = load double, ptr %165, align 8
  %1027 = load double, ptr %116, align 8
  %1028 = load double, ptr %113, align 8
  %1029 = load double, ptr %162, align 8
  %1030 = load double, ptr %129, align 8
  %1031 = load double, ptr %118, align 8
  %1032 = load double, ptr %163, align 8
  %1033 = load double, ptr %164, align 8
  %1034 = load double, ptr %130, align 8
  %1035 = load double, ptr %119, align 8
  %1036 = load double, ptr %140, align 8
  %1037 = load double, ptr %166, align 8
  %1038 = load double, ptr %167, align 8
  br label %1039
1039:                                             ; preds = %1166, %1011
  %1040 = phi i64 [ 0, %1011 ], [ %1168, %1166 ]
  %1041 = phi i32 [ 0, %1011 ], [ %1167, %1166 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %34)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %35)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %36)
  %1042 = getelementptr inbounds [4 x double], ptr %33, i64 0, i64 %1040
  %1043 = load double, ptr %1042, align 8
  %1044 = fcmp reassoc nsz contract une double %1043, 0.000000e+00
  %1045 = zext i1 %1044 to i32
  %1046 = getelementptr inbounds [4 x double], ptr %32, i64 0, i64 %1040
  %1047 = load double, ptr %1046, align 8
  %1048 = call reassoc nsz contract double @llvm.cos.f64(double %1047)
  %1049 = call reassoc nsz contract double @llvm.sin.f64(double %1047)
  %1050 = call reassoc nsz contract fastcc double @shoulder_miss(ptr noundef nonnull readonly %64, ptr noundef nonnull readonly %37, ptr noundef nonnull readonly %47, double noundef %1048, double noundef %1049, ptr noundef nonnull %34, ptr noundef nonnull %35)
  %1051 = load double, ptr %34, align 16
  %1052 = fmul reassoc nsz contract double %1051, %1013
  %1053 = load double, ptr %158, align 8
  %1054 = fmul reassoc nsz contract double %1053, %1014
  %1055 = fadd reassoc nsz contract double %1054, %1052
  %1056 = fmul reassoc nsz contract double %1051, %1014
  %1057 = fmul reassoc nsz contract double %1053, %1013
  %1058 = fsub reassoc nsz contract double %1056, %1057
  %1059 = fmul reassoc nsz contract double %1051, %1015
  %1060 = fmul reassoc nsz contract double %1053, %1016
  %1061 = fadd reassoc nsz contract double %1060, %1059
  %1062 = fmul reassoc nsz contract double %1051, %1016
  %1063 = fmul reassoc nsz contract double %1053, %1015
  %1064 = fsub reassoc nsz contract double %1062, %1063
  br i1 %580, label %1065, label %1100
1065:                                             ; preds = %1039
  %1066 = select reassoc nsz contract i1 %1025, double %1055, double %1061
  %1067 = select reassoc nsz contract i1 %1025, double %1058, double %1064
  %1068 = load double, ptr %35, align 16
  %1069 = load double, ptr %159, align 8
  %1070 = select reassoc nsz contract i1 %1025, double %1068, double %1069
  %1071 = fmul reassoc nsz contract double %1066, %1066
  %1072 = fmul reassoc nsz contract double %1067, %1067
  %1073 = fadd reassoc nsz contract double %1072, %1071
  %1074 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1073)
  %1075 = call reassoc nsz contract double @atan2(double noundef %1067, double noundef %1066)
  %1076 = fcmp reassoc nsz contract ogt double %1074, 0x3D06849B86A12B9B
  %1077 = fdiv reassoc nsz contract double %1070, %1074
  %1078 = select reassoc nsz contract i1 %1076, double %1077, double 2.000000e+00
  %1079 = call double @llvm.fabs.f64(double %1077)
  %1080 = select reassoc nsz contract i1 %1076, double %1079, double 2.000000e+00
  %1081 = fcmp reassoc nsz contract olt double %1080, 1.300000e+00
  br i1 %1081, label %1082, label %1097
1082:                                             ; preds = %1065
  %1083 = fcmp reassoc nsz contract olt double %1080, 1.000000e+00
  br i1 %1083, label %1084, label %1086
1084:                                             ; preds = %1082
  %1085 = call reassoc nsz contract double @llvm.acos.f64(double %1078)
  br label %1089
1086:                                             ; preds = %1082
  %1087 = fcmp reassoc nsz contract ogt double %1078, 0.000000e+00
  %1088 = select reassoc nsz contract i1 %1087, double 0.000000e+00, double 0x400921FB54442D18
  br label %1089
1089:                                             ; preds = %1086, %1084
  %1090 = phi i64 [ 2, %1084 ], [ 1, %1086 ]
  %1091 = phi reassoc nsz contract double [ %1085, %1084 ], [ %1088, %1086 ]
  %1092 = fcmp reassoc nsz contract oge double %1080, 1.000000e+00
  %1093 = or i1 %1044, %1092
  %1094 = zext i1 %1093 to i32
  %1095 = fadd reassoc nsz contract double %1091, %1075
  store double %1095, ptr %36, align 16
  %1096 = fsub reassoc nsz contract double %1075, %1091
  store double %1096, ptr %160, align 8
  br label %1097
1097:                                             ; preds = %1089, %1065
  %1098 = phi i32 [ %1094, %1089 ], [ %1045, %1065 ]
  %1099 = phi i64 [ %1090, %1089 ], [ 1, %1065 ]
  br i1 %1081, label %1116, label %1166
1100:                                             ; preds = %1039
  %1101 = fmul reassoc nsz contract double %1064, %1055
  %1102 = fmul reassoc nsz contract double %1061, %1058
  %1103 = fcmp reassoc nsz contract olt double %1101, %1102
  %1104 = select reassoc nsz contract i1 %1103, double -1.000000e+00, double 1.000000e+00
  %1105 = load double, ptr %159, align 8
  %1106 = fmul reassoc nsz contract double %1105, %1055
  %1107 = load double, ptr %35, align 16
  %1108 = fmul reassoc nsz contract double %1107, %1061
  %1109 = fsub reassoc nsz contract double %1106, %1108
  %1110 = fmul reassoc nsz contract double %1109, %1104
  %1111 = fmul reassoc nsz contract double %1107, %1064
  %1112 = fmul reassoc nsz contract double %1105, %1058
  %1113 = fsub reassoc nsz contract double %1111, %1112
  %1114 = fmul reassoc nsz contract double %1113, %1104
  %1115 = call reassoc nsz contract double @atan2(double noundef %1110, double noundef %1114)
  store double %1115, ptr %36, align 16
  br label %1116
1116:                                             ; preds = %1100, %1097
  %1117 = phi i32 [ %1098, %1097 ], [ %1045, %1100 ]
  %1118 = phi i64 [ %1099, %1097 ], [ 1, %1100 ]
  %1119 = icmp slt i32 %1041, 8
  br i1 %1119, label %1120, label %1166
1120:                                             ; preds = %1116
  %1121 = load double, ptr %161, align 16
  %1122 = sext i32 %1041 to i64
  %1123 = and i64 %1118, 4294967295
  %1124 = fmul reassoc nsz contract double %1121, %1030
  %1125 = fmul reassoc nsz contract double %1121, %1034
  %1126 = call reassoc nsz contract double @atan2(double noundef %1026, double noundef %1027)
  %1127 = fdiv reassoc nsz contract double %1047, %1038
  %1128 = fadd reassoc nsz contract double %1124, %1031
  %1129 = fadd reassoc nsz contract double %1125, %1035
  br label %1130
1130:                                             ; preds = %1130, %1120
  %1131 = phi i64 [ 0, %1120 ], [ %1160, %1130 ]
  %1132 = phi i64 [ %1122, %1120 ], [ %1158, %1130 ]
  %1133 = getelementptr inbounds [2 x double], ptr %36, i64 0, i64 %1131
  %1134 = load double, ptr %1133, align 8
  %1135 = call reassoc nsz contract double @llvm.sin.f64(double %1134)
  %1136 = call reassoc nsz contract double @llvm.cos.f64(double %1134)
  %1137 = fmul reassoc nsz contract double %1136, %1051
  %1138 = fmul reassoc nsz contract double %1135, %1053
  %1139 = fsub reassoc nsz contract double %1137, %1138
  %1140 = fmul reassoc nsz contract double %1135, %1051
  %1141 = fmul reassoc nsz contract double %1136, %1053
  %1142 = fadd reassoc nsz contract double %1140, %1141
  %1143 = fmul reassoc nsz contract double %1139, %1028
  %1144 = fmul reassoc nsz contract double %1142, %1029
  %1145 = fadd reassoc nsz contract double %1128, %1143
  %1146 = fadd reassoc nsz contract double %1145, %1144
  %1147 = fmul reassoc nsz contract double %1139, %1032
  %1148 = fmul reassoc nsz contract double %1142, %1033
  %1149 = fadd reassoc nsz contract double %1129, %1147
  %1150 = fadd reassoc nsz contract double %1149, %1148
  %1151 = call reassoc nsz contract double @atan2(double noundef %1150, double noundef %1146)
  %1152 = fsub reassoc nsz contract double %1126, %1151
  %1153 = fdiv reassoc nsz contract double %1152, %1036
  %1154 = getelementptr inbounds [3 x double], ptr %48, i64 %1132
  store double %1153, ptr %1154, align 8
  %1155 = fdiv reassoc nsz contract double %1134, %1037
  %1156 = getelementptr inbounds i8, ptr %1154, i64 8
  store double %1155, ptr %1156, align 8
  %1157 = getelementptr inbounds i8, ptr %1154, i64 16
  store double %1127, ptr %1157, align 8
  %1158 = add nsw i64 %1132, 1
  %1159 = getelementptr inbounds i32, ptr %49, i64 %1132
  store i32 %1117, ptr %1159, align 4
  %1160 = add nuw nsw i64 %1131, 1
  %1161 = icmp ult i64 %1160, %1123
  %1162 = icmp slt i64 %1132, 7
  %1163 = and i1 %1161, %1162
  br i1 %1163, label %1130, label %1164
1164:                                             ; preds = %1130
  %1165 = trunc nsw i64 %1158 to i32
  br label %1166
1166:                                             ; preds = %1164, %1116, %1097
  %1167 = phi i32 [ %1041, %1097 ], [ %1041, %1116 ], [ %1165, %1164 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %36)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %35)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %34)
  %1168 = add nuw nsw i64 %1040, 1
  %1169 = icmp eq i64 %1168, %1012
  br i1 %1169, label %1170, label %1039
1170:                                             ; preds = %1166, %1008
  %1171 = phi i32 [ 0, %1008 ], [ %1167, %1166 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %33)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %32)
  %1172 = getelementptr inbounds [1024 x i32], ptr %111, i64 0, i64 %716
  store i32 0, ptr %1172, align 4
  %1173 = icmp sgt i32 %1171, 0
  br i1 %1173, label %1174, label %1223
1174:                                             ; preds = %1170
  %1175 = zext nneg i32 %1171 to i64
  br label %1227
1176:                                             ; preds = %774, %795
  %1177 = phi i64 [ %1178, %795 ], [ %656, %774 ]
  %1178 = add nsw i64 %1177, -1
  %1179 = getelementptr inbounds [6 x i32], ptr %115, i64 0, i64 %1178
  %1180 = load i32, ptr %1179, align 4
  %1181 = icmp eq i32 %1180, 0
  br i1 %1181, label %1182, label %1188
1182:                                             ; preds = %1176
  %1183 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %1178
  %1184 = load double, ptr %1183, align 8
  %1185 = getelementptr inbounds [6 x double], ptr %140, i64 0, i64 %1178
  %1186 = load double, ptr %1185, align 8
  %1187 = fmul reassoc nsz contract double %1186, %1184
  br label %1188
1188:                                             ; preds = %1182, %1176
  %1189 = phi reassoc nsz contract double [ %1187, %1182 ], [ 0.000000e+00, %1176 ]
  %1190 = call reassoc nsz contract double @llvm.sin.f64(double %1189)
  %1191 = call reassoc nsz contract double @llvm.cos.f64(double %1189)
  %1192 = load double, ptr %47, align 16
  %1193 = fmul reassoc nsz contract double %1191, %1192
  %1194 = load double, ptr %138, align 8
  %1195 = fmul reassoc nsz contract double %1194, %1190
  %1196 = fsub reassoc nsz contract double %1193, %1195
  %1197 = fmul reassoc nsz contract double %1190, %1192
  %1198 = fmul reassoc nsz contract double %1194, %1191
  %1199 = fadd reassoc nsz contract double %1198, %1197
  %1200 = load double, ptr %139, align 16
  %1201 = getelementptr inbounds [7 x [12 x double]], ptr %112, i64 0, i64 %1178
  br label %1202
1202:                                             ; preds = %1202, %1188
  %1203 = phi i64 [ 0, %1188 ], [ %1221, %1202 ]
  %1204 = shl nuw nsw i64 %1203, 2
  %1205 = getelementptr inbounds double, ptr %1201, i64 %1204
  %1206 = load double, ptr %1205, align 8
  %1207 = fmul reassoc nsz contract double %1206, %1196
  %1208 = getelementptr inbounds i8, ptr %1205, i64 8
  %1209 = load double, ptr %1208, align 8
  %1210 = fmul reassoc nsz contract double %1209, %1199
  %1211 = fadd reassoc nsz contract double %1210, %1207
  %1212 = getelementptr inbounds i8, ptr %1205, i64 16
  %1213 = load double, ptr %1212, align 8
  %1214 = fmul reassoc nsz contract double %1213, %1200
  %1215 = fadd reassoc nsz contract double %1211, %1214
  %1216 = or disjoint i64 %1204, 3
  %1217 = getelementptr inbounds [7 x [12 x double]], ptr %112, i64 0, i64 %1178, i64 %1216
  %1218 = load double, ptr %1217, align 8
  %1219 = fadd reassoc nsz contract double %1215, %1218
  %1220 = getelementptr inbounds [3 x double], ptr %47, i64 0, i64 %1203
  store double %1219, ptr %1220, align 8
  %1221 = add nuw nsw i64 %1203, 1
  %1222 = icmp eq i64 %1221, 3
  br i1 %1222, label %795, label %1202
1223:                                             ; preds = %1413, %1170
  %1224 = phi i32 [ %717, %1170 ], [ %1414, %1413 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %49)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %48)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %47)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %46)
  %1225 = add nuw nsw i64 %716, 1
  %1226 = icmp eq i64 %1225, %647
  br i1 %1226, label %704, label %715
1227:                                             ; preds = %1413, %1174
  %1228 = phi i64 [ 0, %1174 ], [ %1415, %1413 ]
  %1229 = phi i32 [ %717, %1174 ], [ %1414, %1413 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %50)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %50, ptr noundef nonnull align 16 dereferenceable(48) %46, i64 48, i1 false)
  %1230 = getelementptr inbounds [8 x i32], ptr %49, i64 0, i64 %1228
  %1231 = load i32, ptr %1230, align 4
  br label %1234
1232:                                             ; preds = %1285
  %1233 = icmp eq i32 %1298, 0
  br i1 %1233, label %1304, label %1301
1234:                                             ; preds = %1285, %1227
  %1235 = phi i64 [ 0, %1227 ], [ %1299, %1285 ]
  %1236 = phi i32 [ %1231, %1227 ], [ %1298, %1285 ]
  %1237 = getelementptr inbounds [8 x [3 x double]], ptr %48, i64 0, i64 %1228, i64 %1235
  %1238 = load double, ptr %1237, align 8
  %1239 = getelementptr inbounds [6 x double], ptr %140, i64 0, i64 %1235
  %1240 = load double, ptr %1239, align 8
  %1241 = call reassoc nsz contract double @llvm.fabs.f64(double %1240)
  %1242 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1241
  %1243 = getelementptr inbounds [6 x i32], ptr %114, i64 0, i64 %1235
  %1244 = load i32, ptr %1243, align 4
  %1245 = icmp eq i32 %1244, 0
  br i1 %1245, label %1256, label %1246
1246:                                             ; preds = %1234
  %1247 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %1235
  %1248 = load double, ptr %1247, align 8
  %1249 = fcmp reassoc nsz contract ogt double %1248, %1238
  br i1 %1249, label %1250, label %1256
1250:                                             ; preds = %1246
  %1251 = fsub reassoc nsz contract double %1248, %1238
  %1252 = fdiv reassoc nsz contract double %1251, %1242
  %1253 = call reassoc nsz contract double @llvm.ceil.f64(double %1252)
  %1254 = fmul reassoc nsz contract double %1253, %1242
  %1255 = fadd reassoc nsz contract double %1254, %1238
  br label %1256
1256:                                             ; preds = %1250, %1246, %1234
  %1257 = phi nsz double [ %1255, %1250 ], [ %1238, %1246 ], [ %1238, %1234 ]
  br i1 %1245, label %1275, label %1258
1258:                                             ; preds = %1256
  %1259 = getelementptr inbounds [6 x double], ptr %142, i64 0, i64 %1235
  %1260 = load double, ptr %1259, align 8
  %1261 = fcmp reassoc nsz contract ogt double %1257, %1260
  br i1 %1261, label %1262, label %1275
1262:                                             ; preds = %1258
  %1263 = fsub reassoc nsz contract double %1257, %1260
  %1264 = fdiv reassoc nsz contract double %1263, %1242
  %1265 = call reassoc nsz contract double @llvm.ceil.f64(double %1264)
  %1266 = fmul reassoc nsz contract double %1265, %1242
  %1267 = fsub reassoc nsz contract double %1257, %1266
  %1268 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %1235
  %1269 = load double, ptr %1268, align 8
  %1270 = fcmp reassoc nsz contract ult double %1267, %1269
  br i1 %1270, label %1271, label %1275
1271:                                             ; preds = %1262
  %1272 = fsub reassoc nsz contract double %1269, %1267
  %1273 = fcmp reassoc nsz contract olt double %1263, %1272
  %1274 = select reassoc nsz contract i1 %1273, double %1260, double %1269
  br label %1275
1275:                                             ; preds = %1271, %1262, %1258, %1256
  %1276 = phi nsz double [ %1257, %1258 ], [ %1257, %1256 ], [ %1274, %1271 ], [ %1267, %1262 ]
  %1277 = getelementptr inbounds [6 x double], ptr %141, i64 0, i64 %1235
  %1278 = load double, ptr %1277, align 8
  %1279 = fcmp reassoc nsz contract olt double %1276, %1278
  br i1 %1279, label %1285, label %1280
1280:                                             ; preds = %1275
  %1281 = getelementptr inbounds [6 x double], ptr %142, i64 0, i64 %1235
  %1282 = load double, ptr %1281, align 8
  %1283 = fcmp reassoc nsz contract ogt double %1276, %1282
  %1284 = select reassoc nsz contract i1 %1283, double %1282, double %1276
  br label %1285
1285:                                             ; preds = %1280, %1275
  %1286 = phi reassoc nsz contract double [ %1278, %1275 ], [ %1284, %1280 ]
  %1287 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %1235
  store double %1286, ptr %1287, align 8
  %1288 = fsub reassoc nsz contract double %1286, %1238
  %1289 = call reassoc nsz contract double @llvm.fabs.f64(double %1288)
  %1290 = fdiv reassoc nsz contract double %1289, %1242
  %1291 = fadd reassoc nsz contract double %1290, 5.000000e-01
  %1292 = call reassoc nsz contract double @llvm.floor.f64(double %1291)
  %1293 = fmul reassoc nsz contract double %1292, %1242
  %1294 = fsub reassoc nsz contract double %1289, %1293
  %1295 = call reassoc nsz contract double @llvm.fabs.f64(double %1294)
  %1296 = fcmp reassoc nsz contract ogt double %1295, 1.000000e-09
  %1297 = zext i1 %1296 to i32
  %1298 = or i32 %1236, %1297
  %1299 = add nuw nsw i64 %1235, 1
  %1300 = icmp eq i64 %1299, 3
  br i1 %1300, label %1232, label %1234
1301:                                             ; preds = %1232
  %1302 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %50, ptr noundef nonnull %41, ptr noundef nonnull %45)
  %1303 = fcmp reassoc nsz contract olt double %1302, 1.000000e-09
  br i1 %1303, label %1304, label %1413
1304:                                             ; preds = %1301, %1232
  %1305 = load i32, ptr %1172, align 4
  %1306 = add nsw i32 %1305, 1
  store i32 %1306, ptr %1172, align 4
  br i1 %661, label %1310, label %1307
1307:                                             ; preds = %1304
  %1308 = load double, ptr %663, align 8
  %1309 = fcmp reassoc nsz contract ogt double %1308, -1.000000e+299
  br i1 %1309, label %1310, label %1311
1310:                                             ; preds = %1307, %1304
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %50, i32 noundef 1, ptr noundef null)
  br label %1311
1311:                                             ; preds = %1310, %1307
  call fastcc void @look(ptr noundef nonnull readonly %101, ptr noundef nonnull %50, ptr noundef nonnull %45)
  br i1 %661, label %1315, label %1312
1312:                                             ; preds = %1311
  %1313 = load double, ptr %663, align 8
  %1314 = fcmp reassoc nsz contract ogt double %1313, -1.000000e+299
  br i1 %1314, label %1315, label %1335
1315:                                             ; preds = %1312, %1311
  %1316 = load double, ptr %178, align 8
  %1317 = fmul reassoc nsz contract double %1316, 5.000000e-01
  %1318 = fadd reassoc nsz contract double %1317, -5.000000e-01
  %1319 = fcmp reassoc nsz contract ogt double %1318, 0.000000e+00
  br i1 %1319, label %1320, label %1332
1320:                                             ; preds = %1315
  %1321 = load double, ptr %175, align 8
  %1322 = fmul reassoc nsz contract double %1321, %1321
  %1323 = load double, ptr %174, align 8
  %1324 = fmul reassoc nsz contract double %1323, %1323
  %1325 = fadd reassoc nsz contract double %1324, %1322
  %1326 = load double, ptr %176, align 8
  %1327 = fmul reassoc nsz contract double %1326, %1326
  %1328 = fadd reassoc nsz contract double %1325, %1327
  %1329 = fmul reassoc nsz contract double %1328, 5.000000e-01
  %1330 = fadd reassoc nsz contract double %1317, 5.000000e-01
  %1331 = fdiv reassoc nsz contract double %1329, %1330
  br label %1400
1332:                                             ; preds = %1315
  %1333 = fmul reassoc nsz contract double %1318, 2.000000e+00
  %1334 = fsub reassoc nsz contract double 2.000000e+00, %1333
  br label %1400
1335:                                             ; preds = %1312
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %25, i8 0, i64 24, i1 false)
  %1336 = load double, ptr %169, align 8
  %1337 = load double, ptr %665, align 8
  %1338 = load double, ptr %171, align 8
  %1339 = load double, ptr %666, align 8
  %1340 = load double, ptr %172, align 8
  %1341 = load double, ptr %667, align 8
  %1342 = load double, ptr %669, align 8
  %1343 = load double, ptr %174, align 8
  %1344 = load double, ptr %670, align 8
  %1345 = load double, ptr %175, align 8
  %1346 = load double, ptr %671, align 8
  %1347 = load double, ptr %176, align 8
  %1348 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull readonly %101, ptr noundef nonnull readonly %45, i32 noundef %660, i32 noundef %660, ptr noundef nonnull %25)
  %1349 = load double, ptr %672, align 8
  %1350 = load double, ptr %178, align 8
  %1351 = fmul reassoc nsz contract double %1350, 5.000000e-01
  %1352 = fadd reassoc nsz contract double %1351, -5.000000e-01
  %1353 = fcmp reassoc nsz contract ogt double %1352, 0.000000e+00
  br i1 %1353, label %1354, label %1363
1354:                                             ; preds = %1335
  %1355 = fmul reassoc nsz contract double %1345, %1345
  %1356 = fmul reassoc nsz contract double %1343, %1343
  %1357 = fadd reassoc nsz contract double %1355, %1356
  %1358 = fmul reassoc nsz contract double %1347, %1347
  %1359 = fadd reassoc nsz contract double %1357, %1358
  %1360 = fmul reassoc nsz contract double %1359, 5.000000e-01
  %1361 = fadd reassoc nsz contract double %1351, 5.000000e-01
  %1362 = fdiv reassoc nsz contract double %1360, %1361
  br label %1366
1363:                                             ; preds = %1335
  %1364 = fmul reassoc nsz contract double %1352, 2.000000e+00
  %1365 = fsub reassoc nsz contract double 2.000000e+00, %1364
  br label %1366
1366:                                             ; preds = %1363, %1354
  %1367 = phi reassoc nsz contract double [ %1362, %1354 ], [ %1365, %1363 ]
  %1368 = fmul reassoc nsz contract double %1339, %1338
  %1369 = fmul reassoc nsz contract double %1337, %1336
  %1370 = fadd reassoc nsz contract double %1368, %1369
  %1371 = fmul reassoc nsz contract double %1341, %1340
  %1372 = fadd reassoc nsz contract double %1370, %1371
  %1373 = fmul reassoc nsz contract double %673, %1372
  %1374 = fmul reassoc nsz contract double %1345, %1344
  %1375 = fmul reassoc nsz contract double %1343, %1342
  %1376 = fadd reassoc nsz contract double %1374, %1375
  %1377 = fmul reassoc nsz contract double %1347, %1346
  %1378 = fadd reassoc nsz contract double %1376, %1377
  %1379 = fmul reassoc nsz contract double %1378, %668
  %1380 = fsub reassoc nsz contract double %1373, %1379
  %1381 = fmul reassoc nsz contract double %1338, %1338
  %1382 = fmul reassoc nsz contract double %1336, %1336
  %1383 = fadd reassoc nsz contract double %1381, %1382
  %1384 = fmul reassoc nsz contract double %1340, %1340
  %1385 = fadd reassoc nsz contract double %1383, %1384
  %1386 = fmul reassoc nsz contract double %1385, %664
  %1387 = fmul reassoc nsz contract double %1367, %668
  %1388 = fmul reassoc nsz contract double %1349, %1349
  %1389 = fdiv reassoc nsz contract double %1348, %1388
  %1390 = fmul reassoc nsz contract double %1380, %1380
  %1391 = fdiv reassoc nsz contract double %1390, %1388
  %1392 = fmul reassoc nsz contract double %1348, %1348
  %1393 = fmul reassoc nsz contract double %1388, %1388
  %1394 = fdiv reassoc nsz contract double %1392, %1393
  %1395 = fadd reassoc nsz contract double %1391, %1394
  %1396 = call reassoc nsz contract double @llvm.sqrt.f64(double %1395)
  %1397 = fadd reassoc nsz contract double %1389, %1386
  %1398 = fsub reassoc nsz contract double %1397, %1396
  %1399 = fadd reassoc nsz contract double %1398, %1387
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25)
  br label %1400
1400:                                             ; preds = %1366, %1332, %1320
  %1401 = phi reassoc nsz contract double [ %1399, %1366 ], [ %1331, %1320 ], [ %1334, %1332 ]
  %1402 = fptrunc double %1401 to float
  %1403 = sext i32 %1305 to i64
  %1404 = getelementptr inbounds [1024 x [8 x float]], ptr %179, i64 0, i64 %716, i64 %1403
  store float %1402, ptr %1404, align 4
  br i1 %655, label %1405, label %1413
1405:                                             ; preds = %1400, %1405
  %1406 = phi i64 [ %1411, %1405 ], [ 0, %1400 ]
  %1407 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %1406
  %1408 = load double, ptr %1407, align 8
  %1409 = fptrunc double %1408 to float
  %1410 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %180, i64 0, i64 %716, i64 %1403, i64 %1406
  store float %1409, ptr %1410, align 4
  %1411 = add nuw nsw i64 %1406, 1
  %1412 = icmp eq i64 %1411, %656
  br i1 %1412, label %1413, label %1405
1413:                                             ; preds = %1405, %1400, %1301
  %1414 = phi i32 [ %1229, %1301 ], [ 1, %1400 ], [ 1, %1405 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %50)
  %1415 = add nuw nsw i64 %1228, 1
  %1416 = icmp eq i64 %1415, %1175
  br i1 %1416, label %1223, label %1227
1417:                                             ; preds = %1431, %708
  %1418 = phi i64 [ 0, %708 ], [ %1432, %1431 ]
  %1419 = getelementptr inbounds [1024 x i32], ptr %111, i64 0, i64 %1418
  %1420 = load i32, ptr %1419, align 4
  %1421 = icmp sgt i32 %1420, 0
  br i1 %1421, label %1422, label %1431
1422:                                             ; preds = %1417
  %1423 = trunc nuw nsw i64 %1418 to i32
  %1424 = zext nneg i32 %1420 to i64
  br label %1426
1425:                                             ; preds = %1431, %706
  br i1 %707, label %1544, label %1541
1426:                                             ; preds = %1538, %1422
  %1427 = phi i64 [ %1539, %1538 ], [ 0, %1422 ]
  br i1 %616, label %1428, label %1524
1428:                                             ; preds = %1426
  %1429 = load i32, ptr %710, align 4
  %1430 = getelementptr inbounds [1024 x [8 x float]], ptr %181, i64 0, i64 %1418, i64 %1427
  br label %1434
1431:                                             ; preds = %1538, %1417
  %1432 = add nuw nsw i64 %1418, 1
  %1433 = icmp eq i64 %1432, %711
  br i1 %1433, label %1425, label %1417
1434:                                             ; preds = %1445, %1428
  %1435 = phi i64 [ 0, %1428 ], [ %1446, %1445 ]
  %1436 = getelementptr inbounds [3 x i32], ptr %39, i64 0, i64 %1435
  %1437 = load i32, ptr %1436, align 4
  %1438 = sdiv i32 %1423, %1437
  %1439 = srem i32 %1438, %1429
  %1440 = getelementptr inbounds [3 x i32], ptr %40, i64 0, i64 %1435
  %1441 = load i32, ptr %1440, align 4
  %1442 = icmp eq i32 %1441, 0
  %1443 = getelementptr inbounds [3 x double], ptr %43, i64 0, i64 %1435
  br label %1450
1444:                                             ; preds = %1445
  br i1 %1448, label %1524, label %1538
1445:                                             ; preds = %1520
  %1446 = add nuw nsw i64 %1435, 1
  %1447 = icmp slt i64 %1446, %709
  %1448 = icmp ne i32 %1521, 0
  %1449 = select i1 %1447, i1 %1448, i1 false
  br i1 %1449, label %1434, label %1444
1450:                                             ; preds = %1520, %1434
  %1451 = phi i32 [ -1, %1434 ], [ %1522, %1520 ]
  %1452 = phi i32 [ 1, %1434 ], [ %1521, %1520 ]
  %1453 = add nsw i32 %1451, %1439
  br i1 %1442, label %1454, label %1458
1454:                                             ; preds = %1450
  %1455 = icmp sgt i32 %1453, -1
  %1456 = icmp slt i32 %1453, %1429
  %1457 = and i1 %1455, %1456
  br i1 %1457, label %1458, label %1520
1458:                                             ; preds = %1454, %1450
  %1459 = add nsw i32 %1453, %1429
  %1460 = srem i32 %1459, %1429
  %1461 = sub nsw i32 %1460, %1439
  %1462 = mul nsw i32 %1461, %1437
  %1463 = add nsw i32 %1462, %1423
  %1464 = load float, ptr %1430, align 4
  %1465 = sext i32 %1463 to i64
  %1466 = getelementptr inbounds [1024 x i32], ptr %111, i64 0, i64 %1465
  %1467 = load i32, ptr %1466, align 4
  %1468 = icmp sgt i32 %1467, 0
  br i1 %1468, label %1469, label %1511
1469:                                             ; preds = %1458
  %1470 = load double, ptr %1443, align 8
  %1471 = fmul reassoc nsz contract double %1470, 6.000000e+00
  %1472 = zext nneg i32 %1467 to i64
  br label %1473
1473:                                             ; preds = %1506, %1469
  %1474 = phi i64 [ 0, %1469 ], [ %1509, %1506 ]
  %1475 = phi double [ %1471, %1469 ], [ %1508, %1506 ]
  %1476 = phi float [ 0x7FF0000000000000, %1469 ], [ %1507, %1506 ]
  br label %1479
1477:                                             ; preds = %1479
  %1478 = fcmp reassoc nsz contract olt double %1500, %1475
  br i1 %1478, label %1503, label %1506
1479:                                             ; preds = %1479, %1473
  %1480 = phi i64 [ 0, %1473 ], [ %1501, %1479 ]
  %1481 = phi double [ 0.000000e+00, %1473 ], [ %1500, %1479 ]
  %1482 = getelementptr inbounds [6 x double], ptr %182, i64 0, i64 %1480
  %1483 = load double, ptr %1482, align 8
  %1484 = call reassoc nsz contract double @llvm.fabs.f64(double %1483)
  %1485 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1484
  %1486 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %183, i64 0, i64 %1418, i64 %1427, i64 %1480
  %1487 = load float, ptr %1486, align 4
  %1488 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %183, i64 0, i64 %1465, i64 %1474, i64 %1480
  %1489 = load float, ptr %1488, align 4
  %1490 = fsub reassoc nsz contract float %1487, %1489
  %1491 = call reassoc nsz contract float @llvm.fabs.f32(float %1490)
  %1492 = fpext float %1491 to double
  %1493 = fdiv reassoc nsz contract double %1492, %1485
  %1494 = fadd reassoc nsz contract double %1493, 5.000000e-01
  %1495 = call reassoc nsz contract double @llvm.floor.f64(double %1494)
  %1496 = fmul reassoc nsz contract double %1495, %1485
  %1497 = fsub reassoc nsz contract double %1492, %1496
  %1498 = call reassoc nsz contract double @llvm.fabs.f64(double %1497)
  %1499 = fcmp reassoc nsz contract ogt double %1498, %1481
  %1500 = select reassoc nsz contract i1 %1499, double %1498, double %1481
  %1501 = add nuw nsw i64 %1480, 1
  %1502 = icmp eq i64 %1501, 3
  br i1 %1502, label %1477, label %1479
1503:                                             ; preds = %1477
  %1504 = getelementptr inbounds [1024 x [8 x float]], ptr %181, i64 0, i64 %1465, i64 %1474
  %1505 = load float, ptr %1504, align 4
  br label %1506
1506:                                             ; preds = %1503, %1477
  %1507 = phi nsz float [ %1505, %1503 ], [ %1476, %1477 ]
  %1508 = phi nsz double [ %1500, %1503 ], [ %1475, %1477 ]
  %1509 = add nuw nsw i64 %1474, 1
  %1510 = icmp eq i64 %1509, %1472
  br i1 %1510, label %1511, label %1473
1511:                                             ; preds = %1506, %1458
  %1512 = phi float [ 0x7FF0000000000000, %1458 ], [ %1507, %1506 ]
  %1513 = fcmp reassoc nsz contract olt float %1464, %1512
  %1514 = fcmp reassoc nsz contract oeq float %1464, %1512
  %1515 = icmp sgt i32 %1462, 0
  %1516 = and i1 %1515, %1514
  %1517 = or i1 %1513, %1516
  %1518 = and i32 %1452, 1
  %1519 = select i1 %1517, i32 %1518, i32 0
  br label %1520
1520:                                             ; preds = %1511, %1454
  %1521 = phi i32 [ %1519, %1511 ], [ %1452, %1454 ]
  %1522 = add nsw i32 %1451, 2
  %1523 = icmp slt i32 %1451, 0
  br i1 %1523, label %1450, label %1445
1524:                                             ; preds = %1444, %1426
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %51)
  br i1 %713, label %1528, label %1525
1525:                                             ; preds = %1528, %1524
  %1526 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %51, ptr noundef nonnull %41, ptr noundef nonnull %45)
  %1527 = fcmp reassoc nsz contract olt double %1526, 1.000000e-09
  br i1 %1527, label %1536, label %1537
1528:                                             ; preds = %1524, %1528
  %1529 = phi i64 [ %1534, %1528 ], [ 0, %1524 ]
  %1530 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %183, i64 0, i64 %1418, i64 %1427, i64 %1529
  %1531 = load float, ptr %1530, align 4
  %1532 = fpext float %1531 to double
  %1533 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %1529
  store double %1532, ptr %1533, align 8
  %1534 = add nuw nsw i64 %1529, 1
  %1535 = icmp eq i64 %1534, %714
  br i1 %1535, label %1525, label %1528
1536:                                             ; preds = %1525
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %51, i32 noundef 1, ptr noundef nonnull %63)
  br label %1537
1537:                                             ; preds = %1536, %1525
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %51)
  br label %1538
1538:                                             ; preds = %1537, %1444
  %1539 = add nuw nsw i64 %1427, 1
  %1540 = icmp eq i64 %1539, %1424
  br i1 %1540, label %1431, label %1426
1541:                                             ; preds = %1425
  %1542 = load i32, ptr %63, align 8
  %1543 = icmp eq i32 %1542, 0
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %45)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %44)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %43)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %42)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %41)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %40)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %39)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %38)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %37)
  br i1 %1543, label %1545, label %1773
1544:                                             ; preds = %527, %523, %520, %628, %1425, %566
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %45)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %44)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %43)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %42)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %41)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %40)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %39)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %38)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %37)
  br label %1545
1545:                                             ; preds = %1544, %1541
  call fastcc void @make_grid(ptr noundef nonnull %52, ptr noundef nonnull %64, ptr noundef nonnull %115, ptr noundef nonnull @POINTS, ptr noundef %9)
  %1546 = load i32, ptr %184, align 8
  %1547 = icmp sgt i32 %1546, 0
  br i1 %1547, label %1548, label %1582
1548:                                             ; preds = %1545, %1577
  %1549 = phi i32 [ %1579, %1577 ], [ 0, %1545 ]
  %1550 = phi double [ %1578, %1577 ], [ 0x7FF0000000000000, %1545 ]
  %1551 = call fastcc i32 @lowest(ptr noundef nonnull %52, i32 noundef %1549)
  %1552 = icmp eq i32 %1551, 0
  br i1 %1552, label %1577, label %1553
1553:                                             ; preds = %1548
  call fastcc void @posture(ptr noundef nonnull %52, i32 noundef %1549, ptr noundef nonnull %53)
  %1554 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %64, ptr noundef nonnull %53, i32 noundef 0, ptr noundef nonnull %54)
  call fastcc void @look(ptr noundef nonnull %64, ptr noundef nonnull %53, ptr noundef nonnull %56)
  %1555 = load double, ptr %185, align 8
  %1556 = fmul reassoc nsz contract double %1555, %1555
  %1557 = load double, ptr %186, align 8
  %1558 = fmul reassoc nsz contract double %1557, %1557
  %1559 = fadd reassoc nsz contract double %1558, %1556
  %1560 = load double, ptr %187, align 8
  %1561 = fmul reassoc nsz contract double %1560, %1560
  %1562 = fadd reassoc nsz contract double %1559, %1561
  %1563 = call reassoc nsz contract double @llvm.sqrt.f64(double %1562)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %58)
  %1564 = fcmp reassoc nsz contract oge double %1563, 1.000000e-09
  %1565 = fcmp reassoc nsz contract olt double %1563, 1.000000e-04
  %1566 = and i1 %1564, %1565
  br i1 %1566, label %1567, label %1571
1567:                                             ; preds = %1553
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %58, ptr noundef nonnull align 16 dereferenceable(48) %53, i64 48, i1 false)
  %1568 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %64, ptr noundef nonnull %58, ptr noundef nonnull %55, ptr noundef nonnull %56)
  %1569 = fcmp reassoc nsz contract olt double %1568, 1.000000e-09
  %1570 = select reassoc nsz contract i1 %1569, double 0.000000e+00, double %1563
  br label %1571
1571:                                             ; preds = %1567, %1553
  %1572 = phi nsz double [ %1570, %1567 ], [ %1563, %1553 ]
  %1573 = fcmp reassoc nsz contract olt double %1572, %1550
  %1574 = select reassoc nsz contract i1 %1573, double %1572, double %1550
  %1575 = fcmp reassoc nsz contract uge double %1574, 1.000000e-09
  br i1 %1575, label %1576, label %1581
1576:                                             ; preds = %1571
  call fastcc void @add(ptr noundef nonnull %64, ptr noundef nonnull %57, ptr noundef nonnull %53, double noundef %1572, double noundef 0.000000e+00, i32 noundef 0)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %58)
  br label %1577
1577:                                             ; preds = %1576, %1548
  %1578 = phi nsz double [ %1574, %1576 ], [ %1550, %1548 ]
  %1579 = add nuw nsw i32 %1549, 1
  %1580 = icmp eq i32 %1579, %1546
  br i1 %1580, label %1582, label %1548
1581:                                             ; preds = %1571
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %58)
  br label %1582
1582:                                             ; preds = %1577, %1581, %1545
  %1583 = phi nsz double [ %1574, %1581 ], [ 0x7FF0000000000000, %1545 ], [ %1578, %1577 ]
  %1584 = fcmp reassoc nsz contract olt double %1583, 1.000000e-09
  br i1 %1584, label %1588, label %1585
1585:                                             ; preds = %1582
  %1586 = load i32, ptr %57, align 8
  %1587 = icmp sgt i32 %1586, 0
  br i1 %1587, label %1766, label %1773
1588:                                             ; preds = %1582
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %22, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %23)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %24)
  %1589 = load i32, ptr %64, align 8
  %1590 = icmp sgt i32 %1589, 0
  br i1 %1590, label %1591, label %1593
1591:                                             ; preds = %1588
  %1592 = zext nneg i32 %1589 to i64
  br label %1600
1593:                                             ; preds = %1600, %1588
  %1594 = phi double [ 0.000000e+00, %1588 ], [ %1606, %1600 ]
  br i1 %1547, label %1595, label %1765
1595:                                             ; preds = %1593
  %1596 = fmul reassoc nsz contract double %1594, %1594
  %1597 = load ptr, ptr %191, align 8
  %1598 = load ptr, ptr %52, align 8
  %1599 = zext nneg i32 %1546 to i64
  br label %1609
1600:                                             ; preds = %1600, %1591
  %1601 = phi i64 [ 0, %1591 ], [ %1607, %1600 ]
  %1602 = phi double [ 0.000000e+00, %1591 ], [ %1606, %1600 ]
  %1603 = getelementptr inbounds [6 x double], ptr %190, i64 0, i64 %1601
  %1604 = load double, ptr %1603, align 8
  %1605 = fmul reassoc nsz contract double %1604, 5.000000e-01
  %1606 = fadd reassoc nsz contract double %1605, %1602
  %1607 = add nuw nsw i64 %1601, 1
  %1608 = icmp eq i64 %1607, %1592
  br i1 %1608, label %1593, label %1600
1609:                                             ; preds = %1694, %1595
  %1610 = phi i64 [ 0, %1595 ], [ %1695, %1694 ]
  %1611 = getelementptr inbounds float, ptr %189, i64 %1610
  store float 0x46293E5940000000, ptr %1611, align 4
  %1612 = trunc nuw nsw i64 %1610 to i32
  %1613 = call fastcc i32 @lowest(ptr noundef nonnull readonly %52, i32 noundef %1612)
  %1614 = icmp eq i32 %1613, 0
  br i1 %1614, label %1615, label %1667
1615:                                             ; preds = %1609
  %1616 = getelementptr inbounds float, ptr %1597, i64 %1610
  %1617 = load float, ptr %1616, align 4
  %1618 = fpext float %1617 to double
  %1619 = fcmp reassoc nsz contract olt double %1596, %1618
  br i1 %1619, label %1694, label %1620
1620:                                             ; preds = %1615
  call fastcc void @posture(ptr noundef nonnull readonly %52, i32 noundef %1612, ptr noundef nonnull %23)
  call fastcc void @look(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %24)
  %1621 = load double, ptr %192, align 8
  %1622 = fmul reassoc nsz contract double %1621, %1621
  %1623 = load double, ptr %193, align 8
  %1624 = fmul reassoc nsz contract double %1623, %1623
  %1625 = fadd reassoc nsz contract double %1624, %1622
  %1626 = load double, ptr %194, align 8
  %1627 = fmul reassoc nsz contract double %1626, %1626
  %1628 = fadd reassoc nsz contract double %1625, %1627
  %1629 = call reassoc nsz contract double @llvm.sqrt.f64(double %1628)
  %1630 = load i32, ptr %1598, align 8
  %1631 = icmp sgt i32 %1630, 0
  br i1 %1631, label %1632, label %1662
1632:                                             ; preds = %1620
  %1633 = zext nneg i32 %1630 to i64
  br label %1634
1634:                                             ; preds = %1657, %1632
  %1635 = phi i64 [ 0, %1632 ], [ %1660, %1657 ]
  %1636 = phi double [ 0.000000e+00, %1632 ], [ %1659, %1657 ]
  %1637 = getelementptr inbounds [6 x i32], ptr %195, i64 0, i64 %1635
  %1638 = load i32, ptr %1637, align 4
  %1639 = icmp sgt i32 %1638, 1
  br i1 %1639, label %1640, label %1657
1640:                                             ; preds = %1634
  %1641 = getelementptr inbounds [6 x double], ptr %196, i64 0, i64 %1635
  %1642 = load double, ptr %1641, align 8
  %1643 = fmul reassoc nsz contract double %1642, 5.000000e-01
  %1644 = getelementptr inbounds [6 x [3 x double]], ptr %197, i64 0, i64 %1635
  %1645 = load double, ptr %1644, align 8
  %1646 = fmul reassoc nsz contract double %1645, %1645
  %1647 = getelementptr inbounds i8, ptr %1644, i64 8
  %1648 = load double, ptr %1647, align 8
  %1649 = fmul reassoc nsz contract double %1648, %1648
  %1650 = fadd reassoc nsz contract double %1649, %1646
  %1651 = getelementptr inbounds i8, ptr %1644, i64 16
  %1652 = load double, ptr %1651, align 8
  %1653 = fmul reassoc nsz contract double %1652, %1652
  %1654 = fadd reassoc nsz contract double %1650, %1653
  %1655 = call reassoc nsz contract double @llvm.sqrt.f64(double %1654)
  %1656 = fmul reassoc nsz contract double %1643, %1655
  br label %1657
1657:                                             ; preds = %1640, %1634
  %1658 = phi reassoc nsz contract double [ %1656, %1640 ], [ 0.000000e+00, %1634 ]
  %1659 = fadd reassoc nsz contract double %1658, %1636
  %1660 = add nuw nsw i64 %1635, 1
  %1661 = icmp eq i64 %1660, %1633
  br i1 %1661, label %1662, label %1634
1662:                                             ; preds = %1657, %1620
  %1663 = phi double [ 0.000000e+00, %1620 ], [ %1659, %1657 ]
  %1664 = fmul reassoc nsz contract double %1663, 8.000000e-01
  %1665 = fadd reassoc nsz contract double %1664, 1.000000e-03
  %1666 = fcmp reassoc nsz contract ogt double %1629, %1665
  br i1 %1666, label %1694, label %1668
1667:                                             ; preds = %1609
  call fastcc void @posture(ptr noundef nonnull readonly %52, i32 noundef %1612, ptr noundef nonnull %23)
  call fastcc void @look(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %24)
  br label %1668
1668:                                             ; preds = %1667, %1662
  %1669 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %22, ptr noundef nonnull %24)
  %1670 = fcmp reassoc nsz contract olt double %1669, 1.000000e-09
  br i1 %1670, label %1671, label %1694
1671:                                             ; preds = %1668
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, i32 noundef 1, ptr noundef null)
  call fastcc void @look(ptr noundef nonnull readonly %101, ptr noundef nonnull %23, ptr noundef nonnull %24)
  %1672 = load double, ptr %198, align 8
  %1673 = fmul reassoc nsz contract double %1672, 5.000000e-01
  %1674 = fadd reassoc nsz contract double %1673, -5.000000e-01
  %1675 = fcmp reassoc nsz contract ogt double %1674, 0.000000e+00
  br i1 %1675, label %1676, label %1688
1676:                                             ; preds = %1671
  %1677 = load double, ptr %199, align 8
  %1678 = fmul reassoc nsz contract double %1677, %1677
  %1679 = load double, ptr %200, align 8
  %1680 = fmul reassoc nsz contract double %1679, %1679
  %1681 = fadd reassoc nsz contract double %1680, %1678
  %1682 = load double, ptr %201, align 8
  %1683 = fmul reassoc nsz contract double %1682, %1682
  %1684 = fadd reassoc nsz contract double %1681, %1683
  %1685 = fmul reassoc nsz contract double %1684, 5.000000e-01
  %1686 = fadd reassoc nsz contract double %1673, 5.000000e-01
  %1687 = fdiv reassoc nsz contract double %1685, %1686
  br label %1691
1688:                                             ; preds = %1671
  %1689 = fmul reassoc nsz contract double %1674, 2.000000e+00
  %1690 = fsub reassoc nsz contract double 2.000000e+00, %1689
  br label %1691
1691:                                             ; preds = %1688, %1676
  %1692 = phi reassoc nsz contract double [ %1687, %1676 ], [ %1690, %1688 ]
  %1693 = fptrunc double %1692 to float
  store float %1693, ptr %1611, align 4
  br label %1694
1694:                                             ; preds = %1691, %1668, %1662, %1615
  %1695 = add nuw nsw i64 %1610, 1
  %1696 = icmp eq i64 %1695, %1599
  br i1 %1696, label %1697, label %1609
1697:                                             ; preds = %1694, %1762
  %1698 = phi i64 [ %1763, %1762 ], [ 0, %1694 ]
  %1699 = getelementptr inbounds float, ptr %189, i64 %1698
  %1700 = load float, ptr %1699, align 4
  %1701 = fcmp reassoc nsz contract olt float %1700, 0x46293E5940000000
  %1702 = load i32, ptr %64, align 8
  %1703 = icmp sgt i32 %1702, 0
  %1704 = select i1 %1703, i1 %1701, i1 false
  br i1 %1704, label %1705, label %1708
1705:                                             ; preds = %1697
  %1706 = zext nneg i32 %1702 to i64
  %1707 = trunc nuw nsw i64 %1698 to i32
  br label %1710
1708:                                             ; preds = %1751, %1697
  %1709 = phi i1 [ %1701, %1697 ], [ %1755, %1751 ]
  br i1 %1709, label %1757, label %1762
1710:                                             ; preds = %1751, %1705
  %1711 = phi i64 [ 0, %1705 ], [ %1753, %1751 ]
  %1712 = getelementptr inbounds [6 x i32], ptr %195, i64 0, i64 %1711
  %1713 = load i32, ptr %1712, align 4
  %1714 = getelementptr inbounds [6 x i32], ptr %202, i64 0, i64 %1711
  %1715 = load i32, ptr %1714, align 4
  %1716 = sdiv i32 %1707, %1715
  %1717 = srem i32 %1716, %1713
  %1718 = icmp slt i32 %1713, 2
  br i1 %1718, label %1751, label %1719
1719:                                             ; preds = %1710
  %1720 = getelementptr inbounds [6 x i32], ptr %203, i64 0, i64 %1711
  br label %1721
1721:                                             ; preds = %1747, %1719
  %1722 = phi i32 [ -1, %1719 ], [ %1749, %1747 ]
  %1723 = phi i32 [ 1, %1719 ], [ %1748, %1747 ]
  %1724 = add nsw i32 %1722, %1717
  %1725 = icmp ult i32 %1724, %1713
  br i1 %1725, label %1732, label %1726
1726:                                             ; preds = %1721
  %1727 = load i32, ptr %1720, align 4
  %1728 = icmp eq i32 %1727, 0
  br i1 %1728, label %1747, label %1729
1729:                                             ; preds = %1726
  %1730 = add nsw i32 %1724, %1713
  %1731 = srem i32 %1730, %1713
  br label %1732
1732:                                             ; preds = %1729, %1721
  %1733 = phi i32 [ %1731, %1729 ], [ %1724, %1721 ]
  %1734 = sub nsw i32 %1733, %1717
  %1735 = mul nsw i32 %1734, %1715
  %1736 = add nsw i32 %1735, %1707
  %1737 = sext i32 %1736 to i64
  %1738 = getelementptr inbounds float, ptr %189, i64 %1737
  %1739 = load float, ptr %1738, align 4
  %1740 = fcmp reassoc nsz contract olt float %1700, %1739
  %1741 = fcmp reassoc nsz contract oeq float %1700, %1739
  %1742 = icmp sgt i32 %1735, 0
  %1743 = and i1 %1741, %1742
  %1744 = or i1 %1740, %1743
  %1745 = and i32 %1723, 1
  %1746 = select i1 %1744, i32 %1745, i32 0
  br label %1747
1747:                                             ; preds = %1732, %1726
  %1748 = phi i32 [ %1746, %1732 ], [ %1723, %1726 ]
  %1749 = add nsw i32 %1722, 2
  %1750 = icmp slt i32 %1722, 0
  br i1 %1750, label %1721, label %1751
1751:                                             ; preds = %1747, %1710
  %1752 = phi i32 [ 1, %1710 ], [ %1748, %1747 ]
  %1753 = add nuw nsw i64 %1711, 1
  %1754 = icmp ult i64 %1753, %1706
  %1755 = icmp ne i32 %1752, 0
  %1756 = select i1 %1754, i1 %1755, i1 false
  br i1 %1756, label %1710, label %1708
1757:                                             ; preds = %1708
  %1758 = trunc nuw nsw i64 %1698 to i32
  call fastcc void @posture(ptr noundef nonnull readonly %52, i32 noundef %1758, ptr noundef nonnull %23)
  %1759 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, ptr noundef nonnull %22, ptr noundef nonnull %24)
  %1760 = fcmp reassoc nsz contract olt double %1759, 1.000000e-09
  br i1 %1760, label %1761, label %1762
1761:                                             ; preds = %1757
  call fastcc void @settle(ptr noundef nonnull readonly %64, ptr noundef nonnull %23, i32 noundef 1, ptr noundef nonnull %63)
  br label %1762
1762:                                             ; preds = %1761, %1757, %1708
  %1763 = add nuw nsw i64 %1698, 1
  %1764 = icmp eq i64 %1763, %1599
  br i1 %1764, label %1765, label %1697
1765:                                             ; preds = %1762, %1593
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %24)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %23)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22)
  br label %1773
1766:                                             ; preds = %1585, %1766
  %1767 = phi i64 [ %1769, %1766 ], [ 0, %1585 ]
  %1768 = getelementptr inbounds [64 x [6 x double]], ptr %188, i64 0, i64 %1767
  call fastcc void @settle(ptr noundef nonnull %64, ptr noundef nonnull %1768, i32 noundef 0, ptr noundef nonnull %63)
  %1769 = add nuw nsw i64 %1767, 1
  %1770 = load i32, ptr %57, align 8
  %1771 = sext i32 %1770 to i64
  %1772 = icmp slt i64 %1769, %1771
  br i1 %1772, label %1766, label %1773
1773:                                             ; preds = %1766, %1765, %1585, %1541
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %57)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %56)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %55)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %54)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %53)
  call void @llvm.lifetime.end.p0(i64 9480, ptr nonnull %52)
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %19)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4168) %19, ptr noundef nonnull align 8 dereferenceable(4168) %63, i64 4168, i1 false)
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %20)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %20, ptr noundef nonnull readonly align 8 dereferenceable(1080) %101, i64 1080, i1 false)
  store double 1.000000e+00, ptr %204, align 8
  store double 1.000000e+00, ptr %205, align 8
  store i32 0, ptr %63, align 8
  %1774 = load i32, ptr %19, align 8
  %1775 = icmp sgt i32 %1774, 0
  br i1 %1775, label %1776, label %1808
1776:                                             ; preds = %1773
  %1777 = zext nneg i32 %1774 to i64
  br label %1778
1778:                                             ; preds = %1805, %1776
  %1779 = phi i64 [ 0, %1776 ], [ %1806, %1805 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %21)
  %1780 = getelementptr inbounds [64 x [6 x double]], ptr %206, i64 0, i64 %1779
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %21, ptr noundef nonnull align 8 dereferenceable(48) %1780, i64 48, i1 false)
  %1781 = getelementptr inbounds [64 x double], ptr %207, i64 0, i64 %1779
  %1782 = load double, ptr %1781, align 8
  %1783 = fcmp reassoc nsz contract olt double %1782, 1.000000e-04
  br i1 %1783, label %1784, label %1799
1784:                                             ; preds = %1778
  %1785 = getelementptr inbounds [64 x double], ptr %208, i64 0, i64 %1779
  %1786 = load double, ptr %1785, align 8
  %1787 = fcmp reassoc nsz contract olt double %1786, 1.000000e-01
  br i1 %1787, label %1788, label %1799
1788:                                             ; preds = %1784
  %1789 = fcmp reassoc nsz contract ogt double %1782, 0.000000e+00
  %1790 = fcmp reassoc nsz contract ogt double %1786, 5.000000e-11
  %1791 = or i1 %1789, %1790
  br i1 %1791, label %1792, label %1799
1792:                                             ; preds = %1788
  %1793 = call reassoc nsz contract fastcc double @meet(ptr noundef nonnull %20, ptr noundef nonnull %21)
  %1794 = fcmp reassoc nsz contract olt double %1793, 0x3BC79CA10C924223
  br i1 %1794, label %1795, label %1799
1795:                                             ; preds = %1792
  %1796 = getelementptr inbounds [64 x i8], ptr %209, i64 0, i64 %1779
  %1797 = load i8, ptr %1796, align 1
  %1798 = zext i8 %1797 to i32
  call fastcc void @add(ptr noundef nonnull %20, ptr noundef nonnull %63, ptr noundef nonnull %21, double noundef 0.000000e+00, double noundef 0.000000e+00, i32 noundef %1798)
  br label %1805
1799:                                             ; preds = %1792, %1788, %1784, %1778
  %1800 = getelementptr inbounds [64 x double], ptr %208, i64 0, i64 %1779
  %1801 = load double, ptr %1800, align 8
  %1802 = getelementptr inbounds [64 x i8], ptr %209, i64 0, i64 %1779
  %1803 = load i8, ptr %1802, align 1
  %1804 = zext i8 %1803 to i32
  call fastcc void @add(ptr noundef nonnull %20, ptr noundef nonnull %63, ptr noundef nonnull %1780, double noundef %1782, double noundef %1801, i32 noundef %1804)
  br label %1805
1805:                                             ; preds = %1799, %1795
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %21)
  %1806 = add nuw nsw i64 %1779, 1
  %1807 = icmp eq i64 %1806, %1777
  br i1 %1807, label %1808, label %1778
1808:                                             ; preds = %1805, %1773
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %20)
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %19)
  %1809 = load i32, ptr %63, align 8
  %1810 = icmp eq i32 %1809, 0
  br i1 %1810, label %1835, label %1827
1811:                                             ; preds = %512, %1824
  %1812 = phi i64 [ %1825, %1824 ], [ 0, %512 ]
  %1813 = getelementptr inbounds [6 x i32], ptr %74, i64 0, i64 %1812
  %1814 = load i32, ptr %1813, align 4
  %1815 = icmp ne i32 %1814, 0
  %1816 = load i32, ptr %109, align 8
  %1817 = icmp slt i32 %1816, 6
  %1818 = select i1 %1815, i1 %1817, i1 false
  br i1 %1818, label %1819, label %1824
1819:                                             ; preds = %1811
  %1820 = add nsw i32 %1816, 1
  store i32 %1820, ptr %109, align 8
  %1821 = sext i32 %1816 to i64
  %1822 = getelementptr inbounds [6 x i32], ptr %110, i64 0, i64 %1821
  %1823 = trunc nuw nsw i64 %1812 to i32
  store i32 %1823, ptr %1822, align 4
  br label %1824
1824:                                             ; preds = %1819, %1811
  %1825 = add nuw nsw i64 %1812, 1
  %1826 = icmp eq i64 %1825, %365
  br i1 %1826, label %513, label %1811
1827:                                             ; preds = %1808
  %1828 = load double, ptr %210, align 8
  %1829 = fcmp reassoc nsz contract olt double %1828, 1.000000e-02
  br i1 %1829, label %1830, label %1876
1830:                                             ; preds = %1827
  %1831 = fcmp reassoc nsz contract oge double %1828, 1.000000e-09
  %1832 = load double, ptr %211, align 8
  %1833 = fcmp reassoc nsz contract ogt double %1832, 5.000000e-11
  %1834 = select i1 %1831, i1 true, i1 %1833
  br i1 %1834, label %1835, label %1876
1835:                                             ; preds = %1830, %1808
  call void @llvm.lifetime.start.p0(i64 9480, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 1080, ptr nonnull %13)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1080) %13, ptr noundef nonnull readonly align 8 dereferenceable(1080) %101, i64 1080, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %18)
  store double 1.000000e+00, ptr %212, align 8
  store double 1.000000e+00, ptr %213, align 8
  call fastcc void @make_grid(ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull @COARSE, ptr noundef %9)
  %1836 = load i32, ptr %214, align 8
  %1837 = icmp sgt i32 %1836, 0
  br i1 %1837, label %1838, label %1875
1838:                                             ; preds = %1835
  %1839 = load ptr, ptr %215, align 8
  %1840 = zext nneg i32 %1836 to i64
  br label %1841
1841:                                             ; preds = %1872, %1838
  %1842 = phi i64 [ 0, %1838 ], [ %1873, %1872 ]
  %1843 = getelementptr inbounds float, ptr %1839, i64 %1842
  %1844 = load float, ptr %1843, align 4
  %1845 = fcmp reassoc nsz contract olt float %1844, 2.000000e+00
  %1846 = or i1 %1810, %1845
  br i1 %1846, label %1847, label %1872
1847:                                             ; preds = %1841
  %1848 = trunc nuw nsw i64 %1842 to i32
  %1849 = call fastcc i32 @lowest(ptr noundef nonnull %12, i32 noundef %1848)
  %1850 = icmp eq i32 %1849, 0
  br i1 %1850, label %1872, label %1851
1851:                                             ; preds = %1847
  call fastcc void @posture(ptr noundef nonnull %12, i32 noundef %1848, ptr noundef nonnull %15)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %16, ptr noundef nonnull align 16 dereferenceable(48) %15, i64 48, i1 false)
  %1852 = call reassoc nsz contract fastcc double @meet(ptr noundef nonnull %13, ptr noundef nonnull %16)
  %1853 = fcmp reassoc nsz contract olt double %1852, 0x3BC79CA10C924223
  br i1 %1853, label %1854, label %1869
1854:                                             ; preds = %1851
  call fastcc void @look(ptr noundef nonnull %13, ptr noundef nonnull %16, ptr noundef nonnull %18)
  %1855 = load double, ptr %216, align 8
  %1856 = fmul reassoc nsz contract double %1855, %1855
  %1857 = load double, ptr %217, align 8
  %1858 = fmul reassoc nsz contract double %1857, %1857
  %1859 = fadd reassoc nsz contract double %1858, %1856
  %1860 = load double, ptr %218, align 8
  %1861 = fmul reassoc nsz contract double %1860, %1860
  %1862 = fadd reassoc nsz contract double %1859, %1861
  %1863 = call reassoc nsz contract double @llvm.sqrt.f64(double %1862)
  %1864 = fmul reassoc nsz contract double %1863, 5.000000e-01
  %1865 = load double, ptr %219, align 8
  %1866 = fmul reassoc nsz contract double %1865, 5.000000e-01
  %1867 = fadd reassoc nsz contract double %1866, -5.000000e-01
  %1868 = call reassoc nsz contract double @atan2(double noundef %1864, double noundef %1867)
  call fastcc void @add(ptr noundef nonnull %13, ptr noundef nonnull %63, ptr noundef nonnull %16, double noundef 0.000000e+00, double noundef %1868, i32 noundef 0)
  br label %1872
1869:                                             ; preds = %1851
  br i1 %1810, label %1870, label %1872
1870:                                             ; preds = %1869
  %1871 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %13, ptr noundef nonnull %15, i32 noundef 0, ptr noundef nonnull %17)
  call fastcc void @lead(ptr noundef nonnull readonly %64, ptr noundef nonnull %15, i32 noundef 0, ptr noundef nonnull %63)
  br label %1872
1872:                                             ; preds = %1870, %1869, %1854, %1847, %1841
  %1873 = add nuw nsw i64 %1842, 1
  %1874 = icmp eq i64 %1873, %1840
  br i1 %1874, label %1875, label %1841
1875:                                             ; preds = %1872, %1835
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 9480, ptr nonnull %12)
  br label %1876
1876:                                             ; preds = %1875, %1830, %1827, %351
  %1877 = load i32, ptr %63, align 8
  %1878 = icmp sgt i32 %1877, 0
  br i1 %1878, label %1879, label %2004
1879:                                             ; preds = %1876
  %1880 = load i32, ptr %65, align 8
  %1881 = icmp sgt i32 %1880, 0
  %1882 = zext nneg i32 %1880 to i64
  %1883 = sext i32 %1880 to i64
  %1884 = zext nneg i32 %1877 to i64
  br label %1885
1885:                                             ; preds = %1998, %1879
  %1886 = phi i64 [ 0, %1879 ], [ %2002, %1998 ]
  %1887 = getelementptr inbounds [64 x [6 x double]], ptr %223, i64 0, i64 %1886
  %1888 = mul nsw i64 %1886, %1883
  %1889 = getelementptr inbounds double, ptr %243, i64 %1888
  %1890 = shl nsw i64 %1886, 4
  %1891 = getelementptr inbounds i8, ptr %245, i64 %1890
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11)
  call fastcc void @look(ptr noundef nonnull readonly %65, ptr noundef nonnull readonly %1887, ptr noundef nonnull %11)
  %1892 = load double, ptr %224, align 8
  %1893 = fmul reassoc nsz contract double %1892, %1892
  %1894 = load double, ptr %225, align 8
  %1895 = fmul reassoc nsz contract double %1894, %1894
  %1896 = fadd reassoc nsz contract double %1895, %1893
  %1897 = load double, ptr %226, align 8
  %1898 = fmul reassoc nsz contract double %1897, %1897
  %1899 = fadd reassoc nsz contract double %1896, %1898
  %1900 = call reassoc nsz contract double @llvm.sqrt.f64(double %1899)
  %1901 = load double, ptr %88, align 8
  %1902 = fmul reassoc nsz contract double %1900, %1901
  store double %1902, ptr %1891, align 8
  %1903 = load double, ptr %227, align 8
  %1904 = fmul reassoc nsz contract double %1903, %1903
  %1905 = load double, ptr %228, align 8
  %1906 = fmul reassoc nsz contract double %1905, %1905
  %1907 = fadd reassoc nsz contract double %1906, %1904
  %1908 = load double, ptr %229, align 8
  %1909 = fmul reassoc nsz contract double %1908, %1908
  %1910 = fadd reassoc nsz contract double %1907, %1909
  %1911 = call reassoc nsz contract double @llvm.sqrt.f64(double %1910)
  %1912 = fmul reassoc nsz contract double %1911, 5.000000e-01
  %1913 = load double, ptr %230, align 8
  %1914 = fmul reassoc nsz contract double %1913, 5.000000e-01
  %1915 = fadd reassoc nsz contract double %1914, -5.000000e-01
  %1916 = call reassoc nsz contract double @atan2(double noundef %1912, double noundef %1915)
  %1917 = getelementptr inbounds i8, ptr %1891, i64 8
  store double %1916, ptr %1917, align 8
  br i1 %1881, label %1918, label %1998
1918:                                             ; preds = %1885, %1993
  %1919 = phi i64 [ %1996, %1993 ], [ 0, %1885 ]
  %1920 = getelementptr inbounds double, ptr %1887, i64 %1919
  %1921 = load double, ptr %1920, align 8
  %1922 = getelementptr inbounds [6 x double], ptr %231, i64 0, i64 %1919
  %1923 = load double, ptr %1922, align 8
  %1924 = call reassoc nsz contract double @llvm.fabs.f64(double %1923)
  %1925 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1924
  %1926 = getelementptr inbounds [6 x i32], ptr %232, i64 0, i64 %1919
  %1927 = load i32, ptr %1926, align 4
  %1928 = icmp eq i32 %1927, 0
  br i1 %1928, label %1988, label %1929
1929:                                             ; preds = %1918
  %1930 = getelementptr inbounds [6 x double], ptr %233, i64 0, i64 %1919
  %1931 = load double, ptr %1930, align 8
  %1932 = fcmp reassoc nsz contract olt double %1931, -1.000000e+290
  br i1 %1932, label %1933, label %1972
1933:                                             ; preds = %1929
  %1934 = getelementptr inbounds [6 x double], ptr %234, i64 0, i64 %1919
  %1935 = load double, ptr %1934, align 8
  %1936 = fcmp reassoc nsz contract ogt double %1935, -1.000000e+290
  br i1 %1936, label %1941, label %1937
1937:                                             ; preds = %1933
  %1938 = getelementptr inbounds [6 x double], ptr %235, i64 0, i64 %1919
  %1939 = load double, ptr %1938, align 8
  %1940 = fcmp reassoc nsz contract olt double %1939, 1.000000e+290
  br i1 %1940, label %1941, label %1972
1941:                                             ; preds = %1937, %1933
  %1942 = getelementptr inbounds [6 x double], ptr %235, i64 0, i64 %1919
  %1943 = load double, ptr %1942, align 8
  %1944 = fcmp reassoc nsz contract olt double %1943, 1.000000e+290
  %1945 = and i1 %1936, %1944
  br i1 %1945, label %1946, label %1955
1946:                                             ; preds = %1941
  %1947 = fadd reassoc nsz contract double %1943, %1935
  %1948 = fmul reassoc nsz contract double %1947, 5.000000e-01
  %1949 = fsub reassoc nsz contract double %1921, %1948
  %1950 = fdiv reassoc nsz contract double %1949, %1925
  %1951 = fadd reassoc nsz contract double %1950, -5.000000e-01
  %1952 = call reassoc nsz contract double @llvm.ceil.f64(double %1951)
  %1953 = fmul reassoc nsz contract double %1952, %1925
  %1954 = fsub reassoc nsz contract double %1921, %1953
  br label %1988
1955:                                             ; preds = %1941
  br i1 %1936, label %1956, label %1964
1956:                                             ; preds = %1955
  %1957 = fcmp reassoc nsz contract olt double %1921, %1935
  br i1 %1957, label %1958, label %1988
1958:                                             ; preds = %1956
  %1959 = fsub reassoc nsz contract double %1935, %1921
  %1960 = fdiv reassoc nsz contract double %1959, %1925
  %1961 = call reassoc nsz contract double @llvm.ceil.f64(double %1960)
  %1962 = fmul reassoc nsz contract double %1961, %1925
  %1963 = fadd reassoc nsz contract double %1962, %1921
  br label %1988
1964:                                             ; preds = %1955
  %1965 = fcmp reassoc nsz contract ogt double %1921, %1943
  br i1 %1965, label %1966, label %1988
1966:                                             ; preds = %1964
  %1967 = fsub reassoc nsz contract double %1921, %1943
  %1968 = fdiv reassoc nsz contract double %1967, %1925
  %1969 = call reassoc nsz contract double @llvm.ceil.f64(double %1968)
  %1970 = fmul reassoc nsz contract double %1969, %1925
  %1971 = fsub reassoc nsz contract double %1921, %1970
  br label %1988
1972:                                             ; preds = %1937, %1929
  %1973 = fcmp reassoc nsz contract olt double %1931, -1.000000e+299
  br i1 %1973, label %1974, label %1988
1974:                                             ; preds = %1972
  %1975 = fcmp reassoc nsz contract ogt double %1921, 0xC00921FB54442D18
  %1976 = fcmp reassoc nsz contract ole double %1921, 0x400921FB54442D18
  %1977 = and i1 %1975, %1976
  br i1 %1977, label %1988, label %1978
1978:                                             ; preds = %1974
  %1979 = fadd reassoc nsz contract double %1924, -1.000000e+00
  %1980 = call reassoc nsz contract double @llvm.fabs.f64(double %1979)
  %1981 = fcmp reassoc nsz contract olt double %1980, 0x3D719799812DEA11
  br i1 %1981, label %1982, label %1988
1982:                                             ; preds = %1978
  %1983 = fadd reassoc nsz contract double %1921, 0xC00921FB54442D18
  %1984 = fdiv reassoc nsz contract double %1983, %1925
  %1985 = call reassoc nsz contract double @llvm.ceil.f64(double %1984)
  %1986 = fmul reassoc nsz contract double %1985, %1925
  %1987 = fsub reassoc nsz contract double %1921, %1986
  br label %1988
1988:                                             ; preds = %1982, %1978, %1974, %1972, %1966, %1964, %1958, %1956, %1946, %1918
  %1989 = phi nsz double [ %1921, %1974 ], [ %1987, %1982 ], [ %1921, %1978 ], [ %1921, %1972 ], [ %1954, %1946 ], [ %1963, %1958 ], [ %1921, %1956 ], [ %1971, %1966 ], [ %1921, %1964 ], [ %1921, %1918 ]
  br i1 %1928, label %1990, label %1993
1990:                                             ; preds = %1988
  %1991 = load double, ptr %88, align 8
  %1992 = fmul reassoc nsz contract double %1991, %1989
  br label %1993
1993:                                             ; preds = %1990, %1988
  %1994 = phi reassoc nsz contract double [ %1992, %1990 ], [ %1989, %1988 ]
  %1995 = getelementptr inbounds double, ptr %1889, i64 %1919
  store double %1994, ptr %1995, align 8
  %1996 = add nuw nsw i64 %1919, 1
  %1997 = icmp eq i64 %1996, %1882
  br i1 %1997, label %1998, label %1918
1998:                                             ; preds = %1993, %1885
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11)
  %1999 = getelementptr inbounds [64 x i8], ptr %236, i64 0, i64 %1886
  %2000 = load i8, ptr %1999, align 1
  %2001 = getelementptr inbounds i8, ptr %247, i64 %1886
  store i8 %2000, ptr %2001, align 1
  %2002 = add nuw nsw i64 %1886, 1
  %2003 = icmp eq i64 %2002, %1884
  br i1 %2003, label %2004, label %1885
2004:                                             ; preds = %1998, %1876
  call void @llvm.lifetime.end.p0(i64 1080, ptr nonnull %65)
  call void @llvm.lifetime.end.p0(i64 3272, ptr nonnull %64)
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %63)
  %2005 = sext i32 %1877 to i64
  %2006 = getelementptr inbounds i64, ptr %8, i64 %239
  store i64 %2005, ptr %2006, align 8
  %2007 = add nuw nsw i64 %239, 1
  %2008 = icmp eq i64 %2007, %0
  br i1 %2008, label %237, label %238
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define internal fastcc void @make_grid(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef %4) unnamed_addr {
  %6 = alloca %struct.columns, align 8
  store ptr %1, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 9472
  store ptr %4, ptr %7, align 8
  %8 = load i32, ptr %1, align 8
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %25
10:                                               ; preds = %5
  %11 = getelementptr inbounds i8, ptr %1, i64 4
  %12 = zext nneg i32 %8 to i64
  br label %15
13:                                               ; preds = %15
  %14 = icmp eq i32 %22, 0
  br i1 %14, label %25, label %29
15:                                               ; preds = %10, %15
  %16 = phi i64 [ 0, %10 ], [ %23, %15 ]
  %17 = phi i32 [ 0, %10 ], [ %22, %15 ]
  %18 = getelementptr inbounds [6 x i32], ptr %11, i64 0, i64 %16
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = zext i1 %20 to i32
  %22 = add nuw nsw i32 %17, %21
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %12
  br i1 %24, label %13, label %15
25:                                               ; preds = %5, %13
  %26 = load i32, ptr %2, align 4
  %27 = icmp eq i32 %26, 0
  %28 = zext i1 %27 to i32
  br label %29
29:                                               ; preds = %25, %13
  %30 = phi i32 [ 0, %13 ], [ %28, %25 ]
  %31 = getelementptr inbounds i8, ptr %0, i64 84
  store i32 %30, ptr %31, align 4
  %32 = icmp sgt i32 %8, 0
  br i1 %32, label %33, label %39
33:                                               ; preds = %29
  %34 = getelementptr inbounds i8, ptr %1, i64 4
  %35 = icmp eq i32 %30, 0
  %36 = zext nneg i32 %8 to i64
  br label %56
37:                                               ; preds = %69
  %38 = zext nneg i32 %72 to i64
  br label %39
39:                                               ; preds = %37, %29
  %40 = phi i64 [ 0, %29 ], [ %38, %37 ]
  %41 = load i32, ptr %1, align 8
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %75
43:                                               ; preds = %39
  %44 = getelementptr inbounds i8, ptr %1, i64 4
  %45 = getelementptr inbounds i32, ptr %3, i64 %40
  %46 = getelementptr inbounds i8, ptr %1, i64 56
  %47 = getelementptr inbounds i8, ptr %1, i64 104
  %48 = getelementptr inbounds i8, ptr %1, i64 152
  %49 = getelementptr inbounds i8, ptr %0, i64 32
  %50 = getelementptr inbounds i8, ptr %0, i64 8
  %51 = getelementptr inbounds i8, ptr %0, i64 56
  %52 = getelementptr inbounds i8, ptr %0, i64 9400
  %53 = getelementptr inbounds i8, ptr %0, i64 88
  %54 = getelementptr inbounds i8, ptr %0, i64 3160
  %55 = getelementptr inbounds i8, ptr %0, i64 6232
  br label %98
56:                                               ; preds = %33, %69
  %57 = phi i64 [ 0, %33 ], [ %73, %69 ]
  %58 = phi i32 [ 0, %33 ], [ %72, %69 ]
  %59 = getelementptr inbounds [6 x i32], ptr %34, i64 0, i64 %57
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %69, label %62
62:                                               ; preds = %56
  %63 = getelementptr inbounds i32, ptr %2, i64 %57
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %69
66:                                               ; preds = %62
  %67 = icmp ne i64 %57, 0
  %68 = select i1 %67, i1 true, i1 %35
  br label %69
69:                                               ; preds = %66, %62, %56
  %70 = phi i1 [ false, %62 ], [ false, %56 ], [ %68, %66 ]
  %71 = zext i1 %70 to i32
  %72 = add nuw nsw i32 %58, %71
  %73 = add nuw nsw i64 %57, 1
  %74 = icmp eq i64 %73, %36
  br i1 %74, label %37, label %56
75:                                               ; preds = %158, %39
  %76 = phi i32 [ 1, %39 ], [ %147, %158 ]
  %77 = phi i32 [ %41, %39 ], [ %160, %158 ]
  %78 = getelementptr inbounds i8, ptr %0, i64 80
  store i32 %76, ptr %78, align 8
  %79 = getelementptr inbounds i8, ptr %1, i64 104
  %80 = load double, ptr %79, align 8
  %81 = getelementptr inbounds i8, ptr %1, i64 56
  %82 = load double, ptr %81, align 8
  %83 = fmul reassoc nsz contract double %82, %80
  %84 = getelementptr inbounds i8, ptr %1, i64 152
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, %82
  %87 = fcmp reassoc nsz contract olt double %83, %86
  %88 = select reassoc nsz contract i1 %87, double %83, double %86
  %89 = getelementptr inbounds i8, ptr %0, i64 9448
  store double %88, ptr %89, align 8
  %90 = select reassoc nsz contract i1 %87, double %86, double %83
  %91 = getelementptr inbounds i8, ptr %0, i64 9456
  store double %90, ptr %91, align 8
  %92 = getelementptr inbounds i8, ptr %0, i64 9464
  store i32 0, ptr %92, align 8
  %93 = icmp sgt i32 %77, 0
  br i1 %93, label %94, label %223
94:                                               ; preds = %75
  %95 = getelementptr inbounds i8, ptr %1, i64 4
  %96 = load i32, ptr %92, align 8
  %97 = zext nneg i32 %77 to i64
  br label %230
98:                                               ; preds = %43, %158
  %99 = phi i64 [ 0, %43 ], [ %159, %158 ]
  %100 = phi i32 [ 1, %43 ], [ %147, %158 ]
  %101 = getelementptr inbounds [6 x i32], ptr %44, i64 0, i64 %99
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %116, label %104
104:                                              ; preds = %98
  %105 = getelementptr inbounds i32, ptr %2, i64 %99
  %106 = load i32, ptr %105, align 4
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %116
108:                                              ; preds = %104
  %109 = icmp eq i64 %99, 0
  br i1 %109, label %110, label %113
110:                                              ; preds = %108
  %111 = load i32, ptr %31, align 4
  %112 = icmp ne i32 %111, 0
  br label %113
113:                                              ; preds = %110, %108
  %114 = phi i1 [ false, %108 ], [ %112, %110 ]
  %115 = xor i1 %114, true
  br label %116
116:                                              ; preds = %113, %104, %98
  %117 = phi i1 [ false, %104 ], [ false, %98 ], [ %115, %113 ]
  br i1 %117, label %118, label %120
118:                                              ; preds = %116
  %119 = load i32, ptr %45, align 4
  br label %120
120:                                              ; preds = %116, %118
  %121 = phi i32 [ %119, %118 ], [ 1, %116 ]
  %122 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %99
  %123 = load double, ptr %122, align 8
  %124 = tail call reassoc nsz contract double @llvm.fabs.f64(double %123)
  %125 = fdiv reassoc nsz contract double 0x401921FB54442D18, %124
  %126 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %99
  %127 = load double, ptr %126, align 8
  %128 = getelementptr inbounds [6 x double], ptr %48, i64 0, i64 %99
  %129 = load double, ptr %128, align 8
  %130 = fsub reassoc nsz contract double %129, %127
  %131 = fcmp reassoc nsz contract uge double %130, %125
  %132 = zext i1 %131 to i32
  %133 = getelementptr inbounds [6 x i32], ptr %49, i64 0, i64 %99
  store i32 %132, ptr %133, align 4
  br i1 %131, label %134, label %138
134:                                              ; preds = %120
  %135 = fcmp reassoc nsz contract ogt double %127, -1.000000e+09
  %136 = fmul reassoc nsz contract double %125, -5.000000e-01
  %137 = select reassoc nsz contract i1 %135, double %127, double %136
  br label %138
138:                                              ; preds = %134, %120
  %139 = phi nsz double [ %137, %134 ], [ %127, %120 ]
  %140 = phi nsz double [ %125, %134 ], [ %130, %120 ]
  %141 = getelementptr inbounds [6 x i32], ptr %50, i64 0, i64 %99
  store i32 %121, ptr %141, align 4
  %142 = getelementptr inbounds [6 x i32], ptr %51, i64 0, i64 %99
  store i32 %100, ptr %142, align 4
  %143 = sitofp i32 %121 to double
  %144 = fdiv reassoc nsz contract double %140, %143
  %145 = select reassoc nsz contract i1 %117, double %144, double 0.000000e+00
  %146 = getelementptr inbounds [6 x double], ptr %52, i64 0, i64 %99
  store double %145, ptr %146, align 8
  %147 = mul nsw i32 %121, %100
  %148 = icmp sgt i32 %121, 0
  br i1 %148, label %149, label %158
149:                                              ; preds = %138
  %150 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %99
  %151 = getelementptr inbounds [6 x i32], ptr %44, i64 0, i64 %99
  %152 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %99
  %153 = getelementptr inbounds [6 x double], ptr %48, i64 0, i64 %99
  %154 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %99
  %155 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %99
  %156 = getelementptr inbounds [6 x double], ptr %48, i64 0, i64 %99
  %157 = zext nneg i32 %121 to i64
  br label %163
158:                                              ; preds = %210, %138
  %159 = add nuw nsw i64 %99, 1
  %160 = load i32, ptr %1, align 8
  %161 = sext i32 %160 to i64
  %162 = icmp slt i64 %159, %161
  br i1 %162, label %98, label %75
163:                                              ; preds = %149, %210
  %164 = phi i64 [ 0, %149 ], [ %221, %210 ]
  br i1 %117, label %165, label %172
165:                                              ; preds = %163
  %166 = trunc nuw nsw i64 %164 to i32
  %167 = uitofp nneg i32 %166 to double
  %168 = fadd reassoc nsz contract double %167, 3.700000e-01
  %169 = load double, ptr %146, align 8
  %170 = fmul reassoc nsz contract double %169, %168
  %171 = fadd reassoc nsz contract double %170, %139
  br label %210
172:                                              ; preds = %163
  %173 = load double, ptr %150, align 8
  %174 = tail call reassoc nsz contract double @llvm.fabs.f64(double %173)
  %175 = fdiv reassoc nsz contract double 0x401921FB54442D18, %174
  %176 = load i32, ptr %151, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %185, label %178
178:                                              ; preds = %172
  %179 = load double, ptr %152, align 8
  %180 = fcmp reassoc nsz contract ogt double %179, 0.000000e+00
  br i1 %180, label %181, label %185
181:                                              ; preds = %178
  %182 = fdiv reassoc nsz contract double %179, %175
  %183 = tail call reassoc nsz contract double @llvm.ceil.f64(double %182)
  %184 = fmul reassoc nsz contract double %183, %175
  br label %185
185:                                              ; preds = %181, %178, %172
  %186 = phi nsz double [ %184, %181 ], [ 0.000000e+00, %178 ], [ 0.000000e+00, %172 ]
  br i1 %177, label %202, label %187
187:                                              ; preds = %185
  %188 = load double, ptr %153, align 8
  %189 = fcmp reassoc nsz contract ogt double %186, %188
  br i1 %189, label %190, label %202
190:                                              ; preds = %187
  %191 = fsub reassoc nsz contract double %186, %188
  %192 = fdiv reassoc nsz contract double %191, %175
  %193 = tail call reassoc nsz contract double @llvm.ceil.f64(double %192)
  %194 = fmul reassoc nsz contract double %193, %175
  %195 = fsub reassoc nsz contract double %186, %194
  %196 = load double, ptr %154, align 8
  %197 = fcmp reassoc nsz contract ult double %195, %196
  br i1 %197, label %198, label %202
198:                                              ; preds = %190
  %199 = fsub reassoc nsz contract double %196, %195
  %200 = fcmp reassoc nsz contract olt double %191, %199
  %201 = select reassoc nsz contract i1 %200, double %188, double %196
  br label %202
202:                                              ; preds = %198, %190, %187, %185
  %203 = phi nsz double [ %186, %187 ], [ %186, %185 ], [ %201, %198 ], [ %195, %190 ]
  %204 = load double, ptr %155, align 8
  %205 = fcmp reassoc nsz contract olt double %203, %204
  br i1 %205, label %210, label %206
206:                                              ; preds = %202
  %207 = load double, ptr %156, align 8
  %208 = fcmp reassoc nsz contract ogt double %203, %207
  %209 = select reassoc nsz contract i1 %208, double %207, double %203
  br label %210
210:                                              ; preds = %206, %202, %165
  %211 = phi reassoc nsz contract double [ %171, %165 ], [ %204, %202 ], [ %209, %206 ]
  %212 = getelementptr inbounds [6 x [64 x double]], ptr %53, i64 0, i64 %99, i64 %164
  store double %211, ptr %212, align 8
  %213 = load double, ptr %122, align 8
  %214 = fmul reassoc nsz contract double %213, %211
  %215 = tail call reassoc nsz contract double @llvm.cos.f64(double %214)
  %216 = getelementptr inbounds [6 x [64 x double]], ptr %54, i64 0, i64 %99, i64 %164
  store double %215, ptr %216, align 8
  %217 = load double, ptr %122, align 8
  %218 = fmul reassoc nsz contract double %217, %211
  %219 = tail call reassoc nsz contract double @llvm.sin.f64(double %218)
  %220 = getelementptr inbounds [6 x [64 x double]], ptr %55, i64 0, i64 %99, i64 %164
  store double %219, ptr %220, align 8
  %221 = add nuw nsw i64 %164, 1
  %222 = icmp eq i64 %221, %157
  br i1 %222, label %158, label %163
223:                                              ; preds = %244, %75
  %224 = getelementptr inbounds i8, ptr %0, i64 9304
  %225 = getelementptr inbounds i8, ptr %1, i64 872
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %224, ptr noundef nonnull align 8 dereferenceable(96) %225, i64 96, i1 false)
  %226 = load i32, ptr %31, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %285, label %228
228:                                              ; preds = %223
  %229 = getelementptr inbounds i8, ptr %1, i64 200
  br label %250
230:                                              ; preds = %94, %244
  %231 = phi i64 [ 0, %94 ], [ %248, %244 ]
  %232 = phi i32 [ %96, %94 ], [ %247, %244 ]
  %233 = getelementptr inbounds [6 x i32], ptr %95, i64 0, i64 %231
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %244
236:                                              ; preds = %230
  %237 = getelementptr inbounds [6 x double], ptr %79, i64 0, i64 %231
  %238 = load double, ptr %237, align 8
  %239 = fcmp reassoc nsz contract ogt double %238, -1.000000e+290
  br i1 %239, label %244, label %240
240:                                              ; preds = %236
  %241 = getelementptr inbounds [6 x double], ptr %84, i64 0, i64 %231
  %242 = load double, ptr %241, align 8
  %243 = fcmp reassoc nsz contract olt double %242, 1.000000e+290
  br label %244
244:                                              ; preds = %236, %240, %230
  %245 = phi i1 [ false, %230 ], [ true, %236 ], [ %243, %240 ]
  %246 = zext i1 %245 to i32
  %247 = or i32 %232, %246
  store i32 %247, ptr %92, align 8
  %248 = add nuw nsw i64 %231, 1
  %249 = icmp eq i64 %248, %97
  br i1 %249, label %223, label %230
250:                                              ; preds = %228, %253
  %251 = phi i64 [ 0, %228 ], [ %254, %253 ]
  %252 = shl nuw nsw i64 %251, 2
  br label %256
253:                                              ; preds = %261
  %254 = add nuw nsw i64 %251, 1
  %255 = icmp eq i64 %254, 3
  br i1 %255, label %285, label %250
256:                                              ; preds = %250, %261
  %257 = phi i64 [ 0, %250 ], [ %262, %261 ]
  %258 = add nuw nsw i64 %257, %252
  %259 = getelementptr inbounds [12 x double], ptr %224, i64 0, i64 %258
  store double 0.000000e+00, ptr %259, align 8
  %260 = icmp eq i64 %257, 3
  br label %264
261:                                              ; preds = %278
  %262 = add nuw nsw i64 %257, 1
  %263 = icmp eq i64 %262, 4
  br i1 %263, label %253, label %256
264:                                              ; preds = %256, %278
  %265 = phi i64 [ 0, %256 ], [ %283, %278 ]
  %266 = phi double [ 0.000000e+00, %256 ], [ %282, %278 ]
  %267 = shl nuw nsw i64 %265, 2
  %268 = or disjoint i64 %267, %251
  %269 = getelementptr inbounds [12 x double], ptr %229, i64 0, i64 %268
  %270 = load double, ptr %269, align 8
  %271 = or disjoint i64 %267, %257
  %272 = getelementptr inbounds [12 x double], ptr %225, i64 0, i64 %271
  %273 = load double, ptr %272, align 8
  br i1 %260, label %274, label %278
274:                                              ; preds = %264
  %275 = or disjoint i64 %267, 3
  %276 = getelementptr inbounds [12 x double], ptr %229, i64 0, i64 %275
  %277 = load double, ptr %276, align 8
  br label %278
278:                                              ; preds = %264, %274
  %279 = phi reassoc nsz contract double [ %277, %274 ], [ 0.000000e+00, %264 ]
  %280 = fsub reassoc nsz contract double %273, %279
  %281 = fmul reassoc nsz contract double %280, %270
  %282 = fadd reassoc nsz contract double %281, %266
  store double %282, ptr %259, align 8
  %283 = add nuw nsw i64 %265, 1
  %284 = icmp eq i64 %283, 3
  br i1 %284, label %261, label %264
285:                                              ; preds = %253, %223
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %6)
  %286 = getelementptr inbounds i8, ptr %1, i64 200
  %287 = load i32, ptr %1, align 8
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [7 x [12 x double]], ptr %286, i64 0, i64 %288
  %290 = getelementptr inbounds i8, ptr %6, i64 24
  br label %294
291:                                              ; preds = %301
  %292 = getelementptr inbounds i8, ptr %6, i64 240
  store i32 0, ptr %292, align 8
  %293 = add nsw i32 %287, -1
  call fastcc void @spread(ptr noundef nonnull %0, i32 noundef %293, ptr noundef nonnull %6, i32 noundef 0)
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %6)
  ret void
294:                                              ; preds = %285, %301
  %295 = phi i64 [ 0, %285 ], [ %302, %301 ]
  %296 = shl nuw nsw i64 %295, 2
  %297 = or disjoint i64 %296, 3
  %298 = getelementptr inbounds double, ptr %289, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %295
  store double %299, ptr %300, align 8
  br label %304
301:                                              ; preds = %304
  %302 = add nuw nsw i64 %295, 1
  %303 = icmp eq i64 %302, 3
  br i1 %303, label %291, label %294
304:                                              ; preds = %294, %304
  %305 = phi i64 [ 0, %294 ], [ %310, %304 ]
  %306 = or disjoint i64 %305, %296
  %307 = getelementptr inbounds double, ptr %289, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = getelementptr inbounds [3 x [3 x double]], ptr %290, i64 0, i64 %305, i64 %295
  store double %308, ptr %309, align 8
  %310 = add nuw nsw i64 %305, 1
  %311 = icmp eq i64 %310, 3
  br i1 %311, label %301, label %304
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
  call fastcc void @look(ptr noundef readonly %37, ptr noundef %2, ptr noundef nonnull %8)
  %38 = load i32, ptr %37, align 8
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %43
40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %37, i64 4
  %42 = zext nneg i32 %38 to i64
  br label %76
43:                                               ; preds = %87, %36
  %44 = phi i32 [ 0, %36 ], [ %88, %87 ]
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %91
46:                                               ; preds = %43
  %47 = getelementptr inbounds i8, ptr %37, i64 968
  %48 = load double, ptr %47, align 8
  %49 = fmul reassoc nsz contract double %48, 2.000000e+00
  %50 = getelementptr inbounds i8, ptr %8, i64 384
  %51 = getelementptr inbounds i8, ptr %8, i64 240
  %52 = load double, ptr %50, align 8
  %53 = getelementptr inbounds i8, ptr %8, i64 392
  %54 = load double, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %8, i64 400
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %37, i64 976
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds i8, ptr %8, i64 96
  %60 = getelementptr inbounds i8, ptr %8, i64 480
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %8, i64 488
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds i8, ptr %8, i64 496
  %65 = load double, ptr %64, align 8
  %66 = zext nneg i32 %44 to i64
  %67 = fmul reassoc nsz contract double %65, %58
  %68 = fmul reassoc nsz contract double %61, %58
  %69 = fmul reassoc nsz contract double %63, %58
  %70 = fneg reassoc nsz contract double %56
  %71 = fmul reassoc nsz contract double %49, %70
  %72 = fneg reassoc nsz contract double %52
  %73 = fmul reassoc nsz contract double %49, %72
  %74 = fneg reassoc nsz contract double %54
  %75 = fmul reassoc nsz contract double %49, %74
  br label %93
76:                                               ; preds = %87, %40
  %77 = phi i64 [ 0, %40 ], [ %89, %87 ]
  %78 = phi i32 [ 0, %40 ], [ %88, %87 ]
  %79 = getelementptr inbounds [6 x i32], ptr %41, i64 0, i64 %77
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %87
82:                                               ; preds = %76
  %83 = add nsw i32 %78, 1
  %84 = sext i32 %78 to i64
  %85 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %84
  %86 = trunc nuw nsw i64 %77 to i32
  store i32 %86, ptr %85, align 4
  br label %87
87:                                               ; preds = %82, %76
  %88 = phi i32 [ %78, %76 ], [ %83, %82 ]
  %89 = add nuw nsw i64 %77, 1
  %90 = icmp eq i64 %89, %42
  br i1 %90, label %43, label %76
91:                                               ; preds = %123, %43
  %92 = icmp eq i32 %44, 0
  br i1 %92, label %209, label %139
93:                                               ; preds = %123, %46
  %94 = phi i64 [ 0, %46 ], [ %124, %123 ]
  %95 = phi i64 [ 1, %46 ], [ %125, %123 ]
  %96 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %94
  %97 = load i32, ptr %96, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [6 x [3 x double]], ptr %51, i64 0, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %99, i64 8
  %102 = load double, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %99, i64 16
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds [6 x [3 x double]], ptr %59, i64 0, i64 %98
  %106 = load double, ptr %105, align 8
  %107 = fmul reassoc nsz contract double %106, %68
  %108 = getelementptr inbounds i8, ptr %105, i64 8
  %109 = load double, ptr %108, align 8
  %110 = fmul reassoc nsz contract double %109, %69
  %111 = getelementptr inbounds i8, ptr %105, i64 16
  %112 = load double, ptr %111, align 8
  %113 = fmul reassoc nsz contract double %112, %67
  %114 = fmul reassoc nsz contract double %73, %100
  %115 = fmul reassoc nsz contract double %75, %102
  %116 = fmul reassoc nsz contract double %71, %104
  %117 = fadd reassoc nsz contract double %110, %107
  %118 = fadd reassoc nsz contract double %117, %113
  %119 = fadd reassoc nsz contract double %115, %114
  %120 = fadd reassoc nsz contract double %119, %116
  %121 = fadd reassoc nsz contract double %120, %118
  %122 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %94
  store double %121, ptr %122, align 8
  br label %127
123:                                              ; preds = %127
  %124 = add nuw nsw i64 %94, 1
  %125 = add nuw nsw i64 %95, 1
  %126 = icmp eq i64 %124, %66
  br i1 %126, label %91, label %93
127:                                              ; preds = %127, %93
  %128 = phi i64 [ 0, %93 ], [ %137, %127 ]
  %129 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull readonly %37, ptr noundef nonnull %8, i32 noundef %130, i32 noundef %97, ptr noundef nonnull %6)
  %132 = icmp eq i64 %94, %128
  %133 = select reassoc nsz contract i1 %132, double 1.000000e-09, double 0.000000e+00
  %134 = fadd reassoc nsz contract double %131, %133
  %135 = getelementptr inbounds [6 x [6 x double]], ptr %4, i64 0, i64 %128, i64 %94
  store double %134, ptr %135, align 8
  %136 = getelementptr inbounds [6 x [6 x double]], ptr %4, i64 0, i64 %94, i64 %128
  store double %134, ptr %136, align 8
  %137 = add nuw nsw i64 %128, 1
  %138 = icmp eq i64 %137, %95
  br i1 %138, label %123, label %127
139:                                              ; preds = %91
  %140 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %4, i32 noundef %44, ptr noundef nonnull %5)
  %141 = fcmp reassoc nsz contract une double %140, 0.000000e+00
  %142 = and i1 %45, %141
  br i1 %142, label %143, label %209
143:                                              ; preds = %139
  %144 = getelementptr inbounds i8, ptr %37, i64 56
  %145 = getelementptr inbounds i8, ptr %37, i64 4
  %146 = getelementptr inbounds i8, ptr %37, i64 104
  %147 = getelementptr inbounds i8, ptr %37, i64 152
  %148 = zext nneg i32 %44 to i64
  br label %149
149:                                              ; preds = %205, %143
  %150 = phi i64 [ 0, %143 ], [ %207, %205 ]
  %151 = getelementptr inbounds [6 x i32], ptr %7, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %2, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %150
  %157 = load double, ptr %156, align 8
  %158 = fadd reassoc nsz contract double %157, %155
  %159 = getelementptr inbounds [6 x double], ptr %144, i64 0, i64 %153
  %160 = load double, ptr %159, align 8
  %161 = tail call reassoc nsz contract double @llvm.fabs.f64(double %160)
  %162 = fdiv reassoc nsz contract double 0x401921FB54442D18, %161
  %163 = getelementptr inbounds [6 x i32], ptr %145, i64 0, i64 %153
  %164 = load i32, ptr %163, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %176, label %166
166:                                              ; preds = %149
  %167 = getelementptr inbounds [6 x double], ptr %146, i64 0, i64 %153
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
  %179 = getelementptr inbounds [6 x double], ptr %147, i64 0, i64 %153
  %180 = load double, ptr %179, align 8
  %181 = fcmp reassoc nsz contract ogt double %177, %180
  br i1 %181, label %182, label %195
182:                                              ; preds = %178
  %183 = fsub reassoc nsz contract double %177, %180
  %184 = fdiv reassoc nsz contract double %183, %162
  %185 = tail call reassoc nsz contract double @llvm.ceil.f64(double %184)
  %186 = fmul reassoc nsz contract double %185, %162
  %187 = fsub reassoc nsz contract double %177, %186
  %188 = getelementptr inbounds [6 x double], ptr %146, i64 0, i64 %153
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
  %197 = getelementptr inbounds [6 x double], ptr %146, i64 0, i64 %153
  %198 = load double, ptr %197, align 8
  %199 = fcmp reassoc nsz contract olt double %196, %198
  br i1 %199, label %205, label %200
200:                                              ; preds = %195
  %201 = getelementptr inbounds [6 x double], ptr %147, i64 0, i64 %153
  %202 = load double, ptr %201, align 8
  %203 = fcmp reassoc nsz contract ogt double %196, %202
  %204 = select reassoc nsz contract i1 %203, double %202, double %196
  br label %205
205:                                              ; preds = %200, %195
  %206 = phi reassoc nsz contract double [ %198, %195 ], [ %204, %200 ]
  store double %206, ptr %154, align 8
  %207 = add nuw nsw i64 %150, 1
  %208 = icmp eq i64 %207, %148
  br i1 %208, label %209, label %149
209:                                              ; preds = %205, %91, %139
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4)
  ret void
}
define internal fastcc double @descend(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr {
  %5 = alloca [6 x [6 x double]], align 16
  %6 = alloca [3 x [6 x double]], align 16
  %7 = alloca [6 x double], align 16
  %8 = alloca [6 x i32], align 16
  %9 = alloca %struct.view, align 8
  %10 = alloca %struct.view, align 8
  %11 = alloca [6 x i32], align 16
  %12 = alloca [6 x i32], align 16
  %13 = alloca [6 x [6 x double]], align 16
  %14 = alloca [6 x double], align 16
  %15 = alloca [3 x double], align 16
  %16 = alloca [6 x [6 x double]], align 16
  %17 = alloca [6 x [6 x double]], align 16
  %18 = alloca [6 x double], align 16
  %19 = alloca [6 x double], align 16
  %20 = alloca [6 x double], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %11, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  %21 = load i32, ptr %0, align 8
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15)
  store double 1.000000e+00, ptr %3, align 8
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %26, label %23
23:                                               ; preds = %4
  %24 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %11, ptr noundef nonnull %9)
  %25 = fcmp reassoc nsz contract olt double %24, 1.000000e-09
  br i1 %25, label %26, label %757
26:                                               ; preds = %23, %4
  call fastcc void @look(ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %9)
  %27 = getelementptr inbounds i8, ptr %0, i64 968
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %9, i64 384
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %9, i64 392
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %9, i64 400
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %0, i64 976
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %9, i64 504
  %38 = load double, ptr %37, align 8
  %39 = fmul reassoc nsz contract double %38, 5.000000e-01
  %40 = fadd reassoc nsz contract double %39, -5.000000e-01
  %41 = fcmp reassoc nsz contract ogt double %40, 0.000000e+00
  br i1 %41, label %42, label %57
42:                                               ; preds = %26
  %43 = getelementptr inbounds i8, ptr %9, i64 488
  %44 = load double, ptr %43, align 8
  %45 = fmul reassoc nsz contract double %44, %44
  %46 = getelementptr inbounds i8, ptr %9, i64 480
  %47 = load double, ptr %46, align 8
  %48 = fmul reassoc nsz contract double %47, %47
  %49 = fadd reassoc nsz contract double %48, %45
  %50 = getelementptr inbounds i8, ptr %9, i64 496
  %51 = load double, ptr %50, align 8
  %52 = fmul reassoc nsz contract double %51, %51
  %53 = fadd reassoc nsz contract double %49, %52
  %54 = fmul reassoc nsz contract double %53, 5.000000e-01
  %55 = fadd reassoc nsz contract double %39, 5.000000e-01
  %56 = fdiv reassoc nsz contract double %54, %55
  br label %60
57:                                               ; preds = %26
  %58 = fmul reassoc nsz contract double %40, 2.000000e+00
  %59 = fsub reassoc nsz contract double 2.000000e+00, %58
  br label %60
60:                                               ; preds = %42, %57
  %61 = phi reassoc nsz contract double [ %56, %42 ], [ %59, %57 ]
  %62 = fmul reassoc nsz contract double %32, %32
  %63 = fmul reassoc nsz contract double %30, %30
  %64 = fadd reassoc nsz contract double %62, %63
  %65 = fmul reassoc nsz contract double %34, %34
  %66 = fadd reassoc nsz contract double %64, %65
  %67 = fmul reassoc nsz contract double %66, %28
  %68 = fmul reassoc nsz contract double %61, %36
  %69 = fadd reassoc nsz contract double %68, %67
  %70 = getelementptr inbounds i8, ptr %9, i64 240
  %71 = getelementptr inbounds i8, ptr %9, i64 96
  %72 = getelementptr inbounds i8, ptr %9, i64 480
  %73 = getelementptr inbounds i8, ptr %9, i64 488
  %74 = getelementptr inbounds i8, ptr %9, i64 496
  %75 = getelementptr inbounds i8, ptr %9, i64 240
  %76 = getelementptr inbounds i8, ptr %15, i64 8
  %77 = getelementptr inbounds i8, ptr %15, i64 16
  %78 = getelementptr inbounds i8, ptr %0, i64 104
  %79 = getelementptr inbounds i8, ptr %0, i64 152
  %80 = icmp sgt i32 %21, 0
  %81 = icmp sgt i32 %21, 0
  %82 = icmp sgt i32 %21, 0
  %83 = zext nneg i32 %21 to i64
  %84 = zext nneg i32 %21 to i64
  %85 = icmp sgt i32 %21, 0
  %86 = zext nneg i32 %21 to i64
  %87 = zext nneg i32 %21 to i64
  %88 = icmp sgt i32 %21, 0
  %89 = icmp sgt i32 %21, 0
  %90 = icmp sgt i32 %21, 0
  %91 = getelementptr inbounds i8, ptr %10, i64 384
  %92 = getelementptr inbounds i8, ptr %10, i64 392
  %93 = getelementptr inbounds i8, ptr %10, i64 400
  %94 = getelementptr inbounds i8, ptr %10, i64 504
  %95 = getelementptr inbounds i8, ptr %10, i64 488
  %96 = getelementptr inbounds i8, ptr %10, i64 480
  %97 = getelementptr inbounds i8, ptr %10, i64 496
  %98 = sext i32 %21 to i64
  %99 = shl nsw i64 %98, 3
  %100 = zext nneg i32 %21 to i64
  %101 = zext nneg i32 %21 to i64
  %102 = zext nneg i32 %21 to i64
  %103 = zext nneg i32 %21 to i64
  %104 = zext nneg i32 %21 to i64
  %105 = zext nneg i32 %21 to i64
  %106 = zext nneg i32 %21 to i64
  %107 = zext nneg i32 %21 to i64
  %108 = zext nneg i32 %21 to i64
  %109 = zext nneg i32 %21 to i64
  %110 = zext nneg i32 %21 to i64
  br label %114
111:                                              ; preds = %748
  %112 = add nuw nsw i32 %118, 1
  %113 = icmp eq i32 %112, 80
  br i1 %113, label %753, label %114
114:                                              ; preds = %60, %111
  %115 = phi double [ undef, %60 ], [ %632, %111 ]
  %116 = phi double [ 0x3D719799812DEA11, %60 ], [ %751, %111 ]
  %117 = phi double [ %69, %60 ], [ %749, %111 ]
  %118 = phi i32 [ 0, %60 ], [ %112, %111 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  %119 = load i32, ptr %0, align 8
  %120 = icmp sgt i32 %119, 0
  br i1 %120, label %121, label %141
121:                                              ; preds = %114
  %122 = load double, ptr %27, align 8
  %123 = fmul reassoc nsz contract double %122, 2.000000e+00
  %124 = load double, ptr %29, align 8
  %125 = load double, ptr %31, align 8
  %126 = load double, ptr %33, align 8
  %127 = load double, ptr %35, align 8
  %128 = load double, ptr %72, align 8
  %129 = load double, ptr %73, align 8
  %130 = load double, ptr %74, align 8
  %131 = zext nneg i32 %119 to i64
  %132 = fmul reassoc nsz contract double %126, %123
  %133 = fmul reassoc nsz contract double %124, %123
  %134 = fmul reassoc nsz contract double %125, %123
  %135 = fneg reassoc nsz contract double %130
  %136 = fmul reassoc nsz contract double %127, %135
  %137 = fneg reassoc nsz contract double %128
  %138 = fmul reassoc nsz contract double %127, %137
  %139 = fneg reassoc nsz contract double %129
  %140 = fmul reassoc nsz contract double %127, %139
  br label %147
141:                                              ; preds = %147, %114
  %142 = zext i32 %119 to i64
  %143 = zext nneg i32 %119 to i64
  %144 = zext nneg i32 %119 to i64
  %145 = zext nneg i32 %119 to i64
  %146 = zext nneg i32 %119 to i64
  br label %175
147:                                              ; preds = %147, %121
  %148 = phi i64 [ 0, %121 ], [ %173, %147 ]
  %149 = getelementptr inbounds [6 x [3 x double]], ptr %70, i64 0, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fmul reassoc nsz contract double %150, %133
  %152 = getelementptr inbounds i8, ptr %149, i64 8
  %153 = load double, ptr %152, align 8
  %154 = fmul reassoc nsz contract double %153, %134
  %155 = getelementptr inbounds i8, ptr %149, i64 16
  %156 = load double, ptr %155, align 8
  %157 = fmul reassoc nsz contract double %156, %132
  %158 = getelementptr inbounds [6 x [3 x double]], ptr %71, i64 0, i64 %148
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds i8, ptr %158, i64 8
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds i8, ptr %158, i64 16
  %163 = load double, ptr %162, align 8
  %164 = fmul reassoc nsz contract double %138, %159
  %165 = fmul reassoc nsz contract double %140, %161
  %166 = fmul reassoc nsz contract double %136, %163
  %167 = fadd reassoc nsz contract double %154, %151
  %168 = fadd reassoc nsz contract double %167, %157
  %169 = fadd reassoc nsz contract double %165, %164
  %170 = fadd reassoc nsz contract double %169, %166
  %171 = fadd reassoc nsz contract double %170, %168
  %172 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %148
  store double %171, ptr %172, align 8
  %173 = add nuw nsw i64 %148, 1
  %174 = icmp eq i64 %173, %131
  br i1 %174, label %141, label %147
175:                                              ; preds = %403, %141
  %176 = phi i32 [ 0, %141 ], [ %406, %403 ]
  br i1 %120, label %179, label %177
177:                                              ; preds = %190, %175
  %178 = phi i32 [ 0, %175 ], [ %191, %190 ]
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %6)
  br i1 %22, label %290, label %194
179:                                              ; preds = %175, %190
  %180 = phi i64 [ %192, %190 ], [ 0, %175 ]
  %181 = phi i32 [ %191, %190 ], [ 0, %175 ]
  %182 = getelementptr inbounds i32, ptr %12, i64 %180
  %183 = load i32, ptr %182, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %190, label %185
185:                                              ; preds = %179
  %186 = sext i32 %181 to i64
  %187 = getelementptr inbounds [6 x double], ptr %13, i64 %186
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %187, i8 0, i64 48, i1 false)
  %188 = add nsw i32 %181, 1
  %189 = getelementptr inbounds [6 x double], ptr %13, i64 %186, i64 %180
  store double 1.000000e+00, ptr %189, align 8
  br label %190
190:                                              ; preds = %185, %179
  %191 = phi i32 [ %188, %185 ], [ %181, %179 ]
  %192 = add nuw nsw i64 %180, 1
  %193 = icmp eq i64 %192, %142
  br i1 %193, label %177, label %179
194:                                              ; preds = %177, %196
  %195 = phi i64 [ %197, %196 ], [ 0, %177 ]
  br i1 %120, label %199, label %196
196:                                              ; preds = %207, %194
  %197 = add nuw nsw i64 %195, 1
  %198 = icmp eq i64 %197, 3
  br i1 %198, label %212, label %194
199:                                              ; preds = %194, %207
  %200 = phi i64 [ %210, %207 ], [ 0, %194 ]
  %201 = getelementptr inbounds i32, ptr %12, i64 %200
  %202 = load i32, ptr %201, align 4
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %207
204:                                              ; preds = %199
  %205 = getelementptr inbounds [6 x [3 x double]], ptr %75, i64 0, i64 %200, i64 %195
  %206 = load double, ptr %205, align 8
  br label %207
207:                                              ; preds = %204, %199
  %208 = phi reassoc nsz contract double [ %206, %204 ], [ 0.000000e+00, %199 ]
  %209 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %195, i64 %200
  store double %208, ptr %209, align 8
  %210 = add nuw nsw i64 %200, 1
  %211 = icmp eq i64 %210, %143
  br i1 %211, label %196, label %199
212:                                              ; preds = %196, %285
  %213 = phi i32 [ %286, %285 ], [ %178, %196 ]
  %214 = phi i32 [ %287, %285 ], [ 0, %196 ]
  br label %215
215:                                              ; preds = %223, %212
  %216 = phi i64 [ 0, %212 ], [ %229, %223 ]
  %217 = phi double [ 0x3D719799812DEA11, %212 ], [ %228, %223 ]
  %218 = phi i32 [ -1, %212 ], [ %227, %223 ]
  br i1 %120, label %231, label %223
219:                                              ; preds = %223
  %220 = icmp sgt i32 %227, -1
  %221 = icmp slt i32 %213, %119
  %222 = select i1 %220, i1 %221, i1 false
  br i1 %222, label %240, label %285
223:                                              ; preds = %231, %215
  %224 = phi double [ 0.000000e+00, %215 ], [ %237, %231 ]
  %225 = fcmp reassoc nsz contract ogt double %224, %217
  %226 = trunc nuw nsw i64 %216 to i32
  %227 = select i1 %225, i32 %226, i32 %218
  %228 = select nsz i1 %225, double %224, double %217
  %229 = add nuw nsw i64 %216, 1
  %230 = icmp eq i64 %229, 3
  br i1 %230, label %219, label %215
231:                                              ; preds = %215, %231
  %232 = phi i64 [ %238, %231 ], [ 0, %215 ]
  %233 = phi double [ %237, %231 ], [ 0.000000e+00, %215 ]
  %234 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %216, i64 %232
  %235 = load double, ptr %234, align 8
  %236 = fmul reassoc nsz contract double %235, %235
  %237 = fadd reassoc nsz contract double %236, %233
  %238 = add nuw nsw i64 %232, 1
  %239 = icmp eq i64 %238, %143
  br i1 %239, label %223, label %231
240:                                              ; preds = %219
  %241 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %228)
  br i1 %120, label %242, label %245
242:                                              ; preds = %240
  %243 = zext nneg i32 %227 to i64
  %244 = sext i32 %213 to i64
  br label %247
245:                                              ; preds = %247, %240
  %246 = sext i32 %213 to i64
  br label %255
247:                                              ; preds = %247, %242
  %248 = phi i64 [ 0, %242 ], [ %253, %247 ]
  %249 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %243, i64 %248
  %250 = load double, ptr %249, align 8
  %251 = fdiv reassoc nsz contract double %250, %241
  %252 = getelementptr inbounds [6 x double], ptr %13, i64 %244, i64 %248
  store double %251, ptr %252, align 8
  %253 = add nuw nsw i64 %248, 1
  %254 = icmp eq i64 %253, %143
  br i1 %254, label %245, label %247
255:                                              ; preds = %272, %245
  %256 = phi i64 [ 0, %245 ], [ %273, %272 ]
  br i1 %120, label %261, label %259
257:                                              ; preds = %272
  %258 = add nsw i32 %213, 1
  br label %285
259:                                              ; preds = %261, %255
  %260 = phi double [ 0.000000e+00, %255 ], [ %269, %261 ]
  br i1 %120, label %275, label %272
261:                                              ; preds = %255, %261
  %262 = phi i64 [ %270, %261 ], [ 0, %255 ]
  %263 = phi double [ %269, %261 ], [ 0.000000e+00, %255 ]
  %264 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %256, i64 %262
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds [6 x double], ptr %13, i64 %246, i64 %262
  %267 = load double, ptr %266, align 8
  %268 = fmul reassoc nsz contract double %267, %265
  %269 = fadd reassoc nsz contract double %268, %263
  %270 = add nuw nsw i64 %262, 1
  %271 = icmp eq i64 %270, %143
  br i1 %271, label %259, label %261
272:                                              ; preds = %275, %259
  %273 = add nuw nsw i64 %256, 1
  %274 = icmp eq i64 %273, 3
  br i1 %274, label %257, label %255
275:                                              ; preds = %259, %275
  %276 = phi i64 [ %283, %275 ], [ 0, %259 ]
  %277 = getelementptr inbounds [6 x double], ptr %13, i64 %246, i64 %276
  %278 = load double, ptr %277, align 8
  %279 = fmul reassoc nsz contract double %278, %260
  %280 = getelementptr inbounds [3 x [6 x double]], ptr %6, i64 0, i64 %256, i64 %276
  %281 = load double, ptr %280, align 8
  %282 = fsub reassoc nsz contract double %281, %279
  store double %282, ptr %280, align 8
  %283 = add nuw nsw i64 %276, 1
  %284 = icmp eq i64 %283, %143
  br i1 %284, label %272, label %275
285:                                              ; preds = %257, %219
  %286 = phi i32 [ %258, %257 ], [ %213, %219 ]
  %287 = add nuw nsw i32 %214, 1
  %288 = icmp ult i32 %214, 2
  %289 = select i1 %222, i1 %288, i1 false
  br i1 %289, label %212, label %290
290:                                              ; preds = %285, %177
  %291 = phi i32 [ %178, %177 ], [ %286, %285 ]
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %6)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %14, ptr noundef nonnull align 16 dereferenceable(48) %7, i64 48, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  br i1 %22, label %375, label %292
292:                                              ; preds = %290
  br i1 %120, label %293, label %301
293:                                              ; preds = %292, %354
  %294 = phi i64 [ %355, %354 ], [ 0, %292 ]
  %295 = getelementptr inbounds i32, ptr %12, i64 %294
  %296 = load i32, ptr %295, align 4
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %298, label %354
298:                                              ; preds = %293
  %299 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %294
  %300 = load double, ptr %299, align 8
  br label %344
301:                                              ; preds = %354, %292
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %5)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(288) %5, i8 0, i64 288, i1 false)
  br label %302
302:                                              ; preds = %308, %301
  %303 = phi i64 [ 0, %301 ], [ %309, %308 ]
  %304 = phi i64 [ 1, %301 ], [ %310, %308 ]
  br label %312
305:                                              ; preds = %308
  %306 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %5, i32 noundef 3, ptr noundef nonnull %15)
  %307 = fcmp reassoc nsz contract oeq double %306, 0.000000e+00
  br i1 %307, label %338, label %339
308:                                              ; preds = %318
  %309 = add nuw nsw i64 %303, 1
  %310 = add nuw nsw i64 %304, 1
  %311 = icmp eq i64 %309, 3
  br i1 %311, label %305, label %302
312:                                              ; preds = %318, %302
  %313 = phi i64 [ 0, %302 ], [ %319, %318 ]
  %314 = icmp eq i64 %303, %313
  %315 = select reassoc nsz contract i1 %314, double 0x3D719799812DEA11, double 0.000000e+00
  %316 = getelementptr inbounds [6 x [6 x double]], ptr %5, i64 0, i64 %303, i64 %313
  store double %315, ptr %316, align 8
  br i1 %120, label %321, label %318
317:                                              ; preds = %333
  store double %335, ptr %316, align 8
  br label %318
318:                                              ; preds = %317, %312
  %319 = add nuw nsw i64 %313, 1
  %320 = icmp eq i64 %319, %304
  br i1 %320, label %308, label %312
321:                                              ; preds = %312, %333
  %322 = phi i64 [ %336, %333 ], [ 0, %312 ]
  %323 = phi double [ %335, %333 ], [ %315, %312 ]
  %324 = getelementptr inbounds i32, ptr %12, i64 %322
  %325 = load i32, ptr %324, align 4
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %333
327:                                              ; preds = %321
  %328 = getelementptr inbounds [6 x [3 x double]], ptr %75, i64 0, i64 %322, i64 %303
  %329 = load double, ptr %328, align 8
  %330 = getelementptr inbounds [6 x [3 x double]], ptr %75, i64 0, i64 %322, i64 %313
  %331 = load double, ptr %330, align 8
  %332 = fmul reassoc nsz contract double %331, %329
  br label %333
333:                                              ; preds = %327, %321
  %334 = phi reassoc nsz contract double [ %332, %327 ], [ 0.000000e+00, %321 ]
  %335 = fadd reassoc nsz contract double %334, %323
  %336 = add nuw nsw i64 %322, 1
  %337 = icmp eq i64 %336, %145
  br i1 %337, label %317, label %321
338:                                              ; preds = %305
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  br label %339
339:                                              ; preds = %338, %305
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %5)
  br i1 %120, label %340, label %401
340:                                              ; preds = %339
  %341 = load double, ptr %15, align 16
  %342 = load double, ptr %76, align 8
  %343 = load double, ptr %77, align 16
  br label %357
344:                                              ; preds = %344, %298
  %345 = phi i64 [ 0, %298 ], [ %352, %344 ]
  %346 = getelementptr inbounds [6 x [3 x double]], ptr %75, i64 0, i64 %294, i64 %345
  %347 = load double, ptr %346, align 8
  %348 = fmul reassoc nsz contract double %347, %300
  %349 = getelementptr inbounds double, ptr %15, i64 %345
  %350 = load double, ptr %349, align 8
  %351 = fsub reassoc nsz contract double %350, %348
  store double %351, ptr %349, align 8
  %352 = add nuw nsw i64 %345, 1
  %353 = icmp eq i64 %352, 3
  br i1 %353, label %354, label %344
354:                                              ; preds = %344, %293
  %355 = add nuw nsw i64 %294, 1
  %356 = icmp eq i64 %355, %144
  br i1 %356, label %301, label %293
357:                                              ; preds = %340, %357
  %358 = phi i64 [ %373, %357 ], [ 0, %340 ]
  %359 = getelementptr inbounds [6 x [3 x double]], ptr %75, i64 0, i64 %358
  %360 = load double, ptr %359, align 8
  %361 = fmul reassoc nsz contract double %360, %341
  %362 = getelementptr inbounds i8, ptr %359, i64 8
  %363 = load double, ptr %362, align 8
  %364 = fmul reassoc nsz contract double %363, %342
  %365 = fadd reassoc nsz contract double %364, %361
  %366 = getelementptr inbounds i8, ptr %359, i64 16
  %367 = load double, ptr %366, align 8
  %368 = fmul reassoc nsz contract double %367, %343
  %369 = fadd reassoc nsz contract double %365, %368
  %370 = getelementptr inbounds double, ptr %14, i64 %358
  %371 = load double, ptr %370, align 8
  %372 = fadd reassoc nsz contract double %369, %371
  store double %372, ptr %370, align 8
  %373 = add nuw nsw i64 %358, 1
  %374 = icmp eq i64 %373, %145
  br i1 %374, label %375, label %357
375:                                              ; preds = %357, %290
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  br i1 %120, label %376, label %403
376:                                              ; preds = %375, %395
  %377 = phi i64 [ %399, %395 ], [ 0, %375 ]
  %378 = getelementptr inbounds double, ptr %1, i64 %377
  %379 = load double, ptr %378, align 8
  %380 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %377
  %381 = load double, ptr %380, align 8
  %382 = fcmp reassoc nsz contract ugt double %379, %381
  br i1 %382, label %387, label %383
383:                                              ; preds = %376
  %384 = getelementptr inbounds double, ptr %14, i64 %377
  %385 = load double, ptr %384, align 8
  %386 = fcmp reassoc nsz contract ogt double %385, 0.000000e+00
  br i1 %386, label %395, label %387
387:                                              ; preds = %383, %376
  %388 = getelementptr inbounds [6 x double], ptr %79, i64 0, i64 %377
  %389 = load double, ptr %388, align 8
  %390 = fcmp reassoc nsz contract ult double %379, %389
  br i1 %390, label %395, label %391
391:                                              ; preds = %387
  %392 = getelementptr inbounds double, ptr %14, i64 %377
  %393 = load double, ptr %392, align 8
  %394 = fcmp reassoc nsz contract olt double %393, 0.000000e+00
  br label %395
395:                                              ; preds = %391, %387, %383
  %396 = phi i1 [ true, %383 ], [ false, %387 ], [ %394, %391 ]
  %397 = zext i1 %396 to i32
  %398 = getelementptr inbounds i32, ptr %8, i64 %377
  store i32 %397, ptr %398, align 4
  %399 = add nuw nsw i64 %377, 1
  %400 = icmp eq i64 %399, %146
  br i1 %400, label %402, label %376
401:                                              ; preds = %339
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8)
  br label %402
402:                                              ; preds = %395, %401
  br i1 %120, label %409, label %403
403:                                              ; preds = %419, %375, %402
  %404 = phi i32 [ 0, %402 ], [ 0, %375 ], [ %422, %419 ]
  %405 = icmp eq i32 %404, 0
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8)
  %406 = add nuw nsw i32 %176, 1
  %407 = icmp eq i32 %406, 3
  %408 = select i1 %405, i1 true, i1 %407
  br i1 %408, label %428, label %175
409:                                              ; preds = %402, %419
  %410 = phi i64 [ %426, %419 ], [ 0, %402 ]
  %411 = phi i32 [ %422, %419 ], [ 0, %402 ]
  %412 = getelementptr inbounds [6 x i32], ptr %8, i64 0, i64 %410
  %413 = load i32, ptr %412, align 4
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %419, label %415
415:                                              ; preds = %409
  %416 = getelementptr inbounds i32, ptr %12, i64 %410
  %417 = load i32, ptr %416, align 4
  %418 = icmp eq i32 %417, 0
  br label %419
419:                                              ; preds = %415, %409
  %420 = phi i1 [ false, %409 ], [ %418, %415 ]
  %421 = zext i1 %420 to i32
  %422 = or i32 %411, %421
  %423 = getelementptr inbounds i32, ptr %12, i64 %410
  %424 = load i32, ptr %423, align 4
  %425 = or i32 %424, %413
  store i32 %425, ptr %423, align 4
  %426 = add nuw nsw i64 %410, 1
  %427 = icmp eq i64 %426, %142
  br i1 %427, label %403, label %409
428:                                              ; preds = %403
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %14, ptr noundef nonnull align 16 dereferenceable(48) %7, i64 48, i1 false)
  %429 = icmp sgt i32 %291, 0
  br i1 %429, label %430, label %461
430:                                              ; preds = %428
  %431 = zext nneg i32 %291 to i64
  %432 = zext nneg i32 %119 to i64
  br label %433
433:                                              ; preds = %448, %430
  %434 = phi i64 [ 0, %430 ], [ %449, %448 ]
  br i1 %120, label %437, label %435
435:                                              ; preds = %437, %433
  %436 = phi double [ 0.000000e+00, %433 ], [ %445, %437 ]
  br i1 %120, label %451, label %448
437:                                              ; preds = %433, %437
  %438 = phi i64 [ %446, %437 ], [ 0, %433 ]
  %439 = phi double [ %445, %437 ], [ 0.000000e+00, %433 ]
  %440 = getelementptr inbounds [6 x double], ptr %13, i64 %434, i64 %438
  %441 = load double, ptr %440, align 8
  %442 = getelementptr inbounds double, ptr %14, i64 %438
  %443 = load double, ptr %442, align 8
  %444 = fmul reassoc nsz contract double %443, %441
  %445 = fadd reassoc nsz contract double %444, %439
  %446 = add nuw nsw i64 %438, 1
  %447 = icmp eq i64 %446, %432
  br i1 %447, label %435, label %437
448:                                              ; preds = %451, %435
  %449 = add nuw nsw i64 %434, 1
  %450 = icmp eq i64 %449, %431
  br i1 %450, label %461, label %433
451:                                              ; preds = %435, %451
  %452 = phi i64 [ %459, %451 ], [ 0, %435 ]
  %453 = getelementptr inbounds [6 x double], ptr %13, i64 %434, i64 %452
  %454 = load double, ptr %453, align 8
  %455 = fmul reassoc nsz contract double %454, %436
  %456 = getelementptr inbounds double, ptr %14, i64 %452
  %457 = load double, ptr %456, align 8
  %458 = fsub reassoc nsz contract double %457, %455
  store double %458, ptr %456, align 8
  %459 = add nuw nsw i64 %452, 1
  %460 = icmp eq i64 %459, %432
  br i1 %460, label %448, label %451
461:                                              ; preds = %448, %428
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %18)
  br i1 %80, label %464, label %462
462:                                              ; preds = %464, %461
  %463 = phi double [ 0.000000e+00, %461 ], [ %471, %464 ]
  br i1 %81, label %477, label %474
464:                                              ; preds = %461, %464
  %465 = phi i64 [ %472, %464 ], [ 0, %461 ]
  %466 = phi double [ %471, %464 ], [ 0.000000e+00, %461 ]
  %467 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %465
  %468 = load double, ptr %467, align 8
  %469 = tail call reassoc nsz contract double @llvm.fabs.f64(double %468)
  %470 = fcmp reassoc nsz contract ogt double %469, %466
  %471 = select reassoc nsz contract i1 %470, double %469, double %466
  %472 = add nuw nsw i64 %465, 1
  %473 = icmp eq i64 %472, %100
  br i1 %473, label %462, label %464
474:                                              ; preds = %480, %462
  br i1 %82, label %475, label %491
475:                                              ; preds = %474
  %476 = zext nneg i32 %291 to i64
  br label %494
477:                                              ; preds = %462, %480
  %478 = phi i64 [ %481, %480 ], [ 0, %462 ]
  %479 = trunc nuw nsw i64 %478 to i32
  br label %483
480:                                              ; preds = %483
  %481 = add nuw nsw i64 %478, 1
  %482 = icmp eq i64 %481, %101
  br i1 %482, label %474, label %477
483:                                              ; preds = %477, %483
  %484 = phi i64 [ %478, %477 ], [ %489, %483 ]
  %485 = trunc nuw nsw i64 %484 to i32
  %486 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull %0, ptr noundef nonnull %9, i32 noundef %479, i32 noundef %485, ptr noundef nonnull %15)
  %487 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %484, i64 %478
  store double %486, ptr %487, align 8
  %488 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %478, i64 %484
  store double %486, ptr %488, align 8
  %489 = add nuw nsw i64 %484, 1
  %490 = icmp eq i64 %489, %102
  br i1 %490, label %480, label %483
491:                                              ; preds = %523, %474
  br i1 %85, label %492, label %526
492:                                              ; preds = %491
  %493 = zext nneg i32 %291 to i64
  br label %529
494:                                              ; preds = %475, %523
  %495 = phi i64 [ 0, %475 ], [ %524, %523 ]
  %496 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %495
  br i1 %429, label %497, label %523
497:                                              ; preds = %494, %510
  %498 = phi i64 [ %511, %510 ], [ 0, %494 ]
  br label %499
499:                                              ; preds = %499, %497
  %500 = phi i64 [ 0, %497 ], [ %508, %499 ]
  %501 = phi double [ 0.000000e+00, %497 ], [ %507, %499 ]
  %502 = getelementptr inbounds [6 x double], ptr %13, i64 %498, i64 %500
  %503 = load double, ptr %502, align 8
  %504 = getelementptr inbounds double, ptr %496, i64 %500
  %505 = load double, ptr %504, align 8
  %506 = fmul reassoc nsz contract double %505, %503
  %507 = fadd reassoc nsz contract double %506, %501
  %508 = add nuw nsw i64 %500, 1
  %509 = icmp eq i64 %508, %83
  br i1 %509, label %513, label %499
510:                                              ; preds = %513
  %511 = add nuw nsw i64 %498, 1
  %512 = icmp eq i64 %511, %476
  br i1 %512, label %523, label %497
513:                                              ; preds = %499, %513
  %514 = phi i64 [ %521, %513 ], [ 0, %499 ]
  %515 = getelementptr inbounds [6 x double], ptr %13, i64 %498, i64 %514
  %516 = load double, ptr %515, align 8
  %517 = fmul reassoc nsz contract double %516, %507
  %518 = getelementptr inbounds double, ptr %496, i64 %514
  %519 = load double, ptr %518, align 8
  %520 = fsub reassoc nsz contract double %519, %517
  store double %520, ptr %518, align 8
  %521 = add nuw nsw i64 %514, 1
  %522 = icmp eq i64 %521, %84
  br i1 %522, label %510, label %513
523:                                              ; preds = %510, %494
  %524 = add nuw nsw i64 %495, 1
  %525 = icmp eq i64 %524, %103
  br i1 %525, label %491, label %494
526:                                              ; preds = %566, %491
  %527 = icmp sgt i32 %291, 0
  %528 = zext nneg i32 %291 to i64
  br label %576
529:                                              ; preds = %492, %566
  %530 = phi i64 [ 0, %492 ], [ %567, %566 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %19)
  br label %559
531:                                              ; preds = %559
  br i1 %429, label %532, label %558
532:                                              ; preds = %531, %545
  %533 = phi i64 [ %546, %545 ], [ 0, %531 ]
  br label %534
534:                                              ; preds = %534, %532
  %535 = phi i64 [ 0, %532 ], [ %543, %534 ]
  %536 = phi double [ 0.000000e+00, %532 ], [ %542, %534 ]
  %537 = getelementptr inbounds [6 x double], ptr %13, i64 %533, i64 %535
  %538 = load double, ptr %537, align 8
  %539 = getelementptr inbounds double, ptr %19, i64 %535
  %540 = load double, ptr %539, align 8
  %541 = fmul reassoc nsz contract double %540, %538
  %542 = fadd reassoc nsz contract double %541, %536
  %543 = add nuw nsw i64 %535, 1
  %544 = icmp eq i64 %543, %86
  br i1 %544, label %548, label %534
545:                                              ; preds = %548
  %546 = add nuw nsw i64 %533, 1
  %547 = icmp eq i64 %546, %493
  br i1 %547, label %558, label %532
548:                                              ; preds = %534, %548
  %549 = phi i64 [ %556, %548 ], [ 0, %534 ]
  %550 = getelementptr inbounds [6 x double], ptr %13, i64 %533, i64 %549
  %551 = load double, ptr %550, align 8
  %552 = fmul reassoc nsz contract double %551, %542
  %553 = getelementptr inbounds double, ptr %19, i64 %549
  %554 = load double, ptr %553, align 8
  %555 = fsub reassoc nsz contract double %554, %552
  store double %555, ptr %553, align 8
  %556 = add nuw nsw i64 %549, 1
  %557 = icmp eq i64 %556, %87
  br i1 %557, label %545, label %548
558:                                              ; preds = %545, %531
  br label %569
559:                                              ; preds = %529, %559
  %560 = phi i64 [ 0, %529 ], [ %564, %559 ]
  %561 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %560, i64 %530
  %562 = load double, ptr %561, align 8
  %563 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %560
  store double %562, ptr %563, align 8
  %564 = add nuw nsw i64 %560, 1
  %565 = icmp eq i64 %564, %105
  br i1 %565, label %531, label %559
566:                                              ; preds = %569
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %19)
  %567 = add nuw nsw i64 %530, 1
  %568 = icmp eq i64 %567, %104
  br i1 %568, label %526, label %529
569:                                              ; preds = %558, %569
  %570 = phi i64 [ 0, %558 ], [ %574, %569 ]
  %571 = getelementptr inbounds [6 x double], ptr %19, i64 0, i64 %570
  %572 = load double, ptr %571, align 8
  %573 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %570, i64 %530
  store double %572, ptr %573, align 8
  %574 = add nuw nsw i64 %570, 1
  %575 = icmp eq i64 %574, %106
  br i1 %575, label %566, label %569
576:                                              ; preds = %526, %629
  %577 = phi nsz double [ %631, %629 ], [ %116, %526 ]
  %578 = phi nsz double [ %632, %629 ], [ %115, %526 ]
  br i1 %88, label %579, label %581
579:                                              ; preds = %576, %584
  %580 = phi i64 [ %589, %584 ], [ 0, %576 ]
  br label %591
581:                                              ; preds = %584, %576
  %582 = call reassoc nsz contract fastcc double @cholesky(ptr noundef nonnull %17, i32 noundef %21, ptr noundef nonnull %18)
  %583 = fcmp reassoc nsz contract ogt double %582, 0.000000e+00
  br i1 %583, label %620, label %622
584:                                              ; preds = %606
  %585 = getelementptr inbounds [6 x double], ptr %14, i64 0, i64 %580
  %586 = load double, ptr %585, align 8
  %587 = fneg reassoc nsz contract double %586
  %588 = getelementptr inbounds [6 x double], ptr %18, i64 0, i64 %580
  store double %587, ptr %588, align 8
  %589 = add nuw nsw i64 %580, 1
  %590 = icmp eq i64 %589, %107
  br i1 %590, label %581, label %579
591:                                              ; preds = %579, %606
  %592 = phi i64 [ 0, %579 ], [ %607, %606 ]
  %593 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %580, i64 %592
  %594 = load double, ptr %593, align 8
  %595 = getelementptr inbounds [6 x [6 x double]], ptr %16, i64 0, i64 %592, i64 %580
  %596 = load double, ptr %595, align 8
  %597 = fadd reassoc nsz contract double %596, %594
  %598 = fmul reassoc nsz contract double %597, 5.000000e-01
  %599 = icmp eq i64 %580, %592
  %600 = select reassoc nsz contract i1 %599, double %577, double 0.000000e+00
  %601 = fadd reassoc nsz contract double %598, %600
  %602 = getelementptr inbounds [6 x [6 x double]], ptr %17, i64 0, i64 %580, i64 %592
  store double %601, ptr %602, align 8
  br i1 %527, label %603, label %606
603:                                              ; preds = %591
  %604 = load double, ptr %602, align 8
  br label %609
605:                                              ; preds = %609
  store double %617, ptr %602, align 8
  br label %606
606:                                              ; preds = %605, %591
  %607 = add nuw nsw i64 %592, 1
  %608 = icmp eq i64 %607, %108
  br i1 %608, label %584, label %591
609:                                              ; preds = %603, %609
  %610 = phi i64 [ 0, %603 ], [ %618, %609 ]
  %611 = phi double [ %604, %603 ], [ %617, %609 ]
  %612 = getelementptr inbounds [6 x [6 x double]], ptr %13, i64 0, i64 %610, i64 %580
  %613 = load double, ptr %612, align 8
  %614 = getelementptr inbounds [6 x [6 x double]], ptr %13, i64 0, i64 %610, i64 %592
  %615 = load double, ptr %614, align 8
  %616 = fmul reassoc nsz contract double %615, %613
  %617 = fadd reassoc nsz contract double %611, %616
  %618 = add nuw nsw i64 %610, 1
  %619 = icmp eq i64 %618, %528
  br i1 %619, label %605, label %609
620:                                              ; preds = %581
  %621 = fsub reassoc nsz contract double %582, %577
  store double %621, ptr %3, align 8
  br label %629
622:                                              ; preds = %581
  store double 0.000000e+00, ptr %3, align 8
  %623 = fcmp reassoc nsz contract olt double %577, 0x3EB0C6F7A0B5ED8D
  %624 = fmul reassoc nsz contract double %577, 4.000000e+00
  %625 = select reassoc nsz contract i1 %623, double 1.000000e-04, double %624
  %626 = fcmp reassoc nsz contract ogt double %625, 1.000000e+09
  %627 = zext i1 %626 to i32
  %628 = select nsz i1 %626, double %117, double %578
  br label %629
629:                                              ; preds = %622, %620
  %630 = phi i32 [ 26, %620 ], [ %627, %622 ]
  %631 = phi nsz double [ %577, %620 ], [ %625, %622 ]
  %632 = phi nsz double [ %578, %620 ], [ %628, %622 ]
  switch i32 %630, label %748 [
    i32 0, label %576
    i32 26, label %633
  ]
633:                                              ; preds = %629
  br i1 %89, label %639, label %634
634:                                              ; preds = %639, %633
  %635 = phi double [ 0.000000e+00, %633 ], [ %646, %639 ]
  %636 = fcmp reassoc nsz contract ogt double %635, 6.000000e-01
  %637 = fdiv reassoc nsz contract double 6.000000e-01, %635
  %638 = select reassoc nsz contract i1 %636, double %637, double 1.000000e+00
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %20)
  br i1 %90, label %651, label %649
639:                                              ; preds = %633, %639
  %640 = phi i64 [ %647, %639 ], [ 0, %633 ]
  %641 = phi double [ %646, %639 ], [ 0.000000e+00, %633 ]
  %642 = getelementptr inbounds [6 x double], ptr %18, i64 0, i64 %640
  %643 = load double, ptr %642, align 8
  %644 = tail call reassoc nsz contract double @llvm.fabs.f64(double %643)
  %645 = fcmp reassoc nsz contract ogt double %644, %641
  %646 = select reassoc nsz contract i1 %645, double %644, double %641
  %647 = add nuw nsw i64 %640, 1
  %648 = icmp eq i64 %647, %109
  br i1 %648, label %634, label %639
649:                                              ; preds = %669, %634
  %650 = phi double [ 0.000000e+00, %634 ], [ %674, %669 ]
  br i1 %22, label %679, label %677
651:                                              ; preds = %634, %669
  %652 = phi i64 [ %675, %669 ], [ 0, %634 ]
  %653 = phi double [ %674, %669 ], [ 0.000000e+00, %634 ]
  %654 = getelementptr inbounds double, ptr %1, i64 %652
  %655 = load double, ptr %654, align 8
  %656 = getelementptr inbounds [6 x double], ptr %18, i64 0, i64 %652
  %657 = load double, ptr %656, align 8
  %658 = fmul reassoc nsz contract double %657, %638
  %659 = fadd reassoc nsz contract double %658, %655
  %660 = getelementptr inbounds [6 x double], ptr %20, i64 0, i64 %652
  store double %659, ptr %660, align 8
  %661 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %652
  %662 = load double, ptr %661, align 8
  %663 = fcmp reassoc nsz contract olt double %659, %662
  br i1 %663, label %669, label %664
664:                                              ; preds = %651
  %665 = getelementptr inbounds [6 x double], ptr %79, i64 0, i64 %652
  %666 = load double, ptr %665, align 8
  %667 = fcmp reassoc nsz contract ogt double %659, %666
  %668 = select reassoc nsz contract i1 %667, double %666, double %659
  br label %669
669:                                              ; preds = %664, %651
  %670 = phi reassoc nsz contract double [ %662, %651 ], [ %668, %664 ]
  store double %670, ptr %660, align 8
  %671 = fsub reassoc nsz contract double %670, %655
  %672 = tail call reassoc nsz contract double @llvm.fabs.f64(double %671)
  %673 = fcmp reassoc nsz contract ogt double %672, %653
  %674 = select reassoc nsz contract i1 %673, double %672, double %653
  %675 = add nuw nsw i64 %652, 1
  %676 = icmp eq i64 %675, %110
  br i1 %676, label %649, label %651
677:                                              ; preds = %649
  %678 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull %0, ptr noundef nonnull %20, ptr noundef nonnull %12, ptr noundef nonnull %10)
  br label %679
679:                                              ; preds = %649, %677
  %680 = phi reassoc nsz contract double [ %678, %677 ], [ 0.000000e+00, %649 ]
  br i1 %22, label %681, label %682
681:                                              ; preds = %679
  call fastcc void @look(ptr noundef nonnull %0, ptr noundef nonnull %20, ptr noundef nonnull %10)
  br label %682
682:                                              ; preds = %681, %679
  %683 = fcmp reassoc nsz contract olt double %680, 1.000000e-09
  br i1 %683, label %684, label %719
684:                                              ; preds = %682
  %685 = load double, ptr %27, align 8
  %686 = load double, ptr %91, align 8
  %687 = load double, ptr %92, align 8
  %688 = load double, ptr %93, align 8
  %689 = load double, ptr %35, align 8
  %690 = load double, ptr %94, align 8
  %691 = fmul reassoc nsz contract double %690, 5.000000e-01
  %692 = fadd reassoc nsz contract double %691, -5.000000e-01
  %693 = fcmp reassoc nsz contract ogt double %692, 0.000000e+00
  br i1 %693, label %694, label %706
694:                                              ; preds = %684
  %695 = load double, ptr %95, align 8
  %696 = fmul reassoc nsz contract double %695, %695
  %697 = load double, ptr %96, align 8
  %698 = fmul reassoc nsz contract double %697, %697
  %699 = fadd reassoc nsz contract double %698, %696
  %700 = load double, ptr %97, align 8
  %701 = fmul reassoc nsz contract double %700, %700
  %702 = fadd reassoc nsz contract double %699, %701
  %703 = fmul reassoc nsz contract double %702, 5.000000e-01
  %704 = fadd reassoc nsz contract double %691, 5.000000e-01
  %705 = fdiv reassoc nsz contract double %703, %704
  br label %709
706:                                              ; preds = %684
  %707 = fmul reassoc nsz contract double %692, 2.000000e+00
  %708 = fsub reassoc nsz contract double 2.000000e+00, %707
  br label %709
709:                                              ; preds = %694, %706
  %710 = phi reassoc nsz contract double [ %705, %694 ], [ %708, %706 ]
  %711 = fmul reassoc nsz contract double %687, %687
  %712 = fmul reassoc nsz contract double %686, %686
  %713 = fadd reassoc nsz contract double %711, %712
  %714 = fmul reassoc nsz contract double %688, %688
  %715 = fadd reassoc nsz contract double %713, %714
  %716 = fmul reassoc nsz contract double %715, %685
  %717 = fmul reassoc nsz contract double %710, %689
  %718 = fadd reassoc nsz contract double %717, %716
  br label %719
719:                                              ; preds = %682, %709
  %720 = phi reassoc nsz contract double [ %718, %709 ], [ 0x7FF0000000000000, %682 ]
  %721 = fcmp reassoc nsz contract olt double %720, %117
  br i1 %721, label %727, label %722
722:                                              ; preds = %719
  %723 = fadd reassoc nsz contract double %117, 1.000000e-15
  %724 = fcmp reassoc nsz contract ole double %720, %723
  %725 = fcmp reassoc nsz contract olt double %650, 0x3EB0C6F7A0B5ED8D
  %726 = select i1 %724, i1 %725, i1 false
  br i1 %726, label %727, label %734
727:                                              ; preds = %722, %719
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr nonnull align 16 %20, i64 %99, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(512) %9, ptr noundef nonnull align 8 dereferenceable(512) %10, i64 512, i1 false)
  %728 = fcmp reassoc nsz contract olt double %631, 0x3DA5FD7FE1796495
  %729 = fmul reassoc nsz contract double %631, 1.000000e-01
  %730 = select reassoc nsz contract i1 %728, double 0x3D719799812DEA11, double %729
  %731 = fcmp reassoc nsz contract olt double %650, 0x3D719799812DEA11
  %732 = fcmp reassoc nsz contract olt double %463, 0x3C9CD2B297D889BC
  %733 = select i1 %731, i1 true, i1 %732
  br i1 %733, label %744, label %741
734:                                              ; preds = %722
  %735 = fcmp reassoc nsz contract olt double %650, 1.000000e-09
  br i1 %735, label %744, label %736
736:                                              ; preds = %734
  %737 = fcmp reassoc nsz contract olt double %631, 0x3EB0C6F7A0B5ED8D
  %738 = fmul reassoc nsz contract double %631, 8.000000e+00
  %739 = select reassoc nsz contract i1 %737, double 1.000000e-04, double %738
  %740 = fcmp reassoc nsz contract ogt double %739, 1.000000e+09
  br i1 %740, label %744, label %741
741:                                              ; preds = %736, %727
  %742 = phi nsz double [ %720, %727 ], [ %117, %736 ]
  %743 = phi nsz double [ %730, %727 ], [ %739, %736 ]
  br label %744
744:                                              ; preds = %736, %734, %727, %741
  %745 = phi nsz double [ %742, %741 ], [ %720, %727 ], [ %117, %734 ], [ %117, %736 ]
  %746 = phi i32 [ 0, %741 ], [ 2, %727 ], [ 2, %734 ], [ 2, %736 ]
  %747 = phi nsz double [ %743, %741 ], [ %730, %727 ], [ %631, %734 ], [ %739, %736 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %20)
  br label %748
748:                                              ; preds = %629, %744
  %749 = phi nsz double [ %745, %744 ], [ %117, %629 ]
  %750 = phi i32 [ %746, %744 ], [ %630, %629 ]
  %751 = phi nsz double [ %747, %744 ], [ %631, %629 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %16)
  %752 = icmp eq i32 %750, 0
  br i1 %752, label %111, label %753
753:                                              ; preds = %111, %748
  %754 = phi i32 [ %750, %748 ], [ 2, %111 ]
  %755 = icmp eq i32 %754, 2
  %756 = select nsz i1 %755, double %749, double %632
  br label %757
757:                                              ; preds = %23, %753
  %758 = phi nsz double [ %756, %753 ], [ 0x7FF0000000000000, %23 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9)
  ret double %758
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
  %7 = alloca [3 x double], align 16
  %8 = alloca %struct.columns, align 8
  %9 = alloca %struct.columns, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 976
  %12 = load double, ptr %11, align 8
  %13 = fcmp reassoc nsz contract oeq double %12, 0.000000e+00
  %14 = icmp slt i32 %1, 0
  br i1 %14, label %21, label %15
15:                                               ; preds = %4
  %16 = icmp eq i32 %1, 0
  br i1 %16, label %17, label %370
17:                                               ; preds = %15
  %18 = getelementptr inbounds i8, ptr %0, i64 84
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %370, label %21
21:                                               ; preds = %17, %4
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %8, ptr noundef nonnull align 8 dereferenceable(272) %2, i64 272, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  %22 = getelementptr inbounds i8, ptr %0, i64 9304
  %23 = getelementptr inbounds i8, ptr %0, i64 9328
  %24 = load double, ptr %23, align 8
  store double %24, ptr %6, align 16
  %25 = getelementptr inbounds i8, ptr %6, i64 8
  %26 = getelementptr inbounds i8, ptr %0, i64 9360
  %27 = load double, ptr %26, align 8
  store double %27, ptr %25, align 8
  %28 = getelementptr inbounds i8, ptr %6, i64 16
  %29 = getelementptr inbounds i8, ptr %0, i64 9392
  %30 = load double, ptr %29, align 8
  store double %30, ptr %28, align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7)
  %31 = getelementptr inbounds i8, ptr %0, i64 84
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %69, label %34
34:                                               ; preds = %21
  %35 = getelementptr inbounds i8, ptr %10, i64 968
  %36 = load double, ptr %35, align 8
  %37 = fmul reassoc nsz contract double %36, 2.000000e+00
  %38 = load double, ptr %8, align 8
  %39 = fmul reassoc nsz contract double %38, %24
  %40 = getelementptr inbounds i8, ptr %8, i64 8
  %41 = load double, ptr %40, align 8
  %42 = fmul reassoc nsz contract double %41, %27
  %43 = fadd reassoc nsz contract double %42, %39
  %44 = fmul reassoc nsz contract double %43, %37
  %45 = fmul reassoc nsz contract double %38, %27
  %46 = fmul reassoc nsz contract double %41, %24
  %47 = fsub reassoc nsz contract double %45, %46
  %48 = fmul reassoc nsz contract double %47, %37
  %49 = fmul reassoc nsz contract double %38, %38
  %50 = fmul reassoc nsz contract double %41, %41
  %51 = getelementptr inbounds i8, ptr %8, i64 16
  %52 = load double, ptr %51, align 8
  %53 = fmul reassoc nsz contract double %24, %24
  %54 = fmul reassoc nsz contract double %27, %27
  %55 = fmul reassoc nsz contract double %30, %30
  %56 = fmul reassoc nsz contract double %30, 2.000000e+00
  %57 = fsub reassoc nsz contract double %52, %56
  %58 = fmul reassoc nsz contract double %57, %52
  %59 = fadd reassoc nsz contract double %54, %53
  %60 = fadd reassoc nsz contract double %59, %55
  %61 = fadd reassoc nsz contract double %60, %49
  %62 = fadd reassoc nsz contract double %61, %50
  %63 = fadd reassoc nsz contract double %62, %58
  %64 = fmul reassoc nsz contract double %63, %36
  br label %265
65:                                               ; preds = %69
  %66 = getelementptr inbounds i8, ptr %0, i64 9464
  %67 = load i32, ptr %66, align 8
  %68 = icmp ne i32 %67, 0
  br i1 %68, label %79, label %158
69:                                               ; preds = %21, %69
  %70 = phi i64 [ %77, %69 ], [ 0, %21 ]
  %71 = getelementptr inbounds double, ptr %8, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %70
  %74 = load double, ptr %73, align 8
  %75 = fsub reassoc nsz contract double %72, %74
  %76 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %70
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %70, 1
  %78 = icmp eq i64 %77, 3
  br i1 %78, label %65, label %69
79:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5)
  %80 = getelementptr inbounds i8, ptr %8, i64 240
  %81 = load i32, ptr %80, align 8
  %82 = icmp sgt i32 %81, 0
  %83 = getelementptr inbounds i8, ptr %8, i64 96
  %84 = getelementptr inbounds i8, ptr %8, i64 244
  %85 = getelementptr inbounds i8, ptr %7, i64 8
  %86 = getelementptr inbounds i8, ptr %7, i64 16
  %87 = getelementptr inbounds i8, ptr %10, i64 104
  %88 = getelementptr inbounds i8, ptr %10, i64 152
  %89 = zext nneg i32 %81 to i64
  br label %90
90:                                               ; preds = %94, %79
  %91 = phi i32 [ 0, %79 ], [ %95, %94 ]
  br i1 %82, label %92, label %94
92:                                               ; preds = %90
  %93 = icmp eq i32 %91, 0
  br label %97
94:                                               ; preds = %143, %90
  %95 = add nuw nsw i32 %91, 1
  %96 = icmp eq i32 %95, 6
  br i1 %96, label %157, label %90
97:                                               ; preds = %143, %92
  %98 = phi i64 [ 0, %92 ], [ %145, %143 ]
  %99 = getelementptr inbounds [6 x [3 x double]], ptr %83, i64 0, i64 %98
  %100 = getelementptr inbounds [6 x i32], ptr %84, i64 0, i64 %98
  %101 = load i32, ptr %100, align 4
  br i1 %93, label %105, label %102
102:                                              ; preds = %97
  %103 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %98
  %104 = load double, ptr %103, align 8
  br label %105
105:                                              ; preds = %102, %97
  %106 = phi reassoc nsz contract double [ %104, %102 ], [ 0.000000e+00, %97 ]
  %107 = load double, ptr %99, align 8
  %108 = fmul reassoc nsz contract double %107, %107
  %109 = getelementptr inbounds i8, ptr %99, i64 8
  %110 = load double, ptr %109, align 8
  %111 = fmul reassoc nsz contract double %110, %110
  %112 = fadd reassoc nsz contract double %111, %108
  %113 = getelementptr inbounds i8, ptr %99, i64 16
  %114 = load double, ptr %113, align 8
  %115 = fmul reassoc nsz contract double %114, %114
  %116 = fadd reassoc nsz contract double %112, %115
  %117 = fcmp reassoc nsz contract ogt double %116, 0x3D719799812DEA11
  br i1 %117, label %118, label %129
118:                                              ; preds = %105
  %119 = load double, ptr %7, align 16
  %120 = fmul reassoc nsz contract double %119, %107
  %121 = load double, ptr %85, align 8
  %122 = fmul reassoc nsz contract double %121, %110
  %123 = fadd reassoc nsz contract double %122, %120
  %124 = load double, ptr %86, align 16
  %125 = fmul reassoc nsz contract double %124, %114
  %126 = fadd reassoc nsz contract double %123, %125
  %127 = fdiv reassoc nsz contract double %126, %116
  %128 = fsub reassoc nsz contract double %106, %127
  br label %129
129:                                              ; preds = %118, %105
  %130 = phi reassoc nsz contract double [ %128, %118 ], [ %106, %105 ]
  %131 = sext i32 %101 to i64
  %132 = getelementptr inbounds [6 x double], ptr %87, i64 0, i64 %131
  %133 = load double, ptr %132, align 8
  %134 = fcmp reassoc nsz contract olt double %130, %133
  br i1 %134, label %140, label %135
135:                                              ; preds = %129
  %136 = getelementptr inbounds [6 x double], ptr %88, i64 0, i64 %131
  %137 = load double, ptr %136, align 8
  %138 = fcmp reassoc nsz contract ogt double %130, %137
  %139 = select reassoc nsz contract i1 %138, double %137, double %130
  br label %140
140:                                              ; preds = %135, %129
  %141 = phi reassoc nsz contract double [ %133, %129 ], [ %139, %135 ]
  %142 = fsub reassoc nsz contract double %141, %106
  br label %147
143:                                              ; preds = %147
  %144 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 %98
  store double %141, ptr %144, align 8
  %145 = add nuw nsw i64 %98, 1
  %146 = icmp eq i64 %145, %89
  br i1 %146, label %94, label %97
147:                                              ; preds = %147, %140
  %148 = phi i64 [ 0, %140 ], [ %155, %147 ]
  %149 = getelementptr inbounds double, ptr %99, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = fmul reassoc nsz contract double %150, %142
  %152 = getelementptr inbounds double, ptr %7, i64 %148
  %153 = load double, ptr %152, align 8
  %154 = fadd reassoc nsz contract double %153, %151
  store double %154, ptr %152, align 8
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, 3
  br i1 %156, label %143, label %147
157:                                              ; preds = %94
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5)
  br label %158
158:                                              ; preds = %157, %65
  %159 = getelementptr inbounds i8, ptr %8, i64 240
  %160 = load i32, ptr %159, align 8
  %161 = icmp slt i32 %160, 1
  %162 = or i1 %68, %161
  br i1 %162, label %168, label %163
163:                                              ; preds = %158
  %164 = getelementptr inbounds i8, ptr %8, i64 96
  %165 = getelementptr inbounds i8, ptr %7, i64 8
  %166 = getelementptr inbounds i8, ptr %7, i64 16
  %167 = zext nneg i32 %160 to i64
  br label %182
168:                                              ; preds = %252, %158
  %169 = getelementptr inbounds i8, ptr %10, i64 968
  %170 = load double, ptr %169, align 8
  %171 = load double, ptr %7, align 16
  %172 = fmul reassoc nsz contract double %171, %171
  %173 = getelementptr inbounds i8, ptr %7, i64 8
  %174 = load double, ptr %173, align 8
  %175 = fmul reassoc nsz contract double %174, %174
  %176 = fadd reassoc nsz contract double %175, %172
  %177 = getelementptr inbounds i8, ptr %7, i64 16
  %178 = load double, ptr %177, align 16
  %179 = fmul reassoc nsz contract double %178, %178
  %180 = fadd reassoc nsz contract double %176, %179
  %181 = fmul reassoc nsz contract double %180, %170
  br label %265
182:                                              ; preds = %252, %163
  %183 = phi i64 [ 0, %163 ], [ %253, %252 ]
  %184 = getelementptr inbounds [6 x [3 x double]], ptr %164, i64 0, i64 %183
  %185 = icmp eq i64 %183, 0
  br i1 %185, label %189, label %186
186:                                              ; preds = %182
  %187 = getelementptr inbounds i8, ptr %184, i64 8
  %188 = getelementptr inbounds i8, ptr %184, i64 16
  br label %204
189:                                              ; preds = %220, %182
  %190 = load double, ptr %184, align 8
  %191 = fmul reassoc nsz contract double %190, %190
  %192 = getelementptr inbounds i8, ptr %184, i64 8
  %193 = load double, ptr %192, align 8
  %194 = fmul reassoc nsz contract double %193, %193
  %195 = fadd reassoc nsz contract double %194, %191
  %196 = getelementptr inbounds i8, ptr %184, i64 16
  %197 = load double, ptr %196, align 8
  %198 = fmul reassoc nsz contract double %197, %197
  %199 = fadd reassoc nsz contract double %195, %198
  %200 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %199)
  %201 = fcmp reassoc nsz contract ogt double %200, 1.000000e-04
  %202 = fdiv reassoc nsz contract double 1.000000e+00, %200
  %203 = select reassoc nsz contract i1 %201, double %202, double 0.000000e+00
  br label %245
204:                                              ; preds = %220, %186
  %205 = phi i64 [ 0, %186 ], [ %221, %220 ]
  %206 = getelementptr inbounds [6 x [3 x double]], ptr %164, i64 0, i64 %205
  %207 = load double, ptr %184, align 8
  %208 = load double, ptr %206, align 8
  %209 = fmul reassoc nsz contract double %208, %207
  %210 = load double, ptr %187, align 8
  %211 = getelementptr inbounds i8, ptr %206, i64 8
  %212 = load double, ptr %211, align 8
  %213 = fmul reassoc nsz contract double %212, %210
  %214 = fadd reassoc nsz contract double %213, %209
  %215 = load double, ptr %188, align 8
  %216 = getelementptr inbounds i8, ptr %206, i64 16
  %217 = load double, ptr %216, align 8
  %218 = fmul reassoc nsz contract double %217, %215
  %219 = fadd reassoc nsz contract double %214, %218
  br label %223
220:                                              ; preds = %223
  %221 = add nuw nsw i64 %205, 1
  %222 = icmp eq i64 %221, %183
  br i1 %222, label %189, label %204
223:                                              ; preds = %223, %204
  %224 = phi i64 [ 0, %204 ], [ %231, %223 ]
  %225 = getelementptr inbounds [6 x [3 x double]], ptr %164, i64 0, i64 %205, i64 %224
  %226 = load double, ptr %225, align 8
  %227 = fmul reassoc nsz contract double %226, %219
  %228 = getelementptr inbounds double, ptr %184, i64 %224
  %229 = load double, ptr %228, align 8
  %230 = fsub reassoc nsz contract double %229, %227
  store double %230, ptr %228, align 8
  %231 = add nuw nsw i64 %224, 1
  %232 = icmp eq i64 %231, 3
  br i1 %232, label %220, label %223
233:                                              ; preds = %245
  %234 = load double, ptr %184, align 8
  %235 = load double, ptr %7, align 16
  %236 = fmul reassoc nsz contract double %235, %234
  %237 = load double, ptr %192, align 8
  %238 = load double, ptr %165, align 8
  %239 = fmul reassoc nsz contract double %238, %237
  %240 = fadd reassoc nsz contract double %239, %236
  %241 = load double, ptr %196, align 8
  %242 = load double, ptr %166, align 16
  %243 = fmul reassoc nsz contract double %242, %241
  %244 = fadd reassoc nsz contract double %240, %243
  br label %255
245:                                              ; preds = %245, %189
  %246 = phi i64 [ 0, %189 ], [ %250, %245 ]
  %247 = getelementptr inbounds double, ptr %184, i64 %246
  %248 = load double, ptr %247, align 8
  %249 = fmul reassoc nsz contract double %248, %203
  store double %249, ptr %247, align 8
  %250 = add nuw nsw i64 %246, 1
  %251 = icmp eq i64 %250, 3
  br i1 %251, label %233, label %245
252:                                              ; preds = %255
  %253 = add nuw nsw i64 %183, 1
  %254 = icmp eq i64 %253, %167
  br i1 %254, label %168, label %182
255:                                              ; preds = %255, %233
  %256 = phi i64 [ 0, %233 ], [ %263, %255 ]
  %257 = getelementptr inbounds double, ptr %184, i64 %256
  %258 = load double, ptr %257, align 8
  %259 = fmul reassoc nsz contract double %258, %244
  %260 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %256
  %261 = load double, ptr %260, align 8
  %262 = fsub reassoc nsz contract double %261, %259
  store double %262, ptr %260, align 8
  %263 = add nuw nsw i64 %256, 1
  %264 = icmp eq i64 %263, 3
  br i1 %264, label %252, label %255
265:                                              ; preds = %168, %34
  %266 = phi nsz double [ %64, %34 ], [ %181, %168 ]
  %267 = phi nsz double [ %48, %34 ], [ 0.000000e+00, %168 ]
  %268 = phi nsz double [ %44, %34 ], [ 0.000000e+00, %168 ]
  br i1 %13, label %318, label %269
269:                                              ; preds = %265
  %270 = fmul reassoc nsz contract double %12, 3.000000e+00
  %271 = fadd reassoc nsz contract double %266, %270
  %272 = getelementptr inbounds i8, ptr %8, i64 24
  br label %273
273:                                              ; preds = %311, %269
  %274 = phi i64 [ 0, %269 ], [ %316, %311 ]
  %275 = phi double [ %268, %269 ], [ %314, %311 ]
  %276 = phi double [ %267, %269 ], [ %313, %311 ]
  %277 = phi double [ %271, %269 ], [ %315, %311 ]
  %278 = getelementptr inbounds [3 x [3 x double]], ptr %272, i64 0, i64 %274
  %279 = getelementptr inbounds [12 x double], ptr %22, i64 0, i64 %274
  %280 = load double, ptr %279, align 8
  %281 = or disjoint i64 %274, 4
  %282 = getelementptr inbounds [12 x double], ptr %22, i64 0, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = or disjoint i64 %274, 8
  %285 = getelementptr inbounds [12 x double], ptr %22, i64 0, i64 %284
  %286 = load double, ptr %285, align 8
  %287 = load double, ptr %278, align 8
  %288 = fmul reassoc nsz contract double %287, %280
  %289 = getelementptr inbounds i8, ptr %278, i64 8
  %290 = load double, ptr %289, align 8
  %291 = fmul reassoc nsz contract double %290, %283
  %292 = fadd reassoc nsz contract double %291, %288
  br i1 %33, label %305, label %293
293:                                              ; preds = %273
  %294 = fmul reassoc nsz contract double %292, %12
  %295 = fadd reassoc nsz contract double %294, %275
  %296 = fmul reassoc nsz contract double %287, %283
  %297 = fmul reassoc nsz contract double %290, %280
  %298 = fsub reassoc nsz contract double %296, %297
  %299 = fmul reassoc nsz contract double %298, %12
  %300 = fadd reassoc nsz contract double %299, %276
  %301 = fmul reassoc nsz contract double %286, %12
  %302 = getelementptr inbounds i8, ptr %278, i64 16
  %303 = load double, ptr %302, align 8
  %304 = fmul reassoc nsz contract double %301, %303
  br label %311
305:                                              ; preds = %273
  %306 = getelementptr inbounds i8, ptr %278, i64 16
  %307 = load double, ptr %306, align 8
  %308 = fmul reassoc nsz contract double %307, %286
  %309 = fadd reassoc nsz contract double %292, %308
  %310 = fmul reassoc nsz contract double %309, %12
  br label %311
311:                                              ; preds = %305, %293
  %312 = phi double [ %304, %293 ], [ %310, %305 ]
  %313 = phi nsz double [ %300, %293 ], [ %276, %305 ]
  %314 = phi nsz double [ %295, %293 ], [ %275, %305 ]
  %315 = fsub reassoc nsz contract double %277, %312
  %316 = add nuw nsw i64 %274, 1
  %317 = icmp eq i64 %316, 3
  br i1 %317, label %318, label %273
318:                                              ; preds = %311, %265
  %319 = phi nsz double [ %266, %265 ], [ %315, %311 ]
  %320 = phi nsz double [ %267, %265 ], [ %313, %311 ]
  %321 = phi nsz double [ %268, %265 ], [ %314, %311 ]
  br i1 %33, label %362, label %322
322:                                              ; preds = %318
  %323 = getelementptr inbounds i8, ptr %0, i64 32
  %324 = load i32, ptr %323, align 8
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %331, label %326
326:                                              ; preds = %322
  %327 = fmul reassoc nsz contract double %321, %321
  %328 = fmul reassoc nsz contract double %320, %320
  %329 = fadd reassoc nsz contract double %327, %328
  %330 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %329)
  br label %362
331:                                              ; preds = %322
  %332 = tail call reassoc nsz contract double @atan2(double noundef %320, double noundef %321)
  %333 = getelementptr inbounds i8, ptr %0, i64 9448
  %334 = load double, ptr %333, align 8
  %335 = fsub reassoc nsz contract double %332, %334
  %336 = fdiv reassoc nsz contract double %335, 0x401921FB54442D18
  %337 = tail call reassoc nsz contract double @llvm.floor.f64(double %336)
  %338 = fmul reassoc nsz contract double %337, 0x401921FB54442D18
  %339 = fsub reassoc nsz contract double %335, %338
  %340 = getelementptr inbounds i8, ptr %0, i64 9456
  %341 = load double, ptr %340, align 8
  %342 = fsub reassoc nsz contract double %341, %334
  %343 = fcmp reassoc nsz contract ugt double %339, %342
  br i1 %343, label %349, label %344
344:                                              ; preds = %331
  %345 = fmul reassoc nsz contract double %321, %321
  %346 = fmul reassoc nsz contract double %320, %320
  %347 = fadd reassoc nsz contract double %345, %346
  %348 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %347)
  br label %362
349:                                              ; preds = %331
  %350 = tail call reassoc nsz contract double @llvm.cos.f64(double %334)
  %351 = fmul reassoc nsz contract double %350, %321
  %352 = tail call reassoc nsz contract double @llvm.sin.f64(double %334)
  %353 = fmul reassoc nsz contract double %352, %320
  %354 = fadd reassoc nsz contract double %351, %353
  %355 = tail call reassoc nsz contract double @llvm.cos.f64(double %341)
  %356 = fmul reassoc nsz contract double %355, %321
  %357 = tail call reassoc nsz contract double @llvm.sin.f64(double %341)
  %358 = fmul reassoc nsz contract double %357, %320
  %359 = fadd reassoc nsz contract double %356, %358
  %360 = fcmp reassoc nsz contract ogt double %354, %359
  %361 = select reassoc nsz contract i1 %360, double %354, double %359
  br label %362
362:                                              ; preds = %318, %326, %344, %349
  %363 = phi reassoc nsz contract double [ 0.000000e+00, %318 ], [ %330, %326 ], [ %348, %344 ], [ %361, %349 ]
  %364 = fsub reassoc nsz contract double %319, %363
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  %365 = fptrunc double %364 to float
  %366 = getelementptr inbounds i8, ptr %0, i64 9472
  %367 = load ptr, ptr %366, align 8
  %368 = sext i32 %3 to i64
  %369 = getelementptr inbounds float, ptr %367, i64 %368
  store float %365, ptr %369, align 4
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %8)
  br label %510
370:                                              ; preds = %17, %15
  %371 = getelementptr inbounds i8, ptr %0, i64 8
  %372 = zext nneg i32 %1 to i64
  %373 = getelementptr inbounds [6 x i32], ptr %371, i64 0, i64 %372
  %374 = load i32, ptr %373, align 4
  %375 = icmp sgt i32 %374, 0
  br i1 %375, label %376, label %510
376:                                              ; preds = %370
  %377 = getelementptr inbounds i8, ptr %0, i64 3160
  %378 = getelementptr inbounds i8, ptr %0, i64 6232
  %379 = getelementptr inbounds i8, ptr %9, i64 240
  %380 = select i1 %13, i32 0, i32 3
  %381 = getelementptr inbounds i8, ptr %9, i64 24
  %382 = getelementptr inbounds i8, ptr %9, i64 96
  %383 = getelementptr inbounds i8, ptr %9, i64 96
  %384 = getelementptr inbounds i8, ptr %9, i64 240
  %385 = getelementptr inbounds i8, ptr %9, i64 244
  %386 = getelementptr inbounds i8, ptr %9, i64 240
  %387 = select i1 %13, i32 0, i32 3
  %388 = getelementptr inbounds i8, ptr %9, i64 24
  %389 = getelementptr inbounds i8, ptr %9, i64 96
  %390 = add nsw i32 %1, -1
  %391 = getelementptr inbounds i8, ptr %0, i64 56
  %392 = getelementptr inbounds [6 x i32], ptr %391, i64 0, i64 %372
  br label %393
393:                                              ; preds = %376, %501
  %394 = phi i64 [ 0, %376 ], [ %506, %501 ]
  call void @llvm.lifetime.start.p0(i64 272, ptr nonnull %9)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(272) %9, ptr noundef nonnull align 8 dereferenceable(272) %2, i64 272, i1 false)
  %395 = load ptr, ptr %0, align 8
  %396 = getelementptr inbounds i8, ptr %395, i64 4
  %397 = getelementptr inbounds [6 x i32], ptr %396, i64 0, i64 %372
  %398 = load i32, ptr %397, align 4
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %434, label %400
400:                                              ; preds = %393
  %401 = getelementptr inbounds [6 x [64 x double]], ptr %377, i64 0, i64 %372, i64 %394
  %402 = load double, ptr %401, align 8
  %403 = getelementptr inbounds [6 x [64 x double]], ptr %378, i64 0, i64 %372, i64 %394
  %404 = load double, ptr %403, align 8
  %405 = load i32, ptr %379, align 8
  %406 = add nsw i32 %405, %380
  %407 = icmp sgt i32 %406, -1
  br i1 %407, label %408, label %446
408:                                              ; preds = %400
  %409 = sext i32 %405 to i64
  %410 = zext nneg i32 %406 to i64
  br label %411
411:                                              ; preds = %421, %408
  %412 = phi i64 [ -1, %408 ], [ %432, %421 ]
  %413 = icmp slt i64 %412, 0
  br i1 %413, label %421, label %414
414:                                              ; preds = %411
  %415 = icmp slt i64 %412, %409
  br i1 %415, label %416, label %418
416:                                              ; preds = %414
  %417 = getelementptr inbounds [6 x [3 x double]], ptr %382, i64 0, i64 %412
  br label %421
418:                                              ; preds = %414
  %419 = sub nsw i64 %412, %409
  %420 = getelementptr inbounds [3 x [3 x double]], ptr %381, i64 0, i64 %419
  br label %421
421:                                              ; preds = %418, %416, %411
  %422 = phi ptr [ %417, %416 ], [ %420, %418 ], [ %9, %411 ]
  %423 = load double, ptr %422, align 8
  %424 = fmul reassoc nsz contract double %423, %402
  %425 = getelementptr inbounds i8, ptr %422, i64 8
  %426 = load double, ptr %425, align 8
  %427 = fmul reassoc nsz contract double %426, %404
  %428 = fsub reassoc nsz contract double %424, %427
  store double %428, ptr %422, align 8
  %429 = fmul reassoc nsz contract double %423, %404
  %430 = fmul reassoc nsz contract double %426, %402
  %431 = fadd reassoc nsz contract double %430, %429
  store double %431, ptr %425, align 8
  %432 = add nsw i64 %412, 1
  %433 = icmp eq i64 %432, %410
  br i1 %433, label %446, label %411
434:                                              ; preds = %393
  %435 = getelementptr inbounds i8, ptr %395, i64 56
  %436 = getelementptr inbounds [6 x double], ptr %435, i64 0, i64 %372
  %437 = load double, ptr %436, align 8
  %438 = load i32, ptr %384, align 8
  %439 = sext i32 %438 to i64
  %440 = getelementptr inbounds [6 x [3 x double]], ptr %383, i64 0, i64 %439
  %441 = getelementptr inbounds i8, ptr %440, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %440, i8 0, i64 16, i1 false)
  store double %437, ptr %441, align 8
  %442 = load i32, ptr %384, align 8
  %443 = add nsw i32 %442, 1
  store i32 %443, ptr %384, align 8
  %444 = sext i32 %442 to i64
  %445 = getelementptr inbounds [6 x i32], ptr %385, i64 0, i64 %444
  store i32 %1, ptr %445, align 4
  br label %446
446:                                              ; preds = %421, %400, %434
  %447 = getelementptr inbounds i8, ptr %395, i64 200
  %448 = getelementptr inbounds [7 x [12 x double]], ptr %447, i64 0, i64 %372
  %449 = load i32, ptr %386, align 8
  %450 = add nsw i32 %449, %387
  %451 = icmp sgt i32 %450, -1
  br i1 %451, label %452, label %501
452:                                              ; preds = %446
  %453 = sext i32 %449 to i64
  %454 = zext nneg i32 %450 to i64
  br label %455
455:                                              ; preds = %472, %452
  %456 = phi i64 [ -1, %452 ], [ %473, %472 ]
  %457 = icmp slt i64 %456, 0
  br i1 %457, label %465, label %458
458:                                              ; preds = %455
  %459 = icmp slt i64 %456, %453
  br i1 %459, label %460, label %462
460:                                              ; preds = %458
  %461 = getelementptr inbounds [6 x [3 x double]], ptr %389, i64 0, i64 %456
  br label %465
462:                                              ; preds = %458
  %463 = sub nsw i64 %456, %453
  %464 = getelementptr inbounds [3 x [3 x double]], ptr %388, i64 0, i64 %463
  br label %465
465:                                              ; preds = %462, %460, %455
  %466 = phi ptr [ %461, %460 ], [ %464, %462 ], [ %9, %455 ]
  %467 = load double, ptr %466, align 8
  %468 = getelementptr inbounds i8, ptr %466, i64 8
  %469 = load double, ptr %468, align 8
  %470 = getelementptr inbounds i8, ptr %466, i64 16
  %471 = load double, ptr %470, align 8
  br label %475
472:                                              ; preds = %495
  %473 = add nsw i64 %456, 1
  %474 = icmp eq i64 %473, %454
  br i1 %474, label %501, label %455
475:                                              ; preds = %495, %465
  %476 = phi i64 [ 0, %465 ], [ %499, %495 ]
  %477 = shl nuw nsw i64 %476, 2
  %478 = getelementptr inbounds double, ptr %448, i64 %477
  %479 = load double, ptr %478, align 8
  %480 = fmul reassoc nsz contract double %479, %467
  %481 = or disjoint i64 %477, 1
  %482 = getelementptr inbounds double, ptr %448, i64 %481
  %483 = load double, ptr %482, align 8
  %484 = fmul reassoc nsz contract double %483, %469
  %485 = fadd reassoc nsz contract double %484, %480
  %486 = or disjoint i64 %477, 2
  %487 = getelementptr inbounds double, ptr %448, i64 %486
  %488 = load double, ptr %487, align 8
  %489 = fmul reassoc nsz contract double %488, %471
  %490 = fadd reassoc nsz contract double %485, %489
  br i1 %457, label %491, label %495
491:                                              ; preds = %475
  %492 = or disjoint i64 %477, 3
  %493 = getelementptr inbounds double, ptr %448, i64 %492
  %494 = load double, ptr %493, align 8
  br label %495
495:                                              ; preds = %491, %475
  %496 = phi reassoc nsz contract double [ %494, %491 ], [ 0.000000e+00, %475 ]
  %497 = fadd reassoc nsz contract double %490, %496
  %498 = getelementptr inbounds double, ptr %466, i64 %476
  store double %497, ptr %498, align 8
  %499 = add nuw nsw i64 %476, 1
  %500 = icmp eq i64 %499, 3
  br i1 %500, label %472, label %475
501:                                              ; preds = %472, %446
  %502 = load i32, ptr %392, align 4
  %503 = trunc nuw nsw i64 %394 to i32
  %504 = mul nsw i32 %502, %503
  %505 = add nsw i32 %504, %3
  call fastcc void @spread(ptr noundef nonnull %0, i32 noundef %390, ptr noundef nonnull %9, i32 noundef %505)
  call void @llvm.lifetime.end.p0(i64 272, ptr nonnull %9)
  %506 = add nuw nsw i64 %394, 1
  %507 = load i32, ptr %373, align 4
  %508 = sext i32 %507 to i64
  %509 = icmp slt i64 %506, %508
  br i1 %509, label %393, label %510
510:                                              ; preds = %501, %370, %362
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
declare double @llvm.acos.f64(double)
declare double @llvm.log.f64(double)
define internal fastcc void @lead(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef %3) unnamed_addr {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca %struct.view, align 8
  %8 = alloca [6 x double], align 16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %36, label %10
10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %0, i64 1080
  %12 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %11, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %5)
  %13 = fcmp reassoc nsz contract ueq double %12, 0x7FF0000000000000
  br i1 %13, label %97, label %14
14:                                               ; preds = %10
  call fastcc void @look(ptr noundef nonnull %11, ptr noundef %1, ptr noundef nonnull %7)
  %15 = getelementptr inbounds i8, ptr %7, i64 480
  %16 = load double, ptr %15, align 8
  %17 = fmul reassoc nsz contract double %16, %16
  %18 = getelementptr inbounds i8, ptr %7, i64 488
  %19 = load double, ptr %18, align 8
  %20 = fmul reassoc nsz contract double %19, %19
  %21 = fadd reassoc nsz contract double %20, %17
  %22 = getelementptr inbounds i8, ptr %7, i64 496
  %23 = load double, ptr %22, align 8
  %24 = fmul reassoc nsz contract double %23, %23
  %25 = fadd reassoc nsz contract double %21, %24
  %26 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %25)
  %27 = fmul reassoc nsz contract double %26, 5.000000e-01
  %28 = getelementptr inbounds i8, ptr %7, i64 504
  %29 = load double, ptr %28, align 8
  %30 = fmul reassoc nsz contract double %29, 5.000000e-01
  %31 = fadd reassoc nsz contract double %30, -5.000000e-01
  %32 = tail call reassoc nsz contract double @atan2(double noundef %27, double noundef %31)
  %33 = load double, ptr %5, align 8
  %34 = fcmp reassoc nsz contract olt double %33, 0x3E7AD7F29ABCAF48
  %35 = zext i1 %34 to i32
  tail call fastcc void @add(ptr noundef nonnull %11, ptr noundef %3, ptr noundef %1, double noundef 0.000000e+00, double noundef %32, i32 noundef %35)
  br label %97
36:                                               ; preds = %4
  %37 = getelementptr inbounds i8, ptr %0, i64 2160
  %38 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %37, ptr noundef %1, i32 noundef 0, ptr noundef nonnull %5)
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %7)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8)
  %39 = getelementptr inbounds i8, ptr %7, i64 384
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %7, i64 392
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds i8, ptr %7, i64 400
  %44 = load double, ptr %43, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, ptr noundef nonnull align 8 dereferenceable(48) %1, i64 48, i1 false)
  %45 = call reassoc nsz contract fastcc double @descend(ptr noundef %0, ptr noundef nonnull %8, i32 noundef 0, ptr noundef nonnull %6)
  call fastcc void @look(ptr noundef %0, ptr noundef nonnull %8, ptr noundef nonnull %7)
  %46 = load double, ptr %5, align 8
  %47 = fcmp reassoc nsz contract ogt double %46, 1.000000e-03
  br i1 %47, label %66, label %48
48:                                               ; preds = %36
  %49 = fmul reassoc nsz contract double %42, %42
  %50 = fmul reassoc nsz contract double %40, %40
  %51 = fadd reassoc nsz contract double %49, %50
  %52 = fmul reassoc nsz contract double %44, %44
  %53 = fadd reassoc nsz contract double %51, %52
  %54 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %53)
  %55 = load double, ptr %39, align 8
  %56 = fmul reassoc nsz contract double %55, %55
  %57 = load double, ptr %41, align 8
  %58 = fmul reassoc nsz contract double %57, %57
  %59 = fadd reassoc nsz contract double %58, %56
  %60 = load double, ptr %43, align 8
  %61 = fmul reassoc nsz contract double %60, %60
  %62 = fadd reassoc nsz contract double %59, %61
  %63 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %62)
  %64 = fadd reassoc nsz contract double %54, -1.000000e-09
  %65 = fcmp reassoc nsz contract olt double %63, %64
  br i1 %65, label %66, label %67
66:                                               ; preds = %48, %36
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %1, ptr noundef nonnull align 16 dereferenceable(48) %8, i64 48, i1 false)
  br label %67
67:                                               ; preds = %66, %48
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %7)
  %68 = load double, ptr %39, align 8
  %69 = fmul reassoc nsz contract double %68, %68
  %70 = load double, ptr %41, align 8
  %71 = fmul reassoc nsz contract double %70, %70
  %72 = fadd reassoc nsz contract double %71, %69
  %73 = load double, ptr %43, align 8
  %74 = fmul reassoc nsz contract double %73, %73
  %75 = fadd reassoc nsz contract double %72, %74
  %76 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %75)
  %77 = getelementptr inbounds i8, ptr %7, i64 480
  %78 = load double, ptr %77, align 8
  %79 = fmul reassoc nsz contract double %78, %78
  %80 = getelementptr inbounds i8, ptr %7, i64 488
  %81 = load double, ptr %80, align 8
  %82 = fmul reassoc nsz contract double %81, %81
  %83 = fadd reassoc nsz contract double %82, %79
  %84 = getelementptr inbounds i8, ptr %7, i64 496
  %85 = load double, ptr %84, align 8
  %86 = fmul reassoc nsz contract double %85, %85
  %87 = fadd reassoc nsz contract double %83, %86
  %88 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %87)
  %89 = fmul reassoc nsz contract double %88, 5.000000e-01
  %90 = getelementptr inbounds i8, ptr %7, i64 504
  %91 = load double, ptr %90, align 8
  %92 = fmul reassoc nsz contract double %91, 5.000000e-01
  %93 = fadd reassoc nsz contract double %92, -5.000000e-01
  %94 = tail call reassoc nsz contract double @atan2(double noundef %89, double noundef %93)
  %95 = fcmp reassoc nsz contract olt double %46, 0x3CD203AF9EE75615
  %96 = zext i1 %95 to i32
  tail call fastcc void @add(ptr noundef %0, ptr noundef %3, ptr noundef %1, double noundef %76, double noundef %94, i32 noundef %96)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8)
  br label %97
97:                                               ; preds = %10, %14, %67
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
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
22:                                               ; preds = %198
  %23 = add nuw nsw i32 %30, 1
  %24 = icmp ugt i32 %30, 10
  %25 = icmp eq i32 %23, 12
  br i1 %25, label %202, label %26
26:                                               ; preds = %2, %22
  %27 = phi i1 [ false, %2 ], [ %24, %22 ]
  %28 = phi double [ undef, %2 ], [ %201, %22 ]
  %29 = phi double [ 0x7FF0000000000000, %2 ], [ %200, %22 ]
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
  br i1 %65, label %198, label %66
66:                                               ; preds = %55
  %67 = icmp ugt i32 %30, 3
  %68 = fmul reassoc nsz contract double %29, 8.000000e-01
  %69 = fcmp reassoc nsz contract ogt double %64, %68
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %198, label %71
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
  br i1 %89, label %198, label %90
90:                                               ; preds = %87
  %91 = icmp sgt i32 %72, 0
  br i1 %91, label %92, label %198
92:                                               ; preds = %90
  %93 = zext nneg i32 %72 to i64
  br label %173
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
173:                                              ; preds = %92, %194
  %174 = phi i64 [ 0, %92 ], [ %196, %194 ]
  %175 = getelementptr inbounds double, ptr %1, i64 %174
  %176 = load double, ptr %175, align 8
  %177 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %174
  %178 = load double, ptr %177, align 8
  %179 = fcmp reassoc nsz contract ogt double %178, 5.000000e-01
  br i1 %179, label %183, label %180
180:                                              ; preds = %173
  %181 = fcmp reassoc nsz contract olt double %178, -5.000000e-01
  br i1 %181, label %183, label %182
182:                                              ; preds = %180
  br label %183
183:                                              ; preds = %182, %180, %173
  %184 = phi reassoc nsz contract double [ 5.000000e-01, %173 ], [ %178, %182 ], [ -5.000000e-01, %180 ]
  %185 = fadd reassoc nsz contract double %184, %176
  %186 = getelementptr inbounds [6 x double], ptr %20, i64 0, i64 %174
  %187 = load double, ptr %186, align 8
  %188 = fcmp reassoc nsz contract olt double %185, %187
  br i1 %188, label %194, label %189
189:                                              ; preds = %183
  %190 = getelementptr inbounds [6 x double], ptr %21, i64 0, i64 %174
  %191 = load double, ptr %190, align 8
  %192 = fcmp reassoc nsz contract ogt double %185, %191
  %193 = select reassoc nsz contract i1 %192, double %191, double %185
  br label %194
194:                                              ; preds = %189, %183
  %195 = phi reassoc nsz contract double [ %187, %183 ], [ %193, %189 ]
  store double %195, ptr %175, align 8
  %196 = add nuw nsw i64 %174, 1
  %197 = icmp eq i64 %196, %93
  br i1 %197, label %198, label %173
198:                                              ; preds = %194, %90, %87, %55, %66
  %199 = phi i1 [ false, %66 ], [ false, %55 ], [ false, %87 ], [ true, %90 ], [ true, %194 ]
  %200 = phi nsz double [ %29, %66 ], [ %29, %55 ], [ %64, %87 ], [ %64, %90 ], [ %64, %194 ]
  %201 = phi nsz double [ %64, %66 ], [ %64, %55 ], [ %64, %87 ], [ %28, %90 ], [ %28, %194 ]
  br i1 %199, label %22, label %202
202:                                              ; preds = %22, %198
  %203 = phi i1 [ %24, %22 ], [ %27, %198 ]
  br i1 %203, label %204, label %248
204:                                              ; preds = %202
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %5)
  %205 = getelementptr inbounds i8, ptr %0, i64 968
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds i8, ptr %5, i64 384
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds i8, ptr %5, i64 392
  %210 = load double, ptr %209, align 8
  %211 = getelementptr inbounds i8, ptr %5, i64 400
  %212 = load double, ptr %211, align 8
  %213 = getelementptr inbounds i8, ptr %0, i64 976
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds i8, ptr %5, i64 504
  %216 = load double, ptr %215, align 8
  %217 = fmul reassoc nsz contract double %216, 5.000000e-01
  %218 = fadd reassoc nsz contract double %217, -5.000000e-01
  %219 = fcmp reassoc nsz contract ogt double %218, 0.000000e+00
  br i1 %219, label %220, label %235
220:                                              ; preds = %204
  %221 = getelementptr inbounds i8, ptr %5, i64 488
  %222 = load double, ptr %221, align 8
  %223 = fmul reassoc nsz contract double %222, %222
  %224 = getelementptr inbounds i8, ptr %5, i64 480
  %225 = load double, ptr %224, align 8
  %226 = fmul reassoc nsz contract double %225, %225
  %227 = fadd reassoc nsz contract double %226, %223
  %228 = getelementptr inbounds i8, ptr %5, i64 496
  %229 = load double, ptr %228, align 8
  %230 = fmul reassoc nsz contract double %229, %229
  %231 = fadd reassoc nsz contract double %227, %230
  %232 = fmul reassoc nsz contract double %231, 5.000000e-01
  %233 = fadd reassoc nsz contract double %217, 5.000000e-01
  %234 = fdiv reassoc nsz contract double %232, %233
  br label %238
235:                                              ; preds = %204
  %236 = fmul reassoc nsz contract double %218, 2.000000e+00
  %237 = fsub reassoc nsz contract double 2.000000e+00, %236
  br label %238
238:                                              ; preds = %220, %235
  %239 = phi reassoc nsz contract double [ %234, %220 ], [ %237, %235 ]
  %240 = fmul reassoc nsz contract double %210, %210
  %241 = fmul reassoc nsz contract double %208, %208
  %242 = fadd reassoc nsz contract double %240, %241
  %243 = fmul reassoc nsz contract double %212, %212
  %244 = fadd reassoc nsz contract double %242, %243
  %245 = fmul reassoc nsz contract double %244, %206
  %246 = fmul reassoc nsz contract double %239, %214
  %247 = fadd reassoc nsz contract double %246, %245
  br label %248
248:                                              ; preds = %202, %238
  %249 = phi nsz double [ %247, %238 ], [ %201, %202 ]
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %3)
  ret double %249
}
declare float @llvm.fabs.f32(float)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
