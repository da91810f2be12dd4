import { writeGrouped } from '@truciolo/italian';

/** General tolerances of ISO 2768-1, from the finest. */
export const TOLERANCES = ['f', 'm', 'c', 'v'] as const;
export type Tolerance = (typeof TOLERANCES)[number];

/** Usual values of Ra, µm, from the finest. */
export const ROUGHNESSES = [0.4, 0.8, 1.6, 3.2, 6.3] as const;

/** Demands that the user stated for the whole part; null = not stated. */
export interface Stated {
  readonly tolerance: Tolerance | null;
  /** µm */
  readonly roughness: number | null;
}

export const notStated: Stated = { tolerance: null, roughness: null };

/** The proposed times hold for these. */
const ASSUMED = { tolerance: 'm', roughness: 3.2 } as const;

export const toleranceText = (tolerance: Tolerance): string => `ISO 2768-${tolerance}`;
export const roughnessText = (roughness: number): string => `Ra ${writeGrouped(roughness, 1)}`;

/** "Tolleranze generali ISO 2768-f, Ra 1,6"; empty where nothing was stated. */
export function statedText({ tolerance, roughness }: Stated): string {
  const parts = [
    tolerance === null ? '' : `tolleranze generali ${toleranceText(tolerance)}`,
    roughness === null ? '' : roughnessText(roughness),
  ].filter(Boolean);
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Turning and milling rarely reach this surface, µm. */
const GROUND = 0.4;

/** Sentences about demands beyond the usual ones: which of them the times follow, and which need a phase more. */
export function finerNotes({ tolerance, roughness }: Stated): readonly string[] {
  const isTight = tolerance !== null && TOLERANCES.indexOf(tolerance) < TOLERANCES.indexOf(ASSUMED.tolerance);
  const isFine = roughness !== null && roughness < ASSUMED.roughness;
  return [
    ...(isFine ? [`Le passate di finitura sono rallentate per ${roughnessText(roughness)}.`] : []),
    ...(isFine && roughness <= GROUND
      ? [`${roughnessText(roughness)} di solito si rettifica: aggiungi la fase.`]
      : []),
    ...(isTight
      ? [`I tempi valgono per ${toleranceText(ASSUMED.tolerance)}: aggiungi finitura o controllo alle fasi.`]
      : []),
  ];
}
