import type { Log } from '../log.ts';
import { task } from '../tasks/task.ts';
import type { Tasks } from '../tasks/tasks.ts';
import type { FileStore } from './file-store.ts';

/** Twelve tries from a minute, doubling: a store may be away for days. */
const fileRemoval = task<{ readonly file: string }>({ name: 'file-removal', retries: 12, retryDelay: 60 });

interface FileServices {
  readonly files: FileStore;
  readonly tasks: Tasks;
  readonly log: Log;
}

/** Removes a file that no row names any more; where the store is away, later. The caller's own work is done. */
export async function dropFile({ files, tasks, log }: FileServices, file: string): Promise<void> {
  try {
    await files.remove(file);
  } catch (error) {
    log.warn({ err: error }, 'a file is removed later');
    await tasks.send(fileRemoval, { file }, file);
  }
}

export const startFileRemoval = ({ files, tasks }: Pick<FileServices, 'files' | 'tasks'>): Promise<void> =>
  tasks.work(fileRemoval, ({ file }) => files.remove(file));
