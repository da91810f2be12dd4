import type { OfferView } from '@truciolo/contract';
import { type Language, offerCount, offerMoney, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';

export interface OrderedLine {
  readonly position: Pick<OfferView['positions'][number], 'id' | 'code' | 'description'>;
  readonly quantity: number;
  /** Null while it is not known. */
  readonly total: number | null;
}

interface OrderedLinesProps {
  readonly lines: readonly OrderedLine[];
  /** Of the whole order, VAT included. */
  readonly total: number;
  readonly language: Language;
}

/** The order once more, before it is given: parts, quantities, amounts. */
export function OrderedLines({ lines, total, language }: OrderedLinesProps) {
  const words = offerWords(language);
  return (
    <dl className={classes.totals} aria-label={words.youOrder}>
      {lines.map(({ position: { id, code, description }, quantity, total: amount }) => (
        <div key={id}>
          <dt>
            {offerCount(quantity, language)} {words.pieces} · {description || code}
          </dt>
          <dd>{amount === null ? '—' : offerMoney(amount, language)}</dd>
        </div>
      ))}
      <div className={classes.grand}>
        <dt>
          {words.total}, {words.vatIncluded}
        </dt>
        <dd>{offerMoney(total, language)}</dd>
      </div>
    </dl>
  );
}
