import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { MailboxState } from './mailbox-state.tsx';

const connected = {
  host: 'imap.officina.example',
  port: 993,
  safety: 'tls',
  username: 'preventivi',
  folder: 'INBOX',
  active: true,
  lastReadAt: '2020-11-17T08:15:00.000Z',
  taken: 3,
  problem: '',
};
const GET = 'GET /api/request-mailbox';

it('the inbox says when the mailbox was read last', async () => {
  asUser();
  stubApi({ [GET]: { mailbox: connected } });
  renderPage(<MailboxState isManager={false} />);
  expect(await screen.findByText(/ultima lettura 17\/11\/2020, 09:15/)).toBeTruthy();
});

it('a mailbox that cannot be read leads to its settings', async () => {
  asUser();
  stubApi({ [GET]: { mailbox: { ...connected, problem: 'La password non vale più.' } } });
  renderPage(<MailboxState isManager={false} />);
  const link = await screen.findByRole('link', { name: 'casella non letta' });
  expect([link.getAttribute('href'), link.title]).toEqual(['/integrazioni', 'La password non vale più.']);
});
