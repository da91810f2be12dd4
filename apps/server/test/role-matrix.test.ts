import {
  auth,
  type CompanyRole,
  isWrite,
  mayCall,
  type Role,
  type RouteSpec,
  roleCapabilities,
  routes,
  sharedTablets,
} from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { addAdmin, addPerson, addSupplier, logIn, type TestPerson } from './test-people.ts';
import { registerFilledCompany, type TestCompany, testServerOfFile } from './test-server.ts';
import { ONE_PIXEL, validBody } from './valid-bodies.ts';

/**
 * Every call of the contract against every kind of person. What must come of it is read off the declaration, so that
 * a new call is in the table, with its expectations, the moment it is declared.
 */
const all = Object.entries(routes) as [string, RouteSpec][];

/** Strangers and weaker roles come first, while the target is unchanged. */
const people = [
  'anonymous',
  'reparto',
  'tecnico',
  'preventivista',
  'responsabile of another company',
  'admin of another supplier',
  'responsabile',
  'admin',
] as const;
type Person = (typeof people)[number];

const roleOf = (person: Person): Role | null => {
  if (person === 'anonymous') return null;
  return person.split(' ')[0] as Role;
};
const isStranger = (person: Person) => person.includes('another');
const OWN_GUIDS = /:(guid|companyGuid|userGuid|addonGuid|sessionGuid)\b/;

/** Not shared: the administrator changes the add-ons that every company of the installation gets. */
const server = testServerOfFile();
let company: TestCompany;
let victim: TestPerson;
let targets: Readonly<Record<string, string>>;
const tokens = new Map<Person, string>();
const emails = new Map<Person, string>();

beforeAll(async () => {
  company = await registerFilledCompany(server);
  const { companyGuid } = company.user;
  await server.handles.system((db) =>
    db.updateTable('subscriptions').set({ seats: 10 }).where('companyGuid', '=', companyGuid).execute(),
  );
  const add = async (person: Person, made: { token: string; email: string }) => {
    tokens.set(person, made.token);
    emails.set(person, made.email);
  };
  for (const role of ['reparto', 'tecnico', 'preventivista', 'responsabile'] satisfies CompanyRole[]) {
    await add(role, await addPerson(server, company, role));
  }
  await add('responsabile of another company', await registerFilledCompany(server));
  await add('admin of another supplier', await addSupplier(server));
  await add('admin', await addAdmin(server));
  victim = await addPerson(server, company, 'tecnico');
  const { addonGuid, sessionGuid } = await server.handles.system(async (db) => ({
    addonGuid: (await db.selectFrom('userAddons').select('addonGuid').executeTakeFirstOrThrow()).addonGuid,
    sessionGuid: (
      await db
        .selectFrom('sessions')
        .select('guid')
        .where('userGuid', '=', victim.user.guid)
        .executeTakeFirstOrThrow()
    ).guid,
  }));
  const { guid } = victim.user;
  targets = { guid, userGuid: guid, companyGuid, addonGuid, sessionGuid, token: 'x', chart: 'days' };
});

function ask(spec: RouteSpec, token: string | undefined) {
  const url = `/api${spec.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => targets[name] ?? 'x')}`;
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (!isWrite(spec.method)) return server.app.inject({ method: spec.method, url, headers });
  headers['content-type'] = spec.upload?.types[0] ?? 'application/json';
  const payload = spec.upload ? ONE_PIXEL : JSON.stringify(validBody(spec));
  return server.app.inject({ method: spec.method, url, headers, payload });
}

/** `refused`: 403. `hidden`: a stranger finds nothing there. `in`: whatever it answers, it is not about who asks. */
function expected(spec: RouteSpec, person: Person): 'unauthenticated' | 'refused' | 'hidden' | 'in' {
  if (spec.access === 'public') return 'in';
  const role = roleOf(person);
  if (role === null) return 'unauthenticated';
  if (!mayCall({ role, capabilities: roleCapabilities[role] }, spec)) return 'refused';
  return isStranger(person) && OWN_GUIDS.test(spec.path) ? 'hidden' : 'in';
}

const isLetIn = (spec: RouteSpec, person: Person) => expected(spec, person) === 'in';

/**
 * In the everyday run each call is made by everybody whom it must refuse, but only by the last of those whom it lets in.
 * `npm test -- --all` makes every call as everybody, and so finds a call that refuses one of them by mistake.
 */
const callsOf = (person: Person) => {
  const later = people.slice(people.indexOf(person) + 1);
  const everyday = all.filter(
    ([, spec]) => !(isLetIn(spec, person) && later.some((other) => isLetIn(spec, other))),
  );
  return byScope(everyday, all);
};

describe.each(people)('%s', (person) => {
  it.each(callsOf(person))('%s', async (_name, spec) => {
    const response = await ask(spec, tokens.get(person));
    const code = response.json()?.code as string | undefined;
    const outcome = `${response.statusCode} ${code}`;
    switch (expected(spec, person)) {
      case 'unauthenticated':
        expect(outcome).toBe('401 UNAUTHENTICATED');
        break;
      case 'refused':
        expect(outcome).toBe('403 FORBIDDEN');
        break;
      case 'hidden':
        expect(outcome).toBe('404 NOT_FOUND');
        break;
      case 'in':
        expect(response.statusCode).toBeLessThan(500);
        // A use case may refuse by its own rule, where the declaration says so.
        if (!spec.errors?.includes('FORBIDDEN')) expect(response.statusCode, outcome).not.toBe(403);
        if (spec !== auth.login) expect(response.statusCode, outcome).not.toBe(401);
    }
    if (isStranger(person)) {
      expect(response.body).not.toContain(company.email);
      expect(response.body).not.toContain(victim.email);
    }
    // Both end what this session may do: the next call comes from a new one.
    if ((spec === auth.logout || spec === sharedTablets.begin) && emails.has(person))
      tokens.set(person, (await logIn(server, emails.get(person) ?? '')).token);
  });
});

it('left the target unchanged until its own responsabile came', async () => {
  const rows = await server.handles.system((db) =>
    db
      .selectFrom('audit')
      .select(['action', 'actorName'])
      .where('entityGuid', '=', victim.user.guid)
      .where('action', 'not like', 'login%')
      .execute(),
  );
  const who = await server.handles.system((db) =>
    db
      .selectFrom('users')
      .select(['firstName', 'lastName'])
      .where('email', 'in', [emails.get('responsabile') ?? '', emails.get('admin') ?? ''])
      .execute(),
  );
  const own = who.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { actorName } of rows) expect(own).toContain(actorName);
});
