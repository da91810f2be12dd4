/** Lists and notes that a cell points to instead of a value: «SEE NOTE 2», «VEDI DISTINTA», «siehe Stückliste». */
const ELSEWHERE = String.raw`(?:see|refer(?:\s+to)?|as\s+per|vedi|vedere|siehe|voir)\s+(?:the\s+|la\s+)?(?:notes?|table|list|parts\s+list|b\.?o\.?m\.?|bill\s+of|tabella|lista|distinta|elenco|tabelle|st(?:ü|ue)ckliste|nomenclature)(?!\p{L}).*`;
/** Names of properties that a program did not replace by their values: «$PRPSHEET:"Material"», «&material». */
const UNREPLACED = String.raw`\$PRP\w*:.*|&\w+|#{2,}`;
/** Signs that stand for «nothing» in a cell. */
const EMPTY = new RegExp(
  String.raw`^(?:[-–—_./\\*:\s]+|(?:\p{L}+\s*)?<[^>]*>|n\.?\/?a\.?|none|nessun[oa]?|${ELSEWHERE}|${UNREPLACED}|xxx+|tbd|da definire)$`,
  'iu',
);

export const isEmptyValue = (text: string) => text.trim() === '' || EMPTY.test(text.trim());

export const DATE = /\b(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2})\b/;
const isDate = (text: string) => new RegExp(`^${DATE.source}$`).test(text.trim());
const isFormat = (text: string) => /^(?:DIN\s*)?A\s*[0-4]$/i.test(text.trim());

/** Text without a date that stands behind a dash or at the end. */
export const withoutDate = (text: string) =>
  text.replace(new RegExp(`\\s*[-–/,]?\\s*${DATE.source}\\s*$`), '').trim();

/** Sheet formats that stand in the cell beside the number. */
const withoutFormat = (text: string) => text.replace(/\s+A[0-4]$/, '');

/** «1234.56 Rev. B», «88-4410 - Rev: 2»: the revision stands in the cell of the number. */
const WITH_REVISION = /^(.*?\S)\s*[-–,;(]?\s*\brev(?:\.|isione|ision)?\s*[:.]?\s*([A-Z]|\d{1,2})\s*\)?$/i;

/** The revision that follows a number in its own cell. */
export const readCodeRevision = (text: string): string | null => WITH_REVISION.exec(text.trim())?.[2] ?? null;

export function readCode(text: string): string | null {
  const code = withoutFormat(WITH_REVISION.exec(text.trim())?.[1] ?? text.trim());
  if (isEmptyValue(code) || isDate(code) || isFormat(code) || code.length > 60) return null;
  const isTelling = /\d/.test(code) || (/^[\w.-]{4,}$/.test(code) && !/^[a-z]+$/i.test(code));
  if (!isTelling || code.length < 3) return null;
  // A sentence is no number of a drawing.
  return code.replace(/<[^>]*>/g, '').split(/\s+/).length > 4 ? null : code;
}

export function readRevision(text: string): string | null {
  const revision = withoutDate(text.trim().replace(/^rev(?:\.|isione|ision)?\s*/i, ''))
    .replace(/\s*\b(?:del|of|vom|du|from)$/i, '')
    .trim();
  if (isEmptyValue(revision)) return null;
  // A recogniser reads one letter in both sizes: «Cc».
  const twice = /^([A-Z])[a-z]$/.exec(revision)?.[1];
  if (twice !== undefined && revision.endsWith(twice.toLowerCase())) return twice;
  return /^[A-Za-z0-9]{1,3}(?:\.\d{1,2})?$/.test(revision) ? revision : null;
}

export function readTitle(text: string): string | null {
  const title = text.trim();
  return isEmptyValue(title) || isDate(title) || isFormat(title) || !/\p{L}{2}/u.test(title) ? null : title;
}

export function readMaterial(text: string): string | null {
  const material = text.trim().replace(/[.;,]$/, '');
  if (isEmptyValue(material) || isDate(material) || material.length > 80) return null;
  // One digit is the mark of a zone or a position.
  return /^\d{1,2}$/.test(material) || !/[\p{L}\d]{2}/u.test(material) ? null : material;
}

export function readScale(text: string): string | null {
  const ratio = /(\d+(?:[.,]\d+)?)\s*[:/=]\s*(\d+(?:[.,]\d+)?)/.exec(text);
  if (ratio) return `${ratio[1]}:${ratio[2]}`;
  return /^\d[.,]\d{2,3}$/.exec(text.trim())?.[0] ?? null;
}

const GRAMS = {
  kg: 1000,
  g: 1,
  lb: 453.59237,
  oz: 28.349523125,
} as const;

/** «797 gram», «1,2 kilogrammi», «0.4 pounds». */
const UNIT_WORD = String.raw`(?:(kg|kilogr\p{L}*|kilos?)|(gr?|gram\p{L}*)|(lbs?|pounds?|libbr\p{L}*)|(oz|ounces?))(?!\p{L})`;
const UNIT = new RegExp(String.raw`(?<!\p{L})${UNIT_WORD}`, 'iu');
const WEIGHT = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s*(?:${UNIT_WORD})?`, 'iu');
const UNITS = ['kg', 'g', 'lb', 'oz'] as const;
const unitOf = (groups: readonly (string | undefined)[]) => UNITS.find((_, at) => groups[at] !== undefined);

/** Kilograms; a bare number has the unit of its label («MASSA [g]»), else kilograms. */
export function readWeight(text: string, label = ''): number | null {
  // «1.250,5»: the first of two marks stands for thousands.
  const plain = text.replace(/(\d)[.](\d{3})(?=,\d)/, '$1$2').replace(/(\d),(\d{3})(?=\.\d)/, '$1$2');
  const match = WEIGHT.exec(plain);
  if (!match?.[1] || /^\d$/.test(text.trim())) return null;
  const unit =
    unitOf(match.slice(2)) ??
    unitOf(UNIT.exec(label)?.slice(1) ?? []) ??
    unitOf(UNIT.exec(text)?.slice(1) ?? []) ??
    'kg';
  const grams = GRAMS[unit];
  // «1.850 g»: scales of a shop do not show thousandths of a gram, the mark stands for thousands.
  const isThousands = grams === 1 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(match[1]);
  const value = Number(isThousands ? match[1].replace(/[.,]/, '') : match[1].replace(',', '.'));
  return Math.round(value * grams * 1000) / 1_000_000;
}

export function readSheetNumber(text: string): { number: number; of: number } | null {
  const match = /(\d+)\s*(?:\/|di|of|von|de|av)\s*(\d+)/i.exec(text);
  return match ? { number: Number(match[1]), of: Number(match[2]) } : null;
}
