import { describe, expect, it } from 'vitest';
import { SheetBuilder } from '../test/sheet-builder.ts';
import { readDrawing } from './index.ts';

/** A sheet with enough text to be read, and what a test draws on it. */
const read = (draw: (sheet: SheetBuilder) => SheetBuilder) => {
  const sheet = draw(new SheetBuilder().cell(500, 540, 200, 'DENOMINAZIONE', 'PEZZO DI PROVA M3'));
  const [part] = readDrawing([sheet.build()]).parts;
  if (!part) throw new Error('no part was read');
  return part;
};
const ofText = (text: string) => read((sheet) => sheet.text(100, 100, text));

describe('threads', () => {
  it.each([
    ['4x M6-6H ↧12', 'M6-6H', 4, 12, false],
    ['2 FORI M8 PASS.', 'M8', 2, null, true],
    ['N.4 FORI M10x1 PROF. 15', 'M10x1', 4, 15, false],
    ['4 x M8 Gewinde durchgehend', 'M8', 4, null, true],
    ['M8x1.25 - 6H THRU ALL', 'M8-6H', 1, null, true],
    ['M5x10', 'M5', 1, 10, false],
    ['M6 (x3)', 'M6', 3, null, null],
    ['G1/4 PROF. 12', 'G1/4', 1, 12, false],
    ['3/8-16 UNC THRU', '3/8-16 UNC', 1, null, true],
    ['M12 SX', 'M12-LH', 1, null, null],
  ])('reads «%s»', (text, designation, count, depth, isThrough) => {
    expect(ofText(text).threads.map(({ value }) => value)).toMatchObject([
      { designation, count, depth, isThrough },
    ]);
  });

  it('takes the count from the line of the drilled hole above', () => {
    const part = read((sheet) => sheet.text(100, 100, '4x ⌀5 THRU').text(100, 110, 'M6-6H THRU'));
    expect(part.threads.map(({ value }) => value.count)).toEqual([4]);
  });

  it('adds up callouts that are written several times', () => {
    const part = read((sheet) => sheet.text(100, 100, 'M4 PASS.').text(300, 200, 'M4 PASS.'));
    expect(part.threads.map(({ value }) => value.count)).toEqual([2]);
    expect(part.threads[0]?.places).toHaveLength(2);
  });

  it.each(['M61: Machined 6061', 'VITE M6 UNI 5931', 'M61', 'AM6', '021-M4'])(
    'finds none in «%s»',
    (text) => {
      expect(ofText(text).threads).toEqual([]);
    },
  );
});

describe('fits', () => {
  it.each([
    ['⌀20 H7', 'H7'],
    ['2 SPINE Ø6 H7', 'H7'],
    ['⌀6.0 H7/g6 THRU ALL', 'H7/g6'],
    ['8 P9 x 4 +0,2/0 prof.', 'P9'],
    ['⌀D h9', 'h9'],
  ])('reads «%s»', (text, name) => {
    expect(ofText(text).fits.map(({ value }) => value.class)).toEqual([name]);
  });

  const scanned = (text: string) => read((sheet) => sheet.text(100, 100, text, { source: 'ocr' })).fits[0];

  it.each(['040 H8', 'O40 H8', '@40 H8', '2x 040 H8'])('reads «%s» of a scan as a diameter', (text) => {
    expect(scanned(text)?.value).toMatchObject({
      class: 'H8',
      nominal: 40,
      hole: { lower: 0, upper: 0.039 },
    });
    expect(scanned(text)?.confidence).not.toBe('sure');
  });

  it('leaves the size open where the first digit of a scan may be the sign of a diameter', () => {
    expect(scanned('240 H8')).toMatchObject({
      value: { class: 'H8', nominal: null, hole: null },
      confidence: 'unsure',
      text: '240 H8 o Ø40 H8',
    });
    expect(scanned('930 H7')).toMatchObject({ value: { nominal: null }, text: '930 H7 o Ø30 H7' });
    expect(scanned('Ø240 H8')?.value.nominal).toBe(240);
    expect(scanned('20 H8')?.value.nominal).toBe(20);
    expect(ofText('240 H8').fits[0]?.value.nominal).toBe(240);
  });

  it('gives the limits of ISO 286', () => {
    expect(ofText('⌀20 g6').fits[0]?.value).toEqual({
      class: 'g6',
      nominal: 20,
      hole: null,
      shaft: { lower: -0.02, upper: -0.007 },
    });
  });

  it('reads a hole class above a shaft class', () => {
    const part = read((sheet) => sheet.text(100, 100, '⌀12 k6').text(116, 92, 'H7'));
    expect(part.fits.map(({ value }) => value.class)).toEqual(['H7/k6']);
  });

  it.each(['6082 T6', 'AT3 T10', '4 M8', '45° x4', 'R0.5', '4 A3'])('finds none in «%s»', (text) => {
    expect(ofText(text).fits).toEqual([]);
  });
});

describe('tolerances', () => {
  it.each([
    ['70 ±0.1', -0.1, 0.1, 0.2],
    ['⌀5.8-5.85', 0, 0.05, 0.05],
    ['6.0 (+0.1/0.0)', 0, 0.1, 0.1],
    ['30 +0,2/-0,05', -0.05, 0.2, 0.25],
  ])('reads «%s»', (text, lower, upper, width) => {
    expect(ofText(text).tightest?.value).toMatchObject({ lower, upper, width });
  });

  it('reads deviations one above the other, the lower one joined to the nominal', () => {
    const part = read((sheet) =>
      sheet.text(100, 100, '3,99 -').text(126.4, 92, '0').text(126.4, 100, '0,02'),
    );
    expect(part.tightest?.value).toMatchObject({ nominal: 3.99, lower: -0.02, upper: 0, width: 0.02 });
    expect(part.tightest?.places).toHaveLength(2);
  });

  it('reads small deviations behind the nominal', () => {
    const part = read((sheet) =>
      sheet.text(100, 100, '40').text(110, 95, '0', { size: 5 }).text(110, 102, '-0,1', { size: 5 }),
    );
    expect(part.tightest?.value).toMatchObject({ nominal: 40, lower: -0.1, upper: 0 });
  });

  it('reads two limits one above the other', () => {
    const part = read((sheet) => sheet.text(100, 92, '16.00').text(100, 100, '15.50'));
    expect(part.tightest?.value).toMatchObject({ nominal: 15.5, kind: 'limits', width: 0.5 });
  });

  it.each(['45° ±1°', '12.03.2024', '36°'])('finds none in «%s»', (text) => {
    expect(ofText(text).tolerances).toEqual([]);
  });
});

describe('symbols that are drawn as lines', () => {
  it('gives a diameter to the number behind a crossed circle', () => {
    const part = read((sheet) => sheet.text(110, 100, '20 H7').circle(104, 97, 6).line(101, 102, 107, 92));
    expect(part.fits[0]).toMatchObject({ text: '⌀20 H7', confidence: 'sure' });
  });

  it('reads ± before a number', () => {
    const part = read((sheet) =>
      sheet
        .text(100, 100, '50')
        .text(118, 100, '0.1')
        .line(111, 95, 116, 95)
        .line(113.5, 92.5, 113.5, 97.5)
        .line(111, 99, 116, 99),
    );
    expect(part.tightest?.value).toMatchObject({ nominal: 50, width: 0.2 });
  });

  it('reads the depth of a thread', () => {
    const part = read((sheet) =>
      sheet
        .text(100, 100, 'M6')
        .text(120, 100, '12')
        .line(111, 94, 118, 94)
        .line(114.5, 94, 114.5, 100)
        .line(112, 97, 114.5, 100)
        .line(117, 97, 114.5, 100),
    );
    expect(part.threads[0]?.value).toMatchObject({ designation: 'M6', depth: 12 });
  });
});

describe('frames of ISO 1101', () => {
  const frame = (sheet: SheetBuilder) =>
    sheet
      .box(100, 90, 14, 14)
      .box(114, 90, 36, 14)
      .box(150, 90, 14, 14)
      .text(118, 100, '⌀0,02')
      .text(154, 100, 'A');

  it('are read with a symbol that is a letter of the font', () => {
    const part = read((sheet) => frame(sheet).text(103, 100, '◎'));
    expect(part.frames.map(({ value }) => value)).toEqual([
      { type: 'concentricity', value: 0.02, isDiameter: true, datums: ['A'], modifiers: [] },
    ]);
  });

  it.each([
    ['perpendicularity', (sheet: SheetBuilder) => sheet.line(103, 101, 111, 101).line(107, 93, 107, 101)],
    ['concentricity', (sheet: SheetBuilder) => sheet.circle(107, 97, 10).circle(107, 97, 5)],
    [
      'position',
      (sheet: SheetBuilder) => sheet.circle(107, 97, 6).line(102, 97, 112, 97).line(107, 92, 107, 102),
    ],
    ['parallelism', (sheet: SheetBuilder) => sheet.line(103, 101, 107, 93).line(107, 101, 111, 93)],
    [
      'flatness',
      (sheet: SheetBuilder) =>
        sheet.line(102, 101, 108, 101).line(106, 93, 112, 93).line(102, 101, 106, 93).line(108, 101, 112, 93),
    ],
  ] as const)('know %s by its shape', (type, symbol) => {
    expect(read((sheet) => symbol(frame(sheet))).frames.map(({ value }) => value.type)).toEqual([type]);
  });
});

describe('overall sizes', () => {
  const MM = 72 / 25.4;

  it('of a turned part are its largest diameter and its length', () => {
    const part = read((sheet) =>
      sheet
        .text(60, 200, '⌀40', { angle: 90 })
        .text(200, 300, '182')
        .text(150, 280, '46')
        .text(90, 180, '⌀25 k6', { angle: 90 }),
    );
    expect(part.overall?.value).toEqual({ diameter: 40, lengths: [182] });
  });

  it('of a disc leave out the sizes inside the view along its axis', () => {
    const part = read((sheet) =>
      sheet
        .circle(200, 200, 60 * MM)
        .text(195, 180, '35')
        .text(400, 200, '⌀60', { angle: 90 })
        .text(385, 100, '12'),
    );
    expect(part.overall?.value).toEqual({ diameter: 60, lengths: [12] });
  });

  it('of a plate take the thickness from another view', () => {
    const part = read((sheet) =>
      sheet
        .text(200, 320, '80')
        .text(100, 200, '60', { angle: 90 })
        .text(195, 310, '50')
        .text(400, 320, '15'),
    );
    expect(part.overall?.value).toEqual({ diameter: null, lengths: [80, 60, 15] });
  });
});

describe('a table drawing', () => {
  it('is one part for each row', () => {
    const part = (sheet: SheetBuilder) => {
      const columns = [100, 180, 220, 260, 300];
      for (const [row, cells] of [
        ['CODICE', 'D', 'L', 'Q.TÀ'],
        ['DS-01', '20', '25', '10'],
        ['DS-02', '30', '55', '6'],
      ].entries())
        for (const [index, text] of cells.entries()) {
          const x = columns[index] ?? 0;
          sheet.box(x, 40 + row * 16, (columns[index + 1] ?? 0) - x, 16).text(x + 3, 51 + row * 16, text);
        }
      return sheet.text(60, 200, '⌀D h9', { angle: 90 }).text(200, 300, 'L ±0,05');
    };
    const sheet = part(
      new SheetBuilder()
        .cell(500, 500, 120, 'N. DISEGNO', 'DS-XX')
        .cell(500, 540, 200, 'DENOMINAZIONE', 'DISTANZIALE'),
    );
    const { parts } = readDrawing([sheet.build()]);
    expect(
      parts.map(({ code, family, quantity, overall }) => [
        code?.value,
        family?.value,
        quantity?.value,
        overall?.value,
      ]),
    ).toEqual([
      ['DS-01', 'DS-XX', 10, { diameter: 20, lengths: [25] }],
      ['DS-02', 'DS-XX', 6, { diameter: 30, lengths: [55] }],
    ]);
  });
});

describe('the general tolerance in free text', () => {
  it.each([
    ['Tolleranze generali UNI EN 22768-mK', 'mK'],
    ['Tolleranze generali secondo UNI EN 22768 - m K', 'mK'],
    ['TOLL. GEN.: ISO 2768 m-K', 'mK'],
    ['QUOTE SENZA TOLLERANZA SECONDO UNI EN 22768/1 MEDIO', 'm'],
    ['Per le quote senza indicazione di tolleranza vale UNI EN 22768-1 grado fine', 'f'],
    ['ISO 2768 classe media', 'm'],
    ['ISO 2768-1:1989 - m', 'm'],
    ['Allgemeintoleranzen DIN ISO 2768-1 mittel', 'm'],
    ['Allgemeintoleranzen ISO 2768-f-H', 'fH'],
    ['GENERAL TOLERANCES ISO 2768-MEDIUM', 'm'],
    ['EN 22768-1 m / EN 22768-2 K', 'mK'],
    ['ISO 2768-1-m, ISO 2768-2-K', 'mK'],
    ['ISO 2768-mK-E', 'mK'],
    ['ISO2768mK', 'mK'],
    ['ISO 2768 coarse', 'c'],
    ['ISO 2768 grossolana', 'c'],
  ])('«%s»', (text, name) => {
    expect(ofText(text).generalTolerance?.value).toMatchObject({ standard: 'ISO 2768', class: name });
  });

  it.each(['ISO 2768', 'ISO 2768-1 / ISO 2768-2', 'ISO 2768 - see note', 'ISO 2768 come da capitolato'])(
    '«%s» names no class',
    (text) => {
      expect(ofText(text).generalTolerance?.value.class ?? null).toBeNull();
    },
  );
});
