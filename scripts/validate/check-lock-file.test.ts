import { expect, test } from 'vitest';
import { lockFileFindings } from './check-lock-file.mjs';

const lock = {
  packages: {
    '': { devDependencies: { vitest: '4.0.0' } },
    'node_modules/vitest': { version: '4.0.0' },
    'node_modules/@truciolo/money': { resolved: 'packages/money', link: true },
    'packages/money': {},
  },
};
const manifests: Record<string, object> = {
  '': { devDependencies: { vitest: '4.0.0' } },
  'packages/money': {},
};

test('a lock file without addresses that agrees with every package.json passes', () => {
  expect(lockFileFindings(lock, manifests)).toEqual([]);
});

test('a download address is named', () => {
  const entry = { version: '4.0.0', resolved: 'https://registry.example/vitest.tgz' };
  const findings = lockFileFindings(
    { packages: { ...lock.packages, 'node_modules/vitest': entry } },
    manifests,
  );
  expect(findings).toEqual(['node_modules/vitest: download address https://registry.example/vitest.tgz']);
});

test('a dependency that never reached the lock file is named', () => {
  const changed = { ...manifests, 'packages/money': { dependencies: { '@truciolo/units': '0.1.0' } } };
  expect(lockFileFindings(lock, changed)).toEqual(['packages/money: dependencies differ from the lock file']);
});

test('a workspace member that never reached the lock file is named', () => {
  expect(lockFileFindings(lock, { ...manifests, 'packages/units': {} })).toEqual([
    'packages/units: not in the lock file',
  ]);
});
