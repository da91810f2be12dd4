import { Select, Textarea } from '@mantine/core';
import { PAUSE_REASONS } from '@truciolo/jobs';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';

interface SuspendDialogProps {
  readonly number: string;
  readonly onClose: () => void;
  readonly onSuspend: (reason: string) => Promise<unknown>;
}

const reasons = PAUSE_REASONS.filter((reason) => reason !== 'Pausa' && reason !== 'Fine turno');

/** Why a job stops: the floor reads it. */
export function SuspendDialog({ number, onClose, onSuspend }: SuspendDialogProps) {
  const [reason, setReason] = useState<string>('Manca il materiale');
  const [more, setMore] = useState('');
  return (
    <FormDialog
      title={`Sospendi ${number}`}
      submit="Sospendi"
      onClose={onClose}
      save={() => onSuspend([reason, more.trim()].filter(Boolean).join(': '))}
    >
      <Select
        label="Motivo"
        data={reasons}
        value={reason}
        allowDeselect={false}
        onChange={(next) => setReason(next ?? 'Altro')}
      />
      <Textarea
        label="Dettaglio"
        maxLength={200}
        value={more}
        onChange={(event) => setMore(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
