export { startWeeklyDigest } from './start-tasks.ts';
