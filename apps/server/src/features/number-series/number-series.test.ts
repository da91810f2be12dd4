import { ddts, invoicing, numberSeries, returns } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { deliver, jobForCustomer } from '../../../test/delivery-samples.ts';
import { expectError } from '../../../test/expect-error.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();

const seriesOf = ({ call }: TestCompany, kind: 'invoice' | 'credit' | 'ddt', format: string, first = 1) =>
  call(numberSeries.create, { body: { kind, name: `Sezionale ${format}`, format, first } });

/** Delivery notes of five pieces each. */
async function notes({ call }: TestCompany, count: number) {
  const job = await jobForCustomer(call);
  const made = [];
  for (let each = 0; each < count; each += 1) made.push((await deliver(call, job.guid, 5)).guid);
  return made;
}

const mark = ({ call }: TestCompany, ddt: string, series: string, date = '2026-11-30') =>
  call(invoicing.mark, { body: { ddts: [ddt], invoice: { series, date } } });
const typed = ({ call }: TestCompany, ddt: string, number: string, date = '2026-11-30') =>
  call(invoicing.mark, { body: { ddts: [ddt], invoice: { number, date } } });
const numbersOf = (
  answers: readonly { readonly ddts: readonly { readonly invoice: { number: string } | null }[] }[],
) => answers.flatMap((answer) => answer.ddts.map(({ invoice }) => invoice?.number));

it('numbers invoices of a series without gaps or doubles, also by concurrent calls and beside failed ones', async () => {
  const company = await registerTestCompany(server);
  const { guid } = await seriesOf(company, 'invoice', '{n}/A', 7);
  const [dead = '', ...alive] = await notes(company, 7);
  await company.call(ddts.annul, { params: { guid: dead }, body: { reason: 'Sbagliato' } });
  // The typed number is one of the series: it is passed over, and nobody gets it twice.
  const [hand = '', ...others] = alive;
  await typed(company, hand, '9/A');
  const race = await Promise.allSettled([dead, ...others].map((ddt) => mark(company, ddt, guid)));
  const answers = race.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(numbersOf(answers).toSorted()).toEqual(['10/A', '11/A', '12/A', '7/A', '8/A']);
  const listed = await company.call(numberSeries.list, {});
  expect(listed).toMatchObject([{ next: '13/A', active: true }]);
  const xml = await company.call(invoicing.draft, {
    body: { ddts: others.slice(0, 1), number: '7/A', date: '2026-11-30' },
  });
  expect(Buffer.from(xml.base64, 'base64').toString()).toContain('<Numero>7/A</Numero>');
});

it('gives back only the last number of a series, and starts again in the next year', async () => {
  const company = await registerTestCompany(server);
  const { guid } = await seriesOf(company, 'invoice', 'E{aa}-{nnn}');
  const [first = '', second = '', third = ''] = await notes(company, 3);
  expect(numbersOf([await mark(company, first, guid), await mark(company, second, guid)])).toEqual([
    'E26-001',
    'E26-002',
  ]);
  const unmark = (ddt: string) => company.call(invoicing.mark, { body: { ddts: [ddt], invoice: null } });
  const refused = await expectError(unmark(first), 'DDT_SETTLED');
  expect(refused).toMatchObject({ message: expect.stringContaining('buco nella numerazione') });
  await unmark(second);
  expect(numbersOf([await mark(company, third, guid)])).toEqual(['E26-002']);
  expect(numbersOf([await mark(company, second, guid, '2027-01-02')])).toEqual(['E27-001']);
});

it('refuses a number of another customer or day, and takes more notes of the same invoice', async () => {
  const company = await registerTestCompany(server);
  const [first = '', second = '', third = ''] = await notes(company, 3);
  const [stranger = ''] = await notes(company, 1);
  await typed(company, first, '5');
  await typed(company, second, '5');
  const message = expect.stringContaining('già di un documento per Rossi');
  expect(await expectError(typed(company, stranger, '5'), 'NUMBER_TAKEN')).toMatchObject({ message });
  await expectError(typed(company, third, '5', '2026-12-01'), 'NUMBER_TAKEN');
  await typed(company, third, '5', '2027-01-01');
  await expectError(
    company.call(invoicing.mark, { body: { ddts: [third], invoice: { date: '2026-11-30' } } }),
    'VALIDATION',
  );
});

it('numbers delivery notes and credit notes by their own series; another company has none of it', async () => {
  const company = await registerTestCompany(server);
  const { call } = company;
  const { guid: series } = await seriesOf(company, 'ddt', '{n}/E');
  const { guid: credits } = await seriesOf(company, 'credit', 'NC {n}');
  // One job each: notes of the same job would wait for its lock and not for the counter.
  const jobs = [];
  for (let each = 0; each < 4; each += 1) jobs.push(await jobForCustomer(call));
  const [plain, ...abroad] = await Promise.all(
    jobs.map(({ guid }, each) => deliver(call, guid, 5, each === 0 ? {} : { series })),
  );
  if (!plain) throw new Error('no delivery note');
  expect(plain.number).toMatch(/^1\/20\d\d$/);
  expect(abroad.map(({ number }) => number).toSorted()).toEqual(['1/E', '2/E', '3/E']);

  await typed(company, plain.guid, '1/A');
  const back = { place: 1, quantity: 2, isReplaced: false, date: '2026-12-09', reason: 'Fuori tolleranza' };
  for (const quantity of [1, 2])
    await call(ddts.giveBack, { params: { guid: plain.guid }, body: { ...back, quantity } });
  const { returns: open } = await call(returns.list, {});
  const credited = await Promise.all(
    open.map(({ guid }) =>
      call(returns.mark, { body: { returns: [guid], credit: { series: credits, date: '2026-12-10' } } }),
    ),
  );
  expect(credited.flatMap((one) => one.returns.map(({ credit }) => credit?.number)).toSorted()).toEqual([
    'NC 1',
    'NC 2',
  ]);

  const other = await registerTestCompany(server);
  const [theirs = ''] = await notes(other, 1);
  await expectError(mark(other, theirs, credits), 'NOT_FOUND');
  await expectError(mark(company, abroad[0]?.guid ?? '', series), 'NOT_FOUND');
  expect(await other.call(numberSeries.list, {})).toEqual([]);
});

it('refuses formats that would print the same numbers, and a series that is no longer in use', async () => {
  const company = await registerTestCompany(server);
  const { guid } = await seriesOf(company, 'invoice', '{n}/A');
  await expectError(seriesOf(company, 'invoice', '{nnn}/A'), 'SERIES_TAKEN');
  await expectError(seriesOf(company, 'ddt', '{n}/{aaaa}'), 'SERIES_TAKEN');
  await expectError(seriesOf(company, 'invoice', 'A'), 'VALIDATION');
  await expectError(seriesOf(company, 'invoice', '{n}{n}'), 'VALIDATION');
  await seriesOf(company, 'credit', '{n}/A');
  await company.call(numberSeries.setActive, { params: { guid }, body: { active: false } });
  const [ddt = ''] = await notes(company, 1);
  await expectError(mark(company, ddt, guid), 'NOT_FOUND');
});
