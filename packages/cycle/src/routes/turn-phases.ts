import { writeGrouped } from '@truciolo/italian';
import {
  type HoleGroup,
  type PartReport,
  type StockProposal,
  type TurnedShape,
  type Vec3,
  vec3,
} from '@truciolo/part';
import { drivenWorkplace, type Workplace } from '../cuts/workplace.ts';
import type { CycleOperation, CyclePhase } from '../model/cycle-proposal.ts';
import { because, type Reason } from '../model/reason.ts';
import type { ShopMachine } from '../model/shop-machine.ts';
import { broachSocket } from '../operations/broach-sockets.ts';
import { holeArea } from '../operations/hole-shape.ts';
import { roughVolume } from '../operations/mill-outside.ts';
import { pocketWalls } from '../operations/mill-pockets.ts';
import { boreOut, turnBore, turnedMouths } from '../operations/turn-bores.ts';
import { breakTurnedEdges, faceEnd, partOff, turnGrooves, turnOutside } from '../operations/turn-outside.ts';
import { turnThread } from '../operations/turn-threads.ts';
import { clampingSeconds, LOAD_SECONDS, PARTED_END, SLENDER, SUPPORT } from '../practice.data.ts';
import { kilograms } from './fit-machine.ts';
import { makePhase } from './make-phase.ts';
import { featureOperations, type MilledFeatures, milledFeatures } from './mill-phases.ts';
import { removedVolume } from './removed-volume.ts';
import { placeOn, type ShopFloor } from './shop-floor.ts';

/** A hole around the lathe's axis, within a hundredth of the part's diameter. */
function isCoaxial({ axis, origin, diameter }: TurnedShape, group: HoleGroup): boolean {
  return (
    group.count === 1 &&
    vec3.parallel(group.axis, axis, 1e-2) &&
    group.centres.every((centre) => vec3.norm(vec3.across(vec3.sub(centre, origin), axis)) <= diameter * 0.01)
  );
}

/** Features that the lathe's fixed tools cannot make. */
export function offAxisFeatures(part: PartReport): MilledFeatures {
  const { turning } = part;
  const all = milledFeatures(part);
  if (!turning) return all;
  return {
    holes: all.holes.filter(({ group }) => !isCoaxial(turning, group)),
    pockets: all.pockets.filter(({ broached }) => !broached),
  };
}

const tubeBore = ({ kind, dimensions }: StockProposal): number =>
  kind === 'tube' ? (dimensions[1] ?? 0) : 0;

/** Whether a clamping makes a feature around the axis; the first one makes those that go through. */
const isMadeOn = (side: 1 | -1, shape: TurnedShape, through: boolean, axis: Vec3): boolean =>
  (through || vec3.dot(axis, shape.axis) > 0) === (side === 1);

/** Edges of the holes around the axis that a clamping reaches. */
const mouthsOn = ({ part, threads }: ShopFloor, shape: TurnedShape, side: 1 | -1): number =>
  part.holes.reduce((sum, group, index) => {
    if (!isCoaxial(shape, group)) return sum;
    const { near, far } = turnedMouths(group, threads[index] ?? null);
    return sum + (isMadeOn(side, shape, group.through, group.axis) ? near : far);
  }, 0);

function boreOperations(
  { part, threads }: ShopFloor,
  place: Workplace,
  stock: StockProposal,
  shape: TurnedShape,
  side: 1 | -1,
): readonly CycleOperation[] {
  return [
    ...part.holes.flatMap((group, index) =>
      isCoaxial(shape, group) && isMadeOn(side, shape, group.through, group.axis)
        ? turnBore(place, group, threads[index] ?? null, tubeBore(stock))
        : [],
    ),
    ...part.pockets
      .filter(({ broached, through, direction }) => broached && isMadeOn(side, shape, through, direction))
      .flatMap((socket) => broachSocket(place, socket)),
  ];
}

/** Surface that the lathe finishes outside: all but holes, milled faces and the sides of a drawn bar. */
function turnedArea({ area, holes, pockets, slots, turning }: PartReport): number {
  const drawn = turning?.drawnArea ?? 0;
  const inside = holes.reduce((sum, group) => sum + group.count * holeArea(group), 0);
  return Math.max(
    0,
    area - drawn - inside - [...pockets, ...slots].reduce((sum, pocket) => sum + pocketWalls(pocket), 0),
  );
}

/** Volume inside the turned profile and in no feature: flats of a turned and milled part. Teeth need special tools. */
export const milledRest = ({ part }: ShopFloor, stock: StockProposal): number =>
  part.process === 'turned' || part.teeth.length > 0 ? 0 : removedVolume(part, stock).rest;

/** … recesses and grooves of one that is only turned. */
function turnedRest({ part }: ShopFloor, place: Workplace, stock: StockProposal, shape: TurnedShape) {
  return part.process === 'turned' ? boreOut(place, shape.diameter, removedVolume(part, stock).rest) : [];
}

/** Threads the model shows on the outside, around the lathe's axis. */
function outsideThreads({ part }: ShopFloor, place: Workplace, { axis, origin, diameter }: TurnedShape) {
  return part.threads
    .filter(
      (thread) =>
        !thread.internal &&
        vec3.parallel(thread.axis, axis, 1e-2) &&
        vec3.norm(vec3.across(vec3.sub(thread.centre, origin), axis)) <= diameter * 0.01,
    )
    .flatMap(({ designation, major, pitch, length, faces }) => {
      const name = designation ?? `ø${writeGrouped(Math.round(major * 100) / 100)}`;
      return turnThread(place, { name, side: 'external', major, pitch, length, faces });
    });
}

export interface TurningPlan {
  readonly machine: ShopMachine;
  readonly stock: StockProposal;
  readonly fromBar: boolean;
  /** Made with driven tools in the first clamping; null: elsewhere, or nothing. */
  readonly driven: MilledFeatures | null;
  /** A second spindle finishes the back in the same cycle. */
  readonly bothSides: boolean;
}

/** Length over the mean diameter of the turned profile. */
const slenderness = ({ length, envelope }: TurnedShape): number =>
  length / Math.sqrt((4 * envelope) / (Math.PI * length));

/** A slender part between chuck and tailstock; the guide bush of a sliding head holds it anyway. */
const isSupported = (shape: TurnedShape, { machine }: Pick<TurningPlan, 'machine'>): boolean =>
  machine.kind !== 'fantina-mobile' && slenderness(shape) > SLENDER;

const supportOf = (shape: TurnedShape, plan: TurningPlan) =>
  isSupported(shape, plan) ? SUPPORT : { seconds: 0, setupMinutes: 0 };

/** The reason of the tailstock where the part needs one. */
export const supportNote = (shape: TurnedShape, machine: ShopMachine): readonly Reason[] =>
  isSupported(shape, { machine }) ? [because('slender', { ratio: slenderness(shape) })] : [];

const featureCount = ({ holes, pockets }: MilledFeatures): number =>
  holes.reduce((sum, { group }) => sum + group.count, 0) + pockets.length;

/** Work at the back end that the parting blade does: it leaves a face, and breaks the edge before it goes to the centre. */
const isEndWork = (kind: CycleOperation['kind']): boolean => kind === 'turn-face' || kind === 'chamfer';

/** Share of the edges that the first clamping reaches. */
const EDGES_IN_FRONT = 0.5;

/** First side (or bar), then the other. Half the profile is turned in each chuck; from the bar all of it at once. */
export function turnPhases(floor: ShopFloor, shape: TurnedShape, plan: TurningPlan): readonly CyclePhase[] {
  const { machine, stock, fromBar, driven, bothSides } = plan;
  const { part } = floor;
  const place = placeOn(floor, machine);
  const { outside } = removedVolume(part, stock);
  const stockDiameter = stock.dimensions[0] ?? shape.diameter;
  const allowance = Math.max(0, ((stock.dimensions.at(-1) ?? 0) - shape.length) / 2);
  const faces = [
    faceEnd(place, stockDiameter, allowance),
    faceEnd(place, shape.diameter, allowance),
  ] as const;
  const faced = faces.flat().reduce((sum, { volume }) => sum + volume, 0);
  const volume = Math.max(0, outside - faced);
  const area = turnedArea(part);
  const share = fromBar ? 1 : 0.5;
  const along = (part: number) => ({ diameter: shape.diameter, length: shape.length * part });
  const bore = Math.max(
    0,
    ...part.holes.filter((group) => group.through && isCoaxial(shape, group)).map((g) => g.diameter),
  );
  const hasDriven = driven !== null;
  const back = [
    ...faces[1],
    ...turnOutside(place, along(1 - share), volume * (1 - share), area * (1 - share)),
    ...boreOperations(floor, place, stock, shape, -1),
    ...breakTurnedEdges(place, part.edges.turns * (1 - EDGES_IN_FRONT) + mouthsOn(floor, shape, -1)),
  ];
  const isPartedDone =
    fromBar && shape.diameter <= PARTED_END && bore === 0 && back.every(({ kind }) => isEndWork(kind));
  const edgesHere = part.edges.turns * (isPartedDone ? 1 : EDGES_IN_FRONT);
  const front = [
    ...faces[0],
    ...turnOutside(place, along(share), volume * share, area * share),
    ...boreOperations(floor, place, stock, shape, 1),
    ...turnedRest(floor, place, stock, shape),
    ...turnGrooves(place, shape.grooves ?? []),
    ...outsideThreads(floor, place, shape),
    ...breakTurnedEdges(place, edgesHere + mouthsOn(floor, shape, 1)),
    ...(driven ? featureOperations(floor, drivenWorkplace(place), driven) : []),
    ...(driven ? roughVolume(drivenWorkplace(place), 'rough', milledRest(floor, stock)) : []),
    ...(fromBar ? partOff(place, shape.diameter, bore) : []),
    ...(bothSides ? back : []),
  ];
  const support = supportOf(shape, plan);
  const chucking =
    support.seconds + clampingSeconds(LOAD_SECONDS.chuck, kilograms(stock.volume, floor.record.density));
  const kind = hasDriven ? 'turn-milling' : 'turning';
  const word = hasDriven ? 'Tornitura e fresatura' : 'Tornitura';
  const first = makePhase(floor, {
    id: 'turn-1',
    kind,
    name: fromBar ? `${word} da barra` : `${word}, primo lato`,
    machine,
    operations: front,
    loadSeconds: fromBar ? LOAD_SECONDS.bar + support.seconds : chucking,
    extraSetup: support.setupMinutes,
    first: true,
    reason: hasDriven
      ? because('turn-mill-at-once', { features: featureCount(driven) })
      : fromBar
        ? because('bar-fed', { diameter: shape.diameter, bar: stockDiameter })
        : because('first-side', {}),
  });
  if (bothSides || isPartedDone) return [first];
  return [
    first,
    makePhase(floor, {
      id: 'turn-2',
      kind: 'turning',
      name: 'Tornitura, secondo lato',
      machine,
      operations: back,
      loadSeconds: chucking,
      first: false,
      reason: because('second-side', {}),
    }),
  ];
}
