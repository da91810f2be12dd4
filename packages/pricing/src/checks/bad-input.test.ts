import { euros, percent } from '@truciolo/money';
import { kgPerDm3, kilograms, minutes, mm } from '@truciolo/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../../testing/by-scope.ts';
import { anyPosition } from '../../test/any-position.ts';
import { priceOf, problemsOf } from '../../test/price-of.ts';
import { buildMockPosition, buildPhase, buildPosition, exampleRates } from '../../test/worked-example.ts';
import { preparePosition } from '../engine/prepare-position.ts';
import { typed } from '../model/origin.ts';
import type { Position } from '../model/position.ts';

describe('quantities', () => {
  const prepared = preparePosition(buildPosition(), exampleRates);
  it.each([
    [0, 'La quantità deve essere di almeno 1 pezzo.'],
    [-5, 'La quantità deve essere di almeno 1 pezzo.'],
    [2.5, 'La quantità deve essere un numero intero di pezzi.'],
    [Number.NaN, 'La quantità non è un numero.'],
    [Number.POSITIVE_INFINITY, 'La quantità non è un numero.'],
    [1e9 + 1, 'La quantità massima è 1.000.000.000 pezzi.'],
  ])('%d is refused', (quantity, message) => {
    expect(prepared.priceAt(quantity)).toMatchObject({
      ok: false,
      problems: [{ code: 'bad-quantity', message }],
    });
    expect(prepared.explainAt(quantity)).toMatchObject({ ok: false });
  });

  it('a billion cheap pieces have an exact price and a warning', () => {
    const screw = buildPosition({
      stock: { kind: 'none' },
      phases: [buildPhase({ cycle: typed(minutes(0.01)) })],
      costs: [],
      overheads: { rate: typed(percent(0)), exclude: [] },
      policy: { ...buildPosition().policy, rounding: { step: euros(0.0001), rule: 'half-up' } },
    });
    const { price, cost, warnings, started } = priceOf(screw, 1e9);
    expect(started).toBe(1_030_927_836);
    // Set-up 90 € and 0.01 min · 50 €/h · 1e9 / 0.97, to the last 1/10,000 €.
    expect(cost.full).toBe(euros(8_591_155.2921));
    expect(price.listUnit).toBe(euros(0.0107));
    expect(warnings.map((warning) => warning.code)).toContain('unusual-quantity');
  });

  it('an impossible total is reported', () => {
    expect(problemsOf(buildPosition(), 1e9)).toEqual([
      {
        code: 'too-large',
        path: 'quantity',
        message: 'Il totale supera 100 milioni di euro: controlla quantità e costi.',
      },
    ]);
    const byHand = { ...buildPosition().policy, target: { kind: 'typed', unit: euros(1000) } } as const;
    expect(problemsOf(buildPosition({ policy: byHand }), 200_000)).toMatchObject([{ code: 'too-large' }]);
  });
});

const phase = (overrides: Parameters<typeof buildPhase>[0]) =>
  buildPosition({ phases: [buildPhase(overrides)] });

describe('values', () => {
  const table: [string, Position, string, string][] = [
    [
      'negative time',
      phase({ cycle: typed(minutes(-3)) }),
      'phases[0].cycle',
      'Tempo ciclo della fase «Tornitura»: il valore non può essere negativo (−3 min).',
    ],
    [
      'absurd time',
      phase({ setup: typed(minutes(1e7)) }),
      'phases[0].setup',
      'Attrezzaggio della fase «Tornitura»: 10.000.000 min è troppo, il massimo è 100.000 min.',
    ],
    [
      'not a number',
      phase({ load: typed(minutes(Number.NaN)) }),
      'phases[0].load',
      'Carico e scarico della fase «Tornitura»: il valore non è un numero.',
    ],
    [
      'no clamping',
      phase({ piecesPerClamping: 0 }),
      'phases[0].piecesPerClamping',
      'Pezzi per presa della fase «Tornitura»: il valore deve essere almeno 1.',
    ],
    [
      'half a clamping',
      phase({ piecesPerClamping: 1.5 }),
      'phases[0].piecesPerClamping',
      'Pezzi per presa della fase «Tornitura»: serve un numero intero.',
    ],
    [
      'no efficiency',
      phase({ efficiency: percent(0) }),
      'phases[0].efficiency',
      'Efficienza della fase «Tornitura»: il valore deve essere almeno 1 %.',
    ],
    [
      'bad override',
      phase({ cycle: { value: minutes(1), origin: 'nc', override: minutes(-1) } }),
      'phases[0].cycle',
      'Tempo ciclo della fase «Tornitura»: il valore non può essere negativo (−1 min).',
    ],
    [
      'all scrap',
      buildPosition({ scrap: typed(percent(100)) }),
      'scrap',
      'Scarto: 100 % è troppo, il massimo è 90 %.',
    ],
    [
      'margin 100 %',
      buildPosition({
        policy: { ...buildPosition().policy, target: { kind: 'margin', rate: percent(100), on: 'list' } },
      }),
      'policy.target.rate',
      'Margine: 100 % è troppo, il massimo è 99 %.',
    ],
    [
      'negative price',
      buildPosition({ policy: { ...buildPosition().policy, target: { kind: 'typed', unit: euros(-1) } } }),
      'policy.target.unit',
      'Prezzo digitato: il valore non può essere negativo (−€ 1,00).',
    ],
    [
      'a cost of half a unit',
      buildPosition({ policy: { ...buildPosition().policy, minimumLine: 0.5 as ReturnType<typeof euros> } }),
      'policy.minimumLine',
      'Minimo di riga: serve un importo con al massimo quattro decimali.',
    ],
  ];
  it.each(table)('%s', (_, position, path, message) => {
    expect(problemsOf(position)).toEqual([{ code: 'bad-value', path, message }]);
  });

  it('walls thicker than the tube, and zero weights and lengths, are refused', () => {
    const { stock } = buildMockPosition();
    if (stock?.kind !== 'bar') throw new Error('the mock has a bar');
    const tube = { ...stock, section: { shape: 'tube' as const, diameter: mm(40), wall: mm(25) } };
    expect(problemsOf(buildPosition({ stock: tube }))).toMatchObject([{ path: 'stock.section.wall' }]);
    expect(problemsOf(buildPosition({ stock: { ...stock, length: typed(mm(0)) } }))).toMatchObject([
      { path: 'stock.length' },
    ]);
    expect(problemsOf(buildPosition({ stock: { ...stock, grossOverride: kilograms(-1) } }))).toMatchObject([
      { path: 'stock.grossOverride' },
    ]);
  });

  it('all errors are reported at once', () => {
    const position = buildPosition({
      scrap: typed(percent(-1)),
      phases: [buildPhase({ setup: typed(minutes(-1)), cycle: typed(minutes(-1)) })],
    });
    expect(problemsOf(position)).toHaveLength(3);
  });
});

describe('missing values are reported, never taken as zero', () => {
  const { machines, labour, materials } = exampleRates;
  it.each([
    ['no stock', buildPosition({ stock: null }), exampleRates, 'missing-stock', 'Manca il grezzo'],
    [
      'removed material',
      buildPosition(),
      { ...exampleRates, materials: {} },
      'missing-material',
      'non è più in anagrafica',
    ],
    [
      'removed machine',
      buildPosition(),
      { ...exampleRates, machines: {} },
      'missing-machine',
      'non è più nel parco macchine',
    ],
    [
      'a machine called like an object property',
      phase({ machineId: 'constructor' }),
      exampleRates,
      'missing-machine',
      'parco macchine',
    ],
    [
      'no set-up rate',
      phase({}),
      {
        ...exampleRates,
        machines: { 'tc-2': { ...machines['tc-2'], name: 'TC', setupRate: null, runRate: typed(euros(1)) } },
      },
      'missing-price',
      'costo orario di attrezzaggio',
    ],
    [
      'no run rate',
      phase({}),
      {
        ...exampleRates,
        machines: { 'tc-2': { ...machines['tc-2'], name: 'TC', setupRate: typed(euros(1)), runRate: null } },
      },
      'missing-price',
      'costo orario di lavoro',
    ],
    [
      'removed labour rate',
      buildPosition(),
      { ...exampleRates, labour: { controllo: { name: 'Controllo', rate: typed(euros(35)) } } },
      'missing-labour',
      'tariffa di programmazione',
    ],
    [
      'labour without rate',
      buildPosition(),
      { ...exampleRates, labour: { ...labour, cam: { name: 'CAM', rate: null } } },
      'missing-price',
      'tariffa oraria «CAM»',
    ],
    [
      'material without price',
      buildPosition(),
      {
        ...exampleRates,
        materials: { c45: { ...materials.c45, name: 'C45', density: kgPerDm3(7.85), price: null } },
      },
      'missing-price',
      'Manca il prezzo al kg di «C45»',
    ],
  ])('%s', (_, position, rates, code, words) => {
    const problems = problemsOf(position, 50, rates);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problems[0]?.message).toContain(words);
  });

  it('an empty cycle and unconfirmed rates are warnings', () => {
    const empty = priceOf(buildPosition({ phases: [] }), 10).warnings.map((warning) => warning.code);
    expect(empty).toContain('no-phases');
    const rates = {
      ...exampleRates,
      machines: {
        'tc-2': {
          name: 'TC-2',
          setupRate: typed(euros(45)),
          runRate: { value: euros(50), origin: 'proposed' as const },
        },
      },
    };
    const messages = priceOf(buildPosition(), 10, rates).warnings.map((warning) => warning.message);
    expect(messages).toContain('Il costo orario di «TC-2» è da confermare.');
    expect(
      priceOf(phase({ cycle: typed(minutes(2000)) }), 10).warnings.map((warning) => warning.code),
    ).toContain('unusual-time');
  });

  it('a program time with missing motion is a minimum until it is overridden', () => {
    const least = { value: minutes(3), origin: 'nc-least' as const };
    const messages = (cycle: typeof least & { override?: typeof least.value }) =>
      priceOf(phase({ cycle }), 10).warnings.map((warning) => warning.message);
    const said =
      'Il tempo ciclo della fase «Tornitura» è un minimo: una parte del programma NC non è simulata.';
    expect(messages(least)).toContain(said);
    expect(messages({ ...least, override: minutes(4) })).not.toContain(said);
  });

  it('a unit price that rounds to zero is reported', () => {
    const { policy } = buildPosition();
    const position = buildPosition({
      stock: { kind: 'none' },
      phases: [],
      costs: [
        {
          ...(buildPosition().costs[0] as Position['costs'][number]),
          charge: { per: 'piece', amount: typed(euros(0.001)) },
        },
      ],
      policy,
    });
    expect(priceOf(position, 10).warnings.map((warning) => warning.code)).toContain('rounded-to-zero');
  });
});

describe('corrupted positions', () => {
  const poison = fc.constantFrom<unknown>(
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e306,
    -0,
    0.5,
    1e12,
    2 ** 53,
  );

  /** Puts a poisonous number in the place of the n-th number of a value. */
  function spoil<T>(value: T, at: { n: number }, bad: unknown): T {
    if (typeof value === 'number') return (at.n-- === 0 ? bad : value) as T;
    if (Array.isArray(value)) return value.map((item) => spoil(item, at, bad)) as T;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoil(item, at, bad)])) as T;
  }

  it('one bad number anywhere gives a price or a sentence, never an exception or a NaN', () => {
    fc.assert(
      fc.property(
        anyPosition,
        fc.nat(120),
        poison,
        fc.integer({ min: 1, max: 5000 }),
        (given, n, bad, quantity) => {
          const { position, rates } = spoil(given, { n }, bad);
          const outcome = preparePosition(position, rates).priceAt(quantity);
          if (outcome.ok) expect(JSON.stringify(outcome.priced.cost)).not.toMatch(/null|NaN/);
          else expect(outcome.problems.every((problem) => problem.message.length > 10)).toBe(true);
        },
      ),
      { numRuns: byScope(300, 1000) },
    );
  });
});
