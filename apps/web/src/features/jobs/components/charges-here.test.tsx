import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ChargesHere } from './charges-here.tsx';

const guid = (last: number) => `0190a000-0000-7000-8000-00000000000${last}`;
const note = { guid: guid(3), number: '2/2026', isInvoiced: false };

/** The order of a job that was split: the carriage lies on the note of the other part. */
function open(isInvoiced: boolean) {
  const charge = { label: 'Trasporto', amount: 312_500, ddtNumber: '1/2026', isInvoiced };
  const order = {
    guid: guid(1),
    number: 'OC-2026-0001',
    quoteGuid: null,
    quoteNumber: null,
    quoteRevision: null,
    customerName: 'Rossi',
    buyerNumber: '',
    buyerDate: null,
    notes: '',
    createdAt: '2026-11-18T08:00:00.000Z',
    charges: [charge],
    jobs: [],
  };
  const asked = stubApi({ [`GET /api/orders/${order.guid}`]: order });
  type Shown = Parameters<typeof ChargesHere>[0];
  const job = { orderGuid: order.guid, ddts: [note] } as unknown as Shown['job'];
  renderPage(<ChargesHere job={job} ddt={note as unknown as Shown['ddt']} />);
  return asked;
}

it('offers the carriage of another open note of the order', async () => {
  open(false);
  expect(await screen.findByRole('button', { name: 'Fattura con il DDT 2/2026: Trasporto' })).toBeTruthy();
});

it('offers nothing where the note of the other part is invoiced', async () => {
  const asked = open(true);
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByRole('button', { name: /^Fattura con/ })).toBeNull();
});
