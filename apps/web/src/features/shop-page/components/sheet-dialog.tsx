import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words/shop-words.ts';
import classes from './sheet-dialog.module.css';

interface SheetDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape and gives the focus back. */
export function SheetDialog({ title, onClose, large = false, children }: SheetDialogProps) {
  const { words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-large={large || undefined}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2>{title}</h2>
        <button type="button" aria-label={words.close} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
