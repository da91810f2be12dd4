/** Characters of a formula. Excel's own limit on the content of a formula is 8,192. */
export const MAX_LENGTH = 8192;
export const TOO_LONG = `La formula è troppo lunga: al massimo ${MAX_LENGTH} caratteri.`;

/**
 * Levels of nesting, counted on the tree and on open parentheses. Excel stops at 64 nested functions; a sum
 * written out term by term is one level a term, hence the wider limit. It also bounds every recursion here.
 */
export const MAX_DEPTH = 250;
export const TOO_DEEP = `La formula è troppo annidata: al massimo ${MAX_DEPTH} livelli. Dividila in più formule.`;

/**
 * Steps of one evaluation: one an operator or function call, one a table cell visited. Counting steps instead
 * of time makes the limit the same on every machine. A million steps is some tens of milliseconds.
 */
export const MAX_STEPS = 1_000_000;

/** Characters of a text value, as in an Excel cell. */
export const MAX_TEXT_LENGTH = 32_767;
