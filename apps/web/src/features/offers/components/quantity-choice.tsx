import type { OfferViewPosition } from '@truciolo/contract';
import { type Language, offerCount, offerWords } from '../offer-words.ts';
import classes from './offer.module.css';

interface QuantityChoiceProps {
  readonly position: OfferViewPosition;
  readonly quantity: number;
  readonly anyQuantity: boolean;
  readonly language: Language;
  readonly disabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/** The offered quantities as buttons; a slider between them where the shop gives a price at any. */
export function QuantityChoice(props: QuantityChoiceProps) {
  const { position, quantity, anyQuantity, language, disabled, onChange } = props;
  const words = offerWords(language);
  const offered = position.prices.map((price) => price.quantity);
  const [from, to] = [Math.min(...offered), Math.max(...offered)];
  const label = `${words.quantity}, ${position.code || position.description.slice(0, 40)}`;
  return (
    <div className={classes.choice}>
      {offered.length > 1 ? (
        <fieldset className={classes.chips} disabled={disabled}>
          <legend className={classes.hidden}>{label}</legend>
          {offered.map((one) => (
            <label key={one} className={classes.chip} data-on={one === quantity || undefined}>
              <input
                type="radio"
                name={`quantity-${position.id}`}
                checked={one === quantity}
                onChange={() => onChange(one)}
              />
              {offerCount(one, language)} {words.pieces}
            </label>
          ))}
        </fieldset>
      ) : (
        <span className={classes.only}>
          {offerCount(quantity, language)} {words.pieces}
        </span>
      )}
      {anyQuantity && from < to ? (
        <label className={classes.slider}>
          <span>{words.otherQuantity}</span>
          <input
            type="range"
            min={from}
            max={to}
            step={1}
            value={quantity}
            disabled={disabled}
            aria-label={`${label}: ${quantity}`}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <output>{offerCount(quantity, language)}</output>
        </label>
      ) : null}
    </div>
  );
}
