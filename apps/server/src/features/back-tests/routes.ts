import { backTestFormula } from './back-test-formula.ts';
import { backTestRule } from './back-test-rule.ts';

export const backTestsRoutes = [backTestFormula, backTestRule];
