import { execFileSync } from 'node:child_process';
import { euros } from '@truciolo/money';
import { expect, it } from 'vitest';
import { creditNote, draft, line, publicBody } from '../../../test/invoice-samples.ts';
import { ACCOUNTING_FIELDS } from './accounting-fields.data.ts';
import { ACCOUNTING_SEPARATORS, type AccountingField } from './accounting-layout.ts';
import { ACCOUNTING_PROGRAMS } from './accounting-programs.data.ts';
import { writeAccountingCsv } from './write-accounting-csv.ts';

/** Rows of each file as the CSV module of Python reads them. */
function readByPython(files: readonly { readonly text: string; readonly delimiter: string }[]): string[][][] {
  const script =
    'import sys,csv,json,io; print(json.dumps([list(csv.reader(io.StringIO(f["text"].removeprefix(chr(0xfeff)),newline=""),delimiter=f["delimiter"],strict=True)) for f in json.load(sys.stdin)]))';
  const said = execFileSync('python3', ['-c', script], { input: JSON.stringify(files), encoding: 'utf8' });
  return JSON.parse(said) as string[][][];
}

const { easyfatt, adHoc } = ACCOUNTING_PROGRAMS;

it('writes the columns of Easyfatt by document and those of Ad Hoc by VAT rate, for another parser', () => {
  const mixed = draft({ lines: [line(), line({ vat: 'N3.5', amount: euros(100) })], buyer: publicBody });
  const [documents = [], rates = []] = readByPython([
    { text: writeAccountingCsv([draft(), creditNote()], easyfatt), delimiter: ';' },
    { text: writeAccountingCsv([mixed, creditNote()], adHoc), delimiter: ';' },
  ]);
  const named = ([head = [], ...rows]: string[][]) =>
    rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
  const [invoice, credit] = named(documents);
  // 736.50 + 33.33 = 769.83; 22 % = 169.36; together 939.19.
  expect(invoice).toMatchObject({
    DocumentType: 'I',
    Date: '30/11/2026',
    Number: '118',
    Numbering: '/A',
    CustomerName: 'Rossi Oleodinamica S.r.l.',
    CustomerVatCode: '00743110157',
    TotalWithoutTax: '769,83',
    VatAmount: '169,36',
    Total: '939,19',
    PaymentName: 'RiBa 30/60 gg DFFM',
  });
  expect(credit).toMatchObject({ DocumentType: 'N', Number: '3', Numbering: '/NC', Total: '89,85' });
  const of = (name: string) => named(rates).map((row) => row[name]);
  expect(of('TIPO_DOC')).toEqual(['FT', 'FT', 'NC']);
  expect(of('DATA_DOC')).toEqual(['30112026', '30112026', '10122026']);
  expect(of('ALIQUOTA')).toEqual(['22,00', '0,00', '22,00']);
  expect(of('NATURA')).toEqual(['', 'N3.5', '']);
  // 736.50 × 22 % = 162.03.
  expect(of('IMPONIBILE')).toEqual(['736,50', '100,00', '-73,65']);
  expect(of('IMPOSTA')).toEqual(['162,03', '0,00', '-16,20']);
  expect(of('TOTALE_DOC')).toEqual(['998,53', '998,53', '-89,85']);
  expect(of('BOLLO')).toEqual(['2,00', '2,00', '']);
  expect(of('ESIGIBILITA')).toEqual(['S', 'S', 'I']);
});

it('another parser reads every column back, whatever separator, order and form the shop chose', () => {
  const fields = Object.keys(ACCOUNTING_FIELDS) as AccountingField[];
  const hostile = draft({
    buyer: { ...draft().buyer, name: '=1+1;"Rossi", |figli|\t& C.\nsrl', city: '-5' },
    number: '7',
  });
  const written = ACCOUNTING_SEPARATORS.map((separator) => {
    const columns = fields
      .toReversed()
      .map((field) => ({ heading: field, field, text: `conto ${separator} 58` }));
    const form = { separator, decimal: '.', dates: 'yyyymmdd', columns } as const;
    return { text: writeAccountingCsv([hostile], { ...easyfatt, ...form }), delimiter: separator };
  });
  for (const [at, [head = [], row = []]] of readByPython(written).entries()) {
    expect(head).toEqual(fields.toReversed());
    const of = (name: AccountingField) => row[head.indexOf(name)];
    // A spreadsheet would run the name as a formula: the apostrophe shows it instead.
    expect(of('customerName')).toBe('\'=1+1;"Rossi", |figli|\t& C.\nsrl');
    expect([of('date'), of('total'), of('city'), of('numberSeries')]).toEqual([
      '20261130',
      '939.19',
      '-5',
      '',
    ]);
    expect(of('fixed')).toBe(`conto ${ACCOUNTING_SEPARATORS[at]} 58`);
  }
});

it('leaves headings out and keeps to one byte per character where the program wants that', () => {
  const buyer = { ...draft().buyer, name: 'Müller – “Łódź” €' };
  const text = writeAccountingCsv([draft({ buyer })], { ...adHoc, withHeadings: false });
  expect(text).not.toContain('TIPO_DOC');
  expect([...text].every((character) => (character.codePointAt(0) ?? 0) <= 0xff)).toBe(true);
  expect(text).toContain('Müller - ""Lódz"" EUR');
});
