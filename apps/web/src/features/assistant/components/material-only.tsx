import type { Material } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import type { StockProposal } from '@truciolo/part';
import { weightKg } from '@truciolo/quote';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

interface MaterialOnlyProps {
  readonly stock: StockProposal | null;
  readonly material: Material;
  readonly showsCosts: boolean;
}

/** In place of the prices: without phases only the blank is known, and a price would be too low. */
export function MaterialOnly({ stock, material, showsCosts }: MaterialOnlyProps) {
  const weight = stock ? weightKg(stock.volume, material.density) : null;
  const price = showsCosts ? (material.pricePerKg ?? null) : null;
  return (
    <section className={classes.block} aria-label="Solo materiale">
      <h2 className={classes.label}>Solo materiale</h2>
      <p className={classes.note}>
        {weight === null
          ? 'Né grezzo né lavoro sono stimati: nessun prezzo.'
          : `Grezzo ${formatNumber(weight, 3)} kg${
              price === null ? '' : `, ${formatNumber(weight * inEuro(price), 2)} €`
            } al pezzo. Il lavoro non è stimato: nessun prezzo finché mancano le fasi.`}
      </p>
    </section>
  );
}
