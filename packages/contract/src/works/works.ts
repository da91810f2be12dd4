import { z } from 'zod';
import { money } from '../kit/amounts.ts';
import { guid, instant, requiredText, text } from '../kit/fields.ts';
import { registry } from '../registries/registry.ts';

/** How a process is charged. */
const workCharges = ['time', 'piece', 'lot', 'kg', 'dm2', 'metre', 'hole', 'formula'] as const;
export type WorkCharge = (typeof workCharges)[number];

const minutes = z
  .number()
  .min(0, { error: 'Non può essere negativo.' })
  .max(100_000, { error: 'Troppo grande.' });

export const workFields = z.strictObject({
  code: requiredText(30, 'Inserisci il codice'),
  name: requiredText(200, 'Inserisci il nome'),
  /** Done by a subcontractor. */
  external: z.boolean(),
  supplier: text(200),
  charge: z.enum(workCharges, { error: 'Scegli come si addebita.' }),
  machineGuid: guid.nullable(),
  /** min a lot */
  setupMinutes: minutes,
  /** min a piece */
  cycleMinutes: minutes,
  /** 1/10,000 € a unit of the charge; null = not known. */
  rate: money.nullable(),
  /** Least charge of an external lot, 1/10,000 €. */
  minimum: money.nullable(),
  leadDays: z
    .int()
    .min(0, { error: 'Non può essere negativo.' })
    .max(365, { error: 'Al massimo 365 giorni.' }),
  /** Italian Excel syntax; used with `charge: formula` once it is published. */
  formulaDraft: text(8192),
  confirmed: z.boolean(),
  tags: z.array(requiredText(40)).max(20),
  notes: text(4000),
});
export type WorkFields = z.output<typeof workFields>;

export const works = registry({
  path: 'works',
  what: 'processes',
  scopes: { read: 'machines:read' },
  entity: 'work',
  label: 'Lavorazione',
  sheet: 'Lavorazioni',
  missing: 'Questa lavorazione non è in anagrafica: scegline un’altra.',
  fields: workFields,
  kept: {
    /** The formula quotes are priced with; null until one is published. A quote keeps the text and the version. */
    formulaPublished: z.string().nullable(),
    formulaVersion: z.int().nullable(),
    formulaPublishedAt: instant.nullable(),
  },
});
export type Work = z.output<typeof works.row>;
