import { describe, expect, it } from 'vitest';
import { SheetBuilder } from '../test/sheet-builder.ts';
import { readDrawing } from './index.ts';

const firstOf = (...sheets: SheetBuilder[]) => {
  const [part] = readDrawing(sheets.map((sheet) => sheet.build())).parts;
  if (!part) throw new Error('no part was read');
  return part;
};

const italianBlock = (page = 1, code = 'AB-1201', title = 'PERNO GUIDA') =>
  new SheetBuilder(page)
    .cell(400, 440, 150, 'MATERIALE', 'C45 UNI EN 10083')
    .cell(550, 440, 150, 'TRATTAMENTO', 'Bonifica 28-32 HRC')
    .cell(700, 440, 100, 'PESO', '1,25 kg')
    .cell(400, 468, 150, 'TOLLERANZE GENERALI', 'UNI EN 22768-mK')
    .cell(550, 468, 150, 'RUGOSITÀ GENERALE', 'Ra 3,2 ( Ra 0,8 )')
    .cell(700, 468, 100, 'SCALA', '1:2')
    .cell(400, 496, 200, 'DENOMINAZIONE', title)
    .cell(600, 496, 120, 'N. DISEGNO', code)
    .cell(720, 496, 40, 'REV.', 'B')
    .cell(760, 496, 40, 'FOGLIO', '1 DI 1')
    .cell(400, 524, 120, 'SOST. IL', 'AB-0999');

describe('a block with label and value in one cell', () => {
  it('is read field by field, surely, with the place of each value', () => {
    const part = firstOf(italianBlock());
    expect(part.code).toMatchObject({ value: 'AB-1201', confidence: 'sure', source: 'text' });
    expect(part.code?.places[0]?.page).toBe(1);
    expect(part.code?.places[0]?.x).toBeCloseTo(604);
    expect(part.revision?.value).toBe('B');
    expect(part.title?.value).toBe('PERNO GUIDA');
    expect(part.material?.value).toBe('C45 UNI EN 10083');
    expect(part.heatTreatment?.value).toBe('Bonifica 28-32 HRC');
    expect(part.surfaceTreatment).toBeNull();
    expect(part.generalTolerance?.value).toMatchObject({ standard: 'ISO 2768', class: 'mK' });
    expect(part.generalRoughness?.value).toEqual({ parameter: 'Ra', value: 3.2 });
    expect(part.scale?.value).toBe('1:2');
    expect(part.weight?.value).toBe(1.25);
    expect(part.sheet?.value).toEqual({ number: 1, of: 1 });
  });

  it('leaves a field empty whose cell is empty or struck through', () => {
    const sheet = new SheetBuilder()
      .cell(400, 440, 150, 'MATERIALE', '')
      .cell(550, 440, 100, 'N. DISEGNO', '--')
      .cell(650, 440, 60, 'REV.', '-')
      .cell(400, 468, 200, 'DENOMINAZIONE', 'PIASTRA');
    const part = firstOf(sheet);
    expect([part.material, part.code, part.revision]).toEqual([null, null, null]);
    expect(part.title?.value).toBe('PIASTRA');
  });
});

describe('a block with a column of labels', () => {
  it('takes the cell to the right', () => {
    const sheet = new SheetBuilder()
      .row(500, 400, 'Benennung', 'Deckel')
      .row(500, 418, 'Zeichnungsnummer', '4711-12')
      .row(500, 436, 'Werkstoff', '1.4301')
      .row(500, 454, 'Oberfläche', 'Rz 16');
    const part = firstOf(sheet);
    expect(part.title?.value).toBe('Deckel');
    expect(part.code?.value).toBe('4711-12');
    expect(part.material?.value).toBe('1.4301');
    expect(part.generalRoughness?.value).toEqual({ parameter: 'Rz', value: 16 });
  });
});

describe('a sheet without cells', () => {
  it('takes the first line of the block as title and the line that is a material', () => {
    const sheet = new SheetBuilder();
    const lines = [
      'Drive Pulley - 12.3.2024',
      'Aluminium 7075',
      'A4 Drawing - Scale 4:1',
      'Dimensions in millimeters',
      'General tolerances ±0.05mm',
    ];
    for (const [index, text] of lines.entries()) sheet.text(300, 420 + index * 19, text, { size: 16 });
    const part = firstOf(sheet);
    expect(part.title).toMatchObject({ value: 'Drive Pulley', confidence: 'likely' });
    expect(part.material).toMatchObject({ value: 'Aluminium 7075', confidence: 'likely' });
    expect(part.scale?.value).toBe('4:1');
    expect(part.units?.value).toBe('mm');
    expect(part.generalTolerance?.value.linear).toBe(0.05);
  });
});

describe('the scale of a view', () => {
  it('is not the scale of the sheet', () => {
    const sheet = italianBlock().text(100, 100, 'DETTAGLIO A').text(100, 110, 'SCALA 5:1');
    expect(firstOf(sheet).scale?.value).toBe('1:2');
  });
});

describe('several sheets', () => {
  it('of one code are one part, of two codes are two', () => {
    const read = (...sheets: SheetBuilder[]) => readDrawing(sheets.map((sheet) => sheet.build())).parts;
    expect(read(italianBlock(1), italianBlock(2)).map(({ pages }) => pages)).toEqual([[1, 2]]);
    expect(read(italianBlock(1), italianBlock(2, 'AB-1202')).map(({ code }) => code?.value)).toEqual([
      'AB-1201',
      'AB-1202',
    ]);
  });

  it('without text are named and not read', () => {
    expect(readDrawing([new SheetBuilder().text(10, 10, 'A4').build()])).toEqual({
      parts: [],
      pagesWithoutText: [1],
    });
  });
});

describe('text of a recogniser', () => {
  it('is never sure', () => {
    const sheet = new SheetBuilder()
      .box(400, 440, 150, 28)
      .text(402, 446, 'MATERIALE', { size: 4.5, source: 'hidden' })
      .text(404, 462, 'C45 UNI EN 10083', { source: 'hidden' });
    expect(firstOf(sheet).material).toMatchObject({
      value: 'C45 UNI EN 10083',
      confidence: 'likely',
      source: 'hidden',
    });
  });
});
