import type { Micrometres, Millimetres } from '@truciolo/units';
import type { MillingKind } from '../kernel/engagement.ts';
import type { CuttingMaterial, ToolMaterial } from '../material.ts';
import type { Operation } from '../operation.ts';
import type { ToolFamily } from '../tool/tool-family.data.ts';
import { drillFamily, edgeMaterial, millFamily, turningFamily } from '../tool/tool-of.ts';
import { drillingFeed } from './drilling-feed.ts';
import type { FeedRange } from './feed-factor.ts';
import { millingCut, millingFeed, threadMillingFeed } from './milling-cut.ts';
import { OVERHANG_LIMIT } from './overhang-limit.ts';
import { partingFeed } from './plunge-feed.ts';
import { reamingAllowance, reamingFeed } from './reaming-cut.ts';
import { sawingRange } from './sawing-rate.ts';
import { feedSource, practice, type RecommendedRange, type Source } from './source.ts';
import { type SpeedUse, speedRange } from './speed-range.ts';
import {
  boringDepth,
  boringFeed,
  regimeOf,
  type TurnedCut,
  turningDepth,
  turningFeed,
} from './turning-cut.ts';
import type { TurningRegime } from './turning-regime.ts';

/** Known facts about tool and cut: the more are given, the closer the ranges fit. */
export interface ToolChoice {
  /** Default carbide. */
  readonly material?: ToolMaterial | undefined;
  /** Default by operation and diameter. */
  readonly family?: ToolFamily | undefined;
  /** Diameter of a rotating tool (of the cutter, for a thread mill), of the work on a lathe. */
  readonly D?: Millimetres | undefined;
  readonly r?: Millimetres | undefined;
  /** Chosen depth. */
  readonly ap?: Millimetres | undefined;
  /** Wanted surface. */
  readonly Ra?: Micrometres | undefined;
  readonly wiper?: boolean | undefined;
  /** Of the blank, in the scale of the material's record. */
  readonly hardness?: number | undefined;
  /** Turning; default from the depth, else the heaviest the blank bears. */
  readonly regime?: TurningRegime | undefined;
  /** Milling, default shoulder. */
  readonly milling?: MillingKind | undefined;
  readonly shape?: 'straight' | 'round' | 'ball' | undefined;
  /** Parting, default parting. */
  readonly plunge?: 'parting' | 'grooving' | undefined;
  /** Boring, default steel. */
  readonly bar?: 'steel' | 'carbide' | undefined;
}

export type RangeSymbol = 'vc' | 'f' | 'fz' | 'ap' | 'ae' | 'LD' | 'S' | 'allowance';
export type RecommendedRanges = { readonly [Symbol in RangeSymbol]?: RecommendedRange };

const speedSource = practice('Velocità usuali di questa famiglia di utensili, con refrigerante');
const depthSource = practice('Passate usuali');
const overhangSource = practice("Oltre questo rapporto l'utensile o il pezzo flette e vibra");
const sawSource = practice('Nastro bimetallico, ordine di grandezza');

const from = (range: FeedRange | undefined, source: Source): RecommendedRange | undefined =>
  range && { low: range[0], high: range[1], source };

const upTo = (high: number): RecommendedRange => ({ low: 0, high, source: overhangSource });

type Draft = { readonly [Symbol in RangeSymbol]?: RecommendedRange | undefined };

function present(draft: Draft): RecommendedRanges {
  return Object.fromEntries(Object.entries(draft).filter(([, range]) => range !== undefined));
}

function turnedCut(material: CuttingMaterial | undefined, tool: ToolChoice): TurnedCut {
  return { ...tool, iso: material?.isoGroup, tool: tool.material, family: turningFamily(tool) };
}

function speedUse(
  operation: Exclude<Operation, 'sawing'>,
  material: CuttingMaterial | undefined,
  tool: ToolChoice,
): SpeedUse {
  if (operation !== 'turning' && operation !== 'facing') return operation;
  return `turning-${regimeOf(turnedCut(material, tool))}`;
}

/** Everything but the cutting speed. */
function cutRanges(operation: Operation, material: CuttingMaterial | undefined, tool: ToolChoice): Draft {
  const iso = material?.isoGroup;
  const { D, milling = 'shoulder', material: edge = 'carbide' } = tool;
  const byDiameter = (range: (D: number) => FeedRange, source = feedSource()) =>
    D === undefined ? undefined : from(range(D), source);
  const turned = turnedCut(material, tool);
  switch (operation) {
    case 'turning':
    case 'facing':
      return {
        f: from(turningFeed(turned), feedSource()),
        ap: from(turningDepth(turned), depthSource),
        LD: operation === 'turning' ? upTo(OVERHANG_LIMIT.workpiece) : undefined,
      };
    case 'milling': {
      const family = millFamily(tool);
      const { ap, ae } = millingCut(family, milling, D, iso);
      return {
        fz: byDiameter((d) => millingFeed(family, milling, d, iso, edge), feedSource(family)),
        ap: from(ap, depthSource),
        ae: milling === 'slot' ? undefined : from(ae, depthSource),
        LD: upTo(OVERHANG_LIMIT.cutter),
      };
    }
    case 'drilling': {
      const family = drillFamily(tool);
      return { f: byDiameter((d) => drillingFeed(family, d, iso), feedSource(family)) };
    }
    case 'boring':
      return {
        f: from(boringFeed(turned), feedSource()),
        ap: from(boringDepth(turned), depthSource),
        LD: upTo(tool.bar === 'carbide' ? OVERHANG_LIMIT.carbideBar : OVERHANG_LIMIT.steelBar),
      };
    case 'reaming':
      return {
        f: byDiameter((d) => reamingFeed(d, iso)),
        allowance: D === undefined ? undefined : from(reamingAllowance(D), depthSource),
      };
    case 'thread-milling':
      return { fz: byDiameter((d) => threadMillingFeed(d, iso, edge)) };
    case 'parting':
      return { f: from(partingFeed(tool.plunge ?? 'parting', iso), feedSource()) };
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
    operation === 'sawing'
      ? undefined
      : speedRange(speedUse(operation, material, tool), material, {
          toolMaterial: edgeMaterial(operation, tool),
          family: operation === 'drilling' ? drillFamily(tool) : undefined,
          milling: tool.milling,
          hardness: tool.hardness,
        });
  return present({ vc: from(speeds, speedSource), ...cutRanges(operation, material, tool) });
}
