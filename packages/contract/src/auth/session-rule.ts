import { z } from 'zod';
import { capabilities, route } from '../kit/route.ts';

/** Minutes without use after which sessions of a company may be told to end. */
export const idleChoices = [15, 30, 60, 240, 480] as const;
export type IdleMinutes = (typeof idleChoices)[number];

/** Null: as the installation has it. */
const idleMinutes = z.literal(idleChoices).nullable();
const capability = [capabilities.manageConsumerLicences, capabilities.manageSupplierLicences];

export const sessionRule = {
  get: route({
    method: 'GET',
    path: '/users/session-rule',
    summary: 'After how long without use the sessions of the own company end',
    access: 'session',
    capability,
    answer: z.object({ idleMinutes }),
  }),
  set: route({
    method: 'PUT',
    path: '/users/session-rule',
    writes: 'set',
    summary: 'End sessions of the own company after this long without use; tablets at the machines stay',
    access: 'session',
    capability,
    body: z.strictObject({ idleMinutes }),
    answer: z.object({ idleMinutes }),
  }),
};
