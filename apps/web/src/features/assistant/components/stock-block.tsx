import { Radio } from '@mantine/core';
import type { Material } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { PartReport, StockProposal } from '@truciolo/part';
import { weightKg } from '@truciolo/quote';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

interface StockBlockProps {
  readonly report: PartReport;
  readonly stock: StockProposal | null;
  readonly material: Material | null;
  readonly showsCosts: boolean;
  readonly onStock: (stock: StockProposal) => void;
}

/** Possible stock of the part, the cheapest first. */
export function StockBlock({ report, stock, material, showsCosts, onStock }: StockBlockProps) {
  if (report.stock.length === 0) {
    return (
      <section className={classes.block} aria-label="Grezzo">
        <h2 className={classes.label}>Grezzo</h2>
        <p className={classes.note}>
          Nessuna misura di catalogo contiene il pezzo: indica il grezzo nel preventivo.
        </p>
      </section>
    );
  }
  const price = material?.pricePerKg ?? null;
  const hasPrice = showsCosts && price !== null;
  return (
    <section className={classes.block} aria-label="Grezzo">
      <h2 className={classes.label}>Grezzo proposto</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Forma e misure</th>
            <th>utilizzo</th>
            {material ? <th>kg</th> : null}
            {hasPrice ? <th>€/pz</th> : null}
          </tr>
        </thead>
        <tbody>
          {report.stock.map((choice) => {
            const { label, volume, waste } = choice;
            const weight = material ? weightKg(volume, material.density) : 0;
            return (
              <tr key={label} data-chosen={label === stock?.label || undefined}>
                <td>
                  <Radio
                    size="xs"
                    name="stock"
                    label={label}
                    checked={label === stock?.label}
                    onChange={() => onStock(choice)}
                  />
                </td>
                <td>{formatNumber((1 - waste) * 100)} %</td>
                {material ? <td>{formatNumber(weight, 3)}</td> : null}
                {hasPrice ? <td>{formatNumber(weight * inEuro(price), 2)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
