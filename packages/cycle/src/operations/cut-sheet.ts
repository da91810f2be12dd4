import type { SheetWork } from '@truciolo/part';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { BEND_SECONDS, PATH_SHARE } from '../practice.data.ts';
import { operation } from './operation.ts';

/** Piercing takes longer the thicker the sheet, s and s/mm [practice]. */
const PIERCE = { base: 0.2, perMm: 0.1 } as const;

/** Along every contour, slower in its corners; each is pierced once. `speed` in m/min. */
export function laserCut(
  { positioning }: Workplace,
  { cutLength, contours, thickness }: SheetWork,
  speed: number,
): readonly CycleOperation[] {
  const along = (cutLength / (speed * 1000 * PATH_SHARE)) * 60;
  const pierced = contours * (PIERCE.base + PIERCE.perMm * thickness + positioning);
  const reason = because('laser-contours', { length: cutLength, contours, speed });
  return operation('laser-cut', 'laser-head', null, along + pierced, reason);
}

/** `weight` in kg: heavy parts are turned slowly, and by two. */
export function bendSheet({ bends }: SheetWork, weight: number): readonly CycleOperation[] {
  const each = BEND_SECONDS.find(({ upTo }) => weight <= upTo)?.seconds ?? 0;
  const reason = because('bends', { count: bends, weight });
  return operation('bend', 'bending-die', null, bends * each, reason, { count: bends });
}
