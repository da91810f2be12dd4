import { screen } from '@testing-library/react';
import { newPosition, newQuote } from '@truciolo/quote';
import { expect, it, vi } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { SendDialog } from './send-dialog.tsx';

const guid = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`;
const at = '2026-11-17T08:00:00.000Z';
const link = {
  guid: guid(2),
  revision: 1,
  state: 'open',
  anyQuantity: true,
  createdAt: at,
  expiresAt: at,
  firstSeenAt: at,
  views: 1,
};
const delivery = {
  sendsMail: false,
  unconfirmedEmail: null,
  mail: { to: '', subject: 'P-1', text: 'Salve', copyTo: '' },
  mails: [],
  links: [link],
};

const position = newPosition('p1', { margin: 20, overheads: 12, costs: [] });
const terms = { validityDays: 30, paymentTerms: '', deliveryTerms: '', vat: 22 };
/** Its scrap is only proposed. */
const document = {
  ...newQuote('2026-11-16', terms),
  positions: [{ ...position, scrap: { value: 3, origin: 'proposed' as const } }],
};

function show(state: 'draft' | 'accepted') {
  asUser();
  stubApi({
    [`GET /api/quotes/${guid(1)}/delivery`]: delivery,
    [`POST /api/quotes/${guid(1)}/links`]: { url: 'https://officina.it/offerta/abc', link },
  });
  return renderPage(
    <SendDialog
      head={{ guid: guid(1), number: 'P-2026-0001', revision: 1, state, version: 1 }}
      document={document}
      terms={{ customer: 'Rossi', deliveryTerms: '', chargesCarriage: false }}
      unpriced={[]}
      uncharged={0}
      unreasoned={0}
      outdated={null}
      readOnly={false}
      flush={async () => true}
      reload={async () => {}}
      markSent={vi.fn()}
      onClose={() => {}}
    />,
  );
}

it('asks to confirm proposed values of a draft only', async () => {
  show('draft');
  expect(await screen.findByRole('region', { name: 'Valori da confermare' })).toBeTruthy();
});

it('a sent quote asks nothing; the new link takes the focus from the button that made it', async () => {
  const { user } = show('accepted');
  expect(await screen.findByText(/aperto 1 volta/)).toBeTruthy();
  expect(screen.queryByText('mai aperto', { exact: false })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Valori da confermare' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copia un nuovo link' }));
  const address = await screen.findByLabelText<HTMLInputElement>('Indirizzo del link');
  expect(address.value).toBe('https://officina.it/offerta/abc');
  expect(window.document.activeElement).toBe(address);
});

it('speaks of a single proposed value in the singular', async () => {
  const { user } = show('draft');
  expect(
    await screen.findByText(/nessuno lo ha ancora guardato\. Con l’invio resta confermato/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Conferma' }));
  expect(
    screen.getByText('Confermi 1 valore proposto: con l’invio resta confermato in anagrafica.'),
  ).toBeTruthy();
});
