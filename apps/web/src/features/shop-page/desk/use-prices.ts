import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { ShopPageView } from '@truciolo/contract';
import { useMemo } from 'react';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { askedPart, priceQuery } from '../api/shop-calls.ts';
import type { ShopPart } from '../parts/shop-part.ts';

/** `none`: the shop shows no prices. */
export type PriceState = 'none' | 'asked' | 'failed' | 'known';

/** Delay after the last change of the quantities, which buyers type one after the other, ms. */
const SETTLE_MS = 250;

/** Whether the model is still being read: its price is asked for once, with all that is known. */
const isUnderWay = (part: ShopPart, file: DeskFile | undefined, isStopped: boolean): boolean =>
  part.model !== null && !isStopped && file?.state !== 'done' && file?.state !== 'failed';

/** The state of a price: while the model is read, its price is on the way. */
function stateOf(
  { isAsked }: { readonly isAsked: boolean },
  answer: { readonly isError: boolean; readonly isPlaceholderData: boolean } | undefined,
  isKnown: boolean,
  isOff: boolean,
): PriceState {
  if (isOff) return 'none';
  if (isAsked && answer?.isError) return 'failed';
  return isAsked && isKnown && !answer?.isPlaceholderData ? 'known' : 'asked';
}

/** The parts as the server is asked about them, with its answers so far. */
export function usePrices(
  shop: ShopPageView,
  parts: readonly ShopPart[],
  files: readonly DeskFile[],
  stopped: ReadonlySet<File>,
  buyer: string | null,
) {
  const lines = useMemo(
    () =>
      parts.map((part) => {
        const file = files.find((one) => one.file === part.model);
        const isStopped = part.model !== null && stopped.has(part.model);
        const report = (file?.state === 'done' && file.reports[0]) || null;
        return {
          part,
          file,
          isStopped,
          report,
          asked: askedPart(part.id, report, part.choice),
          isAsked: shop.prices !== 'none' && !isUnderWay(part, file, isStopped),
        };
      }),
    [parts, files, stopped, shop.prices],
  );
  const typed = JSON.stringify(lines.map(({ part }) => part.choice.quantities));
  const settled = useSettled(
    lines.map(({ asked, isAsked }) => ({ asked, isAsked })),
    useSettled(typed, SETTLE_MS) === typed ? 0 : SETTLE_MS,
  );
  const answers = useQueries({
    queries: settled.map(({ asked, isAsked }) => ({
      ...priceQuery(shop.slug, asked, buyer),
      enabled: isAsked,
      placeholderData: keepPreviousData,
    })),
  });
  return lines.map((line) => {
    const answer = answers[settled.findIndex(({ asked }) => asked.id === line.part.id)];
    const priced = line.isAsked ? (answer?.data ?? null) : null;
    const state = stateOf(line, answer, priced !== null, shop.prices === 'none');
    return { ...line, priced, state };
  });
}
