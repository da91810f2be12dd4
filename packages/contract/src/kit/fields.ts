import { z } from 'zod';

/** Text as people type it: trimmed, bounded, never a NUL byte (PostgreSQL cannot store one). */
export const text = (max: number) =>
  z
    .string({ error: 'Deve essere un testo.' })
    .trim()
    .max(max, { error: `Al massimo ${max} caratteri.` });

export const requiredText = (max: number, message = 'Campo obbligatorio.') =>
  text(max).min(1, { error: message });

export const guid = z.guid({ error: 'Identificativo non valido.' });
export const isGuid = (value: unknown): value is string => guid.safeParse(value).success;

/** Deliberately simple: SPEC section 5 asks that it "must look like an address": one @, a dot in the domain, no blanks. */
export const EMAIL_PATTERN = /^[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/;
export const email = z
  .string({ error: 'Email non valida' })
  .trim()
  .max(254, { error: 'Email non valida' })
  .regex(EMAIL_PATTERN, { error: 'Email non valida' });

/** An instant, as ISO text in UTC. */
export const instant = z.iso.datetime({ error: 'Data non valida.' });

/** A calendar day as typed, `YYYY-MM-DD`; the receiver interprets it in Europe/Rome. */
export const day = z.iso.date({ error: 'Data non valida.' });

export const done = z.object({ success: z.literal(true) });

/** The fields to change, each with the value it had when the change began. */
export const changeOf = <Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape, z.core.$strict>) =>
  z
    .strictObject({ base: fields.partial(), changes: fields.partial() })
    .refine(({ base, changes }) => Object.keys(changes).every((name) => name in base), {
      error: 'Manca il valore da cui parte la modifica.',
    });

export const workingDays = z
  .int({ error: 'Un numero intero di giorni.' })
  .min(0, { error: 'Non può essere negativo.' })
  .max(120, { error: 'Al massimo 120 giorni.' });
