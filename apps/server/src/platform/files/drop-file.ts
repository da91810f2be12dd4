import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';

/** Twelve tries from a minute, doubling: a store may be away for days. */
const fileRemoval = job<{ readonly file: string }>({ name: 'file-removal', retries: 12, retryDelay: 60 });

interface FileServices {
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly log: Log;
}

/** Removes a file that no row names any more; where the store is away, later. The caller's own work is done. */
export async function dropFile({ files, jobs, log }: FileServices, file: string): Promise<void> {
  try {
    await files.remove(file);
  } catch (error) {
    log.warn({ err: error }, 'a file is removed later');
    await jobs.send(fileRemoval, { file }, file);
  }
}

export const startFileRemoval = ({ files, jobs }: Pick<FileServices, 'files' | 'jobs'>): Promise<void> =>
  jobs.work(fileRemoval, ({ file }) => files.remove(file));
