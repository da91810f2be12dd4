import { companies, type QuoteFile, quoteFiles, quotes } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { type S3Peer, startS3Peer } from '../../../test/s3-peer.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { FilesAway } from './file-store.ts';
import { openS3Store, parseS3Url } from './s3-store.ts';

let peer: S3Peer;
let server: TestServer;
let ours: TestCompany;
let guid = '';
beforeAll(async () => {
  peer = await startS3Peer();
  server = await startTestServer({ S3_URL: peer.url });
  ours = await registerTestCompany(server);
  guid = (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid;
});
afterAll(async () => {
  await server.stop();
  await peer.close();
});

async function upload(name: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/quotes/${guid}/files?name=${name}`,
    headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'application/octet-stream' },
    payload: ONE_PIXEL,
  });
  return { status: response.statusCode, body: response.json() };
}

const listed = async () =>
  (await ours.call(quoteFiles.list, { params: { guid } })).map(({ name }) => name).toSorted();

it('an unavailable bucket is reported, the rest works, and nothing is lost when it is back', async () => {
  const kept = (await upload('prima.png')).body as QuoteFile;
  const doomed = (await upload('via.png')).body as QuoteFile;
  await peer.close();

  const refused = await upload('durante.png');
  expect([refused.status, refused.body.code]).toEqual([503, 'FILES_UNAVAILABLE']);
  const read = await server.app.inject({ method: 'GET', url: `/api${kept.url}` });
  expect([read.statusCode, read.json().code]).toEqual([503, 'FILES_UNAVAILABLE']);
  // Calls without files keep working, and users no longer see a deleted file.
  await ours.call(quotes.get, { params: { guid } });
  await ours.call(quoteFiles.delete, { params: { guid, fileGuid: doomed.guid } });
  expect(await listed()).toEqual(['prima.png']);
  expect(peer.objects.size).toBe(2);

  await peer.reopen();
  const again = await server.app.inject({ method: 'GET', url: `/api${kept.url}` });
  expect(again.rawPayload.equals(ONE_PIXEL)).toBe(true);
  expect((await upload('dopo.png')).status).toBe(201);
  expect(await listed()).toEqual(['dopo.png', 'prima.png']);
  // The bytes of the deleted file are removed later.
  await eventually(() => expect(peer.objects.size).toBe(2));
});

it('a failing bucket counts as unavailable too; a logo that could not be stored changes nothing', async () => {
  peer.mood = 500;
  const refused = await upload('errore.png');
  expect([refused.status, refused.body.code]).toEqual([503, 'FILES_UNAVAILABLE']);
  const { companyGuid } = ours.user;
  expect(await putLogo()).toBe(503);
  peer.mood = 'works';
  expect((await ours.call(companies.get, { params: { companyGuid } })).logoUrl).toBeNull();
});

async function putLogo() {
  const response = await server.app.inject({
    method: 'PUT',
    url: `/api/companies/${ours.user.companyGuid}/logo`,
    headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'image/png' },
    payload: ONE_PIXEL,
  });
  return response.statusCode;
}

it('a logo that waits for a slow bucket blocks no database connection', async () => {
  const { companyGuid } = ours.user;
  peer.mood = 'held';
  const put = putLogo();
  await eventually(() => expect(peer.held).toBe(1));
  const body = { base: {}, changes: { phone: '0163 51000' } };
  await ours.call(companies.update, { params: { companyGuid }, body });
  peer.letGo();
  expect(await put).toBe(200);
  expect((await ours.call(companies.get, { params: { companyGuid } })).logoUrl).not.toBeNull();
});

it('a logo whose row cannot be written leaves no file behind', async () => {
  const before = peer.objects.size;
  peer.mood = 'held';
  const put = putLogo();
  await eventually(() => expect(peer.held).toBe(1));
  const broken = vi.spyOn(server.services.handles, 'tenant').mockRejectedValueOnce(new Error('gone'));
  peer.letGo();
  expect(await put).toBe(500);
  broken.mockRestore();
  await eventually(() => expect(peer.objects.size).toBe(before));
});

it('a bucket that never answers times out', async () => {
  const place = parseS3Url(peer.url);
  if (!place) throw new Error('no place');
  peer.mood = 'mute';
  const store = openS3Store(place, 200);
  await expect(store.put('quotes/a', ONE_PIXEL)).rejects.toThrow(FilesAway);
  await expect(store.get('quotes/a')).rejects.toThrow(FilesAway);
  peer.mood = 'works';
  // A busy machine may take longer than the default timeout.
  const patient = openS3Store(place, 20_000);
  await patient.put('quotes/a', ONE_PIXEL);
  expect((await patient.get('quotes/a'))?.equals(ONE_PIXEL)).toBe(true);
});

it('a user who may not add a file leaves none behind', async () => {
  const before = peer.objects.size;
  const stranger = await registerTestCompany(server);
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/quotes/${guid}/files?name=a.png`,
    headers: { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/octet-stream' },
    payload: ONE_PIXEL,
  });
  expect(response.statusCode).toBe(404);
  expect(peer.objects.size).toBe(before);
  await expectError(stranger.call(quoteFiles.list, { params: { guid } }), 'NOT_FOUND');
});
