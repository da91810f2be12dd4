import { type Press, useOutbox } from '../outbox/use-outbox.ts';
import { usePresser } from './use-presser.tsx';

/** Presses in the name of the person at this device. Resolves to false where nobody identified themselves. */
export function usePressAs() {
  const { press } = useOutbox();
  const presence = usePresser();
  const pressAs = async (events: readonly Press[]): Promise<boolean> => {
    const presser = await presence.who();
    if (presser === undefined) return false;
    await press(events, presser?.pass);
    return true;
  };
  return { pressAs, ...presence };
}
