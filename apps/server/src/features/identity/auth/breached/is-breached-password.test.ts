import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isProbablyMember, makeBloomFilter } from './bloom-filter.ts';
import { isBreachedPassword } from './is-breached-password.ts';
import { listedSample } from './listed-sample.data.ts';

it('every listed password is refused, however it is written', () => {
  for (const password of listedSample) {
    expect(isBreachedPassword(password), password).toBe(true);
    expect(isBreachedPassword(password.toUpperCase()), password).toBe(true);
  }
});

it('symbols, or digits and symbols, at the end of a listed password do not help', () => {
  for (const password of listedSample.filter((word) => /^[a-z0-9]{6,}$/.test(word)))
    expect(isBreachedPassword(`${password}!?`), password).toBe(true);
  for (const password of listedSample.filter((word) => /^[a-z]{6,}$/.test(word)))
    expect(isBreachedPassword(`${password}2026!`), password).toBe(true);
});

it.each(['Vk7!mzRq9x', 'Tr4pano-9-punte!', 'quattro viti M8 lente 7!'])(
  '«%s», which is in no list, is accepted',
  (password) => expect(isBreachedPassword(password)).toBe(false),
);

it('a filter knows each of its members, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 200 }), (members) => {
      const filter = makeBloomFilter(members, 0.01);
      return members.every((member) => isProbablyMember(filter, member));
    }),
    { numRuns: 50 },
  );
});

it('a filter takes about as many others for members as it was made for', () => {
  const members = Array.from({ length: 2000 }, (_, at) => `member ${at}`);
  const filter = makeBloomFilter(members, 0.01);
  // 9.585 bits a member for one in a hundred.
  expect([filter.bits.length, filter.hashes]).toEqual([2397, 7]);
  const wrong = Array.from({ length: 20_000 }, (_, at) => `other ${at}`).filter((text) =>
    isProbablyMember(filter, text),
  );
  // 200 are expected; six deviations of √200 to either side.
  expect(wrong.length).toBeGreaterThan(115);
  expect(wrong.length).toBeLessThan(285);
});
