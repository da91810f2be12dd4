import { useQuery } from '@tanstack/react-query';
import { inEuro, inPercent } from '@truciolo/money';
import { Link } from 'react-router';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { hitRate } from '../../../entities/quotes/hit-rate.ts';
import { quoteStateWords } from '../../../entities/quotes/quote-states.ts';
import { formatEuro, formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { pages, quotePath } from '../../../lib/pages.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { windowQuery } from '../../../registry/calls/registry-queries.ts';
import { lastPricesQuery, statisticsQuery } from '../api/history-queries.ts';
import { quoteList } from '../api/quote-list.ts';
import classes from './history.module.css';

const SHOWN = 8;

/** The quotes of a customer: statistics, latest quotes, latest prices. */
export function CustomerQuotes({ customerGuid }: { readonly customerGuid: string }) {
  const filter = [`customer:${customerGuid}`];
  const { hideCosts } = useSessionUser();
  const list = useQuery(windowQuery(quoteList, { q: '', sort: '', filter, archived: 'no' }, 0));
  const statistics = useQuery(statisticsQuery({ q: '', filter, archived: 'no' })).data;
  if (list.isError) {
    return (
      <ErrorState
        title="I preventivi non si sono aperti"
        error={list.error}
        retry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) return <ListPlaceholder />;
  if (list.data.total === 0) return <EmptyState text="Nessun preventivo per questo cliente." />;
  const rate = statistics ? hitRate(statistics.won.count, statistics.lost.count) : null;
  return (
    <div className={classes.customer}>
      {statistics ? (
        <dl className={classes.numbers}>
          <Fact label="Successo" value={rate === null ? '—' : `${formatNumber(rate, 0)} %`} />
          <Fact label="Vinto" value={formatEuro(inEuro(statistics.won.value), 0)} />
          <Fact label="In attesa" value={formatEuro(inEuro(statistics.open.value), 0)} />
          <Fact label="Preventivi" value={formatNumber(list.data.total)} />
        </dl>
      ) : null}
      <Table label="Ultimi preventivi" compact>
        <thead>
          <tr>
            <th>Numero</th>
            <th>Stato</th>
            <th>Oggetto</th>
            <th className="num">Data</th>
            <th className="num">Imponibile €</th>
            {hideCosts ? null : <th className="num">Margine %</th>}
          </tr>
        </thead>
        <tbody>
          {list.data.rows.slice(0, SHOWN).map((row) => (
            <tr key={row.guid}>
              <td>
                <Link to={quotePath(row.guid)} className="mono">
                  {row.number}
                </Link>
              </td>
              <td>
                <Pill tone={quoteStateWords[row.state].tone}>{quoteStateWords[row.state].label}</Pill>
              </td>
              <td className={classes.cut}>{row.title || row.firstPart}</td>
              <td className="num">{formatDay(row.date)}</td>
              <td className="num">{row.taxable === null ? '—' : formatNumber(inEuro(row.taxable), 2)}</td>
              {hideCosts ? null : (
                <td className="num">
                  {row.netMargin === null ? '—' : formatNumber(inPercent(row.netMargin), 1)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {list.data.total > SHOWN ? (
        <Link to={`${pages.quoteHistory}?filter=customer:${customerGuid}`} className={classes.all}>
          Tutti i preventivi ({formatNumber(list.data.total)})
        </Link>
      ) : null}
      {hideCosts ? null : <LastPrices customerGuid={customerGuid} />}
    </div>
  );
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function LastPrices({ customerGuid }: { readonly customerGuid: string }) {
  const prices = useQuery(lastPricesQuery(customerGuid)).data ?? [];
  if (prices.length === 0) return null;
  return (
    <>
      <h3 className={classes.hitsTitle}>Ultimi prezzi</h3>
      <Table label="Ultimi prezzi" compact>
        <thead>
          <tr>
            <th>Pezzo</th>
            <th>Materiale</th>
            <th className="num">Pezzi</th>
            <th className="num">€/pz</th>
            <th className="num">Data</th>
          </tr>
        </thead>
        <tbody>
          {prices.slice(0, SHOWN).map((price) => (
            <tr key={`${price.quoteGuid}${price.positionId}`}>
              <td className={classes.cut}>
                <Link to={quotePath(price.quoteGuid)}>
                  {[price.code, price.description].filter(Boolean).join(' · ')}
                </Link>
              </td>
              <td>{price.material}</td>
              <td className="num">{formatNumber(price.quantity)}</td>
              <td className="num">
                <b>{formatNumber(inEuro(price.unit), 2)}</b>
              </td>
              <td className="num">{formatDay(price.date)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
