import { quoteDocument } from '@truciolo/quote';
import { validate } from '../../../platform/http/validate.ts';
import { freshReferences, type Reference } from '../../../platform/registry/refuse-unknown.ts';
import { referencesOfQuote } from '../references.ts';
import { storedJson } from '../stored-json.ts';

/** A validated draft, its text, and its new references. */
export function checkDraft(next: unknown, known: readonly Reference[]) {
  const document = validate(quoteDocument, next, 'body');
  return {
    document,
    text: storedJson(document),
    references: freshReferences(referencesOfQuote(document), known),
  };
}
