import { pathToFileURL } from 'node:url';
import { auth, type Call, createClient, type Registration, type SessionUser } from '@truciolo/contract';
import { isVatCheckDigitRight } from '@truciolo/italian';
import { afterAll, beforeAll, inject } from 'vitest';
import { parseConfig } from '../src/config.ts';
import {
  createRegisteredCompany,
  type Fill,
} from '../src/features/identity/auth/create-registered-company.ts';
import { confirmEmail } from '../src/features/identity/index.ts';
import { createStartingRegistries } from '../src/features/starting-registries/index.ts';
import { openDatabase } from '../src/open-database.ts';
import { createLog, type Log } from '../src/platform/log.ts';
import { openMetrics } from '../src/platform/metrics/metrics.ts';
import { assembleServer, type Server } from '../src/server.ts';
import { withReversedRows } from './reversed-rows.ts';
import { sessionOf } from './session-of.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { EMPTY_DATABASE, MIGRATIONS, TEST_ENV, TEST_START } from './test-places.ts';

/** A clock the test moves. */
export class TestClock {
  now = new Date(TEST_START);
  /** Like a clock on the wall: each reading is a second later. */
  isRunning = false;
  readonly read = () => {
    if (this.isRunning) this.advance({ seconds: 1 });
    return this.now;
  };
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number }) {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = time;
    this.now = new Date(this.now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  }
}

export interface TestServer extends Server {
  readonly clock: TestClock;
  readonly database: TestDatabase;
  /** The typed client of the browser, with this token, straight into the app. */
  as(token: string | null, headers?: Record<string, string>): Call;
  stop(): Promise<void>;
}

/** `shared`: the database of another server, of which this one is a second process, maybe of a newer version. */
export async function startTestServer(
  env: Record<string, string> = {},
  log: Log = createLog(process.env.TEST_LOG ?? 'silent'),
  shared?: TestDatabase,
  migrations = MIGRATIONS,
  clock = new TestClock(),
): Promise<TestServer> {
  const database = shared ?? (await createTestDatabase({ isNew: env.DEMO === 'on' }));
  const config = parseConfig({
    ...TEST_ENV,
    ...(process.env.TEST_LOG ? { LOG_LEVEL: process.env.TEST_LOG } : {}),
    ...database.env,
    ...env,
  });
  const places = {
    workerScript: pathToFileURL(inject('workerScript')),
    migrations,
    emptyDatabase: EMPTY_DATABASE,
  };
  const metrics = openMetrics();
  const server = await assembleServer({
    config,
    places,
    metrics,
    database: openDatabase(config, places, log, metrics).then(withReversedRows),
    log,
    clock: clock.read,
    // Tests call by themselves what comes round: it would do its work in the midst of another test, at some times of day.
    taskPace: { pollSeconds: 0.5, retryDelay: 1, scheduleSeconds: 86_400 },
  });
  return {
    ...server,
    clock,
    database,
    as: (token, headers = {}) =>
      createClient({
        base: '/api',
        token: () => token,
        fetch: async (url, request) => {
          const payload =
            request.body instanceof Blob
              ? Buffer.from(await request.body.arrayBuffer())
              : (request.body as string | undefined);
          const response = await server.app.inject({
            method: request.method as 'GET',
            url,
            headers: { ...request.headers, ...headers },
            ...(payload === undefined ? {} : { payload }),
          });
          const { statusCode: status, body } = response;
          const type = String(response.headers['content-type'] ?? '');
          return { ok: status >= 200 && status < 300, status, type, text: async () => body };
        },
      }),
    stop: async () => {
      await server.close();
      if (!shared) await database.drop();
    },
  };
}

/**
 * One server for all tests of a file. It starts before the file's own `beforeAll`, which may use it, and stops after the
 * last test.
 */
export function testServerOfFile(env?: Record<string, string>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(env));
  });
  afterAll(() => server.stop());
  return server;
}

/** The shared servers of this worker, by their configuration. */
const sharedServers = new Map<string, Promise<TestServer>>();

/**
 * One server for all files of a worker that want the same configuration and look only at their own companies: starting
 * one costs more than most files. Each file registers its own companies and may move the clock; after its last test the
 * clock is put back and counted attempts are forgotten. The server ends with the worker.
 */
export function sharedTestServer(env: Record<string, string> = {}): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    const key = JSON.stringify(env);
    const running = sharedServers.get(key) ?? startTestServer(env);
    sharedServers.set(key, running);
    Object.assign(server, await running);
  });
  afterAll(async () => {
    server.clock.now = new Date(TEST_START);
    server.clock.isRunning = false;
    // All files call from one address: the next one must not find it locked.
    await server.handles.system((db) => db.deleteFrom('failedAttempts').execute());
  });
  return server;
}

/** Address of the server over the network. Another file of the same worker may have opened its port already. */
export async function openPort({ app }: TestServer): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' });
}

let serial = 0;

export const PASSWORD = 'Officina1!';

/** Ten digits with the one that makes them a VAT number. */
const withCheckDigit = (digits: string): string =>
  [...'0123456789'].map((last) => digits + last).find(isVatCheckDigitRight) ?? '';

/** A registration nobody has made yet, with what the test wants changed. */
export function buildRegistration(
  overrides: { company?: Partial<Registration['company']>; user?: Partial<Registration['user']> } = {},
): Registration {
  serial += 1;
  return {
    company: {
      companyName: `Officina ${serial}`,
      vatNumber: withCheckDigit(String(serial).padStart(10, '0')),
      address: 'Via Roma 1',
      postalCode: '20100',
      city: 'Milano',
      province: 'MI',
      ...overrides.company,
    },
    user: {
      userName: 'Anna',
      userSurname: 'Moretti',
      userEmail: `anna${serial}@officina.it`,
      password: PASSWORD,
      ...overrides.user,
    },
    privacyConsent: true,
  };
}

export interface TestCompany {
  readonly registration: Registration;
  readonly email: string;
  readonly token: string;
  readonly user: SessionUser;
  readonly call: Call;
}

const leaveEmpty: Fill = async () => undefined;

/**
 * A company as the registration creates it, but with empty registries: filling them costs more than most tests. Its first
 * user is logged in; the e-mail address counts as confirmed unless `confirmed` is false.
 */
export async function registerTestCompany(
  server: TestServer,
  overrides: Parameters<typeof buildRegistration>[0] = {},
  { confirmed = true, fill = leaveEmpty }: { confirmed?: boolean; fill?: Fill } = {},
): Promise<TestCompany> {
  const registration = buildRegistration(overrides);
  await createRegisteredCompany(server.services, auth.register.body.parse(registration), fill);
  const email = registration.user.userEmail;
  const { token, user } = await sessionOf(server, email);
  if (confirmed)
    await server.handles.tenant(user.companyGuid, (db) => confirmEmail(db, user.guid, server.clock.now));
  return { registration, email, token, user, call: server.as(token) };
}

/** A company like that of `registerTestCompany`, with the materials, machines, costs and works that a new company starts with. */
export const registerFilledCompany = (
  server: TestServer,
  overrides?: Parameters<typeof buildRegistration>[0],
): Promise<TestCompany> => registerTestCompany(server, overrides, { fill: createStartingRegistries });
