import type { JsonObject } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';

/** A document is plain JSON; its interfaces have no index signature, which the changes ask for. */
export const asJson = (document: QuoteDocument): JsonObject => document as unknown as JsonObject;

/** Back from a document that only had valid fields exchanged. */
export const asDocument = (json: JsonObject): QuoteDocument => json as unknown as QuoteDocument;
