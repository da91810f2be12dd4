import { checkFormula, parse } from '@truciolo/formula';
import { PRICING_VARIABLES } from '@truciolo/pricing';
import { AppError } from '../../platform/app-error.ts';

/** Refuses a formula that could not price a quote, and says where it is wrong. */
export function refuseBroken(text: string): void {
  const parsed = parse(text);
  const error = parsed.ok
    ? checkFormula(parsed.ast, PRICING_VARIABLES, { expected: 'number' }).diagnostics.find(
        ({ severity }) => severity === 'error',
      )
    : parsed.error;
  if (!error) return;
  const { message, start, end } = error;
  const sentence = `${message} (carattere ${start + 1})`;
  throw new AppError('FORMULA_INVALID', {
    message: sentence,
    fields: { formulaDraft: sentence },
    position: { start, end },
  });
}
