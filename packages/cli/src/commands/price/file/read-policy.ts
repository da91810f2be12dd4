import { CENT, type Percent, WHOLE, ZERO, ZERO_PERCENT } from '@truciolo/money';
import {
  COST_CATEGORIES,
  type CostCategory,
  type Discount,
  type Expedite,
  isNaturaCode,
  ORDINARY_VAT,
  type PricePolicy,
  type PriceTarget,
  type VatTreatment,
} from '@truciolo/pricing';
import {
  choice,
  FAILED,
  fail,
  flag,
  list,
  number,
  object,
  optional,
  type Read,
  table,
  text,
  variant,
  withDefault,
} from './read-json.ts';
import { amount, share } from './read-values.ts';

type MarkupByCategory = Readonly<Partial<Record<CostCategory, Percent>>>;

const byCategory: Read<MarkupByCategory> = (input, spot) => {
  const rates = table(share)(input, spot);
  if (rates === FAILED) return FAILED;
  const unknown = Object.keys(rates).find((key) => !COST_CATEGORIES.some((category) => category === key));
  return unknown === undefined ? rates : fail(spot, `ha una categoria sconosciuta: «${unknown}».`);
};

const target: Read<PriceTarget> = variant<PriceTarget>('kind', {
  markup: object<Extract<PriceTarget, { kind: 'markup' }>>({
    kind: choice('markup'),
    rate: share,
    byCategory: optional(byCategory),
  }),
  margin: object<Extract<PriceTarget, { kind: 'margin' }>>({
    kind: choice('margin'),
    rate: share,
    on: withDefault(choice('list', 'net'), 'list'),
  }),
  typed: object<Extract<PriceTarget, { kind: 'typed' }>>({ kind: choice('typed'), unit: amount }),
});

const discount: Read<Discount> = (input, spot) => {
  if (typeof input === 'object' && input !== null) {
    return object<Discount>({ rate: share, fromQuantity: optional(number) })(input, spot);
  }
  const rate = share(input, spot);
  return rate === FAILED ? FAILED : { rate };
};

export const policy: Read<PricePolicy> = object<PricePolicy>({
  target,
  typedAt: withDefault(list(object<PricePolicy['typedAt'][number]>({ quantity: number, unit: amount })), []),
  discounts: withDefault(list(discount), []),
  expedite: optional(
    object<Expedite>({
      label: withDefault(text, 'Urgenza'),
      rate: withDefault(share, ZERO_PERCENT),
      fixed: withDefault(amount, ZERO),
      fixedDiscounted: withDefault(flag, false),
      leadDays: optional(number),
    }),
  ),
  promisedDays: optional(number),
  minimumLine: withDefault(amount, ZERO),
  rounding: withDefault(
    object<PricePolicy['rounding']>({
      step: withDefault(amount, CENT),
      rule: withDefault(choice('half-up', 'half-even', 'ceil', 'floor'), 'half-up'),
    }),
    { step: CENT, rule: 'half-up' },
  ),
});

/** 22 is VAT at 22 %; "N3.1" is a natura code. */
export const vat: Read<VatTreatment> = (input, spot) => {
  if (input === undefined) return ORDINARY_VAT;
  if (typeof input === 'string' && input.startsWith('N')) {
    return isNaturaCode(input)
      ? { kind: 'natura', code: input }
      : fail(spot, `non è un codice natura: «${input}».`);
  }
  const rate = share(input, spot);
  if (rate === FAILED) return FAILED;
  return rate >= 0 && rate <= WHOLE ? { kind: 'rate', rate } : fail(spot, 'deve stare tra 0 e 100.');
};
