/**
 * Elements marked `data-reveal` rise into place when they come into view. Only those still below the fold are hidden,
 * and only by this script: without it, or with reduced motion, nothing moves.
 */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return;

  // The observer first reports every element right after layout, then each one when it enters the screen.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // Elements that are already visible, even partly, are never hidden again.
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
