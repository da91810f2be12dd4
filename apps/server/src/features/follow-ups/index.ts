export { startFollowUpWorkers } from './start-workers.ts';
