import { Modal } from '@mantine/core';
import { useState } from 'react';
import { ContactDialogForm } from './contact-dialog-form.tsx';

export interface ContactDefaults {
  readonly name?: string;
  readonly email?: string;
  readonly company?: string;
  readonly phone?: string;
}

interface ContactDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly defaults?: ContactDefaults;
  /** Whose name fills "Azienda". */
  readonly companyGuid?: string;
}

/** 2xl: 42 rem. */
const WIDTH = 672;

/**
 * 'Contatta il rivenditore'. The form is made anew at each opening, so that question, errors and fields start
 * fresh. While a message is on its way or a popup stands in front, Escape and clicks outside do not close it.
 */
export function ContactDialog({ opened, onClose, defaults = {}, companyGuid }: ContactDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      opened={opened}
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
