import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobStateOptions } from '../../../entities/jobs/job-states.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import type { RegistryFilter } from '../../../registry/definition/registry-definition.ts';
import { DaysChip } from '../../../registry/list/days-chip.tsx';
import { FilterChips } from '../../../registry/list/filter-chips.tsx';
import { filterValues } from '../../../registry/list-state/list-address.ts';

const filters: readonly RegistryFilter[] = [
  { field: 'state', label: 'Stato', options: jobStateOptions },
  {
    field: 'material',
    label: 'Materiale',
    options: [
      { value: 'to-order', label: 'Da ordinare' },
      { value: 'ordered', label: 'Ordinato' },
      { value: 'here', label: 'In officina' },
    ],
  },
  { field: 'urgent', label: 'Urgenza', options: [{ value: 'yes', label: 'Urgenti' }] },
  { field: 'stopped', label: 'Ferme', options: [{ value: 'yes', label: 'Sospese o in pausa' }] },
  { field: 'questions', label: 'Tempi', options: [{ value: 'yes', label: 'Da chiarire' }] },
];

/** Pairs of query parameters that figures of the dashboard link to. */
const spans = [
  { label: 'Consegna', fields: ['from', 'to'] },
  { label: 'Finita', fields: ['earned-from', 'earned-to'] },
] as const;

interface JobFiltersProps {
  readonly filter: readonly string[];
  readonly onFilter: (filter: readonly string[]) => void;
}

/** Active filters of the list, each of which can be removed. */
export function JobFilters({ filter, onFilter }: JobFiltersProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const machines = useQuery(machinesQuery).data ?? [];
  const ofMachine: RegistryFilter = {
    field: 'machine',
    label: 'Macchina',
    options: machines.map(({ guid, code, name }) => ({ value: guid, label: code || name })),
  };
  const inForce = spans.filter(({ fields }) =>
    fields.some((field) => filterValues(filter, field).length > 0),
  );
  return (
    <>
      {inForce.map(({ label, fields }) => (
        <DaysChip
          key={label}
          label={label}
          fields={fields}
          filter={filter}
          edit={(change) => onFilter(change(filter))}
          opened={opened === label}
          onOpened={(isOpen) => setOpened(isOpen ? label : null)}
        />
      ))}
      <FilterChips filters={[...filters, ofMachine]} filter={filter} onFilter={onFilter} />
    </>
  );
}
