import { describe, expect, it } from 'vitest';
import { mergePlans, type PhasePlace, type StoredPlace, type WantedPlace } from './merge-plans.ts';

const at = (from: number, until: number, machineGuid: string | null = 'tc-1'): PhasePlace => ({
  start: `2026-11-17T${String(from).padStart(2, '0')}:00:00.000Z`,
  end: `2026-11-17T${String(until).padStart(2, '0')}:00:00.000Z`,
  isLocked: false,
  machineGuid,
});
const stored = (guid: string, place: PhasePlace, jobGuid = guid, order = 10): StoredPlace => ({
  guid,
  jobGuid,
  order,
  isRunning: false,
  ...place,
});
const wants = (guid: string, base: PhasePlace, wanted: PhasePlace): WantedPlace => ({ guid, base, wanted });
const nowhere: PhasePlace = { start: null, end: null, isLocked: false, machineGuid: 'tc-1' };

describe('a plan applied to the stored one', () => {
  it('writes its changes while nobody else changed anything', () => {
    const merged = mergePlans([stored('a', at(8, 10))], [wants('a', at(8, 10), at(9, 11))]);
    expect(merged).toEqual({ write: ['a'], kept: [], collisions: [] });
  });

  it('keeps a phase that a colleague moved and this plan did not', () => {
    const merged = mergePlans(
      [stored('a', at(12, 14)), stored('b', at(8, 10))],
      [wants('a', at(8, 10), at(8, 10)), wants('b', at(8, 10), at(9, 11))],
    );
    expect(merged).toEqual({ write: ['b'], kept: ['a'], collisions: [] });
  });

  it('conflicts where both moved the same phase, unless to the same place', () => {
    const [mine, theirs] = [at(14, 16), at(11, 13)];
    expect(mergePlans([stored('a', theirs)], [wants('a', at(8, 10), mine)]).collisions).toEqual(['a']);
    expect(mergePlans([stored('a', theirs)], [wants('a', at(8, 10), theirs)])).toEqual({
      write: [],
      kept: [],
      collisions: [],
    });
  });

  it('conflicts where a phase moved here and one moved there overlap on a machine', () => {
    const phases = [stored('a', at(12, 14)), stored('b', at(8, 10))];
    const mine = (wanted: PhasePlace) => [wants('a', at(8, 10), at(8, 10)), wants('b', at(8, 10), wanted)];
    expect(mergePlans(phases, mine(at(13, 15))).collisions).toEqual(['a', 'b']);
    expect(mergePlans(phases, mine(at(13, 15, 'tc-2'))).collisions).toEqual([]);
    expect(mergePlans(phases, mine(at(14, 15))).collisions).toEqual([]);
  });

  it('conflicts with a phase that was planned after this plan was opened, also behind a short one', () => {
    const fresh = [stored('new', at(8, 20)), stored('short', at(9, 10)), stored('b', nowhere)];
    const mine = [wants('short', at(9, 10), at(9, 10)), wants('b', nowhere, at(11, 12))];
    expect(mergePlans(fresh, mine).collisions).toEqual(['new', 'b']);
  });

  it('conflicts where the previous phase of the same job ends later than this one begins', () => {
    const phases = [stored('a', at(12, 14, 'tc-1'), 'job', 10), stored('b', at(10, 11, 'tc-2'), 'job', 20)];
    const mine = [
      wants('a', at(8, 10, 'tc-1'), at(8, 10, 'tc-1')),
      wants('b', at(10, 11, 'tc-2'), at(11, 12, 'tc-2')),
    ];
    expect(mergePlans(phases, mine).collisions).toEqual(['a', 'b']);
  });

  it('takes the newest time of a running phase: every plan begins it at its own now', () => {
    const running = { ...stored('a', at(9, 12)), isRunning: true };
    expect(mergePlans([running], [wants('a', at(8, 11), at(10, 13))])).toEqual({
      write: ['a'],
      kept: [],
      collisions: [],
    });
  });

  it('lets any number of phases share the bench and external places', () => {
    const phases = [stored('a', at(12, 14, null)), stored('b', at(8, 10, null))];
    const mine = [
      wants('a', at(8, 10, null), at(8, 10, null)),
      wants('b', at(8, 10, null), at(12, 14, null)),
    ];
    expect(mergePlans(phases, mine)).toEqual({ write: ['b'], kept: ['a'], collisions: [] });
  });
});
