export { startFollowUpTasks } from './start-tasks.ts';
