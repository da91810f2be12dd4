import { type Preferences, preferences } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

export const updatePreferences = (body: Preferences): Promise<unknown> =>
  api(unread(preferences.update), { body });
