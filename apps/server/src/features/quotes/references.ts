import type { PositionDraft, QuoteDocument } from '@truciolo/quote';
import type { Reference } from '../../platform/registry/refuse-unknown.ts';

/** The processes that the phases of a position were made from. */
export const referencesOfPosition = ({ phases }: Pick<PositionDraft, 'phases'>, path: string): Reference[] =>
  phases.map(({ workGuid }, index) => ({
    table: 'works',
    guid: workGuid,
    field: `${path}.phases.${index}.workGuid`,
  }));

/** The rows of the registries that a document names. Its rates are copies and point at nothing. */
export const referencesOfQuote = ({ customer, positions }: QuoteDocument): Reference[] => [
  { table: 'customers', guid: customer.guid, field: 'document.customer.guid' },
  ...positions.flatMap((position, index) => referencesOfPosition(position, `document.positions.${index}`)),
];
