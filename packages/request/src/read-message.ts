import type { Mapping } from '@truciolo/headings';
import type { Claim } from './claim.ts';
import { type ListTable, readList } from './list/read-list.ts';
import { writtenLists } from './list/written-lists.ts';
import type { Message, TextTable } from './message/message.ts';
import { type Line, linesOf, splitParts } from './message/split-parts.ts';
import { type FileRole, fileRole } from './pairing/file-role.ts';
import { codeKey, codesIn } from './read/codes.ts';
import { readCustomer } from './read/customer.ts';
import type { RequestedDay } from './read/dates.ts';
import { addFacts, blankDraft, type Draft, finished, type RegistryMaterial } from './read/draft.ts';
import { type Facts, factsOf } from './read/facts.ts';
import { FOR_ALL } from './read/for-all.ts';
import { readKind } from './read/kind.ts';
import { languageOf } from './read/language.ts';
import { positionsOf } from './read/positions.ts';
import { quantitiesIn } from './read/quantities.ts';
import { readReferences } from './read/references.ts';
import { revisionsIn } from './read/revisions.ts';
import { segmentsOf } from './read/segments.ts';
import type { Range } from './read/taken.ts';
import type { RequestReading } from './reading.ts';

/** A sheet of an attached workbook or a CSV file, its cells as texts. */
export interface AttachedList {
  readonly file: string;
  readonly rows: readonly (readonly string[])[];
}

interface ReadOptions {
  /** Day on which the message arrived; used where its own date is missing or wrong. */
  readonly today: string;
  /** Materials of the shop's registry. */
  readonly materials?: readonly RegistryMaterial[];
  readonly lists?: readonly AttachedList[];
  /** Headings of lists that the company has mapped before. */
  readonly remembered?: Mapping;
}

/** Words before the code that begins a list line. */
const ITEM_LEAD =
  /^\s*(?:(?:cod(?:ice|\.)?|art(?:icolo|\.)?|dis(?:egno|\.)?|particolare|part|item|line|riga|zeile|drawing|p\/n|zeichnung(?:s-?nr\.?)?|artikel|teil)\s*(?:n(?:r|o)?[.°º]?|no\.?)?\s*[:.]?\s*)?$/i;

/** A line that begins with its quantity: "n.100 boccole", "50 pz perni". */
const COUNTED_ITEM = /^\s*(?:(?:n|nr|num)\s?[.°º]\s?\d{1,6}\s+\p{L}{3}|\d{1,6}\s?(?:pz|pezzi|pcs|stk)\b)/iu;

const startsItem = (line: string): boolean => {
  if (COUNTED_ITEM.test(line)) return true;
  const [first] = codesIn(line, [], true);
  return first !== undefined && ITEM_LEAD.test(line.slice(0, first.start));
};

const listOfText = ({ rows }: TextTable): ListTable => ({
  rows: rows.map((row) => row.map(({ text }) => text)),
  proof: (row, column) => {
    const cell = rows[row]?.[column];
    return {
      source: 'table',
      text: cell?.text ?? '',
      row,
      column,
      ...(cell && { start: cell.start, end: cell.end }),
    };
  },
});

const listOfFile = ({ file, rows }: AttachedList): ListTable => ({
  rows,
  proof: (row, column) => ({ source: 'list', file, row, column, text: rows[row]?.[column] ?? '' }),
});

const isOutside =
  (tables: readonly TextTable[]) =>
  ({ start }: Line): boolean =>
    tables.every((table) => start < table.start || start >= table.end);

/** A day that stands in the text beside no position, and means one thing. */
function dayOf(loose: readonly Facts[], meaning: 'delivery' | 'answer'): Claim<RequestedDay> | null {
  for (const { segment, days, text } of loose) {
    const day = days.find((found) => found.meaning === meaning);
    if (!day) continue;
    const proof = {
      source: 'text',
      text: text.slice(day.start, day.end),
      start: segment.start + day.start,
      end: segment.start + day.end,
    } as const;
    const reason = meaning === 'answer' ? 'termine per la risposta' : 'consegna per tutte le posizioni';
    return { value: day.value, proof, confidence: day.confidence, reason };
  }
  return null;
}

/** Positions of the subject, when the text names none: "Offerta per AB-1234 rev. 2 - 20 pz". */
function subjectDrafts(subject: string): Draft[] {
  const codes = codesIn(subject, []);
  const claim = <T>(value: T, { start, end }: Range, confidence: number, reason: string): Claim<T> => ({
    value,
    proof: { source: 'subject', text: subject.slice(start, end), start, end },
    confidence: confidence * 0.9,
    reason,
  });
  // A revision or a lot beside several codes may belong to any of them.
  const [revision] = codes.length === 1 ? revisionsIn(subject) : [];
  const lots = codes.length === 1 ? quantitiesIn(subject, [...codes, ...(revision ? [revision] : [])]) : [];
  return codes.map((mention) => ({
    ...blankDraft(),
    code: claim(mention.code, mention, mention.confidence, mention.reason),
    revision: revision ? claim(revision.revision, revision, 0.95, 'scritta nell’oggetto') : null,
    quantities: lots
      .filter(({ isYearly }) => !isYearly)
      .flatMap((lot) => lot.counts.map((count) => claim(count, lot, lot.confidence, lot.reason))),
  }));
}

/** «in C45» on a line of its own, where no part has a material yet. */
const isMaterialOfAll = ({ text, materials, codes }: Facts, drafts: readonly Draft[]): boolean =>
  codes.length === 0 &&
  materials[0] !== undefined &&
  /^\s*(?:(?:in|di|aus|materiale)\s+)?$/i.test(text.slice(0, materials[0].start)) &&
  drafts.every((draft) => draft.materials.length === 0);

function applyToAll(
  drafts: readonly Draft[],
  loose: readonly Facts[],
  registry: readonly RegistryMaterial[],
): void {
  const alone = loose.filter((facts) => isMaterialOfAll(facts, drafts));
  // Different materials on lines of their own belong to the parts around them, and not to all.
  const isOne = new Set(alone.map(({ materials }) => materials[0]?.text)).size === 1;
  for (const facts of loose) {
    const isForAll = drafts.length === 1 || (alone.includes(facts) ? isOne : FOR_ALL.test(facts.text));
    if (!isForAll) continue;
    for (const draft of drafts) {
      const materials = draft.materials.length === 0 ? facts.materials : [];
      const treatments = draft.treatments.length === 0 ? facts.treatments : [];
      addFacts(
        draft,
        { ...facts, materials, treatments, quantities: [], days: [], revisions: [] },
        registry,
        0.9,
      );
    }
  }
  const lots = loose.filter(({ quantities }) => quantities.some(({ isYearly }) => !isYearly));
  const [only] = lots;
  if (!only || lots.length > 1) return;
  for (const draft of drafts) {
    if (draft.quantities.length > 0) continue;
    draft.quantities = only.quantities.flatMap((mention) =>
      mention.counts.map((value) => ({
        value,
        proof: {
          source: 'text' as const,
          text: only.text.slice(mention.start, mention.end),
          start: only.segment.start + mention.start,
          end: only.segment.start + mention.end,
        },
        confidence: mention.confidence * 0.8,
        reason: 'quantità scritta per tutti i pezzi',
      })),
    );
  }
}

/** One position for each code: rows of a list win over the same code in the text, which may only repeat it. */
function joined(text: readonly Draft[], listed: readonly Draft[]): Draft[] {
  const known = new Set(listed.flatMap(({ code }) => (code ? [codeKey(code.value)] : [])));
  const more = text.filter(({ code }) => (code ? !known.has(codeKey(code.value)) : listed.length === 0));
  return [...more, ...listed];
}

/** Reads a message: what it wants, which parts, how many, of what, by when, from whom. Nothing is decided. */
export function readMessage(message: Message, options: ReadOptions): RequestReading {
  const { materials = [], lists = [], remembered = {} } = options;
  const today = message.sentAt?.slice(0, 10) ?? options.today;
  const parts = splitParts(message.text, message.subject);
  const history = new Set(parts.history.map(({ start }) => start));
  const own = message.tables.filter(({ start }) => !history.has(start));
  const read = (table: ListTable) => readList(table, { today, registry: materials, remembered });
  const inText = [...own, ...writtenLists(parts.body.filter(isOutside(own)))].flatMap((table) => {
    const drafts = read(listOfText(table));
    return drafts ? [{ table, drafts }] : [];
  });
  // A table that is no list, such as lines whose words are kept apart by spaces, is read as text.
  const lines = parts.body.filter(isOutside(inText.map(({ table }) => table)));
  const segments = segmentsOf(message.text, lines, startsItem);
  const all = segments.map((segment) => factsOf(message.text, segment, today));
  const { drafts: written, loose } = positionsOf(message.text, all, today, materials);
  const attached = lists.flatMap((list) => read(listOfFile(list)) ?? []);
  const listed = [...inText.flatMap(({ drafts }) => drafts), ...attached];
  let drafts = joined(written, listed);
  const roles = message.attachments.map(fileRole);
  // A picture that comes without a word is a drawing; beside words it may show anything.
  const isBare = message.text.trim() === '';
  const isSheet = (role: FileRole) =>
    role === 'drawing' || role === 'model' || (isBare && role === 'picture');
  const files = roles.filter(isSheet).length;
  if (drafts.length === 0 && files === 0) drafts = subjectDrafts(message.subject);
  const [only, ...others] = drafts;
  // The subject names the part that the text only counts: «R: Richiesta offerta NV-300», «50 pz».
  if (only && others.length === 0 && only.code === null && files === 0) {
    const named = subjectDrafts(message.subject);
    if (named.length === 1) only.code = named[0]?.code ?? null;
  }
  applyToAll(drafts, loose, materials);
  const delivery = dayOf(loose, 'delivery');
  // A day that the sentence gives to one lot was already placed with its position.
  for (const draft of drafts) draft.date ??= delivery;
  const body = parts.body.map(({ text }) => text).join('\n');
  const offset = parts.body[0]?.start ?? 0;
  const sender = parts.forwarded?.address ? parts.forwarded : message.from;
  const coded = drafts.filter(({ code }) => code !== null).length;
  const kind = readKind(message, {
    body,
    coded,
    // A lot in the subject is that of the request which a reply reminds of.
    quantities: drafts.filter(({ quantities }) => quantities.some(({ proof }) => proof.source !== 'subject'))
      .length,
    files,
  });
  const isRead = kind.value === 'request' || kind.value === 'order';
  return {
    kind,
    language: languageOf(`${message.subject}\n${body}`),
    parts,
    customer: readCustomer(parts.signature.length > 0 ? parts.signature : linesOf(''), sender),
    ...readReferences(message.subject, body, offset),
    positions: isRead ? drafts.map(finished) : [],
    delivery,
    answerBy: dayOf(all, 'answer'),
    terms: all.flatMap(({ segment, terms }) =>
      terms.map(({ term, start, end }) => ({
        value: term,
        proof: {
          source: 'text' as const,
          text: term.text,
          start: segment.start + start,
          end: segment.start + end,
        },
        confidence: 0.9,
        reason: 'condizione scritta nella mail',
      })),
    ),
  };
}
