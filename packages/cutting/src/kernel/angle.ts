import { type Degrees, degrees } from '@truciolo/units';

export const radians = (angle: Degrees): number => (angle * Math.PI) / 180;
export const toDegrees = (angle: number): Degrees => degrees((angle * 180) / Math.PI);
export const sine = (angle: Degrees): number => Math.sin(radians(angle));
