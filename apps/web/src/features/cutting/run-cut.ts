import {
  boring,
  type CommonInput,
  type CutResult,
  type CuttingMaterial,
  drillFamilies,
  drilling,
  facing,
  type GivenSpeed,
  type Machine,
  millFamilies,
  milling,
  type Operation,
  type Outcome,
  parting,
  reaming,
  type ToolFamily,
  type ToolMaterial,
  tapping,
  threadMilling,
  threadTurning,
  turning,
  turningFamilies,
} from '@truciolo/cutting';
import {
  degrees,
  type EurosPerMinute,
  euros,
  type MetresPerMinute,
  minutes,
  mm,
  type Rpm,
  seconds,
} from '@truciolo/units';
import {
  chipFeed,
  contour,
  cutter,
  edgeOf,
  feed,
  givenSpeed,
  hole,
  isYes,
  machineOf,
  need,
  nose,
  some,
  toothFeed,
} from './given-values.ts';
import type { TabSpec } from './tab-spec.ts';
import type { TabValues } from './tab-values.ts';

export interface CutContext {
  readonly material?: CuttingMaterial | undefined;
  readonly machine?: Machine | undefined;
  /** Rate of the machine; without it no cost is computed. */
  readonly rate?: EurosPerMinute | undefined;
}

type SpindleCut = CutResult & { readonly vc: MetresPerMinute; readonly n: Rpm };
type SpindleOperation = Exclude<Operation, 'sawing'>;

function common(values: TabValues, { material, machine, rate }: CutContext): CommonInput {
  return {
    material,
    toolMaterial: (values.choice('toolMaterial') || undefined) as ToolMaterial | undefined,
    hardness: values.number('hardness'),
    machine: machineOf(values, machine),
    edge: edgeOf(values),
    economics:
      rate === undefined
        ? undefined
        : { Cm: rate, Ct: euros(need(values, 'Ct')), tct: minutes(need(values, 'tct')) },
  };
}

type Run = (input: CommonInput, speed: GivenSpeed, values: TabValues, tab: TabSpec) => Outcome<SpindleCut>;

const familyOf = <Family extends ToolFamily>(values: TabValues, families: readonly Family[]) =>
  families.find((family) => family === values.choice('family'));
const diameter = (values: TabValues) => mm(need(values, 'D'));
const threadSide = (values: TabValues) =>
  values.choice('side') === 'external' ? ('external' as const) : ('internal' as const);

const runs: Record<SpindleOperation, Run> = {
  turning: (input, speed, values) =>
    turning({
      ...input,
      family: familyOf(values, turningFamilies),
      ...nose(values),
      D: diameter(values),
      speed,
      feed: feed(values),
      ap: mm(need(values, 'ap')),
      L: some(values, 'L', mm),
      allowance: some(values, 'allowance', mm),
      overhang: some(values, 'overhang', mm),
    }),
  facing: (input, speed, values) =>
    facing({
      ...input,
      family: familyOf(values, turningFamilies),
      ...nose(values),
      D: diameter(values),
      d: some(values, 'd', mm),
      speed,
      feed: feed(values),
      ap: mm(need(values, 'ap')),
    }),
  milling: (input, speed, values, { kind = 'shoulder' }) =>
    milling({
      ...input,
      kind,
      family: familyOf(values, millFamilies),
      cutter: cutter(values),
      contour: contour(values),
      D: diameter(values),
      z: need(values, 'z'),
      speed,
      feed: chipFeed(values),
      ap: mm(need(values, 'ap')),
      ae: kind === 'slot' ? undefined : mm(need(values, 'ae')),
      r: some(values, 'r', mm),
      L: some(values, 'L', mm),
      approach: some(values, 'approach', mm),
      passes: values.number('passes'),
      overhang: some(values, 'overhang', mm),
    }),
  drilling: (input, speed, values) =>
    drilling({
      ...input,
      family: familyOf(values, drillFamilies),
      ...hole(values),
      D: diameter(values),
      speed,
      feed: toothFeed(values),
      point: some(values, 'point', degrees),
      peck: some(values, 'peck', mm),
    }),
  boring: (input, speed, values) =>
    boring({
      ...input,
      ...hole(values),
      ...nose(values),
      D: diameter(values),
      speed,
      feed: feed(values),
      ap: mm(need(values, 'ap')),
      overhang: some(values, 'overhang', mm),
      barDiameter: some(values, 'barDiameter', mm),
      bar: values.choice('bar') === 'carbide' ? 'carbide' : 'steel',
    }),
  reaming: (input, speed, values) =>
    reaming({
      ...input,
      ...hole(values),
      D: diameter(values),
      speed,
      feed: toothFeed(values),
      z: values.number('z'),
      allowance: some(values, 'allowance', mm),
    }),
  tapping: (input, speed, values) =>
    tapping({
      ...input,
      ...hole(values),
      kind: values.choice('tap') === 'forming' ? 'forming' : 'cutting',
      D: diameter(values),
      P: mm(need(values, 'P')),
      speed,
      z: values.number('z'),
      chamfer: values.number('chamfer'),
    }),
  'thread-milling': (input, speed, values) =>
    threadMilling({
      ...input,
      side: threadSide(values),
      cutter: values.choice('threadCutter') === 'single' ? 'single' : 'full',
      D: diameter(values),
      P: mm(need(values, 'P')),
      Dc: mm(need(values, 'Dc')),
      z: need(values, 'z'),
      speed,
      feed: toothFeed(values),
      depth: some(values, 'depth', mm),
      cutterLength: some(values, 'cutterLength', mm),
    }),
  'thread-turning': (input, speed, values) =>
    threadTurning({
      ...input,
      side: threadSide(values),
      D: diameter(values),
      P: mm(need(values, 'P')),
      speed,
      passes: values.number('passes'),
      L: some(values, 'L', mm),
      runIn: some(values, 'runIn', mm),
      retract: some(values, 'retract', seconds),
    }),
  parting: (input, speed, values) =>
    parting({
      ...input,
      kind: values.choice('plunge') === 'grooving' ? 'grooving' : 'parting',
      D: diameter(values),
      d: some(values, 'd', mm),
      b: mm(need(values, 'b')),
      speed,
      feed: feed(values),
      easeCentre: isYes(values, 'easeCentre'),
      passes: values.number('passes'),
    }),
};

/** One cut on a spindle, at the tab's own speed or at another one (the chart asks for many). */
export const runCut = (
  tab: TabSpec & { readonly operation: SpindleOperation },
  values: TabValues,
  context: CutContext,
  vc?: MetresPerMinute,
): Outcome<SpindleCut> =>
  runs[tab.operation](
    common(values, context),
    vc === undefined ? givenSpeed(values) : { by: 'vc', value: vc },
    values,
    tab,
  );
