export { type News, tell } from './tell.ts';
