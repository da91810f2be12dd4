import type { ShopPageView } from '@truciolo/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../../lib/new-id.ts';
import type { RefusedFile } from '../parts/inspect-file.ts';
import { type BuyerFields, keptRequests, noBuyer } from '../parts/kept-request.ts';
import {
  addFiles,
  changeChoice,
  type ListProblem,
  withDrawing,
  withDrawingProblem,
  withOnlyMaterial,
} from '../parts/part-list.ts';
import type { PartChoice, ShopPart } from '../parts/shop-part.ts';
import { useDrawings } from './use-drawings.ts';
import { useModels } from './use-models.ts';

export type Problem = ListProblem | RefusedFile;

const noParts: readonly ShopPart[] = [];

const filled = (buyer: BuyerFields): Partial<BuyerFields> =>
  Object.fromEntries(Object.entries(buyer).filter(([, text]) => text !== ''));

/** The request on the page: its parts with their readings and the buyer's fields, kept through a reload. */
export function useRequest(shop: ShopPageView) {
  const { slug } = shop;
  const [parts, setParts] = useState(noParts);
  const [buyer, setBuyer] = useState<BuyerFields>(noBuyer);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const current = useRef(parts);
  current.current = parts;
  const isRestored = useRef(false);

  useEffect(() => {
    let isOver = false;
    void keptRequests.read(slug).then((kept) => {
      if (isOver) return;
      isRestored.current = true;
      // Files that were dropped before the answer came take the place of the kept ones.
      if (kept && current.current.length === 0) {
        setParts(kept.parts);
        // So do texts that were typed before.
        setBuyer((typed) => ({ ...noBuyer, ...kept.buyer, ...filled(typed) }));
      }
    });
    return () => {
      isOver = true;
    };
  }, [slug]);
  useEffect(() => {
    if (isRestored.current) void keptRequests.write(slug, { parts, buyer });
  }, [slug, parts, buyer]);

  const models = useMemo(() => parts.flatMap(({ model }) => model ?? []), [parts]);
  const reading = useModels(models);
  const drawing = useDrawings(shop, parts, (id, answer) =>
    setParts((before) =>
      answer.kind === 'done'
        ? withDrawing(before, id, answer.drawn)
        : withDrawingProblem(before, id, answer.problem),
    ),
  );

  /** `into`: the part that the files belong to, whatever their names. */
  const take = useCallback(
    async (files: readonly File[], into: string | null = null) => {
      const { inspectFile } = await import('../parts/inspect-file.ts');
      const seen = await Promise.all(files.map(inspectFile));
      const refused = seen.filter((one) => 'refused' in one);
      const listed = addFiles(
        current.current,
        seen.filter((one) => 'role' in one),
        newId,
        into,
      );
      const all = listed.parts.map((part) => withOnlyMaterial(part, shop.materials));
      current.current = all;
      setParts(all);
      setProblems([...refused, ...listed.problems]);
    },
    [shop.materials],
  );

  return {
    parts,
    buyer,
    setBuyer,
    problems,
    dismiss: () => setProblems([]),
    take,
    change: (id: string, change: Partial<PartChoice>) =>
      setParts((before) => changeChoice(before, id, change)),
    remove: (id: string) => setParts((before) => before.filter((part) => part.id !== id)),
    /** Empties the page after sending; the buyer's own fields stay for the next request. */
    clear: () => {
      setParts(noParts);
      setProblems([]);
    },
    reading,
    drawing,
  };
}

export type ShopRequestState = ReturnType<typeof useRequest>;
