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
  jobComments,
  jobMaterials,
  jobPlan,
  jobs,
  jobTimes,
  type MachineFields,
  machines,
  materials,
  numberSeries,
  orders,
  plainQuotes,
  quotes,
  quoteTemplates,
  type RouteSpec,
  rack,
  returns,
  shopPage,
  shopVisits,
  supplierAddons,
  supplierLicences,
  typicalMachines,
  works,
} from '@truciolo/contract';
import { plainOf } from '@truciolo/quote';
import { makeJob, orderOf } from './job-samples.ts';
import { asBody, pin, pinQuote } from './quote-samples.ts';
import { buildCustomer, buildRackItem, buildWork } from './registry-samples.ts';
import type { TestCompany, TestServer } from './test-server.ts';
import { ONE_PIXEL, validBody } from './valid-bodies.ts';

export const UNKNOWN_GUID = '11111111-1111-4111-8111-111111111111';

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
export const quoteTemplate = {
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
  lines: [{ jobGuid: UNKNOWN_GUID, quantity: 1 }],
};

const invoice = { number: '1', date: '2026-11-30' };
const workFacts = {
  workGuid: null,
  name: 'Tornitura',
  machineId: null,
  materialGroup: '',
  partWeight: null,
};

/** One row of each kind that calls refer to. */
export async function makeRows(server: TestServer, { call, user, token }: TestCompany) {
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
  const series = await call(numberSeries.create, {
    body: { kind: 'invoice', name: 'Vendite', format: '{n}/V', first: 1 },
  });
  const person = await call(floorPeople.create, { body: { name: 'Luca Riva', pin: '4711' } });
  const item = await call(rack.create, { body: buildRackItem() });
  const url = `/api/jobs/${job.guid}/comment-files?name=a.png`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const sent = await server.app.inject({ method: 'POST', url, headers, payload: ONE_PIXEL });
  const file = sent.json() as AttachedFile;
  return {
    machine,
    customer,
    work,
    job,
    phaseGuid,
    material,
    user,
    ddt,
    returned,
    series,
    person,
    item,
    file,
  };
}

export interface SampleCall {
  readonly body: object;
  readonly params?: Readonly<Record<string, string>>;
}

/** Valid calls of a company with these rows. */
export async function makeSampleCalls(
  server: TestServer,
  ours: TestCompany,
  own: Awaited<ReturnType<typeof makeRows>>,
): Promise<ReadonlyMap<RouteSpec, SampleCall>> {
  const set = await ours.call(cuttingSets.create, { body: cuttingSet });
  const template = await ours.call(quoteTemplates.create, { body: quoteTemplate });
  const draft = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  const now = server.clock.read().toISOString();
  const event = { guid: UNKNOWN_GUID, phaseGuid: own.phaseGuid, kind: 'note', at: now };
  const calls = new Map<RouteSpec, SampleCall>([
    [works.create, { body: buildWork({ code: 'W-2' }) }],
    [works.update, { body: { base: { machineGuid: null }, changes: {} }, params: { guid: own.work.guid } }],
    [cuttingSets.create, { body: { ...cuttingSet, name: 'Altra' } }],
    [
      cuttingSets.update,
      { body: { base: { materialGuid: null, machineGuid: null }, changes: {} }, params: { guid: set.guid } },
    ],
    [quotes.create, { body: asBody(pinQuote()) }],
    [plainQuotes.create, { body: { draft: { ...plainOf(pinQuote()), title: 'Senza costi' } } }],
    [plainQuotes.price, { body: { draft: plainOf(pinQuote()) } }],
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
    [shopPage.save, { body: { base: { materials: [], treatments: [] }, changes: {} } }],
    [shopVisits.price, { body: validBody(shopVisits.price) }],
    [shopVisits.send, { body: validBody(shopVisits.send) }],
    [comments.add, { body: { text: 'x' }, params: { guid: own.job.quoteGuid ?? '' } }],
    [
      comments.edit,
      { body: { text: 'x' }, params: { guid: own.job.quoteGuid ?? '', comment: UNKNOWN_GUID } },
    ],
    [jobComments.add, { body: { text: 'x' }, params: { guid: own.job.guid } }],
    [jobComments.edit, { body: { text: 'x' }, params: { guid: own.job.guid, comment: UNKNOWN_GUID } }],
    [supplierLicences.extend, { body: { licences: [], days: 1 } }],
    [
      supplierAddons.setCompanies,
      { body: { forAll: false, companyGuids: [] }, params: { guid: UNKNOWN_GUID } },
    ],
    [assignments.assignCompanies, { body: { companyGuids: [ours.user.companyGuid], adminGuid: null } }],
    [assignments.assignUsers, { body: { userGuids: [ours.user.guid], adminGuid: null } }],
  ]);
  return calls;
}
