import { Button } from '@mantine/core';
import { emailConfirmation } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone } from '../../components/notify.tsx';
import { NoteBar } from '../../components/states/note-bar.tsx';
import { api } from '../../lib/api/client.ts';
import { errorText, isAnnounced } from '../../lib/error-text.ts';

/** Stands where a mail would be sent, until the owner of the account has confirmed the own address. */
export function ConfirmAddressNote({ email }: { readonly email: string }) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setProblem('');
    try {
      await api(emailConfirmation.mail);
      notifyDone(`Email inviata a ${email}`);
    } catch (error) {
      if (!isAnnounced(error)) setProblem(errorText(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <NoteBar
        tone="warn"
        actions={
          <Button size="xs" variant="default" loading={isSending} onClick={() => void send()}>
            Invia di nuovo
          </Button>
        }
      >
        Per inviare email ai clienti conferma il tuo indirizzo: apri il link che ti abbiamo mandato a {email}.
        Intanto puoi copiare il link qui sotto.
      </NoteBar>
      {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
    </>
  );
}
