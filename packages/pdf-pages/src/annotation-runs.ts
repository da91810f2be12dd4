import type { TextRun } from '@truciolo/drawing';
import { applyTo, type Matrix } from './transform.ts';

/** The keys of an annotation that carry text; pdfjs types them as any. */
interface AnnotationText {
  readonly rect?: readonly number[];
  readonly fieldValue?: unknown;
  readonly contentsObj?: { readonly str?: string };
  readonly subtype?: string;
  readonly hidden?: boolean;
}

const TYPICAL_SIZE = 8;

function textOf({ fieldValue, contentsObj, subtype }: AnnotationText): string {
  const value = Array.isArray(fieldValue) ? fieldValue.join(' ') : fieldValue;
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  // AutoCAD writes the text of its stroke fonts as comments with the size of the drawn text.
  return subtype === 'Square' || subtype === 'FreeText' ? (contentsObj?.str ?? '').trim() : '';
}

/** Text of form fields and of comments over drawn letters, one run a line. */
export function annotationRuns(annotations: readonly AnnotationText[], viewport: Matrix): readonly TextRun[] {
  return annotations.flatMap((annotation) => {
    const text = textOf(annotation);
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? [];
    if (text === '' || annotation.hidden === true) return [];
    const [x1, y1] = applyTo(viewport, left, bottom);
    const [x2, y2] = applyTo(viewport, right, top);
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
    const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
    const height = Math.abs(y2 - y1) / lines.length;
    const isUpright = Math.abs(y2 - y1) > 2 * Math.abs(x2 - x1) && text.length > 2;
    const source = annotation.fieldValue === undefined ? ('comment' as const) : ('field' as const);
    if (isUpright && lines.length === 1) {
      const size = Math.abs(x2 - x1);
      return [{ text, x: x + size, y: y + height, width: height, size, angle: 90, source }];
    }
    return lines.map((line, index) => {
      const size = Math.min(height * 0.75, source === 'field' ? TYPICAL_SIZE * 2 : height);
      const width = Math.min(Math.abs(x2 - x1), line.length * size * 0.6);
      return { text: line.trim(), x, y: y + height * (index + 0.8), width, size, angle: 0, source };
    });
  });
}
