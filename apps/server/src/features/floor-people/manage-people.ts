import { floorPeople } from '@truciolo/contract';
import { firstMade } from '../../platform/first-made.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { hashPassword } from '../identity/index.ts';
import { changePerson, findIncludingFormer, insertPerson, listPeople, makerOf } from './repository.ts';

export const listFloorPeople = endpoint(floorPeople.list, ({ tenant }) =>
  tenant(async (db) => ({ people: await listPeople(db) })),
);

export const createFloorPerson = endpoint(floorPeople.create, async (context, { body }) => {
  const { actor, clock } = context;
  const { name, pin } = body;
  const pinHash = await hashPassword(pin);
  return firstMade(context, {
    guid: body.guid,
    constraint: 'floor_people_pkey',
    maker: makerOf,
    make: (db, guid) =>
      insertPerson(db, {
        guid,
        companyGuid: actor.companyGuid,
        name,
        pinHash,
        createdBy: actor.userGuid,
        createdAt: clock(),
      }),
    load: async (db, guid) => (await findIncludingFormer(db, guid)) ?? { guid, name },
  });
});

export const updateFloorPerson = endpoint(floorPeople.update, async ({ tenant }, { params, body }) => {
  const pinHash = body.pin === undefined ? undefined : await hashPassword(body.pin);
  const changes = { ...(body.name !== undefined && { name: body.name }), ...(pinHash && { pinHash }) };
  return tenant(async (db) =>
    // An empty change would be invalid SQL: setting the guid to itself changes nothing.
    changePerson(db, params.guid, Object.keys(changes).length === 0 ? { guid: params.guid } : changes),
  );
});

export const removeFloorPerson = endpoint(floorPeople.remove, async ({ tenant, clock }, { params }) => {
  await tenant((db) => changePerson(db, params.guid, { archivedAt: clock(), badgeHash: null }));
  return { success: true as const };
});
