import { useSyncExternalStore } from 'react';
import type { Cursor, Playback } from '../analysis/playback.ts';

export const useCursor = (playback: Playback): Cursor =>
  useSyncExternalStore(playback.subscribe, playback.snapshot);
