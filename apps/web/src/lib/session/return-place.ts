import { tabText } from '../stored-text.ts';

const KEY = 'return-place';

interface Place {
  /** null: any user, for a link that was opened without a session. */
  readonly user: string | null;
  readonly path: string;
}

/** Page at which a session ended: its user returns to it with the next login in this window. */
export const rememberPlace = (place: Place): void => tabText.write(KEY, JSON.stringify(place));

export const forgetPlace = (): void => tabText.remove(KEY);

/** Once, and for the person that the place belongs to. */
export function takePlace(user: string): string | null {
  const text = tabText.read(KEY);
  forgetPlace();
  try {
    const place = JSON.parse(text ?? 'null') as Partial<Place> | null;
    const isTheirs = place?.user === user || place?.user === null;
    return isTheirs && place.path?.startsWith('/') ? place.path : null;
  } catch {
    return null;
  }
}
