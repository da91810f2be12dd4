import { addDays, italianDay, weekdayOf, writeExact } from '@truciolo/italian';
import { codeKey } from '../read/codes.ts';
import { revisionKey } from '../read/revisions.ts';
import { type Term, termsIn } from '../read/terms.ts';

/** A value of the order with the words in which it stands. */
export interface OrderedValue<T> {
  readonly value: T;
  readonly text: string;
}

export interface OrderedPart {
  readonly code: string;
  readonly revision: OrderedValue<string> | null;
  readonly quantities: OrderedValue<readonly number[]> | null;
  /** A piece, in ten thousandths of a euro. */
  readonly price: OrderedValue<number> | null;
  /** Day as YYYY-MM-DD. */
  readonly due: OrderedValue<string> | null;
}

interface OfferedPart {
  readonly code: string;
  readonly revision: string;
  readonly optional: boolean;
  readonly prices: readonly { readonly quantity: number; readonly unit: number; readonly leadDays: number }[];
}

interface ReceivedOrder {
  readonly parts: readonly OrderedPart[];
  readonly conditions: readonly string[];
  /** Day on which it arrived. */
  readonly day: string;
}

export interface ConfirmedOffer {
  readonly parts: readonly OfferedPart[];
  readonly paymentTerms: string;
  readonly deliveryTerms: string;
}

type OrderField = 'part' | 'revision' | 'quantity' | 'price' | 'days' | 'payment' | 'delivery';

/** A point on which an order differs from the offer it confirms. A person decides; nothing is chosen here. */
interface OrderDifference {
  /** Names the point, the same at every comparison. */
  readonly key: string;
  readonly field: OrderField;
  /** Empty for terms of the whole order. */
  readonly code: string;
  readonly ordered: string;
  readonly offered: string;
  /** Words of the order. */
  readonly proof: string;
}

const euro = (unit: number): string => `${writeExact(unit / 10_000)} €`;
const pieces = (quantities: readonly number[]): string => `${quantities.join(', ')} pz`;

const SATURDAY = 5;

/** Working days from Monday to Friday; holidays are not known here. */
function afterWorkingDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (weekdayOf(at) < SATURDAY) left -= 1;
  }
  return at;
}

type Point = Omit<OrderDifference, 'key' | 'code'>;

function pointsOf(ordered: OrderedPart, offered: OfferedPart, day: string): Point[] {
  const { revision, quantities, price, due } = ordered;
  const { prices } = offered;
  const points: Point[] = [];
  if (revision && revisionKey(revision.value) !== revisionKey(offered.revision))
    points.push({
      field: 'revision',
      ordered: revision.value,
      offered: offered.revision || 'nessuna',
      proof: revision.text,
    });
  const unknown = quantities?.value.filter((one) => prices.every(({ quantity }) => quantity !== one)) ?? [];
  if (quantities && unknown.length > 0)
    points.push({
      field: 'quantity',
      ordered: pieces(unknown),
      offered: pieces(prices.map(({ quantity }) => quantity)),
      proof: quantities.text,
    });
  const [count] = quantities?.value ?? [];
  const agreed = prices.filter(({ quantity }) => quantities === null || quantity === count);
  const shown = agreed.length > 0 ? agreed : prices;
  if (price && shown.every(({ unit }) => unit !== price.value))
    points.push({
      field: 'price',
      ordered: euro(price.value),
      offered: shown.map(({ unit, quantity }) => `${euro(unit)} a ${quantity} pz`).join(', '),
      proof: price.text,
    });
  const days = Math.max(0, ...shown.map(({ leadDays }) => leadDays));
  const promised = afterWorkingDays(day, days);
  if (due && days > 0 && due.value < promised)
    points.push({
      field: 'days',
      ordered: italianDay(due.value),
      offered: `${days} giorni lavorativi, dal ${italianDay(promised)}`,
      proof: due.text,
    });
  return points;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Terms say the same when one contains the other: "60 gg f.m." and "Pagamento: 60 gg f.m.". */
function isSameTerm(one: string, other: string): boolean {
  const [mine, theirs] = [letters(one), letters(other)];
  return mine.includes(theirs) || theirs.includes(mine);
}

function termPoint(order: ReceivedOrder, kind: Term['kind'], field: OrderField, offered: string): Point[] {
  const asked = order.conditions.filter((text) => termsIn(text).some(({ term }) => term.kind === kind));
  if (asked.length === 0 || asked.some((text) => offered !== '' && isSameTerm(text, offered))) return [];
  const ordered = asked.join(', ');
  return [{ field, ordered, offered: offered || 'non indicato', proof: ordered }];
}

/** Everything in which an order differs from the offer it confirms, part by part, then the terms. */
export function compareOrder(order: ReceivedOrder, offer: ConfirmedOffer): OrderDifference[] {
  const offeredTo = ({ code }: { readonly code: string }) =>
    offer.parts.find((part) => codeKey(part.code) === codeKey(code));
  const withKey = (code: string) => (point: Point) => ({
    key: [codeKey(code), point.field, point.ordered, point.offered].join('|').slice(0, 300),
    code,
    ...point,
  });
  const ofParts = order.parts.flatMap((part) => {
    const offered = offeredTo(part);
    const points: Point[] = offered
      ? pointsOf(part, offered, order.day)
      : [{ field: 'part', ordered: part.code || 'senza codice', offered: 'non c’è', proof: part.code }];
    return points.map(withKey(part.code));
  });
  const left = offer.parts
    .filter((part) => !part.optional && order.parts.every(({ code }) => codeKey(code) !== codeKey(part.code)))
    .map(({ code }) =>
      withKey(code)({ field: 'part', ordered: 'non c’è', offered: code || 'senza codice', proof: '' }),
    );
  const terms = [
    ...termPoint(order, 'payment', 'payment', offer.paymentTerms),
    ...termPoint(order, 'delivery-terms', 'delivery', offer.deliveryTerms),
  ].map(withKey(''));
  return [...ofParts, ...left, ...terms];
}
