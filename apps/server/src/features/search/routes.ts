import { searchEverything } from './search-everything.ts';

export const searchRoutes = [searchEverything];
