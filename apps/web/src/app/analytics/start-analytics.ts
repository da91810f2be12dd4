import type { DataRouter } from 'react-router';
import { createCollector } from '../../features/analytics/collector.ts';
import { isLicenceExpired } from '../../lib/session/licence.ts';
import { getSession, getSessionUser, subscribeSession } from '../../lib/session/session-store.ts';

type Match = DataRouter['state']['matches'][number];

/** The page's fixed name, never the window title: that may name a customer. */
const titleOf = (matches: readonly Match[]): string => {
  const handle: unknown = matches.at(-1)?.route.handle;
  const title = typeof handle === 'object' && handle !== null && 'title' in handle ? handle.title : '';
  return typeof title === 'string' ? title : '';
};

/** Feeds the usage collector with logins and page changes. */
export function startAnalytics(router: DataRouter): void {
  const maySend = () => {
    const user = getSessionUser();
    return user !== null && !isLicenceExpired(user.licenseExpiration, Date.now());
  };
  const collector = createCollector(maySend);
  const followSession = () => {
    const session = getSession();
    collector.setToken(session.status === 'in' ? session.token : null);
  };
  let seen = '';
  const followPage = () => {
    const { initialized, navigation, location, matches } = router.state;
    if (!initialized || navigation.state !== 'idle' || location.key === seen) return;
    seen = location.key;
    collector.viewPage(location.pathname, titleOf(matches));
  };
  subscribeSession(followSession);
  followSession();
  router.subscribe(followPage);
  followPage();
}
