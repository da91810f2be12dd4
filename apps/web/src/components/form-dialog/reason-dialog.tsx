import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog.tsx';

interface ReasonDialogProps {
  readonly title: string;
  /** The word of the button. */
  readonly submit: string;
  /** Says above the field what the act changes. */
  readonly children: ReactNode;
  /** Where the reason is shown later. */
  readonly hint?: string;
  readonly onClose: () => void;
  readonly save: (reason: string) => Promise<unknown>;
}

/** Asks for a reason, which the history records. Without a reason the action is refused. */
export function ReasonDialog({ title, submit, children, hint, onClose, save }: ReasonDialogProps) {
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <FormDialog
      title={title}
      submit={submit}
      onClose={onClose}
      save={() => save(reason)}
      disabled={reason === ''}
    >
      <p className="dim">{children}</p>
      <Textarea
        label="Motivo"
        description={hint}
        required
        maxLength={300}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
