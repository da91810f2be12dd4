import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { hasSchema, schemaComplaints } from '../../test/fatturapa-schema.ts';
import { abroad, creditNote, draft, line, publicBody } from '../../test/invoice-samples.ts';
import { invoiceProblems } from './exchange-rules.ts';
import { writeFatturaPa } from './fatturapa.ts';
import { vatSums } from './line-elements.ts';
import { latin } from './xml.ts';

const flatRate = { ...draft().seller, taxRegime: 'RF19' } as const;

describe('an invoice draft', () => {
  it.skipIf(!hasSchema)('is valid against the schema, whatever its kind', async () => {
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
      draft({ buyer: publicBody }),
      draft({ buyer: abroad, lines: [line({ vat: 'N3.2', order: null })] }),
      draft({ lines: [line(), line({ vat: 10, description: 'x\ny'.repeat(900) }), line({ vat: 'N3.5' })] }),
      draft({ kind: 'TD01', lines: [line({ kind: 'charge', code: '', quantity: 1, ddt: null })] }),
      draft({ seller: flatRate, lines: [line({ vat: 'N2.2' })] }),
      draft({ kind: 'TD01', seller: flatRate, buyer: publicBody, lines: [line({ vat: 'N2.2', ddt: null })] }),
      creditNote(),
      creditNote({ buyer: publicBody }),
      creditNote({
        buyer: abroad,
        lines: creditNote().lines.map((one) => ({ ...one, vat: 'N3.2' as const })),
      }),
    ];
    for (const one of drafts) expect(invoiceProblems(one)).toEqual([]);
    const complaints = await schemaComplaints([
      ...drafts.map(writeFatturaPa),
      writeFatturaPa(draft({ date: 'domani' })),
    ]);
    expect(complaints.slice(0, -1)).toEqual(drafts.map(() => ''));
    expect(complaints.at(-1)).toContain('Data');
  });

  it('takes back what was invoiced: a credit note names the invoice and asks for no payment', () => {
    const xml = writeFatturaPa(creditNote());
    expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>');
    expect(xml).toMatch(
      /<DatiFattureCollegate>\s*<RiferimentoNumeroLinea>1<\/RiferimentoNumeroLinea>\s*<IdDocumento>118\/A<\/IdDocumento>\s*<Data>2026-11-30</,
    );
    // 73.65 with 22 % = 89.853.
    expect(xml).toContain('<ImportoTotaleDocumento>89.85</ImportoTotaleDocumento>');
    expect(xml).not.toContain('DatiPagamento');
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

  it('writes split payment for public bodies, deferred VAT, and stamp duty above 77,47 €', () => {
    const body = writeFatturaPa(draft({ buyer: publicBody }));
    expect(body).toContain('versione="FPA12"');
    expect(body).toContain('<CodiceDestinatario>UFABCD</CodiceDestinatario>');
    expect(body).toContain('<EsigibilitaIVA>S</EsigibilitaIVA>');
    // A public body keeps the VAT: 769.83 reach the seller.
    expect(body).toContain('<ImportoPagamento>384.92</ImportoPagamento>');
    const seller = { ...draft().seller, taxRegime: 'RF17' } as const;
    expect(writeFatturaPa(draft({ seller }))).toContain('<EsigibilitaIVA>D</EsigibilitaIVA>');
    const exempt = (amount: number) =>
      writeFatturaPa(draft({ lines: [line({ vat: 'N2.2', amount: euros(amount) })] }));
    expect(exempt(77.48)).toContain('<BolloVirtuale>SI</BolloVirtuale>');
    expect(exempt(77.47)).not.toContain('DatiBollo');
  });

  it('uses only characters of the schema', () => {
    expect(latin('Perno “Ø 40” – 5 €\n≤ 1 \u{1f600}', 100)).toBe('Perno "Ø 40" - 5 EUR <= 1 ?');
    expect(latin('½ Œuvre Žák Łódź', 100)).toBe('1/2 OEuvre Zák Lódz');
    expect(latin('abc def', 4)).toBe('abc');
  });
});
