import { type QuoteDocument, quoteDocument } from '@truciolo/quote';
import { validate } from '../../../platform/http/validate.ts';
import { freshReferences, type Reference } from '../../../platform/registry/refuse-unknown.ts';
import { referencesOfQuote } from '../references.ts';
import { storedJson } from '../stored-json.ts';

/** A draft as the contract wants it, its text, and what it points at that it did not point at before. */
export function checkDraft(next: unknown, known: readonly Reference[]) {
  const document = validate(quoteDocument, next, 'body') as QuoteDocument;
  return {
    document,
    text: storedJson(document),
    references: freshReferences(referencesOfQuote(document), known),
  };
}
