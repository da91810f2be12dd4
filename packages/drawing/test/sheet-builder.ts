import type { DrawingPage, DrawnPath, TextRun } from '../src/index.ts';

const A4 = { width: 842, height: 595 };
/** Width of a letter as a share of its height, as in a plain font. */
const LETTER = 0.55;

/** Draws a sheet for a test: text and lines at places given in points from the top left corner. */
export class SheetBuilder {
  private readonly runs: TextRun[] = [];
  private readonly paths: DrawnPath[] = [];
  private readonly page: number;

  constructor(page = 1) {
    this.page = page;
  }

  text(
    x: number,
    y: number,
    text: string,
    { size = 8, angle = 0, source = 'text' as TextRun['source'] } = {},
  ) {
    this.runs.push({ text, x, y, width: text.length * size * LETTER, size, angle, source });
    return this;
  }

  line(x1: number, y1: number, x2: number, y2: number) {
    this.paths.push({ points: [x1, y1, x2, y2], isCurved: false, isClosed: false, isFilled: false });
    return this;
  }

  /** A letter that is drawn as a filled shape instead of text. */
  letter(x: number, y: number) {
    const points = [x, y, x + 5, y, x + 5, y + 2, x + 2, y + 2, x + 2, y + 8, x, y + 8];
    this.paths.push({ points, isCurved: false, isClosed: true, isFilled: true });
    return this;
  }

  /** An «I» that is drawn as a filled bar. */
  bar(x: number, y: number) {
    const points = [x, y, x + 1, y, x + 1, y + 8, x, y + 8];
    this.paths.push({ points, isCurved: false, isClosed: true, isFilled: true });
    return this;
  }

  circle(x: number, y: number, diameter: number, points = 24) {
    const turn = (2 * Math.PI) / points;
    this.paths.push({
      points: Array.from({ length: points }, (_, at) => [
        x + (diameter / 2) * Math.cos(at * turn),
        y + (diameter / 2) * Math.sin(at * turn),
      ]).flat(),
      isCurved: false,
      isClosed: true,
      isFilled: false,
    });
    return this;
  }

  box(x: number, y: number, width: number, height: number) {
    return this.line(x, y, x + width, y)
      .line(x + width, y, x + width, y + height)
      .line(x, y + height, x + width, y + height)
      .line(x, y, x, y + height);
  }

  /** A cell with a small label at its top and the value below it. */
  cell(x: number, y: number, width: number, label: string, value: string, height = 28) {
    this.box(x, y, width, height).text(x + 2, y + 6, label, { size: 4.5 });
    return value === '' ? this : this.text(x + 4, y + 22, value, { size: 9 });
  }

  /** A row with the label in a cell of its own and the value in the next. */
  row(x: number, y: number, label: string, value: string) {
    this.box(x, y, 90, 18).text(x + 3, y + 12, label, { size: 7 });
    return this.box(x + 90, y, 150, 18).text(x + 93, y + 12, value);
  }

  build(): DrawingPage {
    return { page: this.page, ...A4, runs: this.runs, paths: this.paths };
  }
}
