import { readFileSync } from 'node:fs';
import { CENT, euros, percent, ZERO } from '@truciolo/money';
import { typed } from '@truciolo/pricing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPositionFile } from './file/read-position-file.ts';
import { pricePositionFile } from './price-position-file.ts';

const example = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../../../test/perno.position.json', import.meta.url), 'utf8'));

const problemsOf = (changes: Record<string, unknown>) => {
  const read = readPositionFile({ ...example(), ...changes });
  return read.ok ? [] : read.problems.map((problem) => [problem.path, problem.message]);
};

describe('position file', () => {
  it('prices the worked example of formulas (e)', () => {
    const outcome = pricePositionFile(example(), { trace: false });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const { prices, economicLot } = outcome.result;
    expect(
      prices.map(
        (entry) => entry.ok && [entry.listUnit, entry.total, Number(entry.totalBeforeRounding.toFixed(2))],
      ),
    ).toEqual([
      [52.17, 521.7, 521.72],
      [25.19, 1259.5, 1259.59],
      [22.07, 2207, 2206.93],
      [19.97, 9985, 9985.67],
    ]);
    expect(economicLot).toEqual({ kind: 'lot', quantity: 121 });
    expect(prices[1]).toMatchObject({
      vat: { label: 'IVA 22 %', tax: 277.09, totalWithVat: 1536.59 },
      warnings: [{ code: 'to-confirm' }],
    });
    expect(prices[1]).not.toHaveProperty('trace');
  });

  it('reads euro, percent and origins exactly as the engine wants them', () => {
    const read = readPositionFile(example());
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { policy, overheads, stock } = read.file.position;
    expect(policy).toEqual({
      target: { kind: 'margin', rate: percent(20), on: 'list' },
      typedAt: [],
      discounts: [],
      minimumLine: ZERO,
      rounding: { step: CENT, rule: 'half-up' },
    });
    expect(overheads).toEqual({ rate: typed(percent(12)), exclude: ['material', 'external', 'transport'] });
    expect(stock).toMatchObject({ weight: typed(0.95), cutCharge: typed(euros(0.35)) });
    expect(read.file.rates.materials.c45?.price).toEqual({ value: euros(1.6), origin: 'proposed' });
    expect(read.file.position.phases[0]).toMatchObject({
      cycle: { value: 10.4, origin: 'nc', override: 12 },
    });
  });

  it('gives the tree where it is asked for, and it adds up', () => {
    const outcome = pricePositionFile(example(), { trace: true });
    const entry = outcome.ok ? outcome.result.prices[1] : undefined;
    if (!entry?.ok || !entry.trace) throw new Error('priced with its trace');
    const leaves = (node: typeof entry.trace): number[] =>
      node.children.length === 0 ? [node.value] : node.children.flatMap(leaves);
    const units = leaves(entry.trace).map((value) => Math.round(value * 10_000));
    expect(units.reduce((a, b) => a + b)).toBe(12_595_000);
    expect(JSON.stringify(entry.trace)).toContain('0,950 kg × 1,60 €/kg × 50');
  });

  it.each([
    [{ format: 'altro' }, ['format', 'Il campo «format» deve essere uno di: truciolo-position/1.']],
    [{ quantities: [] }, ['quantities', 'Il campo «quantities» deve avere almeno una quantità.']],
    [
      { quantities: ['dieci'] },
      ['quantities[0]', 'Il campo «quantities[0]» deve essere un numero (decimali con il punto).'],
    ],
    [
      { scrap: '3,5' },
      [
        'scrap',
        'Il campo «scrap» deve essere una percentuale con al massimo quattro decimali, per esempio 12.5.',
      ],
    ],
    [{ costi: [] }, ['costi', 'Il campo «costi» non è conosciuto: controlla il nome.']],
    [{ phases: {} }, ['phases', 'Il campo «phases» deve essere un elenco [ … ].']],
    [
      { phases: [{ kind: 'laser' }] },
      ['phases[0].kind', 'Il campo «phases[0].kind» deve essere uno di: time, unit, formula.'],
    ],
    [
      { stock: { kind: 'blank', materialId: 'c45', weight: null } },
      ['stock.weight', 'Il campo «stock.weight» deve essere un numero (decimali con il punto).'],
    ],
    [{ vat: 'N9' }, ['vat', 'Il campo «vat» non è un codice natura: «N9».']],
    [{ vat: -4 }, ['vat', 'Il campo «vat» deve stare tra 0 e 100.']],
    [
      { price: { target: { kind: 'typed', unit: 0.00001 } } },
      [
        'price.target.unit',
        'Il campo «price.target.unit» deve essere un importo in euro con al massimo quattro decimali, per esempio 1.60.',
      ],
    ],
    [
      { price: { target: { kind: 'markup', rate: 20, byCategory: { metallo: 3 } } } },
      [
        'price.target.byCategory',
        'Il campo «price.target.byCategory» ha una categoria sconosciuta: «metallo».',
      ],
    ],
    [
      { rules: [{ id: 'r', label: 'R', when: { field: 'quantity' }, effects: [] }] },
      ['rules[0].when', 'Il campo «rules[0].when» deve avere is, contains, atLeast, atMost, all, any o not.'],
    ],
  ])('%o is refused with its path', (changes, expected) => {
    expect(problemsOf(changes)).toEqual([expected]);
  });

  it('reads rules, formulas, bars and every way of charging', () => {
    const file = {
      ...example(),
      formulas: { zinco: '=MAX(peso*1,2;0,5)' },
      vat: 'N3.2',
      part: { holes: 4, surfaceDm2: 1.2 },
      stock: {
        kind: 'bar',
        materialId: 'c45',
        section: { shape: 'round', diameter: 40 },
        length: 92,
        facing: 2,
        cutting: { kind: 'saw', barLength: 3000, kerf: 2.3, frontTrim: 10, grip: 60 },
        charge: { mode: 'whole-bars' },
      },
      phases: [
        { kind: 'formula', id: 'z', name: 'Zincatura', formulaId: 'zinco', gives: 'piece' },
        {
          kind: 'unit',
          id: 'f',
          name: 'Foratura',
          basis: 'hole',
          unit: 0.3,
          external: false,
          breaks: [{ from: 100, unit: 0.2 }],
        },
        {
          kind: 'time',
          id: 't',
          name: 'Tornitura',
          machineId: 'tc-2',
          cycle: 3,
          learning: { model: 'wright', rate: 95 },
        },
      ],
      costs: [
        {
          id: 'a',
          label: 'Attrezzo',
          category: 'tooling',
          charge: { per: 'declared-quantity', amount: 400, quantity: 1000 },
        },
        {
          id: 'b',
          label: 'Gestione',
          category: 'other',
          charge: { per: 'percent', rate: 2, of: ['material'] },
        },
      ],
      rules: [
        {
          id: 'r',
          label: 'Serie',
          when: {
            all: [
              { field: 'quantity', atLeast: 100 },
              { not: { field: 'material', is: ['ottone', 'bronzo'] } },
            ],
          },
          effects: [{ multiply: 'cycle', by: 0.9 }, { setScrap: 1 }, { say: 'Serie' }],
        },
      ],
      price: {
        target: { kind: 'markup', rate: 25, byCategory: { material: 10 } },
        discounts: [3, { rate: 2, fromQuantity: 100 }],
        expedite: { rate: 10 },
      },
    };
    const outcome = pricePositionFile(file, { trace: false });
    expect(outcome.ok ? outcome.result.prices.map((entry) => entry.ok) : outcome.problems).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('an urgency with only its fixed amount is priced', () => {
    const price = { target: { kind: 'typed', unit: 10 }, expedite: { fixed: 50 } };
    const outcome = pricePositionFile({ ...example(), price }, { trace: false });
    expect(outcome.ok && outcome.result.prices.every((entry) => entry.ok)).toBe(true);
  });

  it('a bad formula and a bad range are the answer, not an exception', () => {
    expect(pricePositionFile({ ...example(), formulas: { x: '=1+' } }, { trace: false })).toMatchObject({
      ok: false,
      problems: [{ path: 'formulas.x' }],
    });
    const outcome = pricePositionFile({ ...example(), scrap: 95, quantities: [0, 5] }, { trace: false });
    expect(outcome.ok && outcome.result.prices.map((entry) => !entry.ok && entry.problems[0]?.path)).toEqual([
      'quantity',
      'scrap',
    ]);
  });

  it('answers any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readPositionFile(json).ok).toBe(false);
      }),
    );
    const keys = Object.keys(example());
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        expect(typeof pricePositionFile({ ...example(), [key]: value }, { trace: true }).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
