import { ZERO } from '@truciolo/money';
import { paymentSchedule } from '@truciolo/quote';
import { formatDate } from '../../../../lib/format/dates.ts';

interface DueDatesProps {
  readonly paymentTerms: string;
  /** Day of the quote, ISO. */
  readonly date: string;
}

const words = { order: 'all’ordine', delivery: 'alla consegna' } as const;
/** Any day serves to ask whether terms can be read. */
const SOME_DAY = '2026-01-01';

/** The days the customer would pay, were the invoice of the day of the quote. */
export function DueDates({ paymentTerms, date }: DueDatesProps) {
  const schedule = paymentTerms.trim() === '' ? [] : paymentSchedule(paymentTerms, date, ZERO);
  if (schedule.length === 0) return null;
  const dates = schedule.map(({ at, date: day }) => (at === 'invoice' ? formatDate(day ?? date) : words[at]));
  return (
    <div title="Scadenze con fattura in data del preventivo">
      <span className="dim small">Scadenze</span>
      <p>{dates.join(' · ')}</p>
    </div>
  );
}

/** Says where no due dates follow from the terms. */
export function UnreadTerms({ paymentTerms }: Pick<DueDatesProps, 'paymentTerms'>) {
  if (paymentTerms.trim() === '' || paymentSchedule(paymentTerms, SOME_DAY, ZERO).length > 0) return null;
  return (
    <span className="small" title="Per le scadenze scrivi per esempio «30/60 gg DFFM»">
      scadenze non lette
    </span>
  );
}
