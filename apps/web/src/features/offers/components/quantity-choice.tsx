import type { OfferViewPosition } from '@truciolo/contract';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { type Language, offerCount, offerMoney, offerWords } from '../offer-words.ts';
import { quantityAt, SCALE_STEPS, stepOf } from '../quantity-scale.ts';
import offer from './offer.module.css';
import classes from './quantity-choice.module.css';

interface QuantityChoiceProps {
  readonly position: OfferViewPosition;
  readonly quantity: number;
  readonly anyQuantity: boolean;
  readonly language: Language;
  readonly disabled: boolean;
  readonly onChange: (quantity: number) => void;
}

/** The offered quantities side by side with their prices; any between them where the shop gives a price at any. */
export function QuantityChoice(props: QuantityChoiceProps) {
  const { position, quantity, anyQuantity, language, disabled, onChange } = props;
  const words = offerWords(language);
  const offered = position.prices.map((price) => price.quantity);
  const [from, to] = [Math.min(...offered), Math.max(...offered)];
  const label = `${words.quantity}, ${position.code || position.description.slice(0, 40)}`;
  return (
    <div className={offer.choice}>
      {offered.length > 1 ? (
        <fieldset className={classes.chips} disabled={disabled}>
          <legend className={offer.hidden}>{label}</legend>
          {position.prices.map(({ quantity: one, unit }) => (
            <label key={one} className={classes.chip} data-on={one === quantity || undefined}>
              <input
                type="radio"
                name={`quantity-${position.id}`}
                checked={one === quantity}
                onChange={() => onChange(one)}
              />
              <span>
                {offerCount(one, language)} {words.pieces}
              </span>
              <span className={classes.chipPrice}>
                {offerMoney(unit, language, 4)} {words.perPiece}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <span className={classes.only}>
          {offerCount(quantity, language)} {words.pieces}
        </span>
      )}
      {anyQuantity && from < to ? (
        <div className={classes.slider}>
          <span>{words.otherQuantity}</span>
          <input
            type="range"
            min={0}
            max={SCALE_STEPS}
            step={1}
            value={stepOf(quantity, from, to)}
            disabled={disabled}
            aria-label={label}
            aria-valuetext={`${offerCount(quantity, language)} ${words.pieces}`}
            onChange={(event) => onChange(quantityAt(Number(event.target.value), from, to))}
          />
          <NumberField
            aria-label={`${words.otherQuantity}, ${position.code || position.description.slice(0, 40)}`}
            decimals={0}
            min={from}
            max={to}
            unit={words.pieces}
            value={quantity}
            disabled={disabled}
            onChange={(typed) => {
              if (typed !== null && typed >= from && typed <= to) onChange(typed);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
