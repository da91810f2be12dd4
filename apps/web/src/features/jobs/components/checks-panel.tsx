import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { isOutside } from '@truciolo/jobs';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { limitsText, valueText } from '../../../entities/jobs/measure-words.ts';
import { dimensionsOf, lastOf, measuresOf } from '../../../entities/jobs/measured.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { eventsQuery, updateJob } from '../api/job-calls.ts';
import { CheckDialog } from './check-dialog.tsx';
import classes from './jobs.module.css';

interface ChecksPanelProps {
  readonly job: Job;
  readonly mayWrite: boolean;
}

/** Dimensions of the drawing that the floor measures, with what it measured. */
export function ChecksPanel({ job, mayWrite }: ChecksPanelProps) {
  const { data: events = [] } = useQuery(eventsQuery(job.guid));
  const { act, isBusy } = useAct([JOBS]);
  const [isAdding, setAdding] = useState(false);
  const taken = measuresOf(events, []);
  const dimensions = dimensionsOf(job.checks, taken);
  if (dimensions.length === 0 && !mayWrite) return null;
  return (
    <Panel
      title="Quote da controllare"
      padded={dimensions.length === 0}
      actions={
        mayWrite ? (
          <Button size="xs" variant="subtle" onClick={() => setAdding(true)}>
            Aggiungi una quota
          </Button>
        ) : null
      }
    >
      {dimensions.length === 0 ? (
        <p className="muted">
          Scrivi le quote del disegno con i loro limiti: il reparto registra le misure, quelle fuori limite
          sono in rosso.
        </p>
      ) : (
        <Table label="Quote da controllare">
          <thead>
            <tr>
              <th>Quota</th>
              <th className="num">Limiti, mm</th>
              <th className="num">Misure</th>
              <th className="num">Fuori</th>
              <th className="num">Ultima, mm</th>
              {mayWrite ? <th aria-label="Azioni" /> : null}
            </tr>
          </thead>
          <tbody>
            {dimensions.map((dimension) => {
              const { last, all } = lastOf(dimension, taken);
              const outside = all.filter(isOutside).length;
              return (
                <tr key={dimension.name}>
                  <td className="mono">{dimension.name}</td>
                  <td className="num">{limitsText(dimension)}</td>
                  <td className="num">{all.length === 0 ? '–' : formatNumber(all.length)}</td>
                  <td className="num">
                    {outside === 0 ? '–' : <b className={classes.worse}>{formatNumber(outside)}</b>}
                  </td>
                  <td className="num">
                    {last ? (
                      <b className={isOutside(last) ? classes.worse : undefined}>{valueText(last)}</b>
                    ) : (
                      '–'
                    )}
                  </td>
                  {mayWrite ? (
                    <td className="num">
                      {job.checks.some(({ name }) => name === dimension.name) ? (
                        <Button
                          size="compact-xs"
                          variant="subtle"
                          disabled={isBusy}
                          aria-label={`Togli ${dimension.name}`}
                          onClick={() =>
                            void act(
                              () =>
                                updateJob(job, {
                                  checks: job.checks.filter(({ name }) => name !== dimension.name),
                                }),
                              `${dimension.name} tolta.`,
                            )
                          }
                        >
                          Togli
                        </Button>
                      ) : null}
                    </td>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
      {isAdding ? <CheckDialog job={job} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}
