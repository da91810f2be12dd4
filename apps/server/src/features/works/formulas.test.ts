import { ApiError, formulas, type Work, works } from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { buildWork } from '../../../test/registry-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let serial = 0;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});

const make = (formulaDraft: string): Promise<Work> => {
  serial += 1;
  return ours.call(works.create, { body: buildWork({ code: `F${serial}`, formulaDraft }) });
};
const publish = ({ guid }: Work, draft: string) =>
  ours.call(formulas.publish, { params: { guid }, body: { draft } });
const setDraft = ({ guid }: Work, formulaDraft: string) =>
  ours.call(works.update, { params: { guid }, body: { base: {}, changes: { formulaDraft } } });

describe('a formula', () => {
  it('is a draft until it is published, and every published text stays', async () => {
    const work = await make('peso*2');
    expect(work).toMatchObject({ formulaPublished: null, formulaVersion: null });
    const first = await publish(work, 'peso*2');
    expect(first).toMatchObject({ formulaPublished: 'peso*2', formulaVersion: 1 });
    expect(first.formulaPublishedAt).toBe(server.clock.now.toISOString());

    const drafted = await setDraft(work, 'peso*3');
    expect(drafted).toMatchObject({ formulaDraft: 'peso*3', formulaPublished: 'peso*2', formulaVersion: 1 });
    server.clock.advance({ days: 1 });
    await publish(work, 'peso*3');
    const versions = await ours.call(formulas.listVersions, { params: { guid: work.guid } });
    expect(versions.map(({ version, text }) => [version, text])).toEqual([
      [2, 'peso*3'],
      [1, 'peso*2'],
    ]);
    expect(versions[0]?.publishedBy).toMatch(/\w+ \w+/);
    const [newest] = await ours.call(works.history, { params: { guid: work.guid } });
    expect(newest).toMatchObject({
      action: 'publish',
      changes: { formulaPublished: { from: 'peso*2', to: 'peso*3' } },
    });
  });

  it('is not published twice with the same text', async () => {
    const work = await make('peso');
    await publish(work, 'peso');
    expect(await publish(work, 'peso')).toMatchObject({ formulaVersion: 1 });
  });

  it.each([
    ['', 0],
    ['MAX(60; peso', 0],
    ['peso*ignota', 5],
    ['"testo"', 0],
  ])('that is broken is refused with its place: %s', async (text, start) => {
    const work = await make(text);
    const error = await publish(work, text).catch((caught: unknown) => caught);
    if (!(error instanceof ApiError)) throw new Error('it was published');
    expect(error.body.code).toBe('FORMULA_INVALID');
    expect(error.body.position?.start).toBe(start);
    expect(error.body.message).toContain(`(carattere ${start + 1})`);
    expect(await ours.call(formulas.listVersions, { params: { guid: work.guid } })).toEqual([]);
  });

  it('a draft that changed since the user read it is a conflict when published', async () => {
    const work = await make('peso*2');
    await setDraft(work, 'peso*200');
    await expectError(publish(work, 'peso*2'), 'CONFLICT');
  });

  it('is not accessible to a stranger', async () => {
    const work = await make('peso*2');
    await publish(work, 'peso*2');
    const stranger = await registerTestCompany(server);
    const params = { guid: work.guid };
    await expectError(stranger.call(formulas.listVersions, { params }), 'NOT_FOUND');
    await expectError(stranger.call(formulas.publish, { params, body: { draft: 'peso*2' } }), 'NOT_FOUND');
  });
});
