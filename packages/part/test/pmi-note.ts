import type { PmiNote } from '../src/model/pmi-note.ts';

/** ø20 without a tolerance, with the given changes. */
export const pmiNote = (change: Partial<PmiNote>): PmiNote => ({
  kind: 'diameter',
  value: 20,
  lower: null,
  upper: null,
  fit: null,
  datums: [],
  faces: [],
  ...change,
});
