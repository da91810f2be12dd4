import { screen, waitFor } from '@testing-library/react';
import type { InvoiceableDdt } from '@truciolo/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';

const customerGuid = '0198a000-0000-7000-8000-000000000001';
const ddt = { guid: 'd', customerGuid, customerName: 'Rossi S.r.l.', paymentTerms: '' } as InvoiceableDdt;

it('the customer of an invoice is one press away, because data that it lacks are written there', async () => {
  stubApi({ 'GET /api/number-series': [] });
  const group = { key: 'k', name: 'Rossi S.r.l.', month: '2026-11', ddts: [ddt], amount: 950_500 };
  const { user, address } = renderPage(<InvoiceDialog group={group} act="draft" onClose={() => {}} />);
  await user.click(await screen.findByRole('link', { name: 'Rossi S.r.l.' }));
  expect(address()).toBe(`/customers/${customerGuid}`);
});

it('the number of a series is taken before the file is written, and the file carries it', async () => {
  const group = { key: 'k', name: 'Rossi S.r.l.', month: '2026-11', ddts: [ddt], amount: 950_500 };
  // The simulated page would go to the file instead of saving it.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => save.mockRestore());
  const series = '0198a000-0000-7000-8000-000000000002';
  const invoice = { number: '12/A', date: '2026-11-30' };
  const asked = stubApi({
    'GET /api/number-series': [
      { guid: series, kind: 'invoice', name: 'Vendite', format: '{n}/A', active: true, next: '12/A' },
    ],
    'POST /api/invoicing/marks': {
      ddts: [
        { ...ddt, guid: series, number: '1', date: '2026-11-20', amount: 1, lines: [], charges: [], invoice },
      ],
    },
    'POST /api/invoicing/draft': { fileName: 'x.xml', type: 'application/xml', base64: 'PGEvPg==' },
  });
  const { user } = renderPage(<InvoiceDialog group={group} act="draft" onClose={() => {}} />);
  await user.click(await screen.findByRole('combobox', { name: 'Sezionale' }));
  await user.click(await screen.findByText('Vendite (prossimo 12/A)'));
  expect(screen.queryByLabelText('Numero della fattura')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Scarica XML' }));
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/invoicing/draft'));
  const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body;
  expect(bodyOf('POST /api/invoicing/marks')).toMatchObject({ invoice: { series, number: '' } });
  expect(bodyOf('POST /api/invoicing/draft')).toMatchObject({ number: '12/A' });
});
