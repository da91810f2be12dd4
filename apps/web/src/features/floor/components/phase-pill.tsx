import type { FloorPhase } from '@truciolo/contract';
import { italianShortDay, WEEKDAYS, weekdayOf } from '@truciolo/italian';
import { missingPieces } from '@truciolo/jobs';
import { Pill } from '../../../components/tags/pill.tsx';
import { agree } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { lacksMaterial } from '../question-before.ts';

interface PhasePillProps {
  readonly phase: FloorPhase;
  readonly isFirst: boolean;
}

/** State of a phase in the list: who works on it, what it waits for, or the day it is planned for. */
export function PhasePill({ phase, isFirst }: PhasePillProps) {
  if (phase.questions > 0) return <Pill tone="warn">Quanto è durata?</Pill>;
  if (phase.state === 'running') return <Pill tone="ok">{phase.person ?? 'In lavoro'}</Pill>;
  if (phase.state === 'done') {
    const missing = missingPieces(phase.good, phase.quantity);
    return <Pill tone="warn">{`${agree(missing, 'Manca', 'Mancano')} ${formatNumber(missing)} pz`}</Pill>;
  }
  if (phase.state === 'paused') return <Pill tone="warn">In pausa</Pill>;
  if (!phase.isReady) return <Pill>Aspetta la fase prima</Pill>;
  if (lacksMaterial(phase)) return <Pill tone="warn">Manca il materiale</Pill>;
  if (isFirst) return <Pill tone="info">Prossima</Pill>;
  return <Pill>{laterDay(phase.plannedStart) ?? 'Da fare'}</Pill>;
}

/** "Gio 19/11": the planned day, where it is still to come. */
function laterDay(plannedStart: string | null): string | null {
  const day = plannedStart === null ? null : romeDay(new Date(plannedStart));
  if (day === null || day <= romeDay(new Date())) return null;
  const name = WEEKDAYS[weekdayOf(day)] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${italianShortDay(day)}`;
}
