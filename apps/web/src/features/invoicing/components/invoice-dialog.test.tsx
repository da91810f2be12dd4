// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { InvoiceableDdt } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

const customerGuid = '0198a000-0000-7000-8000-000000000001';
const ddt = { guid: 'd', customerGuid, customerName: 'Rossi S.r.l.', paymentTerms: '' } as InvoiceableDdt;

it('the customer of an invoice is one press away, because data that it lacks are written there', async () => {
  const group = { key: 'k', name: 'Rossi S.r.l.', month: '2026-11', ddts: [ddt], amount: 950_500 };
  const { user, address } = renderPage(<InvoiceDialog group={group} act="draft" onClose={() => {}} />);
  await user.click(await screen.findByRole('link', { name: 'Rossi S.r.l.' }));
  expect(address()).toBe(`/customers/${customerGuid}`);
});
