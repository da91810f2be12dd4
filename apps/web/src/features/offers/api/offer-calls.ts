import { queryOptions } from '@tanstack/react-query';
import { type OfferAnswer, offerOrders, offers } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';
import { site } from '../../../lib/site.ts';

/** The page itself says what is wrong with a link; nobody is logged in who could be logged out. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['offer', token],
    queryFn: ({ signal }) => silentApi(offers.read, { params: { token } }, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  });

export interface Choice {
  readonly position: string;
  readonly quantity: number;
}

/** What the buyer wants other than it was offered. */
export interface Wish {
  readonly quantities: readonly Choice[];
  /** Positions that are not ordered. */
  readonly without: readonly string[];
  /** Optional positions that are ordered. */
  readonly also: readonly string[];
}

export const isAsOffered = ({ quantities, without, also }: Wish): boolean =>
  quantities.length === 0 && without.length === 0 && also.length === 0;

/** Prices and totals of a wish; the last answer stays on screen while the next one is on its way. */
export const priceQuery = (token: string, wish: Wish) =>
  queryOptions({
    queryKey: ['offer-price', token, wish],
    queryFn: ({ signal }) =>
      silentApi(
        offers.price,
        {
          params: { token },
          body: { quantities: [...wish.quantities], without: [...wish.without], also: [...wish.also] },
        },
        { signal },
      ),
    enabled: !isAsOffered(wish),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const sendAnswer = (token: string, body: OfferAnswer) =>
  silentApi(offers.answer, { params: { token }, body });

export const loadPdf = (token: string) => silentApi(offers.pdf, { params: { token } });

/** Once the shop has made an order of the answer, its confirmation lies behind the same link. */
export const ordersQuery = (token: string) =>
  queryOptions({
    queryKey: ['offer-orders', token],
    queryFn: async ({ signal }) =>
      (await silentApi(offerOrders.list, { params: { token } }, { signal })).orders,
    retry: false,
  });

export const loadConfirmation = (token: string, guid: string) =>
  silentApi(offerOrders.pdf, { params: { token, guid } });

/** The light model of a position, from the signed address that came with the offer. */
export async function loadMesh(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`${site.apiBase}${url}`, { signal });
  if (!response.ok) throw new Error(`mesh: ${response.status}`);
  return response.arrayBuffer();
}
