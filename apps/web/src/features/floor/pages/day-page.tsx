import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Facts } from '../../../components/facts/facts.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { duration, hours } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { dayQuery } from '../api/floor-queries.ts';
import classes from '../components/floor.module.css';
import { FloorView } from '../components/floor-view.tsx';
import { MachineSign } from '../components/machine-sign.tsx';
import { useKiosk } from '../kiosk/kiosk-store.ts';

/** La mia giornata: the hours and pieces of one person since midnight. */
export function DayPage({ person }: { readonly person: ReactNode }) {
  const { isShared, presser } = useKiosk();
  const day = useQuery(dayQuery(presser?.pass ?? null));
  return (
    <FloorView title="La mia giornata" person={person}>
      {isShared && !presser ? (
        <EmptyState text="Di’ chi sei: la giornata è di chi si identifica." />
      ) : (
        <QueryState query={day} failed="La giornata non si è caricata">
          {({ stretches, minutes, good, scrap }) => (
            <>
              <div className={classes.sums}>
                <Facts
                  facts={[
                    { label: 'Ore di lavoro', value: `${hours(minutes)} h` },
                    { label: 'Buoni', value: `${formatNumber(good)} pz` },
                    {
                      label: 'Scarti',
                      value: (
                        <span className={scrap > 0 ? classes.bad : undefined}>{formatNumber(scrap)} pz</span>
                      ),
                    },
                  ]}
                />
              </div>
              {stretches.length === 0 ? (
                <EmptyState text="Oggi non hai ancora avviato una fase: apri «Le mie fasi» e premi Avvia." />
              ) : null}
              <ol className={classes.list}>
                {stretches.map((stretch) => (
                  <li key={stretch.guid}>
                    <Link
                      to={`${FLOOR_PATH}/${stretch.phaseGuid}`}
                      className={classes.card}
                      data-state={stretch.to === null ? 'running' : undefined}
                    >
                      <span className={classes.cardHead}>
                        <MachineSign code={stretch.machineCode} name="" />
                        <span className={classes.phasePlace}>Fase {stretch.place}</span>
                        <b>
                          {formatTime(stretch.from)}–{stretch.to === null ? 'ora' : formatTime(stretch.to)}
                        </b>
                      </span>
                      <span className={classes.cardLine}>
                        <span>
                          {stretch.phaseName} · <span className="mono">{stretch.jobNumber}</span>
                        </span>
                        <span>{stretch.minutes === null ? 'da chiarire' : duration(stretch.minutes)}</span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ol>
            </>
          )}
        </QueryState>
      )}
    </FloorView>
  );
}
