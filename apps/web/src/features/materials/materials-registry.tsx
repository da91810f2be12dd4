import { inEuro } from '@truciolo/money';
import { Tag } from '../../components/tags/pill.tsx';
import { groupName, groupOptions } from '../../entities/materials/iso-groups.ts';
import { type MaterialRow, materialRecord } from '../../entities/materials/material-record.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatDecimal, formatNumber } from '../../lib/format/numbers.ts';
import { pages } from '../../lib/pages.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { updatedColumn } from '../../registry/table/updated-column.tsx';
import { MaterialSheet } from './components/material-sheet.tsx';
import { PriceCell } from './components/price-cell.tsx';
import { PricesTab } from './components/prices-tab.tsx';
import { WeightTab } from './components/weight-tab.tsx';

export const materialsRegistry: RegistryDefinition<MaterialRow> = {
  path: pages.materials,
  ...materialRecord,
  columns: [
    {
      key: 'designation',
      label: 'Designazione',
      width: 170,
      grow: true,
      essential: true,
      cell: (row) => <b>{row.designation}</b>,
    },
    { key: 'wnr', label: 'W.Nr.', width: 84, cell: (row) => <span className="mono">{row.wnr}</span> },
    {
      key: 'commonNames',
      label: 'Nomi comuni',
      width: 200,
      cell: (row) => <span className="muted">{row.commonNames.join(', ')}</span>,
    },
    {
      key: 'isoGroup',
      label: 'Gruppo ISO',
      width: 150,
      cell: (row) => <span className="muted">{groupName(row.isoGroup)}</span>,
    },
    {
      key: 'density',
      label: 'Densità',
      unit: 'kg/dm³',
      width: 112,
      numeric: true,
      cell: (row) => formatNumber(row.density, 2),
    },
    {
      key: 'pricePerKg',
      cost: true,
      label: 'Prezzo',
      unit: '€/kg',
      width: 150,
      numeric: true,
      essential: true,
      cell: (row) => <PriceCell material={row} />,
    },
    {
      key: 'kc11',
      label: 'kc1.1',
      unit: 'N/mm²',
      width: 104,
      numeric: true,
      optional: true,
      cell: (row) => (row.kc11 === null ? <span className="dim">—</span> : formatDecimal(row.kc11, 0)),
    },
    {
      key: 'chipRevenuePerKg',
      cost: true,
      label: 'Truciolo',
      unit: '€/kg',
      width: 104,
      numeric: true,
      optional: true,
      cell: (row) =>
        row.chipRevenuePerKg === null ? (
          <span className="dim">—</span>
        ) : (
          formatNumber(inEuro(row.chipRevenuePerKg), 2)
        ),
    },
    {
      key: 'priceDate',
      cost: true,
      label: 'Prezzo del',
      width: 104,
      numeric: true,
      optional: true,
      cell: (row) => (
        <span className="muted">{row.priceDate === null ? '—' : formatDate(row.priceDate)}</span>
      ),
    },
    {
      key: 'condition',
      label: 'Stato',
      width: 130,
      optional: true,
      cell: (row) => row.condition,
    },
    updatedColumn,
  ],
  views: [
    { label: 'Tutti', filter: [], archived: 'no' },
    { label: 'Prezzi da confermare', filter: ['priceConfirmed:false'], archived: 'no' },
    { label: 'Archiviati', filter: [], archived: 'yes' },
  ],
  filters: [
    { field: 'isoGroup', label: 'Gruppo ISO', options: groupOptions },
    {
      field: 'priceConfirmed',
      label: 'Prezzo',
      options: [
        { value: 'true', label: 'confermato' },
        { value: 'false', label: 'da confermare' },
      ],
    },
  ],
  head: ({ wnr, designation, priceConfirmed }) => ({
    code: wnr,
    name: designation,
    mark: priceConfirmed ? null : <Tag tone="warn">da confermare</Tag>,
  }),
  tabs: [
    { key: 'scheda', label: 'Scheda', Content: MaterialSheet },
    { key: 'peso', label: 'Peso del grezzo', Content: WeightTab },
    { key: 'prezzi', label: 'Prezzi', Content: PricesTab, cost: true },
  ],
};
