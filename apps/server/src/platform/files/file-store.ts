import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes in memory, or a file of this machine, which the store may take over. */
export type FileSource = Uint8Array | { readonly path: string };

/** Where uploaded files live: a name the server made, never one a user typed. */
export interface FileStore {
  put(name: string, source: FileSource): Promise<void>;
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

/** Ending of files that are being written. */
export const PART = '.part';

/**
 * Removes partial files of a killed process. Where other processes share the folder, those that were written to within
 * `idleMs` stay: they may be an upload under way.
 */
export async function sweepParts(folder: string, idleMs = 0): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of entries.filter((one) => one.endsWith(PART))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs + idleMs <= Date.now()) await rm(path, { force: true }).catch(() => {});
  }
}

export function openFolderStore(folder: string): FileStore {
  const pathOf = (name: string) => {
    guardName(name);
    return join(folder, name);
  };
  return {
    put: async (name, source) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      if (!(source instanceof Uint8Array)) return rename(source.path, path);
      // Written beside and renamed: a reader never meets half a file.
      const part = `${path}${PART}`;
      try {
        await writeFile(part, source, { flush: true });
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
