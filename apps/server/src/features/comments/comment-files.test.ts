import {
  type AttachedFile,
  type Conversation,
  comments,
  FILES_PER_COMMENT,
  jobComments,
  notices,
  offerTalk,
  quoteDelivery,
  quoteFiles,
  quotes,
  users,
} from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { makeJob } from '../../../test/job-samples.ts';
import { blankPicture } from '../../../test/pictures.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson, logIn, type TestPerson } from '../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { imageSize } from '../../platform/files/image-size.ts';

const server = sharedTestServer();
let ours: TestCompany;
let ugo: TestPerson;
let params: { guid: string };
beforeEach(async () => {
  ours = await registerFilledCompany(server);
  ugo = await addPerson(server, ours, 'preventivista');
  params = { guid: (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid };
});

type Who = Pick<TestCompany, 'call' | 'token'>;

async function upload(
  who: Who,
  bytes: Buffer = ONE_PIXEL,
  place = `quotes/${params.guid}`,
  name = 'foto.png',
) {
  server.clock.advance({ seconds: 1 });
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/${place}/comment-files?name=${encodeURIComponent(name)}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return {
    status: response.statusCode,
    body: response.json() as AttachedFile & { code: string; message: string },
  };
}
const attach = async (who: Who, place?: string, name?: string) => {
  const { status, body } = await upload(who, ONE_PIXEL, place, name);
  expect(status).toBe(201);
  return body;
};
const bytesAt = async ({ url }: AttachedFile) => {
  const response = await server.app.inject({ method: 'GET', url: `/api${url}` });
  return response.statusCode === 200 ? response.rawPayload : null;
};
const send = (
  who: Who,
  file: AttachedFile,
  more: { text?: string; mentions?: string[]; outside?: boolean } = {},
) => who.call(comments.add, { params, body: { text: '', files: [file.guid], ...more } });
const filesIn = ({ comments: rows }: Conversation) => rows.flatMap(({ files }) => files);

describe('a file in a comment', () => {
  it('is visible only to its author in the draft, and to all readers once the comment is sent', async () => {
    const file = await attach(ours);
    expect(file).toMatchObject({ name: 'foto.png', kind: 'png', bytes: ONE_PIXEL.length });
    const draft = await ours.call(comments.list, { params });
    expect(draft.draftFiles.map(({ guid }) => guid)).toEqual([file.guid]);
    expect((await ugo.call(comments.list, { params })).draftFiles).toEqual([]);
    const sent = await send(ours, file, { mentions: [ugo.user.guid] });
    expect(sent.draftFiles).toEqual([]);
    const [read] = filesIn(await ugo.call(comments.list, { params }));
    expect(read).toMatchObject({ guid: file.guid, name: 'foto.png' });
    expect(await bytesAt(read as AttachedFile)).toEqual(ONE_PIXEL);
    // Without text the notice names the sent file.
    expect((await ugo.call(notices.list)).rows).toMatchObject([{ kind: 'mention', text: 'foto.png' }]);
    expect(await ours.call(quoteFiles.list, { params }), 'not among the drawings of the quote').toEqual([]);
  });

  it('is removed with its comment, bytes included', async () => {
    const file = await attach(ours);
    const sent = await send(ours, file, { text: 'Così?' });
    await ours.call(comments.remove, { params: { ...params, comment: sent.comments[0]?.guid ?? '' } });
    expect(await bytesAt(file)).toBeNull();
  });

  it('a large photograph is stored whole and shown smaller, and both are removed with the comment', async () => {
    const photo = await blankPicture(4000, 3000, 'jpeg');
    const { body: file } = await upload(ours, photo, undefined, 'foto.jpg');
    const sent = await send(ours, file, { text: 'Così?' });
    const [{ url, viewUrl } = file] = filesIn(sent);
    const get = (address: string | null) => server.app.inject({ method: 'GET', url: `/api${address}` });
    expect((await get(url)).rawPayload.equals(photo)).toBe(true);
    expect(imageSize((await get(viewUrl)).rawPayload, 'image/jpeg')).toEqual({ width: 1600, height: 1200 });
    await ours.call(comments.remove, { params: { ...params, comment: sent.comments[0]?.guid ?? '' } });
    expect([(await get(url)).statusCode, (await get(viewUrl)).statusCode]).toEqual([404, 404]);
  });

  it('only its author can remove a draft attachment', async () => {
    const file = await attach(ours);
    const place = { ...params, file: file.guid };
    await expectError(ugo.call(comments.detach, { params: place }), 'NOT_FOUND');
    expect((await ours.call(comments.detach, { params: place })).draftFiles).toEqual([]);
    expect(await bytesAt(file)).toBeNull();
    const kept = await attach(ours);
    await send(ours, kept);
    await expectError(ours.call(comments.detach, { params: { ...params, file: kept.guid } }), 'NOT_FOUND');
  });

  it('is sent once, by its author, under the quote it was added to', async () => {
    const file = await attach(ours);
    await expectError(send(ugo, file), 'FILE_GONE');
    const other = (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid;
    const body = { text: 'x', files: [file.guid] };
    await expectError(ours.call(comments.add, { params: { guid: other }, body }), 'FILE_GONE');
    await send(ours, file);
    await expectError(send(ours, file), 'FILE_GONE');
    expect((await ours.call(comments.list, { params })).comments).toHaveLength(1);
  });

  it('has a known kind, and their number per comment is limited', async () => {
    const page = await upload(ours, Buffer.from('<!doctype html><script>alert(1)</script>'));
    expect([page.status, page.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    for (let i = 0; i < FILES_PER_COMMENT; i += 1) await attach(ours);
    const { status, body } = await upload(ours);
    expect([status, body.message]).toEqual([
      409,
      'Un commento porta al massimo 10 file: invialo e scrivine un altro.',
    ]);
    await attach(ugo);
  });

  it('a comment without text and without a file is refused', async () => {
    await expectError(ours.call(comments.add, { params, body: { text: ' ' } }), 'VALIDATION');
  });
});

describe('users without access', () => {
  it('to costs get only the files of comments they may read', async () => {
    const change = { base: { hideCosts: false }, changes: { hideCosts: true } };
    await ours.call(users.update, { params: { guid: ugo.user.guid }, body: change });
    const blind = await logIn(server, ugo.email);
    await send(ours, await attach(ours, undefined, 'costi.png'), { text: 'Tra noi' });
    await send(ours, await attach(ours, undefined, 'per-ugo.png'), { mentions: [ugo.user.guid] });
    const conversation = await blind.call(comments.list, { params });
    expect(filesIn(conversation).map(({ name }) => name)).toEqual(['per-ugo.png']);
    expect(JSON.stringify(conversation)).not.toContain('costi.png');
  });

  it('to prices add and read nothing under a quote, but do under a job', async () => {
    const floor = await addPerson(server, ours, 'reparto');
    expect((await upload(floor)).status).toBe(403);
    await expectError(floor.call(comments.list, { params }), 'FORBIDDEN');
    const job = { guid: (await makeJob(ours.call)).guid };
    const file = await attach(floor, `jobs/${job.guid}`, 'graffio.png');
    const body = { text: '', files: [file.guid] };
    await floor.call(jobComments.add, { params: job, body });
    expect(filesIn(await ours.call(jobComments.list, { params: job }))).toMatchObject([
      { name: 'graffio.png' },
    ]);
  });

  it('a stranger can neither add nor remove a file', async () => {
    const stranger = await registerFilledCompany(server);
    const file = await attach(ours);
    expect((await upload(stranger)).status).toBe(404);
    const place = { ...params, file: file.guid };
    await expectError(stranger.call(comments.detach, { params: place }), 'NOT_FOUND');
    const own = (await stranger.call(quotes.create, { body: asBody(pinQuote()) })).guid;
    const body = { text: 'x', files: [file.guid] };
    await expectError(stranger.call(comments.add, { params: { guid: own }, body }), 'FILE_GONE');
    expect(await bytesAt(file)).toEqual(ONE_PIXEL);
  });
});

it('the buyer reads the file of an answer on the page, is notified by mail, and gets no other file', async () => {
  const { url } = await ours.call(quoteDelivery.createLink, { params, body: { confirmed: true } });
  const link = { token: url.split('/offerta/')[1] ?? '' };
  const buyer = server.as(null);
  const body = { name: 'Giulia Ferrari', email: 'giulia@rossi.it', text: 'Avete una foto?' };
  await buyer(offerTalk.ask, { params: link, body });
  await send(ours, await attach(ours, undefined, 'interno.png'));
  await send(ours, await attach(ours, undefined, 'pezzo.png'), { outside: true });
  const { lines } = await buyer(offerTalk.read, { params: link });
  expect(lines.map(({ files }) => files.map(({ name }) => name))).toEqual([[], ['pezzo.png']]);
  expect(await bytesAt(lines[1]?.files[0] as AttachedFile)).toEqual(ONE_PIXEL);
  const mails = await server.handles.system((db) =>
    db.selectFrom('outbox').select('bodyText').where('recipient', '=', body.email).execute(),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.bodyText).toContain('Nella pagina dell’offerta trova: pezzo.png.');
});
