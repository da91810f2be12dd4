import { listSettings, preferences } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readLists, readTheme, saveList, saveTheme } from './repository.ts';

export const preferencesRoutes = [
  endpoint(preferences.get, async ({ tenant, actor }) => ({
    theme: await tenant((db) => readTheme(db, actor.userGuid)),
  })),
  endpoint(preferences.update, async ({ tenant, actor }, { body }) => {
    await tenant((db) => saveTheme(db, actor.userGuid, body.theme));
    return body;
  }),
  endpoint(listSettings.get, ({ tenant, actor }) => tenant((db) => readLists(db, actor.userGuid))),
  endpoint(listSettings.save, async ({ tenant, actor }, { body }) => {
    const { list, ...settings } = body;
    await tenant((db) => saveList(db, actor, list, settings));
    return { success: true as const };
  }),
];
