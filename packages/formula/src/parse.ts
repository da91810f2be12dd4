import { type BinaryOperator, type CallNode, childrenOf, type Node, type SignOperator } from './ast.ts';
import { type Fault, type FormulaError, isFault, makeFault, toError } from './fault.ts';
import { findBoolean, findFunction } from './find-function.ts';
import { MAX_DEPTH, MAX_LENGTH, TOO_DEEP, TOO_LONG } from './limits.ts';
import { parseTable } from './parse-table.ts';
import { BINARY_PRECEDENCE, LOOSEST_PRECEDENCE } from './precedence.ts';
import type { Span } from './span.ts';
import type { Token } from './token.ts';
import { TokenReader } from './token-reader.ts';

type Parsed =
  | { readonly ok: true; readonly ast: Node }
  | { readonly ok: false; readonly error: FormulaError };

/** Reads a formula, with or without the leading `=`. Names are not looked up: that is the check's work. */
export function parse(text: string): Parsed {
  if (text.length > MAX_LENGTH) {
    return refuse(makeFault('length', TOO_LONG, { start: MAX_LENGTH, end: text.length }));
  }
  const reader = new TokenReader(text);
  reader.takeOperator('=');
  if (reader.atEnd) return refuse(makeFault('syntax', 'La formula è vuota.', { start: 0, end: text.length }));
  const ast = parseExpression(reader, LOOSEST_PRECEDENCE, 1);
  if (isFault(ast)) return refuse(ast);
  if (!reader.atEnd) return refuse(describeLeftover(reader));
  const deep = findTooDeep(ast, MAX_DEPTH);
  return deep ? refuse(makeFault('depth', TOO_DEEP, deep)) : { ok: true, ast };
}

const refuse = (fault: Fault): Parsed => ({ ok: false, error: toError(fault) });

/** Precedence climbing; all binary operators group to the left. */
function parseExpression(reader: TokenReader, loosest: number, level: number): Node | Fault {
  let left = parseOperand(reader, level);
  while (!isFault(left)) {
    const token = reader.peek();
    if (token.kind !== 'operator' || token.operator === '%') return left;
    const operator: BinaryOperator = token.operator;
    const precedence = BINARY_PRECEDENCE[operator];
    if (precedence < loosest) return left;
    reader.take();
    const right = parseExpression(reader, precedence + 1, level);
    if (isFault(right)) return right;
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }
  return left;
}

/** Signs, then a primary, then percent signs: `-5%` is (-5)%. */
function parseOperand(reader: TokenReader, level: number): Node | Fault {
  const signs: { readonly operator: SignOperator; readonly start: number }[] = [];
  for (;;) {
    const token = reader.takeOperator('-') ?? reader.takeOperator('+');
    if (!token) break;
    signs.push({ operator: token.operator === '-' ? '-' : '+', start: token.start });
  }
  let node = parsePrimary(reader, level);
  if (isFault(node)) return node;
  for (const { operator, start } of signs.reverse()) {
    node = { kind: 'sign', operator, operand: node, start, end: node.end };
  }
  for (let percent = reader.takeOperator('%'); percent; percent = reader.takeOperator('%')) {
    node = { kind: 'percent', operand: node, start: node.start, end: percent.end };
  }
  return node;
}

function parsePrimary(reader: TokenReader, level: number): Node | Fault {
  const token = reader.peek();
  if (level > MAX_DEPTH) return makeFault('depth', TOO_DEEP, token);
  switch (token.kind) {
    case 'number':
    case 'text':
      reader.take();
      return token;
    case 'name':
      return parseName(reader, token, level);
    case 'error':
      return makeFault(token.code, token.message, token);
    case 'operator':
      return makeFault('syntax', `Qui serve un valore, non l'operatore «${token.operator}».`, token);
    case 'mark':
      if (token.mark === '(') return parseParenthesis(reader, level);
      if (token.mark === '{') return parseTable(reader);
      return makeFault('syntax', `Qui serve un valore, non «${token.mark}».`, token);
  }
}

function parseParenthesis(reader: TokenReader, level: number): Node | Fault {
  const open = reader.take();
  const inner = parseExpression(reader, LOOSEST_PRECEDENCE, level + 1);
  if (isFault(inner) || reader.takeMark(')')) return inner;
  return describeUnclosed(reader, open);
}

function parseName(reader: TokenReader, token: Token & { kind: 'name' }, level: number): Node | Fault {
  reader.take();
  const span = { start: token.start, end: token.end };
  const boolean = findBoolean(token.name);
  const next = reader.peek();
  const called = next.kind === 'mark' && next.mark === '(';
  if (boolean !== undefined) {
    if (!called) return { kind: 'boolean', value: boolean, ...span };
    // Excel also reads VERO() and FALSO().
    reader.take();
    const close = reader.takeMark(')');
    if (close) return { kind: 'boolean', value: boolean, start: token.start, end: close.end };
    return makeFault('syntax', `${token.name} non vuole argomenti.`, reader.peek());
  }
  return called ? parseCall(reader, token, level) : { kind: 'name', name: token.name, ...span };
}

function parseCall(reader: TokenReader, token: Token & { kind: 'name' }, level: number): CallNode | Fault {
  const name = findFunction(token.name)?.name ?? token.name;
  const open = reader.take();
  const args: Node[] = [];
  const call = (end: number): CallNode => ({
    kind: 'call',
    name,
    nameEnd: token.end,
    args,
    start: token.start,
    end,
  });
  const empty = reader.takeMark(')');
  if (empty) return call(empty.end);
  for (;;) {
    const next = reader.peek();
    if (next.kind === 'mark' && (next.mark === ';' || next.mark === ')')) {
      return makeFault('syntax', `Manca l'argomento ${args.length + 1} di ${name}.`, next);
    }
    const argument = parseExpression(reader, LOOSEST_PRECEDENCE, level + 1);
    if (isFault(argument)) return argument;
    args.push(argument);
    if (reader.takeMark(';')) continue;
    const close = reader.takeMark(')');
    if (close) return call(close.end);
    return describeUnclosed(reader, { start: token.start, end: open.end });
  }
}

/** This word follows a complete expression: describes the error. */
function describeLeftover(reader: TokenReader): Fault {
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

/** A parenthesis was opened at `open` and the next word is where it should close. */
const describeUnclosed = (reader: TokenReader, open: Span): Fault =>
  reader.atEnd
    ? makeFault('syntax', 'La parentesi aperta qui non è chiusa.', open)
    : describeLeftover(reader);

/** A node lying deeper than `limit` levels, if there is one. Walks without recursion: the tree may be deep. */
function findTooDeep(root: Node, limit: number): Node | undefined {
  const pending: { readonly node: Node; readonly level: number }[] = [{ node: root, level: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.level > limit) return next.node;
    for (const child of childrenOf(next.node)) pending.push({ node: child, level: next.level + 1 });
  }
  return undefined;
}
