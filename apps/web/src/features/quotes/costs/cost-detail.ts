import type { Cost } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { formatNumber } from '../../../lib/format/numbers.ts';

const bases: Readonly<Record<Cost['basis'], string>> = {
  ora: '',
  pezzo: 'al pezzo',
  lotto: 'al lotto',
  ordine: 'all’ordine',
  percentuale: '',
};

/** "25,00 € all’ordine": what a cost of the registry comes to, beside its name. */
export function costDetail({ basis, amount, percent }: Pick<Cost, 'basis' | 'amount' | 'percent'>): string {
  if (basis === 'percentuale') return percent === null ? '' : `${formatNumber(percent, 1)} %`;
  const euro = amount === null ? '' : `${formatNumber(inEuro(amount), 2)} €`;
  return [euro, bases[basis]].filter(Boolean).join(' ');
}
