import { z } from 'zod';
import { route } from '../kit/route.ts';

export const themes = ['light', 'dark'] as const;
export const preferences = z.object({ theme: z.enum(themes) });
export type Preferences = z.output<typeof preferences>;

export const getPreferences = route({
  method: 'GET',
  path: '/preferences',
  summary: 'Preferences of the user',
  access: 'session',
  answer: preferences,
});

export const updatePreferences = route({
  method: 'PUT',
  path: '/preferences',
  summary: 'Save preferences of the user',
  access: 'session',
  body: z.strictObject({ theme: z.enum(themes) }),
  answer: preferences,
});
