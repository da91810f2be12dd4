import { isNewPassword, RESET_PASSWORD_MESSAGE } from '@truciolo/contract';
import { removeDemo } from '../demo/remove-demo.ts';
import {
  closeSessions,
  createUser,
  dropFactors,
  hashPassword,
  setPasswordHash,
} from '../features/identity/index.ts';
import { writeAudit } from '../platform/audit.ts';
import { makeBackup } from '../platform/backup/nightly-backup.ts';
import type { Clock } from '../platform/clock.ts';
import { type Engine, uniqueViolation } from '../platform/database/engine.ts';
import type { Handles, SystemHandle } from '../platform/database/handles.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { newGuid } from '../platform/guid.ts';

/**
 * Commands of an administrator with access to the machine; they run through the running server or beside a stopped one.
 */
export type AdminRequest =
  | {
      readonly command: 'create-admin';
      readonly email: string;
      readonly password: string;
      readonly firstName: string;
      readonly lastName: string;
    }
  | { readonly command: 'reset-password'; readonly email: string; readonly password: string }
  | { readonly command: 'reset-second-factor'; readonly email: string }
  | { readonly command: 'remove-demo' }
  | { readonly command: 'backup'; readonly file?: string };

export interface AdminContext {
  readonly engine: Engine;
  readonly handles: Handles & SystemHandle;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly files: Pick<FileStore, 'remove'>;
}

/** The terminal shows its message; nothing was changed. */
export class AdminRefusal extends Error {}

function requirePassword(password: string): void {
  if (!isNewPassword(password)) {
    throw new AdminRefusal(`${RESET_PASSWORD_MESSAGE}: servono almeno 8 caratteri, un numero e un simbolo.`);
  }
}

async function createAdmin(
  ground: AdminContext,
  request: Extract<AdminRequest, { command: 'create-admin' }>,
) {
  requirePassword(request.password);
  const { handles, clock } = ground;
  const { supplierGuid } = await handles.system((db) =>
    db.selectFrom('installation').select('supplierGuid').executeTakeFirstOrThrow(),
  );
  const passwordHash = await hashPassword(request.password);
  const { email, firstName, lastName } = request;
  const now = clock();
  const guid = newGuid(now);
  try {
    await handles.tenant(supplierGuid, async (db) => {
      const user = { guid, companyGuid: supplierGuid, email, firstName, lastName, role: 'admin' } as const;
      await createUser(db, { ...user, passwordHash, now });
      const entry = { action: 'create', entity: 'user', entityGuid: guid, at: now };
      await writeAudit(db, { companyGuid: supplierGuid, actor: null, ...entry });
    });
  } catch (error) {
    if (uniqueViolation(error) !== 'users_email_key') throw error;
    throw new AdminRefusal(`Esiste già un account con l’email ${email}.`);
  }
  return `Amministratore creato: ${email}`;
}

async function findUser({ handles }: AdminContext, email: string) {
  const user = await handles.directory((db) =>
    db
      .selectFrom('users')
      .select(['guid', 'companyGuid'])
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('status', '<>', 'removed')
      .executeTakeFirst(),
  );
  if (!user) throw new AdminRefusal(`Nessun account con l’email ${email}.`);
  return user;
}

async function resetPassword(ground: AdminContext, email: string, password: string) {
  requirePassword(password);
  const { handles, clock } = ground;
  const user = await findUser(ground, email);
  const passwordHash = await hashPassword(password);
  const now = clock();
  await handles.tenant(user.companyGuid, async (db) => {
    await setPasswordHash(db, user.guid, passwordHash);
    await closeSessions(db, { userGuid: user.guid, reason: 'password', now });
    const entry = { action: 'reset-password', entity: 'user', entityGuid: user.guid, at: now };
    await writeAudit(db, { companyGuid: user.companyGuid, actor: null, ...entry });
  });
  return `Password cambiata per ${email}; le sue sessioni sono chiuse.`;
}

/** For the last responsabile of a company, whom no colleague can help. */
async function resetSecondFactor(ground: AdminContext, email: string) {
  const { handles, clock } = ground;
  const user = await findUser(ground, email);
  const now = clock();
  await handles.tenant(user.companyGuid, async (db) => {
    await dropFactors(db, user.guid);
    await closeSessions(db, { userGuid: user.guid, reason: 'closed', now });
    const entry = { action: 'second-factor-reset', entity: 'user', entityGuid: user.guid, at: now };
    await writeAudit(db, { companyGuid: user.companyGuid, actor: null, ...entry });
  });
  return `Verifica in due passaggi tolta a ${email}; le sue sessioni sono chiuse.`;
}

async function removeSamples({ handles, clock, files }: AdminContext): Promise<string> {
  const removed = await removeDemo(handles, clock, files);
  if (removed === 0) throw new AdminRefusal('Su questa installazione non ci sono dati di esempio.');
  return 'Dati e accessi di esempio tolti. Se manca un amministratore, crealo con create-admin.';
}

export async function runAdminCommand(ground: AdminContext, request: AdminRequest): Promise<string> {
  switch (request.command) {
    case 'create-admin':
      return createAdmin(ground, request);
    case 'reset-password':
      return resetPassword(ground, request.email, request.password);
    case 'reset-second-factor':
      return resetSecondFactor(ground, request.email);
    case 'remove-demo':
      return removeSamples(ground);
    case 'backup':
      return `Backup scritto: ${await makeBackup(ground.engine, ground.dataDir, ground.clock(), request.file)}`;
  }
}
