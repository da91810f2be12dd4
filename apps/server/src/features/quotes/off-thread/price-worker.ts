import type { Change } from '@truciolo/changes';
import type { PlanInput } from '@truciolo/contract';
import { planDays } from '@truciolo/jobs';
import { type Offer, offerAt, offerOf, priceQuote, type QuoteDocument, toStoredPrice } from '@truciolo/quote';
import { mergeDocument } from '../../../platform/merge-changes.ts';
import type { Reference } from '../../../platform/registry/refuse-unknown.ts';
import { answerRequests } from '../../../platform/workers/answer-requests.ts';
import { summarise } from '../list/summary.ts';
import { referencesOfQuote } from '../references.ts';
import { storedJson } from '../stored-json.ts';
import { checkDraft } from './check-draft.ts';
import type { PriceAnswer, priceWorker } from './price-requests.ts';
import { unpricedFields } from './unpriced.ts';

const read = (text: string) => JSON.parse(text) as QuoteDocument;
const found = (value: unknown, stored = ''): PriceAnswer => ({ found: JSON.stringify(value), stored });

function draft(next: unknown, known: readonly Reference[], number: string): PriceAnswer {
  const { document, text, references } = checkDraft(next, known);
  return found({ references, summary: summarise(document, number) }, text);
}

answerRequests({} as typeof priceWorker, async (request) => {
  switch (request.kind) {
    case 'summary':
      return found(summarise(read(request.document), request.number));
    case 'price':
      return found(toStoredPrice(priceQuote(read(request.document))));
    case 'unpriced': {
      const document = read(request.document);
      return found(unpricedFields(document, priceQuote(document)));
    }
    case 'content': {
      const document = read(request.document);
      const price = toStoredPrice(priceQuote(document));
      return found(offerOf(document, price, request.planned), storedJson(price));
    }
    case 'days':
      return found(planDays(JSON.parse(request.plan) as PlanInput, read(request.document)));
    case 'offer':
      return found(offerAt(JSON.parse(request.offer) as Offer, read(request.document), request.wish));
    case 'draft':
      return draft(read(request.document), request.known, request.number);
    case 'changes': {
      const before = read(request.stored);
      const changes = JSON.parse(request.changes) as Change[];
      return draft(
        mergeDocument(before, changes, request.version),
        referencesOfQuote(before),
        request.number,
      );
    }
  }
});
