import type { consent, RouteInput } from '@truciolo/contract';
import { isPassingStatus } from '../../lib/api/passing-status.ts';
import { PENDING_KEY } from './consent-state.ts';

type Choice = RouteInput<typeof consent.record>['body'];

// Only the types of the contract are imported: its schemas would be larger than this page.
const path: (typeof consent.record)['path'] = '/utils/consent';

/** Sends the choice as proof of consent. Kept until the server has it, so a lost connection does not lose it. */
export async function recordChoice(apiBase: string, choice: Choice): Promise<void> {
  localStorage.setItem(PENDING_KEY, JSON.stringify(choice));
  await sendPendingChoice(apiBase);
}

export async function sendPendingChoice(apiBase: string): Promise<void> {
  const body = localStorage.getItem(PENDING_KEY);
  if (!body) return;
  try {
    const answer = await fetch(`${apiBase}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // Lives on when the visitor clicks away at once.
      keepalive: true,
    });
    // A refusal would be the same next time; only a server that is busy or away is worth another try.
    const settled = !isPassingStatus(answer.status);
    // A newer choice may have replaced this one meanwhile.
    if (settled && localStorage.getItem(PENDING_KEY) === body) localStorage.removeItem(PENDING_KEY);
  } catch {
    // Offline: the next visit sends it.
  }
}
