import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import type { Proof } from '../api/second-factor-calls.ts';
import { ProofFields } from './proof-fields.tsx';

interface ProofDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly destructive?: boolean;
  readonly save: (proof: Proof) => Promise<unknown>;
  readonly onClose: () => void;
}

/** An act on the own second step, by password and code. */
export function ProofDialog({ title, text, submit, destructive = false, save, onClose }: ProofDialogProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  return (
    <FormDialog
      title={title}
      submit={submit}
      destructive={destructive}
      onClose={onClose}
      disabled={proof.password === '' || proof.code === ''}
      save={() => save(proof)}
    >
      <p>{text}</p>
      <ProofFields value={proof} onChange={setProof} asksCode />
    </FormDialog>
  );
}
