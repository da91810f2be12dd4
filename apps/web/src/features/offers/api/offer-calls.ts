import { queryOptions } from '@tanstack/react-query';
import { type OfferAnswer, offerOrders, offers } from '@truciolo/contract';
import { silentApi } from '../../../lib/api/client.ts';
import { site } from '../../../lib/site.ts';

/** The page itself explains what is wrong with a link; there is no session to end. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['offer', token],
    queryFn: ({ signal }) => silentApi(offers.read, { params: { token } }, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  });

interface Choice {
  readonly position: string;
  readonly quantity: number;
}

/** The buyer's changes to the offer. */
export interface Wish {
  readonly quantities: readonly Choice[];
  /** Positions that are not ordered. */
  readonly without: readonly string[];
  /** Optional positions that are ordered. */
  readonly also: readonly string[];
}

export const isAsOffered = ({ quantities, without, also }: Wish): boolean =>
  quantities.length === 0 && without.length === 0 && also.length === 0;

/** Prices and totals of the changed offer; the last answer stays visible while the next one loads. */
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

/** Once the shop has created an order from the answer, its confirmation is behind the same link. */
export const ordersQuery = (token: string) =>
  queryOptions({
    queryKey: ['offer-orders', token],
    queryFn: async ({ signal }) =>
      (await silentApi(offerOrders.list, { params: { token } }, { signal })).orders,
    retry: false,
  });

export const loadConfirmation = (token: string, guid: string) =>
  silentApi(offerOrders.pdf, { params: { token, guid } });

/** The light model of a position, from the signed address in the offer. */
export async function loadMesh(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(`${site.apiBase}${url}`, { signal });
  if (!response.ok) throw new Error(`mesh: ${response.status}`);
  return response.arrayBuffer();
}
