import { type ShopPageView, shopVisits } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { silentApi } from '../../../lib/api/client.ts';
import { isEmail } from '../parts/check-buyer.ts';
import { useWords } from '../words/shop-words.ts';
import classes from './earlier-requests.module.css';
import { Field } from './fields.tsx';
import forms from './forms.module.css';

/** A returning buyer gets the link to the earlier requests by mail: no password, and never anybody else's. */
export function EarlierRequests({ shop }: { readonly shop: ShopPageView }) {
  const { language, words } = useWords();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email)) return setProblem(words.missingEmail);
    setProblem('');
    try {
      await silentApi(shopVisits.sendLink, {
        params: { slug: shop.slug },
        body: { email: email.trim(), language },
      });
      setSent(true);
    } catch {
      setProblem(words.sendFailed);
    }
  };
  return (
    <details className={classes.earlier}>
      <summary>{words.earlier}</summary>
      {isSent ? (
        <p role="status">{words.earlierSent}</p>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)}>
          <p>{words.earlierText}</p>
          <Field label={words.earlierEmail} error={problem || undefined}>
            {(own) => (
              <input
                {...own}
                type="email"
                autoComplete="email"
                value={email}
                maxLength={254}
                onChange={({ currentTarget }) => setEmail(currentTarget.value)}
              />
            )}
          </Field>
          <button type="submit" className={forms.quiet}>
            {words.earlierSend}
          </button>
        </form>
      )}
    </details>
  );
}
