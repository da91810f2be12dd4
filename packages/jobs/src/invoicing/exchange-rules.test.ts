import { describe, expect, it } from 'vitest';
import { abroad, creditNote, draft, line } from '../../test/invoice-samples.ts';
import { invoiceProblems } from './exchange-rules.ts';
import type { InvoiceDraft } from './invoice-draft.ts';

const buyer = (change: object) => draft({ buyer: { ...draft().buyer, ...change } });
const seller = (change: object) => draft({ seller: { ...draft().seller, ...change } });

describe('the rules of the exchange system', () => {
  it('says what is missing, in Italian', () => {
    const bad = draft({
      number: '',
      lines: [],
      buyer: { ...draft().buyer, vatNumber: '', postalCode: '4212', street: ' ' },
    });
    expect(invoiceProblems(bad)).toEqual([
      'Il numero della fattura va da 1 a 20 caratteri.',
      'Non c’è nulla da fatturare.',
      'Manca la partita IVA di «Rossi Oleodinamica S.r.l.».',
      'Manca l’indirizzo di «Rossi Oleodinamica S.r.l.».',
      'Il CAP di «Rossi Oleodinamica S.r.l.» è sbagliato: ha 5 cifre.',
    ]);
    expect(invoiceProblems(buyer({ postalCode: ' ' }))).toEqual([
      'Manca il CAP di «Rossi Oleodinamica S.r.l.».',
    ]);
  });

  // The code of the refusal, as the agency lists it, and the field that is named.
  it.each<[string, InvoiceDraft, RegExp]>([
    ['00400', draft({ lines: [line({ vat: 0 })] }), /IVA 0 %.*codice natura.*preventivo, campo «IVA»/],
    ['00301', seller({ vatNumber: '01234567890' }), /partita IVA della tua azienda.*cifra di controllo/],
    ['00305', buyer({ vatNumber: '00743110158' }), /partita IVA di «Rossi.*cifra di controllo/],
    ['00305', buyer({ vatNumber: 'IT 74311015' }), /partita IVA di «Rossi.*11 cifre/],
    ['00306', buyer({ fiscalCode: 'RSSMRA80A01H501X' }), /codice fiscale di «Rossi/],
    ['00417', buyer({ vatNumber: '', fiscalCode: ' ' }), /Manca la partita IVA di «Rossi/],
    ['00418', creditNote({ date: '2026-11-29' }), /nota di credito viene prima della fattura 118\/A.*«Data»/],
    ['00425', draft({ number: 'A/B' }), /numero della fattura.*almeno una cifra/],
    ['00427', buyer({ sdi: 'ABC' }), /codice destinatario di «Rossi.*7 caratteri, 6 per un ente pubblico/],
    ['00471', buyer({ vatNumber: 'IT01234567897' }), /partita IVA di «Rossi.*della tua azienda/],
    [
      'no VAT in RF19',
      seller({ taxRegime: 'RF19' }),
      /regime RF19 \(forfettario\) non si addebita IVA.*N2\.2/,
    ],
    [
      'account',
      draft({ payment: { terms: '', iban: 'IT60X0542811101000000123457' } }),
      /IBAN della tua azienda/,
    ],
    ['recipient by mail', buyer({ sdi: '', pec: 'rossi' }), /PEC di «Rossi/],
    ['country', buyer({ country: 'Germania' }), /paese di «Rossi.*due lettere/],
    ['00200, number', draft({ number: 'N° 12' }), /numero della fattura.*«°»/],
    ['00200, name', seller({ name: ' ' }), /nome della tua azienda/],
    ['00200, mail', buyer({ sdi: '', pec: 'perché@pec.it' }), /PEC di «Rossi/],
    [
      '00417 abroad',
      { ...draft(), buyer: { ...abroad, vatNumber: '', fiscalCode: 'X1' } },
      /partita IVA di «Mü.*privato.*0000000/,
    ],
    ['00424', draft({ lines: [line({ vat: 0.22 })] }), /aliquota IVA 0,22 %.*preventivo, campo «IVA»/],
    [
      '00471 without VAT',
      buyer({ vatNumber: '', fiscalCode: '01234567897' }),
      /fiscale di «Rossi.*tua azienda/,
    ],
    [
      '00476',
      { ...seller({ vatNumber: 'FR40303265045' }), buyer: abroad },
      /partita IVA della tua azienda non è italiana/,
    ],
    [
      '00476 without a number',
      { ...seller({ vatNumber: 'FR40303265045' }), buyer: { ...abroad, country: 'US', vatNumber: '' } },
      /partita IVA della tua azienda non è italiana/,
    ],
    ['recipient abroad', buyer({ sdi: 'XXXXXXX' }), /codice destinatario di «Rossi.*XXXXXXX.*estero/],
  ])('%s is refused before it leaves', (_code, refused, sentence) => {
    expect(invoiceProblems(refused)).toEqual([expect.stringMatching(sentence)]);
  });

  it.each([
    ['a VAT number of another country', buyer({ vatNumber: 'DE811569869', country: 'DE' })],
    ['a person without a VAT number', buyer({ vatNumber: '', fiscalCode: 'RSSMRA80A01H501U' })],
    ['the code for buyers abroad', { buyer: { ...abroad, sdi: 'XXXXXXX' } }],
    ['a buyer outside the EU without a number', { buyer: { ...abroad, country: 'US', vatNumber: '' } }],
    ['a private person of the EU by seven zeros', { buyer: { ...abroad, vatNumber: '0000000' } }],
    ['a mail of a buyer abroad that is no PEC', { buyer: { ...abroad, pec: 'buchhaltung' } }],
    ['a rate of four per cent', { lines: [line({ vat: 4 })] }],
    ['a flat-rate seller with N2.2', { ...seller({ taxRegime: 'RF19' }), lines: [line({ vat: 'N2.2' })] }],
  ] as const)('%s is taken', (_what, taken) => {
    expect(invoiceProblems({ ...draft(), ...taken })).toEqual([]);
  });
});
