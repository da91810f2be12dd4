import { expect, test } from 'vitest';
import { proposeStock } from './propose-stock.ts';

/** A shaft ø40 × 90 whose diameter was measured a thousandth too large on its triangles. */
const measured = { diameter: 40.0008, acrossFlats: 40, acrossSquare: 40, length: 90.0004, bore: 0 };

test('a thousandth of a measure buys no larger bar', () => {
  const [bar] = proposeStock(113_000, { sides: [40, 40, 90] }, measured, 'turned');
  expect(bar).toMatchObject({ kind: 'round', dimensions: [42, 92] });
});
