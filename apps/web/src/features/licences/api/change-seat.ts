import { licences } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** `expiresOn` null: as long as the company's licence. */
export const assignSeat = (userGuid: string, expiresOn: string | null) =>
  api(licences.assignSeat, { params: { userGuid }, body: { expiresOn } });

export const freeSeat = (userGuid: string) => api(licences.freeSeat, { params: { userGuid } });
