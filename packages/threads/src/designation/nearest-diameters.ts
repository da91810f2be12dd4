/** The listed diameters on either side of a wanted one, at most two. `listed` is ascending. */
export function nearestDiameters(listed: readonly number[], wanted: number): readonly number[] {
  const below = listed.filter((diameter) => diameter < wanted).at(-1);
  const above = listed.find((diameter) => diameter > wanted);
  return [below, above].filter((diameter) => diameter !== undefined);
}
