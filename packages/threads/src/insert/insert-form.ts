import { mm } from '@truciolo/units';
import type { BasicDimensions, InternalLimits, TapDrill } from '../dimensions.ts';
import { fitDrill } from '../drill/fit-drill.ts';
import { sixtyDegreeForm, type ThreadForm } from '../profile/thread-form.ts';
import { roundHalfUp, toMicrometre } from '../rounding.ts';
import {
  type FullThread,
  MINOR_DIAMETER_DROP,
  sixtyDegreeFullThread,
  TRIANGLE_HEIGHT,
} from '../sixty-degree-form.ts';

/**
 * The tapped hole for a wire insert (DIN 8140, ASME B18.29): the profile of the thread it holds, 3/4 H further
 * out on the radius. `nominal` and `pitch` of the held thread, mm.
 */
export const MAJOR_RISE = (3 / 2) * TRIANGLE_HEIGHT;
export const MINOR_RISE = (1 / 4) * TRIANGLE_HEIGHT;

export const insertBasic = (nominal: number, pitch: number): BasicDimensions => ({
  major: toMicrometre(nominal + MAJOR_RISE * pitch),
  D2: toMicrometre(nominal + (3 / 4) * TRIANGLE_HEIGHT * pitch),
  D1: toMicrometre(nominal + MINOR_RISE * pitch),
  d3: null,
  D4: null,
  triangleHeight: toMicrometre(TRIANGLE_HEIGHT * pitch),
  externalDepth: toMicrometre((MINOR_DIAMETER_DROP / 2) * pitch),
  internalDepth: toMicrometre((MINOR_DIAMETER_DROP / 2) * pitch),
});

export const insertFullThread = (nominal: number, pitch: number): FullThread =>
  sixtyDegreeFullThread(nominal + MAJOR_RISE * pitch, pitch);

export const insertForm = (pitch: number): ThreadForm => ({
  ...sixtyDegreeForm(pitch, 1 / 6),
  external: null,
});

/** Insert makers drill d + P/4, up to the next tenth of a mm, from M18 to the next quarter. */
const QUARTERS_FROM = 17;

/** Without limits the drill is used unchanged. */
export function insertDrill(nominal: number, pitch: number, limits: InternalLimits | null): TapDrill | null {
  const step = nominal < QUARTERS_FROM ? 0.1 : 0.25;
  const diameter = roundHalfUp(Math.ceil((nominal + pitch / 4) / step - 1e-9) * step, 2);
  const drill: TapDrill = { diameter: mm(diameter), origin: 'formula' };
  return limits ? fitDrill(drill, limits) : drill;
}
