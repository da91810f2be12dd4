import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/**
 * A data folder and its contents belong to its user alone. A tree whose top is already closed to others is skipped:
 * nothing below was reachable.
 */
export function makePrivate(folder: string): void {
  if ((statSync(folder).mode & OTHERS) === 0) return;
  closeTree(folder);
}

function closeTree(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeTree(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}
