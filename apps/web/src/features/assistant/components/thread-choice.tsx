import { Menu } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ThreadProposal } from '@truciolo/part';
import classes from './lists.module.css';

interface ThreadChoiceProps {
  readonly proposals: readonly ThreadProposal[];
  /** Undefined: not answered yet. */
  readonly said: string | null | undefined;
  /** Name of the hole for screen readers. */
  readonly hole: string;
  readonly onThread: (thread: string | null | undefined) => void;
}

/** "M8?" with yes and no; the answer stays visible and can be changed. */
export function ThreadChoice({ proposals, said, hole, onThread }: ThreadChoiceProps) {
  const [first] = proposals;
  if (!first) return null;
  const menu = (label: string, name: string) => (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.threadName} aria-label={`${name}: ${hole}`}>
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {proposals.map(({ designation }) => (
          <Menu.Item key={designation} onClick={() => onThread(designation)}>
            {designation}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onThread(null)}>Nessun filetto</Menu.Item>
        {said === undefined ? null : <Menu.Item onClick={() => onThread(undefined)}>Non so ancora</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
  if (said === undefined) {
    return (
      <span className={classes.thread} data-asks>
        {menu(`${first.designation}?`, 'Filetto proposto')}
        <button
          type="button"
          aria-label={`Sì, ${first.designation}: ${hole}`}
          onClick={() => onThread(first.designation)}
        >
          <IconCheck size={13} stroke={2.2} />
        </button>
        <button type="button" aria-label={`No, nessun filetto: ${hole}`} onClick={() => onThread(null)}>
          <IconX size={13} stroke={2.2} />
        </button>
      </span>
    );
  }
  return <span className={classes.thread}>{menu(said ?? 'liscio', 'Filetto')}</span>;
}
