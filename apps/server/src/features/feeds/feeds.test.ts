import { feeds, jobs, type NewFeed, quotes, users } from '@truciolo/contract';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { askPython } from '../../../test/ask-python.ts';
import { expectError } from '../../../test/expect-error.ts';
import { changeJob, makeJob } from '../../../test/job-samples.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeEach(async () => {
  ours = await registerTestCompany(server);
});

const CALENDAR: NewFeed = { kind: 'calendar', name: 'Officina', list: null, view: null };
const table = (list: 'quotes' | 'jobs', change: object = {}): NewFeed => ({
  kind: 'table',
  name: 'Foglio',
  list,
  view: { q: '', sort: '', filter: [], archived: 'no', ...change },
});
const read = (path: string) => server.app.inject({ url: `/api${path}` });

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

describe('a calendar address', () => {
  it('shows due days of jobs and own follow-ups to any program, as another parser reads them', async () => {
    const job = await makeJob(ours.call);
    const { guid } = await ours.call(quotes.create, {
      body: asBody(pinQuote({ title: 'Perni; con, segni \\ e àccenti '.repeat(6) })),
    });
    await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
    const { path } = await ours.call(feeds.create, { body: CALENDAR });
    const response = await read(path);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const events = eventsIn(response.body);
    const due = events.find(({ uid }) => uid === `job-${job.guid}@truciolo`);
    expect(due?.summary).toBe(`Consegna ${job.number} · ${job.customerName}`);
    expect([due?.startDate.toString(), due?.startDate.isDate, due?.endDate.toString()]).toEqual([
      '2026-12-18',
      true,
      '2026-12-19',
    ]);
    const followUp = events.find(({ uid }) => uid === `follow-up-${guid}@truciolo`);
    expect(followUp?.description).toBe('Perni; con, segni \\ e àccenti '.repeat(6).trim());
    for (const line of response.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(response.body).not.toContain('€');
    await changeJob(ours.call, job.guid, { due: '2026-12-21' });
    const moved = eventsIn((await read(path)).body).filter(({ uid }) => uid === `job-${job.guid}@truciolo`);
    expect(moved.map(({ startDate }) => startDate.toString())).toEqual(['2026-12-21']);
  });

  it('ends when it is revoked, and when its user may no longer log in', async () => {
    const estimator = await addPerson(server, ours, 'preventivista');
    const own = await ours.call(feeds.create, { body: CALENDAR });
    const theirs = await estimator.call(feeds.create, { body: CALENDAR });
    expect((await read(theirs.path)).statusCode).toBe(200);
    await expectError(ours.call(feeds.revoke, { params: { guid: theirs.feed.guid } }), 'NOT_FOUND');
    await ours.call(users.setStatus, {
      params: { guid: estimator.user.guid },
      body: { status: 'suspended' },
    });
    expect((await read(theirs.path)).statusCode).toBe(404);
    await ours.call(feeds.revoke, { params: { guid: own.feed.guid } });
    expect((await read(own.path)).statusCode).toBe(404);
    expect(await ours.call(feeds.list)).toEqual([]);
    for (const path of ['/calendars/x.ics', '/tables/x.csv', own.path.replace('calendars', 'tables')])
      expect((await read(path)).statusCode).toBe(404);
  });

  it('is stored as a hash, and shows nothing of another company', async () => {
    const stranger = await registerTestCompany(server);
    await makeJob(stranger.call);
    const { path } = await ours.call(feeds.create, { body: CALENDAR });
    expect(eventsIn((await read(path)).body)).toEqual([]);
    const rows = await server.handles.system((db) => db.selectFrom('feeds').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(path.slice(11, 30));
  });
});

/** Rows of a table as another parser of CSV reads them. */
const rowsIn = (text: string): string[][] =>
  JSON.parse(
    askPython(
      'import csv,json; print(json.dumps(list(csv.reader(io.StringIO(f.decode("utf-8-sig"),newline=""),delimiter=";",strict=True))))',
      Buffer.from(text).toString('base64'),
    ),
  );

describe('a table address', () => {
  it('is a CSV of the view, as its user sees it, with the rows of now', async () => {
    const { path } = await ours.call(feeds.create, { body: table('jobs', { filter: ['state:to-plan'] }) });
    expect((await read(path)).body.trim().split('\r\n')).toHaveLength(1);
    const job = await makeJob(ours.call);
    const [head = [], row = [], ...others] = rowsIn((await read(path)).body);
    expect(others).toEqual([]);
    expect(head.slice(0, 3)).toEqual(['Numero', 'Stato', 'Cliente']);
    expect(row.slice(0, 2)).toEqual([job.number, 'Da pianificare']);
    expect(row).toHaveLength(head.length);
    expect(row.some((cell) => /^\d+(,\d+)?$/.test(cell))).toBe(true);
    await ours.call(jobs.move, { params: { guid: job.guid }, body: { state: 'planned', reason: '' } });
    expect((await read(path)).body.trim().split('\r\n')).toHaveLength(1);
  });

  it('shows no price to a user of the shop floor', async () => {
    await makeJob(ours.call);
    const floor = await addPerson(server, ours, 'reparto');
    const { path } = await floor.call(feeds.create, { body: table('quotes') });
    const [head = '', row = ''] = (await read(path)).body.trim().split('\r\n');
    const at = head.split(';').indexOf('Imponibile');
    expect(at).toBeGreaterThan(0);
    expect(row.split(';')[at]).toBe('');
  });

  it('needs a list and a view, a calendar has none', async () => {
    await expectError(ours.call(feeds.create, { body: { ...CALENDAR, kind: 'table' } }), 'VALIDATION');
    await expectError(
      ours.call(feeds.create, { body: { ...table('jobs'), kind: 'calendar' } }),
      'VALIDATION',
    );
  });
});
