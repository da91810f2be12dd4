import type { FloorPhase } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from '../components/floor.module.css';
import { FloorView } from '../components/floor-view.tsx';
import { PhaseCard } from '../components/phase-card.tsx';
import { KioskFoot } from '../kiosk/kiosk-foot.tsx';
import { useFloorList } from '../use-floor-list.ts';

/** The machine people chose, in the address: a tablet beside a lathe keeps it. */
export const MACHINE = 'macchina';

/** Le mie fasi: running work first, then what comes next, on one machine or on all. */
export function FloorPage({ person }: { readonly person: ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const machine = search.get(MACHINE);
  const { query, name, rowsOf } = useFloorList(machine);
  const choose = (guid: string | null) => setSearch(guid ? { [MACHINE]: guid } : {}, { replace: true });
  return (
    <FloorView title="Le mie fasi" person={person}>
      <QueryState query={query} failed="Le fasi non si sono caricate">
        {(data) => {
          const rows = mineFirst(rowsOf(data), name);
          const first = firstNext(rows);
          return (
            <>
              <div className={classes.machines}>
                <button
                  type="button"
                  className={classes.machine}
                  aria-pressed={machine === null}
                  onClick={() => choose(null)}
                >
                  Tutte
                </button>
                {data.machines.map(({ guid, code, name, phases: count }) => (
                  <button
                    key={guid}
                    type="button"
                    className={classes.machine}
                    title={name}
                    aria-pressed={machine === guid}
                    onClick={() => choose(guid)}
                  >
                    <span className="mono">{code || name}</span> · {formatNumber(count)}
                  </button>
                ))}
              </div>
              {rows.length === 0 ? (
                <EmptyState text="Nessuna fase da fare qui: le commesse arrivano dall’ufficio." />
              ) : null}
              <ol className={classes.list}>
                {rows.map((phase, index) => (
                  <li key={phase.guid}>
                    <PhaseCard phase={phase} isFirst={index === first} />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </QueryState>
      <KioskFoot />
    </FloorView>
  );
}

/** The order of the server, with the person's own running work on top. */
const mineFirst = (rows: readonly FloorPhase[], name: string): readonly FloorPhase[] => {
  const isMine = ({ state, person }: FloorPhase) => state === 'running' && person === name;
  return [...rows.filter(isMine), ...rows.filter((row) => !isMine(row))];
};

const firstNext = (rows: readonly FloorPhase[]): number =>
  rows.findIndex(({ state, isReady }) => state === 'todo' && isReady);
