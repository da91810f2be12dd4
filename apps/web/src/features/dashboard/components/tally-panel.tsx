import type { DashboardTally } from '@truciolo/contract';
import { formatMoney } from '@truciolo/money';
import { DownloadMenu } from '../../../components/downloads/download-menu.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { hitRate } from '../../../entities/quotes/hit-rate.ts';
import { LOST_WORDS, RATE_WORDS } from '../../../entities/quotes/lost-words.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { tallySheet } from '../figure-sheets.ts';
import classes from './dashboard.module.css';
import { FigureLink } from './figure-link.tsx';

interface TallyPanelProps {
  readonly title: string;
  readonly note?: string;
  /** Head of the first column. */
  readonly who: string;
  readonly rows: readonly DashboardTally[];
  /** Which value the bar shows. */
  readonly bar: 'sent' | 'won' | 'lost';
  readonly nothing: string;
}

const valueHeads = { sent: 'Inviato €', won: 'Vinto €', lost: 'Perso €' } as const;

/** Customers or people, with how their quotes went. */
export function TallyPanel({ title, note, who, rows, bar, nothing }: TallyPanelProps) {
  const most = Math.max(1, ...rows.map((row) => row[bar].value));
  if (rows.length === 0) {
    return (
      <Panel title={title} padded={false}>
        <p className={classes.nothing}>{nothing}</p>
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <DownloadMenu
          sheet={tallySheet(title, who, rows)}
          bars={rows.map((row) => ({
            label: row.label,
            text: formatMoney(row[bar].value),
            shares: [row[bar].value / most],
          }))}
        />
      }
      padded={false}
    >
      <Table label={title} compact>
        <thead>
          <tr>
            <th>{who}</th>
            <th className="wide" aria-label="Quota" />
            <th className="num">{valueHeads[bar]}</th>
            <th className="wide num">Inviati</th>
            <th className="num">Vinti</th>
            <th className="num" title={LOST_WORDS}>
              Persi
            </th>
            <th className="num" title={RATE_WORDS}>
              %
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const rate = hitRate(row.won.count, row.lost.count);
            return (
              <tr key={row.key}>
                <td className={classes.cut} title={row.label}>
                  {row.label}
                </td>
                <td className={`wide ${classes.shareCell}`}>
                  <span
                    className={classes.share}
                    data-kind={bar}
                    style={{ width: `${(100 * row[bar].value) / most}%` }}
                  />
                </td>
                <td className="num">
                  <FigureLink figure={row[bar]} of={`euro, ${row.label}`} show="value" />
                </td>
                <td className="wide num">
                  <FigureLink figure={row.sent} of={`inviati, ${row.label}`} />
                </td>
                <td className="num">
                  <FigureLink figure={row.won} of={`vinti, ${row.label}`} />
                </td>
                <td className="num">
                  <FigureLink figure={row.lost} of={`persi, ${row.label}`} />
                </td>
                <td className="num">{rate === null ? '—' : <b>{formatNumber(rate)}</b>}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className={`${classes.meaning} small dim`}>
        {RATE_WORDS} {LOST_WORDS}
      </p>
    </Panel>
  );
}
