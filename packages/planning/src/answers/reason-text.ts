import { italianShortDay } from '@truciolo/italian';
import { dayOf, dayText, type Minute } from '../calendar/wall-time.ts';
import type { BrokenLock, LateReason, LeftOutReason } from '../model/plan.ts';

/** Display names of the ids in a reason; an unknown id is shown unchanged. */
export interface Names {
  readonly machine: (id: string) => string;
  readonly phase: (id: string) => string;
}

/** "12/12" */
export const shortDay = (minute: Minute): string => italianShortDay(dayText(dayOf(minute)));

/** The moment work ends belongs to the day it was done on, also at midnight. */
export const endDay = (end: Minute) => shortDay(end - 1);

export function lateReasonText(reason: LateReason, names: Names): string {
  switch (reason.kind) {
    case 'already-due':
      return 'la consegna è già passata';
    case 'too-long':
      return Number.isFinite(reason.earliest)
        ? `il lavoro finisce il ${endDay(reason.earliest)} anche a officina libera`
        : 'il lavoro non sta nel calendario delle macchine';
    case 'material':
      return `manca il materiale fino al ${shortDay(reason.arrives)}`;
    case 'locked':
      return `${names.phase(reason.phase)} bloccata al ${shortDay(reason.start)}`;
    case 'machine-full':
      return `${names.machine(reason.machine)} pieno fino al ${shortDay(reason.until)}`;
    case 'people':
      return `manca personale fino al ${shortDay(reason.until)}`;
  }
}

export function leftOutText(reason: LeftOutReason, names: Names): string {
  switch (reason.kind) {
    case 'no-phases':
      return 'non ha fasi';
    case 'bad-number':
      return `${names.phase(reason.phase)}: tempi o quantità non validi`;
    case 'no-machine':
      return `${names.phase(reason.phase)}: manca la macchina`;
    case 'no-room':
      return `${names.phase(reason.phase)}: ${names.machine(reason.machine)} non ha abbastanza ore nel calendario`;
    case 'double':
      return 'la commessa è presente due volte';
  }
}

export function brokenLockText({ phase, because }: BrokenLock, names: Names): string {
  const why = {
    'machine-taken': "la macchina è già occupata da un'altra fase bloccata",
    'people-taken': 'in quelle ore il personale è già impegnato',
    'phase-before': 'la fase prima finisce dopo',
    'not-its-machine': 'non è una macchina di questa fase',
    closed: 'il calendario della macchina finisce prima',
  }[because];
  return `${names.phase(phase)} non resta bloccata: ${why}`;
}
