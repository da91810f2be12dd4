import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makePrivate } from './make-private.ts';

const folder = mkdtempSync(join(tmpdir(), 'private-'));
afterAll(() => rmSync(folder, { recursive: true }));
const modeOf = (path: string) => statSync(path).mode & 0o777;

// Windows keeps its rights elsewhere.
it.skipIf(process.platform === 'win32')(
  'restricts the permissions of a tree that others could read and write',
  () => {
    const inner = join(folder, 'base', '1');
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, '1259'), 'x');
    chmodSync(join(inner, '1259'), 0o666);
    chmodSync(inner, 0o777);
    chmodSync(folder, 0o755);
    makePrivate(folder);
    expect([folder, inner, join(inner, '1259')].map(modeOf)).toEqual([0o700, 0o700, 0o600]);
  },
);
