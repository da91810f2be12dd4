import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconTruckDelivery } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { capabilities, type Job } from '@truciolo/contract';
import {
  asksReason,
  isOver,
  JOB_STATE_LABELS,
  type JobState,
  missingGood,
  nextJobStates,
} from '@truciolo/jobs';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PageBody, PageHead } from '../../../components/page-head/page-head.tsx';
import { Panel } from '../../../components/panel/panel.tsx';
import { SectionLinks } from '../../../components/section-links/section-links.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS, jobQuery } from '../../../entities/jobs/job-queries.ts';
import { jobStateWord } from '../../../entities/jobs/job-states.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { moveJob } from '../api/job-calls.ts';
import { ActualsView } from '../components/actuals-view.tsx';
import { ChecksPanel } from '../components/checks-panel.tsx';
import { DdtDialog } from '../components/ddt-dialog.tsx';
import { DdtsPanel } from '../components/ddts-panel.tsx';
import { EventsPanel } from '../components/events-panel.tsx';
import { FloorPhotos } from '../components/floor-photos.tsx';
import classes from '../components/jobs.module.css';
import { MaterialPanel } from '../components/material-panel.tsx';
import { PapersMenu } from '../components/papers-menu.tsx';
import { PhasesPanel } from '../components/phases-panel.tsx';
import { RepeatDialog } from '../components/repeat-dialog.tsx';
import { ShortNote } from '../components/short-note.tsx';
import { SplitDialog } from '../components/split-dialog.tsx';
import { StateDialog } from '../components/state-dialog.tsx';
import { SummaryPanel } from '../components/summary-panel.tsx';
import { partName } from '../job-columns.tsx';

const ACTUALS = 'consuntivo';

interface JobPageProps {
  readonly guid: string;
  /** `consuntivo`, or nothing. */
  readonly section: string;
  /** Drawings and models of the quoted position. */
  readonly comments?: (guid: string) => ReactNode;
  readonly files?: (place: { quoteGuid: string; positionId: string }) => ReactNode;
}

/** One job: summary, phases, events and earnings. */
export function JobPage({ guid, section, comments, files }: JobPageProps) {
  const job = useQuery(jobQuery(guid));
  const { role, hideCosts, capabilities: owned } = useSessionUser();
  const mayWrite = hasCapability(owned, [capabilities.insertion]);
  const seesActuals = role !== 'reparto' && !hideCosts;
  const row = job.data;
  const links = [
    { to: `${JOBS_PATH}/${guid}`, label: 'Riepilogo e fasi', current: section !== ACTUALS },
    ...(seesActuals
      ? [{ to: `${JOBS_PATH}/${guid}/${ACTUALS}`, label: 'Consuntivo', current: section === ACTUALS }]
      : []),
  ];
  return (
    <div className={classes.page}>
      <PageHead
        title={
          <span className={classes.headNumber}>
            {row?.number ?? 'Commessa'}
            {row ? <Pill tone={jobStateWord(row.state).tone}>{jobStateWord(row.state).label}</Pill> : null}
          </span>
        }
        note={
          row ? (
            <>
              <span className={classes.headPart}>{row.customerName || 'senza cliente'}</span>
              {partName(row)} · {formatNumber(row.quantity)} pz
            </>
          ) : undefined
        }
        tools={
          row ? (
            <>
              {comments?.(row.guid)}
              <PapersMenu job={row} seesPrices={role !== 'reparto'} />
              {mayWrite ? <Acts job={row} /> : null}
            </>
          ) : undefined
        }
        strip={
          <>
            <Link className={classes.link} to={JOBS_PATH}>
              ← Commesse
            </Link>
            <SectionLinks label="Parti della commessa" links={links} />
          </>
        }
      />
      <PageBody>
        <QueryState query={job} failed="La commessa non si è aperta">
          {(data) => (
            <div className={classes.columns}>
              <div className={classes.column}>
                {data.stateReason === '' ? null : (
                  <NoteBar tone="warn">
                    {JOB_STATE_LABELS[data.state]}: {data.stateReason}
                  </NoteBar>
                )}
                <ShortNote job={data} mayWrite={mayWrite} />
                {section === ACTUALS && seesActuals ? (
                  <ActualsView job={data} />
                ) : (
                  <>
                    <PhasesPanel job={data} mayWrite={mayWrite} />
                    <MaterialPanel job={data} mayWrite={mayWrite} />
                    <SummaryPanel job={data} mayWrite={mayWrite} />
                    <ChecksPanel job={data} mayWrite={mayWrite} />
                    <FloorPhotos guid={guid} />
                    <DdtsPanel job={data} mayWrite={mayWrite} />
                    {files && data.quoteGuid && data.positionId && role !== 'reparto' ? (
                      <Panel title="Disegni e file del preventivo">
                        {files({ quoteGuid: data.quoteGuid, positionId: data.positionId })}
                      </Panel>
                    ) : null}
                  </>
                )}
              </div>
              <EventsPanel guid={guid} />
            </div>
          )}
        </QueryState>
      </PageBody>
    </div>
  );
}

/** Actions of the office on a job: next states, split, delivery note, repeat. */
function Acts({ job }: { readonly job: Job }) {
  const { act, isBusy } = useAct([JOBS]);
  const [dialog, setDialog] = useState<'split' | 'ddt' | 'repeat' | null>(null);
  const [asking, setAsking] = useState<JobState | null>(null);
  const close = () => setDialog(null);
  const move = (state: JobState, reason = '') =>
    act(() => moveJob(job.guid, state, reason), `${job.number}: ${JOB_STATE_LABELS[state].toLowerCase()}.`);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.6} />}
        onClick={() => setDialog('repeat')}
      >
        Ripeti
      </Button>
      <Button
        variant="default"
        leftSection={<IconTruckDelivery size={16} stroke={1.6} />}
        onClick={() => setDialog('ddt')}
      >
        DDT
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="filled"
            disabled={isBusy}
            rightSection={<IconChevronDown size={16} stroke={1.6} />}
          >
            Cambia stato
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {nextJobStates(job.state).map((state) => (
            <Menu.Item
              key={state}
              onClick={() => (asksReason(state, missingGood(job)) ? setAsking(state) : void move(state))}
            >
              {JOB_STATE_LABELS[state]}
            </Menu.Item>
          ))}
          {isOver(job.state) ? null : (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setDialog('split')}>Dividi la commessa…</Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {asking ? (
        <StateDialog
          job={job}
          state={asking}
          onClose={() => setAsking(null)}
          onReason={(reason) => move(asking, reason)}
        />
      ) : null}
      {dialog === 'split' ? <SplitDialog job={job} onClose={close} /> : null}
      {dialog === 'ddt' ? <DdtDialog job={job} onClose={close} /> : null}
      {dialog === 'repeat' ? <RepeatDialog job={job} onClose={close} /> : null}
    </>
  );
}
