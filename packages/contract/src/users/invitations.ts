import { z } from 'zod';
import { registerPassword } from '../auth/password.ts';
import { done, email, guid, instant, requiredText, text } from '../kit/fields.ts';
import { companyRoles, roles } from '../kit/roles.ts';
import { capabilities, route } from '../kit/route.ts';

export const INVITATION_DAYS = 7;

export const newInvitation = z.strictObject({
  email,
  firstName: text(100).default(''),
  lastName: text(100).default(''),
  role: z.enum(companyRoles, { error: 'Scegli un ruolo.' }),
  hideCosts: z.boolean().default(false),
  /** Give a seat when the invitation is accepted, if one is free then. */
  seat: z.boolean().default(true),
});
export type NewInvitation = z.input<typeof newInvitation>;

export const invitation = z.object({
  guid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  hideCosts: z.boolean(),
  seat: z.boolean(),
  invitedBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  state: z.enum(['open', 'expired']),
});
export type Invitation = z.output<typeof invitation>;

/** Just made: where the installation sends no mail, with the address to hand over, told this once. */
const sentInvitation = invitation.extend({ link: z.string().nullable() });
export type SentInvitation = z.output<typeof sentInvitation>;

const capability = [capabilities.manageConsumerLicences];
const params = z.object({ guid });

const byToken = z.object({ token: z.string().min(1).max(200) });

export const invitations = {
  list: route({
    method: 'GET',
    path: '/users/invitations',
    summary: 'The open invitations of the company',
    access: 'session',
    capability,
    answer: z.array(invitation),
  }),
  create: route({
    method: 'POST',
    path: '/users/invitations',
    writes: 'once',
    summary:
      'Invite a person by e-mail: the link is valid once, for 7 days; a second invitation replaces the first',
    access: 'session',
    capability,
    body: newInvitation,
    status: 201,
    answer: sentInvitation,
    errors: ['DUPLICATE_EMAIL', 'RATE_LIMITED'],
  }),
  resend: route({
    method: 'POST',
    path: '/users/invitations/:guid/resend',
    writes: 'once',
    summary: 'Mail a new link for 7 days; the earlier one becomes invalid',
    access: 'session',
    capability,
    params,
    body: z.strictObject({}),
    answer: sentInvitation,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/users/invitations/:guid',
    writes: 'once',
    summary: 'Withdraw an invitation',
    access: 'session',
    capability,
    params,
    answer: done,
    errors: ['NOT_FOUND'],
  }),
  read: route({
    method: 'GET',
    path: '/invitations/:token',
    summary: 'Content of the page /invito/:token',
    access: 'public',
    params: byToken,
    answer: z.object({
      companyName: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      role: z.enum(roles),
      expiresAt: instant,
    }),
    errors: ['INVITATION_INVALID'],
  }),
  accept: route({
    method: 'POST',
    path: '/invitations/:token',
    writes: 'once',
    summary: 'Accept an invitation with name and password; the user then logs in as usual',
    access: 'public',
    params: byToken,
    body: z.strictObject({
      firstName: requiredText(100, 'Inserisci il nome'),
      lastName: requiredText(100, 'Inserisci il cognome'),
      password: registerPassword,
      privacyConsent: z.boolean(),
    }),
    status: 201,
    answer: done.extend({
      email: z.string(),
      /** False: no seat was free, the responsabile has to give one before the user can work. */
      seat: z.boolean(),
    }),
    errors: ['INVITATION_INVALID', 'DUPLICATE_EMAIL', 'CONSENT_REQUIRED', 'COMMON_PASSWORD'],
  }),
};
