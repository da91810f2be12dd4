import type { Money } from '@truciolo/money';
import { z } from 'zod';

/** What is known to be an amount goes in as an integer of 1/10,000 € and comes out as `Money`: nothing is computed on the way. */
const asMoney = (units: z.ZodType<number, number>) => units as z.ZodType as z.ZodType<Money, number>;

/** An amount that somebody types: not negative. */
export const money = asMoney(
  z
    .int({ error: 'Importo non valido.' })
    .min(0, { error: 'Non può essere negativo.' })
    .max(1e14, { error: 'Importo troppo grande.' }),
);

/** An amount that the server tells: a margin or a difference may be below zero. */
export const amount = asMoney(z.int());

/** A share from 0 to 100. */
export const share = z.number().min(0, { error: 'Da 0 a 100 %.' }).max(100, { error: 'Da 0 a 100 %.' });

/** A physical quantity that makes no sense at zero. */
export const positive = z.number().positive({ error: 'Deve essere maggiore di zero.' }).max(1e9);
