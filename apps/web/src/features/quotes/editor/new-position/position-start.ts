import type { Company, Cost, Customer } from '@truciolo/contract';
import {
  positionDefaults as defaultsOfStart,
  marginOf as marginOfStart,
  type PositionDraft,
  type PositionStart as PriceStart,
  type QuoteDocument,
  withNewPosition as withNewOne,
  withPosition as withOne,
} from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';

/** Registry data for a new position, as loaded by the editor. */
export interface PositionStart extends PriceStart {
  readonly company: Company;
  readonly costs: readonly Cost[];
  readonly customer: Customer | null;
}

export const marginOf = marginOfStart;

export const positionDefaults = (start: PositionStart) => defaultsOfStart(start, newId);

export const withPosition = (document: QuoteDocument, position: PositionDraft, start: PositionStart) =>
  withOne(document, position, start, newId);

export const withNewPosition = (document: QuoteDocument, id: string, start: PositionStart) =>
  withNewOne(document, id, start, newId);
