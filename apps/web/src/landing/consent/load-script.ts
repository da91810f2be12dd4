/** Time-out of loading the consent script (SPEC section 9). */
const SCRIPT_TIMEOUT_MS = 120_000;

/** Each try is a new element, because a failed one stays failed. Rejects on an error and when time is up. */
export function loadScript(src: string, type: 'module' | 'text/javascript'): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${reason}: ${src}`));
    };
    const timer = setTimeout(() => fail('Script timed out'), SCRIPT_TIMEOUT_MS);
    script.type = type;
    script.src = src;
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('Script failed'));
    document.head.append(script);
  });
}
