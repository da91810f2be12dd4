import { IconCube } from '@tabler/icons-react';
import type { PricedPart, ShopPageView } from '@truciolo/contract';
import type { PriceState } from '../desk/use-prices.ts';
import { endTexts, rangeText, shopNumber } from '../format.ts';
import type { PartChoice } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './part-prices.module.css';

interface PartPricesProps {
  readonly shop: ShopPageView;
  readonly choice: PartChoice;
  readonly priced: PricedPart | null;
  readonly state: PriceState;
  readonly hasModel: boolean;
  readonly onChoose: (quantity: number) => void;
  readonly onAddModel: () => void;
}

/** The range for each quantity with its time; or the reason why the price comes with the offer. */
export function PartPrices({ shop, choice, priced, state, hasModel, onChoose, onAddModel }: PartPricesProps) {
  const { language, words } = useWords();
  const within = words.within(shop.answerDays);
  const prices = priced?.prices ?? [];
  const chosen = prices.find(({ quantity }) => quantity === choice.chosen);
  const highest = Math.max(1, ...prices.map(({ high }) => high)) * 1.1;
  if (state === 'asked' && prices.length === 0)
    return (
      <div className={classes.prices} role="status" aria-busy="true">
        <p className={classes.quiet}>{words.pricing}</p>
      </div>
    );
  if (prices.length === 0) {
    const told = priced?.reason ?? (state === 'none' ? 'no-prices' : null);
    // The model is there, but its reading was stopped or failed, as the card says.
    const reason = hasModel && told === 'no-model' ? null : told;
    const mayAdd = !hasModel && shop.prices === 'range';
    return (
      <div className={`${classes.prices} ${classes.middle}`} role="status">
        <p>
          <b>{words.withOffer}</b>, {within}.
        </p>
        <p className={classes.quiet}>
          {state === 'failed' ? words.priceFailed : reason ? words.reasons[reason] : null}
        </p>
        {mayAdd ? (
          <button type="button" className={classes.add} onClick={onAddModel}>
            <IconCube size={14} stroke={1.6} aria-hidden="true" />
            {words.addModel}
          </button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={classes.prices} aria-busy={state === 'asked' || undefined}>
      <div className={classes.legend}>
        <span>{words.priceEach}</span>
        <span>{words.workingDays}</span>
      </div>
      <ul className={classes.rows}>
        {prices.map((price) => {
          const [low, high] = endTexts(price, language);
          const left = (price.low / highest) * 100;
          return (
            <li key={price.quantity} data-on={price.quantity === choice.chosen || undefined}>
              <button
                type="button"
                aria-pressed={price.quantity === choice.chosen}
                onClick={() => onChoose(price.quantity)}
              >
                <span className={classes.pieces}>
                  {shopNumber(price.quantity, language)} {words.pieces}
                </span>
                <b>{rangeText(price, language)} €</b>
                <span className={classes.band} role="img" aria-label={words.band(low, high)}>
                  <i
                    style={{
                      left: `${left}%`,
                      width: `${Math.max(3, (price.high / highest) * 100 - left)}%`,
                    }}
                  />
                </span>
                <span className={classes.days}>{price.days === null ? '' : words.days(price.days)}</span>
              </button>
            </li>
          );
        })}
        {(priced?.without ?? []).map(({ quantity, reason }) => (
          <li key={quantity} className={classes.without}>
            <span className={classes.pieces}>
              {shopNumber(quantity, language)} {words.pieces}
            </span>
            <span title={words.reasons[reason]}>
              {words.withOfferShort}: {words.reasons[reason]}
            </span>
          </li>
        ))}
      </ul>
      {chosen ? (
        <p className={classes.say}>
          <b>{words.indicative(`${rangeText(chosen, language)} €`, shopNumber(chosen.quantity, language))}</b>
          , {words.bindingWithin(within)}
        </p>
      ) : null}
    </div>
  );
}
