import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { assignSeat, freeSeat, getLicence } from './assign-seat.ts';
import { extendLicences, licenceHistory, renewLicence, updateLicence } from './change-licence.ts';
import { listLicences } from './list-licences.ts';

export const licencesRoutes = [
  endpoint(contract.getLicence, getLicence),
  endpoint(contract.assignSeat, assignSeat),
  endpoint(contract.freeSeat, freeSeat),
  endpoint(contract.listLicences, listLicences),
  endpoint(contract.updateLicence, updateLicence),
  endpoint(contract.renewLicence, renewLicence),
  endpoint(contract.extendLicences, extendLicences),
  endpoint(contract.licenceHistory, licenceHistory),
];
