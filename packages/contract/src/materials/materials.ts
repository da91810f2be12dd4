import { z } from 'zod';
import { amount } from '../kit/amounts.ts';
import { asStored } from '../kit/as-stored.ts';
import { guid, instant } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { registry } from '../registries/registry.ts';
import { blankMaterial } from './blank-material.ts';
import { materialFields } from './material-fields.ts';

/** Group and density decide the price: a program says them, and no default stands in for them. */
const { isoGroup: _group, density: _density, ...blank } = blankMaterial();

const rows = registry({
  path: 'materials',
  what: 'materials',
  scopes: { read: 'materials:read', write: 'materials:write' },
  entity: 'material',
  label: 'Materiale',
  sheet: 'Materiali',
  missing: 'Questo materiale non è in anagrafica: scegline un altro.',
  fields: materialFields,
  blank,
  kept: {
    /** When the price was last set or confirmed. */
    priceDate: instant.nullable(),
  },
});
export const material = rows.row;
export type Material = z.output<typeof material>;

export const materials = {
  ...rows,
  /** Every material of the company as a plain array (SPEC section 7). */
  all: route({
    method: 'GET',
    path: '/materials',
    summary: 'All materials of the company',
    access: 'session',
    scope: 'materials:read',
    answer: asStored<Material[]>(z.array(material)),
  }),
  /** The prices a material has had, newest first. */
  prices: route({
    method: 'GET',
    path: '/materials/:guid/prices',
    summary: 'Price history of a material',
    access: 'session',
    costs: 'needed',
    params: z.object({ guid }),
    answer: z.array(
      z.object({ at: instant, pricePerKg: amount, source: z.string(), confirmed: z.boolean() }),
    ),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
