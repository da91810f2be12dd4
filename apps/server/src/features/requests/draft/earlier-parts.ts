import { requests } from '@truciolo/contract';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { readDocuments } from '../../quotes/index.ts';
import { findRequest } from '../repository.ts';

const MOST = 60;
const keyOf = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Codes count without blanks and dashes: buyers write "RO 4520" and "RO-4520". */
export const listEarlier = reading(requests.earlier, ({ tenant }, { params }) =>
  tenant(async (db) => {
    const request = await findRequest(db, params.guid);
    if (!request) throw new AppError('NOT_FOUND');
    const wanted = request.content.positions.flatMap(({ id, fields }) => {
      const key = keyOf(fields.code?.value ?? '');
      return key.length >= 3 ? [{ id, key }] : [];
    });
    if (wanted.length === 0) return [];
    const keys = wanted.map(({ key }) => key);
    const lines = await db
      .selectFrom('quoteLines')
      .innerJoin('quotes', 'quotes.guid', 'quoteLines.quoteGuid')
      .select([
        'quoteLines.quoteGuid',
        'quoteLines.positionId',
        'quoteLines.code',
        'quoteLines.description',
        'quoteLines.material',
        'quoteLines.quantity',
        'quoteLines.unit',
        'quotes.number',
        'quotes.state',
        'quotes.date',
        'quotes.customerName',
      ])
      .where('quotes.archivedAt', 'is', null)
      .where('quotes.guid', '<>', params.guid)
      .where(
        sql<boolean>`lower(regexp_replace(quote_lines.code, '[^A-Za-z0-9]', '', 'g')) = any(${keys}::text[])`,
      )
      .orderBy('quotes.date', 'desc')
      .orderBy('quotes.guid', 'desc')
      .orderBy('quoteLines.quantity')
      .limit(MOST)
      .execute();
    const documents = await readDocuments(
      db,
      lines.map(({ quoteGuid: guid }) => ({ guid })),
    );
    return wanted.flatMap(({ id, key }) =>
      lines
        .filter(({ code }) => keyOf(code) === key)
        .map(({ quoteGuid, positionId, state, ...line }) => ({
          ...line,
          positionId: id,
          quoteGuid,
          quotePositionId: positionId,
          quoteState: state,
          revision:
            documents.get(quoteGuid)?.positions.find((position) => position.id === positionId)
              ?.drawingRevision ?? '',
        })),
    );
  }),
);
