import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { endSharedTablet } from '../api/shared-tablet.ts';

/** The tablet becomes its owner's again, by the owner's password. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { firstName, lastName } = useSessionUser();
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title="Esci dal tablet condiviso"
      submit="Esci"
      onClose={onClose}
      disabled={password === ''}
      save={() => endSharedTablet(password)}
    >
      <PasswordInput
        label={`Password di ${firstName} ${lastName}`}
        autoComplete="current-password"
        data-autofocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Mostra la password' }}
      />
    </FormDialog>
  );
}
