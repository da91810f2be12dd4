import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useMemo } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { PagePlaceholder } from '../../components/placeholders/placeholders.tsx';
import { useGlobalKeys } from '../../components/use-global-keys.ts';
import { FLOOR_PATH, isFloorPath } from '../../entities/jobs/job-paths.ts';
import { useLiveNotices } from '../../features/notices/use-live-notices.ts';
import { pages } from '../../lib/pages.ts';
import { useSession, useSessionUser } from '../../lib/session/session-store.ts';
import { AccessGate } from '../licence/access-gate.tsx';
import { LicenceNotice } from '../licence/licence-notice.tsx';
import { ResellerDialogProvider } from '../licence/reseller-dialog.tsx';
import { logOut } from '../session/end-session.ts';
import { useShareTarget } from '../share-worker/use-share-target.ts';
import { CommandPalette } from './command-palette.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { openPalette } from './open-palette.ts';
import classes from './private-shell.module.css';
import { Shortcuts } from './shortcuts.tsx';
import { Sidebar } from './sidebar.tsx';
import { useSidebarWidth } from './use-sidebar-width.ts';

/** Rarely needed, so it is loaded on demand. */
const SecondFactorDuePage = lazy(() =>
  import('../../features/second-factor/pages/second-factor-due-page.tsx').then((m) => ({
    default: m.SecondFactorDuePage,
  })),
);

/** Around every private page: sidebar or drawer, palette, shortcuts, licence notices. */
export function PrivateShell() {
  const session = useSession();
  if (session.status !== 'in') return <Navigate to={pages.login} replace />;
  if (session.user.sharedTablet) return <TabletShell />;
  return session.user.secondFactorDue ? <DueShell /> : <Shell />;
}

/** The shell of a shared tablet: the pages of the floor, without links to others. */
function TabletShell() {
  const { pathname } = useLocation();
  if (!isFloorPath(pathname)) return <Navigate to={FLOOR_PATH} replace />;
  return (
    <main id="contenuto" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** Whatever address was opened: first the second step that the company asks for. */
const DueShell = () => (
  <main id="contenuto" tabIndex={-1}>
    <Suspense fallback={<PagePlaceholder />}>
      <SecondFactorDuePage onLeave={logOut} />
    </Suspense>
  </main>
);

function Shell() {
  const [narrow, toggleNarrow] = useSidebarWidth();
  const [helpOpen, help] = useDisclosure(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isBare = useSessionUser().role === 'reparto' && isFloorPath(pathname);
  const isLoading = useNavigation().state === 'loading';
  const keys = useMemo(
    () => ({ '?': help.open, '/': openPalette, n: () => void navigate(pages.quoteTools) }),
    [help.open, navigate],
  );
  useGlobalKeys(keys);
  useLiveNotices();
  useShareTarget();
  return (
    <ResellerDialogProvider>
      <a className={classes.skip} href="#contenuto">
        Vai al contenuto
      </a>
      <div className={classes.shell} data-narrow={narrow || undefined} data-bare={isBare || undefined}>
        {isBare ? null : (
          <>
            <aside className={classes.side}>
              <Sidebar narrow={narrow} onToggle={toggleNarrow} onHelp={help.open} />
            </aside>
            <MobileBar />
          </>
        )}
        <main className={classes.main} id="contenuto" tabIndex={-1}>
          {isLoading ? (
            <PagePlaceholder />
          ) : (
            <AccessGate>
              <Outlet />
            </AccessGate>
          )}
        </main>
      </div>
      <LicenceNotice />
      <CommandPalette />
      <Shortcuts opened={helpOpen} onClose={help.close} />
    </ResellerDialogProvider>
  );
}
