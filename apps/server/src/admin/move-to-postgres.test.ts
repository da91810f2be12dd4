import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { auth, customers, quotes } from '@truciolo/contract';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { asBody, pinQuote } from '../../test/quote-samples.ts';
import { buildCustomer } from '../../test/registry-samples.ts';
import { createTestDatabase, isPostgres } from '../../test/test-database.ts';
import { MIGRATIONS, TEST_ENV } from '../../test/test-places.ts';
import { PASSWORD, registerTestCompany, startTestServer } from '../../test/test-server.ts';
import { parseConfig } from '../config.ts';
import { openEmbedded } from '../platform/database/embedded-engine.ts';
import { createLog } from '../platform/log.ts';
import { assembleServer } from '../server.ts';
import { moveToPostgres } from './move-to-postgres.ts';

/** Characters that break careless ways of writing rows. */
const AWKWARD = 'L’«Ape», \\ "d\'oro" è 100 % (così) {;}';

// Only the PostgreSQL run of the suite has both engines.
it.runIf(isPostgres)(
  'moving to PostgreSQL copies every row once, and sessions stay valid',
  { timeout: 120_000 },
  async () => {
    const target = await createTestDatabase();
    const places = { workerScript: pathToFileURL(inject('workerScript')), migrations: MIGRATIONS };
    const log = createLog('silent');
    const secret = randomBytes(32).toString('hex');
    const small = { ...TEST_ENV, DATA_DIR: target.dataDir, JWT_SECRET: secret };
    const embedded = await assembleServer({ config: parseConfig(small), places, log });
    const inject1 = async (method: 'GET' | 'POST', url: string, payload: object | null, token = '') => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const response = await embedded.app.inject({
        method,
        url: `/api${url}`,
        headers,
        ...(payload ? { payload } : {}),
      });
      expect([url, response.statusCode < 300, response.body.slice(0, 200)]).toMatchObject([
        url,
        true,
        expect.anything(),
      ]);
      return response.json();
    };
    const registration = {
      company: {
        companyName: 'Officina che cresce',
        vatNumber: '01234567897',
        address: 'Via Roma 1',
        postalCode: '20100',
        city: 'Milano',
        province: 'MI',
      },
      user: { userName: 'Anna', userSurname: 'Moretti', userEmail: 'anna@cresce.it', password: PASSWORD },
      privacyConsent: true,
    };
    await inject1('POST', auth.register.path, registration);
    const { token } = await inject1('POST', auth.login.path, {
      username: 'anna@cresce.it',
      password: PASSWORD,
    });
    await inject1('POST', customers.create.path, buildCustomer({ name: AWKWARD }), token);
    const quote = await inject1('POST', quotes.create.path, asBody(pinQuote({ title: 'Émile\tß' })), token);
    await embedded.close();

    const config = parseConfig({ ...small, ...target.env, JWT_SECRET: secret });
    // A missing row is detected, and the whole copy is rolled back.
    const owner = new pg.Client({ connectionString: target.ownerUrl ?? '' });
    await owner.connect();
    await owner.query('create rule lost as on insert to customers do instead nothing');
    await expect(moveToPostgres(config, places, log)).rejects.toThrow(/La tabella customers non è uguale/);
    expect((await owner.query('select 1 from users')).rows).toEqual([]);
    await owner.query('drop rule lost on customers');
    await owner.end();
    expect(await moveToPostgres(config, places, log)).toMatch(
      /^Copiate e confrontate [\d.]+ righe di \d+ tabelle\./,
    );
    await expect(moveToPostgres(config, places, log)).rejects.toThrow(/già degli utenti/);

    const grown = await assembleServer({ config, places, log });
    const ask = async (url: string) =>
      (await grown.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } })).json();
    // The session is copied too and stays valid.
    expect((await ask(`/quotes/${quote.guid}`)).document).toEqual(quote.document);
    expect((await ask('/customers/rows?limit=50')).rows.map(({ name }: { name: string }) => name)).toContain(
      AWKWARD,
    );
    const forced = await grown.engine.executeSql(
      `select count(*) filter (where not relforcerowsecurity)::int as open from pg_class where relrowsecurity and relkind = 'r'`,
    );
    expect(forced.rows[0]?.open).toBe(0);
    await grown.close();
    const left = await openEmbedded({ dataDir: target.dataDir, workerScript: places.workerScript });
    expect((await left.executeSql('select count(*)::int as n from users')).rows[0]?.n).toBe(1);
    await left.close();
    await target.drop();
  },
);

it.runIf(!isPostgres)('the move needs a target address', async () => {
  const server = await startTestServer();
  await registerTestCompany(server);
  const config = parseConfig({ ...TEST_ENV, DATA_DIR: server.database.dataDir });
  const places = { workerScript: pathToFileURL(inject('workerScript')), migrations: MIGRATIONS };
  await expect(moveToPostgres(config, places, createLog('silent'))).rejects.toThrow(/DATABASE_URL/);
  await server.stop();
});
