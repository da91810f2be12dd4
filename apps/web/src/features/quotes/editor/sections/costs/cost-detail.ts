import type { Cost } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import type { Findable } from '../../../../../lib/rank-choices.ts';

const bases: Readonly<Record<Cost['basis'], string>> = {
  hour: '',
  piece: 'al pezzo',
  lot: 'al lotto',
  order: 'all’ordine',
  percent: '',
};

/** "25,00 € all’ordine": the amount of a registry cost beside its name. */
export function costDetail({ basis, amount, percent }: Pick<Cost, 'basis' | 'amount' | 'percent'>): string {
  if (basis === 'percent') return percent === null ? '' : `${formatNumber(percent, 1)} %`;
  const euro = amount === null ? '' : `${formatNumber(inEuro(amount), 2)} €`;
  return [euro, bases[basis]].filter(Boolean).join(' ');
}

/** Searchable texts of a cost. */
export const findableCost = ({ name, code }: Pick<Cost, 'name' | 'code'>): Findable => ({
  name,
  aliases: [code],
});
