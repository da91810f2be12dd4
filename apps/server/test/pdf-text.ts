import { definitionOf } from '../src/features/printing/make-pdf.ts';
import type { PdfOrder } from '../src/features/printing/pdf-order.ts';

/** Every text of a definition, in order; the running head and foot are rendered for page 2 of 3. */
export function textOf(of: PdfOrder): string {
  const { content, header, footer, watermark } = definitionOf(of);
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node === 'string') texts.push(node);
    else if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === 'object') {
      const { text, stack, columns, table, ul } = node as Record<string, unknown>;
      for (const inner of [text, stack, columns, (table as { body?: unknown })?.body, ul]) walk(inner);
    }
  };
  const running = [header, footer].map((part) =>
    typeof part === 'function' ? (part as (page: number, pages: number) => unknown)(2, 3) : part,
  );
  walk([content, running, watermark]);
  return texts.join('\n');
}
