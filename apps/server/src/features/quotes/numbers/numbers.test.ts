import { quotes } from '@truciolo/contract';
import { printNumber } from '@truciolo/italian';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { addPerson } from '../../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../../test/test-server.ts';
import { newGuid } from '../../../platform/guid.ts';
import { namesYear } from './number-format.ts';
import { takeNumber } from './take-number.ts';

const server = sharedTestServer();

const create = ({ call }: TestCompany, title = '') =>
  call(quotes.create, { body: asBody(pinQuote({ title })) });

describe('numbers', () => {
  it.each([
    ['P-{aaaa}-{nnnn}', 7, 'P-2026-0007'],
    ['{nn}/{aa}', 7, '07/26'],
    ['{n}', 12345, '12345'],
    ['{nnn}', 12345, '12345'],
  ])('%s prints %i as %s', (format, serial, printed) => {
    expect(printNumber(format, 2026, serial)).toBe(printed);
  });

  it('restart each year only if the format contains the year', () => {
    expect(['P-{aaaa}-{nnnn}', '{nn}/{aa}', 'Q{nnnn}'].map(namesYear)).toEqual([true, true, false]);
  });

  it('have no gap and no duplicate when fifty users create at once', async () => {
    const company = await registerTestCompany(server);
    const other = await registerTestCompany(server);
    const fifty = Array.from({ length: 50 }, (_, index) => index);
    const made = await Promise.all([
      ...fifty.map(() => create(company)),
      // One that fails in the middle of it leaves no hole.
      create(company, 'mezzo carattere \ud800').catch(() => null),
      create(other),
    ]);
    const numbers = made.slice(0, 50).map((quote) => quote?.number);
    const expected = fifty.map((index) => `P-2026-${String(index + 1).padStart(4, '0')}`);
    expect(numbers.sort()).toEqual(expected);
    expect(made[50]).toBeNull();
    expect(made[51]?.number).toBe('P-2026-0001');
  });

  it('are taken once by a call that is repeated because its answer was lost', async () => {
    const company = await registerTestCompany(server);
    const guid = newGuid(server.clock.now);
    const again = () => company.call(quotes.create, { body: { ...asBody(pinQuote()), guid } });
    const first = await again();
    expect(first).toMatchObject({ guid, number: 'P-2026-0001' });
    expect(await again()).toEqual(first);
    const twin = newGuid(server.clock.now);
    const twins = await Promise.all(
      Array.from({ length: 5 }, () =>
        company.call(quotes.create, { body: { ...asBody(pinQuote()), guid: twin } }),
      ),
    );
    expect(new Set(twins.map(({ number }) => number))).toEqual(new Set(['P-2026-0002']));
    // The repeats gave their numbers back.
    expect((await create(company)).number).toBe('P-2026-0003');

    // A key of another company, or of a colleague, opens nothing.
    const stranger = await registerTestCompany(server);
    const colleague = await addPerson(server, company, 'preventivista');
    for (const { call } of [stranger, colleague]) {
      await expectError(call(quotes.create, { body: { ...asBody(pinQuote()), guid } }), 'GUID_TAKEN');
    }
    expect((await create(stranger)).number).toBe('P-2026-0001');
    expect((await create(company)).number).toBe('P-2026-0004');
  });

  it('follow the year of Rome and the company’s format', async () => {
    const { user } = await registerTestCompany(server);
    const { companyGuid } = user;
    const take = (at: string) =>
      server.handles.tenant(companyGuid, (db) => takeNumber(db, companyGuid, new Date(at)));
    expect((await take('2026-12-31T22:59:00Z')).number).toBe('P-2026-0001');
    expect((await take('2026-12-31T23:00:00Z')).number).toBe('P-2027-0001');
    await server.handles.tenant(companyGuid, (db) =>
      db
        .updateTable('companies')
        .set({ quoteNumberFormat: 'Q{nnn}' })
        .where('guid', '=', companyGuid)
        .execute(),
    );
    expect((await take('2026-12-31T22:59:00Z')).number).toBe('Q001');
    expect((await take('2027-12-31T22:59:00Z')).number).toBe('Q002');
  });

  it('stay the same when twenty users save one quote at once, and nothing is lost', async () => {
    const company = await registerTestCompany(server);
    const { guid } = await create(company);
    const fields = ['title', 'reference', 'paymentTerms', 'deliveryTerms', 'exclusions', 'internalNotes'];
    await Promise.all(
      fields.map((field) =>
        company.call(quotes.save, {
          params: { guid },
          body: { version: 1, changes: [{ path: [field], base: '', value: field }] },
        }),
      ),
    );
    const [row] = await server.handles.system((db) =>
      db.selectFrom('quoteRevisions').select('document').where('quoteGuid', '=', guid).execute(),
    );
    expect(row?.document).toMatchObject(Object.fromEntries(fields.map((field) => [field, field])));
  });
});
