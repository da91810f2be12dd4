import { type ShopRequestView, shopVisits } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { silentApi } from '../../../lib/api/client.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { shopDay } from '../format.ts';
import { useWords } from '../words/shop-words.ts';
import { Field } from './fields.tsx';
import forms from './forms.module.css';
import classes from './request-sheet.module.css';

interface RequestTalkProps {
  readonly token: string;
  readonly request: ShopRequestView;
  readonly onRequest: (next: ShopRequestView) => void;
}

/** Questions of the shop with the buyer's answers. */
export function RequestTalk({ token, request, onRequest }: RequestTalkProps) {
  const { language, words } = useWords();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const isAsked = request.messages.some(({ fromShop }) => fromShop);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (text.trim() === '') return setProblem(words.missingAnswer);
    setProblem('');
    setSending(true);
    try {
      onRequest(await silentApi(shopVisits.answer, { params: { token }, body: { text } }));
      setText('');
    } catch {
      setProblem(words.sendFailed);
    }
    setSending(false);
  };
  return (
    <section aria-label={words.messages}>
      <h2>{words.messages}</h2>
      {request.messages.length === 0 ? <p className={classes.quiet}>{words.noMessages}</p> : null}
      <ol className={classes.talk}>
        {request.messages.map((one) => (
          <li key={`${one.at} ${one.text}`} data-own={!one.fromShop || undefined}>
            <b>{one.fromShop ? one.name || request.shop.name : words.you}</b>{' '}
            <small>{shopDay(romeDay(new Date(one.at)), language)}</small>
            <p>{one.text}</p>
          </li>
        ))}
      </ol>
      {request.state === 'closed' ? null : (
        <form noValidate className={classes.answer} onSubmit={(event) => void send(event)}>
          <Field label={isAsked ? words.answer : words.write} error={problem || undefined}>
            {(own) => (
              <textarea
                {...own}
                rows={3}
                maxLength={5000}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
          <button type="submit" className={forms.quiet} disabled={isSending}>
            {isAsked ? words.answerSend : words.writeSend}
          </button>
        </form>
      )}
    </section>
  );
}
