import { subtract, ZERO } from '@truciolo/money';
import { CATEGORY_LABELS, COST_CATEGORIES, type LotCost } from '@truciolo/pricing';
import { Table } from '../../../../components/table/table.tsx';
import { countOf } from '../../../../lib/format/counts.ts';
import { amount } from '../fields/amounts.ts';
import classes from './price.module.css';

interface FloorsWhyProps {
  readonly cost: LotCost;
  readonly quantity: number;
}

/** Composition of the two floors: for each cost, the part spent only if the job is taken, and the fixed part. */
export function FloorsWhy({ cost, quantity }: FloorsWhyProps) {
  // Prices that were frozen before the split was stored have none to show.
  if (!cost.variableByCategory) return null;
  const used = COST_CATEGORIES.filter((category) => cost.byCategory[category] !== ZERO);
  return (
    <details className={classes.more}>
      <summary>
        Come nascono i pavimenti{' '}
        <span className="dim small">€ del lotto di {countOf(quantity, 'pezzo', 'pezzi')}</span>
      </summary>
      <p className="dim small">
        Sotto il costo variabile il lavoro costa più di quanto porta; fra i due paga una parte dei costi che
        ci sono comunque.
      </p>
      <Table label="Costi pieni e variabili" compact>
        <thead>
          <tr>
            <th>Voce</th>
            <th className="num">pieno</th>
            <th className="num">variabile</th>
            <th className="num">fisso</th>
          </tr>
        </thead>
        <tbody>
          {used.map((category) => {
            const [full, variable] = [cost.byCategory[category], cost.variableByCategory[category]];
            return (
              <tr key={category}>
                <td>{CATEGORY_LABELS[category]}</td>
                <td className="num">{amount(full)}</td>
                <td className="num">{amount(variable)}</td>
                <td className="num">{amount(subtract(full, variable))}</td>
              </tr>
            );
          })}
          <tr>
            <td>
              <b>Totale</b>
            </td>
            <td className="num">
              <b>{amount(cost.full)}</b>
            </td>
            <td className="num">
              <b>{amount(cost.variable)}</b>
            </td>
            <td className="num">
              <b>{amount(subtract(cost.full, cost.variable))}</b>
            </td>
          </tr>
        </tbody>
      </Table>
    </details>
  );
}
