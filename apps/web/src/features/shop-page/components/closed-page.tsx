import { type ReceivedError, shopLanguages } from '@truciolo/contract';
import { useEffect } from 'react';
import { callAddress } from '../call-address.ts';
import { firstLanguage } from '../language.ts';
import { afterName } from '../words/page-title.ts';
import { shopWords } from '../words/shop-words.ts';
import forms from './forms.module.css';
import classes from './message-page.module.css';

interface ClosedPageProps {
  readonly why: 'unknown' | 'closedText' | 'failed' | 'linkUnknown';
  readonly onAgain: (() => void) | null;
  /** The shop, where it is known and was public. */
  readonly shop?: ReceivedError['shop'];
}

/** A page that cannot be shown says why, in the language of the browser: there is no shop to ask. */
export function ClosedPage({ why, onAgain, shop }: ClosedPageProps) {
  const language = firstLanguage(shopLanguages);
  const words = shopWords[language];
  const title = words.closedTitles[why];
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = title;
  }, [language, title]);
  return (
    <main className={classes.message}>
      <h1>{shop ? afterName(shop.name, title, language) : title}</h1>
      <p role="alert">{words[why]}</p>
      {shop?.phone ? <a href={callAddress(shop.phone)}>{shop.phone}</a> : null}
      {shop?.email ? <a href={`mailto:${shop.email}`}>{shop.email}</a> : null}
      {onAgain ? (
        <button type="button" className={forms.quiet} onClick={onAgain}>
          {words.again}
        </button>
      ) : null}
    </main>
  );
}
