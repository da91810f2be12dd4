import { expect, it } from 'vitest';
import { mayLoadEarly, takesModels } from './early-kernel.ts';

const visitor = (pointer: 'fine' | 'coarse', connection?: object) =>
  ({
    navigator: { connection },
    matchMedia: (query: string) => ({ matches: query.includes(pointer) }),
  }) as unknown as Window;

it.each([
  ['a mouse and a browser that tells nothing of its line', visitor('fine'), true],
  ['a mouse on a fast line', visitor('fine', { effectiveType: '4g', saveData: false }), true],
  ['a visitor who saves data', visitor('fine', { effectiveType: '4g', saveData: true }), false],
  ['a slow line', visitor('fine', { effectiveType: '3g' }), false],
  ['a phone', visitor('coarse', { effectiveType: '4g' }), false],
])('the kernel before a file was chosen: %s', (_who, page, expected) => {
  expect(mayLoadEarly(page)).toBe(expected);
});

it('only the page of a shop takes models', () => {
  expect(takesModels('/officina/valsesia')).toBe(true);
  expect(takesModels('/officina/richiesta/abc')).toBe(false);
  expect(takesModels('/officina/mie/abc')).toBe(false);
});
