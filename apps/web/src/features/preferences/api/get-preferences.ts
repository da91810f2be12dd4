import { preferences } from '@truciolo/contract';
import { z } from 'zod';
import { silentApi } from '../../../lib/api/client.ts';

const answer = z.looseObject({ theme: z.unknown().optional() });

export const getPreferences = () => silentApi({ ...preferences.get, answer });
