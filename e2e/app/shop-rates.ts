import type { Page } from '@playwright/test';

interface Row {
  readonly guid: string;
  readonly hourlyRate?: number;
  readonly pricePerKg?: number;
}

/**
 * Gives every machine of a new company a rate, and its C45 a price: without them a part has no price. Answers the
 * guid of C45.
 */
export async function giveRates(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const rowsOf = async (path: string) =>
    ((await (await page.request.get(`/api${path}`, { headers })).json()) as { rows: readonly Row[] }).rows;
  const set = async (path: string, base: object, changes: object) => {
    const answer = await page.request.put(`/api${path}`, { headers, data: { base, changes } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  for (const { guid, hourlyRate } of await rowsOf('/machines/rows?limit=500'))
    await set(`/machines/${guid}`, { hourlyRate }, { hourlyRate: 600_000 });
  const [steel] = await rowsOf('/materials/rows?q=C45&limit=1');
  if (!steel) throw new Error('a new company has no C45');
  await set(`/materials/${steel.guid}`, { pricePerKg: steel.pricePerKg }, { pricePerKg: 16_000 });
  return steel.guid;
}
