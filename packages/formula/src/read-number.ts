/** How a run of digits, dots and commas reads as an Italian number. */
type ReadNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly code: 'syntax' | 'ambiguous-number'; readonly message: string };

const PLAIN = /^\d*(?:[.,]\d+)?$/;
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const GROUPED_WITH_DECIMALS = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;

/**
 * The comma is the decimal mark. A dot is accepted where it is unambiguous: 0.125 and 12.5 are decimals, 1.234,50 and
 * 1.234.567 are grouped by thousands, 1.234 is refused because it may be either. `body` holds digits, dots and commas;
 * `exponent` is '' or like 'E-3'.
 */
export function readNumber(body: string, exponent: string): ReadNumber {
  if (exponent === '' && GROUPED.test(body)) {
    if (body.indexOf('.') !== body.lastIndexOf('.')) return finite(body.replaceAll('.', ''));
    const [whole, decimals] = body.split('.');
    const message = `«${body}» è ambiguo: scrivi «${whole},${decimals}» o «${whole}${decimals}».`;
    return { ok: false, code: 'ambiguous-number', message };
  }
  if (GROUPED_WITH_DECIMALS.test(body)) {
    return finite(body.replaceAll('.', '').replace(',', '.') + exponent);
  }
  if (PLAIN.test(body)) return finite(body.replace(',', '.') + exponent);
  const hint = body.includes(',') ? ' Per separare gli argomenti usa «;».' : '';
  return { ok: false, code: 'syntax', message: `«${body}» non è un numero valido.${hint}` };
}

function finite(text: string): ReadNumber {
  const value = Number(text);
  if (Number.isFinite(value)) return { ok: true, value };
  return { ok: false, code: 'syntax', message: 'Il numero è troppo grande.' };
}
