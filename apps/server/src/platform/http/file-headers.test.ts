import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfig } from '@truciolo/contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';
import { addWebPages } from './web-pages.ts';

it('only the worker of the CAD kernel may use eval', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p></p>');
  for (const name of ['part-worker-AbCd_123.js', 'index-AbCd_123.js']) {
    writeFileSync(join(folder, 'assets', name), '1');
  }
  const app = fastify();
  const site = siteConfig.parse({});
  await addSecurityHeaders(app, site);
  await addWebPages(app, folder, site);
  const policyOf = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']);
  expect(await policyOf('/assets/part-worker-AbCd_123.js')).toMatch(/ 'unsafe-eval'/);
  expect(await policyOf('/assets/index-AbCd_123.js')).not.toMatch(/ 'unsafe-eval'/);
  expect(await policyOf('/cam-assistant')).not.toMatch(/ 'unsafe-eval'/);
  await app.close();
});

it('a browser revalidates service workers each time, and hashed files never', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p></p>');
  for (const name of ['floor-worker.js', 'share-worker.js']) writeFileSync(join(folder, name), '1');
  writeFileSync(join(folder, 'assets', 'index-AbCd_123.js'), '1');
  const app = fastify();
  await addWebPages(app, folder, siteConfig.parse({}));
  const cacheOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  expect(await cacheOf('/floor-worker.js')).toBe('no-cache');
  expect(await cacheOf('/share-worker.js')).toBe('no-cache');
  const unseen = await app.inject({ method: 'POST', url: '/richieste/condividi', payload: 'a=1' });
  expect([unseen.statusCode, unseen.headers.location]).toEqual([303, '/richieste?condivisi=persi']);
  expect(await cacheOf('/assets/index-AbCd_123.js')).toMatch(/immutable/);
  await app.close();
});

it('a file is sent as packed as the browser takes it, and nothing outside the folder is sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(web, 'index.html'), '<p>app</p>');
  const name = join(web, 'assets', 'due parti-AbCd_123.js');
  writeFileSync(name, 'plain');
  writeFileSync(`${name}.gz`, 'gz');
  writeFileSync(`${name}.br`, 'br');
  const app = fastify();
  await addWebPages(app, web, siteConfig.parse({}));
  const file = '/assets/due%20parti-AbCd_123.js';
  const answerTo = async (url: string, encoding = '', method: 'GET' | 'HEAD' = 'GET') => {
    const { statusCode, body, headers } = await app.inject({
      url,
      method,
      headers: { 'accept-encoding': encoding },
    });
    return [statusCode, body, headers['content-encoding'], headers['content-type']];
  };
  const type = 'application/javascript; charset=utf-8';
  expect(await answerTo(file)).toEqual([200, 'plain', undefined, type]);
  expect(await answerTo(file, 'gzip')).toEqual([200, 'gz', 'gzip', type]);
  expect(await answerTo(file, 'gzip, br')).toEqual([200, 'br', 'br', type]);
  expect(await answerTo(file, '', 'HEAD')).toEqual([200, '', undefined, type]);
  expect((await answerTo('/assets/other.js'))[0]).toBe(404);
  expect((await answerTo('/assets/'))[1]).not.toContain('AbCd');
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
  ])
    expect((await answerTo(path))[1], path).not.toContain('secret');
  await app.close();
});
