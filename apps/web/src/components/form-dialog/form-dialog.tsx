import { Button, Modal } from '@mantine/core';
import { ApiError } from '@truciolo/contract';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { unreadText } from '../../lib/unread-fields.ts';
import { firstMarked, UnreadTextsProvider, useUnreadTexts } from '../number-field/unread-texts.ts';
import { backWord } from '../popup/back-word.ts';
import { NoteBar } from '../states/note-bar.tsx';
import { useReturnFocus } from '../use-return-focus.ts';
import classes from './form-dialog.module.css';

interface FormDialogProps {
  readonly title: string;
  /** The act as a verb: "Salva esito". */
  readonly submit: string;
  readonly onClose: () => void;
  /** Whether what was typed can be sent; shows the complaints beside the fields otherwise. */
  readonly isValid?: () => boolean;
  /** The dialog closes when it resolves, unless with false, and shows why when it does not. */
  readonly save: () => Promise<unknown>;
  readonly disabled?: boolean;
  readonly destructive?: boolean;
  readonly size?: number;
  readonly children: ReactNode;
}

const CHANGED =
  'Qualcun altro ha appena cambiato gli stessi dati. Riapri la finestra per vedere i valori nuovi.';

const reason = (error: unknown): string =>
  error instanceof ApiError && error.code === 'CONFLICT' ? CHANGED : errorText(error);

/** The first field of a form, if it takes plain text; a list would open over the dialog. */
function firstText(form: HTMLFormElement | null): HTMLElement | null {
  const first = form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select') ?? null;
  const isText = first?.matches('input:not([type]), input[type="text"], input[type="email"], textarea');
  return isText && !first?.matches('[role="combobox"], [aria-haspopup]') ? first : null;
}

/** A short form in a dialog. Its parent mounts it to open it. Ctrl+Enter saves. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, onClose, isValid, save, disabled = false, destructive = false, size = 480 } = props;
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const kept = useUnreadTexts();
  useReturnFocus();
  // The dialog's own focus comes a moment later, and letters typed until then would be lost.
  const onForm = useCallback((form: HTMLFormElement | null) => {
    formElement.current = form;
    const field = form?.querySelector<HTMLElement>('[data-autofocus]') ?? firstText(form);
    field?.setAttribute('data-autofocus', '');
    field?.focus({ preventScroll: true });
  }, []);

  const send = async () => {
    const [unread] = kept.texts.list();
    if (unread) {
      setProblem(unreadText(unread[1]));
      if (formElement.current) firstMarked(formElement.current)?.focus();
      return;
    }
    if (isSaving || disabled || isValid?.() === false) return;
    setSaving(true);
    setProblem(null);
    try {
      if ((await save()) === false) setSaving(false);
      else onClose();
    } catch (error) {
      if (!isAnnounced(error)) setProblem(reason(error));
      setSaving(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form may stand inside the React tree of another form.
    event.stopPropagation();
    void send();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeOnEscape={!isSaving}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <form
        ref={onForm}
        noValidate
        className={classes.form}
        onSubmit={onSubmit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      >
        <UnreadTextsProvider value={kept.scope}>{props.children}</UnreadTextsProvider>
        {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
        <div className={classes.actions}>
          <Button variant="subtle" onClick={onClose} disabled={isSaving}>
            {backWord(submit)}
          </Button>
          <Button
            type="submit"
            disabled={(disabled && kept.list.length === 0) || isSaving}
            {...(destructive ? { variant: 'default', color: 'red' } : { variant: 'filled' })}
          >
            {isSaving ? 'Un momento…' : submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Fields side by side on a wide screen. */
export const FieldRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
);
