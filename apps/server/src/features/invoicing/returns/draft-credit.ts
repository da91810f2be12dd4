import { returns } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { draftFile } from '../draft-file.ts';
import { goodsLine, partiesOf, refuseStrangers } from '../draft-parts.ts';
import { listLines } from '../repository.ts';
import { findReturns } from './repository.ts';

/** The credit note over some returns: the lines of their invoices with the pieces that came back. */
export const draftCredit = endpoint(returns.draft, async ({ tenant, actor }, { body }) => {
  const guids = [...new Set(body.returns)];
  const draft = await tenant(async (db) => {
    const rows = await findReturns(db, guids);
    const [first] = rows;
    if (!first || rows.length < guids.length) throw new AppError('NOT_FOUND');
    refuseStrangers(rows);
    const { seller, buyer, usualVat } = await partiesOf(db, actor.companyGuid, first);
    const lines = await listLines(db, [...new Set(rows.map(({ ddtGuid }) => ddtGuid))]);
    return {
      kind: 'TD04' as const,
      number: body.number,
      date: body.date,
      seller,
      buyer,
      payment: { terms: '', iban: '' },
      lines: rows.flatMap((row) =>
        lines
          .filter(({ ddtGuid, place }) => ddtGuid === row.ddtGuid && place === row.place)
          .map((line) => ({
            ...goodsLine(
              { ...line, quantity: row.quantity, amount: row.amount },
              { number: row.ddtNumber, date: row.ddtDate },
              usualVat,
            ),
            credits: { number: row.invoiceNumber, date: row.invoiceDate },
          })),
      ),
    };
  });
  return draftFile(draft);
});
