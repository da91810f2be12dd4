import { addonsRoutes } from './addons/routes.ts';
import { licencesRoutes } from './licences/routes.ts';

export const licensingRoutes = [...addonsRoutes, ...licencesRoutes];
