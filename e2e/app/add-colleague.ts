import { type APIRequestContext, expect } from '@playwright/test';
import { COLLEAGUE_PASSWORD } from './administration.ts';
import { openSession, type Session } from './log-in.ts';
import { invitationLink } from './outbox.ts';

interface Colleague {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'preventivista' | 'tecnico' | 'reparto';
}

/** Comes in by an invitation; with a seat where one is free. */
export async function addColleague(
  request: APIRequestContext,
  token: string,
  { firstName, lastName, role }: Colleague,
): Promise<Session> {
  const email = `${firstName.toLowerCase()}.${Date.now()}@officina-prova.it`;
  const headers = { authorization: `Bearer ${token}` };
  const invited = { email, role, seat: true };
  const answer = await request.post('/api/users/invitations', { headers, data: invited });
  expect(answer.ok(), await answer.text()).toBe(true);
  const link = (await invitationLink(email)).split('/').at(-1) ?? '';
  const data = { firstName, lastName, password: COLLEAGUE_PASSWORD, privacyConsent: true };
  expect((await request.post(`/api/invitations/${link}`, { data })).ok()).toBe(true);
  return openSession(request, { email, password: COLLEAGUE_PASSWORD });
}
