import { auth } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

/** Closing the session on the server is a courtesy: its failure changes nothing for the user. */
export async function logOutOnServer(): Promise<void> {
  try {
    await silentApi(unread(auth.logout), { body: {} });
  } catch {
    console.warn('Logout API call failed (session already closed?)');
  }
}
