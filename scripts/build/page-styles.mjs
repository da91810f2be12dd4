// @ts-check

const SCHEME = /([^{}]*)\[data-mantine-color-scheme="?(dark|light)"?\]([^{}]*)\{([^{}]*)\}/g;

/**
 * Rules that follow the document's attribute follow the device in its place: a page drawn by the server has no script
 * yet that could write the attribute. `:root` weighs as much as the attribute.
 * @param {string} styles @returns {string}
 */
export const schemeOfDevice = (styles) =>
  styles.replaceAll(
    SCHEME,
    (_rule, before, scheme, after, body) =>
      `@media (prefers-color-scheme:${scheme}){${before}:root${after}{${body}}}`,
  );

/** The page with its styles inside, so that its first picture waits for nothing. @param {string} html @param {string} styles */
export const inlineStyles = (html, styles) =>
  html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`);
