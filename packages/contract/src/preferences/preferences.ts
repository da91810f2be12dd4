import { z } from 'zod';
import { route } from '../kit/route.ts';

const themes = ['light', 'dark'] as const;
/** Null until the user chose a theme: it follows the device. */
const themeChoice = z.object({ theme: z.enum(themes).nullable() });
export type Preferences = z.output<typeof themeChoice>;
export type Theme = (typeof themes)[number];

export const preferences = {
  get: route({
    method: 'GET',
    path: '/preferences',
    summary: 'Preferences of the user',
    access: 'session',
    sharedTablet: true,
    beforeSecondFactor: true,
    answer: themeChoice,
  }),
  update: route({
    method: 'PUT',
    path: '/preferences',
    writes: 'own',
    summary: 'Save preferences of the user',
    access: 'session',
    body: z.strictObject({ theme: z.enum(themes) }),
    answer: themeChoice,
  }),
};
