import { expect, it } from 'vitest';
import { bareVat, checkBuyer } from './check-buyer.ts';

const good = {
  name: 'Elena Fontana',
  company: 'Meccanica Cusio S.r.l.',
  vatNumber: 'IT 00743110157',
  email: 'e.fontana@cusio.example',
  wantedBy: '2026-12-18',
};
const rest = { isAnswered: true, hasConsent: true, today: '2026-11-17' };

it('a complete form has no problems', () => {
  expect(checkBuyer(good, rest)).toEqual({});
  expect(checkBuyer({ ...good, vatNumber: '', wantedBy: '' }, rest)).toEqual({});
});

it('every problem is reported at its own field', () => {
  const empty = { name: ' ', company: '', vatNumber: '00743110158', email: 'elena@', wantedBy: '2026-11-17' };
  expect(checkBuyer(empty, { ...rest, isAnswered: false, hasConsent: false })).toEqual({
    name: 'missingName',
    company: 'missingCompany',
    vatNumber: 'wrongVat',
    email: 'missingEmail',
    wantedBy: 'wrongDay',
    answer: 'wrongAnswer',
    consent: 'missingConsent',
  });
});

it.each([
  ['IT', ''],
  ['IT 007 4311 0157', '00743110157'],
  ['de 123456789', 'DE123456789'],
])('%s is sent as %s', (typed, bare) => expect(bareVat(typed)).toBe(bare));

it.each(['DE123456789', 'ATU12345678', 'FRXX999999999'])('%s of another country passes', (vatNumber) =>
  expect(checkBuyer({ ...good, vatNumber }, rest)).toEqual({}),
);
