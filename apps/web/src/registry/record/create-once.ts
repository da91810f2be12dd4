import { firstSent } from '../../lib/api/first-sent.ts';
import type { FieldValues, RegistryCalls, RegistryRow } from '../calls/registry-calls.ts';
import { changeBetween } from './record-changes.ts';

/** Creates a new row once; text typed while the answer was missing follows as a change. */
export function createOnce<Row extends RegistryRow>(
  calls: Pick<RegistryCalls<Row>, 'create' | 'update'>,
): (values: FieldValues) => Promise<Row> {
  const send = firstSent<FieldValues>();
  return (values) =>
    send(values, async (first) => {
      const row = await calls.create(first.values, first.guid);
      const change = changeBetween(first.values, values);
      return change ? calls.update(row.guid, { base: {}, changes: change.changes }) : row;
    });
}
