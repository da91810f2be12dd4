// @ts-check
import { aptInstall, canAptInstall } from '../machine/apt-install.mjs';
import { programOnPath } from '../machine/find-program.mjs';
import { findServerFolder } from '../postgres/find-postgres.mjs';

const PACKAGES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', pgbouncer: 'pgbouncer' };

/** Installs the programs of the cluster where they are missing, and returns the folder of PostgreSQL's own. */
export async function ensureClusterPrograms() {
  const missing = Object.entries(PACKAGES).filter(([program]) => !programOnPath(program));
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name);
    if (!canAptInstall() || !(await aptInstall([...names, 'python3-etcd', 'iproute2'])))
      throw new Error(`Install first: ${names.join(', ')}.`);
  }
  return findServerFolder();
}
