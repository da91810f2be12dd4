import * as contract from '@truciolo/contract';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Printer } from '../quote-documents/index.ts';
import { identify } from './identify.ts';
import { createFloorPerson, listFloorPeople, removeFloorPerson, updateFloorPerson } from './manage-people.ts';
import { badgePdf } from './print-badge.ts';

export const floorPeopleRoutes = (printer: Printer): Endpoint[] => [
  listFloorPeople,
  createFloorPerson,
  updateFloorPerson,
  removeFloorPerson,
  endpoint(contract.floorPeople.badge, badgePdf(printer)),
  identify,
];
