import { writtenSolids } from './faces/written-solids.ts';
import { decodeText } from './text/decode-text.ts';
import { textOf } from './text/parse-record.ts';
import type { StepText } from './text/step-text.ts';

export const NAME_KINDS = ['PRODUCT'] as const;

/** Names that exporters give when the designer gave none. */
const MEANINGLESS =
  /^(none|document|r\d+|solid ?\d*|body ?\d*|brep ?\d*|manifold_solid_brep|shape ?\d*|open cascade step translator.*|)$/i;

const productNames = (step: StepText): string[] =>
  NAME_KINDS.flatMap((kind) => step.all(kind)).map((id) => {
    const [own, name] = step.part(id, ...NAME_KINDS)?.args ?? [];
    return decodeText(textOf(name) || textOf(own));
  });

/**
 * Names of the kernel's solids, matched by their number of faces (the kernel's reader keeps no names). An ambiguous
 * solid has no name rather than a wrong one.
 */
export function solidNames(step: StepText, faceCounts: readonly number[]): (string | null)[] {
  const products = productNames(step);
  const single = faceCounts.length === 1 && products.length === 1 ? products[0] : undefined;
  if (single && !MEANINGLESS.test(single)) return [single];
  const solids = writtenSolids(step);
  return faceCounts.map((count) => {
    const names = new Set(
      solids.filter(({ faces }) => faces.length === count).map(({ name }) => decodeText(name)),
    );
    const [name] = names;
    return names.size === 1 && name && !MEANINGLESS.test(name) ? name : null;
  });
}
