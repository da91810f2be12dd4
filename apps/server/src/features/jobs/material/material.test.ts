import { jobMaterials, jobPlan, jobs, materialNeeds, materials, rack } from '@truciolo/contract';
import { euros } from '@truciolo/money';
import { typedValue } from '@truciolo/quote';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { handMade, makeJob } from '../../../../test/job-samples.ts';
import { pin, pinQuote } from '../../../../test/quote-samples.ts';
import { buildRackItem } from '../../../../test/registry-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';

const server = sharedTestServer();

const reserve = ({ call }: TestCompany, jobGuid: string, itemGuid: string, pieces = 1, covers = true) =>
  call(jobMaterials.reserve, { params: { guid: jobGuid }, body: { itemGuid, pieces, covers } });

/** A company with a job and two bars of 3 m on the rack. */
async function shop() {
  const company = await registerFilledCompany(server);
  const { call } = company;
  const job = await makeJob(call);
  const item = await call(rack.create, { body: buildRackItem({ price: euros(60) }) });
  const stock = () => call(rack.get, { params: { guid: item.guid } });
  return { company, call, job, item, stock };
}

describe('material from the rack', () => {
  it('is reserved for a job, taken with its batch, and the remnant goes back', async () => {
    const { company, call, job, item, stock } = await shop();
    expect(job.materialState).toBe('to-order');
    const [kept] = await reserve(company, job.guid, item.guid);
    expect(kept).toMatchObject({ state: 'reserved', pieces: 1, batch: 'C-4471' });
    expect(await stock()).toMatchObject({ pieces: 2, reserved: 1 });
    expect(await call(jobs.get, { params: { guid: job.guid } })).toMatchObject({ materialState: 'here' });
    expect(await call(jobMaterials.holders, { params: { guid: item.guid } })).toEqual([
      { jobGuid: job.guid, jobNumber: job.number, pieces: 1 },
    ]);
    const params = { guid: job.guid, takingGuid: kept?.guid ?? '' };
    const [taken] = await call(jobMaterials.take, { params, body: { left: 1200, place: 'Avanzi' } });
    expect(taken).toMatchObject({ state: 'taken', batch: 'C-4471', remnantLength: 1200 });
    expect(await stock()).toMatchObject({ pieces: 1, reserved: 0 });
    const { rows } = await call(rack.list, { query: { filter: ['isRemnant:true'] } });
    // 1.2 m of a bar of 3 m that cost 60 €.
    expect(rows).toMatchObject([
      { length: 1200, pieces: 1, batch: 'C-4471', place: 'Avanzi', price: euros(24), isRemnant: true },
    ]);
    await expectError(call(jobMaterials.take, { params, body: { left: 0, place: '' } }), 'RACK_SHORT');
    const history = await call(jobs.history, { params: { guid: job.guid } });
    expect(history.map(({ action }) => action).filter((action) => action === 'material')).toHaveLength(2);
  });

  it('is reserved by one of two concurrent jobs; the other learns which one has it', async () => {
    const { company, call, job, item, stock } = await shop();
    const other = await makeJob(call);
    const both = await Promise.allSettled([
      reserve(company, job.guid, item.guid, 2),
      reserve(company, other.guid, item.guid, 2),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stock()).toMatchObject({ pieces: 2, reserved: 2 });
    const loser = both[0]?.status === 'rejected' ? job : other;
    const winner = loser === job ? other : job;
    await expect(reserve(company, loser.guid, item.guid)).rejects.toMatchObject({
      body: {
        code: 'RACK_SHORT',
        message: `Tondo ø40 × 3.000 mm: non ce ne sono più di liberi. Riservati per ${winner.number}.`,
      },
    });
  });

  it('is reserved once for a repeated call with the same key', async () => {
    const { call, job, item, stock } = await shop();
    const body = { guid: newGuid(server.clock.read()), itemGuid: item.guid, pieces: 1, covers: true };
    const send = () => call(jobMaterials.reserve, { params: { guid: job.guid }, body });
    expect(await Promise.all([send(), send()])).toHaveLength(2);
    expect(await send()).toHaveLength(1);
    expect(await stock()).toMatchObject({ reserved: 1 });
  });

  it('is free again after release, and the job has to buy', async () => {
    const { company, call, job, item, stock } = await shop();
    const [kept] = await reserve(company, job.guid, item.guid);
    const params = { guid: job.guid, takingGuid: kept?.guid ?? '' };
    expect(await call(jobMaterials.release, { params })).toEqual([]);
    expect(await stock()).toMatchObject({ pieces: 2, reserved: 0 });
    expect(await call(jobs.get, { params: { guid: job.guid } })).toMatchObject({ materialState: 'to-order' });
  });

  it('never falls below the reserved pieces, nor below zero', async () => {
    const { company, call, job, item } = await shop();
    await reserve(company, job.guid, item.guid, 2);
    const set = (pieces: number) =>
      call(rack.update, { params: { guid: item.guid }, body: { base: {}, changes: { pieces } } });
    await expect(set(1)).rejects.toMatchObject({
      body: { fields: { pieces: 'Per le commesse ne sono riservati 2: libera prima quelli.' } },
    });
    await expect(set(-1)).rejects.toMatchObject({
      body: { fields: { 'changes.pieces': 'A magazzino non si va sotto zero.' } },
    });
    const archive = call(rack.archive, { body: { guids: [item.guid], archived: true } });
    await expect(archive).rejects.toMatchObject({
      body: { message: 'C45: 2 pezzi sono riservati per una commessa. Libera prima quelli.' },
    });
    expect(await set(3)).toMatchObject({ pieces: 3, reserved: 2 });
  });

  it('accepts no remnant shorter than the cut or longer than the bar', async () => {
    const { company, call, job, item, stock } = await shop();
    const [kept] = await reserve(company, job.guid, item.guid);
    const params = { guid: job.guid, takingGuid: kept?.guid ?? '' };
    for (const [left, words] of [
      [2, 'più corto del taglio della sega'],
      [3000, 'non può essere lungo quanto il pezzo'],
    ] as const) {
      const refused = call(jobMaterials.take, { params, body: { left, place: '' } });
      await expect(refused).rejects.toMatchObject({
        body: { fields: { left: expect.stringContaining(words) } },
      });
    }
    expect(await stock()).toMatchObject({ pieces: 2, reserved: 1 });
  });

  it('cannot be reserved for a finished job', async () => {
    const { company, call, job, item } = await shop();
    for (const state of ['planned', 'running', 'finished'] as const)
      await call(jobs.move, { params: { guid: job.guid }, body: { state, reason: '' } });
    await expectError(reserve(company, job.guid, item.guid), 'JOB_STATE');
  });

  it('can be taken by the shop floor too, which sees no price and reserves nothing', async () => {
    const { company, job, item } = await shop();
    const floor = await addPerson(server, company, 'reparto');
    const [kept] = await reserve(company, job.guid, item.guid);
    const seen = await floor.call(rack.get, { params: { guid: item.guid } });
    expect(seen.price).toBeNull();
    await expectError(
      floor.call(jobMaterials.reserve, {
        params: { guid: job.guid },
        body: { itemGuid: item.guid, pieces: 1, covers: true },
      }),
      'FORBIDDEN',
    );
    const params = { guid: job.guid, takingGuid: kept?.guid ?? '' };
    expect(await floor.call(jobMaterials.take, { params, body: { left: 0, place: '' } })).toMatchObject([
      { state: 'taken', remnantLength: null },
    ]);
  });

  it('is not accessible to a stranger', async () => {
    const { company, job, item } = await shop();
    const stranger = await registerFilledCompany(server);
    const theirs = await makeJob(stranger.call);
    await expectError(reserve(stranger, job.guid, item.guid), 'NOT_FOUND');
    await expectError(reserve(stranger, theirs.guid, item.guid), 'VALIDATION');
    expect((await stranger.call(rack.list, { query: {} })).rows).toEqual([]);
    expect((await reserve(company, job.guid, item.guid)).length).toBe(1);
  });
});

describe('material to buy', () => {
  it('is grouped by supplier, is ordered with its day, and the plan waits for it', async () => {
    const { company, call, job, item } = await shop();
    const { rows } = await call(materials.list, { query: { q: job.material } });
    const [steel] = rows;
    if (!steel) throw new Error('the material of the quote is in the registry');
    const changes = { suppliers: ['Acciai Sesia'], designation: job.material };
    await call(materials.update, { params: { guid: steel.guid }, body: { base: {}, changes } });
    const free = await call(jobs.create, { body: { ...handMade, material: 'Sconosciuto' } });
    await reserve(company, job.guid, item.guid, 1, false);
    expect(await call(materialNeeds.list)).toMatchObject([
      {
        supplier: 'Acciai Sesia',
        needs: [{ jobNumber: job.number, fromRack: 1, state: 'to-order', arrives: null }],
      },
      { supplier: '', needs: [{ jobNumber: free.number }] },
    ]);
    // This supplier takes three working days, whatever the profile says for the others.
    await call(materialNeeds.setLeadDays, { body: { supplier: 'Acciai Sesia', days: 3 } });
    expect((await call(materialNeeds.list)).map(({ leadDays }) => leadDays)).toEqual([3, null]);
    const { materialDays } = await call(jobPlan.get);
    expect(materialDays).toContainEqual({ material: job.material.toLowerCase(), days: 3 });
    const paper = await call(materialNeeds.pdf, { query: { supplier: 'Acciai Sesia' } });
    expect(Buffer.from(paper.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const ordered = await call(materialNeeds.order, { body: { guids: [job.guid], arrives: '2026-12-01' } });
    expect(ordered.changed).toBe(1);
    const [known] = await call(materialNeeds.list);
    expect(known?.needs).toMatchObject([{ state: 'ordered', arrives: '2026-12-01' }]);
    const mail = { supplier: 'Acciai Sesia', to: 'a@b.it', subject: 'x', text: 'x' };
    await expectError(call(materialNeeds.mail, { body: mail }), 'NOT_FOUND');
    const { jobs: planned } = await call(jobPlan.get);
    expect(planned.find(({ guid }) => guid === job.guid)).toMatchObject({ materialDue: '2026-12-01' });
  });

  it('is bought in whole bars, with their weight and price; users without costs see no price', async () => {
    const company = await registerFilledCompany(server);
    const { call } = company;
    const stock = {
      kind: 'bar',
      materialId: 'c45',
      netWeight: null,
      customerOwned: false,
      creditChips: false,
      cutCharge: null,
      certificate: null,
      surcharge: null,
      leadDays: null,
      section: { shape: 'round', diameter: 40 },
      length: typedValue(20),
      facing: 1,
      cutting: { kind: 'saw', barLength: 3000, kerf: 2, frontTrim: 10, grip: 60 },
      charge: { mode: 'consumed-length' },
      grossOverride: null,
      rack: null,
    } as const;
    const job = await makeJob(call, pinQuote({ positions: [pin({ stock })] }));
    // Fifty pieces take 1,15 m of the bar of 3 m; the bar weighs π/4 × 0,04² × 3 × 7850 = 29,594 kg at 1,60 €.
    expect(job.stockWeight).toBeLessThan(13);
    const [group] = await call(materialNeeds.list);
    expect(group?.needs).toMatchObject([{ bars: 1, weight: expect.closeTo(29.594, 2), price: euros(47.35) }]);
    const floor = await addPerson(server, company, 'reparto');
    expect((await floor.call(materialNeeds.list))[0]?.needs).toMatchObject([{ bars: 1, price: null }]);
    // A job from before bars were weighed gets the figures from the revision it was ordered from.
    await server.handles.system(async (db) => {
      await sql`update jobs set bar_weight = null where guid = ${job.guid}`.execute(db);
      await sql`update job_amounts set material_price = null where job_guid = ${job.guid}`.execute(db);
    });
    expect(await call(materialNeeds.list)).toEqual([group]);
    await server.handles.system((db) =>
      sql`update jobs set bar_weight = 29.594 where guid = ${job.guid}`.execute(db),
    );
    // Half of the job is another job; the bar is bought once.
    await call(jobs.split, { params: { guid: job.guid }, body: { quantity: 20, due: null } });
    const both = (await call(materialNeeds.list)).flatMap(({ needs }) => needs);
    expect(both.map(({ bars }) => bars).toSorted()).toEqual([0, 1]);
    expect(both.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBeCloseTo(29.594, 2);
  });
});
