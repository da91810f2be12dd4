import type { GeneralTolerance } from '../reading.ts';

const number = String.raw`\d*[.,]?\d+`;
const toNumber = (text: string) => Number(text.replace(',', '.'));
const plain: GeneralTolerance = { standard: null, class: null, linear: null, byDecimals: null };

/** First part of the standard, with or without its year. */
const PART_ONE = String.raw`(?:[I1l|]S[O0]|DIN|UNI|EN)[\s-]*(?:ISO|EN)?[\s-]*2?2768(?:\s*[-/]\s*1)?(?:\s*:\s*\d{4})?`;
const BETWEEN = String.raw`(?:\s*[-–,(]\s*|\s*)(?:(?:grado|classe|class|grade|klasse|toleranzklasse)\s*)?`;
const ISO_2768 = new RegExp(
  String.raw`${PART_ONE}${BETWEEN}([fmcv])(?:\s*[-–]?\s*([HKL]))?(?![\p{L}])`,
  'iu',
);
/** Classes in words, the longer name first. */
const CLASS_WORDS: readonly (readonly [string, RegExp])[] = [
  ['v', /^(?:molto gross|very coarse|sehr grob)/i],
  ['f', /^(?:fine?(?!\p{L})|fein)/iu],
  ['m', /^(?:medi[oa]|medium|mittel|moyen)/i],
  ['c', /^(?:gross|coarse|grob)/i],
];
const WORDED = new RegExp(String.raw`${PART_ONE}${BETWEEN}(\p{L}.*)$`, 'iu');
/** The class of the second part where it is named by itself. */
const PART_TWO = /2768\s*[-/]\s*2(?:\s*:\s*\d{4})?[\s–-]*([HKL])(?!\p{L})/iu;

function readIso2768(text: string): string | null {
  const letters = ISO_2768.exec(text);
  const word = letters ? '' : (WORDED.exec(text)?.[1] ?? '');
  const first = letters?.[1] ?? CLASS_WORDS.find(([, pattern]) => pattern.test(word))?.[0];
  if (first === undefined) return null;
  return first.toLowerCase() + (letters?.[2] ?? PART_TWO.exec(text)?.[1] ?? '').toUpperCase();
}

const UNI_5307 = /UNI\s*5307\s*(?:grado\s*)?(preciso|medio|fine|grossolano|molto grossolano)/i;
/** Standards with the classes of ISO 2768-1: the German one before it, the Chinese and the Japanese one beside it. */
const SAME_CLASSES: readonly (readonly [string, RegExp])[] = [
  [
    'DIN 7168',
    new RegExp(String.raw`DIN\s*7168${BETWEEN}(fein|mittel|sehr grob|grob|s?g|[fm])(?!\p{L})`, 'iu'),
  ],
  ['GB/T 1804', new RegExp(String.raw`GB\s*/?\s*T\s*1804(?:\s*-\s*\d{4})?${BETWEEN}([fmcv])(?!\p{L})`, 'iu')],
  ['JIS B 0405', new RegExp(String.raw`JIS\s*B\s*0405(?:\s*-\s*\d{4})?${BETWEEN}([fmcv])(?!\p{L})`, 'iu')],
];
/** DIN 7168 has letters of its own for the two coarse classes. */
const DIN_WORDS: Readonly<Record<string, string>> = { fein: 'f', mittel: 'm', grob: 'g', 'sehr grob': 'sg' };
const ISO_22081 = /ISO\s*22081/i;

/** A standard with its class, wherever it stands on the sheet. */
export function readToleranceStandard(text: string): GeneralTolerance | null {
  const iso = readIso2768(text);
  if (iso !== null) return { ...plain, standard: 'ISO 2768', class: iso };
  const uni = UNI_5307.exec(text);
  if (uni?.[1]) return { ...plain, standard: 'UNI 5307', class: uni[1].toLowerCase() };
  for (const [name, pattern] of SAME_CLASSES) {
    const written = pattern.exec(text)?.[1]?.toLowerCase();
    if (written !== undefined) return { ...plain, standard: name, class: DIN_WORDS[written] ?? written };
  }
  return ISO_22081.test(text) ? { ...plain, standard: 'ISO 22081' } : null;
}

/** A plain value: «±0,1», «+0.1/-0.1», «0.1 mm»; only after a label that says so. */
export function readPlainTolerance(text: string): GeneralTolerance | null {
  // «.X ±.1» holds for one number of decimals only.
  if (readTolerancesByPlaces(text)) return null;
  const both = new RegExp(`\\+\\s*(${number})\\s*/\\s*-\\s*(${number})`).exec(text);
  if (both?.[1] && both[2] && toNumber(both[1]) === toNumber(both[2]))
    return { ...plain, linear: toNumber(both[1]) };
  const one =
    new RegExp(`(?:±|\\+/?-|\\+-)\\s*(${number})`).exec(text) ??
    new RegExp(`^(${number})\\s*(?:mm|in|")`).exec(text.trim());
  return one?.[1] ? { ...plain, linear: toNumber(one[1]) } : null;
}

const PLACES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const BY_PLACES = /(one|two|three|four)\s+place(?:\s+decimals?)?\s*(?:±|\+\/?-)?\s*(\d*[.,]\d+)/gi;
/** «2 PL ±0.02», «3 DECIMALS ±0.005». */
const BY_COUNT =
  /(?<![\d.,])([1-4])\s*(?:pl(?:cs?|aces?)?|dec(?:imals?)?)\b\.?\s*[=:]?\s*(?:±|\+\/?-)\s*(\d*[.,]\d+)/gi;
const BY_ZEROS = /(?:^|\s)[.,]?[xX0]?[.,]([xX]{1,4})\s*[=:]?\s*(?:±|\+\/?-)\s*(\d*[.,]\d+)/g;

/** ± by printed decimals, as ASME sheets write it, over several lines. */
export function readTolerancesByPlaces(text: string): GeneralTolerance | null {
  const byDecimals: Record<number, number> = {};
  for (const [, word = '', value = ''] of text.matchAll(BY_PLACES))
    byDecimals[PLACES[word.toLowerCase()] ?? 0] = toNumber(value);
  for (const [, count = '', value = ''] of text.matchAll(BY_COUNT))
    byDecimals[Number(count)] = toNumber(value);
  for (const [, zeros = '', value = ''] of text.matchAll(BY_ZEROS))
    byDecimals[zeros.length] = toNumber(value);
  return Object.keys(byDecimals).length === 0 ? null : { ...plain, standard: 'ASME', byDecimals };
}
