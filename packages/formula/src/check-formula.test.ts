import { describe, expect, it } from 'vitest';
import { type CheckOptions, checkFormula } from './check-formula.ts';
import { parse } from './parse.ts';
import type { VariableDeclaration } from './scope.ts';

const VARIABLES: readonly VariableDeclaration[] = [
  { name: 'quantità', type: 'number', unit: 'pz', help: 'Pezzi del lotto' },
  { name: 'peso', type: 'number', unit: 'kg', help: 'Peso netto' },
  { name: 'superficie_lavorata', type: 'number', unit: 'dm²', help: 'Superficie' },
  { name: 'materiale', type: 'text', help: 'Nome del materiale' },
  { name: 'urgente', type: 'boolean', help: 'Consegna urgente' },
  { name: 'scaglioni', type: 'table', help: 'Scaglioni di quantità' },
];

const check = (text: string, options: CheckOptions = {}) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return checkFormula(parsed.ast, VARIABLES, options);
};

/** Each finding as `code «marked text» message`. */
const findings = (text: string, options: CheckOptions = {}) =>
  check(text, options).diagnostics.map(({ code, message, start, end }) => [
    code,
    text.slice(start, end),
    message,
  ]);

describe('types', () => {
  it.each([
    ['quantità * 2', 'number'],
    ['materiale & "-" & peso', 'text'],
    ['peso > 1', 'boolean'],
    ['materiale = "C45"', 'boolean'],
    ['SE(urgente; 1; 2)', 'number'],
    ['SE(urgente; 1; "no")', 'any'],
    ['SE.ERRORE(peso / 0; 2)', 'number'],
    ['CERCA.VERT(peso; SE(urgente; {1\\2}; scaglioni); 2)', 'any'],
    ['SCEGLI(quantità; "a"; "b")', 'text'],
    ['SE.ERRORE(peso / quantità; 0)', 'number'],
    ['CERCA.VERT(quantità; {1\\"piccolo";100\\"grande"}; 2)', 'text'],
    ['CERCA.VERT(quantità; {1\\5;100\\"a richiesta"}; 2)', 'any'],
    ['CERCA.VERT(quantità; scaglioni; 2)', 'any'],
    ['(peso > 1) * 5', 'number'],
    ['SE(quantità; 1; 2)', 'number'],
    ['SOMMA(scaglioni; 3; urgente)', 'number'],
    ['+materiale', 'text'],
    ['SE.ERRORE(1/0; peso)', 'number'],
    ['SE(FALSO; 1/0; 2)', 'number'],
    ['SE.ERRORE(peso + 1/0; 2)', 'number'],
  ] as const)('%s is %s', (text, type) => {
    expect(check(text)).toEqual({ ok: true, type, diagnostics: [] });
  });
});

describe('errors: code, place and Italian sentence', () => {
  it.each([
    ['quantta * 2', 'unknown-name', 'quantta', 'Il nome «quantta» non esiste: forse volevi «quantità»?'],
    [
      'superficie * 2',
      'unknown-name',
      'superficie',
      'Il nome «superficie» non esiste: forse volevi «superficie_lavorata»?',
    ],
    ['zzz + 1', 'unknown-name', 'zzz', 'Il nome «zzz» non esiste.'],
    ['PI.GRECO * 2', 'unknown-name', 'PI.GRECO', 'PI.GRECO è una funzione: scrivi PI.GRECO().'],
    ['MAX + 2', 'unknown-name', 'MAX', 'MAX è una funzione: scrivi MAX(…).'],
    [
      'AROTONDA(peso; 2)',
      'unknown-function',
      'AROTONDA',
      'La funzione «AROTONDA» non esiste: forse volevi «ARROTONDA»?',
    ],
    [
      'MEDIANA(peso)',
      'unknown-function',
      'MEDIANA',
      'La funzione «MEDIANA» non esiste: forse volevi «MEDIA»?',
    ],
    ['FATTORIALE(peso)', 'unknown-function', 'FATTORIALE', 'La funzione «FATTORIALE» non esiste.'],
    [
      'PIÙ.SE(peso > 1; 2; peso)',
      'arity',
      'PIÙ.SE',
      'PIÙ.SE vuole gli argomenti a coppie, qui ce ne sono 3: PIÙ.SE(condizione1; valore1; [condizione2; valore2]; …).',
    ],
    [
      'peso(2)',
      'unknown-function',
      'peso',
      '«peso» è una variabile, non una funzione: manca un operatore prima della parentesi?',
    ],
    [
      'ARROTONDA(peso)',
      'arity',
      'ARROTONDA',
      'ARROTONDA vuole 2 argomenti, qui ce n’è 1: ARROTONDA(numero; cifre).',
    ],
    [
      'SE(urgente)',
      'arity',
      'SE',
      'SE vuole almeno 2 argomenti, qui ce n’è 1: SE(condizione; se_vero; [se_falso]).',
    ],
    [
      'SE(urgente; 1; 2; 3)',
      'arity',
      'SE',
      'SE vuole al massimo 3 argomenti, qui ce ne sono 4: SE(condizione; se_vero; [se_falso]).',
    ],
    ['MAX()', 'arity', 'MAX', 'MAX vuole almeno 1 argomento, qui ce ne sono 0: MAX(numero1; [numero2]; …).'],
    ['PI.GRECO(1)', 'arity', 'PI.GRECO', 'PI.GRECO non vuole argomenti: scrivi PI.GRECO().'],
    [
      'materiale + 1',
      'type',
      'materiale',
      "L'operatore «+»: qui serve un numero, non un testo. Per unire testi usa «&».",
    ],
    ['2 * "3"', 'type', '"3"', "L'operatore «*»: qui serve un numero, non un testo."],
    ['-materiale', 'type', 'materiale', "L'operatore «-»: qui serve un numero, non un testo."],
    ['scaglioni%', 'type', 'scaglioni', "L'operatore «%»: qui serve un numero, non una tabella."],
    ['scaglioni & "a"', 'type', 'scaglioni', "L'operatore «&»: qui serve un valore solo, non una tabella."],
    ['RADQ(materiale)', 'type', 'materiale', 'RADQ, «numero»: qui serve un numero, non un testo.'],
    ['SE(materiale; 1; 2)', 'type', 'materiale', 'SE, «condizione»: qui serve una condizione, non un testo.'],
    ['CERCA.VERT(peso; 3; 1)', 'type', '3', 'CERCA.VERT, «tabella»: qui serve una tabella, non un numero.'],
    ['materiale = 3', 'type', 'materiale = 3', 'Non si possono confrontare un testo e un numero.'],
    [
      '0 < peso < 10',
      'type',
      '0 < peso < 10',
      'Non si possono confrontare VERO o FALSO e un numero. Per un intervallo scrivi E(0 < x; x < 10).',
    ],
    ['scaglioni', 'type', 'scaglioni', 'La formula dà una tabella: serve un valore solo.'],
    ['peso / 0', 'division-by-zero', '0', 'Divisione per zero: il divisore vale 0.'],
    ['peso + 1 / (2 - 2)', 'division-by-zero', '2 - 2', 'Divisione per zero: il divisore vale 0.'],
    ['1 / 0', 'division-by-zero', '0', 'Divisione per zero: il divisore vale 0.'],
    ['peso * RADQ(-1)', 'number', '-1', 'La radice vuole un numero non negativo.'],
    ['SE(urgente; 1; 2 / 0)', 'division-by-zero', '0', 'Divisione per zero: il divisore vale 0.'],
    ['SE.ERRORE(peso; 1 / 0)', 'division-by-zero', '0', 'Divisione per zero: il divisore vale 0.'],
    ['CERCA.VERT(peso; {1\\2}; 3)', 'reference', '3', 'La tabella ha le colonne da 1 a 2.'],
    [
      'CERCA.VERT(materiale; {1\\2}; 2)',
      'type',
      'materiale',
      'La prima colonna contiene un numero, ma si cerca un testo: non si troverà mai.',
    ],
  ])('%s', (text, ...finding) => {
    expect(findings(text)).toEqual([finding]);
    expect(check(text).ok).toBe(false);
  });

  it('lists all of them in the order of the text', () => {
    expect(findings('pezo + materiale * FOO(1)').map(([code]) => code)).toEqual([
      'unknown-name',
      'type',
      'unknown-function',
    ]);
  });

  it('suggests names for the first twenty findings only', () => {
    const text = Array.from({ length: 25 }, () => 'pesi').join(' + ');
    expect(check(text).diagnostics.filter(({ suggestion }) => suggestion === 'peso')).toHaveLength(20);
    expect(check(text).diagnostics).toHaveLength(25);
  });

  it('offers the replacement for a mistyped name', () => {
    expect(check('quantta').diagnostics[0]).toMatchObject({ suggestion: 'quantità', start: 0, end: 7 });
  });

  it.each([
    ['materiale', 'number', 'La formula deve dare un numero, ma dà un testo.'],
    ['peso > 1', 'number', 'La formula deve dare un numero, ma dà VERO o FALSO.'],
    ['peso', 'boolean', 'La formula deve dare VERO o FALSO, ma dà un numero.'],
  ] as const)('%s is not the %s expected', (text, expected, message) => {
    expect(findings(text, { expected })).toEqual([['type', text, message]]);
  });
});

describe('warnings', () => {
  it.each([
    ['SE(urgente; 5)', 'missing-branch', 'SE(urgente; 5)'],
    ['CERCA.VERT(peso; {10\\1;5\\2}; 2)', 'unsorted-table', '{10\\1;5\\2}'],
    ['CERCA.VERT(peso; {10\\1;5\\2}; 2; VERO)', 'unsorted-table', '{10\\1;5\\2}'],
  ])('%s', (text, code, marked) => {
    expect(check(text)).toMatchObject({ ok: true, diagnostics: [{ severity: 'warning', code }] });
    expect(findings(text)[0]?.[1]).toBe(marked);
  });

  it.each([
    'CERCA.VERT(peso; {10\\1;5\\2}; 2; FALSO)',
    'CERCA.VERT(peso; {1\\1;5\\2;5\\3}; 2)',
    'SE(urgente; peso > 1)',
  ])('none on %s', (text) => {
    expect(check(text).diagnostics).toEqual([]);
  });
});
