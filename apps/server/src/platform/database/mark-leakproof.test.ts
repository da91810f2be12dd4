import { expect, it } from 'vitest';
import { isPostgres } from '../../../test/test-database.ts';
import { sharedTestServer } from '../../../test/test-server.ts';
import { markLeakproof } from './mark-leakproof.ts';

const server = sharedTestServer();

it.skipIf(isPostgres)('a database restored from a dump gets the leakproof mark back', async () => {
  expect(await markLeakproof(server.engine)).toBe(true);
  await server.engine.executeSql('alter function pg_catalog.textlike(text, text) not leakproof');
  expect(await markLeakproof(server.engine)).toBe(true);
});

it('a login that may not set it is not an error', async () => {
  expect(typeof (await markLeakproof(server.engine))).toBe('boolean');
});
