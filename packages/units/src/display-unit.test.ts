import { describe, expect, it } from 'vitest';
import { displayUnit, type UnitKey } from './index.ts';

// Factors as printed in NIST SP 811, appendix B.
const published: readonly [UnitKey, string, number, number][] = [
  ['mm', 'in', 0.0393701, 7],
  ['m/min', 'ft/min', 3.28084, 5],
  ['cm3/min', 'in³/min', 0.0610237, 7],
  ['N/mm2', 'kpsi', 0.145038, 6],
  ['N', 'lbf', 0.224809, 6],
  ['Nm', 'lbf·ft', 0.737562, 6],
  ['kW', 'hp', 1.34102, 5],
  ['um', 'µin', 39.3701, 4],
  ['cm2', 'in²', 0.155, 4],
];

describe('displayUnit', () => {
  it.each(published)('%s is shown in %s', (unit, label, factor, digits) => {
    expect(displayUnit(unit, 'imperial').label).toBe(label);
    expect(displayUnit(unit, 'imperial').factor).toBeCloseTo(factor, digits);
  });

  it('keeps units without an imperial counterpart', () => {
    expect(displayUnit('1/min', 'imperial')).toEqual({ label: '1/min', factor: 1 });
    expect(displayUnit('mm/rev', 'metric')).toEqual({ label: 'mm/giro', factor: 1 });
  });
});
