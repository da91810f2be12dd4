import { blankRackItem, type RackItem, rack, rackFields } from '@truciolo/contract';
import { rackText } from '@truciolo/jobs';
import { inEuro } from '@truciolo/money';
import { Tag } from '../../components/tags/pill.tsx';
import { RACK_PATH } from '../../entities/jobs/job-paths.ts';
import { freePieces, RACK } from '../../entities/rack/rack-queries.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { RackSheet } from './components/rack-sheet.tsx';
import { rackSpecs, shapeOptions } from './rack-specs.ts';

const flatShapes = ['sheet', 'block'];
const views = (shapes: readonly string[]) => shapes.map((shape) => `shape:${shape}`);
const dash = <span className="dim">—</span>;

export const rackRegistry: RegistryDefinition<RackItem> = {
  path: RACK_PATH,
  calls: registryCalls(RACK, rack),
  texts: {
    title: 'Magazzino',
    one: 'voce',
    many: 'voci',
    feminine: true,
    create: 'Nuova voce',
    search: 'Cerca materiale, colata, posto',
    empty:
      'Annota le barre, le lamiere e gli avanzi che hai: una commessa li riserva, e quello che resta dopo il taglio torna qui da solo.',
  },
  columns: [
    {
      key: 'material',
      label: 'Materiale',
      width: 190,
      phoneWidth: 116,
      grow: true,
      essential: true,
      cell: (row) => (
        <>
          <b>{row.material}</b> {row.isRemnant ? <Tag tone="info">avanzo</Tag> : null}
        </>
      ),
    },
    {
      key: 'width',
      label: 'Misure',
      width: 200,
      phoneWidth: 146,
      essential: true,
      cell: (row) => <span className="muted">{rackText(row)}</span>,
    },
    {
      key: 'pieces',
      label: 'Pezzi',
      width: 80,
      numeric: true,
      cell: (row) => formatNumber(row.pieces),
    },
    {
      key: 'reserved',
      label: 'Riservati',
      width: 96,
      numeric: true,
      cell: (row) => (row.reserved === 0 ? dash : formatNumber(row.reserved)),
    },
    {
      key: 'free',
      label: 'Liberi',
      width: 76,
      phoneWidth: 64,
      numeric: true,
      sortable: false,
      essential: true,
      cell: (row) =>
        freePieces(row) === 0 ? <span className="dim">0</span> : <b>{formatNumber(freePieces(row))}</b>,
    },
    { key: 'batch', label: 'Colata', width: 110, cell: (row) => row.batch || dash },
    { key: 'place', label: 'Posto', width: 90, cell: (row) => row.place || dash },
    {
      key: 'price',
      label: 'Pagato',
      unit: '€/pz',
      width: 100,
      numeric: true,
      cost: true,
      cell: (row) => (row.price === null ? dash : formatNumber(inEuro(row.price), 2)),
    },
    { key: 'supplier', label: 'Fornitore', width: 150, optional: true, cell: (row) => row.supplier },
    {
      key: 'code',
      label: 'Sigla',
      width: 100,
      optional: true,
      cell: (row) => <span className="mono">{row.code}</span>,
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
    { label: 'Tutto', filter: [], archived: 'no' },
    {
      label: 'Barre',
      filter: views(shapeOptions.map(({ value }) => value).filter((value) => !flatShapes.includes(value))),
      archived: 'no',
    },
    { label: 'Lamiere e blocchi', filter: views(flatShapes), archived: 'no' },
    { label: 'Avanzi', filter: ['isRemnant:true'], archived: 'no' },
    { label: 'Archiviati', filter: [], archived: 'yes' },
  ],
  filters: [{ field: 'shape', label: 'Forma', options: shapeOptions }],
  head: (row) => ({
    ...(row.code === '' ? {} : { code: row.code }),
    name: `${row.material} ${rackText(row)}`,
    mark: row.isRemnant ? <Tag tone="info">avanzo</Tag> : null,
  }),
  form: { schema: rackFields, specs: rackSpecs, blank: blankRackItem },
  tabs: [{ key: 'scheda', label: 'Scheda', Content: RackSheet }],
};
