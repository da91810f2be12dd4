import { capabilities, type SessionUser } from '@truciolo/contract';
import { onTestFinished } from 'vitest';
import { readUser } from '../src/lib/session/read-user.ts';
import { clearSession, startSession } from '../src/lib/session/session-store.ts';

/** Somebody is logged in until the test is over; the office's head, unless other facts are given. */
export function asUser(facts: Partial<SessionUser> = {}): void {
  const user = readUser(
    {
      guid: '01900000-0000-7000-8000-000000000001',
      firstName: 'Luca',
      lastName: 'Riva',
      role: 'responsabile',
      capabilities: [capabilities.insertion],
      ...facts,
    },
    'token',
  );
  if (!user) throw new Error('the facts make no user');
  startSession('token', user);
  onTestFinished(() => clearSession());
}
