import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnRatios, type Observation, questionText, ratioText } from './index.ts';

const kind = { process: 'tornitura', machine: 'TC-1', materialGroup: 'inox', sizeClass: 'piccola' };
const measured = (ratios: readonly number[], rest: Partial<Observation> = {}): Observation[] =>
  ratios.map((ratio, index) => ({ ...kind, job: `C-${index}`, planned: 100, actual: 100 * ratio, ...rest }));

describe('learnRatios', () => {
  it('is 1 without measurements, near 1 with one job, and near the truth with many', () => {
    const after = (count: number) => learnRatios(measured(Array(count).fill(1.4))).ratioFor(kind);
    expect(after(0).ratio).toBe(1);
    expect(after(1).ratio).toBeGreaterThan(1.1);
    expect(after(1).ratio).toBeLessThan(1.38);
    expect(after(40).ratio).toBeCloseTo(1.4, 1);
    expect(after(40).high - after(40).low).toBeLessThan(after(1).high - after(1).low);
  });

  it('shares information with related work: more with the same machine than with another process', () => {
    const { ratioFor } = learnRatios(measured(Array(20).fill(1.3)));
    const sameMachine = ratioFor({ ...kind, materialGroup: 'acciaio' });
    const elsewhere = ratioFor({ ...kind, process: 'fresatura', machine: 'CV-1' });
    expect(sameMachine.ratio).toBeGreaterThan(elsewhere.ratio);
    expect(elsewhere.ratio).toBeGreaterThan(1);
    expect(sameMachine.jobs).toEqual([]);
  });

  it('asks about a forgotten stop instead of averaging it in', () => {
    const usual = [1.1, 1.15, 1.2, 1.12, 1.18, 1.16];
    const clean = learnRatios(measured(usual)).ratioFor(kind);
    const spoilt = learnRatios([...measured(usual), ...measured([8.4], { job: 'C-99' })]);
    expect(spoilt.questions.map(({ observation }) => observation.job)).toEqual(['C-99']);
    expect(spoilt.ratioFor(kind)).toEqual(clean);
    expect(spoilt.questions.map(questionText)).toEqual([
      '840 min invece di 100 min. Un fermo, un utensile rotto o uno stop dimenticato?',
    ]);
    const confirmed = learnRatios([...measured(usual), ...measured([8.4], { job: 'C-99', confirmed: true })]);
    expect(confirmed.questions).toEqual([]);
    expect(confirmed.counted).toBe(7);
  });

  it('asks about an absurd first time', () => {
    expect(learnRatios(measured([14])).questions).toHaveLength(1);
    expect(learnRatios(measured([0.05])).questions[0]?.kind).toBe('much-shorter');
    expect(learnRatios(measured([1.9])).questions).toEqual([]);
  });

  it('ignores invalid times and never returns NaN', () => {
    const any = fc.double();
    fc.assert(
      fc.property(fc.array(fc.tuple(any, any), { maxLength: 20 }), (pairs) => {
        const { ratio, low, high } = learnRatios(
          pairs.map(([planned, actual], index) => ({ ...kind, job: String(index % 4), planned, actual })),
        ).ratioFor(kind);
        expect([ratio, low, high].every((value) => Number.isFinite(value) && value > 0)).toBe(true);
        expect(low).toBeLessThanOrEqual(ratio);
        expect(ratio).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('in a shop of a thousand kinds a slow machine stays slow among many that are not', () => {
    const crowd = Array.from(
      { length: 1000 },
      (_, index): Observation => ({
        process: `fase ${index % 20}`,
        machine: `M-${index % 50}`,
        materialGroup: `gruppo ${index % 7}`,
        sizeClass: `classe ${index}`,
        job: `D-${index}`,
        planned: 100,
        actual: 100,
      }),
    );
    const slow = measured(Array(20).fill(1.4));
    const { ratioFor } = learnRatios([...crowd, ...slow]);
    const own = ratioFor(kind);
    expect(own.ratio).toBeGreaterThan(1.3);
    expect(own.ratio).toBeLessThan(1.42);
    expect(own.low).toBeLessThan(1.4);
    expect(own.jobs).toHaveLength(20);
    const other = ratioFor({
      process: 'fase 3',
      machine: 'M-3',
      materialGroup: 'gruppo 3',
      sizeClass: 'nuova',
    });
    expect(other.ratio).toBeGreaterThan(0.95);
    expect(other.ratio).toBeLessThan(1.05);
  });

  it('is written in plain words', () => {
    expect(ratioText({ ratio: 1.18, low: 1.05, high: 1.31, count: 14 })).toBe(
      'su 14 lavori simili: ×1,18, da 1,05 a 1,31',
    );
    expect(ratioText({ ratio: 1, low: 0.9, high: 1.1, count: 1 })).toContain(
      'su 1 lavoro simile (pochi lavori)',
    );
  });
});
