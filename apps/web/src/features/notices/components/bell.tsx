import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countOf } from '../../../lib/format/counts.ts';
import { noticesQuery } from '../api/notices-calls.ts';
import classes from './notices.module.css';
import { NoticesList } from './notices-list.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

interface BellProps {
  /** A sentence of the program itself, above the list: the licence that ends. */
  readonly remark: string | null;
  /** Whether that sentence is urgent. */
  readonly isUrgent: boolean;
  readonly size?: number;
}

const MOST_SHOWN = 99;

/** The bell with the user's notices. */
export function Bell({ remark, isUrgent, size = 26 }: BellProps) {
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { unread = 0, rows = [] } = useQuery(noticesQuery).data ?? {};
  const count = unread + (isUrgent ? 1 : 0);
  const label = count === 0 ? 'Notifiche' : `Notifiche: ${countOf(count, 'nuova', 'nuove')}`;
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        width={340}
        trapFocus
        returnFocus
        withinPortal
      >
        <Indicator
          disabled={count === 0}
          size={15}
          // A larger button has its picture further inside.
          offset={size > 30 ? 12 : 5}
          color="var(--accent)"
          label={count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)}
          classNames={{ indicator: classes.count ?? '' }}
        >
          <Popover.Target>
            <ActionIcon size={size} aria-label={label} onClick={() => setOpen(!isOpen)}>
              <IconBell size={size > 30 ? 20 : 17} stroke={1.6} />
            </ActionIcon>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown p={0} aria-label="Notifiche">
          <NoticesList
            remark={remark}
            rows={rows}
            unread={unread}
            onLeave={() => setOpen(false)}
            onChoose={() => {
              setOpen(false);
              setChoosing(true);
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {isChoosing ? <SettingsDialog onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
