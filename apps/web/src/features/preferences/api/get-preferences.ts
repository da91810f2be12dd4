import { type Preferences, preferences } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';

export const getPreferences = (): Promise<Preferences> => silentApi(preferences.get);
