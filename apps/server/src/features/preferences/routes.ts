import { getPreferences, updatePreferences } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readTheme, saveTheme } from './repository.ts';

export const preferencesRoutes = [
  endpoint(getPreferences, async ({ tenant, actor }) => ({
    theme: await tenant((db) => readTheme(db, actor.userGuid)),
  })),
  endpoint(updatePreferences, async ({ tenant, actor }, { body }) => {
    await tenant((db) => saveTheme(db, actor.userGuid, body.theme));
    return body;
  }),
];
