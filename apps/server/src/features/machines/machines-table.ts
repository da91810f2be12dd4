import type { RegistryTable } from '../../platform/registry/registry-table.ts';

export const machinesTable: RegistryTable = {
  table: 'machines',
  entity: 'machine',
  jsonFields: ['travel', 'dynamics', 'timedJobs', 'rateInput', 'calendar'],
  sortColumns: {
    code: 'code',
    name: 'sortKey',
    kind: 'kind',
    hourlyRate: 'hourlyRate',
    spindleMax: 'spindleMax',
    spindlePower: 'spindlePower',
    maker: 'maker',
    year: 'year',
    tags: 'tags',
    updatedAt: 'updatedAt',
  },
  filterColumns: { kind: 'kind', tags: 'tags', rateConfirmed: 'rateConfirmed' },
  searchText: ({ code, name, kind, maker, tags }) =>
    [code, name, kind, maker, ...(tags as string[])].join(' '),
  sortText: ({ name }) => String(name),
  derive: (changed, now) => {
    if ('hourlyRate' in changed) return { rateDate: changed.hourlyRate === null ? null : now };
    return changed.rateConfirmed === true ? { rateDate: now } : {};
  },
  saysToo: ({ hourlyRate }) => (typeof hourlyRate === 'number' ? { rateConfirmed: true } : {}),
  secrets: { hourlyRate: null, rateInput: null },
  unique: { field: 'code', index: 'machines_code_key' },
};
