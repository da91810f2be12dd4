import { describe, expect, it } from 'vitest';
import { findMaterial, materials, searchMaterials, sources } from './index.ts';

describe('findMaterial', () => {
  it.each([
    ['C45', 'c45'],
    ['c 45', 'c45'],
    ['1.0503', 'c45'],
    ['1.1191', 'c45'],
    ['AISI 1045', 'c45'],
    ['C45+QT', 'c45qt'],
    ['C45 bonificato', 'c45qt'],
    ['Fe360B', 's235jr'],
    ['S355J2', 's355j2'],
    ['42CrMo4', '42crmo4'],
    ['42CD4', '42crmo4'],
    ['AISI 304', '14301'],
    ['304', '14301'],
    ['inox 316L', '14404'],
    ['W.Nr. 1.4404', '14404'],
    ['18/10', '14301'],
    ['EN AW-6082 T6', '6082'],
    ['en aw 6082', '6082'],
    ['Ergal', '7075'],
    ['anticorodal', '6082'],
    ['OT58', 'cw614n'],
    ['CW614N', 'cw614n'],
    ['Ti-6Al-4V', 'ti5'],
    ['titanio grado 5', 'ti5'],
    ['Inconel 718', 'in718'],
    ['GG25', 'gjl250'],
    ['D2', '12379'],
    ['Delrin', 'pomc'],
  ])('reads %s', (text, id) => {
    expect(findMaterial(text)?.id).toBe(id);
  });

  it.each(['', '   ', 'abc', 'Xyz99', '()', 'C'])('knows nothing of «%s»', (text) => {
    expect(findMaterial(text)).toBeUndefined();
  });

  it('finds every material by its own id and EN name', () => {
    for (const material of materials) {
      expect(findMaterial(material.id)).toBe(material);
      expect(findMaterial(material.en)?.en).toBe(material.en);
    }
  });
});

describe('the library', () => {
  it('holds 107 materials with ordered ranges and positive forces', () => {
    expect(materials).toHaveLength(107);
    for (const { kc11, mc, density, vc } of materials) {
      expect(kc11).toBeGreaterThan(0);
      expect(mc).toBeGreaterThanOrEqual(0);
      expect(density).toBeGreaterThan(0.5);
      for (const table of [vc.carbide, vc.hss]) {
        for (const [low, high] of Object.values(table ?? {})) expect(low).toBeLessThan(high);
      }
    }
  });

  it('has no HSS speeds for hardened steel and no exponent to compute with', () => {
    const hardened = findMaterial('h55');
    expect(hardened?.vc.hss).toBeUndefined();
    expect(hardened?.mc).toBe(0);
  });

  it('names its sources', () => {
    for (const source of sources) expect(source.url).toMatch(/^https?:/);
  });
});

describe('searchMaterials', () => {
  it('suggests by a piece of a name', () => {
    expect(searchMaterials('NiCrMo').map((material) => material.id)).toContain('39nicrmo3');
    expect(searchMaterials('')).toEqual([]);
  });
});
