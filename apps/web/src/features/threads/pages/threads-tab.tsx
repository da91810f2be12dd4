import { threadData } from '@truciolo/threads';
import { useMemo, useState } from 'react';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { findThreads, type ThreadSearch } from '../components/find-threads.ts';
import type { ChosenClasses } from '../components/limits-panel.tsx';
import { ThreadDetail } from '../components/thread-detail.tsx';
import { ThreadList } from '../components/thread-list.tsx';
import classes from '../components/threads.module.css';

interface ThreadsTabProps {
  /** Designation in the address, which holds the choice so that it can be shared. */
  readonly designation: string;
  readonly onDesignation: (designation: string) => void;
}

export const FIRST_THREAD = 'M8';

/** The thread tables: everything is computed here, in the browser, from the standards' formulas and tables. */
export function ThreadsTab({ designation, onDesignation }: ThreadsTabProps) {
  const [search, setSearch] = useState<ThreadSearch>({ text: '', family: 'tutte' });
  const [chosen, setChosen] = useState<{ of: string; classes: ChosenClasses }>({ of: '', classes: {} });
  const rows = useMemo(() => findThreads(search), [search]);
  // Classes belong to the thread they were chosen for.
  const classesOf = chosen.of === designation ? chosen.classes : {};
  const data = useMemo(() => threadData(designation, classesOf), [designation, classesOf]);
  return (
    <div className={classes.tab}>
      <ThreadList
        rows={rows}
        search={search}
        onSearch={setSearch}
        selected={data.ok ? data.value.designation : ''}
        onSelect={onDesignation}
      />
      {data.ok ? (
        <ThreadDetail data={data.value} onClasses={(next) => setChosen({ of: designation, classes: next })} />
      ) : (
        <div className={classes.detail}>
          <NoteBar tone="bad">{data.error.message}</NoteBar>
        </div>
      )}
    </div>
  );
}
