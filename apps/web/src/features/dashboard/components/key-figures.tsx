import type { DashboardFigures } from '@truciolo/contract';
import { inEuro, inPercent } from '@truciolo/money';
import { Figure, Figures } from '../../../components/figures/figures.tsx';
import { hitRate, hoursText } from '../../../entities/quotes/hit-rate.ts';
import { formatDecimal, formatEuro, formatNumber } from '../../../lib/format/numbers.ts';
import { compareHours, comparePercent, comparePoints } from '../compare.ts';
import { rowsLink } from '../rows-link.ts';

const worth = (value: number) => formatEuro(inEuro(value), 0);
const marginOf = (margin: number | null | undefined) =>
  margin === null || margin === undefined ? null : inPercent(margin);

/** Today first, then the period compared with the one before. */
export function KeyFigures({ figures }: { readonly figures: DashboardFigures }) {
  const { now, before, toFollow, ending, toSend, open } = figures;
  const rate = hitRate(now.won.count, now.lost.count);
  const rateBefore = hitRate(before.won.count, before.lost.count);
  const margin = marginOf(now.margin);
  const points = comparePoints(rate, rateBefore);
  const wait = compareHours(now.answerHours, before.answerHours, hoursText);
  const earned = comparePercent(margin, marginOf(before.margin));
  return (
    <Figures label="In sintesi">
      <Figure
        label="Da risollecitare oggi"
        value={formatNumber(toFollow.count)}
        note={worth(toFollow.value)}
        tone={toFollow.count > 0 ? 'warn' : 'plain'}
        to={rowsLink(toFollow.filter)}
      />
      <Figure
        label="In scadenza, 7 giorni"
        value={formatNumber(ending.count)}
        note={worth(ending.value)}
        tone={ending.count > 0 ? 'warn' : 'plain'}
        to={rowsLink(ending.filter)}
      />
      <Figure
        label="Da inviare"
        value={formatNumber(toSend.count)}
        note={`${worth(toSend.value)} in bozza`}
        to={rowsLink(toSend.filter)}
      />
      <Figure
        label="Preventivi aperti"
        value={formatNumber(open.count)}
        note={`${worth(open.value)} in attesa`}
        to={rowsLink(open.filter)}
      />
      <Figure
        label="Tasso di successo"
        value={rate === null ? '—' : formatNumber(rate)}
        {...(rate !== null && { unit: '%' })}
        note={points.text}
        tone={points.tone}
        to={rowsLink([...now.won.filter, ...now.lost.filter.filter((one) => one.startsWith('state:'))])}
      />
      <Figure
        label="Tempo di risposta"
        value={now.answerHours === null ? '—' : hoursText(now.answerHours)}
        note={wait.text}
        tone={wait.tone}
        to={rowsLink(now.sent.filter)}
      />
      {now.margin === undefined ? null : (
        <Figure
          label="Margine netto medio"
          value={margin === null ? '—' : formatDecimal(margin, 1)}
          {...(margin !== null && { unit: '%' })}
          note={earned.text}
          tone={earned.tone}
          to={rowsLink(now.sent.filter)}
        />
      )}
    </Figures>
  );
}
