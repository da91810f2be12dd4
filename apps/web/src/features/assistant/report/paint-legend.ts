import { featureColours } from './feature-row.ts';
import { type Paintable, type PaintMode, setupColour } from './paint-faces.ts';

export interface LegendEntry {
  readonly label: string;
  readonly colour: string;
}

/** Names of the colours that `paintFaces` uses; the colours of the file explain themselves. */
export function paintLegend(
  { groups, setups, dropped }: Pick<Paintable, 'groups' | 'setups' | 'dropped'>,
  mode: PaintMode,
  hasChosen: boolean,
): readonly LegendEntry[] {
  const shown = groups.filter(({ rows }) =>
    rows.some(({ id, faces }) => faces.length > 0 && !dropped.includes(id)),
  );
  const own =
    mode === 'feature'
      ? shown.map(({ title, kind }) => ({ label: title, colour: featureColours[kind] }))
      : mode === 'setup'
        ? setups.map((_, index) => ({ label: `Presa ${index + 1}`, colour: setupColour(index) }))
        : [];
  return [...(hasChosen ? [{ label: 'Selezione', colour: 'var(--d1)' }] : []), ...own];
}
