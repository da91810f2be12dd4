import { ApiError } from '@truciolo/contract';
import { expect, it } from 'vitest';
import type { FieldValues, RegistryRow } from '../calls/registry-calls.ts';
import { createOnce } from './create-once.ts';

type Row = RegistryRow & { readonly values: FieldValues };

/** Keeps rows by their key, as the server does. */
function fakeServer() {
  const rows = new Map<string, Row>();
  const failures: ApiError[] = [];
  const fail = () => {
    const failure = failures.shift();
    if (failure) throw failure;
  };
  return {
    rows,
    failures,
    create: async (values: FieldValues, guid: string) => {
      if (failures[0]?.status === 409) fail();
      const row = rows.get(guid) ?? {
        guid,
        values,
        archivedAt: null,
        createdAt: '',
        updatedAt: '',
        version: 1,
      };
      rows.set(guid, row);
      fail();
      return row;
    },
    update: async (guid: string, { changes }: { changes: FieldValues }) => {
      const before = rows.get(guid);
      if (!before) throw new Error('no row');
      const row = { ...before, values: { ...before.values, ...changes } };
      rows.set(guid, row);
      return row;
    },
  };
}
const lost = new ApiError(0, { code: 'UNAVAILABLE', message: '' });
const refused = new ApiError(409, { code: 'DUPLICATE_CODE', message: '' });

it('creates one row although the answer was lost, with text typed meanwhile', async () => {
  const server = fakeServer();
  const create = createOnce<Row>(server);
  server.failures.push(lost);
  await expect(create({ code: 'A', name: 'Rossi' })).rejects.toBe(lost);
  const row = await create({ code: 'A', name: 'Rossi S.r.l.' });
  expect(row.values).toEqual({ code: 'A', name: 'Rossi S.r.l.' });
  expect(server.rows.size).toBe(1);
});

it('begins anew after a refusal, and for the next row', async () => {
  const server = fakeServer();
  const create = createOnce<Row>(server);
  server.failures.push(refused);
  await expect(create({ code: 'A' })).rejects.toBe(refused);
  expect((await create({ code: 'B' })).values).toEqual({ code: 'B' });
  expect((await create({ code: 'C' })).values).toEqual({ code: 'C' });
  expect([...server.rows.values()].map(({ values }) => values.code)).toEqual(['B', 'C']);
});
