import { percent } from '@truciolo/money';
import { minutes } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed, traceOf } from '../../test/price-of.ts';
import { buildMockPosition, buildPhase, buildPosition, exampleRates } from '../../test/worked-example.ts';
import type { Condition, Rule } from '../model/rule.ts';
import { holds } from './evaluate-condition.ts';

const inox: Rule = {
  id: 'r1',
  label: 'Inox',
  when: { field: 'materialGroup', is: 'M' },
  effects: [{ multiply: 'cycle', by: 1.3 }],
};

const stainless = {
  ...exampleRates,
  materials: {
    c45: { ...exampleRates.materials.c45, isoGroup: 'M', name: 'AISI 304' },
  } as typeof exampleRates.materials,
};

describe('rules', () => {
  it('"se materiale inox: tempo ciclo × 1,3"', () => {
    const position = buildPosition({ rules: [inox] });
    expect(printed(priceOf(position, 50).cost.byCategory.cycle)).toBe('500,00');
    expect(printed(priceOf(position, 50, stainless).cost.byCategory.cycle)).toBe('650,00');
    expect(JSON.stringify(traceOf(position, 50, stainless))).toContain('12 × 1,3 per la regola «Inox»');
  });

  it('leaves an override alone', () => {
    const cycle = { value: minutes(2.62), origin: '3d', override: minutes(3) } as const;
    const position = buildPosition({ phases: [buildPhase({ cycle })], rules: [inox] });
    expect(printed(priceOf(position, 60, stainless).cost.byCategory.cycle)).toBe('150,00');
  });

  it('applies to the phases it names', () => {
    const rule: Rule = {
      ...inox,
      when: {
        all: [
          { field: 'machine', contains: 'centro' },
          { field: 'process', contains: 'FRESATURA' },
        ],
      },
    };
    const plain = priceOf(buildMockPosition(), 50).cost.byCategory.cycle;
    const ruled = priceOf({ ...buildMockPosition(), rules: [rule] }, 50).cost.byCategory.cycle;
    // 4.8 min · 0.3 · 50 €/h · 50 pieces.
    expect(printed((ruled - plain) as never)).toBe('60,00');
  });

  it('changes with the quantity, on each side of its threshold', () => {
    const rule: Rule = {
      ...inox,
      when: { field: 'quantity', atLeast: 100 },
      effects: [{ multiply: 'cycle', by: 0.9 }, { say: 'Serie: cambia pinza.' }],
    };
    const position = buildPosition({ rules: [rule] });
    expect(printed(priceOf(position, 99).cost.byCategory.cycle)).toBe('990,00');
    const priced = priceOf(position, 100);
    expect(printed(priced.cost.byCategory.cycle)).toBe('900,00');
    expect(priced.warnings.map((warning) => warning.message)).toContain('Serie: cambia pinza.');
  });

  it('sets the scrap', () => {
    const rule: Rule = { ...inox, effects: [{ setScrap: percent(10) }] };
    expect(priceOf(buildPosition({ rules: [rule] }), 90, stainless).started).toBe(100);
  });

  it('affects every time of a phase', () => {
    const effects = (['setup', 'programming', 'inspection', 'load'] as const).map((multiply) => ({
      multiply,
      by: 2,
    }));
    const { byCategory } = priceOf(buildPosition({ rules: [{ ...inox, effects }] }), 50, stainless).cost;
    expect(
      [byCategory.setup, byCategory.programming, byCategory.inspection].map((amount) => printed(amount)),
    ).toEqual(['180,00', '150,00', '87,50']);
  });
});

describe('conditions', () => {
  const facts = { material: 'Acciaio inox 1.4301', materialGroup: 'M', quantity: 50, diameter: 40 };
  const table: [Condition, boolean][] = [
    [{ field: 'material', contains: 'INOX' }, true],
    [{ field: 'material', is: ['ottone', 'acciaio inox 1.4301'] }, true],
    [{ field: 'materialGroup', is: 'P' }, false],
    [{ field: 'quantity', atLeast: 50 }, true],
    [{ field: 'quantity', atMost: 49 }, false],
    [{ not: { field: 'quantity', atMost: 49 } }, true],
    [
      {
        all: [
          { field: 'diameter', atLeast: 30 },
          { field: 'materialGroup', is: 'm' },
        ],
      },
      true,
    ],
    [
      {
        any: [
          { field: 'diameter', atLeast: 100 },
          { field: 'materialGroup', is: 'K' },
        ],
      },
      false,
    ],
    [{ all: [] }, true],
    [{ any: [] }, false],
    // Conditions on unknown facts are false.
    [{ field: 'holes', atLeast: 0 }, false],
    [{ field: 'machine', contains: '' }, false],
  ];
  it.each(table)('%o is %s', (condition, expected) => {
    expect(holds(condition, facts)).toBe(expected);
  });
});
