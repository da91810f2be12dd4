import { RACK_SHAPE_LABELS, type RackShape } from '@truciolo/jobs';
import type { FieldSpecs } from '../../registry/definition/field-spec.ts';

export const shapeOptions = Object.entries(RACK_SHAPE_LABELS).map(([value, label]) => ({ value, label }));

/** Names of its sizes; null = it has no second one. */
const sizes: Readonly<Record<RackShape, readonly [string, string | null]>> = {
  round: ['Diametro', null],
  square: ['Lato', null],
  hexagon: ['Chiave', null],
  flat: ['Larghezza', 'Spessore'],
  tube: ['Diametro', 'Parete'],
  'rectangular-tube': ['Base', 'Altezza'],
  angle: ['Lato', 'Spessore'],
  profile: ['Altezza', 'Larghezza'],
  sheet: ['Larghezza', 'Spessore'],
  block: ['Larghezza', 'Altezza'],
};

/** Labels, units and controls of every field, by path. */
export const rackSpecs: FieldSpecs = {
  code: { label: 'Sigla', span: 2 },
  material: { label: 'Materiale', span: 4, kind: 'suggested', required: true },
  shape: { label: 'Forma', kind: 'choice', span: 3, options: shapeOptions, required: true },
  width: { label: 'Diametro', kind: 'number', unit: 'mm', span: 3, required: true },
  thickness: { label: 'Spessore', kind: 'number', unit: 'mm', span: 3 },
  length: { label: 'Lunghezza', kind: 'number', unit: 'mm', span: 3, required: true },
  pieces: { label: 'Pezzi', kind: 'number', unit: 'pz', decimals: 0, span: 3, required: true },
  batch: { label: 'Colata / lotto', span: 3 },
  place: { label: 'Posto', span: 3 },
  supplier: { label: 'Fornitore', span: 3 },
  price: { label: 'Pagato al pezzo', kind: 'money', unit: '€', span: 3, cost: true },
  tags: { label: 'Etichette', kind: 'list' },
  notes: { label: 'Note', kind: 'area' },
};

/** The same with the words of a shape, and the choice of materials. */
export const specsOf = (shape: RackShape, materials: readonly string[]): FieldSpecs => {
  const [width, thickness] = sizes[shape];
  return {
    ...rackSpecs,
    material: {
      ...rackSpecs.material,
      label: 'Materiale',
      options: materials.map((name) => ({ value: name, label: name })),
    },
    width: { ...rackSpecs.width, label: width },
    thickness: { ...rackSpecs.thickness, label: thickness ?? 'Spessore' },
  };
};

export const hasThickness = (shape: RackShape): boolean => sizes[shape][1] !== null;
