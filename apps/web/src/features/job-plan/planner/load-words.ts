import type { LoadAdvice, MachineWeeks } from '@truciolo/jobs';
import { formatNumber } from '../../../lib/format/numbers.ts';

export const percent = (share: number): string => `${formatNumber(Math.round(share * 100))} %`;

/** Advice on the two price floors from the load of the machines. */
export function adviceText(loads: readonly MachineWeeks[], advice: LoadAdvice): string {
  const fullest = loads.toSorted((a, b) => b.share - a.share)[0];
  const who = fullest ? `${fullest.code} al ${percent(fullest.share)}` : '';
  switch (advice) {
    case 'variable-pays':
      return `${who}: anche un prezzo sopra il solo costo variabile conviene.`;
    case 'full-cost':
      return `${who}: resta sopra il costo pieno.`;
    case 'full-shop':
      return `${who}: le ore sono quasi finite, sotto il margine pieno non conviene.`;
  }
}
