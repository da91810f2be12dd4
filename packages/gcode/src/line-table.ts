import { countLines, textOf } from './source-file.ts';

const LINE_FEED = 10;

/** A program's bytes with the start of each line. Lines count from 0 here. */
export class LineTable {
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
