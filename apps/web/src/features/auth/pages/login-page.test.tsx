import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { type Answer, held, stubApi } from '../../../../test/stub-api.ts';
import { LoginPage } from './login-page.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Indirizzo email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Fills the form and presses the button, with this answer of the server. */
async function logIn(answer: Answer | (() => Promise<Answer>)) {
  const asked = stubApi({ 'POST /api/auth/login': answer });
  const onLogin = vi.fn();
  const rendered = renderPage(<LoginPage onLogin={onLogin} />, '/login');
  await rendered.user.type(email(), 'nessuno@officina-prova.it');
  await rendered.user.type(password(), 'Tornio&Fresa26');
  await rendered.user.click(button('Accedi'));
  return { ...rendered, asked, onLogin };
}

it('has its fields and its links', () => {
  renderPage(<LoginPage onLogin={vi.fn()} />, '/login');
  expect(email()).toMatchObject({ name: 'username', type: 'text', required: true });
  expect(password()).toMatchObject({ name: 'password', type: 'password', required: true });
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Password dimenticata?')).toBe('/forgot-password');
  expect(link('Registrati gratuitamente')).toBe('/register');
});

it('shows and hides the password', async () => {
  const { user } = renderPage(<LoginPage onLogin={vi.fn()} />, '/login');
  await user.click(button('Mostra password'));
  expect(password().type).toBe('text');
  await user.click(button('Nascondi password'));
  expect(password().type).toBe('password');
});

it('sends nothing while a field is empty', async () => {
  const asked = stubApi();
  const { user } = renderPage(<LoginPage onLogin={vi.fn()} />, '/login');
  await user.click(button('Accedi'));
  expect(asked).toEqual([]);
});

it('sends the typed values; the button waits for the answer, and a refusal is shown above it', async () => {
  const refusal = {
    status: 401,
    json: { code: 'BAD_CREDENTIALS', message: 'Email o password non corretti.' },
  };
  const { answer, letGo } = held(refusal);
  const { asked, onLogin } = await logIn(answer);
  expect(asked).toMatchObject([
    {
      call: 'POST /api/auth/login',
      body: { username: 'nessuno@officina-prova.it', password: 'Tornio&Fresa26' },
    },
  ]);
  expect(button('Accesso in corso...').disabled).toBe(true);
  letGo();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Email o password non corretti.');
  expect(button('Accedi').disabled).toBe(false);
  const follows = alert.compareDocumentPosition(button('Accedi')) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
  expect(onLogin).not.toHaveBeenCalled();
});

it.each([
  ['a refusal without a message', { success: false }, 'Login failed'],
  ['a refusal with a message', { success: false, message: 'Utente bloccato' }, 'Utente bloccato'],
  ['no answer at all', null, 'Errore durante il login'],
])('%s', async (_what, answer, text) => {
  const { onLogin, address } = await logIn(answer);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  expect(onLogin).not.toHaveBeenCalled();
  expect(address()).toBe('/login');
});
