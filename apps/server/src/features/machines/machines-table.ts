import { machines } from '@truciolo/contract';
import { sql } from 'kysely';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

/** The first size that the list shows: the swing of a lathe, the X travel of the others. */
const range = sql`case when kind like 'tornio%' or kind = 'fantina-mobile' or travel ->> 'x' is null
  then coalesce(max_diameter, max_length) else (travel ->> 'x')::double precision end`;

export const machinesTable: RegistryTable = {
  table: 'machines',
  registry: machines,
  nameColumn: 'name',
  found: { code: sql`code`, detail: sql`maker` },
  jsonFields: ['travel', 'dynamics', 'timedJobs', 'rateInput', 'calendar'],
  sortColumns: {
    code: 'code',
    name: 'sortKey',
    kind: 'kind',
    range,
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
  impliedByEdit: ({ hourlyRate }) => (typeof hourlyRate === 'number' ? { rateConfirmed: true } : {}),
  secrets: { hourlyRate: null, rateInput: null },
  unique: { field: 'code', index: 'machines_code_key' },
};
