import { type MachineFields, machines, typicalMachines } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  await registerFilledCompany(server);
  ours = await registerFilledCompany(server);
});

const buildMachine = (overrides: Partial<MachineFields> = {}): MachineFields => ({
  ...(typicalMachines[0] as MachineFields),
  ...overrides,
});

const codes = async (query: Partial<Parameters<typeof ask>[0]> = {}) =>
  (await ask(query)).rows.map(({ code }) => code);
const ask = (query: {
  q?: string;
  sort?: string;
  filter?: string[];
  archived?: 'no' | 'yes' | 'all';
  limit?: number;
  offset?: number;
}) => ours.call(machines.list, { query });

describe('machines', () => {
  it('start with five typical ones whose rate is to be confirmed', async () => {
    const { rows, total } = await ask({});
    expect(total).toBe(5);
    expect(rows.every((row) => !row.rateConfirmed && (row.hourlyRate ?? 0) > 0)).toBe(true);
    expect(rows.map(({ name }) => name)).toEqual([...rows.map(({ name }) => name)].sort());
  });

  it('are created, returned complete, changed, and audited', async () => {
    const made = await ours.call(machines.create, {
      body: buildMachine({ code: 'RT-1', name: 'Rettifica “Àlpina”' }),
    });
    expect(await ours.call(machines.get, { params: { guid: made.guid } })).toEqual(made);
    const body = {
      base: { hourlyRate: made.hourlyRate },
      changes: { hourlyRate: 452_500, rateConfirmed: true },
    };
    const changed = await ours.call(machines.update, { params: { guid: made.guid }, body });
    expect(changed).toMatchObject({ hourlyRate: 452_500, version: 2, travel: made.travel });
    const history = await ours.call(machines.history, { params: { guid: made.guid } });
    expect(history.map(({ action }) => action).sort()).toEqual(['create', 'update']);
    expect(history.find(({ action }) => action === 'update')?.changes.hourlyRate).toEqual({
      from: 400_000,
      to: 452_500,
    });
  });

  it('keep their dynamics, their home position and the jobs timed on them', async () => {
    const made = await ours.call(machines.create, { body: buildMachine({ code: 'NC-1' }) });
    expect(made.timedJobs).toEqual([]);
    const dynamics = {
      ...made.dynamics,
      rotaryRapid: { a: 25, b: null, c: 40 },
      rotaryAcceleration: { a: 800, b: null, c: null },
      home: { x: -12.5, y: null, z: 320 },
    };
    const timedJobs = [{ cutting: 90, rapid: 12, toolChange: 10, other: 3, measured: 130 }];
    const params = { guid: made.guid };
    const body = {
      base: { dynamics: made.dynamics, timedJobs: made.timedJobs },
      changes: { dynamics, timedJobs },
    };
    expect(await ours.call(machines.update, { params, body })).toMatchObject({ dynamics, timedJobs });
    expect(await ours.call(machines.get, { params })).toMatchObject({ dynamics, timedJobs });
    const tooMany = { base: { timedJobs }, changes: { timedJobs: Array(31).fill(timedJobs[0]) } };
    await expectError(ours.call(machines.update, { params, body: tooMany }), 'VALIDATION');
  });

  it('are found by any words, without accents and capitals', async () => {
    await ours.call(machines.create, {
      body: buildMachine({ code: 'X9', name: 'Fresatrice Città', maker: 'Müller' }),
    });
    expect(await codes({ q: 'citta MULLER' })).toEqual(['X9']);
    expect(await codes({ q: '100%_' })).toEqual([]);
    expect(await codes({ q: 'tornio' })).toEqual(expect.arrayContaining(['TC-1', 'TM-1']));
  });

  it('are sorted, filtered and paged without repeating or skipping rows', async () => {
    const all = await codes({ sort: '-hourlyRate' });
    const pieces = [
      ...(await codes({ sort: '-hourlyRate', limit: 2 })),
      ...(await codes({ sort: '-hourlyRate', limit: 500, offset: 2 })),
    ];
    expect(pieces).toEqual(all);
    expect(await codes({ filter: ['kind:segatrice'] })).toEqual(['SG-1']);
    expect(await codes({ filter: ['kind:segatrice', 'kind:centro-5-assi'] })).toEqual(['C5-1', 'SG-1']);
    // An unknown column gives no access to the database.
    expect(await codes({ sort: 'guid; drop table machines', filter: ['companyGuid:x'] })).toHaveLength(
      all.length,
    );
  });

  it('leave the list when archived and come back', async () => {
    const { rows } = await ask({ q: 'segatrice' });
    const guids = rows.map(({ guid }) => guid);
    expect((await ours.call(machines.archive, { body: { guids, archived: true } })).changed).toBe(1);
    expect((await ours.call(machines.archive, { body: { guids, archived: true } })).changed).toBe(0);
    expect(await codes({ q: 'segatrice' })).toEqual([]);
    expect(await codes({ q: 'segatrice', archived: 'yes' })).toEqual(['SG-1']);
    await ours.call(machines.archive, { body: { guids, archived: false } });
    expect(await codes({ q: 'segatrice' })).toEqual(['SG-1']);
  });

  it('refuse a second one with the same code, whatever its capitals', async () => {
    const error = await expectError(
      ours.call(machines.create, { body: buildMachine({ code: 'tc-1' }) }),
      'DUPLICATE_CODE',
    );
    expect(error.fields).toHaveProperty('code');
  });

  it('name the field that two users changed', async () => {
    const made = await ours.call(machines.create, { body: buildMachine({ code: 'Z1' }) });
    const params = { guid: made.guid };
    await ours.call(machines.update, {
      params,
      body: { base: { notes: made.notes }, changes: { notes: 'prima' } },
    });
    const late = { base: { notes: made.notes }, changes: { notes: 'seconda' } };
    const error = await expectError(ours.call(machines.update, { params, body: late }), 'CONFLICT');
    expect(error.conflict?.fields.notes).toEqual({ base: made.notes, yours: 'seconda', theirs: 'prima' });
  });
});
