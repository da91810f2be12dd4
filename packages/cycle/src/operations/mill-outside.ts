import type { Outline } from '@truciolo/part';
import { millCut } from '../cuts/mill-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation, OperationKind } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { PATH_SHARE } from '../practice.data.ts';
import { LEAST_VOLUME, operation } from './operation.ts';

/** Overlap of neighbouring ways (formulas b). */
const OVERLAP = 0.75;
const ROUGHER = 20;
const FINISHER = 16;
const BALL = 8;
const CHAMFERER = 10;

/** A flat side: its allowance in layers and one pass to finish. */
export function faceSide(
  place: Workplace,
  width: number,
  length: number,
  allowance: number,
): readonly CycleOperation[] {
  const cut = millCut(place, { D: width >= 45 ? 63 : 50, kind: 'face' });
  if (!cut) return [];
  const rough = allowance > 0 ? Math.ceil(allowance / cut.ap - 1e-9) : 0;
  const ways = Math.max(1, Math.ceil(width / (OVERLAP * cut.D) - 1e-9));
  const passes = (rough + 1) * ways;
  const seconds = cut.passSeconds(length, passes) + place.positioning;
  return operation('face', 'face-mill', cut.D, seconds, because('face-allowance', { allowance, passes }), {
    volume: Math.max(0, allowance) * width * length,
  });
}

/** Stock beyond the part's box, or inside it and in no feature: by volume. */
export function roughVolume(
  place: Workplace,
  kind: Extract<OperationKind, 'square' | 'rough'>,
  volume: number,
): readonly CycleOperation[] {
  const cut = volume > LEAST_VOLUME ? millCut(place, { D: ROUGHER, kind: 'shoulder' }) : null;
  if (!cut) return [];
  const rate = cut.Q * PATH_SHARE;
  const power = place.limits.power;
  const reason =
    cut.share < 1 && power !== undefined
      ? because('power-limited', { volume, rate, power })
      : because('removed-volume', { volume, rate });
  return operation(kind, 'end-mill', cut.D, (volume / rate) * 60 + place.positioning, reason, { volume });
}

/** Round the part: a groove as wide as the cutter frees what lies outside, or all of it where that is less; then the wall. */
export function millOutline(
  place: Workplace,
  { perimeter, depth, volume, faces }: Outline,
): readonly CycleOperation[] {
  const cut = volume > LEAST_VOLUME ? millCut(place, { D: ROUGHER, kind: 'shoulder' }) : null;
  if (!cut) return [];
  const chips = Math.min(volume, perimeter * depth * cut.D);
  const reason = because('contour', { perimeter, depth, cutter: cut.D });
  const layers = Math.max(1, Math.ceil(depth / cut.D - 1e-9));
  const wall = (perimeter / cut.vf) * 60 * layers;
  const seconds = (chips / (cut.Q * PATH_SHARE)) * 60 + wall + place.positioning;
  return operation('contour', 'end-mill', cut.D, seconds, reason, { volume, faces });
}

/** Walls and outline, with a free form by a ball in narrow lines. */
export function finishArea(place: Workplace, area: number, freeForm: boolean): readonly CycleOperation[] {
  const tool = freeForm
    ? ({ D: BALL, kind: 'shoulder', family: 'ball-mill' } as const)
    : ({ D: FINISHER, kind: 'shoulder' } as const);
  const cut = area > 0 ? millCut(place, tool) : null;
  if (!cut) return [];
  const rate = cut.vf * (freeForm ? cut.ae : cut.D) * PATH_SHARE;
  const seconds = (area / rate) * 60 + place.positioning;
  return operation(
    'finish',
    freeForm ? 'ball-mill' : 'end-mill',
    cut.D,
    seconds,
    because('surface', { area, rate }),
  );
}

export function breakEdges(place: Workplace, count: number, length: number): readonly CycleOperation[] {
  const cut = count > 0 ? millCut(place, { D: CHAMFERER, kind: 'shoulder' }) : null;
  if (!cut) return [];
  const seconds = (length / cut.vf) * 60 + count * place.positioning;
  return operation('chamfer', 'chamfer-mill', CHAMFERER, seconds, because('edge-length', { count, length }), {
    count,
  });
}
