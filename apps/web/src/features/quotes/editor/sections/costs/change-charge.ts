import { type CostChargeDraft, DIRECT, typedValue } from '@truciolo/quote';

export type ChargeKind = CostChargeDraft['per'];

export const chargeOptions: readonly { readonly value: ChargeKind; readonly label: string }[] = [
  { value: 'piece', label: 'al pezzo' },
  { value: 'lot', label: 'al lotto' },
  { value: 'order', label: 'all’ordine' },
  { value: 'declared-quantity', label: 'su una quantità' },
  { value: 'percent', label: 'in percentuale' },
];

export const chargeUnits: Readonly<Record<ChargeKind, string>> = {
  piece: '€/pz',
  lot: '€',
  order: '€',
  'declared-quantity': '€',
  percent: '%',
};

/** Charged in another way: an amount stays an amount. */
export function withCharge(charge: CostChargeDraft, per: ChargeKind): CostChargeDraft {
  if (charge.per === per) return charge;
  const amount = charge.per === 'percent' ? typedValue(null) : charge.amount;
  switch (per) {
    case 'piece':
      return { per, amount };
    case 'lot':
      return { per, amount, lots: null };
    case 'order':
      return { per, amount, share: null };
    case 'declared-quantity':
      return { per, amount, quantity: null };
    case 'percent':
      return { per, rate: typedValue(null), of: DIRECT };
  }
}

export const chargeValue = (charge: CostChargeDraft) =>
  charge.per === 'percent' ? charge.rate : charge.amount;

export const withValue = (charge: CostChargeDraft, value: ReturnType<typeof chargeValue>): CostChargeDraft =>
  charge.per === 'percent' ? { ...charge, rate: value } : { ...charge, amount: value };
