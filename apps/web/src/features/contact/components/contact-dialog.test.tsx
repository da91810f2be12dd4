import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { type Answer, held, stubApi } from '../../../../test/stub-api.ts';
import { ContactDialog } from './contact-dialog.tsx';

const QUESTION = 'GET /api/utils/contact/question';
const SEND = 'POST /api/utils/contact';
const companyGuid = '0190a000-0000-7000-8000-000000000001';

const SLOW = { timeout: 15_000 };
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const complaints = () =>
  screen
    .queryAllByText(
      /^(Campo obbligatorio|Numero di telefono non valido|La risposta alla domanda.*|È necessario accettare.*)$/,
    )
    .map(({ textContent }) => textContent);

async function open(replies: Readonly<Record<string, Answer | (() => Promise<Answer>)>> = {}) {
  const questions = ['2 + 3', '9 × 9', '5 - 5'];
  stubApi({ [QUESTION]: async () => ({ text: questions.shift() ?? '', ticket: 'x.y' }), ...replies });
  const onClose = vi.fn();
  const defaults = { name: 'Anna Bianchi', email: 'anna@officina-di-prova.it' };
  const { user } = renderPage(
    <ContactDialog onClose={onClose} defaults={defaults} companyGuid={companyGuid} />,
  );
  await screen.findByLabelText(/^Quanto fa 2 \+ 3/, {}, SLOW);
  return { user, onClose };
}

it('is filled with the user’s data and the company’s name', async () => {
  await open({ [`GET /api/companies/${companyGuid}`]: { name: 'Officina di Prova S.r.l.' } });
  expect(field(/^Nome/).value).toBe('Anna Bianchi');
  expect(field(/^Email/).value).toBe('anna@officina-di-prova.it');
  expect(field(/^Email/).type).toBe('email');
  await waitFor(() => expect(field('Azienda').value).toBe('Officina di Prova S.r.l.'), SLOW);
  expect(field('Telefono').value).toBe('');
  expect(field(/^Messaggio/).getAttribute('rows')).toBe('4');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

it('opens although the company cannot be loaded', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await open({ [`GET /api/companies/${companyGuid}`]: { status: 500, json: {} } });
  await waitFor(() => expect(warned).toHaveBeenCalled(), SLOW);
  expect(warned.mock.calls[0]?.[0]).toContain('Could not read the company');
  expect(field('Azienda').value).toBe('');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('checks fields, phone, answer and consent, in this order', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await open();
  const send = () => user.click(button('Invia'));
  write(/^Nome/, ' ');
  write('Telefono', 'interno 12');
  write(/^Quanto fa/, '999');
  await send();
  expect(complaints()).toEqual(['Campo obbligatorio', 'Campo obbligatorio']);
  for (const label of [/^Nome/, /^Messaggio/]) expect(field(label).getAttribute('aria-invalid')).toBe('true');

  write(/^Nome/, 'Anna');
  write(/^Messaggio/, 'Vorrei rinnovare la licenza.');
  for (const wrong of ['interno 12', '123456', '+39 0163 123 456 789 0123']) {
    write('Telefono', wrong);
    await send();
    expect(complaints(), wrong).toEqual(['Numero di telefono non valido']);
  }

  write('Telefono', '+39 0163 123456');
  await send();
  expect(complaints()).toEqual(['La risposta alla domanda di verifica non è corretta.']);
  await screen.findByLabelText(/^Quanto fa 9 × 9/, {}, SLOW);
  expect(field(/^Quanto fa/).value).toBe('');

  write(/^Quanto fa/, '81');
  await send();
  expect(complaints()).toEqual(['È necessario accettare la Privacy Policy per continuare.']);
  await user.click(button('Cambia domanda'));
  await screen.findByLabelText(/^Quanto fa 5 - 5/, {}, SLOW);
});

it('stays open after a failure for another try; success closes it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = held({ status: 500, json: {} });
  const replies = [failure.answer, async () => ({})];
  const { user, onClose } = await open({ [SEND]: () => replies.shift()?.() ?? Promise.resolve(null) });
  write(/^Messaggio/, 'Vorrei rinnovare la licenza.');
  write(/^Quanto fa/, '5');
  fireEvent.click(screen.getByRole('checkbox'));
  await user.click(button('Invia'));
  expect(button('Invio in corso...').disabled).toBe(true);
  failure.letGo();
  const popup = await screen.findByRole('dialog', { name: /Errore nell'invio/ }, SLOW);
  expect(popup.textContent).toContain('Si è verificato un errore. Per favore riprova più tardi.');
  await user.click(button('Riprova'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1), SLOW);
  expect(field(/^Messaggio/).value).toBe('Vorrei rinnovare la licenza.');
  expect(onClose).not.toHaveBeenCalled();

  await waitFor(() => expect(button('Invia').disabled).toBe(false), SLOW);
  await user.click(button('Invia'));
  await screen.findByRole('dialog', { name: /Messaggio Inviato!/ }, SLOW);
  expect(onClose).toHaveBeenCalledOnce();
});
