import { companyStorage, type Plan, STORAGE_QUOTA_BYTES } from '@truciolo/contract';
import { sql } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';

/** Bytes and files of a company, and its plan, in one statement: floods of uploads ask for it too. */
export async function storageOf(db: Db, companyGuid: string) {
  const { rows } = await sql<{ bytes: string; files: string; plan: Plan | null }>`
    select coalesce(sum(bytes), 0) as bytes, count(*) as files,
      (select plan from subscriptions where company_guid = ${companyGuid}) as plan from (
      select bytes from quote_files where company_guid = ${companyGuid}
      union all select bytes from comment_files where company_guid = ${companyGuid}
      union all select bytes from request_files where company_guid = ${companyGuid}) f`.execute(db);
  const [row] = rows;
  const plan = row?.plan ?? null;
  return {
    usedBytes: Number(row?.bytes ?? 0),
    files: Number(row?.files ?? 0),
    plan,
    quotaBytes: plan && STORAGE_QUOTA_BYTES[plan],
  };
}
type Storage = Awaited<ReturnType<typeof storageOf>>;

/** A user, or a mailbox of the company that works by itself. */
type QuotaOwner = Pick<Context, 'tenant'> & { readonly actor: Pick<Context['actor'], 'companyGuid'> };

/** Refuses an upload for which the plan has no room left. */
export function refuseOverQuota({ usedBytes, plan, quotaBytes }: Storage, bytes: number): void {
  if (quotaBytes === null || usedBytes + bytes <= quotaBytes) return;
  const message = `Lo spazio per i file del piano ${plan} (${quotaBytes / 10 ** 9} GB) è pieno: elimina quelli che non servono, o chiedi un piano più grande.`;
  throw new AppError('QUOTA_REACHED', { message });
}

export const guardQuota = async ({ tenant, actor }: QuotaOwner, bytes: number): Promise<void> =>
  refuseOverQuota(await tenant((db) => storageOf(db, actor.companyGuid)), bytes);

export const getStorage = endpoint(companyStorage.get, async ({ actor, tenant }, { params }) => {
  if (actor.companyGuid !== params.companyGuid) throw new AppError('NOT_FOUND');
  return tenant((db) => storageOf(db, actor.companyGuid));
});
