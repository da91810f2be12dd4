import { blankCustomer, type Customer, customerFields, customers } from '@truciolo/contract';
import { askConfirmation } from '../../components/popup/popup.tsx';
import { customerSpecs } from '../../entities/customers/customer-specs.ts';
import { customerWarnings } from '../../entities/customers/customer-warnings.ts';
import {
  findDuplicates,
  nameCore,
  newIdentity,
  vatDigits,
} from '../../entities/customers/find-duplicates.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatDecimal } from '../../lib/format/numbers.ts';
import { type ListState, registryCalls } from '../../registry/calls/registry-calls.ts';
import type { RegistryDefinition, Saving } from '../../registry/definition/registry-definition.ts';
import { CustomerSheet } from './components/customer-sheet.tsx';
import { PeopleTab } from './components/people-tab.tsx';

const calls = registryCalls('customers', customers);
const everyone = (q: string): ListState => ({ q, sort: '', filter: [], archived: 'all' });

/** Looks for the same company before a second one of it is made, by a new row or by a change of name or VAT number. */
async function maySave({ values, before }: Saving): Promise<boolean> {
  const fresh = newIdentity(values, before?.values ?? null);
  const vat = vatDigits(fresh.vatNumber);
  // A slip may be in any word: each long one is tried by its first letters.
  const words = nameCore(fresh.name)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 4));
  const searches = [vat, ...words.slice(0, 3)].filter((search) => search !== '');
  const answers = await Promise.all(
    searches.map((search) => calls.list(everyone(search), { offset: 0, limit: 50 })),
  );
  const rows = new Map(answers.flatMap((answer) => answer.rows).map((row) => [row.guid, row]));
  if (before) rows.delete(before.guid);
  const alike = findDuplicates(fresh, [...rows.values()]);
  if (alike.length === 0) return true;
  return askConfirmation({
    title: 'Forse questo cliente c’è già',
    text: `In anagrafica c’è ${alike
      .slice(0, 3)
      .map(({ name, vatNumber }) => (vatNumber ? `«${name}» (P.IVA ${vatNumber})` : `«${name}»`))
      .join(', ')}. Vuoi salvare lo stesso ${before ? 'questa modifica' : 'un nuovo cliente'}?`,
    confirm: 'Salva lo stesso',
  });
}

export const customersRegistry: RegistryDefinition<Customer> = {
  path: '/customers',
  hasPage: true,
  calls,
  texts: {
    title: 'Anagrafica Clienti',
    one: 'cliente',
    many: 'clienti',
    feminine: false,
    create: 'Nuovo cliente',
    search: 'Cerca nome, P.IVA, città',
    empty: 'Aggiungi il primo cliente: basta la ragione sociale, la partita IVA la controlliamo subito.',
  },
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
      essential: true,
      cell: (row) => <span className="mono">{row.vatNumber}</span>,
    },
    {
      key: 'city',
      label: 'Città',
      width: 160,
      sortable: false,
      cell: (row) => <span className="muted">{row.legalAddress.city}</span>,
    },
    { key: 'phone', label: 'Telefono', width: 130, sortable: false, cell: (row) => row.phone },
    { key: 'email', label: 'Email', width: 200, sortable: false, cell: (row) => row.email },
    { key: 'paymentTerms', label: 'Pagamento', width: 150, sortable: false, cell: (row) => row.paymentTerms },
    {
      key: 'tags',
      label: 'Etichette',
      width: 140,
      optional: true,
      sortable: false,
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
    {
      key: 'updatedAt',
      label: 'Aggiornato',
      width: 104,
      numeric: true,
      cell: (row) => <span className="muted">{formatDate(row.updatedAt)}</span>,
    },
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
  form: {
    schema: customerFields,
    specs: customerSpecs,
    blank: blankCustomer,
    tabs: [
      { key: 'scheda', label: 'Scheda', Content: CustomerSheet },
      { key: 'referenti', label: 'Referenti e consegne', Content: PeopleTab },
    ],
    warnings: customerWarnings,
    maySave,
  },
};
