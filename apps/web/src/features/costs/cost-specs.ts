import { costBasisLabels, shopCostCategoryLabels } from '@truciolo/contract';
import type { FieldSpecs } from '../../registry/definition/field-spec.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const categoryOptions = optionsOf(shopCostCategoryLabels);
export const basisOptions = optionsOf(costBasisLabels);

/** Labels, units and controls of every field of a cost, by path. */
export const costSpecs: FieldSpecs = {
  code: { label: 'Codice', span: 2, required: true },
  name: { label: 'Nome', span: 4, required: true },
  category: { label: 'Categoria', kind: 'choice', span: 3, options: categoryOptions, required: true },
  basis: { label: 'Si addebita', kind: 'choice', span: 3, options: basisOptions, required: true },
  amount: { label: 'Importo', cost: true, kind: 'money', unit: '€', span: 3 },
  percent: { label: 'Percentuale', cost: true, kind: 'number', unit: '%', decimals: 2, span: 3 },
  addToNewQuotes: { label: 'Aggiungi a ogni nuovo preventivo', kind: 'flag' },
  confirmed: { label: 'Importo confermato', kind: 'flag' },
  tags: { label: 'Etichette', kind: 'list' },
  notes: { label: 'Note', kind: 'area' },
};
