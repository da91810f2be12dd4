import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('no page asks for a day in the language of the browser', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const native = Object.entries(sources).filter(([, text]) => /type=["'{]+date/.test(text));
  expect(native.map(([path]) => path)).toEqual([]);
});
