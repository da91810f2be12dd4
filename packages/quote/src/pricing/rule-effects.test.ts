import { describe, expect, it } from 'vitest';
import { perno, pernoQuote } from '../../test/perno.ts';
import type { PositionDraft } from '../model/quote-document.ts';
import type { RuleDraft } from '../model/rule-draft.ts';
import { ruleEffects } from './rule-effects.ts';
import { rulesAtWork } from './rules-at-work.ts';

const longer: RuleDraft = {
  id: 'r1',
  label: 'Acciaio',
  when: { all: [{ field: 'material', contains: 'c45' }] },
  effects: [{ multiply: 'setup', by: 2 }],
};
const quoteWith = (change: Partial<PositionDraft> = {}) => ({
  ...pernoQuote,
  positions: [{ ...perno, ...change }],
});
const effectsOf = (rule: RuleDraft, change: Partial<PositionDraft> = {}) => [
  ...ruleEffects(quoteWith(change), rule),
];

describe('a rule tried on a quote', () => {
  it('prices the position with and without it, and does not change the quote', () => {
    const document = quoteWith();
    const kept = structuredClone(document);
    const [effect] = ruleEffects(document, longer);
    if (!effect?.before.ok || !effect.after.ok) throw new Error('no price');
    // 120 min more of set-up at 45 €/h, and 12 % of overheads on them.
    expect(effect.after.cost - effect.before.cost).toBe(1_008_000);
    expect(effect).toMatchObject({ positionId: 'p1', quantity: 50 });
    expect(document).toEqual(kept);
  });

  it('replaces an earlier version of itself', () => {
    const [same] = effectsOf(longer, { rules: [longer] });
    expect(same?.after).toEqual(same?.before);
  });

  it('is left out where it does not apply', () => {
    expect(effectsOf({ ...longer, when: { all: [{ field: 'material', contains: 'inox' }] } })).toEqual([]);
    expect(effectsOf({ ...longer, when: { all: [{ field: 'quantity', atLeast: 51 }] } })).toEqual([]);
  });
});

it('names the phases that a rule changes', () => {
  const rules = [
    { ...longer, when: { all: [{ field: 'process' as const, contains: 'torn' }] } },
    { ...longer, id: 'r2', when: { all: [{ field: 'machine' as const, contains: 'laser' }] } },
    { ...longer, id: 'r3', effects: [{ say: 'Controlla il certificato.' }] },
  ];
  expect(rulesAtWork({ ...perno, rules }, pernoQuote.rates, 50)).toEqual([
    { id: 'r1', holds: true, phases: ['20'] },
    { id: 'r2', holds: false, phases: [] },
    { id: 'r3', holds: true, phases: [] },
  ]);
  expect(rulesAtWork({ ...perno, rules }, pernoQuote.rates, null)).toEqual([]);
});
