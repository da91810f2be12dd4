import {
  checkFormula,
  compile,
  complete,
  highlight,
  parse,
  signatureAt,
  type VariableDeclaration,
} from '../src/index.ts';

const VARIABLES: readonly VariableDeclaration[] = [
  { name: 'quantità', type: 'number', help: '' },
  { name: 'materiale', type: 'text', help: '' },
  { name: 'urgente', type: 'boolean', help: '' },
  { name: 't', type: 'table', help: '' },
];
const INPUTS = {
  quantità: 12,
  materiale: 'C45',
  urgente: true,
  t: {
    kind: 'table',
    rows: [
      [1, 'a'],
      [10, 'b'],
    ],
  },
} as const;

/** Words that let random strings get past the lexer. */
const WORDS = [
  '=',
  '+',
  '-',
  '*',
  '/',
  '^',
  '&',
  '<',
  '>',
  '<=',
  '>=',
  '<>',
  '%',
  '(',
  ')',
  '(',
  ')',
  ';',
  ';',
  '{',
  '}',
  '\\',
  '0',
  '1',
  '2',
  '1,5',
  '0.5',
  '1E3',
  '1.234',
  '"a"',
  '""',
  '"',
  'VERO',
  'FALSO',
  'quantità',
  'QUANTITA',
  'materiale',
  'urgente',
  't',
  'zz',
  'SE(',
  'E(',
  'O(',
  'NON(',
  'MIN(',
  'MAX(',
  'SOMMA(',
  'ARROTONDA(',
  'ARROTONDA.PER.ECC(',
  'INT(',
  'RADQ(',
  'POTENZA(',
  'PI.GRECO()',
  'CERCA.VERT(',
  'SCEGLI(',
  'SE.ERRORE(',
  '{1\\2;3\\4}',
  ' ',
  '\n',
  ',',
];

const FORMULAS = [
  'MAX(35; quantità * 1,8 + 12%)',
  '=SE(quantità >= 100; 0,8; SE(urgente; 2; 1,2)) * (quantità - 3)^2 / 7',
  'CERCA.VERT(quantità; {1\\5;10\\4,5;100\\3,8}; 2)',
  'CERCA.VERT("C*"; {"C45"\\1;"a""b"\\2}; 2; FALSO) & materiale',
  'SE.ERRORE(ARROTONDA(1 / (quantità - 12); 2); SOMMA(t; {1\\2;3\\4}; -5))',
  'SCEGLI(INT(quantità / 5); E(urgente; NON(FALSO)); O(1 < 2; 3 <> 4); "tre")',
  'ARROTONDA.ECCESSO(RADQ(ASS(-quantità)); 0,05) + POTENZA(2; 10) - PI.GRECO()',
  'ARROTONDA.PER.ECC(quantità / 7; 1) - ARROTONDA.PER.DIF(quantità / 7; -1)',
] as const;

interface FuzzReport {
  readonly runs: number;
  /** Strings that were formulas: a fuzz that never gets past the parser proves little. */
  readonly parsed: number;
  readonly evaluated: number;
}

/**
 * Random strings through every entry of the package. Each run takes one string of random bytes, read as
 * Latin-1 and as UTF-8, one of random words, and a real formula with some characters changed. Throws, with the
 * string, on the first broken promise; deterministic by `seed`.
 */
export function fuzzFormula(count: number, seed: number): FuzzReport {
  const random = makeRandom(seed);
  let parsed = 0;
  let evaluated = 0;
  for (let run = 0; run < count; run += 1) {
    for (const text of randomTexts(random)) {
      try {
        const outcome = exercise(text, random);
        if (outcome.parsed) parsed += 1;
        if (outcome.evaluated) evaluated += 1;
      } catch (cause) {
        throw new Error(`Fuzz run ${run} of seed ${seed} failed on ${JSON.stringify(text)}`, { cause });
      }
    }
  }
  return { runs: count, parsed, evaluated };
}

type Random = (below: number) => number;

/** Mulberry32: small, and the same on every machine. */
function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomTexts(random: Random): readonly string[] {
  const bytes = Uint8Array.from({ length: random(64) }, () => random(256));
  const words = Array.from({ length: random(16) }, () => WORDS[random(WORDS.length)]).join('');
  return [String.fromCharCode(...bytes), new TextDecoder().decode(bytes), words, mutate(random)];
}

/** Puts a word or nothing in the place of a few characters. */
function mutate(random: Random): string {
  let text = FORMULAS[random(FORMULAS.length)] ?? '';
  for (let edits = random(4); edits > 0; edits -= 1) {
    const start = random(text.length + 1);
    const word = random(2) === 0 ? '' : WORDS[random(WORDS.length)];
    text = `${text.slice(0, start)}${word}${text.slice(start + random(3))}`;
  }
  return text;
}

function exercise(text: string, random: Random): { readonly parsed: boolean; readonly evaluated: boolean } {
  const cursor = random(text.length + 1);
  for (const { start, end } of [...highlight(text), ...complete(text, cursor, VARIABLES)])
    assertInside(text, start, end);
  signatureAt(text, cursor);
  const parsed = parse(text);
  if (!parsed.ok) {
    assertInside(text, parsed.error.start, parsed.error.end);
    return { parsed: false, evaluated: false };
  }
  for (const { start, end } of checkFormula(parsed.ast, VARIABLES).diagnostics)
    assertInside(text, start, end);
  const evaluation = compile(parsed.ast, VARIABLES).evaluate(INPUTS);
  if (!evaluation.ok) assertInside(text, evaluation.error.start, evaluation.error.end);
  else if (typeof evaluation.value === 'number' && !Number.isFinite(evaluation.value)) {
    throw new Error('The value is not a finite number');
  }
  return { parsed: true, evaluated: evaluation.ok };
}

function assertInside(text: string, start: number, end: number): void {
  if (start < 0 || end < start || end > text.length)
    throw new Error(`Position ${start}-${end} lies outside the text`);
}
