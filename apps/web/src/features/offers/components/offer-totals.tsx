import type { OfferView, OfferTotals as Totals } from '@truciolo/contract';
import { type Language, offerMoney, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';

export interface OfferTotalsProps {
  readonly totals: Totals;
  readonly charges: OfferView['charges'];
  readonly language: Language;
}

/** Steps from the positions to the total; steps without effect are not shown. */
export function TotalSteps({ totals, charges, language }: OfferTotalsProps) {
  const words = offerWords(language);
  const hasSteps = totals.discount !== 0 || totals.topUp !== 0 || charges.length > 0;
  const rows: [string, number][] = [
    ...(hasSteps ? ([[words.subtotal, totals.positions]] as [string, number][]) : []),
    ...(totals.discount === 0 ? [] : ([[words.discount, totals.discount]] as [string, number][])),
    ...(totals.topUp === 0 ? [] : ([[words.topUp, totals.topUp]] as [string, number][])),
    ...charges.map(({ label, amount }): [string, number] => [label || words.charge, amount]),
    [words.taxable, totals.taxable],
    ...totals.vat.map(({ label, tax }): [string, number] => [label, tax]),
  ];
  return rows.map(([label, amount]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{offerMoney(amount, language)}</dd>
    </div>
  ));
}

/** The sum at the foot of the offer. */
export function OfferTotals(props: OfferTotalsProps) {
  const { totals, language } = props;
  const words = offerWords(language);
  return (
    <dl className={classes.totals}>
      <TotalSteps {...props} />
      <div className={classes.grand}>
        <dt>{words.total}</dt>
        <dd>{offerMoney(totals.total, language)}</dd>
      </div>
    </dl>
  );
}
