import { type RouteSpec, SHOP_FILE_BYTES, SHOP_FILES, shopVisits } from '@truciolo/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureHead } from '../../../test/pictures.ts';
import { askedPlate, openTestPage, sentRequest } from '../../../test/shop-samples.ts';
import { registerFilledCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();
const STEP = Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n');

interface Shop {
  readonly slug: string;
  readonly companyGuid: string;
  readonly material: string;
}
const openShop = async (): Promise<Shop> => {
  const company = await registerFilledCompany(server);
  return { companyGuid: company.user.companyGuid, ...(await openTestPage(company)) };
};
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  shop = await openShop();
  other = await openShop();
});

/** A call of a visitor from this address. */
const visit = ({ method, path }: RouteSpec, slug: string, remoteAddress: string, body: object | Buffer) =>
  server.app.inject({
    method,
    url: `/api${path.replace(':slug', slug)}?${Buffer.isBuffer(body) ? 'name=piastra.step' : ''}`,
    remoteAddress,
    headers: { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' },
    payload: Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

const fill = (key: string) =>
  server.handles.system(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('failedAttempts')
      .set({ count: 1_000_000 })
      .where('key', '=', key)
      .executeTakeFirst();
    expect(numUpdatedRows, key).toBe(1n);
  });

const setBytes = (companyGuid: string, bytes: number) =>
  server.handles.system((db) =>
    db
      .updateTable('shopUploads')
      .set({ bytes: sql`${bytes}` })
      .where('companyGuid', '=', companyGuid)
      .execute(),
  );

describe('rate limits', () => {
  const price = ({ material }: Shop) => Promise.resolve({ parts: [askedPlate(material)] });
  const send = ({ material }: Shop) =>
    sentRequest(server, [{ ...askedPlate(material), name: 'Piastra', files: [] }]);
  const link = () => Promise.resolve({ email: 'anna@cusio.example', language: 'it' });

  it.each([
    ['uploads', shopVisits.upload, () => Promise.resolve(STEP), 'shop-file', 'shop-files', '203.0.113.1'],
    ['prices', shopVisits.price, price, 'shop-price', 'shop-prices', '203.0.113.2'],
    ['requests', shopVisits.send, send, 'shop-send', 'shop-sends', '203.0.113.3'],
    ['mailed links', shopVisits.sendLink, link, 'shop-links', 'shop-links', '203.0.113.4'],
  ] as const)(
    'count %s of each address and of each shop',
    async (_name, route, bodyOf, perPlace, perShop, place) => {
      const elsewhere = place.replace('203.0.113', '198.51.100');
      const ask = async (to: Shop, from: string) => {
        const answer = await visit(route, to.slug, from, await bodyOf(to));
        if (answer.statusCode === 429) expect(answer.json().code).toBe('RATE_LIMITED');
        return answer.statusCode;
      };
      const taken = await ask(shop, place);
      expect(taken).toBeLessThan(300);
      await fill(`${perPlace}:${place}`);
      expect([await ask(shop, place), await ask(other, place), await ask(shop, elsewhere)]).toEqual([
        429,
        429,
        taken,
      ]);
      await fill(`${perShop}:${shop.companyGuid}`);
      expect([await ask(shop, elsewhere), await ask(other, elsewhere)]).toEqual([429, taken]);
    },
  );

  it('count addresses of pages that do not exist', async () => {
    const guess = () => visit(shopVisits.price, 'nessuno-qui', '203.0.113.5', { parts: [askedPlate(null)] });
    expect((await guess()).statusCode).toBe(404);
    await fill('shop-guess:203.0.113.5');
    expect((await guess()).statusCode).toBe(429);
  });
});

describe('limits of size', () => {
  const from = '203.0.113.20';
  const stage = async ({ slug }: Shop): Promise<string> =>
    (await visit(shopVisits.upload, slug, from, STEP)).json().key;
  const sending = async ({ slug, material }: Shop, files: readonly string[]) => {
    const body = await sentRequest(server, [{ ...askedPlate(material), name: 'Piastra', files: [] }], {
      files: [...files],
    });
    return visit(shopVisits.send, slug, from, body);
  };

  it('refuse a file above the limit before it is read', async () => {
    const { slug } = await openShop();
    const answer = await visit(shopVisits.upload, slug, from, Buffer.alloc(SHOP_FILE_BYTES + 1, ' '));
    expect(answer.statusCode).toBe(413);
  });

  it('refuse a request with too many files', async () => {
    const answer = await sending(
      await openShop(),
      Array.from({ length: SHOP_FILES + 1 }, (_, index) => `${index}`.padEnd(43, 'k')),
    );
    expect(answer.statusCode).toBe(400);
  });

  it('refuse files that are too large together, and keep them for another try', async () => {
    const large = await openShop();
    const keys = [await stage(large), await stage(large)];
    await setBytes(large.companyGuid, 150 * 1024 ** 2);
    const answer = await sending(large, keys);
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      'I file insieme superano 200 MB: togline qualcuno.',
    ]);
    await setBytes(large.companyGuid, STEP.length);
    expect((await sending(large, keys)).statusCode).toBe(201);
  });

  it('refuse uploads while too many bytes wait for their requests', async () => {
    const flooded = await openShop();
    await stage(flooded);
    await setBytes(flooded.companyGuid, 2 * 1024 ** 3);
    const answer = await visit(shopVisits.upload, flooded.slug, from, STEP);
    expect(answer.json()).toMatchObject({
      code: 'QUOTA_REACHED',
      message: expect.stringContaining('troppi file'),
    });
  });
});

it.each([
  ['a picture of 900 million points', pictureHead(30_000, 30_000)],
  ['an archive', Buffer.from('PK\u0003\u0004 bomb')],
  ['a web page', Buffer.from('<svg onload="alert(1)">')],
])('%s gets one sentence', async (_name, payload) => {
  const answer = await visit(shopVisits.upload, other.slug, '203.0.113.30', payload);
  expect(answer.statusCode).toBe(415);
  expect(answer.json().message).toMatch(/^«piastra\.step» non è stato preso: /);
});

it('an upload waits for two transactions of the shop, between which its users get their turn', async () => {
  const tenant = vi.spyOn(server.services.handles, 'tenant');
  const answer = await visit(shopVisits.upload, other.slug, '203.0.113.31', STEP);
  expect(answer.statusCode).toBe(201);
  expect(tenant.mock.calls.map(([company]) => company)).toEqual([other.companyGuid, other.companyGuid]);
  tenant.mockRestore();
});
