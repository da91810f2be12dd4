import type { FloorPhase } from '@truciolo/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { countOf } from '../../../lib/format/counts.ts';
import classes from '../components/floor.module.css';
import { FloorView } from '../components/floor-view.tsx';
import { MachineSign } from '../components/machine-sign.tsx';
import { useFloorList } from '../use-floor-list.ts';
import { MACHINE } from './floor-page.tsx';

/** Macchine: what each machine is doing now, who is at it, and how much waits. */
export function MachinesPage({ person }: { readonly person: ReactNode }) {
  const { query, rowsOf } = useFloorList(null);
  return (
    <FloorView title="Macchine" person={person}>
      <QueryState query={query} failed="Le macchine non si sono caricate">
        {(data) => {
          const rows = rowsOf(data);
          return data.machines.length === 0 ? (
            <EmptyState text="Nessuna macchina ha fasi da fare: le commesse arrivano dall’ufficio." />
          ) : (
            <ul className={classes.list}>
              {data.machines.map(({ guid, code, name, phases }) => {
                const own = rows.filter(({ machineGuid }) => machineGuid === guid);
                const now = own.find(({ state }) => state === 'running');
                const paused = own.find(({ state }) => state === 'paused');
                return (
                  <li key={guid}>
                    <Link
                      to={`${FLOOR_PATH}?${MACHINE}=${guid}`}
                      className={classes.card}
                      data-state={now ? 'running' : undefined}
                    >
                      <span className={classes.cardHead}>
                        <MachineSign code={code} name={name} />
                        <span className={classes.phasePlace}>{code ? name : ''}</span>
                        {now ? (
                          <Pill tone="ok">{now.person ?? 'In lavoro'}</Pill>
                        ) : paused ? (
                          <Pill tone="warn">In pausa</Pill>
                        ) : (
                          <Pill>Ferma</Pill>
                        )}
                      </span>
                      <span className={classes.name}>{titleOf(now ?? paused)}</span>
                      <span className={`${classes.cardLine} small muted`}>
                        <span>{countOf(phases, 'fase da fare', 'fasi da fare')}</span>
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </QueryState>
    </FloorView>
  );
}

const titleOf = (phase: FloorPhase | undefined): string =>
  phase ? `${phase.name} · ${phase.jobNumber}` : 'Nessun lavoro avviato';
