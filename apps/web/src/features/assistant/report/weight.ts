/** mm³ in a dm³ */
const CUBIC_MM = 1e6;

/** kg of a volume in mm³ of a material with a density in kg/dm³. */
export const weightKg = (volume: number, density: number): number => (volume / CUBIC_MM) * density;
