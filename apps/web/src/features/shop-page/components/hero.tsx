import { IconCheck, IconClock, IconLock } from '@tabler/icons-react';
import { useWords } from '../words/shop-words.ts';
import classes from './request-desk.module.css';

interface HeroProps {
  readonly shop: { readonly answerDays: number };
  readonly hasPrices: boolean;
}

/** The title of the page with the shop's three promises. */
export function Hero({ shop, hasPrices }: HeroProps) {
  const { words } = useWords();
  const [priceTitle = '', priceText = ''] = words.promisePrice;
  const [filesTitle = '', filesText = ''] = words.promiseFiles;
  return (
    <div className={classes.hero}>
      <div>
        <h1>{words.title}</h1>
        <p>{hasPrices ? words.lead : words.leadNoPrice}</p>
      </div>
      <ul className={classes.promises}>
        {hasPrices ? (
          <li>
            <IconClock size={20} stroke={1.6} aria-hidden="true" />
            <span>
              {priceTitle}
              <small>{priceText}</small>
            </span>
          </li>
        ) : null}
        <li>
          <IconCheck size={20} stroke={1.6} aria-hidden="true" />
          <span>
            {words.promiseOffer}
            <small>{words.within(shop.answerDays)}</small>
          </span>
        </li>
        <li>
          <IconLock size={20} stroke={1.6} aria-hidden="true" />
          <span>
            {filesTitle}
            <small>{filesText}</small>
          </span>
        </li>
      </ul>
    </div>
  );
}
