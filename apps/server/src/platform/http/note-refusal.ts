import { type ErrorCode, isWrite, type RouteSpec } from '@truciolo/contract';
import { AppError } from '../app-error.ts';
import { writeAudit } from '../audit.ts';
import type { Actor, Services } from '../context.ts';

/** Errors that mean an access attempt; typing mistakes are not among them. */
const attempts: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN',
  'NOT_FOUND',
  'OWN_ACCOUNT',
  'LAST_RESPONSABILE',
  'LAST_ADMIN',
]);
/** Limit per user and hour, so that repeated attempts fill no table. */
const NOTED_PER_HOUR = 50;

/** An administrative write that was refused leaves a row in the history of the company it came from. */
export async function noteRefusal(
  { handles, limiter, clock }: Services,
  spec: RouteSpec,
  actor: Actor,
  error: unknown,
): Promise<void> {
  if (!spec.capability || !isWrite(spec.method)) return;
  if (!(error instanceof AppError) || !attempts.has(error.code)) return;
  const key = `refused:${actor.userGuid}`;
  const isFlood = await limiter.take({ [key]: NOTED_PER_HOUR }, 60).then(
    () => false,
    () => true,
  );
  if (isFlood) return;
  await handles.tenant(actor.companyGuid, (db) =>
    writeAudit(db, {
      companyGuid: actor.companyGuid,
      actor,
      action: 'refused',
      entity: 'call',
      entityGuid: null,
      changes: {
        call: { from: null, to: `${spec.method} ${spec.path}` },
        reason: { from: null, to: error.message },
      },
      at: clock(),
    }),
  );
}
