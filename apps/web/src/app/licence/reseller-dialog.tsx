import { useDisclosure } from '@mantine/hooks';
import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { CHUNK_TIMEOUT_MS, loadWithin } from '../routing/lazy-page.ts';

const ContactDialog = lazy(() =>
  loadWithin(() => import('../../features/contact/components/contact-dialog.tsx'), CHUNK_TIMEOUT_MS).then(
    (module) => ({ default: module.ContactDialog }),
  ),
);

const OpenDialog = createContext<() => void>(() => {});

/** Opens 'Contatta il rivenditore', prefilled with the user's name and e-mail. */
export const useResellerDialog = (): (() => void) => useContext(OpenDialog);

export function ResellerDialogProvider({ children }: { readonly children: ReactNode }) {
  const [opened, dialog] = useDisclosure(false);
  const user = useSessionUser();
  return (
    <OpenDialog value={dialog.open}>
      {children}
      <Suspense fallback={null}>
        {opened ? (
          <ContactDialog
            onClose={dialog.close}
            defaults={{ name: `${user.firstName} ${user.lastName}`.trim(), email: user.mail }}
            companyGuid={user.companyGuid}
          />
        ) : null}
      </Suspense>
    </OpenDialog>
  );
}
