import type { Machine } from '@truciolo/contract';
import { Tag } from '../../components/tags/pill.tsx';
import { kindLabel, kindOptions } from '../../entities/machines/machine-kinds.ts';
import { machineRecord } from '../../entities/machines/machine-record.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatDecimal, formatNumber } from '../../lib/format/numbers.ts';
import { pages } from '../../lib/pages.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { CalendarTab } from './components/calendar-tab.tsx';
import { MachineSheet } from './components/machine-sheet.tsx';
import { RateCell } from './components/rate-cell.tsx';
import { RateTab } from './components/rate-tab.tsx';
import { workingRange } from './working-range.ts';

const orDash = (value: number | null, decimals = 0) =>
  value === null ? <span className="dim">—</span> : formatDecimal(value, decimals);

export const machinesRegistry: RegistryDefinition<Machine> = {
  path: pages.machines,
  ...machineRecord,
  columns: [
    {
      key: 'code',
      label: 'Codice',
      width: 84,
      cell: (row) => <span className="mono">{row.code}</span>,
    },
    {
      key: 'name',
      label: 'Macchina',
      width: 180,
      grow: true,
      essential: true,
      cell: (row) => <b>{row.name}</b>,
    },
    {
      key: 'kind',
      label: 'Tipo',
      width: 150,
      cell: (row) => <span className="muted">{kindLabel(row.kind)}</span>,
    },
    {
      key: 'range',
      label: 'Campo',
      unit: 'mm',
      width: 140,
      numeric: true,
      cell: (row) => workingRange(row) ?? <span className="dim">—</span>,
    },
    {
      key: 'spindleMax',
      label: 'Giri',
      unit: 'max',
      width: 80,
      numeric: true,
      cell: (row) => orDash(row.spindleMax),
    },
    {
      key: 'spindlePower',
      label: 'Potenza',
      unit: 'kW',
      width: 92,
      numeric: true,
      cell: (row) => (row.spindlePower === null ? orDash(null) : formatNumber(row.spindlePower, 1)),
    },
    {
      key: 'hourlyRate',
      cost: true,
      label: 'Costo',
      unit: '€/h',
      width: 150,
      numeric: true,
      essential: true,
      cell: (row) => <RateCell machine={row} />,
    },
    { key: 'maker', label: 'Marca', width: 140, optional: true, cell: (row) => row.maker },
    {
      key: 'year',
      label: 'Anno',
      width: 64,
      numeric: true,
      optional: true,
      cell: (row) => row.year ?? <span className="dim">—</span>,
    },
    {
      key: 'tags',
      label: 'Etichette',
      width: 150,
      optional: true,
      cell: (row) => row.tags.join(', '),
    },
    {
      key: 'updatedAt',
      label: 'Aggiornata',
      width: 104,
      numeric: true,
      cell: (row) => <span className="muted">{formatDate(row.updatedAt)}</span>,
    },
  ],
  views: [
    { label: 'Tutte', filter: [], archived: 'no' },
    { label: 'Da confermare', filter: ['rateConfirmed:false'], archived: 'no' },
    { label: 'Archiviate', filter: [], archived: 'yes' },
  ],
  filters: [
    { field: 'kind', label: 'Tipo', options: kindOptions },
    {
      field: 'rateConfirmed',
      label: 'Tariffa',
      options: [
        { value: 'true', label: 'confermata' },
        { value: 'false', label: 'da confermare' },
      ],
    },
  ],
  head: ({ code, name, rateConfirmed }) => ({
    code,
    name,
    mark: rateConfirmed ? null : <Tag tone="warn">da confermare</Tag>,
  }),
  tabs: [
    { key: 'scheda', label: 'Scheda', Content: MachineSheet },
    { key: 'tariffa', label: 'Costo orario', Content: RateTab, cost: true },
    { key: 'calendario', label: 'Calendario', Content: CalendarTab },
  ],
};
