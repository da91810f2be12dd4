export { grantTrial, TRIAL_DAYS } from './grant-trial.ts';
