import type { RouteAnswer, UsageQuery, usage } from '@truciolo/contract';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { ChartPanel } from './chart-panel.tsx';

interface RetentionPanelProps {
  readonly cohorts: RouteAnswer<typeof usage.retention>['cohorts'];
  readonly query: UsageQuery;
}

/** At full strength the text on it must still be read. */
const STRONGEST = 55;
const tint = (share: number): string =>
  `color-mix(in srgb, var(--d2) ${Math.round(share * STRONGEST)}%, transparent)`;

/** Of the users first seen in a week, the share that came back in each week after it. */
export function RetentionPanel({ cohorts, query }: RetentionPanelProps) {
  const weeks = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const columns = Array.from({ length: weeks }, (_, week) => week);
  return (
    <ChartPanel
      title="Ritorno settimana per settimana"
      note="utenti tornati dopo il primo accesso"
      chart="retention"
      query={query}
    >
      {cohorts.length === 0 ? (
        <EmptyState text="Nessun primo accesso in questo periodo." />
      ) : (
        <Table label="Ritorno settimana per settimana" compact>
          <thead>
            <tr>
              <th>Prima settimana</th>
              <th className="num">Utenti</th>
              {columns.map((week) => (
                <th key={week} className="num">
                  {week === 0 ? 'sett. 0' : `+${week}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ week, users, active }) => (
              <tr key={week}>
                <td>dal {formatDay(week)}</td>
                <td className="num">{formatNumber(users)}</td>
                {columns.map((column) => {
                  const count = active[column];
                  const share = count === undefined || users === 0 ? null : count / users;
                  return (
                    <td
                      key={column}
                      className="num"
                      style={share === null ? undefined : { background: tint(share) }}
                    >
                      {share === null ? '' : `${formatNumber(share * 100)} %`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ChartPanel>
  );
}
