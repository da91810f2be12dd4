import type { Insertable } from 'kysely';
import type { Db } from '../database/handles.ts';
import type { ApiAnswersTable } from '../database/integration-tables.ts';

type Place = Pick<ApiAnswersTable, 'companyGuid' | 'keyGuid' | 'idempotencyKey'>;

/** Reserves the place of an answer; null when it was free, else the earlier call under the same key. */
export async function reserveAnswer(db: Db, row: Insertable<ApiAnswersTable>, abandonedBefore: Date) {
  const reserved = await db
    .insertInto('apiAnswers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['companyGuid', 'keyGuid', 'idempotencyKey'])
        .doUpdateSet({ createdAt: row.createdAt, fingerprint: row.fingerprint })
        .where('apiAnswers.answer', 'is', null)
        .where('apiAnswers.createdAt', '<', abandonedBefore),
    )
    .returning('keyGuid')
    .executeTakeFirst();
  return reserved ? null : findAnswer(db, row);
}

const findAnswer = (db: Db, { keyGuid, idempotencyKey }: Pick<Place, 'keyGuid' | 'idempotencyKey'>) =>
  db
    .selectFrom('apiAnswers')
    .select(['fingerprint', 'answer'])
    .where('keyGuid', '=', keyGuid)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();

export async function storeAnswer(db: Db, { keyGuid, idempotencyKey }: Place, answer: string): Promise<void> {
  await db
    .updateTable('apiAnswers')
    .set({ answer })
    .where('keyGuid', '=', keyGuid)
    .where('idempotencyKey', '=', idempotencyKey)
    .execute();
}

export async function forgetAnswer(db: Db, { keyGuid, idempotencyKey }: Place): Promise<void> {
  await db
    .deleteFrom('apiAnswers')
    .where('keyGuid', '=', keyGuid)
    .where('idempotencyKey', '=', idempotencyKey)
    .where('answer', 'is', null)
    .execute();
}
