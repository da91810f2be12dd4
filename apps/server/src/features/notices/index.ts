export { wantsWeekly } from './mail-rules.ts';
export { listLeaders } from './repository.ts';
export { startNoticeTasks } from './start-tasks.ts';
export { tell } from './tell.ts';
