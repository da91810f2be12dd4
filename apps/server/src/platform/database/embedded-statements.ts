import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite';
import type { EmbeddedRows } from './embedded-messages.ts';
import { PREPARED } from './prepared-statement.ts';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** The types of a statement, which PostgreSQL tells once. */
interface Described {
  /** Type numbers of the values. */
  readonly values: readonly number[];
  /** Columns of the answer; none for a statement without rows. */
  readonly columns: Answer;
}

/** Descriptions remembered; the oldest go first. Texts differ by the length of their lists too. */
const MOST_DESCRIBED = 1000;
/** The types of a known text may differ after these, which carry no values. */
const CHANGES_TYPES = /\b(?:create|alter|drop)\b/i;

const { serialize } = protocol;

const isColumns = (message: Answer[number]): message is messages.RowDescriptionMessage =>
  message.name === 'rowDescription';
const isValues = (message: Answer[number]): message is messages.ParameterDescriptionMessage =>
  message.name === 'parameterDescription';

/**
 * Statements of PGlite, in one message each. `PGlite.query` sends six for a statement with values, asks for its types
 * again every time, and plans again the look-ups of every request.
 */
export class EmbeddedStatements {
  readonly #pg: PGlite;
  readonly #described = new Map<string, Described>();
  /** By name: their text, and thereby their types, never differ. */
  readonly #prepared = new Map<string, Described>();

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  /** Statements without values may be several at once; the rows are those of the last. */
  async exec(sql: string): Promise<EmbeddedRows> {
    if (CHANGES_TYPES.test(sql)) this.#described.clear();
    return this.#rowsOf(await this.#send(serialize.query(sql)));
  }

  async query(sql: string, values: readonly unknown[]): Promise<EmbeddedRows> {
    const statement = PREPARED.exec(sql)?.[1] ?? '';
    const known = statement ? this.#prepared.get(statement) : this.#described.get(sql);
    const described = known ?? (await this.#describe(statement, sql));
    const answer = await this.#send(
      // The nameless statement lasts until the next one.
      ...(statement ? [] : [serialize.parse({ text: sql })]),
      serialize.bind({
        statement,
        values: values.map((value, at) => this.#textOf(value, described.values[at])),
      }),
      serialize.execute({}),
      serialize.sync(),
    );
    return this.#rowsOf([...described.columns, ...answer]);
  }

  async #describe(statement: string, sql: string): Promise<Described> {
    const answer = await this.#send(
      serialize.parse({ name: statement, text: sql }),
      serialize.describe({ type: 'S', name: statement }),
      serialize.sync(),
    );
    const described = {
      values: answer.find(isValues)?.dataTypeIDs ?? [],
      columns: answer.filter(isColumns),
    };
    if (statement) this.#prepared.set(statement, described);
    else this.#remember(sql, described);
    return described;
  }

  #remember(sql: string, described: Described): void {
    this.#described.set(sql, described);
    const [oldest] = this.#described.keys();
    if (this.#described.size > MOST_DESCRIBED && oldest !== undefined) this.#described.delete(oldest);
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
