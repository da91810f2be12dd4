import type {
  MadeFile,
  materialNeeds,
  PaperMail,
  paperMails,
  RouteRequest,
  RouteResult,
} from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newGuid } from '../../../platform/guid.ts';
import { oneLine, typedMail } from '../../../platform/mail/mail-text.ts';
import { queueMail } from '../../../platform/mail/outbox.ts';
import type { Printer } from '../../quote-documents/index.ts';
import { materialRequestPdf, needsFrom } from './material-request.ts';
import { orderPdf } from './order-confirmation.ts';
import { subcontractPdf } from './subcontract-order.ts';

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
  const { audit, actor, tenant, files, clock, limiter } = context;
  const { companyGuid } = actor;
  await limiter.take({ [`paper-mail:${companyGuid}`]: PER_COMPANY }, WINDOW_MINUTES);
  const now = clock();
  const file = `sent/${newGuid(now)}.pdf`;
  await files.put(file, Buffer.from(paper.base64, 'base64'));
  await tenant(async (db, afterCommit) => {
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

export const mailOrder =
  (printer: Printer) =>
  async (
    context: Context,
    { params, body }: RouteRequest<typeof paperMails.order>,
  ): Promise<RouteResult<typeof paperMails.order>> => {
    const paper = await orderPdf(printer)(context, { params, query: undefined, body: undefined });
    guardMail(context);
    return mailPaper(context, paper, body, { entity: 'order', entityGuid: params.guid });
  };

export const mailSubcontract =
  (printer: Printer) =>
  async (
    context: Context,
    { params, body }: RouteRequest<typeof paperMails.subcontract>,
  ): Promise<RouteResult<typeof paperMails.subcontract>> => {
    const paper = await subcontractPdf(printer)(context, { params, query: undefined, body: undefined });
    guardMail(context);
    return mailPaper(context, paper, body, { entity: 'job', entityGuid: params.guid });
  };

export const mailMaterialRequest =
  (printer: Printer) =>
  async (
    context: Context,
    { body: { supplier, ...mail } }: RouteRequest<typeof materialNeeds.mail>,
  ): Promise<RouteResult<typeof materialNeeds.mail>> => {
    if ((await needsFrom(context, supplier)).length === 0)
      throw new AppError('NOT_FOUND', { message: 'Per questo fornitore non c’è niente da ordinare.' });
    const paper = await materialRequestPdf(printer)(context, { query: { supplier } });
    guardMail(context);
    return mailPaper(context, paper, mail, { entity: 'rack', entityGuid: null });
  };
