import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { vatSums, writeFatturaPa } from './fatturapa.ts';
import { type InvoiceDraft, type InvoiceLine, invoiceProblems } from './invoice-draft.ts';
import { latin } from './xml.ts';

const schema = fileURLToPath(
  new URL('../../../../../shared/samples/fatturapa/FatturaPA_v1.2.2.xsd', import.meta.url),
);
const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;
const missing = !existsSync(schema)
  ? 'the schema of FatturaPA is not beside the repository'
  : !hasXmllint
    ? 'xmllint is not installed'
    : '';

const line = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  kind: 'goods',
  code: 'RO-4471-B',
  description: 'Perno di snodo Ø 40 – “rettificato” ≤ 0,02 & lucidato',
  quantity: 50,
  amount: euros(736.5),
  vat: 22,
  ddt: { number: '214/2026', date: '2026-11-20' },
  order: { number: 'OA-0288', date: '2026-11-14' },
  ...change,
});

const draft = (change: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
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

/** Errors of xmllint; empty for a valid file. */
function invalid(xml: string): string {
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, '-'], {
    input: xml,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

const abroad = {
  ...draft().buyer,
  name: 'Müller Hydraulik GmbH',
  vatNumber: 'DE811569869',
  postalCode: '80331',
  province: 'Bayern',
  country: 'DE',
  sdi: '',
};

describe('an invoice draft', () => {
  it.skipIf(missing !== '')(`is valid against the schema ${missing && `(skipped: ${missing})`}`, () => {
    const drafts = [
      draft(),
      draft({
        buyer: {
          ...draft().buyer,
          sdi: '',
          pec: 'rossi@pec.it',
          vatNumber: '',
          fiscalCode: 'RSSMRA80A01H501U',
        },
      }),
      draft({ lines: [line(), line({ kind: 'charge', code: '', description: 'Trasporto', quantity: 1 })] }),
      draft({ payment: { terms: '', iban: '' } }),
      draft({ payment: { terms: 'Bonifico 30 gg FM', iban: 'IT60 X054 2811 1010 0000 0123 456' } }),
      draft({ buyer: { ...draft().buyer, sdi: 'UFABCD' } }),
      draft({ buyer: abroad, lines: [line({ vat: 'N3.2', order: null })] }),
      draft({ lines: [line(), line({ vat: 10, description: 'x\ny'.repeat(900) }), line({ vat: 'N3.5' })] }),
    ];
    for (const one of drafts) {
      expect(invoiceProblems(one)).toEqual([]);
      expect(invalid(writeFatturaPa(one))).toBe('');
    }
    expect(invalid(writeFatturaPa(draft({ date: 'domani' })))).toContain('Data');
  });

  it('rounds the tax once on the sum of a rate, and adds up', () => {
    // 736.50 + 33.33 = 769.83; 22 % = 169.3626.
    expect(vatSums(draft().lines)).toEqual([{ vat: 22, taxable: euros(769.83), tax: euros(169.36) }]);
    expect(writeFatturaPa(draft())).toContain('<ImportoTotaleDocumento>939.19</ImportoTotaleDocumento>');
    expect(writeFatturaPa(draft())).toContain('<PrezzoUnitario>4.76142857</PrezzoUnitario>');
    expect(vatSums([line({ amount: euros(0.25), vat: 10 })])[0]?.tax).toBe(euros(0.03));
  });

  it('names each delivery note and order once, with its lines', () => {
    const xml = writeFatturaPa(draft());
    expect(xml.match(/<DatiDDT>/g)).toHaveLength(2);
    expect(xml.match(/<DatiOrdineAcquisto>/g)).toHaveLength(1);
  });

  it('contains the payment: instalments that add up to the total, or a transfer with the account', () => {
    const riba = writeFatturaPa(draft());
    expect(riba).toContain('<CondizioniPagamento>TP01</CondizioniPagamento>');
    expect(riba).toContain('<ModalitaPagamento>MP12</ModalitaPagamento>');
    const parts = [...riba.matchAll(/<ImportoPagamento>([\d.]+)</g)].map(([, amount]) => Number(amount));
    expect(parts).toHaveLength(2);
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeCloseTo(939.19, 9);
    expect(riba).toContain('<DataScadenzaPagamento>2026-12-31</DataScadenzaPagamento>');
    const transfer = writeFatturaPa(
      draft({ payment: { terms: 'Bonifico 30 gg FM', iban: 'IT60 X054 2811 1010 0000 0123 456' } }),
    );
    expect(transfer).toContain('<CondizioniPagamento>TP02</CondizioniPagamento>');
    expect(transfer).toContain('<IBAN>IT60X0542811101000000123456</IBAN>');
    expect(writeFatturaPa(draft({ payment: { terms: '', iban: '' } }))).not.toContain('DatiPagamento');
    // Payment terms that cannot be parsed are not guessed: the whole amount is due, without a day.
    const odd = writeFatturaPa(draft({ payment: { terms: 'come al solito', iban: '' } }));
    expect(odd).toContain('<ImportoPagamento>939.19</ImportoPagamento>');
    expect(odd).not.toContain('DataScadenzaPagamento');
  });

  it('follows the rules of the exchange system: public bodies, stamp duty, the reason of no VAT', () => {
    const body = writeFatturaPa(draft({ buyer: { ...draft().buyer, sdi: 'UFABCD' } }));
    expect(body).toContain('versione="FPA12"');
    expect(body).toContain('<CodiceDestinatario>UFABCD</CodiceDestinatario>');
    expect(body).toContain('<EsigibilitaIVA>S</EsigibilitaIVA>');
    const exempt = (amount: number) =>
      writeFatturaPa(draft({ lines: [line({ vat: 'N2.2', amount: euros(amount) })] }));
    expect(exempt(77.48)).toContain('<BolloVirtuale>SI</BolloVirtuale>');
    expect(exempt(77.47)).not.toContain('DatiBollo');
    expect(invoiceProblems(draft({ lines: [line({ vat: 0 })] }))).toEqual([
      'Con IVA 0 % serve il codice natura (per esempio N3.1): sceglilo nel preventivo.',
    ]);
  });

  it('lists missing data in Italian', () => {
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
      'Il CAP di «Rossi Oleodinamica S.r.l.» ha 5 cifre.',
    ]);
  });

  it('uses only characters of the schema', () => {
    expect(latin('Perno “Ø 40” – 5 €\n≤ 1 \u{1f600}', 100)).toBe('Perno "Ø 40" - 5 EUR <= 1 ?');
    expect(latin('½ Œuvre Žák Łódź', 100)).toBe('1/2 OEuvre Zák Lódz');
    expect(latin('abc def', 4)).toBe('abc');
  });
});
