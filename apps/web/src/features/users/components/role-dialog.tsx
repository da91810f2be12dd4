import { Checkbox, Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CompanyRole, CompanyUser } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { companyRoleChoices, roleNotes } from '../../../entities/users/role-names.ts';
import { updateUser } from '../api/change-user.ts';
import { usersKey } from '../api/users-query.ts';
import { userName } from '../user-name.ts';

interface RoleDialogProps {
  readonly user: CompanyUser;
  readonly onClose: () => void;
}

export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const cache = useQueryClient();
  const [role, setRole] = useState<CompanyRole>(user.role);
  const [hideCosts, setHideCosts] = useState(user.hideCosts);
  const isSame = role === user.role && hideCosts === user.hideCosts;
  const save = async () => {
    await updateUser(user.guid, { role: user.role, hideCosts: user.hideCosts }, { role, hideCosts });
    notifyDone(`${userName(user)}: vale dalla prossima azione, senza nuovo accesso.`);
    await cache.invalidateQueries({ queryKey: usersKey });
  };
  return (
    <FormDialog
      title={`Ruolo di ${userName(user)}`}
      submit="Salva"
      onClose={onClose}
      save={save}
      disabled={isSame}
      size={440}
    >
      <Select
        label="Ruolo"
        data={companyRoleChoices}
        allowDeselect={false}
        value={role}
        onChange={(value) => setRole(value as CompanyRole)}
        description={roleNotes[role]}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        disabled={user.isSelf}
        data-autofocus
      />
      <Checkbox
        label="Nascondi costi e margini"
        description="Vede i prezzi di vendita, non quanto ci costano."
        checked={hideCosts}
        onChange={(event) => setHideCosts(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
