import { createContext } from 'react';
import { site } from '../../lib/site.ts';

/** The installation's texts; the server, which has no document to read them from, gives its own. */
export const SiteContext = createContext(site);
