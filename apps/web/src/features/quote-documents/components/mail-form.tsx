import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { newQuoteMail, type QuoteDelivery } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { mailQuote } from '../api/document-calls.ts';
import classes from './documents.module.css';
import type { SendParts } from './send-parts.ts';

/** The letter, to be changed at will. The PDF goes along; answers come back to who writes. */
export function MailForm({
  guid,
  confirmed,
  disabled,
  refresh,
  letter,
}: SendParts & Pick<QuoteDelivery, 'letter'>) {
  const [mail, setMail] = useState({
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    copyToSelf: true,
    withLink: true,
    // Whoever sees several quantities asks for one between them; where there is one price only, nothing shows.
    anyQuantity: true,
  });
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const set = (change: Partial<typeof mail>) => {
    setMail((before) => ({ ...before, ...change }));
    setFields({});
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = newQuoteMail.safeParse({ ...mail, confirmed });
    if (!checked.success) {
      setFields(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])),
      );
      return;
    }
    setSending(true);
    setProblem('');
    try {
      await mailQuote(guid, checked.data);
      notifyDone(`Email in partenza per ${mail.to}`);
      await refresh();
    } catch (error) {
      if (!isAnnounced(error)) setProblem(errorText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void send(event)}>
      <TextInput
        data-autofocus
        type="email"
        label="A"
        value={mail.to}
        error={fields.to}
        onChange={(event) => set({ to: event.currentTarget.value })}
      />
      <TextInput
        label="Oggetto"
        value={mail.subject}
        error={fields.subject}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Messaggio"
        description="Il PDF va in allegato; le risposte arrivano a te."
        autosize
        minRows={6}
        maxRows={14}
        value={mail.text}
        error={fields.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <div className={classes.switches}>
        <Checkbox
          label={`Copia a me (${letter.copyTo})`}
          checked={mail.copyToSelf}
          onChange={(event) => set({ copyToSelf: event.currentTarget.checked })}
        />
        <Checkbox
          label="Con il link per vedere e accettare l’offerta sul web"
          checked={mail.withLink}
          onChange={(event) => set({ withLink: event.currentTarget.checked })}
        />
        {mail.withLink ? (
          <Checkbox
            label="Il cliente può scegliere anche quantità intermedie"
            checked={mail.anyQuantity}
            onChange={(event) => set({ anyQuantity: event.currentTarget.checked })}
          />
        ) : null}
      </div>
      {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
      <div className={classes.actions}>
        <Button type="submit" variant="filled" disabled={disabled || isSending}>
          {isSending ? 'Un momento…' : 'Invia email'}
        </Button>
      </div>
    </form>
  );
}
