import { dashboard, requests } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { registerTestCompany, sharedTestServer } from '../../../../test/test-server.ts';

const server = sharedTestServer();

it('the dashboard says how long it took from the request to the offer', async () => {
  const { call } = await registerTestCompany(server);
  const text = 'Chiedo offerta per 3 boccole BC-77 in ottone OT58 diam. 40 x 60, foro diam. 25 H7.';
  const { guid, content } = await call(requests.create, { body: { subject: 'Boccole', text } });
  // Sizes and fits of the mail are fields of the position, each with its proof.
  expect(content.positions[0]?.fields).toMatchObject({
    dimensions: { value: 'Ø40 × 60', readings: [{ proofs: [{ from: 'mail', text: 'diam. 40 x 60' }] }] },
    tolerances: { value: 'Ø25 H7', readings: [{ proofs: [{ from: 'mail', text: 'diam. 25 H7' }] }] },
  });
  const figures = async () => (await call(dashboard.get, { query: {} })).figures?.requests;
  const { quoteGuid } = await call(requests.draft, { params: { guid } });
  expect(await figures()).toMatchObject({ open: 1, hoursToOffer: null });
  const sentAt = new Date(server.clock.now.getTime() + 6 * 3_600_000);
  await server.handles.system((db) =>
    db.updateTable('quotes').set({ sentAt }).where('guid', '=', quoteGuid).execute(),
  );
  const sent = await figures();
  expect([sent?.open, Math.round(sent?.hoursToOffer ?? 0)]).toEqual([0, 6]);
});
