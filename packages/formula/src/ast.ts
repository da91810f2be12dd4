import type { Span } from './span.ts';
import type { Scalar } from './value.ts';

export type ComparisonOperator = '=' | '<>' | '<' | '>' | '<=' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '^';
export type BinaryOperator = ComparisonOperator | ArithmeticOperator | '&';
export type SignOperator = '-' | '+';

interface NumberNode extends Span {
  readonly kind: 'number';
  /** Never negative: a sign is a separate node. */
  readonly value: number;
}
interface TextNode extends Span {
  readonly kind: 'text';
  readonly value: string;
}
interface BooleanNode extends Span {
  readonly kind: 'boolean';
  readonly value: boolean;
}
export interface TableNode extends Span {
  readonly kind: 'table';
  readonly rows: readonly (readonly Scalar[])[];
}
export interface NameNode extends Span {
  readonly kind: 'name';
  /** Spelling of the formula; compare with `foldName`. */
  readonly name: string;
}
export interface SignNode extends Span {
  readonly kind: 'sign';
  readonly operator: SignOperator;
  readonly operand: Node;
}
export interface PercentNode extends Span {
  readonly kind: 'percent';
  readonly operand: Node;
}
export interface BinaryNode extends Span {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Node;
  readonly right: Node;
}
export interface CallNode extends Span {
  readonly kind: 'call';
  /** The canonical Italian name of a known function, else the name as written. */
  readonly name: string;
  /** Where the name ends in the text. */
  readonly nameEnd: number;
  readonly args: readonly Node[];
}

/** A formula as a tree. Parentheses leave no node: `print` restores the necessary ones. */
export type Node =
  | NumberNode
  | TextNode
  | BooleanNode
  | TableNode
  | NameNode
  | SignNode
  | PercentNode
  | BinaryNode
  | CallNode;

const LEAF: readonly Node[] = [];

export function childrenOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'sign':
    case 'percent':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'call':
      return node.args;
    default:
      return LEAF;
  }
}
