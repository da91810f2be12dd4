import { describeResult } from '@truciolo/cutting';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { getSessionUser } from '../../../lib/session/session-store.ts';
import type { Cutting } from '../use-cutting.ts';
import { economySymbols } from './cost-symbols.data.ts';
import { NumberField } from './number-field.tsx';
import classes from './results.module.css';
import { Formula } from './symbols.tsx';

const labels: Readonly<Record<string, string>> = {
  costMachine: 'Tempo macchina',
  costTool: 'Utensile',
  costTotal: 'Totale',
};

function missing({ machine, context }: Cutting, hasTime: boolean): string {
  if (!machine) return 'Scegli una macchina per avere il costo della passata.';
  if (context.rate === undefined) return `${machine.code} non ha ancora un costo orario in anagrafica.`;
  if (!hasTime) return 'Scrivi la lunghezza o la profondità per avere tempo e costo.';
  return 'Scegli il materiale per avere la durata del tagliente e il costo.';
}

/** Machine and edge for one pass: an estimate to compare choices, not a price. */
export function CostPanel({ cutting }: { readonly cutting: Cutting }) {
  const { evaluation, shown, machine, context, system } = cutting;
  const fields = evaluation.values.fields.filter(({ place }) => place === 'cost');
  if (fields.length === 0 || getSessionUser()?.hideCosts) return null;
  const rows = shown.outcome.ok ? describeResult(shown.tab.operation, shown.outcome.result, system) : [];
  const costs = rows.filter(({ symbol }) => symbol in labels);
  const economy = rows.filter(({ symbol }) => economySymbols.some((one) => one === symbol));
  return (
    <section aria-labelledby="cutting-cost">
      <div className={classes.head}>
        <h2 id="cutting-cost">Costo della passata</h2>
        {machine && context.rate !== undefined ? (
          <span className="dim small">
            {machine.code} a {formatNumber(context.rate * 60, 2)} €/h
          </span>
        ) : null}
      </div>
      {costs.length === 0 ? (
        <p className={classes.note}>
          {missing(
            cutting,
            rows.some(({ symbol }) => symbol === 't'),
          )}
        </p>
      ) : (
        <table
          className={classes.costs}
          data-stale={!evaluation.outcome.ok || undefined}
          aria-label="Costo della passata"
        >
          <tbody>
            {costs.map(({ symbol, value, formula }) => (
              <tr key={symbol} data-total={symbol === 'costTotal' || undefined}>
                <th scope="row">{labels[symbol]}</th>
                <td className={classes.formula}>
                  <Formula text={formula} />
                </td>
                <td className="num">
                  {formatNumber(value, 3)} <span className="unit">€</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {economy.length === 0 ? null : (
        <dl className={classes.economy} data-stale={!evaluation.outcome.ok || undefined}>
          {economy.map(({ symbol, label, text, unitLabel, formula }) => (
            <div key={symbol} title={formula.replace(/\^\(([^)]*)\)/g, '^$1')}>
              <dt>{label}</dt>
              <dd>
                <b>{text}</b> <span className="unit">{unitLabel}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {context.rate === undefined ? null : (
        <div className={classes.costFields}>
          {fields.map(({ name, label }) => (
            <NumberField key={name} cutting={cutting} name={name} label={label} />
          ))}
        </div>
      )}
    </section>
  );
}
