import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Job, JobTaking } from '@truciolo/contract';
import { isOver, mmText, rackText } from '@truciolo/jobs';
import { useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { materialStateText } from '../../../entities/jobs/job-states.ts';
import { RACK } from '../../../entities/rack/rack-queries.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { materialsOfJobQuery, releaseMaterial } from '../api/material-calls.ts';
import { ReserveDialog } from './reserve-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';

/** Material of the job: from the rack, or to be bought. */
export function MaterialPanel({ job, mayWrite }: { readonly job: Job; readonly mayWrite: boolean }) {
  const takings = useQuery(materialsOfJobQuery(job.guid)).data ?? [];
  const [isChoosing, setChoosing] = useState(false);
  const [taking, setTaking] = useState<JobTaking | null>(null);
  const isDone = isOver(job.state);
  // A finished job without rack material: the summary says it all.
  if (isDone && takings.length === 0) return null;
  return (
    <Panel
      title="Materiale"
      note={`${job.material || 'da indicare'} · ${materialStateText(job)}`}
      padded={takings.length === 0}
      actions={
        mayWrite && !isDone ? (
          <Button size="xs" variant="subtle" onClick={() => setChoosing(true)}>
            Dal magazzino
          </Button>
        ) : null
      }
    >
      {takings.length === 0 ? (
        <span className="muted">
          {job.materialState === 'to-order'
            ? 'Niente riservato a magazzino: il materiale è da ordinare.'
            : 'Niente riservato a magazzino.'}
        </span>
      ) : (
        <Table label="Materiale dal magazzino">
          <thead>
            <tr>
              <th className="num">Pezzi</th>
              <th>Dal magazzino</th>
              <th>Colata</th>
              <th>Posto</th>
              <th>Stato</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {takings.map((one) => (
              <TakingRow
                key={one.guid}
                job={job}
                taking={one}
                mayWrite={mayWrite}
                onTake={() => setTaking(one)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {isChoosing ? <ReserveDialog job={job} onClose={() => setChoosing(false)} /> : null}
      {taking ? <TakeDialog job={job} taking={taking} onClose={() => setTaking(null)} /> : null}
    </Panel>
  );
}

interface TakingRowProps {
  readonly job: Job;
  readonly taking: JobTaking;
  readonly mayWrite: boolean;
  readonly onTake: () => void;
}

function TakingRow({ job, taking, mayWrite, onTake }: TakingRowProps) {
  const { act, isBusy } = useAct([JOBS], [RACK]);
  const { state, remnantLength } = taking;
  const left = remnantLength === null ? '' : `, avanzo ${mmText(remnantLength)} mm`;
  return (
    <tr>
      <td className="num">{formatNumber(taking.pieces)}</td>
      <td>
        <b>{taking.material}</b> {rackText(taking)}
      </td>
      <td>{taking.batch || <span className="dim">—</span>}</td>
      <td>{taking.place || <span className="dim">—</span>}</td>
      <td>
        <Pill tone={state === 'taken' ? 'ok' : 'info'}>
          {state === 'taken' ? `Prelevato${left}` : 'Riservato'}
        </Pill>
      </td>
      <td>
        {state === 'reserved' ? (
          <Button size="compact-xs" variant="subtle" disabled={isBusy} onClick={onTake}>
            Preleva
          </Button>
        ) : null}
        {state === 'reserved' && mayWrite ? (
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={isBusy}
            onClick={() =>
              void act(() => releaseMaterial(job.guid, taking.guid), 'Di nuovo libero a magazzino.')
            }
          >
            Libera
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
