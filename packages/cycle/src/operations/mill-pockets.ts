import type { PocketFeature } from '@truciolo/part';
import { endMill, type MillCut, millCut, SMALLEST_END_MILL } from '../cuts/mill-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { PATH_SHARE, THIN_WALL } from '../practice.data.ts';
import { areCornersMillable, isEngraved, isMillable, isNoise } from './feasible.ts';
import { strokeOf } from './letters.ts';
import { wallSeconds } from './mill-outside.ts';
import { operation } from './operation.ts';

const LARGEST_CUTTER = 20;
/** Ramp into a closed pocket, at half the feed (worked part of formulas b). */
const RAMP_TANGENT = Math.tan((3 * Math.PI) / 180);

/** Way beside way on a floor, of the cutter's diameter. */
const FLOOR_WIDTH = 0.6;

/** Upright corners keep material that a round tool cannot reach. */
export function pocketVolume({ width, length, depth, cornerRadius, open, plan }: PocketFeature): number {
  if (plan && plan.area > 0) return plan.area * depth;
  const corner = open ? 0 : (4 - Math.PI) * Math.min(cornerRadius ?? 0, width / 2) ** 2;
  return Math.max(0, width * length - corner) * depth;
}

/** Walls, mm²: the floor replaces the opening in the side above it. */
export const pocketWalls = ({ width, length, depth, plan }: PocketFeature): number =>
  (plan?.perimeter ?? 2 * (width + length)) * depth;

const layers = (depth: number, ap: number): number => Math.max(1, Math.ceil(depth / ap - 1e-9));

/** Round the walls; thin ones in low layers, and on their other side too. */
function roundWalls({ width, length, depth }: PocketFeature, cut: MillCut, thin: number | null): number {
  const way = 2 * (width + length);
  if (thin === null) return wallSeconds(way, depth, cut);
  return 2 * wallSeconds(way, depth, cut, Math.min(cut.D, THIN_WALL.layer * thin));
}

/** Rough by volume, ramp, walls, floor (formulas b). `thin`: thickness of its thinnest wall, null where none is thin. */
function pocketSeconds(
  pocket: PocketFeature,
  cut: MillCut,
  thin: number | null,
  hasFineWalls: boolean,
): number {
  const { depth, width, length, open, through } = pocket;
  const gently = thin === null ? 1 : THIN_WALL.roughing;
  const rough = (pocketVolume(pocket) / (cut.Q * gently * PATH_SHARE)) * 60;
  const ramp = open ? 0 : (depth / RAMP_TANGENT / (0.5 * cut.vf)) * 60;
  const floor = through ? 0 : ((width * length) / (FLOOR_WIDTH * cut.D * cut.vf)) * 60;
  return rough + ramp + roundWalls(pocket, cut, hasFineWalls ? null : thin) + floor;
}

/** A pocket with the largest cutter it takes, its corners with the one they ask for. */
export function millPocket(
  place: Workplace,
  pocket: PocketFeature,
  thin: number | null = null,
): readonly CycleOperation[] {
  const stroke = strokeOf(pocket);
  if (isEngraved(stroke)) return engrave(place, stroke);
  if (stroke !== pocket) return millSlot(place, stroke, thin);
  const { width, length, depth, cornerRadius, faces, kind } = pocket;
  const named = kind === 'slot' ? 'slot' : 'pocket';
  if (!isMillable(pocket) || isNoise(pocket)) return [];
  const cut = millCut(place, { D: endMill(Math.min(LARGEST_CUTTER, 0.6 * width)), kind: 'shoulder' });
  if (!cut) return [];
  const sizes = { width, length, depth, cutter: cut.D };
  const fine = cornerRadius && areCornersMillable(pocket) ? endMill(2 * cornerRadius) : cut.D;
  const main = operation(
    named,
    'end-mill',
    cut.D,
    pocketSeconds(pocket, cut, thin, fine < cut.D) + place.positioning,
    because(cornerRadius === 0 ? 'pocket-sharp' : 'pocket', sizes),
    { volume: pocketVolume(pocket), faces },
  );
  if (fine >= cut.D) return main;
  const small = millCut(place, { D: fine, kind: 'shoulder' });
  if (!small) return main;
  const seconds = roundWalls(pocket, small, thin) + place.positioning;
  return [
    ...main,
    ...operation(named, 'end-mill', fine, seconds, because('pocket', { ...sizes, cutter: fine }), { faces }),
  ];
}

/** Letters and marks, along the middle of their stroke with the smallest cutter. */
function engrave(place: Workplace, pocket: PocketFeature): readonly CycleOperation[] {
  const { length, depth, width, faces } = pocket;
  const cut = millCut(place, { D: SMALLEST_END_MILL, kind: 'slot' });
  if (!cut) return [];
  const seconds = (length / cut.vf) * 60 * layers(depth, cut.ap) + place.positioning;
  const reason = because('engraving', { length, width, depth });
  return operation('slot', 'end-mill', cut.D, seconds, reason, { volume: pocketVolume(pocket), faces });
}

/** A slot as wide as a cutter is cut in layers; a wider one is a long pocket. */
export function millSlot(
  place: Workplace,
  slot: PocketFeature,
  thin: number | null = null,
): readonly CycleOperation[] {
  const { width, length, depth, faces } = slot;
  if (!isMillable(slot) || isNoise(slot)) return [];
  if (width > LARGEST_CUTTER) return millPocket(place, slot, thin);
  const cut = millCut(place, { D: endMill(width), kind: 'slot' });
  if (!cut) return [];
  const ways = Math.max(1, Math.ceil(width / cut.D - 1e-3));
  const seconds = cut.passSeconds(length, layers(depth, cut.ap) * ways) + place.positioning;
  const reason = because('pocket', { width, length, depth, cutter: cut.D });
  return operation('slot', 'end-mill', cut.D, seconds, reason, { volume: pocketVolume(slot), faces });
}

/** A step beside the part: rough by volume, then once over floor and wall. */
export function millStep(place: Workplace, step: PocketFeature): readonly CycleOperation[] {
  const { width, length, depth, faces } = step;
  const cut = millCut(place, { D: LARGEST_CUTTER, kind: 'shoulder' });
  if (!cut) return [];
  const volume = width * length * depth;
  const finish = (((width + depth) * length) / (FLOOR_WIDTH * cut.D * cut.vf)) * 60;
  const seconds = (volume / (cut.Q * PATH_SHARE)) * 60 + finish + place.positioning;
  const reason = because('pocket', { width, length, depth, cutter: cut.D });
  return operation('step', 'end-mill', cut.D, seconds, reason, { volume, faces });
}
