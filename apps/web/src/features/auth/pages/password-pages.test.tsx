import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { type Answer, stubApi } from '../../../../test/stub-api.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const MAIL_SENT =
  'Se esiste un account associato a questo indirizzo, riceverai a breve un link per reimpostare la password.';
const UNCERTAIN = 'Impossibile reimpostare la password. Il link potrebbe essere scaduto.';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it.each([
  ['an answer', {}],
  ['a failure', { status: 500, json: {} }],
])('%s does not reveal which addresses have an account', async (_what, reply: Answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubApi({ 'POST /api/auth/request-password-reset': reply });
  const { user } = renderPage(<ForgotPasswordPage />, '/forgot-password');
  expect(screen.getByText(/Il link scade dopo 2 ore\./)).toBeTruthy();
  expect(button('Invia il link').disabled).toBe(true);
  write('Email', 'nessuno@officina-di-prova.it');
  await user.click(button('Invia il link'));
  const popup = await screen.findByRole('dialog', { name: /Controlla la tua email/ });
  expect(popup.textContent).toContain(MAIL_SENT);
  expect(screen.getByRole('link', { name: 'Torna al login', hidden: true }).getAttribute('href')).toBe(
    '/login',
  );
});

/** Opens the page of this link, and a way to fill it that answers with the title and the text of the complaint. */
function openReset(path: string, reply: Answer = null) {
  const asked = stubApi({ 'POST /api/auth/reset-password': reply });
  const { user } = renderPage(<ResetPasswordPage />, path);
  const complaint = async (email: string, password: string, confirm = password) => {
    write('Email', email);
    write('Nuova password', password);
    write('Conferma password', confirm);
    await user.click(button('Salva la nuova password'));
    const text = (await screen.findByRole('dialog')).textContent ?? '';
    await user.click(button('Ho capito'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return text;
  };
  return { asked, complaint };
}

it('checks the link first', async () => {
  const { complaint } = openReset('/reset-password');
  expect(screen.getByText(/scade dopo 2 ore/)).toBeTruthy();
  expect(await complaint('', 'corta', 'altra')).toContain('Link non valido');
});

it('checks address, repetition and strength, in this order, before anything is sent', async () => {
  const { complaint, asked } = openReset('/reset-password?token=inventato');
  expect(await complaint(' ', 'corta', 'altra')).toContain('Email richiesta');
  expect(await complaint('anna@officina.it', 'corta', 'altra')).toContain('Password non corrispondenti');
  for (const weak of ['Ab1!xyz', 'Senzanumero!', 'Senzasimbolo1'])
    expect(await complaint('anna@officina.it', weak), weak).toContain('Password non valida');
  expect(asked).toEqual([]);
});

it.each([
  ['no answer', null],
  ['a refusal without a message', { status: 400, json: {} }],
])('explains the uncertain outcome of %s', async (_what, reply: Answer) => {
  const { complaint } = openReset('/reset-password?token=inventato', reply);
  expect(await complaint('anna@officina.it', 'Tornio 2026')).toContain(UNCERTAIN);
});
