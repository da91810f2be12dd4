import {
  barScale,
  type CurvePoint,
  type Outcome,
  type RecommendedRange,
  type RecommendedRanges,
  recommendedRanges,
  type Section,
  sawing,
  speedCurve,
} from '@truciolo/cutting';
import { cm2PerMinute, metresPerMinute, mm, seconds } from '@truciolo/units';
import { edgeOf, machineOf, need, some } from './given-values.ts';
import { type CutContext, runCut } from './run-cut.ts';
import type { TabSpec } from './tab-spec.ts';
import { type TabValues, type Typed, tabValues, toolChoice } from './tab-values.ts';

export interface Evaluation {
  readonly tab: TabSpec;
  readonly values: TabValues;
  readonly outcome: Outcome<object>;
  /** The green part of each bar, by symbol. */
  readonly ranges: RecommendedRanges;
}

function section(values: TabValues): Section {
  const length = (name: 'D' | 'wall' | 'width' | 'height') => mm(need(values, name));
  switch (values.choice('shape')) {
    case 'rectangle':
      return { shape: 'rectangle', width: length('width'), height: length('height') };
    case 'tube':
      return { shape: 'tube', D: length('D'), wall: length('wall') };
    default:
      return { shape: 'round', D: length('D') };
  }
}

const runSaw = (values: TabValues, { material, machine }: CutContext): Outcome<object> =>
  sawing({
    section: section(values),
    S: cm2PerMinute(need(values, 'S')),
    saw: values.choice('saw') === 'circular' ? 'circular' : 'band',
    material,
    machine: machineOf(values, machine),
    edge: edgeOf(values),
    kerf: some(values, 'kerf', mm),
    handling: some(values, 'handling', seconds),
    vc: some(values, 'vc', metresPerMinute),
    toothPitch: some(values, 'toothPitch', mm),
  });

/** Everything that one tab shows, computed from its inputs. */
export function evaluateTab(tab: TabSpec, typed: Typed, context: CutContext): Evaluation {
  const values = tabValues(tab, typed, context.material);
  const { operation } = tab;
  const outcome =
    operation === 'sawing' ? runSaw(values, context) : runCut({ ...tab, operation }, values, context);
  return {
    tab,
    values,
    outcome,
    ranges: recommendedRanges(operation, context.material, toolChoice(tab, values)),
  };
}

/** A quantity of a result by its symbol. */
export function quantity(result: object, symbol: string): number | undefined {
  const value: unknown = Reflect.get(result, symbol);
  return typeof value === 'number' ? value : undefined;
}

/** Where the chart goes when the material has no range: around the speed in use. */
const around = (vc: number): Pick<RecommendedRange, 'low' | 'high'> => ({ low: vc * 0.75, high: vc * 1.25 });

/** Power and tool life against cutting speed; empty where no spindle turns or nothing can be calculated. */
export function curveOf({ tab, values, outcome, ranges }: Evaluation, context: CutContext) {
  const { operation } = tab;
  const vc = outcome.ok ? quantity(outcome.result, 'vc') : undefined;
  if (operation === 'sawing' || vc === undefined) return [];
  const range = ranges.vc ?? { ...around(vc), source: { kind: 'practice', text: '' } };
  const { min, max } = barScale(range, vc);
  return speedCurve(
    (speed) => runCut({ ...tab, operation }, values, context, speed),
    { from: metresPerMinute(Math.max(min, max / 100)), to: metresPerMinute(max) },
    context.machine,
  ) satisfies readonly CurvePoint[];
}
