type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: string };

/** Longest tag that is looked at; a longer one is skipped as if it were not closed. */
const TAG_CHARACTERS = 20_000;

/** Elements whose content is never text for a reader. */
export const DROPPED = new Set([
  'script',
  'style',
  'head',
  'title',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'noscript',
  'template',
  'select',
  'textarea',
  'button',
  'audio',
  'video',
  'canvas',
  'map',
]);

/** Elements whose content is raw text up to their own closing tag. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noscript']);

/** Splits HTML in tags and texts, in one pass and without building a tree. Comments and declarations are left out. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  // ASCII only: lower-casing other letters could change the length and so the places.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    if (open > at) yield { kind: 'text', text: html.slice(at, open) };
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const close = html.indexOf('>', open);
    const tag = close < 0 || close - open > TAG_CHARACTERS ? null : html.slice(open + 1, close);
    const [, slash = '', name = ''] = /^(\/?)([A-Za-z][A-Za-z0-9:]*)/.exec(tag ?? '') ?? [];
    if (tag === null || (name === '' && !/^[!?/]/.test(tag))) {
      // A lone "<" as in "Ra < 0,8" is text.
      yield { kind: 'text', text: '<' };
      at = open + 1;
      continue;
    }
    at = close + 1;
    if (name === '') continue;
    const element = name.toLowerCase();
    yield {
      kind: slash ? 'close' : 'open',
      name: element,
      attributes: tag.slice(slash.length + name.length),
    };
    if (!slash && RAW.has(element) && !tag.endsWith('/')) {
      const end = lower.indexOf(`</${element}`, at);
      at = end < 0 ? html.length : end;
    }
  }
  if (at < html.length) yield { kind: 'text', text: html.slice(at) };
}

/** An element that a reader of the mail would not see. */
export const isHidden = (attributes: string): boolean =>
  /\shidden(\s|=|$)/i.test(attributes) ||
  /style\s*=\s*["']?[^"'>]*(display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|mso-hide\s*:\s*all|max-height\s*:\s*0(?![.\d]))/i.test(
    attributes,
  );
