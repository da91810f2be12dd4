import { euros, percent, WHOLE } from '@truciolo/money';
import { minutes } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed, problemsOf } from '../../test/price-of.ts';
import { buildPosition, exampleRates } from '../../test/worked-example.ts';
import { typed } from '../model/origin.ts';
import type { FormulaPhase, Phase, TimePhase } from '../model/phase.ts';
import { compileFormulas } from '../pricing-formulas.ts';

const formulasOf = (sources: Record<string, string>) => {
  const outcome = compileFormulas(sources);
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  return outcome.formulas;
};

const charge = (id: string, formulaId = id): FormulaPhase => ({
  kind: 'formula',
  id,
  name: id,
  external: true,
  minimum: euros(0),
  transport: euros(0),
  leadDays: 0,
  includesScrap: false,
  formulaId,
  gives: 'lot',
});

const machineId = Object.keys(exampleRates.machines)[0] ?? '';
const turning = (id: string, cycle: TimePhase['cycle'] = typed(minutes(6))): TimePhase => ({
  kind: 'time',
  id,
  name: id,
  purpose: 'machining',
  machineId,
  setup: typed(minutes(30)),
  cycle,
  load: typed(minutes(1)),
  loadMasked: false,
  piecesPerClamping: 1,
  efficiency: WHOLE,
  attended: WHOLE,
});

const position = (...phases: Phase[]) => buildPosition({ phases, scrap: typed(percent(0)) });

describe('a formula that reads the rest of the position', () => {
  const value = (source: string, phases: readonly Phase[] = [turning('a'), turning('b'), charge('f')]) =>
    printed(
      priceOf(position(...phases), 10, exampleRates, formulasOf({ f: source })).cost.byCategory.external,
    );

  it.each([
    ['attrezzaggio_totale', '60,00'],
    ['ciclo_totale', '12,00'],
    ['numero_fasi', '3,00'],
    ['attrezzaggio_fase', '30,00'],
    ['ciclo_fase', '6,00'],
    ['carico_fase', '1,00'],
    ['pezzi_presa', '1,00'],
    // 2 · (30 min + 10 · 7 min).
    ['ARROTONDA(ore_macchina; 4)', '3,3333'],
  ])('%s', (name, expected) => {
    const [whole = '', decimals = ''] = expected.split(',');
    expect(value(`=${name}`)).toBe(`${whole},${decimals.slice(0, 2)}`);
  });

  it('costs equal those of the price itself', () => {
    const phases = [turning('a'), turning('b')];
    const priced = priceOf(position(...phases), 10).cost.byCategory;
    expect(value('=costo_materiale')).toBe(printed(priced.material));
    const work = (priced.setup + priced.cycle) as typeof priced.setup;
    expect(value('=costo_altre_fasi')).toBe(printed(work));
    // One of the two is the phase before.
    const setup = (priced.setup / 2) as typeof priced.setup;
    expect(value('=costo_attrezzaggio_fase')).toBe(printed(setup));
  });

  it('a cycle may use the set-up of its own phase and the cycles of others', () => {
    const formulas = formulasOf({ c: '=ciclo_totale/2+attrezzaggio_fase/10' });
    const byFormula = priceOf(
      position(turning('a'), turning('b', { formulaId: 'c' })),
      10,
      exampleRates,
      formulas,
    );
    expect(byFormula.cost.full).toBe(priceOf(position(turning('a'), turning('b')), 10).cost.full);
  });
});

describe('a circular formula', () => {
  const said = (phases: readonly Phase[], sources: Record<string, string>) =>
    problemsOf(position(...phases), 10, exampleRates, formulasOf(sources)).map(({ path, message }) => [
      path,
      message,
    ]);

  it('through its own cycle is reported', () => {
    expect(said([turning('Tornitura', { formulaId: 'c' })], { c: '=ciclo_fase*2' })).toEqual([
      [
        'phases[0].cycle',
        'La formula della fase «Tornitura» legge «ciclo_fase», che è il suo stesso risultato: togli il nome, o scrivi il valore a mano.',
      ],
    ]);
  });

  it('through another phase is reported for both', () => {
    const problems = said([charge('A'), charge('B')], { A: '=costo_altre_fasi', B: '=costo_altre_fasi*0,1' });
    expect(problems.map(([path]) => path)).toEqual(['phases[0].formulaId', 'phases[1].formulaId']);
    expect(problems[0]?.[1]).toContain('che a sua volta aspetta il risultato di questa fase');
    // A reads the cycle of the phase before it, whose formula reads the cost of A.
    const phases = [turning('T', { formulaId: 'T' }), charge('A')];
    expect(said(phases, { T: '=costo_altre_fasi/10', A: '=ciclo_fase' })).toHaveLength(2);
  });

  it('is not one that only depends on another', () => {
    expect(said([charge('A'), charge('B')], { A: '=costo_altre_fasi', B: '=costo_materiale*0,1' })).toEqual(
      [],
    );
    expect(
      said([turning('T', { formulaId: 'T' }), charge('A')], {
        T: '=attrezzaggio_totale/10',
        A: '=ciclo_totale',
      }),
    ).toEqual([]);
  });
});
