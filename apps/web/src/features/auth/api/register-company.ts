import { auth, type Registration } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const registerCompany = (registration: Registration) => api(auth.register, { body: registration });
