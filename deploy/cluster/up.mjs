// @ts-check
// node deploy/cluster/up.mjs: starts the cluster of docs/operations.md on this machine (root, Linux), with a database for
// the application, prints the settings and stops everything with Ctrl-C.
import { startFailoverCluster } from '../../scripts/cluster/start-cluster.mjs';
import { createDatabase } from '../../scripts/e2e/create-database.mjs';

const cluster = await startFailoverCluster();
const { settings } = await createDatabase(cluster.url);
const login = new URL(settings.DATABASE_URL ?? '');
const port = await cluster.startPooler({ [login.username]: decodeURIComponent(login.password) });
const pooled = new URL(login);
pooled.port = String(port);
console.log('The cluster runs. Settings of the application:\n');
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);
console.log(`\nThrough PgBouncer:\nDATABASE_URL=${pooled.href}\nDATABASE_DIRECT_URL=${login.href}`);
for (const { name, address } of cluster.nodes) console.log(`${name}: curl http://${address}:8008/cluster`);
process.on('SIGINT', () => {
  cluster.stop();
  process.exit(0);
});
setInterval(() => {}, 60_000);
