import { type LibraryMaterial, materials } from '@truciolo/materials-library';
import { cm2PerMinute, metresPerMinute, micrometres, mm, mmPerRevolution, mmPerTooth } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import {
  calculate,
  type MillingKind,
  type Operation,
  type OperationInputs,
  startValues,
  type ToolChoice,
  type ToolFamily,
  type ToolMaterial,
  toolMaterials,
} from '../src/index.ts';
import { drillFamilies, drills, millFamilies, mills, turningFamilies } from '../src/tool/tool-family.data.ts';

/** A note on a limit of the theory does not contradict a proposal. */
const NOTE = 'roughness-optimistic';

type Sizes = Readonly<Record<string, unknown>>;

/** Runs an operation with its start values and returns its findings about them. */
function findings(operation: Operation, material: LibraryMaterial, tool: ToolChoice, sizes: Sizes): string[] {
  const { vc, f, fz, ap, ae, S } = startValues(operation, material, tool).values;
  if (operation !== 'sawing' && vc === undefined) return [];
  const input = {
    material,
    toolMaterial: tool.material,
    family: tool.family,
    hardness: tool.hardness,
    speed: { by: 'vc', value: metresPerMinute(vc ?? 0) },
    feed:
      fz === undefined ? { by: 'f', value: mmPerRevolution(f ?? 0) } : { by: 'fz', value: mmPerTooth(fz) },
    ap: tool.ap ?? (ap === undefined ? undefined : mm(ap)),
    ae: ae === undefined ? undefined : mm(ae),
    r: tool.r,
    wiper: tool.wiper,
    Ra: tool.Ra,
    ...(S === undefined ? {} : { S: cm2PerMinute(S) }),
    ...sizes,
  };
  const outcome = calculate(operation, input as unknown as OperationInputs[Operation]);
  const said = outcome.ok
    ? outcome.warnings.map(({ code }) => code)
    : outcome.errors.map(({ message }) => message);
  const wrong = said.filter((one) => one !== NOTE);
  return wrong.map((one) => `${operation} ${material.id} ${JSON.stringify({ ...tool, ...sizes })}: ${one}`);
}

const tools: readonly ToolMaterial[] = toolMaterials;
const diameters = [0.5, 3, 10, 20, 25, 63, 100, 250];
const noses = [undefined, 0.2, 0.4, 0.8, 1.6];

/** Materials of one machinability group have the same forces and speeds: one of each represents all. */
const allGroups = [...new Map(materials.map((material) => [material.group, material])).values()];
const groups = byScope(
  allGroups.filter((_, index) => index % 3 === 0),
  allGroups,
);

/** A nose that needs a deeper cut than the blank bears is the person's own choice. */
const fits = (r: number | undefined, D: number) => r === undefined || (2 / 3) * r <= D / 4;

/** The first wrong proposals say enough. */
function wrongProposals(each: (material: LibraryMaterial) => Iterable<string[]>): string[] {
  return groups.flatMap((material) => [...each(material)].flat()).slice(0, 20);
}

const within = ([low, high]: readonly [number, number]) => diameters.filter((D) => D >= low && D <= high);

describe('a proposal never causes a warning', () => {
  it.each([
    ['turning', turningFamilies],
    ['facing', ['insert-c', 'insert-r']],
  ] as const)('%s: every insert, edge, size and nose', (operation, families) => {
    const wrong = wrongProposals(function* (material) {
      for (const family of families)
        for (const edge of tools)
          for (const D of [0.5, 3, 10, 63])
            for (const r of noses.filter((nose) => fits(nose, D)))
              yield findings(
                operation,
                material,
                { family, material: edge, D: mm(D), r: r === undefined ? undefined : mm(r) },
                { D: mm(D) },
              );
    });
    expect(wrong).toEqual([]);
  });

  it('turning with a chosen depth, surface and wiper', () => {
    // A depth below the nose radius is the user's own choice, and is reported.
    const own = /: (depth-below-nose-radius|depth-above-edge)$/;
    const wrong = wrongProposals(function* (material) {
      for (const ap of [0.1, 0.3, 0.5, 1, 1.5, 3, 5])
        for (const r of noses)
          for (const Ra of [undefined, 0.4, 1.6, 3.2])
            for (const wiper of [false, true]) {
              const chosen = {
                ap: mm(ap),
                ...(r && { r: mm(r) }),
                ...(Ra && { Ra: micrometres(Ra) }),
                wiper,
              };
              const found = findings('turning', material, { D: mm(50), ...chosen }, { D: mm(50) });
              // A mirror finish may need less than an insert's minimum chip: that is reported too.
              yield found.filter((one) => !own.test(one) && !(Ra === 0.4 && one.endsWith('chip-too-thin')));
            }
    });
    expect(wrong).toEqual([]);
  });

  it('milling: every family, kind, edge and size', () => {
    const wrong = wrongProposals(function* (material) {
      for (const family of millFamilies)
        for (const milling of ['face', 'shoulder', 'slot'] satisfies MillingKind[])
          for (const edge of tools)
            for (const D of within(mills[family].diameters))
              yield findings(
                'milling',
                material,
                { family, material: edge, D: mm(D), milling },
                { D: mm(D), z: 4, kind: milling },
              );
    });
    expect(wrong).toEqual([]);
  });

  it('milling and drilling with the family chosen by the diameter', () => {
    const wrong = wrongProposals(function* (material) {
      for (const edge of ['carbide', 'hss'] as const)
        for (const D of diameters) {
          if (D <= 100) yield findings('drilling', material, { material: edge, D: mm(D) }, { D: mm(D) });
          for (const milling of ['face', 'shoulder', 'slot'] satisfies MillingKind[]) {
            if (edge === 'hss' && D > 32) continue;
            const sizes = { D: mm(D), z: 4, kind: milling };
            yield findings('milling', material, { material: edge, D: mm(D), milling }, sizes);
          }
        }
    });
    expect(wrong).toEqual([]);
  });

  it('drilling: every family and size', () => {
    const wrong = wrongProposals(function* (material) {
      for (const family of drillFamilies as readonly ToolFamily[])
        for (const D of within(drills[family as keyof typeof drills].diameters))
          yield findings('drilling', material, { family, D: mm(D) }, { D: mm(D) });
    });
    expect(wrong).toEqual([]);
  });

  it('the other operations: every edge and size', () => {
    const wrong = wrongProposals(function* (material) {
      for (const edge of tools)
        for (const D of diameters) {
          const tool = { material: edge, D: mm(D) };
          for (const r of noses) {
            const nose = r === undefined ? {} : { r: mm(r) };
            if ((2 / 3) * (r ?? 0) <= D / 8)
              yield findings('boring', material, { ...tool, ...nose }, { D: mm(D) });
          }
          yield findings('reaming', material, tool, { D: mm(D) });
          yield findings('tapping', material, tool, { D: mm(D), P: mm(0.15 * D) });
          yield findings('thread-turning', material, tool, { D: mm(D), P: mm(0.1 * D) });
          yield findings('parting', material, tool, { D: mm(D), b: mm(3), easeCentre: true });
          const thread = { Dc: mm(D), D: mm(1.6 * D), P: mm(0.15 * D), z: 4, depth: mm(D) };
          yield findings('thread-milling', material, tool, thread);
          yield findings('sawing', material, tool, { section: { shape: 'round', D: mm(D) } }).filter(
            (one) => !one.includes('Resa di taglio'),
          );
        }
    });
    expect(wrong).toEqual([]);
  });
});
