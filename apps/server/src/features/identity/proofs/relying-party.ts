import type { Policy } from '../../../platform/context.ts';

/** Who the device signs for: the configured public address, never what a request says of itself. */
export function relyingParty({ publicUrl }: Pick<Policy, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpID: hostname };
}

/** Time to find the finger or the key; then the question is void. */
export const QUESTION_MINUTES = 5;
