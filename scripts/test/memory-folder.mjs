// @ts-check
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY_DISK = '/dev/shm';
/** Two workers hold a database of about 50 MB each; containers often give 64 MB in all. */
const ENOUGH = 2 ** 31;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Folder for temporary data of the tests: the embedded engine waits for the disk at every commit, in memory it does
 * not. Machines without a memory disk use the usual place.
 */
export const makeMemoryFolder = () => mkdtempSync(join(hasRoom() ? MEMORY_DISK : tmpdir(), 'truciolo-test-'));
