import { blankMaterial, materialFields, materials, type RouteAnswer } from '@truciolo/contract';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RecordDefinition } from '../../registry/definition/registry-definition.ts';
import { materialSpecs } from './material-specs.ts';

export type MaterialRow = RouteAnswer<(typeof materials)['get']>;

export const materialRecord: RecordDefinition<MaterialRow> = {
  calls: registryCalls('materials', materials),
  texts: {
    title: 'Anagrafica Materiali',
    one: 'materiale',
    many: 'materiali',
    feminine: false,
    create: 'Nuovo materiale',
    search: 'Cerca designazione, W.Nr., AISI, nome',
    empty:
      'Aggiungi il primo materiale con densità e prezzo al chilo: peso e costo del grezzo vengono da lì.',
  },
  form: { schema: materialFields, specs: materialSpecs, blank: blankMaterial },
};
