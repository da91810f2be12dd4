import { changeNoticeSettings, changeWeekly, getNoticeSettings } from './change-settings.ts';
import { getNotices } from './list-notices.ts';
import { readNotices } from './read-notices.ts';

export const noticesRoutes = [getNotices, readNotices, getNoticeSettings, changeNoticeSettings, changeWeekly];
