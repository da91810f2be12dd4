import { describeResult } from '@truciolo/cutting';
import type { Cutting } from '../use-cutting.ts';
import classes from './cutting-page.module.css';
import { Written } from './symbols.tsx';

const wanted = ['n', 'vf', 'vfc', 'Pm', 't', 'tTotal'];
const SHOWN = 4;

/** On a phone the results are a long way down: the four that matter stay at the bottom edge. */
export function SummaryBar({ cutting }: { readonly cutting: Cutting }) {
  const { shown, evaluation, system } = cutting;
  if (!shown.outcome.ok) return null;
  const rows = describeResult(shown.tab.operation, shown.outcome.result, system)
    .filter(({ symbol }) => wanted.includes(symbol))
    .slice(0, SHOWN);
  return (
    <div
      className={classes.summary}
      data-foot-bar
      data-stale={!evaluation.outcome.ok || undefined}
      aria-hidden="true"
    >
      {rows.map(({ symbol, text, unitLabel }) => (
        <span key={symbol}>
          <i>
            <Written symbol={symbol} />
          </i>
          <b>{text}</b>
          <small className="unit">{unitLabel}</small>
        </span>
      ))}
    </div>
  );
}
