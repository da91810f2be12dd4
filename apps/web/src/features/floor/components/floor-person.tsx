import { Menu } from '@mantine/core';
import { IconBriefcase, IconLogout, IconTimeline } from '@tabler/icons-react';
import { Link } from 'react-router';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { useKiosk } from '../kiosk/kiosk-store.ts';
import classes from './floor.module.css';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The person at this device. On their own phone their picture opens the few ways out of the floor. */
export function FloorPerson({ onLeave }: { readonly onLeave: () => void }) {
  const { firstName, lastName, role } = useSessionUser();
  const { isShared, presser } = useKiosk();
  const initials = initialsOf(isShared ? (presser?.name ?? '?') : `${firstName} ${lastName}`);
  if (isShared)
    return (
      <span className={classes.avatar} aria-hidden="true">
        {initials}
      </span>
    );
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.avatar} aria-label={`Menu di ${firstName} ${lastName}`}>
          {initials}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={role === 'reparto' ? `${JOBS_PATH}/elenco` : JOBS_PATH}
          leftSection={<IconBriefcase size={18} stroke={1.6} aria-hidden="true" />}
        >
          Elenco commesse
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`${JOBS_PATH}/piano`}
          leftSection={<IconTimeline size={18} stroke={1.6} aria-hidden="true" />}
        >
          Piano macchine
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.6} aria-hidden="true" />} onClick={onLeave}>
          Esci
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
