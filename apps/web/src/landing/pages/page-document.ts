import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE_BLOCK } from '../content/site-places.ts';

/** Addresses of the built files that a page refers to. */
export interface PageAssets {
  readonly stylesheets: readonly string[];
  readonly script: string;
  /** Files the script imports. */
  readonly preload: readonly string[];
  /** Fonts of the first screen, fetched before the stylesheet asks for them. */
  readonly fonts: readonly string[];
  /** The built-in consent banner, loaded only when it is needed. */
  readonly consent: string;
}

interface PageParts {
  readonly head: ReactElement;
  readonly body: ReactElement;
  /** Tags that must come before anything else of the head. */
  readonly first?: string;
  /** A JSON-LD graph. */
  readonly structuredData?: object;
}

const tag = (name: string, attributes: Record<string, string | true>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${value}"`))
    .join('')}>`;

/** JSON inside a script element: a `<` could end the element early. */
const jsonBlock = (type: string, data: object): string =>
  `${tag('script', { type })}${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** A whole page as text. The scripts are modules: they run after the page is read and never hold it up. */
export function pageDocument(
  assets: PageAssets,
  { head, body, first = '', structuredData }: PageParts,
): string {
  return [
    '<!doctype html>',
    // Public pages are always light, also in the eyes of the app that may mount here.
    '<html lang="it" data-mantine-color-scheme="light">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    first,
    ...assets.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    ...assets.stylesheets.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...assets.preload.map((href) => tag('link', { rel: 'modulepreload', href })),
    renderToStaticMarkup(head),
    structuredData ? jsonBlock('application/ld+json', structuredData) : '',
    SITE_BLOCK,
    `${tag('script', { type: 'module', src: assets.script, 'data-consent': assets.consent })}</script>`,
    '</head>',
    '<body>',
    renderToStaticMarkup(body),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
