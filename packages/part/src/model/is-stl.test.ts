import { expect, it } from 'vitest';
import { isStl } from './is-stl.ts';

const text = (words: string) => new TextEncoder().encode(words);

/** A binary file of one triangle that declares this many. */
function binaryOf(declared: number): Uint8Array {
  const bytes = new Uint8Array(84 + 50);
  new DataView(bytes.buffer).setUint32(80, declared, true);
  return bytes;
}

it.each([
  ['a text file', text('solid plate\n facet normal 0 0 1\n'), true],
  ['a text file with blanks before', text('\n  solid plate\nfacet normal 0 0 1\n'), true],
  ['a letter about solids', text('solid work, many thanks'), false],
  ['a binary file of the declared length', binaryOf(1), true],
  ['a binary file that declares more than it holds', binaryOf(2), false],
  ['a head without triangles', new Uint8Array(84), false],
  ['an empty file', new Uint8Array(), false],
])('tells %s', (_name, bytes, expected) => {
  expect(isStl(bytes)).toBe(expected);
});
