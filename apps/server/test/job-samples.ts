import {
  type Call,
  type FloorPhase,
  floor,
  type Job,
  type JobFields,
  jobs,
  type NewWorkEvent,
  orders,
  type PhaseFields,
  quotes,
} from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { newGuid } from '../src/platform/guid.ts';
import { asBody, pin, pinQuote } from './quote-samples.ts';
import type { TestServer } from './test-server.ts';

/** Head of a delivery note, without its lines. */
export const deliveryNote = {
  date: '2026-11-20',
  destination: '',
  reason: 'Vendita',
  carrier: '',
  packages: 1,
  weight: null,
  appearance: '',
  notes: '',
};

/** A quote that the customer has accepted. */
export async function acceptedQuote(call: Call, document: QuoteDocument = pinQuote()) {
  const { guid } = await call(quotes.create, { body: asBody(document) });
  await call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  const body = { state: 'accepted', reason: '', competitor: '', competitorPrice: null } as const;
  return call(quotes.recordOutcome, { params: { guid }, body });
}

export const orderOf = (quoteGuid: string, quantity = 50, due: string | null = '2026-12-18') => ({
  quoteGuid,
  buyerNumber: 'A-0288',
  buyerDate: '2026-11-14',
  notes: '',
  lines: [{ positionId: 'p1', quantity, due }],
});

/** The job of an accepted quote of one position. */
export async function makeJob(call: Call, document?: QuoteDocument): Promise<Job> {
  const quote = await acceptedQuote(call, document);
  const order = await call(orders.create, { body: orderOf(quote.guid) });
  return call(jobs.get, { params: { guid: order.jobs[0]?.guid ?? '' } });
}

/** Presses a button on the phone, now. */
export function pressing(server: TestServer, call: Call, phase: Pick<FloorPhase, 'guid'>) {
  return async (kind: NewWorkEvent['kind'], more: Partial<NewWorkEvent> = {}) => {
    const now = server.clock.read();
    const event = { guid: newGuid(now), phaseGuid: phase.guid, kind, at: now.toISOString(), ...more };
    const { events } = await call(floor.record, { body: { sentAt: now.toISOString(), events: [event] } });
    return { ...events[0], guid: event.guid };
  };
}

/** A job without a quote. */
export const handMade = {
  customerGuid: null,
  customerName: 'Verdi',
  code: 'ST-1',
  description: 'Staffa',
  drawing: '',
  drawingRevision: '',
  material: 'S235',
  quantity: 20,
  due: null,
  notes: '',
  phases: [
    {
      name: 'Taglio',
      kind: 'bench' as const,
      machineGuid: null,
      setupMinutes: 15,
      cycleMinutes: 3,
      supplier: '',
      leadDays: 0,
    },
  ],
};

const zincatura = {
  kind: 'unit',
  id: '30',
  name: 'Zincatura',
  workGuid: null,
  external: true,
  supplier: 'Galvanica Sesia',
  minimum: null,
  transport: null,
  leadDays: 5,
  includesScrap: false,
  basis: 'lot',
  unit: { value: 180, origin: 'typed' },
  breaks: [],
} as const;
/** A turned part with external coating. */
export const coated = () => pinQuote({ positions: [pin({ phases: [...pin().phases, zincatura] })] });

const started = (row: object, changes: object) => {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return { base: Object.fromEntries(Object.keys(changes).map((name) => [name, values[name]])), changes };
};

/** Changes a job from its current state. */
export async function changeJob(call: Call, guid: string, changes: Partial<JobFields>) {
  const params = { guid };
  return call(jobs.update, { params, body: started(await call(jobs.get, { params }), changes) });
}

/** Changes a phase from its current state. */
export async function changePhase(
  call: Call,
  guid: string,
  phaseGuid: string,
  changes: Partial<PhaseFields>,
) {
  const { phaseList } = await call(jobs.get, { params: { guid } });
  const phase = phaseList.find((one) => one.guid === phaseGuid) ?? {};
  return call(jobs.updatePhase, { params: { guid, phaseGuid }, body: started(phase, changes) });
}
