import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { FloorPerson } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { newGuid } from '../../../lib/new-guid.ts';
import { addPerson, PEOPLE, setPin } from '../api/people-calls.ts';

interface PinDialogProps {
  /** Null: a new person. */
  readonly person: FloorPerson | null;
  readonly onClose: () => void;
}

/** A new person with their PIN, or a new PIN for an existing one. */
export function PinDialog({ person, onClose }: PinDialogProps) {
  const cache = useQueryClient();
  const [guid] = useState(() => newGuid(Date.now()));
  const [name, setName] = useState('');
  const [pin, setTyped] = useState('');
  const save = async () => {
    await (person ? setPin(person.guid, pin) : addPerson({ guid, name: name.trim(), pin }));
    await cache.invalidateQueries({ queryKey: [PEOPLE] });
  };
  return (
    <FormDialog
      title={person ? `PIN di ${person.name}` : 'Aggiungi una persona'}
      submit={person ? 'Cambia PIN' : 'Aggiungi'}
      onClose={onClose}
      save={save}
      disabled={!/^\d{4,6}$/.test(pin) || (!person && name.trim() === '')}
    >
      {person ? null : (
        <TextInput
          label="Nome e cognome"
          data-autofocus
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <PasswordInput
        label="PIN"
        description="Da 4 a 6 cifre."
        inputMode="numeric"
        visibilityToggleButtonProps={{ 'aria-label': 'Mostra il PIN' }}
        autoComplete="new-password"
        maxLength={6}
        value={pin}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </FormDialog>
  );
}
