import type { PartFacts } from '@truciolo/contract';
import type { PartReport } from '@truciolo/part';

/** A report for the engines: the parts that only a page shows stay empty. */
export const reportOfFacts = (facts: PartFacts): PartReport => ({
  ...facts,
  solid: null,
  count: 1,
  unit: 'mm',
  centre: [0, 0, 0],
  processReason: '',
  colours: [],
  pmi: [],
  findings: [],
});
