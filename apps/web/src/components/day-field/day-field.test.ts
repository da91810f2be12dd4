import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

it('no page uses the browser’s own date field', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const native = Object.entries(sources).filter(([, text]) => /type=["'{]+date/.test(text));
  expect(native.map(([path]) => path)).toEqual([]);
});
