import type { Millimetres } from '@truciolo/units';
import type { MillingKind } from '../kernel/engagement.ts';
import type { CuttingMaterial, ToolMaterial } from '../material.ts';
import type { Operation } from '../operation.ts';
import * as feeds from './feed-range.ts';
import { OVERHANG_LIMIT } from './overhang-limit.ts';
import { sawingRange } from './sawing-rate.ts';
import { practice, type RecommendedRange, type Source } from './source.ts';
import { type SpeedUse, speedRange, type TurningRegime } from './speed-range.ts';

/** What is known of the tool when ranges are asked for; the more, the more ranges come back. */
export interface ToolChoice {
  /** Default carbide. */
  readonly material?: ToolMaterial | undefined;
  /** Diameter of a rotating tool (of the cutter, for a thread mill). */
  readonly D?: Millimetres | undefined;
  readonly r?: Millimetres | undefined;
  /** Turning, default rough. */
  readonly regime?: TurningRegime | undefined;
  /** Milling, default shoulder. */
  readonly milling?: MillingKind | undefined;
  /** Parting, default parting. */
  readonly plunge?: 'parting' | 'grooving' | undefined;
  /** Boring, default steel. */
  readonly bar?: 'steel' | 'carbide' | undefined;
}

export type RangeSymbol = 'vc' | 'f' | 'fz' | 'ap' | 'ae' | 'LD' | 'S' | 'allowance';
export type RecommendedRanges = { readonly [Symbol in RangeSymbol]?: RecommendedRange };

const speedSource = practice('Velocità per circa 15 minuti di durata del tagliente, con refrigerante');
const feedSource = practice('Avanzamenti di partenza per acciaio, corretti per il gruppo ISO del materiale');
const depthSource = practice('Passate usuali');
const overhangSource = practice("Oltre questo rapporto l'utensile o il pezzo flette e vibra");
const sawSource = practice('Nastro bimetallico, ordine di grandezza');

const from = (range: readonly [number, number] | undefined, source: Source): RecommendedRange | undefined =>
  range && { low: range[0], high: range[1], source };

const upTo = (high: number): RecommendedRange => ({ low: 0, high, source: overhangSource });

const turningDepth: Record<TurningRegime, readonly [number, number]> = {
  rough: [2, 4],
  medium: [1, 2],
  finish: [0.3, 1],
};

/** Depth and width in shares of the diameter; a face mill with inserts takes its depth in millimetres [practice]. */
function millingCut(kind: MillingKind, D: number | undefined) {
  const share = (low: number, high: number) => (D === undefined ? undefined : ([low * D, high * D] as const));
  if (kind === 'face') return { ap: [1, 4] as const, ae: share(0.6, 0.8) };
  return kind === 'slot' ? { ap: share(0.3, 0.5) } : { ap: share(0.5, 1), ae: share(0.1, 0.4) };
}

type Draft = { readonly [Symbol in RangeSymbol]?: RecommendedRange | undefined };

function present(draft: Draft): RecommendedRanges {
  return Object.fromEntries(Object.entries(draft).filter(([, range]) => range !== undefined));
}

function speedUse(operation: Exclude<Operation, 'sawing'>, tool: ToolChoice): SpeedUse {
  if (operation === 'turning' || operation === 'facing') return `turning-${tool.regime ?? 'rough'}`;
  return operation;
}

/** Everything but the cutting speed. */
function cutRanges(operation: Operation, material: CuttingMaterial | undefined, tool: ToolChoice): Draft {
  const iso = material?.isoGroup;
  const { D, regime = 'rough', milling = 'shoulder', material: edge = 'carbide' } = tool;
  const byDiameter = (range: (D: number) => feeds.FeedRange) =>
    D === undefined ? undefined : from(range(D), feedSource);
  switch (operation) {
    case 'turning':
    case 'facing':
      return {
        f: from(feeds.turningFeed(regime, iso, tool.r), feedSource),
        ap: from(turningDepth[regime], depthSource),
        LD: operation === 'turning' ? upTo(OVERHANG_LIMIT.workpiece) : undefined,
      };
    case 'milling': {
      const { ap, ae } = millingCut(milling, D);
      return {
        fz: byDiameter((d) => feeds.millingFeed(milling, d, iso, edge)),
        ap: from(ap, depthSource),
        ae: from(ae, depthSource),
        LD: upTo(OVERHANG_LIMIT.cutter),
      };
    }
    case 'drilling':
      return { f: byDiameter((d) => feeds.drillingFeed(d, iso, edge)) };
    case 'boring':
      return {
        f: from(feeds.boringFeed(iso), feedSource),
        ap: from([0.5, 2], depthSource),
        LD: upTo(tool.bar === 'carbide' ? OVERHANG_LIMIT.carbideBar : OVERHANG_LIMIT.steelBar),
      };
    case 'reaming':
      return {
        f: byDiameter((d) => feeds.reamingFeed(d, iso)),
        allowance: D === undefined ? undefined : from(feeds.reamingAllowance(D), depthSource),
      };
    case 'thread-milling':
      return { fz: byDiameter((d) => feeds.threadMillingFeed(d, iso, edge)) };
    case 'parting':
      return { f: from(feeds.partingFeed(tool.plunge ?? 'parting', iso), feedSource) };
    case 'sawing':
      return { S: from(sawingRange(material), sawSource) };
    case 'tapping':
    case 'thread-turning':
      return {};
  }
}

/** The green part of each bar on the page, with its source. A range that nothing is known about is absent. */
export function recommendedRanges(
  operation: Operation,
  material: CuttingMaterial | undefined,
  tool: ToolChoice = {},
): RecommendedRanges {
  const speeds =
    operation === 'sawing' ? undefined : speedRange(speedUse(operation, tool), material, tool.material);
  return present({ vc: from(speeds, speedSource), ...cutRanges(operation, material, tool) });
}
