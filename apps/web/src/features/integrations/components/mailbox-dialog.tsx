import { Button, PasswordInput, Select, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type Mailbox, type MailboxFields, mailboxSafeties } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { mailboxQuery } from '../../../entities/mailbox/mailbox-query.ts';
import { errorText } from '../../../lib/error-text.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { checkMailbox, setMailbox } from '../api/mailbox-calls.ts';

interface MailboxDialogProps {
  /** null = none is connected yet. */
  readonly mailbox: Mailbox | null;
  readonly onClose: () => void;
}

type Typed = Omit<MailboxFields, 'port'> & { readonly port: string };
type Outcome = { readonly tone: 'ok' | 'bad'; readonly text: string };

const SAFETY_NAMES = {
  tls: 'SSL/TLS (di solito porta 993)',
  starttls: 'STARTTLS (di solito porta 143)',
} as const;
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
const needed = (message: string) => (text: string) => (text.trim() === '' ? message : null);
const fieldsOf = (typed: Typed): MailboxFields => ({ ...typed, port: Number(typed.port) });

export function MailboxDialog({ mailbox, onClose }: MailboxDialogProps) {
  const cache = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChecking, setChecking] = useState(false);
  const form = useForm<Typed>({
    initialValues: {
      host: mailbox?.host ?? '',
      port: String(mailbox?.port ?? 993),
      safety: mailbox?.safety ?? 'tls',
      username: mailbox?.username ?? '',
      password: '',
      folder: mailbox?.folder ?? 'INBOX',
      active: mailbox?.active ?? true,
    },
    validate: {
      host: needed('Scrivi il server della posta in arrivo.'),
      port: (text) => (isPort(text) ? null : 'Scrivi una porta fra 1 e 65535.'),
      username: needed('Scrivi il nome utente della casella.'),
      password: (text) => (mailbox || text !== '' ? null : 'Scrivi la password della casella.'),
      folder: needed('Scrivi la cartella da leggere.'),
    },
  });

  const check = async () => {
    if (form.validate().hasErrors) return;
    setChecking(true);
    setOutcome(null);
    try {
      const { messages } = await checkMailbox(fieldsOf(form.getValues()));
      const found = countOf(messages, 'messaggio', 'messaggi');
      setOutcome({
        tone: 'ok',
        text: `La casella si apre: ${found} nella cartella, nessuno è stato toccato.`,
      });
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(error.body.fields ?? {});
      setOutcome({ tone: 'bad', text: errorText(error) });
    } finally {
      setChecking(false);
    }
  };
  const save = async () => {
    await setMailbox(fieldsOf(form.getValues()));
    await cache.invalidateQueries({ queryKey: mailboxQuery.queryKey });
  };
  return (
    <FormDialog
      title={mailbox ? 'Modifica la casella' : 'Collega una casella'}
      submit={mailbox ? 'Salva' : 'Collega'}
      onClose={onClose}
      isValid={() => !form.validate().hasErrors}
      save={save}
    >
      <TextInput
        label="Server della posta in arrivo (IMAP)"
        placeholder="imap.example.it"
        required
        maxLength={253}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('host')}
      />
      <Select
        label="Sicurezza"
        data={mailboxSafeties.map((value) => ({ value, label: SAFETY_NAMES[value] }))}
        allowDeselect={false}
        {...form.getInputProps('safety')}
      />
      <TextInput label="Porta" inputMode="numeric" required maxLength={5} {...form.getInputProps('port')} />
      <TextInput
        label="Nome utente"
        placeholder="richieste@officina.it"
        required
        maxLength={254}
        autoComplete="off"
        {...form.getInputProps('username')}
      />
      <PasswordInput
        label="Password"
        description={
          mailbox
            ? 'Lasciala vuota per tenere quella salvata.'
            : 'Si conserva cifrata e non si può rileggere.'
        }
        maxLength={500}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <TextInput
        label="Cartella"
        description="Si leggono solo i messaggi che arrivano da adesso in poi."
        required
        maxLength={200}
        {...form.getInputProps('folder')}
      />
      <Switch label="Attiva" {...form.getInputProps('active', { type: 'checkbox' })} />
      <Button onClick={() => void check()} loading={isChecking}>
        Prova il collegamento
      </Button>
      {outcome ? <NoteBar tone={outcome.tone}>{outcome.text}</NoteBar> : null}
    </FormDialog>
  );
}
