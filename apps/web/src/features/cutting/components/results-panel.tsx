import { describeResult, type InputField, type ResultRow } from '@truciolo/cutting';
import { quantity } from '../evaluate-tab.ts';
import type { TabSpec } from '../tab-spec.ts';
import type { Cutting } from '../use-cutting.ts';
import { costSymbols, economySymbols } from './cost-symbols.data.ts';
import classes from './results.module.css';
import { Formula, Written } from './symbols.tsx';

/** Listed with the costs: they depend on the price of an edge. */
const elsewhere = new Set<string>([...costSymbols, ...economySymbols, 'passes']);

/** Quantities that could be given instead. */
const givable = (tab: TabSpec): readonly InputField[] =>
  tab.startSpeed === undefined ? [] : ['vc', 'n', ...tab.feeds];

const isSame = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= 1e-9 * Math.abs(b);

/** Given values are already in their field, unless the machine's limits changed them. */
function rowsOf({ shown, system }: Cutting): readonly ResultRow[] {
  const { tab, values, outcome } = shown;
  if (!outcome.ok) return [];
  const { result } = outcome;
  const given = new Set([values.choice('speedBy'), values.choice('feedBy'), 'LD', 'S', 'kerf']);
  return describeResult(tab.operation, result, system).filter(({ symbol }) => {
    if (elsewhere.has(symbol)) return false;
    if (symbol === 'Deff') return !isSame(quantity(result, 'Deff'), quantity(result, 'D'));
    return !given.has(symbol) || (symbol === 'vc' && !isSame(quantity(result, 'vc'), values.number('vc')));
  });
}

function GiveButton({ row, cutting }: { readonly row: ResultRow; readonly cutting: Cutting }) {
  const name = givable(cutting.shown.tab).find((one) => one === row.symbol);
  if (!name) return <b>{row.text}</b>;
  return (
    <button
      type="button"
      className={classes.give}
      title={`Scrivi tu ${row.label.toLowerCase()}: il resto si adegua`}
      aria-label={`${row.label} ${row.text} ${row.unitLabel}: scrivi tu questo valore`}
      data-analytics-id="give-value"
      onClick={() => cutting.give(name)}
    >
      {row.text}
    </button>
  );
}

/** Every computed quantity with its symbol, unit and formula. */
export function ResultsPanel({ cutting }: { readonly cutting: Cutting }) {
  const { evaluation, system } = cutting;
  const rows = rowsOf(cutting);
  const isStale = !evaluation.outcome.ok;
  const errors = evaluation.outcome.ok ? [] : evaluation.outcome.errors;
  return (
    <section aria-labelledby="cutting-results">
      <div className={classes.head}>
        <h2 id="cutting-results">Risultati</h2>
        <span className="dim small">{isStale ? 'ultimi valori validi' : 'aggiornati mentre scrivi'}</span>
      </div>
      {isStale ? (
        <ul className={classes.errors}>
          {errors.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      ) : null}
      <table className={classes.results} data-stale={isStale || undefined} aria-label="Risultati">
        <tbody>
          {rows.map((row) => (
            <tr key={row.symbol} data-symbol={row.symbol}>
              <th scope="row">{row.label}</th>
              <td className={classes.symbol}>
                <Written symbol={row.symbol} />
              </td>
              <td className="num">
                <GiveButton row={row} cutting={cutting} />
              </td>
              <td className="unit">{row.unitLabel}</td>
              <td className={classes.formula}>
                <Formula text={row.formula} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {system === 'imperial' ? (
        <p className={classes.note}>Formule e avvisi restano in unità metriche.</p>
      ) : null}
    </section>
  );
}
