import { statfs } from 'node:fs/promises';
import { type Config, ConfigError } from './config.ts';
import { LockedError } from './platform/database/embedded-lock.ts';
import { isConnectionFault, isStorageFull } from './platform/database/engine.ts';

/** The embedded database recovers into files of 16 MB: with less room than one it ends without naming the disk. */
const LEAST_BYTES = 16 * 1024 * 1024;

const freeBytesOf = async (folder: string): Promise<number> => {
  const disk = await statfs(folder).catch(() => null);
  return disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
};

/** A sentence for the faults that a person can correct; other errors keep their stack. */
export async function explainFailedStart(
  error: unknown,
  config: Config | null,
  freeBytes = freeBytesOf,
): Promise<string> {
  if (error instanceof ConfigError || error instanceof LockedError) return error.message;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `La porta ${config?.port} è già usata da un altro programma. Scegline un’altra: PORT=3001 npm start`;
  }
  const isFull = config?.databaseUrl === null && (await freeBytes(config.dataDir)) < LEAST_BYTES;
  if (isFull || isStorageFull(error)) {
    return `Il disco di ${config?.dataDir} è pieno: libera spazio (i backup vecchi stanno in ${config?.dataDir}/backups) e avvia di nuovo. Nessun dato è andato perso.`;
  }
  if (config?.databaseUrl && isConnectionFault(error)) {
    return `Il database di DATABASE_URL non risponde: ${(error as Error).message || (error as { code?: string }).code}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
