import { queryOptions } from '@tanstack/react-query';
import { factsOf, type ShopPageView, shopPageView, shopVisits } from '@truciolo/contract';
import type { PartReport } from '@truciolo/part';
import { silentApi } from '../../../lib/api/client.ts';
import type { PartChoice } from '../parts/shop-part.ts';

/** The page's own data, which the server writes into it, so that the first picture waits for no call. */
function writtenPage(slug: string): ShopPageView | undefined {
  const text = globalThis.document?.getElementById('shop')?.textContent;
  const read = text ? shopPageView.safeParse(JSON.parse(text)) : null;
  return read?.success && read.data.slug === slug ? read.data : undefined;
}

export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['shop-page', slug],
    queryFn: ({ signal }) => silentApi(shopVisits.page, { params: { slug } }, { signal }),
    initialData: () => writtenPage(slug),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });

/** Facts of a measured part; a part beyond the limits of the call gets its price with the offer. */
function factsWithin(report: PartReport | null) {
  try {
    return report && factsOf(report as Parameters<typeof factsOf>[0]);
  } catch {
    return null;
  }
}

/** A part as the server is asked for its price; the same shape goes with the request. */
export function askedPart(id: string, report: PartReport | null, choice: PartChoice) {
  return {
    id,
    facts: factsWithin(report),
    threads: { ...choice.threads },
    materialGuid: choice.materialGuid || null,
    treatment: choice.treatment,
    tolerance: choice.tolerance,
    quantities: [...choice.quantities],
  };
}

export type AskedPart = ReturnType<typeof askedPart>;

/** Indicative prices of one part: each part answers for itself, so that a slow one holds up no other. */
export const priceQuery = (slug: string, asked: AskedPart, buyer: string | null) =>
  queryOptions({
    queryKey: ['shop-price', slug, buyer, asked],
    queryFn: async ({ signal }) => {
      const body = { parts: [asked], ...(buyer ? { buyer } : {}) };
      const { parts } = await silentApi(shopVisits.price, { params: { slug }, body }, { signal });
      return parts[0] ?? null;
    },
    // The server keeps a range for half an hour.
    staleTime: 20 * 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
