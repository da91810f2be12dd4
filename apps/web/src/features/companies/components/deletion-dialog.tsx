import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { DELETION_DELAY_DAYS } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { askDeletion, deletionQuery } from '../api/company-data.ts';

interface DeletionDialogProps {
  readonly companyGuid: string;
  readonly companyName: string;
  readonly onClose: () => void;
}

export function DeletionDialog({ companyGuid, companyName, onClose }: DeletionDialogProps) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const save = async () => {
    const asked = await askDeletion(companyGuid, typed.trim());
    cache.setQueryData(deletionQuery(companyGuid).queryKey, asked);
    notifyDone('Ti abbiamo spedito un’email: apri il link per confermare.');
  };
  return (
    <FormDialog
      title={`Cancellare ${companyName}?`}
      submit="Richiedi cancellazione"
      destructive
      disabled={typed.trim() !== companyName.trim()}
      onClose={onClose}
      save={save}
    >
      <p className="muted">
        Preventivi, anagrafiche, utenti e file verranno cancellati per sempre. Prima ti chiediamo conferma per
        email, poi passano {DELETION_DELAY_DAYS} giorni in cui puoi ripensarci.
      </p>
      <TextInput
        label={`Scrivi «${companyName}» per continuare`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
