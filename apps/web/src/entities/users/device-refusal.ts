/** Italian text of the device's own errors (WebAuthn, DOMException); null for other errors. */
export function deviceRefusal(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const name = error.cause instanceof Error ? error.cause.name : error.name;
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Il dispositivo non ha dato la conferma. Riprova quando sei pronto.';
  if (name === 'InvalidStateError') return 'Su questo dispositivo c’è già una passkey per il tuo account.';
  if (name === 'NotSupportedError' || name === 'SecurityError' || name === 'ConstraintError')
    return 'Questo dispositivo o questo indirizzo non permettono le passkey.';
  return null;
}
