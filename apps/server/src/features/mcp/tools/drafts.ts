import { type Change, diff } from '@truciolo/changes';
import { customers, type PlainView, plainQuotes } from '@truciolo/contract';
import type { PlainPosition, PlainQuote } from '@truciolo/quote';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { type Assistant, tool } from '../tool.ts';
import { blankPlainQuote, draftPosition, plainPositionOf } from './draft-input.ts';
import { quoteText } from './show-quote.ts';

const DRAFT = 'Bozza: una persona la controlla e la invia dalla pagina.';
const quantities = z
  .array(
    z.strictObject({
      position: z.string().describe('id o codice della posizione'),
      quantities: z.array(z.int().min(1)).min(1),
    }),
  )
  .default([]);
const texts = {
  title: z.string().max(300).optional(),
  reference: z.string().max(100).optional().describe('Riferimento del cliente'),
  customerNotes: z.string().max(4000).optional(),
};

const isMeant = ({ id, code }: PlainPosition, name: string) => id === name || (code !== '' && code === name);

/** An assistant that means a position which is not there learns so, instead of an answer as if it had been done. */
function refuseUnknown(positions: readonly PlainPosition[], names: readonly string[]): void {
  const unknown = names.find((name) => !positions.some((position) => isMeant(position, name)));
  if (unknown === undefined) return;
  const known = positions.map(({ id, code }) => (code === '' ? id : `${id} (${code})`)).join(', ');
  const message = `Non c’è una posizione «${unknown}». Ci sono: ${known || 'nessuna'}.`;
  throw new AppError('VALIDATION', { message });
}

function withQuantities(
  positions: readonly PlainPosition[],
  asked: z.output<typeof quantities>,
): PlainPosition[] {
  return positions.map((position) => {
    const wanted = asked.find((one) => isMeant(position, one.position));
    return wanted ? { ...position, quantities: wanted.quantities } : position;
  });
}

async function customerOf({ call, signal }: Assistant, guid: string): Promise<PlainQuote['customer']> {
  const { name, email, vatNumber, legalAddress, contacts } = await call(
    customers.get,
    { params: { guid } },
    { signal },
  );
  const { street, postalCode, city, province } = legalAddress;
  const address = [street, [postalCode, city, province].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { guid, name, email, vatNumber, address, contact: contacts[0]?.name ?? '' };
}

/** Only the fields that were given change. */
const said = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

async function save({ call }: Assistant, view: PlainView, next: PlainQuote): Promise<PlainView> {
  const changes: Change[] = diff(view.draft, next);
  if (changes.length === 0) return view;
  const body = { changes: changes as never };
  return call(plainQuotes.save, { params: { guid: view.guid }, body });
}

export const createDraftTool = tool(
  {
    name: 'create_draft',
    title: 'Prepara una bozza di preventivo',
    description:
      'Crea una bozza: da zero con le posizioni, oppure come copia di un preventivo (copyOf) cambiando le quantità. Chiedi conferma del cliente prima di crearla. La bozza non parte da sola: risponde con il link alla pagina, dove una persona la controlla.',
    writes: true,
  },
  z.strictObject({
    customerGuid: z.guid().optional().describe('guid del cliente, da search'),
    ...texts,
    positions: z.array(draftPosition).max(50).default([]),
    copyOf: z.guid().optional().describe('guid del preventivo da copiare'),
    quantities: quantities.describe('Con copyOf: le nuove quantità di una posizione'),
  }),
  async (assistant, { customerGuid, positions, copyOf, quantities: asked, ...rest }) => {
    const { call, link } = assistant;
    const customer =
      customerGuid === undefined ? {} : { customer: await customerOf(assistant, customerGuid) };
    assistant.signal.throwIfAborted();
    const change = { ...said(rest), ...customer };
    if (copyOf === undefined) {
      const draft = { ...blankPlainQuote(positions), ...change };
      return `${DRAFT}\n${quoteText(await call(plainQuotes.create, { body: { draft } }), link)}`;
    }
    if (asked.length > 0) {
      const source = await call(plainQuotes.get, { params: { guid: copyOf } });
      refuseUnknown(
        source.draft.positions,
        asked.map(({ position }) => position),
      );
    }
    const copy = await call(plainQuotes.duplicate, { params: { guid: copyOf } });
    const kept = withQuantities(copy.draft.positions, asked);
    const next = { ...copy.draft, ...change, positions: [...kept, ...positions.map(plainPositionOf)] };
    return `${DRAFT}\n${quoteText(await save(assistant, copy, next), link)}`;
  },
);

export const changeDraftTool = tool(
  {
    name: 'change_draft',
    title: 'Cambia una bozza',
    description:
      'Cambia una bozza di preventivo: testi, cliente, quantità, posizioni da aggiungere o togliere. Un preventivo già inviato non si cambia.',
    writes: true,
  },
  z.strictObject({
    quoteGuid: z.guid(),
    customerGuid: z.guid().optional(),
    ...texts,
    quantities,
    addPositions: z.array(draftPosition).max(50).default([]),
    removePositions: z.array(z.string()).max(50).default([]).describe('id o codici da togliere'),
  }),
  async (assistant, input) => {
    const { quoteGuid, customerGuid, quantities: asked, addPositions, removePositions, ...rest } = input;
    const view = await assistant.call(plainQuotes.get, { params: { guid: quoteGuid } });
    refuseUnknown(view.draft.positions, [...asked.map(({ position }) => position), ...removePositions]);
    const customer =
      customerGuid === undefined ? {} : { customer: await customerOf(assistant, customerGuid) };
    assistant.signal.throwIfAborted();
    const kept = view.draft.positions.filter(
      (position) => !removePositions.some((name) => isMeant(position, name)),
    );
    const positions = [...withQuantities(kept, asked), ...addPositions.map(plainPositionOf)];
    const saved = await save(assistant, view, { ...view.draft, ...said(rest), ...customer, positions });
    return `${DRAFT}\n${quoteText(saved, assistant.link)}`;
  },
);
