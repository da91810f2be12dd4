import { type SourceFile, textOf } from './source-file.ts';

export const DIALECTS = ['fanuc', 'haas', 'linuxcnc', 'grbl', 'siemens', 'heidenhain'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** How a dialect is named to the user. */
export const DIALECT_NAMES: Readonly<Record<Dialect, string>> = {
  fanuc: 'ISO / Fanuc',
  haas: 'Haas',
  linuxcnc: 'LinuxCNC',
  grbl: 'GRBL',
  siemens: 'Siemens 840D',
  heidenhain: 'Heidenhain Klartext',
};

export function isDialect(name: string): name is Dialect {
  return (DIALECTS as readonly string[]).includes(name);
}

/** Bytes that are examined: the head of a program identifies its control, a million lines of motion add nothing. */
const HEAD_BYTES = 65_536;

/** A straight or circular move in plain words: most lines are one, and every control writes it so. */
const PLAIN_MOVE = /^\s*(G0?[0-3](?=[\sXYZ]))?(\s*[XYZIJKF]-?(\d+(\.\d*)?|\.\d*)?)+\s*$/;

interface Trait {
  readonly dialect: Dialect;
  readonly pattern: RegExp;
  /** Points for each line that matches, at most five lines. */
  readonly points: number;
}

const trait = (dialect: Dialect, points: number, pattern: RegExp): Trait => ({ dialect, pattern, points });

/** `%_N_NAME_MPF` and `;$PATH=` head a Siemens program; the second hides in a comment. */
const SIEMENS_HEADER = /^\s*[;%].*\bN_\w+_(MPF|SPF)\b|^\s*;\$PATH/;

/** Senders and posts that write for GRBL name themselves in a comment. */
const HOBBY_HEADER = /[;(].*\b(LIGHTBURN|LASERGRBL|GRBL|EASEL|CARBIDE CREATE|OPENBUILDS)\b/;

/** Marks of each control, most telling first. Matched on upper-case lines without comments. */
const TRAITS: readonly Trait[] = [
  trait('heidenhain', 20, /^\s*\d*\s*BEGIN PGM\b/),
  trait(
    'heidenhain',
    6,
    /^\s*\d+\s+(L|C|CC|CR|CT|CP|LP|RND|CHF|APPR|DEP|LBL|CALL|TOOL|CYCL|FN|Q\d|BLK|STOP|PLANE)\b/,
  ),
  trait(
    'siemens',
    6,
    /\b(CYCLE\d{2,}|POCKET\d|HOLES\d|SLOT\d|LONGHOLE|ENDPROC|PROC|DEF\s+(INT|REAL|BOOL|STRING|AXIS|CHAR|FRAME))\b/,
  ),
  trait(
    'siemens',
    6,
    /\b(A?TRANS|A?ROT|A?MIRROR|A?SCALE|MCALL|WORKPIECE|TRAORI|TRAFOOF|MSG\s*\(|EXTCALL|SUPA|ENDIF|ENDWHILE|ENDFOR|ENDLOOP|GOTO[FBC]|REPEATB?)\b/,
  ),
  trait('siemens', 5, /\b(R\d+|CR|AR|TURN|RP|AP|LIMS|SPOS|I1|J1|K1|T|D)\s*=/),
  trait('siemens', 5, /[XYZABCIJKF]\d*\s*=\s*(AC|IC|DC|ACP|ACN)?\s*\(?/),
  trait(
    'siemens',
    4,
    /\b(G64[0-5]|G60[0-3]|G6[0-4]\d|G7[01]0|G500|G505|G17\d|DIAMON|DIAMOF|FFWON|SOFT|COMPCAD|ORIWKS|ORIAXES|CFTCP|CFC|CDON)\b/,
  ),
  trait('siemens', 8, SIEMENS_HEADER),
  trait(
    'linuxcnc',
    8,
    /^\s*(N\d+\s*)?O\s*(<[^>]*>|\d+|\[.*\])\s*(SUB|ENDSUB|CALL|IF|ELSE|ELSEIF|ENDIF|WHILE|ENDWHILE|DO|REPEAT|ENDREPEAT|BREAK|CONTINUE|RETURN)\b/,
  ),
  trait('linuxcnc', 6, /#<[^>]+>/),
  trait(
    'linuxcnc',
    4,
    /\b(G38\.[2-5]|G33(\.1)?|G64\s*P|G10\s*L(1|10|11|20)\b|G5\.[123]|G59\.[123]|G43\.[12]|G92\.[123]|M6[2-8]|M7[0-3]|G7|G8)\b/,
  ),
  trait('grbl', 6, /^\s*\$(H|X|#|\d+\s*=|J=)/),
  trait('grbl', 6, HOBBY_HEADER),
  trait('grbl', 2, /\b(M4\s+S\d+|M106|M107|G21\s*;)/),
  trait('haas', 6, /\b(G1[235]0|G1[23]\s|G47|G150|G187|G154\s*P|M97\s*P|M8[89])\b/),
  // With a speed M33 starts the live tool of other controls.
  trait('haas', 6, /^(?!.*\bS\s*\d).*\bM3[13]\b/),
  trait('haas', 2, /^\s*O\d{5}\b/),
  trait('fanuc', 4, /^\s*[O:]\d{1,4}\b/),
  trait(
    'fanuc',
    4,
    /\b(WHILE\s*\[.*\]\s*DO\s*\d|IF\s*\[.*\]\s*(GOTO|THEN)|G65\s*P|M98\s*P|G5\.1|G0?5\s*P1\d{4}|G43\.4|G54\.1|G68\.2|G10\.9|G8P1)/,
  ),
];

const LINES_PER_TRAIT = 5;

/** Names of the extensions that only one control uses. */
const EXTENSIONS: Readonly<Record<string, Dialect>> = {
  h: 'heidenhain',
  mpf: 'siemens',
  spf: 'siemens',
  ngc: 'linuxcnc',
  gcode: 'grbl',
};

/** The control whose extension a file name carries; undefined for the extensions that several use. */
export function extensionDialect(name: string): Dialect | undefined {
  return EXTENSIONS[name.toLowerCase().split('.').pop() ?? ''];
}

/** The control of a program. ISO without specific marks is read as Fanuc. */
export function detectDialect(file: SourceFile): Dialect {
  const text = textOf(file.bytes, 0, Math.min(file.bytes.length, HEAD_BYTES)).toUpperCase();
  const lines = text.split(/\r\n|\r|\n/);
  const score = new Map<Dialect, number>();
  const matches = new Array<number>(TRAITS.length).fill(0);
  for (const raw of lines) {
    if (PLAIN_MOVE.test(raw)) continue;
    const isHeader = SIEMENS_HEADER.test(raw) || HOBBY_HEADER.test(raw);
    const line = isHeader ? raw : raw.replace(/\([^)]*\)|;.*$/g, ' ');
    for (let i = 0; i < TRAITS.length; i++) {
      const mark = TRAITS[i];
      const seen = matches[i] ?? 0;
      if (!mark || seen >= LINES_PER_TRAIT || !mark.pattern.test(line)) continue;
      matches[i] = seen + 1;
      score.set(mark.dialect, (score.get(mark.dialect) ?? 0) + mark.points);
    }
  }
  const extension = extensionDialect(file.name);
  if (extension) score.set(extension, (score.get(extension) ?? 0) + 5);
  let best: Dialect = 'fanuc';
  let points = 0;
  for (const [dialect, sum] of score) {
    if (sum > points) {
      best = dialect;
      points = sum;
    }
  }
  return best;
}
