import { parseRecord, type StepRecord } from './parse-record.ts';

/** A string, a comment or the beginning of an entity; no character is tried over and over. */
const MARK = /'[^']*'|\/\*|#(\d+)\s*=\s*(\(|[A-Za-z_]\w*)/g;

/** Of an entity given as text. */
const LONGEST = 1000;

/**
 * The entities of a STEP file, read from its text. One pass records where each begins; an entity is parsed on demand.
 * The pass is linear in the text, whatever it contains.
 */
export class StepText {
  private readonly text: string;
  private readonly starts = new Map<number, number>();
  private readonly listed = new Map<string, number[]>();

  /** `kinds`: the entity types that can be listed; every entity can be asked for by its number. */
  constructor(text: string, kinds: Iterable<string>) {
    this.text = text;
    for (const kind of kinds) this.listed.set(kind, []);
    MARK.lastIndex = 0;
    for (let found = MARK.exec(text); found; found = MARK.exec(text)) {
      const [whole, number, head] = found;
      if (number !== undefined && head !== undefined) this.note(Number(number), head, MARK.lastIndex);
      if (whole !== '/*') continue;
      const end = text.indexOf('*/', MARK.lastIndex);
      if (end < 0) return;
      MARK.lastIndex = end;
    }
  }

  /** Numbers of the entities of a type in the order they are written; a part of a complex entity counts. */
  all(kind: string): readonly number[] {
    return this.listed.get(kind) ?? [];
  }

  /** The parts of an entity: one, several of a complex one, none for an unknown entity. */
  parts(id: number | null): readonly StepRecord[] {
    const start = id === null ? undefined : this.starts.get(id);
    return start === undefined ? [] : parseRecord(this.text, start);
  }

  /** The part of an entity that has one of these types. */
  part(id: number | null, ...kinds: readonly string[]): StepRecord | null {
    return this.parts(id).find(({ kind }) => kinds.includes(kind)) ?? null;
  }

  /** The text of an entity, for rare look-ups. */
  source(id: number | null): string {
    const start = id === null ? undefined : this.starts.get(id);
    if (start === undefined) return '';
    const end = this.text.indexOf(';', start);
    return this.text.slice(start, end < 0 ? start : Math.min(end, start + LONGEST));
  }

  /** Where an entity is written, to keep the order of the file. */
  placeOf(id: number): number {
    return this.starts.get(id) ?? 0;
  }

  private note(id: number, head: string, end: number): void {
    const start = end - head.length;
    this.starts.set(id, start);
    const kinds = head === '(' ? parseRecord(this.text, start).map(({ kind }) => kind) : [head.toUpperCase()];
    for (const kind of kinds) this.listed.get(kind)?.push(id);
  }
}
