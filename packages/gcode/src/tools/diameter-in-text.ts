import { namedSize } from './named-size.ts';

/** Sizes that a milling or drilling tool can have, mm: a figure outside is something else. */
const LEAST = 0.05;
const MOST = 500;
const INCH = 25.4;
/** Letters of a comment that are looked at. */
const MOST_TEXT = 200;

const NUMBER = String.raw`(\d+[\s-]+\d+\/\d+|\d+\/\d+|\d+[.,]?\d*|[.,]\d+)`;
/** Characters before the start of a word; "_" separates the words of a name. */
const START = '(?:^|[^A-Z0-9])';

/** Kinds of tools, in the languages of the trade, that carry their size as a bare number. */
const KIND = String.raw`(?:FRESA|FRESE|FRESINO|PUNTA|ALESATORE|SVASATORE|LAMATORE|CENTRINO|SMUSSATORE|CUTTER|END\s?MILL|EM|FACE\s?MILL|BALL\s?MILL|BULL\s?MILL|MILL|DRILL|REAMER|ROUTER|FRAESER|FR.{1,2}SER|SCHAFTFR[^\d\s_]*|KUGELFR[^\d\s_]*|BOHRER|REIBAHLE|SENKER|FRAISE|FORET|AL.{1,2}SOIR|BROCA|ESCARIADOR)`;
/** Up to two words between the kind and its size: "FRESA SFERICA HM 6". */
const BETWEEN = String.raw`(?:[\s_.:-]+(?!R\d|Z\d|D\d)[A-Z]{2,})?(?:[\s_.:-]+(?!R\d|Z\d|D\d)[A-Z]{1,})?(?:[\s_:-]|\.(?!\d))*`;
/** Taps, whose number behind the M, or fraction, is their size. */
const TAP = String.raw`(?:MASCHIO|TAP|TARAUD|MACHO|GEWINDE[^\d\s_]*|FILETT[^\d\s_]*)`;
/** A number that counts teeth, degrees or something else. */
const NOT_A_SIZE = String.raw`(?![\d.,]*\s*(?:TAGL|DENT|FLUTE|FL\b|Z\b|TEETH|SCHNEID|°|GRAD|DEG|\/|%))`;

const PATTERNS: readonly RegExp[] = [
  new RegExp(`(?:DIAM?(?:ETER|ETRO|[EÈ]TRE|\\.)?|DURCHMESSER)\\.?\\s*[-:=]*\\s*${NUMBER}`),
  // hyperMILL: "DM=39".
  new RegExp(`${START}DM\\s*=\\s*${NUMBER}`),
  new RegExp(`${NUMBER}\\s*(?:MM)?\\s*(?:DIA|DIAM)(?![A-Z]*\\.?\\s*[-:=]?\\s*\\d)`),
  // The diameter sign in Latin-1, and in UTF-8 read byte by byte.
  new RegExp(`(?:[ØøΦ⌀]|Ã[\\u0098\\u00b8]|â\\u008c\\u0080|%%C)\\s*=?\\s*${NUMBER}`),
  new RegExp(`${START}D\\s*[=:]?\\s*${NUMBER}`),
  new RegExp(`${NUMBER}\\s*MM(?![A-Z])`),
  new RegExp(`${START}${NUMBER}\\s*(?:"|''|INCH|IN\\b\\.?)`),
  new RegExp(`${TAP}[\\s_-]*(?:[A-Z]{2,}[\\s_-]+)?M?\\s*${NUMBER}`),
  new RegExp(`${START}M?${NUMBER}(?:-\\d+|X[\\d.,]+)?\\s+(?:UN[CFS]\\s+)?${TAP}\\b`),
  new RegExp(`${START}${KIND}${BETWEEN}${NUMBER}${NOT_A_SIZE}`),
  new RegExp(`${START}${NUMBER}\\s*"?\\s*(?:IN(?:CH)?\\.?\\s+)?(?:[A-Z]+\\s+){0,2}${KIND}(?![A-Z])`),
];

/** A ball is often named by its radius alone. */
const BALL = new RegExp(
  `(?:BALL|SFERIC|KUGEL|BOULE|ESFERIC|H[EÉ]MISPH)[A-Z]*[\\s_.:-]*(?:[A-Z]{2,}[\\s_-]+)?R\\s*=?\\s*${NUMBER}`,
);
/** Parting and grooving tools of a lathe are named by their width. */
const CUTS_A_GROOVE =
  /TRONCA|SCANAL|\bGOL[AE]\b|PARTING|PART[\s-]?OFF|CUT[\s-]?OFF|GROOV|STECH|TRON[CÇ]ON|GORGE|RANURA|TRONZ/;
const ROTATES = /FRES|FRAIS|MILL|FR.{1,2}SER|SLITTING|\bSAW\b|LAMA|\bD\s*[=:]?\s*\d|DIAM?\b|[ØøΦ⌀]/;
/** Cutting edges are counted: "4FL", "4 TAGLIENTI". */
const EDGES = /\b\d{1,2}\s?-?\s?(?:FL|FLT|FLUTES?|TAGL\w*|DENT\w*|TEETH|SCHNEID\w*)\b/g;
/** Angles of points and flanks, and pitches of threads. */
const NO_SIZES =
  /\d+(?:[.,]\d+)?\s*-?\s*(?:Â?[°º]|GRAD\w*|DEG\w*)|\b(?:PASSO|PITCH|STEIGUNG|PAS|P)[\s=:.]*\d+(?:[.,]\d+)?/g;
/** Offsets beside a tool, "H1 D1"; a bore and its reamer have a fit there instead, "D40 H7". */
const OFFSETS = /\bH\s*\d+[\s|,;-]*D\s*\d+(?![\d.])|\bD\s*\d+[\s|,;-]+H\s*\d+/g;
const FITTED = /ALES|BAREN|REAM|BORING|REIBAHLE|AL.{1,2}SOIR|ESCARIADOR/;
/** In millimetres the point behind D shortens the word: "D.16", "D.8.5". */
const SHORT_D = /\bD\.\s*(?=\d)/g;

/** Countersinks and spot drills are often named by the angle of their point. */
const POINTED = /SVAS|CENTR|SPOT|SMUSS|CHAMFER|SENKER|ANFAS/;
const POINT_ANGLES = new Set([60, 82, 90, 100, 118, 120, 135, 140, 142]);

/**
 * Diameter in mm from a tool's name or comment, null when it has none. `unit` is the factor of a number without a unit:
 * 1, or 25.4 in a program in inches.
 */
export function diameterInText(text: string, unit = 1): number | null {
  const upper = text.slice(0, MOST_TEXT).toUpperCase();
  const plain = (FITTED.test(upper) ? upper : upper.replace(OFFSETS, ' '))
    // "DIA. OFF. - 2" is the number of an offset.
    .replace(/DIA\.?\s*OFF\w*\.?\s*[-:=]?\s*\d+/g, ' ')
    .replace(EDGES, ' ')
    .replace(NO_SIZES, ' ')
    .replace(unit === 1 ? SHORT_D : /\bD\.(?=\d*\.\d)/g, 'D')
    .replace(/\b(?:ZMIN|ZMAX|LEN|LENGTH|CR|TAPER)\.?\s*[-:=]+\s*-?[\d.]+(?:\s*DEG)?/g, ' ');
  if (CUTS_A_GROOVE.test(plain) && !ROTATES.test(plain)) return null;
  const named = namedSize(plain);
  if (named !== null) return rounded(named * INCH);
  for (const pattern of PATTERNS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const number = found[1] ?? '';
    const end = found.index + found[0].lastIndexOf(number) + number.length;
    const size = sizeOf(number, plain.slice(end), unit);
    if (size < LEAST || size > MOST) continue;
    if (POINTED.test(plain) && POINT_ANGLES.has(size)) continue;
    return rounded(size);
  }
  const radius = BALL.exec(plain)?.[1];
  return radius === undefined ? null : rounded(2 * sizeOf(radius, '', unit));
}

const rounded = (size: number): number => Math.round(size * 1e4) / 1e4;

/** A fraction is always inches; a unit behind the number counts before the program's. */
function sizeOf(text: string, behind: string, unit: number): number {
  const parts = text.trim().split(/[\s-]+/);
  const value = parts.reduce((sum, part) => {
    const [top, bottom] = part.replace(',', '.').split('/').map(Number);
    return sum + (top ?? 0) / (bottom ?? 1);
  }, 0);
  if (text.includes('/')) return value * INCH;
  if (/^\s*MM/.test(behind)) return value;
  if (/^\s*(?:"|''|IN\b|INCH)/.test(behind)) return value * INCH;
  return value * unit;
}
