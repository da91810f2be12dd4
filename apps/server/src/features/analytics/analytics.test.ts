import { type AnalyticsEvent, analytics } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

const event = (overrides: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  eventType: 'click',
  pagePath: '/materials',
  elementText: 'Salva',
  metadata: { referrer: '/' },
  timestamp: '2026-11-16T08:00:00.000Z',
  ...overrides,
});

const beacon = (payload: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/analytics/events',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload: JSON.stringify(payload),
  });

const stored = (sessionId: string) =>
  server.handles.system((db) =>
    db.selectFrom('analyticsEvents').selectAll().where('sessionId', '=', sessionId).execute(),
  );

describe('usage events', () => {
  it('is on by default and follows the supplier’s switch', async () => {
    const { call } = await registerTestCompany(server);
    expect((await call(analytics.status)).settings.isEnabled).toBe(true);
    const { supplierGuid } = server.services;
    const set = (isEnabled: boolean) =>
      server.handles.tenant(supplierGuid, (db) =>
        db
          .insertInto('analyticsSettings')
          .values({ companyGuid: supplierGuid, isEnabled })
          .onConflict((conflict) => conflict.column('companyGuid').doUpdateSet({ isEnabled }))
          .execute(),
      );
    await set(false);
    expect((await call(analytics.status)).settings.isEnabled).toBe(false);
    const batch = { sessionId: 'switched-off', events: [event()] };
    expect((await call(analytics.record, { body: batch })).accepted).toBe(0);
    await set(true);
  });

  it('ties a beacon to the user by a session seen with a token', async () => {
    const { call, user } = await registerTestCompany(server);
    const sessionId = 'browser-session-1';
    expect((await call(analytics.record, { body: { sessionId, events: [event()] } })).accepted).toBe(1);
    const response = await beacon({ sessionId, events: [event({ eventType: 'page_view' })] });
    expect([response.statusCode, response.json()]).toEqual([202, { accepted: 1 }]);
    const rows = await stored(sessionId);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ companyGuid: user.companyGuid, userGuid: user.guid });
    expect(rows[0]?.metadata).toEqual({ referrer: '/' });
  });

  it('drops a beacon of an unknown session, and still answers 202', async () => {
    const response = await beacon({ sessionId: 'unknown-session', events: [event()] });
    expect([response.statusCode, response.json()]).toEqual([202, { accepted: 0 }]);
    expect(await stored('unknown-session')).toHaveLength(0);
  });

  it('does not let a stranger write into the session of another user', async () => {
    const one = await registerTestCompany(server);
    const two = await registerTestCompany(server);
    const body = { sessionId: 'taken-session', events: [event()] };
    await one.call(analytics.record, { body });
    expect((await two.call(analytics.record, { body })).accepted).toBe(0);
  });

  it('accepts at most 100 events, and cuts text at 180 characters', async () => {
    const many = { sessionId: 'bounded-session', events: Array.from({ length: 101 }, () => event()) };
    expect((await beacon(many)).statusCode).toBe(400);
    const long = { sessionId: 'bounded-session', events: [event({ elementText: 'x'.repeat(181) })] };
    expect((await beacon(long)).statusCode).toBe(400);
  });
});
