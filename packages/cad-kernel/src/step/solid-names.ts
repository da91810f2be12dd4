import { writtenSolids } from './faces/written-solids.ts';
import { textOf } from './text/parse-record.ts';
import type { StepText } from './text/step-text.ts';

export const NAME_KINDS = ['PRODUCT'] as const;

/** Names that exporters give when the designer gave none. */
const MEANINGLESS =
  /^(none|document|r\d+|solid ?\d*|body ?\d*|brep ?\d*|manifold_solid_brep|shape ?\d*|open cascade step translator.*|)$/i;

/** Non-ASCII letters of a STEP string: `\X\E0` (Latin-1) and `\X2\00E0\X0\` (UTF-16). */
function decode(text: string): string {
  return text
    .replace(/\\X2\\([0-9A-F]*)\\X0\\/g, (_, digits: string) =>
      digits.replace(/.{4}/g, (code) => String.fromCharCode(Number.parseInt(code, 16))),
    )
    .replace(/\\X\\([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim();
}

const productNames = (step: StepText): string[] =>
  NAME_KINDS.flatMap((kind) => step.all(kind)).map((id) => {
    const [own, name] = step.part(id, ...NAME_KINDS)?.args ?? [];
    return decode(textOf(name) || textOf(own));
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
      solids.filter(({ faces }) => faces.length === count).map(({ name }) => decode(name)),
    );
    const [name] = names;
    return names.size === 1 && name && !MEANINGLESS.test(name) ? name : null;
  });
}
