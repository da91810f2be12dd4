export { startRetention } from './start-workers.ts';
