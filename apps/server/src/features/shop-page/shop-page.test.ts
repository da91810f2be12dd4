import { readFileSync } from 'node:fs';
import { quotes, requests, type ShopPageFields, type ShopRequestView, shopVisits } from '@truciolo/contract';
import { priceQuote } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { plateFacts } from '../../../test/part-samples.ts';
import { askedPlate, changePage, openTestPage, sentRequest } from '../../../test/shop-samples.ts';
import { registerFilledCompany, type TestCompany, testServerOfFile } from '../../../test/test-server.ts';

import { readModels } from './check/read-models.ts';
import { dropShopFiles } from './drop-stale.ts';

const server = testServerOfFile();
const buyer = () => server.as(null);
let ours: TestCompany;
let slug: string;
let material: string;
beforeAll(async () => {
  ours = await registerFilledCompany(server);
  ({ slug, material } = await openTestPage(ours));
});

const STEP = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n');
const upload = async (name: string, payload: Buffer, path = `/shop-pages/${slug}/files`) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}?name=${encodeURIComponent(name)}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  });

describe('the page of a shop', () => {
  it('shows the shop and its choices, and is closed politely', async () => {
    const page = await buyer()(shopVisits.page, { params: { slug } });
    expect(page).toMatchObject({ slug, prices: 'range', retentionMonths: 12, indexed: false });
    expect(page.materials.map(({ guid }) => guid)).toContain(material);
    await expectError(buyer()(shopVisits.page, { params: { slug: 'nessuno-qui' } }), 'SHOP_PAGE_UNKNOWN');
    await changePage(ours, { active: false });
    const closed = await server.app.inject({ url: `/api/shop-pages/${slug}` });
    expect(closed.json()).toMatchObject({ code: 'SHOP_PAGE_CLOSED' });
    expect(closed.json()).not.toHaveProperty('shop');
    await changePage(ours, { active: true });
  });

  it('answers a range that the price lies in, with working days and assumptions', async () => {
    const { parts } = await buyer()(shopVisits.price, {
      params: { slug },
      body: { parts: [askedPlate(material)] },
    });
    const [part] = parts;
    expect(part?.reason).toBeNull();
    expect(part?.prices.map(({ quantity }) => quantity)).toEqual([10, 50]);
    for (const { low, high } of part?.prices ?? []) expect(high).toBeGreaterThan(low);
    expect(part?.prices[0]?.days).toBeGreaterThan(0);
    expect(part?.assumptions.map(({ code }) => code)).toContain('roughness');
  });

  it.each([
    ['no-model', { facts: null }, {}],
    ['no-material', { materialGuid: null }, {}],
    ['tolerance', { tolerance: 'fine' as const }, {}],
    ['treatment', { treatment: 0 }, {}],
    ['uncertain', { facts: plateFacts({}, { exact: false }) }, {}],
    ['process', { facts: plateFacts({}, { process: 'casting' }) }, {}],
    ['too-large', {}, { longestSide: 90 }],
    ['too-many', {}, { largestQuantity: 5 }],
    ['minimum-order', {}, { minimumOrder: 1e12 as ShopPageFields['minimumOrder'] }],
    ['no-prices', {}, { priceMode: 'none' as const }],
    ['known-only', {}, { priceMode: 'known' as const }],
  ])('says «%s» instead of a price', async (reason, choice, limits) => {
    const { slug: other, material: steel } = await openTestPage(await registerFilledCompany(server), limits);
    const { parts } = await buyer()(shopVisits.price, {
      params: { slug: other },
      body: { parts: [{ ...askedPlate(steel), ...choice }] },
    });
    expect(parts[0]).toMatchObject({ prices: [], reason, assumptions: [] });
  });

  it('refuses an address that another shop has', async () => {
    const other = await registerFilledCompany(server);
    const error = await expectError(changePage(other, { slug }), 'SLUG_TAKEN');
    expect(error.fields).toHaveProperty('slug');
  });
});

/** Sends the plate with a file; answers the link of its buyer. */
async function sendPlate(own: Parameters<typeof sentRequest>[2] = {}, file = STEP) {
  // The newest request is the one that was just sent.
  server.clock.advance({ minutes: 1 });
  const { key } = (await upload('piastra.step', file)).json();
  const asked = askedPlate(material);
  const { parts } = await buyer()(shopVisits.price, { params: { slug }, body: { parts: [asked] } });
  const ticket = parts[0]?.ticket ?? null;
  const body = await sentRequest(server, [{ ...asked, name: 'Piastra', files: [key], ticket }], own);
  const { token } = await buyer()(shopVisits.send, { params: { slug }, body });
  const { rows } = await ours.call(requests.list, { query: { q: own.company ?? '' } });
  return { token, guid: rows[0]?.guid ?? '', seen: parts[0]?.prices ?? [] };
}

const linkOf = async (email: string): Promise<string> => {
  const mails = await server.handles.system((db) =>
    db
      .selectFrom('outbox')
      .select('bodyText')
      .where('recipient', '=', email)
      .orderBy('createdAt', 'desc')
      .execute(),
  );
  return mails.flatMap(({ bodyText }) => /officina\/mie\/([\w-]+)/.exec(bodyText)?.[1] ?? [])[0] ?? '';
};

describe('a request from the page', () => {
  it('arrives with its files and the frozen range, and its buyer follows it', async () => {
    const { token, guid, seen } = await sendPlate();
    const view = await buyer()(shopVisits.request, { params: { token } });
    expect(view).toMatchObject({ state: 'received', company: 'Meccanica Cusio S.r.l.', offerUrl: null });
    expect(view.parts[0]?.prices).toEqual(seen);
    const { rows } = await ours.call(requests.list, { query: {} });
    expect(rows[0]).toMatchObject({ source: 'page', senderEmail: 'Elena@Cusio.example', positions: 1 });
    expect(rows[0]?.files).toMatchObject([{ name: 'piastra.step', kind: 'step' }]);
    const { page } = await ours.call(requests.get, { params: { guid } });
    expect(page?.parts[0]).toMatchObject({ seen, reason: null });
    expect(page?.parts[0]?.now).toEqual(page?.parts[0]?.atSending);
    for (const [index, { unit }] of (page?.parts[0]?.now ?? []).entries()) {
      expect(unit).toBeGreaterThanOrEqual(seen[index]?.low ?? 0);
      expect(unit).toBeLessThanOrEqual(seen[index]?.high ?? 0);
    }
  });

  it('becomes a draft with the phases and the price of the shop’s engine, and then an offer', async () => {
    const { token, guid } = await sendPlate({ language: 'de' });
    const { page } = await ours.call(requests.get, { params: { guid } });
    const { quoteGuid } = await ours.call(requests.draft, { params: { guid } });
    const { document } = await ours.call(quotes.get, { params: { guid: quoteGuid } });
    // Offers are not written in German.
    expect(document).toMatchObject({ language: 'en', title: 'Piastra' });
    expect(document.positions[0]?.phases.length).toBeGreaterThan(0);
    const priced = priceQuote(document).positions[0];
    const units = priced?.outcomes.map(({ quantity, outcome }) => ({
      quantity,
      unit: outcome.ok ? outcome.priced.price.netUnit : null,
    }));
    expect(units).toEqual(page?.parts[0]?.now);
    expect(await buyer()(shopVisits.request, { params: { token } })).toMatchObject({ state: 'working' });
    await ours.call(quotes.markSent, { params: { guid: quoteGuid }, body: { confirmed: true } });
    const view = await buyer()(shopVisits.request, { params: { token } });
    expect(view.state).toBe('offered');
    const offer = view.offerUrl?.split('/offerta/')[1] ?? '';
    expect((await server.app.inject({ url: `/api/offers/${offer}` })).statusCode).toBe(200);
    const again = await buyer()(shopVisits.request, { params: { token } });
    expect(again.offerUrl).toBe(view.offerUrl);
  });

  it('is measured by the server too, which marks a difference', async () => {
    const model = readFileSync('apps/web/src/features/assistant/example/flangia-esempio.step');
    const { guid } = await sendPlate({}, model);
    await readModels(server.services, ours.user.companyGuid, guid);
    const { page } = await ours.call(requests.get, { params: { guid } });
    expect(page?.parts[0]?.reading).toBe('different');
    expect(page?.parts[0]?.differences.join(' ')).toContain('Volume');
    const { guid: broken } = await sendPlate();
    await readModels(server.services, ours.user.companyGuid, broken);
    const other = await ours.call(requests.get, { params: { guid: broken } });
    expect(other.page?.parts[0]?.reading).toBe('unreadable');
  });

  it('takes answers and files, and is deleted with them when its buyer says so', async () => {
    const { token, guid } = await sendPlate();
    await buyer()(shopVisits.answer, { params: { token }, body: { text: 'Va bene C40.' } });
    const added = await upload('piastra.stp', STEP, `/shop-requests/${token}/files`);
    const { files, messages } = added.json<ShopRequestView>();
    expect(files.map(({ name }) => name).sort()).toEqual(['piastra.step', 'piastra.stp']);
    // The name says which part it belongs to.
    const { content } = await ours.call(requests.get, { params: { guid } });
    expect(content.positions[0]?.files).toHaveLength(2);
    expect(messages).toMatchObject([{ fromShop: false, text: 'Va bene C40.' }]);
    const stored = await server.handles.system((db) =>
      db.selectFrom('requestFiles').select('file').where('requestGuid', '=', guid).execute(),
    );
    expect(stored.map(({ file }) => file.startsWith('shop-page/'))).toEqual([true, true]);
    await buyer()(shopVisits.remove, { params: { token } });
    await expectError(buyer()(shopVisits.request, { params: { token } }), 'SHOP_LINK_UNKNOWN');
    await expectError(ours.call(requests.get, { params: { guid } }), 'NOT_FOUND');
    for (const { file } of stored) expect(await server.services.files.get(file)).toBeNull();
  });

  it('is refused with a sentence beside the field for a mistyped VAT number', async () => {
    const body = await sentRequest(server, [{ ...askedPlate(material), name: 'Piastra', files: [] }], {
      vatNumber: '01234567890',
    });
    const error = await expectError(buyer()(shopVisits.send, { params: { slug }, body }), 'VALIDATION');
    expect(error.fields).toHaveProperty('vatNumber');
  });

  it('freezes no range that was changed or belongs to another part', async () => {
    const { parts } = await buyer()(shopVisits.price, {
      params: { slug },
      body: { parts: [askedPlate(material)] },
    });
    const other = { ...askedPlate(material), facts: plateFacts({ holes: 9 }), name: 'Altra', files: [] };
    const body = await sentRequest(server, [{ ...other, ticket: parts[0]?.ticket ?? null }]);
    const { token } = await buyer()(shopVisits.send, { params: { slug }, body });
    expect((await buyer()(shopVisits.request, { params: { token } })).parts[0]?.prices).toEqual([]);
  });

  it.each([
    ['vuoto.step', Buffer.alloc(0)],
    ['programma.step', Buffer.from('MZ\x90\0 not a model')],
    ['pagina.pdf', Buffer.from('<html><script>alert(1)</script>')],
  ])('«%s» gets one sentence', async (name, payload) => {
    const answer = await upload(name, payload);
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toContain('non è stato preso');
  });
});

describe('a returning buyer', () => {
  it('sees the own requests to this shop through a mailed link, and nobody else’s', async () => {
    await sendPlate({ email: 'anna@cusio.example', company: 'Prima' });
    await sendPlate({ email: 'bruno@altra.example', company: 'Seconda' });
    const ask = (email: string) =>
      buyer()(shopVisits.sendLink, { params: { slug }, body: { email, language: 'de' } });
    expect(await ask('Anna@Cusio.example')).toEqual(await ask('nessuno@mai.example'));
    expect(await linkOf('nessuno@mai.example')).toBe('');
    const link = await linkOf('Anna@Cusio.example');
    const past = await buyer()(shopVisits.past, { params: { token: link } });
    expect(past.requests).toHaveLength(1);
    const token = past.requests[0]?.token ?? '';
    expect((await buyer()(shopVisits.request, { params: { token } })).company).toBe('Prima');
    await changePage(ours, { priceMode: 'known' });
    const price = (own: object) =>
      buyer()(shopVisits.price, { params: { slug }, body: { parts: [askedPlate(material)], ...own } });
    expect((await price({})).parts[0]?.reason).toBe('known-only');
    expect((await price({ buyer: link })).parts[0]?.prices).toHaveLength(2);
    await changePage(ours, { priceMode: 'range' });
    server.clock.advance({ days: 8 });
    await expectError(buyer()(shopVisits.past, { params: { token: link } }), 'SHOP_LINK_UNKNOWN');
  });
});

it('drops uploads after a day and files after the shop’s own time; a page without a licence is closed', async () => {
  const drop = () => server.handles.system((db) => dropShopFiles(db, server.clock.read()));
  const count = (table: 'shopUploads' | 'requestFiles') =>
    server.handles.system(async (db) => (await db.selectFrom(table).select('guid').execute()).length);
  await upload('piastra.step', STEP);
  expect(await count('shopUploads')).toBeGreaterThan(0);
  const kept = await count('requestFiles');
  server.clock.advance({ days: 2 });
  await drop();
  expect([await count('shopUploads'), await count('requestFiles')]).toEqual([0, kept]);
  server.clock.advance({ days: 366 });
  await drop();
  expect(await count('requestFiles')).toBe(0);
  // The licence is over, the page was public: its buyers still learn whom to call.
  const closed = await server.app.inject({ url: `/api/shop-pages/${slug}` });
  expect(closed.json()).toMatchObject({ code: 'SHOP_PAGE_CLOSED', shop: { name: expect.any(String) } });
});
