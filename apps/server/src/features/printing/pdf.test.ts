import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../test/pdf-text.ts';
import { pin, pinQuote } from '../../../test/quote-samples.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { runs } from './fonts.ts';
import { definitionOf, makePdf } from './make-pdf.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { PdfOrder } from './pdf-order.ts';
import { unpackWoff } from './woff.ts';

const order = (change: Partial<PdfOrder> = {}): PdfOrder => ({
  kind: 'customer',
  document: pinQuote(),
  planned: {},
  content: null,
  number: 'P-2026-0001',
  revision: 2,
  validUntil: '2026-12-16',
  owner: { name: 'Anna Moretti', email: 'anna@officina.it' },
  brand: {
    name: 'Officina Moretti',
    address: 'Via Roma 1',
    postalCode: '20100',
    city: 'Milano',
    province: 'MI',
    vatNumber: '01234567890',
    phone: '',
    email: '',
    website: '',
    colour: '#c8420c',
    intro: '',
    conditions: 'Franco stabilimento.',
    footer: '',
    logo: null,
  },
  draft: false,
  pictures: {},
  ...change,
});

/** A quote at one quantity: it has a sum. */
const single = (change: Parameters<typeof pinQuote>[0] = {}) =>
  pinQuote({ positions: [pin({ quantities: [50] })], ...change });

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('the costs of the order', () => {
  const amount = { value: 25, origin: 'typed' as const };
  const transport = { id: 't', label: 'Trasporto', category: 'transport' as const, amount, margin: 20 };

  it('are printed once with their price; their cost is on the internal document only', () => {
    const document = single({ orderCosts: [transport] });
    const text = textOf(order({ document }));
    expect(text.match(/Trasporto/g)).toHaveLength(1);
    expect(text).toContain('31,25');
    expect(text).not.toContain('25,00');
    expect(textOf(order({ document, kind: 'internal' }))).toMatch(/31,25.*25,00/);
  });

  it('are printed beside alternative quantities, where there is no total', () => {
    const text = textOf(order({ document: pinQuote({ orderCosts: [transport] }) }));
    expect(text).toMatch(/Trasporto .*31,25.* una volta per ordine/);
  });
});

describe('the customer’s PDF', () => {
  it('names the company, customer, positions, prices and validity', () => {
    const text = textOf(order({ document: single({ discounts: [3], paymentTerms: 'RB 60 gg' }) }));
    for (const part of [
      'P-2026-0001 rev. 2',
      'Rossi Oleodinamica S.r.l.',
      'RO-4471-B',
      '16/12/2026',
      'RB 60 gg',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Sconto 3 %');
    expect(text).toMatch(/IVA 22 %\n€ [\d.]+,\d\d/);
    expect(text).toContain('Pagina 2 di 3');
  });

  it.each([
    [
      'it',
      '30% all’ordine, saldo 30/60 gg DFFM',
      'Scadenze',
      /all’ordine € [\d.,]+ · \d\d\/\d\d\/2026 € [\d.,]+ · /,
    ],
    ['it', '30/60/90 DFFM', 'Scadenze', /con fattura del \d\d\/\d\d\/2026/],
    ['en', '30% all’ordine, saldo 60 gg FM', 'Due dates', /with the order/],
  ] as const)('in %s shows the due dates of «%s»', (language, paymentTerms, label, words) => {
    const text = textOf(order({ document: single({ language, paymentTerms }) }));
    expect(text).toContain(label);
    expect(text.replace(/\n/g, ' ')).toMatch(words);
  });

  it('prints no due date for terms it cannot parse', () => {
    expect(textOf(order({ document: pinQuote({ paymentTerms: 'come d’accordo' }) }))).not.toContain(
      'Scadenze',
    );
  });

  it('contains no internal data', () => {
    const document = pinQuote({ internalNotes: 'Non dire', rates: pinQuote().rates });
    const text = textOf(order({ document }));
    expect(text).not.toMatch(/Non dire|costo|margin|ricarico|tornitura|attrezz|ciclo|Tornio|€\/h/i);
    const inside = textOf(order({ document, kind: 'internal' }));
    expect(inside).toMatch(/Costo pieno/);
    expect(inside).toMatch(/Margine netto/);
    expect(inside).toContain('Tornitura');
    expect(inside).toContain('Non dire');
  });

  it('is in English for a foreign customer', () => {
    const text = textOf(order({ document: single({ language: 'en', vat: 'N3.2' }) }));
    expect(text).toContain('Quotation P-2026-0001 rev. 2');
    expect(text).toContain('16 Dec 2026');
    expect(text).toContain('N3.2 VAT not charged, export or intra-EU supply');
    expect(text).not.toMatch(/Preventivo|Totale|Pezzi|IVA/);
  });

  it('prints the validity once, and PEC and IBAN where they are entered', () => {
    const brand = { ...order().brand, pec: 'officina@pec.it', iban: 'IT60X0542811101000000123456' };
    const text = textOf(order({ document: single(), brand }));
    expect(text.match(/Valido fino al/g)).toHaveLength(1);
    expect(text).toContain('PEC officina@pec.it');
    expect(text).toContain('IBAN\nIT60X0542811101000000123456');
    expect(textOf(order({ document: single() }))).not.toMatch(/PEC|IBAN/);
  });

  it('shows several quantities as alternatives, each with its delivery, without a total', () => {
    const planned = { p1: { 10: 8, 50: 12 } };
    const text = textOf(order({ document: pinQuote({ discounts: [3] }), planned }));
    expect(text).toContain('si paga quella ordinata');
    expect(text).toMatch(/Consegna\n/);
    expect(text).toMatch(/\b8 gg\n[\s\S]*\b12 gg/);
    expect(text).toContain('Prezzi al netto di IVA 22 %');
    expect(text).toContain('Sconto 3 % sul totale ordinato');
    expect(text).not.toMatch(/Totale preventivo|Imponibile/);
    expect(textOf(order({ document: single() }))).toMatch(/Totale preventivo/);
  });

  it('prints no delivery time where the shop’s own terms contain one', () => {
    const text = textOf(order({ document: pinQuote({ deliveryTerms: '4 settimane, porto franco' }) }));
    expect(text).toContain('4 settimane, porto franco');
    expect(text).not.toMatch(/\d+ gg/);
  });

  it('lists the treatments, tests and certificate that the price includes', () => {
    const { phases, stock } = pin();
    const [first] = phases;
    if (!first || stock?.kind !== 'blank') throw new Error('the sample has a phase and a blank');
    const position = pin({
      phases: [...phases, { ...first, id: '60', name: 'Brunitura' }],
      stock: { ...stock, certificate: 25 },
    });
    const text = textOf(order({ document: pinQuote({ positions: [position] }) }));
    expect(text).toContain('Compresi: Brunitura, Certificato 3.1');
  });

  it('keeps its columns beside a code of a hundred characters without a blank', async () => {
    const code = 'ABCDEFGHIJ'.repeat(10);
    const pdf = await makePdf(
      order({ document: pinQuote({ positions: [pin({ code, quantities: [50] })] }) }),
    );
    const box = wordBox(pdf, '50');
    // A4 is 595 points wide, its right margin 44.
    if (box !== null) expect(box).toBeLessThan(595 - 44);
  });

  it('marks a draft', () => {
    expect(textOf(order({ draft: true }))).toContain('BOZZA');
    expect(textOf(order())).not.toContain('BOZZA');
  });

  it('prints one page for one position and repeats the table head on each of many', async () => {
    expect(pagesOf(await makePdf(order()))).toBe(1);
    const positions = Array.from({ length: 60 }, (_, n) => pin({ id: `p${n}`, code: `C-${n}` }));
    const pdf = await makePdf(order({ document: pinQuote({ positions }) }));
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    const text = readable(pdf);
    if (text !== null) {
      expect(text.match(/Descrizione/g)?.length).toBeGreaterThan(1);
      expect(text).toContain('€');
    }
  });

  it('survives a hundred pages of text, endless words and a hundred quantities', async () => {
    const quantities = Array.from({ length: 100 }, (_, n) => n + 1);
    const long = { description: 'Testo lungo. '.repeat(1500), notes: 'x'.repeat(20_000), quantities };
    const positions = Array.from({ length: 8 }, (_, n) => pin({ id: `p${n}`, ...long }));
    const document = pinQuote({ positions, customerNotes: 'Riga\n'.repeat(10_000) });
    expect(pagesOf(await makePdf(order({ document })))).toBeGreaterThan(100);
  });

  it('prints with a logo, and without one that cannot be read', async () => {
    const withLogo = (bytes: Uint8Array, type: string) =>
      order({ brand: { ...order().brand, logo: { bytes, type } } });
    expect(pagesOf(await makePdf(withLogo(ONE_PIXEL, 'image/png')))).toBe(1);
    expect(pagesOf(await makePdf(withLogo(Buffer.from('no picture'), 'image/png')))).toBe(1);
    expect(pagesOf(await makePdf(withLogo(ONE_PIXEL, 'image/webp')))).toBe(1);
  });
});

describe('the picture of a part', () => {
  const picture = '0190aaaa-0000-7000-8000-000000000001';
  const document = pinQuote({ positions: [pin({ picture })] });
  const withPicture = (bytes: Uint8Array) =>
    order({ document, pictures: { [picture]: { bytes, type: 'image/png' } } });
  const images = (of: PdfOrder) => JSON.stringify(definitionOf(of).content).match(/data:image/g)?.length ?? 0;

  it('is below its position, in the customer’s document only', async () => {
    expect(images(withPicture(ONE_PIXEL))).toBe(1);
    expect(images({ ...withPicture(ONE_PIXEL), kind: 'internal' })).toBe(0);
    expect(images(order({ document }))).toBe(0);
    expect(pagesOf(await makePdf(withPicture(ONE_PIXEL)))).toBe(1);
  });

  it('that cannot be decoded does not prevent the print', async () => {
    expect(pagesOf(await makePdf(withPicture(Buffer.from('no picture'))))).toBe(1);
  });
});

/** Through poppler where the machine has it. */
function readable(pdf: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-pdf-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    return execFileSync('pdftotext', ['-layout', join(folder, 'a.pdf'), '-'], { encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The right edge of a word in points, as poppler sees it; null without poppler. */
function wordBox(pdf: Buffer, word: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-pdf-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), pdf);
    const boxes = execFileSync('pdftotext', ['-bbox', join(folder, 'a.pdf'), '-'], { encoding: 'utf8' });
    const found = new RegExp(`xMax="([\\d.]+)"[^>]*>${word}<`).exec(boxes);
    if (!found) throw new Error(`«${word}» is not on the page`);
    return Number(found[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('text in the right font', () => {
  it('leaves plain Italian alone', () => {
    expect(runs('Perché no? È così: 12,50 € – Ø 40 ±0,02')).toBe('Perché no? È così: 12,50 € – Ø 40 ±0,02');
  });

  it('changes the font for other alphabets and replaces characters that no font has', () => {
    expect(runs('Łódź α')).toEqual([
      { text: 'Ł', font: 'PlexExt' },
      { text: 'ód', font: 'Plex' },
      { text: 'ź', font: 'PlexExt' },
      { text: ' ', font: 'Plex' },
      { text: 'α', font: 'PlexGreek' },
    ]);
    expect(runs('⌀ 5 ≤ 6 漢')).toBe('Ø 5 <= 6 ?');
  });

  it('unpacks a font to the same tables', () => {
    const require = createRequire(import.meta.url);
    const woff = readFileSync(
      require.resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
    );
    const font = unpackWoff(woff);
    expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
    expect(font.length).toBe(woff.readUInt32BE(16));
    expect(() => unpackWoff(Buffer.from('no font at all'))).toThrow('not a WOFF font');
  });
});

it('writes a workbook with a line for each quantity', async () => {
  const { sheets } = await readXlsx(await makeWorkbook(order()));
  const [, positions] = sheets;
  expect(sheets.map(({ name }) => name)).toEqual(['Preventivo', 'Posizioni']);
  expect(positions?.rows).toHaveLength(1 + pin().quantities.length);
  expect(positions?.rows[1]).toEqual(expect.arrayContaining(['RO-4471-B', 10]));
});

it('a document prints the same whatever was printed before it with the same fonts', async () => {
  const plain = async (of: PdfOrder) =>
    (await makePdf(of)).toString('latin1').replace(/D:\d{14}Z|\/ID \[.*?\]/g, '');
  const first = await plain(order());
  const title = 'Flangia\u00a0Ø 40 µm · Čačak Ωmega Дно − “fi”';
  const other = await plain(order({ document: pinQuote({ title, customerNotes: title }) }));
  expect(other).not.toBe(first);
  expect(await plain(order())).toBe(first);
});
