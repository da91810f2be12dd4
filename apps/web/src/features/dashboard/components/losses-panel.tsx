import type { DashboardFigures } from '@truciolo/contract';
import { DownloadMenu } from '../../../components/downloads/download-menu.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { LOST_WORDS } from '../../../entities/quotes/lost-words.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { lossSheet } from '../figure-sheets.ts';
import classes from './dashboard.module.css';
import { FigureLink } from './figure-link.tsx';

type Losses = DashboardFigures['losses'];
type Reason = Losses['reasons'][number];

const words = { silent: 'Motivo non detto', ended: 'Scaduto senza risposta' } as const;
const nameOf = ({ kind, label }: Reason) => (kind === 'told' ? label : words[kind]);

/** "+4,2 %": we were dearer. */
const apart = (distance: number | null) => {
  if (distance === null) return '—';
  const text = formatDecimal(Math.abs(distance), 1);
  if (text === '0') return '0 %';
  return `${distance > 0 ? '+' : '−'}${text} %`;
};

/** Lost quotes: stated reasons, competitors, and the distance of the prices. */
export function LossesPanel({ losses }: { readonly losses: Losses }) {
  const { reasons, competitors, distance } = losses;
  const most = Math.max(1, ...reasons.map(({ lost }) => lost.count));
  if (reasons.length === 0) {
    return (
      <Panel title="Perché perdiamo" padded={false}>
        <p className={classes.nothing}>Nessun preventivo perso nel periodo.</p>
      </Panel>
    );
  }
  const sheet = lossSheet(
    'Perché perdiamo',
    reasons.map((reason) => ({ name: nameOf(reason), lost: reason.lost })),
  );
  const note =
    distance.mean === null
      ? undefined
      : `nostro prezzo ${apart(distance.mean)} su ${countOf(distance.known.count, 'prezzo concorrente', 'prezzi concorrenti')}`;
  return (
    <Panel
      title="Perché perdiamo"
      note={note}
      actions={
        <DownloadMenu
          sheet={sheet}
          bars={reasons.map((reason) => ({
            label: nameOf(reason),
            text: countOf(reason.lost.count, 'preventivo', 'preventivi'),
            shares: [reason.lost.count / most],
          }))}
        />
      }
      padded={false}
    >
      <Table label="Motivi" compact>
        <thead>
          <tr>
            <th>Motivo</th>
            <th aria-label="Quota" />
            <th className="num" title={LOST_WORDS}>
              Persi
            </th>
            <th className="num">Perso €</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map((reason) => (
            <tr key={`${reason.kind}${reason.label}`}>
              <td className={classes.cut} title={nameOf(reason)}>
                {nameOf(reason)}
              </td>
              <td className={classes.shareCell}>
                <span
                  className={classes.share}
                  data-kind="lost"
                  style={{ width: `${(100 * reason.lost.count) / most}%` }}
                />
              </td>
              <td className="num">
                <FigureLink figure={reason.lost} of={`persi, ${nameOf(reason)}`} />
              </td>
              <td className="num">
                <FigureLink figure={reason.lost} of={`euro persi, ${nameOf(reason)}`} show="value" />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {competitors.length === 0 ? null : (
        <Table label="Concorrenti" compact>
          <thead>
            <tr>
              <th>Concorrente</th>
              <th className="num" title={LOST_WORDS}>
                Persi
              </th>
              <th className="num" title="Quanto era più alto il nostro prezzo, dove il suo è noto">
                Distanza prezzo
              </th>
            </tr>
          </thead>
          <tbody>
            {competitors.map(({ label, lost, distance: far }) => (
              <tr key={label}>
                <td className={classes.cut}>{label}</td>
                <td className="num">
                  <FigureLink figure={lost} of={`persi contro ${label}`} />
                </td>
                <td className="num">{apart(far)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className={`${classes.meaning} small dim`}>{LOST_WORDS}</p>
    </Panel>
  );
}
