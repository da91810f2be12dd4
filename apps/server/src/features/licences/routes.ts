import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { assignSeat, freeSeat, getLicence } from './assign-seat.ts';
import { extendLicences, licenceHistory, renewLicence, updateLicence } from './change-licence.ts';
import { listLicences } from './list-licences.ts';

export const licencesRoutes = [
  getLicence,
  endpoint(contract.licences.assignSeat, assignSeat),
  endpoint(contract.licences.freeSeat, freeSeat),
  listLicences,
  updateLicence,
  renewLicence,
  extendLicences,
  licenceHistory,
];
