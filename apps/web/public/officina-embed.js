// Fits the frame of a shop's page to the height of its content. A shop puts this script into its own website.
(() => {
  const MOST = 20000;
  window.addEventListener('message', (event) => {
    const { data } = event;
    if (data?.type !== 'truciolo-height' || typeof data.height !== 'number') return;
    for (const frame of document.querySelectorAll('iframe[data-truciolo]')) {
      // Only the frame that speaks is sized, and only if it still shows the address that the shop wrote there.
      if (frame.contentWindow !== event.source || new URL(frame.src).origin !== event.origin) continue;
      frame.style.height = `${Math.min(MOST, Math.max(200, Math.ceil(data.height)))}px`;
    }
  });
})();
