import { type DashboardDays, dashboard, quotes, users } from '@truciolo/contract';
import { addDays, dayInRome } from '@truciolo/italian';
import { beforeAll, describe, expect, it } from 'vitest';
import { figuresIn } from '../../../test/figures-in.ts';
import { buildRawQuotes, insertRawQuotes, type RawQuote } from '../../../test/raw-quotes.ts';
import { addPerson, logIn, type TestPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { searchKey } from '../../platform/registry/search-key.ts';

const today = '2026-11-16';
const server = sharedTestServer();
let ours: TestCompany;
let colleague: TestPerson;
let rows: readonly RawQuote[];
beforeAll(async () => {
  ours = await registerTestCompany(server);
  colleague = await addPerson(server, ours, 'preventivista');
  const stranger = await registerTestCompany(server);
  rows = buildRawQuotes(400, [ours.user.guid, colleague.user.guid], today);
  await insertRawQuotes(server, ours.user.companyGuid, rows);
  await insertRawQuotes(
    server,
    stranger.user.companyGuid,
    buildRawQuotes(50, [stranger.user.guid], today, 11),
  );
});

const ask = async (query: { days?: DashboardDays; owner?: string } = {}, who = ours as TestPerson) => {
  const answer = await who.call(dashboard.get, { query });
  if (!answer.figures) throw new Error('no figures');
  return { ...answer, figures: answer.figures };
};

const live = (more: (row: RawQuote) => boolean) => rows.filter((row) => row.archivedAt === null && more(row));
const sum = (list: readonly RawQuote[]) => list.reduce((total, { taxable }) => total + (taxable ?? 0), 0);
const counted = (list: readonly RawQuote[]) => ({ count: list.length, value: sum(list) });
const isLost = ({ state }: RawQuote) => state === 'refused' || state === 'expired';
const between = (from: string, to: string) => (row: RawQuote) => row.date >= from && row.date <= to;
/** The rule of the reminder, said again: three days after sending, two before the end. */
const dueOf = ({ sentAt, validUntil }: RawQuote) => {
  const after = addDays(dayInRome(sentAt ?? new Date(0)), 3);
  const before = addDays(validUntil, -2);
  return after < before ? after : before;
};

describe('the figures', () => {
  it('of today equal a recount of the raw rows', async () => {
    const { figures } = await ask();
    expect(figures.toSend).toMatchObject(counted(live(({ state }) => state === 'draft')));
    expect(figures.open).toMatchObject(counted(live(({ state }) => state === 'sent')));
    expect(figures.ending).toMatchObject(
      counted(
        live(
          ({ state, validUntil }) =>
            state === 'sent' && validUntil >= today && validUntil <= addDays(today, 7),
        ),
      ),
    );
    const due = live((row) => row.state === 'sent' && dueOf(row) <= today);
    expect(due.length).toBeGreaterThan(0);
    expect(figures.toFollow).toMatchObject(counted(due));
  });

  it.each(['30', '90', '365'] as const)(
    'of %s days and of the period before equal a recount of the raw rows',
    async (days) => {
      const { figures } = await ask({ days });
      const from = addDays(today, 1 - Number(days));
      const spans = [
        [figures.now, from, today],
        [figures.before, addDays(from, -Number(days)), addDays(from, -1)],
      ] as const;
      for (const [period, first, last] of spans) {
        const list = live(between(first, last));
        const sent = list.filter(({ state }) => state !== 'draft');
        expect(period).toMatchObject({
          from: first,
          to: last,
          sent: counted(sent),
          won: counted(list.filter(({ state }) => state === 'accepted')),
          lost: counted(list.filter(isLost)),
        });
        const hours = sent
          .filter(({ imported }) => !imported)
          .map(({ sentAt, createdAt }) => (Number(sentAt) - Number(createdAt)) / 3_600_000);
        const mean = hours.reduce((total, hour) => total + hour, 0) / hours.length;
        expect(period.answerHours).toBeCloseTo(mean, 6);
        const priced = sent.filter(({ netMargin, taxable }) => netMargin !== null && (taxable ?? 0) > 0);
        const weighted = priced.reduce((total, row) => total + (row.netMargin ?? 0) * (row.taxable ?? 0), 0);
        expect(period.margin).toBe(Math.round(weighted / sum(priced)));
      }
    },
  );

  it('by month, owner and customer equal a recount of the raw rows', async () => {
    const { figures, owners } = await ask({ days: '365' });
    expect(figures.months.map(({ key }) => key)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    const groups = (list: readonly RawQuote[]) => ({
      sent: counted(list.filter(({ state }) => state !== 'draft')),
      won: counted(list.filter(({ state }) => state === 'accepted')),
      lost: counted(list.filter(isLost)),
    });
    for (const month of figures.months)
      expect(month).toMatchObject(groups(live(({ date }) => date.startsWith(month.key))));
    const year = live(between(addDays(today, -364), today));
    expect(owners.map(({ guid }) => guid).sort()).toEqual([ours.user.guid, colleague.user.guid].sort());
    expect(figures.byOwner).toHaveLength(2);
    for (const owner of figures.byOwner)
      expect(owner).toMatchObject(groups(year.filter(({ ownerGuid }) => ownerGuid === owner.key)));
    expect(figures.bestCustomers.length).toBeGreaterThan(2);
    for (const customer of [...figures.bestCustomers, ...figures.worstCustomers])
      expect(customer).toMatchObject(
        groups(year.filter(({ customerName }) => searchKey(customerName) === customer.key)),
      );
    const won = figures.bestCustomers.map((customer) => customer.won.value);
    expect(won).toEqual(won.toSorted((a, b) => b - a));
  });

  it('of the losses equal a recount, with the mean distance from known prices', async () => {
    const { figures } = await ask({ days: '365' });
    const lost = live(between(addDays(today, -364), today)).filter(isLost);
    const { reasons, competitors, distance } = figures.losses;
    expect(reasons.reduce((total, reason) => total + reason.lost.count, 0)).toBe(lost.length);
    expect(reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['told', 'silent', 'ended']));
    const price = reasons.find(({ label }) => label.toLowerCase() === 'prezzo');
    expect(price?.lost).toMatchObject(
      counted(lost.filter(({ outcome }) => outcome?.reason.trim().toLowerCase() === 'prezzo')),
    );
    expect(competitors.map(({ label }) => label.toLowerCase()).sort()).toEqual([
      'officina bianchi',
      'tornerie riunite',
    ]);
    const priced = lost.filter(({ outcome }) => (outcome?.competitorPrice ?? null) !== null);
    expect(distance.known).toMatchObject(counted(priced));
    const apart = priced.flatMap(({ taxable, outcome }) =>
      taxable === null
        ? []
        : [((taxable - (outcome?.competitorPrice ?? 0)) / (outcome?.competitorPrice ?? 1)) * 100],
    );
    expect(distance.mean).toBeCloseTo(apart.reduce((a, b) => a + b, 0) / apart.length, 6);
  });

  it.each([{ days: '30' }, { days: '365' }, { days: '90', owner: 'colleague' }] as const)(
    'with %j link to a list with as many rows and the same value',
    async ({ days, ...more }) => {
      const { figures } = await ask({ days, ...('owner' in more ? { owner: colleague.user.guid } : {}) });
      const all = figuresIn(figures);
      expect(all.length).toBeGreaterThan(50);
      for (const [place, { filter, count, value }] of all) {
        const { rows: listed, total } = await ours.call(quotes.list, {
          query: { filter: [...filter], limit: 500 },
        });
        expect(total, place).toBe(count);
        expect(
          listed.reduce((whole, { taxable }) => whole + (taxable ?? 0), 0),
          place,
        ).toBe(value);
      }
    },
  );
});

describe('a viewer', () => {
  it('without cost access gets no margin field at all', async () => {
    const body = { base: { hideCosts: false }, changes: { hideCosts: true } };
    await ours.call(users.update, { params: { guid: colleague.user.guid }, body });
    const { figures } = await ask({}, await logIn(server, colleague.email));
    expect(figures.now.sent.count).toBeGreaterThan(0);
    expect(JSON.stringify(figures)).not.toContain('margin');
  });

  it('from the shop floor gets no figures', async () => {
    const floor = await addPerson(server, ours, 'reparto');
    expect(await floor.call(dashboard.get, { query: {} })).toMatchObject({
      hasQuotes: true,
      owners: [],
      figures: null,
    });
  });

  it('of a company without quotes is told so', async () => {
    const fresh = await registerTestCompany(server);
    const { hasQuotes, figures } = await ask({}, fresh);
    expect(hasQuotes).toBe(false);
    expect(figuresIn(figures).every(([, { count, value }]) => count === 0 && value === 0)).toBe(true);
    expect(figures.now).toMatchObject({ answerHours: null, margin: null });
  });

  it('a user of another company has no figures', async () => {
    const stranger = await registerTestCompany(server);
    const { figures } = await ask({ owner: stranger.user.guid });
    expect(figures.open.count).toBe(0);
  });
});
