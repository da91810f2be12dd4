import { companyStorage, quoteFiles, quotes } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startClamdPeer } from '../../../test/clamd-peer.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';

/** The test file of EICAR, behind the head of a PDF: it harms nobody, and every scanner knows it. */
const EICAR = Buffer.from(`%PDF-1.4\nX5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`);

let clamd: Awaited<ReturnType<typeof startClamdPeer>>;
let server: TestServer;
let ours: TestCompany;
let guid: string;
beforeAll(async () => {
  clamd = await startClamdPeer();
  server = await startTestServer({ CLAMD_URL: clamd.url });
  ours = await registerTestCompany(server);
  ({ guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) }));
});
afterAll(async () => {
  await server.stop();
});

const upload = (payload: Buffer) =>
  server.app.inject({
    method: 'POST',
    url: `/api/quotes/${guid}/files?name=a.pdf`,
    headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'application/octet-stream' },
    payload,
  });
const storage = () => ours.call(companyStorage.get, { params: { companyGuid: ours.user.companyGuid } });

it('a file that the scanner knows is refused, and a clean one is stored and counted', async () => {
  const refused = await upload(EICAR);
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'FILE_INFECTED']);
  expect(await ours.call(quoteFiles.list, { params: { guid } })).toEqual([]);
  expect((await upload(ONE_PIXEL)).statusCode).toBe(201);
  expect(await storage()).toEqual({
    usedBytes: ONE_PIXEL.length,
    files: 1,
    plan: 'Prova',
    quotaBytes: 10 ** 9,
  });
});

it('a company whose plan is full is told so, and nothing is stored', async () => {
  await server.handles.system((db) =>
    db
      .updateTable('quoteFiles')
      .set({ bytes: 10 ** 9 })
      .where('quoteGuid', '=', guid)
      .execute(),
  );
  const refused = await upload(ONE_PIXEL);
  expect([refused.statusCode, refused.json().code]).toEqual([413, 'QUOTA_REACHED']);
  expect(refused.json().message).toContain('Prova');
  expect((await storage()).files).toBe(1);
});

it('nothing is taken while the scanner is away', async () => {
  await clamd.close();
  const refused = await upload(ONE_PIXEL);
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'SCANNER_UNAVAILABLE']);
});
