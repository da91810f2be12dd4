import { Button, Menu } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';

const dialogs = {
  choose: lazy(() => import('../../dialogs/templates-dialog.tsx')),
  save: lazy(() => import('../../dialogs/save-cycle-dialog.tsx')),
};

/** Recurring cycles: taken from a template, or saved as one. */
export const CycleMenu = memo(function CycleMenu({ hasPhases }: { readonly hasPhases: boolean }) {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
  const Dialog = open ? dialogs[open] : null;
  return (
    <>
      <Menu position="bottom-end" withinPortal returnFocus>
        <Menu.Target>
          <Button size="xs" variant="subtle" leftSection={<IconRoute size={14} stroke={1.6} />}>
            Modelli
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('choose')}>Da modello di ciclo…</Menu.Item>
          <Menu.Item onClick={() => setOpen('save')} disabled={!hasPhases}>
            Salva il ciclo come modello…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
});
