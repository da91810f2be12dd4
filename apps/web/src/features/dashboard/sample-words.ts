import type { SampleCounts } from '@truciolo/contract';
import { listOf } from '@truciolo/italian';
import { countOf } from '../../lib/format/counts.ts';

const names: readonly (readonly [keyof SampleCounts, string, string])[] = [
  ['customers', 'cliente', 'clienti'],
  ['machines', 'macchina', 'macchine'],
  ['works', 'lavorazione', 'lavorazioni'],
  ['quotes', 'preventivo', 'preventivi'],
];

/** "6 clienti, 2 macchine e 1 preventivo"; kinds without rows are left out. */
export const sampleWords = (counts: SampleCounts): string =>
  listOf(names.flatMap(([key, one, many]) => (counts[key] === 0 ? [] : [countOf(counts[key], one, many)])));
