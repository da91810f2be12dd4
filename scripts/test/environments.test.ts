import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';
import { listFiles } from '../zones/list-files.mjs';

const web = join(root, 'apps/web/src');

it('the name of a web test says its environment, so that no worker is started for a single file', () => {
  const own = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .filter((name) => /^\/\/ @vitest-environment/m.test(readFileSync(join(web, name), 'utf8')));
  expect(own).toEqual([]);
});

it('no test replaces a module, because files share their modules and the order of files would decide', () => {
  const replacing = ['apps', 'packages', 'scripts']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => /\bvi\s*\.\s*(?:do)?[mM]ock\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(replacing).toEqual([]);
});
