import {
  contact,
  machines,
  materials,
  type ShopPageFields,
  type ShopRequestBody,
  shopPage,
  solveQuestion,
} from '@truciolo/contract';
import { plateFacts } from './part-samples.ts';
import type { TestCompany, TestServer } from './test-server.ts';

/** Saves changes of the page on top of what is stored. */
export async function changePage({ call }: TestCompany, changes: Partial<ShopPageFields>) {
  const now = await call(shopPage.settings);
  const base = Object.fromEntries(
    Object.keys(changes).map((key) => [key, now[key as keyof ShopPageFields]]),
  ) as Partial<ShopPageFields>;
  return call(shopPage.save, { body: { base, changes } });
}

/** A page that is switched on, in a shop whose milling machines have a rate and whose material has a price. */
export async function openTestPage(company: TestCompany, changes: Partial<ShopPageFields> = {}) {
  const { call } = company;
  const { rows } = await call(machines.list, { query: { limit: 500 } });
  for (const { guid, hourlyRate } of rows)
    await call(machines.update, {
      params: { guid },
      body: { base: { hourlyRate }, changes: { hourlyRate: 731_900 } },
    });
  const found = await call(materials.list, { query: { q: 'C45', limit: 1 } });
  const steel = found.rows[0];
  if (!steel) throw new Error('a new company has no C45');
  await call(materials.update, {
    params: { guid: steel.guid },
    body: { base: { pricePerKg: steel.pricePerKg }, changes: { pricePerKg: 17_300 } },
  });
  const slug = `prova-${company.user.companyGuid.slice(-12)}`;
  const page = await changePage(company, { active: true, slug, ...changes });
  return { page, slug: page.slug, material: steel.guid };
}

export const askedPlate = (materialGuid: string | null, quantities = [10, 50]) => ({
  id: 'a',
  facts: plateFacts(),
  materialGuid,
  quantities,
});

/** A request that answers a question which the server drew for it. */
export async function sentRequest(
  server: TestServer,
  parts: ShopRequestBody['parts'],
  own: Partial<ShopRequestBody> = {},
): Promise<ShopRequestBody> {
  const { text, ticket } = await server.as(null)(contact.question);
  return {
    name: 'Elena Fontana',
    company: 'Meccanica Cusio S.r.l.',
    vatNumber: 'IT 01234567897',
    email: 'Elena@Cusio.example',
    language: 'it',
    wantedBy: '2026-12-18',
    parts,
    privacyConsent: true,
    verificationQuestion: text,
    verificationTicket: ticket,
    verificationAnswer: solveQuestion(text) ?? 0,
    ...own,
  };
}
