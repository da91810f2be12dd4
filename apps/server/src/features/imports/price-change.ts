import { createHash } from 'node:crypto';
import type { PriceChange, PricedRegistry, RowChoice } from '@truciolo/contract';
import { priceChanges } from '@truciolo/contract';
import {
  add,
  addRatio,
  formatPercent,
  money,
  moneyRatio,
  multiplyRatio,
  ONE_RATIO,
  percent,
  percentRatio,
  ratioToStep,
} from '@truciolo/money';
import { AppError } from '../../platform/app-error.ts';
import { type AuditEntry, writeAudits } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { fieldsOf } from '../../platform/registry/registry-fields.ts';
import { lockRows, type StoredRow, updateRow } from '../../platform/registry/registry-repository.ts';
import { registryTables } from '../registries/index.ts';
import { chooseRows } from './choose-rows.ts';

/** Limit; longer lists cannot have been reviewed by a user. */
const MOST_ROWS = 5000;

interface Priced {
  /** The changed field. */
  readonly field: 'pricePerKg' | 'hourlyRate';
  nameOf(row: StoredRow): string;
  /** Other fields that change with it. */
  aside(row: StoredRow, change: PriceChange): Readonly<Record<string, unknown>>;
}

const priced: Readonly<Record<PricedRegistry, Priced>> = {
  materials: {
    field: 'pricePerKg',
    nameOf: ({ designation, condition }) => [designation, condition].filter(Boolean).join(' '),
    aside: (_row, change) => ({ priceSource: sourceOf(change) }),
  },
  machines: {
    field: 'hourlyRate',
    nameOf: ({ code, name }) => `${code} ${name}`,
    // The amount no longer is the result of the guided calculation.
    aside: () => ({ rateMode: 'typed' }),
  },
};

/** Source shown in the price history, in place of a supplier's list. */
function sourceOf(change: PriceChange): string {
  if (change.kind === 'amount') return 'Aggiornamento in blocco';
  const sign = change.percent > 0 ? '+' : '';
  return `Aggiornamento in blocco ${sign}${formatPercent(percent(change.percent))}`;
}

/** Exact until the single rounding at the end. */
export function changedAmount(from: number, change: PriceChange): number {
  const raw =
    change.kind === 'amount'
      ? moneyRatio(add(money(from), money(change.amount)))
      : multiplyRatio(moneyRatio(money(from)), addRatio(ONE_RATIO, percentRatio(percent(change.percent))));
  return ratioToStep(raw, money(change.step), 'half-up');
}

interface Planned {
  readonly rows: { guid: string; name: string; from: number; to: number }[];
  readonly without: number;
  readonly fingerprint: string;
}

async function plan(
  db: Db,
  registry: PricedRegistry,
  choice: RowChoice,
  change: PriceChange,
): Promise<Planned> {
  const { field, nameOf } = priced[registry];
  const stored = await chooseRows(db, registryTables[registry], choice, MOST_ROWS);
  if (!stored) {
    const message = `Sono più di ${MOST_ROWS} righe: restringi i filtri.`;
    throw new AppError('TOO_MANY_ROWS', { message });
  }
  const known = stored.filter((row) => typeof row[field] === 'number');
  const rows = known.map((row) => {
    const from = row[field] as number;
    return { guid: row.guid, name: nameOf(row), from, to: changedAmount(from, change) };
  });
  const negative = rows.find(({ to }) => to < 0);
  if (negative) {
    const message = `Con questa variazione «${negative.name}» scenderebbe sotto zero.`;
    throw new AppError('PRICE_NEGATIVE', { message });
  }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(rows.map(({ guid, from, to }) => [guid, from, to])))
    .digest('base64url');
  return { rows, without: stored.length - known.length, fingerprint };
}

export const previewPriceChange = endpoint(priceChanges.preview, async (context, { params, body }) => {
  return context.tenant((db) => plan(db, params.registry, body.choice, body.change));
});

/** Saves the previewed amounts, or nothing if a row has changed since. */
export const applyPriceChange = endpoint(priceChanges.apply, async (context, { params, body }) => {
  const { actor, clock } = context;
  const table = registryTables[params.registry];
  const { field, aside } = priced[params.registry];
  const now = clock();
  return context.tenant(async (db) => {
    const before = await plan(db, params.registry, body.choice, body.change);
    const locked = await lockRows(
      db,
      table,
      before.rows.map(({ guid }) => guid),
    );
    const { rows, fingerprint } = await plan(db, params.registry, body.choice, body.change);
    if (fingerprint !== body.fingerprint) throw new AppError('IMPORT_STALE');
    const byGuid = new Map(locked.map((row) => [row.guid, row]));
    const entries: AuditEntry[] = [];
    for (const { guid, from, to } of rows) {
      const row = byGuid.get(guid);
      if (!row || from === to) continue;
      const current = fieldsOf(table, row);
      const values: Record<string, unknown> = { [field]: to, ...aside(row, body.change) };
      await updateRow(db, table, guid, values, { ...current, ...values }, now);
      const changes = Object.fromEntries(
        Object.entries(values)
          .filter(([name, value]) => current[name] !== value)
          .map(([name, value]) => [name, { from: current[name], to: value }]),
      );
      const entry = {
        action: 'update',
        entity: table.registry.words.entity,
        entityGuid: guid,
        changes,
        at: now,
      };
      entries.push({ companyGuid: actor.companyGuid, actor, ...entry });
    }
    await writeAudits(db, entries);
    return { changed: entries.length };
  });
});
