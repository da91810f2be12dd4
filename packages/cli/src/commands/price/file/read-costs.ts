import { WHOLE } from '@truciolo/money';
import {
  COST_CATEGORIES,
  type Condition,
  type CostCharge,
  type Effect,
  NUMBER_FIELDS,
  type NumberField,
  type OtherCost,
  type Rule,
  TEXT_FIELDS,
  type TextField,
  TIME_TARGETS,
} from '@truciolo/pricing';
import {
  choice,
  type Failed,
  fail,
  flag,
  list,
  number,
  object,
  type Read,
  type Spot,
  text,
  variant,
  withDefault,
} from './read-json.ts';
import { amount, category, share, sourced } from './read-values.ts';

type Charge<P extends CostCharge['per']> = Extract<CostCharge, { per: P }>;

const charge: Read<CostCharge> = variant<CostCharge>('per', {
  piece: object<Charge<'piece'>>({ per: choice('piece'), amount: sourced(amount) }),
  lot: object<Charge<'lot'>>({ per: choice('lot'), amount: sourced(amount), lots: withDefault(number, 1) }),
  order: object<Charge<'order'>>({
    per: choice('order'),
    amount: sourced(amount),
    share: withDefault(share, WHOLE),
  }),
  'declared-quantity': object<Charge<'declared-quantity'>>({
    per: choice('declared-quantity'),
    amount: sourced(amount),
    quantity: number,
  }),
  percent: object<Charge<'percent'>>({ per: choice('percent'), rate: sourced(share), of: list(category) }),
});

/** Scrap and overheads are worked out, never written as a cost. */
const WRITTEN = COST_CATEGORIES.filter((name) => name !== 'scrap' && name !== 'overheads');

export const otherCost = object<OtherCost>({
  id: text,
  label: text,
  category: choice(...WRITTEN),
  charge,
  variable: withDefault(flag, true),
  lostWithScrap: withDefault(flag, false),
});

const words: Read<string | string[]> = (input, spot) =>
  Array.isArray(input) ? list(text)(input, spot) : text(input, spot);

/** Rules nest a few levels; a file that nests more is not written by a person. */
const DEEPEST = 20;

const conditionAt =
  (depth: number): Read<Condition> =>
  (input, spot) => {
    if (depth > DEEPEST) return fail(spot, 'ha troppe condizioni una dentro l’altra.');
    return readCondition(input, spot, conditionAt(depth + 1));
  };

function readCondition(input: unknown, spot: Spot, inner: Read<Condition>): Condition | Failed {
  const has = (key: string) => typeof input === 'object' && input !== null && Object.hasOwn(input, key);
  if (has('all')) return object<{ readonly all: readonly Condition[] }>({ all: list(inner) })(input, spot);
  if (has('any')) return object<{ readonly any: readonly Condition[] }>({ any: list(inner) })(input, spot);
  if (has('not')) return object<{ readonly not: Condition }>({ not: inner })(input, spot);
  const textField = choice(...TEXT_FIELDS);
  const numberField = choice(...NUMBER_FIELDS);
  if (has('is'))
    return object<{ field: TextField; is: string | string[] }>({ field: textField, is: words })(input, spot);
  if (has('contains'))
    return object<{ field: TextField; contains: string }>({ field: textField, contains: text })(input, spot);
  if (has('atLeast'))
    return object<{ field: NumberField; atLeast: number }>({ field: numberField, atLeast: number })(
      input,
      spot,
    );
  if (has('atMost'))
    return object<{ field: NumberField; atMost: number }>({ field: numberField, atMost: number })(
      input,
      spot,
    );
  return fail(spot, 'deve avere is, contains, atLeast, atMost, all, any o not.');
}

const effect: Read<Effect> = (input, spot) => {
  const has = (key: string) => typeof input === 'object' && input !== null && Object.hasOwn(input, key);
  if (has('multiply')) {
    const times = choice(...TIME_TARGETS);
    return object<Extract<Effect, { by: number }>>({ multiply: times, by: number })(input, spot);
  }
  if (has('setScrap'))
    return object<Extract<Effect, { setScrap: unknown }>>({ setScrap: share })(input, spot);
  if (has('say')) return object<{ say: string }>({ say: text })(input, spot);
  return fail(spot, 'deve avere multiply, setScrap o say.');
};

export const rule = object<Rule>({ id: text, label: text, when: conditionAt(0), effects: list(effect) });
