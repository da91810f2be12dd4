import { findMaterial, materials } from '@truciolo/materials-library';
import { cm2PerMinute, metresPerMinute, mm, mmPerRevolution, mmPerTooth } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import {
  barScale,
  type CuttingMaterial,
  calculate,
  type OperationInputs,
  recommendedRanges,
  startValues,
  type ToolMaterial,
  turningRegime,
} from '../src/index.ts';

const C45 = findMaterial('C45');

describe('recommendedRanges', () => {
  it('turning C45 as on the page', () => {
    const ranges = recommendedRanges('turning', C45, { regime: 'rough', r: mm(0.8) });
    expect([ranges.vc?.low, ranges.vc?.high]).toEqual([150, 230]);
    expect([ranges.f?.low, ranges.f?.high]).toEqual([0.25, 0.45]);
    expect([ranges.ap?.low, ranges.ap?.high]).toEqual([2, 4]);
    expect([ranges.LD?.low, ranges.LD?.high]).toEqual([0, 3]);
    expect(ranges.vc?.source.text).toContain("il catalogo dell'utensile prevale");
  });

  it.each([
    ['end mill D 6', recommendedRanges('milling', C45, { D: mm(6) }).fz, 0.03, 0.048],
    ['end mill D 10', recommendedRanges('milling', C45, { D: mm(10) }).fz, 0.05, 0.08],
    ['slot D 10', recommendedRanges('milling', C45, { D: mm(10), milling: 'slot' }).fz, 0.035, 0.056],
    ['face mill D 63', recommendedRanges('milling', C45, { D: mm(63), milling: 'face' }).fz, 0.12, 0.25],
    ['carbide drill D 10', recommendedRanges('drilling', C45, { D: mm(10) }).f, 0.15, 0.25],
    ['HSS drill D 20', recommendedRanges('drilling', C45, { D: mm(20), material: 'hss' }).f, 0.24, 0.36],
    ['carbide drill D 20', recommendedRanges('drilling', C45, { D: mm(20) }).f, 0.24, 0.4],
    ['carbide drill D 60', recommendedRanges('drilling', C45, { D: mm(60) }).f, 0.39, 0.65],
    ['HSS drill D 5', recommendedRanges('drilling', C45, { D: mm(5), material: 'hss' }).f, 0.08, 0.12],
    ['HSS drill D 15', recommendedRanges('drilling', C45, { D: mm(15), material: 'hss' }).f, 0.2, 0.3],
    ['HSS drill D 30', recommendedRanges('drilling', C45, { D: mm(30), material: 'hss' }).f, 0.28, 0.42],
    ['HSS drill D 60', recommendedRanges('drilling', C45, { D: mm(60), material: 'hss' }).f, 0.32, 0.48],
    ['HSS end mill D 10', recommendedRanges('milling', C45, { D: mm(10), material: 'hss' }).fz, 0.04, 0.064],
    ['shoulder mill D 50', recommendedRanges('milling', C45, { D: mm(50) }).fz, 0.1, 0.16],
    ['shoulder width', recommendedRanges('milling', C45, { D: mm(10) }).ae, 1, 4],
    ['slot depth', recommendedRanges('milling', C45, { D: mm(10), milling: 'slot' }).ap, 3, 5],
    ['face width', recommendedRanges('milling', C45, { D: mm(100), milling: 'face' }).ae, 60, 80],
    ['reamer D 4', recommendedRanges('reaming', C45, { D: mm(4) }).f, 0.075, 0.125],
    ['reamer D 40', recommendedRanges('reaming', C45, { D: mm(40) }).f, 0.375, 0.625],
    ['allowance D 8', recommendedRanges('reaming', C45, { D: mm(8) }).allowance, 0.1, 0.2],
    ['allowance D 10', recommendedRanges('reaming', C45, { D: mm(10) }).allowance, 0.2, 0.3],
    ['allowance D 25', recommendedRanges('reaming', C45, { D: mm(25) }).allowance, 0.3, 0.4],
    ['allowance D 20', recommendedRanges('reaming', C45, { D: mm(20) }).allowance, 0.3, 0.4],
    ['allowance D 30', recommendedRanges('reaming', C45, { D: mm(30) }).allowance, 0.3, 0.4],
    ['allowance D 40', recommendedRanges('reaming', C45, { D: mm(40) }).allowance, 0.4, 0.5],
    ['thread mill Dc 16', recommendedRanges('thread-milling', C45, { D: mm(16) }).fz, 0.064, 0.1024],
    ['thread milling speed', recommendedRanges('thread-milling', C45).vc, 104, 168],
    ['thread turning speed', recommendedRanges('thread-turning', C45).vc, 90, 138],
    ['parting speed', recommendedRanges('parting', C45).vc, 105, 161],
    ['boring speed', recommendedRanges('boring', C45).vc, 135, 207],
    ['boring feed', recommendedRanges('boring', C45).f, 0.08, 0.2],
    ['carbide bar', recommendedRanges('boring', C45, { bar: 'carbide' }).LD, 0, 6],
    ['medium turning speed', recommendedRanges('turning', C45, { regime: 'medium' }).vc, 175, 265],
    ['medium turning feed', recommendedRanges('turning', C45, { regime: 'medium' }).f, 0.15, 0.3],
    [
      'reaming Inconel, carbide',
      recommendedRanges('reaming', findMaterial('in718'), { D: mm(12) }).vc,
      6,
      10,
    ],
    ['reamer D 12', recommendedRanges('reaming', C45, { D: mm(12) }).f, 0.225, 0.375],
    ['reaming C45, HSS', recommendedRanges('reaming', C45, { D: mm(12), material: 'hss' }).vc, 8, 15],
    ['reaming C45, carbide', recommendedRanges('reaming', C45, { D: mm(12) }).vc, 15, 40],
    ['parting', recommendedRanges('parting', C45).f, 0.06, 0.15],
    ['grooving', recommendedRanges('parting', C45, { plunge: 'grooving' }).f, 0.05, 0.12],
    ['tapping C45, HSS', recommendedRanges('tapping', C45, { material: 'hss' }).vc, 8, 15],
    ['sawing S235', recommendedRanges('sawing', findMaterial('S235JR')).S, 60, 80],
    ['sawing C45', recommendedRanges('sawing', C45).S, 45, 60],
    ['sawing 42CrMo4', recommendedRanges('sawing', findMaterial('42CrMo4')).S, 30, 45],
    ['sawing 304', recommendedRanges('sawing', findMaterial('304')).S, 20, 30],
    ['sawing 6082', recommendedRanges('sawing', findMaterial('6082')).S, 150, 250],
    ['sawing OT58', recommendedRanges('sawing', findMaterial('OT58')).S, 100, 150],
    ['sawing Ti', recommendedRanges('sawing', findMaterial('ti5')).S, 8, 12],
    [
      'finish with a small nose',
      recommendedRanges('turning', C45, { regime: 'finish', r: mm(0.2) }).f,
      0.08,
      0.1,
    ],
    ['stainless takes 0.8 of the feed', recommendedRanges('turning', findMaterial('304')).f, 0.2, 0.36],
    ['titanium takes 0.6 of the feed', recommendedRanges('turning', findMaterial('ti5')).f, 0.15, 0.27],
  ])('%s', (_, range, low, high) => {
    expect(range?.low).toBeCloseTo(low, 9);
    expect(range?.high).toBeCloseTo(high, 9);
  });

  it('says nothing of what it does not know', () => {
    expect(recommendedRanges('turning', undefined).vc).toBeUndefined();
    expect(recommendedRanges('drilling', findMaterial('h55'), { material: 'hss' })).toEqual({});
    expect(recommendedRanges('sawing', findMaterial('h60'))).toEqual({});
  });

  it('reads the regime from the depth', () => {
    expect([0.5, 1, 1.5, 2, 4].map(turningRegime)).toEqual(['finish', 'finish', 'medium', 'rough', 'rough']);
  });
});

describe('barScale', () => {
  it('holds the range and the current value', () => {
    const range = { low: 150, high: 230, source: { kind: 'practice', text: '' } } as const;
    expect(barScale(range)).toEqual({ min: 50, max: 350 });
    expect(barScale(range, 500)).toEqual({ min: 50, max: 500 });
    expect(barScale({ ...range, low: 0, high: 3 })).toEqual({ min: 0, max: 4.5 });
    expect(barScale({ ...range, low: 0.25, high: 0.45 })).toEqual({ min: 0.083, max: 0.68 });
  });
});

/** The operation run with nothing but its start values and a plausible size. */
function firstInputs(material: CuttingMaterial, tool: ToolMaterial): Partial<OperationInputs> | undefined {
  const values = (operation: keyof OperationInputs, D: number, extra = {}) =>
    startValues(operation, material, { material: tool, D: mm(D), ...extra }).values;
  if (!material.vc?.[tool]) return undefined;
  const base = (start: { vc?: number }) => ({
    material,
    toolMaterial: tool,
    speed: { by: 'vc', value: metresPerMinute(start.vc ?? Number.NaN) } as const,
  });
  const f = (start: { f?: number }) => ({
    feed: { by: 'f', value: mmPerRevolution(start.f ?? Number.NaN) } as const,
  });
  const fz = (start: { fz?: number }) => ({
    feed: { by: 'fz', value: mmPerTooth(start.fz ?? Number.NaN) } as const,
  });
  const cut = (start: { ap?: number; ae?: number }) => ({
    ap: mm(start.ap ?? Number.NaN),
    ae: mm(start.ae ?? 1),
  });
  const turning = values('turning', 50);
  const milling = values('milling', 10, { milling: 'shoulder' });
  const drilling = values('drilling', 10);
  const boring = values('boring', 34);
  const reaming = values('reaming', 12);
  const tapping = values('tapping', 10);
  const mill = values('thread-milling', 16);
  const threading = values('thread-turning', 20);
  const parting = values('parting', 40);
  const sawing = values('sawing', 80);
  return {
    turning: { D: mm(50), ...base(turning), ...f(turning), ...cut(turning) },
    milling: { kind: 'shoulder', D: mm(10), z: 4, ...base(milling), ...fz(milling), ...cut(milling) },
    drilling: { D: mm(10), ...base(drilling), ...f(drilling) },
    boring: { D: mm(34), ...base(boring), ...f(boring), ...cut(boring) },
    reaming: { D: mm(12), ...base(reaming), ...f(reaming) },
    tapping: { D: mm(10), P: mm(1.5), ...base(tapping) },
    'thread-milling': { D: mm(24), P: mm(2), Dc: mm(16), z: 4, ...base(mill), ...fz(mill), depth: mm(20) },
    'thread-turning': { D: mm(20), P: mm(2.5), ...base(threading) },
    parting: { D: mm(40), b: mm(3), ...base(parting), ...f(parting), easeCentre: true },
    ...(sawing.S !== undefined && {
      sawing: { section: { shape: 'round', D: mm(80) }, S: cm2PerMinute(sawing.S), material },
    }),
  };
}

const pairs = materials.flatMap((material) =>
  (['carbide', 'hss'] as const).flatMap((tool) => {
    const inputs = firstInputs(material, tool);
    return inputs ? [[`${material.id} with ${tool}`, inputs] as const] : [];
  }),
);

describe('startValues', () => {
  it('C45, rough turning', () => {
    expect(startValues('turning', C45).values).toEqual({ vc: 190, f: 0.35, ap: 3 });
  });

  it.each(pairs)('make a sound first cut in %s', (_, inputs) => {
    for (const [operation, input] of Object.entries(inputs)) {
      const outcome = calculate(operation as keyof OperationInputs, input as never);
      expect(outcome.ok, operation).toBe(true);
      if (outcome.ok) expect(outcome.warnings, operation).toEqual([]);
    }
  });
});
