import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { type Answer, stubApi } from '../../../../test/stub-api.ts';
import { ContactPage } from './contact-page.tsx';

const QUESTION = 'GET /api/utils/contact/question';
const SEND = 'POST /api/utils/contact';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const answer = () => field('Domanda di sicurezza');
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Privacy Policy/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = () => button('Invia messaggio');
const opened = (name: RegExp) => screen.findByRole('dialog', { name }, { timeout: 15_000 });

/** The page with its question, which is another one each time it is asked. */
async function open(reply: Answer | (() => Promise<Answer>) = {}) {
  const questions = ['2 + 3', '9 × 9'];
  const asked = stubApi({
    [QUESTION]: async () => ({ text: questions.shift() ?? '5 - 5', ticket: 'x.y' }),
    [SEND]: reply,
  });
  const rendered = renderPage(<ContactPage />, '/contatti');
  await screen.findByText('2 + 3 =');
  return { ...rendered, sent: () => asked.filter(({ call }) => call === SEND) };
}

function fillMessage(): void {
  write('Nome e cognome', 'Anna Bianchi');
  write('Email', 'anna@officina-di-prova.it');
  write('Messaggio', 'Vorrei una dimostrazione in officina.');
  write('Domanda di sicurezza', '5');
  fireEvent.click(consent());
}

it('keeps the button waiting for an answer and for consent', async () => {
  await open();
  expect(send().disabled).toBe(true);
  write('Domanda di sicurezza', '1');
  expect(send().disabled).toBe(true);
  fireEvent.click(consent());
  expect(send().disabled).toBe(false);
  write('Domanda di sicurezza', '');
  expect(send().disabled).toBe(true);
});

it('names wrong and missing fields, goes to the first one, and sends nothing', async () => {
  const { user, sent } = await open();
  fireEvent.click(consent());
  write('Telefono', 'interno 12');
  write('Domanda di sicurezza', '999');
  await user.click(send());
  const note = (name: string) => document.getElementById(`${name}-note`)?.textContent;
  expect(note('name')).toBe('Inserisci il nome');
  expect(note('email')).toBe('Email non valida');
  expect(note('phone')).toBe('Numero di telefono non valido');
  expect(note('message')).toBe('Scrivi un messaggio');
  expect(note('answer')).toBe('La risposta alla domanda di verifica non è corretta.');
  expect(document.activeElement).toBe(field('Nome e cognome'));
  expect(sent()).toEqual([]);
});

it('draws another question; company and phone are optional', async () => {
  const { user } = await open();
  write('Domanda di sicurezza', '5');
  await user.click(button('Cambia domanda'));
  await screen.findByText('9 × 9 =');
  expect(answer().value).toBe('');
  for (const label of ['Azienda', 'Telefono']) expect(field(label).required).toBe(false);
  for (const label of ['Nome e cognome', 'Email', 'Messaggio']) expect(field(label).required).toBe(true);
});

it.each([
  [
    'without a message',
    { status: 500, json: {} },
    'Si è verificato un errore. Per favore riprova più tardi.',
  ],
  [
    'with the server’s message',
    { status: 429, json: { code: 'RATE_LIMITED', message: 'Troppi messaggi da qui.' } },
    'Troppi messaggi da qui.',
  ],
])('reports a failure %s, and the text stays', async (_what, reply, text) => {
  const { user } = await open(reply);
  fillMessage();
  await user.click(send());
  const popup = await opened(/Errore nell'invio/);
  expect(popup.textContent).toContain(text);
  await user.click(button('Riprova'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Messaggio').value).toBe('Vorrei una dimostrazione in officina.');
});

it('thanks for a sent message; the thanks can be closed earlier', async () => {
  const { user, sent } = await open();
  fillMessage();
  await user.click(send());
  const popup = await opened(/Messaggio Inviato!/);
  expect(popup.textContent).toContain('Ti risponderemo al più presto.');
  expect(sent()[0]?.body).toMatchObject({
    name: 'Anna Bianchi',
    verificationAnswer: 5,
    privacyConsent: true,
  });
  await user.click(button('Perfetto!'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Messaggio').value).toBe('');
});
