import { inEuro } from '@truciolo/money';
import type { PartReport, StockProposal } from '@truciolo/part';
import type { CyclePhase, CycleRoute, RouteKind } from '../model/cycle-proposal.ts';
import { because, type Reason, type ReasonCode } from '../model/reason.ts';
import { infeasibleFeatures } from '../operations/feasible.ts';
import { BAND, UNEXPLAINED_BAND } from '../practice.data.ts';
import { materialBand } from './material-band.ts';
import { removedVolume } from './removed-volume.ts';
import type { ShopFloor } from './shop-floor.ts';

/** Measured jobs take half of the band away, the first ones most. */
const measured = (jobs: number): number => (jobs > 0 ? 0.5 + 0.5 / (1 + jobs / 4) : 1);
const MESH_BAND = 0.25;
const FREE_FORM_BAND = 0.2;
const ASSUMED_BAND = 0.05;
const WIDEST = 0.9;

/** Jobs behind the phase with the fewest measurements. */
const jobsBehind = (phases: readonly CyclePhase[]): number =>
  Math.min(...phases.map(({ measured: times }) => times?.count ?? 0));

function bandShare({ part, material }: ShopFloor, explained: number, jobs: number): number {
  const share =
    BAND * measured(jobs) +
    UNEXPLAINED_BAND * (1 - explained) +
    (part.exact ? 0 : MESH_BAND) +
    (part.process === 'casting' ? FREE_FORM_BAND : 0) +
    (material.assumed ? ASSUMED_BAND : 0);
  return Math.min(WIDEST, share);
}

function machineCost({ machines, lot }: ShopFloor, phases: readonly CyclePhase[]): number | null {
  let cost = 0;
  for (const phase of phases) {
    const rate = machines.find(({ guid }) => guid === phase.machineGuid)?.hourlyRate ?? null;
    if (rate === null) return null;
    const minutes =
      phase.cycleMinutes + phase.loadMinutes + (phase.setupMinutes + phase.programmingMinutes) / lot;
    cost += (minutes / 60) * inEuro(rate);
  }
  return cost;
}

const sum = (phases: readonly CyclePhase[], of: (phase: CyclePhase) => number): number =>
  phases.reduce((total, phase) => total + of(phase), 0);

/** Facts that only tools with chips care about. */
const chipNotes = ({ part, record, material }: ShopFloor): readonly Reason[] => [
  ...(material.assumed ? [because('material-assumed', { group: record.isoGroup })] : []),
  ...(part.sharpCorners > 0 ? [because('sharp-corners', { count: part.sharpCorners })] : []),
  ...(part.undercuts.length > 0 ? [because('undercuts', { count: part.undercuts.length })] : []),
  ...part.teeth.map(({ teeth }) => because('teeth-unknown', { teeth })),
];

function routeNotes(floor: ShopFloor, kind: RouteKind, phases: readonly CyclePhase[]): readonly Reason[] {
  return [
    ...(kind === 'sheet' ? [] : chipNotes(floor)),
    ...phases.flatMap(({ name, machineName, measured: times }) =>
      times
        ? [because('measured', { phase: name, machine: machineName, jobs: times.count, ratio: times.ratio })]
        : [],
    ),
  ];
}

/** Share of the cutting time that goes into recognised features, less features to which no time belongs at all. */
function explainedTime(
  { holes, pockets, slots, steps }: PartReport,
  phases: readonly CyclePhase[],
  asked: number,
): number {
  const operations = phases.flatMap((phase) => phase.operations);
  const seconds = (of: typeof operations) => of.reduce((total, one) => total + one.seconds, 0);
  const all = seconds(operations);
  const free = seconds(operations.filter(({ kind }) => kind === 'rough'));
  const features = holes.length + pockets.length + slots.length + steps.length;
  return (all > 0 ? 1 - free / all : 1) * (features > 0 ? 1 - Math.min(1, asked / features) : 1);
}

/** Reasons for work that is in no phase. */
const LEFT_OUT: ReadonlySet<ReasonCode> = new Set([
  'hole-too-deep',
  'pocket-out-of-reach',
  'corner-out-of-reach',
  'undercuts',
  'teeth-unknown',
  'sheet-holes',
]);

export function makeRoute(
  floor: ShopFloor,
  kind: RouteKind,
  stock: StockProposal,
  phases: readonly CyclePhase[],
  notes: readonly Reason[] = [],
): CycleRoute {
  // The skeleton of a sheet is not chips, nor is the section of a bought profile: their cut is completely known.
  const isCut = kind === 'sheet' || kind === 'profile';
  const questions = kind === 'sheet' ? [] : infeasibleFeatures(floor.part);
  const explained = isCut
    ? 1
    : Math.min(
        removedVolume(floor.part, stock).explained,
        explainedTime(floor.part, phases, questions.length),
      );
  const pieceMinutes = sum(phases, ({ cycleMinutes, loadMinutes }) => cycleMinutes + loadMinutes);
  const allNotes = [...questions, ...notes, ...routeNotes(floor, kind, phases)];
  const share = bandShare(floor, explained, jobsBehind(phases));
  return {
    id: [kind, stock.kind, ...new Set(phases.map(({ machineGuid }) => machineGuid))].join('/'),
    kind,
    stock,
    phases,
    pieceMinutes,
    isLeast: allNotes.some(({ code }) => LEFT_OUT.has(code)),
    lotMinutes: sum(phases, ({ setupMinutes, programmingMinutes }) => setupMinutes + programmingMinutes),
    machineCost: machineCost(floor, phases),
    explained,
    band: { share, low: pieceMinutes * (1 - share), high: pieceMinutes * (1 + share) },
    materialBand: materialBand(floor.part, stock),
    notes: allNotes,
  };
}
