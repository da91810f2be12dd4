import { Agent, request } from 'node:http';
import { type RouteSpec, routes } from '@truciolo/contract';
import { Chance } from '../apps/server/test/hostile/chance.ts';
import { type HostileRequest, harvest, hostileRequest } from '../apps/server/test/hostile/hostile-request.ts';
import { createDatabase } from '../scripts/e2e/create-database.mjs';
import { startServer } from '../scripts/e2e/start-server.mjs';
import { startCluster } from '../scripts/postgres/start-cluster.mjs';
import { newRegistration } from '../testing/registration.ts';

/** Requests of a long run that are recorded at a time. */
export const part = 5000;

const AT_ONCE = 4;
/** Timeout after which the server counts as blocked. */
const SILENCE_MS = 60_000;
const MOST_FINDINGS = 20;
/** Share of requests with a session; the others have none. */
const LOGGED_IN = 0.95;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

interface Answer {
  readonly status: number;
  readonly text: string;
}

function send(base: string, { method, path, headers, body }: HostileRequest): Promise<Answer> {
  // Sent for every method: Node leaves it out for DELETE, and the body would be read as the next request.
  const length = body ? { 'content-length': String(body.length) } : {};
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...headers, ...length }, agent, timeout: SILENCE_MS };
    const sent = request(`${base}${path}`, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
    sent.on('error', reject);
    sent.end(body);
  });
}

let serial = 0;

/** Its own company, so that damage stays inside it. */
async function enter(base: string): Promise<string> {
  const { userName, userSurname, userEmail, password, confirmPassword: _, ...company } = newRegistration();
  const user = { userName, userSurname, userEmail, password };
  serial += 1;
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`,
  };
  const post = (path: string, value: unknown) =>
    send(base, { method: 'POST', path, headers, body: Buffer.from(JSON.stringify(value)) });
  await post('/auth/register-complete', { company, user, privacyConsent: true });
  const { text } = await post('/auth/login', { username: userEmail, password });
  return (JSON.parse(text) as { token: string }).token;
}

/** One caller: sends requests, records answers, and reuses their values. */
async function ask(
  base: string,
  chance: Chance,
  count: number,
  note: (status: number, finding?: object) => void,
) {
  const specs = Object.values(routes) as RouteSpec[];
  const guids: string[] = [];
  let token = await enter(base);
  for (let index = 0; index < count; index += 1) {
    const made = hostileRequest(chance.pick(specs), chance, guids);
    const authorization = chance.happens(LOGGED_IN) ? { authorization: `Bearer ${token}` } : {};
    const hostile = { ...made, headers: { ...made.headers, ...authorization } };
    const told = { method: made.method, path: made.path, body: made.body?.toString().slice(0, 1000) };
    try {
      const { status, text } = await send(base, hostile);
      note(status, status >= 500 ? { ...told, status, answer: text.slice(0, 500) } : undefined);
      if (status < 500) harvest(text, guids);
      if (status === 401 && 'authorization' in authorization) {
        token = await enter(base);
        guids.length = 0;
      }
    } catch (error) {
      note(0, { ...told, error: String(error) });
    }
  }
}

/** Requests made from the contract, wrong in one place or in many, against the built server on PostgreSQL. */
export async function fuzzRequests(count: number, seed: number) {
  const cluster = await startCluster();
  const database = await createDatabase(cluster.url);
  const server = await startServer({ ...database.settings, LOG_LEVEL: 'error', TRUST_PROXY: 'on' });
  const statuses: Record<string, number> = {};
  const failures: object[] = [];
  let faults = 0;
  const note = (status: number, finding?: object) => {
    const kind = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`;
    statuses[kind] = (statuses[kind] ?? 0) + 1;
    if (!finding) return;
    faults += 1;
    if (failures.length < MOST_FINDINGS) failures.push(finding);
  };
  try {
    const each = Math.ceil(count / AT_ONCE);
    const callers = Array.from({ length: AT_ONCE }, (_, at) =>
      ask(`${server.url}/api`, new Chance(seed + at), each, note),
    );
    await Promise.all(callers);
    const log = server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .slice(0, 5);
    return { statuses, faults, failures, ...(failures.length > 0 ? { log } : {}) };
  } finally {
    await server.stop();
    await database.drop();
    cluster.stop();
  }
}
