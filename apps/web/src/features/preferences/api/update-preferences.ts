import { type Preferences, preferences } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const updatePreferences = (body: Preferences): Promise<Preferences> =>
  api(preferences.update, { body });
