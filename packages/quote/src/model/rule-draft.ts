import { type Condition, NUMBER_FIELDS, TEXT_FIELDS, TIME_TARGETS } from '@truciolo/pricing';
import { z } from 'zod';
import { id, number, type Read, text } from './fields.ts';

const word = text(200);
const textField = z.enum(TEXT_FIELDS);
const numberField = z.enum(NUMBER_FIELDS);
const MOST = 50;

/** One line of a rule: "materiale contiene inox", "quantità almeno 100". */
export const plainCondition = z.union(
  [
    z.strictObject({ field: textField, is: z.union([word, z.array(word).max(MOST)]) }),
    z.strictObject({ field: textField, contains: word }),
    z.strictObject({ field: numberField, atLeast: number }),
    z.strictObject({ field: numberField, atMost: number }),
  ],
  { error: 'Completa la condizione.' },
);

const condition: z.ZodType<Condition, Condition> = z.lazy(() =>
  z.union([
    plainCondition,
    z.strictObject({ all: z.array(condition).max(MOST) }),
    z.strictObject({ any: z.array(condition).max(MOST) }),
    z.strictObject({ not: condition }),
  ]),
);

/** Rules of people nest a few levels; the limit bounds the recursion for any other input. */
const DEEPEST = 20;

const nestsAtMost = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => nestsAtMost(inner, levels - 1)));

export const ruleEffect = z.union(
  [
    z.strictObject({ multiply: z.enum(TIME_TARGETS), by: number }),
    /** % */
    z.strictObject({ setScrap: number }),
    z.strictObject({ say: text(500) }),
  ],
  { error: 'Completa l’effetto.' },
);

/** Checked for its depth before the recursion; its type is that of a valid one. */
const boundedCondition = z
  .unknown()
  .refine((when) => nestsAtMost(when, DEEPEST), { error: 'Troppe condizioni una dentro l’altra.' })
  .pipe(condition) as z.ZodType<Condition, Condition>;

/** "Se materiale inox: tempo ciclo × 1,3". */
export const rule = z.strictObject({
  id,
  label: text(200),
  when: boundedCondition,
  effects: z.array(ruleEffect).max(20),
});

export type RuleDraft = Read<typeof rule>;
export type PlainCondition = Read<typeof plainCondition>;
export type RuleEffect = Read<typeof ruleEffect>;
