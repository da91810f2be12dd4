import { AppError } from '../../platform/app-error.ts';
import { type CustomerOf, refuseStrangers } from './draft-parts.ts';

interface Holder extends CustomerOf {
  readonly documentDate: string | null;
}

/** A number in use may only get more rows of the same document: of the same day and customer. */
export function refuseOtherDocument(
  holders: readonly Holder[],
  joining: readonly CustomerOf[],
  { number, date }: { readonly number: string; readonly date: string },
): void {
  const other = holders.find(({ documentDate }) => documentDate !== date);
  const stranger = holders.find(({ customerGuid, customerName }) =>
    joining.some((one) => one.customerGuid !== customerGuid || one.customerName !== customerName),
  );
  const taken = other ?? stranger;
  if (!taken) {
    refuseStrangers(joining);
    return;
  }
  const message = `Il numero ${number} è già di un documento per ${taken.customerName}: scegli un altro numero.`;
  throw new AppError('NUMBER_TAKEN', { message, fields: { number: message } });
}
