export { startShopPageTasks } from './check/start-tasks.ts';
export { dropShopFiles } from './drop-stale.ts';
