import { Textarea, TextInput } from '@mantine/core';

interface TypedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Recipient and text of a mail, editable; `note` names the attachment. */
export function MailFields({
  mail,
  problems,
  note,
  onChange,
}: {
  readonly mail: TypedMail;
  readonly problems: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly onChange: (change: Partial<TypedMail>) => void;
}) {
  return (
    <>
      <TextInput
        data-autofocus
        type="email"
        label="A"
        value={mail.to}
        error={problems.to}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <TextInput
        label="Oggetto"
        value={mail.subject}
        error={problems.subject}
        onChange={(event) => onChange({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Messaggio"
        description={note}
        autosize
        minRows={6}
        maxRows={14}
        value={mail.text}
        error={problems.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
    </>
  );
}
