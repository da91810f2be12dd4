import { auth, type Registration } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

export const registerCompany = (registration: Registration) =>
  api(unread(auth.register), { body: registration });
