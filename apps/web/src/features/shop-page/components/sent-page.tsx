import { IconCircleCheck } from '@tabler/icons-react';
import type { ShopPageView } from '@truciolo/contract';
import { useWords } from '../words/shop-words.ts';
import forms from './forms.module.css';
import classes from './message-page.module.css';

interface SentPageProps {
  readonly shop: ShopPageView;
  readonly email: string;
  readonly sent: { readonly token: string; readonly number: string };
  readonly onAnother: () => void;
}

export function SentPage({ shop, email, sent, onAnother }: SentPageProps) {
  const { words } = useWords();
  return (
    <main className={classes.message}>
      <IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />
      <h1 role="status">
        {words.sent} <small className={classes.number}>{sent.number}</small>
      </h1>
      <p>
        {words.sentText(email)} {words.sentNext(shop.name, words.within(shop.answerDays))}
      </p>
      <div className={forms.acts}>
        <a className={forms.primary} href={`/officina/richiesta/${sent.token}`}>
          {words.follow}
        </a>
        <button type="button" className={forms.quiet} onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </main>
  );
}
