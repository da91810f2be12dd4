import { screen, waitFor } from '@testing-library/react';
import { ACCOUNTING_PROGRAMS } from '@truciolo/jobs';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { AccountingDialog } from './accounting-dialog.tsx';

it('shows the first lines, follows the columns as they are changed, and saves them', async () => {
  const base64 = btoa('DocumentType;Date\r\nI;30/11/2026\r\n');
  const asked = stubApi({
    'GET /api/invoicing/layouts': ACCOUNTING_PROGRAMS,
    'PUT /api/invoicing/layouts/easyfatt': ACCOUNTING_PROGRAMS,
    'POST /api/invoicing/months/2026-11/csv': { fileName: 'x.csv', type: 'text/csv', base64 },
  });
  const { user } = renderPage(<AccountingDialog month="2026-11" onClose={() => {}} />);
  expect(await screen.findByDisplayValue(/I;30\/11\/2026/, {}, { timeout: 10_000 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sposta giù DocumentType' }));
  await user.click(screen.getByRole('button', { name: 'Togli CustomerAddress' }));
  await user.click(screen.getByRole('button', { name: 'Salva le colonne' }));
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(true));
  const saved = asked.find(({ call }) => call.startsWith('PUT'))?.body;
  const { easyfatt } = ACCOUNTING_PROGRAMS;
  const [type, date, ...others] = easyfatt.columns;
  const columns = [date, type, ...others.filter(({ field }) => field !== 'street')];
  expect(saved).toEqual({ base: easyfatt, layout: { ...easyfatt, columns } });
});
