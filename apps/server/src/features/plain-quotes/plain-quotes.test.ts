import type { Json } from '@truciolo/changes';
import {
  comments,
  companies,
  customers,
  machines,
  materials,
  plainQuotes,
  quoteDelivery,
  quoteDocuments,
  quoteFiles,
  quotes,
  quoteTemplates,
  users,
  works,
} from '@truciolo/contract';
import { euros } from '@truciolo/money';
import type { PlainPosition, PlainQuote } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { buildCustomer, buildWork } from '../../../test/registry-samples.ts';
import { addPerson, type TestPerson } from '../../../test/test-people.ts';
import { registerFilledCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let blind: TestPerson;
let machineId: string;
let materialId: string;

/** 1/10,000 € of the registries; answers to users without cost access must not contain these numbers. */
const RATE = 678_943;
const PRICE = 31_177;
const MARGIN = 37.9;
const SECRETS = [String(RATE), '67.8943', String(PRICE), '3.1177', String(MARGIN)];
const SECRET_KEYS =
  /"(rates?|setupRate|runRate|margin|netMargin|defaultMargin|fullCost|cost|costs|orderCosts|overheads|floors?|variableShare|target|belowFloorReason|internalNotes|chipPrice|pricePerKg|hourlyRate|origin)":/;

const expectNoCost = (answer: unknown) => {
  const text = JSON.stringify(answer);
  expect(text).not.toMatch(SECRET_KEYS);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
};

beforeAll(async () => {
  ours = await registerFilledCompany(server);
  blind = await addPerson(server, ours, 'preventivista');
  const hide = { base: {}, changes: { hideCosts: true } };
  await ours.call(users.update, { params: { guid: blind.user.guid }, body: hide });
  const [machine] = (await ours.call(machines.list, { query: {} })).rows;
  const [material] = (await ours.call(materials.list, { query: {} })).rows;
  machineId = machine?.guid ?? '';
  materialId = material?.guid ?? '';
  const margin = { base: {}, changes: { defaultMargin: MARGIN } };
  await ours.call(companies.update, { params: { companyGuid: ours.user.companyGuid }, body: margin });
});

const confirmRates = async () => {
  const rate = { base: {}, changes: { hourlyRate: RATE, rateConfirmed: true } };
  await ours.call(machines.update, { params: { guid: machineId }, body: rate });
  const price = { base: {}, changes: { pricePerKg: PRICE, priceConfirmed: true } };
  await ours.call(materials.update, { params: { guid: materialId }, body: price });
};

const position = (change: Partial<PlainPosition> = {}): PlainPosition => ({
  id: 'p1',
  code: 'RO-1',
  description: 'Perno',
  drawing: '',
  drawingRevision: '',
  notes: '',
  quantities: [10, 50],
  part: { surfaceDm2: null, volumeDm3: null, length: null, diameter: null, holes: null },
  stock: { kind: 'bar', materialId, section: { shape: 'round', diameter: 40 }, length: 92 },
  phases: [
    {
      id: 'f1',
      name: 'Tornitura',
      workGuid: null,
      time: { machineId, setup: 30, cycle: 4, byFormula: false },
    },
  ],
  ...change,
});

const draft = (change: Partial<PlainQuote> = {}) =>
  ({
    customer: { guid: null, name: 'Rossi', contact: '', email: 'a@b.it', address: '', vatNumber: '' },
    title: 'Perni',
    reference: '',
    validityDays: 30,
    paymentTerms: '',
    deliveryTerms: '',
    language: 'it',
    customerNotes: '',
    positions: [position()],
    ...change,
  }) as never;

const create = (change: Partial<PlainQuote> = {}) =>
  blind.call(plainQuotes.create, { body: { draft: draft(change) } });

describe('an estimator from whom costs are hidden', () => {
  it('creates a quote at the prices of the registries, and sees nothing else', async () => {
    const made = await create();
    expectNoCost(made);
    expect(made).toMatchObject({ state: 'draft', unpriced: 0, number: expect.any(String) });
    expect(made.prices[0]?.prices.map(({ quantity }) => quantity)).toEqual([10, 50]);
    const [first, second] = made.prices[0]?.prices ?? [];
    expect(first?.unit).toBeGreaterThan(second?.unit ?? 0);
    // Other users see the whole document behind it, priced by the same engine.
    const whole = await ours.call(quotes.get, { params: { guid: made.guid } });
    expect(whole.document.positions[0]?.price.target).toEqual({ kind: 'margin', rate: MARGIN, on: 'list' });
    expect(whole.totals.taxable).toBe(made.totals.taxable);
    expect(whole.ownerGuid).toBe(blind.user.guid);
  });

  it('changes only visible fields', async () => {
    const made = await create();
    const params = { guid: made.guid };
    const change = (path: string[], base: Json | undefined, value: Json | undefined) =>
      blind.call(plainQuotes.save, { params, body: { changes: [{ path, base, value }] } });
    const before = await ours.call(quotes.get, { params });
    const longer = await change(['positions', 'p1', 'stock', 'length'], 92, 200);
    expectNoCost(longer);
    expect(longer.totals.taxable).toBeGreaterThan(made.totals.taxable);
    const after = await ours.call(quotes.get, { params });
    expect(after.document.rates).toEqual(before.document.rates);
    expect(after.document.positions[0]?.price).toEqual(before.document.positions[0]?.price);
    for (const path of [['rates'], ['discounts'], ['internalNotes'], ['positions', 'p1', 'price']])
      await expectError(change(path, undefined, {}), 'VALIDATION');
    await expectError(change(['title'], 'un altro', 'mio'), 'CONFLICT');
  });

  it('uses a process of the registry at its price', async () => {
    const rate = euros(7.77);
    const work = await ours.call(works.create, {
      body: buildWork({ code: 'PL-1', name: 'Brunitura', charge: 'piece', rate, external: true }),
    });
    const phases = [{ id: 'f2', name: 'Brunitura', workGuid: work.guid, time: null }];
    const made = await create({ positions: [position({ stock: { kind: 'none' }, phases })] });
    expectNoCost(made);
    expect(JSON.stringify(made)).not.toContain('7.77');
    expect(made.unpriced).toBe(0);
    const whole = await ours.call(quotes.get, { params: { guid: made.guid } });
    expect(whole.document.positions[0]?.phases[0]).toMatchObject({ kind: 'unit', unit: { value: 7.77 } });
  });

  it('gives each customer their margin and discount without seeing them', async () => {
    const dear = await ours.call(customers.create, {
      body: buildCustomer({ name: 'Caro S.r.l.', margin: 55.5, discount: 0 }),
    });
    const usual = await create();
    const customer = { guid: dear.guid, name: dear.name, contact: '', email: '', address: '', vatNumber: '' };
    const changes = [
      { path: ['customer', 'guid'], base: null, value: dear.guid },
      { path: ['customer', 'name'], base: 'Rossi', value: dear.name },
    ];
    const moved = await blind.call(plainQuotes.save, { params: { guid: usual.guid }, body: { changes } });
    const fresh = await create({ customer });
    expect(moved.totals.taxable).toBe(fresh.totals.taxable);
    expect(fresh.totals.taxable).toBeGreaterThan(usual.totals.taxable);
    expectNoCost([moved, fresh]);
    expect(JSON.stringify([moved, fresh])).not.toContain('55.5');
  });

  it('sends only values that a user with cost access has confirmed', async () => {
    const made = await create();
    const params = { guid: made.guid };
    expect(made.toConfirm.length).toBeGreaterThan(0);
    await expectError(blind.call(plainQuotes.markSent, { params }), 'QUOTE_TO_CONFIRM');
    await expectError(
      blind.call(quoteDelivery.createLink, { params, body: { confirmed: true } }),
      'QUOTE_TO_CONFIRM',
    );
    await confirmRates();
    const fresh = await blind.call(plainQuotes.refresh, { params });
    expectNoCost(fresh);
    const costsLeft = fresh.toConfirm;
    const whole = await ours.call(quotes.get, { params });
    expect(Object.values(whole.document.rates.machines)[0]?.runRate.origin).toBe('registry');
    // The rest are standing costs of the new company, which a user with cost access removes or confirms.
    if (costsLeft.length > 0) {
      const changes = [
        { path: ['positions', 'p1', 'costs'], base: whole.document.positions[0]?.costs, value: [] },
        { path: ['orderCosts'], base: whole.document.orderCosts, value: [] },
      ];
      await ours.call(quotes.save, { params, body: { version: whole.version, changes } } as never);
    }
    const sent = await blind.call(quoteDelivery.createLink, { params, body: {} });
    expect(sent.url).toMatch(/^http/);
    expectNoCost(sent);
    const read = await blind.call(plainQuotes.get, { params });
    expect(read).toMatchObject({ state: 'sent', toConfirm: [] });
    expectNoCost(read);
    expectNoCost(await blind.call(quoteDelivery.get, { params }));
    const note = {
      state: 'refused' as const,
      reason: 'prezzo',
      competitor: 'Altri',
      competitorPrice: 900_000,
    };
    const settled = await blind.call(plainQuotes.recordOutcome, { params, body: note });
    expect(settled).toMatchObject({ state: 'refused', outcome: { reason: 'prezzo', competitor: 'Altri' } });
    expectNoCost(settled);
    const wrong = { ...note, state: 'accepted' as const };
    await expectError(blind.call(plainQuotes.recordOutcome, { params, body: wrong }), 'VALIDATION');
    const next = await blind.call(plainQuotes.revise, { params });
    expect(next).toMatchObject({ state: 'draft', revision: 2, outcome: null });
  });

  it('records which quantity the buyer took, and the quote is worth that', async () => {
    const { guid } = await ours.call(quotes.create, {
      body: asBody(pinQuote({ positions: [pin({ chosenQuantity: 10 })] })),
    });
    const params = { guid };
    await ours.call(quotes.markSent, { params, body: { confirmed: true } });
    const before = await blind.call(plainQuotes.get, { params });
    expect(before.counted).toEqual([{ position: 'p1', quantity: 10 }]);
    const body = {
      state: 'accepted' as const,
      reason: '',
      competitor: '',
      competitorPrice: null,
      taken: [{ position: 'p1', quantity: 50 }],
    };
    const taken = await blind.call(plainQuotes.recordOutcome, { params, body });
    expect(taken).toMatchObject({ state: 'accepted', outcome: { taken: body.taken } });
    const { rows } = await ours.call(quotes.list, { query: {} });
    const total = before.prices[0]?.prices.find(({ quantity }) => quantity === 50)?.total;
    expect(rows.find((row) => row.guid === guid)?.taxable).toBe(total);
  });

  it('prints the customer’s document, never the internal one', async () => {
    const made = await create();
    const params = { guid: made.guid };
    const pdf = await blind.call(quoteDocuments.pdf, { params, query: {} });
    expect(pdf.type).toBe('application/pdf');
    expect(Buffer.from(pdf.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await expectError(blind.call(quoteDocuments.pdf, { params, query: { kind: 'internal' } }), 'FORBIDDEN');
    await expectError(blind.call(quoteDocuments.export, { params, query: {} }), 'FORBIDDEN');
    await expectError(blind.call(quotes.get, { params }), 'FORBIDDEN');
    await expectError(blind.call(quotes.ratesNow), 'FORBIDDEN');
  });

  it('reads a colleague’s quote at its prices', async () => {
    const theirs = await ours.call(quotes.create, {
      body: asBody(pinQuote({ internalNotes: 'margine alto', positions: [pin()] })),
    });
    const read = await blind.call(plainQuotes.get, { params: { guid: theirs.guid } });
    expectNoCost(read);
    expect(JSON.stringify(read)).not.toContain('margine alto');
    expect(read.totals.taxable).toBe(theirs.totals.taxable);
  });

  it('copies a quote, comments on it and lists its files without getting a cost', async () => {
    const theirs = await ours.call(quotes.create, {
      body: asBody(pinQuote({ internalNotes: 'margine alto', positions: [pin()] })),
    });
    const copy = await blind.call(plainQuotes.duplicate, { params: { guid: theirs.guid } });
    expect(copy.number).not.toBe(theirs.number);
    expect(copy.totals.taxable).toBe(theirs.totals.taxable);
    const params = { guid: copy.guid };
    const said = await blind.call(comments.add, { params, body: { text: 'Va bene così?' } });
    const conversation = await blind.call(comments.list, { params });
    const listed = await blind.call(quoteFiles.list, { params });
    expectNoCost([copy, said, conversation, listed]);
    expect(JSON.stringify([copy, conversation])).not.toContain('margine alto');
    await expectError(blind.call(quotes.duplicate, { params }), 'FORBIDDEN');
    await expectError(
      blind.call(quotes.recordOutcome, {
        params,
        body: { state: 'accepted', reason: '', competitor: '', competitorPrice: null },
      }),
      'FORBIDDEN',
    );
    const floor = await addPerson(server, ours, 'reparto');
    await expectError(floor.call(plainQuotes.duplicate, { params }), 'FORBIDDEN');
  });

  it('begins a position from a template, priced as for users with cost access, and sees only its name', async () => {
    const source = await create();
    const whole = await ours.call(quotes.get, { params: { guid: source.guid } });
    const [position] = whole.document.positions;
    const body = { name: 'Perni', family: 'Torniti', position, tags: [], notes: 'al 12 %' } as never;
    const template = await ours.call(quoteTemplates.create, { body });
    const listed = await blind.call(plainQuotes.templates, { query: { q: 'perni' } });
    expect(listed).toEqual([
      { guid: template.guid, name: 'Perni', family: 'Torniti', phases: position?.phases.length },
    ]);
    expect(await blind.call(plainQuotes.templates, { query: { q: 'flange' } })).toEqual([]);
    const made = await create({ positions: [] });
    const params = { guid: made.guid };
    const added = await blind.call(plainQuotes.addTemplate, {
      params,
      body: { templateGuid: template.guid },
    });
    expectNoCost([listed, made, added]);
    expect(added.draft.positions).toHaveLength(1);
    expect(added.prices[0]?.prices).toEqual(source.prices[0]?.prices);
    // The document contains the whole position with its margin and costs.
    const stored = (await ours.call(quotes.get, { params })).document.positions[0];
    expect(stored?.price).toEqual(position?.price);
    expect(stored?.costs.map(({ label }) => label)).toEqual(position?.costs.map(({ label }) => label));
    expect(stored?.id).not.toBe(position?.id);
    await expectError(blind.call(quoteTemplates.list, { query: {} }), 'FORBIDDEN');
    const floor = await addPerson(server, ours, 'reparto');
    await expectError(floor.call(plainQuotes.templates, { query: {} }), 'FORBIDDEN');
    const stranger = await registerFilledCompany(server);
    expect(await stranger.call(plainQuotes.templates, { query: {} })).toEqual([]);
    await ours.call(quoteTemplates.archive, { body: { guids: [template.guid], archived: true } });
    const again = blind.call(plainQuotes.addTemplate, { params, body: { templateGuid: template.guid } });
    await expectError(again, 'NOT_FOUND');
  });

  it('is not a user of the shop floor, which sees no prices', async () => {
    const floor = await addPerson(server, ours, 'reparto');
    const made = await create();
    await expectError(floor.call(plainQuotes.get, { params: { guid: made.guid } }), 'FORBIDDEN');
    await expectError(
      floor.call(quoteDocuments.pdf, { params: { guid: made.guid }, query: {} }),
      'FORBIDDEN',
    );
  });
});
