import type { BasicDimensions } from '../dimensions.ts';
import { toMicrometre } from '../rounding.ts';
import { MINOR_DIAMETER_DROP, PITCH_DIAMETER_DROP, TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';

/** d - d3 = 17/12 H, with the root rounded to R = H/6 (ISO 68-1). */
const ROOT_DROP = (17 / 12) * TRIANGLE_HEIGHT;

/** ISO 724. Values are rounded before any deviation is added: only so the published limits come out. */
export function metricBasic(nominal: number, pitch: number): BasicDimensions {
  return {
    major: toMicrometre(nominal),
    D2: toMicrometre(nominal - PITCH_DIAMETER_DROP * pitch),
    D1: toMicrometre(nominal - MINOR_DIAMETER_DROP * pitch),
    d3: toMicrometre(nominal - ROOT_DROP * pitch),
    D4: null,
    triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
    externalDepth: toMicrometre((ROOT_DROP / 2) * pitch),
    internalDepth: toMicrometre((MINOR_DIAMETER_DROP / 2) * pitch),
  };
}
