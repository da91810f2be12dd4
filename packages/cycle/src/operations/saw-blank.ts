import { sawing, startValues } from '@truciolo/cutting';
import type { StockProposal } from '@truciolo/part';
import { cm2, cm2PerMinute } from '@truciolo/units';
import type { Workplace } from '../cuts/workplace.ts';
import type { CycleOperation } from '../model/cycle-proposal.ts';
import { because } from '../model/reason.ts';
import { disc } from './hole-shape.ts';
import { operation } from './operation.ts';

/** Section of the stock across the saw, mm², and its larger side. */
export function sectionOf({ kind, dimensions: [a = 0, b = 0] }: StockProposal): {
  area: number;
  width: number;
} {
  switch (kind) {
    case 'round':
      return { area: disc(a), width: a };
    case 'tube':
      return { area: disc(a) - disc(b), width: a };
    case 'square':
      return { area: a * a, width: a };
    case 'hex':
      return { area: (Math.sqrt(3) / 2) * a * a, width: a * 1.155 };
    case 'plate':
    case 'block':
    case 'profile':
      return { area: a * b, width: Math.max(a, b) };
  }
}

/** Feeding and clamping the bar are the phase's handling. */
export const SAW_HANDLING = 30;

export function sawBlank({ material }: Workplace, stock: StockProposal): readonly CycleOperation[] {
  const { S } = startValues('sawing', material, {}).values;
  if (S === undefined) return [];
  const outcome = sawing({
    section: { shape: 'area', area: cm2(sectionOf(stock).area / 100) },
    S: cm2PerMinute(S),
    material,
  });
  const reason = because('saw-blank', { section: stock.label });
  return operation('saw', 'band-saw', null, outcome.ok ? outcome.result.t : null, reason);
}
