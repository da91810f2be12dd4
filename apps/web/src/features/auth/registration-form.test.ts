import { describe, expect, it } from 'vitest';
import {
  emptyRegistration,
  firstMissing,
  refusedFields,
  registrationRules,
  toRegistration,
} from './registration-form.ts';
import { checkReset } from './reset-check.ts';

describe('registration rules', () => {
  it.each([
    ['companyName', '   ', "Inserisci il nome dell'azienda"],
    ['vatNumber', '1234567890', 'P.IVA di 11 cifre'],
    ['vatNumber', '1234567890a', 'P.IVA di 11 cifre'],
    ['vatNumber', '12345678901', null],
    ['userName', '', 'Inserisci il nome'],
    ['userSurname', '', 'Inserisci il cognome'],
    ['userEmail', 'anna@', 'Email non valida'],
    ['userEmail', 'anna@officina.it', null],
  ] as const)('%s %j: %j', (field, value, message) => {
    expect(registrationRules[field](value)).toBe(message);
  });

  it.each([
    ['Tornio26!', null],
    ['Torn26!', 'Min. 8 caratteri, numero e simbolo'],
    ['Tornioxx!', 'Min. 8 caratteri, numero e simbolo'],
    ['Tornio266', 'Min. 8 caratteri, numero e simbolo'],
    ['Tornio26!è', null],
    ['Tornio 26 €', null],
  ])('password %s: %j', (password, message) => {
    expect(registrationRules.password(password)).toBe(message);
  });

  it('requires the same password twice', () => {
    const values = { ...emptyRegistration, password: 'Tornio26!' };
    expect(registrationRules.confirmPassword('Tornio26!', values)).toBeNull();
    expect(registrationRules.confirmPassword('Tornio27!', values)).toBe('Le password non coincidono');
  });
});

it('sends the agreed payload, without the confirmation', () => {
  const payload = toRegistration(
    { ...emptyRegistration, companyName: 'Officina', confirmPassword: 'x' },
    true,
  );
  expect(payload.privacyConsent).toBe(true);
  expect(Object.keys(payload.company)).toEqual([
    'companyName',
    'vatNumber',
    'address',
    'postalCode',
    'city',
    'province',
  ]);
  expect(Object.keys(payload.user)).toEqual(['userName', 'userSurname', 'userEmail', 'password']);
});

describe('a refusal of the server', () => {
  it.each([
    ['Esiste già un’azienda registrata con questa Partita IVA.', 'vatNumber'],
    ['Esiste già un account con questa email.', 'userEmail'],
  ])('%s belongs to %s', (message, field) => {
    expect(refusedFields(message)).toEqual({ [field]: message });
  });

  it('is shown at the fields it names, and nowhere when it names none', () => {
    expect(refusedFields('Alcuni campi non sono validi.', { 'company.city': 'Inserisci la città' })).toEqual({
      city: 'Inserisci la città',
    });
    expect(refusedFields('Troppi tentativi.')).toEqual({});
  });
});

describe('checkReset', () => {
  const good = { token: 't', email: 'a@b.it', password: 'Tornio26à!', confirm: 'Tornio26à!' };
  it.each([
    [{ ...good, token: null, email: '' }, 'Link non valido'],
    [{ ...good, email: ' ', confirm: 'x' }, 'Email richiesta'],
    [{ ...good, password: 'corta', confirm: 'x' }, 'Password non corrispondenti'],
    [{ ...good, password: 'senzanumero!', confirm: 'senzanumero!' }, 'Password non valida'],
  ])('reports the first error in order', (input, title) => {
    expect(checkReset(input)?.title).toBe(title);
  });

  it('accepts any symbol', () => {
    expect(checkReset(good)).toBeNull();
    expect(checkReset({ ...good, password: 'tornio 26', confirm: 'tornio 26' })).toBeNull();
  });
});

describe('the reasons that block the form', () => {
  const full = {
    companyName: 'Officina Riva',
    vatNumber: '01234567897',
    address: 'Via Roma 1',
    postalCode: '24121',
    city: 'Bergamo',
    province: 'Bergamo (BG)',
    userName: 'Anna',
    userSurname: 'Riva',
    userEmail: 'anna@officina.it',
    password: 'Tornio26!',
    confirmPassword: 'Tornio26!',
  };
  it.each([
    [emptyRegistration, false, null],
    [{ ...emptyRegistration, userName: 'Anna' }, false, 'Manca: Nome Azienda.'],
    [{ ...full, vatNumber: '123' }, true, 'Da correggere: Partita IVA.'],
    [{ ...full, confirmPassword: 'Tornio27!' }, true, 'Da correggere: Conferma Password.'],
    [full, false, 'Manca il consenso alla Privacy Policy.'],
    [full, true, null],
  ])('%o, consent %s: %s', (values, consent, text) => {
    expect(firstMissing(values, consent)?.text ?? null).toBe(text);
  });
});
