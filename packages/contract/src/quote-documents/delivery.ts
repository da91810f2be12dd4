import { z } from 'zod';
import { done, email, guid, instant, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

const capability = [capabilities.insertion];
const params = z.object({ guid });

/** Default life of a link: it ends this many days after the quote does. */
export const LINK_DAYS_AFTER_END = 30;
const LINK_MAX_DAYS = 365;

const quoteLink = z.object({
  guid,
  revision: z.int(),
  anyQuantity: z.boolean(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: instant,
  expiresAt: instant,
  /** Time at which the buyer first opened it; null = not yet. */
  firstSeenAt: instant.nullable(),
  views: z.int(),
});
export type QuoteLink = z.output<typeof quoteLink>;

const quoteMail = z.object({
  outboxGuid: guid,
  revision: z.int(),
  recipient: z.string(),
  createdAt: instant,
  /** Time at which the mail server accepted it; null = not yet. */
  deliveredAt: instant.nullable(),
  /** Last error of the mail server. */
  error: z.string().nullable(),
});
export type QuoteMail = z.output<typeof quoteMail>;

/** All data that the page needs to send a quote. */
const deliveryState = z.object({
  /** False on an installation without a mail server: the page then offers a link or a download. */
  sendsMail: z.boolean(),
  /** The sender's address while its owner has yet to confirm it; until then no mail goes out. */
  unconfirmedEmail: z.string().nullable(),
  mail: z.object({ to: z.string(), subject: z.string(), text: z.string(), copyTo: z.string() }),
  mails: z.array(quoteMail),
  links: z.array(quoteLink),
});
export type QuoteDelivery = z.output<typeof deliveryState>;

export const newQuoteMail = z.strictObject({
  /** The caller's idempotency key: a repeated call sends one mail. */
  guid: guid.optional(),
  to: email,
  subject: requiredText(200, 'Scrivi l’oggetto'),
  text: requiredText(20_000, 'Scrivi il messaggio'),
  copyToSelf: z.boolean().default(true),
  /** A button to the offer on the web, below the text. */
  withLink: z.boolean().default(true),
  anyQuantity: z.boolean().default(false),
  /** The user has checked the prices that are only proposed. */
  confirmed: z.boolean().default(false),
});
export type NewQuoteMail = z.input<typeof newQuoteMail>;

const newQuoteLink = z.strictObject({
  anyQuantity: z.boolean().default(false),
  /** Whole days from now; by default the link ends some time after the quote does. */
  days: z.int().min(1).max(LINK_MAX_DAYS).optional(),
  confirmed: z.boolean().default(false),
});

export const quoteDelivery = {
  get: route({
    method: 'GET',
    path: '/quotes/:guid/delivery',
    summary: 'The default mail, sent mails and links of a quote',
    access: 'session',
    prices: 'needed',
    polled: true,
    params,
    answer: deliveryState,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  send: route({
    method: 'POST',
    path: '/quotes/:guid/mail',
    writes: 'append',
    summary: 'Mail the quote with its PDF; a draft becomes sent once the mail server has accepted it',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability,
    params,
    body: newQuoteMail,
    status: 202,
    answer: deliveryState,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'QUOTE_STATE',
      'QUOTE_UNPRICED',
      'QUOTE_TO_CONFIRM',
      'MAIL_UNAVAILABLE',
      'EMAIL_UNCONFIRMED',
      'GUID_TAKEN',
    ],
  }),
  createLink: route({
    method: 'POST',
    path: '/quotes/:guid/links',
    writes: 'append',
    summary:
      'Create a link for the buyer; a draft counts as sent from now on. Only this answer contains the address',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability,
    params,
    body: newQuoteLink,
    status: 201,
    answer: z.object({ url: z.string(), link: quoteLink }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'QUOTE_STATE', 'QUOTE_UNPRICED', 'QUOTE_TO_CONFIRM'],
  }),
  revokeLink: route({
    method: 'DELETE',
    path: '/quotes/:guid/links/:linkGuid',
    writes: 'once',
    summary: 'Withdraw a link; its page then says so',
    access: 'session',
    capability,
    licence: 'open',
    params: z.object({ guid, linkGuid: guid }),
    answer: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
