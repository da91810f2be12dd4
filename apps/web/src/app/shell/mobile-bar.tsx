import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Mark } from '../../components/mark.tsx';
import { pages } from '../../lib/pages.ts';
import classes from './mobile-bar.module.css';
import { Notices } from './notices.tsx';
import { openPalette } from './open-palette.ts';
import { Sidebar } from './sidebar.tsx';

/** On a phone: a bar with the menu button; the sidebar opens as a drawer. */
export function MobileBar() {
  const [opened, drawer] = useDisclosure(false);
  return (
    <div className={classes.bar}>
      <ActionIcon size={44} aria-label="Apri il menu" aria-expanded={opened} onClick={drawer.open}>
        <IconMenu2 size={20} stroke={1.6} />
      </ActionIcon>
      <Link to={pages.dashboard} className={classes.home} aria-label="Truciolo, dashboard">
        <Mark size={24} />
        Truciolo
      </Link>
      <Notices size={44} />
      <ActionIcon size={44} aria-label="Cerca o crea" onClick={openPalette}>
        <IconSearch size={20} stroke={1.6} />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        title="Menu"
        size={288}
        classNames={{ content: classes.content, header: classes.header, body: classes.body }}
        closeButtonProps={{ 'aria-label': 'Chiudi il menu' }}
      >
        <Sidebar narrow={false} onNavigate={drawer.close} />
      </Drawer>
    </div>
  );
}
