import { type DotReading, parseItalianNumber } from '@truciolo/number-text';
import { scaleDecimalText } from './decimal-text.ts';
import { formatMoney } from './format-money.ts';
import { type Money, money } from './money.ts';

export type ParsedMoney =
  | { readonly ok: true; readonly value: Money }
  | {
      readonly ok: false;
      readonly code: 'ambiguous' | 'invalid' | 'too-precise';
      /** Italian, for the person who typed. */
      readonly message: string;
      /** The readings of an ambiguous amount, thousands first. */
      readonly readings?: readonly Money[];
    };

/** Money keeps 1/10,000 €. */
const DECIMALS = 4;

export function parseMoney(typed: string, dot: DotReading = 'ask'): ParsedMoney {
  const parsed = parseItalianNumber(typed, dot);
  if (parsed.kind === 'invalid') {
    return {
      ok: false,
      code: 'invalid',
      message: `«${typed}» non è un importo: scrivi per esempio 1.234,56.`,
    };
  }
  if (parsed.kind === 'ambiguous') return ambiguous(typed, parsed.asThousands, parsed.asDecimal);
  const units = scaleDecimalText(parsed.text, DECIMALS);
  if (units === null) return tooPrecise(typed);
  return { ok: true, value: money(units) };
}

/** Canonical decimal text of a file ("1.60"): the dot is the decimal mark, nothing else is accepted. */
export function moneyFromDecimal(text: string): Money | null {
  const units = scaleDecimalText(text, DECIMALS);
  return units === null ? null : money(units);
}

function ambiguous(typed: string, asThousands: string, asDecimal: string): ParsedMoney {
  const readings = [asThousands, asDecimal].map((text) => money(scaleDecimalText(text, DECIMALS) ?? 0));
  const [first = 0, second = 0] = readings;
  const choice = `${formatMoney(money(first))} oppure ${formatMoney(money(second), { maxDecimals: DECIMALS })}`;
  return { ok: false, code: 'ambiguous', message: `«${typed}» può voler dire ${choice}: quale?`, readings };
}

function tooPrecise(typed: string): ParsedMoney {
  const message = `«${typed}»: un importo ha al massimo quattro decimali e dodici cifre intere.`;
  return { ok: false, code: 'too-precise', message };
}
