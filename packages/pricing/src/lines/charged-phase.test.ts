import { euros } from '@truciolo/money';
import { kilograms, mm } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed, problemsOf, traceOf } from '../../test/price-of.ts';
import { buildMockPosition, buildPosition, exampleRates } from '../../test/worked-example.ts';
import { preparePosition } from '../engine/prepare-position.ts';
import { typed } from '../model/origin.ts';
import type { FormulaPhase, UnitPhase } from '../model/phase.ts';
import type { Position } from '../model/position.ts';
import { compileFormulas } from '../pricing-formulas.ts';

const unitPhase = (overrides: Partial<UnitPhase> = {}): UnitPhase => ({
  kind: 'unit',
  id: 'p',
  name: 'Brunitura',
  basis: 'piece',
  unit: typed(euros(0.8)),
  external: true,
  minimum: euros(60),
  transport: euros(0),
  leadDays: 5,
  includesScrap: false,
  ...overrides,
});

const formulaPhase = (overrides: Partial<FormulaPhase> = {}): FormulaPhase => {
  const { kind, basis, unit, ...head } = unitPhase();
  return { ...head, kind: 'formula', formulaId: 'f', gives: 'piece', minimum: euros(0), ...overrides };
};

const withPhase = (phase: UnitPhase | FormulaPhase, overrides: Partial<Position> = {}) =>
  buildPosition({ phases: [phase], ...overrides });

const cost = (phase: UnitPhase, quantity: number, overrides: Partial<Position> = {}) =>
  printed(
    priceOf(withPhase(phase, overrides), quantity).cost.byCategory[phase.external ? 'external' : 'work'],
  );

describe('work charged by unit', () => {
  it('external work is max(minimum, unit × q) plus transport', () => {
    expect([1, 50, 75, 100].map((q) => cost(unitPhase(), q))).toEqual(['60,00', '60,00', '60,00', '80,00']);
    expect(cost(unitPhase({ transport: euros(12) }), 100)).toBe('92,00');
  });

  it('charges by weight, surface, length and holes', () => {
    const part = { surfaceDm2: 1.5, length: mm(250), holes: 6 };
    const noMinimum = { minimum: euros(0), unit: typed(euros(2)) };
    const stock = buildPosition().stock;
    if (stock?.kind !== 'blank') throw new Error('the example is a blank');
    const weighed = { part, stock: { ...stock, netWeight: typed(kilograms(0.6)) } };
    expect(cost(unitPhase({ basis: 'kg', ...noMinimum }), 10, weighed)).toBe('12,00');
    expect(cost(unitPhase({ basis: 'kg', ...noMinimum }), 10)).toBe('19,00');
    expect(cost(unitPhase({ basis: 'dm2', ...noMinimum }), 10, weighed)).toBe('30,00');
    expect(cost(unitPhase({ basis: 'metre', ...noMinimum }), 10, weighed)).toBe('5,00');
    expect(cost(unitPhase({ basis: 'hole', ...noMinimum }), 10, weighed)).toBe('120,00');
    expect(cost(unitPhase({ basis: 'lot', ...noMinimum }), 10, weighed)).toBe('2,00');
  });

  it.each([
    ['dm2', 'part.surfaceDm2'],
    ['metre', 'part.length'],
    ['hole', 'part.holes'],
  ] as const)('a missing measure (%s) links to its field, and is not taken as zero', (basis, path) => {
    expect(problemsOf(withPhase(unitPhase({ basis })))).toMatchObject([{ code: 'missing-measure', path }]);
  });

  it('takes the surface of the blank where none was given: Ø40 × 92 is 1.40743 dm²', () => {
    const stock = buildMockPosition().stock;
    const phase = unitPhase({ basis: 'dm2', minimum: euros(0), unit: typed(euros(2)) });
    // π · 40 · 92 + 2 · π · 20² = 14,074.34 mm².
    expect(cost(phase, 10, { stock })).toBe('28,15');
    expect(cost(phase, 10, { stock, part: { surfaceDm2: 1 } })).toBe('20,00');
  });

  it('reports that work by weight uses the gross weight because the net one is missing', () => {
    const position = withPhase(unitPhase({ basis: 'kg' }));
    const warnings = priceOf(position, 10).warnings.filter(({ code }) => code === 'gross-for-net');
    expect(warnings).toEqual([
      {
        code: 'gross-for-net',
        path: 'stock.netWeight',
        message: 'La fase «Brunitura» si paga a peso: manca il peso netto e conta il lordo.',
      },
    ]);
    expect(JSON.stringify(traceOf(position, 10))).toContain('peso lordo, perché manca il netto');
  });

  it('a missing price is reported, not taken as zero', () => {
    const [problem] = problemsOf(withPhase(unitPhase({ unit: null })));
    expect(problem).toEqual({
      code: 'missing-price',
      path: 'phases[0].unit',
      message: 'Manca il prezzo della fase «Brunitura».',
    });
  });

  it('takes the price break of the quantity', () => {
    const phase = unitPhase({
      minimum: euros(0),
      breaks: [
        { from: 500, unit: euros(0.5) },
        { from: 100, unit: euros(0.7) },
      ],
    });
    expect([99, 100, 500].map((q) => cost(phase, q))).toEqual(['79,20', '70,00', '250,00']);
  });

  it('counts bad pieces of external work only where agreed, q / (1 − s) unrounded', () => {
    const phase = unitPhase({ minimum: euros(0), unit: typed(euros(0.97)), includesScrap: true });
    expect(cost(phase, 100)).toBe('100,00');
    expect(cost({ ...phase, includesScrap: false }, 100)).toBe('97,00');
  });

  it('internal work loses its bad pieces in the scrap line, or inside its minimum', () => {
    const phase = unitPhase({ external: false, minimum: euros(0), unit: typed(euros(0.97)) });
    const stock = { kind: 'none' } as const;
    const open = priceOf(withPhase(phase, { stock }), 100).cost.byCategory;
    expect([printed(open.work), printed(open.scrap)]).toEqual(['97,00', '3,00']);
    const closed = priceOf(withPhase({ ...phase, minimum: euros(60) }, { stock }), 100).cost.byCategory;
    expect([printed(closed.work), printed(closed.scrap)]).toEqual(['100,00', '0,00']);
  });
});

describe('work charged by formula', () => {
  const compiled = (f: string) => {
    const outcome = compileFormulas({ f });
    if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
    return outcome.formulas;
  };

  it('reads the variables of the position', () => {
    const formulas = compiled('=SE(quantità>=100;0,5;1)*peso');
    const at = (q: number) =>
      printed(priceOf(withPhase(formulaPhase()), q, exampleRates, formulas).cost.byCategory.external);
    expect([at(10), at(100)]).toEqual(['9,50', '47,50']);
  });

  it('gives the price of a lot too, above its minimum', () => {
    const formulas = compiled('=10+quantità*0,1');
    const phase = formulaPhase({ gives: 'lot', minimum: euros(15) });
    const at = (q: number) =>
      printed(priceOf(withPhase(phase), q, exampleRates, formulas).cost.byCategory.external);
    expect([at(10), at(100)]).toEqual(['15,00', '20,00']);
  });

  it.each([
    ['=1/0', 'divi'],
    ['=0-5', 'negativo'],
    ['=superficie*2', 'superficie'],
    ['=1E+300*1E+300', 'risultato'],
  ])('%s is a sentence, not a zero', (source, word) => {
    const outcome = compileFormulas({ f: source });
    const problems = outcome.ok
      ? problemsOf(withPhase(formulaPhase()), 50, exampleRates, outcome.formulas)
      : outcome.problems;
    expect(problems).toHaveLength(1);
    expect(problems[0]?.code).toBe('formula-failed');
    expect(problems[0]?.message.toLowerCase()).toContain(word);
  });

  it('a formula that does not parse or returns text is refused with its id', () => {
    const outcome = compileFormulas({ a: '=SE(', b: '="ciao"', c: '=nonEsiste+1', d: '=quantità' });
    expect(outcome.ok ? [] : outcome.problems.map((problem) => problem.path)).toEqual([
      'formulas.a',
      'formulas.b',
      'formulas.c',
    ]);
  });

  it('known costs of an unpriced position are shown all the same', () => {
    const position = buildPosition({
      phases: [...buildPosition().phases, formulaPhase({ name: 'Zincatura' })],
    });
    const outcome = preparePosition(position, exampleRates).priceAt(50);
    expect(outcome).toMatchObject({
      ok: false,
      problems: [{ code: 'missing-formula', path: 'phases[2].formulaId' }],
      known: { material: euros(76), cycle: euros(500), external: euros(60) },
    });
  });
});
