import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { NoPriceReason, PricedPart, RouteRequest, ShopPageFields, shopVisits } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import {
  type Chance,
  countHoles,
  indicativeRange,
  type QuoteDocument,
  type RatesDraft,
} from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import { openShopFloor, type PartPrice, pricePart, type ShopFloor } from '../../part-prices/index.ts';
import { layOutDays, readPlanFor } from '../../quotes/index.ts';
import { listOffered } from '../repository.ts';
import type { OpenShop } from '../visit/open-page.ts';
import { assumptionsOf } from './assumptions.ts';
import { doubtOf, refusalOf } from './limits.ts';

type AskedParts = RouteRequest<typeof shopVisits.price>['body']['parts'];
type Asked = AskedParts[number];

/** Range of one part, with the exact prices behind it, which never leave the shop. */
interface Answered {
  readonly shown: Omit<PricedPart, 'ticket'>;
  readonly units: PartPrice['units'];
}

const BYTES = 2 ** 48;

/** HMAC under the installation's key, bound to the shop. */
const chanceOf =
  ({ secrets }: Pick<Services, 'secrets'>, companyGuid: string): Chance =>
  (words) => {
    const signature = secrets.sign(JSON.stringify(['shop-range', companyGuid, words]));
    return Buffer.from(signature, 'base64url').readUIntBE(0, 6) / BYTES;
  };

const without = (id: string, reason: NoPriceReason): Answered => ({
  shown: { id, prices: [], reason, without: [], assumptions: [] },
  units: [],
});

/** The same part with the same choices, whatever the page calls it. */
export function fingerprint({ facts, threads, materialGuid, treatment }: Asked): string {
  const text = JSON.stringify([facts, threads, materialGuid, treatment]);
  return createHash('sha256').update(text).digest('base64url');
}

interface Priced extends PartPrice {
  readonly asked: Asked;
}

/**
 * Prices of parts as a buyer may see them. `known`: the buyer came by a link that the shop mailed. The registries are
 * read first and the prices are computed afterwards, so that no transaction waits for them.
 */
export async function answerParts(
  services: Pick<Services, 'secrets' | 'workers' | 'clock'>,
  { companyGuid, fields, tenant }: OpenShop,
  parts: AskedParts,
  known: boolean,
): Promise<readonly Answered[]> {
  const materials = await tenant((db) => listOffered(db, fields.materials));
  const offered = new Map(materials.map((row) => [row.guid, row.designation]));
  const names = new Set(offered.keys());
  const reasonOf = (part: Asked) =>
    refusalOf(part, fields, names) ?? (fields.priceMode === 'known' && !known ? 'known-only' : null);
  const open = parts.filter((part) => reasonOf(part) === null);
  if (open.length === 0) return parts.map((part) => without(part.id, reasonOf(part) ?? 'other'));
  const workOf = ({ treatment }: Asked) =>
    treatment === null ? null : (fields.treatments[treatment]?.workGuid ?? null);
  const named = {
    materials: open.flatMap(({ materialGuid }) => materialGuid ?? []),
    works: open.flatMap((part) => workOf(part) ?? []),
    margin: fields.margin,
  };
  const floor = await tenant((db) => openShopFloor(db, named, services.clock()));
  const priced = new Map<Asked, Priced | null>();
  for (const asked of open) {
    priced.set(asked, priceOne(floor, asked, workOf(asked)));
    // A part takes some milliseconds: others get their turn between two.
    await setImmediate();
  }
  const document = inOneDocument([...priced.values()]);
  const plan = document && (await tenant((db) => readPlanFor(db, document, services.clock())));
  const days = document ? await layOutDays(services, companyGuid, document, plan) : {};
  const chance = chanceOf(services, companyGuid);
  return parts.map((asked) => {
    const reason = reasonOf(asked);
    if (reason) return without(asked.id, reason);
    const found = priced.get(asked);
    if (!found) return without(asked.id, 'other');
    const doubt = doubtOf(found.route, fields);
    if (doubt) return { ...without(asked.id, doubt), units: found.units };
    const names = {
      material: offered.get(asked.materialGuid ?? '') ?? '',
      treatment: asked.treatment === null ? null : (fields.treatments[asked.treatment]?.name ?? null),
      holes: countHoles(asked.facts?.holes ?? []),
    };
    return rangesOf(found, fields, chance, days[asked.id] ?? {}, assumptionsOf(found.route, names));
  });
}

function priceOne(floor: ShopFloor, asked: Asked, treatmentWork: string | null): Priced | null {
  const { facts, materialGuid, id, threads, quantities } = asked;
  if (!facts || materialGuid === null) return null;
  const part = { id, name: id, facts, threads, materialGuid, treatmentWork, quantities };
  const made = pricePart(floor, part);
  return made && { ...made, asked };
}

/** All parts in one document: the plan is laid out once. */
function inOneDocument(priced: readonly (Priced | null)[]): QuoteDocument | null {
  const documents = priced.flatMap((one) => (one ? [one.document] : []));
  const [first] = documents;
  if (!first) return null;
  const all = <Key extends 'machines' | 'labour' | 'materials' | 'formulas'>(key: Key) =>
    Object.assign({}, ...documents.map(({ rates }) => rates[key])) as RatesDraft[Key];
  const rates = {
    ...first.rates,
    machines: all('machines'),
    labour: all('labour'),
    materials: all('materials'),
    formulas: all('formulas'),
  };
  const positions = documents.flatMap((document) => document.positions);
  return { ...first, rates, positions };
}

function rangesOf(
  { asked, units, route }: Priced,
  fields: ShopPageFields,
  chance: Chance,
  days: Readonly<Record<string, number>>,
  assumptions: PricedPart['assumptions'],
): Answered {
  const part = fingerprint(asked);
  const prices: PricedPart['prices'] = [];
  const left: PricedPart['without'] = [];
  for (const { quantity, unit } of units) {
    if (unit === null || inEuro(unit) <= 0) left.push({ quantity, reason: 'other' });
    else if (quantity > fields.largestQuantity) left.push({ quantity, reason: 'too-many' });
    else {
      const range = indicativeRange(unit, route.band.share, `${quantity} ${part}`, chance);
      // Compared with the range that is shown: the exact price must not be found by searching this limit.
      if (range.high * quantity < fields.minimumOrder) left.push({ quantity, reason: 'minimum-order' });
      else prices.push({ quantity, ...range, days: days[quantity] ?? null });
    }
  }
  const reason = prices.length === 0 ? (left[0]?.reason ?? 'other') : null;
  return {
    shown: {
      id: asked.id,
      prices,
      reason,
      without: reason ? [] : left,
      assumptions: reason ? [] : assumptions,
    },
    units,
  };
}
