import {
  JOB_STATE_LABELS,
  JOB_STATES,
  type JobState,
  PHASE_STATE_LABELS,
  type PhaseState,
} from '@truciolo/jobs';
import type { Tone } from '../../components/tags/pill.tsx';
import { formatDay } from '../../lib/format/rome-day.ts';

interface MaterialArrival {
  readonly materialState: keyof typeof materialStateWords;
  readonly materialDue: string | null;
}

const tones: Readonly<Record<JobState, Tone>> = {
  'to-plan': 'plain',
  planned: 'info',
  running: 'info',
  suspended: 'warn',
  finished: 'ok',
  delivered: 'ok',
  cancelled: 'bad',
};

export const jobStateWord = (state: JobState) => ({ label: JOB_STATE_LABELS[state], tone: tones[state] });

export const jobStateOptions = JOB_STATES.map((value) => ({ value, label: JOB_STATE_LABELS[value] }));

const phaseTones: Readonly<Record<PhaseState, Tone>> = {
  todo: 'plain',
  running: 'ok',
  paused: 'warn',
  done: 'info',
};

export const phaseStateWord = (state: PhaseState) => ({
  label: PHASE_STATE_LABELS[state],
  tone: phaseTones[state],
});

export const materialStateWords = {
  'to-order': 'Da ordinare',
  ordered: 'Ordinato',
  here: 'In officina',
} as const;

/** "Ordinato, arriva il 01/12/2026" */
export const materialStateText = ({ materialState, materialDue }: MaterialArrival): string =>
  materialState === 'here' || materialDue === null
    ? materialStateWords[materialState]
    : `${materialStateWords[materialState]}, arriva il ${formatDay(materialDue)}`;
