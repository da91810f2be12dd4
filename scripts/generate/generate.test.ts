import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from '../validate/generated-files.mjs';
import { root } from '../workspace/root.mjs';
import { writeEnvExample } from './env-example.mjs';
import { shippedPackages } from './third-party.mjs';

describe('generated files', () => {
  for (const [path, generate] of Object.entries(generatedFiles)) {
    test(`${path} is up to date`, async () => {
      expect(readFileSync(join(root, path), 'utf8')).toBe(await generate());
    });
  }
});

describe('.env.example', () => {
  const variable = (description: string | undefined, defaultValue?: unknown) => ({
    ...(description === undefined ? {} : { description }),
    _zod: { def: { type: defaultValue === undefined ? 'optional' : 'default', defaultValue } },
  });

  test('prints a sentence and the default of each variable, quoted where a shell needs it', () => {
    const text = writeEnvExample([
      {
        title: 'Mail',
        variables: {
          PORT: variable('Port.', 3000),
          MAIL_FROM: variable('Sender.', 'Truciolo <a@b.it>'),
          SMTP_URL: variable('Server.'),
        },
      },
    ]);
    expect(text).toContain(
      '# --- Mail ---\n\n# Port.\n#PORT=3000\n\n# Sender.\n#MAIL_FROM="Truciolo <a@b.it>"\n',
    );
    expect(text.endsWith('# Server.\n#SMTP_URL=\n')).toBe(true);
  });

  test('refuses a variable without a description', () => {
    expect(() => writeEnvExample([{ title: 'Mail', variables: { PORT: variable(undefined) } }])).toThrow(
      'PORT',
    );
  });
});

describe('THIRD-PARTY.md', () => {
  const lock = (packages: Parameters<typeof shippedPackages>[0], ...dependencies: string[]) => ({
    'apps/server': { dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])) },
    ...packages,
  });

  test('lists what server and web app reach, with the builds for other platforms folded', () => {
    const packages = lock(
      {
        'node_modules/@truciolo/money': { link: true, resolved: 'packages/money' },
        'packages/money': { dependencies: { a: '1.0.0' } },
        'node_modules/vite': { version: '8.0.0', license: 'MPL-2.0' },
        'node_modules/esbuild': { version: '1.0.0', license: 'MIT' },
        'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2.0.0' } },
        'node_modules/a/node_modules/b': {
          version: '2.0.0',
          license: 'ISC',
          optionalDependencies: { 'x-linux-x64': '1.0.0', 'x-win32-x64-msvc': '1.0.0' },
        },
        'node_modules/b': { version: '1.0.0', license: 'ISC' },
        'node_modules/x-linux-x64': { version: '1.0.0', license: 'MIT', optional: true },
        'node_modules/x-win32-x64-msvc': { version: '1.0.0', license: 'MIT', optional: true },
      },
      '@truciolo/money',
      'vite',
    );
    expect(shippedPackages(packages)).toEqual([
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: 'b', version: '2.0.0', licence: 'ISC' },
      { name: 'x-*', version: '1.0.0', licence: 'MIT' },
    ]);
  });

  test.each(['GPL-3.0-only', 'LGPL-2.1-only'])(
    'refuses %s, whose obligations are not described',
    (license) => {
      expect(() => shippedPackages(lock({ 'node_modules/a': { version: '1.0.0', license } }, 'a'))).toThrow(
        license,
      );
    },
  );

  test('refuses a package without a licence', () => {
    const packages = lock({ 'node_modules/a': { version: '1.0.0' } }, 'a');
    expect(() => shippedPackages(packages)).toThrow('declares no licence');
  });
});
