import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import type { Proof } from '../api/second-factor-calls.ts';
import { ProofFields } from './proof-fields.tsx';

interface ProofDialogProps {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly destructive?: boolean;
  /** The code too, not the password alone. */
  readonly asksCode?: boolean;
  readonly save: (proof: Proof) => Promise<unknown>;
  readonly onClose: () => void;
}

/** An act on the own second step, by the password and, mostly, a code. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, text, submit, destructive = false, asksCode = true, save, onClose } = props;
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  return (
    <FormDialog
      title={title}
      submit={submit}
      destructive={destructive}
      onClose={onClose}
      disabled={proof.password === '' || (asksCode && proof.code === '')}
      save={() => save(proof)}
    >
      <p>{text}</p>
      <ProofFields value={proof} onChange={setProof} asksCode={asksCode} />
    </FormDialog>
  );
}
