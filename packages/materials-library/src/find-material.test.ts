import { describe, expect, it } from 'vitest';
import { findMaterial, materials, searchMaterials } from './index.ts';
import { sources } from './load-materials.ts';
import data from './materials.data.json';

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
    ['60 HRC', 'h60'],
    ['acciaio 60 HRC', 'h60'],
    ['temprato 55 HRC', 'h55'],
    ['100Cr6 temprato', '100cr6h'],
    ['100Cr6', '100cr6'],
    ['16MnCr5', '16mncr5'],
    ['16MnCr5 cementato', '16mncr5h'],
    ['GGG50', 'gjs500'],
    ['GGG 40', 'gjs400'],
    ['EN-GJS-500-7', 'gjs500'],
    ['GG20', 'gjl200'],
    ['1.2343', '12343'],
    ['H11', '12343'],
    ['1.2344', '12344'],
    ['H13', '12344'],
    ['1.2379 temprato', '12379h'],
    ['1.2379', '12379'],
    ['AlSi10Mg', 'ac43000'],
    ['C10', 'c10'],
    ['C30', 'c30'],
    ['C35', 'c35'],
    ['C50', 'c50'],
    ['AISI 316', '14401'],
    ['904L', '14539'],
    ['1.2312', '12312'],
    ['Hardox 400', 'hardox400'],
    ['Monel', 'monel400'],
    ['6063', '6063'],
  ])('reads %s', (text, id) => {
    expect(findMaterial(text)?.id).toBe(id);
  });

  it.each(['', '   ', 'abc', 'Xyz99', '()', 'C'])('does not find «%s»', (text) => {
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
  it('contains each material once, with ordered ranges and positive forces', () => {
    expect(materials).toHaveLength(data._meta.count);
    expect(new Set(materials.map(({ id }) => id)).size).toBe(materials.length);
    for (const { kc11, mc, density, vc } of materials) {
      expect(kc11).toBeGreaterThan(0);
      expect(mc).toBeGreaterThanOrEqual(0);
      expect(density).toBeGreaterThan(0.5);
      for (const table of [vc.carbide, vc.hss]) {
        for (const [low, high] of Object.values(table ?? {})) expect(low).toBeLessThan(high);
      }
    }
  });

  it('has no HSS speeds for hardened steel and no computed exponent', () => {
    const hardened = findMaterial('h55');
    expect(hardened?.vc.hss).toBeUndefined();
    expect(hardened?.mc).toBe(0);
  });

  it('names its sources', () => {
    for (const source of sources) expect(source.url).toMatch(/^https?:/);
  });
});

describe('chips', () => {
  it('of brass, copper and aluminium have a value; of steel nothing is assumed', () => {
    const worth = (name: string) => findMaterial(name)?.chipEurKgIndicative;
    expect(worth('OT58')).toBeGreaterThan(worth('6082') ?? 0);
    expect(worth('6082')).toBeGreaterThan(0);
    expect(worth('Cu-ETP')).toBeGreaterThan(0);
    expect(worth('AlSi10Mg')).toBeGreaterThan(0);
    expect([worth('C45'), worth('POM-C'), worth('1.4301')]).toEqual([null, null, null]);
  });
});

describe('searchMaterials', () => {
  it('suggests by a part of a name', () => {
    expect(searchMaterials('NiCrMo').map((material) => material.id)).toContain('39nicrmo3');
    expect(searchMaterials('')).toEqual([]);
  });
});
