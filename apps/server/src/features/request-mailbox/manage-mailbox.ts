import { type Mailbox, type MailboxFields, requestMailbox } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { endpoint, reading } from '../../platform/http/endpoint.ts';
import { problemOf, withMailbox } from './connect.ts';
import { deleteMailbox, findMailbox, type MailboxRow, saveMailbox } from './repository.ts';
import { sealPlace } from './serve-mailboxes.ts';

const present = (row: MailboxRow | undefined): { mailbox: Mailbox | null } => {
  if (!row) return { mailbox: null };
  const { host, port, safety, username, folder, active, taken, problem, lastReadAt } = row;
  return {
    mailbox: {
      host,
      port,
      safety,
      username,
      folder,
      active,
      taken,
      problem,
      lastReadAt: lastReadAt?.toISOString() ?? null,
    },
  };
};

const refused = (message: string, field?: string) =>
  new AppError('MAILBOX_REFUSED', { message, ...(field && { fields: { [field]: message } }) });

/** The typed password, or the stored one when none is typed and the account is the same. */
function passwordOf({ secrets, actor }: Context, body: MailboxFields, row: MailboxRow | undefined): string {
  if (body.password !== '') return body.password;
  const isSame = row?.host === body.host && row.username === body.username;
  const stored = isSame ? secrets.unseal(row.sealedPassword, sealPlace(actor.companyGuid)) : null;
  if (stored === null) throw refused('Scrivi la password della casella.', 'password');
  return stored;
}

export const getMailbox = reading(requestMailbox.get, ({ tenant }) =>
  tenant(async (db) => present(await findMailbox(db))),
);

export const setMailbox = endpoint(requestMailbox.set, (context, { body }) =>
  context.tenant(async (db) => {
    const { actor, secrets, audit } = context;
    const before = await findMailbox(db);
    const { password: _, ...fields } = body;
    const sealedPassword = secrets.seal(passwordOf(context, body, before), sealPlace(actor.companyGuid));
    const isSamePlace =
      before?.host === body.host && before.username === body.username && before.folder === body.folder;
    // Another folder begins at its end, like a new one.
    const start = isSamePlace ? {} : { uidValidity: null, lastUid: null, lastReadAt: null };
    await saveMailbox(db, {
      companyGuid: actor.companyGuid,
      ...fields,
      sealedPassword,
      ...start,
      problem: '',
      nextAt: null,
      failedUid: null,
      failedTimes: 0,
    });
    const address = (row: { host: string; username: string; folder: string } | undefined) =>
      row ? `${row.username} · ${row.host} · ${row.folder}` : null;
    const changes = {
      mailbox: { from: address(before), to: address(fields) },
      active: { from: before?.active ?? null, to: body.active },
    };
    await audit(db, { action: 'update', entity: 'request-mailbox', entityGuid: null, changes });
    return present(await findMailbox(db));
  }),
);

const CHECKS = 10;
const WINDOW_MINUTES = 15;

export const checkMailbox = endpoint(requestMailbox.check, async (context, { body }) => {
  const { actor, limiter, policy, tenant } = context;
  const password = passwordOf(context, body, await tenant(findMailbox));
  await limiter.take({ [`request-mailbox:${actor.companyGuid}`]: CHECKS }, WINDOW_MINUTES);
  try {
    return await withMailbox({ ...body, password }, policy.privateWebhooks, async (client) => {
      const folders = (await client.list()).map(({ path }) => path).slice(0, 200);
      const status = await client.status(body.folder, { messages: true }).catch(() => null);
      if (!status)
        throw refused(
          `La cartella «${body.folder}» non esiste: scegli fra ${folders.slice(0, 10).join(', ')}.`,
          'folder',
        );
      return { messages: status.messages ?? 0, folders };
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(problemOf(error).message);
  }
});

export const removeMailbox = endpoint(requestMailbox.remove, ({ tenant, audit }) =>
  tenant(async (db) => {
    const before = await findMailbox(db);
    await deleteMailbox(db);
    if (before) {
      const changes = { mailbox: { from: `${before.username} · ${before.host}`, to: null } };
      await audit(db, { action: 'remove', entity: 'request-mailbox', entityGuid: null, changes });
    }
    return { success: true as const };
  }),
);
