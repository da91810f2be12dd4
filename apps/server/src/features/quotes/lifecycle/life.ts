import type { QuoteState } from '@truciolo/contract';
import { confirmValues, type OfferChoice, type QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { type AuditEntry, type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { noteEvent } from '../../integrations/index.ts';
import { insertFrozen, type StoredPdf } from '../frozen/frozen-repository.ts';
import { contentOfToday, letterheadOf, type OfferContent } from '../frozen/offer-content.ts';
import { layOutDays, readPlanFor } from '../off-thread/plan-days-off-thread.ts';
import type { PriceServices } from '../off-thread/price-requests.ts';
import { confirmRates } from '../rates/confirm-rates.ts';
import { type LockedQuote, updateQuote } from '../repository.ts';
import { findRevision, setRevision } from '../revisions-repository.ts';
import { storedJson } from '../stored-json.ts';
import { guardOrdered } from './guard-ordered.ts';
import { checkSendable } from './sendable.ts';
import { valueTaken } from './value-taken.ts';

/** Author and time of an action; a null author is the program itself or the buyer. */
export interface Act {
  readonly actor: AuditEntry['actor'];
  readonly at: Date;
}

interface Outcome {
  /** The buyer's name from the link, or the user who recorded it. */
  readonly by: string;
  readonly reason: string;
  readonly competitor: string;
  /** 1/10,000 € */
  readonly competitorPrice: number | null;
}

/** Allowed transitions; a misclick on the answer can be corrected by hand. */
const mayBecome: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  draft: ['sent'],
  sent: ['accepted', 'refused', 'expired'],
  accepted: ['refused'],
  refused: ['accepted'],
  expired: ['accepted', 'refused'],
};

function guardTransition(from: QuoteState, to: QuoteState): void {
  if (!mayBecome[from].includes(to)) throw new AppError('QUOTE_STATE');
}

const audit = (quote: LockedQuote, to: QuoteState, { actor, at }: Act): AuditEntry => ({
  companyGuid: quote.companyGuid,
  actor,
  action: to,
  entity: 'quote',
  entityGuid: quote.guid,
  changes: { state: { from: quote.state, to } },
  at,
});

/** Data of a quote for webhooks: customer and amount, never a cost. */
export const quoteFacts = (
  { guid, number, revision, customerName, taxable }: LockedQuote,
  state: QuoteState,
) => ({ guid, number, revision, state, customerName, taxable });

interface Sending extends Act {
  readonly confirmed: boolean;
  /** The earlier print, if there is one. */
  readonly printed?: { readonly content: OfferContent; readonly pdf: StoredPdf } | null;
}

/** The prices belong to the locked draft, so they are computed while it is locked. */
async function contentToFreeze(
  db: Db,
  services: Pick<Services, 'workers' | 'clock'>,
  document: QuoteDocument,
  quote: LockedQuote,
) {
  const { companyGuid } = quote;
  const plan = await readPlanFor(db, document, services.clock());
  const letterhead = await letterheadOf(db, quote);
  return whileLocked(async () => {
    const planned = await layOutDays(services, companyGuid, document, plan);
    return contentOfToday(services, document, planned, { companyGuid, letterhead });
  });
}

/** Freezes the newest revision of a locked draft as the customer's copy, with prices and letterhead. */
export async function freezeAsSent(
  db: Db,
  services: Pick<Services, 'workers' | 'clock'>,
  quote: LockedQuote,
  { confirmed, printed = null, ...act }: Sending,
): Promise<void> {
  guardTransition(quote.state, 'sent');
  const draft = await findRevision(db, quote.guid, quote.revision);
  if (!draft) throw new Error(`quote ${quote.guid} has no revision ${quote.revision}`);
  await whileLocked(() => checkSendable(services, quote.companyGuid, draft.document, confirmed));
  const document = confirmValues(draft.document);
  const state = { state: 'sent' as const, sentAt: act.at };
  const { guid: quoteGuid, companyGuid, revision } = quote;
  if (act.actor) await confirmRates(db, act.actor, { companyGuid, document: draft.document, now: act.at });
  await setRevision(db, quoteGuid, revision, { ...state, document: storedJson(document) });
  const content = printed?.content ?? (await contentToFreeze(db, services, document, quote));
  const pdf = printed?.pdf ?? null;
  await insertFrozen(db, { companyGuid, quoteGuid, revision, content, late: false, pdf, at: act.at });
  await updateQuote(db, quoteGuid, state, act.at);
  await writeAudit(db, audit(quote, 'sent', act));
  await noteEvent(db, { companyGuid, at: act.at }, 'quote.sent', quoteFacts(quote, 'sent'));
}

interface Answer {
  readonly state: 'accepted' | 'refused';
  readonly outcome: Outcome;
  /** Accepted positions; by default those recorded before, or those that count in the quote. */
  readonly taken?: readonly OfferChoice[] | undefined;
  /** Reason of the correction. */
  readonly correction?: string;
}

const toldFields = ['reason', 'competitor', 'competitorPrice'] as const;

/** Recorded values beside the previous ones. */
function toldChanges({ outcome: before }: LockedQuote, { outcome, correction = '' }: Answer): Changes {
  const changes: Changes = {};
  for (const field of toldFields) {
    const [from, to] = [before?.[field] ?? null, outcome[field]];
    if (from !== to && to !== '' && to !== null) changes[field] = { from, to };
  }
  if (correction !== '') changes.correction = { from: null, to: correction };
  return changes;
}

/** Ends a sent quote: with the customer's answer and its outcome, or by expiry. */
export async function settleQuote(
  db: Db,
  services: PriceServices & Pick<Services, 'clock'>,
  quote: LockedQuote,
  end: Answer | { readonly state: 'expired' },
  act: Act,
): Promise<void> {
  const { state } = end;
  // A correction may keep the state and change only words or prices.
  const isCorrected = 'outcome' in end && end.correction !== undefined && end.correction !== '';
  if (!isCorrected || quote.state !== state) guardTransition(quote.state, state);
  const isAnswer = 'outcome' in end;
  const wanted = isAnswer && state === 'accepted' ? (end.taken ?? quote.outcome?.taken ?? null) : null;
  await setRevision(db, quote.guid, quote.revision, { state });
  const isValued = state === 'accepted' || quote.state === 'accepted';
  const valued = isValued ? await valueTaken(db, services, quote, wanted) : null;
  if (wanted && valued?.problem) {
    const { field, message } = valued.problem;
    throw new AppError('VALIDATION', { message, fields: { [field]: message } });
  }
  const taken = state === 'accepted' && valued ? { taken: valued.taken } : {};
  if (quote.state === 'accepted') await guardOrdered(db, quote.guid, taken.taken ?? []);
  const outcome = isAnswer ? storedJson({ at: act.at.toISOString(), ...end.outcome, ...taken }) : null;
  await updateQuote(db, quote.guid, { state, outcome, ...valued?.columns }, act.at);
  const entry = audit(quote, state, act);
  const told = isAnswer ? toldChanges(quote, end) : {};
  // Without an account of ours it was the buyer: the history names the person.
  const byBuyer =
    isAnswer && act.actor === null ? { action: `customer-${state}`, outsider: end.outcome.by } : {};
  await writeAudit(db, { ...entry, ...byBuyer, changes: { ...entry.changes, ...told } });
  if (state !== 'expired' && state !== quote.state)
    await noteEvent(
      db,
      { companyGuid: quote.companyGuid, at: act.at },
      `quote.${state}`,
      quoteFacts({ ...quote, ...valued?.columns }, state),
    );
}
