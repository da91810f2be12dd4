import { describe, expect, it } from 'vitest';
import { isLicenceExpired, licenceDaysLeft, licenceExpiredText } from './licence.ts';

const now = Date.parse('2026-11-15T12:00:00Z');

describe('licence', () => {
  it.each([
    [null, false, null],
    ['2026-11-15T12:00:01Z', false, 1],
    ['2026-11-29T12:00:00Z', false, 14],
    ['2026-11-15T11:59:59Z', true, null],
  ])('expiry %s', (expiration, isExpired, daysLeft) => {
    expect(isLicenceExpired(expiration, now)).toBe(isExpired);
    expect(licenceDaysLeft(expiration, now)).toBe(daysLeft);
  });

  it('writes the refusal with and without a date', () => {
    expect(licenceExpiredText('2026-11-30T22:59:59Z')).toBe(
      'Licenza scaduta il 30/11/2026. Contatta il supporto o il tuo fornitore.',
    );
    expect(licenceExpiredText(null)).toBe('Licenza scaduta. Contatta il supporto o il tuo fornitore.');
    const noSeat = '1970-01-01T00:00:00.000Z';
    expect(licenceExpiredText(noSeat)).toBe(
      'Nessun posto assegnato: chiedi al responsabile delle licenze della tua azienda.',
    );
    expect(licenceExpiredText(noSeat, ['Anna Bianchi'])).toBe(
      'Nessun posto assegnato: chiedi a Anna Bianchi.',
    );
    expect(licenceExpiredText(noSeat, ['Anna Bianchi', 'Ugo Neri', 'Ada Riva'])).toBe(
      'Nessun posto assegnato: chiedi a Anna Bianchi, Ugo Neri o Ada Riva.',
    );
  });
});
