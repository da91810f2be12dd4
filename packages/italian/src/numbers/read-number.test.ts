import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberRule, readNumber } from './read-number.ts';
import { writeGrouped, writeNumber } from './write-number.ts';

const value = (text: string, rule?: NumberRule) => {
  const read = readNumber(text, rule);
  return read.kind === 'number' ? read.value : read.kind;
};
const said = (text: string, rule?: NumberRule) => {
  const read = readNumber(text, rule);
  return read.kind === 'number' ? read.note : read.kind === 'unreadable' ? read.message : undefined;
};

describe('a typed number', () => {
  it.each([
    ['120.000', 120_000],
    ['1.250.000', 1_250_000],
    ['1.250', 1250],
    ['1.500,5', 1500.5],
    ['1.234,56', 1234.56],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    [',5', 0.5],
    ['.5', 0.5],
    ['12,', 12],
    ['12.', 12],
    ['3+2,5', 5.5],
    [' 0,1 + 0,2 ', 0.3],
    ['+7', 7],
    ['1 234,5', 1234.5],
    ['', 'empty'],
    ['  ', 'empty'],
  ])('%j is %s', (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    'abc',
    '10-12',
    '1e3',
    '1e9',
    '1:30',
    '1h30',
    '12 mm',
    '€ 5',
    '1,2,3',
    '5*2',
    '12..5',
    '--3',
    'NaN',
    '٣',
  ])('%j is refused and quoted', (text) => expect(said(text)).toContain(`«${text}» non è un numero`));

  it('tells how a lone point before three digits was read', () => {
    expect(said('1.234')).toBe('Letto come 1234. Per i decimali usa la virgola: 1,234.');
    expect(said('1.234,00')).toBeUndefined();
    expect(said('12.5')).toBeUndefined();
    expect(said('3+2,5', { unit: 'mm' })).toBe('= 5,5 mm');
  });

  it('accepts the field’s own unit and no other', () => {
    expect(value('€ 12,3', { unit: '€' })).toBe(12.3);
    expect(value('12,3 €/kg', { unit: '€/kg' })).toBe(12.3);
    expect(value('€ 1.234,50', { unit: '€/h' })).toBe(1234.5);
    expect(value('12 mm', { unit: 'mm' })).toBe(12);
    expect(value('15%', { unit: '%' })).toBe(15);
    expect(value('12 cm', { unit: 'mm' })).toBe('unreadable');
  });

  it('refuses an invalid value instead of changing it', () => {
    expect(said('-4')).toBe('Non può essere negativo.');
    expect(value('-4', { min: -100 })).toBe(-4);
    expect(said('2,5', { decimals: 0 })).toBe('Qui ci vuole un numero intero.');
    expect(said('1,255', { decimals: 2 })).toBe('Al massimo 2 decimali.');
    expect(value('1,250', { decimals: 2 })).toBe(1.25);
    expect(said('120', { max: 100 })).toBe('Al massimo 100.');
    expect(said('0', { min: 1 })).toBe('Almeno 1.');
    expect(said('', { required: true })).toBe('Scrivi un numero.');
    expect(said('12345678901234567')).toBe('È un numero troppo lungo.');
  });

  it('does not complain about an incomplete number', () => {
    for (const begun of ['-', '+', ',', '3+', '1.234.5'])
      expect(readNumber(begun)).toMatchObject({ kind: 'unreadable', isUnfinished: true });
    expect(readNumber('1:3', { time: 'min' })).toMatchObject({ isUnfinished: true });
    expect(readNumber('1:x', { time: 'min' })).toMatchObject({ isUnfinished: false });
  });
});

describe('a time', () => {
  it.each([
    ['1:30', 'min', 1.5, '1 min 30 s = 1,5 min'],
    ['0:10', 'min', 0.1667, '10 s = 0,1667 min'],
    ['1:30', 'h', 1.5, '1 h 30 min = 1,5 h'],
    ['1:30:00', 'min', 90, '1 h 30 min = 90 min'],
    ['1h30', 'min', 90, '1 h 30 min = 90 min'],
    ['1h', 'min', 60, '1 h = 60 min'],
    ['1h 30m', 'min', 90, '1 h 30 min = 90 min'],
    ['4 min 20 s', 's', 260, '4 min 20 s = 260 s'],
    ['1\'30"', 'min', 1.5, '1 min 30 s = 1,5 min'],
    ['45s', 'min', 0.75, '45 s = 0,75 min'],
    ['1:30+0:45', 'min', 2.25, '= 2,25 min'],
    ['12 min', 'min', 12, undefined],
    ['2h', 'h', 2, undefined],
    ['12,5', 'min', 12.5, undefined],
  ] as const)('%s in %s is %s', (text, time, expected, note) => {
    expect(readNumber(text, { time })).toEqual({
      kind: 'number',
      value: expected,
      ...(note !== undefined && { note }),
    });
  });

  it.each(['1:75', '1:2:3', '1h90', '1h30m20s5', '-1:30', '1:30:', ':30', 'h', 'm'])(
    '%s is not a time',
    (text) => {
      expect(value(text, { time: 'min' })).toBe('unreadable');
    },
  );
});

describe('written and read', () => {
  it('reads back its own output, grouped or not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 10), max: 10 ** 10 }),
        fc.integer({ min: 0, max: 4 }),
        (n, least) => {
          const number = n / 10_000;
          const rule = { min: -(10 ** 9) };
          expect(value(writeNumber(number, 4, least), rule)).toBe(number);
          expect(value(writeGrouped(number, 4, Math.max(least, 1)), rule)).toBe(number);
        },
      ),
    );
  });

  it.each([
    [1234.5, 4, 2, '1234,50', '1.234,50'],
    [120_000, 4, 0, '120000', '120.000'],
    [-1234567.891, 2, 0, '-1234567,89', '−1.234.567,89'],
    [1.005, 2, 0, '1,01', '1,01'],
    [0.00001, 8, 0, '0,00001', '0,00001'],
    [1e-9, 4, 0, '0', '0'],
  ])('%d with up to %d decimals', (number, most, least, plain, grouped) => {
    expect(writeNumber(number, most, least)).toBe(plain);
    expect(writeGrouped(number, most, least)).toBe(grouped);
  });

  it('returns a result for any text without an exception, and a number only with a digit in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-−€\d.,:hm+\s]{0,20}$/)), (text) => {
        const read = readNumber(text, { time: 'min', unit: 'min' });
        if (read.kind === 'number') {
          expect(Number.isFinite(read.value)).toBe(true);
          expect(text).toMatch(/\d/);
        }
      }),
    );
  });
});
