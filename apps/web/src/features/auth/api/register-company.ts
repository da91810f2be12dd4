import { type Registration, registerComplete } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const registerCompany = (registration: Registration) => api(registerComplete, { body: registration });
