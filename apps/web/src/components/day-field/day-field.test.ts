import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/**
 * Buyers of any country open this page, each with a device that writes days as they do; it stays light without the
 * calendar.
 */
const FOR_BUYERS = '../../features/shop-page/components/send-form.tsx';

it('no page of the app uses the browser’s own date field', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const native = Object.entries(sources).filter(([, text]) => /type=["'{]+date/.test(text));
  expect(native.map(([path]) => path)).toEqual([FOR_BUYERS]);
});
