import type { Claim, Proof } from '../claim.ts';
import type { NamedMaterial, PositionReading } from '../reading.ts';
import type { Treatment } from '../words/treatments.ts';
import type { RequestedDay } from './dates.ts';
import type { Facts } from './facts.ts';
import type { Range } from './taken.ts';

/** A position while it is being put together. */
export interface Draft {
  code: Claim<string> | null;
  revision: Claim<string> | null;
  description: Claim<string> | null;
  quantities: Claim<number>[];
  yearly: Claim<number> | null;
  materials: Claim<NamedMaterial>[];
  treatments: Claim<Treatment>[];
  date: Claim<RequestedDay> | null;
  dimensions: Claim<string> | null;
  fits: Claim<string>[];
  notes: Claim<string>[];
  block: number;
  /** The code stands on a line with its name, and its values follow on lines like it. */
  isLabelled: boolean;
}

export const blankDraft = (block = -1): Draft => ({
  code: null,
  revision: null,
  description: null,
  quantities: [],
  yearly: null,
  materials: [],
  treatments: [],
  date: null,
  dimensions: null,
  fits: [],
  notes: [],
  block,
  isLabelled: false,
});

export const finished = ({ block: _, isLabelled: __, ...draft }: Draft): PositionReading => draft;

const proofOf = ({ segment, text }: Facts, { start, end }: Range): Proof => ({
  source: 'text',
  text: text.slice(start, end).trim(),
  start: segment.start + start,
  end: segment.start + end,
});

/** Names of the shop's registry that are written in the text. */
export interface RegistryMaterial {
  readonly id: string;
  readonly name: string;
}

const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

export function named(
  name: string,
  libraryId: string | undefined,
  registry: readonly RegistryMaterial[],
): NamedMaterial {
  const own = registry.find((material) => nameKey(material.name) === nameKey(name));
  return { name, ...(libraryId && { libraryId }), ...(own && { registryId: own.id }) };
}

/** "Il disegno parla di 6061, ma per noi va bene 6082": what the drawing says is not what the buyer asks for. */
const OF_DRAWING =
  /disegno (?:parla|riporta|indica|dice|prevede|richiede)|drawing (?:says|states|calls)|zeichnung (?:sagt|nennt)/i;
const BUT = /\b(?:ma|però|tuttavia|invece|but|however|aber|jedoch)\b/i;

function isOfDrawing(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const drawing = before.search(OF_DRAWING);
  return drawing >= 0 && !BUT.test(before.slice(drawing));
}

/** Adds what a stretch of text says to a position, without its code and description. */
export function addFacts(
  draft: Draft,
  facts: Facts,
  registry: readonly RegistryMaterial[],
  weight = 1,
): void {
  const { text } = facts;
  for (const mention of facts.quantities) {
    const proof = proofOf(facts, mention);
    const claims = mention.counts.map((value) => ({
      value,
      proof,
      confidence: mention.confidence * weight,
      reason: mention.reason,
    }));
    if (mention.isYearly) draft.yearly ??= claims[0] ?? null;
    else
      draft.quantities.push(
        ...claims.filter(({ value }) => draft.quantities.every((other) => other.value !== value)),
      );
  }
  for (const mention of facts.materials) {
    if (isOfDrawing(text, mention.start)) continue;
    const confidence = (mention.isFamily ? 0.6 : mention.material ? 0.93 : 0.7) * weight;
    const reason = mention.isFamily ? 'nominato solo il tipo di materiale' : 'materiale scritto nella mail';
    draft.materials.push({
      value: named(mention.text, mention.material?.id, registry),
      proof: proofOf(facts, mention),
      confidence,
      reason,
    });
  }
  for (const { name, kind, detail, ...mention } of facts.treatments) {
    draft.treatments.push({
      value: { name, kind, detail },
      proof: proofOf(facts, mention),
      confidence: 0.9 * weight,
      reason: 'trattamento scritto nella mail',
    });
  }
  const day = facts.days.find(({ meaning }) => meaning === 'delivery');
  if (day && !draft.date) {
    draft.date = {
      value: day.value,
      proof: proofOf(facts, day),
      confidence: day.confidence * weight,
      reason: 'consegna scritta nella mail',
    };
  }
  if (facts.overall) {
    draft.dimensions ??= {
      value: facts.overall.measure,
      proof: proofOf(facts, facts.overall),
      confidence: 0.8 * weight,
      reason: 'misure scritte nella mail',
    };
  }
  draft.fits.push(
    ...facts.fits.map((mention) => ({
      value: mention.measure,
      proof: proofOf(facts, mention),
      confidence: 0.9 * weight,
      reason: 'tolleranza scritta nella mail',
    })),
  );
  const [revision] = facts.revisions;
  if (revision && !draft.revision) {
    draft.revision = {
      value: revision.revision,
      proof: proofOf(facts, revision),
      confidence: 0.95 * weight,
      reason: 'scritta dopo «rev.»',
    };
  }
}

export const claimAt = <T>(
  facts: Facts,
  range: Range,
  value: T,
  confidence: number,
  reason: string,
): Claim<T> => ({
  value,
  proof: proofOf(facts, range),
  confidence,
  reason,
});
