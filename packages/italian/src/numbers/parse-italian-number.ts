/**
 * A number typed by an Italian user. The comma is the decimal mark and the dot groups thousands, but a
 * dot is often typed as a decimal mark too: "1.234" has two readings and is reported, not guessed.
 */
type ParsedNumber =
  /** Canonical decimal text: "-1234.56". */
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly asThousands: string; readonly asDecimal: string }
  | { readonly kind: 'invalid' };

/** How a lone dot before three digits is read. */
type DotReading = 'ask' | 'thousands' | 'decimal';

const INVALID: ParsedNumber = { kind: 'invalid' };
const DIGITS = /^\d+$/;
const GROUPED_BY = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{3})+$/ } as const;

const number = (sign: string, whole: string, decimals = ''): ParsedNumber => {
  const digits = whole.replace(/^0+(?=\d)/, '');
  const fraction = decimals.replace(/0+$/, '');
  const text = fraction === '' ? digits : `${digits}.${fraction}`;
  return { kind: 'number', text: text === '0' ? text : sign + text };
};

/** Reads `whole` (grouped or not) and `decimals` on the two sides of a decimal mark. */
function split(sign: string, body: string, decimalMark: '.' | ',', groupMark: '.' | ','): ParsedNumber {
  const at = body.lastIndexOf(decimalMark);
  const whole = body.slice(0, at);
  const decimals = body.slice(at + 1);
  if (!DIGITS.test(decimals)) return INVALID;
  if (DIGITS.test(whole)) return number(sign, whole, decimals);
  if (GROUPED_BY[groupMark].test(whole)) return number(sign, whole.replaceAll(groupMark, ''), decimals);
  return INVALID;
}

function dotsOnly(sign: string, body: string, dot: DotReading): ParsedNumber {
  if (!GROUPED_BY['.'].test(body)) return split(sign, body, '.', ',');
  const [whole = '', decimals = '', ...more] = body.split('.');
  const thousands = number(sign, body.replaceAll('.', ''));
  if (more.length > 0 || dot === 'thousands') return thousands;
  const decimal = number(sign, whole, decimals);
  // "0.125" cannot group thousands.
  if (dot === 'decimal' || whole.startsWith('0')) return decimal;
  if (thousands.kind !== 'number' || decimal.kind !== 'number') return INVALID;
  return { kind: 'ambiguous', asThousands: thousands.text, asDecimal: decimal.text };
}

export function parseItalianNumber(typed: string, dot: DotReading = 'ask'): ParsedNumber {
  const compact = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/^€|€$/g, '');
  const sign = /^[-−]/.test(compact) ? '-' : '';
  const body = compact.replace(/^[-−+]/, '').replace(/^€/, '');
  if (DIGITS.test(body)) return number(sign, body);
  const lastComma = body.lastIndexOf(',');
  const lastDot = body.lastIndexOf('.');
  if (lastComma < 0 && lastDot < 0) return INVALID;
  if (lastComma < 0) return dotsOnly(sign, body, dot);
  if (lastDot < 0 && GROUPED_BY[','].test(body) && body.indexOf(',') !== lastComma) {
    return number(sign, body.replaceAll(',', '')); // "1,234,567": two commas can only group
  }
  return lastComma > lastDot ? split(sign, body, ',', '.') : split(sign, body, '.', ',');
}
