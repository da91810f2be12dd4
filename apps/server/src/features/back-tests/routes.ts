import { backTestFormula } from './back-test-formula.ts';

export const backTestsRoutes = [backTestFormula];
