import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hash-sources.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'truciolo-hash-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'a.ts'), 'one');
  writeFileSync(join(root, 'lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => hashSources(root, ['src', 'lock.json', 'absent'], ['20']);

test('changes with a content, a name, a new file and the extra text', () => {
  const before = hash();
  const seen = new Set([before, hashSources(root, ['src', 'lock.json'], ['22'])]);
  writeFileSync(join(root, 'src', 'a.ts'), 'two');
  seen.add(hash());
  writeFileSync(join(root, 'src', 'b.ts'), '');
  seen.add(hash());
  rmSync(join(root, 'src', 'b.ts'));
  writeFileSync(join(root, 'src', 'c.ts'), '');
  seen.add(hash());
  expect(seen.size).toBe(5);
});

test('does not change with times, tests and documents', () => {
  const before = hash();
  utimesSync(join(root, 'src', 'a.ts'), 1, 1);
  writeFileSync(join(root, 'src', 'a.test.ts'), 'test');
  writeFileSync(join(root, 'src', 'README.md'), 'text');
  mkdirSync(join(root, 'src', 'node_modules'));
  writeFileSync(join(root, 'src', 'node_modules', 'x.js'), 'foreign');
  expect(hash()).toBe(before);
});
