import { useEffect } from 'react';

/** Inside the frame of another website the page tells its height, so that the script there can size the frame. */
export function useFrameHeight(): void {
  useEffect(() => {
    if (window.parent === window) return;
    // A page that fills its frame could never become shorter again.
    document.documentElement.dataset.framed = '';
    const tell = () => {
      const height = document.body.getBoundingClientRect().height;
      // The height is no secret: any page that embeds the shop's page may know it.
      window.parent.postMessage({ type: 'truciolo-height', height }, '*');
    };
    const watch = new ResizeObserver(tell);
    watch.observe(document.body);
    tell();
    return () => watch.disconnect();
  }, []);
}
