import { type Fault, makeFault } from './fault.ts';
import type { Span } from './span.ts';
import type { TokenReader } from './token-reader.ts';

/** A whole expression was read and this word follows it: say what is wrong with that. */
export function describeLeftover(reader: TokenReader): Fault {
  const token = reader.peek();
  switch (token.kind) {
    case 'error':
      return makeFault(token.code, token.message, token);
    case 'mark':
      if (token.mark === ')') return makeFault('syntax', 'C’è una parentesi «)» in più.', token);
      if (token.mark === ';') {
        return makeFault('syntax', '«;» si usa solo tra gli argomenti di una funzione.', token);
      }
      if (token.mark === '(') {
        return makeFault(
          'syntax',
          'Manca un operatore prima della parentesi: per moltiplicare usa «*».',
          token,
        );
      }
      return makeFault('syntax', `«${token.mark}» si usa solo in una tabella {1\\2;3\\4}.`, token);
    default:
      return makeFault('syntax', missingOperator(reader.text.slice(token.start, token.end)), token);
  }
}

function missingOperator(word: string): string {
  if (word.startsWith(',')) return 'Per separare gli argomenti usa «;», non la virgola.';
  return `Manca un operatore prima di «${word}».`;
}

/** A parenthesis was opened at `open` and the next word stands where it should close. */
export const describeUnclosed = (reader: TokenReader, open: Span): Fault =>
  reader.atEnd
    ? makeFault('syntax', 'La parentesi aperta qui non è chiusa.', open)
    : describeLeftover(reader);
