export { forgetUsage } from './roll-up.ts';
export { startAnalyticsWorkers } from './start-workers.ts';
