import type { Company, Cost, Customer } from '@truciolo/contract';
import {
  type PositionStart as PriceStart,
  type QuoteDocument,
  withNewPosition as withNew,
} from '@truciolo/quote';
import { newId } from '../../../../lib/new-id.ts';

/** Registry data for a new position, as loaded by the editor. */
export interface PositionStart extends PriceStart {
  readonly company: Company;
  readonly costs: readonly Cost[];
  readonly customer: Customer | null;
}

export const withNewPosition = (document: QuoteDocument, id: string, start: PositionStart): QuoteDocument =>
  withNew(document, id, start, newId);
