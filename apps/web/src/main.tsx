import './lib/zod-setup.ts';
import './app/theme/layers.css';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-500.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-600.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './app/theme/tokens.css';
import './app/theme/mantine-variables.css';
import './app/theme/mantine-parts.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { startAnalytics } from './app/analytics/start-analytics.ts';
import { createRouter } from './app/router.tsx';
import { announceFailure } from './app/session/announce-failure.ts';
import { markStarted } from './app/session/guards.ts';
import { startKeysAfterPress } from './app/shell/keys-after-press.ts';
import { startTypedAhead } from './app/shell/typed-ahead.ts';
import { onApiFailure } from './lib/api/client.ts';
import { setNavigator } from './lib/navigation.ts';
import { followOtherTabs, getSession } from './lib/session/session-store.ts';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root to mount in');

onApiFailure(announceFailure);
followOtherTabs(() => window.location.reload());
startTypedAhead(() => getSession().status !== 'out');
startKeysAfterPress(window);

const router = createRouter();
setNavigator((path) => void router.navigate(path));
const unsubscribe = router.subscribe((state) => {
  if (!state.initialized) return;
  markStarted();
  unsubscribe();
});
startAnalytics(router);

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
