import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from '../../test/read-rows.ts';
import { Block } from './block.ts';
import { BIT, LETTER } from './letters.ts';
import { LineScanner } from './scan-line.ts';

function scan(text: string) {
  const block = new Block();
  const scanner = new LineScanner();
  const plain = scanner.scan(bytesOf(text), 0, block);
  return { block, plain, next: scanner.next };
}

test('reads words, codes and comments of a plain line', () => {
  const { block, plain, next } = scan('N10 G01X-1.5 y.25z+3.F100 (PROVA)M8\nX9');
  expect(plain).toBe(true);
  expect(block.g[0]).toBe(10);
  expect(block.m[0]).toBe(8);
  expect([block.values[LETTER.X], block.values[LETTER.Y], block.values[LETTER.Z]]).toEqual([-1.5, 0.25, 3]);
  expect(block.has(BIT.F)).toBe(true);
  expect(block.commentFrom).toBe(27);
  expect(next).toBe(36);
});

test.each(['X#1', 'X[1+2]', 'O100', 'WHILE', 'X', 'X1X2', '%', '(aperto', 'X12345678901', '/G1'])(
  '%s takes the slow way',
  (text) => {
    expect(scan(text).plain).toBe(false);
  },
);

test('a decimal of nine digits is the nearest double', () => {
  const decimal = fc.tuple(fc.boolean(), fc.nat(99_999_999), fc.nat(999_999), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(decimal, ([negative, whole, part, digits]) => {
      const text = `${negative ? '-' : ''}${whole}.${String(part).padStart(6, '0').slice(0, digits)}`;
      expect(scan(`X${text}`).block.values[LETTER.X]).toBe(Number(text));
    }),
  );
});
