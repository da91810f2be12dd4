import {
  add,
  CENT,
  euros,
  type Money,
  marginRatio,
  moneyRatio,
  multiplyRatio,
  ONE_RATIO,
  type Percent,
  percentFromRatio,
  percentRatio,
  type Ratio,
  ratioToStep,
  remainderAfter,
  roundToSameSum,
  subtract,
  subtractRatio,
  sum,
  ZERO,
} from '@truciolo/money';
import { STAMP_DUTY_CODES, type VatTreatment, vatKey, vatLabel } from './vat.ts';

/** A position at its chosen quantity, or a charge of the whole order (carriage, certificate). */
export interface QuoteLine {
  /** Null: not priced yet; the sums leave it out and count it. */
  readonly total: Money | null;
  /** Full cost, for the margin; null where unknown. */
  readonly fullCost: Money | null;
  readonly vat: VatTreatment;
}

interface QuoteTerms {
  /** In cascade, on the sum of the positions. */
  readonly discounts: readonly Percent[];
  /** Minimum amount of the positions; the charges of the order come on top. */
  readonly minimumOrder: Money;
  /** One-time charges of the whole order. Discounts do not apply to them: carriage is paid in full. */
  readonly charges?: readonly QuoteLine[];
}

interface VatRow {
  readonly vat: VatTreatment;
  readonly label: string;
  readonly taxable: Money;
  readonly tax: Money;
}

export interface QuoteTotals {
  readonly positions: Money;
  /** Zero or negative. */
  readonly discount: Money;
  /** Difference to the minimum order. */
  readonly topUp: Money;
  /** One-time charges of the whole order. */
  readonly charges: Money;
  readonly taxable: Money;
  readonly vat: readonly VatRow[];
  readonly vatTotal: Money;
  readonly total: Money;
  /** Net of all discounts; null while a line has no cost or no price. */
  readonly netMargin: Percent | null;
  /** Lines without a price. */
  readonly unpriced: number;
  /** Imposta di bollo owed on the invoice, not part of the total. */
  readonly stampDuty: Money;
}

export const STAMP_DUTY = euros(2);
export const STAMP_DUTY_ABOVE = euros(77.47);

const cents = (value: Ratio) => ratioToStep(value, CENT, 'half-up');

/** Step 15 of formulas (e): VAT per rate on the sum of the taxable lines, rounded once to the cent, half up. */
export function quoteTotals(lines: readonly QuoteLine[], terms: QuoteTerms): QuoteTotals {
  const groups = groupByVat(lines);
  const positions = sum(groups.map((group) => group.amount));
  const left = remainderAfter(terms.discounts);
  const discounted = discountGroups(groups, subtractRatio(ONE_RATIO, left));
  const net = sum(discounted.map((group) => group.amount));
  const isEmpty = groups.length === 0;
  const topUp = !isEmpty && net < terms.minimumOrder ? subtract(terms.minimumOrder, net) : ZERO;
  const charges = groupByVat(terms.charges ?? []);
  const charged = sum(charges.map((group) => group.amount));
  const rows = vatRows(withTopUp(discounted, topUp), charges);
  const taxable = sum([net, topUp, charged]);
  const vatTotal = sum(rows.map((row) => row.tax));
  const unpriced = lines.filter((line) => line.total === null).length;
  return {
    positions,
    discount: subtract(net, positions),
    topUp,
    charges: charged,
    taxable,
    vat: rows,
    vatTotal,
    total: add(taxable, vatTotal),
    netMargin: netMargin([...lines, ...(terms.charges ?? [])], taxable),
    unpriced,
    stampDuty: owesStampDuty(rows) ? STAMP_DUTY : ZERO,
  };
}

interface VatGroup {
  readonly vat: VatTreatment;
  readonly amount: Money;
}

function groupByVat(lines: readonly QuoteLine[]): VatGroup[] {
  const groups = new Map<string, VatGroup>();
  for (const { vat, total } of lines) {
    if (total === null) continue;
    const key = vatKey(vat);
    groups.set(key, { vat, amount: add(groups.get(key)?.amount ?? ZERO, total) });
  }
  return [...groups.values()];
}

/** The discount is rounded once on the whole and allotted to the rates. */
function discountGroups(groups: readonly VatGroup[], share: Ratio): VatGroup[] {
  const discounts = roundToSameSum(groups.map((group) => multiplyRatio(moneyRatio(group.amount), share)));
  return groups.map(({ vat, amount }, index) => ({
    vat,
    amount: subtract(amount, discounts[index] ?? ZERO),
  }));
}

/** The difference to the minimum order gets the VAT rate of the largest group. */
function withTopUp(groups: readonly VatGroup[], topUp: Money): VatGroup[] {
  const largest = groups.reduce<VatGroup | null>(
    (best, group) => (best && best.amount >= group.amount ? best : group),
    null,
  );
  return groups.map((group) =>
    group === largest ? { vat: group.vat, amount: add(group.amount, topUp) } : group,
  );
}

function vatRows(goods: readonly VatGroup[], charges: readonly VatGroup[]): VatRow[] {
  const lines = [...goods, ...charges].map(({ vat, amount }) => ({ vat, total: amount, fullCost: null }));
  return groupByVat(lines).map(({ vat, amount: taxable }) => {
    const tax =
      vat.kind === 'rate' ? cents(multiplyRatio(moneyRatio(taxable), percentRatio(vat.rate))) : ZERO;
    return { vat, label: vatLabel(vat), taxable, tax };
  });
}

function netMargin(lines: readonly QuoteLine[], taxable: Money): Percent | null {
  if (lines.length === 0 || lines.some((line) => line.total === null || line.fullCost === null)) return null;
  const cost = sum(lines.map((line) => line.fullCost ?? ZERO));
  const margin = marginRatio(moneyRatio(taxable), moneyRatio(cost));
  return margin && percentFromRatio(margin, 'half-up');
}

function owesStampDuty(rows: readonly VatRow[]): boolean {
  const owing = rows.filter(({ vat }) => vat.kind === 'natura' && STAMP_DUTY_CODES.has(vat.code));
  return sum(owing.map((row) => row.taxable)) > STAMP_DUTY_ABOVE;
}
