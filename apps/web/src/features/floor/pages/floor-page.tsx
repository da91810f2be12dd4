import { useQuery } from '@tanstack/react-query';
import type { FloorPhase } from '@truciolo/contract';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { duration } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { phasesQuery } from '../api/floor-queries.ts';
import classes from '../components/floor.module.css';
import { WaitingBar } from '../components/waiting-bar.tsx';
import { withPending } from '../fold-phase.ts';
import { KioskFoot } from '../kiosk/kiosk-foot.tsx';
import { useBadgeAddress } from '../kiosk/use-badge-address.ts';
import { usePresser } from '../kiosk/use-presser.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { lacksMaterial } from '../question-before.ts';

/** The machine people chose, in the address: a tablet beside a lathe keeps it. */
const MACHINE = 'macchina';

/** Reparto: running and next phases, on my machine or on all. */
export function FloorPage() {
  const [search, setSearch] = useSearchParams();
  const machine = search.get(MACHINE);
  const phases = useQuery(phasesQuery(machine));
  const { pending, isCut, told } = useOutbox();
  const { bar } = usePresser();
  useBadgeAddress();
  const { firstName, lastName } = useSessionUser();
  const name = `${firstName} ${lastName}`;
  const choose = (guid: string | null) => setSearch(guid ? { [MACHINE]: guid } : {}, { replace: true });
  return (
    <>
      <PageHead title="Reparto" tools={<JobViews />} />
      <div className={classes.page}>
        <WaitingBar pending={pending} isCut={isCut} />
        {bar}
        <QueryState query={phases} failed="Le fasi non si sono caricate">
          {({ phases, machines, events }) => {
            const rows = phases.map((phase) => withPending(phase, events, told, name));
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
                  {machines.map(({ guid, name, phases: count }) => (
                    <button
                      key={guid}
                      type="button"
                      className={classes.machine}
                      aria-pressed={machine === guid}
                      onClick={() => choose(guid)}
                    >
                      {name} {formatNumber(count)}
                    </button>
                  ))}
                </div>
                {rows.length === 0 ? (
                  <EmptyState text="Nessuna fase da fare qui: le commesse arrivano dall’ufficio." />
                ) : null}
                <ol className={classes.list}>
                  {rows.map((phase, index) => (
                    <li key={phase.guid}>
                      <PhaseCard phase={phase} isFirst={index === firstNext(rows)} />
                    </li>
                  ))}
                </ol>
              </>
            );
          }}
        </QueryState>
        <KioskFoot />
      </div>
    </>
  );
}

const firstNext = (rows: readonly FloorPhase[]): number =>
  rows.findIndex(({ state, isReady }) => state === 'todo' && isReady);

function PhaseCard({ phase, isFirst }: { readonly phase: FloorPhase; readonly isFirst: boolean }) {
  const made = phase.good + phase.scrap;
  const isRunning = phase.state === 'running';
  return (
    <Link
      to={`${FLOOR_PATH}/${phase.guid}`}
      className={classes.card}
      data-state={isRunning ? 'running' : isFirst ? 'next' : undefined}
    >
      <span className={classes.cardHead}>
        <span className={classes.place}>{phase.machineName || 'Banco'}</span>
        <span className={classes.phasePlace}>Fase {phase.place}</span>
        <PhasePill phase={phase} isFirst={isFirst} />
      </span>
      <span className={classes.name}>{phase.name}</span>
      <span className={classes.cardLine}>
        <span>
          {phase.code || phase.description} · <span className="mono">{phase.jobNumber}</span>
        </span>
        <b>
          {isRunning ? `${formatNumber(made)} di ` : ''}
          {formatNumber(phase.started)} pz
        </b>
      </span>
      <span className={`${classes.cardLine} small muted`}>
        <span>{duration(phase.setupMinutes + phase.runMinutes)} previste</span>
        <span>{phase.due ? `consegna ${formatDay(phase.due)}` : ''}</span>
      </span>
      {isRunning ? (
        <span className={classes.bar} aria-hidden="true">
          <i style={{ width: `${Math.min(100, (made / Math.max(1, phase.started)) * 100)}%` }} />
        </span>
      ) : null}
    </Link>
  );
}

function PhasePill({ phase, isFirst }: { readonly phase: FloorPhase; readonly isFirst: boolean }) {
  if (phase.questions > 0) return <Pill tone="warn">Quanto è durata?</Pill>;
  if (phase.state === 'running') return <Pill tone="ok">{phase.person ?? 'In lavoro'}</Pill>;
  if (phase.state === 'paused') return <Pill tone="warn">In pausa</Pill>;
  if (!phase.isReady) return <Pill>Aspetta la fase prima</Pill>;
  if (lacksMaterial(phase)) return <Pill tone="warn">Manca il materiale</Pill>;
  return <Pill tone={isFirst ? 'info' : 'plain'}>{isFirst ? 'Prossima' : 'Da fare'}</Pill>;
}
