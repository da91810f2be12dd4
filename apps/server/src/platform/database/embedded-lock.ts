import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

interface Owner {
  readonly pid: number;
  /** Start of the process in clock ticks (Linux); distinguishes a reused pid from the one that took the lock. */
  readonly started: string;
  /** Left out in locks of older versions. */
  readonly namespace?: string;
  readonly token?: string;
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

/** Which table of processes a pid is of: containers on one folder have one each. */
function namespaceOf(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Heartbeat of the holder; a process that cannot see the holder's pid watches for some beats. */
const BEAT_MS = 1000;
const WATCHED_BEATS = 6;

interface LockOptions {
  readonly namespace?: string;
  readonly beatMs?: number;
}

const beatOf = (file: string): number | null => {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return null;
  }
};

/** A lock from another pid namespace is held while its file is touched, by the file's own clock. */
async function isBeating(file: string, beatMs: number): Promise<boolean> {
  const before = beatOf(file);
  for (let beat = 0; beat < WATCHED_BEATS; beat += 1) {
    await new Promise((resolve) => setTimeout(resolve, beatMs));
    if (beatOf(file) !== before) return true;
  }
  return false;
}

function beatOn(file: string, token: string, beatMs: number): NodeJS.Timeout {
  const timer = setInterval(() => {
    try {
      if (ownerIn(file)?.token === token) utimesSync(file, new Date(), new Date());
    } catch {
      // Processes that write data report a full disk or a missing folder.
    }
  }, beatMs);
  return timer.unref();
}

/**
 * Two processes on one PGlite directory corrupt it without a word. The lock is a file beside it, created exclusively;
 * one left behind by a process that is gone is taken over. A pid says nothing about a process in another container:
 * there the beat of the file decides.
 */
export async function takeLock(file: string, options: LockOptions = {}): Promise<() => void> {
  const { namespace = namespaceOf(), beatMs = BEAT_MS } = options;
  mkdirSync(dirname(file), { recursive: true });
  const token = randomUUID();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      const owner: Owner = { pid: process.pid, started: startOf(process.pid) ?? 'unknown', namespace, token };
      writeSync(handle, JSON.stringify(owner));
      closeSync(handle);
      const timer = beatOn(file, token, beatMs);
      return () => {
        clearInterval(timer);
        if (ownerIn(file)?.token === token) unlinkSync(file);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerIn(file);
      const isOurs = (owner?.namespace ?? namespace) === namespace;
      const isHeld = owner && (isOurs ? isAlive(owner) : await isBeating(file, beatMs));
      if (isHeld) throw new LockedError(file, owner);
      // Another process may have taken it over in between: its lock is not removed.
      if (ownerIn(file)?.token === owner?.token) rmSync(file, { force: true });
    }
  }
  throw new Error(`could not take the lock ${file}`);
}
