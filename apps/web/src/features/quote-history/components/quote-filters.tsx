import { Button, Menu, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { capabilities } from '@truciolo/contract';
import { useState } from 'react';
import { FilterChip } from '../../../components/registry/filter-chip.tsx';
import { ChoiceChip } from '../../../components/registry/filter-chips.tsx';
import { filterValues, withFilter } from '../../../components/registry/list-address.ts';
import { NumberField } from '../../../components/registry/number-field.tsx';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { customerQuery, customersQuery, ownersQuery } from '../api/history-queries.ts';
import { stateOptions } from '../quote-states.ts';
import { numberWord, rangeOf, rangeText, withRange, wordNumber } from '../range-filter.ts';
import classes from './history.module.css';

interface QuoteFiltersProps {
  readonly filter: readonly string[];
  readonly onFilter: (filter: readonly string[]) => void;
  /** Tags seen on the list, to choose from. */
  readonly tags: readonly string[];
}

type Kind = 'state' | 'days' | 'customer' | 'owner' | 'value' | 'margin' | 'tag';

const labels: Readonly<Record<Kind, string>> = {
  state: 'Stato',
  days: 'Data',
  customer: 'Cliente',
  owner: 'Responsabile',
  value: 'Valore',
  margin: 'Margine',
  tag: 'Etichetta',
};

const fieldsOf: Readonly<Record<Kind, readonly string[]>> = {
  state: ['state'],
  days: ['from', 'to'],
  customer: ['customer'],
  owner: ['owner'],
  value: ['min', 'max'],
  margin: ['margin-min', 'margin-max'],
  tag: ['tag'],
};

/** Filters in force as chips; another one comes from the menu. */
export function QuoteFilters({ filter, onFilter, tags }: QuoteFiltersProps) {
  const [opened, setOpened] = useState<Kind | null>(null);
  const { hideCosts } = useSessionUser();
  const kinds = (Object.keys(labels) as Kind[]).filter((kind) => !(hideCosts && kind === 'margin'));
  const isSet = (kind: Kind) => fieldsOf[kind].some((field) => filterValues(filter, field).length > 0);
  const shown = kinds.filter((kind) => kind === opened || isSet(kind));
  const others = kinds.filter((kind) => !shown.includes(kind));
  return (
    <>
      {shown.map((kind) => (
        <KindChip
          key={kind}
          kind={kind}
          filter={filter}
          onFilter={onFilter}
          tags={tags}
          opened={opened === kind}
          onOpened={(isOpen) => setOpened(isOpen ? kind : null)}
        />
      ))}
      {others.length > 0 ? (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="xs" variant="subtle" leftSection={<IconPlus size={14} stroke={1.6} />}>
              Filtro
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((kind) => (
              <Menu.Item key={kind} onClick={() => setOpened(kind)}>
                {labels[kind]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}

interface ChipProps extends QuoteFiltersProps {
  readonly opened: boolean;
  readonly onOpened: (isOpen: boolean) => void;
}

function KindChip({ kind, ...props }: ChipProps & { readonly kind: Kind }) {
  const { filter, onFilter, tags } = props;
  const values = (field: string) => filterValues(filter, field);
  const choice = (field: string, options: readonly { value: string; label: string }[]) => (
    <ChoiceChip
      {...props}
      filter={{ field, label: labels[kind], options }}
      values={values(field)}
      onValues={(next) => onFilter(withFilter(filter, field, next))}
    />
  );
  switch (kind) {
    case 'state':
      return choice('state', stateOptions);
    case 'tag':
      return choice(
        'tag',
        [...new Set([...tags, ...values('tag')])].map((tag) => ({ value: tag, label: tag })),
      );
    case 'owner':
      return <OwnerChip {...props} />;
    case 'customer':
      return <CustomerChip {...props} />;
    case 'days':
      return <DaysChip {...props} />;
    case 'value':
      return <NumbersChip {...props} label={labels.value} fields={['min', 'max']} unit="€" />;
    case 'margin':
      return <NumbersChip {...props} label={labels.margin} fields={['margin-min', 'margin-max']} unit="%" />;
  }
}

function OwnerChip({ filter, onFilter, opened, onOpened }: ChipProps) {
  const me = useSessionUser();
  const mayList = hasCapability(me.capabilities, [capabilities.manageConsumerLicences]);
  const users = useQuery({ ...ownersQuery, enabled: mayList }).data ?? [];
  const others = users
    .filter(({ guid }) => guid !== me.guid)
    .map(({ guid, firstName, lastName }) => ({ value: guid, label: `${firstName} ${lastName}` }));
  return (
    <ChoiceChip
      filter={{ field: 'owner', label: labels.owner, options: [{ value: me.guid, label: 'Io' }, ...others] }}
      values={filterValues(filter, 'owner')}
      opened={opened}
      onOpened={onOpened}
      onValues={(next) => onFilter(withFilter(filter, 'owner', next))}
    />
  );
}

function CustomerChip({ filter, onFilter, opened, onOpened }: ChipProps) {
  const [search, setSearch] = useState('');
  const guid = filterValues(filter, 'customer').at(-1) ?? null;
  const found = useQuery({ ...customersQuery(search), enabled: opened }).data ?? [];
  const chosen = useQuery({ ...customerQuery(guid ?? ''), enabled: guid !== null }).data;
  const rows = chosen && !found.some((row) => row.guid === chosen.guid) ? [chosen, ...found] : found;
  return (
    <FilterChip
      label={labels.customer}
      text={chosen?.name ?? (guid === null ? '' : '…')}
      opened={opened}
      onOpened={onOpened}
      onClear={guid === null ? null : () => onFilter(withFilter(filter, 'customer', []))}
    >
      <Select
        aria-label="Cliente"
        placeholder="Cerca un cliente"
        data={rows.map((row) => ({ value: row.guid, label: row.name }))}
        value={guid}
        searchable
        onSearchChange={setSearch}
        filter={({ options }) => options}
        nothingFoundMessage="Nessun cliente"
        comboboxProps={{ withinPortal: false }}
        w={260}
        onChange={(next) => onFilter(withFilter(filter, 'customer', next === null ? [] : [next]))}
      />
    </FilterChip>
  );
}

function DaysChip({ filter, onFilter, opened, onOpened }: ChipProps) {
  const fields = ['from', 'to'] as const;
  const range = rangeOf(filter, ...fields);
  const set = (part: Partial<typeof range>) => onFilter(withRange(filter, fields, { ...range, ...part }));
  return (
    <FilterChip
      label={labels.days}
      text={rangeText(range, formatDay)}
      opened={opened}
      onOpened={onOpened}
      onClear={range.from + range.to === '' ? null : () => set({ from: '', to: '' })}
    >
      <div className={classes.range}>
        <TextInput
          type="date"
          label="Dal"
          value={range.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Al"
          value={range.to}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </div>
    </FilterChip>
  );
}

interface NumbersChipProps extends ChipProps {
  readonly label: string;
  readonly fields: readonly [string, string];
  readonly unit: string;
}

function NumbersChip({ filter, onFilter, opened, onOpened, label, fields, unit }: NumbersChipProps) {
  const range = rangeOf(filter, ...fields);
  const set = (part: Partial<typeof range>) => onFilter(withRange(filter, fields, { ...range, ...part }));
  return (
    <FilterChip
      label={label}
      text={rangeText(range, (word) => formatDecimal(wordNumber(word) ?? 0, 2), unit)}
      opened={opened}
      onOpened={onOpened}
      onClear={range.from + range.to === '' ? null : () => set({ from: '', to: '' })}
    >
      <div className={classes.range}>
        <NumberField
          label="Da"
          unit={unit}
          decimals={2}
          value={wordNumber(range.from)}
          onChange={(value) => set({ from: numberWord(value) })}
        />
        <NumberField
          label="A"
          unit={unit}
          decimals={2}
          value={wordNumber(range.to)}
          onChange={(value) => set({ to: numberWord(value) })}
        />
      </div>
    </FilterChip>
  );
}
