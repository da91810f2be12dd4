import { describe, expect, it } from 'vitest';
import { SheetBuilder } from '../../test/sheet-builder.ts';
import { hasOutlinedBlock, readDrawing, withRecognised } from '../index.ts';

const LETTERS = 120;

/** Sizes as text, a block of letters drawn as filled shapes. */
function outlined() {
  const sheet = new SheetBuilder()
    .text(200, 300, '19.25')
    .text(100, 200, '4.425 ±0.025')
    .text(60, 60, 'NOTES AND VIEWS');
  for (let at = 0; at < LETTERS; at += 1) sheet.letter(500 + (at % 40) * 7, 480 + Math.floor(at / 40) * 14);
  return sheet;
}

const withText = (sheet: SheetBuilder) =>
  sheet.cell(60, 500, 150, 'PART NUMBER', 'MCM-0010').cell(210, 500, 150, 'MATERIAL', 'BRASS');

describe('a title block whose letters are drawn', () => {
  it('is seen where no text names the number', () => {
    expect(hasOutlinedBlock(outlined().build())).toBe(true);
    expect(hasOutlinedBlock(withText(outlined()).build())).toBe(false);
    expect(hasOutlinedBlock(withText(new SheetBuilder()).build())).toBe(false);
  });

  it('is read with the words of a recogniser, which never replace the text of the file', () => {
    const page = outlined().box(490, 470, 150, 60).build();
    const seen = new SheetBuilder()
      .text(502, 486, 'PART NUMBER', { size: 6, source: 'ocr' })
      .text(504, 502, 'MCM-0010', { source: 'ocr' })
      .text(200, 300, '79.25', { source: 'ocr' })
      .text(300, 200, 'HATCH', { source: 'ocr' })
      .build();
    const [part] = readDrawing([withRecognised(page, seen)]).parts;
    expect(part?.code).toMatchObject({ value: 'MCM-0010', confidence: 'likely', source: 'ocr' });
    expect(withRecognised(page, seen).runs.map(({ text }) => text)).not.toContain('79.25');
    expect(withRecognised(page, seen).runs.map(({ text }) => text)).not.toContain('HATCH');
  });

  it('is read where some of its letters are plain bars, which are no lines of cells', () => {
    const page = outlined().box(490, 470, 150, 60).bar(518, 494).bar(536, 494).build();
    const seen = new SheetBuilder()
      .text(502, 486, 'TITLE', { size: 6, source: 'ocr' })
      .text(504, 502, 'FILTER LID', { source: 'ocr' })
      .text(502, 512, 'PART NUMBER', { size: 6, source: 'ocr' })
      .text(504, 524, 'MCM-0010', { source: 'ocr' })
      .build();
    const [part] = readDrawing([withRecognised(page, seen)]).parts;
    expect(part?.title?.value).toBe('FILTER LID');
  });
});
