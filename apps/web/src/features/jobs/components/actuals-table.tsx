import type { JobActuals } from '@truciolo/contract';
import { formatMoney, money } from '@truciolo/money';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { hours } from '../../../entities/jobs/hours.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './jobs.module.css';

type Phase = JobActuals['phases'][number];

/** Beyond this share over the plan a phase is worth a look. */
const OVER = 1.1;

const plain = (amount: number): string => formatMoney(money(amount), { symbol: false });
const difference = (amount: number): string => `${amount > 0 ? '+' : ''}${plain(amount)}`;

/** Planned and actual, phase by phase. */
export function ActualsTable({ sums }: { readonly sums: JobActuals }) {
  const longest = Math.max(1, ...sums.phases.flatMap((phase) => [phase.plannedMinutes, phase.actualMinutes]));
  const total = (amount: (phase: Phase) => number) =>
    sums.phases.reduce((sum, phase) => sum + amount(phase), 0);
  const change = total(({ expectedCost }) => expectedCost) - total(({ plannedCost }) => plannedCost);
  return (
    <Panel
      title="Previsto e reale, fase per fase"
      padded={false}
      actions={
        <span className={classes.compareLegend}>
          <i /> previsto <i data-actual="true" /> reale <i data-actual="over" /> oltre il 10 %
        </span>
      }
    >
      <Table label="Previsto e reale per fase">
        <thead>
          <tr>
            <th className="num">N.</th>
            <th>Fase</th>
            <th>Dove</th>
            <th className="num">Prev. h</th>
            <th className="num">Reale h</th>
            <th>Confronto</th>
            <th className="num">Rapp.</th>
            <th className="num">Buoni</th>
            <th className="num">Scarti</th>
            <th className="num">Prev. €</th>
            <th className="num">{sums.isFinal ? 'Reale €' : 'Atteso €'}</th>
            <th className="num">Diff. €</th>
          </tr>
        </thead>
        <tbody>
          {sums.phases.map((phase) => (
            <Row key={phase.id} phase={phase} longest={longest} />
          ))}
          <tr>
            <td />
            <td>
              <b>Totale lavoro</b>
            </td>
            <td />
            <td className="num">
              <b>{hours(sums.plannedMinutes)}</b>
            </td>
            <td className="num">
              <b>{hours(sums.actualMinutes)}</b>
            </td>
            <td />
            <td />
            <td className="num">
              <b>{formatNumber(sums.good)}</b>
            </td>
            <td className="num">{sums.scrap > 0 ? <b className={classes.worse}>{sums.scrap}</b> : '–'}</td>
            <td className="num">
              <b>{plain(total(({ plannedCost }) => plannedCost))}</b>
            </td>
            <td className="num">
              <b>{plain(total(({ expectedCost }) => expectedCost))}</b>
            </td>
            <td className="num">
              <b className={change > 0 ? classes.worse : classes.better}>{difference(change)}</b>
            </td>
          </tr>
        </tbody>
      </Table>
    </Panel>
  );
}

function Row({ phase, longest }: { readonly phase: Phase; readonly longest: number }) {
  const change = phase.expectedCost - phase.plannedCost;
  const width = (minutes: number) => ({ width: `${(minutes / longest) * 100}%` });
  const isOver = phase.actualMinutes > phase.plannedMinutes * OVER;
  return (
    <tr>
      <td className="num dim">{phase.place}</td>
      <td className={classes.named} title={phase.name}>
        <b>{phase.name}</b>
      </td>
      <td className={classes.named} title={phase.machine}>
        {phase.machine || '—'}
      </td>
      <td className="num">{phase.plannedMinutes > 0 ? hours(phase.plannedMinutes) : '–'}</td>
      <td className="num">
        <b>{phase.actualMinutes > 0 ? hours(phase.actualMinutes) : '–'}</b>
      </td>
      <td>
        <span className={classes.compare} aria-hidden="true">
          <i style={width(phase.plannedMinutes)} />
          <i data-actual={isOver ? 'over' : ''} style={width(phase.actualMinutes)} />
        </span>
      </td>
      <td className="num">
        {phase.ratio === null ? (
          '–'
        ) : (
          <span className={phase.ratio > OVER ? classes.worse : phase.ratio < 1 ? classes.better : undefined}>
            ×{formatNumber(phase.ratio, 2)}
          </span>
        )}
      </td>
      <td className="num">{formatNumber(phase.good)}</td>
      <td className="num">{phase.scrap > 0 ? <b className={classes.worse}>{phase.scrap}</b> : '–'}</td>
      <td className="num">{plain(phase.plannedCost)}</td>
      <td className="num">{plain(phase.expectedCost)}</td>
      <td className="num">
        {change === 0 ? (
          <span className="dim">0,00</span>
        ) : (
          <span className={change > 0 ? classes.worse : classes.better}>{difference(change)}</span>
        )}
      </td>
    </tr>
  );
}
