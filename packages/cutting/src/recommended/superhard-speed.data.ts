import type { CuttingMaterial, IsoGroup, ToolMaterial } from '../material.ts';

interface SuperhardSpeeds {
  readonly turning: readonly [low: number, high: number];
  readonly milling: readonly [low: number, high: number];
}

type SuperhardTool = Exclude<ToolMaterial, 'carbide' | 'hss'>;

/** Grey iron is softer to the edge than ductile iron: kc1.1 of the VDI 3323 groups tells them apart. */
const DUCTILE_IRON_KC = 1200;
/** Nickel alloys against titanium, likewise. */
const NICKEL_KC = 2000;

/**
 * m/min. Grey and ductile iron with CBN: Sumitomo, General Catalogue 2019-2020, p. 16 (BN7000 500-2000, BNC500
 * 150-500). Hardened steel with CBN: usual 80-200 for 45-65 HRC, ap 0.1-0.3. Ceramic and PCD: practice.
 */
const speeds: Record<SuperhardTool, (iso: IsoGroup, kc11: number) => SuperhardSpeeds | undefined> = {
  cbn: (iso, kc11) => {
    if (iso === 'H') return { turning: [100, 180], milling: [100, 180] };
    if (iso !== 'K') return undefined;
    return kc11 < DUCTILE_IRON_KC
      ? { turning: [500, 1500], milling: [500, 1200] }
      : { turning: [150, 500], milling: [150, 400] };
  },
  ceramic: (iso, kc11) => {
    if (iso === 'H') return { turning: [80, 150], milling: [80, 130] };
    if (iso === 'S' && kc11 > NICKEL_KC) return { turning: [150, 300], milling: [400, 800] };
    if (iso !== 'K') return undefined;
    return kc11 < DUCTILE_IRON_KC
      ? { turning: [300, 800], milling: [300, 800] }
      : { turning: [200, 400], milling: [200, 400] };
  },
  pcd: (iso) => {
    if (iso === 'N') return { turning: [400, 1500], milling: [500, 2000] };
    return iso === 'plastic' ? { turning: [200, 600], milling: [200, 600] } : undefined;
  },
};

export const isSuperhard = (tool: ToolMaterial): tool is SuperhardTool =>
  tool !== 'carbide' && tool !== 'hss';

/** None: that edge and that material do not go together. */
export const superhardSpeeds = (tool: SuperhardTool, { isoGroup, kc11 }: CuttingMaterial) =>
  isoGroup === undefined ? undefined : speeds[tool](isoGroup, kc11);
