import type { PricedPart } from '@truciolo/contract';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { rangeText, shopDay, shopNumber } from '../format.ts';
import { afterWorkingDays, lineOf, requestTotals } from '../parts/line-totals.ts';
import type { ShopPart } from '../parts/shop-part.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './cart.module.css';

interface CartLine {
  readonly part: ShopPart;
  readonly priced: PricedPart | null;
}

/** Totals of the request as the buyer has chosen it, and the day on which all of it could be there. */
export function totalsOf(lines: readonly CartLine[]) {
  const totals = requestTotals(lines.map(({ part, priced }) => lineOf(priced, part.choice.chosen)));
  const ready = totals?.days == null ? null : afterWorkingDays(romeDay(new Date()), totals.days);
  return { totals, ready };
}

/** The parts with their totals. */
export function Cart({ lines }: { readonly lines: readonly CartLine[] }) {
  const { language, words } = useWords();
  const { totals, ready } = totalsOf(lines);
  return (
    <>
      <div className={classes.head}>
        <h2>{words.yourRequest}</h2>
        <span>{words.countParts(lines.length)}</span>
      </div>
      <ul className={classes.lines} hidden={lines.length === 0}>
        {lines.map(({ part: { id, choice }, priced }) => {
          const line = lineOf(priced, choice.chosen);
          return (
            <li key={id}>
              <span>
                {choice.name}{' '}
                <small>
                  {shopNumber(choice.chosen, language)} {words.pieces}
                </small>
              </span>
              {line ? (
                <b>{rangeText(line.total, language)} €</b>
              ) : (
                <span className={classes.quiet}>{words.withOfferShort}</span>
              )}
            </li>
          );
        })}
      </ul>
      {totals ? (
        <div className={classes.total}>
          <div>
            <span>{words.total}</span>
            <b>
              {rangeText(totals.total, language)} <small>€</small>
            </b>
          </div>
          <div className={classes.quiet}>
            <span>{totals.priced < lines.length ? words.pricedOf(totals.priced, lines.length) : null}</span>
            <span>{ready ? words.delivery(shopDay(ready, language)) : null}</span>
          </div>
        </div>
      ) : null}
    </>
  );
}
