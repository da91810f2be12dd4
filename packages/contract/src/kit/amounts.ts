import type { Money } from '@truciolo/money';
import { z } from 'zod';

/** A schema whose input is an integer of 1/10,000 € and whose output is `Money`: only the type changes. */
const asMoney = (units: z.ZodType<number, number>) => units as z.ZodType as z.ZodType<Money, number>;

/** An amount that a user types: not negative. */
export const money = asMoney(
  z
    .int({ error: 'Importo non valido.' })
    .min(0, { error: 'Non può essere negativo.' })
    .max(1e14, { error: 'Importo troppo grande.' }),
);

/** An amount that the server sends: margins and differences may be negative. */
export const amount = asMoney(z.int());

/** A share from 0 to 100. */
export const share = z.number().min(0, { error: 'Da 0 a 100 %.' }).max(100, { error: 'Da 0 a 100 %.' });

/** A physical quantity that makes no sense at zero. */
export const positive = z.number().positive({ error: 'Deve essere maggiore di zero.' }).max(1e9);
