import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { backWord } from './back-word.ts';
import classes from './popup.module.css';

type PopupTone = 'success' | 'error' | 'info';

interface Popup {
  readonly title: string;
  readonly text: ReactNode;
  /** Below it, as a separate paragraph. */
  readonly note?: string;
  readonly tone: PopupTone;
  readonly button?: string;
  /** Closes by itself after this long; otherwise only when the user does. */
  readonly autoCloseMs?: number;
}

const icons = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle } as const;

/** Above every other dialog, because it may answer an action in one. */
const POPUP_LAYER = 400;

/** Shows a message; resolves when it is closed, by the button, by Escape or by time. */
export function showPopup({
  title,
  text,
  note,
  tone,
  button = 'Ho capito',
  autoCloseMs,
}: Popup): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const Icon = icons[tone];
    const id = modals.open({
      title: (
        <>
          <Icon size={36} stroke={1.5} aria-hidden="true" className={classes.icon} data-tone={tone} />
          {title}
        </>
      ),
      children: (
        <>
          <div className={classes.text}>{text}</div>
          {note ? <p className={classes.text}>{note}</p> : null}
          <Button variant="filled" fullWidth data-autofocus onClick={() => modals.close(id)}>
            {button}
          </Button>
        </>
      ),
      size: 420,
      zIndex: POPUP_LAYER,
      withCloseButton: false,
      classNames: { header: classes.header, title: classes.title, body: classes.body },
      onClose: () => {
        window.clearTimeout(timer);
        // Only once the key press that closed it has been dealt with: it must not close a dialog behind it too.
        window.setTimeout(resolve);
      },
    });
    if (autoCloseMs !== undefined) timer = window.setTimeout(() => modals.close(id), autoCloseMs);
  });
}

interface Confirmation {
  /** Names the subject: "Chiudere la sessione «Chrome su Windows»?" */
  readonly title: string;
  readonly text: ReactNode;
  /** The act as a verb: "Chiudi sessione". */
  readonly confirm: string;
  readonly destructive?: boolean;
}

/** Asks once before an irreversible action; resolves to whether the user confirmed it. */
export function askConfirmation({
  title,
  text,
  confirm,
  destructive = false,
}: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    modals.openConfirmModal({
      title,
      children: <div className={classes.question}>{text}</div>,
      labels: { confirm, cancel: backWord(confirm) },
      size: 440,
      zIndex: POPUP_LAYER,
      withCloseButton: false,
      cancelProps: { variant: 'subtle' },
      confirmProps: destructive ? { variant: 'default', color: 'red' } : { variant: 'filled' },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
