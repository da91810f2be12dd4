import { countLines, textOf } from '../source-file.ts';

const LINE_FEED = 10;

/** A program's bytes with the start of each line. Lines count from 0 here. */
export class SiemensFile {
  readonly bytes: Uint8Array;
  readonly lines: number;
  private readonly starts: Uint32Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.lines = countLines(bytes);
    this.starts = new Uint32Array(this.lines + 1);
    let from = 0;
    for (let i = 1; i <= this.lines; i++) {
      const at = bytes.indexOf(LINE_FEED, from);
      from = at < 0 ? bytes.length : at + 1;
      this.starts[i] = from;
    }
  }

  start(line: number): number {
    return this.starts[line] ?? this.bytes.length;
  }

  /** First byte after the line, its break included. */
  end(line: number): number {
    return this.starts[line + 1] ?? this.bytes.length;
  }

  text(line: number): string {
    return textOf(this.bytes, this.start(line), this.end(line));
  }
}

/** What stands at the head of a line, before its words. */
export interface Head {
  /** Block number, -1 = none. */
  readonly number: number;
  /** Upper case, '' = none. */
  readonly label: string;
  /** First name after number and label, upper case, '' when the line starts with something else. */
  readonly word: string;
  readonly rest: string;
}

const HEAD =
  /^\s*(?:\/\d?\s*)?(?:[N:]\s*(\d+)\s*)?(?:([A-Z_$][A-Z0-9_$]*)\s*:(?!=)\s*)?(?:N\s*(\d+)\s*)?([A-Z_]{2}[A-Z0-9_]*)?(.*)$/is;

export function headOf(text: string): Head {
  const found = HEAD.exec(text);
  return {
    number: Number(found?.[1] ?? found?.[3] ?? -1),
    label: (found?.[2] ?? '').toUpperCase(),
    word: (found?.[4] ?? '').toUpperCase(),
    rest: found?.[5] ?? '',
  };
}
