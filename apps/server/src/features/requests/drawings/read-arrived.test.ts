import { readFileSync } from 'node:fs';
import { apiKeys, type RequestContent, requests, shopVisits } from '@truciolo/contract';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { askedPlate, openTestPage, sentRequest } from '../../../../test/shop-samples.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { takeRequest } from '../index.ts';

/** A drawing that was printed, and scanned a little askew: its pages hold no text. */
const SCAN = readFileSync(new URL('../../../../../../testing/ro-4520-scan.pdf', import.meta.url));
/** The same drawing as a phone takes it: lying on its side with a note about that, and half in a shadow. */
const PHOTO = readFileSync(new URL('../../../../../../testing/ro-4520-photo.jpg', import.meta.url));
/** Its lower right part, for tests about the way in: a third of the sheet is recognised sooner. */
const BLOCK = await sharp(await sharp(PHOTO).rotate().toBuffer())
  .extract({ left: 900, top: 640, width: 1100, height: 774 })
  .png()
  .toBuffer();
const PATIENCE = { timeout: 120_000, interval: 200 };

const server = sharedTestServer();

/** The positions once the drawing has been read; the worker takes seconds. */
const whenRead = ({ call }: TestCompany, guid: string): Promise<RequestContent['positions']> =>
  vi.waitFor(async () => {
    const { content } = await call(requests.get, { params: { guid } });
    const proofs = content.positions.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ readings }) => readings.flatMap((reading) => reading.proofs)),
    );
    expect(proofs.some(({ from }) => from === 'ocr')).toBe(true);
    return content.positions;
  }, PATIENCE);

it('a scan that arrives by mail is recognised without anybody, and contradicts the mail with both proofs', async () => {
  const ours = await registerFilledCompany(server);
  const guid = await takeRequest(
    { ...server.services, companyGuid: ours.user.companyGuid, user: null },
    {
      source: 'mail',
      subject: 'RdO 318',
      senderName: 'Giulia Ferrari',
      senderEmail: 'g.ferrari@rossioleodinamica.example',
      text: 'Chiedo offerta per RO-4520 mozzo guida, 10 pezzi in C40.',
      receivedAt: server.clock.now,
      files: [{ name: 'RO-4520.pdf', bytes: SCAN }],
    },
  );
  const [position] = await whenRead(ours, guid);
  const material = position?.fields.material;
  expect(material?.readings.map(({ value }) => value)).toEqual(['C40', 'C45+N UNI EN ISO 683-1']);
  const [proof] = material?.readings[1]?.proofs ?? [];
  expect(proof).toMatchObject({ from: 'ocr', file: position?.files[0] });
  expect(proof?.places).toHaveLength(1);
  // No value of a recogniser is sure, and a person decides.
  expect(material?.readings[1]?.confidence).toBeLessThan(0.85);
  const { rows } = await ours.call(requests.list, { query: {} });
  expect(rows[0]?.conflicts).toBeGreaterThan(0);
});

it('a scan that a program sends is recognised too, and a damaged file beside it costs nothing', async () => {
  const ours = await registerFilledCompany(server);
  const key = await ours.call(apiKeys.create, {
    body: { name: 'ERP', scopes: ['requests:write'], expiresOn: null },
  });
  const program = server.as(key.token);
  const { guid } = await program(requests.create, { body: { text: 'RO-4520, 10 pezzi' } });
  const send = (name: string, payload: Buffer) =>
    server.app.inject({
      method: 'POST',
      url: `/api/requests/${guid}/files?name=${name}`,
      headers: { authorization: `Bearer ${key.token}`, 'content-type': 'application/octet-stream' },
      payload,
    });
  expect((await send('guasto.pdf', Buffer.from('%PDF-1.4 nothing'))).statusCode).toBe(201);
  expect((await send('RO-4520.png', BLOCK)).statusCode).toBe(201);
  const positions = await whenRead(ours, guid);
  expect(positions.some(({ fields }) => fields.material?.value === 'C45+N UNI EN ISO 683-1')).toBe(true);
});

it('a scan that a buyer sends through the page is recognised too, beside the buyer’s own choice', async () => {
  const ours = await registerFilledCompany(server);
  const { slug, material } = await openTestPage(ours);
  const upload = await server.app.inject({
    method: 'POST',
    url: `/api/shop-pages/${slug}/files?name=RO-4520.png`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: BLOCK,
  });
  const { key } = upload.json();
  const body = await sentRequest(server, [{ ...askedPlate(material), name: 'RO-4520', files: [key] }]);
  await server.as(null)(shopVisits.send, { params: { slug }, body });
  const { rows } = await ours.call(requests.list, { query: {} });
  const [position] = await whenRead(ours, rows[0]?.guid ?? '');
  expect(position?.fields.material).toMatchObject({ state: 'confirmed', value: 'C45' });
  expect(position?.fields.material?.readings[0]?.proofs.map(({ from }) => from)).toEqual(['person', 'ocr']);
});

it('a drawing that was photographed is recognised, and its proofs lie where they stand on the upright picture', async () => {
  const ours = await registerFilledCompany(server);
  const guid = await takeRequest(
    { ...server.services, companyGuid: ours.user.companyGuid, user: null },
    {
      source: 'mail',
      subject: 'RdO 319',
      senderName: 'Giulia Ferrari',
      senderEmail: 'g.ferrari@rossioleodinamica.example',
      text: 'Chiedo offerta per 10 pezzi come da foto.',
      receivedAt: server.clock.now,
      files: [{ name: 'IMG_2034.jpg', bytes: PHOTO }],
    },
  );
  const [position] = await whenRead(ours, guid);
  expect(position?.fields.quantities?.value).toBe('10');
  expect(position?.fields.title?.value).toBe('MOZZO GUIDA');
  const material = position?.fields.material;
  expect(material?.value).toBe('C45+N UNI EN ISO 683-1');
  const [proof] = material?.readings[0]?.proofs ?? [];
  expect(proof).toMatchObject({ from: 'ocr', file: position?.files[0] });
  // The block stands at the bottom on the right.
  const [place] = proof?.places ?? [];
  expect(place?.page).toBe(1);
  expect(place?.left).toBeGreaterThan(0.4);
  expect(place?.top).toBeGreaterThan(0.7);
  expect(material?.readings[0]?.confidence).toBeLessThan(0.85);
});

it('a picture that is damaged, and a logo, cost nothing', async () => {
  const ours = await registerFilledCompany(server);
  const logo = await sharp({ create: { width: 300, height: 80, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const guid = await takeRequest(
    { ...server.services, companyGuid: ours.user.companyGuid, user: null },
    {
      source: 'mail',
      subject: 'RdO 320',
      senderName: '',
      senderEmail: 'g.ferrari@rossioleodinamica.example',
      text: 'Chiedo offerta per RO-4520, 10 pezzi.',
      receivedAt: server.clock.now,
      files: [
        { name: 'marchio.png', bytes: logo },
        { name: 'guasta.jpg', bytes: PHOTO.subarray(0, 3000) },
        { name: 'RO-4520.png', bytes: BLOCK },
      ],
    },
  );
  const [position, ...others] = await whenRead(ours, guid);
  expect(others).toEqual([]);
  expect(position?.fields.material?.value).toBe('C45+N UNI EN ISO 683-1');
});
