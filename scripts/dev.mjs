// @ts-check
// npm run dev: the server, rebuilt and restarted on change, and the web app with hot reload in front of it.
import './workspace/check-node.mjs';
import { join } from 'node:path';
import { webConfig } from './build/build-web.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { watchServer } from './dev/watch-server.mjs';
import { installIfNeeded } from './workspace/install.mjs';
import { reportFailure } from './workspace/report-failure.mjs';
import { root } from './workspace/root.mjs';

async function main() {
  await installIfNeeded('build');
  // The server serves the public pages and, without hot reload, the app of the last build.
  await ensureBuilt('database', 'web', 'landing');
  const port = process.env.PORT ?? '3000';
  const stopServer = await watchServer();
  const { createServer } = await import('vite');
  const web = await createServer({
    root: join(root, 'apps', 'web'),
    configFile: webConfig,
    server: { proxy: { '/api': `http://localhost:${port}` } },
  });
  await web.listen();
  console.log(`Web app with hot reload (API and public pages at http://localhost:${port}):`);
  web.printUrls();

  const stop = async () => {
    await web.close();
    await stopServer();
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, stop);
}

main().catch(reportFailure);
