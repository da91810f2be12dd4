import { describe, expect, it } from 'vitest';
import { mayKeyCall } from './auth/may-key-call.ts';
import { isWrite, type RouteSpec } from './kit/route.ts';
import { apiScopes, isWritingScope } from './kit/scopes.ts';
import { routes } from './routes.ts';

const all = Object.entries(routes);
const scoped = all.filter(([, { scope }]) => scope !== undefined);
const namesOf = (list: readonly (readonly [string, RouteSpec])[]) => list.map(([name]) => name).sort();

describe('API keys', () => {
  it('never send, accept or invoice: no call that leaves the shop has a scope', () => {
    const leaving = all.filter(([, { leaves }]) => leaves);
    expect(leaving.length).toBeGreaterThan(20);
    const scopedOnes = leaving.filter(([, spec]) => spec.scope);
    expect(scopedOnes.map(([name, { method, scope }]) => [name, method, scope])).toEqual([
      ['quoteDocuments.pdf', 'GET', 'documents:read'],
    ]);
    expect(
      namesOf(leaving.filter(([, spec]) => mayKeyCall(apiScopes, { ...spec, scope: 'jobs:write' }))),
    ).toEqual([]);
  });

  it('record no outcome, and manage neither people nor keys', () => {
    const closed =
      /outcome|api-keys|webhooks|users|invitations|licen|passkeys|sessions|password|invoic|offer/;
    expect(namesOf(scoped.filter(([, { path }]) => closed.test(path)))).toEqual([]);
  });

  it.each(scoped)('%s: a write has a writing scope and a read has a reading one', (_name, spec) => {
    const { scope, method, writes, access } = spec;
    expect(access).toBe('session');
    expect(scope && isWritingScope(scope)).toBe(isWrite(method) && writes !== 'none');
    expect(mayKeyCall(apiScopes, spec)).toBe(true);
    expect(
      mayKeyCall(
        apiScopes.filter((one) => one !== scope),
        spec,
      ),
    ).toBe(false);
  });

  it('write what this list says', () => {
    const writes = scoped.filter(([, { method, writes: kind }]) => isWrite(method) && kind !== 'none');
    expect(writes.map(([name, { scope }]) => `${name} ${scope}`).sort()).toMatchInlineSnapshot(`
      [
        "customers.archive customers:write",
        "customers.create customers:write",
        "customers.tag customers:write",
        "customers.update customers:write",
        "floor.record jobs:write",
        "jobs.move jobs:write",
        "jobs.update jobs:write",
        "jobs.updatePhase jobs:write",
        "materials.archive materials:write",
        "materials.create materials:write",
        "materials.tag materials:write",
        "materials.update materials:write",
        "plainQuotes.addTemplate quotes:write",
        "plainQuotes.create quotes:write",
        "plainQuotes.duplicate quotes:write",
        "plainQuotes.refresh quotes:write",
        "plainQuotes.save quotes:write",
        "quotes.create quotes:write",
        "quotes.duplicate quotes:write",
        "quotes.save quotes:write",
        "requests.addFile requests:write",
        "requests.create requests:write",
        "requests.takeMail requests:write",
      ]
    `);
  });

  it('refuse a write that declares a reading scope by mistake', () => {
    expect(mayKeyCall(apiScopes, { scope: 'quotes:read', method: 'POST', writes: 'append' })).toBe(false);
    expect(mayKeyCall(apiScopes, { scope: 'quotes:write', method: 'GET' })).toBe(false);
  });
});
