import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where uploaded files live: a name the server made, never one a user typed. */
export interface FileStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/** The store itself is away, slow or broken: the same call may do later. */
export class FilesAway extends Error {
  constructor(cause: unknown) {
    super('the store of files does not answer', { cause });
    this.name = 'FilesAway';
  }
}

const SAFE_NAME = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

export function guardName(name: string): void {
  if (!SAFE_NAME.test(name) || name.includes('..')) throw new Error(`unsafe file name ${name}`);
}

const PART = '.part';

/** Removes partial files of a killed process. It must run before the first write. */
export async function sweepParts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of entries)
    if (name.endsWith(PART)) await rm(join(folder, name), { force: true }).catch(() => {});
}

export function openFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    guardName(name);
    return join(folder, name);
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      // Written beside and renamed: a reader never meets half a file.
      const part = `${path}${PART}`;
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, path);
      } catch (error) {
        // On a full disk half a file would keep it full.
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
    },
    get: (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
