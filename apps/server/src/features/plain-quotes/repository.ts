import { ruleOfCompany } from '@truciolo/contract';
import type { CostRow, PlainStart, RuleDraft, WorkRow } from '@truciolo/quote';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import { searchPatterns } from '../../platform/registry/search-key.ts';

export async function findCompanyDefaults(db: Db) {
  const row = await db
    .selectFrom('companies')
    .select([
      'defaultMargin',
      'defaultVat',
      'labourIsVariable',
      'validityDays',
      'paymentTerms',
      'deliveryTerms',
    ])
    .executeTakeFirstOrThrow();
  return { ...row, defaultMargin: Number(row.defaultMargin), vat: Number(row.defaultVat) };
}

/** Terms that the company has agreed with a customer. */
export async function findCustomerTerms(db: Db, guid: string | null) {
  if (guid === null) return null;
  const row = await db
    .selectFrom('customers')
    .select(['margin', 'discount'])
    .where('guid', '=', guid)
    .executeTakeFirst();
  return row ?? null;
}

export async function listCosts(db: Db): Promise<readonly CostRow[]> {
  const rows = await db
    .selectFrom('costs')
    .select(['name', 'category', 'basis', 'amount', 'percent', 'confirmed', 'addToNewQuotes'])
    .where('archivedAt', 'is', null)
    .orderBy('sortKey')
    .execute();
  return rows as readonly CostRow[];
}

/** Limit of rules in a position. */
const MOST_RULES = 100;

export async function listActiveRules(db: Db): Promise<readonly RuleDraft[]> {
  const rows = await db
    .selectFrom('rules')
    .selectAll()
    .where('archivedAt', 'is', null)
    .where('active', '=', true)
    .orderBy('sortKey')
    .limit(MOST_RULES)
    .execute();
  return rows.map((row) => ruleOfCompany(row.guid, row));
}

export async function findWorks(db: Db, guids: readonly string[]): Promise<PlainStart['works']> {
  if (guids.length === 0) return new Map();
  const rows = await db
    .selectFrom('works')
    .select([
      'guid',
      'name',
      'external',
      'supplier',
      'charge',
      'machineGuid',
      'setupMinutes',
      'cycleMinutes',
      'rate',
      'minimum',
      'leadDays',
      'formulaPublished',
      'confirmed',
    ])
    .where('guid', 'in', [...guids])
    .execute();
  return new Map(rows.map((row) => [row.guid, row as WorkRow]));
}

/** Limit of rows that the dialog shows. */
const MOST_TEMPLATES = 100;

/** Position templates by name. */
export const listTemplates = (db: Db, q: string) =>
  db
    .selectFrom('quoteTemplates')
    .select(['guid', 'name', 'family', sql<number>`jsonb_array_length(position -> 'phases')`.as('phases')])
    .where('archivedAt', 'is', null)
    .where((eb) => eb.and(searchPatterns(q).map((pattern) => eb('searchKey', 'like', pattern))))
    .orderBy('sortKey')
    .limit(MOST_TEMPLATES)
    .execute();

export const findTemplate = (db: Db, guid: string) =>
  db
    .selectFrom('quoteTemplates')
    .select('position')
    .where('guid', '=', guid)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
