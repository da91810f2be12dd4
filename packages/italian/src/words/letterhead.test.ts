import { expect, it } from 'vitest';
import { footLines, letterheadLines } from './letterhead.ts';

const shop = {
  name: 'Officina Riva',
  address: 'Via Po 1',
  postalCode: '13011',
  city: 'Borgosesia',
  province: 'VC',
  vatNumber: '01234567890',
  phone: '0163 1',
  email: 'info@riva.it',
  website: '',
  pec: 'riva@pec.it',
};

it('writes the lines of paper and preview: place, VAT number, contacts, PEC', () => {
  expect(letterheadLines(shop, false)).toBe(
    'Via Po 1, 13011 Borgosesia (VC)\nP.IVA 01234567890\n0163 1 · info@riva.it\nPEC riva@pec.it',
  );
});

it('names the shop beside its logo, and leaves out missing parts', () => {
  const bare = { ...shop, province: '', phone: '', email: '', pec: '', vatNumber: '' };
  expect(letterheadLines(bare, true)).toBe('Officina Riva\nVia Po 1, 13011 Borgosesia');
  expect(letterheadLines(shop, true, 'VAT no.').split('\n')[2]).toBe('VAT no. 01234567890');
});

it('writes the foot of paper and preview: the shop in one line, then its own text', () => {
  const line = 'Officina Riva · Via Po 1, 13011 Borgosesia (VC) · P.IVA 01234567890';
  expect(footLines(shop, '')).toBe(line);
  expect(footLines(shop, ' Capitale sociale 10.000 € ')).toBe(`${line}\nCapitale sociale 10.000 €`);
});
