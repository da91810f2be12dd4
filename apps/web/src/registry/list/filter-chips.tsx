import { Button, Checkbox, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { RegistryFilter } from '../definition/registry-definition.ts';
import { filterValues, withFilter } from '../list-state/list-address.ts';
import { FilterChip } from './filter-chip.tsx';
import classes from './registry-list.module.css';

interface FilterChipsProps {
  readonly filters: readonly RegistryFilter[];
  readonly filter: readonly string[];
  readonly onFilter: (filter: readonly string[]) => void;
}

/** Filters in force as chips; another one comes from the menu. */
export function FilterChips({ filters, filter, onFilter }: FilterChipsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const inForce = filters.filter(({ field }) => field === opened || filterValues(filter, field).length > 0);
  const others = filters.filter((one) => !inForce.includes(one));
  return (
    <>
      {inForce.map((one) => (
        <ChoiceChip
          key={one.field}
          filter={one}
          values={filterValues(filter, one.field)}
          opened={opened === one.field}
          onOpened={(isOpen) => setOpened(isOpen ? one.field : null)}
          onValues={(values) => onFilter(withFilter(filter, one.field, values))}
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
            {others.map(({ field, label }) => (
              <Menu.Item key={field} onClick={() => setOpened(field)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </>
  );
}

interface ChoiceChipProps {
  readonly filter: RegistryFilter;
  readonly values: readonly string[];
  readonly opened: boolean;
  readonly onOpened: (isOpen: boolean) => void;
  readonly onValues: (values: readonly string[]) => void;
}

export function ChoiceChip({ filter, values, opened, onOpened, onValues }: ChoiceChipProps) {
  const { label, options } = filter;
  const names = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
  return (
    <FilterChip
      label={label}
      text={names.length === 0 && values.length > 0 ? 'altro' : names.join(', ')}
      opened={opened}
      onOpened={onOpened}
      onClear={values.length > 0 ? () => onValues([]) : null}
    >
      <Checkbox.Group value={[...values]} onChange={onValues}>
        <div className={classes.options}>
          {options.map((option) => (
            <Checkbox key={option.value} size="xs" value={option.value} label={option.label} />
          ))}
        </div>
      </Checkbox.Group>
    </FilterChip>
  );
}
