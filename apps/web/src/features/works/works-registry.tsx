import { blankWork, type Work, workFields, works } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { Tag } from '../../components/tags/pill.tsx';
import { formatDate } from '../../lib/format/dates.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { pages } from '../../lib/pages.ts';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { WorkSheet } from './components/work-sheet.tsx';
import { chargeLabel, chargeOptions, chargeUnit, workSpecs } from './work-specs.ts';

function RateCell({ work: { rate, charge, formulaVersion } }: { readonly work: Work }) {
  if (charge === 'formula') {
    return formulaVersion === null ? (
      <Tag tone="warn">formula in bozza</Tag>
    ) : (
      <span className="muted">
        formula <span className="mono">v{formulaVersion}</span>
      </span>
    );
  }
  if (rate === null) return <span className="dim">{charge === 'time' ? 'dalla macchina' : '—'}</span>;
  return (
    <>
      <b>{formatNumber(inEuro(rate), 2)}</b> <span className="unit">{chargeUnit(charge)}</span>
    </>
  );
}

export const worksRegistry: RegistryDefinition<Work> = {
  path: pages.works,
  calls: registryCalls('works', works),
  texts: {
    title: 'Anagrafica Lavorazioni',
    one: 'lavorazione',
    many: 'lavorazioni',
    feminine: true,
    create: 'Nuova lavorazione',
    search: 'Cerca codice, nome, terzista',
    empty: 'Descrivi le lavorazioni interne ed esterne: a tempo, a pezzo, a lotto o con una formula.',
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
      label: 'Lavorazione',
      width: 200,
      grow: true,
      essential: true,
      cell: (row) => <b>{row.name}</b>,
    },
    {
      key: 'rate',
      cost: true,
      label: 'Prezzo',
      width: 130,
      numeric: true,
      essential: true,
      cell: (row) => <RateCell work={row} />,
    },
    {
      key: 'charge',
      label: 'Si addebita',
      width: 130,
      cell: (row) => <span className="muted">{chargeLabel(row.charge)}</span>,
    },
    {
      key: 'external',
      label: 'Dove',
      width: 100,
      cell: (row) => <span className="muted">{row.external ? 'esterna' : 'interna'}</span>,
    },
    {
      key: 'minimum',
      cost: true,
      label: 'Minimo',
      unit: '€',
      width: 92,
      numeric: true,
      cell: (row) =>
        row.minimum === null ? <span className="dim">—</span> : formatNumber(inEuro(row.minimum), 2),
    },
    {
      key: 'leadDays',
      label: 'Consegna',
      unit: 'gg',
      width: 100,
      numeric: true,
      cell: (row) => (row.leadDays === 0 ? <span className="dim">—</span> : row.leadDays),
    },
    {
      key: 'confirmed',
      label: 'Stato',
      width: 120,
      cell: (row) => (row.confirmed ? null : <Tag tone="warn">da confermare</Tag>),
    },
    {
      key: 'supplier',
      label: 'Terzista',
      width: 150,
      optional: true,
      cell: (row) => row.supplier,
    },
    {
      key: 'updatedAt',
      label: 'Aggiornata',
      width: 104,
      numeric: true,
      optional: true,
      cell: (row) => <span className="muted">{formatDate(row.updatedAt)}</span>,
    },
  ],
  views: [
    { label: 'Tutte', filter: [], archived: 'no' },
    { label: 'Interne', filter: ['external:false'], archived: 'no' },
    { label: 'Esterne', filter: ['external:true'], archived: 'no' },
    { label: 'Da confermare', filter: ['confirmed:false'], archived: 'no' },
    { label: 'Archiviate', filter: [], archived: 'yes' },
  ],
  filters: [{ field: 'charge', label: 'Addebito', options: chargeOptions }],
  head: ({ code, name, confirmed }) => ({
    code,
    name,
    mark: confirmed ? null : <Tag tone="warn">da confermare</Tag>,
  }),
  form: {
    schema: workFields,
    specs: workSpecs,
    blank: blankWork,
  },
  tabs: [{ key: 'scheda', label: 'Scheda', Content: WorkSheet }],
};
