export { addFeeds } from './add-feeds.ts';
