import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from './engine.ts';

/** A statement opens with this comment; PostgreSQL then keeps its plan, once a connection, under the name. */
export const PREPARED = /^\/\* kept: ([a-z-]+) \*\//;

/**
 * For look-ups of every request, whose writing and planning take longer than their work: the text is made once, the plan
 * once a connection. A search is better planned for its words. `write` uses each value once, in order.
 */
export function preparedStatement<Row, Values extends readonly unknown[]>(
  name: string,
  write: (...values: Values) => RawBuilder<unknown>,
) {
  let text: string | null = null;
  return async (db: Db, ...values: Values): Promise<Row[]> => {
    if (text === null) {
      const written = write(...values).compile(db);
      if (
        written.parameters.some((value, at) => value !== values[at]) ||
        written.parameters.length !== values.length
      )
        throw new Error(`${name}: each value once, in order`);
      text = `/* kept: ${name} */ ${written.sql.trim()}`;
    }
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
  };
}
