export interface SubShape {
  /** Number of the shape it refers to. */
  readonly shape: number;
  readonly location: number;
  /** `+` forward, `-` reversed; other letters are internal or external. */
  readonly sign: string;
}

export interface ShapeRecord {
  readonly type: string;
  readonly payload: readonly string[];
  readonly children: readonly SubShape[];
}

const FLAGS = /^[01]{7}$/;

function readChildren(lines: readonly string[], from: number): { children: SubShape[]; next: number } {
  const children: SubShape[] = [];
  let next = from;
  for (; next < lines.length; next++) {
    const words = (lines[next] ?? '').trim().split(/\s+/);
    const end = words.indexOf('*');
    const upTo = end === -1 ? words.length : end;
    for (let index = 0; index + 1 < upTo; index += 2) {
      const word = words[index] ?? '';
      children.push({
        shape: Number(word.slice(1)),
        location: Number(words[index + 1]),
        sign: word.charAt(0),
      });
    }
    if (end !== -1) return { children, next: next + 1 };
  }
  throw new Error('BREP text ends within a shape');
}

/** The shapes by number: they are written from the last to the first, so that a reference looks back. */
export function readShapes(section: string, count: number): readonly (ShapeRecord | undefined)[] {
  const lines = section.split('\n');
  const shapes: (ShapeRecord | undefined)[] = new Array(count + 1);
  let line = 0;
  for (let number = count; number >= 1; number--) {
    while ((lines[line] ?? '').trim() === '' && line < lines.length) line++;
    const type = (lines[line++] ?? '').trim();
    const payload: string[] = [];
    while (line < lines.length && !FLAGS.test((lines[line] ?? '').trim())) {
      const text = (lines[line++] ?? '').trim();
      if (text !== '') payload.push(text);
    }
    const { children, next } = readChildren(lines, line + 1);
    shapes[number] = { type, payload, children };
    line = next;
  }
  return shapes;
}
