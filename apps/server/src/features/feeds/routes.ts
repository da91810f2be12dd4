import { createFeed, getFeeds, revokeFeed } from './manage-feeds.ts';

export const feedsRoutes = [getFeeds, createFeed, revokeFeed];
