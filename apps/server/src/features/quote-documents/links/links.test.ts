import { diff, type JsonObject } from '@truciolo/changes';
import { offers, type QuoteFile, quoteDelivery, quoteFiles, quotes } from '@truciolo/contract';
import { priceQuote } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../../test/quote-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../../test/valid-bodies.ts';

const server = sharedTestServer();
let ours: TestCompany;
let stranger: TestCompany;
beforeAll(async () => {
  stranger = await registerTestCompany(server);
  ours = await registerTestCompany(server);
});

/** One triangle as `writeLightModel` of the part packs it. */
const LIGHT_TRIANGLE = (() => {
  const bytes = Buffer.alloc(16 + 16 + 3 * 4 + 3 * 6 + 3 * 3);
  bytes.write('TRUCIOLO-MESH-1\n', 'latin1');
  bytes.writeUInt32LE(3, 16);
  bytes.writeUInt32LE(1, 20);
  bytes.writeFloatLE(0.1, 28);
  for (const corner of [0, 1, 2]) bytes.writeUInt32LE(corner, 32 + corner * 4);
  return bytes;
})();
const part = pin();
const buyer = () => server.as(null);
async function linked(
  body: { anyQuantity?: boolean; days?: number } = {},
  change: Parameters<typeof pinQuote>[0] = {},
) {
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote(change)) });
  const made = await ours.call(quoteDelivery.createLink, {
    params: { guid },
    body: { confirmed: true, ...body },
  });
  return { guid, link: made.link, token: made.url.split('/offerta/')[1] ?? '' };
}

describe('a link for the buyer', () => {
  it('freezes the quote and shows the offer, never internal data', async () => {
    const secret = 'Margine da non dire';
    const { guid, token } = await linked({}, { internalNotes: secret });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await ours.call(quotes.get, { params: { guid } })).state).toBe('sent');
    const raw = await server.app.inject({ method: 'GET', url: `/api/offers/${token}` });
    expect(raw.statusCode).toBe(200);
    const view = raw.json();
    const { totals } = priceQuote(pinQuote());
    expect(view).toMatchObject({ state: 'open', revision: 1, totals: { total: totals.total } });
    expect(view.positions[0].prices.length).toBe(part.quantities.length);
    const inside = /cost|margin|markup|machine|labour|setup|cycle|overhead|internal|rates|supplier|phases/i;
    const told = raw.body.replace(part.description, '');
    expect(told).not.toMatch(inside);
    expect(told).not.toContain(secret);
  });

  it('shows the chosen picture of a position, and no other file', async () => {
    const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const add = async (name: string): Promise<{ guid: string }> => {
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/quotes/${guid}/files?name=${name}&position=${part.id}`,
        headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'application/octet-stream' },
        payload: ONE_PIXEL,
      });
      return response.json();
    };
    const shown = await add('pezzo.png');
    await add('interno.png');
    const { version, document } = await ours.call(quotes.get, { params: { guid } });
    const before = document as unknown as JsonObject;
    const after = asBody(pinQuote({ positions: [pin({ picture: shown.guid })] }))
      .document as unknown as JsonObject;
    await ours.call(quotes.save, {
      params: { guid },
      body: { version, changes: diff(before, after) as never },
    });
    const made = await ours.call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
    const token = made.url.split('/offerta/')[1] ?? '';
    const view = await buyer()(offers.read, { params: { token } });
    const { pictureUrl } = view.positions[0] ?? {};
    expect(pictureUrl).toContain(shown.guid);
    const picture = await server.app.inject({ method: 'GET', url: `/api${pictureUrl}` });
    expect(picture.statusCode).toBe(200);
    expect(picture.rawPayload.equals(ONE_PIXEL)).toBe(true);
    expect(JSON.stringify(view)).not.toContain('interno');
    const [plain] = (await buyer()(offers.read, { params: { token: (await linked()).token } })).positions;
    expect(plain?.pictureUrl).toBeNull();
    // A picture that is another quote's is named in vain.
    const other = await ours.call(quotes.create, {
      body: asBody(pinQuote({ positions: [pin({ picture: shown.guid })] })),
    });
    const link = await ours.call(quoteDelivery.createLink, {
      params: { guid: other.guid },
      body: { confirmed: true },
    });
    const params = { token: link.url.split('/offerta/')[1] ?? '' };
    expect((await buyer()(offers.read, { params })).positions[0]?.pictureUrl).toBeNull();
  });

  it('shows the part in 3D where the shop allows it: the light model, never the STEP file', async () => {
    const STEP = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;');
    const add = async (guid: string, name: string, payload: Buffer) => {
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/quotes/${guid}/files?name=${name}&position=${part.id}`,
        headers: { authorization: `Bearer ${ours.token}`, 'content-type': 'application/octet-stream' },
        payload,
      });
      return { status: response.statusCode, file: response.json() as QuoteFile };
    };
    /** A quote with both files that shows the chosen one, and the buyer's view of it. */
    const offered = async (choose: (files: { step: QuoteFile; mesh: QuoteFile }) => string | null) => {
      const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
      const { file: step } = await add(guid, 'pezzo.step', STEP);
      const { file: mesh } = await add(guid, 'pezzo.mesh', LIGHT_TRIANGLE);
      const { version, document } = await ours.call(quotes.get, { params: { guid } });
      const shown = pinQuote({ positions: [pin({ mesh: choose({ step, mesh }) })] });
      const after = asBody(shown).document as unknown as JsonObject;
      const changes = diff(document as unknown as JsonObject, after) as never;
      await ours.call(quotes.save, { params: { guid }, body: { version, changes } });
      const made = await ours.call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
      const token = made.url.split('/offerta/')[1] ?? '';
      const told = await server.app.inject({ method: 'GET', url: `/api/offers/${token}` });
      return { guid, step, mesh, told, meshUrl: told.json().positions[0].meshUrl as string | null };
    };
    const { guid, step, mesh, told, meshUrl } = await offered((files) => files.mesh.guid);
    expect(mesh.kind).toBe('mesh');
    expect(meshUrl).toContain(mesh.guid);
    const read = await server.app.inject({ method: 'GET', url: `/api${meshUrl}` });
    expect(read.rawPayload.equals(LIGHT_TRIANGLE)).toBe(true);
    expect(told.body).not.toContain(step.guid);
    // The address signed for one file opens no other one.
    const other = await server.app.inject({
      method: 'GET',
      url: `/api${meshUrl?.replace(mesh.guid, step.guid)}`,
    });
    expect(other.rawPayload.includes('ISO-10303-21')).toBe(false);
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
    await expectError(buyer()(quoteFiles.list, { params: { guid } }), 'UNAUTHENTICATED');
    await expectError(stranger.call(quoteFiles.list, { params: { guid } }), 'NOT_FOUND');
    // Not said: not shown, although the files are there. Another file named as the light model stays inside.
    expect((await offered(() => null)).meshUrl).toBeNull();
    expect((await offered((files) => files.step.guid)).meshUrl).toBeNull();
    expect((await add(guid, 'rotto.mesh', LIGHT_TRIANGLE.subarray(0, 40))).status).toBe(415);
  });

  it('was opened where it was answered, although nobody counted an opening', async () => {
    const { guid, token } = await linked();
    await buyer()(offers.answer, { params: { token }, body: { answer: 'accepted', name: 'Giulia' } });
    const { links } = await ours.call(quoteDelivery.get, { params: { guid } });
    expect(links).toMatchObject([{ views: 1, firstSeenAt: expect.any(String) }]);
  });

  it('is stored as a hash and counted when opened', async () => {
    const { guid, token } = await linked();
    await buyer()(offers.read, { params: { token } });
    await buyer()(offers.read, { params: { token } });
    const { links } = await ours.call(quoteDelivery.get, { params: { guid } });
    expect(links).toMatchObject([{ state: 'open', views: 2, firstSeenAt: expect.any(String) }]);
    const rows = await server.handles.system((db) => db.selectFrom('quoteLinks').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('prices the offered quantities, and those between where the shop allows it', async () => {
    const [from = 1, to = 1] = [Math.min(...part.quantities), Math.max(...part.quantities)];
    const between = from + 1;
    const closed = await linked();
    const ask = (token: string, quantity: number) =>
      buyer()(offers.price, { params: { token }, body: { quantities: [{ position: part.id, quantity }] } });
    const { lines } = await ask(closed.token, to);
    expect(lines).toEqual([expect.objectContaining({ position: part.id, quantity: to })]);
    expect(Object.keys(lines[0] ?? {}).sort()).toEqual(['leadDays', 'position', 'quantity', 'total', 'unit']);
    await expectError(ask(closed.token, between), 'OFFER_QUANTITY');
    const open = await linked({ anyQuantity: true });
    expect((await ask(open.token, between)).lines[0]?.quantity).toBe(between);
    await expectError(ask(open.token, to + 1), 'OFFER_QUANTITY');
    await expectError(ask(open.token, from + 0.5), 'OFFER_QUANTITY');
  });

  it('gives the PDF without the mark of a draft', async () => {
    const { token } = await linked();
    const file = await buyer()(offers.pdf, { params: { token } });
    expect(file.fileName).toMatch(/^P-2026-\d{4}-rev1\.pdf$/);
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('says clearly that it was withdrawn or has expired', async () => {
    const revoked = await linked();
    await ours.call(quoteDelivery.revokeLink, {
      params: { guid: revoked.guid, linkGuid: revoked.link.guid },
    });
    await expectError(buyer()(offers.read, { params: { token: revoked.token } }), 'OFFER_REVOKED');
    const short = await linked({ days: 1 });
    server.clock.advance({ days: 1 });
    await expectError(buyer()(offers.read, { params: { token: short.token } }), 'OFFER_LINK_EXPIRED');
    server.clock.advance({ days: -1 });
  });

  it('cannot be used by users of other companies', async () => {
    const { guid, link } = await linked();
    const params = { guid, linkGuid: link.guid };
    await expectError(stranger.call(quoteDelivery.revokeLink, { params }), 'NOT_FOUND');
    await expectError(stranger.call(quoteDelivery.createLink, { params, body: {} }), 'NOT_FOUND');
    await expectError(stranger.call(quoteDelivery.get, { params }), 'NOT_FOUND');
  });

  it('cannot be guessed: wrong tokens are rate limited', async () => {
    const { token } = await linked();
    const guess = () => buyer()(offers.read, { params: { token: `x${token.slice(1)}y` } });
    for (let n = 0; n < 20; n += 1) await expectError(guess(), 'OFFER_UNKNOWN');
    await expectError(guess(), 'RATE_LIMITED');
    server.clock.advance({ minutes: 61 });
    await expectError(guess(), 'OFFER_UNKNOWN');
  });
});

describe('the buyer’s answer', () => {
  const mailsTo = (email: string) =>
    server.handles.system((db) =>
      db.selectFrom('outbox').select(['subject', 'bodyText']).where('recipient', '=', email).execute(),
    );

  it('accepts with name and quantities, notifies the shop, and counts once', async () => {
    const { guid, token } = await linked();
    const quantity = Math.max(...part.quantities);
    const quantities = [{ position: part.id, quantity }];
    const body = { answer: 'accepted' as const, name: 'Giulia Ferrari', quantities };
    const view = await buyer()(offers.answer, { params: { token }, body });
    expect(view).toMatchObject({ state: 'accepted', answer: { name: 'Giulia Ferrari' } });
    const quote = await ours.call(quotes.get, { params: { guid } });
    expect(quote).toMatchObject({ state: 'accepted', outcome: { by: 'Giulia Ferrari' } });
    const history = await ours.call(quotes.history, { params: { guid } });
    const accepted = history.find(({ action }) => action === 'customer-accepted');
    expect(accepted?.actorName).toBe('Giulia Ferrari');
    expect(Object.keys(accepted?.changes ?? {})).toEqual(['state']);
    const mail = (await mailsTo(ours.email)).find(({ subject }) =>
      subject.startsWith(`${quote.number} accettato`),
    );
    expect(mail?.bodyText).toContain(`${quantity} pz`);
    const again = buyer()(offers.answer, { params: { token }, body: { answer: 'refused', name: 'X' } });
    await expectError(again, 'OFFER_CLOSED');
  });

  it('orders some positions, one quantity each, under the buyer’s own number', async () => {
    const second = pin({ id: 'p2', code: 'RO-2', quantities: [5], chosenQuantity: 5 });
    const { guid, token } = await linked({}, { positions: [part, second] });
    const quantity = Math.min(...part.quantities);
    const wish = { quantities: [{ position: part.id, quantity }], without: ['p2'] };
    const priced = await buyer()(offers.price, { params: { token }, body: wish });
    const offered = (await buyer()(offers.read, { params: { token } })).positions[0]?.prices;
    const line = offered?.find((price) => price.quantity === quantity);
    expect(priced.totals.positions).toBe(line?.total);
    const nothing = { answer: 'accepted' as const, name: 'Ugo', without: [part.id, 'p2'] };
    await expectError(buyer()(offers.answer, { params: { token }, body: nothing }), 'OFFER_QUANTITY');
    const unknown = { quantities: [], without: ['p9'] };
    await expectError(buyer()(offers.price, { params: { token }, body: unknown }), 'OFFER_QUANTITY');
    const body = { answer: 'accepted' as const, name: 'Ugo', orderNumber: 'OA-77', ...wish };
    const view = await buyer()(offers.answer, { params: { token }, body });
    expect(view.answer).toMatchObject({
      orderNumber: 'OA-77',
      quantities: [{ position: part.id, quantity }],
    });
    const { number } = await ours.call(quotes.get, { params: { guid } });
    const mail = (await mailsTo(ours.email)).find(({ subject }) => subject.startsWith(`${number} accettato`));
    expect(mail?.bodyText).toContain('OA-77');
    expect(mail?.bodyText).toContain('Una posizione non è stata ordinata.');
  });

  it('refuses with a reason', async () => {
    const { guid, token } = await linked();
    const body = { answer: 'refused', name: 'Giulia', reason: 'Troppo caro' } as const;
    await buyer()(offers.answer, { params: { token }, body });
    const quote = await ours.call(quotes.get, { params: { guid } });
    expect(quote).toMatchObject({ state: 'refused', outcome: { reason: 'Troppo caro' } });
  });

  it('counts even if the shop’s licence has expired', async () => {
    const { token } = await linked({}, { validityDays: 60 });
    server.clock.advance({ days: 20 });
    const view = await buyer()(offers.answer, {
      params: { token },
      body: { answer: 'accepted', name: 'Giulia' },
    });
    expect(view.state).toBe('accepted');
    server.clock.advance({ days: -20 });
  });

  it('is refused after the last day in Rome, or when a newer revision exists', async () => {
    const late = await linked();
    const accept = (token: string) =>
      buyer()(offers.answer, { params: { token }, body: { answer: 'accepted', name: 'Giulia' } });
    server.clock.advance({ days: 31 });
    expect((await buyer()(offers.read, { params: { token: late.token } })).state).toBe('expired');
    await expectError(accept(late.token), 'OFFER_CLOSED');
    server.clock.advance({ days: -31 });
    const old = await linked();
    await ours.call(quotes.revise, { params: { guid: old.guid } });
    expect((await buyer()(offers.read, { params: { token: old.token } })).state).toBe('replaced');
    await expectError(accept(old.token), 'OFFER_CLOSED');
  });
});
