export {
  type AvailableAddon,
  addonsOfUser,
  availableAddons,
  listSwitches,
} from './addons/available-addons.ts';
export { createStandardAddons, findAddon } from './addons/repository.ts';
export { isCompanyOf } from './licences/companies-repository.ts';
export { grantForever, grantLicence, grantTrial } from './licences/grant-trial.ts';
export { countSeats, releaseSeat, takeSeatIfFree } from './licences/seats-repository.ts';
export { startLicenceTasks } from './licences/start-tasks.ts';
