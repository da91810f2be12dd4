import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { withTables } from './tables.mjs';

const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');
const entry = <Value>(value: Value) => ({
  program: 'abc',
  day: '2026-11-16',
  machine: '2 × processor',
  value,
});
const held = {
  load: entry([
    { name: 'load: p99', value: 120.4, unit: 'ms', goal: '< 250' },
    { name: 'cost: PDF, CPU of the app', value: 310, unit: 'ms' },
    { name: 'cost: PDF, longest delay of the event loop', value: 4.21, unit: 'ms' },
  ]),
  'faults KillEmbedded': entry({
    rounds: 100,
    acknowledged: 4012,
    failures: 0,
    longestMs: 412,
    statuses: { '0': 300, '201': 4012 },
  }),
  'faults PrimaryCut': entry({
    rounds: 7,
    acknowledged: 4512,
    failures: 0,
    longestMs: 3174,
    awayMs: 10_287,
    statuses: { '201': 4512 },
  }),
  inputs: entry({ requests: 10_000, faults: 0, statuses: { '2xx': 900, '4xx': 9100 }, seeds: [7, 5007] }),
};

it('the page has the stored tables between its marks, however often it is written', () => {
  const once = withTables(page, held);
  expect(withTables(once, held)).toBe(once);
  expect(once).toContain('| load: p99 | 120 ms | < 250 |');
  expect(once).toContain('| cost | CPU of the app, ms | longest delay of the event loop, ms |');
  expect(once).toContain('| PDF | 310 | 4.21 |');
  expect(once).toContain(
    '| kill -9 of the app, embedded | 100 | 4,012 | 0 | 0.412 s | cut off: 300, 201: 4,012 | 2026-11-16, abc |',
  );
  expect(once).toContain('| 7 | 4,512 | 0 | 10.3 s | 201: 4,512 | 2026-11-16, abc |');
  expect(once).toContain(
    '| made from the contract, PostgreSQL | 10,000 | 0 | 2xx: 900, 4xx: 9,100 | 7, 5007 |',
  );
  const [before, after] = [page.split('<!-- held:')[0] ?? '', page.split('<!-- /held -->')[1] ?? ''];
  expect(once.startsWith(before)).toBe(true);
  expect(once.endsWith(after)).toBe(true);
});

it('a page without marks is left alone', () => {
  expect(() => withTables('nothing', held)).toThrow('segni');
});
