import type { DashboardFigures, QuoteRow } from '@truciolo/contract';
import { daysBetween, formatDay, romeDay } from '../../../lib/format/rome-day.ts';
import classes from './dashboard.module.css';
import { PutOffMenu } from './put-off-menu.tsx';
import { QuoteRows } from './quote-rows.tsx';
import { RequestsLine } from './requests-line.tsx';

interface TodayPanelsProps {
  readonly figures: DashboardFigures;
  readonly today: string;
  readonly mayWrite: boolean;
}

/** After this many days a call is better than a mail. */
const LONG_DAYS = 10;

function Wait({ row, today }: { readonly row: QuoteRow; readonly today: string }) {
  if (row.sentAt === null) return '—';
  const days = daysBetween(romeDay(row.sentAt), today);
  return (
    <span className={classes.late} data-long={days >= LONG_DAYS || undefined}>
      {days} gg
    </span>
  );
}

/** Quotes that need attention today. */
export function TodayPanels({ figures, today, mayWrite }: TodayPanelsProps) {
  return (
    <div className={classes.columns}>
      <RequestsLine requests={figures.requests} />
      <QuoteRows
        title="Da risollecitare oggi"
        figure={figures.toFollow}
        sort="-taxable"
        limit={8}
        withPart
        withMargin={figures.now.margin !== undefined}
        last={{ head: 'Attesa', cell: (row) => <Wait row={row} today={today} /> }}
        nothing="Nessun cliente da risollecitare oggi."
        {...(mayWrite && {
          act: (row: QuoteRow) => <PutOffMenu guid={row.guid} number={row.number} today={today} />,
        })}
      />
      <div className={classes.stack}>
        <QuoteRows
          title="In scadenza"
          figure={figures.ending}
          sort="validUntil"
          limit={4}
          last={{ head: 'Fino al', cell: (row) => formatDay(row.validUntil).slice(0, 5) }}
          nothing="Nessun preventivo scade nei prossimi 7 giorni."
        />
        <QuoteRows
          title="Da inviare"
          figure={figures.toSend}
          sort="-updatedAt"
          limit={4}
          last={{ head: 'Del', cell: (row) => formatDay(row.date).slice(0, 5) }}
          nothing="Nessuna bozza in sospeso."
        />
      </div>
    </div>
  );
}
