import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capabilities } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { customerQuery, customersQuery } from '../../../entities/customers/customers-query.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { FilterChip } from '../../../registry/list/filter-chip.tsx';
import { ChoiceChip } from '../../../registry/list/filter-chips.tsx';
import { type ChipProps, RangeChip, type RangeChipProps } from '../../../registry/list/range-chip.tsx';
import { filterValues, withFilter } from '../../../registry/list-state/list-address.ts';
import { numberWord, wordNumber } from '../../../registry/list-state/range-filter.ts';
import { ownersQuery } from '../api/history-queries.ts';

/** Owner filter; the list of names is only for users who may read the users. */
export function OwnerChip({ filter, edit, opened, onOpened }: ChipProps) {
  const me = useSessionUser();
  const mayList = hasCapability(me.capabilities, [capabilities.manageConsumerLicences]);
  const users = useQuery({ ...ownersQuery, enabled: mayList }).data ?? [];
  const others = users
    .filter(({ guid }) => guid !== me.guid)
    .map(({ guid, firstName, lastName }) => ({ value: guid, label: `${firstName} ${lastName}` }));
  return (
    <ChoiceChip
      filter={{
        field: 'owner',
        label: 'Responsabile',
        options: [{ value: me.guid, label: 'Io' }, ...others],
      }}
      values={filterValues(filter, 'owner')}
      opened={opened}
      onOpened={onOpened}
      onValues={(next) => edit((now) => withFilter(now, 'owner', next))}
    />
  );
}

/** Of one customer, found by name. */
export function CustomerChip({ filter, edit, opened, onOpened }: ChipProps) {
  const [search, setSearch] = useState('');
  const guid = filterValues(filter, 'customer').at(-1) ?? null;
  const found = useQuery({ ...customersQuery(search), enabled: opened }).data ?? [];
  const chosen = useQuery(customerQuery(guid)).data;
  const rows = chosen && !found.some((row) => row.guid === chosen.guid) ? [chosen, ...found] : found;
  return (
    <FilterChip
      label="Cliente"
      text={chosen?.name ?? (guid === null ? '' : '…')}
      opened={opened}
      onOpened={onOpened}
      onClear={guid === null ? null : () => edit((now) => withFilter(now, 'customer', []))}
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
        onChange={(next) => edit((now) => withFilter(now, 'customer', next === null ? [] : [next]))}
      />
    </FilterChip>
  );
}

interface NumbersChipProps extends RangeChipProps {
  readonly unit: string;
}

/** From one number to another. */
export const NumbersChip = (props: NumbersChipProps) => (
  <RangeChip {...props} show={(word) => formatDecimal(wordNumber(word) ?? 0, 2)}>
    {(range, set) => (
      <>
        <NumberField
          label="Da"
          unit={props.unit}
          decimals={2}
          value={wordNumber(range.from)}
          onChange={(value) => set({ from: numberWord(value) })}
        />
        <NumberField
          label="A"
          unit={props.unit}
          decimals={2}
          value={wordNumber(range.to)}
          onChange={(value) => set({ to: numberWord(value) })}
        />
      </>
    )}
  </RangeChip>
);

interface WordChipProps extends ChipProps {
  readonly label: string;
  readonly field: string;
  /** Text of a value, including the empty one. */
  readonly say?: (value: string) => string;
}

/** One recorded word: a reason, a competitor, a name. */
export function WordChip({
  filter,
  edit,
  opened,
  onOpened,
  label,
  field,
  say = (word) => word,
}: WordChipProps) {
  const value = filterValues(filter, field).at(-1);
  return (
    <FilterChip
      label={label}
      text={value === undefined ? '' : say(value)}
      opened={opened}
      onOpened={onOpened}
      onClear={value === undefined ? null : () => edit((now) => withFilter(now, field, []))}
    >
      <TextInput
        label={label}
        w={260}
        value={value ?? ''}
        maxLength={500}
        onChange={(event) => {
          const next = event.currentTarget.value;
          edit((now) => withFilter(now, field, [next]));
        }}
      />
    </FilterChip>
  );
}

/** Quotes whose follow-up is due by a day. */
export function FollowChip({ filter, edit, opened, onOpened }: ChipProps) {
  const day = filterValues(filter, 'follow').at(-1) ?? '';
  const set = (next: string) => edit((now) => withFilter(now, 'follow', next === '' ? [] : [next]));
  return (
    <FilterChip
      label="Da risollecitare"
      text={day === '' ? '' : `entro il ${formatDay(day)}`}
      opened={opened}
      onOpened={onOpened}
      onClear={day === '' ? null : () => set('')}
    >
      <DayField label="Entro il" value={day} onDay={set} popoverProps={{ withinPortal: false }} w={200} />
    </FilterChip>
  );
}
