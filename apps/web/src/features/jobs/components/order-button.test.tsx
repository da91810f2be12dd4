import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { OrderButton } from './order-button.tsx';
import { OrderNote } from './order-note.tsx';

const guid = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`;
const position = (code: string, ordered: number, chosenQuantity: number | null) => ({
  positionId: code,
  code,
  description: '',
  optional: false,
  quantities: [{ quantity: 50, unit: 2000, total: 100_000 }],
  chosenQuantity,
  leadDays: null,
  daysFrom: null,
  ordered,
});

const show = (ordered: number) => {
  asUser();
  const asked = stubApi({
    'POST /api/orders': {
      guid: guid(3),
      number: 'OC-2026-0002',
      quoteGuid: guid(1),
      quoteNumber: 'P-2026-0001',
      quoteRevision: 1,
      customerName: 'Rossi',
      buyerNumber: 'OA-77',
      buyerDate: null,
      notes: '',
      createdAt: '2026-11-17T08:00:00.000Z',
      charges: [],
      jobs: [{ guid: guid(4), number: 'C-2026-0001', code: 'RO-1', quantity: 50, due: null }],
    },
    [`GET /api/orders/${guid(3)}/pdf`]: { fileName: 'OC.pdf', base64: 'AAAA', type: 'application/pdf' },
    [`GET /api/quotes/${guid(1)}/order`]: {
      reference: 'OA-77',
      charges: [],
      // The buyer left the second position out.
      positions: [position('RO-1', ordered, 50), position('RO-2', 0, null)],
      orders:
        ordered > 0 ? [{ guid: guid(2), number: 'OC-2026-0001', createdAt: '2026-11-17T08:00:00.000Z' }] : [],
    },
  });
  const page = renderPage(
    <>
      <OrderNote quoteGuid={guid(1)} check={() => null} />
      <OrderButton quoteGuid={guid(1)} check={() => null} />
    </>,
  );
  return { asked, ...page };
};
const emphasis = () => screen.getByRole('button', { name: 'Crea commessa' }).getAttribute('data-variant');

it('is the next step while a position that the buyer took is not ordered', async () => {
  show(0);
  expect(await screen.findByText('Ordine cliente OA-77')).toBeTruthy();
  expect(emphasis()).toBe('filled');
});

it('steps back once everything that the buyer took is ordered; the confirmation is one click away', async () => {
  show(50);
  expect(await screen.findByRole('button', { name: 'Conferma d’ordine OC-2026-0001' })).toBeTruthy();
  await waitFor(() => expect(emphasis()).toBe('default'));
});

it('creates the order and saves its confirmation behind one button', async () => {
  const { user, asked, address } = show(0);
  await user.click(await screen.findByRole('button', { name: 'Conferma d’ordine…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crea commessa' });
  await user.click(within(dialog).getByRole('button', { name: 'Crea commessa e conferma' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/commesse/${guid(4)}`));
  expect(asked.map(({ call }) => call)).toContain(`GET /api/orders/${guid(3)}/pdf`);
});
