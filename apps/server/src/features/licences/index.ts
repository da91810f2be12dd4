export { isCompanyOf } from './companies-repository.ts';
export { grantForever, grantLicence, grantTrial, TRIAL_DAYS } from './grant-trial.ts';
export { lastMoment } from './last-day.ts';
export { countSeats, releaseSeat, takeSeatIfFree } from './seats-repository.ts';
export { startLicenceWorkers } from './start-workers.ts';
