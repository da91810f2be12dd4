import './lib/zod-setup.ts';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-500.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './features/shop-page/shop-page.css';
import { followDevice } from './features/shop-page/follow-device.ts';
import { keepEarlyInput } from './features/shop-page/start/early-input.ts';
import { loadKernel, takesModels } from './features/shop-page/start/early-kernel.ts';
import { mayWait } from './features/shop-page/start/may-wait.ts';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root to mount in');

followDevice();
// The server drew the first picture: the scripts behind it run when the visitor first does something.
const { begun, near, replay } = keepEarlyInput(window);
if (takesModels(window.location.pathname)) void near.then(loadKernel);
if (await mayWait(container)) await begun;
const { mountPages } = await import('./features/shop-page/start/mount-pages.tsx');
await mountPages(container);
replay();
