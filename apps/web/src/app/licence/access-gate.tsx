import type { ReactNode } from 'react';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { isLicenceExpired } from '../../lib/session/licence.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { usePageHandle } from '../routing/page-handle.ts';
import { DeniedScreen } from './denied-screen.tsx';
import { UnauthorisedScreen } from './unauthorised-screen.tsx';

/** Shows the page only to users with access: first the licence is checked, then the capability. */
export function AccessGate({ children }: { readonly children: ReactNode }) {
  const { capabilities, licenseExpiration } = useSessionUser();
  const page = usePageHandle();
  if (page?.licensed && isLicenceExpired(licenseExpiration, Date.now())) return <DeniedScreen />;
  if (page?.needs && !hasCapability(capabilities, page.needs)) return <UnauthorisedScreen />;
  return children;
}
