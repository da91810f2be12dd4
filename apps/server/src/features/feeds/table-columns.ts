import type { FeedList } from '@truciolo/contract';
import { JOB_STATE_LABELS } from '@truciolo/jobs';
import { inEuro } from '@truciolo/money';

type Row = Readonly<Record<string, unknown>>;
type Column = readonly [heading: string, read: (row: Row) => unknown];

const field = (heading: string, name: string): Column => [heading, (row) => row[name]];
const euros = (heading: string, name: string): Column => [
  heading,
  (row) => (typeof row[name] === 'number' ? inEuro(row[name]) : null),
];
const listed = (heading: string, name: string): Column => [
  heading,
  (row) => (Array.isArray(row[name]) ? row[name].join(', ') : row[name]),
];
const jobState: Column = [
  'Stato',
  ({ state }) => Object.entries(JOB_STATE_LABELS).find(([name]) => name === state)?.[1] ?? state,
];

/** Columns of each list, in the words of the shop; amounts are in euros, and none of them is a cost. */
export const tableColumns: Readonly<Record<FeedList, readonly Column[]>> = {
  quotes: [
    field('Numero', 'number'),
    field('Revisione', 'revision'),
    field('Stato', 'state'),
    field('Data', 'date'),
    field('Cliente', 'customerName'),
    field('Titolo', 'title'),
    field('Particolare', 'firstPart'),
    field('Posizioni', 'positions'),
    euros('Imponibile', 'taxable'),
    field('Valido fino al', 'validUntil'),
    field('Responsabile', 'ownerName'),
    listed('Tag', 'tags'),
    field('Modificato', 'updatedAt'),
  ],
  jobs: [
    field('Numero', 'number'),
    jobState,
    field('Cliente', 'customerName'),
    field('Codice', 'code'),
    field('Descrizione', 'description'),
    field('Materiale', 'material'),
    field('Pezzi', 'quantity'),
    field('Buoni', 'good'),
    field('Scarti', 'scrap'),
    field('Consegnati', 'delivered'),
    field('Consegna', 'due'),
    field('Fase', 'nextPhase'),
    field('Macchina', 'nextMachine'),
    euros('Totale', 'total'),
    field('Modificata', 'updatedAt'),
  ],
  customers: [
    field('Codice', 'code'),
    field('Ragione sociale', 'name'),
    field('Partita IVA', 'vatNumber'),
    field('Codice fiscale', 'fiscalCode'),
    field('SDI', 'sdi'),
    field('PEC', 'pec'),
    field('Email', 'email'),
    field('Telefono', 'phone'),
    field('Pagamento', 'paymentTerms'),
    listed('Tag', 'tags'),
  ],
  materials: [
    field('Designazione', 'designation'),
    field('W.Nr.', 'wnr'),
    field('AISI', 'aisi'),
    field('Gruppo ISO', 'isoGroup'),
    field('Densità kg/dm³', 'density'),
    euros('Prezzo €/kg', 'pricePerKg'),
    field('Data prezzo', 'priceDate'),
    listed('Fornitori', 'suppliers'),
    listed('Tag', 'tags'),
  ],
};
