import type { Policy } from '../../../platform/context.ts';

/** The relying party of WebAuthn: the configured public address, never a header of the request. */
export function relyingParty({ publicUrl }: Pick<Policy, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpID: hostname };
}

/** Time limit of a challenge. */
export const QUESTION_MINUTES = 5;
