import { describe, expect, it } from 'vitest';
import { nestIdentical, type Technique } from '../src/index.ts';

const bare = (technique: Technique) => ({ technique, kerf: 0, edge: 0 });
const WITHIN = 1.03;

describe('one blank many times, within 3 % of the limit by area', () => {
  // Hard cases of the manufacturer's pallet loading problem [sheet, blank]: (49, 28, 8, 3) holds 57 by the
  // L-algorithm and 56 by five blocks (Birgin, Lobato & Morabito 2010). No layout holds more than the area does.
  const cases = [
    [49, 28, 8, 3],
    [57, 34, 7, 4],
    [63, 44, 8, 5],
    [61, 35, 10, 3],
    [67, 37, 11, 3],
    [67, 40, 11, 3],
    [74, 49, 11, 4],
    [93, 46, 13, 4],
    [106, 59, 13, 5],
    [141, 71, 13, 8],
    [74, 46, 7, 5],
    [86, 52, 9, 5],
    [86, 82, 15, 11],
    [43, 26, 7, 3],
    [153, 100, 24, 7],
    [42, 39, 9, 4],
    [124, 81, 21, 10],
  ] as const;
  it.each(cases)('%i × %i, blank %i × %i', (length, width, l, w) => {
    const count = (technique: Technique) =>
      nestIdentical({ length: l, width: w, rotates: true }, [{ length, width }], bare(technique))
        .capacities[0];
    const most = Math.floor((length * width) / (l * w));
    expect(count('free')).toBeGreaterThanOrEqual(most / WITHIN);
    expect(count('free')).toBeGreaterThanOrEqual(count('guillotine') ?? 0);
    expect(count('free')).toBeLessThanOrEqual(most);
  });

  it('finds the 56 of five blocks', () => {
    const nesting = nestIdentical(
      { length: 8, width: 3, rotates: true },
      [{ length: 49, width: 28 }],
      bare('free'),
    );
    expect(nesting.capacities).toEqual([56]);
  });
});
