import type { JobActuals } from '@truciolo/contract';
import { formatMoney, money } from '@truciolo/money';
import { Panel } from '../../../components/panel/panel.tsx';
import classes from './jobs.module.css';

const plain = (amount: number): string => formatMoney(money(amount), { symbol: false });

/** Steps that move the margin by less than this share of it would be hairlines on a whole axis. */
const SMALL = 0.4;

/** Begin of the axis: zero, or shortly below the least margin where the steps are small, which the bars then show. */
function axisStart(ends: readonly number[]): number {
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const reach = most - least;
  if (least <= 0 || reach === 0 || reach > SMALL * least) return Math.min(0, least);
  return least - reach;
}

/** From the margin of the quote to the real one, in steps that add up. */
export function BridgePanel({ sums }: { readonly sums: JobActuals }) {
  const moving = sums.steps.filter(({ difference }) => difference !== 0);
  const ends = [sums.plannedMargin, sums.expectedMargin, ...moving.map(({ after }) => after)];
  const low = axisStart(ends);
  const high = Math.max(0, ...ends);
  const isCut = low > 0;
  const at = (value: number) => ((value - low) / Math.max(high - low, 1)) * 100;
  const span = (from: number, to: number) => ({
    left: `${at(Math.min(from, to))}%`,
    width: `${Math.abs(at(to) - at(from))}%`,
  });
  return (
    <Panel title="Dal margine del preventivo a quello reale" note="€">
      <dl className={classes.bridge}>
        <dt>
          <b>Preventivo</b>
        </dt>
        <dd className={classes.stage} aria-hidden>
          <i data-sum data-cut={isCut || undefined} style={span(Math.max(0, low), sums.plannedMargin)} />
        </dd>
        <dd>
          <b>{plain(sums.plannedMargin)}</b>
        </dd>
        {moving.map(({ key, label, difference, after }) => (
          <Step key={key} label={label} difference={difference} style={span(after - difference, after)} />
        ))}
        <dt>
          <b>{sums.isFinal ? 'Reale' : 'Atteso'}</b>
        </dt>
        <dd className={classes.stage} aria-hidden>
          <i data-sum data-cut={isCut || undefined} style={span(Math.max(0, low), sums.expectedMargin)} />
        </dd>
        <dd>
          <b>{plain(sums.expectedMargin)}</b>
        </dd>
      </dl>
      {moving.length === 0 ? <p className="dim">Nessuna differenza finora.</p> : null}
    </Panel>
  );
}

interface StepProps {
  readonly label: string;
  readonly difference: number;
  readonly style: { readonly left: string; readonly width: string };
}

function Step({ label, difference, style }: StepProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={classes.stage} aria-hidden>
        <i data-worse={difference < 0 || undefined} style={style} />
      </dd>
      <dd className={difference < 0 ? classes.worse : classes.better}>
        {difference > 0 ? '+' : ''}
        {plain(difference)}
      </dd>
    </>
  );
}
