import { useQuery } from '@tanstack/react-query';
import type { FloorPhase, JobWorkEvent } from '@truciolo/contract';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { duration } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { phaseStateWord } from '../../../entities/jobs/job-states.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay } from '../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { phaseQuery } from '../api/floor-queries.ts';
import classes from '../components/floor.module.css';
import { PhaseControls } from '../components/phase-controls.tsx';
import { QuestionBox } from '../components/question-box.tsx';
import { WaitingBar } from '../components/waiting-bar.tsx';
import { clockFace, foldPhase } from '../fold-phase.ts';
import { usePresser } from '../kiosk/use-presser.tsx';
import { type Press, useOutbox } from '../outbox/use-outbox.ts';
import { lacksMaterial } from '../question-before.ts';
import { useNow } from '../use-now.ts';

/** One phase for the person who works on it: time, pieces, start, pause, end. */
export function PhasePage({ guid }: { readonly guid: string }) {
  const phase = useQuery(phaseQuery(guid));
  return (
    <QueryState query={phase} failed="La fase non si è aperta">
      {(data) => <PhaseScreen phase={data.phase} events={data.events} />}
    </QueryState>
  );
}

interface PhaseScreenProps {
  readonly phase: FloorPhase;
  readonly events: readonly JobWorkEvent[];
}

function PhaseScreen({ phase, events }: PhaseScreenProps) {
  const { pending, isCut, told, press } = useOutbox();
  const { firstName, lastName } = useSessionUser();
  const { who, bar } = usePresser();
  const pressAll = async (events: readonly Press[]): Promise<boolean> => {
    const presser = await who();
    if (presser === undefined) return false;
    await press(events, presser?.pass);
    return true;
  };
  const own = told.filter(({ phaseGuid }) => phaseGuid === phase.guid);
  const now = useNow(true);
  const folded = foldPhase(events, own, `${firstName} ${lastName}`, now);
  const made = folded.good + folded.scrap;
  const planned = phase.setupMinutes + phase.runMinutes;
  const word = phaseStateWord(folded.state);
  const share = planned > 0 ? Math.min(100, (folded.minutes / planned) * 100) : 0;
  return (
    <div className={classes.page}>
      <WaitingBar pending={pending} isCut={isCut} />
      {bar}
      <div className={classes.head}>
        <Link to={FLOOR_PATH}>← Reparto</Link>
        <h1>{phase.name}</h1>
        <div>
          <span className={classes.place}>{phase.machineName || 'Banco'}</span> Fase {phase.place} ·{' '}
          <span className="mono">{phase.jobNumber}</span>
        </div>
        <div className="muted">
          {[phase.code, phase.description.split('\n')[0]].filter(Boolean).join(' · ')}
          {phase.drawing ? ` · disegno ${phase.drawing} ${phase.drawingRevision}` : ''}
          {phase.material ? ` · ${phase.material}` : ''}
          {phase.due ? ` · consegna ${formatDay(phase.due)}` : ''}
        </div>
      </div>
      {phase.jobState === 'suspended' ? (
        <NoteBar tone="warn">
          La commessa è sospesa{phase.stateReason ? `: ${phase.stateReason}` : ''}.
        </NoteBar>
      ) : null}
      {lacksMaterial(phase) ? (
        <NoteBar tone="warn">Manca il materiale: {phase.material} non risulta arrivato.</NoteBar>
      ) : null}
      {phase.notes ? <NoteBar tone="info">{phase.notes}</NoteBar> : null}
      {folded.questions.map((stretch) => (
        <QuestionBox
          key={stretch.key}
          stretch={stretch}
          onMinutes={async (minutes) => {
            await pressAll([{ phaseGuid: phase.guid, kind: 'duration', about: stretch.key, minutes }]);
          }}
        />
      ))}
      <div className={classes.clock}>
        <Pill tone={word.tone}>{word.label}</Pill>
        <strong>{clockFace(folded.minutes)}</strong>
        <span className="small muted">
          {folded.running
            ? `avviata il ${formatDateTime(folded.running.from)} da ${folded.running.person}`
            : `previste ${duration(planned)}`}
        </span>
        <div className={classes.bar} style={{ marginTop: 'var(--s3)' }} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </div>
        <span className="small muted">
          {planned > 0 ? `tempo ${formatNumber(share)} %` : ''} · pezzi {formatNumber(made)} di{' '}
          {formatNumber(phase.started)}
          {made > 0 ? ` · ${formatDecimal(folded.minutes / made, 2)} min/pz` : ''}
        </span>
      </div>
      <PhaseControls phase={phase} folded={folded} press={pressAll} />
    </div>
  );
}
