import { blankCost, type Cost, costFields, costs } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { Tag } from '../../components/tags/pill.tsx';
import { formatDecimal, formatNumber } from '../../lib/format/numbers.ts';
import { pages } from '../../lib/pages.ts';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { updatedColumn } from '../../registry/table/updated-column.tsx';
import { CostSheet } from './components/cost-sheet.tsx';
import { basisOptions, categoryOptions, costSpecs } from './cost-specs.ts';

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

function AmountCell({ cost }: { readonly cost: Cost }) {
  if (cost.basis === 'percent' && cost.percent !== null) return <b>{formatDecimal(cost.percent, 2)} %</b>;
  if (cost.amount === null) return <Tag tone="bad">manca</Tag>;
  return <b>{formatNumber(inEuro(cost.amount), 2)} €</b>;
}

export const costsRegistry: RegistryDefinition<Cost> = {
  path: pages.costs,
  calls: registryCalls('costs', costs),
  texts: {
    title: 'Anagrafica Costi',
    one: 'costo',
    many: 'costi',
    feminine: false,
    create: 'Nuovo costo',
    search: 'Cerca codice, nome, categoria',
    empty: 'Manodopera, imballo, trasporto, spese generali: aggiungi i costi che entrano in ogni preventivo.',
  },
  columns: [
    {
      key: 'code',
      label: 'Codice',
      width: 100,
      cell: (row) => <span className="mono">{row.code}</span>,
    },
    {
      key: 'name',
      label: 'Costo',
      width: 200,
      grow: true,
      essential: true,
      cell: (row) => <b>{row.name}</b>,
    },
    {
      key: 'amount',
      cost: true,
      label: 'Importo',
      width: 110,
      numeric: true,
      essential: true,
      cell: (row) => <AmountCell cost={row} />,
    },
    {
      key: 'basis',
      label: 'Si addebita',
      width: 130,
      cell: (row) => <span className="muted">{labelOf(basisOptions, row.basis)}</span>,
    },
    {
      key: 'category',
      label: 'Categoria',
      width: 150,
      cell: (row) => <span className="muted">{labelOf(categoryOptions, row.category)}</span>,
    },
    {
      key: 'addToNewQuotes',
      label: 'Nei nuovi preventivi',
      width: 150,
      cell: (row) => (row.addToNewQuotes ? 'sempre' : <span className="dim">—</span>),
    },
    {
      key: 'confirmed',
      label: 'Stato',
      width: 120,
      cell: (row) => (row.confirmed ? null : <Tag tone="warn">da confermare</Tag>),
    },
    updatedColumn,
  ],
  views: [
    { label: 'Tutti', filter: [], archived: 'no' },
    { label: 'Da confermare', filter: ['confirmed:false'], archived: 'no' },
    { label: 'Archiviati', filter: [], archived: 'yes' },
  ],
  filters: [
    { field: 'category', label: 'Categoria', options: categoryOptions },
    { field: 'basis', label: 'Addebito', options: basisOptions },
  ],
  head: ({ code, name, confirmed }) => ({
    code,
    name,
    mark: confirmed ? null : <Tag tone="warn">da confermare</Tag>,
  }),
  form: {
    schema: costFields,
    specs: costSpecs,
    blank: blankCost,
  },
  tabs: [{ key: 'scheda', label: 'Scheda', Content: CostSheet }],
};
