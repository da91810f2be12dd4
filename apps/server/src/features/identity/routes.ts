import { authRoutes } from './auth/routes.ts';
import { sessionsRoutes } from './sessions/routes.ts';
import { usersRoutes } from './users/routes.ts';

export const identityRoutes = [...authRoutes, ...sessionsRoutes, ...usersRoutes];
