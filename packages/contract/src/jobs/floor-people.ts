import { z } from 'zod';
import { done, guid, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { madeFile } from '../quote-documents/documents.ts';

/** Code that a person types on a shared tablet. */
export const pin = z.string().regex(/^\d{4,6}$/, { error: 'Il PIN ha da 4 a 6 cifre.' });

const floorPerson = z.object({ guid, name: z.string() });
export type FloorPerson = z.output<typeof floorPerson>;

const name = requiredText(80, 'Scrivi nome e cognome.');
const managers = [capabilities.manageConsumerLicences];

/** The people at the machines: on a shared tablet each identifies themselves by PIN or badge. */
export const floorPeople = {
  list: route({
    method: 'GET',
    path: '/floor/people',
    summary: 'The people at the machines, by name',
    access: 'session',
    sharedTablet: true,
    answer: z.object({ people: z.array(floorPerson) }),
  }),
  create: route({
    method: 'POST',
    path: '/floor/people',
    writes: 'append',
    summary: 'Add a person who works at the machines',
    access: 'session',
    capability: managers,
    body: z.strictObject({ guid: guid.optional(), name, pin }),
    answer: floorPerson,
    status: 201,
    errors: ['DUPLICATE_NAME', 'GUID_TAKEN'],
  }),
  update: route({
    method: 'PATCH',
    path: '/floor/people/:guid',
    writes: 'set',
    summary: 'Change the name or the PIN of a person',
    access: 'session',
    capability: managers,
    params: z.object({ guid }),
    body: z.strictObject({ name: name.optional(), pin: pin.optional() }),
    answer: floorPerson,
    errors: ['NOT_FOUND', 'DUPLICATE_NAME'],
  }),
  /** Past work stays under the person's name. */
  remove: route({
    method: 'DELETE',
    path: '/floor/people/:guid',
    writes: 'once',
    summary: 'Remove a person: PIN and badge become invalid',
    access: 'session',
    capability: managers,
    params: z.object({ guid }),
    answer: done,
    errors: ['NOT_FOUND'],
  }),
  badge: route({
    method: 'POST',
    path: '/floor/people/:guid/badge',
    writes: 'set',
    summary: 'Create a badge with a code to scan, as PDF; the previous one becomes invalid',
    access: 'session',
    capability: managers,
    params: z.object({ guid }),
    answer: madeFile,
    errors: ['NOT_FOUND'],
  }),
  /** The pass is sent with each event; it is valid for a shift, whether the event is sent at once or later. */
  identify: route({
    method: 'POST',
    path: '/floor/identify',
    writes: 'none',
    summary: 'Identify the person at the shared tablet by PIN or badge',
    access: 'session',
    sharedTablet: true,
    body: z.union([z.strictObject({ person: guid, pin }), z.strictObject({ badge: text(200).min(1) })]),
    answer: z.object({ person: floorPerson, pass: z.string(), until: instant }),
    errors: ['PIN_WRONG'],
  }),
};
