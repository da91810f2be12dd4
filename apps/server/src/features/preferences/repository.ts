import {
  type ListSettings,
  MOST_LISTS,
  type Preferences,
  type SavedView,
  type Theme,
} from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';

export async function readTheme(db: Db, userGuid: string): Promise<Preferences['theme']> {
  const row = await db
    .selectFrom('users')
    .select(['theme', 'themeChosen'])
    .where('guid', '=', userGuid)
    .executeTakeFirstOrThrow();
  // A dark theme can only have been chosen.
  return row.themeChosen || row.theme === 'dark' ? row.theme : null;
}

export async function saveTheme(db: Db, userGuid: string, theme: Theme): Promise<void> {
  await db.updateTable('users').set({ theme, themeChosen: true }).where('guid', '=', userGuid).execute();
}

export async function readLists(db: Db, userGuid: string): Promise<Record<string, ListSettings>> {
  const rows = await db
    .selectFrom('listSettings')
    .select(['list', 'settings'])
    .where('userGuid', '=', userGuid)
    .execute();
  return Object.fromEntries(rows.map(({ list, settings }) => [list, settings]));
}

/** Limit per user: the name of a list is the page's own, so there are no more lists than pages. */
async function refuseTooMany(db: Db, userGuid: string, list: string): Promise<void> {
  const others = await db
    .selectFrom('listSettings')
    .select('list')
    .where('userGuid', '=', userGuid)
    .where('list', '<>', list)
    .limit(MOST_LISTS)
    .execute();
  if (others.length >= MOST_LISTS)
    throw new AppError('VALIDATION', { fields: { list: 'Lista sconosciuta.' } });
}

export async function saveList(
  db: Db,
  { companyGuid, userGuid }: Pick<Actor, 'companyGuid' | 'userGuid'>,
  list: string,
  settings: ListSettings,
): Promise<void> {
  await refuseTooMany(db, userGuid, list);
  const text = JSON.stringify(settings);
  await db
    .insertInto('listSettings')
    .values({ companyGuid, userGuid, list, settings: text })
    .onConflict((conflict) => conflict.columns(['userGuid', 'list']).doUpdateSet({ settings: text }))
    .execute();
}

export async function readViews(db: Db, userGuid: string): Promise<Record<string, SavedView[]>> {
  const rows = await db
    .selectFrom('listSettings')
    .select(['list', 'views'])
    .where('userGuid', '=', userGuid)
    .execute();
  return Object.fromEntries(rows.map(({ list, views }) => [list, views]));
}

export async function saveViews(
  db: Db,
  { companyGuid, userGuid }: Pick<Actor, 'companyGuid' | 'userGuid'>,
  list: string,
  views: readonly SavedView[],
): Promise<void> {
  await refuseTooMany(db, userGuid, list);
  const text = JSON.stringify(views);
  await db
    .insertInto('listSettings')
    .values({ companyGuid, userGuid, list, views: text })
    .onConflict((conflict) => conflict.columns(['userGuid', 'list']).doUpdateSet({ views: text }))
    .execute();
}
