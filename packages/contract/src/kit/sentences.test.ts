import { expect, it } from 'vitest';
import { z } from 'zod';
import './sentences.ts';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it('has an Italian sentence for schemas without one', () => {
  const schema = z.object({ name: z.string(), pieces: z.number().min(1) });
  expect(said(schema, { pieces: 1 })).toBe('Campo obbligatorio.');
  expect(said(schema, { name: null, pieces: 1 })).toBe('Campo obbligatorio.');
  expect(said(schema, { name: 'a', pieces: 0 })).toBe('Valore non valido.');
  expect(said(schema, { name: 'a', pieces: 'due' })).toBe('Valore non valido.');
  expect(said(z.number().min(1, { error: 'Almeno uno.' }), 0)).toBe('Almeno uno.');
});
