import type { ColourUse, SetupProposal } from '@truciolo/part';
import { type FeatureGroup, featureColours } from './feature-row.ts';

export type PaintMode = 'feature' | 'setup' | 'file';

const SETUP_COLOURS = ['var(--d2)', 'var(--d4)', 'var(--d5)', 'var(--d3)', 'var(--d6)'] as const;

export const setupColour = (index: number): string =>
  SETUP_COLOURS[index % SETUP_COLOURS.length] ?? 'var(--d6)';

export interface Paintable {
  readonly groups: readonly FeatureGroup[];
  readonly setups: readonly SetupProposal[];
  readonly colours: readonly ColourUse[];
  /** Rows that are not what they were taken for. */
  readonly dropped: readonly string[];
}

/** CSS colours of highlighted faces; the chosen ones override all others. */
export function paintFaces(
  { groups, setups, colours, dropped }: Paintable,
  mode: PaintMode,
  chosen: readonly number[],
): ReadonlyMap<number, string> {
  const paint = new Map<number, string>();
  if (mode === 'setup') {
    // The first set-up that reaches a face makes it.
    setups.forEach(({ faces }, index) => {
      for (const face of faces) if (!paint.has(face)) paint.set(face, setupColour(index));
    });
  } else if (mode === 'file') {
    for (const { rgb, faces } of colours) if (rgb) for (const face of faces) paint.set(face, rgb);
  } else {
    for (const { rows } of groups) {
      for (const { id, kind, faces } of rows) {
        if (dropped.includes(id)) continue;
        for (const face of faces) paint.set(face, featureColours[kind]);
      }
    }
  }
  for (const face of chosen) paint.set(face, 'var(--d1)');
  return paint;
}
