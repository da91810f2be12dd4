export { startShopPageTasks } from './check/start-tasks.ts';
export { dropShopFiles } from './drop-stale.ts';
export { readFields } from './page-fields.ts';
export { storePage } from './repository.ts';
