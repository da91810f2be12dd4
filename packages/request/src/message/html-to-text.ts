import { decodeEntities } from './entities.ts';
import { DROPPED, htmlTokens, isHidden } from './html-tags.ts';
import type { TextTable } from './message.ts';
import { TextWriter } from './text-writer.ts';

/** Elements without a closing tag. */
const EMPTY = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'area', 'base', 'wbr', 'source']);
const BLOCKS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'pre',
  'section',
  'article',
  'header',
  'footer',
  'dl',
  'dt',
  'dd',
  'form',
  'center',
  'address',
]);
const SPACED = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol']);

const HTML_CHARACTERS = 2_000_000;

const COLUMNS = /colspan\s*=\s*["']?(\d{1,2})/i;
const ROWS = /rowspan\s*=\s*["']?(\d{1,2})/i;
const spanOf = (attributes: string, pattern: RegExp): number =>
  Math.max(1, Number(pattern.exec(attributes)?.[1] ?? 1));

function open(writer: TextWriter, name: string, attributes: string): void {
  if (name === 'table') writer.openTable();
  else if (name === 'tr') writer.openRow();
  else if (name === 'td' || name === 'th')
    writer.openCell(spanOf(attributes, COLUMNS), spanOf(attributes, ROWS));
  else if (name === 'blockquote') writer.quote(1);
  else if (name === 'br' || name === 'hr') writer.line();
  else if (name === 'li') {
    writer.line();
    writer.words('- ');
  } else if (BLOCKS.has(name)) writer.line();
}

function close(writer: TextWriter, name: string): void {
  if (name === 'table') writer.closeTable();
  else if (name === 'tr') writer.closeRow();
  else if (name === 'td' || name === 'th') writer.closeCell();
  else if (name === 'blockquote') writer.quote(-1);
  else if (name === 'li' || BLOCKS.has(name)) writer.line(SPACED.has(name));
}

/** Text and tables of a mail's HTML. Nothing is run or loaded: pictures, links, styles and scripts are left out. */
export function htmlToText(html: string): { readonly text: string; readonly tables: readonly TextTable[] } {
  const writer = new TextWriter();
  /** The element whose content is skipped, and how often it is open inside itself. */
  let skipped: { name: string; depth: number } | null = null;
  for (const token of htmlTokens(html.slice(0, HTML_CHARACTERS))) {
    if (token.kind === 'text') {
      if (!skipped) writer.words(decodeEntities(token.text));
      continue;
    }
    const { kind, name, attributes } = token;
    if (skipped) {
      if (name === skipped.name)
        skipped.depth += kind === 'open' && !attributes.endsWith('/') ? 1 : kind === 'close' ? -1 : 0;
      // A page whose head is never closed still has its body.
      if (skipped.depth === 0 || (skipped.name === 'head' && kind === 'open' && name === 'body'))
        skipped = null;
      continue;
    }
    if (kind === 'close') close(writer, name);
    else if (!EMPTY.has(name) && !attributes.endsWith('/') && (DROPPED.has(name) || isHidden(attributes)))
      skipped = { name, depth: 1 };
    else open(writer, name, attributes);
  }
  writer.line();
  return { text: writer.text, tables: writer.tables };
}
