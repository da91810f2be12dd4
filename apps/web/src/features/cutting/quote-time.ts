import type { Machine, Material } from '@truciolo/contract';
import { writeGrouped } from '@truciolo/italian';
import type { QuoteTime } from '../../entities/quotes/quote-clipboard.ts';
import { type Evaluation, quantity } from './evaluate-tab.ts';

/** The time of this cut in the form of a quote; undefined while there is none. */
export function quoteTime(
  { tab, values, outcome }: Evaluation,
  material: Material | undefined,
  machine: Machine | undefined,
): Omit<QuoteTime, 'takenAt'> | undefined {
  if (!outcome.ok) return undefined;
  // A saw's bar has to be fed and clamped for every cut: that is part of its cycle.
  const seconds = quantity(outcome.result, 'tTotal') ?? quantity(outcome.result, 't');
  if (seconds === undefined) return undefined;
  const D = values.number('D');
  const along = values.number('L') ?? values.number('depth');
  const size = [D === undefined ? '' : `ø${writeGrouped(D)}`, along === undefined ? '' : writeGrouped(along)]
    .filter((part) => part !== '')
    .join(' × ');
  const description = [`${tab.label} ${size}`.trim(), material?.designation ?? ''];
  return {
    origin: 'parametri',
    description: description.filter((part) => part !== '').join(', '),
    seconds,
    machineGuid: machine?.guid ?? null,
  };
}
