import { arrangeDashboard, getLayout } from './arrange.ts';
import { getDashboard } from './get-dashboard.ts';
import { recentActs } from './recent-acts.ts';

export const dashboardRoutes = [getDashboard, recentActs, getLayout, arrangeDashboard];
