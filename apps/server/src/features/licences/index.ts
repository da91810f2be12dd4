export { isCompanyOf } from './companies-repository.ts';
export { grantForever, grantTrial, TRIAL_DAYS } from './grant-trial.ts';
export { lastMoment } from './last-day.ts';
export { remindOfExpiry } from './remind-of-expiry.ts';
export { countSeats, releaseSeat, takeSeatIfFree } from './seats-repository.ts';
