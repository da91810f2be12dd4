import { euros, percent, WHOLE } from '@truciolo/money';
import { minutes } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { priceOf, printed, problemsOf, traceOf } from '../../test/price-of.ts';
import { buildPhase, buildPosition, exampleRates } from '../../test/worked-example.ts';
import { traceLeaves } from '../engine/build-trace.ts';
import type { FormulaVariables } from '../model/formula-evaluator.ts';
import { typed } from '../model/origin.ts';
import type { TimePhase } from '../model/phase.ts';
import type { MachineRate, Rates } from '../model/rates.ts';
import { showFormula } from '../show-trace.ts';

const bare = (phase: TimePhase) =>
  buildPosition({
    phases: [phase],
    costs: [],
    scrap: typed(percent(0)),
    overheads: { rate: typed(percent(0)), exclude: [] },
  });

const costOf = (overrides: Partial<TimePhase>, quantity: number, rates: Rates = exampleRates) =>
  priceOf(bare(buildPhase({ setup: typed(minutes(0)), ...overrides })), quantity, rates).cost.byCategory;

const withMachine = (machine: Partial<MachineRate>): Rates => ({
  ...exampleRates,
  machines: { 'tc-2': { name: 'TC-2', setupRate: typed(euros(45)), runRate: typed(euros(50)), ...machine } },
});

describe('time of a phase (formulas b)', () => {
  it('piece time = (cycle + load) / pieces per clamping / efficiency', () => {
    // (10 + 2) min / 4 pieces / 80 % = 3.75 min a piece; 3.75 / 60 · 50 € · 100.
    const overrides = {
      cycle: typed(minutes(10)),
      load: typed(minutes(2)),
      piecesPerClamping: 4,
      efficiency: percent(80),
    };
    expect(printed(costOf(overrides, 100).cycle)).toBe('312,50');
  });

  it('5 pieces in a fixture of 4 places are 2 runs of the program', () => {
    const overrides = { cycle: typed(minutes(10)), load: typed(minutes(2)), piecesPerClamping: 4 };
    // (10 + 2) min · 50 €/h = 10 € a run.
    expect([1, 4, 5, 8, 9].map((q) => printed(costOf(overrides, q).cycle))).toEqual([
      '10,00',
      '10,00',
      '20,00',
      '20,00',
      '30,00',
    ]);
    const position = bare(buildPhase({ setup: typed(minutes(0)), ...overrides }));
    expect(priceOf(position, 5).machines[0]?.runHours).toBeCloseTo(0.4, 9);
    const [cycle] = traceLeaves(traceOf(position, 5)).filter(({ id }) => id === 'p20.cycle');
    expect(cycle && showFormula(cycle)).toBe('(10,00 min + 2,00 min) × 50,00 €/h × 2 cicli');
  });

  it('a measured ratio applies to set-up, cycle and loading, and is shown', () => {
    const note = 'su 14 lavori simili: ×1,18, da 1,05 a 1,31';
    const phase = buildPhase({
      setup: typed(minutes(60)),
      cycle: typed(minutes(10)),
      load: typed(minutes(2)),
      measured: { ratio: 1.18, note },
    });
    const priced = priceOf(bare(phase), 10);
    // 60 min · 1.18 at 45 €/h; 12 min · 1.18 · 10 at 50 €/h.
    expect(printed(priced.cost.byCategory.setup)).toBe('53,10');
    expect(printed(priced.cost.byCategory.cycle)).toBe('118,00');
    expect(priced.phases[0]?.setupHours).toBeCloseTo(1.18, 12);
    expect(priced.phases[0]?.runHours).toBeCloseTo(2.36, 12);
    const leaves = traceLeaves(traceOf(bare(phase), 10));
    const shown = leaves.filter(({ id }) => id.startsWith(phase.id)).map(showFormula);
    expect(shown).toEqual(['60,00 min × 1,18 × 45,00 €/h', '(10,00 min + 2,00 min) × 1,18 × 50,00 €/h × 10']);
    expect(leaves.flatMap(({ inputs }) => inputs).find(({ key }) => key === 'consuntivi')).toMatchObject({
      origin: 'measured',
      note,
    });
    expect(problemsOf(bare({ ...phase, measured: { ratio: 40, note } }), 10).map(({ path }) => path)).toEqual(
      ['phases[0].measured.ratio'],
    );
  });

  it('masked loading costs no machine time', () => {
    const overrides = { cycle: typed(minutes(6)), load: typed(minutes(2)), loadMasked: true };
    expect(printed(costOf(overrides, 10).cycle)).toBe('50,00');
  });

  it('the worked part of formulas (b): 188.31 s + 60 s load = 4.14 min a piece', () => {
    const part = buildPhase({
      cycle: typed(minutes(188.31 / 60)),
      load: typed(minutes(1)),
      setup: typed(minutes(0)),
    });
    const [load] = priceOf(bare(part), 1).machines;
    expect(((load?.runHours ?? 0) * 60).toFixed(2)).toBe('4.14');
  });

  it('charges the operator by the attended share where the rate is split', () => {
    const rates = withMachine({
      runRate: typed(euros(24)),
      setupRate: typed(euros(24)),
      operatorRate: typed(euros(30)),
    });
    // Machine 12 min · 24 €/h, operator 50 % of it · 30 €/h; set-up 60 min at both.
    const phase = bare(buildPhase({ setup: typed(minutes(60)) }));
    const { cost } = priceOf(phase, 10, rates);
    expect(printed(cost.byCategory.cycle)).toBe('78,00');
    expect(printed(cost.byCategory.setup)).toBe('54,00');
  });

  it('masked loading still takes the operator', () => {
    const rates = withMachine({ operatorRate: typed(euros(30)) });
    const overrides = {
      cycle: typed(minutes(6)),
      load: typed(minutes(2)),
      loadMasked: true,
      attended: percent(0),
    };
    // Machine 6 min · 50 €/h = 5 €; operator 2 min · 30 €/h = 1 €.
    expect(printed(costOf(overrides, 1, rates).cycle)).toBe('6,00');
  });

  it('separates the variable share of the machine and, by the company’s setting, labour', () => {
    const rates = {
      ...withMachine({ variableShare: percent(25), operatorRate: typed(euros(30)) }),
      labourIsVariable: false,
    };
    const { cost } = priceOf(bare(buildPhase({ setup: typed(minutes(0)), attended: WHOLE })), 10, rates);
    expect(printed(cost.full)).toBe('178,70');
    // Material 15.20, cut 3.50 and a quarter of the machine's 100.00.
    expect(printed(cost.variable)).toBe('43,70');
    expect(
      printed(
        priceOf(bare(buildPhase({ setup: typed(minutes(0)), attended: WHOLE })), 10, {
          ...rates,
          labourIsVariable: true,
        }).cost.variable,
      ),
    ).toBe('103,70');
  });

  it('programming is charged once, or its share of k lots', () => {
    const programming = { minutes: typed(minutes(90)), labourId: 'cam', lots: 1 };
    expect(printed(costOf({ programming }, 7).programming)).toBe('75,00');
    expect(printed(costOf({ programming: { ...programming, lots: 3 } }, 700).programming)).toBe('25,00');
  });

  it('inspects one piece in m and at least one', () => {
    const inspection = { minutes: typed(minutes(6)), every: 10, labourId: 'controllo' };
    // 3.50 € a check.
    expect([1, 10, 11, 95].map((q) => printed(costOf({ inspection }, q).inspection))).toEqual([
      '3,50',
      '3,50',
      '7,00',
      '35,00',
    ]);
  });

  it('charges tools per piece and per lot', () => {
    expect(printed(costOf({ toolsPerPiece: euros(0.15), toolsPerLot: euros(40) }, 100).tooling)).toBe(
      '55,00',
    );
  });

  it('set-up per lot does not depend on the quantity', () => {
    const overrides = { setup: typed(minutes(50)) };
    const rates = withMachine({ setupRate: typed(euros(47.35)) });
    expect(new Set([1, 7, 50, 1_000_000].map((q) => costOf(overrides, q, rates).setup)).size).toBe(1);
  });

  it('shows the hours of the pieces to start, by machine', () => {
    const position = buildPosition();
    const { machines, leadDays } = priceOf(position, 50);
    // Set-up 2 h, 52 pieces · 12 min = 10.4 h, half of it attended.
    expect(machines).toEqual([
      { machineId: 'tc-2', name: 'Tornio TC-2', setupHours: 2, runHours: 10.4, attendedHours: 7.2 },
    ]);
    // 12.4 h in days of 8 h, and 5 days of brunitura.
    expect(leadDays).toBe(7);
  });

  it('takes a cycle time from a formula at each quantity', () => {
    const phase = buildPhase({ setup: typed(minutes(0)), cycle: { formulaId: 't' } });
    const formulas = {
      t: (variables: FormulaVariables) => ({
        ok: true as const,
        value: Number(variables.quantità) > 10 ? 6 : 12,
      }),
    };
    expect(printed(priceOf(bare(phase), 10, exampleRates, formulas).cost.byCategory.cycle)).toBe('100,00');
    expect(printed(priceOf(bare(phase), 20, exampleRates, formulas).cost.byCategory.cycle)).toBe('100,00');
    const typedOver = buildPhase({
      setup: typed(minutes(0)),
      cycle: { formulaId: 'gone', override: minutes(3) },
    });
    expect(printed(priceOf(bare(typedOver), 20).cost.byCategory.cycle)).toBe('50,00');
    expect(problemsOf(bare(phase))).toMatchObject([{ code: 'missing-formula', path: 'phases[0].cycle' }]);
  });
});
