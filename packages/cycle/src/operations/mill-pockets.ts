import type { PocketFeature } from '@truciolo/part';
import { endMill, type MillCut, millCut } from '../cuts/mill-cut.ts';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { PATH_SHARE } from '../practice.data.ts';
import { isMillable, isNoise } from './feasible.ts';
import { operation } from './operation.ts';

const LARGEST_CUTTER = 20;
/** Ramp into a closed pocket, at half the feed (worked part of formulas b). */
const RAMP_TANGENT = Math.tan((3 * Math.PI) / 180);

/** Way beside way on a floor, of the cutter's diameter. */
const FLOOR_WIDTH = 0.6;

/** Upright corners keep material that a round tool cannot reach. */
export function pocketVolume({ width, length, depth, cornerRadius, open }: PocketFeature): number {
  const corner = open ? 0 : (4 - Math.PI) * Math.min(cornerRadius ?? 0, width / 2) ** 2;
  return Math.max(0, width * length - corner) * depth;
}

/** Walls, mm²: the floor replaces the opening in the side above it. */
export const pocketWalls = ({ width, length, depth }: PocketFeature): number => 2 * (width + length) * depth;

const layers = (depth: number, ap: number): number => Math.max(1, Math.ceil(depth / ap - 1e-9));

const wallSeconds = ({ width, length, depth }: PocketFeature, cut: MillCut): number =>
  ((2 * (width + length)) / cut.vf) * 60 * layers(depth, cut.D);

/** Rough by volume, ramp, walls, floor (formulas b). */
function pocketSeconds(pocket: PocketFeature, cut: MillCut): number {
  const { depth, width, length, open, through } = pocket;
  const rough = (pocketVolume(pocket) / (cut.Q * PATH_SHARE)) * 60;
  const ramp = open ? 0 : (depth / RAMP_TANGENT / (0.5 * cut.vf)) * 60;
  const floor = through ? 0 : ((width * length) / (FLOOR_WIDTH * cut.D * cut.vf)) * 60;
  return rough + ramp + wallSeconds(pocket, cut) + floor;
}

/** A pocket with the largest cutter it takes, its corners with the one they ask for. */
export function millPocket(place: Workplace, pocket: PocketFeature): readonly CycleOperation[] {
  const { width, length, depth, cornerRadius, faces, kind } = pocket;
  const named = kind === 'slot' ? 'slot' : 'pocket';
  if (!isMillable(pocket) || isNoise(pocket)) return [];
  const cut = millCut(place, { D: endMill(Math.min(LARGEST_CUTTER, 0.6 * width)), kind: 'shoulder' });
  if (!cut) return [];
  const sizes = { width, length, depth, cutter: cut.D };
  const main = operation(
    named,
    'end-mill',
    cut.D,
    pocketSeconds(pocket, cut) + place.positioning,
    because(cornerRadius === 0 ? 'pocket-sharp' : 'pocket', sizes),
    { volume: pocketVolume(pocket), faces },
  );
  const fine = cornerRadius ? endMill(2 * cornerRadius) : cut.D;
  if (fine >= cut.D) return main;
  const small = millCut(place, { D: fine, kind: 'shoulder' });
  if (!small) return main;
  const seconds = wallSeconds(pocket, small) + place.positioning;
  return [
    ...main,
    ...operation(named, 'end-mill', fine, seconds, because('pocket', { ...sizes, cutter: fine }), { faces }),
  ];
}

/** A slot as wide as a cutter is cut in layers; a wider one is a long pocket. */
export function millSlot(place: Workplace, slot: PocketFeature): readonly CycleOperation[] {
  const { width, length, depth, faces } = slot;
  if (!isMillable(slot) || isNoise(slot)) return [];
  if (width > LARGEST_CUTTER) return millPocket(place, slot);
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
