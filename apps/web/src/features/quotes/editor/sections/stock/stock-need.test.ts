import {
  emptyPhase,
  newPosition,
  type PositionDraft,
  type RatesDraft,
  typedValue,
  withChoice,
} from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { stockRows } from './stock-need.ts';

const rates = (price: number | null): RatesDraft => ({
  machines: {},
  labour: {},
  formulas: {},
  labourIsVariable: true,
  hoursPerDay: 8,
  materials: {
    c45: {
      name: 'C45',
      isoGroup: 'P',
      density: 7.85,
      price: { value: price, origin: 'proposed' },
      chipPrice: null,
    },
  },
});

/** The bar of the mock-up: ø40, 92 + 2 mm, saw 2,3, bar of 3 m. */
const position: PositionDraft = {
  ...newPosition('p', { margin: 20, overheads: 12, costs: [] }),
  quantities: [10, 50, 100, 500],
  scrap: typedValue(3),
  phases: [emptyPhase('unfinished')],
  stock: {
    ...(withChoice(null, 'round') as Extract<PositionDraft['stock'], { kind: 'bar' }>),
    materialId: 'c45',
    section: { shape: 'round', diameter: 40 },
    length: typedValue(92),
  },
};

describe('the blanks of an incomplete position', () => {
  it('are counted and priced at every quantity', () => {
    const rows = stockRows(position, rates(1.6));
    expect(rows.map(({ started, need }) => [started, need.bars])).toEqual([
      [11, 1],
      [52, 2],
      [104, 4],
      [516, 18],
    ]);
    expect(rows[1]?.need.piecesPerBar).toBe(30);
    expect(rows[1]?.need.grossWeight).toBeCloseTo(0.95, 3);
    // The 52 pieces started, of 0.95 kg at 1.60 €/kg.
    expect((rows[1]?.cost ?? 0) / 10_000).toBeCloseTo(52 * 0.95 * 1.6, 1);
  });

  it('are weighed although the material has no price, and the cost is not taken as zero', () => {
    const rows = stockRows(position, rates(null));
    expect(rows[0]?.need.bars).toBe(1);
    expect(rows.every(({ cost }) => cost === null)).toBe(true);
  });

  it('are not counted while a size is missing', () => {
    const stock = withChoice(position.stock, 'tube');
    expect(stockRows({ ...position, stock }, rates(1.6))).toEqual([]);
    expect(stockRows({ ...position, stock: { kind: 'none' } }, rates(1.6))).toEqual([]);
  });
});
