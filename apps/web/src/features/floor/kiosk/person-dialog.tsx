import { PasswordInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FloorPerson } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { peopleQuery } from '../api/people-calls.ts';
import { badgeIn, identify } from './identify.ts';
import classes from './kiosk.module.css';
import type { Presser } from './kiosk-store.ts';

interface PersonDialogProps {
  readonly onClose: () => void;
  readonly onKnown: (presser: Presser) => void;
}

/** "Chi sei?": a name and its PIN, or a badge under the scanner. */
export function PersonDialog({ onClose, onKnown }: PersonDialogProps) {
  const people = useQuery(peopleQuery);
  const [person, setPerson] = useState<FloorPerson | null>(null);
  const [pin, setPin] = useState('');
  const [badge, setBadge] = useState('');
  const save = async () => {
    const claim = person ? { person: person.guid, pin } : { badge: badgeIn(badge) };
    try {
      onKnown(await identify(claim));
    } catch (error) {
      setPin('');
      setBadge('');
      throw error;
    }
  };
  return (
    <FormDialog
      title={person ? person.name : 'Chi sei?'}
      submit="Sono io"
      onClose={onClose}
      save={save}
      disabled={person ? !/^\d{4,6}$/.test(pin) : badge.trim() === ''}
    >
      {person ? (
        <PasswordInput
          size="lg"
          label="PIN"
          inputMode="numeric"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostra il PIN' }}
          autoComplete="off"
          maxLength={6}
          data-autofocus
          autoFocus
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, ''))}
        />
      ) : (
        <>
          <TextInput
            size="lg"
            label="Badge"
            description="Passalo sotto il lettore, o scegli il tuo nome."
            autoComplete="off"
            data-autofocus
            value={badge}
            onChange={(event) => setBadge(event.currentTarget.value)}
          />
          <div className={classes.people}>
            {(people.data?.people ?? []).map((one) => (
              <button key={one.guid} type="button" className={classes.person} onClick={() => setPerson(one)}>
                {one.name}
              </button>
            ))}
          </div>
          {people.data?.people.length === 0 ? (
            <p className="muted">Nessuna persona: il responsabile le aggiunge da Reparto, Persone e badge.</p>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
