import { childrenOf, type Node } from './ast.ts';

/** A node lying deeper than `limit` levels, if there is one. Walks without recursion: the tree may be deep. */
export function findTooDeep(root: Node, limit: number): Node | undefined {
  const pending: { readonly node: Node; readonly level: number }[] = [{ node: root, level: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.level > limit) return next.node;
    for (const child of childrenOf(next.node)) pending.push({ node: child, level: next.level + 1 });
  }
  return undefined;
}
