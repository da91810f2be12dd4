import { describe, expect, it } from 'vitest';
import { MAX_DEPTH, MAX_LENGTH } from './limits.ts';
import { parse } from './parse.ts';

const errorOf = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? null : parsed.error;
};

/** The text an error points at. */
const markedIn = (text: string) => {
  const error = errorOf(text);
  return error ? text.slice(error.start, error.end) : null;
};

describe('parse', () => {
  it('gives a tree with positions', () => {
    expect(parse('= peso*2%')).toEqual({
      ok: true,
      ast: {
        kind: 'binary',
        operator: '*',
        left: { kind: 'name', name: 'peso', start: 2, end: 6 },
        right: {
          kind: 'percent',
          operand: { kind: 'number', value: 2, start: 7, end: 8 },
          start: 7,
          end: 9,
        },
        start: 2,
        end: 9,
      },
    });
  });

  it('gives a function its Italian name, whatever was written', () => {
    expect(parse('vlookup(1;t;2)')).toMatchObject({
      ok: true,
      ast: { name: 'CERCA.VERT', nameEnd: 7, end: 14 },
    });
  });

  it('reads tables by rows and columns', () => {
    expect(parse('{1\\"a";-2,5\\VERO;10%\\FALSO}')).toMatchObject({
      ok: true,
      ast: {
        kind: 'table',
        rows: [
          [1, 'a'],
          [-2.5, true],
          [0.1, false],
        ],
        start: 0,
        end: 27,
      },
    });
  });

  it('accepts blanks and new lines anywhere between words', () => {
    expect(parse(' =\n SE (\t1 = 1 ;\u00a02 ; 3 ) ').ok).toBe(true);
  });
});

describe('syntax errors: the place and the Italian sentence', () => {
  it.each([
    ['', '', 'La formula è vuota.'],
    ['  =  ', '  =  ', 'La formula è vuota.'],
    ['1+', '+', 'La formula finisce prima del previsto: manca un valore.'],
    ['1+*2', '*', "Qui serve un valore, non l'operatore «*»."],
    ['(1+2', '(', 'La parentesi aperta qui non è chiusa.'],
    ['2*SE(1;2', 'SE(', 'La parentesi aperta qui non è chiusa.'],
    ['1+2)', ')', 'C’è una parentesi «)» in più.'],
    ['peso 2', '2', 'Manca un operatore prima di «2».'],
    ['2(3)', '(', 'Manca un operatore prima della parentesi: per moltiplicare usa «*».'],
    ['1;2', ';', '«;» si usa solo tra gli argomenti di una funzione.'],
    ['MAX((1;2))', ';', '«;» si usa solo tra gli argomenti di una funzione.'],
    ['MAX(1;)', ')', "Manca l'argomento 2 di MAX."],
    ['SE(;1)', ';', "Manca l'argomento 1 di SE."],
    ['MAX(a,5)', ',5', 'Per separare gli argomenti usa «;», non la virgola.'],
    ['MAX(a, b)', ',', '«,» non è ammesso: per separare gli argomenti usa «;».'],
    ['MAX(1,2,3)', '1,2,3', '«1,2,3» non è un numero valido. Per separare gli argomenti usa «;».'],
    ['"abc', '"abc', 'Il testo non è chiuso: mancano le virgolette «"».'],
    ['“abc”', '“', '«“» non è ammesso: i testi vanno tra virgolette diritte «"».'],
    ['a=>b', '=>', '«=>» non è ammesso: scrivi «>=».'],
    ['a==b', '==', '«==» non è ammesso: per confrontare basta un solo «=».'],
    ['a≤b', '≤', '«≤» non è ammesso: scrivi «<=».'],
    [
      'A1:B2',
      ':',
      '«:» non è ammesso: i riferimenti a celle non esistono: usa il nome di una variabile o una tabella {1\\2;3\\4}.',
    ],
    ['a²', '²', '«²» non è ammesso: scrivi «^2».'],
    ['a#b', '#', 'Carattere non ammesso: «#».'],
    ['a\u0000', '\u0000', 'Carattere non ammesso: «U+0000».'],
    ['a😀', '😀', 'Carattere non ammesso: «😀».'],
    [
      '{1\\2;3}',
      '{1\\2;3',
      'Le righe della tabella devono avere lo stesso numero di colonne: la riga 2 ne ha 1 invece di 2.',
    ],
    ['{1\\2', '{', 'La tabella non è chiusa: manca «}».'],
    ['{1+2}', '+', 'Nella tabella separa le colonne con «\\» e le righe con «;».'],
    ['{peso}', 'peso', 'In una tabella vanno solo numeri, testi, VERO e FALSO.'],
    ['{-"a"}', '"a"', 'In una tabella vanno solo numeri, testi, VERO e FALSO.'],
    ['{}', '}', 'In una tabella vanno solo numeri, testi, VERO e FALSO.'],
    ['VERO(1)', '1', 'VERO non vuole argomenti.'],
  ])('%s', (text, marked, message) => {
    expect(errorOf(text)).toMatchObject({ code: 'syntax', message });
    expect(markedIn(text)).toBe(marked);
  });
});

describe('limits', () => {
  it('refuses a formula beyond the maximum length', () => {
    expect(parse('1'.padStart(MAX_LENGTH)).ok).toBe(true);
    expect(errorOf('1'.padStart(MAX_LENGTH + 1))?.code).toBe('length');
  });

  it.each([
    ['parentheses', (levels: number) => `${'('.repeat(levels)}1${')'.repeat(levels)}`],
    ['calls', (levels: number) => `${'INT('.repeat(levels)}1${')'.repeat(levels)}`],
    ['signs', (levels: number) => `${'-'.repeat(levels)}1`],
    ['percents', (levels: number) => `1${'%'.repeat(levels)}`],
    ['terms', (levels: number) => `1${'+1'.repeat(levels)}`],
  ])('refuses too many nested %s', (_, nest) => {
    expect(parse(nest(MAX_DEPTH - 1)).ok).toBe(true);
    expect(errorOf(nest(MAX_DEPTH))?.code).toBe('depth');
    expect(errorOf(nest(1000))?.code).toBe('depth');
  });
});
