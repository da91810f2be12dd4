import { z } from 'zod';
import { guid, instant } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { listWindow } from '../kit/whole-numbers.ts';

export const messageStates = ['nuovo', 'risposto', 'chiuso'] as const;
export type MessageState = (typeof messageStates)[number];

/** A message of the contact form, as the supplier's inbox shows it. */
const inboxMessage = z.object({
  guid,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Text as typed; `companyGuid` is known only when the sender was logged in. */
  company: z.string(),
  companyGuid: guid.nullable(),
  companyName: z.string().nullable(),
  message: z.string(),
  state: z.enum(messageStates),
  createdAt: instant,
  /** Supplier user it was addressed to; null = the supplier's general address. */
  adminGuid: guid.nullable(),
});
export type InboxMessage = z.output<typeof inboxMessage>;

const capability = [capabilities.manageSupplierLicences];

export const messages = {
  list: route({
    method: 'GET',
    path: '/supplier/messages',
    summary: 'The inbox of contact messages, newest first: all or the own ones, of any state or one',
    access: 'session',
    capability,
    query: z.strictObject({
      state: z.enum(messageStates).optional(),
      mine: z.enum(['yes', 'no']).default('no'),
      ...listWindow(),
    }),
    answer: z.object({ rows: z.array(inboxMessage), total: z.int(), unread: z.int() }),
  }),
  setState: route({
    method: 'PUT',
    path: '/supplier/messages/:guid',
    writes: 'set',
    summary: 'Mark a contact message as new, answered or closed',
    access: 'session',
    capability,
    params: z.object({ guid }),
    body: z.strictObject({ state: z.enum(messageStates) }),
    answer: inboxMessage,
    errors: ['NOT_FOUND'],
  }),
};
