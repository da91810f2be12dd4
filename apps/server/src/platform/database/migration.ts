import { setTimeout as sleep } from 'node:timers/promises';

/** A file of the folder. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * Lock timeout of migrations, which run while the old version serves. A statement that waits for a table blocks all
 * later ones: it gives up soon, lets them through, and retries. It is shorter than PostgreSQL's deadlock timeout (1 s),
 * otherwise a request that holds one table and waits for another would be aborted.
 */
export const WAIT_MS = 300;
export const PAUSE_MS = 1000;
/** Some ten minutes. */
const TRIES = 460;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** Returns, after a pause, where what failed may be tried again; throws otherwise. */
export async function nextTry(name: string, error: unknown, tries: number): Promise<void> {
  const { code } = error as { code?: unknown };
  if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK) throw error;
  if (tries >= TRIES) {
    throw new Error(
      `L’aggiornamento ${name} aspetta da dieci minuti una tabella che qualcun altro tiene occupata (un backup, una lettura lunga). Riavvia quando ha finito: nessun dato è cambiato.`,
      { cause: error },
    );
  }
  await sleep(PAUSE_MS);
}
