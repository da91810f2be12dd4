import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { floor, type RouteAnswer } from '@truciolo/contract';
import { backgroundApi } from '../../../lib/api/client.ts';
import { getSessionUser } from '../../../lib/session/session-store.ts';
import { askOrCached, cachedAnswer } from '../device-store/cached-answer.ts';

export const FLOOR = 'floor';
const EVERY = 30_000;

type Phases = RouteAnswer<typeof floor.phases>;
type Phase = RouteAnswer<typeof floor.phase>;
type Day = RouteAnswer<typeof floor.day>;

/** Keyed by user: another user on the same phone sees no cached data of the previous one. */
const keyOf = (...asked: readonly string[]): string => [getSessionUser()?.guid ?? '', ...asked].join(':');
const allKey = () => keyOf('phases');

/** Connectivity is judged by answers: the query runs even if the browser reports offline. */
const always = { networkMode: 'always', refetchInterval: EVERY } as const;

export const phasesQuery = (machine: string | null) =>
  queryOptions({
    queryKey: [FLOOR, 'phases', machine],
    queryFn: ({ signal }) =>
      askOrCached<Phases>(
        machine ? keyOf('phases', machine) : allKey(),
        () => backgroundApi(floor.phases, { query: machine ? { machine } : {} }, { signal }),
        () => cachedPhases(machine),
      ),
    placeholderData: keepPreviousData,
    ...always,
  });

async function cachedPhases(machine: string | null): Promise<Phases | undefined> {
  const all = await cachedAnswer<Phases>(allKey());
  if (!machine) return all;
  const own = all?.phases.filter(({ machineGuid }) => machineGuid === machine);
  return all && own ? { ...all, phases: own } : cachedAnswer<Phases>(keyOf('phases', machine));
}

/** `pass` identifies the person on a shared tablet. */
export const dayQuery = (pass: string | null) =>
  queryOptions({
    queryKey: [FLOOR, 'day', pass],
    queryFn: ({ signal }) =>
      askOrCached<Day>(keyOf('day', pass?.split('.')[0] ?? ''), () =>
        backgroundApi(floor.day, { query: pass ? { pass } : {} }, { signal }),
      ),
    ...always,
  });

export const phaseQuery = (guid: string) =>
  queryOptions({
    queryKey: [FLOOR, 'phase', guid],
    queryFn: ({ signal }) =>
      askOrCached<Phase>(
        keyOf('phase', guid),
        () => backgroundApi(floor.phase, { params: { guid } }, { signal }),
        () => cachedPhase(guid),
      ),
    ...always,
  });

/** The cached phase, from its own page or from the list, whichever is newer. */
async function cachedPhase(guid: string): Promise<Phase | undefined> {
  const alone = await cachedAnswer<Phase>(keyOf('phase', guid));
  const all = await cachedAnswer<Phases>(allKey());
  const phase = all?.phases.find((one) => one.guid === guid);
  if (!all || !phase || (alone && alone.now >= all.now)) return alone;
  const events = all.events.filter(({ phaseGuid }) => phaseGuid === guid);
  return { phase, events, questions: [], photos: [], now: all.now };
}
