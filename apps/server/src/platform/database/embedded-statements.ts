import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { EmbeddedRows } from './embedded-messages.ts';
import { PREPARED } from './prepared-statement.ts';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A text that PostgreSQL has described: its types are the same each time. */
interface Statement {
  /** Name under which PostgreSQL keeps its plan; empty for one that is planned again each time. */
  readonly name: string;
  /** Type numbers of the values. */
  readonly values: readonly number[];
  /** Columns of the answer; none for a statement without rows. */
  readonly columns: Answer;
  uses: number;
}

/** Statements remembered; the least recently used go first. Texts differ by the length of their lists too. */
const MOST_REMEMBERED = 1000;
/** Plans take memory until the end of the connection. */
const MOST_PREPARED = 200;
/** Uses before a plan is kept: many texts come once or twice. */
const USES_BEFORE_PREPARED = 4;
/** A search is planned for its words: which index is short depends on them. */
const IS_SEARCH = /\blike\b|[~@]/i;
/** The types of a known text may differ after these, which carry no values. */
const CHANGES_TYPES = /\b(?:create|alter|drop)\b/i;

const { serialize } = protocol;

const isColumns = (message: Answer[number]): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription';
const isValues = (message: Answer[number]): message is messages.ParameterDescriptionMessage =>
  message.name === 'parameterDescription';

/**
 * Statements of PGlite, in one message each. `PGlite.query` sends six for a statement with values, asks for its types
 * again every time, and plans again what every request asks. Reading and planning a short statement costs more than
 * running it: a text that comes again keeps its plan.
 */
export class EmbeddedStatements {
  readonly #pg: PGlite;
  /** By text, the least recently used first. */
  readonly #statements = new Map<string, Statement>();
  #prepared = 0;
  #serial = 0;

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  /** Statements without values may be several at once; the rows are those of the last. */
  async exec(sql: string): Promise<EmbeddedRows> {
    if (CHANGES_TYPES.test(sql)) await this.#forget([...this.#statements.keys()]);
    return this.#rowsOf(await this.#send(serialize.query(sql)));
  }

  async query(sql: string, values: readonly unknown[]): Promise<EmbeddedRows> {
    const { name, columns, ...described } = await this.#find(sql);
    const answer = await this.#send(
      // The nameless statement lasts until the next one.
      ...(name ? [] : [serialize.parse({ text: sql })]),
      serialize.bind({
        statement: name,
        values: values.map((value, at) => this.#textOf(value, described.values[at])),
      }),
      serialize.execute({}),
      serialize.sync(),
    );
    return this.#rowsOf([...columns, ...answer]);
  }

  async #find(sql: string): Promise<Statement> {
    const known = this.#statements.get(sql);
    if (!known) return this.#describe(PREPARED.exec(sql)?.[1] ?? '', sql);
    known.uses += 1;
    if (known.name === '' && known.uses >= USES_BEFORE_PREPARED && !IS_SEARCH.test(sql))
      return this.#describe(`text-${++this.#serial}`, sql, known.uses);
    this.#statements.delete(sql);
    this.#statements.set(sql, known);
    return known;
  }

  async #describe(name: string, sql: string, uses = 1): Promise<Statement> {
    const answer = await this.#send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const statement = {
      name,
      values: answer.find(isValues)?.dataTypeIDs ?? [],
      columns: answer.filter(isColumns),
      uses,
    };
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    if (name) this.#prepared += 1;
    await this.#forgetOldest();
    return statement;
  }

  async #forgetOldest(): Promise<void> {
    if (this.#statements.size > MOST_REMEMBERED) await this.#forget([...this.#statements.keys()].slice(0, 1));
    if (this.#prepared <= MOST_PREPARED) return;
    const oldest = [...this.#statements].find(([, { name }]) => name !== '');
    if (oldest) await this.#forget([oldest[0]]);
  }

  async #forget(texts: readonly string[]): Promise<void> {
    const names = texts.flatMap((text) => this.#statements.get(text)?.name || []);
    for (const text of texts) this.#statements.delete(text);
    this.#prepared -= names.length;
    // Unlike `deallocate`, this message is taken in a failed transaction too.
    if (names.length > 0)
      await this.#send(...names.map((name) => serialize.close({ type: 'S', name })), serialize.sync());
  }

  #textOf(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : this.#pg.serializers[type];
    return write ? write(value) : String(value);
  }

  #send(...parts: readonly Uint8Array[]): Promise<Answer> {
    return this.#pg.runExclusive(() => this.#pg.execProtocolStream(Buffer.concat(parts)));
  }

  #rowsOf(answer: Answer): EmbeddedRows {
    const last = parse.parseResults(answer, this.#pg.parsers).at(-1);
    return { rows: (last?.rows ?? []) as Record<string, unknown>[], affectedRows: last?.affectedRows ?? 0 };
  }
}
