import { Textarea } from '@mantine/core';
import type { JobRow } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';

interface CancelDialogProps {
  readonly job: JobRow;
  readonly onClose: () => void;
  readonly onCancel: (reason: string) => Promise<unknown>;
}

/** Cancels a job: its cost stays, its reservations are released. */
export function CancelDialog({ job, onClose, onCancel }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={`Annulla ${job.number}`}
      submit="Annulla la commessa"
      onClose={onClose}
      save={() => onCancel(reason.trim())}
      disabled={reason.trim() === ''}
    >
      <p className="dim">
        Ore e costi restano nel consuntivo; il materiale riservato torna libero a magazzino.
        {job.delivered > 0 ? ` I ${formatNumber(job.delivered)} pezzi consegnati restano da fatturare.` : ''}
      </p>
      <Textarea
        label="Motivo"
        required
        maxLength={300}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
