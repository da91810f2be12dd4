import { shopVisits } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { insertMessage, lockRequest, updateRequest } from '../../requests/index.ts';
import { guardOpen, openBuyerRequest } from './open-request.ts';
import { presentBuyerRequest } from './present-request.ts';

/** Answers an hour through one link. */
const ANSWERS = 20;
const WINDOW_MINUTES = 60;

export const answerShop = endpoint(shopVisits.answer, async (context, { params, body }) => {
  const opened = await openBuyerRequest(context, params.token);
  guardOpen(opened);
  const { companyGuid, tenant, row } = opened;
  const { requestGuid, sent } = row;
  await context.limiter.take({ [`shop-answer:${requestGuid}`]: ANSWERS }, WINDOW_MINUTES);
  return tenant(async (db) => {
    const request = await lockRequest(db, requestGuid);
    if (!request) throw new AppError('SHOP_LINK_UNKNOWN');
    const now = context.clock();
    await insertMessage(db, {
      guid: newGuid(now),
      companyGuid,
      requestGuid,
      fromShop: false,
      name: sent.name,
      email: request.senderEmail,
      subject: request.subject,
      text: body.text,
      messageId: null,
      at: now,
    });
    await updateRequest(db, requestGuid, {}, now);
    return presentBuyerRequest(db, context, companyGuid, row);
  });
});
