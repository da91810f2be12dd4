import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { capabilities, type JobRow } from '@truciolo/contract';
import {
  asksReason,
  JOB_STATE_LABELS,
  JOB_STATES,
  type JobState,
  mayMoveJob,
  missingGood,
} from '@truciolo/jobs';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useAct } from '../../../components/use-act.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { boardQuery, moveJob } from '../api/job-calls.ts';
import classes from '../components/board.module.css';
import { FirstJob } from '../components/first-job.tsx';
import { StateDialog } from '../components/state-dialog.tsx';
import { Due, partName } from '../job-columns.tsx';
import { nextText } from '../missing-text.ts';

/** Cancelled jobs appear only in the list. */
const BOARD_STATES = JOB_STATES.filter((state) => state !== 'cancelled');

/** The jobs by state; a card is dragged, or lifted with the space bar and moved with the arrows. */
export function BoardPage() {
  const board = useQuery(boardQuery);
  return (
    <div className={classes.page}>
      <PageHead title="Commesse" tools={<JobViews />} />
      <QueryState query={board} failed="Le commesse non si sono caricate">
        {({ rows, hidden }) =>
          rows.length === 0 ? (
            <FirstJob text="Qui ogni commessa è una scheda che passa da una colonna all’altra. Un preventivo accettato ne fa una con «Crea commessa»." />
          ) : (
            <>
              {hidden > 0 ? (
                <p className={classes.more}>
                  Le prime {formatNumber(rows.length)} per consegna: altre {formatNumber(hidden)} sono
                  nell’elenco.
                </p>
              ) : null}
              <Board rows={rows} />
            </>
          )
        }
      </QueryState>
    </div>
  );
}

function Board({ rows }: { readonly rows: readonly JobRow[] }) {
  const cache = useQueryClient();
  const { act } = useAct([JOBS]);
  const mayMove = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const [from, setFrom] = useState<JobState | null>(null);
  const [asking, setAsking] = useState<{ job: JobRow; state: JobState } | null>(null);
  const move = (job: JobRow, state: JobState, reason = '') => {
    // Optimistic update: the card stays where it was dropped, and a pending answer would put it back.
    void cache.cancelQueries(boardQuery);
    cache.setQueryData(
      boardQuery.queryKey,
      (old) =>
        old && { ...old, rows: old.rows.map((row) => (row.guid === job.guid ? { ...row, state } : row)) },
    );
    return act(
      () => moveJob(job.guid, state, reason),
      `${job.number}: ${JOB_STATE_LABELS[state].toLowerCase()}.`,
    );
  };
  const onDrop = ({ draggableId, destination }: DropResult) => {
    setFrom(null);
    const job = rows.find(({ guid }) => guid === draggableId);
    const state = JOB_STATES.find((one) => one === destination?.droppableId);
    if (!job || !state || state === job.state || !mayMoveJob(job.state, state)) return;
    if (asksReason(state, missingGood(job))) setAsking({ job, state });
    else void move(job, state);
  };
  return (
    <DragDropContext
      onDragStart={({ draggableId }) => setFrom(rows.find(({ guid }) => guid === draggableId)?.state ?? null)}
      onDragEnd={onDrop}
      dragHandleUsageInstructions="Spazio per prendere la commessa, frecce per spostarla, spazio per posarla, Esc per annullare."
    >
      <div className={classes.board}>
        {BOARD_STATES.map((state) => {
          const cards = rows.filter((row) => row.state === state);
          return (
            <section key={state} className={classes.lane} aria-label={JOB_STATE_LABELS[state]}>
              <h2 className={classes.laneHead}>
                {JOB_STATE_LABELS[state]} <span className="dim">{formatNumber(cards.length)}</span>
              </h2>
              <Droppable
                droppableId={state}
                isDropDisabled={from !== null && from !== state && !mayMoveJob(from, state)}
              >
                {(drop, { isDraggingOver }) => (
                  <div
                    ref={drop.innerRef}
                    {...drop.droppableProps}
                    className={classes.cards}
                    data-over={isDraggingOver || undefined}
                  >
                    {cards.map((job, index) => (
                      <Draggable
                        key={job.guid}
                        draggableId={job.guid}
                        index={index}
                        isDragDisabled={!mayMove}
                      >
                        {(drag) => (
                          <div
                            ref={drag.innerRef}
                            {...drag.draggableProps}
                            {...drag.dragHandleProps}
                            className={classes.card}
                          >
                            <Card job={job} />
                          </div>
                        )}
                      </Draggable>
                    ))}
                    {drop.placeholder}
                  </div>
                )}
              </Droppable>
            </section>
          );
        })}
      </div>
      {asking ? (
        <StateDialog
          {...asking}
          onClose={() => setAsking(null)}
          onReason={(reason) => move(asking.job, asking.state, reason)}
        />
      ) : null}
    </DragDropContext>
  );
}

function Card({ job }: { readonly job: JobRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <Link to={`${JOBS_PATH}/${job.guid}`} className={classes.number} draggable={false}>
          {job.number}
        </Link>
        <Due job={job} />
      </div>
      <b className={classes.customer}>{job.customerName || 'senza cliente'}</b>
      <span className={classes.part}>
        {partName(job)} · {formatNumber(job.quantity)} pz
      </span>
      <span className={classes.next}>
        {job.state === 'suspended'
          ? job.stateReason
          : nextText(job) || `${job.phasesDone}/${job.phases} fasi`}
      </span>
    </>
  );
}
