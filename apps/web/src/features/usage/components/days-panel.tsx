import type { UsageDay, UsageQuery } from '@truciolo/contract';
import { lazy, Suspense } from 'react';
import { CardPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { ChartPanel } from './chart-panel.tsx';
import { LongRows } from './long-rows.tsx';
import classes from './usage.module.css';

const DaysChart = lazy(() => import('./days-chart.tsx').then((module) => ({ default: module.DaysChart })));

interface DaysPanelProps {
  readonly rows: readonly UsageDay[];
  readonly query: UsageQuery;
}

export function DaysPanel({ rows, query }: DaysPanelProps) {
  return (
    <ChartPanel title="Utenti e sessioni al giorno" chart="days" query={query}>
      <div className={classes.chart} aria-hidden="true">
        <Suspense fallback={<CardPlaceholder />}>
          <DaysChart rows={rows} />
        </Suspense>
      </div>
      <details className={classes.rows}>
        <summary>Le righe del grafico</summary>
        <LongRows>
          <Table label="Uso di ogni giorno" compact>
            <thead>
              <tr>
                <th>Giorno</th>
                <th className="num">Utenti</th>
                <th className="num">Sessioni</th>
                <th className="num">Pagine viste</th>
                <th className="num">Clic</th>
              </tr>
            </thead>
            <tbody>
              {rows.toReversed().map((row) => (
                <tr key={row.day}>
                  <td>{formatDay(row.day)}</td>
                  <td className="num">{formatNumber(row.users)}</td>
                  <td className="num">{formatNumber(row.sessions)}</td>
                  <td className="num">{formatNumber(row.pageViews)}</td>
                  <td className="num">{formatNumber(row.clicks)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </LongRows>
      </details>
    </ChartPanel>
  );
}
