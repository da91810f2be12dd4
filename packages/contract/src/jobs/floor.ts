import { JOB_STATES, WORK_EVENT_KINDS } from '@truciolo/jobs';
import { z } from 'zod';
import { attachedFile, fileUpload, uploadName } from '../files/files.ts';
import { day, guid, instant, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { jobPhase, materialStates, workEvent } from './jobs.ts';
import { dimension, measure } from './measures.ts';

const count = z
  .int({ error: 'Un numero intero di pezzi.' })
  .min(-1_000_000, { error: 'Troppi pezzi.' })
  .max(1_000_000, { error: 'Troppi pezzi.' });

/** Created on the device; `at` is the time of its clock. */
const newWorkEvent = z
  .strictObject({
    guid,
    phaseGuid: guid,
    kind: z.enum(WORK_EVENT_KINDS),
    at: instant,
    good: count.default(0),
    scrap: count.default(0),
    reason: text(100).default(''),
    note: text(2000).default(''),
    /** With `duration`: the start event it refers to, and minutes of work. */
    about: guid.nullable().default(null),
    minutes: z.number().min(0).max(100_000).nullable().default(null),
    /** With `measure`: the dimension and the value. */
    measure: measure.nullable().default(null),
    /** On a shared tablet: the person who pressed (`floorPeople.identify`). Default: the user who is logged in. */
    pass: text(200).optional(),
  })
  .refine(({ kind, measure: taken }) => (kind === 'measure') === (taken !== null), {
    error: 'Manca la misura.',
    path: ['measure'],
  });
export type NewWorkEvent = z.input<typeof newWorkEvent>;

/** A phase with the data of its job that people at the machine need; it never contains a price. */
const floorPhase = jobPhase.extend({
  /** Of the machine in the registry; empty at the bench. */
  machineCode: z.string(),
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
  /** Dimensions of the drawing to be measured. */
  checks: z.array(dimension),
  /** The phases before it are done. */
  isReady: z.boolean(),
  /** Name of the person who works on it now. */
  person: z.string().nullable(),
});
export type FloorPhase = z.output<typeof floorPhase>;

/** A picture taken at a machine. */
const floorPhoto = attachedFile.extend({ phaseGuid: guid, place: z.int(), person: z.string(), at: instant });
export type FloorPhoto = z.output<typeof floorPhoto>;

/** Limit of pictures for one phase. */
export const PHOTOS_PER_PHASE = 50;

const question = z.object({
  /** Key of the start event that was never stopped. */
  startGuid: guid,
  person: z.string(),
  from: instant,
  to: instant.nullable(),
});

export const floor = {
  /** Running phases first, then the next ones by due day. */
  phases: route({
    method: 'GET',
    path: '/floor/phases',
    summary: 'Running and next phases, by machine',
    access: 'session',
    scope: 'jobs:read',
    polled: true,
    sharedTablet: true,
    query: z.strictObject({ machine: guid.optional() }),
    answer: z.object({
      phases: z.array(floorPhase),
      machines: z.array(z.object({ guid, code: z.string(), name: z.string(), phases: z.int() })),
      /** Events of those phases, from which a phone continues when it loses its connection. */
      events: z.array(workEvent),
      now: instant,
    }),
  }),
  phase: route({
    method: 'GET',
    path: '/floor/phases/:guid',
    summary: 'One phase with its events and the questions that wait for an answer',
    access: 'session',
    scope: 'jobs:read',
    polled: true,
    sharedTablet: true,
    params: z.object({ guid }),
    answer: z.object({
      phase: floorPhase,
      events: z.array(workEvent),
      questions: z.array(question),
      photos: z.array(floorPhoto),
      now: instant,
    }),
    errors: ['NOT_FOUND'],
  }),
  day: route({
    method: 'GET',
    path: '/floor/day',
    summary: 'Work of the caller at the machines today: stretches, hours, pieces',
    access: 'session',
    polled: true,
    sharedTablet: true,
    /** On a shared tablet the pass says whose day it is. */
    query: z.strictObject({ pass: text(200).optional() }),
    answer: z.object({
      stretches: z.array(
        z.object({
          guid,
          phaseGuid: guid,
          place: z.int(),
          phaseName: z.string(),
          jobNumber: z.string(),
          machineCode: z.string(),
          from: instant,
          to: instant.nullable(),
          minutes: z.number().nullable(),
        }),
      ),
      minutes: z.number(),
      good: z.int(),
      scrap: z.int(),
      now: instant,
    }),
  }),
  /** `key` is made on the device: a picture that is sent again is stored once. */
  addPhoto: route({
    method: 'POST',
    path: '/floor/phases/:guid/photos',
    writes: 'once',
    summary: 'Add a picture to a phase: PNG, JPEG or WebP as the raw body',
    access: 'session',
    sharedTablet: true,
    params: z.object({ guid }),
    query: z.strictObject({
      key: guid.optional(),
      name: uploadName,
      at: instant.optional(),
      pass: text(200).optional(),
    }),
    upload: fileUpload,
    status: 201,
    answer: floorPhoto,
    errors: ['NOT_FOUND', 'UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_FILES', 'GUID_TAKEN'],
  }),
  jobPhotos: route({
    method: 'GET',
    path: '/jobs/:guid/photos',
    summary: 'Pictures of a job that were taken at the machines, newest first',
    access: 'session',
    params: z.object({ guid }),
    answer: z.array(floorPhoto),
    errors: ['NOT_FOUND'],
  }),
  /** An event that is sent again is stored once. Each event gets its own result; the call as a whole is not refused. */
  record: route({
    method: 'POST',
    path: '/floor/events',
    writes: 'once',
    summary: 'Record events of phases: start, pause, stop, pieces, notes, corrections',
    access: 'session',
    scope: 'jobs:write',
    sharedTablet: true,
    body: z.strictObject({
      /** Current time of the device's clock, from which the server computes its error. */
      sentAt: instant,
      events: z.array(newWorkEvent).min(1).max(200),
    }),
    answer: z.object({
      events: z.array(
        z.object({
          guid,
          isStored: z.boolean(),
          /** An Italian sentence for the author where the event did not have its usual effect. */
          remark: z.string().nullable(),
        }),
      ),
      now: instant,
    }),
  }),
};
