import { blankCost, costBasisLabels, costFields, shopCostCategoryLabels } from '@truciolo/contract';
import { byCode } from './match-keys.ts';
import type { RegistrySheet } from './sheet.ts';

export const costsSheet: RegistrySheet = {
  registry: 'costs',
  title: 'Costi',
  fields: costFields,
  blank: () => ({ ...blankCost(), category: 'altro', basis: 'pezzo' }),
  keys: [byCode],
  columns: [
    { path: 'code', heading: 'Codice', kind: 'text', required: true, example: 'IMB-ES', also: ['Cod'] },
    {
      path: 'name',
      heading: 'Nome',
      kind: 'text',
      required: true,
      example: 'Imballo di esempio',
      also: ['Costo', 'Descrizione', 'Voce'],
      width: 30,
    },
    {
      path: 'category',
      heading: 'Categoria',
      kind: 'choice',
      options: shopCostCategoryLabels,
      required: true,
      example: shopCostCategoryLabels.imballo,
      width: 18,
    },
    {
      path: 'basis',
      heading: 'Si addebita',
      kind: 'choice',
      options: costBasisLabels,
      required: true,
      example: costBasisLabels.lotto,
      also: ['Addebito', 'Base'],
      width: 16,
    },
    {
      path: 'amount',
      heading: 'Importo',
      kind: 'money',
      unit: '€',
      note: 'Vuoto con «in percentuale».',
      example: 12.5,
      also: ['Prezzo', 'Tariffa', 'Valore'],
    },
    {
      path: 'percent',
      heading: 'Percentuale',
      kind: 'percent',
      unit: '%',
      note: 'Solo con «in percentuale».',
    },
    {
      path: 'addToNewQuotes',
      heading: 'In ogni nuovo preventivo',
      kind: 'flag',
      example: 'no',
      also: ['Nei nuovi preventivi'],
    },
    { path: 'confirmed', heading: 'Importo confermato', kind: 'flag', example: 'sì' },
    { path: 'tags', heading: 'Etichette', kind: 'list', note: 'Separate da punto e virgola.', also: ['Tag'] },
    { path: 'notes', heading: 'Note', kind: 'text', also: ['Annotazioni'], width: 30 },
  ],
};
