import { effectiveValue, type RatesDraft } from '@truciolo/quote';
import { formatNumber } from '../../../../../lib/format/numbers.ts';
import type { Choice } from '../rates/chooser.tsx';

const rateText = (rate: number | null): string =>
  rate === null ? 'senza tariffa' : `${formatNumber(rate, 2)} €/h`;

const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name, 'it', { numeric: true });

/** Today's machines, and those the quote already has. */
export const machineChoices = (now: RatesDraft | null, held: RatesDraft['machines']): readonly Choice[] =>
  Object.entries({ ...held, ...now?.machines })
    .map(([id, { name, runRate }]) => ({ id, name, detail: rateText(effectiveValue(runRate)) }))
    .sort(byName);

export const labourChoices = (now: RatesDraft | null, held: RatesDraft['labour']): readonly Choice[] =>
  Object.entries({ ...held, ...now?.labour })
    .map(([id, { name, rate }]) => ({ id, name, detail: rateText(effectiveValue(rate)) }))
    .sort(byName);

export const formulaChoices = (now: RatesDraft | null, held: RatesDraft['formulas']): readonly Choice[] =>
  Object.entries({ ...held, ...now?.formulas })
    .map(([id, { name, version, text }]) => ({ id, name, detail: `v. ${version}`, notes: text }))
    .sort(byName);
