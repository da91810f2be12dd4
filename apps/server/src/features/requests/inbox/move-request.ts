import { requests } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadRequest } from '../presenter.ts';
import { lockRequest, updateRequest } from '../repository.ts';
import { openRequest } from './open-request.ts';

export const moveRequest = endpoint(requests.move, (context, { params, body }) =>
  context.tenant(async (db) => {
    const { state } = await openRequest(db, params.guid);
    if (state !== body.state) {
      await updateRequest(db, params.guid, { state: body.state }, context.clock());
      const changes = { state: { from: state, to: body.state } };
      await context.audit(db, { action: 'update', entity: 'request', entityGuid: params.guid, changes });
    }
    return loadRequest(db, context, params.guid);
  }),
);

export const takeOwnership = endpoint(requests.take, (context, { params, body }) =>
  context.tenant(async (db) => {
    if (!(await lockRequest(db, params.guid))) throw new AppError('NOT_FOUND');
    const ownerGuid = body.taken ? context.actor.userGuid : null;
    await updateRequest(db, params.guid, { ownerGuid }, context.clock());
    return loadRequest(db, context, params.guid);
  }),
);
