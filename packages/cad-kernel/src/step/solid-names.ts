/** Solids of the file in the order they are written: their own name and how many faces their shell has. */
function writtenSolids(text: string): { name: string; faceCount: number }[] {
  const found: { name: string; faceCount: number }[] = [];
  for (const [, name = '', shell = ''] of text.matchAll(
    /(?:MANIFOLD_SOLID_BREP|BREP_WITH_VOIDS)\s*\(\s*'([^']*)'\s*,\s*(#\d+)/g,
  )) {
    const faces = new RegExp(`${shell}\\s*=\\s*CLOSED_SHELL\\s*\\(\\s*'[^']*'\\s*,\\s*\\(([^)]*)\\)`).exec(
      text,
    );
    found.push({ name, faceCount: faces?.[1]?.split(',').length ?? 0 });
  }
  return found;
}

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
    .replaceAll("''", "'")
    .trim();
}

function productNames(text: string): string[] {
  return [...text.matchAll(/=\s*PRODUCT\s*\(\s*'((?:[^']|'')*)'\s*,\s*'((?:[^']|'')*)'/g)].map(
    ([, id = '', name = '']) => decode(name || id),
  );
}

/**
 * Names for the solids the kernel found, told apart by their number of faces (the kernel's reader keeps no
 * names). Where that does not decide, there is no name rather than a wrong one.
 */
export function solidNames(text: string, faceCounts: readonly number[]): (string | null)[] {
  const products = productNames(text);
  const single = faceCounts.length === 1 && products.length === 1 ? products[0] : undefined;
  if (single && !MEANINGLESS.test(single)) return [single];
  const solids = writtenSolids(text);
  return faceCounts.map((count) => {
    const names = new Set(
      solids.filter(({ faceCount }) => faceCount === count).map(({ name }) => decode(name)),
    );
    const [name] = names;
    return names.size === 1 && name && !MEANINGLESS.test(name) ? name : null;
  });
}
