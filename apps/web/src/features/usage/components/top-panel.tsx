import type { UsageItem, UsageQuery } from '@truciolo/contract';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { ChartPanel } from './chart-panel.tsx';
import { LongRows } from './long-rows.tsx';
import classes from './usage.module.css';

interface TopPanelProps {
  readonly chart: 'pages' | 'clicks';
  readonly title: string;
  /** "vista", "viste" */
  readonly counted: readonly [string, string];
  readonly rows: readonly UsageItem[];
  readonly total: number;
  readonly query: UsageQuery;
}

/** Most used items, each row with its bar: the chart is its own table. */
export function TopPanel({ chart, title, counted, rows, total, query }: TopPanelProps) {
  const most = rows[0]?.count ?? 1;
  return (
    <ChartPanel title={title} note={countOf(total, ...counted)} chart={chart} query={query}>
      {rows.length === 0 ? (
        <EmptyState text="Nessun dato in questo periodo." />
      ) : (
        <LongRows>
          <Table label={title} compact>
            <thead>
              <tr>
                <th>{chart === 'pages' ? 'Pagina' : 'Elemento'}</th>
                <th aria-label="Quota" />
                <th className="num">Volte</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, pagePath, count }) => (
                <tr key={`${pagePath} ${name}`}>
                  <td>
                    <span className={classes.name} title={pagePath}>
                      {name} {name === pagePath ? null : <span className="dim small mono">{pagePath}</span>}
                    </span>
                  </td>
                  <td className={classes.track}>
                    <span className={classes.bar} style={{ width: `${(count / most) * 100}%` }} />
                  </td>
                  <td className="num">{formatNumber(count)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </LongRows>
      )}
    </ChartPanel>
  );
}
