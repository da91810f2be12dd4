const strict = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');

/** UTF-8 where it is valid, else the code page most CAM systems write. */
function decode(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
}

/** Longest part of a line that is rendered: a program without line breaks must not freeze the page. */
const SHOWN_BYTES = 400;

/** Lines of a program, cut from its bytes when they are looked at. Lines count from 1. */
export class SourceLines {
  readonly count: number;
  private readonly bytes: Uint8Array;
  private readonly starts: Uint32Array;

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.bytes = bytes;
    this.starts = starts;
    this.count = Math.max(0, starts.length - 1);
  }

  text(line: number): string {
    const from = this.starts[line - 1];
    const to = this.starts[line];
    if (from === undefined || to === undefined) return '';
    const text = decode(this.bytes.subarray(from, Math.min(to, from + SHOWN_BYTES)));
    return text.replace(/[\r\n]+$/, '');
  }
}
