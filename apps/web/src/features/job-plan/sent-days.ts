import type { Quote } from '@truciolo/contract';

type SentDays = NonNullable<Quote['offeredDays']>;

/** Days that a sent offer says at a quantity; undefined where it says none. */
export const sentDaysAt = (
  sent: SentDays,
  asked: { readonly positionId: string; readonly quantity: number },
): SentDays[number] | undefined =>
  sent.find(({ positionId, quantity }) => positionId === asked.positionId && quantity === asked.quantity);
