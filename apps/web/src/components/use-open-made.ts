import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Opens the page of a row that was just created. The page before goes at once: until a slow browser has rendered the
 * next one, it would take clicks and typing under the new address, and lose them.
 */
export function useOpenMade(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => void navigate(path, { flushSync: true }), [navigate]);
}
