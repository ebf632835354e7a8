; sha256 of nearest.c nearest_entry.c: a0934dba608133033a360d3c19c989ed38d3780ae244ec72bbcb285b5acffce2
%struct.view = type { [12 x double], [6 x [3 x double]], [6 x [3 x double]], [3 x double], [9 x double], [3 x double], double }
%struct.shoulder = type { [2 x double], [2 x double], double, double, double, double, double, [3 x double], i32 }
%struct.grid = type { ptr, [6 x i32], [6 x i32], [6 x i32], i32, i32, [6 x [64 x double]], [6 x [64 x double]], [6 x [64 x double]], [12 x double], [6 x double], ptr }
%struct.found = type { i32, [64 x [6 x double]], [64 x double], [64 x double], [64 x i8] }
%struct.orders = type { %struct.task, %struct.task, %struct.task, [6 x i32], i32 }
%struct.task = type { i32, [6 x i32], [6 x i32], [6 x double], [6 x double], [6 x double], [7 x [12 x double]], [12 x double], double, double }
%struct.columns = type { [3 x double], [3 x [3 x double]], [6 x [3 x double]], i32 }
@POINTS = internal unnamed_addr constant [7 x i32] [i32 1, i32 40, i32 24, i32 16, i32 12, i32 8, i32 6], align 16
@__const.along_values.starts = private unnamed_addr constant [8 x double] [double 9.000000e-01, double 0xBFE6666666666666, double 1.000000e-01, double -2.000000e-01, double 3.000000e-01, double 6.000000e-01, double -1.100000e+00, double -8.000000e-01], align 16
@VALUES = internal unnamed_addr constant [4 x i32] [i32 1, i32 64, i32 26, i32 10], align 16
@elbow_angles.C5 = internal unnamed_addr constant [5 x double] [double 1.000000e+00, double 0x3FD3C6EF372FE94F, double 0xBFE9E3779B97F4A8, double 0xBFE9E3779B97F4A8, double 0x3FD3C6EF372FE94F], align 16
@elbow_angles.S5 = internal unnamed_addr constant [5 x double] [double 0.000000e+00, double 0x3FEE6F0E134454FF, double 0x3FE2CF2304755A5E, double 0xBFE2CF2304755A5E, double 0xBFEE6F0E134454FF], align 16
define noundef i64 @nearest_memory() local_unnamed_addr {
  ret i64 497472
}
define void @nearest_many(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9) local_unnamed_addr {
  %11 = alloca %struct.view, align 8
  %12 = alloca [6 x i32], align 16
  %13 = alloca [6 x double], align 16
  %14 = alloca %struct.view, align 8
  %15 = alloca [3 x double], align 16
  %16 = alloca [3 x double], align 16
  %17 = alloca [2 x double], align 16
  %18 = alloca [3 x double], align 16
  %19 = alloca [3 x double], align 16
  %20 = alloca [5 x double], align 16
  %21 = alloca [5 x double], align 16
  %22 = alloca [4 x double], align 16
  %23 = alloca [4 x double], align 16
  %24 = alloca [3 x double], align 16
  %25 = alloca [2 x double], align 16
  %26 = alloca [2 x double], align 16
  %27 = alloca %struct.shoulder, align 8
  %28 = alloca [3 x i32], align 4
  %29 = alloca [3 x i32], align 4
  %30 = alloca [3 x i32], align 4
  %31 = alloca [6 x i32], align 16
  %32 = alloca [3 x double], align 16
  %33 = alloca [3 x double], align 16
  %34 = alloca [8 x double], align 16
  %35 = alloca %struct.view, align 8
  %36 = alloca [6 x double], align 16
  %37 = alloca [3 x double], align 16
  %38 = alloca [8 x [3 x double]], align 16
  %39 = alloca [8 x i32], align 16
  %40 = alloca [6 x double], align 16
  %41 = alloca [6 x double], align 16
  %42 = alloca %struct.grid, align 8
  %43 = alloca [6 x double], align 16
  %44 = alloca double, align 8
  %45 = alloca %struct.view, align 8
  %46 = alloca %struct.found, align 8
  %47 = alloca %struct.view, align 8
  %48 = alloca [6 x double], align 16
  %49 = alloca [6 x double], align 16
  %50 = alloca [3 x double], align 16
  %51 = alloca %struct.found, align 8
  %52 = alloca %struct.orders, align 8
  %53 = alloca %struct.task, align 8
  %54 = alloca %struct.grid, align 8
  %55 = alloca [6 x double], align 16
  %56 = alloca double, align 8
  %57 = icmp sgt i64 %0, 0
  br i1 %57, label %58, label %209
58:                                               ; preds = %10
  %59 = load double, ptr %1, align 8
  %60 = fptosi double %59 to i64
  %61 = shl nsw i64 %60, 6
  %62 = getelementptr inbounds i8, ptr %53, i64 28
  %63 = getelementptr inbounds i8, ptr %1, i64 8
  %64 = getelementptr inbounds i8, ptr %53, i64 4
  %65 = getelementptr inbounds i8, ptr %53, i64 56
  %66 = and i64 %4, 4294967295
  %67 = icmp eq i64 %66, 0
  %68 = getelementptr inbounds i8, ptr %53, i64 104
  %69 = getelementptr inbounds i8, ptr %53, i64 152
  %70 = getelementptr inbounds i8, ptr %53, i64 200
  %71 = getelementptr inbounds i8, ptr %1, i64 8
  %72 = getelementptr i8, ptr %1, i64 208
  %73 = getelementptr inbounds i8, ptr %53, i64 872
  %74 = getelementptr inbounds i8, ptr %1, i64 8
  %75 = getelementptr inbounds i8, ptr %3, i64 8
  %76 = getelementptr inbounds i8, ptr %53, i64 56
  %77 = getelementptr inbounds i8, ptr %53, i64 4
  %78 = getelementptr inbounds i8, ptr %53, i64 104
  %79 = getelementptr inbounds i8, ptr %53, i64 152
  %80 = getelementptr inbounds i8, ptr %47, i64 240
  %81 = getelementptr inbounds i8, ptr %53, i64 200
  %82 = getelementptr inbounds i8, ptr %53, i64 216
  %83 = getelementptr inbounds i8, ptr %53, i64 248
  %84 = getelementptr inbounds i8, ptr %53, i64 280
  %85 = getelementptr inbounds i8, ptr %50, i64 16
  %86 = getelementptr inbounds i8, ptr %50, i64 8
  %87 = getelementptr inbounds i8, ptr %52, i64 984
  %88 = getelementptr inbounds i8, ptr %52, i64 1968
  %89 = getelementptr inbounds i8, ptr %52, i64 968
  %90 = getelementptr inbounds i8, ptr %52, i64 976
  %91 = getelementptr inbounds i8, ptr %52, i64 1952
  %92 = getelementptr inbounds i8, ptr %52, i64 1960
  %93 = getelementptr inbounds i8, ptr %52, i64 2936
  %94 = getelementptr inbounds i8, ptr %52, i64 2944
  %95 = getelementptr inbounds i8, ptr %52, i64 2976
  %96 = getelementptr inbounds i8, ptr %52, i64 2952
  %97 = getelementptr inbounds i8, ptr %9, i64 264000
  %98 = getelementptr inbounds i8, ptr %52, i64 200
  %99 = getelementptr inbounds i8, ptr %52, i64 296
  %100 = getelementptr inbounds i8, ptr %52, i64 4
  %101 = getelementptr inbounds i8, ptr %52, i64 28
  %102 = getelementptr inbounds i8, ptr %27, i64 72
  %103 = getelementptr inbounds i8, ptr %52, i64 872
  %104 = getelementptr inbounds i8, ptr %52, i64 320
  %105 = getelementptr inbounds i8, ptr %52, i64 352
  %106 = getelementptr inbounds i8, ptr %52, i64 384
  %107 = getelementptr inbounds i8, ptr %52, i64 360
  %108 = getelementptr inbounds i8, ptr %52, i64 368
  %109 = getelementptr inbounds i8, ptr %27, i64 8
  %110 = getelementptr inbounds i8, ptr %52, i64 376
  %111 = getelementptr inbounds i8, ptr %27, i64 40
  %112 = getelementptr inbounds i8, ptr %27, i64 48
  %113 = getelementptr inbounds i8, ptr %27, i64 64
  %114 = getelementptr inbounds i8, ptr %27, i64 16
  %115 = getelementptr inbounds i8, ptr %52, i64 312
  %116 = getelementptr inbounds i8, ptr %52, i64 344
  %117 = getelementptr inbounds i8, ptr %27, i64 56
  %118 = getelementptr inbounds i8, ptr %27, i64 24
  %119 = getelementptr inbounds i8, ptr %27, i64 32
  %120 = getelementptr inbounds i8, ptr %27, i64 96
  %121 = getelementptr inbounds i8, ptr %52, i64 56
  %122 = getelementptr inbounds i8, ptr %52, i64 152
  %123 = getelementptr inbounds i8, ptr %52, i64 104
  %124 = getelementptr inbounds i8, ptr %37, i64 8
  %125 = getelementptr inbounds i8, ptr %37, i64 16
  %126 = getelementptr inbounds i8, ptr %52, i64 56
  %127 = getelementptr inbounds i8, ptr %52, i64 104
  %128 = getelementptr inbounds i8, ptr %52, i64 152
  %129 = getelementptr inbounds i8, ptr %18, i64 8
  %130 = getelementptr inbounds i8, ptr %19, i64 8
  %131 = getelementptr inbounds i8, ptr %22, i64 8
  %132 = getelementptr inbounds i8, ptr %23, i64 8
  %133 = getelementptr inbounds i8, ptr %18, i64 16
  %134 = getelementptr inbounds i8, ptr %20, i64 8
  %135 = getelementptr inbounds i8, ptr %20, i64 16
  %136 = getelementptr inbounds i8, ptr %20, i64 24
  %137 = getelementptr inbounds i8, ptr %20, i64 32
  %138 = getelementptr inbounds i8, ptr %19, i64 16
  %139 = getelementptr inbounds i8, ptr %21, i64 8
  %140 = getelementptr inbounds i8, ptr %21, i64 16
  %141 = getelementptr inbounds i8, ptr %21, i64 24
  %142 = getelementptr inbounds i8, ptr %21, i64 32
  %143 = getelementptr inbounds i8, ptr %34, i64 32
  %144 = getelementptr inbounds i8, ptr %24, i64 8
  %145 = getelementptr inbounds i8, ptr %25, i64 8
  %146 = getelementptr inbounds i8, ptr %26, i64 8
  %147 = getelementptr inbounds i8, ptr %24, i64 16
  %148 = getelementptr inbounds i8, ptr %52, i64 304
  %149 = getelementptr inbounds i8, ptr %52, i64 328
  %150 = getelementptr inbounds i8, ptr %52, i64 336
  %151 = getelementptr inbounds i8, ptr %27, i64 80
  %152 = getelementptr inbounds i8, ptr %52, i64 64
  %153 = getelementptr inbounds i8, ptr %52, i64 72
  %154 = getelementptr inbounds i8, ptr %52, i64 2952
  %155 = getelementptr inbounds i8, ptr %35, i64 384
  %156 = getelementptr inbounds i8, ptr %35, i64 240
  %157 = getelementptr inbounds i8, ptr %35, i64 392
  %158 = getelementptr inbounds i8, ptr %35, i64 400
  %159 = getelementptr inbounds i8, ptr %35, i64 96
  %160 = getelementptr inbounds i8, ptr %35, i64 480
  %161 = getelementptr inbounds i8, ptr %35, i64 488
  %162 = getelementptr inbounds i8, ptr %35, i64 496
  %163 = getelementptr inbounds i8, ptr %52, i64 1040
  %164 = getelementptr inbounds i8, ptr %35, i64 504
  %165 = getelementptr inbounds i8, ptr %9, i64 464704
  %166 = getelementptr inbounds i8, ptr %9, i64 268096
  %167 = getelementptr inbounds i8, ptr %52, i64 56
  %168 = getelementptr inbounds i8, ptr %9, i64 268096
  %169 = getelementptr inbounds i8, ptr %9, i64 464704
  %170 = getelementptr inbounds i8, ptr %42, i64 80
  %171 = getelementptr inbounds i8, ptr %42, i64 9448
  %172 = getelementptr inbounds i8, ptr %42, i64 8
  %173 = getelementptr inbounds i8, ptr %42, i64 56
  %174 = getelementptr inbounds i8, ptr %42, i64 32
  %175 = getelementptr inbounds i8, ptr %45, i64 384
  %176 = getelementptr inbounds i8, ptr %45, i64 392
  %177 = getelementptr inbounds i8, ptr %45, i64 400
  %178 = getelementptr inbounds i8, ptr %46, i64 8
  %179 = getelementptr inbounds i8, ptr %9, i64 132000
  %180 = getelementptr inbounds i8, ptr %42, i64 9400
  %181 = getelementptr inbounds i8, ptr %14, i64 384
  %182 = getelementptr inbounds i8, ptr %14, i64 392
  %183 = getelementptr inbounds i8, ptr %14, i64 400
  %184 = getelementptr inbounds i8, ptr %42, i64 9400
  %185 = getelementptr inbounds i8, ptr %14, i64 240
  %186 = getelementptr inbounds i8, ptr %14, i64 504
  %187 = getelementptr inbounds i8, ptr %14, i64 488
  %188 = getelementptr inbounds i8, ptr %14, i64 480
  %189 = getelementptr inbounds i8, ptr %14, i64 496
  %190 = getelementptr inbounds i8, ptr %53, i64 968
  %191 = getelementptr inbounds i8, ptr %53, i64 976
  %192 = getelementptr inbounds i8, ptr %54, i64 80
  %193 = getelementptr inbounds i8, ptr %54, i64 9448
  %194 = getelementptr inbounds i8, ptr %54, i64 8
  %195 = getelementptr inbounds i8, ptr %54, i64 56
  %196 = getelementptr inbounds i8, ptr %54, i64 32
  %197 = getelementptr inbounds i8, ptr %51, i64 8
  %198 = getelementptr inbounds i8, ptr %11, i64 384
  %199 = getelementptr inbounds i8, ptr %11, i64 392
  %200 = getelementptr inbounds i8, ptr %11, i64 400
  %201 = getelementptr inbounds i8, ptr %11, i64 480
  %202 = getelementptr inbounds i8, ptr %11, i64 488
  %203 = getelementptr inbounds i8, ptr %11, i64 496
  %204 = getelementptr inbounds i8, ptr %11, i64 504
  %205 = getelementptr inbounds i8, ptr %53, i64 56
  %206 = getelementptr inbounds i8, ptr %53, i64 4
  %207 = getelementptr inbounds i8, ptr %53, i64 104
  %208 = getelementptr inbounds i8, ptr %51, i64 4104
  br label %210
209:                                              ; preds = %1997, %10
  ret void
210:                                              ; preds = %58, %1997
  %211 = phi i64 [ 0, %58 ], [ %2000, %1997 ]
  %212 = shl nsw i64 %211, 7
  %213 = getelementptr inbounds i8, ptr %2, i64 %212
  %214 = mul nsw i64 %61, %211
  %215 = getelementptr inbounds double, ptr %5, i64 %214
  %216 = shl nsw i64 %211, 10
  %217 = getelementptr inbounds i8, ptr %6, i64 %216
  %218 = shl nsw i64 %211, 6
  %219 = getelementptr inbounds i8, ptr %7, i64 %218
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %51)
  call void @llvm.lifetime.start.p0(i64 2984, ptr nonnull %52)
  store i32 0, ptr %51, align 8
  call void @llvm.lifetime.start.p0(i64 984, ptr nonnull %53)
  %220 = load double, ptr %1, align 8
  %221 = fptosi double %220 to i32
  store i32 %221, ptr %53, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %62, i8 0, i64 24, i1 false)
  %222 = icmp sgt i32 %221, 0
  br i1 %222, label %223, label %225
223:                                              ; preds = %210
  %224 = zext nneg i32 %221 to i64
  br label %231
225:                                              ; preds = %256, %210
  %226 = icmp slt i32 %221, 0
  br i1 %226, label %227, label %228
227:                                              ; preds = %265, %225
  br label %282
228:                                              ; preds = %225
  %229 = add nuw i32 %221, 1
  %230 = zext i32 %229 to i64
  br label %261
231:                                              ; preds = %256, %223
  %232 = phi i64 [ 0, %223 ], [ %259, %256 ]
  %233 = getelementptr inbounds double, ptr %1, i64 %232
  %234 = getelementptr inbounds i8, ptr %233, i64 16
  %235 = load double, ptr %234, align 8
  %236 = fcmp reassoc nsz contract une double %235, 0.000000e+00
  br i1 %236, label %239, label %237
237:                                              ; preds = %231
  %238 = load double, ptr %63, align 8
  br label %239
239:                                              ; preds = %237, %231
  %240 = phi reassoc nsz contract double [ %238, %237 ], [ 1.000000e+00, %231 ]
  %241 = zext i1 %236 to i32
  %242 = getelementptr inbounds [6 x i32], ptr %64, i64 0, i64 %232
  store i32 %241, ptr %242, align 4
  %243 = getelementptr inbounds i8, ptr %233, i64 64
  %244 = load double, ptr %243, align 8
  %245 = getelementptr inbounds [6 x double], ptr %65, i64 0, i64 %232
  store double %244, ptr %245, align 8
  br i1 %67, label %254, label %246
246:                                              ; preds = %239
  %247 = getelementptr inbounds i8, ptr %233, i64 112
  %248 = load double, ptr %247, align 8
  %249 = fdiv reassoc nsz contract double %248, %240
  %250 = getelementptr inbounds [6 x double], ptr %68, i64 0, i64 %232
  store double %249, ptr %250, align 8
  %251 = getelementptr inbounds i8, ptr %233, i64 160
  %252 = load double, ptr %251, align 8
  %253 = fdiv reassoc nsz contract double %252, %240
  br label %256
254:                                              ; preds = %239
  %255 = getelementptr inbounds [6 x double], ptr %68, i64 0, i64 %232
  store double -1.000000e+300, ptr %255, align 8
  br label %256
256:                                              ; preds = %254, %246
  %257 = phi reassoc nsz contract double [ %253, %246 ], [ 1.000000e+300, %254 ]
  %258 = getelementptr inbounds [6 x double], ptr %69, i64 0, i64 %232
  store double %257, ptr %258, align 8
  %259 = add nuw nsw i64 %232, 1
  %260 = icmp eq i64 %259, %224
  br i1 %260, label %225, label %231
261:                                              ; preds = %265, %228
  %262 = phi i64 [ 0, %228 ], [ %266, %265 ]
  %263 = mul nuw nsw i64 %262, 96
  %264 = getelementptr i8, ptr %72, i64 %263
  br label %268
265:                                              ; preds = %276
  %266 = add nuw nsw i64 %262, 1
  %267 = icmp eq i64 %266, %230
  br i1 %267, label %227, label %261
268:                                              ; preds = %276, %261
  %269 = phi i64 [ 0, %261 ], [ %280, %276 ]
  %270 = getelementptr inbounds double, ptr %264, i64 %269
  %271 = load double, ptr %270, align 8
  %272 = and i64 %269, 3
  %273 = icmp eq i64 %272, 3
  br i1 %273, label %274, label %276
274:                                              ; preds = %268
  %275 = load double, ptr %71, align 8
  br label %276
276:                                              ; preds = %274, %268
  %277 = phi reassoc nsz contract double [ %275, %274 ], [ 1.000000e+00, %268 ]
  %278 = fdiv reassoc nsz contract double %271, %277
  %279 = getelementptr inbounds [7 x [12 x double]], ptr %70, i64 0, i64 %262, i64 %269
  store double %278, ptr %279, align 8
  %280 = add nuw nsw i64 %269, 1
  %281 = icmp eq i64 %280, 12
  br i1 %281, label %265, label %268
282:                                              ; preds = %227, %290
  %283 = phi i64 [ %294, %290 ], [ 0, %227 ]
  %284 = getelementptr inbounds double, ptr %213, i64 %283
  %285 = load double, ptr %284, align 8
  %286 = and i64 %283, 3
  %287 = icmp eq i64 %286, 3
  br i1 %287, label %288, label %290
288:                                              ; preds = %282
  %289 = load double, ptr %74, align 8
  br label %290
290:                                              ; preds = %288, %282
  %291 = phi reassoc nsz contract double [ %289, %288 ], [ 1.000000e+00, %282 ]
  %292 = fdiv reassoc nsz contract double %285, %291
  %293 = getelementptr inbounds [12 x double], ptr %73, i64 0, i64 %283
  store double %292, ptr %293, align 8
  %294 = add nuw nsw i64 %283, 1
  %295 = icmp eq i64 %294, 12
  br i1 %295, label %296, label %282
296:                                              ; preds = %290
  %297 = load double, ptr %3, align 8
  %298 = load double, ptr %75, align 8
  %299 = fadd reassoc nsz contract double %298, %297
  %300 = fcmp reassoc nsz contract ogt double %299, 0.000000e+00
  br i1 %300, label %301, label %384
301:                                              ; preds = %296
  call void @llvm.lifetime.start.p0(i64 9456, ptr nonnull %54)
  %302 = load double, ptr %74, align 8
  %303 = fmul reassoc nsz contract double %302, %302
  %304 = fmul reassoc nsz contract double %303, %297
  %305 = fcmp reassoc nsz contract ogt double %304, %298
  %306 = select reassoc nsz contract i1 %305, double %304, double %298
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %55)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %56)
  %307 = fdiv reassoc nsz contract double %304, %306
  store double %307, ptr %190, align 8
  %308 = fdiv reassoc nsz contract double %298, %306
  store double %308, ptr %191, align 8
  call fastcc void @make_grid(ptr noundef nonnull %54, ptr noundef nonnull %53, ptr noundef nonnull %62, ptr noundef %9)
  %309 = load i32, ptr %192, align 8
  %310 = icmp sgt i32 %309, 0
  br i1 %310, label %311, label %315
311:                                              ; preds = %301
  %312 = load ptr, ptr %193, align 8
  %313 = load ptr, ptr %54, align 8
  %314 = zext nneg i32 %309 to i64
  br label %316
315:                                              ; preds = %381, %301
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %56)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %55)
  call void @llvm.lifetime.end.p0(i64 9456, ptr nonnull %54)
  br label %1910
316:                                              ; preds = %381, %311
  %317 = phi i64 [ 0, %311 ], [ %382, %381 ]
  %318 = getelementptr inbounds float, ptr %312, i64 %317
  %319 = load float, ptr %318, align 4
  %320 = load i32, ptr %313, align 8
  %321 = icmp slt i32 %320, 1
  br i1 %321, label %373, label %322
322:                                              ; preds = %316
  %323 = zext nneg i32 %320 to i64
  %324 = trunc nuw nsw i64 %317 to i32
  br label %325
325:                                              ; preds = %369, %322
  %326 = phi i64 [ 0, %322 ], [ %370, %369 ]
  %327 = phi i1 [ false, %322 ], [ %371, %369 ]
  %328 = getelementptr inbounds [6 x i32], ptr %194, i64 0, i64 %326
  %329 = load i32, ptr %328, align 4
  %330 = getelementptr inbounds [6 x i32], ptr %195, i64 0, i64 %326
  %331 = load i32, ptr %330, align 4
  %332 = sdiv i32 %324, %331
  %333 = srem i32 %332, %329
  %334 = icmp slt i32 %329, 2
  br i1 %334, label %367, label %335
335:                                              ; preds = %325
  %336 = icmp sgt i32 %333, 0
  br i1 %336, label %341, label %337
337:                                              ; preds = %335
  %338 = getelementptr inbounds [6 x i32], ptr %196, i64 0, i64 %326
  %339 = load i32, ptr %338, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %350, label %341
341:                                              ; preds = %337, %335
  %342 = add nsw i32 %329, -1
  %343 = select i1 %336, i32 -1, i32 %342
  %344 = mul nsw i32 %343, %331
  %345 = add nsw i32 %344, %324
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds float, ptr %312, i64 %346
  %348 = load float, ptr %347, align 4
  %349 = fcmp reassoc nsz contract olt float %319, %348
  br i1 %349, label %350, label %367
350:                                              ; preds = %341, %337
  %351 = add nsw i32 %329, -1
  %352 = icmp slt i32 %333, %351
  br i1 %352, label %357, label %353
353:                                              ; preds = %350
  %354 = getelementptr inbounds [6 x i32], ptr %196, i64 0, i64 %326
  %355 = load i32, ptr %354, align 4
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %366, label %357
357:                                              ; preds = %353, %350
  %358 = sub nsw i32 1, %329
  %359 = select i1 %352, i32 1, i32 %358
  %360 = mul nsw i32 %359, %331
  %361 = add nsw i32 %360, %324
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds float, ptr %312, i64 %362
  %364 = load float, ptr %363, align 4
  %365 = fcmp reassoc nsz contract ugt float %319, %364
  br i1 %365, label %367, label %366
366:                                              ; preds = %357, %353
  br label %367
367:                                              ; preds = %366, %357, %341, %325
  %368 = phi i32 [ 0, %366 ], [ 4, %325 ], [ 1, %341 ], [ 1, %357 ]
  switch i32 %368, label %373 [
    i32 0, label %369
    i32 4, label %369
  ]
369:                                              ; preds = %367, %367
  %370 = add nuw nsw i64 %326, 1
  %371 = icmp uge i64 %370, %323
  %372 = icmp eq i64 %370, %323
  br i1 %372, label %373, label %325
373:                                              ; preds = %369, %367, %316
  %374 = phi i1 [ %321, %316 ], [ %327, %367 ], [ %371, %369 ]
  br i1 %374, label %375, label %381
375:                                              ; preds = %373
  %376 = trunc nuw nsw i64 %317 to i32
  call fastcc void @posture(ptr noundef nonnull %54, i32 noundef %376, ptr noundef nonnull %55)
  %377 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %53, ptr noundef nonnull %55, i32 noundef 0, ptr noundef nonnull %56)
  %378 = load double, ptr %56, align 8
  %379 = fcmp reassoc nsz contract olt double %378, 0x3E7AD7F29ABCAF48
  %380 = zext i1 %379 to i32
  call fastcc void @add(ptr noundef nonnull %53, ptr noundef nonnull %51, ptr noundef nonnull %55, double noundef 0.000000e+00, double noundef %377, i32 noundef %380)
  br label %381
381:                                              ; preds = %375, %373
  %382 = add nuw nsw i64 %317, 1
  %383 = icmp eq i64 %382, %314
  br i1 %383, label %315, label %316
384:                                              ; preds = %296
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %47)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %48)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %49)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %49, i8 0, i64 48, i1 false)
  %385 = zext nneg i32 %221 to i64
  br label %386
386:                                              ; preds = %452, %384
  %387 = phi i32 [ 0, %384 ], [ %453, %452 ]
  br i1 %222, label %388, label %451
388:                                              ; preds = %386
  %389 = uitofp nneg i32 %387 to double
  %390 = fmul reassoc nsz contract double %389, 1.300000e+00
  %391 = fadd reassoc nsz contract double %390, 0x3FE6666666666666
  br label %394
392:                                              ; preds = %452
  br i1 %222, label %478, label %475
393:                                              ; preds = %446
  call fastcc void @look(ptr noundef nonnull %53, ptr noundef nonnull %48, ptr noundef nonnull %47)
  br label %455
394:                                              ; preds = %446, %388
  %395 = phi i64 [ 0, %388 ], [ %449, %446 ]
  %396 = trunc nuw nsw i64 %395 to i32
  %397 = uitofp nneg i32 %396 to double
  %398 = fmul reassoc nsz contract double %397, 9.000000e-01
  %399 = fadd reassoc nsz contract double %391, %398
  %400 = getelementptr inbounds [6 x double], ptr %76, i64 0, i64 %395
  %401 = load double, ptr %400, align 8
  %402 = call reassoc nsz contract double @llvm.fabs.f64(double %401)
  %403 = fdiv reassoc nsz contract double 0x401921FB54442D18, %402
  %404 = getelementptr inbounds [6 x i32], ptr %77, i64 0, i64 %395
  %405 = load i32, ptr %404, align 4
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %417, label %407
407:                                              ; preds = %394
  %408 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %395
  %409 = load double, ptr %408, align 8
  %410 = fcmp reassoc nsz contract ogt double %409, %399
  br i1 %410, label %411, label %417
411:                                              ; preds = %407
  %412 = fsub reassoc nsz contract double %409, %399
  %413 = fdiv reassoc nsz contract double %412, %403
  %414 = call reassoc nsz contract double @llvm.ceil.f64(double %413)
  %415 = fmul reassoc nsz contract double %414, %403
  %416 = fadd reassoc nsz contract double %415, %399
  br label %417
417:                                              ; preds = %411, %407, %394
  %418 = phi nsz double [ %416, %411 ], [ %399, %407 ], [ %399, %394 ]
  br i1 %406, label %436, label %419
419:                                              ; preds = %417
  %420 = getelementptr inbounds [6 x double], ptr %79, i64 0, i64 %395
  %421 = load double, ptr %420, align 8
  %422 = fcmp reassoc nsz contract ogt double %418, %421
  br i1 %422, label %423, label %436
423:                                              ; preds = %419
  %424 = fsub reassoc nsz contract double %418, %421
  %425 = fdiv reassoc nsz contract double %424, %403
  %426 = call reassoc nsz contract double @llvm.ceil.f64(double %425)
  %427 = fmul reassoc nsz contract double %426, %403
  %428 = fsub reassoc nsz contract double %418, %427
  %429 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %395
  %430 = load double, ptr %429, align 8
  %431 = fcmp reassoc nsz contract ult double %428, %430
  br i1 %431, label %432, label %436
432:                                              ; preds = %423
  %433 = fsub reassoc nsz contract double %430, %428
  %434 = fcmp reassoc nsz contract olt double %424, %433
  %435 = select reassoc nsz contract i1 %434, double %421, double %430
  br label %436
436:                                              ; preds = %432, %423, %419, %417
  %437 = phi nsz double [ %418, %419 ], [ %418, %417 ], [ %435, %432 ], [ %428, %423 ]
  %438 = getelementptr inbounds [6 x double], ptr %78, i64 0, i64 %395
  %439 = load double, ptr %438, align 8
  %440 = fcmp reassoc nsz contract olt double %437, %439
  br i1 %440, label %446, label %441
441:                                              ; preds = %436
  %442 = getelementptr inbounds [6 x double], ptr %79, i64 0, i64 %395
  %443 = load double, ptr %442, align 8
  %444 = fcmp reassoc nsz contract ogt double %437, %443
  %445 = select reassoc nsz contract i1 %444, double %443, double %437
  br label %446
446:                                              ; preds = %441, %436
  %447 = phi reassoc nsz contract double [ %439, %436 ], [ %445, %441 ]
  %448 = getelementptr inbounds [6 x double], ptr %48, i64 0, i64 %395
  store double %447, ptr %448, align 8
  %449 = add nuw nsw i64 %395, 1
  %450 = icmp eq i64 %449, %385
  br i1 %450, label %393, label %394
451:                                              ; preds = %386
  call fastcc void @look(ptr noundef nonnull %53, ptr noundef nonnull %48, ptr noundef nonnull %47)
  br label %452
452:                                              ; preds = %455, %451
  %453 = add nuw nsw i32 %387, 1
  %454 = icmp eq i32 %453, 3
  br i1 %454, label %392, label %386
455:                                              ; preds = %393, %455
  %456 = phi i64 [ %473, %455 ], [ 0, %393 ]
  %457 = getelementptr inbounds [6 x [3 x double]], ptr %80, i64 0, i64 %456
  %458 = load double, ptr %457, align 8
  %459 = fmul reassoc nsz contract double %458, %458
  %460 = getelementptr inbounds i8, ptr %457, i64 8
  %461 = load double, ptr %460, align 8
  %462 = fmul reassoc nsz contract double %461, %461
  %463 = fadd reassoc nsz contract double %462, %459
  %464 = getelementptr inbounds i8, ptr %457, i64 16
  %465 = load double, ptr %464, align 8
  %466 = fmul reassoc nsz contract double %465, %465
  %467 = fadd reassoc nsz contract double %463, %466
  %468 = call reassoc nsz contract double @llvm.sqrt.f64(double %467)
  %469 = getelementptr inbounds [6 x double], ptr %49, i64 0, i64 %456
  %470 = load double, ptr %469, align 8
  %471 = fcmp reassoc nsz contract ogt double %468, %470
  %472 = select reassoc nsz contract i1 %471, double %468, double %470
  store double %472, ptr %469, align 8
  %473 = add nuw nsw i64 %456, 1
  %474 = icmp eq i64 %473, %385
  br i1 %474, label %452, label %455
475:                                              ; preds = %487, %392
  %476 = load i32, ptr %77, align 4
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %532, label %493
478:                                              ; preds = %392, %487
  %479 = phi i64 [ %491, %487 ], [ 0, %392 ]
  %480 = getelementptr inbounds [6 x i32], ptr %77, i64 0, i64 %479
  %481 = load i32, ptr %480, align 4
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %487, label %483
483:                                              ; preds = %478
  %484 = getelementptr inbounds [6 x double], ptr %49, i64 0, i64 %479
  %485 = load double, ptr %484, align 8
  %486 = fcmp reassoc nsz contract olt double %485, 1.000000e-09
  br label %487
487:                                              ; preds = %483, %478
  %488 = phi i1 [ false, %478 ], [ %486, %483 ]
  %489 = zext i1 %488 to i32
  %490 = getelementptr inbounds [6 x i32], ptr %62, i64 0, i64 %479
  store i32 %489, ptr %490, align 4
  %491 = add nuw nsw i64 %479, 1
  %492 = icmp eq i64 %491, %385
  br i1 %492, label %475, label %478
493:                                              ; preds = %475
  %494 = load double, ptr %82, align 8
  %495 = load double, ptr %83, align 8
  %496 = load double, ptr %84, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %50)
  br label %520
497:                                              ; preds = %520
  %498 = load double, ptr %85, align 16
  %499 = fmul reassoc nsz contract double %498, %495
  %500 = load double, ptr %86, align 8
  %501 = fmul reassoc nsz contract double %500, %496
  %502 = fsub reassoc nsz contract double %499, %501
  %503 = load double, ptr %50, align 16
  %504 = fmul reassoc nsz contract double %503, %496
  %505 = fmul reassoc nsz contract double %498, %494
  %506 = fsub reassoc nsz contract double %504, %505
  %507 = fmul reassoc nsz contract double %500, %494
  %508 = fmul reassoc nsz contract double %503, %495
  %509 = fsub reassoc nsz contract double %507, %508
  %510 = fmul reassoc nsz contract double %502, %502
  %511 = fmul reassoc nsz contract double %506, %506
  %512 = fadd reassoc nsz contract double %511, %510
  %513 = fmul reassoc nsz contract double %509, %509
  %514 = fadd reassoc nsz contract double %512, %513
  %515 = call reassoc nsz contract double @llvm.sqrt.f64(double %514)
  %516 = fcmp reassoc nsz contract olt double %515, 1.000000e-09
  %517 = zext i1 %516 to i32
  %518 = load i32, ptr %62, align 4
  %519 = or i32 %518, %517
  store i32 %519, ptr %62, align 4
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %50)
  br label %532
520:                                              ; preds = %520, %493
  %521 = phi i64 [ 0, %493 ], [ %530, %520 ]
  %522 = shl nuw nsw i64 %521, 2
  %523 = or disjoint i64 %522, 3
  %524 = getelementptr inbounds [12 x double], ptr %73, i64 0, i64 %523
  %525 = load double, ptr %524, align 8
  %526 = getelementptr inbounds [12 x double], ptr %81, i64 0, i64 %523
  %527 = load double, ptr %526, align 8
  %528 = fsub reassoc nsz contract double %525, %527
  %529 = getelementptr inbounds [3 x double], ptr %50, i64 0, i64 %521
  store double %528, ptr %529, align 8
  %530 = add nuw nsw i64 %521, 1
  %531 = icmp eq i64 %530, 3
  br i1 %531, label %497, label %520
532:                                              ; preds = %497, %475
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %49)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %48)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %47)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(984) %88, ptr noundef nonnull align 8 dereferenceable(984) %53, i64 984, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(984) %87, ptr noundef nonnull align 8 dereferenceable(984) %53, i64 984, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(984) %52, ptr noundef nonnull align 8 dereferenceable(984) %53, i64 984, i1 false)
  store double 1.000000e+00, ptr %89, align 8
  store double 0.000000e+00, ptr %90, align 8
  store double 0.000000e+00, ptr %91, align 8
  store double 1.000000e+00, ptr %92, align 8
  store double 1.000000e+00, ptr %93, align 8
  store double 0x3E7AD7F29ABCAF48, ptr %94, align 8
  store i32 0, ptr %95, align 8
  br i1 %222, label %1894, label %533
533:                                              ; preds = %1907, %532
  call void @llvm.lifetime.start.p0(i64 9456, ptr nonnull %42)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %43)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %44)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %45)
  call void @llvm.lifetime.start.p0(i64 4168, ptr nonnull %46)
  store i32 0, ptr %46, align 8
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %27)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %28)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %29)
  call void @llvm.lifetime.start.p0(i64 12, ptr nonnull %30)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %31)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %31, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %32)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %33)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %34)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %34, ptr noundef nonnull align 16 dereferenceable(64) @__const.along_values.starts, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %35)
  %534 = load i32, ptr %52, align 8
  %535 = call i32 @llvm.smax.i32(i32 %534, i32 0)
  %536 = zext nneg i32 %535 to i64
  br label %540
537:                                              ; preds = %547
  %538 = add nuw nsw i64 %541, 1
  %539 = icmp eq i64 %538, 3
  br i1 %539, label %563, label %540
540:                                              ; preds = %537, %533
  %541 = phi i64 [ 0, %533 ], [ %538, %537 ]
  %542 = icmp eq i64 %541, %536
  br i1 %542, label %1565, label %543
543:                                              ; preds = %540
  %544 = getelementptr inbounds [6 x i32], ptr %100, i64 0, i64 %541
  %545 = load i32, ptr %544, align 4
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %1565, label %547
547:                                              ; preds = %543
  %548 = getelementptr inbounds [6 x i32], ptr %101, i64 0, i64 %541
  %549 = load i32, ptr %548, align 4
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %537, label %1565
551:                                              ; preds = %566
  %552 = load double, ptr %104, align 8
  %553 = load double, ptr %105, align 8
  %554 = load double, ptr %106, align 8
  %555 = load double, ptr %107, align 8
  store double %555, ptr %27, align 8
  %556 = load double, ptr %108, align 8
  store double %556, ptr %109, align 8
  %557 = load double, ptr %110, align 8
  store double %557, ptr %111, align 8
  store double %554, ptr %112, align 8
  %558 = fmul reassoc nsz contract double %552, %552
  %559 = fmul reassoc nsz contract double %553, %553
  %560 = fadd reassoc nsz contract double %559, %558
  %561 = fmul reassoc nsz contract double %554, %554
  %562 = fadd reassoc nsz contract double %560, %561
  store double %562, ptr %113, align 8
  br label %612
563:                                              ; preds = %537, %566
  %564 = phi i64 [ %567, %566 ], [ 0, %537 ]
  %565 = getelementptr inbounds [3 x double], ptr %102, i64 0, i64 %564
  store double 0.000000e+00, ptr %565, align 8
  br label %569
566:                                              ; preds = %569
  store double %583, ptr %565, align 8
  %567 = add nuw nsw i64 %564, 1
  %568 = icmp eq i64 %567, 3
  br i1 %568, label %551, label %563
569:                                              ; preds = %569, %563
  %570 = phi i64 [ 0, %563 ], [ %584, %569 ]
  %571 = phi double [ 0.000000e+00, %563 ], [ %583, %569 ]
  %572 = shl nuw nsw i64 %570, 2
  %573 = or disjoint i64 %572, %564
  %574 = getelementptr inbounds [12 x double], ptr %98, i64 0, i64 %573
  %575 = load double, ptr %574, align 8
  %576 = or disjoint i64 %572, 3
  %577 = getelementptr inbounds [12 x double], ptr %103, i64 0, i64 %576
  %578 = load double, ptr %577, align 8
  %579 = getelementptr inbounds [12 x double], ptr %98, i64 0, i64 %576
  %580 = load double, ptr %579, align 8
  %581 = fsub reassoc nsz contract double %578, %580
  %582 = fmul reassoc nsz contract double %581, %575
  %583 = fadd reassoc nsz contract double %582, %571
  %584 = add nuw nsw i64 %570, 1
  %585 = icmp eq i64 %584, 3
  br i1 %585, label %566, label %569
586:                                              ; preds = %612
  %587 = load double, ptr %115, align 8
  %588 = fmul reassoc nsz contract double %587, %552
  %589 = load double, ptr %116, align 8
  %590 = fmul reassoc nsz contract double %589, %553
  %591 = fmul reassoc nsz contract double %557, %554
  %592 = fadd reassoc nsz contract double %588, %591
  %593 = fadd reassoc nsz contract double %592, %590
  store double %593, ptr %117, align 8
  %594 = load double, ptr %118, align 8
  %595 = fmul reassoc nsz contract double %594, %555
  %596 = load double, ptr %114, align 8
  %597 = fmul reassoc nsz contract double %596, %556
  %598 = fsub reassoc nsz contract double %595, %597
  store double %598, ptr %119, align 8
  %599 = call reassoc nsz contract double @llvm.fabs.f64(double %598)
  %600 = fcmp reassoc nsz contract olt double %599, 0x3E7AD7F29ABCAF48
  %601 = zext i1 %600 to i32
  store i32 %601, ptr %120, align 8
  %602 = fmul reassoc nsz contract double %555, %555
  %603 = fmul reassoc nsz contract double %556, %556
  %604 = fadd reassoc nsz contract double %603, %602
  %605 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %604)
  %606 = fmul reassoc nsz contract double %596, %596
  %607 = fmul reassoc nsz contract double %594, %594
  %608 = fadd reassoc nsz contract double %606, %607
  %609 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %608)
  %610 = fadd reassoc nsz contract double %609, %605
  %611 = fcmp reassoc nsz contract ule double %610, 0x3EB0C6F7A0B5ED8D
  br i1 %611, label %1565, label %630
612:                                              ; preds = %612, %551
  %613 = phi i64 [ 0, %551 ], [ %628, %612 ]
  %614 = getelementptr inbounds double, ptr %99, i64 %613
  %615 = load double, ptr %614, align 8
  %616 = fmul reassoc nsz contract double %615, %552
  %617 = or disjoint i64 %613, 4
  %618 = getelementptr inbounds double, ptr %99, i64 %617
  %619 = load double, ptr %618, align 8
  %620 = fmul reassoc nsz contract double %619, %553
  %621 = fadd reassoc nsz contract double %620, %616
  %622 = or disjoint i64 %613, 8
  %623 = getelementptr inbounds double, ptr %99, i64 %622
  %624 = load double, ptr %623, align 8
  %625 = fmul reassoc nsz contract double %624, %554
  %626 = fadd reassoc nsz contract double %621, %625
  %627 = getelementptr inbounds [2 x double], ptr %114, i64 0, i64 %613
  store double %626, ptr %627, align 8
  %628 = add nuw nsw i64 %613, 1
  %629 = icmp eq i64 %613, 0
  br i1 %629, label %612, label %586
630:                                              ; preds = %586
  %631 = icmp sgt i32 %534, 3
  br i1 %631, label %632, label %634
632:                                              ; preds = %630
  %633 = zext nneg i32 %534 to i64
  br label %642
634:                                              ; preds = %657, %630
  %635 = phi i32 [ 0, %630 ], [ %658, %657 ]
  %636 = icmp sgt i32 %635, 0
  br i1 %636, label %637, label %661
637:                                              ; preds = %634
  %638 = zext nneg i32 %635 to i64
  %639 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %638
  %640 = load i32, ptr %639, align 4
  %641 = sitofp i32 %640 to double
  br label %694
642:                                              ; preds = %657, %632
  %643 = phi i64 [ 3, %632 ], [ %659, %657 ]
  %644 = phi i32 [ 0, %632 ], [ %658, %657 ]
  %645 = getelementptr inbounds [6 x i32], ptr %101, i64 0, i64 %643
  %646 = load i32, ptr %645, align 4
  %647 = icmp eq i32 %646, 0
  br i1 %647, label %648, label %657
648:                                              ; preds = %642
  %649 = getelementptr inbounds [6 x i32], ptr %100, i64 0, i64 %643
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %1565, label %652
652:                                              ; preds = %648
  %653 = add nsw i32 %644, 1
  %654 = sext i32 %644 to i64
  %655 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 %654
  %656 = trunc nuw nsw i64 %643 to i32
  store i32 %656, ptr %655, align 4
  br label %657
657:                                              ; preds = %652, %642
  %658 = phi i32 [ %644, %642 ], [ %653, %652 ]
  %659 = add nuw nsw i64 %643, 1
  %660 = icmp eq i64 %659, %633
  br i1 %660, label %634, label %642
661:                                              ; preds = %694, %634
  %662 = phi i32 [ 1, %634 ], [ %721, %694 ]
  %663 = icmp sgt i32 %662, 0
  br i1 %663, label %664, label %726
664:                                              ; preds = %661
  %665 = sext i32 %635 to i64
  %666 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %665
  %667 = zext nneg i32 %662 to i64
  %668 = zext nneg i32 %635 to i64
  %669 = sext i32 %534 to i64
  %670 = getelementptr inbounds [7 x [12 x double]], ptr %98, i64 0, i64 %669, i64 3
  %671 = load double, ptr %670, align 8
  %672 = getelementptr inbounds [7 x [12 x double]], ptr %98, i64 0, i64 %669, i64 7
  %673 = load double, ptr %672, align 8
  %674 = getelementptr inbounds [7 x [12 x double]], ptr %98, i64 0, i64 %669, i64 11
  %675 = icmp sgt i32 %534, 0
  %676 = zext nneg i32 %534 to i64
  %677 = load i32, ptr %95, align 8
  %678 = icmp eq i32 %677, 1
  %679 = load i32, ptr %154, align 8
  %680 = select i1 %678, i32 %679, i32 -1
  %681 = icmp slt i32 %680, 0
  %682 = zext nneg i32 %680 to i64
  %683 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %682
  %684 = load double, ptr %91, align 8
  %685 = getelementptr inbounds [6 x [3 x double]], ptr %156, i64 0, i64 %682
  %686 = getelementptr inbounds i8, ptr %685, i64 8
  %687 = getelementptr inbounds i8, ptr %685, i64 16
  %688 = load double, ptr %92, align 8
  %689 = getelementptr inbounds [6 x [3 x double]], ptr %159, i64 0, i64 %682
  %690 = getelementptr inbounds i8, ptr %689, i64 8
  %691 = getelementptr inbounds i8, ptr %689, i64 16
  %692 = getelementptr inbounds [6 x double], ptr %163, i64 0, i64 %682
  %693 = fmul reassoc nsz contract double %684, 2.000000e+00
  br label %735
694:                                              ; preds = %694, %637
  %695 = phi i64 [ 0, %637 ], [ %722, %694 ]
  %696 = phi i32 [ 1, %637 ], [ %721, %694 ]
  %697 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 %695
  %698 = load i32, ptr %697, align 4
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds [6 x double], ptr %121, i64 0, i64 %699
  %701 = load double, ptr %700, align 8
  %702 = call reassoc nsz contract double @llvm.fabs.f64(double %701)
  %703 = fdiv reassoc nsz contract double 0x401921FB54442D18, %702
  %704 = getelementptr inbounds [6 x double], ptr %122, i64 0, i64 %699
  %705 = load double, ptr %704, align 8
  %706 = getelementptr inbounds [6 x double], ptr %123, i64 0, i64 %699
  %707 = load double, ptr %706, align 8
  %708 = fsub reassoc nsz contract double %705, %707
  %709 = fcmp reassoc nsz contract uge double %708, %703
  %710 = zext i1 %709 to i32
  %711 = getelementptr inbounds [3 x i32], ptr %30, i64 0, i64 %695
  store i32 %710, ptr %711, align 4
  %712 = fcmp reassoc nsz contract ule double %707, -1.000000e+09
  %713 = and i1 %712, %709
  %714 = fmul reassoc nsz contract double %703, -5.000000e-01
  %715 = select reassoc nsz contract i1 %713, double %714, double %707
  %716 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %695
  store double %715, ptr %716, align 8
  %717 = select reassoc nsz contract i1 %709, double %703, double %708
  %718 = fdiv reassoc nsz contract double %717, %641
  %719 = getelementptr inbounds [3 x double], ptr %33, i64 0, i64 %695
  store double %718, ptr %719, align 8
  %720 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %695
  store i32 %696, ptr %720, align 4
  %721 = mul nsw i32 %696, %640
  %722 = add nuw nsw i64 %695, 1
  %723 = icmp eq i64 %722, %638
  br i1 %723, label %661, label %694
724:                                              ; preds = %1243
  %725 = icmp eq i32 %1244, 0
  br label %726
726:                                              ; preds = %724, %661
  %727 = phi i1 [ true, %661 ], [ %725, %724 ]
  br i1 %663, label %728, label %1445
728:                                              ; preds = %726
  %729 = sext i32 %635 to i64
  %730 = getelementptr inbounds [4 x i32], ptr @VALUES, i64 0, i64 %729
  %731 = zext nneg i32 %662 to i64
  %732 = load i32, ptr %52, align 8
  %733 = icmp sgt i32 %732, 0
  %734 = zext nneg i32 %732 to i64
  br label %1437
735:                                              ; preds = %1243, %664
  %736 = phi i64 [ 0, %664 ], [ %1245, %1243 ]
  %737 = phi i32 [ 0, %664 ], [ %1244, %1243 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %36)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %37)
  store double %671, ptr %37, align 16
  store double %673, ptr %124, align 8
  %738 = load double, ptr %674, align 8
  store double %738, ptr %125, align 16
  call void @llvm.lifetime.start.p0(i64 192, ptr nonnull %38)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %39)
  br i1 %675, label %743, label %739
739:                                              ; preds = %789, %735
  br i1 %636, label %740, label %794
740:                                              ; preds = %739
  %741 = load i32, ptr %666, align 4
  %742 = trunc nuw nsw i64 %736 to i32
  br label %795
743:                                              ; preds = %735, %789
  %744 = phi i64 [ %792, %789 ], [ 0, %735 ]
  %745 = getelementptr inbounds [6 x double], ptr %126, i64 0, i64 %744
  %746 = load double, ptr %745, align 8
  %747 = call reassoc nsz contract double @llvm.fabs.f64(double %746)
  %748 = fdiv reassoc nsz contract double 0x401921FB54442D18, %747
  %749 = getelementptr inbounds [6 x i32], ptr %100, i64 0, i64 %744
  %750 = load i32, ptr %749, align 4
  %751 = icmp eq i32 %750, 0
  br i1 %751, label %760, label %752
752:                                              ; preds = %743
  %753 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %744
  %754 = load double, ptr %753, align 8
  %755 = fcmp reassoc nsz contract ogt double %754, 0.000000e+00
  br i1 %755, label %756, label %760
756:                                              ; preds = %752
  %757 = fdiv reassoc nsz contract double %754, %748
  %758 = call reassoc nsz contract double @llvm.ceil.f64(double %757)
  %759 = fmul reassoc nsz contract double %758, %748
  br label %760
760:                                              ; preds = %756, %752, %743
  %761 = phi nsz double [ %759, %756 ], [ 0.000000e+00, %752 ], [ 0.000000e+00, %743 ]
  br i1 %751, label %779, label %762
762:                                              ; preds = %760
  %763 = getelementptr inbounds [6 x double], ptr %128, i64 0, i64 %744
  %764 = load double, ptr %763, align 8
  %765 = fcmp reassoc nsz contract ogt double %761, %764
  br i1 %765, label %766, label %779
766:                                              ; preds = %762
  %767 = fsub reassoc nsz contract double %761, %764
  %768 = fdiv reassoc nsz contract double %767, %748
  %769 = call reassoc nsz contract double @llvm.ceil.f64(double %768)
  %770 = fmul reassoc nsz contract double %769, %748
  %771 = fsub reassoc nsz contract double %761, %770
  %772 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %744
  %773 = load double, ptr %772, align 8
  %774 = fcmp reassoc nsz contract ult double %771, %773
  br i1 %774, label %775, label %779
775:                                              ; preds = %766
  %776 = fsub reassoc nsz contract double %773, %771
  %777 = fcmp reassoc nsz contract olt double %767, %776
  %778 = select reassoc nsz contract i1 %777, double %764, double %773
  br label %779
779:                                              ; preds = %775, %766, %762, %760
  %780 = phi nsz double [ %761, %762 ], [ %761, %760 ], [ %778, %775 ], [ %771, %766 ]
  %781 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %744
  %782 = load double, ptr %781, align 8
  %783 = fcmp reassoc nsz contract olt double %780, %782
  br i1 %783, label %789, label %784
784:                                              ; preds = %779
  %785 = getelementptr inbounds [6 x double], ptr %128, i64 0, i64 %744
  %786 = load double, ptr %785, align 8
  %787 = fcmp reassoc nsz contract ogt double %780, %786
  %788 = select reassoc nsz contract i1 %787, double %786, double %780
  br label %789
789:                                              ; preds = %784, %779
  %790 = phi reassoc nsz contract double [ %782, %779 ], [ %788, %784 ]
  %791 = getelementptr inbounds [6 x double], ptr %36, i64 0, i64 %744
  store double %790, ptr %791, align 8
  %792 = add nuw nsw i64 %744, 1
  %793 = icmp eq i64 %792, %676
  br i1 %793, label %739, label %743
794:                                              ; preds = %795, %739
  br i1 %631, label %1196, label %817
795:                                              ; preds = %795, %740
  %796 = phi i64 [ 0, %740 ], [ %813, %795 ]
  %797 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %796
  %798 = load double, ptr %797, align 8
  %799 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %796
  %800 = load i32, ptr %799, align 4
  %801 = sdiv i32 %742, %800
  %802 = srem i32 %801, %741
  %803 = sitofp i32 %802 to double
  %804 = fadd reassoc nsz contract double %803, 3.700000e-01
  %805 = getelementptr inbounds [3 x double], ptr %33, i64 0, i64 %796
  %806 = load double, ptr %805, align 8
  %807 = fmul reassoc nsz contract double %804, %806
  %808 = fadd reassoc nsz contract double %807, %798
  %809 = getelementptr inbounds [3 x i32], ptr %28, i64 0, i64 %796
  %810 = load i32, ptr %809, align 4
  %811 = sext i32 %810 to i64
  %812 = getelementptr inbounds [6 x double], ptr %36, i64 0, i64 %811
  store double %808, ptr %812, align 8
  %813 = add nuw nsw i64 %796, 1
  %814 = icmp eq i64 %813, %668
  br i1 %814, label %794, label %795
815:                                              ; preds = %1222
  %816 = icmp sgt i64 %1197, 4
  br i1 %816, label %1196, label %817
817:                                              ; preds = %815, %794
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %22)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %23)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %17)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %18, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %19, i8 0, i64 24, i1 false)
  br label %819
818:                                              ; preds = %828
  br i1 %600, label %853, label %882
819:                                              ; preds = %828, %817
  %820 = phi i64 [ 0, %817 ], [ %831, %828 ]
  %821 = phi double [ 0.000000e+00, %817 ], [ %830, %828 ]
  %822 = getelementptr inbounds [5 x double], ptr @elbow_angles.C5, i64 0, i64 %820
  %823 = load double, ptr %822, align 8
  %824 = getelementptr inbounds [5 x double], ptr @elbow_angles.S5, i64 0, i64 %820
  %825 = load double, ptr %824, align 8
  %826 = call reassoc nsz contract fastcc double @shoulder_miss(ptr noundef nonnull readonly %52, ptr noundef nonnull readonly %27, ptr noundef nonnull readonly %37, double noundef %823, double noundef %825, ptr noundef nonnull %16, ptr noundef nonnull %17)
  %827 = fmul reassoc nsz contract double %826, 4.000000e-01
  br label %833
828:                                              ; preds = %833
  %829 = fmul reassoc nsz contract double %826, 2.000000e-01
  %830 = fadd reassoc nsz contract double %829, %821
  %831 = add nuw nsw i64 %820, 1
  %832 = icmp eq i64 %831, 5
  br i1 %832, label %818, label %819
833:                                              ; preds = %833, %819
  %834 = phi i64 [ 1, %819 ], [ %851, %833 ]
  %835 = mul nuw nsw i64 %834, %820
  %836 = trunc nuw nsw i64 %835 to i32
  %837 = urem i32 %836, 5
  %838 = zext nneg i32 %837 to i64
  %839 = getelementptr inbounds [5 x double], ptr @elbow_angles.C5, i64 0, i64 %838
  %840 = load double, ptr %839, align 8
  %841 = fmul reassoc nsz contract double %840, %827
  %842 = getelementptr inbounds [3 x double], ptr %18, i64 0, i64 %834
  %843 = load double, ptr %842, align 8
  %844 = fadd reassoc nsz contract double %843, %841
  store double %844, ptr %842, align 8
  %845 = getelementptr inbounds [5 x double], ptr @elbow_angles.S5, i64 0, i64 %838
  %846 = load double, ptr %845, align 8
  %847 = fmul reassoc nsz contract double %846, %827
  %848 = getelementptr inbounds [3 x double], ptr %19, i64 0, i64 %834
  %849 = load double, ptr %848, align 8
  %850 = fadd reassoc nsz contract double %849, %847
  store double %850, ptr %848, align 8
  %851 = add nuw nsw i64 %834, 1
  %852 = icmp eq i64 %851, 3
  br i1 %852, label %828, label %833
853:                                              ; preds = %818
  %854 = load double, ptr %129, align 8
  %855 = load double, ptr %130, align 8
  %856 = fmul reassoc nsz contract double %854, %854
  %857 = fmul reassoc nsz contract double %855, %855
  %858 = fadd reassoc nsz contract double %857, %856
  %859 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %858)
  %860 = call reassoc nsz contract double @atan2(double noundef %855, double noundef %854)
  %861 = fcmp reassoc nsz contract ogt double %859, 0x3D06849B86A12B9B
  %862 = fneg reassoc nsz contract double %830
  %863 = fdiv reassoc nsz contract double %862, %859
  %864 = select reassoc nsz contract i1 %861, double %863, double 2.000000e+00
  %865 = call double @llvm.fabs.f64(double %863)
  %866 = select reassoc nsz contract i1 %861, double %865, double 2.000000e+00
  %867 = fcmp reassoc nsz contract olt double %866, 1.500000e+00
  br i1 %867, label %868, label %1028
868:                                              ; preds = %853
  %869 = fcmp reassoc nsz contract olt double %866, 1.000000e+00
  br i1 %869, label %870, label %872
870:                                              ; preds = %868
  %871 = call reassoc nsz contract double @llvm.acos.f64(double %864)
  br label %875
872:                                              ; preds = %868
  %873 = fcmp reassoc nsz contract ogt double %864, 0.000000e+00
  %874 = select reassoc nsz contract i1 %873, double 0.000000e+00, double 0x400921FB54442D18
  br label %875
875:                                              ; preds = %872, %870
  %876 = phi i32 [ 2, %870 ], [ 1, %872 ]
  %877 = phi reassoc nsz contract double [ %871, %870 ], [ %874, %872 ]
  %878 = fadd reassoc nsz contract double %877, %860
  store double %878, ptr %22, align 16
  %879 = fsub reassoc nsz contract double %860, %877
  store double %879, ptr %131, align 8
  %880 = fadd reassoc nsz contract double %866, -1.000000e+00
  %881 = select reassoc nsz contract i1 %869, double 0.000000e+00, double %880
  store double %881, ptr %132, align 8
  store double %881, ptr %23, align 16
  br label %1028
882:                                              ; preds = %818
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %20)
  %883 = load double, ptr %133, align 16
  %884 = fmul reassoc nsz contract double %883, 5.000000e-01
  store double %884, ptr %20, align 16
  %885 = load double, ptr %129, align 8
  %886 = fmul reassoc nsz contract double %885, 5.000000e-01
  store double %886, ptr %134, align 8
  store double %830, ptr %135, align 16
  store double %886, ptr %136, align 8
  store double %884, ptr %137, align 16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %21)
  %887 = load double, ptr %138, align 16
  %888 = fmul reassoc nsz contract double %887, 5.000000e-01
  store double %888, ptr %21, align 16
  %889 = load double, ptr %130, align 8
  %890 = fmul reassoc nsz contract double %889, 5.000000e-01
  store double %890, ptr %139, align 8
  store double 0.000000e+00, ptr %140, align 16
  %891 = fmul reassoc nsz contract double %889, -5.000000e-01
  store double %891, ptr %141, align 8
  %892 = fmul reassoc nsz contract double %887, -5.000000e-01
  store double %892, ptr %142, align 16
  br label %893
893:                                              ; preds = %895, %882
  %894 = phi i32 [ 0, %882 ], [ %897, %895 ]
  br label %900
895:                                              ; preds = %935
  %896 = fcmp reassoc nsz contract olt double %967, 1.000000e-13
  %897 = add nuw nsw i32 %894, 1
  %898 = icmp eq i32 %897, 40
  %899 = select i1 %896, i1 true, i1 %898
  br i1 %899, label %996, label %893
900:                                              ; preds = %935, %893
  %901 = phi i64 [ 0, %893 ], [ %968, %935 ]
  %902 = phi double [ 0.000000e+00, %893 ], [ %967, %935 ]
  %903 = getelementptr inbounds double, ptr %34, i64 %901
  %904 = load double, ptr %903, align 8
  %905 = getelementptr inbounds double, ptr %143, i64 %901
  %906 = load double, ptr %905, align 8
  br label %907
907:                                              ; preds = %907, %900
  %908 = phi i64 [ 3, %900 ], [ %933, %907 ]
  %909 = phi double [ %884, %900 ], [ %926, %907 ]
  %910 = phi double [ %892, %900 ], [ %932, %907 ]
  %911 = phi double [ 0.000000e+00, %900 ], [ %916, %907 ]
  %912 = phi double [ 0.000000e+00, %900 ], [ %920, %907 ]
  %913 = fmul reassoc nsz contract double %911, %904
  %914 = fmul reassoc nsz contract double %912, %906
  %915 = fsub reassoc nsz contract double %913, %914
  %916 = fadd reassoc nsz contract double %915, %909
  %917 = fmul reassoc nsz contract double %911, %906
  %918 = fmul reassoc nsz contract double %912, %904
  %919 = fadd reassoc nsz contract double %917, %910
  %920 = fadd reassoc nsz contract double %919, %918
  %921 = fmul reassoc nsz contract double %909, %904
  %922 = fmul reassoc nsz contract double %910, %906
  %923 = fsub reassoc nsz contract double %921, %922
  %924 = getelementptr inbounds double, ptr %20, i64 %908
  %925 = load double, ptr %924, align 8
  %926 = fadd reassoc nsz contract double %925, %923
  %927 = fmul reassoc nsz contract double %909, %906
  %928 = fmul reassoc nsz contract double %910, %904
  %929 = fadd reassoc nsz contract double %928, %927
  %930 = getelementptr inbounds double, ptr %21, i64 %908
  %931 = load double, ptr %930, align 8
  %932 = fadd reassoc nsz contract double %929, %931
  %933 = add nsw i64 %908, -1
  %934 = icmp eq i64 %908, 0
  br i1 %934, label %970, label %907
935:                                              ; preds = %990
  %936 = fmul reassoc nsz contract double %991, %926
  %937 = fmul reassoc nsz contract double %992, %932
  %938 = fsub reassoc nsz contract double %937, %936
  %939 = fadd reassoc nsz contract double %938, %916
  %940 = fmul reassoc nsz contract double %991, %932
  %941 = fmul reassoc nsz contract double %992, %926
  %942 = fadd reassoc nsz contract double %940, %941
  %943 = fsub reassoc nsz contract double %920, %942
  %944 = fmul reassoc nsz contract double %939, %939
  %945 = fmul reassoc nsz contract double %943, %943
  %946 = fadd reassoc nsz contract double %945, 1.000000e-300
  %947 = fadd reassoc nsz contract double %946, %944
  %948 = fmul reassoc nsz contract double %939, %926
  %949 = fmul reassoc nsz contract double %943, %932
  %950 = fadd reassoc nsz contract double %948, %949
  %951 = fdiv reassoc nsz contract double %950, %947
  %952 = fmul reassoc nsz contract double %939, %932
  %953 = fmul reassoc nsz contract double %943, %926
  %954 = fsub reassoc nsz contract double %952, %953
  %955 = fdiv reassoc nsz contract double %954, %947
  %956 = call reassoc nsz contract double @llvm.fabs.f64(double %951)
  %957 = call reassoc nsz contract double @llvm.fabs.f64(double %955)
  %958 = fadd reassoc nsz contract double %956, %957
  %959 = fcmp reassoc nsz contract ogt double %958, 1.000000e+00
  %960 = fdiv reassoc nsz contract double %951, %958
  %961 = fdiv reassoc nsz contract double %955, %958
  %962 = select nsz i1 %959, double %960, double %951
  %963 = select nsz i1 %959, double %961, double %955
  %964 = fsub reassoc nsz contract double %904, %962
  store double %964, ptr %903, align 8
  %965 = fsub reassoc nsz contract double %906, %963
  store double %965, ptr %905, align 8
  %966 = fcmp reassoc nsz contract ogt double %958, %902
  %967 = select reassoc nsz contract i1 %966, double %958, double %902
  %968 = add nuw nsw i64 %901, 1
  %969 = icmp eq i64 %968, 4
  br i1 %969, label %895, label %900
970:                                              ; preds = %907, %990
  %971 = phi i64 [ %993, %990 ], [ 0, %907 ]
  %972 = phi double [ %992, %990 ], [ 0.000000e+00, %907 ]
  %973 = phi double [ %991, %990 ], [ 0.000000e+00, %907 ]
  %974 = icmp eq i64 %971, %901
  br i1 %974, label %990, label %975
975:                                              ; preds = %970
  %976 = getelementptr inbounds double, ptr %34, i64 %971
  %977 = load double, ptr %976, align 8
  %978 = fsub reassoc nsz contract double %904, %977
  %979 = getelementptr inbounds double, ptr %143, i64 %971
  %980 = load double, ptr %979, align 8
  %981 = fsub reassoc nsz contract double %906, %980
  %982 = fmul reassoc nsz contract double %978, %978
  %983 = fmul reassoc nsz contract double %981, %981
  %984 = fadd reassoc nsz contract double %982, 1.000000e-300
  %985 = fadd reassoc nsz contract double %984, %983
  %986 = fdiv reassoc nsz contract double %978, %985
  %987 = fadd reassoc nsz contract double %986, %973
  %988 = fdiv reassoc nsz contract double %981, %985
  %989 = fsub reassoc nsz contract double %972, %988
  br label %990
990:                                              ; preds = %975, %970
  %991 = phi nsz double [ %987, %975 ], [ %973, %970 ]
  %992 = phi nsz double [ %989, %975 ], [ %972, %970 ]
  %993 = add nuw nsw i64 %971, 1
  %994 = icmp eq i64 %993, 4
  br i1 %994, label %935, label %970
995:                                              ; preds = %1024
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %21)
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %20)
  br label %1028
996:                                              ; preds = %895, %1024
  %997 = phi i64 [ %1026, %1024 ], [ 0, %895 ]
  %998 = phi i32 [ %1025, %1024 ], [ 0, %895 ]
  %999 = getelementptr inbounds double, ptr %34, i64 %997
  %1000 = load double, ptr %999, align 8
  %1001 = fmul reassoc nsz contract double %1000, %1000
  %1002 = or disjoint i64 %997, 4
  %1003 = getelementptr inbounds double, ptr %34, i64 %1002
  %1004 = load double, ptr %1003, align 8
  %1005 = fmul reassoc nsz contract double %1004, %1004
  %1006 = fadd reassoc nsz contract double %1001, 1.000000e-300
  %1007 = fadd reassoc nsz contract double %1006, %1005
  %1008 = call reassoc nsz contract double @llvm.log.f64(double %1007)
  %1009 = fmul reassoc nsz contract double %1008, 5.000000e-01
  %1010 = call reassoc nsz contract double @llvm.fabs.f64(double %1009)
  %1011 = fcmp reassoc nsz contract olt double %1010, 3.000000e-01
  br i1 %1011, label %1012, label %1024
1012:                                             ; preds = %996
  %1013 = fcmp reassoc nsz contract ogt double %1010, 0x3EB0C6F7A0B5ED8D
  %1014 = fcmp reassoc nsz contract olt double %1009, 0.000000e+00
  %1015 = select i1 %1013, i1 %1014, i1 false
  br i1 %1015, label %1024, label %1016
1016:                                             ; preds = %1012
  %1017 = call reassoc nsz contract double @atan2(double noundef %1004, double noundef %1000)
  %1018 = sext i32 %998 to i64
  %1019 = getelementptr inbounds double, ptr %22, i64 %1018
  store double %1017, ptr %1019, align 8
  %1020 = fcmp reassoc nsz contract ogt double %1010, 1.000000e-09
  %1021 = select reassoc nsz contract i1 %1020, double %1009, double 0.000000e+00
  %1022 = add nsw i32 %998, 1
  %1023 = getelementptr inbounds double, ptr %23, i64 %1018
  store double %1021, ptr %1023, align 8
  br label %1024
1024:                                             ; preds = %1016, %1012, %996
  %1025 = phi i32 [ %1022, %1016 ], [ %998, %1012 ], [ %998, %996 ]
  %1026 = add nuw nsw i64 %997, 1
  %1027 = icmp eq i64 %1026, 4
  br i1 %1027, label %995, label %996
1028:                                             ; preds = %995, %875, %853
  %1029 = phi i32 [ %1025, %995 ], [ %876, %875 ], [ 0, %853 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %17)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16)
  %1030 = icmp sgt i32 %1029, 0
  br i1 %1030, label %1031, label %1190
1031:                                             ; preds = %1028
  %1032 = zext nneg i32 %1029 to i64
  %1033 = load double, ptr %27, align 8
  %1034 = load double, ptr %109, align 8
  %1035 = load double, ptr %114, align 8
  %1036 = load double, ptr %118, align 8
  %1037 = fmul reassoc nsz contract double %1033, %1033
  %1038 = fmul reassoc nsz contract double %1034, %1034
  %1039 = fadd reassoc nsz contract double %1038, %1037
  %1040 = call reassoc nsz contract double @llvm.sqrt.f64(double %1039)
  %1041 = fmul reassoc nsz contract double %1035, %1035
  %1042 = fmul reassoc nsz contract double %1036, %1036
  %1043 = fadd reassoc nsz contract double %1042, %1041
  %1044 = call reassoc nsz contract double @llvm.sqrt.f64(double %1043)
  %1045 = fcmp reassoc nsz contract ogt double %1040, %1044
  %1046 = load double, ptr %151, align 8
  %1047 = load double, ptr %102, align 8
  %1048 = load double, ptr %99, align 8
  %1049 = load double, ptr %148, align 8
  %1050 = load double, ptr %115, align 8
  %1051 = load double, ptr %104, align 8
  %1052 = load double, ptr %149, align 8
  %1053 = load double, ptr %150, align 8
  %1054 = load double, ptr %116, align 8
  %1055 = load double, ptr %105, align 8
  %1056 = load double, ptr %126, align 8
  %1057 = load double, ptr %152, align 8
  %1058 = load double, ptr %153, align 8
  br label %1059
1059:                                             ; preds = %1186, %1031
  %1060 = phi i64 [ 0, %1031 ], [ %1188, %1186 ]
  %1061 = phi i32 [ 0, %1031 ], [ %1187, %1186 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %24)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %25)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %26)
  %1062 = getelementptr inbounds [4 x double], ptr %23, i64 0, i64 %1060
  %1063 = load double, ptr %1062, align 8
  %1064 = fcmp reassoc nsz contract une double %1063, 0.000000e+00
  %1065 = zext i1 %1064 to i32
  %1066 = getelementptr inbounds [4 x double], ptr %22, i64 0, i64 %1060
  %1067 = load double, ptr %1066, align 8
  %1068 = call reassoc nsz contract double @llvm.cos.f64(double %1067)
  %1069 = call reassoc nsz contract double @llvm.sin.f64(double %1067)
  %1070 = call reassoc nsz contract fastcc double @shoulder_miss(ptr noundef nonnull readonly %52, ptr noundef nonnull readonly %27, ptr noundef nonnull readonly %37, double noundef %1068, double noundef %1069, ptr noundef nonnull %24, ptr noundef nonnull %25)
  %1071 = load double, ptr %24, align 16
  %1072 = fmul reassoc nsz contract double %1071, %1033
  %1073 = load double, ptr %144, align 8
  %1074 = fmul reassoc nsz contract double %1073, %1034
  %1075 = fadd reassoc nsz contract double %1074, %1072
  %1076 = fmul reassoc nsz contract double %1071, %1034
  %1077 = fmul reassoc nsz contract double %1073, %1033
  %1078 = fsub reassoc nsz contract double %1076, %1077
  %1079 = fmul reassoc nsz contract double %1071, %1035
  %1080 = fmul reassoc nsz contract double %1073, %1036
  %1081 = fadd reassoc nsz contract double %1080, %1079
  %1082 = fmul reassoc nsz contract double %1071, %1036
  %1083 = fmul reassoc nsz contract double %1073, %1035
  %1084 = fsub reassoc nsz contract double %1082, %1083
  br i1 %600, label %1085, label %1120
1085:                                             ; preds = %1059
  %1086 = select reassoc nsz contract i1 %1045, double %1075, double %1081
  %1087 = select reassoc nsz contract i1 %1045, double %1078, double %1084
  %1088 = load double, ptr %25, align 16
  %1089 = load double, ptr %145, align 8
  %1090 = select reassoc nsz contract i1 %1045, double %1088, double %1089
  %1091 = fmul reassoc nsz contract double %1086, %1086
  %1092 = fmul reassoc nsz contract double %1087, %1087
  %1093 = fadd reassoc nsz contract double %1092, %1091
  %1094 = call reassoc nsz contract noundef double @llvm.sqrt.f64(double %1093)
  %1095 = call reassoc nsz contract double @atan2(double noundef %1087, double noundef %1086)
  %1096 = fcmp reassoc nsz contract ogt double %1094, 0x3D06849B86A12B9B
  %1097 = fdiv reassoc nsz contract double %1090, %1094
  %1098 = select reassoc nsz contract i1 %1096, double %1097, double 2.000000e+00
  %1099 = call double @llvm.fabs.f64(double %1097)
  %1100 = select reassoc nsz contract i1 %1096, double %1099, double 2.000000e+00
  %1101 = fcmp reassoc nsz contract olt double %1100, 1.300000e+00
  br i1 %1101, label %1102, label %1117
1102:                                             ; preds = %1085
  %1103 = fcmp reassoc nsz contract olt double %1100, 1.000000e+00
  br i1 %1103, label %1104, label %1106
1104:                                             ; preds = %1102
  %1105 = call reassoc nsz contract double @llvm.acos.f64(double %1098)
  br label %1109
1106:                                             ; preds = %1102
  %1107 = fcmp reassoc nsz contract ogt double %1098, 0.000000e+00
  %1108 = select reassoc nsz contract i1 %1107, double 0.000000e+00, double 0x400921FB54442D18
  br label %1109
1109:                                             ; preds = %1106, %1104
  %1110 = phi i64 [ 2, %1104 ], [ 1, %1106 ]
  %1111 = phi reassoc nsz contract double [ %1105, %1104 ], [ %1108, %1106 ]
  %1112 = fcmp reassoc nsz contract oge double %1100, 1.000000e+00
  %1113 = or i1 %1064, %1112
  %1114 = zext i1 %1113 to i32
  %1115 = fadd reassoc nsz contract double %1111, %1095
  store double %1115, ptr %26, align 16
  %1116 = fsub reassoc nsz contract double %1095, %1111
  store double %1116, ptr %146, align 8
  br label %1117
1117:                                             ; preds = %1109, %1085
  %1118 = phi i32 [ %1114, %1109 ], [ %1065, %1085 ]
  %1119 = phi i64 [ %1110, %1109 ], [ 1, %1085 ]
  br i1 %1101, label %1136, label %1186
1120:                                             ; preds = %1059
  %1121 = fmul reassoc nsz contract double %1084, %1075
  %1122 = fmul reassoc nsz contract double %1081, %1078
  %1123 = fcmp reassoc nsz contract olt double %1121, %1122
  %1124 = select reassoc nsz contract i1 %1123, double -1.000000e+00, double 1.000000e+00
  %1125 = load double, ptr %145, align 8
  %1126 = fmul reassoc nsz contract double %1125, %1075
  %1127 = load double, ptr %25, align 16
  %1128 = fmul reassoc nsz contract double %1127, %1081
  %1129 = fsub reassoc nsz contract double %1126, %1128
  %1130 = fmul reassoc nsz contract double %1129, %1124
  %1131 = fmul reassoc nsz contract double %1127, %1084
  %1132 = fmul reassoc nsz contract double %1125, %1078
  %1133 = fsub reassoc nsz contract double %1131, %1132
  %1134 = fmul reassoc nsz contract double %1133, %1124
  %1135 = call reassoc nsz contract double @atan2(double noundef %1130, double noundef %1134)
  store double %1135, ptr %26, align 16
  br label %1136
1136:                                             ; preds = %1120, %1117
  %1137 = phi i32 [ %1118, %1117 ], [ %1065, %1120 ]
  %1138 = phi i64 [ %1119, %1117 ], [ 1, %1120 ]
  %1139 = icmp slt i32 %1061, 8
  br i1 %1139, label %1140, label %1186
1140:                                             ; preds = %1136
  %1141 = load double, ptr %147, align 16
  %1142 = sext i32 %1061 to i64
  %1143 = and i64 %1138, 4294967295
  %1144 = fmul reassoc nsz contract double %1141, %1050
  %1145 = fmul reassoc nsz contract double %1141, %1054
  %1146 = call reassoc nsz contract double @atan2(double noundef %1046, double noundef %1047)
  %1147 = fdiv reassoc nsz contract double %1067, %1058
  %1148 = fadd reassoc nsz contract double %1144, %1051
  %1149 = fadd reassoc nsz contract double %1145, %1055
  br label %1150
1150:                                             ; preds = %1150, %1140
  %1151 = phi i64 [ 0, %1140 ], [ %1180, %1150 ]
  %1152 = phi i64 [ %1142, %1140 ], [ %1178, %1150 ]
  %1153 = getelementptr inbounds [2 x double], ptr %26, i64 0, i64 %1151
  %1154 = load double, ptr %1153, align 8
  %1155 = call reassoc nsz contract double @llvm.sin.f64(double %1154)
  %1156 = call reassoc nsz contract double @llvm.cos.f64(double %1154)
  %1157 = fmul reassoc nsz contract double %1156, %1071
  %1158 = fmul reassoc nsz contract double %1155, %1073
  %1159 = fsub reassoc nsz contract double %1157, %1158
  %1160 = fmul reassoc nsz contract double %1155, %1071
  %1161 = fmul reassoc nsz contract double %1156, %1073
  %1162 = fadd reassoc nsz contract double %1160, %1161
  %1163 = fmul reassoc nsz contract double %1159, %1048
  %1164 = fmul reassoc nsz contract double %1162, %1049
  %1165 = fadd reassoc nsz contract double %1148, %1163
  %1166 = fadd reassoc nsz contract double %1165, %1164
  %1167 = fmul reassoc nsz contract double %1159, %1052
  %1168 = fmul reassoc nsz contract double %1162, %1053
  %1169 = fadd reassoc nsz contract double %1149, %1167
  %1170 = fadd reassoc nsz contract double %1169, %1168
  %1171 = call reassoc nsz contract double @atan2(double noundef %1170, double noundef %1166)
  %1172 = fsub reassoc nsz contract double %1146, %1171
  %1173 = fdiv reassoc nsz contract double %1172, %1056
  %1174 = getelementptr inbounds [3 x double], ptr %38, i64 %1152
  store double %1173, ptr %1174, align 8
  %1175 = fdiv reassoc nsz contract double %1154, %1057
  %1176 = getelementptr inbounds i8, ptr %1174, i64 8
  store double %1175, ptr %1176, align 8
  %1177 = getelementptr inbounds i8, ptr %1174, i64 16
  store double %1147, ptr %1177, align 8
  %1178 = add nsw i64 %1152, 1
  %1179 = getelementptr inbounds i32, ptr %39, i64 %1152
  store i32 %1137, ptr %1179, align 4
  %1180 = add nuw nsw i64 %1151, 1
  %1181 = icmp ult i64 %1180, %1143
  %1182 = icmp slt i64 %1152, 7
  %1183 = and i1 %1181, %1182
  br i1 %1183, label %1150, label %1184
1184:                                             ; preds = %1150
  %1185 = trunc nsw i64 %1178 to i32
  br label %1186
1186:                                             ; preds = %1184, %1136, %1117
  %1187 = phi i32 [ %1061, %1117 ], [ %1061, %1136 ], [ %1185, %1184 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %26)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %25)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %24)
  %1188 = add nuw nsw i64 %1060, 1
  %1189 = icmp eq i64 %1188, %1032
  br i1 %1189, label %1190, label %1059
1190:                                             ; preds = %1186, %1028
  %1191 = phi i32 [ 0, %1028 ], [ %1187, %1186 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %23)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %22)
  %1192 = getelementptr inbounds [1024 x i32], ptr %97, i64 0, i64 %736
  store i32 0, ptr %1192, align 4
  %1193 = icmp sgt i32 %1191, 0
  br i1 %1193, label %1194, label %1243
1194:                                             ; preds = %1190
  %1195 = zext nneg i32 %1191 to i64
  br label %1247
1196:                                             ; preds = %794, %815
  %1197 = phi i64 [ %1198, %815 ], [ %676, %794 ]
  %1198 = add nsw i64 %1197, -1
  %1199 = getelementptr inbounds [6 x i32], ptr %101, i64 0, i64 %1198
  %1200 = load i32, ptr %1199, align 4
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1202, label %1208
1202:                                             ; preds = %1196
  %1203 = getelementptr inbounds [6 x double], ptr %36, i64 0, i64 %1198
  %1204 = load double, ptr %1203, align 8
  %1205 = getelementptr inbounds [6 x double], ptr %126, i64 0, i64 %1198
  %1206 = load double, ptr %1205, align 8
  %1207 = fmul reassoc nsz contract double %1206, %1204
  br label %1208
1208:                                             ; preds = %1202, %1196
  %1209 = phi reassoc nsz contract double [ %1207, %1202 ], [ 0.000000e+00, %1196 ]
  %1210 = call reassoc nsz contract double @llvm.sin.f64(double %1209)
  %1211 = call reassoc nsz contract double @llvm.cos.f64(double %1209)
  %1212 = load double, ptr %37, align 16
  %1213 = fmul reassoc nsz contract double %1211, %1212
  %1214 = load double, ptr %124, align 8
  %1215 = fmul reassoc nsz contract double %1214, %1210
  %1216 = fsub reassoc nsz contract double %1213, %1215
  %1217 = fmul reassoc nsz contract double %1210, %1212
  %1218 = fmul reassoc nsz contract double %1214, %1211
  %1219 = fadd reassoc nsz contract double %1218, %1217
  %1220 = load double, ptr %125, align 16
  %1221 = getelementptr inbounds [7 x [12 x double]], ptr %98, i64 0, i64 %1198
  br label %1222
1222:                                             ; preds = %1222, %1208
  %1223 = phi i64 [ 0, %1208 ], [ %1241, %1222 ]
  %1224 = shl nuw nsw i64 %1223, 2
  %1225 = getelementptr inbounds double, ptr %1221, i64 %1224
  %1226 = load double, ptr %1225, align 8
  %1227 = fmul reassoc nsz contract double %1226, %1216
  %1228 = getelementptr inbounds i8, ptr %1225, i64 8
  %1229 = load double, ptr %1228, align 8
  %1230 = fmul reassoc nsz contract double %1229, %1219
  %1231 = fadd reassoc nsz contract double %1230, %1227
  %1232 = getelementptr inbounds i8, ptr %1225, i64 16
  %1233 = load double, ptr %1232, align 8
  %1234 = fmul reassoc nsz contract double %1233, %1220
  %1235 = fadd reassoc nsz contract double %1231, %1234
  %1236 = or disjoint i64 %1224, 3
  %1237 = getelementptr inbounds [7 x [12 x double]], ptr %98, i64 0, i64 %1198, i64 %1236
  %1238 = load double, ptr %1237, align 8
  %1239 = fadd reassoc nsz contract double %1235, %1238
  %1240 = getelementptr inbounds [3 x double], ptr %37, i64 0, i64 %1223
  store double %1239, ptr %1240, align 8
  %1241 = add nuw nsw i64 %1223, 1
  %1242 = icmp eq i64 %1241, 3
  br i1 %1242, label %815, label %1222
1243:                                             ; preds = %1433, %1190
  %1244 = phi i32 [ %737, %1190 ], [ %1434, %1433 ]
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %39)
  call void @llvm.lifetime.end.p0(i64 192, ptr nonnull %38)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %37)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %36)
  %1245 = add nuw nsw i64 %736, 1
  %1246 = icmp eq i64 %1245, %667
  br i1 %1246, label %724, label %735
1247:                                             ; preds = %1433, %1194
  %1248 = phi i64 [ 0, %1194 ], [ %1435, %1433 ]
  %1249 = phi i32 [ %737, %1194 ], [ %1434, %1433 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %40)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %40, ptr noundef nonnull align 16 dereferenceable(48) %36, i64 48, i1 false)
  %1250 = getelementptr inbounds [8 x i32], ptr %39, i64 0, i64 %1248
  %1251 = load i32, ptr %1250, align 4
  br label %1254
1252:                                             ; preds = %1305
  %1253 = icmp eq i32 %1318, 0
  br i1 %1253, label %1324, label %1321
1254:                                             ; preds = %1305, %1247
  %1255 = phi i64 [ 0, %1247 ], [ %1319, %1305 ]
  %1256 = phi i32 [ %1251, %1247 ], [ %1318, %1305 ]
  %1257 = getelementptr inbounds [8 x [3 x double]], ptr %38, i64 0, i64 %1248, i64 %1255
  %1258 = load double, ptr %1257, align 8
  %1259 = getelementptr inbounds [6 x double], ptr %126, i64 0, i64 %1255
  %1260 = load double, ptr %1259, align 8
  %1261 = call reassoc nsz contract double @llvm.fabs.f64(double %1260)
  %1262 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1261
  %1263 = getelementptr inbounds [6 x i32], ptr %100, i64 0, i64 %1255
  %1264 = load i32, ptr %1263, align 4
  %1265 = icmp eq i32 %1264, 0
  br i1 %1265, label %1276, label %1266
1266:                                             ; preds = %1254
  %1267 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %1255
  %1268 = load double, ptr %1267, align 8
  %1269 = fcmp reassoc nsz contract ogt double %1268, %1258
  br i1 %1269, label %1270, label %1276
1270:                                             ; preds = %1266
  %1271 = fsub reassoc nsz contract double %1268, %1258
  %1272 = fdiv reassoc nsz contract double %1271, %1262
  %1273 = call reassoc nsz contract double @llvm.ceil.f64(double %1272)
  %1274 = fmul reassoc nsz contract double %1273, %1262
  %1275 = fadd reassoc nsz contract double %1274, %1258
  br label %1276
1276:                                             ; preds = %1270, %1266, %1254
  %1277 = phi nsz double [ %1275, %1270 ], [ %1258, %1266 ], [ %1258, %1254 ]
  br i1 %1265, label %1295, label %1278
1278:                                             ; preds = %1276
  %1279 = getelementptr inbounds [6 x double], ptr %128, i64 0, i64 %1255
  %1280 = load double, ptr %1279, align 8
  %1281 = fcmp reassoc nsz contract ogt double %1277, %1280
  br i1 %1281, label %1282, label %1295
1282:                                             ; preds = %1278
  %1283 = fsub reassoc nsz contract double %1277, %1280
  %1284 = fdiv reassoc nsz contract double %1283, %1262
  %1285 = call reassoc nsz contract double @llvm.ceil.f64(double %1284)
  %1286 = fmul reassoc nsz contract double %1285, %1262
  %1287 = fsub reassoc nsz contract double %1277, %1286
  %1288 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %1255
  %1289 = load double, ptr %1288, align 8
  %1290 = fcmp reassoc nsz contract ult double %1287, %1289
  br i1 %1290, label %1291, label %1295
1291:                                             ; preds = %1282
  %1292 = fsub reassoc nsz contract double %1289, %1287
  %1293 = fcmp reassoc nsz contract olt double %1283, %1292
  %1294 = select reassoc nsz contract i1 %1293, double %1280, double %1289
  br label %1295
1295:                                             ; preds = %1291, %1282, %1278, %1276
  %1296 = phi nsz double [ %1277, %1278 ], [ %1277, %1276 ], [ %1294, %1291 ], [ %1287, %1282 ]
  %1297 = getelementptr inbounds [6 x double], ptr %127, i64 0, i64 %1255
  %1298 = load double, ptr %1297, align 8
  %1299 = fcmp reassoc nsz contract olt double %1296, %1298
  br i1 %1299, label %1305, label %1300
1300:                                             ; preds = %1295
  %1301 = getelementptr inbounds [6 x double], ptr %128, i64 0, i64 %1255
  %1302 = load double, ptr %1301, align 8
  %1303 = fcmp reassoc nsz contract ogt double %1296, %1302
  %1304 = select reassoc nsz contract i1 %1303, double %1302, double %1296
  br label %1305
1305:                                             ; preds = %1300, %1295
  %1306 = phi reassoc nsz contract double [ %1298, %1295 ], [ %1304, %1300 ]
  %1307 = getelementptr inbounds [6 x double], ptr %40, i64 0, i64 %1255
  store double %1306, ptr %1307, align 8
  %1308 = fsub reassoc nsz contract double %1306, %1258
  %1309 = call reassoc nsz contract double @llvm.fabs.f64(double %1308)
  %1310 = fdiv reassoc nsz contract double %1309, %1262
  %1311 = fadd reassoc nsz contract double %1310, 5.000000e-01
  %1312 = call reassoc nsz contract double @llvm.floor.f64(double %1311)
  %1313 = fmul reassoc nsz contract double %1312, %1262
  %1314 = fsub reassoc nsz contract double %1309, %1313
  %1315 = call reassoc nsz contract double @llvm.fabs.f64(double %1314)
  %1316 = fcmp reassoc nsz contract ogt double %1315, 1.000000e-09
  %1317 = zext i1 %1316 to i32
  %1318 = or i32 %1256, %1317
  %1319 = add nuw nsw i64 %1255, 1
  %1320 = icmp eq i64 %1319, 3
  br i1 %1320, label %1252, label %1254
1321:                                             ; preds = %1252
  %1322 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %52, ptr noundef nonnull %40, ptr noundef nonnull %31, ptr noundef nonnull %35)
  %1323 = fcmp reassoc nsz contract olt double %1322, 1.000000e-09
  br i1 %1323, label %1324, label %1433
1324:                                             ; preds = %1321, %1252
  %1325 = load i32, ptr %1192, align 4
  %1326 = add nsw i32 %1325, 1
  store i32 %1326, ptr %1192, align 4
  br i1 %681, label %1330, label %1327
1327:                                             ; preds = %1324
  %1328 = load double, ptr %683, align 8
  %1329 = fcmp reassoc nsz contract ogt double %1328, -1.000000e+299
  br i1 %1329, label %1330, label %1331
1330:                                             ; preds = %1327, %1324
  call fastcc void @settle(ptr noundef nonnull readonly %52, ptr noundef nonnull %40, i32 noundef 1, ptr noundef null)
  br label %1331
1331:                                             ; preds = %1330, %1327
  call fastcc void @look(ptr noundef nonnull readonly %87, ptr noundef nonnull %40, ptr noundef nonnull %35)
  br i1 %681, label %1335, label %1332
1332:                                             ; preds = %1331
  %1333 = load double, ptr %683, align 8
  %1334 = fcmp reassoc nsz contract ogt double %1333, -1.000000e+299
  br i1 %1334, label %1335, label %1355
1335:                                             ; preds = %1332, %1331
  %1336 = load double, ptr %164, align 8
  %1337 = fmul reassoc nsz contract double %1336, 5.000000e-01
  %1338 = fadd reassoc nsz contract double %1337, -5.000000e-01
  %1339 = fcmp reassoc nsz contract ogt double %1338, 0.000000e+00
  br i1 %1339, label %1340, label %1352
1340:                                             ; preds = %1335
  %1341 = load double, ptr %161, align 8
  %1342 = fmul reassoc nsz contract double %1341, %1341
  %1343 = load double, ptr %160, align 8
  %1344 = fmul reassoc nsz contract double %1343, %1343
  %1345 = fadd reassoc nsz contract double %1344, %1342
  %1346 = load double, ptr %162, align 8
  %1347 = fmul reassoc nsz contract double %1346, %1346
  %1348 = fadd reassoc nsz contract double %1345, %1347
  %1349 = fmul reassoc nsz contract double %1348, 5.000000e-01
  %1350 = fadd reassoc nsz contract double %1337, 5.000000e-01
  %1351 = fdiv reassoc nsz contract double %1349, %1350
  br label %1420
1352:                                             ; preds = %1335
  %1353 = fmul reassoc nsz contract double %1338, 2.000000e+00
  %1354 = fsub reassoc nsz contract double 2.000000e+00, %1353
  br label %1420
1355:                                             ; preds = %1332
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %15)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %15, i8 0, i64 24, i1 false)
  %1356 = load double, ptr %155, align 8
  %1357 = load double, ptr %685, align 8
  %1358 = load double, ptr %157, align 8
  %1359 = load double, ptr %686, align 8
  %1360 = load double, ptr %158, align 8
  %1361 = load double, ptr %687, align 8
  %1362 = load double, ptr %689, align 8
  %1363 = load double, ptr %160, align 8
  %1364 = load double, ptr %690, align 8
  %1365 = load double, ptr %161, align 8
  %1366 = load double, ptr %691, align 8
  %1367 = load double, ptr %162, align 8
  %1368 = call reassoc nsz contract fastcc double @bend(ptr noundef nonnull readonly %87, ptr noundef nonnull readonly %35, i32 noundef %680, i32 noundef %680, ptr noundef nonnull %15)
  %1369 = load double, ptr %692, align 8
  %1370 = load double, ptr %164, align 8
  %1371 = fmul reassoc nsz contract double %1370, 5.000000e-01
  %1372 = fadd reassoc nsz contract double %1371, -5.000000e-01
  %1373 = fcmp reassoc nsz contract ogt double %1372, 0.000000e+00
  br i1 %1373, label %1374, label %1383
1374:                                             ; preds = %1355
  %1375 = fmul reassoc nsz contract double %1365, %1365
  %1376 = fmul reassoc nsz contract double %1363, %1363
  %1377 = fadd reassoc nsz contract double %1375, %1376
  %1378 = fmul reassoc nsz contract double %1367, %1367
  %1379 = fadd reassoc nsz contract double %1377, %1378
  %1380 = fmul reassoc nsz contract double %1379, 5.000000e-01
  %1381 = fadd reassoc nsz contract double %1371, 5.000000e-01
  %1382 = fdiv reassoc nsz contract double %1380, %1381
  br label %1386
1383:                                             ; preds = %1355
  %1384 = fmul reassoc nsz contract double %1372, 2.000000e+00
  %1385 = fsub reassoc nsz contract double 2.000000e+00, %1384
  br label %1386
1386:                                             ; preds = %1383, %1374
  %1387 = phi reassoc nsz contract double [ %1382, %1374 ], [ %1385, %1383 ]
  %1388 = fmul reassoc nsz contract double %1359, %1358
  %1389 = fmul reassoc nsz contract double %1357, %1356
  %1390 = fadd reassoc nsz contract double %1388, %1389
  %1391 = fmul reassoc nsz contract double %1361, %1360
  %1392 = fadd reassoc nsz contract double %1390, %1391
  %1393 = fmul reassoc nsz contract double %693, %1392
  %1394 = fmul reassoc nsz contract double %1365, %1364
  %1395 = fmul reassoc nsz contract double %1363, %1362
  %1396 = fadd reassoc nsz contract double %1394, %1395
  %1397 = fmul reassoc nsz contract double %1367, %1366
  %1398 = fadd reassoc nsz contract double %1396, %1397
  %1399 = fmul reassoc nsz contract double %1398, %688
  %1400 = fsub reassoc nsz contract double %1393, %1399
  %1401 = fmul reassoc nsz contract double %1358, %1358
  %1402 = fmul reassoc nsz contract double %1356, %1356
  %1403 = fadd reassoc nsz contract double %1401, %1402
  %1404 = fmul reassoc nsz contract double %1360, %1360
  %1405 = fadd reassoc nsz contract double %1403, %1404
  %1406 = fmul reassoc nsz contract double %1405, %684
  %1407 = fmul reassoc nsz contract double %1387, %688
  %1408 = fmul reassoc nsz contract double %1369, %1369
  %1409 = fdiv reassoc nsz contract double %1368, %1408
  %1410 = fmul reassoc nsz contract double %1400, %1400
  %1411 = fdiv reassoc nsz contract double %1410, %1408
  %1412 = fmul reassoc nsz contract double %1368, %1368
  %1413 = fmul reassoc nsz contract double %1408, %1408
  %1414 = fdiv reassoc nsz contract double %1412, %1413
  %1415 = fadd reassoc nsz contract double %1411, %1414
  %1416 = call reassoc nsz contract double @llvm.sqrt.f64(double %1415)
  %1417 = fadd reassoc nsz contract double %1409, %1406
  %1418 = fsub reassoc nsz contract double %1417, %1416
  %1419 = fadd reassoc nsz contract double %1418, %1407
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %15)
  br label %1420
1420:                                             ; preds = %1386, %1352, %1340
  %1421 = phi reassoc nsz contract double [ %1419, %1386 ], [ %1351, %1340 ], [ %1354, %1352 ]
  %1422 = fptrunc double %1421 to float
  %1423 = sext i32 %1325 to i64
  %1424 = getelementptr inbounds [1024 x [8 x float]], ptr %165, i64 0, i64 %736, i64 %1423
  store float %1422, ptr %1424, align 4
  br i1 %675, label %1425, label %1433
1425:                                             ; preds = %1420, %1425
  %1426 = phi i64 [ %1431, %1425 ], [ 0, %1420 ]
  %1427 = getelementptr inbounds [6 x double], ptr %40, i64 0, i64 %1426
  %1428 = load double, ptr %1427, align 8
  %1429 = fptrunc double %1428 to float
  %1430 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %166, i64 0, i64 %736, i64 %1423, i64 %1426
  store float %1429, ptr %1430, align 4
  %1431 = add nuw nsw i64 %1426, 1
  %1432 = icmp eq i64 %1431, %676
  br i1 %1432, label %1433, label %1425
1433:                                             ; preds = %1425, %1420, %1321
  %1434 = phi i32 [ %1249, %1321 ], [ 1, %1420 ], [ 1, %1425 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %40)
  %1435 = add nuw nsw i64 %1248, 1
  %1436 = icmp eq i64 %1435, %1195
  br i1 %1436, label %1243, label %1247
1437:                                             ; preds = %1451, %728
  %1438 = phi i64 [ 0, %728 ], [ %1452, %1451 ]
  %1439 = getelementptr inbounds [1024 x i32], ptr %97, i64 0, i64 %1438
  %1440 = load i32, ptr %1439, align 4
  %1441 = icmp sgt i32 %1440, 0
  br i1 %1441, label %1442, label %1451
1442:                                             ; preds = %1437
  %1443 = trunc nuw nsw i64 %1438 to i32
  %1444 = zext nneg i32 %1440 to i64
  br label %1446
1445:                                             ; preds = %1451, %726
  br i1 %727, label %1565, label %1562
1446:                                             ; preds = %1559, %1442
  %1447 = phi i64 [ %1560, %1559 ], [ 0, %1442 ]
  br i1 %636, label %1448, label %1545
1448:                                             ; preds = %1446
  %1449 = load i32, ptr %730, align 4
  %1450 = getelementptr inbounds [1024 x [8 x float]], ptr %169, i64 0, i64 %1438, i64 %1447
  br label %1454
1451:                                             ; preds = %1559, %1437
  %1452 = add nuw nsw i64 %1438, 1
  %1453 = icmp eq i64 %1452, %731
  br i1 %1453, label %1445, label %1437
1454:                                             ; preds = %1465, %1448
  %1455 = phi i64 [ 0, %1448 ], [ %1466, %1465 ]
  %1456 = getelementptr inbounds [3 x i32], ptr %29, i64 0, i64 %1455
  %1457 = load i32, ptr %1456, align 4
  %1458 = sdiv i32 %1443, %1457
  %1459 = srem i32 %1458, %1449
  %1460 = getelementptr inbounds [3 x i32], ptr %30, i64 0, i64 %1455
  %1461 = load i32, ptr %1460, align 4
  %1462 = icmp eq i32 %1461, 0
  %1463 = getelementptr inbounds [3 x double], ptr %33, i64 0, i64 %1455
  br label %1470
1464:                                             ; preds = %1465
  br i1 %1468, label %1545, label %1559
1465:                                             ; preds = %1541
  %1466 = add nuw nsw i64 %1455, 1
  %1467 = icmp slt i64 %1466, %729
  %1468 = icmp ne i32 %1542, 0
  %1469 = select i1 %1467, i1 %1468, i1 false
  br i1 %1469, label %1454, label %1464
1470:                                             ; preds = %1541, %1454
  %1471 = phi i32 [ -1, %1454 ], [ %1543, %1541 ]
  %1472 = phi i32 [ 1, %1454 ], [ %1542, %1541 ]
  %1473 = add nsw i32 %1471, %1459
  br i1 %1462, label %1474, label %1478
1474:                                             ; preds = %1470
  %1475 = icmp sgt i32 %1473, -1
  %1476 = icmp slt i32 %1473, %1449
  %1477 = and i1 %1475, %1476
  br i1 %1477, label %1478, label %1541
1478:                                             ; preds = %1474, %1470
  %1479 = add nsw i32 %1473, %1449
  %1480 = srem i32 %1479, %1449
  %1481 = sub nsw i32 %1480, %1459
  %1482 = mul nsw i32 %1481, %1457
  %1483 = add nsw i32 %1482, %1443
  %1484 = sext i32 %1483 to i64
  %1485 = getelementptr inbounds [1024 x i32], ptr %97, i64 0, i64 %1484
  %1486 = load i32, ptr %1485, align 4
  %1487 = icmp sgt i32 %1486, 0
  br i1 %1487, label %1488, label %1531
1488:                                             ; preds = %1478
  %1489 = load double, ptr %1463, align 8
  %1490 = fmul reassoc nsz contract double %1489, 6.000000e+00
  %1491 = zext nneg i32 %1486 to i64
  br label %1492
1492:                                             ; preds = %1526, %1488
  %1493 = phi i64 [ 0, %1488 ], [ %1529, %1526 ]
  %1494 = phi double [ %1490, %1488 ], [ %1528, %1526 ]
  %1495 = phi double [ 0x7FF0000000000000, %1488 ], [ %1527, %1526 ]
  br label %1498
1496:                                             ; preds = %1498
  %1497 = fcmp reassoc nsz contract olt double %1519, %1494
  br i1 %1497, label %1522, label %1526
1498:                                             ; preds = %1498, %1492
  %1499 = phi i64 [ 0, %1492 ], [ %1520, %1498 ]
  %1500 = phi double [ 0.000000e+00, %1492 ], [ %1519, %1498 ]
  %1501 = getelementptr inbounds [6 x double], ptr %167, i64 0, i64 %1499
  %1502 = load double, ptr %1501, align 8
  %1503 = call reassoc nsz contract double @llvm.fabs.f64(double %1502)
  %1504 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1503
  %1505 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %168, i64 0, i64 %1438, i64 %1447, i64 %1499
  %1506 = load float, ptr %1505, align 4
  %1507 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %168, i64 0, i64 %1484, i64 %1493, i64 %1499
  %1508 = load float, ptr %1507, align 4
  %1509 = fsub reassoc nsz contract float %1506, %1508
  %1510 = call reassoc nsz contract float @llvm.fabs.f32(float %1509)
  %1511 = fpext float %1510 to double
  %1512 = fdiv reassoc nsz contract double %1511, %1504
  %1513 = fadd reassoc nsz contract double %1512, 5.000000e-01
  %1514 = call reassoc nsz contract double @llvm.floor.f64(double %1513)
  %1515 = fmul reassoc nsz contract double %1514, %1504
  %1516 = fsub reassoc nsz contract double %1511, %1515
  %1517 = call reassoc nsz contract double @llvm.fabs.f64(double %1516)
  %1518 = fcmp reassoc nsz contract ogt double %1517, %1500
  %1519 = select reassoc nsz contract i1 %1518, double %1517, double %1500
  %1520 = add nuw nsw i64 %1499, 1
  %1521 = icmp eq i64 %1520, 3
  br i1 %1521, label %1496, label %1498
1522:                                             ; preds = %1496
  %1523 = getelementptr inbounds [1024 x [8 x float]], ptr %169, i64 0, i64 %1484, i64 %1493
  %1524 = load float, ptr %1523, align 4
  %1525 = fpext float %1524 to double
  br label %1526
1526:                                             ; preds = %1522, %1496
  %1527 = phi nsz double [ %1525, %1522 ], [ %1495, %1496 ]
  %1528 = phi nsz double [ %1519, %1522 ], [ %1494, %1496 ]
  %1529 = add nuw nsw i64 %1493, 1
  %1530 = icmp eq i64 %1529, %1491
  br i1 %1530, label %1531, label %1492
1531:                                             ; preds = %1526, %1478
  %1532 = phi double [ 0x7FF0000000000000, %1478 ], [ %1527, %1526 ]
  %1533 = icmp slt i32 %1471, 0
  %1534 = load float, ptr %1450, align 4
  %1535 = fpext float %1534 to double
  %1536 = fcmp reassoc nsz contract ogt double %1532, %1535
  %1537 = fcmp reassoc nsz contract oge double %1532, %1535
  %1538 = select i1 %1533, i1 %1536, i1 %1537
  %1539 = and i32 %1472, 1
  %1540 = select i1 %1538, i32 %1539, i32 0
  br label %1541
1541:                                             ; preds = %1531, %1474
  %1542 = phi i32 [ %1540, %1531 ], [ %1472, %1474 ]
  %1543 = add nsw i32 %1471, 2
  %1544 = icmp slt i32 %1471, 0
  br i1 %1544, label %1470, label %1465
1545:                                             ; preds = %1464, %1446
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %41)
  br i1 %733, label %1549, label %1546
1546:                                             ; preds = %1549, %1545
  %1547 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %52, ptr noundef nonnull %41, ptr noundef nonnull %31, ptr noundef nonnull %35)
  %1548 = fcmp reassoc nsz contract olt double %1547, 1.000000e-09
  br i1 %1548, label %1557, label %1558
1549:                                             ; preds = %1545, %1549
  %1550 = phi i64 [ %1555, %1549 ], [ 0, %1545 ]
  %1551 = getelementptr inbounds [1024 x [8 x [6 x float]]], ptr %168, i64 0, i64 %1438, i64 %1447, i64 %1550
  %1552 = load float, ptr %1551, align 4
  %1553 = fpext float %1552 to double
  %1554 = getelementptr inbounds [6 x double], ptr %41, i64 0, i64 %1550
  store double %1553, ptr %1554, align 8
  %1555 = add nuw nsw i64 %1550, 1
  %1556 = icmp eq i64 %1555, %734
  br i1 %1556, label %1546, label %1549
1557:                                             ; preds = %1546
  call fastcc void @settle(ptr noundef nonnull readonly %52, ptr noundef nonnull %41, i32 noundef 1, ptr noundef nonnull %51)
  br label %1558
1558:                                             ; preds = %1557, %1546
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %41)
  br label %1559
1559:                                             ; preds = %1558, %1464
  %1560 = add nuw nsw i64 %1447, 1
  %1561 = icmp eq i64 %1560, %1444
  br i1 %1561, label %1451, label %1446
1562:                                             ; preds = %1445
  %1563 = load i32, ptr %51, align 8
  %1564 = icmp eq i32 %1563, 0
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %35)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %34)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %33)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %32)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %31)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %30)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %29)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %28)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %27)
  br i1 %1564, label %1566, label %1893
1565:                                             ; preds = %547, %543, %540, %648, %1445, %586
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %35)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %34)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %33)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %32)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %31)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %30)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %29)
  call void @llvm.lifetime.end.p0(i64 12, ptr nonnull %28)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %27)
  br label %1566
1566:                                             ; preds = %1565, %1562
  call fastcc void @make_grid(ptr noundef nonnull %42, ptr noundef nonnull %52, ptr noundef nonnull %101, ptr noundef %9)
  %1567 = load i32, ptr %170, align 8
  %1568 = icmp sgt i32 %1567, 0
  br i1 %1568, label %1569, label %1656
1569:                                             ; preds = %1566
  %1570 = load ptr, ptr %171, align 8
  %1571 = load ptr, ptr %42, align 8
  %1572 = zext nneg i32 %1567 to i64
  br label %1573
1573:                                             ; preds = %1649, %1569
  %1574 = phi i64 [ 0, %1569 ], [ %1651, %1649 ]
  %1575 = phi double [ 0x7FF0000000000000, %1569 ], [ %1650, %1649 ]
  %1576 = getelementptr inbounds float, ptr %1570, i64 %1574
  %1577 = load float, ptr %1576, align 4
  %1578 = load i32, ptr %1571, align 8
  %1579 = icmp slt i32 %1578, 1
  br i1 %1579, label %1631, label %1580
1580:                                             ; preds = %1573
  %1581 = zext nneg i32 %1578 to i64
  %1582 = trunc nuw nsw i64 %1574 to i32
  br label %1583
1583:                                             ; preds = %1627, %1580
  %1584 = phi i64 [ 0, %1580 ], [ %1628, %1627 ]
  %1585 = phi i1 [ false, %1580 ], [ %1629, %1627 ]
  %1586 = getelementptr inbounds [6 x i32], ptr %172, i64 0, i64 %1584
  %1587 = load i32, ptr %1586, align 4
  %1588 = getelementptr inbounds [6 x i32], ptr %173, i64 0, i64 %1584
  %1589 = load i32, ptr %1588, align 4
  %1590 = sdiv i32 %1582, %1589
  %1591 = srem i32 %1590, %1587
  %1592 = icmp slt i32 %1587, 2
  br i1 %1592, label %1625, label %1593
1593:                                             ; preds = %1583
  %1594 = icmp sgt i32 %1591, 0
  br i1 %1594, label %1599, label %1595
1595:                                             ; preds = %1593
  %1596 = getelementptr inbounds [6 x i32], ptr %174, i64 0, i64 %1584
  %1597 = load i32, ptr %1596, align 4
  %1598 = icmp eq i32 %1597, 0
  br i1 %1598, label %1608, label %1599
1599:                                             ; preds = %1595, %1593
  %1600 = add nsw i32 %1587, -1
  %1601 = select i1 %1594, i32 -1, i32 %1600
  %1602 = mul nsw i32 %1601, %1589
  %1603 = add nsw i32 %1602, %1582
  %1604 = sext i32 %1603 to i64
  %1605 = getelementptr inbounds float, ptr %1570, i64 %1604
  %1606 = load float, ptr %1605, align 4
  %1607 = fcmp reassoc nsz contract olt float %1577, %1606
  br i1 %1607, label %1608, label %1625
1608:                                             ; preds = %1599, %1595
  %1609 = add nsw i32 %1587, -1
  %1610 = icmp slt i32 %1591, %1609
  br i1 %1610, label %1615, label %1611
1611:                                             ; preds = %1608
  %1612 = getelementptr inbounds [6 x i32], ptr %174, i64 0, i64 %1584
  %1613 = load i32, ptr %1612, align 4
  %1614 = icmp eq i32 %1613, 0
  br i1 %1614, label %1624, label %1615
1615:                                             ; preds = %1611, %1608
  %1616 = sub nsw i32 1, %1587
  %1617 = select i1 %1610, i32 1, i32 %1616
  %1618 = mul nsw i32 %1617, %1589
  %1619 = add nsw i32 %1618, %1582
  %1620 = sext i32 %1619 to i64
  %1621 = getelementptr inbounds float, ptr %1570, i64 %1620
  %1622 = load float, ptr %1621, align 4
  %1623 = fcmp reassoc nsz contract ugt float %1577, %1622
  br i1 %1623, label %1625, label %1624
1624:                                             ; preds = %1615, %1611
  br label %1625
1625:                                             ; preds = %1624, %1615, %1599, %1583
  %1626 = phi i32 [ 0, %1624 ], [ 4, %1583 ], [ 1, %1599 ], [ 1, %1615 ]
  switch i32 %1626, label %1631 [
    i32 0, label %1627
    i32 4, label %1627
  ]
1627:                                             ; preds = %1625, %1625
  %1628 = add nuw nsw i64 %1584, 1
  %1629 = icmp uge i64 %1628, %1581
  %1630 = icmp eq i64 %1628, %1581
  br i1 %1630, label %1631, label %1583
1631:                                             ; preds = %1627, %1625, %1573
  %1632 = phi i1 [ %1579, %1573 ], [ %1585, %1625 ], [ %1629, %1627 ]
  br i1 %1632, label %1633, label %1649
1633:                                             ; preds = %1631
  %1634 = trunc nuw nsw i64 %1574 to i32
  call fastcc void @posture(ptr noundef nonnull %42, i32 noundef %1634, ptr noundef nonnull %43)
  %1635 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %52, ptr noundef nonnull %43, i32 noundef 0, ptr noundef nonnull %44)
  call fastcc void @look(ptr noundef nonnull %52, ptr noundef nonnull %43, ptr noundef nonnull %45)
  %1636 = load double, ptr %175, align 8
  %1637 = fmul reassoc nsz contract double %1636, %1636
  %1638 = load double, ptr %176, align 8
  %1639 = fmul reassoc nsz contract double %1638, %1638
  %1640 = fadd reassoc nsz contract double %1639, %1637
  %1641 = load double, ptr %177, align 8
  %1642 = fmul reassoc nsz contract double %1641, %1641
  %1643 = fadd reassoc nsz contract double %1640, %1642
  %1644 = call reassoc nsz contract double @llvm.sqrt.f64(double %1643)
  %1645 = fcmp reassoc nsz contract olt double %1644, %1575
  %1646 = select reassoc nsz contract i1 %1645, double %1644, double %1575
  %1647 = fcmp reassoc nsz contract uge double %1646, 1.000000e-09
  br i1 %1647, label %1648, label %1653
1648:                                             ; preds = %1633
  call fastcc void @add(ptr noundef nonnull %52, ptr noundef nonnull %46, ptr noundef nonnull %43, double noundef %1644, double noundef 0.000000e+00, i32 noundef 0)
  br label %1649
1649:                                             ; preds = %1648, %1631
  %1650 = phi nsz double [ %1646, %1648 ], [ %1575, %1631 ]
  %1651 = add nuw nsw i64 %1574, 1
  %1652 = icmp eq i64 %1651, %1572
  br i1 %1652, label %1653, label %1573
1653:                                             ; preds = %1649, %1633
  %1654 = phi double [ %1650, %1649 ], [ %1646, %1633 ]
  %1655 = fcmp reassoc nsz contract olt double %1654, 1.000000e-09
  br i1 %1655, label %1659, label %1656
1656:                                             ; preds = %1653, %1566
  %1657 = load i32, ptr %46, align 8
  %1658 = icmp sgt i32 %1657, 0
  br i1 %1658, label %1886, label %1893
1659:                                             ; preds = %1653
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %12, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %14)
  %1660 = load i32, ptr %52, align 8
  %1661 = icmp sgt i32 %1660, 0
  br i1 %1661, label %1662, label %1664
1662:                                             ; preds = %1659
  %1663 = zext nneg i32 %1660 to i64
  br label %1667
1664:                                             ; preds = %1667, %1659
  %1665 = phi double [ 0.000000e+00, %1659 ], [ %1673, %1667 ]
  %1666 = fmul reassoc nsz contract double %1665, %1665
  br label %1676
1667:                                             ; preds = %1667, %1662
  %1668 = phi i64 [ 0, %1662 ], [ %1674, %1667 ]
  %1669 = phi double [ 0.000000e+00, %1662 ], [ %1673, %1667 ]
  %1670 = getelementptr inbounds [6 x double], ptr %180, i64 0, i64 %1668
  %1671 = load double, ptr %1670, align 8
  %1672 = fmul reassoc nsz contract double %1671, 5.000000e-01
  %1673 = fadd reassoc nsz contract double %1672, %1669
  %1674 = add nuw nsw i64 %1668, 1
  %1675 = icmp eq i64 %1674, %1663
  br i1 %1675, label %1664, label %1667
1676:                                             ; preds = %1815, %1664
  %1677 = phi i64 [ 0, %1664 ], [ %1816, %1815 ]
  %1678 = getelementptr inbounds float, ptr %179, i64 %1677
  store float 0x46293E5940000000, ptr %1678, align 4
  %1679 = getelementptr inbounds float, ptr %1570, i64 %1677
  %1680 = load float, ptr %1679, align 4
  %1681 = load i32, ptr %1571, align 8
  %1682 = icmp slt i32 %1681, 1
  br i1 %1682, label %1734, label %1683
1683:                                             ; preds = %1676
  %1684 = zext nneg i32 %1681 to i64
  %1685 = trunc nuw nsw i64 %1677 to i32
  br label %1686
1686:                                             ; preds = %1730, %1683
  %1687 = phi i64 [ 0, %1683 ], [ %1731, %1730 ]
  %1688 = phi i1 [ false, %1683 ], [ %1732, %1730 ]
  %1689 = getelementptr inbounds [6 x i32], ptr %172, i64 0, i64 %1687
  %1690 = load i32, ptr %1689, align 4
  %1691 = getelementptr inbounds [6 x i32], ptr %173, i64 0, i64 %1687
  %1692 = load i32, ptr %1691, align 4
  %1693 = sdiv i32 %1685, %1692
  %1694 = srem i32 %1693, %1690
  %1695 = icmp slt i32 %1690, 2
  br i1 %1695, label %1728, label %1696
1696:                                             ; preds = %1686
  %1697 = icmp sgt i32 %1694, 0
  br i1 %1697, label %1702, label %1698
1698:                                             ; preds = %1696
  %1699 = getelementptr inbounds [6 x i32], ptr %174, i64 0, i64 %1687
  %1700 = load i32, ptr %1699, align 4
  %1701 = icmp eq i32 %1700, 0
  br i1 %1701, label %1711, label %1702
1702:                                             ; preds = %1698, %1696
  %1703 = add nsw i32 %1690, -1
  %1704 = select i1 %1697, i32 -1, i32 %1703
  %1705 = mul nsw i32 %1704, %1692
  %1706 = add nsw i32 %1705, %1685
  %1707 = sext i32 %1706 to i64
  %1708 = getelementptr inbounds float, ptr %1570, i64 %1707
  %1709 = load float, ptr %1708, align 4
  %1710 = fcmp reassoc nsz contract olt float %1680, %1709
  br i1 %1710, label %1711, label %1728
1711:                                             ; preds = %1702, %1698
  %1712 = add nsw i32 %1690, -1
  %1713 = icmp slt i32 %1694, %1712
  br i1 %1713, label %1718, label %1714
1714:                                             ; preds = %1711
  %1715 = getelementptr inbounds [6 x i32], ptr %174, i64 0, i64 %1687
  %1716 = load i32, ptr %1715, align 4
  %1717 = icmp eq i32 %1716, 0
  br i1 %1717, label %1727, label %1718
1718:                                             ; preds = %1714, %1711
  %1719 = sub nsw i32 1, %1690
  %1720 = select i1 %1713, i32 1, i32 %1719
  %1721 = mul nsw i32 %1720, %1692
  %1722 = add nsw i32 %1721, %1685
  %1723 = sext i32 %1722 to i64
  %1724 = getelementptr inbounds float, ptr %1570, i64 %1723
  %1725 = load float, ptr %1724, align 4
  %1726 = fcmp reassoc nsz contract ugt float %1680, %1725
  br i1 %1726, label %1728, label %1727
1727:                                             ; preds = %1718, %1714
  br label %1728
1728:                                             ; preds = %1727, %1718, %1702, %1686
  %1729 = phi i32 [ 0, %1727 ], [ 4, %1686 ], [ 1, %1702 ], [ 1, %1718 ]
  switch i32 %1729, label %1734 [
    i32 0, label %1730
    i32 4, label %1730
  ]
1730:                                             ; preds = %1728, %1728
  %1731 = add nuw nsw i64 %1687, 1
  %1732 = icmp uge i64 %1731, %1684
  %1733 = icmp eq i64 %1731, %1684
  br i1 %1733, label %1734, label %1686
1734:                                             ; preds = %1730, %1728, %1676
  %1735 = phi i1 [ %1682, %1676 ], [ %1688, %1728 ], [ %1732, %1730 ]
  br i1 %1735, label %1787, label %1736
1736:                                             ; preds = %1734
  %1737 = fpext float %1680 to double
  %1738 = fcmp reassoc nsz contract olt double %1666, %1737
  br i1 %1738, label %1815, label %1739
1739:                                             ; preds = %1736
  %1740 = trunc nuw nsw i64 %1677 to i32
  call fastcc void @posture(ptr noundef nonnull readonly %42, i32 noundef %1740, ptr noundef nonnull %13)
  call fastcc void @look(ptr noundef nonnull readonly %52, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %1741 = load double, ptr %181, align 8
  %1742 = fmul reassoc nsz contract double %1741, %1741
  %1743 = load double, ptr %182, align 8
  %1744 = fmul reassoc nsz contract double %1743, %1743
  %1745 = fadd reassoc nsz contract double %1744, %1742
  %1746 = load double, ptr %183, align 8
  %1747 = fmul reassoc nsz contract double %1746, %1746
  %1748 = fadd reassoc nsz contract double %1745, %1747
  %1749 = call reassoc nsz contract double @llvm.sqrt.f64(double %1748)
  %1750 = load i32, ptr %1571, align 8
  %1751 = icmp sgt i32 %1750, 0
  br i1 %1751, label %1752, label %1782
1752:                                             ; preds = %1739
  %1753 = zext nneg i32 %1750 to i64
  br label %1754
1754:                                             ; preds = %1777, %1752
  %1755 = phi i64 [ 0, %1752 ], [ %1780, %1777 ]
  %1756 = phi double [ 0.000000e+00, %1752 ], [ %1779, %1777 ]
  %1757 = getelementptr inbounds [6 x i32], ptr %172, i64 0, i64 %1755
  %1758 = load i32, ptr %1757, align 4
  %1759 = icmp sgt i32 %1758, 1
  br i1 %1759, label %1760, label %1777
1760:                                             ; preds = %1754
  %1761 = getelementptr inbounds [6 x double], ptr %184, i64 0, i64 %1755
  %1762 = load double, ptr %1761, align 8
  %1763 = fmul reassoc nsz contract double %1762, 5.000000e-01
  %1764 = getelementptr inbounds [6 x [3 x double]], ptr %185, i64 0, i64 %1755
  %1765 = load double, ptr %1764, align 8
  %1766 = fmul reassoc nsz contract double %1765, %1765
  %1767 = getelementptr inbounds i8, ptr %1764, i64 8
  %1768 = load double, ptr %1767, align 8
  %1769 = fmul reassoc nsz contract double %1768, %1768
  %1770 = fadd reassoc nsz contract double %1769, %1766
  %1771 = getelementptr inbounds i8, ptr %1764, i64 16
  %1772 = load double, ptr %1771, align 8
  %1773 = fmul reassoc nsz contract double %1772, %1772
  %1774 = fadd reassoc nsz contract double %1770, %1773
  %1775 = call reassoc nsz contract double @llvm.sqrt.f64(double %1774)
  %1776 = fmul reassoc nsz contract double %1763, %1775
  br label %1777
1777:                                             ; preds = %1760, %1754
  %1778 = phi reassoc nsz contract double [ %1776, %1760 ], [ 0.000000e+00, %1754 ]
  %1779 = fadd reassoc nsz contract double %1778, %1756
  %1780 = add nuw nsw i64 %1755, 1
  %1781 = icmp eq i64 %1780, %1753
  br i1 %1781, label %1782, label %1754
1782:                                             ; preds = %1777, %1739
  %1783 = phi double [ 0.000000e+00, %1739 ], [ %1779, %1777 ]
  %1784 = fmul reassoc nsz contract double %1783, 8.000000e-01
  %1785 = fadd reassoc nsz contract double %1784, 1.000000e-03
  %1786 = fcmp reassoc nsz contract ogt double %1749, %1785
  br i1 %1786, label %1815, label %1789
1787:                                             ; preds = %1734
  %1788 = trunc nuw nsw i64 %1677 to i32
  call fastcc void @posture(ptr noundef nonnull readonly %42, i32 noundef %1788, ptr noundef nonnull %13)
  call fastcc void @look(ptr noundef nonnull readonly %52, ptr noundef nonnull %13, ptr noundef nonnull %14)
  br label %1789
1789:                                             ; preds = %1787, %1782
  %1790 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %52, ptr noundef nonnull %13, ptr noundef nonnull %12, ptr noundef nonnull %14)
  %1791 = fcmp reassoc nsz contract olt double %1790, 1.000000e-09
  br i1 %1791, label %1792, label %1815
1792:                                             ; preds = %1789
  call fastcc void @settle(ptr noundef nonnull readonly %52, ptr noundef nonnull %13, i32 noundef 1, ptr noundef null)
  call fastcc void @look(ptr noundef nonnull readonly %87, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %1793 = load double, ptr %186, align 8
  %1794 = fmul reassoc nsz contract double %1793, 5.000000e-01
  %1795 = fadd reassoc nsz contract double %1794, -5.000000e-01
  %1796 = fcmp reassoc nsz contract ogt double %1795, 0.000000e+00
  br i1 %1796, label %1797, label %1809
1797:                                             ; preds = %1792
  %1798 = load double, ptr %187, align 8
  %1799 = fmul reassoc nsz contract double %1798, %1798
  %1800 = load double, ptr %188, align 8
  %1801 = fmul reassoc nsz contract double %1800, %1800
  %1802 = fadd reassoc nsz contract double %1801, %1799
  %1803 = load double, ptr %189, align 8
  %1804 = fmul reassoc nsz contract double %1803, %1803
  %1805 = fadd reassoc nsz contract double %1802, %1804
  %1806 = fmul reassoc nsz contract double %1805, 5.000000e-01
  %1807 = fadd reassoc nsz contract double %1794, 5.000000e-01
  %1808 = fdiv reassoc nsz contract double %1806, %1807
  br label %1812
1809:                                             ; preds = %1792
  %1810 = fmul reassoc nsz contract double %1795, 2.000000e+00
  %1811 = fsub reassoc nsz contract double 2.000000e+00, %1810
  br label %1812
1812:                                             ; preds = %1809, %1797
  %1813 = phi reassoc nsz contract double [ %1808, %1797 ], [ %1811, %1809 ]
  %1814 = fptrunc double %1813 to float
  store float %1814, ptr %1678, align 4
  br label %1815
1815:                                             ; preds = %1812, %1789, %1782, %1736
  %1816 = add nuw nsw i64 %1677, 1
  %1817 = icmp eq i64 %1816, %1572
  br i1 %1817, label %1818, label %1676
1818:                                             ; preds = %1815, %1882
  %1819 = phi i64 [ %1883, %1882 ], [ 0, %1815 ]
  %1820 = getelementptr inbounds float, ptr %179, i64 %1819
  %1821 = load float, ptr %1820, align 4
  %1822 = fcmp reassoc nsz contract olt float %1821, 0x46293E5940000000
  %1823 = load i32, ptr %52, align 8
  %1824 = icmp sgt i32 %1823, 0
  %1825 = select i1 %1824, i1 %1822, i1 false
  br i1 %1825, label %1826, label %1829
1826:                                             ; preds = %1818
  %1827 = zext nneg i32 %1823 to i64
  %1828 = trunc nuw nsw i64 %1819 to i32
  br label %1831
1829:                                             ; preds = %1871, %1818
  %1830 = phi i1 [ %1822, %1818 ], [ %1875, %1871 ]
  br i1 %1830, label %1877, label %1882
1831:                                             ; preds = %1871, %1826
  %1832 = phi i64 [ 0, %1826 ], [ %1873, %1871 ]
  %1833 = getelementptr inbounds [6 x i32], ptr %172, i64 0, i64 %1832
  %1834 = load i32, ptr %1833, align 4
  %1835 = getelementptr inbounds [6 x i32], ptr %173, i64 0, i64 %1832
  %1836 = load i32, ptr %1835, align 4
  %1837 = sdiv i32 %1828, %1836
  %1838 = srem i32 %1837, %1834
  %1839 = icmp slt i32 %1834, 2
  br i1 %1839, label %1871, label %1840
1840:                                             ; preds = %1831
  %1841 = getelementptr inbounds [6 x i32], ptr %174, i64 0, i64 %1832
  br label %1842
1842:                                             ; preds = %1867, %1840
  %1843 = phi i32 [ -1, %1840 ], [ %1869, %1867 ]
  %1844 = phi i32 [ 1, %1840 ], [ %1868, %1867 ]
  %1845 = add nsw i32 %1843, %1838
  %1846 = icmp ult i32 %1845, %1834
  br i1 %1846, label %1853, label %1847
1847:                                             ; preds = %1842
  %1848 = load i32, ptr %1841, align 4
  %1849 = icmp eq i32 %1848, 0
  br i1 %1849, label %1867, label %1850
1850:                                             ; preds = %1847
  %1851 = add nsw i32 %1845, %1834
  %1852 = srem i32 %1851, %1834
  br label %1853
1853:                                             ; preds = %1850, %1842
  %1854 = phi i32 [ %1852, %1850 ], [ %1845, %1842 ]
  %1855 = sub nsw i32 %1854, %1838
  %1856 = mul nsw i32 %1855, %1836
  %1857 = add nsw i32 %1856, %1828
  %1858 = sext i32 %1857 to i64
  %1859 = getelementptr inbounds float, ptr %179, i64 %1858
  %1860 = load float, ptr %1859, align 4
  %1861 = icmp slt i32 %1843, 0
  %1862 = fcmp reassoc nsz contract olt float %1821, %1860
  %1863 = fcmp reassoc nsz contract ole float %1821, %1860
  %1864 = select i1 %1861, i1 %1862, i1 %1863
  %1865 = and i32 %1844, 1
  %1866 = select i1 %1864, i32 %1865, i32 0
  br label %1867
1867:                                             ; preds = %1853, %1847
  %1868 = phi i32 [ %1866, %1853 ], [ %1844, %1847 ]
  %1869 = add nsw i32 %1843, 2
  %1870 = icmp slt i32 %1843, 0
  br i1 %1870, label %1842, label %1871
1871:                                             ; preds = %1867, %1831
  %1872 = phi i32 [ 1, %1831 ], [ %1868, %1867 ]
  %1873 = add nuw nsw i64 %1832, 1
  %1874 = icmp ult i64 %1873, %1827
  %1875 = icmp ne i32 %1872, 0
  %1876 = select i1 %1874, i1 %1875, i1 false
  br i1 %1876, label %1831, label %1829
1877:                                             ; preds = %1829
  %1878 = trunc nuw nsw i64 %1819 to i32
  call fastcc void @posture(ptr noundef nonnull readonly %42, i32 noundef %1878, ptr noundef nonnull %13)
  %1879 = call reassoc nsz contract fastcc double @reach(ptr noundef nonnull readonly %52, ptr noundef nonnull %13, ptr noundef nonnull %12, ptr noundef nonnull %14)
  %1880 = fcmp reassoc nsz contract olt double %1879, 1.000000e-09
  br i1 %1880, label %1881, label %1882
1881:                                             ; preds = %1877
  call fastcc void @settle(ptr noundef nonnull readonly %52, ptr noundef nonnull %13, i32 noundef 1, ptr noundef nonnull %51)
  br label %1882
1882:                                             ; preds = %1881, %1877, %1829
  %1883 = add nuw nsw i64 %1819, 1
  %1884 = icmp eq i64 %1883, %1572
  br i1 %1884, label %1885, label %1818
1885:                                             ; preds = %1882
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %14)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12)
  br label %1893
1886:                                             ; preds = %1656, %1886
  %1887 = phi i64 [ %1889, %1886 ], [ 0, %1656 ]
  %1888 = getelementptr inbounds [64 x [6 x double]], ptr %178, i64 0, i64 %1887
  call fastcc void @settle(ptr noundef nonnull %52, ptr noundef nonnull %1888, i32 noundef 0, ptr noundef nonnull %51)
  %1889 = add nuw nsw i64 %1887, 1
  %1890 = load i32, ptr %46, align 8
  %1891 = sext i32 %1890 to i64
  %1892 = icmp slt i64 %1889, %1891
  br i1 %1892, label %1886, label %1893
1893:                                             ; preds = %1886, %1885, %1656, %1562
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %46)
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %45)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %44)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %43)
  call void @llvm.lifetime.end.p0(i64 9456, ptr nonnull %42)
  br label %1910
1894:                                             ; preds = %532, %1907
  %1895 = phi i64 [ %1908, %1907 ], [ 0, %532 ]
  %1896 = getelementptr inbounds [6 x i32], ptr %62, i64 0, i64 %1895
  %1897 = load i32, ptr %1896, align 4
  %1898 = icmp ne i32 %1897, 0
  %1899 = load i32, ptr %95, align 8
  %1900 = icmp slt i32 %1899, 6
  %1901 = select i1 %1898, i1 %1900, i1 false
  br i1 %1901, label %1902, label %1907
1902:                                             ; preds = %1894
  %1903 = add nsw i32 %1899, 1
  store i32 %1903, ptr %95, align 8
  %1904 = sext i32 %1899 to i64
  %1905 = getelementptr inbounds [6 x i32], ptr %96, i64 0, i64 %1904
  %1906 = trunc nuw nsw i64 %1895 to i32
  store i32 %1906, ptr %1905, align 4
  br label %1907
1907:                                             ; preds = %1902, %1894
  %1908 = add nuw nsw i64 %1895, 1
  %1909 = icmp eq i64 %1908, %385
  br i1 %1909, label %533, label %1894
1910:                                             ; preds = %1893, %315
  %1911 = load i32, ptr %51, align 8
  %1912 = icmp sgt i32 %1911, 0
  br i1 %1912, label %1913, label %1997
1913:                                             ; preds = %1910
  %1914 = load i32, ptr %53, align 8
  %1915 = icmp sgt i32 %1914, 0
  %1916 = zext nneg i32 %1914 to i64
  %1917 = sext i32 %1914 to i64
  %1918 = zext nneg i32 %1911 to i64
  br label %1919
1919:                                             ; preds = %1991, %1913
  %1920 = phi i64 [ 0, %1913 ], [ %1995, %1991 ]
  %1921 = getelementptr inbounds [64 x [6 x double]], ptr %197, i64 0, i64 %1920
  %1922 = mul nsw i64 %1920, %1917
  %1923 = getelementptr inbounds double, ptr %215, i64 %1922
  %1924 = shl nsw i64 %1920, 4
  %1925 = getelementptr inbounds i8, ptr %217, i64 %1924
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11)
  call fastcc void @look(ptr noundef nonnull readonly %53, ptr noundef nonnull readonly %1921, ptr noundef nonnull %11)
  %1926 = load double, ptr %198, align 8
  %1927 = fmul reassoc nsz contract double %1926, %1926
  %1928 = load double, ptr %199, align 8
  %1929 = fmul reassoc nsz contract double %1928, %1928
  %1930 = fadd reassoc nsz contract double %1929, %1927
  %1931 = load double, ptr %200, align 8
  %1932 = fmul reassoc nsz contract double %1931, %1931
  %1933 = fadd reassoc nsz contract double %1930, %1932
  %1934 = call reassoc nsz contract double @llvm.sqrt.f64(double %1933)
  %1935 = load double, ptr %74, align 8
  %1936 = fmul reassoc nsz contract double %1934, %1935
  store double %1936, ptr %1925, align 8
  %1937 = load double, ptr %201, align 8
  %1938 = fmul reassoc nsz contract double %1937, %1937
  %1939 = load double, ptr %202, align 8
  %1940 = fmul reassoc nsz contract double %1939, %1939
  %1941 = fadd reassoc nsz contract double %1940, %1938
  %1942 = load double, ptr %203, align 8
  %1943 = fmul reassoc nsz contract double %1942, %1942
  %1944 = fadd reassoc nsz contract double %1941, %1943
  %1945 = call reassoc nsz contract double @llvm.sqrt.f64(double %1944)
  %1946 = fmul reassoc nsz contract double %1945, 5.000000e-01
  %1947 = load double, ptr %204, align 8
  %1948 = fmul reassoc nsz contract double %1947, 5.000000e-01
  %1949 = fadd reassoc nsz contract double %1948, -5.000000e-01
  %1950 = call reassoc nsz contract double @atan2(double noundef %1946, double noundef %1949)
  %1951 = getelementptr inbounds i8, ptr %1925, i64 8
  store double %1950, ptr %1951, align 8
  br i1 %1915, label %1952, label %1991
1952:                                             ; preds = %1919, %1986
  %1953 = phi i64 [ %1989, %1986 ], [ 0, %1919 ]
  %1954 = getelementptr inbounds double, ptr %1921, i64 %1953
  %1955 = load double, ptr %1954, align 8
  %1956 = getelementptr inbounds [6 x double], ptr %205, i64 0, i64 %1953
  %1957 = load double, ptr %1956, align 8
  %1958 = call reassoc nsz contract double @llvm.fabs.f64(double %1957)
  %1959 = fdiv reassoc nsz contract double 0x401921FB54442D18, %1958
  %1960 = getelementptr inbounds [6 x i32], ptr %206, i64 0, i64 %1953
  %1961 = load i32, ptr %1960, align 4
  %1962 = icmp eq i32 %1961, 0
  br i1 %1962, label %1981, label %1963
1963:                                             ; preds = %1952
  %1964 = getelementptr inbounds [6 x double], ptr %207, i64 0, i64 %1953
  %1965 = load double, ptr %1964, align 8
  %1966 = fcmp reassoc nsz contract olt double %1965, -1.000000e+299
  br i1 %1966, label %1967, label %1981
1967:                                             ; preds = %1963
  %1968 = fcmp reassoc nsz contract ogt double %1955, 0xC00921FB54442D18
  %1969 = fcmp reassoc nsz contract ole double %1955, 0x400921FB54442D18
  %1970 = and i1 %1968, %1969
  br i1 %1970, label %1981, label %1971
1971:                                             ; preds = %1967
  %1972 = fadd reassoc nsz contract double %1958, -1.000000e+00
  %1973 = call reassoc nsz contract double @llvm.fabs.f64(double %1972)
  %1974 = fcmp reassoc nsz contract olt double %1973, 0x3D719799812DEA11
  br i1 %1974, label %1975, label %1981
1975:                                             ; preds = %1971
  %1976 = fadd reassoc nsz contract double %1955, 0xC00921FB54442D18
  %1977 = fdiv reassoc nsz contract double %1976, %1959
  %1978 = call reassoc nsz contract double @llvm.ceil.f64(double %1977)
  %1979 = fmul reassoc nsz contract double %1978, %1959
  %1980 = fsub reassoc nsz contract double %1955, %1979
  br label %1981
1981:                                             ; preds = %1975, %1971, %1967, %1963, %1952
  %1982 = phi nsz double [ %1955, %1967 ], [ %1980, %1975 ], [ %1955, %1971 ], [ %1955, %1963 ], [ %1955, %1952 ]
  br i1 %1962, label %1983, label %1986
1983:                                             ; preds = %1981
  %1984 = load double, ptr %74, align 8
  %1985 = fmul reassoc nsz contract double %1984, %1982
  br label %1986
1986:                                             ; preds = %1983, %1981
  %1987 = phi reassoc nsz contract double [ %1985, %1983 ], [ %1982, %1981 ]
  %1988 = getelementptr inbounds double, ptr %1923, i64 %1953
  store double %1987, ptr %1988, align 8
  %1989 = add nuw nsw i64 %1953, 1
  %1990 = icmp eq i64 %1989, %1916
  br i1 %1990, label %1991, label %1952
1991:                                             ; preds = %1986, %1919
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11)
  %1992 = getelementptr inbounds [64 x i8], ptr %208, i64 0, i64 %1920
  %1993 = load i8, ptr %1992, align 1
  %1994 = getelementptr inbounds i8, ptr %219, i64 %1920
  store i8 %1993, ptr %1994, align 1
  %1995 = add nuw nsw i64 %1920, 1
  %1996 = icmp eq i64 %1995, %1918
  br i1 %1996, label %1997, label %1919
1997:                                             ; preds = %1991, %1910
  call void @llvm.lifetime.end.p0(i64 984, ptr nonnull %53)
  call void @llvm.lifetime.end.p0(i64 2984, ptr nonnull %52)
  call void @llvm.lifetime.end.p0(i64 4168, ptr nonnull %51)
  %1998 = sext i32 %1911 to i64
  %1999 = getelementptr inbounds i64, ptr %8, i64 %211
  store i64 %1998, ptr %1999, align 8
  %2000 = add nuw nsw i64 %211, 1
  %2001 = icmp eq i64 %2000, %0
  br i1 %2001, label %209, label %210
}
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)
define internal fastcc void @make_grid(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) unnamed_addr {
  %5 = alloca %struct.columns, align 8
  store ptr %1, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 9448
  store ptr %3, ptr %6, align 8
  %7 = load i32, ptr %1, align 8
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %24
9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %1, i64 4
  %11 = zext nneg i32 %7 to i64
  br label %14
12:                                               ; preds = %14
  %13 = icmp eq i32 %21, 0
  br i1 %13, label %24, label %28
14:                                               ; preds = %9, %14
  %15 = phi i64 [ 0, %9 ], [ %22, %14 ]
  %16 = phi i32 [ 0, %9 ], [ %21, %14 ]
  %17 = getelementptr inbounds [6 x i32], ptr %10, i64 0, i64 %15
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = add nuw nsw i32 %16, %20
  %22 = add nuw nsw i64 %15, 1
  %23 = icmp eq i64 %22, %11
  br i1 %23, label %12, label %14
24:                                               ; preds = %4, %12
  %25 = load i32, ptr %2, align 4
  %26 = icmp eq i32 %25, 0
  %27 = zext i1 %26 to i32
  br label %28
28:                                               ; preds = %24, %12
  %29 = phi i32 [ 0, %12 ], [ %27, %24 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 84
  store i32 %29, ptr %30, align 4
  %31 = icmp sgt i32 %7, 0
  br i1 %31, label %32, label %38
32:                                               ; preds = %28
  %33 = getelementptr inbounds i8, ptr %1, i64 4
  %34 = icmp eq i32 %29, 0
  %35 = zext nneg i32 %7 to i64
  br label %55
36:                                               ; preds = %68
  %37 = zext nneg i32 %71 to i64
  br label %38
38:                                               ; preds = %36, %28
  %39 = phi i64 [ 0, %28 ], [ %37, %36 ]
  %40 = load i32, ptr %1, align 8
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %74
42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %1, i64 4
  %44 = getelementptr inbounds [7 x i32], ptr @POINTS, i64 0, i64 %39
  %45 = getelementptr inbounds i8, ptr %1, i64 56
  %46 = getelementptr inbounds i8, ptr %1, i64 104
  %47 = getelementptr inbounds i8, ptr %1, i64 152
  %48 = getelementptr inbounds i8, ptr %0, i64 32
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  %50 = getelementptr inbounds i8, ptr %0, i64 56
  %51 = getelementptr inbounds i8, ptr %0, i64 9400
  %52 = getelementptr inbounds i8, ptr %0, i64 88
  %53 = getelementptr inbounds i8, ptr %0, i64 3160
  %54 = getelementptr inbounds i8, ptr %0, i64 6232
  br label %83
55:                                               ; preds = %32, %68
  %56 = phi i64 [ 0, %32 ], [ %72, %68 ]
  %57 = phi i32 [ 0, %32 ], [ %71, %68 ]
  %58 = getelementptr inbounds [6 x i32], ptr %33, i64 0, i64 %56
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %68, label %61
61:                                               ; preds = %55
  %62 = getelementptr inbounds i32, ptr %2, i64 %56
  %63 = load i32, ptr %62, align 4
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %68
65:                                               ; preds = %61
  %66 = icmp ne i64 %56, 0
  %67 = select i1 %66, i1 true, i1 %34
  br label %68
68:                                               ; preds = %65, %61, %55
  %69 = phi i1 [ false, %61 ], [ false, %55 ], [ %67, %65 ]
  %70 = zext i1 %69 to i32
  %71 = add nuw nsw i32 %57, %70
  %72 = add nuw nsw i64 %56, 1
  %73 = icmp eq i64 %72, %35
  br i1 %73, label %36, label %55
74:                                               ; preds = %143, %38
  %75 = phi i32 [ 1, %38 ], [ %132, %143 ]
  %76 = getelementptr inbounds i8, ptr %0, i64 80
  store i32 %75, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %0, i64 9304
  %78 = getelementptr inbounds i8, ptr %1, i64 872
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %77, ptr noundef nonnull align 8 dereferenceable(96) %78, i64 96, i1 false)
  %79 = load i32, ptr %30, align 4
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %243, label %81
81:                                               ; preds = %74
  %82 = getelementptr inbounds i8, ptr %1, i64 200
  br label %208
83:                                               ; preds = %42, %143
  %84 = phi i64 [ 0, %42 ], [ %144, %143 ]
  %85 = phi i32 [ 1, %42 ], [ %132, %143 ]
  %86 = getelementptr inbounds [6 x i32], ptr %43, i64 0, i64 %84
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %101, label %89
89:                                               ; preds = %83
  %90 = getelementptr inbounds i32, ptr %2, i64 %84
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %101
93:                                               ; preds = %89
  %94 = icmp eq i64 %84, 0
  br i1 %94, label %95, label %98
95:                                               ; preds = %93
  %96 = load i32, ptr %30, align 4
  %97 = icmp ne i32 %96, 0
  br label %98
98:                                               ; preds = %95, %93
  %99 = phi i1 [ false, %93 ], [ %97, %95 ]
  %100 = xor i1 %99, true
  br label %101
101:                                              ; preds = %98, %89, %83
  %102 = phi i1 [ false, %89 ], [ false, %83 ], [ %100, %98 ]
  br i1 %102, label %103, label %105
103:                                              ; preds = %101
  %104 = load i32, ptr %44, align 4
  br label %105
105:                                              ; preds = %101, %103
  %106 = phi i32 [ %104, %103 ], [ 1, %101 ]
  %107 = getelementptr inbounds [6 x double], ptr %45, i64 0, i64 %84
  %108 = load double, ptr %107, align 8
  %109 = tail call reassoc nsz contract double @llvm.fabs.f64(double %108)
  %110 = fdiv reassoc nsz contract double 0x401921FB54442D18, %109
  %111 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %84
  %112 = load double, ptr %111, align 8
  %113 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %84
  %114 = load double, ptr %113, align 8
  %115 = fsub reassoc nsz contract double %114, %112
  %116 = fcmp reassoc nsz contract uge double %115, %110
  %117 = zext i1 %116 to i32
  %118 = getelementptr inbounds [6 x i32], ptr %48, i64 0, i64 %84
  store i32 %117, ptr %118, align 4
  br i1 %116, label %119, label %123
119:                                              ; preds = %105
  %120 = fcmp reassoc nsz contract ogt double %112, -1.000000e+09
  %121 = fmul reassoc nsz contract double %110, -5.000000e-01
  %122 = select reassoc nsz contract i1 %120, double %112, double %121
  br label %123
123:                                              ; preds = %119, %105
  %124 = phi nsz double [ %122, %119 ], [ %112, %105 ]
  %125 = phi nsz double [ %110, %119 ], [ %115, %105 ]
  %126 = getelementptr inbounds [6 x i32], ptr %49, i64 0, i64 %84
  store i32 %106, ptr %126, align 4
  %127 = getelementptr inbounds [6 x i32], ptr %50, i64 0, i64 %84
  store i32 %85, ptr %127, align 4
  %128 = sitofp i32 %106 to double
  %129 = fdiv reassoc nsz contract double %125, %128
  %130 = select reassoc nsz contract i1 %102, double %129, double 0.000000e+00
  %131 = getelementptr inbounds [6 x double], ptr %51, i64 0, i64 %84
  store double %130, ptr %131, align 8
  %132 = mul nsw i32 %106, %85
  %133 = icmp sgt i32 %106, 0
  br i1 %133, label %134, label %143
134:                                              ; preds = %123
  %135 = getelementptr inbounds [6 x double], ptr %45, i64 0, i64 %84
  %136 = getelementptr inbounds [6 x i32], ptr %43, i64 0, i64 %84
  %137 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %84
  %138 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %84
  %139 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %84
  %140 = getelementptr inbounds [6 x double], ptr %46, i64 0, i64 %84
  %141 = getelementptr inbounds [6 x double], ptr %47, i64 0, i64 %84
  %142 = zext nneg i32 %106 to i64
  br label %148
143:                                              ; preds = %195, %123
  %144 = add nuw nsw i64 %84, 1
  %145 = load i32, ptr %1, align 8
  %146 = sext i32 %145 to i64
  %147 = icmp slt i64 %144, %146
  br i1 %147, label %83, label %74
148:                                              ; preds = %134, %195
  %149 = phi i64 [ 0, %134 ], [ %206, %195 ]
  br i1 %102, label %150, label %157
150:                                              ; preds = %148
  %151 = trunc nuw nsw i64 %149 to i32
  %152 = uitofp nneg i32 %151 to double
  %153 = fadd reassoc nsz contract double %152, 3.700000e-01
  %154 = load double, ptr %131, align 8
  %155 = fmul reassoc nsz contract double %154, %153
  %156 = fadd reassoc nsz contract double %155, %124
  br label %195
157:                                              ; preds = %148
  %158 = load double, ptr %135, align 8
  %159 = tail call reassoc nsz contract double @llvm.fabs.f64(double %158)
  %160 = fdiv reassoc nsz contract double 0x401921FB54442D18, %159
  %161 = load i32, ptr %136, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %170, label %163
163:                                              ; preds = %157
  %164 = load double, ptr %137, align 8
  %165 = fcmp reassoc nsz contract ogt double %164, 0.000000e+00
  br i1 %165, label %166, label %170
166:                                              ; preds = %163
  %167 = fdiv reassoc nsz contract double %164, %160
  %168 = tail call reassoc nsz contract double @llvm.ceil.f64(double %167)
  %169 = fmul reassoc nsz contract double %168, %160
  br label %170
170:                                              ; preds = %166, %163, %157
  %171 = phi nsz double [ %169, %166 ], [ 0.000000e+00, %163 ], [ 0.000000e+00, %157 ]
  br i1 %162, label %187, label %172
172:                                              ; preds = %170
  %173 = load double, ptr %138, align 8
  %174 = fcmp reassoc nsz contract ogt double %171, %173
  br i1 %174, label %175, label %187
175:                                              ; preds = %172
  %176 = fsub reassoc nsz contract double %171, %173
  %177 = fdiv reassoc nsz contract double %176, %160
  %178 = tail call reassoc nsz contract double @llvm.ceil.f64(double %177)
  %179 = fmul reassoc nsz contract double %178, %160
  %180 = fsub reassoc nsz contract double %171, %179
  %181 = load double, ptr %139, align 8
  %182 = fcmp reassoc nsz contract ult double %180, %181
  br i1 %182, label %183, label %187
183:                                              ; preds = %175
  %184 = fsub reassoc nsz contract double %181, %180
  %185 = fcmp reassoc nsz contract olt double %176, %184
  %186 = select reassoc nsz contract i1 %185, double %173, double %181
  br label %187
187:                                              ; preds = %183, %175, %172, %170
  %188 = phi nsz double [ %171, %172 ], [ %171, %170 ], [ %186, %183 ], [ %180, %175 ]
  %189 = load double, ptr %140, align 8
  %190 = fcmp reassoc nsz contract olt double %188, %189
  br i1 %190, label %195, label %191
191:                                              ; preds = %187
  %192 = load double, ptr %141, align 8
  %193 = fcmp reassoc nsz contract ogt double %188, %192
  %194 = select reassoc nsz contract i1 %193, double %192, double %188
  br label %195
195:                                              ; preds = %191, %187, %150
  %196 = phi reassoc nsz contract double [ %156, %150 ], [ %189, %187 ], [ %194, %191 ]
  %197 = getelementptr inbounds [6 x [64 x double]], ptr %52, i64 0, i64 %84, i64 %149
  store double %196, ptr %197, align 8
  %198 = load double, ptr %107, align 8
  %199 = fmul reassoc nsz contract double %198, %196
  %200 = tail call reassoc nsz contract double @llvm.cos.f64(double %199)
  %201 = getelementptr inbounds [6 x [64 x double]], ptr %53, i64 0, i64 %84, i64 %149
  store double %200, ptr %201, align 8
  %202 = load double, ptr %107, align 8
  %203 = fmul reassoc nsz contract double %202, %196
  %204 = tail call reassoc nsz contract double @llvm.sin.f64(double %203)
  %205 = getelementptr inbounds [6 x [64 x double]], ptr %54, i64 0, i64 %84, i64 %149
  store double %204, ptr %205, align 8
  %206 = add nuw nsw i64 %149, 1
  %207 = icmp eq i64 %206, %142
  br i1 %207, label %143, label %148
208:                                              ; preds = %81, %211
  %209 = phi i64 [ 0, %81 ], [ %212, %211 ]
  %210 = shl nuw nsw i64 %209, 2
  br label %214
211:                                              ; preds = %219
  %212 = add nuw nsw i64 %209, 1
  %213 = icmp eq i64 %212, 3
  br i1 %213, label %243, label %208
214:                                              ; preds = %208, %219
  %215 = phi i64 [ 0, %208 ], [ %220, %219 ]
  %216 = add nuw nsw i64 %215, %210
  %217 = getelementptr inbounds [12 x double], ptr %77, i64 0, i64 %216
  store double 0.000000e+00, ptr %217, align 8
  %218 = icmp eq i64 %215, 3
  br label %222
219:                                              ; preds = %236
  %220 = add nuw nsw i64 %215, 1
  %221 = icmp eq i64 %220, 4
  br i1 %221, label %211, label %214
222:                                              ; preds = %214, %236
  %223 = phi i64 [ 0, %214 ], [ %241, %236 ]
  %224 = phi double [ 0.000000e+00, %214 ], [ %240, %236 ]
  %225 = shl nuw nsw i64 %223, 2
  %226 = or disjoint i64 %225, %209
  %227 = getelementptr inbounds [12 x double], ptr %82, i64 0, i64 %226
  %228 = load double, ptr %227, align 8
  %229 = or disjoint i64 %225, %215
  %230 = getelementptr inbounds [12 x double], ptr %78, i64 0, i64 %229
  %231 = load double, ptr %230, align 8
  br i1 %218, label %232, label %236
232:                                              ; preds = %222
  %233 = or disjoint i64 %225, 3
  %234 = getelementptr inbounds [12 x double], ptr %82, i64 0, i64 %233
  %235 = load double, ptr %234, align 8
  br label %236
236:                                              ; preds = %222, %232
  %237 = phi reassoc nsz contract double [ %235, %232 ], [ 0.000000e+00, %222 ]
  %238 = fsub reassoc nsz contract double %231, %237
  %239 = fmul reassoc nsz contract double %238, %228
  %240 = fadd reassoc nsz contract double %239, %224
  store double %240, ptr %217, align 8
  %241 = add nuw nsw i64 %223, 1
  %242 = icmp eq i64 %241, 3
  br i1 %242, label %219, label %222
243:                                              ; preds = %211, %74
  call void @llvm.lifetime.start.p0(i64 248, ptr nonnull %5)
  %244 = getelementptr inbounds i8, ptr %1, i64 200
  %245 = load i32, ptr %1, align 8
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [7 x [12 x double]], ptr %244, i64 0, i64 %246
  %248 = getelementptr inbounds i8, ptr %5, i64 24
  br label %252
249:                                              ; preds = %259
  %250 = getelementptr inbounds i8, ptr %5, i64 240
  store i32 0, ptr %250, align 8
  %251 = add nsw i32 %245, -1
  call fastcc void @spread(ptr noundef nonnull %0, i32 noundef %251, ptr noundef nonnull %5, i32 noundef 0)
  call void @llvm.lifetime.end.p0(i64 248, ptr nonnull %5)
  ret void
252:                                              ; preds = %243, %259
  %253 = phi i64 [ 0, %243 ], [ %260, %259 ]
  %254 = shl nuw nsw i64 %253, 2
  %255 = or disjoint i64 %254, 3
  %256 = getelementptr inbounds double, ptr %247, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %253
  store double %257, ptr %258, align 8
  br label %262
259:                                              ; preds = %262
  %260 = add nuw nsw i64 %253, 1
  %261 = icmp eq i64 %260, 3
  br i1 %261, label %249, label %252
262:                                              ; preds = %252, %262
  %263 = phi i64 [ 0, %252 ], [ %268, %262 ]
  %264 = or disjoint i64 %263, %254
  %265 = getelementptr inbounds double, ptr %247, i64 %264
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds [3 x [3 x double]], ptr %248, i64 0, i64 %263, i64 %253
  store double %266, ptr %267, align 8
  %268 = add nuw nsw i64 %263, 1
  %269 = icmp eq i64 %268, 3
  br i1 %269, label %259, label %262
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
  %126 = trunc nuw nsw i32 %5 to i8
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
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca %struct.columns, align 8
  %8 = alloca %struct.columns, align 8
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 976
  %11 = load double, ptr %10, align 8
  %12 = fcmp reassoc nsz contract oeq double %11, 0.000000e+00
  %13 = icmp slt i32 %1, 0
  br i1 %13, label %20, label %14
14:                                               ; preds = %4
  %15 = icmp eq i32 %1, 0
  br i1 %15, label %16, label %248
16:                                               ; preds = %14
  %17 = getelementptr inbounds i8, ptr %0, i64 84
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %248, label %20
20:                                               ; preds = %16, %4
  call void @llvm.lifetime.start.p0(i64 248, ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(248) %7, ptr noundef nonnull align 8 dereferenceable(248) %2, i64 248, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5)
  %21 = getelementptr inbounds i8, ptr %0, i64 9304
  %22 = getelementptr inbounds i8, ptr %0, i64 9328
  %23 = load double, ptr %22, align 8
  store double %23, ptr %5, align 16
  %24 = getelementptr inbounds i8, ptr %5, i64 8
  %25 = getelementptr inbounds i8, ptr %0, i64 9360
  %26 = load double, ptr %25, align 8
  store double %26, ptr %24, align 8
  %27 = getelementptr inbounds i8, ptr %5, i64 16
  %28 = getelementptr inbounds i8, ptr %0, i64 9392
  %29 = load double, ptr %28, align 8
  store double %29, ptr %27, align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6)
  %30 = getelementptr inbounds i8, ptr %0, i64 84
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %73, label %33
33:                                               ; preds = %20
  %34 = getelementptr inbounds i8, ptr %9, i64 968
  %35 = load double, ptr %34, align 8
  %36 = fmul reassoc nsz contract double %35, 2.000000e+00
  %37 = load double, ptr %7, align 8
  %38 = fmul reassoc nsz contract double %37, %23
  %39 = getelementptr inbounds i8, ptr %7, i64 8
  %40 = load double, ptr %39, align 8
  %41 = fmul reassoc nsz contract double %40, %26
  %42 = fadd reassoc nsz contract double %41, %38
  %43 = fmul reassoc nsz contract double %42, %36
  %44 = fmul reassoc nsz contract double %37, %26
  %45 = fmul reassoc nsz contract double %40, %23
  %46 = fsub reassoc nsz contract double %44, %45
  %47 = fmul reassoc nsz contract double %46, %36
  %48 = fmul reassoc nsz contract double %37, %37
  %49 = fmul reassoc nsz contract double %40, %40
  %50 = getelementptr inbounds i8, ptr %7, i64 16
  %51 = load double, ptr %50, align 8
  %52 = fmul reassoc nsz contract double %23, %23
  %53 = fmul reassoc nsz contract double %26, %26
  %54 = fmul reassoc nsz contract double %29, %29
  %55 = fmul reassoc nsz contract double %29, 2.000000e+00
  %56 = fsub reassoc nsz contract double %51, %55
  %57 = fmul reassoc nsz contract double %56, %51
  %58 = fadd reassoc nsz contract double %53, %52
  %59 = fadd reassoc nsz contract double %58, %54
  %60 = fadd reassoc nsz contract double %59, %48
  %61 = fadd reassoc nsz contract double %60, %49
  %62 = fadd reassoc nsz contract double %61, %57
  %63 = fmul reassoc nsz contract double %62, %35
  br label %180
64:                                               ; preds = %73
  %65 = getelementptr inbounds i8, ptr %7, i64 240
  %66 = load i32, ptr %65, align 8
  %67 = icmp sgt i32 %66, 0
  br i1 %67, label %68, label %83
68:                                               ; preds = %64
  %69 = getelementptr inbounds i8, ptr %7, i64 96
  %70 = getelementptr inbounds i8, ptr %6, i64 8
  %71 = getelementptr inbounds i8, ptr %6, i64 16
  %72 = zext nneg i32 %66 to i64
  br label %97
73:                                               ; preds = %20, %73
  %74 = phi i64 [ %81, %73 ], [ 0, %20 ]
  %75 = getelementptr inbounds double, ptr %7, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %74
  %78 = load double, ptr %77, align 8
  %79 = fsub reassoc nsz contract double %76, %78
  %80 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %74
  store double %79, ptr %80, align 8
  %81 = add nuw nsw i64 %74, 1
  %82 = icmp eq i64 %81, 3
  br i1 %82, label %64, label %73
83:                                               ; preds = %167, %64
  %84 = getelementptr inbounds i8, ptr %9, i64 968
  %85 = load double, ptr %84, align 8
  %86 = load double, ptr %6, align 16
  %87 = fmul reassoc nsz contract double %86, %86
  %88 = getelementptr inbounds i8, ptr %6, i64 8
  %89 = load double, ptr %88, align 8
  %90 = fmul reassoc nsz contract double %89, %89
  %91 = fadd reassoc nsz contract double %90, %87
  %92 = getelementptr inbounds i8, ptr %6, i64 16
  %93 = load double, ptr %92, align 16
  %94 = fmul reassoc nsz contract double %93, %93
  %95 = fadd reassoc nsz contract double %91, %94
  %96 = fmul reassoc nsz contract double %95, %85
  br label %180
97:                                               ; preds = %167, %68
  %98 = phi i64 [ 0, %68 ], [ %168, %167 ]
  %99 = getelementptr inbounds [6 x [3 x double]], ptr %69, i64 0, i64 %98
  %100 = icmp eq i64 %98, 0
  br i1 %100, label %104, label %101
101:                                              ; preds = %97
  %102 = getelementptr inbounds i8, ptr %99, i64 8
  %103 = getelementptr inbounds i8, ptr %99, i64 16
  br label %119
104:                                              ; preds = %135, %97
  %105 = load double, ptr %99, align 8
  %106 = fmul reassoc nsz contract double %105, %105
  %107 = getelementptr inbounds i8, ptr %99, i64 8
  %108 = load double, ptr %107, align 8
  %109 = fmul reassoc nsz contract double %108, %108
  %110 = fadd reassoc nsz contract double %109, %106
  %111 = getelementptr inbounds i8, ptr %99, i64 16
  %112 = load double, ptr %111, align 8
  %113 = fmul reassoc nsz contract double %112, %112
  %114 = fadd reassoc nsz contract double %110, %113
  %115 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %114)
  %116 = fcmp reassoc nsz contract ogt double %115, 1.000000e-04
  %117 = fdiv reassoc nsz contract double 1.000000e+00, %115
  %118 = select reassoc nsz contract i1 %116, double %117, double 0.000000e+00
  br label %160
119:                                              ; preds = %135, %101
  %120 = phi i64 [ 0, %101 ], [ %136, %135 ]
  %121 = getelementptr inbounds [6 x [3 x double]], ptr %69, i64 0, i64 %120
  %122 = load double, ptr %99, align 8
  %123 = load double, ptr %121, align 8
  %124 = fmul reassoc nsz contract double %123, %122
  %125 = load double, ptr %102, align 8
  %126 = getelementptr inbounds i8, ptr %121, i64 8
  %127 = load double, ptr %126, align 8
  %128 = fmul reassoc nsz contract double %127, %125
  %129 = fadd reassoc nsz contract double %128, %124
  %130 = load double, ptr %103, align 8
  %131 = getelementptr inbounds i8, ptr %121, i64 16
  %132 = load double, ptr %131, align 8
  %133 = fmul reassoc nsz contract double %132, %130
  %134 = fadd reassoc nsz contract double %129, %133
  br label %138
135:                                              ; preds = %138
  %136 = add nuw nsw i64 %120, 1
  %137 = icmp eq i64 %136, %98
  br i1 %137, label %104, label %119
138:                                              ; preds = %138, %119
  %139 = phi i64 [ 0, %119 ], [ %146, %138 ]
  %140 = getelementptr inbounds [6 x [3 x double]], ptr %69, i64 0, i64 %120, i64 %139
  %141 = load double, ptr %140, align 8
  %142 = fmul reassoc nsz contract double %141, %134
  %143 = getelementptr inbounds double, ptr %99, i64 %139
  %144 = load double, ptr %143, align 8
  %145 = fsub reassoc nsz contract double %144, %142
  store double %145, ptr %143, align 8
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, 3
  br i1 %147, label %135, label %138
148:                                              ; preds = %160
  %149 = load double, ptr %99, align 8
  %150 = load double, ptr %6, align 16
  %151 = fmul reassoc nsz contract double %150, %149
  %152 = load double, ptr %107, align 8
  %153 = load double, ptr %70, align 8
  %154 = fmul reassoc nsz contract double %153, %152
  %155 = fadd reassoc nsz contract double %154, %151
  %156 = load double, ptr %111, align 8
  %157 = load double, ptr %71, align 16
  %158 = fmul reassoc nsz contract double %157, %156
  %159 = fadd reassoc nsz contract double %155, %158
  br label %170
160:                                              ; preds = %160, %104
  %161 = phi i64 [ 0, %104 ], [ %165, %160 ]
  %162 = getelementptr inbounds double, ptr %99, i64 %161
  %163 = load double, ptr %162, align 8
  %164 = fmul reassoc nsz contract double %163, %118
  store double %164, ptr %162, align 8
  %165 = add nuw nsw i64 %161, 1
  %166 = icmp eq i64 %165, 3
  br i1 %166, label %148, label %160
167:                                              ; preds = %170
  %168 = add nuw nsw i64 %98, 1
  %169 = icmp eq i64 %168, %72
  br i1 %169, label %83, label %97
170:                                              ; preds = %170, %148
  %171 = phi i64 [ 0, %148 ], [ %178, %170 ]
  %172 = getelementptr inbounds double, ptr %99, i64 %171
  %173 = load double, ptr %172, align 8
  %174 = fmul reassoc nsz contract double %173, %159
  %175 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %171
  %176 = load double, ptr %175, align 8
  %177 = fsub reassoc nsz contract double %176, %174
  store double %177, ptr %175, align 8
  %178 = add nuw nsw i64 %171, 1
  %179 = icmp eq i64 %178, 3
  br i1 %179, label %167, label %170
180:                                              ; preds = %83, %33
  %181 = phi nsz double [ %63, %33 ], [ %96, %83 ]
  %182 = phi nsz double [ %47, %33 ], [ 0.000000e+00, %83 ]
  %183 = phi nsz double [ %43, %33 ], [ 0.000000e+00, %83 ]
  br i1 %12, label %233, label %184
184:                                              ; preds = %180
  %185 = fmul reassoc nsz contract double %11, 3.000000e+00
  %186 = fadd reassoc nsz contract double %181, %185
  %187 = getelementptr inbounds i8, ptr %7, i64 24
  br label %188
188:                                              ; preds = %226, %184
  %189 = phi i64 [ 0, %184 ], [ %231, %226 ]
  %190 = phi double [ %183, %184 ], [ %229, %226 ]
  %191 = phi double [ %182, %184 ], [ %228, %226 ]
  %192 = phi double [ %186, %184 ], [ %230, %226 ]
  %193 = getelementptr inbounds [3 x [3 x double]], ptr %187, i64 0, i64 %189
  %194 = getelementptr inbounds [12 x double], ptr %21, i64 0, i64 %189
  %195 = load double, ptr %194, align 8
  %196 = or disjoint i64 %189, 4
  %197 = getelementptr inbounds [12 x double], ptr %21, i64 0, i64 %196
  %198 = load double, ptr %197, align 8
  %199 = or disjoint i64 %189, 8
  %200 = getelementptr inbounds [12 x double], ptr %21, i64 0, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = load double, ptr %193, align 8
  %203 = fmul reassoc nsz contract double %202, %195
  %204 = getelementptr inbounds i8, ptr %193, i64 8
  %205 = load double, ptr %204, align 8
  %206 = fmul reassoc nsz contract double %205, %198
  %207 = fadd reassoc nsz contract double %206, %203
  br i1 %32, label %220, label %208
208:                                              ; preds = %188
  %209 = fmul reassoc nsz contract double %207, %11
  %210 = fadd reassoc nsz contract double %209, %190
  %211 = fmul reassoc nsz contract double %202, %198
  %212 = fmul reassoc nsz contract double %205, %195
  %213 = fsub reassoc nsz contract double %211, %212
  %214 = fmul reassoc nsz contract double %213, %11
  %215 = fadd reassoc nsz contract double %214, %191
  %216 = fmul reassoc nsz contract double %201, %11
  %217 = getelementptr inbounds i8, ptr %193, i64 16
  %218 = load double, ptr %217, align 8
  %219 = fmul reassoc nsz contract double %216, %218
  br label %226
220:                                              ; preds = %188
  %221 = getelementptr inbounds i8, ptr %193, i64 16
  %222 = load double, ptr %221, align 8
  %223 = fmul reassoc nsz contract double %222, %201
  %224 = fadd reassoc nsz contract double %207, %223
  %225 = fmul reassoc nsz contract double %224, %11
  br label %226
226:                                              ; preds = %220, %208
  %227 = phi double [ %219, %208 ], [ %225, %220 ]
  %228 = phi nsz double [ %215, %208 ], [ %191, %220 ]
  %229 = phi nsz double [ %210, %208 ], [ %190, %220 ]
  %230 = fsub reassoc nsz contract double %192, %227
  %231 = add nuw nsw i64 %189, 1
  %232 = icmp eq i64 %231, 3
  br i1 %232, label %233, label %188
233:                                              ; preds = %226, %180
  %234 = phi nsz double [ %181, %180 ], [ %230, %226 ]
  %235 = phi nsz double [ %182, %180 ], [ %228, %226 ]
  %236 = phi nsz double [ %183, %180 ], [ %229, %226 ]
  %237 = fmul reassoc nsz contract double %236, %236
  %238 = fmul reassoc nsz contract double %235, %235
  %239 = fadd reassoc nsz contract double %237, %238
  %240 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %239)
  %241 = select reassoc nsz contract i1 %32, double 0.000000e+00, double %240
  %242 = fsub reassoc nsz contract double %234, %241
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5)
  %243 = fptrunc double %242 to float
  %244 = getelementptr inbounds i8, ptr %0, i64 9448
  %245 = load ptr, ptr %244, align 8
  %246 = sext i32 %3 to i64
  %247 = getelementptr inbounds float, ptr %245, i64 %246
  store float %243, ptr %247, align 4
  call void @llvm.lifetime.end.p0(i64 248, ptr nonnull %7)
  br label %385
248:                                              ; preds = %16, %14
  %249 = getelementptr inbounds i8, ptr %0, i64 8
  %250 = zext nneg i32 %1 to i64
  %251 = getelementptr inbounds [6 x i32], ptr %249, i64 0, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = icmp sgt i32 %252, 0
  br i1 %253, label %254, label %385
254:                                              ; preds = %248
  %255 = getelementptr inbounds i8, ptr %0, i64 3160
  %256 = getelementptr inbounds i8, ptr %0, i64 6232
  %257 = getelementptr inbounds i8, ptr %8, i64 240
  %258 = select i1 %12, i32 0, i32 3
  %259 = getelementptr inbounds i8, ptr %8, i64 24
  %260 = getelementptr inbounds i8, ptr %8, i64 96
  %261 = getelementptr inbounds i8, ptr %8, i64 96
  %262 = getelementptr inbounds i8, ptr %8, i64 240
  %263 = getelementptr inbounds i8, ptr %8, i64 240
  %264 = select i1 %12, i32 0, i32 3
  %265 = getelementptr inbounds i8, ptr %8, i64 24
  %266 = getelementptr inbounds i8, ptr %8, i64 96
  %267 = add nsw i32 %1, -1
  %268 = getelementptr inbounds i8, ptr %0, i64 56
  %269 = getelementptr inbounds [6 x i32], ptr %268, i64 0, i64 %250
  br label %270
270:                                              ; preds = %254, %376
  %271 = phi i64 [ 0, %254 ], [ %381, %376 ]
  call void @llvm.lifetime.start.p0(i64 248, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(248) %8, ptr noundef nonnull align 8 dereferenceable(248) %2, i64 248, i1 false)
  %272 = load ptr, ptr %0, align 8
  %273 = getelementptr inbounds i8, ptr %272, i64 4
  %274 = getelementptr inbounds [6 x i32], ptr %273, i64 0, i64 %250
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %311, label %277
277:                                              ; preds = %270
  %278 = getelementptr inbounds [6 x [64 x double]], ptr %255, i64 0, i64 %250, i64 %271
  %279 = load double, ptr %278, align 8
  %280 = getelementptr inbounds [6 x [64 x double]], ptr %256, i64 0, i64 %250, i64 %271
  %281 = load double, ptr %280, align 8
  %282 = load i32, ptr %257, align 8
  %283 = add nsw i32 %282, %258
  %284 = icmp sgt i32 %283, -1
  br i1 %284, label %285, label %321
285:                                              ; preds = %277
  %286 = sext i32 %282 to i64
  %287 = zext nneg i32 %283 to i64
  br label %288
288:                                              ; preds = %298, %285
  %289 = phi i64 [ -1, %285 ], [ %309, %298 ]
  %290 = icmp slt i64 %289, 0
  br i1 %290, label %298, label %291
291:                                              ; preds = %288
  %292 = icmp slt i64 %289, %286
  br i1 %292, label %293, label %295
293:                                              ; preds = %291
  %294 = getelementptr inbounds [6 x [3 x double]], ptr %260, i64 0, i64 %289
  br label %298
295:                                              ; preds = %291
  %296 = sub nsw i64 %289, %286
  %297 = getelementptr inbounds [3 x [3 x double]], ptr %259, i64 0, i64 %296
  br label %298
298:                                              ; preds = %295, %293, %288
  %299 = phi ptr [ %294, %293 ], [ %297, %295 ], [ %8, %288 ]
  %300 = load double, ptr %299, align 8
  %301 = fmul reassoc nsz contract double %300, %279
  %302 = getelementptr inbounds i8, ptr %299, i64 8
  %303 = load double, ptr %302, align 8
  %304 = fmul reassoc nsz contract double %303, %281
  %305 = fsub reassoc nsz contract double %301, %304
  store double %305, ptr %299, align 8
  %306 = fmul reassoc nsz contract double %300, %281
  %307 = fmul reassoc nsz contract double %303, %279
  %308 = fadd reassoc nsz contract double %307, %306
  store double %308, ptr %302, align 8
  %309 = add nsw i64 %289, 1
  %310 = icmp eq i64 %309, %287
  br i1 %310, label %321, label %288
311:                                              ; preds = %270
  %312 = getelementptr inbounds i8, ptr %272, i64 56
  %313 = getelementptr inbounds [6 x double], ptr %312, i64 0, i64 %250
  %314 = load double, ptr %313, align 8
  %315 = load i32, ptr %262, align 8
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds [6 x [3 x double]], ptr %261, i64 0, i64 %316
  %318 = getelementptr inbounds i8, ptr %317, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %317, i8 0, i64 16, i1 false)
  store double %314, ptr %318, align 8
  %319 = load i32, ptr %262, align 8
  %320 = add nsw i32 %319, 1
  store i32 %320, ptr %262, align 8
  br label %321
321:                                              ; preds = %298, %277, %311
  %322 = getelementptr inbounds i8, ptr %272, i64 200
  %323 = getelementptr inbounds [7 x [12 x double]], ptr %322, i64 0, i64 %250
  %324 = load i32, ptr %263, align 8
  %325 = add nsw i32 %324, %264
  %326 = icmp sgt i32 %325, -1
  br i1 %326, label %327, label %376
327:                                              ; preds = %321
  %328 = sext i32 %324 to i64
  %329 = zext nneg i32 %325 to i64
  br label %330
330:                                              ; preds = %347, %327
  %331 = phi i64 [ -1, %327 ], [ %348, %347 ]
  %332 = icmp slt i64 %331, 0
  br i1 %332, label %340, label %333
333:                                              ; preds = %330
  %334 = icmp slt i64 %331, %328
  br i1 %334, label %335, label %337
335:                                              ; preds = %333
  %336 = getelementptr inbounds [6 x [3 x double]], ptr %266, i64 0, i64 %331
  br label %340
337:                                              ; preds = %333
  %338 = sub nsw i64 %331, %328
  %339 = getelementptr inbounds [3 x [3 x double]], ptr %265, i64 0, i64 %338
  br label %340
340:                                              ; preds = %337, %335, %330
  %341 = phi ptr [ %336, %335 ], [ %339, %337 ], [ %8, %330 ]
  %342 = load double, ptr %341, align 8
  %343 = getelementptr inbounds i8, ptr %341, i64 8
  %344 = load double, ptr %343, align 8
  %345 = getelementptr inbounds i8, ptr %341, i64 16
  %346 = load double, ptr %345, align 8
  br label %350
347:                                              ; preds = %370
  %348 = add nsw i64 %331, 1
  %349 = icmp eq i64 %348, %329
  br i1 %349, label %376, label %330
350:                                              ; preds = %370, %340
  %351 = phi i64 [ 0, %340 ], [ %374, %370 ]
  %352 = shl nuw nsw i64 %351, 2
  %353 = getelementptr inbounds double, ptr %323, i64 %352
  %354 = load double, ptr %353, align 8
  %355 = fmul reassoc nsz contract double %354, %342
  %356 = or disjoint i64 %352, 1
  %357 = getelementptr inbounds double, ptr %323, i64 %356
  %358 = load double, ptr %357, align 8
  %359 = fmul reassoc nsz contract double %358, %344
  %360 = fadd reassoc nsz contract double %359, %355
  %361 = or disjoint i64 %352, 2
  %362 = getelementptr inbounds double, ptr %323, i64 %361
  %363 = load double, ptr %362, align 8
  %364 = fmul reassoc nsz contract double %363, %346
  %365 = fadd reassoc nsz contract double %360, %364
  br i1 %332, label %366, label %370
366:                                              ; preds = %350
  %367 = or disjoint i64 %352, 3
  %368 = getelementptr inbounds double, ptr %323, i64 %367
  %369 = load double, ptr %368, align 8
  br label %370
370:                                              ; preds = %366, %350
  %371 = phi reassoc nsz contract double [ %369, %366 ], [ 0.000000e+00, %350 ]
  %372 = fadd reassoc nsz contract double %365, %371
  %373 = getelementptr inbounds double, ptr %341, i64 %351
  store double %372, ptr %373, align 8
  %374 = add nuw nsw i64 %351, 1
  %375 = icmp eq i64 %374, 3
  br i1 %375, label %347, label %350
376:                                              ; preds = %347, %321
  %377 = load i32, ptr %269, align 4
  %378 = trunc nuw nsw i64 %271 to i32
  %379 = mul nsw i32 %377, %378
  %380 = add nsw i32 %379, %3
  call fastcc void @spread(ptr noundef nonnull %0, i32 noundef %267, ptr noundef nonnull %8, i32 noundef %380)
  call void @llvm.lifetime.end.p0(i64 248, ptr nonnull %8)
  %381 = add nuw nsw i64 %271, 1
  %382 = load i32, ptr %251, align 4
  %383 = sext i32 %382 to i64
  %384 = icmp slt i64 %381, %383
  br i1 %384, label %270, label %385
385:                                              ; preds = %376, %248, %233
  ret void
}
declare double @llvm.ceil.f64(double)
declare double @llvm.sqrt.f64(double)
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
declare double @atan2(double noundef, double noundef) local_unnamed_addr
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
declare double @llvm.floor.f64(double)
define internal fastcc void @settle(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, ptr noundef %3) unnamed_addr {
  %5 = alloca [576 x float], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca %struct.view, align 8
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5)
  %8 = getelementptr inbounds i8, ptr %0, i64 2976
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
  %20 = getelementptr inbounds i8, ptr %0, i64 2952
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
  %42 = getelementptr inbounds i8, ptr %0, i64 984
  %43 = uitofp nneg i32 %13 to double
  %44 = getelementptr inbounds i8, ptr %0, i64 1040
  %45 = getelementptr inbounds [6 x double], ptr %44, i64 0, i64 %32
  %46 = getelementptr inbounds i8, ptr %0, i64 988
  %47 = getelementptr inbounds [6 x i32], ptr %46, i64 0, i64 %32
  %48 = getelementptr inbounds i8, ptr %0, i64 1088
  %49 = getelementptr inbounds [6 x double], ptr %48, i64 0, i64 %32
  %50 = getelementptr inbounds i8, ptr %0, i64 1136
  %51 = getelementptr inbounds [6 x double], ptr %50, i64 0, i64 %32
  %52 = getelementptr inbounds i8, ptr %0, i64 1088
  %53 = getelementptr inbounds [6 x double], ptr %52, i64 0, i64 %32
  %54 = getelementptr inbounds i8, ptr %0, i64 1088
  %55 = getelementptr inbounds [6 x double], ptr %54, i64 0, i64 %32
  %56 = getelementptr inbounds i8, ptr %0, i64 1136
  %57 = getelementptr inbounds [6 x double], ptr %56, i64 0, i64 %32
  %58 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %32
  %59 = uitofp nneg i32 %14 to double
  %60 = getelementptr inbounds i8, ptr %0, i64 1040
  %61 = getelementptr inbounds [6 x double], ptr %60, i64 0, i64 %40
  %62 = getelementptr inbounds i8, ptr %0, i64 988
  %63 = getelementptr inbounds [6 x i32], ptr %62, i64 0, i64 %40
  %64 = getelementptr inbounds i8, ptr %0, i64 1088
  %65 = getelementptr inbounds [6 x double], ptr %64, i64 0, i64 %40
  %66 = getelementptr inbounds i8, ptr %0, i64 1136
  %67 = getelementptr inbounds [6 x double], ptr %66, i64 0, i64 %40
  %68 = getelementptr inbounds i8, ptr %0, i64 1088
  %69 = getelementptr inbounds [6 x double], ptr %68, i64 0, i64 %40
  %70 = getelementptr inbounds i8, ptr %0, i64 1088
  %71 = getelementptr inbounds [6 x double], ptr %70, i64 0, i64 %40
  %72 = getelementptr inbounds i8, ptr %0, i64 1136
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
  %87 = getelementptr inbounds i8, ptr %0, i64 1040
  %88 = getelementptr inbounds [6 x double], ptr %87, i64 0, i64 %32
  %89 = getelementptr inbounds i8, ptr %0, i64 988
  %90 = getelementptr inbounds [6 x i32], ptr %89, i64 0, i64 %32
  %91 = getelementptr inbounds i8, ptr %0, i64 1088
  %92 = getelementptr inbounds [6 x double], ptr %91, i64 0, i64 %32
  %93 = getelementptr inbounds i8, ptr %0, i64 1136
  %94 = getelementptr inbounds [6 x double], ptr %93, i64 0, i64 %32
  %95 = getelementptr inbounds i8, ptr %0, i64 1088
  %96 = getelementptr inbounds [6 x double], ptr %95, i64 0, i64 %32
  %97 = getelementptr inbounds i8, ptr %0, i64 1088
  %98 = getelementptr inbounds [6 x double], ptr %97, i64 0, i64 %32
  %99 = getelementptr inbounds i8, ptr %0, i64 1136
  %100 = getelementptr inbounds [6 x double], ptr %99, i64 0, i64 %32
  %101 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %32
  %102 = uitofp nneg i32 %14 to double
  %103 = getelementptr inbounds i8, ptr %0, i64 1040
  %104 = getelementptr inbounds [6 x double], ptr %103, i64 0, i64 %40
  %105 = getelementptr inbounds i8, ptr %0, i64 988
  %106 = getelementptr inbounds [6 x i32], ptr %105, i64 0, i64 %40
  %107 = getelementptr inbounds i8, ptr %0, i64 1088
  %108 = getelementptr inbounds [6 x double], ptr %107, i64 0, i64 %40
  %109 = getelementptr inbounds i8, ptr %0, i64 1136
  %110 = getelementptr inbounds [6 x double], ptr %109, i64 0, i64 %40
  %111 = getelementptr inbounds i8, ptr %0, i64 1088
  %112 = getelementptr inbounds [6 x double], ptr %111, i64 0, i64 %40
  %113 = getelementptr inbounds i8, ptr %0, i64 1088
  %114 = getelementptr inbounds [6 x double], ptr %113, i64 0, i64 %40
  %115 = getelementptr inbounds i8, ptr %0, i64 1136
  %116 = getelementptr inbounds [6 x double], ptr %115, i64 0, i64 %40
  %117 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %40
  %118 = getelementptr inbounds i8, ptr %0, i64 984
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7)
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %35, label %9
9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %0, i64 984
  %11 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %10, ptr noundef %1, i32 noundef 1, ptr noundef nonnull %5)
  %12 = fcmp reassoc nsz contract ueq double %11, 0x7FF0000000000000
  br i1 %12, label %75, label %13
13:                                               ; preds = %9
  call fastcc void @look(ptr noundef nonnull %10, ptr noundef %1, ptr noundef nonnull %7)
  %14 = getelementptr inbounds i8, ptr %7, i64 480
  %15 = load double, ptr %14, align 8
  %16 = fmul reassoc nsz contract double %15, %15
  %17 = getelementptr inbounds i8, ptr %7, i64 488
  %18 = load double, ptr %17, align 8
  %19 = fmul reassoc nsz contract double %18, %18
  %20 = fadd reassoc nsz contract double %19, %16
  %21 = getelementptr inbounds i8, ptr %7, i64 496
  %22 = load double, ptr %21, align 8
  %23 = fmul reassoc nsz contract double %22, %22
  %24 = fadd reassoc nsz contract double %20, %23
  %25 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %24)
  %26 = fmul reassoc nsz contract double %25, 5.000000e-01
  %27 = getelementptr inbounds i8, ptr %7, i64 504
  %28 = load double, ptr %27, align 8
  %29 = fmul reassoc nsz contract double %28, 5.000000e-01
  %30 = fadd reassoc nsz contract double %29, -5.000000e-01
  %31 = tail call reassoc nsz contract double @atan2(double noundef %26, double noundef %30)
  %32 = load double, ptr %5, align 8
  %33 = fcmp reassoc nsz contract olt double %32, 0x3E7AD7F29ABCAF48
  %34 = zext i1 %33 to i32
  tail call fastcc void @add(ptr noundef nonnull %10, ptr noundef %3, ptr noundef %1, double noundef 0.000000e+00, double noundef %31, i32 noundef %34)
  br label %75
35:                                               ; preds = %4
  %36 = getelementptr inbounds i8, ptr %0, i64 1968
  %37 = call reassoc nsz contract fastcc double @descend(ptr noundef nonnull %36, ptr noundef %1, i32 noundef 0, ptr noundef nonnull %5)
  %38 = load double, ptr %5, align 8
  %39 = fcmp reassoc nsz contract ogt double %38, 1.000000e-03
  br i1 %39, label %40, label %42
40:                                               ; preds = %35
  %41 = call reassoc nsz contract fastcc double @descend(ptr noundef %0, ptr noundef %1, i32 noundef 0, ptr noundef nonnull %6)
  br label %42
42:                                               ; preds = %40, %35
  call fastcc void @look(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %7)
  %43 = getelementptr inbounds i8, ptr %7, i64 384
  %44 = load double, ptr %43, align 8
  %45 = fmul reassoc nsz contract double %44, %44
  %46 = getelementptr inbounds i8, ptr %7, i64 392
  %47 = load double, ptr %46, align 8
  %48 = fmul reassoc nsz contract double %47, %47
  %49 = fadd reassoc nsz contract double %48, %45
  %50 = getelementptr inbounds i8, ptr %7, i64 400
  %51 = load double, ptr %50, align 8
  %52 = fmul reassoc nsz contract double %51, %51
  %53 = fadd reassoc nsz contract double %49, %52
  %54 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %53)
  %55 = getelementptr inbounds i8, ptr %7, i64 480
  %56 = load double, ptr %55, align 8
  %57 = fmul reassoc nsz contract double %56, %56
  %58 = getelementptr inbounds i8, ptr %7, i64 488
  %59 = load double, ptr %58, align 8
  %60 = fmul reassoc nsz contract double %59, %59
  %61 = fadd reassoc nsz contract double %60, %57
  %62 = getelementptr inbounds i8, ptr %7, i64 496
  %63 = load double, ptr %62, align 8
  %64 = fmul reassoc nsz contract double %63, %63
  %65 = fadd reassoc nsz contract double %61, %64
  %66 = tail call reassoc nsz contract double @llvm.sqrt.f64(double %65)
  %67 = fmul reassoc nsz contract double %66, 5.000000e-01
  %68 = getelementptr inbounds i8, ptr %7, i64 504
  %69 = load double, ptr %68, align 8
  %70 = fmul reassoc nsz contract double %69, 5.000000e-01
  %71 = fadd reassoc nsz contract double %70, -5.000000e-01
  %72 = tail call reassoc nsz contract double @atan2(double noundef %67, double noundef %71)
  %73 = fcmp reassoc nsz contract olt double %38, 0x3CD203AF9EE75615
  %74 = zext i1 %73 to i32
  tail call fastcc void @add(ptr noundef %0, ptr noundef %3, ptr noundef %1, double noundef %54, double noundef %72, i32 noundef %74)
  br label %75
75:                                               ; preds = %9, %13, %42
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  ret void
}
declare float @llvm.fabs.f32(float)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
