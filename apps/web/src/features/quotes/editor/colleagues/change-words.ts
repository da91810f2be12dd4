import { type Change, ORDER } from '@truciolo/changes';
import { listOf } from '@truciolo/italian';
import type { QuoteDocument } from '@truciolo/quote';
import { agree } from '../../../../lib/format/counts.ts';
import { fieldWords } from '../dialogs/field-words.ts';

/** Limit of fields that are named one by one; more are counted. */
const NAMED = 2;

const placeOf = (document: QuoteDocument, id: string): string =>
  String(document.positions.findIndex((position) => position.id === id) + 1);

const positionWords = (numbers: readonly string[]): string =>
  `${agree(numbers.length, 'la posizione', 'le posizioni')} ${listOf(numbers)}`;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/**
 * Changes of a colleague, as the rest of a sentence after their name: "ha modificato la posizione 2". Rates change
 * together with a position and are named only when they changed alone.
 */
export function changeWords(changes: readonly Change[], document: QuoteDocument): string {
  const ofPositions = changes.filter(({ path: [part] }) => part === 'positions');
  const whole = ofPositions.filter(({ path }) => path.length === 2 && path[1] !== ORDER);
  const added = whole.filter(({ base }) => base === undefined).map(({ path }) => path[1] ?? '');
  const removed = whole.filter(({ value }) => value === undefined).length;
  const inside = unique(
    ofPositions.filter(({ path }) => path.length > 2).map(({ path }) => placeOf(document, path[1] ?? '')),
  ).toSorted((a, b) => Number(a) - Number(b));
  const isReordered = removed + added.length === 0 && ofPositions.some(({ path }) => path[1] === ORDER);
  const head = unique(
    changes
      .filter(({ path: [part] }) => part !== 'positions' && part !== 'rates')
      .map(({ path }) => fieldWords(path.slice(0, 1), document)),
  );
  const changed = [
    ...(inside.length > 0 ? [positionWords(inside)] : []),
    ...(head.length > NAMED ? [`${head.length} campi del preventivo`] : head.map((name) => `«${name}»`)),
    ...(isReordered ? ['l’ordine delle posizioni'] : []),
  ];
  const acts = [
    ...(added.length > 0 ? [`ha aggiunto ${positionWords(added.map((id) => placeOf(document, id)))}`] : []),
    ...(removed > 0 ? [`ha tolto ${agree(removed, 'una posizione', `${removed} posizioni`)}`] : []),
    ...(changed.length > 0 ? [`ha modificato ${listOf(changed)}`] : []),
  ];
  if (acts.length > 0) return listOf(acts);
  return changes.length > 0 ? 'ha aggiornato le tariffe' : '';
}
