import type { Json } from '@truciolo/changes';
import { isWrite, quotes, quoteTemplates, type RouteSpec, routes } from '@truciolo/contract';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from './expect-error.ts';
import { asBody, pinQuote } from './quote-samples.ts';
import { makeRows, makeSampleCalls, quoteTemplate, type SampleCall, UNKNOWN_GUID } from './sample-calls.ts';
import { addAdmin, addSupplier } from './test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from './test-server.ts';
import { putAt, schemaOf, type Way, waysToGuids } from './valid-value.ts';

/**
 * Every guid that a body may carry, of every call: one of a stranger, and an unknown one. The table is generated from
 * the contract; a new call with a guid has to declare a valid body here.
 */

/** The caller's own new key, and lists of rows to act upon: missing rows are skipped. */
const isOwnKey = (way: Way) => way.at(-1) === 'guid' && ['guid', 'events/[]/guid'].includes(way.join('/'));
/** The attached picture and model of a position: one that is not the quote's own is never shown (see the tests of the links). */
const isShown = (way: Way) => way.at(-1) === 'picture' || way.at(-1) === 'mesh';
const isChoice = (way: Way) => way.join('/').endsWith('guids/[]') || way[0] === 'base';

const references = (Object.entries(routes) as [string, RouteSpec][]).flatMap(([name, spec]) =>
  spec.body && isWrite(spec.method)
    ? waysToGuids(schemaOf(spec.body))
        .filter((way) => !isOwnKey(way) && !isChoice(way) && !isShown(way))
        .map((way) => ({ name: `${name} ${way.join('.')}`, spec, way }))
    : [],
);

const server = sharedTestServer();
let ours: TestCompany;
let admin: string;
let bodies: ReadonlyMap<RouteSpec, SampleCall>;
/** A stranger's row, by the last name of the way. */
let strangers: Readonly<Record<string, string>>;

beforeAll(async () => {
  ours = await registerFilledCompany(server);
  admin = (await addAdmin(server)).token;
  const own = await makeRows(server, ours);
  const strangeCompany = await registerFilledCompany(server);
  const stranger = await makeRows(server, strangeCompany);
  const strangeTemplate = await strangeCompany.call(quoteTemplates.create, { body: quoteTemplate });
  const otherSupplier = await addSupplier(server);
  strangers = {
    machineGuid: stranger.machine.guid,
    materialGuid: stranger.material?.guid ?? UNKNOWN_GUID,
    materials: stranger.material?.guid ?? UNKNOWN_GUID,
    customerGuid: stranger.customer.guid,
    'customer.guid': stranger.customer.guid,
    workGuid: stranger.work.guid,
    quoteGuid: stranger.job.quoteGuid ?? '',
    phaseGuid: stranger.phaseGuid,
    'phases.guid': stranger.phaseGuid,
    about: stranger.phaseGuid,
    jobGuid: stranger.job.guid,
    person: stranger.person.guid,
    itemGuid: stranger.item.guid,
    ddts: stranger.ddt.guid,
    returns: stranger.returned,
    series: stranger.series.guid,
    mentions: stranger.user.guid,
    files: stranger.file.guid,
    templateGuid: strangeTemplate.guid,
    companyGuid: otherSupplier.user.companyGuid,
    companyGuids: otherSupplier.user.companyGuid,
    userGuids: otherSupplier.user.guid,
    ownerGuid: stranger.user.guid,
    adminGuid: otherSupplier.user.guid,
  };
  bodies = await makeSampleCalls(server, ours, own);
});

const ofSupplier = (spec: RouteSpec) => spec.capability?.includes('manage supplier licenses') === true;
const strangerFor = (way: Way) => {
  const names = way.filter((step) => step !== '[]');
  return strangers[names.slice(-2).join('.')] ?? strangers[names.at(-1) ?? ''];
};

/**
 * Calls that skip missing rows: a colleague who is gone, a phase of an old plan, an event of a phone that was offline
 * (a refusal would keep it there forever), a process without measurements, a row behind a price that is not stored.
 */
const LEFT_OUT = [
  'comments.',
  'jobComments.',
  'jobPlan.apply',
  'floor.record',
  'jobTimes.ratios',
  'plainQuotes.price',
];

it.each(references)('$name', async ({ name, spec, way }) => {
  const known = bodies.get(spec);
  if (!known || !spec.body) throw new Error(`a good body of ${name} is missing here`);
  for (const guid of [UNKNOWN_GUID, strangerFor(way)]) {
    expect(guid, 'a row of a stranger').toBeTruthy();
    const body = putAt(schemaOf(spec.body), known.body, way, guid);
    expect(spec.body.safeParse(body).error?.issues, 'only the reference is wrong').toBeUndefined();
    const url = `/api${spec.path.replace(/:([a-zA-Z]+)/g, (_, part: string) => known.params?.[part] ?? UNKNOWN_GUID)}`;
    const authorization = `Bearer ${ofSupplier(spec) ? admin : ours.token}`;
    const response = await server.app.inject({
      method: spec.method,
      url,
      headers: { authorization },
      payload: body as object,
    });
    const said = response.json() as { message?: string };
    if (LEFT_OUT.some((one) => name.startsWith(one)) && response.statusCode < 300) {
      expect(response.body).not.toContain(guid === UNKNOWN_GUID ? 'no such text' : guid);
      continue;
    }
    expect([response.statusCode, said.message], `${guid}`).toEqual([
      expect.toSatisfy((status: number) => status >= 400 && status < 500),
      expect.stringMatching(/^[A-Z].*\.$/),
    ]);
  }
});

it('references of a changed quote are checked as well, existing ones are not', async () => {
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  const save = (path: string[], base: Json | undefined, value: Json | undefined) =>
    ours.call(quotes.save, { params: { guid }, body: { version: 1, changes: [{ path, base, value }] } });
  for (const stranger of [UNKNOWN_GUID, strangers.customerGuid])
    await expectError(save(['customer', 'guid'], null, stranger), 'VALIDATION');
  await expectError(
    save(['positions', 'p1', 'phases', '20', 'workGuid'], null, strangers.workGuid),
    'VALIDATION',
  );
  await server.handles.system((db) =>
    sql`update quote_revisions set document = jsonb_set(document, '{customer,guid}', ${`"${UNKNOWN_GUID}"`}::jsonb)
      where quote_guid = ${guid}`.execute(db),
  );
  expect(await save(['title'], '', 'Nuovo')).toMatchObject({ version: 2 });
});

it('every foreign key between two tables of a company includes the company', async () => {
  const { rows } = await server.engine.executeSql(
    `select conrelid::regclass || ' ' || conname as name from pg_constraint c
     where contype = 'f' and connamespace = 'public'::regnamespace
       and confrelid not in ('companies'::regclass, 'users'::regclass, 'addons'::regclass)
       and exists (select from pg_attribute where attrelid = conrelid and attname = 'company_guid')
       and exists (select from pg_attribute where attrelid = confrelid and attname = 'company_guid')
       and not exists (select from unnest(conkey) num join pg_attribute a on a.attrelid = conrelid
         and a.attnum = num and a.attname = 'company_guid')`,
  );
  expect(rows).toEqual([]);
});
