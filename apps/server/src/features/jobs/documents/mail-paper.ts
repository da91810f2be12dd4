import { type MadeFile, materialNeeds, type PaperMail, paperMails } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { oneLine, typedMail } from '../../../platform/mail/mail-text.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import { guardOutgoingMail } from '../../../platform/mail/outgoing-mail.ts';
import { needsFrom, printMaterialRequest } from './material-request.ts';
import { printOrder } from './order-confirmation.ts';
import { printSubcontract } from './subcontract-order.ts';

/** Papers of a company an hour: a mistake does not fill mailboxes. */
const PER_COMPANY = 200;
const WINDOW_MINUTES = 60;
const NO_MAIL =
  'L’invio di email non è configurato su questa installazione: scarica il PDF e mandalo a mano.';

interface About {
  readonly entity: 'order' | 'job' | 'rack';
  readonly entityGuid: string | null;
}

/** Keeps the printed paper and queues the mail it goes with. */
async function mailPaper(context: Context, paper: MadeFile, mail: PaperMail, about: About) {
  const { audit, actor, clock, limiter } = context;
  const { companyGuid } = actor;
  await guardOutgoingMail(context);
  await limiter.take({ [`paper-mail:${companyGuid}`]: PER_COMPANY }, WINDOW_MINUTES);
  const now = clock();
  const file = `sent/${newGuid(now)}.pdf`;
  await storeFiles(context, [[file, Buffer.from(paper.base64, 'base64')]], async (db, afterCommit) => {
    await queueMail(db, afterCommit, context, {
      companyGuid,
      to: mail.to,
      replyTo: actor.email,
      ...(mail.copyToSelf === false ? {} : { cc: actor.email }),
      attachment: { file, name: paper.fileName },
      subject: oneLine(mail.subject),
      ...typedMail(mail.text),
    });
    const changes = { recipient: { from: null, to: mail.to }, paper: { from: null, to: paper.fileName } };
    await audit(db, { action: 'mail', ...about, changes });
  });
  return { success: true as const };
}

const guardMail = ({ policy }: Context): void => {
  if (!policy.sendsMail) throw new AppError('MAIL_UNAVAILABLE', { message: NO_MAIL });
};

export const mailOrder = endpoint(paperMails.order, async (context, { params, body }) => {
  const paper = await printOrder(context, params.guid);
  guardMail(context);
  return mailPaper(context, paper, body, { entity: 'order', entityGuid: params.guid });
});

export const mailSubcontract = endpoint(paperMails.subcontract, async (context, { params, body }) => {
  const paper = await printSubcontract(context, params.guid, params.phaseGuid);
  guardMail(context);
  return mailPaper(context, paper, body, { entity: 'job', entityGuid: params.guid });
});

export const mailMaterialRequest = endpoint(
  materialNeeds.mail,
  async (context, { body: { supplier, ...mail } }) => {
    if ((await needsFrom(context, supplier)).length === 0)
      throw new AppError('NOT_FOUND', { message: 'Per questo fornitore non c’è niente da ordinare.' });
    const paper = await printMaterialRequest(context, supplier);
    guardMail(context);
    return mailPaper(context, paper, mail, { entity: 'rack', entityGuid: null });
  },
);
