import { Button } from '@mantine/core';
import type { Job, JobPhase } from '@truciolo/contract';
import { shortBefore } from '@truciolo/jobs';
import { Link } from 'react-router';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { Table } from '../../../components/table/table.tsx';
import { Pill, Tag } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { duration } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { phaseStateWord } from '../../../entities/jobs/job-states.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { updatePhase } from '../api/job-calls.ts';
import classes from './jobs.module.css';
import { MachineChoice } from './machine-choice.tsx';

/** The phases in order: place, time and progress. */
export function PhasesPanel({ job, mayWrite }: { readonly job: Job; readonly mayWrite: boolean }) {
  return (
    <Panel title="Fasi" note={`${job.phasesDone} di ${job.phases} finite`} padded={false}>
      <Table label="Fasi della commessa">
        <thead>
          <tr>
            <th className="num">N.</th>
            <th>Fase</th>
            <th>Dove</th>
            <th>Stato</th>
            <th className="num">Previste</th>
            <th className="num">Fatte</th>
            <th className="num">Buoni</th>
            <th className="num">Scarti</th>
            <th>Inizio previsto</th>
          </tr>
        </thead>
        <tbody>
          {job.phaseList.map((phase, index) => (
            <PhaseRow
              key={phase.guid}
              phase={phase}
              before={shortBefore(job.phaseList, index)}
              mayWrite={mayWrite}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

interface PhaseRowProps {
  readonly phase: JobPhase;
  readonly mayWrite: boolean;
}

function PhaseRow({ phase, before, mayWrite }: PhaseRowProps & { readonly before: JobPhase | null }) {
  const word = phaseStateWord(phase.state);
  const isOutside = phase.kind === 'external';
  return (
    <tr>
      <td className="num dim">{phase.place}</td>
      <td>
        {isOutside ? (
          <b>{phase.name}</b>
        ) : (
          <Link className={classes.link} to={`${FLOOR_PATH}/${phase.guid}`}>
            {phase.name}
          </Link>
        )}{' '}
        {phase.questions > 0 ? <Tag tone="warn">quanto è durata?</Tag> : null}
      </td>
      <td>
        {isOutside ? (
          phase.supplier || 'fuori'
        ) : mayWrite && (phase.state === 'todo' || phase.state === 'paused') ? (
          <MachineChoice phase={phase} />
        ) : (
          phase.machineName || 'banco'
        )}
      </td>
      <td>
        <Pill tone={word.tone}>{isOutside && phase.state === 'running' ? 'Fuori' : word.label}</Pill>
      </td>
      {isOutside ? (
        <td colSpan={4}>
          <Outside phase={phase} mayWrite={mayWrite} />
        </td>
      ) : (
        <>
          <td className="num">{duration(phase.setupMinutes + phase.runMinutes)}</td>
          <td className="num">
            <b>{duration(phase.actualMinutes)}</b>
          </td>
          <td className="num">
            {formatNumber(phase.good)}{' '}
            {before ? (
              <Tag tone="warn">
                più dei {formatNumber(before.good)} della fase {before.place}
              </Tag>
            ) : null}
          </td>
          <td className="num">{phase.scrap > 0 ? <b className={classes.worse}>{phase.scrap}</b> : '–'}</td>
        </>
      )}
      <td className="muted">{phase.plannedStart ? formatDateTime(phase.plannedStart) : '—'}</td>
    </tr>
  );
}

/** When it left and when it came back. */
function Outside({ phase, mayWrite }: PhaseRowProps) {
  const { act, isBusy } = useAct([JOBS]);
  const change = (body: { outOn?: string | null; backOn?: string | null }, done: string) =>
    void act(() => updatePhase(phase, body), done);
  const days = phase.leadDays > 0 ? ` · ${formatNumber(phase.leadDays)} gg previsti` : '';
  return (
    <span className={classes.part}>
      <DayField
        aria-label={`Uscita di ${phase.name}`}
        placeholder="uscita"
        size="xs"
        w={110}
        disabled={!mayWrite || isBusy}
        value={phase.outOn ?? ''}
        onDay={(outOn) => change({ outOn }, 'Uscita annotata.')}
      />
      <DayField
        aria-label={`Rientro di ${phase.name}`}
        placeholder="rientro"
        size="xs"
        w={110}
        disabled={!mayWrite || isBusy || phase.outOn === null}
        value={phase.backOn ?? ''}
        onDay={(backOn) => change({ backOn }, 'Rientro annotato.')}
      />
      {phase.outOn && mayWrite ? (
        <Button
          size="xs"
          variant="subtle"
          disabled={isBusy}
          onClick={() => change({ outOn: null, backOn: null }, 'Date tolte.')}
        >
          Togli
        </Button>
      ) : null}
      <span className="small dim">{days}</span>
    </span>
  );
}
