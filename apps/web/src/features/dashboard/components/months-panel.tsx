import type { DashboardTally } from '@truciolo/contract';
import { longMonth } from '@truciolo/italian';
import { lazy, Suspense, useRef } from 'react';
import { DownloadMenu } from '../../../components/downloads/download-menu.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { CardPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { Table } from '../../../components/table/table.tsx';
import { hitRate } from '../../../entities/quotes/hit-rate.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { tallySheet } from '../figure-sheets.ts';
import { monthsSeries } from '../months-series.ts';
import classes from './dashboard.module.css';
import { FigureLink } from './figure-link.tsx';

const MonthsChart = lazy(() =>
  import('./months-chart.tsx').then((module) => ({ default: module.MonthsChart })),
);

/** Value by month: a picture, and the rows it is made of. */
export function MonthsPanel({ months }: { readonly months: readonly DashboardTally[] }) {
  const drawing = useRef<HTMLDivElement>(null);
  const sheet = tallySheet('Valore per mese', 'Mese', months, ({ key }) => longMonth(key));
  return (
    <Panel
      title="Valore per mese"
      note="imponibile, ultimi 12 mesi"
      actions={<DownloadMenu sheet={sheet} drawing={drawing} legend={monthsSeries} />}
      padded={false}
    >
      <div className={classes.chart} aria-hidden="true" ref={drawing}>
        <Suspense fallback={<CardPlaceholder />}>
          <MonthsChart months={months} />
        </Suspense>
      </div>
      <details className={classes.rows}>
        <summary>Le righe del grafico</summary>
        <Table label="Valore per mese" compact>
          <thead>
            <tr>
              <th>Mese</th>
              <th className="num wide">Inviati</th>
              <th className="num">Inviati €</th>
              <th className="num wide">Accettati</th>
              <th className="num">Accettati €</th>
              <th className="num wide">Successo %</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ key, sent, won, lost }) => {
              const rate = hitRate(won.count, lost.count);
              const name = longMonth(key);
              const counts = [
                countOf(sent.count, 'inviato', 'inviati'),
                countOf(won.count, 'accettato', 'accettati'),
                ...(rate === null ? [] : [`successo ${formatNumber(rate)} %`]),
              ];
              return (
                <tr key={key}>
                  <td>
                    {name}
                    <span className="narrow muted">{counts.join(', ')}</span>
                  </td>
                  <td className="num wide">
                    <FigureLink figure={sent} of={`inviati, ${name}`} />
                  </td>
                  <td className="num">
                    <FigureLink figure={sent} of={`euro inviati, ${name}`} show="value" />
                  </td>
                  <td className="num wide">
                    <FigureLink figure={won} of={`accettati, ${name}`} />
                  </td>
                  <td className="num">
                    <FigureLink figure={won} of={`euro accettati, ${name}`} show="value" />
                  </td>
                  <td className="num wide">{rate === null ? '—' : formatNumber(rate)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </details>
    </Panel>
  );
}
