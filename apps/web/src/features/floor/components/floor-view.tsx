import { type ReactNode, useMemo } from 'react';
import { formatWeekday } from '../../../lib/format/dates.ts';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { useKiosk } from '../kiosk/kiosk-store.ts';
import { useBadgeAddress } from '../kiosk/use-badge-address.ts';
import { usePresser } from '../kiosk/use-presser.tsx';
import { useOutbox } from '../outbox/use-outbox.ts';
import { FloorFrame } from './floor-frame.tsx';
import { WaitingBar } from './waiting-bar.tsx';

interface FloorViewProps {
  readonly title: string;
  readonly person: ReactNode;
  readonly children: ReactNode;
}

/** One of the three views of the floor, with the person, unsent events and, on a shared tablet, the question who it is. */
export function FloorView({ title, person, children }: FloorViewProps) {
  const { firstName, lastName } = useSessionUser();
  const { isShared, presser } = useKiosk();
  const { pending, isCut } = useOutbox();
  const { bar } = usePresser();
  useBadgeAddress();
  const today = useMemo(() => formatWeekday(new Date()), []);
  const name = isShared ? (presser?.name ?? 'Tablet condiviso') : `${firstName} ${lastName}`;
  return (
    <FloorFrame title={title} note={`${name} · ${today}`} person={person}>
      <WaitingBar pending={pending} isCut={isCut} />
      {bar}
      {children}
    </FloorFrame>
  );
}
