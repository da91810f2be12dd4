import { sharedTablets } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { getSession, startSession } from '../../../lib/session/session-store.ts';

function mark(sharedTablet: boolean): void {
  const session = getSession();
  if (session.status === 'in') startSession(session.token, { ...session.user, sharedTablet });
}

/** From here on the server lets this session do what the shop floor does, and nothing else. */
export async function beginSharedTablet(): Promise<void> {
  await api(sharedTablets.begin, { body: {} });
  mark(true);
}

export async function endSharedTablet(password: string): Promise<void> {
  await api(sharedTablets.end, { body: { password } });
  mark(false);
}
