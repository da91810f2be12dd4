import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { capabilities, type PlanInput } from '@truciolo/contract';
import { type Locks, unplannedJobs } from '@truciolo/jobs';
import { dayText, type Minute, type PlannedPhase, type WorkWindow } from '@truciolo/planning';
import { type ReactNode, useMemo, useState } from 'react';
import { notifyFailed } from '../../../components/notify.tsx';
import { PageHead } from '../../../components/page-head/page-head.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { JobViews } from '../../../entities/jobs/job-views.tsx';
import { addDays, formatDay, romeDay } from '../../../lib/format/rome-day.ts';
import { hasCapability } from '../../../lib/session/capabilities.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { planInputQuery } from '../api/plan-calls.ts';
import { Gantt, mondayBefore } from '../components/gantt.tsx';
import { PlanOvertaken } from '../components/plan-overtaken.tsx';
import classes from '../components/plan-page.module.css';
import { PlanSide } from '../components/plan-side.tsx';
import { PlanWaiting } from '../components/plan-waiting.tsx';
import { fittingMachines } from '../planner/fitting-machines.ts';
import { ZOOMS, zoomOf } from '../planner/gantt-layout.ts';
import { locksToCarry, movedBetween } from '../planner/plan-changes.ts';
import { jobsInSight, PLAN_FILTERS, type PlanFilter } from '../planner/plan-filter.ts';
import { statusText } from '../planner/plan-status.ts';
import { planNames, slipRemarks } from '../planner/plan-words.ts';
import { shopMeans } from '../planner/shop-means.ts';
import { useApplyPlan } from '../planner/use-apply-plan.ts';
import { usePlanCosts } from '../planner/use-plan-costs.ts';
import { usePlanDraft } from '../planner/use-plan-draft.ts';

interface PlanPageProps {
  /** The page shows this while there is nothing to plan; without it the plan stays empty. */
  readonly nothing?: ReactNode;
}

export function PlanPage({ nothing }: PlanPageProps) {
  const query = useQuery(planInputQuery);
  const [tried, setTried] = useState<Tried | null>(null);
  return (
    <div className={classes.page}>
      <PageHead title="Commesse" tools={<JobViews />} />
      <QueryState query={query} failed="Il piano non si è caricato">
        {(input) =>
          input.jobs.length === 0 && nothing ? (
            nothing
          ) : (
            <PlanView
              key={input.now}
              input={input}
              tried={tried === null || tried.input === input ? null : tried}
              onTried={setTried}
            />
          )
        }
      </QueryState>
    </div>
  );
}

/** A plan that could not be applied because a colleague was faster: its input and its decisions. */
interface Tried {
  readonly input: PlanInput;
  readonly locks: Locks;
}

interface PlanViewProps {
  readonly input: PlanInput;
  readonly tried: Tried | null;
  readonly onTried: (tried: Tried | null) => void;
}

const HOUR = 60;
/** On Saturday and Sunday the plan begins with the week to come. */
const WEEKEND = 2;

/** Moved towards the past into closed hours, a phase goes to the last hour before them. */
function openBefore(windows: readonly WorkWindow[], moment: Minute): Minute {
  const window = windows.findLast(({ start }) => start <= moment);
  if (!window || moment < window.end) return moment;
  return Math.max(window.start, window.end - HOUR);
}

function PlanView({ input, tried, onTried }: PlanViewProps) {
  const moved = useMemo(() => (tried ? movedBetween(tried.input, input) : []), [tried, input]);
  const draft = usePlanDraft(input, tried ? locksToCarry(tried.locks, moved) : undefined);
  const names = useMemo(() => planNames(input), [input]);
  const { apply, isBusy } = useApplyPlan(input, (isOvertaken) =>
    onTried(isOvertaken ? { input, locks: draft.locks } : null),
  );
  const mayPlan = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const today = mondayBefore(addDays(romeDay(new Date(input.now)), WEEKEND));
  const [firstDay, setFirstDay] = useState(today);
  const [chosen, setChosen] = useState<string | null>(null);
  const [zoomName, setZoomName] = useState<string>(zoomOf('settimana').value);
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<PlanFilter>('');
  const zoom = zoomOf(zoomName);
  const plan = draft.draft ?? draft.inForce;

  const move = (phase: PlannedPhase, wanted: Minute, back: boolean, machine = phase.machine) => {
    if (machine !== phase.machine && !fittingMachines(input.machines, phase.machine).includes(machine)) {
      const [here, there] = [names.machine(phase.machine), names.machine(machine)];
      return notifyFailed(`${there} è di un altro tipo: la fase resta su ${here}.`);
    }
    const windows = draft.problem.machines.find(({ id }) => id === machine)?.windows ?? [];
    const start = Math.max(draft.problem.now, back ? openBefore(windows, wanted) : wanted);
    setChosen(phase.job);
    void draft.lock(new Map([[phase.phase, { machine, start }]]));
  };
  const toggleLock = (phases: readonly PlannedPhase[]) =>
    void draft.lock(
      new Map(phases.map(({ phase, machine, start, locked }) => [phase, locked ? null : { machine, start }])),
    );
  const isChosenLate = plan.jobs.some(({ job, late }) => job === chosen && late > 0);
  const costs = usePlanCosts(isChosenLate);
  const ways = useMemo(
    () =>
      chosen !== null && isChosenLate && !draft.isRunning && costs !== undefined
        ? { problem: draft.problem, plan, job: chosen, means: shopMeans(input, chosen, costs) }
        : null,
    [chosen, isChosenLate, draft.isRunning, draft.problem, plan, input, costs],
  );
  const waiting = useMemo(() => unplannedJobs(input), [input]);
  const inSight = useMemo(() => jobsInSight(plan, names, { words, filter }), [plan, names, words, filter]);
  const shown = `${formatDay(dayText(firstDay))} – ${formatDay(dayText(firstDay + zoom.days - 1))}`;
  return (
    <>
      <div className={classes.tools}>
        <Button
          variant="default"
          size="xs"
          aria-label="Prima"
          onClick={() => setFirstDay(firstDay - zoom.step)}
        >
          ‹
        </Button>
        <Button variant="default" size="xs" onClick={() => setFirstDay(today)}>
          Oggi
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label="Dopo"
          onClick={() => setFirstDay(firstDay + zoom.step)}
        >
          ›
        </Button>
        <b className={classes.period}>{shown}</b>
        <SegmentedControl
          size="xs"
          aria-label="Quanto si vede"
          data={ZOOMS.map(({ value, label }) => ({ value, label }))}
          value={zoom.value}
          onChange={setZoomName}
        />
        <TextInput
          size="xs"
          w={150}
          aria-label="Cerca nel piano"
          placeholder="Cerca nel piano"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <NativeSelect
          size="xs"
          aria-label="Filtro del piano"
          data={PLAN_FILTERS.map(({ value, label }) => ({ value, label }))}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value as PlanFilter)}
        />
        <span className={classes.dim} role="status">
          {statusText(draft)}
        </span>
        {mayPlan ? (
          <div className={classes.trying}>
            {draft.isRunning ? (
              <Button variant="filled" size="xs" disabled={draft.draft === null} onClick={draft.stop}>
                Basta così
              </Button>
            ) : draft.draft ? (
              <>
                <Button variant="default" size="xs" onClick={draft.discard}>
                  Scarta la prova
                </Button>
                <Button variant="filled" size="xs" loading={isBusy} onClick={() => void apply(plan)}>
                  Applica
                </Button>
              </>
            ) : null}
            <Button
              variant={draft.draft ? 'default' : 'filled'}
              size="xs"
              disabled={draft.isRunning || input.jobs.length === 0}
              onClick={() => void draft.plan()}
            >
              Pianifica
            </Button>
          </div>
        ) : null}
      </div>
      {tried && draft.draft === null ? (
        <PlanOvertaken
          moved={moved}
          isBusy={draft.isRunning}
          onAgain={() => void draft.plan()}
          onClose={() => {
            draft.discard();
            onTried(null);
          }}
        />
      ) : null}
      <div className={classes.body}>
        <Gantt
          input={input}
          problem={draft.problem}
          plan={plan}
          names={names}
          firstDay={firstDay}
          days={zoom.days}
          inSight={inSight}
          chosen={chosen}
          onChoose={setChosen}
          onMove={mayPlan ? move : null}
          onToggleLock={(phase) => toggleLock([phase])}
        />
        <PlanSide
          plan={plan}
          names={names}
          slipped={draft.draft ? [] : slipRemarks(input, draft.inForce, names)}
          chosen={chosen}
          ways={ways}
          onChoose={setChosen}
          onToggleLock={mayPlan ? toggleLock : null}
        />
      </div>
      <PlanWaiting jobs={draft.draft ? [] : waiting} names={names} chosen={chosen} onChoose={setChosen} />
      {mayPlan ? (
        <p className={classes.keys}>
          Trascina una fase per bloccarla dove serve, anche su un’altra macchina dello stesso tipo; da
          tastiera: frecce a lato un’ora, con Maiusc un giorno, su e giù cambia macchina, B blocca o sblocca.
          Le modifiche restano una prova finché non premi Applica.
        </p>
      ) : null}
    </>
  );
}
