import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import { type ContactDefaults, ContactDialogForm } from './contact-dialog-form.tsx';

interface ContactDialogProps {
  readonly onClose: () => void;
  readonly defaults?: ContactDefaults;
  /** Whose name fills "Azienda". */
  readonly companyGuid?: string;
}

/** 2xl: 42 rem. */
const WIDTH = 672;

/**
 * 'Contatta il rivenditore'. Its parent mounts it to open it, so that question, errors and fields start fresh. While a
 * message is being sent or a popup is in front, Escape and clicks outside do not close it.
 */
export function ContactDialog({ onClose, defaults = {}, companyGuid }: ContactDialogProps) {
  const [isBusy, setBusy] = useState(false);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Contatta il rivenditore"
      size={WIDTH}
      closeOnEscape={!isBusy}
      closeOnClickOutside={!isBusy}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <ContactDialogForm defaults={defaults} companyGuid={companyGuid} onBusy={setBusy} onClose={onClose} />
    </Modal>
  );
}
