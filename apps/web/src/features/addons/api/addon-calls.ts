import { queryOptions } from '@tanstack/react-query';
import {
  listAddons,
  resetAddon as resetAddonRoute,
  switchAddon as switchAddonRoute,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const addonsQuery = queryOptions({
  queryKey: ['addons'],
  queryFn: ({ signal }) => api(listAddons, {}, { signal }),
});

export const switchAddon = (
  addonGuid: string,
  userGuid: string,
  granted: boolean,
  expiresOn: string | null,
) => api(switchAddonRoute, { params: { addonGuid, userGuid }, body: { granted, expiresOn } });

/** Forgets the switch: the role decides again. */
export const resetAddon = (addonGuid: string, userGuid: string) =>
  api(resetAddonRoute, { params: { addonGuid, userGuid } });
