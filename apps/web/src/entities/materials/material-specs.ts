import type { FieldSpecs } from '../../registry/definition/field-spec.ts';
import { groupOptions } from './iso-groups.ts';

/** Labels, units and controls of every field of a material, by path. */
export const materialSpecs: FieldSpecs = {
  designation: { label: 'Designazione', span: 4, required: true },
  wnr: { label: 'W.Nr.', span: 2 },
  aisi: { label: 'AISI / UNS', span: 3 },
  condition: { label: 'Stato', span: 3, hint: 'Trafilato, bonificato, T6…' },
  commonNames: { label: 'Nomi comuni', kind: 'list' },
  isoGroup: { label: 'Gruppo ISO', kind: 'choice', span: 3, options: groupOptions, required: true },
  density: { label: 'Densità', kind: 'number', unit: 'kg/dm³', span: 3, required: true },
  kc11: { label: 'kc1.1', kind: 'number', unit: 'N/mm²', span: 2 },
  mc: { label: 'mc', kind: 'number', decimals: 3, span: 2 },
  hardness: { label: 'Durezza', span: 2 },
  cuttingSpeeds: { label: 'Velocità di taglio' },
  pricePerKg: { label: 'Prezzo', cost: true, kind: 'money', unit: '€/kg', span: 2 },
  platePricePerKg: {
    label: 'Prezzo da lastra',
    cost: true,
    kind: 'money',
    unit: '€/kg',
    span: 2,
    hint: 'Lamiere e blocchi segati. Vuoto: come il prezzo.',
  },
  chipRevenuePerKg: { label: 'Ricavo truciolo', cost: true, kind: 'money', unit: '€/kg', span: 2 },
  priceSource: { label: 'Fonte', cost: true, span: 6, hint: 'Fornitore, listino.' },
  priceConfirmed: { label: 'Prezzo confermato', kind: 'flag' },
  shapes: { label: 'Forme e misure usuali', kind: 'list' },
  suppliers: { label: 'Fornitori', kind: 'list' },
  tags: { label: 'Etichette', kind: 'list' },
  notes: { label: 'Note', kind: 'area' },
};
