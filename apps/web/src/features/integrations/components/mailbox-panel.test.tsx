import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { MailboxPanel } from './mailbox-panel.tsx';

const PATH = '/dashboard/integrazioni';
const GET = 'GET /api/request-mailbox';
const CHECK = 'POST /api/request-mailbox/check';
const mailbox = {
  host: 'imap.alfa.example',
  port: 993,
  safety: 'tls',
  username: 'richieste@alfa.example',
  folder: 'INBOX',
  active: true,
  lastReadAt: null,
  taken: 12,
  problem: 'Il server rifiuta nome utente o password.',
};

it('a mailbox is tried before it is connected, and the answer is shown beside the form', async () => {
  asUser();
  const asked = stubApi({ [GET]: { mailbox: null }, [CHECK]: { messages: 3, folders: ['INBOX'] } });
  const { user } = renderPage(<MailboxPanel />, PATH);
  await user.click(await screen.findByRole('button', { name: 'Collega una casella' }));
  await user.type(await screen.findByLabelText(/Server della posta/), 'imap.alfa.example');
  await user.type(screen.getByLabelText(/Nome utente/), 'richieste@alfa.example');
  await user.click(screen.getByRole('button', { name: 'Prova il collegamento' }));
  expect(await screen.findByText('Scrivi la password della casella.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Password/), 'segreta');
  await user.click(screen.getByRole('button', { name: 'Prova il collegamento' }));
  expect(await screen.findByText(/La casella si apre: 3 messaggi/)).toBeTruthy();
  expect(asked.find(({ call }) => call === CHECK)?.body).toMatchObject({
    port: 993,
    safety: 'tls',
    folder: 'INBOX',
    password: 'segreta',
  });
});

it('a connected mailbox says how many messages it gave and why it is not read', async () => {
  asUser();
  stubApi({ [GET]: { mailbox } });
  renderPage(<MailboxPanel />, PATH);
  expect(await screen.findByText('richieste@alfa.example')).toBeTruthy();
  expect(screen.getByText('12')).toBeTruthy();
  expect(screen.getByText(/rifiuta nome utente/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Collega una casella' })).toBeNull());
});
