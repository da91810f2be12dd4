import { type InstallationWarning, installation } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';

export interface InstallationLooks {
  readonly isProxyIgnored: () => boolean;
  readonly isReachable: boolean;
}

/** Other resellers of the installation learn nothing about it. */
export const getInstallation = ({ isProxyIgnored, isReachable }: InstallationLooks) =>
  endpoint(installation.get, async ({ actor, supplierGuid, tenant }) => {
    if (actor.companyGuid !== supplierGuid) return { warnings: [] };
    const warnings: InstallationWarning[] = [];
    if (isProxyIgnored()) warnings.push('proxy-not-trusted');
    const hasSamples = await tenant((db) =>
      db.selectFrom('installation').select('demo').executeTakeFirstOrThrow(),
    );
    if (isReachable && hasSamples.demo) warnings.push('sample-accounts');
    return { warnings };
  });
