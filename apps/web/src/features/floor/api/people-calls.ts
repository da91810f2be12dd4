import { queryOptions } from '@tanstack/react-query';
import { floorPeople, type RouteAnswer } from '@truciolo/contract';
import { api, backgroundApi } from '../../../lib/api/client.ts';
import { getSessionUser } from '../../../lib/session/session-store.ts';
import { askOrCached } from '../device-store/cached-answer.ts';

export const PEOPLE = 'floor-people';

export const peopleQuery = queryOptions({
  queryKey: [PEOPLE],
  queryFn: ({ signal }) =>
    askOrCached<RouteAnswer<typeof floorPeople.list>>(`${getSessionUser()?.guid ?? ''}:people`, () =>
      backgroundApi(floorPeople.list, {}, { signal }),
    ),
  networkMode: 'always',
});

export const addPerson = (body: { guid: string; name: string; pin: string }) =>
  api(floorPeople.create, { body });
export const setPin = (guid: string, pin: string) =>
  api(floorPeople.update, { params: { guid }, body: { pin } });
export const removePerson = (guid: string) => api(floorPeople.remove, { params: { guid } });
export const printBadge = (guid: string) => api(floorPeople.badge, { params: { guid } });
