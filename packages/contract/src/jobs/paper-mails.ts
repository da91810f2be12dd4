import { z } from 'zod';
import { done, email, guid, requiredText } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';

const capability = [capabilities.insertion];

/** A mail with a paper of a job as its attachment. */
export const paperMail = z.strictObject({
  to: email,
  subject: requiredText(200, 'Scrivi l’oggetto'),
  text: requiredText(20_000, 'Scrivi il messaggio'),
  copyToSelf: z.boolean().default(true),
});
export type PaperMail = z.input<typeof paperMail>;

export const paperMails = {
  order: route({
    method: 'POST',
    path: '/orders/:guid/mail',
    writes: 'append',
    summary: 'Mail the order confirmation to the buyer with its PDF',
    access: 'session',
    leaves: true,
    prices: 'needed',
    capability,
    params: z.object({ guid }),
    body: paperMail,
    answer: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MAIL_UNAVAILABLE', 'EMAIL_UNCONFIRMED'],
  }),
  subcontract: route({
    method: 'POST',
    path: '/jobs/:guid/phases/:phaseGuid/order/mail',
    writes: 'append',
    summary: 'Mail the order of an external phase to its subcontractor with its PDF',
    access: 'session',
    leaves: true,
    capability,
    params: z.object({ guid, phaseGuid: guid }),
    body: paperMail,
    answer: done,
    errors: ['NOT_FOUND', 'JOB_STATE', 'MAIL_UNAVAILABLE', 'EMAIL_UNCONFIRMED'],
  }),
};
