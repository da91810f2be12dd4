import { blankCustomer, type CustomerFields, customers, type Quote } from '@truciolo/contract';
import type { QuoteDefaults } from '@truciolo/quote';
import { type AuditEntry, writeAudits } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { insertRows } from '../../platform/registry/registry-repository.ts';
import { findCompany } from '../companies/index.ts';
import { customersTable } from '../customers/index.ts';
import { findByNumber, insertQuotes, lockNumbers, type PastQuote, replaceImported } from '../quotes/index.ts';
import { KeyIndex } from './plan/matching.ts';
import type { PlannedRow } from './plan/plan-rows.ts';
import { pastDocument } from './quotes/past-document.ts';
import { byName, byVatNumber } from './sheets/match-keys.ts';
import type { PastQuoteRow } from './sheets/past-quote.ts';
import type { Fields } from './sheets/sheet.ts';
import { stale } from './stale.ts';

type Values = PastQuoteRow & { readonly customerGuid: string | null };
/** A planned row of a file of quotes, as it is stored until the import is confirmed. */
export interface SavedRow extends Pick<PlannedRow, 'line' | 'state' | 'guid' | 'version'> {
  readonly values: Values;
}

/** Quotes per statement. */
const BATCH = 200;

/** Groups rows by number. */
function quotesOf(rows: readonly SavedRow[]): SavedRow[][] {
  const groups = new Map<string, SavedRow[]>();
  for (const row of rows) {
    const { number } = row.values;
    const group = groups.get(number);
    if (group) group.push(row);
    else groups.set(number, [row]);
  }
  return [...groups.values()];
}

/** Midday in Italy: the sheet has only the day. */
const instantOf = (day: string): Date => new Date(`${day}T11:00:00.000Z`);

interface Ground {
  readonly defaults: QuoteDefaults;
  readonly ownerGuid: string;
  readonly customerOf: (head: Values) => string | null;
}

function pastQuote(group: readonly SavedRow[], { defaults, ownerGuid, customerOf }: Ground): PastQuote {
  const rows = group.map(({ values }) => values);
  const [head] = rows;
  if (!head) throw new Error('a quote without rows');
  const at = instantOf(head.date);
  const { number, state, reason, customer: name, vatNumber } = head;
  const outcome: Quote['outcome'] =
    reason === '' || state === 'sent'
      ? null
      : { at: at.toISOString(), by: '', reason, competitor: '', competitorPrice: null };
  return {
    number,
    place: null,
    state,
    documents: [pastDocument(rows, { guid: customerOf(head), name, vatNumber }, defaults)],
    ownerGuid,
    createdAt: at,
    sentAt: at,
    outcome,
  };
}

/** Creates new customers, one for all the quotes that name them. */
async function createCustomers({ actor }: Context, db: Db, heads: readonly Values[], now: Date) {
  const index = new KeyIndex<{ readonly fields: Fields; guid: string }>([byVatNumber, byName]);
  const fresh: { fields: CustomerFields; guid: string }[] = [];
  for (const { customer: name, vatNumber, customerGuid } of heads) {
    const fields: CustomerFields = { ...blankCustomer(), name, vatNumber };
    if (customerGuid !== null || index.find(fields)) continue;
    const one = { fields, guid: '' };
    index.add(one);
    fresh.push(one);
  }
  const { companyGuid } = actor;
  const list = fresh.map(({ fields }) => fields);
  const stored = await insertRows(db, customersTable, list, { companyGuid, now });
  for (const [at, { guid }] of stored.entries()) {
    const one = fresh[at];
    if (one) one.guid = guid;
  }
  await writeAudits(
    db,
    stored.map(({ guid }): AuditEntry => {
      const entry = { action: 'create', entity: customers.words.entity, entityGuid: guid, at: now };
      return { companyGuid, actor, ...entry };
    }),
  );
  return ({ customer: name, vatNumber, customerGuid }: Values): string | null =>
    customerGuid ?? index.find({ name, vatNumber })?.thing.guid ?? null;
}

/** The plan must still hold: no number taken and no quote changed meanwhile. */
async function checkFresh(db: Db, groups: readonly SavedRow[][]): Promise<void> {
  for (let from = 0; from < groups.length; from += BATCH) {
    const some = groups.slice(from, from + BATCH);
    const numbers = some.flatMap(([first]) => (first ? [first.values.number] : []));
    const now = new Map((await findByNumber(db, numbers)).map((quote) => [quote.number, quote]));
    for (const [first] of some) {
      if (!first) continue;
      const quote = now.get(first.values.number);
      if (first.guid === null ? quote !== undefined : quote?.version !== first.version)
        throw stale(first.line);
    }
  }
}

/** Writes the quotes of a preview; the caller's transaction makes it all or nothing. */
export async function saveQuotes(
  context: Context,
  db: Db,
  rows: readonly SavedRow[],
  { now, fileName }: { readonly now: Date; readonly fileName: string },
) {
  const { actor, report } = context;
  const { companyGuid, userGuid: ownerGuid } = actor;
  await lockNumbers(db, companyGuid, now);
  const all = quotesOf(rows);
  const changing = all.filter((group) => group.some(({ state }) => state !== 'unchanged'));
  await checkFresh(db, changing);
  const company = await findCompany(db, companyGuid);
  if (!company) throw new Error(`no company ${companyGuid}`);
  const { validityDays, defaultVat } = company;
  const heads = changing.flatMap(([first]) => (first ? [first.values] : []));
  const ground: Ground = {
    defaults: { validityDays, paymentTerms: '', deliveryTerms: '', vat: Number(defaultVat) },
    ownerGuid,
    customerOf: await createCustomers(context, db, heads, now),
  };
  const changes = { file: { from: null, to: fileName } };
  const auditOf = (guid: string): AuditEntry => {
    const entry = { action: 'import', entity: 'quote', entityGuid: guid, changes, at: now };
    return { companyGuid, actor, ...entry };
  };
  const fresh = changing.filter(([first]) => first?.guid === null);
  const known = changing.filter(([first]) => first?.guid !== null);
  for (let from = 0; from < fresh.length; from += BATCH) {
    const made = fresh.slice(from, from + BATCH).map((group) => pastQuote(group, ground));
    await writeAudits(db, (await insertQuotes(db, companyGuid, made)).map(auditOf));
    report(Math.min(fresh.length, from + BATCH), changing.length);
  }
  for (const [done, group] of known.entries()) {
    const guid = group[0]?.guid ?? '';
    await replaceImported(db, companyGuid, guid, pastQuote(group, ground), now);
    await writeAudits(db, [auditOf(guid)]);
    report(fresh.length + done + 1, changing.length);
  }
  return { created: fresh.length, updated: known.length, unchanged: all.length - changing.length };
}
