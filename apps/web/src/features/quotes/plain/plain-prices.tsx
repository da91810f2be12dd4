import type { PlainView } from '@truciolo/contract';
import { formatMoney, type Money } from '@truciolo/money';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './plain.module.css';

type Prices = PlainView['prices'][number];

const money = (amount: number) => formatMoney(amount as Money);

/** Customer price at each quantity, or the missing values. */
export function PlainPrices({
  prices,
  isStale,
}: {
  readonly prices: Prices | null;
  readonly isStale: boolean;
}) {
  return (
    <section className={classes.prices} aria-label="Prezzi" aria-busy={isStale}>
      {prices && prices.prices.length > 0 ? (
        <table>
          <thead>
            <tr>
              <th className="num">Quantità</th>
              <th className="num">Prezzo al pezzo</th>
              <th className="num">Totale</th>
              <th className="num">Consegna</th>
            </tr>
          </thead>
          <tbody>
            {prices.prices.map(({ quantity, unit, total, leadDays }) => (
              <tr key={quantity}>
                <td className="num">{formatNumber(quantity)}</td>
                <td className="num">
                  <b>{money(unit)}</b>
                </td>
                <td className="num">{money(total)}</td>
                <td className="num">
                  {leadDays > 0 ? countOf(Math.ceil(leadDays), 'giorno', 'giorni') : '—'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {prices?.missing.map((text) => (
        <p key={text} className={classes.missing}>
          {text}
        </p>
      ))}
      {prices === null ? <p className={classes.listed}>Il prezzo arriva con il primo salvataggio.</p> : null}
    </section>
  );
}

/** Totals up to the amount that the customer pays. */
export function PlainTotals({ view }: { readonly view: PlainView }) {
  const { totals, charges, unpriced } = view;
  return (
    <dl className={classes.totals} aria-label="Totali del preventivo">
      <div>
        <dt>Somma posizioni</dt>
        <dd>{money(totals.positions)}</dd>
      </div>
      {totals.discount === 0 ? null : (
        <div>
          <dt>Sconto</dt>
          <dd>{money(totals.discount)}</dd>
        </div>
      )}
      {totals.topUp === 0 ? null : (
        <div>
          <dt>Minimo d’ordine</dt>
          <dd>{money(totals.topUp)}</dd>
        </div>
      )}
      {charges.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>Imponibile</dt>
        <dd>
          <b>{money(totals.taxable)}</b>
        </dd>
      </div>
      {totals.vat.map(({ label, tax }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(tax)}</dd>
        </div>
      ))}
      {unpriced > 0 ? (
        <div>
          <dt>{countOf(unpriced, 'posizione', 'posizioni')} senza prezzo,</dt>
          <dd>non nel totale</dd>
        </div>
      ) : null}
      <div className={classes.grand}>
        <dt>Totale</dt>
        <dd>
          <b>{money(totals.total)}</b>
        </dd>
      </div>
    </dl>
  );
}
