import { auth, type SessionUser } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';

/** The user behind the stored token; failures are the caller's alone (no popup at the start). */
export const verifySession = async (): Promise<SessionUser> => (await silentApi(auth.verify)).user;
