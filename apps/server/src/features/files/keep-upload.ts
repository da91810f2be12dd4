import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';

/**
 * The bytes before their row, which without a file would be worse than a file without a row; and in no transaction: a
 * store that is slow keeps no connection of the database.
 */
export async function keepUpload(
  context: Context,
  kept: readonly (readonly [file: string, bytes: Uint8Array])[],
  writeRow: (db: Db) => Promise<void>,
): Promise<void> {
  const stored: string[] = [];
  try {
    for (const [file, bytes] of kept) {
      await context.files.put(file, bytes);
      stored.push(file);
    }
    await context.tenant(writeRow);
  } catch (error) {
    for (const file of stored) await dropFile(context, file).catch(() => undefined);
    throw error;
  }
}
