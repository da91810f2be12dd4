import type { Change } from '@truciolo/changes';
import { keepPrice, type Offer, offerAt, offerOf, priceQuote, type QuoteDocument } from '@truciolo/quote';
import { mergeDocument } from '../../../platform/merge-changes.ts';
import type { Reference } from '../../../platform/registry/refuse-unknown.ts';
import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { summarise } from '../list/summary.ts';
import { referencesOfQuote } from '../references.ts';
import { storedJson } from '../stored-json.ts';
import { checkDraft } from './check-draft.ts';
import type { PriceAnswer, priceThread } from './price-thread.ts';
import { unpricedFields } from './unpriced.ts';

const read = (text: string) => JSON.parse(text) as QuoteDocument;
const found = (value: unknown, stored = ''): PriceAnswer => ({ found: JSON.stringify(value), stored });

function draft(next: unknown, known: readonly Reference[], number: string): PriceAnswer {
  const { document, text, references } = checkDraft(next, known);
  return found({ references, summary: summarise(document, number) }, text);
}

serveThread({} as typeof priceThread, async (task) => {
  switch (task.kind) {
    case 'summary':
      return found(summarise(read(task.document), task.number));
    case 'price':
      return found(keepPrice(priceQuote(read(task.document))));
    case 'unpriced': {
      const document = read(task.document);
      return found(unpricedFields(document, priceQuote(document)));
    }
    case 'content': {
      const document = read(task.document);
      const price = keepPrice(priceQuote(document));
      return found(offerOf(document, price), storedJson(price));
    }
    case 'offer':
      return found(offerAt(JSON.parse(task.offer) as Offer, read(task.document), task.wish));
    case 'draft':
      return draft(read(task.document), task.known, task.number);
    case 'changes': {
      const before = read(task.stored);
      const changes = JSON.parse(task.changes) as Change[];
      return draft(mergeDocument(before, changes, task.version), referencesOfQuote(before), task.number);
    }
  }
});
