import { fields, type InputField } from '@truciolo/cutting';

/** A value the cutting calculation takes: registries may hold what nobody can cut with. */
export const isWithin = (field: InputField, value: number | null): value is number =>
  value !== null && value >= fields[field].min && value <= fields[field].max;
