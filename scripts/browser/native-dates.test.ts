import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';

const pages = join(root, 'apps/web/src');

/** The page for buyers stays light without the calendar: it writes days itself and borrows the device's calendar. */
const FOR_BUYERS = 'features/shop-page/components/day-input.tsx';

it('no page of the app uses the browser’s own date field', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const native = files.filter((name) => /type=["'{]+date/.test(readFileSync(join(pages, name), 'utf8')));
  expect(native).toEqual([FOR_BUYERS]);
});
