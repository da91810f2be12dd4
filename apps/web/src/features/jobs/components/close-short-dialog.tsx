import { Textarea } from '@mantine/core';
import type { JobRow } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { missingText } from '../missing-text.ts';

interface CloseShortDialogProps {
  readonly job: JobRow;
  readonly onClose: () => void;
  readonly onFinish: (reason: string) => Promise<unknown>;
}

/** Finishes a job with fewer good pieces than ordered. */
export function CloseShortDialog({ job, onClose, onFinish }: CloseShortDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={`Chiudi ${job.number} con meno pezzi`}
      submit="Chiudi lo stesso"
      onClose={onClose}
      save={() => onFinish(reason.trim())}
      disabled={reason.trim() === ''}
    >
      <p className="dim">
        {missingText(job)} La commessa vale i pezzi fatti: DDT, fattura e consuntivo contano quelli.
      </p>
      <Textarea
        label="Motivo"
        description="Resta nello storico della commessa."
        required
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
