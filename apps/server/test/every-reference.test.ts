import type { Json } from '@truciolo/changes';
import {
  type AttachedFile,
  assignments,
  comments,
  customers,
  cuttingSets,
  ddts,
  floor,
  floorPeople,
  invoicing,
  isWrite,
  jobComments,
  jobMaterials,
  jobPlan,
  jobs,
  jobTimes,
  type MachineFields,
  machines,
  materials,
  orders,
  plainQuotes,
  quotes,
  quoteTemplates,
  type RouteSpec,
  rack,
  returns,
  routes,
  supplierAddons,
  supplierLicences,
  typicalMachines,
  works,
} from '@truciolo/contract';
import { plainOf } from '@truciolo/quote';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from './expect-error.ts';
import { makeJob, orderOf } from './job-samples.ts';
import { asBody, pin, pinQuote } from './quote-samples.ts';
import { buildCustomer, buildRackItem, buildWork } from './registry-samples.ts';
import { addAdmin, addSupplier } from './test-people.ts';
import { registerTestCompany, type TestCompany, testServerOfFile } from './test-server.ts';
import { ONE_PIXEL } from './valid-bodies.ts';
import { putAt, schemaOf, type Way, waysToGuids } from './valid-value.ts';

/**
 * Every guid that a body may carry, of every call: one of a stranger, and an unknown one. The table is generated from
 * the contract; a new call with a guid has to declare a valid body here.
 */
const UNKNOWN = '11111111-1111-4111-8111-111111111111';

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

const server = testServerOfFile();
let ours: TestCompany;
let admin: string;
let bodies: ReadonlyMap<RouteSpec, { body: object; params?: Record<string, string> }>;
/** A stranger's row, by the last name of the way. */
let strangers: Readonly<Record<string, string>>;

async function rowsOf({ call, user, token }: TestCompany) {
  const machine = await call(machines.create, {
    body: { ...(typicalMachines[0] as MachineFields), code: 'T-1' },
  });
  const customer = await call(customers.create, { body: buildCustomer() });
  const work = await call(works.create, { body: buildWork({ code: 'W-1' }) });
  const [material] = (await call(materials.list, { query: {} })).rows;
  const job = await makeJob(call);
  const phaseGuid = job.phaseList[0]?.guid ?? '';
  const left = { ...newDdt, lines: [{ jobGuid: job.guid, quantity: 1 }] };
  const ddt = await call(ddts.create, { body: left });
  const gone = await call(ddts.create, { body: left });
  await call(invoicing.mark, { body: { ddts: [gone.guid], invoice } });
  const back = { place: 1, quantity: 1, isReplaced: false, date: newDdt.date, reason: 'x' };
  const { returns: made } = await call(ddts.giveBack, { params: { guid: gone.guid }, body: back });
  const returned = made[0]?.guid ?? '';
  const person = await call(floorPeople.create, { body: { name: 'Luca Riva', pin: '4711' } });
  const item = await call(rack.create, { body: buildRackItem() });
  const url = `/api/jobs/${job.guid}/comment-files?name=a.png`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const sent = await server.app.inject({ method: 'POST', url, headers, payload: ONE_PIXEL });
  const file = sent.json() as AttachedFile;
  return { machine, customer, work, job, phaseGuid, material, user, ddt, returned, person, item, file };
}

beforeAll(async () => {
  ours = await registerTestCompany(server);
  admin = (await addAdmin(server)).token;
  const own = await rowsOf(ours);
  const strangeCompany = await registerTestCompany(server);
  const stranger = await rowsOf(strangeCompany);
  const strangeTemplate = await strangeCompany.call(quoteTemplates.create, { body: quoteTemplate });
  const otherSupplier = await addSupplier(server);
  strangers = {
    machineGuid: stranger.machine.guid,
    materialGuid: stranger.material?.guid ?? UNKNOWN,
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
    mentions: stranger.user.guid,
    files: stranger.file.guid,
    templateGuid: strangeTemplate.guid,
    companyGuid: otherSupplier.user.companyGuid,
    companyGuids: otherSupplier.user.companyGuid,
    userGuids: otherSupplier.user.guid,
    ownerGuid: stranger.user.guid,
    adminGuid: otherSupplier.user.guid,
  };
  const set = await ours.call(cuttingSets.create, { body: cuttingSet });
  const template = await ours.call(quoteTemplates.create, { body: quoteTemplate });
  const draft = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  const now = server.clock.read().toISOString();
  const event = { guid: UNKNOWN, phaseGuid: own.phaseGuid, kind: 'note', at: now };
  bodies = new Map<RouteSpec, { body: object; params?: Record<string, string> }>([
    [works.create, { body: buildWork({ code: 'W-2' }) }],
    [works.update, { body: { base: { machineGuid: null }, changes: {} }, params: { guid: own.work.guid } }],
    [cuttingSets.create, { body: { ...cuttingSet, name: 'Altra' } }],
    [
      cuttingSets.update,
      { body: { base: { materialGuid: null, machineGuid: null }, changes: {} }, params: { guid: set.guid } },
    ],
    [quotes.create, { body: asBody(pinQuote()) }],
    [plainQuotes.create, { body: { draft: { ...plainOf(pinQuote()), title: 'Senza costi' } } }],
    [plainQuotes.addTemplate, { body: { templateGuid: template.guid }, params: { guid: draft.guid } }],
    [quotes.assign, { body: { ownerGuid: own.user.guid }, params: { guid: own.job.quoteGuid ?? '' } }],
    [quoteTemplates.create, { body: { ...quoteTemplate, name: 'Altro' } }],
    [
      quoteTemplates.update,
      {
        body: { base: { position: quoteTemplate.position }, changes: { position: quoteTemplate.position } },
        params: { guid: template.guid },
      },
    ],
    [orders.create, { body: orderOf(own.job.quoteGuid ?? '') }],
    [jobs.create, { body: newJob }],
    [
      jobMaterials.reserve,
      { body: { itemGuid: own.item.guid, pieces: 1, covers: false }, params: { guid: own.job.guid } },
    ],
    [jobPlan.apply, { body: { phases: [] } }],
    [
      jobs.updatePhase,
      {
        body: { base: { machineGuid: null }, changes: { machineGuid: null } },
        params: { guid: own.job.guid, phaseGuid: own.phaseGuid },
      },
    ],
    [floor.record, { body: { sentAt: now, events: [event] } }],
    [floorPeople.identify, { body: { person: own.person.guid, pin: '4711' } }],
    [ddts.create, { body: newDdt }],
    [invoicing.draft, { body: { ddts: [own.ddt.guid], ...invoice } }],
    [invoicing.mark, { body: { ddts: [own.ddt.guid], invoice } }],
    [returns.draft, { body: { returns: [own.returned], ...invoice } }],
    [returns.mark, { body: { returns: [own.returned], credit: invoice } }],
    [jobTimes.ratios, { body: { work: [workFacts] } }],
    [comments.add, { body: { text: 'x' }, params: { guid: own.job.quoteGuid ?? '' } }],
    [comments.edit, { body: { text: 'x' }, params: { guid: own.job.quoteGuid ?? '', comment: UNKNOWN } }],
    [jobComments.add, { body: { text: 'x' }, params: { guid: own.job.guid } }],
    [jobComments.edit, { body: { text: 'x' }, params: { guid: own.job.guid, comment: UNKNOWN } }],
    [supplierLicences.extend, { body: { licences: [], days: 1 } }],
    [supplierAddons.setCompanies, { body: { forAll: false, companyGuids: [] }, params: { guid: UNKNOWN } }],
    [assignments.assignCompanies, { body: { companyGuids: [ours.user.companyGuid], adminGuid: null } }],
    [assignments.assignUsers, { body: { userGuids: [ours.user.guid], adminGuid: null } }],
  ]);
});

const cuttingSet = {
  name: 'Sgrossatura',
  operation: 'turning',
  materialGuid: null,
  machineGuid: null,
  inputs: {
    diameter: 50,
    cuttingSpeed: 200,
    depth: 3,
    feed: 0.3,
    tool: 'carbide',
    wiper: false,
    length: null,
  },
  tags: [] as string[],
  notes: '',
} as const;
const quoteTemplate = {
  name: 'Perni',
  family: '',
  position: asBody(pinQuote({ positions: [pin()] })).document.positions[0] as never,
  tags: [] as string[],
  notes: '',
};
const newJob = {
  customerGuid: null,
  customerName: '',
  code: '',
  description: 'Perno',
  drawing: '',
  drawingRevision: '',
  material: '',
  quantity: 1,
  due: null,
  notes: '',
  phases: [
    {
      name: 'Tornitura',
      kind: 'bench',
      machineGuid: null,
      setupMinutes: 0,
      cycleMinutes: 1,
      supplier: '',
      leadDays: 0,
    },
  ],
};
const newDdt = {
  date: '2026-11-16',
  destination: '',
  reason: '',
  carrier: '',
  packages: null,
  weight: null,
  appearance: '',
  notes: '',
  lines: [{ jobGuid: UNKNOWN, quantity: 1 }],
};

const invoice = { number: '1', date: '2026-11-30' };
const workFacts = {
  workGuid: null,
  name: 'Tornitura',
  machineId: null,
  materialGroup: '',
  partWeight: null,
};

const ofSupplier = (spec: RouteSpec) => spec.capability?.includes('manage supplier licenses') === true;
const strangerFor = (way: Way) => {
  const names = way.filter((step) => step !== '[]');
  return strangers[names.slice(-2).join('.')] ?? strangers[names.at(-1) ?? ''];
};

/**
 * Calls that skip missing rows: a colleague who is gone, a phase of an old plan, an event of a phone that was offline
 * (a refusal would keep it there forever), a process without measurements.
 */
const LEFT_OUT = ['comments.', 'jobComments.', 'jobPlan.apply', 'floor.record', 'jobTimes.ratios'];

it.each(references)('$name', async ({ name, spec, way }) => {
  const known = bodies.get(spec);
  if (!known || !spec.body) throw new Error(`a good body of ${name} is missing here`);
  for (const guid of [UNKNOWN, strangerFor(way)]) {
    expect(guid, 'a row of a stranger').toBeTruthy();
    const body = putAt(schemaOf(spec.body), known.body, way, guid);
    expect(spec.body.safeParse(body).error?.issues, 'only the reference is wrong').toBeUndefined();
    const url = `/api${spec.path.replace(/:([a-zA-Z]+)/g, (_, part: string) => known.params?.[part] ?? UNKNOWN)}`;
    const authorization = `Bearer ${ofSupplier(spec) ? admin : ours.token}`;
    const response = await server.app.inject({
      method: spec.method,
      url,
      headers: { authorization },
      payload: body as object,
    });
    const said = response.json() as { message?: string };
    if (LEFT_OUT.some((one) => name.startsWith(one)) && response.statusCode < 300) {
      expect(response.body).not.toContain(guid === UNKNOWN ? 'no such text' : guid);
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
  for (const stranger of [UNKNOWN, strangers.customerGuid])
    await expectError(save(['customer', 'guid'], null, stranger), 'VALIDATION');
  await expectError(
    save(['positions', 'p1', 'phases', '20', 'workGuid'], null, strangers.workGuid),
    'VALIDATION',
  );
  await server.handles.system((db) =>
    sql`update quote_revisions set document = jsonb_set(document, '{customer,guid}', ${`"${UNKNOWN}"`}::jsonb)
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
