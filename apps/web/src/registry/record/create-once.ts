import { isRefusedForGood } from '../../lib/api/refused-for-good.ts';
import { newGuid } from '../../lib/new-guid.ts';
import type { FieldValues, RegistryCalls, RegistryRow } from '../calls/registry-calls.ts';
import { changeBetween } from './record-changes.ts';

/**
 * Saves a new row once, although the answer may be lost on the way: what was sent first is sent again under the same
 * key until it is answered, then what was typed meanwhile follows as a change.
 */
export function createOnce<Row extends RegistryRow>(
  calls: Pick<RegistryCalls<Row>, 'create' | 'update'>,
): (values: FieldValues) => Promise<Row> {
  let sent: { readonly guid: string; readonly values: FieldValues } | null = null;
  return async (values) => {
    sent ??= { guid: newGuid(), values };
    const first = sent;
    try {
      const row = await calls.create(first.values, first.guid);
      const change = changeBetween(first.values, values);
      const saved = change ? await calls.update(row.guid, { base: {}, changes: change.changes }) : row;
      sent = null;
      return saved;
    } catch (error) {
      if (isRefusedForGood(error)) sent = null;
      throw error;
    }
  };
}
