import { z } from 'zod';

/** 1/10,000 €, not negative: the integer `Money` of `@truciolo/money`. */
export const money = z
  .int({ error: 'Importo non valido.' })
  .min(0, { error: 'Non può essere negativo.' })
  .max(1e14, { error: 'Importo troppo grande.' });

/** A share from 0 to 100. */
export const share = z.number().min(0, { error: 'Da 0 a 100 %.' }).max(100, { error: 'Da 0 a 100 %.' });

/** A physical quantity that makes no sense at zero. */
export const positive = z.number().positive({ error: 'Deve essere maggiore di zero.' }).max(1e9);
