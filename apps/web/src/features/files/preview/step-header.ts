/** Header data of a STEP file (ISO 10303-21) and the names of its products. */
interface StepHeader {
  readonly name: string;
  /** Schema as written: "AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 }". */
  readonly schema: string;
  /** The program that wrote it. */
  readonly system: string;
  readonly products: readonly string[];
}

const MOST_PRODUCTS = 12;

/** Decodes doubled quotes, and non-ASCII letters as \X2\0041…\X0\ or \X\E9. */
const decode = (text: string): string =>
  text
    .replaceAll("''", "'")
    .replaceAll(/\\X2\\((?:[\dA-F]{4})+)\\X0\\/gi, (_, hex: string) =>
      (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(''),
    )
    .replaceAll(/\\X\\([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .trim();

/**
 * Text up to the end of an entity: a doubled quote matches as two adjacent strings, so that the pattern is unambiguous.
 */
const INSIDE = `((?:'[^']*'|[^';])*)`;
const PRODUCT = new RegExp(`=\\s*PRODUCT\\s*\\(${INSIDE}\\)\\s*;`, 'gi');
const STRING = /'((?:[^']|'')*)'/g;

/** The arguments of a header entity, each as its strings: a list counts as one argument. */
function argumentsOf(text: string, entity: string): readonly (readonly string[])[] {
  const inside = new RegExp(`${entity}\\s*\\(${INSIDE}\\)\\s*;`, 'i').exec(text)?.[1];
  if (inside === undefined) return [];
  const list: string[][] = [[]];
  let depth = 0;
  for (const [token] of inside.matchAll(/'(?:[^']|'')*'|[(),]/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === ',' && depth === 0) list.push([]);
    else if (token.startsWith("'")) list.at(-1)?.push(decode(token.slice(1, -1)));
  }
  return list;
}

/** Null where the text is not the beginning of a STEP file. */
export function readStepHeader(text: string): StepHeader | null {
  if (!/^\uFEFF?\s*ISO-10303-21\s*;/.test(text)) return null;
  const file = argumentsOf(text, 'FILE_NAME');
  const schema = argumentsOf(text, 'FILE_SCHEMA');
  // name, time, authors, organisations, preprocessor, originating system, authorisation
  const [name = '', preprocessor = '', system = ''] = [file[0]?.[0], file[4]?.[0], file[5]?.[0]];
  const products = new Set<string>();
  for (const [, args = ''] of text.matchAll(PRODUCT)) {
    const [id = '', title = ''] = [...args.matchAll(STRING)].map(([, value = '']) => decode(value));
    if (title !== '' || id !== '') products.add(title || id);
    if (products.size >= MOST_PRODUCTS) break;
  }
  return { name, schema: schema[0]?.[0] ?? '', system: system || preprocessor, products: [...products] };
}
