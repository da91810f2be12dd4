import { useQuery } from '@tanstack/react-query';
import { type ShopLanguage, shopLanguages, shopVisits } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { silentApi } from '../../../lib/api/client.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { localText } from '../../../lib/stored-text.ts';
import { buyerKey } from '../buyer-key.ts';
import { FailedLink } from '../components/failed-link.tsx';
import forms from '../components/forms.module.css';
import classes from '../components/message-page.module.css';
import { ShopFrame } from '../components/shop-frame.tsx';
import { shopDay } from '../format.ts';
import { firstLanguage, keepLanguage } from '../language.ts';
import { LanguageContext, shopWords } from '../words/shop-words.ts';

/** /officina/mie/:token: the requests of one address to one shop, opened by the link in the mail. */
export function PastPage({ token }: { readonly token: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shop-buyer', token],
    queryFn: ({ signal }) => silentApi(shopVisits.past, { params: { token } }, { signal }),
    retry: false,
  });
  const [language, setLanguage] = useState<ShopLanguage>(() => firstLanguage(shopLanguages));
  const words = shopWords[language];
  const slug = data?.shop.slug;
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = words.past;
    if (slug) localText.write(buyerKey(slug), token);
  }, [language, words, slug, token]);
  if (isPending) return <div aria-busy="true" />;
  if (!data) return <FailedLink error={error} onAgain={() => void refetch()} />;
  const choose = (next: ShopLanguage) => {
    keepLanguage(next);
    setLanguage(next);
  };
  return (
    <LanguageContext value={language}>
      <ShopFrame shop={data.shop} languages={shopLanguages} onLanguage={choose}>
        <main className={classes.message}>
          <h1>{words.past}</h1>
          <p>{words.pastOf(data.email)}</p>
          {data.requests.length === 0 ? <p>{words.noPast}</p> : null}
          <ul className={classes.list}>
            {data.requests.map((one) => (
              <li key={one.token}>
                <a href={`/officina/richiesta/${one.token}`}>{words.request(one.number)}</a>
                <span>{words.states[one.state]}</span>
                <small>
                  {words.sentOn(shopDay(romeDay(new Date(one.sentAt)), language))} · {one.parts.join(', ')}
                </small>
              </li>
            ))}
          </ul>
          <a className={forms.primary} href={`/officina/${data.shop.slug}`}>
            {words.another}
          </a>
        </main>
      </ShopFrame>
    </LanguageContext>
  );
}
