import { changeFollowUp, getFollowUp } from './change-follow-up.ts';

export const followUpsRoutes = [getFollowUp, changeFollowUp];
