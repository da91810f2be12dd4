import type { ReactNode } from 'react';
import { type Range, rangeOf, rangeText, withRange } from '../list-state/range-filter.ts';
import { FilterChip } from './filter-chip.tsx';
import classes from './registry-list.module.css';

export type EditFilter = (change: (now: readonly string[]) => readonly string[]) => void;

export interface ChipProps {
  readonly filter: readonly string[];
  readonly edit: EditFilter;
  readonly opened: boolean;
  readonly onOpened: (isOpen: boolean) => void;
}

export interface RangeChipProps extends ChipProps {
  readonly label: string;
  /** The two words of the address: from, to. */
  readonly fields: readonly [string, string];
}

interface OwnProps extends RangeChipProps {
  readonly show: (word: string) => string;
  readonly unit?: string;
  readonly children: (range: Range, set: (part: Partial<Range>) => void) => ReactNode;
}

/** A range with two ends; the caller provides the inputs. */
export function RangeChip({ filter, edit, opened, onOpened, label, fields, show, unit, children }: OwnProps) {
  const range = rangeOf(filter, ...fields);
  const set = (part: Partial<Range>) =>
    edit((now) => withRange(now, fields, { ...rangeOf(now, ...fields), ...part }));
  return (
    <FilterChip
      label={label}
      text={rangeText(range, show, unit)}
      opened={opened}
      onOpened={onOpened}
      onClear={range.from + range.to === '' ? null : () => set({ from: '', to: '' })}
    >
      <div className={classes.range}>{children(range, set)}</div>
    </FilterChip>
  );
}
