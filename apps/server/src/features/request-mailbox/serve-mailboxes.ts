import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/context.ts';
import { MailboxProblem, problemOf, withMailbox } from './connect.ts';
import { type FetchedMessage, readMailbox } from './read-mailbox.ts';
import { claimMailbox, listDue, type MailboxRow, updateMailbox } from './repository.ts';
import { takeFetched, takeUnopened } from './take-fetched.ts';

const MINUTE_MS = 60_000;
/** Longer than one message may take. */
const CLAIM_MS = 10 * MINUTE_MS;
/** A refused password is not tried again at once: servers lock accounts. */
const PASSWORD_WAIT_MS = 60 * MINUTE_MS;
const WAIT_MS = 10 * MINUTE_MS;
/** A message that fails so often becomes a request that only names it, so that the others are read. */
const ATTEMPTS = 3;

export const sealPlace = (companyGuid: string): string => `request-mailbox:${companyGuid}`;

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Reads one mailbox. True when it has more messages than one round takes. */
async function serve(services: Services, row: MailboxRow): Promise<boolean> {
  const { handles, clock, policy, secrets, log } = services;
  const update = async (values: Parameters<typeof updateMailbox>[1]): Promise<void> => {
    await handles.tenant(row.companyGuid, (db) => updateMailbox(db, values));
  };
  const password = secrets.unseal(row.sealedPassword, sealPlace(row.companyGuid));
  if (password === null) throw new MailboxProblem('La password non si legge più: scrivila di nuovo.', true);
  let taken = row.taken;
  const take = async (message: FetchedMessage): Promise<void> => {
    const failedTimes = row.failedUid === message.uid ? row.failedTimes : 0;
    try {
      if (failedTimes < ATTEMPTS) await takeFetched(services, row, message);
      else await takeUnopened(services, row, message);
      taken += 1;
    } catch (error) {
      // The limit of the day stops the round and costs no attempt: the message waits for tomorrow.
      if (error instanceof AppError && error.code === 'RATE_LIMITED') throw error;
      log.warn({ err: error, companyGuid: row.companyGuid }, 'a message of a mailbox was not taken');
      await update({ failedUid: message.uid, failedTimes: failedTimes + 1 });
      throw error;
    }
  };
  const mark = { uidValidity: row.uidValidity, lastUid: row.lastUid };
  const round = await withMailbox({ ...row, password }, policy.privateWebhooks, (client) =>
    readMailbox(client, row.folder, { mark, since: row.lastReadAt }, take, (done) =>
      update({ ...done, taken, busyUntil: later(clock(), CLAIM_MS) }),
    ),
  );
  await update({ lastReadAt: clock(), problem: '', nextAt: null });
  return round.hasMore;
}

async function serveOnce(services: Services, companyGuid: string): Promise<boolean> {
  const { handles, clock } = services;
  const now = clock();
  const row = await handles.tenant(companyGuid, (db) => claimMailbox(db, now, later(now, CLAIM_MS)));
  if (!row) return false;
  const update = (values: Parameters<typeof updateMailbox>[1]) =>
    handles.tenant(companyGuid, (db) => updateMailbox(db, values));
  try {
    return await serve(services, row);
  } catch (error) {
    const { message, isPassword } =
      error instanceof AppError ? new MailboxProblem(error.message) : problemOf(error);
    await update({ problem: message, nextAt: later(clock(), isPassword ? PASSWORD_WAIT_MS : WAIT_MS) });
    return false;
  } finally {
    await update({ busyUntil: null });
  }
}

/** Reads every mailbox that is due, one company after the other. True when one of them has more. */
export async function serveMailboxes(services: Services): Promise<boolean> {
  const due = await services.handles.directory((db) => listDue(db, services.clock()));
  let hasMore = false;
  for (const companyGuid of due) hasMore = (await serveOnce(services, companyGuid)) || hasMore;
  return hasMore;
}
