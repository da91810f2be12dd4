import { IconFingerprint } from '@tabler/icons-react';
import type { LoginOutcome } from '../api/log-in.ts';
import classes from './code-step.module.css';

interface PasskeyButtonProps {
  readonly disabled: boolean;
  readonly attempt: (call: () => Promise<LoginOutcome>) => Promise<void>;
}

/** Only where the browser can: without WebAuthn (or without https) there is nothing to offer. */
export function PasskeyButton({ disabled, attempt }: PasskeyButtonProps) {
  if (!('PublicKeyCredential' in window)) return null;
  // Its program comes when it is wanted: most people write their password.
  const logIn = async () => (await import('../api/passkey-log-in.ts')).logInWithPasskey();
  return (
    <button type="button" className={classes.passkey} disabled={disabled} onClick={() => void attempt(logIn)}>
      <IconFingerprint size={18} stroke={1.6} aria-hidden="true" />
      Entra con passkey
    </button>
  );
}
