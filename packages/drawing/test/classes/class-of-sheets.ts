import type { DrawingPage } from '../../src/index.ts';

/** Values as a person reads them; a field that is left out is not compared, null means that the sheet has none. */
export interface Expected {
  readonly code?: string | null;
  readonly revision?: string | null;
  readonly title?: string | null;
  readonly material?: string | null;
  readonly heatTreatment?: string | null;
  readonly surfaceTreatment?: string | null;
  /** «ISO 2768 mK», «±0.1», or «2: 0.01, 3: 0.005» for decimals. */
  readonly generalTolerance?: string | null;
  readonly generalRoughness?: string | null;
  readonly scale?: string | null;
  readonly units?: string | null;
  readonly weight?: number | null;
  readonly overall?: readonly number[] | null;
  readonly threads?: readonly string[];
  readonly fits?: readonly string[];
  /** «29.98..30.02»: the smallest and the largest size. */
  readonly tolerances?: readonly string[];
  /** Width of the narrowest tolerance. */
  readonly tightest?: number | null;
  /** «position ⌀0.1 Ⓜ A B». */
  readonly frames?: readonly string[];
  readonly roughness?: readonly string[];
  readonly pages?: readonly number[];
}

export interface ClassOfSheets {
  readonly name: string;
  readonly pages: readonly DrawingPage[];
  /** One entry for each part of the file. */
  readonly parts: readonly Expected[];
}
