import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RegistryRow } from '../calls/registry-calls.ts';
import { tagsQuery } from '../calls/registry-queries.ts';
import type { RegistryDefinition, RegistryFilter } from '../definition/registry-definition.ts';
import { newWord } from '../definition/registry-words.ts';
import { filterValues } from '../list-state/list-address.ts';
import { FilterChips } from './filter-chips.tsx';
import { ListFrame } from './list-frame.tsx';
import type { ListFrameProps } from './list-props.ts';

interface RegistryListProps<Row extends RegistryRow>
  extends Pick<
    ListFrameProps<Row>,
    'rows' | 'state' | 'onState' | 'searchField' | 'note' | 'openGuid' | 'onOpen'
  > {
  readonly definition: RegistryDefinition<Row>;
}

/** The list of a registry, with the filters and tags it declares. */
export function RegistryList<Row extends RegistryRow>({ definition, ...list }: RegistryListProps<Row>) {
  const { calls, columns, filters, head, texts } = definition;
  const { rows, state, onState, onOpen } = list;
  const tags = useQuery({ ...tagsQuery(calls), enabled: rows.total !== null }).data ?? [];
  return (
    <ListFrame
      {...list}
      calls={calls}
      texts={texts}
      columns={columns}
      tags={tags}
      filters={
        <FilterChips
          filters={[...filters, ...tagFilter(tags, state.filter)]}
          filter={state.filter}
          onFilter={(filter) => onState({ filter })}
        />
      }
      nameOf={(row) => head(row).name}
      start={<Button onClick={() => onOpen(newWord(texts))}>{texts.create}</Button>}
    />
  );
}

/** Offered once there are tags, or while the address asks for one. */
function tagFilter(known: readonly string[], filter: readonly string[]): readonly RegistryFilter[] {
  const names = [...new Set([...known, ...filterValues(filter, 'tags')])];
  const options = names.map((name) => ({ value: name, label: name }));
  return options.length === 0 ? [] : [{ field: 'tags', label: 'Etichetta', options }];
}
