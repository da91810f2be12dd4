export { wantsWeekly } from './mail-rules.ts';
export { listLeaders } from './repository.ts';
export { startNoticeWorkers } from './start-workers.ts';
export { type News, tell } from './tell.ts';
