const QUOTES = /["'`´‘’“”„‟″′‶]+/g;
const VULGAR_FRACTION = /[\u00BC-\u00BE\u2150-\u215E]/g;

/**
 * One spelling for what people type: decimal point, plain dash, "x" for the times sign, fractions with a slash,
 * no inch marks, single spaces. Letters keep their case: 6h and 6H are different classes.
 */
export function normaliseText(text: string): string {
  return text
    .replace(VULGAR_FRACTION, ' $&')
    .replace(/(\d)\s*["″”]\s*(?=\d)/g, '$1 ')
    .replace(QUOTES, '')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[×✕✖*]/g, 'x')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[øØ⌀∅]/g, '')
    .replace(/,/g, '.')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}
