import { authRoutes } from './auth/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionsRoutes } from './sessions/routes.ts';
import { sessionRuleRoutes } from './sessions/session-rule.ts';
import { usersRoutes } from './users/routes.ts';

export const identityRoutes = [
  ...authRoutes,
  ...secondFactorRoutes,
  ...sessionsRoutes,
  ...sessionRuleRoutes,
  ...usersRoutes,
];
