import { preferences, type Theme } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';

export const updatePreferences = (body: { readonly theme: Theme }): Promise<unknown> =>
  api(unread(preferences.update), { body });
