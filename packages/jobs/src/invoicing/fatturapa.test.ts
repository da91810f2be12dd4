import { euros } from '@truciolo/money';
import { isNaturaCode, NATURA_LABELS } from '@truciolo/pricing';
import { describe, expect, it } from 'vitest';
import { hasSchema, schemaComplaints } from '../../test/fatturapa-schema.ts';
import { abroad, creditNote, draft, line, publicBody } from '../../test/invoice-samples.ts';
import { invoiceProblems } from './exchange-rules.ts';
import { writeFatturaPa } from './fatturapa.ts';
import type { InvoiceDraft } from './invoice-draft.ts';
import { vatSums } from './line-elements.ts';
import { latin } from './xml.ts';

const flatRate = { ...draft().seller, taxRegime: 'RF19' } as const;

describe('an invoice draft', () => {
  it.skipIf(!hasSchema)('is valid against the schema, for each kind', async () => {
    const kinds: Readonly<Record<string, InvoiceDraft>> = {
      'TD24 over several delivery notes': draft(),
      'TD24 of a series, to a private person by PEC': draft({
        number: 'E26-001',
        buyer: {
          ...draft().buyer,
          sdi: '',
          pec: 'rossi@pec.it',
          vatNumber: '',
          fiscalCode: 'RSSMRA80A01H501U',
        },
      }),
      'no code but PEC, documents with accents': draft({
        buyer: { ...draft().buyer, sdi: '0000000', pec: 'rossi@pec.it' },
        lines: [
          line({
            order: { number: 'N° 12 – qualità', date: null },
            ddt: { number: 'È 4/½', date: '2026-11-20' },
          }),
        ],
      }),
      'to Greece': draft({
        buyer: { ...abroad, country: 'GR', vatNumber: 'EL094259216', sdi: '0000000' },
        lines: [line({ vat: 'N3.2', order: null })],
      }),
      'to the United States, without a number, with a mail': draft({
        buyer: {
          ...abroad,
          country: 'US',
          vatNumber: '',
          sdi: '',
          pec: 'ap@acme.example',
          postalCode: '60601',
        },
        lines: [line({ vat: 'N3.1' })],
      }),
      'to Switzerland': draft({
        buyer: { ...abroad, country: 'CH', vatNumber: 'CHE-123.456.789 MWST' },
        lines: [line({ vat: 'N3.1' })],
      }),
      'a discount as a line of its own': draft({
        lines: [line(), line({ kind: 'charge', code: '', quantity: 1, amount: euros(-36.5), ddt: null })],
      }),
      'two rates with one nature': draft({ lines: [line(), line({ vat: 10 }), line({ vat: 'N3.1' })] }),
      'split payment with a line without VAT': draft({
        buyer: publicBody,
        lines: [line(), line({ vat: 'N1', amount: euros(10) })],
      }),
      'two million pieces': draft({ lines: [line({ quantity: 2_000_003, amount: euros(9999.99) })] }),
      'TD24 with a charge': draft({
        lines: [line(), line({ kind: 'charge', code: '', description: 'Trasporto', quantity: 1 })],
      }),
      'without payment': draft({ payment: { terms: '', iban: '' } }),
      'by transfer': draft({
        payment: { terms: 'Bonifico 30 gg FM', iban: 'IT60 X054 2811 1010 0000 0123 456' },
      }),
      'split payment': draft({ buyer: publicBody }),
      'deferred VAT': draft({ seller: { ...draft().seller, taxRegime: 'RF17' } }),
      'to another country': draft({ buyer: abroad, lines: [line({ vat: 'N3.2', order: null })] }),
      'several rates': draft({
        lines: [line(), line({ vat: 10, description: 'x\ny'.repeat(900) }), line({ vat: 'N3.5' })],
      }),
      'TD01 without a delivery note': draft({
        kind: 'TD01',
        lines: [line({ kind: 'charge', code: '', quantity: 1, ddt: null })],
      }),
      'stamp duty of a flat-rate seller': draft({ seller: flatRate, lines: [line({ vat: 'N2.2' })] }),
      'TD01 with stamp duty to a public body': draft({
        kind: 'TD01',
        seller: flatRate,
        buyer: publicBody,
        lines: [line({ vat: 'N2.2', ddt: null })],
      }),
      TD04: creditNote(),
      'TD04 with split payment': creditNote({ buyer: publicBody }),
      'TD04 with stamp duty': creditNote({
        seller: flatRate,
        lines: creditNote().lines.map((one) => ({ ...one, vat: 'N2.2' as const, amount: euros(100) })),
      }),
      'TD04 to another country': creditNote({
        buyer: abroad,
        lines: creditNote().lines.map((one) => ({ ...one, vat: 'N3.2' as const })),
      }),
      ...Object.fromEntries(
        Object.keys(NATURA_LABELS)
          .filter(isNaturaCode)
          .map((vat) => [`nature ${vat}`, draft({ lines: [line({ vat })] })]),
      ),
    };
    for (const one of Object.values(kinds)) expect(invoiceProblems(one)).toEqual([]);
    const files = Object.values(kinds).map(writeFatturaPa);
    const complaints = await schemaComplaints([...files, writeFatturaPa(draft({ date: 'domani' }))]);
    expect(Object.keys(kinds).map((name, at) => [name, complaints[at]])).toEqual(
      Object.keys(kinds).map((name) => [name, '']),
    );
    // The schema finds faults: an invoice without a real date.
    expect(complaints.at(-1)).toContain('Data');
    const has = (name: string, text: string) =>
      expect([name, writeFatturaPa(kinds[name] ?? draft()).includes(text)]).toEqual([name, true]);
    has('TD24 over several delivery notes', '<NumeroDDT>215/2026</NumeroDDT>');
    has('no code but PEC, documents with accents', '<PECDestinatario>rossi@pec.it</PECDestinatario>');
    has('no code but PEC, documents with accents', '<IdDocumento>N. 12 - qualita</IdDocumento>');
    has('no code but PEC, documents with accents', '<NumeroDDT>E 4/1/2</NumeroDDT>');
    has('to the United States, without a number, with a mail', '<IdPaese>US</IdPaese>');
    has('to the United States, without a number, with a mail', '<IdCodice>OO99999999999</IdCodice>');
    has('to the United States, without a number, with a mail', '<CAP>00000</CAP>');
    // 00426: a mail stands beside seven zeros only.
    expect(
      files[Object.keys(kinds).indexOf('to the United States, without a number, with a mail')],
    ).not.toContain('PECDestinatario');
    has('to Switzerland', '<IdCodice>E123456789MWST</IdCodice>');
    // 736.50 - 36.50 = 700.00, 22 % = 154.00.
    has('a discount as a line of its own', '<PrezzoTotale>-36.50</PrezzoTotale>');
    has('a discount as a line of its own', '<ImportoTotaleDocumento>854.00</ImportoTotaleDocumento>');
    // 736.50 · 3 + 162.03 + 73.65.
    has('two rates with one nature', '<ImportoTotaleDocumento>2445.18</ImportoTotaleDocumento>');
    // 736.50 + 162.03 + 10.00; the body pays 746.50 in two instalments.
    has('split payment with a line without VAT', '<ImportoTotaleDocumento>908.53</ImportoTotaleDocumento>');
    has('split payment with a line without VAT', '<ImportoPagamento>373.25</ImportoPagamento>');
    has('to Greece', '<CodiceDestinatario>XXXXXXX</CodiceDestinatario>');
    has('to Greece', '<IdPaese>GR</IdPaese>');
    has('split payment', '<EsigibilitaIVA>S</EsigibilitaIVA>');
    has('stamp duty of a flat-rate seller', '<ImportoBollo>2.00</ImportoBollo>');
    has('TD04 with stamp duty', '<BolloVirtuale>SI</BolloVirtuale>');
    has('nature N6.9', '<Natura>N6.9</Natura>');
    has('TD24 of a series, to a private person by PEC', '<Numero>E26-001</Numero>');
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
    // A discount counts: 100 - 30 = 70.
    const discounted = [line({ vat: 'N2.2', amount: euros(100) }), line({ vat: 'N2.2', amount: euros(-30) })];
    expect(writeFatturaPa(draft({ lines: discounted }))).not.toContain('DatiBollo');
  });

  it('uses only characters of the schema', () => {
    expect(latin('Perno “Ø 40” – 5 €\n≤ 1 \u{1f600}', 100)).toBe('Perno "Ø 40" - 5 EUR <= 1 ?');
    expect(latin('½ Œuvre Žák Łódź', 100)).toBe('1/2 OEuvre Zák Lódz');
    expect(latin('Ra 0,8 μm, −0,02‑0,05, ⅜″ №5 ﬁne ™ ıẞ', 100)).toBe(
      'Ra 0,8 µm, -0,02-0,05, 3/8" No5 fine TM iSS',
    );
    expect(latin('abc def', 4)).toBe('abc');
  });
});
