import type { BinaryNode, Node } from './ast.ts';
import { foldName } from './fold-name.ts';
import { booleanToText, writeNumber } from './format-number.ts';
import {
  BINARY_PRECEDENCE,
  LOOSEST_PRECEDENCE,
  PERCENT_PRECEDENCE,
  precedenceOf,
  SIGN_PRECEDENCE,
} from './precedence.ts';
import type { VariableDeclaration } from './scope.ts';
import type { Scalar } from './value.ts';

/**
 * The canonical Italian form: Italian function names, decimal comma, `; ` between arguments, only the
 * parentheses that are needed. Reading it back gives the same tree. With `variables`, names get their
 * declared spelling (`QUANTITA` → `quantità`).
 */
export const print = (ast: Node, variables: readonly VariableDeclaration[] = []): string =>
  makePrinter(variables)(ast);

/** One printer for many nodes: the declared spellings are gathered once. */
export function makePrinter(variables: readonly VariableDeclaration[]): (node: Node) => string {
  const spelling = new Map(variables.map(({ name }) => [foldName(name), name] as const));
  return (node) => printNode(node, LOOSEST_PRECEDENCE, spelling);
}

type Spelling = ReadonlyMap<string, string>;

function printNode(node: Node, loosest: number, spelling: Spelling): string {
  const text = printBare(node, spelling);
  return precedenceOf(node) < loosest ? `(${text})` : text;
}

function printBare(node: Node, spelling: Spelling): string {
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'boolean':
      return printConstant(node.value);
    case 'table':
      return `{${node.rows.map((row) => row.map(printConstant).join('\\')).join(';')}}`;
    case 'name':
      return spelling.get(foldName(node.name)) ?? node.name;
    case 'sign':
      return `${node.operator}${printNode(node.operand, SIGN_PRECEDENCE, spelling)}`;
    case 'percent':
      return `${printNode(node.operand, PERCENT_PRECEDENCE, spelling)}%`;
    case 'binary':
      return printBinary(node, spelling);
    case 'call':
      return `${node.name}(${node.args.map((arg) => printNode(arg, LOOSEST_PRECEDENCE, spelling)).join('; ')})`;
  }
}

function printBinary({ operator, left, right }: BinaryNode, spelling: Spelling): string {
  const precedence = BINARY_PRECEDENCE[operator];
  const before = printNode(left, precedence, spelling);
  const after = printNode(right, precedence + 1, spelling);
  if (operator !== '^') return `${before} ${operator} ${after}`;
  // Not needed to read it back, but `-x^2` misleads whoever learned the rule at school.
  return left.kind === 'sign' ? `(${before})^${after}` : `${before}^${after}`;
}

function printConstant(value: Scalar): string {
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value === 'boolean') return booleanToText(value);
  return `"${value.replaceAll('"', '""')}"`;
}
