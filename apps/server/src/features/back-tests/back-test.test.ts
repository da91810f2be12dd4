import { formulaEffects } from '@truciolo/quote';
import { describe, expect, it } from 'vitest';
import { pin, pinQuote } from '../../../test/quote-samples.ts';
import { backTest } from './back-test.ts';

const WORK = 'f0000000-0000-4000-8000-000000000001';
const phases = pin().phases.map((phase) => ({ ...phase, workGuid: WORK }));
const document = pinQuote({ positions: [pin({ phases }), pin({ id: 'p2', phases })] });
const quotes = Array.from({ length: 25 }, (_, index) => ({ guid: String(index) }));

function tryOut(now: () => number, mostPositions = 5000) {
  const batches: number[] = [];
  const tried = backTest({
    quotes,
    read: async (batch) => {
      batches.push(batch.length);
      return new Map(batch.map(({ guid }) => [guid, document]));
    },
    effectsOf: (one) => formulaEffects(one, WORK, '10'),
    now,
    timeLimit: 1000,
    mostPositions,
  });
  return tried.then((result) => ({ ...result, batches }));
}

describe('a formula tried on many quotes', () => {
  it('examines every position, a few documents at a time', async () => {
    const { effects, quotes: seen, isCut, batches } = await tryOut(() => 0);
    expect([effects.length, seen, isCut]).toEqual([50, 25, false]);
    expect(batches).toEqual([10, 10, 5]);
    expect(effects[2]).toMatchObject({ quote: { guid: '1' }, positionId: 'p1' });
  });

  it('stops at the time limit, and says so', async () => {
    let clock = 0;
    const { effects, isCut, batches } = await tryOut(() => {
      clock += 30;
      return clock;
    });
    expect(isCut).toBe(true);
    expect(effects.length).toBeGreaterThan(0);
    expect(effects.length).toBeLessThan(50);
    expect(batches.length).toBeLessThan(3);
  });

  it('stops at the limit of positions', async () => {
    const { effects, quotes: seen, isCut } = await tryOut(() => 0, 7);
    expect([effects.length, seen, isCut]).toEqual([7, 3, true]);
  });
});
