import type { Material } from '@truciolo/contract';
import type { CuttingMaterial, IsoGroup, SpeedTable, ToolMaterial } from '@truciolo/cutting';
import { newtonsPerMm2 } from '@truciolo/units';

/** A registry's material as the cutting calculation knows it; undefined where its forces are not known. */
export function cuttingMaterial(material: Material): CuttingMaterial | undefined {
  if (material.kc11 === null || material.mc === null) return undefined;
  return {
    kc11: newtonsPerMm2(material.kc11),
    mc: material.mc,
    isoGroup: material.isoGroup as IsoGroup,
    hardness: material.hardness,
    // The registry keeps the library's table as plain numbers in m/min.
    vc: material.cuttingSpeeds as unknown as { readonly [Tool in ToolMaterial]?: SpeedTable },
  };
}
