import { type NumberSeries, numberSeries, SERIES_MAX } from '@truciolo/contract';
import { dayInRome, printNumber } from '@truciolo/italian';
import { AppError } from '../../platform/app-error.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findSeries, listSeries, type SeriesRow } from './repository.ts';

const yearOf = (now: Date): number => Number(dayInRome(now).slice(0, 4));

const present = ({ last, ...row }: SeriesRow, year: number): NumberSeries => ({
  ...row,
  next: printNumber(row.format, year, (last ?? 0) + 1),
});

/** Delivery notes without a series are numbered so. */
const DDT_FORMAT = /^\{n+\}\/\{aaaa\}$/;

export const getSeries = endpoint(numberSeries.list, async ({ tenant, clock }) => {
  const year = yearOf(clock());
  return tenant(async (db) => (await listSeries(db, year)).map((row) => present(row, year)));
});

export const createSeries = endpoint(
  numberSeries.create,
  async ({ tenant, actor, audit, clock }, { body }) => {
    const now = clock();
    const year = yearOf(now);
    const { companyGuid, userGuid } = actor;
    const { first, ...fields } = body;
    const guid = newGuid(now);
    if (fields.kind === 'ddt' && DDT_FORMAT.test(fields.format)) throw new AppError('SERIES_TAKEN');
    return tenant(async (db) => {
      if ((await listSeries(db, year)).length >= SERIES_MAX) throw new AppError('TOO_MANY_KEYS');
      const made = await db
        .insertInto('numberSeries')
        .values({ guid, companyGuid, ...fields, createdBy: userGuid, createdAt: now })
        .onConflict((conflict) => conflict.columns(['companyGuid', 'kind', 'formatKey']).doNothing())
        .returning('guid')
        .executeTakeFirst();
      if (!made) throw new AppError('SERIES_TAKEN');
      await db
        .insertInto('seriesCounters')
        .values({ companyGuid, seriesGuid: guid, year, last: first - 1 })
        .execute();
      const changes = { format: { from: null, to: fields.format }, first: { from: null, to: first } };
      await audit(db, { action: 'create', entity: 'number-series', entityGuid: guid, changes });
      return present({ guid, ...fields, active: true, last: first - 1 }, year);
    });
  },
);

export const activateSeries = endpoint(
  numberSeries.setActive,
  async ({ tenant, audit, clock }, { params, body }) => {
    const year = yearOf(clock());
    return tenant(async (db) => {
      const before = await findSeries(db, params.guid, year);
      if (!before) throw new AppError('NOT_FOUND');
      await db.updateTable('numberSeries').set(body).where('guid', '=', params.guid).execute();
      const changes = { active: { from: before.active, to: body.active } };
      if (before.active !== body.active)
        await audit(db, { action: 'update', entity: 'number-series', entityGuid: params.guid, changes });
      return present({ ...before, ...body }, year);
    });
  },
);
