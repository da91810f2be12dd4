import { AppError } from '../app-error.ts';
import { writeAudit } from '../audit.ts';
import type { Context } from '../context.ts';
import { fieldsOf } from './registry-fields.ts';
import { lockRows, updateRow } from './registry-repository.ts';
import type { RegistryTable } from './registry-table.ts';

/** Same limit as in the contract. */
const MAX_TAGS = 20;

interface Retag {
  readonly guids: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

function retagged(tags: readonly string[], { add, remove }: Retag): string[] {
  return [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])];
}

/** Adds and removes tags on many rows; each changed row gets an audit entry. */
export async function tagRows(context: Context, table: RegistryTable, wish: Retag) {
  const { actor, clock } = context;
  const now = clock();
  return context.tenant(async (db) => {
    let changed = 0;
    for (const row of await lockRows(db, table, wish.guids)) {
      const before = row.tags as string[];
      const tags = retagged(before, wish);
      if (tags.join('\n') === before.join('\n')) continue;
      if (tags.length > MAX_TAGS) {
        const message = `Una riga avrebbe più di ${MAX_TAGS} etichette: nessuna riga è stata modificata.`;
        throw new AppError('VALIDATION', { message });
      }
      const whole = { ...fieldsOf(table, row), tags };
      await updateRow(db, table, row.guid, { tags }, whole, now);
      const entry = {
        entity: table.registry.words.entity,
        entityGuid: row.guid,
        changes: { tags: { from: before, to: tags } },
      };
      await writeAudit(db, { companyGuid: actor.companyGuid, actor, action: 'update', ...entry, at: now });
      changed += 1;
    }
    return { success: true as const, changed };
  });
}
