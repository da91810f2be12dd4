import type { TraceNode } from '@truciolo/pricing';

export interface VisibleNode {
  readonly node: TraceNode;
  readonly depth: number;
  /** Null: nothing below. */
  readonly open: boolean | null;
  readonly parent: string | null;
  readonly key: string;
}

/** Levels that stand open at first: price, full cost, direct cost. */
const OPEN_LEVELS = 3;

const hasMore = ({ children, inputs }: TraceNode) => children.length > 0 || inputs.length > 0;

/** The visible rows of the tree; `toggled` holds those that the user opened or closed. */
export function visibleNodes(root: TraceNode, toggled: ReadonlySet<string>): readonly VisibleNode[] {
  const rows: VisibleNode[] = [];
  const walk = (node: TraceNode, depth: number, parent: string | null) => {
    const key = parent === null ? node.id : `${parent}/${node.id}`;
    const atFirst = depth < OPEN_LEVELS && node.children.length > 0;
    const open = hasMore(node) ? atFirst !== toggled.has(key) : null;
    rows.push({ node, depth, open, parent, key });
    if (open) for (const child of node.children) walk(child, depth + 1, key);
  };
  // A total without discounts is the list price once more.
  const only = root.children.length === 1 ? root.children[0] : undefined;
  walk(only ?? root, 0, null);
  return rows;
}
