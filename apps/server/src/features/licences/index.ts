export { grantForever, grantTrial, TRIAL_DAYS } from './grant-trial.ts';
