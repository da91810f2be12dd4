import { makeChance, pick } from '../features/samples/index.ts';
import type { Services } from '../platform/context.ts';
import { newGuid } from '../platform/guid.ts';

const DAY_MS = 86_400_000;
const DAYS = 60;
const BATCH = 500;

export interface UsageSource {
  readonly companyGuid: string;
  readonly userGuids: readonly string[];
  /** Chance that a user comes on a working day, 0 to 1. */
  readonly activity: number;
  readonly since: Date;
}

const pages = [
  '/quote-tools',
  '/quote-history',
  '/dashboard',
  '/materials',
  '/customers',
  '/machines',
  '/calcolo-parametri',
  '/threading-table',
] as const;
const buttons = ['Salva', 'Nuovo preventivo', 'Aggiungi fase', 'Calcola', 'Esporta', 'Cerca'] as const;

type Visit = { readonly source: UsageSource; readonly userGuid: string; readonly start: Date };

function* visits(sources: readonly UsageSource[], now: Date, chance: () => number): Generator<Visit> {
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = new Date(now.getTime() - ago * DAY_MS);
    const isWeekend = day.getUTCDay() % 6 === 0;
    for (const source of sources) {
      for (const userGuid of source.userGuids) {
        if (chance() > source.activity * (isWeekend ? 0.08 : 0.85)) continue;
        // Between seven in the morning and five in the afternoon, but never later than now.
        const start = new Date(day.toISOString().slice(0, 10));
        start.setUTCMinutes(Math.floor((7 + chance() * 10) * 60));
        if (start >= source.since && start < now) yield { source, userGuid, start };
      }
    }
  }
}

function eventsOf({ source, userGuid, start }: Visit, chance: () => number) {
  const sessionId = newGuid(start);
  const count = 3 + Math.floor(chance() * 5);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(start.getTime() + index * 40_000);
    const isClick = index > 0 && chance() < 0.45;
    return {
      companyGuid: source.companyGuid,
      userGuid,
      sessionId,
      eventType: isClick ? 'click' : 'page_view',
      pagePath: pick(pages, chance, pages[0]),
      pageTitle: null,
      elementType: isClick ? 'button' : null,
      elementRole: null,
      elementId: null,
      elementAnalyticsId: null,
      elementText: isClick ? pick(buttons, chance, buttons[0]) : null,
      elementHref: null,
      metadata: null,
      occurredAt: at,
      receivedAt: at,
    };
  });
}

/** About two thousand events over sixty days. */
export async function recordSampleUsage(
  { handles }: Services,
  sources: readonly UsageSource[],
  now: Date,
): Promise<void> {
  const chance = makeChance(20_261_116);
  const byCompany = new Map<string, ReturnType<typeof eventsOf>>();
  for (const visit of visits(sources, now, chance)) {
    const { companyGuid } = visit.source;
    byCompany.set(companyGuid, [...(byCompany.get(companyGuid) ?? []), ...eventsOf(visit, chance)]);
  }
  for (const [companyGuid, events] of byCompany) {
    for (let at = 0; at < events.length; at += BATCH) {
      const rows = events.slice(at, at + BATCH);
      await handles.tenant(companyGuid, (db) => db.insertInto('analyticsEvents').values(rows).execute());
    }
  }
}
