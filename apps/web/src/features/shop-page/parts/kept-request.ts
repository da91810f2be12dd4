import { browserShelf } from '../../../lib/browser-shelf.ts';
import { SHELF } from './kept-shelf.ts';
import type { ShopPart } from './shop-part.ts';

/** The buyer's own data; the answer to the question is asked anew. */
export interface BuyerFields {
  readonly name: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly email: string;
  readonly wantedBy: string;
}

export const noBuyer: BuyerFields = { name: '', company: '', vatNumber: '', email: '', wantedBy: '' };

/** A request that is not sent yet, as it survives a reload. */
interface KeptRequest {
  readonly parts: readonly ShopPart[];
  readonly buyer: BuyerFields;
}

export const keptRequests = browserShelf<KeptRequest>(SHELF, 'requests');
