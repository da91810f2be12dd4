import { z } from 'zod';
import { done, email, requiredText, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

/** Optional leading plus, then 7 to 20 characters with no letters. */
const PHONE_PATTERN = /^\+?[^\p{L}]{7,20}$/u;
export const isPhone = (value: string): boolean => value === '' || PHONE_PATTERN.test(value);

export const contactMessage = z.strictObject({
  name: requiredText(200, 'Inserisci il nome'),
  email,
  company: text(200).default(''),
  phone: text(40).refine(isPhone, { error: 'Numero di telefono non valido' }).default(''),
  message: requiredText(5000, 'Scrivi un messaggio'),
  verificationQuestion: z.string().max(50),
  /**
   * Ticket that came with the question: signed by the server, valid once and for half an hour. Senders that made up the
   * question themselves have none, and a lower rate limit holds for them.
   */
  verificationTicket: z.string().max(1000).optional(),
  verificationAnswer: z.int({ error: 'Rispondi con un numero' }),
  /** Part of the agreed payload; the server computes the result itself and ignores this field. */
  expectedAnswer: z.int().optional(),
  privacyConsent: z.boolean(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const contact = {
  question: route({
    method: 'GET',
    path: '/utils/contact/question',
    summary: 'The question that a message has to answer, drawn by the server',
    access: 'public',
    answer: z.object({ text: z.string(), ticket: z.string() }),
  }),
  send: route({
    method: 'POST',
    path: '/utils/contact',
    writes: 'append',
    summary: 'Write to the reseller; a bearer token, if sent, ties the message to the company',
    access: 'public',
    licence: 'open',
    body: contactMessage,
    answer: done,
    errors: ['WRONG_ANSWER', 'QUESTION_OVER', 'CONSENT_REQUIRED'],
  }),
};
