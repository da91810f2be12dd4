import { euros } from '@truciolo/money';
import type { GuidedInput } from './guided-rate.ts';

/** A vertical machining centre of a small shop (formulas d): 49.812 €/h, of which energy 1.32, tools 3, operator 26.25. */
export const typicalCost = {
  purchase: euros(120_000),
  residual: euros(12_000),
  years: 8,
  interest: 5,
  area: 25,
  areaCost: euros(80),
  maintenance: 4,
  insurance: 0.5,
  consumables: euros(1200),
  daysPerYear: 220,
  hoursPerShift: 8,
  shifts: 1,
  saturation: 75,
  power: 15,
  load: 40,
  energyCost: euros(0.22),
  tools: euros(3),
  operatorCost: euros(26.25),
  manning: 1,
  overheads: 0,
} satisfies GuidedInput;
