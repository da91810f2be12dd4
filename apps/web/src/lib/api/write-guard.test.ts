import { ApiError, preferences, type RouteSpec, routes, type SessionUser } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { refuseExpiredWrite } from './write-guard.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const guid = '0198c0de-0000-7000-8000-000000000001';
const user = (licenseExpiration: string | null): SessionUser => ({
  guid,
  firstName: 'Marco',
  lastName: 'Bianchi',
  mail: 'marco@officina.it',
  role: 'responsabile',
  capabilities: [],
  licenseExpiration,
  companyGuid: guid,
  companyName: 'Officina',
  companyKind: 'consumer',
  hideCosts: false,
  sharedTablet: false,
  secondFactorDue: false,
  seatManagers: [],
});
const expired = user('2026-11-01T00:00:00Z');
const isRefused = (spec: RouteSpec, who: SessionUser | null): boolean => {
  try {
    refuseExpiredWrite(spec, who, now);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 403 && error.code === 'LICENSE_EXPIRED';
  }
};

describe('with an expired licence', () => {
  it('allows every read and the exceptions, and refuses the other writes', () => {
    const open = Object.entries(routes)
      .filter(([, spec]: [string, RouteSpec]) => !isRefused(spec, expired))
      .map(([name]) => name);
    expect(open).toEqual(
      expect.arrayContaining([
        'passwords.change',
        'auth.logout',
        'companies.update',
        'companies.uploadLogo',
        'contact.send',
        'companies.get',
      ]),
    );
    expect(isRefused(preferences.update, expired)).toBe(true);
  });

  it('names the expiry date', () => {
    expect(() => refuseExpiredWrite(preferences.update, expired, now)).toThrow(
      'Licenza scaduta il 01/11/2026. Contatta il supporto o il tuo fornitore.',
    );
  });
});

it.each([
  ['a licence that runs', user('2026-12-01T00:00:00Z')],
  ['a licence without end', user(null)],
  ['nobody logged in', null],
])('refuses nothing to %s', (_what, who) => {
  expect(isRefused(preferences.update, who)).toBe(false);
});
