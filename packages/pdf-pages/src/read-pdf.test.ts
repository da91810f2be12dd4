import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePdf } from '../test/make-pdf.ts';
import { readPdf } from './read-pdf.ts';

const pageOf = async (bytes: Uint8Array) => {
  const [page] = await readPdf(bytes);
  if (!page) throw new Error('no page was read');
  return page;
};

afterEach(() => vi.restoreAllMocks());

it('reading prints nothing about fonts that the file lacks', async () => {
  const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn')].map((spy) => spy.mockReturnValue());
  await pageOf(makePdf('BT /F1 10 Tf 100 700 Td (MATERIALE) Tj ET'));
  expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

describe('a page of a PDF', () => {
  it('gives text with its baseline from the top left corner', async () => {
    const { runs, width, height } = await pageOf(makePdf('BT /F1 10 Tf 100 700 Td (MATERIALE) Tj ET'));
    expect([width, height]).toEqual([600, 800]);
    expect(runs).toMatchObject([{ text: 'MATERIALE', x: 100, y: 100, size: 10, source: 'text' }]);
    expect(runs[0]?.angle).toBeCloseTo(0);
  });

  it('gives the direction of text that reads upwards', async () => {
    const { runs } = await pageOf(makePdf('BT /F1 10 Tf 0 1 -1 0 100 700 Tm (42) Tj ET'));
    expect(runs[0]?.angle).toBeCloseTo(90);
  });

  it('turns with its page', async () => {
    const { runs, width } = await pageOf(
      makePdf('BT /F1 10 Tf 0 1 -1 0 100 200 Tm (42) Tj ET', { rotate: 90 }),
    );
    expect(width).toBe(800);
    expect(runs[0]?.angle).toBeCloseTo(0);
  });

  it('gives lines where they are drawn, with their matrix', async () => {
    const line = 'q 2 0 0 2 10 0 cm 10 100 m 60 100 l S Q';
    const text = 'BT /F1 10 Tf 100 700 Td (MATERIALE C45 UNI EN 10083) Tj ET';
    const { paths } = await pageOf(makePdf(`${line} ${text}`));
    expect(paths.map(({ points }) => points)).toEqual([[30, 600, 130, 600]]);
  });

  it('gives symbols of tolerances where their font has letters', async () => {
    const text = 'BT /F2 10 Tf 100 700 Td (n) Tj /F1 10 Tf (30 H7 MATERIALE C45 UNI EN) Tj ET';
    const { runs } = await pageOf(makePdf(text, { symbols: 'ABCDEF+AIGDT' }));
    expect(runs.map((run) => run.text).join(' ')).toBe('⌀ 30 H7 MATERIALE C45 UNI EN');
    const plain = await pageOf(makePdf(text, { symbols: 'Arial' }));
    expect(plain.runs.map((run) => run.text).join('')).toContain('n');
  });

  it('without text is a picture, whose lines are left to the recogniser', async () => {
    const { runs, paths } = await pageOf(makePdf('10 100 m 60 100 l S'));
    expect([runs, paths]).toEqual([[], []]);
  });

  it('marks text that is invisible', async () => {
    const { runs } = await pageOf(
      makePdf('BT /F1 10 Tf 3 Tr 100 700 Td (letto da un altro programma) Tj ET'),
    );
    expect(runs[0]?.source).toBe('hidden');
  });

  it('has the values of form fields', async () => {
    const { runs } = await pageOf(makePdf('', { field: 'AB-1201' }));
    expect(runs).toMatchObject([{ text: 'AB-1201', x: 100, source: 'field' }]);
  });
});

describe('a file that is no PDF', () => {
  it.each([
    [new Uint8Array(), 'empty'],
    [new TextEncoder().encode('GIF89a'), 'not-a-pdf'],
    [new TextEncoder().encode('%PDF-1.4 niente'), 'unreadable'],
  ])('is refused with a sentence', async (bytes, code) => {
    await expect(readPdf(bytes)).rejects.toMatchObject({ code, message: expect.stringMatching(/^Il /) });
  });
});

describe('reading', () => {
  it('stops before the next page once it is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('annullato'));
    await expect(readPdf(makePdf(''), { signal })).rejects.toThrow('annullato');
  });
});
