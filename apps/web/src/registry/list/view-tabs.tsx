import { useQueries } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format/numbers.ts';
import type { ListCalls, ListRow, ListState } from '../calls/registry-calls.ts';
import { countQuery } from '../calls/registry-queries.ts';
import type { RegistryView } from '../definition/registry-definition.ts';
import classes from './registry-list.module.css';

interface ViewTabsProps<Row extends ListRow> {
  readonly calls: ListCalls<Row>;
  readonly views: readonly RegistryView[];
  readonly state: ListState;
  readonly onView: (view: RegistryView) => void;
}

const isView = (view: RegistryView, { filter, archived }: ListState): boolean =>
  view.archived === archived && view.filter.toSorted().join() === filter.join();

/** Frequent views, each with its number of rows. */
export function ViewTabs<Row extends ListRow>({ calls, views, state, onView }: ViewTabsProps<Row>) {
  const counts = useQueries({
    queries: views.map(({ filter, archived }) =>
      countQuery(calls, { q: '', sort: '', filter: filter.toSorted(), archived }),
    ),
  });
  return views.map((view, index) => {
    const count = counts[index]?.data;
    return (
      <button
        key={view.label}
        type="button"
        className={classes.view}
        aria-pressed={isView(view, state)}
        onClick={() => onView(view)}
      >
        {view.label}
        {count === undefined ? null : <span className={classes.count}>{formatNumber(count)}</span>}
      </button>
    );
  });
}
