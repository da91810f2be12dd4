export { forgetUsage } from './roll-up.ts';
export { startAnalyticsTasks } from './start-tasks.ts';
