import { createHash } from 'node:crypto';
import { companies, offers, quoteDelivery, quoteDocuments, quotes } from '@truciolo/contract';
import { formatMoney } from '@truciolo/money';
import { readPages } from '@truciolo/pdf-pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { registerTestCompany, type TestCompany, testServerOfFile } from '../../../test/test-server.ts';
import { ONE_PIXEL } from '../../../test/valid-bodies.ts';
import { freezeEarlier } from '../quotes/index.ts';

const server = testServerOfFile();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});
const buyer = () => server.as(null);
const sha256 = (base64: string) => createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');

const companyGuid = () => ours.user.companyGuid;
async function changeCompany(changes: { pdfConditions?: string; pdfColour?: string; name?: string }) {
  const before = await ours.call(companies.get, { params: { companyGuid: companyGuid() } });
  const base = Object.fromEntries(
    Object.keys(changes).map((key) => [key, before[key as keyof typeof before]]),
  );
  await ours.call(companies.update, { params: { companyGuid: companyGuid() }, body: { base, changes } });
}
const uploadLogo = () =>
  ours.call(companies.uploadLogo, {
    params: { companyGuid: companyGuid() },
    upload: new Blob([ONE_PIXEL], { type: 'image/png' }),
  });

async function sent() {
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  const { url } = await ours.call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
  return { guid, token: url.split('/offerta/')[1] ?? '' };
}
const everythingOf = async ({ guid, token }: { guid: string; token: string }) => {
  const { company, ...offer } = await buyer()(offers.read, { params: { token } });
  const pdf = await buyer()(offers.pdf, { params: { token } });
  const own = await ours.call(quoteDocuments.pdf, { params: { guid }, query: { kind: 'customer' } });
  const { totals, price } = await ours.call(quotes.get, { params: { guid } });
  const { logoUrl: _signedAnew, ...letterhead } = company;
  return { offer, letterhead, pdf: sha256(pdf.base64), own: sha256(own.base64), totals, price };
};
/** Every text of the buyer's PDF. */
async function paperOf({ token }: { token: string }): Promise<string> {
  const { base64 } = await buyer()(offers.pdf, { params: { token } });
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  const pages = await readPages(bytes, () => Promise.reject(new Error('the paper has text')));
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
}
const rowOf = (guid: string) =>
  server.handles.system((db) =>
    db.selectFrom('frozenOffers').selectAll().where('quoteGuid', '=', guid).executeTakeFirstOrThrow(),
  );

/** Three times the amounts, as the engine of an earlier version might have computed them; quantities and days stay. */
const AMOUNTS = new Set(['positions', 'taxable', 'amount', 'tax', 'vatTotal', 'total', 'unit']);
const threefold = <T>(stored: T): T =>
  JSON.parse(JSON.stringify(stored), (key, value: unknown) =>
    AMOUNTS.has(key) && typeof value === 'number' ? 3 * value : value,
  ) as T;

/** Sends a quote and stores for it the offer that the engine of an earlier version computed; nothing is printed yet. */
async function sentByEarlierEngine() {
  const quote = await sent();
  // Printed first, so that no print in the background meets the exchanged row.
  const today = await everythingOf(quote);
  const { pdfFile: _file, pdfSha256: _sha256, ...row } = await rowOf(quote.guid);
  await server.handles.system(async (db) => {
    await db.deleteFrom('frozenOffers').where('quoteGuid', '=', quote.guid).execute();
    const json = {
      offer: JSON.stringify(threefold(row.offer)),
      price: JSON.stringify(threefold(row.price)),
      letterhead: JSON.stringify(row.letterhead),
    };
    await db
      .insertInto('frozenOffers')
      .values({ ...row, ...json })
      .execute();
  });
  return { quote, today, offered: threefold(today.offer.totals) };
}

describe('a sent document', () => {
  it('stays the same to the byte whatever changes in the company, the logo and the program', async () => {
    await changeCompany({ pdfConditions: 'Franco officina.', pdfColour: '#123456' });
    await uploadLogo();
    const { quote, today, offered } = await sentByEarlierEngine();
    const before = await everythingOf(quote);
    expect(before.offer.totals).toEqual(offered);
    expect(today.offer.totals.total).not.toBe(offered.total);
    for (const { total } of before.offer.positions.flatMap(({ prices }) => prices))
      expect(await paperOf(quote)).toContain(formatMoney(total, { symbol: false }));
    expect(before.offer.conditions).toBe('Franco officina.');
    expect(before.own).toBe(before.pdf);
    expect(before.price?.totals.total).toBe(before.offer.totals.total);
    expect((await rowOf(quote.guid)).pdfSha256).toBe(before.pdf);

    await changeCompany({ pdfConditions: 'Tutto diverso.', pdfColour: '#abcdef', name: 'Altro nome' });
    await ours.call(companies.deleteLogo, { params: { companyGuid: companyGuid() } });
    expect(await everythingOf(quote)).toEqual(before);
    const view = await buyer()(offers.read, { params: { token: quote.token } });
    const logo = await server.app.inject({ method: 'GET', url: `/api${view.company.logoUrl}` });
    expect(logo.statusCode).toBe(200);
  });

  it('is accepted at its offered prices', async () => {
    const { quote, today, offered: totals } = await sentByEarlierEngine();
    expect(today.offer.totals.total).not.toBe(totals.total);
    const { positions } = await buyer()(offers.read, { params: { token: quote.token } });
    const [part = pin()] = pinQuote().positions;
    const quantity = Math.min(...part.quantities);
    const offered = positions[0]?.prices.find((price) => price.quantity === quantity);
    const asked = await buyer()(offers.price, {
      params: { token: quote.token },
      body: { quantities: [{ position: part.id, quantity }] },
    });
    expect(asked.lines).toEqual([{ ...offered, position: part.id }]);
    const body = { answer: 'accepted' as const, name: 'Ugo' };
    const answered = await buyer()(offers.answer, { params: { token: quote.token }, body });
    expect(answered.totals).toEqual(totals);
    const link = await server.handles.system((db) =>
      db
        .selectFrom('quoteLinks')
        .select('answer')
        .where('quoteGuid', '=', quote.guid)
        .executeTakeFirstOrThrow(),
    );
    expect(link.answer?.total).toBe(totals.total);
  });

  it('stores the PDF also when it is marked as sent by hand', async () => {
    const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
    const first = await ours.call(quoteDocuments.pdf, { params: { guid }, query: {} });
    server.clock.advance({ minutes: 5 });
    const again = await ours.call(quoteDocuments.pdf, { params: { guid }, query: {} });
    expect(again.base64).toBe(first.base64);
    expect((await rowOf(guid)).pdfSha256).toBe(sha256(first.base64));
  });

  it('cannot be changed or deleted in the database', async () => {
    const { guid } = await sent();
    const change = (values: { pdfSha256?: string; layout?: number }) =>
      server.handles.tenant(companyGuid(), (db) =>
        db.updateTable('frozenOffers').set(values).where('quoteGuid', '=', guid).execute(),
      );
    await expect(change({ layout: 7 })).rejects.toThrow(/is frozen/);
    await ours.call(quoteDocuments.pdf, { params: { guid }, query: {} });
    await expect(change({ pdfSha256: 'other' })).rejects.toThrow(/is frozen/);
    const gone = server.handles.tenant(companyGuid(), (db) =>
      db.deleteFrom('frozenOffers').where('quoteGuid', '=', guid).execute(),
    );
    await expect(gone).rejects.toThrow(/is frozen/);
  });

  it('reports a lost file, and prints no other', async () => {
    const { guid } = await sent();
    await ours.call(quoteDocuments.pdf, { params: { guid }, query: {} });
    await server.services.files.remove((await rowOf(guid)).pdfFile ?? '');
    await expectError(ours.call(quoteDocuments.pdf, { params: { guid }, query: {} }), 'NOT_FOUND');
  });

  it('is frozen at night if it was sent before offers were stored', async () => {
    const { guid } = await sent();
    await server.handles.system((db) =>
      db.deleteFrom('frozenOffers').where('quoteGuid', '=', guid).execute(),
    );
    expect(await freezeEarlier(server.services)).toBe(1);
    expect(await freezeEarlier(server.services)).toBe(0);
    expect(await rowOf(guid)).toMatchObject({ late: true, revision: 1 });
  });

  it('can be continued as a draft with current prices', async () => {
    const { guid } = await sent();
    await ours.call(quotes.revise, { params: { guid } });
    await changeCompany({ pdfConditions: 'Nuove condizioni.' });
    const before = await rowOf(guid);
    expect(before.letterhead.conditions).not.toBe('Nuove condizioni.');
    await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
    const rows = await server.handles.system((db) =>
      db
        .selectFrom('frozenOffers')
        .select(['revision', 'letterhead'])
        .where('quoteGuid', '=', guid)
        .orderBy('revision')
        .execute(),
    );
    expect(rows.map(({ letterhead }) => letterhead.conditions)).toEqual([
      before.letterhead.conditions,
      'Nuove condizioni.',
    ]);
  });
});
