import { euros, money } from '@truciolo/money';
import { COST_CATEGORIES, type CostByCategory } from '@truciolo/pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type JobInput, jobActuals, type PhaseInput } from './actuals.ts';

const categories = (known: Partial<CostByCategory>): CostByCategory =>
  ({ ...Object.fromEntries(COST_CATEGORIES.map((one) => [one, money(0)])), ...known }) as CostByCategory;

const turning: PhaseInput = {
  id: 'turning',
  place: 10,
  name: 'Tornitura',
  machine: 'TC-1',
  kind: 'machine',
  state: 'done',
  setupMinutes: 120,
  runMinutes: 600,
  // 12 h at 50 €/h
  costs: { time: euros(600), other: euros(10) },
  actualMinutes: 720,
  good: 50,
  scrap: 0,
  invoiced: null,
};
/** 200 € of material, 610 € of turning, 10 % overheads, sold at 1,000 €. */
const job = (change: Partial<JobInput> = {}, phase: Partial<PhaseInput> = {}): JobInput => ({
  quantity: 50,
  started: 50,
  total: euros(1000),
  fullCost: euros(891),
  byCategory: categories({ material: euros(200), overheads: euros(81) }),
  material: null,
  phases: [{ ...turning, ...phase }],
  ...change,
});

it('finds no difference where all went as planned', () => {
  const sums = jobActuals(job());
  expect(sums).toMatchObject({
    plannedMargin: euros(109),
    expectedMargin: euros(109),
    plannedRate: 109_000,
    isFinal: true,
  });
  expect(sums.steps.every(({ difference }) => difference === 0)).toBe(true);
  expect(sums.phases[0]).toMatchObject({ ratio: 1, actualCost: euros(610) });
});

it('charges each hour at its quoted rate, and overheads with it', () => {
  // 2 h more at 50 €/h = 100 €, and 10 % overheads on them.
  const sums = jobActuals(job({}, { actualMinutes: 840 }));
  expect(sums.phases[0]).toMatchObject({ actualCost: euros(710), ratio: 840 / 720 });
  expect(sums.expectedMargin).toBe(euros(-1));
  expect(sums.steps.find(({ key }) => key === 'phase-turning')?.difference).toBe(euros(-100));
  expect(sums.steps.find(({ key }) => key === 'overheads')?.difference).toBe(euros(-10));
});

it('charges the material of bad pieces, once', () => {
  // 4 € of material a piece.
  const sums = jobActuals(job({}, { scrap: 3 }));
  expect(sums.scrapCost).toEqual({ planned: 0, actual: euros(12) });
  expect(jobActuals(job({ material: euros(212) }, { scrap: 3 })).scrapCost.actual).toBe(0);
});

it('extrapolates a running phase from its pace: without set-up, never less than already spent', () => {
  const running = { state: 'running', actualMinutes: 420, good: 20 } as const;
  // 300 min for 20 pieces = 15 a piece: 120 + 50 × 15.
  expect(jobActuals(job({}, running)).phases[0]?.expectedMinutes).toBe(870);
  expect(jobActuals(job({}, { ...running, good: 0 })).phases[0]?.expectedMinutes).toBe(720);
  expect(jobActuals(job({}, { ...running, good: 0, actualMinutes: 900 })).phases[0]?.expectedMinutes).toBe(
    900,
  );
  expect(jobActuals(job({}, { state: 'todo', actualMinutes: 0 })).expectedMargin).toBe(euros(109));
});

it('takes the supplier’s invoice in place of the quoted amount', () => {
  const outside = {
    kind: 'external',
    costs: { time: money(0), other: euros(180) },
    setupMinutes: 0,
    runMinutes: 0,
  } as const;
  const sums = jobActuals(job({}, { ...outside, actualMinutes: 0, invoiced: euros(208) }));
  expect(sums.phases[0]).toMatchObject({ plannedCost: euros(180), actualCost: euros(208) });
});

it('goes from the planned margin to the actual one in steps that add up', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map(money);
  const anyPhase = fc.record({
    state: fc.constantFrom('todo', 'running', 'paused', 'done'),
    setupMinutes: fc.integer({ min: 0, max: 300 }),
    runMinutes: fc.integer({ min: 0, max: 3000 }),
    actualMinutes: fc.integer({ min: 0, max: 5000 }),
    good: fc.integer({ min: 0, max: 100 }),
    scrap: fc.integer({ min: 0, max: 10 }),
    invoiced: fc.option(amount),
    kind: fc.constantFrom('machine', 'external'),
    costs: fc.record({ time: amount, other: amount }),
  });
  fc.assert(
    fc.property(
      fc.array(anyPhase, { maxLength: 6 }),
      amount,
      amount,
      fc.option(amount),
      (list, total, cost, material) => {
        const phases = list.map((phase, index) => ({ ...turning, ...phase, id: `p${index}` }) as PhaseInput);
        const sums = jobActuals(job({ phases, total, fullCost: money(cost + euros(281)), material }));
        const moved = sums.steps.reduce((sum, { difference }) => sum + difference, 0);
        expect(sums.plannedMargin + moved).toBe(sums.expectedMargin);
        expect(sums.steps.at(-1)?.after).toBe(sums.expectedMargin);
        expect(sums.revenue - sums.expectedCost).toBe(sums.expectedMargin);
        expect(sums.phases.every((phase) => Number.isFinite(phase.expectedMinutes))).toBe(true);
      },
    ),
  );
});

it('counts the past cost of a cancelled job, and no future cost', () => {
  const grinding: PhaseInput = {
    ...turning,
    id: 'grinding',
    place: 20,
    state: 'todo',
    actualMinutes: 0,
    good: 0,
  };
  const planned = job({
    fullCost: euros(1562),
    byCategory: categories({ material: euros(200), overheads: euros(142) }),
    phases: [{ ...turning, state: 'paused', actualMinutes: 360, good: 10 }, grinding],
    total: euros(200),
    ended: { hasMaterial: true, hasExtras: false },
  });
  const sums = jobActuals(planned);
  // Half the hours of turning with its tools, the material, and 10 % overheads on both.
  expect(sums.expectedCost).toBe(euros((300 + 10 + 200) * 1.1));
  expect(sums.expectedMargin).toBe(euros(200 - 561));
  expect(sums.steps.at(-1)?.after).toBe(sums.expectedMargin);
  expect(sums.isFinal).toBe(true);
  const unbought = jobActuals({ ...planned, ended: { hasMaterial: false, hasExtras: false } });
  expect(unbought.expectedCost).toBe(euros(310 * 1.1));
});
