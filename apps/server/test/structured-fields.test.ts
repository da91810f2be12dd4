import { customers, type MachineFields, machines, typicalMachines } from '@truciolo/contract';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from './expect-error.ts';
import { buildCustomer } from './registry-samples.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from './test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
beforeAll(async () => {
  ours = await registerTestCompany(server);
});

/** The same value with reversed key order: the store does not preserve the order of keys. */
function backwards<T>(value: T): T {
  if (Array.isArray(value)) return value.map(backwards) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, inner]) => [key, backwards(inner)])) as T;
}

const address = { name: '', street: 'Via Roma 1', postalCode: '13019', city: 'Varallo', province: 'VC' };
const contact = { name: 'Giulia', role: 'acquisti', email: '', phone: '0163' };

it('groups of a customer’s fields can be changed with keys in any order', async () => {
  const made = await ours.call(customers.create, {
    body: buildCustomer({
      legalAddress: { ...address, country: 'IT' },
      deliveryAddresses: [{ ...address, country: 'IT' }],
      contacts: [contact],
    }),
  });
  const { legalAddress, deliveryAddresses, contacts } = made;
  const base = backwards({ legalAddress, deliveryAddresses, contacts });
  const changes = {
    legalAddress: { ...legalAddress, street: 'Via Milano 2' },
    deliveryAddresses: [...deliveryAddresses, legalAddress],
    contacts: [{ ...contact, phone: '0163 9' }],
  };
  const params = { guid: made.guid };
  expect(await ours.call(customers.update, { params, body: { base, changes } })).toMatchObject(changes);
  // The base value has changed: the call is a conflict and names its field.
  const late = { base: { contacts }, changes: { contacts: [] } };
  await expectError(ours.call(customers.update, { params, body: late }), 'CONFLICT');
});

it('groups of a machine’s fields too', async () => {
  const sample = typicalMachines[0] as MachineFields;
  const made = await ours.call(machines.create, { body: { ...sample, code: 'S-1' } });
  const { travel, dynamics, calendar, rateInput } = made;
  if (!rateInput) throw new Error('the typical machine has a guided cost');
  const base = backwards({ travel, dynamics, calendar, rateInput });
  const changes = {
    travel: { ...travel, x: 777 },
    dynamics: { ...dynamics, rapid: { ...dynamics.rapid, x: 33 } },
    calendar: { ...calendar, week: [8, 8, 8, 8, 4, 0, 0] },
    rateInput: { ...rateInput, years: 9 },
  };
  const params = { guid: made.guid };
  expect(await ours.call(machines.update, { params, body: { base, changes } })).toMatchObject(changes);
});
