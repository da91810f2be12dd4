export { startRetention } from './start-tasks.ts';
