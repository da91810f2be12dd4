import { shopVisits } from '@truciolo/contract';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { isKnownAddress } from '../links/repository.ts';
import { pastMail } from '../mails.ts';
import { findShop } from '../repository.ts';
import { openPage } from '../visit/open-page.ts';

const PER_PLACE = 20;
/** Mails an hour to one address: nobody is flooded by somebody else. */
const PER_MAILBOX = 3;
const PER_SHOP = 200;
const WINDOW_MINUTES = 60;
const LINK_DAYS = 7;
const DAY_MS = 86_400_000;

/** The answer does not tell whether the address is known. */
export const sendBuyerLink = endpoint(shopVisits.sendLink, async (context, { params, body }) => {
  const { limiter, caller, clock, policy } = context;
  const shop = await openPage(context, params.slug);
  const { companyGuid, tenant } = shop;
  const email = body.email.toLowerCase();
  await limiter.take(
    {
      [`shop-links:${caller.ip}`]: PER_PLACE,
      [`shop-links:${companyGuid}`]: PER_SHOP,
      [`shop-links:${companyGuid}:${email}`]: PER_MAILBOX,
    },
    WINDOW_MINUTES,
  );
  await tenant(async (db, afterCommit) => {
    if (!(await isKnownAddress(db, email))) return;
    const now = clock();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
    const row = { guid: newGuid(now), companyGuid, tokenHash: hashToken(token), email };
    await db
      .insertInto('shopBuyerLinks')
      .values({ ...row, createdAt: now, expiresAt })
      .execute();
    const { name, email: replyTo } = await findShop(db, companyGuid);
    await queueMail(db, afterCommit, context, {
      companyGuid,
      to: body.email,
      ...(replyTo ? { replyTo } : {}),
      ...pastMail(body.language, name, `${policy.publicUrl}/officina/mie/${token}`),
    });
  });
  return { success: true as const };
});
