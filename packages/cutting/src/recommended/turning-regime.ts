/** The depth of cut decides the regime of a turning pass (formulas a11). */
export type TurningRegime = 'rough' | 'medium' | 'finish';

/** Depths of formulas a11: roughing from 2 mm, finishing up to 1 mm. */
export function turningRegime(ap: number): TurningRegime {
  if (ap >= 2) return 'rough';
  return ap > 1 ? 'medium' : 'finish';
}
