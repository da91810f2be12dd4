import { stemOf } from '../words/part-words.ts';
import { type CodeMention, codeKey } from './codes.ts';
import { descriptionOf } from './description.ts';
import { addFacts, blankDraft, claimAt, type Draft, type RegistryMaterial } from './draft.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import { FOR_ALL } from './for-all.ts';
import { deliveriesOf, trailingCounts } from './quantities.ts';
import type { Segment } from './segments.ts';

/** Words that name another part only to compare with it. */
const COMPARED =
  /(?:al posto d[ie]l?|sostitui\w+|in sostituzione|vecchi[oa]|ex|simile a(?:l|lla)?|come (?:il|la|lo)?|tipo|già fornit\w+|instead of|replaces|similar to|like|statt|ersetzt|ähnlich)\s*(?:codice|cod\.?|disegno|particolare)?\s*$/i;
/** «La posizione AL-701 non ci serve più»: a part that is no longer wanted. */
const WITHDRAWN =
  /^[^,;]{0,20}\s(?:non (?:ci |mi |vi )?(?:serv\p{L}+|occorr\p{L}+|interess\p{L}+) più|(?:è|sono|viene|vengono) (?:da )?(?:annullat|elimina|stralciat)\p{L}*|(?:is|are) no longer (?:needed|required)|entf[äa]llt)/iu;
/** A line with the name of its value: "Materiale: C45". */
const LABELLED =
  /^\s*(?:materiale|trattamento|finitura|descrizione|denominazione|consegna|rev(?:isione|\.)?|material|treatment|finish|description|delivery|werkstoff|bezeichnung|oberfläche|liefertermin)\s*:/i;
const CODE_LABEL =
  /^\s*(?:cod(?:ice|\.)?|articolo|art\.|disegno|part(?: no| number)?|drawing(?: no)?|zeichnung|artikel)\s*\.?\s*:/i;
const NAME_LABEL = /^\s*(?:descrizione|denominazione|description|bezeichnung)\s*:\s*(\S.*?)\s*$/i;
/** «- primo ordine 50 pz», «- a regime lotti da 200 pz»: lines with the lots of the part above. */
const LOT_LINE =
  /^\W*(?:prim[oa]\s+(?:ordine|fornitura|lotto)|a regime|lott[oi]|campionatura|prototip[oi]|pre-?serie|serie|first order|initial order|series|samples?|erstmuster|muster|losgröße)(?!\p{L})/iu;
const SAME = /\b(?:stess[oaie]|medesim[oaie]|idem|same|gleich\w*|dito)\b/i;

/** Cuts a stretch that names several parts, at the comma or the word before each further code. */
function perCode(text: string, facts: Facts, today: string): Facts[] {
  const { codes, segment } = facts;
  const distinct = codes.filter(
    (code, at) => codes.findIndex((other) => codeKey(other.code) === codeKey(code.code)) === at,
  );
  if (distinct.length < 2) return [facts];
  const cuts = distinct.slice(1).map((code, at) => {
    const from = distinct[at]?.end ?? 0;
    const between = facts.text.slice(from, code.start);
    const mark = Math.max(
      between.lastIndexOf(','),
      between.search(/\s(?:e|ed|and|und|poi|più)\s(?!.*\s(?:e|ed|and|und|poi|più)\s)/),
    );
    return from + (mark < 0 ? between.length : mark + 1);
  });
  const edges = [0, ...cuts, facts.text.length];
  return edges.slice(1).map((end, at) => {
    const part: Segment = { ...segment, start: segment.start + (edges[at] ?? 0), end: segment.start + end };
    const own = factsOf(text, part, today);
    const { kinds } = facts;
    const isLot = ({ start }: { readonly start: number }) =>
      kinds === null || part.start + start !== segment.start + kinds.start;
    return { ...own, quantities: own.quantities.filter(isLot) };
  });
}

const wanted = (facts: Facts): CodeMention | undefined =>
  facts.codes.find(
    ({ start, end }) =>
      !COMPARED.test(facts.text.slice(Math.max(0, start - 40), start)) &&
      !WITHDRAWN.test(facts.text.slice(end)),
  );

/** «QS-01 40 pz, QS-02 10 pz. Materiale C45 per entrambi». */
function shareMaterial(group: readonly Draft[], text: string): void {
  const [only, ...others] = group.filter(({ materials }) => materials.length > 0);
  if (!only || others.length > 0 || !FOR_ALL.test(text)) return;
  for (const draft of group) draft.materials = [...only.materials];
}

/** A quantity that several codes share: "A-100, A-200 e A-300, 50 pz cad.". */
function share(group: readonly Draft[], text: string): void {
  shareMaterial(group, text);
  const giving = group.filter(({ quantities }) => quantities.length > 0);
  const [only] = giving;
  if (giving.length !== 1 || !only) return;
  // «SF-310/DX e SF-310/SX, 25+25 pz»: one number for each code.
  only.quantities = only.quantities.map((claim) =>
    deliveriesOf(claim.proof.text) === group.length && group.length > 1
      ? { ...claim, value: claim.value / group.length }
      : claim,
  );
  for (const draft of group) {
    if (draft.quantities.length === 0)
      draft.quantities = only.quantities.map((claim) => ({
        ...claim,
        confidence: claim.confidence * 0.85,
        reason: 'quantità scritta una volta per più codici',
      }));
    if (draft.materials.length === 0) draft.materials = [...only.materials];
    if (draft.treatments.length === 0) draft.treatments = [...only.treatments];
  }
}

/** A day at the end of a sentence is for all parts that the sentence names. */
function shareDay(group: readonly Draft[]): void {
  const day = group.at(-1)?.date;
  if (!day || group.slice(0, -1).some(({ date }) => date !== null)) return;
  for (const draft of group) draft.date = day;
}

/** The position whose description the text names: "la flangia", "gli alberi". */
function namedBy(text: string, drafts: readonly Draft[]): Draft[] {
  const words = new Set([...text.matchAll(/\p{L}{4,}/gu)].map(([word]) => stemOf(word)));
  return drafts.filter(({ description }) => {
    const first = /\p{L}{4,}/u.exec(description?.value ?? '')?.[0];
    return first !== undefined && words.has(stemOf(first));
  });
}

function describe(draft: Draft, facts: Facts, registry: readonly RegistryMaterial[]): void {
  addFacts(draft, facts, registry);
  const name = NAME_LABEL.exec(facts.text)?.[1];
  if (name === undefined) return;
  const start = facts.text.indexOf(name);
  draft.description = claimAt(
    facts,
    { start, end: start + name.length },
    name,
    0.95,
    'scritta dopo «Descrizione»',
  );
}

function openCoded(facts: Facts, registry: readonly RegistryMaterial[]): Draft | null {
  const code = wanted(facts);
  if (!code) return null;
  const draft = blankDraft(facts.segment.block);
  draft.code = claimAt(facts, code, code.code, code.confidence, code.reason);
  draft.description = descriptionOf(facts);
  draft.isLabelled = CODE_LABEL.test(facts.text);
  addFacts(draft, facts, registry);
  if (draft.quantities.length === 0) {
    const last = Math.max(
      code.end,
      ...[...facts.revisions, ...facts.materials, ...facts.treatments].map(({ end }) => end),
    );
    const counts = trailingCounts(facts.text.slice(last));
    if (counts) {
      const range = { start: last + counts.start, end: last + counts.end };
      draft.quantities = counts.counts.map((value) =>
        claimAt(facts, range, value, counts.confidence, counts.reason),
      );
    }
  }
  return draft;
}

function openUncoded(facts: Facts, registry: readonly RegistryMaterial[]): Draft {
  const draft = blankDraft(facts.segment.block);
  draft.description = descriptionOf(facts);
  addFacts(draft, facts, registry);
  return draft;
}

/** «Gruppo base (materiale S355J2, 5 pz ciascuno):» gives its values to the parts of the list below. */
const isHeading = ({ text, codes, quantities, materials }: Facts): boolean =>
  codes.length === 0 && (quantities.length > 0 || materials.length > 0) && /:\s*$/.test(text);

/** Values of a heading for a part that has none of its own. */
function addMissing(draft: Draft, facts: Facts, registry: readonly RegistryMaterial[]): void {
  addFacts(
    draft,
    {
      ...facts,
      quantities: draft.quantities.length > 0 ? [] : facts.quantities,
      materials: draft.materials.length > 0 ? [] : facts.materials,
      treatments: draft.treatments.length > 0 ? [] : facts.treatments,
      revisions: [],
    },
    registry,
    0.85,
  );
}

/** Puts the stretches of the new text together to positions. Facts without a part of their own are given back. */
export function positionsOf(
  text: string,
  all: readonly Facts[],
  today: string,
  registry: readonly RegistryMaterial[],
): { readonly drafts: Draft[]; readonly loose: readonly Facts[] } {
  const drafts: Draft[] = [];
  const loose: Facts[] = [];
  const isListed = all.some(
    ({ segment, codes, quantities }) => codes.length > 0 || (segment.isItem && quantities.length > 0),
  );
  const byCode = new Map<string, Draft>();
  const headed = new Map<Draft, Facts>();
  let heading: Facts | null = null;
  const add = (draft: Draft): void => {
    drafts.push(draft);
    if (heading) headed.set(draft, heading);
    if (draft.code) byCode.set(codeKey(draft.code.value), draft);
  };
  for (const whole of all) {
    if (isHeading(whole)) {
      heading = whole;
      continue;
    }
    // A sentence behind the list speaks of another part.
    if (heading && !whole.segment.isItem && [...headed.values()].includes(heading)) heading = null;
    const group: Draft[] = [];
    for (const facts of perCode(text, whole, today)) {
      const code = wanted(facts);
      const known = code && byCode.get(codeKey(code.code));
      const opened = known ? null : openCoded(facts, registry);
      if (known) {
        addFacts(known, facts, registry);
        known.description ??= descriptionOf(facts);
      } else if (opened) {
        add(opened);
        group.push(opened);
      } else if (facts.quantities.some(({ isYearly }) => !isYearly)) {
        const last = drafts.at(-1);
        const isSame = SAME.test(facts.text) && last !== undefined;
        const mine = descriptionOf(facts);
        if (last && drafts.length === 1 && facts.segment.isItem && LOT_LINE.test(facts.text)) {
          addFacts(last, facts, registry);
          continue;
        }
        if (facts.segment.isItem || !isListed || isSame) {
          // A second sentence about the quantity of the one part before it.
          if (
            last &&
            !facts.segment.isItem &&
            !isSame &&
            last.quantities.length === 0 &&
            (!mine || namedBy(mine.value, [last]).length > 0)
          ) {
            addFacts(last, facts, registry);
            continue;
          }
          const draft = openUncoded(facts, registry);
          if (isSame && last) {
            draft.code = last.code && {
              ...last.code,
              confidence: last.code.confidence * 0.9,
              reason: 'lo stesso della riga sopra',
            };
            draft.revision ??= last.revision;
          }
          add(draft);
        } else if (
          last &&
          last.quantities.length === 0 &&
          (last.block === facts.segment.block || drafts.length === 1)
        )
          addFacts(last, facts, registry);
        else loose.push(facts);
      } else if (LABELLED.test(facts.text) && drafts.at(-1)?.isLabelled) {
        // "Codice: …", "Materiale: …" on lines of their own speak of the code above.
        const last = drafts.at(-1);
        if (last) describe(last, facts, registry);
      } else loose.push(facts);
    }
    share(group, whole.text);
    shareDay(group);
  }
  for (const [draft, facts] of headed) addMissing(draft, facts, registry);
  const used = new Set(headed.values());
  // A heading above a table, or above nothing, speaks of the whole request.
  loose.push(...all.filter((facts) => isHeading(facts) && !used.has(facts)));
  loose.push(
    ...[...used].map((facts) => ({ ...facts, quantities: [], materials: [], treatments: [], revisions: [] })),
  );
  return { drafts, loose: placed(drafts, loose, registry) };
}

/** The words around a day, between commas: "entro il 18 dicembre, con certificato sul mozzo" speaks of all parts. */
function aroundDay({ text, days: [day] }: Facts): string {
  if (!day) return '';
  const from = text.lastIndexOf(',', day.start) + 1;
  const to = text.indexOf(',', day.end);
  return text.slice(from, to < 0 ? text.length : to);
}

/** Gives facts to the positions that their words name, or to the line that they follow; the others stay loose. */
function placed(
  drafts: readonly Draft[],
  loose: readonly Facts[],
  registry: readonly RegistryMaterial[],
): Facts[] {
  return loose.flatMap((facts) => {
    const named = namedBy(facts.text, drafts);
    const isOfLine = ({ block }: Draft) => block === facts.segment.block && facts.segment.isItem;
    const mine = named.length > 0 ? named : drafts.filter(isOfLine);
    if (mine.length === 0 || (mine.length === drafts.length && drafts.length > 1)) return [facts];
    const isDayOfAll = named.length > 0 && namedBy(aroundDay(facts), named).length === 0;
    const own = isDayOfAll ? { ...facts, days: [] } : facts;
    // A lot that the sentence repeats is no new quantity.
    for (const draft of mine)
      addFacts(draft, draft.quantities.length > 0 ? { ...own, quantities: [] } : own, registry, 0.9);
    return isDayOfAll ? [{ ...facts, materials: [], treatments: [], quantities: [], revisions: [] }] : [];
  });
}
