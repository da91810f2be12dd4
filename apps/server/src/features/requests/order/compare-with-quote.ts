import { type RequestField, requests } from '@truciolo/contract';
import { dayInRome, isDay, readCounts } from '@truciolo/italian';
import type { Offer } from '@truciolo/quote';
import {
  type ConfirmedOffer,
  compareOrder,
  type OrderedPart,
  type OrderedValue,
  orderedPrice,
  wordsAbout,
} from '@truciolo/request';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findQuote, findRevision, frozenOffer, offerOffThread } from '../../quotes/index.ts';
import { findConfirmed } from '../presenter.ts';
import { findRequest, type RequestRecord } from '../repository.ts';

/** A value of the order with the words it was read from. */
const said = <T>(field: RequestField | undefined, value: T): OrderedValue<T> => ({
  value,
  text: field?.readings[0]?.proofs[0]?.text || field?.value || '',
});

function orderedParts({ content, text }: RequestRecord): OrderedPart[] {
  const codes = content.positions.map(({ fields }) => fields.code?.value ?? '');
  return content.positions.map(({ fields: { revision, quantities, due, code } }, index) => {
    const price = orderedPrice(wordsAbout(text, codes[index] ?? '', codes));
    return {
      code: code?.value ?? '',
      revision: revision?.value ? said(revision, revision.value) : null,
      quantities: quantities?.value ? said(quantities, readCounts(quantities.value).counts) : null,
      price: price && { value: price.unit, text: price.text },
      due: due && isDay(due.value) ? said(due, due.value) : null,
    };
  });
}

const confirmedOf = ({ paymentTerms, deliveryTerms, positions }: Offer): ConfirmedOffer => ({
  paymentTerms,
  deliveryTerms,
  parts: positions.map(({ code, drawingRevision, optional, prices }) => ({
    code,
    revision: drawingRevision,
    optional,
    prices: prices.map(({ quantity, unit, leadDays }) => ({ quantity, unit: Number(unit), leadDays })),
  })),
});

async function readConfirmed(db: Db, context: Context, quoteGuid: string) {
  const quote = await findQuote(db, quoteGuid);
  const revision = quote && (await findRevision(db, quoteGuid, quote.revision));
  if (!quote || !revision) throw new AppError('NOT_FOUND');
  return { revision, sent: await frozenOffer(db, context, quote, revision) };
}

export const compareWithQuote = endpoint(requests.order, async (context, { params }) => {
  const read = await context.tenant(async (db) => {
    const row = await findRequest(db, params.guid);
    if (!row) throw new AppError('NOT_FOUND');
    const confirms = await findConfirmed(db, row.content.offerNumber);
    return confirms && { row, confirms, ...(await readConfirmed(db, context, confirms.guid)) };
  });
  if (!read) return { comparison: null };
  const { row, confirms, revision, sent } = read;
  // The offer as it was sent; a quote that never left the shop is compared as it stands.
  const { offer } = sent ?? (await offerOffThread(context, context.actor.companyGuid, revision.document, {}));
  const { conditions, orderDecisions = {} } = row.content;
  const order = { parts: orderedParts(row), conditions, day: dayInRome(row.receivedAt) };
  return {
    comparison: {
      quoteGuid: confirms.guid,
      number: confirms.number,
      revision: revision.revision,
      state: confirms.state,
      differences: compareOrder(order, confirmedOf(offer)).map((difference) => ({
        ...difference,
        decided: orderDecisions[difference.key] ?? null,
      })),
    },
  };
});
