import { textOf } from './source-file.ts';

const LINE_FEED = 10;

/** A program's bytes with the start of each line. Lines count from 0 here. */
export class LineTable {
  readonly bytes: Uint8Array;
  readonly lines: number;
  private readonly starts: Uint32Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    // Plain loops: a search for each line break costs more than looking at every byte.
    const size = bytes.length;
    let breaks = 0;
    for (let i = 0; i < size; i++) if (bytes[i] === LINE_FEED) breaks += 1;
    this.lines = size > 0 && bytes[size - 1] !== LINE_FEED ? breaks + 1 : breaks;
    this.starts = new Uint32Array(this.lines + 1);
    let line = 1;
    for (let i = 0; i < size; i++) {
      if (bytes[i] !== LINE_FEED) continue;
      this.starts[line] = i + 1;
      line += 1;
    }
    this.starts[this.lines] = size;
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
