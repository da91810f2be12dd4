import { API_KEY_PREFIX, API_KEYS_MAX, apiKeys } from '@truciolo/contract';
import { dayInRome, endOfDayInRome } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { presentKey } from './presenter.ts';
import { countKeys, endKey, findKey, insertKey, listKeys } from './repository.ts';

const HINT_LENGTH = 4;

export const getKeys = endpoint(apiKeys.list, ({ tenant }) =>
  tenant(async (db) => (await listKeys(db)).map(presentKey)),
);

export const createKey = endpoint(apiKeys.create, ({ tenant, actor, clock, audit }, { body }) =>
  tenant(async (db) => {
    const now = clock();
    if (body.expiresOn !== null && body.expiresOn < dayInRome(now)) {
      const sentence = 'La scadenza è già passata.';
      throw new AppError('VALIDATION', { message: sentence, fields: { expiresOn: sentence } });
    }
    if ((await countKeys(db, now)) >= API_KEYS_MAX) throw new AppError('TOO_MANY_KEYS');
    const token = `${API_KEY_PREFIX}${newToken()}`;
    const { companyGuid, userGuid } = actor;
    const scopes = [...new Set(body.scopes)];
    const row = await insertKey(db, {
      guid: newGuid(now),
      companyGuid,
      name: body.name,
      tokenHash: hashToken(token),
      hint: token.slice(-HINT_LENGTH),
      scopes,
      createdBy: userGuid,
      createdByName: `${actor.firstName} ${actor.lastName}`,
      createdAt: now,
      // The day itself still counts.
      expiresAt: body.expiresOn === null ? null : endOfDayInRome(body.expiresOn),
    });
    const changes = { name: { from: null, to: body.name }, scopes: { from: null, to: scopes.join(', ') } };
    await audit(db, { action: 'create', entity: 'api-key', entityGuid: row.guid, changes });
    return { key: presentKey(row), token };
  }),
);

export const revokeKey = endpoint(apiKeys.revoke, ({ tenant, clock, audit }, { params }) =>
  tenant(async (db) => {
    const ended = await endKey(db, params.guid, clock());
    const row = ended ?? (await findKey(db, params.guid));
    if (!row) throw new AppError('NOT_FOUND');
    if (ended) {
      const changes = { name: { from: row.name, to: row.name } };
      const action = row.clientHash === null ? 'revoke' : 'disconnect';
      await audit(db, { action, entity: 'api-key', entityGuid: row.guid, changes });
    }
    return presentKey(row);
  }),
);
