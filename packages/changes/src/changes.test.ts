import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply.ts';
import { invert, ORDER } from './change.ts';
import { diff } from './diff.ts';
import type { JsonObject } from './json.ts';

const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 5 }), fc.boolean(), fc.constant(null));
const entryList = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), name: leaf, minutes: leaf }), {
    selector: ({ id }) => id,
  })
  .map((list) => list as JsonObject[]);
const document = fc.record({
  title: leaf,
  tags: fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
  head: fc.record({ date: leaf, discount: leaf }, { requiredKeys: [] }),
  positions: entryList,
}) as fc.Arbitrary<JsonObject>;

const order = (value: JsonObject) => (value.positions as { id: string }[]).map(({ id }) => id).join('');

describe('changes of a document', () => {
  it('transform one document into the other, and back', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changes = diff(before, after);
        expect(applyChanges(before, changes)).toEqual({ document: after, conflicts: [] });
        const back = changes.map(invert);
        expect(applyChanges(after, back).conflicts).toEqual([]);
        expect(diff(applyChanges(after, back).document, before)).toEqual([]);
      }),
    );
  });

  it('are empty between equal documents', () => {
    fc.assert(
      fc.property(document, (same) => {
        expect(diff(same, structuredClone(same))).toEqual([]);
      }),
    );
  });

  it('have no effect when applied twice', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const changes = diff(before, after);
        const once = applyChanges(before, changes).document;
        expect(applyChanges(once, changes)).toEqual({ document: once, conflicts: [] });
      }),
    );
  });

  const start: JsonObject = {
    title: 'Perni',
    positions: [
      { id: 'a', name: 'Perno', minutes: 3 },
      { id: 'b', name: 'Piastra', minutes: 5 },
    ],
  };
  const edit = (change: (draft: { title: string; positions: Record<string, unknown>[] }) => void) => {
    const draft = structuredClone(start) as never;
    change(draft);
    return draft as JsonObject;
  };

  it('of two users on two fields of one position are both kept', () => {
    const mine = diff(
      start,
      edit(({ positions }) => Object.assign(positions[0] ?? {}, { minutes: 4 })),
    );
    const theirs = edit(({ positions }) => Object.assign(positions[0] ?? {}, { name: 'Perno lungo' }));
    const { document: merged, conflicts } = applyChanges(theirs, mine);
    expect(conflicts).toEqual([]);
    expect(merged.positions).toEqual([
      { id: 'a', name: 'Perno lungo', minutes: 4 },
      { id: 'b', name: 'Piastra', minutes: 5 },
    ]);
  });

  it('of two users to the same field conflict, and the stored value stays', () => {
    const mine = diff(
      start,
      edit(({ positions }) => Object.assign(positions[0] ?? {}, { minutes: 4 })),
    );
    const theirs = edit(({ positions }) => Object.assign(positions[0] ?? {}, { minutes: 9 }));
    const { document: kept, conflicts } = applyChanges(theirs, mine);
    expect(kept).toEqual(theirs);
    expect(conflicts).toEqual([{ path: ['positions', 'a', 'minutes'], base: 3, yours: 4, theirs: 9 }]);
  });

  it('that remove an entry which somebody else changed conflict, and so does the reverse', () => {
    const removed = edit((draft) => draft.positions.shift());
    const changed = edit(({ positions }) => Object.assign(positions[0] ?? {}, { minutes: 9 }));
    expect(applyChanges(changed, diff(start, removed)).conflicts.map(({ path }) => path)).toEqual([
      ['positions', 'a'],
    ]);
    expect(applyChanges(removed, diff(start, changed)).conflicts.map(({ path }) => path)).toEqual([
      ['positions', 'a', 'minutes'],
    ]);
  });

  it('that add two positions at once keep both, each after its predecessor', () => {
    const mine = edit(({ positions }) => positions.splice(1, 0, { id: 'm', name: 'Mia' }));
    const theirs = edit(({ positions }) => positions.push({ id: 't', name: 'Sua' }));
    const { document: merged, conflicts } = applyChanges(theirs, diff(start, mine));
    expect(conflicts).toEqual([]);
    expect(order(merged)).toBe('ambt');
  });

  it('of the order ignore removed entries and keep the rest', () => {
    const moved = diff(
      start,
      edit(({ positions }) => positions.reverse()),
    );
    expect(moved).toEqual([{ path: ['positions', ORDER], base: ['a', 'b'], value: ['b', 'a'] }]);
    const shorter = edit((draft) => draft.positions.pop());
    expect(order(applyChanges(shorter, moved).document)).toBe('a');
  });
});
