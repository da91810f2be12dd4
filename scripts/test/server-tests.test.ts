import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';
import { ENGINE, sortServerTests } from './server-tests.mjs';

function makeServer(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'truciolo-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'apps/server', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return folder;
}

it('a test runs on each engine if it reaches the test database, also through its helpers', () => {
  const folder = makeServer({
    'src/totp.test.ts': "import './totp.ts';",
    'src/login.test.ts': "import { logIn } from '../test/people.ts';",
    'test/people.ts': "export * from './test-database.ts';",
    'test/locks.test.ts': "import './locks.ts';",
    'test/locks.ts': 'export const locks = [];',
  });
  expect(sortServerTests(folder)).toEqual({
    onEngine: ['apps/server/src/login.test.ts'],
    units: ['apps/server/src/totp.test.ts', 'apps/server/test/locks.test.ts'],
  });
});

it('nothing of the server learns the engine but through the test database', () => {
  const sources = listFiles(root, 'apps/server')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const askers = sources.filter(({ text }) => text.includes('TEST_ENGINE')).map(({ file }) => file);
  expect(askers).toEqual(['apps/server/test/global-setup.ts', ENGINE]);
  const shipped = sources.filter(({ file }) => /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(file));
  expect(shipped.filter(({ text }) => /from '(\.\.\/)+test\//.test(text)).map(({ file }) => file)).toEqual(
    [],
  );
});
