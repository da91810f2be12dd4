import type { HoleGroup } from '@truciolo/part';

const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

/** Volume of the ring between the counterbore and the hole below it. */
export const counterboreVolume = ({ counterbore, diameter }: HoleGroup): number =>
  counterbore ? Math.max(0, disc(counterbore.diameter) - disc(diameter)) * counterbore.depth : 0;

/** Height of the cone of a countersink below its largest diameter. */
export function countersinkDepth({ countersink, diameter }: HoleGroup): number {
  if (!countersink) return 0;
  const tangent = Math.tan((Math.max(10, Math.min(170, countersink.angle)) * Math.PI) / 360);
  return Math.max(0, (countersink.diameter - diameter) / 2 / tangent);
}

/** Cone around the hole. */
export function countersinkVolume(group: HoleGroup): number {
  if (!group.countersink) return 0;
  const [R, r] = [group.countersink.diameter / 2, group.diameter / 2];
  return (Math.PI / 3) * countersinkDepth(group) * Math.max(0, R * R + R * r - 2 * r * r);
}

/** Volume of the steps of a hole beyond its smallest diameter; a counterbore is counted separately. */
export function stepVolume({ steps, diameter, counterbore }: HoleGroup): number {
  if (counterbore) return 0;
  return steps.reduce(
    (sum, step) => sum + Math.max(0, disc(step.diameter) - disc(diameter)) * step.length,
    0,
  );
}

/** Widest step, or the hole itself. */
export const widest = ({ steps, diameter }: HoleGroup): number =>
  Math.max(diameter, ...steps.map((step) => step.diameter));

/** Of one hole of the group, mm³. */
export const holeVolume = (group: HoleGroup): number =>
  disc(group.diameter) * group.depth +
  counterboreVolume(group) +
  countersinkVolume(group) +
  stepVolume(group);

/** Wall of one hole, mm². */
export const holeArea = ({ diameter, depth }: HoleGroup): number => Math.PI * diameter * depth;

export { disc };
