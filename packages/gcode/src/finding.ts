import { writeGrouped } from '@truciolo/italian';
import { FINDING_CATALOG, type FindingCode, type Severity, type TimeMark } from './finding-catalog.data.ts';

export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** From 1; 0 = the program as a whole. */
  readonly line: number;
  /** From 1; 0 = the whole line. */
  readonly column: number;
  /** Index of the file the line counts in. */
  readonly file: number;
  /** Italian, for the user. */
  readonly message: string;
}

export type FindingValues = Readonly<Record<string, string | number>>;

/** Findings of one code listed one by one; the rest are counted and summed up in one more line. */
const LISTED_PER_CODE = 200;

export class FindingList {
  readonly list: Finding[] = [];
  private readonly seen = new Map<FindingCode, number>();

  add(code: FindingCode, line: number, column = 0, values: FindingValues = {}, file = 0): void {
    const count = (this.seen.get(code) ?? 0) + 1;
    this.seen.set(code, count);
    if (count > LISTED_PER_CODE) return;
    const { severity, text } = FINDING_CATALOG[code];
    this.list.push({ code, severity, line, column, file, message: fill(text, values) });
  }

  /** A finding of another list, unchanged. */
  take({ code, line, column, file, message }: Finding): void {
    const count = (this.seen.get(code) ?? 0) + 1;
    this.seen.set(code, count);
    const { severity } = FINDING_CATALOG[code];
    if (count <= LISTED_PER_CODE) this.list.push({ code, severity, line, column, file, message });
  }

  count(code: FindingCode): number {
    return this.seen.get(code) ?? 0;
  }

  /** True when a finding with this meaning for the time was added. */
  marks(time: TimeMark): boolean {
    for (const code of this.seen.keys()) {
      const entry: { readonly time?: TimeMark } = FINDING_CATALOG[code];
      if (entry.time === time) return true;
    }
    return false;
  }

  /** All findings in line order, with one line for each code that overflowed. */
  finish(): Finding[] {
    const out = [...this.list];
    for (const [code, count] of this.seen) {
      if (count <= LISTED_PER_CODE) continue;
      const message = `Altre ${count - LISTED_PER_CODE} segnalazioni uguali a «${code}» non elencate.`;
      out.push({ code, severity: FINDING_CATALOG[code].severity, line: 0, column: 0, file: 0, message });
    }
    return out.sort((p, q) => p.file - q.file || p.line - q.line || p.column - q.column);
  }
}

function fill(text: string, values: FindingValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shown(values[name] ?? whole));
}

/** A number in Italian format, to a tenth of a micron; program text is unchanged. */
function shown(value: string | number): string {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return 'non calcolabile';
  return writeGrouped(value, 4);
}
