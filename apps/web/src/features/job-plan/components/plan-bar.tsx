import { IconLock, IconPackage } from '@tabler/icons-react';
import { type Minute, type PlannedPhase, shortDay } from '@truciolo/planning';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { shortNumber } from '../../../entities/jobs/short-number.ts';
import { momentText, type PlanJob } from '../planner/plan-words.ts';
import classes from './plan-bar.module.css';

interface PlanBarProps {
  readonly phase: PlannedPhase;
  readonly job: PlanJob;
  readonly name: string;
  readonly machine: string;
  /** Why the job is late; null = in time. */
  readonly late: string | null;
  /** When the material of its job arrives, on the first phase of a job that waits for it. */
  readonly material: Minute | null;
  readonly isRunning: boolean;
  readonly isExternal: boolean;
  readonly isChosen: boolean;
  readonly colour: string;
  /** Percent of the width, and px from the top of the row. */
  readonly place: {
    readonly left: number;
    readonly width: number;
    readonly top: number;
    /** Percent by which a short bar before covers it. */
    readonly inset: number;
  };
  /** Short work with room beside it has its name there. */
  readonly isNamedBeside: boolean;
  /** Share of the bar that is set-up, 0 to 1. */
  readonly setup: number;
  /** Minutes of one pixel. */
  readonly scale: () => number;
  readonly onChoose: () => void;
  /** Null where nothing may be moved. */
  readonly onMove: ((start: Minute, back: boolean, machine?: string) => void) | null;
  /** Up (-1) or down to the next machine of the same kind. */
  readonly onStep: (direction: -1 | 1) => void;
  readonly onToggleLock: () => void;
}

const HOUR = 60;
const DAY = 1440;
const QUARTER = 15;

/** Start of the drag, and its distance, pixels. */
interface Grip {
  readonly x: number;
  readonly y: number;
  readonly shift: number;
  readonly drop: number;
}

/** The machine whose lane lies under the pointer. */
const laneUnder = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-machine]')?.dataset.machine)
    .find((machine) => machine !== undefined);

/** A phase on its machine: dragged, or moved with the arrows, it stays where it was put. */
export function PlanBar(props: PlanBarProps) {
  const {
    phase,
    job,
    name,
    machine,
    late,
    material,
    isRunning,
    isExternal,
    isChosen,
    colour,
    place,
    onMove,
  } = props;
  const [grip, setGrip] = useState<Grip | null>(null);
  const shiftOf = (event: PointerEvent) => (grip ? event.clientX - grip.x : 0);
  const dropOf = (event: PointerEvent) => (grip ? event.clientY - grip.y : 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? DAY : HOUR;
    if (event.key === 'ArrowLeft') onMove?.(phase.start - step, true);
    else if (event.key === 'ArrowRight') onMove?.(phase.start + step, false);
    else if (event.key === 'ArrowUp' && onMove) props.onStep(-1);
    else if (event.key === 'ArrowDown' && onMove) props.onStep(1);
    else if (event.key.toLowerCase() === 'b' && onMove) props.onToggleLock();
    else return;
    event.preventDefault();
  };
  const onDrop = (event: PointerEvent) => {
    const shift = shiftOf(event);
    const lane = laneUnder(event);
    setGrip(null);
    const isElsewhere = lane !== undefined && lane !== phase.machine;
    if ((Math.abs(shift) < 4 && !isElsewhere) || !onMove) return props.onChoose();
    const minutes = Math.round((shift * props.scale()) / QUARTER) * QUARTER;
    onMove(phase.start + minutes, minutes < 0, lane);
  };
  const style: CSSProperties = {
    left: `${place.left}%`,
    width: `${place.width}%`,
    top: place.top,
    ['--inset' as string]: `${place.inset}%`,
    ['--setup' as string]: `${100 * props.setup}%`,
    ['--c' as string]: late === null ? colour : 'var(--bad-mark)',
    ...(grip && { transform: `translate(${grip.shift}px, ${grip.drop}px)` }),
  };
  const words = [
    `${job.number} ${name}, ${machine}, dal ${momentText(phase.start)} al ${momentText(phase.end)}`,
    phase.locked && !isRunning ? 'bloccata' : '',
    isRunning ? 'in lavorazione' : '',
    late ? `in ritardo: ${late}` : '',
    material === null ? '' : `manca il materiale fino al ${shortDay(material)}`,
  ];
  return (
    <>
      <button
        type="button"
        className={classes.bar}
        style={style}
        aria-label={words.filter(Boolean).join(', ')}
        aria-pressed={isChosen}
        title={words.filter(Boolean).join('\n')}
        data-late={late !== null || undefined}
        data-external={isExternal || undefined}
        data-chosen={isChosen || undefined}
        data-running={isRunning || undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => event.detail === 0 && props.onChoose()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setGrip({ x: event.clientX, y: event.clientY, shift: 0, drop: 0 });
        }}
        onPointerMove={(event) =>
          grip && onMove && setGrip({ ...grip, shift: shiftOf(event), drop: dropOf(event) })
        }
        onPointerUp={onDrop}
        onPointerCancel={() => setGrip(null)}
      >
        {props.setup > 0 ? <i className={classes.setup} aria-hidden="true" /> : null}
        <span className={classes.barHead}>
          <b>{shortNumber(job.number)}</b>
          {phase.locked && !isRunning ? <IconLock size={11} stroke={2.2} aria-hidden /> : null}
          {material === null ? null : <IconPackage size={11} stroke={2.2} aria-hidden />}
        </span>
        <span className={classes.barNote}>{late ?? (isExternal ? name : job.part)}</span>
      </button>
      {props.isNamedBeside && !grip ? (
        <span
          className={classes.beside}
          style={{
            left: `calc(max(${place.left + place.width}%, ${place.left}% + 14px) + 4px)`,
            top: place.top,
          }}
          data-late={late !== null || undefined}
          aria-hidden="true"
        >
          <b className={classes.besideNumber}>{shortNumber(job.number)}</b>
          {name}
        </span>
      ) : null}
    </>
  );
}
