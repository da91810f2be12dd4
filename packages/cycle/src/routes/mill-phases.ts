import {
  type HoleGroup,
  type PartReport,
  type PocketFeature,
  type StockProposal,
  vec3,
} from '@truciolo/part';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation, CyclePhase } from '../model/cycle-proposal.ts';
import { isMill } from '../model/machine-kind.ts';
import { because } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import { drillHoles, isSpotted } from '../operations/drill-holes.ts';
import { holeArea, widest } from '../operations/hole-shape.ts';
import {
  type BrokenEdges,
  breakEdges,
  faceSide,
  finishArea,
  finishCurved,
  millOutline,
  roughVolume,
} from '../operations/mill-outside.ts';
import { millPocket, millSlot, millStep, pocketWalls } from '../operations/mill-pockets.ts';
import { clampingSeconds, LOAD_SECONDS } from '../practice.data.ts';
import { type Clamping, clampingFor, clampings, millingDirections, reaches } from './clampings.ts';
import { kilograms, sidesOf } from './fit-machine.ts';
import { makePhase } from './make-phase.ts';
import { removedVolume } from './removed-volume.ts';
import { placeOn, type ShopFloor } from './shop-floor.ts';

/** Features a mill makes: by their index the threads of the groups are known. */
export interface MilledFeatures {
  readonly holes: readonly { readonly group: HoleGroup; readonly index: number }[];
  readonly pockets: readonly PocketFeature[];
}

export const milledFeatures = ({ holes, pockets, slots, steps }: PartReport): MilledFeatures => ({
  holes: holes.map((group, index) => ({ group, index })),
  pockets: [...pockets, ...slots, ...steps],
});

/** Thickness of the thinnest wall among these faces; null where none is thin. */
function thinWallOf({ thinWalls }: PartReport, faces: readonly number[]): number | null {
  const own = thinWalls.filter((wall) => wall.faces.some((face) => faces.includes(face)));
  return own.length > 0 ? Math.min(...own.map(({ thickness }) => thickness)) : null;
}

export function featureOperations(
  { part, threads }: ShopFloor,
  place: Workplace,
  { holes, pockets }: MilledFeatures,
): readonly CycleOperation[] {
  const byKind = { pocket: millPocket, slot: millSlot, step: millStep };
  return [
    ...pockets.flatMap((pocket) => byKind[pocket.kind](place, pocket, thinWallOf(part, pocket.faces))),
    ...holes.flatMap(({ group, index }) => drillHoles(place, group, threads[index] ?? null)),
  ];
}

/** A side without stock on it stays as it was rolled, mm. */
const AS_ROLLED = 0.05;

/** Box sides a clamping faces, with the stock on each of them. */
function facedSides({ box, boxAxes }: PartReport, stock: StockProposal, clamping: Clamping) {
  const flat = stock.kind === 'plate' || stock.kind === 'block' || stock.kind === 'square';
  if (!flat) return [];
  const [long, middle, short] = sidesOf(stock);
  const sides = [short, middle, long];
  return boxAxes.flatMap((axis, index) => {
    const seen = clamping.directions.filter((direction) => Math.abs(vec3.dot(direction, axis)) > 0.98).length;
    const [width = 0, length = 0] = box.filter((_, other) => other !== index);
    const allowance = Math.max(0, ((sides[index] ?? 0) - (box[index] ?? 0)) / 2);
    return Array.from({ length: seen }, () => ({ width, length, allowance }));
  });
}

/** Way round the box, seen along the first direction of a clamping, and its height there. */
function aroundBox({ box, boxAxes }: PartReport, clamping: Clamping | undefined) {
  const [up] = clamping?.directions ?? [];
  const along = boxAxes.map((axis) => (up ? Math.abs(vec3.dot(axis, up)) : 0));
  const high = along.indexOf(Math.max(...along));
  const way = box.reduce((sum, side, index) => sum + (index === high ? 0 : 2 * side), 0);
  return { way, height: box[high] ?? 0 };
}

/** Operations outside features: sides, allowance, free volume, walls. Flats come first, the rest where most is visible. */
function outsideOperations(
  { part }: ShopFloor,
  place: Workplace,
  stock: StockProposal,
  list: readonly Clamping[],
): readonly (readonly CycleOperation[])[] {
  const faced = list.map((clamping) => facedSides(part, stock, clamping));
  const facing = faced.map((sides) =>
    sides.flatMap(({ width, length, allowance }) =>
      allowance > AS_ROLLED ? faceSide(place, width, length, allowance) : [],
    ),
  );
  const { outside, rest } = removedVolume(part, stock);
  const taken = facing.flat().reduce((sum, { volume }) => sum + volume, 0);
  const flatArea = faced.flat().reduce((sum, { width, length }) => sum + width * length, 0);
  const holes = part.holes.reduce((sum, group) => sum + group.count * holeArea(group), 0);
  const pockets = [...part.pockets, ...part.slots].reduce((sum, pocket) => sum + pocketWalls(pocket), 0);
  const contour = part.outline ? part.outline.perimeter * part.outline.depth : 0;
  const walls = Math.max(0, part.area - flatArea - holes - pockets - contour - part.curved.area);
  const all = [
    ...roughVolume(place, 'square', Math.max(0, outside - taken), aroundBox(part, list[0])),
    ...roughVolume(place, 'rough', rest),
    ...finishArea(place, walls),
    ...finishCurved(place, part.curved),
  ];
  const { outline } = part;
  const round = outline ? clampingFor(list, outline.direction, true) : -1;
  return facing.map((operations, index) => [
    ...operations,
    ...(index === 0 ? all : []),
    ...(outline && index === round ? millOutline(place, outline) : []),
  ]);
}

const assigned = (
  { holes, pockets }: MilledFeatures,
  list: readonly Clamping[],
  index: number,
): MilledFeatures => ({
  holes: holes.filter(({ group }) => clampingFor(list, group.axis, group.through) === index),
  pockets: pockets.filter(({ direction, through }) => clampingFor(list, direction, through) === index),
});

/**
 * Mouths that a clamping breaks: those of holes too wide for the spot drill, and those where drills came out of the
 * other side. A hole of one clamping alone keeps its far mouth for the bench.
 */
function mouthsIn(holes: MilledFeatures['holes'], list: readonly Clamping[], index: number): BrokenEdges {
  const broken = holes.flatMap(({ group }) => {
    const near = clampingFor(list, group.axis, group.through);
    const isFar = group.through && near !== index && reaches(list[index], group.axis);
    const isWide = near === index && !isSpotted(group);
    return isFar || isWide ? [group] : [];
  });
  return {
    count: broken.reduce((sum, { count }) => sum + count, 0),
    length: broken.reduce((sum, group) => sum + group.count * Math.PI * widest(group), 0),
  };
}

const NONE: BrokenEdges = { count: 0, length: 0 };
const chamfersOf = ({ chamfers, chamferLength }: PartReport) => ({ count: chamfers, length: chamferLength });

/** All clampings of a part, or of the rest after the lathe, on one centre. */
export function millPhases(
  floor: ShopFloor,
  machine: ShopMachine,
  features: MilledFeatures,
  /** Starting shape; after turning, only the volume outside the turned profile is left to rough. */
  from: { readonly stock: StockProposal } | { readonly rest: number },
): readonly CyclePhase[] {
  if (!isMill(machine.kind)) return [];
  const { part } = floor;
  const place = placeOn(floor, machine);
  const list = clampings(machine.kind, millingDirections(part));
  const outside =
    'stock' in from
      ? outsideOperations(floor, place, from.stock, list)
      : [roughVolume(place, 'rough', from.rest)];
  const lifted = 'stock' in from ? from.stock.volume : part.volume;
  const sharp = part.edges.length / list.length;
  const edges = (index: number, isBusy: boolean) =>
    breakEdges(
      place,
      index === 0 && 'stock' in from ? chamfersOf(part) : NONE,
      sharp,
      // The bench is cheaper than a clamping for mouths alone.
      isBusy || sharp > 0 ? mouthsIn(features.holes, list, index) : NONE,
    );
  const drafts = list.map((clamping, index) => {
    const shaping = [
      ...(outside[index] ?? []),
      ...featureOperations(floor, place, assigned(features, list, index)),
    ];
    return { clamping, operations: [...shaping, ...edges(index, shaping.length > 0)] };
  });
  const busy = drafts.filter(({ operations }) => operations.length > 0);
  return busy.map(({ clamping, operations }, index) =>
    makePhase(floor, {
      id: `mill-${index + 1}`,
      kind: 'milling',
      name: busy.length > 1 ? `Fresatura, piazzamento ${index + 1}` : 'Fresatura',
      machine,
      operations,
      loadSeconds: clampingSeconds(LOAD_SECONDS.vice, kilograms(lifted, floor.record.density)),
      first: index === 0,
      reason:
        clamping.reason.code === 'mill-side'
          ? because('mill-side', { side: index + 1, sides: busy.length })
          : clamping.reason,
    }),
  );
}
