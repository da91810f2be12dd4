import type { OfferView } from '@truciolo/contract';
import { offerCount, offerMoney, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';
import { type OfferTotalsProps, TotalSteps } from './offer-totals.tsx';

export interface OrderedLine {
  readonly position: Pick<OfferView['positions'][number], 'id' | 'code' | 'description'>;
  readonly quantity: number;
  /** Null while it is not known. */
  readonly total: number | null;
}

interface OrderedLinesProps extends OfferTotalsProps {
  readonly lines: readonly OrderedLine[];
}

/** The order once more, before it is given: parts, quantities, amounts, and every step to the sum. */
export function OrderedLines({ lines, ...sum }: OrderedLinesProps) {
  const { totals, language } = sum;
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
      <TotalSteps {...sum} />
      <div className={classes.grand}>
        <dt>
          {words.total}, {words.vatIncluded}
        </dt>
        <dd>{offerMoney(totals.total, language)}</dd>
      </div>
    </dl>
  );
}
