import type { Context } from '../context.ts';
import type { AfterCommit, Db } from '../database/handles.ts';
import { dropFile } from './drop-file.ts';
import type { FileSource } from './file-store.ts';

/**
 * The bytes before their row, which without a file would be worse than a file without a row; and in no transaction: a
 * store that is slow keeps no connection of the database. Where the row cannot be written, the bytes go again.
 */
export async function storeFiles<T>(
  context: Pick<Context, 'files' | 'tasks' | 'log' | 'tenant'>,
  fresh: readonly (readonly [file: string, source: FileSource])[],
  writeRow: (db: Db, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  const stored: string[] = [];
  try {
    for (const [file, source] of fresh) {
      await context.files.put(file, source);
      stored.push(file);
    }
    return await context.tenant(writeRow);
  } catch (error) {
    for (const file of stored) await dropFile(context, file).catch(() => undefined);
    throw error;
  }
}
