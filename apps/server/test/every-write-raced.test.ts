import {
  auth,
  blankRule,
  comments,
  costs,
  ddts,
  floorPeople,
  followUps,
  invitations,
  invoicing,
  isWrite,
  jobComments,
  passwords,
  plainQuotes,
  quotes,
  type RouteSpec,
  requests,
  routes,
  rules,
  sharedTablets,
  webhooks,
} from '@truciolo/contract';
import { beforeAll, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { asBody, pinQuote } from './quote-samples.ts';
import { makeRows, makeSampleCalls, type SampleCall, UNKNOWN_GUID } from './sample-calls.ts';
import { addAdmin, addPerson } from './test-people.ts';
import {
  buildRegistration,
  PASSWORD,
  registerFilledCompany,
  sharedTestServer,
  type TestCompany,
} from './test-server.ts';
import { ONE_PIXEL, validBody } from './valid-bodies.ts';
import { schemaOf, validValue } from './valid-value.ts';

/**
 * Every write of the contract, six times at once with the same body, as by an impatient user: no call may fail on our
 * side, and a call with the caller's own key creates one row. On PostgreSQL the six run in six transactions. The embedded
 * engine runs one after the other, where a second call shows as much as a sixth: the everyday run makes two.
 */
const TIMES = byScope(2, 6);

/** They end the session that makes the calls. */
const ENDS_SESSION: readonly RouteSpec[] = [auth.logout, sharedTablets.begin];

const writes = (Object.entries(routes) as [string, RouteSpec][])
  .filter(([, spec]) => isWrite(spec.method) && !ENDS_SESSION.includes(spec))
  .sort(([, one], [, other]) => turnOf(one) - turnOf(other));

/** Calls that end a row come last, while the others still find it. */
function turnOf(spec: RouteSpec): number {
  if (spec.method === 'DELETE') return 2;
  return spec === ddts.annul ? 1 : 0;
}

const server = sharedTestServer();
let ours: TestCompany;
let admin: string;
let calls: ReadonlyMap<RouteSpec, SampleCall>;
/** Row that `:guid` names, by the first part of the path. */
let rows: Readonly<Record<string, string>>;
let params: Readonly<Record<string, string>>;

beforeAll(async () => {
  ours = await registerFilledCompany(server);
  const { companyGuid } = ours.user;
  await server.handles.system((db) =>
    db.updateTable('subscriptions').set({ seats: 10 }).where('companyGuid', '=', companyGuid).execute(),
  );
  admin = (await addAdmin(server)).token;
  const colleague = await addPerson(server, ours, 'tecnico');
  const own = await makeRows(server, ours);
  const { call } = ours;
  const draft = await call(quotes.create, { body: asBody(pinQuote()) });
  const onDraft = { params: { guid: draft.guid } };
  const onQuote = { params: { guid: own.job.quoteGuid ?? '' } };
  const onJob = { params: { guid: own.job.guid } };
  const said = (await call(comments.add, { ...onQuote, body: { text: 'x' } })).comments[0]?.guid ?? '';
  const saidOfJob = (await call(jobComments.add, { ...onJob, body: { text: 'x' } })).comments[0]?.guid ?? '';
  const rule = await call(rules.create, { body: { ...blankRule(), name: 'Inox' } });
  const hook = await call(webhooks.create, { body: webhook });
  const invited = await call(invitations.create, { body: invitation });
  const request = await call(requests.create, { body: { subject: 'RdO', text: 'Perno, 10 pezzi' } });
  const cost = (await call(costs.list, { query: {} })).rows[0];
  const line = { jobGuid: own.job.guid, quantity: 1 };
  const samples = await makeSampleCalls(server, ours, own);
  calls = new Map<RouteSpec, SampleCall>([
    ...samples,
    [auth.register, { body: buildRegistration() }],
    [passwords.requestReset, { body: { email: colleague.email } }],
    [passwords.change, { body: { currentPassword: PASSWORD, newPassword: 'Officina2!' } }],
    [invitations.create, { body: { ...invitation, email: 'altro@officina.it' } }],
    [rules.create, { body: { ...blankRule(), name: 'Titanio' } }],
    [webhooks.create, { body: { ...webhook, url: 'https://altro.invalid/hook' } }],
    [ddts.create, { body: { ...samples.get(ddts.create)?.body, lines: [line] } }],
    [ddts.giveBack, { body: { ...giveBack }, params: { guid: own.ddt.guid } }],
    [invoicing.draft, { body: { ddts: [own.ddt.guid], number: '7', date: '2026-11-30' } }],
    [quotes.save, { body: { version: 1, changes: [retitled] }, ...onDraft }],
    [plainQuotes.save, { body: { changes: [{ ...retitled, base: 'Nuovo' }] }, ...onDraft }],
    [plainQuotes.refresh, { body: {}, ...onDraft }],
    [followUps.set, { body: { on: '2026-12-01' }, ...onDraft }],
    [comments.edit, { body: { text: 'y' }, params: { ...onQuote.params, comment: said } }],
    [comments.resolve, { body: { resolved: true }, params: { ...onQuote.params, comment: said } }],
    [comments.remove, { body: {}, params: { ...onQuote.params, comment: said } }],
    [jobComments.edit, { body: { text: 'y' }, params: { ...onJob.params, comment: saidOfJob } }],
    [jobComments.remove, { body: {}, params: { ...onJob.params, comment: saidOfJob } }],
    ...[floorPeople.update, floorPeople.badge, floorPeople.remove].map(
      (spec) => [spec, { body: validBody(spec), params: { guid: own.person.guid } }] as const,
    ),
    ...[invitations.resend, invitations.revoke].map(
      (spec) => [spec, { body: {}, params: { guid: invited.guid } }] as const,
    ),
  ]);
  rows = {
    quotes: own.job.quoteGuid ?? '',
    'plain-quotes': own.job.quoteGuid ?? '',
    jobs: own.job.guid,
    ddts: own.ddt.guid,
    customers: own.customer.guid,
    machines: own.machine.guid,
    works: own.work.guid,
    rack: own.item.guid,
    materials: own.material?.guid ?? '',
    users: colleague.user.guid,
    companies: companyGuid,
    returns: own.returned,
    requests: request.guid,
    rules: rule.guid,
    webhooks: hook.webhook.guid,
    costs: cost?.guid ?? '',
  };
  params = { companyGuid, userGuid: colleague.user.guid, phaseGuid: own.phaseGuid, chart: 'days' };
});

const webhook = { url: 'https://gestionale.invalid/hook', events: ['quote.sent' as const], active: true };
const invitation = {
  firstName: 'Luca',
  lastName: 'Riva',
  email: 'luca@officina.it',
  role: 'tecnico' as const,
};
const giveBack = { place: 1, quantity: 1, isReplaced: true, date: '2026-11-30', reason: 'x' };
const retitled = { path: ['title'], base: '', value: 'Nuovo' };

/** Calls of which at least one of the simultaneous ones took effect. */
const effective = new Set<RouteSpec>();

function bodyOf(spec: RouteSpec): object | Buffer {
  if (spec.upload) return ONE_PIXEL;
  const known = calls.get(spec)?.body;
  if (known) return known;
  return { ...(spec.body ? (validValue(schemaOf(spec.body)) as object) : {}), ...validBody(spec) };
}

function pathOf(spec: RouteSpec): string {
  const [, first = ''] = spec.path.split('/');
  const own = { ...params, guid: rows[first], ...calls.get(spec)?.params };
  return `/api${spec.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => own[name as 'guid'] ?? UNKNOWN_GUID)}`;
}

it.each(writes)('%s: several at once', async (_name, spec) => {
  const isSupplier = spec.capability?.includes('manage supplier licenses') === true;
  const body = bodyOf(spec);
  const send = () =>
    server.app.inject({
      method: spec.method,
      url: pathOf(spec),
      headers: {
        authorization: `Bearer ${isSupplier ? admin : ours.token}`,
        'content-type': spec.upload?.types[0] ?? 'application/json',
      },
      payload: body instanceof Buffer ? body : JSON.stringify(body),
    });
  const answers = await Promise.all(Array.from({ length: TIMES }, send));
  for (const { statusCode, body: said } of answers) expect(statusCode, said).toBeLessThan(500);
  const made = answers.filter(({ statusCode }) => statusCode < 300).map((answer) => answer.body);
  if (made.length > 0) effective.add(spec);
  if (spec.writes === 'once' && 'guid' in body && made.length > 0) {
    const guids = new Set(made.map((text) => (JSON.parse(text) as { guid?: string } | null)?.guid));
    expect(guids.size, 'one row for one key').toBe(1);
  }
});

it('most writes took effect, so that the race was one', () => {
  expect(effective.size / writes.length).toBeGreaterThan(0.6);
});
