export { startWeeklyDigest } from './start-workers.ts';
