import { arrangeDashboard, getLayout } from './arrange.ts';
import { getDashboard } from './get-dashboard.ts';

export const dashboardRoutes = [getDashboard, getLayout, arrangeDashboard];
