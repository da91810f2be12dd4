import { formatMoney, formatPercent, percent, ZERO } from '@truciolo/money';
import { countedQuantity } from '@truciolo/quote';
import { countOf } from '../../../../lib/format/counts.ts';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { amount } from '../fields/amounts.ts';
import { OrderCostsLine } from '../order-costs/order-costs-line.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { lookedAt, useEditorState } from '../state/use-editor.ts';
import classes from './positions.module.css';
import { useOrdered } from './use-ordered.ts';

/** A sent quote may show another quantity than the one that counts. */
const countedElse = (state: EditorState): number | null => {
  const position = state.document.positions.find(({ id }) => id === state.positionId);
  const counted = position ? countedQuantity(position) : null;
  return counted === lookedAt(state) ? null : counted;
};
const totalsOf = (state: EditorState) => state.priced.totals;
const discountsOf = (state: EditorState) => state.document.discounts;

/** The sum of the positions down to the amount that the customer pays. */
export function TotalsBlock() {
  const offered = useEditorState(totalsOf);
  const ordered = useOrdered();
  const totals = ordered?.priced.totals ?? offered;
  const discounts = useEditorState(discountsOf);
  const counted = useEditorState(countedElse);
  const discountText = discounts.map((one) => formatPercent(percent(one))).join(' + ');
  return (
    <dl className={classes.totals} aria-label="Totali del preventivo">
      <div>
        <dt>Somma posizioni</dt>
        <dd>{amount(totals.positions)}</dd>
      </div>
      {discounts.length > 0 ? (
        <div>
          <dt>Sconto {discountText}</dt>
          <dd>{amount(totals.discount)}</dd>
        </div>
      ) : null}
      {totals.topUp > ZERO ? (
        <div>
          <dt>Minimo d’ordine</dt>
          <dd>{amount(totals.topUp)}</dd>
        </div>
      ) : null}
      <OrderCostsLine />
      <div>
        <dt>Imponibile</dt>
        <dd>
          <b>{amount(totals.taxable)}</b>
        </dd>
      </div>
      {totals.vat.map((row) => (
        <div key={row.label}>
          <dt title={row.label}>{row.label}</dt>
          <dd>{amount(row.tax)}</dd>
        </div>
      ))}
      <div>
        <dt>Margine netto</dt>
        <dd>{totals.netMargin === null ? '—' : formatPercent(totals.netMargin, 1, 1)}</dd>
      </div>
      {totals.unpriced > 0 ? (
        <div className={classes.unpriced}>
          <dt>{countOf(totals.unpriced, 'posizione', 'posizioni')} senza prezzo,</dt>
          <dd>non nel totale</dd>
        </div>
      ) : null}
      <div className={classes.grand}>
        <dt>
          {ordered ? 'Totale ordinato' : counted === null ? 'Totale' : `Totale a ${formatNumber(counted)} pz`}
        </dt>
        <dd>
          <b>{formatMoney(totals.total)}</b>
        </dd>
      </div>
    </dl>
  );
}
