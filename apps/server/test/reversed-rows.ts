import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryId,
  RootOperationNode,
} from 'kysely';
import type { Engine } from '../src/platform/database/engine.ts';

const ORDERED = /order by/i;

/** A raw statement says in its own text whether it cares. */
function isOrdered(node: RootOperationNode): boolean {
  switch (node.kind) {
    case 'SelectQueryNode':
      return node.orderBy !== undefined;
    case 'RawNode':
      return node.sqlFragments.some((text) => ORDERED.test(text));
    default:
      return false;
  }
}

/**
 * Rows of a query without `order by` are reversed. Both engines happen to return few rows in insertion order, and many
 * by whichever index is cheaper: code that needs an order has to request it.
 */
class ReversedRows implements KyselyPlugin {
  readonly #unordered = new WeakSet<QueryId>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    if (!isOrdered(node)) this.#unordered.add(queryId);
    return node;
  }

  async transformResult({ result, queryId }: PluginTransformResultArgs) {
    return this.#unordered.has(queryId) ? { ...result, rows: result.rows.toReversed() } : result;
  }
}

export const withReversedRows = (engine: Engine): Engine => ({
  ...engine,
  kysely: engine.kysely.withPlugin(new ReversedRows()),
});
