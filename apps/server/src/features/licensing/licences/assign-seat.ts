import { licences } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lastMoment } from './last-day.ts';
import { licenceState } from './licence-state.ts';
import {
  countSeats,
  findHolder,
  findSeat,
  findSubscription,
  lockSubscription,
  putSeat,
  releaseSeat,
} from './seats-repository.ts';

export const getLicence = endpoint(licences.get, async ({ actor, tenant, clock }) => {
  const { row, seats } = await tenant(async (db) => ({
    row: await findSubscription(db, actor.companyGuid),
    seats: await countSeats(db, actor.companyGuid),
  }));
  if (!row) throw new AppError('NOT_FOUND');
  const expiresAt = row.expiresAt?.toISOString() ?? null;
  return { plan: row.plan, seats, expiresAt, state: licenceState(row.expiresAt, clock()) };
});

export const assignSeat = endpoint(
  licences.assignSeat,
  async ({ audit, actor, tenant, clock }, { params, body }) => {
    const { companyGuid } = actor;
    const { userGuid } = params;
    const now = clock();
    return tenant(async (db) => {
      if (!(await findHolder(db, userGuid))) throw new AppError('NOT_FOUND');
      const expiresAt = lastMoment(body.expiresOn, now, 'expiresOn');
      await lockSubscription(db, companyGuid);
      const before = await findSeat(db, userGuid);
      const { total, assigned } = await countSeats(db, companyGuid);
      if (!before && assigned >= total) {
        throw new AppError('NO_FREE_SEATS', {
          message: `La licenza ha ${countOf(total, 'posto', 'posti')} e ${countOf(assigned, 'è già assegnato', 'sono già assegnati')}. Liberane uno o chiedine altri al tuo fornitore.`,
        });
      }
      const assignedAt = before?.assignedAt ?? now;
      await putSeat(db, { companyGuid, userGuid, assignedAt, expiresAt });
      await audit(db, {
        action: before ? 'update' : 'assign',
        entity: 'seat',
        entityGuid: userGuid,
        changes: { expiresAt: { from: before?.expiresAt ?? null, to: expiresAt } },
      });
      const seat = { assignedAt: assignedAt.toISOString(), expiresAt: expiresAt?.toISOString() ?? null };
      return { seat, seats: await countSeats(db, companyGuid) };
    });
  },
);

export const freeSeat = endpoint(licences.freeSeat, async ({ audit, actor, tenant }, { params }) => {
  const { companyGuid } = actor;
  return tenant(async (db) => {
    if (params.userGuid === actor.userGuid) {
      throw new AppError('OWN_ACCOUNT', {
        message: 'Non puoi togliere il posto a te stesso: non potresti più assegnarlo a nessuno.',
      });
    }
    if (!(await findHolder(db, params.userGuid))) throw new AppError('NOT_FOUND');
    if (await releaseSeat(db, params.userGuid)) {
      await audit(db, { action: 'free', entity: 'seat', entityGuid: params.userGuid });
    }
    return { success: true, seats: await countSeats(db, companyGuid) };
  });
});
