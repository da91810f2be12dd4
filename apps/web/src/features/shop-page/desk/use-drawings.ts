import type { ShopPageView } from '@truciolo/contract';
import { useEffect, useRef, useState } from 'react';
import type { DrawingAnswer } from '../drawing/drawing-worker.ts';
import { isReadable, readDrawingFile } from '../drawing/read-drawing-file.ts';
import type { ShopPart } from '../parts/shop-part.ts';

/** The first readable drawing of a part that was not read yet. */
const unreadOf = (part: ShopPart): File | undefined =>
  part.drawn || part.drawingProblem ? undefined : part.drawings.find(isReadable);

/** Reads the drawings of the parts, one at a time. Returns the part whose drawing is being read. */
export function useDrawings(
  shop: ShopPageView,
  parts: readonly ShopPart[],
  tell: (id: string, answer: DrawingAnswer) => void,
): string | null {
  const next = parts.find((part) => unreadOf(part) !== undefined);
  const [id, file] = [next?.id ?? null, next && unreadOf(next)];
  const [reading, setReading] = useState<string | null>(null);
  const listener = useRef(tell);
  listener.current = tell;
  useEffect(() => {
    if (id === null || !file) return;
    setReading(id);
    const stop = readDrawingFile(file, shop, (answer) => {
      setReading(null);
      listener.current(id, answer);
    });
    return () => {
      setReading(null);
      stop();
    };
  }, [id, file, shop]);
  return reading;
}
