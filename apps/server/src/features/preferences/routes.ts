import { listSettings, preferences, savedViews } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readLists, readTheme, readViews, saveList, saveTheme, saveViews } from './repository.ts';

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
  endpoint(savedViews.get, ({ tenant, actor }) => tenant((db) => readViews(db, actor.userGuid))),
  endpoint(savedViews.save, async ({ tenant, actor }, { body }) => {
    await tenant((db) => saveViews(db, actor, body.list, body.views));
    return { success: true as const };
  }),
];
