import { Tooltip } from '@mantine/core';
import { IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { notifyFailed } from '../../components/notify.tsx';
import { changeTheme, useTheme } from '../../features/preferences/theme-store.ts';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { logOut } from '../session/end-session.ts';
import classes from './sidebar.module.css';

const initials = (first: string, last: string): string => `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();

async function toggleTheme(dark: boolean): Promise<void> {
  try {
    await changeTheme(dark ? 'light' : 'dark');
  } catch (error) {
    if (!isAnnounced(error)) notifyFailed(`Il tema non è stato salvato. ${errorText(error)}`);
  }
}

interface UserCornerProps {
  readonly narrow: boolean;
  readonly onHelp?: (() => void) | undefined;
}

/** Foot of the sidebar: user, theme, shortcuts, logout. */
export function UserCorner({ narrow, onHelp }: UserCornerProps) {
  const user = useSessionUser();
  const dark = useTheme() === 'dark';
  const actions = [
    {
      label: 'Tema scuro',
      icon: dark ? IconSun : IconMoon,
      run: () => void toggleTheme(dark),
      switched: dark,
    },
    ...(onHelp ? [{ label: 'Scorciatoie', icon: IconKeyboard, run: onHelp, hint: '?' }] : []),
    { label: 'Logout', icon: IconLogout, run: logOut },
  ];
  return (
    <div className={classes.foot}>
      <div className={classes.who} data-private>
        <span className={classes.avatar} aria-hidden="true">
          {initials(user.firstName, user.lastName)}
        </span>
        {narrow ? null : (
          <div className={classes.names}>
            Ciao, {user.firstName}
            <small>{user.companyName}</small>
          </div>
        )}
      </div>
      {actions.map(({ label, icon: Icon, run, switched, hint }) => (
        <Tooltip key={label} label={label} position="right" disabled={!narrow}>
          <button
            type="button"
            className={classes.link}
            onClick={run}
            aria-label={narrow ? label : undefined}
            {...(switched === undefined ? {} : { role: 'switch', 'aria-checked': switched })}
          >
            <Icon size={16} stroke={1.6} aria-hidden="true" />
            {narrow ? null : <span className={classes.label}>{label}</span>}
            {switched !== undefined && !narrow ? (
              <span className={classes.switch} aria-hidden="true" />
            ) : null}
            {hint && !narrow ? <kbd className={classes.hint}>{hint}</kbd> : null}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
