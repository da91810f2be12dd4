import type { DashboardFigures } from '@truciolo/contract';
import { inEuro, inPercent } from '@truciolo/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hitRate, hoursText } from '../../../entities/quotes/hit-rate.ts';
import { formatDecimal, formatEuro, formatNumber } from '../../../lib/format/numbers.ts';
import { type Comparison, compareHours, comparePercent, comparePoints } from '../compare.ts';
import { rowsLink } from '../rows-link.ts';
import classes from './dashboard.module.css';

interface KeyFigureProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly unit?: string;
  readonly note: string;
  readonly tone?: Comparison['tone'] | 'warn';
  readonly to: string;
}

/** A figure that leads to its rows. */
function KeyFigure({ label, value, unit, note, tone = 'plain', to }: KeyFigureProps) {
  return (
    <Link to={to} className={classes.figure}>
      <span className={classes.figureLabel}>{label}</span>
      <span className={classes.figureValue}>
        {value}
        {unit ? <small> {unit}</small> : null}
      </span>
      <span className={classes.figureNote} data-tone={tone}>
        {note}
      </span>
    </Link>
  );
}

const worth = (value: number) => formatEuro(inEuro(value), 0);
const marginOf = (margin: number | null | undefined) =>
  margin === null || margin === undefined ? null : inPercent(margin);

/** Today first, then how the period went beside the one before. */
export function KeyFigures({
  figures,
  more,
}: {
  readonly figures: DashboardFigures;
  readonly more?: ReactNode;
}) {
  const { now, before, toFollow, ending, toSend, open } = figures;
  const rate = hitRate(now.won.count, now.lost.count);
  const rateBefore = hitRate(before.won.count, before.lost.count);
  const margin = marginOf(now.margin);
  const points = comparePoints(rate, rateBefore);
  const wait = compareHours(now.answerHours, before.answerHours, hoursText);
  const earned = comparePercent(margin, marginOf(before.margin));
  return (
    <section className={classes.figures} aria-label="In sintesi">
      <KeyFigure
        label="Da risollecitare oggi"
        value={formatNumber(toFollow.count)}
        note={worth(toFollow.value)}
        tone={toFollow.count > 0 ? 'warn' : 'plain'}
        to={rowsLink(toFollow.filter)}
      />
      <KeyFigure
        label="In scadenza, 7 giorni"
        value={formatNumber(ending.count)}
        note={worth(ending.value)}
        tone={ending.count > 0 ? 'warn' : 'plain'}
        to={rowsLink(ending.filter)}
      />
      <KeyFigure
        label="Da inviare"
        value={formatNumber(toSend.count)}
        note={`${worth(toSend.value)} in bozza`}
        to={rowsLink(toSend.filter)}
      />
      <KeyFigure
        label="Preventivi aperti"
        value={formatNumber(open.count)}
        note={`${worth(open.value)} in attesa`}
        to={rowsLink(open.filter)}
      />
      <KeyFigure
        label="Tasso di successo"
        value={rate === null ? '—' : formatNumber(rate)}
        {...(rate !== null && { unit: '%' })}
        note={points.text}
        tone={points.tone}
        to={rowsLink([...now.won.filter, ...now.lost.filter.filter((one) => one.startsWith('state:'))])}
      />
      <KeyFigure
        label="Tempo di risposta"
        value={now.answerHours === null ? '—' : hoursText(now.answerHours)}
        note={wait.text}
        tone={wait.tone}
        to={rowsLink(now.sent.filter)}
      />
      {now.margin === undefined ? null : (
        <KeyFigure
          label="Margine netto medio"
          value={margin === null ? '—' : formatDecimal(margin, 1)}
          {...(margin !== null && { unit: '%' })}
          note={earned.text}
          tone={earned.tone}
          to={rowsLink(now.sent.filter)}
        />
      )}
      {more}
    </section>
  );
}
