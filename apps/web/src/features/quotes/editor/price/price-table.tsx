import { formatPercent, type Percent, percent } from '@truciolo/money';
import { netOfQuote, type PricedQuantity } from '@truciolo/pricing';
import type { PositionDraft, PricedPosition } from '@truciolo/quote';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { amount, rate } from '../fields/amounts.ts';
import { useLookAt } from '../state/use-editor.ts';
import classes from './price.module.css';
import { TypedPrice } from './typed-price.tsx';

interface PriceTableProps {
  readonly position: PositionDraft;
  readonly priced: PricedPosition;
  readonly quantity: number | null;
  /** Of the whole quote, %. */
  readonly discounts: readonly number[];
  /** Working days that the offer says at a quantity. */
  readonly days: (quantity: number) => ReactNode;
}

/** All quantities: cost, list price, and the price after the discounts. */
export function PriceTable({ position, priced, quantity, discounts, days }: PriceTableProps) {
  const lookAt = useLookAt();
  const rates = discounts.map((one) => percent(one));
  const hasNet = discounts.length > 0 || position.price.discounts.length > 0;
  return (
    <table className={classes.table} aria-label="Prezzi per quantità">
      <thead>
        <tr className={classes.groups}>
          <td colSpan={2} />
          <th colSpan={2} className="num" scope="colgroup">
            <span>Listino</span>
          </th>
          <th colSpan={2} className="num" scope="colgroup">
            <span>{hasNet ? netTitle(rates) : 'Lotto'}</span>
          </th>
        </tr>
        <tr>
          <th className="num">Pezzi</th>
          <th className="num">Costo</th>
          <th className="num">€/pz</th>
          <th className="num">marg. %</th>
          <th className="num">{hasNet ? '€/pz' : '€'}</th>
          <th className="num">{hasNet ? 'marg. %' : 'giorni'}</th>
        </tr>
      </thead>
      <tbody>
        {priced.outcomes.map(({ quantity: pieces, outcome }) => (
          <tr key={pieces} data-selected={pieces === quantity || undefined} onClick={() => lookAt(pieces)}>
            <td className="num">
              <b>{formatNumber(pieces)}</b>
            </td>
            {outcome.ok ? (
              <Figures
                position={position}
                priced={outcome.priced}
                discounts={rates}
                hasNet={hasNet}
                days={hasNet ? null : days(pieces)}
              />
            ) : (
              <td colSpan={5} className={classes.unpriced} title={outcome.problems[0]?.message}>
                {outcome.problems[0]?.message ?? 'senza prezzo'}
              </td>
            )}
          </tr>
        ))}
        {priced.outcomes.length === 0 ? (
          <tr>
            <td colSpan={6} className={classes.unpriced}>
              Aggiungi una quantità per vedere il prezzo.
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

const netTitle = (rates: readonly Percent[]) =>
  rates.length === 0 ? 'Netto' : `Netto −${rates.map((one) => formatPercent(one)).join(' −')}`;

interface FiguresProps {
  readonly position: PositionDraft;
  readonly priced: PricedQuantity;
  readonly discounts: readonly Percent[];
  readonly hasNet: boolean;
  readonly days: ReactNode;
}

function Figures({ position, priced, discounts, hasNet, days }: FiguresProps) {
  const { cost, price } = priced;
  const net = netOfQuote(priced, discounts);
  const floor = net.unit < cost.variablePerPiece ? 'bad' : net.unit < cost.fullPerPiece ? 'warn' : undefined;
  return (
    <>
      <td className="num">{cost.full === 0 ? '—' : amount(cost.fullPerPiece)}</td>
      <td className="num" data-floor={hasNet ? undefined : floor}>
        <TypedPrice position={position} priced={priced} />
      </td>
      <td className="num" data-floor={hasNet ? undefined : floor}>
        {rate(price.listMargin)}
      </td>
      {hasNet ? (
        <>
          <td className="num" data-floor={floor}>
            {amount(net.unit)}
          </td>
          <td className="num" data-floor={floor}>
            {rate(net.margin)}
          </td>
        </>
      ) : (
        <>
          <td className="num">{amount(price.total)}</td>
          <td className="num">{days}</td>
        </>
      )}
    </>
  );
}
