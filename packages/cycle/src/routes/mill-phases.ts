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
import { drillHoles } from '../operations/drill-holes.ts';
import { holeArea } from '../operations/hole-shape.ts';
import { breakEdges, faceSide, finishArea, millOutline, roughVolume } from '../operations/mill-outside.ts';
import { millPocket, millSlot, millStep, pocketWalls } from '../operations/mill-pockets.ts';
import { handlingSeconds, LOAD_SECONDS } from '../practice.data.ts';
import { type Clamping, clampingFor, clampings, millingDirections } from './clampings.ts';
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

export function featureOperations(
  { threads }: ShopFloor,
  place: Workplace,
  { holes, pockets }: MilledFeatures,
): readonly CycleOperation[] {
  const byKind = { pocket: millPocket, slot: millSlot, step: millStep };
  return [
    ...pockets.flatMap((pocket) => byKind[pocket.kind](place, pocket)),
    ...holes.flatMap(({ group, index }) => drillHoles(place, group, threads[index] ?? null)),
  ];
}

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

/** Operations outside features: sides, allowance, free volume, walls. Flats come first, the rest where most is visible. */
function outsideOperations(
  { part }: ShopFloor,
  place: Workplace,
  stock: StockProposal,
  list: readonly Clamping[],
): readonly (readonly CycleOperation[])[] {
  const faced = list.map((clamping) => facedSides(part, stock, clamping));
  const facing = faced.map((sides) =>
    sides.flatMap(({ width, length, allowance }) => faceSide(place, width, length, allowance)),
  );
  const { outside, rest } = removedVolume(part, stock);
  const taken = facing.flat().reduce((sum, { volume }) => sum + volume, 0);
  const flatArea = faced.flat().reduce((sum, { width, length }) => sum + width * length, 0);
  const holes = part.holes.reduce((sum, group) => sum + group.count * holeArea(group), 0);
  const pockets = [...part.pockets, ...part.slots].reduce((sum, pocket) => sum + pocketWalls(pocket), 0);
  const contour = part.outline ? part.outline.perimeter * part.outline.depth : 0;
  const walls = Math.max(0, part.area - flatArea - holes - pockets - contour);
  const all = [
    ...roughVolume(place, 'square', Math.max(0, outside - taken)),
    ...roughVolume(place, 'rough', rest),
    ...finishArea(place, walls, part.process === 'casting'),
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
  const edges = 'stock' in from ? breakEdges(place, part.chamfers, part.chamferLength) : [];
  const drafts = list.map((clamping, index) => ({
    clamping,
    operations: [
      ...(outside[index] ?? []),
      ...featureOperations(floor, place, assigned(features, list, index)),
      ...(index === 0 ? edges : []),
    ],
  }));
  const busy = drafts.filter(({ operations }) => operations.length > 0);
  return busy.map(({ clamping, operations }, index) =>
    makePhase(floor, {
      id: `mill-${index + 1}`,
      kind: 'milling',
      name: busy.length > 1 ? `Fresatura, piazzamento ${index + 1}` : 'Fresatura',
      machine,
      operations,
      loadSeconds: handlingSeconds(LOAD_SECONDS.vice, kilograms(lifted, floor.record.density)),
      first: index === 0,
      reason:
        clamping.reason.code === 'mill-side'
          ? because('mill-side', { side: index + 1, sides: busy.length })
          : clamping.reason,
    }),
  );
}
