import type { ComboboxItem, ComboboxItemGroup, OptionsFilter } from '@mantine/core';
import { type Findable, rankChoices } from '../lib/rank-choices.ts';

type Option = ComboboxItem | ComboboxItemGroup<ComboboxItem>;

/**
 * The filter of a searchable field: the best match is first, where Enter takes it. A row that is not findable («Nuovo
 * materiale…») stays, last.
 */
export const rankedBy =
  (findable: (item: ComboboxItem) => Findable | null): OptionsFilter =>
  ({ options, search, limit }) => {
    const rank = (items: readonly ComboboxItem[]) => {
      const found = items.filter((item) => findable(item) !== null);
      const always = items.filter((item) => findable(item) === null);
      const best = rankChoices(search, found, (item) => findable(item) ?? { name: item.label });
      return [...best.slice(0, limit), ...always];
    };
    const all = options as readonly Option[];
    const plain = all.filter((option): option is ComboboxItem => !('items' in option));
    const groups = all.flatMap((option) => ('items' in option ? [option] : []));
    return [
      ...rank(plain),
      ...groups
        .map((group) => ({ ...group, items: rank(group.items) }))
        .filter(({ items }) => items.length > 0),
    ];
  };

/** By what is read in the row. */
export const rankedFilter: OptionsFilter = rankedBy(({ label }) => ({ name: label }));
