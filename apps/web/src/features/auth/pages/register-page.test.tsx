import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { type Answer, held, stubApi } from '../../../../test/stub-api.ts';
import { RegisterPage } from './register-page.tsx';

const REGISTER = 'POST /api/auth/register-complete';
const values = {
  companyName: 'Officina di Prova S.r.l.',
  vatNumber: '00743110157',
  address: 'Via dei Tornitori 8',
  postalCode: '13011',
  city: 'Borgosesia',
  province: 'Vercelli (VC)',
  userName: 'Anna',
  userSurname: 'Bianchi',
  userEmail: 'anna@officina-di-prova.it',
  password: 'Vk7!mzRq9x',
  confirmPassword: 'Vk7!mzRq9x',
};
type Name = keyof typeof values;

function field(name: Name): HTMLInputElement {
  const input = document.getElementById(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return input;
}
const write = (name: Name, value: string) => fireEvent.change(field(name), { target: { value } });
const note = (name: Name) => document.getElementById(`${name}-note`)?.textContent ?? '';
const consent = () => screen.getByRole('checkbox', { name: /Privacy Policy/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const done = () => screen.findByRole('heading', { name: 'Registrazione Completata!' });

function open(reply: Answer | (() => Promise<Answer>) = {}) {
  const asked = stubApi({ [REGISTER]: reply });
  return { asked, ...renderPage(<RegisterPage onLogin={vi.fn()} />, '/register') };
}

function fill(others: Partial<typeof values> = {}): void {
  for (const [name, value] of Object.entries({ ...values, ...others })) write(name as Name, value);
  fireEvent.click(consent());
}

it('has labelled fields that are all required, and both passwords can be shown', async () => {
  const { user } = open();
  const labels = {
    Azienda: ['Nome Azienda', 'Partita IVA', 'Indirizzo', 'CAP', 'Città', 'Provincia'],
    Accesso: ['Nome', 'Cognome', 'Email', 'Password', 'Conferma Password'],
  };
  for (const [group, names] of Object.entries(labels)) {
    const place = within(screen.getByRole('group', { name: group }));
    for (const name of names) expect(place.getByLabelText<HTMLInputElement>(name).required, name).toBe(true);
  }
  for (const name of ['password', 'confirmPassword'] as const) {
    expect(field(name).type).toBe('password');
    const eye = document.querySelector(`button[aria-controls=${name}]`);
    if (!eye) throw new Error(`no button shows ${name}`);
    await user.click(eye);
    expect(field(name).type).toBe('text');
  }
  expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toBe('/login');
});

it('shows each rule while it is violated, and hides it once it is met', () => {
  open();
  const rules: readonly [Name, string, string, string][] = [
    ['companyName', ' ', 'Officina', "Inserisci il nome dell'azienda"],
    ['vatNumber', '1234567890', '00743110157', 'P.IVA di 11 cifre'],
    ['userName', ' ', 'Anna', 'Inserisci il nome'],
    ['userSurname', ' ', 'Bianchi', 'Inserisci il cognome'],
    ['userEmail', 'anna@', 'anna@officina.it', 'Email non valida'],
    ['password', 'Vk7mzRq9x', 'Vk7!mzRq9x', 'Min. 8 caratteri, numero e simbolo'],
    ['confirmPassword', 'Vk7!mzRq9', 'Vk7!mzRq9x', 'Le password non coincidono'],
  ];
  for (const [name, wrong, right, message] of rules) {
    write(name, wrong);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    write(name, right);
    expect(screen.queryByRole('alert'), name).toBeNull();
  }
});

it('wants a password of a minimum length with a digit and a symbol of any kind', () => {
  open();
  for (const password of ['Ab1!xyz', 'Abcdefg!', 'Abcdefg1', 'Abcdèf12']) {
    write('password', password);
    expect(screen.getByRole('alert').textContent, password).toBe('Min. 8 caratteri, numero e simbolo');
  }
  for (const symbol of '!@#$%^&*?€ ') {
    write('password', `Abcdèf1${symbol}`);
    expect(screen.queryByRole('alert'), symbol).toBeNull();
  }
});

it('does not send an invalid form: it says so and goes to the first error', async () => {
  const { user, asked } = open();
  fill({ vatNumber: '12', userEmail: 'anna' });
  await user.click(button('Registra Azienda'));
  await screen.findByText('Alcuni campi non sono validi. Correggi quelli evidenziati.');
  expect(document.activeElement).toBe(field('vatNumber'));
  expect(field('userEmail').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});

it('sends nothing without consent', () => {
  open();
  expect(button('Registra Azienda').disabled).toBe(true);
  fireEvent.click(consent());
  expect(button('Registra Azienda').disabled).toBe(false);
  fireEvent.click(consent());
  expect(button('Registra Azienda').disabled).toBe(true);
  expect(screen.getByText('È necessario accettare la Privacy Policy per continuare.')).toBeTruthy();
});

it.each([
  ['userEmail', 'user', 'DUPLICATE_EMAIL', 'Esiste già un account con questa email.'],
  ['vatNumber', 'company', 'DUPLICATE_VAT', 'Esiste già un’azienda registrata con questa partita IVA.'],
] as const)('reports a duplicate at %s', async (name, part, code, message) => {
  const fields = { [`${part}.${name}`]: message };
  const { user } = open({ status: 409, json: { code, message, fields } });
  fill();
  await user.click(button('Registra Azienda'));
  await waitFor(() => expect(note(name)).toBe(message));
  expect(document.activeElement).toBe(field(name));
});

it('shows the error of a refused password in place of its strength, and the strength of the next one', async () => {
  const message = 'Questa password è fra le più usate e si indovina subito. Scegline un’altra.';
  const { user } = open({
    status: 400,
    json: { code: 'VALIDATION', message, fields: { 'user.password': message } },
  });
  const strength = () => document.querySelector('[data-strength]')?.getAttribute('data-strength');
  fill({ password: 'Password1!', confirmPassword: 'Password1!' });
  expect(strength()).toBe('common');
  await user.click(button('Registra Azienda'));
  await waitFor(() => expect(note('password')).toBe(message));
  expect(strength()).toBeUndefined();
  write('password', values.password);
  expect(strength()).toBe('fair');
});

it('keeps the button waiting while the form is sent', async () => {
  const { answer, letGo } = held({});
  const { user } = open(answer);
  fill();
  await user.click(button('Registra Azienda'));
  expect(button('Registrazione in corso...').disabled).toBe(true);
  letGo();
  await done();
});
