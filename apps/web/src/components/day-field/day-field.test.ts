import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The page for buyers stays light without the calendar: it writes days itself and borrows the device's calendar. */
const FOR_BUYERS = '../../features/shop-page/components/day-input.tsx';

it('no page of the app uses the browser’s own date field', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  const native = Object.entries(sources).filter(([, text]) => /type=["'{]+date/.test(text));
  expect(native.map(([path]) => path)).toEqual([FOR_BUYERS]);
});
