import { quotes } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pin, pinQuote } from '../../../test/quote-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});

const create = (change: Partial<QuoteDocument>) =>
  ours.call(quotes.create, { body: asBody(pinQuote(change)) });

describe('bad input', () => {
  it.each([0, -5, 1e9, 2.5, 1e12])(
    'stores a quantity of %d and counts the position as unpriced',
    async (quantity) => {
      const made = await create({ positions: [pin({ quantities: [quantity], chosenQuantity: null })] });
      expect(made.document.positions[0]?.quantities).toEqual([quantity]);
      expect(made.totals).toMatchObject({ unpriced: 1, total: 0, netMargin: null });
    },
  );

  it.each([1e12, -1e12, 1e-9])('accepts a price of %d without a fault', async (unit) => {
    const price = { ...pin().price, target: { kind: 'typed' as const, unit } };
    const made = await create({ positions: [pin({ quantities: [1_000_000], chosenQuantity: null, price })] });
    expect(made.document.positions[0]?.price.target).toMatchObject({ unit });
    expect(Number.isSafeInteger(made.totals.total)).toBe(true);
  });

  it('refuses a huge number, a hundred pages of text and two equal positions, with a sentence', async () => {
    const refused = async (change: Partial<QuoteDocument>) => {
      const { fields } = await expectError(create(change), 'VALIDATION');
      return Object.entries(fields ?? {});
    };
    const pages = pin({ description: 'Testo. '.repeat(50_000) });
    expect(await refused({ positions: [pages] })).toEqual([
      ['document.positions.0.description', 'Al massimo 20000 caratteri.'],
    ]);
    expect(await refused({ positions: [pin(), pin()] })).toEqual([
      ['document.positions', 'Due posizioni hanno lo stesso identificativo.'],
    ]);
    expect(await refused({ positions: [pin({ quantities: [1e15] })] })).toHaveLength(1);
  });

  it('refuses a path that leads outside the document', async () => {
    const { guid } = await create({});
    for (const path of [
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ['positions', 'p9', 'code'],
      ['nonsense'],
    ]) {
      const body = { version: 1, changes: [{ path, value: 'x' }] };
      const response = await ours
        .call(quotes.save, { params: { guid }, body })
        .catch((error) => error.body.code);
      expect(['VALIDATION', 'CONFLICT', 'BAD_REQUEST'], path.join('/')).toContain(response);
    }
    expect((await ours.call(quotes.get, { params: { guid } })).version).toBe(1);
  });

  it('accepts a thousand positions and not one more', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        pin({ id: `p${index}`, code: `C-${index}`, quantities: [10] }),
      );
    const made = await create({ positions: many(1000) });
    expect(made.document.positions).toHaveLength(1000);
    expect(made.totals.unpriced).toBe(0);
    await expectError(create({ positions: many(1001) }), 'VALIDATION');
  });
});
