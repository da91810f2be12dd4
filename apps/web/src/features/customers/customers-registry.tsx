import type { Customer } from '@truciolo/contract';
import { customerRecord } from '../../entities/customers/customer-record.ts';
import { formatDecimal } from '../../lib/format/numbers.ts';
import { pages } from '../../lib/pages.ts';
import type { RegistryDefinition } from '../../registry/definition/registry-definition.ts';
import { updatedColumn } from '../../registry/table/updated-column.tsx';
import { CustomerSheet } from './components/customer-sheet.tsx';
import { PeopleTab } from './components/people-tab.tsx';

export const customersRegistry: RegistryDefinition<Customer> = {
  path: pages.customers,
  hasPage: true,
  ...customerRecord,
  columns: [
    { key: 'code', label: 'Codice', width: 84, cell: (row) => <span className="mono">{row.code}</span> },
    {
      key: 'name',
      label: 'Ragione sociale',
      width: 200,
      grow: true,
      essential: true,
      cell: (row) => <b>{row.name}</b>,
    },
    {
      key: 'vatNumber',
      label: 'Partita IVA',
      width: 130,
      cell: (row) => <span className="mono">{row.vatNumber}</span>,
    },
    {
      key: 'city',
      label: 'Città',
      width: 140,
      essential: true,
      cell: (row) => <span className="muted">{row.legalAddress.city}</span>,
    },
    { key: 'phone', label: 'Telefono', width: 130, cell: (row) => row.phone },
    { key: 'email', label: 'Email', width: 200, cell: (row) => row.email },
    { key: 'paymentTerms', label: 'Pagamento', width: 150, cell: (row) => row.paymentTerms },
    {
      key: 'tags',
      label: 'Etichette',
      width: 140,
      optional: true,
      cell: (row) => row.tags.join(', '),
    },
    {
      key: 'discount',
      cost: true,
      label: 'Sconto',
      unit: '%',
      width: 84,
      numeric: true,
      optional: true,
      cell: (row) => (row.discount === 0 ? <span className="dim">—</span> : formatDecimal(row.discount, 2)),
    },
    {
      key: 'rating',
      label: 'Valutazione',
      width: 104,
      optional: true,
      cell: (row) => (row.rating === 0 ? <span className="dim">—</span> : `${row.rating} su 5`),
    },
    updatedColumn,
  ],
  views: [
    { label: 'Tutti', filter: [], archived: 'no' },
    { label: 'Archiviati', filter: [], archived: 'yes' },
  ],
  filters: [
    {
      field: 'language',
      label: 'Lingua',
      options: [
        { value: 'it', label: 'Italiano' },
        { value: 'en', label: 'Inglese' },
      ],
    },
    {
      field: 'rating',
      label: 'Valutazione',
      options: [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars} su 5` })),
    },
  ],
  head: ({ code, name }) => ({ code, name }),
  tabs: [
    { key: 'scheda', label: 'Scheda', Content: CustomerSheet },
    { key: 'referenti', label: 'Referenti e consegne', Content: PeopleTab },
  ],
};
