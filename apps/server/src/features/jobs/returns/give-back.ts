import { ddts, type RouteRequest } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { creditAmount } from '@truciolo/jobs';
import { money } from '@truciolo/money';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadDdt } from '../ddts/load-ddt.ts';
import { settledSentence } from '../deliveries-repository.ts';
import type { Maker } from '../jobs/add-job.ts';
import { recountDelivered } from '../recount-delivered.ts';
import { findLineAmount, findReturn, isInvoiced, returnedBefore } from '../returns-repository.ts';
import { lockLine } from './lock-line.ts';

export const giveBack = endpoint(ddts.giveBack, async (context, { params, body }) =>
  firstMade(context, {
    guid: body.guid,
    constraint: 'ddt_returns_pkey',
    maker: async (db, guid) => (await findReturn(db, guid))?.createdBy,
    make: (db, guid) => writeReturn(db, context, guid, params.guid, body),
    load: (db) => loadDdt(db, params.guid),
  }),
);

type NewReturn = RouteRequest<typeof ddts.giveBack>['body'];

/** Pieces came back after the invoice: they are to be credited, and to be delivered again where they are replaced. */
async function writeReturn(
  db: Db,
  { actor, clock }: Maker,
  guid: string,
  ddtGuid: string,
  body: NewReturn,
): Promise<void> {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const { place, quantity, isReplaced, date, reason } = body;
  const { line, job, ddt } = await lockLine(db, ddtGuid, place);
  if (!(await isInvoiced(db, ddtGuid))) {
    const annulled = await settledSentence(db, ddtGuid, ddt.number);
    if (annulled !== null) throw new AppError('DDT_SETTLED', { message: annulled });
    throw new AppError('DDT_NOT_INVOICED');
  }
  const before = await returnedBefore(db, ddtGuid, place);
  refuseExcess(line.quantity, before.quantity, quantity);
  if (date < ddt.date) {
    const message = 'I pezzi non possono tornare prima di essere partiti.';
    throw new AppError('VALIDATION', { message, fields: { date: message } });
  }
  const invoiced = await findLineAmount(db, ddtGuid, place);
  const amount = invoiced
    ? creditAmount({ quantity: line.quantity, amount: money(invoiced.amount) }, before, quantity)
    : null;
  const made = { createdBy: userGuid, createdAt: now };
  await db
    .insertInto('ddtReturns')
    .values({ guid, companyGuid, ddtGuid, place, quantity, amount, isReplaced, date, reason, ...made })
    .execute();
  const told = {
    returned: { from: before.quantity, to: before.quantity + quantity },
    reason: { from: null, to: reason },
  };
  const followed = await recountDelivered(db, job, now);
  const entry = { action: 'return', at: now, companyGuid, actor };
  const changes = { ddt: { from: ddt.number, to: ddt.number }, ...told, ...followed };
  await writeAudit(db, { ...entry, entity: 'job', entityGuid: job.guid, changes });
  await writeAudit(db, { ...entry, entity: 'ddt', entityGuid: ddt.guid, changes: told });
}

function refuseExcess(delivered: number, before: number, quantity: number): void {
  const left = delivered - before;
  if (quantity <= left) return;
  const message =
    left === 0
      ? 'I pezzi di questa riga sono già tornati tutti.'
      : `Di questa riga possono tornare al massimo ${countOf(left, 'pezzo', 'pezzi')}.`;
  throw new AppError('VALIDATION', { message, fields: { quantity: message } });
}
