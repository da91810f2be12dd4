import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { assignSeat, freeSeat, getLicence } from './assign-seat.ts';
import { extendLicences, licenceHistory, renewLicence, updateLicence } from './change-licence.ts';
import { listLicences } from './list-licences.ts';

export const licencesRoutes = [
  endpoint(contract.licences.get, getLicence),
  endpoint(contract.licences.assignSeat, assignSeat),
  endpoint(contract.licences.freeSeat, freeSeat),
  endpoint(contract.supplierLicences.list, listLicences),
  endpoint(contract.supplierLicences.update, updateLicence),
  endpoint(contract.supplierLicences.renew, renewLicence),
  endpoint(contract.supplierLicences.extend, extendLicences),
  endpoint(contract.supplierLicences.history, licenceHistory),
];
