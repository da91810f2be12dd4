import { describe, expect, it } from 'vitest';
import { sharedTestServer } from '../../test/test-server.ts';

const server = sharedTestServer();

describe('a ticket', () => {
  const tickets = () => server.services.tickets;

  it('returns its content once, also with concurrent callers', async () => {
    const ticket = tickets().issue('door', 'ciò che serve', 5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tickets().use('door', ticket)));
    expect(answers.filter((answer) => answer !== null)).toEqual(['ciò che serve']);
    expect(await tickets().use('door', ticket)).toBeNull();
  });

  it('is valid only for its purpose and within its time', async () => {
    expect(await tickets().use('window', tickets().issue('door', 'x', 5))).toBeNull();
    const late = tickets().issue('door', 'x', 5);
    server.clock.advance({ minutes: 5 });
    expect(await tickets().use('door', late)).toBeNull();
  });

  it.each(['', '.', 'x', 'eyJh.x', '🔩.🔩'])('«%s» is not a ticket', async (text) => {
    expect(await tickets().use('door', text)).toBeNull();
  });

  it('cannot be changed', async () => {
    const [, signature] = tickets().issue('door', 'x', 5).split('.');
    const body = Buffer.from(JSON.stringify(['y', Date.parse('2999-01-01'), 'z'])).toString('base64url');
    expect(await tickets().use('door', `${body}.${signature}`)).toBeNull();
  });

  it('leaves no row behind once it has expired', async () => {
    await tickets().use('door', tickets().issue('door', 'x', 5));
    server.clock.advance({ minutes: 6 });
    await tickets().use('door', tickets().issue('door', 'y', 5));
    const rows = await server.handles.system((db) => db.selectFrom('usedTickets').selectAll().execute());
    // Used tickets of other files that share this server may still be valid.
    const expired = rows.filter(({ expiresAt }) => expiresAt < server.clock.now);
    expect([expired, rows.length > 0]).toEqual([[], true]);
  });
});
