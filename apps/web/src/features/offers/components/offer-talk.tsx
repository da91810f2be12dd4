import { Button, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferView } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { addressOf } from '../../../entities/files/attached-file.ts';
import { FileMark } from '../../../entities/files/file-mark.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatBytes } from '../../../lib/format/numbers.ts';
import { sendQuestion, talkQuery } from '../api/talk-calls.ts';
import { talkWords } from '../talk-words.ts';
import classes from './offer.module.css';
import own from './offer-talk.module.css';

interface OfferTalkProps {
  readonly token: string;
  readonly offer: OfferView;
}

/** Questions of the buyer and answers of the shop. */
export function OfferTalk({ token, offer }: OfferTalkProps) {
  const words = talkWords(offer.language);
  const cache = useQueryClient();
  const { lines = [] } = useQuery(talkQuery(token)).data ?? {};
  const [name, setName] = useState(offer.customer.contact);
  const [email, setEmail] = useState('');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const isComplete = name.trim() !== '' && email.trim() !== '' && text.trim() !== '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || !isComplete) return;
    setSending(true);
    setProblem('');
    try {
      const talk = await sendQuestion(token, { name, email, text });
      // An older request would overwrite the new message.
      await cache.cancelQueries(talkQuery(token));
      cache.setQueryData(talkQuery(token).queryKey, talk);
      setText((now) => (now === text ? '' : now));
    } catch (error) {
      setProblem(errorText(error));
    }
    setSending(false);
  };
  return (
    <section className={classes.more} aria-label={words.title}>
      <h2>{words.title}</h2>
      <ol>
        {lines.map(({ fromShop, name: who, text: said, files, at }) => (
          <li key={`${at}${said}`} className={classes.text}>
            <b>{who}</b>
            {fromShop ? ` (${offer.company.name})` : ''} <small>{formatDateTime(at)}</small>
            <br />
            {said}
            {files.map((file) => (
              <a key={file.guid} className={own.attached} href={addressOf(file)} download={file.name}>
                <FileMark file={file} />
                {file.name} ({formatBytes(file.bytes)})
              </a>
            ))}
          </li>
        ))}
      </ol>
      <details open={lines.length > 0}>
        <summary>{words.ask}</summary>
        <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
          <TextInput
            label={words.name}
            autoComplete="name"
            maxLength={120}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextInput
            label={words.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Textarea
            label={words.question}
            autosize
            minRows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
          <div className={classes.formEnd}>
            <Button type="submit" disabled={!isComplete || isSending}>
              {words.send}
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
}
