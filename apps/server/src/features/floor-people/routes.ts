import type { Endpoint } from '../../platform/http/endpoint.ts';
import { identify } from './identify.ts';
import { createFloorPerson, listFloorPeople, removeFloorPerson, updateFloorPerson } from './manage-people.ts';
import { badgePdf } from './print-badge.ts';

export const floorPeopleRoutes: Endpoint[] = [
  listFloorPeople,
  createFloorPerson,
  updateFloorPerson,
  removeFloorPerson,
  badgePdf,
  identify,
];
