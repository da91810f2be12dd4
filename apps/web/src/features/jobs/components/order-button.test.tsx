// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
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
  stubApi({
    [`GET /api/quotes/${guid(1)}/order`]: {
      reference: 'OA-77',
      charges: [],
      // The buyer left the second position out.
      positions: [position('RO-1', ordered, 50), position('RO-2', 0, null)],
      orders:
        ordered > 0 ? [{ guid: guid(2), number: 'OC-2026-0001', createdAt: '2026-11-17T08:00:00.000Z' }] : [],
    },
  });
  renderPage(
    <>
      <OrderNote quoteGuid={guid(1)} />
      <OrderButton quoteGuid={guid(1)} check={() => null} />
    </>,
  );
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
