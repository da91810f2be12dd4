import { Button, Checkbox } from '@mantine/core';
import { newQuoteMail, type QuoteDelivery } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import { MailFields } from '../../../components/mail-fields/mail-fields.tsx';
import { useMailDraft } from '../../../components/mail-fields/use-mail-draft.ts';
import { notifyDone } from '../../../components/notify.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { keyOfSame } from '../../../lib/api/key-of-same.ts';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import { mailQuote } from '../api/document-calls.ts';
import classes from './documents.module.css';
import type { SendParts } from './send-parts.ts';

/** The editable mail. The PDF is attached; replies go to the author. */
export function MailForm({
  guid,
  confirmed,
  disabled,
  refresh,
  mail: proposed,
}: SendParts & Pick<QuoteDelivery, 'mail'>) {
  const { mail, problems, change, check } = useMailDraft({
    to: proposed.to,
    subject: proposed.subject,
    text: proposed.text,
    copyToSelf: true,
    withLink: true,
    // Buyers who see several quantities ask for others between them; with a single price the option is hidden.
    anyQuantity: true,
  });
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const [keys] = useState(keyOfSame);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = check(newQuoteMail, { confirmed });
    if (!checked) return;
    setSending(true);
    setProblem('');
    try {
      await mailQuote(guid, { ...checked, guid: keys.keyOf(checked) });
      keys.forget();
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
      <MailFields
        mail={mail}
        problems={problems}
        note="Il PDF va in allegato; le risposte arrivano a te."
        onChange={change}
      />
      <div className={classes.switches}>
        <Checkbox
          label={`Copia a me (${proposed.copyTo})`}
          checked={mail.copyToSelf}
          onChange={(event) => change({ copyToSelf: event.currentTarget.checked })}
        />
        <Checkbox
          label="Con il link per vedere e accettare l’offerta sul web"
          checked={mail.withLink}
          onChange={(event) => change({ withLink: event.currentTarget.checked })}
        />
        {mail.withLink ? (
          <Checkbox
            label="Il cliente può scegliere anche quantità intermedie"
            checked={mail.anyQuantity}
            onChange={(event) => change({ anyQuantity: event.currentTarget.checked })}
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
