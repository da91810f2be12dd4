import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { errorText, isAnnounced } from '../../../lib/error-text.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type Proof,
  secondFactorQuery,
} from '../api/second-factor-calls.ts';
import { CodeInput } from './code-input.tsx';
import { ProofFields } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './second-factor.module.css';

interface SetUpProps {
  /** A second factor is already on: another phone replaces it. */
  readonly isOn: boolean;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Password, then the code of the app, then the recovery codes. */
export function SetUp({ isOn, onDone, onCancel }: SetUpProps) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [code, setCode] = useState('');
  const begin = useMutation({ mutationFn: beginSecondFactor });
  const cache = useQueryClient();
  const confirm = useMutation({
    mutationFn: confirmSecondFactor,
    onSuccess: () => void cache.invalidateQueries(secondFactorQuery),
  });
  if (confirm.data) return <RecoveryCodes codes={confirm.data} onDone={onDone} />;

  const step = begin.data ? confirm : begin;
  const problem = step.error && !isAnnounced(step.error) ? errorText(step.error) : null;
  const isReady = begin.data ? code !== '' : proof.password !== '' && (!isOn || proof.code !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (begin.data) confirm.mutate(code);
    else begin.mutate(proof);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {begin.data ? (
        <div className={classes.scan}>
          <QrCode label="Codice QR per l’app di autenticazione" text={begin.data.address} />
          <div>
            <p>Inquadra il codice con l’app, poi scrivi le 6 cifre che mostra.</p>
            <p>
              Senza fotocamera, scrivi nell’app questa chiave:{' '}
              <span className={classes.secret} data-private>
                {grouped(begin.data.secret)}
              </span>
            </p>
            <CodeInput data-autofocus value={code} onChange={(event) => setCode(event.currentTarget.value)} />
          </div>
        </div>
      ) : (
        <ProofFields value={proof} onChange={setProof} asksCode={isOn} />
      )}
      {problem ? <NoteBar tone="bad">{problem}</NoteBar> : null}
      <div className={classes.acts}>
        <Button variant="filled" type="submit" disabled={!isReady || step.isPending}>
          {begin.data ? 'Attiva' : 'Continua'}
        </Button>
        {onCancel ? (
          <Button variant="subtle" onClick={onCancel}>
            Annulla
          </Button>
        ) : null}
      </div>
    </form>
  );
}
