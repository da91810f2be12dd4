import type { ShopRequestView } from '@truciolo/contract';
import { addMonths, dayInRome } from '@truciolo/italian';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { standingLink } from '../../quote-documents/index.ts';
import { kindOfType, listFiles, listMessages } from '../../requests/index.ts';
import type { BuyerRow } from '../links/repository.ts';
import { requestNumber } from '../links/tokens.ts';
import { readFields } from '../page-fields.ts';
import { presentShop } from '../present-page.ts';
import { findShop } from '../repository.ts';

/** An offer that waits, was answered or has expired; a new draft of the shop hides it again. */
export function buyerState({ state, ownerGuid, quoteState }: BuyerRow): ShopRequestView['state'] {
  if (quoteState !== null && quoteState !== 'draft') return 'offered';
  if (state === 'discarded') return 'closed';
  return state === 'new' && ownerGuid === null ? 'received' : 'working';
}

/** The request as its buyer sees it. */
export async function presentBuyerRequest(
  db: Db,
  services: Pick<Services, 'secrets' | 'clock' | 'policy'>,
  companyGuid: string,
  row: BuyerRow,
): Promise<ShopRequestView> {
  const { requestGuid, sent, sentAt } = row;
  const { fields } = await readFields(db, companyGuid);
  const files = await listFiles(db, [requestGuid]);
  const messages = await listMessages(db, requestGuid);
  return {
    shop: { slug: fields.slug, ...presentShop(await findShop(db, companyGuid), services) },
    number: requestNumber(requestGuid),
    state: buyerState(row),
    sentAt: sentAt.toISOString(),
    wantedBy: sent.wantedBy,
    name: sent.name,
    company: sent.company,
    language: sent.language,
    parts: sent.parts.map(({ name, material, treatment, quantities, notes, seen }) => ({
      name,
      material,
      treatment,
      quantities: [...quantities],
      notes,
      prices: seen.prices,
      reason: seen.reason,
    })),
    files: files.map(({ name, type, bytes, createdAt }) => ({
      name,
      kind: kindOfType(type),
      bytes: Number(bytes),
      at: createdAt.toISOString(),
    })),
    messages: messages.map(({ fromShop, name, text, at }) => ({
      fromShop,
      name,
      text,
      at: at.toISOString(),
    })),
    offerUrl: row.quoteGuid ? await standingLink(db, services, row.quoteGuid) : null,
    deletedOn: addMonths(dayInRome(sentAt), fields.retentionMonths),
  };
}
