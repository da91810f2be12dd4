import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

interface Owner {
  readonly pid: number;
  /** Start of the process in clock ticks (Linux); tells a reused pid from the one that took the lock. */
  readonly started: string;
}

export class LockedError extends Error {
  constructor(file: string, owner: Owner) {
    super(
      `Un altro processo (pid ${owner.pid}) usa già questa cartella di dati. Fermalo, oppure avvia con un altro DATA_DIR. (${file})`,
    );
    this.name = 'LockedError';
  }
}

function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command name, which may hold blanks and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function ownerIn(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  const started = startOf(owner.pid);
  if (started === null) return false;
  return started === owner.started || started === 'unknown' || owner.started === 'unknown';
}

/**
 * Two processes on one PGlite directory corrupt it without a word. The lock is a file beside it, created
 * exclusively; one left behind by a process that is gone is taken over.
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      const owner: Owner = { pid: process.pid, started: startOf(process.pid) ?? 'unknown' };
      writeSync(handle, JSON.stringify(owner));
      closeSync(handle);
      return () => unlinkSync(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerIn(file);
      if (owner && isAlive(owner)) throw new LockedError(file, owner);
      unlinkSync(file);
    }
  }
  throw new Error(`could not take the lock ${file}`);
}
