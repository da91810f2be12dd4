import type { CompanyLicence, LicenceFields } from '@truciolo/contract';
import { supplierLicences } from '@truciolo/contract';
import { addDays, addMonths, countOf, dayInRome, endOfDayInRome } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import { asSupplier } from '../../../platform/as-supplier.ts';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import {
  isCompanyOf,
  listCompanyLicences,
  listLicenceHistory,
  saveSubscription,
} from './companies-repository.ts';
import { lastMoment } from './last-day.ts';
import { presentLicence } from './presenter.ts';
import { countSeats, lockSubscription, type SubscriptionRow } from './seats-repository.ts';

async function lockLicence(db: Db, { actor }: Context, companyGuid: string): Promise<SubscriptionRow> {
  const isTheirs = await isCompanyOf(db, actor.companyGuid, companyGuid);
  const row = isTheirs ? await lockSubscription(db, companyGuid) : undefined;
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

const fieldsOf = (row: SubscriptionRow): LicenceFields & { version: number } => ({
  plan: row.plan,
  seats: row.seats,
  expiresOn: row.expiresAt ? dayInRome(row.expiresAt) : null,
  version: row.version,
});

/** Writes what changed; a last day that was not touched keeps its exact moment (a trial ends within a day). */
async function save(
  db: Db,
  { actor, clock }: Context,
  companyGuid: string,
  row: SubscriptionRow,
  change: { action: string; values: Partial<LicenceFields>; changes: Changes },
): Promise<void> {
  const { values, changes, action } = change;
  if (Object.keys(values).length === 0) return;
  const now = clock();
  const seats = values.seats ?? row.seats;
  const { assigned } = await countSeats(db, companyGuid);
  if (seats < assigned) {
    throw new AppError('SEATS_ASSIGNED', {
      message: `L’azienda ha ${countOf(assigned, 'posto assegnato', 'posti assegnati')}: non puoi scendere a ${seats}. Fai prima liberare i posti in più.`,
      fields: { seats: `Almeno ${assigned}: sono già assegnati.` },
    });
  }
  const expiresAt =
    values.expiresOn === undefined ? row.expiresAt : lastMoment(values.expiresOn, now, 'changes.expiresOn');
  await saveSubscription(db, companyGuid, { plan: values.plan ?? row.plan, seats, expiresAt });
  const entry = { action, entity: 'licence', entityGuid: companyGuid, changes, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry });
}

async function present(
  db: Db,
  { actor, clock }: Context,
  guids: readonly string[],
): Promise<CompanyLicence[]> {
  const rows = await listCompanyLicences(db, actor.companyGuid, guids);
  return rows.map((row) => presentLicence(row, clock()));
}

async function presentOne(db: Db, context: Context, guid: string): Promise<CompanyLicence> {
  const [licence] = await present(db, context, [guid]);
  if (!licence) throw new AppError('NOT_FOUND');
  return licence;
}

export const updateLicence = endpoint(supplierLicences.update, (context, { params, body }) => {
  return asSupplier(context, async (db) => {
    const row = await lockLicence(db, context, params.companyGuid);
    const merged = mergeFields<LicenceFields>(fieldsOf(row), body.base, body.changes);
    await save(db, context, params.companyGuid, row, { action: 'update', ...merged });
    return presentOne(db, context, params.companyGuid);
  });
});

/** The later of today and the expiry that the caller saw. */
function startingDay(expiresOn: string | null, now: Date): string {
  const today = dayInRome(now);
  return expiresOn !== null && expiresOn > today ? expiresOn : today;
}

export const renewLicence = endpoint(supplierLicences.renew, (context, { params, body }) => {
  return asSupplier(context, async (db) => {
    const row = await lockLicence(db, context, params.companyGuid);
    const { base, months, plan, seats } = body;
    const expiresOn = addMonths(startingDay(base.expiresOn, context.clock()), months);
    const merged = mergeFields<LicenceFields>(fieldsOf(row), base, { plan, seats, expiresOn });
    await save(db, context, params.companyGuid, row, { action: 'renew', ...merged });
    return presentOne(db, context, params.companyGuid);
  });
});

/** All of them or none: a company that is not the supplier's stops the whole call. */
export const extendLicences = endpoint(supplierLicences.extend, (context, { body }) => {
  const starts = new Map(body.licences.map(({ companyGuid, expiresOn }) => [companyGuid, expiresOn]));
  const guids = [...starts.keys()].sort();
  return asSupplier(context, async (db) => {
    let changed = 0;
    for (const companyGuid of guids) {
      const row = await lockLicence(db, context, companyGuid);
      const start = starts.get(companyGuid) ?? null;
      if (start === null || row.expiresAt === null) continue;
      changed += 1;
      const wanted = { expiresOn: addDays(startingDay(start, context.clock()), body.days) };
      const { changes } = mergeFields<LicenceFields>(fieldsOf(row), { expiresOn: start }, wanted);
      if (Object.keys(changes).length === 0) continue;
      const expiresAt = endOfDayInRome(wanted.expiresOn);
      await saveSubscription(db, companyGuid, { plan: row.plan, seats: row.seats, expiresAt });
      const entry = { action: 'extend', entity: 'licence', entityGuid: companyGuid, changes };
      await writeAudit(db, { companyGuid, actor: context.actor, ...entry, at: context.clock() });
    }
    return { success: true, changed, rows: await present(db, context, guids) };
  });
});

export const licenceHistory = endpoint(supplierLicences.history, (context, { params }) => {
  return asSupplier(context, async (db) => {
    if (!(await isCompanyOf(db, context.actor.companyGuid, params.companyGuid)))
      throw new AppError('NOT_FOUND');
    const rows = await listLicenceHistory(db, params.companyGuid);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  });
});
