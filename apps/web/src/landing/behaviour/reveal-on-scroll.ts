/**
 * Elements marked `data-reveal` rise into place when they come into view. Only those still below the fold are hidden,
 * and only by this script: without it, or for who prefers reduced motion, the page simply stands still.
 */
export function revealOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.replace('reveal-wait', 'revealed');
        observer.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );

  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.classList.add('reveal-wait');
    observer.observe(element);
  }
}
