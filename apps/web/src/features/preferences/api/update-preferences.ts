import { type Preferences, updatePreferences as updatePreferencesRoute } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const updatePreferences = (preferences: Preferences): Promise<Preferences> =>
  api(updatePreferencesRoute, { body: preferences });
