import type { Material } from '@truciolo/contract';
import { type CuttingMaterial, speedTable } from '@truciolo/cutting';
import { newtonsPerMm2 } from '@truciolo/units';

/** A registry's material as the cutting calculation knows it; undefined where its forces are not known. */
export function cuttingMaterial(material: Material): CuttingMaterial | undefined {
  if (material.kc11 === null || material.mc === null) return undefined;
  const carbide = speedTable(material.cuttingSpeeds.carbide);
  const hss = speedTable(material.cuttingSpeeds.hss);
  return {
    kc11: newtonsPerMm2(material.kc11),
    mc: material.mc,
    isoGroup: material.isoGroup,
    hardness: material.hardness,
    vc: { ...(carbide && { carbide }), ...(hss && { hss }) },
  };
}
