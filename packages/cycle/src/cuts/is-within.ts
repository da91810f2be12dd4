import { fields, type InputField } from '@truciolo/cutting';

/** A value that the cutting calculation accepts: registries may hold impossible ones. */
export const isWithin = (field: InputField, value: number | null): value is number =>
  value !== null && value >= fields[field].min && value <= fields[field].max;
