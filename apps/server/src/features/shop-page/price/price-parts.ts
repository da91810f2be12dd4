import { shopVisits } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findBuyer } from '../links/find-buyer.ts';
import { openPage } from '../visit/open-page.ts';
import { answerParts, fingerprint } from './price-question.ts';
import { issuePrice } from './price-ticket.ts';

/** Questions an hour: a large order of many parts and corrections, not a robot. */
const PER_PLACE = 400;
const PER_SHOP = 3000;
const WINDOW_MINUTES = 60;

export const priceParts = endpoint(shopVisits.price, async (context, { params, body }) => {
  const { limiter, caller } = context;
  const shop = await openPage(context, params.slug);
  const { companyGuid } = shop;
  await limiter.take(
    { [`shop-price:${caller.ip}`]: PER_PLACE, [`shop-prices:${companyGuid}`]: PER_SHOP },
    WINDOW_MINUTES,
  );
  const buyer = body.buyer === undefined ? null : await findBuyer(context, body.buyer);
  const isKnown = buyer?.companyGuid === companyGuid;
  const answered = await answerParts(context, shop, body.parts, isKnown);
  return {
    parts: answered.map(({ shown }, index) => {
      const asked = body.parts[index];
      const part = asked ? fingerprint(asked) : '';
      return { ...shown, ticket: issuePrice(context, { companyGuid, part }, shown) };
    }),
  };
});
