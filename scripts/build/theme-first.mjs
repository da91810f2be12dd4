// @ts-check

const SHEET = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const THEME = /\/theme-[\w-]+\.css"/;

/**
 * The page with the theme's style sheet before the other ones. The bundler puts a sheet without a script last, and rules of
 * the theme would then win over equally specific rules of shared components.
 * @param {string} html
 */
export function themeFirst(html) {
  const sheets = html.match(SHEET) ?? [];
  const theme = sheets.find((sheet) => THEME.test(sheet));
  const [first] = sheets;
  if (!theme || !first || theme === first) return html;
  return html.replace(theme, '').replace(first, theme + first);
}
