import type { Chance } from './chance.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

const texts: readonly string[] = [
  '',
  ' ',
  'x',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ud83d\ude00',
  '\u202egnp.exe',
  '\ufeff',
  'é'.normalize('NFD'),
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '%00',
  '../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '=1+1',
  'a@b',
  'a@b.it\r\nBcc: c@d.it',
  '2026-02-31',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '-271821-04-20T00:00:00.000Z',
  '2026-11-16T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{"a":1}',
  '$1',
  '{{x}}',
  'http://169.254.169.254/',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '١٢٣',
  '１２',
  'İ',
  'ß',
  '1.234,56',
  '(((((((((((((((((((((((((((((((((',
  'SE(1;2;SE(1;2;SE(1;2;3)))',
  'a'.repeat(300),
  'à'.repeat(5000),
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  9_999_999_999_999,
  100_000_000_000_000,
  0.123_456_789_012_345_68,
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { length: 1e9 },
  { toJSON: 1 },
  { constructor: { prototype: {} } },
];

/** Something no form would send, but any program can. */
export function hostileValue(chance: Chance): unknown {
  const kind = chance.below(20);
  if (kind < 9) return chance.pick(texts);
  if (kind < 14) return chance.pick(numbers);
  if (kind < 18) return chance.pick(others);
  if (kind === 18) return nested(1 + chance.below(60));
  return Array.from({ length: 1 + chance.below(300) }, (_, at) => (at % 2 ? at : `${at}`));
}

export const hostileText = (chance: Chance): string => chance.pick(texts);
export const hostileNumber = (chance: Chance): number => chance.pick(numbers);
