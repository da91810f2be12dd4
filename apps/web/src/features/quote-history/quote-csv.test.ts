import type { QuoteRow } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { quoteCsv } from './quote-csv.ts';

const row: QuoteRow = {
  guid: '0198c0de-0000-7000-8000-000000000001',
  number: 'P-2026-0147',
  revision: 2,
  state: 'sent',
  title: 'Perni; boccole',
  customerGuid: null,
  customerName: '=HYPERLINK("x")',
  ownerName: 'Marco Bianchi',
  date: '2026-11-16',
  validUntil: '2026-12-16',
  sentAt: null,
  positions: 4,
  firstPart: 'RO-4471-B Perno',
  taxable: 28_610_100,
  netMargin: 175_000,
  unpriced: 0,
  tags: ['urgente', 'oleodinamica'],
  imported: false,
  updatedAt: '2026-11-16T08:42:00.000Z',
  archivedAt: null,
};

it('writes what an Italian sheet reads, and no formula', () => {
  const [heads, line] = quoteCsv([row]).split('\r\n');
  expect(heads?.startsWith('\uFEFFNumero;Revisione;Stato')).toBe(true);
  expect(line).toBe(
    'P-2026-0147;2;Inviato;"\'=HYPERLINK(""x"")";"Perni; boccole";RO-4471-B Perno;4;16/11/2026;16/12/2026;2861,01;17,5;Marco Bianchi;urgente, oleodinamica',
  );
});

it('leaves empty what has no price or may not be seen', () => {
  expect(quoteCsv([{ ...row, taxable: null, netMargin: null }]).split('\r\n')[1]).toContain(';;;Marco');
});
