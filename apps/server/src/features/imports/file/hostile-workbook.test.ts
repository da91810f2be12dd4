import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../platform/files/zip.ts';
import { readTable } from './read-table.ts';
import { DAMAGED, Refusal, TOO_BIG } from './refusal.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

interface Parts {
  /** Between the declaration and the first element of the shared texts. */
  readonly doctype?: string;
  readonly text?: string;
  readonly more?: Buffer;
}

/** A workbook of one cell, as small as Excel takes it. */
function workbook({ doctype = '', text = 'Rossi', more }: Parts = {}): Promise<Buffer> {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Clienti" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}${doctype}<sst xmlns="${MAIN}" count="1" uniqueCount="1"><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
  };
  const entries = Object.entries(parts).map(([name, value]) => ({ name, bytes: Buffer.from(value) }));
  const all = more ? [...entries, { name: 'xl/media/image1.bmp', bytes: more }] : entries;
  return writeZip(all, new Date('2026-11-16T08:00:00Z'));
}

const read = (bytes: Buffer) => readTable(bytes, 'Clienti', '');
const refusal = (bytes: Buffer) =>
  read(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.message : String(error)),
  );

it('the builder of the test makes a readable workbook', async () => {
  expect((await read(await workbook())).rows).toEqual([['Rossi']]);
});

describe('a zip bomb', () => {
  const zeros = Buffer.alloc(121 * 1024 * 1024);

  it('is refused by its declared size', async () => {
    const bomb = await workbook({ more: zeros });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bomb)).toBe(TOO_BIG);
  });

  it('is refused by counting where the declared size is wrong', async () => {
    const lying = await workbook({ more: zeros });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(zeros.length);
    for (let at = lying.indexOf(size); at >= 0; at = lying.indexOf(size, at + 1)) lying.writeUInt32LE(10, at);
    expect(await refusal(lying)).toBe(TOO_BIG);
  });
});

describe('entities', () => {
  const outside = '<!DOCTYPE sst [<!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );

  it.each([
    ['a file of the machine', outside, '&f;'],
    ['a billion laughs', `<!DOCTYPE sst [<!ENTITY l0 "ha">${laughs}]>`, '&l9;'],
  ])('%s is never resolved', async (_what, doctype, text) => {
    const outcome = await read(await workbook({ doctype, text })).catch((error: unknown) => error);
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(Refusal);
      return;
    }
    const cells = JSON.stringify((outcome as { rows: unknown }).rows);
    expect(cells).not.toContain('root:');
    expect(cells.length).toBeLessThan(1000);
  });
});

it.each([
  ['cut in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['with entries that lie outside', (bytes: Buffer) => withOffset(bytes, 0xfffffff0)],
  [
    'with an end and nothing before',
    (bytes: Buffer) => Buffer.concat([Buffer.from('PK'), bytes.subarray(-22)]),
  ],
])('an archive %s is refused with a sentence', async (_what, spoil) => {
  expect(await refusal(spoil(await workbook()))).toBe(DAMAGED);
});

/** The first entry of the directory, said to begin elsewhere. */
function withOffset(bytes: Buffer, offset: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(offset, copy.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 42);
  return copy;
}
