import type { Machine as MachineRow } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { useState } from 'react';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

interface CostBlockProps {
  readonly machine: MachineRow | null;
  readonly seconds: number;
}

/** Cost of one piece at the machine's rate; loading is typed by hand. */
export function CostBlock({ machine, seconds }: CostBlockProps) {
  const [loading, setLoading] = useState(0);
  if (!machine) return null;
  if (machine.hourlyRate === null)
    return (
      <section className={classes.block}>
        <h2 className={classes.label}>Costo per pezzo</h2>
        <p className={classes.facts}>{machine.code} non ha una tariffa: scrivila in Parco Macchine.</p>
      </section>
    );
  const rate = inEuro(machine.hourlyRate);
  const cycle = seconds / 60;
  const euros = (minutes: number) => formatNumber((minutes / 60) * rate, 2);
  return (
    <section className={classes.block} aria-label="Costo per pezzo">
      <h2 className={classes.label}>Costo per pezzo</h2>
      <table className={classes.cost}>
        <tbody>
          <tr>
            <td>Ciclo</td>
            <td>
              {formatNumber(cycle, 2)} <span className="unit">min</span>
            </td>
            <td>{euros(cycle)}</td>
          </tr>
          <tr>
            <td>Carico e scarico</td>
            <td>
              <NumberField
                aria-label="Carico e scarico"
                size="xs"
                max={600}
                decimals={2}
                unit="min"
                value={loading}
                onChange={(next) => setLoading(next ?? 0)}
              />
            </td>
            <td>{euros(loading)}</td>
          </tr>
          <tr>
            <td>A {formatNumber(rate, 2)} €/h</td>
            <td>
              {formatNumber(cycle + loading, 2)} <span className="unit">min</span>
            </td>
            <td>
              <span data-testid="piece-cost">{euros(cycle + loading)}</span> <span className="unit">€</span>
            </td>
          </tr>
        </tbody>
      </table>
      {machine.rateConfirmed ? null : (
        <p className={classes.facts}>Tariffa di partenza, da confermare in Parco Macchine.</p>
      )}
    </section>
  );
}
