import { type RouteRequest, shopVisits } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { SentPart } from '../../../platform/database/shop-page-tables.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { checkAnswer } from '../../contact/index.ts';
import { newId } from '../../plain-quotes/index.ts';
import { beginReading, countRequest, storePageRequest } from '../../requests/index.ts';
import { sendToReading } from '../check/start-tasks.ts';
import { insertShopRequest } from '../links/repository.ts';
import { requestNumber, requestToken } from '../links/tokens.ts';
import { arrivedMail, receivedMail } from '../mails.ts';
import { answerParts, fingerprint } from '../price/price-question.ts';
import { takePrice } from '../price/price-ticket.ts';
import { findShop, listOffered } from '../repository.ts';
import { type StagedFiles, takeStaged } from '../upload/staged-files.ts';
import { type OpenShop, openPage } from '../visit/open-page.ts';
import { contentOfPage } from './request-content.ts';
import { checkedVat } from './vat-number.ts';

/** Requests an hour. */
const PER_PLACE = 20;
const PER_SHOP = 120;
const WINDOW_MINUTES = 60;

type Body = RouteRequest<typeof shopVisits.send>['body'];
type Seen = SentPart['seen'];

/** The ranges that the buyer saw, as their tickets prove; without one the buyer saw none. */
async function seenRanges(context: PublicContext, { companyGuid }: OpenShop, body: Body): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const part of body.parts) {
    const ticket = part.ticket;
    const found = ticket && (await takePrice(context, ticket, { companyGuid, part: fingerprint(part) }));
    seen.push(found || { prices: [], reason: null });
  }
  return seen;
}

/** The prices of the engine at this moment are kept with the request, whatever the page shows. */
async function ownPrices(context: PublicContext, shop: OpenShop, body: Body): Promise<SentPart['units'][]> {
  const own = { ...shop, fields: { ...shop.fields, priceMode: 'range' as const } };
  const answered = await answerParts(context, own, body.parts, true);
  return answered.map(({ units }) => units);
}

interface Known {
  readonly seen: readonly Seen[];
  readonly units: readonly SentPart['units'][];
  readonly files: StagedFiles;
}

async function sentParts(db: Db, { fields }: OpenShop, body: Body, known: Known): Promise<SentPart[]> {
  const materials = await listOffered(db, fields.materials);
  const offered = new Map(materials.map((row) => [row.guid, row.designation]));
  return body.parts.map((part, index) => {
    const treatment = part.treatment === null ? undefined : fields.treatments[part.treatment];
    return {
      positionId: newId(),
      name: part.name,
      notes: part.notes,
      materialGuid: part.materialGuid,
      material: offered.get(part.materialGuid ?? '') ?? '',
      treatment: treatment?.name ?? '',
      treatmentWork: treatment?.workGuid ?? null,
      tolerance: part.tolerance,
      quantities: part.quantities,
      facts: part.facts,
      threads: part.threads,
      files: part.files.flatMap((key) => known.files.get(key)?.guid ?? []),
      seen: known.seen[index] ?? { prices: [], reason: null },
      units: known.units[index] ?? [],
    };
  });
}

const textOf = ({ notes, parts }: Body): string =>
  [notes, ...parts.flatMap((part) => (part.notes ? [`${part.name}: ${part.notes}`] : []))]
    .filter(Boolean)
    .join('\n\n');

export const sendShopRequest = endpoint(shopVisits.send, async (context, { params, body }) => {
  const { limiter, caller, clock, policy } = context;
  const shop = await openPage(context, params.slug);
  const { companyGuid, tenant } = shop;
  await limiter.take(
    { [`shop-send:${caller.ip}`]: PER_PLACE, [`shop-sends:${companyGuid}`]: PER_SHOP },
    WINDOW_MINUTES,
  );
  if (!body.privacyConsent)
    throw new AppError('CONSENT_REQUIRED', { fields: { privacyConsent: 'Consenso richiesto' } });
  const vatNumber = checkedVat(body.vatNumber);
  await checkAnswer(context, body);
  await countRequest(context, companyGuid);
  const seen = await seenRanges(context, shop, body);
  const units = await ownPrices(context, shop, body);
  const now = clock();
  const guid = newGuid(now);
  const token = requestToken(context, guid);
  const number = requestNumber(guid);
  await tenant(async (db, afterCommit) => {
    const files = await takeStaged(db, [...body.parts.flatMap((part) => part.files), ...body.files]);
    const parts = await sentParts(db, shop, body, { seen, units, files });
    const { name, company, email, language, wantedBy } = body;
    await storePageRequest(
      db,
      {
        guid,
        companyGuid,
        subject: `${company}: ${parts.map((part) => part.name).join(', ')}`.slice(0, 300),
        text: textOf(body),
        content: contentOfPage({ ...body, vatNumber }, parts),
        files: [...files.values()].map(({ guid, name, type, bytes, file }) => ({
          guid,
          name,
          type,
          bytes: Number(bytes),
          file,
          createdAt: now,
        })),
      },
      now,
    );
    await insertShopRequest(db, {
      requestGuid: guid,
      companyGuid,
      tokenHash: hashToken(token),
      email: email.toLowerCase(),
      sent: JSON.stringify({ name, company, language, wantedBy, parts }),
      sentAt: now,
    });
    afterCommit(() => sendToReading(context, { companyGuid, requestGuid: guid }));
    afterCommit(() => beginReading(context, companyGuid, guid));
    const shopRow = await findShop(db, companyGuid);
    const url = `${policy.publicUrl}/officina/richiesta/${token}`;
    const mail = (to: string, replyTo: string, written: { subject: string; text: string; html: string }) =>
      queueMail(db, afterCommit, context, { companyGuid, to, ...(replyTo ? { replyTo } : {}), ...written });
    await mail(email, shopRow.email, receivedMail(language, { shop: shopRow.name, name, number, url }));
    const inside = `${policy.publicUrl}/richieste/${guid}`;
    if (shopRow.email) await mail(shopRow.email, email, arrivedMail(company, name, parts.length, inside));
  });
  return { token, number };
});
