import type { CuttingSet } from '@truciolo/contract';
import { type CuttingMaterial, operations } from '@truciolo/cutting';
import { writeMeasure } from '@truciolo/italian';
import { newtonsPerMm2, rpm } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { curveOf, evaluateTab, quantity } from './evaluate-tab.ts';
import { operationTabs } from './operation-tabs.data.ts';
import { belongsTo, inputsOf, typedOf } from './set-inputs.ts';

const tabAt = (slug: string) => {
  const tab = operationTabs.find((one) => one.slug === slug);
  if (!tab) throw new Error(`no tab ${slug}`);
  return tab;
};
const C45 = { kc11: newtonsPerMm2(1500), mc: 0.22, isoGroup: 'P' } as const;
const turning = tabAt('tornitura');
const typedA1 = { D: '50', vc: '200', ap: '3', f: '0,3', kapr: '95' };

const shown = (slug: string, typed: Record<string, string>, ...symbols: string[]) => {
  const { outcome } = evaluateTab(tabAt(slug), typed, { material: C45 });
  if (!outcome.ok) throw new Error(outcome.errors.map(({ message }) => message).join());
  return symbols.map((symbol) => writeMeasure(quantity(outcome.result, symbol) ?? Number.NaN));
};

describe('a tab', () => {
  it('exists for every operation of the package', () => {
    expect([...new Set(operationTabs.map(({ operation }) => operation))].sort()).toEqual(
      [...operations].sort(),
    );
  });

  it.each(operationTabs)('$slug computes before anything is typed', (tab) => {
    expect(evaluateTab(tab, {}, { material: C45 }).outcome.ok).toBe(true);
    expect(evaluateTab(tab, {}, {}).outcome.ok).toBe(true);
  });

  // Worked examples of the domain's formulas: a1, a2 (i) and (iii), a3, a6, a8.
  it.each([
    ['tornitura', typedA1, { n: '1.273', vf: '382', Q: '180', Pm: '7,34', Mc: '44,0' }],
    ['tornitura', { ...typedA1, speedBy: 'n', n: '1273,24' }, { vc: '200' }],
    ['tornitura', { ...typedA1, feedBy: 'vf', vf: '381,97' }, { f: '0,300' }],
    [
      'spianatura',
      { D: '80', z: '6', kapr: '45', ae: '60', ap: '3', fz: '0,2', vc: '220' },
      { n: '875', Pc: '7,47', Mc: '81,5' },
    ],
    ['cava', { D: '12', z: '3', ap: '6', fz: '0,05', vc: '120' }, { vf: '477', Mc: '5,50' }],
    ['foratura', { D: '10', depth: '30', vc: '80', f: '0,2' }, { n: '2.546', Pc: '2,19', t: '4,10' }],
    ['maschiatura', { D: '8', P: '1,25', vc: '15', depth: '16' }, { n: '597', vf: '746', t: '3,46' }],
    ['taglio-sega', { D: '80', S: '50' }, { t: '60,3', tTotal: '90,3' }],
  ])('%s shows the worked example', (slug, typed, expected) => {
    expect(shown(slug, typed, ...Object.keys(expected))).toEqual(Object.values(expected));
  });

  it('names the wrong field and never returns NaN', () => {
    for (const wrong of ['', 'abc', '0', '-5']) {
      const { outcome } = evaluateTab(turning, { ...typedA1, D: wrong }, { material: C45 });
      expect(outcome).toMatchObject({ ok: false, errors: [{ field: 'D' }] });
    }
  });

  it('draws its curve only over speeds that the machine reaches', () => {
    const context = { material: C45, machine: { nMax: rpm(1500) } };
    const curve = curveOf(evaluateTab(turning, typedA1, context), context);
    expect(curve.length).toBeGreaterThan(10);
    expect(Math.max(...curve.map(({ n }) => n))).toBeLessThanOrEqual(1500);
    expect(curveOf(evaluateTab(turning, { D: '' }, context), context)).toEqual([]);
  });
});

describe('the tool of a tab', () => {
  const h60 = { kc11: newtonsPerMm2(4700), mc: 0, isoGroup: 'H', hardness: '58-62 HRC' } as const;
  const proposed = (slug: string, typed: Record<string, string>, material: CuttingMaterial = C45) => {
    const { values, outcome } = evaluateTab(tabAt(slug), typed, { material });
    return { values, outcome, family: values.choice('family') };
  };

  it.each([
    ['foratura', { D: '8' }, 'solid-drill'],
    ['foratura', { D: '40' }, 'insert-drill'],
    ['foratura', { D: '40', family: 'head-drill' }, 'head-drill'],
    // Saved before tools had families.
    ['foratura', { D: '8', toolMaterial: 'hss' }, 'hss-drill'],
    ['spallamento', { cutter: 'ball' }, 'ball-mill'],
    ['spallamento', { D: '16' }, 'solid-mill'],
    ['spianatura', { D: '100' }, 'face-mill'],
    ['tornitura', {}, 'insert-c'],
  ])('%s with %o is a %s', (slug, typed, family) => {
    expect(proposed(slug, typed).family).toBe(family);
  });

  it('follows the holder of the insert and hides fields that a ball end mill lacks', () => {
    expect(proposed('tornitura', { family: 'insert-s' }).values.number('kapr')).toBe(75);
    expect(proposed('spallamento', { family: 'ball-mill' }).values.number('kapr')).toBeUndefined();
    expect(proposed('spallamento', { family: 'ball-mill' }).outcome).toMatchObject({
      ok: true,
      result: { scallop: expect.any(Number) },
    });
  });

  it('turns hardened steel with CBN, lightly, and respects typed values', () => {
    const { values } = proposed('tornitura', {}, h60);
    expect([values.choice('toolMaterial'), values.number('vc'), values.number('ap')]).toEqual([
      'cbn',
      140,
      0.2,
    ]);
    expect(proposed('tornitura', { ap: '0,5', r: '0,4' }).values.number('f')).toBe(0.11);
    expect(proposed('tornitura', { ap: '0,5', r: '0,8', Ra: '0,4' }).values.number('f')).toBe(0.081);
  });
});

describe('a saved set', () => {
  it.each(operationTabs)('of $slug gives the same results after loading', (tab) => {
    const before = evaluateTab(tab, { D: '33,3' }, { material: C45 });
    const after = evaluateTab(tab, typedOf(tab, inputsOf(tab, before.values)), { material: C45 });
    expect(after.outcome).toEqual(before.outcome);
  });

  it('belongs to the tab of its kind', () => {
    const inputs = inputsOf(tabAt('cava'), evaluateTab(tabAt('cava'), {}, {}).values);
    const set = { operation: 'milling', inputs } as unknown as CuttingSet;
    expect(operationTabs.filter((tab) => belongsTo(set, tab)).map(({ slug }) => slug)).toEqual(['cava']);
  });
});
