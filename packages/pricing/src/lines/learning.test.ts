import { percent } from '@truciolo/money';
import { minutes } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed } from '../../test/price-of.ts';
import { buildPhase, buildPosition } from '../../test/worked-example.ts';
import { typed } from '../model/origin.ts';
import { crawfordTotal, crawfordUnit, learningExponent, wrightTotal } from './learning.ts';

const b = learningExponent(percent(90));

describe('learning curves, 90 %, T1 = 10 (formulas e)', () => {
  it.each([
    [2, '9.0000'],
    [4, '8.1000'],
    [8, '7.2900'],
    [100, '4.9659'],
  ])('Crawford: piece %d takes %s', (n, time) => {
    expect((10 * crawfordUnit(n, b)).toFixed(4)).toBe(time);
  });

  it('Crawford: the first four take 35.5621', () => {
    expect((10 * crawfordTotal(4, b)).toFixed(4)).toBe('35.5621');
  });

  it('Wright: average at four 8.1, together 32.4', () => {
    expect((10 * wrightTotal(4, b)).toFixed(4)).toBe('32.4000');
  });

  it('the tail formula equals the sum term by term', () => {
    for (const rate of [percent(51), percent(70), percent(90), percent(100)]) {
      const exponent = learningExponent(rate);
      let sum = 0;
      for (let n = 1; n <= 5000; n++) sum += n ** exponent;
      expect(Math.abs(crawfordTotal(5000, exponent) - sum)).toBeLessThan(1e-6);
    }
  });

  it('lowers the cycle of a phase', () => {
    const phase = buildPhase({ cycle: typed(minutes(10)), learning: { model: 'wright', rate: percent(90) } });
    const position = buildPosition({ phases: [phase], scrap: typed(percent(0)) });
    // 32.4 min at 50 €/h.
    expect(printed(priceOf(position, 4).cost.byCategory.cycle)).toBe('27,00');
  });
});
