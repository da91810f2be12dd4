import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FloorPhase, FloorPhoto, JobWorkEvent } from '@truciolo/contract';
import type { FoldedPhase } from '@truciolo/jobs';
import { Link } from 'react-router';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import { duration } from '../../../entities/jobs/hours.ts';
import { FLOOR_PATH } from '../../../entities/jobs/job-paths.ts';
import { phaseStateWord } from '../../../entities/jobs/job-states.ts';
import { measuresOf } from '../../../entities/jobs/measured.ts';
import { formatDateTime, formatTime } from '../../../lib/format/dates.ts';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import { formatDay, romeDay } from '../../../lib/format/rome-day.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { phaseQuery } from '../api/floor-queries.ts';
import floor from '../components/floor.module.css';
import { MachineSign } from '../components/machine-sign.tsx';
import classes from '../components/phase.module.css';
import { PhaseControls } from '../components/phase-controls.tsx';
import { QuestionBox } from '../components/question-box.tsx';
import { WaitingBar } from '../components/waiting-bar.tsx';
import { clockFace, foldPhase } from '../fold-phase.ts';
import { usePressAs } from '../kiosk/use-press-as.ts';
import { MeasurePanel } from '../measures/measure-panel.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { PhotoStrip } from '../photos/photo-strip.tsx';
import { lacksMaterial } from '../question-before.ts';
import { useNow } from '../use-now.ts';

/** One phase for the person who works on it: time, pieces, start, pause, end. */
export function PhasePage({ guid }: { readonly guid: string }) {
  const phase = useQuery(phaseQuery(guid));
  return (
    <QueryState query={phase} failed="La fase non si è aperta">
      {(data) => <PhaseScreen {...data} />}
    </QueryState>
  );
}

/** A start of today needs its time alone. */
const startedAt = (from: string, now: number): string =>
  romeDay(new Date(from)) === romeDay(new Date(now))
    ? `avviata alle ${formatTime(from)}`
    : `avviata il ${formatDateTime(from)}`;

interface PhaseScreenProps {
  readonly phase: FloorPhase;
  readonly events: readonly JobWorkEvent[];
  readonly photos: readonly FloorPhoto[];
}

function PhaseScreen({ phase, events, photos }: PhaseScreenProps) {
  const { pending, isCut, told } = useOutbox();
  const { firstName, lastName } = useSessionUser();
  const { pressAs, who, bar } = usePressAs();
  const own = told.filter(({ phaseGuid }) => phaseGuid === phase.guid);
  const now = useNow(true);
  const folded = foldPhase(events, own, `${firstName} ${lastName}`, now);
  const made = folded.good + folded.scrap;
  const planned = phase.setupMinutes + phase.runMinutes;
  const word = phaseStateWord(folded.state);
  const pieces = Math.min(100, (made / Math.max(1, phase.started)) * 100);
  const share = planned > 0 ? Math.min(100, (folded.minutes / planned) * 100) : 0;
  return (
    <div className={floor.page}>
      <WaitingBar pending={pending} isCut={isCut} />
      {bar}
      <header className={floor.top}>
        <Link to={FLOOR_PATH} className={classes.back} aria-label="Torna alle fasi">
          <IconChevronLeft size={24} stroke={1.6} aria-hidden="true" />
        </Link>
        <div className={floor.topText}>
          <b className="mono">{phase.jobNumber}</b>
          <span className="small muted">
            {[phase.code, phase.description.split('\n')[0]].filter(Boolean).join(' · ')}
            {phase.due ? ` · consegna ${formatDay(phase.due)}` : ''}
          </span>
        </div>
      </header>
      <div className={classes.head}>
        <span className={classes.phaseChip}>Fase {phase.place}</span>
        <h1>{phase.name}</h1>
        <div className={classes.where}>
          <MachineSign code={phase.machineCode} name={phase.machineName} />
          <span className="muted">
            {[
              phase.material,
              phase.drawing
                ? `disegno ${[phase.drawing, phase.drawingRevision].filter(Boolean).join(' rev. ')}`
                : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
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
            await pressAs([{ phaseGuid: phase.guid, kind: 'duration', about: stretch.key, minutes }]);
          }}
        />
      ))}
      <div className={classes.clock}>
        <Pill tone={word.tone}>{word.label}</Pill>
        <strong>{clockFace(folded.minutes)}</strong>
        <span className="small muted">
          {folded.running
            ? `${startedAt(folded.running.from, now)} da ${folded.running.person}`
            : `previste ${duration(planned)}`}
        </span>
        <div className={classes.progress} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
          <b style={{ left: `${pieces}%` }} />
        </div>
        <div className={classes.progressWords}>
          <span>{planned > 0 ? `tempo ${formatNumber(share)} %` : ''}</span>
          <b>pezzi {formatNumber(pieces)} %</b>
          <span>previste {duration(planned)}</span>
        </div>
      </div>
      <PhaseControls
        phase={phase}
        folded={folded}
        press={pressAs}
        facts={
          <dl className={classes.facts}>
            <div>
              <dt>Al pezzo, reale</dt>
              <dd>{made > 0 ? `${formatDecimal(folded.minutes / made, 2)} min` : '–'}</dd>
            </div>
            <div>
              <dt>Previsto</dt>
              <dd>{formatDecimal(planned / Math.max(1, phase.started), 2)} min</dd>
            </div>
            <div>
              <dt>Fine stimata</dt>
              <dd>{folded.running ? formatTime(now + leftOf(phase, folded) * 60_000) : '–'}</dd>
            </div>
          </dl>
        }
      >
        <PhotoStrip phaseGuid={phase.guid} photos={photos} who={who} />
        <MeasurePanel
          checks={phase.checks}
          taken={measuresOf(events, own)}
          onMeasure={(measure) => pressAs([{ phaseGuid: phase.guid, kind: 'measure', measure }])}
        />
      </PhaseControls>
    </div>
  );
}

/** Minutes until the last piece, at the pace so far or at the planned one. */
function leftOf(
  { setupMinutes, runMinutes, started }: FloorPhase,
  { good, scrap, minutes }: FoldedPhase,
): number {
  const planned = setupMinutes + runMinutes;
  const made = good + scrap;
  if (made === 0) return Math.max(0, planned - minutes);
  return (minutes / made) * Math.max(0, started - made);
}
