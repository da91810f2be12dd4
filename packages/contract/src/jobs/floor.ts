import { JOB_STATES, WORK_EVENT_KINDS } from '@truciolo/jobs';
import { z } from 'zod';
import { day, guid, instant, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { jobPhase, materialStates, workEvent } from './jobs.ts';

const count = z
  .int({ error: 'Un numero intero di pezzi.' })
  .min(-1_000_000, { error: 'Troppi pezzi.' })
  .max(1_000_000, { error: 'Troppi pezzi.' });

/** Made where it happened; `at` by the clock of that device. */
const newWorkEvent = z.strictObject({
  guid,
  phaseGuid: guid,
  kind: z.enum(WORK_EVENT_KINDS),
  at: instant,
  good: count.default(0),
  scrap: count.default(0),
  reason: text(100).default(''),
  note: text(2000).default(''),
  /** With `duration`: the start it is about, and minutes of work. */
  about: guid.nullable().default(null),
  minutes: z.number().min(0).max(100_000).nullable().default(null),
  /** On a shared tablet: who pressed (`floorPeople.identify`). Left out: whoever is logged in. */
  pass: text(200).optional(),
});
export type NewWorkEvent = z.input<typeof newWorkEvent>;

/** A phase with what somebody at a machine needs to know of its job; never a price. */
const floorPhase = jobPhase.extend({
  jobNumber: z.string(),
  jobState: z.enum(JOB_STATES),
  stateReason: z.string(),
  code: z.string(),
  description: z.string(),
  drawing: z.string(),
  drawingRevision: z.string(),
  material: z.string(),
  materialState: z.enum(materialStates),
  quantity: z.int(),
  started: z.int(),
  due: day.nullable(),
  urgent: z.boolean(),
  notes: z.string(),
  /** The phases before it are done. */
  isReady: z.boolean(),
  /** Who works on it now. */
  person: z.string().nullable(),
});
export type FloorPhase = z.output<typeof floorPhase>;

const question = z.object({
  /** Key of the start that was never stopped. */
  startGuid: guid,
  person: z.string(),
  from: instant,
  to: instant.nullable(),
});

export const floor = {
  /** Running first, then what comes next, by due day. */
  phases: route({
    method: 'GET',
    path: '/floor/phases',
    summary: 'What is worked on and what comes next, by machine',
    access: 'session',
    polled: true,
    sharedTablet: true,
    query: z.strictObject({ machine: guid.optional() }),
    answer: z.object({
      phases: z.array(floorPhase),
      machines: z.array(z.object({ guid, name: z.string(), phases: z.int() })),
      /** Of those phases: a phone that loses its connection goes on from here. */
      events: z.array(workEvent),
      now: instant,
    }),
  }),
  phase: route({
    method: 'GET',
    path: '/floor/phases/:guid',
    summary: 'One phase with its events and the questions that wait for an answer',
    access: 'session',
    polled: true,
    sharedTablet: true,
    params: z.object({ guid }),
    answer: z.object({
      phase: floorPhase,
      events: z.array(workEvent),
      questions: z.array(question),
      now: instant,
    }),
    errors: ['NOT_FOUND'],
  }),
  /** Sent again, an event is stored once. Nothing is refused as a whole: each event has its own word. */
  record: route({
    method: 'POST',
    path: '/floor/events',
    writes: 'once',
    summary: 'What happened at some phases: start, pause, stop, pieces, notes, corrections',
    access: 'session',
    sharedTablet: true,
    body: z.strictObject({
      /** Now, by the clock of the device: what its clock is wrong by is taken out. */
      sentAt: instant,
      events: z.array(newWorkEvent).min(1).max(200),
    }),
    answer: z.object({
      events: z.array(
        z.object({
          guid,
          isStored: z.boolean(),
          /** An Italian sentence where the event did not do what its author meant. */
          remark: z.string().nullable(),
        }),
      ),
      now: instant,
    }),
  }),
};
