export { wantsWeekly } from './mail-rules.ts';
export { listLeaders } from './repository.ts';
export { startNoticeTasks } from './start-tasks.ts';
export { type News, tell } from './tell.ts';
