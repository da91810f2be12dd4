import { assignSeat, freeSeat, getLicence } from './assign-seat.ts';
import { extendLicences, licenceHistory, renewLicence, updateLicence } from './change-licence.ts';
import { listLicences } from './list-licences.ts';

export const licencesRoutes = [
  getLicence,
  assignSeat,
  freeSeat,
  listLicences,
  updateLicence,
  renewLicence,
  extendLicences,
  licenceHistory,
];
