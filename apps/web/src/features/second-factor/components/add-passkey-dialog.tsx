import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { deviceRefusal } from '../../../entities/users/device-refusal.ts';
import { addPasskey } from '../api/passkey-calls.ts';
import type { Proof } from '../api/second-factor-calls.ts';
import { ProofFields } from './proof-fields.tsx';

interface AddPasskeyDialogProps {
  readonly asksCode: boolean;
  /** Recovery codes where it is the first second step. */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

export function AddPasskeyDialog({ asksCode, onAdded, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState('');
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async () => {
    setRefusal(null);
    try {
      onAdded(await addPasskey(name, proof));
      return true;
    } catch (error) {
      const text = deviceRefusal(error);
      if (text === null) throw error;
      setRefusal(text);
      return false;
    }
  };
  return (
    <FormDialog
      title="Aggiungi una passkey"
      submit="Aggiungi"
      onClose={onClose}
      disabled={name.trim() === '' || proof.password === '' || (asksCode && proof.code === '')}
      save={save}
    >
      <TextInput
        label="Nome"
        description="Per riconoscerla: «Telefono», «PC dell’ufficio»"
        maxLength={60}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ProofFields value={proof} onChange={setProof} asksCode={asksCode} />
      {refusal ? <NoteBar tone="bad">{refusal}</NoteBar> : null}
    </FormDialog>
  );
}
