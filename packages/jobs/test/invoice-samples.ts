import { euros } from '@truciolo/money';
import type { InvoiceDraft, InvoiceLine } from '../src/invoicing/invoice-draft.ts';

export const line = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  kind: 'goods',
  code: 'RO-4471-B',
  description: 'Perno di snodo Ø 40 – “rettificato” ≤ 0,02 & lucidato',
  quantity: 50,
  amount: euros(736.5),
  vat: 22,
  ddt: { number: '214/2026', date: '2026-11-20' },
  order: { number: 'OA-0288', date: '2026-11-14' },
  credits: null,
  ...change,
});

export const draft = (change: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  kind: 'TD24',
  number: '118/A',
  date: '2026-11-30',
  seller: {
    name: 'Officina Valsesia S.r.l.',
    vatNumber: '01234567897',
    fiscalCode: '01234567897',
    street: 'Via delle Fucine 12',
    postalCode: '13019',
    city: 'Varallo',
    province: 'VC',
    country: '',
    taxRegime: 'RF01',
  },
  buyer: {
    name: 'Rossi Oleodinamica S.r.l.',
    vatNumber: 'IT 00743110157',
    fiscalCode: '',
    street: 'Via Emilia 3',
    postalCode: '42121',
    city: 'Reggio nell’Emilia',
    province: 'RE',
    country: 'IT',
    sdi: 'm5uxcr1',
    pec: '',
  },
  payment: { terms: 'RiBa 30/60 gg DFFM', iban: '' },
  lines: [
    line(),
    line({ code: '', quantity: 7, amount: euros(33.33), ddt: { number: '215/2026', date: '2026-11-25' } }),
  ],
  ...change,
});

export const abroad = {
  ...draft().buyer,
  name: 'Müller Hydraulik GmbH',
  vatNumber: 'DE811569869',
  postalCode: '80331',
  province: 'Bayern',
  country: 'DE',
  sdi: '',
};

export const publicBody = { ...draft().buyer, name: 'Comune di Varallo', sdi: 'UFABCD' };

/** Five of the fifty pieces came back. */
export const creditNote = (change: Partial<InvoiceDraft> = {}): InvoiceDraft =>
  draft({
    kind: 'TD04',
    number: '3/NC',
    date: '2026-12-10',
    lines: [line({ quantity: 5, amount: euros(73.65), credits: { number: '118/A', date: '2026-11-30' } })],
    ...change,
  });
