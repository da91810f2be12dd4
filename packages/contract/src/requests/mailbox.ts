import { z } from 'zod';
import { done, instant, requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

// The mailbox from which the requests of a company are taken (IMAP). Messages are only read: none is deleted, moved or
// marked.

/** `tls`: encrypted from the first byte (port 993). `starttls`: encrypted after the greeting (port 143). */
export const mailboxSafeties = ['tls', 'starttls'] as const;

const fields = {
  host: requiredText(253, 'Scrivi il server della posta in arrivo.'),
  port: z
    .int()
    .min(1, { error: 'Scrivi una porta fra 1 e 65535.' })
    .max(65_535, { error: 'Scrivi una porta fra 1 e 65535.' }),
  safety: z.enum(mailboxSafeties),
  username: requiredText(254, 'Scrivi il nome utente della casella.'),
  folder: requiredText(200, 'Scrivi la cartella da leggere.'),
  active: z.boolean(),
};

const mailboxFields = z.strictObject({
  ...fields,
  /** Empty: the stored one stays. */
  password: text(500),
});
export type MailboxFields = z.output<typeof mailboxFields>;

const mailbox = z.object({
  ...fields,
  /** Time of the last reading that went well. */
  lastReadAt: instant.nullable(),
  /** Messages taken since it was connected. */
  taken: z.int(),
  /** Sentence about the last reading, when it failed; empty otherwise. */
  problem: z.string(),
});
export type Mailbox = z.output<typeof mailbox>;

const common = { access: 'session', prices: 'needed' } as const;
const manager = { ...common, capability: [capabilities.insertion], roles: ['responsabile'] } as const;

export const requestMailbox = {
  get: route({
    ...common,
    method: 'GET',
    path: '/request-mailbox',
    summary: 'The mailbox from which requests are taken, without its password; null when none is connected',
    answer: z.object({ mailbox: mailbox.nullable() }),
    errors: ['FORBIDDEN'],
  }),
  address: route({
    ...common,
    method: 'GET',
    path: '/request-mailbox/address',
    summary:
      'The address to which the company forwards requests; null where the installation receives no mail',
    answer: z.object({ address: z.string().nullable() }),
    errors: ['FORBIDDEN'],
  }),
  set: route({
    ...manager,
    method: 'PUT',
    path: '/request-mailbox',
    writes: 'set',
    summary: 'Connect a mailbox or change it; only messages that arrive from now on are taken',
    body: mailboxFields,
    answer: z.object({ mailbox: mailbox.nullable() }),
    errors: ['FORBIDDEN', 'MAILBOX_REFUSED'],
  }),
  check: route({
    ...manager,
    method: 'POST',
    path: '/request-mailbox/check',
    writes: 'none',
    summary: 'Open the mailbox with these settings, without taking a message',
    body: mailboxFields,
    answer: z.object({ messages: z.int(), folders: z.array(z.string()) }),
    errors: ['FORBIDDEN', 'MAILBOX_REFUSED', 'RATE_LIMITED'],
  }),
  remove: route({
    ...manager,
    method: 'DELETE',
    path: '/request-mailbox',
    writes: 'set',
    summary: 'Disconnect the mailbox and forget its password; requests that were taken stay',
    answer: done,
    errors: ['FORBIDDEN'],
  }),
};
