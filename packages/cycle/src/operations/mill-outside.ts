import type { Outline, PartReport } from '@truciolo/part';
import { endMill, type MillCut, millCut } from '../cuts/mill-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation, OperationKind } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { HALF_FINISH, PATH_SHARE, SCALLOP, SCALLOP_ROUGHNESS } from '../practice.data.ts';
import { LEAST_VOLUME, operation } from './operation.ts';

/** Overlap of neighbouring ways (formulas b). */
const OVERLAP = 0.75;
const ROUGHER = 20;
const FINISHER = 16;
/** Ball for a free form without narrow hollows, and the least one. */
const BALL = { usual: 10, least: 1 } as const;
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

/** Once along a wall, in layers as high as the cutter is wide. */
export const wallSeconds = (length: number, height: number, cut: MillCut, layer = cut.D): number =>
  (length / cut.finishFeed) * 60 * Math.max(1, Math.ceil(height / layer - 1e-9));

/** Stock beyond the part's box, or inside it and in no feature: by volume, at least `way` mm of cutting. */
export function roughVolume(
  place: Workplace,
  kind: Extract<OperationKind, 'square' | 'rough'>,
  volume: number,
  { way, height }: { readonly way: number; readonly height: number } = { way: 0, height: 0 },
): readonly CycleOperation[] {
  const cut = volume > LEAST_VOLUME ? millCut(place, { D: ROUGHER, kind: 'shoulder' }) : null;
  if (!cut) return [];
  const rate = cut.Q * PATH_SHARE;
  const power = place.limits.power;
  const reason =
    cut.share < 1 && power !== undefined
      ? because('power-limited', { volume, rate, power })
      : because('removed-volume', { volume, rate });
  // A thin allowance is cut as slowly as the feed goes round, however few chips it gives.
  const round = (way / cut.vf) * Math.max(1, Math.ceil(height / cut.ap - 1e-9));
  const seconds = Math.max(volume / rate, round) * 60 + place.positioning;
  return operation(kind, 'end-mill', cut.D, seconds, reason, { volume });
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
  const wall = wallSeconds(perimeter, depth, cut);
  const seconds = (chips / (cut.Q * PATH_SHARE)) * 60 + wall + place.positioning;
  return operation('contour', 'end-mill', cut.D, seconds, reason, { volume, faces });
}

/** Flat and upright walls. */
export function finishArea(place: Workplace, area: number): readonly CycleOperation[] {
  const cut = area > 0 ? millCut(place, { D: FINISHER, kind: 'shoulder' }) : null;
  if (!cut) return [];
  const rate = cut.finishFeed * cut.D * PATH_SHARE;
  const seconds = (area / rate) * 60 + place.positioning;
  return operation('finish', 'end-mill', cut.D, seconds, because('surface', { area, rate }));
}

/** A free form, line beside line: the crests between the lines give their distance (ae² / 4 D, formulas a). */
export function finishCurved(
  place: Workplace,
  { area, radius, faces }: PartReport['curved'],
): readonly CycleOperation[] {
  const D = radius === null ? BALL.usual : Math.max(BALL.least, endMill(Math.min(BALL.usual, 2 * radius)));
  const cut = area > 0 ? millCut(place, { D, kind: 'shoulder', family: 'ball-mill' }) : null;
  if (!cut) return [];
  const crest = SCALLOP * Math.min(1, (place.roughness ?? SCALLOP_ROUGHNESS) / SCALLOP_ROUGHNESS);
  const line = Math.sqrt(4 * D * crest);
  const rate = cut.vf * line * PATH_SHARE;
  const seconds = (area / rate) * (1 + HALF_FINISH) * 60 + place.positioning;
  return operation('finish', 'ball-mill', D, seconds, because('free-form-lines', { area, line, cutter: D }), {
    faces,
  });
}

/** Edges by their number, each approached apart, and their length together. */
export interface BrokenEdges {
  readonly count: number;
  readonly length: number;
}

/** Chamfers of the model, sharp edges that are broken after the cut, and mouths of holes. */
export function breakEdges(
  place: Workplace,
  chamfers: BrokenEdges,
  sharp: number,
  mouths: BrokenEdges,
): readonly CycleOperation[] {
  const length = chamfers.length + sharp + mouths.length;
  const cut = length > 0 ? millCut(place, { D: CHAMFERER, kind: 'shoulder' }) : null;
  if (!cut) return [];
  const around = chamfers.length + sharp > 0 ? Math.max(1, chamfers.count) : 0;
  const approaches = around + mouths.count;
  const seconds = (length / cut.vf) * 60 + approaches * place.positioning;
  const reason =
    chamfers.count > 0
      ? because('edge-length', { count: chamfers.count, length })
      : because('edges-broken', { length });
  return operation('chamfer', 'chamfer-mill', CHAMFERER, seconds, reason, { count: chamfers.count || 1 });
}
