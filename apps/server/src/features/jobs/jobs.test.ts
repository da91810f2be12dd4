import { ddts, type JobFields, jobSheets, jobs, type PhaseFields } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import {
  changeJob,
  changePhase,
  coated,
  deliveryNote,
  handMade,
  makeJob,
  pressing,
} from '../../../test/job-samples.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

it('goes through its states, with a reason for suspension and cancellation', async () => {
  const { call } = await registerTestCompany(server);
  const { guid } = await makeJob(call);
  const move = (state: 'planned' | 'suspended' | 'delivered', reason = '') => {
    server.clock.advance({ minutes: 1 });
    return call(jobs.move, { params: { guid }, body: { state, reason } });
  };
  expect((await move('planned')).state).toBe('planned');
  await expectError(move('suspended'), 'VALIDATION');
  expect(await move('suspended', 'Manca il materiale')).toMatchObject({ stateReason: 'Manca il materiale' });
  await expectError(move('delivered'), 'JOB_STATE');
  expect(await move('planned')).toMatchObject({ state: 'planned', stateReason: '' });
  const history = await call(jobs.history, { params: { guid } });
  expect(history.map(({ action }) => action)).toEqual(['state', 'state', 'state', 'create']);
});

it('finds jobs by words, state, lateness; sorts and counts them', async () => {
  const { call } = await registerTestCompany(server);
  const late = await makeJob(call);
  await call(jobs.create, { body: handMade });
  await server.handles.system((db) =>
    db.updateTable('jobs').set({ due: '2026-11-02' }).where('guid', '=', late.guid).execute(),
  );
  const find = async (query: object) => (await call(jobs.list, { query })).rows.map(({ number }) => number);
  expect(await find({})).toEqual(['C-2026-0001', 'C-2026-0002']);
  expect(await find({ q: 'staffa VERDI' })).toEqual(['C-2026-0002']);
  expect(await find({ q: late.quoteNumber ?? '' })).toEqual(['C-2026-0001']);
  expect(await find({ filter: ['late:yes'] })).toEqual(['C-2026-0001']);
  expect(await find({ filter: ['state:planned'] })).toEqual([]);
  expect(await find({ filter: ['state:nonsense'] })).toEqual([]);
  expect(await find({ filter: ['from:2026-11-02', 'to:2026-11-02'] })).toEqual(['C-2026-0001']);
  expect(await find({ sort: '-number' })).toEqual(['C-2026-0002', 'C-2026-0001']);
  expect(await find({ sort: '-total' })).toEqual(['C-2026-0001', 'C-2026-0002']);
  // Computed columns sort too: the second job has its material, a finished phase and more hours.
  await server.handles.system((db) =>
    db
      .updateTable('jobs')
      .set({ phasesDone: 1, actualMinutes: 90, materialState: 'here', state: 'running' })
      .where('guid', '<>', late.guid)
      .where('number', '=', 'C-2026-0002')
      .execute(),
  );
  for (const sort of ['progress', 'hours', 'material', 'state']) {
    expect([sort, await find({ sort })]).toEqual([sort, ['C-2026-0001', 'C-2026-0002']]);
    expect([sort, await find({ sort: `-${sort}` })]).toEqual([sort, ['C-2026-0002', 'C-2026-0001']]);
  }
  const byPhase = await find({ sort: 'next' });
  expect(await find({ sort: '-next' })).toEqual(byPhase.toReversed());
  expect(await call(jobs.counts, {})).toMatchObject({
    states: { 'to-plan': 1, running: 1, delivered: 0 },
    late: 1,
  });
});

it('plans a job by hand and repeats one at another quantity', async () => {
  const { call } = await registerTestCompany(server);
  const staffa = await call(jobs.create, { body: handMade });
  expect(staffa).toMatchObject({
    total: null,
    plannedMinutes: 75,
    phaseList: [{ place: 10, runMinutes: 60 }],
  });
  const twice = await call(jobs.repeat, { params: { guid: staffa.guid }, body: { quantity: 40, due: null } });
  expect(twice).toMatchObject({ repeatsNumber: staffa.number, plannedMinutes: 135, total: null });
  const priced = await makeJob(call);
  const again = await call(jobs.repeat, {
    params: { guid: priced.guid },
    body: { quantity: 50, due: '2027-01-15' },
  });
  expect(again).toMatchObject({ total: priced.total, quoteRevision: 1, due: '2027-01-15', orderGuid: null });
  await expectError(call(jobs.create, { body: { ...handMade, phases: [] } }), 'VALIDATION');
  const machineGuid = '00000000-0000-7000-8000-000000000000';
  const phases = handMade.phases.map((phase) => ({ ...phase, machineGuid }));
  await expectError(call(jobs.create, { body: { ...handMade, phases } }), 'VALIDATION');
});

it('changes the office’s fields, and refuses a day in the past', async () => {
  const { call } = await registerTestCompany(server);
  const { guid } = await makeJob(call);
  const change = (changes: Partial<JobFields>) => changeJob(call, guid, changes);
  expect(await change({ due: '2027-01-10', urgent: true, materialState: 'here' })).toMatchObject({
    due: '2027-01-10',
    urgent: true,
    materialState: 'here',
  });
  await expectError(change({ due: '2026-01-10' }), 'VALIDATION');
  expect((await change({})).version).toBe(2);
});

it('a stale tab overwrites no notes of a colleague, and merges with other changes', async () => {
  const { call } = await registerTestCompany(server);
  const { guid } = await makeJob(call);
  const params = { guid };
  const write = (changes: Partial<JobFields>) =>
    call(jobs.update, { params, body: { base: { notes: '', urgent: false }, changes } });
  await write({ notes: 'Attenzione al raggio' });
  const error = await expectError(write({ notes: 'Smussi a mano' }), 'CONFLICT');
  expect(error.conflict?.fields.notes).toEqual({
    base: '',
    yours: 'Smussi a mano',
    theirs: 'Attenzione al raggio',
  });
  expect(await write({ urgent: true })).toMatchObject({ notes: 'Attenzione al raggio', urgent: true });
});

describe('external work', () => {
  it('is done when it comes back', async () => {
    const { call } = await registerTestCompany(server);
    const { guid, phaseList } = await makeJob(call, coated());
    const [turning, outside] = phaseList;
    if (!turning || !outside) throw new Error('two phases');
    const press = pressing(server, call, turning);
    await press('start');
    await press('stop', { good: 50 });
    const paper = (phaseGuid: string) => call(jobSheets.subcontract, { params: { guid, phaseGuid } });
    expect((await paper(outside.guid)).fileName).toBe('C-2026-0001-20-conto-lavoro.pdf');
    await expectError(paper(turning.guid), 'JOB_STATE');
    const change = (phaseGuid: string, changes: Partial<PhaseFields>) =>
      changePhase(call, guid, phaseGuid, changes);
    expect(await change(outside.guid, { outOn: '2026-11-16' })).toMatchObject({
      state: 'running',
      phasesDone: 1,
    });
    await expectError(change(outside.guid, { backOn: '2026-11-15' }), 'VALIDATION');
    expect(await change(outside.guid, { backOn: '2026-11-20' })).toMatchObject({
      state: 'finished',
      phasesDone: 2,
    });
    await expectError(change(turning.guid, { outOn: '2026-11-16' }), 'JOB_STATE');
  });
});

describe('planned against actual', () => {
  it('shows times, pieces, costs and the actual margin', async () => {
    const { call } = await registerTestCompany(server);
    const { guid, phaseList } = await makeJob(call, coated());
    const [turning, outside] = phaseList;
    const params = { guid };
    const before = await call(jobs.actuals, { params });
    expect(before).toMatchObject({ isFinal: false, expectedMargin: before.plannedMargin });
    const press = pressing(server, call, turning ?? { guid: '' });
    await press('start');
    // 12 h were planned (2 h of set-up, 50 × 12 min): 9 h and 5 h.
    server.clock.advance({ hours: 9 });
    await press('pause', { reason: 'Fine turno' });
    server.clock.advance({ hours: 12 });
    await press('start');
    server.clock.advance({ hours: 5 });
    await press('stop', { good: 50, scrap: 2, reason: 'Fuori quota' });
    const after = await call(jobs.actuals, { params });
    // 2 h × 45 + 10 h × 50 = 590 € for 12 h; 14 h at the same cost an hour: 688.33 €.
    expect(after.phases[0]).toMatchObject({ plannedMinutes: 720, actualMinutes: 840, good: 50, scrap: 2 });
    expect(after.phases[0]?.plannedCost).toBe(euros(590));
    expect(after.phases[0]?.actualCost).toBe(euros(688.3333));
    expect(after.scrapByReason).toEqual({ 'Fuori quota': 2 });
    expect(after.expectedMargin).toBeLessThan(after.plannedMargin);
    const invoiced = { [outside?.guid ?? '']: euros(208) };
    const as = (material: number | null) => ({ material, invoiced: {} });
    const body = { base: as(null), changes: { material: euros(80), invoiced } };
    const known = await call(jobs.setCosts, { params, body });
    const stale = { base: as(null), changes: as(euros(90)) };
    await expectError(call(jobs.setCosts, { params, body: stale }), 'CONFLICT');
    expect(known.phases[1]).toMatchObject({ plannedCost: euros(180), expectedCost: euros(208) });
    expect(known.material).toMatchObject({ actual: euros(80), typed: euros(80) });
    const moved = known.steps.reduce((sum, { difference }) => sum + difference, 0);
    expect(known.plannedMargin + moved).toBe(known.expectedMargin);
  });

  it('says so where a job has no price', async () => {
    const { call } = await registerTestCompany(server);
    const { guid } = await call(jobs.create, { body: handMade });
    const body = { base: {}, changes: {} };
    await expectError(call(jobs.setCosts, { params: { guid }, body }), 'JOB_UNPRICED');
  });
});

describe('delivery notes', () => {
  const note = { ...deliveryNote, packages: 2, weight: 48.5, appearance: 'Scatole' };

  it('take a number of the year, in parts until all is delivered', async () => {
    const { call } = await registerTestCompany(server);
    const { guid } = await makeJob(call);
    const deliver = (quantity: number) =>
      call(ddts.create, { body: { ...note, lines: [{ jobGuid: guid, quantity }] } });
    expect(await deliver(20)).toMatchObject({
      number: '1/2026',
      lines: [{ jobNumber: 'C-2026-0001', quantity: 20 }],
    });
    expect(await call(jobs.get, { params: { guid } })).toMatchObject({ delivered: 20, state: 'to-plan' });
    expect((await deliver(30)).number).toBe('2/2026');
    const done = await call(jobs.get, { params: { guid } });
    expect(done).toMatchObject({ delivered: 50, state: 'delivered' });
    expect(done.ddts.map(({ number, quantity }) => [number, quantity])).toEqual([
      ['1/2026', 20],
      ['2/2026', 30],
    ]);
  });

  it('carry goods of one customer and of existing jobs only', async () => {
    const { call } = await registerTestCompany(server);
    const one = await makeJob(call);
    const other = await call(jobs.create, { body: handMade });
    const lines = [one, other].map(({ guid }) => ({ jobGuid: guid, quantity: 1 }));
    await expectError(call(ddts.create, { body: { ...note, lines } }), 'DDT_CUSTOMERS');
    const stranger = await registerTestCompany(server);
    await expectError(
      stranger.call(ddts.create, { body: { ...note, lines: lines.slice(0, 1) } }),
      'NOT_FOUND',
    );
    const again = await call(ddts.create, { body: { ...note, lines: lines.slice(0, 1) } });
    expect(again.number).toBe('1/2026');
  });
});
