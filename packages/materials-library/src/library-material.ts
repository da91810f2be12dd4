import type {
  KilogramsPerCubicDecimetre,
  MetresPerMinute,
  NewtonsPerSquareMillimetre,
} from '@truciolo/units';

export type Range<T extends number> = readonly [low: T, high: T];

/** ISO 513 letter; plastics have none. */
export type IsoGroup = 'P' | 'M' | 'K' | 'N' | 'S' | 'H' | 'plastic';

/** Cutting speeds by operation, general shop conditions with coolant, edge life of about 15 minutes. */
export interface SpeedsByOperation {
  readonly turnRough: Range<MetresPerMinute>;
  readonly turnFinish: Range<MetresPerMinute>;
  readonly milling: Range<MetresPerMinute>;
  readonly drilling: Range<MetresPerMinute>;
  readonly tapping: Range<MetresPerMinute>;
}

/** Absent: the material is not cut with that tool (hardened steel with HSS). */
interface SpeedsByTool {
  readonly carbide?: SpeedsByOperation;
  readonly hss?: SpeedsByOperation;
}

export interface LibraryMaterial {
  readonly id: string;
  /** EN designation. */
  readonly en: string;
  /** Werkstoffnummer, empty when the material has none. */
  readonly wnr: string;
  readonly aisi: string;
  /** Names in use in Italian shops. */
  readonly namesIt: readonly string[];
  readonly condition: string;
  readonly isoGroup: IsoGroup;
  /** Machinability group of this library ("P-medC"): same kc1.1, mc and speeds. */
  readonly group: string;
  readonly vdi3323: number;
  readonly cmc: string;
  readonly density: KilogramsPerCubicDecimetre;
  readonly rmMPa: readonly [low: number, high: number] | null;
  readonly hardness: string;
  /** Specific cutting force at h = b = 1 mm, rake about 0 degrees. */
  readonly kc11: NewtonsPerSquareMillimetre;
  /** Kienzle exponent; 0 where none is published (hardened steel). */
  readonly mc: number;
  readonly vc: SpeedsByTool;
  /** Order of magnitude for small quantities, never a default price. */
  readonly priceEurKgIndicative: readonly [low: number, high: number] | null;
  /** Price a dealer pays for its chips, order of magnitude; null where sorting chips does not pay. */
  readonly chipEurKgIndicative: number | null;
  readonly shapes: readonly string[];
  readonly note: string;
}
