import { queryOptions } from '@tanstack/react-query';
import { addons } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const addonsQuery = queryOptions({
  queryKey: ['addons'],
  queryFn: ({ signal }) => api(addons.list, {}, { signal }),
});

export const switchAddon = (
  addonGuid: string,
  userGuid: string,
  granted: boolean,
  expiresOn: string | null,
) => api(addons.switch, { params: { addonGuid, userGuid }, body: { granted, expiresOn } });

/** Forgets the switch: the role decides again. */
export const resetAddon = (addonGuid: string, userGuid: string) =>
  api(addons.reset, { params: { addonGuid, userGuid } });
