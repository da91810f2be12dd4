/**
 * Runs in the head of the landing page, before anything is painted: a visitor with a stored token is a returning user
 * and never sees the page. A classic script without imports; the app's files, known since its build, are in its own
 * `data-` attributes.
 */
{
  const { appEntry, appStyles = '', appPreload = '' } = document.currentScript?.dataset ?? {};

  const hasToken = (): boolean => {
    try {
      return Boolean(localStorage.getItem('token'));
    } catch {
      // Storage can be disabled: the visitor is then not logged in.
      return false;
    }
  };

  const addLink = (rel: string, href: string): void => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    // Module files are fetched with CORS; a preload in another mode would be thrown away.
    link.crossOrigin = '';
    document.head.append(link);
  };

  const startApp = (entry: string): void => {
    document.documentElement.classList.add('app');
    for (const href of appStyles.split(' ').filter(Boolean)) addLink('stylesheet', href);
    for (const href of [entry, ...appPreload.split(' ').filter(Boolean)]) addLink('modulepreload', href);
    // The app mounts in #root, which the parser has not reached yet.
    document.addEventListener('DOMContentLoaded', () => {
      document.getElementById('site-page')?.remove();
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = entry;
      document.head.append(script);
    });
  };

  if (appEntry && hasToken()) startApp(appEntry);
  else {
    // Back from the app by the browser's own memory of the page: look again.
    addEventListener('pageshow', (event) => {
      if (event.persisted && hasToken()) location.reload();
    });
  }
}
