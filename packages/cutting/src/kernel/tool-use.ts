import { type Euros, euros, type MetresPerMinute, type Minutes } from '@truciolo/units';
import type { CuttingMaterial, SpeedRange, ToolMaterial } from '../material.ts';
import { type Warning, warn } from '../warning.ts';
import { lifeAtRange, withinLife } from './edge-life.ts';
import {
  type EdgeEconomics,
  edgeCost,
  maximumProduction,
  minimumCost,
  type TaylorConstants,
  taylorFromRange,
  toolLife,
} from './tool-life.ts';

/** Life of the edge, economic speeds and cost of the cut: as much as the input allows. */
export interface ToolUse {
  readonly taylorN: number;
  readonly taylorC: MetresPerMinute;
  readonly T: Minutes;
  /** Whole parts (or passes of the given length) one edge makes. */
  readonly partsPerEdge?: number;
  readonly Tmc?: Minutes;
  readonly vmc?: MetresPerMinute;
  readonly Tmp?: Minutes;
  readonly vmp?: MetresPerMinute;
  readonly costMachine?: Euros;
  readonly costTool?: Euros;
  readonly costTotal?: Euros;
}

interface ToolUseContext {
  readonly material?: CuttingMaterial | undefined;
  readonly toolMaterial?: ToolMaterial | undefined;
  readonly taylor?: TaylorConstants | undefined;
  readonly economics?: EdgeEconomics | undefined;
}

/** Under this life an edge is changed more often than a shift bears. */
const SHORT_LIFE = 5;

function economicSpeeds(taylor: TaylorConstants, economics: EdgeEconomics) {
  const cheapest = minimumCost(taylor, economics);
  const fastest = maximumProduction(taylor, economics.tct);
  return {
    ...(cheapest && { Tmc: cheapest.T, vmc: cheapest.v }),
    ...(fastest && { Tmp: fastest.T, vmp: fastest.v }),
  };
}

function costs(tc: Minutes, T: Minutes, economics: EdgeEconomics) {
  const costMachine = euros(tc * economics.Cm);
  const costTool = edgeCost(tc, T, economics);
  return { costMachine, costTool, costTotal: euros(costMachine + costTool) };
}

export function toolUse(
  context: ToolUseContext,
  vc: MetresPerMinute,
  tc: Minutes | undefined,
  range: SpeedRange | undefined,
): { readonly use?: ToolUse; readonly warnings: readonly Warning[] } {
  const { economics } = context;
  const tool = context.toolMaterial ?? 'carbide';
  const taylor =
    context.taylor ?? (range && taylorFromRange(range, tool, lifeAtRange(context.material, tool)));
  if (!taylor) return { warnings: [] };
  const life = toolLife(taylor, vc);
  // Far from the range the exponent says nothing any more; measured constants are the shop's own.
  const T = context.taylor ? life : withinLife(life);
  return {
    use: {
      taylorN: taylor.n,
      taylorC: taylor.C,
      T,
      ...(tc !== undefined && { partsPerEdge: Math.floor(T / tc) }),
      ...(economics && economicSpeeds(taylor, economics)),
      ...(economics && tc !== undefined && costs(tc, T, economics)),
    },
    warnings: T < SHORT_LIFE ? [warn('tool-life-short', { T })] : [],
  };
}
