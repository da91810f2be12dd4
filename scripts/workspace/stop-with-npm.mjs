// @ts-check

/**
 * npm passes a signal on to the shell it started, and that shell dies without telling its child: after
 * `kill <npm>` the server would live on, holding the port and the database's lock. When the shell is gone the
 * server is asked to stop as if the signal had reached it. (On Windows the parent's number never changes and
 * Ctrl-C reaches every process of the console.)
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
