import { cuttingSets } from '@truciolo/contract';
import { describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';

const server = sharedTestServer();

const roughing = {
  name: 'Sgrossatura C45',
  operation: 'turning',
  materialGuid: null,
  machineGuid: null,
  inputs: {
    diameter: 50,
    cuttingSpeed: 200,
    depth: 3,
    feed: 0.3,
    tool: 'carbide',
    wiper: false,
    length: null,
  },
  tags: ['acciaio'],
  notes: '',
} as const;

describe('saved sets of cutting parameters', () => {
  it('are returned as typed, and only to their own company', async () => {
    const stranger = await registerTestCompany(server);
    await stranger.call(cuttingSets.create, {
      body: { ...roughing, tags: [...roughing.tags], name: 'Altrui' },
    });
    const { call } = await registerTestCompany(server);
    const made = await call(cuttingSets.create, { body: { ...roughing, tags: [...roughing.tags] } });
    const { rows } = await call(cuttingSets.list, { query: { filter: ['operation:turning'] } });
    expect(rows).toEqual([made]);
    expect(made.inputs).toEqual(roughing.inputs);
  });

  it('have a unique name', async () => {
    const { call } = await registerTestCompany(server);
    const body = { ...roughing, tags: [] };
    await call(cuttingSets.create, { body });
    await expectError(
      call(cuttingSets.create, { body: { ...body, name: 'SGROSSATURA c45' } }),
      'DUPLICATE_CODE',
    );
    await expectError(call(cuttingSets.create, { body: { ...body, name: '  ' } }), 'VALIDATION');
  });
});
