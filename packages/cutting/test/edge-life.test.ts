import { findMaterial, materials } from '@truciolo/materials-library';
import { metresPerMinute, mm, mmPerRevolution } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { startValues, type ToolMaterial, toolMaterials, turning } from '../src/index.ts';

function life(name: string, tool: ToolMaterial = 'carbide', times = 1): number | undefined {
  const material = findMaterial(name);
  const { vc } = startValues('turning', material, { material: tool }).values;
  if (vc === undefined) return undefined;
  const outcome = turning({
    D: mm(50),
    ap: mm(0.3),
    feed: { by: 'f', value: mmPerRevolution(0.1) },
    speed: { by: 'vc', value: metresPerMinute(times * vc) },
    regime: 'rough',
    toolMaterial: tool,
    material,
  });
  return outcome.ok ? outcome.result.T : undefined;
}

describe('life of an edge', () => {
  it('follows the material and the tool', () => {
    const [steel = 0, aluminium = 0, peek = 0, pom = 0] = ['C45', '6082', 'PEEK', 'POM-C'].map((name) =>
      life(name),
    );
    expect(new Set([steel, aluminium, peek, pom].map(Math.round)).size).toBe(4);
    expect(steel).toBeCloseTo(15, 0);
    expect(pom).toBeGreaterThan(peek);
    expect(life('6082', 'pcd')).toBeGreaterThan(aluminium);
    expect(life('C45', 'hss')).toBeGreaterThan(steel);
  });

  it('stays between a minute and four hours, whatever the speed', () => {
    for (const { id } of materials)
      for (const tool of toolMaterials)
        for (const times of [0.05, 0.5, 1, 2, 10]) {
          const T = life(id, tool, times);
          if (T === undefined) continue;
          expect(T, `${id} ${tool} ${times}`).toBeGreaterThanOrEqual(1);
          expect(T, `${id} ${tool} ${times}`).toBeLessThanOrEqual(240);
        }
  });
});
