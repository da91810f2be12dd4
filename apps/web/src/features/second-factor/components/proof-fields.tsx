import { PasswordInput } from '@mantine/core';
import type { Proof } from '../api/second-factor-calls.ts';
import { CodeInput } from './code-input.tsx';

interface ProofFieldsProps {
  readonly value: Proof;
  readonly onChange: (value: Proof) => void;
  readonly asksCode: boolean;
}

/** That the person at the keyboard is the one of the session. */
export const ProofFields = ({ value, onChange, asksCode }: ProofFieldsProps) => (
  <>
    <PasswordInput
      label="Password"
      autoComplete="current-password"
      data-autofocus
      value={value.password}
      onChange={(event) => onChange({ ...value, password: event.currentTarget.value })}
      visibilityToggleButtonProps={{ 'aria-label': 'Mostra o nascondi la password', tabIndex: 0 }}
    />
    {asksCode ? (
      <CodeInput
        label="Codice dell’app o di recupero"
        inputMode="text"
        value={value.code}
        onChange={(event) => onChange({ ...value, code: event.currentTarget.value })}
      />
    ) : null}
  </>
);
