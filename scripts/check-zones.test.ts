import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkZones } from './check-zones.mjs';

type Tree = Record<string, string>;

const manifest = (...dependencies: string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])) });

/** A small house that keeps every rule; each case adds the one file that breaks one. */
const clean: Tree = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '1.0.0' } }),
  'packages/money/package.json': manifest(),
  'packages/money/src/index.ts': `export { add } from './add.ts';`,
  'packages/money/src/add.ts': 'export const add = 1;',
  'packages/money/src/add.test.ts': `import 'node:fs'; import 'vitest'; import { add } from './add.ts';`,
  'packages/pricing/package.json': manifest('@truciolo/money'),
  'packages/pricing/src/index.ts': `import { add } from '@truciolo/money'; export const price = add;`,
  'packages/cad-kernel/package.json': manifest('replicad-opencascadejs', '@truciolo/money'),
  'packages/cad-kernel/src/index.ts': `import 'replicad-opencascadejs'; import '@truciolo/money';`,
  'packages/quote/package.json': manifest('zod', '@truciolo/pricing'),
  'packages/quote/src/index.ts': `import { z } from 'zod'; export const quoteDocument = z;`,
  'packages/contract/package.json': manifest('zod', '@truciolo/money'),
  'packages/contract/src/index.ts': `import { z } from 'zod'; export const route = z;`,
  'apps/server/package.json': manifest('fastify', '@truciolo/contract'),
  'apps/server/src/main.ts': `import './app.ts';`,
  'apps/server/src/app.ts': `import './features/auth/routes.ts';`,
  'apps/server/src/platform/clock.ts': `import 'node:timers'; export const clock = 1;`,
  'apps/server/src/features/auth/routes.ts': `import '@truciolo/contract'; import { clock } from '../../platform/clock.ts';`,
  'apps/server/src/features/users/index.ts': 'export const findUser = 1;',
  'apps/server/src/features/users/repository.ts': 'export const rows = 1;',
  'apps/server/src/features/auth/login.ts': `import { findUser } from '../users/index.ts';`,
  'apps/web/package.json': manifest('react', '@truciolo/contract'),
  'apps/web/vite.config.ts': `import 'vitest';`,
  'apps/web/src/main.tsx': `import './app/shell.tsx';`,
  'apps/web/src/app/shell.tsx': `import 'react'; const page = () => import('../features/quotes/pages/list.tsx');`,
  'apps/web/src/features/quotes/pages/list.tsx': `import '../../../components/card.tsx';`,
  'apps/web/src/features/quotes/pages/list.test.tsx': `import '../../../../test/render-page.tsx';`,
  'apps/web/test/render-page.tsx': `import '../src/app/shell.tsx';`,
  'apps/web/src/features/users/api/users.ts': `import '../../../lib/format.ts'; import '../../../entities/customers/query.ts';`,
  'apps/web/src/entities/customers/query.ts': `import '../../registry/list.tsx';`,
  'apps/web/src/registry/list.tsx': `import '../components/card.tsx';`,
  'apps/web/src/components/card.tsx': `import '../lib/format.ts';`,
  'apps/web/src/lib/format.ts': 'export const format = 1;',
  'apps/web/src/lib/wait.ts': 'export const PATIENCE_MS = 10_000; export const LONG = 2 * 100_000;',
  'e2e/journey.spec.ts': `import '../testing/ask.ts';`,
  'testing/ask.ts': 'export const ask = 1;',
  'packages/italian/package.json': manifest(),
  'packages/italian/src/index.ts': `export const n = new Intl.NumberFormat('it-IT');`,
  'apps/web/src/landing/page.tsx': `import '../lib/format.ts';`,
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function rulesBroken(extra: Tree): string[] {
  const root = mkdtempSync(join(tmpdir(), 'truciolo-zones-'));
  folders.push(root);
  for (const [path, content] of Object.entries({ ...clean, ...extra })) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return [...new Set(checkZones(root).map((finding) => finding.rule))];
}

describe('check-zones', () => {
  test('finds nothing in a repository that follows the rules', () => {
    expect(rulesBroken({})).toEqual([]);
  });

  test.each<[rule: string, what: string, extra: Tree]>([
    [
      'one-number-field',
      'a field of the component library',
      { 'apps/web/src/components/x.tsx': `const x = <NumberInput value={1} />;` },
    ],
    [
      'one-number-field',
      'a field of the browser',
      { 'apps/web/src/components/x.tsx': `const x = <input type="number" />;` },
    ],
    ['apps-apart', 'web imports server', { 'apps/web/src/lib/x.ts': `import '../../../server/src/app.ts';` }],
    ['apps-apart', 'server imports web', { 'apps/server/src/x.ts': `import '../../web/src/lib/format.ts';` }],
    [
      'apps-apart',
      'a type only',
      { 'apps/web/src/lib/x.ts': `type A = import('../../../server/src/app.ts').A;` },
    ],
    [
      'packages-below-apps',
      'package imports an app',
      { 'packages/money/src/x.ts': `import '../../../apps/server/src/app.ts';` },
    ],
    [
      'front-door',
      'deep import by name',
      { 'apps/server/src/x.ts': `import '@truciolo/contract/src/index.ts';` },
    ],
    [
      'front-door',
      'relative into a package',
      { 'apps/server/src/x.ts': `import '../../../packages/money/src/add.ts';` },
    ],
    [
      'front-door',
      'package into its neighbour',
      { 'packages/pricing/src/x.ts': `export * from '../../money/src/add.ts';` },
    ],
    ['suites-apart', 'a bench imports a journey', { 'bench/x.ts': `import '../e2e/y.ts';` }],
    ['suites-apart', 'their ground imports one of them', { 'testing/x.ts': `import '../fuzz/y.ts';` }],
    ['journeys-outside', 'a journey imports a package', { 'e2e/x.spec.ts': `import '@truciolo/money';` }],
    ['domain-pure', 'builtin', { 'packages/money/src/x.ts': `import { readFileSync } from 'node:fs';` }],
    [
      'domain-pure',
      'builtin without prefix',
      { 'packages/money/src/x.ts': `const load = () => import('fs');` },
    ],
    [
      'domain-pure',
      'declared but published',
      { 'packages/money/package.json': manifest('big'), 'packages/money/src/x.ts': `import 'big';` },
    ],
    [
      'domain-pure',
      'zod below the quote and the contract',
      { 'packages/money/package.json': manifest('zod'), 'packages/money/src/x.ts': `import 'zod';` },
    ],
    [
      'domain-pure',
      'the adapter of the CAD kernel touches the machine',
      { 'packages/cad-kernel/src/x.ts': `import 'node:fs';` },
    ],
    [
      'domain-pure',
      'the CAD kernel outside its adapter',
      {
        'packages/money/package.json': manifest('replicad-opencascadejs'),
        'packages/money/src/x.ts': `import 'replicad-opencascadejs';`,
      },
    ],
    [
      'domain-pure',
      'a reader of mails outside its adapter',
      {
        'packages/money/package.json': manifest('postal-mime'),
        'packages/money/src/x.ts': `import 'postal-mime';`,
      },
    ],
    [
      'domain-below-contract',
      'domain imports the adapter of the CAD kernel',
      {
        'packages/pricing/package.json': manifest('@truciolo/money', '@truciolo/cad-kernel'),
        'packages/pricing/src/x.ts': `import '@truciolo/cad-kernel';`,
      },
    ],
    [
      'italian-text',
      'a formatter of the platform',
      { 'apps/web/src/lib/x.ts': `export const n = new Intl.NumberFormat('it-IT');` },
    ],
    [
      'italian-text',
      'a method that formats by locale',
      { 'packages/pricing/src/x.ts': `export const n = (1).toLocaleString('it-IT');` },
    ],
    [
      'italian-text',
      'a decimal comma',
      { 'apps/server/src/x.ts': `export const n = (1).toFixed(1).replace('.', ',');` },
    ],
    [
      'italian-text',
      'thousands dots',
      { 'packages/money/src/x.ts': "export const n = '1000'.replace(/\\B(?=(\\d{3})+$)/g, '.');" },
    ],
    [
      'italian-text',
      'a plural',
      { 'apps/web/src/lib/x.ts': `export const p = (n: number) => n + (n === 1 ? ' pezzo' : ' pezzi');` },
    ],
    [
      'money-scale',
      'an amount divided by hand',
      { 'apps/web/src/lib/x.ts': 'export const e = (m: number) => m / 10_000;' },
    ],
    [
      'money-scale',
      'multiplied without the line',
      { 'packages/quote/src/x.ts': 'export const m = 2 * 10000;' },
    ],
    ['money-scale', 'a name for it', { 'apps/server/src/x.ts': 'export const UNITS_PER_EURO = 10_000;' }],
    [
      'domain-below-contract',
      'domain imports contract',
      {
        'packages/pricing/package.json': manifest('@truciolo/money', '@truciolo/contract'),
        'packages/pricing/src/x.ts': `import '@truciolo/contract';`,
      },
    ],
    [
      'server-features',
      'past the index',
      { 'apps/server/src/features/auth/x.ts': `import '../users/repository.ts';` },
    ],
    [
      'server-features',
      'entry past the routes',
      { 'apps/server/src/demo/x.ts': `import '../features/users/repository.ts';` },
    ],
    [
      'server-layers',
      'platform imports a feature',
      { 'apps/server/src/platform/x.ts': `import '../features/users/index.ts';` },
    ],
    [
      'server-layers',
      'feature imports the entry',
      { 'apps/server/src/features/auth/x.ts': `import '../../app.ts';` },
    ],
    [
      'web-features',
      'feature imports feature',
      { 'apps/web/src/features/users/x.tsx': `import '../quotes/pages/list.tsx';` },
    ],
    [
      'web-layers',
      'feature imports app',
      { 'apps/web/src/features/users/x.ts': `import '../../app/shell.tsx';` },
    ],
    [
      'web-layers',
      'shipped code imports the set-up of component tests',
      { 'apps/web/src/features/users/x.ts': `import '../../../test/render-page.tsx';` },
    ],
    [
      'web-layers',
      'component imports feature',
      { 'apps/web/src/components/x.tsx': `import '../features/users/api/users.ts';` },
    ],
    [
      'web-layers',
      'entity imports feature',
      { 'apps/web/src/entities/customers/x.ts': `import '../../features/users/api/users.ts';` },
    ],
    [
      'web-layers',
      'registry imports entity',
      { 'apps/web/src/registry/x.ts': `import '../entities/customers/query.ts';` },
    ],
    [
      'web-layers',
      'component imports registry',
      { 'apps/web/src/components/x.tsx': `import '../registry/list.tsx';` },
    ],
    [
      'web-layers',
      'landing imports entity',
      { 'apps/web/src/landing/x.tsx': `import '../entities/customers/query.ts';` },
    ],
    ['web-layers', 'lib imports component', { 'apps/web/src/lib/x.ts': `import '../components/card.tsx';` }],
    [
      'web-layers',
      'landing imports component',
      { 'apps/web/src/landing/x.tsx': `import '../components/card.tsx';` },
    ],
    ['web-layers', 'app imports landing', { 'apps/web/src/app/x.tsx': `import '../landing/page.tsx';` }],
    ['declared-dependency', 'published', { 'apps/server/src/x.ts': `import 'left-pad';` }],
    ['declared-dependency', 'tool in shipped code', { 'apps/server/src/x.ts': `import 'vitest';` }],
    ['declared-dependency', 'own package', { 'apps/server/src/x.ts': `import '@truciolo/pricing';` }],
    [
      'no-cycles',
      'two files',
      {
        'packages/money/src/a.ts': `import './b.ts';`,
        'packages/money/src/b.ts': `export { x } from './a.ts';`,
      },
    ],
    [
      'no-cycles',
      'through packages',
      {
        'packages/money/package.json': manifest('@truciolo/pricing'),
        'packages/money/src/index.ts': `import type { P } from '@truciolo/pricing';`,
      },
    ],
    ['no-cycles', 'itself', { 'packages/money/src/a.ts': `import './a.ts';` }],
    [
      'no-folder-cycles',
      'two features of the server, each through the other’s door',
      {
        'apps/server/src/features/users/repository.ts': `import { login } from '../auth/index.ts';`,
        'apps/server/src/features/auth/index.ts': `export const login = 1;`,
      },
    ],
    [
      'no-folder-cycles',
      'two folders of a package',
      {
        'packages/money/src/sums/a.ts': `import '../words/b.ts';`,
        'packages/money/src/words/b.ts': 'export const b = 1;',
        'packages/money/src/words/c.ts': `import '../sums/d.ts';`,
        'packages/money/src/sums/d.ts': 'export const d = 1;',
      },
    ],
    ['telling-names', 'folder', { 'apps/web/src/lib/utils/date.ts': '' }],
    ['telling-names', 'file', { 'packages/money/src/helpers.ts': '' }],
    ['telling-names', 'suffix', { 'packages/money/src/test-utils.test.ts': '' }],
    ['kebab-case', 'file', { 'apps/web/src/components/UserCard.tsx': '' }],
    ['kebab-case', 'folder', { 'apps/web/src/components/userCard/card.tsx': '' }],
    ['no-barrels', 'inside web', { 'apps/web/src/features/users/index.ts': '' }],
    ['no-barrels', 'inside a package', { 'packages/money/src/sums/index.ts': '' }],
  ])('%s: %s', (rule, _what, extra) => {
    expect(rulesBroken(extra)).toEqual([rule]);
  });

  test.each<[what: string, extra: Tree]>([
    [
      'an import in a comment or a string',
      { 'packages/money/src/x.ts': `// import 'node:fs'\nconst a = "import 'node:fs'";` },
    ],
    [
      'a lazy import back',
      {
        'apps/web/src/lib/format.ts': `const later = () => import('./late.ts');`,
        'apps/web/src/lib/late.ts': `import './format.ts';`,
      },
    ],
    ['a word that only contains a vague one', { 'packages/money/src/common-passwords.data.ts': '' }],
    [
      'a test past the front of its own room',
      { 'apps/server/test/x.ts': `import '../src/features/users/repository.ts';` },
    ],
  ])('lets pass %s', (_what, extra) => {
    expect(rulesBroken(extra)).toEqual([]);
  });
});
