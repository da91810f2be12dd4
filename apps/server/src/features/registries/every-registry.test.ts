import * as contract from '@truciolo/contract';
import {
  audit,
  blankRule,
  type MachineFields,
  type RegistryName,
  registries,
  search,
  searchKinds,
  sheetRegistries,
  typicalMachines,
} from '@truciolo/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { pin } from '../../../test/quote-samples.ts';
import { buildCustomer, buildRackItem, buildWork } from '../../../test/registry-samples.ts';
import { addPerson, type TestPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { writeAudit } from '../../platform/audit.ts';
import { insertRows } from '../../platform/registry/registry-repository.ts';
import { registryTables } from './registries.ts';

/** A word that no other row of the company has. */
const WORD = 'Zaffiro';

/** One row of each registry; a new registry has to say here what one of its rows is. */
const rows: Readonly<Record<RegistryName, Readonly<Record<string, unknown>>>> = {
  customers: { ...buildCustomer({ name: WORD }) },
  materials: {
    designation: WORD,
    isoGroup: 'P',
    density: 7.85,
    commonNames: [],
    cuttingSpeeds: {},
    tags: [],
  },
  machines: { ...(typicalMachines[0] as MachineFields), code: 'Z-1', name: WORD },
  works: { ...buildWork({ code: 'Z-1', name: WORD }) },
  costs: { code: 'Z-1', name: WORD, category: 'other', basis: 'piece', amount: 1, tags: [] },
  rack: { ...buildRackItem({ code: 'Z-1', material: WORD }) },
  rules: { ...blankRule(), name: WORD },
  cuttingSets: { name: WORD, operation: 'tornitura', inputs: {}, tags: [] },
  quoteTemplates: { name: WORD, family: '', position: pin(), tags: [] },
};

const server = sharedTestServer();
let ours: TestCompany;
let blind: TestPerson;
beforeAll(async () => {
  ours = await registerTestCompany(server);
  blind = await addPerson(server, ours, 'responsabile');
  await server.handles.system((db) =>
    db.updateTable('users').set({ hideCosts: true }).where('guid', '=', blind.user.guid).execute(),
  );
});

it('the list of registries contains all that the contract declares', () => {
  const declared = Object.entries(contract)
    .filter(([, value]) => typeof value === 'object' && value !== null && 'words' in value && 'row' in value)
    .map(([name]) => name);
  expect(declared.sort()).toEqual(Object.keys(registries).sort());
});

it('gives every registry unique names', () => {
  const words = Object.values(registries).map((registry) => registry.words);
  for (const name of ['entity', 'sheet', 'missing'] as const) {
    expect(new Set(words.map((one) => one[name])).size, name).toBe(words.length);
  }
  expect(words.filter(({ sheet }) => sheet.length > 31)).toEqual([]);
});

it('lists only existing registries for imports and searches', () => {
  expect(Object.keys(registries)).toEqual(expect.arrayContaining([...sheetRegistries]));
  const found = Object.values(registryTables).filter((table) => table.found !== null);
  const kinds = searchKinds.filter((kind) => kind !== 'quote');
  expect(found.map(({ registry }) => registry.words.entity).sort()).toEqual([...kinds].sort());
});

describe.each(Object.keys(registries) as RegistryName[])('%s', (name) => {
  const table = registryTables[name];
  const { entity } = table.registry.words;

  it('keep the calls and the table of one registry together', () => {
    expect(table.registry).toBe(registries[name]);
  });

  it('are named in the activity log, without a price for users without access', async () => {
    const { companyGuid } = ours.user;
    const at = server.clock.now;
    const [row] = await server.handles.system((db) =>
      insertRows(db, table, [rows[name]], { companyGuid, now: at }),
    );
    const entityGuid = row?.guid ?? '';
    const fields = [...Object.keys(table.secrets), 'tags'];
    const changes = Object.fromEntries(fields.map((field) => [field, { from: null, to: `new ${field}` }]));
    await server.handles.system((db) =>
      writeAudit(db, { companyGuid, actor: null, action: 'update', entity, entityGuid, changes, at }),
    );
    const query = { entity };
    const [seen] = (await ours.call(audit.list, { query })).rows;
    expect(seen).toMatchObject({ about: WORD, changes });
    const [shown] = (await blind.call(audit.list, { query })).rows;
    expect(shown).toMatchObject({ about: WORD, changes: { tags: { from: null, to: 'new tags' } } });
    expect(Object.keys(shown?.changes ?? {})).toEqual(['tags']);
  });

  it('are found by the search where the table says so', async () => {
    const hits = await ours.call(search.find, { query: { q: WORD } });
    expect(hits.filter(({ kind }) => kind === entity).map((hit) => hit.name)).toEqual(
      table.found ? [WORD] : [],
    );
  });
});
