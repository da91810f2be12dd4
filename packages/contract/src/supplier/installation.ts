import { z } from 'zod';
import { capabilities, route } from '../kit/route.ts';

/** Settings of the installation that its administrators should correct. */
const installationWarnings = ['proxy-not-trusted', 'sample-accounts'] as const;
export type InstallationWarning = (typeof installationWarnings)[number];

export const installation = {
  get: route({
    method: 'GET',
    path: '/supplier/installation',
    summary: 'What the administrators of the installation should correct; empty for other resellers',
    access: 'session',
    capability: [capabilities.manageSupplierLicences],
    skipsUnread: true,
    answer: z.object({ warnings: z.array(z.enum(installationWarnings)) }),
  }),
};
