import { z } from 'zod';
import { day, done, guid, instant } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

export const plans = ['Prova', 'Base', 'Pro'] as const;
export type Plan = (typeof plans)[number];

/** `expiring`: within EXPIRING_DAYS. A licence without expiry is active. */
export const licenceStates = ['active', 'expiring', 'expired'] as const;
export type LicenceState = (typeof licenceStates)[number];
export const EXPIRING_DAYS = 30;

export const seatCount = z.object({ total: z.int(), assigned: z.int(), free: z.int() });
export type SeatCount = z.output<typeof seatCount>;

export const userSeat = z.object({ assignedAt: instant, expiresAt: instant.nullable() });

const capability = [capabilities.manageConsumerLicences];

const params = z.object({ userGuid: guid });

export const licences = {
  get: route({
    method: 'GET',
    path: '/licences',
    summary: 'Plan, seats and expiry of the company',
    access: 'session',
    capability,
    answer: z.object({
      plan: z.enum(plans),
      seats: seatCount,
      expiresAt: instant.nullable(),
      state: z.enum(licenceStates),
    }),
  }),
  assignSeat: route({
    method: 'PUT',
    path: '/licences/seats/:userGuid',
    writes: 'set',
    summary:
      'Assign a seat to a user, or change its last day (ends at 23:59:59 in Rome; null = as the company)',
    access: 'session',
    capability,
    params,
    body: z.strictObject({ expiresOn: day.nullable() }),
    answer: z.object({ seat: userSeat, seats: seatCount }),
    errors: ['NOT_FOUND', 'NO_FREE_SEATS'],
  }),
  freeSeat: route({
    method: 'DELETE',
    path: '/licences/seats/:userGuid',
    writes: 'once',
    summary: 'Withdraw a user’s seat; users cannot withdraw their own one',
    access: 'session',
    capability,
    params,
    answer: done.extend({ seats: seatCount }),
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  }),
};
