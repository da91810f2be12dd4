import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { paperMail } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import type { PaperLetter } from '../paper-letters.ts';

/** The letter, to be changed at will; the PDF goes along. */
export function MailPaperDialog({
  letter,
  onClose,
}: {
  readonly letter: PaperLetter;
  readonly onClose: () => void;
}) {
  const [mail, setMail] = useState({ to: '', subject: letter.subject, text: letter.text, copyToSelf: true });
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Partial<typeof mail>) => {
    setMail((before) => ({ ...before, ...change }));
    setFields({});
  };
  const isValid = () => {
    const checked = paperMail.safeParse(mail);
    const issues = checked.success ? [] : checked.error.issues;
    setFields(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])));
    return checked.success;
  };
  const save = async () => {
    await letter.send(mail);
    notifyDone(`Email in partenza per ${mail.to}`);
  };
  return (
    <FormDialog
      title={letter.title}
      submit="Invia"
      size={560}
      onClose={onClose}
      isValid={isValid}
      save={save}
    >
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
        maxLength={200}
        value={mail.subject}
        error={fields.subject}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Messaggio"
        autosize
        minRows={5}
        value={mail.text}
        error={fields.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <Checkbox
        label="Copia a me"
        checked={mail.copyToSelf}
        onChange={(event) => set({ copyToSelf: event.currentTarget.checked })}
      />
    </FormDialog>
  );
}
