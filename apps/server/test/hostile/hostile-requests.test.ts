import { type RouteSpec, routes } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { byScope } from '../../../../testing/by-scope.ts';
import { registerFilledCompany, sharedTestServer } from '../test-server.ts';
import { Chance } from './chance.ts';
import { harvest, hostileRequest } from './hostile-request.ts';

// A small part of `npm run fuzz -- requests`, the same at every run.
const COUNT = byScope(150, 400);

const server = sharedTestServer();

it('every input gets a sentence as answer, never a fault', { timeout: 120_000 }, async () => {
  const chance = new Chance(20_261_116);
  const specs = Object.values(routes) as RouteSpec[];
  const guids: string[] = [];
  let { token } = await registerFilledCompany(server);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  for (let index = 0; index < COUNT; index += 1) {
    const { method, path, headers, body } = hostileRequest(chance.pick(specs), chance, guids);
    const response = await server.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    const { statusCode } = response;
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500)
      faults.push(`${method} ${path.slice(0, 200)} ${body?.toString().slice(0, 300)} → ${response.body}`);
    else harvest(response.body, guids);
    // It may have logged itself out, or deleted its own company.
    if (statusCode === 401) ({ token } = await registerFilledCompany(server));
  }
  expect(faults).toEqual([]);
  // Some of it is taken: a test that is always refused at the door tries nothing.
  expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(COUNT / 25);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(COUNT / 20);
});
