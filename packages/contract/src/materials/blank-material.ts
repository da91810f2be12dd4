import type { MaterialFields } from './material-fields.ts';

/** Start of a new material: a steel without a price. */
export const blankMaterial = (): MaterialFields => ({
  designation: '',
  wnr: '',
  aisi: '',
  commonNames: [],
  condition: '',
  isoGroup: 'P',
  density: 7.85,
  kc11: null,
  mc: null,
  cuttingSpeeds: {},
  hardness: '',
  shapes: [],
  pricePerKg: null,
  priceConfirmed: true,
  priceSource: '',
  platePricePerKg: null,
  chipRevenuePerKg: null,
  suppliers: [],
  tags: [],
  notes: '',
});
