import type { MetresPerMinute, NewtonsPerSquareMillimetre } from '@truciolo/units';

export type IsoGroup = 'P' | 'M' | 'K' | 'N' | 'S' | 'H' | 'plastic';

export const toolMaterials = ['carbide', 'hss', 'cbn', 'ceramic', 'pcd'] as const;
export type ToolMaterial = (typeof toolMaterials)[number];

/** Italian names. */
export const toolMaterialLabels: Record<ToolMaterial, string> = {
  carbide: 'Metallo duro',
  hss: 'HSS',
  cbn: 'CBN',
  ceramic: 'Ceramica',
  pcd: 'PCD',
};

export type SpeedRange = readonly [low: MetresPerMinute, high: MetresPerMinute];

export interface SpeedTable {
  readonly turnRough: SpeedRange;
  readonly turnFinish: SpeedRange;
  readonly milling: SpeedRange;
  readonly drilling: SpeedRange;
  readonly tapping: SpeedRange;
}

/** Work material of a calculation, in the shape of a registry or library record. */
export interface CuttingMaterial {
  /** Specific cutting force at h = b = 1 mm, rake 0 degrees. */
  readonly kc11: NewtonsPerSquareMillimetre;
  /** Kienzle exponent; 0 keeps kc constant. */
  readonly mc: number;
  readonly isoGroup?: IsoGroup | undefined;
  /** Machinability group of the library ("P-medC"), used for the sawing rate. */
  readonly group?: string | undefined;
  /** Text of the record: "170-215 HB", "58-62 HRC". */
  readonly hardness?: string | undefined;
  /** CBN, ceramic and PCD are not in the records: their speeds follow from the ISO group. */
  readonly vc?: { readonly [Tool in ToolMaterial]?: SpeedTable } | undefined;
}
