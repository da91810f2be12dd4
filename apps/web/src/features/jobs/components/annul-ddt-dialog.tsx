import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { annulDdt } from '../api/job-calls.ts';

interface AnnulDdtDialogProps {
  readonly ddt: { readonly guid: string; readonly number: string };
  readonly onClose: () => void;
}

/** The goods did not leave, or came back before the invoice. */
export function AnnulDdtDialog({ ddt, onClose }: AnnulDdtDialogProps) {
  const cache = useQueryClient();
  const [reason, setReason] = useState('');
  const save = async () => {
    await annulDdt(ddt.guid, reason.trim());
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`DDT ${ddt.number} annullato.`);
  };
  return (
    <FormDialog
      title={`Annulla il DDT ${ddt.number}`}
      submit="Annulla il DDT"
      onClose={onClose}
      save={save}
      disabled={reason.trim() === ''}
    >
      <p className="dim">Il numero resta, segnato come annullato; i pezzi tornano da consegnare.</p>
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
