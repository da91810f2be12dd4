/**
 * Elements marked `data-reveal` rise into place when they come into view. Only those still below the fold are hidden,
 * and only by this script: without it, or for who prefers reduced motion, the page simply stands still.
 */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return;

  // The first report comes for every element right after layout; from then on one comes when it enters the screen.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // What is already seen, be it a strip of it, is never hidden again.
        if (!isIntersecting && boundingClientRect.top >= innerHeight) {
          target.classList.add('reveal-wait');
          continue;
        }
        target.classList.replace('reveal-wait', 'revealed');
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}
