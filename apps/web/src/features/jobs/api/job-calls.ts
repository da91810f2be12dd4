import { queryOptions } from '@tanstack/react-query';
import {
  ddts,
  floor,
  type JobFields,
  type JobPhase,
  type JobRow,
  jobSheets,
  jobs,
  jobTimes,
  orders,
  type PaperMail,
  type PhaseFields,
  paperMails,
  type RouteInput,
} from '@truciolo/contract';
import { isClosed, JOB_STATES, type JobState, type TimeJudgement } from '@truciolo/jobs';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { api } from '../../../lib/api/client.ts';
import type { BulkCalls, ListCalls } from '../../../registry/calls/registry-calls.ts';

/** Jobs are neither archived nor tagged from their list. */
export const jobList: ListCalls<JobRow> & BulkCalls = {
  key: JOBS,
  list: ({ filter, ...state }, window, signal) =>
    api(jobs.list, { query: { ...state, ...window, filter: [...filter] } }, { signal }),
  archive: async () => 0,
  tag: async () => 0,
};

const OPEN_STATES = JOB_STATES.filter((state) => !isClosed(state));
const OPEN_MOST = 500;
const DELIVERED_MOST = 20;

/** All open jobs and the last delivered ones. */
export const boardQuery = queryOptions({
  queryKey: [JOBS, 'board'],
  queryFn: async ({ signal }) => {
    const open = { filter: OPEN_STATES.map((state) => `state:${state}`), sort: 'due', limit: OPEN_MOST };
    const ended = { filter: ['state:delivered'], sort: '-updatedAt', limit: DELIVERED_MOST };
    const [first, last] = await Promise.all([
      api(jobs.list, { query: open }, { signal }),
      api(jobs.list, { query: ended }, { signal }),
    ]);
    return { rows: [...first.rows, ...last.rows], hidden: first.total - first.rows.length };
  },
});

export const eventsQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid, 'events'],
    queryFn: ({ signal }) => api(jobs.events, { params: { guid } }, { signal }),
  });

export const historyQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid, 'history'],
    queryFn: ({ signal }) => api(jobs.history, { params: { guid } }, { signal }),
  });

export const photosQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid, 'photos'],
    queryFn: ({ signal }) => api(floor.jobPhotos, { params: { guid } }, { signal }),
    // The addresses in it hold for an hour.
    staleTime: 10 * 60_000,
  });

export const learnedQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid, 'learned'],
    queryFn: ({ signal }) => api(jobTimes.learned, { params: { guid } }, { signal }),
  });

export const actualsQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid, 'actuals'],
    queryFn: ({ signal }) => api(jobs.actuals, { params: { guid } }, { signal }),
    // A phase may be running: its hours go on.
    refetchInterval: 60_000,
  });

export const proposalQuery = (guid: string) =>
  queryOptions({
    queryKey: ['orders', 'proposal', guid],
    queryFn: ({ signal }) => api(orders.propose, { params: { guid } }, { signal }),
    staleTime: 0,
  });

export const moveJob = (guid: string, state: JobState, reason = '') =>
  api(jobs.move, { params: { guid }, body: { state, reason } });

const pick = (row: object, changes: object) => {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]]));
};

/** The change begins with the job as the page shows it. */
export const updateJob = (job: { readonly guid: string } & Partial<JobFields>, changes: Partial<JobFields>) =>
  api(jobs.update, { params: { guid: job.guid }, body: { base: pick(job, changes), changes } });

export const updatePhase = ({ guid, jobGuid, ...phase }: JobPhase, changes: Partial<PhaseFields>) =>
  api(jobs.updatePhase, {
    params: { guid: jobGuid, phaseGuid: guid },
    body: { base: pick(phase, changes), changes },
  });

export const setCosts = (guid: string, body: RouteInput<typeof jobs.setCosts>['body']) =>
  api(jobs.setCosts, { params: { guid }, body });

export const judgeTime = (guid: string, phaseGuid: string, judgement: TimeJudgement | null) =>
  api(jobTimes.judge, { params: { guid, phaseGuid }, body: { judgement } });

export const repeatJob = (guid: string, body: RouteInput<typeof jobs.repeat>['body']) =>
  api(jobs.repeat, { params: { guid }, body });

export const splitJob = (guid: string, body: RouteInput<typeof jobs.split>['body']) =>
  api(jobs.split, { params: { guid }, body });

export const createJob = (body: RouteInput<typeof jobs.create>['body']) => api(jobs.create, { body });

export const createOrder = (body: RouteInput<typeof orders.create>['body']) => api(orders.create, { body });

export const createDdt = (body: RouteInput<typeof ddts.create>['body']) => api(ddts.create, { body });
export const correctDdt = (guid: string, body: RouteInput<typeof ddts.correct>['body']) =>
  api(ddts.correct, { params: { guid }, body });
export const takeCharges = (guid: string) => api(ddts.takeCharges, { params: { guid } });

export const annulDdt = (guid: string, reason: string) =>
  api(ddts.annul, { params: { guid }, body: { reason } });

export const giveBack = (guid: string, body: RouteInput<typeof ddts.giveBack>['body']) =>
  api(ddts.giveBack, { params: { guid }, body });

export const ddtQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, 'ddt', guid],
    queryFn: ({ signal }) => api(ddts.get, { params: { guid } }, { signal }),
    staleTime: 0,
  });

export const orderQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, 'order', guid],
    queryFn: ({ signal }) => api(orders.get, { params: { guid } }, { signal }),
  });

export const subcontractOrder = (guid: string, phaseGuid: string) =>
  api(jobSheets.subcontract, { params: { guid, phaseGuid } });
export const orderConfirmation = (guid: string) => api(orders.pdf, { params: { guid } });
export const mailOrder = (guid: string, body: PaperMail) => api(paperMails.order, { params: { guid }, body });
export const mailSubcontract = (guid: string, phaseGuid: string, body: PaperMail) =>
  api(paperMails.subcontract, { params: { guid, phaseGuid }, body });
export const ddtPaper = (guid: string) => api(ddts.pdf, { params: { guid } });
