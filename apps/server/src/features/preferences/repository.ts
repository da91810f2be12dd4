import type { Preferences } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

export async function readTheme(db: Db, userGuid: string): Promise<Preferences['theme']> {
  const row = await db
    .selectFrom('users')
    .select('theme')
    .where('guid', '=', userGuid)
    .executeTakeFirstOrThrow();
  return row.theme;
}

export async function saveTheme(db: Db, userGuid: string, theme: Preferences['theme']): Promise<void> {
  await db.updateTable('users').set({ theme }).where('guid', '=', userGuid).execute();
}
