import { type Minutes, minutes } from '@truciolo/units';
import type { CuttingMaterial, IsoGroup, ToolMaterial } from '../material.ts';

/**
 * Life of an edge at the middle of the recommended speeds, by work material [practice]. The library's speeds are of the
 * 15-minute class in steel; aluminium, brass and plastics are cut at the speed machines reach, and edges last.
 */
const byGroup: Record<IsoGroup, number> = { P: 15, M: 15, K: 20, N: 45, S: 10, H: 10, plastic: 90 };

/** HSS tables are made for longer lives than carbide's; CBN, ceramic and PCD wear slowly where they belong. */
const byTool: Record<ToolMaterial, number> = { carbide: 1, hss: 2, cbn: 2, ceramic: 1, pcd: 4 };

/** Harder members of a group wear the edge faster: against the usual kc1.1 of the group. */
const usualForce: Partial<Record<IsoGroup, number>> = { N: 750, plastic: 200 };

/** Plausible tool life in min: shops plan with a minute to half a shift. */
const SHORTEST_LIFE = 1;
const LONGEST_LIFE = 240;

export const withinLife = (T: number): Minutes => minutes(Math.min(LONGEST_LIFE, Math.max(SHORTEST_LIFE, T)));

export function lifeAtRange(material: CuttingMaterial | undefined, tool: ToolMaterial): Minutes {
  const iso = material?.isoGroup ?? 'P';
  const usual = usualForce[iso];
  const wear = usual === undefined || !material ? 1 : usual / material.kc11;
  return withinLife(byGroup[iso] * byTool[tool] * wear);
}
