import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_MAX_BYTES, type QuoteFile, quoteFiles, quotes } from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { blankPicture, pictureHead } from '../../../test/pictures.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { type S3Peer, startS3Peer } from '../../../test/s3-peer.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { imageSize, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';
import { inMemory } from '../../platform/files/received-file.ts';
import { contentKind } from './content-kind.ts';

const STEP = Buffer.from("ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nENDSEC;\n");
const DXF = Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$ACADVER\r\n');

describe('the kind of a file', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['step', STEP],
    ['iges', Buffer.from(`${' '.repeat(72)}S0000001\n1H,,1H;,`)],
    ['dxf', DXF],
    ['dxf', Buffer.from('999\nMade by hand\n0\nSECTION\n2\nENTITIES\n')],
    ['dxf', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0...')],
    ['png', ONE_PIXEL],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])],
  ])('knows %s by its bytes', async (kind, bytes) => expect(await contentKind(inMemory(bytes))).toBe(kind));

  it.each([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a program', Buffer.from('MZ\x90\0')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, bytes) => expect(await contentKind(inMemory(bytes))).toBeNull());
});

async function upload(server: TestServer, token: string, guid: string, bytes: Buffer, query: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/quotes/${guid}/files?${query}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json() };
}

describe.each(['folder', 's3'] as const)('files of a quote in the %s', (place) => {
  let peer: S3Peer | null = null;
  let server: TestServer;
  let ours: TestCompany;
  let stranger: TestCompany;
  let guid = '';
  beforeAll(async () => {
    if (place === 's3') peer = await startS3Peer();
    server = await startTestServer(peer ? { S3_URL: peer.url } : {});
    stranger = await registerTestCompany(server);
    ours = await registerTestCompany(server);
    guid = (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid;
  });
  afterAll(async () => {
    await server.stop();
    await peer?.close();
  });

  it('are returned unchanged, under their own name', async () => {
    const query = `name=${encodeURIComponent('Albero «B» è.step')}&position=${pin().id}`;
    const { status, body } = await upload(server, ours.token, guid, STEP, query);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'step',
      bytes: STEP.length,
      positionId: 'p1',
      uploadedBy: 'Anna Moretti',
    });
    const listed = await ours.call(quoteFiles.list, { params: { guid } });
    expect(listed.map(({ name }) => name)).toEqual(['Albero «B» è.step']);
    const file = await server.app.inject({ method: 'GET', url: `/api${(body as QuoteFile).url}` });
    expect(file.rawPayload.equals(STEP)).toBe(true);
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''Albero%20%C2%ABB%C2%BB%20%C3%A8.step",
    );
    expect(file.headers['content-type']).toBe('model/step');
    if (peer) expect(peer.objects.size).toBeGreaterThan(0);
  });

  it('of a position go along with its duplicate, once, and outlive the original', async () => {
    const { guid: own } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const { body } = await upload(server, ours.token, own, STEP, 'name=perno.step&position=p1');
    const original = body as QuoteFile;
    const copying = { params: { guid: own }, body: { from: 'p1', to: 'p2' } };
    const made = await ours.call(quoteFiles.copy, copying);
    expect(made).toMatchObject([
      { original: original.guid, copy: { name: 'perno.step', kind: 'step', positionId: 'p2' } },
    ]);
    expect(await ours.call(quoteFiles.copy, copying)).toEqual([]);
    await expectError(stranger.call(quoteFiles.copy, copying), 'NOT_FOUND');
    await ours.call(quoteFiles.delete, { params: { guid: own, fileGuid: original.guid } });
    const [left, ...others] = await ours.call(quoteFiles.list, { params: { guid: own } });
    expect([left?.positionId, others]).toEqual(['p2', []]);
    const bytes = await server.app.inject({ method: 'GET', url: `/api${left?.url}` });
    expect(bytes.rawPayload.equals(STEP)).toBe(true);
  });

  it('cannot be downloaded with another name, another type or after expiry', async () => {
    const { body } = await upload(server, ours.token, guid, DXF, 'name=a.dxf');
    const { url } = body as QuoteFile;
    const ask = async (address: string) =>
      (await server.app.inject({ method: 'GET', url: `/api${address}` })).statusCode;
    expect(await ask(url)).toBe(200);
    expect(await ask(url.replace('as=a.dxf', 'as=a.html'))).toBe(404);
    expect(await ask(url.replace('vnd.dxf', 'svg%2Bxml'))).toBe(404);
    server.clock.advance({ hours: 3 });
    expect(await ask(url)).toBe(404);
  });

  it('are checked by content, whatever they are called', async () => {
    const html = Buffer.from('<!doctype html>');
    const { status, body } = await upload(server, ours.token, guid, html, 'name=disegno.pdf');
    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  it.each([
    ['a PDF that is a web page too', '%PDF-1.7\n<script>alert(1)</script>\n%%EOF', 'a.html'],
    ['a PDF that is an archive too', '%PDF-1.7\nPK\x03\x04', 'a.pdf.zip'],
    ['a STEP that is a web page too', `${STEP}<!doctype html><script>alert(1)</script>`, 'a.svg'],
  ])('%s is served with the type of its content, and is never executed', async (_what, text, name) => {
    const bytes = Buffer.from(text, 'latin1');
    const { status, body } = await upload(server, ours.token, guid, bytes, `name=${name}`);
    expect(status).toBe(201);
    const { headers } = await server.app.inject({ method: 'GET', url: `/api${(body as QuoteFile).url}` });
    expect(headers['content-type']).toMatch(/^(application\/pdf|model\/step)$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['content-security-policy']).toMatch(/sandbox|default-src 'none'/);
  });

  it('have a size limit', async () => {
    const { status, body } = await upload(
      server,
      ours.token,
      guid,
      Buffer.alloc(FILE_MAX_BYTES + 1),
      'name=a.pdf',
    );
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('leaves no partial file, whether it was stored or refused', async () => {
    const parts = () => readdirSync(join(server.database.env.DATA_DIR ?? '', 'files', 'incoming'));
    for (const bytes of [ONE_PIXEL, Buffer.from('MZ\x90\0'), pictureHead(18_000, 18_000)])
      await upload(server, ours.token, guid, bytes, 'name=c.png');
    expect(parts()).toEqual([]);
  });

  it('of a large photograph: the original to store, a smaller one to show', async () => {
    const photo = await blankPicture(4000, 3000, 'jpeg');
    const { body } = await upload(server, ours.token, guid, photo, 'name=foto.jpg');
    const { url, viewUrl, guid: fileGuid } = body as QuoteFile;
    const get = (address: string | null) => server.app.inject({ method: 'GET', url: `/api${address}` });
    expect((await get(url)).rawPayload.equals(photo)).toBe(true);
    expect(imageSize((await get(viewUrl)).rawPayload, 'image/jpeg')).toEqual({ width: 1600, height: 1200 });
    await ours.call(quoteFiles.delete, { params: { guid, fileGuid } });
    expect([(await get(url)).statusCode, (await get(viewUrl)).statusCode]).toEqual([404, 404]);
  });

  it('a picture of 18,000 × 18,000 pixels is refused by its header, with a sentence', async () => {
    const { status, body } = await upload(
      server,
      ours.token,
      guid,
      pictureHead(18_000, 18_000),
      'name=b.png',
    );
    expect([status, body.message]).toEqual([413, TOO_MANY_POINTS]);
  });

  it('a small picture has no second version; one that cannot be decoded is stored unchanged', async () => {
    const small = await upload(server, ours.token, guid, ONE_PIXEL, 'name=punto.png');
    const broken = await upload(server, ours.token, guid, pictureHead(5000, 4000), 'name=rotta.png');
    expect([small.body.viewUrl, broken.status, broken.body.viewUrl]).toEqual([null, 201, null]);
  });

  it('are removed with their bytes', async () => {
    const { body } = await upload(server, ours.token, guid, ONE_PIXEL, 'name=foto.png');
    const { guid: fileGuid, url } = body as QuoteFile;
    await ours.call(quoteFiles.delete, { params: { guid, fileGuid } });
    expect((await server.app.inject({ method: 'GET', url: `/api${url}` })).statusCode).toBe(404);
    await expectError(ours.call(quoteFiles.delete, { params: { guid, fileGuid } }), 'NOT_FOUND');
  });

  it('go along with a duplicate of the quote and stay while one of both names them', async () => {
    const own = (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid;
    const { body } = await upload(server, ours.token, own, STEP, `name=albero.step&position=${pin().id}`);
    const original = body as QuoteFile;
    const copy = await ours.call(quotes.duplicate, { params: { guid: own } });
    const [file] = await ours.call(quoteFiles.list, { params: { guid: copy.guid } });
    expect(file).toMatchObject({ name: 'albero.step', positionId: pin().id });
    expect(file?.guid).not.toBe(original.guid);
    await ours.call(quoteFiles.delete, { params: { guid: own, fileGuid: original.guid } });
    const get = () => server.app.inject({ method: 'GET', url: `/api${file?.url}` });
    expect((await get()).rawPayload.equals(STEP)).toBe(true);
    await ours.call(quoteFiles.delete, { params: { guid: copy.guid, fileGuid: file?.guid ?? '' } });
    expect((await get()).statusCode).toBe(404);
  });

  it('are not accessible to other companies', async () => {
    expect((await upload(server, stranger.token, guid, STEP, 'name=a.step')).status).toBe(404);
    await expectError(stranger.call(quoteFiles.list, { params: { guid } }), 'NOT_FOUND');
    const [file] = await ours.call(quoteFiles.list, { params: { guid } });
    const params = { guid, fileGuid: file?.guid ?? '' };
    await expectError(stranger.call(quoteFiles.delete, { params }), 'NOT_FOUND');
    expect(quoteFiles.upload.upload.maxBytes).toBe(FILE_MAX_BYTES);
  });
});
