import { childrenOf, type NameNode, type Node } from './ast.ts';

/** Every use of a name, in the order of the text. */
export function findNames(ast: Node): readonly NameNode[] {
  return ast.kind === 'name' ? [ast] : childrenOf(ast).flatMap(findNames);
}
