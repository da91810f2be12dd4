import {
  boring,
  type CommonInput,
  type Contour,
  type CutResult,
  type CutterShape,
  type CuttingMaterial,
  drilling,
  facing,
  type GivenChipFeed,
  type GivenFeed,
  type GivenSpeed,
  type GivenToothFeed,
  type InputField,
  type Machine,
  milling,
  type Operation,
  type Outcome,
  parting,
  reaming,
  type ToolMaterial,
  tapping,
  threadMilling,
  threadTurning,
  turning,
} from '@truciolo/cutting';
import {
  degrees,
  type EurosPerMinute,
  euros,
  type MetresPerMinute,
  metresPerMinute,
  minutes,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  type Rpm,
  rpm,
  seconds,
} from '@truciolo/units';
import type { TabSpec } from './tab-spec.ts';
import type { TabValues } from './tab-values.ts';

export interface CutContext {
  readonly material?: CuttingMaterial | undefined;
  readonly machine?: Machine | undefined;
  /** Of the machine; without it no cost is worked out. */
  readonly rate?: EurosPerMinute | undefined;
}

export type SpindleCut = CutResult & { readonly vc: MetresPerMinute; readonly n: Rpm };
type SpindleOperation = Exclude<Operation, 'sawing'>;

/** A required number: an empty field answers NaN, which the package refuses with a message for that field. */
const need = (values: TabValues, name: InputField): number => values.number(name) ?? Number.NaN;

function some<T>(values: TabValues, name: InputField, make: (value: number) => T): T | undefined {
  const value = values.number(name);
  return value === undefined ? undefined : make(value);
}

const isYes = (values: TabValues, name: string): boolean => values.choice(name) === 'yes';

export function machineOf(values: TabValues, machine: Machine | undefined): Machine | undefined {
  const eta = values.number('eta');
  return eta === undefined ? machine : { ...machine, eta };
}

export const edgeOf = (values: TabValues) => ({
  gamma: some(values, 'gamma', degrees),
  wear: values.number('wear'),
  interrupted: isYes(values, 'interrupted'),
});

function common(values: TabValues, { material, machine, rate }: CutContext): CommonInput {
  return {
    material,
    toolMaterial: values.choice('toolMaterial') as ToolMaterial,
    machine: machineOf(values, machine),
    edge: edgeOf(values),
    economics:
      rate === undefined
        ? undefined
        : { Cm: rate, Ct: euros(need(values, 'Ct')), tct: minutes(need(values, 'tct')) },
  };
}

const givenSpeed = (values: TabValues): GivenSpeed =>
  values.choice('speedBy') === 'n'
    ? { by: 'n', value: rpm(need(values, 'n')) }
    : { by: 'vc', value: metresPerMinute(need(values, 'vc')) };

const feed = (values: TabValues): GivenFeed =>
  values.choice('feedBy') === 'vf'
    ? { by: 'vf', value: mmPerMinute(need(values, 'vf')) }
    : { by: 'f', value: mmPerRevolution(need(values, 'f')) };

const toothFeed = (values: TabValues): GivenToothFeed =>
  values.choice('feedBy') === 'fz' ? { by: 'fz', value: mmPerTooth(need(values, 'fz')) } : feed(values);

const chipFeed = (values: TabValues): GivenChipFeed =>
  values.choice('feedBy') === 'hex' ? { by: 'hex', value: mm(need(values, 'hex')) } : toothFeed(values);

const hole = (values: TabValues) => ({
  depth: some(values, 'depth', mm),
  through: isYes(values, 'through'),
  approach: some(values, 'approach', mm),
  overrun: some(values, 'overrun', mm),
});

const nose = (values: TabValues) => ({
  r: some(values, 'r', mm),
  wiper: isYes(values, 'wiper'),
  kapr: some(values, 'kapr', degrees),
  passes: values.number('passes'),
});

function cutter(values: TabValues): CutterShape | undefined {
  switch (values.choice('cutter')) {
    case 'round':
      return { shape: 'round', iC: mm(need(values, 'iC')) };
    case 'ball':
      return { shape: 'ball' };
    default: {
      const kapr = some(values, 'kapr', degrees);
      return kapr === undefined ? undefined : { shape: 'straight', kapr };
    }
  }
}

function contour(values: TabValues): Contour | undefined {
  const side = values.choice('contour');
  return side === 'inner' || side === 'outer' ? { side, Dw: mm(need(values, 'Dw')) } : undefined;
}

type Run = (input: CommonInput, speed: GivenSpeed, values: TabValues, tab: TabSpec) => Outcome<SpindleCut>;

const diameter = (values: TabValues) => mm(need(values, 'D'));
const threadSide = (values: TabValues) =>
  values.choice('side') === 'external' ? ('external' as const) : ('internal' as const);

const runs: Record<SpindleOperation, Run> = {
  turning: (input, speed, values) =>
    turning({
      ...input,
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
