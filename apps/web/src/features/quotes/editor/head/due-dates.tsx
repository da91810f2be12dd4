import { ZERO } from '@truciolo/money';
import { paymentSchedule } from '@truciolo/quote';
import { formatDate } from '../../../../lib/format/dates.ts';
import classes from './head.module.css';

interface DueDatesProps {
  readonly paymentTerms: string;
  /** Day of the quote, ISO. */
  readonly date: string;
}

const words = { order: 'all’ordine', delivery: 'alla consegna' } as const;

/** When the customer would pay, were the invoice of the day of the quote; says so where the terms cannot be read. */
export function DueDates({ paymentTerms, date }: DueDatesProps) {
  if (paymentTerms.trim() === '') return null;
  const schedule = paymentSchedule(paymentTerms, date, ZERO);
  if (schedule.length === 0) {
    return (
      <span className={classes.due} title="Per le scadenze scrivi per esempio «30/60 gg DFFM»">
        scadenze non lette
      </span>
    );
  }
  const dates = schedule.map(({ at, date: day }) => (at === 'invoice' ? formatDate(day ?? date) : words[at]));
  return (
    <span className={classes.due} title="Scadenze con fattura in data del preventivo">
      {dates.join(' · ')}
    </span>
  );
}
