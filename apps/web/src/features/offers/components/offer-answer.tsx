import type { OfferView } from '@truciolo/contract';
import { offerDay, offerMoney, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';

interface OfferAnswerProps {
  readonly offer: OfferView;
  readonly total: number;
  /** The total of the last choice is still loading. */
  readonly isPricing: boolean;
  /** Every position was left out: there is nothing to accept. */
  readonly isEmpty: boolean;
  readonly onAnswer: (answer: 'accepted' | 'refused') => void;
}

/** At the foot of the screen: the total and the two answers, or the result. */
export function OfferAnswer({ offer, total, isPricing, isEmpty, onAnswer }: OfferAnswerProps) {
  const { state, answer, language } = offer;
  const words = offerWords(language);
  if (state === 'open') {
    return (
      <div className={classes.bar} data-foot-bar>
        <p className={classes.barTotal} aria-live="polite" aria-busy={isPricing}>
          <strong>{offerMoney(total, language)}</strong>
          <span>{words.vatIncluded}</span>
        </p>
        <button type="button" className={classes.quiet} onClick={() => onAnswer('refused')}>
          {words.refuse}
        </button>
        <button
          type="button"
          className={classes.loud}
          disabled={isEmpty || isPricing}
          onClick={() => onAnswer('accepted')}
        >
          {words.accept}
        </button>
      </div>
    );
  }
  const isAnswered = state === 'accepted' || state === 'refused';
  return (
    <div className={classes.bar} data-foot-bar data-state={state} role="status">
      <p className={classes.outcome}>
        <strong>{isAnswered ? words[state] : ''}</strong>
        <span>
          {isAnswered ? (answer ? words.by(answer.name, offerDay(answer.at, language)) : '') : words[state]}
        </span>
      </p>
    </div>
  );
}
