import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { quotes, RouteAnswer } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { useState } from 'react';
import { hitRate, hoursText } from '../../../entities/quotes/hit-rate.ts';
import { LOST_WORDS, RATE_WORDS } from '../../../entities/quotes/lost-words.ts';
import { formatEuro, formatNumber } from '../../../lib/format/numbers.ts';
import type { ListState } from '../../../registry/calls/registry-calls.ts';
import { statisticsQuery } from '../api/history-queries.ts';
import classes from './history.module.css';

type Statistics = RouteAnswer<typeof quotes.statistics>;

type Hit = Statistics['byCustomer'][number];

/** Statistics of the listed quotes: one line, and by customer, material and quantity when expanded. */
export function StatisticsStrip({ state }: { readonly state: ListState }) {
  const [open, setOpen] = useState(false);
  const { q, filter, archived } = state;
  const statistics = useQuery(statisticsQuery({ q, filter, archived })).data;
  if (!statistics) return <div className={classes.facts} aria-busy="true" />;
  const { won, lost, answerHours } = statistics;
  const rate = hitRate(won.count, lost.count);
  return (
    <section aria-label="Statistiche">
      <div className={classes.facts}>
        <Fact label="Aperti" {...statistics.open} />
        <Fact label="Vinti" {...won} tone="ok" />
        <Fact label="Persi" {...lost} tone="bad" title={LOST_WORDS} />
        <span>
          Successo <b>{rate === null ? '—' : `${formatNumber(rate, 0)} %`}</b>
        </span>
        {answerHours === null ? null : (
          <span>
            Risposta in <b>{hoursText(answerHours)}</b>
          </span>
        )}
        <Button
          size="xs"
          variant="subtle"
          className={classes.factsEnd}
          aria-expanded={open}
          rightSection={<IconChevronDown size={14} stroke={1.6} className={classes.chevron} />}
          onClick={() => setOpen(!open)}
        >
          Dove vinciamo
        </Button>
      </div>
      {open ? (
        <>
          <p className={`${classes.words} small dim`}>
            {RATE_WORDS} {LOST_WORDS} Quelli in attesa di risposta non contano ancora.
          </p>
          <div className={classes.tables}>
            <Hits title="Per cliente" rows={statistics.byCustomer} />
            <Hits title="Per materiale" rows={statistics.byMaterial} />
            <Hits title="Per quantità" rows={statistics.byQuantity} />
          </div>
        </>
      ) : null}
    </section>
  );
}

interface FactProps {
  readonly label: string;
  readonly count: number;
  /** 1/10,000 € */
  readonly value: number;
  readonly tone?: 'ok' | 'bad';
  /** Description of the count. */
  readonly title?: string;
}

const Fact = ({ label, count, value, tone, title }: FactProps) => (
  <span title={title}>
    {label} <b data-tone={tone}>{formatNumber(count)}</b>{' '}
    <span className="dim">{formatEuro(inEuro(value), 0)}</span>
  </span>
);

const SHOWN = 6;

function Hits({ title, rows }: { readonly title: string; readonly rows: readonly Hit[] }) {
  return (
    <div>
      <h2 className={classes.hitsTitle}>{title}</h2>
      {rows.length === 0 ? (
        <p className="small dim">Ancora niente di inviato.</p>
      ) : (
        <table className={classes.hits} aria-label={`Successo ${title.toLowerCase()}`}>
          <thead>
            <tr>
              <th scope="col">Voce</th>
              <th scope="col" className="num">
                inviati
              </th>
              <th scope="col" className="num">
                vinti
              </th>
              <th scope="col" className="num" title={LOST_WORDS}>
                persi
              </th>
              <th scope="col" className="num" title="Vinti su vinti e persi">
                successo
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row) => (
              <HitLine key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function HitLine({ row }: { readonly row: Hit }) {
  // Share of the decided quotes, as in the line above, so that the page has one hit rate.
  const share = hitRate(row.won, row.lost);
  return (
    <tr>
      <td className={classes.hitName}>
        {row.label}
        <span className={classes.track} aria-hidden="true">
          <span style={{ width: `${share ?? 0}%` }} />
        </span>
      </td>
      <td className="num">{formatNumber(row.sent)}</td>
      <td className="num">{formatNumber(row.won)}</td>
      <td className="num">{formatNumber(row.lost)}</td>
      <td className="num">
        <b>{share === null ? '—' : `${formatNumber(share, 0)} %`}</b>
      </td>
    </tr>
  );
}
