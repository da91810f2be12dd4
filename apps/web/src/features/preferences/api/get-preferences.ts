import { getPreferences as getPreferencesRoute, type Preferences } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';

export const getPreferences = (): Promise<Preferences> => silentApi(getPreferencesRoute);
