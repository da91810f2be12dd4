export { startMailboxTasks } from './start-tasks.ts';
