import { z } from 'zod';
import { requiredText } from '../kit/fields.ts';

const mm = z
  .number({ error: 'Scrivi un numero.' })
  .min(-100_000, { error: 'Al massimo 100 metri.' })
  .max(100_000, { error: 'Al massimo 100 metri.' });
const deviation = z
  .number({ error: 'Scrivi un numero.' })
  .min(-100, { error: 'Al massimo 100 mm.' })
  .max(100, { error: 'Al massimo 100 mm.' });

const shape = {
  /** The text of the drawing: "ø20 H7". */
  name: requiredText(60, 'Scrivi la quota come sul disegno.'),
  /** mm */
  nominal: mm,
  lower: deviation,
  upper: deviation,
};
const inOrder = ({ lower, upper }: { readonly lower: number; readonly upper: number }) => lower <= upper;
const order = { error: 'Lo scostamento inferiore è più grande del superiore.', path: ['lower'] };

/** A dimension of the drawing that is checked at the machines. */
export const dimension = z.strictObject(shape).refine(inOrder, order);

/** A dimension with the value that somebody measured, mm. */
export const measure = z.strictObject({ ...shape, value: mm }).refine(inOrder, order);
